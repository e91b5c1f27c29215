import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Db } from '../../../../packages/site/server/platform/database.ts';
import { createMailQueue } from '../../../../packages/site/server/platform/mail-queue.ts';
import { openSilentProxy } from '../platform/silent-proxy.ts';
import { openStage, PASSWORD, type Stage } from './sandbox-stage.ts';

let stage: Stage;
let server: Server;
const received: string[] = [];

/** A minimal SMTP server, enough for a delivery. */
beforeAll(async () => {
  server = createServer((socket) => {
    let data: string | undefined;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      if (data !== undefined) {
        data += chunk;
        if (!data.endsWith('\r\n.\r\n')) return;
        received.push(data);
        data = undefined;
        socket.write('250 taken\r\n');
      } else if (String(chunk).startsWith('DATA')) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (String(chunk).startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stage = await openStage(process.env.TEST_DATABASE_URL);
});
afterAll(async () => {
  await stage.close();
  server.close();
});

const register = (email: string) =>
  stage.call('POST', '/api/auth/register', {
    body: { email, password: PASSWORD, confirmPassword: PASSWORD, fullName: 'Ana Prado', plan: null },
  });

it('sends real mail if SMTP is set, and keeps no copy of it', async () => {
  await stage.restart({ smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const { token } = (await register('ana@hospital.example')).body;
  await stage.sandbox.settled();
  const mail = received[0] ?? '';
  expect(mail).toContain('To: ana@hospital.example');
  expect(mail).toContain('nao-responda@vesalio.example');
  expect(mail).toContain('text/html');
  const code = /^([A-Z2-9]{5})\r?$/m.exec(mail)?.[1];
  expect((await stage.call('POST', `/api/auth/validateEmail/${code}`, { token })).status).toBe(200);
  expect(await stage.mails()).toEqual([]);
});

it('has the configured sender and reply address, and is marked as automatic', async () => {
  const smtpUrl = working();
  const send = async (mail: NonNullable<Parameters<Stage['restart']>[0]>['mail'], name: string) => {
    received.length = 0;
    await stage.restart({ smtpUrl, mail });
    await register(`${name}@hospital.example`);
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
    return received[0] ?? '';
  };
  const own = await send(
    {
      from: 'Hospital <ti@hospital.example>',
      replyTo: 'ajuda@hospital.example',
      autoSubmitted: 'auto-replied',
    },
    'eva',
  );
  expect(own).toMatch(/^From: Hospital <ti@hospital\.example>\r$/m);
  expect(own).toMatch(/^Reply-To: ajuda@hospital\.example\r$/m);
  expect(own).toMatch(/^Auto-Submitted: auto-replied\r$/m);
  const usual = await send(undefined, 'ivo');
  expect(usual).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(usual).not.toMatch(/^Reply-To:/m);
  const without = await send({ from: undefined, replyTo: undefined, autoSubmitted: 'no' }, 'noa');
  expect(without).not.toMatch(/^Auto-Submitted:/m);
});

const waiting = () =>
  stage.db.query<{ recipient: string; attempts: number; error: string | null; isBeingSent: boolean }>(
    `select recipient, attempts, last_error as error, leased_until is not null as "isBeingSent"
     from mail_queue order by id`,
  );
const working = () => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;

it('registers while the mail server is down, and sends the mail after a restart', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await stage.restart({ smtpUrl: 'smtp://127.0.0.1:1' });
  const { status, body } = await register('bia@hospital.example');
  await stage.sandbox.settled();
  expect(status).toBe(200);
  expect((await stage.call('GET', '/api/auth/my-account', { token: body.token })).status).toBe(200);
  expect(await waiting()).toEqual([
    {
      recipient: 'bia@hospital.example',
      attempts: 1,
      error: expect.stringMatching(/^\w+$/),
      isBeingSent: false,
    },
  ]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('bia@');
  log.mockRestore();
  received.length = 0;
  await stage.restart({ smtpUrl: working() });
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
  expect(received[0]).toContain('To: bia@hospital.example');
  await expect.poll(waiting).toEqual([]);
});

it('retries a mail with growing delays', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await stage.restart({ smtpUrl: 'smtp://127.0.0.1:1' });
  await register('lia@hospital.example');
  await stage.sandbox.settled();
  for (const [pause, attempts] of [
    [5_000, 2],
    [15_000, 3],
    [60_000, 4],
  ] as const) {
    stage.clock.forward(pause);
    await expect.poll(waiting, { timeout: 10_000 }).toMatchObject([{ attempts, isBeingSent: false }]);
  }
  stage.clock.forward(24 * 3600_000);
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  log.mockRestore();
});

const codeIn = (mail = '') => /^([A-Z2-9]{5})\r?$/m.exec(mail)?.[1];

it('sends no code that would be dead on arrival, and a new one on request', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await stage.restart({ smtpUrl: 'smtp://127.0.0.1:1' });
  const { token } = (await register('davi@hospital.example')).body;
  await stage.sandbox.settled();
  stage.clock.forward(8 * 60_000);
  received.length = 0;
  await stage.restart({ smtpUrl: working() });
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  expect(received).toEqual([]);
  expect(JSON.stringify(log.mock.calls)).toContain('Dropped before try 2');
  log.mockRestore();
  await stage.call('POST', '/api/auth/resend-validate-email/davi@hospital.example', { raw: '' });
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
  const answer = await stage.call('POST', `/api/auth/validateEmail/${codeIn(received[0])}`, { token });
  expect(answer.status).toBe(200);
});

it('sends only the newest code after the mail server was down', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await stage.restart({ smtpUrl: 'smtp://127.0.0.1:1' });
  const { token } = (await register('iara@hospital.example')).body;
  for (const _ of [1, 2]) {
    await stage.sandbox.settled();
    await stage.call('POST', '/api/auth/resend-validate-email/iara@hospital.example', { raw: '' });
  }
  await stage.sandbox.settled();
  log.mockRestore();
  received.length = 0;
  await stage.restart({ smtpUrl: working() });
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  expect(received).toHaveLength(1);
  const answer = await stage.call('POST', `/api/auth/validateEmail/${codeIn(received[0])}`, { token });
  expect(answer.status).toBe(200);
});

it('sends a new code at a sign-in whose earlier one is about to expire', async () => {
  await stage.restart({ smtpUrl: working() });
  received.length = 0;
  await register('olga@hospital.example');
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
  const signIn = () =>
    stage.call('POST', '/api/auth/login', { body: { email: 'olga@hospital.example', password: PASSWORD } });
  stage.clock.forward(7 * 60_000);
  await signIn();
  await stage.sandbox.settled();
  expect(received).toHaveLength(1);
  stage.clock.forward(60_000);
  await signIn();
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(2);
});

it('gives up a mail that the server rejects permanently', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const refusing = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk) =>
      socket.write(String(chunk).startsWith('RCPT') ? '550 nobody\r\n' : '250 ok\r\n'),
    );
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  await stage.restart({ smtpUrl: `smtp://127.0.0.1:${(refusing.address() as AddressInfo).port}` });
  await register('nina@hospital.example');
  await stage.sandbox.settled();
  expect(await waiting()).toEqual([]);
  const told = JSON.stringify(log.mock.calls);
  expect(told).toContain('EENVELOPE 550');
  expect(told).not.toMatch(/nina|nobody/);
  refusing.close();
  log.mockRestore();
});

