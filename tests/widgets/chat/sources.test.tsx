import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatRoutes } from '@vesalio/core/testing';
import { expect, test } from 'vitest';
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

async function open() {
  await openChat(
    {
      ...chatRoutes(),
      'GET /ai/api/mensagens/conversa/:id': {
        data: [
          {
            codigo: 1,
            pergunta: 'Qual a meta?',
            resposta: answer,
            dataCadastro: '2026-11-20T12:00:00Z',
            referenciasJSON: JSON.stringify([trial, guideline]),
          },
        ],
      },
    },
    { conversationId: 9 },
  );
  await screen.findByText(/confere/);
  return { user: userEvent.setup() };
}

const markers = (number: number) =>
  within(screen.getByRole('log')).getAllByRole('button', { name: `Referência ${number}` });
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Referências da conversa' }));

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
    ['h2', 'Referências da conversa'],
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
  await user.click(box.getByRole('button', { name: 'Ir para a citação 2 de 2 da referência 1' }));
  await waitFor(() => expect(document.activeElement).toBe(second));
});

test('the popup shows the whole title below its header', async () => {
  await open();
  fireEvent.mouseEnter(markers(1)[0] as HTMLElement);
  const popup = within(
    await screen.findByRole('dialog', { name: /^Referência: A Randomized/, hidden: true }),
  );
  expect(popup.getByText('A Randomized Trial of Intensiv…')).toBeDefined();
  expect(popup.getByText(trial.title)).toBeDefined();
});
