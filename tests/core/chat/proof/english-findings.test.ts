import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

/** Ways of an English passage to report less of an outcome. */
const fewer: readonly string[] = [
  'Colchicine reduced major bleeding.',
  'Colchicine lowered the rate of major bleeding.',
  'Colchicine decreased major bleeding.',
  'Colchicine prevented major bleeding.',
  'Colchicine cut major bleeding by a third.',
  'Colchicine halved major bleeding.',
  'Colchicine lessened major bleeding.',
  'Colchicine diminished major bleeding.',
  'Colchicine protected against major bleeding.',
  'Colchicine led to less major bleeding.',
  'Colchicine resulted in less major bleeding.',
  'Colchicine resulted in a lower rate of major bleeding.',
  'Colchicine was associated with less major bleeding.',
  'Colchicine was associated with a lower risk of major bleeding.',
  'Colchicine was associated with a reduction in major bleeding.',
  'Colchicine was associated with reduced major bleeding.',
  'Colchicine was linked to less major bleeding.',
  'There was less major bleeding with colchicine.',
  'There was a reduction in major bleeding with colchicine.',
  'Major bleeding was less frequent with colchicine.',
  'Major bleeding was less common with colchicine.',
  'Major bleeding was lower with colchicine.',
  'Major bleeding was reduced with colchicine.',
  'Major bleeding occurred less often with colchicine.',
  'Major bleeding occurred less frequently in the colchicine group.',
  'Major bleeding occurred in fewer patients with colchicine.',
  'Major bleeding declined with colchicine.',
  'Major bleeding decreased with colchicine.',
  'Major bleeding fell with colchicine.',
  'Fewer patients had major bleeding with colchicine.',
  'Fewer major bleeding events occurred with colchicine.',
  'The risk of major bleeding was lower in the colchicine group.',
  'The incidence of major bleeding was significantly lower with colchicine than with placebo.',
  'Patients receiving colchicine had less major bleeding.',
  'Patients assigned to colchicine had a lower risk of major bleeding.',
  'Colchicine significantly reduced the incidence of major bleeding.',
  'A lower rate of major bleeding was seen with colchicine.',
  'Colchicine use lowered the odds of major bleeding.',
  'Colchicine conferred protection against major bleeding.',
  'Major bleeding was rarer with colchicine.',
  'Colchicine averted major bleeding.',
  'Colchicine curbed major bleeding.',
  'Colchicine attenuated major bleeding.',
  'A significant decrease in major bleeding was observed with colchicine.',
  'Colchicine yielded less major bleeding than placebo.',
  'Colchicine offered a reduction in major bleeding.',
];

/** Ways to report more of it. */
const more: readonly string[] = [
  'Colchicine increased major bleeding.',
  'Colchicine raised the rate of major bleeding.',
  'Colchicine elevated the risk of major bleeding.',
  'Colchicine caused more major bleeding.',
  'Colchicine led to more major bleeding.',
  'Colchicine resulted in more major bleeding.',
  'Colchicine resulted in an increase in major bleeding.',
  'Colchicine was associated with more major bleeding.',
  'Colchicine was associated with an increased risk of major bleeding.',
  'Colchicine was associated with a higher risk of major bleeding.',
  'Colchicine doubled the risk of major bleeding.',
  'Colchicine worsened major bleeding.',
  'There was more major bleeding with colchicine.',
  'There was an increase in major bleeding with colchicine.',
  'Major bleeding was more frequent with colchicine.',
  'Major bleeding was more common with colchicine.',
  'Major bleeding was higher with colchicine.',
  'Major bleeding was increased with colchicine.',
  'Major bleeding occurred more often with colchicine.',
  'Major bleeding rose with colchicine.',
  'Major bleeding increased with colchicine.',
  'More patients had major bleeding with colchicine.',
  'More major bleeding events occurred with colchicine.',
  'The risk of major bleeding was higher in the colchicine group.',
  'The incidence of major bleeding was significantly higher with colchicine than with placebo.',
  'Patients receiving colchicine had more major bleeding.',
  'Patients assigned to colchicine had a higher risk of major bleeding.',
  'A higher rate of major bleeding was seen with colchicine.',
  'Colchicine heightened the risk of major bleeding.',
  'Colchicine tripled major bleeding.',
  'Colchicine provoked more major bleeding.',
  'An excess of major bleeding was seen with colchicine.',
  'Colchicine carried a higher risk of major bleeding.',
];

/** Ways to report no difference. */
const unchanged: readonly string[] = [
  'Colchicine did not reduce major bleeding.',
  'Colchicine did not affect major bleeding.',
  'Colchicine had no effect on major bleeding.',
  'Colchicine did not change major bleeding.',
  'Colchicine made no difference to major bleeding.',
  'Major bleeding did not differ between groups.',
  'Major bleeding was similar with colchicine and placebo.',
  'Major bleeding was not significantly different with colchicine.',
  'There was no difference in major bleeding with colchicine.',
  'There was no significant difference between colchicine and placebo in major bleeding.',
  'No difference in major bleeding was found between the groups.',
  'Rates of major bleeding were similar in the two groups.',
  'Rates of major bleeding were comparable between the groups.',
  'Colchicine failed to reduce major bleeding.',
  'Colchicine had no impact on major bleeding.',
  'Colchicine had little effect on major bleeding.',
  'Major bleeding was unchanged with colchicine.',
  'Major bleeding was the same with colchicine and placebo.',
  'Major bleeding was equally frequent in both groups.',
  'Colchicine was no better than placebo in preventing major bleeding.',
  'Colchicine was neutral with respect to major bleeding.',
  'Neither group had an advantage in major bleeding.',
  'Colchicine provided no benefit for major bleeding.',
  'The difference in major bleeding was not significant.',
  'Major bleeding was not reduced with colchicine.',
  'No reduction in major bleeding was seen with colchicine.',
];

const REDUCED = [
  'A colchicina reduziu o sangramento maior',
  'O sangramento maior foi menos frequente com a colchicina',
];
const INCREASED = [
  'A colchicina aumentou o sangramento maior',
  'O sangramento maior foi mais frequente com a colchicina',
];
const UNCHANGED = ['A colchicina não alterou o sangramento maior'];

const verdictOf = (statement: string, passage: string): string | undefined =>
  checkCitations({
    text: `${statement} [search_1].`,
    references: [
      {
        id: 'search_1',
        title: 'Colchicine after myocardial infarction',
        text: `${passage} Follow-up lasted two years in every center.`,
      },
    ],
  }).sentences[0]?.verdict;

describe.each([
  ['less', fewer, REDUCED, [...INCREASED, ...UNCHANGED]],
  ['more', more, INCREASED, [...REDUCED, ...UNCHANGED]],
  ['no change', unchanged, UNCHANGED, [...REDUCED, ...INCREASED]],
] as const)('an English passage that reports %s', (_, passages, agreeing, contradicting) => {
  it.each(passages)('"%s"', (passage) => {
    for (const statement of agreeing) expect(verdictOf(statement, passage), statement).not.toBe('diverge');
    for (const statement of contradicting) expect(verdictOf(statement, passage), statement).toBe('diverge');
  });
});
