import { type Conversation, type ConversationsFlow, conversationTexts, limits } from '@vesalio/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useUniqueId } from '../../ui/unique-id.ts';

export interface RenameDialogProps {
  flow: ConversationsFlow;
  conversation: Conversation;
  onClose: () => void;
}

/** 'Renomear conversa'. */
export function RenameDialog({ flow, conversation, onClose }: RenameDialogProps) {
  const { renaming } = useTexts('chat', conversationTexts);
  const [isBusy, setBusy] = useState(false);
  const [isIdentifying, setIdentifying] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useUniqueId();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setIdentifying(false);
    const outcome = await flow.rename(conversation, field.current?.value ?? '');
    setBusy(false);
    setIdentifying(outcome === 'identifying');
    if (outcome === 'saved') onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={renaming.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{renaming.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={isBusy}>
            {renaming.save}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void save(event)}>
        <Field
          label={renaming.field}
          hint={renaming.hint}
          error={isIdentifying ? renaming.identifying : undefined}
        >
          <TextInput
            ref={field}
            data-autofocus
            defaultValue={conversation.title}
            maxLength={limits.ownTitleLength}
            autoComplete="off"
          />
        </Field>
      </form>
    </Dialog>
  );
}
