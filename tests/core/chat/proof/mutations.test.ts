import { checkCitations, type Verdict } from '@vesalio/core';
import { describe, expect, it } from 'vitest';
import { changeDigits, turnDirections } from './mutate.ts';
import { passageKeys, passageOf } from './passages.ts';

/** Each sentence of each passage, quoted with the marker of its own passage. */
const quotes = passageKeys.flatMap((key) => {
  const { title, text } = passageOf(key);
  return text
    .split(/(?<=\.) (?=\p{Lu})/u)
    .map((sentence) => ({ title, passage: text, answer: `${sentence.replace(/\.$/, '')} [search_1].` }));
});

/** Verdicts of answers over one passage, checked as items of one list. */
const verdictsOf = (answers: readonly string[], title: string, text: string): Verdict[] =>
  checkCitations({
    text: answers.map((answer) => `- ${answer}`).join('\n'),
    references: [{ id: 'search_1', title, text }],
  }).sentences.map(({ verdict }) => verdict);

/** Share of the changed quotations that diverge, and the ones that do not. */
function caught(
  change: (answer: string, passages: readonly string[]) => string[],
): [share: number, missed: string] {
  const changed = quotes.flatMap(({ answer, title, passage }) => {
    const texts = change(answer, [passage, title]);
    const verdicts = verdictsOf(texts, title, passage);
    return texts.map((text, at) => ({ text, verdict: verdicts[at] }));
  });
  const missed = changed.filter(({ verdict }) => verdict !== 'diverge');
  return [1 - missed.length / changed.length, missed.map(({ text }) => text).join('\n')];
}

describe('every sentence of every passage', () => {
  it('does not diverge from its own passage', () => {
    for (const { answer, title, passage } of quotes)
      expect(verdictsOf([answer], title, passage), answer).not.toContain('diverge');
  });

  it('diverges with another digit in any of its numbers', () => {
    const [share, missed] = caught(changeDigits);
    expect(share, missed).toBeGreaterThanOrEqual(0.99);
  });

  it('diverges with any of its directions turned', () => {
    const [share, missed] = caught(turnDirections);
    expect(share, missed).toBeGreaterThanOrEqual(0.95);
  });
});
