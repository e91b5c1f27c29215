import type { Verdict } from './citation-check.ts';
import { type Finding, type NumberMatches, sharedNumbers } from './findings.ts';
import type { Content, Source } from './reading/content.ts';
import type { Mention } from './reading/polarity.ts';
import { overlap } from './reading/text.ts';

/** What a sentence says plainly and its source denies. What it denies itself a source may leave unsaid. */
export function checkPolarity(sentence: Content, cited: readonly Source[], found: NumberMatches): Finding[] {
  const { denied, plain } = sentence.polarity;
  // How much two clauses say of the same thing: words of both, and numbers that the one took from the other.
  const kinship = (claim: Mention, source: Source, told: Mention): number =>
    2 * sharedNumbers(found, claim.clause, source, told.clause) + overlap(claim.about, told.about);
  const findings: Finding[] = [];
  const add = (verdict: Verdict, claim: Mention, source: Source, told: Mention): number =>
    findings.push({ kind: 'negation', verdict, claim, source, told });
  for (const source of cited) {
    const { polarity } = source;
    for (const claim of denied) {
      const same = polarity.denied.find(
        ({ key, about }) => key === claim.key || claim.about.has(key) || about.has(claim.key),
      );
      if (same) add('confere', claim, source, same);
    }
    for (const denial of polarity.denied) {
      // Said of something nearer in the passages, or beside figures that stand elsewhere, it may be said here as well.
      const claim = plain.find(
        (one) =>
          one.key === denial.key &&
          (sharedNumbers(found, one.clause, source, denial.clause) > 0 ||
            [...found.matches.keys()].every(({ clause }) => clause !== one.clause)) &&
          !cited.some((other) =>
            other.polarity.plain.some(
              (said) => said.key === denial.key && kinship(one, other, said) > kinship(one, source, denial),
            ),
          ),
      );
      if (claim) add('diverge', claim, source, denial);
    }
  }
  return findings;
}
