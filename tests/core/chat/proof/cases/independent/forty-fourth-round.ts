import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the thirty-eighth examiner, over true sentences, directions and denials of the corpus. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'No SPRINT, que incluiu 9.361 participantes, a meta de PA sistólica abaixo de 120 mmHg resultou em 1,65% de eventos primários por ano, contra 2,19% ao ano com a meta abaixo de 140 mmHg (HR 0,75; IC 95% 0,64–0,89) [1]',
      'A morte por qualquer causa também caiu no braço intensivo, com HR de 0,73 (0,60 a 0,90) [1]',
      'O controle intensivo da pressão sistólica diminuiu tanto os eventos do desfecho composto primário quanto a mortalidade por todas as causas em relação ao controle padrão [1]',
      'Quem foi tratado com a meta pressórica padrão teve mais eventos do desfecho primário do que quem seguiu a meta intensiva [1]',
    ],
    [
      [
        'direction',
        'Buscar sistólica < 120 mmHg em vez de < 140 mmHg aumentou a taxa do desfecho composto primário (1,65 vs 2,19% ao ano; HR 0,75) [1]',
      ],
      [
        'direction',
        'A mortalidade por todas as causas foi maior no grupo de controle pressórico intensivo do que no de controle padrão [1]',
      ],
      [
        'negation',
        'O tratamento intensivo da pressão arterial não reduziu a mortalidade geral em comparação com o tratamento padrão (HR 0,73; IC 95% 0,60–0,90) [1]',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Entre os 33.357 hipertensos de alto risco do ALLHAT, a taxa em seis anos de doença coronariana fatal ou IAM não fatal foi de 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril [1]',
      'As taxas de DAC fatal ou infarto não fatal em 6 anos foram praticamente iguais: lisinopril 11,4%, anlodipino 11,3% e clortalidona 11,5% [1]',
      'Clortalidona, anlodipino e lisinopril não diferiram quanto à ocorrência de doença coronariana fatal ou infarto não fatal [1]',
      'Nem o anlodipino nem o lisinopril se mostraram superiores à clortalidona na prevenção de morte coronariana ou IAM não fatal [1]',
    ],
    [
      [
        'direction',
        'Houve diferença entre o diurético, o bloqueador de canal de cálcio e o IECA na ocorrência de doença coronariana fatal ou infarto não fatal [1]',
      ],
      [
        'negation',
        'O risco de doença coronariana fatal ou IAM não fatal em 6 anos não foi semelhante entre clortalidona (11,5%), anlodipino (11,3%) e lisinopril (11,4%) [1]',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'No PARADIGM-HF (n = 8.442), morte cardiovascular ou internação por IC ocorreu em 21,8% dos pacientes com sacubitril-valsartana e em 26,5% daqueles que usaram enalapril [1]',
      'Comparado ao enalapril, o inibidor da neprilisina e do receptor de angiotensina diminuiu o risco do desfecho combinado de óbito CV ou hospitalização por insuficiência cardíaca, com hazard ratio de 0,80 (intervalo de 0,73 a 0,87) [1]',
      'O enalapril foi inferior à inibição combinada da neprilisina e da angiotensina na prevenção de morte cardiovascular ou internação por IC [1]',
      'Hospitalizações por IC ou mortes cardiovasculares foram menos frequentes com o inibidor de angiotensina-neprilisina do que com o enalapril [1]',
    ],
    [
      [
        'direction',
        'Morte cardiovascular ou internação por IC foi mais frequente com a inibição de angiotensina-neprilisina do que com o enalapril [1]',
      ],
      [
        'negation',
        'A inibição de angiotensina-neprilisina não foi capaz de reduzir, frente ao enalapril, a morte CV ou a hospitalização por IC (21,8% vs 26,5%; HR 0,80) [1]',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'Em 4.744 pacientes com ICFEr, a dapagliflozina reduziu a piora da insuficiência cardíaca ou a morte cardiovascular: 16,3% contra 21,2% no grupo controle (HR 0,74; IC 95% 0,65-0,85) [1]',
      'Enquanto 21,2% do grupo comparador apresentaram piora da IC ou morte CV, com dapagliflozina esse percentual ficou em 16,3% [1]',
      'Na IC com fração de ejeção reduzida, a dapagliflozina diminuiu o composto de piora da insuficiência cardíaca ou óbito cardiovascular [1]',
    ],
    [
      [
        'direction',
        'A dapagliflozina elevou o risco de piora da IC ou morte cardiovascular, com HR de 0,74 (0,65–0,85) [1]',
      ],
      [
        'direction',
        'No composto de piora da IC ou morte CV, o resultado favoreceu o grupo controle em detrimento da dapagliflozina [1]',
      ],
      [
        'negation',
        'Não se observou redução da piora da IC ou morte cardiovascular com dapagliflozina em pacientes com fração de ejeção reduzida [1]',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Na ICFEp, o composto de morte cardiovascular ou hospitalização por IC foi observado em 13,8% dos tratados com empagliflozina versus 17,1% do grupo controle, entre 5.988 participantes [1]',
      'O hazard ratio para morte CV ou internação por IC com empagliflozina foi 0,79, com limites de 0,69 e 0,90 [1]',
      'A empagliflozina trouxe benefício na insuficiência cardíaca com FE preservada, ao diminuir o conjunto de mortes cardiovasculares e internações por IC [1]',
      'Na insuficiência cardíaca de fração de ejeção preservada, os pacientes que não receberam empagliflozina tiveram mais morte CV ou internação por IC [1]',
    ],
    [
      [
        'direction',
        'Na IC com fração de ejeção preservada, a empagliflozina associou-se a maior risco de morte CV ou hospitalização por IC (HR 0,79; 0,69–0,90) [1]',
      ],
      [
        'negation',
        'O uso de empagliflozina em pacientes com ICFEp não foi acompanhado de queda no composto de morte cardiovascular ou hospitalização por IC [1]',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    [
      'No RALES (1.663 pacientes com IC grave), morreram 35% dos que receberam espironolactona e 46% dos que não receberam (RR 0,70; IC 95% 0,60–0,82) [1]',
      'A espironolactona diminuiu a mortalidade em pacientes com insuficiência cardíaca grave [1]',
      'Na insuficiência cardíaca grave, sobreviveram mais pacientes no grupo da espironolactona do que no grupo controle [1]',
    ],
    [
      [
        'direction',
        'A mortalidade foi mais alta com espironolactona do que no controle (35% vs 46%; RR 0,70) [1]',
      ],
      ['direction', 'Em portadores de IC grave, o uso de espironolactona aumentou o número de mortes [1]'],
      ['negation', 'A espironolactona não reduziu a mortalidade na IC grave (RR 0,70; 0,60 a 0,82) [1]'],
    ],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'No EMPA-REG OUTCOME, com 7.020 diabéticos tipo 2, o MACE de três componentes ocorreu em 10,5% com empagliflozina e 12,1% no controle, ao passo que a morte cardiovascular foi de 3,7% e 5,9%, respectivamente [1]',
      'O efeito sobre morte CV foi expressivo, com HR de 0,62 (0,49–0,77), enquanto para o MACE de 3 pontos o HR foi de 0,86 (0,74–0,99) [1]',
      'A empagliflozina reduziu a morte cardiovascular em pessoas com DM2 e, de forma mais modesta, também os eventos cardiovasculares maiores [1]',
      'Foram menos comuns, com empagliflozina, tanto os MACE quanto os óbitos de causa cardiovascular [1]',
    ],
    [
      ['direction', 'A morte cardiovascular foi maior no grupo empagliflozina (3,7% vs 5,9%; HR 0,62) [1]'],
      [
        'direction',
        'Em diabéticos tipo 2, a empagliflozina aumentou a ocorrência de eventos cardiovasculares maiores [1]',
      ],
      [
        'negation',
        'Não houve redução da mortalidade cardiovascular com a empagliflozina em pacientes com diabetes tipo 2 [1]',
      ],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'A liraglutida diminuiu o MACE de 14,9% para 13,0% em 9.340 pacientes com DM2 (HR 0,87; IC 95% 0,78–0,97) [1]',
      'Para morte de origem cardiovascular, o LEADER encontrou HR = 0,78 (0,66–0,93) a favor da liraglutida [1]',
      'Com liraglutida, o risco de MACE e de morte cardiovascular foi menor em pacientes com diabetes tipo 2 [1]',
      'No LEADER, o grupo controle apresentou mais eventos cardiovasculares maiores que o grupo liraglutida [1]',
    ],
    [
      ['direction', 'A incidência de MACE com liraglutida superou a do grupo controle (13,0% vs 14,9%) [1]'],
      ['direction', 'A mortalidade cardiovascular aumentou entre os diabéticos tratados com liraglutida [1]'],
      ['negation', 'A liraglutida não diminuiu o risco de MACE no diabetes tipo 2 (HR 0,87; 0,78–0,97) [1]'],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'O controle glicêmico intensivo com sulfonilureia ou insulina levou a uma HbA1c de 7,0%, contra 7,9% no tratamento convencional [1]',
      'Houve redução de qualquer desfecho relacionado ao diabetes (RR 0,88; IC 0,79–0,99); já para infarto do miocárdio, o RR de 0,84 ficou no limite da significância (p = 0,052) [1]',
      'A estratégia intensiva diminuiu as complicações microvasculares em comparação com o tratamento convencional [1]',
      'A redução de infarto do miocárdio com o controle intensivo não chegou a ser estatisticamente significativa [1]',
    ],
    [
      [
        'direction',
        'O grupo intensivo teve mais complicações microvasculares que o convencional (RR 0,75) [1]',
      ],
      [
        'direction',
        'A hemoglobina glicada ficou mais alta com o tratamento intensivo do que com o convencional [1]',
      ],
      [
        'negation',
        'A diminuição do infarto do miocárdio com o controle intensivo foi estatisticamente significativa (RR 0,84; p = 0,052) [1]',
      ],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'No CREDENCE (n=4.401), a canagliflozina reduziu o composto de DRC terminal, duplicação da creatinina e morte renal ou cardiovascular, com HR de 0,70 (0,59–0,82) [1]',
      'Em pacientes com DM2 e nefropatia, a canagliflozina protegeu contra o conjunto de doença renal terminal, duplicação da creatinina e óbito por causa renal ou cardiovascular [1]',
      'O risco de doença renal terminal, duplicação da creatinina ou morte renal/CV foi inferior entre os que usaram canagliflozina [1]',
    ],
    [
      [
        'direction',
        'A canagliflozina esteve associada a aumento do composto de DRC terminal, duplicação da creatinina e morte renal ou CV (HR 0,70; IC 95% 0,59–0,82) [1]',
      ],
      [
        'direction',
        'Na nefropatia diabética, o desfecho composto favoreceu o grupo controle, com pior evolução renal sob canagliflozina [1]',
      ],
      [
        'negation',
        'Em diabéticos tipo 2 com nefropatia, a canagliflozina não trouxe diminuição do composto de doença renal terminal, duplicação da creatinina e morte renal ou cardiovascular [1]',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'Em 4.304 pacientes com DRC, queda de pelo menos 50% da TFG, DRC terminal ou morte renal ou cardiovascular ocorreu em 9,2% com dapagliflozina e em 14,5% no controle [1]',
      'A dapagliflozina reduziu em 39% o risco relativo do desfecho composto renal e cardiovascular na DRC (HR 0,61; IC 95% 0,51–0,72) [1]',
      'Na doença renal crônica, a dapagliflozina diminuiu o composto de perda importante da TFG, doença renal terminal e morte por causa renal ou cardiovascular [1]',
      'Pacientes renais crônicos do grupo controle tiveram o desfecho composto renal e cardiovascular com mais frequência do que os tratados com dapagliflozina [1]',
    ],
    [
      [
        'direction',
        'Em pacientes com DRC, o composto de queda da TFG, doença renal terminal e morte renal ou CV foi maior com dapagliflozina [1]',
      ],
      [
        'negation',
        'A dapagliflozina não reduziu o composto de queda da TFG ≥ 50%, DRC terminal ou morte renal ou CV em portadores de DRC (9,2% vs 14,5%; HR 0,61) [1]',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'Progressão da doença renal ou morte cardiovascular ocorreu em 13,1% do grupo empagliflozina e em 16,9% do grupo controle, em um total de 6.609 pacientes [1]',
      'O EMPA-KIDNEY mostrou que a empagliflozina diminui a progressão da doença renal ou a morte CV (HR 0,72, variando de 0,64 a 0,82) [1]',
      'A empagliflozina, em portadores de doença renal crônica, tornou menos provável a progressão renal ou o óbito cardiovascular [1]',
      'O benefício quanto à progressão da doença renal ou morte cardiovascular ficou com a empagliflozina, não com o comparador [1]',
    ],
    [
      [
        'direction',
        'O risco de progressão da doença renal ou morte cardiovascular aumentou com o uso de empagliflozina na DRC [1]',
      ],
      [
        'negation',
        'A empagliflozina não teve efeito sobre a progressão da doença renal ou a morte cardiovascular, com HR de 0,72 (0,64–0,82) [1]',
      ],
    ],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    [
      'No FIDELIO-DKD foram analisados 5.674 pacientes, e falência renal, queda da TFG ≥ 40% ou morte renal ocorreu em 17,8% com finerenona versus 21,1% com o comparador [1]',
      'Com finerenona, o HR para o desfecho renal composto foi de 0,82 (IC 95% 0,73 a 0,93) [1]',
      'A finerenona reduziu o composto de falência renal, queda acentuada da TFG e morte renal em pacientes com DRC e diabetes tipo 2 [1]',
      'Em pessoas com diabetes tipo 2 e DRC, os desfechos renais foram melhores com a finerenona do que sem ela [1]',
    ],
    [
      [
        'direction',
        'O desfecho renal composto foi mais frequente no grupo da finerenona, 17,8% contra 21,1% no controle (HR 0,82) [1]',
      ],
      [
        'negation',
        'Na DRC associada ao diabetes tipo 2, a finerenona não diminuiu o desfecho composto de falência renal, queda da TFG ou morte renal [1]',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'Os eventos renais maiores ocorreram a uma taxa de 5,8 por 100 pacientes-ano com semaglutida, enquanto no controle a taxa foi de 7,5 por 100 pacientes-ano [1]',
      'A semaglutida diminuiu os eventos renais maiores em 3.533 pacientes com DM2 e DRC (HR 0,76; 0,66–0,88) [1]',
      'Em pessoas com diabetes tipo 2 e doença renal crônica, a semaglutida tornou menos frequentes os eventos renais maiores [1]',
    ],
    [
      [
        'direction',
        'A taxa de eventos renais maiores subiu com a semaglutida (5,8 vs 7,5 por 100 pacientes-ano) [1]',
      ],
      [
        'direction',
        'Na prevenção de eventos renais maiores, a semaglutida teve desempenho inferior ao do grupo controle [1]',
      ],
      [
        'negation',
        'A semaglutida não conferiu proteção contra eventos renais maiores no DM2 com doença renal crônica [1]',
      ],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Entre 17.604 pessoas com obesidade e sem diabetes, 6,5% das que usaram semaglutida tiveram MACE, ante 8,0% no controle [1]',
      'O HR para MACE no SELECT foi de 0,8 (0,72–0,9) a favor da semaglutida [1]',
      'Mesmo sem diabetes, indivíduos com obesidade tiveram menos eventos cardiovasculares maiores quando tratados com semaglutida [1]',
      'O SELECT foi um estudo positivo: a semaglutida reduziu eventos cardiovasculares maiores em obesos não diabéticos [1]',
    ],
    [
      [
        'direction',
        'Em pacientes obesos sem diabetes, a semaglutida aumentou os MACE em relação ao controle [1]',
      ],
      [
        'negation',
        'A semaglutida não reduziu os eventos cardiovasculares maiores em pacientes com obesidade sem diabetes (6,5% vs 8,0%) [1]',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'Após 40 semanas, a HbA1c caiu 2,01, 2,24 e 2,30 pontos percentuais com tirzepatida 5, 10 e 15 mg, respectivamente, e 1,86 ponto com semaglutida 1 mg [1]',
      'A maior dose de tirzepatida (15 mg) diminuiu a HbA1c em 2,30 pontos, contra 1,86 da semaglutida 1 mg, em estudo com 1.879 pacientes [1]',
      'Em todas as doses testadas, a tirzepatida proporcionou queda de HbA1c mais acentuada que a da semaglutida [1]',
      'Quanto mais alta a dose de tirzepatida, maior foi a redução da hemoglobina glicada [1]',
    ],
    [
      [
        'direction',
        'A semaglutida 1 mg (−1,86 ponto) foi superior à tirzepatida 15 mg (−2,30 pontos) na redução da HbA1c em 40 semanas [1]',
      ],
      [
        'direction',
        'No diabetes tipo 2, a semaglutida semanal reduziu mais a HbA1c do que a tirzepatida [1]',
      ],
      [
        'negation',
        'A tirzepatida não superou a semaglutida na redução da HbA1c em nenhuma das doses avaliadas [1]',
      ],
    ],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'No JUPITER foram estudados 17.802 homens e mulheres com proteína C reativa elevada, e a taxa de eventos foi de 0,77 por 100 pessoas-ano com rosuvastatina contra 1,36 no controle [1]',
      'O HR com rosuvastatina foi de 0,56, com IC entre 0,46 e 0,69, o que indica menos eventos vasculares [1]',
      'Em pessoas com proteína C reativa elevada, a rosuvastatina preveniu eventos vasculares [1]',
    ],
    [
      [
        'direction',
        'Com rosuvastatina houve aumento dos eventos vasculares (0,77 vs 1,36 por 100 pessoas-ano; HR 0,56) [1]',
      ],
      [
        'direction',
        'Os eventos vasculares foram mais numerosos no braço da rosuvastatina do que no braço controle [1]',
      ],
      [
        'negation',
        'A rosuvastatina não reduziu os eventos em indivíduos com proteína C reativa elevada (HR 0,56; IC 95% 0,46–0,69) [1]',
      ],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    [
      'O desfecho primário composto ocorreu em 9,8% dos pacientes do grupo evolocumabe e em 11,3% dos pacientes do grupo controle (n = 27.564) [1]',
      'Com evolocumabe, o HR para o desfecho composto primário em pacientes com doença cardiovascular foi de 0,85 (0,79–0,92) [1]',
      'O evolocumabe diminuiu o desfecho primário composto em pacientes com doença cardiovascular [1]',
      'Comparados aos que receberam evolocumabe, os pacientes do grupo controle tiveram maior incidência do desfecho primário [1]',
    ],
    [
      [
        'direction',
        'O desfecho composto primário foi maior com evolocumabe do que no controle, com taxas de 9,8% e 11,3%, respectivamente [1]',
      ],
      [
        'direction',
        'O evolocumabe elevou a ocorrência do desfecho composto primário nos pacientes com doença cardiovascular [1]',
      ],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'A dabigatrana 150 mg reduziu AVC ou embolia sistêmica de 1,69% para 1,11% ao ano em comparação com a varfarina (RR 0,66; IC 95% 0,53–0,82) [1]',
      'No RE-LY, que randomizou 18.113 pacientes com FA, os que usaram varfarina tiveram AVC ou embolia sistêmica a uma taxa de 1,69% ao ano, já os que receberam dabigatrana 150 mg, de 1,11% ao ano [1]',
      'Na fibrilação atrial, a dabigatrana mostrou-se superior à varfarina na prevenção de AVC ou embolia sistêmica [1]',
      'A varfarina protegeu menos contra AVC e embolia sistêmica do que a dabigatrana em pacientes com FA [1]',
    ],
    [
      [
        'direction',
        'Com dabigatrana 150 mg, o risco de AVC ou embolia sistêmica foi superior ao observado com varfarina (RR 0,66; 0,53–0,82) [1]',
      ],
      [
        'direction',
        'Na prevenção de AVC ou embolia sistêmica em portadores de FA, a varfarina foi superior à dabigatrana [1]',
      ],
      [
        'negation',
        'A dabigatrana 150 mg não reduziu a ocorrência de AVC ou embolia sistêmica frente à varfarina [1]',
      ],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'Em 18.201 pacientes com FA, a apixabana diminuiu AVC ou embolia sistêmica (HR 0,79; 0,66–0,95), sangramento maior (HR 0,69; 0,60–0,80) e morte (HR 0,89; 0,80–0,998) em relação à varfarina [1]',
      'O risco de sangramento maior com apixabana foi 31% menor que com varfarina (HR 0,69) [1]',
      'Além de prevenir mais AVC e embolia sistêmica, a apixabana causou menos sangramento maior do que a varfarina [1]',
      'A mortalidade foi mais baixa com apixabana do que com varfarina em pacientes com fibrilação atrial [1]',
    ],
    [
      [
        'direction',
        'O sangramento maior foi mais comum com a apixabana do que com a varfarina (HR 0,69; IC 95% 0,60–0,80) [1]',
      ],
      [
        'direction',
        'Em comparação com a varfarina, a apixabana aumentou a mortalidade dos pacientes com fibrilação atrial [1]',
      ],
      [
        'negation',
        'A apixabana não diminuiu o risco de sangramento maior em relação à varfarina (HR 0,69; 0,60 a 0,80) [1]',
      ],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Aos 12 meses, morte vascular, infarto ou AVC tinha ocorrido em 9,8% dos pacientes com ticagrelor e em 11,7% dos pacientes com clopidogrel [1]',
      'O ticagrelor reduziu o composto de morte vascular, IAM ou AVC em doze meses na síndrome coronariana aguda (HR 0,84; IC 95% 0,77 a 0,92; n = 18.624) [1]',
      'Na síndrome coronariana aguda, o ticagrelor foi superior ao clopidogrel na redução de morte vascular, IAM ou AVC [1]',
    ],
    [
      [
        'direction',
        'Em 12 meses, a taxa de morte vascular, IAM ou AVC foi maior com ticagrelor do que com clopidogrel (HR 0,84; 0,77–0,92) [1]',
      ],
      [
        'direction',
        'Para pacientes com SCA, o clopidogrel mostrou-se superior ao ticagrelor em evitar morte vascular, IAM ou AVC [1]',
      ],
      [
        'negation',
        'Na SCA, o ticagrelor não foi superior ao clopidogrel quanto a morte vascular, infarto ou AVC [1]',
      ],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'No ISIS-2, a morte vascular em 5 semanas foi de 9,4% com aspirina e 11,8% sem ela, o que corresponde a uma redução de 23% na chance (odds) [1]',
      'A combinação de estreptoquinase e AAS baixou a mortalidade vascular de 13,2% para 8,0%, uma redução de 42% nas odds [1]',
      'Tanto a aspirina quanto a estreptoquinase reduziram a morte vascular no IAM suspeito, e o uso das duas juntas teve efeito ainda maior [1]',
      'Pacientes que não receberam nenhum dos dois tratamentos tiveram mais mortes vasculares do que os que receberam aspirina e estreptoquinase em conjunto [1]',
    ],
    [
      ['direction', 'A estreptoquinase aumentou a mortalidade vascular em cinco semanas (9,2% vs 12,0%) [1]'],
      [
        'direction',
        'O uso de aspirina no infarto agudo suspeito elevou a morte vascular em relação ao grupo sem aspirina [1]',
      ],
      [
        'negation',
        'A associação de aspirina com estreptoquinase não reduziu a morte vascular em 5 semanas (8,0% vs 13,2%) [1]',
      ],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'Nos 624 pacientes incluídos nas primeiras 3 horas, a hemorragia intracraniana sintomática foi de 6,4% com rt-PA e 0,6% no controle [1]',
      'Na parte 2 do estudo, o OR global para desfecho favorável em três meses foi 1,7 (IC 1,2–2,6) [1]',
      'Em relação à mortalidade, não houve diferença significativa entre o rt-PA e o controle no AVC isquêmico agudo [1]',
      'O ativador do plasminogênio tecidual melhorou a chance de evolução favorável, à custa de mais hemorragia intracraniana sintomática [1]',
    ],
    [
      [
        'direction',
        'A hemorragia intracraniana sintomática foi menos frequente com rt-PA do que no controle (6,4% vs 0,6%) [1]',
      ],
      [
        'direction',
        'O trombolítico diminuiu a chance de desfecho favorável nos pacientes com AVC isquêmico agudo [1]',
      ],
      [
        'negation',
        'A mortalidade em 90 dias foi significativamente menor com rt-PA (17% vs 21%; p = 0,30) [1]',
      ],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'No TICH-2, com 2.325 pacientes, o ácido tranexâmico não alterou de modo significativo o escore de Rankin modificado no dia 90 (OR ajustado 0,88; IC 0,76–1,03; p = 0,11) [1]',
      'O OR ajustado de 0,88 (0,76 a 1,03) para a mRS aos 90 dias não alcançou significância estatística [1]',
      'O ácido tranexâmico não melhorou de forma significativa o Rankin modificado na hemorragia intracerebral hiperaguda [1]',
      'O resultado do ensaio com ácido tranexâmico na hemorragia intracerebral foi neutro para a escala de Rankin modificada [1]',
    ],
    [
      [
        'direction',
        'Houve diferença significativa no Rankin modificado entre ácido tranexâmico e placebo na hemorragia intracerebral [1]',
      ],
      [
        'negation',
        'O ácido tranexâmico melhorou significativamente a mRS no dia 90 (OR ajustado 0,88; 0,76–1,03; p = 0,11) [1]',
      ],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'Em 20.211 pacientes com trauma, a mortalidade hospitalar foi de 14,5% com ácido tranexâmico e 16,0% com placebo [1]',
      'O TXA reduziu a morte intra-hospitalar no trauma com hemorragia, com risco relativo de 0,91 (IC 95%: 0,85–0,97) [1]',
      'Pacientes traumatizados com sangramento significativo morreram menos no hospital quando receberam ácido tranexâmico [1]',
      'O placebo associou-se a mortalidade hospitalar mais elevada que a do ácido tranexâmico [1]',
    ],
    [
      [
        'direction',
        'A mortalidade hospitalar aumentou com o ácido tranexâmico no trauma: 14,5% vs 16,0%, RR 0,91 (0,85–0,97) [1]',
      ],
      [
        'direction',
        'No trauma com hemorragia, a sobrevida hospitalar foi pior com ácido tranexâmico do que com placebo [1]',
      ],
      [
        'negation',
        'O ácido tranexâmico não reduziu as mortes hospitalares em pacientes com trauma e hemorragia significativa [1]',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'A morte por sangramento ocorreu em 1,5% das mulheres que receberam ácido tranexâmico e em 1,9% das que receberam placebo (RR 0,81; IC 0,65–1,00) [1]',
      'Quando o ácido tranexâmico foi dado em até três horas, as mortes por sangramento caíram de 1,7% para 1,2% (RR 0,69) [1]',
      'Cabe lembrar que o desfecho primário composto do estudo WOMAN não foi atingido [1]',
      'Na hemorragia pós-parto, o ácido tranexâmico diminuiu as mortes por sangramento, embora o desfecho composto primário não tenha sido alcançado [1]',
    ],
    [
      [
        'direction',
        'Administrado nas primeiras 3 horas, o ácido tranexâmico elevou a mortalidade por sangramento (1,2% vs 1,7%; RR 0,69) [1]',
      ],
      [
        'direction',
        'Na hemorragia pós-parto, as mortes por sangramento foram mais frequentes com ácido tranexâmico do que com placebo [1]',
      ],
      ['negation', 'O estudo WOMAN, com 20.060 mulheres, atingiu o desfecho primário composto [1]'],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'O sulfato de magnésio reduziu a eclâmpsia de 1,9% para 0,8% em mulheres com pré-eclâmpsia, ou seja, 58% menos casos [1]',
      'Para morte materna, o RR foi de 0,55 (0,26–1,14), sem significância estatística, no estudo com 10.141 mulheres [1]',
      'O sulfato de magnésio diminuiu o risco de eclâmpsia, mas não se demonstrou redução significativa da morte materna [1]',
      'Mulheres com pré-eclâmpsia que receberam placebo evoluíram com eclâmpsia mais vezes do que as tratadas com sulfato de magnésio [1]',
    ],
    [
      [
        'direction',
        'A eclâmpsia foi mais comum com sulfato de magnésio do que com placebo (0,8% vs 1,9%) [1]',
      ],
      [
        'direction',
        'O uso de sulfato de magnésio na pré-eclâmpsia fez crescer a incidência de eclâmpsia [1]',
      ],
      [
        'negation',
        'A redução da morte materna com sulfato de magnésio foi estatisticamente significativa (RR 0,55; 0,26–1,14) [1]',
      ],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'A mortalidade em 28 dias foi de 22,9% no grupo dexametasona e de 25,7% no grupo controle (razão de taxas 0,83; IC 95% 0,75–0,93) [1]',
      'Entre os pacientes em ventilação mecânica, morreram 29,3% com dexametasona, contra 41,4% sem o corticoide [1]',
      'A dexametasona reduziu as mortes em pacientes hospitalizados com covid-19, inclusive entre os ventilados [1]',
      'O grupo que não recebeu dexametasona teve mortalidade mais alta, sobretudo entre os ventilados [1]',
    ],
    [
      ['direction', 'Nos pacientes ventilados, a dexametasona aumentou a mortalidade (29,3% vs 41,4%) [1]'],
      [
        'direction',
        'Em internados por covid-19, a mortalidade foi superior no grupo tratado com dexametasona [1]',
      ],
      [
        'negation',
        'A dexametasona não diminuiu a mortalidade em 28 dias (22,9% vs 25,7%; razão de taxas 0,83) [1]',
      ],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'No estudo conduzido no Brasil com 1.358 pacientes, hospitalização ou observação prolongada ocorreu em 14,7% com ivermectina e 16,3% no controle, sem diferença significativa (RR 0,90; 0,70–1,16) [1]',
      'O RR de 0,90, com intervalo de 0,70 a 1,16, não sustenta benefício da ivermectina na prevenção de hospitalização ou observação prolongada [1]',
      'O tratamento precoce com ivermectina não reduziu significativamente a hospitalização ou a observação prolongada por covid-19 [1]',
      'Não houve diferença significativa entre ivermectina e controle quanto à necessidade de internação ou observação estendida [1]',
    ],
    [
      [
        'direction',
        'Houve diferença significativa a favor da ivermectina quanto a internação ou observação prolongada na covid-19 [1]',
      ],
      [
        'negation',
        'A ivermectina reduziu de forma significativa a hospitalização ou observação prolongada (14,7% vs 16,3%; RR 0,90; 0,70–1,16) [1]',
      ],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    [
      'Na SDRA, ventilar com 6 mL/kg em vez de 12 mL/kg baixou a mortalidade de 39,8% para 31,0% (p = 0,007) [1]',
      'Volumes correntes mais baixos reduziram a mortalidade em comparação com os volumes tradicionais na SDRA [1]',
      'A ventilação com volume corrente tradicional esteve associada a mais mortes que a estratégia de baixo volume corrente [1]',
    ],
    [
      [
        'direction',
        'O volume corrente de 6 mL/kg foi associado a maior mortalidade que o de 12 mL/kg (31,0% vs 39,8%; p = 0,007) [1]',
      ],
      [
        'direction',
        'Na lesão pulmonar aguda e na SDRA, o volume corrente tradicional reduziu a mortalidade em relação ao volume corrente baixo [1]',
      ],
      [
        'negation',
        'A redução da mortalidade com volumes correntes baixos não foi estatisticamente significativa (31,0% vs 39,8%; p = 0,007) [1]',
      ],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    [
      'Em 466 pacientes com SDRA grave, a mortalidade em 28 dias foi de 16,0% com posição prona e de 32,8% sem ela (p < 0,001) [1]',
      'A pronação reduziu a mortalidade aos 28 dias de 32,8% para 16% [1]',
      'Na SDRA grave, colocar o paciente em posição prona diminuiu a mortalidade [1]',
      'O grupo não pronado morreu mais do que o grupo submetido à posição prona, diferença que foi estatisticamente significativa [1]',
    ],
    [
      [
        'direction',
        'A mortalidade em 28 dias foi mais elevada no grupo prona (16,0% vs 32,8%; p < 0,001) [1]',
      ],
      [
        'direction',
        'Não houve diferença de mortalidade entre a posição prona e o controle na SDRA grave [1]',
      ],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'A estratégia de recrutamento com titulação da PEEP elevou a mortalidade em 28 dias para 55,3%, contra 49,3% com PEEP baixa (HR 1,20; IC 95% 1,01–1,42) [1]',
      'Estudo liderado pelo Brasil com 1.010 pacientes mostrou que 49,3% do grupo PEEP baixa e 55,3% do grupo recrutamento pulmonar haviam morrido em 28 dias [1]',
      'Na SDRA, o recrutamento pulmonar com PEEP titulada aumentou a mortalidade em comparação com a PEEP baixa [1]',
      'A manobra de recrutamento com titulação da PEEP foi prejudicial aos pacientes com SDRA [1]',
    ],
    [
      [
        'direction',
        'O recrutamento pulmonar com PEEP titulada reduziu a mortalidade em 28 dias (55,3% vs 49,3%; HR 1,20; 1,01–1,42) [1]',
      ],
      [
        'direction',
        'Quanto à mortalidade, o resultado do ART favoreceu o recrutamento pulmonar com PEEP titulada em relação à PEEP baixa [1]',
      ],
      [
        'negation',
        'O recrutamento com PEEP titulada não aumentou a mortalidade na SDRA em relação à PEEP baixa [1]',
      ],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'O controle glicêmico intensivo em pacientes críticos associou-se a mortalidade em 90 dias de 27,5%, ante 24,9% no controle convencional (OR 1,14; IC 95% 1,02–1,28) [1]',
      'Em 6.104 pacientes críticos, o OR para morte em noventa dias com controle glicêmico estrito foi de 1,14 [1]',
      'O controle glicêmico rigoroso aumentou a mortalidade de pacientes criticamente enfermos [1]',
      'Pacientes graves com alvo glicêmico convencional morreram menos do que os submetidos ao controle intensivo [1]',
    ],
    [
      [
        'direction',
        'O controle glicêmico intensivo diminuiu a mortalidade em 90 dias nos pacientes críticos (27,5% vs 24,9%; OR 1,14; 1,02–1,28) [1]',
      ],
      [
        'direction',
        'Em pacientes críticos, a mortalidade foi menor com o controle intensivo da glicemia do que com o convencional [1]',
      ],
      [
        'negation',
        'O controle glicêmico estrito não trouxe prejuízo aos pacientes críticos quanto à mortalidade em 90 dias [1]',
      ],
    ],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'Em 75 UTIs brasileiras, a mortalidade em 90 dias foi de 26,4% com solução balanceada e 27,2% com salina a 0,9%, sem diferença significativa [1]',
      'O HR ajustado para morte em 90 dias com solução balanceada em relação à salina 0,9% foi de 0,97 (0,90 a 1,05) [1]',
      'A solução balanceada não reduziu significativamente a mortalidade em comparação com a solução salina em pacientes críticos [1]',
      'A escolha entre cristaloide balanceado e soro fisiológico não fez diferença significativa na mortalidade dos pacientes de UTI [1]',
    ],
    [
      [
        'direction',
        'Houve diferença significativa de mortalidade em 90 dias entre solução balanceada e salina 0,9% (26,4% vs 27,2%; HR ajustado 0,97; 0,90–1,05) [1]',
      ],
      [
        'negation',
        'A solução balanceada reduziu significativamente a mortalidade em relação à salina nas UTIs brasileiras [1]',
      ],
    ],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    [
      'Em 1.763 casais, o início precoce da TARV reduziu em 96% a transmissão vinculada do HIV-1: 1 caso contra 27 no outro grupo [1]',
      'Houve apenas uma transmissão vinculada no grupo de tratamento precoce e vinte e sete no grupo comparador (HR 0,04; IC 95% 0,01–0,27) [1]',
      'O início precoce da terapia antirretroviral diminuiu drasticamente a transmissão do HIV dentro do casal [1]',
      'Transmissões vinculadas do HIV-1 foram muito mais raras com a terapia antirretroviral precoce [1]',
    ],
    [
      ['direction', 'A TARV precoce aumentou a transmissão vinculada do HIV-1 (1 vs 27 casos; HR 0,04) [1]'],
      [
        'direction',
        'Não houve diferença na transmissão vinculada do HIV entre os casais com TARV precoce e os do grupo comparador [1]',
      ],
      [
        'negation',
        'A terapia antirretroviral precoce não reduziu a transmissão vinculada do HIV-1 (HR 0,04; 0,01–0,27) [1]',
      ],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'Em 4.685 pessoas com infecção assintomática pelo HIV, o desfecho primário ocorreu em 1,8% com início precoce da TARV e em 4,1% no grupo comparador (HR 0,43; 0,30–0,62) [1]',
      'Começar a TARV mais cedo na infecção assintomática pelo HIV reduziu o desfecho primário [1]',
      'Quem não iniciou precocemente a terapia antirretroviral teve mais eventos do desfecho primário [1]',
    ],
    [
      [
        'direction',
        'O início precoce da TARV esteve ligado a maior ocorrência do desfecho primário (1,8% vs 4,1%; HR 0,43) [1]',
      ],
      [
        'direction',
        'No HIV assintomático, o desfecho primário favoreceu o grupo que não começou a TARV precocemente [1]',
      ],
      [
        'negation',
        'O início precoce da terapia antirretroviral não reduziu o desfecho primário em pessoas assintomáticas com HIV [1]',
      ],
    ],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'Na cardiopatia chagásica crônica, o desfecho primário ocorreu em 27,5% com benznidazol e 29,1% no controle, sem diferença significativa (HR 0,93; IC 95% 0,81–1,07) [1]',
      'Por outro lado, a conversão da PCR foi bem mais frequente com benznidazol, 66,2% contra 33,5% [1]',
      'O benznidazol não reduziu significativamente o desfecho primário, apesar de aumentar a conversão da PCR [1]',
      'O efeito do benznidazol sobre o desfecho primário foi neutro na cardiomiopatia chagásica crônica [1]',
    ],
    [
      [
        'direction',
        'A taxa de conversão da PCR foi menor com benznidazol do que no controle (66,2% vs 33,5%) [1]',
      ],
      [
        'direction',
        'Houve diferença significativa no desfecho primário entre benznidazol e controle na cardiopatia chagásica crônica [1]',
      ],
      [
        'negation',
        'O benznidazol reduziu significativamente o desfecho primário entre 2.854 pacientes (HR 0,93; 0,81–1,07) [1]',
      ],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    [
      'A vacina Butantan-DV, em dose única, teve eficácia de 79,6% (IC 95% 70,0–86,3) em dois anos no Brasil [1]',
      'A eficácia em dois anos alcançou 89,2% nos soropositivos, já nos soronegativos ficou em 73,6% [1]',
      'A proteção conferida pela vacina do Butantan foi maior em quem já tinha sorologia positiva do que nos soronegativos [1]',
      'A vacina contra dengue do Butantan mostrou-se eficaz mesmo em pessoas soronegativas [1]',
    ],
    [
      [
        'direction',
        'A eficácia em dois anos foi maior nos soronegativos (73,6%) do que nos soropositivos (89,2%) [1]',
      ],
      ['direction', 'Os indivíduos soropositivos tiveram menor eficácia vacinal que os soronegativos [1]'],
      [
        'negation',
        'A vacina Butantan-DV não foi eficaz contra a dengue ao longo de dois anos (n = 16.235) [1]',
      ],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    [
      'A diretriz brasileira de 2020 define hipertensão como PA de consultório maior ou igual a 140 mmHg de sistólica e/ou 90 mmHg de diastólica [1]',
      'Pressão de consultório ≥ 140 e/ou ≥ 90 mmHg caracteriza hipertensão arterial [1]',
      'Segundo as diretrizes brasileiras, basta que a sistólica ou a diastólica de consultório atinja o limite para se falar em hipertensão [1]',
      'A definição de hipertensão na diretriz não exige que a sistólica e a diastólica estejam elevadas ao mesmo tempo [1]',
    ],
    [
      [
        'direction',
        'Considera-se hipertenso o paciente com PA de consultório inferior a 140 mmHg e/ou 90 mmHg [1]',
      ],
      [
        'negation',
        'Pressão de consultório ≥ 140 e/ou 90 mmHg não caracteriza hipertensão de acordo com a diretriz [1]',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    [
      'A diretriz de 2025 considera pré-hipertensão a PA sistólica de 120 a 139 mmHg e/ou a diastólica de 80 a 89 mmHg [1]',
      'Durante o tratamento da hipertensão, a meta é manter a PA abaixo de 130/80 mmHg [1]',
      'O documento brasileiro reconhece a categoria de pré-hipertensão e fixa uma meta pressórica para o tratamento [1]',
      'Para falar em pré-hipertensão, não é necessário que sistólica e diastólica estejam ambas na faixa descrita [1]',
    ],
    [
      [
        'direction',
        'O alvo do tratamento anti-hipertensivo, pela diretriz de 2025, é uma PA acima de 130/80 mmHg [1]',
      ],
      [
        'negation',
        'Valores de 120–139 e/ou 80–89 mmHg não são classificados como pré-hipertensão na diretriz de 2025 [1]',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    [
      'FEVE abaixo de 40% corresponde a IC com fração de ejeção reduzida, de 40% a 49% a intermediária e de 50% ou mais a preservada [1]',
      'Para rastreamento de insuficiência cardíaca, o ponto de corte do NT-proBNP é de 125 pg/mL [1]',
      'A diretriz de insuficiência cardíaca separa os pacientes conforme a FEVE em reduzida, intermediária e preservada [1]',
      'A IC de fração de ejeção intermediária tem FEVE maior que a da forma reduzida e menor que a da forma preservada [1]',
    ],
    [
      ['direction', 'Fala-se em IC de fração de ejeção preservada quando a FEVE é menor que 50% [1]'],
      [
        'negation',
        'FEVE menor que 40% não é considerada fração de ejeção reduzida pela diretriz brasileira [1]',
      ],
    ],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'O diagnóstico de diabetes é feito com glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5%, com confirmação [1]',
      'Hemoglobina glicada a partir de 6,5%, desde que confirmada, é critério diagnóstico de diabetes [1]',
      'Tanto a glicemia de jejum quanto a HbA1c podem ser usadas para diagnosticar diabetes, e o resultado alterado precisa ser confirmado [1]',
      'Um exame alterado sem confirmação não basta para o diagnóstico de diabetes [1]',
    ],
    [
      [
        'direction',
        'Define-se diabetes por glicemia de jejum abaixo de 126 mg/dL ou HbA1c ≥ 6,5%, com confirmação [1]',
      ],
      [
        'negation',
        'Glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5% não precisa ser confirmada para o diagnóstico de diabetes [1]',
      ],
    ],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    [
      'A DRC é definida por alteração estrutural ou funcional dos rins por no mínimo 3 meses [1]',
      'A classificação da DRC combina causa, TFG (de G1 a G5) e albuminúria (de A1 a A3) [1]',
      'A KDIGO orienta classificar a doença renal crônica pela causa, pela taxa de filtração glomerular e pela albuminúria [1]',
      'A definição de DRC não se limita à perda de função, pois alterações estruturais renais persistentes também contam [1]',
    ],
    [
      [
        'direction',
        'Anormalidades de estrutura ou função renal presentes há menos de 3 meses definem DRC segundo a KDIGO 2024 [1]',
      ],
      ['negation', 'A albuminúria não faz parte da classificação da DRC na KDIGO 2024 [1]'],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'Na sepse, a Surviving Sepsis Campaign sugere pelo menos 30 mL/kg de cristaloide nas primeiras três horas, como recomendação fraca [1]',
      'No choque séptico, o alvo de pressão arterial média é de 65 mmHg [1]',
      'A recomendação de volume inicial de cristaloide na sepse é considerada fraca [1]',
      'A reposição inicial com cristaloide nas primeiras horas não é uma recomendação forte da Surviving Sepsis Campaign [1]',
    ],
    [
      [
        'direction',
        'Na fase inicial da sepse, recomenda-se menos de 30 mL/kg de cristaloide nas primeiras 3 horas [1]',
      ],
      [
        'negation',
        'A Surviving Sepsis Campaign 2021 não sugere o uso de pelo menos 30 mL/kg de cristaloide nas primeiras 3 horas [1]',
      ],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'No grupo C da dengue, a hidratação inicial é de 10 mL/kg na primeira hora, e no grupo D, de 20 mL/kg em até 20 minutos [1]',
      'Pacientes do grupo D recebem 20 mL/kg em no máximo vinte minutos [1]',
      'Salicilatos e anti-inflamatórios não esteroides não devem ser usados na dengue [1]',
      'O volume inicial de hidratação por quilo é maior no grupo D do que no grupo C [1]',
    ],
    [
      ['direction', 'A expansão inicial por quilo de peso é menor no grupo D do que no grupo C [1]'],
      [
        'negation',
        'Salicilatos e anti-inflamatórios não esteroides podem ser usados no manejo da dengue [1]',
      ],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'O tratamento da asma somente com SABA não é recomendado [1]',
      'A GINA 2021 prefere o corticoide inalatório associado ao formoterol como medicação de alívio [1]',
      'Na via preferencial, o alívio é feito com corticoide inalatório-formoterol, e não com SABA isolado [1]',
      'Desaconselha-se tratar a asma apenas com beta-2 agonista de curta duração [1]',
    ],
    [
      [
        'direction',
        'Para alívio na asma, a GINA dá preferência ao SABA isolado em relação ao corticoide inalatório-formoterol [1]',
      ],
      ['negation', 'O tratamento da asma apenas com SABA é recomendado pela GINA 2021 [1]'],
    ],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [
      'A obstrução na DPOC é caracterizada por VEF1/CVF < 0,7 após broncodilatador [1]',
      'O critério espirométrico da GOLD 2023 é uma relação VEF1/CVF pós-broncodilatador menor que 0,70 [1]',
      'Os grupos A, B e E substituem a antiga classificação de A a D [1]',
      'A classificação da GOLD já não utiliza os grupos C e D [1]',
    ],
    [
      [
        'direction',
        'O critério espirométrico para DPOC é uma relação VEF1/CVF pós-broncodilatador superior a 0,7 [1]',
      ],
      ['negation', 'Os grupos A, B e E não substituem a classificação A–D no relatório GOLD 2023 [1]'],
    ],
  ],
];

/** Answers that cite two passages. */
const ofTwo: HandCase[] = [];

export const fortyFourthRound: HandCase[] = [...casesOf(groups), ...ofTwo];
