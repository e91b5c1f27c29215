/** A logo mark in a 32 × 32 box: strokes, and the dot of the citation. */
export interface MarkShape {
  strokes: readonly string[];
  point: { cx: number; cy: number; r: number };
}

declare const __VESALIO_MARK__: MarkShape | undefined;

/** The mark of the brand kit, inserted at build time. The product's own mark if the sources run without a brand. */
export const ownMark: MarkShape =
  typeof __VESALIO_MARK__ === 'undefined'
    ? {
        strokes: ['M4.5 7.5c4.6.4 8.2 6.9 10.3 18.2', 'M14.8 25.7c1.3-7.6 3.5-12.9 6.7-15.9'],
        point: { cx: 26, cy: 6.7, r: 2.9 },
      }
    : __VESALIO_MARK__;
