import { type RefObject, useEffect, useState } from 'react';

/** A selected part of one answer. */
export interface Passage {
  range: Range;
  /** Its bounding box on screen. */
  rect: DOMRect;
}

/** The selected passage in an answer of this chat. */
export function usePassage(scroller: RefObject<HTMLElement | null>, isWanted: boolean): Passage | undefined {
  const [passage, setPassage] = useState<Passage>();
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const read = () => setPassage(scroller.current ? passageIn(scroller.current) : undefined);
    const change = () => {
      clearTimeout(timer);
      timer = setTimeout(read, 150);
    };
    document.addEventListener('selectionchange', change, options);
    // Scrolling makes the position stale, and so does turning a phone.
    scroller.current?.addEventListener('scroll', change, options);
    addEventListener('resize', change, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [scroller, isWanted]);
  return passage;
}

function passageIn(scroller: HTMLElement): Passage | undefined {
  const range = selectedRange(scroller.getRootNode() as Document | ShadowRoot);
  if (!range || range.collapsed) return undefined;
  const { commonAncestorContainer: inner } = range;
  const answer = (inner instanceof Element ? inner : inner.parentElement)?.closest('.vs-answer');
  if (!answer || !scroller.contains(answer)) return undefined;
  return { range, rect: range.getBoundingClientRect() };
}

interface SelectionRoot {
  getSelection?(): Selection | null;
}
interface ComposedSelection {
  getComposedRanges?(options: { shadowRoots: ShadowRoot[] }): StaticRange[];
}

/** Each browser engine exposes the selection inside a shadow root in a different way. */
function selectedRange(root: Document | ShadowRoot): Range | undefined {
  const selection = (root as SelectionRoot).getSelection?.() ?? document.getSelection();
  if (!selection) return undefined;
  if (root instanceof ShadowRoot && !(root as SelectionRoot).getSelection) {
    const [composed] = (selection as ComposedSelection).getComposedRanges?.({ shadowRoots: [root] }) ?? [];
    if (composed) {
      const range = document.createRange();
      range.setStart(composed.startContainer, composed.startOffset);
      range.setEnd(composed.endContainer, composed.endOffset);
      return range;
    }
  }
  return selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
}
