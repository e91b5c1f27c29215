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

const FRACTURES =
  'In women with osteoporosis, new vertebral fractures fell from 6.9% to 2.3% over 3 years. Hip fractures occurred in 0.7% with denosol and 1.2% with placebo. Nonvertebral fractures occurred in 6.5% and 8.0%.';
const LABEL =
  'A dose inicial de zelurapina em adultos é de 25 mg ao deitar. Em idosos, recomenda-se iniciar com 12,5 mg. Na insuficiência hepática, usam-se 10 mg.';
const BY_AGE =
  'The rate ratio was 0.12 (95% CI, 0.00 to 0.34) among women who had been vaccinated before the age of 17 years and 0.47 (95% CI, 0.27 to 0.75) among women who had been vaccinated at the age of 17 to 30 years.';
const WEIGHTS =
  'Pediatric patients: 15 kg or less, 30 mg twice daily; 15.1 to 23 kg, 45 mg twice daily; 23.1 to 40 kg, 60 mg twice daily; over 40 kg, 75 mg twice daily.';
const TRIAL =
  'Duopril versus rifapentrin for tuberculosis ‖ Patients received duopril or rifapentrin. Treatment success was 92% with duopril and 90% with rifapentrin.';

/** The value is in the passage, but belongs to something or somebody else. */
const OF_ANOTHER: readonly Case[] = [
  ['the outcome of another sentence', 'As fraturas de quadril ocorreram em 2,3% das mulheres', FRACTURES],
  ['the dose of another age', 'Em idosos, a dose inicial é de 25 mg ao deitar', LABEL],
  [
    'the ratio of another age in a list',
    'Nas vacinadas antes dos 17 anos, a razão de taxas foi de 0,47',
    BY_AGE,
  ],
  ['the dose of another weight', 'Crianças com mais de 40 kg recebem 45 mg duas vezes ao dia', WEIGHTS],
  [
    'arms behind a dose',
    'Com xabigatrana 150 mg a taxa foi de 1,71%, enquanto com varfarina foi de 1,13%',
    'In atrial fibrillation, the yearly rate of stroke was 1.13% with xabigatran and 1.71% with warfarin.',
  ],
  [
    'arms in the order of an earlier pair of volumes',
    'Boca seca foi relatada por 5,4% com tiovanterol e 2,7% com tiotrópio',
    'The FEV1 increased by 85 mL with tiovanterol and by 31 mL with tiotropium. Dry mouth was reported in 2.7% and 5.4%.',
  ],
  [
    'the schedule of another arm',
    'Com treprolix a cada quatro semanas, 41,3% tiveram pele limpa',
    'Clear skin was achieved by 41.3% of patients in the every-2-week group, 29.6% in the every-4-week group, and 8.1% in the placebo group.',
  ],
  [
    'a group with a letter',
    'No grupo C, a expansão é de 20 mL/kg',
    'Group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates.',
  ],
  [
    'arms that are assigned to',
    'Placebo: 16,1%; dapaliflozina: 21,4%',
    'Worsening heart failure occurred in 16.1% of those assigned to dapaliflozin and in 21.4% of those assigned to placebo.',
  ],
  [
    'the time of another sentence',
    'A eficácia contra qualquer doença em 180 dias foi de 78,1%',
    'The study was done in 16 countries. Severe illness occurred within 90 days in 8 and 37 infants (efficacy, 78.1%; 95% CI, 38.0 to 95.3). Efficacy against any illness within 180 days was 51.4%.',
  ],
];

