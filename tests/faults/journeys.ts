import { type App, type Attachment, createApp, systemClock } from '@vesalio/core';
import { sessionOf } from '@vesalio/core/testing';
import { newCard as card } from '../core/fixtures.ts';
import type { Random } from '../random.ts';
import { answerTo, type Person, PLAN } from './services.ts';

/** A person's actions over a faulty connection, and the checks that follow. */
interface Journey {
  readonly name: string;
  /** @returns the missed goals; empty if all is well */
  run(given: JourneyInput): Promise<string[]>;
}

interface JourneyInput {
  baseUrl: string;
  person: Person;
  random: Random;
  /** Ends the faults. */
  mend(): void;
}

/** The client's timers run 25 times faster. Network time is unchanged. */
const clock = {
  ...systemClock,
  after: (ms: number, fn: () => void) => systemClock.after(ms / 25, fn),
};

const openApp = (baseUrl: string): App => createApp({ baseUrl, storage: 'memory', clock });

async function signedIn({ baseUrl, person }: JourneyInput): Promise<App> {
  const app = openApp(baseUrl);
  await app.start();
  app.session.signIn(
    sessionOf({
      token: `token-${person.id}`,
      userId: person.id,
      ...(person.plan ? {} : { hasActivePlan: false, planName: '', planId: null }),
    }),
  );
  return app;
}

/** Reports a session that shows another person's data. */
const wrongPerson = (app: App, person: Person): string[] => {
  const { session } = app.session.getState();
  return session && session.userId !== person.id ? [`another person's data: ${session.userId}`] : [];
};

const TRIES = 6;

const signIn: Journey = {
  name: 'sign-in',
  async run(given) {
    const app = openApp(given.baseUrl);
    await app.start();
    const flow = (await app.auth()).signIn();
    await flow.login(given.person.email, 'Abcdef1!');
    const first = flow.store.getState();
    const missed = wrongPerson(app, given.person);
    if (first.status === 'busy') missed.push('spinner for ever: sign-in');
    if (first.status === 'idle' && !first.error) missed.push('a failed sign-in is not told');
    given.mend();
    if (first.status === 'idle') await flow.login(given.person.email, 'Abcdef1!');
    if (!app.session.getState().session) missed.push('no sign-in over a good line');
    missed.push(...wrongPerson(app, given.person));
    app.dispose();
    return missed;
  },
};

const pdf = (): Attachment => {
  const bytes = new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' });
  return {
    id: 'a-1',
    filename: 'exame.pdf',
    extension: 'pdf',
    size: bytes.size,
    mimeType: 'application/pdf',
    bytes,
    isLoading: false,
  };
};

const question = (files: number): Journey => ({
  name: files > 0 ? 'question with a file' : 'question',
  async run(given) {
    const { person } = given;
    const app = await signedIn(given);
    const flow = await app.chat();
    const text = `Qual a dose de amoxicilina na otite, caso ${person.id}?`;
    const missed: string[] = [];
    const state = () => flow.store.getState();
    const isAnswered = () =>
      state().messages.some(
        ({ sender, type, text: shown, interrupted }) =>
          sender === 'bot' && type !== 'error' && !interrupted && shown === answerTo(text),
      );
    const isKept = () =>
      state().draft === text ||
      state().unsent?.text === text ||
      state().messages.some((message) => message.sender === 'user' && message.text === text);
    const filesKept = () =>
      Math.max(
        state().attachments.length,
        state().unsent?.attachments.length ?? 0,
        ...state().messages.map(({ attachmentsPreview }) => attachmentsPreview.length),
      );

    flow.setDraft(text);
    if (files > 0) flow.addAttachments([pdf()]);
    await flow.send();
    for (let turn = 0; turn < TRIES && !isAnswered(); turn++) {
      if (!isKept()) missed.push('typed text lost');
      if (filesKept() < files) missed.push('attachment lost');
      if (state().status !== 'idle') missed.push(`spinner for ever: chat ${state().status}`);
      if (turn === 1) given.mend();
      const failed = state().messages.findLast(({ retry }) => retry !== null);
      if (state().draft === text) await flow.send();
      else if (failed) await flow.retry(failed.id);
      else if (state().unsent?.text === text) flow.recoverUnsent();
      else break;
    }
    given.mend();
    if (!isAnswered())
      missed.push(
        `no answer over a good line: ${JSON.stringify(state().messages.map(({ sender, type, text: shown, interrupted, retry }) => [sender, type, shown.slice(0, 30), interrupted, retry]))}`,
      );
    const taken = [...person.questions.values()];
    if (taken.length > 1) missed.push(`message ${taken.length} times`);
    const conversation = String(state().conversationId);
    if (taken.some((one) => one.conversation !== conversation)) missed.push('in the wrong conversation');
    if (taken.some((one) => one.text !== text || one.files !== files))
      missed.push('another question arrived');
    // The received part of a lost answer stays below its question.
    const parts = state().messages.filter(({ interrupted }) => interrupted);
    const shown = state().messages.filter(({ sender }) => sender === 'user');
    if (shown.length > 1 + parts.length) missed.push(`question shown ${shown.length} times`);
    missed.push(...wrongPerson(app, person));
    app.dispose();
    return missed;
  },
});

