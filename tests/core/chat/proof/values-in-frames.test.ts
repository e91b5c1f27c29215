import { describe, expect, it } from 'vitest';
import { diverges, fill } from './frames.ts';
import { passageKeys, passageOf } from './passages.ts';

/** An outcome of a trial of the corpus: its value in each arm, and its ratio with the confidence interval. */
interface Outcome {
  readonly study: string;
  readonly treatment: string;
  readonly control: string;
  readonly outcome: string;
  /** In percent, with the decimals of the passage. */
  readonly values?: readonly [string, string];
  readonly ratio?: readonly [name: string, value: string, low: string, high: string];
}

const outcomes: readonly Outcome[] = [
  row(
    'DAPA-HF',
    'a dapagliflozina',
    'o placebo',
    'a piora da insuficiência cardíaca ou morte cardiovascular',
    '16,3 21,2',
    'HR 0,74 0,65 0,85',
  ),
  row(
    'PARADIGM-HF',
    'a sacubitril-valsartana',
    'o enalapril',
    'a morte cardiovascular ou internação por insuficiência cardíaca',
    '21,8 26,5',
    'HR 0,80 0,73 0,87',
  ),
  row(
    'EMPEROR-Preserved',
    'a empagliflozina',
    'o placebo',
    'a morte cardiovascular ou internação por IC',
    '13,8 17,1',
    'HR 0,79 0,69 0,90',
  ),
  row('RALES', 'a espironolactona', 'o placebo', 'a mortalidade', '35 46', 'RR 0,70 0,60 0,82'),
  row(
    'FOURIER',
    'o evolocumabe',
    'o placebo',
    'o desfecho primário composto',
    '9,8 11,3',
    'HR 0,85 0,79 0,92',
  ),
  row(
    'PLATO',
    'o ticagrelor',
    'o clopidogrel',
    'a morte vascular, infarto ou AVC',
    '9,8 11,7',
    'HR 0,84 0,77 0,92',
  ),
  row('CRASH-2', 'o ácido tranexâmico', 'o placebo', 'a morte hospitalar', '14,5 16,0', 'RR 0,91 0,85 0,97'),
  row('WOMAN', 'o ácido tranexâmico', 'o placebo', 'a morte por sangramento', '1,5 1,9', 'RR 0,81 0,65 1,00'),
  row(
    'RECOVERY',
    'a dexametasona',
    'o cuidado habitual',
    'a morte em 28 dias',
    '22,9 25,7',
    'razão de taxas 0,83 0,75 0,93',
  ),
  row('ARMA', 'o volume corrente de 6 mL/kg', 'o volume corrente de 12 mL/kg', 'a mortalidade', '31,0 39,8'),
  row('PROSEVA', 'a posição prona', 'a posição supina', 'a mortalidade em 28 dias', '16,0 32,8'),
  row(
    'SELECT',
    'a semaglutida',
    'o placebo',
    'os eventos cardiovasculares maiores',
    '6,5 8,0',
    'HR 0,80 0,72 0,90',
  ),
  row(
    'LEADER',
    'a liraglutida',
    'o placebo',
    'os eventos cardiovasculares maiores',
    '13,0 14,9',
    'HR 0,87 0,78 0,97',
  ),
  row(
    'EMPA-REG OUTCOME',
    'a empagliflozina',
    'o placebo',
    'a morte cardiovascular',
    '3,7 5,9',
    'HR 0,62 0,49 0,77',
  ),
  row(
    'EMPA-REG OUTCOME',
    'a empagliflozina',
    'o placebo',
    'os eventos cardiovasculares maiores',
    '10,5 12,1',
    'HR 0,86 0,74 0,99',
  ),
  row('CREDENCE', 'a canagliflozina', 'o placebo', 'o desfecho renal composto', '', 'HR 0,70 0,59 0,82'),
  row(
    'DAPA-CKD',
    'a dapagliflozina',
    'o placebo',
    'o desfecho renal composto',
    '9,2 14,5',
    'HR 0,61 0,51 0,72',
  ),
  row(
    'EMPA-KIDNEY',
    'a empagliflozina',
    'o placebo',
    'a progressão da doença renal ou morte cardiovascular',
    '13,1 16,9',
    'HR 0,72 0,64 0,82',
  ),
  row(
    'FIDELIO-DKD',
    'a finerenona',
    'o placebo',
    'o desfecho renal composto',
    '17,8 21,1',
    'HR 0,82 0,73 0,93',
  ),
  row(
    'START',
    'o início imediato da terapia antirretroviral',
    'o início adiado',
    'o desfecho primário',
    '1,8 4,1',
    'HR 0,43 0,30 0,62',
  ),
  row(
    'ART',
    'o recrutamento alveolar com PEEP titulada',
    'a PEEP baixa',
    'a mortalidade em 28 dias',
    '55,3 49,3',
    'HR 1,20 1,01 1,42',
  ),
  row(
    'NICE-SUGAR',
    'o controle glicêmico intensivo',
    'o controle convencional',
    'a mortalidade em 90 dias',
    '27,5 24,9',
    'OR 1,14 1,02 1,28',
  ),
  row('Magpie', 'o sulfato de magnésio', 'o placebo', 'a eclâmpsia', '0,8 1,9'),
  row('ARISTOTLE', 'a apixabana', 'a varfarina', 'o AVC ou embolia sistêmica', '', 'HR 0,79 0,66 0,95'),
  row('ARISTOTLE', 'a apixabana', 'a varfarina', 'o sangramento maior', '', 'HR 0,69 0,60 0,80'),
];

