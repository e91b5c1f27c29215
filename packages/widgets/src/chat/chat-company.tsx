import { type ChatFlow, chatOpeningTexts, isFreeLimited, mayIdentify } from '@vesalio/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type ConversationListeners, followConversation } from '../elements/chat/follow-conversation.ts';
import { later } from '../later.tsx';
import { useApp } from '../provider.tsx';

export { ChatAnnouncer } from './messages/chat-announcer.tsx';

const DockNotes = later(
  () => import('./composer/dock-notes.tsx').then((part) => part.DockNotes),
  undefined,
  (_, { notices, texts }) => notices.notify('error', texts('chat', chatOpeningTexts).welcome.failed),
);

interface ChatCompanyProps extends ConversationListeners {
  flow: ChatFlow;
  onNavigate?: ((to: string) => void) | undefined;
}

/** What accompanies a conversation once it is there: the address, the draft, and notes above the input. */
export function ChatCompany({ flow, onNavigate, ...props }: ChatCompanyProps) {
  const { onConversationChange, onAnswer } = props;
  useEffect(
    () => followConversation(flow, () => ({ onConversationChange, onAnswer })),
    [flow, onConversationChange, onAnswer],
  );
  useDraftOnLeave(flow);
  const isLimited = useStore(useApp().session, isFreeLimited);
  const hasNote = useStore(flow.store, (state) => state.unsent !== null || state.isDraftRestored);
  // Fetched only when there is something to say.
  return isLimited || hasNote ? (
    <DockNotes flow={flow} isLimited={isLimited} onNavigate={onNavigate} />
  ) : null;
}

/** A starter question, which may be of the host's. */
export const askStarter = (flow: ChatFlow, question: string): Promise<unknown> =>
  mayIdentify(question)
    ? import('../elements/chat/chat-ask.ts').then(
        ({ askSeen }) => askSeen(flow, question),
        () => flow.offer(question),
      )
    : flow.ask(question);

/** The draft follows typing by a moment; leaving the page must not outrun it. */
function useDraftOnLeave(flow: ChatFlow): void {
  useEffect(() => {
    addEventListener('pagehide', flow.saveDraft);
    return () => {
      removeEventListener('pagehide', flow.saveDraft);
      flow.saveDraft();
    };
  }, [flow]);
}
