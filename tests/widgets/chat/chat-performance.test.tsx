import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMarkdownStream } from '@vesalio/core';
import { answerFixture, chatRoutes, type FakeRoutes, historyFixture, openApp } from '@vesalio/core/testing';
import { ChatWidget, type ChatWidgetProps, VesalioProvider } from '@vesalio/widgets';
import { expect, test } from 'vitest';

// Counts work, never time, so that a slow machine gets the same results.

const HISTORY = 'GET /ai/api/mensagens/conversa/:id';

async function show(routes: FakeRoutes, props: ChatWidgetProps = {}) {
  const { app } = await openApp(routes);
  const view = render(
    <VesalioProvider app={app}>
      <div className="vesalio">
        <ChatWidget {...props} />
      </div>
    </VesalioProvider>,
  );
  return { ...view, flow: await app.chat() };
}

/** Every answer is the same, so the check of its numbers adds the same marks. */
const ofLength = (turns: number): FakeRoutes => ({
  ...chatRoutes(),
  [HISTORY]: {
    data: historyFixture(turns).map((item) => ({ ...item, resposta: 'Resposta da pergunta [search_1].' })),
  },
});

/** Waits for the last twenty messages. They are mounted after the first view, when the page is idle. */
const allMounted = () =>
  waitFor(() => expect(document.querySelectorAll('[data-message]').length).toBeGreaterThanOrEqual(20), {
    timeout: 10_000,
  });

/** Waits for the check of every mounted answer. It adds its line when the page is idle. */
const allChecked = () =>
  waitFor(
    () => {
      const lines = [...document.querySelectorAll('.vs-check')];
      expect(lines.length).toBeGreaterThanOrEqual(10);
      // Its words are inserted after the region.
      expect(lines.filter((line) => !line.textContent || line.querySelector('[aria-hidden]'))).toEqual([]);
    },
    { timeout: 10_000 },
  );

/** Counts the elements of the conversation after the last messages are mounted and their answers checked. */
async function elementsWith(turns: number): Promise<{ elements: number; messages: number }> {
  const { unmount } = await show(ofLength(turns), { conversationId: 9 });
  await screen.findByText(`Pergunta ${turns}`, undefined, { timeout: 10_000 });
  await allMounted();
  await allChecked();
  const log = screen.getByRole('log', { name: 'Conversa' });
  const elements = log.querySelectorAll('*').length;
  const messages = log.querySelectorAll('[data-message]').length;
  unmount();
  return { elements, messages };
}

test('the number of mounted messages does not grow with the history: one spacer replaces the rest', async () => {
  const short = await elementsWith(300);
  const long = await elementsWith(2_500);
  expect(short.messages).toBeGreaterThanOrEqual(20);
  expect(long.messages).toBe(short.messages);
  expect(long.elements).toBe(short.elements);
});

/** The number of messages in the first render that contains any. */
async function mountedFirst(resposta: string): Promise<number> {
  let first = 0;
  const observer = new MutationObserver(() => {
    first ||= document.querySelectorAll('[data-message]').length;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const data = historyFixture(50).map((item) => ({ ...item, resposta }));
  const { unmount } = await show({ ...chatRoutes(), [HISTORY]: { data } }, { conversationId: 9 });
  await allMounted();
  observer.disconnect();
  unmount();
  return first;
}

test('a long history opens with as many messages as fill the window', async () => {
  expect(await mountedFirst('Resposta. '.repeat(200))).toBe(4);
  expect(await mountedFirst('Resposta.')).toBeGreaterThan(4);
});

/** An answer in 24-character chunks, 200 per second. The test controls its end. */
function streamed(text: string, seen: { chunks: number }): FakeRoutes {
  return {
    ...chatRoutes(),
    'POST /ai/api/mensagens': {
      events: (async function* () {
        for (let from = 0; from < text.length; from += 24) {
          seen.chunks++;
          yield { event: 'delta' as const, data: { texto: text.slice(from, from + 24) }, delayMs: 5 };
        }
        yield { event: 'done' as const, data: { ...answerFixture({ resposta: text }), resposta: text } };
      })(),
    },
  };
}

const LONG = Array.from(
  { length: 24 },
  (_, part) => `## Parte ${part}\n\nDose de ${part} mg por via oral, **com cautela**.\n\n- um\n- dois\n\n`,
).join('');

test('chunks are rendered in batches, only into the last bubble, and finished blocks are never rendered again', async () => {
  const seen = { chunks: 0 };
  const { flow, container } = await show(streamed(LONG, seen));
  const began = performance.now();
  let writes = 0;
  let elsewhere = 0;
  let removed = 0;
  const stop = flow.live.subscribe((now, before) => {
    if (now.text !== before.text) writes++;
  });
  // The tools load after the conversation.
  await screen.findByRole('button', { name: 'Anexar arquivos' }, { timeout: 10_000 });
  let sent: Promise<unknown> = Promise.resolve();
  act(() => {
    flow.setDraft('Qual a dose?');
    sent = flow.send();
  });
  await waitFor(() => expect(container.querySelector('.vs-answer h3')).not.toBeNull(), { timeout: 10_000 });
  const first = container.querySelector('.vs-answer h3');
  const question = container.querySelector('.vs-message--user');
  const observer = new MutationObserver((changes) => {
    if (flow.store.getState().status !== 'streaming') return;
    for (const { target, removedNodes } of changes) {
      if (question?.contains(target)) elsewhere++;
      if (first?.contains(target)) elsewhere++;
      removed += [...removedNodes].filter((node) => node.nodeName === 'H3').length;
    }
  });
  observer.observe(container, { childList: true, subtree: true, characterData: true });
  await act(() => sent);
  observer.disconnect();
  stop();
  const seconds = (performance.now() - began) / 1000;
  expect(seen.chunks).toBeGreaterThan(60);
  expect(writes).toBeGreaterThan(2);
  expect(writes).toBeLessThan(seen.chunks);
  expect(writes).toBeLessThanOrEqual(20 * seconds + 3);
  expect({ elsewhere, removed }).toEqual({ elsewhere: 0, removed: 0 });
  expect(container.querySelector('.vs-answer h3')).toBe(first);
});

test('the lexer reads no more per chunk at the end of an answer than at its start', () => {
  const read = (parts: number) => {
    const stream = createMarkdownStream();
    const text = LONG.repeat(parts);
    for (let from = 0; from < text.length; from += 4) stream.append(text.slice(from, from + 4));
    return stream.lexedCharacters() / text.length;
  };
  expect(read(8) / read(1)).toBeLessThan(1.05);
});

test('typing renders no message again', async () => {
  const { container } = await show(ofLength(100), { conversationId: 9 });
  await screen.findByText('Pergunta 100', undefined, { timeout: 10_000 });
  await allMounted();
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
  await waitFor(() => expect(box.disabled).toBe(false));
  await allChecked();
  const log = screen.getByRole('log', { name: 'Conversa' });
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(log, { childList: true, subtree: true, characterData: true, attributes: true });
  for (const text of ['Q', 'Qu', 'Qual', 'Qual a dose']) fireEvent.change(box, { target: { value: text } });
  await waitFor(() => expect(container.querySelector('textarea')?.value).toBe('Qual a dose'));
  observer.disconnect();
  expect(changes).toBe(0);
});
