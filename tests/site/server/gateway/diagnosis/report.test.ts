import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPrivateHost } from '../../../../../packages/site/server/gateway/diagnosis/private-address.ts';
import { writeReport } from '../../../../../packages/site/server/gateway/diagnosis/report.ts';
import { reportTexts } from '../../../../../packages/site/server/gateway/diagnosis/texts.ts';
import { openWorld, type World } from '../gateway-world.ts';

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

const URL_OF_PAGE = 'https://sistema.hospital.example';
/** Every line that the report can contain: its cause, its name and its words. */
const lines: [what: string, text: string, name: string, says: string][] = [
  ['a listed page', report(), 'Permissão de origem', `[ok]    ${PAGE} está autorizada.`],
  [
    'an origin that is not listed',
    report({ origin: 'https://x.example' }),
    'Permissão de origem',
    '[falha] https://x.example não está autorizada. Inclua-a, letra por letra, em EMBED_ORIGINS.',
  ],
  ...[`${PAGE}/`, 'ehr', 'ftp://ehr.example'].map((origin): [string, string, string, string] => [
    `${origin}, which is no origin`,
    report({ origin }),
    'Permissão de origem',
    '[falha] a origem tem só esquema, host e porta, como https://sistema.hospital.example, sem caminho nem barra final.',
  ]),
  [
    'no origin at all',
    report({ origin: '' }),
    'Permissão de origem',
    `[–]     informe a página: curl "https://vesalio.example/embed/diagnostico.txt?origin=${URL_OF_PAGE}"`,
  ],
  [
    'a page of the server itself',
    report({ origin: facts.publicUrl }),
    'Permissão de origem',
    '[ok]    a página é do próprio servidor.',
  ],
  [
    'a server over plain HTTP under a page over HTTPS',
    report({ host: 'v.example' }, { publicUrl: 'http://v.example' }),
    'Conteúdo misto',
    '[falha] uma página em HTTPS não carrega http://v.example. Ponha HTTPS no servidor e corrija PUBLIC_URL.',
  ],
  ...['localhost:4173', '127.0.0.1:4173', '[::1]:4173'].map((host): [string, string, string, string] => [
    `a server on the same machine, ${host}`,
    report({ host }, { publicUrl: `http://${host}` }),
    'Conteúdo misto',
    '[ok]    o endereço do servidor serve para esta página.',
  ]),
  [
    'HTTPS on both sides',
    report(),
    'Conteúdo misto',
    '[ok]    o endereço do servidor serve para esta página.',
  ],
  [
    'a page over plain HTTP',
    report({ origin: 'http://ehr.example' }, { embedOrigins: ['http://ehr.example'] }),
    'Conteúdo misto',
    '[–]     a página está em HTTP: ditado e cópia ficam indisponíveis, e a integridade não é conferida.',
  ],
  [
    'mixed content of no page',
    report({ origin: '' }),
    'Conteúdo misto',
    `[–]     informe a página: curl "https://vesalio.example/embed/diagnostico.txt?origin=${URL_OF_PAGE}"`,
  ],
  ['the right host', report(), 'Endereço público', '[ok]    PUBLIC_URL é https://vesalio.example.'],
  [
    'a request without a host',
    report({ host: '' }),
    'Endereço público',
    '[ok]    PUBLIC_URL é https://vesalio.example.',
  ],
  [
    'another host',
    report({ host: 'old.example' }),
    'Endereço público',
    '[falha] este pedido chegou a old.example, mas PUBLIC_URL é https://vesalio.example.',
  ],
  ['a proxy that is trusted', report(), 'Proxy', '[ok]    os endereços chegam como configurado.'],
  [
    'neither proxy nor trust',
    report({ isForwarded: false }, { trustProxy: 0 }),
    'Proxy',
    '[ok]    os endereços chegam como configurado.',
  ],
  [
    'a proxy that is not trusted',
    report({}, { trustProxy: 0 }),
    'Proxy',
    '[falha] há um proxy na frente, mas TRUST_PROXY é 0: todas as pessoas contam como um só endereço. Defina TRUST_PROXY.',
  ],
  [
    'a proxy that names nobody',
    report({ isForwarded: false }),
    'Proxy',
    '[falha] TRUST_PROXY está definido, mas nenhum X-Forwarded-For chegou. Configure o proxy ou retire TRUST_PROXY.',
  ],
  [
    'a request without a token',
    report(),
    'Authorization',
    '[–]     não foi enviado neste pedido. Para testar, acrescente -H "Authorization: Bearer teste" ao curl.',
  ],
  [
    'a token that arrived',
    report({ hasAuthorization: true }),
    'Authorization',
    '[ok]    o cabeçalho chegou.',
  ],
  [
    'a public address',
    report(),
    'Rede local',
    '[ok]    vesalio.example é um endereço público; o navegador não pede permissão de rede local.',
  ],
  [
    'a private address',
    report({}, {}, true),
    'Rede local',
    `[–]     vesalio.example é um endereço privado. Se a página vier da internet, o Chrome (142 ou mais novo) pergunta à pessoa se ela pode acessar a rede local. Para não perguntar, o administrador define a política LocalNetworkAccessAllowedForUrls com ${PAGE}.`,
  ],
  [
    'a private address, of which no page was told',
    report({ origin: '' }, {}, true),
    'Rede local',
    '[–]     vesalio.example é um endereço privado. Se a página vier da internet, o Chrome (142 ou mais novo) pergunta à pessoa se ela pode acessar a rede local. Para não perguntar, o administrador define a política LocalNetworkAccessAllowedForUrls com a origem da página.',
  ],
  [
    'an address that nobody resolves',
    writeReport(facts, request, undefined, new Date()),
    'Rede local',
    '[–]     o servidor não conseguiu resolver vesalio.example.',
  ],
  [
    'the time',
    report(),
    'Hora do servidor',
    '[–]     2026-11-22T12:00:00.000Z. Compare com a do seu servidor: asserções toleram 30 segundos.',
  ],
];

