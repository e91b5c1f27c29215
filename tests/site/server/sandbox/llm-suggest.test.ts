import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSuggestions } from '../../../../packages/site/server/sandbox/answers/llm-suggest.ts';
import { searchCorpus } from '../../../../packages/site/server/sandbox/answers/search.ts';
import { type Chat, EVENTS, openChat, readEvents } from './chat-stage.ts';
import { type FakeModel, openFakeModel } from './fake-model.ts';

const QUESTION = 'Qual a meta de pressão arterial no idoso?';
const ANSWER = ['A apixabana reduziu o AVC [search_1].'];
const NEXT = 'Qual anticoagulante na fibrilação atrial?';
const UNCOVERED = 'Qual a capital da França?';

const writes = (content: string) => (response: ServerResponse) =>
  void response.writeHead(200).end(JSON.stringify({ choices: [{ message: { content } }] }));

describe('suggested questions of a model', () => {
  let chat: Chat;
  let model: FakeModel;
  /** Resolves once the corpus has been searched for this question. */
  let searched = new Map<string, () => void>();
  const isSearched = (question: string) =>
    new Promise<void>((resolve) => {
      searched.set(question, resolve);
    });
  const rebuild = (changes: { suggestMs?: number } = {}) =>
    chat.rebuild({ llm: { baseUrl: model.url, model: 'clinico-1', apiKey: 'chave', ...changes } });
  /** The next questions in this answer's last event. */
  const asked = async () => {
    const events = await readEvents(await chat.post(QUESTION, { accept: EVENTS }));
    return events.at(-1)?.data.sugestoes as string[];
  };
  let corpusOwn: string[];

  beforeAll(async () => {
    model = await openFakeModel();
    chat = await openChat(undefined, {}, async (db, question, ...others) => {
      const found = await searchCorpus(db, question, ...others);
      // The answerer continues before the code that awaits this promise.
      setImmediate(() => searched.get(question)?.());
      return found;
    });
    corpusOwn = (await chat.ask(QUESTION)).sugestoes ?? [];
  });
  beforeEach(() => {
    searched = new Map();
    rebuild();
    model.says(ANSWER);
  });
  afterAll(async () => {
    await chat.close();
    await model.close();
  });

  it('replace those of the corpus if they arrive in time and the corpus answers them', async () => {
    expect(corpusOwn.length).toBeGreaterThan(0);
    model.suggests(writes(`1. ${UNCOVERED}\n2. ${NEXT}`));
    model.saysUntil(ANSWER, Promise.all([isSearched(NEXT), isSearched(UNCOVERED)]));
    expect(await asked()).toEqual([NEXT]);
    expect(model.asides.at(-1)).toMatchObject({
      authorization: 'Bearer chave',
      body: { model: 'clinico-1', stream: false, max_tokens: 200 },
    });
    expect(model.asides.at(-1)?.body.messages[1]?.content).toContain(`Pergunta: ${QUESTION}`);
  });

  it('delay no answer, and are aborted at its end', async () => {
    let arrived = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const closed = new Promise<void>((resolve) => {
      model.suggests((response) => {
        response.on('close', () => resolve());
        arrived();
      });
    });
    model.saysUntil(ANSWER, arrival);
    expect(await asked()).toEqual(corpusOwn);
    await closed;
  });

  it('are aborted after their own time limit', async () => {
    rebuild({ suggestMs: 50 });
    const closed = new Promise<void>((resolve) => {
      model.suggests((response) => response.on('close', () => resolve()));
    });
    model.saysUntil(ANSWER, closed);
    expect(await asked()).toEqual(corpusOwn);
  });

  it.each([
    ['refuses', (response: ServerResponse) => void response.writeHead(500).end('segredo')],
    ['writes nonsense', (response: ServerResponse) => void response.writeHead(200).end('<html>')],
    ['writes no questions', writes('Não sei.')],
    ['writes without end', writes(`${NEXT}\n`.repeat(2_000))],
  ])('are replaced with those of the corpus if the model %s', async (_, act) => {
    const answered = new Promise<void>((resolve) => {
      model.suggests((response) => {
        response.on('close', () => resolve());
        act(response);
      });
    });
    model.saysUntil(ANSWER, answered);
    expect(await asked()).toEqual(corpusOwn);
  });

  it('are not requested in a measurement', async () => {
    rebuild({ suggestMs: 0 });
    const before = model.asides.length;
    expect(await asked()).toEqual(corpusOwn);
    expect(model.asides).toHaveLength(before);
  });
});

describe('readSuggestions', () => {
  it.each([
    ['- Qual a dose inicial?', ['Qual a dose inicial?']],
    ['“Qual a dose inicial?”', ['Qual a dose inicial?']],
    ['Qual a dose inicial?\nQual a dose inicial?', ['Qual a dose inicial?']],
    ['Claro! Aqui estão:\n1) Qual a dose inicial?', ['Qual a dose inicial?']],
    ['Veja https://exemplo.com agora?', []],
    ['Ver [aqui](x) agora?', []],
    ['<b>Qual a dose?</b>?', []],
    ['Qual a dose [search_1]?', []],
    [`${'Qual '.repeat(40)}dose?`, []],
    ['Qual a\u202e dose inicial?', []],
    ['A pergunta feita?', []],
    ['Um pedido qualquer.', []],
    [
      'Primeira coisa?\nSegunda coisa?\nTerceira coisa?\nQuarta coisa?',
      ['Primeira coisa?', 'Segunda coisa?', 'Terceira coisa?'],
    ],
  ])('reads %j', (text, expected) => {
    expect(readSuggestions(text, 'A pergunta feita?')).toEqual(expected);
  });
});
