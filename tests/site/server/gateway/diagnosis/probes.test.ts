import { connect } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openLog } from '../../platform/log-lines.ts';
import { openWorld, type World } from '../gateway-world.ts';

const PAGE = 'https://ehr.example';
let world: World;
beforeAll(async () => {
  world = await openWorld({ EMBED_ORIGINS: PAGE });
});

const LIMIT = 10 * 1024 * 1024 + 256 * 1024;
const upload = (bytes: number, headers: Record<string, string> = {}) =>
  world.call('/gateway/diagnosis/upload', {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', ...headers },
    body: new Uint8Array(bytes),
  });

describe('the probes of the diagnosis', () => {
  it('tell which headers arrived and the time, without asking who it is', async () => {
    const read = async (headers: Record<string, string>) =>
      (await world.call('/gateway/diagnosis', { headers })).json() as Promise<Record<string, unknown>>;
    const plain = await read({});
    expect(plain).toMatchObject({ hasAuthorization: false, isPrivateAddress: true });
    expect(Math.abs(Date.now() - Date.parse(String(plain.now)))).toBeLessThan(30_000);
    expect(await read({ Authorization: 'Bearer teste' })).toMatchObject({ hasAuthorization: true });
  });

  it('let a listed page read them, and no other', async () => {
    const allowed = async (origin: string) =>
      (await world.call('/gateway/diagnosis', { headers: { Origin: origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed(PAGE)).toBe(PAGE);
    expect(await allowed('https://other.example')).toBeNull();
  });

  it('send events some time apart', async () => {
    const began = performance.now();
    const response = await world.call('/gateway/diagnosis/stream');
    const arrivals: number[] = [];
    let text = '';
    for await (const chunk of response.body ?? []) {
      arrivals.push(performance.now() - began);
      text += new TextDecoder().decode(chunk);
    }
    expect(text.match(/^data: /gm)).toHaveLength(5);
    expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(600);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
  });

  it('count a body as large as the largest message, and refuse a larger one', async () => {
    expect(await (await upload(LIMIT)).json()).toEqual({ bytes: LIMIT });
    const large = await upload(LIMIT + 1);
    expect(large.status).toBe(413);
    expect(large.headers.get('x-vesalio-error')).toBe('too-large');
  });

  it('log no failure when the page is closed during an upload', async () => {
    const log = openLog();
    const logged = await openWorld({ EMBED_ORIGINS: PAGE }, { log: log.log });
    const { hostname, port } = new URL(logged.url);
    const socket = connect(Number(port), hostname);
    const head = 'POST /gateway/diagnosis/upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n';
    socket.write(`${head}half`, () => socket.destroy());
    await vi.waitFor(() => expect(log.requests()).toHaveLength(1));
    expect(log.lines().filter(({ msg }) => msg === 'failure')).toEqual([]);
  });

  it('are limited per address, apart from the rest', async () => {
    let refused: Response | undefined;
    for (let turn = 0; turn < 12 && !refused; turn++) {
      const answer = await upload(1);
      if (answer.status === 429) refused = answer;
      await answer.arrayBuffer();
    }
    expect(refused?.headers.get('retry-after')).toBe('60');
    expect((await world.call('/gateway/diagnosis')).status).toBe(200);
  });
});
