import { type CaseGroup, casesOf, type HandCase } from '../case.ts';

const groups: CaseGroup[] = [
  [
    'UKPDS 33.en + CREDENCE.en + DAPA-CKD.en',
    [
      'Ao longo do estudo a HbA1c mediana foi de 7,0% no grupo intensivo, ante 7,9% no convencional [1].',
      'Complicações microvasculares ficaram 25% menos frequentes [1].',
      'Para infarto, a tendência de redução não chegou a ser significativa (p = 0,052) [1].',
      'A canagliflozina baixou em 30% o composto renal [2].',
      'Em DAPA-CKD, 9,2% do grupo dapagliflozina tiveram o desfecho contra 14,5% do placebo, ou seja, 5,3 pontos percentuais a menos [3].',
      'Com dapagliflozina, o risco relativo diminui quase 40% (HR 0,61) [3].',
    ],
    [
      ['digit', 'A HbA1c mediana foi de 7,4% no grupo intensivo [1].'],
      ['direction', 'Complicações microvasculares ficaram 25% mais frequentes [1].'],
      ['digit', 'Para infarto, o RR foi de 0,84, com p = 0,025 [1].'],
      ['direction', 'A redução do infarto foi significativa (p = 0,052) [1].'],
      ['digit', 'A canagliflozina baixou em 20% o composto renal [2].'],
      ['direction', 'A canagliflozina elevou o risco do composto renal [2].'],
      ['digit', 'O desfecho caiu 7,3 pontos percentuais com dapagliflozina [3].'],
      ['bounds', 'O HR da dapagliflozina foi de 0,61 (IC 95%: 0,72 a 0,51) [3].'],
      ['wrong-reference', 'O HR de 0,61 é do estudo com canagliflozina [2].'],
      ['comparator', 'O composto incluía queda da TFGe de no máximo 50% [3].'],
    ],
  ],
  [
    'RE-LY.prose + ARISTOTLE.prose + PLATO.prose',
    [
      'Dabigatrana 150 mg 2x/dia: AVC ou embolia sistêmica em 1,11% ao ano, frente a 1,69% ao ano com varfarina [1].',
      'Comparada à varfarina, a dabigatrana reduziu em um terço o AVC ou a embolia [1].',
      'A apixabana sangra menos que a varfarina (HR 0,69) [2].',
      'Com apixabana também se morre um pouco menos: HR 0,89 [2].',
      'Depois de um ano, 9,8% do grupo ticagrelor e 11,7% do grupo clopidogrel tinham sofrido o desfecho [3].',
      'Ticagrelor is better than clopidogrel: hazard ratio 0.84 [3].',
      'Mais de 18 mil pacientes entraram em cada um dos três estudos [1][2][3].',
    ],
    [
      ['unit', 'Dabigatrana 150 mg: AVC ou embolia sistêmica em 1,11% ao mês [1].'],
      ['unit', 'A dose de dabigatrana foi de 150 mg uma vez ao dia [1].'],
      ['direction', 'A apixabana sangra mais que a varfarina (HR 0,69) [2].'],
      ['direction', 'Com apixabana morre-se mais do que com varfarina [2].'],
      [
        'arms',
        'Depois de um ano, 9,8% do grupo clopidogrel e 11,7% do grupo ticagrelor tinham sofrido o desfecho [3].',
      ],
      ['digit', 'O estudo do ticagrelor seguiu os pacientes por 18 meses [3].'],
      ['direction', 'Ticagrelor is worse than clopidogrel [3].'],
      ['decimal', 'O HR de sangramento maior com apixabana foi de 0,069 [2].'],
      ['number-of-another', 'O HR de sangramento maior com apixabana foi de 0,84 [2].'],
      ['digit', 'Reduziu-se pela metade o AVC com a dabigatrana (RR 0,56) [1].'],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose + DAPA-HF.prose + BENEFIT.prose',
    [
      'A empagliflozina baixou de 5,9% para 3,7% a morte cardiovascular [1].',
      'O benefício sobre a morte cardiovascular foi de 38% [1].',
      'Sete mil e vinte diabéticos foram acompanhados [1].',
      'A dapagliflozina beneficiou quem tem FE reduzida: 16,3% contra 21,2% [2].',
      'Benznidazol e placebo tiveram resultados parecidos: 27,5% e 29,1% [3].',
      'O PCR negativou mais com o benznidazol (66,2% ante 33,5%) [3].',
      'Apesar de negativar o PCR, o benznidazol não mudou o desfecho clínico [3].',
    ],
    [
      ['direction', 'A morte cardiovascular aumentou com a empagliflozina [1].'],
      ['digit', 'O benefício sobre a morte cardiovascular foi de 48% [1].'],
      ['arms', 'A morte cardiovascular foi de 5,9% com empagliflozina [1].'],
      ['comparator', 'O intervalo do HR passou acima de 1,99 [1].'],
      ['label', 'A dapagliflozina beneficiou quem tem FE preservada (HR 0,74) [2].'],
      ['digit', 'Dos pacientes com dapagliflozina, 13,6% tiveram o desfecho [2].'],
      ['direction', 'O benznidazol reduziu significativamente o desfecho primário [3].'],
      ['direction', 'O PCR negativou menos com o benznidazol [3].'],
      ['digit', 'A negativação do PCR ocorreu em 62,6% com benznidazol [3].'],
    ],
  ],
  [
    'ARMA.prose + PROSEVA.prose + RECOVERY.en',
    [
      'Ventilar com 6 mL/kg poupa vidas: mortalidade de 31,0% versus 39,8% (p = 0,007) [1].',
      'Pronar cai a mortalidade pela metade: 16,0% ante 32,8% [2].',
      'O NNT da posição prona é de aproximadamente 6 [2].',
      'A dexametasona beneficia sobretudo os ventilados, com 29,3% de mortes, contra 41,4% [3].',
      'A mortalidade aos 28 dias foi 2,8 pontos percentuais menor com dexametasona [3].',
    ],
    [
      ['arms', 'Ventilar com 12 mL/kg teve mortalidade de 31,0% [1].'],
      ['direction', 'O volume corrente baixo aumenta a mortalidade [1].'],
      ['unit', 'Ventilou-se com 6 mL por libra [1].'],
      ['digit', 'A diferença teve p = 0,07 [1].'],
      ['direction', 'Pronar dobra a mortalidade [2].'],
      ['digit', 'Na posição supina morreram 38,2% [2].'],
      ['unit', 'A mortalidade da prona foi medida em 28 horas [2].'],
      ['direction', 'A dexametasona não reduziu a mortalidade aos 28 dias [3].'],
      ['digit', 'A mortalidade aos 28 dias foi 5,8 pontos percentuais menor com dexametasona [3].'],
      ['wrong-reference', 'A posição prona reduziu a mortalidade a 16,0% [1].'],
    ],
  ],
  [
    '"In postmenopausal women with osteoporosis, romosozumab 210 mg monthly for 12 months followed by alendronate 70 mg weekly led to fewer new vertebral fractures at 24 months than alendronate alone (6.2% vs 11.9%; RR 0.52; 95% CI 0.40-0.66). Serious cardiovascular events were more frequent with romosozumab in year 1 (2.5% vs 1.9%; OR 1.31; 95% CI 0.85 to 2.00). Mean age was 74.3 years."',
    [
      'Romosozumabe 210 mg por mês durante 1 ano, depois alendronato 70 mg por semana, preveniu mais fraturas vertebrais que o alendronato isolado [1].',
      'Em dois anos houve 6,2% de novas fraturas vertebrais, contra 11,9% só com alendronato [1].',
      'O risco de fratura caiu quase à metade (RR 0,52) [1].',
      'Eventos cardiovasculares graves foram numericamente mais comuns com romosozumabe (2,5% vs 1,9%), sem significância (OR 1,31; 0,85–2,00) [1].',
      'As participantes tinham em média 74 anos [1].',
    ],
    [
      ['unit', 'Romosozumabe 210 mg por semana durante 12 meses [1].'],
      ['unit', 'O alendronato foi dado na dose de 70 mg por dia [1].'],
      ['digit', 'O alendronato foi dado na dose de 35 mg por semana [1].'],
      [
        'direction',
        'O romosozumabe seguido de alendronato causou mais fraturas vertebrais que o alendronato isolado [1].',
      ],
      ['direction', 'Eventos cardiovasculares graves foram menos frequentes com romosozumabe [1].'],
      [
        'arms',
        'Novas fraturas vertebrais ocorreram em 11,9% com romosozumabe e 6,2% só com alendronato [1].',
      ],
      ['digit', 'As participantes tinham em média 64 anos [1].'],
      ['bounds', 'OR de 1,31 (IC 95% 2,00–0,85) [1].'],
      ['digit', 'O romosozumabe foi usado por 18 meses [1].'],
    ],
  ],
  [
    '"Intoxicação por paracetamol: iniciar N-acetilcisteína se a ingestão for superior a 150 mg/kg ou 7,5 g em adultos. Dose intravenosa: 150 mg/kg em 1 hora, depois 50 mg/kg em 4 horas e 100 mg/kg em 16 horas. O tratamento é mais eficaz quando iniciado nas primeiras 8 horas. Carvão ativado não é útil após 4 horas. Reações anafilactoides ocorrem em 10 a 20% dos casos." + "Na intoxicação por ferro, não se usa carvão ativado. A desferroxamina é administrada a 15 mg/kg/h, máximo de 6 g por dia."',
    [
      'A N-acetilcisteína é iniciada quando se ingerem mais de 150 mg/kg de paracetamol [1].',
      'O esquema venoso soma 300 mg/kg em 21 horas: 150 mg/kg na 1ª hora, 50 mg/kg em 4 h e 100 mg/kg em 16 h [1].',
      'O antídoto funciona melhor se dado em até 8 horas [1].',
      'Reações anafilactoides acometem de 10% a 20% dos casos [1].',
      'Passadas 4 horas, o carvão ativado deixa de ser útil [1].',
      'O carvão ativado não serve para a intoxicação por ferro [2]; a desferroxamina vai a 15 mg/kg/h, até 6 g/dia [2].',
    ],
    [
      [
        'comparator',
        'A N-acetilcisteína é iniciada quando se ingerem menos de 150 mg/kg de paracetamol [1].',
      ],
      ['decimal', 'Em adultos, o limiar é de 75 g de paracetamol [1].'],
      ['digit', 'A segunda dose é de 60 mg/kg em 4 horas [1].'],
      ['unit', 'A dose inicial é de 150 mg em 1 hora [1].'],
      ['unit', 'A dose inicial é de 150 mg/kg em 1 dia [1].'],
      ['digit', 'Reações anafilactoides ocorrem em 20 a 30% dos casos [1].'],
      ['negation', 'O carvão ativado é útil após 4 horas [1].'],
      ['negation', 'Na intoxicação por ferro, usa-se carvão ativado [2].'],
      ['digit', 'O máximo de desferroxamina é de 8 g por dia [2].'],
      ['unit', 'A desferroxamina é administrada a 15 mg/kg/dia [2].'],
      ['number-of-another', 'A desferroxamina é administrada a 150 mg/kg [2].'],
    ],
  ],
];

const lists: HandCase[] = [
  [
    'digit',
    'START.en + HPTN 052.en',
    '1. START: desfecho em 1,8% (imediato) e 4,1% (adiado) [1]\n2. HPTN 052: 1 × 27 transmissões ligadas, HR 0,04 [2]\n3. START incluiu 4.865 pessoas [1]\n4. HPTN 052: redução de 69% [2]\n5. HPTN 052 acompanhou 1.763 casais [2]',
    'ccddc',
  ],
];

export const eighteenthRound: readonly HandCase[] = [...casesOf(groups), ...lists];
