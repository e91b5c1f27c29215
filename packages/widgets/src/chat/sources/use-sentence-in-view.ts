import { type RefObject, useEffect } from 'react';
import { messageSelector } from '../messages/message-selector.ts';
import { bringIntoView } from '../rendered-text.ts';
import { rangeOf } from './answer-place.ts';
import type { SourceTarget, Step } from './find-target.ts';

const HIGHLIGHT = 'vs-source';

/** Scrolls the sentence of a step into view in its answer, and highlights it if the browser supports that. */
export function useSentenceInView(
  panel: RefObject<HTMLElement | null>,
  { message }: SourceTarget,
  step: Step | undefined,
): void {
  useEffect(() => {
    if (!step) return;
    const root = panel.current?.getRootNode() as Document | ShadowRoot | undefined;
    const answer = root?.querySelector(`${messageSelector(message.id)} .vs-answer`);
    if (!answer) return;
    const range = rangeOf(answer, step.drawn, step.drawn.start, step.drawn.end);
    const log = scrollBoxOf(answer);
    if (!range || !log) return;
    bringIntoView(range, log);
    // A page may have replaced the global `CSS`.
    const highlights = globalThis.CSS?.highlights;
    if (!highlights) return;
    highlights.set(HIGHLIGHT, new Highlight(range));
    return () => void highlights.delete(HIGHLIGHT);
  }, [panel, message, step]);
}

/** The element that scrolls the messages: the log, or the whole chat in a small view. */
function scrollBoxOf(answer: Element): Element | null {
  const log = answer.closest('.vs-chat__log');
  return log && getComputedStyle(log).overflowY === 'visible' ? log.closest('.vs-chat') : log;
}
