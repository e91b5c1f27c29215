import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Abstracts of many specialties; a third of the cases is over the corpus. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'Em comparação com a meta padrão, mirar uma PAS abaixo de 120 mmHg diminuiu tanto os eventos do desfecho primário (1,65% contra 2,19% ao ano) quanto as mortes por todas as causas (HR 0,73) [1].',
    ],
    [
      [
        'direction',
        'Os pacientes alocados para meta de PAS < 120 mmHg tiveram mais eventos do desfecho composto primário do que os alocados para meta < 140 mmHg [1].',
      ],
      [
        'bounds',
        'No SPRINT, a mortalidade por todas as causas caiu com o controle intensivo (HR 0,73; IC 95% 0,64–0,89) [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Nem a anlodipina nem o lisinopril superaram a clortalidona na prevenção de DAC fatal ou IAM não fatal (taxas em 6 anos de 11,3%, 11,4% e 11,5%, respectivamente) [1].',
    ],
    [
      [
        'negation',
        'Houve diferença entre clortalidona, anlodipina e lisinopril quanto à ocorrência de doença coronariana fatal ou infarto não fatal [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'Morte cardiovascular ou internação por IC ocorreu em 26,5% dos que receberam enalapril, ao passo que no grupo do inibidor da neprilisina a taxa foi de 21,8% [1].',
    ],
    [
      [
        'direction',
        'Na insuficiência cardíaca, o enalapril mostrou-se superior à inibição da angiotensina-neprilisina na redução de morte cardiovascular ou hospitalização por IC [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'Com a dapagliflozina, 16,3% dos pacientes com ICFER tiveram piora da IC ou morte cardiovascular, frente a 21,2% no grupo comparador, o que equivale a uma redução relativa de risco de 26% [1].',
    ],
    [
      [
        'decimal',
        'A dapagliflozina reduziu a piora da IC ou a morte cardiovascular na ICFER (16,3% vs. 2,12%) [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Na ICFEP, a empagliflozina reduziu em 21% o risco de morte cardiovascular ou hospitalização por IC (HR 0,79; IC 95% 0,69–0,90) [1].',
    ],
    [
      [
        'direction',
        'Entre pacientes com fração de ejeção preservada, o uso de empagliflozina elevou a incidência de morte cardiovascular ou internação por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    [
      'A mortalidade na IC grave foi de 46% sem espironolactona e de 35% com o fármaco, num total de 1.663 participantes [1].',
    ],
    [
      [
        'digit',
        'A espironolactona diminuiu a mortalidade em pacientes com IC grave, com RR de 0,76 (IC 95% 0,60–0,82) [1].',
      ],
      [
        'direction',
        'Houve mais óbitos entre os pacientes que usaram espironolactona do que entre os do grupo de comparação [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'Em diabéticos tipo 2, a empagliflozina reduziu o MACE de três componentes (HR 0,86) e, de forma mais marcante, a morte cardiovascular (3,7% vs. 5,9%) [1].',
    ],
    [
      [
        'direction',
        'Morte de causa cardiovascular foi mais frequente com empagliflozina do que com o comparador no EMPA-REG OUTCOME [1].',
      ],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'A liraglutida mostrou benefício cardiovascular no DM2: MACE em 13,0% contra 14,9%, com queda de 22% na morte cardiovascular [1].',
    ],
    [
      [
        'bounds',
        'No DM2, a liraglutida reduziu o MACE, com HR de 0,87 e intervalo de confiança de 0,87 a 0,97 [1].',
      ],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'Pelo UKPDS 33, o tratamento intensivo levou a HbA1c menor (7,0% vs. 7,9%) e a 25% menos risco de complicações microvasculares, mas o efeito sobre o infarto não alcançou significância estatística (p = 0,052) [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico intensivo com sulfonilureia ou insulina piorou os desfechos microvasculares em relação ao tratamento convencional [1].',
      ],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'Em pacientes com DM2 e nefropatia, a canagliflozina protegeu contra o composto de DRET, duplicação da creatinina e morte renal ou cardiovascular, com HR de 0,70 [1].',
    ],
    [
      [
        'direction',
        'A canagliflozina aumentou o risco do composto renal (doença renal terminal, duplicação da creatinina, morte renal ou cardiovascular) na nefropatia diabética [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'Entre os 4.304 participantes com DRC, o desfecho composto renal ou de morte cardiovascular foi registrado em 9,2% com dapagliflozina e em 14,5% no outro braço [1].',
    ],
    [
      [
        'comparator',
        'No DAPA-CKD, o componente funcional do desfecho foi definido como queda de TFGe inferior a 50% [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'A progressão da doença renal ou a morte cardiovascular tornou-se menos frequente com empagliflozina (13,1% vs. 16,9%; HR 0,72) [1].',
    ],
    [
      [
        'negation',
        'A empagliflozina não reduziu o risco de progressão da doença renal ou morte cardiovascular em pacientes com DRC [1].',
      ],
    ],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    [
      'A finerenona diminuiu em 18% o risco de falência renal, queda da TFGe ≥ 40% ou morte renal em pessoas com DRC e DM2 [1].',
    ],
    [
      [
        'digit',
        'No FIDELIO-DKD, o desfecho renal primário ocorreu em 17,8% com finerenona e em 27,1% no grupo controle [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'Eventos renais maiores foram menos comuns entre os que usaram semaglutida: 5,8 por 100 pacientes-ano, contra 7,5 no comparador [1].',
    ],
    [
      [
        'unit',
        'Com semaglutida, a taxa de eventos renais maiores foi de 5,8 por 1.000 pacientes-ano, versus 7,5 no comparador [1].',
      ],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Em indivíduos com obesidade e sem diabetes, a semaglutida cursou com menos eventos cardiovasculares maiores (6,5% ante 8,0%) [1].',
    ],
    [
      [
        'direction',
        'O uso de semaglutida na obesidade sem diabetes resultou em maior taxa de MACE que o comparador [1].',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'Todas as três doses de tirzepatida produziram queda de HbA1c mais acentuada que a semaglutida 1 mg, variando de 2,01 a 2,30 pontos percentuais [1].',
    ],
    [
      [
        'direction',
        'Em 40 semanas, a semaglutida 1 mg reduziu a HbA1c mais do que a tirzepatida em qualquer das doses [1].',
      ],
      [
        'unit',
        'O SURPASS-2 comparou tirzepatida 5, 10 e 15 mg com semaglutida 1 mg ao longo de 40 meses [1].',
      ],
    ],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'O número de eventos vasculares por 100 pessoas-ano foi de 0,77 sob rosuvastatina contra 1,36 no controle, uma redução relativa de 44% [1].',
    ],
    [
      [
        'decimal',
        'No JUPITER, a rosuvastatina reduziu os eventos vasculares de 13,6 para 0,77 por 100 pessoas-ano [1].',
      ],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    [
      'Acrescentar evolocumabe resultou em menos eventos do composto primário do que o controle (9,8% vs. 11,3%; HR 0,85) [1].',
    ],
    [
      [
        'direction',
        'Pacientes que receberam evolocumabe apresentaram incidência mais alta do desfecho primário do que os controles [1].',
      ],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Na FA, a dabigatrana 150 mg preveniu melhor o AVC ou a embolia sistêmica do que a varfarina (1,11% vs. 1,69% ao ano) [1].',
    ],
    [
      [
        'direction',
        'A varfarina foi mais eficaz que a dabigatrana 150 mg na prevenção de AVC e embolia sistêmica [1].',
      ],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'Frente à varfarina, a apixabana trouxe menos AVC ou embolia sistêmica, menos sangramento maior (HR 0,69) e menor mortalidade (HR 0,89) [1].',
    ],
    [
      [
        'direction',
        'Sangramentos maiores foram mais frequentes com apixabana do que com varfarina em portadores de fibrilação atrial [1].',
      ],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Na SCA, o desfecho de morte vascular, IAM ou AVC em 12 meses foi de 11,7% com clopidogrel e de 9,8% com ticagrelor [1].',
    ],
    [
      [
        'direction',
        'O resultado do PLATO favoreceu o clopidogrel, que teve menos mortes vasculares, infartos ou AVC do que o ticagrelor [1].',
      ],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'A associação de AAS e estreptoquinase baixou a mortalidade vascular em 5 semanas de 13,2% para 8,0%, efeito maior que o de cada droga isolada [1].',
    ],
    [
      [
        'digit',
        'A combinação de estreptoquinase e aspirina reduziu em 24% a chance de morte vascular em cinco semanas [1].',
      ],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'O alteplase em até 3 horas aumentou a hemorragia intracraniana sintomática (6,4% vs. 0,6%), sem diferença estatisticamente significativa na mortalidade em 90 dias (p = 0,30) [1].',
    ],
    [
      [
        'direction',
        'Hemorragia intracraniana sintomática foi menos comum com o ativador do plasminogênio tecidual do que no grupo controle [1].',
      ],
      ['unit', 'No NINDS, o trombolítico foi administrado dentro de 3 dias do início do AVC isquêmico [1].'],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'O ácido tranexâmico não melhorou de forma significativa o estado funcional aos 90 dias na hemorragia intracerebral (OR ajustada 0,88; IC 95% 0,76–1,03) [1].',
    ],
    [
      [
        'negation',
        'No TICH-2, o ácido tranexâmico melhorou significativamente o desfecho funcional (mRS) no dia 90 após hemorragia intracerebral [1].',
      ],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'No trauma com sangramento importante, morreram no hospital 14,5% dos que receberam ácido tranexâmico e 16,0% dos que receberam placebo [1].',
    ],
    [
      [
        'direction',
        'Em vítimas de trauma com hemorragia, o ácido tranexâmico associou-se a mais mortes hospitalares que o placebo [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'Quando dado nas primeiras 3 horas, o ácido tranexâmico reduziu a morte por sangramento pós-parto (1,2% vs. 1,7%), embora o desfecho primário composto não tenha sido atingido [1].',
    ],
    [['negation', 'O estudo WOMAN atingiu o seu desfecho primário composto [1].']],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'O sulfato de magnésio reduziu em 58% os casos de eclâmpsia, mas a queda na mortalidade materna não foi estatisticamente significativa [1].',
    ],
    [
      [
        'negation',
        'No Magpie, o sulfato de magnésio produziu redução estatisticamente significativa da mortalidade materna [1].',
      ],
      [
        'decimal',
        'Eclâmpsia ocorreu em 0,08% das mulheres que receberam sulfato de magnésio e em 1,9% das que receberam placebo [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'Nos pacientes sob ventilação mecânica, a dexametasona levou a mortalidade de 29,3%, comparada a 41,4% no grupo sem o fármaco [1].',
    ],
    [
      [
        'direction',
        'A dexametasona elevou a mortalidade em 28 dias dos pacientes internados por covid-19 [1].',
      ],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'A ivermectina precoce não diminuiu significativamente a hospitalização nem a observação prolongada por covid-19 (RR 0,90; IC 95% 0,70–1,16) [1].',
    ],
    [
      [
        'negation',
        'No estudo brasileiro, a ivermectina reduziu de forma significativa a hospitalização ou a observação prolongada [1].',
      ],
      [
        'bounds',
        'Internação ou observação estendida ocorreu em 14,7% vs. 16,3%, com RR 0,90 e IC de 0,70 a 0,96 [1].',
      ],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    ['Ventilar com 6 mL/kg, em vez de 12 mL/kg, poupou vidas na SDRA (óbito em 31,0% contra 39,8%) [1].'],
    [
      [
        'direction',
        'Na SDRA, volumes correntes de 12 mL/kg foram associados a menor mortalidade que volumes de 6 mL/kg [1].',
      ],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    ['A mortalidade em 28 dias caiu pela metade com a posição prona na SDRA grave (16,0% vs. 32,8%) [1].'],
    [['digit', 'No PROSEVA, a posição prona reduziu a mortalidade em 28 dias de 32,8% para 18,0% [1].']],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'Recrutamento alveolar com PEEP titulada foi prejudicial na SDRA, com mais mortes em 28 dias do que a PEEP baixa (55,3% vs. 49,3%) [1].',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar com titulação da PEEP reduziu a mortalidade em 28 dias na SDRA [1].',
      ],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'O controle glicêmico estrito na UTI causou dano: 27,5% de óbitos em 90 dias, contra 24,9% com o controle convencional [1].',
    ],
    [
      [
        'direction',
        'Em doentes críticos, o controle glicêmico intensivo diminuiu a mortalidade em 90 dias comparado ao convencional [1].',
      ],
    ],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'Nas UTIs brasileiras do BaSICS, a solução balanceada não diferiu de forma significativa do soro fisiológico 0,9% em mortalidade de 90 dias (26,4% e 27,2%) [1].',
    ],
    [
      [
        'digit',
        'O BaSICS envolveu 57 UTIs brasileiras e encontrou mortalidade em 90 dias de 26,4% com solução balanceada [1].',
      ],
    ],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    [
      'Iniciar antirretroviral cedo evitou quase todas as transmissões ligadas ao parceiro: 1 caso contra 27 [1].',
    ],
    [
      [
        'direction',
        'A terapia antirretroviral precoce aumentou o número de transmissões ligadas entre os casais, de 1 para 27 [1].',
      ],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    ['No HIV assintomático, o tratamento imediato reduziu o desfecho primário de 4,1% para 1,8% [1].'],
    [['bounds', 'O início precoce da TARV reduziu o desfecho primário (HR 0,43; IC 95% 0,30–0,82) [1].']],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'Apesar de elevar a conversão da PCR (66,2% vs. 33,5%), o benznidazol não alterou significativamente o desfecho clínico na cardiopatia chagásica [1].',
    ],
    [
      [
        'negation',
        'O benznidazol reduziu significativamente o desfecho primário na cardiomiopatia chagásica crônica [1].',
      ],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    ['A eficácia da vacina foi maior nos soropositivos (89,2%) do que nos soronegativos (73,6%) [1].'],
    [
      [
        'direction',
        'A vacina da dengue do Butantan protegeu mais os soronegativos do que os soropositivos [1].',
      ],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    [
      'A diretriz brasileira de 2020 define hipertensão como PA de consultório de pelo menos 140 e/ou 90 mmHg [1].',
    ],
    [
      [
        'comparator',
        'Segundo a diretriz de 2020, hipertensão corresponde a pressão de consultório < 140 e/ou 90 mmHg [1].',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    [
      'PAS de 120 a 139 mmHg e/ou PAD de 80 a 89 mmHg caracterizam pré-hipertensão, e a meta terapêutica é inferior a 130/80 mmHg [1].',
    ],
    [],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    [
      'FEVE entre 40% e 49% enquadra o paciente como fração de ejeção intermediária, e ≥ 50% como preservada [1].',
      'O ponto de corte do NT-proBNP para triagem de insuficiência cardíaca é de 125 pg/mL [1].',
    ],
    [['comparator', 'Considera-se fração de ejeção reduzida a FEVE > 40% [1].']],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'O diagnóstico de diabetes requer glicemia de jejum a partir de 126 mg/dL ou HbA1c a partir de 6,5%, com confirmação [1].',
    ],
    [['unit', 'Diabetes é diagnosticado com glicemia de jejum ≥ 126 mmol/L, confirmada [1].']],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    [
      'Para falar em DRC, a alteração estrutural ou funcional precisa persistir por ao menos 3 meses [1].',
      'A DRC deve ser classificada por causa, TFG (G1 a G5) e albuminúria (A1 a A3) [1].',
    ],
    [],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'Sugere-se, como recomendação fraca, administrar no mínimo 30 mL/kg de cristaloide nas primeiras 3 horas, e a PAM-alvo é de 65 mmHg [1].',
    ],
    [['digit', 'A campanha de sepse orienta alvo de PAM de 75 mmHg [1].']],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'No grupo D, a expansão é de 20 mL/kg em até 20 minutos; já no grupo C, de 10 mL/kg na primeira hora [1].',
      'Na suspeita de dengue, o manual do Ministério da Saúde contraindica AAS e anti-inflamatórios não esteroidais [1].',
    ],
    [
      [
        'negation',
        'Na dengue, salicilatos e AINEs podem ser usados, segundo o manual do Ministério da Saúde [1].',
      ],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'Não se recomenda tratar a asma só com SABA, e a opção de resgate preferida é corticoide inalatório com formoterol [1].',
    ],
    [['negation', 'A GINA 2021 recomenda o tratamento da asma com SABA isolado [1].']],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [
      'Na classificação da GOLD 2023, os grupos A, B e E tomaram o lugar dos antigos A a D, e a obstrução exige VEF1/CVF pós-broncodilatador abaixo de 0,7 [1].',
    ],
    [],
  ],
  [
    '"High-flow nasal cannula versus standard oxygen in infants with bronchiolitis ‖ A total of 1,204 infants younger than 12 months were randomized. Treatment failure with escalation of care occurred in 11.8% of the high-flow group and 22.6% of the standard-oxygen group (risk difference, -10.8 percentage points; 95% CI, -15.1 to -6.5). Length of hospital stay did not differ significantly between groups (median 3.1 vs 3.0 days; P=0.41). No pneumothorax was attributed to treatment."',
    [
      'Em lactentes com bronquiolite, a cânula nasal de alto fluxo diminuiu a falha terapêutica (11,8% vs. 22,6%), sem encurtar a internação [1].',
    ],
    [
      [
        'direction',
        'A falha de tratamento foi mais comum nos lactentes tratados com alto fluxo do que naqueles que receberam oxigênio convencional [1].',
      ],
    ],
  ],
  [
    '"Oral prednisolone for preschool children with viral wheeze ‖ We randomized 700 children aged 10 to 60 months presenting with viral wheeze. There was no significant difference in the duration of hospitalization between prednisolone and placebo (11.0 vs 13.9 hours; ratio of geometric means 0.90; 95% CI 0.77 to 1.05). Symptom scores and salbutamol use were similar between the groups. These findings do not support the routine use of prednisolone in this setting."',
    [
      'Em pré-escolares com sibilância viral, a prednisolona não abreviou significativamente o tempo de internação frente ao placebo (11,0 h vs. 13,9 h) [1].',
    ],
    [
      [
        'negation',
        'O estudo apoia o uso rotineiro de prednisolona em pré-escolares com sibilância induzida por vírus [1].',
      ],
      ['unit', 'O tempo de hospitalização foi de 11,0 dias com prednisolona e 13,9 dias com placebo [1].'],
    ],
  ],
  [
    '"Antenatal corticosteroids in late preterm gestation: a multicentre randomized trial ‖ Among 2,812 women at 34 to 36 weeks\' gestation, the primary outcome of neonatal respiratory support occurred in 11.5% of infants exposed to betamethasone and 14.6% of those exposed to placebo (relative risk 0.79; 95% CI 0.65-0.96). Neonatal hypoglycaemia was more common in the betamethasone group (24.2% vs 15.1%; P<0.001). Rates of chorioamnionitis were similar."',
    [
      'A betametasona no pré-termo tardio reduziu a necessidade de suporte respiratório neonatal, à custa de mais hipoglicemia (24,2% contra 15,1%) [1].',
    ],
    [
      [
        'direction',
        'Recém-nascidos expostos à betametasona tiveram menos hipoglicemia do que os expostos ao placebo [1].',
      ],
    ],
  ],
  [
    '"Induction of labour at 39 weeks in low-risk nulliparous women ‖ Cesarean delivery was performed in 18.4% of women assigned to induction and in 22.1% of those assigned to expectant management (RR 0.83; 95% CI 0.75-0.93). The composite of perinatal death or severe neonatal complications occurred in 4.2% and 5.1%, respectively (RR 0.82; 95% CI 0.66-1.02), a difference that was not statistically significant. Women in the induction group spent more time in the labour ward."',
    [
      'Entre nulíparas de baixo risco, induzir o parto com 39 semanas resultou em menos cesarianas (18,4% ante 22,1% na conduta expectante), mas não reduziu significativamente o desfecho perinatal composto [1].',
    ],
    [
      [
        'direction',
        'A indução com 39 semanas aumentou a taxa de cesárea em relação à conduta expectante [1].',
      ],
      ['bounds', 'A redução de cesáreas com a indução teve RR de 0,83 (IC 95% 0,66–1,02) [1].'],
    ],
  ],
  [
    '"Seven versus fourteen days of antibiotics for Gram-negative bacteraemia ‖ In this non-inferiority trial, 604 haemodynamically stable patients were assigned to 7 or 14 days of antibiotic therapy. The primary composite of death, relapse or complications at 90 days occurred in 45.8% of the 7-day group and 48.3% of the 14-day group (difference -2.6 points; 95% CI -10.5 to 5.3), meeting the non-inferiority margin of 10 points. Patients in the short-course arm returned to baseline activity sooner (2 vs 3 weeks; P=0.01)."',
    [
      'Sete dias de antibiótico não foram inferiores a catorze na bacteremia por Gram-negativos, e o retorno às atividades foi mais rápido (2 contra 3 semanas) [1].',
    ],
    [
      [
        'negation',
        'O esquema de 7 dias não atingiu a margem de não inferioridade em relação ao de 14 dias [1].',
      ],
    ],
  ],
  [
    '"Piperacillin-tazobactam versus meropenem for ceftriaxone-resistant bloodstream infection ‖ At 30 days, 23 of 187 patients (12.3%) assigned to piperacillin-tazobactam had died compared with 7 of 191 (3.7%) assigned to meropenem (risk difference 8.6%; one-sided 97.5% CI up to 14.5%). Non-inferiority was not demonstrated. These findings do not support the use of piperacillin-tazobactam as definitive therapy in this setting."',
    [
      'Nas bacteremias por enterobactérias resistentes à ceftriaxona, a mortalidade em 30 dias foi de 3,7% com meropeném e de 12,3% com piperacilina-tazobactam, que não demonstrou não inferioridade [1].',
    ],
    [
      [
        'direction',
        'Pacientes tratados com meropeném morreram mais em 30 dias do que aqueles que receberam piperacilina-tazobactam [1].',
      ],
    ],
  ],
  [
    '"Esketamine nasal spray for treatment-resistant depression: relapse prevention ‖ Among 176 patients who achieved stable remission, 26.7% in the esketamine plus antidepressant group and 45.3% in the antidepressant plus placebo group relapsed (hazard ratio 0.49; 95% CI 0.29-0.84; P=0.003). Dysgeusia, vertigo and dissociation were the most common adverse events, reported more often with esketamine."',
    [
      'Manter a esketamina após remissão estável retardou a recaída da depressão resistente (HR 0,49), ainda que com mais vertigem, disgeusia e dissociação [1].',
    ],
    [
      [
        'direction',
        'Recaídas foram mais numerosas no grupo que continuou esketamina (45,3%) do que no grupo placebo (26,7%) [1].',
      ],
    ],
  ],
  [
    '"Lithium and suicide risk in mood disorders: updated meta-analysis ‖ Across 12 randomized trials (n=2,578), lithium was associated with fewer suicides than placebo (odds ratio 0.30; 95% CI 0.12-0.77). No clear benefit was seen for deliberate self-harm (OR 0.75; 95% CI 0.43-1.31). Withdrawal due to adverse effects was more frequent with lithium."',
    [
      'O lítio associou-se a menos suicídios do que o placebo (OR 0,30), porém sem efeito claro sobre autoagressão deliberada [1].',
    ],
    [
      [
        'negation',
        'A metanálise demonstrou benefício claro do lítio na redução de autolesão deliberada [1].',
      ],
    ],
  ],
  [
    '"Olanzapine versus haloperidol for acute agitation in the emergency department ‖ Adequate sedation at 15 minutes was achieved in 61% of patients receiving intramuscular olanzapine 10 mg and 42% of those receiving haloperidol 5 mg (difference 19 points; 95% CI 9 to 29). Median time to sedation was 14 minutes with olanzapine and 20 minutes with haloperidol. Respiratory depression was uncommon and similar in both arms (4% vs 4%)."',
    [
      'A olanzapina IM sedou mais depressa que o haloperidol (mediana de 14 contra 20 minutos), com depressão respiratória semelhante nos dois braços [1].',
    ],
    [
      [
        'direction',
        'O haloperidol 5 mg proporcionou sedação adequada aos 15 minutos em proporção maior de pacientes que a olanzapina 10 mg [1].',
      ],
    ],
  ],
  [
    '"Adjuvant pembrolizumab in resected high-risk renal-cell carcinoma ‖ With a median follow-up of 24 months, disease-free survival at 24 months was 77.3% with pembrolizumab and 68.1% with placebo (hazard ratio for recurrence or death 0.68; 95% CI 0.53-0.87; P=0.002). Grade 3 or higher adverse events occurred in 32.4% and 17.7% of patients, respectively. No deaths were attributed to pembrolizumab."',
    [
      'O pembrolizumabe adjuvante prolongou a sobrevida livre de doença em 24 meses (77,3% vs. 68,1%), mas quase dobrou os eventos adversos de grau 3 ou maior [1].',
    ],
    [
      [
        'direction',
        'Eventos adversos de grau ≥ 3 ocorreram menos com pembrolizumabe do que com placebo [1].',
      ],
      [
        'digit',
        'Em 24 meses, estavam livres de doença 71,3% dos tratados com pembrolizumabe e 68,1% dos que receberam placebo [1].',
      ],
    ],
  ],
  [
    '"Omission of axillary dissection in breast cancer with sentinel-node micrometastases ‖ Five-year disease-free survival was 87.8% in the group without axillary dissection and 84.4% in the group with axillary dissection (HR 0.78; 95% CI 0.55-1.11; non-inferiority P=0.004). Lymphoedema was reported in 3% and 13% of patients, respectively. Axillary dissection can be avoided in these patients."',
    [
      'Omitir o esvaziamento axilar foi não inferior em sobrevida livre de doença e poupou as pacientes de linfedema (3% vs. 13%) [1].',
    ],
    [
      [
        'negation',
        'O esvaziamento axilar não pode ser evitado em pacientes com micrometástases no linfonodo sentinela [1].',
      ],
    ],
  ],
  [
    '"FOLFIRINOX versus gemcitabine in metastatic pancreatic adenocarcinoma ‖ Median overall survival was 11.1 months in the FOLFIRINOX group and 6.8 months in the gemcitabine group (HR for death 0.57; 95% CI 0.45-0.73; P<0.001). Febrile neutropenia was noted in 5.4% of patients receiving FOLFIRINOX. At 6 months, 31% of the FOLFIRINOX group versus 66% of the gemcitabine group had definitive degradation of quality of life."',
    [
      'No câncer de pâncreas metastático, o FOLFIRINOX elevou a sobrevida global mediana de 6,8 para 11,1 meses e atrasou a deterioração da qualidade de vida [1].',
    ],
    [
      [
        'unit',
        'A sobrevida global mediana foi de 11,1 semanas com FOLFIRINOX contra 6,8 semanas com gencitabina [1].',
      ],
    ],
  ],
  [
    '"Laparoscopic versus open appendectomy in perforated appendicitis: randomized trial ‖ Surgical-site infection developed in 4.6% of patients after laparoscopic surgery and 12.9% after open surgery (P=0.004). Operative time was longer with laparoscopy (78 vs 61 minutes; P<0.001). Intra-abdominal abscess rates were similar (6.1% vs 5.8%; P=0.90)."',
    [
      'A via laparoscópica cursou com menos infecção de ferida (4,6% contra 12,9%), ao custo de uma cirurgia mais demorada, e o abscesso intra-abdominal foi igualmente frequente [1].',
    ],
    [
      ['direction', 'A apendicectomia aberta teve tempo operatório maior que a laparoscópica [1].'],
      [
        'negation',
        'Houve diferença significativa entre as vias quanto à taxa de abscesso intra-abdominal [1].',
      ],
    ],
  ],
  [
    '"Antibiotics versus appendectomy for uncomplicated appendicitis: five-year follow-up ‖ Of the 257 patients initially treated with antibiotics, 100 underwent appendectomy within 5 years, a cumulative recurrence of 39.1% (95% CI 33.1%-45.3%). The overall complication rate was 24.4% in the appendectomy group and 6.5% in the antibiotic group (P<0.001). Sick leave was 11 days shorter with antibiotics."',
    [
      'Em cinco anos, 39,1% dos tratados inicialmente com antibiótico tiveram recorrência, embora as complicações globais tenham sido menores nesse grupo (6,5% vs. 24,4%) [1].',
    ],
    [
      [
        'direction',
        'O grupo cirúrgico apresentou menos complicações que o grupo tratado com antibióticos [1].',
      ],
    ],
  ],
  [
    '"Early tracheostomy in mechanically ventilated patients ‖ Thirty-day mortality was 30.8% with early tracheostomy (within 4 days) and 31.5% with late tracheostomy (after 10 days) (absolute difference -0.7%; 95% CI -5.4% to 6.1%). Duration of sedation was shorter in the early group (median 5 vs 8 days). There was no difference in ICU length of stay."',
    [
      'A traqueostomia precoce não modificou a mortalidade em 30 dias (30,8% vs. 31,5%), ainda que tenha encurtado a sedação [1].',
    ],
    [['negation', 'A traqueostomia precoce não encurtou a duração da sedação [1].']],
  ],
  [
    '"Bougie versus stylet for emergency intubation of adults ‖ Successful intubation on the first attempt occurred in 80.4% of the bougie group and 83.0% of the stylet group (absolute difference -2.6 percentage points; 95% CI -7.3 to 2.2; P=0.27). Severe hypoxaemia, defined as oxygen saturation below 80%, was seen in 11.0% and 8.8% of patients, respectively. Use of a bougie did not significantly increase first-attempt success."',
    [
      'Bougie e fio-guia tiveram sucesso semelhante na primeira tentativa de intubação (80,4% e 83,0%; p = 0,27) [1].',
    ],
    [['comparator', 'Hipoxemia grave foi definida como saturação de oxigênio acima de 80% [1].']],
  ],
  [
    '"Ketorolac doses for renal colic in the emergency department ‖ Pain reduction at 30 minutes was similar with 10 mg, 20 mg and 30 mg of intravenous ketorolac (mean decrease 2.6, 2.5 and 2.6 points). No serious adverse events occurred. A 10 mg dose provides analgesia comparable to higher doses."',
    [
      'Dez miligramas de cetorolaco intravenoso bastam na cólica renal, pois a analgesia aos 30 minutos foi comparável à de doses maiores [1].',
    ],
    [['decimal', 'A redução média da dor com cetorolaco 10 mg foi de 0,26 ponto aos 30 minutos [1].']],
  ],
  [
    '"Blood pressure self-monitoring with telemonitoring in primary care ‖ At 12 months, mean systolic blood pressure was 136.0 mm Hg with telemonitoring and 140.4 mm Hg with usual care (adjusted difference -4.7 mm Hg; 95% CI -7.0 to -2.4). Self-monitoring without telemonitoring also lowered systolic pressure (137.0 mm Hg). Adverse events were similar across groups. The between-arm difference for the two self-monitoring groups was not significant."',
    [
      'Tanto o telemonitoramento quanto a automedida isolada alcançaram PAS média menor que o cuidado usual em 12 meses [1].',
    ],
    [
      [
        'direction',
        'Após um ano, o cuidado habitual levou a PAS média mais baixa que o telemonitoramento [1].',
      ],
    ],
  ],
  [
    '"Deprescribing proton-pump inhibitors in general practice ‖ Inappropriate PPI use fell from 41.2% to 29.6% in intervention practices and from 40.8% to 38.9% in control practices (OR 0.66; 95% CI 0.57-0.77). Hospital admission for gastrointestinal bleeding did not increase (0.3% vs 0.3%). Dyspepsia consultations were unchanged."',
    [
      'A intervenção de desprescrição reduziu o uso inapropriado de IBP de 41,2% para 29,6%, sem elevar as internações por hemorragia digestiva [1].',
    ],
    [['direction', 'Com a desprescrição, subiram as internações por sangramento gastrointestinal [1].']],
  ],
  [
    '"Sodium zirconium cyclosilicate in hyperkalaemia during dialysis ‖ The proportion of responders with predialysis potassium of 4.0 to 5.0 mmol/L was 41.2% with the drug and 1.0% with placebo (OR 68.8; 95% CI 10.9-2,810; P<0.001). Serious adverse events occurred in 7% and 8% of patients, respectively. Interdialytic weight gain was similar."',
    [
      'Entre pacientes em diálise, 41,2% dos que usaram ciclossilicato de zircônio sódico mantiveram potássio pré-diálise entre 4,0 e 5,0 mmol/L, contra 1,0% no placebo [1].',
    ],
    [['bounds', 'A resposta foi definida como potássio pré-diálise entre 4,0 e 6,0 mmol/L [1].']],
  ],
  [
    '"Rituximab versus ciclosporin in membranous nephropathy ‖ At 24 months, complete or partial remission was present in 60% of the rituximab group and 20% of the ciclosporin group (risk difference 40 points; 95% CI 25 to 55; P<0.001). Serious adverse events occurred in 17% and 31%, respectively. Rituximab was noninferior at 12 months and superior at 24 months."',
    [
      'Na nefropatia membranosa, a remissão aos 24 meses favoreceu o rituximabe (60% vs. 20%), que também teve menos eventos adversos graves [1].',
    ],
    [['direction', 'A ciclosporina superou o rituximabe em remissão aos 24 meses [1].']],
  ],
  [
    '"Dupilumab in adolescents with moderate-to-severe atopic dermatitis ‖ At week 16, an EASI-75 response was achieved by 41.5% of patients on dupilumab every 2 weeks versus 8.2% on placebo (P<0.001). Conjunctivitis was more frequent with dupilumab (9.8% vs 4.7%), while skin infections were less frequent (11.0% vs 20.0%)."',
    [
      'Em adolescentes com dermatite atópica, dupilumabe cursou com mais conjuntivite, porém com menos infecções cutâneas que o placebo [1].',
    ],
    [
      [
        'direction',
        'As infecções de pele ocorreram mais em quem usou dupilumabe do que em quem recebeu placebo [1].',
      ],
      ['decimal', 'A resposta EASI-75 na semana 16 foi de 4,15% com dupilumabe versus 8,2% com placebo [1].'],
    ],
  ],
  [
    '"Oral isotretinoin versus minocycline plus topical therapy in severe acne ‖ At 24 weeks, the mean lesion count had fallen by 92% with isotretinoin and by 78% with minocycline plus adapalene (P<0.001). Cheilitis affected 89% of the isotretinoin arm. Depressive symptom scores did not worsen in either group."',
    [
      'A isotretinoína promoveu queda mais acentuada das lesões (92% vs. 78%), e nenhum dos grupos teve piora dos sintomas depressivos [1].',
    ],
    [['negation', 'Os escores de sintomas depressivos pioraram com a isotretinoína [1].']],
  ],
  [
    '"Secukinumab versus ustekinumab in plaque psoriasis ‖ PASI 90 at week 16 was reached by 79.0% of patients receiving secukinumab and 57.6% of those receiving ustekinumab (P<0.0001). The safety profile was comparable between agents. Secukinumab was superior to ustekinumab."',
    [
      'O secuquinumabe superou o ustequinumabe na psoríase em placas, com PASI 90 em 79,0% ante 57,6% na semana 16 [1].',
    ],
    [
      [
        'direction',
        'Na psoríase em placas, o ustequinumabe foi superior ao secuquinumabe quanto ao PASI 90 [1].',
      ],
    ],
  ],
  [
    '"Metformin package insert: renal dosing ‖ Metformin is contraindicated in patients with an eGFR below 30 mL/min/1.73 m2. Initiation is not recommended in patients with an eGFR between 30 and 45 mL/min/1.73 m2. Discontinue metformin at the time of, or before, an iodinated contrast procedure in patients with an eGFR between 30 and 60 mL/min/1.73 m2, and re-evaluate eGFR 48 hours after imaging."',
    [
      'A metformina não deve ser usada quando a TFGe está abaixo de 30 mL/min/1,73 m², e a função renal deve ser reavaliada 48 h após o contraste [1].',
    ],
    [
      ['negation', 'Recomenda-se iniciar metformina em pacientes com TFGe entre 30 e 45 mL/min/1,73 m² [1].'],
      [
        'comparator',
        'A metformina está contraindicada em pacientes com TFGe acima de 30 mL/min/1,73 m² [1].',
      ],
    ],
  ],
  [
    '"Nitrofurantoin prescribing information ‖ The usual adult dose for uncomplicated cystitis is 100 mg every 12 hours for 5 to 7 days. Nitrofurantoin should not be used in pregnant patients at term (38 to 42 weeks) because of the risk of haemolytic anaemia in the newborn. It is not indicated for the treatment of pyelonephritis."',
    [
      'Segundo a bula, a nitrofurantoína 100 mg a cada 12 horas por 5 a 7 dias trata a cistite, não devendo ser empregada na pielonefrite nem na gestação a termo [1].',
    ],
    [['negation', 'A nitrofurantoína é indicada para o tratamento da pielonefrite [1].']],
  ],
  [
    '"Amoxicillin dosing in paediatric acute otitis media: guideline ‖ We recommend high-dose amoxicillin, 80 to 90 mg/kg/day in two divided doses, as first-line treatment. Duration should be 10 days in children younger than 2 years and 5 to 7 days in children aged 6 years or older with mild disease. Observation without antibiotics may be offered to children 24 months or older with non-severe unilateral disease."',
    [
      'A diretriz recomenda amoxicilina em dose alta, de 80 a 90 mg/kg/dia, e admite conduta expectante a partir dos 24 meses na otite unilateral não grave [1].',
    ],
    [
      [
        'unit',
        'A dose de amoxicilina na otite média aguda é de 80 a 90 mg/dia, dividida em duas tomadas [1].',
      ],
    ],
  ],
  [
    '"Azithromycin during planned vaginal delivery to prevent maternal infection ‖ Maternal sepsis or death occurred in 1.6% of women in the azithromycin group and 2.4% in the placebo group (RR 0.67; 95% CI 0.56-0.79; P<0.001). The incidence of stillbirth, neonatal death or neonatal sepsis was similar (10.5% vs 10.3%; RR 1.02; 95% CI 0.95-1.09)."',
    [
      'Uma dose de azitromicina no parto vaginal planejado diminuiu a sepse ou morte materna em 33%, mas não trouxe benefício neonatal [1].',
    ],
    [
      [
        'direction',
        'A azitromicina intraparto associou-se a maior ocorrência de sepse ou óbito materno que o placebo [1].',
      ],
      ['digit', 'Sepse ou morte materna ocorreu em 1,6% com azitromicina e em 3,4% com placebo [1].'],
    ],
  ],
  [
    '"Low-dose aspirin and preterm pre-eclampsia in high-risk pregnancies ‖ Preterm pre-eclampsia occurred in 1.6% of participants in the aspirin 150 mg group and in 4.3% of the placebo group (OR 0.38; 95% CI 0.20-0.74; P=0.004). There were no significant between-group differences in neonatal adverse outcomes. Adherence was at least 85% in 79.9% of participants."',
    ['Com AAS 150 mg, a pré-eclâmpsia pré-termo incidiu em 1,6% das gestantes, versus 4,3% no placebo [1].'],
    [
      [
        'negation',
        'A aspirina diminuiu significativamente os desfechos neonatais adversos em relação ao placebo [1].',
      ],
    ],
  ],
  [
    '"Vaginal progesterone for short cervix: individual patient data meta-analysis ‖ Vaginal progesterone significantly reduced the risk of preterm birth before 33 weeks (14% vs 22%; RR 0.62; 95% CI 0.47-0.81; P=0.0006) in women with a cervical length of 25 mm or less. Neonatal intensive care admission was also reduced (RR 0.68). No deleterious effects on childhood neurodevelopment were detected."',
    [
      'Gestantes com colo de até 25 mm que receberam progesterona vaginal tiveram menos partos antes de 33 semanas e menos internações neonatais em UTI, sem prejuízo detectado ao neurodesenvolvimento [1].',
    ],
    [['unit', 'A progesterona vaginal foi avaliada em mulheres com colo uterino de 25 cm ou menos [1].']],
  ],
  [
    '"Bedaquiline-pretomanid-linezolid for highly resistant tuberculosis ‖ Overall, 90% of the 109 patients had a favourable outcome at 6 months after the end of therapy (95% CI 83-95). Peripheral neuropathy occurred in 81% and myelosuppression in 48% of patients, mostly attributed to linezolid 1,200 mg daily and manageable with dose reductions."',
    [
      'O esquema BPaL levou a desfecho favorável em 90% dos casos de TB altamente resistente, com neuropatia periférica em 81% [1].',
    ],
    [['bounds', 'A taxa de sucesso foi de 90%, com IC 95% de 73 a 95 [1].']],
  ],
  [
    '"Oral vancomycin versus fidaxomicin for Clostridioides difficile infection ‖ Clinical cure was similar with fidaxomicin and vancomycin (88.2% vs 85.8%). Recurrence was significantly lower with fidaxomicin (15.4% vs 25.3%; P=0.005). No advantage in recurrence was observed for fidaxomicin in patients infected with the NAP1/BI/027 strain."',
    [
      'Embora a cura clínica tenha sido parecida, a recorrência foi menor com fidaxomicina do que com vancomicina (15,4% vs. 25,3%) [1].',
    ],
    [
      [
        'negation',
        'Nas infecções pela cepa NAP1/BI/027, a fidaxomicina mostrou vantagem na recorrência [1].',
      ],
    ],
  ],
  [
    '"Cabotegravir long-acting versus daily oral TDF-FTC for HIV pre-exposure prophylaxis in women ‖ Incident HIV infection was observed in 4 participants in the cabotegravir group (0.20 per 100 person-years) and 36 in the TDF-FTC group (1.85 per 100 person-years) (HR 0.12; 95% CI 0.05-0.31). Injection-site reactions were more frequent with cabotegravir (38.0% vs 10.8%) but did not lead to discontinuation."',
    [
      'Como PrEP, o cabotegravir injetável superou o TDF-FTC oral (0,20 vs. 1,85 infecções por 100 pessoas-ano), apesar de mais reações no local de aplicação [1].',
    ],
    [
      ['direction', 'Houve menos infecções pelo HIV no grupo TDF-FTC do que no grupo cabotegravir [1].'],
      [
        'decimal',
        'A incidência de HIV com cabotegravir foi de 2,0 por 100 pessoas-ano, contra 1,85 com TDF-FTC [1].',
      ],
    ],
  ],
  [
    '"Cognitive behavioural therapy versus zolpidem for chronic insomnia in older adults ‖ At 6 months, sleep efficiency was 82.1% with CBT and 72.4% with the hypnotic (P=0.002). Total sleep time was similar in the two groups. Falls were reported by 3 and 11 participants, respectively."',
    [
      'Após 6 meses, a TCC resultou em maior eficiência do sono do que o hipnótico e em menos participantes com quedas (3 contra 11) [1].',
    ],
    [
      [
        'direction',
        'A eficiência do sono foi maior com zolpidem do que com terapia cognitivo-comportamental [1].',
      ],
    ],
  ],
  [
    '"Clozapine versus other antipsychotics in treatment-resistant schizophrenia: cohort study ‖ In 2,250 patients, clozapine was associated with a lower rate of psychiatric rehospitalization than non-clozapine antipsychotics (adjusted HR 0.78; 95% CI 0.69-0.88). Diabetes was more frequent in the clozapine group (2.8% vs 1.4%). All-cause mortality did not differ between groups."',
    [
      'Na esquizofrenia refratária, a clozapina associou-se a menos reinternações psiquiátricas, com mais diabetes e sem impacto na mortalidade [1].',
    ],
    [
      [
        'direction',
        'Comparada a outros antipsicóticos, a clozapina elevou o risco de reinternação psiquiátrica [1].',
      ],
      [
        'negation',
        'A mortalidade por todas as causas diferiu entre os usuários de clozapina e os de outros antipsicóticos [1].',
      ],
    ],
  ],
  [
    '"Methylphenidate in preschool children with ADHD ‖ Mean reduction in the ADHD-RS score was 8.1 points with methylphenidate and 3.9 with placebo (P<0.001). Growth velocity was slower in the active arm: height gain was 1.4 cm less per year. Discontinuation for adverse effects occurred in 11% versus 2%."',
    [
      'O metilfenidato melhorou os sintomas de TDAH em pré-escolares, mas desacelerou o crescimento em 1,4 cm por ano [1].',
    ],
    [['direction', 'O abandono por efeitos adversos foi maior no placebo do que no metilfenidato [1].']],
  ],
  [
    '"Osimertinib versus gefitinib or erlotinib in EGFR-mutated advanced lung cancer ‖ Median progression-free survival was 18.9 months with osimertinib and 10.2 months with standard EGFR-TKIs (HR 0.46; 95% CI 0.37-0.57). Grade 3 or higher adverse events were less frequent with osimertinib (34% vs 45%). The objective response rate was similar (80% vs 76%)."',
    [
      'O osimertinibe estendeu a sobrevida livre de progressão de 10,2 para 18,9 meses e foi mais bem tolerado, com menos eventos de grau 3 ou superior [1].',
    ],
    [
      [
        'direction',
        'Os inibidores de EGFR convencionais proporcionaram sobrevida livre de progressão mais longa que o osimertinibe [1].',
      ],
      ['digit', 'A mediana de SLP foi de 18,9 meses com osimertinibe (HR 0,64) [1].'],
    ],
  ],
  [
    '"Colonoscopy screening and colorectal cancer: pragmatic randomized trial ‖ In intention-to-screen analyses, the 10-year risk of colorectal cancer was 0.98% in the invited group and 1.20% in the usual-care group (RR 0.82; 95% CI 0.70-0.93). The risk of death from colorectal cancer was 0.28% and 0.31% (RR 0.90; 95% CI 0.64-1.16). The number needed to invite to prevent one case was 455."',
    [
      'O convite para colonoscopia diminuiu o risco de câncer colorretal em 10 anos, porém sem redução significativa da morte por essa neoplasia (RR 0,90; IC 95% 0,64–1,16) [1].',
    ],
    [
      [
        'negation',
        'O convite à colonoscopia reduziu significativamente a mortalidade por câncer colorretal [1].',
      ],
    ],
  ],
  [
    '"Low-dose CT screening in heavy smokers ‖ Among men, lung-cancer mortality at 10 years was 2.50 per 1,000 person-years in the screening group and 3.30 in the control group (rate ratio 0.76; 95% CI 0.61-0.94). On average, 9.2% of screened participants had at least one additional CT scan because of indeterminate results."',
    [
      'Em homens fumantes pesados, o rastreamento por TC de baixa dose reduziu a mortalidade por câncer de pulmão (2,50 vs. 3,30 por 1.000 pessoas-ano) [1].',
    ],
    [
      [
        'direction',
        'A mortalidade por câncer de pulmão entre homens foi mais alta no grupo rastreado que no controle [1].',
      ],
    ],
  ],
  [
    '"Restrictive versus liberal transfusion in acute upper gastrointestinal bleeding ‖ The probability of survival at 6 weeks was higher in the restrictive-strategy group than in the liberal group (95% vs 91%; HR for death 0.55; 95% CI 0.33-0.92; P=0.02). Further bleeding occurred in 10% and 16%, respectively (P=0.01). The haemoglobin threshold was 7 g/dL in the restrictive arm and 9 g/dL in the liberal arm."',
    [
      'Na HDA, transfundir apenas abaixo de 7 g/dL melhorou a sobrevida em 6 semanas e reduziu o ressangramento (10% vs. 16%) [1].',
    ],
    [
      [
        'direction',
        'A estratégia liberal resultou em sobrevida maior em 6 semanas do que a estratégia restritiva [1].',
      ],
    ],
  ],
  [
    '"Mesh versus suture repair of small umbilical hernia ‖ At 30 months, recurrence was noted in 4% of the mesh group and 12% of the suture group (difference -8 points; 95% CI -15 to -1.3; P=0.01). Postoperative pain and seroma rates were not significantly different. Mean operating time was 44 minutes with mesh and 38 minutes with sutures."',
    [
      'O uso de tela diminuiu a recidiva da hérnia umbilical (4% vs. 12%), sem diferença significativa em dor ou seroma [1].',
    ],
    [['direction', 'A recidiva herniária aos 30 meses foi maior no grupo tela que no grupo sutura [1].']],
  ],
  [
    '"Hydroxyurea for children with sickle cell anaemia in sub-Saharan Africa ‖ Hydroxyurea reduced the rate of vaso-occlusive pain events (98.3 vs 44.6 events per 100 patient-years before and after treatment; incidence rate ratio 0.45; 95% CI 0.37-0.56). Malaria infections also became less frequent (46.9 vs 22.9 per 100 patient-years). Dose-limiting toxic effects occurred in 5.1% of children."',
    [
      'Depois de iniciada a hidroxiureia, as crises álgicas caíram de 98,3 para 44,6 por 100 pacientes-ano e os episódios de malária também rarearam [1].',
      'Toxicidade limitante de dose foi vista em cerca de 5% das crianças tratadas com hidroxiureia [1].',
    ],
    [
      [
        'direction',
        'Após a introdução da hidroxiureia, as infecções por malária tornaram-se mais frequentes [1].',
      ],
    ],
  ],
  [
    '"Nirsevimab for prevention of RSV in healthy late-preterm and term infants ‖ Medically attended RSV lower respiratory tract infection occurred in 12 of 994 infants (1.2%) given nirsevimab and 25 of 496 (5.0%) given placebo, an efficacy of 74.5% (95% CI 49.6-87.1; P<0.001). Efficacy against hospitalization was 62.1% (95% CI -8.6 to 86.8; P=0.07). Serious adverse events were reported in 6.8% and 7.3%."',
    [
      'A proteção do nirsevimabe contra infecção respiratória baixa por VSR com atendimento médico foi de 74,5%, mas a eficácia contra hospitalização não atingiu significância (p = 0,07) [1].',
      'Dos lactentes que receberam placebo, 5,0% tiveram infecção baixa por VSR, ao passo que entre os imunizados com nirsevimabe foram 1,2% [1].',
    ],
    [
      [
        'negation',
        'O nirsevimabe reduziu de forma estatisticamente significativa as hospitalizações por VSR [1].',
      ],
      ['digit', 'A eficácia do nirsevimabe contra infecção respiratória baixa por VSR foi de 47,5% [1].'],
    ],
  ],
  [
    '"Restricted versus liberal oxygen in preterm infants: pooled analysis ‖ Death before discharge occurred in 19.9% of infants in the lower saturation target (85-89%) group and 17.1% of those in the higher target (91-95%) group (RR 1.17; 95% CI 1.04-1.31). Severe retinopathy of prematurity was less common with the lower target (10.9% vs 14.9%). Rates of bronchopulmonary dysplasia were not statistically different."',
    [
      'Alvos de saturação de 85–89% aumentaram a mortalidade de prematuros em relação a 91–95%, em troca de menos retinopatia grave [1].',
      'Quanto à displasia broncopulmonar, os alvos de saturação baixo e alto não diferiram estatisticamente [1].',
    ],
    [
      [
        'direction',
        'Prematuros no alvo de saturação mais alto morreram mais do que os do alvo mais baixo [1].',
      ],
    ],
  ],
  [
    '"Dexmedetomidine versus propofol for sedation in sepsis with mechanical ventilation ‖ There was no difference between dexmedetomidine and propofol in days alive without delirium or coma (10.7 vs 10.8 days; OR 0.96; 95% CI 0.74-1.26). Ninety-day mortality was 38% and 39%, respectively. Ventilator-free days were similar (23.7 vs 24.0)."',
    [
      'Dexmedetomidina e propofol se equivaleram em dias vivos sem delirium ou coma (10,7 e 10,8 dias) [1].',
      'Em 90 dias, morreram 39% dos sedados com propofol e 38% dos sedados com dexmedetomidina [1].',
    ],
    [['negation', 'A dexmedetomidina diferiu do propofol quanto aos dias sem delirium ou coma [1].']],
  ],
  [
    '"Hydrocortisone in severe community-acquired pneumonia ‖ By day 28, death had occurred in 6.2% of patients in the hydrocortisone group (95% CI 3.9-8.6) and 11.9% in the placebo group (95% CI 8.7-15.1; P=0.006). Among patients not ventilated at baseline, endotracheal intubation was performed in 18.0% and 29.5% (HR 0.59; 95% CI 0.40-0.86). Hospital-acquired infections were similar, and patients receiving hydrocortisone needed higher insulin doses."',
    [
      'Na PAC grave, a hidrocortisona reduziu quase pela metade a mortalidade em 28 dias e evitou intubações (18,0% vs. 29,5%), exigindo contudo mais insulina [1].',
      'As infecções hospitalares não foram mais comuns com hidrocortisona na pneumonia grave [1].',
    ],
    [
      ['direction', 'A necessidade de intubação foi maior nos pacientes que receberam hidrocortisona [1].'],
      ['bounds', 'A mortalidade com hidrocortisona foi de 6,2% (IC 95% 3,9–11,6) [1].'],
    ],
  ],
  [
    '"Cardiac arrest: adrenaline versus placebo in out-of-hospital resuscitation ‖ At 30 days, 3.2% of patients in the epinephrine group and 2.4% in the placebo group were alive (unadjusted OR for survival 1.39; 95% CI 1.06-1.82; P=0.02). There was no significant difference in survival to discharge with a favourable neurologic outcome (2.2% vs 1.9%). Severe neurologic impairment was more common among survivors in the epinephrine group (31.0% vs 17.8%)."',
    [
      'A adrenalina aumentou a sobrevida em 30 dias na PCR extra-hospitalar (3,2% contra 2,4%), porém sem ganho significativo em sobrevida com bom desfecho neurológico [1].',
      'Entre os sobreviventes, o comprometimento neurológico grave foi mais comum com adrenalina (31,0%) do que com placebo (17,8%) [1].',
    ],
    [['direction', 'Em 30 dias, a sobrevida foi menor com adrenalina do que com placebo [1].']],
  ],
  [
    '"Intranasal fentanyl versus intravenous morphine in children with fractures ‖ Mean pain reduction at 20 minutes was comparable with intranasal fentanyl 1.5 mcg/kg and intravenous morphine 0.1 mg/kg (-37 vs -36 mm). Time to first analgesic dose was shorter with fentanyl (11 vs 24 minutes; P<0.001). No child required naloxone."',
    [
      'Em crianças com fratura, o fentanil intranasal aliviou a dor tanto quanto a morfina EV e pôde ser dado mais cedo (11 vs. 24 minutos) [1].',
      'Nenhuma criança precisou de naloxona [1].',
    ],
    [
      ['unit', 'O fentanil intranasal foi usado na dose de 1,5 mg/kg em crianças com fraturas [1].'],
      ['decimal', 'A dose de morfina intravenosa empregada foi de 1,0 mg/kg [1].'],
    ],
  ],
  [
    '"Hip fracture: accelerated versus standard surgery ‖ Median time from diagnosis to surgery was 6 hours in the accelerated group and 24 hours in the standard-care group. Mortality at 90 days was 9% and 10% (HR 0.91; 95% CI 0.72-1.14; P=0.40). Delirium was less frequent after accelerated surgery (9% vs 12%; OR 0.72; 95% CI 0.58-0.92)."',
    [
      'Operar mais cedo a fratura de quadril não modificou a mortalidade em 90 dias, mas houve menos delirium (9% vs. 12%) [1].',
    ],
    [
      ['direction', 'O delirium foi mais frequente no grupo de cirurgia acelerada [1].'],
      ['unit', 'A mediana até a cirurgia foi de 6 dias no grupo acelerado e 24 dias no padrão [1].'],
    ],
  ],
  [
    '"Prophylactic tranexamic acid at cesarean delivery ‖ Maternal death or transfusion occurred in 3.6% of participants receiving tranexamic acid and 4.3% receiving placebo (adjusted RR 0.89; 95.26% CI 0.74-1.07; P=0.19). Estimated blood loss above 1 litre occurred in 7.3% and 8.0%. Thromboembolic events were rare in both arms."',
    [
      'O ácido tranexâmico profilático na cesariana não produziu redução significativa de morte materna ou transfusão (3,6% vs. 4,3%; p = 0,19) [1].',
      'Eventos tromboembólicos foram raros tanto com o ácido tranexâmico quanto com o placebo [1].',
    ],
    [
      [
        'negation',
        'A profilaxia com ácido tranexâmico na cesariana reduziu significativamente o composto de morte materna ou transfusão [1].',
      ],
    ],
  ],
  [
    '"Metformin versus insulin for gestational diabetes ‖ The composite neonatal outcome occurred in 32.0% of the metformin group and 32.2% of the insulin group (RR 0.99; 95% CI 0.80-1.23). More women in the metformin group stated that they would choose their assigned treatment again (76.6% vs 27.2%; P<0.001). Of the women assigned to metformin, 46.3% required supplemental insulin."',
    [
      'No diabetes gestacional, metformina e insulina tiveram desfechos neonatais compostos praticamente iguais (32,0% e 32,2%), com preferência das mulheres pela metformina [1].',
      'Quase metade das gestantes alocadas para metformina (46,3%) necessitou de insulina suplementar [1].',
    ],
    [
      [
        'direction',
        'As mulheres tratadas com insulina declararam mais vezes que repetiriam o tratamento do que as tratadas com metformina [1].',
      ],
    ],
  ],
  [
    '"Doxycycline postexposure prophylaxis for sexually transmitted infections ‖ Among men taking HIV preexposure prophylaxis, an STI was diagnosed at 10.7% of quarterly visits with doxycycline 200 mg within 72 hours after sex and 31.9% with standard care (RR 0.34; 95% CI 0.24-0.46). Tetracycline-resistant gonorrhoea was found in 5 of 13 isolates in the doxycycline groups. Adherence was 86%."',
    [
      'A doxiciclina pós-exposição reduziu em 66% o risco de IST entre usuários de PrEP (10,7% contra 31,9% das visitas trimestrais) [1].',
      'A doxiciclina 200 mg foi tomada em até 72 horas após a relação sexual [1].',
    ],
    [['unit', 'A dose de doxiciclina foi de 200 mg, tomada em até 72 minutos após a relação sexual [1].']],
  ],
  [
    '"Short-course rifapentine-isoniazid for latent tuberculosis ‖ Tuberculosis developed in 7 of 3,986 subjects (0.19%) in the 3-month combination group and 15 of 3,745 (0.43%) in the 9-month isoniazid group, meeting non-inferiority. Completion rates were 82.1% and 69.0% (P<0.001). Hepatotoxicity was lower with the combination (0.4% vs 2.7%; P<0.001), whereas possible hypersensitivity was more common (3.8% vs 0.5%)."',
    [
      'O esquema de 3 meses com rifapentina e isoniazida teve mais adesão completa e menos hepatotoxicidade que os 9 meses de isoniazida, embora com mais hipersensibilidade [1].',
      'Não inferior à isoniazida por 9 meses, a combinação registrou 7 casos de tuberculose contra 15 [1].',
    ],
    [
      ['direction', 'A hepatotoxicidade foi mais comum com a combinação do que com isoniazida isolada [1].'],
      ['digit', 'Completaram o tratamento 82,1% no grupo de 3 meses e 60,9% no de 9 meses [1].'],
    ],
  ],
  [
    '"Escitalopram for prevention of depression after acute coronary syndrome: cohort and trial results ‖ Over a median of 8.1 years, major adverse cardiac events occurred in 40.9% of patients with depression assigned to escitalopram and 53.6% assigned to placebo (HR 0.69; 95% CI 0.49-0.96; P=0.03). Myocardial infarction was also less frequent (8.7% vs 15.2%). All-cause mortality did not differ significantly (20.8% vs 24.5%)."',
    [
      'Em pacientes com depressão após SCA, o escitalopram baixou a incidência de eventos cardíacos maiores (40,9% vs. 53,6%) e de infarto, mas não a mortalidade geral [1].',
    ],
    [
      [
        'direction',
        'Infarto do miocárdio ocorreu mais em quem tomou escitalopram do que em quem tomou placebo [1].',
      ],
      ['bounds', 'O HR para eventos cardíacos maiores foi de 0,69 (IC 95% 0,49–0,69) [1].'],
    ],
  ],
  [
    '"Varenicline versus nicotine patch for smoking cessation in psychiatric patients ‖ Continuous abstinence at weeks 9-12 was 29.2% with varenicline, 20.4% with the patch and 11.4% with placebo. Varenicline was superior to the patch (OR 1.68; 95% CI 1.46-1.93). Moderate to severe neuropsychiatric events did not increase significantly with varenicline relative to placebo."',
    [
      'A vareniclina foi mais eficaz que o adesivo de nicotina (abstinência de 29,2% vs. 20,4%), sem acréscimo significativo de eventos neuropsiquiátricos frente ao placebo [1].',
      'Com placebo, apenas 11,4% dos pacientes mantiveram abstinência contínua nas semanas 9 a 12 [1].',
    ],
    [['direction', 'O adesivo de nicotina foi superior à vareniclina em abstinência [1].']],
  ],
  [
    '"Neoadjuvant chemotherapy with trastuzumab-pertuzumab in HER2-positive breast cancer ‖ A pathological complete response was seen in 45.8% (95% CI 36.1-55.7) of patients given pertuzumab, trastuzumab and docetaxel and 29.0% (20.6-38.5) of those given trastuzumab plus docetaxel (P=0.0141). Left ventricular dysfunction was infrequent in all arms. Febrile neutropenia was similar in both groups (8% vs 7%)."',
    [
      'Acrescentar pertuzumabe a trastuzumabe e docetaxel elevou a resposta patológica completa de 29,0% para 45,8% [1].',
      'A neutropenia febril foi similar com ou sem pertuzumabe (8% vs. 7%) [1].',
    ],
    [['bounds', 'A resposta patológica completa com pertuzumabe foi de 45,8% (IC 95% 20,6–38,5) [1].']],
  ],
  [
    '"Abiraterone in metastatic hormone-sensitive prostate cancer ‖ Median overall survival was not reached with abiraterone plus prednisone and was 34.7 months with placebo (HR for death 0.62; 95% CI 0.51-0.76; P<0.001). Radiographic progression-free survival was 33.0 vs 14.8 months. Grade 3 hypertension and hypokalaemia occurred more often in the abiraterone group."',
    [
      'A abiraterona melhorou a sobrevida global no câncer de próstata metastático sensível a hormônio, à custa de mais hipertensão e hipocalemia de grau 3 [1].',
      'No grupo placebo a sobrevida global mediana foi de 34,7 meses e, sob abiraterona, não foi atingida [1].',
    ],
    [
      [
        'direction',
        'A sobrevida livre de progressão radiográfica foi mais curta com abiraterona do que com placebo [1].',
      ],
    ],
  ],
  [
    '"Perioperative dexamethasone and surgical-site infection: non-inferiority trial ‖ Surgical-site infection within 30 days occurred in 8.1% of patients given dexamethasone 8 mg and 9.1% of those given placebo (risk difference -0.9%; 95.6% CI -2.1 to 0.3; P<0.001 for non-inferiority). Postoperative nausea and vomiting in the first 24 hours was reduced (42.2% vs 53.9%). Hyperglycaemic events in patients without diabetes were rare (0.6% vs 0.2%)."',
    [
      'A dexametasona 8 mg não aumentou a infecção de sítio cirúrgico e poupou pacientes de náuseas e vômitos (42,2% vs. 53,9%) [1].',
    ],
    [
      [
        'negation',
        'Não se demonstrou a não inferioridade da dexametasona frente ao placebo quanto à infecção do sítio cirúrgico [1].',
      ],
      [
        'direction',
        'Com dexametasona, náuseas e vômitos nas primeiras 24 horas foram mais comuns que com placebo [1].',
      ],
    ],
  ],
  [
    '"Chlorhexidine-alcohol versus povidone-iodine for skin antisepsis ‖ The overall rate of surgical-site infection was 9.5% in the chlorhexidine-alcohol group and 16.1% in the povidone-iodine group (RR 0.59; 95% CI 0.41-0.85; P=0.004). There was no difference in organ-space infections (4.4% vs 4.5%). Adverse events were similar."',
    [
      'O preparo da pele com clorexidina alcoólica preveniu infecções de sítio cirúrgico melhor que o iodopovidona, embora não as de órgão/espaço [1].',
      'Com PVPI, 16,1% dos operados tiveram infecção, ante 9,5% com clorexidina alcoólica [1].',
    ],
    [
      [
        'direction',
        'O iodopovidona preveniu infecção do sítio cirúrgico com mais eficácia que a clorexidina alcoólica [1].',
      ],
    ],
  ],
  [
    '"IgA nephropathy: reduced-dose oral methylprednisolone ‖ The primary outcome of 40% eGFR decline, kidney failure or death due to kidney disease occurred in 28.8% of methylprednisolone recipients and 43.1% of placebo recipients (HR 0.53; 95% CI 0.39-0.72). Serious adverse events were more frequent with methylprednisolone (10.9% vs 2.8%), primarily with full-dose therapy."',
    [
      'Na nefropatia por IgA, a metilprednisolona freou a perda de função renal (HR 0,53), mas com mais eventos adversos graves (10,9% vs. 2,8%) [1].',
      'Os eventos adversos graves da metilprednisolona concentraram-se principalmente na dose plena [1].',
    ],
    [
      [
        'decimal',
        'O desfecho renal primário foi registrado em 2,88% dos tratados com metilprednisolona [1].',
      ],
    ],
  ],
  [
    '"Timing of dialysis initiation in acute kidney injury ‖ Death at 90 days occurred in 43.9% of the accelerated-strategy group and 43.7% of the standard-strategy group (RR 1.00; 95% CI 0.93-1.09; P=0.92). Among survivors at 90 days, continued dependence on renal-replacement therapy was 10.4% and 6.0% (RR 1.74; 95% CI 1.24-2.43). Adverse events were more frequent with the accelerated strategy."',
    [
      'Antecipar a diálise na LRA não reduziu a mortalidade em 90 dias, e a dependência de diálise entre sobreviventes foi até maior (10,4% vs. 6,0%) [1].',
      'Estratégias acelerada e padrão tiveram mortalidade praticamente idêntica (43,9% e 43,7%) [1].',
    ],
    [
      [
        'direction',
        'A estratégia acelerada diminuiu a dependência de terapia renal substitutiva entre os sobreviventes em 90 dias [1].',
      ],
    ],
  ],
  [
    '"Contrast nephropathy prevention with sodium bicarbonate and acetylcysteine ‖ Among 4,993 high-risk patients undergoing angiography, the primary endpoint occurred in 4.4% with bicarbonate and 4.7% with saline (OR 0.93; 95% CI 0.72-1.22), and in 4.6% with acetylcysteine and 4.5% with placebo. There was no benefit of either intervention."',
    [
      'Bicarbonato e acetilcisteína não protegeram os rins de pacientes de alto risco submetidos a angiografia [1].',
      'O desfecho primário ocorreu em 4,6% dos que usaram acetilcisteína e em 4,5% do grupo placebo [1].',
    ],
    [
      [
        'negation',
        'Tanto o bicarbonato quanto a acetilcisteína trouxeram benefício na prevenção do desfecho primário [1].',
      ],
    ],
  ],
  [
    '"Ivermectin versus permethrin mass treatment for scabies ‖ The prevalence of scabies at 12 months declined from 36.6% to 18.8% with standard care, from 41.7% to 15.8% with permethrin and from 32.1% to 1.9% with ivermectin. The relative reduction was 94% with ivermectin (95% CI 83-100) and 62% with permethrin. Adverse events were mild but more common with ivermectin."',
    [
      'O tratamento em massa com ivermectina quase eliminou a escabiose em 12 meses (de 32,1% para 1,9%), efeito superior ao da permetrina [1].',
      'A queda relativa da prevalência de escabiose foi de 62% com permetrina e de 94% com ivermectina [1].',
    ],
    [['digit', 'A ivermectina reduziu a prevalência de escabiose em 12 meses de 32,1% para 7,9% [1].']],
  ],
  [
    '"Nicotinamide for skin-cancer chemoprevention ‖ At 12 months, the rate of new nonmelanoma skin cancers was lower by 23% (95% CI 4-38) in the nicotinamide group than in the placebo group (P=0.02). No differences in adverse events were noted. There was no evidence of benefit after nicotinamide was discontinued."',
    [
      'A nicotinamida reduziu em 23% os novos cânceres de pele não melanoma em 12 meses, mas o efeito não persistiu após a suspensão [1].',
    ],
    [['negation', 'O benefício da nicotinamida manteve-se após a descontinuação do tratamento [1].']],
  ],
  [
    '"Inhaled budesonide-formoterol as needed in mild asthma ‖ Severe exacerbations occurred at an annualized rate of 0.07 with as-needed budesonide-formoterol, 0.20 with terbutaline and 0.09 with maintenance budesonide. Budesonide-formoterol was superior to terbutaline for asthma control (34.4% vs 31.1% weeks with well-controlled asthma; P=0.046) but inferior to maintenance budesonide (44.4%). Median daily glucocorticoid dose was 57 mcg versus 340 mcg."',
    [
      'Para o controle dos sintomas, budesonida-formoterol sob demanda foi melhor que a terbutalina e pior que a budesonida de manutenção [1].',
      'A exposição diária mediana a corticoide foi bem menor com o uso sob demanda (57 µg contra 340 µg) [1].',
    ],
    [
      [
        'direction',
        'No controle da asma leve, budesonida-formoterol sob demanda superou a budesonida de manutenção [1].',
      ],
      [
        'unit',
        'A dose diária mediana de corticoide foi de 57 mg com budesonida-formoterol e 340 mg com budesonida de manutenção [1].',
      ],
    ],
  ],
  [
    '"Point-of-care C-reactive protein to guide antibiotics in COPD exacerbations ‖ Fewer patients in the CRP-guided group reported antibiotic use (57.0% vs 77.4%; adjusted OR 0.31; 95% CI 0.20-0.47). COPD-related health status at 2 weeks was not worse with CRP guidance (adjusted mean difference -0.19 points). Hospital admissions over 6 months were similar."',
    [
      'Guiar a prescrição pela PCR na atenção primária diminuiu o uso de antibiótico na exacerbação de DPOC (57,0% vs. 77,4%) sem piorar o estado de saúde [1].',
    ],
    [['direction', 'O uso de antibióticos foi maior no grupo guiado pela PCR [1].']],
  ],
  [
    '"Vitamin D supplementation and fractures in midlife and older adults ‖ Supplemental vitamin D3 (2,000 IU per day), as compared with placebo, did not have a significant effect on total fractures (HR 0.98; 95% CI 0.89-1.08; P=0.70) over a median of 5.3 years. Results did not differ according to baseline 25-hydroxyvitamin D level. There were no between-group differences in adverse events."',
    [
      'Suplementar 2.000 UI diárias de vitamina D3 por 5,3 anos não preveniu fraturas em adultos de meia-idade e idosos [1].',
      'A ausência de efeito da vitamina D3 sobre fraturas foi independente do nível basal de 25-hidroxivitamina D [1].',
    ],
    [['unit', 'O estudo avaliou vitamina D3 na dose de 2.000 mg por dia [1].']],
  ],
  [
    '"Statins for primary prevention in adults aged 75 years or older: cohort study ‖ In 46,864 people without diabetes, statin use was not associated with lower atherosclerotic cardiovascular disease (HR 0.94; 95% CI 0.86-1.04) or all-cause mortality (HR 0.98; 95% CI 0.91-1.05). In those with type 2 diabetes aged 75-84 years, statins were associated with lower cardiovascular disease incidence (HR 0.76; 95% CI 0.65-0.89)."',
    [
      'Em idosos com DM2 entre 75 e 84 anos, o uso de estatina relacionou-se a 24% menos doença cardiovascular; já nos sem diabetes não se viu associação significativa [1].',
      'Entre os idosos sem diabetes, estatinas não se associaram a menor mortalidade geral (HR 0,98) [1].',
    ],
    [
      [
        'direction',
        'Nos idosos de 75 a 84 anos com diabetes tipo 2, as estatinas associaram-se a maior incidência de doença cardiovascular [1].',
      ],
    ],
  ],
  [
    '"Screening for asymptomatic bacteriuria: guideline statement ‖ We recommend screening for and treating asymptomatic bacteriuria in pregnant women. We recommend against screening or treatment in patients with diabetes, in older adults in long-term care, and in patients with an indwelling catheter. In pregnancy, 4 to 7 days of antimicrobial treatment is suggested."',
    [
      'Segundo a diretriz, a bacteriúria assintomática deve ser rastreada e tratada na gestante, mas não em diabéticos nem em idosos institucionalizados [1].',
    ],
    [
      [
        'negation',
        'A diretriz recomenda rastrear e tratar a bacteriúria assintomática em pessoas com diabetes [1].',
      ],
    ],
  ],
  [
    '"Gentamicin label: neonatal dosing ‖ In neonates younger than 7 days and born at 35 weeks\' gestation or later, the recommended dose is 4 mg/kg every 24 hours. Trough concentrations should be kept below 1 mcg/mL. Dose adjustment is required in renal impairment."',
    [
      'No neonato com menos de 7 dias e nascido a partir de 35 semanas, usa-se gentamicina 4 mg/kg a cada 24 horas, mantendo o vale abaixo de 1 µg/mL [1].',
    ],
    [['comparator', 'O nível de vale da gentamicina deve ficar acima de 1 µg/mL [1].']],
  ],
  [
    '"Levetiracetam versus fosphenytoin and valproate in status epilepticus ‖ Cessation of status epilepticus at 60 minutes occurred in 47% of patients assigned to levetiracetam, 45% assigned to fosphenytoin and 46% assigned to valproate. No drug met the criterion for superiority. Hypotension was numerically more frequent with fosphenytoin."',
    [
      'Levetiracetam, fosfenitoína e valproato controlaram o estado de mal em proporções semelhantes (47%, 45% e 46%), e nenhum deles foi superior [1].',
      'Cerca de metade dos casos de estado de mal epiléptico cessou em 60 minutos, qualquer que fosse o fármaco [1].',
    ],
    [],
  ],
  [
    '"Balloon catheter versus oral misoprostol for labour induction ‖ Vaginal birth within 24 hours occurred in 56% of the balloon group and 59% of the misoprostol group (RR 0.95; 95% CI 0.86-1.05). Uterine hyperstimulation was less common with the balloon (1.2% vs 4.8%; P<0.001). Caesarean rates were similar, at 21% and 20%."',
    [
      'Balão e misoprostol oral equivaleram-se em parto vaginal em 24 h, com menos hiperestimulação uterina no grupo balão [1].',
      'A taxa de cesariana foi de 20% com misoprostol e de 21% com balão [1].',
    ],
    [],
  ],
  [
    '"Oseltamivir in outpatients with influenza: meta-analysis of randomized trials ‖ Oseltamivir was not associated with a reduced risk of hospitalization (RR 0.77; 95% CI 0.47-1.27; risk difference -0.14%). It was associated with increased nausea (RR 1.43) and vomiting (RR 1.83). Serious adverse events were not increased."',
    [
      'Em pacientes ambulatoriais com influenza, o oseltamivir não reduziu significativamente a hospitalização e provocou mais náuseas e vômitos [1].',
      'O uso de oseltamivir não elevou os eventos adversos graves [1].',
    ],
    [],
  ],
  [
    '"Doxycycline versus prednisolone as initial treatment of bullous pemphigoid ‖ Treatment success at 6 weeks was recorded in 74% of the doxycycline group and 91% of the prednisolone group, within the prespecified non-inferiority margin. Severe, life-threatening or fatal events by 52 weeks were less common in patients started on doxycycline (18% vs 36%; P=0.001)."',
    [
      'Começar com doxiciclina, em vez de prednisolona, reduziu à metade os eventos graves ou fatais em 52 semanas, com eficácia a curto prazo não inferior [1].',
      'No penfigoide bolhoso, o sucesso em 6 semanas foi de 91% com prednisolona e 74% com doxiciclina [1].',
    ],
    [],
  ],
  [
    '"Family-based treatment for adolescents with anorexia nervosa ‖ At 12-month follow-up, full remission was present in 49% of adolescents in family-based treatment and 23% in adolescent-focused individual therapy (P=0.024). At end of treatment the difference was not significant (42% vs 23%; P=0.055). Family-based treatment was superior at both follow-up points for partial remission."',
    [
      'Na anorexia nervosa, a terapia de base familiar superou a individual em remissão completa no seguimento de 12 meses, embora a diferença não fosse significativa ao final do tratamento [1].',
    ],
    [
      [
        'digit',
        'Aos 12 meses, 94% dos adolescentes em terapia de base familiar estavam em remissão completa [1].',
      ],
    ],
  ],
  [
    '"Buprenorphine started in the emergency department for opioid use disorder ‖ At 30 days, 78% of patients in the buprenorphine group, 37% in the referral group and 45% in the brief-intervention group were engaged in addiction treatment (P<0.001). Use of inpatient addiction services was lower with buprenorphine (11%) than with referral (37%)."',
    [
      'Iniciar buprenorfina já no pronto-socorro aumentou o engajamento no tratamento (78%, contra 37% no encaminhamento e 45% na intervenção breve) [1].',
      'O uso de serviços de internação foi mais baixo com buprenorfina (11%) do que com encaminhamento (37%) [1].',
    ],
    [],
  ],
  [
    '"Azathioprine versus mycophenolate for maintenance in lupus nephritis ‖ Over 36 months, treatment failure occurred in 16.4% of patients on mycophenolate and 32.4% on azathioprine (HR 0.44; 95% CI 0.25-0.77; P=0.003). Serious adverse events were numerically lower with mycophenolate (23.5% vs 33.3%; P=0.11). Withdrawal because of adverse events was more common with azathioprine (39.6% vs 25.2%; P=0.02)."',
    [
      'Na manutenção da nefrite lúpica, a azatioprina falhou com o dobro da frequência do micofenolato (32,4% vs. 16,4%) e levou a mais abandonos por efeitos adversos [1].',
      'Eventos adversos graves não diferiram de forma significativa entre micofenolato e azatioprina (p = 0,11) [1].',
    ],
    [
      [
        'direction',
        'Quem recebeu azatioprina teve menos falhas terapêuticas em 36 meses do que quem recebeu micofenolato [1].',
      ],
    ],
  ],
  [
    '"Early peanut introduction in high-risk infants ‖ Among infants with a negative skin-prick test at baseline, the prevalence of peanut allergy at 60 months was 13.7% in the avoidance group and 1.9% in the consumption group (P<0.001). Among those with positive results, it was 35.3% and 10.6%, respectively (P=0.004). Serious adverse events did not differ between groups."',
    [
      'Em lactentes de alto risco, consumir amendoim cedo, e não evitá-lo, diminuiu a alergia aos 60 meses, tanto nos com teste cutâneo negativo quanto nos com teste positivo [1].',
      'Entre os lactentes com teste cutâneo positivo, a alergia a amendoim chegou a 35,3% no grupo que o evitou e ficou em 10,6% no que o consumiu [1].',
      'A introdução precoce do amendoim não alterou a frequência de eventos adversos graves [1].',
    ],
    [],
  ],
  [
    '"Penicillin allergy delabelling by direct oral challenge ‖ A positive oral challenge occurred in 1 of 187 patients (0.5%) in the direct-challenge group and 1 of 190 (0.5%) in the skin-test group, meeting non-inferiority. No serious adverse events occurred in either arm."',
    [
      'Na suspeita de alergia à penicilina, o teste de provocação oral direto foi não inferior à estratégia com teste cutâneo, com um caso positivo em cada braço [1].',
      'O teste de provocação oral com penicilina transcorreu sem eventos adversos graves nos dois grupos [1].',
    ],
    [],
  ],
];

export const specialties: HandCase[] = casesOf(groups);