describe('the report for one page', () => {
  it.each(lines)('says the right thing of %s', (_what, text, name, says) => {
    const mark = says.slice(0, 8);
    expect(lineOf(text, name)).toBe(`${mark}${name}: ${says.slice(8)}`);
    expect(failures(text)).toHaveLength(mark.startsWith('[falha]') ? 1 : 0);
  });

  it('has no other line with a mark', () => {
    const told = (text: string) => text.split('\n').filter((line) => /^\[(ok|falha|–)\]/.test(line));
    const names = new Set(lines.map(([, , name]) => name));
    expect(told(report())).toHaveLength(names.size);
    // Every sentence in the texts appears in one of the rows, as for the facts above.
    const said = lines.map(([, , , says]) => says).join('\n');
    const { marks: _marks, title: _title, server, page, policy, commands, ...rest } = reportTexts;
    const { stream: _stream, upload: _upload, browser: _browser, ...checks } = rest;
    expect([server, page, policy, commands].every(Boolean)).toBe(true);
    const sentences = Object.values(checks).flatMap(({ name: _name, ...each }) => Object.values(each));
    expect(sentences.length).toBeGreaterThan(15);
    const pieces = sentences.flatMap((sentence) =>
      (typeof sentence === 'function' ? sentence('\n', '\n') : sentence).split('\n'),
    );
    expect(pieces.filter((piece) => !said.includes(piece))).toEqual([]);
  });

  it('begins with the time, the server and the page, and ends with the policy and the commands', () => {
    const text = report().split('\n');
    expect(text.slice(0, 4)).toEqual([
      'Diagnóstico da integração · 2026-11-22T12:00:00.000Z',
      'Servidor https://vesalio.example · versão 0.1.0',
      `Página ${PAGE}`,
      '',
    ]);
    expect(text.slice(text.indexOf('', 4))).toEqual([
      '',
      'Política de segurança (Content-Security-Policy) de que a página precisa:',
      '  script-src https://vesalio.example; connect-src https://vesalio.example; img-src https://vesalio.example',
      '',
      'Outros testes, da rede da página:',
      '  curl -N https://vesalio.example/gateway/diagnosis/stream   # streaming: as cinco linhas "data" devem aparecer uma a uma',
      '  head -c 10747904 /dev/zero | curl -H "Content-Type: application/octet-stream" --data-binary @- https://vesalio.example/gateway/diagnosis/upload   # tamanho: deve responder {"bytes":10747904}',
      'No navegador, com tempo, tamanho e permissões medidos: https://vesalio.example/embed/diagnostico',
      '',
    ]);
    expect(report({ origin: 'ehr' })).not.toContain('Página');
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

  it('is resolved once for many reports', async () => {
    let looks = 0;
    const look = async () => {
      looks += 1;
      return [{ address: '10.0.0.1' }];
    };
    const found = await Promise.all(Array.from({ length: 20 }, () => isPrivateHost('often.example', look)));
    expect(new Set(found)).toEqual(new Set([true]));
    expect(await isPrivateHost('often.example', look)).toBe(true);
    expect(looks).toBe(1);
  });
});

describe('GET /embed/diagnostico.txt', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ EMBED_ORIGINS: PAGE });
  });
  afterAll(async () => {
    await world.close();
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
