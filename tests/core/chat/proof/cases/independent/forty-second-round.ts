import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the thirty-sixth examiner, over findings of the corpus. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'No SPRINT, mirar PAS abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, reduziu em 25% o desfecho composto primário (HR 0,75; IC 95% 0,64–0,89) [1].',
      'Entre os 9.361 participantes, o evento primário ocorreu à taxa de 1,65% ao ano com o controle intensivo e de 2,19% ao ano com o controle padrão [1].',
      'A mortalidade por todas as causas também foi menor no braço intensivo, com HR de 0,73 (0,60 a 0,90) [1]',
    ],
    [
      [
        'digit',
        'Quanto à morte por qualquer causa, o HR a favor do alvo intensivo foi de 0,78 (IC 95% 0,60–0,90) [1].',
      ],
      [
        'direction',
        'O alvo intensivo de PAS aumentou a mortalidade por todas as causas (HR 0,73; IC 95% 0,60–0,90) [1].',
      ],
      [
        'decimal',
        'A incidência do desfecho primário foi de 16,5% ao ano no grupo intensivo, contra 2,19% ao ano no grupo padrão [1].',
      ],
      [
        'bounds',
        'Para o composto primário, o hazard ratio do tratamento intensivo foi 0,75, com IC 95% de 0,60 a 0,90 [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Não se observou diferença em doença coronariana fatal ou infarto não fatal entre clortalidona, anlodipino e lisinopril no ALLHAT, que incluiu 33.357 pacientes [1].',
      'Em seis anos, DAC fatal ou IAM não fatal ocorreu em 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril [1].',
      'O bloqueador de canal de cálcio teve taxa de eventos coronarianos em 6 anos praticamente igual à do diurético: 11,3% e 11,5%, respectivamente [1].',
      'Com o IECA (lisinopril), a taxa em 6 anos de doença coronariana fatal ou infarto não fatal foi de 11,4% [1]',
    ],
    [
      [
        'negation',
        'Houve diferença entre clortalidona, anlodipino e lisinopril na ocorrência de doença coronariana fatal ou IAM não fatal [1].',
      ],
      [
        'digit',
        'As taxas em 6 anos do desfecho coronariano foram 11,5% (clortalidona), 11,8% (anlodipino) e 11,4% (lisinopril) [1].',
      ],
      [
        'arms',
        'Doença coronariana fatal ou IAM não fatal em 6 anos: 11,3% no grupo clortalidona e 11,5% no grupo anlodipino [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'Comparada ao enalapril, a inibição da angiotensina-neprilisina diminuiu o composto de morte cardiovascular ou internação por insuficiência cardíaca (21,8% contra 26,5%; HR 0,80; IC 95% 0,73–0,87) [1].',
      'Em 8.442 pacientes com IC, o risco de morrer de causa cardiovascular ou ser hospitalizado por IC caiu 20% em termos relativos com o inibidor da neprilisina [1].',
      'A diferença absoluta no desfecho primário foi de 4,7 pontos percentuais (26,5% com enalapril e 21,8% com sacubitril/valsartana) [1].',
    ],
    [
      [
        'digit',
        'O PARADIGM-HF randomizou 8.482 pacientes e encontrou HR de 0,80 para morte cardiovascular ou hospitalização por IC [1].',
      ],
      [
        'direction',
        'Morte CV ou internação por IC foi mais frequente com o inibidor da neprilisina do que com o enalapril (HR 0,80; IC 95% 0,73–0,87) [1].',
      ],
      [
        'arms',
        'O desfecho de morte cardiovascular ou hospitalização por IC foi registrado em 26,5% dos tratados com sacubitril/valsartana e em 21,8% dos tratados com enalapril [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'Na insuficiência cardíaca com fração de ejeção reduzida, a dapagliflozina diminuiu em 26% o risco de piora da IC ou óbito cardiovascular (HR 0,74; IC 95% 0,65 a 0,85) [1].',
      'Dos 4.744 pacientes estudados, tiveram piora da IC ou morte cardiovascular 16,3% com dapagliflozina e 21,2% no grupo comparador [1]',
    ],
    [
      [
        'population',
        'Em pacientes com insuficiência cardíaca e fração de ejeção preservada, a dapagliflozina reduziu piora da IC ou morte CV de 21,2% para 16,3% [1].',
      ],
      [
        'decimal',
        'Piora da insuficiência cardíaca ou morte cardiovascular ocorreu em 1,63% no grupo dapagliflozina versus 21,2% no controle [1].',
      ],
      [
        'direction',
        'O uso de dapagliflozina elevou o risco de piora da insuficiência cardíaca ou morte cardiovascular (16,3% vs 21,2%; HR 0,74) [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Na ICFEp, a empagliflozina reduziu o composto de morte cardiovascular ou internação por IC: 13,8% versus 17,1%, HR 0,79 [1].',
      'Houve redução relativa de 21% em morte CV ou hospitalização por insuficiência cardíaca com empagliflozina (IC 95% do HR: 0,69–0,90) [1].',
      'O estudo, com quase 6 mil pacientes (n = 5.988) com fração de ejeção preservada, favoreceu a empagliflozina no desfecho de morte CV ou internação por IC [1].',
    ],
    [
      [
        'direction',
        'Com a empagliflozina houve mais mortes cardiovasculares ou hospitalizações por IC (13,8% vs 17,1%; HR 0,79) em pacientes com fração de ejeção preservada [1].',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    [
      'Em pacientes com IC grave, a espironolactona reduziu a mortalidade para 35%, ante 46% no controle (RR 0,70; IC 95% 0,60–0,82) [1].',
      'O risco relativo de morte com espironolactona foi de 0,70, o que equivale a 30% de redução [1].',
      'Morreram 46% dos pacientes do grupo controle e 35% dos que receberam espironolactona, num total de 1.663 incluídos [1].',
    ],
    [
      [
        'digit',
        'A espironolactona diminuiu a mortalidade na insuficiência cardíaca grave, com RR de 0,76 (0,60–0,82) [1].',
      ],
      ['direction', 'A adição de espironolactona aumentou os óbitos na IC grave (35% vs 46%; RR 0,70) [1].'],
      [
        'arms',
        'A mortalidade foi de 46% nos pacientes em uso de espironolactona e de 35% nos que receberam placebo [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'A empagliflozina reduziu o MACE de três pontos no DM2 (10,5% contra 12,1%; HR 0,86; IC 95% 0,74–0,99) [1].',
      'O benefício mais marcante foi na morte cardiovascular, com 38% de redução relativa (HR 0,62) [1]',
      'Óbito de causa cardiovascular: 3,7% com empagliflozina e 5,9% no comparador, em 7.020 pacientes com diabetes tipo 2 [1].',
    ],
    [
      [
        'digit',
        'A mortalidade cardiovascular foi de 3,7% no grupo empagliflozina e 5,4% no grupo controle [1].',
      ],
      ['bounds', 'Para morte cardiovascular, o HR com empagliflozina foi 0,62 (IC 95% 0,74–0,99) [1].'],
      [
        'direction',
        'Em diabéticos tipo 2, a empagliflozina esteve associada a maior mortalidade cardiovascular (3,7% vs 5,9%; HR 0,62) [1].',
      ],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'A liraglutida diminuiu eventos cardiovasculares maiores em pessoas com diabetes tipo 2: 13,0% vs 14,9% (HR 0,87; IC 95% 0,78–0,97) [1].',
      'Quanto à morte cardiovascular, a liraglutida trouxe redução de 22% (HR 0,78, intervalo de confiança de 0,66 a 0,93) [1].',
      'O LEADER acompanhou 9.340 diabéticos tipo 2 e registrou MACE em 13% dos tratados com liraglutida [1].',
    ],
    [['bounds', 'O HR da liraglutida para MACE foi 0,87 (IC 95% 0,66 a 0,93) [1].']],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'Com o tratamento intensivo, a HbA1c ficou em 7,0%, contra 7,9% no tratamento convencional [1].',
      'O controle glicêmico intensivo reduziu em 12% o risco de qualquer desfecho relacionado ao diabetes (RR 0,88; IC 95% 0,79–0,99) [1].',
      'Nas complicações microvasculares, a redução relativa foi de um quarto (RR 0,75) [1]',
      'Para infarto do miocárdio, a redução não alcançou significância estatística (RR 0,84; p = 0,052) [1].',
    ],
    [
      [
        'negation',
        'A redução do infarto do miocárdio com o controle intensivo foi estatisticamente significativa (RR 0,84; p = 0,052) [1].',
      ],
      [
        'direction',
        'As complicações microvasculares aumentaram com o controle intensivo da glicemia (RR 0,75) [1].',
      ],
      ['decimal', 'O RR para infarto agudo do miocárdio foi de 0,84, com p = 0,52 [1].'],
      ['arms', 'A hemoglobina glicada foi de 7,9% no grupo intensivo e de 7,0% no grupo convencional [1].'],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'Em pacientes com DM2 e nefropatia, a canagliflozina reduziu em 30% o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      'O HR para o desfecho renal composto com canagliflozina foi 0,70 (IC 95% 0,59 a 0,82), em 4.401 participantes [1].',
      'A canagliflozina protege o rim na nefropatia diabética: menos doença renal em estágio terminal, duplicação de creatinina ou óbito renal/CV, HR de 0,70 [1].',
    ],
    [
      [
        'digit',
        'O CREDENCE incluiu 4.101 pacientes com diabetes tipo 2 e nefropatia e mostrou HR de 0,70 para o desfecho composto [1].',
      ],
      [
        'direction',
        'A canagliflozina piorou o desfecho composto de doença renal terminal, duplicação da creatinina ou morte renal/CV, com HR 0,70 (0,59–0,82) [1].',
      ],
      ['bounds', 'O hazard ratio para o desfecho composto renal foi de 0,70, com IC 95% de 0,82 a 0,59 [1].'],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'Queda da TFGe de pelo menos 50%, doença renal terminal ou morte renal ou cardiovascular ocorreu em 9,2% com dapagliflozina e 14,5% no controle [1].',
      'Na DRC, o uso de dapagliflozina associou-se a risco 39% menor do desfecho composto renal/cardiovascular (HR 0,61; IC 95% 0,51–0,72) [1].',
      'Foram estudados 4.304 pacientes com doença renal crônica; o HR para o composto foi 0,61 [1]',
    ],
    [
      [
        'comparator',
        'O desfecho primário incluía queda da TFGe inferior a 50%, doença renal terminal ou morte de causa renal ou cardiovascular (HR 0,61) [1].',
      ],
      [
        'digit',
        'O desfecho composto aconteceu em 9,2% dos pacientes com dapagliflozina contra 15,4% no grupo controle [1].',
      ],
      [
        'direction',
        'Houve mais eventos renais ou cardiovasculares com dapagliflozina do que no controle (HR 0,61; IC 95% 0,51–0,72) em portadores de DRC [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'A empagliflozina reduziu a progressão da doença renal ou morte CV em pacientes com DRC (13,1% vs 16,9%; HR 0,72) [1].',
      'Com 6.609 participantes, o estudo mostrou risco relativo 28% menor de progressão renal ou óbito cardiovascular no grupo empagliflozina [1].',
    ],
    [
      [
        'digit',
        'Progressão da doença renal ou morte cardiovascular: 13,1% com empagliflozina versus 19,6% no comparador [1].',
      ],
      [
        'negation',
        'Não houve redução significativa da progressão da doença renal ou morte cardiovascular com empagliflozina (HR 0,72; IC 95% 0,64–0,82) [1].',
      ],
    ],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    [
      'A finerenona reduziu o desfecho renal composto (falência renal, queda da TFGe ≥ 40% ou morte renal) de 21,1% para 17,8% em pacientes com DRC e DM2 [1].',
      'HR de 0,82 (IC 95% 0,73–0,93) para falência renal, perda de pelo menos 40% da TFGe ou óbito renal com finerenona [1].',
      'Na análise de 5.674 pacientes, o risco do desfecho renal primário foi 18% menor com finerenona [1].',
    ],
    [
      [
        'comparator',
        'O composto renal era definido por falência renal, queda da TFGe < 40% ou morte renal, e foi menos frequente com finerenona (HR 0,82) [1].',
      ],
      [
        'population',
        'Em pacientes com doença renal crônica sem diabetes, a finerenona reduziu o desfecho renal composto (17,8% vs 21,1%) [1].',
      ],
      [
        'direction',
        'A finerenona acelerou a perda de função renal, com aumento do desfecho composto (17,8% vs 21,1%; HR 0,82) [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'A semaglutida diminuiu os eventos renais maiores em pacientes com DM2 e DRC: 5,8 contra 7,5 por 100 pacientes-ano [1].',
      'O risco de eventos renais importantes foi 24% menor com semaglutida (HR 0,76; IC 95% 0,66 a 0,88) [1].',
      'No FLOW (3.533 pacientes), a incidência de eventos renais maiores com semaglutida equivaleu a 58 por 1.000 pacientes-ano, ante 75 por 1.000 no comparador [1].',
    ],
    [
      ['unit', 'Os eventos renais maiores ocorreram à taxa de 5,8 versus 7,5 por 1.000 pacientes-ano [1].'],
      [
        'decimal',
        'Com semaglutida houve 0,58 evento renal maior por 100 pacientes-ano, contra 7,5 no comparador [1].',
      ],
      [
        'direction',
        'A semaglutida elevou a taxa de eventos renais maiores (5,8 vs 7,5 por 100 pacientes-ano; HR 0,76) [1].',
      ],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Em pessoas com obesidade e sem diabetes, a semaglutida cortou em 20% o risco de eventos cardiovasculares maiores (HR 0,80; IC 95% 0,72–0,90) [1].',
      'Ocorreu MACE em 6,5% dos pacientes com semaglutida e em 8,0% dos controles, entre 17.604 randomizados [1].',
      'O SELECT, com mais de 17 mil participantes, mostrou diferença absoluta de 1,5 ponto percentual em MACE a favor da semaglutida [1]',
    ],
    [
      [
        'population',
        'Em pacientes obesos com diabetes, a semaglutida reduziu eventos cardiovasculares maiores (6,5% vs 8,0%; HR 0,80) [1].',
      ],
      ['digit', 'Com a semaglutida, a taxa de MACE foi de 6,8%, frente a 8,0% no grupo controle [1].'],
      [
        'negation',
        'A semaglutida não reduziu eventos cardiovasculares maiores em obesos sem diabetes (HR 0,80; IC 95% 0,72–0,90) [1].',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'Na dose de 15 mg, a tirzepatida baixou a HbA1c em 2,30 pontos percentuais, frente a 1,86 ponto com semaglutida 1 mg [1].',
      'Mesmo a dose de 5 mg de tirzepatida superou a semaglutida 1 mg: queda de HbA1c de 2,01 contra 1,86 ponto [1].',
      'Após 40 semanas, 1.879 pacientes com DM2 foram analisados; a redução da hemoglobina glicada com tirzepatida 10 mg foi de 2,24 pontos [1].',
      'A vantagem da tirzepatida 15 mg sobre a semaglutida foi de 0,44 ponto de HbA1c (2,30 menos 1,86) [1].',
    ],
    [
      [
        'unit',
        'Ao fim de 40 meses, a tirzepatida 15 mg havia reduzido a HbA1c em 2,30 pontos, contra 1,86 com semaglutida [1].',
      ],
      [
        'digit',
        'A dose de 10 mg de tirzepatida diminuiu a HbA1c em 2,42 pontos, contra 1,86 da semaglutida 1 mg [1].',
      ],
      ['direction', 'Em 40 semanas, a HbA1c subiu 2,30 pontos com tirzepatida 15 mg [1].'],
      [
        'arms',
        'Com tirzepatida 5 mg a queda da HbA1c foi de 1,86 ponto, e com semaglutida 1 mg, de 2,01 pontos [1].',
      ],
    ],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'A rosuvastatina reduziu a incidência de eventos vasculares de 1,36 para 0,77 por 100 pessoas-ano em indivíduos com PCR elevada [1].',
      'Em homens e mulheres com proteína C reativa elevada, a rosuvastatina diminuiu eventos vasculares em 44% (HR 0,56; IC 95% 0,46–0,69) [1].',
      'Com 17.802 participantes, o JUPITER encontrou 7,7 eventos por 1.000 pessoas-ano com rosuvastatina e 13,6 por 1.000 no controle [1].',
    ],
    [
      ['unit', 'As taxas foram de 0,77 com rosuvastatina e 1,36 no controle por 100 pessoas-mês [1].'],
      [
        'decimal',
        'Houve 7,7 eventos por 100 pessoas-ano com rosuvastatina, contra 1,36 no grupo controle [1].',
      ],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    [
      'Com evolocumabe, 9,8% dos pacientes com doença cardiovascular tiveram o desfecho primário, contra 11,3% no grupo controle [1].',
      'O evolocumabe trouxe redução relativa de 15% no composto primário (HR 0,85; IC 95% 0,79–0,92) [1].',
      'O FOURIER envolveu 27.564 pacientes e mostrou ganho absoluto de 1,5 ponto percentual no desfecho primário com evolocumabe [1].',
    ],
    [
      [
        'digit',
        'Em pacientes com doença cardiovascular, o evolocumabe diminuiu o desfecho composto primário em 25% (IC 95% do HR: 0,79–0,92) [1].',
      ],
      [
        'direction',
        'O desfecho primário foi mais comum com evolocumabe que no controle, com HR 0,85 (0,79–0,92) [1].',
      ],
      ['bounds', 'O hazard ratio do composto primário com evolocumabe foi 0,85 (IC 95% de 0,92 a 0,79) [1].'],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Dabigatrana 150 mg foi superior à varfarina na prevenção de AVC ou embolia sistêmica (1,11% vs 1,69% ao ano; RR 0,66) [1].',
      'Na fibrilação atrial, a dose de 150 mg de dabigatrana reduziu em 34% o risco de AVC ou embolia sistêmica frente à varfarina (IC 95% do RR: 0,53–0,82) [1].',
      'Foram 18.113 pacientes com FA no RE-LY; a taxa anual de AVC/embolia sistêmica com varfarina foi de 1,69% [1]',
    ],
    [
      [
        'unit',
        'A dabigatrana na dose de 150 mcg reduziu AVC ou embolia sistêmica em relação à varfarina (RR 0,66; IC 95% 0,53–0,82) [1].',
      ],
      [
        'digit',
        'Com dabigatrana 150 mg, a incidência de AVC ou embolia sistêmica foi de 1,41% ao ano, contra 1,69% ao ano com varfarina [1].',
      ],
      [
        'direction',
        'Comparada à varfarina, a dabigatrana 150 mg aumentou a ocorrência de AVC ou embolia sistêmica (1,11 vs 1,69% ao ano) [1].',
      ],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'A apixabana reduziu AVC ou embolia sistêmica em 21% na comparação com a varfarina (HR 0,79; IC 95% 0,66–0,95) [1].',
      'Houve 31% menos sangramento maior com apixabana (HR 0,69) do que com varfarina [1].',
      'A mortalidade também foi menor com apixabana, com HR de 0,89 e limite superior do intervalo de confiança em 0,998 [1].',
    ],
    [
      ['bounds', 'Para AVC ou embolia sistêmica, o HR da apixabana foi de 0,79 (IC 95% 0,60–0,80) [1].'],
      [
        'direction',
        'O sangramento maior foi mais frequente com apixabana do que com varfarina (HR 0,69; IC 95% 0,60–0,80) [1].',
      ],
      [
        'negation',
        'A apixabana não reduziu o sangramento maior em relação à varfarina (HR 0,69; IC 95% 0,60–0,80) [1].',
      ],
      [
        'digit',
        'No estudo, com 18.201 pacientes com FA, o HR para morte com apixabana foi de 0,86 (IC 95% 0,80–0,998) [1].',
      ],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Em 12 meses, morte vascular, IAM ou AVC ocorreu em 9,8% com ticagrelor e 11,7% com clopidogrel (HR 0,84; IC 95% 0,77–0,92) [1].',
      'O ticagrelor, comparado ao clopidogrel na síndrome coronariana aguda, reduziu em 16% o composto de óbito vascular, infarto ou AVC [1].',
      'Após um ano, 11,7% do grupo clopidogrel havia sofrido morte vascular, infarto ou AVC, contra 9,8% do grupo ticagrelor [1]',
    ],
    [
      [
        'unit',
        'O composto de morte vascular, infarto ou AVC foi de 9,8% com ticagrelor e 11,7% com clopidogrel em 12 semanas [1].',
      ],
      [
        'digit',
        'No PLATO, com 18.264 pacientes com SCA, o ticagrelor reduziu morte vascular, IAM ou AVC (HR 0,84) [1].',
      ],
      [
        'direction',
        'Na SCA, o ticagrelor foi inferior ao clopidogrel, com aumento de morte vascular, infarto ou AVC (9,8% vs 11,7%; HR 0,84) [1].',
      ],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'O AAS baixou a mortalidade vascular em 5 semanas de 11,8% para 9,4% [1].',
      'Com estreptoquinase, a morte vascular em cinco semanas foi de 9,2%, ante 12,0% sem ela, isto é, 25% de redução na chance (odds) [1].',
      'A combinação de AAS e estreptoquinase teve o maior efeito: mortalidade vascular de 8,0% contra 13,2%, com redução de 42% nas odds [1].',
      'Aos 35 dias, a aspirina reduziu em 23% a chance de morte vascular no infarto agudo suspeito [1].',
    ],
    [
      [
        'digit',
        'Com as duas drogas juntas, a mortalidade vascular em 5 semanas foi de 8,0% versus 12,3% sem nenhuma delas [1].',
      ],
      ['unit', 'A mortalidade vascular em 5 meses foi de 9,4% com aspirina e de 11,8% sem aspirina [1].'],
      ['direction', 'A estreptoquinase elevou a mortalidade vascular em 5 semanas (9,2% vs 12,0%) [1].'],
      [
        'arms',
        'Morreram de causa vascular em 5 semanas 11,8% dos pacientes que receberam aspirina e 9,4% dos que não receberam [1].',
      ],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'Administrado em até 3 horas, o rt-PA aumentou a chance de evolução favorável aos 3 meses (OR global 1,7; IC 95% 1,2–2,6) [1].',
      'O preço foi mais hemorragia intracraniana sintomática: 6,4% com rt-PA e 0,6% no controle [1].',
      'A mortalidade em 90 dias não diferiu de forma significativa (17% contra 21%; p = 0,30) [1].',
      'Foram tratados 624 pacientes com AVC isquêmico dentro de uma janela de 180 minutos [1].',
    ],
    [
      [
        'comparator',
        'O rt-PA melhora o desfecho funcional em 3 meses quando iniciado mais de 3 horas após o início do AVC isquêmico (OR 1,7) [1].',
      ],
      [
        'population',
        'Em pacientes com AVC hemorrágico agudo, o ativador do plasminogênio tecidual dentro de 3 h aumentou a chance de desfecho favorável em 3 meses (OR 1,7) [1].',
      ],
      ['direction', 'A hemorragia intracraniana sintomática foi reduzida pelo rt-PA (6,4% vs 0,6%) [1].'],
      [
        'negation',
        'Houve diferença estatisticamente significativa na mortalidade em 90 dias com rt-PA (17% vs 21%; p = 0,30) [1].',
      ],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'No AVC hemorrágico hiperagudo, o ácido tranexâmico não melhorou significativamente o mRS no dia 90 (OR ajustada 0,88; IC 95% 0,76–1,03) [1].',
      'O resultado funcional aos 90 dias foi neutro, com p = 0,11, em 2.325 pacientes com hemorragia intracerebral primária [1]',
      'TICH-2: sem diferença significativa na escala de Rankin modificada em 90 dias com ácido tranexâmico (OR ajustado de 0,88, p = 0,11) [1].',
    ],
    [
      [
        'negation',
        'Com o ácido tranexâmico, houve melhora estatisticamente significativa do mRS aos 90 dias (OR ajustada 0,88; p = 0,11) [1].',
      ],
      ['digit', 'A OR ajustada para o mRS no dia 90 foi de 0,83 (IC 95% 0,76–1,03), resultado neutro [1].'],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'Em pacientes traumatizados com hemorragia significativa, o ácido tranexâmico reduziu a mortalidade hospitalar (14,5% contra 16,0%; RR 0,91; IC 95% 0,85–0,97) [1].',
      'O CRASH-2 estudou 20.211 vítimas de trauma com sangramento e mostrou redução relativa de 9% na morte intra-hospitalar com ácido tranexâmico [1].',
    ],
    [
      [
        'direction',
        'O uso de ácido tranexâmico em politraumatizados com hemorragia aumentou a mortalidade hospitalar (14,5% vs 16,0%; RR 0,91) [1].',
      ],
      [
        'negation',
        'O ácido tranexâmico não reduziu a mortalidade hospitalar no trauma com hemorragia significativa (RR 0,91; IC 95% 0,85–0,97) [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'Entre 20.060 mulheres com hemorragia pós-parto, a morte por sangramento foi de 1,5% com ácido tranexâmico e 1,9% no placebo [1].',
      'Quando administrado nas primeiras 3 horas, o ácido tranexâmico reduziu em 31% as mortes por sangramento (RR 0,69) [1].',
      'O desfecho primário composto do WOMAN não foi alcançado [1].',
      'O RR para óbito por hemorragia foi de 0,81, com intervalo de confiança de 0,65 a 1,00, isto é, no limite da significância [1]',
    ],
    [
      [
        'negation',
        'O desfecho primário composto foi atingido com o uso precoce de ácido tranexâmico na hemorragia pós-parto [1].',
      ],
      [
        'direction',
        'O ácido tranexâmico administrado em até 3 horas aumentou a morte por sangramento (1,2% vs 1,7%; RR 0,69) [1].',
      ],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'O sulfato de magnésio reduziu em 58% os casos de eclâmpsia em gestantes com pré-eclâmpsia (0,8% contra 1,9%) [1].',
      'Para morte materna, a diferença não foi significativa (RR 0,55; IC 95% 0,26–1,14) [1].',
      'Foram randomizadas 10.141 mulheres com pré-eclâmpsia; a eclâmpsia ocorreu em 1,9% do grupo placebo e em 0,8% do grupo sulfato de magnésio [1].',
    ],
    [
      [
        'negation',
        'O sulfato de magnésio reduziu de forma estatisticamente significativa a morte materna (RR 0,55; IC 95% 0,26–1,14) [1].',
      ],
      ['digit', 'Com o sulfato de magnésio houve 85% menos eclâmpsia do que com placebo [1].'],
      [
        'direction',
        'As mulheres que receberam sulfato de magnésio tiveram mais eclâmpsia (0,8% vs 1,9%) [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'A dexametasona reduziu a mortalidade em 28 dias de 25,7% para 22,9% em pacientes internados com covid-19 [1].',
      'Nos pacientes em ventilação mecânica, o óbito em 28 dias foi de 29,3% com dexametasona e de 41,4% no cuidado usual [1].',
      'A razão de taxas para morte em 28 dias foi de 0,83 (IC 95% 0,75–0,93), ou seja, 17% a menos com o corticoide [1].',
      'O RECOVERY avaliou dexametasona em 6.425 hospitalizados por covid-19, com óbito em quatro semanas de 22,9% no grupo tratado [1]',
    ],
    [
      [
        'unit',
        'A mortalidade em 28 semanas foi de 22,9% com dexametasona, contra 25,7% no cuidado usual [1].',
      ],
      ['digit', 'Entre os ventilados, morreram 29,3% com dexametasona e 44,1% sem ela [1].'],
      [
        'direction',
        'A dexametasona esteve associada a maior mortalidade em 28 dias na covid-19 hospitalar (22,9% vs 25,7%; rate ratio 0,83) [1].',
      ],
      [
        'arms',
        'No subgrupo em ventilação, a mortalidade foi de 41,4% com dexametasona e de 29,3% no cuidado usual [1].',
      ],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'A ivermectina não diminuiu significativamente a hospitalização ou observação prolongada na covid-19 (RR 0,90; IC 95% 0,70–1,16) [1].',
      'Em ensaio conduzido no Brasil com 1.358 pacientes, internação ou observação estendida ocorreu em 14,7% com ivermectina e 16,3% no grupo controle [1].',
      'Tratar precocemente com ivermectina não trouxe diferença estatisticamente significativa: RR 0,90, com intervalo cruzando a unidade (0,70 a 1,16) [1].',
    ],
    [
      [
        'negation',
        'A ivermectina reduziu significativamente a hospitalização ou observação prolongada por covid-19 (RR 0,90; IC 95% 0,70–1,16) [1].',
      ],
      [
        'digit',
        'O desfecho de hospitalização ou observação prolongada ocorreu em 14,7% com ivermectina e em 18,3% no comparador [1].',
      ],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    [
      'Ventilar com volume corrente de 6 mL/kg em vez de 12 mL/kg reduziu a mortalidade na SDRA de 39,8% para 31,0% [1].',
      'A ventilação protetora diminuiu os óbitos (31,0% vs 39,8%; p = 0,007) em 861 pacientes [1].',
      'Redução absoluta de mortalidade de 8,8 pontos percentuais com volumes correntes baixos (6 mL/kg) [1]',
    ],
    [
      [
        'unit',
        'A estratégia de 6 versus 12 mL/min de volume corrente reduziu a mortalidade de 39,8% para 31,0% [1].',
      ],
      [
        'decimal',
        'A mortalidade foi de 31,0% com volume corrente baixo e 39,8% com o tradicional (p = 0,07) [1].',
      ],
      [
        'direction',
        'Volumes correntes menores, de 6 mL/kg, aumentaram a mortalidade em comparação com 12 mL/kg (31,0% vs 39,8%) [1].',
      ],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    [
      'A posição prona na SDRA grave reduziu a mortalidade em 28 dias para 16,0%, contra 32,8% na posição supina (p < 0,001) [1].',
      'Pronar pacientes com SDRA grave cortou a mortalidade de 28 dias para cerca da metade (16,0% versus 32,8%) [1].',
      'O PROSEVA incluiu 466 pacientes com SDRA grave e a diferença de mortalidade aos 28 dias foi altamente significativa (p menor que 0,001) [1].',
    ],
    [
      ['comparator', 'A mortalidade em 28 dias foi de 16,0% em prona e 32,8% em supino, com p > 0,001 [1].'],
      [
        'digit',
        'Em 28 dias, morreram 16,0% dos pacientes pronados e 38,2% dos mantidos em posição supina [1].',
      ],
      [
        'direction',
        'O posicionamento em prona elevou a mortalidade em 28 dias na SDRA grave (16,0% vs 32,8%; p < 0,001) [1].',
      ],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'No ART, o recrutamento alveolar com titulação da PEEP aumentou a mortalidade em 28 dias (55,3% contra 49,3%; HR 1,20; IC 95% 1,01–1,42) [1].',
      'A estratégia de recrutamento pulmonar com PEEP titulada foi prejudicial na SDRA, com risco de morte 20% maior [1].',
      'Estudo liderado pelo Brasil, com 1.010 pacientes com SDRA, observou 6 pontos percentuais a mais de óbitos em 28 dias com recrutamento e PEEP titulada [1]',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada diminuiu a mortalidade em 28 dias (55,3% vs 49,3%; HR 1,20) na SDRA [1].',
      ],
      [
        'negation',
        'O recrutamento pulmonar com titulação da PEEP não foi prejudicial em relação à PEEP baixa (HR 1,20; IC 95% 1,01–1,42) [1].',
      ],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'O controle glicêmico intensivo em UTI aumentou a mortalidade em 90 dias (27,5% vs 24,9%; OR 1,14; IC 95% 1,02–1,28) [1].',
      'Em 6.104 pacientes críticos, o alvo glicêmico estrito causou dano, com mortalidade de 27,5% aos 90 dias [1].',
      'A chance de morrer em 90 dias foi 14% maior no grupo de controle glicêmico intensivo do que no convencional [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico intensivo diminuiu os óbitos em 90 dias (27,5% vs 24,9%; OR 1,14) em pacientes críticos [1].',
      ],
      ['digit', 'A mortalidade em 90 dias foi de 25,7% no grupo intensivo e de 24,9% no convencional [1].'],
      [
        'bounds',
        'A razão de chances para óbito em 90 dias foi de 1,14 (IC 95% de 1,28 a 1,02) com controle estrito [1].',
      ],
    ],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'Não houve diferença significativa na mortalidade em 90 dias entre solução balanceada e salina a 0,9% (26,4% e 27,2%; HR ajustado 0,97; IC 95% 0,90–1,05) [1].',
      'O BaSICS foi realizado em 75 UTIs brasileiras e teve HR ajustado de 0,97 para óbito em 90 dias com a solução balanceada [1].',
      'Aos 90 dias, haviam morrido 26,4% dos pacientes com solução balanceada e 27,2% dos que receberam soro fisiológico [1]',
    ],
    [
      [
        'negation',
        'A solução balanceada reduziu significativamente a mortalidade em 90 dias frente à salina 0,9% (HR ajustado 0,97; IC 95% 0,90–1,05) [1].',
      ],
      [
        'digit',
        'O ensaio, conduzido em 57 UTIs brasileiras, comparou solução balanceada e salina, com mortalidade em 90 dias de 26,4% e 27,2% [1].',
      ],
    ],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    [
      'O início precoce da TARV reduziu em 96% a transmissão do HIV ligada ao parceiro-índice (HR 0,04; IC 95% 0,01–0,27) [1].',
      'Em 1.763 casais, houve apenas um caso de transmissão vinculada com a terapia antirretroviral precoce, contra 27 no grupo de início tardio [1].',
      'Tratar cedo quem vive com HIV diminui muito a transmissão ao parceiro: HR de 0,04 [1].',
    ],
    [
      [
        'decimal',
        'A terapia antirretroviral precoce reduziu a transmissão ligada do HIV-1, com HR de 0,4 (IC 95% 0,01–0,27) [1].',
      ],
      [
        'direction',
        'A TARV precoce aumentou a transmissão vinculada do HIV-1 entre os casais (HR 0,04; IC 95% 0,01–0,27) [1].',
      ],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'Iniciar a TARV de imediato em pessoas com HIV assintomático reduziu o desfecho primário de 4,1% para 1,8% [1].',
      'O risco do desfecho primário foi 57% menor com o início imediato do tratamento (HR 0,43; IC 95% 0,30–0,62) [1].',
      'No START, com 4.685 participantes, o desfecho primário atingiu 1,8% do grupo de início imediato e 4,1% do grupo de início adiado [1].',
    ],
    [
      [
        'population',
        'Em pacientes com infecção pelo HIV em fase tardia e sintomática, o início da TARV reduziu o desfecho primário (1,8% vs 4,1%; HR 0,43) [1].',
      ],
      [
        'direction',
        'Começar a terapia antirretroviral imediatamente aumentou o risco do desfecho primário, com HR de 0,43 (0,30–0,62) [1].',
      ],
    ],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'Na cardiomiopatia chagásica crônica, o benznidazol não reduziu significativamente o desfecho primário (27,5% vs 29,1%; HR 0,93; IC 95% 0,81–1,07) [1].',
      'A negativação da PCR foi mais frequente com benznidazol: 66,2% contra 33,5% [1].',
      'Apesar de dobrar aproximadamente a conversão da PCR (66,2% contra 33,5%), o benznidazol teve resultado clínico neutro [1].',
      'O BENEFIT, que avaliou 2.854 pacientes com cardiopatia chagásica, registrou o desfecho primário em 27,5% do grupo benznidazol [1]',
    ],
    [
      [
        'negation',
        'O benznidazol reduziu de forma significativa o desfecho clínico primário na cardiomiopatia chagásica (HR 0,93; IC 95% 0,81–1,07) [1].',
      ],
      [
        'direction',
        'O benznidazol diminuiu a taxa de conversão da PCR em relação ao placebo (66,2% vs 33,5%) [1].',
      ],
      ['digit', 'A conversão da PCR foi observada em 62,6% com benznidazol e 33,5% com placebo [1].'],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    [
      'Dose única da vacina Butantan-DV conferiu eficácia de 79,6% em 2 anos contra dengue (IC 95% 70,0–86,3) [1].',
      'A eficácia foi maior em soropositivos (89,2%) do que em soronegativos (73,6%) [1].',
      'No ensaio brasileiro com 16.235 participantes, a proteção em 24 meses após uma dose ficou em torno de 80% (79,6%) [1].',
      'Entre indivíduos sem exposição prévia ao vírus da dengue (soronegativos), a eficácia vacinal foi de 73,6% [1]',
    ],
    [
      ['population', 'Em participantes soronegativos, a vacina teve eficácia de 89,2% [1].'],
      [
        'unit',
        'A vacina tetravalente atenuada do Butantan mostrou eficácia de 79,6% em 2 meses de seguimento [1].',
      ],
      [
        'digit',
        'A eficácia em 2 anos da vacina Butantan-DV foi de 76,9%, com intervalo de confiança de 70,0 a 86,3 [1].',
      ],
      ['bounds', 'A eficácia vacinal em dois anos foi de 79,6% (IC 95% 73,6–89,2) [1].'],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    [
      'A diretriz de 2020 define hipertensão como PA de consultório maior ou igual a 140 e/ou 90 mmHg [1].',
      'Considera-se hipertenso o paciente com pressão no consultório ≥ 140 mmHg de sistólica e/ou ≥ 90 mmHg de diastólica [1].',
    ],
    [
      [
        'comparator',
        'Pela diretriz de 2020, hipertensão arterial corresponde a PA de consultório abaixo de 140 e/ou 90 mmHg [1].',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    [
      'A diretriz brasileira de 2025 recomenda como meta de tratamento PA inferior a 130/80 mmHg [1].',
      'Pressão sistólica entre 120 e 139 mmHg e/ou diastólica entre 80 e 89 mmHg é classificada como pré-hipertensão [1].',
      '- **Meta pressórica:** < 130/80 mmHg [1]',
    ],
    [
      ['comparator', 'No tratamento da hipertensão, a meta é manter a pressão acima de 130/80 mmHg [1].'],
      [
        'digit',
        'A faixa de pré-hipertensão vai de 120 a 129 mmHg de sistólica e/ou 80 a 89 mmHg de diastólica [1].',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    [
      'A ICFEr é definida por FEVE menor que 40% e a ICFEp por FEVE maior ou igual a 50% [1].',
      'Quando a fração de ejeção fica entre 40 e 49%, fala-se em IC de fração de ejeção intermediária [1].',
      'Para triagem de insuficiência cardíaca, o ponto de corte do NT-proBNP é de 125 pg/mL [1].',
      'O corte de rastreio do NT-proBNP, 125 ng/L, ajuda a decidir quem deve seguir a investigação de IC [1].',
    ],
    [
      ['comparator', 'Considera-se fração de ejeção preservada a FEVE menor ou igual a 50% [1].'],
      ['unit', 'O valor de corte do NT-proBNP para triagem de IC é 125 ng/mL [1].'],
      [
        'digit',
        'Na triagem da insuficiência cardíaca, usa-se o ponto de corte de 152 pg/mL para o NT-proBNP [1].',
      ],
    ],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'O diagnóstico de diabetes requer glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5%, com confirmação [1].',
      'Hemoglobina glicada de 6,5% ou mais, desde que confirmada, permite diagnosticar diabetes [1].',
      'Uma glicemia em jejum a partir de 126 mg/dL (cerca de 7,0 mmol/L) é compatível com diabetes e precisa ser confirmada [1].',
      'Segundo a SBD, o corte de glicemia de jejum para diabetes é de pelo menos 126 mg/dL [1]',
    ],
    [
      [
        'comparator',
        'Glicemia de jejum inferior a 126 mg/dL, confirmada, estabelece o diagnóstico de diabetes [1].',
      ],
      [
        'unit',
        'O diagnóstico de diabetes pode ser feito com glicemia de jejum maior ou igual a 126 mmol/L, confirmada [1].',
      ],
      ['decimal', 'A HbA1c maior ou igual a 0,65%, confirmada, faz o diagnóstico de diabetes [1].'],
    ],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    [
      'A DRC é definida por anormalidade estrutural ou funcional dos rins por três meses ou mais [1].',
      'A KDIGO orienta classificar a doença renal crônica conforme a causa, a TFG (G1 a G5) e a albuminúria (A1 a A3) [1].',
      'Para falar em DRC, a alteração da estrutura ou da função renal precisa persistir por no mínimo 3 meses [1].',
    ],
    [
      [
        'comparator',
        'A DRC caracteriza-se por alteração da estrutura ou função renal presente há menos de 3 meses [1].',
      ],
      ['unit', 'Define-se DRC quando há anormalidade de estrutura ou função renal por ≥ 3 semanas [1].'],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'Na ressuscitação inicial da sepse, sugere-se pelo menos 30 mL/kg de cristaloide nas primeiras 3 horas (recomendação fraca) [1].',
      'O alvo de pressão arterial média no choque séptico é de 65 mmHg [1]',
      'Deve-se infundir, nas três primeiras horas, um volume mínimo de 30 mL/kg de solução cristaloide e visar PAM de 65 mmHg [1].',
    ],
    [
      ['comparator', 'Nas primeiras 3 horas, deve-se administrar no máximo 30 mL/kg de cristaloide [1].'],
      [
        'unit',
        'Recomendam-se ao menos 30 mL/kg de cristaloide nos primeiros 3 dias de tratamento da sepse [1].',
      ],
      ['digit', 'A meta de pressão arterial média na sepse é de 75 mmHg [1].'],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'No grupo C da dengue, a hidratação inicial é de 10 mL/kg na primeira hora [1].',
      'Pacientes do grupo D recebem 20 mL/kg em até 20 minutos [1].',
      'Na dengue, estão contraindicados os salicilatos e os anti-inflamatórios não esteroidais [1].',
      'O Ministério da Saúde estratifica os casos de dengue em quatro grupos, de A a D, e desaconselha AAS e AINEs [1].',
    ],
    [
      [
        'negation',
        'Na dengue, salicilatos e AINEs podem ser utilizados para controle da dor e da febre [1].',
      ],
      ['unit', 'O grupo D deve receber expansão com 20 mL/kg em até 20 horas [1].'],
      ['digit', 'Para os pacientes do grupo C, a reposição na primeira hora é de 15 mL/kg [1].'],
      ['arms', 'Na expansão volêmica, o grupo C recebe 20 mL/kg e o grupo D recebe 10 mL/kg [1].'],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'A GINA não recomenda o tratamento da asma apenas com SABA [1].',
      'O corticoide inalatório associado ao formoterol é a via preferencial de medicação de alívio na asma [1].',
      'Usar beta-2 agonista de curta duração isoladamente deixou de ser recomendado; prefere-se o CI-formoterol como resgate [1].',
    ],
    [
      ['negation', 'O tratamento da asma com SABA isolado é recomendado pela GINA [1].'],
      ['negation', 'O uso de CI-formoterol não é a estratégia de alívio preferida pela GINA [1].'],
    ],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [
      'A obstrução ao fluxo aéreo na DPOC é confirmada por VEF1/CVF pós-broncodilatador menor que 0,7 [1].',
      'Desde o GOLD 2023, a classificação em grupos A, B e E substitui a antiga de A a D [1].',
      'A relação VEF1/CVF abaixo de 0,70 após broncodilatador é o critério espirométrico da DPOC [1]',
    ],
    [
      ['comparator', 'O diagnóstico de DPOC exige relação VEF1/CVF pós-broncodilatador superior a 0,7 [1].'],
      [
        'negation',
        'A classificação GOLD em grupos A a D não foi substituída pela divisão em grupos A, B e E [1].',
      ],
    ],
  ],
];

/** Answers that cite two passages. */
const ofTwo: HandCase[] = [
  [
    'true',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    'A dapagliflozina mostrou benefício tanto na IC com fração de ejeção reduzida (HR 0,74) quanto na doença renal crônica (HR 0,61) [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    'Na doença renal crônica, a dapagliflozina reduziu o desfecho renal ou cardiovascular com HR de 0,61 (IC 95% 0,51–0,72) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)" + "Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    'A troca do enalapril pelo inibidor da neprilisina baixou a taxa de morte CV ou hospitalização por IC de 26,5% para 21,8% [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)" + "Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    'No ensaio com empagliflozina, o HR para morte cardiovascular foi de 0,62 (0,49–0,77) [1].',
    'd',
  ],
  [
    'true',
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)" + "Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    'Tanto a liraglutida (HR 0,78) quanto a empagliflozina (HR 0,62) reduziram a morte cardiovascular no DM2 [1][2].',
    '*',
  ],
  [
    'true',
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)" + "Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    'Os iSGLT2 são eficazes na DRC, com HR de 0,72 para empagliflozina e de 0,61 para dapagliflozina em seus respectivos desfechos primários [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)" + "Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    'Na insuficiência cardíaca com fração de ejeção preservada, a empagliflozina reduziu morte CV ou hospitalização por IC com HR de 0,79 (0,69–0,90) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)" + "Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    'Já a canagliflozina, na nefropatia diabética, apresentou HR de 0,70 (IC 95% 0,59–0,82) para o desfecho renal composto [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)" + "Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    'Na obesidade sem diabetes, a semaglutida reduziu o MACE de 8,0% para 6,5% [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)" + "Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    'O evolocumabe reduziu o desfecho composto primário de 11,3% para 9,8% (HR 0,85) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)" + "Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    'A apixabana reduziu o sangramento maior em comparação com a varfarina, com HR de 0,69 (0,60–0,80) [1].',
    'd',
  ],
  [
    'true',
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)" + "Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    'Em FA, frente à varfarina, AVC ou embolia sistêmica diminuiu com apixabana (HR 0,79) e com dabigatrana 150 mg (RR 0,66) [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)" + "Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    'No trauma com hemorragia, o ácido tranexâmico diminuiu a morte hospitalar de 16,0% para 14,5% (RR 0,91) [1].',
    'd',
  ],
  [
    'true',
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)" + "Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    'O ácido tranexâmico reduziu a morte hospitalar no trauma (RR 0,91) e, dado em até 3 horas, a morte por sangramento na hemorragia pós-parto (RR 0,69) [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)" + "Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    'Na hemorragia pós-parto, o tratamento em até 3 h reduziu a morte por sangramento de 1,7% para 1,2% [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)" + "Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    'Em pacientes com covid-19 em ventilação, a dexametasona reduziu a mortalidade de 41,4% para 29,3% [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm" + "Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    'Na SDRA grave, a posição prona reduziu a mortalidade em 28 dias de 32,8% para 16,0% [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)" + "Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    'O controle glicêmico estrito em UTI elevou a mortalidade em 90 dias, com OR de 1,14 (1,02–1,28) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)" + "Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    'A TARV precoce reduziu em 96% a transmissão vinculada do HIV entre casais (HR 0,04) [1].',
    'd',
  ],
  [
    'true',
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg" + "Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    'O diagnóstico de HAS se faz com PA de consultório a partir de 140 e/ou 90 mmHg, e a meta de tratamento é ficar abaixo de 130/80 mmHg [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg" + "Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    'A pré-hipertensão é definida por PA de 120–139 e/ou 80–89 mmHg [1].',
    'd',
  ],
];

export const fortySecondRound: HandCase[] = [...casesOf(groups), ...ofTwo];
