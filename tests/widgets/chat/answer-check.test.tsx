import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApp } from '@vesalio/core';
import {
  answerFixture,
  chatRoutes,
  type FakeRoutes,
  referenceFixtures,
  streamedAnswer,
} from '@vesalio/core/testing';
import { AnswerView, VesalioProvider } from '@vesalio/widgets';
import { expect, test } from 'vitest';
import { openChat } from './open-chat.tsx';

const ASK = 'POST /ai/api/mensagens';
const MARK = 'diverge da fonte: comparar frase e fonte';
const wrong = 'O composto caiu (**HR 0,80**; IC 95 % 0,64–0,89) [search_1]';
const right = 'O composto caiu (HR 0,75) [search_1].';

function show(text: string, references: readonly unknown[] = referenceFixtures, isInterrupted = false) {
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory' });
  const view = (isWriting: boolean) => (
    <VesalioProvider app={app}>
      <div className="vesalio">
        <AnswerView
          text={text}
          references={references as never}
          isWriting={isWriting}
          isInterrupted={isInterrupted}
          showsCheck
        />
      </div>
    </VesalioProvider>
  );
  return { ...render(view(false)), view };
}

test('a mark is placed after its sentence and after that sentence’s markers', async () => {
  const { container } = show(`${wrong}. ${right}`);
  const mark = await screen.findByRole('button', { name: MARK });
  const paragraph = container.querySelector('.vs-answer p');
  expect(paragraph?.textContent?.replace(/\u00a0/g, ' ')).toBe(
    'O composto caiu (HR 0,80; IC 95 % 0,64–0,89) [1].\u2060diverge O composto caiu (HR 0,75) [1].',
  );
  expect(mark.textContent).toBe('diverge');
  for (const text of ['- Caiu (HR 0,80) [search_1]', '- Caiu (**HR 0,80**). [search_1]']) {
    const item = show(text);
    const words = () => item.container.querySelector('.vs-answer li')?.textContent;
    await waitFor(() => expect(words()).toMatch(/\[1\]\u2060diverge$/));
    item.unmount();
  }
  // The count leads to the first of them.
  const line = container.querySelector('.vs-check');
  expect(line?.textContent).toBe('1 frase confere com a fonte · 1 diverge');
  await userEvent.setup().click(screen.getByRole('button', { name: '1 diverge' }));
  expect(document.activeElement).toBe(mark);
  expect(await screen.findByRole('dialog', { name: 'Frase e fonte comparadas' })).toBeTruthy();
});

test('the line leaves out a count of zero', async () => {
  const silent = 'Converse com a pessoa sobre os efeitos adversos [search_2].';
  const { container, unmount } = show(`${wrong}. ${silent}`);
  await screen.findByText('1 frase diverge da fonte');
  expect(container.querySelector('.vs-check')?.textContent).toBe(
    '1 frase diverge da fonte · 1 não comparável',
  );
  unmount();
  show(silent);
  await screen.findByText('1 frase não comparável com a fonte');
});

test('an interval is never broken across lines, in a marked sentence and in a table', async () => {
  show(`${wrong}. ${right}\n\n| Estudo | IC 95 % |\n|---|---|\n| A | 0,61–0,93 |`);
  await screen.findByRole('button', { name: MARK });
  for (const interval of ['0,64–0,89', '0,61–0,93'])
    expect(screen.getByText(interval).className).toBe('vs-answer__bound');
});

test('a mark inside the text of a link is placed after the link', async () => {
  const { container } = show('Veja [o estudo com HR 0,80](https://doi.org/10.1/x) [search_1]');
  const mark = await screen.findByRole('button', { name: MARK });
  expect(mark.closest('a')).toBeNull();
  expect(container.querySelector('a')).not.toBeNull();
});

