import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  askModel,
  type ModelConfig,
  ModelFailure,
} from '../../../../packages/site/server/sandbox/answers/llm.ts';
import { suggestByModel } from '../../../../packages/site/server/sandbox/answers/llm-suggest.ts';
import { createThoughtFilters } from '../../../../packages/site/server/sandbox/answers/llm-thoughts.ts';
import { type FakeModel, openFakeModel } from './fake-model.ts';

// What OpenAI-compatible servers send, in addition to the standard's examples.

let model: FakeModel;
let config: ModelConfig;
beforeAll(async () => {
  model = await openFakeModel();
});
afterAll(() => model.close());
beforeEach(() => {
  config = { baseUrl: model.url, model: 'clinico-1', silenceMs: 400 };
});

const question = {
  prompt: 'Qual a dose?',
  previousQuestion: undefined,
  references: [
    { id: 'search_1', title: 'T', text: '', source: '#', journal: '', year: '', type: 'db' as const },
  ],
};
const signal = new AbortController().signal;

async function answer(): Promise<string> {
  const thoughts = createThoughtFilters((reason) => new ModelFailure(reason))();
  let text = '';
  for await (const piece of askModel(config, question, signal, thoughts)) text += piece;
  return text;
}

const event = (chunk: unknown) => `data: ${JSON.stringify(chunk)}\n\n`;
const delta = (content: unknown, finish_reason: string | null = null) =>
  event({ choices: [{ index: 0, delta: { content }, finish_reason }] });
const DONE = 'data: [DONE]\n\n';

describe('a stream', () => {
  it.each([
    [
      'null, absent and empty texts',
      event({ choices: [{ delta: { role: 'assistant', content: null } }] }) +
        event({ choices: [{ delta: {} }] }) +
        delta('') +
        delta('5 mg', 'stop') +
        DONE,
    ],
    [
      'a text in parts, with thoughts',
      delta([{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }]) +
        delta([{ type: 'text', text: '5 mg' }], 'stop') +
        DONE,
    ],
    [
      'thoughts in a field of their own',
      event({ choices: [{ delta: { reasoning_content: 'Hm.', reasoning: 'Hm.' } }] }) +
        delta('5 mg', 'stop') +
        DONE,
    ],
    [
      'a choice without a delta, and none',
      event({ choices: [] }) +
        event({ choices: [{ delta: null, content_filter_offsets: {}, finish_reason: null }] }) +
        delta('5 mg', 'stop') +
        DONE,
    ],
    [
      'usage without choices',
      delta('5 mg', 'stop') +
        event({ choices: [], usage: {} }) +
        event({ usage: { total_tokens: 9 } }) +
        DONE,
    ],
    ['comments and events without data', `: PROCESSING\n\ndata: \n\n${delta('5 mg', '')}: ping\n\n${DONE}`],
    [
      'no space, other line ends, no end mark',
      delta('5 mg', 'stop').replace('data: ', 'data:').replaceAll('\n', '\r\n'),
    ],
    ['an end mark alone', `${delta('5 mg')}data: [DONE] \n\n`],
    ['names of a whole end', delta('5 mg', 'eos_token') + DONE],
    ['marks of the prompt at its end', delta('5 mg<|im_') + delta('end|>', 'stop') + DONE],
    ['a refusal', event({ choices: [{ delta: { content: null, refusal: '5 mg' }, finish_reason: 'stop' }] })],
    [
      'a whole response',
      JSON.stringify({ choices: [{ message: { content: '5 mg' }, finish_reason: 'stop' }] }),
    ],
  ])('with %s is read', async (_, body) => {
    model.sends(body);
    expect(await answer()).toBe('5 mg');
  });

  it('may be cut anywhere, also inside a letter', async () => {
    model.acts(async (response) => {
      response.writeHead(200);
      for (const byte of Buffer.from(delta('não é 5 µg') + delta(' 💊', 'stop'))) {
        response.write(Buffer.from([byte]));
        await pause(0);
      }
      response.end();
    });
    expect(await answer()).toBe('não é 5 µg 💊');
  });

  it('ends with its answer where the server leaves the connection open', async () => {
    model.acts((response) => void response.writeHead(200).write(delta('5 mg', 'stop')));
    expect(await answer()).toBe('5 mg');
  });

  it.each([
    ...[
      'length',
      'max_tokens',
      'model_length',
      'content_filter',
      'sensitive',
      'SAFETY',
      'tool_calls',
      'abort',
    ],
    ...['error', 'network_error', 'insufficient_system_resource', 'repetition_truncation'],
  ])('that ends by %s fails', async (reason) => {
    model.sends(delta('5 mg', reason) + DONE);
    await expect(answer()).rejects.toThrow(reason);
  });

  it.each([
    ['an error', event({ error: { message: 'x' } }) + DONE],
    [
      'an error beside a choice',
      event({ error: { code: 502 }, choices: [{ delta: { content: '' } }] }) + DONE,
    ],
    ['an error in other words', event({ object: 'error', message: 'x' }) + DONE],
    ['an error in a field that is none', `error: {"code":500}\n\n${DONE}`],
    ['a page', '<html></html>'],
    ['half a response', '{"choices":[{"message":{"content":"5 '],
    ['a response that is an error', '{"error":{"message":"x"}}'],
  ])('with %s behind its text fails', async (_, body) => {
    model.sends(body.startsWith('{') ? body : delta('5 mg') + body);
    await expect(answer()).rejects.toThrow(ModelFailure);
  });

  it('that repeats itself is ended', async () => {
    model.sends(delta('palavra '.repeat(10_000)) + delta('fim', 'stop') + DONE);
    await expect(answer()).rejects.toThrow('too long an answer');
  });
});

