import { readFence, splitSegments } from '../markdown/segments.ts';

/** The tags that answers need stay; without attributes they do no harm. */
const TAG_OR_IMAGE = /<(?!(?:br|\/?su[bp])\s?\/?>)(?=[a-z/!?])|!(?=\[)/i;
const FOUND = new RegExp(`\\\\.|\`([^\`\\n]*)\`|${TAG_OR_IMAGE.source}`, 'gi');

/** Changes Markdown, but no code block. */
export const outsideCode = (source: string, change: (part: string) => string): string =>
  splitSegments(source)
    .map((segment) => (readFence(segment) ? segment : change(segment)))
    .join('');

/**
 * The same Markdown with tags but `br`, `sub` and `sup` as text and images as links, so that a viewer runs and fetches nothing. Code within a line
 * that has any becomes text, because viewers do not agree where such code ends.
 */
export function inertMarkdown(source: string): string {
  const inert = (found: string, code?: string) => {
    if (code === undefined) return found.length > 1 ? found : `\\${found}`;
    return TAG_OR_IMAGE.test(code) ? code.replace(/[!-/:-@[-`{-~]/g, '\\$&') : found;
  };
  return outsideCode(source, (part) => part.replace(FOUND, inert));
}
