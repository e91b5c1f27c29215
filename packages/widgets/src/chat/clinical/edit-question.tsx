import { type ChatMessage, editTexts } from '@vesalio/core';
import { Pencil } from 'lucide';
import { type ReactNode, useState } from 'react';
import { LazyView } from '../../lazy.tsx';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { onDemand } from '../lazy-on-demand.ts';
import { useChatTools } from './chat-tools.ts';

const takeFocus = (button: HTMLElement | null) => button?.focus();

interface EditQuestionProps {
  message: ChatMessage;
  /** Only the last question can be edited, and not while its answer is being written. */
  isLast: boolean;
  children: ReactNode;
}

/** The text of a question. The last question has a button to edit it in place. */
export function EditQuestion({ message, isLast, children }: EditQuestionProps) {
  const tools = useChatTools();
  const texts = useTexts('chat', editTexts).edit;
  const [state, setState] = useState<'idle' | 'open' | 'cancelled'>('idle');
  if (!isLast || !tools?.features.edit) return children;
  const cancel = () => setState('cancelled');
  if (state === 'open')
    return (
      <LazyView of={onDemand} onFail={cancel} fallback={children}>
        {({ QuestionEditor }) => (
          <QuestionEditor {...tools} message={message} onCancel={cancel} onSend={() => setState('idle')} />
        )}
      </LazyView>
    );
  return (
    <>
      {children}
      <IconButton
        ref={state === 'cancelled' ? takeFocus : null}
        className="vs-message__edit vs-no-print"
        size="small"
        icon={Pencil}
        iconSize={14}
        label={texts.open}
        onClick={() => setState('open')}
      />
    </>
  );
}
