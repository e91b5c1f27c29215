import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Sentences with several statements; a third of the cases is over the corpus. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'Em 9.361 participantes, buscar PAS abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, reduziu o desfecho primário composto em 25% (HR 0,75; 0,64–0,89) e a mortalidade por todas as causas em 27% (HR 0,73) [1].',
    ],
    [
      [
        'direction',
        'A meta pressórica intensiva elevou a mortalidade por todas as causas em comparação com o alvo abaixo de 140 mmHg (HR 0,73; 0,60–0,90) [1].',
      ],
      [
        'negation',
        'O controle intensivo da pressão não diminuiu o desfecho primário composto em relação ao alvo convencional [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Clortalidona, anlodipino e lisinopril tiveram taxas em 6 anos praticamente iguais de doença coronariana fatal ou IAM não fatal (11,5%, 11,3% e 11,4%) [1].',
    ],
    [
      [
        'negation',
        'No ALLHAT, houve diferença entre os fármacos quanto a doença coronariana fatal ou infarto não fatal [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'O inibidor da neprilisina superou o enalapril: morte cardiovascular ou internação por IC ocorreu em 21,8% contra 26,5% (HR 0,80) [1].',
    ],
    [
      [
        'direction',
        'Comparado ao enalapril, o inibidor de angiotensina-neprilisina associou-se a mais mortes cardiovasculares ou hospitalizações por insuficiência cardíaca (HR 0,80) [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'Na ICFEr, a dapagliflozina reduziu em 26% o risco relativo de piora da IC ou morte cardiovascular, com redução absoluta de 4,9 pontos percentuais (16,3% contra 21,2%), num ensaio com 4.744 pacientes [1].',
    ],
    [
      [
        'digit',
        'Com dapagliflozina, piora da IC ou morte cardiovascular ocorreu em 16,3% dos pacientes, contra 27,2% com placebo [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Em 5.988 pacientes com ICFEp, a empagliflozina baixou de 17,1% para 13,8% a frequência de morte cardiovascular ou hospitalização por IC [1].',
    ],
    [
      [
        'direction',
        'A frequência de morte cardiovascular ou internação por IC foi maior no grupo empagliflozina que no grupo controle entre pacientes com fração de ejeção preservada [1].',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    [
      'A espironolactona diminuiu a mortalidade na insuficiência cardíaca grave, de 46% para 35% (RR 0,70; IC 95% 0,60–0,82) [1].',
    ],
    [['negation', 'Na IC grave, a espironolactona não reduziu a mortalidade [1].']],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'A empagliflozina reduziu de forma modesta o MACE de três pontos (HR 0,86; 0,74–0,99) e de forma mais expressiva a morte cardiovascular, que caiu de 5,9% para 3,7% [1].',
    ],
    [
      [
        'direction',
        'Entre diabéticos tipo 2 tratados com empagliflozina, a morte cardiovascular aumentou (3,7% versus 5,9%; HR 0,62) [1].',
      ],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'No DM2, a liraglutida diminuiu tanto o MACE (13,0% vs. 14,9%; HR 0,87) quanto a morte cardiovascular, esta com HR de 0,78 e intervalo de 0,66 a 0,93 [1].',
    ],
    [
      [
        'direction',
        'A liraglutida piorou os desfechos cardiovasculares no diabetes tipo 2, com mais MACE do que o placebo [1].',
      ],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'O controle intensivo levou a HbA1c a 7,0% (contra 7,9%) e reduziu os desfechos ligados ao diabetes em 12%, mas a queda de infarto do miocárdio não alcançou significância (RR 0,84; p = 0,052) [1].',
      'No UKPDS 33, o risco microvascular caiu 25% com tratamento intensivo, ao passo que para infarto o efeito ficou no limite da significância, com p de 0,052 [1].',
    ],
    [
      [
        'unit',
        'No UKPDS 33, a HbA1c alcançada foi de 7,0 mmol/L no grupo intensivo e 7,9 mmol/L no convencional [1].',
      ],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'Na nefropatia diabética, a canagliflozina reduziu em 30% o composto de doença renal terminal, duplicação da creatinina e morte renal ou cardiovascular [1].',
    ],
    [
      [
        'direction',
        'O composto renal e cardiovascular foi mais frequente com canagliflozina do que sem ela (HR 0,70; 0,59–0,82) [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'Na DRC, dapagliflozina fez cair de 14,5% para 9,2% o desfecho composto de queda da TFGe de pelo menos 50%, DRC terminal ou morte renal ou cardiovascular [1].',
    ],
    [
      [
        'comparator',
        'O desfecho composto com dapagliflozina na DRC exigia queda da TFGe inferior a 50%, além de doença renal terminal ou morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'O risco de progressão da doença renal ou morte cardiovascular foi 28% menor com empagliflozina na DRC (HR 0,72; 0,64–0,82) [1].',
    ],
    [
      [
        'digit',
        'Em 6.609 pessoas com DRC, a empagliflozina reduziu a progressão renal ou morte cardiovascular (HR 0,82; 0,64–0,82) [1].',
      ],
    ],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    [
      'Finerenona, em DM2 com DRC, reduziu falência renal, perda de TFGe de 40% ou mais ou morte renal de 21,1% para 17,8% [1].',
    ],
    [
      [
        'direction',
        'Em pacientes com DM2 e DRC, a finerenona acelerou a progressão renal, com mais eventos do composto renal (HR 0,82) [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'A semaglutida reduziu em 24% os eventos renais maiores no DM2 com DRC, com taxa de 5,8 contra 7,5 por 100 pacientes-ano em 3.533 participantes [1].',
    ],
    [
      [
        'unit',
        'Com semaglutida ocorreram 5,8 eventos renais maiores por 1.000 pacientes-ano, contra 7,5 por 1.000 no controle [1].',
      ],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    ['Em obesos sem diabetes, semaglutida reduziu em 20% os eventos cardiovasculares maiores [1].'],
    [
      [
        'direction',
        'Na obesidade sem diabetes, a semaglutida elevou o risco de MACE em relação ao controle [1].',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'Após 40 semanas, todas as doses de tirzepatida baixaram a HbA1c mais do que semaglutida 1 mg [1].',
      'A queda de HbA1c com tirzepatida cresceu com a dose, de 2,01 pontos com 5 mg a 2,30 pontos com 15 mg, e superou a de 1,86 ponto vista com semaglutida [1].',
    ],
    [['direction', 'A tirzepatida reduziu a HbA1c menos do que a semaglutida 1 mg em 40 semanas [1].']],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'Rosuvastatina em pessoas com PCR elevada diminuiu os eventos vasculares de 1,36 para 0,77 por 100 pessoas-ano (HR 0,56) [1].',
    ],
    [['direction', 'Em indivíduos com PCR elevada, a rosuvastatina quase dobrou os eventos vasculares [1].']],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    ['Evolocumabe baixou o desfecho primário composto de 11,3% para 9,8% [1].'],
    [
      [
        'negation',
        'Evolocumabe não trouxe redução do desfecho primário composto em pacientes com doença cardiovascular [1].',
      ],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Na fibrilação atrial, dabigatrana 150 mg preveniu mais AVC ou embolia sistêmica que a varfarina, com 1,11 contra 1,69 evento por 100 pacientes ao ano, ou seja, 34% menos em termos relativos [1].',
    ],
    [
      [
        'direction',
        'Dabigatrana 150 mg foi inferior à varfarina, com maior taxa anual de AVC ou embolia sistêmica [1].',
      ],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'Apixabana foi superior à varfarina em eficácia (AVC ou embolia sistêmica, HR 0,79), causou menos sangramento maior (HR 0,69) e ainda reduziu a mortalidade (HR 0,89) [1].',
      'Além de reduzir em 21% AVC ou embolia sistêmica, a apixabana provocou 31% menos sangramentos maiores que a varfarina [1].',
    ],
    [
      [
        'direction',
        'Apixabana reduziu AVC ou embolia sistêmica, porém ao custo de mais sangramento maior do que a varfarina [1].',
      ],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Na síndrome coronariana aguda, ticagrelor venceu clopidogrel em 12 meses: 9,8% contra 11,7% de morte vascular, IAM ou AVC [1].',
    ],
    [
      [
        'direction',
        'Em 12 meses, morte vascular, infarto ou AVC foram menos comuns com clopidogrel do que com ticagrelor [1].',
      ],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'Na suspeita de IAM, tanto aspirina quanto estreptoquinase diminuíram a morte vascular em 5 semanas, e a associação das duas teve o maior efeito, com redução de 42% da chance [1].',
    ],
    [['negation', 'A aspirina isolada não reduziu a mortalidade vascular em 5 semanas no ISIS-2 [1].']],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'O tPA em até 3 horas melhorou o desfecho funcional em 3 meses (OR global 1,7), embora tenha elevado a hemorragia intracraniana sintomática de 0,6% para 6,4%; a mortalidade em 90 dias não diferiu de forma significativa [1].',
      'Apesar de mais hemorragia intracraniana sintomática (6,4% contra 0,6%), a trombólise aumentou a chance de evolução favorável e não alterou significativamente a mortalidade (17% vs. 21%; p = 0,30) [1].',
    ],
    [
      [
        'direction',
        'A trombólise com tPA reduziu a hemorragia intracraniana sintomática, de 6,4% para 0,6% [1].',
      ],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'O ácido tranexâmico não melhorou de modo significativo o estado funcional no dia 90 após hemorragia intracerebral (OR ajustada 0,88; p = 0,11) [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico melhorou significativamente o estado funcional em 90 dias na hemorragia intracerebral (TICH-2) [1].',
      ],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    ['No trauma com hemorragia, o tranexâmico diminuiu a mortalidade hospitalar (14,5% contra 16,0%) [1].'],
    [
      [
        'direction',
        'Pacientes com trauma que receberam ácido tranexâmico morreram mais no hospital (RR 0,91) [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'Na hemorragia pós-parto, o tranexâmico reduziu a morte por sangramento, sobretudo quando dado em até 3 horas (1,2% vs. 1,7%), mas o desfecho primário composto não foi atingido [1].',
    ],
    [['negation', 'No WOMAN, o desfecho primário composto foi atingido com o ácido tranexâmico [1].']],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'O sulfato de magnésio reduziu a eclâmpsia em 58%, enquanto a queda da mortalidade materna não foi estatisticamente significativa (RR 0,55; 0,26–1,14) [1].',
    ],
    [
      [
        'negation',
        'No Magpie, o sulfato de magnésio reduziu de forma estatisticamente significativa a mortalidade materna [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'Dexametasona diminuiu a mortalidade em 28 dias na covid-19 hospitalar, de 25,7% para 22,9%, com benefício maior nos ventilados (29,3% vs. 41,4%) [1].',
    ],
    [],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'Ivermectina precoce não reduziu significativamente internação ou observação prolongada na covid-19 (RR 0,90; 0,70–1,16) [1].',
    ],
    [],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    ['Ventilar com 6 mL/kg em vez de 12 mL/kg na SDRA diminuiu a mortalidade de 39,8% para 31,0% [1].'],
    [['direction', 'O volume corrente baixo, de 6 mL/kg, resultou em maior mortalidade que 12 mL/kg [1].']],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    [
      'A posição prona na SDRA grave cortou pela metade a mortalidade em 28 dias, de 32,8% para 16,0%, em ensaio com 466 pacientes [1].',
    ],
    [],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'Recrutamento alveolar com PEEP titulada foi prejudicial: em 1.010 pacientes com SDRA, a mortalidade em 28 dias subiu de 49,3% para 55,3% e o HR foi de 1,20 [1].',
    ],
    [
      [
        'direction',
        'Recrutamento alveolar com titulação da PEEP diminuiu a mortalidade em 28 dias na SDRA (HR 1,20) [1].',
      ],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'Em pacientes críticos, o controle glicêmico intensivo aumentou a mortalidade em 90 dias (27,5% contra 24,9%; OR 1,14) [1].',
    ],
    [['direction', 'O controle glicêmico estrito na UTI reduziu a mortalidade em 90 dias [1].']],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'Solução balanceada e soro fisiológico a 0,9% tiveram mortalidade em 90 dias semelhante em UTIs brasileiras (26,4% e 27,2%; HR ajustado 0,97) [1].',
    ],
    [],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'Benznidazol aumentou a conversão da PCR (66,2% contra 33,5%), mas não reduziu de forma significativa o desfecho clínico primário na cardiomiopatia chagásica [1].',
      'Na cardiomiopatia chagásica, o desfecho primário foi semelhante com benznidazol ou placebo (HR 0,93; 0,81–1,07), ainda que a PCR tenha se convertido no dobro dos pacientes tratados [1].',
    ],
    [],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    [
      'A vacina Butantan-dengue em dose única teve eficácia de 79,6% em 2 anos, maior nos soropositivos (89,2%) que nos soronegativos (73,6%) [1].',
    ],
    [
      [
        'direction',
        'A eficácia da vacina do Butantan foi maior em soronegativos do que em soropositivos [1].',
      ],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'A Surviving Sepsis Campaign 2021 sugere ao menos 30 mL/kg de cristaloide nas primeiras 3 horas, recomendação fraca, e PAM-alvo de 65 mmHg [1].',
    ],
    [['digit', 'A diretriz de sepse de 2021 recomenda PAM-alvo de 75 mmHg [1].']],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'Na dengue do grupo C, infundem-se 10 mL/kg na primeira hora e, no grupo D, 20 mL/kg em até 20 minutos, evitando-se salicilatos e AINEs [1].',
    ],
    [
      [
        'negation',
        'Salicilatos e AINEs podem ser usados na dengue, conforme o manual do Ministério da Saúde [1].',
      ],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'A GINA 2021 não recomenda tratamento apenas com SABA e dá preferência ao corticoide inalatório com formoterol como medicação de alívio [1].',
    ],
    [['negation', 'A GINA 2021 recomenda o tratamento da asma somente com SABA [1].']],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [],
    [['comparator', 'Pelo GOLD 2023, DPOC requer VEF1/CVF pós-broncodilatador maior que 0,7 [1].']],
  ],
  [
    '"Early versus delayed surgery for hip fracture in older adults: a randomised trial ‖ Among 2,146 patients aged 65 years or older, accelerated surgery within 6 hours did not reduce 90-day mortality (9.1% vs 9.6%; HR 0.94; 95% CI 0.73 to 1.22). Delirium was less frequent with accelerated surgery (8.7% vs 11.9%), and hospital stay was shorter by 1.1 days."',
    [
      'Operar a fratura de quadril em até 6 horas não diminuiu a mortalidade em 90 dias, mas reduziu delirium (8,7% vs. 11,9%) e encurtou a internação em 1,1 dia [1].',
    ],
    [
      [
        'direction',
        'A cirurgia acelerada da fratura de quadril associou-se a mais delirium do que a cirurgia no tempo habitual [1].',
      ],
    ],
  ],
  [
    '"Topical timolol for infantile haemangioma: multicentre placebo-controlled trial ‖ At week 24, complete or near-complete resolution was seen in 42% of infants given timolol and 36% of those given placebo (p=0.37). No bradycardia or hypotension was recorded in either group."',
    [
      'O timolol tópico não superou o placebo na resolução do hemangioma infantil em 24 semanas (42% vs. 36%; p = 0,37), e não houve bradicardia nem hipotensão [1].',
    ],
    [['negation', 'Foram registrados episódios de bradicardia em lactentes que usaram timolol tópico [1].']],
  ],
  [
    '"Low-dose colchicine after ischaemic stroke ‖ In 3,154 patients with non-cardioembolic stroke, colchicine 0.5 mg daily did not significantly lower the primary vascular composite (9.8% vs 11.7%; HR 0.84; 95% CI 0.68 to 1.05). Diarrhoea leading to discontinuation was more common with colchicine (3.1% vs 0.8%)."',
    [
      'Após AVC não cardioembólico, a colchicina 0,5 mg/dia não reduziu significativamente o composto vascular (HR 0,84; IC 95% 0,68–1,05) e levou a mais interrupções por diarreia [1].',
    ],
    [
      [
        'direction',
        'Menos pacientes interromperam o tratamento por diarreia no grupo colchicina do que no grupo controle [1].',
      ],
    ],
  ],
  [
    '"Package insert: Rivolezan tablets ‖ Rivolezan is contraindicated in patients with creatinine clearance below 30 mL/min. No dose adjustment is required in mild hepatic impairment. The tablets should be taken with food, because fasting reduces absorption by about 40%."',
    ['Rivolezan deve ser ingerido junto com alimentos, pois o jejum diminui a absorção em cerca de 40% [1].'],
    [
      [
        'comparator',
        'A bula de Rivolezan contraindica o uso quando a depuração de creatinina está acima de 30 mL/min [1].',
      ],
      ['negation', 'Na insuficiência hepática leve, a dose de Rivolezan precisa ser ajustada [1].'],
    ],
  ],
  [
    '"Vitamin D supplementation and falls in nursing-home residents ‖ Monthly high-dose vitamin D (100,000 IU) increased the rate of falls compared with standard dosing (incidence rate ratio 1.38; 95% CI 1.12 to 1.70), whereas acute respiratory infections fell by 40%."',
    [
      'Em residentes de instituições de longa permanência, 100.000 UI mensais de vitamina D aumentaram a incidência de quedas (razão de taxas 1,38), mas cortaram em 40% as infecções respiratórias agudas [1].',
    ],
    [
      [
        'direction',
        'Vitamina D mensal em dose alta protegeu contra quedas os idosos institucionalizados [1].',
      ],
    ],
  ],
  [
    '"Restrictive versus liberal transfusion in acute upper gastrointestinal bleeding ‖ Survival at 6 weeks was higher with the restrictive strategy (95% vs 91%; HR for death 0.55; 95% CI 0.33 to 0.92). Further bleeding occurred in 10% of the restrictive group and 16% of the liberal group."',
    [
      'A transfusão restritiva na hemorragia digestiva alta melhorou a sobrevida em 6 semanas (95% contra 91%) e veio com menos ressangramento (10% contra 16%) [1].',
    ],
    [
      [
        'direction',
        'A estratégia transfusional restritiva associou-se a sobrevida mais baixa em 6 semanas do que a liberal [1].',
      ],
    ],
  ],
  [
    '"Effect of dupilumab-like antibody LV-210 in chronic rhinosinusitis with nasal polyps ‖ At 24 weeks, LV-210 reduced the nasal polyp score by 1.9 points versus 0.2 with placebo, and 62% of treated patients regained some sense of smell. Conjunctivitis was reported in 6% of patients on LV-210 and in 1% on placebo."',
    [
      'O anticorpo LV-210 fez o escore de pólipos cair 1,9 ponto em 24 semanas, contra 0,2 com placebo, mas conjuntivite foi mais comum no grupo ativo (6% vs. 1%) [1].',
    ],
    [
      [
        'digit',
        'Com LV-210, o escore de pólipos nasais caiu 1,4 ponto em 24 semanas, contra 0,2 com placebo [1].',
      ],
    ],
  ],
  [
    '"Antibiotics versus appendectomy for uncomplicated appendicitis: five-year follow-up ‖ In the antibiotic group, 39.1% underwent appendectomy within 5 years. Overall complications were less common after antibiotics than after surgery (6.5% vs 24.4%; p<0.001)."',
    [
      'Tratar apendicite não complicada com antibiótico resultou em menos complicações que a cirurgia (6,5% vs. 24,4%), ainda que 39,1% acabassem operados em até 5 anos [1].',
    ],
    [
      [
        'direction',
        'A antibioticoterapia inicial gerou mais complicações do que a apendicectomia (p < 0,001) [1].',
      ],
    ],
  ],
  [
    '"Guideline on thyroid nodules, consensus statement ‖ We recommend against routine measurement of serum calcitonin in all patients with thyroid nodules. Fine-needle aspiration should be performed in high-suspicion nodules measuring 1 cm or more."',
    ['Recomenda-se não dosar calcitonina sérica de rotina em todo portador de nódulo tireoidiano [1].'],
    [
      [
        'negation',
        'O consenso recomenda dosar calcitonina rotineiramente em todos os pacientes com nódulo de tireoide [1].',
      ],
    ],
  ],
  [
    '"Melatonin for prevention of delirium in the ICU ‖ Melatonin 4 mg nightly did not alter the proportion of delirium-free assessments (79.2% vs 80.0%; p=0.55), and there was no difference in length of ICU stay."',
    [
      'Melatonina 4 mg à noite não mudou a proporção de avaliações sem delirium na UTI nem o tempo de permanência [1].',
    ],
    [['unit', 'A dose de melatonina estudada na UTI foi de 4 g por noite [1].']],
  ],
  [
    '"Intravenous iron in heart failure with iron deficiency ‖ Ferric carboxymaltose lowered total heart-failure hospitalisations (rate ratio 0.74; 95% CI 0.58 to 0.94), with no effect on cardiovascular death (HR 0.96; 95% CI 0.70 to 1.32)."',
    [
      'Na IC com deficiência de ferro, a carboximaltose férrica diminuiu em 26% o total de internações por IC, porém não mudou a mortalidade cardiovascular (HR 0,96) [1].',
    ],
    [
      [
        'negation',
        'A carboximaltose férrica não diminuiu as hospitalizações por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    '"Metformin in gestational diabetes: meta-analysis of 28 trials ‖ Compared with insulin, metformin was associated with lower maternal weight gain (mean difference −1.2 kg) and less neonatal hypoglycaemia (RR 0.63; 95% CI 0.45 to 0.87), but preterm birth was slightly more frequent (RR 1.31; 95% CI 1.02 to 1.69)."',
    [
      'Frente à insulina, a metformina na gestação levou a menos ganho de peso materno e menos hipoglicemia neonatal, à custa de um pouco mais de prematuridade (RR 1,31) [1].',
    ],
    [
      [
        'direction',
        'Com metformina, a hipoglicemia neonatal foi mais frequente do que com insulina (RR 0,63) [1].',
      ],
      [
        'direction',
        'O uso de metformina diminuiu a ocorrência de parto prematuro em comparação com insulina [1].',
      ],
    ],
  ],
  [
    '"Statin discontinuation in adults aged 75 years and older: nationwide cohort ‖ Discontinuing statins was associated with a 33% higher risk of admission for a cardiovascular event (adjusted HR 1.33; 95% CI 1.18 to 1.50) over a mean follow-up of 2.4 years."',
    [
      'Entre pessoas de 75 anos ou mais, parar a estatina associou-se a 33% mais internações por evento cardiovascular [1].',
    ],
    [
      [
        'direction',
        'Suspender a estatina após os 75 anos associou-se a menor risco de internação por causa cardiovascular [1].',
      ],
    ],
  ],
  [
    '"Lidocaine patches for rib fractures ‖ Pain scores at 24 hours did not differ between lidocaine and sham patches (4.8 vs 5.0; p=0.61). Opioid consumption was similar."',
    [
      'O adesivo de lidocaína nas fraturas de costela foi equivalente ao simulado quanto à dor em 24 horas e ao consumo de opioides [1].',
    ],
    [['direction', 'O adesivo de lidocaína reduziu o consumo de opioides nas fraturas de costela [1].']],
  ],
  [
    '"Nirsevimab-like antibody for RSV in preterm infants ‖ A single injection reduced medically attended RSV lower respiratory infection from 9.5% to 2.6% (efficacy 70.1%; 95% CI 52.3 to 81.2) through 150 days. Serious adverse events were no more frequent than with placebo (11.0% vs 16.9%)."',
    [
      'Uma única injeção do anticorpo reduziu de 9,5% para 2,6% as infecções respiratórias baixas por VSR, sem excesso de eventos adversos graves em relação ao placebo [1].',
    ],
    [
      [
        'direction',
        'O anticorpo contra VSR causou mais eventos adversos graves que o placebo em prematuros [1].',
      ],
    ],
  ],
  [
    '"Cognitive behavioural therapy versus zolpidem for chronic insomnia ‖ At 6 months, remission was achieved by 57% of patients assigned to cognitive behavioural therapy and 38% of those assigned to zolpidem (p=0.004)."',
    [
      'A terapia cognitivo-comportamental proporcionou mais remissão da insônia crônica do que zolpidem em 6 meses (57% contra 38%) [1].',
    ],
    [
      [
        'direction',
        'Aos 6 meses, o zolpidem obteve taxa de remissão superior à da terapia cognitivo-comportamental [1].',
      ],
    ],
  ],
  [
    '"Duration of antibiotic therapy for gram-negative bacteraemia ‖ In patients clinically stable by day 5, 7 days of antibiotics was noninferior to 14 days for 90-day mortality (14.5% vs 16.1%)."',
    [
      'Na bacteremia por gram-negativos com estabilidade clínica, 7 dias de antibiótico foram não inferiores a 14 dias quanto à mortalidade em 90 dias [1].',
    ],
    [
      [
        'negation',
        'O curso de 7 dias não foi não inferior ao de 14 dias para mortalidade em 90 dias na bacteremia por gram-negativos [1].',
      ],
    ],
  ],
  [
    '"Summary of product characteristics: Tolvadrine ‖ Tolvadrine may prolong the QT interval and must not be combined with class III antiarrhythmics. The maximum daily dose is 40 mg in adults and 20 mg in patients over 70 years."',
    [
      'Não se deve associar tolvadrina a antiarrítmicos da classe III, pois ela pode prolongar o intervalo QT [1].',
    ],
    [['digit', 'Em maiores de 70 anos, a dose diária máxima de tolvadrina é de 30 mg [1].']],
  ],
  [
    '"Denosumab discontinuation and vertebral fractures ‖ After denosumab was stopped, the vertebral fracture rate rose from 1.2 to 7.1 per 100 participant-years, similar to that after placebo discontinuation (8.5 per 100 participant-years)."',
    [
      'Com a suspensão do denosumabe, a taxa de fratura vertebral passou de 1,2 para 7,1 por 100 participantes-ano [1].',
    ],
    [['direction', 'A interrupção do denosumabe foi seguida de queda na taxa de fraturas vertebrais [1].']],
  ],
  [
    '"Oral versus intravenous antibiotics for bone and joint infection ‖ Treatment failure at 1 year occurred in 14.6% of the intravenous group and 13.2% of the oral group; oral therapy met the noninferiority margin. Catheter complications were more frequent in the intravenous group (9.4% vs 1.0%)."',
    [
      'Nas infecções osteoarticulares, a via oral foi não inferior à intravenosa quanto à falha em 1 ano (13,2% vs. 14,6%) e teve bem menos complicações de cateter [1].',
    ],
    [['direction', 'Complicações de cateter foram mais comuns no grupo que recebeu antibiótico oral [1].']],
  ],
  [
    '"Atropine 0.01% eye drops for childhood myopia ‖ Over 2 years, atropine 0.01% did not slow axial elongation compared with placebo (0.53 vs 0.55 mm; p=0.44). Photophobia was uncommon in both groups."',
    ['Colírio de atropina a 0,01% não retardou o alongamento axial em crianças míopes durante 2 anos [1].'],
    [['negation', 'A atropina a 0,01% retardou o crescimento axial do olho em relação ao placebo [1].']],
  ],
  [
    '"Perioperative dexamethasone and surgical-site infection ‖ In 8,725 patients having noncardiac surgery, 8 mg of dexamethasone was noninferior to placebo with regard to surgical-site infection within 30 days (8.1% vs 9.1%). Postoperative nausea and vomiting were reduced (42.2% vs 53.9%), and hyperglycaemia in patients without diabetes was slightly increased."',
    [
      'Dexametasona 8 mg não aumentou a infecção de sítio cirúrgico em 30 dias (8,1% vs. 9,1%), reduziu náuseas e vômitos e elevou discretamente a glicemia de quem não tinha diabetes [1].',
    ],
    [['direction', 'A dexametasona perioperatória piorou náuseas e vômitos no pós-operatório [1].']],
  ],
  [
    '"Aspirin for primary prevention in older adults ‖ In 19,114 healthy older adults, aspirin did not prolong disability-free survival (HR 1.01; 95% CI 0.92 to 1.11) and increased major haemorrhage (3.8% vs 2.8%; HR 1.38)."',
    [
      'Em idosos saudáveis, a aspirina não prolongou a sobrevida livre de incapacidade e ainda elevou as hemorragias maiores (3,8% contra 2,8%) [1].',
    ],
    [
      [
        'direction',
        'Hemorragias maiores foram menos frequentes com aspirina do que com placebo em idosos saudáveis [1].',
      ],
    ],
  ],
  [
    '"Canakinumab-like antibody in refractory gout flares ‖ At 72 hours, mean pain was 10.7 mm lower with the antibody than with triamcinolone (p<0.001), and the time to a new flare was longer (HR 0.38; 95% CI 0.26 to 0.56). Serious infections occurred in 1.8% and 0%, respectively."',
    [
      'O anticorpo aliviou mais a dor da crise de gota que a triancinolona em 72 horas e retardou nova crise (HR 0,38), mas todas as infecções graves ocorreram no braço do anticorpo (1,8% vs. 0%) [1].',
      'A dor média em 72 horas ficou 10,7 mm mais baixa com o anticorpo do que com triancinolona [1].',
    ],
    [['direction', 'A crise seguinte de gota veio mais cedo com o anticorpo do que com triancinolona [1].']],
  ],
  [
    '"Caesarean delivery and childhood asthma: population-based cohort ‖ Planned caesarean birth was associated with a higher risk of asthma by age 6 (adjusted HR 1.22; 95% CI 1.11 to 1.34). No association was found with atopic dermatitis (HR 1.03; 95% CI 0.97 to 1.09)."',
    [
      'Nascer por cesariana eletiva associou-se a 22% mais asma até os 6 anos, sem relação com dermatite atópica (HR 1,03; IC 95% 0,97–1,09) [1].',
      'Não se encontrou associação entre cesariana planejada e dermatite atópica [1].',
    ],
    [['negation', 'A cesariana planejada não se associou à asma na infância [1].']],
  ],
  [
    '"Thromboprophylaxis after knee arthroscopy ‖ Symptomatic venous thromboembolism occurred in 0.7% of the heparin group and 0.4% of the no-treatment group (RR 1.6; 95% CI 0.4 to 6.8). Major bleeding occurred in 0.1% of each group."',
    [
      'Após artroscopia de joelho, a heparina não reduziu o tromboembolismo sintomático (0,7% com heparina e 0,4% sem tratamento), e o sangramento maior foi igual, de 0,1% por grupo [1].',
    ],
    [
      [
        'digit',
        'O tromboembolismo venoso sintomático ocorreu em 0,7% do grupo heparina e em 1,4% do grupo sem tratamento [1].',
      ],
    ],
  ],
  [
    '"Sertraline in patients on haemodialysis with depression ‖ At 12 weeks, depressive symptoms were lower with sertraline than with cognitive therapy (effect estimate −1.84; 95% CI −3.54 to −0.13). Adverse events were more frequent with sertraline."',
    [
      'Em hemodiálise, a sertralina controlou melhor os sintomas depressivos que a terapia cognitiva em 12 semanas, mas causou mais eventos adversos [1].',
    ],
    [
      [
        'direction',
        'Eventos adversos foram menos frequentes com sertralina do que com terapia cognitiva em hemodialisados [1].',
      ],
    ],
  ],
  [
    '"Palliative care guideline: opioids and renal failure ‖ Morphine should be avoided when eGFR is below 30 mL/min/1.73 m2 because active metabolites accumulate. Fentanyl or methadone are preferred alternatives."',
    [
      'Com TFGe abaixo de 30 mL/min/1,73 m², convém evitar a morfina por acúmulo de metabólitos ativos e preferir fentanil ou metadona [1].',
    ],
    [
      [
        'negation',
        'Segundo a diretriz, não é preciso evitar morfina em pacientes com TFGe inferior a 30 mL/min/1,73 m² [1].',
      ],
    ],
  ],
  [
    '"Adjuvant pembrolizumab-like therapy (ZR-11) in resected renal-cell carcinoma ‖ Disease-free survival at 24 months was 77.3% with ZR-11 and 68.1% with placebo (HR for recurrence or death 0.68; 95% CI 0.53 to 0.87). Grade 3 or higher adverse events occurred in 32.4% and 17.7%."',
    [
      'ZR-11 adjuvante elevou a sobrevida livre de doença em 24 meses de 68,1% para 77,3%, com quase o dobro de eventos adversos de grau 3 ou mais (32,4% vs. 17,7%) [1].',
      'O risco de recidiva ou morte caiu 32% com ZR-11 no carcinoma renal ressecado [1].',
    ],
    [['direction', 'A sobrevida livre de doença em 24 meses foi pior com ZR-11 do que com placebo [1].']],
  ],
  [
    '"Zinc for acute diarrhoea in infants younger than 6 months ‖ Zinc did not shorten the duration of diarrhoea (mean difference 2 h; 95% CI −7 to 11) and increased vomiting (RR 1.54; 95% CI 1.05 to 2.24)."',
    [
      'Em menores de 6 meses, o zinco não abreviou a diarreia aguda e provocou mais vômitos (RR 1,54; IC 95% 1,05–2,24) [1].',
    ],
    [
      ['direction', 'O zinco diminuiu os vômitos em lactentes com menos de 6 meses e diarreia aguda [1].'],
      ['unit', 'A diferença média na duração da diarreia com zinco foi de 2 dias [1].'],
    ],
  ],
  [
    '"Smoking cessation: cytisine versus varenicline ‖ Six-month continuous abstinence was 11.7% with cytisine and 13.3% with varenicline, and noninferiority was not demonstrated. Cytisine caused fewer adverse events (997 vs 1,206 events; IRR 0.88)."',
    [
      'A não inferioridade da citisina frente à vareniclina não foi demonstrada (abstinência de 11,7% vs. 13,3%), mas a citisina causou menos eventos adversos [1].',
    ],
    [
      [
        'negation',
        'A citisina demonstrou não inferioridade à vareniclina na abstinência contínua de seis meses [1].',
      ],
    ],
  ],
  [
    '"Sedation for paediatric MRI: intranasal dexmedetomidine ‖ Adequate sedation was achieved in 86% of children given 3 mcg/kg and 68% given 2 mcg/kg (p=0.01). Bradycardia requiring treatment did not occur."',
    [
      'A dose de 3 mcg/kg de dexmedetomidina intranasal sedou adequadamente mais crianças que a de 2 mcg/kg (86% contra 68%) [1].',
    ],
    [
      [
        'unit',
        'A dexmedetomidina intranasal na dose de 3 mg/kg proporcionou sedação adequada em 86% das crianças [1].',
      ],
    ],
  ],
  [
    '"Physical therapy versus glucocorticoid injection for knee osteoarthritis ‖ At 1 year, mean WOMAC was 55.8 in the injection group and 37.0 in the physical-therapy group (lower scores indicate less pain and disability; difference 18.8 points; p<0.001)."',
    [
      'Após um ano, a fisioterapia levou a menos dor e incapacidade que a infiltração de corticoide na osteoartrite de joelho, com diferença de 18,8 pontos no WOMAC [1].',
    ],
    [
      [
        'direction',
        'Com 1 ano de seguimento, a infiltração de glicocorticoide foi superior à fisioterapia na gonartrose [1].',
      ],
    ],
  ],
  [
    '"Prenatal corticosteroids in late preterm birth ‖ Betamethasone between 34 and 36 weeks reduced neonatal respiratory morbidity (11.6% vs 14.4%; RR 0.80; 95% CI 0.66 to 0.97) but increased neonatal hypoglycaemia (24.0% vs 15.0%; RR 1.60)."',
    [
      'Betametasona entre 34 e 36 semanas reduziu a morbidade respiratória neonatal em 20%, porém aumentou a hipoglicemia do recém-nascido de 15,0% para 24,0% [1].',
      'Menos recém-nascidos tiveram morbidade respiratória quando a mãe recebeu betametasona (11,6% contra 14,4%) [1].',
    ],
    [['direction', 'A betametasona no pré-termo tardio diminuiu a hipoglicemia neonatal [1].']],
  ],
  [
    '"Screening colonoscopy and colorectal cancer: pragmatic trial ‖ In intention-to-screen analysis, the 10-year risk of colorectal cancer was 0.98% in the invited group and 1.20% in the usual-care group (RR 0.82; 95% CI 0.70 to 0.93). The risk of death from colorectal cancer was 0.28% and 0.31% (RR 0.90; 95% CI 0.64 to 1.16)."',
    [
      'O convite à colonoscopia diminuiu a incidência de câncer colorretal em 10 anos (0,98% vs. 1,20%), sem redução significativa da morte pelo câncer (RR 0,90; IC 95% 0,64–1,16) [1].',
    ],
    [
      [
        'digit',
        'O risco de câncer colorretal em 10 anos foi de 0,89% no grupo convidado e 1,20% no grupo de cuidado usual [1].',
      ],
    ],
  ],
  [
    '"Hydrocortisone in severe community-acquired pneumonia ‖ Death by day 28 occurred in 6.2% of the hydrocortisone group and 11.9% of the placebo group (p=0.006). Hospital-acquired infection rates were similar (9.8% vs 11.1%), but insulin requirements were higher with hydrocortisone."',
    [
      'A hidrocortisona baixou a mortalidade em 28 dias da pneumonia grave de 11,9% para 6,2%, não elevou as infecções hospitalares e aumentou a necessidade de insulina [1].',
      'As taxas de infecção hospitalar foram parecidas com hidrocortisona e placebo (9,8% e 11,1%) [1].',
    ],
    [
      [
        'direction',
        'Pacientes com pneumonia grave tratados com hidrocortisona morreram mais até o dia 28 [1].',
      ],
    ],
  ],
  [
    '"Tight control of gout: treat-to-target urate in primary care ‖ A nurse-led treat-to-target approach increased the proportion with serum urate below 6 mg/dL at 2 years (95% vs 30%; RR 3.18). Flares fell in the second year."',
    [
      'A estratégia conduzida por enfermagem levou 95% dos pacientes com gota a urato sérico abaixo de 6 mg/dL em 2 anos, contra 30% no cuidado habitual [1].',
    ],
    [
      [
        'comparator',
        'A abordagem conduzida por enfermeiros fez com que 95% dos pacientes tivessem urato sérico acima de 6 mg/dL em 2 anos [1].',
      ],
    ],
  ],
  [
    '"Isotretinoin and depression: systematic review ‖ Isotretinoin use was not associated with an increased risk of depression (RR 0.99; 95% CI 0.76 to 1.28) in 24 studies, and depression scores improved after treatment."',
    [
      'Em 24 estudos, a isotretinoína não se associou a maior risco de depressão (RR 0,99), e os escores depressivos melhoraram após o tratamento [1].',
      'Não houve aumento do risco de depressão com isotretinoína na revisão sistemática [1].',
    ],
    [['direction', 'Após o tratamento com isotretinoína, os escores de depressão pioraram [1].']],
  ],
  [
    '"Tonsillectomy versus watchful waiting in adults with recurrent tonsillitis ‖ Over 24 months, patients in the tonsillectomy group had fewer days of sore throat than those managed conservatively (median 23 vs 30 days; IRR 0.53; p<0.001). Bleeding was the most common adverse event after surgery (19%)."',
    [
      'Adultos com amigdalite recorrente tiveram menos dias de dor de garganta após amigdalectomia (mediana de 23 contra 30), e o sangramento foi a complicação mais comum, em 19% dos operados [1].',
    ],
    [
      [
        'direction',
        'Pacientes submetidos à amigdalectomia passaram mais dias com dor de garganta do que os tratados de forma conservadora [1].',
      ],
    ],
  ],
  [
    '"Mirabegron-like agent UX-3 for overactive bladder ‖ UX-3 reduced micturitions by 1.8 per 24 h versus 1.2 with placebo (p<0.001). Dry mouth occurred at a rate similar to placebo, and blood pressure did not change."',
    [
      'UX-3 reduziu as micções diárias mais do que placebo (1,8 contra 1,2), com boca seca em frequência similar [1].',
    ],
    [['negation', 'Durante o uso de UX-3 houve mudança da pressão arterial [1].']],
  ],
  [
    '"Early goal-directed mobilisation in mechanically ventilated adults ‖ Median days alive and out of hospital at day 180 did not differ (143 vs 145; p=0.62). Adverse events attributed to mobilisation were more frequent with early mobilisation (9.2% vs 4.1%; p=0.005)."',
    [
      'A mobilização precoce em ventilados não mudou os dias vivos fora do hospital até o dia 180 (143 vs. 145) e teve mais eventos adversos (9,2% vs. 4,1%) [1].',
      'Até o dia 180, a mobilização precoce e o cuidado habitual tiveram medianas semelhantes de dias vivo e fora do hospital [1].',
    ],
    [['direction', 'A mobilização precoce reduziu os eventos adversos atribuídos à mobilização [1].']],
  ],
  [
    '"Bempedoic-type agent in statin-intolerant patients ‖ Over 40 months, the four-component MACE was lower with the study drug (11.7% vs 13.3%; HR 0.87; 95% CI 0.79 to 0.96). There was no effect on death from any cause (HR 1.03; 95% CI 0.90 to 1.18). Gout (3.1% vs 2.1%) and cholelithiasis (2.2% vs 1.2%) were slightly more common."',
    [
      'Em intolerantes a estatina, o fármaco reduziu o MACE de quatro componentes em 13%, não alterou a mortalidade total e aumentou um pouco gota e colelitíase [1].',
      'Gota foi um pouco mais comum no grupo ativo (3,1% versus 2,1%) [1].',
    ],
    [
      [
        'direction',
        'O fármaco diminuiu a incidência de colelitíase em pacientes intolerantes a estatinas [1].',
      ],
    ],
  ],
  [
    '"Hepatitis C: eight versus twelve weeks of therapy ‖ Sustained virologic response was 99.1% after 8 weeks and 99.7% after 12 weeks. No patient discontinued treatment because of adverse events."',
    [
      'A resposta virológica sustentada superou 99% tanto com 8 quanto com 12 semanas, e ninguém abandonou o tratamento por eventos adversos [1].',
    ],
    [['negation', 'Houve pacientes que descontinuaram o tratamento da hepatite C por eventos adversos [1].']],
  ],
  [
    '"Labour induction at 39 weeks in low-risk nulliparous women ‖ Induction did not significantly lower the composite of adverse perinatal outcomes (4.3% vs 5.4%; RR 0.80; 95% CI 0.64 to 1.00), but it did result in fewer caesarean deliveries (18.6% vs 22.2%; RR 0.84)."',
    [
      'A indução com 39 semanas não diminuiu significativamente o desfecho perinatal composto, mas resultou em menos cesarianas (18,6% contra 22,2%) [1].',
      'A taxa de cesariana foi 16% menor, em termos relativos, entre as nulíparas induzidas [1].',
    ],
    [['direction', 'Induzir o parto com 39 semanas fez crescer a proporção de cesarianas (RR 0,84) [1].']],
  ],
  [
    '"Rituximab-like RTX-9 for pemphigus vulgaris ‖ Complete remission off steroids at month 24 was reached by 89% of patients on RTX-9 plus short-term prednisone and 34% of those on prednisone alone (p<0.0001). Severe adverse events were fewer with RTX-9 (27 vs 53 events)."',
    [
      'RTX-9 com prednisona curta alcançou remissão completa sem corticoide em 89% aos 24 meses, ante 34% com prednisona isolada, e com menos eventos adversos graves (27 contra 53) [1].',
      'O braço com prednisona isolada acumulou mais eventos adversos graves que o de RTX-9 [1].',
    ],
    [
      [
        'digit',
        'Remissão completa sem corticoide no mês 24 ocorreu em 89% com RTX-9 e em 43% com prednisona isolada [1].',
      ],
    ],
  ],
  [
    '"Proton-pump inhibitors and community-acquired pneumonia: self-controlled case series ‖ The incidence of pneumonia was higher during the 30 days before prescription than after, and no causal increase in risk was attributable to proton-pump inhibitors."',
    [
      'A série de casos não atribuiu aos inibidores da bomba de prótons aumento causal do risco de pneumonia [1].',
    ],
    [
      [
        'negation',
        'O estudo atribuiu aos inibidores da bomba de prótons um aumento causal do risco de pneumonia [1].',
      ],
    ],
  ],
  [
    '"Epilepsy guideline: valproate in women of childbearing age ‖ Valproate should not be used in women of childbearing potential unless other treatments are ineffective or not tolerated and effective contraception is in place. Exposure in utero raises the risk of neurodevelopmental disorders to 30–40%."',
    [
      'Valproato só deve ser usado em mulheres com potencial de engravidar se outros tratamentos falharem ou não forem tolerados e houver contracepção eficaz [1].',
      'A exposição intrauterina ao valproato eleva a 30–40% o risco de transtornos do neurodesenvolvimento, e o fármaco não deve ser usado em mulheres com potencial de engravidar, salvo falha ou intolerância a outras opções e com contracepção eficaz [1].',
    ],
    [
      [
        'direction',
        'A exposição ao valproato no útero reduz o risco de transtornos do neurodesenvolvimento [1].',
      ],
    ],
  ],
  [
    '"Ketamine versus electroconvulsive therapy for treatment-resistant depression ‖ Response was seen in 55.4% of the ketamine group and 41.2% of the ECT group, and ketamine was noninferior. ECT was associated with a decrease in memory recall after 3 weeks of treatment."',
    [
      'Cetamina foi não inferior à ECT na depressão resistente (resposta de 55,4% e 41,2%), e a ECT associou-se a queda da memória após 3 semanas [1].',
      'Responderam ao tratamento 55,4% dos pacientes com cetamina e 41,2% daqueles com ECT [1].',
    ],
    [['direction', 'A ECT associou-se a melhora da evocação da memória depois de 3 semanas [1].']],
  ],
  [
    '"Pelvic floor muscle training for urinary incontinence: Cochrane-style review ‖ Women with stress incontinence who did training were eight times more likely to report cure than controls (56% vs 6%; RR 8.38; 95% CI 3.68 to 19.07). Adverse events were rare."',
    [
      'O treino do assoalho pélvico elevou a cura relatada da incontinência de esforço de 6% para 56% [1].',
      'Na revisão, eventos adversos do treinamento do assoalho pélvico foram raros [1].',
    ],
    [
      [
        'unit',
        'A cura da incontinência de esforço foi relatada por 56 por mil mulheres que fizeram o treino [1].',
      ],
    ],
  ],
  [
    '"Balloon angioplasty for chronic thromboembolic pulmonary hypertension ‖ At 26 weeks, pulmonary vascular resistance fell to 39.9% of baseline with angioplasty and 66.7% with riociguat (p<0.0001). Treatment-related serious adverse events occurred in 42% and 9%."',
    [
      'A angioplastia com balão reduziu mais a resistência vascular pulmonar que o riociguate em 26 semanas, mas com bem mais eventos graves ligados ao tratamento (42% vs. 9%) [1].',
      'Em 26 semanas, a resistência vascular pulmonar caiu para 39,9% do valor basal após angioplastia [1].',
    ],
    [
      [
        'direction',
        'Eventos adversos graves relacionados ao tratamento foram menos comuns com angioplastia do que com riociguate [1].',
      ],
    ],
  ],
  [
    '"Silver dressings versus standard dressings for venous leg ulcers ‖ Healing at 12 weeks was similar (59.6% vs 56.7%; difference 2.9 points; 95% CI −7.8 to 13.5), and costs were higher with silver."',
    [
      'Curativos de prata não melhoraram a cicatrização de úlceras venosas em 12 semanas (59,6% vs. 56,7%) e saíram mais caros [1].',
      'A cicatrização de úlceras venosas em 12 semanas não diferiu entre curativo de prata e curativo padrão [1].',
    ],
    [['direction', 'Os curativos com prata tiveram custo menor que os convencionais [1].']],
  ],
  [
    '"Package leaflet: Cefamirol for injection ‖ Reconstituted Cefamirol is stable for 24 hours at 2–8 °C. Ceftriaxone and Cefamirol must not be mixed with calcium-containing solutions. In children, the usual dose is 50 mg/kg/day in two divided doses."',
    [
      'Depois de reconstituído, o cefamirol se mantém estável por 24 horas entre 2 e 8 °C [1].',
      'Em crianças usa-se cefamirol 50 mg/kg/dia, divididos em duas tomadas [1].',
    ],
    [['negation', 'Cefamirol pode ser misturado a soluções que contêm cálcio [1].']],
  ],
  [
    '"High-flow nasal oxygen in bronchiolitis ‖ Treatment failure leading to escalation occurred in 12% of infants on high-flow oxygen and 23% of those on standard oxygen (p<0.001). Length of hospital stay was not different."',
    [
      'O alto fluxo reduziu a falha terapêutica na bronquiolite (12% contra 23%), sem encurtar a internação [1].',
      'A duração da internação foi semelhante com alto fluxo e com oxigênio convencional [1].',
    ],
    [
      [
        'direction',
        'Lactentes em cateter de alto fluxo falharam mais que os em oxigênio convencional (p < 0,001) [1].',
      ],
    ],
  ],
  [
    '"Hydroxychloroquine in hand osteoarthritis ‖ Hydroxychloroquine was no more effective than placebo for pain at 6 months (mean difference −0.16; 95% CI −0.73 to 0.40)."',
    ['Hidroxicloroquina não foi mais eficaz que placebo para dor na osteoartrite de mãos em 6 meses [1].'],
    [
      [
        'negation',
        'Hidroxicloroquina foi mais eficaz que placebo para a dor da osteoartrite de mãos aos 6 meses [1].',
      ],
    ],
  ],
  [
    '"Laparoscopic versus open radical hysterectomy for early cervical cancer ‖ Disease-free survival at 4.5 years was 86.0% with minimally invasive surgery and 96.5% with open surgery. Minimally invasive surgery was associated with lower overall survival (3-year rate 93.8% vs 99.0%; HR for death 6.00; 95% CI 1.77 to 20.30)."',
    [
      'A histerectomia radical minimamente invasiva teve pior sobrevida livre de doença em 4,5 anos (86,0% contra 96,5%) e maior risco de morte (HR 6,00) que a via aberta [1].',
      'A sobrevida global em 3 anos foi superior na cirurgia aberta (99,0% vs. 93,8%) [1].',
    ],
    [
      [
        'direction',
        'A via minimamente invasiva proporcionou maior sobrevida global do que a cirurgia aberta no câncer de colo inicial [1].',
      ],
    ],
  ],
  [
    '"Sacubitril-type therapy after myocardial infarction ‖ Cardiovascular death or incident heart failure did not differ significantly between groups (11.9% vs 13.2%; HR 0.90; 95% CI 0.78 to 1.04). Hypotension was more common with active treatment (28.3% vs 21.9%), whereas cough was less common (9.0% vs 13.1%)."',
    [
      'Após o infarto, o tratamento não reduziu significativamente morte cardiovascular ou IC nova, provocou mais hipotensão (28,3%) e menos tosse (9,0%) que o comparador [1].',
      'Hipotensão foi mais comum com o tratamento ativo, tosse foi menos comum e o desfecho principal não diferiu (HR 0,90; IC 95% 0,78–1,04) [1].',
    ],
    [['direction', 'A tosse foi mais frequente com o tratamento ativo do que com o comparador [1].']],
  ],
  [
    '"Iodine supplementation in mildly deficient pregnant women ‖ Supplementation had no effect on child verbal IQ at age 5 (89.5 vs 90.2; p=0.77). Maternal urinary iodine rose from 131 to 249 mcg/L."',
    [
      'Suplementar iodo em gestantes com deficiência leve elevou a iodúria materna de 131 para 249 mcg/L, mas não teve efeito no QI verbal da criança aos 5 anos [1].',
      'O QI verbal aos 5 anos foi semelhante entre filhos de mães suplementadas e não suplementadas [1].',
    ],
    [['direction', 'A suplementação fez cair a iodúria materna [1].']],
  ],
  [
    '"Guideline on asymptomatic bacteriuria ‖ We recommend screening for and treating asymptomatic bacteriuria in pregnant women. We recommend against screening in older adults living in the community and in patients with diabetes."',
    [
      'A diretriz recomenda rastrear e tratar bacteriúria assintomática na gestante, mas não rastrear idosos da comunidade nem diabéticos [1].',
      'Em gestantes, bacteriúria assintomática deve ser pesquisada e tratada [1].',
    ],
    [['negation', 'A diretriz recomenda rastrear bacteriúria assintomática em pacientes com diabetes [1].']],
  ],
  [
    '"Convalescent pertussis contacts: azithromycin prophylaxis ‖ Prophylaxis started within 21 days of cough onset in the index case was effective; the infant dose is 10 mg/kg once daily for 5 days. Vomiting occurred in 4%."',
    [
      'No lactente contactante, a azitromicina é dada a 10 mg/kg uma vez ao dia por 5 dias [1].',
      'Vômitos ocorreram em 4% dos contactantes que receberam profilaxia [1].',
    ],
    [
      [
        'comparator',
        'A profilaxia com azitromicina foi eficaz quando iniciada mais de 21 dias depois do início da tosse do caso-índice [1].',
      ],
    ],
  ],
  [
    '"Radial versus femoral access in acute coronary syndromes ‖ Radial access reduced net adverse clinical events (9.8% vs 11.7%; RR 0.83; 95% CI 0.73 to 0.96), driven by major bleeding (1.6% vs 2.3%) and all-cause mortality (1.6% vs 2.2%)."',
    [
      'O acesso radial reduziu eventos clínicos adversos líquidos (RR 0,83), com menos sangramento maior (1,6% contra 2,3%) e menor mortalidade total (1,6% contra 2,2%) [1].',
      'Menos eventos clínicos adversos líquidos ocorreram por via radial (9,8%) do que por via femoral (11,7%) [1].',
    ],
    [['direction', 'O acesso radial associou-se a mais sangramento maior que o femoral [1].']],
  ],
  [
    '"Testosterone in older men with low libido ‖ Testosterone gel moderately increased sexual function scores but had no benefit with respect to vitality or walking distance. Haemoglobin rose by 1.0 g/dL or more in 54% of men with anaemia."',
    [
      'O gel de testosterona melhorou de forma moderada a função sexual [1].',
      'A testosterona não trouxe benefício para vitalidade nem para distância de caminhada [1].',
    ],
    [['unit', 'Em 54% dos homens anêmicos, a hemoglobina subiu pelo menos 1,0 g/L com testosterona [1].']],
  ],
  [
    '"Nebulised hypertonic saline in cystic fibrosis preschoolers ‖ Compared with isotonic saline, 7% hypertonic saline improved the lung clearance index by 0.63 units (95% CI 0.12 to 1.15; p=0.016) at 48 weeks. Pulmonary exacerbations were not reduced."',
    [
      'A salina hipertônica a 7% melhorou o índice de depuração pulmonar em 0,63 unidade em 48 semanas [1].',
      'Em pré-escolares com fibrose cística, salina hipertônica não reduziu as exacerbações pulmonares [1].',
    ],
    [],
  ],
  [
    '"Omalizumab-type therapy for multiple food allergy ‖ After 16 weeks, 67% of treated participants tolerated 600 mg of peanut protein versus 7% with placebo (p<0.001). Safety outcomes did not differ between groups, aside from more injection-site reactions with active treatment."',
    [
      'Após 16 semanas, 67% dos tratados toleraram 600 mg de proteína de amendoim, contra 7% com placebo, sem diferença de segurança além de mais reações no local da injeção [1].',
      'O tratamento aumentou muito a tolerância ao amendoim em 16 semanas em comparação com placebo (67% contra 7%) [1].',
    ],
    [],
  ],
  [
    '"Hypothermia after in-hospital cardiac arrest ‖ All-cause mortality at 180 days was 72.5% with hypothermic temperature control and 71.2% with normothermia (RR 1.03; 95% CI 0.79 to 1.40). The trial was stopped early for futility."',
    [
      'A hipotermia após parada intra-hospitalar não reduziu a mortalidade em 180 dias (72,5% vs. 71,2%; RR 1,03), e o estudo foi interrompido precocemente por futilidade [1].',
      'Após parada cardíaca intra-hospitalar, hipotermia e normotermia resultaram em mortalidade semelhante aos 180 dias [1].',
    ],
    [],
  ],
  [
    '"Topical ruxolitinib-like cream for vitiligo ‖ At week 24, 29.8% of patients on the cream and 7.4% on vehicle had at least 75% improvement in facial scores (relative risk 4.0; 95% CI 1.9 to 8.4). Application-site acne occurred in 6.3% of treated patients."',
    [
      'O creme fez 29,8% dos pacientes com vitiligo melhorarem pelo menos 75% na face em 24 semanas, contra 7,4% com veículo, e causou acne no local de aplicação em 6,3% [1].',
      'Melhora facial de 75% ou mais foi quatro vezes mais provável com o creme do que com o veículo [1].',
    ],
    [],
  ],
  [
    '"Antenatal aspirin in women at high risk of preterm pre-eclampsia ‖ Preterm pre-eclampsia occurred in 1.6% of the aspirin group and 4.3% of the placebo group (OR 0.38; 95% CI 0.20 to 0.74). There were no significant differences in neonatal adverse outcomes."',
    [
      'A aspirina reduziu a pré-eclâmpsia pré-termo de 4,3% para 1,6% em gestantes de alto risco, sem diferença significativa nos desfechos neonatais adversos [1].',
      'Gestantes de alto risco que usaram aspirina tiveram menos pré-eclâmpsia pré-termo (OR 0,38; IC 95% 0,20–0,74) [1].',
      'Os desfechos neonatais adversos não diferiram significativamente entre aspirina e placebo [1].',
    ],
    [],
  ],
];

export const severalStatements: HandCase[] = casesOf(groups);
