import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

const verdictOf = (answer: string, passage: string) =>
  checkCitations({
    text: `${answer} [search_1].`,
    references: [{ id: 'search_1', title: 'Nota', text: `${passage} This passage was written for a test.` }],
  }).sentences[0]?.verdict;

type Pair = readonly [answer: string, passage: string];

/** Statements denied on one side of a threshold and allowed on the other. */
const OTHER_SIDE: readonly Pair[] = [
  [
    'Só iniciar a quimioterapia com neutrófilos ≥ 1.500/mm³',
    'Do not initiate chemotherapy if neutrophils are below 1,500/mm³.',
  ],
  [
    'Iniciar apenas com potássio igual ou menor que 5,0 mEq/L',
    'Do not initiate if serum potassium is greater than 5.0 mEq/L.',
  ],
  [
    'A metformina pode ser usada com TFGe de 30 mL/min ou mais',
    'Metformin should not be used in patients with eGFR below 30 mL/min.',
  ],
  [
    'A metformina é contraindicada com TFGe abaixo de 30 mL/min',
    'Metformin can be used in patients with eGFR of 30 mL/min or more.',
  ],
  ['Suspender a varfarina se INR acima de 5', 'Warfarin should be continued if INR is 5 or less.'],
  [
    'Não usar a dapagliflozina com TFGe inferior a 25 mL/min',
    'Dapagliflozin is recommended with eGFR of at least 25 mL/min.',
  ],
  [
    'A transfusão é indicada com hemoglobina menor que 7 g/dL',
    'Transfusion is not indicated when hemoglobin is 7 g/dL or higher.',
  ],
  [
    'A transfusão não é indicada com hemoglobina de 7 g/dL ou mais',
    'Transfusion is recommended for hemoglobin below 7 g/dL.',
  ],
  [
    'A aspirina não é recomendada em pessoas com 60 anos ou mais',
    'Aspirin is recommended in persons younger than 60 years.',
  ],
  [
    'Deve-se manter a estatina com CK até 10 vezes o limite superior',
    'Statins should not be continued when CK is more than 10 times the upper limit.',
  ],
  [
    'O fármaco não deve ser iniciado com plaquetas abaixo de 50.000/mm³',
    'The drug may be initiated with platelets of 50,000/mm³ or more.',
  ],
  [
    'Iniciar o fármaco somente com frequência cardíaca de pelo menos 60 bpm',
    'Do not start the drug with a heart rate below 60 bpm.',
  ],
  [
    'O uso é seguro com QTc menor que 450 ms',
    'The drug should not be used when the QTc is 450 ms or longer.',
  ],
];

/** The same, but still called `diverge`. Move a sentence to the list above once its verdict changes. */
const MISREAD: readonly Pair[] = [
  [
    'Recomenda-se a trombólise até 4,5 horas do início dos sintomas',
    'Thrombolysis is not recommended more than 4.5 hours after symptom onset.',
  ],
];

/** The same side, denied in one of the two texts. */
const SAME_SIDE: readonly Pair[] = [
  [
    'A metformina pode ser usada com TFGe abaixo de 30 mL/min',
    'Metformin should not be used in patients with eGFR below 30 mL/min.',
  ],
  [
    'A dapagliflozina não é recomendada com TFGe de pelo menos 25 mL/min',
    'Dapagliflozin is recommended with eGFR of at least 25 mL/min.',
  ],
  [
    'A transfusão é indicada com hemoglobina de 7 g/dL ou mais',
    'Transfusion is not indicated when hemoglobin is 7 g/dL or higher.',
  ],
  [
    'A transfusão não é recomendada com hemoglobina abaixo de 7 g/dL',
    'Transfusion is recommended for hemoglobin below 7 g/dL.',
  ],
  [
    'A aspirina não é recomendada em pessoas com menos de 60 anos',
    'Aspirin is recommended in persons younger than 60 years.',
  ],
  [
    'A trombólise é recomendada depois de mais de 4,5 horas do início dos sintomas',
    'Thrombolysis is not recommended more than 4.5 hours after symptom onset.',
  ],
];

describe('a threshold', () => {
  it.each(OTHER_SIDE)('told from its other side: "%s" does not contradict "%s"', (answer, passage) =>
    expect(verdictOf(answer, passage)).not.toBe('diverge'),
  );

  it('has no more sentences that are misread', () =>
    expect(MISREAD.map(([answer, passage]) => verdictOf(answer, passage))).toEqual(
      MISREAD.map(() => 'diverge'),
    ));

  it.each(SAME_SIDE)('denied on the same side: "%s" contradicts "%s"', (answer, passage) =>
    expect(verdictOf(answer, passage)).toBe('diverge'),
  );
});
