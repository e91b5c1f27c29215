import type { ChatFlow, SendOutcome } from '@vesalio/core';
import { gateOf } from '../session/gates.ts';
import { hostExtras } from '../session/lazy-host-extras.ts';
import type { ChatControls } from './chat-controls.ts';

/** The outcomes of a question that was sent. */
const SENT: readonly SendOutcome[] = ['answered', 'failed', 'stopped'];

interface AskTurn {
  /** Withdraws the question while it is waiting. */
  signal: AbortSignal;
  /** Called when sending begins, so that the next call may run. */
  begun(): void;
}

/**
 * The method `ask`.
 * @throws unless the question was sent
 */
export async function ask(
  now: () => ChatControls,
  shownFlow: () => Promise<ChatFlow>,
  question: string,
  { signal, begun }: AskTurn,
): Promise<void> {
  let isBegun = false;
  let withdraw: () => unknown = () => {};
  // A question can be withdrawn only until it is sent; then it ends with its turn.
  const withdrawn = new Promise<'withdrawn'>((resolve) => {
    withdraw = () => isBegun || resolve('withdrawn');
    if (signal.aborted) withdraw();
    signal.addEventListener('abort', withdraw);
  });
  const asking = async () => {
    const flow = await shownFlow();
    // Wait for the host's answer, because the question belongs to the user whom the host names last.
    await now().surface.shared.settled();
    if (signal.aborted) return 'withdrawn';
    const onBegin = () => {
      isBegun = true;
      begun();
      // `stop` was called between the gate's check and the turn.
      if (signal.aborted) flow.stop();
    };
    return flow.ask(question, { signal, onBegin, isOffered: false });
  };
  let outcome: Awaited<ReturnType<typeof asking>>;
  try {
    outcome = await Promise.race([asking(), withdrawn]);
  } finally {
    // The signal lives as long as the element, which may ask all day.
    signal.removeEventListener('abort', withdraw);
  }
  if (outcome === 'held') now().onOpen();
  if (SENT.includes(outcome)) return;
  // The next call need not wait for the words.
  begun();
  const { app, shared } = now().surface;
  const gate = gateOf(app.session.getState(), shared.handOver.getState());
  const message = hostExtras.load().then(
    ({ askRejection }) => askRejection(outcome, gate),
    () => outcome,
  );
  throw new Error(await message);
}
