import { ownMark } from '../../ui/display/mark-shape.ts';
import { draw, drawShape } from '../rendering/draw-nodes.ts';

const DRAWN = { fill: 'none', 'aria-hidden': 'true' };
const STROKED = { ...DRAWN, stroke: 'currentColor', 'stroke-linecap': 'round' };
const SMALL = { width: '18', height: '18', viewBox: '0 0 24 24' };

/** Same as `Mark` at 44 px. */
export const mark = (): Element =>
  drawShape(
    'svg',
    { ...STROKED, class: 'vs-mark', width: '44', height: '44', viewBox: '0 0 32 32', 'stroke-width': '3.1' },
    ...ownMark.strokes.map((d) => drawShape('path', { class: 'vs-mark__line', d })),
    drawShape('circle', {
      class: 'vs-mark__dot',
      fill: 'currentColor',
      stroke: 'none',
      cx: `${ownMark.point.cx}`,
      cy: `${ownMark.point.cy}`,
      r: `${ownMark.point.r}`,
    }),
  );

/** Same as lucide's `ArrowUp` in an `IconButton`. */
export const arrow = (): Element =>
  drawShape(
    'svg',
    {
      ...STROKED,
      ...SMALL,
      class: 'vs-icon',
      'stroke-width': '1.75',
      'stroke-linejoin': 'round',
    },
    drawShape('path', { d: 'm5 12 7-7 7 7' }),
    drawShape('path', { d: 'M12 19V5' }),
  );

/** Same as `Spinner` in an `IconButton`. */
export const spinner = (): Element =>
  draw(
    'span',
    { class: 'vs-spinner' },
    drawShape(
      'svg',
      { ...DRAWN, ...SMALL, class: 'vs-spinner__arc' },
      drawShape('circle', { class: 'vs-spinner__track', cx: '12', cy: '12', r: '9' }),
      drawShape('path', { class: 'vs-spinner__head', d: 'M12 3a9 9 0 0 1 9 9' }),
    ),
  );
