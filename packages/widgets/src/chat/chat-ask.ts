import { type ChatFlow, mayIdentify } from '@vesalio/core';
import type { ChatControls } from './chat-controls.ts';

/**
 * Asks what the host wrote, beside what the person is typing. What could identify a patient meets the guard as if it
 * had been typed: it is put into the input, and false comes back.
 */
export async function askSeen(flow: ChatFlow, question: string): Promise<boolean> {
  // Nothing leaves unseen, neither where the guard cannot be fetched.
  const isHeld =
    mayIdentify(question) &&
    (await import('./composer-guard.tsx')
      .then(({ findIdentifiers }) => findIdentifiers(question).length > 0)
      .catch(() => true));
  await (isHeld ? flow.offer(question) : flow.ask(question));
  return !isHeld;
}

/**
 * The method `ask`.
 * @throws where there is no question, a gate is closed, an answer is under way, or the guard holds it
 */
export async function ask({ surface, own, onOpen }: ChatControls, question: string): Promise<void> {
  if (question.trim() === '') throw new Error('ask(text) takes a question.');
  const { shared, app } = surface;
  const [flow, { gateOf }] = await Promise.all([own.chat(), import('./chat-around.tsx')]);
  await shared.settled();
  const gate = gateOf(app.session.getState(), shared.handOver.getState());
  if (gate) throw new Error(`ask(text) cannot send: the gate "${gate}" is closed.`);
  if (flow.store.getState().status !== 'idle')
    throw new Error('ask(text) has to wait: an answer is under way.');
  if (await askSeen(flow, question)) return;
  onOpen();
  throw new Error(
    'ask(text) was held: the question may identify a patient. It stands in the input, where the person hides what was found or sends it.',
  );
}