it('waits for a mail server that delays its greeting', async () => {
  let greet = (): void => {};
  const slow = createServer((socket) => {
    socket.on('error', () => {});
    greet = () => socket.pipe(connect((server.address() as AddressInfo).port)).pipe(socket);
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  received.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await stage.restart({ smtpUrl: `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}` });
    const connected = new Promise((resolve) => slow.once('connection', resolve));
    await register('teo@hospital.example');
    await connected;
    vi.advanceTimersByTime(8_000);
    greet();
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
  slow.close();
});

it.each([
  ['a sign-in', 'AUTH', '535 wrong password'],
  ['the sender', 'MAIL', '553 not your address'],
  ['the connection', 'EHLO', '554 no service'],
])('keeps a mail while the mail server refuses %s', async (_, command, refusal) => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const refusing = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const isRefused =
        String(chunk).startsWith(command) || (command === 'EHLO' && /^HELO/.test(String(chunk)));
      socket.write(isRefused ? `${refusal}\r\n` : '250-test\r\n250 AUTH PLAIN\r\n');
    });
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  const { port } = refusing.address() as AddressInfo;
  await stage.restart({ smtpUrl: `smtp://user:secret@127.0.0.1:${port}` });
  await register(`gil-${command.toLowerCase()}@hospital.example`);
  await stage.sandbox.settled();
  expect(await waiting()).toMatchObject([{ attempts: 1, isBeingSent: false }]);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/secret|gil-/);
  await stage.db.query('delete from mail_queue');
  refusing.close();
  log.mockRestore();
});