function row(
  study: string,
  treatment: string,
  control: string,
  outcome: string,
  values: string,
  ratio = '',
): Outcome {
  const two = values.split(' ');
  const [, name = '', value = '', low = '', high = ''] = /^(.+) (\S+) (\S+) (\S+)$/.exec(ratio) ?? [];
  return {
    study,
    treatment,
    control,
    outcome,
    ...(two.length === 2 && { values: [two[0] ?? '', two[1] ?? ''] }),
    ...(ratio && { ratio: [name, value, low, high] }),
  };
}

/** Frames for the values x of A and y of B; `<` and `>` stand for words that tell which is less. */
const ofValues = [
  '{O} [ocorreu|ocorreram] em x % com {A} e em y % com {B}.',
  '{O} [foi|foram] de x % no grupo {a} contra y % no grupo {b}.',
  'Com {B}, {O} [foi|foram] de y %; com {A}, de x %.',
  '{A} <reduziu|aumentou> {O} de y % para x %.',
  'A taxa de {o} foi de x % ({a}) versus y % ({b}).',
  '{A} <reduziu|aumentou> {O} (x% vs. y%).',
  'Entre os que receberam {a}, x % tiveram {o}, contra y % dos que receberam {b}.',
  '{O}: x % com {A} e y % com {B}.',
  'No grupo {a}, a incidência de {o} foi de x %, <inferior|superior> aos y % do grupo {b}.',
  '{B} teve y % de {o} e {A} teve x %.',
  '{O} atingiu x % dos pacientes tratados com {a} e y % dos que receberam {b}.',
];
const ofRatio = [
  '{A} <reduziu|aumentou> {O} (k r; IC 95%: m–n).',
  'Em comparação com {B}, {A} teve k de r para {o}.',
  'Para {O}, k = r, com intervalo de confiança de 95 % entre m e n.',
];

const numberOf = (text: string): number => Number(text.replace(',', '.'));
/** The same number with another last digit. */
const mistyped = (text: string): string => text.slice(0, -1) + ((Number(text.at(-1)) + 4) % 10);

function valuesIn(
  frame: string,
  { treatment, control, outcome }: Outcome,
  [x, y]: readonly [string, string],
): string {
  return fill(frame, { A: treatment, B: control, O: outcome })
    .replace(/<(\w+)\|(\w+)>/, numberOf(x) < numberOf(y) ? '$1' : '$2')
    .replace(/\bx(?= ?%)/, x)
    .replace(/\by(?= ?%)/, y);
}

function ratioIn(
  frame: string,
  { treatment, control, outcome }: Outcome,
  ratio: NonNullable<Outcome['ratio']>,
): string {
  const [name, value, low, high] = ratio;
  return fill(frame, { A: treatment, B: control, O: outcome })
    .replace(/<(\w+)\|(\w+)>/, numberOf(value) < 1 ? '$1' : '$2')
    .replace(/\bk\b/, name)
    .replace(/\br(?=[; ,])/, value)
    .replace(/\bm(?=[– ])/, low)
    .replace(/\bn(?=[).])/, high);
}

/** Known to be judged wrongly. */
const MISSED = 9;

describe('the values of the corpus in plain frames', () => {
  const right: string[] = [];
  const missed: string[] = [];
  let count = 0;
  const judge = (key: string, sentence: string, isWrong: boolean): void => {
    count++;
    if (diverges(sentence, key) !== isWrong) (isWrong ? missed : right).push(`${key}: ${sentence}`);
  };
  for (const one of outcomes) {
    const { values, ratio } = one;
    for (const form of ['en', 'prose', 'pt']) {
      const key = `${one.study}.${form}`;
      if (!passageKeys.includes(key)) continue;
      const text = passageOf(key).text.replaceAll('·', '.').replaceAll(',', '.');
      const isStated = (...figures: readonly string[]): boolean =>
        figures.every((figure) => text.includes(figure.replace(',', '.')));
      if (values && isStated(...values)) {
        const [x, y] = values;
        for (const frame of ofValues) {
          judge(key, valuesIn(frame, one, values), false);
          judge(key, valuesIn(frame, one, [y, x]), true);
          judge(key, valuesIn(frame, one, [mistyped(x), y]), true);
          judge(key, valuesIn(frame, one, [x, mistyped(y)]), true);
        }
      }
      if (ratio && isStated(...ratio.slice(1))) {
        const [name, value, low, high] = ratio;
        for (const frame of ofRatio) {
          judge(key, ratioIn(frame, one, ratio), false);
          judge(key, ratioIn(frame, one, [name, mistyped(value), low, high]), true);
          if (!frame.includes(' m')) continue;
          judge(key, ratioIn(frame, one, [name, value, mistyped(low), high]), true);
          judge(key, ratioIn(frame, one, [name, value, low, mistyped(high)]), true);
        }
      }
    }
  }

  it('are more than two thousand', () => expect(count).toBeGreaterThan(2_000));

  it('never diverge when they are true', () => expect(right).toEqual([]));

  it('diverge when a digit is wrong or the arms are exchanged', () =>
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(MISSED));
});
