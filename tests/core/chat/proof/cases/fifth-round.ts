import type { HandCase } from '../case.ts';

/** Passages in the style of journals, guidelines and package inserts. The trials are invented. */
const ANALYSES =
  '"In the intention-to-treat population, treatment failure occurred in 12.4% of the short-course group and in 8.8% of the standard group (risk difference, 3.6 percentage points; 95% CI, 0.4 to 6.8). In the per-protocol population, the corresponding figures were 9.7% and 7.9%. Nausea was reported by 1 in 8 patients."';
const HEART =
  '"O risco de hospitalização por insuficiência cardíaca foi 25% menor com o medicamento (HR 0,75; IC 95% 0,65–0,86; p < 0,001). A mortalidade total não diferiu entre os grupos (HR 0,97; IC 95% 0,88–1,07). O tratamento não causou hipoglicemia, mas aumentou a candidíase genital (3,1% vs 0,8%)."';
const LIPIDS =
  '"Each 38.7 mg/dL (1.0 mmol/L) reduction in LDL cholesterol with statin therapy lowered major vascular events by 22% (rate ratio, 0.78; 95% CI, 0.76 to 0.80), with no increase in cancer. Target LDL cholesterol is below 55 mg/dL (1.4 mmol/L) in very-high-risk patients."';
const SHARE =
  '"Cerca de 1 em cada 4 adultos brasileiros tem hipertensão arterial, e dois terços deles não alcançam a meta de pressão. A prevalência é de 60% acima dos 60 anos."';
const DATES =
  '"Between March 12, 2018, and June 30, 2021, a total of 1204 patients at 38 sites in six countries were enrolled. The median follow-up was 2.6 years (interquartile range, 1.9 to 3.4)."';
const LEAFLET =
  '"Adultos: dose inicial de 5 mg por via oral uma vez ao dia; se necessário, aumentar para 10 mg após duas semanas. Dose máxima: 20 mg/dia. Idosos com 80 anos ou mais: 2,5 mg duas vezes ao dia. Não usar na gravidez nem com TFGe abaixo de 15 mL/min/1,73 m². Não é necessário ajuste de dose na insuficiência hepática leve."';
const ELDERLY =
  '"Three hundred twelve adults 75 years of age or older underwent randomization. At 12 months, hip fracture had occurred in 14 of 156 patients (9.0%) assigned to exercise and in 26 of 156 (16.7%) assigned to usual care (odds ratio, 0.49; 95% CI, 0.25 to 0.98; P=0.04; number needed to treat, 13). Falls were not reduced."';
const ANTICOAG =
  '"Rivaroxaban was noninferior to warfarin for the prevention of stroke or systemic embolism (1.7% vs. 2.2% per year; hazard ratio, 0.79; 95% CI, 0.66 to 0.96). There was no significant difference in major bleeding (3.6% vs. 3.4% per year; P=0.58), but intracranial hemorrhage was less frequent with rivaroxaban (0.5% vs. 0.7% per year; P=0.02)."';
const VACCINE =
  '"Vaccine efficacy against severe disease was 91.3% (95% CI, 78.9 to 96.4) after two doses given 21 days apart and 64.2% after a single dose. Myocarditis occurred in 2.7 per 100,000 persons. The vaccine is not recommended for children younger than 6 months."';
const KIDNEY =
  '"Creatinina basal de 88,4 µmol/L (1,0 mg/dL). O potássio sérico subiu de 4,2 para 4,6 mEq/L no grupo finerenona e permaneceu inalterado no grupo placebo. Hiperpotassemia ocorreu em 18,3% e 9,0% dos pacientes, respectivamente."';

