import type { FlowContext } from '../context.ts';
import { orAbort } from '../delay.ts';
import { ApiError, isApiError } from '../http/errors.ts';
import { chatTexts } from '../texts/chat.ts';
import { type AnswerPacer, createAnswerPacer } from './answer-pacer.ts';
import { type AnswerSink, hasReason } from './answer-reading.ts';
import type { Answer } from './chat.schema.ts';
import type { ChatCalls } from './chat-calls.ts';
import { isFreeLimited } from './chat-state.ts';
import { type Turn, type TurnEvents, type TurnOutcome, titleOf } from './chat-turn.ts';
import { withContext } from './context/clinical-context.ts';
import type { PendingTurns } from './resume/pending-turns.ts';

/** Runs a turn, from the limit check to the title of the conversation. Never rejects. */
export function createTurnRunner(
  context: FlowContext,
  calls: ChatCalls,
  events: TurnEvents,
  pending: PendingTurns,
) {
  const { session, notices } = context;
  const texts = () => context.texts('chat', chatTexts);

  /** Only the free plan has a limit. A failed check counts as no limit. */
  async function isLimited(signal?: AbortSignal): Promise<boolean> {
    if (session.getState().session?.planName !== 'free_plan') return false;
    try {
      return (await calls.checkFreePlan(signal)).isPlanValid === false;
    } catch {
      return false;
    }
  }

  /** The first question of the newest conversation, until its answer gives the title. */
  let untitled = '';
  const firstOf = ({ conversationId, question }: Turn) => `${conversationId} ${question.text}`;

  async function create(turn: Turn): Promise<void> {
    if (turn.conversationId !== null) {
      turn.isFirst ||= untitled === firstOf(turn);
      return;
    }
    turn.title = turn.isTemporary
      ? texts().temporary.title
      : titleOf(turn.question.text, texts().defaultTitle);
    const userId = session.getState().session?.userId ?? null;
    const creating = calls.createConversation(userId, turn.title, turn.isTemporary);
    // A stop cannot take back the request. Delete the conversation, or it stays empty in the list.
    void creating
      .then(async (id) => {
        if (turn.end !== 'stopped' || turn.isTemporary) return;
        await calls.deleteConversation(id);
        events.listChanged();
      })
      .catch(() => undefined);
    const { signal } = turn.controller;
    turn.conversationId = await orAbort(creating, signal, () => new ApiError('aborted'));
    turn.isFirst = !turn.isTemporary;
    if (turn.isFirst) untitled = firstOf(turn);
    if (!turn.end) events.created(turn);
  }

  const sinkOf = (turn: Turn, pacer: AnswerPacer): AnswerSink => ({
    text: (chunk) => pacer.push(chunk),
    references: (references) => {
      turn.references = references;
    },
    lost: (isLost) => {
      turn.isLost = isLost;
      if (!turn.end) events.progressed(turn);
    },
  });

  async function ask(turn: Turn, sink: AnswerSink): Promise<Answer> {
    if (turn.end || turn.conversationId === null) throw new ApiError('aborted');
    turn.phase = 'asking';
    // A temporary conversation is deleted when the person leaves, so its turn is not resumed.
    if (!turn.isTemporary)
      pending.write({
        conversationId: turn.conversationId,
        key: turn.idempotencyKey,
        isFirst: turn.isFirst,
        files: turn.question.attachmentsPreview.length,
      });
    return calls.ask(
      {
        conversationId: turn.conversationId,
        userId: session.getState().session?.userId ?? null,
        prompt: withContext(turn.question.text, turn.question.context),
        topK: turn.depth,
        web: turn.web,
        files: turn.question.attachmentsPreview.flatMap(({ filename, mimeType, bytes }) =>
          bytes ? [{ name: filename, mimeType, bytes }] : [],
        ),
      },
      turn.idempotencyKey,
      turn.controller.signal,
      sink,
    );
  }

  async function name(turn: Turn, answer: Answer): Promise<void> {
    if (!turn.isFirst || turn.conversationId === null) return;
    untitled = '';
    try {
      await calls.nameConversation(turn.conversationId, turn.question.text, answer.text, answer.references);
    } catch {
      notices.notify('warning', texts().errors.title);
    }
    events.listChanged();
  }

  async function checkAfter(): Promise<void> {
    if (!(await isLimited())) return;
    const wasLimited = isFreeLimited(session.getState());
    session.setFreePlanLimited(true);
    if (!wasLimited) notices.notify('error', texts().limit.reached);
  }

  /** Ends a turn whose answer did not arrive whole. A part of it, or all of it, may be stored. */
  async function endEarly(turn: Turn, error: unknown, isFollowed: boolean): Promise<TurnOutcome> {
    const isStopped = turn.end === 'stopped';
    if (hasReason(error, 'parada')) turn.end = 'stopped';
    const mayBeStored = !isStopped && (isFollowed || hasReason(error, 'interrompida'));
    const stored = mayBeStored
      ? await import('./resume/find-stored.ts')
          .then(({ findStored }) => findStored(calls, turn))
          .catch(() => undefined)
      : undefined;
    const isOver = turn.end === 'stopped' || wasRefused(error);
    if (isOver || stored) pending.remove(turn.idempotencyKey);
    if (stored) {
      events.answered(turn, stored, true);
      return 'answered';
    }
    events.failed(turn, isOver ? null : turn.idempotencyKey, error);
    if (turn.isFirst) events.listChanged();
    return turn.end === 'stopped' ? 'stopped' : 'failed';
  }

  /** @param follow reads the answer to a question that an earlier page asked */
  return async function run(
    turn: Turn,
    follow?: (sink: AnswerSink) => Promise<Answer>,
  ): Promise<TurnOutcome> {
    const pacer = createAnswerPacer(context.clock, (text) => {
      turn.text += text;
      if (turn.end !== 'dropped') events.progressed(turn);
    });
    try {
      if (!follow && (await isLimited(turn.controller.signal)) && !turn.end) {
        events.limited(turn);
        return 'over-limit';
      }
      await create(turn);
      const sink = sinkOf(turn, pacer);
      const answer = await (follow ? follow(sink) : ask(turn, sink));
      pacer.cancel();
      if (turn.end === 'dropped') return 'dropped';
      turn.end = 'answered';
      // The key of another page's turn stays until its title is settled.
      if (!follow) pending.remove(turn.idempotencyKey);
      events.answered(turn, answer, follow !== undefined);
      await Promise.all([checkAfter(), name(turn, answer)]);
      return 'answered';
    } catch (error) {
      pacer.flush();
      return turn.end === 'dropped' ? 'dropped' : endEarly(turn, error, follow !== undefined);
    }
  };
}

/**
 * Whether the AI service may have received the question despite the error. A gateway answers 502 or 504 when it lost
 * the response, and another 5xx with a code when it failed itself. `asking-off` is a refusal.
 */
const mayHaveArrived = ({ status = 0, code }: ApiError) =>
  status === 502 || status === 504 || (status >= 500 && Boolean(code) && code !== 'asking-off');

/** The server refused the question, so the same key would only return the refusal. */
const wasRefused = (error: unknown) =>
  isApiError(error, 'expired') || (isApiError(error, 'http') && !mayHaveArrived(error));
