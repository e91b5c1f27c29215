import { setTimeout as delay } from 'node:timers/promises';
import { type ChatFlow, createApp, createMemoryStore, type KeyValueStore } from '@vesalio/core';
import { sessionOf } from '@vesalio/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../../random.ts';
import { addFreePerson, addPerson, json, type Person } from '../gateway-world.ts';
import { openTwoServers, type TwoServers } from '../two-servers.ts';

/** `npm run test:faults` runs 200. */
const MOMENTS = Number(process.env.CUT_MOMENTS ?? 20);
const AT_ONCE = 20;
const PIECES = 12;

const textOf = (seed: number): string =>
  Array.from({ length: PIECES }, (_, piece) => `${seed}.${piece} é assim;\n`).join('');

const isTurnCall = (url: string): boolean => url.includes('/ai/api/mensagens') || url.includes('/events');

type Cut =
  | { readonly at: 'request' }
  | { readonly at: 'headers' }
  | { readonly at: 'bytes'; readonly bytes: number };

/** A `fetch` whose connections break at the given moments. Each call of the turn uses the next moment. */
function createCutFetch(cuts: Cut[]): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const cut = isTurnCall(url) && !url.includes('/conversa/') ? cuts.shift() : undefined;
    if (cut?.at === 'request') throw new TypeError('cut before it was sent');
    const response = await fetch(input, init);
    if (!cut || !response.body) return response;
    if (cut.at === 'headers') {
      await response.body.cancel();
      throw new TypeError('cut before its headers');
    }
    let left = cut.bytes;
    const reader = response.body.getReader();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        controller.enqueue(value.subarray(0, left));
        left -= value.byteLength;
        if (left > 0) return;
        await reader.cancel();
        controller.error(new TypeError('cut'));
      },
      cancel: () => reader.cancel(),
    });
    return new Response(body, { status: response.status, headers: response.headers });
  };
}

describe(`an answer that is cut at ${MOMENTS} seeded moments`, () => {
  let servers: TwoServers;
  /** How often the AI service was asked, per conversation. */
  const asked = new Map<string, number>();

  beforeAll(async () => {
    servers = await openTwoServers(process.env.TEST_DATABASE_URL, { RATE_LIMITS: 'off' });
    const { on, people } = servers.world;
    on.set('POST /api/mensagens', async ({ body }, response) => {
      const id = /name="conversationId"\s+(\S+)/.exec(body)?.[1] ?? '';
      const person = [...people.values()].find(({ conversations }) => conversations?.includes(id));
      asked.set(id, (asked.get(id) ?? 0) + 1);
      const seed = Number(id.slice(1));
      const random = createRandom(seed + 1_000);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      const tell = (name: string, data: unknown) =>
        response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      const text = textOf(seed);
      const size = Math.ceil(text.length / PIECES);
      for (let from = 0; from < text.length; from += size) {
        await delay(random.next() * 20);
        tell('delta', { texto: text.slice(from, from + size) });
      }
      if (person?.left !== undefined) person.left -= 1;
      tell('done', { resposta: text, codigoMensagem: seed });
      response.end();
    });
    const nothing = { resposta: '', data: [] };
    for (let seed = 0; seed < MOMENTS; seed += 1)
      on.set(`GET /api/mensagens/conversa/c${seed}`, (_seen, response) => json(response, 200, nothing));
  });
  afterAll(() => servers.close());

  function openPage(person: Person, storage: KeyValueStore, server: number, cuts: Cut[]) {
    const app = createApp({ baseUrl: servers.urls[server % 2] ?? '', storage, fetch: createCutFetch(cuts) });
    const start = async () => {
      await app.start();
      if (!app.session.getState().session)
        app.session.signIn(sessionOf({ userId: person.id, token: `token-${person.id}` }));
      return app.chat();
    };
    return { app, start };
  }

  const ended = (flow: ChatFlow): Promise<void> =>
    expect
      .poll(() => flow.store.getState().messages.at(-1)?.sender, { timeout: 60_000, interval: 10 })
      .toBe('bot');

  async function run(seed: number): Promise<void> {
    const random = createRandom(seed);
    const isFree = random.chance(0.3);
    const person = isFree ? addFreePerson(servers.world, 2) : addPerson(servers.world);
    const conversation = `c${seed}`;
    person.conversations = [conversation];
    const cuts = Array.from({ length: 1 + random.below(3) }, (): Cut => {
      const moment = random.next();
      if (moment < 0.15) return { at: 'request' };
      if (moment < 0.3) return { at: 'headers' };
      return { at: 'bytes', bytes: 1 + random.below(1_000) };
    });
    const isReloaded = random.chance(0.4);
    const storage = createMemoryStore();
    const first = openPage(person, storage, seed, isReloaded ? [] : cuts);
    let flow = await first.start();
    await flow.select(conversation);
    flow.setDraft(`Pergunta ${seed}`);
    void flow.send();
    if (isReloaded) {
      await expect.poll(() => asked.get(conversation), { interval: 5, timeout: 60_000 }).toBe(1);
      await delay(random.next() * 250);
    }
    let page = first;
    // A page that has shown the whole answer has nothing to continue, and the fake history stays empty.
    if (isReloaded && flow.store.getState().status !== 'idle') {
      first.app.dispose();
      page = openPage(person, storage, seed + 1, cuts);
      flow = await page.start();
      await flow.select(conversation);
    }
    await ended(flow);
    const { messages, draft } = flow.store.getState();
    expect(
      messages.map(({ sender, text }) => `${sender}: ${text}`),
      `seed ${seed}`,
    ).toEqual([`user: Pergunta ${seed}`, `bot: ${textOf(seed)}`]);
    expect(messages[1], `seed ${seed}`).toMatchObject({ interrupted: null, type: 'text' });
    expect(draft, `seed ${seed}`).toBe('');
    expect(asked.get(conversation), `asked, seed ${seed}`).toBe(1);
    if (isFree) expect(person.left, `counted, seed ${seed}`).toBe(1);
    page.app.dispose();
  }

  it('shows exactly what was sent, and asks each question once', { timeout: 300_000 }, async () => {
    for (let from = 0; from < MOMENTS; from += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => run(from + index)));
  });
});
