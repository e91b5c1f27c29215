import { describe, expect, it } from 'vitest';
import { generateCases } from '../../../bench/proof/mutations.ts';
import { isLong } from '../../../long.ts';
import type { HandCase } from './case.ts';
import {
  acceptanceCases,
  adviceCases,
  corpusCases,
  freshCases,
  handCases,
  heldOut,
  lastCases,
  newestCases,
  openedCases,
  statedCases,
  strictCases,
  unseenCases,
} from './cases/index.ts';
import { type Family, GOALS, type Judged, judgeAll, judgedFirst, rateOf } from './judge.ts';

const told = (judged: readonly Judged[]): string =>
  judged
    .filter(({ isMiss }) => isMiss)
    .map(({ kind, found, text }) => `${kind}: ${found} for "${text}"`)
    .join('\n');

const families = Object.keys(GOALS) as Family[];
describe('sentences written by hand', () => {
  const judged = judgeAll([...handCases, ...heldOut]);

  it('are at least 300', () => expect(judged.length).toBeGreaterThan(300));

  it.each(families)('of the family "%s" are called what they are', (family) => {
    expect(
      rateOf(judged, family),
      told(judged.filter((one) => one.family === family)),
    ).toBeGreaterThanOrEqual(GOALS[family] ?? 0);
  });

  it('are told apart elsewhere too: arms, populations, typography, long passages', () => {
    expect(
      rateOf(judged, 'other'),
      told(judged.filter(({ family }) => family === 'other')),
    ).toBeGreaterThanOrEqual(0.8);
  });
});

interface Round {
  readonly name: string;
  readonly cases: readonly HandCase[];
  readonly shares: Readonly<Partial<Record<Family, number>>>;
}

function holdsShares({ name, cases, shares }: Round): void {
  describe(name, () => {
    const judged = judgeAll(cases);

    it.each(Object.entries(shares) as [Family, number][])(
      'of the family "%s" are called what they are in a share of %d',
      (family, share) => {
        expect(
          rateOf(judged, family),
          told(judged.filter((one) => one.family === family)),
        ).toBeGreaterThanOrEqual(share);
      },
    );
  });
}

holdsShares({
  name: 'the sentences of the six newest acceptance tests over invented passages',
  cases: newestCases,
  shares: { true: 0.983, number: 0.985, direction: 0.87, reference: 1 },
});

/** Sentences of the same kinds, some 8,000: judging them takes half a minute. */
const olderRounds: readonly Round[] = [
  {
    name: 'the sentences of seven older acceptance tests over invented passages',
    cases: unseenCases,
    shares: { true: 0.99, number: 0.985, direction: 0.89, reference: 0.96 },
  },
  {
    name: 'the sentences of five acceptance tests over the corpus in other words',
    cases: statedCases,
    shares: { true: 0.99, number: 0.99, direction: 0.97, reference: 1 },
  },
  {
    name: 'the sentences of six acceptance tests over the corpus',
    cases: acceptanceCases,
    shares: { true: 0.991, number: 0.992, direction: 0.93, reference: 1 },
  },
  {
    name: 'the sentences of independent examiners',
    cases: freshCases,
    shares: { true: 0.995, number: 0.964, direction: 0.906, reference: 1, other: 0.75 },
  },
  {
    name: 'the sentences of examiners whose files were counted closed first',
    cases: openedCases,
    shares: { true: 0.995, number: 0.98, direction: 0.937, reference: 0.974, other: 0.738 },
  },
  {
    name: 'the sentences of eight examiners over prose',
    cases: lastCases,
    shares: { true: 0.989, number: 0.988, direction: 0.912, reference: 1 },
  },
  {
    name: 'the sentences of examiners over the corpus',
    cases: corpusCases,
    shares: { true: 0.994, number: 0.991, direction: 0.948, reference: 0.99, other: 0.915 },
  },
  {
    name: 'the sentences of examiners over advice and the corpus',
    cases: adviceCases,
    shares: { true: 0.981, number: 0.981, direction: 0.875, reference: 1, other: 0.878 },
  },
  {
    name: 'the sentences of strict examiners',
    cases: strictCases,
    shares: { true: 0.976, number: 0.979, direction: 0.808, reference: 1, other: 0.857 },
  },
];
if (isLong) for (const round of olderRounds) holdsShares(round);

describe('five hundred generated answers', () => {
  // Only the first sentence comes from the generator.
  const judged = generateCases(500, 20_261_120).flatMap(({ kind, isTrue, ...answer }) =>
    judgedFirst(kind, answer, isTrue ? 'c' : 'd'),
  );

  it('all have a cited sentence', () => expect(judged.length).toBe(500));

  it.each(families)('of the family "%s" are called what they are', (family) => {
    expect(
      rateOf(judged, family),
      told(judged.filter((one) => one.family === family)),
    ).toBeGreaterThanOrEqual(GOALS[family] ?? 0);
  });
});
