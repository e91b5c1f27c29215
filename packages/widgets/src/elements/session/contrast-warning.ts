import { contrast, resolveColour } from '../../contrast.ts';

/** Text and its background, by the public variables that a host may set; WCAG 2.2 asks for 4.5. */
const PAIRS = [
  ['on-brand', 'brand'],
  ['brand', 'paper'],
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'brand-tint'],
] as const;
const MIN_RATIO = 4.5;

/** Warns on the console about pairs of the host's colours with too little contrast. */
export function warnOfContrast(tag: string, root: HTMLElement): void {
  const failing = PAIRS.flatMap(([text, ground]) => {
    const ratio = contrast(resolveColour(root, `var(--${text})`), resolveColour(root, `var(--${ground})`));
    return ratio < MIN_RATIO ? [`--vesalio-${text} on --vesalio-${ground} is ${ratio.toFixed(2)}:1`] : [];
  });
  if (failing.length > 0)
    console.warn(
      `<${tag}>: these colours are below the ${MIN_RATIO}:1 that WCAG 2.2 asks of text: ${failing.join('; ')}. Change one of each pair.`,
    );
}
