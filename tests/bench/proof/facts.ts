/** One result of a study, as the generator uses it. Figures are as printed, with a decimal point. */
export interface Fact {
  readonly study: string;
  /** The intervention's arm and the control arm, in Portuguese with article and in English. */
  readonly arm: readonly [pt: string, en: string];
  readonly control: readonly [pt: string, en: string];
  /** The outcome: several Portuguese wordings (with article), then English. */
  readonly outcome: readonly [pt: readonly string[], en: string];
  readonly moves: 'down' | 'up' | 'none';
  readonly ratio?: readonly [label: 'HR' | 'RR' | 'OR', value: string, low: string, high: string];
  readonly rates?: readonly [arm: string, control: string, unit: '%' | '%/year' | 'per 100 person-years'];
  readonly n?: string;
  readonly horizon?: readonly [number: string, unit: 'day' | 'month' | 'year' | 'week'];
  readonly p?: readonly ['=' | '<', string];
}

const hr = (value: string, low: string, high: string) => ['HR', value, low, high] as const;
const rr = (value: string, low: string, high: string) => ['RR', value, low, high] as const;
const or = (value: string, low: string, high: string) => ['OR', value, low, high] as const;
const pct = (arm: string, control: string) => [arm, control, '%'] as const;
const placebo = ['o placebo', 'placebo'] as const;
const cvOrHf = [
  [
    'a morte cardiovascular ou a internação por insuficiência cardíaca',
    'a morte CV ou a hospitalização por IC',
    'o composto de morte cardiovascular e internação por IC',
  ],
  'death from cardiovascular causes or hospitalization for heart failure',
] as const;
const mace = [
  ['os eventos cardiovasculares maiores', 'o MACE', 'os desfechos cardiovasculares maiores'],
  'major adverse cardiovascular events',
] as const;
const stroke = [
  ['o AVC ou a embolia sistêmica', 'o acidente vascular cerebral ou a embolia sistêmica'],
  'stroke or systemic embolism',
] as const;
const death = [
  ['a mortalidade', 'as mortes', 'os óbitos', 'a morte por qualquer causa'],
  'death from any cause',
] as const;
const vascular = [
  ['a morte vascular, o infarto ou o AVC', 'o composto de morte vascular, IAM e AVC'],
  'vascular death, myocardial infarction or stroke',
] as const;
const kidney = [['os eventos renais maiores', 'os desfechos renais maiores'], 'major kidney events'] as const;

