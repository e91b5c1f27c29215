import type { Occurrence } from '@vesalio/core';
import { type RefObject, useEffect, useRef } from 'react';
import { bringIntoView, sidewaysBox } from '../rendered-text.ts';
import { foundRanges } from './found-ranges.ts';

const ALL = 'vs-found';
const CURRENT = 'vs-found-current';

interface FoundMarks {
  /** The element with the messages, below `scroller`. */
  content: RefObject<HTMLElement | null>;
  /** The element that scrolls the messages. */
  scroller: RefObject<HTMLElement | null>;
}

/**
 * Whether the browser can paint ranges in the style sheet's colors (CSS Custom Highlight API). Chromium 109 has the API
 * but does not resolve custom properties in it. Forced colors paint all ranges in one color.
 */
const canPaint = (column: Element): boolean =>
  !!globalThis.CSS?.highlights &&
  !matchMedia('(forced-colors: active)').matches &&
  getComputedStyle(column, `::highlight(${ALL})`).backgroundColor !== 'rgba(0, 0, 0, 0)';

/**
 * Marks the occurrences in the mounted messages and keeps the current one in view.
 * @param turn changes when the current occurrence must be scrolled into view again
 */
export function useFoundMarks(
  { content, scroller }: FoundMarks,
  query: string,
  found: readonly Occurrence[],
  current: Occurrence | undefined,
  turn: number,
): void {
  const shown = useRef(-1);

  useEffect(() => {
    const column = content.current;
    if (!column || found.length === 0) return undefined;
    const isPainted = canPaint(column);
    let clear: (() => void) | undefined;
    let frame = 0;
    const draw = () => {
      frame = 0;
      clear?.();
      const { all, chosen } = rangesOf(column, query, found, current);
      if (chosen && shown.current !== turn) {
        shown.current = turn;
        if (scroller.current) bringIntoView(chosen, scroller.current);
      }
      clear = isPainted ? paint(all, chosen) : drawMarks(all, chosen, column);
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    // Messages mount and unmount during scrolling, and an answer may be streaming.
    const changes = new MutationObserver(schedule);
    changes.observe(column, { childList: true, subtree: true, characterData: true });
    const sizes = new ResizeObserver(schedule);
    sizes.observe(column);
    // A table that scrolls sideways moves its text, but not the marks in the layer.
    if (!isPainted) column.addEventListener('scroll', schedule, true);
    schedule();
    return () => {
      changes.disconnect();
      sizes.disconnect();
      column.removeEventListener('scroll', schedule, true);
      cancelAnimationFrame(frame);
      clear?.();
    };
  }, [content, scroller, query, found, current, turn]);
}

function rangesOf(
  column: Element,
  query: string,
  found: readonly Occurrence[],
  current: Occurrence | undefined,
): { all: Range[]; chosen: Range | undefined } {
  const all: Range[] = [];
  let chosen: Range | undefined;
  const ids = new Set(found.map(({ messageId }) => messageId));
  for (const message of column.querySelectorAll<HTMLElement>('[data-message]')) {
    const id = message.dataset.message ?? '';
    if (!ids.has(id)) continue;
    const ranges = foundRanges(message, query);
    // The current occurrence may have no rendered range. The last range of its message then replaces it.
    if (id === current?.messageId) chosen = ranges[current.nth] ?? ranges.at(-1);
    all.push(...ranges);
  }
  return { all: all.filter((range) => range !== chosen), chosen };
}

/** Paints the ranges. Other chats on the page use the same highlight names. */
function paint(all: readonly Range[], chosen: Range | undefined): () => void {
  for (const range of all) highlight(ALL).add(range);
  if (chosen) highlight(CURRENT).add(chosen);
  return () => {
    for (const range of all) highlight(ALL).delete(range);
    if (chosen) highlight(CURRENT).delete(chosen);
  };
}

function highlight(name: string): Highlight {
  const known = CSS.highlights.get(name);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
}

/** Draws a mark over each word, in a layer that scrolls with the messages. */
function drawMarks(all: readonly Range[], chosen: Range | undefined, column: Element): () => void {
  const layer = document.createElement('div');
  layer.className = 'vs-find-marks vs-no-print';
  layer.ariaHidden = 'true';
  column.after(layer);
  const zero = layer.getBoundingClientRect();
  const marks = all.flatMap((range) => marksOf(range, zero));
  const current = chosen ? marksOf(chosen, zero) : [];
  for (const mark of current) mark.dataset.current = '';
  layer.append(...marks, ...current);
  return () => layer.remove();
}

function marksOf(range: Range, zero: DOMRect): HTMLElement[] {
  const clip = sidewaysBox(range)?.getBoundingClientRect();
  return [...range.getClientRects()].flatMap(({ left, right, top, height }) => {
    const from = Math.max(left, clip?.left ?? left);
    const width = Math.min(right, clip?.right ?? right) - from;
    if (width <= 0) return [];
    const mark = document.createElement('mark');
    mark.className = 'vs-find-marks__word';
    mark.style.left = `${from - zero.left}px`;
    mark.style.top = `${top - zero.top}px`;
    mark.style.width = `${width}px`;
    mark.style.height = `${height}px`;
    return [mark];
  });
}
