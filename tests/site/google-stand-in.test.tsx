import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeBackend, type FakeReply } from '@vesalio/core/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { GoogleStandIn } from '../../packages/site/src/google/google-stand-in.tsx';

const accounts: FakeReply = { data: { accounts: [{ email: 'ana@exemplo.com.br', name: 'Ana Souza' }] } };

afterEach(() => vi.unstubAllGlobals());

function open(list: FakeReply, choice: FakeReply = {}) {
  const routes = { 'GET /sandbox/google': list, 'POST /sandbox/google': choice };
  vi.stubGlobal('fetch', createFakeBackend(routes).fetch);
  const chosen = vi.fn();
  render(<GoogleStandIn onChosen={chosen} />);
  return chosen;
}

it.each<[string, FakeReply]>([
  ['without a network', { fail: 'before' }],
  ['after too many requests', { status: 429, data: { message: 'Aguarde.' } }],
])('says %s that the accounts could not be loaded', async (_case, list) => {
  open(list);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Não foi possível carregar as contas/);
});

it.each<[string, FakeReply, object]>([
  ['the credential', { data: { credential: 'signed' } }, { credential: 'signed' }],
  ['none if the answer fails', { status: 500, data: {} }, {}],
  ['none if the answer is empty', { status: 200 }, {}],
])('gives the form %s', async (_case, choice, given) => {
  const chosen = open(accounts, choice);
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Ana Souza/ }));
  await vi.waitFor(() => expect(chosen).toHaveBeenCalledWith(given));
});
