import { isFound, kinship } from './compare.ts';
import type { Content, Source } from './content.ts';
import type { Finding, Told } from './findings.ts';
import { amountOf, FALLS, type Item, RISES, STAYS } from './item.ts';
import { turned } from './statements.ts';
import { isOutcome, overlap } from './text.ts';

/** What passages say of the outcome of a direction; empty when they are silent. Words go before figures. */
function toldOf(claim: Item, sources: readonly Source[]): Told[] {
  const scored = sources.flatMap((source) =>
    source.directions.map((span) => ({ span, source, score: kinship(claim, span) })),
  );
  const top = (list: readonly { score: number }[]): number => Math.max(0, ...list.map(({ score }) => score));
  const said = [...claim.about];
  const isSpecific =
    said.some((stem) => stem.startsWith('#o')) ||
    (!said.some(isOutcome) && said.some((stem) => !stem.startsWith('#')));
  const most = top(scored);
  if (isSpecific && most < 1) return [];
  const spoken = scored.filter(({ span, score }) => !span.isImplied && score >= most * 0.75);
  const close = spoken.length > 0 ? spoken : scored;
  return close.filter(({ score }) => score === top(close));
}

/** Whether both can be said of one outcome; told of the other arm, a direction turns. */
function agrees(claim: Item, told: Item): boolean {
  const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => overlap(a, b) > 0;
  const isTurned =
    meets(claim.arm, told.against) &&
    !meets(claim.against, told.against) &&
    (!meets(claim.arm, told.arm) || meets(claim.against, told.arm));
  const bits = isTurned ? turned(told.bits) : told.bits;
  // 'não reduziu' alone is no word of an increase.
  const isPlain = claim.bits === FALLS || claim.bits === RISES;
  return (claim.bits & (isPlain && bits & STAYS ? 0 : bits)) !== 0;
}

/** Holds each direction of a sentence against what the passages say of the same outcome. */
export function checkDirections(sentence: Content, cited: readonly Source[]): Finding[] {
  return sentence.directions.map((claim): Finding => {
    const beside = besideFigure(claim, sentence, cited);
    const told = beside.length > 0 ? beside : toldOf(claim, cited);
    const agreeing = told.find(({ span }) => agrees(claim, span));
    const isWrong =
      (told.length > 0 && !agreeing) || sentence.numbers.some((low) => turnsOwnFigures(sentence, low, claim));
    const { source, span } = agreeing ?? told[0] ?? {};
    return {
      kind: 'direction',
      verdict: isWrong ? 'diverge' : agreeing ? 'confere' : 'nao-verificavel',
      claim,
      source,
      told: span,
    };
  });
}

/** '42 % maior' beside '42 % menor': what passages say right at the figure that this direction stands at. */
function besideFigure(claim: Item, { numbers }: Content, cited: readonly Source[]): Told[] {
  const figure = numbers.find(({ to }) => to === claim.from);
  if (figure?.key !== '%') return [];
  return cited.flatMap((source) =>
    source.directions.flatMap((span) => {
      const own = source.numbers.find(({ to }) => !span.isImplied && to === span.from);
      return own && isFound(figure, own) ? [{ source, span }] : [];
    }),
  );
}

/** 'aumentou de 26,5 % para 21,8 %'. */
function turnsOwnFigures({ tokens }: Content, low: Item, { clause, bits }: Item): boolean {
  const high = low.pair;
  if (!high || high.from < low.from || low.clause !== clause) return false;
  const isFromTo = tokens.slice(low.to, high.from).some(({ word }) => word === 'para' || word === 'to');
  return isFromTo && bits === (amountOf(high) > amountOf(low) ? 1 : 4);
}
