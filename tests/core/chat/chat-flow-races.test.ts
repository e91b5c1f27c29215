import { type ChatFlow, type Clock, createApp } from '@vesalio/core';
import { createFakeBackend, type FakeRequest, sessionOf } from '@vesalio/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const CONVERSATIONS = [11, 12, 13, 14, 15];

type Step = { type: 'select'; to: number | null } | { type: 'send' } | { type: 'stop' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<Step>(...CONVERSATIONS.map((to) => ({ type: 'select', to }) as const)),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ type: 'select', to: null }) },
  { weight: 4, arbitrary: fc.constant<Step>({ type: 'send' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ type: 'stop' }) },
);

/** A server that stores its answers, and a network that delivers replies in the scheduler's order. */
function world(s: fc.Scheduler, streams: boolean) {
  const stored = new Map<string, { q: string; a: string }[]>(
    CONVERSATIONS.map((id) => [String(id), [{ q: `old q ${id}`, a: `old a ${id}` }]]),
  );
  const homes = new Map<string, string>();
  let nextId = 100;
  const turn = () => s.schedule(Promise.resolve());
  const ask = ({ body }: FakeRequest) => {
    const { conversationId, prompt } = body as { conversationId: string; prompt: string };
    const a = `answer to ${prompt}`;
    stored.set(conversationId, [...(stored.get(conversationId) ?? []), { q: prompt, a }]);
    homes.set(prompt, conversationId);
    const done = {
      resposta: a,
      referencias: [],
      codigoConversaCliente: conversationId,
      codigoMensagem: null,
    };
    return { a, done };
  };
  const backend = createFakeBackend({
    'POST /ai/api/conversas': async ({ body }) => {
      const id = nextId++;
      stored.set(String(id), []);
      homes.set((body as { titulo: string }).titulo, String(id));
      await turn();
      return { data: { codigoConversa: id } };
    },
    'POST /ai/api/mensagens': async (request) => {
      await turn();
      const { a, done } = ask(request);
      await turn();
      if (!streams) return { data: done };
      async function* events() {
        yield { event: 'delta' as const, data: { texto: a.slice(0, 5) } };
        await turn();
        yield { event: 'delta' as const, data: { texto: a.slice(5) } };
        await turn();
        yield { event: 'done' as const, data: done };
      }
      return { events: events() };
    },
    'GET /ai/api/mensagens/conversa/:id': async ({ params }) => {
      await turn();
      const items = (stored.get(params.id ?? '') ?? []).map(({ q, a }, index) => ({
        codigo: index + 1,
        pergunta: q,
        resposta: a,
        dataCadastro: new Date(1e12 + index * 1000).toISOString(),
      }));
      await turn();
      return { data: items };
    },
    'POST /api/conversations/getNewTitle': async () => {
      await turn();
      return { data: {} };
    },
  });
  const clock: Clock = {
    now: () => 1e12,
    random: () => 0,
    after(ms, fn) {
      let isCancelled = ms > 1000;
      if (!isCancelled) void turn().then(() => isCancelled || fn());
      return () => {
        isCancelled = true;
      };
    },
  };
  return { backend, clock, stored, homes };
}

/** Expects that every bubble on screen belongs to the conversation on screen. */
function watch(flow: ChatFlow, homes: Map<string, string>, sentIn: Map<string, number>, view: () => number) {
  const faults: string[] = [];
  const homeOf = (text: string) => homes.get(text.replace(/^answer to /, ''));
  const check = () => {
    const { conversationId, messages } = flow.store.getState();
    for (const { text, type, interrupted } of messages) {
      if (type === 'error' || interrupted) continue;
      const old = /^old [qa] (\d+)$/.exec(text)?.[1];
      const home = old ?? homeOf(text);
      const isHere =
        conversationId === null
          ? sentIn.get(text.replace(/^answer to /, '')) === view()
          : home === String(conversationId) || (home === undefined && !old);
      if (!isHere) faults.push(`${text} in ${conversationId}`);
    }
  };
  flow.store.subscribe(check);
  flow.live.subscribe(({ text }) => {
    const question = flow.store.getState().messages.findLast(({ sender }) => sender === 'user')?.text;
    if (text && !`answer to ${question}`.startsWith(text)) faults.push(`live ${text} under ${question}`);
  });
  return faults;
}

async function runSchedule(s: fc.Scheduler, steps: readonly Step[], streams: boolean): Promise<void> {
  const { backend, clock, stored, homes } = world(s, streams);
  const app = createApp({ baseUrl: 'http://races.test', storage: 'memory', fetch: backend.fetch, clock });
  app.session.signIn(sessionOf());
  const flow = await app.chat();
  const sentIn = new Map<string, number>();
  let view = 0;
  let sent = 0;
  const faults = watch(flow, homes, sentIn, () => view);
  const pending: Promise<unknown>[] = [];
  const steppers = steps.map((action) => async () => {
    if (action.type === 'select') {
      view += 1;
      pending.push(flow.select(action.to));
    } else if (action.type === 'stop') {
      flow.stop();
    } else {
      const text = `q${sent++}`;
      const { status, conversationId } = flow.store.getState();
      if (status !== 'idle') return;
      sentIn.set(text, view);
      if (conversationId !== null) homes.set(text, String(conversationId));
      flow.setDraft(text);
      pending.push(flow.send());
    }
  });
  const { task } = s.scheduleSequence(steppers);
  await drain(s, async () => {
    await task;
    await Promise.all(pending);
  });
  expect(faults).toEqual([]);

  // Nothing is stuck, and every conversation matches the server.
  expect(flow.store.getState().status).toBe('idle');
  await flow.select(null);
  for (const id of stored.keys()) {
    await drain(s, () => flow.select(Number(id)));
    const shown = flow.store.getState().messages.map(({ text }) => text);
    expect(shown).toEqual((stored.get(id) ?? []).flatMap(({ q, a }) => [q, a]));
  }
  app.dispose();
}

/** Runs everything that is scheduled, including what is added in the meantime, until `work` is over. */
async function drain(s: fc.Scheduler, work: () => Promise<unknown>): Promise<void> {
  let isOver = false;
  const ending = work().then(() => {
    isOver = true;
  });
  const deadline = Date.now() + 15_000;
  while (!isOver || s.count() > 0) {
    if (Date.now() > deadline) throw new Error(`Still waiting with ${s.count()} scheduled.`);
    if (s.count() > 0) await s.waitOne();
    // The client library needs several turns of the event loop between network and flow.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await ending;
}

/** `npm run test:faults` runs 1,000. */
const RUNS = Number(process.env.CHAT_RACES ?? 100);

test.each([false, true])(
  'five conversations switched in any order, streamed: %s (catalogue 38)',
  async (streams) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 3, maxLength: 12 }), (s, steps) =>
        runSchedule(s, steps, streams),
      ),
      { numRuns: RUNS, includeErrorInReport: true },
    );
  },
  300_000,
);
