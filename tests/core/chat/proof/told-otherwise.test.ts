import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

const check = (answer: string, ...passages: readonly string[]) =>
  checkCitations({
    text: /\[search_\d\]/.test(answer) ? `${answer}.` : `${answer} [search_1].`,
    references: passages.map((text, at) => ({ id: `search_${at + 1}`, title: 'Nota', text })),
  }).sentences[0];

/** Classes of language that were called `diverge` though they are true: sentence, passages. */
const TRUE: readonly (readonly [name: string, answer: string, ...passages: string[]])[] = [
  [
    'a unit in words',
    'O início foi adiado até o CD4 cair abaixo de 400 células/mm³',
    'Therapy was deferred until the CD4 count fell below 400 cells per cubic millimeter.',
  ],
  [
    'an ordinal week',
    'Vacine a gestante a partir de 27 semanas',
    'A vacina é aplicada a partir da 27ª semana de gestação.',
  ],
  [
    'a limit not to pass',
    'Até 8 comprimidos por dia, sem ultrapassar 8',
    'Tomar no máximo 8 comprimidos por dia.',
  ],
  [
    'a noun that is denied',
    'O sangramento não relacionado ao cateter foi mais frequente com heparina',
    'Bleeding not related to the catheter was more frequent with heparin.',
  ],
  [
    'a purpose',
    'Usar cálcio com o objetivo de prevenir fraturas não tem apoio neste ensaio',
    'Calcium did not lower the risk of fractures (hazard ratio, 0.98; 95% CI, 0.88 to 1.10).',
  ],
  [
    'a reason for a contraindication',
    'Não use com cetoconazol, pois a exposição aumenta',
    'O uso com cetoconazol é contraindicado por aumento da exposição.',
  ],
  [
    'what one passage denies as well',
    'O efeito foi visto em pessoas sem asma [search_1] e em pessoas com asma [search_2]',
    'The effect was seen in people without asthma who smoked.',
    'The effect was also seen in people with asthma who smoked.',
  ],
  [
    'a monthly visit',
    'Depois do primeiro ano, o exame é feito uma vez por mês',
    'The test is done every 2 weeks in the first year and monthly thereafter.',
  ],
  [
    'an arm named before two values',
    'A mediana de internação foi de 6 dias com a via oral e 9 dias com a venosa',
    'Phlebitis was more common in the intravenous group (8.1% vs. 0.6%). Median stay was shorter with oral therapy (6 vs. 9 days).',
  ],
  [
    'a rate above another',
    'A adesão ao teste fecal superou a da colonoscopia: 41% contra 22%',
    'Adherence was higher with fecal testing than with colonoscopy (41% vs. 22%).',
  ],
  [
    'an interval in per cent',
    'A sensibilidade foi de 93% (IC 95% 88–97%)',
    'Pooled sensitivity was 0.93 (95% CI 0.88–0.97).',
  ],
  [
    'a fall told with its difference',
    'A mortalidade foi 1,2 ponto percentual menor com o esquema curto',
    'Death occurred in 203 patients with the short course and in 221 with the long one (difference −1.2 percentage points; 95% CI −3.5 to 1.1), meeting noninferiority.',
  ],
  [
    'a rise that is taken back',
    'A independência não aumentou de modo significativo',
    'Independence increased from 41% to 46%, but this did not reach significance.',
  ],
  [
    'the passage that has most of the words',
    'A colchicina reduziu os eventos [search_1], mas o alopurinol foi neutro na gota [search_2]',
    'Colchicine reduced events in gout and in coronary disease.',
    'In gout, allopurinol was neutral for flares during the first year of treatment.',
  ],
];

/** Contradictions that were missed. */
const WRONG: readonly (readonly [name: string, answer: string, ...passages: string[]])[] = [
  [
    'arms that each text compares',
    'A hipotensão foi mais comum com propofol do que com cetamina',
    'Hypotension was more common with ketamine than with propofol in this trial.',
  ],
  [
    'a significance that chance explains',
    'O fármaco reduziu significativamente o escore em comparação com placebo',
    'The score decreased by 6.0 points with the drug and 5.5 points with placebo (P = 0.61).',
  ],
  [
    'a longer stay',
    'A internação foi mais longa com a terapia oral',
    'The median hospital stay was shorter with oral therapy than with intravenous therapy.',
  ],
  [
    'a comparison behind a verb',
    'O tratamento supervisionado associou-se a maior abandono',
    'O tratamento supervisionado associou-se a menor abandono (7% contra 18%).',
  ],
  [
    'a margin that was met',
    'O estudo não conseguiu demonstrar a não inferioridade do esquema de 5 dias',
    'Cure was 93.2% in the 5-day group and 94.0% in the 10-day group, meeting the prespecified noninferiority margin.',
  ],
  [
    'what may be kept',
    'Os inibidores da ECA podem ser mantidos na gravidez',
    'Inibidores da ECA são contraindicados em qualquer fase da gravidez.',
  ],
  [
    'what is discouraged',
    'Na DPOC, recomenda-se corticoide inalatório isolado',
    'In COPD, monotherapy with inhaled corticosteroids (corticoide inalatório) is discouraged.',
  ],
];

describe('what is told in other words', () => {
  it.each(TRUE)('does not diverge: %s', (_, answer, ...passages) =>
    expect(check(answer, ...passages)?.verdict).not.toBe('diverge'),
  );

  it.each(WRONG)('diverges: %s', (_, answer, ...passages) =>
    expect(check(answer, ...passages)?.verdict).toBe('diverge'),
  );
});

describe('a statement under the wrong marker', () => {
  const yeast = 'A candidíase oral foi mais frequente com o corticoide inalatório em dose alta.';
  const iron = 'Oral iron on alternate days raised the absorption in women with low stores.';

  it('diverges where its passage knows nothing of it and another one has it, and shows that one', () => {
    const answer = 'A candidíase oral foi mais frequente com corticoide inalatório [search_2]';
    expect(check(answer, yeast, iron)).toMatchObject({
      verdict: 'diverge',
      claims: expect.arrayContaining([
        expect.objectContaining({ kind: 'subject', verdict: 'diverge', referenceId: 'search_1' }),
      ]),
    });
  });

  it('is left alone where its own passage speaks of it', () =>
    expect(
      check(
        'A candidíase oral foi mais frequente com corticoide inalatório [search_2]',
        yeast,
        'Inhaled corticosteroids raise the risk of oral candidiasis.',
      )?.verdict,
    ).not.toBe('diverge'));

  it('is left alone where no passage has it', () =>
    expect(check('O repouso no leito piora a lombalgia [search_2]', yeast, iron)?.verdict).toBe(
      'nao-verificavel',
    ));
});
