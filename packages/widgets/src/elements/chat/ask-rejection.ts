import { hostHintTexts, type SendOutcome } from '@vesalio/core';
import type { Gate } from '../session/gates.ts';

const { ask: texts } = hostHintTexts;

/** Outcomes in which no question reached the server, with the message for the host's developer. */
const MESSAGES: Partial<Record<SendOutcome, string>> = {
  empty: texts.empty,
  busy: texts.busy,
  limited: texts.limited,
  'over-limit': texts.limited,
  held: texts.held,
  withdrawn: texts.stopped,
  unchecked: texts.offered,
  dropped: texts.stopped,
};

/** Why `ask` is rejected with this outcome. */
export const askRejection = (outcome: SendOutcome, gate: Gate | undefined): string =>
  outcome === 'closed' ? texts.gate(gate ?? '') : (MESSAGES[outcome] ?? outcome);