it('ends in time and keeps the mail if the mail server does not answer', async () => {
  const silent = await openSilentProxy();
  await stage.restart({ smtpUrl: `smtp://127.0.0.1:${silent.port}` });
  await register('rui@hospital.example');
  await expect.poll(waiting).toMatchObject([{ recipient: 'rui@hospital.example', attempts: 1 }]);
  received.length = 0;
  const began = performance.now();
  await stage.restart({ smtpUrl: working() });
  expect(performance.now() - began).toBeLessThan(4_000);
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
  await silent.close();
});

it('sends each mail once, however many processes share the queue', async () => {
  await stage.restart();
  const taken: string[] = [];
  const open = () =>
    createMailQueue({
      db: stage.db,
      now: () => stage.clock.now,
      deliver: async ({ recipient }) => {
        await new Promise((resolve) => setImmediate(resolve));
        taken.push(recipient);
      },
    });
  const queues = [open(), open(), open()];
  const names = Array.from({ length: 60 }, (_, index) => `p${index}@hospital.example`);
  await Promise.all(
    names.map((recipient, index) =>
      queues[index % 3]?.add({ recipient, subject: 's', text: 't', html: 'h' }),
    ),
  );
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
  await Promise.all(queues.map((queue) => queue.stop()));
  expect([...taken].sort()).toEqual([...names].sort());
});

it('delivers other mails while one is slow, which no other process repeats', async () => {
  await stage.restart();
  const taken: string[] = [];
  let finish = (): void => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const open = () =>
    createMailQueue({
      db: stage.db,
      now: () => stage.clock.now,
      deliver: async ({ recipient }) => {
        taken.push(recipient);
        if (recipient.startsWith('slow')) await slow;
      },
    });
  const [one, other] = [open(), open()];
  const mail = { subject: 's', text: 't', html: 'h' };
  await one.add({ recipient: 'slow@hospital.example', ...mail });
  await expect.poll(() => taken).toEqual(['slow@hospital.example']);
  await one.add({ recipient: 'quick@hospital.example', ...mail });
  await expect.poll(() => taken).toContain('quick@hospital.example');
  for (const _ of [1, 2]) {
    const [before] = await stage.db.query<{ lease: Date }>('select leased_until as lease from mail_queue');
    stage.clock.forward(20_000);
    const lease = async () =>
      (
        await stage.db.query<{ lease: Date }>('select leased_until as lease from mail_queue')
      )[0]?.lease.getTime();
    await expect.poll(lease, { timeout: 10_000 }).toBeGreaterThan(before?.lease.getTime() ?? 0);
  }
  await other.add({ recipient: 'last@hospital.example', ...mail });
  await expect.poll(() => taken).toContain('last@hospital.example');
  finish();
  await expect.poll(waiting).toEqual([]);
  await Promise.all([one.stop(), other.stop()]);
  expect(taken.filter((recipient) => recipient.startsWith('slow'))).toHaveLength(1);
});

