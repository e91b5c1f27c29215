import type { Db } from '../../platform/database.ts';
import { inPieces } from '../chat/chat-stream.ts';
import { composeAnswer } from './compose.ts';
import { askModel, type ModelConfig, ModelFailure } from './llm.ts';
import type { WireReference } from './references.ts';
import { ensureCorpus, searchCorpus } from './search.ts';

export interface AnswerQuestion {
  prompt: string;
  previousQuestion: string | undefined;
  topK: number;
  web: boolean;
  attachments: readonly string[];
}

/** An answer that is being written. */
export interface OpenedAnswer {
  /** The references of its markers. */
  references: readonly WireReference[];
  /**
   * Its text, piece by piece; ends early when the signal aborts.
   * @throws ModelFailure
   */
  pieces(paceMs: number, signal: AbortSignal): AsyncIterable<string>;
}

/** Answers questions from the corpus: by quoting it, or with a language model that gets the same passages. */
export function createAnswerer(db: Db, model: ModelConfig | undefined) {
  let prepared: Promise<void> | undefined;
  const prepare = (): Promise<void> => {
    prepared ??= ensureCorpus(db).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
  return {
    /** Writes the corpus to the database, once. */
    prepare,
    async open(question: AnswerQuestion): Promise<OpenedAnswer> {
      await prepare();
      const found = await searchCorpus(db, question.prompt, question.topK, question.previousQuestion);
      const { text, references, notes } = composeAnswer(found, question);
      if (!model || references.length === 0) {
        return { references, pieces: (paceMs, signal) => inPieces(text, paceMs, signal) };
      }
      return {
        references,
        pieces: (_, signal) => withMarks(askModel(model, { ...question, references }, signal), notes, signal),
      };
    },
  };
}

async function* withMarks(pieces: AsyncIterable<string>, notes: string, signal: AbortSignal) {
  let isEmpty = true;
  for await (const piece of pieces) {
    isEmpty = false;
    yield piece;
  }
  if (signal.aborted) return;
  if (isEmpty) throw new ModelFailure('empty answer');
  if (notes) yield `\n\n${notes}`;
}

/** The references that a text cites. A text that was cut cites fewer. */
export const citedIn = (text: string, references: readonly WireReference[]): WireReference[] => {
  const ids = new Set(text.match(/search_\d+/g) ?? []);
  return references.filter(({ id }) => ids.has(id));
};
