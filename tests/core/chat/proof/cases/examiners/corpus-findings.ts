import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Every finding of the corpus. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'Mirar pressão sistólica abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, reduziu o desfecho primário composto de 2,19% para 1,65% ao ano (HR 0,75; IC 95% 0,64–0,89) [1].',
      'A mortalidade por todas as causas caiu 27% em termos relativos com o alvo intensivo (HR 0,73) [1].',
      '- **Meta sistólica intensiva:** menos de 12 cmHg, contra menos de 14 cmHg no grupo padrão [1].',
    ],
    [
      ['digit', 'O braço intensivo teve 1,85% de eventos primários ao ano, contra 2,19% no padrão [1].'],
      ['comparator', 'O alvo do grupo intensivo era manter a sistólica acima de 120 mmHg [1].'],
      ['bounds', 'O desfecho primário teve HR 0,75, com IC 95% de 0,60 a 0,90 [1].'],
      ['direction', 'O controle intensivo da pressão aumentou o desfecho primário composto (HR 0,75) [1].'],
      [
        'direction',
        'Mais óbitos por qualquer causa foram vistos com o alvo abaixo de 120 mmHg do que com o alvo abaixo de 140 mmHg [1].',
      ],
      ['negation', 'Não houve diferença no desfecho primário entre o alvo intensivo e o padrão [1].'],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Clortalidona, anlodipino e lisinopril tiveram taxas praticamente iguais de doença coronariana fatal ou infarto não fatal em seis anos: 11,5%, 11,3% e 11,4%, respectivamente [1].',
      'Nem o anlodipino nem o lisinopril mostraram vantagem sobre o diurético quanto a DAC fatal ou IAM não fatal [1].',
      'Com mais de trinta e três mil hipertensos de alto risco, o estudo não mostrou diferença entre as três drogas no desfecho coronariano [1].',
    ],
    [
      [
        'digit',
        'A taxa de DAC fatal ou IAM não fatal em 6 anos chegou a 14,5% com clortalidona, semelhante às demais [1].',
      ],
      [
        'direction',
        'Anlodipino elevou o risco de doença coronariana fatal ou infarto não fatal em comparação com a clortalidona [1].',
      ],
      [
        'negation',
        'Houve diferença significativa entre os fármacos na taxa de DAC fatal ou infarto não fatal [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'Comparada ao enalapril, a inibição de angiotensina-neprilisina diminuiu morte cardiovascular ou internação por IC (21,8% contra 26,5%) [1].',
      'O hazard ratio para óbito CV ou hospitalização por insuficiência cardíaca foi de 0,8, com intervalo de confiança entre 0,73 e 0,87 [1].',
      'Cerca de 8,4 mil pacientes com IC foram avaliados, e a redução relativa do risco do desfecho combinado ficou em 20% [1].',
    ],
    [
      ['digit', 'O hazard ratio para morte CV ou internação por IC foi 0,70 em relação ao enalapril [1].'],
      [
        'direction',
        'O enalapril levou a menos mortes CV e internações por IC do que a inibição de angiotensina-neprilisina [1].',
      ],
      [
        'direction',
        'Morte cardiovascular ou hospitalização por IC: 26,5% com inibição da neprilisina e 21,8% com enalapril [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'A dapagliflozina reduz em 26% o risco de piora da IC ou de morte cardiovascular na fração de ejeção reduzida [1].',
      'Piora da insuficiência cardíaca ou óbito CV ocorreu em 21,2% dos controles e em 16,3% dos tratados com dapagliflozina (HR 0,74) [1].',
      'Pelas taxas de 16,3% e 21,2%, seria preciso tratar cerca de 20 pacientes com ICFEr para evitar um evento [1].',
    ],
    [
      ['decimal', 'Observou-se HR de 0,074 para piora da IC ou morte CV com dapagliflozina [1].'],
      [
        'direction',
        'Houve piora mais frequente da insuficiência cardíaca ou morte CV entre os que tomaram dapagliflozina [1].',
      ],
      [
        'direction',
        'A dapagliflozina fez o composto de piora da IC ou morte CV subir de 16,3% para 21,2% [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Também na IC com fração de ejeção preservada a empagliflozina trouxe menos mortes CV ou hospitalizações por IC: treze vírgula oito por cento contra dezessete vírgula um por cento [1].',
      'O risco do desfecho composto foi 21% menor com empagliflozina (HR 0,79; 0,69 a 0,90) [1].',
      'Quase 6 mil pessoas com ICFEp entraram no estudo, e o HR de 0,79 favoreceu a empagliflozina [1].',
    ],
    [
      [
        'digit',
        'Com empagliflozina, 18,3% dos pacientes com ICFEp morreram de causa CV ou foram hospitalizados por IC, contra 17,1% no controle [1].',
      ],
      ['direction', 'Na ICFEp, a empagliflozina agravou o risco de morte CV ou hospitalização por IC [1].'],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    [
      'Em IC grave, a espironolactona baixou a mortalidade de 46% para 35% [1].',
      'Houve risco de morte 30% menor com espironolactona (RR 0,70; IC95% 0,60–0,82) numa amostra de 1.663 doentes [1].',
      'Pouco mais de um terço dos pacientes com espironolactona morreu (35%), ao passo que quase metade do grupo controle (46%) foi a óbito [1].',
    ],
    [
      ['digit', 'Foram randomizados 1.963 pacientes com insuficiência cardíaca grave [1].'],
      ['direction', 'A espironolactona associou-se a maior mortalidade na IC grave [1].'],
      ['direction', 'Morreram 46% dos tratados com espironolactona e 35% dos controles [1].'],
      ['negation', 'A espironolactona não reduziu a mortalidade de pacientes com IC grave [1].'],
    ],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'MACE de três componentes: 10,5% com empagliflozina e 12,1% no comparador, HR 0,86 (0,74–0,99) [1].',
      'A mortalidade cardiovascular foi 38% menor no grupo da empagliflozina (3,7% vs. 5,9%; HR 0,62) [1].',
      'Em 7.020 pessoas com diabetes tipo 2, a empagliflozina diminuiu tanto o MACE quanto a morte de causa cardiovascular [1].',
      'Repare que o limite superior do intervalo de confiança para MACE ficou em 0,99, logo abaixo da unidade [1].',
    ],
    [
      ['bounds', 'Na morte cardiovascular, HR 0,62 com intervalo de confiança de 0,49 a 0,99 [1].'],
      [
        'direction',
        'Os pacientes que receberam empagliflozina morreram mais de causa cardiovascular que os do grupo controle [1].',
      ],
      ['direction', 'MACE subiu com empagliflozina, com HR de 0,86 [1].'],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'A liraglutida reduziu eventos cardiovasculares maiores (13% vs 14,9%) [1].',
      'Nos 9.340 pacientes com DM2, MACE foi menos comum com liraglutida (HR 0,87), o que também se viu na morte CV (HR 0,78) [1].',
      'Com liraglutida, 130 em cada mil pacientes tiveram MACE, contra 149 em cada mil no grupo controle [1].',
    ],
    [
      ['decimal', 'MACE afetou 1,3% dos usuários de liraglutida [1].'],
      ['direction', 'Liraglutida eleva a mortalidade cardiovascular no diabetes tipo 2 (HR 0,78) [1].'],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'O controle glicêmico intensivo levou a HbA1c a 7,0%, ante 7,9% no tratamento convencional, e reduziu em 12% o risco de qualquer desfecho relacionado ao diabetes [1].',
      'O risco microvascular caiu um quarto (RR 0,75), enquanto a redução de infarto não atingiu significância estatística (RR 0,84; p = 0,052) [1].',
      'Sulfonilureias ou insulina em esquema intensivo, testadas em 3.867 pessoas, tiveram RR 0,88 (0,79–0,99) para qualquer desfecho ligado ao diabetes [1].',
      'A diferença de hemoglobina glicada entre os grupos foi de 0,9 ponto percentual [1].',
    ],
    [
      ['digit', 'O grupo intensivo atingiu HbA1c de 6,0%, frente a 7,9% no convencional [1].'],
      ['direction', 'O tratamento intensivo piorou as complicações microvasculares (RR 0,75) [1].'],
      ['direction', 'A HbA1c ficou mais alta no grupo intensivo que no convencional [1].'],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'A canagliflozina diminuiu em 30% o risco do composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      'HR de 0,70 (IC 95%: 0,59; 0,82) a favor da canagliflozina em 4401 pacientes com DM2 e nefropatia [1].',
      'Em diabéticos tipo 2 com nefropatia, a canagliflozina protegeu os rins: o desfecho combinado foi menos frequente [1].',
    ],
    [
      ['bounds', 'HR 0,70, IC 95% 0,59–1,02, foi o efeito da canagliflozina [1].'],
      [
        'direction',
        'Com canagliflozina, cresceu em 30% o risco de DRC terminal, duplicação da creatinina ou morte renal ou CV [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'Na doença renal crônica, queda da TFGe de 50% ou mais, DRC terminal ou morte renal ou CV aconteceu em 9,2% com dapagliflozina e 14,5% sem ela [1].',
      'A dapagliflozina cortou o risco em 39% (HR 0,61; 0,51–0,72) [1].',
      'O desfecho contava, entre outros componentes, a perda de pelo menos metade da TFGe, e o HR foi de 0,61 [1].',
    ],
    [
      [
        'digit',
        'O desfecho renal composto incluía queda de pelo menos 40% da TFGe, DRC terminal e morte renal ou CV [1].',
      ],
      [
        'direction',
        'A dapagliflozina acelerou a perda de função renal, com 14,5% de eventos contra 9,2% no controle [1].',
      ],
      [
        'negation',
        'Sem efeito sobre o desfecho renal composto, a dapagliflozina não se mostrou melhor que o controle na DRC [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'Com empagliflozina, progressão da doença renal ou óbito cardiovascular foi de 13,1%, frente a 16,9% no outro braço [1].',
      'A empagliflozina freia a DRC; o hazard ratio do desfecho (progressão ou morte CV) foi 0,72 (0,64 a 0,82) [1].',
      'Foram cerca de 6,6 mil pacientes com DRC e uma redução relativa de risco de 28% [1].',
    ],
    [
      ['bounds', 'A estimativa de efeito (HR 0,72) teve limites de confiança de 0,46 e 0,82 [1].'],
      ['direction', 'Quem usou empagliflozina teve mais progressão de doença renal ou morte CV [1].'],
    ],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    [
      'A finerenona reduziu o desfecho renal (falência renal, queda ≥ 40% da TFGe ou morte renal) de 21,1% para 17,8% [1].',
      'Em 5.674 pacientes analisados com DRC e diabetes tipo 2, o HR com finerenona ficou em 0,82 (IC 0,73-0,93) [1].',
      'Menos pacientes com finerenona chegaram à falência renal, perderam 40% ou mais da filtração estimada ou morreram de causa renal, com risco 18% menor [1].',
    ],
    [
      ['digit', 'A finerenona fez a taxa do composto renal recuar de 27,1% para 17,8% [1].'],
      ['direction', 'O risco do composto renal foi 18% maior com finerenona [1].'],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'Eventos renais maiores: 5,8 por 100 pacientes-ano com semaglutida e 7,5 por 100 pacientes-ano no controle [1].',
      'Em pessoas com DRC e DM2, a semaglutida fez cair em 24% o risco de eventos renais maiores (HR 0,76; 0,66–0,88) [1].',
      'Isso corresponde a 58 contra 75 eventos renais maiores por mil pacientes-ano [1].',
    ],
    [
      ['unit', 'Ocorreram 5,8 eventos renais maiores por 1.000 pacientes-ano com semaglutida [1].'],
      ['direction', 'A semaglutida provocou aumento de 24% no risco de eventos renais maiores [1].'],
      [
        'direction',
        'Com semaglutida houve 7,5 eventos renais maiores por 100 pacientes-ano, e no controle 5,8 [1].',
      ],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Em pessoas com obesidade e sem diabetes, a semaglutida diminuiu MACE de 8% para 6,5% [1].',
      'HR 0,80 (0,72–0,90) para eventos cardiovasculares maiores, um quinto a menos, em 17.604 participantes [1].',
      'O ganho absoluto foi de 1,5 ponto percentual em MACE [1].',
    ],
    [
      [
        'direction',
        'Eventos cardiovasculares maiores foram mais comuns com semaglutida em obesos sem diabetes [1].',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'Após 40 semanas, a HbA1c caiu 2,01, 2,24 e 2,30 pontos com tirzepatida 5, 10 e 15 mg, e 1,86 ponto com semaglutida 1 mg [1].',
      'Nas três doses, a tirzepatida baixou mais a hemoglobina glicada que a semaglutida 1 mg [1].',
      'A maior redução de HbA1c, de 2,3 pontos percentuais, foi vista com 15 mg de tirzepatida [1].',
      'O acompanhamento durou 280 dias (40 semanas) e incluiu 1.879 pessoas com diabetes tipo 2 [1].',
    ],
    [
      ['digit', 'A semaglutida 1 mg diminuiu a HbA1c em 1,68 ponto [1].'],
      ['unit', 'O estudo acompanhou os pacientes por 40 meses, com queda de até 2,30 pontos da HbA1c [1].'],
      ['direction', 'A semaglutida 1 mg reduziu mais a HbA1c que qualquer dose de tirzepatida [1].'],
      ['direction', 'Com tirzepatida 15 mg, a hemoglobina glicada aumentou 2,30 pontos em 40 semanas [1].'],
    ],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'A rosuvastatina reduziu eventos vasculares: 0,77 vs 1,36 por 100 pessoas-ano, HR 0,56 (0,46–0,69) [1].',
      'Em quem tinha proteína C reativa elevada, o risco de eventos vasculares caiu 44% com rosuvastatina [1].',
      'A taxa foi de 7,7 eventos por mil pessoas-ano com a estatina, ante 13,6 por mil no grupo sem ela [1].',
    ],
    [
      ['decimal', 'A incidência com rosuvastatina foi de 7,7 eventos por 100 pessoas-ano [1].'],
      [
        'direction',
        'A rosuvastatina quase dobrou a incidência de eventos vasculares, de 0,77 para 1,36 por 100 pessoas-ano [1].',
      ],
      [
        'negation',
        'Nenhuma redução de eventos vasculares foi obtida com rosuvastatina em pessoas com PCR elevada [1].',
      ],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    [
      'O evolocumabe fez o desfecho primário composto passar de 11,3% para 9,8% [1].',
      'Quinze por cento de redução relativa do composto primário foi o resultado do evolocumabe (HR 0,85; IC 0,79 a 0,92) [1].',
      'Evolocumabe em 27.564 pacientes com doença cardiovascular: benefício significativo, com HR de 0,85 [1].',
    ],
    [
      ['bounds', 'O intervalo de confiança do HR de 0,85 do evolocumabe foi 0,72–0,99 [1].'],
      ['direction', 'O evolocumabe foi pior que o controle no desfecho primário composto [1].'],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Dabigatrana 150 mg foi superior à varfarina na prevenção de AVC ou embolia sistêmica (1,11% vs 1,69% ao ano) [1].',
      'Na fibrilação atrial, a varfarina associou-se a mais AVC ou embolia sistêmica (1,69%/ano) que a dabigatrana na dose de 150 mg (1,11%/ano) [1].',
      'A dose de 0,15 g de dabigatrana reduziu em cerca de um terço o AVC ou a embolia sistêmica (RR 0,66) [1].',
    ],
    [
      [
        'decimal',
        'Com dabigatrana 150 mg, AVC ou embolia sistêmica ocorreram a uma taxa de 11,1% ao ano [1].',
      ],
      ['unit', 'A dabigatrana na dose de 150 g mostrou RR de 0,66 para AVC ou embolia sistêmica [1].'],
      [
        'direction',
        'Na dose de 150 mg, a dabigatrana foi inferior à varfarina e causou mais AVC ou embolia sistêmica [1].',
      ],
      [
        'direction',
        'A varfarina teve menor taxa anual de AVC ou embolia sistêmica (1,11%) que a dabigatrana 150 mg (1,69%) [1].',
      ],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'Apixabana reduziu AVC ou embolia sistêmica (HR 0,79), sangramento maior (HR 0,69) e morte (HR 0,89) [1].',
      'O risco de sangramento maior foi 31% menor com apixabana do que com varfarina (IC 95% do HR: 0,60–0,80) [1].',
      'A redução de mortalidade foi limítrofe, porém significativa: HR 0,89; IC 0,80–0,998 [1].',
      'Em 18.201 pacientes com FA, quem usou apixabana teve menos sangramento maior e também menos AVC ou embolia sistêmica que quem usou varfarina [1].',
    ],
    [
      ['bounds', 'No sangramento maior, a apixabana teve HR de 0,69 [0,66–0,95] [1].'],
      ['direction', 'O sangramento maior aumentou com apixabana em relação à varfarina [1].'],
      ['direction', 'Houve mais mortes com apixabana (HR 0,89) que com varfarina [1].'],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Em 12 meses, morte vascular, IAM ou AVC ocorreu em 9,8% com ticagrelor e 11,7% com clopidogrel [1].',
      'Após um ano, o ticagrelor diminuiu o composto de óbito vascular, infarto ou AVC em 16% (HR 0,84) [1].',
      'Clopidogrel teve mais eventos que ticagrelor na síndrome coronariana aguda (11,7% contra 9,8%; HR 0,84 [0,77–0,92] a favor do ticagrelor) [1].',
    ],
    [
      [
        'digit',
        'Treze vírgula sete por cento do grupo clopidogrel tiveram morte vascular, IAM ou AVC em um ano [1].',
      ],
      ['direction', 'O clopidogrel superou o ticagrelor na prevenção de morte vascular, infarto ou AVC [1].'],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'A aspirina sozinha reduziu em 23% as chances de morte vascular em cinco semanas (9,4% vs 11,8%) [1].',
      'A combinação de estreptoquinase e AAS baixou a mortalidade vascular de 13,2% para 8,0%, uma redução de 42% nas chances [1].',
      'Estreptoquinase: 9,2% de mortes vasculares contra 12% sem ela, em 35 dias [1].',
      'Dos efeitos isolados, o da estreptoquinase (25%) foi ligeiramente maior que o do AAS (23%), e juntos alcançaram 42% de redução do odds [1].',
    ],
    [
      ['digit', 'Associar aspirina e estreptoquinase diminuiu as chances de morte vascular em 24% [1].'],
      ['direction', 'Aspirina fez crescer a mortalidade vascular em 5 semanas, de 9,4% para 11,8% [1].'],
      [
        'direction',
        'A combinação das duas drogas teve mortalidade vascular superior à do grupo sem tratamento [1].',
      ],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'O rt-PA dado em até 3 horas aumentou a chance de evolução favorável em três meses (OR global 1,7; 1,2–2,6) [1].',
      'A hemorragia intracraniana sintomática foi mais comum com o trombolítico: 6,4% contra 0,6% [1].',
      'Não houve diferença significativa de mortalidade aos 90 dias (17% vs 21%, p = 0,30) [1].',
      'Administrado nos primeiros 180 minutos do AVC isquêmico, o ativador de plasminogênio melhorou o desfecho em 3 meses, mas à custa de mais sangramento intracraniano sintomático [1].',
    ],
    [
      [
        'digit',
        'Sangramento intracraniano sintomático apareceu em 4,6% dos pacientes que receberam rt-PA [1].',
      ],
      ['unit', 'A janela de tratamento com o trombolítico foi de até 3 dias [1].'],
      ['direction', 'O rt-PA diminuiu a hemorragia intracraniana sintomática, de 6,4% para 0,6% [1].'],
      [
        'direction',
        'Pacientes trombolisados em até 3 h tiveram menor chance de evolução favorável aos três meses (OR 1,7) [1].',
      ],
      ['negation', 'A mortalidade em 90 dias diferiu significativamente entre rt-PA e controle [1].'],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'O ácido tranexâmico não melhorou de forma significativa o mRS no dia 90 (OR ajustado 0,88; IC 0,76–1,03; p = 0,11) [1].',
      'Na hemorragia intracerebral hiperaguda, o resultado do tranexâmico sobre a escala de Rankin foi neutro [1].',
      'Foram incluídos 2.325 pacientes, e o intervalo de confiança do OR cruzou o 1 (até 1,03) [1].',
    ],
    [
      ['decimal', 'Incluíram-se 23.250 pacientes com hemorragia intracerebral hiperaguda [1].'],
      [
        'negation',
        'O ácido tranexâmico melhorou significativamente o mRS aos 90 dias na hemorragia intracerebral [1].',
      ],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'No trauma com hemorragia significativa, o ácido tranexâmico reduziu a morte hospitalar de 16% para 14,5% [1].',
      'RR de morte intra-hospitalar de 0,91 (0,85–0,97), isto é, 9% a menos, em mais de 20 mil vítimas de trauma [1].',
      'O tranexâmico poupou cerca de 15 mortes para cada mil pacientes de trauma (145 contra 160 por mil) [1].',
    ],
    [
      ['digit', 'Com 22.011 pacientes, foi um grande ensaio de ácido tranexâmico no trauma [1].'],
      ['direction', 'A morte hospitalar no trauma foi mais frequente com ácido tranexâmico [1].'],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'O desfecho primário composto não foi alcançado, embora a morte por sangramento tenha sido de 1,5% contra 1,9% (RR 0,81; 0,65–1,00) [1].',
      'Quando aplicado em até três horas, o ácido tranexâmico baixou a morte por hemorragia de 1,7% para 1,2% (RR 0,69) [1].',
      'O efeito foi mais forte no tratamento precoce (≤ 3 h): RR 0,69, contra 0,81 no conjunto [1].',
    ],
    [
      ['decimal', 'Morreram por sangramento 15% das mulheres tratadas, ante 19% das demais [1].'],
      ['direction', 'O uso até 3 h aumentou as mortes por sangramento no pós-parto (RR 0,69) [1].'],
      ['negation', 'O desfecho primário composto foi atingido [1].'],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'O sulfato de magnésio reduziu a eclâmpsia em 58% (0,8% contra 1,9%) [1].',
      'A redução da mortalidade materna não foi estatisticamente significativa (RR 0,55; IC 0,26–1,14) [1].',
      'Eclâmpsia ocorreu em 8 por mil mulheres com magnésio e 19 por mil sem ele, num total de 10.141 [1].',
    ],
    [
      ['digit', 'O magnésio preveniu 85% dos casos de eclâmpsia [1].'],
      [
        'direction',
        'As mulheres que receberam sulfato de magnésio convulsionaram mais: eclâmpsia em 1,9%, contra 0,8% no placebo [1].',
      ],
      ['negation', 'A queda da mortalidade materna com magnésio foi estatisticamente significativa [1].'],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'A dexametasona reduziu a mortalidade em 28 dias de 25,7% para 22,9% em internados com covid-19 [1].',
      'Entre os ventilados, o ganho foi maior: 29,3% de óbitos com dexametasona contra 41,4% no controle [1].',
      'A razão de taxas foi 0,83 (0,75 a 0,93), ou seja, cerca de 17% menos mortes em quatro semanas [1].',
    ],
    [
      ['direction', 'Houve maior mortalidade em 28 dias no grupo da dexametasona [1].'],
      ['direction', 'Nos pacientes ventilados, a dexametasona elevou os óbitos de 29,3% para 41,4% [1].'],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'A ivermectina precoce não reduziu significativamente hospitalização ou observação prolongada (14,7% vs 16,3%; RR 0,90; 0,70–1,16) [1].',
      'O estudo brasileiro com 1.358 pacientes não demonstrou benefício da ivermectina na covid-19, já que o IC do RR vai de 0,70 a 1,16 [1].',
    ],
    [
      [
        'negation',
        'Ivermectina reduziu de modo significativo a hospitalização ou a observação prolongada na covid-19 [1].',
      ],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    [
      'Ventilar com 6 mL/kg em vez de 12 mL/kg reduziu a mortalidade de 39,8% para 31% [1].',
      'Volumes correntes baixos salvaram vidas na SDRA (p = 0,007), em 861 pacientes [1].',
      'O volume corrente usado foi metade do tradicional (6 contra 12 mL/kg), com 8,8 pontos percentuais a menos de óbitos [1].',
    ],
    [
      ['decimal', 'A diferença de mortalidade favoreceu o volume corrente baixo, com p = 0,07 [1].'],
      ['unit', 'O grupo protegido foi ventilado com 6 L/kg [1].'],
      ['direction', 'O volume corrente de 12 mL/kg resultou em menos mortes que o de 6 mL/kg [1].'],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    [
      'A posição prona cortou pela metade a mortalidade em 28 dias na SDRA grave, de 32,8% para 16% [1].',
      'Entre 466 pacientes, pronar foi associado a menor letalidade aos 28 dias (16,0% vs. 32,8%; p < 0,001) [1].',
      'Sem prona, 32,8% dos pacientes morreram em quatro semanas; com prona, dezesseis por cento [1].',
    ],
    [
      ['digit', 'A letalidade em 28 dias na posição prona ficou em 26,0% [1].'],
      ['comparator', 'Para a diferença de óbitos aos 28 dias, relatou-se p > 0,001 [1].'],
      ['direction', 'Colocar o paciente em prona dobrou a mortalidade aos 28 dias [1].'],
      ['negation', 'A posição prona não diminuiu a mortalidade em 28 dias na SDRA grave [1].'],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'Recrutamento alveolar com PEEP titulada aumentou a mortalidade em 28 dias (55,3% vs 49,3%; HR 1,20; IC 1,01–1,42) [1].',
      'A estratégia de recrutamento foi prejudicial na SDRA, com risco de morte 20% maior [1].',
      'Com PEEP baixa morreram menos pacientes: 49,3%, contra 55,3% no recrutamento pulmonar [1].',
    ],
    [
      ['bounds', 'O aumento de mortalidade (HR 1,20) teve IC 95% entre 1,10 e 1,24 [1].'],
      ['direction', 'Recrutamento com PEEP titulada diminuiu a mortalidade em 28 dias [1].'],
      ['direction', 'O grupo de PEEP baixa teve pior sobrevida aos 28 dias que o de recrutamento [1].'],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'O controle glicêmico intensivo em UTI elevou a mortalidade em 90 dias (27,5% contra 24,9%) [1].',
      'OR de 1,14 (1,02–1,28) para óbito: o alvo estrito causou dano em 6.104 pacientes críticos [1].',
      'O controle convencional da glicose foi mais seguro que o rigoroso, com 2,6 pontos percentuais a menos de mortes aos 90 dias [1].',
    ],
    [
      ['direction', 'O controle glicêmico estrito reduziu os óbitos em 90 dias (OR 1,14) [1].'],
      [
        'direction',
        'Em terapia intensiva, mirar glicemia rigorosamente controlada protegeu contra a morte [1].',
      ],
      ['negation', 'O controle intensivo da glicemia não causou dano aos pacientes críticos [1].'],
    ],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'Solução balanceada e salina a 0,9% tiveram mortalidade semelhante em 90 dias (26,4% e 27,2%) [1].',
      'O HR ajustado de 0,97 (0,90–1,05) não mostrou diferença significativa de mortalidade entre os fluidos [1].',
      'Realizado em setenta e cinco UTIs brasileiras, o estudo não confirmou vantagem da solução balanceada sobre o soro fisiológico [1].',
    ],
    [
      [
        'digit',
        'Noventa e cinco UTIs do Brasil participaram da comparação entre solução balanceada e salina [1].',
      ],
      ['negation', 'A solução balanceada baixou significativamente a mortalidade em 90 dias [1].'],
    ],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    [
      'Terapia antirretroviral precoce reduziu em 96% a transmissão vinculada do HIV (1 caso contra 27) [1].',
      'Em 1.763 casais, houve um único caso de transmissão vinculada no grupo precoce e vinte e sete no outro [1].',
    ],
    [
      ['digit', 'Apenas um caso de transmissão vinculada ocorreu no grupo precoce, contra 17 no tardio [1].'],
      ['decimal', 'O tratamento antecipado do HIV teve HR de 0,4 para transmissão vinculada [1].'],
      [
        'direction',
        'Antecipar os antirretrovirais multiplicou a transmissão do HIV, com 27 casos contra 1 [1].',
      ],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'Iniciar TARV logo na infecção assintomática reduziu o desfecho primário para 1,8%, contra 4,1% [1].',
      'Quem começou cedo o antirretroviral teve risco 57% menor do desfecho primário (HR 0,43; 0,30–0,62) [1].',
    ],
    [
      ['direction', 'Começar TARV cedo, em assintomáticos, aumentou o desfecho primário [1].'],
      [
        'negation',
        'O início precoce da TARV deixou de trazer benefício no desfecho primário, sem diferença entre os grupos [1].',
      ],
    ],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'Benznidazol não alterou significativamente o desfecho primário na cardiomiopatia chagásica (27,5% vs 29,1%; HR 0,93; 0,81–1,07) [1].',
      'Apesar de converter a PCR em dois terços dos pacientes (66,2%, contra 33,5%), o benznidazol teve resultado neutro no desfecho primário [1].',
      'Em 2.854 pessoas com cardiopatia chagásica crônica, 27,5% das tratadas tiveram o desfecho primário [1].',
    ],
    [
      ['direction', 'A taxa de conversão da PCR foi menor com benznidazol do que no controle [1].'],
      [
        'negation',
        'O desfecho primário melhorou significativamente com benznidazol na cardiomiopatia chagásica [1].',
      ],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    [
      'Uma única dose da vacina do Butantan teve eficácia de 79,6% em 2 anos (IC 70,0–86,3) [1].',
      'A eficácia foi maior em soropositivos (89,2%) que em soronegativos (73,6%) [1].',
      'Em 24 meses, a vacina tetravalente evitou quase oito em cada dez casos de dengue [1].',
    ],
    [
      ['digit', 'Nos soronegativos, a eficácia vacinal em 2 anos ficou em 63,7% [1].'],
      ['bounds', 'A eficácia global de 79,6% veio com IC de 60,0 a 86,3 [1].'],
      ['direction', 'A vacina protegeu mais os soronegativos que os soropositivos [1].'],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    [
      'Considera-se hipertenso quem tem PA de consultório igual ou superior a 140 e/ou 90 mmHg [1].',
      'No consultório, o ponto de corte é o clássico 14 por 9 [1].',
      'Uma sistólica ≥140 mmHg já basta para o critério de consultório, mesmo que a diastólica seja menor que 90 mmHg [1].',
    ],
    [['comparator', 'Hipertensão corresponde a PA de consultório ≤ 140 e/ou 90 mmHg [1].']],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    [
      'A meta recomendada durante o tratamento é PA inferior a 130/80 mmHg [1].',
      'Sistólica entre 120 e 139 e/ou diastólica entre 80 e 89 mmHg configura pré-hipertensão [1].',
      'Um paciente com 125/78 mmHg enquadra-se como pré-hipertenso [1].',
    ],
    [
      ['comparator', 'Durante o tratamento, a pressão deve permanecer acima de 130/80 mmHg [1].'],
      [
        'bounds',
        'Entende-se por pré-hipertensão a sistólica de 130 a 139 e/ou a diastólica de 80 a 89 mmHg [1].',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    [
      'FEVE inferior a 40% define IC com fração reduzida; de 40 a 49%, intermediária; e a partir de 50%, preservada [1].',
      'O limite do NT-proBNP para rastreio é 125 ng/L [1].',
      'Fração de ejeção preservada é a de 50% ou mais [1].',
    ],
    [
      ['digit', 'O NT-proBNP usado na triagem tem corte de 152 pg/mL [1].'],
      ['unit', 'Para rastrear IC, o ponto de corte do NT-proBNP é de 125 ng/mL [1].'],
      ['comparator', 'Chama-se IC de fração reduzida a que cursa com FEVE > 40% [1].'],
      ['bounds', 'A faixa intermediária de FEVE vai de 30 a 49% [1].'],
    ],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'Diagnostica-se diabetes com glicemia de jejum a partir de 126 mg/dL ou HbA1c de 6,5% ou mais, com confirmação [1].',
      'O corte da glicemia de jejum para diabetes equivale a 7,0 mmol/L [1].',
      'Hemoglobina glicada ≥ 6,5% (48 mmol/mol) é critério de diabetes, desde que confirmada [1].',
      'Não basta um exame isolado: a alteração da glicemia ou da HbA1c tem de ser confirmada [1].',
    ],
    [
      ['digit', 'O diagnóstico de diabetes pede glicemia de jejum ≥ 162 mg/dL, confirmada [1].'],
      ['decimal', '- HbA1c igual ou maior que 65%, confirmada, define diabetes [1].'],
      ['unit', 'Pense em diabetes quando a glicemia de jejum for de 126 mmol/L ou mais, confirmada [1].'],
      ['comparator', 'Uma HbA1c menor que 6,5%, se confirmada, fecha o diagnóstico de diabetes [1].'],
      [
        'negation',
        'O exame alterado vale por si só para o diagnóstico de diabetes, sem necessidade de confirmação [1].',
      ],
    ],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    [
      'DRC é a alteração de estrutura ou função renal por três meses ou mais [1].',
      'A classificação leva em conta a causa, a TFG (G1 a G5) e a albuminúria (A1 a A3) [1].',
      'Existem cinco categorias de filtração glomerular e três de albuminúria [1].',
    ],
    [
      [
        'unit',
        'Para falar em DRC, a anormalidade estrutural ou funcional deve durar ao menos 3 semanas [1].',
      ],
      ['comparator', 'O critério temporal da DRC é alteração com duração inferior a 3 meses [1].'],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'Recomenda-se, com força fraca, ao menos 30 mL/kg de cristaloide nas três primeiras horas [1].',
      'O alvo de pressão arterial média é 65 mmHg [1].',
      'Para um adulto de 70 kg, a ressuscitação inicial soma no mínimo 2.100 mL de cristaloide em 3 h [1].',
    ],
    [
      ['unit', 'Nas primeiras três horas, devem ser dados ao menos 30 L/kg de cristaloide [1].'],
      ['comparator', 'O volume inicial de cristaloide deve ser no máximo de 30 mL/kg em 3 h [1].'],
      ['negation', 'Não se recomenda dar 30 mL/kg de cristaloide nas primeiras 3 h da sepse [1].'],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'Grupo C: 10 mL/kg na primeira hora; grupo D: 20 mL/kg em até 20 minutos [1].',
      'Na dengue, evite AAS e anti-inflamatórios não esteroides [1].',
      'Os casos são estratificados em quatro grupos, de A a D [1].',
    ],
    [
      ['unit', 'No grupo D, administre 20 mL/kg em até 20 horas [1].'],
      ['comparator', 'Para o grupo D, a infusão de 20 mL/kg deve levar mais de 20 minutos [1].'],
      ['negation', 'Salicilatos e AINEs podem ser usados na dengue [1].'],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'Tratar asma só com SABA deixou de ser recomendado [1].',
      'SABA isolado não deve ser usado; prefira CI-formoterol como medicação de alívio [1].',
    ],
    [
      ['negation', 'CI-formoterol não é a opção preferencial de alívio na asma [1].'],
      ['negation', 'O tratamento da asma apenas com SABA é recomendado [1].'],
    ],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [
      '1. Espirometria: VEF1/CVF < 0,70 depois do broncodilatador [1].',
      'A relação VEF1/CVF após broncodilatador deve ser inferior a 70% [1].',
      'Os grupos A, B e E substituem a antiga divisão de A a D [1].',
    ],
    [
      ['decimal', 'A obstrução é dada por VEF1/CVF pós-broncodilatador abaixo de 0,07 [1].'],
      ['comparator', 'Confirma-se DPOC com VEF1/CVF pós-broncodilatador ≥ 0,7 [1].'],
    ],
  ],
];

/** Sentences whose number belongs to another reference. */
const ofTwo: HandCase[] = [
  [
    'true',
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg" + "Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    'Já o diagnóstico de hipertensão, na edição de 2020, exigia pelo menos 140 e/ou 90 mmHg no consultório [1].',
    '*',
  ],
  [
    'true',
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)" + "Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    'E também protege quem é tratado: no estudo com 4.685 pessoas, o HR do desfecho primário foi 0,43 [1].',
    '*',
  ],
  [
    'true',
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met" + "Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    'No pós-parto, 1,5% das mulheres que o receberam morreram de sangramento, contra 1,9% [1].',
    '*',
  ],
  [
    'true',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    'Com a dapagliflozina, o HR foi de 0,74, com IC de 0,65 a 0,85 [1].',
    '*',
  ],
  [
    'true',
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)" + "Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    'Já a dabigatrana 150 mg alcançou RR de 0,66 (0,53 a 0,82), em 18.113 pacientes com fibrilação atrial [1].',
    '*',
  ],
  [
    'true',
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%" + "Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    'A dexametasona, por sua vez, poupou vidas entre 6.425 internados, sobretudo nos ventilados (29,3% contra 41,4%) [1].',
    '*',
  ],
  [
    'number-of-another',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    'Na fração reduzida, a dapagliflozina obteve HR de 0,79 para piora da IC ou morte CV [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)" + "Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    'Para o mesmo desfecho, o hazard ratio da apixabana foi de 0,66 [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)" + "Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    'A liraglutida também reduziu a morte CV, com HR 0,62 [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)" + "Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    'Entre vítimas de trauma, o RR de morte hospitalar foi 0,81 [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)" + "Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    'Por sua vez, a empagliflozina teve 9,2% de progressão renal ou morte CV [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001" + "Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    'Em prona, a mortalidade aos 28 dias foi de 31,0% [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg" + "Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    'O diagnóstico de hipertensão no consultório parte de 130 e/ou 80 mmHg [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)" + "Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    'O ensaio de início precoce em assintomáticos contou com 1.763 participantes [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)" + "Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    'A finerenona, no seu próprio desfecho renal, chegou a um HR de 0,70 [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)" + "Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    'Com solução balanceada, morreram 27,5% em 90 dias [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)" + "Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    'O desfecho primário composto ocorreu em 9,8% do grupo ativo e 11,3% do controle [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)" + "Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    'Piora da IC ou morte CV caiu de 21,2% para 16,3%, com HR 0,74 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)" + "Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    'O tratamento alcançou HR de 0,85 (IC 0,79–0,92) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)" + "Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    'Nesse ensaio foram analisados 5.674 pacientes, com HR de 0,82 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)" + "Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    'A razão de risco desse desfecho foi 0,79, com limites de 0,66 e 0,95 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)" + "Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    'A população somou 2.325 pacientes [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm" + "Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    'Óbitos em 28 dias: 22,9% no grupo tratado contra 25,7% no controle [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007" + "Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    'Os óbitos passaram de 32,8% para 16,0% [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052" + "Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    'O estudo acompanhou 9.340 pessoas [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)" + "Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    'Participaram 17.604 indivíduos [1].',
    'd',
  ],
];

export const corpusFindings: HandCase[] = [...casesOf(groups), ...ofTwo];
