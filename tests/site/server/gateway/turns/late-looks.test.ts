import { expect, it, vi } from 'vitest';
import type { TurnName } from '../../../../../packages/site/server/gateway/turns/turn.ts';
import type { TurnRows } from '../../../../../packages/site/server/gateway/turns/turn-rows.ts';
import { createTurns } from '../../../../../packages/site/server/gateway/turns/turns.ts';

function open(rows: object) {
  const works = new Map<string, () => Promise<void>>();
  const turns = createTurns({
    rows: rows as TurnRows,
    background: { every: (_ms, name, run) => void works.set(name, run), stop: async () => {} },
    scope: '',
    secrets: ['a-secret'],
    chatKey: '',
    silenceMs: 1_000,
    turnMs: 1_000,
  });
  const begin = () => turns.run(turns.nameOf('o', 'k'), 1, { uploadMs: 0, onDone: async () => {} });
  return { works, begin };
}

it('what is found late of stopped turns is not taken for the next turn of the key', async () => {
  let answer = (_names: readonly TurnName[]) => {};
  const answered = new Promise<readonly TurnName[]>((resolve) => {
    answer = resolve;
  });
  const { works, begin } = open({ stopsAsked: () => answered, withdraw: async () => {} });
  const first = begin();
  const looking = works.get('stopped turns')?.();
  await first.withdraw();
  const second = begin();
  answer([{ owner: 'o', key: 'k' }]);
  await looking;
  expect(second.signal.aborted).toBe(false);
});

it('an answer whose lease ran out while the database was away is not taken for stopped by the person', async () => {
  const { works, begin } = open({ renew: async () => [], finish: vi.fn(async () => {}) });
  const run = begin();
  await works.get('running turns')?.();
  await run.readWhole({ resposta: 'Inteira' });
  expect(run.events.map(({ name }) => name)).toEqual(['done']);
  expect(run.signal.aborted).toBe(false);
});
