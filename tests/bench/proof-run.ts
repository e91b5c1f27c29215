import { freshCases, handCases, heldOut } from '../core/chat/proof/cases/index.ts';
import {
  answerOf,
  type Family,
  GOALS,
  type Judged,
  judge,
  judgeAll,
  rateOf,
} from '../core/chat/proof/judge.ts';
import { generateCases } from './proof/mutations.ts';

/** One table of the report: the verdicts that sentences of each kind received. */
interface ProofTable {
  readonly name: string;
  readonly rows: readonly {
    kind: string;
    confere: number;
    diverge: number;
    'nao-verificavel': number;
    missed: string;
  }[];
  readonly rates: Readonly<Record<string, number>>;
  /** Share of true sentences in which nothing could be compared. */
  readonly incomparable: number;
  readonly misses: readonly Judged[];
  readonly isGood: boolean;
}

function table(name: string, judged: readonly Judged[]): ProofTable {
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const own = judged.filter((one) => one.kind === kind);
    const count = (letter: string): number => own.filter(({ found }) => found === letter).length;
    const missed = own.filter(({ isMiss }) => isMiss).length;
    return {
      kind,
      confere: count('c'),
      diverge: count('d'),
      'nao-verificavel': count('n'),
      missed: `${missed} of ${own.length}`,
    };
  });
  const families: Family[] = ['number', 'direction', 'reference', 'other', 'true'];
  const rates = Object.fromEntries(
    families
      .filter((family) => judged.some((one) => one.family === family))
      .map((family) => [family, rateOf(judged, family)]),
  );
  const trueOnes = judged.filter(({ family }) => family === 'true');
  return {
    name,
    rows,
    rates,
    incomparable: trueOnes.filter(({ found }) => found === 'n').length / Math.max(1, trueOnes.length),
    misses: judged.filter(({ isMiss }) => isMiss),
    isGood: Object.entries(GOALS).every(([family, goal]) => (rates[family] ?? 1) >= (goal ?? 0)),
  };
}

/** Judges the first sentence of each generated answer. A second sentence only adds a citation of its reference. */
function judgeGenerated(total: number, seed: number): Judged[] {
  return generateCases(total, seed).flatMap(({ kind, text, references, isTrue }) => {
    const first = text.split('\n\n')[0] ?? text;
    const cut = text === first ? '' : text.slice(first.length);
    const verdicts = `${isTrue ? 'c' : 'd'}${cut ? 'c' : ''}`;
    return judge(kind, { text, references }, verdicts).slice(0, 1);
  });
}

export function runProof(total: number, seed: number): ProofTable[] {
  return [
    table('written by hand, used in the work', judgeAll(handCases)),
    table('written by examiners, the latest rounds', judgeAll(freshCases)),
    table('written by hand, held out', judgeAll(heldOut)),
    table('written by hand, all', judgeAll([...handCases, ...heldOut])),
    table(`generated, ${total} by seed ${seed}`, judgeGenerated(total, seed)),
  ];
}

/** An answer of about 8,000 characters with ten references, for timing. */
export function longAnswer() {
  const answers = handCases
    .filter(([, keys]) => /^[^+"]+\.(?:prose|en)$/.test(keys))
    .map((hand) => ({ hand, ...answerOf(hand) }));
  const keys = [...new Set(answers.map(({ hand }) => hand[1]))].slice(0, 10);
  const own = answers.filter(({ hand }) => keys.includes(hand[1]) && !hand[2].includes('|'));
  let text = '';
  for (let index = 0; text.length < 8_000; index++) {
    const answer = own[index % own.length];
    if (!answer) break;
    const marker = `search_${keys.indexOf(answer.hand[1]) + 1}`;
    text += answer.text.replaceAll('search_1', marker) + (index % 4 === 3 ? '\n\n' : ' ');
  }
  const references = keys.map((key, index) => {
    const found = own.find(({ hand }) => hand[1] === key)?.references[0];
    return { id: `search_${index + 1}`, title: found?.title ?? '', text: found?.text ?? '' };
  });
  return { text: text.slice(0, 8_000), references };
}