const SUBJECTS: readonly Case[] = [
  [
    'adults for adolescents',
    'O estudo randomizou 412 adultos com dermatite atópica',
    'A total of 412 adolescents with atopic dermatitis were randomized.',
  ],
  [
    'old people for children',
    'Em idosos com pneumonia, a sensibilidade foi de 95%',
    'Lung ultrasound in children ‖ In childhood pneumonia, the sensitivity of ultrasound was 95%.',
  ],
  [
    'another hepatitis',
    'Na hepatite B crônica, a resposta sustentada foi de 99%',
    'In chronic hepatitis C, the rate of sustained response was 99%.',
  ],
  [
    'another severity beside the same noun',
    'Os pacientes tinham asma grave, e a terapia sob demanda não foi inferior à de manutenção',
    'In patients with mild asthma, as-needed therapy was noninferior to maintenance therapy for severe exacerbations.',
  ],
  [
    'another medicine of two',
    'Com rifabutina, o sucesso foi de 90%, e com duopril, de 92%',
    TRIAL.replaceAll('duopril', 'isoniazid')
      .replaceAll('Duopril', 'Isoniazid')
      .replace('92% with isoniazid', '92% with duopril'),
  ],
  [
    'another medicine, known by a concept',
    'A nitrofurantoína reduziu as recorrências em 50%',
    'Trimethoprim-sulfamethoxazole prophylaxis reduced recurrences by 50% in children with reflux.',
  ],
  [
    'people with what the title leaves out',
    'Em pacientes com obesidade e diabetes, o MACE caiu para 6,4%',
    'Semaglix in obesity without diabetes ‖ MACE 6.4% vs 8.1%, HR 0.79 (0.72-0.90) in the whole population.',
  ],
  [
    'people with another disease',
    'O ensaio incluiu 2.112 pacientes com asma',
    'In a 52-week trial, 2,112 patients with COPD received tiovanterol or tiotropium.',
  ],
  [
    'pregnant women for old people',
    'Nas gestantes, inicia-se com 12,5 a 25 µg por dia',
    'Em adultos jovens, a dose é de 1,6 µg/kg/dia. Em idosos, inicia-se com 12,5 a 25 µg por dia.',
  ],
  [
    'the age that was left out',
    'O estudo avaliou a quinavurida em crianças com menos de 16 anos',
    'In this trial, 522 patients aged 16 years or older received quinavuride. Children younger than 16 years were not eligible.',
  ],
];

const STATEMENTS: readonly Case[] = [
  [
    'what did not occur',
    'Infecções graves ocorreram nos grupos tratados',
    'Serious infections did not occur in any group during the follow-up.',
  ],
  [
    'a dose that is no outcome',
    'A dose diária de corticoide foi maior do que a da manutenção',
    'The daily dose of glucocorticoid was lower with as-needed therapy than with maintenance therapy.',
  ],
  [
    'the other unit of a range',
    'O tempo de leitura subiu de 33 para 67 minutos',
    'Mean glandular dose was 2.3 mGy. Reading time rose from 33 to 67 seconds with tomosynthesis.',
  ],
  [
    'the other side of a multiple',
    'Em 9 pacientes a ALT ficou abaixo de três vezes o limite superior',
    'Alanine aminotransferase above three times the upper limit of normal occurred in 9 patients.',
  ],
  [
    'an interval without its confidence',
    'O OR de morte foi 1,14, com intervalo entre 0,92 e 1,28',
    'Death by day 90 occurred in 27.5% and 24.9% (OR 1.14; 95% CI, 1.02 to 1.28).',
  ],
  [
    'the sole result of a passage',
    'Comparada ao placebo, a semaglix não reduziu os desfechos cardiovasculares',
    'Semaglix and cardiovascular outcomes ‖ n=17,604: MACE 6.5% vs 8.1%, HR 0.79 (0.72-0.90)',
  ],
];

