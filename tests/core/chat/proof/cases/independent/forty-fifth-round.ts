import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the thirty-ninth examiner, over findings of the corpus. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'Ter como meta uma PAS abaixo de 120 mmHg, e não apenas abaixo de 140 mmHg, baixou o desfecho composto primário de 2,19% para 1,65% ao ano (HR 0,75; IC 95% 0,64–0,89) [1].',
      'A mortalidade por qualquer causa foi menor no braço intensivo, com HR de 0,73 (intervalo de 0,60 a 0,90) [1].',
      'No grupo de tratamento padrão, 2,19% ao ano apresentaram o desfecho primário, contra 1,65% ao ano entre os alocados para a meta intensiva, num total de 9.361 participantes [1].',
      'Quem teve a pressão controlada de forma intensiva morreu menos do que quem seguiu o alvo convencional [1].',
    ],
    [
      [
        'digit',
        'O controle pressórico intensivo diminuiu o composto primário em relação ao padrão, com razão de riscos de 0,79 (0,64–0,89) [1].',
      ],
      [
        'bounds',
        'Para morte por todas as causas, o HR foi de 0,73, com limite inferior de 0,90 e limite superior de 0,60 [1].',
      ],
      [
        'direction',
        'Perseguir uma PAS < 120 mmHg elevou a mortalidade por todas as causas em relação ao alvo < 140 mmHg (HR 0,73) [1].',
      ],
      [
        'comparator',
        'O braço intensivo mirava uma pressão sistólica acima de 120 mmHg, enquanto o padrão buscava valores < 140 mmHg [1].',
      ],
      [
        'unit',
        'As taxas do desfecho primário composto foram de 1,65% versus 2,19% por mês, favorecendo a meta pressórica mais baixa [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Clortalidona, anlodipino e lisinopril tiveram desempenho semelhante quanto a doença coronariana fatal ou infarto não fatal: 11,5%, 11,3% e 11,4% em seis anos, respectivamente [1].',
      'Em hipertensos de alto risco, usar IECA ou bloqueador de canal de cálcio não trouxe vantagem sobre o diurético em DAC fatal ou IAM não fatal [1].',
      'Houve diferença entre os três anti-hipertensivos em DAC fatal ou IAM não fatal? Não: as taxas em 6 anos ficaram em 11,5% (clortalidona), 11,3% (anlodipino) e 11,4% (lisinopril) [1].',
      'Ensaio com 33.357 pacientes, sem diferença entre diurético, anlodipino e lisinopril no desfecho coronariano [1].',
    ],
    [
      [
        'direction',
        'O anlodipino reduziu a doença coronariana fatal e o infarto não fatal em comparação com a clortalidona [1].',
      ],
      [
        'digit',
        'Em seis anos, a taxa de DAC fatal ou IAM não fatal foi de 11,3% com anlodipino e de 11,9% com lisinopril [1].',
      ],
      [
        'arms',
        'A taxa em 6 anos de doença coronariana fatal ou IAM não fatal foi de 11,4% com clortalidona, 11,3% com anlodipino e 11,5% com lisinopril [1].',
      ],
      [
        'negation',
        'Houve diferença entre clortalidona, anlodipino e lisinopril na ocorrência de DAC fatal ou infarto não fatal [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'Em comparação com o enalapril, a inibição da angiotensina-neprilisina reduziu morte CV ou hospitalização por IC de 26,5% para 21,8% (HR 0,80; IC 95% 0,73–0,87) [1].',
      'Com enalapril, 26,5% dos pacientes morreram por causa cardiovascular ou foram internados por insuficiência cardíaca; com a inibição de angiotensina-neprilisina, 21,8% [1].',
      'O composto de óbito cardiovascular ou internação por IC foi menos frequente sob inibição da angiotensina e da neprilisina do que sob enalapril [1].',
      'Nos 8.442 pacientes com insuficiência cardíaca, o HR para morte CV ou internação por IC foi de 0,8, com IC de 0,73 a 0,87 [1].',
    ],
    [
      [
        'direction',
        'O enalapril levou a menos mortes cardiovasculares ou hospitalizações por IC do que a inibição de angiotensina-neprilisina [1].',
      ],
      [
        'digit',
        'Morte cardiovascular ou internação por IC ocorreu em 21,8% com o inibidor de angiotensina-neprilisina e em 28,5% com enalapril [1].',
      ],
      [
        'bounds',
        'A inibição da angiotensina-neprilisina reduziu o desfecho composto com HR 0,80 (IC 95% de 0,87 a 0,73) [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'Na IC com fração de ejeção reduzida, 16,3% dos tratados com dapagliflozina tiveram piora da IC ou morte cardiovascular, frente a 21,2% no grupo comparador [1].',
      'A dapagliflozina diminuiu o risco de agravamento da insuficiência cardíaca ou óbito CV (HR = 0,74; IC 95% 0,65-0,85; n = 4.744) [1].',
      'O que a dapagliflozina fez na ICFEr? Reduziu piora da insuficiência cardíaca ou morte cardiovascular, de 21,2% para 16,3% [1].',
      'Agravamento da IC ou morte CV foi menos comum com dapagliflozina em portadores de ICFEr [1].',
    ],
    [
      [
        'direction',
        'A dapagliflozina aumentou a piora da IC ou a morte cardiovascular em pacientes com fração de ejeção reduzida (16,3% vs 21,2%) [1].',
      ],
      [
        'population',
        'Em pacientes com insuficiência cardíaca de fração de ejeção preservada, a dapagliflozina reduziu piora da IC ou morte CV, com HR de 0,74 [1].',
      ],
      [
        'digit',
        'Um total de 4.144 pacientes com ICFEr participou do estudo, no qual a dapagliflozina reduziu piora da IC ou morte CV [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Na IC com fração de ejeção preservada, a empagliflozina reduziu morte CV ou internação por IC (13,8% versus 17,1%; HR 0,79 [IC 95% 0,69–0,90]) [1].',
      'Sem a empagliflozina, 17,1% dos pacientes com ICFEp tiveram óbito cardiovascular ou hospitalização por IC; com ela, a proporção caiu para 13,8% [1].',
      'Houve menos mortes cardiovasculares ou internações por insuficiência cardíaca entre os que receberam empagliflozina, num estudo com 5.988 pacientes com ICFEp [1].',
    ],
    [
      [
        'decimal',
        'O desfecho morte CV ou hospitalização por IC ocorreu em 1,38% dos pacientes com ICFEp tratados com empagliflozina, contra 17,1% no grupo controle [1].',
      ],
      [
        'direction',
        'Na ICFEp, o uso de empagliflozina associou-se a mais mortes cardiovasculares ou internações por insuficiência cardíaca [1].',
      ],
      [
        'negation',
        'A empagliflozina não reduziu o composto de morte cardiovascular ou hospitalização por IC na ICFEp (HR 0,79; 0,69–0,90) [1].',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    [
      'Na insuficiência cardíaca grave, a espironolactona reduziu a mortalidade de 46% para 35% (RR 0,70; IC 95% 0,60 a 0,82) [1].',
      'Óbitos em 35% do grupo espironolactona e em 46% do grupo comparador, entre 1.663 pacientes [1].',
      'O risco de morrer foi menor com espironolactona do que sem ela nos pacientes com IC grave [1].',
      'Risco relativo de morte de 0,7 com a espironolactona, intervalo entre 0,60 e 0,82 [1].',
    ],
    [
      [
        'digit',
        'Com espironolactona, a mortalidade foi de 35%, em vez dos 48% observados no grupo sem o fármaco [1].',
      ],
      ['negation', 'A espironolactona não diminuiu a mortalidade na insuficiência cardíaca grave [1].'],
      ['direction', 'A mortalidade subiu com a espironolactona na IC grave, com RR de 0,70 (0,60–0,82) [1].'],
    ],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'No diabetes tipo 2, a empagliflozina reduziu o MACE de 3 pontos de 12,1% para 10,5% (HR 0,86; 0,74–0,99) e a morte CV de 5,9% para 3,7% (HR 0,62; 0,49–0,77) [1].',
      'Morte cardiovascular: 3,7% com empagliflozina e 5,9% no comparador, HR 0.62 [1].',
      'Entre 7.020 diabéticos tipo 2, eventos cardiovasculares maiores (MACE de três componentes) foram menos frequentes com empagliflozina, 10,5% contra 12,1% [1].',
    ],
    [
      [
        'arms',
        'A morte cardiovascular ocorreu em 5,9% dos pacientes com empagliflozina e em 3,7% dos do grupo controle (HR 0,62) [1].',
      ],
      [
        'bounds',
        'A empagliflozina reduziu o MACE de 3 pontos com HR de 0,86 e intervalo de confiança de 0,49 a 0,77 [1].',
      ],
      ['digit', 'No diabetes tipo 2, a morte CV caiu de 5,9% para 3,1% com a empagliflozina [1].'],
      [
        'direction',
        'Diabéticos tipo 2 que receberam empagliflozina morreram mais por causas cardiovasculares do que os do grupo comparador [1].',
      ],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'A liraglutida reduziu o MACE no diabetes tipo 2: 13% contra 14,9%, HR 0,87 (IC 95% 0,78–0,97) [1].',
      'A mortalidade cardiovascular também caiu com a liraglutida (HR 0,78; IC 95% 0,66–0,93) [1].',
      'No grupo comparador, 14,9% dos diabéticos tipo 2 tiveram um evento cardiovascular maior, ao contrário dos 13,0% sob liraglutida [1].',
      'Dos 9340 pacientes com DM2 estudados, aqueles em uso de liraglutida apresentaram menos MACE e menos óbitos CV [1].',
    ],
    [
      [
        'digit',
        'O HR para morte cardiovascular com liraglutida foi de 0,73 (0,66–0,93) em pessoas com diabetes tipo 2 [1].',
      ],
      [
        'negation',
        'A liraglutida não diminuiu os eventos cardiovasculares maiores em pacientes com diabetes tipo 2 [1].',
      ],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'Com o controle glicêmico intensivo por sulfonilureia ou insulina, a HbA1c ficou em 7,0%, em vez dos 7,9% do tratamento convencional [1].',
      'O risco de qualquer desfecho relacionado ao diabetes foi menor no grupo intensivo: RR 0,88 (0,79 a 0,99) [1].',
      'Quanto ao infarto do miocárdio, o RR foi de 0,84, com p = 0,052; para as complicações microvasculares, 0,75 [1].',
      'Complicações microvasculares: menos frequentes sob tratamento intensivo do diabetes tipo 2 do que sob o convencional, com risco relativo de 0.75 [1].',
    ],
    [
      ['arms', 'A HbA1c foi de 7,9% no tratamento intensivo e de 7,0% no convencional [1].'],
      ['comparator', 'O RR para infarto do miocárdio com controle intensivo foi de 0,84, com p < 0,052 [1].'],
      [
        'digit',
        'O tratamento intensivo da glicemia diminuiu as complicações microvasculares, com RR de 0,65 [1].',
      ],
      [
        'direction',
        'O controle intensivo da glicemia com sulfonilureia ou insulina aumentou as complicações microvasculares no diabetes tipo 2 [1].',
      ],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'Na nefropatia do diabetes tipo 2, a canagliflozina diminuiu o composto de doença renal em estágio terminal, duplicação da creatinina e morte renal ou cardiovascular (HR 0,70; IC 95% 0,59–0,82) [1].',
      'O risco de DRET, dobra da creatinina ou óbito por causa renal ou CV foi menor com canagliflozina [1].',
      'HR de 0,7 para o desfecho renal composto com canagliflozina, em 4.401 pacientes com DM2 e nefropatia [1].',
    ],
    [
      [
        'decimal',
        'A canagliflozina reduziu DRET, duplicação da creatinina e morte renal ou CV, com HR de 0,07 (0,59–0,82) [1].',
      ],
      [
        'population',
        'Em pacientes com diabetes tipo 1 e nefropatia, a canagliflozina reduziu o composto de DRET, dobra da creatinina ou morte renal ou CV (HR 0,70) [1].',
      ],
      [
        'direction',
        'A canagliflozina acelerou a evolução para DRET, duplicação da creatinina ou morte renal ou cardiovascular, elevando o risco desse composto [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'Com dapagliflozina, 9,2% dos pacientes com DRC tiveram queda da TFGe de 50% ou mais, DRET, morte renal ou CV, ante 14,5% no grupo sem o fármaco [1].',
      'Na doença renal crônica, a dapagliflozina reduziu o composto renal e cardiovascular, com razão de riscos de 0,61 (IC 95% 0,51–0,72) [1].',
      'Queda ≥ 50% da TFG estimada, doença renal terminal ou óbito renal/CV: HR 0,61 a favor da dapagliflozina, n = 4.304 [1].',
      'Sem a dapagliflozina, o desfecho composto atingiu 14,5% dos participantes com DRC; com ela, 9,2% [1].',
    ],
    [
      [
        'comparator',
        'O desfecho composto, reduzido pela dapagliflozina na DRC, incluía queda da TFGe inferior a 50%, DRET e morte renal ou CV [1].',
      ],
      ['digit', 'A dapagliflozina reduziu o desfecho primário na DRC de 14,5% para 9,7% [1].'],
      [
        'direction',
        'Na doença renal crônica, o grupo dapagliflozina evoluiu pior do que o comparador, com mais quedas da TFGe, DRET ou mortes renais e CV [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'A empagliflozina diminuiu a progressão da doença renal ou a morte cardiovascular na DRC (13,1% vs. 16,9%; HR 0,72; IC 95% 0,64–0,82) [1].',
      'Em 6.609 portadores de doença renal crônica, 13,1% sob empagliflozina tiveram progressão renal ou óbito CV, contra 16,9% dos demais [1].',
      'Progressão da nefropatia ou morte CV foi menos frequente com empagliflozina do que no grupo controle, em pacientes com doença renal crônica [1].',
    ],
    [
      [
        'digit',
        'Progressão da doença renal ou morte CV acometeu 13,1% com empagliflozina e 18,9% no grupo controle [1].',
      ],
      [
        'direction',
        'Na DRC, a empagliflozina elevou o risco de progressão da doença renal ou morte CV, com HR de 0,72 [1].',
      ],
      [
        'arms',
        'Progressão da doença renal ou morte CV: 16,9% com empagliflozina versus 13,1% no controle [1].',
      ],
    ],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    [
      'A finerenona reduziu falência renal, queda de TFGe ≥ 40% ou morte renal em diabéticos tipo 2 com DRC, de 21,1% para 17,8% (HR 0,82; IC 95% 0,73–0,93) [1].',
      'Foram analisados 5.674 pacientes com DM2 e doença renal crônica; o desfecho renal ocorreu em 17,8% com finerenona e em 21,1% no outro grupo [1].',
      'O risco do composto renal — falência renal, perda de pelo menos 40% da TFG estimada ou óbito renal — foi menor com a finerenona [1].',
      'HR de 0.82, com limites de 0.73 e 0.93, para o desfecho renal composto com finerenona na DRC do diabetes tipo 2 [1].',
    ],
    [
      [
        'comparator',
        'O composto renal avaliado com a finerenona exigia falência renal, queda da TFGe menor que 40% ou morte renal [1].',
      ],
      [
        'bounds',
        'A finerenona reduziu o composto renal com HR de 0,82, cujo limite inferior foi 0,93 e o superior 0,73 [1].',
      ],
      [
        'digit',
        'A finerenona diminuiu o desfecho renal composto em DM2 com DRC: 17,8% contra 27,1% no grupo controle [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'Em diabéticos tipo 2 com DRC, a semaglutida reduziu os eventos renais maiores para 5,8 por 100 pacientes-ano, ante 7,5 por 100 no controle (HR 0,76; IC 95% 0,66–0,88) [1].',
      'Eventos renais graves ocorreram a uma taxa de 7,5 por 100 pacientes-ano sem a semaglutida e de 5,8 com ela [1].',
      'A semaglutida levou a menos eventos renais maiores no DM2 com doença renal crônica (58 contra 75 por 1.000 pacientes-ano) [1].',
      'Proteção renal com semaglutida na DRC do diabetes tipo 2: HR de 0,76 para eventos renais importantes, entre 3.533 participantes [1].',
    ],
    [
      [
        'unit',
        'A taxa de eventos renais maiores foi de 5,8 por 1.000 pacientes-ano com semaglutida e HR de 0,76 [1].',
      ],
      [
        'arms',
        'Eventos renais maiores: 7,5 por 100 pacientes-ano no grupo semaglutida e 5,8 por 100 pacientes-ano no grupo comparador [1].',
      ],
      [
        'direction',
        'No diabetes tipo 2 com DRC, a semaglutida piorou os desfechos renais, com mais eventos renais maiores do que no controle [1].',
      ],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Em pessoas com obesidade e sem diabetes, a semaglutida reduziu o MACE de 8,0% para 6,5% (HR 0,80; IC 95% 0,72–0,90) [1].',
      'Foram 17.604 participantes obesos não diabéticos, e o MACE acometeu 6,5% dos que usaram semaglutida, em comparação com 8% dos controles [1].',
      'Mesmo sem diabetes, obesos tratados com semaglutida sofreram menos eventos cardiovasculares adversos maiores [1].',
    ],
    [
      [
        'population',
        'Em obesos com diabetes, a semaglutida reduziu o MACE para 6,5%, em vez de 8,0% no controle [1].',
      ],
      [
        'negation',
        'Não houve redução de eventos cardiovasculares maiores com semaglutida em obesos sem diabetes [1].',
      ],
      [
        'digit',
        'O MACE ocorreu em 6,5% com semaglutida e em 9,0% no grupo controle, em obesos sem diabetes [1].',
      ],
      [
        'direction',
        'A semaglutida elevou a frequência de MACE na obesidade sem diabetes (6,5% vs 8,0%) [1].',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'Em 40 semanas, a tirzepatida 15 mg baixou a HbA1c em 2,30 pontos, ao passo que a semaglutida 1 mg a reduziu em 1,86 [1].',
      'Reduções de HbA1c com tirzepatida no DM2: 2,01 (5 mg), 2,24 (10 mg) e 2,30 pontos (15 mg), todas maiores que a de 1,86 obtida com semaglutida 1 mg [1].',
      'A semaglutida semanal, na dose de 1 mg, levou a queda menor da hemoglobina glicada do que a tirzepatida em qualquer das três doses [1].',
      'Com 10 mg de tirzepatida, a hemoglobina glicada caiu 2,24 pontos após quarenta semanas, em estudo de 1.879 pacientes [1].',
    ],
    [
      [
        'unit',
        'Ao fim de 40 dias, a HbA1c havia caído 2,30 pontos com tirzepatida 15 mg e 1,86 com semaglutida 1 mg [1].',
      ],
      ['digit', 'A tirzepatida 5 mg reduziu a HbA1c em 2,61 pontos, contra 1,86 com semaglutida 1 mg [1].'],
      [
        'direction',
        'A hemoglobina glicada aumentou com a tirzepatida ao longo das 40 semanas de seguimento [1].',
      ],
      [
        'arms',
        'A queda da HbA1c em 40 semanas foi de 1,86 ponto com tirzepatida 15 mg e de 2,30 pontos com semaglutida 1 mg [1].',
      ],
    ],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'A rosuvastatina reduziu os eventos vasculares em homens e mulheres com proteína C-reativa elevada: 0,77 versus 1,36 por 100 pessoas-ano, HR 0,56 (IC 95% 0,46–0,69) [1].',
      'Sem a rosuvastatina, a taxa foi de 1,36 evento por 100 pessoas-ano; com ela, de 0,77 [1].',
      'PCR elevada e uso de rosuvastatina: menos eventos vasculares que no grupo controle, em amostra de 17.802 pessoas [1].',
    ],
    [
      [
        'unit',
        'A taxa de eventos foi de 0,77 por 1.000 pessoas-ano com a rosuvastatina em pessoas com proteína C-reativa elevada [1].',
      ],
      [
        'decimal',
        'O grupo controle teve 13,6 eventos por 100 pessoas-ano, contra 0,77 no grupo rosuvastatina [1].',
      ],
      [
        'direction',
        'Entre homens e mulheres com PCR elevada, a rosuvastatina trouxe mais eventos vasculares do que o controle [1].',
      ],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    [
      'O evolocumabe baixou o composto primário de 11,3% para 9,8% em pacientes com doença cardiovascular (HR 0,85; IC 95% 0,79–0,92) [1].',
      'Em 27.564 portadores de doença cardiovascular, o desfecho composto principal foi menos frequente com evolocumabe [1].',
      'Desfecho primário composto: evolocumabe, pouco menos de 10% (9,8%); comparador, 11,3% [1].',
      'Razão de riscos de 0.85, com intervalo de 0.79 a 0.92, a favor do evolocumabe na doença cardiovascular [1].',
    ],
    [
      [
        'digit',
        'O estudo randomizou 21.564 pacientes e encontrou HR de 0,85 para o composto primário com evolocumabe [1].',
      ],
      [
        'direction',
        'Pacientes com doença cardiovascular tratados com evolocumabe apresentaram com maior frequência o desfecho primário composto [1].',
      ],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Na fibrilação atrial, dabigatrana 150 mg reduziu AVC ou embolia sistêmica frente à varfarina: 1,11% contra 1,69% ao ano, RR 0,66 (IC 95% 0,53–0,82) [1].',
      'Com varfarina, a taxa anual de AVC ou embolia sistêmica foi de 1,69%, superior à observada com dabigatrana 150 mg (1,11%) [1].',
      'Em FA, o risco relativo de acidente vascular cerebral ou embolia sistêmica com dabigatrana na dose de 150 mg foi de 0,66, entre 18.113 pacientes [1].',
      'A varfarina protegeu menos contra AVC e embolia sistêmica do que a dabigatrana 150 mg nos pacientes com fibrilação atrial [1].',
    ],
    [
      [
        'unit',
        'Com dabigatrana 150 mg, AVC ou embolia sistêmica ocorreu em 1,11% ao mês na fibrilação atrial [1].',
      ],
      [
        'digit',
        'A dabigatrana 110 mg reduziu AVC ou embolia sistêmica para 1,11% ao ano, em vez de 1,69% com varfarina [1].',
      ],
      [
        'direction',
        'Em pacientes com FA, a dabigatrana 150 mg foi inferior à varfarina, com mais AVC ou embolia sistêmica (1,11% vs 1,69% ao ano) [1].',
      ],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'A apixabana reduziu AVC ou embolia sistêmica (HR 0,79; IC 95% 0,66–0,95) e sangramento maior (HR 0,69; IC 95% 0,60–0,80) em relação à varfarina [1].',
      'Também a mortalidade foi menor com apixabana do que com varfarina na fibrilação atrial, com HR 0,89 e intervalo de 0,80 a 0,998 [1].',
      'Hemorragias graves foram mais frequentes com varfarina do que com apixabana em portadores de FA [1].',
      'Entre 18.201 pacientes com fibrilação atrial, a apixabana diminuiu AVC ou embolia sistêmica, sangramento maior e morte [1].',
    ],
    [
      [
        'bounds',
        'A apixabana reduziu a mortalidade com HR de 0,89 e intervalo de confiança de 0,998 a 0,80 [1].',
      ],
      [
        'digit',
        'O sangramento maior foi menos comum com apixabana do que com varfarina (HR 0,59; 0,60–0,80) [1].',
      ],
      [
        'direction',
        'O preço da apixabana foi um aumento dos sangramentos maiores em comparação com a varfarina [1].',
      ],
      [
        'negation',
        'A apixabana não reduziu a mortalidade em relação à varfarina na fibrilação atrial (HR 0,89; 0,80–0,998) [1].',
      ],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Na síndrome coronariana aguda, o ticagrelor reduziu morte vascular, IAM ou AVC em 12 meses de 11,7% para 9,8% frente ao clopidogrel (HR 0,84; IC 95% 0,77–0,92) [1].',
      'Em um ano, 11,7% dos pacientes com clopidogrel e 9,8% daqueles com ticagrelor sofreram morte vascular, infarto ou AVC [1].',
      'Morte de causa vascular, infarto ou AVC: o ticagrelor foi melhor que o clopidogrel, com HR de 0,84 em 18.624 pacientes com SCA [1].',
    ],
    [
      [
        'digit',
        'Aos 12 meses, o composto de morte vascular, IAM ou AVC foi de 9,8% com ticagrelor e 12,7% com clopidogrel [1].',
      ],
      [
        'unit',
        'A vantagem do ticagrelor sobre o clopidogrel, de 9,8% contra 11,7% em morte vascular, IAM ou AVC, foi medida aos 12 dias [1].',
      ],
      [
        'direction',
        'O ticagrelor elevou o composto de morte vascular, infarto ou AVC em comparação com o clopidogrel na SCA (HR 0,84; 0,77–0,92) [1].',
      ],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'Mortalidade vascular em cinco semanas no IAM suspeito: 9,4% com aspirina contra 11,8% sem ela, e 9,2% com estreptoquinase contra 12,0% [1].',
      'A associação de estreptoquinase e aspirina baixou a morte vascular em 5 semanas de 13,2% para 8,0%, o que corresponde a uma redução de 42% nas chances [1].',
      'Isoladamente, a aspirina reduziu em 23% e a estreptoquinase em 25% a chance (odds) de morte vascular [1].',
      'Quem não recebeu nenhum dos dois fármacos teve mortalidade vascular de 13,2%, bem acima da observada com ambos (8%) [1].',
    ],
    [
      [
        'arms',
        'A redução da chance de morte vascular em 5 semanas foi de 25% com aspirina e de 23% com estreptoquinase [1].',
      ],
      [
        'digit',
        'A combinação de aspirina e estreptoquinase diminuiu em 48% a chance de morte vascular em 5 semanas [1].',
      ],
      ['unit', 'A morte vascular aos 5 meses foi de 9,4% com aspirina, em vez de 11,8% sem ela [1].'],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'No AVC isquêmico agudo tratado em até 3 horas, o OR global para desfecho favorável em 3 meses foi de 1,7 (IC 95% 1,2–2,6) na parte 2 do estudo [1].',
      'O rt-PA aumentou a hemorragia intracraniana sintomática de 0,6% para 6,4% [1].',
      'A mortalidade em noventa dias não diferiu de modo significativo: 17% com ativador do plasminogênio tecidual e 21% no controle, p = 0,30 [1].',
      'O tratamento dos 624 pacientes começou dentro de 180 minutos do AVC isquêmico, e a HIC sintomática foi mais comum com o trombolítico [1].',
    ],
    [
      [
        'unit',
        'O ativador do plasminogênio foi administrado em até 3 dias do AVC isquêmico, com OR global de 1,7 para desfecho favorável [1].',
      ],
      [
        'decimal',
        'A hemorragia intracraniana sintomática ocorreu em 0,64% dos pacientes com rt-PA e em 0,6% do grupo controle [1].',
      ],
      [
        'direction',
        'A hemorragia intracraniana sintomática diminuiu com o ativador do plasminogênio tecidual no AVC isquêmico agudo [1].',
      ],
      [
        'negation',
        'O ativador do plasminogênio tecidual não aumentou a hemorragia intracraniana sintomática (6,4% vs 0,6%) [1].',
      ],
      ['comparator', 'A mortalidade em 90 dias foi de 17% com rt-PA e 21% no controle, com p < 0,30 [1].'],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'Na hemorragia intracerebral primária, o ácido tranexâmico teve resultado neutro sobre o mRS no dia 90, com OR ajustado de 0,88 (IC 95% 0,76–1,03; p = 0,11) [1].',
      'O ácido tranexâmico não melhorou de forma significativa a escala de Rankin modificada aos 90 dias em 2.325 pacientes com hemorragia intracerebral [1].',
      'Ácido tranexâmico versus placebo na HIC hiperaguda: sem diferença significativa na incapacidade funcional medida pela Rankin modificada [1].',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico melhorou significativamente o estado funcional pela escala de Rankin em 90 dias após hemorragia intracerebral [1].',
      ],
      [
        'digit',
        'No dia 90, o OR ajustado do mRS com ácido tranexâmico foi de 0,83 (0,76–1,03), p = 0,11 [1].',
      ],
      [
        'negation',
        'O resultado do ácido tranexâmico na hemorragia intracerebral não foi neutro, segundo a escala de Rankin modificada em 90 dias [1].',
      ],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'Em trauma com hemorragia significativa, o ácido tranexâmico reduziu a morte hospitalar de 16,0% para 14,5% (RR 0,91; IC 95% 0,85–0,97) [1].',
      'Óbito intra-hospitalar: 14,5% com ácido tranexâmico e 16% com placebo, em 20.211 pacientes com trauma [1].',
      'Vítimas de trauma com sangramento importante que receberam TXA morreram menos no hospital do que as do grupo placebo [1].',
    ],
    [
      [
        'digit',
        'O ácido tranexâmico diminuiu a mortalidade hospitalar no trauma com hemorragia, com RR de 0,97 (0,85–0,97) [1].',
      ],
      [
        'direction',
        'No trauma com hemorragia significativa, a mortalidade hospitalar subiu com ácido tranexâmico: 14,5% contra 16,0% com placebo [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'Na hemorragia pós-parto, a morte por sangramento caiu de 1,9% para 1,5% com ácido tranexâmico (RR 0,81; IC 95% 0,65–1,00) [1].',
      'Quando dado em até três horas, o ácido tranexâmico reduziu o óbito por sangramento para 1,2%, em vez de 1,7% com placebo (RR 0,69) [1].',
      'Apesar de menos mortes por sangramento, o desfecho primário composto não foi alcançado nas 20.060 mulheres estudadas [1].',
      'O RR de morte por sangramento foi de 0,69 nas tratadas dentro de 3 h e de 0,81 no conjunto das pacientes [1].',
    ],
    [
      [
        'negation',
        'O desfecho primário composto foi alcançado com o ácido tranexâmico na hemorragia pós-parto [1].',
      ],
      [
        'bounds',
        'O RR de morte por hemorragia com ácido tranexâmico no pós-parto foi de 0,81, com IC de 1,00 a 0,65 [1].',
      ],
      [
        'direction',
        'O uso de ácido tranexâmico nas primeiras 3 h aumentou as mortes por sangramento, com RR de 0,69 [1].',
      ],
      [
        'comparator',
        'A redução da morte por sangramento para 1,2% (contra 1,7%) foi vista nas mulheres tratadas depois de 3 h [1].',
      ],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'O sulfato de magnésio reduziu a eclâmpsia em mulheres com pré-eclâmpsia: 0,8% contra 1,9% com placebo, 58% a menos [1].',
      'Na pré-eclâmpsia, a queda da mortalidade materna com sulfato de magnésio não alcançou significância estatística (RR 0,55; IC 95% 0,26–1,14) [1].',
      'Houve 58% menos casos de eclâmpsia entre as pacientes com pré-eclâmpsia que receberam magnésio, num ensaio com 10.141 mulheres [1].',
    ],
    [
      ['negation', 'O sulfato de magnésio reduziu significativamente a morte materna na pré-eclâmpsia [1].'],
      [
        'digit',
        'O sulfato de magnésio diminuiu em 53% os casos de eclâmpsia em mulheres com pré-eclâmpsia [1].',
      ],
      [
        'direction',
        'Mulheres com pré-eclâmpsia tratadas com sulfato de magnésio tiveram mais eclâmpsia do que as que receberam placebo [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'Em pacientes internados por Covid-19, a dexametasona reduziu a morte em 28 dias de 25,7% para 22,9% (razão de taxas 0,83; IC 95% 0,75–0,93) [1].',
      'Entre os pacientes em ventilação mecânica, 29,3% dos tratados com dexametasona morreram em quatro semanas, ante 41,4% dos controles [1].',
      'A dexametasona salvou vidas na Covid-19 hospitalar: menos óbitos aos 28 dias tanto no total quanto nos ventilados [1].',
    ],
    [
      [
        'digit',
        'Nos pacientes ventilados com Covid-19, a mortalidade em 28 dias foi de 29,3% com dexametasona e de 47,4% no controle [1].',
      ],
      [
        'negation',
        'A dexametasona não reduziu a mortalidade em 28 dias nos pacientes hospitalizados com Covid-19 [1].',
      ],
      [
        'direction',
        'Nos pacientes com Covid-19 em ventilação mecânica, a dexametasona aumentou a mortalidade [1].',
      ],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'O tratamento precoce da Covid-19 com ivermectina não reduziu de forma significativa a hospitalização ou observação prolongada (14,7% vs 16,3%; RR 0,90; IC 95% 0,70–1,16) [1].',
      'Estudo realizado no Brasil com 1.358 pacientes: hospitalização ou observação estendida em 14,7% com ivermectina e em 16,3% no comparador [1].',
      'O RR foi de 0,9 para internação ou permanência prolongada em observação com ivermectina, com intervalo que cruza a unidade (0,70 a 1,16) [1].',
    ],
    [
      [
        'direction',
        'A ivermectina aumentou a hospitalização ou observação prolongada por Covid-19, com RR de 0,90 [1].',
      ],
      [
        'decimal',
        'Hospitalização ou observação estendida ocorreu em 1,47% do grupo ivermectina e 16,3% do comparador [1].',
      ],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    [
      'Na lesão pulmonar aguda e na SDRA, ventilar com 6 mL/kg em vez de 12 mL/kg reduziu a mortalidade de 39,8% para 31,0% (p = 0,007) [1].',
      'Volumes correntes tradicionais (12 mL/kg) resultaram em 39,8% de óbitos; os mais baixos, de seis mL/kg, em 31% [1].',
      'Entre 861 pacientes com lesão pulmonar aguda ou SDRA, morreram menos os ventilados com volume corrente baixo [1].',
    ],
    [
      ['unit', 'Na SDRA, a ventilação com 6 L/kg de volume corrente reduziu a mortalidade para 31,0% [1].'],
      [
        'direction',
        'A ventilação com volumes correntes mais baixos piorou a sobrevida na SDRA em relação aos volumes tradicionais [1].',
      ],
      ['digit', 'A mortalidade com volume corrente de 8 mL/kg foi de 31,0%, contra 39,8% com 12 mL/kg [1].'],
      ['arms', 'Com 6 mL/kg morreram 39,8% dos pacientes com SDRA, e com 12 mL/kg, 31,0% [1].'],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    [
      'Na SDRA grave, pronar os pacientes reduziu a mortalidade em 28 dias de 32,8% para 16,0% (p < 0,001) [1].',
      'Sem posição prona, 32,8% dos pacientes com SDRA grave morreram em 28 dias, bem mais do que com a manobra (16%) [1].',
      'A sobrevida aos vinte e oito dias foi maior com a pronação nos 466 pacientes com SDRA grave [1].',
    ],
    [
      [
        'comparator',
        'Em SDRA grave, a mortalidade em 28 dias com posição prona foi de 16,0% contra 32,8%, com p > 0,001 [1].',
      ],
      [
        'population',
        'Em pacientes com SDRA leve, a posição prona reduziu a mortalidade em 28 dias de 32,8% para 16,0% [1].',
      ],
      ['direction', 'A posição prona elevou a morte em 28 dias na SDRA grave (16,0% contra 32,8%) [1].'],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'O recrutamento alveolar com PEEP titulada aumentou a mortalidade em 28 dias na SDRA: 55,3% contra 49,3% com PEEP baixa (HR 1,20; IC 95% 1,01–1,42) [1].',
      'Com PEEP baixa, 49,3% morreram em 28 dias; com recrutamento pulmonar e PEEP titulada, 55,3% [1].',
      'Estudo de liderança brasileira com 1.010 pacientes com SDRA apontou dano da estratégia de recrutamento pulmonar e titulação da PEEP [1].',
      'A estratégia de recrutamento pulmonar foi prejudicial na SDRA, com HR de 1,2 para óbito em 28 dias [1].',
    ],
    [
      ['negation', 'O recrutamento pulmonar com PEEP titulada não causou dano aos pacientes com SDRA [1].'],
      [
        'direction',
        'Na SDRA, o recrutamento pulmonar com PEEP titulada reduziu a mortalidade em comparação com a PEEP baixa [1].',
      ],
      [
        'bounds',
        'O HR para morte em 28 dias com recrutamento e PEEP titulada foi de 1,20, com IC de 1,42 a 1,01 [1].',
      ],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'Em pacientes críticos, o controle glicêmico intensivo aumentou a mortalidade em 90 dias (27,5% vs 24,9%; OR 1,14; IC 95% 1,02–1,28) [1].',
      'O controle convencional da glicose resultou em 24,9% de mortes em 90 dias, menos do que os 27,5% do controle intensivo, entre 6.104 pacientes [1].',
      'Controle glicêmico estrito em UTI faz bem? Não: foi prejudicial, com mais óbitos em noventa dias do que o convencional [1].',
      'OR de 1.14 para morte em 90 dias com o controle rígido da glicemia no paciente crítico [1].',
    ],
    [
      [
        'negation',
        'O controle glicêmico estrito não aumentou a mortalidade em 90 dias dos pacientes críticos [1].',
      ],
      [
        'direction',
        'Em doentes críticos, o controle intensivo da glicemia diminuiu a mortalidade em relação ao convencional [1].',
      ],
      [
        'arms',
        'Morreram em 90 dias 24,9% dos pacientes críticos sob controle intensivo da glicose e 27,5% daqueles sob controle convencional [1].',
      ],
    ],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'A solução balanceada não reduziu significativamente a mortalidade em 90 dias frente à salina 0,9% (26,4% contra 27,2%; HR ajustado 0,97; IC 95% 0,90–1,05) [1].',
      'Em 75 UTIs brasileiras, morreram em 90 dias 27,2% dos pacientes que receberam salina a 0,9% e 26,4% dos que receberam solução balanceada [1].',
      'Solução balanceada ou soro fisiológico no doente crítico: sem diferença significativa de mortalidade aos 90 dias [1].',
    ],
    [
      [
        'direction',
        'O uso de solução balanceada aumentou a mortalidade em 90 dias (26,4%) em relação à salina 0,9% (27,2%) [1].',
      ],
      [
        'digit',
        'A mortalidade em 90 dias nas UTIs brasileiras foi de 26,4% com solução balanceada, com HR ajustado de 0,91 (0,90–1,05) [1].',
      ],
    ],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    [
      'A terapia antirretroviral precoce reduziu a transmissão vinculada do HIV-1 em 96%: 1 caso contra 27, HR 0,04 (IC 95% 0,01–0,27) [1].',
      'Entre 1.763 casais, houve apenas uma transmissão vinculada no grupo de TARV precoce, ao contrário das 27 do grupo comparador [1].',
      'O início precoce dos antirretrovirais evitou a maior parte das transmissões do HIV-1 entre parceiros, com HR de 0,04 [1].',
    ],
    [
      ['decimal', 'A TARV precoce reduziu a transmissão vinculada do HIV-1 com HR de 0,4 (0,01–0,27) [1].'],
      [
        'direction',
        'A terapia antirretroviral precoce fez crescer o número de transmissões vinculadas do HIV-1 entre os casais [1].',
      ],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'Na infecção assintomática e precoce pelo HIV, iniciar a TARV reduziu o desfecho primário de 4,1% para 1,8% (HR 0,43; IC 95% 0,30–0,62) [1].',
      'Desfecho primário em 1,8% dos que iniciaram a terapia antirretroviral na fase assintomática precoce do HIV, ante 4,1% no outro grupo [1].',
      'Entre os 4.685 participantes com HIV em fase assintomática precoce, a razão de riscos do desfecho primário foi de 0.43, favorável ao início da TARV [1].',
    ],
    [
      [
        'population',
        'Em pacientes com infecção sintomática avançada pelo HIV, o início da TARV reduziu o desfecho primário para 1,8%, contra 4,1% [1].',
      ],
      [
        'direction',
        'O início da TARV na infecção assintomática precoce pelo HIV aumentou o desfecho primário (1,8% vs 4,1%; HR 0,43) [1].',
      ],
    ],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'Na cardiopatia chagásica crônica, o benznidazol teve efeito neutro sobre o desfecho primário: 27,5% contra 29,1%, HR 0,93 (IC 95% 0,81–1,07) [1].',
      'O benznidazol aumentou a conversão da PCR (66,2% vs 33,5%) sem que o desfecho primário se reduzisse de modo significativo [1].',
      'Ao contrário da conversão da PCR, que foi maior com o tratamento (66,2% contra 33,5%), o desfecho clínico primário não mudou significativamente com benznidazol [1].',
      'No grupo controle, a PCR converteu em 33,5% dos pacientes com cardiomiopatia chagásica, menos que os 66,2% tratados com benznidazol [1].',
    ],
    [
      [
        'direction',
        'Em 2.854 pacientes com cardiopatia chagásica crônica, o benznidazol reduziu significativamente o desfecho primário [1].',
      ],
      [
        'negation',
        'O benznidazol não teve efeito neutro sobre o desfecho primário na cardiomiopatia chagásica crônica [1].',
      ],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    [
      'A vacina Butantan-DV em dose única teve eficácia de 79,6% em dois anos (IC 95% 70,0–86,3) no Brasil [1].',
      'Eficácia vacinal contra a dengue de 89,2% nos soropositivos e de 73,6% nos soronegativos [1].',
      'Uma só dose da vacina tetravalente do Butantan protegeu crianças e adultos, com eficácia de 79,6% ao longo de 24 meses entre 16.235 participantes [1].',
      'A proteção conferida pela vacina foi maior em quem já era soropositivo do que em soronegativos [1].',
    ],
    [
      [
        'digit',
        'A eficácia em 2 anos da vacina tetravalente do Butantan, em dose única, foi de 76,6% (70,0–86,3) [1].',
      ],
      ['decimal', 'A Butantan-DV em dose única mostrou eficácia de 7,96% em 2 anos [1].'],
      ['population', 'A eficácia da vacina do Butantan foi de 73,6% nos participantes soropositivos [1].'],
      [
        'direction',
        'A eficácia da vacina Butantan-DV foi mais alta nos soronegativos do que nos soropositivos [1].',
      ],
      [
        'bounds',
        'A eficácia da Butantan-DV em 2 anos foi de 79,6%, com limite inferior de 86,3% e superior de 70,0% [1].',
      ],
      [
        'negation',
        'Em participantes soronegativos, a vacina do Butantan não mostrou eficácia contra a dengue [1].',
      ],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    [
      'Define-se hipertensão por PA de consultório maior ou igual a 140 e/ou 90 mmHg [1].',
      'O diagnóstico de hipertensão arterial se faz com pressão no consultório a partir de 140 mmHg de sistólica e/ou 90 mmHg de diastólica [1].',
      'Critério de hipertensão no consultório: PAS ≥ 140 mmHg e/ou PAD ≥ 90 mmHg [1].',
    ],
    [
      ['comparator', 'Considera-se hipertensão uma PA de consultório < 140 e/ou 90 mmHg [1].'],
      ['unit', 'Hipertensão corresponde a uma PA de consultório ≥ 140 e/ou 90 cmH2O [1].'],
    ],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    [
      'Pré-hipertensão: PA sistólica de 120 a 139 mmHg e/ou diastólica de 80 a 89 mmHg [1].',
      'A meta de tratamento anti-hipertensivo é ficar abaixo de 130/80 mmHg [1].',
      'Valores de 120–139 e/ou 80–89 mmHg são classificados como pré-hipertensão, e o alvo terapêutico é menor que 130 por 80 mmHg [1].',
      'Recomenda-se, como objetivo do tratamento, PA inferior a 130 x 80 mmHg [1].',
    ],
    [['digit', 'A diretriz estabelece como meta do tratamento uma pressão arterial < 140/80 mmHg [1].']],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    [
      'A IC é de fração de ejeção reduzida quando a FEVE fica abaixo de 40%, intermediária entre 40% e 49% e preservada a partir de 50% [1].',
      'Para rastreamento, o ponto de corte do NT-proBNP é de 125 pg/mL [1].',
      'FEVE < 40%: reduzida; 40–49%: intermediária; ≥ 50%: preservada [1].',
      'O valor de corte do NT-proBNP usado na triagem é 125 ng/L [1].',
    ],
    [
      ['unit', 'No rastreamento da IC, o ponto de corte do NT-proBNP é de 125 ng/mL [1].'],
      ['decimal', 'O corte de NT-proBNP para triagem de insuficiência cardíaca é de 12,5 pg/mL [1].'],
      ['comparator', 'Classifica-se como IC de fração de ejeção reduzida aquela com FEVE > 40% [1].'],
    ],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'O diabetes é diagnosticado com glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5%, com confirmação [1].',
      'Hemoglobina glicada igual ou superior a 6,5%, uma vez confirmada, caracteriza diabetes [1].',
      'Para o diagnóstico de diabetes, a glicose em jejum deve ser de pelo menos 126 mg/dL ou a HbA1c de no mínimo 6,5%, resultado confirmado [1].',
    ],
    [
      [
        'digit',
        'O diagnóstico de diabetes requer glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 5,5%, confirmadas [1].',
      ],
      ['unit', 'Glicemia de jejum de 126 mmol/L ou mais, se confirmada, define diabetes [1].'],
      [
        'negation',
        'O diagnóstico de diabetes por glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5% não precisa ser confirmado [1].',
      ],
    ],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    [
      'A DRC é definida por alteração da estrutura ou da função renal que persiste por 3 meses ou mais [1].',
      'A doença renal crônica deve ser classificada pela causa, pela TFG (G1 a G5) e pela albuminúria (A1 a A3) [1].',
      'Anormalidades renais estruturais ou funcionais por no mínimo três meses configuram DRC [1].',
    ],
    [
      [
        'unit',
        'Fala-se em DRC quando a alteração estrutural ou funcional dos rins dura pelo menos 3 semanas [1].',
      ],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'Na sepse, recomendam-se ao menos 30 mL/kg de cristaloide nas primeiras 3 horas (recomendação fraca) [1].',
      'O alvo de pressão arterial média no choque séptico é de 65 mmHg [1].',
      'Reposição volêmica inicial com no mínimo 30 mL/kg de cristaloides nas três primeiras horas, e PAM-alvo de 65 mmHg [1].',
    ],
    [
      ['digit', 'No choque séptico, a PAM-alvo recomendada é de 75 mmHg [1].'],
      ['comparator', 'Na sepse, recomendam-se no máximo 30 mL/kg de cristaloide nas primeiras 3 h [1].'],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'Na dengue do grupo C, administram-se 10 mL/kg na primeira hora; no grupo D, 20 mL/kg em até 20 minutos [1].',
      'Salicilatos e anti-inflamatórios não esteroides não devem ser usados na dengue [1].',
      'Dengue grupo D: infundir 20 mL/kg em no máximo vinte minutos [1].',
      'Os pacientes com dengue são estratificados nos grupos A, B, C e D, e os do grupo C recebem 10 mL/kg nos primeiros 60 minutos [1].',
    ],
    [
      ['negation', 'Salicilatos e AINEs são permitidos na dengue [1].'],
      ['unit', 'No grupo D da dengue, administram-se 20 mL/kg em até 20 horas [1].'],
      [
        'arms',
        'A hidratação na dengue é de 20 mL/kg na primeira hora para o grupo C e de 10 mL/kg em até 20 min para o grupo D [1].',
      ],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'Na asma, não se recomenda o tratamento apenas com SABA [1].',
      'O corticoide inalatório associado ao formoterol é a via preferencial de alívio na asma [1].',
      'Em vez de SABA isolado, que não é recomendado, prefere-se a combinação CI-formoterol como medicação de resgate [1].',
    ],
    [
      ['negation', 'Recomenda-se o tratamento da asma apenas com SABA [1].'],
      ['negation', 'A via de resgate com corticoide inalatório-formoterol não é a preferida na asma [1].'],
    ],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [
      'Na DPOC, a relação VEF1/CVF após broncodilatador é menor que 0,7 [1].',
      'Os grupos A, B e E tomaram o lugar da classificação A–D na DPOC [1].',
      'DPOC: VEF1/CVF pós-broncodilatador inferior a 0,70, com a divisão em grupos A, B e E em substituição à de A a D [1].',
    ],
    [
      [
        'comparator',
        'O critério espirométrico da DPOC é uma relação VEF1/CVF pós-broncodilatador > 0,7 [1].',
      ],
      ['negation', 'Os grupos A, B e E não substituem a classificação A–D na DPOC [1].'],
    ],
  ],
];

/** Answers that cite two passages. */
const ofTwo: HandCase[] = [
  [
    'wrong-reference',
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)" + "Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    'A empagliflozina reduziu o desfecho composto de progressão da doença renal ou morte CV de 16,9% para 13,1%, com HR de 0,72 (0,64–0,82) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)" + "Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    'Com empagliflozina, o MACE ocorreu em 10,5% dos pacientes, em comparação com 12,1% no controle (HR 0,86; 0,74–0,99) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)" + "Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    'Falência renal, queda da TFGe de pelo menos 40% ou morte renal foram reduzidas pela finerenona, com HR 0,82 (0,73–0,93) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)" + "Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    'O HR para o composto de queda da TFGe ≥ 50%, DRET e morte renal ou CV com dapagliflozina foi de 0,61 (0,51–0,72) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)" + "Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    'A adição de evolocumabe reduziu o desfecho primário composto de 11,3% para 9,8%, com HR 0,85 (0,79–0,92) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)" + "Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    'Na FA, a apixabana reduziu AVC ou embolia sistêmica em relação à varfarina, com HR de 0,79 (0,66–0,95) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)" + "Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    'O evolocumabe diminuiu o desfecho primário composto para 9,8%, em comparação com 11,3% no controle, com HR de 0,85 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)" + "Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    'O OR global para desfecho favorável em 3 meses foi de 1,7 (1,2–2,6) com o tratamento, em comparação com o controle [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)" + "Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    'Entre mulheres com hemorragia pós-parto, a morte por sangramento foi de 1,5% com ácido tranexâmico e 1,9% com placebo, RR 0,81 (0,65–1,00) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%" + "Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    'Entre pacientes com Covid-19 no Brasil, a ivermectina associou-se a 14,7% de hospitalização ou observação prolongada, contra 16,3% no controle (RR 0,90; 0,70–1,16) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007" + "Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    'A posição prona diminuiu a morte em 28 dias de 32,8% para 16,0% na SDRA grave (p < 0,001) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm" + "Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    'O controle glicêmico intensivo elevou a mortalidade em 90 dias de pacientes críticos para 27,5%, contra 24,9% com o controle convencional (OR 1,14; 1,02–1,28) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)" + "Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    'Em pacientes críticos, a mortalidade em 90 dias foi de 27,5% no grupo intensivo e 24,9% no convencional, com OR de 1,14 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)" + "Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    'Com a terapia antirretroviral precoce, o HR da transmissão vinculada do HIV-1 foi de 0,04 (0,01–0,27) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg" + "Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    'No grupo D da dengue, a expansão volêmica é de 20 mL/kg em até 20 minutos [1].',
    'd',
  ],
];

export const fortyFifthRound: HandCase[] = [...casesOf(groups), ...ofTwo];
