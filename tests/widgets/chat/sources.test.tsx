import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatRoutes } from '@vesalio/core/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openChat } from './open-chat.tsx';

const trial = {
  id: 'search_1',
  title: 'A Randomized Trial of Intensive versus Standard Blood-Pressure Control',
  text: 'Em 9.361 adultos, o desfecho composto teve HR 0,75 (IC 95% 0,64–0,89).',
  source: 'https://doi.org/10.1056/NEJMoa1511939',
  journal: 'N Engl J Med',
  year: '2015',
  type: 'db',
};
const guideline = { id: 'search_2', title: 'Uma diretriz', text: 'A meta é de 130/80 mmHg.', year: '2025' };
const answer =
  'O desfecho composto teve HR 0,80 [search_1]. Foram 9.361 adultos [search_1]. A meta é de 130/80 mmHg [search_2].';

async function open(resposta = answer) {
  await openChat(
    {
      ...chatRoutes(),
      'GET /ai/api/mensagens/conversa/:id': {
        data: [
          {
            codigo: 1,
            pergunta: 'Qual a meta?',
            resposta,
            dataCadastro: '2026-11-20T12:00:00Z',
            referenciasJSON: JSON.stringify([trial, guideline]),
          },
        ],
      },
    },
    { conversationId: 9 },
  );
  await screen.findAllByText(/confere|diverge/);
  return { user: userEvent.setup() };
}

const markers = (number: number) =>
  within(screen.getByRole('log')).getAllByRole('button', { name: `Referência ${number}` });
const drawer = async () =>
  within(await screen.findByRole('dialog', { name: /^(?:Referências da conversa|Frase e fonte)$/ }));
const beside = async () => within(await (await drawer()).findByRole('region', { name: 'Fonte ao lado' }));
/** Opens the drawer by keyboard at a marker. */
async function enter(marker: HTMLElement | undefined) {
  marker?.focus();
  await userEvent.setup().keyboard('{Enter}');
  return beside();
}

test('Enter on a marker opens the drawer at its sentence: passage, compared spans, facts, DOI', async () => {
  const { user } = await open();
  markers(1)[0]?.focus();
  await user.keyboard('{Enter}');
  const box = within(await (await drawer()).findByRole('region', { name: 'Fonte ao lado' }));
  expect(box.getByText('Diverge da fonte')).toBeDefined();
  expect(box.getByText(/resposta: 0,80 · fonte: 0,75/)).toBeDefined();
  expect(box.getByLabelText('Trecho da fonte').querySelector('mark[data-current]')?.textContent).toBe('0,75');
  expect(box.getByText(/^2015 · há/)).toBeDefined();
  expect(box.getByText('doi: 10.1056/NEJMoa1511939')).toBeDefined();
  const headings = (await drawer())
    .getAllByRole('heading')
    .map((heading) => [heading.localName, heading.textContent]);
  expect(headings).toEqual([
    ['h2', 'Frase e fonte'],
    ['h3', 'Todas as referências'],
  ]);
});

