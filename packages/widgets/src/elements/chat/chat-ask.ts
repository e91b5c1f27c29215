import { type ChatFlow, embedMethodTexts, isFreeLimited, mayIdentify } from '@vesalio/core';
import type { ChatControls } from './chat-controls.ts';

const { ask: texts } = embedMethodTexts;

/** Whether a question meets the guard. Nothing leaves unseen, neither where the guard cannot be fetched. */
const isHeld = async (question: string): Promise<boolean> =>
  mayIdentify(question) &&
  (await import('../../chat/composer/composer-guard.tsx')
    .then(({ findIdentifiers }) => findIdentifiers(question).length > 0)
    .catch(() => true));

/**
 * Asks what the host wrote, beside what the person is typing. What could identify a patient meets the guard as if it
 * had been typed: it is put into the input.
 */
export async function askSeen(flow: ChatFlow, question: string): Promise<void> {
  await ((await isHeld(question)) ? flow.offer(question) : flow.ask(question));
}

interface AskTurn {
  /** The host has stopped it before it could leave. */
  signal: AbortSignal;
  /** It has left: what is called next may follow. */
  begun(): void;
}

/**
 * The method `ask`.
 * @throws where there is no question, a gate is closed, an answer is under way, or the guard holds it
 */
export async function ask(
  now: () => ChatControls,
  shownFlow: () => Promise<ChatFlow>,
  question: string,
  { signal, begun }: AskTurn,
): Promise<void> {
  if (signal.aborted) throw new Error(texts.stopped);
  if (question.trim() === '') throw new Error(texts.empty);
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(texts.stopped)));
  });
  stopped.catch(() => undefined);
  const ready = async () => {
    const [flow, { gateOf }] = await Promise.all([shownFlow(), import('./chat-around.tsx')]);
    const { app, shared } = now().surface;
    await shared.settled();
    await historyOf(flow);
    const gate = gateOf(app.session.getState(), shared.handOver.getState());
    if (gate) throw new Error(texts.gate(gate));
    if (isFreeLimited(app.session.getState())) throw new Error(texts.limited);
    if (flow.store.getState().status !== 'idle') throw new Error(texts.busy);
    return { flow, held: await isHeld(question) };
  };
  const { app } = now().surface;
  const { flow, held } = await Promise.race([ready(), stopped]);
  if (signal.aborted) throw new Error(texts.stopped);
  if (held) {
    flow.offer(question);
    now().onOpen();
    throw new Error(texts.held);
  }
  let isAsked = false;
  const stop = flow.store.subscribe(({ status }) => {
    if (status !== 'sending') return;
    isAsked = true;
    begun();
    if (signal.aborted) flow.stop();
  });
  // The server may know of a limit that was not known here: then the question comes back unsent.
  let isLimited = false;
  const stopLimit = app.session.subscribe((state) => {
    isLimited ||= isFreeLimited(state) && flow.store.getState().status === 'sending';
  });
  await flow.ask(question);
  stop();
  stopLimit();
  if (isLimited) throw new Error(texts.limited);
  if (!isAsked) throw new Error(texts.offered);
}

/** Waits for the history that is being read: the question follows it. */
const historyOf = ({ store }: ChatFlow) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (store.getState().status === 'loading-history') return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
