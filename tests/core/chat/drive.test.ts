import {
  createAttachmentsFlow,
  createDriveFlow,
  type DriveClient,
  DriveError,
  type DriveErrorCode,
  type DriveFile,
  driveTexts,
} from '@vesalio/core';
import { chatRoutes, openApp } from '@vesalio/core/testing';
import { expect, it, test } from 'vitest';
import { pdfBytes } from '../../fixture-files.ts';
import { noticesOf, settle } from '../fixtures.ts';

const { errors } = driveTexts.drive;
const content = (name = '') => new Blob([pdfBytes(name)], { type: 'application/pdf' });
const file = (name: string, fields: Partial<DriveFile> = {}): DriveFile => ({
  id: name,
  name,
  mimeType: 'application/pdf',
  size: 0,
  ...fields,
});

async function openDrive(access: Partial<DriveClient> = {}, picked: readonly DriveFile[] = [file('a.pdf')]) {
  const { app } = await openApp(chatRoutes());
  const chat = await app.chat();
  const calls: string[] = [];
  const note = <T>(call: string, value: T) => {
    calls.push(call);
    return value;
  };
  const given: DriveClient = {
    load: async () => note('load', undefined),
    token: async () => note('token', 'secret'),
    pick: async (token) => note(`pick ${token}`, picked),
    close: () => note('close', undefined),
    download: async (id, token) => note(`download ${id} ${token}`, { content: content(id) }),
    release: (token) => note(`release ${token}`, undefined),
    ...access,
  };
  const flow = createDriveFlow(app, chat, createAttachmentsFlow(app, chat).add, async () => given);
  return {
    chat,
    flow,
    calls,
    names: () => chat.store.getState().attachments.map(({ filename }) => filename),
    said: () => noticesOf(app),
  };
}

test('loads, authorizes, picks, downloads, attaches and revokes the access, in this order', async () => {
  const { flow, calls, names, said } = await openDrive({}, [file('a.pdf'), file('b.pdf')]);
  await flow.open();
  expect(calls).toEqual([
    'load',
    'token',
    'pick secret',
    'download a.pdf secret',
    'download b.pdf secret',
    'release secret',
  ]);
  expect([names(), said()]).toEqual([['a.pdf', 'b.pdf'], []]);
  expect(flow.store.getState()).toEqual({ status: 'idle', downloading: null });
});

test('shows no notice if the picker is closed, and revokes the access', async () => {
  const { flow, calls, names, said } = await openDrive({}, []);
  await flow.open();
  expect(calls.at(-1)).toBe('release secret');
  expect([names(), said()]).toEqual([[], []]);
});

const failures: [keyof DriveClient, DriveErrorCode, string, boolean][] = [
  ['load', 'script', errors.script, false],
  ['load', 'load', 'Erro ao carregar APIs do Google Drive.', false],
  ['load', 'not-ready', 'APIs do Google ainda não estão prontas. Tente novamente em breve.', false],
  ['token', 'popup_closed', errors.popupClosed, false],
  ['token', 'popup_failed_to_open', errors.popupBlocked, false],
  ['token', 'access_denied', errors.accessDenied, false],
  ['token', 'token', errors.token, false],
  ['pick', 'load', errors.load, true],
];
it.each(failures)('%s fails with %s', async (step, code, text, isReleased) => {
  const { flow, calls, said } = await openDrive({ [step]: () => Promise.reject(new DriveError(code)) });
  await flow.open();
  expect(said()).toEqual([`error: ${text}`]);
  expect(calls.includes('release secret')).toBe(isReleased);
  expect(flow.store.getState().status).toBe('idle');
});

it.each([
  [401, errors.fileUnauthorized('b.pdf')],
  [403, errors.fileForbidden('b.pdf')],
  [404, errors.file('b.pdf')],
  [0, errors.file('b.pdf')],
])('names a file that fails with %s and attaches the others', async (refused, text) => {
  const { flow, names, said } = await openDrive(
    { download: async (id) => (id === 'b.pdf' ? { refused } : { content: content(id) }) },
    [file('a.pdf'), file('b.pdf'), file('c.pdf')],
  );
  await flow.open();
  expect([names(), said()]).toEqual([['a.pdf', 'c.pdf'], [`error: ${text}`]]);
});

test('names a file whose download breaks off', async () => {
  const { flow, said } = await openDrive({ download: () => Promise.reject(new TypeError('fetch failed')) });
  await flow.open();
  expect(said()).toEqual([`error: ${errors.file('a.pdf')}`]);
});

test('downloads no file that may not be attached', async () => {
  const many = Array.from({ length: 6 }, (_, at) => file(`${at}.pdf`));
  const { flow, calls, names, said } = await openDrive({}, [
    file('Planilha', { mimeType: 'application/vnd.google-apps.spreadsheet' }),
    file('grande.pdf', { size: 25 * 1_048_576 + 1 }),
    ...many,
  ]);
  await flow.open();
  expect(calls.filter((call) => call.startsWith('download'))).toHaveLength(5);
  expect(names()).toHaveLength(5);
  expect(said()).toEqual([
    'error: Tipo de arquivo não suportado: "Planilha". Apenas imagens e PDFs são permitidos.',
    'error: O PDF "grande.pdf" excede o limite de 25MB.',
    'error: Você pode anexar no máximo 5 arquivos no total. Alguns arquivos podem não ter sido adicionados.',
  ]);
});

test('opens one picker for two presses', async () => {
  const { flow, calls } = await openDrive();
  await Promise.all([flow.open(), flow.open()]);
  expect(calls.filter((call) => call === 'load')).toHaveLength(1);
});

const moments: [string, keyof DriveClient][] = [
  ['while it downloads', 'download'],
  ['while the picker is open', 'pick'],
];
it.each(moments)('attaches no files to another conversation that was opened %s', async (_name, step) => {
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow = {
    download: async () => {
      await gate;
      return { content: content() };
    },
    pick: async () => {
      await gate;
      return [file('a.pdf')];
    },
  };
  const { chat, flow, calls, names, said } = await openDrive({ [step]: slow[step as 'pick'] });
  const opening = flow.open();
  await settle();
  await chat.select(1018);
  goOn();
  await opening;
  expect([names(), said()]).toEqual([[], []]);
  expect(calls).toContain('close');
  expect(calls.at(-1)).toBe('release secret');
});
