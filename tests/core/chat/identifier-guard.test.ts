import { type ChatFlow, systemClock } from '@vesalio/core';
import { chatRoutes, createFakeBackend, openApp, sessionOf } from '@vesalio/core/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const RULES = '../../../packages/core/src/chat/identifiers/find-and-mask.ts';

/** Milliseconds that the clock of the tests is ahead. */
let ahead = 0;
const clock = { ...systemClock, now: () => Date.now() + ahead };
/** Simulates that the person looks at the screen. */
const look = () => {
  ahead += 1_000;
};

beforeEach(() => {
  ahead = 0;
  vi.resetModules();
  vi.doUnmock(RULES);
});

/** Delays the loading of the rules until the returned function is called. */
function holdRules(): () => void {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.doMock(RULES, async (original) => {
    await isReleased;
    return original();
  });
  return release;
}

const CPF = 'Paciente com CPF 529.982.247-25: conduta?';
const FAILED =
  'Não foi possível carregar esta parte. Verifique sua conexão e tente novamente ou recarregue a página.';

async function open(own?: { gate: () => Promise<boolean> }) {
  const core = await import('@vesalio/core');
  const backend = createFakeBackend(chatRoutes());
  const app = core.createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: backend.fetch, clock });
  await app.start();
  app.session.signIn(sessionOf());
  const flow = await app.anotherChat(own && { texts: app.texts, ...own });
  const asked = () =>
    backend.callsTo('POST /ai/api/mensagens').map(({ body }) => (body as { prompt: string }).prompt);
  const said = () => app.notices.getState().items.map(({ text }) => text);
  return { app, flow, asked, said };
}

const status = (flow: ChatFlow) => flow.store.getState().status;
const found = (flow: ChatFlow) => flow.store.getState().identifiers.map(({ kind }) => kind);

describe('a draft that may identify a patient', () => {
  test('is held and shown, and sent once the user has seen the finding', async () => {
    const { flow, asked } = await open();
    flow.setDraft(CPF);
    expect(await flow.send()).toBe('held');
    expect([status(flow), found(flow), asked()]).toEqual(['held', ['cpf'], []]);
    look();
    expect(await flow.send()).toBe('answered');
    expect(asked()).toEqual([CPF]);
  });

  test('is not sent by the second half of a double press, nor by a press as the finding appears', async () => {
    const { flow, asked } = await open();
    flow.setDraft(CPF);
    expect(await flow.send()).toBe('held');
    ahead += 300;
    expect(await flow.send()).toBe('held');
    // Text written in the meantime does not change what was seen. A new finding has to be seen first.
    look();
    flow.setDraft(`${CPF} maria@exemplo.com.br`);
    await vi.waitFor(() => expect(found(flow)).toEqual(['cpf', 'email']), { timeout: 3_000 });
    expect(await flow.send()).toBe('held');
    expect(asked()).toEqual([]);
    look();
    expect(await flow.send()).toBe('answered');
    expect(asked()).toEqual([`${CPF} maria@exemplo.com.br`]);
  });

  test('is sent after it was kept, and masked by a word for each kind', async () => {
    const { flow, asked } = await open();
    flow.setDraft(CPF);
    await flow.send();
    flow.maskIdentifiers((kind) => `[${kind}]`);
    expect([status(flow), flow.store.getState().draft]).toEqual(['idle', 'Paciente com CPF [cpf]: conduta?']);
    flow.unmaskIdentifiers();
    expect([flow.store.getState().draft, found(flow)]).toEqual([CPF, ['cpf']]);
    const short = CPF.replace(/: conduta\?$/, '');
    flow.setDraft(short);
    await flow.send();
    flow.maskIdentifiers((kind) => `[${kind}]`);
    expect(flow.store.getState().draft, 'at the end of the text').toBe('Paciente com CPF [cpf]');
    flow.setDraft(`${CPF} `);
    await flow.send();
    flow.keepIdentifiers();
    await vi.waitFor(() => expect(asked()).toEqual([CPF]));
  });

  test('is held again for an identifier typed after the first finding', async () => {
    const { flow, asked } = await open();
    flow.setDraft('CPF 529.982.247-25: conduta?');
    await flow.send();
    flow.setDraft('CPF 529.982.247-25, maria@exemplo.com.br: conduta?');
    flow.keepIdentifiers();
    await vi.waitFor(() => expect([status(flow), found(flow)]).toEqual(['held', ['email']]));
    flow.keepIdentifiers();
    await vi.waitFor(() => expect(asked()).toEqual(['CPF 529.982.247-25, maria@exemplo.com.br: conduta?']));
  });

  test('shows its findings shortly after typing, and is then sent by one press', async () => {
    const { flow, asked } = await open();
    flow.setDraft(CPF);
    await vi.waitFor(() => expect(found(flow)).toEqual(['cpf']), { timeout: 3_000 });
    expect(status(flow)).toBe('idle');
    look();
    expect(await flow.send()).toBe('answered');
    expect(asked()).toEqual([CPF]);
  });

  test('is released when it is emptied', async () => {
    const { flow } = await open();
    flow.setDraft(CPF);
    await flow.send();
    flow.discardDraft();
    expect([status(flow), found(flow)]).toEqual(['idle', []]);
  });
});