const numbers: readonly HandCase[] = [
  [
    'true',
    HEART,
    'O medicamento reduziu em 25% a hospitalização por IC (HR 0,75; IC 95% 0,65 a 0,86) [1].',
    'c',
  ],
  ['true', HEART, 'A internação por insuficiência cardíaca caiu 25 % [1].', 'c'],
  ['digit', HEART, 'A internação por insuficiência cardíaca caiu 35 % (HR 0,75) [1].', 'd'],
  ['digit', HEART, 'Houve redução de 25% nas internações por IC (HR 0,57) [1].', 'd'],
  ['bounds', HEART, 'Hospitalização por IC: HR 0,75 (IC 95% 0,86–0,65) [1].', 'd'],
  ['true', HEART, 'Candidíase genital ocorreu em 3,1 % dos tratados e 0,8 % dos controles [1].', 'c'],
  ['decimal', HEART, 'A candidíase genital passou de 0,8% para 31% com o medicamento [1].', 'd'],
  [
    'true',
    LIPIDS,
    'Cada queda de 1 mmol/L no LDL reduz os eventos vasculares maiores em 22 % (RR 0,78) [1].',
    'c',
  ],
  ['true', LIPIDS, 'Em muito alto risco, a meta de LDL é < 55 mg/dL [1].', 'c'],
  ['true', LIPIDS, 'Em muito alto risco, busca-se LDL abaixo de 1,4 mmol/L [1].', 'c'],
  ['unit', LIPIDS, 'Em muito alto risco, a meta de LDL é < 55 mmol/L [1].', 'd'],
  [
    'unit',
    LIPIDS,
    'Cada redução de 38,7 mmol/L no LDL reduziu os eventos vasculares maiores em 22% [1].',
    'd',
  ],
  ['comparator', LIPIDS, 'Em muito alto risco, o LDL deve ficar acima de 55 mg/dL [1].', 'd'],
  ['digit', LIPIDS, 'A meta de LDL em muito alto risco é inferior a 70 mg/dL [1].', 'd'],
  ['true', SHARE, 'Um em cada quatro adultos no Brasil tem hipertensão [1].', 'c'],
  ['true', SHARE, 'A hipertensão atinge cerca de 25% dos adultos brasileiros [1].', 'c'],
  ['digit', SHARE, 'Cerca de 1 em cada 3 adultos brasileiros tem hipertensão arterial [1].', 'd'],
  ['digit', SHARE, 'Um em cada dez adultos brasileiros tem hipertensão arterial [1].', 'd'],
  ['digit', SHARE, 'Acima dos 60 anos, a prevalência de hipertensão é de 40% [1].', 'd'],
  ['comparator', SHARE, 'Abaixo dos 60 anos, a prevalência de hipertensão é de 60% [1].', 'd'],
  [
    'true',
    DATES,
    'Entre março de 2018 e junho de 2021 foram incluídos 1.204 pacientes em 38 centros [1].',
    'c',
  ],
  ['true', DATES, 'O seguimento mediano foi de 2,6 anos (intervalo interquartil 1,9–3,4) [1].', 'c'],
  ['digit', DATES, 'O seguimento mediano foi de 3,6 anos [1].', 'd'],
  ['unit', DATES, 'O seguimento mediano foi de 2,6 meses [1].', 'd'],
  ['digit', DATES, 'Foram incluídos 1.402 pacientes em 38 centros [1].', 'd'],
  ['digit', DATES, 'O recrutamento começou em março de 2016 [1].', 'd'],
  ['digit', DATES, 'O estudo envolveu 83 centros em seis países [1].', 'd'],
  ['true', LEAFLET, 'Comece com cinco miligramas uma vez por dia e não passe de 20 mg ao dia [1].', 'c'],
  ['true', LEAFLET, 'In adults, start with 5 mg once daily; the maximum dose is 20 mg per day [1].', 'c'],
  ['true', LEAFLET, 'A partir dos 80 anos, usar 2,5 mg de 12/12 h [1].', 'c'],
  ['decimal', LEAFLET, 'Idosos com 80 anos ou mais devem receber 25 mg duas vezes ao dia [1].', 'd'],
  ['unit', LEAFLET, 'A dose inicial no adulto é de 5 g por via oral uma vez ao dia [1].', 'd'],
  ['digit', LEAFLET, 'A dose máxima é de 40 mg/dia [1].', 'd'],
  ['unit', LEAFLET, 'A dose pode ser aumentada para 10 mg após duas horas [1].', 'd'],
  ['comparator', LEAFLET, 'Não usar com TFGe acima de 15 mL/min/1,73 m² [1].', 'd'],
  ['digit', LEAFLET, 'Não usar com TFGe < 30 mL/min/1,73 m² [1].', 'd'],
  [
    'true',
    ELDERLY,
    'Entre 312 adultos de 75 anos ou mais, houve fratura de quadril em 9,0% com exercício e em 16,7% com o cuidado habitual (OR 0,49; NNT 13) [1].',
    'c',
  ],
  ['digit', ELDERLY, 'É preciso tratar 31 idosos (NNT 31) para evitar uma fratura de quadril [1].', 'd'],
  ['digit', ELDERLY, 'Houve 41 fraturas de quadril entre 156 pacientes do grupo exercício [1].', 'd'],
  ['label', ELDERLY, 'Fratura de quadril: HR 0,49 (IC 95% 0,25–0,98) [1].', 'd'],
  ['digit', ELDERLY, 'O benefício não foi ao acaso (p = 0,004) [1].', 'd'],
  ['digit', ELDERLY, 'O estudo incluiu adultos de 65 anos ou mais [1].', 'd'],
  ['level', ELDERLY, 'Fratura de quadril: OR 0,49 (IC 90% 0,25–0,98) [1].', 'd'],
  [
    'true',
    VACCINE,
    'Com duas doses, separadas por três semanas, a eficácia contra doença grave foi de 91,3% (IC 95% 78,9–96,4) [1].',
    'c',
  ],
  ['digit', VACCINE, 'A eficácia contra doença grave foi de 93,1% após duas doses [1].', 'd'],
  ['unit', VACCINE, 'Miocardite ocorreu em 2,7% das pessoas vacinadas [1].', 'd'],
  ['unit', VACCINE, 'Miocardite ocorreu em 2,7 por 1.000 pessoas [1].', 'd'],
  ['true', VACCINE, 'Miocardite foi rara: 27 casos por milhão de pessoas [1].', 'c'],
  ['digit', VACCINE, 'As duas doses são aplicadas com intervalo de 28 dias [1].', 'd'],
  ['true', KIDNEY, 'O potássio subiu de 4,2 para 4,6 mmol/L com finerenona [1].', 'c'],
  ['true', KIDNEY, 'At baseline, creatinine was 1.0 mg/dL [1].', 'c'],
  ['unit', KIDNEY, 'A creatinina basal era de 88,4 mg/dL [1].', 'd'],
  ['digit', KIDNEY, 'Com finerenona o potássio subiu de 4,2 para 6,4 mEq/L [1].', 'd'],
];

