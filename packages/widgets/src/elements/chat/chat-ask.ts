import { type ChatFlow, embedSessionTexts, type SendOutcome } from '@vesalio/core';
import { gateOf } from '../session/gates.ts';
import type { ChatControls } from './chat-controls.ts';

const { ask: texts } = embedSessionTexts.methods;

/** Outcomes without a question at the server, and what the developer is told. */
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
  /** Withdraws the question while it waits. */
  signal: AbortSignal;
  /** It is being sent: the next call may run. */
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
  // A question that is being sent ends with its turn.
  const withdrawn = new Promise<never>((_, reject) => {
    const withdraw = () => isBegun || reject(new Error(texts.stopped));
    if (signal.aborted) withdraw();
    signal.addEventListener('abort', withdraw, { once: true });
  });
  withdrawn.catch(() => undefined);
  const asking = async () => {
    const flow = await shownFlow();
    // The question belongs to the user whom the host names last.
    await now().surface.shared.settled();
    if (signal.aborted) return 'withdrawn';
    const onBegin = () => {
      isBegun = true;
      begun();
      // Stopped between the gate and the turn.
      if (signal.aborted) flow.stop();
    };
    return flow.ask(question, { signal, onBegin, isOffered: false });
  };
  const outcome = await Promise.race([asking(), withdrawn]);
  if (outcome === 'held') now().onOpen();
  if (outcome === 'closed') {
    const { app, shared } = now().surface;
    throw new Error(texts.gate(gateOf(app.session.getState(), shared.handOver.getState()) ?? ''));
  }
  const rejection = REJECTIONS[outcome];
  if (rejection) throw new Error(rejection);
}
