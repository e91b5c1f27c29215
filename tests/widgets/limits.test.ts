import { landingTexts, limits, masks } from '@vesalio/core';
import { expect, it } from 'vitest';

const css = import.meta.glob<string>('../../packages/{widgets,site}/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sheet = (path: string) => css[`../../packages/${path}`]?.replace(/\/\*[\s\S]*?\*\//g, '') ?? '';

it.each([
  ['widgets/src/chat/chat-widget.css', `max-block-size: ${limits.composerMaxHeightPx}px`],
  ['widgets/src/chat/references/citation-popup.css', `inline-size: min(${limits.referenceWidthPx}px`],
  ['site/src/pages/account-page.css', `width <= ${limits.mobileBreakpointPx}px`],
  ['site/src/pages/checkout.css', `width <= ${limits.mobileBreakpointPx}px`],
  ['site/src/layout/layout.css', `(max-width: ${limits.mobileBreakpointPx}px)`],
])('%s keeps the limit: %s', (path, declaration) => {
  expect(sheet(path)).toContain(declaration);
});

it('no style sheet has another mobile breakpoint than the limit', () => {
  const near = Object.entries(css).flatMap(([path, text]) =>
    [...text.matchAll(/@(?:media|container)[^{]*?\b(7[67]\d)(?:\.\d+)?px/g)].map(
      (match) => [path, Number(match[1])] as const,
    ),
  );
  expect(near.length).toBeGreaterThan(0);
  // A media query above the limit uses the next pixel.
  expect(
    near.filter(
      ([, px]) => ![limits.mobileBreakpointPx, limits.mobileBreakpointPx + 1].includes(px as never),
    ),
  ).toEqual([]);
});

it('the masks and the testimonials have the values of the limits', () => {
  const groups = masks.card.split(' ');
  expect(groups[0]).toHaveLength(limits.cardGroupSize);
  expect(groups.join('')).toHaveLength(limits.cardMaxDigits);
  expect(landingTexts.testimonials.items).toHaveLength(limits.testimonials);
});
