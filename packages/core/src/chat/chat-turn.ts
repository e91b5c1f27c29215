import type { Id } from '../ids.ts';
import { limits } from '../limits.ts';
import { createKey } from '../uuid.ts';
import type { Answer, Reference } from './chat.schema.ts';
import type { ChatMessage } from './chat-state.ts';

/** One question and its answer. It continues when the person opens another conversation. */
export interface Turn {
  /** The view it was asked in. Identifies it until the conversation has an id. */
  readonly view: number;
  readonly question: ChatMessage;
  readonly answerId: string;
  readonly depth: number;
  readonly web: boolean;
  readonly idempotencyKey: string;
  readonly controller: AbortController;
  conversationId: Id | null;
  /** The title of the conversation that it creates; empty in an existing one. */
  title: string;
  /** The conversation is temporary: it is never listed and gets no title. */
  readonly isTemporary: boolean;
  /** This turn created its conversation, which needs a title. */
  isFirst: boolean;
  /** In `checking` the question has not been sent yet. */
  phase: 'checking' | 'asking';
  /** The answer so far, as shown. */
  text: string;
  references: readonly Reference[];
  /** The connection is lost. The answer continues when it is back. */
  isLost?: boolean;
  /**
   * How it ended: with an answer, although its title may be under way, stopped by the person, or dropped because the
   * chat was closed or the person left.
   */
  end: 'answered' | 'stopped' | 'dropped' | null;
}

/** How a turn ended. `over-limit`: not sent because of the free plan's limit. `dropped`: the person has left. */
export type TurnOutcome = 'answered' | 'failed' | 'stopped' | 'dropped' | 'over-limit';

/** The progress of a turn. */
export interface TurnEvents {
  created(turn: Turn): void;
  progressed(turn: Turn): void;
  /** `mayBeShown`: the answer was stored or asked for earlier, so the history may show it already. */
  answered(turn: Turn, answer: Answer, mayBeShown: boolean): void;
  /** `key` is set if a retry must use it again, because the question may have arrived. */
  failed(turn: Turn, key: string | null, error: unknown): void;
  limited(turn: Turn): void;
  listChanged(): void;
}

/** The first 50 characters of the question. Surrogate pairs are not split. */
export function titleOf(question: string, fallback: string): string {
  const letters = [...question.trim()];
  return letters.slice(0, limits.conversationTitleLength).join('').trim() || fallback;
}

/** A title for display. One of full length probably ends inside a word, so that word is cut off. */
export function shownTitle(title: string): string {
  const isWhole = [...title].length !== limits.conversationTitleLength || /[.?!…]$/.test(title);
  const atWord = isWhole ? undefined : /^(.{20,}?)[\s,;:.–-]+\S*$/su.exec(title.slice(0, -1))?.[1];
  return atWord ? `${atWord}…` : title;
}

export function newTurn(
  fields: Pick<Turn, 'view' | 'question' | 'depth' | 'web' | 'conversationId' | 'isTemporary'> & {
    idempotencyKey?: string;
  },
): Turn {
  return {
    answerId: createKey(),
    controller: new AbortController(),
    title: '',
    isFirst: false,
    phase: 'checking',
    text: '',
    references: [],
    end: null,
    ...fields,
    idempotencyKey: fields.idempotencyKey ?? createKey(),
  };
}
