type Rgb = readonly [number, number, number];

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
    const ratio = contrast(resolve(root, `var(--${text})`), resolve(root, `var(--${ground})`));
    return ratio < WANTED ? [`--vesalio-${text} on --vesalio-${ground} is ${ratio.toFixed(2)}:1`] : [];
  });
  if (failing.length > 0)
    console.warn(
      `<${tag}>: these colours are below the ${WANTED}:1 that WCAG 2.2 asks of text: ${failing.join('; ')}. Change one of each pair.`,
    );
}

/** What the browser makes of a colour; it understands every notation that it can paint. */
function resolve(root: HTMLElement, colour: string): Rgb {
  const probe = root.appendChild(document.createElement('span'));
  probe.style.color = colour;
  const painted = getComputedStyle(probe).color;
  probe.remove();
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  context.fillStyle = painted;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

const linear = (byte: number) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function contrast(one: Rgb, other: Rgb): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}
