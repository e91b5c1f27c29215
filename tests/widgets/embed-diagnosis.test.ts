import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const GATEWAY = 'https://assistente.example';
vi.mock('../../packages/widgets/embed-diagnosis/gateway.js', async (original) => ({
  ...(await original<object>()),
  base: GATEWAY,
  gateway: GATEWAY,
}));

const checks = '../../packages/widgets/embed-diagnosis/checks';
const { microphone, storage } = await import(`${checks}/browser.js`);
const { mixedContent, origin, reachable } = await import(`${checks}/connection.js`);
const { addresses, everyObject, sizes } = await import(`${checks}/elements.js`);
const { integrity } = await import(`${checks}/integrity.js`);
const { localNetwork } = await import(`${checks}/local-network.js`);
const { token } = await import(`${checks}/session.js`);
const { authorization, clock, images, streaming, uploads } = await import(`${checks}/transfer.js`);
const { diagnose, verdict } = await import('../../packages/widgets/embed-diagnosis/diagnosis.js');

type Reply = Response | Error;
/** Answers by path; an Error is a lost connection. */
let replies: Record<string, () => Reply>;
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const lost = () => new TypeError('Failed to fetch');

beforeEach(() => {
  replies = {};
  vi.stubGlobal('fetch', async (address: string) => {
    const reply = replies[new URL(address).pathname]?.() ?? lost();
    if (reply instanceof Error) throw reply;
    return reply;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** An element of the page, with what its host gave it. */
function addChat(given: Record<string, unknown> = {}, baseUrl = GATEWAY) {
  const chat = document.createElement('vesalio-chat');
  if (baseUrl) chat.setAttribute('base-url', baseUrl);
  document.body.append(Object.assign(chat, given));
}

describe('connection and origin', () => {
  it('a gateway that does not answer', async () => {
    expect(await reachable()).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining(`${GATEWAY} não respondeu. Confira o base-url`),
    });
    expect(await origin()).toMatchObject({
      state: 'failed',
      detail: 'não pôde ser verificada: o servidor não respondeu.',
    });
  });

  it('a proxy that answers in its place', async () => {
    replies['/embed/diagnostico/diagnosis.js'] = () => new Response('', { status: 502 });
    expect(await reachable()).toMatchObject({ state: 'failed', detail: `${GATEWAY} respondeu 502.` });
  });

  it('a gateway that answers, and a listed page', async () => {
    replies['/embed/diagnostico/diagnosis.js'] = json({});
    replies['/gateway/embed-origin'] = json({ allowed: true });
    expect(await reachable()).toMatchObject({ state: 'ok', detail: `${GATEWAY} respondeu.` });
    expect(await origin()).toMatchObject({ state: 'ok', detail: `${location.origin} está autorizada.` });
  });

  it('a page that is not listed, and the entrance that is closed until then', async () => {
    replies['/embed/diagnostico/diagnosis.js'] = json({});
    const unlisted = `${location.origin} não está autorizada. Peça para incluí-la em EMBED_ORIGINS.`;
    expect(await origin()).toMatchObject({
      state: 'failed',
      detail: `${unlisted} Até lá ninguém consegue entrar por esta página.`,
    });
    addChat({ getToken: async () => null });
    expect(await origin()).toMatchObject({ state: 'failed', detail: unlisted });
  });

  it('a proxy whose own failure can be read says nothing of the list of origins', async () => {
    replies['/gateway/embed-origin'] = json({ message: 'O servidor não respondeu ao proxy.' }, 502);
    expect(await origin()).toMatchObject({
      state: 'failed',
      detail: 'não pôde ser verificada: o servidor respondeu 502.',
    });
  });

  it('a script of the page that replaces fetch, only where nothing answers', async () => {
    expect((await reachable()).detail).toContain('Um script da página substitui fetch');
    // A bound function looks like the browser's own.
    vi.stubGlobal('fetch', (async () => Promise.reject(lost())).bind(undefined));
    expect((await reachable()).detail).not.toContain('substitui fetch');
  });

  it('a page of the gateway itself', async () => {
    vi.stubGlobal('location', new URL(`${GATEWAY}/chat`));
    const own = 'a página é do próprio servidor.';
    expect(await origin()).toMatchObject({ state: 'ok', detail: own });
    expect(await localNetwork(undefined)).toMatchObject({ state: 'none', detail: own });
  });

  it('plain HTTP on the page, on the server, and on neither', async () => {
    vi.stubGlobal('location', new URL('http://intranet.example/'));
    expect(await mixedContent()).toMatchObject({
      state: 'none',
      detail: expect.stringContaining('a página está em HTTP'),
    });
    vi.stubGlobal('location', new URL('https://intranet.example/'));
    expect(await mixedContent()).toMatchObject({ state: 'ok', detail: 'a página e o servidor usam HTTPS.' });
    addChat({}, 'http://outro.example');
    expect(await mixedContent()).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('a página usa HTTPS e http://outro.example não'),
    });
  });

  it('what could not be asked is not called a fault of the page', async () => {
    for (const check of [authorization, clock])
      expect(await check(undefined)).toMatchObject({
        state: 'none',
        detail: expect.stringContaining('o servidor não respondeu'),
      });
  });

  it('an address of the gateway that is public, private or unknown', async () => {
    const at = async (isPrivateAddress: boolean | null) =>
      (await localNetwork({ echo: { isPrivateAddress } })).detail;
    expect(await at(false)).toBe('assistente.example é um endereço público.');
    expect(await at(null)).toBe('não se sabe se assistente.example é um endereço privado.');
    vi.stubGlobal('navigator', { permissions: { query: async () => ({ state: 'prompt' }) } });
    expect(await at(true)).toContain('o Chrome pergunta à pessoa; o administrador pode liberar');
    vi.stubGlobal('navigator', { permissions: { query: async () => ({ state: 'granted' }) } });
    expect(await at(true)).toBe('o acesso à rede local está permitido.');
    vi.stubGlobal('navigator', {});
    expect(await at(true)).toBe('este navegador não pede permissão para a rede local.');
  });
});