test('the second marker of a paragraph opens its own sentence, and next leads to every claim', async () => {
  const { user } = await open();
  fireEvent.click(markers(1)[1] as HTMLElement);
  const box = within(await (await drawer()).findByRole('region', { name: 'Fonte ao lado' }));
  expect(box.getByText(/resposta: 9\.361 adultos · fonte: 9\.361 adultos/)).toBeDefined();
  // The references' line below the answer counts the same sentences.
  const counts = screen.getByText(/confere(?:m)? com a fonte/).textContent ?? '';
  const total = (counts.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
  const position = () => box.getByText(/^Frase \d/).textContent ?? '';
  const seen = new Map<string, Set<string>>();
  const look = () => {
    const [sentence = '', claim = 'afirmação 1 de 1'] = position().split(' · ');
    seen.set(sentence, (seen.get(sentence) ?? new Set()).add(claim));
  };
  for (const name of ['Anterior', 'Próxima'])
    for (let press = 0; press < 12; press++) {
      look();
      await user.click(box.getByRole('button', { name }));
    }
  expect([...seen.keys()].sort()).toEqual(
    Array.from({ length: total }, (_, index) => `Frase ${index + 1} de ${total}`),
  );
  for (const claims of seen.values())
    for (const claim of claims) expect(claim).toMatch(new RegExp(`^afirmação \\d+ de ${claims.size}$`));
  // The step is announced with its verdict.
  const verdict = box.getByText('Confere com a fonte').closest('[aria-live="polite"]');
  expect(verdict?.getAttribute('aria-atomic')).toBe('true');
  expect(box.getByRole('button', { name: 'Próxima' }).getAttribute('aria-disabled')).toBe('true');
  expect(box.getByText('Uma diretriz')).toBeDefined();
});

test('from any sentence one press leads to the next that diverges, and the focus stays', async () => {
  const { user } = await open(
    'O desfecho composto teve HR 0,80 [search_1]. Foram 9.361 adultos [search_1]. O desfecho composto teve HR 0,70 [search_1].',
  );
  const box = await enter(markers(1)[1]);
  const next = box.getByRole('button', { name: 'Ir para a divergência 2 de 2' });
  for (const [words, place] of [
    [/resposta: 0,70/, 1],
    [/resposta: 0,80/, 2],
    [/resposta: 0,70/, 1],
  ] as const) {
    await user.click(next);
    expect(box.getByText('Diverge da fonte')).toBeDefined();
    expect(box.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(next);
    // The way back to the first one is said before the press.
    expect(next.textContent).toBe(`Ir para a divergência ${place} de 2`);
  }
});

test('the level of an interval that agrees is no step of its own', async () => {
  await open('O desfecho composto teve HR 0,75 (IC 95% 0,64–0,89) [search_1].');
  const box = await enter(markers(1)[0]);
  expect(box.getByText(/afirmação 1 de 2$/)).toBeDefined();
});

test.each([
  ['below the panel is scrolled into view, also when the panel opens', 900, 380],
  ['at the bottom of the panel does not move the verdict out of view', 570, 0],
])('a compared span of the source %s', async (_, top, scrollTop) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const isOpen = this.closest('dialog')?.open !== false;
    return isOpen && this.matches('mark')
      ? new DOMRect(0, top, 9, 20)
      : new DOMRect(0, 0, 360, isOpen ? 600 : 0);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { user } = await open();
  const box = await enter(markers(1)[0]);
  const panel = box.getByText('Diverge da fonte').closest('.vs-dialog__content, .vs-drawer');
  await waitFor(() => expect(panel?.scrollTop).toBe(scrollTop));
  await act(async () => {});
  expect(panel?.scrollTop).toBe(scrollTop);
  await user.click(box.getByRole('button', { name: 'Próxima' }));
  expect(panel?.scrollTop, 'each step begins at the top').toBe(scrollTop);
});

test('of a single sentence that diverges, the others lead there, and it leads nowhere', async () => {
  const { user } = await open();
  const box = await enter(markers(1)[0]);
  const name = 'Ir para a divergência';
  expect(box.queryByRole('button', { name })).toBeNull();
  await user.click(box.getByRole('button', { name: 'Próxima' }));
  const button = box.getByRole('button', { name });
  await user.click(button);
  expect(box.getByText('Diverge da fonte')).toBeDefined();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a drawer that a mouse opened returns the focus to its citation', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1440);
  onTestFinished(() => width.mockRestore());
  const { user } = await open();
  await user.click(markers(1)[1] as HTMLElement);
  const panel = await screen.findByRole('complementary', { name: 'Frase e fonte' });
  await user.click(await within(panel).findByRole('button', { name: 'Anterior' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Frase e fonte' })).toBeNull();
  expect(document.activeElement).toBe(markers(1)[1]);
  // An open drawer that has not the focus does not take it.
  await user.click(markers(1)[0] as HTMLElement);
  const again = await screen.findByRole('complementary', { name: 'Frase e fonte' });
  const input = screen.getByRole('textbox', { name: 'Mensagem' });
  input.focus();
  fireEvent.click(within(again).getByRole('button', { name: 'Ocultar referências' }));
  expect(document.activeElement).toBe(input);
});

test('words that diverge are told apart from those that only were compared', async () => {
  await open('O desfecho composto teve HR 0,80 em 9.361 adultos [search_1].');
  const box = await enter(markers(1)[0]);
  const marked = [...box.getByLabelText('Trecho da fonte').querySelectorAll('mark')];
  expect(marked.map(({ textContent, dataset }) => [textContent, dataset.verdict])).toEqual([
    ['9.361 adultos', 'confere'],
    ['0,75', 'diverge'],
  ]);
});

test('the drawer lists number and passage, copies one source, and leads to each citation', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Mostrar referências' }));
  const box = await drawer();
  expect(box.getByText('Qual a meta?')).toBeDefined();
  expect(box.getByText(trial.text)).toBeDefined();
  // Screen readers use it to choose their voice. The words about the new tab stay Portuguese.
  expect(box.getByText(trial.title).lang).toBe('en');
  expect(box.getByText('Uma diretriz').lang).toBe('');
  await user.click(box.getByRole('button', { name: 'Copiar referência 1' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^A Randomized Trial/));
  const [, second] = markers(1);
  await user.click(box.getByRole('button', { name: 'Ir para a 2ª de 2 citações da referência 1' }));
  await waitFor(() => expect(document.activeElement).toBe(second));
  // With reduced motion, the focus alone shows the marker.
  const animate = vi.spyOn(Element.prototype, 'animate');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await user.click(screen.getByRole('button', { name: 'Mostrar referências' }));
  await user.click(
    (await drawer()).getByRole('button', { name: 'Ir para a 1ª de 2 citações da referência 1' }),
  );
  await waitFor(() => expect(document.activeElement).toBe(markers(1)[0]));
  expect(animate).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('the popup shows the whole title below its header', async () => {
  await open();
  fireEvent.mouseMove(markers(1)[0] as HTMLElement);
  const popup = within(
    await screen.findByRole('dialog', { name: /^Referência: A Randomized/, hidden: true }),
  );
  expect(popup.getByText('A Randomized Trial of Intensiv…')).toBeDefined();
  expect(popup.getByText(trial.title)).toBeDefined();
});

test('a value that another source has shows both sources, and says which one the sentence cites', async () => {
  await open('O desfecho composto teve HR 0,75 [search_2].');
  const box = await enter(markers(1)[0]);
  expect(
    box.getByText(`0,75: está em «${trial.title}», que a resposta não cita`, { exact: false }),
  ).toBeDefined();
  expect(box.getAllByLabelText('Trecho da fonte').map(({ textContent }) => textContent)).toEqual([
    trial.text,
    guideline.text,
  ]);
});

test('of two blocks with the same text, a marker opens the sentence of its own', async () => {
  await open('- HR 0,75 [search_1]\n- HR 0,75 [search_2]\n- HR 0,75 [search_1]');
  expect((await enter(markers(1)[0])).getByText('Confere com a fonte')).toBeDefined();
  await userEvent.setup().keyboard('{Escape}');
  const second = await enter(markers(2)[0]);
  expect(second.getByText(/0,75: está em \[1\], não na fonte citada \[2\]/)).toBeDefined();
  expect(second.getByText('Diverge da fonte')).toBeDefined();
});

test.each([
  ['a link', 'Segundo [o estudo](https://doi.org/10.1056/x), o desfecho teve HR 0,80 [search_1].'],
  ['an address in parentheses', 'O desfecho (https://doi.org/10.1056/x) teve HR 0,80 [search_1].'],
  [
    'a source in a column of its own',
    '| Desfecho | HR | Fonte |\n|---|---|---|\n| Composto | 0,80 | [search_1] |',
  ],
  ['the name of a row', '| Desfecho | HR |\n|---|---|\n| Composto [search_1] | 0,80 |'],
  ['the heading of a column', '| Desfecho | HR [search_1] |\n|---|---|\n| Composto | 0,80 |'],
  ['the name of a list', 'Resultados [search_1]:\n\n- desfecho composto: HR 0,80'],
])('a marker of %s leads to the sentence that it is about', async (_, resposta) => {
  await open(resposta);
  expect((await enter(markers(1)[0])).getByText(/resposta: 0,80 · fonte: 0,75/)).toBeDefined();
});

test('a cell is shown with its row and column', async () => {
  await open(
    '| Desfecho | HR |\n|---|---|\n| Composto [search_1] | 0,80 |\n\n| Desfecho | HR |\n|---|---|\n| Morte | 0,93 |',
  );
  const box = await enter(markers(1)[0]);
  expect(
    box.getByText(
      (_, element) => element?.localName === 'blockquote' && element.textContent === 'Composto; HR: 0,80',
    ),
  ).toBeDefined();
  expect(screen.getByText('Morte; HR: 0,93')).toBeDefined();
});

test('a copy and the record of use say that a sentence diverges', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  const note = 'Comparação automática: 1 frase diverge da fonte.';
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain(note));
  await user.click(screen.getByRole('button', { name: 'Mais' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Registro de uso de IA', hidden: true }));
  expect(await screen.findByText(note, { exact: false, selector: '.vs-record' })).toBeDefined();
});
