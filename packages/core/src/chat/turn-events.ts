import type { FlowContext } from '../context.ts';
import { isApiError, isUnanswered, withSupportCode } from '../http/errors.ts';
import { chatTexts } from '../texts/chat.ts';
import { proxyTexts } from '../texts/proxy.ts';
import type { Turn, TurnEvents } from './chat-turn.ts';
import type { ChatView } from './chat-view.ts';
import type { DraftKeeper } from './draft-keeper.ts';

/** Applies the progress of a turn to the screen and the drafts. */
export function createTurnEvents(context: FlowContext, view: ChatView, drafts: DraftKeeper): TurnEvents {
  const { session, notices } = context;
  const { store } = view;
  const texts = () => context.texts('chat', chatTexts);

  /** Removes the draft of a question that has arrived. */
  function forget({ conversationId, question }: Turn): void {
    if (drafts.read(conversationId) === question.text) drafts.write(conversationId, '');
  }

  return {
    created(turn) {
      // The text in the input becomes the draft of the new conversation.
      const draft = (turn.view === view.current() && store.getState().draft) || turn.question.text;
      view.created(turn);
      drafts.write(turn.conversationId, draft);
      if (drafts.read(null) === draft) drafts.write(null, '');
    },
    progressed: view.progressed,
    answered(turn, answer, mayBeShown) {
      forget(turn);
      view.answered(turn, answer, mayBeShown);
    },
    failed(turn, key, error) {
      if (turn.phase === 'checking' && turn.end === 'stopped') {
        view.withdraw(turn);
        view.giveBack(turn);
      } else if (turn.text || turn.end === 'stopped') {
        // A question that is stopped during its upload may not have arrived. Then only its draft survives a reload.
        if (turn.text) forget(turn);
        view.interrupted(turn, key);
      } else {
        const words = [texts().errors.send, hintOf(error)] as const;
        if (!view.isOpen(turn)) notices.notify('error', words.join(' ').trim());
        view.failed(turn, key, ...words);
        view.giveBack(turn);
      }
    },
    limited(turn) {
      session.setFreePlanLimited(true);
      view.withdraw(turn);
      drafts.park(turn.conversationId, turn.question.attachmentsPreview);
      notices.notify('error', texts().limit.reached);
      store.setState({ isDraftKept: turn.question.text !== '' });
    },
    listChanged() {
      store.setState({ listVersion: store.getState().listVersion + 1 });
    },
  };
}

/** What is known of the cause, or nothing: a lost connection, a proxy's failure, or the gateway's reason; and the support code. */
export function hintOf(error: unknown): string {
  if (!isApiError(error)) return '';
  const { status, code, isFromProxy, serverMessage } = error;
  const { tooLarge, down, slow, page, silent } = proxyTexts;
  if (isUnanswered(error)) return isFromProxy ? page : silent;
  // With status 500, the message is the AI service's or names no cause.
  const reason = code && status !== 500 && serverMessage;
  if (!isFromProxy) return withSupportCode(reason || '', error);
  return status === 413 ? tooLarge : status === 504 ? slow : down;
}
