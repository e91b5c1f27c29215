import type { Db } from '../../platform/database.ts';
import { type AnswerQuestion, citedIn, type createAnswerer } from '../answers/answers.ts';
import { inPieces } from '../answers/pieces.ts';
import type { WireReference } from '../answers/references.ts';
import { answersTexts as texts } from '../answers/texts.ts';
import { claimFreeMessage, releaseFreeMessage, spendFreeMessage } from '../billing/free-usage.ts';
import { lockPerson } from '../people.ts';
import { Refusal } from '../refusal.ts';
import type { AskedMessage } from './chat-form.ts';
import {
  type Conversation,
  findByKey,
  lastQuestion,
  type NewMessage,
  type StoredMessage,
  saveMessage,
} from './chat-store.ts';

/** Receives the references and the text of an answer. */
interface AnswerListener {
  references(references: readonly WireReference[]): void;
  delta(text: string): void;
}

interface QuestionRequest {
  asked: AskedMessage;
  conversation: Conversation;
  key: string | undefined;
}

interface AdmissionOptions {
  db: Db;
  answerer: ReturnType<typeof createAnswerer>;
  freePlanMessages: number;
  now: () => Date;
}

/** A question that already has a stored whole answer for its key, or has claimed a message of the month's allowance. */
export interface AdmittedQuestion {
  /**
   * Answers and stores the message once. If aborted, stores the text written so far, as a part. If the answer fails,
   * stores the question too without any text.
   * @returns undefined if nothing was stored
   * @throws ModelFailure
   */
  run(listener: AnswerListener, paceMs: number, signal: AbortSignal): Promise<StoredMessage | undefined>;
}

/** Admits questions. Each is answered, counted and stored once per key. */
export function createAdmission(options: AdmissionOptions) {
  const { db, freePlanMessages, now } = options;
  const inFlight = new Map<string, Promise<unknown>>();

  const demandSame = (stored: StoredMessage, { asked, conversation }: QuestionRequest): void => {
    if (stored.conversationId !== conversation.id || stored.question !== asked.prompt.replaceAll('\0', ''))
      throw new Refusal(422, texts.keyReused);
  };

  const repeated = (stored: StoredMessage): AdmittedQuestion => ({
    run: async (listener, paceMs, signal) => {
      listener.references(stored.references);
      for await (const piece of inPieces(stored.answer, paceMs, signal)) listener.delta(piece);
      return stored;
    },
  });

  const fresh = async (request: QuestionRequest, settle: () => void): Promise<AdmittedQuestion> => {
    const { conversation } = request;
    const claimedAt = now();
    const isAllowed = await claimFreeMessage(db, conversation.ownerId, freePlanMessages, claimedAt);
    // Not 403, which would mean a rejected service key.
    if (!isAllowed) throw new Refusal(429, texts.limit);
    return {
      run: async (listener, paceMs, signal) => {
        let kept: StoredMessage | undefined;
        try {
          kept = await answerAndKeep(options, request, claimedAt, listener, paceMs, signal);
          if (kept || !request.key) return kept;
          // Another server on the same database may have answered this key. Its answer is kept.
          const other = await findByKey(db, conversation.ownerId, request.key);
          return other?.isCut ? undefined : other;
        } finally {
          if (!kept) await releaseFreeMessage(db, conversation.ownerId, claimedAt).catch(() => {});
          settle();
        }
      },
    };
  };

  return {
    /** @throws Refusal 429 at the free plan's limit, 422 if the key belongs to another question */
    async admit(request: QuestionRequest): Promise<AdmittedQuestion> {
      const { key, conversation } = request;
      if (key === undefined) return fresh(request, () => {});
      const name = `${conversation.ownerId} ${key}`;
      // A repeated key waits for the answer to its first request.
      for (let first = inFlight.get(name); first; first = inFlight.get(name)) await first;
      let settle = () => {};
      inFlight.set(
        name,
        new Promise<void>((resolve) => {
          settle = () => {
            inFlight.delete(name);
            resolve();
          };
        }),
      );
      try {
        const stored = await findByKey(db, conversation.ownerId, key);
        if (stored) demandSame(stored, request);
        // A part of an answer is not the answer, so the question is asked again.
        if (!stored || stored.isCut) return await fresh(request, settle);
        settle();
        return repeated(stored);
      } catch (error) {
        settle();
        throw error;
      }
    },
  };
}

/** Answers a question that has claimed a message, and stores what was written. See `AdmittedQuestion.run`. */
async function answerAndKeep(
  { db, answerer, now }: AdmissionOptions,
  { asked, conversation, key }: QuestionRequest,
  claimedAt: Date,
  listener: AnswerListener,
  paceMs: number,
  signal: AbortSignal,
): Promise<StoredMessage | undefined> {
  const question: AnswerQuestion = {
    ...asked,
    previousQuestion: await lastQuestion(db, conversation.id),
  };
  const answer = await answerer.open(question);
  listener.references(answer.references);
  let text = '';
  let failure: { cause: unknown } | undefined;
  try {
    for await (const piece of answer.pieces(paceMs, signal)) {
      if (signal.aborted) break;
      text += piece;
      listener.delta(piece);
    }
  } catch (cause) {
    failure = { cause };
  }
  if (text === '' && !failure) return undefined;
  const isCut = signal.aborted || failure !== undefined;
  const message: NewMessage = {
    conversation,
    question: asked.prompt,
    answer: text,
    // Keep all references of a cut-off answer, because the missing text may have cited them.
    references: isCut ? answer.references : citedIn(text, answer.references),
    suggestions: isCut ? [] : answer.suggestions(),
    model: answer.model(),
    isCut,
    attachments: asked.attachments,
    idempotencyKey: key,
    createdAt: now(),
  };
  const saved = await db.tx(async (tx) => {
    // Lock the person first, as the deletion of the account does, to avoid a deadlock.
    await lockPerson(tx, conversation.ownerId);
    const stored = await saveMessage(tx, message);
    if (stored && !failure) await spendFreeMessage(tx, conversation.ownerId, claimedAt);
    return stored;
  });
  if (failure) throw failure.cause;
  return saved;
}