const statements: readonly HandCase[] = [
  [
    'arms',
    ANALYSES,
    'Na análise por intenção de tratar, a falha foi de 9,7% no curso curto e 7,9% no padrão [1].',
    'd',
  ],
  [
    'true',
    ANALYSES,
    'Na análise por protocolo, a falha foi de 9,7% com o curso curto e 7,9% com o padrão [1].',
    'c',
  ],
  [
    'arms',
    ANALYSES,
    'Na população por intenção de tratar, a falha ocorreu em 8,8% com o curso curto e em 12,4% com o padrão [1].',
    'd',
  ],
  ['true', ANALYSES, 'Náusea foi relatada por 12,5% dos pacientes [1].', 'c'],
  [
    'direction',
    ANALYSES,
    'A falha do tratamento foi menos frequente com o curso curto do que com o padrão [1].',
    'd',
  ],
  ['direction', HEART, 'O medicamento aumentou as hospitalizações por insuficiência cardíaca [1].', 'd'],
  ['direction', HEART, 'O medicamento reduziu a mortalidade total [1].', 'd'],
  [
    'true',
    HEART,
    'Não houve diferença de mortalidade total, embora as internações por IC tenham caído [1].',
    'c',
  ],
  ['negation', HEART, 'O tratamento não reduziu as hospitalizações por IC [1].', 'd'],
  ['negation', HEART, 'O medicamento causou hipoglicemia [1].', 'd'],
  [
    'true',
    HEART,
    'Embora não tenha causado hipoglicemia, o tratamento aumentou a candidíase genital [1].',
    'c',
  ],
  ['direction', HEART, 'O medicamento diminuiu a candidíase genital [1].', 'd'],
  ['arms', HEART, 'Candidíase genital ocorreu em 0,8% com o medicamento e 3,1% com placebo [1].', 'd'],
  ['direction', LIPIDS, 'As estatinas aumentaram a incidência de câncer [1].', 'd'],
  ['true', LIPIDS, 'As estatinas não aumentaram o câncer [1].', 'c'],
  ['direction', ELDERLY, 'O exercício reduziu as quedas [1].', 'd'],
  ['true', ELDERLY, 'O exercício reduziu as fraturas de quadril, mas não as quedas [1].', 'c'],
  [
    'arms',
    ELDERLY,
    'Houve fratura de quadril em 16,7% do grupo exercício e em 9,0% do grupo de cuidado habitual [1].',
    'd',
  ],
  [
    'true',
    ANTICOAG,
    'A rivaroxabana causou menos hemorragia intracraniana do que a varfarina (0,5% vs 0,7% ao ano) [1].',
    'c',
  ],
  ['direction', ANTICOAG, 'A hemorragia intracraniana foi mais frequente com rivaroxabana [1].', 'd'],
  ['direction', ANTICOAG, 'A rivaroxabana reduziu significativamente o sangramento maior [1].', 'd'],
  ['arms', ANTICOAG, 'AVC ou embolia sistêmica: 2,2% ao ano com rivaroxabana e 1,7% com varfarina [1].', 'd'],
  [
    'true',
    ANTICOAG,
    'O sangramento maior foi semelhante entre os grupos (3,6% vs 3,4% ao ano; p = 0,58) [1].',
    'c',
  ],
  [
    'drug',
    ANTICOAG,
    'A apixabana foi não inferior à varfarina na prevenção de AVC ou embolia sistêmica (HR 0,79) [1].',
    'd',
  ],
  ['negation', VACCINE, 'A vacina é recomendada para crianças menores de 6 meses [1].', 'd'],
  ['true', VACCINE, 'Não se recomenda a vacina para menores de 6 meses [1].', 'c'],
  [
    'arms',
    VACCINE,
    'Uma única dose teve eficácia de 91,3% contra doença grave, e duas doses, de 64,2% [1].',
    'd',
  ],
  ['negation', LEAFLET, 'Pode ser usado na gravidez [1].', 'd'],
  ['negation', LEAFLET, 'É necessário ajuste de dose na insuficiência hepática leve [1].', 'd'],
  ['true', LEAFLET, 'Está contraindicado na gestação [1].', 'c'],
  ['direction', KIDNEY, 'O potássio sérico caiu no grupo finerenona [1].', 'd'],
  ['arms', KIDNEY, 'Hiperpotassemia ocorreu em 9,0% com finerenona e 18,3% com placebo [1].', 'd'],
  ['true', KIDNEY, 'Hiperpotassemia foi mais comum com finerenona (18,3% vs 9,0%) [1].', 'c'],
];

