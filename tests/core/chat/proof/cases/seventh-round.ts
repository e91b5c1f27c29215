import type { HandCase } from '../case.ts';

/** Invented passages in other fields, and answers as an assistant writes them. */
const SICKLE =
  '"BACKGROUND: Hydroxyurea prevents crises in adults with sickle cell anemia. METHODS: 635 African children aged 1 to 10 years received hydroxyurea at a starting dose of 17.5 to 20.0 mg per kilogram per day. RESULTS: At a median follow-up of 30 months, the incidence of vaso-occlusive pain was 44.6 events per 100 patient-years, as compared with 98.3 events per 100 patient-years before treatment (incidence rate ratio, 0.45; 95% CI, 0.37 to 0.56). Malaria fell from 46.9 to 22.9 events per 100 patient-years. Mortality was 1.1 deaths per 100 patient-years, as compared with 3.6 before treatment. Dose-limiting toxic effects occurred in 5.1% of the participants."';
const GOUT =
  '"O febuxostate foi não inferior ao alopurinol quanto ao desfecho cardiovascular composto (10,8% vs 10,4%; HR 1,03; limite superior do IC 98,5% unilateral 1,23). A mortalidade por todas as causas foi maior com febuxostate (HR 1,22; IC 95% 1,01–1,47), assim como a cardiovascular (HR 1,34; IC 95% 1,03–1,73). Foram randomizados 6.190 pacientes, acompanhados por mediana de 32 meses; 56,6% interromperam o tratamento."';
const SNAKE =
  '"Acidente botrópico leve: 3 ampolas de soro antibotrópico; moderado: 6 ampolas; grave: 12 ampolas, por via intravenosa, em 20 a 60 minutos. O soro deve ser administrado nas primeiras 6 horas após a picada. O torniquete é contraindicado. A dose não depende do peso do paciente."';
const MIGRAINE =
  '"Erenumab 70 mg monthly reduced migraine days by 3.2 per month and 140 mg by 3.7, as compared with 1.8 with placebo (P<0.001 for each dose vs. placebo). A reduction of 50% or more was achieved by 43.3% of patients in the 70-mg group, 50.0% in the 140-mg group and 26.6% in the placebo group. Adverse events were similar across groups. Mean age was 40.9 years; 85.2% were women."';
const TB =
  '"Shorter regimen: 2 months of isoniazid, rifapentine, moxifloxacin and pyrazinamide followed by 2 months of isoniazid, rifapentine and moxifloxacin (4 months in total) was noninferior to the standard 6-month regimen; unfavorable outcomes occurred in 15.5% versus 14.6% (difference, 1.0 percentage point; 95% CI, −2.6 to 4.5). Grade 3 or higher adverse events occurred in 18.8% versus 19.3%."';
const HIV =
  '"A profilaxia pré-exposição oral com tenofovir e entricitabina reduziu a incidência de HIV em 44% (IC 95% 15 a 63; p=0,005) entre 2.499 homens que fazem sexo com homens. Náuseas foram mais frequentes no grupo ativo (2% vs < 1%; p=0,04). Não houve diferença na elevação de creatinina (2% vs 1%; p=0,08)."';
const TRANSFUSION =
  '"Among 921 patients with severe acute upper gastrointestinal bleeding, a restrictive transfusion threshold (hemoglobin <7 g/dL) was compared with a liberal threshold (<9 g/dL). Survival at 6 weeks was higher in the restrictive-strategy group (95% vs. 91%; hazard ratio for death, 0.55; 95% CI, 0.33 to 0.92; P=0.02). Further bleeding occurred in 10% vs 16% (P=0.01). 51% of patients in the restrictive group did not receive transfusions, as compared with 14% in the liberal group."';
const ASTHMA =
  '"In adults with mild asthma, as-needed budesonide–formoterol (200 μg–6 μg) reduced severe exacerbations by 64% versus as-needed terbutaline (annual rate, 0.07 vs. 0.20; rate ratio, 0.36; 95% CI, 0.27 to 0.49) and was noninferior to budesonide maintenance (0.07 vs 0.09). Symptom control was worse than with maintenance budesonide. The median daily dose of inhaled glucocorticoid was lower (57 μg vs 340 μg)."';

