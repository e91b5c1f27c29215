import { createApp, createDrafts, createMemoryStore, systemClock } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

describe('drafts', () => {
  const setup = () => {
    const storage = createMemoryStore();
    const state = { now: 1_000_000, owner: '7' as string | null };
    const drafts = createDrafts(storage, { now: () => state.now }, () => state.owner);
    return { storage, state, drafts };
  };
  const DAY = 24 * 60 * 60 * 1000;

  it('keeps one text per conversation, over a reload', () => {
    const { drafts, storage, state } = setup();
    drafts.write(null, 'nova');
    drafts.write('c1', 'um');
    drafts.write('c1', 'dois');
    const reloaded = createDrafts(storage, { now: () => state.now }, () => '7');
    expect([reloaded.read(null), reloaded.read('c1'), reloaded.read('c2')]).toEqual(['nova', 'dois', '']);
  });

  it('removes a draft that is emptied', () => {
    const { drafts, storage } = setup();
    drafts.write('c1', 'x');
    drafts.write('c1', '  \n');
    expect(storage.keys()).toEqual([]);
  });

  it('survives a clock that is corrected by less than a day, and no further one', () => {
    const { drafts, state } = setup();
    drafts.write('c1', 'x');
    state.now -= DAY - 1;
    expect(drafts.read('c1')).toBe('x');
    state.now -= 1;
    expect(drafts.read('c1')).toBe('');
  });

  it('keeps a pasted record whole', () => {
    const { drafts } = setup();
    const record = 'Evolução. '.repeat(6_000);
    drafts.write('c1', record);
    expect(drafts.read('c1')).toBe(record);
  });

  it('forgets after 24 hours, to the millisecond', () => {
    const { drafts, state, storage } = setup();
    drafts.write('c1', 'x');
    state.now += DAY - 1;
    expect(drafts.read('c1')).toBe('x');
    state.now += 1;
    expect(drafts.read('c1')).toBe('');
    expect(storage.keys()).toEqual([]);
  });

  it('are deleted after their time when an app starts, even if nobody opens them again', async () => {
    const now = 10 * DAY;
    const app = createApp({ storage: 'memory', clock: { ...systemClock, now: () => now } });
    const { storage } = app;
    const keep = (name: string, owner: string, at: number) =>
      storage.set(`own:draft:${name}`, JSON.stringify({ text: 'x', at, owner }));
    keep('forgotten', '7', now - DAY);
    keep('of another', '8', 1);
    keep('fresh', '7', now - DAY + 1);
    storage.set('own:draft:damaged', '{');
    storage.set('other', 'stays');
    await app.http();
    expect(storage.keys().sort()).toEqual(['other', 'own:draft:fresh']);
    app.dispose();
  });

  it("never shows another person's draft, and removes it", () => {
    const { drafts, state, storage } = setup();
    drafts.write('c1', 'segredo');
    state.owner = '8';
    expect(drafts.read('c1')).toBe('');
    expect(storage.keys()).toEqual([]);
  });

  it('caps length and number, the oldest giving way', () => {
    const { drafts, state, storage } = setup();
    drafts.write('long', 'a'.repeat(200_000));
    expect(drafts.read('long')).toHaveLength(100_000);
    for (let index = 0; index < 40; index++) {
      state.now += 1;
      drafts.write(`c${index}`, 'x');
    }
    expect(storage.keys()).toHaveLength(30);
    expect([drafts.read('long'), drafts.read('c9'), drafts.read('c10'), drafts.read('c39')]).toEqual([
      '',
      '',
      'x',
      'x',
    ]);
  });

  it.each(['', 'null', '[]', '"x"', '{"text":1,"at":1,"owner":"7"}', '{broken'])(
    'reads damage %j as none',
    (stored) => {
      const { drafts, storage } = setup();
      storage.set('own:draft:c1', stored);
      expect(drafts.read('c1')).toBe('');
    },
  );
});
