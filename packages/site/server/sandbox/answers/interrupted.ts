import { answersTexts as texts } from './texts.ts';

/** Marks a partial answer as incomplete in its text, because the history has no field for that. */
export function asInterrupted(part: string): string {
  // Keep the asterisks before the first space of the tail. The lookbehind keeps matching linear.
  const text = part.replace(/(?<![\s*])\**(?:\s\**)+$/, (end) => /^\**/.exec(end)?.[0] ?? '');
  const fence = (text.match(/^```/gm) ?? []).length % 2 === 1 ? '\n```' : '';
  const emphasis = fence ? '' : openEmphasis(text.slice(text.lastIndexOf('\n') + 1));
  return `${text}${emphasis}${fence}\n\n*${texts.interrupted}*`;
}

/** The unclosed `*` or `**` in a line. */
function openEmphasis(line: string): string {
  let open = '';
  for (const [mark] of line.matchAll(/(?<![\\*])\*{1,2}(?=[^\s*])|(?<=[^\s\\*])\*{1,2}/g)) {
    if (open === '') open = mark;
    else if (open === mark) open = '';
  }
  return open;
}
