import { describe, expect, it } from 'vitest';
import { designTokens } from '../../packages/widgets/design-tokens.mjs';
import css from '../../packages/widgets/src/styles/tokens.css?raw';
import dark from '../../packages/widgets/tokens/vesalio-dark.tokens.json';
import light from '../../packages/widgets/tokens/vesalio-light.tokens.json';

const files = { light, dark };

describe.each(['light', 'dark'] as const)('the design tokens of the %s theme', (theme) => {
  it('are those of the style sheet; `pnpm tokens` writes them', () => {
    expect(files[theme]).toEqual(designTokens(css, theme));
  });

  it('have the DTCG form: a type and a value each, colours with their parts', () => {
    const { $description, ...groups } = designTokens(css, theme);
    expect($description).toContain('Vesálio');
    const tokens = Object.values(groups).flatMap((group) => Object.values(group));
    expect(tokens.length).toBeGreaterThan(60);
    for (const { $type, $value } of tokens) {
      expect($type).toMatch(/^(color|dimension|fontFamily|fontWeight|duration)$/);
      if ($type === 'color')
        expect($value).toMatchObject({ colorSpace: 'srgb', hex: expect.stringMatching(/^#[0-9a-f]{6}$/) });
      if ($type === 'dimension') expect($value).toEqual({ value: expect.any(Number), unit: 'px' });
    }
  });
});

describe('the sheet', () => {
  it('derives every radius from the partner’s', () => {
    const declared = [...css.matchAll(/--(radius[\w-]*):\s*([^;]+);/g)];
    expect(declared.length).toBeGreaterThanOrEqual(6);
    for (const [, name, value] of declared) {
      expect(value, name).toContain(name === 'radius' ? 'var(--vesalio-radius, 10px)' : 'var(--radius)');
    }
  });

  it('has rules for prefers-contrast', () => {
    expect(css).toContain('@media (prefers-contrast: more)');
  });
});
