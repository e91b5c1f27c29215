// Writes the tokens of styles/tokens.css as DTCG files (designtokens.org, 2025.10), one per theme, for Figma's import.
//   node packages/widgets/design-tokens.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';

const BASE_PX = 16;
const RADIUS_PX = 10;

/** OKLCH to gamma-encoded sRGB, each part 0 to 1, after Björn Ottosson. */
function srgbOf(lightness, chroma, hue) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => {
    const linear = Math.min(1, Math.max(0, part));
    const encoded = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 10_000) / 10_000;
  });
}

/** The color of one theme; undefined for another kind of value. */
function colourOf(value, theme) {
  const colours = value.match(/oklch\([^)]*\)/g) ?? [];
  if (colours.length === 0 || colours.length > 2 || value.includes(',\n')) return undefined;
  const text = theme === 'dark' ? colours.at(-1) : colours[0];
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  const components = srgbOf(lightness / 100, chroma, hue);
  const hex = components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha, hex: `#${hex}` } };
}

const dimension = (value) => ({
  $type: 'dimension',
  $value: { value: Math.round(value * 100) / 100, unit: 'px' },
});

/** The factor of `calc(var(--text) * 1.2)`; undefined for another expression. */
function factorOf(value, variable) {
  if (value === `var(--${variable})`) return 1;
  const factor = new RegExp(`calc\\(var\\(--${variable}\\) \\* ([\\d.]+)\\)`).exec(value)?.[1];
  return factor === undefined ? undefined : Number(factor);
}

/** @returns the group, the name in it and the token; undefined if a design tool cannot use it */
function tokenOf(name, value, theme) {
  const [, group, rest = ''] = /^([a-z]+)-?(.*)$/.exec(name) ?? [];
  if (group === 'space') return ['space', rest, dimension(Number.parseFloat(value))];
  if (group === 'radius') {
    const factor = factorOf(value, 'radius');
    if (name === 'radius') return ['radius', 'base', dimension(RADIUS_PX)];
    if (factor !== undefined) return ['radius', rest, dimension(factor * RADIUS_PX)];
  }
  if (group === 'text') {
    const factor = factorOf(value, 'text');
    return factor === undefined ? undefined : ['fontSize', rest, dimension(factor * BASE_PX)];
  }
  if (group === 'weight') return ['fontWeight', rest, { $type: 'fontWeight', $value: Number(value) }];
  if (['fast', 'normal', 'notice'].includes(name)) {
    return [
      'duration',
      name,
      { $type: 'duration', $value: { value: Number.parseInt(value, 10), unit: 'ms' } },
    ];
  }
  const colour = colourOf(value, theme);
  return colour && ['color', name.replace(/-default$/, ''), colour];
}

/** The tokens of one theme as a DTCG tree: group → name → token. */
export function designTokens(css, theme) {
  const tree = {
    $description: `Vesálio, tema ${theme === 'dark' ? 'escuro' : 'claro'}. Gerado de packages/widgets/src/styles/tokens.css.`,
    fontFamily: {
      interface: { $type: 'fontFamily', $value: ['Inter Variable', 'Inter', 'system-ui', 'sans-serif'] },
      title: { $type: 'fontFamily', $value: ['Newsreader Variable', 'Newsreader', 'Georgia', 'serif'] },
    },
  };
  const root = postcss.parse(css).nodes.find((node) => node.type === 'rule' && node.selector === '.vesalio');
  root.walkDecls(/^--/, ({ prop, value }) => {
    const found = tokenOf(prop.slice(2), value, theme);
    if (!found) return;
    const [group, name, token] = found;
    tree[group] = { ...tree[group], [name]: token };
  });
  return tree;
}

const folder = new URL('./tokens/', import.meta.url);
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const css = readFileSync(new URL('./src/styles/tokens.css', import.meta.url), 'utf8');
  mkdirSync(folder, { recursive: true });
  for (const theme of ['light', 'dark']) {
    const text = `${JSON.stringify(designTokens(css, theme), null, 2)}\n`;
    writeFileSync(new URL(`vesalio-${theme}.tokens.json`, folder), text);
  }
}
