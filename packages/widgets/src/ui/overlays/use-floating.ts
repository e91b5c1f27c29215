import { autoUpdate, computePosition, flip, offset, platform, shift, size } from '@floating-ui/dom';
import { type RefObject, useLayoutEffect } from 'react';
import { hasTopLayer, hideFromTop, showOnTop } from './top-layer.ts';

type Side = 'top' | 'right' | 'bottom' | 'left';

/** A side of the anchor, and the ends to align. */
export type Placement = Side | `${Side}-${'start' | 'end'}`;

/** Shows a box above the page next to its anchor, and keeps it there while the page moves. */
export function useFloating(
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  placement: Placement,
): void {
  useLayoutEffect(() => {
    const from = anchor.current;
    const box = floating.current;
    if (!from || !box) return;
    showOnTop(box);
    const place = async () => {
      // On a page with `zoom`, every length of the box is multiplied, but measured lengths are those on screen.
      const zoom = box.getBoundingClientRect().width / box.offsetWidth || 1;
      const middleware = [
        offset(6),
        flip({ padding: 8 }),
        // Beside the messages there may be a drawer.
        shift({ padding: 8, boundary: from.closest('.vs-chat__log') ?? [] }),
        size({
          padding: 8,
          apply: ({ availableHeight }) => {
            box.style.maxBlockSize = `${Math.max(120, availableHeight / zoom)}px`;
          },
        }),
      ];
      const { x, y } = await computePosition(from, box, {
        placement,
        strategy: 'fixed',
        middleware,
        platform: { ...platform, getDimensions: () => box.getBoundingClientRect() },
      });
      const put = (left: number, top: number) => {
        box.style.left = `${Math.round(left / zoom)}px`;
        box.style.top = `${Math.round(top / zoom)}px`;
      };
      put(x, y);
      if (hasTopLayer(box)) return;
      // Without a top layer, the position may be relative to a container of the box. Correct for its offset.
      const { left, top } = box.getBoundingClientRect();
      put(2 * x - left, 2 * y - top);
    };
    const stop = autoUpdate(from, box, place);
    return () => {
      stop();
      hideFromTop(box);
    };
  }, [anchor, floating, placement]);
}
