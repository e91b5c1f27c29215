import { createApp } from '@vesalio/core';
import { sessionOf } from '@vesalio/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const ANSWER = JSON.stringify({ id: 7, name: 'Ana Souza', email: 'ana@exemplo.com.br' });

/** The server accepts only the newest token. The scheduler decides when each answer arrives. */
async function run(s: fc.Scheduler, people: readonly boolean[]): Promise<void> {
  let current = '';
  const app = createApp({
    baseUrl: 'http://late.test',
    storage: 'memory',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      // The token is checked when the request is sent; the answer comes later.
      const isKnown = request.headers.get('Authorization') === `Bearer ${current}`;
      await s.schedule(Promise.resolve());
      return new Response(isKnown ? ANSWER : '{}', {
        status: isKnown ? 200 : 401,
        headers: { 'Content-Type': 'application/json' },
      });
    },
  });
  await app.start();
  const pending: Promise<unknown>[] = [];
  const read = async () => (await app.account()).load();
  for (const [turn, isSame] of people.entries()) {
    const fields = sessionOf({ token: `token-${turn}`, userId: isSame ? 7 : 100 + turn });
    app.session.signIn(fields);
    // From now on the server refuses the old token, while its last calls are still in flight.
    pending.push(read());
    current = `token-${turn + 1}`;
    pending.push(read());
  }
  const last = sessionOf({ token: `token-${people.length}`, userId: 7 });
  app.session.signIn(last);
  pending.push(read());
  let isOver = false;
  const ended = Promise.allSettled(pending).then(() => {
    isOver = true;
  });
  while (!isOver || s.count() > 0) {
    if (s.count() > 0) await s.waitOne();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await ended;
  expect(app.session.getState().session).toMatchObject({ userId: 7 });
  app.dispose();
}

/** `npm run test:faults` runs 1,000. */
const RUNS = Number(process.env.LATE_REFUSALS ?? 250);

test(`never ends a session by the 401 of an older token, in ${RUNS} orders (catalogue 22)`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }), run),
    { numRuns: RUNS },
  );
}, 120_000);
