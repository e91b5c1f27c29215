import { readFence, splitSegments } from '../markdown/segments.ts';

/**
 * The same Markdown with tags as text and images as links, so that a viewer runs and fetches nothing. Code within a line
 * is no exception, because viewers do not agree where it ends.
 */
export function inertMarkdown(source: string): string {
  return splitSegments(source)
    .map((segment) =>
      readFence(segment)
        ? segment
        : segment.replace(/\\.|<(?=[a-z/!?])|!(?=\[)/gi, (found) =>
            found.length > 1 ? found : `\\${found}`,
          ),
    )
    .join('');
}
