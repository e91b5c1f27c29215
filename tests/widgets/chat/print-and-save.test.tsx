import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClinicalRecord } from '@vesalio/core';
import { chatRoutes, type FakeRoutes, openApp } from '@vesalio/core/testing';
import { ChatWidget, VesalioProvider } from '@vesalio/widgets';
import { afterEach, expect, test, vi } from 'vitest';

const ASK = 'POST /ai/api/mensagens';
afterEach(() => vi.restoreAllMocks());

/** The chat after one question. */
async function asked(answer: FakeRoutes[string]) {
  const { app } = await openApp({ ...chatRoutes(), [ASK]: answer });
  const records: ClinicalRecord[] = [];
  render(
    <VesalioProvider app={app}>
      <div className="vesalio">
        <ChatWidget onRecord={(record) => records.push(record)} />
      </div>
    </VesalioProvider>,
  );
  const flow = await app.chat();
  await screen.findByRole('switch', { name: 'Pesquisar na web' });
  await act(() => flow.ask('Qual a meta?'));
  const user = userEvent.setup();
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Mais' }));
    await user.click(await screen.findByRole('menuitem', { name, hidden: true }));
  };
  return { app, flow, records, choose, user };
}

/** Collects the printed parts; nothing reaches a printer. A fake frame is used, because none is loaded here. */
function watchPaper() {
  const papers: (string | null)[][] = [];
  const page = document.implementation.createHTMLDocument();
  const print = () => papers.push([...page.body.children].map(({ textContent }) => textContent));
  const leave = () => (document.activeElement as HTMLElement | null)?.blur();
  const view = Object.assign(new EventTarget(), { print, focus: leave });
  const { prototype } = HTMLIFrameElement;
  vi.spyOn(prototype, 'contentDocument', 'get').mockReturnValue(page);
  vi.spyOn(prototype, 'contentWindow', 'get').mockReturnValue(view as unknown as Window);
  vi.spyOn(document.body, 'append').mockReturnValue(undefined);
  return { papers, page, view };
}

const part = {
  events: [{ event: 'delta', data: { texto: 'Até aqui.' } }],
  fail: 'after',
} as const;

test('a part of an answer is labelled as such in the record, in the clipboard and on paper', async () => {
  const { records, choose, user } = await asked(part);
  await choose('Inserir no prontuário');
  await vi.waitFor(() => expect(records).toHaveLength(1));
  expect(records[0]?.text).toMatch(/^Resposta interrompida\n\nAté aqui\./);
  expect(records[0]?.html).toContain('<strong>Resposta interrompida</strong>');
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  await vi.waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/^Resposta interrompida\n\nAté aqui\./),
  );
  const { papers, view } = watchPaper();
  await choose('Salvar ou imprimir');
  await vi.waitFor(() => expect(papers).toHaveLength(1));
  expect(papers[0]?.slice(0, 3)).toEqual(['Pergunta: Qual a meta?', 'Resposta interrompida', 'Até aqui.']);
  expect(document.activeElement).toBe(document.body);
  view.dispatchEvent(new Event('afterprint'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mais' }));
});

test('an answer without references is printed once, above its whole origin', async () => {
  const resposta = 'Faça assim:\n\n1. Meça a pressão.\n2. Confirme.';
  const { choose } = await asked({ data: { data: { resposta, referencias: [], codigoMensagem: 5 } } });
  const { papers } = watchPaper();
  await choose('Salvar ou imprimir');
  await vi.waitFor(() => expect(papers).toHaveLength(1));
  const [question, answer, ...origin] = papers[0] ?? [];
  expect(question).toBe('Pergunta: Qual a meta?');
  expect(answer).toMatch(/^Faça assim:.*Meça a pressão\..*Confirme\.$/s);
  expect(origin.map((line) => line?.split(':')[0])).toEqual([
    'Ferramenta',
    'Modelo',
    'Data e hora',
    'A ferramenta apoia, não substitui, o julgamento clínico. A decisão foi do profissional.',
  ]);
});

test('a table on paper has lines', async () => {
  const resposta = '| Faixa | Meta |\n| --- | --- |\n| 60 a 79 anos | abaixo de 130 |';
  const { choose } = await asked({ data: { data: { resposta, referencias: [], codigoMensagem: 5 } } });
  const { papers, page } = watchPaper();
  await choose('Salvar ou imprimir');
  await vi.waitFor(() => expect(papers).toHaveLength(1));
  const table = page.querySelector('table');
  expect(table?.outerHTML).toMatch(/^<table[^>]* frame="box" rules="all" border="1"/);
});

test('a file of one answer has its question and no other', async () => {
  let codigoMensagem = 4;
  const { choose, flow } = await asked(() => {
    codigoMensagem += 1;
    return { data: { data: { resposta: `Resposta ${codigoMensagem}.`, referencias: [], codigoMensagem } } };
  });
  await act(() => flow.ask('E no idoso frágil?'));
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  await choose('Baixar em Markdown');
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  const [[file] = []] = saved.mock.calls;
  const text = file instanceof Blob ? await file.text() : '';
  expect(text.split('\n\n').slice(1, -1)).toEqual([
    '## Pergunta',
    'E no idoso frágil?',
    '## Resposta',
    'Resposta 6.',
  ]);
});

test('a second press does not begin a second file, and a failed one can be tried again', async () => {
  const { app, choose, flow } = await asked(part);
  const notices = () => app.notices.getState().items.map(({ text }) => text);
  let settle: (all: boolean) => void = () => undefined;
  const loadAll = vi.spyOn(flow, 'loadAll').mockImplementation(
    () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
  );
  await choose('Baixar a conversa em Markdown');
  await vi.waitFor(() => expect(notices()).toContain('Preparando o arquivo...'));
  await choose('Baixar a conversa em Markdown');
  expect(loadAll).toHaveBeenCalledTimes(1);
  await act(async () => settle(false));
  await vi.waitFor(() => expect(notices()).toContain('Não foi possível gerar o arquivo. Tente novamente.'));
  await choose('Baixar a conversa em Markdown');
  await vi.waitFor(() => expect(loadAll).toHaveBeenCalledTimes(2));
});
