import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Conclusions, guidelines and package inserts; half of the cases are over the corpus. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'No estudo com 9.361 participantes, mirar PAS abaixo de 120 mmHg em vez de abaixo de 140 mmHg diminuiu o desfecho composto primário de 2,19% para 1,65% ao ano (HR 0,75; IC 95% 0,64–0,89) [1].',
      'A mortalidade por todas as causas também caiu com o controle intensivo da pressão (HR 0,73; IC 95% 0,60 a 0,90) [1].',
      '- **Meta intensiva:** PAS < 120 mmHg trouxe queda relativa de 25% no desfecho primário frente à meta padrão [1].',
    ],
    [
      [
        'digit',
        'O controle intensivo reduziu o desfecho composto primário para 1,95% ao ano, contra 2,19% no tratamento padrão [1].',
      ],
      [
        'bounds',
        'A morte por qualquer causa foi menos frequente no braço intensivo (HR 0,73; IC 95% 0,60–0,96) [1].',
      ],
      [
        'direction',
        'A meta intensiva de PAS aumentou a mortalidade por todas as causas (HR 0,73; IC 95% 0,60–0,90) [1].',
      ],
      [
        'direction',
        'O desfecho composto primário foi mais frequente no braço com alvo de PAS < 120 mmHg do que no braço com alvo < 140 mmHg [1].',
      ],
      [
        'negation',
        'A redução da pressão a menos de 120 mmHg não diminuiu o desfecho primário em relação à meta padrão [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Não houve diferença entre clortalidona, anlodipino e lisinopril quanto a doença coronariana fatal ou infarto não fatal, com taxas em 6 anos de 11,5%, 11,3% e 11,4%, respectivamente [1].',
      'Entre 33.357 hipertensos de alto risco, os três fármacos tiveram taxas semelhantes de evento coronariano maior [1].',
    ],
    [
      [
        'negation',
        'Houve diferença entre clortalidona, anlodipino e lisinopril quanto a doença coronariana fatal ou infarto não fatal [1].',
      ],
      [
        'direction',
        'A clortalidona foi superior ao anlodipino e ao lisinopril na prevenção de doença coronariana fatal ou IAM não fatal [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'A inibição de angiotensina-neprilisina superou o enalapril na insuficiência cardíaca: morte cardiovascular ou internação por IC em 21,8% contra 26,5% (HR 0,80) [1].',
      'PARADIGM-HF | 8.442 pacientes | HR 0,80 (0,73–0,87) a favor do inibidor de neprilisina [1].',
      'O enalapril foi menos eficaz do que o comparador na prevenção do composto de morte cardiovascular e hospitalização por insuficiência cardíaca [1].',
    ],
    [
      [
        'digit',
        'Foram 8.842 pacientes randomizados, com HR de 0,80 para morte cardiovascular ou internação por IC [1].',
      ],
      [
        'direction',
        'O enalapril mostrou-se superior à inibição de angiotensina-neprilisina, com menos mortes cardiovasculares e internações por IC [1].',
      ],
      [
        'direction',
        'Sacubitril-valsartana elevou o risco de morte cardiovascular ou hospitalização por IC em comparação ao enalapril, em estudo de 8.442 pacientes [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'Na IC com fração de ejeção reduzida, a dapagliflozina reduziu piora da insuficiência cardíaca ou óbito cardiovascular (16,3% vs. 21,2%; HR 0,74, IC 95% 0,65–0,85) [1].',
      'Houve diferença absoluta de 4,9 pontos percentuais no desfecho de piora da IC ou morte cardiovascular em favor da dapagliflozina [1].',
    ],
    [
      [
        'digit',
        'A dapagliflozina reduziu o desfecho composto de piora da IC ou morte CV (HR 0,64; IC 95% 0,65–0,85) [1].',
      ],
      [
        'negation',
        'A dapagliflozina não reduziu a piora da insuficiência cardíaca nem a morte CV em pacientes com fração de ejeção reduzida [1].',
      ],
      [
        'direction',
        '- **Dapagliflozina na ICFEr:** piora da IC ou óbito cardiovascular foi mais comum com o fármaco [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Mesmo com fração de ejeção preservada, a empagliflozina baixou o risco de morte CV ou internação por IC em cerca de 21% (HR 0,79; 0,69–0,90) [1].',
      '- **ICFEp:** dos tratados com empagliflozina, 13,8% tiveram o desfecho composto, contra 17,1% no grupo de comparação [1].',
    ],
    [
      [
        'direction',
        'O uso de empagliflozina na ICFEp esteve associado a maior risco de morte CV ou internação por IC (HR 0,79) [1].',
      ],
      [
        'negation',
        'Na fração de ejeção preservada, a empagliflozina não trouxe benefício sobre morte CV ou hospitalização por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    [
      'Na insuficiência cardíaca grave, acrescentar espironolactona fez a mortalidade recuar de 46% para 35% [1].',
      'A espironolactona reduz em 30% o risco relativo de morte em pacientes com IC grave (RR 0,70; IC 95% 0,60–0,82) [1].',
    ],
    [
      ['digit', 'Com espironolactona a mortalidade foi de 25%, contra 46% no grupo de comparação [1].'],
      [
        'direction',
        'A espironolactona aumentou em 30% o risco de morte na insuficiência cardíaca grave [1].',
      ],
      ['negation', 'Não se observou efeito da espironolactona sobre a mortalidade na IC grave [1].'],
    ],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'Em 7.020 pessoas com diabetes tipo 2, a empagliflozina diminuiu a morte cardiovascular (3,7% vs. 5,9%; HR 0,62) e, em menor grau, o MACE de três pontos (HR 0,86) [1].',
      'O limite superior do intervalo de confiança para MACE foi 0,99, ou seja, o benefício da empagliflozina sobre esse composto foi significativo, mas por pouco [1].',
    ],
    [
      [
        'bounds',
        '- **Morte cardiovascular:** HR 0,62, com intervalo de confiança de 0,39 a 0,77, a favor da empagliflozina [1].',
      ],
      [
        'direction',
        'A morte cardiovascular subiu com a empagliflozina em pacientes com diabetes tipo 2 [1].',
      ],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'A liraglutida diminuiu eventos cardiovasculares maiores no diabetes tipo 2 (13,0% contra 14,9%), com HR de 0,87 (IC 95%: 0,78 a 0,97) [1].',
      'Com liraglutida, observou-se menos morte de causa cardiovascular, com redução relativa de 22% [1].',
    ],
    [
      [
        'negation',
        'A liraglutida não diferiu do controle quanto a eventos cardiovasculares maiores, sem diferença significativa entre os grupos [1].',
      ],
      [
        'direction',
        'Em 9.340 pessoas com diabetes tipo 2, a liraglutida elevou o risco de MACE e também o de morte cardiovascular [1].',
      ],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'O controle glicêmico intensivo (HbA1c de 7,0% vs. 7,9%) reduziu complicações microvasculares em um quarto, mas o efeito sobre o infarto do miocárdio não alcançou significância estatística (p = 0,052) [1].',
      'Qualquer desfecho relacionado ao diabetes foi 12% menos frequente com sulfonilureia ou insulina em esquema intensivo (RR 0,88; 0,79–0,99) [1].',
    ],
    [
      [
        'direction',
        'O tratamento intensivo aumentou as complicações microvasculares em comparação ao convencional [1].',
      ],
      [
        'negation',
        'O tratamento intensivo com sulfonilureia ou insulina não reduziu o conjunto de desfechos relacionados ao diabetes [1].',
      ],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'Em diabéticos tipo 2 com nefropatia, a canagliflozina reduziu em 30% o composto de DRC terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      '- **Canagliflozina:** HR de 0,70 (IC 95% 0,59–0,82) para o desfecho renal/CV, em 4.401 participantes [1].',
    ],
    [
      [
        'direction',
        'A canagliflozina acelerou a perda de função renal, com aumento de 30% no composto renal e cardiovascular [1].',
      ],
      [
        'negation',
        'Em pacientes com nefropatia diabética, o composto renal/CV não foi modificado pela canagliflozina [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'A dapagliflozina protegeu o rim na DRC: queda da TFGe de 50% ou mais, doença renal terminal ou morte renal/CV ocorreu em 9,2% versus 14,5% (HR 0,61) [1].',
      'Para cada 100 pessoas com DRC que receberam dapagliflozina houve cerca de 5 eventos primários a menos (9,2% frente a 14,5%) [1].',
    ],
    [
      ['direction', 'O desfecho primário na DRC favoreceu o grupo controle, e não a dapagliflozina [1].'],
      [
        'negation',
        'A dapagliflozina não é eficaz em retardar a queda da TFGe, a doença renal terminal ou a morte renal/CV na DRC [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'Progressão da doença renal ou óbito CV foi menos comum com empagliflozina, 13,1% contra 16,9% (HR 0,72) [1].',
      'O risco de progressão renal ou morte cardiovascular caiu 28% com a empagliflozina em 6.609 pacientes com DRC [1].',
    ],
    [['direction', 'Progressão renal ou morte CV foi maior no grupo empagliflozina do que no controle [1].']],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    [
      'A finerenona retardou a progressão da DRC no diabetes tipo 2: 17,8% vs. 21,1% para falência renal, queda da TFGe ≥ 40% ou morte renal, com HR 0,82 (0,73–0,93) [1].',
      '- **Finerenona:** menor incidência do desfecho renal composto, com base em 5.674 pacientes analisados [1].',
    ],
    [['direction', 'A finerenona piorou os desfechos renais de pacientes com DRC e diabetes tipo 2 [1].']],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'Em pessoas com DM2 e DRC, a semaglutida levou a menos eventos renais maiores (5,8 contra 7,5 por 100 pacientes-ano; HR 0,76; IC 95% 0,66–0,88) [1].',
    ],
    [
      [
        'unit',
        'A semaglutida levou a 5,8 eventos renais maiores por 1.000 pacientes-ano, contra 7,5 por 1.000 pacientes-ano no controle [1].',
      ],
      ['direction', 'Eventos renais maiores aumentaram 24% com a semaglutida em pessoas com DM2 e DRC [1].'],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'A semaglutida reduziu em 20% o risco de MACE em pessoas com obesidade e sem diabetes [1].',
      'Eventos cardiovasculares maiores ocorreram em 6,5% dos que usaram semaglutida e em 8,0% do grupo controle, resultado obtido em mais de 17 mil participantes [1].',
    ],
    [
      [
        'negation',
        'Em pessoas com obesidade e sem diabetes, a semaglutida não reduziu eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'Em 40 semanas, todas as doses de tirzepatida reduziram a HbA1c mais que a semaglutida 1 mg: −2,01, −2,24 e −2,30 pontos com 5, 10 e 15 mg, contra −1,86 [1].',
      'A queda de HbA1c com semaglutida 1 mg foi menor que a obtida com tirzepatida 15 mg [1].',
    ],
    [
      [
        'digit',
        'Em 40 semanas, a semaglutida 1 mg reduziu a HbA1c em 1,68 ponto, menos que a tirzepatida em qualquer dose [1].',
      ],
      [
        'direction',
        'A semaglutida 1 mg foi superior à tirzepatida em todas as doses quanto à redução de HbA1c [1].',
      ],
    ],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'Em indivíduos com PCR elevada, a rosuvastatina diminuiu os eventos vasculares de 1,36 para 0,77 por 100 pessoas-ano (HR 0,56) [1].',
      'A rosuvastatina esteve associada a redução de 44% nos eventos, com intervalo de confiança de 0,46 a 0,69 [1].',
    ],
    [
      [
        'unit',
        'Com rosuvastatina houve 0,77 evento por 1.000 pessoas-ano, contra 1,36 por 1.000 pessoas-ano no controle [1].',
      ],
      [
        'direction',
        'Homens e mulheres com PCR elevada tiveram mais eventos vasculares quando tratados com rosuvastatina [1].',
      ],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    [
      'Adicionar evolocumabe reduziu o desfecho composto primário, de 11,3% para 9,8%, em pacientes com doença cardiovascular [1].',
    ],
    [
      [
        'negation',
        'O evolocumabe não alterou a taxa do desfecho composto primário em pacientes com doença cardiovascular [1].',
      ],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Dabigatrana 150 mg foi superior à varfarina na prevenção de AVC ou embolia sistêmica na fibrilação atrial (1,11% vs. 1,69% ao ano; RR 0,66) [1].',
      'Quem usou varfarina apresentou mais AVC ou embolia sistêmica do que quem usou 150 mg de dabigatrana [1].',
    ],
    [
      [
        'digit',
        'Na fibrilação atrial, a dabigatrana 110 mg reduziu AVC ou embolia sistêmica para 1,11% ao ano, contra 1,69% com varfarina [1].',
      ],
      [
        'direction',
        'Na fibrilação atrial, a varfarina preveniu mais AVC e embolia sistêmica que a dabigatrana na dose de 150 mg [1].',
      ],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'Em comparação com a varfarina, a apixabana reduziu AVC ou embolia sistêmica (HR 0,79), sangramento maior (HR 0,69) e morte (HR 0,89) [1].',
      '- **Segurança:** a apixabana causou 31% menos sangramentos maiores que a varfarina [1].',
      'A redução de mortalidade com apixabana foi limítrofe, já que o IC foi de 0,80 a 0,998 [1].',
    ],
    [
      ['bounds', 'O sangramento maior foi menos frequente com apixabana (HR 0,69; IC 95% 0,60–0,90) [1].'],
      [
        'direction',
        'A apixabana causou mais sangramento maior que a varfarina (HR 0,69; IC 95% 0,60–0,80) [1].',
      ],
      [
        'direction',
        '- **AVC ou embolia sistêmica:** resultado favorável à varfarina em relação à apixabana [1].',
      ],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Na síndrome coronariana aguda, o ticagrelor superou o clopidogrel: morte vascular, IAM ou AVC em 12 meses em 9,8% vs. 11,7% (HR 0,84; IC 95% 0,77–0,92) [1].',
      'O composto de óbito vascular, infarto ou AVC foi menos frequente com ticagrelor após um ano [1].',
    ],
    [
      [
        'unit',
        'Em 12 semanas, morte vascular, IAM ou AVC ocorreu em 9,8% dos tratados com ticagrelor e em 11,7% dos tratados com clopidogrel [1].',
      ],
      [
        'direction',
        'O ticagrelor foi inferior ao clopidogrel na redução de morte vascular, IAM ou AVC em 12 meses [1].',
      ],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'A associação de AAS e estreptoquinase reduziu a morte vascular em cinco semanas de 13,2% para 8,0%, uma redução de 42% na chance [1].',
      'Isoladamente, o AAS reduziu a chance de morte vascular em 23% e a estreptoquinase, em 25% [1].',
    ],
    [
      [
        'digit',
        'A combinação de AAS e estreptoquinase reduziu em 24% a chance de morte vascular em 5 semanas [1].',
      ],
      [
        'negation',
        'A aspirina isolada não reduziu a morte vascular em 5 semanas nos casos suspeitos de infarto agudo [1].',
      ],
      [
        'direction',
        'Estreptoquinase aumentou a chance de morte vascular em cinco semanas (9,2% vs. 12,0%) [1].',
      ],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'O alteplase dado nas primeiras 3 horas aumentou a chance de bom desfecho em 3 meses (OR 1,7; 1,2–2,6), ao custo de mais hemorragia intracraniana sintomática (6,4% vs. 0,6%) [1].',
      'Não houve diferença estatisticamente significativa na mortalidade em 90 dias (17% vs. 21%; p = 0,30) [1].',
    ],
    [
      [
        'digit',
        'A hemorragia intracraniana sintomática ocorreu em 4,6% dos que receberam o trombolítico, contra 0,6% dos demais [1].',
      ],
      [
        'direction',
        'A trombólise em até 3 horas diminuiu a ocorrência de hemorragia intracraniana sintomática, 6,4% contra 0,6% [1].',
      ],
      [
        'negation',
        'O ativador do plasminogênio tecidual não aumentou a chance de desfecho favorável em 3 meses [1].',
      ],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'Na hemorragia intracerebral, o ácido tranexâmico não melhorou de forma significativa a escala de Rankin modificada no dia 90 (OR ajustado 0,88; IC 95% 0,76–1,03) [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico melhorou significativamente o estado funcional no dia 90 em pacientes com hemorragia intracerebral [1].',
      ],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'No trauma com hemorragia, o ácido tranexâmico diminui a morte hospitalar (14,5% contra 16,0%; RR 0,91) [1].',
    ],
    [
      [
        'direction',
        'Em pacientes traumatizados com hemorragia importante, o ácido tranexâmico elevou a mortalidade hospitalar [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'Na hemorragia pós-parto, o óbito por sangramento caiu de 1,9% para 1,5% com ácido tranexâmico, e o ganho foi maior quando dado em até 3 horas (1,2% vs. 1,7%) [1].',
      'O desfecho primário composto do estudo não foi atingido, embora as mortes por sangramento tenham diminuído [1].',
    ],
    [
      [
        'negation',
        'O desfecho primário composto foi atingido com o uso precoce de ácido tranexâmico na hemorragia pós-parto [1].',
      ],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'O sulfato de magnésio reduziu em 58% a ocorrência de eclâmpsia (0,8% vs. 1,9%) em mulheres com pré-eclâmpsia [1].',
      'A queda da mortalidade materna com sulfato de magnésio não foi significativa (RR 0,55; IC 95% 0,26–1,14) [1].',
    ],
    [
      [
        'direction',
        'O sulfato de magnésio mais que dobrou a ocorrência de eclâmpsia em relação ao placebo [1].',
      ],
      [
        'negation',
        'A redução da morte materna com sulfato de magnésio foi estatisticamente significativa [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'A dexametasona reduziu a mortalidade em 28 dias nos internados por covid-19 (22,9% vs. 25,7%), e o benefício foi mais marcante nos ventilados (29,3% vs. 41,4%) [1].',
    ],
    [
      [
        'direction',
        'Entre os pacientes sob ventilação, a dexametasona esteve associada a maior mortalidade em 28 dias [1].',
      ],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'A ivermectina precoce não reduziu de modo significativo a hospitalização ou a observação prolongada por covid-19 (14,7% vs. 16,3%; RR 0,90; IC 95% 0,70–1,16) [1].',
    ],
    [
      [
        'negation',
        'O tratamento precoce com ivermectina reduziu de forma significativa as hospitalizações por covid-19 [1].',
      ],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    [
      'Ventilar com 6 mL/kg, em vez de 12 mL/kg, reduziu a mortalidade na SDRA de 39,8% para 31,0% (p = 0,007) [1].',
      '- **Volume corrente baixo:** menos mortes que o volume tradicional na lesão pulmonar aguda [1].',
    ],
    [
      [
        'direction',
        'A mortalidade foi menor com volumes correntes tradicionais (12 mL/kg) do que com volumes baixos [1].',
      ],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    ['A posição prona cortou pela metade a mortalidade em 28 dias na SDRA grave, 16,0% contra 32,8% [1].'],
    [['digit', 'Na SDRA grave, a prona reduziu o óbito em 28 dias de 38,2% para 16,0% (p < 0,001) [1].']],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'O recrutamento alveolar com PEEP titulada aumentou a mortalidade em 28 dias (55,3% vs. 49,3%; HR 1,20), o que indica dano [1].',
      'Estratégia com PEEP baixa teve menor mortalidade em 28 dias do que recrutamento pulmonar com PEEP titulada [1].',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada reduziu a mortalidade em 28 dias na SDRA, com HR de 1,20 [1].',
      ],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'O controle glicêmico estrito em doentes críticos elevou a mortalidade em 90 dias (27,5% vs. 24,9%; OR 1,14; IC 95% 1,02–1,28) [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico intensivo reduziu a mortalidade em 90 dias em doentes críticos e deve ser preferido [1].',
      ],
    ],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'Em 75 UTIs brasileiras, a solução balanceada não diminuiu significativamente a mortalidade em 90 dias frente à salina a 0,9% (26,4% vs. 27,2%) [1].',
    ],
    [],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    [
      'O início precoce de TARV reduziu em 96% a transmissão vinculada do HIV: 1 caso contra 27 entre 1.763 casais [1].',
    ],
    [
      [
        'digit',
        'Houve 11 transmissões vinculadas no grupo de TARV precoce e 27 no grupo de início tardio [1].',
      ],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'Começar a TARV logo na infecção assintomática reduziu o desfecho primário de 4,1% para 1,8% (HR 0,43; 0,30–0,62) [1].',
    ],
    [],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'Na cardiomiopatia chagásica crônica, o benznidazol aumentou a negativação da PCR (66,2% vs. 33,5%), mas não reduziu o desfecho clínico primário de forma significativa (HR 0,93; 0,81–1,07) [1].',
    ],
    [
      [
        'negation',
        'O benznidazol reduziu significativamente o desfecho clínico primário na cardiomiopatia chagásica crônica [1].',
      ],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    [
      'Uma dose única da vacina do Butantan teve eficácia de 79,6% em dois anos, maior nos soropositivos (89,2%) do que nos soronegativos (73,6%) [1].',
    ],
    [
      [
        'digit',
        'A eficácia da vacina em soronegativos foi de 63,6%, inferior à vista em soropositivos (89,2%) [1].',
      ],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    [
      'Pela diretriz de 2020, hipertensão é definida por PA de consultório a partir de 140 mmHg de sistólica e/ou 90 mmHg de diastólica [1].',
    ],
    [['comparator', 'Define-se hipertensão quando a PA de consultório é ≤ 140 e/ou 90 mmHg [1].']],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    ['- **Meta:** PA abaixo de 130/80 mmHg; entre 120–139 e/ou 80–89 mmHg fala-se em pré-hipertensão [1].'],
    [['digit', 'A meta terapêutica da diretriz de 2025 é manter a PA abaixo de 140/80 mmHg [1].']],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    ['FEVE < 40%: reduzida | 40–49%: intermediária | ≥ 50%: preservada [1].'],
    [['comparator', 'A fração de ejeção é considerada preservada quando < 50% [1].']],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'O diagnóstico de diabetes requer glicemia de jejum igual ou superior a 126 mg/dL ou HbA1c de pelo menos 6,5%, com confirmação [1].',
    ],
    [
      [
        'unit',
        'Diagnostica-se diabetes com glicemia de jejum ≥ 126 mmol/L ou HbA1c ≥ 6,5%, sob confirmação [1].',
      ],
    ],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    [
      'A DRC exige alteração de estrutura ou função por no mínimo 3 meses e se classifica por causa, TFG e albuminúria [1].',
    ],
    [
      [
        'unit',
        'Para falar em DRC, a anormalidade de estrutura ou função deve persistir por pelo menos 3 semanas [1].',
      ],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'Na sepse, sugere-se ao menos 30 mL/kg de cristaloide nas primeiras três horas, com PAM-alvo de 65 mmHg [1].',
    ],
    [
      [
        'digit',
        'Recomenda-se infundir no mínimo 20 mL/kg de cristaloide nas 3 primeiras horas da sepse [1].',
      ],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'No grupo D, infundem-se 20 mL/kg em até 20 minutos; no grupo C, 10 mL/kg na primeira hora, e salicilatos e AINEs devem ser evitados [1].',
    ],
    [
      ['unit', '- **Grupo D:** expansão com 20 mL/kg em até 20 horas [1].'],
      [
        'negation',
        '- **Sintomáticos na dengue:** salicilatos e anti-inflamatórios não esteroidais podem ser usados [1].',
      ],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'O tratamento apenas com SABA deixou de ser recomendado, e a via preferencial de resgate é corticoide inalatório com formoterol [1].',
    ],
    [['negation', 'Na asma, recomenda-se o tratamento apenas com SABA [1].']],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [
      '- **Espirometria:** VEF1/CVF abaixo de 0,7 após broncodilatador; os grupos A, B e E substituem a antiga classificação A–D [1].',
    ],
    [['comparator', 'A obstrução é confirmada por VEF1/CVF pós-broncodilatador > 0,7 [1].']],
  ],
  [
    '"Low-Dose Colchicine after Percutaneous Coronary Intervention: A Randomized Trial ‖ Among 2,140 patients undergoing PCI, colchicine 0.5 mg once daily did not significantly reduce the composite of death, myocardial infarction, or stroke at 24 months compared with placebo (8.1% vs. 8.9%; hazard ratio, 0.91; 95% CI, 0.68 to 1.21; P=0.52). Diarrhea was more common with colchicine."',
    [
      'Após ICP, a colchicina 0,5 mg/dia não reduziu significativamente morte, infarto ou AVC em 24 meses (8,1% vs. 8,9%; p = 0,52) [1].',
      'A diarreia foi mais frequente entre os que tomaram colchicina do que no grupo placebo [1].',
    ],
    [],
  ],
  [
    '"Prescribing information: apixaban tablets ‖ The recommended dose of apixaban is 2.5 mg twice daily in patients with at least two of the following characteristics: age greater than or equal to 80 years, body weight less than or equal to 60 kg, or serum creatinine greater than or equal to 1.5 mg/dL."',
    [
      '- **Ajuste de dose:** 2,5 mg duas vezes ao dia se houver pelo menos dois critérios entre idade ≥ 80 anos, peso ≤ 60 kg e creatinina ≥ 1,5 mg/dL [1].',
    ],
    [],
  ],
  [
    '"Metformin hydrochloride tablets: prescribing information ‖ Metformin is contraindicated in patients with an eGFR below 30 mL/min/1.73 m2. Initiation is not recommended in patients with an eGFR between 30 and 45 mL/min/1.73 m2."',
    [
      'A metformina é contraindicada com TFGe < 30 mL/min/1,73 m² e não se recomenda iniciá-la quando a TFGe está entre 30 e 45 [1].',
      'Não se deve usar metformina em quem tem taxa de filtração estimada inferior a 30 mL/min/1,73 m² [1].',
    ],
    [],
  ],
  [
    '"Short-course versus standard-course antibiotics for community-acquired pneumonia ‖ Five days of amoxicillin was noninferior to ten days with respect to clinical cure at day 30 (91.2% vs. 92.0%; difference, -0.8 percentage points; 95% CI, -3.6 to 2.0). Rash was less frequent in the short-course group."',
    [
      'Na pneumonia comunitária, 5 dias de amoxicilina foram não inferiores a 10 dias (cura clínica em 91,2% vs. 92,0%), com menos exantema no grupo de curso curto [1].',
      'Dobrar a duração da amoxicilina de cinco para dez dias não trouxe ganho relevante em cura clínica [1].',
    ],
    [],
  ],
  [
    '"Guideline on the management of atrial fibrillation in chronic coronary disease ‖ In patients with atrial fibrillation and stable coronary disease more than 12 months after stenting, oral anticoagulant monotherapy is recommended over combination therapy with aspirin to reduce bleeding (Class I)."',
    [
      'Passados mais de 12 meses do stent, recomenda-se anticoagulante oral isolado em vez da associação com AAS, para diminuir sangramento (classe I) [1].',
    ],
    [],
  ],
  [
    '"Vitamin D supplementation and risk of falls in older adults ‖ In this randomized trial of 1,586 adults aged 70 years or older, vitamin D3 2,000 IU daily had no effect on the incidence of falls over 3 years (rate ratio 1.02; 95% CI 0.93-1.12)."',
    [
      'Vitamina D3 2.000 UI/dia não alterou a incidência de quedas em pessoas com 70 anos ou mais ao longo de três anos (razão de taxas 1,02) [1].',
      '- **Quedas em idosos:** suplementar vitamina D foi ineficaz (IC 95% de 0,93 a 1,12) [1].',
    ],
    [],
  ],
  [
    '"Levothyroxine tablets: package insert ‖ Calcium carbonate, ferrous sulfate and antacids may decrease the absorption of levothyroxine. Administer levothyroxine at least 4 hours apart from these agents."',
    [
      'Carbonato de cálcio e sulfato ferroso diminuem a absorção da levotiroxina, por isso as tomadas devem ter intervalo mínimo de 4 horas [1].',
    ],
    [],
  ],
  [
    '"Nitrofurantoin in pregnancy: a population-based cohort study ‖ First-trimester exposure to nitrofurantoin was not associated with an increased risk of major malformations (adjusted OR 1.05, 95% CI 0.92-1.20)."',
    [
      'A exposição à nitrofurantoína no primeiro trimestre não se associou a mais malformações maiores (OR ajustado 1,05; IC 95% 0,92–1,20) [1].',
      'Nessa coorte populacional faltou associação entre nitrofurantoína no início da gestação e malformação grave [1].',
    ],
    [],
  ],
  [
    '"High-flow nasal oxygen versus noninvasive ventilation in acute hypoxemic respiratory failure ‖ High-flow nasal oxygen resulted in lower 90-day mortality than noninvasive ventilation (12% vs. 28%; P=0.006), although intubation rates did not differ significantly between groups."',
    [
      'O cateter nasal de alto fluxo reduziu a mortalidade em 90 dias frente à VNI (12% vs. 28%), ainda que a taxa de intubação não tenha diferido significativamente [1].',
      'Quanto à intubação, alto fluxo e ventilação não invasiva foram semelhantes [1].',
    ],
    [],
  ],
  [
    '"Proton-pump inhibitors and Clostridioides difficile infection: systematic review ‖ Use of proton-pump inhibitors was associated with a higher risk of C. difficile infection (pooled OR 1.74, 95% CI 1.47-2.05; 23 studies). Heterogeneity was substantial (I2 = 78%)."',
    [
      'O uso de IBP associou-se a maior risco de infecção por C. difficile (OR 1,74), com heterogeneidade importante entre 23 estudos (I² de 78%) [1].',
    ],
    [],
  ],
  [
    '"Bula profissional: dipirona sódica 500 mg comprimidos ‖ A dipirona não deve ser administrada a pacientes com hipersensibilidade às pirazolonas, com porfiria hepática aguda ou com função da medula óssea prejudicada. Adultos e adolescentes acima de 15 anos: 1 a 2 comprimidos até 4 vezes ao dia."',
    [
      'A dipirona é contraindicada na porfiria hepática aguda e na disfunção medular [1].',
      '- **Posologia (> 15 anos):** um ou dois comprimidos de 500 mg, no máximo quatro tomadas por dia [1].',
    ],
    [],
  ],
  [
    '"Statin therapy in adults older than 75 years without cardiovascular disease ‖ In primary prevention, statin use was associated with a 12% lower risk of all-cause death (HR 0.88; 95% CI 0.82-0.94) but no difference in incident dementia (HR 0.98; 95% CI 0.90-1.07)."',
    [
      'Acima dos 75 anos, em prevenção primária, a estatina associou-se a menos mortes (HR 0,88), sem diferença na incidência de demência [1].',
      'Estatinas não aumentaram nem reduziram a ocorrência de demência nesses idosos (HR 0,98) [1].',
    ],
    [],
  ],
  [
    '"WHO-style guideline: treatment of uncomplicated falciparum malaria ‖ Pregnant women with uncomplicated P. falciparum malaria in the first trimester should be treated with artemether-lumefantrine for 3 days. Primaquine should not be given during pregnancy."',
    [
      'No primeiro trimestre, a malária falcípara não complicada é tratada com artemeter-lumefantrina por três dias, e a primaquina é proibida durante a gestação [1].',
    ],
    [],
  ],
  [
    '"Restrictive versus liberal transfusion in acute upper gastrointestinal bleeding ‖ A restrictive strategy (hemoglobin threshold 7 g/dL) significantly improved 6-week survival compared with a liberal strategy (threshold 9 g/dL) (95% vs. 91%; P=0.02). Further bleeding occurred in 10% vs. 16%."',
    [
      'Transfundir apenas com Hb < 7 g/dL melhorou a sobrevida em 6 semanas (95% vs. 91%) e reduziu o ressangramento (10% vs. 16%) [1].',
      'Com a estratégia liberal, mais pacientes voltaram a sangrar do que com a restritiva [1].',
    ],
    [],
  ],
  [
    '"Prophylactic antibiotics after ureteroscopy: noninferiority trial ‖ Omitting postoperative antibiotics was noninferior to a 3-day course for urinary tract infection at 14 days (4.2% vs. 3.9%; risk difference 0.3 percentage points; 95% CI -1.9 to 2.5)."',
    [
      'Não dar antibiótico após ureteroscopia foi não inferior a um curso de 3 dias quanto à ITU em 14 dias (4,2% vs. 3,9%) [1].',
    ],
    [],
  ],
  [
    '"Amiodarone injection: package insert ‖ Amiodarone may prolong the QT interval. Concomitant use with simvastatin at doses above 20 mg daily should be avoided because of an increased risk of myopathy."',
    [
      'A amiodarona pode prolongar o QT, e sinvastatina acima de 20 mg/dia deve ser evitada junto com ela pelo risco aumentado de miopatia [1].',
    ],
    [],
  ],
  [
    '"Sertraline for depression in advanced chronic kidney disease ‖ Among patients with nondialysis CKD stages 3 to 5, sertraline compared with placebo for 12 weeks did not improve depressive symptoms (between-group difference, 0.1 points; P=0.82). Nausea or vomiting occurred more often in the sertraline group (22.7% vs. 10.4%)."',
    [
      'Sertralina e placebo tiveram efeito equivalente sobre sintomas depressivos na DRC não dialítica após 12 semanas, mas náusea ou vômito foi mais comum com sertralina (22,7% vs. 10,4%) [1].',
    ],
    [],
  ],
  [
    '"Early versus delayed cholecystectomy for acute cholecystitis ‖ Laparoscopic cholecystectomy within 24 hours of admission reduced morbidity (11.8% vs. 34.4%; P<0.001), length of stay (5.4 vs. 10.0 days) and cost compared with delayed surgery."',
    [
      'A colecistectomia nas primeiras 24 h diminuiu a morbidade (11,8% vs. 34,4%) e encurtou a internação de 10 para 5,4 dias [1].',
      'Postergar a cirurgia na colecistite aguda encarece o tratamento e aumenta a morbidade [1].',
    ],
    [],
  ],
  [
    '"Guideline for the management of acute bronchiolitis in infants ‖ Clinicians should not administer albuterol to infants with a diagnosis of bronchiolitis. Nebulized hypertonic saline should not be used in the emergency department."',
    [
      'Na bronquiolite do lactente, o salbutamol não está indicado, tampouco a salina hipertônica nebulizada no pronto-socorro [1].',
      '- **Broncodilatador:** evitar salbutamol em lactentes com bronquiolite [1].',
    ],
    [],
  ],
  [
    '"Intranasal corticosteroids in children with obstructive sleep-disordered breathing ‖ At 6 weeks, symptom resolution occurred in 44% of children receiving mometasone and 41% receiving saline (P=0.51)."',
    [
      'Mometasona nasal e soro fisiológico resultaram em resolução similar dos sintomas em 6 semanas (44% vs. 41%; p = 0,51) [1].',
    ],
    [],
  ],
  [
    '"Warfarin: prescribing information ‖ Warfarin is contraindicated in pregnancy, except in women with mechanical heart valves. The target INR for venous thromboembolism is 2.5 (range 2.0 to 3.0)."',
    [
      'Contraindica-se varfarina na gravidez, salvo em portadoras de prótese valvar mecânica; no TEV, o RNI-alvo é 2,5 (faixa de 2 a 3) [1].',
    ],
    [],
  ],
  [
    '"Coffee consumption and incident atrial fibrillation: pooled cohorts ‖ Higher coffee intake was not associated with incident atrial fibrillation; each additional daily cup was associated with a 3% lower risk (HR 0.97; 95% CI 0.96-0.99)."',
    [
      'O consumo de café não elevou o risco de fibrilação atrial; cada xícara a mais por dia correspondeu a risco 3% menor [1].',
    ],
    [],
  ],
  [
    '"Efficacy and safety of a long-acting anti-VEGF implant in neovascular macular degeneration ‖ The implant was noninferior to monthly ranibizumab in visual acuity change at week 40 (+0.2 vs. +0.5 letters). Endophthalmitis was more frequent with the implant (1.6% vs. 0.4%)."',
    [
      'O implante foi não inferior ao ranibizumabe mensal na acuidade visual, porém causou mais endoftalmite (1,6% vs. 0,4%) [1].',
    ],
    [],
  ],
  [
    '"Hydroxyurea for children with sickle cell anemia in sub-Saharan Africa ‖ Hydroxyurea treatment reduced the incidence of vaso-occlusive pain (98.3 vs. 44.6 events per 100 patient-years before and during treatment), malaria, transfusions and death."',
    [
      'Durante o uso de hidroxiureia, as crises álgicas caíram de 98,3 para 44,6 por 100 pacientes-ano, com menos malária, transfusões e óbitos [1].',
      '- **Hidroxiureia:** menor necessidade transfusional em crianças com anemia falciforme [1].',
    ],
    [],
  ],
  [
    '"Guideline: screening for abdominal aortic aneurysm ‖ We recommend one-time ultrasonography screening in men aged 65 to 75 years who have ever smoked. We recommend against routine screening in women who have never smoked and have no family history."',
    [
      'Homens de 65 a 75 anos que já fumaram devem fazer uma ultrassonografia única; em mulheres que nunca fumaram e sem história familiar, o rastreio rotineiro não é recomendado [1].',
      'Rastreio de aneurisma de aorta | homens tabagistas ou ex-tabagistas | 65–75 anos | US única [1].',
    ],
    [],
  ],
  [
    '"Tocilizumab biosimilar in rheumatoid arthritis ‖ The biosimilar was equivalent to reference tocilizumab in DAS28 change at week 12 (difference 0.02; 95% CI -0.15 to 0.19), with comparable safety and immunogenicity."',
    [
      'O biossimilar e o tocilizumabe de referência apresentaram eficácia equivalente pelo DAS28 na semana 12, com perfil de segurança comparável [1].',
    ],
    [],
  ],
  [
    '"Ciprofloxacin tablets: boxed warning ‖ Fluoroquinolones have been associated with tendinitis and tendon rupture. The risk is increased in patients older than 60 years, in patients taking corticosteroids, and in kidney, heart or lung transplant recipients. Avoid in patients with myasthenia gravis."',
    [
      'O ciprofloxacino pode causar ruptura de tendão, risco que aumenta após os 60 anos e com corticoides, e deve ser evitado na miastenia gravis [1].',
    ],
    [],
  ],
  [
    '"Pragmatic trial of text-message reminders for hypertension adherence ‖ At 12 months, mean systolic pressure was 2.2 mm Hg lower in the reminder group than with usual care (95% CI, -4.4 to -0.04). Hospital admissions were similar in both groups."',
    ['Lembretes por mensagem baixaram a PAS em 2,2 mmHg em um ano, sem mudança nas internações [1].'],
    [],
  ],
  [
    '"Intravenous iron versus oral iron in postpartum anemia ‖ Ferric carboxymaltose 1000 mg produced a larger hemoglobin increase at 6 weeks than oral ferrous sulfate (3.4 vs. 2.5 g/dL; P<0.001), and constipation was less common (2% vs. 15%)."',
    [
      'A carboximaltose férrica (1 g IV) elevou a hemoglobina mais do que o sulfato ferroso oral (3,4 vs. 2,5 g/dL em 6 semanas) e constipou menos [1].',
      'No pós-parto, o ferro oral foi inferior ao venoso na recuperação da hemoglobina [1].',
    ],
    [],
  ],
  [
    '"Benzodiazepine use and hip fracture: nested case-control study ‖ Current benzodiazepine use was associated with hip fracture (adjusted OR 1.52; 95% CI 1.37-1.68), whereas past use was not (adjusted OR 1.03; 95% CI 0.95-1.12)."',
    [
      'O uso atual de benzodiazepínicos associou-se a fratura de quadril (OR 1,52), ao contrário do uso pregresso (OR 1,03) [1].',
      'Quem já havia parado o benzodiazepínico não teve excesso de fraturas de quadril [1].',
    ],
    [],
  ],
  [
    '"Guideline for status epilepticus in adults ‖ Intramuscular midazolam 10 mg is recommended for adults weighing more than 40 kg when intravenous access is not available. Phenytoin should not be mixed with glucose solutions."',
    [
      'Sem acesso venoso, adultos com mais de 40 kg devem receber midazolam 10 mg IM; a fenitoína não pode ser diluída em soro glicosado [1].',
    ],
    [],
  ],
  [
    '"Oral versus intravenous antibiotics for bone and joint infection ‖ Oral antibiotic therapy was noninferior to intravenous therapy during the first 6 weeks, with treatment failure at 1 year in 13.2% and 14.6%, respectively. Catheter complications were more common with intravenous therapy."',
    [
      'A via oral não foi inferior à venosa nas primeiras seis semanas (falha em um ano: 13,2% e 14,6%, respectivamente) [1].',
      'O tratamento por via oral resultou em menos complicações de cateter do que o endovenoso [1].',
    ],
    [],
  ],
  [
    '"Remote ischemic conditioning in acute ischemic stroke ‖ Remote ischemic conditioning increased the proportion of patients with excellent functional outcome at 90 days (67.4% vs. 62.0%; risk difference 5.4 percentage points; P=0.02)."',
    [
      'O condicionamento isquêmico remoto elevou de 62,0% para 67,4% a parcela com excelente recuperação funcional em 90 dias [1].',
    ],
    [],
  ],
  [
    '"Beta-blocker discontinuation after uncomplicated myocardial infarction ‖ Interruption of beta-blocker treatment was not shown to be noninferior to continuation (primary outcome, 23.8% vs. 21.1%; risk difference 2.8 percentage points; 95% CI, <0.1 to 5.5). Quality of life did not improve after interruption."',
    [
      'Suspender o betabloqueador após infarto não complicado não demonstrou não inferioridade à manutenção (23,8% vs. 21,1%) nem melhorou a qualidade de vida [1].',
    ],
    [],
  ],
  [
    '"Antenatal corticosteroids in late preterm birth ‖ Betamethasone decreased neonatal respiratory complications (11.6% vs. 14.4%; RR 0.80) but increased neonatal hypoglycemia (24.0% vs. 15.0%)."',
    [
      'Betametasona no pré-termo tardio diminui complicações respiratórias (RR 0,80), mas aumenta a hipoglicemia neonatal (24,0% vs. 15,0%) [1].',
      '- **Efeito adverso:** os recém-nascidos expostos tiveram hipoglicemia com maior frequência [1].',
    ],
    [],
  ],
  [
    '"Lithium: prescribing information ‖ Thiazide diuretics, ACE inhibitors and NSAIDs increase serum lithium concentrations. Monitor lithium levels when initiating these drugs. Toxicity may occur at concentrations above 1.5 mEq/L."',
    [
      'Tiazídicos, IECA e AINEs elevam a litemia, que precisa ser monitorada; acima de 1,5 mEq/L pode haver toxicidade [1].',
    ],
    [],
  ],
  [
    '"Subclinical hypothyroidism in older adults: levothyroxine versus placebo ‖ Levothyroxine provided no apparent benefits in older persons with subclinical hypothyroidism: hypothyroid symptoms score change 0.2 vs. 0.2 (P=0.99)."',
    [
      'Em idosos com hipotireoidismo subclínico, tratar com levotiroxina não melhorou os sintomas em relação ao placebo [1].',
    ],
    [],
  ],
  [
    '"Hypothermia after cardiac arrest with shockable rhythm ‖ At 6 months, 50% of patients in the hypothermia group and 48% in the normothermia group had died (relative risk, 1.04; 95% CI, 0.94 to 1.14; P=0.37). Arrhythmia with hemodynamic compromise was more common with hypothermia (24% vs. 17%; P<0.001)."',
    [
      'A hipotermia não reduziu a mortalidade em 6 meses (50% vs. 48%) e trouxe mais arritmia com repercussão hemodinâmica [1].',
      'Arritmias graves foram menos comuns em quem permaneceu em normotermia (17% contra 24%) [1].',
    ],
    [],
  ],
  [
    '"Guideline on vaccination in immunocompromised adults ‖ Live attenuated vaccines should be avoided in patients receiving more than 20 mg/day of prednisone for 14 days or longer. Inactivated influenza vaccine is safe and is recommended annually."',
    [
      'Vacinas de vírus vivo atenuado devem ser evitadas com prednisona > 20 mg/dia por duas semanas ou mais, ao passo que a influenza inativada é segura e anual [1].',
    ],
    [],
  ],
  [
    '"Probiotics to prevent ventilator-associated pneumonia ‖ Probiotic administration did not result in a significant difference in ventilator-associated pneumonia (21.9% vs. 21.3%; HR 1.03; 95% CI 0.87-1.22)."',
    ['Os probióticos falharam em prevenir pneumonia associada à ventilação (21,9% vs. 21,3%) [1].'],
    [],
  ],
  [
    '"Exercise training in pulmonary arterial hypertension: meta-analysis ‖ Supervised exercise improved 6-minute walk distance by 48 m (95% CI 33-63) without any increase in serious adverse events."',
    [
      'O exercício supervisionado acrescentou 48 metros ao teste de caminhada de 6 minutos e mostrou-se seguro, sem aumento de eventos adversos graves [1].',
    ],
    [],
  ],
  [
    '"Paracetamol: patient information leaflet ‖ Adults: 500 mg to 1 g every 4 to 6 hours as needed, up to a maximum of 4 g in 24 hours. Do not exceed the stated dose. Avoid alcohol during treatment."',
    ['- **Paracetamol (adultos):** 500–1.000 mg a cada 4–6 horas, sem passar de 4.000 mg por dia [1].'],
    [],
  ],
  [
    '"Screening for prostate cancer: recommendation statement ‖ For men aged 55 to 69 years, the decision to undergo periodic PSA-based screening should be an individual one. We recommend against PSA-based screening in men 70 years and older."',
    [
      'A partir dos 70 anos recomenda-se contra o rastreamento com PSA; dos 55 aos 69, a decisão é individual [1].',
    ],
    [],
  ],
  [
    '"Antibiotic prophylaxis and infective endocarditis after dental extraction ‖ Invasive dental procedures were associated with endocarditis in high-risk patients (OR 2.00; 95% CI 1.59-2.52), and antibiotic prophylaxis was associated with a reduction in incidence (OR 0.49; 95% CI 0.29-0.85)."',
    [
      'Em pacientes de alto risco, a profilaxia antibiótica associou-se a queda de cerca de metade na incidência de endocardite (OR 0,49; 0,29–0,85) [1].',
      'Procedimentos odontológicos invasivos dobram a chance de endocardite nos pacientes de alto risco (OR 2,0) [1].',
    ],
    [],
  ],
  [
    '"Denosumab discontinuation and vertebral fracture ‖ The vertebral fracture rate increased from 1.2 per 100 participant-years during treatment to 7.1 per 100 participant-years after discontinuation of denosumab."',
    [
      'Após suspensão do denosumabe, a taxa de fratura vertebral subiu de 1,2 para 7,1 por 100 participantes-ano [1].',
    ],
    [],
  ],
  [
    '"Oxytocin regimens for prevention of postpartum hemorrhage ‖ Heat-stable carbetocin was noninferior to oxytocin for blood loss of at least 500 mL (14.5% vs. 14.4%; RR 1.01; 95% CI 0.95-1.06)."',
    [
      'A carbetocina termoestável foi não inferior à ocitocina para perda sanguínea ≥ 500 mL (14,5% vs. 14,4%) [1].',
    ],
    [],
  ],
  [
    '"Lamotrigine tablets: prescribing information ‖ Valproate inhibits lamotrigine clearance and more than doubles its half-life. Lower initial doses are required when the two are coadministered to decrease the risk of serious rash."',
    [
      'Com valproato associado, a meia-vida da lamotrigina mais que dobra, e a dose inicial precisa ser menor para reduzir o risco de exantema grave [1].',
    ],
    [],
  ],
  [
    '"Sodium bicarbonate in severe metabolic acidemia in the intensive care unit ‖ In the overall population, bicarbonate infusion had no effect on the composite of day-28 death or organ failure (66% vs. 71%; P=0.24). In patients with acute kidney injury (AKIN stage 2-3), bicarbonate decreased the composite (70% vs. 82%; P=0.028)."',
    [
      'No conjunto de pacientes o bicarbonato não alterou o desfecho composto, mas ele o diminuiu no subgrupo com LRA AKIN 2–3 (70% vs. 82%) [1].',
    ],
    [],
  ],
  [
    '"Patent foramen ovale closure after cryptogenic stroke ‖ Stroke recurrence was lower with PFO closure plus antiplatelet therapy than with antiplatelet therapy alone (1.4% vs. 5.5%; HR 0.23). New atrial fibrillation occurred in 6.6% of the closure group and 0.4% of controls."',
    [
      'O fechamento do FOP preveniu recorrência de AVC (HR 0,23), embora tenha desencadeado mais fibrilação atrial (6,6% vs. 0,4%) [1].',
    ],
    [],
  ],
  [
    '"Guideline for the treatment of acute otitis media in children ‖ Observation without antibiotics for 48 to 72 hours is an option in children aged 6 to 23 months with nonsevere unilateral otitis media. Amoxicillin 80 to 90 mg/kg/day is the first-line antibiotic."',
    [
      'Na otite média aguda unilateral não grave, dos 6 aos 23 meses, pode-se observar por 2 a 3 dias; quando indicado, o antibiótico inicial é amoxicilina 80–90 mg/kg/dia [1].',
    ],
    [],
  ],
  [
    '"Zoledronic acid in osteopenic older women ‖ Zoledronate every 18 months lowered the risk of fragility fracture compared with placebo (hazard ratio 0.63; 95% CI 0.50 to 0.79) over 6 years in 2,000 women with osteopenia; 15 women would need to be treated to prevent one fracture."',
    [
      'O zoledronato a cada 18 meses diminuiu em 37% as fraturas por fragilidade (NNT de 15) em duas mil mulheres osteopênicas [1].',
    ],
    [],
  ],
  [
    '"Early palliative care in metastatic lung cancer ‖ Patients assigned to early palliative care had better quality of life and longer median survival (11.6 vs. 8.9 months; P=0.02) despite receiving less aggressive end-of-life care."',
    [
      'Cuidados paliativos precoces prolongaram a sobrevida mediana (11,6 vs. 8,9 meses) apesar de menos medidas agressivas no fim da vida [1].',
    ],
    [],
  ],
  [
    '"Isotretinoin capsules: package insert ‖ Isotretinoin must not be used by patients who are or may become pregnant. Concomitant tetracyclines should be avoided because of cases of intracranial hypertension."',
    [
      'A isotretinoína é contraindicada na gestação, e tetraciclinas não devem ser associadas pelo risco de hipertensão intracraniana [1].',
    ],
    [],
  ],
  [
    '"Aspirin for primary prevention in healthy older adults ‖ Low-dose aspirin 100 mg daily did not prolong disability-free survival (HR 1.01; 95% CI 0.92-1.11) and led to a higher rate of major hemorrhage (HR 1.38; 95% CI 1.18-1.62)."',
    [
      'Em idosos saudáveis, AAS 100 mg/dia não prolongou a sobrevida livre de incapacidade e aumentou em 38% a hemorragia maior [1].',
      'AAS em prevenção primária: sobrevida livre de incapacidade, HR 1,01 (0,92–1,11); sangramento maior, HR 1,38 (1,18–1,62) [1].',
    ],
    [],
  ],
  [
    '"Topical versus oral NSAIDs for knee osteoarthritis ‖ Topical and oral ibuprofen had an equivalent effect on knee pain at 12 months. Oral treatment produced more respiratory adverse effects and a greater increase in serum creatinine."',
    ['Ibuprofeno tópico aliviou a dor do joelho tanto quanto o oral e elevou menos a creatinina [1].'],
    [],
  ],
  [
    '"Enoxaparin sodium injection: prescribing information ‖ For treatment of deep vein thrombosis, the recommended dose is 1 mg/kg subcutaneously every 12 hours. In patients with creatinine clearance below 30 mL/min, the dose is 1 mg/kg once daily."',
    [],
    [
      ['digit', 'Na TVP, usa-se enoxaparina 1,5 mg/kg por via subcutânea a cada 12 horas [1].'],
      [
        'comparator',
        'Se o clearance de creatinina for superior a 30 mL/min, a enoxaparina passa a 1 mg/kg uma vez ao dia [1].',
      ],
    ],
  ],
  [
    '"Digoxin tablets: prescribing information ‖ The usual maintenance dose in adults is 125 to 250 mcg once daily. Target serum concentrations in heart failure are 0.5 to 0.9 ng/mL."',
    [],
    [
      ['unit', 'A dose de manutenção habitual da digoxina é de 125 a 250 mg uma vez ao dia [1].'],
      ['bounds', '- **Nível sérico na IC:** manter a digoxina entre 0,5 e 1,9 ng/mL [1].'],
    ],
  ],
  [
    '"Rivaroxaban for isolated distal deep-vein thrombosis ‖ Recurrent venous thromboembolism occurred in 11% of patients treated for 3 months versus 19% treated for 6 weeks (RR 0.59; 95% CI 0.36-0.95; NNT 13)."',
    [],
    [
      [
        'digit',
        'Estender o tratamento de seis semanas para três meses evita uma recorrência a cada 31 pacientes tratados (NNT = 31) [1].',
      ],
      [
        'bounds',
        'A recorrência de TEV foi menor com três meses de rivaroxabana (RR 0,59; IC 95% 0,36–0,75) [1].',
      ],
    ],
  ],
  [
    '"Guideline: pharmacologic treatment of hypertension in children ‖ Treatment should be initiated at the lowest dose. Enalapril may be started at 0.08 mg/kg/day, up to a maximum initial dose of 5 mg per day."',
    [],
    [['digit', 'Em crianças, inicia-se enalapril com 0,8 mg/kg/dia, até no máximo 5 mg/dia [1].']],
  ],
  [
    '"Corticosteroids in severe community-acquired pneumonia ‖ By day 28, death had occurred in 6.2% of patients in the hydrocortisone group and 11.9% in the placebo group (absolute difference, -5.6 percentage points; 95% CI -9.6 to -1.7; P=0.006)."',
    [],
    [
      [
        'digit',
        'A hidrocortisona reduziu o óbito em 28 dias na pneumonia grave: 9,2% contra 11,9% com placebo [1].',
      ],
      ['digit', 'A diferença de mortalidade a favor da hidrocortisona foi significativa, com p = 0,06 [1].'],
    ],
  ],
  [
    '"Guideline on iron deficiency in heart failure ‖ Iron deficiency is defined as ferritin below 100 ng/mL, or 100 to 299 ng/mL with transferrin saturation below 20%."',
    [],
    [
      [
        'comparator',
        'Define-se deficiência de ferro na IC por ferritina > 100 ng/mL ou saturação de transferrina inferior a 20% com ferritina de 100 a 299 ng/mL [1].',
      ],
      [
        'bounds',
        'Com saturação de transferrina < 20%, também conta como deficiência a ferritina entre 100 e 499 ng/mL [1].',
      ],
    ],
  ],
  [
    '"Vancomycin dosing in serious MRSA infections: consensus guideline ‖ A loading dose of 20 to 35 mg/kg can be considered for critically ill patients. An AUC/MIC ratio of 400 to 600 is the target."',
    [],
    [
      ['unit', '- **Ataque de vancomicina:** 20 a 35 mcg/kg no paciente crítico [1].'],
      ['digit', 'O alvo farmacodinâmico da vancomicina é uma razão AUC/CIM de 600 a 800 [1].'],
    ],
  ],
  [
    '"Dolutegravir-based therapy after first-line failure ‖ At week 48, viral suppression below 400 copies/mL was observed in 90% of the dolutegravir group and 92% of the darunavir group."',
    [],
    [
      [
        'unit',
        'Após 48 dias, 90% dos tratados com dolutegravir tinham carga viral menor que 400 cópias/mL [1].',
      ],
      [
        'digit',
        'Dolutegravir atingiu supressão viral em 80% dos participantes na semana 48, contra 92% do grupo darunavir [1].',
      ],
    ],
  ],
  [
    '"Red meat intake and colorectal cancer: dose-response meta-analysis ‖ Each 100 g/day increment in red meat was associated with a relative risk of colorectal cancer of 1.12 (95% CI 1.00-1.25)."',
    [],
    [
      [
        'bounds',
        'Cada 100 g/dia a mais de carne vermelha associou-se a RR de 1,12 (IC 95% 1,10–1,25) para câncer colorretal [1].',
      ],
    ],
  ],
  [
    '"Potassium chloride for injection: package insert ‖ The infusion rate should not exceed 10 mEq/hour in patients with serum potassium greater than 2.5 mEq/L."',
    [],
    [
      [
        'unit',
        'Com potássio sérico acima de 2,5 mEq/L, a infusão de KCl não pode ultrapassar 10 mEq por minuto [1].',
      ],
      [
        'comparator',
        'O limite de 10 mEq/h vale para pacientes com potássio sérico inferior a 2,5 mEq/L [1].',
      ],
    ],
  ],
  [
    '"Endovascular thrombectomy for large core infarcts ‖ Functional independence at 90 days occurred in 20% of the thrombectomy group and 7% of the medical-care group (relative risk, 2.97; 95% CI, 1.60 to 5.51)."',
    [],
    [
      [
        'digit',
        'A trombectomia em infartos extensos levou a independência funcional em 30% dos casos, contra 7% com tratamento clínico [1].',
      ],
      ['bounds', 'Trombectomia vs. tratamento clínico | RR 2,97 (IC 95% 1,06–5,51) [1].'],
    ],
  ],
  [
    '"Bula profissional: ivermectina 6 mg comprimidos ‖ A dose oral recomendada para estrongiloidíase é de 200 mcg/kg em dose única. Não foi estabelecida a segurança em crianças com menos de 15 kg."',
    [],
    [
      ['digit', 'Na estrongiloidíase administra-se ivermectina 400 mcg/kg em dose única [1].'],
      ['unit', 'A dose única de ivermectina para estrongiloidíase, por via oral, é de 200 mg/kg [1].'],
    ],
  ],
  [
    '"Screening for gestational diabetes: guideline ‖ Gestational diabetes is diagnosed when fasting plasma glucose is 92 mg/dL or higher, or the 2-hour value after 75 g of glucose is 153 mg/dL or higher."',
    [],
    [
      [
        'comparator',
        'O diabetes gestacional é diagnosticado com glicemia de jejum menor ou igual a 92 mg/dL [1].',
      ],
      ['digit', '- **TOTG 75 g:** valor de 2 horas ≥ 135 mg/dL confirma diabetes gestacional [1].'],
    ],
  ],
  [
    '"Semaglutide in adolescents with obesity ‖ The mean change in BMI at week 68 was -16.1% with semaglutide and +0.6% with placebo (P<0.001)."',
    [],
    [['digit', 'Em adolescentes com obesidade, o IMC caiu em média 11,6% com semaglutida na semana 68 [1].']],
  ],
  [
    '"Prophylactic melatonin for delirium in intensive care ‖ Melatonin 4 mg nightly did not reduce the prevalence of delirium in critically ill patients (delirium-free assessments, 79.2% vs. 80.0%; P=0.55)."',
    [],
    [
      ['negation', 'A melatonina noturna diminuiu a prevalência de delirium em pacientes críticos [1].'],
      [
        'direction',
        'Houve diferença significativa entre melatonina e placebo nas avaliações livres de delirium [1].',
      ],
    ],
  ],
  [
    '"Ondansetron in early pregnancy: cohort study ‖ First-trimester ondansetron exposure was not associated with cardiac malformations (RR 0.99; 95% CI 0.93-1.06)."',
    [],
    [['negation', 'O ondansetrona no primeiro trimestre associou-se a malformações cardíacas [1].']],
  ],
  [
    '"Balanced crystalloids versus saline in diabetic ketoacidosis ‖ Time to resolution of diabetic ketoacidosis was shorter with balanced crystalloids than with saline (13.0 vs. 16.9 hours; P=0.004)."',
    [],
    [
      [
        'direction',
        'A resolução da cetoacidose foi mais rápida com salina do que com cristaloides balanceados [1].',
      ],
      ['direction', 'Cristaloides balanceados prolongaram o tempo até resolver a cetoacidose diabética [1].'],
    ],
  ],
  [
    '"Clarithromycin tablets: prescribing information ‖ Clarithromycin is contraindicated in patients receiving simvastatin or lovastatin. Clarithromycin increases plasma concentrations of colchicine."',
    [],
    [
      [
        'negation',
        '- **Interação:** claritromicina pode ser usada com sinvastatina, pois não há contraindicação [1].',
      ],
      ['direction', 'A claritromicina diminui as concentrações plasmáticas de colchicina [1].'],
    ],
  ],
  [
    '"Guideline for acute low back pain ‖ Routine imaging is not recommended for patients with nonspecific acute low back pain and no red flags. Bed rest should be discouraged; patients should remain active."',
    [],
    [
      [
        'negation',
        'Na lombalgia aguda inespecífica sem sinais de alarme, a imagem de rotina é recomendada [1].',
      ],
      ['direction', 'O repouso no leito deve ser incentivado na lombalgia aguda [1].'],
    ],
  ],
  [
    '"Tranexamic acid in upper gastrointestinal bleeding ‖ Tranexamic acid did not reduce death from gastrointestinal bleeding (4% vs. 4%; RR 0.99; 95% CI 0.82-1.18). Venous thromboembolic events were more frequent in the tranexamic acid group (0.8% vs. 0.4%)."',
    [],
    [
      [
        'negation',
        'O ácido tranexâmico reduziu as mortes por hemorragia digestiva, devendo ser usado de rotina [1].',
      ],
      ['direction', 'Tromboembolismo venoso foi menos frequente no grupo que recebeu ácido tranexâmico [1].'],
    ],
  ],
  [
    '"Cefazolin versus antistaphylococcal penicillins for MSSA bacteremia: meta-analysis ‖ Cefazolin was associated with lower 90-day mortality (OR 0.63; 95% CI 0.41-0.99) and less nephrotoxicity than antistaphylococcal penicillins."',
    [],
    [
      ['direction', 'A cefazolina mostrou-se mais nefrotóxica que as penicilinas antiestafilocócicas [1].'],
      [
        'direction',
        'Em bacteremia por MSSA, a mortalidade em 90 dias foi maior com cefazolina do que com penicilinas antiestafilocócicas, segundo metanálise [1].',
      ],
    ],
  ],
  [
    '"Breastfeeding and drug safety: sertraline ‖ Sertraline is considered safe during breastfeeding; infant serum levels are usually undetectable."',
    [],
    [['negation', 'A sertralina não é segura durante a amamentação [1].']],
  ],
  [
    '"Spironolactone: package insert ‖ Spironolactone is contraindicated in patients with hyperkalemia, Addison disease, or concomitant use of eplerenone. It may increase serum potassium."',
    [],
    [
      ['direction', 'A espironolactona pode reduzir o potássio sérico [1].'],
      ['negation', 'Não há contraindicação à espironolactona em pacientes com doença de Addison [1].'],
    ],
  ],
  [
    '"Rhythm versus rate control in recently diagnosed atrial fibrillation ‖ Early rhythm control was associated with a lower risk of the composite of cardiovascular death, stroke or hospitalization than usual care (3.9 vs. 5.0 per 100 person-years; HR 0.79; 95% CI 0.66-0.94)."',
    [],
    [
      [
        'direction',
        'O tratamento usual superou o controle precoce do ritmo na prevenção de morte CV, AVC ou hospitalização [1].',
      ],
      [
        'negation',
        '- **Controle do ritmo:** quando precoce, não reduziu o composto de morte cardiovascular, AVC e internação (HR 0,79; 0,66–0,94) [1].',
      ],
    ],
  ],
  [
    '"Oxygen therapy in acute myocardial infarction without hypoxemia ‖ Routine oxygen in patients with suspected myocardial infarction who did not have hypoxemia did not reduce 1-year all-cause mortality (5.0% vs. 5.1%; HR 0.97; P=0.80)."',
    [],
    [
      [
        'negation',
        'Oxigênio de rotina reduziu a mortalidade em um ano nos pacientes com suspeita de infarto e sem hipoxemia [1].',
      ],
    ],
  ],
  [
    '"Varenicline and neuropsychiatric safety ‖ Varenicline did not significantly increase neuropsychiatric adverse events relative to placebo, and abstinence rates were higher than with bupropion, nicotine patch, or placebo."',
    [],
    [
      [
        'negation',
        'A vareniclina aumentou significativamente os eventos neuropsiquiátricos em relação ao placebo [1].',
      ],
      [
        'direction',
        'A abstinência foi menor com vareniclina do que com bupropiona, adesivo de nicotina ou placebo [1].',
      ],
    ],
  ],
  [
    '"Guideline for Helicobacter pylori eradication ‖ In regions with clarithromycin resistance above 15%, clarithromycin triple therapy should be avoided; bismuth quadruple therapy for 14 days is preferred."',
    [],
    [
      [
        'negation',
        'Onde a resistência à claritromicina passa de 15%, a terapia tripla com claritromicina é recomendada como primeira escolha [1].',
      ],
    ],
  ],
  [
    '"Sleeve gastrectomy versus gastric bypass: 5-year results ‖ Excess weight loss at 5 years was greater after gastric bypass than after sleeve gastrectomy (57% vs. 49%). Late complications were more frequent after bypass (26% vs. 19%)."',
    [],
    [
      [
        'direction',
        'A gastrectomia vertical gerou maior perda do excesso de peso que o bypass gástrico em cinco anos [1].',
      ],
      ['direction', 'As complicações tardias predominaram no sleeve, e não no bypass [1].'],
    ],
  ],
  [
    '"Physiotherapy versus arthroscopic partial meniscectomy ‖ Physical therapy was noninferior to arthroscopic partial meniscectomy for patient-reported knee function over 24 months."',
    [],
    [
      [
        'direction',
        'A fisioterapia foi inferior à meniscectomia parcial artroscópica quanto à função do joelho em 24 meses [1].',
      ],
    ],
  ],
  [
    '"Ketorolac tromethamine: boxed warning ‖ Ketorolac is contraindicated in patients with advanced renal impairment and in patients at risk of renal failure due to volume depletion. The total duration of use should not exceed 5 days."',
    [],
    [['negation', 'O cetorolaco pode ser administrado com segurança na insuficiência renal avançada [1].']],
  ],
  [
    '"Fecal microbiota transplantation for recurrent C. difficile infection ‖ Sustained resolution was higher after fecal microbiota transplantation than after vancomycin alone (92% vs. 33%; P=0.009)."',
    [],
    [
      [
        'direction',
        'A vancomicina isolada obteve mais resolução sustentada que o transplante de microbiota fecal na infecção recorrente por C. difficile [1].',
      ],
      [
        'negation',
        'O transplante de microbiota fecal não foi superior à vancomicina isolada na resolução sustentada [1].',
      ],
    ],
  ],
  [
    '"Magnesium infusion for rapid atrial fibrillation in the emergency department ‖ Adding intravenous magnesium to standard care improved rate control at 4 hours (64% vs. 44%; P<0.001). Flushing was more common with magnesium."',
    [],
    [
      ['direction', 'O magnésio intravenoso piorou o controle da frequência ventricular em 4 horas [1].'],
      ['negation', 'Rubor facial não foi mais comum com magnésio do que no tratamento padrão isolado [1].'],
    ],
  ],
  [
    '"Folic acid supplementation: recommendation statement ‖ All persons planning to or who could become pregnant should take a daily supplement containing 0.4 to 0.8 mg of folic acid."',
    [],
    [['negation', 'Pessoas que planejam engravidar não devem suplementar ácido fólico diariamente [1].']],
  ],
  [
    '"Statin discontinuation in patients with life-limiting illness ‖ Statin discontinuation did not increase 60-day mortality (23.8% vs. 20.3%; P=0.36) and was associated with better quality of life."',
    [],
    [
      [
        'negation',
        'Interromper a estatina em pacientes com doença terminal aumentou a mortalidade em 60 dias [1].',
      ],
      [
        'direction',
        '- **Desprescrição de estatina:** piorou a qualidade de vida de quem tinha doença limitante [1].',
      ],
    ],
  ],
  [
    '"Bula profissional: metotrexato comprimidos ‖ O metotrexato é contraindicado na gravidez e na lactação. O uso concomitante de trimetoprima aumenta o risco de mielossupressão."',
    [],
    [
      ['negation', 'O metotrexato não é contraindicado durante a lactação [1].'],
      [
        'direction',
        'A associação com trimetoprima reduz o risco de mielossupressão causada pelo metotrexato [1].',
      ],
    ],
  ],
  [
    '"Blood pressure lowering in acute intracerebral hemorrhage with intensive target ‖ Intensive treatment did not lower the rate of death or disability compared with standard treatment (38.7% vs. 37.7%; RR 1.04; 95% CI 0.85-1.27). Renal adverse events were more frequent with intensive treatment (9.0% vs. 4.0%)."',
    [],
    [
      [
        'negation',
        'A meta pressórica intensiva reduziu morte ou incapacidade na hemorragia intracerebral em comparação à padrão [1].',
      ],
      [
        'direction',
        'Os eventos adversos renais diminuíram com o tratamento intensivo, de 9,0% para 4,0% [1].',
      ],
    ],
  ],
  [
    '"Peanut introduction in infancy and allergy prevention ‖ Early introduction of peanuts significantly decreased the frequency of peanut allergy at 5 years among high-risk children (3.2% vs. 17.2%; P<0.001)."',
    [],
    [
      [
        'direction',
        'A introdução precoce do amendoim elevou a frequência de alergia aos 5 anos em crianças de alto risco [1].',
      ],
      ['negation', 'Não houve redução da alergia a amendoim aos cinco anos com a introdução precoce [1].'],
    ],
  ],
  [
    '"Guideline on anticoagulation in cancer-associated thrombosis ‖ Direct oral anticoagulants are suggested over low-molecular-weight heparin for cancer-associated thrombosis, except in luminal gastrointestinal malignancy, where bleeding risk is higher."',
    [],
    [
      [
        'direction',
        'Na trombose associada ao câncer, prefere-se heparina de baixo peso molecular aos anticoagulantes orais diretos, mesmo sem neoplasia gastrointestinal luminal [1].',
      ],
      [
        'direction',
        'O risco de sangramento com DOACs é menor nas neoplasias luminais do trato gastrointestinal [1].',
      ],
    ],
  ],
  [
    '"Air pollution and preterm birth: systematic review ‖ Exposure to PM2.5 during pregnancy was positively associated with preterm birth (pooled OR 1.13 per 10 mcg/m3; 95% CI 1.03-1.24)."',
    [],
    [
      ['negation', 'A exposição a PM2,5 na gestação não se associou a parto prematuro [1].'],
      ['direction', 'Quanto maior a exposição a PM2,5 na gravidez, menor a chance de parto prematuro [1].'],
    ],
  ],
  [
    '"Tamsulosin for distal ureteral stones 5 to 10 mm ‖ Tamsulosin significantly increased stone passage compared with placebo for distal stones of 5 to 10 mm (87% vs. 79%)."',
    [],
    [
      [
        'direction',
        'Tansulosina | cálculos ureterais distais de 5–10 mm | menor taxa de eliminação que placebo [1].',
      ],
    ],
  ],
  [
    '"Procalcitonin-guided antibiotic discontinuation in sepsis ‖ Procalcitonin guidance reduced the duration of antibiotic treatment (5 vs. 7 days; P<0.0001) and 28-day mortality was lower than with standard care (19.6% vs. 25.0%; P=0.0122)."',
    [],
    [
      [
        'direction',
        'Guiar-se pela procalcitonina encurtou a antibioticoterapia, mas à custa de maior mortalidade em 28 dias que a do cuidado padrão [1].',
      ],
      ['direction', 'O uso de procalcitonina prolongou a duração do antibiótico na sepse [1].'],
    ],
  ],
  [
    '"Sumatriptan tablets: prescribing information ‖ Sumatriptan is contraindicated in patients with coronary artery disease, Prinzmetal angina, or uncontrolled hypertension. No dosage adjustment is needed in patients with renal impairment."',
    [],
    [
      ['negation', 'Portadores de doença arterial coronariana podem usar sumatriptana sem restrição [1].'],
      ['negation', '- **Rim:** a sumatriptana exige ajuste de dose na insuficiência renal [1].'],
    ],
  ],
  [
    '"Acupuncture for chronic tension-type headache ‖ The reduction in monthly headache days was greater with true acupuncture than with superficial acupuncture (13.1 vs. 8.8 days; P<0.001)."',
    [],
    [
      [
        'direction',
        'A acupuntura superficial superou a verdadeira na redução dos dias mensais de cefaleia tensional [1].',
      ],
      [
        'negation',
        'Acupuntura verdadeira e superficial não diferiram quanto à queda dos dias de cefaleia por mês [1].',
      ],
    ],
  ],
];

export const conclusions: HandCase[] = casesOf(groups);