export const facts: readonly Fact[] = [
  {
    study: 'PARADIGM-HF',
    arm: ['o sacubitril-valsartana', 'sacubitril–valsartan'],
    control: ['o enalapril', 'enalapril'],
    outcome: cvOrHf,
    moves: 'down',
    ratio: hr('0.80', '0.73', '0.87'),
    rates: pct('21.8', '26.5'),
    n: '8442',
  },
  {
    study: 'DAPA-HF',
    arm: ['a dapagliflozina', 'dapagliflozin'],
    control: placebo,
    outcome: [
      ['a piora da insuficiência cardíaca ou a morte cardiovascular', 'a piora da IC ou a morte CV'],
      'worsening heart failure or cardiovascular death',
    ],
    moves: 'down',
    ratio: hr('0.74', '0.65', '0.85'),
    rates: pct('16.3', '21.2'),
    n: '4744',
  },
  {
    study: 'EMPEROR-Preserved',
    arm: ['a empagliflozina', 'empagliflozin'],
    control: placebo,
    outcome: cvOrHf,
    moves: 'down',
    ratio: hr('0.79', '0.69', '0.90'),
    rates: pct('13.8', '17.1'),
    n: '5988',
  },
  {
    study: 'RALES',
    arm: ['a espironolactona', 'spironolactone'],
    control: placebo,
    outcome: death,
    moves: 'down',
    ratio: rr('0.70', '0.60', '0.82'),
    rates: pct('35', '46'),
    n: '1663',
  },
  {
    study: 'SPRINT',
    arm: ['o tratamento intensivo', 'intensive treatment'],
    control: ['o tratamento padrão', 'standard treatment'],
    outcome: [['o desfecho primário composto', 'o composto primário'], 'the primary composite outcome'],
    moves: 'down',
    ratio: hr('0.75', '0.64', '0.89'),
    rates: ['1.65', '2.19', '%/year'],
    n: '9361',
  },
  {
    study: 'EMPA-REG OUTCOME',
    arm: ['a empagliflozina', 'empagliflozin'],
    control: placebo,
    outcome: mace,
    moves: 'down',
    ratio: hr('0.86', '0.74', '0.99'),
    rates: pct('10.5', '12.1'),
    n: '7020',
  },
  {
    study: 'LEADER',
    arm: ['a liraglutida', 'liraglutide'],
    control: placebo,
    outcome: mace,
    moves: 'down',
    ratio: hr('0.87', '0.78', '0.97'),
    rates: pct('13.0', '14.9'),
    n: '9340',
  },
  {
    study: 'CREDENCE',
    arm: ['a canagliflozina', 'canagliflozin'],
    control: placebo,
    outcome: [
      [
        'o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular',
        'o desfecho renal composto',
      ],
      'the composite of end-stage kidney disease, doubled creatinine, or renal or cardiovascular death',
    ],
    moves: 'down',
    ratio: hr('0.70', '0.59', '0.82'),
    n: '4401',
  },
  {
    study: 'DAPA-CKD',
    arm: ['a dapagliflozina', 'dapagliflozin'],
    control: placebo,
    outcome: [
      ['o composto renal ou a morte cardiovascular', 'o desfecho renal composto'],
      'the renal composite or cardiovascular death',
    ],
    moves: 'down',
    ratio: hr('0.61', '0.51', '0.72'),
    rates: pct('9.2', '14.5'),
    n: '4304',
  },
  {
    study: 'EMPA-KIDNEY',
    arm: ['a empagliflozina', 'empagliflozin'],
    control: placebo,
    outcome: [
      ['a progressão da doença renal ou a morte cardiovascular', 'a progressão da DRC ou a morte CV'],
      'kidney disease progression or cardiovascular death',
    ],
    moves: 'down',
    ratio: hr('0.72', '0.64', '0.82'),
    rates: pct('13.1', '16.9'),
    n: '6609',
  },
  {
    study: 'FIDELIO-DKD',
    arm: ['a finerenona', 'finerenone'],
    control: placebo,
    outcome: [
      ['a falência renal ou a morte renal', 'o desfecho renal composto'],
      'kidney failure or renal death',
    ],
    moves: 'down',
    ratio: hr('0.82', '0.73', '0.93'),
    rates: pct('17.8', '21.1'),
    n: '5674',
  },
  {
    study: 'FLOW',
    arm: ['a semaglutida', 'semaglutide'],
    control: placebo,
    outcome: kidney,
    moves: 'down',
    ratio: hr('0.76', '0.66', '0.88'),
    rates: ['5.8', '7.5', 'per 100 person-years'],
    n: '3533',
  },
  {
    study: 'SELECT',
    arm: ['a semaglutida', 'semaglutide'],
    control: placebo,
    outcome: mace,
    moves: 'down',
    ratio: hr('0.80', '0.72', '0.90'),
    rates: pct('6.5', '8.0'),
    n: '17604',
  },
  {
    study: 'JUPITER',
    arm: ['a rosuvastatina', 'rosuvastatin'],
    control: placebo,
    outcome: mace,
    moves: 'down',
    ratio: hr('0.56', '0.46', '0.69'),
    rates: ['0.77', '1.36', 'per 100 person-years'],
    n: '17802',
  },
  {
    study: 'FOURIER',
    arm: ['o evolocumabe', 'evolocumab'],
    control: placebo,
    outcome: [
      ['o composto cardiovascular', 'os eventos cardiovasculares'],
      'the primary cardiovascular composite',
    ],
    moves: 'down',
    ratio: hr('0.85', '0.79', '0.92'),
    rates: pct('9.8', '11.3'),
    n: '27564',
  },
  {
    study: 'RE-LY',
    arm: ['a dabigatrana', 'dabigatran'],
    control: ['a varfarina', 'warfarin'],
    outcome: stroke,
    moves: 'down',
    ratio: rr('0.66', '0.53', '0.82'),
    rates: ['1.11', '1.69', '%/year'],
    n: '18113',
  },
  {
    study: 'ARISTOTLE',
    arm: ['a apixabana', 'apixaban'],
    control: ['a varfarina', 'warfarin'],
    outcome: stroke,
    moves: 'down',
    ratio: hr('0.79', '0.66', '0.95'),
    n: '18201',
  },
  {
    study: 'PLATO',
    arm: ['o ticagrelor', 'ticagrelor'],
    control: ['o clopidogrel', 'clopidogrel'],
    outcome: vascular,
    moves: 'down',
    ratio: hr('0.84', '0.77', '0.92'),
    rates: pct('9.8', '11.7'),
    n: '18624',
    horizon: ['12', 'month'],
  },
  {
    study: 'NINDS',
    arm: ['a alteplase', 'alteplase'],
    control: placebo,
    outcome: [
      ['a hemorragia intracraniana sintomática', 'o sangramento intracraniano sintomático'],
      'symptomatic intracranial hemorrhage',
    ],
    moves: 'up',
    rates: pct('6.4', '0.6'),
    n: '624',
  },
  {
    study: 'CRASH-2',
    arm: ['o ácido tranexâmico', 'tranexamic acid'],
    control: placebo,
    outcome: [['a morte hospitalar', 'a mortalidade hospitalar'], 'death in hospital'],
    moves: 'down',
    ratio: rr('0.91', '0.85', '0.97'),
    rates: pct('14.5', '16.0'),
    n: '20211',
  },
  {
    study: 'Magpie',
    arm: ['o sulfato de magnésio', 'magnesium sulphate'],
    control: placebo,
    outcome: [['a eclâmpsia', 'a ocorrência de eclâmpsia'], 'eclampsia'],
    moves: 'down',
    rates: pct('0.8', '1.9'),
    n: '10141',
  },
  {
    study: 'RECOVERY',
    arm: ['a dexametasona', 'dexamethasone'],
    control: ['o cuidado habitual', 'usual care'],
    outcome: death,
    moves: 'down',
    ratio: rr('0.83', '0.75', '0.93'),
    rates: pct('22.9', '25.7'),
    n: '6425',
    horizon: ['28', 'day'],
  },
  {
    study: 'TOGETHER',
    arm: ['a ivermectina', 'ivermectin'],
    control: placebo,
    outcome: [
      ['a internação ou a observação prolongada', 'a hospitalização ou a observação estendida'],
      'hospitalization or extended observation',
    ],
    moves: 'none',
    ratio: rr('0.90', '0.70', '1.16'),
    rates: pct('14.7', '16.3'),
    n: '1358',
  },
  {
    study: 'PROSEVA',
    arm: ['a posição prona', 'prone positioning'],
    control: ['a posição supina', 'the supine position'],
    outcome: death,
    moves: 'down',
    rates: pct('16.0', '32.8'),
    n: '466',
    horizon: ['28', 'day'],
    p: ['<', '0.001'],
  },
  {
    study: 'ART',
    arm: ['o recrutamento alveolar', 'lung recruitment'],
    control: ['a PEEP baixa', 'low PEEP'],
    outcome: death,
    moves: 'up',
    ratio: hr('1.20', '1.01', '1.42'),
    rates: pct('55.3', '49.3'),
    n: '1010',
    horizon: ['28', 'day'],
  },
  {
    study: 'NICE-SUGAR',
    arm: ['o controle glicêmico intensivo', 'intensive glucose control'],
    control: ['o controle convencional', 'conventional control'],
    outcome: death,
    moves: 'up',
    ratio: or('1.14', '1.02', '1.28'),
    rates: pct('27.5', '24.9'),
    n: '6104',
    horizon: ['90', 'day'],
  },
  {
    study: 'BaSICS',
    arm: ['a solução balanceada', 'a balanced solution'],
    control: ['a salina', 'saline'],
    outcome: death,
    moves: 'none',
    ratio: hr('0.97', '0.90', '1.05'),
    rates: pct('26.4', '27.2'),
    horizon: ['90', 'day'],
  },
  {
    study: 'HPTN 052',
    arm: ['a terapia precoce', 'early therapy'],
    control: ['a terapia tardia', 'delayed therapy'],
    outcome: [['a transmissão do HIV', 'a transmissão ligada do HIV'], 'linked HIV transmission'],
    moves: 'down',
    ratio: hr('0.04', '0.01', '0.27'),
  },
  {
    study: 'START',
    arm: ['o início imediato', 'immediate initiation'],
    control: ['o início adiado', 'deferred initiation'],
    outcome: [['o desfecho primário'], 'the primary endpoint'],
    moves: 'down',
    ratio: hr('0.43', '0.30', '0.62'),
    rates: pct('1.8', '4.1'),
    n: '4685',
  },
  {
    study: 'BENEFIT',
    arm: ['o benznidazol', 'benznidazole'],
    control: placebo,
    outcome: [
      ['o desfecho primário', 'a progressão da cardiopatia'],
      'the primary outcome of cardiac progression',
    ],
    moves: 'none',
    ratio: hr('0.93', '0.81', '1.07'),
    rates: pct('27.5', '29.1'),
    n: '2854',
  },
  {
    study: 'TICH-2',
    arm: ['o ácido tranexâmico', 'tranexamic acid'],
    control: placebo,
    outcome: [['a incapacidade em 90 dias'], 'disability at 90 days'],
    moves: 'none',
    ratio: or('0.88', '0.76', '1.03'),
    n: '2325',
    p: ['=', '0.11'],
  },
  {
    study: 'ARMA',
    arm: ['o volume corrente baixo', 'lower tidal volumes'],
    control: ['o volume corrente tradicional', 'traditional tidal volumes'],
    outcome: death,
    moves: 'down',
    rates: pct('31.0', '39.8'),
    n: '861',
    p: ['=', '0.007'],
  },
];

