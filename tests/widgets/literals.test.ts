import { describe, expect, it } from 'vitest';
import tokens from '../../packages/widgets/src/styles/tokens.css?raw';

const sheets = import.meta.glob<string>(
  ['../../packages/*/{src,server}/**/*.css', '../../.storybook/**/*.css'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Style sheets that may contain literal values, each with the reason. */
const allowed: Record<string, string> = {
  'widgets/src/styles/tokens.css': 'the one place',
  'widgets/src/auth/google-logo.css': 'the logo of another company',
  'site/src/styles/brand.css': 'the brand kit: it sets the public variables that the tokens read',
  'site/src/styles/fonts.css': 'declares the font files',
  'site/server/sandbox/mail/outbox.css':
    'a page without the bundle; its palette is compared with the tokens below',
  '.storybook/preview.css': 'declares the font files and two invented partners',
  '.storybook/hosts/bootstrap.css': 'a page that is not ours',
  '.storybook/hosts/reset.css': 'a page that is not ours',
  '.storybook/hosts/hostile.css': 'a page that is not ours',
};

interface Declaration {
  line: number;
  property: string;
  value: string;
}

/** Declarations of a sheet, without comments and at-rule heads. */
function declarationsOf(css: string): Declaration[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...bare.matchAll(/(?<=[{;}]\s*)(--?[\w-]+|[a-z][\w-]*)\s*:\s*([^;{}]+)(?=[;}])/g)].map((match) => ({
    line: bare.slice(0, match.index).split('\n').length,
    property: match[1] ?? '',
    value: (match[2] ?? '').replace(/\s+/g, ' ').trim(),
  }));
}

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\((?!\s*from)|(?<![\w-])(?:black|white|red|green|blue|gr[ae]y|silver|orange|yellow|purple|teal|navy|maroon|gold)(?![\w-])/i;
const MEASURE = /(?<![\w-])\d*\.?\d+(?:px|rem|pt|%|vw|vb|vh)/;

/** A value with its tokens removed. */
function ownWords(value: string): string {
  let bare = value;
  while (/var\(--[\w-]+\)/.test(bare)) bare = bare.replace(/var\(--[\w-]+\)/g, '');
  return bare;
}

/** Why a declaration is a literal; undefined if it uses only tokens. */
function literalIn({ property, value }: Declaration): string | undefined {
  const own = ownWords(value);
  // `color-mix(in oklab, …)` names a color space, not a color.
  if (COLOUR.test(own.replace(/in oklab/g, ''))) return 'colour';
  if (/radius/.test(property) && /(?<![\w-])\d*\.?\d*[1-9]\d*(?:px|r?em|%)/.test(own)) return 'radius';
  if (property === 'box-shadow' && /\d/.test(own)) return 'shadow';
  if (property === 'font-weight' && /\d/.test(own)) return 'font weight';
  if (property === 'font-family' && /["']|[a-z]/i.test(own.replace(/inherit/g, ''))) return 'font family';
  // A size in em depends on the surrounding text. All other sizes come from the scale.
  if (property === 'font-size' && MEASURE.test(own)) return 'font size';
  if (property === 'font' && !/^(inherit|unset|revert)$/.test(value)) {
    const beforeLeading = own.replace(/\/\s*[\d.]+/, '');
    if (MEASURE.test(beforeLeading)) return 'font size';
    if (/(?<![\w.-])[1-9]00(?![\w.-])|(?<![\w.-])[1-9]\d\d(?=\s)/.test(beforeLeading)) return 'font weight';
    if (/["']|\b(?:sans-serif|serif|monospace|system-ui)\b/.test(own)) return 'font family';
  }
  return undefined;
}

const short = (path: string) => path.replace(/^(\.\.\/)+(packages\/)?/, '');

describe('the values of the visual language', () => {
  it('are distinguished from tokens by the check', () => {
    const found = (property: string, value: string) => literalIn({ line: 1, property, value });
    expect(found('color', '#fff')).toBe('colour');
    expect(found('background', 'color-mix(in oklab, var(--ink) 7%, transparent)')).toBeUndefined();
    expect(found('border', '1px solid red')).toBe('colour');
    expect(found('border', '1px solid var(--red)')).toBeUndefined();
    expect(found('border-radius', '6px')).toBe('radius');
    expect(found('border-radius', '0 var(--radius) 0 0')).toBeUndefined();
    expect(found('box-shadow', '0 1px 2px var(--line)')).toBe('shadow');
    expect(found('font', '540 24px / 1.15 var(--serif)')).toBe('font size');
    expect(found('font', '540 var(--text-xl) / 1.25 var(--serif)')).toBe('font weight');
    expect(found('font', 'var(--weight-title) var(--text-xl) / 1.25 var(--serif)')).toBeUndefined();
    expect(found('font', 'var(--weight-bold) 0.28em / 1 var(--font)')).toBeUndefined();
    expect(found('font-family', 'Georgia, serif')).toBe('font family');
    expect(found('font-size', 'calc(var(--text) * 1.4)')).toBeUndefined();
    expect(found('font-size', '14px')).toBe('font size');
  });

  it('are only in the tokens', () => {
    expect(Object.keys(sheets).length).toBeGreaterThan(25);
    const literals = Object.entries(sheets)
      .filter(([path]) => !(short(path) in allowed))
      .flatMap(([path, css]) =>
        declarationsOf(css).flatMap((declaration) => {
          const why = literalIn(declaration);
          return why
            ? [`${short(path)}:${declaration.line} ${why}: ${declaration.property}: ${declaration.value}`]
            : [];
        }),
      );
    expect(literals).toEqual([]);
  });

  it('move nothing but opacity and transform', () => {
    const moved = Object.entries(sheets)
      .filter(([path]) => !path.includes('.storybook'))
      .flatMap(([path, css]) =>
        declarationsOf(css)
          .filter(({ property }) => property === 'transition')
          .flatMap(({ value }) => value.split(', ').map((part) => `${short(path)}: ${part.split(' ')[0]}`)),
      );
    expect(moved.length).toBeGreaterThan(5);
    expect(moved.filter((move) => !/: (?:opacity|transform|none)$/.test(move))).toEqual([]);
  });

  it('read no variable that nothing declares', () => {
    const all = Object.entries(sheets);
    const declared = new Set(
      all.flatMap(([, css]) =>
        declarationsOf(css).flatMap(({ property }) => (property.startsWith('--') ? [property] : [])),
      ),
    );
    // Variables of a host, variables with a fallback, and variables that scripts set.
    const isOptional = (name: string) => /^--(vesalio|vs)-/.test(name);
    const unknown = all.flatMap(([path, css]) =>
      [...css.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) =>
        declared.has(name) || isOptional(name) ? [] : [`${short(path)}: ${name}`],
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('list no style sheet that no longer exists', () => {
    const known = Object.keys(sheets).map(short);
    expect(Object.keys(allowed).filter((path) => !known.includes(path))).toEqual([]);
  });

  it('are the same on the outbox page', () => {
    const outbox = sheets['../../packages/site/server/sandbox/mail/outbox.css'] ?? '';
    const palette = declarationsOf(outbox).filter(({ property }) => property.startsWith('--'));
    expect(palette.length).toBeGreaterThan(10);
    const strangers = palette.filter(({ property, value }) => {
      const values = declarationsOf(tokens)
        .filter((declaration) => [property, `${property}-default`].includes(declaration.property))
        .map((token) => token.value);
      return !values.some((token) => token.includes(value));
    });
    expect(strangers).toEqual([]);
  });
});
