import { createApp, keepQuestion, takeQuestion } from '@vesalio/core';
import { sessionOf } from '@vesalio/core/testing';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../core/fixtures.ts';

const DAY = 24 * 60 * 60 * 1000;

async function open() {
  const clock = createTestClock();
  const app = createApp({ baseUrl: 'http://fake.test', storage: 'memory', clock });
  await app.start();
  return { app, clock };
}

describe('a question that waits for the sign-up', () => {
  it('is read once, by the person who signs in first', async () => {
    const { app } = await open();
    keepQuestion(app, 'Dose de ataque?');
    app.session.signIn(sessionOf());
    expect(takeQuestion(app)).toBe('Dose de ataque?');
    expect(takeQuestion(app)).toBe('');
  });

  it('survives a clock that is corrected', async () => {
    const { app, clock } = await open();
    keepQuestion(app, 'Dose?');
    const earlier = { ...app, clock: { ...clock, now: () => clock.now() - 90_000 } };
    expect(takeQuestion(earlier)).toBe('Dose?');
  });

  it('lives one day', async () => {
    const { app, clock } = await open();
    keepQuestion(app, 'Dose?');
    await clock.tick(DAY - 1);
    expect(takeQuestion(app)).toBe('Dose?');
    keepQuestion(app, 'Dose?');
    await clock.tick(DAY);
    expect(takeQuestion(app)).toBe('');
    expect(app.tabStorage.keys()).not.toContain('own:question');
  });

  it('is deleted at sign-out, and not shown to another account', async () => {
    const { app } = await open();
    app.session.signIn(sessionOf());
    keepQuestion(app, 'Dose?');
    await app.signOut();
    expect(takeQuestion(app)).toBe('');
    app.session.signIn(sessionOf());
    keepQuestion(app, 'Dose?');
    app.session.expire(sessionOf().token);
    app.session.signIn(sessionOf({ userId: 99, token: 'of-another' }));
    expect(takeQuestion(app)).toBe('');
  });

  it.each(['', 'null', '{', '{"text":7,"at":1}', '[]'])('ignores a stored %j', async (stored) => {
    const { app } = await open();
    app.tabStorage.set('own:question', stored);
    expect(takeQuestion(app)).toBe('');
  });
});
