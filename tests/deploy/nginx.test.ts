import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../long.ts';
import { ownDatabase } from '../site/server/database-copy.ts';
import { type Artefact, freePort, openArtefact } from './packaged-server.ts';
import { hasProgram } from './programs.ts';
import { openProxy, proxyPorts, type RunningProxy } from './proxy.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const ORIGIN = 'https://ehr.example';

const form = (fields: Record<string, string>, file?: Buffer) => {
  const boundary = 'vesalio-boundary';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="pdfs"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const attached = file ? [Buffer.from(head), file, Buffer.from('\r\n')] : [];
  const body = Buffer.concat([Buffer.from(parts.join('')), ...attached, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
};
/** A PDF, judging by its first bytes, of the given size. */
const pdf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 0x20)]);

describe.runIf(hasProgram('nginx') && hasProgram('openssl'))('the documented nginx block', () => {
  let artefact: Artefact;
  let proxy: RunningProxy;
  let drop: () => Promise<void> = () => Promise.resolve();
  let ports: [number, number];

  beforeAll(async () => {
    artefact = openArtefact();
    const listen = await proxyPorts();
    const environment: Record<string, string> = {
      PUBLIC_URL: `https://localhost:${listen[0]}`,
      TRUST_PROXY: '1',
      EMBED_ORIGINS: ORIGIN,
      METRICS_TOKEN: 'metrics-token',
      RATE_LIMITS: 'off',
      SESSION_SECRET: 'a-secret-behind-nginx-that-is-long-enough',
    };
    if (databaseUrl) {
      const database = await ownDatabase(databaseUrl);
      drop = database.drop;
      const shared = { ...environment, DATABASE_URL: database.url };
      const started = await Promise.all([artefact.start(shared), artefact.start(shared)]);
      ports = [started[0].port, started[1].port];
    } else {
      // Only one process can use the embedded database.
      const { port } = await artefact.start({ ...environment, DATA_DIR: 'memory' });
      ports = [port, port];
    }
    proxy = await openProxy(listen, ports);
  }, 180_000);
  afterAll(async () => {
    await proxy?.close();
    await artefact?.stop();
    await drop();
  });

  const json = (body: unknown, token?: string) => ({
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: ORIGIN,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  const data = (body: string) => {
    const answer = JSON.parse(body) as { data?: Record<string, string> } & Record<string, string>;
    return answer.data ?? answer;
  };
  async function signIn() {
    const demo = { email: 'demo@vesalio.example', password: 'Fabrica#1543' };
    const answer = await proxy.call('/api/auth/login', json(demo));
    expect(answer.status).toBe(200);
    const { token = '', userId = '' } = data(answer.body);
    return { token, userId };
  }

  it('redirects to https, and hides the operator routes from the internet', async () => {
    const plain = await fetch(`http://127.0.0.1:${proxy.httpPort}/chat?a=1`, { redirect: 'manual' });
    expect(plain.headers.get('location')).toBe(`https://localhost:${proxy.httpsPort}/chat?a=1`);
    const bearer = { headers: { Authorization: 'Bearer metrics-token' } };
    expect((await proxy.call('/metrics', bearer)).status).toBe(404);
    for (const path of ['', '/', '/payments', '//payments', '/./payments', '/%70ayments'])
      expect((await proxy.call(`/gateway/admin${path}`, bearer)).headers, path).not.toHaveProperty(
        'x-request-id',
      );
    expect((await proxy.call('/')).body).toContain('<title>');
  });

  it('logs no path, which may hold an e-mail, a code or the token of a reset link', async () => {
    const answer = await proxy.call('/reset-password?token=secret-of-the-link');
    await fetch(`http://127.0.0.1:${proxy.httpPort}/reset-password?token=secret-of-the-link`, {
      redirect: 'manual',
    });
    await proxy.call('/api/auth/resend-validate-email/ana%40hospital.example', json({}));
    const lines = proxy.log();
    expect(lines).not.toMatch(/secret|ana|hospital/);
    // The gateway logs the route under the same id.
    expect(lines).toMatch(new RegExp(`GET ${answer.status} \\d+ .* ${answer.headers['x-request-id']}$`, 'm'));
    expect(lines).toContain('GET 301 ');
  });

  it('passes every check of the server’s diagnosis, on another port too', async () => {
    const { body } = await proxy.call(`/embed/diagnostico.txt?origin=${ORIGIN}`);
    expect(body).toContain(`Servidor ${proxy.url}`);
    expect(body.split('\n').filter((line) => line.startsWith('[falha]'))).toEqual([]);
  });

  it('passes the main journey: sign-in, a streamed answer with a 10 MB file, the history, the sign-out', async () => {
    const { token, userId } = await signIn();
    const created = await proxy.call('/ai/api/conversas', json({ codigoCliente: userId }, token));
    const conversation = String(data(created.body).codigoConversa);
    const { type, body } = form(
      {
        conversationId: conversation,
        prompt: 'Qual a meta de pressão na hipertensão?',
        topK: '5',
        web: 'false',
      },
      pdf(10 * 1024 * 1024),
    );
    const answer = await proxy.call('/ai/api/mensagens', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': type,
        Accept: 'text/event-stream',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('event: done');
    // The proxy does not buffer, so the events arrive over time.
    expect(answer.pieces.length).toBeGreaterThan(2);
    const history = await proxy.call(`/ai/api/mensagens/conversa/${conversation}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(history.body).toContain('hipertensão');
    expect((await proxy.call('/gateway/logout', json({}, token))).status).toBe(204);
    // Both processes refuse the token.
    for (let turn = 0; turn < 3; turn++)
      expect(
        (await proxy.call('/api/auth/my-account', { headers: { Authorization: `Bearer ${token}` } })).status,
      ).toBe(401);
  });

  it.runIf(isLong)('passes the journeys of the site in a browser', { timeout: 1_200_000 }, async () => {
    const run = spawn('node_modules/.bin/playwright', ['test', '--project=e2e', '--reporter=line'], {
      env: { ...process.env, E2E_URL: proxy.url, LONG: '' },
    });
    let told = '';
    for (const out of [run.stdout, run.stderr])
      out.on('data', (piece) => {
        told += piece;
      });
    const [status] = await once(run, 'exit');
    expect(status, told.slice(-4_000)).toBe(0);
  });

  it('answers itself that a body is too large, readable by a partner page', async () => {
    const { token } = await signIn();
    const { type, body } = form({ conversationId: '1', prompt: 'x' }, pdf(12 * 1024 * 1024));
    const answer = await proxy.call('/ai/api/mensagens', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': type, Origin: ORIGIN },
      body,
    });
    expect(answer.status).toBe(413);
    expect(answer.headers['x-vesalio-error']).toBeUndefined();
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(JSON.parse(answer.body)).toHaveProperty('message');
  });

  it('does not change failures of the gateway', async () => {
    const answer = await proxy.call('/api/auth/my-account', { headers: { Origin: ORIGIN } });
    expect(answer.status).toBe(401);
    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN);
    const none = await proxy.call('/gateway/nothing');
    expect(none.headers['x-vesalio-error']).toBe('not-found');
  });

  it('asks the other gateway for a file that only it has, as while two releases run', async () => {
    const seen: string[] = [];
    const open = async (release: string) => {
      const server = createServer(({ url = '' }, response) => {
        seen.push(url);
        response.writeHead(url.includes(release) ? 200 : 404).end();
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    };
    const servers = [await open('old'), await open('new')] as const;
    const portOf = (server: Server) => (server.address() as AddressInfo).port;
    await proxy.pointAt([portOf(servers[0]), portOf(servers[1])]);
    const files = ['/assets/old.js', '/assets/new.js', '/embed/v0/chunks/old.js', '/embed/v0/chunks/new.js'];
    for (const file of [...files, ...files]) expect((await proxy.call(file)).status, file).toBe(200);
    expect((await proxy.call('/assets/none.js')).status).toBe(404);
    seen.length = 0;
    expect((await proxy.call('/api/none')).status).toBe(404);
    expect(seen).toEqual(['/api/none']);
    for (const server of servers) server.close();
    await proxy.pointAt(ports);
  });

  it('distinguishes a gateway that is down from a slow one', async () => {
    const dead = await freePort();
    await proxy.pointAt([dead, dead]);
    const down = await proxy.call('/reset-password?token=secret-of-the-link', {
      headers: { Origin: ORIGIN },
    });
    expect(down.status).toBe(502);
    expect(proxy.log()).toMatch(new RegExp(`GET 502 .* 127\\.0\\.0\\.1:${dead}, .* 502, 502 -$`, 'm'));
    expect(proxy.log()).not.toContain('secret');
    expect(down.headers['access-control-allow-origin']).toBe('*');
    expect(down.headers['retry-after']).toBe('5');
    expect(down.headers['x-vesalio-error']).toBeUndefined();
    // The gateway's own answers pass through the proxy unchanged.
    const slow: Server = createServer((_request, response) => {
      response.writeHead(504, { 'X-Vesalio-Error': 'upstream-slow' }).end('{}');
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const { port } = slow.address() as AddressInfo;
    await proxy.pointAt([port, port]);
    expect((await proxy.call('/healthz')).headers['x-vesalio-error']).toBe('upstream-slow');
    slow.close();
    const silent: Server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port: mute } = silent.address() as AddressInfo;
    await proxy.pointAt([mute, mute], '50ms');
    const late = await proxy.call('/healthz', { headers: { Origin: ORIGIN } });
    expect(late.status).toBe(504);
    expect(late.headers['access-control-allow-origin']).toBe('*');
    expect(late.headers['x-vesalio-error']).toBeUndefined();
    expect(JSON.parse(late.body)).toHaveProperty('message');
    silent.closeAllConnections();
    silent.close();
    await proxy.pointAt(ports);
    expect((await proxy.call('/healthz')).status).toBe(200);
  });
});
