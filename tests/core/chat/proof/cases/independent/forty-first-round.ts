import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the thirty-fifth examiner, over directions and denials of the corpus. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'No SPRINT, a meta pressórica mais baixa esteve associada a menor taxa do desfecho composto primário e também a menos mortes por qualquer causa (HR 0,75 e 0,73, respectivamente) [1].',
    ],
    [
      [
        'direction',
        'O tratamento intensivo da pressão elevou a mortalidade geral em relação à meta convencional (HR 0,73) [1].',
      ],
    ],
  ],
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ The primary composite outcome occurred less often in the intensive-treatment group than in the standard-treatment group (1.65% vs. 2.19% per year; hazard ratio, 0.75; 95% CI, 0.64 to 0.89). All-cause mortality was also significantly lower with intensive treatment (hazard ratio, 0.73; 95% CI, 0.60 to 0.90). Rates of hypotension, syncope, electrolyte abnormalities, and acute kidney injury, but not of injurious falls, were higher in the intensive-treatment group. Among patients at high risk for cardiovascular events but without diabetes, targeting a systolic blood pressure of less than 120 mm Hg resulted in lower rates of major cardiovascular events and death from any cause."',
    [
      'Vale lembrar que o preço do controle intensivo foi maior ocorrência de hipotensão, síncope e lesão renal aguda [1].',
    ],
    [['negation', 'Quedas com lesão foram mais frequentes no grupo de tratamento intensivo [1].']],
  ],
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ O alvo de pressão sistólica inferior a 120 mmHg reduziu o desfecho composto cardiovascular e a mortalidade por todas as causas em comparação com o alvo inferior a 140 mmHg. Hipotensão, síncope e lesão renal aguda foram mais comuns no grupo intensivo. As quedas com lesão não diferiram entre os grupos."',
    ['Não houve diferença entre as metas quanto a quedas com lesão [1].'],
    [
      [
        'direction',
        'Lesão renal aguda e síncope foram menos comuns com o alvo abaixo de 120 mmHg do que com o alvo convencional [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Quanto a morte coronariana ou infarto não fatal, as três classes se equivaleram em seis anos, sem diferença entre clortalidona, anlodipino e lisinopril (11,5%, 11,3% e 11,4%) [1].',
    ],
    [
      [
        'negation',
        'A clortalidona diferiu do anlodipino e do lisinopril no desfecho de DAC fatal ou IAM não fatal, com diferença entre os grupos [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ The primary outcome of fatal CHD or nonfatal MI did not differ between treatments (6-year rate, 11.5% with chlorthalidone, 11.3% with amlodipine, and 11.4% with lisinopril). All-cause mortality did not differ between groups. Heart failure was more frequent with amlodipine than with chlorthalidone, and stroke was more frequent with lisinopril than with chlorthalidone. Thiazide-type diuretics are superior in preventing one or more major forms of cardiovascular disease and should be preferred for first-step antihypertensive therapy."',
    [
      'Pacientes que receberam clortalidona tiveram menos insuficiência cardíaca do que os tratados com anlodipino [1].',
    ],
    [['direction', 'O AVC foi mais frequente com clortalidona do que com lisinopril [1].']],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ Não se observou diferença entre clortalidona, anlodipino e lisinopril quanto a doença coronariana fatal ou infarto não fatal. A incidência de insuficiência cardíaca foi maior com anlodipino do que com clortalidona. A hipocalemia foi mais frequente com o diurético."',
    ['Em relação ao potássio, hipocalemia apareceu mais com clortalidona [1].'],
    [],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'Morte cardiovascular ou hospitalização por IC ocorreu menos com o inibidor da neprilisina do que com enalapril (21,8% vs 26,5%) [1].',
    ],
    [
      [
        'direction',
        'O enalapril foi melhor que a inibição da neprilisina, com menor taxa de morte CV ou internação por IC [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ The primary outcome had occurred in 21.8% of patients in the LCZ696 group and 26.5% in the enalapril group (hazard ratio, 0.80; 95% CI, 0.73 to 0.87; P<0.001). LCZ696 also decreased the symptoms and physical limitations of heart failure. The LCZ696 group had higher proportions of patients with hypotension and nonserious angioedema but lower proportions with renal impairment, hyperkalemia, and cough than the enalapril group. LCZ696 was superior to enalapril in reducing the risks of death and of hospitalization for heart failure."',
    [
      'Com enalapril houve mais tosse, hipercalemia e disfunção renal, ao passo que a hipotensão predominou no grupo LCZ696 [1].',
    ],
    [['direction', 'Hipotensão foi menos frequente com LCZ696 do que com enalapril [1].']],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ O sacubitril-valsartana foi superior ao enalapril na redução de morte cardiovascular ou internação por insuficiência cardíaca. Hipotensão sintomática foi mais comum com sacubitril-valsartana, enquanto tosse e hipercalemia foram mais comuns com enalapril. Não houve aumento de angioedema grave."',
    ['O angioedema grave não aumentou com sacubitril-valsartana [1].'],
    [
      [
        'negation',
        'Sacubitril-valsartana não foi superior ao enalapril em reduzir morte cardiovascular ou internação por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'A dapagliflozina reduziu em termos relativos cerca de um quarto dos eventos de piora da IC ou morte cardiovascular na ICFEr, com menor proporção de eventos que o grupo controle [1].',
    ],
    [
      [
        'negation',
        'A dapagliflozina não reduziu piora da IC ou morte cardiovascular (16,3% vs 21,2%; HR 0,74) [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ Worsening heart failure or cardiovascular death occurred in 16.3% of the dapagliflozin group and 21.2% of the placebo group (hazard ratio, 0.74; 95% CI, 0.65 to 0.85). Findings in patients with diabetes were similar to those in patients without diabetes. Symptoms improved more with dapagliflozin than with placebo. The frequency of adverse events related to volume depletion, renal dysfunction, and hypoglycemia did not differ between treatment groups. The risk of worsening heart failure or death from cardiovascular causes was lower among those who received dapagliflozin, regardless of the presence of diabetes."',
    ['O benefício foi semelhante em pacientes com e sem diabetes [1].'],
    [['direction', 'A melhora dos sintomas foi menor com dapagliflozina do que com placebo [1].']],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ A dapagliflozina diminuiu o risco de piora da insuficiência cardíaca ou morte cardiovascular na fração de ejeção reduzida. O benefício foi independente da presença de diabetes. A hipoglicemia não foi mais frequente com a dapagliflozina do que com o placebo."',
    ['Não se observou hipoglicemia mais frequente no braço dapagliflozina [1].'],
    [
      [
        'direction',
        'Dapagliflozina aumentou o risco de piora da insuficiência cardíaca na fração de ejeção reduzida [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Na ICFEp, o grupo controle teve mais morte cardiovascular ou internação por IC do que o grupo empagliflozina (17,1% vs 13,8%) [1].',
    ],
    [],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ A primary outcome event occurred in 13.8% of patients in the empagliflozin group and in 17.1% in the placebo group (hazard ratio, 0.79; 95% CI, 0.69 to 0.90; P<0.001). This effect was mainly related to a lower risk of hospitalization for heart failure in the empagliflozin group. The effects appeared consistent in patients with or without diabetes. Uncomplicated genital and urinary tract infections and hypotension were reported more frequently with empagliflozin."',
    ['O resultado foi puxado sobretudo pela queda das hospitalizações por insuficiência cardíaca [1].'],
    [
      [
        'direction',
        'Infecções genitais e hipotensão foram mais relatadas no grupo placebo que no grupo empagliflozina [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ Na insuficiência cardíaca com fração de ejeção preservada, a empagliflozina reduziu o risco combinado de morte cardiovascular ou hospitalização, sobretudo por queda nas internações. A mortalidade por todas as causas não diferiu do placebo. Infecções genitais foram mais comuns com a empagliflozina."',
    ['A mortalidade por todas as causas foi semelhante entre empagliflozina e placebo [1].'],
    [['negation', 'Houve diferença na mortalidade por todas as causas entre empagliflozina e placebo [1].']],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    ['Na IC grave, a espironolactona diminuiu a mortalidade (35% vs 46%; RR 0,70) [1].'],
    [
      [
        'direction',
        'No RALES morreram mais pacientes no grupo espironolactona (46%) do que no grupo placebo (35%) [1].',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ There were 46 percent deaths in the placebo group and 35 percent in the spironolactone group (relative risk of death, 0.70; 95 percent confidence interval, 0.60 to 0.82; P<0.001). The frequency of hospitalization for worsening heart failure was lower in the spironolactone group than in the placebo group. Patients who received spironolactone had a significant improvement in the symptoms of heart failure. Gynecomastia or breast pain was reported more often in men treated with spironolactone than with placebo. The incidence of serious hyperkalemia was minimal in both groups."',
    [
      'Os sintomas melhoraram significativamente com espironolactona, e as internações por descompensação foram menos frequentes [1].',
    ],
    [
      [
        'direction',
        'Homens em uso de espironolactona relataram menos ginecomastia do que os do grupo placebo [1].',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ A adição de espironolactona ao tratamento padrão reduziu a mortalidade e as internações por piora da insuficiência cardíaca grave. Ginecomastia foi mais comum em homens que receberam espironolactona. A hipercalemia grave não aumentou de modo relevante."',
    [],
    [['negation', 'A espironolactona não reduziu as internações por piora da IC grave [1].']],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'A empagliflozina reduziu tanto o MACE de três pontos quanto a morte cardiovascular no DM2 (HR 0,86 e 0,62) [1].',
    ],
    [['direction', 'A morte cardiovascular foi mais frequente com empagliflozina (HR 0,62) [1].']],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ The primary outcome occurred in a significantly lower percentage of patients in the empagliflozin group (10.5%) than in the placebo group (12.1%) (hazard ratio, 0.86; 95% CI, 0.74 to 0.99). There were no significant between-group differences in the rates of myocardial infarction or stroke, but in the empagliflozin group there were significantly lower rates of death from cardiovascular causes (3.7% vs. 5.9%; hazard ratio, 0.62), hospitalization for heart failure, and death from any cause. Among patients receiving empagliflozin, there was an increased rate of genital infection but no increase in other adverse events."',
    [
      'Para infarto ou AVC isoladamente, não houve diferença significativa entre empagliflozina e placebo [1].',
    ],
    [['negation', 'A taxa de AVC foi significativamente diferente entre os grupos [1].']],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ Em pacientes com diabetes tipo 2 e alto risco cardiovascular, a empagliflozina reduziu morte cardiovascular, morte por qualquer causa e internação por insuficiência cardíaca. As taxas de infarto e de AVC não diferiram entre os grupos. Houve mais infecção genital com a empagliflozina."',
    ['O benefício incluiu queda da mortalidade por todas as causas, mas com mais infecções genitais [1].'],
    [['direction', 'Com a empagliflozina houve menos infecção genital que no grupo controle [1].']],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'A liraglutida esteve associada a menos MACE e a menor mortalidade cardiovascular (HR 0,87 e 0,78) [1].',
    ],
    [
      [
        'negation',
        'A liraglutida não reduziu o MACE em comparação com placebo (HR 0,87; IC95% 0,78-0,97) [1].',
      ],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ The primary outcome occurred in significantly fewer patients in the liraglutide group (13.0%) than in the placebo group (14.9%) (hazard ratio, 0.87; 95% CI, 0.78 to 0.97). Fewer patients died from cardiovascular causes in the liraglutide group (hazard ratio, 0.78; 95% CI, 0.66 to 0.93). The rates of nonfatal myocardial infarction, nonfatal stroke, and hospitalization for heart failure were nonsignificantly lower in the liraglutide group. The most common adverse events leading to discontinuation of liraglutide were gastrointestinal events. The incidence of pancreatitis was nonsignificantly lower in the liraglutide group."',
    ['Morreram menos pacientes por causa cardiovascular no braço liraglutida [1].'],
    [
      [
        'direction',
        'A proporção de pacientes com o desfecho primário foi maior com liraglutida (14,9%) que com placebo (13,0%) [1].',
      ],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ A liraglutida reduziu eventos cardiovasculares maiores e a mortalidade cardiovascular no diabetes tipo 2. Não houve diferença significativa nas internações por insuficiência cardíaca. Eventos da vesícula biliar foram mais frequentes com liraglutida que com placebo."',
    [],
    [
      [
        'direction',
        'Eventos da vesícula biliar foram mais frequentes com placebo do que com liraglutida [1].',
      ],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'A HbA1c ficou mais baixa no grupo intensivo (7,0%) que no convencional (7,9%), com menos desfechos microvasculares [1].',
    ],
    [['direction', 'O controle intensivo aumentou os desfechos microvasculares (RR 0,75) [1].']],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ Over 10 years, HbA1c was 7.0% in the intensive group compared with 7.9% in the conventional group. The risk in the intensive group was 12% lower for any diabetes-related endpoint, and most of this reduction was due to a 25% risk reduction in microvascular endpoints. Patients in the intensive group had more hypoglycaemic episodes than those in the conventional group. Weight gain was significantly higher in the intensive group, and patients assigned insulin had a greater gain in weight than those assigned chlorpropamide or glibenclamide. Diabetes-related mortality did not differ significantly."',
    ['O ganho ponderal foi maior com insulina do que com glibenclamida ou clorpropamida [1].'],
    [['direction', 'Episódios de hipoglicemia foram mais numerosos no grupo convencional [1].']],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ O controle glicêmico intensivo com sulfonilureia ou insulina diminuiu as complicações microvasculares, mas não reduziu significativamente o infarto do miocárdio. Hipoglicemia e ganho de peso foram maiores no grupo intensivo. Não houve diferença na mortalidade relacionada ao diabetes."',
    ['Não se demonstrou redução significativa do infarto do miocárdio com o controle intensivo [1].'],
    [['negation', 'O controle intensivo reduziu significativamente o infarto do miocárdio [1].']],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'A canagliflozina reduziu o composto de DRET, duplicação da creatinina e morte renal ou cardiovascular (HR 0,70; IC 95% 0,59-0,82) [1].',
    ],
    [
      [
        'direction',
        'O risco do composto renal foi maior com canagliflozina na nefropatia diabética, com HR 0,70 [1].',
      ],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ The relative risk of the primary outcome was 30% lower in the canagliflozin group than in the placebo group (hazard ratio, 0.70; 95% CI, 0.59 to 0.82). The canagliflozin group also had a lower risk of cardiovascular death, myocardial infarction, or stroke and of hospitalization for heart failure. There were no significant differences in rates of amputation or fracture. In patients with type 2 diabetes and kidney disease, the risk of kidney failure was lower with canagliflozin than with placebo."',
    ['Não houve diferença significativa quanto a amputações ou fraturas [1].'],
    [['negation', 'A canagliflozina não diminuiu a hospitalização por insuficiência cardíaca [1].']],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ Em pacientes com diabetes tipo 2 e nefropatia albuminúrica, a canagliflozina retardou a progressão para doença renal terminal e reduziu internações por insuficiência cardíaca. As taxas de amputação e de fratura não diferiram do placebo. A cetoacidose foi mais comum com canagliflozina."',
    ['A cetoacidose foi menos comum com placebo [1].'],
    [['direction', 'A canagliflozina acelerou a progressão para doença renal terminal [1].']],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'Na DRC, queda sustentada da TFG, DRET ou morte renal/CV foi menos frequente com dapagliflozina (9,2% vs 14,5%) [1].',
    ],
    [
      [
        'negation',
        'Na DRC, a dapagliflozina não diminuiu o composto de queda da TFGe, DRET ou morte renal ou cardiovascular (HR 0,61) [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ A primary outcome event occurred in 9.2% in the dapagliflozin group and 14.5% in the placebo group (hazard ratio, 0.61; 95% CI, 0.51 to 0.72; P<0.001). The hazard ratio for death from cardiovascular causes or hospitalization for heart failure was 0.71. Fewer deaths from any cause occurred in the dapagliflozin group. Neither diabetic ketoacidosis nor severe hypoglycemia was observed in participants without type 2 diabetes. Effects were similar in participants with and without type 2 diabetes."',
    ['A mortalidade por todas as causas foi mais baixa entre os que usaram dapagliflozina [1].'],
    [['direction', 'Houve mais mortes por qualquer causa no grupo dapagliflozina que no grupo placebo [1].']],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ A dapagliflozina reduziu a progressão da doença renal crônica e a mortalidade por qualquer causa, com ou sem diabetes tipo 2. Não se observou cetoacidose em participantes sem diabetes. O declínio crônico da TFG foi mais lento com dapagliflozina."',
    ['Em participantes sem diabetes, não foi vista cetoacidose [1].'],
    [['direction', 'O declínio crônico da TFG foi mais rápido com dapagliflozina [1].']],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'Progressão da doença renal ou morte cardiovascular ocorreu com maior frequência no grupo controle que no grupo empagliflozina (16,9% vs 13,1%) [1].',
    ],
    [],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ Progression of kidney disease or death from cardiovascular causes occurred in 13.1% in the empagliflozin group and in 16.9% in the placebo group (hazard ratio, 0.72; 95% CI, 0.64 to 0.82). The rate of hospitalization from any cause was lower in the empagliflozin group than in the placebo group, but there were no significant between-group differences in hospitalization for heart failure or death from cardiovascular causes or death from any cause. Results were consistent among patients with or without diabetes. The rates of serious adverse events were similar in the two groups."',
    ['A empagliflozina não reduziu de forma significativa a morte por qualquer causa [1].'],
    [
      [
        'negation',
        'A empagliflozina reduziu significativamente a mortalidade por todas as causas na DRC [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ A empagliflozina reduziu a progressão da doença renal ou morte cardiovascular. As internações por qualquer causa foram menos frequentes com o fármaco, porém a mortalidade geral não diferiu do placebo. Eventos adversos graves ocorreram em frequência semelhante."',
    ['Quanto à segurança, eventos adversos graves foram semelhantes nos dois braços [1].'],
    [
      [
        'direction',
        'As internações por qualquer causa foram mais frequentes com empagliflozina do que com placebo [1].',
      ],
    ],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    ['Falência renal, queda da TFGe ou morte renal foi menos comum com finerenona (17,8% vs 21,1%) [1].'],
    [['direction', 'A finerenona piorou o desfecho renal composto em relação ao comparador (HR 0,82) [1].']],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ A primary outcome event occurred in 17.8% of patients in the finerenone group and 21.1% in the placebo group (hazard ratio, 0.82; 95% CI, 0.73 to 0.93). Patients in the finerenone group also had a lower risk of a key secondary cardiovascular outcome event. Overall, the frequency of adverse events was similar in the two groups. The incidence of hyperkalemia-related discontinuation of the trial regimen was higher with finerenone than with placebo (2.3% and 0.9%, respectively). Finerenone lowered the urinary albumin-to-creatinine ratio."',
    ['A descontinuação por hipercalemia foi maior com finerenona (2,3%) que com placebo (0,9%) [1].'],
    [['negation', 'A finerenona não reduziu a albuminúria [1].']],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ A finerenona reduziu a progressão da doença renal crônica e os eventos cardiovasculares em pacientes com diabetes tipo 2. A suspensão por hipercalemia foi mais comum com finerenona. A relação albumina/creatinina caiu no grupo tratado."',
    [],
    [['direction', 'A relação albumina/creatinina subiu nos pacientes que receberam finerenona [1].']],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    ['Com semaglutida, a taxa de eventos renais maiores foi menor (5,8 vs 7,5 por 100 pacientes-ano) [1].'],
    [],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ The risk of a primary-outcome event was 24% lower in the semaglutide group than in the placebo group (hazard ratio, 0.76; 95% CI, 0.66 to 0.88). The mean annual eGFR slope was less steep, indicating a slower decrease, in the semaglutide group. The risk of major cardiovascular events was 18% lower and the risk of death from any cause 20% lower with semaglutide. Serious adverse events were reported in a lower percentage of participants in the semaglutide group than in the placebo group (49.6% vs. 53.8%)."',
    ['A perda anual de TFGe foi mais lenta no grupo semaglutida [1].'],
    [
      [
        'direction',
        'Eventos adversos graves foram mais comuns com semaglutida do que com placebo (53,8% vs 49,6%) [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ A semaglutida reduziu eventos renais maiores, eventos cardiovasculares e mortes por qualquer causa em pacientes com diabetes tipo 2 e doença renal crônica. A queda anual da TFG foi mais lenta com semaglutida. A descontinuação por eventos gastrointestinais foi mais frequente que com placebo."',
    [
      'Mais pacientes interromperam o tratamento por sintomas gastrointestinais com semaglutida do que com placebo [1].',
    ],
    [['negation', 'A semaglutida não reduziu as mortes por qualquer causa em pacientes com DM2 e DRC [1].']],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Em obesos sem diabetes, a semaglutida diminuiu os eventos cardiovasculares maiores em 20% (HR 0,80) [1].',
    ],
    [['direction', 'Em obesos sem diabetes, o MACE aumentou com semaglutida (6,5% vs 8,0%; HR 0,80) [1].']],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ A primary cardiovascular end-point event occurred in 6.5% of patients in the semaglutide group and in 8.0% in the placebo group (hazard ratio, 0.80; 95% CI, 0.72 to 0.90; P<0.001). Adverse events leading to permanent discontinuation of the trial product occurred more often with semaglutide than with placebo (16.6% vs. 8.2%). Serious adverse events were less common with semaglutide. Body weight, waist circumference and C-reactive protein fell with semaglutide."',
    [
      'Abandono definitivo por evento adverso foi o dobro com semaglutida (16,6% vs 8,2%), embora os eventos graves tenham sido menos comuns [1].',
    ],
    [],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ Em pessoas com obesidade e doença cardiovascular, sem diabetes, a semaglutida reduziu morte cardiovascular, infarto ou AVC. O peso e a proteína C reativa diminuíram. A interrupção por eventos adversos foi mais frequente com semaglutida."',
    [],
    [
      ['direction', 'A proteína C reativa aumentou durante o uso da semaglutida [1].'],
      [
        'negation',
        'A semaglutida não reduziu o composto de morte cardiovascular, infarto ou AVC nesses pacientes [1].',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'A queda da HbA1c foi maior com tirzepatida do que com semaglutida 1 mg (-2,01 a -2,30 vs -1,86 pontos) [1].',
    ],
    [['direction', 'A semaglutida 1 mg baixou mais a HbA1c do que qualquer dose de tirzepatida [1].']],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ The estimated mean change from baseline in the glycated hemoglobin level was -2.01, -2.24, and -2.30 percentage points with 5 mg, 10 mg, and 15 mg of tirzepatide, respectively, and -1.86 percentage points with semaglutide. Reductions in body weight were greater with tirzepatide than with semaglutide. The most common adverse events were gastrointestinal and were primarily mild to moderate in severity. Tirzepatide was noninferior and superior to semaglutide with respect to the mean change in glycated hemoglobin."',
    ['A tirzepatida foi não inferior e também superior à semaglutida no controle glicêmico [1].'],
    [['direction', 'A perda de peso foi maior no grupo semaglutida do que no grupo tirzepatida [1].']],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ A tirzepatida, em todas as doses, foi superior à semaglutida 1 mg na redução da HbA1c. A perda de peso foi maior com tirzepatida. A hipoglicemia foi pouco frequente em todos os grupos."',
    [],
    [['negation', 'A tirzepatida não foi superior à semaglutida 1 mg na redução da HbA1c [1].']],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'Eventos vasculares foram menos frequentes com rosuvastatina em pessoas com PCR elevada (0,77 vs 1,36 por 100 pessoas-ano) [1].',
    ],
    [
      [
        'direction',
        'A taxa de eventos vasculares foi mais alta com rosuvastatina (1,36 vs 0,77 por 100 pessoas-ano) [1].',
      ],
    ],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ The rates of the primary end point were 0.77 and 1.36 per 100 person-years of follow-up in the rosuvastatin and placebo groups, respectively (hazard ratio for rosuvastatin, 0.56; 95% CI, 0.46 to 0.69). Rosuvastatin reduced LDL cholesterol levels by 50% and high-sensitivity C-reactive protein levels by 37%. The rosuvastatin group did not have a significant increase in myopathy or cancer but did have a higher incidence of physician-reported diabetes. Consistent effects were observed in all subgroups evaluated."',
    ['A rosuvastatina baixou o LDL em 50% e a PCR-us em 37% [1].'],
    [['negation', 'Houve aumento significativo de miopatia e de câncer com a rosuvastatina [1].']],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ A rosuvastatina reduziu eventos vasculares em pessoas aparentemente saudáveis com PCR elevada. Não houve aumento significativo de miopatia nem de câncer. Houve mais diagnósticos de diabetes no grupo rosuvastatina."',
    ['Chama a atenção o maior número de diagnósticos de diabetes no braço estatina [1].'],
    [
      [
        'direction',
        'Os diagnósticos de diabetes foram menos numerosos no grupo rosuvastatina que no placebo [1].',
      ],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    ['O desfecho composto primário foi reduzido com evolocumabe (9,8% vs 11,3%) [1].'],
    [['negation', 'O evolocumabe não reduziu o desfecho composto primário (HR 0,85; IC95% 0,79-0,92) [1].']],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ Relative to placebo, evolocumab treatment significantly reduced the risk of the primary end point (9.8% vs. 11.3%; hazard ratio, 0.85; 95% CI, 0.79 to 0.92). LDL cholesterol fell from a median of 92 mg per deciliter to 30 mg per deciliter. There was no significant difference between the study groups with regard to adverse events, including new-onset diabetes and neurocognitive events, with the exception of injection-site reactions, which were more common with evolocumab. Cardiovascular mortality was not reduced."',
    ['Não houve diferença em eventos neurocognitivos nem em diabetes de início recente [1].'],
    [['direction', 'Reações no local da injeção foram mais comuns com placebo [1].']],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ O evolocumabe acrescentado à estatina reduziu eventos cardiovasculares. A mortalidade cardiovascular, contudo, não diminuiu. Reações no local da injeção foram mais comuns com evolocumabe, sem diferença em diabetes de início recente."',
    ['Apesar da queda dos eventos, a mortalidade cardiovascular não foi reduzida [1].'],
    [['negation', 'O evolocumabe diminuiu a mortalidade cardiovascular [1].']],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Com varfarina houve mais AVC ou embolia sistêmica do que com dabigatrana 150 mg (1,69 vs 1,11% ao ano) [1].',
    ],
    [
      [
        'direction',
        'A dabigatrana 150 mg mostrou taxa de AVC ou embolia sistêmica superior à da varfarina (1,69 vs 1,11% ao ano) [1].',
      ],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ Rates of the primary outcome were 1.69% per year in the warfarin group, as compared with 1.11% per year in the group that received 150 mg of dabigatran (relative risk, 0.66; 95% CI, 0.53 to 0.82; P<0.001 for superiority). The rate of major bleeding did not differ significantly between warfarin and dabigatran 150 mg. The rate of hemorrhagic stroke was lower with dabigatran than with warfarin. Gastrointestinal bleeding and dyspepsia were more common with dabigatran 150 mg."',
    ['A dispepsia foi mais comum com dabigatrana 150 mg [1].'],
    [
      [
        'negation',
        'A taxa de sangramento maior diferiu significativamente entre dabigatrana 150 mg e varfarina [1].',
      ],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ Na fibrilação atrial, a dabigatrana 150 mg reduziu AVC e embolia sistêmica em relação à varfarina. O sangramento maior foi semelhante, mas o sangramento gastrointestinal foi mais frequente com dabigatrana. O AVC hemorrágico foi menos comum com dabigatrana."',
    [
      'O sangramento maior não foi diferente, porém houve mais sangramento gastrointestinal com dabigatrana [1].',
    ],
    [['direction', 'O AVC hemorrágico foi mais comum com dabigatrana do que com varfarina [1].']],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    ['A apixabana causou menos sangramento maior que a varfarina e também reduziu a mortalidade [1].'],
    [['direction', 'O sangramento maior foi mais frequente com apixabana (HR 0,69) [1].']],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ The rate of the primary outcome was lower with apixaban than with warfarin (hazard ratio, 0.79; 95% CI, 0.66 to 0.95; P=0.01 for superiority). The rate of major bleeding was 2.13% per year with apixaban and 3.09% per year with warfarin (hazard ratio, 0.69; 95% CI, 0.60 to 0.80), and the rates of death from any cause were 3.52% and 3.94%, respectively (hazard ratio, 0.89; 95% CI, 0.80 to 0.998). The rate of hemorrhagic stroke was lower in the apixaban group, whereas the rate of ischemic or uncertain type of stroke did not differ significantly."',
    [
      'Quem usou varfarina teve mais sangramento maior do que quem usou apixabana (3,09% vs 2,13% ao ano) [1].',
      'Para o AVC isquêmico ou de tipo incerto não se viu diferença significativa entre os anticoagulantes [1].',
    ],
    [],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ A apixabana foi superior à varfarina na prevenção de AVC ou embolia sistêmica, causou menos sangramento e resultou em menor mortalidade. O AVC isquêmico não diferiu de forma significativa entre os grupos."',
    [],
    [
      ['direction', 'A varfarina causou menos sangramento do que a apixabana [1].'],
      ['negation', 'A apixabana não foi superior à varfarina para prevenir AVC ou embolia sistêmica [1].'],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'O ticagrelor superou o clopidogrel na redução de morte vascular, IAM ou AVC em 12 meses (9,8% vs 11,7%) [1].',
    ],
    [
      [
        'negation',
        'O ticagrelor não reduziu morte vascular, infarto ou AVC em comparação com o clopidogrel (9,8% vs 11,7%) [1].',
      ],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ At 12 months, the primary end point had occurred in 9.8% of patients receiving ticagrelor as compared with 11.7% of those receiving clopidogrel (hazard ratio, 0.84; 95% CI, 0.77 to 0.92). The rate of death from any cause was also reduced with ticagrelor. No significant difference in the rates of major bleeding was found, but ticagrelor was associated with a higher rate of major bleeding not related to coronary-artery bypass grafting. Dyspnea was more common in the ticagrelor group."',
    [
      'O sangramento maior não relacionado à revascularização cirúrgica foi mais frequente com ticagrelor [1].',
    ],
    [['direction', 'A dispneia foi mais comum no grupo clopidogrel [1].']],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ Na síndrome coronariana aguda, o ticagrelor reduziu morte vascular, infarto ou AVC em relação ao clopidogrel. A taxa global de sangramento maior não aumentou, mas a dispneia foi mais comum com ticagrelor."',
    ['A taxa global de sangramento maior não subiu com ticagrelor [1].'],
    [],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'A associação de AAS com estreptoquinase reduziu a morte vascular em cinco semanas (8,0% vs 13,2%) [1].',
    ],
    [['direction', 'A aspirina aumentou a morte vascular em cinco semanas (9,4% vs 11,8%) [1].']],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ Streptokinase alone and aspirin alone each produced a highly significant reduction in 5-week vascular mortality: 9.2% vs 12.0% with streptokinase (odds reduction 25%) and 9.4% vs 11.8% with aspirin (odds reduction 23%). The combination was significantly better than either agent alone (8.0% vs 13.2%; odds reduction 42%). Streptokinase was associated with an excess of bleeds requiring transfusion and of confirmed cerebral haemorrhage. Aspirin significantly reduced non-fatal reinfarction and was not associated with any significant increase in cerebral haemorrhage."',
    ['O uso de aspirina não se associou a aumento significativo de hemorragia cerebral [1].'],
    [['negation', 'A aspirina foi associada a aumento significativo de hemorragia cerebral [1].']],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ A estreptoquinase e o ácido acetilsalicílico reduziram, cada um, a mortalidade vascular em cinco semanas, e a combinação foi melhor do que qualquer um isoladamente. A estreptoquinase aumentou os sangramentos com necessidade de transfusão. O AAS diminuiu o reinfarto não fatal."',
    ['Com o AAS, reinfarto não fatal ocorreu menos [1].'],
    [['direction', 'A combinação foi pior do que cada fármaco isoladamente na mortalidade vascular [1].']],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'A hemorragia intracraniana sintomática foi mais frequente com rt-PA (6,4% vs 0,6%), sem diferença significativa na mortalidade em 90 dias [1].',
    ],
    [
      [
        'direction',
        'A hemorragia intracraniana sintomática foi menos frequente com rt-PA do que com placebo [1].',
      ],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ In part 2, the long-term clinical benefit of t-PA was confirmed (global odds ratio for a favorable outcome, 1.7; 95% CI, 1.2 to 2.6). As compared with patients given placebo, patients treated with t-PA were more likely to have minimal or no disability at three months. Symptomatic intracerebral hemorrhage within 36 hours occurred in 6.4 percent of patients given t-PA but only 0.6 percent of patients given placebo (P<0.001). Mortality at three months was 17 percent in the t-PA group and 21 percent in the placebo group (P=0.30). Despite an increased incidence of symptomatic intracerebral hemorrhage, treatment within three hours of onset improved clinical outcome at three months."',
    ['O alteplase aumentou a chance de incapacidade mínima ou ausente aos três meses [1].'],
    [['direction', 'O tratamento nas primeiras três horas piorou o desfecho clínico aos três meses [1].']],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ A trombólise com rt-PA em até três horas melhorou o desfecho funcional em três meses, apesar do aumento da hemorragia intracerebral sintomática. A mortalidade em 90 dias não diferiu significativamente do placebo."',
    ['Não houve redução significativa da mortalidade em 90 dias com a trombólise [1].'],
    [['negation', 'A trombólise com rt-PA não melhorou o desfecho funcional em três meses [1].']],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'O ácido tranexâmico não melhorou significativamente o estado funcional no dia 90 da hemorragia intracerebral (OR ajustado 0,88; p=0,11) [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico melhorou significativamente a mRS aos 90 dias (OR 0,88; IC95% 0,76-1,03) [1].',
      ],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ Functional status at day 90 did not differ significantly between the groups (adjusted odds ratio, 0.88; 95% CI, 0.76-1.03; p=0.11). Although there were fewer deaths by day 7 in the tranexamic acid group, the number of deaths by day 90 did not differ between groups. Haematoma expansion was less frequent with tranexamic acid. Fewer serious adverse events were reported with tranexamic acid than with placebo, and venous thromboembolism was not increased."',
    [
      'Embora a mortalidade na primeira semana tenha sido menor com ácido tranexâmico, aos 90 dias não havia diferença [1].',
    ],
    [['direction', 'A expansão do hematoma foi mais frequente com ácido tranexâmico [1].']],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ O ácido tranexâmico não melhorou o estado funcional em 90 dias na hemorragia intracerebral espontânea. A expansão do hematoma foi menor com o fármaco, e as mortes precoces foram menos frequentes. Não houve aumento de tromboembolismo venoso."',
    ['O sangramento se expandiu menos nos pacientes que receberam ácido tranexâmico [1].'],
    [['negation', 'O uso do ácido tranexâmico levou a aumento de tromboembolismo venoso [1].']],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    ['O ácido tranexâmico diminuiu a mortalidade hospitalar no trauma (14,5% vs 16,0%; RR 0,91) [1].'],
    [['direction', 'Morreram mais pacientes no hospital com ácido tranexâmico do que com placebo [1].']],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ All-cause mortality was significantly reduced with tranexamic acid (14.5% vs 16.0%; relative risk 0.91, 95% CI 0.85-0.97). The risk of death due to bleeding was significantly reduced. Vascular occlusive events did not differ significantly between groups, and there was no difference in the proportion of patients receiving blood transfusion. On the basis of these results, tranexamic acid should be considered for use in bleeding trauma patients."',
    ['Eventos vasculares oclusivos não foram significativamente diferentes entre os grupos [1].'],
    [['negation', 'O ácido tranexâmico não reduziu as mortes por sangramento no trauma [1].']],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ No trauma com hemorragia, o ácido tranexâmico reduziu a mortalidade hospitalar e as mortes por sangramento. Não houve aumento de eventos vasculares oclusivos. A necessidade de transfusão não foi reduzida."',
    ['Não foi demonstrada redução da necessidade de transfusão [1].'],
    [['negation', 'A necessidade de transfusão foi reduzida pelo ácido tranexâmico [1].']],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'A morte por sangramento foi menor com ácido tranexâmico administrado nas primeiras 3 horas, mas o composto primário não foi atingido [1].',
    ],
    [['negation', 'O desfecho primário composto foi atingido no estudo WOMAN [1].']],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ Death due to bleeding was significantly reduced in women given tranexamic acid (1.5% vs 1.9%; risk ratio 0.81, 95% CI 0.65-1.00; p=0.045), especially in women given treatment within 3 h of giving birth (1.2% vs 1.7%; RR 0.69). All other causes of death did not differ significantly by group. Hysterectomy was not reduced with tranexamic acid. The composite primary endpoint of death from all causes or hysterectomy was not reduced. Adverse events, including thromboembolic events, did not differ significantly between groups."',
    ['A histerectomia não foi reduzida pelo ácido tranexâmico [1].'],
    [
      [
        'direction',
        'A morte por sangramento aumentou entre as mulheres que receberam ácido tranexâmico [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ O ácido tranexâmico reduziu a morte por sangramento em mulheres com hemorragia pós-parto, sem aumento de eventos adversos. A histerectomia não foi reduzida. O tratamento deve ser iniciado o mais cedo possível, pois o benefício foi maior nas primeiras três horas."',
    ['O benefício foi maior quando a droga foi administrada precocemente [1].'],
    [],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'O sulfato de magnésio reduziu a eclâmpsia, ao passo que a redução da morte materna não foi significativa [1].',
    ],
    [
      [
        'direction',
        'A eclâmpsia foi mais frequente com sulfato de magnésio (1,9%) do que com placebo (0,8%) [1].',
      ],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ Women allocated magnesium sulphate had a 58% lower risk of eclampsia (0.8% vs 1.9%). Maternal mortality was also lower among women allocated magnesium sulphate, but the difference was not significant (relative risk 0.55, 95% CI 0.26-1.14). For women randomised before delivery, there was no clear difference in the risk of the baby dying. Side-effects were more common with magnesium sulphate, mainly flushing."',
    ['O rubor e outros efeitos colaterais apareceram mais com magnésio do que com placebo [1].'],
    [
      [
        'negation',
        'A redução da mortalidade materna com magnésio foi estatisticamente significativa (RR 0,55; IC95% 0,26-1,14) [1].',
      ],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ O sulfato de magnésio reduziu pela metade o risco de eclâmpsia em mulheres com pré-eclâmpsia. O risco de morte do bebê não diferiu claramente. Efeitos colaterais, como rubor, foram mais comuns com magnésio."',
    ['Não houve diferença clara no risco de morte do bebê [1].'],
    [['direction', 'Efeitos colaterais como rubor foram menos comuns com magnésio que com placebo [1].']],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    ['Nos pacientes ventilados, a mortalidade foi menor com dexametasona (29,3% vs 41,4%) [1].'],
    [['direction', 'A dexametasona aumentou a mortalidade em 28 dias (22,9% vs 25,7%) [1].']],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ Overall, 22.9% of patients in the dexamethasone group and 25.7% in the usual care group died within 28 days (age-adjusted rate ratio, 0.83; 95% CI, 0.75 to 0.93). The incidence of death was lower in the dexamethasone group among those receiving invasive mechanical ventilation (29.3% vs. 41.4%) and among those receiving oxygen without invasive mechanical ventilation but not among those who were receiving no respiratory support. Patients in the dexamethasone group had a shorter duration of hospitalization."',
    ['A mortalidade não foi menor com dexametasona entre pacientes sem suporte respiratório [1].'],
    [['direction', 'A internação foi mais longa no grupo dexametasona do que no cuidado usual [1].']],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ A dexametasona reduziu a mortalidade em 28 dias de pacientes hospitalizados com covid-19 em ventilação mecânica ou oxigênio. Não houve benefício entre os que não recebiam suporte respiratório. O tempo de internação foi menor com dexametasona."',
    ['Pacientes em oxigênio ou ventilação mecânica morreram menos com a dexametasona [1].'],
    [['negation', 'Houve benefício da dexametasona entre os que não recebiam suporte respiratório [1].']],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'A ivermectina não diminuiu significativamente a hospitalização ou a observação prolongada (RR 0,90; IC95% 0,70-1,16) [1].',
    ],
    [],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ Overall, 14.7% of patients in the ivermectin group had a primary-outcome event, as compared with 16.3% in the placebo group (relative risk, 0.90; 95% Bayesian credible interval, 0.70 to 1.16). There were no significant effects of ivermectin use on secondary outcomes, including time to recovery, viral clearance and death. Adverse events were similar in the two groups. Treatment with ivermectin did not result in a lower incidence of medical admission to a hospital due to progression of Covid-19."',
    ['O tempo até a recuperação não foi encurtado de maneira significativa pela ivermectina [1].'],
    [
      [
        'negation',
        'O tratamento com ivermectina resultou em menor incidência de internação por progressão da covid-19 (RR 0,90; 14,7% vs 16,3%) [1].',
      ],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ A ivermectina não reduziu a internação por progressão da covid-19 nem a observação prolongada em pronto-socorro. Não acelerou a recuperação clínica. O uso rotineiro de ivermectina não é recomendado na covid-19."',
    ['A ivermectina não acelerou a recuperação e não há recomendação para seu uso de rotina [1].'],
    [['negation', 'O uso rotineiro de ivermectina é recomendado na covid-19 [1].']],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    ['Ventilar com 6 mL/kg reduziu a mortalidade em relação a 12 mL/kg (31,0% vs 39,8%; p=0,007) [1].'],
    [['direction', 'A mortalidade foi mais alta com 6 mL/kg do que com 12 mL/kg [1].']],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ Mortality was lower in the group treated with lower tidal volumes than in the group treated with traditional tidal volumes (31.0 percent vs. 39.8 percent, P=0.007). The number of days without ventilator use during the first 28 days was greater in the group treated with lower tidal volumes. The incidence of barotrauma did not differ significantly. Plasma interleukin-6 concentrations fell more in the lower tidal volume group."',
    ['O grupo de volume corrente baixo ficou mais dias livre do ventilador [1].'],
    [['direction', 'A interleucina-6 plasmática caiu mais no grupo de volumes correntes tradicionais [1].']],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ A ventilação com volume corrente de 6 mL/kg reduziu a mortalidade e aumentou os dias livres de ventilação. O barotrauma não diferiu entre os grupos. A interleucina-6 caiu mais com volumes menores."',
    [],
    [
      ['negation', 'Houve diferença de barotrauma entre os grupos [1].'],
      ['direction', 'Os dias livres de ventilação diminuíram com o volume corrente de 6 mL/kg [1].'],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    ['Na SDRA grave, a posição prona reduziu a mortalidade em 28 dias (16,0% vs 32,8%; p<0,001) [1].'],
    [],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ The 28-day mortality was 16.0% in the prone group and 32.8% in the supine group (P<0.001). Unadjusted 90-day mortality was also lower in the prone group. The incidence of complications did not differ significantly between the groups, except for the incidence of cardiac arrests, which was higher in the supine group. The rate of successful extubation was higher with prone positioning."',
    ['Paradas cardíacas foram mais frequentes nos pacientes mantidos em posição supina [1].'],
    [['direction', 'A extubação bem-sucedida foi mais frequente na posição supina do que na prona [1].']],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'O recrutamento com titulação da PEEP foi prejudicial, com mais mortes em 28 dias (55,3% vs 49,3%) [1].',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada diminuiu a mortalidade em 28 dias (55,3% vs 49,3%) [1].',
      ],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ Mortality at 28 days was higher in the lung recruitment and titrated PEEP group (55.3% vs 49.3%; hazard ratio, 1.20; 95% CI, 1.01 to 1.42). Compared with the control group, the experimental strategy increased 6-month mortality, decreased the number of mean ventilator-free days, and increased the risk of pneumothorax requiring drainage and the risk of barotrauma. There were no significant differences in the length of ICU stay. These findings do not support the routine use of lung recruitment maneuver and PEEP titration in these patients."',
    ['O recrutamento diminuiu os dias livres de ventilação mecânica e elevou o risco de barotrauma [1].'],
    [],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ O recrutamento alveolar com PEEP titulada aumentou a mortalidade em 28 dias na SDRA moderada a grave. O barotrauma e o pneumotórax foram mais comuns com a estratégia. O uso rotineiro dessas manobras não é recomendado."',
    [],
    [['negation', 'O recrutamento com PEEP titulada é recomendado de rotina na SDRA moderada a grave [1].']],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'No doente crítico, o controle glicêmico convencional resultou em menos mortes em 90 dias do que o controle estrito (24,9% vs 27,5%) [1].',
    ],
    [],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ A total of 27.5% of patients in the intensive-control group died, as compared with 24.9% in the conventional-control group (odds ratio for intensive control, 1.14; 95% CI, 1.02 to 1.28). The treatment effect did not differ significantly between operative and nonoperative patients. Severe hypoglycemia was reported in 6.8% in the intensive-control group and 0.5% in the conventional-control group (P<0.001). There was no significant difference between the two treatment groups in the median number of days in the ICU or hospital."',
    [],
    [
      [
        'direction',
        'A hipoglicemia grave ocorreu com menor frequência no controle intensivo (0,5%) que no convencional (6,8%) [1].',
      ],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ Em adultos críticos, o controle glicêmico intensivo aumentou a mortalidade em 90 dias e a hipoglicemia grave. Não houve diferença no tempo de internação na UTI. O efeito foi semelhante em pacientes cirúrgicos e clínicos."',
    [
      'O tempo de permanência na UTI não diferiu entre as estratégias glicêmicas [1].',
      'Hipoglicemia grave foi mais comum quando se buscou controle intensivo [1].',
    ],
    [],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'A solução balanceada não diminuiu significativamente a mortalidade em 90 dias frente ao soro fisiológico (HR ajustado 0,97; IC95% 0,90-1,05) [1].',
    ],
    [],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ Mortality at 90 days was 26.4% in the balanced solution group and 27.2% in the saline solution group (adjusted hazard ratio, 0.97; 95% CI, 0.90-1.05; P=.47). In patients with traumatic brain injury, 90-day mortality was higher with the balanced solution than with saline. Among secondary outcomes, there was no difference in need for renal replacement therapy. Use of a balanced solution compared with 0.9% saline solution did not significantly reduce 90-day mortality."',
    [
      'No subgrupo com traumatismo cranioencefálico, morreram mais pacientes com solução balanceada do que com salina [1].',
    ],
    [],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ Entre pacientes críticos, a solução balanceada não reduziu a mortalidade em 90 dias em comparação com a solução salina a 0,9%. A lesão renal aguda não diferiu entre os grupos. No trauma cranioencefálico, a mortalidade foi maior com a solução balanceada."',
    ['Quanto à lesão renal aguda, os dois fluidos não diferiram [1].'],
    [
      [
        'direction',
        'Nos pacientes com trauma cranioencefálico, a mortalidade foi menor com a solução balanceada [1].',
      ],
    ],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    [
      'A transmissão geneticamente ligada do HIV foi muito menos frequente com terapia antirretroviral precoce (1 vs 27 casos) [1].',
    ],
    [],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ Linked HIV-1 transmission occurred in 1 case in the early-therapy group and 27 in the delayed-therapy group (hazard ratio, 0.04; 95% CI, 0.01 to 0.27; P<0.001). Subjects receiving early therapy had fewer treatment end points. Extrapulmonary tuberculosis was less frequent in the early-therapy group. Laboratory abnormalities were more frequent in the early-therapy group."',
    ['No grupo de início tardio houve mais casos de tuberculose extrapulmonar [1].'],
    [],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ A terapia antirretroviral precoce reduziu a transmissão sexual do HIV-1 em casais sorodiscordantes. Os eventos clínicos foram menos frequentes com o início precoce. Anormalidades laboratoriais foram mais comuns no grupo precoce."',
    [],
    [['direction', 'Anormalidades laboratoriais foram menos comuns no grupo de início precoce [1].']],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'O início da TARV na fase assintomática precoce foi associado a menos eventos do desfecho primário (1,8% vs 4,1%; HR 0,43) [1].',
    ],
    [
      [
        'negation',
        'O início precoce da TARV na infecção assintomática não reduziu o desfecho primário (1,8% vs 4,1%; HR 0,43) [1].',
      ],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ The primary end point occurred in 1.8% of the immediate-initiation group, as compared with 4.1% in the deferred-initiation group (hazard ratio, 0.43; 95% CI, 0.30 to 0.62; P<0.001). Serious AIDS-related and serious non-AIDS-related events were both less frequent with immediate initiation. The risks of a grade 4 event or unscheduled hospital admission were similar in the two groups. The initiation of antiretroviral therapy in HIV-positive adults with a CD4+ count of more than 500 cells per cubic millimeter provided net benefits over starting after the count had declined to 350."',
    [
      'Eventos de grau 4 e internações não programadas não diferiram de forma relevante, com riscos semelhantes entre os grupos [1].',
    ],
    [],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ Iniciar a terapia antirretroviral imediatamente, com CD4 acima de 500 células/mm³, reduziu eventos graves relacionados e não relacionados à aids em comparação com o início adiado. Eventos de grau 4 não foram mais frequentes com o início imediato."',
    ['Adiar a TARV resultou em mais eventos graves, relacionados ou não à aids [1].'],
    [],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'O benznidazol foi neutro quanto ao desfecho primário, apesar de maior negativação da PCR (66,2% vs 33,5%) [1].',
    ],
    [['direction', 'A conversão da PCR foi menor com benznidazol (33,5%) do que com placebo (66,2%) [1].']],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ The primary outcome occurred in 27.5% of the benznidazole group and 29.1% of the placebo group (hazard ratio, 0.93; 95% CI, 0.81 to 1.07; P=0.31). Conversion rates for PCR were 66.2% in the benznidazole group and 33.5% in the placebo group at the end of treatment. Treatment interruption because of adverse events was more frequent with benznidazole. Trypanocidal therapy with benznidazole significantly reduced serum parasite detection but did not significantly reduce cardiac clinical deterioration through 5 years of follow-up."',
    ['Com placebo, menos pacientes interromperam o tratamento por eventos adversos [1].'],
    [],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ Na cardiomiopatia chagásica crônica, o benznidazol não reduziu a progressão clínica da doença cardíaca, embora tenha diminuído a detecção do parasita no sangue. A interrupção por efeitos adversos foi maior com benznidazol."',
    [],
    [['negation', 'O benznidazol reduziu a progressão clínica da cardiomiopatia chagásica crônica [1].']],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    ['A eficácia foi mais alta nos previamente soropositivos do que nos soronegativos (89,2% vs 73,6%) [1].'],
    [
      [
        'direction',
        'A vacina foi mais eficaz em soronegativos do que em soropositivos (89,2% vs 73,6%) [1].',
      ],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ The overall 2-year vaccine efficacy was 79.6% (95% CI, 70.0 to 86.3): 73.6% among participants with no evidence of previous dengue exposure and 89.2% among those with a history of exposure. Solicited systemic vaccine- or placebo-related adverse events within 21 days after injection were more common with Butantan-DV than with placebo (58.3% vs. 45.6%). Vaccine-related serious adverse events were rare. A single dose prevented symptomatic DENV-1 and DENV-2, regardless of dengue serostatus at baseline."',
    [
      'Eventos adversos sistêmicos foram menos frequentes entre os que receberam placebo (45,6%) do que entre os vacinados (58,3%) [1].',
    ],
    [],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ A dose única da vacina Butantan preveniu dengue sintomática por DENV-1 e DENV-2, independentemente do estado sorológico prévio. Reações sistêmicas foram mais comuns com a vacina do que com placebo."',
    [
      'A proteção contra dengue sintomática por DENV-1 e DENV-2 não dependeu do estado sorológico prévio [1].',
    ],
    [],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ A combinação de dois fármacos é recomendada como terapia inicial para a maioria dos hipertensos. A associação de IECA com BRA não é recomendada. A monitorização residencial melhora a adesão ao tratamento."',
    ['Associar IECA e BRA não é recomendado [1].'],
    [['direction', 'A monitorização residencial piora a adesão ao tratamento anti-hipertensivo [1].']],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ Lifestyle changes are recommended for all individuals with prehypertension. A treatment goal of less than 130/80 mm Hg is recommended for hypertensive adults regardless of cardiovascular risk, if tolerated. Routine use of beta-blockers as initial monotherapy is not recommended in the absence of a specific indication."',
    [
      'O betabloqueador não é recomendado de rotina como monoterapia inicial, salvo quando há indicação específica [1].',
    ],
    [],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    ['A meta de tratamento recomendada pela diretriz é uma pressão inferior a 130/80 mmHg [1].'],
    [],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ Betabloqueador, inibidor da ECA e espironolactona reduzem a mortalidade na ICFEr sintomática. Diltiazem e verapamil não são recomendados na ICFEr, pois pioram a insuficiência cardíaca."',
    ['Diltiazem e verapamil devem ser evitados na ICFEr, uma vez que agravam a insuficiência cardíaca [1].'],
    [
      [
        'negation',
        'O uso de diltiazem ou verapamil é recomendado na insuficiência cardíaca com fração reduzida [1].',
      ],
    ],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ In adults with type 2 diabetes and obesity, drugs that reduce body weight are preferred. Sulfonylureas increase the risk of hypoglycemia compared with DPP-4 inhibitors. Routine screening with fructosamine is not recommended."',
    ['As sulfonilureias elevam o risco de hipoglicemia em comparação com os inibidores da DPP-4 [1].'],
    [
      [
        'direction',
        'As sulfonilureias diminuem o risco de hipoglicemia em comparação com os inibidores da DPP-4 [1].',
      ],
    ],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ An SGLT2 inhibitor is recommended for patients with type 2 diabetes, CKD and an eGFR of at least 20 mL/min per 1.73 m2. Combination of an ACE inhibitor, an ARB and a direct renin inhibitor should be avoided. A reversible decrease in eGFR on initiation of an SGLT2 inhibitor is generally not an indication to discontinue therapy."',
    [
      'A queda reversível da TFGe ao iniciar o inibidor de SGLT2 em geral não é motivo para suspender o tratamento [1].',
      'Recomenda-se inibidor de SGLT2 no DM2 com DRC e TFGe de pelo menos 20 mL/min/1,73 m² [1].',
    ],
    [],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ Para adultos com sepse, recomenda-se não usar qSOFA como ferramenta única de rastreio em comparação com SIRS ou NEWS. A noradrenalina é recomendada como vasopressor de primeira linha. Sugere-se não usar vitamina C intravenosa."',
    [
      'A diretriz recomenda contra o qSOFA como instrumento único de rastreio da sepse [1].',
      'A noradrenalina é o vasopressor recomendado em primeira linha [1].',
    ],
    [],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    ['Salicilatos e AINEs não são indicados na dengue [1].'],
    [
      [
        'negation',
        'Na dengue, salicilatos e AINEs podem e devem ser usados, pois são recomendados pelo manual [1].',
      ],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ Salicilatos e anti-inflamatórios não esteroidais não devem ser administrados, pois aumentam o risco de sangramento. Corticosteroides não são indicados. A queda do hematócrito após a hidratação indica melhora clínica."',
    ['Não há indicação de corticosteroides na dengue [1].'],
    [],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    ['O tratamento da asma com SABA isolado não é recomendado [1].'],
    [],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment of asthma is not recommended for adults or adolescents because it increases the risk of severe exacerbations. As-needed ICS-formoterol reduced severe exacerbations compared with SABA alone. Asthma control was similar between as-needed and maintenance strategies."',
    ['O uso de ICS-formoterol sob demanda diminuiu as exacerbações graves em relação ao SABA sozinho [1].'],
    [
      [
        'direction',
        'O ICS-formoterol sob demanda aumentou as exacerbações graves em comparação com SABA isolado [1].',
      ],
    ],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ A dupla broncodilatação com LABA e LAMA é preferida como tratamento inicial no grupo E. O uso de LABA com corticoide inalatório não é encorajado na DPOC. Os corticoides inalatórios aumentam o risco de pneumonia."',
    [
      'O corticoide inalatório eleva o risco de pneumonia na DPOC [1].',
      'Na DPOC, não se encoraja a combinação de LABA com corticoide inalatório [1].',
    ],
    [],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ A posição prona prolongada reduziu a mortalidade em 28 e em 90 dias na SDRA grave. As complicações não diferiram entre os grupos, exceto paradas cardíacas, mais comuns na posição supina."',
    [
      'O ganho de sobrevida com a prona foi visto em 28 dias e se manteve aos 90 dias, com mortalidade menor nos dois momentos [1].',
    ],
    [['negation', 'A posição prona não reduziu a mortalidade em 28 dias na SDRA grave [1].']],
  ],
];

export const fortyFirstRound: readonly HandCase[] = casesOf(groups);
