import type { HandCase } from '../case.ts';

/** Invented trials and package inserts in fields that the earlier rounds do not cover. */
const DEPRESSION =
  '"METHODS: We randomly assigned 423 adults (median age, 44 years; 62% women) with treatment-resistant depression to esketamine nasal spray (56 or 84 mg twice weekly) or quetiapine extended release (150 to 300 mg daily). RESULTS: Remission at week 8 was achieved by 27.1% of the patients in the esketamine group and 17.6% in the quetiapine group (adjusted odds ratio, 1.74; 95% CI, 1.20 to 2.52; P=0.003). The mean change in the MADRS score was −15.8 points vs −13.2 points. Serious adverse events occurred in 5.7% and 5.1%, respectively. CONCLUSIONS: Esketamine was superior to quetiapine with respect to remission."';
const PRETERM =
  '"Entre 1.458 gestantes com colo curto (≤ 25 mm), a progesterona vaginal 200 mg à noite reduziu o parto antes de 34 semanas (14,9% versus 23,6%; RR 0,63; IC95% 0,47–0,84; NNT 12). O peso ao nascer inferior a 1.500 g foi menos frequente (RR 0,62). Não houve aumento de malformações. A mortalidade neonatal não foi diferente (1,9% vs 2,4%; p=0,51)."';
const UTI =
  '"Nitrofurantoína 100 mg de 6/6 horas por 5 dias foi superior à fosfomicina 3 g em dose única: resolução clínica em 28 dias de 70% (171/244) versus 58% (139/241), diferença de 12 pontos percentuais (IC 95% 4 a 21; p = 0,004). Eventos adversos gastrointestinais foram poucos nos dois grupos."';
const STEROID =
  '"In adults with severe community-acquired pneumonia admitted to the ICU, hydrocortisone (200 mg daily for 4 or 8 days, followed by tapering) lowered 28-day mortality to 6.2% (25 of 400 patients) from 11.9% (47 of 395) with placebo (absolute difference, −5.6 percentage points; 95% CI, −9.6 to −1.7; P=0.006). Intubation was needed in 18.0% vs 29.5% (HR, 0.59; 95% CI, 0.40 to 0.86). Daily insulin doses were higher with hydrocortisone; hospital-acquired infections did not differ (9.8% vs 11.1%)."';
const OSTEO =
  '"Zoledronic acid 5 mg intravenously once a year reduced the 3-year risk of morphometric vertebral fracture by 70% (3.3% vs 10.9%; relative risk, 0.30; 95% CI, 0.24 to 0.38) and of hip fracture by 41% (1.4% vs 2.5%; hazard ratio, 0.59). Serious atrial fibrillation occurred more frequently in the zoledronic acid group (50 vs 20 patients, P<0.001). Zoledronic acid is contraindicated when creatinine clearance is below 35 mL/min."';
const PED =
  '"Crianças de 2 a 11 anos: amoxicilina 45 mg/kg/dia divididos em duas tomadas, por 7 dias; dose máxima de 4 g/dia. Menores de 3 meses: não exceder 30 mg/kg/dia. A suspensão contém 250 mg/5 mL. Manter refrigerada entre 2 °C e 8 °C e desprezar após 14 dias."';
const SCREEN =
  '"Low-dose CT screening lowered lung-cancer mortality by 20.0% (95% CI, 6.8 to 26.7; P=0.004): 247 deaths per 100,000 person-years versus 309 deaths per 100,000 person-years with radiography. Of positive results, 96.4% were false positive. Screening is recommended annually for adults aged 50 to 80 years with a 20 pack-year history who currently smoke or quit within 15 years."';
const SEPSE =
  '"A vitamina C não reduziu a mortalidade ou disfunção orgânica em 28 dias; ao contrário, o desfecho composto foi mais frequente com a vitamina C do que com placebo (44,5% vs 38,5%; RR 1,21; IC 95% 1,04–1,40; P = 0,01). Foram incluídos 872 pacientes em 35 UTIs."';
