import { expect, it } from 'vitest';
import { createRequestWindow } from '../../../../../packages/site/server/gateway/limits/request-window.ts';

let clock = new Date('2026-11-20T12:00:00Z');
const later = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const open = (perAddress: number, perProcess: number) =>
  createRequestWindow({ perAddress, perProcess, windowMs: 1_000, now: () => clock });

it('allows so many requests of an address and of all, until the window ends', () => {
  const take = open(2, 3);
  expect(['a', 'a', 'a', 'b', 'b'].map(take)).toEqual([true, true, false, true, false]);
  later(999);
  expect(take('c')).toBe(false);
  later(1);
  expect(['a', 'c'].map(take)).toEqual([true, true]);
});

it('begins anew when the clock was set back', () => {
  const take = open(1, 9);
  take('a');
  later(-5_000);
  expect(take('a')).toBe(true);
});

it('takes a place back once, for its address and for all', () => {
  const take = open(1, 3);
  take('a');
  take('b');
  take.giveBack('a');
  take.giveBack('a');
  take.giveBack('unknown');
  expect(['a', 'b', 'c', 'd'].map(take)).toEqual([true, false, true, false]);
});
