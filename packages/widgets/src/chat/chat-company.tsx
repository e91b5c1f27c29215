import { type ChatFlow, chatOpeningTexts, type Id, isFreeLimited, mayIdentify } from '@vesalio/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { later } from '../later.tsx';
import { useApp } from '../provider.tsx';

export { ChatAnnouncer } from './chat-announcer.tsx';

const DockNotes = later(
  () => import('./dock-notes.tsx').then((part) => part.DockNotes),
  undefined,
  (_, { notices, texts }) => notices.notify('error', texts('chat', chatOpeningTexts).welcome.failed),
);

interface Listeners {
  onConversationChange?: ((conversationId: Id | null, how: { replace: boolean }) => void) | undefined;
  onAnswer?: ((answer: { conversationId: Id | null; messageId: Id | null }) => void) | undefined;
}

interface ChatCompanyProps extends Listeners {
  flow: ChatFlow;
  onNavigate?: ((to: string) => void) | undefined;
}

/** What accompanies a conversation once it is there: the address, the draft, and notes above the input. */
export function ChatCompany({ flow, onNavigate, ...props }: ChatCompanyProps) {
  useConversationChange(flow, props);
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
    ? import('./chat-ask.ts').then(
        ({ askSeen }) => askSeen(flow, question),
        () => flow.offer(question),
      )
    : flow.ask(question);

/** The address follows the conversation that the first send created. */
function useConversationChange(flow: ChatFlow, { onConversationChange, onAnswer }: Listeners): void {
  useEffect(
    () =>
      flow.store.subscribe((state, before) => {
        if (state.conversationId !== before.conversationId && state.isNewlyCreated) {
          onConversationChange?.(state.conversationId, { replace: true });
        }
        if (state.finished && state.finished !== before.finished) onAnswer?.(state.finished);
      }),
    [flow, onConversationChange, onAnswer],
  );
}

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