test('the popup shows both values, the sentence and the passage, and returns the focus', async () => {
  const user = userEvent.setup();
  show(`${wrong}.`);
  const mark = await screen.findByRole('button', { name: MARK });
  mark.focus();
  await user.keyboard('{Enter}');
  const popup = await screen.findByRole('dialog', { name: 'Frase e fonte comparadas' });
  expect(within(popup).getByText('resposta: 0,80 · fonte: 0,75')).toBeTruthy();
  expect(Array.from(popup.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual([
    '0,80',
    '0,75',
  ]);
  expect(mark.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Frase e fonte comparadas' })).toBeNull());
  expect(document.activeElement).toBe(mark);
});

test('the popup begins at the comparison, and Tab out of it leads on from its mark', async () => {
  const user = userEvent.setup();
  const url = 'https://doi.org/10.1/x';
  show(`${wrong}. ${wrong}.`, [{ ...referenceFixtures[0], notice: { kind: 'corrected', date: '', url } }]);
  const [mark, next] = await screen.findAllByRole('button', { name: MARK });
  mark?.focus();
  await user.keyboard('{Enter}');
  const popup = await screen.findByRole('dialog', { name: 'Frase e fonte comparadas' });
  expect(document.activeElement?.textContent).toMatch(/^resposta:\s0,80\s· fonte:\s0,75$/);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Ir para a divergência 2 de 2');
  await user.tab();
  expect(document.activeElement).toBe(within(popup).getByRole('link', { name: /Ver aviso/ }));
  await user.tab();
  expect(screen.queryByRole('dialog', { name: 'Frase e fonte comparadas' })).toBeNull();
  expect(within(next?.closest('p') as HTMLElement).getAllByRole('button')).toContain(document.activeElement);
});

test('from one comparison a press leads to that of the next sentence, and from the last to the first', async () => {
  const user = userEvent.setup();
  show(`${wrong}. ${right} ${wrong.replace('0,80', '0,70')}.`);
  await user.click(await screen.findByRole('button', { name: '2 divergem' }));
  for (const [value, next] of [
    ['0,80', '2 de 2'],
    ['0,70', '1 de 2'],
    ['0,80', '2 de 2'],
  ]) {
    await screen.findByText(`resposta: ${value} · fonte: 0,75`);
    await user.click(screen.getByRole('button', { name: `Ir para a divergência ${next}` }));
  }
});

test('a direction that only a ratio states is shown with the words and the interval around it', async () => {
  show('A meta intensiva aumentou o desfecho composto [search_1].', [
    { ...referenceFixtures[0], text: 'Desfecho composto: HR 0,75 (IC 95% 0,64–0,89). Sem diabetes.' },
  ]);
  (await screen.findByRole('button', { name: MARK })).click();
  const popup = await screen.findByRole('dialog', { name: 'Frase e fonte comparadas' });
  expect(within(popup).getByText('resposta: aumentou · fonte: HR 0,75 (IC 95% 0,64–0,89)')).toBeTruthy();
});

test('of a source that only shares the subject, the popup does not say that it says the same', async () => {
  const guideline =
    'A Diretriz Brasileira de Hipertensão Arterial de 2025 adota como meta de tratamento a pressão arterial abaixo de 130/80 mmHg.';
  const trial =
    'Em adultos hipertensos de alto risco cardiovascular e sem diabetes, buscar pressão sistólica abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, reduziu os eventos cardiovasculares maiores. Desfecho cardiovascular composto: HR 0,75 (IC 95% 0,64–0,89). O SPRINT não incluiu pessoas com diabetes.';
  show('A meta intensiva aumentou o desfecho cardiovascular composto [search_1].', [
    { id: 'search_1', title: 'Diretriz Brasileira de Hipertensão Arterial – 2025', text: guideline },
    { id: 'search_2', title: 'A Randomized Trial', text: trial },
  ]);
  (await screen.findByRole('button', { name: MARK })).click();
  const popup = await screen.findByRole('dialog', { name: 'Frase e fonte comparadas' });
  expect(popup.querySelector('li')?.textContent).toMatch(
    /^o assunto de «.*desfecho cardiovascular composto»: está em «A Randomized Trial»/,
  );
});

test('the popup names its sources by number, and shows the cited one beside the one that has the value', async () => {
  show(`HR 0,75 [search_2]. ${right}`);
  (await screen.findByRole('button', { name: MARK })).click();
  const popup = await screen.findByRole('dialog', { name: 'Frase e fonte comparadas' });
  expect(within(popup).getByText('0,75: está em [2], não na fonte citada [1]')).toBeTruthy();
  expect(
    within(popup)
      .getAllByText(/^Fonte \[/)
      .map(({ textContent }) => textContent?.slice(0, 9)),
  ).toEqual(['Fonte [2]', 'Fonte [1]']);
});

test('a sentence that cites a retracted paper bears a mark, its marker a sign, and the line says so', async () => {
  const notice = { kind: 'retracted', date: '2024-03-12', url: '' };
  const { container } = show(right, [{ ...referenceFixtures[0], notice }]);
  // At once, and where the check cannot be loaded.
  const marker = screen.getByRole('button', { name: 'Referência 1: Artigo retratado' });
  expect(marker.textContent).toBe('1');
  expect(marker.dataset.warning).toBe('retracted');
  (await screen.findByRole('button', { name: 'artigo retratado: ver frase e aviso' })).click();
  expect(container.querySelector('.vs-check')?.textContent).toBe(
    '1 frase confere com a fonte (1 cita artigo retratado)',
  );
  const popup = await screen.findByRole('dialog', { name: 'Frase e fonte comparadas' });
  expect(within(popup).getByText(/Artigo retratado em 12\/03\/2024/)).toBeTruthy();
});

test('an answer that cites a retracted paper is not said to have a source for every citation', async () => {
  const aviso = { kind: 'retracted', date: '2024-03-12', url: '' };
  const item = {
    codigo: 1,
    pergunta: 'Qual a meta?',
    resposta: right,
    dataCadastro: '2026-11-20T12:00:00Z',
    referenciasJSON: JSON.stringify([{ ...referenceFixtures[0], aviso }]),
  };
  const history = { ...chatRoutes(), 'GET /ai/api/mensagens/conversa/:id': { data: [item] } };
  await openChat(history, { conversationId: 9 });
  expect((await screen.findByText('Cita artigo retratado')).dataset.warning).toBe('true');
  expect(screen.queryByText('Todas as citações têm fonte')).toBeNull();
});

test('sentences without a citation are announced if there is no other result', async () => {
  const { container } = show('O estudo acompanhou 9.361 pessoas.');
  await screen.findAllByText('1 frase com números e sem citação');
  expect(container.querySelector('.vs-check')?.textContent).toBe('1 frase com números e sem citação');
});

test('no check is shown while an answer is written, or for an answer without references', async () => {
  const { container, rerender, view } = show(right);
  await screen.findByText('1 frase confere com a fonte');
  rerender(view(true));
  expect(container.querySelector('.vs-check')?.textContent).toBe('');
  rerender(view(false));
  await screen.findByText('1 frase confere com a fonte');
  const bare = show(right, []);
  expect(bare.container.querySelector('.vs-check')?.textContent).toBe('');
});

test('the sentence at which an answer broke off is not judged', async () => {
  const cut = `${right}\n\nNo SPRINT [search_1], o composto caiu (HR 0,75; IC 95 % 0,64–0`;
  const { unmount } = show(cut);
  await screen.findByRole('button', { name: '1 diverge' });
  unmount();
  show(cut, referenceFixtures, true);
  await screen.findByText('1 frase confere com a fonte');
  expect(screen.queryByRole('button', { name: MARK })).toBeNull();
});

test('the citations of an interrupted answer do not count as those of a whole one', async () => {
  const words = `${right} O estudo teve 9.361 pes`;
  await openChat({
    ...chatRoutes(),
    [ASK]: { events: [...streamedAnswer(answerFixture({ resposta: words }))].slice(0, -1), fail: 'after' },
  } as never);
  const user = userEvent.setup();
  await screen.findByRole('slider', { name: 'Profundidade da pesquisa' });
  await user.type(screen.getByRole('textbox', { name: 'Mensagem' }), 'Qual a meta?');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  const line = await screen.findByText('As citações até aqui têm fonte');
  expect(line.closest('[data-warning]')).not.toBeNull();
  await screen.findByText('1 frase confere com a fonte');
  expect(screen.queryByText(/não citada|sem citação|^Todas as/)).toBeNull();
});

test('the line of a new answer is announced once, that of a stored one is not', async () => {
  const routes: FakeRoutes = {
    ...chatRoutes(),
    [ASK]: {
      events: streamedAnswer(answerFixture({ resposta: `${wrong}. O estudo teve 9.361 pessoas.` })),
    } as never,
  };
  await openChat(routes);
  const user = userEvent.setup();
  // A question asked before the conversation renders may be answered before its first render.
  await screen.findByRole('slider', { name: 'Profundidade da pesquisa' });
  await user.type(screen.getByRole('textbox', { name: 'Mensagem' }), 'Qual a meta?');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', false),
  );
  await user.keyboard('{Enter}');
  const lines = await screen.findAllByText('1 frase diverge da fonte');
  expect(lines.map((line) => line.closest('[aria-live="polite"]')?.textContent)).toEqual([
    '1 frase diverge da fonte',
  ]);
  expect(screen.getByText('1 frase com números e sem citação')).toBeTruthy();
  show(right);
  const stored = await screen.findByText('1 frase confere com a fonte');
  expect(stored.closest('[aria-live="polite"]')).toBeNull();
});
