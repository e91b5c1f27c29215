import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

/** Statements that the first arm (`{a}`) has less of the outcome than the second (`{c}`). */
const statements: readonly string[] = [
  '{c} teve mais {o} do que {a}',
  '{c} teve mais {o}',
  'com {c}, houve mais {o}',
  'houve mais {o} com {c}',
  'houve mais {o} com {c} do que com {a}',
  '{the} foi maior com {c}',
  '{the} foi maior com {c} do que com {a}',
  '{the} foi mais comum com {c}',
  '{the} foi mais frequente no grupo {cn}',
  '{the} foi menor com {a} do que com {c}',
  '{the} foi menos comum com {a}',
  '{a} teve menos {o} do que {c}',
  '{a} teve menos {o}',
  '{a} reduziu {the} em comparação com {c}',
  '{a} reduziu {the} frente a {c}',
  'em comparação com {c}, {a} reduziu {the}',
  'comparada a {c}, {a} reduziu {the}',
  '{c} causou mais {o} do que {a}',
  '{c} aumentou {the} em relação a {a}',
  '{c} foi pior do que {a} quanto a {the}',
  '{c} foi inferior a {a} quanto a {the}',
  '{a} foi superior a {c} quanto a {the}',
  '{a} foi melhor do que {c} quanto a {the}',
  'o resultado quanto a {the} favoreceu {a}',
  '{the} favoreceu {a}',
  'quem usou {c} teve mais {o} do que quem usou {a}',
  'os tratados com {c} tiveram mais {o}',
  'os tratados com {a} tiveram menos {o} do que os tratados com {c}',
  'trocar {c} por {a} reduziu {the}',
  'o risco de {o} foi maior com {c}',
  'o risco de {o} foi menor com {a}',
  'a taxa de {o} foi mais alta com {c} do que com {a}',
  'a taxa de {o} foi mais baixa com {a}',
  'mais pacientes do grupo {cn} tiveram {o}',
  'menos pacientes do grupo {an} tiveram {o}',
  '{a} associou-se a menos {o} do que {c}',
  '{c} associou-se a mais {o} do que {a}',
  '{a} protegeu mais contra {the} do que {c}',
  '{c} protegeu menos contra {the} do que {a}',
  '{a} protegeu mais que {c} contra {the}',
  '{a} foi mais protetor que {c} contra {the}',
  '{a} levou vantagem sobre {c} quanto a {the}',
  '{c} levou desvantagem frente a {a} quanto a {the}',
  'a troca de {c} por {a} reduziu {the}',
  'houve excesso de {o} com {c}',
  'houve menos {o} entre os tratados com {a} do que entre os tratados com {c}',
  'houve mais casos de {o} entre os que receberam {c}',
  'sob {c}, {the} foi mais frequente',
  'o resultado quanto a {the} foi favorável a {a}',
  'a vantagem quanto a {the} ficou com {a}',
  'a proteção contra {the} foi maior com {a} do que com {c}',
  'a proteção contra {the} foi menor com {c} do que com {a}',
  '{a} poupou mais pacientes de {o} do que {c}',
  '{a} evitou {the} em mais pacientes que {c}',
  'perante {c}, {a} reduziu {the}',
  '{a} sobrepujou {c} na redução de {o}',
  '{the} acometeu menos os pacientes tratados com {a}',
];

/** Two arms in Portuguese, and passages in which the first has less of the outcome. */
interface TwoArms {
  readonly words: Readonly<Record<'a' | 'c' | 'an' | 'cn' | 'o' | 'the', string>>;
  readonly title: string;
  readonly passages: readonly string[];
}

const EARLY: TwoArms['words'] = {
  a: 'o início precoce',
  c: 'o início tardio',
  an: 'início precoce',
  cn: 'início tardio',
  o: 'eventos graves',
  the: 'a taxa de eventos graves',
};

