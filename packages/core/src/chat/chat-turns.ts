import { type Id, sameId } from '../ids.ts';
import type { PersonContext } from '../person-flow.ts';
import type { StoreApi } from '../store.ts';
import { createKey } from '../uuid.ts';
import type { ChatCalls } from './chat-calls.ts';
import { message, questionType } from './chat-messages.ts';
import type { ChatMessage, ChatState } from './chat-state.ts';
import { newTurn, type Turn, type TurnOutcome } from './chat-turn.ts';
import type { ChatView } from './chat-view.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { Verdict } from './proof/comparison/citation-check.ts';
import type { PendingTurns } from './resume/pending-turns.ts';
import type { Submission } from './submit.ts';
import { createTurnEvents } from './turn-events.ts';
import { createTurnRunner } from './turn-runner.ts';

export type ChatTurns = ReturnType<typeof createChatTurns>;

interface TurnsDeps {
  store: StoreApi<ChatState>;
  view: ChatView;
  drafts: DraftKeeper;
  calls: ChatCalls;
  pending: PendingTurns;
}

/** All turns in progress on this page, in any conversation. */
export function createChatTurns(own: PersonContext, { store, view, drafts, calls, pending }: TurnsDeps) {
  const turns = new Set<Turn>();
  /** The idempotency keys of turns whose verdicts have not been reported, by the id of their answer. */
  const reportKeys = new Map<string, string>();
  const run = createTurnRunner(own, calls, createTurnEvents(own, view, drafts), pending);

  /** @param follow reads an answer that was requested by an earlier page */
  async function start(
    turn: Turn,
    before: readonly ChatMessage[],
    follow?: Parameters<typeof run>[1],
  ): Promise<TurnOutcome> {
    turns.add(turn);
    reportKeys.set(turn.answerId, turn.idempotencyKey);
    // Stored as a draft, in case the page reloads before the question arrives. Does not overwrite a draft in the input.
    if (store.getState().draft === '') drafts.write(turn.conversationId, turn.question.text);
    view.begin(turn, before);
    const outcome = await run(turn, follow);
    turns.delete(turn);
    return outcome;
  }

  function drop(isDropped: (turn: Turn) => boolean): void {
    for (const turn of turns) {
      if (!isDropped(turn)) continue;
      turn.end = 'dropped';
      turn.controller.abort();
    }
  }

  return {
    start,
    /** Starts the turn of a submission in the open conversation. */
    begin({ text, context, attachments, before, idempotencyKey, replaces, onBegin }: Submission) {
      const { conversationId, depth, web, isTemporary } = store.getState();
      const question = message({
        id: createKey(),
        sender: 'user',
        type: questionType(attachments, true),
        text,
        context,
        attachmentsPreview: attachments,
        date: own.clock.now(),
        replaces: replaces ?? null,
      });
      store.setState({ replaces: null });
      const key = idempotencyKey ? { idempotencyKey } : {};
      const ending = start(
        newTurn({ view: view.current(), question, depth, web, conversationId, isTemporary, ...key }),
        before,
      );
      onBegin?.();
      return ending;
    },
    /** The turn in progress in a conversation. */
    of: (conversationId: Id | null): Turn | undefined =>
      [...turns].find((turn) => turn.end === null && sameId(turn.conversationId, conversationId)),
    /** Drops all turns because the person has left. */
    drop: () => drop(() => true),
    dropTemporary: () => drop(({ isTemporary }) => isTemporary),
    /** Stops the turn of the open conversation, here and on the server. The text so far stays. */
    stop(): void {
      for (const turn of turns) {
        if (turn.end !== null || !view.isOpen(turn)) continue;
        turn.end = 'stopped';
        turn.controller.abort();
        if (turn.phase === 'asking') void calls.stop(turn.idempotencyKey);
      }
    },
    /** Reports the verdicts on an answer of this page to the gateway, once. */
    reportVerdicts(messageId: string, verdicts: Readonly<Record<Verdict, number>>): void {
      const key = reportKeys.get(messageId);
      reportKeys.delete(messageId);
      if (key && Object.values(verdicts).some((count) => count > 0)) void calls.report(key, verdicts);
    },
  };
}