export const seventhRound: readonly HandCase[] = [
  [
    'true',
    SICKLE,
    'A hidroxiureia reduziu as crises dolorosas vaso-oclusivas de 98,3 para 44,6 eventos por 100 pacientes-ano (razão de taxas 0,45) [1].',
    'c',
  ],
  ['digit', SICKLE, 'A dor vaso-oclusiva caiu para 46,4 eventos por 100 pacientes-ano [1].', 'd'],
  [
    'true',
    SICKLE,
    'Crianças de 1 a 10 anos receberam dose inicial de 17,5 a 20 mg/kg/dia de hidroxiureia [1].',
    'c',
  ],
  ['unit', SICKLE, 'A dose inicial foi de 17,5 a 20 mcg/kg/dia [1].', 'd'],
  ['unit', SICKLE, 'O seguimento mediano foi de 30 anos [1].', 'd'],
  ['direction', SICKLE, 'A malária aumentou com a hidroxiureia [1].', 'd'],
  ['true', SICKLE, 'A mortalidade passou de 3,6 para 1,1 por 100 pacientes-ano [1].', 'c'],
  ['digit', SICKLE, 'Toxicidade limitante da dose ocorreu em 1,5% dos participantes [1].', 'd'],
  [
    'true',
    GOUT,
    'Febuxostat was noninferior to allopurinol for the composite cardiovascular outcome (HR 1.03), but all-cause mortality was higher (HR 1.22; 95% CI 1.01 to 1.47) [1].',
    'c',
  ],
  ['direction', GOUT, 'A mortalidade por todas as causas foi menor com febuxostate [1].', 'd'],
  ['digit', GOUT, 'A mortalidade cardiovascular foi maior (HR 1,43; IC 95% 1,03–1,73) [1].', 'd'],
  [
    'number-of-other-outcome',
    GOUT,
    'A mortalidade cardiovascular foi maior com febuxostate (HR 1,22) [1].',
    'd',
  ],
  ['true', GOUT, 'Mais da metade (56,6%) interrompeu o tratamento [1].', 'c'],
  ['digit', GOUT, 'Foram incluídos 6.910 pacientes [1].', 'd'],
  ['true', SNAKE, 'No acidente botrópico moderado, administrar seis ampolas de soro por via EV [1].', 'c'],
  ['digit', SNAKE, 'No acidente botrópico grave, administrar 8 ampolas de soro [1].', 'd'],
  ['digit', SNAKE, 'O soro deve ser dado nas primeiras 12 horas após a picada [1].', 'd'],
  ['negation', SNAKE, 'A dose depende do peso do paciente [1].', 'd'],
  ['true', SNAKE, 'Não se deve usar torniquete [1].', 'c'],
  ['negation', SNAKE, 'Recomenda-se o uso de torniquete [1].', 'd'],
  ['true', MIGRAINE, 'Com 140 mg, metade dos pacientes teve redução de ao menos 50% [1].', 'c'],
  ['digit', MIGRAINE, 'Erenumabe 70 mg por mês reduziu os dias de enxaqueca em 2,3 por mês [1].', 'd'],
  [
    'arms',
    MIGRAINE,
    'A resposta de 50% ocorreu em 26,6% com erenumabe 70 mg e em 43,3% com placebo [1].',
    'd',
  ],
  ['direction', MIGRAINE, 'Os eventos adversos foram mais frequentes com erenumabe [1].', 'd'],
  ['true', MIGRAINE, 'A idade média era de 40,9 anos e 85,2% eram mulheres [1].', 'c'],
  ['comparator', MIGRAINE, 'Redução de menos de 50% foi obtida por 43,3% dos pacientes com 70 mg [1].', 'd'],
  [
    'true',
    TB,
    'O esquema de quatro meses foi não inferior ao de seis (desfecho desfavorável em 15,5% contra 14,6%) [1].',
    'c',
  ],
  ['digit', TB, 'A diferença entre os esquemas foi de 10 pontos percentuais (IC 95% −2,6 a 4,5) [1].', 'd'],
  ['negation', TB, 'O esquema curto não foi não inferior ao padrão, com 15,5% versus 41,6% [1].', 'd'],
  ['true', HIV, 'A PrEP oral reduziu em 44% a incidência de HIV em 2.499 HSH (IC 95% 15–63) [1].', 'c'],
  ['digit', HIV, 'A PrEP oral reduziu em 54% a incidência de HIV [1].', 'd'],
  ['direction', HIV, 'A PrEP oral aumentou a incidência de HIV [1].', 'd'],
  ['direction', HIV, 'Houve mais elevação de creatinina com a PrEP [1].', 'd'],
  [
    'true',
    HIV,
    'Náusea foi mais comum com a PrEP (p = 0,04), sem diferença na creatinina (p = 0,08) [1].',
    'c',
  ],
  [
    'true',
    TRANSFUSION,
    'O limiar restritivo (Hb < 7 g/dL) melhorou a sobrevida em 6 semanas (95% vs 91%; HR de morte 0,55) [1].',
    'c',
  ],
  ['direction', TRANSFUSION, 'A estratégia restritiva reduziu a sobrevida em 6 semanas [1].', 'd'],
  ['unit', TRANSFUSION, 'O limiar restritivo foi de hemoglobina < 7 mg/dL [1].', 'd'],
  ['digit', TRANSFUSION, 'O limiar liberal foi de hemoglobina < 8 g/dL [1].', 'd'],
  ['arms', TRANSFUSION, 'Não receberam transfusão 14% no grupo restritivo e 51% no liberal [1].', 'd'],
  ['true', TRANSFUSION, 'O ressangramento foi menor com a estratégia restritiva (10% contra 16%) [1].', 'c'],
  [
    'true',
    ASTHMA,
    'Budesonida-formoterol sob demanda reduziu exacerbações graves em 64% frente à terbutalina (RR 0,36) [1].',
    'c',
  ],
  ['digit', ASTHMA, 'A taxa anual foi de 0,07 contra 0,02 com terbutalina [1].', 'd'],
  ['direction', ASTHMA, 'O controle de sintomas foi melhor do que com budesonida de manutenção [1].', 'd'],
  ['true', ASTHMA, 'A dose diária mediana de corticoide inalado foi menor (57 µg contra 340 µg) [1].', 'c'],
  ['unit', ASTHMA, 'A dose diária mediana de corticoide inalado foi de 57 mg [1].', 'd'],
  [
    'wrong-reference',
    `${GOUT} + ${TB}`,
    'O esquema de quatro meses teve desfecho desfavorável em 15,5% contra 14,6% [1].',
    'd',
  ],
  [
    'wrong-reference',
    `${ASTHMA} + ${TRANSFUSION}`,
    'O limiar restritivo melhorou a sobrevida (95% vs 91%; HR 0,55) [1].',
    'd',
  ],
  ['number-of-another', `${HIV} + ${MIGRAINE}`, 'A PrEP oral reduziu a incidência de HIV em 43,3% [1].', 'd'],
];
