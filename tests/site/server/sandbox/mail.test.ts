import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStage, PASSWORD, type Stage } from './sandbox-stage.ts';

let stage: Stage;
let server: Server;
const received: string[] = [];

/** The minimum of SMTP that a mail program needs for a delivery. */
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
  stage = await openStage(undefined);
});
afterAll(async () => {
  await stage.close();
  server.close();
});

const register = (email: string) =>
  stage.call('POST', '/api/auth/register', {
    body: { email, password: PASSWORD, confirmPassword: PASSWORD, fullName: 'Ana Prado', plan: null },
  });

it('sends real mail where SMTP is set, and keeps no copy of it', async () => {
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

it('registers all the same while the mail server is away', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await stage.restart({ smtpUrl: 'smtp://127.0.0.1:1' });
  const { status, body } = await register('bia@hospital.example');
  await stage.sandbox.settled();
  expect(status).toBe(200);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('sandbox: deferred work'));
  log.mockRestore();
  expect((await stage.call('GET', '/api/auth/my-account', { token: body.token })).status).toBe(200);
});
