import { type AddressPlace, createApp, ufOfStateName } from '@vesalio/core';
import { createFakeBackend, type FakeReply, type FakeRoutes } from '@vesalio/core/testing';
import { describe, expect, test } from 'vitest';
import { createTestClock, settle } from '../fixtures.ts';

const CEP = 'GET /public/cep/:cep';
const paulista = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' };
const town = { logradouro: '', bairro: '', localidade: 'Anchieta', uf: 'SC' };

async function open(routes: FakeRoutes, place: AddressPlace = 'payment') {
  const backend = createFakeBackend(routes);
  const clock = createTestClock();
  const app = createApp({ baseUrl: 'http://cep.test', storage: 'memory', fetch: backend.fetch, clock });
  const flow = await app.address();
  const lookup = flow.lookup(place);
  // Loads the HTTP client before the test counts time.
  await app.http();
  return { backend, clock, flow, lookup, state: () => lookup.store.getState() };
}

test('eight digits are looked up 800 ms after the last one, once (catalogue 44)', async () => {
  const { backend, clock, lookup, state } = await open({ [CEP]: { data: paulista } });
  lookup.typeCep('01310-10');
  await clock.tick(5_000);
  expect(backend.requests).toHaveLength(0);
  lookup.typeCep('01310-100');
  lookup.typeCep('01310100');
  await clock.tick(799);
  expect(state().status).toBe('waiting');
  expect(backend.requests).toHaveLength(0);
  await clock.tick(1);
  await settle();
  expect(backend.requests.map(({ path, headers }) => [path, headers.get('Authorization')])).toEqual([
    ['/public/cep/01310100', null],
  ]);
  expect(state()).toEqual({
    status: 'found',
    filled: { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' },
    cleared: [],
    error: null,
  });
});

test('only what came filled is locked, and what the older code had filled is emptied', async () => {
  const { clock, lookup, state } = await open({
    [CEP]: ({ params }) => ({ data: params.cep === '01310100' ? paulista : town }),
  });
  lookup.typeCep('01310100');
  await clock.tick(800);
  lookup.typeCep('89970000');
  expect(state().filled).toEqual({});
  await clock.tick(800);
  expect(state()).toMatchObject({
    filled: { city: 'Anchieta', state: 'SC' },
    cleared: ['street', 'neighborhood'],
  });
});

describe('a form that is sent before the answer', () => {
  test('waits for it, without the debounce', async () => {
    const { backend, lookup, state } = await open({ [CEP]: { data: paulista } });
    lookup.typeCep('01310100');
    await expect(lookup.settled()).resolves.toBe(true);
    expect(state()).toMatchObject({ status: 'found', filled: { street: 'Avenida Paulista' } });
    expect(backend.requests).toHaveLength(1);
  });

  test.each([
    ['the code is unknown', { data: { erro: true } }],
    ['the service refuses it', { status: 400, data: {} }],
  ])('is not sent at once if %s', async (_name, reply) => {
    const { lookup, state } = await open({ [CEP]: reply });
    lookup.typeCep('01310100');
    await expect(lookup.settled()).resolves.toBe(false);
    expect(state().status).toBe('failed');
    await expect(lookup.settled()).resolves.toBe(true);
  });

  test('is sent if the code is unknown and the person has begun to write the address by hand', async () => {
    const { lookup } = await open({ [CEP]: { data: { erro: true } } });
    lookup.typeCep('01310100');
    lookup.editField('street');
    await expect(lookup.settled()).resolves.toBe(true);
  });

  test('waits five seconds at most, and takes no later answer', async () => {
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { clock, lookup, state } = await open(
      {
        [CEP]: async () => {
          await slow;
          return { data: paulista };
        },
      },
      'account',
    );
    lookup.typeCep('01310100');
    const settled = lookup.settled();
    await clock.tick(5_000);
    await expect(settled).resolves.toBe(false);
    release();
    await settle();
    expect(state()).toMatchObject({
      status: 'failed',
      filled: {},
      error: 'Não foi possível buscar o CEP. Verifique sua conexão ou tente mais tarde.',
    });
  });

  test('does not wait for a code that is incomplete, emptied or answered already', async () => {
    const { clock, lookup } = await open({ [CEP]: { data: paulista } });
    await lookup.settled();
    lookup.typeCep('0131010');
    await lookup.settled();
    lookup.typeCep('01310100');
    await clock.tick(800);
    await lookup.settled();
    lookup.typeCep('89970000');
    const settled = lookup.settled();
    lookup.typeCep('');
    await expect(settled).resolves.toBe(true);
  });

  test('does not wait for an answer that changes nothing that it needs', async () => {
    const never = { [CEP]: () => new Promise<never>(() => {}) };
    const { clock, lookup, state } = await open(never);
    lookup.typeCep('01310100');
    await clock.tick(800);
    for (const field of ['street', 'city', 'state'] as const) lookup.editField(field);
    await lookup.settled();
    expect(state().status).toBe('looking');
  });

  test('waits for the neighborhood if it is that of an earlier code', async () => {
    const { clock, lookup, state } = await open({ [CEP]: { data: paulista } });
    lookup.reset('89970000');
    lookup.typeCep('01310100');
    await clock.tick(1);
    for (const field of ['street', 'city', 'state'] as const) lookup.editField(field);
    await expect(lookup.settled()).resolves.toBe(true);
    expect(state().filled).toEqual({ neighborhood: 'Bela Vista' });
  });

  test('stops waiting once every field was typed meanwhile', async () => {
    const { lookup } = await open({ [CEP]: () => new Promise(() => {}) });
    lookup.typeCep('01310100');
    const settled = lookup.settled();
    for (const field of ['street', 'neighborhood', 'city', 'state'] as const) lookup.editField(field);
    expect(await settled).toBe(true);
  });
});

test('the newest code wins, whatever the order of the answers (catalogue 44)', async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { clock, lookup, state } = await open({
    [CEP]: async ({ params }) => {
      if (params.cep === '01310100') await slow;
      return { data: params.cep === '01310100' ? paulista : town };
    },
  });
  lookup.typeCep('01310100');
  await clock.tick(800);
  lookup.typeCep('89970000');
  await clock.tick(800);
  release();
  await settle();
  expect(state().filled).toEqual({ city: 'Anchieta', state: 'SC' });
});

