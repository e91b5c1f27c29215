import type { ClaimKind } from './citation-check.ts';
import { type Finding, holds } from './findings.ts';
import { readArms } from './reading/arms.ts';
import type { Content, Source } from './reading/content.ts';
import { OPPOSITES } from './reading/lexicon.ts';
import type { Token } from './reading/text.ts';

const isDrug = (stem: string): boolean => stem.includes('!');
const tokenWith = (list: readonly Token[], wanted: (stem: string) => boolean): Token | undefined =>
  list.find(({ stem }) => stem && wanted(stem));

/** Medicines and populations: another one stands where the sentence names its own. */
export function checkSubjects(sentence: Content, cited: readonly Source[], hasFigures: boolean): Finding[] {
  const { tokens } = sentence;
  const isHeld = (stem: string): boolean => cited.some((source) => holds(source, stem));
  const missing: string[] = [];
  for (const stem of sentence.stems)
    if ((stem.startsWith('#k') || isDrug(stem)) && !isHeld(stem)) missing.push(stem);
  if (missing.length === 0) return [];
  const findings: Finding[] = [];
  const other = (
    kind: ClaimKind,
    source: Source,
    mine: (stem: string) => boolean,
    theirs: (stem: string) => boolean,
  ): void => {
    const claim = tokenWith(tokens, mine);
    const told = tokenWith(source.tokens, theirs);
    const titled = told ? undefined : tokenWith(source.title.tokens, theirs);
    // The same name with another ending, or within a compound.
    if (told && claim?.word.slice(0, 6) === told.word.slice(0, 6)) return;
    if (claim && (told ?? titled)) findings.push({ kind, verdict: 'diverge', claim, source, told, titled });
  };
  for (const source of cited) {
    for (const group of OPPOSITES) {
      const own = group.filter((stem) => sentence.stems.has(stem));
      if (own.length === 1 && own.every((stem) => missing.includes(stem)))
        other(
          'population',
          source,
          (stem) => own.includes(stem),
          (stem) => group.includes(stem),
        );
    }
    // Another medicine of the same class, or one beside the sentence's own figures.
    const classOf = (stem: string): string | undefined => stem.split('!')[1];
    const isOther = (stem: string): boolean => isDrug(stem) && !sentence.stems.has(stem);
    const foreign = missing.filter(isDrug);
    if (foreign.length === 0) continue;
    // 'Angiotensin–neprilysin inhibition versus enalapril' names the control alone.
    const { against } = readArms(source.title, 0, source.title.tokens.length);
    const isExchanged = hasFigures && ![...sentence.stems].some((stem) => isDrug(stem) && isHeld(stem));
    for (const drug of foreign)
      other(
        'arm',
        source,
        (stem) => stem === drug,
        (stem) => isOther(stem) && ((isExchanged && !against.has(stem)) || classOf(stem) === classOf(drug)),
      );
  }
  return findings;
}