const THYROID =
  '"O TSH-alvo no primeiro trimestre é inferior a 2,5 mUI/L. A dose de levotiroxina deve ser aumentada em 25% a 30% assim que a gravidez for confirmada. Dose inicial em adultos jovens: 1,6 a 1,8 mcg/kg/dia; em idosos e cardiopatas, 12,5 a 25 mcg/dia. Reavaliar o TSH em 6 a 8 semanas."';
const STROKE =
  '"Patients were treated with tenecteplase 0.25 mg per kilogram (maximum, 25 mg) or alteplase 0.9 mg per kilogram within 4.5 hours after symptom onset. An excellent functional outcome (modified Rankin scale score 0 or 1 at 90 days) occurred in 296 (36.9%) of 802 and 266 (34.8%) of 765 patients, respectively (unadjusted risk difference, 2.1%; 95% CI, −2.6 to 6.9), meeting the prespecified noninferiority threshold. Symptomatic intracerebral hemorrhage occurred in 3.4% and 3.2%."';

const numbers: readonly HandCase[] = [
  ['true', DEPRESSION, 'Foram randomizados 423 adultos, 62 % deles mulheres [1].', 'c'],
  [
    'true',
    DEPRESSION,
    'A remissão na 8ª semana foi de 27,1% com escetamina e 17,6% com quetiapina (OR ajustada 1,74; IC 95% 1,20–2,52) [1].',
    'c',
  ],
  ['digit', DEPRESSION, 'A remissão na semana 8 foi de 21,7% com escetamina [1].', 'd'],
  ['digit', DEPRESSION, 'A idade mediana era de 54 anos [1].', 'd'],
  ['unit', DEPRESSION, 'A quetiapina foi usada em dose de 150 a 300 mcg por dia [1].', 'd'],
  ['digit', DEPRESSION, 'A escetamina foi usada em doses de 56 ou 48 mg duas vezes por semana [1].', 'd'],
  ['true', DEPRESSION, 'O escore MADRS caiu 15,8 pontos com escetamina e 13,2 com quetiapina [1].', 'c'],
  ['digit', DEPRESSION, 'A vantagem na remissão foi significativa (p = 0,03) [1].', 'd'],
  ['bounds', DEPRESSION, 'Remissão: OR 1,74 (IC 95% 2,52 a 1,20) [1].', 'd'],
  [
    'true',
    PRETERM,
    'In 1,458 pregnant women with a short cervix, vaginal progesterone lowered birth before 34 weeks (14.9% vs 23.6%; RR 0.63) [1].',
    'c',
  ],
  ['true', PRETERM, 'Tratar 12 gestantes evita um parto antes de 34 semanas (NNT de 12) [1].', 'c'],
  ['digit', PRETERM, 'O parto antes de 34 semanas ocorreu em 14,9% contra 32,6% [1].', 'd'],
  ['digit', PRETERM, 'A progesterona reduziu o parto antes de 37 semanas de 23,6% para 14,9% [1].', 'd'],
  ['unit', PRETERM, 'Considera-se colo curto a medida ≤ 25 cm [1].', 'd'],
  ['comparator', PRETERM, 'O estudo incluiu gestantes com colo ≥ 25 mm [1].', 'd'],
  ['true', PRETERM, 'Peso ao nascer abaixo de 1,5 kg também foi menos frequente (RR 0,62) [1].', 'c'],
  ['decimal', PRETERM, 'Peso ao nascer abaixo de 15 kg também foi menos frequente [1].', 'd'],
  ['digit', PRETERM, 'A progesterona vaginal foi usada na dose de 100 mg à noite [1].', 'd'],
  [
    'true',
    UTI,
    'Nitrofurantoína 100 mg quatro vezes ao dia por cinco dias curou 70% das pacientes, contra 58% com fosfomicina [1].',
    'c',
  ],
  [
    'true',
    UTI,
    'A diferença foi de 12 pontos percentuais a favor da nitrofurantoína (IC 95% 4–21) [1].',
    'c',
  ],
  ['digit', UTI, 'Nitrofurantoína 100 mg de 8/8 horas por 5 dias foi superior à fosfomicina [1].', 'd'],
  [
    'digit',
    UTI,
    'Nitrofurantoína 100 mg de 6/6 h por 7 dias foi superior à fosfomicina em dose única [1].',
    'd',
  ],
  ['unit', UTI, 'A fosfomicina foi dada como dose única de 3 mg [1].', 'd'],
  ['digit', UTI, 'Houve resolução em 117 de 244 pacientes com nitrofurantoína [1].', 'd'],
  ['true', STEROID, 'A hidrocortisona baixou a mortalidade em 28 dias de 11,9% para 6,2% [1].', 'c'],
  ['digit', STEROID, 'A hidrocortisona baixou a mortalidade em 28 dias de 11,9% para 9,2% [1].', 'd'],
  ['digit', STEROID, 'Morreram 52 de 400 pacientes com hidrocortisona [1].', 'd'],
  [
    'true',
    STEROID,
    'A redução absoluta da mortalidade foi de 5,6 pontos percentuais (IC 95% 1,7 a 9,6) [1].',
    'c',
  ],
  ['digit', STEROID, 'A hidrocortisona foi usada na dose de 100 mg por dia [1].', 'd'],
  ['unit', STEROID, 'A mortalidade foi avaliada em 28 meses [1].', 'd'],
  ['true', STEROID, 'Menos pacientes foram intubados (18% contra 29,5%; HR 0,59) [1].', 'c'],
  [
    'true',
    OSTEO,
    'O ácido zoledrônico 5 mg EV uma vez ao ano reduziu em 70% as fraturas vertebrais e em 41% as de quadril [1].',
    'c',
  ],
  [
    'number-of-other-outcome',
    OSTEO,
    'O ácido zoledrônico reduziu em 41% as fraturas vertebrais e em 70% as de quadril [1].',
    'd',
  ],
  ['unit', OSTEO, 'O ácido zoledrônico é dado em dose de 5 mg uma vez por mês [1].', 'd'],
  ['comparator', OSTEO, 'É contraindicado com depuração de creatinina acima de 35 mL/min [1].', 'd'],
  ['decimal', OSTEO, 'Fratura de quadril ocorreu em 14% contra 2,5% [1].', 'd'],
  ['true', PED, 'Em crianças de 2 a 11 anos, usar amoxicilina 45 mg/kg/dia por uma semana [1].', 'c'],
  ['digit', PED, 'Em crianças de 2 a 11 anos, usar amoxicilina 54 mg/kg/dia [1].', 'd'],
  ['unit', PED, 'Em crianças de 2 a 11 anos, usar amoxicilina 45 mg/kg/dose [1].', 'd'],
  ['unit', PED, 'A dose máxima é de 4 mg/dia [1].', 'd'],
  ['digit', PED, 'A suspensão tem 400 mg/5 mL [1].', 'd'],
  ['true', PED, 'Cada mL da suspensão contém 50 mg [1].', 'n'],
  ['true', PED, 'Guardar a suspensão entre 2 e 8 °C e descartar depois de duas semanas [1].', 'c'],
  ['digit', PED, 'Descartar a suspensão após 40 dias [1].', 'd'],
  ['digit', PED, 'Menores de 6 meses não devem receber mais de 30 mg/kg/dia [1].', 'd'],
  [
    'true',
    SCREEN,
    'O rastreamento com TC de baixa dose reduziu a mortalidade por câncer de pulmão em 20% [1].',
    'c',
  ],
  ['true', SCREEN, 'Houve 247 contra 309 mortes por 100.000 pessoas-ano [1].', 'c'],
  ['unit', SCREEN, 'Houve 247 contra 309 mortes por 1.000 pessoas-ano [1].', 'd'],
  ['digit', SCREEN, 'O rastreamento anual é indicado dos 55 aos 80 anos [1].', 'd'],
  ['true', SCREEN, 'O rastreamento anual é indicado entre 50 e 80 anos [1].', 'c'],
  ['digit', SCREEN, 'Entre os resultados positivos, 69,4% eram falso-positivos [1].', 'd'],
  ['true', THYROID, 'Na gravidez, aumentar a levotiroxina em 25 a 30% [1].', 'c'],
  ['unit', THYROID, 'Em adultos jovens, iniciar levotiroxina com 1,6 a 1,8 mg/kg/dia [1].', 'd'],
  ['digit', THYROID, 'Em idosos, iniciar com 25 a 50 mcg/dia [1].', 'd'],
  ['true', THYROID, 'Repetir o TSH depois de 6–8 semanas [1].', 'c'],
  ['unit', THYROID, 'Reavaliar o TSH em 6 a 8 dias [1].', 'd'],
  ['comparator', THYROID, 'No primeiro trimestre, o TSH deve ser superior a 2,5 mUI/L [1].', 'd'],
  [
    'true',
    STROKE,
    'Tenecteplase 0,25 mg/kg (máximo de 25 mg) foi comparada a alteplase 0,9 mg/kg em até 4 horas e meia [1].',
    'c',
  ],
  ['decimal', STROKE, 'A dose de tenecteplase foi de 2,5 mg/kg [1].', 'd'],
  ['digit', STROKE, 'A janela de tratamento foi de até 6 horas do início dos sintomas [1].', 'd'],
];