const settled = async (isSettled: () => boolean): Promise<boolean> => {
  for (let waited = 0; waited < 6_000; waited += 10) {
    if (isSettled()) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
};

const payment: Journey = {
  name: 'payment',
  async run(given) {
    const { person } = given;
    const app = await signedIn(given);
    const flow = (await app.payment())(PLAN);
    const missed: string[] = [];
    const state = () => flow.store.getState();
    /** Checks the outcome of an attempt that the person sees. */
    const judge = (): void => {
      const { status } = state();
      const charged = person.charges.size;
      if (status === 'ready' && charged > 0) missed.push('money told falsely: refused, but charged');
      if ((status === 'success' || status === 'done') && charged === 0)
        missed.push('money told falsely: paid, but not charged');
    };
    await flow.pay({ card, saveCard: false });
    if (!(await settled(() => !state().isChecking && state().status !== 'paying')))
      missed.push(`spinner for ever: payment ${state().status}`);
    judge();
    given.mend();
    for (let turn = 0; turn < TRIES && (state().status === 'ready' || state().status === 'unknown'); turn++) {
      if (state().status === 'unknown') flow.check();
      else await flow.pay({ card, saveCard: false });
      if (!(await settled(() => !state().isChecking && state().status !== 'paying')))
        missed.push(`spinner for ever: payment ${state().status}`);
      judge();
      // The outcome of an order that never arrived cannot be looked up, so it stays unknown.
      if (state().status === 'unknown' && person.charges.size === 0) break;
    }
    if (person.charges.size > 1) missed.push(`charged ${person.charges.size} times`);
    const isPaid = state().status === 'success' || state().status === 'done';
    if (person.charges.size === 1 && !isPaid) missed.push(`charged, but told ${state().status}`);
    missed.push(...wrongPerson(app, person));
    flow.dispose();
    app.dispose();
    return missed;
  },
};

const savedCard: Journey = {
  name: 'card',
  async run(given) {
    const { person } = given;
    const app = await signedIn(given);
    const flow = await app.cards();
    const missed: string[] = [];
    let isSaved = await flow.add(card);
    if (isSaved && person.cards.size === 0) missed.push('a card told as saved is not');
    if (!isSaved && !flow.store.getState().addError) missed.push('a failed card is not told');
    if (flow.store.getState().adding) missed.push('spinner for ever: card');
    given.mend();
    for (let turn = 0; turn < TRIES && !isSaved; turn++) {
      isSaved = await flow.add(card);
      // A failed removal from the journal is retried after a pause, so wait.
      if (!isSaved) await new Promise((resolve) => setTimeout(resolve, 100 * turn));
    }
    if (!isSaved) missed.push('no card saved over a good line');
    if (person.cards.size > 1) missed.push(`card saved ${person.cards.size} times`);
    app.dispose();
    return missed;
  },
};

const account: Journey = {
  name: 'account',
  async run(given) {
    const { person } = given;
    const app = await signedIn(given);
    const flow = await app.account();
    const missed: string[] = [];
    await flow.load();
    const state = () => flow.store.getState();
    if (state().status === 'loading') missed.push('spinner for ever: account');
    if (state().account && state().account?.id !== person.id) missed.push("another person's data");
    const name = `Ana Souza ${'I'.repeat(1 + (person.id % 3))}`;
    const values = { name, phone: '(21) 98765-4321', birthDate: '1985-04-12' };
    if (flow.edit('profile')) {
      const isSaved = await flow.save('profile', values);
      if (isSaved && person.name !== name) missed.push('a change told as saved is not');
      if (!isSaved && (!state().saveError || state().editing !== 'profile')) missed.push('typed text lost');
      if (state().saving) missed.push('spinner for ever: account');
    }
    given.mend();
    if (!state().account) await flow.load();
    if (!state().editing) flow.edit('profile');
    await flow.save('profile', values);
    if (person.name !== name) missed.push('no change over a good line');
    missed.push(...wrongPerson(app, person));
    app.dispose();
    return missed;
  },
};

export const journeys: readonly [Journey, ...Journey[]] = [
  signIn,
  question(0),
  payment,
  question(1),
  account,
  savedCard,
];
