import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

/** Ways to say that a value is a lower bound. */
const atLeast: readonly string[] = [
  'pelo menos 300 ng/mL',
  'no mínimo 300 ng/mL',
  'ao menos 300 ng/mL',
  'a partir de 300 ng/mL',
  'igual ou superior a 300 ng/mL',
  'maior ou igual a 300 ng/mL',
  'não menos que 300 ng/mL',
  'não menos de 300 ng/mL',
  'não inferior a 300 ng/mL',
  '≥ 300 ng/mL',
  'de 300 ng/mL ou mais',
  'de 300 ng/mL para cima',
  'acima de 300 ng/mL',
  'superior a 300 ng/mL',
  'maior que 300 ng/mL',
  'maior do que 300 ng/mL',
  'mais de 300 ng/mL',
  '> 300 ng/mL',
  'que ultrapassa 300 ng/mL',
  'que excede 300 ng/mL',
  'que passa de 300 ng/mL',
  'que supera 300 ng/mL',
  'de 300 ng/mL em diante',
];

/** Ways to say that it is an upper bound. */
const atMost: readonly string[] = [
  'até 300 ng/mL',
  'no máximo 300 ng/mL',
  'não mais que 300 ng/mL',
  'não mais do que 300 ng/mL',
  'não mais de 300 ng/mL',
  'igual ou inferior a 300 ng/mL',
  'menor ou igual a 300 ng/mL',
  'não superior a 300 ng/mL',
  '≤ 300 ng/mL',
  'de 300 ng/mL ou menos',
  'de 300 ng/mL para baixo',
  'abaixo de 300 ng/mL',
  'inferior a 300 ng/mL',
  'menor que 300 ng/mL',
  'menor do que 300 ng/mL',
  'menos de 300 ng/mL',
  '< 300 ng/mL',
  'que não ultrapassa 300 ng/mL',
  'que não excede 300 ng/mL',
  'que não passa de 300 ng/mL',
  'que não supera 300 ng/mL',
  'aquém de 300 ng/mL',
];

/** Passages that give the lower bound. */
const aboveIt: readonly string[] = [
  'Treat when ferritin is at least 300 ng/mL.',
  'Treat when ferritin is ≥300 ng/mL.',
  'Treat when ferritin is >300 ng/mL.',
  'Treat when ferritin is above 300 ng/mL.',
  'Treat when ferritin is greater than 300 ng/mL.',
  'Treat when ferritin is 300 ng/mL or more.',
  'Tratar quando a ferritina for maior ou igual a 300 ng/mL.',
  'Tratar quando a ferritina for ≥ 300 ng/mL.',
  'Tratar quando a ferritina for superior a 300 ng/mL.',
  'Tratar quando a ferritina estiver acima de 300 ng/mL.',
  'Tratar com ferritina de no mínimo 300 ng/mL.',
];

/** Passages that give the upper bound. */
const belowIt: readonly string[] = [
  'Treat when ferritin is at most 300 ng/mL.',
  'Treat when ferritin is ≤300 ng/mL.',
  'Treat when ferritin is <300 ng/mL.',
  'Treat when ferritin is below 300 ng/mL.',
  'Treat when ferritin is less than 300 ng/mL.',
  'Treat when ferritin is 300 ng/mL or less.',
  'Tratar quando a ferritina for menor ou igual a 300 ng/mL.',
  'Tratar quando a ferritina for < 300 ng/mL.',
  'Tratar quando a ferritina for inferior a 300 ng/mL.',
  'Tratar quando a ferritina estiver abaixo de 300 ng/mL.',
  'Tratar com ferritina de no máximo 300 ng/mL.',
];

const verdictOf = (limit: string, passage: string): string | undefined =>
  checkCitations({
    text: `Indica-se o tratamento com ferritina ${limit} [search_1].`,
    references: [
      { id: 'search_1', title: 'Ferritin guidance', text: `${passage} Repeat the test within a week.` },
    ],
  }).sentences[0]?.verdict;

describe.each(belowIt)('over "%s"', (passage) => {
  it.each(atLeast)('"%s" is the other side', (limit) => expect(verdictOf(limit, passage)).toBe('diverge'));
});

describe.each(aboveIt)('over "%s"', (passage) => {
  it.each(atMost)('"%s" is the other side', (limit) => expect(verdictOf(limit, passage)).toBe('diverge'));
});
