import {
  type ChatFlow,
  createDictationFlow,
  createNoticeStore,
  dictationTexts,
  joinDictated,
  type SpeechRecognizer,
} from '@vesalio/core';
import { chatRoutes, openApp, sessionOf } from '@vesalio/core/testing';
import { expect, it, test } from 'vitest';
import { createTestClock, noticesOf } from '../fixtures.ts';

const { errors } = dictationTexts.dictation;

class StandIn implements SpeechRecognizer {
  lang = '';
  interimResults = false;
  continuous = true;
  maxAlternatives = 0;
  onresult: SpeechRecognizer['onresult'] = null;
  onerror: SpeechRecognizer['onerror'] = null;
  onend: SpeechRecognizer['onend'] = null;
  calls: string[] = [];
  start() {
    this.calls.push('start');
  }
  stop() {
    this.calls.push('stop');
  }
  abort() {
    this.calls.push('abort');
  }
  say(...parts: [string, boolean][]) {
    const results = parts.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));
    this.onresult?.({ results });
  }
}

/** @param choice the stored choice; without one, the person has not seen the notice */
async function openDictation(make: (() => SpeechRecognizer) | null = null, choice: 'on' | null = 'on') {
  const { app } = await openApp(chatRoutes());
  if (choice) app.storage.set('own:dictation', choice);
  const chat: ChatFlow = await app.chat();
  const clock = createTestClock();
  const notices = createNoticeStore(clock);
  const made: StandIn[] = [];
  const flow = createDictationFlow({ ...app, clock, notices }, chat, () => {
    if (make) return make();
    const one = new StandIn();
    made.push(one);
    return one;
  });
  return {
    app,
    chat,
    clock,
    flow,
    made,
    current: () => made.at(-1) as StandIn,
    draft: () => chat.store.getState().draft,
    state: () => flow.store.getState(),
    notices,
    said: () => noticesOf({ notices }),
  };
}

test('requests Brazilian Portuguese, interim results and one utterance', async () => {
  const { flow, current, state } = await openDictation();
  flow.toggle();
  expect(current()).toMatchObject({ lang: 'pt-BR', interimResults: true, continuous: false });
  expect(current().calls).toEqual(['start']);
  expect(state()).toMatchObject({ status: 'listening', notice: 'none' });
});

test('adds only final words to the draft, and ends by itself', async () => {
  const { chat, flow, current, draft, state } = await openDictation();
  chat.setDraft('Dor');
  flow.toggle();
  current().say([' torácica', false], [' há', false]);
  expect([draft(), state().interim]).toEqual(['Dor', 'torácica há']);
  current().say([' torácica há dois dias ', true]);
  expect([draft(), state().interim, state().status]).toEqual(['Dor torácica há dois dias', '', 'idle']);
  expect(current().calls).toEqual(['start', 'stop']);
});

const ways: [string, (stand: Awaited<ReturnType<typeof openDictation>>) => unknown, string][] = [
  [
    'the toggle, and then the browser ends',
    ({ flow, current }) => [flow.toggle(), current().onend?.()],
    'ouvido',
  ],
  [
    'the toggle, and the last words still come',
    ({ flow, current }) => [flow.toggle(), current().say(['ouvido bem', true])],
    'ouvido bem',
  ],
  [
    'the toggle, and the browser says nothing more',
    ({ flow, clock }) => [flow.toggle(), clock.tick(1500)],
    'ouvido',
  ],
  ['the toggle twice', ({ flow }) => [flow.toggle(), flow.toggle()], 'ouvido'],
  ['an end without a final result', ({ current }) => current().onend?.(), 'ouvido'],
  ['an error', ({ current }) => current().onerror?.({ error: 'network' }), 'ouvido'],
  ['sending', ({ flow }) => flow.finish(), 'ouvido'],
  ['leaving the page', ({ flow }) => flow.dispose(), 'ouvido'],
  ['switching it off', ({ flow }) => flow.switchOff(), 'ouvido'],
  ['being cancelled', ({ flow }) => flow.cancel(), ''],
  ['another conversation', ({ chat }) => chat.select(1018), ''],
];
it.each(ways)('keeps or drops the interim words when it is ended by %s', async (_name, end, wanted) => {
  const stand = await openDictation();
  stand.flow.toggle();
  stand.current().say(['ouvido', false]);
  await end(stand);
  await stand.clock.tick(0);
  expect([stand.draft(), stand.state().status, stand.state().interim]).toEqual([wanted, 'idle', '']);
});

test('ignores results of an ended recogniser', async () => {
  const { flow, made, draft, state } = await openDictation();
  flow.toggle();
  const old = made[0] as StandIn;
  const { onresult, onend } = old;
  flow.cancel();
  flow.toggle();
  old.say(['velho', true]);
  expect([old.onresult, old.onend]).toEqual([null, null]);
  expect([typeof onresult, typeof onend]).toEqual(['function', 'function']);
  expect([draft(), state().status]).toEqual(['', 'listening']);
});

