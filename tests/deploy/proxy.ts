import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './packaged-server.ts';

const template = fileURLToPath(new URL('../../docs/deploy/nginx.conf.template', import.meta.url));

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Arrival time of each piece of the body, in milliseconds since the request. */
  pieces: number[];
}

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface RunningProxy {
  /** `https://localhost:{port}` */
  readonly url: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  /**
   * Restarts nginx in front of other gateways. After a reload, the old worker would still answer for a while.
   * @param patience how long nginx waits for a gateway, instead of the documented time
   */
  pointAt(ports: readonly [number, number], patience?: string): Promise<void>;
  call(path: string, call?: Call): Promise<Answer>;
  /** The documented logs, the access log first. */
  log(): string;
  close(): Promise<void>;
}

/**
 * nginx with the documented block, on its own ports and with its own certificate.
 * @param [httpsPort, httpPort] free ports; the public address must be known before the gateways start
 */
export async function openProxy(
  [httpsPort, httpPort]: readonly [number, number],
  gateways: readonly [number, number],
): Promise<RunningProxy> {
  const work = mkdtempSync(join(tmpdir(), 'vesalio-nginx-'));
  const [accessLog, errorLog] = [join(work, 'access.log'), join(work, 'error.log')];
  const [key, certificate] = [join(work, 'key.pem'), join(work, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  const pair = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...pair, ...subject], { stdio: 'ignore' });

  const write = (ports: readonly [number, number], patience?: string): void => {
    const values: Record<string, string> = {
      VESALIO_SERVER_NAME: 'localhost',
      VESALIO_PUBLIC_URL: `https://localhost:${httpsPort}`,
      VESALIO_HTTP_PORT: `127.0.0.1:${httpPort}`,
      VESALIO_HTTPS_PORT: `127.0.0.1:${httpsPort}`,
      VESALIO_CERTIFICATE: certificate,
      VESALIO_CERTIFICATE_KEY: key,
      VESALIO_GATEWAY_1: `127.0.0.1:${ports[0]}`,
      VESALIO_GATEWAY_2: `127.0.0.1:${ports[1]}`,
    };
    const filled = readFileSync(template, 'utf8').replace(
      /\$\{(\w+)\}/g,
      (_all, name: string) => values[name] ?? '',
    );
    const own = filled.replaceAll('/var/log/nginx', work);
    const timeout = /proxy_read_timeout [^;]+/;
    writeFileSync(
      join(work, 'vesalio.conf'),
      patience ? own.replace(timeout, `proxy_read_timeout ${patience}`) : own,
    );
  };
  write(gateways);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(work, name)};`,
  );
  writeFileSync(
    join(work, 'nginx.conf'),
    `daemon off; pid ${join(work, 'pid')}; error_log ${errorLog};
     events {}
     http { access_log ${accessLog}; ${paths.join(' ')} include ${join(work, 'vesalio.conf')}; }`,
  );
  const command = ['-p', work, '-c', join(work, 'nginx.conf'), '-e', errorLog];
  execFileSync('nginx', [...command, '-t'], { stdio: 'pipe' });
  let nginx = spawn('nginx', command, { stdio: 'ignore' });
  const stop = async (): Promise<void> => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
  };
  const url = `https://localhost:${httpsPort}`;
  const ca = readFileSync(certificate);

  const call = (path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const sent = request(
        `${url}${path}`,
        { method, ca, headers: { ...length, ...headers }, agent: false },
        (answer) => {
          const chunks: Buffer[] = [];
          const pieces: number[] = [];
          answer.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            pieces.push(performance.now() - began);
          });
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString('utf8'),
              pieces,
            }),
          );
          answer.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });

  const untilAnswers = async (): Promise<void> => {
    while (!(await call('/healthz').catch(() => undefined)))
      await new Promise((resolve) => setTimeout(resolve, 30));
  };
  await untilAnswers();
  return {
    url,
    httpPort,
    httpsPort,
    call,
    log: () => [accessLog, errorLog].map((file) => readFileSync(file, 'utf8')).join(''),
    pointAt: async (ports, patience) => {
      await stop();
      write(ports, patience);
      nginx = spawn('nginx', command, { stdio: 'ignore' });
      await untilAnswers();
    },
    close: async () => {
      await stop();
      rmSync(work, { recursive: true, force: true });
    },
  };
}

/** Two free ports, for HTTPS and HTTP. */
export const proxyPorts = async (): Promise<[number, number]> => [await freePort(), await freePort()];
