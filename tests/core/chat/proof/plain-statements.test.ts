import { checkCitations } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

const verdictOf = (answer: string, passage: string) =>
  checkCitations({
    text: `${answer} [search_1].`,
    references: [{ id: 'search_1', title: 'Nota', text: `${passage} This passage was written for a test.` }],
  }).sentences[0]?.verdict;

/** Short sentences that say the opposite of their passage. Of all 80, 45 were caught before the fixes that followed. */
const CONTRADICTED: readonly (readonly [answer: string, passage: string])[] = [
  [
    'Houve menos infecções no grupo intervenção',
    'There were more infections in the intervention group than in the control group.',
  ],
  [
    'O consumo de café foi associado a maior risco de diabetes',
    'Coffee consumption was associated with a lower risk of diabetes.',
  ],
  [
    'A USPSTF não recomenda o rastreamento do câncer colorretal em adultos de 45 a 75 anos',
    'The USPSTF recommends screening for colorectal cancer in all adults aged 45 to 75 years.',
  ],
  [
    'O uso na gestação não é contraindicado',
    'Use of the drug in pregnancy is contraindicated because of fetal toxicity.',
  ],
  [
    'O uso na gestação é contraindicado',
    'Use of the drug in pregnancy is not contraindicated in any trimester.',
  ],
  [
    'Não se deve suspender a anticoagulação antes do procedimento',
    'Anticoagulation should be stopped before the procedure in all patients.',
  ],
  [
    'Deve-se suspender a anticoagulação antes do procedimento',
    'Anticoagulation should not be stopped before the procedure in most patients.',
  ],
  [
    'A dapagliflozina não reduziu a hospitalização por insuficiência cardíaca',
    'Dapagliflozin reduced hospitalization for heart failure compared with placebo.',
  ],
  ['Em mulheres, o tratamento reduziu o risco de AVC', 'In men, treatment reduced the risk of stroke.'],
  ['O fármaco é seguro em gestantes', 'The drug is not safe in pregnant women and should be avoided.'],
  ['O teste não é necessário antes da alta', 'The test is required before discharge in all patients.'],
  [
    'O tratamento é indicado para crianças de 6 a 11 anos',
    'The treatment is indicated for adults aged 18 years or older.',
  ],
  [
    'A aspirina foi associada a menos sangramentos',
    'Aspirin was associated with more bleeding events than placebo.',
  ],
  ['A estatina foi superior ao placebo', 'The statin was not superior to placebo for the primary outcome.'],
  [
    'Não houve associação entre o uso de IBP e demência',
    'PPI use was associated with an increased risk of dementia.',
  ],
  ['O aleitamento não protege contra otite', 'Breastfeeding protects against otitis media in infants.'],
  ['O HR foi de 0,75', 'The odds ratio was 0.75 (95% CI 0.60 to 0.92) for the outcome.'],
  [
    'A metformina não é a primeira escolha no diabetes tipo 2',
    'Metformin is the first choice in type 2 diabetes for most patients.',
  ],
  ['O metotrexato não é o tratamento de primeira linha', 'Methotrexate is the first-line treatment.'],
  ['A ceftriaxona não é o antibiótico de primeira escolha', 'Ceftriaxone is the first-line antibiotic.'],
  [
    'A dexametasona reduziu a mortalidade em 28 dias em crianças',
    'Dexamethasone reduced 28-day mortality in adults receiving mechanical ventilation.',
  ],
  [
    'A dexametasona reduziu a mortalidade em crianças',
    'Dexamethasone reduced mortality in adults receiving mechanical ventilation.',
  ],
  ['Em crianças, a dexametasona reduziu a mortalidade', 'In adults, dexamethasone reduced mortality.'],
  [
    'Em adultos, o oseltamivir encurtou os sintomas em 1 dia',
    'In children, oseltamivir shortened symptoms by 1 day.',
  ],
  ['Houve menos sangramentos com apixabana', 'There was more bleeding with apixaban than with warfarin.'],
  ['O exame não detecta a doença precoce', 'The test detects early disease in most patients.'],
  ['O antibiótico não deve ser usado em gestantes', 'The antibiotic may be used in pregnant women.'],
  ['A vacina não previne hospitalização', 'The vaccine prevents hospitalization in older adults.'],
  ['A dose não precisa de ajuste na insuficiência renal', 'The dose must be adjusted in renal impairment.'],
  ['A dose deve ser ajustada na insuficiência renal', 'No dose adjustment is needed in renal impairment.'],
  [
    'Não é necessário ajustar a dose na insuficiência hepática',
    'The dose should be adjusted in hepatic impairment.',
  ],
  ['Não há necessidade de jejum', 'Fasting is required before the test.'],
  ['A cirurgia não melhorou a dor', 'Surgery improved pain compared with usual care.'],
  ['A cirurgia piorou a dor', 'Surgery improved pain compared with usual care.'],
  ['A profilaxia é ineficaz', 'Prophylaxis is effective in preventing recurrence.'],
  ['A profilaxia não é eficaz', 'Prophylaxis is effective in preventing recurrence.'],
  [
    'A profilaxia é eficaz na prevenção de recorrência',
    'Prophylaxis was ineffective in preventing recurrence.',
  ],
  ['O risco é maior em jovens', 'The risk was lower in young patients than in the elderly.'],
  ['A vitamina D não é recomendada em idosos', 'Vitamin D is recommended in older adults.'],
  [
    'A antibioticoprofilaxia é recomendada antes do procedimento',
    'Antibiotic prophylaxis is not recommended before the procedure.',
  ],
  [
    'A colchicina está contraindicada na insuficiência renal grave',
    'Colchicine can be used safely in severe renal failure.',
  ],
  [
    'A anticoagulação está indicada na fibrilação atrial com CHA2DS2-VASc 0',
    'Anticoagulation is not indicated in patients with CHA2DS2-VASc of 0.',
  ],
  ['A droga prolongou o intervalo QT', 'The drug did not prolong the QT interval.'],
  ['A droga não prolongou o intervalo QT', 'The drug prolonged the QT interval by 12 ms.'],
  ['A suplementação elevou a mortalidade', 'Supplementation had no effect on mortality.'],
  [
    'Não houve diferença de mortalidade entre os grupos',
    'Mortality was significantly lower in the intervention group.',
  ],
  [
    'O rastreamento reduziu a mortalidade por câncer de próstata',
    'Screening did not reduce prostate cancer mortality.',
  ],
  ['A corticoterapia precoce é benéfica', 'Early corticosteroids were harmful.'],
  [
    'O paracetamol é hepatotóxico em doses terapêuticas',
    'Paracetamol is not hepatotoxic at therapeutic doses.',
  ],
  ['A vacina é obrigatória para viajantes', 'The vaccine is not mandatory for travellers.'],
  ['A mortalidade foi maior com cateter', 'Mortality was lower with the catheter.'],
  [
    'O uso de antibióticos encurta a duração da bronquite',
    'Antibiotics do not shorten the duration of bronchitis.',
  ],
  ['A diarreia foi menos comum com probióticos', 'Diarrhea was more common with probiotics.'],
  ['Pacientes com asma foram excluídos', 'Patients with asthma were included.'],
  ['O estudo incluiu gestantes', 'Pregnant women were excluded.'],
  ['A dieta aumentou a perda de peso', 'The diet did not increase weight loss.'],
  ['O fármaco não é excretado no leite materno', 'The drug is excreted in breast milk.'],
  ['A pressão arterial caiu com o exercício', 'Blood pressure increased with exercise.'],
  ['A doença é mais comum em homens', 'The disease is more common in women.'],
  ['O aleitamento deve ser interrompido', 'Breastfeeding should not be interrupted.'],
  ['Antibióticos são indicados na sinusite viral', 'Antibiotics are not indicated in viral sinusitis.'],
  ['O AAS aumenta o risco de câncer colorretal', 'Aspirin reduces the risk of colorectal cancer.'],
  ['A internação é recomendada em todos os casos', 'Hospitalization is not recommended in most cases.'],
  ['A combinação foi inferior à monoterapia', 'The combination was superior to monotherapy.'],
  [
    'Deve-se evitar o uso de oxigênio em pacientes com SpO2 normal',
    'Oxygen should be given to all patients regardless of SpO2.',
  ],
  [
    'O betabloqueador deve ser mantido no pré-operatório',
    'Beta-blockers should be discontinued before surgery.',
  ],
  [
    'O betabloqueador deve ser suspenso antes da cirurgia',
    'Beta-blockers should be continued before surgery.',
  ],
  ['A ressonância é desnecessária na lombalgia aguda', 'MRI is necessary in acute low back pain.'],
  ['O tratamento é bem tolerado', 'Treatment was poorly tolerated.'],
  ['A febre é um sinal raro', 'Fever is a common sign.'],
  ['O teste tem alta sensibilidade', 'The test has low sensitivity.'],
  ['O exercício piora a função física', 'Exercise improved physical function in older adults.'],
  ['A monoterapia é preferível à combinação', 'Combination therapy is preferred over monotherapy.'],
];

