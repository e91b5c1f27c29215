import type { Told } from '../comparison/findings.ts';
import type { Content, Source } from '../reading/content.ts';
import { type Item, NOT_INFERIOR, STAYS } from '../reading/item.ts';
import { wordAt } from '../reading/words/phrases.ts';

/** Whether a direction is called harm or benefit. */
export const isVerdict = ({ tokens }: Content, { to }: Item): boolean =>
  /^(?:harm|benefi|dano|prejui|prejudic)/.test(wordAt(tokens, to - 1));

/**
 * 'Não reduziu os desfechos maiores' against 'MACE 6.5% vs 8.0%, HR 0.80': the only result of a passage answers for
 * outcomes in general terms.
 */
export function soleResult(claim: Item, sources: readonly Source[], isGeneral: boolean): Told | undefined {
  const { about, key } = claim;
  const stems = [...about];
  const all = sources.flatMap((source) => source.directions.map((span) => ({ source, span })));
  // 'não causou dano' against '55.3% vs 49.3%: harm'
  const verdicts = isGeneral ? all.filter(({ source, span }) => isVerdict(source, span)) : [];
  if (verdicts.length === 1) return verdicts[0];
  // 'A diferença não foi significativa' names no outcome.
  const isOfAny =
    (stems.length === 0 && (claim.isSignificant || claim.bits === STAYS)) ||
    stems.some((stem) => stem.startsWith('#g'));
  if (
    key === NOT_INFERIOR ||
    !isOfAny ||
    stems.some((stem) => stem.startsWith('#o') && sources.some((source) => source.stems.has(stem)))
  )
    return undefined;
  const [first] = all;
  return all.every(({ span }) => span.bits === first?.span.bits && span.clause === first.span.clause)
    ? first
    : undefined;
}
