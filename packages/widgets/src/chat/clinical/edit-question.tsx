import { type ChatMessage, editTexts } from '@vesalio/core';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LazyView } from '../../lazy.tsx';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { onDemand } from '../lazy-on-demand.ts';
import { useChatTools } from './chat-tools.ts';

const takeFocus = (button: HTMLElement | null) => button?.focus();

interface EditQuestionProps {
  message: ChatMessage;
  /** Only the last question can be edited, and not while its answer is written. */
  isLast: boolean;
  children: ReactNode;
}

/** The text of a question. The last one has a button that edits it in place, beside the same element. */
export function EditQuestion({ message, isLast, children }: EditQuestionProps) {
  const tools = useChatTools();
  const texts = useTexts('chat', editTexts).edit;
  /** Undefined until it was first opened, and after it has sent. */
  const [isOpen, setOpen] = useState<boolean>();
  if (!isLast || !tools?.features.edit) return children;
  if (isOpen)
    return (
      <LazyView of={onDemand} onFail={() => setOpen(false)} fallback={children}>
        {({ QuestionEditor }) => <QuestionEditor {...tools} message={message} onClose={setOpen} />}
      </LazyView>
    );
  return (
    <>
      {children}
      <IconButton
        ref={isOpen === false ? takeFocus : null}
        className="vs-message__edit vs-no-print"
        size="small"
        icon={Pencil}
        iconSize={14}
        label={texts.open}
        onClick={() => setOpen(true)}
      />
    </>
  );
}
