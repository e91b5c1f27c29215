import { isFound, isSameKind, isSameValue } from '../comparison/compare.ts';
import { best, type Told } from '../comparison/findings.ts';
import { affinity } from '../comparison/rivals.ts';
import type { Content } from '../reading/content.ts';
import type { Item } from '../reading/item.ts';
import { wordsOf } from '../reading/text.ts';
import { wordAt } from '../reading/words/phrases.ts';
import { exchangedWith } from './arms-of-values.ts';
import { ofNamedGroup, ofNamedOutcome, ofOpposite } from './other-group.ts';

const mostOf = ({ limit, compare }: Item): number =>
  limit || (compare === '[' ? 1 : compare === ']' ? -1 : 0);
/** Whether one is a maximum and the other a minimum, and the text says so of at least one. */
const areExtremes = (a: Item, b: Item): boolean =>
  (a.limit !== 0 || b.limit !== 0) && mostOf(a) * mostOf(b) < 0;

/** The passage has 'P = 0,61' next to these values. The sentence took 'P < 0,001' from another outcome. */
function ofOwnClause(
  claim: Item,
  match: Told,
  among: readonly Told[],
  matches: ReadonlyMap<Item, Told>,
): Told | undefined {
  if (claim.kind !== 'p') return undefined;
  const beside = [...matches].filter(
    ([{ clause, kind, key }]) =>
      clause === claim.clause && (kind === 'ratio' || (kind === 'measure' && key === '%')),
  );
  const clauses = new Set(beside.map(([, { source, span }]) => (source === match.source ? span.clause : -1)));
  const [clause] = clauses;
  if (clauses.size !== 1 || clause === match.span.clause) return undefined;
  const told = among.filter(
    ({ source, span }) => source === match.source && span.kind === 'p' && span.clause === clause,
  );
  return told.length === 1 && told[0] && !isFound(claim, told[0].span) ? told[0] : undefined;
}

/**
 * What contradicts a value that is in the passage: the interval belongs to another ratio, the group or outcome that the
 * sentence names has another value, the arms or the order of two values are swapped, or the threshold has another
 * comparator.
 */
export function ownValue(
  sentence: Content,
  claim: Item,
  match: Told,
  among: readonly Told[],
  matches: ReadonlyMap<Item, Told>,
  taken: ReadonlySet<Item>,
): Told | undefined {
  const owner = claim.of && matches.get(claim.of)?.span;
  const isOther = ({ span }: Told): boolean =>
    isSameKind(claim, span) && !span.upper === !claim.upper && !isFound(claim, span);
  const own =
    owner && match.span.of !== owner
      ? among.find((told) => told.span.of === owner && isOther(told))
      : undefined;
  const free = among.filter(({ source, span }) => source === match.source && !taken.has(span));
  // 'o parto após 33 semanas' against 'birth before 33 weeks'
  const isAfter = /(?:^|\b)(?:apos|after|depois de|depois das)$/.test(
    wordsOf(sentence.tokens, claim.from - 2, claim.from),
  );
  const isTurned = isAfter && /^(?:antes|before)$/.test(wordAt(match.source.tokens, match.span.from));
  // 'mínima de 30' against 'máxima de 30'
  const extreme = isTurned || areExtremes(claim, match.span) ? match : undefined;
  const other =
    own ??
    ofOwnClause(claim, match, among, matches) ??
    extreme ??
    ofNamedGroup(sentence, claim, match, free, matches) ??
    ofNamedOutcome(claim, match, free) ??
    ofOpposite(sentence, claim, match) ??
    exchangedWith(sentence, claim, match, matches);
  if (other || !claim.compare) return other;
  const beside = ({ source, span }: Told): number =>
    [...matches].filter(
      ([one, told]) =>
        one !== claim &&
        one.clause === claim.clause &&
        told.source === source &&
        told.span.clause === span.clause,
    ).length;
  const [least, most] = [Math.max(2, affinity(claim, match.span) + 1), beside(match)];
  return best(
    among.filter(
      (told) =>
        isSameValue(claim, told.span) &&
        affinity(claim, told.span) > least &&
        isOther(told) &&
        // 'Com 20 kg ou mais, 0,5 mg' is next to 'com menos de 20 kg, 0,25 mg'.
        beside(told) >= most,
    ),
    (span) => affinity(claim, span),
  );
}
