import { type ChatFlow, embedSessionTexts, type SendOutcome } from '@vesalio/core';
import { gateOf } from '../session/gates.ts';
import type { ChatControls } from './chat-controls.ts';

const { ask: texts } = embedSessionTexts.methods;

/** Outcomes in which no question reached the server, with the error message for the developer. */
const REJECTIONS: Partial<Record<SendOutcome, string>> = {
  empty: texts.empty,
  busy: texts.busy,
  limited: texts.limited,
  'over-limit': texts.limited,
  held: texts.held,
  withdrawn: texts.stopped,
  unchecked: texts.offered,
  dropped: texts.stopped,
};

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
  let withdraw = () => {};
  // A question can be withdrawn only until it is sent; then it ends with its turn.
  const withdrawn = new Promise<never>((_, reject) => {
    withdraw = () => isBegun || reject(new Error(texts.stopped));
    if (signal.aborted) withdraw();
    signal.addEventListener('abort', withdraw);
  });
  withdrawn.catch(() => undefined);
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
  if (outcome === 'closed') {
    const { app, shared } = now().surface;
    throw new Error(texts.gate(gateOf(app.session.getState(), shared.handOver.getState()) ?? ''));
  }
  const rejection = REJECTIONS[outcome];
  if (rejection) throw new Error(rejection);
}
