import { expect, it } from 'vitest';
import type { TurnName } from '../../../../../packages/site/server/gateway/turns/turn.ts';
import type { TurnRows } from '../../../../../packages/site/server/gateway/turns/turn-rows.ts';
import { createTurns } from '../../../../../packages/site/server/gateway/turns/turns.ts';

it.each([
  ['stopped turns', 'stopsAsked', [{ owner: 'o', key: 'k' }]],
  ['running turns', 'renew', []],
] as const)(
  'what is found late of %s is not taken for the next turn of the key',
  async (work, look, found) => {
    let answer = (_names: readonly TurnName[]) => {};
    const answered = new Promise<readonly TurnName[]>((resolve) => {
      answer = resolve;
    });
    const works = new Map<string, () => Promise<void>>();
    const turns = createTurns({
      rows: { [look]: () => answered, withdraw: async () => {} } as unknown as TurnRows,
      background: { every: (_ms, name, run) => void works.set(name, run), stop: async () => {} },
      scope: '',
      secrets: ['a-secret'],
      chatKey: '',
      silenceMs: 1_000,
      turnMs: 1_000,
    });
    const begin = () => turns.run(turns.nameOf('o', 'k'), 1, { uploadMs: 0, onDone: async () => {} });
    const first = begin();
    const looking = works.get(work)?.();
    await first.withdraw();
    const second = begin();
    answer(found);
    await looking;
    expect(second.signal.aborted).toBe(false);
  },
);
