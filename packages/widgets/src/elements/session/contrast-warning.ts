import { hostHintTexts } from '@vesalio/core';
import { contrast, resolveColour } from '../../contrast.ts';

/** Text and its background, as public variables that a host may set. WCAG 2.2 requires 4.5. */
const PAIRS = [
  ['on-brand', 'brand'],
  ['brand', 'paper'],
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'brand-tint'],
] as const;
const MIN_RATIO = 4.5;

const decimal = (ratio: number, digits: number) => ratio.toFixed(digits).replace('.', ',');

/** Warns on the console about pairs of the host's colors with insufficient contrast. */
export function warnOfContrast(tag: string, root: HTMLElement): void {
  const failing = PAIRS.flatMap(([text, ground]) => {
    const ratio = contrast(resolveColour(root, `var(--${text})`), resolveColour(root, `var(--${ground})`));
    return ratio < MIN_RATIO ? [hostHintTexts.pair(text, ground, decimal(ratio, 2))] : [];
  });
  if (failing.length > 0)
    console.warn(hostHintTexts.contrast(tag, decimal(MIN_RATIO, 1), failing.join('; ')));
}
