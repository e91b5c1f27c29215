import { readFence, splitSegments } from '../markdown/segments.ts';

/** Tags that answers need. Without attributes they are harmless. */
const TAG_OR_IMAGE = /<(?!(?:br|\/?su[bp])\s?\/?>)(?=[a-z/!?])|!(?=\[)/i;
const FOUND = new RegExp(`\\\\.|\`([^\`\\n]*)\`|${TAG_OR_IMAGE.source}`, 'gi');

/** Changes Markdown outside code blocks. */
export const outsideCode = (source: string, change: (part: string) => string): string =>
  splitSegments(source)
    .map((segment) => (readFence(segment) ? segment : change(segment)))
    .join('');

/**
 * The same Markdown with images as links and with tags as text, except `br`, `sub` and `sup`, so that a viewer runs and
 * fetches nothing. Code that contains any becomes text, because viewers disagree about where such code ends.
 */
export function inertMarkdown(source: string): string {
  const inert = (found: string, code?: string) => {
    if (code === undefined) return found.length > 1 ? found : `\\${found}`;
    return TAG_OR_IMAGE.test(code) ? code.replace(/[!-/:-@[-`{-~]/g, '\\$&') : found;
  };
  return outsideCode(source, (part) => part.replace(FOUND, inert));
}
