import {
  type Feedback,
  type FeedbackFlow,
  type FeedbackReason,
  feedbackReasons,
  feedbackTexts,
  type RatedMessage,
} from '@vesalio/core';
import { type FormEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/forms/choice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useUniqueId } from '../../ui/unique-id.ts';
import { CommentField } from './comment-field.tsx';

export interface FeedbackDialogProps {
  flow: FeedbackFlow;
  message: RatedMessage;
  /** The user's earlier rating. */
  rating: Feedback | undefined;
  onClose: () => void;
}

/** 'Não útil': takes the reasons and a comment. Also changes or withdraws a rating. */
export function FeedbackDialog({ flow, message, rating, onClose }: FeedbackDialogProps) {
  const app = useApp();
  const texts = useTexts('chat', feedbackTexts).feedback;
  const isBusy = useStore(flow.store, (state) => state.isBusy);
  const [reasons, setReasons] = useState<readonly FeedbackReason[]>(rating?.reasons ?? []);
  const [text, setText] = useState(rating?.text ?? '');
  const [problem, setProblem] = useState<'reason' | 'identifying' | null>(null);
  const id = useUniqueId();
  const edit = (next: string) => {
    setText(next);
    setProblem(null);
  };
  const toggle = (reason: FeedbackReason, isChosen: boolean) => {
    setReasons(isChosen ? [...reasons, reason] : reasons.filter((one) => one !== reason));
    setProblem(null);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (reasons.length === 0) return setProblem('reason');
    const outcome = await flow.rate(message, { helpful: false, reasons, text: text.trim() });
    if (outcome === 'identifying') setProblem('identifying');
    if (outcome !== 'saved') return;
    app.notices.notify('success', texts.thanks);
    onClose();
  };
  const withdraw = async () => {
    if (!(await flow.withdrawRating(message))) return;
    app.notices.notify('info', texts.withdrawn);
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      closeLabel={texts.close}
      actions={
        <>
          {rating && (
            <Button variant="ghost" disabled={isBusy} onClick={() => void withdraw()}>
              {texts.withdraw}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={isBusy}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={id} className="vs-feedback__form" onSubmit={(event) => void send(event)}>
        <fieldset className="vs-feedback__reasons" aria-describedby={problem ? `${id}-error` : undefined}>
          <legend>{texts.reasonsLabel}</legend>
          {feedbackReasons.map((reason) => (
            <Checkbox
              key={reason}
              label={texts.reasons[reason]}
              checked={reasons.includes(reason)}
              onChange={(event) => toggle(reason, event.currentTarget.checked)}
            />
          ))}
          {problem === 'reason' && (
            <p className="vs-feedback__error" id={`${id}-error`} role="alert">
              {texts.needsReason}
            </p>
          )}
        </fieldset>
        <CommentField
          flow={flow}
          label={texts.comment}
          isOptional
          value={text}
          onChange={edit}
          isIdentifying={problem === 'identifying'}
        />
      </form>
    </Dialog>
  );
}
