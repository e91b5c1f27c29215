import { type ChatFlow, type ChatMessage, type FeedbackFlow, feedbackOf, feedbackTexts } from '@vesalio/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { LazyView } from '../../lazy.tsx';
import { useApp, useTexts } from '../../provider.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useChatTools } from '../clinical/chat-tools.ts';
import { onDemand } from '../lazy-on-demand.ts';

const nothing = createStore<ReturnType<FeedbackFlow['store']['getState']>>(() => ({
  isOffered: false,
  items: [],
  isBusy: false,
}));

/** The open dialog. */
type Opened = 'rating' | 'clinical-error' | null;

/** The user's rating and error report for an answer, the actions that change them, and their dialogs. */
export function useFeedback(chat: ChatFlow, { messageId }: ChatMessage) {
  const app = useApp();
  const isWanted = useChatTools()?.features.feedback ?? false;
  const texts = useTexts('chat', feedbackTexts).feedback;
  const { value: flow } = useLoaded(app.feedback, { lazy: !isWanted });
  const { isOffered, items } = useStore(flow?.store ?? nothing);
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => void flow?.load(), [flow]);

  const rating = feedbackOf(items, messageId, 'rating');
  const report = feedbackOf(items, messageId, 'clinical-error');
  const close = () => setOpened(null);
  /** Dismisses earlier notices, which could cover or contradict the next one. */
  const clear = () => {
    for (const { id, text } of app.notices.getState().items)
      if (text === texts.thanks || text === texts.withdrawn) app.notices.dismiss(id);
  };
  const open = (dialog: Opened) => {
    clear();
    setOpened(dialog);
  };
  const place = () => ({ messageId: messageId ?? '', conversationId: chat.store.getState().conversationId });

  const rateHelpful = async () => {
    if (!flow) return;
    clear();
    if (rating?.helpful) {
      if (await flow.withdrawRating(place())) app.notices.notify('info', texts.withdrawn);
      return;
    }
    const outcome = await flow.rate(place(), { helpful: true, reasons: [], text: '' });
    if (outcome === 'saved') app.notices.notify('success', texts.thanks);
  };

  const dialog: ReactNode = flow && opened && (
    <LazyView of={onDemand} onFail={close}>
      {({ FeedbackDialog, ClinicalErrorDialog }) =>
        opened === 'rating' ? (
          <FeedbackDialog flow={flow} message={place()} rating={rating} onClose={close} />
        ) : (
          <ClinicalErrorDialog flow={flow} message={place()} report={report} onClose={close} />
        )
      }
    </LazyView>
  );
  return {
    isOffered: isWanted && isOffered && messageId !== null,
    rating,
    dialog,
    rateHelpful: () => void rateHelpful(),
    openRating: () => open('rating'),
    openReport: () => open('clinical-error'),
  };
}
