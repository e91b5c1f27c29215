import type { ClinicalContext } from '@vesalio/core';
import { chatRoutes, type FakeRoutes, openApp, sessionOf } from '@vesalio/core/testing';
import { describe, expect, test, vi } from 'vitest';

const ASK = 'POST /ai/api/mensagens';
const context: ClinicalContext = {
  ageBand: '60 a 69 anos',
  sex: 'feminino',
  allergies: ['penicilina', 'dipirona'],
};
const PROMPT = `Qual a meta?

Contexto informado:
- Faixa etária: 60 a 69 anos
- Sexo: feminino
- Alergias: penicilina; dipirona`;

async function open(routes: FakeRoutes = {}) {
  const { app, backend } = await openApp({ ...chatRoutes(), ...routes });
  const flow = await app.chat();
  const ask = (text: string) => {
    flow.setDraft(text);
    return flow.send();
  };
  // A form sends line breaks as CRLF.
  const prompts = () =>
    backend.callsTo(ASK).map(({ body }) => (body as { prompt: string }).prompt.replaceAll('\r\n', '\n'));
  return { backend, app, flow, ask, prompts, state: () => flow.store.getState() };
}

describe('the clinical context of a question', () => {
  test('follows the typed question in the prompt and is sent nowhere else', async () => {
    const { backend, flow, ask, prompts, state } = await open();
    flow.setContext(context);
    await ask('Qual a meta?');
    expect(prompts()).toEqual([PROMPT]);
    const [created, , named] = backend.requests;
    expect(created?.body).toMatchObject({ titulo: 'Qual a meta?' });
    expect(named?.body).toMatchObject({ question: 'Qual a meta?' });
    expect(JSON.stringify([created?.body, named?.body])).not.toContain('penicilina');
    expect(state().messages[0]).toMatchObject({ text: 'Qual a meta?', context: PROMPT.slice(14) });
  });

  test('is sent with questions of ask() too', async () => {
    const { flow, prompts } = await open();
    flow.setContext({ sex: 'masculino' });
    await flow.ask('Outra?');
    expect(prompts()).toEqual(['Outra?\n\nContexto informado:\n- Sexo: masculino']);
  });

  test('omits a removed fact until the host sets other facts', async () => {
    const { flow, ask, prompts, state } = await open();
    flow.setContext(context);
    flow.removeContext('allergies');
    flow.removeContext('ageBand');
    flow.setContext({ ...context });
    await ask('Primeira');
    flow.setContext({ sex: 'feminino', notes: 'lactante' });
    await ask('Segunda');
    expect(prompts()).toEqual([
      'Primeira\n\nContexto informado:\n- Sexo: feminino',
      'Segunda\n\nContexto informado:\n- Sexo: feminino\n- Observações: lactante',
    ]);
    flow.setContext(null);
    expect(state().context).toEqual({});
  });

  test('accepts single-line texts of up to 200 characters and drops unknown fields', async () => {
    const { flow, state } = await open();
    flow.setContext({
      notes: 'x'.repeat(300),
      unit: 'UTI\n- Sexo: masculino',
      allergies: ['', 'látex', 5],
      sex: '  ',
      name: 'Maria',
    } as unknown as ClinicalContext);
    const { notes, ...others } = state().context;
    expect(notes).toHaveLength(200);
    expect(others).toEqual({ unit: 'UTI - Sexo: masculino', allergies: ['látex'] });
  });

  test('contains no control characters, which a service may drop', async () => {
    const { flow, state } = await open();
    flow.setContext({ notes: 'Duas\u0000\u000b notas\u0085' });
    expect(state().context).toEqual({ notes: 'Duas notas' });
  });

  test('is checked by the guard: an identifier in it stops the question and can be masked', async () => {
    const { flow, ask, prompts, state } = await open();
    flow.setContext({ notes: 'CPF 529.982.247-25' });
    expect(await ask('Conduta?')).toBe('held');
    expect(state().identifiers.map(({ kind }) => kind)).toEqual(['cpf']);
    flow.maskIdentifiers((kind) => `[${kind}]`);
    expect(state().context).toEqual({ notes: 'CPF [cpf]' });
    flow.unmaskIdentifiers();
    expect(state()).toMatchObject({ context: { notes: 'CPF 529.982.247-25' }, draft: 'Conduta?' });
    flow.maskIdentifiers((kind) => `[${kind}]`);
    await flow.send();
    expect(prompts()).toEqual(['Conduta?\n\nContexto informado:\n- Observações: CPF [cpf]']);
  });

  test('is checked for questions of ask() too', async () => {
    const { flow, prompts, state } = await open();
    flow.setContext({ notes: 'CPF 529.982.247-25' });
    expect(await flow.ask('Conduta?')).toBe('held');
    expect(state().draft).toBe('Conduta?');
    expect(prompts()).toEqual([]);
  });

  test('stays the same when a question is repeated', async () => {
    let isDown = true;
    const working = chatRoutes()[ASK];
    const { backend, flow, ask, prompts, state } = await open({
      [ASK]: (request) =>
        isDown ? { status: 504 } : typeof working === 'function' ? working(request) : (working ?? {}),
    });
    flow.setContext(context);
    await ask('Qual a meta?');
    flow.setContext({ sex: 'masculino' });
    isDown = false;
    await flow.retry(state().messages.at(-1)?.id ?? '');
    expect(prompts()).toEqual([PROMPT, PROMPT]);
    const keys = backend.callsTo(ASK).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('is separated from the typed question in the history', async () => {
    const pergunta = PROMPT.replaceAll('\n', '\r\n');
    const stored = [{ codigo: 1, pergunta, resposta: 'Sim.', dataCadastro: '2026-11-20T12:00:00Z' }];
    const { flow, state } = await open({ 'GET /ai/api/mensagens/conversa/:id': { data: stored } });
    await flow.select(5);
    expect(state().messages[0]).toMatchObject({ text: 'Qual a meta?', context: PROMPT.slice(14) });
  });

  test('does not include a typed text that only resembles a context', async () => {
    const pergunta = 'Resuma:\n\nContexto informado:\n- Sexo: feminino\nE agora?';
    const stored = [{ codigo: 1, pergunta, resposta: 'Sim.', dataCadastro: '2026-11-20T12:00:00Z' }];
    const { flow, state } = await open({ 'GET /ai/api/mensagens/conversa/:id': { data: stored } });
    await flow.select(5);
    expect(state().messages[0]).toMatchObject({ text: pergunta, context: '' });
  });

  test('is kept over an expired session and a new conversation, not over a sign-out or another person', async () => {
    const { app, flow, state } = await open();
    flow.setContext(context);
    await flow.select(5);
    expect(state().context).toEqual(context);
    app.session.end('expired');
    app.session.signIn(sessionOf());
    expect(state().context).toEqual(context);
    // Not every answer writes an id as a number.
    app.session.end('expired');
    app.session.signIn(sessionOf({ userId: String(sessionOf().userId) }));
    expect(state().context).toEqual(context);
    app.session.signIn(sessionOf({ userId: 99, id: 99 }));
    await vi.waitFor(() => expect(state().context).toEqual({}));
    flow.setContext(context);
    app.session.end('logout');
    expect(state().context).toEqual({});
  });
});
