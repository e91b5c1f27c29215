import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the thirty-fourth examiner, over the findings of the corpus. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'No SPRINT, buscar PAS <120 mmHg em vez de <140 mmHg diminuiu a mortalidade por todas as causas (HR 0,73; IC95% 0,60–0,90) [1].',
    ],
    [
      ['digit', 'O SPRINT randomizou 9.631 participantes para duas metas de PAS, <120 ou <140 mmHg [1].'],
      [
        'direction',
        'O controle intensivo da PA aumentou a morte por todas as causas em relação à meta convencional [1].',
      ],
    ],
  ],
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ At 1 year, the mean systolic blood pressure was 121.4 mm Hg in the intensive-treatment group and 136.2 mm Hg in the standard-treatment group. The intervention was stopped early after a median follow-up of 3.26 years owing to a significantly lower rate of the primary composite outcome in the intensive-treatment group (1.65% per year vs. 2.19% per year; hazard ratio, 0.75; 95% CI, 0.64 to 0.89; P<0.001). All-cause mortality was also significantly lower in the intensive-treatment group (hazard ratio, 0.73; 95% CI, 0.60 to 0.90; P=0.003). Rates of hypotension, syncope, electrolyte abnormalities, and acute kidney injury, but not of injurious falls, were higher in the intensive-treatment group. Patients with diabetes mellitus or prior stroke were excluded."',
    [
      'Hipotensão, síncope e lesão renal aguda ocorreram mais com o alvo intensivo de PA; já as quedas com lesão, não [1].',
    ],
    [
      ['unit', 'O estudo foi encerrado precocemente, com mediana de seguimento de 3,26 meses [1].'],
      [
        'population',
        'Pessoas com diabetes foram incluídas no SPRINT, de modo que o alvo intensivo vale também para elas [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      '- Clortalidona, anlodipino e lisinopril: sem diferença em DAC fatal ou IAM não fatal (11,5%, 11,3% e 11,4% em 6 anos) [1].',
      'Em 33.357 hipertensos de alto risco, a taxa de DAC fatal ou IAM não fatal em 6 anos foi de 11,3% sob anlodipino [1].',
    ],
    [['negation', 'Houve diferença entre os anti-hipertensivos quanto à DAC fatal ou ao IAM não fatal [1].']],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ O ALLHAT acompanhou 33.357 hipertensos com 55 anos ou mais por 4,9 anos em média. A DAC fatal ou o IAM não fatal ocorreu em taxas de 6 anos de 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril, sem diferença entre os grupos. A insuficiência cardíaca foi mais frequente com anlodipino do que com clortalidona (10,2% vs 7,7%; RR 1,38; IC95% 1,25–1,52). O lisinopril associou-se a mais AVC que a clortalidona (6,3% vs 5,6%; RR 1,15; IC95% 1,02–1,30)."',
    [
      'Comparado à clortalidona, o lisinopril esteve associado a mais AVC (RR 1,15) [1].',
      'Não se observou diferença no desfecho de DAC fatal ou IAM não fatal entre diurético, bloqueador de canal de cálcio e IECA [1].',
    ],
    [
      ['arms', 'A insuficiência cardíaca foi mais frequente com clortalidona do que com anlodipino [1].'],
      ['digit', 'O anlodipino elevou o risco de IC frente à clortalidona (RR 1,58; IC95% 1,25–1,52) [1].'],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'No PARADIGM-HF, morte CV ou internação por IC: 21,8% com sacubitril-valsartana contra 26,5% com enalapril (HR 0,80) [1].',
    ],
    [
      [
        'bounds',
        'O inibidor de neprilisina reduziu morte CV ou internação por IC, com HR 0,80 (IC95% 0,73–0,97) [1].',
      ],
      [
        'decimal',
        'O desfecho composto de morte CV ou hospitalização por IC ocorreu em 2,18% com o inibidor da neprilisina e em 26,5% com enalapril [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ The trial was stopped early, after a median follow-up of 27 months, because the boundary for an overwhelming benefit with LCZ696 had been crossed. Death from cardiovascular causes or hospitalization for heart failure occurred in 914 patients (21.8%) in the LCZ696 group and 1117 patients (26.5%) in the enalapril group (hazard ratio, 0.80; 95% CI, 0.73 to 0.87; P<0.001). A total of 711 patients (17.0%) receiving LCZ696 and 835 patients (19.8%) receiving enalapril died (hazard ratio for death from any cause, 0.84; 95% CI, 0.76 to 0.93). The LCZ696 group had higher proportions of patients with hypotension and nonserious angioedema but lower proportions with renal impairment, hyperkalemia, and cough than the enalapril group."',
    [
      'Em relação ao enalapril, o LCZ696 causou mais hipotensão, porém menos tosse e hipercalemia [1].',
      'A mortalidade por qualquer causa foi de 17,0% versus 19,8%, favorável ao LCZ696 (HR 0,84; IC95% 0,76–0,93) [1].',
    ],
    [['direction', 'A hipercalemia e a tosse foram mais comuns com LCZ696 do que com enalapril [1].']],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'Na ICFEr, a dapagliflozina baixou de 21,2% para 16,3% a ocorrência de piora da IC ou morte cardiovascular [1].',
    ],
    [
      [
        'negation',
        'A dapagliflozina não reduziu o composto de piora da IC ou morte CV em pacientes com ICFEr [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ Em 4.744 pacientes com IC e FEVE de 40% ou menos, a dapagliflozina 10 mg ao dia reduziu a piora da IC ou morte cardiovascular (16,3% vs 21,2%; HR 0,74; IC95% 0,65–0,85) em mediana de 18,2 meses. O benefício foi semelhante nos pacientes com e sem diabetes. A frequência de depleção de volume, disfunção renal e hipoglicemia não diferiu entre dapagliflozina e placebo."',
    [
      'O efeito da dapagliflozina na ICFEr foi parecido em diabéticos e não diabéticos [1].',
      'Quanto à segurança, depleção de volume e hipoglicemia não diferiram do placebo [1].',
    ],
    [
      ['comparator', 'O DAPA-HF recrutou pacientes com IC e FEVE acima de 40% [1].'],
      ['unit', 'Dose estudada: dapagliflozina 10 g ao dia [1].'],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Na IC com fração de ejeção preservada, a empagliflozina reduziu morte CV ou internação por IC (HR 0,79; IC95% 0,69–0,90) [1].',
    ],
    [
      ['digit', 'O EMPEROR-Preserved mostrou HR de 0,49 (0,69–0,90) para morte CV ou internação por IC [1].'],
      [
        'direction',
        'Com empagliflozina, pacientes com ICFEp tiveram mais mortes cardiovasculares ou internações por IC [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ Over a median of 26.2 months, a primary outcome event occurred in 415 of 2997 patients (13.8%) in the empagliflozin group and in 511 of 2991 patients (17.1%) in the placebo group (hazard ratio, 0.79; 95% CI, 0.69 to 0.90; P<0.001). This effect was mainly related to a lower risk of hospitalization for heart failure in the empagliflozin group. The effects of empagliflozin appeared consistent in patients with or without diabetes. Uncomplicated genital and urinary tract infections and hypotension were reported more frequently with empagliflozin."',
    [
      '- O ganho com empagliflozina veio sobretudo da queda nas hospitalizações por IC [1].',
      'Em mediana de 26,2 meses, 415 dos 2.997 pacientes sob empagliflozina tiveram o desfecho primário [1].',
    ],
    [
      [
        'negation',
        'As infecções genitais e urinárias não complicadas não foram mais frequentes com empagliflozina [1].',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    [
      'A espironolactona diminuiu a mortalidade na IC grave: 35% versus 46% (RR 0,70) [1].',
      'RALES (n=1.663): RR de morte de 0,70, IC95% 0,60 a 0,82, com a espironolactona [1].',
    ],
    [
      [
        'arms',
        'Na IC grave, morreram 46% dos pacientes com espironolactona e 35% dos que receberam placebo [1].',
      ],
      ['direction', 'A mortalidade na IC grave cresceu com a espironolactona [1].'],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ O estudo RALES foi interrompido precocemente, após seguimento médio de 24 meses, porque a espironolactona foi eficaz. Houve 46% de mortes no grupo placebo e 35% no grupo espironolactona (RR 0,70; IC95% 0,60–0,82). As internações por piora da IC foram 35% menos frequentes com espironolactona (RR 0,65; IC95% 0,54–0,77). Ginecomastia ou mastalgia ocorreu em 10% dos homens tratados com espironolactona, contra 1% no placebo; hipercalemia grave foi rara em ambos os grupos."',
    [
      'Ginecomastia ou dor mamária: 10% dos homens em uso de espironolactona, frente a 1% no placebo [1].',
      'A hipercalemia grave foi um evento raro nos dois grupos [1].',
    ],
    [
      ['direction', 'As internações por agravamento da IC aumentaram com o uso de espironolactona [1].'],
      ['digit', 'A redução de internações por piora da IC com espironolactona foi de 55% [1].'],
    ],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'No EMPA-REG OUTCOME, a morte cardiovascular foi de 3,7% com empagliflozina e de 5,9% com placebo [1].',
      'Em 7.020 pessoas com DM2, houve redução do MACE de três componentes (10,5% vs 12,1%; HR 0,86) [1].',
    ],
    [['bounds', 'A empagliflozina reduziu morte CV com HR 0,62 (IC95% 0,29–0,77) [1].']],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ The primary outcome occurred in a significantly lower percentage of patients in the pooled empagliflozin group (10.5%) than in the placebo group (12.1%) (hazard ratio, 0.86; 95.02% CI, 0.74 to 0.99). There were no significant between-group differences in the rates of myocardial infarction or stroke, but empagliflozin significantly lowered death from cardiovascular causes (3.7% vs. 5.9%; 38% relative risk reduction), hospitalization for heart failure (2.7% vs. 4.1%; 35% relative risk reduction), and death from any cause (5.7% vs. 8.3%; 32% relative risk reduction). Among patients receiving empagliflozin, there was an increased rate of genital infection but no increase in other adverse events."',
    ['IAM e AVC não diferiram significativamente entre empagliflozina e placebo [1].'],
    [
      [
        'negation',
        'A taxa de infecção genital não aumentou entre os pacientes que receberam empagliflozina [1].',
      ],
      [
        'direction',
        'A empagliflozina elevou a mortalidade por qualquer causa para 8,3%, ante 5,7% no placebo [1].',
      ],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'A liraglutida reduziu o MACE em pacientes com DM2 (13,0% vs 14,9%; HR 0,87; IC95% 0,78–0,97) [1].',
      'Além do MACE, a liraglutida também diminuiu a morte CV (HR 0,78) [1].',
    ],
    [['digit', 'Morte cardiovascular com liraglutida: HR 0,58 (IC95% 0,66–0,93) [1].']],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ No LEADER, 9.340 pacientes com DM2 e alto risco cardiovascular foram seguidos por mediana de 3,8 anos. O MACE ocorreu em 13,0% com liraglutida e 14,9% com placebo (HR 0,87; IC95% 0,78–0,97), e a morte cardiovascular foi menor com liraglutida (HR 0,78; IC95% 0,66–0,93). As taxas de IAM não fatal, AVC não fatal e internação por IC não diferiram de forma significativa. Os eventos gastrointestinais foram o principal motivo de suspensão da liraglutida."',
    ['Os efeitos gastrointestinais foram a causa mais importante de interrupção da liraglutida [1].'],
    [
      ['unit', 'A mediana de acompanhamento no LEADER foi de 3,8 semanas [1].'],
      ['population', 'O LEADER estudou 9.340 pacientes com DM1 e alto risco cardiovascular [1].'],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'O tratamento intensivo do UKPDS 33 alcançou HbA1c de 7,0%, contra 7,9% no convencional [1].',
      'A redução de IAM não alcançou significância estatística (RR 0,84; p=0,052) [1].',
    ],
    [['decimal', 'O IAM no UKPDS 33 teve RR de 0,84, com p=0,52 [1].']],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ Over 10 years, HbA1c was 7.0% in the intensive group compared with 7.9% in the conventional group. Compared with the conventional group, the risk in the intensive group was 12% lower for any diabetes-related endpoint (RR 0.88; 95% CI 0.79-0.99; p=0.029); most of this reduction was due to a 25% risk reduction in microvascular endpoints (p=0.0099). There was no significant difference in diabetes-related death (10% lower; p=0.34) or all-cause mortality (6% lower; p=0.44). Patients in the intensive group had more hypoglycaemic episodes than those in the conventional group. Weight gain was significantly higher in the intensive group (mean 2.9 kg) than in the conventional group."',
    [],
    [
      [
        'direction',
        'O controle intensivo da glicemia levou a menos hipoglicemias que o tratamento convencional [1].',
      ],
      ['unit', 'O ganho de peso médio no grupo intensivo foi de 2,9 g [1].'],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'A canagliflozina reduziu em 30% o risco de DRC terminal, duplicação da creatinina ou morte renal ou CV em pacientes com DM2 e nefropatia [1].',
    ],
    [['digit', 'Foram 4.901 participantes com DM2 e nefropatia no CREDENCE [1].']],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ O CREDENCE incluiu 4.401 pacientes com DM2 e DRC albuminúrica, com TFGe de 30 a menos de 90 mL/min/1,73 m². Após mediana de 2,62 anos, a canagliflozina 100 mg/dia reduziu o desfecho primário (doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular) em 30% (HR 0,70; IC95% 0,59–0,82). A internação por IC também foi menor (HR 0,61; IC95% 0,47–0,80). Não houve diferença significativa nas taxas de amputação ou fratura."',
    [
      'A canagliflozina também diminuiu a internação por IC (HR 0,61), sem aumento significativo de amputações ou fraturas [1].',
      'Canagliflozina 100 mg/dia: seguimento mediano de 2,62 anos e HR de 0,70 para o desfecho primário [1].',
    ],
    [['comparator', 'Foram admitidos pacientes com TFGe abaixo de 30 mL/min/1,73 m² [1].']],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'Na DRC, a dapagliflozina levou a menos eventos do composto renal e CV: 9,2% ante 14,5% (HR 0,61; IC95% 0,51–0,72) [1].',
    ],
    [
      [
        'comparator',
        'O desfecho do DAPA-CKD incluía queda da TFGe <50%, DRC terminal ou morte renal ou CV [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ Over a median of 2.4 years, a primary outcome event occurred in 197 of 2152 participants (9.2%) in the dapagliflozin group and 312 of 2152 participants (14.5%) in the placebo group (hazard ratio, 0.61; 95% CI, 0.51 to 0.72; P<0.001; number needed to treat, 19). The hazard ratio for death from cardiovascular causes or hospitalization for heart failure was 0.71 (95% CI, 0.55 to 0.92). Death occurred in 4.7% and 6.8% of the participants, respectively (hazard ratio, 0.69; 95% CI, 0.53 to 0.88). The effects were similar in participants with type 2 diabetes and in those without type 2 diabetes. Neither diabetic ketoacidosis nor severe hypoglycemia was observed in dapagliflozin-treated participants without type 2 diabetes."',
    [
      'NNT de 19 em 2,4 anos para evitar um evento primário com dapagliflozina na DRC [1].',
      'Pacientes com DRC sem DM2 tiveram benefício semelhante ao dos diabéticos, e sem DM2 não houve cetoacidose com dapagliflozina [1].',
    ],
    [
      ['negation', 'A mortalidade não foi menor com dapagliflozina do que com placebo na DRC [1].'],
      ['digit', 'Com dapagliflozina, o NNT para o desfecho primário foi de 91 [1].'],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    ['A empagliflozina reduziu a progressão da DRC ou a morte CV (13,1% vs 16,9%) [1].'],
    [
      [
        'direction',
        'A empagliflozina acelerou a progressão da doença renal ou elevou a morte cardiovascular [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ No EMPA-KIDNEY, 6.609 pacientes com DRC foram acompanhados por mediana de 2,0 anos. Progressão da doença renal ou morte cardiovascular ocorreu em 13,1% com empagliflozina e 16,9% com placebo (HR 0,72; IC95% 0,64–0,82). A hospitalização por qualquer causa foi menos frequente com empagliflozina (HR 0,86; IC95% 0,78–0,95). Não houve diferença significativa em morte por todas as causas (4,5% vs 5,1%)."',
    [
      'Não houve diferença significativa na mortalidade por todas as causas entre empagliflozina e placebo no EMPA-KIDNEY [1].',
      '- Hospitalização por qualquer causa: menos frequente com empagliflozina (HR 0,86; IC95% 0,78–0,95) [1].',
    ],
    [],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    [
      'No FIDELIO-DKD, falência renal, queda da TFGe ≥40% ou morte renal: 17,8% com finerenona e 21,1% com placebo [1].',
    ],
    [
      [
        'comparator',
        'O desfecho renal da finerenona considerava queda da TFGe inferior a 40%, falência renal ou morte renal [1].',
      ],
      ['direction', 'No paciente com DM2 e DRC, a finerenona piorou os desfechos renais [1].'],
    ],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ During a median follow-up of 2.6 years, a primary outcome event occurred in 504 of 2833 patients (17.8%) in the finerenone group and 600 of 2841 patients (21.1%) in the placebo group (hazard ratio, 0.82; 95% CI, 0.73 to 0.93; P=0.001). A key secondary outcome event (death from cardiovascular causes, nonfatal myocardial infarction, nonfatal stroke, or hospitalization for heart failure) occurred in 13.0% and 14.8%, respectively (hazard ratio, 0.86; 95% CI, 0.75 to 0.99; P=0.03). Overall, the frequency of adverse events was similar in the two groups. The incidence of hyperkalemia-related discontinuation of the trial regimen was higher with finerenone than with placebo (2.3% and 0.9%, respectively)."',
    [
      'A suspensão por hipercalemia foi mais comum com finerenona (2,3% vs 0,9%) [1].',
      'Também caiu o desfecho secundário cardiovascular com a finerenona (HR 0,86; IC95% 0,75–0,99; p=0,03) [1].',
    ],
    [
      [
        'arms',
        'A hipercalemia levou à interrupção do tratamento em 2,3% no placebo e em 0,9% no grupo finerenona [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'A semaglutida reduziu eventos renais maiores em DM2 com DRC: 5,8 contra 7,5 por 100 pacientes-ano [1].',
    ],
    [
      [
        'decimal',
        'Com semaglutida, a taxa de eventos renais maiores foi de 0,58 por 100 pacientes-ano, ante 7,5 no placebo [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ O FLOW avaliou semaglutida 1,0 mg por semana em 3.533 pacientes com DM2 e DRC, com mediana de seguimento de 3,4 anos. Eventos renais maiores ocorreram em 5,8 vs 7,5 por 100 pacientes-ano com semaglutida e placebo (HR 0,76; IC95% 0,66–0,88). A queda anual da TFGe foi mais lenta com semaglutida, com diferença de 1,16 mL/min/1,73 m². A morte por qualquer causa foi 20% menor (HR 0,80; IC95% 0,67–0,95), e os eventos adversos graves foram menos frequentes com semaglutida (49,6% vs 53,8%)."',
    [
      'O declínio da TFGe foi mais lento com semaglutida: diferença anual de 1,16 mL/min/1,73 m² [1].',
      'Eventos adversos graves foram menos frequentes no braço semaglutida (49,6% vs 53,8%) [1].',
    ],
    [
      ['direction', 'A perda de TFGe foi mais rápida com semaglutida do que com placebo [1].'],
      ['bounds', 'Morte por qualquer causa no FLOW: HR 0,80 (IC95% 0,67–1,25) [1].'],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Em pacientes com obesidade e sem diabetes, a semaglutida diminuiu o MACE de 8,0% para 6,5% (HR 0,80) [1].',
    ],
    [
      [
        'population',
        'O SELECT demonstrou redução de MACE com semaglutida em pessoas com obesidade e diabetes [1].',
      ],
      ['digit', 'SELECT (n=11.604): HR de 0,80 para MACE com semaglutida [1].'],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ The mean duration of follow-up was 39.8 months. A primary cardiovascular end-point event occurred in 569 of the 8803 patients (6.5%) in the semaglutide group and in 701 of the 8801 patients (8.0%) in the placebo group (hazard ratio, 0.80; 95% CI, 0.72 to 0.90; P<0.001). Adverse events leading to permanent discontinuation of the trial product occurred in 16.6% of the patients in the semaglutide group and 8.2% in the placebo group (P<0.001). In patients with preexisting cardiovascular disease and overweight or obesity but without diabetes, weekly subcutaneous semaglutide at a dose of 2.4 mg was superior to placebo in reducing the incidence of death from cardiovascular causes, nonfatal myocardial infarction, or nonfatal stroke."',
    ['- Interrupção definitiva por efeitos adversos: 16,6% com semaglutida × 8,2% com placebo [1].'],
    [
      ['unit', 'A dose semanal de semaglutida subcutânea foi de 2,4 g [1].'],
      [
        'negation',
        'A semaglutida não foi superior ao placebo na redução de morte CV, IAM ou AVC não fatais [1].',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'Em 40 semanas, tirzepatida 15 mg reduziu a HbA1c em 2,30 pontos, ao passo que a semaglutida 1 mg a reduziu em 1,86 [1].',
    ],
    [
      ['digit', 'A queda de HbA1c com tirzepatida 10 mg foi de 2,74 pontos percentuais [1].'],
      ['unit', 'A comparação entre tirzepatida e semaglutida durou 40 dias [1].'],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ No SURPASS-2, 1.879 pacientes com DM2 em uso de metformina receberam tirzepatida 5, 10 ou 15 mg ou semaglutida 1 mg por semana, durante 40 semanas. A HbA1c caiu 2,01, 2,24 e 2,30 pontos percentuais com tirzepatida e 1,86 com semaglutida. A perda de peso foi maior com tirzepatida: a dose de 15 mg superou a semaglutida em 5,5 kg. Os eventos adversos mais comuns foram gastrointestinais, em geral leves a moderados, nos dois tratamentos."',
    [
      'A tirzepatida levou a maior perda de peso; com 15 mg, a vantagem sobre a semaglutida foi de 5,5 kg [1].',
      'Os eventos adversos predominantes foram gastrointestinais, leves a moderados na maior parte, nos dois braços [1].',
    ],
    [['direction', 'A perda de peso com tirzepatida foi menor que a obtida com semaglutida [1].']],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'A rosuvastatina, em homens e mulheres com PCR elevada, reduziu os eventos vasculares (0,77 vs 1,36 por 100 pessoas-ano; HR 0,56) [1].',
    ],
    [['bounds', 'JUPITER: HR 0,56, com IC95% 0,46–0,96, para eventos vasculares com rosuvastatina [1].']],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ The trial was stopped after a median follow-up of 1.9 years (maximum, 5.0). Rosuvastatin reduced LDL cholesterol levels by 50% and high-sensitivity C-reactive protein levels by 37%. The rates of the primary end point were 0.77 and 1.36 per 100 person-years of follow-up in the rosuvastatin and placebo groups, respectively (hazard ratio for rosuvastatin, 0.56; 95% CI, 0.46 to 0.69; P<0.00001), with corresponding rates of 0.17 and 0.37 for myocardial infarction (hazard ratio, 0.46; 95% CI, 0.30 to 0.70) and 0.18 and 0.34 for stroke (hazard ratio, 0.52; 95% CI, 0.34 to 0.79). The rosuvastatin group did not have a significant increase in myopathy or cancer but did have a higher incidence of physician-reported diabetes."',
    [
      'Houve mais diagnósticos de diabetes relatados pelo médico com rosuvastatina, sem aumento significativo de miopatia ou câncer [1].',
      'O risco de AVC caiu quase à metade com rosuvastatina (HR 0,52; IC95% 0,34–0,79) [1].',
    ],
    [
      ['negation', 'O diabetes relatado por médicos não foi mais incidente no grupo rosuvastatina [1].'],
      ['digit', 'A rosuvastatina reduziu o LDL-c em 80% [1].'],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    [
      'O evolocumabe diminuiu o desfecho primário de 11,3% para 9,8% (HR 0,85; IC95% 0,79–0,92) em pacientes com doença CV [1].',
    ],
    [['direction', 'O evolocumabe elevou a taxa do desfecho primário composto no FOURIER [1].']],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ Em 27.564 pacientes com doença aterosclerótica e LDL-c de pelo menos 70 mg/dL em uso de estatina, o evolocumabe reduziu o LDL-c em 59%, de mediana de 92 para 30 mg/dL. O desfecho primário ocorreu em 9,8% com evolocumabe e 11,3% com placebo (HR 0,85; IC95% 0,79–0,92) em mediana de 2,2 anos. Não houve diferença em eventos adversos, inclusive diabetes novo e eventos neurocognitivos, exceto reações no local da injeção, mais comuns com evolocumabe (2,1% vs 1,6%)."',
    [
      'Sob evolocumabe, o LDL-c mediano passou de 92 para 30 mg/dL, isto é, queda de 59% [1].',
      'Reações no local de aplicação foram mais frequentes com evolocumabe, mas não houve diferença em diabetes novo nem em eventos neurocognitivos [1].',
    ],
    [
      ['comparator', 'O FOURIER exigia LDL-c abaixo de 70 mg/dL em uso de estatina [1].'],
      ['unit', 'O evolocumabe baixou o LDL-c mediano para 30 mmol/L [1].'],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Na FA, dabigatrana 150 mg reduziu AVC ou embolia sistêmica ante a varfarina: 1,11 vs 1,69%/ano (RR 0,66) [1].',
    ],
    [['digit', 'RE-LY: RR 0,36 (IC95% 0,53–0,82) para AVC ou embolia sistêmica com dabigatrana 150 mg [1].']],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ Rates of the primary outcome were 1.69% per year in the warfarin group, as compared with 1.53% per year in the group that received 110 mg of dabigatran (relative risk, 0.91; 95% CI, 0.74 to 1.11; P<0.001 for noninferiority) and 1.11% per year in the group that received 150 mg of dabigatran (relative risk, 0.66; 95% CI, 0.53 to 0.82; P<0.001 for superiority). The rate of major bleeding was 3.36% per year in the warfarin group, as compared with 2.71% per year in the group receiving 110 mg of dabigatran (P=0.003) and 3.11% per year in the group receiving 150 mg of dabigatran (P=0.31). The rate of hemorrhagic stroke was 0.38% per year in the warfarin group, as compared with 0.12% per year with 110 mg of dabigatran (P<0.001) and 0.10% per year with 150 mg of dabigatran (P<0.001)."',
    [
      'O sangramento maior com 110 mg de dabigatrana foi menos frequente do que com varfarina (2,71% vs 3,36% ao ano) [1].',
      'Quanto a sangramento maior, a dose de 150 mg não diferiu significativamente da varfarina (p=0,31) [1].',
    ],
    [
      [
        'arms',
        'O AVC hemorrágico ocorreu em 0,10% ao ano com varfarina e em 0,38% ao ano com dabigatrana 150 mg [1].',
      ],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'A apixabana reduziu sangramento maior em comparação à varfarina (HR 0,69; IC95% 0,60–0,80) [1].',
      'HR de 0,89 (IC95% 0,80–0,998) para morte com apixabana na FA [1].',
    ],
    [['direction', 'Apixabana provocou mais sangramento maior do que varfarina em pacientes com FA [1].']],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ O ARISTOTLE comparou apixabana 5 mg duas vezes ao dia com varfarina em 18.201 pacientes com FA, por mediana de 1,8 ano. A apixabana reduziu AVC ou embolia sistêmica (HR 0,79; IC95% 0,66–0,95), sangramento maior (HR 0,69; IC95% 0,60–0,80) e morte por qualquer causa (HR 0,89; IC95% 0,80–0,998). O AVC hemorrágico caiu pela metade (HR 0,51; IC95% 0,35–0,75), mas o AVC isquêmico não diferiu de forma significativa."',
    ['Não houve diferença significativa de AVC isquêmico entre apixabana e varfarina [1].'],
    [
      ['negation', 'A apixabana não reduziu o AVC hemorrágico em relação à varfarina [1].'],
      ['digit', 'Dose no ARISTOTLE: apixabana 8 mg duas vezes ao dia [1].'],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Na SCA, o ticagrelor reduziu morte vascular, IAM ou AVC em 12 meses (9,8% vs 11,7% com clopidogrel) [1].',
    ],
    [
      [
        'arms',
        'No PLATO, o desfecho composto ocorreu em 11,7% dos pacientes sob ticagrelor e em 9,8% dos que usaram clopidogrel [1].',
      ],
      [
        'direction',
        'O ticagrelor aumentou a ocorrência de morte vascular, IAM ou AVC em comparação ao clopidogrel [1].',
      ],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ At 12 months, the primary end point (death from vascular causes, myocardial infarction, or stroke) had occurred in 9.8% of patients receiving ticagrelor as compared with 11.7% of those receiving clopidogrel (hazard ratio, 0.84; 95% CI, 0.77 to 0.92; P<0.001). The rate of death from any cause was also reduced with ticagrelor (4.5%, vs. 5.9% with clopidogrel; P<0.001). No significant difference in the rates of major bleeding was found between the ticagrelor and clopidogrel groups (11.6% and 11.2%, respectively; P=0.43), but ticagrelor was associated with a higher rate of major bleeding not related to coronary-artery bypass grafting (4.5% vs. 3.8%, P=0.03). Dyspnea was more common in the ticagrelor group (13.8% vs. 7.8%)."',
    [
      'Dispneia: 13,8% com ticagrelor e 7,8% com clopidogrel [1].',
      'O sangramento maior total não diferiu entre ticagrelor e clopidogrel (p=0,43), embora o não relacionado à CRM tenha sido mais frequente com ticagrelor [1].',
    ],
    [
      ['direction', 'A dispneia foi menos comum com ticagrelor do que com clopidogrel [1].'],
      ['comparator', 'Morte por qualquer causa: 4,5% com ticagrelor vs 5,9% com clopidogrel (p>0,001) [1].'],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'AAS e estreptoquinase associados: mortalidade vascular em 5 semanas de 8,0% vs 13,2%, redução de 42% na chance [1].',
      'No ISIS-2, a estreptoquinase isolada diminuiu a morte vascular em cinco semanas de 12,0% para 9,2% [1].',
    ],
    [
      ['decimal', 'Com AAS, a mortalidade vascular em 5 semanas foi de 0,94%, contra 11,8% [1].'],
      [
        'negation',
        'A combinação de AAS com estreptoquinase não diminuiu a mortalidade vascular na suspeita de IAM [1].',
      ],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ No ISIS-2, 17.187 pacientes com suspeita de IAM, até 24 horas do início dos sintomas, receberam estreptoquinase 1,5 MU em 1 hora, AAS 160 mg/dia por um mês, ambos ou nenhum. A mortalidade vascular em 5 semanas foi de 9,4% com AAS e 11,8% sem AAS, e de 8,0% com a associação contra 13,2% sem nenhum dos dois. A estreptoquinase aumentou os sangramentos que exigiram transfusão (0,5% vs 0,2%). O AAS reduziu o reinfarto não fatal (1,0% vs 2,0%) e não aumentou a hemorragia cerebral."',
    [
      'O AAS reduziu o reinfarto não fatal e não elevou a hemorragia cerebral [1].',
      'Sangramentos com necessidade de transfusão foram mais comuns com estreptoquinase (0,5% vs 0,2%) [1].',
    ],
    [['direction', 'O AAS aumentou o reinfarto não fatal [1].']],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'O rt-PA em até 3 h do AVC isquêmico aumentou a hemorragia intracraniana sintomática: 6,4% vs 0,6% [1].',
      'A mortalidade em 90 dias não diferiu significativamente (17% vs 21%; p=0,30) [1].',
    ],
    [['digit', 'A hemorragia intracraniana sintomática ocorreu em 8,4% com rt-PA e 0,6% com placebo [1].']],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ In part 1, no significant difference between the t-PA group and the placebo group was detected in the percentages of patients with neurologic improvement at 24 hours. In part 2, the long-term clinical benefit of t-PA predicted by the results of part 1 was confirmed (global odds ratio for a favorable outcome, 1.7; 95% CI, 1.2 to 2.6). As compared with patients given placebo, patients treated with t-PA were at least 30 percent more likely to have minimal or no disability at three months. Symptomatic intracerebral hemorrhage within 36 hours after the onset of stroke occurred in 6.4 percent of patients given t-PA but only 0.6 percent of patients given placebo (P<0.001). Mortality at three months was 17 percent in the t-PA group and 21 percent in the placebo group (P=0.30)."',
    [
      'Os tratados com t-PA tiveram probabilidade pelo menos 30% maior de ficar com incapacidade mínima ou nenhuma aos três meses [1].',
    ],
    [
      [
        'direction',
        'A hemorragia intracerebral sintomática em 36 h foi menos frequente com t-PA que com placebo [1].',
      ],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'O ácido tranexâmico na hemorragia intracerebral não melhorou significativamente o mRS no dia 90 (OR 0,88; IC95% 0,76–1,03) [1].',
    ],
    [['bounds', 'TICH-2: OR ajustada de 0,88 (IC95% 0,76–0,93) para o mRS no dia 90 [1].']],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ O TICH-2 incluiu 2.325 adultos com hemorragia intracerebral espontânea nas primeiras 8 horas. O estado funcional no dia 90 não diferiu entre ácido tranexâmico e placebo (OR ajustada 0,88; IC95% 0,76–1,03; p=0,11). Houve menos mortes até o dia 7 com ácido tranexâmico (9% vs 11%), sem diferença na mortalidade em 90 dias. Os eventos tromboembólicos venosos foram semelhantes nos dois grupos."',
    [
      'Morte até o dia 7 foi menos comum com ácido tranexâmico (9% vs 11%), mas em 90 dias a mortalidade não diferiu [1].',
      'Os eventos tromboembólicos venosos não foram mais comuns com ácido tranexâmico: a frequência foi semelhante à do placebo [1].',
    ],
    [],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'No trauma com hemorragia significativa, o ácido tranexâmico reduziu a morte hospitalar (14,5% vs 16,0%; RR 0,91) [1].',
    ],
    [
      [
        'direction',
        'Em vítimas de trauma com sangramento, o ácido tranexâmico aumentou a mortalidade hospitalar [1].',
      ],
      ['digit', 'O CRASH-2 arrolou 29.211 pacientes com trauma e hemorragia significativa [1].'],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ 10,096 patients were allocated to tranexamic acid and 10,115 to placebo, of whom 10,060 and 10,067, respectively, were analysed. All-cause mortality was significantly reduced with tranexamic acid (1463 [14.5%] tranexamic acid group vs 1613 [16.0%] placebo group; relative risk 0.91, 95% CI 0.85-0.97; p=0.0035). The risk of death due to bleeding was significantly reduced (489 [4.9%] vs 574 [5.7%]; relative risk 0.85, 95% CI 0.76-0.96; p=0.0077). Vascular occlusive events did not increase with tranexamic acid. There was no difference in the proportion of patients receiving a blood transfusion."',
    [
      'O ácido tranexâmico não aumentou os eventos vasculares oclusivos nem mudou a proporção de transfundidos [1].',
      'Óbito por hemorragia: 4,9% com ácido tranexâmico, 5,7% com placebo (RR 0,85; IC95% 0,76–0,96) [1].',
    ],
    [['negation', 'A morte por sangramento não foi reduzida pelo ácido tranexâmico [1].']],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'Dado em até 3 h, o ácido tranexâmico reduziu a morte por sangramento no pós-parto de 1,7% para 1,2% [1].',
      'O desfecho primário composto do WOMAN não foi atingido, embora a morte por sangramento tenha sido menor (1,5% vs 1,9%) [1].',
    ],
    [
      [
        'unit',
        'O maior efeito do ácido tranexâmico, com RR 0,69, foi visto com a aplicação em até 3 dias [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ No WOMAN, 20.060 mulheres com hemorragia pós-parto receberam ácido tranexâmico 1 g IV ou placebo. A morte por sangramento foi menor com ácido tranexâmico (1,5% vs 1,9%; RR 0,81; IC95% 0,65–1,00), sobretudo quando dado em até 3 horas do parto (1,2% vs 1,7%; RR 0,69; IC95% 0,52–0,91). As demais causas de morte e a histerectomia não diferiram entre os grupos. Eventos adversos, inclusive tromboembólicos, não foram significativamente diferentes."',
    ['O ácido tranexâmico não mudou a taxa de histerectomia nem a de eventos tromboembólicos [1].'],
    [
      [
        'direction',
        'A morte por sangramento foi maior nas mulheres tratadas com ácido tranexâmico do que nas que receberam placebo [1].',
      ],
      ['population', 'O WOMAN avaliou o ácido tranexâmico em gestantes com pré-eclâmpsia [1].'],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'O sulfato de magnésio diminuiu a eclâmpsia em 58% (0,8% vs 1,9%) na pré-eclâmpsia [1].',
      '- Mortalidade materna: RR 0,55 (0,26–1,14), sem significância estatística [1].',
    ],
    [
      [
        'negation',
        'A redução da mortalidade materna foi estatisticamente significativa com o sulfato de magnésio (RR 0,55) [1].',
      ],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ Women allocated magnesium sulphate had a 58% lower risk of eclampsia (95% CI 40-71) than those allocated placebo (40, 0.8%, vs 96, 1.9%; 11 fewer women with eclampsia per 1000 women). Maternal mortality was also lower among women allocated magnesium sulphate, although the difference was not significant (relative risk 0.55, 0.26-1.14). For women randomised before delivery, there was no clear difference in the risk of the baby dying (576 [12.7%] vs 558 [12.4%]; relative risk 1.02, 99% CI 0.92-1.14). 24% of women on magnesium sulphate reported side-effects versus 5% of those on placebo."',
    ['Efeitos colaterais foram relatados por 24% das mulheres em uso de magnésio, contra 5% no placebo [1].'],
    [
      ['digit', 'O sulfato de magnésio reduziu a eclâmpsia em 38% [1].'],
      ['direction', 'O sulfato de magnésio teve menos efeitos colaterais relatados que o placebo [1].'],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    ['A dexametasona baixou a mortalidade em 28 dias na covid-19 hospitalar de 25,7% para 22,9% [1].'],
    [
      [
        'digit',
        'Entre os ventilados, a mortalidade foi de 23,9% com dexametasona e 41,4% no cuidado usual [1].',
      ],
      [
        'bounds',
        'Dexametasona na covid-19: razão de taxas 0,83 (IC95% 0,75–0,99) para morte em 28 dias [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ O RECOVERY comparou dexametasona 6 mg/dia por até 10 dias (2.104 pacientes) com o cuidado usual (4.321 pacientes) na covid-19 hospitalar. A mortalidade em 28 dias foi de 22,9% vs 25,7% (razão de taxas 0,83; IC95% 0,75–0,93). O benefício foi maior nos pacientes em ventilação mecânica invasiva (29,3% vs 41,4%) e existiu naqueles que recebiam oxigênio sem ventilação invasiva (23,3% vs 26,2%). Não houve benefício entre os que não recebiam suporte respiratório (17,8% vs 14,0%)."',
    [
      'Sem suporte respiratório, não houve benefício da dexametasona (17,8% vs 14,0%) [1].',
      'Quem recebia oxigênio sem ventilação invasiva também se beneficiou: 23,3% de mortes vs 26,2% [1].',
    ],
    [
      [
        'arms',
        'Nos pacientes sob ventilação invasiva, morreram 41,4% com dexametasona e 29,3% com o cuidado usual [1].',
      ],
      ['unit', 'Recomenda-se dexametasona 6 g/dia por até 10 dias [1].'],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'No TOGETHER, a ivermectina não reduziu de modo significativo internação ou observação prolongada (RR 0,90; 0,70–1,16) [1].',
      'O desfecho ocorreu em 14,7% dos que tomaram ivermectina e em 16,3% do grupo de comparação, no Brasil [1].',
    ],
    [['bounds', 'Ivermectina: RR de 0,90 (0,70–0,96) para hospitalização ou observação prolongada [1].']],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ A total of 679 patients were assigned to receive ivermectin and 679 to receive placebo. Overall, 100 patients (14.7%) in the ivermectin group had a primary-outcome event, as compared with 111 (16.3%) in the placebo group (relative risk, 0.90; 95% Bayesian credible interval, 0.70 to 1.16). Of the 211 primary-outcome events, 171 (81.0%) were hospital admissions. There were no significant effects of ivermectin use on secondary outcomes or adverse events. Treatment with ivermectin did not result in a lower incidence of medical admission to a hospital due to progression of Covid-19 or of prolonged emergency department observation among outpatients with an early diagnosis of Covid-19."',
    ['Entre os 211 eventos primários, 81,0% foram internações hospitalares [1].'],
    [
      [
        'negation',
        'A ivermectina reduziu significativamente as internações por progressão da covid-19 em pacientes ambulatoriais [1].',
      ],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    ['Na SDRA, ventilar com 6 mL/kg em lugar de 12 mL/kg reduziu a mortalidade de 39,8% para 31,0% [1].'],
    [
      ['unit', 'O ensaio ARMA testou volume corrente de 6 L/kg contra 12 mL/kg [1].'],
      ['direction', 'A ventilação com volume corrente baixo elevou a mortalidade na SDRA [1].'],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ O ensaio ARMA, com 861 pacientes, foi interrompido porque a mortalidade foi menor com volume corrente de 6 mL/kg do que com 12 mL/kg de peso predito (31,0% vs 39,8%; p=0,007). Os dias livres de ventilador nos primeiros 28 dias foram 12 no grupo de volume baixo e 10 no tradicional (p=0,007). O volume corrente médio nos dias 1 a 3 foi de 6,2 e 11,8 mL/kg, com pressão de platô média de 25 e 33 cmH2O. A incidência de barotrauma foi semelhante."',
    [
      'O grupo de volume corrente baixo teve mais dias livres de ventilador (12 vs 10; p=0,007) [1].',
      'O barotrauma teve incidência semelhante nas duas estratégias de volume corrente [1].',
    ],
    [
      [
        'digit',
        'A pressão de platô média foi de 35 cmH2O no grupo de volume corrente baixo e 33 cmH2O no tradicional [1].',
      ],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    [
      'A posição prona na SDRA grave reduziu à metade, aproximadamente, a mortalidade em 28 dias (16,0% vs 32,8%) [1].',
    ],
    [
      ['decimal', 'A mortalidade em 28 dias foi de 1,60% em prona, ante 32,8% em supino [1].'],
      ['comparator', 'PROSEVA: morte em 28 dias de 16,0% vs 32,8% (p>0,001) [1].'],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ A total of 237 patients were assigned to the prone group, and 229 patients were assigned to the supine group. The 28-day mortality was 16.0% in the prone group and 32.8% in the supine group (P<0.001). The hazard ratio for death with prone positioning was 0.39 (95% confidence interval, 0.25 to 0.63). Unadjusted 90-day mortality was 23.6% in the prone group versus 41.0% in the supine group (P<0.001). The incidence of complications did not differ significantly between the groups, except for the incidence of cardiac arrests, which was higher in the supine group. Patients underwent prone-positioning sessions of at least 16 hours."',
    [
      'Paradas cardíacas foram mais frequentes no grupo supino; as demais complicações não diferiram significativamente [1].',
      'Aos 90 dias, a mortalidade sem ajuste foi de 23,6% em prona e 41,0% em supino [1].',
    ],
    [
      ['direction', 'Paradas cardíacas ocorreram mais no grupo em prona que no grupo em supino [1].'],
      ['comparator', 'As sessões de prona duravam menos de 16 horas [1].'],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'No ART, recrutamento alveolar com PEEP titulada aumentou a mortalidade em 28 dias na SDRA (55,3% vs 49,3%; HR 1,20) [1].',
      'HR 1,20 (IC95% 1,01–1,42) para morte em 28 dias com recrutamento, portanto dano [1].',
    ],
    [
      [
        'direction',
        'O recrutamento pulmonar com PEEP titulada reduziu a mortalidade em 28 dias na SDRA [1].',
      ],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ No ART, 1.010 pacientes com SDRA moderada a grave foram alocados para recrutamento pulmonar com PEEP titulada ou para PEEP baixa. A mortalidade em 28 dias foi de 55,3% no grupo recrutamento e 49,3% no controle (HR 1,20; IC95% 1,01–1,42). A estratégia aumentou a mortalidade em 6 meses (65,3% vs 59,9%) e o pneumotórax com necessidade de drenagem (3,2% vs 1,2%). Não houve diferença no tempo de internação na UTI. Os achados não apoiam o uso rotineiro da manobra."',
    [
      'A estratégia de recrutamento trouxe mais pneumotórax com drenagem (3,2% vs 1,2%) e não é apoiada para uso rotineiro [1].',
    ],
    [['arms', 'Em 6 meses, a mortalidade foi de 59,9% com recrutamento e de 65,3% com PEEP baixa [1].']],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    ['O controle glicêmico intensivo em UTI aumentou a mortalidade em 90 dias (27,5% vs 24,9%) [1].'],
    [['digit', 'NICE-SUGAR: OR de 1,44 (IC95% 1,02–1,28) para morte em 90 dias com controle intensivo [1].']],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ A total of 829 patients (27.5%) in the intensive-control group and 751 (24.9%) in the conventional-control group died within 90 days (odds ratio for intensive control, 1.14; 95% confidence interval, 1.02 to 1.28; P=0.02). The treatment effect did not differ significantly between operative (surgical) patients and nonoperative (medical) patients. Severe hypoglycemia (blood glucose level, 40 mg per deciliter or less) was reported in 6.8% of patients in the intensive-control group and 0.5% in the conventional-control group (P<0.001). There was no significant difference between the two groups in the median number of days in the ICU or hospital. A blood glucose target of 180 mg or less per deciliter resulted in lower mortality than did a target of 81 to 108 mg per deciliter."',
    [
      'A hipoglicemia grave acometeu 6,8% no controle intensivo e 0,5% no convencional [1].',
      'Em paciente crítico, prefira meta de glicemia ≤180 mg/dL à de 81–108 mg/dL, pois a mortalidade foi menor [1].',
    ],
    [
      ['decimal', 'A hipoglicemia grave acometeu 0,68% do grupo intensivo, contra 0,5% do convencional [1].'],
      ['direction', 'A hipoglicemia grave foi mais rara no controle glicêmico intensivo [1].'],
    ],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'Em 75 UTIs brasileiras, a solução balanceada não alterou significativamente a mortalidade em 90 dias frente à salina 0,9% (26,4% vs 27,2%) [1].',
      'HR ajustado de 0,97 (IC95% 0,90–1,05) para morte em 90 dias com cristaloide balanceado [1].',
    ],
    [['digit', 'O BaSICS foi conduzido em 25 UTIs brasileiras [1].']],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ O BaSICS foi realizado em 75 UTIs brasileiras e comparou solução balanceada com solução salina a 0,9%. A mortalidade em 90 dias foi de 26,4% com a balanceada e 27,2% com a salina (HR ajustado 0,97; IC95% 0,90–1,05; p=0,47), sem diferença significativa. Nos pacientes com traumatismo cranioencefálico, a mortalidade em 90 dias foi maior com a solução balanceada (31,3% vs 21,1%; HR 1,48; IC95% 1,03–2,12)."',
    ['No TCE, a solução balanceada associou-se a mortalidade maior em 90 dias (31,3% vs 21,1%) [1].'],
    [
      [
        'negation',
        'Houve diferença significativa de mortalidade em 90 dias entre a solução balanceada e a salina [1].',
      ],
    ],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    ['O início precoce da TARV reduziu em 96% a transmissão ligada ao parceiro (1 caso vs 27) [1].'],
    [['digit', 'A TARV precoce reduziu em 69% a transmissão do HIV-1 ligada ao parceiro [1].']],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ As of February 21, 2011, a total of 39 HIV-1 transmissions were observed; of these, 28 were virologically linked to the infected partner. Of the 28 linked transmissions, only 1 occurred in the early-therapy group (hazard ratio, 0.04; 95% CI, 0.01 to 0.27; P<0.001). Subjects receiving early therapy had fewer treatment end points (hazard ratio, 0.59; 95% CI, 0.40 to 0.88; P=0.01). The study enrolled 1763 serodiscordant couples, in which infected partners had CD4 counts between 350 and 550 cells per cubic millimeter. The early initiation of antiretroviral therapy reduced rates of sexual transmission of HIV-1 and clinical events."',
    [
      'Também houve menos eventos clínicos com a terapia precoce (HR 0,59; IC95% 0,40–0,88) [1].',
      'Participaram 1.763 casais sorodiferentes, com CD4 do parceiro infectado entre 350 e 550 células/mm³ [1].',
    ],
    [],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'A TARV imediata, na infecção assintomática pelo HIV, diminuiu o desfecho primário (1,8% vs 4,1%; HR 0,43) [1].',
    ],
    [
      ['digit', 'O START teve 4.285 participantes com infecção assintomática pelo HIV [1].'],
      ['direction', 'Iniciar a TARV de imediato aumentou o desfecho primário em relação a adiá-la [1].'],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ O START incluiu 4.685 adultos com HIV, assintomáticos e com CD4 acima de 500 células/mm³, seguidos em média por 3,0 anos. O desfecho primário ocorreu em 1,8% com TARV imediata e 4,1% com TARV adiada (HR 0,43; IC95% 0,30–0,62). Os eventos graves relacionados à aids foram muito menos frequentes com início imediato (HR 0,28; IC95% 0,15–0,50). O risco de eventos adversos de grau 4 foi semelhante nos dois grupos."',
    [
      'Os eventos graves relacionados à aids caíram com a TARV imediata (HR 0,28; IC95% 0,15–0,50) [1].',
      'O risco de eventos adversos de grau 4 foi parecido com TARV imediata ou adiada [1].',
    ],
    [],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'Na cardiomiopatia chagásica, o benznidazol não reduziu significativamente o desfecho primário (HR 0,93; IC95% 0,81–1,07) [1].',
      'O BENEFIT foi neutro: desfecho primário em 27,5% vs 29,1% de 2.854 pacientes [1].',
    ],
    [
      ['digit', 'A negativação da PCR com benznidazol foi de 86,2%, contra 33,5% no placebo [1].'],
      ['arms', 'A PCR negativou em 33,5% dos que usaram benznidazol e em 66,2% do grupo placebo [1].'],
    ],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ The primary outcome occurred in 394 patients (27.5%) in the benznidazole group and in 414 (29.1%) in the placebo group (hazard ratio, 0.93; 95% CI, 0.81 to 1.07; P=0.31). At baseline, a PCR assay was performed in 1896 patients; 60.5% had positive results for T. cruzi. The rates of conversion to negative PCR results were 66.2% in the benznidazole group and 33.5% in the placebo group at the end of treatment, and 46.7% and 33.1%, respectively, at 5 years or more. Trypanocidal therapy with benznidazole in patients with established Chagas\' cardiomyopathy significantly reduced serum parasite detection but did not significantly reduce cardiac clinical deterioration through 5 years of follow-up."',
    ['Ao fim do tratamento, a PCR negativou em 66,2% com benznidazol e 33,5% com placebo [1].'],
    [
      ['negation', 'O benznidazol não reduziu a detecção sérica do parasita [1].'],
      ['direction', 'A detecção sérica do parasita aumentou com o benznidazol [1].'],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    ['Em dose única, a vacina Butantan-DV teve eficácia de 79,6% em 2 anos (IC95% 70,0–86,3) [1].'],
    [
      ['bounds', 'A eficácia da Butantan-DV em 2 anos foi de 79,6% (IC95% 50,0–86,3) [1].'],
      ['digit', 'Nos soronegativos, a eficácia da vacina do Butantan foi de 43,6% [1].'],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ Foram vacinados 16.235 participantes de 2 a 59 anos no Brasil, em dose única (10.259 com a vacina e 5.976 com placebo). A eficácia em 2 anos contra dengue sintomática confirmada foi de 79,6% (IC95% 70,0–86,3): 73,6% nos soronegativos e 89,2% nos soropositivos. A eficácia foi de 89,5% contra o DENV-1 e 69,6% contra o DENV-2; não foram detectados DENV-3 nem DENV-4. Eventos adversos sistêmicos relacionados à vacina nos primeiros 21 dias foram mais comuns com a vacina do que com placebo (58,3% vs 45,6%)."',
    [
      'A eficácia foi maior contra DENV-1 (89,5%) do que contra DENV-2 (69,6%) [1].',
      'Não houve casos de DENV-3 nem de DENV-4 detectados no seguimento [1].',
    ],
    [
      ['direction', 'A Butantan-DV protegeu menos os soropositivos do que os soronegativos [1].'],
      ['population', 'O ensaio da Butantan-DV incluiu participantes com 60 anos ou mais [1].'],
      [
        'decimal',
        'Eventos sistêmicos relacionados à vacina ocorreram em 5,83% dos vacinados e em 45,6% do placebo [1].',
      ],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    ['A diretriz de 2020 define hipertensão como PA de consultório ≥140 e/ou ≥90 mmHg [1].'],
    [
      ['comparator', 'Hipertensão arterial: PA de consultório <140 e/ou <90 mmHg [1].'],
      [
        'digit',
        'Considera-se hipertenso quem tem PA sistólica de consultório ≥170 mmHg e/ou diastólica ≥90 mmHg [1].',
      ],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ A hipertensão arterial é diagnosticada com PA no consultório ≥140 mmHg (sistólica) e/ou ≥90 mmHg (diastólica), em pelo menos duas ocasiões. Recomenda-se validar as medidas em condições ideais e, sempre que possível, confirmar com MAPA ou MRPA. Na MAPA de 24 horas, consideram-se elevados valores ≥130/80 mmHg, e na MRPA, ≥130/80 mmHg."',
    [
      'Na MAPA de 24 h, são anormais valores a partir de 130/80 mmHg [1].',
      'Recomenda-se confirmar o diagnóstico, quando possível, com MAPA ou MRPA [1].',
    ],
    [['unit', 'O diagnóstico de hipertensão exige PA sistólica no consultório ≥140 cmHg [1].']],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    [
      'Meta de PA no hipertenso tratado, pela diretriz de 2025: abaixo de 130/80 mmHg [1].',
      'PA sistólica de 120 a 139 e/ou diastólica de 80 a 89 mmHg corresponde a pré-hipertensão [1].',
    ],
    [['comparator', 'O objetivo do tratamento é manter a PA >130/80 mmHg [1].']],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ Office blood pressure of 120-139 mm Hg systolic and/or 80-89 mm Hg diastolic is classified as pre-hypertension. The treatment goal is less than 130/80 mm Hg for patients with hypertension, regardless of cardiovascular risk, if tolerated. Initial treatment with a combination of two antihypertensive drugs, preferably in a single pill, is recommended for most patients. Combining an ACE inhibitor with an angiotensin-receptor blocker is not recommended."',
    [
      'Não se recomenda combinar IECA e BRA [1].',
      'Na maioria dos pacientes, iniciar com dois anti-hipertensivos, de preferência em comprimido único [1].',
    ],
    [['negation', 'Recomenda-se a associação de IECA com BRA [1].']],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    [
      'FEVE de 40–49% caracteriza a IC de fração intermediária, e ≥50%, a preservada [1].',
      'NT-proBNP: 125 pg/mL como corte de triagem da IC [1].',
    ],
    [
      ['unit', 'O ponto de corte de NT-proBNP para triagem é de 125 ng/mL [1].'],
      ['digit', 'A IC com fração de ejeção preservada requer FEVE ≥80% [1].'],
    ],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ A IC é classificada pela FEVE em reduzida (<40%), intermediária (40–49%) e preservada (≥50%). O NT-proBNP acima de 125 pg/mL é o ponto de corte de triagem ambulatorial. Na ICFEr sintomática, recomendam-se IECA ou BRA, betabloqueador e antagonista mineralocorticoide para reduzir mortalidade. O uso de anti-inflamatórios não esteroidais deve ser evitado na IC."',
    [
      'Evitar AINEs no paciente com IC [1].',
      'Para diminuir a mortalidade na ICFEr sintomática: IECA ou BRA, betabloqueador e antagonista mineralocorticoide [1].',
    ],
    [['negation', 'O betabloqueador não é recomendado na ICFEr sintomática [1].']],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'Diabetes: glicemia de jejum ≥126 mg/dL ou HbA1c ≥6,5%, com confirmação [1].',
      'Na ausência de confirmação, uma HbA1c ≥6,5% isolada não basta para o diagnóstico de diabetes [1].',
    ],
    [
      ['unit', 'O critério de glicemia de jejum para diabetes é ≥126 mmol/L [1].'],
      ['digit', 'A glicemia de jejum que define diabetes é de 156 mg/dL ou mais [1].'],
    ],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ O diagnóstico de diabetes é feito com glicemia de jejum ≥126 mg/dL ou HbA1c ≥6,5%, com confirmação por segundo teste na ausência de sintomas. Pré-diabetes corresponde a glicemia de jejum de 100 a 125 mg/dL ou HbA1c de 5,7% a 6,4%. O rastreamento é recomendado a todos os adultos a partir de 35 anos, mesmo sem fatores de risco."',
    [
      'HbA1c entre 5,7% e 6,4% indica pré-diabetes [1].',
      'Todo adulto com 35 anos ou mais deve ser rastreado para diabetes, ainda que não tenha fatores de risco [1].',
    ],
    [
      ['decimal', 'Considera-se diabetes com HbA1c a partir de 65% [1].'],
      ['population', 'O rastreamento do diabetes destina-se apenas a adultos com fatores de risco [1].'],
    ],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    [
      'A DRC exige anormalidade de estrutura ou função renal por pelo menos 3 meses [1].',
      'A DRC é classificada segundo causa, TFG (G1–G5) e albuminúria (A1–A3) [1].',
    ],
    [
      ['unit', 'Define-se DRC por alterações da estrutura ou da função do rim por 3 semanas ou mais [1].'],
      ['comparator', 'Na DRC, as alterações renais persistem por menos de 3 meses [1].'],
    ],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ Chronic kidney disease is defined as abnormalities of kidney structure or function, present for a minimum of 3 months, with implications for health. CKD is classified by cause, GFR category (G1-G5) and albuminuria category (A1-A3). In adults with high blood pressure and CKD, a systolic blood pressure target of less than 120 mm Hg is suggested, when tolerated. In patients with type 2 diabetes, CKD and eGFR of 20 ml/min per 1.73 m2 or higher, treatment with an SGLT2 inhibitor is recommended. Avoid any combination of ACE inhibitor, ARB and direct renin inhibitor therapy."',
    [
      'Em DM2 com DRC e TFGe ≥20 mL/min/1,73 m², indica-se inibidor de SGLT2 [1].',
      'Sugere-se PAS <120 mmHg no hipertenso com DRC, se tolerado [1].',
    ],
    [],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'Na sepse, infundir pelo menos 30 mL/kg de cristaloide nas primeiras 3 h (recomendação fraca) [1].',
      'Alvo de PAM: 65 mmHg [1].',
    ],
    [['digit', 'A PAM-alvo no choque séptico é de 85 mmHg [1].']],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ For patients with sepsis-induced hypoperfusion or septic shock, at least 30 mL/kg of intravenous crystalloid fluid should be given within the first 3 hours of resuscitation (weak recommendation). For adults with septic shock on vasopressors, an initial target mean arterial pressure of 65 mm Hg is recommended over higher targets. Norepinephrine is recommended as the first-line agent over other vasopressors. The panel recommends against using qSOFA compared with SIRS, NEWS, or MEWS as a single screening tool. For adults with possible septic shock, antimicrobials should be administered immediately, ideally within 1 hour of recognition."',
    [
      'A noradrenalina é o vasopressor de primeira linha no choque séptico [1].',
      'Não se deve usar o qSOFA como ferramenta única de triagem, em comparação com SIRS, NEWS ou MEWS [1].',
    ],
    [['negation', 'A noradrenalina não é recomendada como vasopressor de primeira escolha [1].']],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'No grupo D da dengue, administrar 20 mL/kg em até 20 minutos [1].',
      'Grupo C: 10 mL/kg na primeira hora [1].',
    ],
    [['negation', 'Na dengue, AINEs e salicilatos podem ser usados [1].']],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ Os casos de dengue são estadiados nos grupos A, B, C e D. No grupo C, iniciar reposição com 10 mL/kg de soro fisiológico na primeira hora; no grupo D, 20 mL/kg em até 20 minutos, podendo repetir até três vezes. São contraindicados salicilatos e anti-inflamatórios não esteroidais. Pacientes do grupo A são acompanhados em regime ambulatorial, com hidratação oral de 60 mL/kg/dia no adulto."',
    [
      'Salicilatos e AINEs são contraindicados na dengue [1].',
      'O grupo A fica em acompanhamento ambulatorial, com 60 mL/kg/dia de hidratação oral no adulto [1].',
    ],
    [['digit', 'A hidratação oral do adulto no grupo A é de 90 mL/kg/dia [1].']],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'Na asma, não se recomenda tratar apenas com SABA [1].',
      'O alívio preferencial na asma, pela GINA 2021, é feito com CI-formoterol [1].',
    ],
    [],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ For safety, GINA no longer recommends treatment of asthma with short-acting beta2-agonists (SABA) alone. All adults and adolescents with asthma should receive inhaled corticosteroid (ICS)-containing controller treatment. In Track 1, the preferred approach, the reliever is as-needed low-dose ICS-formoterol, which reduces the risk of severe exacerbations compared with using a SABA reliever. In Track 2, the alternative approach, the reliever is as-needed SABA. Add-on azithromycin is limited to adults, after specialist referral."',
    [
      'Usar CI-formoterol em baixa dose conforme a necessidade reduz exacerbações graves frente ao alívio com SABA [1].',
      'Todo adulto ou adolescente com asma deve receber tratamento de controle contendo CI [1].',
      'A azitromicina adjuvante fica restrita a adultos, após encaminhamento ao especialista [1].',
    ],
    [
      [
        'direction',
        'O CI-formoterol de alívio eleva o risco de exacerbações graves em comparação com o SABA [1].',
      ],
    ],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [
      'VEF1/CVF <0,7 após broncodilatador é o critério espirométrico adotado pelo GOLD 2023 [1].',
      'Os grupos A, B e E tomaram o lugar da classificação A–D na DPOC [1].',
    ],
    [],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ A post-bronchodilator FEV1/FVC ratio of less than 0.7 confirms the presence of airflow obstruction. The ABCD assessment tool was revised to ABE, merging groups C and D into a single group E to highlight the relevance of exacerbations. For group E, initial therapy with LABA+LAMA is recommended; ICS may be added if blood eosinophils are 300 cells/µL or higher. Use of LABA+ICS in COPD is not encouraged. Long-term oxygen therapy improves survival in patients with severe resting hypoxemia."',
    [
      'No grupo E, inicia-se com LABA+LAMA; o CI pode ser acrescentado se eosinófilos ≥300 células/µL [1].',
      'Não se encoraja o uso de LABA+CI na DPOC [1].',
    ],
    [['direction', 'A oxigenoterapia prolongada diminui a sobrevida na hipoxemia grave em repouso [1].']],
  ],
];

/** Answers that cite two passages. */
const ofTwo: HandCase[] = [
  [
    'true',
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ Over 10 years, HbA1c was 7.0% in the intensive group compared with 7.9% in the conventional group. Compared with the conventional group, the risk in the intensive group was 12% lower for any diabetes-related endpoint (RR 0.88; 95% CI 0.79-0.99; p=0.029); most of this reduction was due to a 25% risk reduction in microvascular endpoints (p=0.0099). There was no significant difference in diabetes-related death (10% lower; p=0.34) or all-cause mortality (6% lower; p=0.44). Patients in the intensive group had more hypoglycaemic episodes than those in the conventional group. Weight gain was significantly higher in the intensive group (mean 2.9 kg) than in the conventional group."',
    '- Sem diferença significativa em morte por todas as causas (p=0,44) [1].\n- Ganho de peso maior no grupo intensivo, em média 2,9 kg [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)" + "Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    'A empagliflozina na DRC levou a HR de 0,72 (IC95% 0,64–0,82) para progressão renal ou morte CV [1]. O estudo que a avaliou incluiu 6.609 pacientes [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    'Na ICFEr, a dapagliflozina reduziu piora da IC ou morte CV de 21,2% para 16,3% [2]. O DAPA-HF teve 4.744 participantes [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)" + "Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    'A empagliflozina reduziu a morte CV de 5,9% para 3,7% (HR 0,62) no DM2 [2]. O EMPA-REG OUTCOME avaliou 7.020 pessoas [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)" + "Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    'O sacubitril-valsartana, em 8.442 pacientes, alcançou HR de 0,80 para morte CV ou internação por IC [1]. Esse desfecho ocorreu em 26,5% no grupo enalapril [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)" + "Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    'A apixabana reduziu sangramento maior, HR 0,69 (IC95% 0,60–0,80), frente à varfarina [1]. Com ela, a morte também caiu (HR 0,89) [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)" + "Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    'A finerenona reduziu o composto renal de 21,1% para 17,8% [2]. Foram 5.674 pacientes analisados [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)" + "Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    'O evolocumabe foi testado em 27.564 pacientes [1]. Reduziu o desfecho primário, com HR 0,85 [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30" + "Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    'Na hemorragia intracerebral, o ácido tranexâmico teve OR ajustada de 0,88 (IC95% 0,76–1,03) para o mRS no dia 90 [1]. O TICH-2 incluiu 2.325 pacientes [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007" + "Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    'A posição prona reduziu a morte em 28 dias para 16,0%, contra 32,8% [1]. O PROSEVA incluiu 466 pacientes [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm" + "Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    'O controle glicêmico estrito levou a mortalidade de 27,5% em 90 dias, ante 24,9% no convencional [1]. O estudo somou 6.104 pacientes [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer" + "Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    'O START, com 4.685 participantes, favoreceu a TARV imediata, com HR 0,43 (IC95% 0,30–0,62) [1]. O desfecho primário ficou em 4,1% no grupo adiado [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)" + "Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    'No CRASH-2, o ácido tranexâmico reduziu a morte hospitalar de 16,0% para 14,5% [2]. Participaram 20.211 pacientes [1].',
    'dc',
  ],
  [
    'true',
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    '- Soropositivos: eficácia de 89,2% [1].\n- Soronegativos: 73,6% [1].',
    '*',
  ],
  [
    'true',
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)" + "Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    'Na ICFEr, tanto o sacubitril-valsartana (HR 0,80) quanto a dapagliflozina (HR 0,74) diminuíram seus desfechos primários [1][2].',
    '*',
  ],
  [
    'true',
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)" + "Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    'O ácido tranexâmico reduziu a morte hospitalar no trauma (14,5% vs 16,0%) [1]. Na hemorragia pós-parto, reduziu a morte por sangramento (1,5% vs 1,9%) [2].',
    '*',
  ],
  [
    'true',
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)" + "Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    'Os dois inibidores de SGLT2 melhoraram desfechos na DRC, com HR de 0,61 para dapagliflozina e 0,72 para empagliflozina [1] [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg" + "Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    'A meta terapêutica da hipertensão é PA <130/80 mmHg [1]. A pré-hipertensão vai de 120 a 139 mmHg de sistólica [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg" + "Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    'No choque séptico, o alvo de PAM é de 65 mmHg [2]. O volume inicial é de pelo menos 30 mL/kg de cristaloide [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%" + "Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    'A eficácia da vacina Butantan-DV em dois anos foi de 79,6% (IC95% 70,0–86,3) [1]. Nos soropositivos, chegou a 89,2% [2].',
    'dc',
  ],
];

export const fortiethRound: readonly HandCase[] = [...casesOf(groups), ...ofTwo];