const statements: readonly HandCase[] = [
  ['direction', DEPRESSION, 'A escetamina foi inferior à quetiapina quanto à remissão [1].', 'd'],
  ['true', DEPRESSION, 'A remissão foi mais frequente com a escetamina do que com a quetiapina [1].', 'c'],
  ['arms', DEPRESSION, 'Remissão ocorreu em 17,6% com escetamina e 27,1% com quetiapina [1].', 'd'],
  ['arms', DEPRESSION, 'Eventos adversos graves: 5,1% com escetamina e 5,7% com quetiapina [1].', 'd'],
  ['direction', PRETERM, 'A progesterona aumentou o parto antes de 34 semanas [1].', 'd'],
  ['direction', PRETERM, 'A progesterona reduziu a mortalidade neonatal [1].', 'd'],
  ['true', PRETERM, 'A progesterona reduziu o parto prematuro sem mudar a mortalidade neonatal [1].', 'c'],
  ['direction', PRETERM, 'Houve aumento de malformações com a progesterona [1].', 'd'],
  ['true', PRETERM, 'Não houve mais malformações [1].', 'c'],
  ['direction', UTI, 'A fosfomicina foi superior à nitrofurantoína [1].', 'd'],
  ['arms', UTI, 'A resolução clínica foi de 58% com nitrofurantoína e 70% com fosfomicina [1].', 'd'],
  ['negation', UTI, 'A nitrofurantoína não foi superior à fosfomicina [1].', 'd'],
  ['direction', STEROID, 'A hidrocortisona aumentou a mortalidade em 28 dias [1].', 'd'],
  [
    'true',
    STEROID,
    'Com hidrocortisona morreu-se menos, embora a necessidade de insulina tenha sido maior [1].',
    'c',
  ],
  ['direction', STEROID, 'As infecções hospitalares aumentaram com a hidrocortisona [1].', 'd'],
  ['true', STEROID, 'As infecções hospitalares foram semelhantes (9,8% vs 11,1%) [1].', 'c'],
  ['direction', STEROID, 'A dose diária de insulina foi menor com hidrocortisona [1].', 'd'],
  ['direction', OSTEO, 'O ácido zoledrônico reduziu a fibrilação atrial grave [1].', 'd'],
  [
    'true',
    OSTEO,
    'Fibrilação atrial grave foi mais comum com ácido zoledrônico (50 vs 20 pacientes) [1].',
    'c',
  ],
  ['arms', OSTEO, 'Fratura vertebral ocorreu em 10,9% com ácido zoledrônico e 3,3% com placebo [1].', 'd'],
  ['negation', OSTEO, 'O ácido zoledrônico não reduziu as fraturas de quadril [1].', 'd'],
  ['direction', SCREEN, 'O rastreamento com TC aumentou a mortalidade por câncer de pulmão [1].', 'd'],
  ['negation', SCREEN, 'O rastreamento anual não é recomendado para adultos de 50 a 80 anos [1].', 'd'],
  ['true', SEPSE, 'A vitamina C não trouxe benefício e aumentou o desfecho composto (RR 1,21) [1].', 'c'],
  ['direction', SEPSE, 'A vitamina C reduziu o desfecho composto em relação ao placebo [1].', 'd'],
  ['arms', SEPSE, 'O desfecho ocorreu em 38,5% com vitamina C e 44,5% com placebo [1].', 'd'],
  ['true', SEPSE, 'Vitamin C did not lower mortality in 872 patients [1].', 'c'],
  ['direction', THYROID, 'A dose de levotiroxina deve ser reduzida na gravidez [1].', 'd'],
  [
    'true',
    STROKE,
    'A tenecteplase foi não inferior à alteplase (36,9% vs 34,8% de evolução excelente) [1].',
    'c',
  ],
  [
    'true',
    STROKE,
    'Hemorragia intracerebral sintomática ocorreu em 3,4% com tenecteplase e 3,2% com alteplase [1].',
    'c',
  ],
  ['arms', STROKE, 'A evolução foi excelente em 34,8% com tenecteplase e 36,9% com alteplase [1].', 'd'],
  ['true', PRETERM, 'A progesterona vaginal é uma opção razoável em gestantes com colo curto [1].', 'n'],
  [
    'true',
    SCREEN,
    'Recomenda-se rastreamento anual em adultos de 50 a 80 anos que fumam ou pararam há menos de 15 anos [1].',
    'c',
  ],
];

