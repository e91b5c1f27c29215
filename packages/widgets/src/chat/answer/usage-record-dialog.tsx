import { answerMenuTexts, type ChatFlow, type ChatMessage, chatTexts } from '@vesalio/core';
import { ClipboardPen } from 'lucide';
import { useApp, useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useChatBrand } from '../chat-brand.ts';
import { proof } from '../proof/lazy-proof.ts';
import { recordText } from './record-text.ts';
import { useCopy } from './use-copy.ts';

export interface UsageRecordDialogProps {
  flow: ChatFlow;
  message: ChatMessage;
  /** Name and council number. */
  professional: string;
  onClose: () => void;
}

/** Shows the record of this use of the assistant before it is copied. */
export function UsageRecordDialog({ flow, message, professional, onClose }: UsageRecordDialogProps) {
  const chat = useTexts('chat', chatTexts);
  const { answer, record, recordPreview: texts } = useTexts('chat', answerMenuTexts);
  const brand = useChatBrand();
  const copy = useCopy();
  const app = useApp();
  const { messages } = flow.store.getState();
  const check = proof.store.getState().module?.divergingNote(app, message);
  const text = recordText(message, messages, brand, { ...chat, record }, professional, check);
  const copyAndClose = async () => {
    await copy(text, answer.copiedRecord);
    onClose();
  };
  return (
    <Dialog
      open
      title={record.title}
      description={texts.hint}
      onClose={onClose}
      closeLabel={texts.close}
      closeOnBackdrop
      actions={
        <Button variant="primary" icon={ClipboardPen} data-autofocus onClick={() => void copyAndClose()}>
          {texts.copy}
        </Button>
      }
    >
      <p className="vs-record">{text}</p>
    </Dialog>
  );
}