const TRUE: readonly Case[] = [
  ['the outcome of its own sentence', 'As fraturas de quadril ocorreram em 0,7% com denosol', FRACTURES],
  [
    'two sentences in one',
    'Fraturas vertebrais caíram para 2,3%, e as de quadril ficaram em 0,7%',
    FRACTURES,
  ],
  [
    'without the words of its own sentence',
    'Em três anos, 2,3% das mulheres tiveram fratura vertebral nova',
    FRACTURES,
  ],
  ['the dose of its own people', 'Em idosos, a dose inicial é de 12,5 mg', LABEL],
  ['two doses', 'Adultos começam com 25 mg ao deitar, e idosos com 12,5 mg', LABEL],
  ['the dose of all, who are named', 'Em adultos, comece com 25 mg à noite', LABEL],
  ['the ratio of its own age', 'Nas vacinadas antes dos 17 anos, a razão de taxas foi de 0,12', BY_AGE],
  ['the dose of its own weight', 'De 23,1 a 40 kg, a criança recebe 60 mg duas vezes ao dia', WEIGHTS],
  ['the dose of the head of a list', 'Crianças com até 15 kg recebem 30 mg duas vezes ao dia', WEIGHTS],
  [
    'people of 12 years or older',
    'Em adolescentes e adultos com asma, a taxa foi de 0,93',
    'Patients 12 years of age or older with asthma were assigned to tezlumab; the exacerbation rate was 0.93.',
  ],
  [
    'children and adolescents of children',
    'Em crianças e adolescentes até 19 anos, a dose é de 10 mcg',
    'Children from birth through 19 years of age receive 10 mcg. Adults receive 20 mcg.',
  ],
  [
    'a severity of something else',
    'Na asma leve, exacerbações graves foram raras',
    'In patients with mild asthma, severe exacerbations were rare.',
  ],
  [
    'a severity from one to another',
    'Na dermatite atópica grave, a resposta foi de 41,5%',
    'In moderate-to-severe atopic dermatitis, the response was 41.5%.',
  ],
  [
    'a medicine of several',
    'O sucesso foi de 92% com duopril, como já se via com a rifampicina',
    'Treatment success was 92% with duopril, 90% with isoniazid and 88% with levofloxacin.',
  ],
  [
    'with or without',
    'Em pacientes com diabetes, o HR foi de 0,61',
    'The effect was the same in patients with or without diabetes (HR 0.61; 95% CI, 0.50 to 0.74).',
  ],
  [
    'a disease that is an outcome',
    'Em pacientes com DPOC, a pneumonia foi mais comum: 4,2%',
    'Patients with COPD were randomized. Pneumonia was more common with fluticol: 4.2% against 2.9%.',
  ],
  [
    'a result of another kind',
    'A semaglix reduziu os desfechos cardiovasculares, e o peso caiu',
    'n=17,604: MACE 6.5% vs 8.1%, HR 0.79 (0.72-0.90), with treatment for 34 months.',
  ],
  [
    'arms that are assigned to, in their order',
    'Dapaliflozina: 16,1%; placebo: 21,4%',
    'Worsening heart failure occurred in 16.1% of those assigned to dapaliflozin and in 21.4% of those assigned to placebo.',
  ],
  [
    'what did not occur',
    'Nenhum grupo teve infecções graves',
    'Serious infections did not occur in any group.',
  ],
  [
    'a decimal in words',
    'A glicada de seis vírgula cinco por cento ou mais indica diabetes',
    'Diabetes: HbA1c of 6.5% or higher, confirmed by a second test.',
  ],
  [
    'hardly a change',
    'O LDL caiu 27,4% com lorivastina, enquanto o placebo quase não o alterou (1,1%)',
    'LDL cholesterol fell by 27.4% with lorivastin and by 1.1% with placebo.',
  ],
  [
    'a rate of deaths',
    'A mortalidade foi de 2,5 por mil pessoas-ano com rastreamento',
    'Adherence was 90.0%. Mortality was 2.50 deaths per 1,000 person-years with screening and 3.30 without.',
  ],
  [
    'an element between a dose and a weight',
    'O lactente recebe 1 mg/kg/dia de ferro elementar',
    'Recomenda-se 1 mg de ferro elementar/kg/dia a partir de 180 dias de vida. Prematuros recebem 2 mg/kg/dia.',
  ],
  [
    'a bare number before a time',
    'O efeito aos 12 meses foi de 2,8 pontos',
    'We pooled 12 trials; the effect was 6.4 points after 12 weeks. At 12 months it was 2.8 points.',
  ],
  [
    'a prefix that denies one word',
    'As infecções de pele foram menos frequentes com dupilix',
    'Dupilix had lower nondisease skin infection rates than placebo (9.6% vs 18.8%).',
  ],
];

describe('whose value, whose statement', () => {
  it.each([...OF_ANOTHER, ...SUBJECTS, ...STATEMENTS])('contradicts %s', (_, answer, passage) =>
    expect(check(answer, passage)?.verdict).toBe('diverge'),
  );

  it.each(TRUE)('does not contradict %s', (_, answer, passage) =>
    expect(check(answer, passage)).not.toMatchObject({ verdict: 'diverge' }),
  );

  it('shows the value of the sentence’s own group beside the one that it took', () => {
    expect(check('As fraturas de quadril ocorreram em 2,3% das mulheres', FRACTURES)?.claims).toContainEqual(
      expect.objectContaining({ verdict: 'diverge', answer: '2,3%', source: '0.7%' }),
    );
  });
});