describe('elements', () => {
  it('one that asks another server, and one that asks its own page', async () => {
    addChat({}, 'https://outro.example');
    expect((await addresses()).detail).toContain('<vesalio-chat> aponta para https://outro.example');
    document.body.innerHTML = '';
    addChat({}, '');
    expect((await addresses()).detail).toContain('está sem base-url e pergunta à própria página');
  });

  it('those that stand as they should, and a page without any', async () => {
    expect((await everyObject()).detail).toBe('nenhum acrescenta propriedades a todos os objetos.');
    expect(await addresses()).toMatchObject({ state: 'none', detail: 'nenhum elemento nesta página.' });
    expect(await sizes()).toMatchObject({ state: 'none', detail: 'nenhum elemento visível nesta página.' });
    addChat();
    const chat = document.querySelector('vesalio-chat') as Element;
    chat.getBoundingClientRect = () => new DOMRect(0, 0, 600, 640);
    expect(await addresses()).toMatchObject({ state: 'ok', detail: `base-url="${GATEWAY}" em todos.` });
    expect(await sizes()).toMatchObject({ state: 'ok', detail: 'todos cabem.' });
  });

  it('sums that cannot be made without HTTPS', async () => {
    const asked = [{ name: `${GATEWAY}/embed/v0.1.0/vesalio.js` }];
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(asked as never);
    replies['/embed/v0.1.0/integrity.json'] = json({ files: {} });
    replies['/embed/v0.1.0/vesalio.js'] = () => new Response('x');
    vi.stubGlobal('crypto', {});
    expect(await integrity()).toMatchObject({
      state: 'ok',
      detail: 'versão 0.1.0; a conferência exige HTTPS.',
    });
  });

  it('two versions on one page, and a manifest that cannot be read', async () => {
    const asked = (...versions: string[]) =>
      vi
        .spyOn(performance, 'getEntriesByType')
        .mockReturnValue(
          versions.map((version) => ({ name: `${GATEWAY}/embed/v${version}/vesalio.js` })) as never,
        );
    asked('0.1.0', '0.2.0');
    expect(await integrity()).toMatchObject({
      state: 'failed',
      detail: 'há versões diferentes na mesma página: 0.1.0, 0.2.0.',
    });
    asked('0.1.0');
    expect(await integrity()).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('versão 0.1.0: manifesto não pôde ser lido'),
    });
    replies['/embed/v0.1.0/integrity.json'] = json({}, 404);
    expect(await integrity()).toMatchObject({
      state: 'failed',
      detail: `${GATEWAY} não tem a versão 0.1.0. Confira o endereço do script.`,
    });
  });

  it('one whose script never came, and a page without elements', async () => {
    expect(await integrity()).toMatchObject({
      state: 'none',
      detail: 'nenhum elemento carregado nesta página.',
    });
    addChat();
    expect(await integrity()).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('<vesalio-chat> está na página, mas seu script não foi carregado.'),
    });
  });
});

