import { expect, it } from 'vitest';
import type { TurnRow } from '../../../../../packages/site/server/gateway/turns/turn.ts';
import { createFollowers } from '../../../../../packages/site/server/gateway/turns/turn-followers.ts';
import { readRun } from '../../../../../packages/site/server/gateway/turns/turn-stream.ts';

const NAME = { owner: 'ana', key: 'k' };
const ROW: TurnRow = { status: 'running', fingerprint: '', question: '', firstEvent: 1, lastEvent: 2 };
const event = (id: number, name = 'delta') => ({ id, name, data: '{}' });

/** A turn that has one more event at every poll. */
function openRows(looks: number) {
  let reads = 0;
  return {
    reads: () => reads,
    read: async () => ({ ...ROW, status: ++reads < looks ? ('running' as const) : ('done' as const) }),
    eventsAfter: async (_name: unknown, id: number) =>
      Array.from({ length: reads }, (_, index) =>
        event(index + 1, index + 1 === looks ? 'done' : 'delta'),
      ).filter((one) => one.id > id),
  };
}

it('polls the database for many readers of a turn as often as for one', async () => {
  const rows = openRows(3);
  const { follow } = createFollowers(rows);
  const { signal } = new AbortController();
  // Some claim to have read events that do not exist yet, so that none of them is ever up to date.
  const starts = Array.from({ length: 60 }, (_, index) => (index % 2 ? 900_000 + index : 0));
  const readings = starts.map((after) => readRun(follow(NAME, ROW), after));
  const read = await Promise.all(
    readings.map(async (reading) => {
      const ids: number[] = [];
      for (;;) {
        const { events, isLast } = await reading.next(signal);
        ids.push(...events.map(({ id }) => id));
        if (isLast) return ids;
      }
    }),
  );
  expect(read).toEqual(starts.map((after) => (after > 0 ? [] : [1, 2, 3])));
  expect(rows.reads()).toBe(3);
});

it('reads a repeated turn from its own first event', async () => {
  const { follow } = createFollowers(openRows(9));
  const { signal } = new AbortController();
  const first = follow(NAME, ROW);
  expect((await readRun(first, 0).next(signal)).events).toEqual([event(1)]);
  expect(follow(NAME, ROW)).toBe(first);
  expect(follow(NAME, { firstEvent: 7 })).not.toBe(first);
});

it.each([
  ['stopped', [1, 3]],
  ['interrupted', [1, 3]],
  ['done', [1]],
  ['failed', [1]],
] as const)('ends one whose last event is missing, as its row says: %s', async (status, ids) => {
  const rows = {
    read: async () => ({ ...ROW, status }),
    eventsAfter: async (_name: unknown, id: number) => (id === 0 ? [event(1)] : []),
  };
  const turn = createFollowers(rows).follow(NAME, ROW);
  await turn.changed();
  expect([turn.hasEnded(), turn.events.map(({ id }) => id)]).toEqual([true, ids]);
  if (ids.length > 1) {
    const reason = { stopped: 'parada', interrupted: 'interrompida', done: '', failed: '' }[status];
    expect(turn.events[1]).toMatchObject({ name: 'error', data: expect.stringContaining(`"${reason}"`) });
  }
});
