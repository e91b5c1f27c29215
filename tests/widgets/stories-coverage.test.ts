import { describe, expect, it } from 'vitest';
import { messages } from '../../.storybook/pages/messages.ts';
import { elementDocs } from '../../packages/widgets/element-docs.ts';
import pins from '../core/texts.test.ts?raw';

const sources = import.meta.glob<string>(
  ['../../packages/{widgets,site}/src/**/*.tsx', '../../packages/widgets/src/index.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const index = sources['../../packages/widgets/src/index.ts'] ?? '';
const isStory = (path: string) => path.endsWith('.stories.tsx');

/** Components that the package exports. */
const exported = [...index.matchAll(/^export \{([^}]*)\} from/gm)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z][a-z]/.test(name));

/** Components that a module renders: its JSX tags, members of a lazy module, and a story's declarations. */
function shownBy(source: string): Set<string> {
  const tags = [...source.matchAll(/<(?:\w+\.)?([A-Z]\w*)[\s/>]|component: (\w+)|\bas=\{(\w+)\}/g)];
  return new Set(tags.flatMap(([, ...names]) => names.filter((name) => name !== undefined)));
}

/** The module that defines a component. */
const homeOf = new Map(
  Object.entries(sources)
    .filter(([path]) => !isStory(path))
    .flatMap(([path, source]) =>
      [...source.matchAll(/export (?:function|const) ([A-Z]\w*)/g)].map(
        ([, name = '']) => [name, path] as const,
      ),
    ),
);

/** The components that stories show, directly or through other components. */
function shownInStories(): Set<string> {
  const shown = new Set<string>();
  const waiting = Object.keys(sources).filter(isStory);
  const seen = new Set(waiting);
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    for (const name of shownBy(sources[path] ?? '')) {
      shown.add(name);
      const home = homeOf.get(name);
      if (home && !seen.has(home)) {
        seen.add(home);
        waiting.push(home);
      }
    }
  }
  return shown;
}

/** The quoted sentences of the texts' tests, by key. */
const quoted = [
  ...(pins.split("describe('accessible names")[0] ?? '').matchAll(
    /\[\s*([\w.]+)(?:\([^)]*\))?,\s*(['"])((?:(?!\2).)+)\2,?\s*\]/g,
  ),
].map(([, key = '', , sentence = '']) => ({ key, sentence }));

/** A story's own display name, as the formatter writes it: on a separate line, or in a one-line story. */
const ownName = /^ {2}name: ['"](.+)['"],$|= \{ (?:\.\.\..*, )?name: ['"](.+?)['"](?:,| \})/m;

describe('the catalogue', () => {
  it('gives every state its own Portuguese name', () => {
    let count = 0;
    for (const [path, source] of Object.entries(sources).filter(([path]) => isStory(path))) {
      const stories = source
        .split(/^(?=export const |const |\/\*\*)/m)
        .filter((part) => part.startsWith('export const '));
      const names = stories.map((story) => {
        const [, alone, inline] = ownName.exec(story) ?? [];
        return alone ?? inline ?? `${path}: ${story.slice(0, 60)}`;
      });
      expect(
        names.filter((name) => name.includes('export const ')),
        path,
      ).toEqual([]);
      expect(new Set(names).size, path).toBe(names.length);
      count += names.length;
    }
    expect(count).toBeGreaterThan(550);
  });

  it('describes every page in words of its own', () => {
    const pages = Object.entries(sources).filter(
      ([path, source]) => isStory(path) && /^ *title: /m.test(source),
    );
    const described = pages.map(([path, source]) => {
      if (/description: \{\s*component:/.test(source)) return path;
      // The stories of an element compare it with its twin, and the first story says so.
      if (/^const meta: Meta = |\*\/\nconst meta: /m.test(source)) return path;
      const [, name = ''] = /component: (\w+)/.exec(source) ?? [];
      const home = sources[homeOf.get(name) ?? ''] ?? '';
      // A component's comment is the description on the one page that shows it.
      return new RegExp(`\\*/\\nexport function ${name}\\b`).test(home) ? name : `${path}: none`;
    });
    expect(described.filter((page) => page.endsWith(': none'))).toEqual([]);
    const twice = pages.filter((_, index) => described.indexOf(described[index] ?? '') !== index);
    expect(twice.map(([path]) => path)).toEqual([]);
  });

  it('finds the components to show', () => {
    expect(exported).toEqual(expect.arrayContaining(['ChatWidget', 'PlanCard', 'Button']));
    expect(exported.length).toBeGreaterThan(50);
    expect(quoted.length).toBeGreaterThan(120);
  });

  const shown = shownInStories();
  it.each(exported.filter((name) => name !== 'VesalioProvider'))('shows %s in a story', (name) => {
    expect(shown).toContain(name);
  });

  it('shows every custom element beside its React twin', () => {
    const tags = elementDocs.map(({ tag }) => tag);
    expect(tags).toContain('vesalio-chat');
    const told = Object.keys(sources)
      .filter(isStory)
      .map((path) => sources[path]);
    const hidden = tags.filter((tag) => !told.some((source) => source?.includes(`tag: '${tag}'`)));
    expect(hidden).toEqual([]);
  });

  it('lists every quoted sentence with the place where it appears', () => {
    const all = messages();
    const lost = quoted.filter(({ sentence }) => {
      const found = all.find(({ text }) => matches(text, sentence));
      return !found?.where;
    });
    expect(lost).toEqual([]);
  });

  it('gives every message a place', () => {
    expect(messages().filter(({ where }) => !where)).toEqual([]);
    expect(messages().length).toBeGreaterThan(400);
  });
});

/** A text with values has ellipses in their place. */
function matches(listed: string, sentence: string): boolean {
  const [first = '', ...rest] = listed.split('…');
  if (rest.length === 0) return listed === sentence || listed.includes(sentence);
  let at = sentence.startsWith(first) ? first.length : -1;
  for (const part of rest) {
    if (at < 0) return false;
    const next = sentence.indexOf(part, at);
    at = next < 0 ? -1 : next + part.length;
  }
  return at >= 0 || listed.includes(sentence);
}