describe('who the person is', () => {
  const MY_ACCOUNT = '/api/auth/my-account';
  const detail = async (seen?: unknown) => {
    const { state, detail } = await token(seen);
    return `${state}: ${detail}`;
  };

  it('a getToken that is no function', async () => {
    addChat({ getToken: 'token()' });
    expect(await detail()).toBe('failed: getToken de <vesalio-chat> não é uma função, e sim string.');
  });

  it('a getToken that fails, with the reason of the refusal where its code is known', async () => {
    addChat({ getToken: () => Promise.reject(new Error('401 assertion-audience')) });
    expect(await detail()).toContain('assertion-audience: o aud deve ser o PUBLIC_URL');
    document.body.innerHTML = '';
    addChat({ getToken: () => Promise.reject(new Error('proxy')) });
    expect(await detail()).toBe('failed: getToken falhou: Error: proxy. Confira o servidor da sua página.');
  });

  it('a getToken that gives nothing', async () => {
    addChat({ getToken: async () => ({}) });
    expect(await detail()).toContain('failed: getToken não devolveu um token.');
  });

  it('a token that the gateway refuses, and one that it could not be asked about', async () => {
    addChat({ getToken: async () => ({ token: 'abc' }) });
    expect(await detail()).toBe(
      'failed: o servidor não pôde ser perguntado; veja a conexão e a permissão de origem.',
    );
    replies[MY_ACCOUNT] = json({}, 401);
    expect(await detail({ echo: { hasAuthorization: true } })).toContain(
      'failed: o servidor recusou o token (401).',
    );
    replies[MY_ACCOUNT] = json({}, 503);
    expect(await detail()).toBe('failed: o token não pôde ser conferido: o servidor respondeu 503.');
    replies[MY_ACCOUNT] = json({});
    expect(await detail()).toBe('ok: o servidor aceitou o token.');
  });
});