describe('thoughts before the answer', () => {
  it.each([
    '<think>Talvez 2 mg.</think>\n\n',
    '<think>\n\n</think>\n\n',
    '</think>\n\n',
    '<thinking>Talvez <2 mg.</thinking>',
    '<thought>Talvez.</thought>\n',
    '<reasoning>Talvez.</reasoning>',
    '[THINK]Talvez.[/THINK]',
    '◁think▷Talvez.◁/think▷',
    '<seed:think>Talvez.</seed:think>',
    '<unused94>thought\nTalvez.<unused95>',
    '<|channel>thought\nTalvez.<channel|>',
    '<|channel|>analysis<|message|>Talvez.<|end|><|start|>assistant<|channel|>final<|message|>',
    '<|START_THINKING|>Talvez.<|END_THINKING|><|START_RESPONSE|>',
  ])('%j are left out', async (thoughts) => {
    model.says([...`${thoughts}A dose é <5 mg.`]);
    expect((await answer()).trimStart()).toBe('A dose é <5 mg.');
    model.says([`${thoughts}A dose é <5 mg.`]);
    expect(await answer()).toBe('A dose é <5 mg.');
  });
});

describe('a call', () => {
  const REFUSAL = `{"error":{"message":"Unsupported value: 'temperature' does not support 0 with this model."}}`;

  it('is repeated without a temperature for a model that has none, and from then on made so', async () => {
    model.acts((response, { temperature }) => {
      if (temperature !== undefined) response.writeHead(400).end(REFUSAL);
      else response.writeHead(200).end(delta('5 mg', 'stop') + DONE);
    });
    const calls = model.calls();
    expect(await Promise.all([answer(), answer()])).toEqual(['5 mg', '5 mg']);
    expect(await answer()).toBe('5 mg');
    expect(model.calls() - calls).toBe(5);
  });

  it.each([
    [429, '0', 2],
    [503, '1', 2],
    [429, '60', 1],
    [429, undefined, 1],
    [500, '0', 1],
    [400, '0', 1],
  ])('that is refused with %s and Retry-After %s is made %s times', async (status, after, times) => {
    model.acts((response, _, call) => {
      if (call > 0) response.writeHead(200).end(delta('5 mg', 'stop') + DONE);
      else response.writeHead(status, after === undefined ? {} : { 'Retry-After': after }).end('{}');
    });
    config = { ...config, silenceMs: 5_000 };
    const calls = model.calls();
    const text = await answer().catch((error: Error) => error.message);
    expect([text, model.calls() - calls]).toEqual([times === 2 ? '5 mg' : `status ${status}`, times]);
  });
});

describe('next questions', () => {
  const NEXT = 'Qual a dose no idoso?';
  const body = (content: unknown) => JSON.stringify({ choices: [{ message: { content } }] });

  it.each([
    [`<think>\nQual pergunta ele faria?\n</think>\n\n${NEXT}`, [NEXT]],
    ['<think>\nQual pergunta ele faria?', []],
    [[{ type: 'thinking' }, { type: 'text', text: NEXT }], [NEXT]],
  ])('are not the thoughts of %j', async (content, expected) => {
    model.suggests((response) => void response.writeHead(200).end(body(content)));
    expect(await suggestByModel(config, question, signal)).toEqual(expected);
  });

  it('come from a model that knows no maximum of tokens', async () => {
    model.suggests((response) => {
      if (model.asides.at(-1)?.body.max_tokens === undefined) response.writeHead(200).end(body(NEXT));
      else response.writeHead(400).end(`{"error":{"message":"Unsupported parameter: 'max_tokens'"}}`);
    });
    expect(await suggestByModel(config, question, signal)).toEqual([NEXT]);
  });
});
