import {
  answerActionTexts,
  answerMenuTexts,
  type ChatFlow,
  type ChatMessage,
  chatTexts,
  feedbackTexts,
  isBusy,
} from '@vesalio/core';
import { ClipboardPen, Ellipsis, RotateCcw, ThumbsDown, ThumbsUp, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { useStore } from 'zustand';
import { LazyView } from '../../lazy.tsx';
import { useTexts } from '../../provider.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';
import { useExportItems } from '../clinical/use-export-items.ts';
import { onDemand } from '../lazy-on-demand.ts';
import { useFeedback } from '../records/use-feedback.tsx';
import { useProfessional } from './use-professional.ts';

export interface AnswerMenuProps {
  flow: ChatFlow;
  message: ChatMessage;
}

/** 'Mais' below an answer. To add an action, add an entry to `items`, and render its dialog below the menu. */
export function AnswerMenu({ flow, message }: AnswerMenuProps) {
  const texts = useTexts('chat', chatTexts).answer;
  const { more } = useTexts('chat', answerActionTexts).answer;
  const { usageRecord } = useTexts('chat', answerMenuTexts).answer;
  const feedbackWords = useTexts('chat', feedbackTexts);
  const feedback = useFeedback(flow, message);
  const professional = useProfessional();
  const exports = useExportItems(message, professional);
  const isLocked = useStore(flow.store, isBusy);
  const [isRecordOpen, setRecordOpen] = useState(false);
  const closeRecord = () => setRecordOpen(false);
  const items: MenuItem[] = [
    { id: 'record', label: usageRecord, icon: ClipboardPen, onSelect: () => setRecordOpen(true) },
    {
      id: 'retry',
      label: texts.retry,
      icon: RotateCcw,
      isNarrowOnly: true,
      disabled: isLocked,
      onSelect: () => void flow.retry(message.id),
    },
    ...(feedback.isOffered
      ? [
          {
            id: 'helpful',
            label: feedbackWords.feedback.helpful,
            icon: ThumbsUp,
            isNarrowOnly: true,
            isChecked: feedback.rating?.helpful === true,
            onSelect: feedback.rateHelpful,
          },
          {
            id: 'not-helpful',
            label: feedbackWords.feedback.notHelpful,
            icon: ThumbsDown,
            isNarrowOnly: true,
            isChecked: feedback.rating?.helpful === false,
            onSelect: feedback.openRating,
          },
          {
            id: 'clinical-error',
            label: feedbackWords.clinicalError.open,
            icon: TriangleAlert,
            onSelect: feedback.openReport,
          },
        ]
      : []),
    ...exports,
  ];
  return (
    <>
      <Menu startsOpen label={more} icon={Ellipsis} size="small" placement="bottom-end" items={items}>
        <span className="vs-button__label">{more}</span>
      </Menu>
      {feedback.dialog}
      {isRecordOpen && (
        <LazyView of={onDemand} onFail={closeRecord}>
          {({ UsageRecordDialog }) => (
            <UsageRecordDialog
              flow={flow}
              message={message}
              professional={professional}
              onClose={closeRecord}
            />
          )}
        </LazyView>
      )}
    </>
  );
}