const trials: readonly TwoArms[] = [
  {
    words: {
      a: 'a apixabana',
      c: 'a varfarina',
      an: 'apixabana',
      cn: 'varfarina',
      o: 'sangramento maior',
      the: 'o sangramento maior',
    },
    title: 'Apixaban versus Warfarin in Patients with Atrial Fibrillation',
    passages: [
      'Apixaban was compared with warfarin in 18,201 patients with atrial fibrillation. Apixaban reduced major bleeding (hazard ratio, 0.69; 95% CI, 0.60 to 0.80).',
      'Na fibrilação atrial, a apixabana reduziu o sangramento maior em comparação com a varfarina. Sangramento maior: HR 0,69 (IC 95% 0,60–0,80).',
      'n=18,201: major bleeding 2.13 vs 3.09 %/year, HR 0.69 (0.60-0.80)',
      'In 18,201 patients, major bleeding occurred in 2.1% of the apixaban group and in 3.1% of the warfarin group (HR 0.69; 95% CI, 0.60 to 0.80).',
      'Major bleeding was less frequent with apixaban than with warfarin (2.1% vs. 3.1%).',
    ],
  },
  {
    words: {
      a: 'a empagliflozina',
      c: 'o placebo',
      an: 'empagliflozina',
      cn: 'placebo',
      o: 'hospitalizações',
      the: 'a hospitalização',
    },
    title: 'Empagliflozin in Heart Failure',
    passages: [
      'Empagliflozin reduced hospitalization as compared with placebo (HR 0.71; 95% CI, 0.60 to 0.83).',
      'Hospitalization occurred in 8.6% of the empagliflozin group and in 11.8% of the placebo group (HR 0.71; 95% CI, 0.60 to 0.83).',
      'A empagliflozina reduziu a hospitalização em comparação com placebo. Hospitalização: HR 0,71 (IC 95% 0,60–0,83).',
      'n=5,988: hospitalization 8.6% vs 11.8%, HR 0.71 (0.60-0.83)',
      'Hospitalization was less frequent with empagliflozin than with placebo.',
    ],
  },
  {
    words: EARLY,
    title: 'Early versus Delayed Therapy',
    passages: [
      'Early initiation reduced serious events as compared with delayed initiation (HR 0.43; 95% CI, 0.30 to 0.62).',
      'Serious events occurred in 1.8% of the early-initiation group and in 4.1% of the delayed-initiation group (HR 0.43; 95% CI, 0.30 to 0.62).',
      'Serious events were less frequent with early than with delayed initiation.',
    ],
  },
  {
    words: EARLY,
    title: 'Início precoce da terapia',
    passages: [
      'O início precoce reduziu os eventos graves em comparação com o início tardio (HR 0,43; IC 95% 0,30–0,62).',
    ],
  },
  {
    words: {
      a: 'o alvo intensivo',
      c: 'o alvo padrão',
      an: 'alvo intensivo',
      cn: 'alvo padrão',
      o: 'eventos cardiovasculares',
      the: 'a taxa de eventos cardiovasculares',
    },
    title: 'Intensive versus Standard Blood-Pressure Control',
    passages: [
      'The intensive target reduced cardiovascular events as compared with the standard target (HR 0.75; 95% CI, 0.64 to 0.89).',
      'Cardiovascular events occurred in 1.65% per year in the intensive group and in 2.19% per year in the standard group (HR 0.75; 95% CI, 0.64 to 0.89).',
      'O alvo intensivo reduziu os eventos cardiovasculares em comparação com o alvo padrão (HR 0,75; IC 95% 0,64–0,89).',
      'n=9,361: cardiovascular events 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89)',
    ],
  },
];

function verdictOf(
  statement: string,
  words: TwoArms['words'],
  title: string,
  text: string,
): string | undefined {
  const forms: Readonly<Record<string, string>> = words;
  const sentence = statement
    .replace(/\{(\w+)\}/g, (_, key: string) => forms[key] ?? '')
    .replace(/ a o /g, ' ao ')
    .replace(/ a a /g, ' à ')
    .replace(/por a /, 'pela ')
    .replace(/por o /, 'pelo ')
    .replace('comparada a o', 'comparada ao');
  return checkCitations({
    text: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} [search_1].`,
    references: [{ id: 'search_1', title, text }],
  }).sentences[0]?.verdict;
}

describe.each(trials)('$title', ({ words, title, passages }) => {
  const exchanged = { ...words, a: words.c, c: words.a, an: words.cn, cn: words.an };

  it.each(passages.flatMap((passage) => statements.map((statement) => [statement, passage] as const)))(
    '"%s" agrees with "%s", and diverges if the arms are exchanged',
    (statement, passage) => {
      expect(verdictOf(statement, words, title, passage)).not.toBe('diverge');
      expect(verdictOf(statement, exchanged, title, passage)).toBe('diverge');
    },
  );
});