const references: readonly HandCase[] = [
  [
    'wrong-reference',
    `${OSTEO} + ${STROKE}`,
    'Tenecteplase 0,25 mg/kg teve evolução excelente em 36,9% [1].',
    'd',
  ],
  [
    'wrong-reference',
    `${SEPSE} + ${STEROID}`,
    'A hidrocortisona reduziu a mortalidade em 28 dias de 11,9% para 6,2% [1].',
    'd',
  ],
  [
    'wrong-reference',
    `${PED} + ${UTI}`,
    'A nitrofurantoína foi superior à fosfomicina (70% versus 58%) [1].',
    'd',
  ],
  [
    'number-of-another',
    `${SEPSE} + ${STEROID}`,
    'A vitamina C piorou o desfecho composto (RR 1,21; IC 95% 0,40–0,86) [1].',
    'd',
  ],
  [
    'true',
    `${SEPSE} + ${STEROID}`,
    'Na sepse, a vitamina C aumentou o desfecho composto (RR 1,21) [1]; na pneumonia grave, a hidrocortisona reduziu a mortalidade (6,2% vs 11,9%) [2].',
    'c',
  ],
  [
    'true',
    `${PED} + ${THYROID}`,
    '1. Amoxicilina: 45 mg/kg/dia [1]\n2. Levotiroxina: 1,6–1,8 µg/kg/dia [2]',
    'cc',
  ],
  [
    'unit',
    `${PED} + ${THYROID}`,
    '1. Amoxicilina: 45 mg/kg/dia [1]\n2. Levotiroxina: 1,6–1,8 g/kg/dia [2]',
    'cd',
  ],
  [
    'digit',
    STEROID,
    '| Desfecho | Hidrocortisona | Placebo |\n|---|---|---|\n| Morte em 28 dias [1] | 6,2% | 19,1% |',
    'ccd',
  ],
];

/** Written after the fixes that followed the fifth round, before the engine was made smaller. */
export const sixthRound: readonly HandCase[] = [...numbers, ...statements, ...references];