it('neither repeats nor forgets a mail when the database fails after its delivery or its refusal', async () => {
  await stage.restart();
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const tries: string[] = [];
  const failing = new Set(['delete from mail_queue where id', 'set next_try_at = $2']);
  const db: Db = {
    ...stage.db,
    query: (sql, ...rest) => {
      for (const part of failing)
        if (sql.includes(part)) {
          failing.delete(part);
          return Promise.reject(new Error('database unavailable'));
        }
      return stage.db.query(sql, ...rest);
    },
  };
  const queue = createMailQueue({
    db,
    now: () => stage.clock.now,
    deliver: async ({ recipient }) => {
      tries.push(recipient);
      if (recipient.startsWith('refused') && tries.length < 3) throw new Error('greylisted');
    },
  });
  const mail = { subject: 's', text: 't', html: 'h' };
  await queue.add({ recipient: 'taken@hospital.example', ...mail });
  await queue.add({ recipient: 'refused@hospital.example', ...mail });
  await queue.settled();
  expect(failing.size).toBe(0);
  expect(await waiting()).toHaveLength(2);
  stage.clock.forward(31_000);
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  // Two mails that are due are delivered in either order.
  expect(tries.sort()).toEqual([
    'refused@hospital.example',
    'refused@hospital.example',
    'taken@hospital.example',
  ]);
  await queue.stop();
  log.mockRestore();
});

it('sends a newer mail of a topic after one that is being sent, which is not sent again', async () => {
  await stage.restart();
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const begun: string[] = [];
  const ended: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const open = () =>
    createMailQueue({
      db: stage.db,
      now: () => stage.clock.now,
      deliver: async ({ subject }) => {
        begun.push(subject);
        await new Promise<void>((resolve, reject) =>
          ends.set(subject, (error) => (error ? reject(error) : resolve())),
        );
        ended.push(subject);
      },
    });
  const queues = [open(), open()];
  const add = (subject: string, at: number, topic?: string) =>
    queues[at]?.add({ recipient: 'ana@hospital.example', subject, text: 't', html: 'h', topic });
  await add('first', 0, 'code 1');
  await expect.poll(() => begun).toEqual(['first']);
  await add('second', 1, 'code 1');
  await add('other', 1);
  await expect.poll(() => begun).toEqual(['first', 'other']);
  ends.get('first')?.();
  await expect.poll(() => begun).toEqual(['first', 'other', 'second']);
  await add('third', 0, 'code 1');
  ends.get('second')?.(new Error('greylisted'));
  await expect.poll(() => begun, { timeout: 10_000 }).toEqual(['first', 'other', 'second', 'third']);
  for (const subject of ['other', 'third']) ends.get(subject)?.();
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  expect(ended.sort()).toEqual(['first', 'other', 'third']);
  await Promise.all(queues.map((queue) => queue.stop()));
  log.mockRestore();
});

it('mails only the newer one of two codes that are asked for at once', async () => {
  await stage.restart({ smtpUrl: working() });
  const { token } = (await register('gil@hospital.example')).body;
  await stage.sandbox.settled();
  received.length = 0;
  const { query } = stage.db;
  let isFirst = true;
  // The mail of the first code is late.
  stage.db.query = async (sql, ...rest) => {
    const rows = await query<never>(sql, ...rest);
    if (sql.startsWith('insert into email_codes') && isFirst) {
      isFirst = false;
      await stage.call('POST', '/api/auth/resend-validate-email/gil@hospital.example');
      await expect.poll(() => received.length).toBe(1);
    }
    return rows;
  };
  await stage.call('POST', '/api/auth/resend-validate-email/gil@hospital.example');
  await stage.sandbox.settled();
  stage.db.query = query;
  expect(received).toHaveLength(1);
  const code = codeIn(received.at(-1));
  expect((await stage.call('POST', `/api/auth/validateEmail/${code}`, { token })).status).toBe(200);
});
