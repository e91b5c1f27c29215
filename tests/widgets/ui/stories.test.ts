import { describe, expect, it } from 'vitest';
import index from '../../../packages/widgets/src/index.ts?raw';

const stories = Object.values(
  import.meta.glob<string>('../../../packages/widgets/src/**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

const parts = [...index.matchAll(/^export \{([^}]*)\} from '\.\/ui\//gm)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]/.test(name));

describe('the showroom', () => {
  it('knows the exported parts', () => {
    expect(parts).toContain('Button');
    expect(parts.length).toBeGreaterThan(25);
  });

  it.each(parts)('shows %s in a story', (part) => {
    expect(stories).toMatch(new RegExp(`<${part}[\\s>]|component: ${part}\\b`));
  });
});