/** A threshold or recommendation of a guideline. Figures have a comparator and a unit. */
export interface Rule {
  readonly study: string;
  /** `{0}`, `{1}`… are placeholders for the figures. */
  readonly pt: readonly string[];
  readonly en: string;
  readonly figures: readonly (readonly [compare: string, number: string, unit: string])[];
}

export const rules: readonly Rule[] = [
  {
    study: 'SBD 2025',
    pt: [
      'O diagnóstico de diabetes pede glicemia de jejum {0} ou HbA1c {1}',
      'Glicose em jejum {0}, ou hemoglobina glicada {1}, define diabetes',
    ],
    en: 'Diabetes is diagnosed by a fasting glucose {0} or an HbA1c {1}, confirmed.',
    figures: [
      ['>=', '126', 'mg/dL'],
      ['>=', '6.5', '%'],
    ],
  },
  {
    study: 'DBIC 2018',
    pt: [
      'FEVE {0} é reduzida, e {1}, preservada',
      'Fala-se em fração reduzida com FEVE {0} e em preservada com FEVE {1}',
    ],
    en: 'LVEF {0} is reduced and LVEF {1} is preserved.',
    figures: [
      ['<', '40', '%'],
      ['>=', '50', '%'],
    ],
  },
  {
    study: 'DBIC 2018',
    pt: ['O NT-proBNP tem ponto de corte de {0} no rastreamento', 'Para triagem, o corte do NT-proBNP é {0}'],
    en: 'The NT-proBNP screening cut-off is {0}.',
    figures: [['', '125', 'pg/mL']],
  },
  {
    study: 'DBHA 2020',
    pt: ['Hipertensão: pressão sistólica de consultório {0} e/ou diastólica {1}'],
    en: 'Hypertension is an office systolic pressure {0} and/or a diastolic pressure {1}.',
    figures: [
      ['>=', '140', 'mmHg'],
      ['>=', '90', 'mmHg'],
    ],
  },
  {
    study: 'KDIGO 2024',
    pt: [
      'A doença renal crônica exige alteração por {0}',
      'Define-se DRC por alteração da estrutura ou função por {0}',
    ],
    en: 'CKD is an abnormality of kidney structure or function for {0}.',
    figures: [['>=', '3', 'month']],
  },
  {
    study: 'SSC 2021',
    pt: ['Dê {0} de cristaloide {1}', 'A reposição inicial é de {0} de cristaloide {1}'],
    en: 'Give {0} of crystalloid {1}.',
    figures: [
      ['>=', '30', 'mL/kg'],
      ['within', '3', 'hour'],
    ],
  },
  {
    study: 'SSC 2021',
    pt: ['O alvo de pressão arterial média é {0}', 'Titule o vasopressor por uma PAM de {0}'],
    en: 'The target mean arterial pressure is {0}.',
    figures: [['', '65', 'mmHg']],
  },
  {
    study: 'MS Dengue 2024',
    pt: ['No grupo D, {0} de cristaloide {1}', 'Grupo D: expansão com {0} {1}'],
    en: 'Group D receives {0} of crystalloid {1}.',
    figures: [
      ['', '20', 'mL/kg'],
      ['within', '20', 'minute'],
    ],
  },
  {
    study: 'SPRINT',
    pt: ['O alvo intensivo era pressão sistólica {0}, e o padrão, {1}', 'Comparou-se PAS {0} com PAS {1}'],
    en: 'A systolic pressure target {0} was compared with a target {1}.',
    figures: [
      ['<', '120', 'mmHg'],
      ['<', '140', 'mmHg'],
    ],
  },
  {
    study: 'GOLD 2023',
    pt: ['A obstrução é VEF1/CVF {0} após broncodilatador'],
    en: 'Obstruction is a post-bronchodilator FEV1/FVC {0}.',
    figures: [['<', '0.7', '']],
  },
  {
    study: 'NINDS',
    pt: ['A alteplase deve ser iniciada {0} do início dos sintomas', 'A janela da alteplase é {0}'],
    en: 'Alteplase was started {0} of symptom onset.',
    figures: [['within', '3', 'hour']],
  },
  {
    study: 'RE-LY',
    pt: ['A dabigatrana foi usada na dose de {0}', 'Usou-se {0} de dabigatrana'],
    en: 'Dabigatran was given at a dose of {0}.',
    figures: [['', '150', 'mg']],
  },
  {
    study: 'ARMA',
    pt: ['O volume corrente protetor é de {0}, e não de {1}', 'Ventile com {0} em vez de {1}'],
    en: 'Tidal volumes of {0} were compared with {1}.',
    figures: [
      ['', '6', 'mL/kg'],
      ['', '12', 'mL/kg'],
    ],
  },
];