describe('transfer', () => {
  it('a body that a proxy cuts, a limit of the gateway, and no answer at all', async () => {
    replies['/gateway/diagnosis/upload'] = json({ bytes: 1000 });
    expect((await uploads()).detail).toContain('o servidor recebeu só 1000 bytes: um proxy corta o envio.');
    replies['/gateway/diagnosis/upload'] = json({}, 429);
    expect(await uploads()).toMatchObject({ state: 'none', detail: expect.stringContaining('repita') });
    replies = {};
    expect(await uploads()).toMatchObject({
      state: 'none',
      detail: 'não pôde ser verificado: o servidor não respondeu a esta página.',
    });
  });

  it('a clock that is behind, or right', async () => {
    const at = async (ahead: number) => {
      const now = Date.now();
      const echo = { now: new Date(now + ahead * 1000).toISOString() };
      return (await clock({ echo, sentAt: now, receivedAt: now })).detail;
    };
    expect(await at(600)).toContain('este computador está 600 s atrasado');
    expect(await at(3)).toBe('diferença de 3 s para o servidor.');
  });

  it('a refusal of the probes that says nothing of a proxy', async () => {
    replies['/gateway/diagnosis/upload'] = json({}, 500);
    expect(await uploads()).toMatchObject({ state: 'none', detail: 'o servidor respondeu 500 à prova.' });
  });

  it('a picture that is shown, and one that is not', async () => {
    const pictures = (event: 'onload' | 'onerror') =>
      class {
        onload?: () => void;
        onerror?: () => void;
        set src(_address: string) {
          queueMicrotask(() => this[event]?.());
        }
      };
    vi.stubGlobal('Image', pictures('onload'));
    expect(await images()).toMatchObject({ state: 'ok', detail: 'as imagens do servidor aparecem.' });
    vi.stubGlobal('Image', pictures('onerror'));
    expect(await images()).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining(`Inclua ${GATEWAY} em img-src.`),
    });
  });

  it('a test stream that is not there', async () => {
    replies['/gateway/diagnosis/stream'] = json({}, 404);
    expect(await streaming()).toMatchObject({ state: 'none', detail: 'o servidor respondeu 404 à prova.' });
    replies = {};
    expect(await streaming()).toMatchObject({
      state: 'none',
      detail: 'não pôde ser verificada: o servidor não respondeu a esta página.',
    });
  });
});

describe('browser', () => {
  it('storage and microphone that are free', async () => {
    vi.stubGlobal('isSecureContext', true);
    expect(await storage()).toMatchObject({ state: 'ok', detail: 'disponível.' });
    expect((await microphone()).detail).toBe('permitido pela página; o navegador pergunta à pessoa.');
  });

  it('storage that is refused', async () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await storage()).toMatchObject({
      state: 'none',
      detail: expect.stringContaining('a sessão vale só nesta página'),
    });
  });

  it('a microphone that plain HTTP, the policy of the page or the person forbids', async () => {
    const detail = async () => (await microphone()).detail;
    vi.stubGlobal('isSecureContext', false);
    expect(await detail()).toContain('só o oferece a páginas em HTTPS');
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', { permissions: { query: async () => ({ state: 'denied' }) } });
    expect(await detail()).toContain('negado neste navegador');
    Object.defineProperty(document, 'permissionsPolicy', {
      configurable: true,
      value: { allowsFeature: () => false },
    });
    expect(await detail()).toContain('a Permissions-Policy da página o desativa');
    Reflect.deleteProperty(document, 'permissionsPolicy');
  });
});

it('the page asks below its own address, in front of which a proxy may put a path', () => {
  const page = readFileSync('packages/widgets/embed-diagnosis/index.html', 'utf8');
  const asked = [...page.matchAll(/ (?:href|src|action)="([^"]+)"/g)].map(([, address]) => address);
  expect(asked.length).toBeGreaterThan(2);
  for (const address of asked)
    expect(new URL(address ?? '', 'https://intranet.example/vesalio/embed/diagnostico').pathname).toMatch(
      /^\/vesalio\/embed\/diagnostico/,
    );
});

describe('the whole', () => {
  it('counts what is wrong, and goes on after a check that cannot run', async () => {
    const right = { name: 'A', state: 'ok', ok: true, detail: '' } as const;
    const wrong = { name: 'B', state: 'failed', ok: false, detail: '' } as const;
    expect(verdict([right])).toBe('Tudo certo: nada precisa ser corrigido.');
    expect(verdict([right, wrong])).toBe('Um ponto precisa de atenção: B.');
    expect(verdict([wrong, wrong])).toBe('2 pontos precisam de atenção: B; B.');
    vi.stubGlobal('Image', undefined);
    const checks = await diagnose({ quiet: true });
    expect(checks).toHaveLength(17);
    expect(checks).toContainEqual({
      name: 'Verificação',
      state: 'none',
      detail: 'uma delas não pôde ser feita.',
      ok: true,
    });
    expect(checks).toContainEqual(
      expect.objectContaining({ state: 'ok', detail: 'nenhum bloqueio durante a verificação.' }),
    );
  });
});