describe('no question bypasses the guard', () => {
  test('puts a question of the host with an identifier into the input', async () => {
    const { flow, asked } = await open();
    flow.setDraft('rascunho');
    expect(await flow.ask(CPF, { isOffered: false })).toBe('held');
    expect([flow.store.getState().draft, asked()]).toEqual([`rascunho\n\n${CPF}`, []]);
  });

  test('checks a question again in another conversation', async () => {
    const { flow, asked } = await open();
    flow.setDraft(CPF);
    await flow.send();
    look();
    await flow.send();
    const id = flow.store.getState().conversationId;
    await flow.select(42);
    await flow.select(id);
    const answer = flow.store.getState().messages.at(-1);
    const question = flow.store.getState().messages.at(-2);
    flow.store.setState({
      messages: [
        ...flow.store.getState().messages,
        { ...question, id: 'q', text: CPF } as never,
        { ...answer, id: 'a', type: 'error', retry: 'send' } as never,
      ],
    });
    await flow.retry('a');
    expect([asked(), flow.store.getState().draft]).toEqual([[CPF], CPF]);
  });
});

describe('rules that are not loaded yet', () => {
  test('let the question wait and check it once they are loaded', async () => {
    const release = holdRules();
    const { flow, asked } = await open();
    flow.setDraft(CPF);
    const sent = flow.send();
    expect([status(flow), asked()]).toEqual(['waiting', []]);
    release();
    expect(await sent).toBe('held');
    expect([found(flow), asked()]).toEqual([['cpf'], []]);
  });

  test('keep the question in the input if they cannot be loaded', async () => {
    vi.doMock(RULES, () => {
      throw new Error('offline');
    });
    const { flow, asked, said } = await open();
    for (const question of [
      CPF,
      'Sra. Maria das Dores: conduta?',
      'PACIENTE MARIA DAS DORES, 74 anos',
      'prontuário nº 123: conduta?',
      'nascido em 3/4/52: conduta?',
      'escreva a maria@exemplo.com.br',
    ]) {
      flow.setDraft(question);
      expect(await flow.send()).toBe('unchecked');
      expect([status(flow), flow.store.getState().draft, asked()]).toEqual(['idle', question, []]);
    }
    expect(said()).toContain(FAILED);
    expect(await flow.ask('Sr. João da Silva: conduta?')).toBe('unchecked');
    expect(flow.store.getState().draft).toContain('Sr. João da Silva: conduta?');
    // A question that cannot contain an identifier does not need the rules.
    flow.setDraft('Qual a meta de pressão arterial no idoso de 74 anos?');
    expect(await flow.send()).toBe('answered');
    expect(asked()).toHaveLength(1);
  });

  test.each(['send', 'ask'] as const)(
    'do not %s the question after another conversation was opened',
    async (way) => {
      const release = holdRules();
      const { flow, asked } = await open();
      if (way === 'send') flow.setDraft('Sra Maria com HAS');
      const sent = way === 'send' ? flow.send() : flow.ask('Sra Maria com HAS');
      await vi.waitFor(() => expect(status(flow)).toBe('waiting'));
      await flow.select(41);
      flow.setDraft('Rascunho daqui');
      release();
      expect(await sent).toBe('withdrawn');
      expect([asked(), flow.store.getState().draft]).toEqual([[], 'Rascunho daqui']);
    },
  );
});

