import { type Feedback, type FeedbackFlow, feedbackTexts, type RatedMessage } from '@vesalio/core';
import { type FormEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Status } from '../../ui/display/status.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useUniqueId } from '../../ui/unique-id.ts';
import { CommentField } from './comment-field.tsx';

export interface ClinicalErrorDialogProps {
  flow: FeedbackFlow;
  message: RatedMessage;
  /** The user's earlier report. */
  report: Feedback | undefined;
  onClose: () => void;
}

/** 'Notificar erro clínico': takes a description, shows the protocol number, and changes or withdraws a report. */
export function ClinicalErrorDialog({ flow, message, report, onClose }: ClinicalErrorDialogProps) {
  const app = useApp();
  const { feedback, clinicalError: texts } = useTexts('chat', feedbackTexts);
  const isBusy = useStore(flow.store, (state) => state.isBusy);
  const [text, setText] = useState(report?.text ?? '');
  const [problem, setProblem] = useState<'empty' | 'identifying' | null>(null);
  const [isSaved, setSaved] = useState(false);
  const id = useUniqueId();
  const edit = (next: string) => {
    setText(next);
    setProblem(null);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem('empty');
    const outcome = await flow.reportError(message, text.trim());
    if (outcome === 'identifying') setProblem('identifying');
    setSaved(outcome === 'saved');
  };
  const withdraw = async () => {
    if (!(await flow.withdrawReport(message))) return;
    app.notices.notify('info', texts.withdrawn);
    onClose();
  };
  const actions = isSaved ? (
    <Button variant="primary" onClick={onClose}>
      {feedback.close}
    </Button>
  ) : (
    <>
      {report && (
        <Button variant="ghost" disabled={isBusy} onClick={() => void withdraw()}>
          {texts.withdraw}
        </Button>
      )}
      <Button onClick={onClose}>{feedback.cancel}</Button>
      <Button variant="primary" type="submit" form={id} busy={isBusy}>
        {report ? texts.change : texts.send}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={texts.title}
      description={isSaved ? undefined : texts.about}
      onClose={onClose}
      closeLabel={feedback.close}
      actions={actions}
    >
      <form id={id} className="vs-feedback__form" onSubmit={(event) => void send(event)}>
        {isSaved && <Status>{texts.saved}</Status>}
        {report?.protocol && (
          <p className="vs-feedback__protocol">
            {texts.protocol} <strong>{report.protocol}</strong>
          </p>
        )}
        {!isSaved && (
          <CommentField
            flow={flow}
            label={texts.field}
            value={text}
            onChange={edit}
            isIdentifying={problem === 'identifying'}
            error={problem === 'empty' ? texts.needsText : undefined}
          />
        )}
      </form>
    </Dialog>
  );
}
