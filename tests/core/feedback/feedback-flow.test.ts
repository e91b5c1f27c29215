import { feedbackOf } from '@vesalio/core';
import { type FakeRoutes, openApp, recordRoutes } from '@vesalio/core/testing';
import { expect, test } from 'vitest';
import { noticesOf } from '../fixtures.ts';

const RATE = 'PUT /gateway/feedback/:id';
const message = { messageId: 7, conversationId: 41 };

async function open(routes: FakeRoutes = {}) {
  const { app, backend } = await openApp({ ...recordRoutes(), ...routes });
  const flow = await app.feedback();
  await flow.load();
  const notes = () => noticesOf(app);
  return { backend, flow, notes, state: () => flow.store.getState() };
}
const rating = { helpful: false, reasons: ['incorrect'] as const, text: '' };

test('a rating is kept, changed and withdrawn', async () => {
  const { flow, state, backend } = await open();
  expect(state().isOffered).toBe(true);
  expect(await flow.rate(message, rating)).toBe('saved');
  expect(backend.callsTo(RATE)[0]?.body).toEqual({ ...rating, conversationId: 41 });
  expect(await flow.rate(message, { ...rating, helpful: true })).toBe('saved');
  expect(feedbackOf(state().items, '7', 'rating')).toMatchObject({ helpful: true });
  expect(state().items).toHaveLength(1);
  expect(await flow.withdrawRating(message)).toBe(true);
  expect(state().items).toEqual([]);
});

test('a comment that identifies a patient is never sent, and can be masked', async () => {
  const { flow, backend } = await open();
  const text = 'CPF 529.982.247-25 piorou';
  expect(await flow.rate(message, { ...rating, text })).toBe('identifying');
  expect(await flow.reportError(message, text)).toBe('identifying');
  expect(backend.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  const masked = await flow.mask(text, (kind) => `[${kind}]`);
  expect(await flow.rate(message, { ...rating, text: masked })).toBe('saved');
});

test('the report of a clinical error is stored beside the rating', async () => {
  const { flow, state } = await open();
  await flow.rate(message, rating);
  expect(await flow.reportError(message, 'Dose errada.')).toBe('saved');
  expect(feedbackOf(state().items, 7, 'clinical-error')?.protocol).toBe('EC-2026-7QX4M2KD');
  expect(await flow.withdrawReport(message)).toBe(true);
  expect(state().items.map(({ kind }) => kind)).toEqual(['rating']);
});

test('a failure is reported and changes nothing', async () => {
  const { flow, state, notes } = await open({ [RATE]: { status: 503 } });
  expect(await flow.rate(message, rating)).toBe('failed');
  expect(state()).toMatchObject({ items: [], isBusy: false });
  expect(notes()).toEqual(['error: Não foi possível registrar. Tente novamente.']);
});

test('the judgement of the gateway counts where it is stricter', async () => {
  const { flow } = await open({
    [RATE]: { status: 422, headers: { 'x-vesalio-error': 'identifiers' }, data: { message: 'x' } },
  });
  expect(await flow.rate(message, rating)).toBe('identifying');
});

test('nothing is offered or asked without the gateway', async () => {
  const { state, backend } = await open({ 'GET /config.json': { data: {} } });
  expect(state().isOffered).toBe(false);
  expect(backend.callsTo('GET /gateway/feedback')).toEqual([]);
});