test('continues when the first question gives the conversation its id', async () => {
  const { chat, flow, state } = await openDictation();
  chat.setDraft('Qual a meta?');
  const sending = chat.send();
  flow.toggle();
  await sending;
  expect(chat.store.getState().conversationId).toBe(41);
  expect(state().status).toBe('listening');
});

const told = Object.entries(errors).filter(([code]) => code !== 'unsupported' && code !== 'unknown');
it.each([...told, ['surprise', errors.unknown] as const])('error %s', async (code, text) => {
  const { flow, current, said, state, notices } = await openDictation();
  flow.toggle();
  current().onerror?.({ error: code });
  expect(said()).toEqual([`error: ${text}`]);
  expect(state().status).toBe('idle');
  flow.toggle();
  expect(notices.getState().items, 'while it listens').toMatchObject([{ leaving: true }]);
});

test('shows no error for aborted', async () => {
  const { flow, current, said, state } = await openDictation();
  flow.toggle();
  current().onerror?.({ error: 'aborted' });
  expect([said(), state().status]).toEqual([[], 'idle']);
});

const unable: [string, () => SpeechRecognizer][] = [
  ['no recogniser', () => undefined as unknown as SpeechRecognizer],
  [
    'a recogniser that refuses to start',
    () =>
      Object.assign(new StandIn(), {
        start() {
          throw new DOMException('denied', 'NotAllowedError');
        },
      }),
  ],
];
it.each(unable)('%s: reports that it is not supported', async (_name, make) => {
  const { flow, said, state } = await openDictation(make);
  flow.toggle();
  expect(said()).toEqual([
    'error: A transcrição de áudio não é suportada neste navegador ou as permissões foram negadas.',
  ]);
  expect(state().status).toBe('idle');
});

test('reports at the first press that the browser has no recogniser, without the privacy notice', async () => {
  const { flow, said, state } = await openDictation(() => undefined as unknown as SpeechRecognizer, null);
  flow.toggle();
  expect(said()).toEqual([`error: ${errors.unsupported}`]);
  expect(state()).toMatchObject({ status: 'idle', notice: 'none' });
});

test('does not stay listening after an error inside start', async () => {
  const { flow, state } = await openDictation(() => {
    const one = new StandIn();
    one.start = () => one.onerror?.({ error: 'not-allowed' });
    return one;
  });
  flow.toggle();
  expect(state().status).toBe('idle');
});

test('shows the notice at the first press and records nothing until it is accepted', async () => {
  const { flow, made, state } = await openDictation(null, null);
  const starts = () => made.flatMap(({ calls }) => calls).filter((call) => call === 'start').length;
  flow.toggle();
  flow.toggle();
  expect([starts(), state().status, state().notice]).toEqual([0, 'idle', 'first']);
  flow.switchOn();
  expect([starts(), state().status, state().notice]).toEqual([1, 'listening', 'none']);
  flow.cancel();
  flow.toggle();
  expect([starts(), state().status, state().notice]).toEqual([2, 'listening', 'none']);
});

test('stays off after a refusal until it is switched on', async () => {
  const { app, chat, flow, current } = await openDictation(null, null);
  flow.toggle();
  flow.switchOff();
  const later = createDictationFlow(app, chat, () => new StandIn());
  later.toggle();
  expect(later.store.getState()).toMatchObject({ status: 'idle', notice: 'off', isOff: true });
  later.dismissNotice();
  expect(later.store.getState()).toMatchObject({ status: 'idle', notice: 'none', isOff: true });
  later.switchOn();
  expect(later.store.getState()).toMatchObject({ status: 'listening', notice: 'none', isOff: false });
  expect(current().calls).toEqual([]);
});

test('shows the notice again to the next person after a sign-out', async () => {
  const { app, chat, flow } = await openDictation();
  flow.switchOff();
  await app.start();
  app.session.end('logout');
  app.session.signIn(sessionOf({ userId: 8 }));
  const next = createDictationFlow(app, chat, () => new StandIn());
  next.toggle();
  expect(next.store.getState()).toMatchObject({ status: 'idle', isOff: false, notice: 'first' });
});

it.each([
  ['', ' dor ', 'dor'],
  ['Dor', 'torácica', 'Dor torácica'],
  ['Dor ', 'torácica', 'Dor torácica'],
  ['Dor\n', 'torácica', 'Dor\ntorácica'],
  ['Dor', '  ', 'Dor'],
])('joins %j and %j to %j', (draft, words, wanted) => {
  expect(joinDictated(draft, words)).toBe(wanted);
});
