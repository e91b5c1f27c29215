import type { HandCase } from '../case.ts';

/** Invented passages. docs/proof.md gives the first verdicts of these sentences, before any rule was fixed. */
const BARIATRIC =
  '"At 5 years, remission of type 2 diabetes (glycated hemoglobin ≤6.0% without medication) was observed in 28.6% of patients after gastric bypass, 23.4% after sleeve gastrectomy and 5.1% with medical therapy alone. Body weight fell by 23.2%, 18.6% and 5.3%, respectively. The use of antihypertensive drugs decreased after surgery. One patient in the bypass group died."';
const EPILEPSY =
  '"Levetiracetam não foi superior à fenitoína no estado de mal epiléptico pediátrico: o tempo mediano até a cessação da crise foi de 35 minutos com levetiracetam e 45 minutos com fenitoína (HR 1,20; IC 95% 0,91–1,60; p = 0,20). Foram incluídas 286 crianças de 6 meses a 18 anos. A dose foi de 40 mg/kg de levetiracetam em 5 minutos ou 20 mg/kg de fenitoína em pelo menos 20 minutos."';
const DELIRIUM =
  '"In 1183 patients with acute respiratory failure or shock and delirium, haloperidol or ziprasidone, as compared with placebo, did not significantly alter the duration of delirium: the adjusted median number of days alive without delirium or coma was 8.5 (95% CI, 5.6 to 9.9) with placebo, 7.9 (4.4 to 9.6) with haloperidol and 8.7 (5.9 to 10.0) with ziprasidone (P=0.26)."';
const LEPRA =
  '"Poliquimioterapia da hanseníase: adultos recebem rifampicina 600 mg e clofazimina 300 mg uma vez por mês, com dapsona 100 mg e clofazimina 50 mg por dia. Paucibacilar: 6 doses em até 9 meses; multibacilar: 12 doses em até 18 meses. A gravidez não contraindica o tratamento."';
const OBESITY =
  '"The mean change in body weight from baseline to week 68 was −14.9% in the semaglutide group as compared with −2.4% with placebo (estimated difference, −12.4 percentage points; 95% CI, −13.4 to −11.5; P<0.001). A loss of 5% or more was attained by 86.4% vs 31.5%. More participants in the semaglutide group discontinued treatment owing to gastrointestinal events (4.5% vs. 0.8%). Nausea was the most common adverse event."';
const CARDIAC =
  '"Between January 2012 and March 2017, 5179 patients with stable coronary disease and moderate or severe ischemia were randomized to an initial invasive or conservative strategy. At 5 years the cumulative event rate was 16.4% and 18.2%, respectively (difference, −1.8 percentage points; 95% CI, −4.7 to 1.0). There were 145 deaths in the invasive group and 144 in the conservative group (HR, 1.05; 95% CI, 0.83 to 1.32)."';

