import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPrivateHost } from '../../../../../packages/site/server/gateway/diagnosis/private-address.ts';
import { writeReport } from '../../../../../packages/site/server/gateway/diagnosis/report.ts';
import { closeSharedDb, openWorld, type World } from '../gateway-world.ts';

const PAGE = 'https://ehr.example';
const facts = {
  publicUrl: 'https://vesalio.example',
  embedOrigins: [PAGE],
  trustProxy: 1,
  version: '0.1.0',
};
const request = { origin: PAGE, host: 'vesalio.example', isForwarded: true, hasAuthorization: false };
const report = (given: Partial<typeof request> = {}, config: Partial<typeof facts> = {}, isPrivate = false) =>
  writeReport({ ...facts, ...config }, { ...request, ...given }, isPrivate, new Date('2026-11-22T12:00:00Z'));
const failures = (text: string) => text.split('\n').filter((line) => line.startsWith('[falha]'));
const lineOf = (text: string, name: string) =>
  text.split('\n').find((line) => line.includes(` ${name}:`)) ?? '';

describe('the report for one page', () => {
  it('finds nothing where everything is right, and names the policy and the commands', () => {
    const text = report();
    expect(failures(text)).toEqual([]);
    expect(text).toContain('connect-src https://vesalio.example; img-src https://vesalio.example');
    expect(text).toContain('curl -N https://vesalio.example/gateway/diagnosis/stream');
    expect(text).toContain('2026-11-22T12:00:00.000Z');
  });

  it.each([
    ['an origin that is not listed', report({ origin: 'https://x.example' }), 'EMBED_ORIGINS'],
    ['an origin with a path', report({ origin: `${PAGE}/` }), 'sem caminho nem barra final'],
    ['what is no address', report({ origin: 'ehr' }), 'esquema, host e porta'],
    [
      'mixed content',
      report({ host: 'v.example' }, { publicUrl: 'http://v.example' }),
      'não carrega http://v.example',
    ],
    ['another host', report({ host: 'old.example' }), 'chegou a old.example, mas PUBLIC_URL é'],
    ['a proxy that is not trusted', report({}, { trustProxy: 0 }), 'Defina TRUST_PROXY'],
    ['a proxy that names nobody', report({ isForwarded: false }), 'nenhum X-Forwarded-For'],
  ])('says the right thing of %s', (_what, text, words) => {
    expect(failures(text)).toHaveLength(1);
    expect(failures(text)[0]).toContain(words);
  });

  it('tells what does not apply from what is right', () => {
    expect(lineOf(report(), 'Authorization')).toMatch(/^\[–\] .*não foi enviado/);
    expect(lineOf(report({ hasAuthorization: true }), 'Authorization')).toMatch(/^\[ok\] /);
    expect(lineOf(report({ origin: '' }), 'Permissão de origem')).toContain('diagnostico.txt?origin=');
    expect(lineOf(report({ origin: '' }), 'Conteúdo misto')).toMatch(/^\[–\] .*informe a página/);
    expect(lineOf(report({ origin: facts.publicUrl }), 'Permissão de origem')).toMatch(
      /^\[ok\] .*do próprio servidor/,
    );
    const plain = report({ origin: 'http://ehr.example' }, { embedOrigins: ['http://ehr.example'] });
    expect(lineOf(plain, 'Conteúdo misto')).toMatch(/^\[–\] .*a página está em HTTP/);
    expect(lineOf(report(), 'Rede local')).toMatch(/^\[ok\] .*é um endereço público/);
    expect(lineOf(report(), 'Endereço público')).toMatch(/^\[ok\] /);
    expect(lineOf(report(), 'Proxy')).toMatch(/^\[ok\] /);
  });

  it('names the policy of Chrome for a private address', () => {
    const line = lineOf(report({}, {}, true), 'Rede local');
    expect(line).toContain(`LocalNetworkAccessAllowedForUrls com ${PAGE}`);
    const unknown = writeReport(facts, request, undefined, new Date());
    expect(lineOf(unknown, 'Rede local')).toContain('não conseguiu resolver');
  });
});

describe('a private address', () => {
  it.each([
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['172.32.0.1', false],
    ['192.168.0.9', true],
    ['100.64.0.1', true],
    ['8.8.8.8', false],
    ['[::1]', true],
    ['[fd00::1]', true],
    ['[2606:4700::1111]', false],
    ['localhost', true],
    ['nothing.invalid', undefined],
  ])('%s is private: %s', async (host, expected) => {
    expect(await isPrivateHost(host)).toBe(expected);
  });
});

describe('GET /embed/diagnostico.txt', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ EMBED_ORIGINS: PAGE });
  });
  afterAll(async () => {
    await world.close();
    await closeSharedDb();
  });

  it('is plain text for any page and for curl', async () => {
    const response = await world.call(`/embed/diagnostico.txt?origin=${PAGE}`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(`${PAGE} está autorizada.`);
  });

  it('repeats nothing of a token or of a strange origin', async () => {
    const headers = { Authorization: 'Bearer segredo-de-alguem' };
    const text = await (
      await world.call('/embed/diagnostico.txt?origin=%3Cscript%3Ealert(1)', { headers })
    ).text();
    expect(text).not.toContain('segredo');
    expect(text).not.toContain('<script');
    expect(lineOf(text, 'Authorization')).toContain('o cabeçalho chegou');
  });
});
