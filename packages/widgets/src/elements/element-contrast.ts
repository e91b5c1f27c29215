import { contrast, resolveColour } from '../contrast.ts';

/** Text and its ground, by the public variables that a host may set; WCAG 2.2 wants 4.5 of each. */
const PAIRS = [
  ['on-brand', 'brand'],
  ['brand', 'paper'],
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'brand-tint'],
] as const;
const WANTED = 4.5;

/** Says on the console which pairs of a host's colours are too close to be read. */
export function warnOfContrast(tag: string, root: HTMLElement): void {
  const failing = PAIRS.flatMap(([text, ground]) => {
    const ratio = contrast(resolveColour(root, `var(--${text})`), resolveColour(root, `var(--${ground})`));
    return ratio < WANTED ? [`--vesalio-${text} on --vesalio-${ground} is ${ratio.toFixed(2)}:1`] : [];
  });
  if (failing.length > 0)
    console.warn(
      `<${tag}>: these colours are below the ${WANTED}:1 that WCAG 2.2 asks of text: ${failing.join('; ')}. Change one of each pair.`,
    );
}
