import type { FlowContext } from '../context.ts';
import { wait } from '../delay.ts';
import { ApiError, isApiError, isUnanswered } from '../http/errors.ts';
import type { Id } from '../ids.ts';
import type { GatewayFeatures } from '../installation/gateway-features.ts';
import { limits } from '../limits.ts';
import { createSubscriptionApi } from '../plans/subscription.api.ts';
import { type AnswerSink, isLost, type Reading, readAnswer, startReading } from './answer-reading.ts';
import { createChatApi, type Question } from './chat.api.ts';
import type { Answer } from './chat.schema.ts';

export type ChatCalls = ReturnType<typeof createChatCalls>;

/** First and longest pause before a reconnect, in milliseconds. The pause doubles with every failure. */
const RETRY_MS = [300, 5_000] as const;
/** Longest silence of a connection, in milliseconds. A gateway that supports resuming sends a comment every 15 s. */
const SILENCE_MS = 45_000;
/**
 * Milliseconds during which a question is sent again while the gateway has not confirmed it. Then the person decides.
 * Text and key are kept, so a question is never asked twice.
 */
const UNCONFIRMED_MS = 4_000;

/** In the tab, the last conversation that it has created. */
export const CREATED_KEY = 'own:created';

/** The calls of a conversation. An answer is read over as many connections as it takes. */
export function createChatCalls(context: FlowContext, gatewayFeatures: () => Promise<GatewayFeatures>) {
  const { clock, tabStorage } = context;
  const api = createChatApi(context.http);
  const canResume = async () => (await gatewayFeatures()).has('resume');

  /** Reads a turn that this page or an earlier one began. @param repeat asks again if the question never arrived */
  async function resume(
    key: string,
    reading: Reading,
    signal: AbortSignal,
    repeat?: () => Promise<Answer>,
  ): Promise<Answer> {
    let since = clock.now();
    let isConfirmed = reading.lastEventId !== undefined || repeat === undefined;
    const open = async (own: AbortSignal) => {
      const answer = await api.turnEvents(key, reading.lastEventId, own);
      isConfirmed = true;
      reading.sink.lost?.(false);
      return answer;
    };
    for (let failures = 0; ; failures += 1) {
      await wait(clock, Math.min(RETRY_MS[1], RETRY_MS[0] * 2 ** failures), signal);
      if (signal.aborted) throw new ApiError('aborted');
      const before = reading.lastEventId;
      try {
        return await readAnswer(clock, open, reading, signal, SILENCE_MS).catch((error: unknown) => {
          if (!isApiError(error, 'http') || error.status !== 404) throw error;
          reading.sink.lost?.(false);
          if (repeat && !isConfirmed) return repeat();
          throw new ApiError('shape', { cause: error });
        });
      } catch (error) {
        isConfirmed ||= reading.lastEventId !== undefined;
        if (!isLost(error) || clock.now() - since > (isConfirmed ? limits.turnMs : UNCONFIRMED_MS))
          throw error;
        if (reading.lastEventId === before) {
          // The first reconnect failed too, so this is not a brief interruption. Promise nothing about a question that
          // may never have arrived.
          if (isConfirmed) reading.sink.lost?.(true);
          continue;
        }
        failures = -1;
        since = clock.now();
      }
    }
  }

  /** Kept in the tab, because a reload loses the answer too. */
  const unseenName = `own:unseen:${context.draftScope}`;
  /** The title of a conversation that may exist on the server, although the answer to its creation was lost. */
  let unseen = tabStorage.get(unseenName);

  /** The id of that conversation, if it exists and is empty. */
  async function findUnseen(): Promise<Id | undefined> {
    const id = (await api.conversations()).items.find(({ title }) => title === unseen)?.id;
    return id && !(await api.history(id)).items[0] ? id : undefined;
  }

  return {
    ...api,
    /** Reuses the empty conversation of an earlier call whose answer was lost. Throws ApiError. */
    createConversation: async (userId: Id | null, title: string, isTemporary: boolean): Promise<Id> => {
      try {
        const found = unseen && !isTemporary && (await findUnseen().catch(() => undefined));
        tabStorage.set(unseenName, title);
        const id = found || (await api.createConversation(userId, title, isTemporary));
        tabStorage.remove(unseenName);
        tabStorage.set(CREATED_KEY, String(id));
        unseen = null;
        return id;
      } catch (error) {
        if (isUnanswered(error)) unseen = title;
        throw error;
      }
    },
    /** Throws ApiError. */
    checkFreePlan: createSubscriptionApi(context.http).checkFreePlan,
    /**
     * Asks and reads the answer to its end, streamed or not, over as many connections as it takes.
     * @throws ApiError: `timeout` after too long a silence, `aborted` by the signal, `network` when cut
     */
    ask: async (question: Question, key: string, signal: AbortSignal, sink: AnswerSink): Promise<Answer> => {
      const reading = startReading(sink);
      // The browser reports no upload progress, so the time of the upload must not count as silence.
      const bytes = question.files.reduce((sum, file) => sum + file.bytes.size, 0);
      const silenceMs = limits.answerSilenceMs + (bytes / limits.minUploadBytesPerSecond) * 1000;
      const post = () => readAnswer(clock, (own) => api.ask(question, key, own), reading, signal, silenceMs);
      try {
        return await post();
      } catch (error) {
        if (!isUnanswered(error) || !(reading.lastEventId || (await canResume()))) throw error;
        // Text without an event id: a proxy removed the key. The question has arrived, so do not post it again.
        return resume(key, reading, signal, reading.answer.text ? undefined : post);
      }
    },
    /** Reads the answer to a question of an earlier page from its beginning. Throws ApiError. */
    follow: (key: string, signal: AbortSignal, sink: AnswerSink): Promise<Answer> =>
      resume(key, startReading(sink), signal),
    /** A turn of an earlier page; null if it has not arrived, undefined if the gateway keeps none. Throws ApiError. */
    findTurn: async (key: string) => {
      if (!(await canResume())) return undefined;
      return api.turn(key).catch((error: unknown) => {
        if (isApiError(error, 'http') && error.status === 404) return null;
        throw error;
      });
    },
    /** Reports the result of an answer's citation check. Never rejects. */
    report: async (key: string, verdicts: unknown): Promise<void> => {
      if ((await gatewayFeatures()).has('verdicts'))
        await api.reportVerdicts(key, verdicts).catch(() => undefined);
    },
    /**
     * Stops the turn on a gateway that supports resuming, because closing the connection does not stop it. Never
     * rejects.
     */
    stop: async (key: string): Promise<void> => {
      if (await canResume()) await api.stopTurn(key).catch(() => undefined);
    },
  };
}
