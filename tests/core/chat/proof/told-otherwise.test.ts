import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

const check = (answer: string, ...passages: readonly string[]) =>
  checkCitations({
    text: /\[search_\d\]/.test(answer) ? `${answer}.` : `${answer} [search_1].`,
    references: passages.map((passage, at) => {
      const [text = '', title = 'Nota'] = passage.split(' ‖ ').reverse();
      return { id: `search_${at + 1}`, title, text };
    }),
  }).sentences[0];

/** Classes of language that were called `diverge` though they are true: sentence, passages (`title ‖ text` where it counts). */
const TRUE: readonly (readonly [name: string, answer: string, ...passages: string[]])[] = [
  [
    'a unit in words',
    'O início foi adiado até o CD4 cair abaixo de 400 células/mm³',
    'Therapy was deferred until the CD4 count fell below 400 cells per cubic millimeter.',
  ],
  [
    'a share of something else',
    'A hiperpotassemia grave ocorreu em 2%',
    'n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)',
  ],
  [
    'an ordinal week',
    'Vacine a gestante a partir de 27 semanas',
    'A vacina deve ser administrada a partir da 27ª semana em cada gestação. Caso não tenha sido aplicada, vacinar até 40 dias após o parto.',
  ],
  [
    'a limit not to pass',
    'Hidralazina 5 mg a cada 20 minutos, sem ultrapassar 20 mg',
    'A hidralazina intravenosa (5 mg a cada 20 minutos, máximo de 20 mg) é de primeira linha.',
  ],
  [
    'a noun that is denied',
    'O sangramento maior não relacionado à revascularização foi mais frequente com ticagrelor',
    'Ticagrelor was associated with a higher rate of major bleeding not related to revascularization.',
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
    'A semaglutida mostrou proteção em pessoas sem diabetes [search_1] e em pessoas com diabetes tipo 2 [search_2]',
    'Em pessoas com obesidade, sem diabetes, a semaglutida reduziu os eventos.',
    'Semaglutide was compared with placebo in patients with type 2 diabetes and kidney disease.',
  ],
  [
    'a monthly visit',
    'Depois do primeiro ano, o exame é feito uma vez por mês',
    'The test is done every 2 weeks in the first year and monthly thereafter.',
  ],
  [
    'an arm named before two values',
    'A internação mediana foi de 11 dias com terapia oral e 14 dias com intravenosa',
    'Failure occurred in 14.6% of those receiving intravenous therapy and 13.2% of those receiving oral therapy. Median hospital stay was shorter with oral therapy (11 vs. 14 days).',
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
    'O ácido tranexâmico reduziu mortes no trauma [search_1], mas foi neutro na hemorragia intracerebral [search_2]',
    'Death due to bleeding was reduced with tranexamic acid.',
    'Tranexamic acid for intracerebral haemorrhage ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)',
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