/** The check does not catch these. Move a sentence to the list above once it is caught. */
const UNSEEN: typeof CONTRADICTED = [
  ['A amoxicilina é a primeira escolha', 'Amoxicillin is not recommended as first-line therapy.'],
  ['O efeito foi menor em diabéticos', 'The effect was larger in patients with diabetes.'],
  ['A tomografia deve ser feita em todos os casos', 'CT should not be performed routinely.'],
  ['O fármaco atravessa a placenta', 'The drug does not cross the placenta.'],
  ['A hemodiálise remove o fármaco', 'The drug is not removed by hemodialysis.'],
  ['A infecção é transmitida por gotículas', 'The infection is not transmitted by droplets.'],
  ['A hidratação venosa não é necessária', 'Intravenous hydration is needed.'],
];

const AGREEING: typeof CONTRADICTED = [
  ['Não se recomenda o rastreamento após os 85 anos', 'Screening is not recommended after age 85.'],
  [
    'A dose não precisa de ajuste na insuficiência hepática',
    'The dose must be adjusted in renal impairment. No adjustment is needed in hepatic impairment.',
  ],
  ['O antibiótico pode ser usado em gestantes', 'The antibiotic may be used in pregnant women.'],
  ['A vacina previne hospitalização em idosos', 'The vaccine prevents hospitalization in older adults.'],
  ['Não é necessário jejum', 'Fasting is not required before the test.'],
  ['O jejum é dispensável', 'Fasting is not required before the test.'],
  ['Houve mais sangramentos com apixabana', 'There was more bleeding with apixaban than with warfarin.'],
  [
    'Cerca de 61% continuavam sem recorrência aos cinco anos',
    'Recurrence was 27.3% at 1 year and 39.1% at 5 years.',
  ],
  [
    'A mortalidade não diferiu entre os grupos',
    'Mortality at 28 days did not differ significantly between the groups (22.1% vs 21.8%).',
  ],
  [
    'Não houve aumento de sangramento grave',
    'Major bleeding was not increased with the intervention (1.2% vs 1.3%).',
  ],
  [
    'A metformina é a primeira escolha no diabetes tipo 2',
    'Metformin is the first choice in type 2 diabetes for most patients.',
  ],
  ['O metotrexato é o tratamento de primeira linha', 'Methotrexate is the first-line treatment.'],
  [
    'A ceftriaxona não é de primeira linha, mas é alternativa',
    'Ceftriaxone is an alternative. Amoxicillin is the first-line antibiotic.',
  ],
  ['O aleitamento protege contra otite', 'Breastfeeding protects against otitis media in infants.'],
  [
    'A dose deve ser ajustada na insuficiência renal',
    'The dose must be adjusted in renal impairment. No adjustment is needed in hepatic impairment.',
  ],
  [
    'A profilaxia é eficaz na prevenção de recorrência',
    'Prophylaxis was effective in preventing recurrence.',
  ],
  ['A profilaxia não foi eficaz', 'Prophylaxis was ineffective in preventing recurrence.'],
  [
    'Em pacientes adultos, a dexametasona reduziu a mortalidade',
    'In adults, dexamethasone reduced mortality.',
  ],
  [
    'A dexametasona reduziu a mortalidade em crianças',
    'Dexamethasone reduced mortality in pediatric patients, as in adults.',
  ],
  [
    'Em lactentes, o cateter de alto fluxo reduziu o escalonamento',
    'In infants, high-flow cannula reduced escalation, as seen in adults.',
  ],
  [
    'Em adolescentes e adultos, a vacina reduziu o risco de coqueluche',
    'In adolescents, the vaccine reduced pertussis.',
  ],
  ['O risco é menor em jovens', 'The risk was lower in young patients than in the elderly.'],
  [
    'O tratamento precoce deve ser considerado em adultos jovens',
    'Early treatment should be considered in young adults.',
  ],
  [
    'A criança deve ser reavaliada em 48 horas',
    'Children should be reassessed within 48 hours. Adults do not need reassessment.',
  ],
  [
    'A colchicina está contraindicada na insuficiência renal grave',
    'Colchicine is contraindicated in severe renal failure.',
  ],
  [
    'O betabloqueador deve ser mantido no pré-operatório',
    'Beta-blockers should be continued before surgery; they should not be started on the day of surgery.',
  ],
  [
    'A ressonância é desnecessária na lombalgia aguda',
    'MRI is not needed in acute low back pain without red flags.',
  ],
  ['O exercício melhora a função física', 'Exercise improved physical function in older adults.'],
  ['A droga não prolongou o intervalo QT', 'The drug did not prolong the QT interval.'],
  ['Não houve diferença de mortalidade entre os grupos', 'Mortality was similar in both groups.'],
  ['A tomografia não deve ser feita de rotina', 'CT should not be performed routinely.'],
  [
    'Pacientes com asma foram excluídos',
    'Patients with asthma were excluded. Patients with COPD were included.',
  ],
  ['O estudo incluiu gestantes', 'Pregnant women were included; children were excluded.'],
  [
    'O fármaco não atravessa a placenta, mas é excretado no leite',
    'The drug does not cross the placenta but is excreted in breast milk.',
  ],
  ['A doença é mais comum em mulheres', 'The disease is more common in women than in men.'],
  ['O aleitamento não precisa ser interrompido', 'Breastfeeding should not be interrupted.'],
  [
    'A internação deve ser evitada em casos leves',
    'Hospitalization is not recommended in mild cases but is required in severe ones.',
  ],
  [
    'A hidratação venosa só é necessária em casos graves',
    'Intravenous hydration is needed in severe cases only.',
  ],
  [
    'O AAS reduz o risco de câncer colorretal',
    'Aspirin reduces the risk of colorectal cancer but increases bleeding.',
  ],
  [
    'Deve-se evitar oxigênio em pacientes com SpO2 normal',
    'Oxygen should be avoided in patients with normal SpO2.',
  ],
  [
    'O tratamento precisa ser iniciado em até 48 horas',
    'Treatment must be started within 48 hours; it is not effective after 72 hours.',
  ],
  ['Crianças devem receber 2 doses', 'Children need 2 doses; adults do not need a second dose.'],
  [
    'O teste não é eficaz para o diagnóstico precoce',
    'The test is not effective for early diagnosis, though it is effective for follow-up.',
  ],
  [
    'A amoxicilina é o antibiótico de primeira linha; a azitromicina não é',
    'Amoxicillin is the first-line antibiotic. Azithromycin is not recommended as first line.',
  ],
];

describe('a short statement and its passage', () => {
  it.each(CONTRADICTED)('diverge: "%s" and "%s"', (answer, passage) =>
    expect(verdictOf(answer, passage)).toBe('diverge'),
  );

  it.each(UNSEEN)('are never said to agree: "%s" and "%s"', (answer, passage) =>
    expect(verdictOf(answer, passage)).toBe('nao-verificavel'),
  );

  it.each(AGREEING)('do not diverge: "%s" and "%s"', (answer, passage) =>
    expect(verdictOf(answer, passage)).not.toBe('diverge'),
  );
});
