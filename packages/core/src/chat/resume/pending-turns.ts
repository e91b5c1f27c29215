import type { Clock } from '../../clock.ts';
import { type Id, toWireId } from '../../ids.ts';
import { parseJson } from '../../json.ts';
import type { KeyValueStore } from '../../storage.ts';

/** Milliseconds that a key is kept. Longer than a gateway keeps a turn. */
const LIFE_MS = 20 * 60_000;

interface PendingTurn {
  readonly key: string;
  /** Whether the conversation has no title yet. */
  readonly isFirst: boolean;
  /** Number of files in the question. Their names are not stored. */
  readonly files?: number | undefined;
  readonly at: number;
}

/**
 * The keys of the turns in progress, one per conversation, so that a reload can continue them. They contain no text.
 */
export interface PendingTurns {
  read(conversationId: Id): PendingTurn | undefined;
  /** The conversation of the newest turn; null if there is none. */
  last(): Id | null;
  write(conversationId: Id, turn: Omit<PendingTurn, 'at'>): void;
  /** Removes the turn, unless another one has taken its place. */
  remove(conversationId: Id, key: string): void;
}

/** @param scope separates the turns of several chats on one page */
export function createPendingTurns(
  storage: KeyValueStore,
  clock: Pick<Clock, 'now'>,
  scope = '',
): PendingTurns {
  const name = `own:turns:${scope}`;

  function load(): Record<string, PendingTurn> {
    const kept: unknown = parseJson(storage.get(name) ?? '');
    if (typeof kept !== 'object' || kept === null) return {};
    const isAlive = (turn: PendingTurn | null) =>
      typeof turn?.key === 'string' && Math.abs(clock.now() - turn.at) < LIFE_MS;
    return Object.fromEntries(Object.entries(kept).filter(([, turn]) => isAlive(turn)));
  }

  function save(turns: Record<string, PendingTurn>): void {
    if (Object.keys(turns).length === 0) storage.remove(name);
    else storage.set(name, JSON.stringify(turns));
  }

  return {
    read: (conversationId) => load()[String(conversationId)],
    last() {
      const [newest] = Object.entries(load()).sort(([, a], [, b]) => b.at - a.at);
      return newest ? toWireId(newest[0]) : null;
    },
    write(conversationId, turn) {
      save({ ...load(), [String(conversationId)]: { ...turn, at: clock.now() } });
    },
    remove(conversationId, key) {
      const { [String(conversationId)]: turn, ...others } = load();
      if (turn?.key === key) save(others);
    },
  };
}
