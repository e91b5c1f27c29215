import { contextTexts, splitContext } from '@vesalio/core';
import type { Db } from '../../platform/database.ts';
import { readAttachedText } from './attached-text.ts';
import { composeAnswer, notesOf } from './compose.ts';
import { askModel, type ModelConfig, ModelFailure } from './llm.ts';
import { askBeside, keepCovered, suggestByModel } from './llm-suggest.ts';
import { createThoughtFilters } from './llm-thoughts.ts';
import { inPieces } from './pieces.ts';
import type { WireReference } from './references.ts';
import { ensureCorpus, searchCorpus } from './search.ts';
import { suggestNext } from './suggest.ts';
import { answersTexts as texts } from './texts.ts';

export interface AnswerQuestion {
  prompt: string;
  previousQuestion: string | undefined;
  topK: number;
  web: boolean;
  /** The names of all files, with those of `pdfs` first. */
  attachments: readonly string[];
  pdfs: readonly File[];
}

/** The author of an answer, with the field names of the API. */
export interface AnswerModel {
  nome: string;
  versao?: string;
}

/** An answer that is being written. */
interface OpenedAnswer {
  /** The references that its markers point to. */
  references: readonly WireReference[];
  /**
   * Up to three next questions that the corpus can answer. These are the model's own if they arrived before its answer
   * ended.
   */
  suggestions(): readonly string[];
  /** The author. A model's version is known once the model has started to answer. */
  model(): AnswerModel;
  /**
   * The text in pieces. Ends early when the signal aborts.
   * @throws ModelFailure
   */
  pieces(paceMs: number, signal: AbortSignal): AsyncIterable<string>;
}

/** Answers questions from the corpus, either with quotations or with a language model that gets the same passages. */
export function createAnswerer(
  db: Db,
  model: ModelConfig | undefined,
  search: typeof searchCorpus = searchCorpus,
) {
  const thoughts = createThoughtFilters((reason) => new ModelFailure(reason));
  let prepared: Promise<void> | undefined;
  const prepare = (): Promise<void> => {
    prepared ??= ensureCorpus(db).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
  return {
    /** Writes the corpus to the database once. */
    prepare,
    async open(question: AnswerQuestion): Promise<OpenedAnswer> {
      await prepare();
      // Search for the typed question only. The facts of the case would count as its subject.
      const typed = splitContext(question.prompt, contextTexts.context);
      const before = question.previousQuestion;
      const found = await search(
        db,
        typed.text,
        question.topK,
        before && splitContext(before, contextTexts.context).text,
      );
      const { text, references } = composeAnswer(found, {
        ...question,
        prompt: typed.text,
        hasContext: typed.context !== '' && !model,
      });
      let next = suggestNext(found);
      const suggestions = () => next;
      if (!model || references.length === 0) {
        const pieces: OpenedAnswer['pieces'] = (paceMs, signal) => inPieces(text, paceMs, signal);
        return { references, suggestions, model: () => texts.extractor, pieces };
      }
      let written: AnswerModel = { nome: model.model };
      const onModel = (versao: string) => {
        written = { nome: model.model, versao };
      };
      const isCovered = async (one: string) => (await search(db, one, 1)).passages.length > 0;
      const ask = (documents: string, signal: AbortSignal) => {
        const asked = { ...question, references, onModel, documents };
        const pieces = askModel(model, asked, signal, thoughts());
        if (model.suggestMs === 0) return pieces;
        return askBeside(pieces, signal, async (both) => {
          const covered = await keepCovered(await suggestByModel(model, asked, both), isCovered);
          if (covered.length > 0 && !both.aborted) next = covered;
        });
      };
      return {
        references,
        suggestions,
        model: () => written,
        pieces: async function* (_, signal) {
          const { documents, unread } = await readAttachedText(question.pdfs, signal, model.documentMs);
          const attachments = [...unread, ...question.attachments.slice(question.pdfs.length)];
          const notes = notesOf({ web: question.web, attachments }).join('\n\n');
          yield* withMarks(ask(documents, signal), notes, signal);
        },
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

/** The references cited in a text. */
export const citedIn = (text: string, references: readonly WireReference[]): WireReference[] => {
  const ids = new Set(text.match(/search_\d+/g) ?? []);
  return references.filter(({ id }) => ids.has(id));
};
