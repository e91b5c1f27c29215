import { createApp, readConfiguration } from '@vesalio/core';
import { createFakeBackend } from '@vesalio/core/testing';
import { expect, test } from 'vitest';

const nothing = {
  googleClientId: null,
  googleApiKey: null,
  salesWhatsappNumber: null,
  sandbox: false,
  version: '',
  gateway: [],
};

test.each([
  ['an older gateway', { version: '0.1.0' }, { ...nothing, version: '0.1.0' }],
  ['fields of other types', { googleClientId: 7, sandbox: 'yes', gateway: 'resume' }, nothing],
  [
    'the demonstration',
    { sandbox: true, gateway: ['resume'] },
    { ...nothing, sandbox: true, gateway: ['resume'] },
  ],
])('%s: what the configuration lacks is absent', async (_case, data, expected) => {
  const { fetch } = createFakeBackend({ 'GET /config.json': { data } });
  const app = createApp({ baseUrl: 'https://gateway.example', fetch });
  expect(await readConfiguration(app.http)).toEqual(expected);
  expect(await app.gatewayFeatures()).toEqual(
    new Set(expected.sandbox ? [...expected.gateway, 'sandbox'] : expected.gateway),
  );
});

test('a page in place of the configuration is refused', async () => {
  const { fetch } = createFakeBackend({ 'GET /config.json': { data: '<!doctype html>' } });
  const app = createApp({ baseUrl: 'https://gateway.example', fetch });
  await expect(readConfiguration(app.http)).rejects.toMatchObject({ kind: 'shape' });
  expect(await app.gatewayFeatures()).toEqual(new Set());
});
