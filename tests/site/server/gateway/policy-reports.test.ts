import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLog } from '../platform/log-lines.ts';
import { openWorld, type World } from './gateway-world.ts';

const TOKEN = 'the-token-of-prometheus';
let memory = openLog();
let world: World;
let clock = new Date('2026-11-22T12:00:00Z');
beforeEach(async () => {
  memory = openLog();
  world = await openWorld({ METRICS_TOKEN: TOKEN }, { log: memory.log, now: () => clock });
});
afterEach(() => world.close());

const report = async (body: unknown, type = 'application/csp-report') =>
  (
    await world.call('/gateway/csp', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  ).status;
const metrics = async () =>
  (await world.call('/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } })).text();

it('counts a violation by page and directive, and keeps no query, path or sample', async () => {
  const status = await report({
    'csp-report': {
      'document-uri': 'https://vesalio.example/payment?cartao=4111111111111111#x',
      'violated-directive': "script-src-elem 'self'",
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/skimmer.js?ana@hospital.example',
      'script-sample': 'var ana = 1',
    },
  });
  expect(status).toBe(204);
  const again = await report(
    [
      { type: 'deprecation', body: { id: 'x' } },
      {
        type: 'csp-violation',
        body: {
          documentURL: 'https://vesalio.example/chat/ana-7',
          effectiveDirective: 'ana',
          blockedURL: 'inline',
        },
      },
    ],
    'application/reports+json',
  );
  expect(again).toBe(204);
  const text = await metrics();
  expect(text).toContain('vesalio_csp_reports_total{page="/payment",directive="script-src-elem"} 1');
  expect(text).toContain('vesalio_csp_reports_total{page="/chat/:conversationId?",directive="other"} 1');
  expect(memory.lines().filter(({ msg }) => msg === 'csp')).toMatchObject([
    { level: 'warn', page: '/payment', directive: 'script-src-elem', blocked: 'https://evil.example' },
    { page: '/chat/:conversationId?', directive: 'other', blocked: 'inline' },
  ]);
  // Compare whole values, because a random id or a byte count may contain any three letters or four digits.
  expect(memory.text() + text).not.toMatch(/4111111111111111|cartao|ana@|ana-7|var ana|"ana"|skimmer/);
});

it.each([
  ['paciente-joao-silva:123', 'unknown'],
  [`${'x'.repeat(9_000)}:`, 'unknown'],
  [`https://${'a.'.repeat(4_000)}example/`, 'unknown'],
  ['javascript:alert("joao")', 'javascript:'],
  ['data:text/plain,joao', 'data:'],
  ['moz-extension://joao/x.js', 'moz-extension:'],
  ['https://joao:silva@evil.example/joao', 'https://evil.example'],
])('logs of a blocked address no text of its sender: %.40s', async (blocked, logged) => {
  clock = new Date(clock.getTime() + 60_000);
  expect(await report({ 'csp-report': { 'blocked-uri': blocked } })).toBe(204);
  expect(memory.lines().filter(({ msg }) => msg === 'csp')).toMatchObject([{ blocked: logged }]);
  expect(memory.text()).not.toContain('joao');
});

it('takes no other body, none above 16 kB, and 30 a minute from an address', async () => {
  clock = new Date(clock.getTime() + 60_000);
  expect(await report('x=1', 'text/plain')).toBe(415);
  expect(await report('{')).toBe(400);
  expect(await report({})).toBe(400);
  expect(await report({ 'csp-report': { 'document-uri': 'x'.repeat(20_000) } })).toBe(413);
  for (let times = 4; times < 30; times++) expect(await report({ 'csp-report': {} })).toBe(204);
  expect(await report({ 'csp-report': {} })).toBe(429);
  clock = new Date(clock.getTime() + 60_000);
  expect(await report({ 'csp-report': {} })).toBe(204);
});
