import { hostHintTexts } from '@vesalio/core';

/** Why the host's session could not be handed over. */
export type HandOverFailure = 'token' | 'network' | 'origin';

/** Explains on the console how to fix a failed hand-over. */
export function warnOfHandOver(failure: HandOverFailure, gateway: string): void {
  const texts = hostHintTexts.handOver;
  // In a sandboxed frame `location.origin` still names the page's server.
  const isListable = failure === 'origin' && window.origin !== 'null';
  console.warn(
    isListable
      ? texts.origin(window.origin, gateway)
      : texts[failure === 'origin' ? 'opaque' : failure](gateway),
  );
}