test('what was written by hand while the answer was on its way is kept and stays open (catalogue 44)', async () => {
  const { clock, lookup, state } = await open({ [CEP]: { data: paulista } });
  lookup.typeCep('01310100');
  await clock.tick(500);
  lookup.editField('street');
  await clock.tick(300);
  expect(state().filled).toEqual({ neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' });
});

test('what was written and emptied again while the answer was on its way is filled', async () => {
  const { clock, lookup, state } = await open({ [CEP]: { data: paulista } });
  lookup.typeCep('01310100');
  await clock.tick(500);
  lookup.editField('street', 'Rua');
  lookup.editField('street', '');
  await clock.tick(300);
  expect(state().filled).toMatchObject({ street: 'Avenida Paulista' });
});

test.each([
  ['in the same breath as the code, before it', 0, { neighborhood: 'Bela Vista' }],
  [
    'long before the code',
    2_000,
    { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' },
  ],
])('what was filled in %s', async (_name, pause, filled) => {
  const { clock, lookup, state } = await open({ [CEP]: { data: paulista } });
  for (const field of ['street', 'city', 'state'] as const) lookup.editField(field);
  await clock.tick(pause);
  lookup.typeCep('01310100');
  await clock.tick(800);
  expect(state()).toMatchObject({ status: 'found', filled });
});

const manual = 'CEP não encontrado. Por favor, preencha o endereço manualmente.';
const lost = 'Não foi possível buscar o CEP. Verifique sua conexão ou tente mais tarde.';
test.each<[AddressPlace, string, FakeReply, string]>([
  ['payment', 'erro true', { data: { erro: true } }, manual],
  ['payment', 'an answer without any address', { data: { cep: '01310-100', erro: false } }, manual],
  [
    'payment',
    'an answer of blanks',
    { data: { logradouro: ' ', bairro: '', localidade: '', uf: '' } },
    manual,
  ],
  ['account', 'an answer without any address', { data: { data: {} } }, 'CEP não encontrado.'],
  ['payment', 'a server error', { status: 500, data: {} }, manual],
  ['payment', 'no connection', { fail: 'before' }, manual],
  ['account', 'erro "true"', { data: { erro: 'true' } }, 'CEP não encontrado.'],
  ['account', 'a server error', { status: 500, data: {} }, 'CEP não encontrado ou serviço indisponível.'],
  ['account', 'a malformed code', { status: 400, data: {} }, 'CEP inválido.'],
  ['account', 'no connection', { fail: 'before' }, lost],
])('%s, %s', async (place, _name, reply, error) => {
  const { clock, lookup, state } = await open({ [CEP]: reply }, place);
  lookup.typeCep('01310100');
  // Including two retries of a GET.
  await clock.tick(10_000);
  expect(state()).toMatchObject({ status: 'failed', filled: {}, error });
});

test('a known code is not looked up; after dispose nothing is', async () => {
  const { backend, clock, lookup } = await open({ [CEP]: { data: paulista } });
  lookup.reset('01310-100');
  lookup.typeCep('01310100');
  await clock.tick(2_000);
  lookup.typeCep('20040002');
  lookup.dispose();
  await clock.tick(2_000);
  expect(backend.requests).toHaveLength(0);
});

describe('states and cities', () => {
  const STATES = 'GET /public/localidades/estados';
  const CITIES = 'GET /public/localidades/estados/:uf/municipios';

  test('are asked for once and sorted by name', async () => {
    const { backend, flow } = await open({
      [STATES]: {
        data: [
          { id: 35, nome: 'São Paulo', sigla: 'SP' },
          { id: 12, nome: 'Acre', sigla: 'AC' },
        ],
      },
      [CITIES]: {
        data: [
          { id: 2, nome: 'Xapuri' },
          { id: 1, nome: 'Ácrelândia' },
        ],
      },
    });
    const { localities } = flow;
    await Promise.all([localities.loadStates(), localities.loadStates()]);
    await localities.loadStates();
    await Promise.all([localities.loadCities('ac'), localities.loadCities('AC')]);
    const { states, cities } = localities.store.getState();
    expect(states?.map(({ code }) => code)).toEqual(['AC', 'SP']);
    expect(cities.AC?.map(({ name }) => name)).toEqual(['Ácrelândia', 'Xapuri']);
    expect(backend.requests).toHaveLength(2);
  });

  test('that fail are marked, and asked for again when wanted', async () => {
    const { backend, flow } = await open({
      [STATES]: { status: 400, data: {} },
      [CITIES]: { status: 400, data: {} },
    });
    const { localities } = flow;
    await localities.loadStates();
    await localities.loadCities('SP');
    expect(localities.store.getState().failed).toEqual({ states: true, cities: { SP: true } });
    backend.on(STATES, { data: [{ id: 35, nome: 'São Paulo', sigla: 'SP' }] });
    backend.on(CITIES, { data: [{ id: 1, nome: 'Santos' }] });
    await localities.loadStates();
    await localities.loadCities('SP');
    expect(localities.store.getState().failed).toEqual({ states: false, cities: { SP: false } });
  });
});

test('a state’s whole name, as browsers fill it in, becomes its abbreviation', () => {
  expect(['São Paulo', 'rio grande do sul', ' Ceará ', 'RJ', 'Texas'].map(ufOfStateName)).toEqual([
    'SP',
    'RS',
    'CE',
    'RJ',
    'Texas',
  ]);
});
