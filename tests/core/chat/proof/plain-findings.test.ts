import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

const check = (answer: string, passage: string) => {
  const [text = '', title = 'Nota'] = passage.split(' ‖ ').reverse();
  return checkCitations({
    text: `${answer} [search_1].`,
    references: [{ id: 'search_1', title, text: `${text} This passage was written for a test.` }],
  }).sentences[0];
};

type Case = readonly [name: string, answer: string, passage: string];

const SURGERY =
  'n=2,970: surgery within 6 h vs 24 h: 90-day death 9.2% vs 10.1%, HR 0.91 (0.72-1.14); delirium 8.9% vs 12.4%, RR 0.72 (0.58-0.92)';
const EXTRACTION =
  'Surgical site infection occurred in 5 of 192 patients (2.6%) given amoxicillin and in 17 of 192 (8.9%) given placebo. Dry osteitis developed in 4.2% and 7.3%, respectively.';
const EXCEPT =
  'The incidence of complications did not differ significantly between the groups, except for cardiac arrests, which were more frequent in the supine group.';
const ALSO =
  'Aspirin also reduced reinfarction (1.0% vs 2.0%) and was not associated with any significant increase in bleeding.';
const WEIGHT = 'Reductions in body weight were greater with tirzepatide than with semaglutide.';
const DOSES =
  'Tirzepatide versus Semaglutide Once Weekly ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)';
const RATES =
  'There were no significant differences in stroke, but the empagliflozin group had lower rates of death (3.7% vs. 5.9%) and of hospitalization for heart failure (2.7% vs. 4.1%).';
const BY_SEROSTATUS = '2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive';
const NOT_SIGNIFICANT =
  'Maternal mortality was also lower with magnesium, but the difference was not significant (relative risk 0.55, 95% CI 0.26-1.14).';
const STAGES =
  'The severity of obstruction is GOLD 1 from 80%, GOLD 2 from 50 to 79% and GOLD 4 below 30%. Group E comprises patients with 2 or more moderate exacerbations per year.';
const WITHOUT_HISTORY =
  'We enrolled 17,604 patients with obesity and no history of diabetes. The primary event occurred in 6.5% of the semaglutide group and 8.0% of the placebo group.';
const REDUCED =
  'Dapagliflozin in Heart Failure and Reduced Ejection Fraction ‖ Patients with an ejection fraction of 40% or less received dapagliflozin or placebo.';
const POST_PARTUM =
  'Women with post-partum haemorrhage after vaginal birth received tranexamic acid or placebo.';
const RECRUITMENT =
  'A strategy of lung recruitment was compared with low PEEP. These findings do not support the routine use of lung recruitment maneuvers.';
const DECREASE =
  'Patients received finerenone or placebo. A sustained eGFR decrease of at least 40% from baseline, or renal death occurred in 17.8% of the finerenone group and 21.1% of the placebo group. The key secondary outcome occurred in 13.0% and 14.8%, respectively (hazard ratio, 0.86).';

const WRONG: readonly Case[] = [
  ['the value of the other outcome of a line', 'A mortalidade em 90 dias foi de 8,9 %', SURGERY],
  [
    'the value of the outcome in another sentence',
    'A osteíte seca ocorreu em 2,6 % dos que receberam amoxicilina',
    EXTRACTION,
  ],
  ['an exception reversed', 'A parada cardíaca foi mais frequente no grupo prona do que no supino', EXCEPT],
  ['the first of two statements denied', 'A aspirina não reduziu o reinfarto', ALSO],
  [
    'an unmodified noun reduced',
    'As infecções não complicadas diminuíram com a empagliflozina',
    'Uncomplicated infections were reported more frequently with empagliflozin.',
  ],
  [
    'loss of weight, the arms exchanged',
    'A perda de peso foi maior com semaglutida do que com tirzepatida',
    WEIGHT,
  ],
  [
    'doses of a list exchanged',
    'A HbA1c caiu 2,30 pontos com tirzepatida 5 mg e 2,01 pontos com tirzepatida 15 mg',
    DOSES,
  ],
  [
    'the second rate of a list',
    'A empagliflozina levou a mais hospitalizações por insuficiência cardíaca',
    RATES,
  ],
  [
    'groups behind a semicolon',
    'A eficácia foi menor nos soropositivos que nos soronegativos',
    BY_SEROSTATUS,
  ],
  [
    'a direction that may be chance',
    'A mortalidade materna foi numericamente maior com o magnésio, sem significância estatística',
    NOT_SIGNIFICANT,
  ],
  [
    'a stage taken for a count',
    'O grupo E inclui quem teve 4 ou mais exacerbações moderadas por ano',
    STAGES,
  ],
  [
    'person-months',
    'Houve 0,77 evento por 100 pessoas-mês',
    'n=17,802: 0.77 vs 1.36 events per 100 person-years',
  ],
  [
    'people with what nobody had',
    'Em pessoas com obesidade e com diabetes, o evento ocorreu em 6,5 %',
    WITHOUT_HISTORY,
  ],
  ['people of another title', 'O ensaio recrutou pacientes com fração de ejeção preservada', REDUCED],
  ['before birth', 'O ensaio estudou mulheres com hemorragia antes do parto', POST_PARTUM],
  ['advice reversed', 'Os autores apoiam o uso rotineiro do recrutamento', RECRUITMENT],
];

