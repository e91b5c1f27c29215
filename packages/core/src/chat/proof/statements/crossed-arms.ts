import type { Told } from '../comparison/findings.ts';
import { isOtherLevel } from '../comparison/levels.ts';
import { type Arms, armsOf, armsOfTitle } from '../numbers/arms-of-values.ts';
import type { Content, Source } from '../reading/content.ts';
import { isRanking } from '../reading/directions/direction-bits.ts';
import { amountOf, FALLS, type Item, RISES, STAYS } from '../reading/item.ts';
import { isMedicine, overlap, wordsOf } from '../reading/text.ts';
import { ARM_NAMES, ARMS, PEOPLE } from '../reading/words/opposites.ts';
import { wordAt } from '../reading/words/phrases.ts';

export const CONTROL = '#kctl';
export const meetsName = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((stem) => b.has(stem) && /[!=]|^#k|^-/.test(stem));

export const sharesMedicine = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((stem) => isMedicine(stem) && b.has(stem));

/** Whether a claim compares two kinds of people, and the other direction names one of them. */
export const comparesPeople = (claim: Item, told: Item): boolean => {
  const stemsOf = ({ arm, against, about }: Item): Set<string> => new Set([...arm, ...against, ...about]);
  const [own, its] = [stemsOf(claim), stemsOf(told)];
  return PEOPLE.some((group) => group.every((stem) => own.has(stem)) && group.some((stem) => its.has(stem)));
};

/** Whether a stem names an arm by itself: a medicine, or one of two kinds that exclude each other. */
export const namesArm = (stem: string): boolean => isMedicine(stem) || ARM_NAMES.has(stem);
export const sharesName = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((stem) => namesArm(stem) && b.has(stem));

/** Whether two directions are about opposite arms; `isSure` if names distinguish the arms. */
export function isCrossed(
  claim: Item,
  about: ReadonlySet<string>,
  [arm, against]: Arms,
  isCompared = against.size > 0,
  isSpoken = false,
): { is: boolean; isSure: boolean; isWhole: boolean; isOpen: boolean } {
  // What changes belongs to both arms, so it cannot distinguish them.
  const isOfBoth = (stem: string): boolean => !claim.key && (claim.about.has(stem) || about.has(stem));
  const mine = new Set([...claim.arm].filter((stem) => !isOfBoth(stem)));
  const named = new Set([...mine].filter((stem) => stem !== CONTROL));
  const theirs = isCompared ? overlap(claim.against, arm) : 0;
  // 'more frequent in the vaccine group' is not about the control.
  const isControl =
    isCompared && !meetsName(mine, arm) && mine.size * arm.size > 0 && mine.has(CONTROL) !== arm.has(CONTROL);
  // 'mais comum no grupo prona' against 'higher in the supine group'
  const isOtherArm =
    isOtherLevel(claim, arm, against) ||
    (isCompared &&
      ARMS.some((group) =>
        group.some(
          (stem) => mine.has(stem) && !arm.has(stem) && group.some((one) => arm.has(one) && !mine.has(one)),
        ),
      ));
  // 'com ela foi mais comum do que com o oral' against 'more common with the intravenous'
  const isOwnArm =
    !isOtherArm &&
    ARMS.some(
      (group) =>
        group.some((stem) => claim.against.has(stem) && !arm.has(stem)) &&
        group.some((stem) => arm.has(stem) && !claim.against.has(stem)) &&
        !group.some((stem) => mine.has(stem)),
    );
  if (isOwnArm) return { is: false, isSure: true, isWhole: false, isOpen: false };
  // Medicines tell two arms apart better than the disease, which both share.
  const isNamed = [arm, against.size > 0 || !isCompared ? against : claim.against].every((side) =>
    [...side].some(isMedicine),
  );
  const count = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
    [...a].filter((stem) => b.has(stem) && isMedicine(stem)).length;
  const [far, near] = [
    count(mine, against) + (isCompared ? count(claim.against, arm) : 0),
    count(mine, arm) + count(claim.against, against),
  ];
  const isByName = isNamed && far !== near;
  // Each side has words that only the other side of the passage has, whatever the population that all share.
  const isOnlyThere = (
    own: ReadonlySet<string>,
    there: ReadonlySet<string>,
    here: ReadonlySet<string>,
  ): boolean => [...own].some((stem) => there.has(stem) && !here.has(stem));
  const isBothCrossed =
    isOnlyThere(mine, against, arm) &&
    isOnlyThere(claim.against, arm, mine) &&
    overlap(claim.against, against) === 0;
  // 'no grupo cirurgia aberta' against 'laparoscopic surgery … compared with open surgery'
  const isLoneOther =
    claim.against.size === 0 &&
    isOnlyThere(mine, against, arm) &&
    [...mine].every((stem) => against.has(stem));
  const crossed = isByName ? far : theirs + overlap(mine, against);
  const straight = isByName ? near : overlap(mine, arm) + overlap(claim.against, against);
  return {
    is:
      isControl ||
      isOtherArm ||
      isBothCrossed ||
      isLoneOther ||
      crossed > straight ||
      // The medicine of each is that of the other's comparator.
      (sharesMedicine(mine, against) && !sharesMedicine(mine, arm) && theirs > 0),
    isSure:
      isControl ||
      isOtherArm ||
      isBothCrossed ||
      isLoneOther ||
      meetsName(mine, against) ||
      meetsName(claim.against, arm) ||
      // The arm of each is the control of the other.
      (theirs > 0 &&
        straight === 0 &&
        (crossed > theirs ||
          (isRanking(claim) && against.size > 0) ||
          isSpoken ||
          (against.size > 0 && [...arm].every((stem) => claim.against.has(stem))))) ||
      // 'no grupo de consumo que nas do grupo de evitação' against '13.7 % of the avoidance group and 1.9 % of the …'
      (claim.against.size > 0 && straight === 0 && overlap(mine, against) > 0),
    // The claim names only the other arm.
    isWhole: mine.size > 0 && overlap(mine, against) === mine.size,
    // The claim names both arms, but not which one is compared with the other.
    isOpen: !isOtherArm && claim.against.size === 0 && meetsName(named, arm) && meetsName(named, against),
  };
}

/** 'Less often with A' is about A; 'had fallen by 49.8% with A and 15.1% with B' is about both. */
export const isComparative = ({ tokens }: Content, { to, isImplied }: Item): boolean =>
  !isImplied &&
  // 'fell more in the lower tidal volume group'
  (/^(?:more|less|mais|menos)$/.test(wordAt(tokens, to)) ||
    /^(?:m|harm|less|higher$|lower$|longer|shorter|faster|slower|earlier|later|fewer|greater|superi|inferi|better|worse|pior)/.test(
      wordAt(tokens, to - 1),
    ));

/** Whether the title compares two medicines, one of each arm: 'Ticagrelor versus Clopidogrel'. */
export function areArmsOfTitle(
  source: Source,
  mine: ReadonlySet<string>,
  theirs: ReadonlySet<string>,
): boolean {
  const [arm, against] = armsOfTitle(source);
  const isOnly = (own: ReadonlySet<string>, side: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
    [...own].some((stem) => isMedicine(stem) && side.has(stem)) && !meetsName(own, other);
  return (
    (isOnly(mine, arm, against) && isOnly(theirs, against, arm)) ||
    (isOnly(mine, against, arm) && isOnly(theirs, arm, against))
  );
}

/** 'O grupo controle teve mais …', 'foi maior com placebo'; not 'de 8 dias no cuidado usual'. */
export function isOfControl({ tokens, shape }: Content, { arm, from, to, clause }: Item): boolean {
  if (!arm.has(CONTROL)) return false;
  return tokens.some(({ stem, clause: own }, at) => {
    if (stem !== CONTROL || own !== clause) return false;
    const [start, end] = at < from ? [Math.max(0, at - 4), from] : [to, at];
    // '7,9 % com o tratamento convencional, e reduziu …' is about the other arm.
    if (at < from && shape.startsWith(',&', at + 1)) return false;
    const gap = shape.slice(start, end);
    // 'o grupo controle teve mortalidade em 28 dias menor'
    const isTimed = /^[^0]*p0u[^0]*$/.test(gap) && /\bem \d+ [a-z]+\b/.test(wordsOf(tokens, start, end));
    return !/[xvd]/.test(gap) && (isTimed || !gap.includes('0'));
  });
}

/**
 * 'A varfarina preveniu melhor o AVC (RR 0,66)' against 'Dabigatran versus Warfarin', 'menos eventos no grupo controle
 * (HR 0,80)'
 */
export function isOfOtherArm(sentence: Content, claim: Item, { source, span }: Told): boolean {
  const arms = armsOf(source, span, claim);
  if (
    span.kind === 'ratio' &&
    span.key !== '' &&
    isOfControl(sentence, claim) &&
    arms[1].has(CONTROL) &&
    !arms[0].has(CONTROL)
  )
    return true;
  // '−1,86 com a semaglutida' is the change of that arm.
  if (amountOf(span) < 0 && !span.pair && !source.clauses[span.clause]?.has('difere')) return false;
  const { is, isSure } = isCrossed(claim, claim.about, arms);
  const isNamed = [...arms[1]].some(isMedicine) || [...claim.against].some((stem) => arms[0].has(stem));
  // 'O enalapril perdeu para a inibição da neprilisina (HR 0,80)'
  const isSecond =
    claim.against.size > 0 && sharesMedicine(claim.arm, arms[1]) && !sharesMedicine(claim.against, arms[1]);
  return is && isSure && claim.key === '' && ([...arms[0]].some(isMedicine) || isSecond) && isNamed;
}

/** 'zolpidem' against '82.1 % with CBT and 72.4 % with the hypnotic': no word of the arms is shared. */
export const areUnknown = (claim: Item, { arm, against }: Item): boolean =>
  claim.against.size > 0 &&
  ![...claim.arm, ...claim.against].some((stem) => arm.has(stem) || against.has(stem));

/** 'Maior com a terapia adiada' against '96% fewer' below the title 'Early Antiretroviral Therapy'. */
function isOnlyOpposite({ tokens, title: { stems } }: Source, arm: ReadonlySet<string>, told: Item): boolean {
  return ARMS.some((group) => {
    const mine = group.find((stem) => arm.has(stem));
    return (
      mine !== undefined &&
      !stems.has(mine) &&
      group.some((stem) => stem !== mine && stems.has(stem)) &&
      (group.every((stem) => !told.arm.has(stem) && !told.against.has(stem)) ||
        // '1 in the early-therapy group and 27 in the delayed-therapy group, a 96% reduction'
        (tokens[told.from - 1]?.tag.startsWith('u%') && group.every((stem) => told.arm.has(stem))))
    );
  });
}

/**
 * 'Maior com placebo do que com A' against 'fewer' or figures without arms, which tell of the treatment or of the arm
 * that the title names: 1 if the claim is about the other arm, -1 if about that one, 0 if unclear.
 */
export function armSideOf(source: Source, { arm, against, about }: Item, told: Item): number {
  const straight = overlap(arm, told.arm) + overlap(against, told.against);
  const crossed = overlap(arm, told.against) + overlap(against, told.arm);
  if (against.size === 0) return Number(isOnlyOpposite(source, arm, told));
  if (straight !== crossed) return 0;
  if (arm.has(CONTROL) !== against.has(CONTROL)) return arm.has(CONTROL) ? 1 : -1;
  if (armsOfTitle(source)[1].size > 0) return 0;
  const { stems } = source.title;
  for (const group of ARMS) {
    const mine = group.find((stem) => arm.has(stem));
    const theirs = group.find((stem) => against.has(stem));
    if (mine && theirs && mine !== theirs) return Number(stems.has(theirs)) - Number(stems.has(mine));
  }
  const isTitled = (own: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
    [...own].some((stem) => stems.has(stem) && namesArm(stem) && !other.has(stem) && !about.has(stem));
  return Number(isTitled(against, arm)) - Number(isTitled(arm, against));
}

/** The rise or fall between the values of the two arms that the claim names, in a clause with three or more. */
export function ofArms({ numbers }: Source, told: Item, claim: Item): number | undefined {
  const own = numbers.find(({ from, to }) => from === told.from && to === told.to);
  const values = numbers.filter(
    ({ clause, key, kind, upper, compare, isChange }) =>
      own &&
      clause === own.clause &&
      key === own.key &&
      kind === own.kind &&
      isChange === own.isChange &&
      !upper &&
      !compare,
  );
  if (own?.kind !== 'measure' || told.bits === STAYS || values.length < 3 || claim.against.size === 0)
    return undefined;
  const [mine, theirs] = [claim.arm, claim.against].map((arm) => {
    const scores = values.map((value) => [...value.arm].filter((stem) => arm.has(stem)).length);
    const most = Math.max(...scores);
    return most > 0 && scores.filter((score) => score === most).length === 1
      ? values[scores.indexOf(most)]
      : undefined;
  });
  if (!mine || !theirs || mine === theirs) return undefined;
  return amountOf(mine) > amountOf(theirs) ? RISES : FALLS;
}
