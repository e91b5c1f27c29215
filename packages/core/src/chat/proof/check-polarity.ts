import type { Span, Verdict } from './citation-check.ts';
import type { Finding } from './findings.ts';
import type { Content, Source } from './reading/content.ts';
import type { Item } from './reading/item.ts';
import { overlap } from './reading/text.ts';

/** Words that a sentence denies and its source says plainly, or the other way round. */
export function checkPolarity({ polarity: { denied, plain } }: Content, cited: readonly Source[]): Finding[] {
  const findings: Finding[] = [];
  const shadowed = new Set(denied.flatMap(({ key, about }) => [key, ...about]));
  const add = (verdict: Verdict, claim: Span, source: Source, told: Span): number =>
    findings.push({ kind: 'negation', verdict, claim, source, told });
  for (const source of cited) {
    const { polarity } = source;
    for (const claim of denied) {
      const same = polarity.denied.find(
        ({ key, about }) => key === claim.key || claim.about.has(key) || about.has(claim.key),
      );
      const said = (polarity.plain.get(claim.key) ?? []).find(
        ({ about }) => overlap(claim.about, about) >= claim.about.size / 2,
      );
      if (same) add('confere', claim, source, same);
      else if (said) add('diverge', claim, source, said);
    }
    for (const denial of polarity.denied) {
      const shared = ({ about }: Pick<Item, 'about'>, claim: Pick<Item, 'about'>): number =>
        overlap(about, claim.about);
      // Said of something else in the passage, it may be said here as well.
      const claim = plain.get(denial.key)?.find((one) => {
        const isSaid = cited.some((other) =>
          other.polarity.plain.get(denial.key)?.some((said) => shared(said, one) > shared(denial, one)),
        );
        return !isSaid && !shadowed.has(denial.key) && shared(denial, one) >= denial.about.size / 2;
      });
      if (claim) add('diverge', claim, source, denial);
    }
  }
  return findings;
}
