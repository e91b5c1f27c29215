import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the forty-second and forty-third examiners, over findings of the corpus and invented abstracts. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'Com 9.361 participantes, a taxa do desfecho primário foi de 1,65% ao ano na meta de PAS abaixo de 120 mmHg e de 2,19% ao ano na meta abaixo de 140 mmHg (HR 0,75; IC 95% 0,64–0,89) [1].',
      'O tratamento pressórico intensivo também se associou a menor mortalidade por todas as causas, com HR de 0,73 [1].',
      'No SPRINT, o desfecho composto primário ocorreu em 1,65% ao ano com alvo de PAS abaixo de 120 mmHg e em 2,19% ao ano com alvo abaixo de 140 mmHg (HR 0,75; IC 95% 0,64–0,89) [1].',
      'O controle intensivo da pressão sistólica reduziu também a mortalidade por todas as causas [1].',
    ],
    [
      [
        'digit',
        'A mortalidade por todas as causas foi menor com a meta intensiva, com HR 0,78 (0,60–0,90) [1].',
      ],
      ['direction', 'A meta intensiva de pressão arterial aumentou a mortalidade por todas as causas [1].'],
      [
        'digit',
        'Para morte por qualquer causa, o HR com a meta intensiva foi de 0,78 (IC 95% 0,60–0,90) [1].',
      ],
      [
        'decimal',
        'No braço intensivo do SPRINT, o desfecho composto primário incidiu a uma taxa de 16,5% ao ano [1].',
      ],
      [
        'bounds',
        'O desfecho composto primário teve HR de 0,75, com IC 95% entre 0,60 e 0,90, a favor da meta intensiva [1].',
      ],
      [
        'direction',
        'Os hipertensos alocados para o alvo padrão de pressão morreram menos, por todas as causas, do que os do alvo intensivo [1].',
      ],
      [
        'comparator',
        'O SPRINT comparou um alvo de PAS acima de 120 mmHg com um alvo abaixo de 140 mmHg em 9.361 pacientes [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Não houve diferença entre clortalidona, anlodipino e lisinopril quanto a doença coronariana fatal ou infarto não fatal [1].',
      'Em seis anos, a taxa de evento coronariano foi de 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril [1].',
      'Em 33.357 hipertensos, não houve diferença entre clortalidona, anlodipino e lisinopril quanto a doença coronariana fatal ou infarto não fatal [1].',
      'As taxas do desfecho primário em 6 anos foram praticamente iguais: 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril [1].',
    ],
    [
      [
        'direction',
        'O anlodipino foi superior à clortalidona na prevenção de doença coronariana fatal ou infarto não fatal [1].',
      ],
      [
        'negation',
        'Houve diferença entre clortalidona, anlodipino e lisinopril em doença coronariana fatal ou infarto não fatal [1].',
      ],
      [
        'arms',
        'A taxa em seis anos foi de 11,3% com clortalidona, 11,5% com anlodipino e 11,4% com lisinopril [1].',
      ],
      [
        'negation',
        'O ALLHAT encontrou diferença entre clortalidona, anlodipino e lisinopril no desfecho de doença coronariana fatal ou infarto não fatal [1].',
      ],
      [
        'arms',
        'Ao fim de seis anos, a taxa de coronariopatia fatal ou IAM não fatal foi de 11,3% com clortalidona e 11,5% com anlodipino [1].',
      ],
      [
        'unit',
        'Em 6 meses, doença coronariana fatal ou IAM não fatal ocorreu em 11,5% dos pacientes em uso de clortalidona [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'Morte cardiovascular ou internação por IC ocorreu em 21,8% dos que receberam sacubitril-valsartana e em 26,5% dos que ficaram com enalapril [1].',
      'Trocar o enalapril pelo inibidor da neprilisina associado ao BRA reduz em cerca de 20% o risco de morte cardiovascular ou hospitalização por insuficiência cardíaca (HR 0,80) [1].',
      'Morte cardiovascular ou internação por IC ocorreu em 21,8% dos pacientes com sacubitril-valsartana, contra 26,5% com enalapril, entre 8.442 participantes [1].',
      'O inibidor da neprilisina associado ao BRA diminuiu em 20% o risco relativo de morte CV ou hospitalização por IC frente ao enalapril (HR 0,80; IC 95% 0,73–0,87) [1].',
    ],
    [
      [
        'direction',
        'O enalapril foi superior ao sacubitril-valsartana para evitar morte cardiovascular ou internação por IC [1].',
      ],
      [
        'negation',
        'O sacubitril-valsartana não reduziu morte cardiovascular ou hospitalização por IC frente ao enalapril (21,8% contra 26,5%; HR 0,80, 0,73–0,87) [1].',
      ],
      [
        'direction',
        'Quem recebeu enalapril teve menos mortes cardiovasculares ou internações por insuficiência cardíaca do que quem recebeu sacubitril-valsartana [1].',
      ],
      [
        'digit',
        'O PARADIGM-HF incluiu 8.242 pacientes e mostrou HR de 0,80 para morte CV ou hospitalização por IC [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'O HR para piora da insuficiência cardíaca ou óbito cardiovascular com dapagliflozina foi de 0,74 (IC 95%: 0,65 a 0,85) [1].',
      'Dos 4.744 pacientes com ICFEr do DAPA-HF, 16,3% do grupo dapagliflozina e 21,2% do grupo controle apresentaram piora da IC ou morte cardiovascular [1].',
    ],
    [
      [
        'direction',
        'Não houve diferença entre dapagliflozina e comparador na piora da IC ou morte cardiovascular (16,3% contra 21,2%; HR 0,74, IC 95% 0,65–0,85) [1].',
      ],
      [
        'direction',
        'A dapagliflozina aumentou o risco de piora da insuficiência cardíaca ou morte cardiovascular na ICFEr, com HR de 0,74 (IC 95% 0,65–0,85) [1].',
      ],
      [
        'bounds',
        'O HR do desfecho combinado com dapagliflozina foi de 0,74, com intervalo de confiança de 95% de 0,65 a 0,95 [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Na IC com fração de ejeção preservada, 13,8% dos pacientes com empagliflozina tiveram morte cardiovascular ou internação por IC, ante 17,1% no controle [1].',
    ],
    [
      [
        'direction',
        'A empagliflozina aumentou o risco de morte cardiovascular ou internação por IC na fração de ejeção preservada (HR 0,79) [1].',
      ],
      [
        'digit',
        'Na ICFEp, morte cardiovascular ou internação por IC ocorreu em 13,8% com empagliflozina e em 19,1% no grupo comparador [1].',
      ],
      [
        'direction',
        'Em pacientes com fração de ejeção preservada, a empagliflozina elevou a ocorrência de morte cardiovascular ou hospitalização por IC [1].',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    [
      'Na IC grave, a mortalidade foi de 35% com espironolactona e 46% no controle, o que corresponde a um risco relativo de 0,70 [1].',
      'Na insuficiência cardíaca grave, morreram menos pacientes com espironolactona do que no grupo controle [1].',
      'A mortalidade no RALES foi de 35% com espironolactona contra 46% no grupo comparador, o que corresponde a um RR de 0,70 (IC 95% 0,60–0,82) [1].',
      'O RALES acompanhou 1.663 pacientes com insuficiência cardíaca grave, com mortalidade de 35% no grupo espironolactona e de 46% no controle [1].',
    ],
    [
      ['direction', 'Na IC grave, a mortalidade foi maior com espironolactona do que no grupo controle [1].'],
      [
        'direction',
        'No RALES, o grupo que não recebeu espironolactona apresentou mortalidade menor que a do grupo tratado (RR 0,70; IC 95% 0,60–0,82) [1].',
      ],
      [
        'negation',
        'Na IC grave, a espironolactona não reduziu a mortalidade (RR 0,70; IC 95% 0,60–0,82) [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'No diabetes tipo 2, a morte cardiovascular foi de 3,7% com empagliflozina e de 5,9% no comparador, HR 0,62 (0,49 a 0,77) [1].',
      'O MACE de três pontos ocorreu em 10,5% dos tratados com empagliflozina e em 12,1% dos controles, com HR de 0,86 [1].',
      'No EMPA-REG OUTCOME, a morte cardiovascular foi de 3,7% com empagliflozina e de 5,9% no controle (HR 0,62; IC 95% 0,49 a 0,77) [1].',
      'Em pessoas com diabetes tipo 2, a empagliflozina diminuiu tanto o MACE de três componentes quanto a morte cardiovascular [1].',
    ],
    [
      [
        'direction',
        'A morte cardiovascular foi mais frequente com a empagliflozina (3,7%) do que no grupo comparador (5,9%) [1].',
      ],
      [
        'digit',
        'O MACE de 3 pontos ocorreu em 10,5% dos tratados com empagliflozina e em 12,7% do grupo controle, com HR de 0,86 [1].',
      ],
      ['bounds', 'Para morte cardiovascular, o HR da empagliflozina foi de 0,62 (IC 95% 0,74–0,99) [1].'],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'Com liraglutida, o MACE ficou em 13% contra 14,9%, e o HR de morte cardiovascular foi 0,78, numa amostra de 9.340 pacientes [1].',
      'No LEADER, o MACE ocorreu em 13,0% dos pacientes com liraglutida e em 14,9% do grupo controle (HR 0,87; IC 95% 0,78–0,97) [1].',
      'Para morte cardiovascular, a liraglutida apresentou HR de 0.78 (IC 95% 0.66-0.93) no LEADER [1].',
    ],
    [
      ['bounds', 'A liraglutida diminuiu o MACE, com HR 0,87 (IC 95% 0,97–0,78) [1].'],
      [
        'direction',
        'O grupo controle teve menos eventos cardiovasculares maiores do que o grupo liraglutida [1].',
      ],
      ['direction', 'Entre pacientes diabéticos, a liraglutida aumentou a mortalidade cardiovascular [1].'],
      [
        'decimal',
        'O LEADER randomizou 93.400 pacientes com diabetes tipo 2 e avaliou o efeito da liraglutida sobre MACE [1].',
      ],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'O controle intensivo chegou a uma HbA1c de 7%, ante 7,9% com o tratamento convencional [1].',
      'A redução de infarto do miocárdio não alcançou significância estatística no UKPDS 33 (RR 0,84; p = 0,052) [1].',
      'A HbA1c ficou em 7,0% no tratamento intensivo e em 7,9% no convencional no UKPDS 33 [1].',
      'Quanto ao infarto do miocárdio, a redução observada no UKPDS 33 não chegou à significância estatística (RR 0,84; p = 0,052) [1].',
    ],
    [
      ['direction', 'O tratamento convencional alcançou HbA1c mais baixa do que o controle intensivo [1].'],
      ['arms', 'No UKPDS 33, a HbA1c foi de 7,9% no grupo intensivo e de 7,0% no grupo convencional [1].'],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'Para o composto de doença renal terminal, duplicação da creatinina e morte renal ou cardiovascular, a canagliflozina teve HR de 0,70 (0,59–0,82) [1].',
      'Na nefropatia diabética, a canagliflozina teve HR de 0,70 (IC 95% 0,59 a 0,82) para o composto de DRC terminal, duplicação da creatinina e morte renal ou cardiovascular [1].',
    ],
    [
      [
        'direction',
        'A canagliflozina piorou o composto de desfechos renais e morte cardiovascular em diabéticos com nefropatia [1].',
      ],
      [
        'negation',
        'A canagliflozina não reduziu o composto de DRC terminal, duplicação da creatinina e morte renal ou cardiovascular (HR 0,70; IC 95% 0,59–0,82) [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'Em 4.304 pacientes com DRC, o composto de queda da TFGe de 50% ou mais, doença renal terminal e morte renal ou cardiovascular ocorreu em 9,2% com dapagliflozina e em 14,5% no grupo controle [1].',
      'Na doença renal crônica, a dapagliflozina diminuiu em 39% o risco do composto renal e cardiovascular (HR 0,61; IC 95% 0,51–0,72) [1].',
      'Queda de pelo menos 50% na TFGe, doença renal terminal ou morte renal ou cardiovascular foi registrada em 9,2% com dapagliflozina e em 14,5% no controle [1].',
    ],
    [
      [
        'direction',
        'No grupo controle o desfecho composto foi menos frequente (14,5%) do que com dapagliflozina (9,2%) [1].',
      ],
      [
        'unit',
        'O desfecho renal composto do DAPA-CKD ocorreu em 9,2 por mil pacientes tratados com dapagliflozina (HR 0,61; IC 95% 0,51–0,72) [1].',
      ],
      [
        'comparator',
        'O desfecho composto do DAPA-CKD considerava queda da TFGe inferior a 50%, doença renal terminal e morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'Progressão da doença renal ou morte cardiovascular: 13,1% com empagliflozina e 16,9% no comparador, HR 0,72 [1].',
      'No EMPA-KIDNEY, com 6.609 participantes, progressão da doença renal ou morte cardiovascular ocorreu em 13,1% contra 16,9% (HR 0,72) [1].',
    ],
    [
      [
        'digit',
        'O ensaio com empagliflozina na DRC incluiu 6.909 pacientes e encontrou HR de 0,72 para progressão renal ou morte cardiovascular [1].',
      ],
      [
        'direction',
        'Na doença renal crônica, o uso de empagliflozina aumentou a progressão da doença renal ou a morte cardiovascular [1].',
      ],
      [
        'digit',
        'Com empagliflozina, o HR para progressão da doença renal ou morte cardiovascular foi de 0,77 (IC 95% 0,64–0,82) [1].',
      ],
    ],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    [
      'Com finerenona, falência renal, queda de TFGe ≥ 40% ou morte renal somaram 17,8%, contra 21,1% no comparador (HR 0,82; 0,73–0,93) [1].',
      'A finerenona no FIDELIO-DKD teve 17,8% de falência renal, queda de TFGe ≥ 40% ou morte renal, ante 21,1% no grupo controle (HR 0,82; IC 95% 0,73–0,93) [1].',
    ],
    [
      [
        'comparator',
        'O desfecho renal da finerenona incluía falência renal, queda da TFGe inferior a 40% ou morte renal [1].',
      ],
      [
        'decimal',
        'No FIDELIO-DKD foram analisados 56.740 pacientes, e o HR do desfecho renal com finerenona foi de 0,82 [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'A semaglutida teve 5,8 eventos renais maiores por 100 pacientes-ano, frente a 7,5 no grupo controle [1].',
      'No FLOW, foram 5,8 eventos renais maiores por 100 pacientes-ano com semaglutida e 7,5 no grupo comparador [1].',
      'A semaglutida diminuiu os eventos renais maiores em pacientes com diabetes tipo 2 e DRC (HR 0,76; IC 95% 0,66 a 0,88) [1].',
    ],
    [
      [
        'direction',
        'A semaglutida elevou os eventos renais maiores, com 5,8 contra 7,5 por 100 pacientes-ano e HR de 0,76 [1].',
      ],
      [
        'unit',
        'A taxa de eventos renais maiores com semaglutida foi de 5,8 por 1.000 pacientes-ano, com HR de 0,76 [1].',
      ],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Em 17.604 pessoas com obesidade e sem diabetes, a semaglutida reduziu o MACE de 8,0% para 6,5% [1].',
      'Em pessoas com obesidade e sem diabetes, a semaglutida reduziu o MACE de 8,0% para 6,5% (HR 0,80; IC 95% 0,72–0,90) [1].',
    ],
    [
      [
        'direction',
        'Em pessoas com obesidade sem diabetes, não houve diferença de MACE entre semaglutida e controle (6,5% x 8,0%; HR 0,80; IC 95% 0,72–0,90) [1].',
      ],
      ['digit', 'O SELECT randomizou 17.064 participantes com obesidade e sem diabetes [1].'],
      [
        'direction',
        'No SELECT, os eventos cardiovasculares maiores foram menos frequentes no grupo controle do que com semaglutida (HR 0,80; IC 95% 0,72–0,90) [1].',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'Após 40 semanas, a tirzepatida 15 mg baixou a HbA1c em 2,30 pontos percentuais, mais do que o 1,86 ponto obtido com semaglutida 1 mg [1].',
      'As três doses de tirzepatida (5, 10 e 15 mg) foram superiores à semaglutida 1 mg na redução da hemoglobina glicada [1].',
      'Ao final de 40 semanas, a tirzepatida 15 mg levou a uma variação de HbA1c de −2,30 pontos, contra −1,86 com semaglutida 1 mg [1].',
    ],
    [
      [
        'direction',
        'A semaglutida reduziu mais a hemoglobina glicada do que a tirzepatida em qualquer das doses [1].',
      ],
      [
        'arms',
        'Em 40 semanas, a HbA1c caiu 1,86 ponto com tirzepatida 5 mg e 2,01 pontos com semaglutida 1 mg [1].',
      ],
      [
        'arms',
        'No SURPASS-2, a HbA1c caiu 2,01 pontos com tirzepatida 15 mg e 1,86 ponto com semaglutida 1 mg [1].',
      ],
      ['unit', 'Após 40 dias de tratamento, a tirzepatida 10 mg havia baixado a HbA1c em 2,24 pontos [1].'],
    ],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'A taxa de eventos com rosuvastatina foi de 0,77 por 100 pessoas-ano, contra 1,36 no grupo controle (HR 0,56) [1].',
      'No JUPITER, a taxa de eventos foi de 0,77 por 100 pessoas-ano com rosuvastatina e de 1,36 no controle (HR 0,56; IC 95% 0,46–0,69) [1].',
    ],
    [
      [
        'direction',
        'O grupo controle apresentou menor taxa de eventos vasculares que o grupo rosuvastatina [1].',
      ],
      [
        'decimal',
        'Com rosuvastatina, a taxa de eventos vasculares foi de 7,7 por 100 pessoas-ano, com HR de 0,56 [1].',
      ],
      [
        'direction',
        'Em homens e mulheres com proteína C reativa elevada, a rosuvastatina aumentou a incidência de eventos vasculares [1].',
      ],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    [
      'Dos 27.564 pacientes, o desfecho composto primário atingiu 9,8% com evolocumabe e 11,3% no controle [1].',
      'O evolocumabe foi avaliado em 27.564 pacientes, com desfecho composto primário em 9,8% contra 11,3% (HR 0,85; IC 95% 0,79–0,92) [1].',
    ],
    [],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Com dabigatrana 150 mg, AVC ou embolia sistêmica ocorreu à taxa de 1,11% ao ano, contra 1,69% ao ano com varfarina [1].',
      'Na fibrilação atrial, AVC ou embolia sistêmica ocorreu em 1,11% ao ano com dabigatrana 150 mg e em 1,69% ao ano com varfarina [1].',
    ],
    [
      [
        'decimal',
        'A taxa de AVC ou embolia sistêmica foi de 11,1% ao ano com dabigatrana 150 mg e de 1,69% ao ano com varfarina [1].',
      ],
      [
        'direction',
        'A varfarina preveniu melhor o AVC e a embolia sistêmica do que a dabigatrana 150 mg (RR 0,66) [1].',
      ],
      [
        'unit',
        'A incidência de AVC ou embolia sistêmica foi de 1,11% ao mês com dabigatrana 150 mg (RR 0,66) [1].',
      ],
      [
        'negation',
        'A dabigatrana 150 mg não diminuiu AVC ou embolia sistêmica em relação à varfarina (RR 0,66; IC 95% 0,53–0,82) [1].',
      ],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'A apixabana causou menos sangramento maior que a varfarina (HR 0,69; IC 95% 0,60–0,80) [1].',
      'Comparada à varfarina, a apixabana diminuiu AVC ou embolia sistêmica, sangramento maior e morte [1].',
      'Em comparação com a varfarina, a apixabana reduziu AVC ou embolia sistêmica, sangramento maior e morte na fibrilação atrial [1].',
    ],
    [
      [
        'direction',
        'A apixabana provocou mais sangramento maior do que a varfarina, com HR de 0,69 (0,60–0,80) [1].',
      ],
      [
        'negation',
        'A apixabana reduziu AVC ou embolia sistêmica (HR 0,79), mas não o sangramento maior [1].',
      ],
      ['digit', 'A mortalidade no ARISTOTLE teve HR de 0,86 (IC 95% 0,80–0,998) a favor da apixabana [1].'],
      [
        'direction',
        'Os pacientes que receberam varfarina tiveram menos sangramento maior do que os que receberam apixabana [1].',
      ],
      [
        'bounds',
        'Para AVC ou embolia sistêmica, o HR da apixabana frente à varfarina foi de 0,79, com IC 95% de 0,60 a 0,80 [1].',
      ],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Aos 12 meses, 9,8% dos pacientes com ticagrelor e 11,7% dos que usaram clopidogrel tiveram morte vascular, infarto ou AVC [1].',
      'Aos 12 meses, morte vascular, infarto ou AVC havia ocorrido em 9,8% com ticagrelor e em 11,7% com clopidogrel [1].',
    ],
    [
      [
        'digit',
        'Em 12 meses, o desfecho de morte vascular, infarto ou AVC ocorreu em 9,3% com ticagrelor e 11,7% com clopidogrel [1].',
      ],
      [
        'unit',
        'Com ticagrelor, 9,8% tiveram morte vascular, infarto ou AVC em 12 semanas, contra 11,7% com clopidogrel [1].',
      ],
      [
        'direction',
        'Na síndrome coronariana aguda, o resultado em 12 meses favoreceu o clopidogrel, com HR de 0,84 (0,77–0,92) [1].',
      ],
      [
        'digit',
        'No PLATO, 8,9% dos pacientes com ticagrelor e 11,7% dos com clopidogrel tiveram morte vascular, IAM ou AVC em 12 meses [1].',
      ],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'Com aspirina e estreptoquinase juntas, a mortalidade vascular em cinco semanas foi de 8,0%, contra 13,2% sem nenhuma das duas [1].',
      'A associação de AAS e estreptoquinase resultou em 8,0% de mortes vasculares em 5 semanas, contra 13,2%, uma redução de 42% na odds [1].',
      'Só com aspirina, a mortalidade vascular em cinco semanas foi de 9,4% contra 11,8% [1].',
    ],
    [
      [
        'digit',
        'A estreptoquinase levou a 9,2% de mortes vasculares em cinco semanas, ante 12,6% no controle [1].',
      ],
      [
        'digit',
        'A estreptoquinase isolada no ISIS-2 (9,2% contra 12,0% de morte vascular) correspondeu a uma redução de odds de 35% [1].',
      ],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'O trombolítico aumentou a hemorragia intracraniana sintomática (6,4% contra 0,6%), mas não mudou de forma significativa a mortalidade em 90 dias [1].',
      'Iniciado nas primeiras 3 horas, o rt-PA favoreceu o desfecho funcional em três meses, com OR global de 1,7 (1,2–2,6) [1].',
      'A hemorragia intracraniana sintomática foi de 6,4% com rt-PA e de 0,6% no grupo controle [1].',
      'No NINDS, a mortalidade em 90 dias não diferiu de forma significativa entre os grupos (17% contra 21%; p=0,30) [1].',
    ],
    [
      [
        'direction',
        'O rt-PA reduziu a hemorragia intracraniana sintomática, com taxas de 6,4% contra 0,6% [1].',
      ],
      [
        'direction',
        'O rt-PA no AVC isquêmico diminuiu a ocorrência de hemorragia intracraniana sintomática [1].',
      ],
      ['comparator', 'O NINDS tratou 624 pacientes com mais de 3 h do início do AVC isquêmico [1].'],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'No AVC hemorrágico, o ácido tranexâmico não melhorou significativamente o resultado funcional no dia 90 (OR ajustada 0,88; p=0,11) [1].',
      'O TICH-2, com 2.325 pacientes, teve resultado neutro na escala de Rankin modificada aos 90 dias [1].',
      'O TICH-2 foi neutro: o ácido tranexâmico não melhorou significativamente o mRS no dia 90 (OR ajustado 0,88; IC 95% 0,76–1,03; p=0,11) [1].',
    ],
    [
      [
        'direction',
        'Na hemorragia intracerebral, o ácido tranexâmico melhorou o desfecho funcional em relação ao placebo [1].',
      ],
      [
        'negation',
        'O efeito do ácido tranexâmico sobre o Rankin modificado aos 90 dias não foi neutro no TICH-2 [1].',
      ],
      [
        'negation',
        'Na hemorragia intracerebral, o ácido tranexâmico melhorou significativamente o mRS no dia 90, com OR ajustado de 0,88 (IC 95% 0,76–1,03) [1].',
      ],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'No trauma com hemorragia, a mortalidade hospitalar foi de 14,5% com ácido tranexâmico e 16% no controle, RR 0,91 [1].',
      'No CRASH-2, a morte hospitalar foi de 14,5% com ácido tranexâmico e 16,0% com placebo, com RR de 0,91 (IC 95% 0,85–0,97) [1].',
    ],
    [
      [
        'bounds',
        'Para morte hospitalar no trauma, o RR foi 0,91, com limite inferior de 0,97 e superior de 0,85 [1].',
      ],
      [
        'direction',
        'O ácido tranexâmico elevou a mortalidade hospitalar em pacientes com trauma e hemorragia significativa [1].',
      ],
      [
        'direction',
        'Em vítimas de trauma com hemorragia, o ácido tranexâmico aumentou a mortalidade hospitalar (RR 0,91; IC 95% 0,85–0,97) [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'O desfecho primário composto do estudo WOMAN não foi atingido, embora a morte por sangramento tenha caído de 1,9% para 1,5% [1].',
      'Quando o ácido tranexâmico foi aplicado nas primeiras três horas, a morte por hemorragia ficou em 1,2% contra 1,7% (RR 0,69) [1].',
      'No WOMAN, morreram por sangramento 1,5% das puérperas que receberam ácido tranexâmico e 1,9% das que receberam placebo (RR 0,81) [1].',
      'Vale lembrar que o desfecho primário composto do WOMAN não foi alcançado [1].',
    ],
    [
      [
        'negation',
        'O WOMAN atingiu seu desfecho primário composto, e a morte por sangramento foi de 1,5% contra 1,9% [1].',
      ],
      ['negation', 'O ácido tranexâmico atingiu o desfecho primário composto do estudo WOMAN [1].'],
      [
        'comparator',
        'Quando administrado após mais de 3 horas, o ácido tranexâmico levou a 1,2% de mortes por sangramento contra 1,7% (RR 0,69) [1].',
      ],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'O sulfato de magnésio reduziu a eclâmpsia em 58%, de 1,9% para 0,8% [1].',
      'A diferença de morte materna não foi significativa, com RR de 0,55 (IC 95% 0,26–1,14) [1].',
      'Com sulfato de magnésio, a eclâmpsia ocorreu em 0,8% das gestantes contra 1,9% com placebo, ou seja, 58% a menos [1].',
      'A queda da morte materna com sulfato de magnésio no Magpie não foi estatisticamente significativa (RR 0,55; IC 95% 0,26–1,14) [1].',
    ],
    [
      ['bounds', 'O RR de morte materna com sulfato de magnésio foi de 0,55 (IC 95% 0,26–0,84) [1].'],
      [
        'negation',
        'A queda da morte materna com sulfato de magnésio foi estatisticamente significativa (RR 0,55) [1].',
      ],
      [
        'negation',
        'No Magpie, o sulfato de magnésio reduziu de maneira significativa a morte materna (RR 0,55; IC 95% 0,26–1,14) [1].',
      ],
      [
        'direction',
        'Mulheres com pré-eclâmpsia que receberam sulfato de magnésio tiveram mais eclâmpsia do que as que receberam placebo [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'O óbito em 28 dias foi de 22,9% com dexametasona e 25,7% no cuidado usual; entre os ventilados, 29,3% e 41,4%, respectivamente [1].',
      'A mortalidade em 28 dias na covid-19 hospitalar foi de 22,9% com dexametasona e de 25,7% no cuidado usual (razão de taxas 0,83; IC 95% 0,75–0,93) [1].',
    ],
    [
      [
        'negation',
        'A dexametasona deixou de reduzir o óbito em 28 dias na Covid-19 hospitalizada (22,9% x 25,7%; razão de taxas 0,83, 0,75–0,93) [1].',
      ],
      [
        'population',
        'Nos pacientes que não estavam em ventilação mecânica, a mortalidade foi de 29,3% com dexametasona e 41,4% no cuidado usual [1].',
      ],
      [
        'population',
        'Nos pacientes que não estavam em ventilação mecânica, a mortalidade com dexametasona foi de 29,3% contra 41,4% [1].',
      ],
      [
        'digit',
        'Entre os pacientes ventilados, a mortalidade foi de 29,3% com dexametasona e de 44,1% no cuidado usual [1].',
      ],
      [
        'direction',
        'No RECOVERY, o grupo em cuidado usual teve mortalidade em 28 dias menor que a do grupo dexametasona (razão de taxas 0,83; IC 95% 0,75–0,93) [1].',
      ],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'No ensaio brasileiro com 1.358 pacientes, a ivermectina não reduziu de maneira significativa a internação ou observação prolongada por Covid-19 [1].',
      'Em 1.358 pacientes brasileiros com covid-19, internação ou observação prolongada ocorreu em 14,7% com ivermectina e em 16,3% no controle [1].',
      'O tratamento precoce com ivermectina não mostrou benefício significativo no TOGETHER, já que o RR foi de 0,90 com IC 95% de 0,70 a 1,16 [1].',
    ],
    [
      [
        'digit',
        'Internação ou observação prolongada foi necessária em 14,7% dos que tomaram ivermectina e em 18,3% do grupo placebo [1].',
      ],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    [
      'A mortalidade na SDRA foi de 31% com volume corrente de 6 mL/kg e 39,8% com 12 mL/kg (p = 0,007) [1].',
      'Na SDRA, a mortalidade foi de 31,0% com volume corrente de 6 mL/kg e de 39,8% com 12 mL/kg (p=0,007) [1].',
      'A estratégia com volume corrente baixo diminuiu a mortalidade em comparação com o volume corrente tradicional [1].',
    ],
    [
      [
        'negation',
        'Nem mesmo o volume corrente de 6 mL/kg diminuiu a mortalidade em comparação com 12 mL/kg (31,0% versus 39,8%; p=0,007) [1].',
      ],
      [
        'direction',
        'Ventilar com 12 mL/kg resultou em mortalidade menor do que ventilar com 6 mL/kg na SDRA (p=0,007) [1].',
      ],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    [
      'A posição prona praticamente cortou pela metade a mortalidade em 28 dias, de 32,8% para 16% (p<0,001) [1].',
      'No PROSEVA (466 pacientes), a mortalidade em 28 dias foi de 16,0% na posição prona e 32,8% no grupo controle, com p<0,001 [1].',
    ],
    [
      ['digit', 'O estudo da posição prona recrutou 456 pacientes com SDRA grave [1].'],
      [
        'direction',
        'Não houve diferença de mortalidade entre a posição prona e a supina aos 28 dias (16,0% vs 32,8%; p<0,001) [1].',
      ],
      [
        'digit',
        'Com a posição prona, a mortalidade em 28 dias foi de 16,0%, contra 38,2% no grupo controle [1].',
      ],
      [
        'comparator',
        'A pronação na SDRA grave teve mortalidade em 28 dias de 16,0% contra 32,8%, com p > 0,001 [1].',
      ],
      ['direction', 'Pronar o paciente com SDRA grave aumentou a mortalidade no PROSEVA [1].'],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'O recrutamento alveolar com PEEP titulada aumentou a mortalidade aos 28 dias, de 49,3% para 55,3% [1].',
      'O recrutamento alveolar com PEEP titulada aumentou a mortalidade em 28 dias no ART (55,3% contra 49,3%) [1].',
    ],
    [
      [
        'direction',
        'A estratégia de recrutamento com PEEP titulada diminuiu a mortalidade em 28 dias (55,3% contra 49,3%; HR 1,20) [1].',
      ],
      [
        'direction',
        'A manobra de recrutamento com titulação da PEEP reduziu a mortalidade na SDRA, segundo o ART [1].',
      ],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'O controle glicêmico estrito foi prejudicial em doentes críticos, com mortalidade em 90 dias de 27,5% versus 24,9% [1].',
      'No doente crítico, o controle glicêmico intensivo elevou a mortalidade em 90 dias de 24,9% para 27,5% (OR 1,14; IC 95% 1,02–1,28) [1].',
    ],
    [
      [
        'digit',
        'No NICE-SUGAR a mortalidade em 90 dias foi de 27,5% no controle intensivo e 22,9% no convencional [1].',
      ],
      [
        'direction',
        'O controle glicêmico intensivo melhorou a sobrevida dos pacientes críticos em relação ao convencional [1].',
      ],
      [
        'negation',
        'O controle glicêmico estrito não causou dano aos pacientes críticos do NICE-SUGAR (OR 1,14; IC 95% 1,02–1,28) [1].',
      ],
      [
        'direction',
        'No NICE-SUGAR, o controle intensivo da glicemia diminuiu a mortalidade em 90 dias, com OR de 1,14 (IC 95% 1,02–1,28) [1].',
      ],
    ],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'Em 75 UTIs brasileiras, a solução balanceada não reduziu a mortalidade em 90 dias frente à salina a 0,9% (26,4% x 27,2%) [1].',
      'Entre solução balanceada e salina a 0,9%, o BaSICS não encontrou diferença significativa de mortalidade em 90 dias (26,4% e 27,2%; HR ajustado 0,97; IC 95% 0,90–1,05) [1].',
    ],
    [
      [
        'digit',
        'O BaSICS foi conduzido em 57 UTIs brasileiras, com mortalidade em 90 dias de 26,4% no grupo da solução balanceada [1].',
      ],
    ],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    [
      'Entre 1.763 casais, houve 1 transmissão ligada ao parceiro com antirretroviral precoce e 27 no grupo de início tardio, ou seja, 96% a menos [1].',
      'No HPTN 052, com 1.763 casais, houve 1 transmissão ligada ao parceiro no grupo de TARV precoce e 27 no grupo comparador [1].',
      'O início precoce da TARV significou 96% menos transmissões vinculadas do HIV (HR 0,04) [1].',
    ],
    [
      [
        'digit',
        'Dos 1.763 casais acompanhados, ocorreu 1 transmissão vinculada com TARV precoce contra 21 com TARV tardia [1].',
      ],
      [
        'decimal',
        'O antirretroviral precoce teve HR de 0,4 para transmissão vinculada ao parceiro (IC 95% 0,01–0,27) [1].',
      ],
      [
        'arms',
        'Foram 27 transmissões vinculadas no grupo de antirretroviral precoce e 1 no grupo de início tardio [1].',
      ],
      ['bounds', 'O HR para transmissão do HIV com terapia precoce foi de 0,04 (IC 95% 0,01 a 0,72) [1].'],
      ['direction', 'Com a TARV iniciada mais cedo, a transmissão do HIV ao parceiro aumentou em 96% [1].'],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'O desfecho primário apareceu em 1,8% dos que iniciaram TARV precocemente e em 4,1% dos que adiaram, HR 0,43 [1].',
      'Adiar o tratamento em pessoas assintomáticas com HIV resultou em mais eventos primários (4,1%) do que começar logo (1,8%) [1].',
      'No START, o desfecho primário ocorreu em 1,8% com início imediato da TARV e em 4,1% com início adiado (HR 0,43; IC 95% 0,30–0,62) [1].',
    ],
    [
      [
        'digit',
        'Iniciar a TARV ainda na fase assintomática resultou em HR de 0,48 (IC 95% 0,30–0,62) para o desfecho primário [1].',
      ],
    ],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'O benznidazol não alterou significativamente o desfecho primário na cardiomiopatia chagásica, apesar da maior conversão da PCR (66,2% x 33,5%) [1].',
      'Na cardiopatia chagásica crônica, o benznidazol não alterou significativamente o desfecho primário (27,5% contra 29,1%; HR 0,93; IC 95% 0,81–1,07) [1].',
      'A conversão da PCR foi de 66,2% com benznidazol e de 33,5% no grupo controle [1].',
    ],
    [
      ['bounds', 'O HR do desfecho primário com benznidazol foi de 0,93, com IC 95% de 0,81 a 0,97 [1].'],
      ['direction', 'A conversão da PCR foi menor com benznidazol (66,2%) do que com placebo (33,5%) [1].'],
      [
        'negation',
        'O resultado do BENEFIT para o desfecho primário não foi neutro (HR 0,93; IC 95% 0,81–1,07) [1].',
      ],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    [
      'A vacina do Butantan, em dose única, teve eficácia de 79,6% em dois anos, sendo 73,6% nos soronegativos e 89,2% nos soropositivos [1].',
      'Uma única dose da vacina Butantan-DV teve eficácia de 79,6% em dois anos (IC 95% 70,0–86,3) [1].',
      'A eficácia da Butantan-DV foi de 73,6% nos soronegativos e de 89,2% nos soropositivos para dengue [1].',
    ],
    [
      ['digit', 'A eficácia global da vacina em dois anos, após dose única, foi de 76,6% [1].'],
      ['direction', 'A vacina protegeu mais os soronegativos do que os soropositivos [1].'],
      [
        'population',
        'Nos participantes soronegativos, a eficácia da vacina em dois anos chegou a 89,2% [1].',
      ],
      [
        'population',
        'Nos participantes soronegativos, a vacina Butantan-DV alcançou eficácia de 89,2% em 2 anos [1].',
      ],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    [
      'Pela diretriz brasileira de 2020, considera-se hipertensão a PA de consultório a partir de 140 e/ou 90 mmHg [1].',
      'Pela diretriz brasileira de 2020, há hipertensão quando a PA no consultório é maior ou igual a 140 mmHg de sistólica e/ou 90 mmHg de diastólica [1].',
    ],
    [
      [
        'comparator',
        'Define-se hipertensão arterial quando a PA de consultório está abaixo de 140 e/ou 90 mmHg [1].',
      ],
      [
        'negation',
        'Uma PA de consultório igual ou acima de 140 e/ou 90 mmHg não caracteriza hipertensão [1].',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    [
      'Valores de 120 a 139 mmHg de sistólica e/ou 80 a 89 mmHg de diastólica correspondem a pré-hipertensão [1].',
      'Valores de 120 a 139 mmHg de PAS e/ou 80 a 89 mmHg de PAD passaram a ser chamados de pré-hipertensão na diretriz de 2025 [1].',
    ],
    [],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    [
      'A fração de ejeção preservada é definida por valor igual ou superior a 50%, e a reduzida por valor inferior a 40% [1].',
      'Para rastreio de insuficiência cardíaca, o ponto de corte do NT-proBNP é 125 pg/mL [1].',
      'A diretriz classifica a FEVE como reduzida quando menor que 40%, intermediária de 40 a 49% e preservada a partir de 50% [1].',
      'Para rastreio de IC, o ponto de corte do NT-proBNP é de 125 pg/mL [1].',
    ],
    [
      ['unit', 'O NT-proBNP tem ponto de corte de 125 ng/mL para rastreio de IC [1].'],
      [
        'comparator',
        'A insuficiência cardíaca de fração de ejeção reduzida é a que cursa com FEVE acima de 40% [1].',
      ],
    ],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'O diagnóstico de diabetes exige glicemia de jejum de pelo menos 126 mg/dL ou HbA1c de 6,5% ou mais, com confirmação [1].',
      'O diagnóstico de diabetes exige glicemia de jejum de 126 mg/dL ou mais, ou HbA1c a partir de 6,5%, com confirmação [1].',
    ],
    [
      [
        'digit',
        'O diabetes é diagnosticado com glicemia de jejum ≥ 116 mg/dL ou HbA1c ≥ 6,5%, desde que confirmadas [1].',
      ],
      [
        'negation',
        'Glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5% fecham o diagnóstico de diabetes sem necessidade de confirmação [1].',
      ],
    ],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    [
      'Só se fala em DRC quando a alteração de estrutura ou função renal dura no mínimo três meses [1].',
      'A DRC deve ser classificada pela causa, pela TFG (G1 a G5) e pela albuminúria (A1 a A3) [1].',
      'Segundo o KDIGO 2024, a DRC é definida por alteração estrutural ou funcional dos rins que dura pelo menos três meses [1].',
      'A classificação da DRC leva em conta a causa, a TFG (de G1 a G5) e a albuminúria (de A1 a A3) [1].',
    ],
    [
      ['unit', 'Para diagnosticar DRC, a anormalidade renal precisa persistir por 3 semanas ou mais [1].'],
      ['negation', 'A classificação da DRC leva em conta a causa e a TFG, mas não a albuminúria [1].'],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'Recomenda-se, com força fraca, ao menos 30 mL/kg de cristaloide nas três primeiras horas da sepse [1].',
      'No choque séptico, o alvo inicial de pressão arterial média é de 65 mmHg [1].',
      'A SSC 2021 sugere, com recomendação fraca, no mínimo 30 mL/kg de cristaloide nas 3 primeiras horas [1].',
      'No choque séptico, o alvo de PAM é de 65 mmHg [1].',
    ],
    [
      ['digit', 'A ressuscitação deve mirar uma PAM de 75 mmHg [1].'],
      ['unit', 'Nas três primeiras horas, administrar pelo menos 30 mL/h de cristaloide [1].'],
      ['comparator', 'A diretriz sugere no máximo 30 mL/kg de cristaloide nas primeiras 3 horas [1].'],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'Na suspeita de dengue, AAS e anti-inflamatórios não devem ser prescritos [1].',
      'No grupo D infunde-se 20 mL/kg em até 20 minutos, enquanto no grupo C são 10 mL/kg na primeira hora [1].',
      'No paciente com dengue, salicilatos e AINEs não devem ser prescritos [1].',
      'No grupo C da dengue faz-se 10 mL/kg na primeira hora e, no grupo D, 20 mL/kg em até 20 minutos [1].',
    ],
    [
      ['digit', 'Paciente do grupo C deve receber 15 mL/kg na primeira hora [1].'],
      ['unit', 'Nos casos do grupo D, a expansão é de 20 mL/kg em até 20 horas [1].'],
      ['negation', 'Não há restrição ao uso de salicilatos ou AINEs no manejo da dengue [1].'],
      [
        'negation',
        'Na suspeita de dengue, salicilatos e AINEs podem ser usados para o controle dos sintomas [1].',
      ],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'A GINA não recomenda tratar a asma apenas com SABA [1].',
      'O resgate preferencial na asma é a combinação de corticoide inalatório com formoterol [1].',
      'A GINA 2021 não recomenda tratar a asma apenas com SABA [1].',
      'A estratégia de resgate preferida na asma é a combinação de corticoide inalatório com formoterol [1].',
    ],
    [
      ['negation', 'A estratégia GINA recomenda o SABA isolado como tratamento da asma [1].'],
      [
        'negation',
        'Não se recomenda corticoide inalatório com formoterol como resgate preferencial na asma [1].',
      ],
      ['negation', 'De acordo com a GINA 2021, o tratamento da asma só com SABA é recomendado [1].'],
    ],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [
      'A relação VEF1/CVF pós-broncodilatador abaixo de 0,7 define a obstrução, e os grupos A, B e E tomaram o lugar da antiga classificação A–D [1].',
      'Na DPOC, o critério espirométrico é VEF1/CVF pós-broncodilatador menor que 0,7 [1].',
      'O GOLD 2023 substituiu os grupos A a D pelos grupos A, B e E [1].',
    ],
    [
      ['decimal', 'O critério espirométrico da DPOC é VEF1/CVF pós-broncodilatador menor que 0,07 [1].'],
      ['comparator', 'O diagnóstico de DPOC requer VEF1/CVF maior que 0,7 após broncodilatador [1].'],
    ],
  ],
  [
    '"Seven versus Fourteen Days of Antibiotic Therapy for Uncomplicated Gram-Negative Bacteremia ‖ In this open-label noninferiority trial, 612 hospitalized adults with uncomplicated gram-negative bacteremia were assigned to 7 or 14 days of antibiotics. Death, relapse or readmission at 90 days occurred in 41.2% of the 7-day group and 43.7% of the 14-day group, meeting the noninferiority margin of 10 percentage points. Return to baseline activity was faster with 7 days. Clostridioides difficile infection did not differ between groups. Patients with endocarditis were not eligible."',
    [
      'Na bacteremia não complicada por gram-negativos, morte, recidiva ou reinternação em 90 dias ocorreu em 41,2% com 7 dias de antibiótico e em 43,7% com 14 dias [1].',
      'O estudo aberto incluiu 612 adultos internados, e quem tinha endocardite não podia participar [1].',
      'A frequência de infecção por C. difficile foi semelhante nos dois esquemas de duração [1].',
      'A margem de não inferioridade adotada foi de 10 pontos percentuais [1].',
    ],
    [
      [
        'direction',
        'Os pacientes do tratamento mais longo retomaram as atividades habituais mais depressa do que os do tratamento curto [1].',
      ],
      [
        'negation',
        'O esquema de 7 dias não atingiu o critério de não inferioridade em relação ao de 14 dias [1].',
      ],
      ['negation', 'Pacientes com endocardite podiam ser incluídos no estudo [1].'],
    ],
  ],
  [
    '"Restrictive versus Liberal Transfusion in Acute Upper Gastrointestinal Bleeding ‖ We randomized 836 adults with acute upper gastrointestinal bleeding to a hemoglobin transfusion threshold of 7 g/dL or 9 g/dL. Survival at 45 days was higher with the restrictive strategy (94% vs 90%; hazard ratio for death, 0.58; 95% CI, 0.36 to 0.94). Further bleeding occurred in 11% and 17%, respectively, and hospital stay was shorter with the restrictive strategy (9.4 vs 11.1 days). Patients with massive exsanguinating bleeding were excluded."',
    [
      'Na hemorragia digestiva alta, o gatilho transfusional de 7 g/dL elevou a sobrevida em 45 dias (94% contra 90%) [1].',
      'O ressangramento foi de 11% na estratégia restritiva e de 17% na liberal [1].',
      'O HR de morte ficou em 0,58 (IC 95% 0,36–0,94) no grupo de transfusão restritiva [1].',
    ],
    [
      ['unit', 'O limiar de hemoglobina para transfundir na estratégia restritiva foi de 7 mg/dL [1].'],
      [
        'bounds',
        'Para morte, o hazard ratio da estratégia restritiva foi 0,58, com IC 95% entre 0,36 e 1,24 [1].',
      ],
      ['direction', 'O tempo de internação foi maior com a estratégia transfusional restritiva [1].'],
      ['direction', 'A estratégia liberal teve menos ressangramento (17%) que a restritiva (11%) [1].'],
      ['negation', 'Hemorragia maciça exsanguinante não foi motivo de exclusão do ensaio [1].'],
    ],
  ],
  [
    '"Single-Dose Dexamethasone for Nausea and Vomiting after Laparoscopic Cholecystectomy ‖ A total of 420 women undergoing laparoscopic cholecystectomy received a single intravenous dose of dexamethasone 8 mg or placebo at induction of anesthesia. Nausea or vomiting within 24 hours occurred in 22% and 39%, respectively (relative risk, 0.56; 95% CI, 0.42 to 0.75). Rescue ondansetron was needed less often with dexamethasone. Wound infection was not increased, but mean glucose at 6 hours was 18 mg/dL higher in the dexamethasone group."',
    [
      'Após uma dose de 8 mg de dexametasona IV na indução, 22% tiveram náuseas ou vômitos em 24 horas, contra 39% com placebo [1].',
      'A glicemia média na sexta hora estava 18 mg/dL mais alta em quem recebeu dexametasona [1].',
      'Com dose única de dexametasona não se viu aumento de infecção de ferida operatória [1].',
      'O risco relativo de náusea ou vômito foi 0,56, com IC 95% entre 0,42 e 0,75, em 420 mulheres [1].',
    ],
    [
      ['digit', 'O ensaio de dexametasona na colecistectomia laparoscópica envolveu 470 mulheres [1].'],
      [
        'direction',
        'As pacientes do grupo dexametasona precisaram mais de ondansetrona de resgate que as do placebo [1].',
      ],
      [
        'negation',
        'A dexametasona não diminuiu náuseas e vômitos nas primeiras 24 horas (22% x 39%; RR 0,56, IC 95% 0,42–0,75) [1].',
      ],
      ['population', 'O estudo avaliou 420 homens submetidos a colecistectomia laparoscópica [1].'],
    ],
  ],
  [
    '"High-Flow Nasal Oxygen versus Standard Oxygen in Acute Hypoxemic Respiratory Failure ‖ Among 318 immunocompetent adults with acute hypoxemic respiratory failure, high-flow nasal oxygen at 50 L/min was compared with standard mask oxygen. Intubation by day 28 was required in 36% vs 47% (P=0.04). There was no difference in 90-day mortality (24% vs 26%; P=0.68). Comfort scores improved more with high-flow oxygen. Patients with hypercapnia (PaCO2 >45 mm Hg) were excluded, and no pneumothorax occurred in either group."',
    [
      'Até o dia 28, 36% dos pacientes em cateter nasal de alto fluxo haviam sido intubados, contra 47% com máscara comum (p = 0,04) [1].',
      'O alto fluxo não mudou a mortalidade em 90 dias: 24% contra 26% (p=0,68) [1].',
      'Pacientes hipercápnicos, isto é, com PaCO2 maior que 45 mmHg, foram excluídos [1].',
      'O fluxo usado no grupo intervenção foi de 50 L/min, e nenhum dos dois braços registrou pneumotórax [1].',
    ],
    [
      ['comparator', 'Foram excluídos do ensaio os pacientes com PaCO2 menor que 45 mmHg [1].'],
      [
        'direction',
        'O oxigênio por máscara proporcionou mais conforto do que o cateter nasal de alto fluxo [1].',
      ],
      [
        'direction',
        'O cateter de alto fluxo aumentou a necessidade de intubação até o 28º dia (36% contra 47%) [1].',
      ],
      ['negation', 'Houve pneumotórax em pacientes tratados com cateter nasal de alto fluxo [1].'],
    ],
  ],
  [
    '"Enoxaparin during Lower-Leg Cast Immobilization ‖ We assigned 1,435 outpatients with a below-knee cast to enoxaparin 40 mg once daily or no treatment until cast removal. Symptomatic venous thromboembolism at 3 months developed in 1.4% of the enoxaparin group and 1.8% of the control group (absolute difference, −0.4 percentage points; 95% CI, −1.8 to 1.0). No major bleeding was seen. Thromboprophylaxis during casting was not effective, and its routine use is not recommended."',
    [
      'Em 3 meses, houve TEV sintomático em 1,4% dos que usaram enoxaparina e em 1,8% dos que ficaram sem tratamento [1].',
      'Foram randomizados 1.435 pacientes ambulatoriais com gesso abaixo do joelho para enoxaparina 40 mg uma vez ao dia ou nenhum tratamento [1].',
      'Não se recomenda tromboprofilaxia de rotina durante a imobilização gessada da perna [1].',
    ],
    [
      [
        'unit',
        'A dose profilática testada foi de enoxaparina 40 mg/kg uma vez ao dia até a retirada do gesso [1].',
      ],
      [
        'direction',
        'A enoxaparina foi eficaz em diminuir o tromboembolismo venoso sintomático durante o uso de gesso [1].',
      ],
      ['negation', 'Em pacientes com gesso abaixo do joelho, recomenda-se tromboprofilaxia de rotina [1].'],
      ['negation', 'Sangramento maior foi observado com a enoxaparina profilática [1].'],
    ],
  ],
  [
    '"Increased Early Mobilization during Mechanical Ventilation ‖ In 14 intensive care units, 750 mechanically ventilated adults were randomized to increased early mobilization or usual care. Days alive and out of hospital at 180 days did not differ (median, 143 vs 145 days; P=0.62). Adverse events potentially due to mobilization were more frequent in the early-mobilization group (9.2% vs 4.1%; P=0.005), mostly arrhythmia and desaturation. Delirium and quality of life at 180 days were similar in survivors."',
    [
      'Os dias vivo e fora do hospital em 180 dias não diferiram entre mobilização precoce intensificada e cuidado usual (medianas de 143 e 145) [1].',
      'Eventos adversos possivelmente ligados à mobilização ocorreram em 9,2% com mobilização precoce e 4,1% com cuidado usual, sobretudo arritmia e dessaturação [1].',
      'Participaram 750 adultos em ventilação mecânica, recrutados em 14 UTIs [1].',
    ],
    [
      [
        'digit',
        'Os eventos adversos atribuíveis à mobilização atingiram 9,2% dos mobilizados precocemente e 4,7% do grupo de cuidado usual [1].',
      ],
      [
        'direction',
        'O grupo de cuidado usual sofreu mais eventos adversos (4,1%) do que o de mobilização precoce (9,2%) [1].',
      ],
      [
        'arms',
        'A mediana de dias vivo e fora do hospital foi de 145 com mobilização precoce e 143 com cuidado usual [1].',
      ],
    ],
  ],
  [
    '"Low-Dose versus Standard-Dose Oral Dexamethasone for Croup ‖ We enrolled 1,252 children aged 6 months to 6 years with croup in three emergency departments. Oral dexamethasone 0.15 mg/kg was noninferior to 0.6 mg/kg for the croup score at 1 hour. Unscheduled return within 7 days occurred in 19.5% vs 17.8% (P=0.47). Vomiting was less common with the lower dose (2.9% vs 6.1%). No child was intubated, and children with known immunodeficiency were not enrolled."',
    [
      'No crupe, a dexametasona oral de 0,15 mg/kg foi não inferior à de 0,6 mg/kg no escore avaliado em 1 hora [1].',
      'O retorno não programado em sete dias foi de 19,5% com a dose baixa e 17,8% com a dose alta (p=0,47) [1].',
      'Nenhuma das 1.252 crianças precisou ser intubada [1].',
      'Vômitos apareceram em 6,1% das crianças com 0,6 mg/kg e em 2,9% com 0,15 mg/kg [1].',
    ],
    [
      [
        'decimal',
        'A dexametasona oral na dose de 1,5 mg/kg mostrou-se não inferior a 0,6 mg/kg para o escore de crupe [1].',
      ],
      ['unit', 'Foram avaliadas 1.252 crianças com crupe, de 6 semanas a 6 anos de idade [1].'],
      [
        'direction',
        'Com a dose mais baixa de dexametasona, os vômitos foram mais comuns do que com a dose padrão [1].',
      ],
      ['negation', 'Crianças com imunodeficiência conhecida também foram incluídas no ensaio [1].'],
    ],
  ],
  [
    '"Patiromer to Enable Spironolactone Use in Chronic Kidney Disease ‖ In 284 outpatients with chronic kidney disease taking spironolactone, patiromer 8.4 g/day lowered mean serum potassium by 0.62 mmol/L over 12 weeks, compared with 0.11 mmol/L with placebo (P<0.001). Spironolactone was still being taken at week 12 by 86% and 66%, respectively. Constipation was more frequent with patiromer, whereas eGFR did not change. Patients on dialysis were excluded."',
    [
      'Em 12 semanas, patirômero 8,4 g/dia baixou o potássio sérico em 0,62 mmol/L, ante 0,11 mmol/L do placebo [1].',
      'Na 12ª semana, 86% dos tratados com patirômero ainda usavam espironolactona, frente a 66% no placebo [1].',
      'O ensaio contou com 284 pacientes ambulatoriais com doença renal crônica em uso de espironolactona [1].',
    ],
    [
      ['unit', 'O patirômero foi usado na dose de 8,4 mg/dia por 12 semanas [1].'],
      ['decimal', 'A queda média do potássio com patirômero foi de 6,2 mmol/L em 12 semanas [1].'],
      ['direction', 'No grupo placebo houve mais constipação do que com patirômero [1].'],
      [
        'direction',
        'Menos pacientes mantiveram a espironolactona com patirômero (86%) do que com placebo (66%) [1].',
      ],
      ['negation', 'Pacientes em diálise não foram excluídos do estudo do patirômero [1].'],
    ],
  ],
  [
    '"Intensive versus Conventional Blood-Pressure Targets after Endovascular Thrombectomy ‖ After successful thrombectomy, 306 patients with ischemic stroke were assigned to a systolic target below 140 mm Hg or of 140 to 180 mm Hg for 24 hours. Functional independence at 3 months was less frequent with the intensive target (39.4% vs 54.4%; risk difference, −15.0 percentage points; 95% CI, −26.2 to −3.9). Symptomatic intracerebral hemorrhage did not differ (9.0% vs 8.1%). The trial was stopped early for safety, and intensive lowering should not be used in this setting."',
    [
      'Após trombectomia bem-sucedida, a meta de PAS abaixo de 140 mmHg piorou a independência funcional em 3 meses (39,4% contra 54,4%) [1].',
      'A hemorragia intracraniana sintomática foi de 9,0% no alvo intensivo e 8,1% no convencional [1].',
      'O estudo foi interrompido precocemente por segurança, e não se deve baixar a pressão de forma intensiva nesse cenário [1].',
      'A diferença de risco para independência funcional foi de −15 pontos percentuais (IC 95% −26,2 a −3,9) [1].',
    ],
    [
      [
        'digit',
        'Com o alvo de 140 a 180 mmHg, 57,4% dos pacientes estavam independentes aos três meses [1].',
      ],
      [
        'direction',
        'O alvo de PAS abaixo de 140 mmHg favoreceu a independência funcional aos 3 meses (39,4% x 54,4%) [1].',
      ],
      [
        'negation',
        'Depois de uma trombectomia bem-sucedida, a redução intensiva da pressão deve ser usada [1].',
      ],
    ],
  ],
  [
    '"Colchicine for a First Episode of Acute Pericarditis ‖ In this trial, 226 adults with a first episode of acute pericarditis received colchicine 0.5 mg twice daily (once daily if weight ≤70 kg) or placebo for 3 months, in addition to aspirin or ibuprofen. Recurrent or incessant pericarditis occurred in 17.5% vs 36.0% (number needed to treat, 6). Persistence of symptoms at 72 hours was less common with colchicine. Diarrhea rates were similar (9% vs 8%), and no serious adverse event was attributed to colchicine."',
    [
      'Pericardite recorrente ou incessante ocorreu em 17,5% com colchicina por três meses, somada a aspirina ou ibuprofeno, e em 36% com placebo (NNT de 6) [1].',
      'A colchicina foi dada na dose de 0,5 mg duas vezes ao dia, ou uma vez ao dia nos pacientes com até 70 kg [1].',
      'Diarreia ocorreu em 9% com colchicina e 8% com placebo [1].',
    ],
    [
      ['comparator', 'Para quem pesava mais de 70 kg, a colchicina foi dada apenas uma vez ao dia [1].'],
      [
        'digit',
        'É preciso tratar 9 pacientes com colchicina para evitar um caso de pericardite recorrente ou incessante [1].',
      ],
      [
        'direction',
        'Em 72 horas, a persistência dos sintomas foi mais frequente entre os que tomaram colchicina [1].',
      ],
      ['negation', 'Houve eventos adversos graves atribuídos à colchicina [1].'],
      [
        'arms',
        'Pericardite recorrente ou incessante ocorreu em 36,0% com colchicina e 17,5% com placebo [1].',
      ],
    ],
  ],
  [
    '"Probiotics to Prevent Ventilator-Associated Pneumonia ‖ In 12 ICUs, 1,108 mechanically ventilated adults received Lactobacillus rhamnosus or placebo twice daily. Ventilator-associated pneumonia developed in 20.4% vs 21.1% (hazard ratio, 0.97; 95% CI, 0.76 to 1.24). There was no benefit for antibiotic-associated diarrhea or hospital mortality. Lactobacillus bacteremia was detected in 9 patients receiving probiotics and in none receiving placebo. The findings do not support routine use of probiotics in ventilated patients."',
    [
      'A pneumonia associada à ventilação ocorreu em 20,4% com L. rhamnosus e 21,1% com placebo (HR 0,97; IC 95% 0,76–1,24) [1].',
      'Os probióticos não trouxeram benefício para diarreia associada a antibiótico nem para mortalidade hospitalar [1].',
      'Bacteremia por Lactobacillus foi detectada em nove pacientes do grupo probiótico e em nenhum do placebo [1].',
    ],
    [
      [
        'digit',
        'O estudo com probióticos foi feito em 12 UTIs e incluiu 1.168 adultos em ventilação mecânica [1].',
      ],
      ['direction', 'O uso de probióticos diminuiu a mortalidade hospitalar dos pacientes ventilados [1].'],
      [
        'negation',
        'Os achados apoiam o uso rotineiro de probióticos em pacientes sob ventilação mecânica [1].',
      ],
      [
        'negation',
        'Bacteremia por Lactobacillus nunca foi detectada nos pacientes que receberam probiótico [1].',
      ],
    ],
  ],
  [
    '"Preoperative Intravenous Iron before Major Abdominal Surgery ‖ A total of 487 adults with anemia before elective major abdominal surgery received intravenous ferric carboxymaltose 1000 mg or placebo 10 to 42 days preoperatively. Transfusion or death by day 30 occurred in 29% vs 28% (risk ratio, 1.03; 95% CI, 0.78 to 1.37). Hemoglobin at 8 weeks was 1.1 g/dL higher with iron, and readmissions were less frequent (13% vs 22%). Postoperative complications did not differ."',
    [
      'O ferro venoso pré-operatório não reduziu transfusão ou morte até o 30º dia (29% vs 28%) [1].',
      'Oito semanas depois, a hemoglobina estava 1,1 g/dL acima no grupo que recebeu ferro [1].',
      'A carboximaltose férrica, 1.000 mg IV, foi administrada de 10 a 42 dias antes da cirurgia [1].',
      'A reinternação foi de 13% com ferro e de 22% com placebo [1].',
    ],
    [
      [
        'unit',
        'A infusão de carboximaltose férrica 1.000 mg foi feita de 10 a 42 semanas antes da operação [1].',
      ],
      ['bounds', 'Para transfusão ou morte em 30 dias, o RR foi de 1,03 (IC 95% 1,37–0,78) [1].'],
      [
        'direction',
        'Quem recebeu ferro venoso teve mais reinternações do que o grupo placebo (13% contra 22%) [1].',
      ],
    ],
  ],
  [
    '"Levothyroxine in Older Adults with Subclinical Hypothyroidism ‖ In 702 adults aged 65 years or older with subclinical hypothyroidism (TSH 4.6 to 19.9 mIU/L), levothyroxine did not improve hypothyroid symptoms or tiredness at 12 months. Mean TSH fell from 6.4 to 3.6 mIU/L with levothyroxine and to 5.5 mIU/L with placebo. Atrial fibrillation occurred in 3.1% and 3.4%, and fractures were not more common with treatment. Levothyroxine is not recommended for most such patients."',
    [
      'Em idosos com hipotireoidismo subclínico, a levotiroxina não melhorou os sintomas nem o cansaço em 12 meses [1].',
      'O TSH médio passou de 6,4 para 3,6 mUI/L com levotiroxina e para 5,5 mUI/L com placebo [1].',
      'Fibrilação atrial foi registrada em 3,1% dos tratados e 3,4% do grupo placebo [1].',
    ],
    [
      [
        'negation',
        'A levotiroxina está recomendada para a maioria dos idosos com hipotireoidismo subclínico [1].',
      ],
      ['direction', 'O TSH médio aumentou com levotiroxina, de 6,4 para 3,6 mUI/L [1].'],
      ['direction', 'As fraturas aumentaram com o uso de levotiroxina [1].'],
      ['population', 'O ensaio avaliou 702 adultos com menos de 65 anos e hipotireoidismo subclínico [1].'],
    ],
  ],
  [
    '"Hydrocortisone in Severe Community-Acquired Pneumonia ‖ In 31 ICUs, 642 adults with severe community-acquired pneumonia received hydrocortisone 200 mg/day or placebo. Death by day 28 occurred in 7.1% vs 12.6% (absolute difference, −5.5 percentage points; P=0.008). Intubation was less frequent with hydrocortisone. Hospital-acquired infection and gastrointestinal bleeding did not differ, but daily insulin requirement was higher in the first week. Patients with septic shock or influenza were not included."',
    [
      'Na pneumonia comunitária grave, morreram em 28 dias 7,1% dos pacientes com hidrocortisona 200 mg/dia e 12,6% dos que receberam placebo [1].',
      'As infecções hospitalares e o sangramento digestivo não diferiram entre hidrocortisona e placebo [1].',
      'O ensaio recrutou 642 adultos em 31 UTIs [1].',
      'A diferença absoluta de mortalidade foi de 5,5 pontos percentuais (p=0,008) [1].',
    ],
    [
      [
        'direction',
        'Na primeira semana, a necessidade diária de insulina foi menor com a hidrocortisona [1].',
      ],
      ['direction', 'O grupo placebo precisou de menos intubação do que o grupo hidrocortisona [1].'],
      [
        'negation',
        'A hidrocortisona deixou de reduzir a mortalidade em 28 dias na pneumonia grave (7,1% contra 12,6%; p=0,008) [1].',
      ],
    ],
  ],
  [
    '"Dipirona versus paracetamol na analgesia após cesariana ‖ Ensaio duplo-cego com 260 puérperas submetidas a cesariana comparou dipirona 1 g com paracetamol 1 g, ambos a cada 6 horas. A dor em 24 horas foi menor com dipirona (3,1 vs 4,4 pontos; p=0,002), e morfina de resgate foi usada por 26% e 41%, respectivamente. Não houve agranulocitose nem hipotensão grave. A duração da internação não diferiu entre os grupos."',
    [
      'Depois da cesariana, a dor em 24 horas foi de 3,1 pontos com dipirona 1 g de 6/6 h e 4,4 com paracetamol 1 g [1].',
      'Morfina de resgate foi necessária em 26% das mulheres com dipirona e em 41% com paracetamol [1].',
      'Nenhum caso de agranulocitose foi observado entre as 260 puérperas [1].',
    ],
    [
      ['digit', 'A dipirona foi administrada na dose de 1 g a cada 8 horas após a cesariana [1].'],
      [
        'direction',
        'O paracetamol controlou melhor a dor em 24 horas do que a dipirona (4,4 contra 3,1 pontos) [1].',
      ],
      ['direction', 'A internação foi mais curta nas puérperas que receberam dipirona [1].'],
      ['negation', 'Houve hipotensão grave com o uso de dipirona no pós-parto cirúrgico [1].'],
    ],
  ],
  [
    '"Banho diário com clorexidina em unidades de terapia intensiva ‖ Em 9 UTIs brasileiras, 2.184 adultos foram alocados a banho diário com clorexidina a 2% ou com água e sabão. A incidência de bacteremia associada a cateter foi de 1,9 contra 3,4 por 1.000 cateteres-dia (razão de taxas 0,56; IC 95% 0,38 a 0,83). A mortalidade na UTI foi semelhante (21,5% vs 22,1%). Reações cutâneas foram raras e não motivaram suspensão. Não se observou aumento de resistência à clorexidina."',
    [
      'O banho diário com clorexidina a 2% reduziu a bacteremia associada a cateter para 1,9 por 1.000 cateteres-dia, contra 3,4 com água e sabão [1].',
      'A razão de taxas de bacteremia foi 0,56 (IC 95% 0,38–0,83) em um total de 2.184 adultos [1].',
      'Não houve aumento da resistência à clorexidina [1].',
      'A mortalidade na UTI ficou em 21,5% com clorexidina e 22,1% com água e sabão [1].',
    ],
    [
      [
        'digit',
        'A incidência de bacteremia associada a cateter foi de 1,9 por 1.000 cateteres-dia com clorexidina e de 3,9 com água e sabão [1].',
      ],
      [
        'direction',
        'No grupo de água e sabão, a bacteremia associada a cateter foi menor (3,4 por 1.000 cateteres-dia) do que no de clorexidina (1,9) [1].',
      ],
      ['negation', 'Reações cutâneas à clorexidina foram raras, mas motivaram suspensão [1].'],
    ],
  ],
  [
    '"Amoxicilina por cinco ou dez dias na pneumonia da criança ‖ Foram incluídas 512 crianças de 6 a 59 meses com pneumonia não complicada. Amoxicilina 50 mg/kg/dia por 5 dias foi não inferior ao tratamento de 10 dias, com cura clínica em 91,8% e 92,6%. O retorno à creche foi mais rápido no grupo de 5 dias (mediana de 4 vs 6 dias), e a diarreia foi menos comum (8% vs 15%). Crianças com derrame pleural não foram incluídas."',
    [
      'Na pneumonia infantil não complicada, a cura clínica foi de 91,8% com cinco dias de amoxicilina e 92,6% com dez dias [1].',
      'A amoxicilina foi usada a 50 mg/kg/dia em crianças de 6 a 59 meses [1].',
      'Diarreia ocorreu em 8% no esquema de 5 dias e em 15% no de 10 dias [1].',
    ],
    [
      ['digit', 'A dose de amoxicilina no ensaio de pneumonia infantil foi de 80 mg/kg/dia [1].'],
      [
        'direction',
        'As crianças tratadas por 5 dias demoraram mais a voltar à creche do que as tratadas por 10 dias [1].',
      ],
      ['direction', 'A diarreia foi mais comum com o esquema curto de amoxicilina (8% contra 15%) [1].'],
      [
        'negation',
        'O tratamento de 5 dias não demonstrou ser não inferior ao de 10 dias (cura de 91,8% e 92,6%) [1].',
      ],
      [
        'population',
        'O ensaio comparou 5 e 10 dias de amoxicilina em 512 crianças com pneumonia complicada [1].',
      ],
    ],
  ],
  [
    '"Furosemida em infusão contínua ou em bolus na insuficiência cardíaca descompensada ‖ Em 308 pacientes com insuficiência cardíaca descompensada, a infusão contínua de furosemida não foi superior ao bolus a cada 12 horas quanto ao alívio da dispneia em 72 horas (p=0,47). A variação média da creatinina foi de 0,05 e 0,07 mg/dL. A dose alta produziu maior perda de peso do que a dose baixa (3,9 vs 2,8 kg), sem aumento de lesão renal em 60 dias."',
    [
      'A furosemida em infusão contínua não foi melhor que o bolus de 12/12 h para aliviar a dispneia em 72 horas (p=0,47) [1].',
      'A perda de peso foi de 3,9 kg com a dose alta de furosemida e de 2,8 kg com a dose baixa [1].',
      'Em 60 dias, a dose alta não aumentou a lesão renal [1].',
      'A creatinina variou em média 0,05 mg/dL com a infusão contínua e 0,07 mg/dL com o bolus [1].',
    ],
    [
      ['direction', 'A infusão contínua de furosemida foi superior ao bolus no alívio da dispneia [1].'],
      [
        'direction',
        'Com a dose baixa de furosemida, a perda de peso foi maior (2,8 kg) do que com a dose alta (3,9 kg) [1].',
      ],
      ['negation', 'A dose alta de furosemida foi acompanhada de aumento de lesão renal em 60 dias [1].'],
    ],
  ],
  [
    '"Exercícios de equilíbrio para prevenção de quedas na atenção primária ‖ Ensaio em 18 unidades básicas de saúde randomizou 964 idosos com 70 anos ou mais para exercícios de equilíbrio três vezes por semana ou orientação verbal. Em 12 meses, a taxa de quedas foi de 0,8 vs 1,3 por pessoa-ano (RR 0,62; IC 95% 0,51 a 0,75). Fraturas de quadril ocorreram em 1,2% e 1,5%, sem diferença significativa. O medo de cair diminuiu com os exercícios. Idosos com demência não participaram."',
    [
      'A taxa de quedas foi de 0,8 por pessoa-ano com exercícios de equilíbrio três vezes por semana e 1,3 com orientação verbal [1].',
      'Fraturas de quadril ocorreram em 1,2% e 1,5%, diferença que não foi significativa [1].',
      'O estudo foi conduzido em 18 UBS com 964 idosos a partir de 70 anos [1].',
    ],
    [
      ['direction', 'O medo de cair aumentou entre os idosos que fizeram os exercícios [1].'],
      [
        'direction',
        'Os exercícios reduziram de forma significativa as fraturas de quadril (1,2% x 1,5%) [1].',
      ],
      ['negation', 'Idosos com demência participaram do programa de exercícios [1].'],
      [
        'arms',
        'Em 12 meses, a taxa de quedas foi de 1,3 por pessoa-ano com os exercícios e 0,8 com orientação verbal [1].',
      ],
    ],
  ],
  [
    '"Acetilcisteína na prevenção de lesão renal por contraste ‖ Em 1.146 pacientes com clearance de creatinina abaixo de 60 mL/min submetidos a angiografia, acetilcisteína 1.200 mg a cada 12 horas não reduziu a lesão renal aguda em relação ao placebo (12,7% vs 12,5%; RR 1,02; IC 95% 0,76 a 1,36). Diálise em 30 dias foi necessária em 0,4% e 0,5%. Náuseas foram mais frequentes com acetilcisteína. Os autores não recomendam seu uso rotineiro."',
    [
      'A lesão renal aguda ocorreu em 12,7% com acetilcisteína e 12,5% com placebo (RR 1,02; IC 95% 0,76–1,36) [1].',
      'A acetilcisteína 1.200 mg de 12/12 h não preveniu a lesão renal aguda após angiografia [1].',
      'Diálise em 30 dias foi necessária em 0,4% do grupo acetilcisteína e 0,5% do placebo [1].',
      'O uso rotineiro de acetilcisteína não é recomendado pelos autores [1].',
    ],
    [
      [
        'comparator',
        'Foram incluídos pacientes com clearance de creatinina acima de 60 mL/min que fariam angiografia [1].',
      ],
      ['direction', 'A acetilcisteína diminuiu a lesão renal aguda em comparação com o placebo [1].'],
      ['negation', 'Os autores recomendam o uso rotineiro de acetilcisteína antes de angiografia [1].'],
    ],
  ],
  [
    '"Early oral switch in women with acute pyelonephritis: a randomized non-inferiority trial ‖ In this open-label trial at 14 hospitals, 412 women aged 18 to 70 years with acute pyelonephritis were randomly assigned to switch to oral cefuroxime after 48 hours or to continue intravenous ceftriaxone for 7 days. Clinical cure at day 14 occurred in 91.2% and 92.6%, respectively (difference −1.4 percentage points; 95% CI −6.6 to 3.8). Length of stay was shorter with oral switch (median 3 vs 7 days; P<0.001). Recurrence within 90 days did not differ between groups."',
    [
      'A cura clínica no 14º dia foi de 91,2% nas mulheres que passaram para cefuroxima oral e de 92,6% nas que seguiram com ceftriaxona EV [1].',
      'A diferença de cura clínica entre os grupos ficou em −1,4 ponto percentual (IC 95% −6,6 a 3,8) [1].',
      'Trocar para a via oral após dois dias encurtou a internação, com mediana de 3 dias contra 7 dias [1].',
      'Não houve diferença de recorrência da pielonefrite em 90 dias entre os dois esquemas [1].',
    ],
    [
      [
        'direction',
        'A passagem precoce para antibiótico oral prolongou a internação das mulheres com pielonefrite [1].',
      ],
      ['unit', 'O grupo controle manteve ceftriaxona endovenosa por 7 semanas [1].'],
      [
        'population',
        'O ensaio randomizou 412 homens com pielonefrite aguda para troca precoce ou manutenção da via venosa [1].',
      ],
      [
        'negation',
        'A recorrência em 90 dias diferiu entre quem trocou para a via oral e quem permaneceu com ceftriaxona [1].',
      ],
    ],
  ],
  [
    '"Continuous infusion versus bolus furosemide in acute decompensated heart failure ‖ Among 286 patients admitted with acute decompensated heart failure, intravenous furosemide as a continuous infusion, compared with bolus injection every 12 hours, did not improve global symptoms at 72 hours. Net fluid loss was greater with continuous infusion (4.9 L vs 4.1 L; P=0.02), but serum creatinine rose by more than 0.3 mg/dL in more patients (24% vs 16%). There was no significant difference in 60-day readmission (HR 0.95; 95% CI 0.71–1.27)."',
    [
      'Na IC aguda descompensada, a furosemida em infusão contínua não melhorou os sintomas globais em 72 horas quando comparada ao bolus de 12 em 12 horas [1].',
      'A perda hídrica líquida foi de 4,9 L com infusão contínua e de 4,1 L com bolus (p=0,02) [1].',
      'Aumento da creatinina acima de 0,3 mg/dL foi visto em 24% dos pacientes em infusão contínua e em 16% dos que receberam bolus [1].',
    ],
    [
      [
        'comparator',
        'Com a infusão contínua, 24% dos pacientes tiveram elevação de creatinina menor que 0,3 mg/dL, contra 16% com bolus [1].',
      ],
      [
        'direction',
        'O grupo que recebeu furosemida em bolus teve perda líquida maior do que o grupo em infusão contínua (p=0,02) [1].',
      ],
      [
        'digit',
        'O HR para reinternação em 60 dias foi de 0,85 (IC 95% 0,71–1,27), sem diferença significativa [1].',
      ],
      [
        'arms',
        'A creatinina subiu mais de 0,3 mg/dL em 16% dos pacientes em infusão contínua e em 24% dos que usaram bolus [1].',
      ],
    ],
  ],
  [
    '"Intravenous iron before hip fracture surgery in older adults ‖ We enrolled 540 adults aged 65 years or older with hip fracture and hemoglobin below 12 g/dL. A single dose of 1,000 mg of ferric carboxymaltose, compared with placebo, increased hemoglobin at 30 days (mean difference 0.8 g/dL; 95% CI 0.5 to 1.1) but did not reduce red-cell transfusion (31% vs 33%; RR 0.94; 95% CI 0.74–1.20). Hypophosphatemia was more frequent with iron (18% vs 4%). No anaphylaxis was reported."',
    [
      'Participaram 540 pacientes com 65 anos ou mais, fratura de quadril e hemoglobina menor que 12 g/dL [1].',
      'O ferro venoso no pré-operatório não diminuiu a transfusão de concentrado de hemácias (31% contra 33% com placebo; RR 0,94) [1].',
      'Trinta dias após a dose única de carboximaltose férrica, a hemoglobina aumentou em média 0,8 g/dL a mais que com placebo (IC 95% 0,5 a 1,1) [1].',
      'Como efeito adverso, a hipofosfatemia apareceu em 18% dos pacientes com ferro e em 4% dos com placebo [1].',
    ],
    [
      [
        'decimal',
        'O ganho de hemoglobina aos 30 dias com ferro endovenoso foi, em média, de 0,08 g/dL em relação ao placebo [1].',
      ],
      [
        'negation',
        'Uma dose de 1.000 mg de carboximaltose férrica antes da cirurgia reduziu a necessidade de transfusão de hemácias [1].',
      ],
      ['direction', 'A hipofosfatemia foi menos comum com carboximaltose férrica do que com placebo [1].'],
      ['comparator', 'O estudo incluiu idosos com fratura de quadril e hemoglobina acima de 12 g/dL [1].'],
    ],
  ],
  [
    '"Prophylactic melatonin for delirium in intensive care: a randomised placebo-controlled trial ‖ In this double-blind trial in 12 ICUs, 848 adults expected to stay longer than 72 hours received melatonin 4 mg or placebo nightly for up to 14 days. The proportion of delirium-free assessments was 79.2% with melatonin and 80.0% with placebo (P=0.55). Melatonin did not improve sleep quality and did not shorten ICU stay (median 5 days in both groups). Mortality at 90 days was 15.5% and 15.6%. No serious adverse event was attributed to melatonin."',
    [
      'A melatonina não melhorou a qualidade do sono nem encurtou a permanência na UTI, cuja mediana foi de 5 dias nos dois grupos [1].',
      'As avaliações livres de delirium somaram 79,2% com melatonina e 80,0% com placebo (p=0,55) [1].',
      'A dose estudada foi de 4 mg de melatonina à noite, por no máximo 14 dias [1].',
      'Nenhum evento adverso grave foi relacionado à melatonina [1].',
    ],
    [
      ['negation', 'Em pacientes críticos, a melatonina profilática melhorou a qualidade do sono [1].'],
      ['unit', 'Os pacientes receberam 4 mcg de melatonina por noite durante até 14 dias [1].'],
      ['digit', 'A mortalidade em 90 dias foi de 15,5% no grupo melatonina e 16,5% no grupo placebo [1].'],
    ],
  ],
  [
    '"Management of COPD exacerbations in hospital: practice guideline ‖ For adults with an acute exacerbation of COPD, we recommend prednisone 40 mg daily for 5 days. Longer courses do not reduce relapse and increase hyperglycemia. Antibiotics should be given when sputum purulence increases or mechanical ventilation is required. Methylxanthines are not recommended. Oxygen should be titrated to a saturation of 88–92%. Noninvasive ventilation is indicated when pH is ≤7.35 with PaCO2 ≥45 mm Hg."',
    [
      'Na exacerbação da DPOC, o esquema recomendado é prednisona 40 mg/dia durante 5 dias [1].',
      'Metilxantinas não são recomendadas na exacerbação aguda da DPOC [1].',
      'A oferta de oxigênio deve ser ajustada para manter a saturação entre 88% e 92% [1].',
      'A VNI está indicada se o pH for menor ou igual a 7,35 e a PaCO2 for de 45 mmHg ou mais [1].',
    ],
    [
      ['bounds', 'O oxigênio deve ser titulado para uma saturação de 88 a 96% na exacerbação da DPOC [1].'],
      ['direction', 'Prolongar o corticoide além do curso recomendado diminui a hiperglicemia [1].'],
      [
        'comparator',
        'A ventilação não invasiva está indicada quando o pH está acima de 7,35 com PaCO2 ≥ 45 mmHg [1].',
      ],
      ['unit', 'Para exacerbação da DPOC, prescreve-se prednisona 40 mg por dia por 5 semanas [1].'],
    ],
  ],
  [
    '"Emergency treatment of hyperkalaemia in adults: hospital guideline ‖ In adults with potassium ≥6.5 mmol/L or ECG changes, give 10 mL of 10% calcium gluconate intravenously over 5 minutes, followed by 10 units of regular insulin with 25 g of glucose. Nebulised salbutamol 10–20 mg lowers potassium within 30 minutes. Sodium bicarbonate should not be used routinely in the absence of metabolic acidosis. Calcium does not lower serum potassium. Monitor blood glucose for at least 6 hours after insulin."',
    [
      'Com potássio igual ou superior a 6,5 mmol/L ou alteração no ECG, faz-se gluconato de cálcio a 10%, 10 mL EV em 5 minutos [1].',
      'O salbutamol nebulizado, na dose de 10 a 20 mg, baixa o potássio em cerca de meia hora [1].',
      'Sem acidose metabólica, o bicarbonato de sódio não deve ser usado de rotina na hipercalemia [1].',
    ],
    [
      [
        'negation',
        'O bicarbonato de sódio deve ser usado de rotina na hipercalemia, mesmo sem acidose metabólica [1].',
      ],
      ['direction', 'O salbutamol nebulizado eleva o potássio sérico [1].'],
      ['negation', 'O cálcio endovenoso reduz o potássio sérico na hipercalemia grave [1].'],
      [
        'unit',
        'Pode-se associar salbutamol nebulizado, 10 a 20 mcg, para baixar o potássio em até 30 minutos [1].',
      ],
      ['decimal', 'Após o cálcio, administram-se 100 unidades de insulina regular com 25 g de glicose [1].'],
    ],
  ],
  [
    '"Pharmacist-led deprescribing of proton-pump inhibitors in primary care: a cluster-randomized trial ‖ In 62 primary care practices, 2,310 adults taking a proton-pump inhibitor for more than 8 weeks received a pharmacist-led deprescribing intervention or usual care. At 12 months, 38.4% of the intervention group and 21.7% of the control group had stopped or halved the dose (RR 1.77; 95% CI 1.52–2.06). Upper gastrointestinal bleeding was rare and similar in both groups (0.4% vs 0.3%). Reflux symptoms worsened more often in the intervention group (14% vs 9%)."',
    [
      'Após 12 meses, 38,4% do grupo intervenção e 21,7% do controle tinham suspendido ou reduzido à metade o IBP (RR 1,77; IC 95% 1,52–2,06) [1].',
      'O sangramento digestivo alto foi raro e não diferiu de modo relevante entre os grupos (0,4% e 0,3%) [1].',
      'A desprescrição teve um custo: os sintomas de refluxo pioraram mais no grupo intervenção, 14% contra 9% [1].',
      'O ensaio envolveu 62 serviços de atenção primária e 2.310 adultos em uso de IBP por mais de 8 semanas [1].',
    ],
    [
      [
        'digit',
        'Em um ano, 38,4% do grupo intervenção e 27,1% do controle haviam parado ou reduzido à metade o inibidor de bomba [1].',
      ],
      [
        'direction',
        'No cuidado usual, mais pacientes suspenderam ou reduziram a dose do IBP do que no grupo acompanhado pelo farmacêutico (RR 1,77; IC 95% 1,52–2,06) [1].',
      ],
      [
        'direction',
        'A piora dos sintomas de refluxo foi menos frequente no grupo da desprescrição do que no controle [1].',
      ],
    ],
  ],
  [
    '"Nebulised hypertonic saline for infants hospitalised with bronchiolitis ‖ Among 396 infants aged 2 to 12 months hospitalised with bronchiolitis, nebulised 3% hypertonic saline every 6 hours did not shorten length of stay compared with 0.9% saline (median 72 h vs 71 h; P=0.64). Oxygen requirement fell in both groups. Cough and agitation were more common with hypertonic saline (21% vs 11%). Infants born preterm were excluded."',
    [
      'A nebulização com salina a 3% não reduziu o tempo de internação por bronquiolite (mediana de 72 h contra 71 h; p=0,64) [1].',
      'Tosse e agitação foram observadas em 21% dos lactentes com salina hipertônica e em 11% dos que receberam salina a 0,9% [1].',
      'O estudo acompanhou 396 lactentes de 2 a 12 meses internados por bronquiolite, nebulizados a cada 6 horas [1].',
      'A necessidade de oxigênio diminuiu nos dois grupos [1].',
    ],
    [
      [
        'population',
        'A salina hipertônica foi avaliada em lactentes prematuros internados com bronquiolite [1].',
      ],
      [
        'unit',
        'A mediana de internação com salina hipertônica foi de 72 dias, sem diferença em relação ao controle [1].',
      ],
      ['direction', 'Tosse e agitação foram menos comuns com a salina a 3% do que com a salina a 0,9% [1].'],
    ],
  ],
  [
    '"Metformin or insulin for gestational diabetes: an open-label trial ‖ We assigned 758 women with gestational diabetes, between 24 and 32 weeks of a singleton pregnancy, to metformin or insulin. Women in the metformin group gained less weight (mean 2.1 vs 3.4 kg; P<0.001), and neonatal hypoglycemia was less frequent (9.5% vs 15.8%; RR 0.60; 95% CI 0.41–0.88). Supplemental insulin was required by 42% of the metformin group. Preterm birth was more frequent with metformin (11.6% vs 7.4%). Cesarean rates did not differ."',
    [
      'O ganho de peso foi menor nas gestantes tratadas com metformina: 2,1 kg em média, contra 3,4 kg com insulina [1].',
      'A hipoglicemia neonatal ficou em 9,5% com metformina e 15,8% com insulina (RR 0,60; IC 95% 0,41–0,88) [1].',
      'Das gestantes alocadas para metformina, 42% precisaram de insulina suplementar [1].',
      'As taxas de cesárea não diferiram entre metformina e insulina [1].',
    ],
    [
      [
        'direction',
        'As gestantes tratadas com insulina ganharam menos peso do que as que usaram metformina [1].',
      ],
      [
        'direction',
        'O parto prematuro foi menos frequente com metformina, 11,6% contra 7,4% com insulina [1].',
      ],
      ['digit', 'Insulina suplementar foi necessária em 24% das pacientes que começaram com metformina [1].'],
      ['bounds', 'O RR de hipoglicemia neonatal com metformina foi de 0,60 (IC 95% 0,41–0,98) [1].'],
    ],
  ],
  [
    '"Reduced-dose apixaban for extended treatment of unprovoked venous thromboembolism ‖ After 6 months of anticoagulation for unprovoked venous thromboembolism, 1,482 patients were assigned to apixaban 2.5 mg twice daily or placebo for 12 months. Recurrence occurred in 1.9% vs 9.3% (HR 0.20; 95% CI 0.11–0.36). Major bleeding occurred in 0.3% and 0.4%. Clinically relevant nonmajor bleeding was not significantly different (3.1% vs 2.4%; P=0.39). Patients with creatinine clearance below 25 mL/min were excluded."',
    [
      'Na extensão por 12 meses, o TEV recorreu em 1,9% com apixabana e em 9,3% com placebo (HR 0,20; IC 95% 0,11–0,36) [1].',
      'Manter apixabana 2,5 mg duas vezes ao dia reduziu a recorrência após um TEV não provocado [1].',
      'Sangramento não maior clinicamente relevante não diferiu significativamente: 3,1% com apixabana e 2,4% com placebo (p=0,39) [1].',
    ],
    [
      [
        'direction',
        'Estender o tratamento com apixabana aumentou a recorrência de TEV (HR 0,20; IC 95% 0,11–0,36) [1].',
      ],
      ['decimal', 'A dose usada na fase estendida foi de apixabana 25 mg duas vezes ao dia [1].'],
      [
        'comparator',
        'Foram excluídos do estudo os pacientes com clearance de creatinina acima de 25 mL/min [1].',
      ],
      [
        'digit',
        'O ensaio randomizou 1.842 pacientes já anticoagulados por 6 meses para apixabana 2,5 mg ou placebo [1].',
      ],
    ],
  ],
  [
    '"High-dose monthly vitamin D and falls in older people ‖ In 1,216 community-dwelling adults aged 70 years or older with a previous fall, monthly vitamin D3 60,000 IU was compared with 24,000 IU for 24 months. The higher dose raised serum 25-hydroxyvitamin D more (mean 41 vs 30 ng/mL) but did not improve lower-limb function. The incidence of falls was higher with 60,000 IU than with 24,000 IU (66.9% vs 54.3%; P=0.01). Fractures did not differ between groups. Hypercalcaemia was not observed."',
    [
      'As quedas foram mais frequentes com 60.000 UI mensais do que com 24.000 UI (66,9% contra 54,3%; p=0,01) [1].',
      'A 25-hidroxivitamina D média chegou a 41 ng/mL com a dose alta e a 30 ng/mL com a dose menor [1].',
      'Não se observou hipercalcemia durante o estudo [1].',
      'Foram acompanhados por dois anos 1.216 idosos da comunidade, com 70 anos ou mais e queda prévia [1].',
    ],
    [
      ['direction', 'A dose mensal mais alta de vitamina D diminuiu a incidência de quedas nos idosos [1].'],
      ['negation', 'A dose de 60.000 UI por mês melhorou a função dos membros inferiores [1].'],
      [
        'digit',
        'A incidência de quedas foi de 66,9% com 60.000 UI e de 45,3% com 24.000 UI de vitamina D [1].',
      ],
    ],
  ],
  [
    '"A single-pill combination versus usual care for uncontrolled hypertension ‖ In 1,034 adults with uncontrolled hypertension, a single pill containing telmisartan 40 mg and amlodipine 5 mg lowered 24-hour systolic pressure more than usual care at 6 months (−12.4 vs −5.1 mm Hg; P<0.001). Blood pressure below 140/90 mm Hg was reached by 68% and 44%, respectively. Ankle oedema was more common with the single pill (8.2% vs 4.0%). Withdrawals due to adverse events did not differ between groups."',
    [
      'Aos 6 meses, a PAS de 24 horas caiu mais com a pílula única do que com o cuidado habitual (−12,4 contra −5,1 mmHg) [1].',
      'PA menor que 140/90 mmHg foi alcançada por 68% dos pacientes com pílula única e 44% do cuidado habitual [1].',
      'O edema de tornozelo ocorreu em 8,2% dos que tomaram telmisartana com anlodipino em um só comprimido e em 4,0% dos demais [1].',
      'A saída do estudo por eventos adversos não diferiu entre os grupos [1].',
    ],
    [
      [
        'direction',
        'O cuidado habitual baixou mais a PAS de 24 horas do que o comprimido único em 6 meses (p<0,001) [1].',
      ],
      ['digit', 'O comprimido único continha telmisartana 80 mg e anlodipino 5 mg [1].'],
      [
        'unit',
        'Em 6 semanas, a combinação em pílula única reduziu a PAS de 24 horas em 12,4 mmHg, contra 5,1 mmHg no cuidado habitual [1].',
      ],
    ],
  ],
  [
    '"Early norepinephrine in septic shock: a multicentre randomised trial ‖ In 620 adults with septic shock, norepinephrine started within 1 hour of hypotension was compared with a start after completion of 30 mL/kg of crystalloid. Mortality at 28 days was 22.4% vs 24.1% (RR 0.93; 95% CI 0.70–1.23). Shock control at 6 hours was achieved more often with early norepinephrine (74.6% vs 48.8%; P<0.001), and cardiogenic pulmonary oedema was less frequent (14.2% vs 26.5%). New arrhythmias did not increase with early norepinephrine."',
    [
      'A mortalidade em 28 dias foi de 22,4% com noradrenalina precoce e 24,1% com início após a reposição volêmica (RR 0,93; IC 95% 0,70–1,23) [1].',
      'Iniciar a noradrenalina na primeira hora aumentou o controle do choque em 6 horas, de 48,8% para 74,6% [1].',
      'A noradrenalina precoce não aumentou a ocorrência de novas arritmias [1].',
    ],
    [
      [
        'direction',
        'O edema pulmonar cardiogênico foi mais frequente com a noradrenalina precoce, 14,2% contra 26,5% [1].',
      ],
      [
        'direction',
        'Os pacientes que só receberam noradrenalina após a expansão volêmica atingiram com mais frequência o controle do choque em 6 horas [1].',
      ],
      [
        'arms',
        'O controle do choque em 6 horas foi obtido em 48,8% com noradrenalina precoce e em 74,6% com início tardio [1].',
      ],
      ['negation', 'Houve aumento de novas arritmias com o início precoce da noradrenalina [1].'],
      [
        'digit',
        'O grupo controle só começava a noradrenalina depois de completar 20 mL/kg de cristaloide [1].',
      ],
    ],
  ],
  [
    '"Collaborative care for depression in primary care ‖ Collaborative care, with a nurse case manager and weekly psychiatric supervision, was compared with usual care in 640 primary care patients with a PHQ-9 score of 10 or higher. At 16 weeks, the mean PHQ-9 score fell by 5.6 points with collaborative care and by 3.2 points with usual care (P<0.001). Remission was reached by 34% and 19%, respectively (NNT 7). Antidepressant prescription did not differ. Emergency visits decreased with collaborative care (11% vs 17%)."',
    [
      'Em 16 semanas, o PHQ-9 caiu em média 5,6 pontos com o cuidado colaborativo e 3,2 pontos com o cuidado usual (p<0,001) [1].',
      'A remissão da depressão foi de 34% contra 19%, o que dá um NNT de 7 [1].',
      'A prescrição de antidepressivos não diferiu entre o cuidado colaborativo e o usual [1].',
      'Com o cuidado colaborativo houve redução das idas à emergência, 11% contra 17% [1].',
    ],
    [
      ['direction', 'O cuidado colaborativo aumentou as idas à emergência [1].'],
      ['digit', 'Com remissão de 34% contra 19%, o NNT do cuidado colaborativo foi de 17 [1].'],
      [
        'arms',
        'O escore PHQ-9 caiu em média 3,2 pontos com o cuidado colaborativo e 5,6 pontos com o cuidado usual [1].',
      ],
    ],
  ],
  [
    '"Pneumonia adquirida na comunidade em adultos: recomendações para a atenção primária ‖ Em adultos com pneumonia adquirida na comunidade sem gravidade, recomenda-se amoxicilina 1 g a cada 8 horas por 5 dias, desde que o paciente esteja afebril há 48 horas. Macrolídeo isolado não é recomendado onde a resistência do pneumococo passa de 25%. Não se deve solicitar hemocultura de rotina no paciente ambulatorial. CURB-65 de 0 ou 1 permite tratamento domiciliar; com 3 ou mais, indica-se internação. Corticoide não é indicado nos casos leves."',
    [
      'Na PAC sem gravidade, a opção é amoxicilina 1 g de 8/8 h por cinco dias, se o paciente estiver sem febre há 48 h [1].',
      'Não há indicação de hemocultura de rotina para o paciente com PAC em tratamento ambulatorial [1].',
      'CURB-65 de 0 a 1 autoriza tratar em casa, e a partir de 3 a indicação é internar [1].',
      'Onde mais de 25% dos pneumococos são resistentes, não se recomenda macrolídeo em monoterapia [1].',
    ],
    [
      ['negation', 'Na pneumonia leve, o corticoide está indicado [1].'],
      [
        'digit',
        'Para adultos com PAC sem gravidade, recomenda-se amoxicilina 1 g a cada 8 horas por 7 dias [1].',
      ],
      ['negation', 'Deve-se solicitar hemocultura de rotina ao paciente ambulatorial com pneumonia [1].'],
    ],
  ],
  [
    '"Consulta farmacêutica no diabetes tipo 2 em unidades básicas de saúde: ensaio pragmático ‖ Ensaio pragmático em 28 unidades básicas de saúde com 934 adultos com diabetes tipo 2 e HbA1c acima de 8%. Consultas mensais com o farmacêutico reduziram a HbA1c em 1,1 ponto percentual em 12 meses, contra 0,4 no cuidado habitual (diferença −0,7; IC 95% −0,9 a −0,5). Hipoglicemia grave foi semelhante entre os grupos (1,3% e 1,1%). A pressão arterial sistólica não se alterou com a intervenção. A adesão no grupo intervenção aumentou de 52% para 71%."',
    [
      'As consultas mensais com farmacêutico diminuíram a HbA1c em 1,1 ponto percentual em um ano, contra 0,4 no cuidado habitual [1].',
      'A diferença de HbA1c entre os grupos foi de −0,7 ponto (IC 95% −0,9 a −0,5) [1].',
      'A intervenção não modificou a pressão arterial sistólica [1].',
      'A adesão ao tratamento no grupo do farmacêutico passou de 52% para 71% [1].',
    ],
    [
      ['direction', 'No grupo intervenção, a adesão caiu de 71% para 52% [1].'],
      [
        'direction',
        'Quem ficou no cuidado habitual teve queda de HbA1c maior, em 12 meses, do que quem passou pelas consultas com o farmacêutico [1].',
      ],
      ['negation', 'A pressão arterial sistólica se alterou com a intervenção do farmacêutico [1].'],
      [
        'population',
        'O ensaio foi feito em 28 unidades básicas de saúde com 934 adultos com diabetes tipo 1 [1].',
      ],
    ],
  ],
  [
    '"Protocolo de trombólise no acidente vascular cerebral isquêmico agudo ‖ No AVC isquêmico agudo candidato a trombólise, a pressão deve ser reduzida para menos de 185/110 mmHg antes do alteplase e mantida abaixo de 180/105 mmHg nas 24 horas seguintes. A dose é de 0,9 mg/kg, com máximo de 90 mg, sendo 10% em bolus em 1 minuto e o restante em 60 minutos. Antiagregante não deve ser iniciado nas primeiras 24 horas. Glicemia abaixo de 50 mg/dL deve ser corrigida antes da decisão."',
    [
      'Antes do alteplase a PA precisa estar abaixo de 185/110 mmHg e, nas 24 horas seguintes, abaixo de 180/105 mmHg [1].',
      'O alteplase é dado a 0,9 mg/kg, até o máximo de 90 mg, com um décimo da dose em bolus em 1 minuto [1].',
      'Nas primeiras 24 horas após a trombólise não se deve começar antiagregante [1].',
      'Se a glicemia estiver menor que 50 mg/dL, corrija antes de decidir pela trombólise [1].',
    ],
    [
      ['negation', 'O antiagregante deve ser iniciado nas primeiras 24 horas após o alteplase [1].'],
      ['digit', 'A dose de alteplase no AVC isquêmico é de 0,6 mg/kg, com máximo de 90 mg [1].'],
      ['unit', 'Da dose total de alteplase, 10% são feitos em bolus em 1 hora [1].'],
    ],
  ],
  [
    '"Benzodiazepínicos e quedas em idosos hospitalizados: coorte retrospectiva ‖ Coorte retrospectiva com 1.248 idosos internados em hospital universitário. O uso de benzodiazepínico associou-se a maior risco de queda (OR ajustada 2,3; IC 95% 1,6 a 3,3) e a internação mais longa (mediana de 11 contra 8 dias). O uso de antipsicótico não se associou a quedas. A mortalidade hospitalar foi semelhante entre usuários e não usuários (6,1% e 5,8%). A taxa global de quedas foi de 4,2 por 1.000 pacientes-dia."',
    [
      'O uso de benzodiazepínico esteve associado a risco maior de queda em idosos internados (OR ajustada 2,3; IC 95% 1,6–3,3) [1].',
      'A mediana de internação foi de 11 dias nos usuários de benzodiazepínico e de 8 dias nos não usuários [1].',
      'Nessa coorte, os antipsicóticos não se associaram a quedas [1].',
      'Ocorreram 4,2 quedas para cada mil pacientes-dia [1].',
    ],
    [
      [
        'direction',
        'Em idosos hospitalizados, usar benzodiazepínico associou-se a menor risco de queda (OR ajustada 2,3; IC 95% 1,6–3,3) [1].',
      ],
      ['direction', 'Os idosos em uso de benzodiazepínico tiveram internação mais curta que os demais [1].'],
      ['negation', 'O uso de antipsicótico associou-se a quedas nos idosos internados [1].'],
    ],
  ],
  [
    '"Sífilis na gestação: nota técnica para a rede de atenção ‖ A gestante com sífilis recente deve receber penicilina benzatina 2,4 milhões de UI por via intramuscular em dose única; na sífilis tardia ou de duração ignorada, indicam-se três doses com intervalo de 7 dias. Doxiciclina é contraindicada na gestação. Não é necessário aguardar o teste confirmatório para iniciar o tratamento. O VDRL deve ser repetido mensalmente até o parto. O tratamento deve começar até 30 dias antes do parto para ser considerado adequado."',
    [
      'Para a gestante com sífilis recente, aplica-se penicilina benzatina 2,4 milhões de UI IM em dose única [1].',
      'Se a sífilis for tardia ou de duração desconhecida, são três doses, uma a cada semana [1].',
      'O tratamento da gestante pode começar sem esperar o teste confirmatório [1].',
      'Gestantes não devem receber doxiciclina [1].',
    ],
    [
      [
        'negation',
        'É necessário aguardar o teste confirmatório para iniciar o tratamento da sífilis na gestante [1].',
      ],
      [
        'digit',
        'A sífilis recente na gestação é tratada com penicilina benzatina 1,2 milhão de UI IM em dose única [1].',
      ],
      [
        'arms',
        'Na gestante com sífilis recente, indicam-se três doses de penicilina benzatina com intervalo de 7 dias [1].',
      ],
    ],
  ],
  [
    '"Clorexidina oral e pneumonia associada à ventilação: ensaio randomizado em UTIs ‖ Em 11 UTIs, 1.560 pacientes em ventilação mecânica foram randomizados para escovação dentária com clorexidina a 0,12% ou somente escovação. A clorexidina não reduziu a pneumonia associada à ventilação (9,8% contra 10,4%; RR 0,94; IC 95% 0,70 a 1,27). A mortalidade na UTI foi maior com clorexidina (28,6% contra 23,9%; p=0,03). A duração da ventilação foi semelhante (mediana de 6 dias nos dois grupos). Lesões de mucosa oral foram mais frequentes com clorexidina."',
    [
      'A mortalidade na UTI foi mais alta com clorexidina do que com escovação isolada (28,6% contra 23,9%; p=0,03) [1].',
      'A mediana de ventilação mecânica foi de 6 dias em ambos os grupos [1].',
    ],
    [
      [
        'direction',
        'A mortalidade na UTI foi menor com clorexidina, 28,6% contra 23,9% com escovação isolada (p=0,03) [1].',
      ],
      [
        'negation',
        'A clorexidina oral reduziu a pneumonia associada à ventilação (RR 0,94; IC 95% 0,70–1,27) [1].',
      ],
      [
        'arms',
        'Na UTI, morreram 23,9% dos pacientes do grupo clorexidina e 28,6% dos que fizeram somente escovação [1].',
      ],
    ],
  ],
];

/** Answers that cite two passages. */
const ofTwo: HandCase[] = [
  [
    'true',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    'Entre 4.744 pacientes, piora da IC ou morte cardiovascular foi registrada em 16,3% com dapagliflozina e em 21,2% no grupo comparador [1].',
    '*',
  ],
  [
    'true',
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg" + "Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    'A meta pressórica da diretriz de 2025 é inferior a 130/80 mmHg [1].',
    '*',
  ],
  [
    'true',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    'O benefício dos inibidores de SGLT2 na IC foi visto tanto na fração de ejeção reduzida (HR 0,74) quanto na preservada (HR 0,79) [1][2].',
    '*',
  ],
  [
    'true',
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)" + "Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    'O ácido tranexâmico reduziu as mortes no trauma, mas foi neutro na hemorragia intracerebral [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    'A dapagliflozina na IC com fração de ejeção reduzida obteve HR de 0,74 (0,65–0,85) [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)" + "Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    'A dabigatrana 150 mg apresentou taxa de AVC ou embolia sistêmica de 1,11% ao ano, contra 1,69% ao ano com varfarina (RR 0,66) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)" + "Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    'No trauma, a morte hospitalar foi de 14,5% com ácido tranexâmico e de 16,0% no controle (RR 0,91) [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001" + "Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    'A prona levou a mortalidade em 28 dias de 32,8% para 16,0% na SDRA grave [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg" + "Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    'A meta de tratamento da hipertensão é manter a PA abaixo de 130/80 mmHg [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)" + "Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    'A TARV precoce evitou 96% das transmissões vinculadas em 1.763 casais [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Seven versus Fourteen Days of Antibiotic Therapy for Uncomplicated Gram-Negative Bacteremia ‖ In this open-label noninferiority trial, 612 hospitalized adults with uncomplicated gram-negative bacteremia were assigned to 7 or 14 days of antibiotics. Death, relapse or readmission at 90 days occurred in 41.2% of the 7-day group and 43.7% of the 14-day group, meeting the noninferiority margin of 10 percentage points. Return to baseline activity was faster with 7 days. Clostridioides difficile infection did not differ between groups. Patients with endocarditis were not eligible." + "Amoxicilina por cinco ou dez dias na pneumonia da criança ‖ Foram incluídas 512 crianças de 6 a 59 meses com pneumonia não complicada. Amoxicilina 50 mg/kg/dia por 5 dias foi não inferior ao tratamento de 10 dias, com cura clínica em 91,8% e 92,6%. O retorno à creche foi mais rápido no grupo de 5 dias (mediana de 4 vs 6 dias), e a diarreia foi menos comum (8% vs 15%). Crianças com derrame pleural não foram incluídas."',
    'Com 7 dias de antibiótico, 41,2% dos adultos morreram, recidivaram ou foram reinternados em 90 dias, contra 43,7% com 14 dias [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Probiotics to Prevent Ventilator-Associated Pneumonia ‖ In 12 ICUs, 1,108 mechanically ventilated adults received Lactobacillus rhamnosus or placebo twice daily. Ventilator-associated pneumonia developed in 20.4% vs 21.1% (hazard ratio, 0.97; 95% CI, 0.76 to 1.24). There was no benefit for antibiotic-associated diarrhea or hospital mortality. Lactobacillus bacteremia was detected in 9 patients receiving probiotics and in none receiving placebo. The findings do not support routine use of probiotics in ventilated patients." + "Increased Early Mobilization during Mechanical Ventilation ‖ In 14 intensive care units, 750 mechanically ventilated adults were randomized to increased early mobilization or usual care. Days alive and out of hospital at 180 days did not differ (median, 143 vs 145 days; P=0.62). Adverse events potentially due to mobilization were more frequent in the early-mobilization group (9.2% vs 4.1%; P=0.005), mostly arrhythmia and desaturation. Delirium and quality of life at 180 days were similar in survivors."',
    'Em 180 dias, a mediana de dias vivo e fora do hospital foi de 143 com mobilização precoce e 145 com cuidado usual [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Restrictive versus Liberal Transfusion in Acute Upper Gastrointestinal Bleeding ‖ We randomized 836 adults with acute upper gastrointestinal bleeding to a hemoglobin transfusion threshold of 7 g/dL or 9 g/dL. Survival at 45 days was higher with the restrictive strategy (94% vs 90%; hazard ratio for death, 0.58; 95% CI, 0.36 to 0.94). Further bleeding occurred in 11% and 17%, respectively, and hospital stay was shorter with the restrictive strategy (9.4 vs 11.1 days). Patients with massive exsanguinating bleeding were excluded." + "Preoperative Intravenous Iron before Major Abdominal Surgery ‖ A total of 487 adults with anemia before elective major abdominal surgery received intravenous ferric carboxymaltose 1000 mg or placebo 10 to 42 days preoperatively. Transfusion or death by day 30 occurred in 29% vs 28% (risk ratio, 1.03; 95% CI, 0.78 to 1.37). Hemoglobin at 8 weeks was 1.1 g/dL higher with iron, and readmissions were less frequent (13% vs 22%). Postoperative complications did not differ."',
    'Com ferro venoso pré-operatório, a hemoglobina em 8 semanas ficou 1,1 g/dL mais alta que com placebo [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Levothyroxine in Older Adults with Subclinical Hypothyroidism ‖ In 702 adults aged 65 years or older with subclinical hypothyroidism (TSH 4.6 to 19.9 mIU/L), levothyroxine did not improve hypothyroid symptoms or tiredness at 12 months. Mean TSH fell from 6.4 to 3.6 mIU/L with levothyroxine and to 5.5 mIU/L with placebo. Atrial fibrillation occurred in 3.1% and 3.4%, and fractures were not more common with treatment. Levothyroxine is not recommended for most such patients." + "Hydrocortisone in Severe Community-Acquired Pneumonia ‖ In 31 ICUs, 642 adults with severe community-acquired pneumonia received hydrocortisone 200 mg/day or placebo. Death by day 28 occurred in 7.1% vs 12.6% (absolute difference, −5.5 percentage points; P=0.008). Intubation was less frequent with hydrocortisone. Hospital-acquired infection and gastrointestinal bleeding did not differ, but daily insulin requirement was higher in the first week. Patients with septic shock or influenza were not included."',
    'A levotiroxina levou o TSH médio de 6,4 para 3,6 mUI/L [2].',
    'd',
  ],
  [
    'true',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    'Na IC com fração de ejeção preservada, a empagliflozina obteve HR de 0,79 (IC 95% 0,69–0,90) para morte cardiovascular ou internação por IC [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)" + "Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    'Com a empagliflozina, a morte cardiovascular ficou em 3,7% contra 5,9%, com HR de 0,62 (IC 95% 0,49–0,77) [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)" + "Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    'A dapagliflozina alcançou HR de 0,61 (IC 95% 0,51–0,72) para o desfecho renal composto na DRC [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)" + "Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    'No FOURIER, o evolocumabe teve HR de 0,85 (IC 95% 0,79–0,92) para o desfecho composto primário [1].',
    'd',
  ],
  [
    'true',
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)" + "Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    'Com apixabana, o HR para sangramento maior foi de 0,69, com IC 95% de 0,60 a 0,80 [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)" + "Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    'Na síndrome coronariana aguda, o ticagrelor teve HR de 0,84 (IC 95% 0,77–0,92) para morte vascular, IAM ou AVC frente ao clopidogrel [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)" + "Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    'No trauma com hemorragia significativa, a morte hospitalar foi de 14,5% com ácido tranexâmico e de 16,0% com placebo [2].',
    'd',
  ],
  [
    'true',
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)" + "Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    'Na hemorragia pós-parto tratada nas primeiras 3 horas, a morte por sangramento foi de 1,2% contra 1,7%, com RR de 0,69 [2].',
    '*',
  ],
  [
    'true',
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001" + "Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    'O ART, liderado pelo Brasil e com 1.010 pacientes, obteve HR de 1,20 (IC 95% 1,01–1,42) para morte em 28 dias [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)" + "Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    'Com solução balanceada, a mortalidade em 90 dias na UTI foi de 26,4%, contra 27,2% com salina a 0,9% [2].',
    'd',
  ],
  [
    'true',
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg" + "Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    'A diretriz de 2025 fixa como meta de tratamento uma PA inferior a 130/80 mmHg [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs" + "Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    'Na dengue do grupo D, a expansão volêmica inicial é de 20 mL/kg em até 20 minutos [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer" + "Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    'O início da TARV em pessoas assintomáticas reduziu o desfecho primário, com 1,8% contra 4,1% e HR de 0,43 [1].',
    'd',
  ],
  [
    'true',
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)" + "Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    'Tanto a dapagliflozina (HR 0,61) quanto a canagliflozina (HR 0,70) reduziram o desfecho renal composto em seus respectivos ensaios [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Pharmacist-led deprescribing of proton-pump inhibitors in primary care: a cluster-randomized trial ‖ In 62 primary care practices, 2,310 adults taking a proton-pump inhibitor for more than 8 weeks received a pharmacist-led deprescribing intervention or usual care. At 12 months, 38.4% of the intervention group and 21.7% of the control group had stopped or halved the dose (RR 1.77; 95% CI 1.52–2.06). Upper gastrointestinal bleeding was rare and similar in both groups (0.4% vs 0.3%). Reflux symptoms worsened more often in the intervention group (14% vs 9%)." + "Consulta farmacêutica no diabetes tipo 2 em unidades básicas de saúde: ensaio pragmático ‖ Ensaio pragmático em 28 unidades básicas de saúde com 934 adultos com diabetes tipo 2 e HbA1c acima de 8%. Consultas mensais com o farmacêutico reduziram a HbA1c em 1,1 ponto percentual em 12 meses, contra 0,4 no cuidado habitual (diferença −0,7; IC 95% −0,9 a −0,5). Hipoglicemia grave foi semelhante entre os grupos (1,3% e 1,1%). A pressão arterial sistólica não se alterou com a intervenção. A adesão no grupo intervenção aumentou de 52% para 71%."',
    'Com a desprescrição conduzida pelo farmacêutico, 38,4% dos pacientes pararam o IBP ou reduziram a dose à metade em 12 meses [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Reduced-dose apixaban for extended treatment of unprovoked venous thromboembolism ‖ After 6 months of anticoagulation for unprovoked venous thromboembolism, 1,482 patients were assigned to apixaban 2.5 mg twice daily or placebo for 12 months. Recurrence occurred in 1.9% vs 9.3% (HR 0.20; 95% CI 0.11–0.36). Major bleeding occurred in 0.3% and 0.4%. Clinically relevant nonmajor bleeding was not significantly different (3.1% vs 2.4%; P=0.39). Patients with creatinine clearance below 25 mL/min were excluded." + "Continuous infusion versus bolus furosemide in acute decompensated heart failure ‖ Among 286 patients admitted with acute decompensated heart failure, intravenous furosemide as a continuous infusion, compared with bolus injection every 12 hours, did not improve global symptoms at 72 hours. Net fluid loss was greater with continuous infusion (4.9 L vs 4.1 L; P=0.02), but serum creatinine rose by more than 0.3 mg/dL in more patients (24% vs 16%). There was no significant difference in 60-day readmission (HR 0.95; 95% CI 0.71–1.27)."',
    'A apixabana em dose reduzida teve HR de 0,20 (IC 95% 0,11–0,36) para recorrência de TEV [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Protocolo de trombólise no acidente vascular cerebral isquêmico agudo ‖ No AVC isquêmico agudo candidato a trombólise, a pressão deve ser reduzida para menos de 185/110 mmHg antes do alteplase e mantida abaixo de 180/105 mmHg nas 24 horas seguintes. A dose é de 0,9 mg/kg, com máximo de 90 mg, sendo 10% em bolus em 1 minuto e o restante em 60 minutos. Antiagregante não deve ser iniciado nas primeiras 24 horas. Glicemia abaixo de 50 mg/dL deve ser corrigida antes da decisão." + "A single-pill combination versus usual care for uncontrolled hypertension ‖ In 1,034 adults with uncontrolled hypertension, a single pill containing telmisartan 40 mg and amlodipine 5 mg lowered 24-hour systolic pressure more than usual care at 6 months (−12.4 vs −5.1 mm Hg; P<0.001). Blood pressure below 140/90 mm Hg was reached by 68% and 44%, respectively. Ankle oedema was more common with the single pill (8.2% vs 4.0%). Withdrawals due to adverse events did not differ between groups."',
    'Para receber alteplase, o paciente precisa ter a pressão reduzida para menos de 185/110 mmHg [2].',
    'd',
  ],
  [
    'true',
    '"Prophylactic melatonin for delirium in intensive care: a randomised placebo-controlled trial ‖ In this double-blind trial in 12 ICUs, 848 adults expected to stay longer than 72 hours received melatonin 4 mg or placebo nightly for up to 14 days. The proportion of delirium-free assessments was 79.2% with melatonin and 80.0% with placebo (P=0.55). Melatonin did not improve sleep quality and did not shorten ICU stay (median 5 days in both groups). Mortality at 90 days was 15.5% and 15.6%. No serious adverse event was attributed to melatonin." + "Clorexidina oral e pneumonia associada à ventilação: ensaio randomizado em UTIs ‖ Em 11 UTIs, 1.560 pacientes em ventilação mecânica foram randomizados para escovação dentária com clorexidina a 0,12% ou somente escovação. A clorexidina não reduziu a pneumonia associada à ventilação (9,8% contra 10,4%; RR 0,94; IC 95% 0,70 a 1,27). A mortalidade na UTI foi maior com clorexidina (28,6% contra 23,9%; p=0,03). A duração da ventilação foi semelhante (mediana de 6 dias nos dois grupos). Lesões de mucosa oral foram mais frequentes com clorexidina."',
    'Acrescentar clorexidina a 0,12% à escovação não diminuiu a pneumonia associada à ventilação (9,8% contra 10,4%; RR 0,94) [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Clorexidina oral e pneumonia associada à ventilação: ensaio randomizado em UTIs ‖ Em 11 UTIs, 1.560 pacientes em ventilação mecânica foram randomizados para escovação dentária com clorexidina a 0,12% ou somente escovação. A clorexidina não reduziu a pneumonia associada à ventilação (9,8% contra 10,4%; RR 0,94; IC 95% 0,70 a 1,27). A mortalidade na UTI foi maior com clorexidina (28,6% contra 23,9%; p=0,03). A duração da ventilação foi semelhante (mediana de 6 dias nos dois grupos). Lesões de mucosa oral foram mais frequentes com clorexidina." + "Prophylactic melatonin for delirium in intensive care: a randomised placebo-controlled trial ‖ In this double-blind trial in 12 ICUs, 848 adults expected to stay longer than 72 hours received melatonin 4 mg or placebo nightly for up to 14 days. The proportion of delirium-free assessments was 79.2% with melatonin and 80.0% with placebo (P=0.55). Melatonin did not improve sleep quality and did not shorten ICU stay (median 5 days in both groups). Mortality at 90 days was 15.5% and 15.6%. No serious adverse event was attributed to melatonin."',
    'A higiene oral com clorexidina foi acompanhada de mortalidade na UTI de 28,6%, contra 23,9% sem ela [2].',
    'd',
  ],
];

export const fortyEighthRound: HandCase[] = [...casesOf(groups), ...ofTwo];
