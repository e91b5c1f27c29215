import type { Clock } from '../../clock.ts';
import { type Id, sameId } from '../../ids.ts';
import { parseJson } from '../../json.ts';
import type { KeyValueStore } from '../../storage.ts';

/** Milliseconds that a key is kept. Longer than a gateway keeps a turn. */
const LIFE_MS = 20 * 60_000;

interface PendingTurn {
  readonly conversationId: Id;
  readonly key: string;
  /** Whether the conversation has no title yet. */
  readonly isFirst: boolean;
  /** Number of files in the question. Their names are not stored. */
  readonly files?: number | undefined;
  readonly at: number;
}

/** The keys of the turns in progress, in the order of asking, so that a reload can continue them. They contain no text. */
export type PendingTurns = ReturnType<typeof createPendingTurns>;

/** @param scope separates the turns of several chats on one page */
export function createPendingTurns(storage: KeyValueStore, clock: Pick<Clock, 'now'>, scope = '') {
  const name = `own:turns:${scope}`;
  /** The keys of this page. Another tab may have asked in the same conversation. */
  const own = new Set<string>();

  function load(): PendingTurn[] {
    const kept: unknown = parseJson(storage.get(name) ?? '');
    const isAlive = (turn: PendingTurn | null) =>
      typeof turn?.key === 'string' && Math.abs(clock.now() - turn.at) < LIFE_MS;
    return Array.isArray(kept) ? kept.filter(isAlive) : [];
  }

  function save(turns: readonly PendingTurn[]): void {
    if (turns[0]) storage.set(name, JSON.stringify(turns));
    else storage.remove(name);
  }

  return {
    /** The first turn of a conversation, which this page takes for its own. */
    read(conversationId: Id): PendingTurn | undefined {
      const turn = load().find((one) => sameId(one.conversationId, conversationId));
      if (turn) own.add(turn.key);
      return turn;
    },
    /** The key of another tab's turn in a conversation. */
    inOtherTab: (conversationId: Id): string | undefined =>
      load().find((one) => sameId(one.conversationId, conversationId) && !own.has(one.key))?.key,
    /** The conversation of the newest turn; null if there is none. */
    last: (): Id | null => load().at(-1)?.conversationId ?? null,
    /** Whether another chat of this page has stored a turn. */
    isBeside(): boolean {
      for (const key of storage.keys()) if (key !== name && key.startsWith('own:turns:')) return true;
      return false;
    },
    /** Adds a turn in place of this page's earlier one in the conversation. */
    write(turn: Omit<PendingTurn, 'at'>): void {
      own.add(turn.key);
      const others = load().filter(
        (one) => !sameId(one.conversationId, turn.conversationId) || !own.has(one.key),
      );
      save([...others, { ...turn, at: clock.now() }]);
    },
    remove: (key: string): void => save(load().filter((one) => one.key !== key)),
  };
}