describe('the gate', () => {
  const held = () => {
    const waiting: ((isOpen: boolean) => void)[] = [];
    const gate = () => new Promise<boolean>((resolve) => waiting.push(resolve));
    return {
      gate,
      answer(isOpen: boolean) {
        for (const resolve of waiting.splice(0)) resolve(isOpen);
      },
    };
  };

  test('shows a question as waiting and sends it when it opens', async () => {
    const { gate, answer } = held();
    const { flow, asked } = await open({ gate });
    flow.setDraft('Qual a meta?');
    const sent = flow.send();
    expect(status(flow)).toBe('waiting');
    answer(true);
    expect(await sent).toBe('answered');
    expect(asked()).toEqual(['Qual a meta?']);
  });

  test('keeps the draft, and puts an asked question into the input, when it stays closed', async () => {
    const { flow, asked } = await open({ gate: async () => false });
    flow.setDraft('Qual a meta?');
    expect(await flow.send()).toBe('closed');
    expect([status(flow), flow.store.getState().draft]).toEqual(['idle', 'Qual a meta?']);
    expect(await flow.ask('E no idoso?')).toBe('closed');
    expect([flow.store.getState().draft, asked()]).toEqual(['Qual a meta?\n\nE no idoso?', []]);
  });

  test('does not send a question that was edited, stopped or replaced meanwhile', async () => {
    const { gate, answer } = held();
    const { flow, asked } = await open({ gate });
    flow.setDraft('Qual a meta?');
    const changed = flow.send();
    flow.setDraft('Qual a meta? CPF 529.982.247-25');
    answer(true);
    expect(await changed).toBe('withdrawn');
    flow.setDraft('Qual a meta?');
    const stopped = flow.send();
    flow.stop();
    answer(true);
    expect(await stopped).toBe('withdrawn');
    const first = flow.send();
    const second = flow.send();
    answer(true);
    expect(await first).toBe('withdrawn');
    expect(await second).toBe('answered');
    expect(asked()).toEqual(['Qual a meta?']);
  });

  test('passes a waiting question to the first person who signs in, not to the next', async () => {
    const { gate, answer } = held();
    const { app, backend } = await openApp(chatRoutes(), { session: null });
    const asked = () => backend.callsTo('POST /ai/api/mensagens').length;
    const flow = await app.anotherChat({ texts: app.texts, gate });
    flow.setDraft('Qual a meta?');
    const sent = flow.send();
    app.session.signIn(sessionOf());
    await vi.waitFor(() => expect(status(flow)).toBe('waiting'));
    answer(true);
    expect(await sent).toBe('answered');
    expect(asked()).toBe(1);

    flow.setDraft('E no idoso?');
    const next = flow.send();
    app.session.end('logout');
    answer(true);
    expect(await next).toBe('dropped');
    app.session.signIn(sessionOf({ userId: 8 }));
    expect([asked(), flow.store.getState().draft]).toEqual([1, '']);

    app.session.end('logout');
    flow.setDraft('E na gestante?');
    const last = flow.send();
    app.session.signIn(sessionOf({ userId: 9 }));
    answer(true);
    expect(await last).toBe('dropped');
    expect(asked()).toBe(1);
  });

  test('passes a question that waits for a history to the first person who signs in, not to the next', async () => {
    const { app, backend } = await openApp(chatRoutes(), { session: null });
    const asked = () =>
      backend
        .callsTo('POST /ai/api/mensagens')
        .map(({ body }) => (body as { conversationId: string }).conversationId);
    const flow = await app.chat();
    void flow.select(41);
    const first = flow.ask('Qual a meta?');
    app.session.signIn(sessionOf());
    expect(await first).toBe('answered');
    expect(asked()).toEqual(['41']);

    void flow.select(42);
    const second = flow.ask('E no idoso?');
    app.session.end('logout');
    expect(await second).toBe('dropped');
    app.session.signIn(sessionOf({ userId: 8 }));
    expect([asked(), flow.store.getState().draft]).toEqual([['41'], '']);
  });
});

describe('no way to ask bypasses the guard and the gate', () => {
  /** A chat whose server fails the first question. */
  async function openFailing(gate: () => Promise<boolean>) {
    const routes = chatRoutes();
    const answer = routes['POST /ai/api/mensagens'];
    let count = 0;
    const { app, backend } = await openApp(
      {
        ...routes,
        'POST /ai/api/mensagens': (request) =>
          count++ === 0 ? { status: 500 } : typeof answer === 'function' ? answer(request) : (answer ?? {}),
      },
      { clock },
    );
    const flow = await app.anotherChat({ texts: app.texts, gate });
    return { flow, asked: () => backend.callsTo('POST /ai/api/mensagens').length };
  }
  const failed = (flow: ChatFlow) => flow.store.getState().messages.at(-1)?.id ?? '';

  test.each(['retry', 'send'] as const)('checks %s of a failed question', async (way) => {
    let isOpen = true;
    const { flow, asked } = await openFailing(async () => isOpen);
    flow.setDraft(CPF);
    expect(await flow.send()).toBe('held');
    look();
    expect(await flow.send()).toBe('failed');
    const again = () => (way === 'send' ? flow.send() : flow.retry(failed(flow)));
    isOpen = false;
    await again();
    expect([asked(), status(flow)]).toEqual([1, 'idle']);
    isOpen = true;
    await again();
    expect([asked(), flow.store.getState().messages.at(-1)?.type]).toEqual([2, 'text']);
  });

  test('checks an edited question after a failed one again', async () => {
    const { flow, asked } = await openFailing(async () => true);
    flow.setDraft('Qual a meta?');
    expect(await flow.send()).toBe('failed');
    flow.setDraft(CPF);
    expect(await flow.send()).toBe('held');
    expect(asked()).toBe(1);
  });

  test('sends only a held question when the identifiers are kept', async () => {
    const { flow, asked } = await open();
    flow.setDraft(CPF);
    flow.keepIdentifiers();
    expect(await flow.send()).toBe('held');
    expect(asked()).toEqual([]);
  });

  test.each(['send', 'ask'] as const)('checks %s of a visitor who signs in meanwhile', async (way) => {
    const { app, backend } = await openApp(chatRoutes(), { session: null });
    const flow = await app.chat();
    const reading = flow.select(41);
    if (way === 'send') {
      await reading;
      flow.setDraft(CPF);
    }
    const asking = way === 'send' ? flow.send() : flow.ask(CPF);
    app.session.signIn(sessionOf());
    expect(await asking).toBe('held');
    await vi.waitFor(() => expect(flow.store.getState().draft).toBe(CPF));
    expect(backend.callsTo('POST /ai/api/mensagens')).toEqual([]);
  });
});
