import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { createFairQueue } from '../../../../packages/site/server/platform/fair-queue.ts';

it('serves the keys in turn, and rejects only the key whose queue is full', async () => {
  const enqueue = createFairQueue({ atOnce: 1, perKey: 3, inAll: 5 });
  const order: string[] = [];
  const work = (name: string) => async () => {
    await Promise.resolve();
    order.push(name);
  };
  const crowd = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => enqueue('crowd', work(name)));
  expect(crowd.map(Boolean)).toEqual([true, true, true, true, false]);
  const other = enqueue('other', work('b1'));
  const last = enqueue('third', work('c1'));
  expect(enqueue('fourth', work('d1')), 'no more room in all').toBeUndefined();
  expect(other && last).toBeDefined();
  await Promise.all([...crowd, other, last]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

it('continues after a task that fails', async () => {
  const enqueue = createFairQueue({ atOnce: 1, perKey: 2, inAll: 2 });
  const failed = enqueue('a', async () => {
    throw new Error('refused');
  });
  const next = enqueue('a', async () => 'done');
  await expect(failed).rejects.toThrow('refused');
  expect(await next).toBe('done');
  expect(await enqueue('a', async () => 'again')).toBe('again');
});

it('runs each task in the async context of its caller', async () => {
  const request = new AsyncLocalStorage<string>();
  const enqueue = createFairQueue({ atOnce: 1, perKey: 2, inAll: 2 });
  const ask = (name: string) => request.run(name, () => enqueue(name, async () => request.getStore()));
  expect(await Promise.all([ask('first'), ask('second'), ask('third')])).toEqual([
    'first',
    'second',
    'third',
  ]);
});
