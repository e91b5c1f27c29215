import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';
import { checkOne as check } from './judge.ts';

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
  [
    'the times of two groups exchanged',
    'Nas formas paucibacilares, o tratamento dura 12 meses',
    'A duração é de 6 meses na forma paucibacilar e 12 meses na multibacilar.',
  ],
  [
    'the time of the other clause',
    'Depois da artroplastia de joelho, a profilaxia é mantida por 35 dias',
    'Na artroplastia de quadril, manter a profilaxia por 35 dias; na de joelho, por 14 dias. Iniciar 12 horas após a cirurgia.',
  ],
  [
    'a rise from the second arm to the first',
    'Começar a TARV imediatamente aumentou o desfecho primário, de 1,8 % para 4,1 %',
    'The primary end point occurred in 42 patients in the immediate group (1.8%) and in 96 in the deferred group (4.1%), for a hazard ratio of 0.43 (95% CI, 0.30 to 0.62).',
  ],
  [
    'tablets',
    'Para adultos de 51 a 70 kg, a dose é de 3 comprimidos por dia',
    'Para peso de 51 a 70 kg, usar 4 comprimidos ao dia; suspender se transaminases > 3 vezes o limite.',
  ],
  [
    'arms that only the title names',
    'O volume IV mediano foi de 3.800 mL no grupo restritivo e de 1.650 mL no grupo liberal',
    'FLUID: restrictive versus liberal IV fluids in septic shock ‖ n=1,554: 90-day mortality 42.3% vs 42.1%; median 72-h IV fluid 1,650 mL vs 3,800 mL.',
  ],
  [
    'times that name the arms of a title',
    'Eventos adversos: 20,6 % com 14 dias de ciprofloxacino e 24,3 % com 7 dias',
    'Ciprofloxacin 7 days versus 14 days in afebrile men ‖ n=272: recurrence 9.9% vs 12.9%; adverse events 20.6% vs 24.3%.',
  ],
  [
    'more of a disease',
    'O grupo vacinado teve mais doença respiratória por VSR do que o placebo',
    'RSV vaccine versus placebo ‖ n=21,480: RSV respiratory tract disease 0.07% vs 0.34%',
  ],
  [
    'low birth weight',
    'O baixo peso ao nascer foi menos frequente com artemisinina do que com sulfadoxina',
    'Artemisinin versus sulfadoxine in pregnancy ‖ n=4,680: low birthweight 9.7% vs 8.2%',
  ],
  [
    'a denied advice in the active voice',
    'Gestantes com anti-TPO positivo devem receber levotiroxina de rotina',
    'Gestantes com anti-TPO positivo não devem receber levotiroxina de rotina.',
  ],
  [
    'the second end point of a list',
    'O evolocumabe não reduziu o desfecho secundário',
    'Evolocumab significantly reduced the risk of the primary end point (9.8% vs. 11.3%; hazard ratio, 0.85) and the key secondary end point (5.9% vs. 7.4%; hazard ratio, 0.80).',
  ],
  [
    'a rise denied beside a dose',
    'Com a dose de 150 mg não houve aumento do sangramento gastrointestinal',
    'O sangramento gastrointestinal aumentou com a dose de 150 mg.',
  ],
  [
    'a dose per body weight',
    'Sugere-se ingestão proteica de 1,8 g/kg/dia',
    'We suggest maintaining a protein intake of 0.8 g/kg body weight/d in adults with CKD.',
  ],
  [
    'the other kind of arm',
    'A parada cardíaca foi mais comum no grupo prona',
    'The incidence of cardiac arrests was higher in the supine group than expected.',
  ],
  [
    'loss of weight, greater than',
    'A semaglutida proporcionou perda de peso maior que a tirzepatida',
    'A perda de peso foi maior com tirzepatida do que com semaglutida em todas as doses.',
  ],
  [
    'counts of two arms',
    'Houve 1 transmissão com TARV precoce, contra 57 no outro grupo',
    'n=1,763: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27)',
  ],
  [
    'an arm named by its rescue',
    'O resgate com SABA reduz mais as exacerbações do que o resgate com formoterol',
    'A via preferencial usa formoterol como resgate, por reduzir exacerbações em comparação com SABA de resgate.',
  ],
  [
    'advice for those without a need',
    'Dexametasona é recomendada também para internados sem necessidade de suporte respiratório',
    'Dexamethasone in Hospitalized Patients ‖ Em pacientes hospitalizados, recomenda-se dexametasona 6 mg/dia para aqueles que necessitam de oxigênio. A mortalidade foi de 22,9% com dexametasona. Não se recomenda o uso em pacientes sem necessidade de suporte respiratório.',
  ],
  [
    'a least number taken for a most',
    'Foram incluídos pacientes com no máximo um fator de risco adicional para AVC',
    'We enrolled 18,201 patients with at least one additional risk factor for stroke.',
  ],
  [
    'a lower percentage of patients',
    'Eventos adversos graves foram mais comuns com semaglutida',
    'Serious adverse events were reported in a lower percentage of participants in the semaglutide group than in the placebo group.',
  ],
  [
    'what but not denies',
    'O benznidazol reduziu significativamente a progressão da cardiopatia',
    'O benznidazol reduziu a detecção do parasita, mas não a progressão da cardiopatia.',
  ],
  [
    'what but not denies before the change',
    'As quedas com lesão também aumentaram no grupo intensivo',
    'Rates of syncope and acute kidney injury, but not of injurious falls, were higher in the intensive-treatment group.',
  ],
  [
    'a forbidden medicine',
    'O AAS pode ser mantido como analgésico',
    'Group C 10 mL/kg in the first hour; no salicylates or NSAIDs',
  ],
  [
    'admissions for worsening',
    'As internações por agravamento da IC aumentaram com espironolactona',
    'As internações por piora da IC foram 35% menos frequentes com espironolactona (RR 0,65; IC95% 0,54–0,77).',
  ],
  [
    'an increased rate that there was',
    'A taxa de infecção genital não aumentou com empagliflozina',
    'Among patients receiving empagliflozin, there was an increased rate of genital infection but no increase in other adverse events.',
  ],
  [
    'fewer of something named like the arm',
    'O controle intensivo da glicemia levou a menos hipoglicemias que o tratamento convencional',
    'The risk in the intensive group was 12% lower for any endpoint. Patients in the intensive group had more hypoglycaemic episodes than those in the conventional group.',
  ],
  ['what occurred more', 'Paradas cardíacas ocorreram mais no grupo em prona que no grupo em supino', EXCEPT],
  [
    'rarer beside two shares',
    'A hipoglicemia grave foi mais rara no controle glicêmico intensivo',
    'Severe hypoglycemia was reported in 6.8% of patients in the intensive-control group and 0.5% in the conventional-control group (P<0.001).',
  ],
  [
    'a proportion of patients with something',
    'Hipotensão foi menos frequente com LCZ696 do que com enalapril',
    'The LCZ696 group had higher proportions of patients with hypotension but lower proportions with cough than the enalapril group.',
  ],
  [
    'more numerous',
    'Episódios de hipoglicemia foram mais numerosos no grupo convencional',
    'Patients in the intensive group had more hypoglycaemic episodes than those in the conventional group.',
  ],
  [
    'speed',
    'A canagliflozina acelerou a progressão para doença renal terminal',
    'A canagliflozina retardou a progressão para doença renal terminal.',
  ],
  [
    'a longer stay',
    'A internação foi mais longa no grupo dexametasona do que no cuidado usual',
    'Patients in the dexamethasone group had a shorter duration of hospitalization than those in usual care.',
  ],
  [
    'a benefit for those who do not',
    'Houve benefício da dexametasona entre os que não recebiam suporte respiratório',
    'A dexametasona reduziu a mortalidade em ventilação mecânica. Não houve benefício entre os que não recebiam suporte respiratório.',
  ],
  [
    'a fall within a credible interval',
    'A ivermectina resultou em menor incidência de internação (RR 0,90; 14,7 % vs 16,3 %)',
    'Hospital admission occurred in 14.7% of the ivermectin group and 16.3% of the placebo group (relative risk, 0.90; 95% Bayesian credible interval, 0.70 to 1.16).',
  ],
  [
    'a verb for getting worse',
    'A monitorização residencial piora a adesão ao tratamento',
    'A monitorização residencial melhora a adesão ao tratamento.',
  ],
  [
    'the other medicine of the title',
    'A dispneia foi mais comum no grupo clopidogrel',
    'Ticagrelor versus Clopidogrel in Acute Coronary Syndromes ‖ Dyspnea was more common in the ticagrelor group.',
  ],
  [
    'a fall for those who do not need',
    'Quem não precisava de suporte respiratório também teve redução de mortalidade com o corticoide',
    'Mortality was lower with dexamethasone among patients receiving ventilation, but not among those who were receiving no respiratory support.',
  ],
  [
    'a name in capitals',
    'A rosuvastatina levou ao aumento do MACE',
    'Major adverse cardiovascular events occurred in 0.77 events per 100 patient-years of the rosuvastatin group and in 1.36 of the placebo group (hazard ratio: 0.56 [95% CI 0.46–0.69]).',
  ],
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
  [
    'a medicine that increases a risk',
    'Prefira dipirona; AAS e AINE aumentam o risco',
    'Group C 10 mL/kg in the first hour; no salicylates or NSAIDs',
  ],
  [
    'what but not denies',
    'Síncope e lesão renal aguda foram mais frequentes no braço intensivo, mas não as quedas com lesão',
    'Rates of syncope and acute kidney injury, but not of injurious falls, were higher in the intensive-treatment group.',
  ],
  [
    'a target to avoid',
    'Evite glicemia-alvo de 81–108 mg/dL na UTI, pois a mortalidade aumenta',
    'Adults were assigned to intensive glucose control, with a target of 81 to 108 mg per deciliter. Of the intensive-control group 27.5% had died (odds ratio for death with intensive control, 1.14; 95% CI, 1.02 to 1.28).',
  ],
  [
    'the greatest fall',
    'Se a prioridade for glicada, a tirzepatida 15 mg teve a maior queda (−2,30 pontos)',
    DOSES,
  ],
  [
    'a composite of three points',
    'O composto de três pontos ocorreu em 10,5 % contra 12,1 %',
    'The composite outcome occurred in 10.5% with empagliflozin and 12.1% with placebo.',
  ],
  [
    'a benefit alike in two groups',
    'O DAPA-CKD mostrou benefício semelhante com ou sem DM2',
    'Doença renal terminal ou morte renal ocorreu em 9,2% do grupo dapagliflozina e em 14,5% do grupo placebo (HR 0,61; IC 95% 0,51-0,72). O benefício foi semelhante com e sem diabetes tipo 2.',
  ],
  [
    'a value of borderline significance',
    'O efeito sobre infarto ficou no limite, com p = 0,052',
    'A redução do infarto não alcançou significância estatística (p = 0,052).',
  ],
  [
    'a greater effect behind the value',
    'A morte por sangramento caiu de 1,9 % para 1,5 %, com efeito maior nas primeiras 3 horas',
    'n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69',
  ],
  [
    'advice not to recruit',
    'Não se deve recrutar de rotina na SDRA moderada a grave',
    'O estudo, com pacientes com SDRA moderada a grave, mostrou maior mortalidade com recrutamento alveolar. Não se recomenda o uso rotineiro de manobras de recrutamento.',
  ],
  [
    'a lower threshold',
    'Em casa o corte é mais baixo: 130/80 mmHg',
    'Out-of-office thresholds are lower: ≥130/80 mm Hg on home monitoring.',
  ],
  [
    'never by another weight',
    'Ajustar o volume pelo peso predito, nunca pelo peso real',
    'O peso predito é calculado pela altura e pelo sexo, e não pelo peso real.',
  ],
  [
    'no more of something',
    'AAS reduz reinfarto sem provocar mais hemorragia cerebral',
    'O AAS reduziu o reinfarto não fatal sem aumentar a hemorragia cerebral.',
  ],
  [
    'what one remembers',
    'Vale lembrar que a mortalidade total não diferiu entre empagliflozina e placebo',
    'A empagliflozina reduziu o composto de morte cardiovascular ou hospitalização em relação ao placebo. A mortalidade por todas as causas não diferiu entre os grupos.',
  ],
  [
    'breastfeeding favoured',
    'O contato imediato favoreceu o aleitamento entre 1 e 4 meses (RR 1,24)',
    'Immediate contact increased breastfeeding at 1 to 4 months (RR 1.24, 95% CI 1.07 to 1.43).',
  ],
  [
    'survival without progression',
    'O daratumibe elevou a sobrevida livre de progressão mediana de 7,1 para 16,7 meses',
    'n=498: median progression-free survival 16.7 months daratumib vs 7.1 months bortezomib, HR 0.31 (0.25-0.40)',
  ],
  [
    'side effects',
    'Efeitos colaterais foram relatados por 24 % das mulheres em uso de magnésio, contra 5 % no placebo',
    'For women randomised before delivery, there was no clear difference in the risk of death (12.7% vs 12.4%). 24% of women on magnesium reported side-effects versus 5% of those on placebo.',
  ],
  [
    'those among whom it was not lower',
    'A mortalidade não foi menor com dexametasona entre pacientes sem suporte respiratório',
    'The incidence of death was lower in the dexamethasone group among those receiving oxygen but not among those who were receiving no respiratory support.',
  ],
  [
    'related or not',
    'Adiar a TARV resultou em mais eventos graves, relacionados ou não à aids',
    'Iniciar a TARV imediatamente reduziu eventos graves relacionados e não relacionados à aids em comparação com o início adiado.',
  ],
  [
    'a fall that is no reason',
    'A queda da TFGe ao iniciar o inibidor em geral não é motivo para suspender o tratamento',
    'A reversible decrease in eGFR on initiation of the inhibitor is generally not an indication to discontinue therapy.',
  ],
  [
    'advice against',
    'A diretriz recomenda contra o qSOFA como instrumento único de rastreio',
    'Para adultos com sepse, recomenda-se não usar qSOFA como ferramenta única de rastreio.',
  ],
  [
    'no difference in another outcome',
    'A hemorragia intracraniana foi mais frequente com rt-PA (6,4 % vs 0,6 %), sem diferença significativa na mortalidade em 90 dias',
    'n=624: symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30',
  ],
  [
    'a chance of no disability',
    'O alteplase aumentou a chance de incapacidade mínima ou ausente',
    'As compared with placebo, patients treated with t-PA were more likely to have minimal or no disability.',
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
