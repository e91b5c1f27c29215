import { type Finding, holds, type Told } from '../comparison/findings.ts';
import { armsOfTitle } from '../numbers/arms-of-values.ts';
import type { NumberMatches } from '../numbers/match-numbers.ts';
import type { Token } from '../reading/clauses.ts';
import type { Content, Source } from '../reading/content.ts';
import { bare } from '../reading/denials.ts';
import type { Item } from '../reading/item.ts';
import { isMedicine } from '../reading/text.ts';

/** 'zoledronato' is 'ácido zoledrônico'. */
const nameOf = (stem: string): string => stem.split('!', 1)[0] ?? '';
const classOf = (stem: string): string | undefined => stem.split('!')[1];
const tokenWith = (list: readonly Token[], wanted: (stem: string) => boolean): Token | undefined =>
  list.find(({ stem }) => stem && wanted(stem));

/** 'tansulosina' and 'tamsulosin' */
const isSpelledAlike = (a: string, b: string): boolean =>
  a.length === b.length && [...a].filter((letter, at) => letter !== b[at]).length < 2;

/** Names for a placebo. */
const DUMMY = /^(?:placebo|sal[it]n|sorofis|sham|simul|veicul|vehicl|dummy|inert)/;

/** 'Em relação ao placebo' for a trial that compares two other arms. */
function otherControl(sentence: Content, cited: readonly Source[], source: Source): Finding | undefined {
  const claim = sentence.tokens.find(({ word }) => word === 'placebo');
  const isKnown = ({ tokens }: Pick<Content, 'tokens'>): boolean =>
    tokens.some(({ word, stem }) => stem === '#kctl' || DUMMY.test(word));
  if (!claim || cited.some((one) => isKnown(one) || isKnown(one.title))) return undefined;
  const arms = [
    ...source.numbers.flatMap(({ pair, arm }) => (pair && pair.arm.size > 0 ? [...arm] : [])),
    ...source.directions.flatMap(({ against }) => [...against].filter(isMedicine)),
  ];
  const told = source.tokens.findLast(
    ({ stem }) => stem !== '' && arms.includes(stem) && !sentence.stems.has(stem),
  );
  return told && { kind: 'arm', verdict: 'diverge', claim, source, told };
}

const drugsIn = ({ tokens, clauses }: Content, clause: number): Token[] =>
  [...(clauses[clause] ?? [])].some(isMedicine)
    ? tokens.filter((token) => token.clause === clause && isMedicine(token.stem))
    : [];