export const eighthRound: readonly HandCase[] = [
  [
    'true',
    BARIATRIC,
    'Em 5 anos, houve remissão do diabetes em 28,6% após bypass gástrico e em 5,1% com tratamento clínico [1].',
    'c',
  ],
  ['digit', BARIATRIC, 'Em 5 anos, houve remissão do diabetes em 26,8% após bypass gástrico [1].', 'd'],
  [
    'arms',
    BARIATRIC,
    'A remissão do diabetes foi de 23,4% com bypass e de 28,6% com gastrectomia vertical [1].',
    'd',
  ],
  ['direction', BARIATRIC, 'O uso de anti-hipertensivos aumentou após a cirurgia [1].', 'd'],
  ['comparator', BARIATRIC, 'Remissão foi definida como hemoglobina glicada ≥ 6,0% sem medicação [1].', 'd'],
  ['unit', BARIATRIC, 'A remissão do diabetes foi avaliada em 5 meses [1].', 'd'],
  ['true', BARIATRIC, 'O peso caiu 23,2% após o bypass [1].', 'c'],
  [
    'true',
    EPILEPSY,
    'Levetiracetam 40 mg/kg não superou a fenitoína 20 mg/kg (35 contra 45 minutos; HR 1,20; p = 0,20) [1].',
    'c',
  ],
  ['negation', EPILEPSY, 'O levetiracetam foi superior à fenitoína [1].', 'd'],
  ['unit', EPILEPSY, 'A crise cessou em 35 horas com levetiracetam [1].', 'd'],
  ['digit', EPILEPSY, 'Participaram 268 crianças [1].', 'd'],
  ['number-of-other-arm', EPILEPSY, 'A dose de fenitoína foi de 40 mg/kg [1].', 'd'],
  ['true', EPILEPSY, 'The study enrolled 286 children aged 6 months to 18 years [1].', 'c'],
  ['bounds', EPILEPSY, 'HR 1,20 (IC 95% 1,60–0,91) [1].', 'd'],
  ['arms', EPILEPSY, 'O tempo mediano foi de 45 minutos com levetiracetam e 35 com fenitoína [1].', 'd'],
  ['direction', DELIRIUM, 'O haloperidol reduziu a duração do delirium [1].', 'd'],
  [
    'true',
    DELIRIUM,
    'Nem haloperidol nem ziprasidona mudaram a duração do delirium em 1.183 pacientes [1].',
    'c',
  ],
  ['arms', DELIRIUM, 'Foram 8,7 dias sem delirium ou coma com haloperidol e 7,9 com ziprasidona [1].', 'd'],
  ['digit', DELIRIUM, 'Com placebo, foram 5,8 dias sem delirium ou coma [1].', 'd'],
  ['true', DELIRIUM, 'A mediana foi de 8,5 dias com placebo (IC 95% 5,6–9,9; p = 0,26) [1].', 'c'],
  ['true', LEPRA, 'Rifampicina 600 mg e clofazimina 300 mg são dadas uma vez ao mês [1].', 'c'],
  ['unit', LEPRA, 'Rifampicina 600 mg e clofazimina 300 mg são dadas uma vez por semana [1].', 'd'],
  ['digit', LEPRA, 'Na forma multibacilar são 24 doses [1].', 'd'],
  ['digit', LEPRA, 'A dapsona é usada na dose de 200 mg por dia [1].', 'd'],
  ['negation', LEPRA, 'A gravidez contraindica o tratamento [1].', 'd'],
  ['true', LEPRA, 'Paucibacilares recebem seis doses em até nove meses [1].', 'c'],
  ['true', OBESITY, 'O peso caiu 14,9% com semaglutida contra 2,4% com placebo em 68 semanas [1].', 'c'],
  ['arms', OBESITY, 'O peso caiu 2,4% com semaglutida e 14,9% com placebo [1].', 'd'],
  ['decimal', OBESITY, 'O peso caiu 1,49% com semaglutida [1].', 'd'],
  ['true', OBESITY, 'A diferença foi de 12,4 pontos percentuais (IC 95% 11,5–13,4) [1].', 'c'],
  ['true', OBESITY, 'Perda de pelo menos 5% ocorreu em 86,4% contra 31,5% [1].', 'c'],
  ['direction', OBESITY, 'A semaglutida aumentou o peso corporal [1].', 'd'],
  ['direction', OBESITY, 'Houve menos abandono por eventos gastrointestinais com semaglutida [1].', 'd'],
  ['digit', OBESITY, 'O estudo durou 86 semanas [1].', 'd'],
  ['true', CARDIAC, 'Entre janeiro de 2012 e março de 2017, 5.179 pacientes foram randomizados [1].', 'c'],
  ['digit', CARDIAC, 'Entre janeiro de 2012 e março de 2019, 5.179 pacientes foram randomizados [1].', 'd'],
  [
    'arms',
    CARDIAC,
    'A taxa de eventos em 5 anos foi de 18,2% com a estratégia invasiva e 16,4% com a conservadora [1].',
    'd',
  ],
  ['true', CARDIAC, 'Morreram 145 pacientes no grupo invasivo e 144 no conservador (HR 1,05) [1].', 'c'],
  ['digit', CARDIAC, 'Morreram 154 pacientes no grupo invasivo e 144 no conservador [1].', 'd'],
  ['direction', CARDIAC, 'A estratégia invasiva reduziu as mortes (HR 1,05; IC 95% 0,83–1,32) [1].', 'd'],
  [
    'wrong-reference',
    `${LEPRA} + ${EPILEPSY}`,
    'Levetiracetam 40 mg/kg não foi superior à fenitoína (HR 1,20) [1].',
    'd',
  ],
  [
    'wrong-reference',
    `${DELIRIUM} + ${OBESITY}`,
    'A semaglutida reduziu o peso em 14,9% contra 2,4% com placebo [1].',
    'd',
  ],
];
