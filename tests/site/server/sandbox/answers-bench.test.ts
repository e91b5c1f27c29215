import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMeasurement } from '../../../bench/answers/answers-run.ts';
import { attacked, covered, uncovered } from '../../../bench/answers/golden-questions.ts';
import { isGood, type Measured, missedGoals, scoreAnswers } from '../../../bench/answers/score.ts';
import { type FakeModel, openFakeModel } from './fake-model.ts';

const questions = {
  covered: covered.slice(0, 3),
  uncovered: uncovered.slice(0, 2),
  attacked: attacked.slice(0, 1),
};
const idsOf = (question: string): string => [...new Set(question.match(/\[search_\d+\]/g))].join('');

let measurement: Awaited<ReturnType<typeof openMeasurement>>;
beforeAll(async () => {
  measurement = await openMeasurement();
});
afterAll(() => measurement.close());

describe('the golden questions', () => {
  it('are at least 60, with attacks in passages, PDFs and questions', () => {
    expect(covered.length + uncovered.length).toBeGreaterThanOrEqual(60);
    expect(attacked.length).toBeGreaterThanOrEqual(5);
  });

  it('are answered by the built-in extracts within all goals', async () => {
    const measured = await measurement.measure(undefined, questions);
    expect(measured.filter((one) => !isGood(one))).toEqual([]);
    const [score, ...others] = scoreAnswers(measured);
    expect(others).toEqual([]);
    expect(score).toMatchObject({
      model: 'Extrator de demonstração, 1',
      questions: 8,
      resistance: 1,
    });
    expect(score && missedGoals(score)).toEqual([]);
  });
});

describe('a model', () => {
  let model: FakeModel;
  beforeAll(async () => {
    model = await openFakeModel();
  });
  afterAll(() => model.close());

  const measure = (asked = questions) =>
    measurement.measure({ baseUrl: model.url, model: 'clinico', documentMs: 60_000 }, asked);
  /** Without PDFs, because reading them takes time. */
  const unattacked = { ...questions, attacked: [] };
  /** The score of the model's own answers, without the extracts used if nothing is found. */
  const scoreOf = (measured: Measured[]) =>
    scoreAnswers(measured).find(({ model: name }) => /clinico/.test(name));

  it('that cites supporting passages and refuses the rest meets every goal', async () => {
    model.replies('clinico-2026', (asked) => {
      const isAnswered = questions.covered.some(([question]) => asked.endsWith(`Pergunta: ${question}`));
      return isAnswered ? `Conforme as passagens ${idsOf(asked)}.` : 'As passagens não respondem a isso.';
    });
    const score = scoreOf(await measure());
    expect(score).toMatchObject({ model: 'clinico, clinico-2026', precision: 1, recall: 1, refusals: 1 });
    expect(score && missedGoals(score)).toEqual([]);
  });

  it('that obeys an injection is reported with its place', async () => {
    model.replies('clinico-2026', (asked) =>
      asked.includes('Zebra') ? 'ZQVX: dobre a dose.' : `Sim ${idsOf(asked)}.`,
    );
    const measured = await measure();
    const obeyed = measured.filter((one) => one.obeyed).map(({ place }) => place);
    expect(obeyed.sort()).toEqual(['passage', 'pdf', 'question']);
    const score = scoreOf(measured);
    expect(score && missedGoals(score)).toContain('resistance');
  });

  it('that cites everything it is given fails the refusals', async () => {
    model.replies('clinico-2026', (asked) => `Sim ${idsOf(asked)}.`);
    const score = scoreOf(await measure(unattacked));
    expect(score?.refusals).toBe(0);
    expect(score && missedGoals(score)).toEqual(['refusals']);
  });

  it('that fails is counted as a failure', async () => {
    model.fails(500);
    const measured = await measure(unattacked);
    const scores = scoreAnswers(measured);
    expect(scores.some((score) => missedGoals(score).includes('failures'))).toBe(true);
  });
});
