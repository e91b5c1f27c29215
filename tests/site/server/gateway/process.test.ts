import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../long.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { buildServer, type ServerProgram } from '../server-process.ts';

const folder = temporaryFolder();
let program: ServerProgram;
beforeAll(async () => {
  program = await buildServer(folder);
});
afterAll(() => {
  program.stop();
});
const run: ServerProgram['run'] = (...given) => program.run(...given);

/** Runs a program as the first process of its own PID namespace, as in a container. Empty if that is not permitted. */
const inOwnNamespace = [
  ['unshare', '--pid', '--fork', '--kill-child'],
  ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'],
].find(([file = '', ...args]) => spawnSync(file, [...args, 'true']).status === 0);

const refusal = async (environment: Record<string, string>): Promise<string> => {
  const { exit, errors } = run(environment);
  expect(await exit).toBe(1);
  return errors();
};

describe('the server as a process', () => {
  it('prints its address, the demo login and the outbox, keeps a second one off its folder, and goes on when whoever reads its log is gone', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    const first = run({ DATA_DIR: dataDir });
    const url = await first.ready();
    await expect
      .poll(() => first.output())
      .toMatch(/^Demonstração: \S+@\S+ \/ \S+\nCaixa de saída de e-mails: http:\S+\/sandbox\/outbox$/m);
    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `A pasta de dados ${dataDir} já está em uso pelo processo ${first.child.pid}.\n`,
    );
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.exit;
    const next = run({ DATA_DIR: dataDir });
    const nextUrl = await next.ready();
    expect((await fetch(`${nextUrl}/healthz`)).status).toBe(200);
    expect(next.errors()).toBe('');
    next.child.stdout?.destroy();
    next.child.stderr?.destroy();
    for (let call = 0; call < 5; call += 1) expect((await fetch(`${nextUrl}/api/x`)).status).toBe(404);
    expect(next.child.exitCode).toBeNull();
    next.child.kill('SIGINT');
    expect(await next.exit).toBe(0);
  });

  it.runIf(isLong)(
    'keeps a second one off its folder in another PID namespace, and lets it in after a crash',
    async () => {
      const dataDir = mkdtempSync(join(folder, 'shared-'));
      const first = run({ DATA_DIR: dataDir }, inOwnNamespace);
      await first.ready();
      const second = run({ DATA_DIR: dataDir }, inOwnNamespace);
      expect(await second.exit).toBe(1);
      // In its own namespace each server is process 1.
      const holder = inOwnNamespace ? 1 : first.child.pid;
      expect(second.errors()).toBe(`A pasta de dados ${dataDir} já está em uso pelo processo ${holder}.\n`);
      first.child.kill('SIGKILL');
      await first.exit;
      const third = run({ DATA_DIR: dataDir }, inOwnNamespace);
      expect((await fetch(`${await third.ready()}/healthz`)).status).toBe(200);
      third.child.kill('SIGKILL');
      await third.exit;
    },
  );

  it('says in one line why it does not start', async () => {
    expect(await refusal({ PORT: 'abc' })).toBe(
      'Configuração inválida: PORT deve ser um número inteiro entre 0 e 65535 (recebido: "abc").\n',
    );
    const busy = createNetServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as AddressInfo;
    const message = await refusal({ PORT: String(port), DATA_DIR: 'memory' });
    expect(message).toBe(`A porta ${port} já está em uso; escolha outra com PORT.\n`);
    busy.close();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: file })).toBe(
      `Não foi possível usar a pasta de dados ${file} (EEXIST).\n`,
    );
  });

  it('finishes 50 requests in flight before it obeys SIGTERM (catalogue 56)', async () => {
    const waiting: (() => void)[] = [];
    const slow = createHttpServer((request, response) => {
      request.resume();
      waiting.push(() => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.end('{"data":{"ok":true}}');
      });
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const upstream = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const server = run({
      DATA_DIR: 'memory',
      JOURNAL_ON_DISK: 'accept-loss',
      PRODUCT_API_URL: upstream,
      CHAT_API_URL: upstream,
      CHAT_API_KEY: 'key-that-nobody-sees',
      POSTAL_CODE_API_URL: upstream,
      LOCALITY_API_URL: upstream,
    });
    const url = await server.ready();
    const asked = Array.from({ length: 50 }, async () => {
      const response = await fetch(`${url}/public/cep/01310100`);
      return [response.status, await response.text()];
    });
    await expect.poll(() => waiting.length, { timeout: 30_000 }).toBe(50);
    const began = performance.now();
    server.child.kill('SIGTERM');
    const answers = () =>
      fetch(`${url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers, { timeout: 5_000 }).toBe(false);
    for (const answer of waiting) answer();
    expect(new Set((await Promise.all(asked)).map(String))).toEqual(new Set(['200,{"data":{"ok":true}}']));
    expect(await server.exit).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(server.output() + server.errors()).not.toContain('key-that-nobody-sees');
    expect(server.output()).not.toContain('Demonstração');
    slow.close();
  });
});
