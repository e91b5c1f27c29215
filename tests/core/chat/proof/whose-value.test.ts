import { describe, expect, it } from 'vitest';
import { checkOne as check } from './judge.ts';

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
  [
    'the outcome of a clause behind a semicolon',
    'O desconforto respiratório ocorreu em 6,1% no grupo da progesterona',
    'n=458: birth before 33 weeks 8.7% vs 16.3%, RR 0.54; respiratory distress 3.2% vs 7.5%; infants <1500 g 6.1% vs 13.9%',
  ],
  [
    'the maintenance dose',
    'A manutenção é feita com 600 a 800 mg ao dia',
    'Dose de ataque de 600 a 800 mg ao dia por 7 a 10 dias; manutenção de 100 a 200 mg ao dia.',
  ],
  [
    'patients whose outcome stands before a semicolon',
    'Nos pacientes ventilados, a mortalidade em 28 dias foi de 22,7%',
    'n=6,425: 28-day death 22.7% vs 25.9%, rate ratio 0.83 (0.75-0.93); ventilated 29.1% vs 41.6%',
  ],
  [
    'arms named by the first of a pair',
    'A sobrecarga ocorreu em 1,4% com a estratégia restritiva e em 0,6% com a liberal',
    'Transfusion overload was more frequent with the liberal strategy (1.4% vs. 0.6%).',
  ],
  [
    'a change told backwards, of a range',
    'O número de fármacos caiu de 2,3 para 1,5',
    'The number of antihypertensive drugs rose from 1.5 to 2.3 in the intervention group.',
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
  [
    'another medicine of the same passage',
    'Em hepatopatas, a opção é a isoniazida por 4 meses',
    'Alternativa: isoniazida 300 mg ao dia, de 6 a 9 meses. Em hepatopatas, a rifampicina por 4 meses é a opção.',
  ],
  [
    'another acid',
    'O ácido aminocaproico reduziu a morte de 16,1% para 14,4%',
    'Effects of tranexamic acid in trauma ‖ n=20,211: death in hospital 14.4% vs 16.1%, RR 0.91 (0.85-0.97)',
  ],
  [
    'another type than the title’s',
    'No diabetes tipo 1, a semaglix reduziu os eventos renais para 5,6 por 100 pacientes-ano',
    'Semaglix in kidney disease and type 2 diabetes ‖ n=3,533: major kidney events 5.6 vs 7.4 per 100 patient-years, HR 0.76',
  ],
  [
    'another risk',
    'Em pacientes de baixo risco de sangramento, o sangramento caiu para 6,3%',
    '4434 patients at high bleeding risk were randomized. Major bleeding occurred in 6.3% versus 9.6%.',
  ],
  [
    'a medicine for that of the title',
    'O adalimumabe levou 48% dos pacientes à resposta na semana 16',
    'Ixekizumax in spondyloarthritis ‖ n=341: response at week 16 48% ixekizumax every 2 weeks vs 18% placebo',
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
  [
    'a sign of a change',
    'O velorfibrato reduziu o LDL em 4,3 mg/dL',
    'Triglycerides -41.1% vs -6.4%; LDL cholesterol +4.3 mg/dL with velorfibrate in 24 weeks.',
  ],
  [
    'after for before',
    'O parto após 33 semanas ocorreu em 8,7% das gestantes',
    'Women with a short cervix: birth before 33 weeks 8.7% vs 16.3%, RR 0.54 (0.33-0.92).',
  ],
  [
    'a difference that was none',
    'Houve diferença na incidência de diabetes novo, 4,6% contra 4,4%',
    'n=11,204, 5 years: vascular events 5.9% vs 7.2%, HR 0.82 (0.71-0.95); new-onset diabetes 4.6% vs 4.4%, no difference',
  ],
  [
    'a significant difference by chance',
    'A sobrevida foi significativamente diferente, com HR de 0,86 a favor do nerotinibe',
    'Overall survival did not differ significantly (hazard ratio, 0.86; 95% CI, 0.61 to 1.21).',
  ],
  [
    'a purpose that was denied',
    'O repouso absoluto previne a pré-eclâmpsia e deve ser recomendado às gestantes',
    'O AAS está indicado nas gestantes de alto risco. O repouso absoluto no leito não previne a pré-eclâmpsia.',
  ],
  [
    'a contraindication beside its dose',
    'A lorvastina não é contraindicada na lactação, na dose de 10 a 40 mg',
    'Dose usual de 10 a 40 mg à noite. Contraindicada na gravidez, na lactação e em doença hepática.',
  ],
  [
    'no need to stop',
    'Não é preciso interromper a metrazolina nas 48 horas antes do contraste',
    'Suspender 48 horas antes de exame com contraste iodado e reiniciar depois.',
  ],
  [
    'keep for stop on one side of a threshold',
    'Com potássio acima de 6,0 mmol/L, deve-se manter a espironolactona e o inibidor da ECA',
    'Suspender espironolactona e inibidores da ECA se o potássio exceder 6,0 mmol/L. O bicarbonato é só para acidose.',
  ],
  [
    'a double negation',
    'Quem recebeu a 20-valente não dispensa a dose da polissacarídica',
    'A vacina 20-valente é dada em dose única; quem a recebeu dispensa a polissacarídica.',
  ],
  [
    'a thickness that did not change',
    'A semirafenona aumentou a espessura endometrial em 52 semanas',
    'Hot flashes fell by 7.5 with semirafenone. Endometrial thickness was unchanged at 52 weeks.',
  ],
  [
    'more days',
    'A naltrexona associou-se a mais dias de consumo de álcool em 30 dias',
    'Injectable naltrexone was associated with fewer drinking days over the 30-day treatment period.',
  ],
  [
    'greater than for smaller than',
    'Foram incluídos adultos com cálculo maior que 9 mm',
    'We randomized 512 adults with a ureteral stone smaller than 9 mm to tamsulodrin or placebo.',
  ],
  [
    'at most between commas',
    'As lentes ficam suspensas por, no máximo, 2 semanas após a cura',
    'O uso de lentes fica suspenso até pelo menos 2 semanas após a cura. Não ocluir o olho.',
  ],
  [
    'a year in words',
    'A contracepção deve ser mantida até um ano após o fim do tratamento',
    'Usar dois métodos contraceptivos, mantidos até 1 mês após o término do tratamento.',
  ],
  [
    'a decimal place beside a rest',
    'A mortalidade perioperatória foi de 25%',
    'Metastasis-free survival was 74% with surgery and 75% with therapy. Perioperative mortality was 2.5%.',
  ],
  [
    'shorter for taller',
    'As crianças com succimer eram 0,37 cm mais altas aos 34 meses',
    'Children given succimer were 0.37 cm shorter at 34 months. Scalp rash was seen in 3.6%.',
  ],
  [
    'an imperative',
    'Diante de fósforo inferior a 2,0 mg/dL, recomenda-se aumentar a oferta calórica',
    'A cabeceira fica elevada. Na hipofosfatemia abaixo de 2,0 mg/dL, reduzir a oferta calórica.',
  ],
  [
    'newborns that were none',
    'Houve recém-nascidos com Apgar inferior a 7 no quinto minuto',
    'Umbilical artery pH was 7.31 in both groups. No neonate had an Apgar score below 7 at 5 minutes.',
  ],
  [
    'a need for rescue',
    'A eltrombina aumentou a necessidade de resgate em comparação com o placebo',
    'n=197: platelet response 79% eltrombina vs 28% placebo, OR 8.2 (3.6-18.7); rescue treatment 18% vs 40%',
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
    'nem mesmo',
    'Nem mesmo os lactentes com eczema se beneficiaram do corticoide',
    'Prednisolone did not shorten the stay. Infants with eczema had no benefit of corticosteroids.',
  ],
  [
    'doses per IU with a hyphen',
    'As doses de 2.000 e 4.000 UI anteciparam a primeira queda',
    'Participants got 200, 1000, 2000 or 4000 IU daily. The 2000-IU and 4000-IU doses accelerated time to first fall.',
  ],
  [
    'what is repeated in ten years',
    'A colonoscopia normal é feita a cada dez anos',
    'A colonoscopia normal deve ser repetida em 10 anos. Em parentes de primeiro grau, repetir a cada 5 anos.',
  ],
  [
    'values of groups named before',
    'A estratégia liberal, com transfusão abaixo de 10 g/dL, teve 8,1% de mortes por qualquer causa',
    'Death or infarction occurred in 16.7% of the restrictive group (<8 g/dL) and 14.3% of the liberal group (hemoglobin <10 g/dL). Death from any cause occurred in 9.7% and 8.1%, respectively.',
  ],
  [
    'no difference in something else',
    'A estatina reduziu eventos vasculares, sem diferença em diabetes de início recente',
    'n=11,204, 5 years: vascular events 5.9% vs 7.2%, HR 0.82 (0.71-0.95); new-onset diabetes 4.6% vs 4.4%, no difference',
  ],
  [
    'the abbreviation of an inhibitor',
    'Não se deve associar inibidor da ECA com BRA na doença renal',
    'Está indicado inibidor da ECA ou BRA na dose máxima. A combinação de IECA e BRA não deve ser prescrita.',
  ],
  [
    'a benefit that is the same',
    'O benefício foi semelhante com e sem anticoagulante oral',
    'Patients with oral anticoagulation derived the same benefit as those without.',
  ],
  [
    'a medicine behind without',
    'O brelacitinibe 150 mg é dado por 2 anos com terapia endócrina',
    'Patients received endocrine therapy with or without brelacitinib 150 mg twice daily for 2 years. Survival was 85.6% with brelacitinib.',
  ],
  [
    'an acid of the laboratory',
    'Só três em cada dez atingiram ácido úrico abaixo de 6 mg/dL no grupo usual',
    'A serum urate below 6 mg/dL was achieved by 95% with nurse-led and 30% with usual care. The mean allopurinol dose was 460 mg.',
  ],
  [
    'the head of a list of doses',
    'Adultos em manutenção recebem 100 a 200 mg ao dia',
    'Dose de ataque de 600 a 800 mg ao dia por 7 a 10 dias; manutenção de 100 a 200 mg ao dia.',
  ],
  [
    'other wording of an exception',
    'O dente de leite não deve ser reimplantado, ao contrário do permanente',
    'O dente permanente avulsionado deve ser reimplantado. Dente decíduo avulsionado não deve ser reimplantado.',
  ],
  [
    'what is avoided in Portuguese',
    'Evitam-se vasopressina e betabloqueadores',
    'Administrar emulsão lipídica a 20%. Evitar vasopressina e betabloqueadores na intoxicação.',
  ],
  [
    'a denial behind another statement',
    'O aleitamento continua durante a fototerapia, e banho de sol não é recomendado',
    'O aleitamento materno deve ser mantido durante a fototerapia. A exposição ao sol não é recomendada.',
  ],
  [
    'none for zero',
    'Nenhum olho tratado com laser precisou de cirurgia',
    'n=718: glaucoma surgery needed in 0 laser eyes vs 11 eye-drop patients; quality of life not different',
  ],
  [
    'hours per day',
    'O uso da prótese passou de 6,1 para 9,4 horas',
    'In a 12-week program, prosthesis use rose from 6.1 to 9.4 hours per day.',
  ],
  [
    'with and without in one clause',
    'A profilaxia semanal baixou os sangramentos de 23,1 para 2,7',
    'The annualized bleeding rate was 2.7 events with weekly prophylaxis and 23.1 events without prophylaxis.',
  ],
  [
    'people who may not get a thing',
    'Gestantes não podem receber a tríplice viral',
    'A primeira dose da tríplice viral é aplicada aos 12 meses. Gestantes não devem ser vacinadas.',
  ],
  [
    'a name with another letter',
    'Somar mirabegrine à tansulosina reduziu as micções em 2,0',
    'Mirabegrine add-on to tamsulosin ‖ Micturitions per day changed by -2.0 with mirabegrine and -1.6 with placebo.',
  ],
  [
    'doses that are compared',
    'Doses de 2.000 e 4.000 UI aumentaram o risco de primeira queda em comparação com 1.000 UI (HR 1,17)',
    'First-fall risk was higher with 2000 IU and 4000 IU than with 1000 IU (HR 1.17; 95% CI 1.01 to 1.36).',
  ],
  [
    'a statin of statins',
    'A atorvastatina reduziu os eventos para 5,7%',
    'Statins for primary prevention ‖ n=11,204: major vascular events 5.7% statin vs 7.4% placebo',
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
