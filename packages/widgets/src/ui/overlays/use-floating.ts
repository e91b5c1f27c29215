import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import { type RefObject, useLayoutEffect } from 'react';
import { hasTopLayer, hideFromTop, showOnTop } from './top-layer.ts';

type Side = 'top' | 'right' | 'bottom' | 'left';

/** A side of the anchor, and the ends to align. */
export type Placement = Side | `${Side}-${'start' | 'end'}`;

/** Shows a box above the page next to its anchor, and keeps it there while the page moves. */
export function useFloating(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  placement: Placement,
): void {
  useLayoutEffect(() => {
    const from = anchor.current;
    const box = floating.current;
    if (!open || !from || !box) return;
    showOnTop(box);
    const place = async () => {
      const middleware = [
        offset(6),
        flip({ padding: 8 }),
        shift({ padding: 8 }),
        size({
          padding: 8,
          apply: ({ availableHeight }) => {
            box.style.maxBlockSize = `${Math.max(120, availableHeight)}px`;
          },
        }),
      ];
      const { x, y } = await computePosition(from, box, { placement, strategy: 'fixed', middleware });
      box.style.insetInlineStart = 'auto';
      box.style.left = `${Math.round(x)}px`;
      box.style.top = `${Math.round(y)}px`;
      if (hasTopLayer(box)) return;
      // Without a top layer, the position may be relative to a container of the box. Correct for its offset.
      const { left, top } = box.getBoundingClientRect();
      box.style.left = `${Math.round(2 * x - left)}px`;
      box.style.top = `${Math.round(2 * y - top)}px`;
    };
    const stop = autoUpdate(from, box, place);
    return () => {
      stop();
      hideFromTop(box);
    };
  }, [open, anchor, floating, placement]);
}
