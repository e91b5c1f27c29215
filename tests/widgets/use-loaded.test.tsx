import { act, renderHook } from '@testing-library/react';
import { generalTexts } from '@vesalio/core';
import { openApp } from '@vesalio/core/testing';
import { useLoaded } from '@vesalio/widgets';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazy, notifyLoadFailure } from '../../packages/widgets/src/lazy.tsx';

/** A loader whose promises the test settles in any order. */
function byHand() {
  const asked: { answer(value: string): Promise<void>; refuse(): Promise<void> }[] = [];
  const load = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        asked.push({
          answer: (value) => act(async () => resolve(value)),
          refuse: () => act(async () => reject(new Error('no network'))),
        });
      }),
  );
  const release = vi.fn();
  const nth = (index: number) => {
    const one = asked[index];
    if (!one) throw new Error(`Only ${asked.length} were asked for.`);
    return one;
  };
  return { load, release, nth };
}

beforeEach(() => {
  // A failed load is logged to the console too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it('a value is loaded once, and earlier presses wait for it', async () => {
  const { load, nth } = byHand();
  const { result } = renderHook(() => useLoaded(load));
  const pressed = Promise.all([result.current.ready(), result.current.ready()]);
  await nth(0).answer('value');
  expect(await pressed).toEqual(['value', 'value']);
  expect(result.current.value).toBe('value');
  expect(load).toHaveBeenCalledTimes(1);
});

it('a value that failed is reported, and is fetched again by a retry or a press', async () => {
  const { load, nth } = byHand();
  const { result } = renderHook(() => useLoaded(load));
  await nth(0).refuse();
  expect(result.current.failed).toBe(true);
  await act(async () => result.current.retry());
  expect(result.current.failed).toBe(false);
  await nth(1).refuse();
  let pressed: Promise<string | undefined> | undefined;
  await act(async () => {
    pressed = result.current.ready();
  });
  await nth(2).answer('value');
  expect(await pressed).toBe('value');
  expect(result.current).toMatchObject({ value: 'value', failed: false });
});

it('a lazy value waits for the first press', async () => {
  const { load, nth } = byHand();
  const { result } = renderHook(() => useLoaded(load, { lazy: true }));
  expect(load).not.toHaveBeenCalled();
  const pressed = result.current.ready();
  await nth(0).answer('value');
  expect(await pressed).toBe('value');
});

it('a value of a widget is disposed with it, also if it arrives later', async () => {
  const { load, release, nth } = byHand();
  const shown = renderHook(() => useLoaded(load, { release }));
  await nth(0).answer('first');
  shown.unmount();
  expect(release.mock.calls).toEqual([['first']]);

  const late = renderHook(() => useLoaded(load, { release }));
  const pressed = late.result.current.ready();
  late.unmount();
  await nth(1).answer('second');
  expect(await pressed).toBeUndefined();
  expect(release.mock.calls).toEqual([['first'], ['second']]);
  expect(await late.result.current.ready()).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('another key loads again, and a late answer for the old one is ignored', async () => {
  const { load, release, nth } = byHand();
  const { result, rerender } = renderHook(({ of }) => useLoaded(load, { of, release }), {
    initialProps: { of: 'fleming_plan' },
  });
  rerender({ of: 'hippocrates_plan' });
  await nth(1).answer('new');
  await nth(0).answer('old');
  expect(result.current.value).toBe('new');
  expect(release.mock.calls).toEqual([['old']]);
});

it('a failure caused by the removal of the widget is not reported', async () => {
  const { load, nth } = byHand();
  const { unmount } = renderHook(() => useLoaded(load));
  unmount();
  await nth(0).refuse();
  expect(console.error).not.toHaveBeenCalled();
});

it('withdraws the notice of a module that could not be fetched, once it is', async () => {
  const { app } = await openApp({});
  const fetchModule = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('module');
  const { load } = lazy(fetchModule);
  await load().catch(() => notifyLoadFailure(app));
  const [shown] = app.notices.getState().items;
  expect(shown).toMatchObject({ text: generalTexts.errors.partLoad, leaving: false });
  await load();
  expect(app.notices.getState().items).toMatchObject([{ leaving: true }]);
});