/** 'Isoniazida por 4 meses' against 'rifampicina por 4 meses', if the passage has isoniazid elsewhere. */
function otherMedicine(
  sentence: Content,
  source: Source,
  alike: ReadonlyMap<Item, readonly Told[]>,
): Finding | undefined {
  for (const [number, [match, ...more]] of alike) {
    if (more.length > 0 || match?.source !== source || /^(?:#|x|$)/.test(number.key)) continue;
    const said = drugsIn(sentence, number.clause);
    if (!said[0] || !said.every(({ stem }) => source.stems.has(stem))) continue;
    const [told, ...others] = drugsIn(source, match.span.clause);
    const isTold = ({ stem }: Token): boolean => bare(stem) === bare(told?.stem);
    if (told && others.every(isTold) && !said.some(isTold))
      return { kind: 'arm', verdict: 'diverge', claim: said[0], source, told };
  }
  return undefined;
}

interface Medicines {
  readonly stems: readonly string[];
  readonly names: ReadonlySet<string>;
}
/** A cache, because each sentence asks its sources. */
const known = new WeakMap<Source, Medicines>();

/** The medicines of a passage and its title. */
function medicinesOf(source: Source): Medicines {
  let found = known.get(source);
  if (!found) {
    const stems = [...source.stems, ...source.title.stems].filter(isMedicine);
    found = { stems, names: new Set(stems.map(nameOf)) };
    known.set(source, found);
  }
  return found;
}

/** The medicines of a sentence that no cited passage names. */
const foreignIn = ({ stems }: Content, cited: readonly Source[]): string[] =>
  [...stems].filter(
    (stem) => isMedicine(stem) && !cited.some((source) => medicinesOf(source).names.has(nameOf(bare(stem)))),
  );

/** Another medicine of the same class, or the medicine next to the sentence's own figures. */
function exchanged(
  { tokens, stems }: Content,
  foreign: readonly string[],
  cited: readonly Source[],
  source: Source,
  figures: readonly Item[],
): Finding[] {
  const isOwn = (stem: string): boolean => stems.has(stem);
  const hasFigures = figures.length > 0;
  // 'Angiotensin–neprilysin inhibition versus enalapril' names only the control.
  const [, against] = armsOfTitle(source);
  const isHeld = (stem: string): boolean => isMedicine(stem) && cited.some((one) => holds(one, stem));
  const isExchanged = hasFigures && ![...stems].some(isHeld);
  // 'O prasugrel … frente ao clopidogrel' against 'ticagrelor versus clopidogrel'
  const unsaid = medicinesOf(source).stems.filter((stem) => !isOwn(stem));
  const isOneOfTwo = hasFigures && foreign.length === 1 && new Set(unsaid.map(nameOf)).size === 1;
  // 'O adalimumabe …' against '48 % ixekizumax vs 18 % placebo', the medicine of the title
  const arms =
    isExchanged && unsaid.length === 0
      ? figures.flatMap(({ arm, pair }) => [...arm, ...(pair?.arm ?? [])])
      : [];
  const isTitled = (stem: string): boolean =>
    /^[a-z]{5}/.test(stem) && !isOwn(stem) && source.title.stems.has(stem) && arms.includes(stem);
  return foreign.flatMap((drug): Finding[] => {
    const claim = tokenWith(tokens, (stem) => stem === drug);
    const isOther = (stem: string): boolean =>
      // 'atorvastatina' is a statin.
      (isTitled(stem) && !drug.endsWith(stem)) ||
      (isMedicine(stem) &&
        !isOwn(stem) &&
        (((isExchanged || isOneOfTwo) && !against.has(stem)) || classOf(stem) === classOf(drug)));
    const told = tokenWith(source.tokens, isOther);
    const titled = told ? undefined : tokenWith(source.title.tokens, isOther);
    const other = told ?? titled;
    // The same name with another ending, or as part of a compound.
    const isSame =
      claim?.word.slice(0, 6) === told?.word.slice(0, 6) ||
      // 'heparina' is also the name of its class.
      (drug.startsWith('hepari') && classOf(drug) === classOf(other?.stem ?? '')) ||
      isSpelledAlike(nameOf(drug), nameOf(other?.stem ?? '')) ||
      told?.word.endsWith(claim?.word ?? '') === true;
    return claim && other && !isSame
      ? [{ kind: 'arm', verdict: 'diverge', claim, source, told, titled }]
      : [];
  });
}

/** Finds medicines and comparators that are different in the sentence and in the passage. */
export function checkMedicines(
  sentence: Content,
  cited: readonly Source[],
  { matches, alike }: NumberMatches,
): Finding[] {
  const isNamed = sentence.tokens.some(({ stem, word }) => isMedicine(stem) || word === 'placebo');
  if (!isNamed) return [];
  const foreign = foreignIn(sentence, cited);
  return cited.flatMap((source) => {
    const figures = [...matches.values()].flatMap((told) => (told.source === source ? told.span : []));
    const other =
      figures.length > 0 && (otherControl(sentence, cited, source) ?? otherMedicine(sentence, source, alike));
    return [
      ...(other ? [other] : []),
      ...(foreign.length > 0 ? exchanged(sentence, foreign, cited, source, figures) : []),
    ];
  });
}
