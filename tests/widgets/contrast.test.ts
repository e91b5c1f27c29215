import { contrast as measured } from '@vesalio/widgets';
import { describe, expect, it } from 'vitest';
import css from '../../packages/widgets/src/styles/tokens.css?raw';

type Theme = 'light' | 'dark';
type Rgb = [number, number, number];

/** The OKLCH value of a token in one theme, or of its default if a host may set the token. */
function tokenText(name: string, theme: Theme, sheet = css): string {
  const declaration = new RegExp(`--${name}(?:-default)?:\\s*light-dark\\(([\\s\\S]*?)\\);`).exec(sheet)?.[1];
  const colours = declaration?.match(/oklch\([^)]*\)/g);
  const colour = colours?.[theme === 'light' ? 0 : 1];
  if (!colour || colours?.length !== 2)
    throw new Error(`--${name} is not a pair of colours among the tokens`);
  return colour;
}

/** OKLCH to linear sRGB, after Björn Ottosson. */
function linearRgb(oklch: string): Rgb {
  const [lightness = 0, chroma = 0, hue = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const L = lightness / 100;
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: Rgb, other: Rgb): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

const token = (name: string, theme: Theme) => linearRgb(tokenText(name, theme));

const grounds = ['paper', 'surface', 'sunken'];
const textPairs: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] =>
    ['ink', 'ink-soft', 'ink-faint', 'brand', 'brand-deep', 'amber', 'red', 'green', 'blue'].map((ink) => [
      ink,
      ground,
    ]),
  ),
  ...['brand', 'amber', 'red', 'green', 'blue'].map((tone): [string, string] => [tone, `${tone}-tint`]),
  ...['brand', 'amber', 'red', 'green', 'blue'].map((tone): [string, string] => ['ink', `${tone}-tint`]),
  ['brand-deep', 'brand-tint'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-deep'],
  ['on-amber', 'amber'],
  ['on-red', 'red'],
];
const edgePairs: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] =>
    ['line-strong', 'brand', 'red'].map((edge) => [edge, ground]),
  ),
];

describe.each<Theme>(['light', 'dark'])('the %s theme', (theme) => {
  it.each(textPairs)('gives the text %s on %s a contrast of 4.5:1 or more', (ink, ground) => {
    expect(contrast(token(ink, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('gives %s on %s a contrast of 3:1 or more', (edge, ground) => {
    expect(contrast(token(edge, theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe('a wish for more contrast', () => {
  const more = css.slice(css.indexOf('@media (prefers-contrast: more)'));

  it.each<Theme>(['light', 'dark'])(
    'sets the %s theme’s signals at 7:1 or more, and its lines at 3:1',
    (theme) => {
      for (const ground of grounds) {
        for (const [name, least] of [
          ['red', 7],
          ['amber', 7],
          ['green', 7],
          ['line', 3],
        ] as const) {
          const ink = linearRgb(tokenText(name, theme, more));
          expect(contrast(ink, token(ground, theme)), `${name} on ${ground}`).toBeGreaterThanOrEqual(least);
        }
      }
    },
  );
});

describe('the drawn card', () => {
  it.each(['card-glow', 'card-base'])('gives its text on %s a contrast of 4.5:1 or more', (ground) => {
    const colour = (name: string) =>
      linearRgb(new RegExp(`--${name}:\\s*(oklch\\([^)]*\\))`).exec(css)?.[1] ?? 'oklch(0% 0 0)');
    expect(contrast(colour('on-card'), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the measure itself', () => {
  it('knows black on white and a mid grey', () => {
    expect(contrast(linearRgb('oklch(0% 0 0)'), linearRgb('oklch(100% 0 0)'))).toBeCloseTo(21, 1);
    // #767676, the lightest gray that passes on white.
    expect(contrast(linearRgb('oklch(56.5% 0 0)'), linearRgb('oklch(100% 0 0)'))).toBeCloseTo(4.54, 1);
    // The same for sRGB bytes, which elements and the theming page use to measure a host's colors.
    expect(measured([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(measured([255, 255, 255], [0x76, 0x76, 0x76])).toBeCloseTo(4.54, 2);
  });
});