const forms: readonly HandCase[] = [
  [
    'true',
    `${HEART} + ${ELDERLY}`,
    'O medicamento reduziu internações por IC (HR 0,75), e o exercício, fraturas de quadril (OR 0,49) [1][2].',
    'c',
  ],
  [
    'digit',
    `${HEART} + ${ELDERLY}`,
    'O medicamento reduziu internações por IC (HR 0,75), e o exercício, fraturas de quadril (OR 0,94) [1][2].',
    'd',
  ],
  [
    'wrong-reference',
    `${HEART} + ${ELDERLY}`,
    'O exercício reduziu as fraturas de quadril (OR 0,49; IC 95% 0,25–0,98) [1].',
    'd',
  ],
  [
    'wrong-reference',
    `${ANTICOAG} + ${LIPIDS}`,
    'Estatinas reduzem eventos vasculares maiores em 22 % (RR 0,78) [1].',
    'd',
  ],
  [
    'number-of-another',
    `${ANTICOAG} + ${HEART}`,
    'A rivaroxabana preveniu AVC ou embolia sistêmica (HR 0,75; IC 95% 0,65–0,86) [1].',
    'd',
  ],
  [
    'true',
    `${VACCINE} + ${DATES}`,
    '- Eficácia contra doença grave: 91,3 % [1]\n- Pacientes incluídos: 1.204 [2]',
    'cc',
  ],
  [
    'digit',
    `${VACCINE} + ${DATES}`,
    '- Eficácia contra doença grave: 97,3 % [1]\n- Pacientes incluídos: 1.204 [2]',
    'dc',
  ],
  [
    'true',
    ANTICOAG,
    '| Desfecho | Rivaroxabana | Varfarina |\n| --- | --- | --- |\n| AVC ou embolia sistêmica [1] | 1,7% ao ano | 2,2% ao ano |',
    'cc',
  ],
  [
    'digit',
    ANTICOAG,
    '| Desfecho | Rivaroxabana | Varfarina |\n| --- | --- | --- |\n| Sangramento maior [1] | 6,3% ao ano | 3,4% ao ano |',
    'dc',
  ],
  [
    'true',
    'SPRINT.prose',
    'O alvo intensivo (< 120 mmHg) reduziu o desfecho primário de 2,19% para 1,65% ao ano [1].',
    'c',
  ],
  ['comparator', 'SPRINT.prose', 'O alvo intensivo foi de PA sistólica > 120 mmHg [1].', 'd'],
  [
    'true',
    'RECOVERY.prose',
    'Nos ventilados, a morte caiu de 41,4% com o cuidado usual para 29,3% com dexametasona [1].',
    'c',
  ],
  [
    'arms',
    'RECOVERY.prose',
    'Nos ventilados, morreram 41,4% com dexametasona e 29,3% com o cuidado usual [1].',
    'd',
  ],
  [
    'true',
    'ART.prose',
    'O recrutamento com PEEP titulada aumentou a mortalidade em 28 dias (55,3% contra 49,3%) [1].',
    'c',
  ],
  ['direction', 'ART.prose', 'O recrutamento com PEEP titulada reduziu a mortalidade em 28 dias [1].', 'd'],
  [
    'number-of-another',
    'PLATO.prose + FOURIER.en',
    'O ticagrelor reduziu morte vascular, infarto ou AVC (HR 0,85; IC 95% 0,79–0,92) [1].',
    'd',
  ],
  ['true', 'DBHA 2025.prose', 'The treatment goal is a blood pressure below 130/80 mm Hg [1].', 'c'],
  ['comparator', 'DBHA 2025.prose', 'A meta de tratamento é PA ≥ 130/80 mmHg [1].', 'd'],
  [
    'true',
    'SSC 2021.prose',
    'No choque séptico, dar ao menos trinta mL/kg de cristaloide nas primeiras 3 horas [1].',
    'c',
  ],
  ['unit', 'SSC 2021.prose', 'Administrar 30 mL/kg de cristaloide nos primeiros 3 dias [1].', 'd'],
  [
    'true',
    'NICE-SUGAR.prose',
    'O controle intensivo elevou a mortalidade em 90 dias (27,5% × 24,9%; OR 1,14) [1].',
    'c',
  ],
  ['direction', 'HPTN 052.prose', 'A terapia precoce aumentou em 96% a transmissão [1].', 'd'],
  [
    'true',
    'Magpie.prose',
    'O sulfato de magnésio reduziu a eclâmpsia em 58%, sem diferença significativa de morte materna [1].',
    'c',
  ],
  ['direction', 'Magpie.prose', 'O sulfato de magnésio reduziu significativamente a morte materna [1].', 'd'],
];

/** Adversarial cases from before the engine was made smaller. */
export const fifthRound: readonly HandCase[] = [...numbers, ...statements, ...forms];