const RIGHT: readonly Case[] = [
  [
    'an exception',
    'As paradas cardíacas foram mais frequentes no grupo supino; as complicações não diferiram',
    EXCEPT,
  ],
  [
    'an exception in the sentence',
    'Complicações não diferiram, exceto paradas cardíacas, mais comuns no grupo supino',
    EXCEPT,
  ],
  ['the first of two statements', 'A aspirina também reduziu o reinfarto, de 2,0 % para 1,0 %', ALSO],
  ['loss of weight', 'A perda de peso foi maior com tirzepatida do que com semaglutida', WEIGHT],
  [
    'loss of weight in figures',
    'A perda de peso foi maior com tirzepatida do que com semaglutida',
    'Body weight change was -11.2 kg with tirzepatide and -5.7 kg with semaglutide.',
  ],
  [
    'a dose of a list',
    'A tirzepatida 10 mg reduziu a HbA1c em 2,24 pontos, mais que a semaglutida (1,86)',
    DOSES,
  ],
  [
    'comparable evidence',
    'A evidência comparável vem de 4.744 participantes, com HR de 0,74',
    'n=4,744: worsening HF or death HR 0.74 (0.65-0.85)',
  ],
  [
    'a relative clause',
    'Isso lembra o ensaio em que a meta < 120 mmHg reduziu eventos (1,65 vs. 2,19%/ano)',
    'SBP target <120 vs <140 mm Hg: primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89)',
  ],
  [
    'odds in favour of a good outcome',
    'Houve OR de 1,7 a favor de bom desfecho em três meses',
    'Global OR for favourable 3-month outcome 1.7 (1.2-2.6) with alteplase.',
  ],
  [
    'centimetres of water',
    'A pressão de platô deveria ficar em 30 cmH2O ou menos',
    'The plateau pressure was 30 cm of water or less in the lower group and 50 cm of water or less in the traditional group.',
  ],
  [
    'cells of a kind',
    'O parceiro tinha entre 350 e 550 células CD4 por mm³',
    'The infected partner had a CD4 count between 350 and 550 cells per cubic millimeter.',
  ],
  [
    'more episodes',
    'Como contrapartida, houve mais episódios de hipoglicemia com o tratamento intensivo',
    'Patients in the intensive group had more hypoglycaemic episodes than those in the conventional group.',
  ],
  [
    'those who got worse',
    'Menos pessoas pioraram ou morreram com a dapagliflozina',
    'n=4,744: worsening HF or death 16.3% vs 21.2% with dapagliflozin, HR 0.74 (0.65-0.85)',
  ],
  [
    'shares behind a threshold',
    'O desfecho secundário favoreceu a finerenona (13,0 % vs 14,8 %; HR 0,86)',
    DECREASE,
  ],
  [
    'survival and deaths',
    'O recrutamento piorou a sobrevida em 28 dias (55,3 % vs 49,3 % de mortes)',
    '28-day death 55.3% vs 49.3% with recruitment and titrated PEEP, HR 1.20 (1.01-1.42)',
  ],
  [
    'an interval that includes 1',
    'Não há benefício demonstrado, já que o IC do RR inclui 1',
    'Hospitalisation occurred in 14.7% vs 16.3%, RR 0.90 (0.70-1.16).',
  ],
  [
    'exclusion of those with a disease',
    'O ensaio excluiu pessoas com diabetes',
    'O estudo incluiu 9.361 pessoas sem diabetes, com risco cardiovascular aumentado.',
  ],
  [
    'stopped ahead of time',
    'O estudo foi interrompido antes da hora, com seguimento mediano de 3,26 anos',
    'The intervention was stopped early after a median follow-up of 3.26 years.',
  ],
  [
    'more protection against one type',
    'Protegeu mais contra DENV-1 (89,5 %) do que contra DENV-2 (69,6 %)',
    'Efficacy was 89.5% against DENV-1 and 69.6% against DENV-2.',
  ],
  [
    'a weight and a dose',
    'Perda de peso: 11,2 kg com tirzepatida 15 mg e 5,7 kg com semaglutida',
    'Patients (mean glycated hemoglobin, 8.28%) received tirzepatide 5, 10 or 15 mg or semaglutide 1 mg once weekly. Reductions in body weight were 7.6, 9.3 and 11.2 kg with tirzepatide and 5.7 kg with semaglutide.',
  ],
];

describe('plain sentences over short findings', () => {
  it.each(WRONG)('diverges: %s', (_, answer, passage) => {
    expect(check(answer, passage)?.verdict).toBe('diverge');
  });
  it.each(RIGHT)('does not diverge: %s', (_, answer, passage) => {
    expect(check(answer, passage)?.verdict).not.toBe('diverge');
  });
  it('finds a wrong marker by a threshold of time', () => {
    const { sentences } = checkCitations({
      text: 'A doença renal crônica dura pelo menos 3 meses [search_1]. Classifica-se por causa [search_2].',
      references: [
        {
          id: 'search_1',
          title: 'Diabetes',
          text: 'Diabetes: fasting glucose ≥ 126 mg/dL or HbA1c ≥ 6.5%, confirmed',
        },
        {
          id: 'search_2',
          title: 'KDIGO',
          text: 'CKD: abnormal kidney function for ≥ 3 months; classify by cause',
        },
      ],
    });
    expect(sentences[0]?.verdict).toBe('diverge');
  });
});
