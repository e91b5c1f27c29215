import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the thirty-second examiner, over the findings of the corpus. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'No SPRINT, mirar uma PAS abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, diminuiu em 25% o desfecho primário composto (HR 0,75; IC95% 0,64–0,89) [1].',
    ],
    [
      [
        'direction',
        'A meta intensiva de PAS se acompanhou de maior mortalidade por todas as causas do que a meta padrão (HR 0,73; IC95% 0,60–0,90) [1].',
      ],
    ],
  ],
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ At 1 year, the mean systolic blood pressure was 121.4 mm Hg in the intensive-treatment group and 136.2 mm Hg in the standard-treatment group. The intervention was stopped early after a median follow-up of 3.26 years owing to a significantly lower rate of the primary composite outcome in the intensive-treatment group than in the standard-treatment group (1.65% per year vs. 2.19% per year; hazard ratio with intensive treatment, 0.75; 95% confidence interval [CI], 0.64 to 0.89; P<0.001). All-cause mortality was also significantly lower in the intensive-treatment group (hazard ratio, 0.73; 95% CI, 0.60 to 0.90; P=0.003). Rates of serious adverse events of hypotension, syncope, electrolyte abnormalities, and acute kidney injury or failure, but not of injurious falls, were higher in the intensive-treatment group. CONCLUSIONS: Among patients at high risk for cardiovascular events but without diabetes, targeting a systolic blood pressure of less than 120 mm Hg, as compared with less than 140 mm Hg, resulted in lower rates of fatal and nonfatal major cardiovascular events and death from any cause."',
    [
      'Atenção aos efeitos adversos: hipotensão, síncope e lesão renal aguda foram mais frequentes no braço intensivo, mas não as quedas com trauma [1].',
    ],
    [['unit', 'O SPRINT foi interrompido precocemente, com mediana de seguimento de 3,26 meses [1].']],
  ],
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ No estudo SPRINT, 9.361 adultos com 50 anos ou mais, PAS ≥130 mmHg e alto risco cardiovascular, sem diabetes e sem AVC prévio, foram randomizados para meta de PAS <120 mmHg ou <140 mmHg. O desfecho primário composto ocorreu em 1,65% ao ano no grupo intensivo e em 2,19% ao ano no grupo padrão (HR 0,75; IC95% 0,64-0,89). A mortalidade por todas as causas foi 27% menor com o tratamento intensivo. Hipotensão, síncope e lesão renal aguda foram mais frequentes no grupo intensivo; as quedas com lesão não aumentaram."',
    ['O risco de óbito por qualquer causa foi 27% menor no grupo intensivo [1].'],
    [
      [
        'digit',
        'Eventos primários: 1,65% ao ano com a meta intensiva contra 2,79% ao ano com a meta padrão [1].',
      ],
      [
        'population',
        'Entre pacientes com diabetes e alto risco CV, perseguir PAS <120 mmHg reduziu o desfecho primário composto no SPRINT [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Clortalidona, anlodipino e lisinopril empataram quanto a DAC fatal ou IAM não fatal: 11,5%, 11,3% e 11,4% em 6 anos [1].',
    ],
    [
      [
        'decimal',
        'No braço clortalidona, a taxa de eventos coronarianos primários em 6 anos foi de 1,15% [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ Mean follow-up was 4.9 years. The primary outcome (combined fatal CHD or nonfatal MI) did not differ between treatments: compared with chlorthalidone (6-year rate, 11.5%), the relative risks were 0.98 (95% CI, 0.90-1.07) for amlodipine (6-year rate, 11.3%) and 0.99 (95% CI, 0.91-1.08) for lisinopril (6-year rate, 11.4%). All-cause mortality likewise did not differ between groups. For amlodipine vs chlorthalidone, secondary outcomes were similar except for a higher 6-year rate of heart failure with amlodipine (10.2% vs 7.7%; RR, 1.38; 95% CI, 1.25-1.52). For lisinopril vs chlorthalidone, lisinopril had higher 6-year rates of combined CVD (33.3% vs 30.9%), stroke (6.3% vs 5.6%; RR, 1.15; 95% CI, 1.02-1.30) and heart failure (8.7% vs 7.7%). CONCLUSION: Thiazide-type diuretics are superior in preventing 1 or more major forms of CVD and are less expensive. They should be preferred for first-step antihypertensive therapy."',
    [
      'Vale começar pelo tiazídico: além de mais barato, ele foi superior na prevenção de pelo menos uma das formas maiores de DCV [1].',
    ],
    [
      [
        'negation',
        'Diuréticos tiazídicos não devem ser a preferência na primeira etapa do tratamento anti-hipertensivo [1].',
      ],
      [
        'arms',
        'Em 6 anos, a insuficiência cardíaca foi mais comum com clortalidona (10,2%) do que com anlodipino (7,7%) [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ O ALLHAT comparou clortalidona, anlodipino e lisinopril em 33.357 hipertensos com 55 anos ou mais e pelo menos um outro fator de risco coronariano. Não houve diferença entre os grupos no desfecho primário (doença coronariana fatal ou IAM não fatal), com taxas em 6 anos de 11,5%, 11,3% e 11,4%, respectivamente. A incidência de insuficiência cardíaca foi maior com anlodipino do que com clortalidona. O lisinopril associou-se a mais AVC que o diurético, sobretudo em pacientes negros."',
    [
      'Não se viu diferença no desfecho primário entre os três anti-hipertensivos testados, embora a IC tenha sido mais incidente com anlodipino que com clortalidona [1].',
    ],
    [['direction', 'O lisinopril se associou a menos AVC que o diurético, principalmente em negros [1].']],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    ['- Morte CV ou internação por IC: 21,8% vs 26,5% com enalapril (HR 0,80) [1]'],
    [
      [
        'digit',
        'Com o inibidor da neprilisina, 21,8% tiveram morte CV ou hospitalização por IC, ante 28,5% com enalapril [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ The trial was stopped early after a median follow-up of 27 months, because the boundary for an overwhelming benefit with LCZ696 (sacubitril-valsartan) had been crossed. The primary outcome had occurred in 914 patients (21.8%) in the LCZ696 group and 1117 patients (26.5%) in the enalapril group (hazard ratio, 0.80; 95% CI, 0.73 to 0.87; P<0.001). A total of 711 patients (17.0%) receiving LCZ696 and 835 patients (19.8%) receiving enalapril died (hazard ratio for death from any cause, 0.84; 95% CI, 0.76 to 0.93; P<0.001). As compared with enalapril, LCZ696 also reduced the risk of hospitalization for heart failure by 21% (P<0.001). The LCZ696 group had higher proportions of patients with hypotension and nonserious angioedema but lower proportions with renal impairment, hyperkalemia, and cough than the enalapril group. CONCLUSIONS: LCZ696 was superior to enalapril in reducing the risks of death and of hospitalization for heart failure."',
    [
      'A mortalidade por qualquer causa também caiu com sacubitril/valsartana: 17,0% contra 19,8% no grupo enalapril (HR 0,84; IC95% 0,76 a 0,93) [1].',
      'Em relação ao enalapril, houve menos tosse, hipercalemia e disfunção renal; em contrapartida, mais hipotensão [1].',
    ],
    [],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ O sacubitril/valsartana foi comparado ao enalapril (10 mg duas vezes ao dia) em 8.442 pacientes com ICFEr em classe funcional II a IV. O desfecho composto de morte cardiovascular ou internação por IC ocorreu em 21,8% versus 26,5% (HR 0,80; IC95% 0,73-0,87). Recomenda-se substituir o IECA por sacubitril/valsartana em pacientes que permanecem sintomáticos, respeitando intervalo de 36 horas após a última dose do IECA. Hipotensão sintomática foi mais comum com sacubitril/valsartana, enquanto tosse e hipercalemia foram menos comuns."',
    ['Troca de IECA por sacubitril/valsartana: dar uma janela de 36 h [1].'],
    [
      [
        'unit',
        'Ao migrar do IECA para sacubitril/valsartana, aguardar 36 dias após a última dose do IECA [1].',
      ],
      [
        'negation',
        'Na ICFEr que continua sintomática, não se recomenda trocar o IECA por sacubitril/valsartana [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    ['Em ICFEr, a dapagliflozina cortou em 26% o risco relativo de piora da IC ou morte CV [1].'],
    [['bounds', 'Dapagliflozina na ICFEr: HR 0,74 (IC95% 0,65–0,95) para o desfecho primário [1].']],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ Over a median of 18.2 months, the primary outcome occurred in 386 of 2373 patients (16.3%) in the dapagliflozin group and in 502 of 2371 patients (21.2%) in the placebo group (hazard ratio, 0.74; 95% CI, 0.65 to 0.85; P<0.001). Death from cardiovascular causes occurred in 227 patients (9.6%) in the dapagliflozin group and in 273 patients (11.5%) in the placebo group (hazard ratio, 0.82; 95% CI, 0.69 to 0.98); 276 patients (11.6%) and 329 patients (13.9%), respectively, died from any cause (hazard ratio, 0.83; 95% CI, 0.71 to 0.97). Findings in patients with diabetes were similar to those in patients without diabetes. The frequency of adverse events related to volume depletion, renal dysfunction, and hypoglycemia did not differ between treatment groups. CONCLUSIONS: Among patients with heart failure and a reduced ejection fraction, the risk of worsening heart failure or death from cardiovascular causes was lower with dapagliflozin than with placebo, regardless of the presence or absence of diabetes."',
    [
      'Hipoglicemia, depleção de volume e disfunção renal não foram mais frequentes com dapagliflozina do que com placebo [1].',
      'O efeito independe de o paciente ser ou não diabético [1].',
    ],
    [['digit', 'Óbitos por todas as causas: 11,6% com dapagliflozina e 18,9% com placebo [1].']],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ A dapagliflozina 10 mg uma vez ao dia foi testada contra placebo em 4.744 pacientes com IC e FEVE ≤40%. O desfecho composto de piora da IC ou morte cardiovascular ocorreu em 16,3% no grupo dapagliflozina e 21,2% no grupo placebo (HR 0,74; IC95% 0,65-0,85). O benefício foi semelhante em pacientes com e sem diabetes. Não houve diferença na frequência de hipoglicemia ou depleção de volume."',
    [],
    [
      [
        'direction',
        'Usar dapagliflozina elevou em 26% o risco de piora da IC ou de morte cardiovascular em comparação ao placebo [1].',
      ],
      ['digit', 'HR de 0,43 para o desfecho primário com dapagliflozina na ICFEr [1].'],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'No grupo placebo, 17,1% dos pacientes morreram de causa CV ou internaram por IC, contra 13,8% com empagliflozina (n = 5.988) [1].',
    ],
    [
      [
        'direction',
        'Com empagliflozina houve mais mortes cardiovasculares ou internações por IC do que com placebo na ICFEp [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ Over a median of 26.2 months, a primary outcome event occurred in 415 of 2997 patients (13.8%) in the empagliflozin group and in 511 of 2991 patients (17.1%) in the placebo group (hazard ratio, 0.79; 95% CI, 0.69 to 0.90; P<0.001). This effect was mainly related to a lower risk of hospitalization for heart failure in the empagliflozin group. The total number of hospitalizations for heart failure was lower with empagliflozin than with placebo (407 vs. 541; hazard ratio, 0.73; 95% CI, 0.61 to 0.88; P<0.001). Uncomplicated genital and urinary tract infections and hypotension were reported more frequently with empagliflozin. CONCLUSIONS: Empagliflozin reduced the combined risk of cardiovascular death or hospitalization for heart failure in patients with heart failure and a preserved ejection fraction, regardless of the presence or absence of diabetes."',
    ['O ganho da empagliflozina na ICFEp veio sobretudo da queda nas internações por IC [1].'],
    [
      [
        'negation',
        'A empagliflozina não reduziu o total de hospitalizações por IC em pacientes com FE preservada [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ Em 5.988 pacientes com IC classe II a IV e FEVE >40%, a empagliflozina 10 mg/dia reduziu o composto de morte cardiovascular ou hospitalização por IC em relação ao placebo (13,8% vs 17,1%; HR 0,79; IC95% 0,69-0,90). O efeito decorreu principalmente da menor taxa de hospitalização; a mortalidade por todas as causas não diferiu entre os grupos. Infecções genitais não complicadas foram mais frequentes com empagliflozina."',
    [
      'Vale lembrar que a mortalidade total não diferiu entre empagliflozina e placebo; o que mudou foi a taxa de internação [1].',
    ],
    [],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    ['- Mortalidade na IC grave: 35% (espironolactona) vs 46% (placebo) [1]'],
    [],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ The trial was discontinued early, after a mean follow-up period of 24 months, because an interim analysis determined that spironolactone was efficacious. There were 386 deaths in the placebo group (46 percent) and 284 in the spironolactone group (35 percent; relative risk of death, 0.70; 95 percent confidence interval, 0.60 to 0.82; P<0.001). The frequency of hospitalization for worsening heart failure was 35 percent lower in the spironolactone group than in the placebo group (relative risk of hospitalization, 0.65; 95 percent confidence interval, 0.54 to 0.77; P<0.001). Gynecomastia or breast pain was reported in 10 percent of men who were treated with spironolactone, as compared with 1 percent of men in the placebo group (P<0.001). The incidence of serious hyperkalemia was minimal in both groups. CONCLUSIONS: Blockade of aldosterone receptors by spironolactone, in addition to standard therapy, substantially reduces the risk of both morbidity and death among patients with severe heart failure."',
    [
      'Cerca de um em cada dez homens em uso de espironolactona teve ginecomastia ou dor mamária; no placebo, 1% [1].',
    ],
    [
      ['direction', 'A espironolactona aumentou em 35% as internações por piora da IC [1].'],
      [
        'digit',
        'As hospitalizações por descompensação da IC foram 55% menos frequentes no grupo espironolactona [1].',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ A espironolactona (25 mg/dia) reduziu a mortalidade total em pacientes com IC grave e FEVE ≤35% já em uso de IECA e diurético de alça: 35% versus 46% com placebo (RR 0,70). Houve também menos hospitalizações por piora da IC. Ginecomastia ou dor mamária ocorreu em 10% dos homens tratados. Recomenda-se monitorar potássio e creatinina e não iniciar o fármaco se o potássio sérico for >5,0 mEq/L."',
    ['Dosar K+ e creatinina durante o uso e não introduzir espironolactona se K+ acima de 5,0 mEq/L [1].'],
    [['comparator', 'Não iniciar espironolactona quando o potássio sérico for <5,0 mEq/L [1].']],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'Redução de 38% na morte cardiovascular com empagliflozina no DM2 (HR 0,62; IC95% 0,49–0,77) [1].',
      'Em 7.020 pacientes com DM2, MACE caiu de 12,1% para 10,5% com empagliflozina [1].',
    ],
    [['arms', 'Morte CV: 3,7% no grupo placebo e 5,9% no grupo empagliflozina [1].']],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ A total of 7020 patients were treated (median observation time, 3.1 years). The primary outcome occurred in a significantly lower percentage of patients in the pooled empagliflozin group (490 of 4687 [10.5%]) than in the placebo group (282 of 2333 [12.1%]) (hazard ratio, 0.86; 95.02% CI, 0.74 to 0.99; P=0.04 for superiority). There were no significant between-group differences in the rates of myocardial infarction or stroke, but in the empagliflozin group there were significantly lower rates of death from cardiovascular causes (3.7%, vs. 5.9% in the placebo group; 38% relative risk reduction), hospitalization for heart failure (2.7% and 4.1%, respectively; 35% relative risk reduction), and death from any cause (5.7% and 8.3%, respectively; 32% relative risk reduction). Among patients receiving empagliflozin, there was an increased rate of genital infection but no increase in other adverse events."',
    ['Isoladamente, nem IAM nem AVC diferiram de forma significativa entre empagliflozina e placebo [1].'],
    [
      [
        'negation',
        'No DM2 de alto risco, a empagliflozina não reduziu a internação por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ Em portadores de DM2 com doença cardiovascular estabelecida, a empagliflozina reduziu o MACE de três pontos (10,5% vs 12,1%; HR 0,86; IC95% 0,74-0,99). A morte cardiovascular caiu de 5,9% no placebo para 3,7% com o fármaco (HR 0,62; IC95% 0,49-0,77). Não houve diferença significativa em IAM ou AVC isoladamente. As infecções genitais foram mais comuns com a empagliflozina; não houve aumento de hipoglicemia grave."',
    [
      'Orientar sobre infecção genital, que foi mais comum com a empagliflozina; hipoglicemia grave não aumentou [1].',
    ],
    [['bounds', 'O HR para morte cardiovascular foi de 0,62 (IC95% 0,49–0,99) [1].']],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    ['MACE ocorreu em 13,0% com liraglutida × 14,9% com placebo (HR 0,87; IC 95% 0,78–0,97) [1].'],
    [['digit', 'O LEADER randomizou 9.840 pacientes com DM2 [1].']],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ The median follow-up was 3.8 years. The primary outcome occurred in significantly fewer patients in the liraglutide group (608 of 4668 patients [13.0%]) than in the placebo group (694 of 4672 [14.9%]) (hazard ratio, 0.87; 95% CI, 0.78 to 0.97; P<0.001 for noninferiority; P=0.01 for superiority). Fewer patients died from cardiovascular causes in the liraglutide group (219 patients [4.7%]) than in the placebo group (278 [6.0%]) (hazard ratio, 0.78; 95% CI, 0.66 to 0.93; P=0.007). The rate of death from any cause was lower in the liraglutide group (381 patients [8.2%]) than in the placebo group (447 [9.6%]). The most common adverse events leading to the discontinuation of liraglutide were gastrointestinal events. The incidence of pancreatitis was nonsignificantly lower in the liraglutide group than in the placebo group."',
    [
      'A liraglutida reduziu a morte por qualquer causa (8,2% vs 9,6%) ao longo de 3,8 anos de seguimento mediano [1].',
      'Pancreatite não foi mais comum com liraglutida – numericamente, foi até menos frequente [1].',
    ],
    [],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ A liraglutida (até 1,8 mg/dia SC) foi avaliada em 9.340 pacientes com DM2 e alto risco cardiovascular, com seguimento mediano de 3,8 anos. MACE ocorreu em 13,0% com liraglutida e 14,9% com placebo (HR 0,87; IC95% 0,78-0,97), e a mortalidade cardiovascular foi menor (HR 0,78; IC95% 0,66-0,93). Eventos gastrointestinais foram a principal causa de suspensão do tratamento; não se observou aumento de pancreatite."',
    [
      'Se o paciente parar a liraglutida, o motivo mais provável é intolerância gastrointestinal, principal causa de suspensão no estudo [1].',
    ],
    [
      [
        'direction',
        'A mortalidade cardiovascular foi maior nos pacientes tratados com liraglutida (HR 0,78; IC95% 0,66–0,93) [1].',
      ],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    ['No UKPDS 33, a queda do IAM (RR 0,84) ficou no limiar, sem atingir significância (p = 0,052) [1].'],
    [],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ O UKPDS 33 acompanhou 3.867 pacientes com DM2 recém-diagnosticado por 10 anos. O controle intensivo com sulfonilureia ou insulina manteve HbA1c de 7,0%, contra 7,9% no tratamento convencional, e reduziu em 25% o risco de complicações microvasculares. A redução de infarto do miocárdio (16%) não alcançou significância estatística (p=0,052). Hipoglicemia e ganho de peso foram mais frequentes no grupo intensivo."',
    [
      'Com sulfonilureia ou insulina em esquema intensivo, a HbA1c ficou em 7,0% (7,9% no convencional) e o risco microvascular caiu um quarto [1].',
    ],
    [['unit', 'O seguimento do UKPDS 33 foi de 10 meses, em pacientes com DM2 recém-diagnosticado [1].']],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ Over 10 years, haemoglobin A1c (HbA1c) was 7.0% (6.2-8.2) in the intensive group compared with 7.9% (6.9-8.8) in the conventional group. Compared with the conventional group, the risk in the intensive group was 12% lower (95% CI 1-21, p=0.029) for any diabetes-related endpoint; 10% lower (-11 to 27, p=0.34) for any diabetes-related death; and 6% lower (-10 to 20, p=0.44) for all-cause mortality. Most of the risk reduction in the any diabetes-related aggregate endpoint was due to a 25% risk reduction (7-40, p=0.0099) in microvascular endpoints, including the need for retinal photocoagulation. Patients in the intensive group had more hypoglycaemic episodes than those in the conventional group (p<0.0001), and weight gain was significantly higher (mean 2.9 kg, p<0.001). INTERPRETATION: Intensive blood-glucose control by either sulphonylureas or insulin substantially decreases the risk of microvascular complications, but not macrovascular disease, in patients with type 2 diabetes."',
    [
      'O preço do controle glicêmico intensivo foi mais hipoglicemia e maior ganho de peso, em média 2,9 kg [1].',
    ],
    [
      [
        'negation',
        'O controle glicêmico intensivo não diminuiu o risco de complicações microvasculares [1].',
      ],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'Canagliflozina na nefropatia diabética: redução de 30% no composto de DRC terminal, duplicação da creatinina e morte renal ou CV (HR 0,70) [1].',
    ],
    [],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ The trial was stopped early after a planned interim analysis. At that time, 4401 patients had undergone randomization, with a median follow-up of 2.62 years. The relative risk of the primary outcome was 30% lower in the canagliflozin group than in the placebo group, with event rates of 43.2 and 61.2 per 1000 patient-years, respectively (hazard ratio, 0.70; 95% CI, 0.59 to 0.82; P=0.00001). The relative risk of end-stage kidney disease was lower by 32% (hazard ratio, 0.68; 95% CI, 0.54 to 0.86; P=0.002). The canagliflozin group also had a lower risk of hospitalization for heart failure (hazard ratio, 0.61; 95% CI, 0.47 to 0.80; P<0.001). There were no significant differences in rates of amputation or fracture."',
    ['Nesse ensaio, a canagliflozina não aumentou significativamente amputações nem fraturas [1].'],
    [
      [
        'decimal',
        'As taxas do desfecho primário foram de 43,2 e 6,12 por 1.000 pacientes-ano, com canagliflozina e placebo [1].',
      ],
      [
        'direction',
        'Houve mais internações por IC entre os que receberam canagliflozina do que entre os do placebo [1].',
      ],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ Pacientes com DM2 e doença renal diabética albuminúrica (relação albumina/creatinina >300 a 5.000 mg/g e TFGe de 30 a <90 mL/min/1,73 m²), em uso de IECA ou BRA, receberam canagliflozina 100 mg/dia ou placebo. O risco de DRC terminal, duplicação da creatinina ou morte renal ou cardiovascular foi 30% menor com canagliflozina (HR 0,70; IC95% 0,59-0,82). As taxas de amputação e fratura não diferiram significativamente entre os grupos."',
    [
      'Entraram no estudo diabéticos com TFGe entre 30 e 90 mL/min/1,73 m² e albuminúria, já em uso de IECA ou BRA [1].',
    ],
    [],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ The independent data monitoring committee recommended stopping the trial because of efficacy. Over a median of 2.4 years, a primary outcome event occurred in 197 of 2152 participants (9.2%) in the dapagliflozin group and 312 of 2152 participants (14.5%) in the placebo group (hazard ratio, 0.61; 95% CI, 0.51 to 0.72; P<0.001; number needed to treat to prevent one primary outcome event, 19 [95% CI, 15 to 27]). The hazard ratio for the composite of death from cardiovascular causes or hospitalization for heart failure was 0.71 (95% CI, 0.55 to 0.92; P=0.009). Death occurred in 101 participants (4.7%) in the dapagliflozin group and 146 participants (6.8%) in the placebo group (hazard ratio, 0.69; 95% CI, 0.53 to 0.88; P=0.004). CONCLUSIONS: The effects of dapagliflozin were similar in participants with type 2 diabetes and in those without type 2 diabetes."',
    ['NNT de 19 para evitar um evento primário com dapagliflozina, em mediana de 2,4 anos [1].'],
    [],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    ['Com dapagliflozina, o risco de queda de TFGe ≥50%, DRC terminal ou morte renal/CV foi 39% menor [1].'],
    [
      [
        'comparator',
        'O composto do DAPA-CKD incluía queda da TFGe <50%, DRC terminal e morte renal ou CV [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ O DAPA-CKD incluiu 4.304 participantes com TFGe de 25 a 75 mL/min/1,73 m² e relação albumina/creatinina de 200 a 5.000 mg/g, com ou sem DM2. O desfecho composto (queda sustentada da TFGe ≥50%, DRC terminal, morte renal ou cardiovascular) ocorreu em 9,2% com dapagliflozina e 14,5% com placebo (HR 0,61; IC95% 0,51-0,72). A mortalidade por todas as causas também foi menor. Cetoacidose diabética não foi observada no grupo dapagliflozina."',
    ['Nenhum caso de cetoacidose diabética foi registrado com dapagliflozina [1].'],
    [['digit', 'O desfecho renal ocorreu em 9,2% (dapagliflozina) e 19,5% (placebo) dos participantes [1].']],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    ['Progressão da DRC ou morte CV em 13,1% com empagliflozina vs. 16,9%, HR 0,72 [1].'],
    [],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ No EMPA-KIDNEY, 6.609 pacientes com DRC (TFGe 20 a <45, ou 45 a <90 mL/min/1,73 m² com relação albumina/creatinina ≥200 mg/g) receberam empagliflozina 10 mg/dia ou placebo. Progressão da doença renal ou morte cardiovascular ocorreu em 13,1% versus 16,9% (HR 0,72; IC95% 0,64-0,82). O efeito foi consistente em pacientes com e sem diabetes. A mortalidade por todas as causas não diferiu significativamente entre os grupos."',
    [
      'Na DRC, com ou sem diabetes, a empagliflozina 10 mg/dia reduziu a progressão da doença renal ou morte cardiovascular [1].',
    ],
    [
      [
        'direction',
        'Na DRC, a empagliflozina reduziu de forma significativa a mortalidade por todas as causas [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ During a median of 2.0 years of follow-up, progression of kidney disease or death from cardiovascular causes occurred in 432 of 3304 patients (13.1%) in the empagliflozin group and in 558 of 3305 patients (16.9%) in the placebo group (hazard ratio, 0.72; 95% CI, 0.64 to 0.82; P<0.001). Results were consistent among patients with or without diabetes. The rate of hospitalization from any cause was lower in the empagliflozin group than in the placebo group (hazard ratio, 0.86; 95% CI, 0.78 to 0.95; P=0.003), but there were no significant between-group differences with respect to the composite outcome of hospitalization for heart failure or death from cardiovascular causes (4.0% vs. 4.6%) or death from any cause (4.5% vs. 5.1%). The rates of serious adverse events were similar in the two groups."',
    [
      'Menos internações por qualquer motivo foram vistas com empagliflozina (HR 0,86), sem impacto significativo sobre a mortalidade geral [1].',
    ],
    [],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    ['Falência renal, queda ≥40% da TFGe ou morte renal: 17,8% com finerenona e 21,1% com placebo [1].'],
    [
      [
        'bounds',
        'Em DM2 com DRC, a finerenona diminuiu o desfecho renal composto (HR 0,82; IC95% 0,63–0,93) [1].',
      ],
    ],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ During a median follow-up of 2.6 years, a primary outcome event occurred in 504 of 2833 patients (17.8%) in the finerenone group and 600 of 2841 patients (21.1%) in the placebo group (hazard ratio, 0.82; 95% CI, 0.73 to 0.93; P=0.001). A key secondary outcome event (death from cardiovascular causes, nonfatal myocardial infarction, nonfatal stroke, or hospitalization for heart failure) occurred in 367 patients (13.0%) and 420 patients (14.8%) in the respective groups (hazard ratio, 0.86; 95% CI, 0.75 to 0.99; P=0.03). Overall, the frequency of adverse events was similar in the two groups. The incidence of hyperkalemia-related discontinuation of the trial regimen was higher with finerenone than with placebo (2.3% and 0.9%, respectively)."',
    [
      'Hipercalemia levou à suspensão em 2,3% dos pacientes com finerenona, mais que os 0,9% do placebo; a frequência geral de eventos adversos, porém, foi parecida [1].',
    ],
    [],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ A finerenona, antagonista não esteroidal do receptor mineralocorticoide, foi estudada em pacientes com DRC e DM2 com albuminúria, em uso de dose máxima tolerada de IECA ou BRA e com potássio sérico ≤4,8 mmol/L. O desfecho composto renal ocorreu em 17,8% com finerenona e 21,1% com placebo (HR 0,82; IC95% 0,73-0,93). A suspensão por hipercalemia foi mais frequente com finerenona (2,3% vs 0,9%). Pacientes com IC sintomática e fração de ejeção reduzida foram excluídos."',
    ['Quem tinha ICFEr sintomática ficou de fora do estudo da finerenona [1].'],
    [
      [
        'direction',
        'A suspensão do tratamento por hipercalemia foi menos frequente com finerenona do que com placebo [1].',
      ],
      [
        'comparator',
        'Para entrar no estudo da finerenona era preciso ter potássio sérico acima de 4,8 mmol/L [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'A semaglutida reduziu eventos renais maiores para 5,8 por 100 pacientes-ano, frente a 7,5 no grupo placebo [1].',
    ],
    [['unit', 'Com semaglutida, a taxa de eventos renais maiores foi de 5,8 por 1.000 pacientes-ano [1].']],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ Among the 3533 participants who underwent randomization, median follow-up was 3.4 years, after early trial cessation was recommended at a prespecified interim analysis. The risk of a primary-outcome event was 24% lower in the semaglutide group than in the placebo group (331 vs. 410 first events; hazard ratio, 0.76; 95% CI, 0.66 to 0.88; P=0.0003). The results for all confirmatory secondary outcomes favored semaglutide: the mean annual eGFR slope was less steep (indicating a slower decrease) by 1.16 ml per minute per 1.73 m2 in the semaglutide group (P<0.001), the risk of major cardiovascular events was 18% lower (hazard ratio, 0.82; 95% CI, 0.68 to 0.98; P=0.029), and the risk of death from any cause was 20% lower (hazard ratio, 0.80; 95% CI, 0.67 to 0.95; P=0.01). Serious adverse events were reported in a lower percentage of participants in the semaglutide group than in the placebo group (49.6% vs. 53.8%)."',
    [
      'No FLOW, além do rim: 18% menos eventos CV maiores e 20% menos mortes por qualquer causa, em risco relativo [1].',
    ],
    [
      [
        'direction',
        'O declínio anual da TFGe foi 1,16 mL/min/1,73 m² mais rápido nos pacientes tratados com semaglutida [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ O FLOW avaliou semaglutida 1,0 mg SC por semana em 3.533 pacientes com DM2 e DRC (TFGe 50 a 75 mL/min/1,73 m² com RAC >300 e <5.000 mg/g, ou TFGe 25 a <50 mL/min/1,73 m² com RAC >100 e <5.000 mg/g). Eventos renais maiores ocorreram em 5,8 versus 7,5 por 100 pacientes-ano (HR 0,76; IC95% 0,66-0,88). A perda anual de TFGe foi mais lenta com a semaglutida. Eventos adversos graves foram menos comuns que no grupo placebo."',
    [
      'Eventos adversos graves não aumentaram com a semaglutida; ao contrário, foram menos comuns do que no placebo [1].',
      'Na DRC com DM2, o risco de evento renal maior caiu 24% sob semaglutida (HR 0,76, IC95% 0,66–0,88) [1].',
    ],
    [],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ O SELECT incluiu 17.604 pacientes com 45 anos ou mais, IMC ≥27 kg/m² e doença cardiovascular prévia, sem história de diabetes. A semaglutida 2,4 mg SC semanal reduziu MACE em comparação ao placebo (6,5% vs 8,0%; HR 0,80; IC95% 0,72-0,90). A descontinuação por eventos adversos, sobretudo gastrointestinais, foi mais frequente com semaglutida (16,6% vs 8,2%)."',
    ['Incluíram-se pacientes com ≥45 anos, IMC a partir de 27 kg/m² e DCV estabelecida, sem diabetes [1].'],
    [['population', 'A semaglutida reduziu MACE em pessoas com obesidade e diabetes (6,5% vs 8,0%) [1].']],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    ['Pessoas com obesidade sem diabetes: MACE 6,5% vs 8,0%, ou seja, HR 0,80 com semaglutida [1].'],
    [['decimal', 'MACE aconteceu em 65% dos pacientes com semaglutida [1].']],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ The mean (±SD) duration of exposure to semaglutide or placebo was 34.2±13.7 months, and the mean duration of follow-up was 39.8±9.4 months. A primary cardiovascular end-point event occurred in 569 of the 8803 patients (6.5%) in the semaglutide group and in 701 of the 8801 patients (8.0%) in the placebo group (hazard ratio, 0.80; 95% CI, 0.72 to 0.90; P<0.001). Adverse events leading to permanent discontinuation of the trial product occurred in 1461 patients (16.6%) in the semaglutide group and 718 patients (8.2%) in the placebo group (P<0.001). CONCLUSIONS: In patients with preexisting cardiovascular disease and overweight or obesity but without diabetes, weekly subcutaneous semaglutide at a dose of 2.4 mg was superior to placebo in reducing the incidence of death from cardiovascular causes, nonfatal myocardial infarction, or nonfatal stroke."',
    [
      'Um em cada seis pacientes (16,6%) parou a semaglutida em definitivo por evento adverso, o dobro do placebo (8,2%) [1].',
    ],
    [['digit', 'O seguimento médio no SELECT foi de 59,8 meses [1].']],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    ['Queda da HbA1c em 40 semanas: 2,30 pontos com tirzepatida 15 mg contra 1,86 com semaglutida 1 mg [1].'],
    [['digit', 'Na dose de 10 mg, a tirzepatida baixou a HbA1c em 2,54 pontos [1].']],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ The estimated mean change from baseline in the glycated hemoglobin level at 40 weeks was -2.01 percentage points, -2.24 percentage points, and -2.30 percentage points with 5 mg, 10 mg, and 15 mg of tirzepatide, respectively, and -1.86 percentage points with semaglutide. Tirzepatide at all doses was noninferior and superior to semaglutide. Reductions in body weight were greater with tirzepatide than with semaglutide (least-squares mean estimated treatment difference, -1.9 kg, -3.6 kg, and -5.5 kg, respectively; P<0.001 for all comparisons). The most common adverse events were gastrointestinal and were primarily mild to moderate in severity in the tirzepatide and semaglutide groups (nausea, 17 to 22% and 18%; diarrhea, 13 to 16% and 12%; vomiting, 6 to 10% and 8%, respectively). Hypoglycemia (blood glucose level, <54 mg per deciliter) was reported in 1.7% of the 15-mg tirzepatide group and in 0.4% of those who received semaglutide."',
    ['Em relação à semaglutida, a tirzepatida 15 mg fez perder 5,5 kg a mais [1].'],
    [['negation', 'Nenhuma das doses de tirzepatida foi superior à semaglutida no controle glicêmico [1].']],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ Em 1.879 pacientes com DM2 em uso de metformina, a tirzepatida semanal (5, 10 ou 15 mg) foi comparada à semaglutida 1 mg por 40 semanas. As reduções de HbA1c foram de 2,01, 2,24 e 2,30 pontos percentuais com tirzepatida e de 1,86 com semaglutida. A perda de peso foi maior com tirzepatida em todas as doses. Náusea, diarreia e vômitos, em geral leves a moderados, foram os eventos adversos mais comuns em ambos os grupos."',
    [
      'Os efeitos adversos mais comuns, nos dois braços, foram náusea, diarreia e vômitos, quase sempre leves ou moderados [1].',
    ],
    [['arms', 'A semaglutida proporcionou perda de peso maior que a tirzepatida [1].']],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'Redução de 44% nos eventos vasculares com rosuvastatina em pessoas com PCR elevada (HR 0,56; IC95% 0,46 a 0,69) [1].',
    ],
    [['decimal', 'No placebo houve 13,6 eventos por 100 pessoas-ano [1].']],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ The trial was stopped after a median follow-up of 1.9 years (maximum, 5.0). Rosuvastatin reduced LDL cholesterol levels by 50% and high-sensitivity C-reactive protein levels by 37%. The rates of the primary end point were 0.77 and 1.36 per 100 person-years of follow-up in the rosuvastatin and placebo groups, respectively (hazard ratio for rosuvastatin, 0.56; 95% CI, 0.46 to 0.69; P<0.00001), with corresponding rates of 0.17 and 0.37 for myocardial infarction (hazard ratio, 0.46; 95% CI, 0.30 to 0.70), 0.18 and 0.34 for stroke (hazard ratio, 0.52; 95% CI, 0.34 to 0.79), and 1.00 and 1.25 for death from any cause (hazard ratio, 0.80; 95% CI, 0.67 to 0.97; P=0.02). The rosuvastatin group did not have a significant increase in myopathy or cancer but did have a higher incidence of physician-reported diabetes."',
    [
      'Houve aumento de diabetes relatado pelo médico com rosuvastatina, mas não de miopatia nem de câncer de modo significativo [1].',
    ],
    [['digit', 'A rosuvastatina reduziu o LDL-c em 30% no JUPITER [1].']],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ O JUPITER estudou rosuvastatina 20 mg/dia em 17.802 homens (≥50 anos) e mulheres (≥60 anos) aparentemente saudáveis, com LDL-c <130 mg/dL e PCR ultrassensível ≥2,0 mg/L. Houve 0,77 versus 1,36 evento por 100 pessoas-ano (HR 0,56; IC95% 0,46-0,69). Não houve aumento significativo de miopatia ou câncer, mas o diagnóstico de diabetes foi mais frequente com rosuvastatina."',
    [],
    [
      ['direction', 'O diagnóstico de diabetes foi menos frequente entre os que tomaram rosuvastatina [1].'],
      [
        'population',
        'O JUPITER recrutou homens com 50 anos ou mais e mulheres com 60 anos ou mais que já tinham doença coronariana manifesta [1].',
      ],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    ['- Evolocumabe na DCV: desfecho primário 9,8% vs 11,3% (HR 0,85) [1]'],
    [['bounds', 'HR 0,85 (IC 95% 0,79–1,02) para o desfecho primário composto com evolocumabe [1].']],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ At 48 weeks, the least-squares mean percentage reduction in LDL cholesterol levels with evolocumab, as compared with placebo, was 59%, from a median baseline value of 92 mg per deciliter (2.4 mmol per liter) to 30 mg per deciliter (0.78 mmol per liter) (P<0.001). Relative to placebo, evolocumab treatment significantly reduced the risk of the primary end point (1344 patients [9.8%] vs. 1563 patients [11.3%]; hazard ratio, 0.85; 95% CI, 0.79 to 0.92; P<0.001) and the key secondary end point (816 [5.9%] vs. 1013 [7.4%]; hazard ratio, 0.80; 95% CI, 0.73 to 0.88; P<0.001). There was no significant difference between the study groups with regard to adverse events (including new-onset diabetes and neurocognitive events), with the exception of injection-site reactions, which were more common with evolocumab (2.1% vs. 1.6%)."',
    ['O LDL-c mediano despencou de 92 para 30 mg/dL, uma queda de 59% frente ao placebo em 48 semanas [1].'],
    [
      ['unit', 'Com evolocumabe, o LDL-c mediano chegou a 30 mmol/L [1].'],
      ['negation', 'O evolocumabe não reduziu o desfecho secundário principal [1].'],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ O evolocumabe (140 mg a cada 2 semanas ou 420 mg por mês, SC) foi adicionado à estatina em 27.564 pacientes com doença aterosclerótica e LDL-c ≥70 mg/dL. O desfecho primário ocorreu em 9,8% versus 11,3% (HR 0,85; IC95% 0,79-0,92). Não houve aumento de diabetes novo nem de eventos neurocognitivos; reações no local da injeção foram mais comuns com evolocumabe. A mortalidade cardiovascular não foi reduzida."',
    [
      'Tirando reações no local da aplicação, mais comuns com evolocumabe, não houve excesso de diabetes novo ou de eventos neurocognitivos [1].',
    ],
    [['direction', 'O evolocumabe reduziu a mortalidade cardiovascular [1].']],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Na FA, dabigatrana 150 mg levou a menos AVC ou embolia sistêmica que a varfarina (1,11% contra 1,69% ao ano) [1].',
    ],
    [['unit', 'Taxa de AVC ou embolia sistêmica com dabigatrana 150 mg: 1,11% ao mês [1].']],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ Rates of the primary outcome were 1.69% per year in the warfarin group, as compared with 1.53% per year in the group that received 110 mg of dabigatran (relative risk with dabigatran, 0.91; 95% CI, 0.74 to 1.11; P<0.001 for noninferiority) and 1.11% per year in the group that received 150 mg of dabigatran (relative risk, 0.66; 95% CI, 0.53 to 0.82; P<0.001 for superiority). The rate of major bleeding was 3.36% per year in the warfarin group, as compared with 2.71% per year in the group receiving 110 mg of dabigatran (P=0.003) and 3.11% per year in the group receiving 150 mg of dabigatran (P=0.31). The rate of hemorrhagic stroke was 0.38% per year in the warfarin group, as compared with 0.12% per year with 110 mg of dabigatran (P<0.001) and 0.10% per year with 150 mg of dabigatran (P<0.001)."',
    [
      'O sangramento maior com dabigatrana 150 mg não diferiu do observado com varfarina (3,11% vs 3,36%/ano; p=0,31) [1].',
      'Dabigatrana 150 mg foi superior à varfarina na FA, com RR de 0,66 (IC 95% 0,53-0,82) [1].',
    ],
    [
      [
        'direction',
        'As duas doses de dabigatrana aumentaram o AVC hemorrágico em relação à varfarina (0,12% e 0,10% ao ano, contra 0,38%) [1].',
      ],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ Na FA não valvar, a dabigatrana 150 mg duas vezes ao dia foi superior à varfarina na prevenção de AVC ou embolia sistêmica (1,11% vs 1,69% ao ano; RR 0,66; IC95% 0,53-0,82), com taxa semelhante de sangramento maior. A dose de 110 mg foi não inferior à varfarina e causou menos sangramento maior. Dispepsia foi mais comum com dabigatrana. O sangramento gastrointestinal aumentou com a dose de 150 mg."',
    [
      'A dose de 110 mg sangra menos que a varfarina e não é inferior a ela na prevenção de AVC ou embolia [1].',
    ],
    [['negation', 'Com a dose de 150 mg não houve aumento do sangramento gastrointestinal [1].']],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'Apixabana × varfarina na FA: 21% menos AVC/embolia sistêmica, 31% menos sangramento maior e 11% menos mortes [1].',
    ],
    [['bounds', 'Para sangramento maior, a apixabana teve HR 0,69 (IC95% 0,66–0,95) [1].']],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ The median duration of follow-up was 1.8 years. The rate of the primary outcome was 1.27% per year in the apixaban group, as compared with 1.60% per year in the warfarin group (hazard ratio with apixaban, 0.79; 95% CI, 0.66 to 0.95; P<0.001 for noninferiority; P=0.01 for superiority). The rate of major bleeding was 2.13% per year in the apixaban group, as compared with 3.09% per year in the warfarin group (hazard ratio, 0.69; 95% CI, 0.60 to 0.80; P<0.001), and the rates of death from any cause were 3.52% and 3.94%, respectively (hazard ratio, 0.89; 95% CI, 0.80 to 0.998; P=0.047). The rate of hemorrhagic stroke was 0.24% per year in the apixaban group, as compared with 0.47% per year in the warfarin group (hazard ratio, 0.51; 95% CI, 0.35 to 0.75; P<0.001), and the rate of ischemic or uncertain type of stroke was 0.97% per year and 1.05% per year, respectively (hazard ratio, 0.92; 95% CI, 0.74 to 1.13; P=0.42)."',
    [
      'Quanto ao AVC isquêmico ou de tipo indeterminado, não se demonstrou diferença entre apixabana e varfarina (HR 0,92; IC95% 0,74-1,13) [1].',
    ],
    [['arms', 'O sangramento maior foi de 3,09% ao ano com apixabana e de 2,13% ao ano com varfarina [1].']],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ A apixabana 5 mg 2x/dia foi comparada à varfarina (RNI 2,0 a 3,0) em 18.201 pacientes com FA e ao menos um fator de risco adicional para AVC. Houve menos AVC ou embolia sistêmica (HR 0,79; IC95% 0,66-0,95), menos sangramento maior (HR 0,69; IC95% 0,60-0,80) e menor mortalidade (HR 0,89; IC95% 0,80-0,998). Usar 2,5 mg 2x/dia na presença de dois ou mais critérios: idade ≥80 anos, peso ≤60 kg ou creatinina ≥1,5 mg/dL. Pacientes com prótese valvar mecânica foram excluídos."',
    [
      'Reduzir a apixabana para 2,5 mg 12/12h se houver pelo menos dois destes: ≥80 anos, ≤60 kg, creatinina ≥1,5 mg/dL [1].',
      'A meta de RNI no braço varfarina era de 2,0 a 3,0; portadores de prótese mecânica não entraram [1].',
    ],
    [
      [
        'digit',
        'A dose reduzida de apixabana (2,5 mg 2x/dia) vale para quem tem dois ou mais critérios, entre eles idade ≥60 anos [1].',
      ],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Em 12 meses, 9,8% dos pacientes com ticagrelor tiveram morte vascular, IAM ou AVC; com clopidogrel foram 11,7% [1].',
    ],
    [
      [
        'direction',
        'Na SCA, houve mais eventos do desfecho primário com ticagrelor que com clopidogrel (HR 0,84) [1].',
      ],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ At 12 months, the primary end point — death from vascular causes, myocardial infarction, or stroke — had occurred in 9.8% of patients receiving ticagrelor as compared with 11.7% of those receiving clopidogrel (hazard ratio, 0.84; 95% CI, 0.77 to 0.92; P<0.001). Ticagrelor also lowered the rates of myocardial infarction alone (5.8% vs. 6.9%, P=0.005) and death from vascular causes (4.0% vs. 5.1%, P=0.001) but not stroke alone (1.5% vs. 1.3%, P=0.22). The rate of death from any cause was also reduced with ticagrelor (4.5%, vs. 5.9% with clopidogrel; P<0.001). No significant difference in the rates of major bleeding was found between the ticagrelor and clopidogrel groups (11.6% and 11.2%, respectively; P=0.43), but ticagrelor was associated with a higher rate of major bleeding not related to coronary-artery bypass grafting (4.5% vs. 3.8%, P=0.03)."',
    ['O AVC isolado não foi reduzido pelo ticagrelor (1,5% vs 1,3%) [1].'],
    [
      [
        'digit',
        'A mortalidade por todas as causas foi de 4,5% com ticagrelor contra 8,9% com clopidogrel [1].',
      ],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ Na SCA, o ticagrelor (ataque de 180 mg, seguido de 90 mg 2x/dia) reduziu morte vascular, IAM ou AVC em 12 meses em comparação ao clopidogrel (9,8% vs 11,7%; HR 0,84; IC95% 0,77-0,92). Dispneia foi mais frequente com ticagrelor. Recomenda-se manter a dupla antiagregação por 12 meses, com AAS em dose de até 100 mg/dia. O ticagrelor não deve ser usado em pacientes com hemorragia intracraniana prévia."',
    [
      'Avisar o paciente de que o ticagrelor causa dispneia com mais frequência que o clopidogrel [1].',
      'Ticagrelor: contraindicado se houver hemorragia intracraniana prévia; dose de ataque 180 mg, depois 90 mg 12/12h [1].',
    ],
    [],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'A associação de AAS e estreptoquinase levou a mortalidade vascular em 5 semanas de 13,2% para 8,0% [1].',
    ],
    [['digit', 'Sozinho, o AAS reduziu em 43% as chances de morte vascular em 5 semanas [1].']],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ The 5-week vascular mortality among patients allocated streptokinase was 9.2% vs 12.0% among those allocated placebo infusion (odds reduction 25%; 2p<0.00001). Vascular death occurred in 9.4% of patients allocated one month of 160 mg/day enteric-coated aspirin vs 11.8% among those allocated placebo tablets (odds reduction 23%; 2p<0.00001). Patients allocated the combination of streptokinase and aspirin had fewer deaths (8.0% vs 13.2%; odds reduction 42%) than those allocated neither. Streptokinase was associated with an excess of bleeds requiring transfusion (0.5% vs 0.2%). Aspirin significantly reduced non-fatal reinfarction (1.0% vs 2.0%) and non-fatal stroke (0.3% vs 0.6%), and was not associated with any significant increase in cerebral haemorrhage or in bleeds requiring transfusion."',
    [
      'O AAS diminuiu pela metade o reinfarto não fatal (1,0% vs 2,0%), sem aumento significativo de sangramento com transfusão [1].',
    ],
    [
      [
        'arms',
        'Sangramento com necessidade de transfusão foi mais comum com placebo (0,5%) que com estreptoquinase (0,2%) [1].',
      ],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ No ISIS-2, pacientes com suspeita de IAM nas primeiras 24 horas receberam estreptoquinase (1,5 milhão de UI em 1 hora), AAS 160 mg/dia por um mês, ambos ou nenhum. A mortalidade vascular em 5 semanas foi de 9,4% vs 11,8% com AAS e de 9,2% vs 12,0% com estreptoquinase; com a associação, 8,0% vs 13,2%. O AAS reduziu o reinfarto não fatal sem aumentar a hemorragia cerebral."',
    [
      'AAS 160 mg/dia por um mês na suspeita de IAM reduz reinfarto sem provocar mais hemorragia cerebral [1].',
    ],
    [],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'Trombólise até 3 h: HIC sintomática em 6,4% vs 0,6%, sem diferença significativa de óbito em 90 dias (p=0,30) [1].',
    ],
    [],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ In part 1, there was no significant difference between the group given t-PA and that given placebo in the percentages of patients with neurologic improvement at 24 hours. In part 2, the long-term clinical benefit of t-PA was confirmed (global odds ratio for a favorable outcome at three months, 1.7; 95 percent confidence interval, 1.2 to 2.6). As compared with patients given placebo, patients treated with t-PA were at least 30 percent more likely to have minimal or no disability at three months on the assessment scales. Symptomatic intracerebral hemorrhage within 36 hours after the onset of stroke occurred in 6.4 percent of patients given t-PA but only 0.6 percent of patients given placebo (P<0.001). Mortality at three months was 17 percent in the t-PA group and 21 percent in the placebo group (P=0.30)."',
    [
      'Quem recebeu rt-PA teve chance ao menos 30% maior de ficar com incapacidade mínima ou nenhuma em três meses [1].',
    ],
    [['digit', 'O OR global para desfecho favorável com rt-PA foi 2,7 [1].']],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ A alteplase IV deve ser administrada nas primeiras 3 horas do AVC isquêmico, na dose de 0,9 mg/kg (máximo de 90 mg), sendo 10% em bolus e o restante em 60 minutos. No NINDS, o desfecho favorável em 3 meses foi mais provável com o trombolítico (OR 1,7; IC95% 1,2-2,6). A hemorragia intracraniana sintomática ocorreu em 6,4% vs 0,6%, sem diferença significativa na mortalidade em 90 dias (17% vs 21%). A PA deve estar abaixo de 185/110 mmHg antes da infusão e não se deve administrar AAS ou heparina nas primeiras 24 horas."',
    ['Alteplase 0,9 mg/kg IV, não ultrapassando 90 mg: 10% em bolus e 90% em 1 hora [1].'],
    [
      [
        'negation',
        'Na trombólise do AVC isquêmico, deve-se administrar AAS ou heparina nas primeiras 24 horas após a alteplase [1].',
      ],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'Na HIC espontânea, o ácido tranexâmico não melhorou a escala de Rankin em 90 dias (OR ajustado 0,88; p=0,11) [1].',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico melhorou de forma significativa o estado funcional em 90 dias na hemorragia intracerebral (OR ajustado 0,88; p=0,11) [1].',
      ],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ Functional status at day 90 did not differ significantly between the groups (adjusted odds ratio for modified Rankin Scale 0.88, 95% CI 0.76-1.03, p=0.11). Although there were fewer deaths by day 7 in the tranexamic acid group (101 [9%] deaths in the tranexamic acid group vs 123 [11%] deaths in the placebo group; adjusted HR 0.73, 0.53-0.99, p=0.0406), there was no difference in case fatality at 90 days (250 [22%] vs 249 [21%]; adjusted HR 0.92, 0.77-1.10, p=0.37). Fewer patients had serious adverse events after tranexamic acid than after placebo by days 2, 7 and 90. INTERPRETATION: Functional status 90 days after intracerebral haemorrhage did not differ significantly between patients who received tranexamic acid and those who received placebo, despite a reduction in early deaths and serious adverse events."',
    ['Menos óbitos na primeira semana (9% vs 11%), mas a letalidade em 90 dias não diferiu [1].'],
    [],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ O ácido tranexâmico (1 g em bolus, seguido de 1 g em 8 horas) foi testado em 2.325 adultos com hemorragia intracerebral espontânea tratados em até 8 horas do início dos sintomas. O estado funcional em 90 dias (mRS) não diferiu do placebo (OR ajustado 0,88; IC95% 0,76-1,03; p=0,11). Houve menos óbitos até o 7º dia, mas a mortalidade em 90 dias foi semelhante. Não houve aumento de eventos tromboembólicos venosos."',
    ['Não se observou excesso de tromboembolismo venoso com o ácido tranexâmico na HIC [1].'],
    [],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'Das 20.060 mulheres, 1,5% das que receberam tranexâmico morreram de sangramento; no outro braço, 1,9% [1].',
      'Na HPP, o ácido tranexâmico dado em até 3 h levou a RR de 0,69 para morte por sangramento, embora o desfecho primário composto não tenha sido atingido [1].',
    ],
    [['negation', 'O desfecho primário composto do WOMAN foi atingido [1].']],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ Patients were assigned to intensive control (target blood glucose, 81 to 108 mg per deciliter) or conventional control (target of 180 mg or less per deciliter). A total of 829 patients (27.5%) in the intensive-control group and 751 (24.9%) in the conventional-control group died by day 90 (odds ratio for intensive control, 1.14; 95% CI, 1.02 to 1.28; P=0.02). The treatment effect did not differ significantly between surgical patients and medical patients. Severe hypoglycemia (blood glucose level, ≤40 mg per deciliter [2.2 mmol per liter]) was reported in 206 of 3016 patients (6.8%) in the intensive-control group and 15 of 3014 (0.5%) in the conventional-control group (P<0.001). There was no significant difference between the two treatment groups in the median number of days in the ICU or hospital or the median number of days of mechanical ventilation or renal-replacement therapy."',
    [
      'Comparada à conduta com alvo de até 180 mg/dL, a meta de 81–108 mg/dL não encurtou a UTI nem a ventilação mecânica [1].',
      'Hipoglicemia grave (≤40 mg/dL) em 6,8% no controle intensivo contra só 0,5% no convencional [1].',
    ],
    [['decimal', 'Tiveram hipoglicemia grave 68% dos pacientes do controle intensivo [1].']],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ O BaSICS, realizado em 75 UTIs brasileiras, comparou solução balanceada (Plasma-Lyte 148) a soro fisiológico 0,9% em pacientes críticos. A mortalidade em 90 dias foi semelhante (26,4% vs 27,2%; HR ajustado 0,97; IC95% 0,90-1,05). No subgrupo com traumatismo cranioencefálico, a mortalidade foi maior com a solução balanceada (31,3% vs 21,1%). Não houve diferença na necessidade de terapia renal substitutiva."',
    [
      'Cuidado no TCE: nesse subgrupo a solução balanceada teve mais óbitos que o SF 0,9% (31,3% vs 21,1%) [1].',
    ],
    [
      ['digit', 'No BaSICS, participaram 45 UTIs brasileiras [1].'],
      [
        'arms',
        'No TCE, a mortalidade foi maior com soro fisiológico (31,3%) do que com a solução balanceada (21,1%) [1].',
      ],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'No trauma com hemorragia significativa, o ácido tranexâmico reduziu a morte hospitalar (14,5% vs 16,0%; RR 0,91) [1].',
    ],
    [
      [
        'direction',
        'Vítimas de trauma com sangramento morreram mais quando receberam ácido tranexâmico [1].',
      ],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ 10 096 patients were allocated to tranexamic acid and 10 115 to placebo, of whom 10 060 and 10 067, respectively, were analysed. All-cause mortality was significantly reduced with tranexamic acid (1463 [14·5%] tranexamic acid group vs 1613 [16·0%] placebo group; relative risk 0·91, 95% CI 0·85–0·97; p=0·0035). The risk of death due to bleeding was significantly reduced (489 [4·9%] vs 574 [5·7%]; relative risk 0·85, 95% CI 0·76–0·96; p=0·0077). Vascular occlusive events (fatal or non-fatal) did not differ significantly between the groups (168 [1·7%] vs 201 [2·0%]). Interpretation: Tranexamic acid safely reduced the risk of death in bleeding trauma patients in this study."',
    [
      'Morte por sangramento: 4,9% com TXA contra 5,7% com placebo, sem excesso de eventos vasculares oclusivos [1].',
    ],
    [['digit', 'A morte por sangramento caiu de 5,7% para 2,9% com ácido tranexâmico [1].']],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ Recomenda-se ácido tranexâmico IV (1 g em 10 minutos, seguido de 1 g em 8 horas) para adultos vítimas de trauma com hemorragia significativa ou risco dela; no CRASH-2 o tratamento foi iniciado em até 8 horas da lesão, com maior benefício quando em até 3 horas. A mortalidade hospitalar foi de 14,5% vs 16,0% (RR 0,91; IC95% 0,85-0,97). Não houve aumento de eventos vasculares oclusivos. A necessidade de transfusão não foi reduzida."',
    ['O TXA não poupou transfusão, mas também não aumentou eventos vasculares oclusivos [1].'],
    [['unit', 'Ácido tranexâmico no trauma: 1 g em 10 minutos e depois 1 g em 8 dias [1].']],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ Death due to bleeding was significantly reduced in women given tranexamic acid (155 [1·5%] of 10 036 patients vs 191 [1·9%] of 9985 in the placebo group, risk ratio [RR] 0·81, 95% CI 0·65–1·00; p=0·045), especially in women given treatment within 3 h of giving birth (89 [1·2%] in the tranexamic acid group vs 127 [1·7%] in the placebo group, RR 0·69, 95% CI 0·52–0·91; p=0·008). All other causes of death did not differ significantly by group. Hysterectomy was not reduced with tranexamic acid (358 [3·6%] patients in the tranexamic acid group vs 351 [3·5%] in the placebo group; p=0·84). The composite primary endpoint of death from all causes or hysterectomy was not reduced with tranexamic acid (534 [5·3%] vs 546 [5·5%]; RR 0·97, 95% CI 0·87–1·09; p=0·65). Adverse events (including thromboembolic events) did not differ significantly in the tranexamic acid versus placebo group."',
    ['Histerectomia: 3,6% vs 3,5%, ou seja, sem redução com ácido tranexâmico [1].'],
    [['direction', 'Na hemorragia pós-parto, o tranexâmico aumentou os eventos tromboembólicos [1].']],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ Na hemorragia pós-parto, administrar ácido tranexâmico 1 g IV o mais cedo possível e em até 3 horas do parto, com segunda dose se o sangramento persistir após 30 minutos. No estudo WOMAN (n=20.060), a morte por sangramento foi de 1,5% vs 1,9% (RR 0,81; IC95% 0,65-1,00), sem redução de histerectomia. Os eventos tromboembólicos não diferiram entre os grupos."',
    [
      'Fazer TXA 1 g IV quanto antes, no máximo até 3 h após o parto; repetir se continuar sangrando depois de meia hora [1].',
    ],
    [['bounds', 'A morte por sangramento teve RR de 0,81 (IC95% 0,65–0,91) na hemorragia pós-parto [1].']],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    ['O sulfato de magnésio reduziu a eclâmpsia em 58% (0,8% vs 1,9%) [1].'],
    [['decimal', 'Eclâmpsia: 8% com sulfato de magnésio e 19% com placebo [1].']],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ Women allocated magnesium sulphate had a 58% lower risk of eclampsia (95% CI 40–71) than those allocated placebo (40, 0·8%, vs 96, 1·9%; 11 fewer women with eclampsia per 1000 women). Maternal mortality was also lower among women allocated magnesium sulphate (relative risk 0·55, 95% CI 0·26–1·14), although this was not significant. For women randomised before delivery, there was no clear difference in the risk of the baby dying (12·7% vs 12·4%; relative risk 1·02, 99% CI 0·92–1·14). Side-effects were reported by 24% of women given magnesium sulphate versus 5% given placebo. Interpretation: Magnesium sulphate halves the risk of eclampsia, and probably reduces the risk of maternal death. There do not appear to be substantive harmful effects to mother or baby in the short term."',
    [
      'Para cada mil mulheres com pré-eclâmpsia tratadas, houve 11 casos a menos de eclâmpsia; a queda da morte materna não foi significativa [1].',
    ],
    [
      [
        'direction',
        'O sulfato de magnésio aumentou em 58% o risco de eclâmpsia nas mulheres com pré-eclâmpsia [1].',
      ],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ O sulfato de magnésio está indicado na pré-eclâmpsia com sinais de gravidade: dose de ataque de 4 g IV, seguida de 1 g/h por 24 horas. No estudo Magpie, a eclâmpsia ocorreu em 0,8% das mulheres tratadas e em 1,9% das que receberam placebo. Efeitos colaterais, sobretudo rubor, foram relatados por 24% das tratadas e 5% do grupo placebo. Não houve diferença clara na mortalidade do recém-nascido."',
    [
      'Esquema de MgSO4: 4 g IV de ataque e 1 g/h nas 24 h seguintes; rubor e outros efeitos colaterais atingem cerca de 1 em cada 4 mulheres [1].',
    ],
    [['unit', 'Manutenção de sulfato de magnésio: 1 mg/h por 24 horas após o ataque de 4 g IV [1].']],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'Dexametasona na covid-19 hospitalizada: óbito em 28 dias 22,9% × 25,7% (rate ratio 0,83) [1].',
      'Em 28 dias, a mortalidade com dexametasona caiu 17% em termos relativos [1].',
    ],
    [
      [
        'digit',
        'Entre os ventilados, a mortalidade em 28 dias foi de 29,3% com dexametasona e 47,4% sem ela [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ A total of 2104 patients were assigned to receive dexamethasone and 4321 to receive usual care. Overall, 482 patients (22.9%) in the dexamethasone group and 1110 patients (25.7%) in the usual care group died within 28 days after randomization (age-adjusted rate ratio, 0.83; 95% CI, 0.75 to 0.93; P<0.001). In the dexamethasone group, the incidence of death was lower than that in the usual care group among patients receiving invasive mechanical ventilation (29.3% vs. 41.4%; rate ratio, 0.64; 95% CI, 0.51 to 0.81) and among those receiving oxygen without invasive mechanical ventilation (23.3% vs. 26.2%; rate ratio, 0.82; 95% CI, 0.72 to 0.94) but not among those who were receiving no respiratory support at randomization (17.8% vs. 14.0%; rate ratio, 1.19; 95% CI, 0.92 to 1.55)."',
    [
      'Sem suporte respiratório na randomização, a dexa não trouxe benefício (17,8% vs 14,0%; RR 1,19; IC95% 0,92–1,55) [1].',
    ],
    [
      [
        'direction',
        'Em pacientes sob ventilação invasiva, a dexametasona elevou a mortalidade (29,3% vs 41,4%) [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ Em pacientes hospitalizados por covid-19, recomenda-se dexametasona 6 mg/dia, VO ou IV, por até 10 dias, para aqueles que necessitam de oxigênio suplementar ou ventilação mecânica. A mortalidade em 28 dias foi de 22,9% com dexametasona vs 25,7% com o cuidado usual; entre os ventilados, 29,3% vs 41,4%. Não se recomenda o uso em pacientes sem necessidade de suporte respiratório."',
    [
      'Prescrever dexametasona 6 mg ao dia (oral ou venosa), no máximo 10 dias, se o paciente com covid-19 precisar de O2 ou VM [1].',
    ],
    [
      [
        'negation',
        'Dexametasona é recomendada também para internados sem necessidade de suporte respiratório [1].',
      ],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'Ivermectina precoce não mudou de forma significativa a hospitalização ou observação prolongada (14,7% vs 16,3%; RR 0,90; 0,70–1,16) [1].',
    ],
    [],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ Overall, 100 patients (14.7%) in the ivermectin group had a primary-outcome event, as compared with 111 (16.3%) in the placebo group (relative risk, 0.90; 95% Bayesian credible interval, 0.70 to 1.16). Of the 211 primary-outcome events, 171 (81.0%) were hospital admissions. There were no significant effects of ivermectin use on secondary outcomes or adverse events. CONCLUSIONS: Treatment with ivermectin did not result in a lower incidence of medical admission to a hospital due to progression of Covid-19 or of prolonged emergency department observation among outpatients with an early diagnosis of Covid-19."',
    [],
    [
      [
        'negation',
        'A ivermectina reduziu a internação por progressão da covid-19 em pacientes ambulatoriais [1].',
      ],
      ['digit', 'Dos desfechos primários, 61,0% foram internações hospitalares [1].'],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ A ivermectina (400 µg/kg/dia por 3 dias) foi comparada a placebo em 1.358 adultos com covid-19 sintomática há até 7 dias, atendidos em serviços públicos de Minas Gerais. Hospitalização ou observação prolongada (>6 horas) em emergência ocorreu em 14,7% vs 16,3% (RR 0,90; ICr95% 0,70-1,16). Não se recomenda ivermectina no tratamento ambulatorial da covid-19."',
    [
      'Não prescrevo ivermectina para covid-19 leve: a recomendação é contrária no tratamento ambulatorial [1].',
    ],
    [['unit', 'A ivermectina foi dada na dose de 400 mg/kg/dia por 3 dias [1].']],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    ['VC de 6 em vez de 12 mL/kg na SDRA: óbito 31,0% contra 39,8% (p = 0,007) [1].'],
    [['arms', 'A mortalidade na SDRA foi de 39,8% com 6 mL/kg e 31,0% com 12 mL/kg [1].']],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ The trial was stopped after the enrollment of 861 patients because mortality was lower in the group treated with lower tidal volumes than in the group treated with traditional tidal volumes (31.0 percent vs. 39.8 percent, P=0.007), and the number of days without ventilator use during the first 28 days after randomization was greater in this group (mean [±SD], 12±11 vs. 10±11; P=0.007). The mean tidal volumes on days 1 to 3 were 6.2±0.8 and 11.8±0.8 ml per kilogram of predicted body weight (P<0.001), respectively, and the mean plateau pressures were 25±6 and 33±8 cm of water (P<0.001), respectively."',
    [
      'Ventilar com volume corrente baixo deu mais dias sem ventilador (12 vs 10, em média) nos primeiros 28 dias [1].',
    ],
    [
      [
        'digit',
        'A pressão de platô média ficou em 25 cmH2O com volumes baixos e 63 cmH2O com volumes tradicionais [1].',
      ],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ Na SDRA, recomenda-se volume corrente de 6 mL/kg de peso predito e pressão de platô ≤30 cmH2O. No ARMA (n=861), essa estratégia reduziu a mortalidade em relação a 12 mL/kg (31,0% vs 39,8%; p=0,007) e aumentou os dias livres de ventilação. O peso predito é calculado pela altura e pelo sexo, e não pelo peso real."',
    ['Ajustar o VC pelo peso predito – calculado com altura e sexo –, nunca pelo peso real [1].'],
    [['comparator', 'Na SDRA, manter pressão de platô ≥30 cmH2O [1].']],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    ['A pronação na SDRA grave levou a mortalidade em 28 dias de 32,8% para 16,0% [1].'],
    [['comparator', 'Prona na SDRA grave: mortalidade em 28 dias de 16,0% vs 32,8% (p>0,001) [1].']],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ A total of 237 patients were assigned to the prone group, and 229 patients were assigned to the supine group. The 28-day mortality was 16.0% in the prone group and 32.8% in the supine group (P<0.001). The hazard ratio for death with prone positioning was 0.39 (95% CI, 0.25 to 0.63). Unadjusted 90-day mortality was 23.6% in the prone group versus 41.0% in the supine group (P<0.001), with a hazard ratio of 0.44 (95% CI, 0.29 to 0.67). The incidence of complications did not differ significantly between the groups, except for the incidence of cardiac arrests, which was higher in the supine group."',
    ['Em 90 dias a vantagem da prona persistia: 23,6% vs 41,0% de óbitos, HR 0,44 [1].'],
    [['direction', 'A parada cardíaca foi mais comum no grupo prona [1].']],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ A posição prona deve ser considerada na SDRA grave com PaO2/FiO2 <150 mmHg, FiO2 ≥60% e PEEP ≥5 cmH2O, em sessões de pelo menos 16 horas consecutivas. No PROSEVA (n=466), a mortalidade em 28 dias caiu de 32,8% para 16,0% (p<0,001). As complicações não diferiram entre os grupos, exceto a parada cardíaca, mais frequente em posição supina."',
    ['Pronar se P/F <150 com FiO2 ≥60% e PEEP ≥5, em sessões de no mínimo 16 h seguidas [1].'],
    [['digit', 'Cada sessão de prona deve durar pelo menos 10 horas consecutivas [1].']],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'O recrutamento com PEEP titulada aumentou a mortalidade em 28 dias na SDRA (55,3% vs 49,3%; HR 1,20) [1].',
    ],
    [['bounds', 'ART: HR 1,20 para óbito em 28 dias (IC95% 1,01–1,24) [1].']],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ At 28 days, 277 of 501 patients (55.3%) in the experimental group and 251 of 509 patients (49.3%) in the control group had died (hazard ratio [HR], 1.20; 95% CI, 1.01 to 1.42; P=.041). Compared with the control group, the experimental group strategy increased 6-month mortality (65.3% vs 59.9%; HR, 1.18; 95% CI, 1.01 to 1.38; P=.04), decreased the number of mean ventilator-free days (5.3 vs 6.4; P=.03), increased the risk of pneumothorax requiring drainage (3.2% vs 1.2%; P=.03), and the risk of barotrauma (5.6% vs 1.6%; P=.001). There were no significant differences in the length of ICU stay, length of hospital stay, ICU mortality, and in-hospital mortality. CONCLUSIONS: These findings do not support the routine use of lung recruitment maneuver and PEEP titration in patients with moderate to severe ARDS."',
    [
      '- Barotrauma: 5,6% vs 1,6%; pneumotórax drenado: 3,2% vs 1,2% – ambos piores com a estratégia de recrutamento [1]',
    ],
    [['direction', 'A estratégia experimental aumentou os dias livres de ventilação (5,3 vs 6,4) [1].']],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ O estudo ART, conduzido pelo Brasil com 1.010 pacientes com SDRA moderada a grave, mostrou maior mortalidade em 28 dias com recrutamento alveolar e PEEP titulada do que com PEEP baixa (55,3% vs 49,3%; HR 1,20; IC95% 1,01-1,42). Barotrauma e pneumotórax com necessidade de drenagem também foram mais comuns. Não se recomenda o uso rotineiro de manobras de recrutamento máximo."',
    ['Não se deve recrutar de rotina na SDRA moderada a grave [1].'],
    [
      [
        'negation',
        'Manobras de recrutamento máximo devem ser usadas de rotina na SDRA moderada a grave [1].',
      ],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'Controle glicêmico intensivo no doente crítico aumentou a mortalidade em 90 dias (OR 1,14; IC95% 1,02–1,28) [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico estrito reduziu a mortalidade em 90 dias de pacientes críticos (27,5% vs 24,9%; OR 1,14) [1].',
      ],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ Em pacientes críticos, iniciar insulina quando a glicemia for ≥180 mg/dL e manter alvo entre 144 e 180 mg/dL. O controle estrito (81-108 mg/dL) aumentou a mortalidade em 90 dias no NICE-SUGAR (27,5% vs 24,9%; OR 1,14; IC95% 1,02-1,28). A hipoglicemia grave (≤40 mg/dL) foi mais frequente no grupo intensivo (6,8% vs 0,5%)."',
    ['Na UTI, insulina a partir de glicemia de 180 mg/dL, mirando 144–180 mg/dL [1].'],
    [['digit', 'O alvo glicêmico recomendado no paciente crítico é de 114 a 180 mg/dL [1].']],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'Balanceada ou SF 0,9%? No BaSICS, sem diferença em 90 dias: 26,4% contra 27,2% de óbitos (HR ajustado 0,97) [1].',
    ],
    [['bounds', 'HR ajustado de 0,97 (IC95% 0,60–1,05) para morte em 90 dias com solução balanceada [1].']],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ Among 11 052 patients who were randomized, 10 520 (95.2%) were available for the analysis (mean age, 61.1 [SD, 17] years; 44.2% were women). Patients in both groups received a median of 1.5 L of fluid during the first day after enrollment. By day 90, 1381 of 5230 patients (26.4%) assigned to a balanced solution died vs 1439 of 5290 patients (27.2%) assigned to saline solution (adjusted hazard ratio, 0.97; 95% CI, 0.90-1.05; P = .47). There were no unexpected treatment-related severe adverse events in either group. CONCLUSION: Among critically ill patients requiring fluid challenges, use of a balanced solution compared with 0.9% saline solution did not significantly reduce 90-day mortality."',
    [
      'Não foram observados eventos adversos graves inesperados relacionados ao tratamento em nenhum dos dois grupos [1].',
      'A solução balanceada não diminuiu de forma significativa a mortalidade em 90 dias em relação ao soro fisiológico [1].',
    ],
    [],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    ['TARV precoce evitou 96% das transmissões ligadas ao parceiro (1 caso vs 27) [1].'],
    [['digit', 'Houve 1 transmissão ligada com TARV precoce, contra 57 no outro grupo [1].']],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ A total of 39 HIV-1 transmissions were observed (incidence rate, 1.2 per 100 person-years; 95% CI, 0.9 to 1.7); of these, 28 were virologically linked to the infected partner (incidence rate, 0.9 per 100 person-years; 95% CI, 0.6 to 1.3). Of the 28 linked transmissions, only 1 occurred in the early-therapy group (hazard ratio, 0.04; 95% CI, 0.01 to 0.27; P<0.001). Subjects receiving early therapy had fewer treatment end points (hazard ratio, 0.59; 95% CI, 0.40 to 0.88; P=0.01). CONCLUSIONS: The early initiation of antiretroviral therapy reduced rates of sexual transmission of HIV-1 and clinical events, indicating both personal and public health benefits from such therapy."',
    [
      'De 39 transmissões do HIV-1, 28 estavam virologicamente ligadas ao parceiro, e apenas uma delas ocorreu sob terapia precoce [1].',
    ],
    [],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ Em 1.763 casais sorodiscordantes, o parceiro com HIV e CD4 entre 350 e 550 células/mm³ iniciou TARV imediatamente ou após queda do CD4 (≤250 células/mm³) ou surgimento de sintomas relacionados. Houve 1 transmissão geneticamente ligada no grupo precoce e 27 no grupo tardio (HR 0,04; IC95% 0,01-0,27), redução de 96%. Recomenda-se TARV para todas as pessoas vivendo com HIV, independentemente da contagem de CD4."',
    ['TARV está indicada para toda pessoa com HIV, qualquer que seja o CD4 [1].'],
    [
      [
        'population',
        'Recomenda-se TARV somente às pessoas vivendo com HIV que tenham CD4 abaixo de 250 células/mm³ [1].',
      ],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'Iniciar TARV logo no HIV assintomático: desfecho primário de 1,8%, ante 4,1% com início adiado (HR 0,43) [1].',
    ],
    [],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ A total of 4685 patients were followed for a mean of 3.0 years. At study entry, the median HIV viral load was 12,759 copies per milliliter, and the median CD4+ count was 651 cells per cubic millimeter. The primary end point occurred in 42 patients in the immediate-initiation group (1.8%; 0.60 events per 100 person-years), as compared with 96 patients in the deferred-initiation group (4.1%; 1.38 events per 100 person-years), for a hazard ratio of 0.43 (95% CI, 0.30 to 0.62; P<0.001). Hazard ratios for serious AIDS-related and serious non-AIDS-related events were 0.28 (95% CI, 0.15 to 0.50; P<0.001) and 0.61 (95% CI, 0.38 to 0.97; P=0.04), respectively. More than two thirds of the primary end points (68%) occurred in patients with a CD4+ count of more than 500 cells per cubic millimeter. The risks of a grade 4 event were similar in the two groups, as were the risks of unscheduled hospital admissions."',
    ['Mais de dois terços dos eventos primários surgiram com CD4 acima de 500 células/mm³ [1].'],
    [
      [
        'direction',
        'Eventos graves relacionados à aids foram mais comuns no início imediato da TARV (HR 0,28) [1].',
      ],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ O START randomizou 4.685 adultos com HIV assintomáticos, sem TARV prévia e com CD4 >500 células/mm³, para início imediato ou adiado até CD4 de 350 células/mm³. O desfecho primário (evento grave relacionado ou não à aids, ou morte) ocorreu em 1,8% vs 4,1% (HR 0,43; IC95% 0,30-0,62). Tuberculose, sarcoma de Kaposi e linfomas foram menos frequentes com início imediato. Não houve aumento de eventos adversos de grau 4."',
    [
      'Início imediato da TARV não trouxe mais eventos grau 4, e houve menos tuberculose, Kaposi e linfoma [1].',
    ],
    [],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'Na cardiopatia chagásica crônica, o benznidazol não mudou o desfecho clínico (27,5% vs 29,1%), embora a PCR negativasse o dobro de vezes (66,2% vs 33,5%) [1].',
    ],
    [
      [
        'direction',
        'O benznidazol reduziu de forma significativa o desfecho clínico primário na cardiopatia chagásica [1].',
      ],
    ],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ The primary outcome occurred in 394 patients (27.5%) in the benznidazole group and in 414 (29.1%) in the placebo group (hazard ratio, 0.93; 95% CI, 0.81 to 1.07; P=0.31). At baseline, a PCR assay was performed on blood samples obtained from 1896 patients; 60.5% had positive results for Trypanosoma cruzi on PCR. The rates of conversion to negative PCR results were 66.2% in the benznidazole group and 33.5% in the placebo group at the end of treatment, 55.4% and 35.3%, respectively, at 2 years, and 46.7% and 33.1%, respectively, at 5 years or more (P<0.001 for all comparisons). CONCLUSIONS: Trypanocidal therapy with benznidazole in patients with established Chagas\' cardiomyopathy significantly reduced serum parasite detection but did not significantly reduce cardiac clinical deterioration through 5 years of follow-up."',
    ['Passados 5 anos ou mais, a PCR estava negativa em 46,7% no grupo benznidazol e 33,1% no placebo [1].'],
    [['digit', 'Aos 2 anos, a negativação da PCR foi de 85,4% com benznidazol e 35,3% com placebo [1].']],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ O BENEFIT incluiu 2.854 pacientes com cardiopatia chagásica crônica estabelecida, tratados com benznidazol por até 80 dias ou placebo e acompanhados por 5,4 anos em média. O desfecho clínico primário foi semelhante (27,5% vs 29,1%; HR 0,93; IC95% 0,81-1,07), apesar da maior negativação da PCR ao fim do tratamento (66,2% vs 33,5%). A suspensão por eventos adversos, como reações cutâneas, foi mais comum com benznidazol."',
    [
      'Reações cutâneas e outros eventos adversos fizeram mais gente suspender o benznidazol do que o placebo [1].',
    ],
    [
      [
        'arms',
        'Ao fim do tratamento, a PCR negativou em 66,2% do grupo placebo e em 33,5% do grupo benznidazol [1].',
      ],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    ['Vacina Butantan-DV, dose única: eficácia de 79,6% em 2 anos (IC95% 70,0–86,3) [1].'],
    [['population', 'Em pessoas soronegativas para dengue, a eficácia da Butantan-DV foi de 89,2% [1].']],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ A total of 16,235 participants received either Butantan-DV (10,259 participants) or placebo (5976 participants). The overall 2-year vaccine efficacy was 79.6% (95% CI, 70.0 to 86.3): 73.6% (95% CI, 57.6 to 83.7) among participants with no evidence of previous dengue exposure and 89.2% (95% CI, 77.6 to 95.6) among those with a history of exposure. Vaccine efficacy was 80.1% among participants 2 to 6 years of age, 77.8% among those 7 to 17 years of age, and 90.0% among those 18 to 59 years of age. Efficacy against DENV-1 was 89.5% and against DENV-2 was 69.6%. DENV-3 and DENV-4 were not detected during the follow-up period. Solicited systemic vaccine- or placebo-related adverse events within 21 days after injection were more common with Butantan-DV than with placebo (58.3% of participants, vs. 45.6%)."',
    ['Proteção maior contra DENV-1 (89,5%) que contra DENV-2 (69,6%) [1].'],
    [
      [
        'direction',
        'Eventos adversos sistêmicos em 21 dias foram menos comuns com a Butantan-DV que com placebo (58,3% vs 45,6%) [1].',
      ],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ A Butantan-DV, vacina tetravalente de vírus vivo atenuado, foi testada em dose única em 16.235 participantes de 2 a 59 anos no Brasil. A eficácia em 2 anos foi de 79,6% (IC95% 70,0-86,3), sendo 73,6% em soronegativos e 89,2% em soropositivos. DENV-3 e DENV-4 não foram detectados no período, de modo que não há estimativa de eficácia contra esses sorotipos. Reações sistêmicas em até 21 dias foram mais comuns que com placebo."',
    [
      'Não dá para afirmar proteção contra DENV-3 e DENV-4, que não foram detectados no período do estudo [1].',
    ],
    [['decimal', 'A eficácia vacinal em 2 anos ficou em 7,96% [1].']],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    ['Pela DBHA 2020, PA de consultório a partir de 140 e/ou 90 mmHg define hipertensão [1].'],
    [['comparator', 'Hipertensão, segundo a diretriz de 2020: PA de consultório <140 e/ou <90 mmHg [1].']],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ Hypertension is defined as persistently elevated office blood pressure, that is, systolic BP ≥140 mm Hg and/or diastolic BP ≥90 mm Hg, measured on at least two different occasions in the absence of antihypertensive medication. Out-of-office thresholds are lower: ≥130/80 mm Hg on 24-hour ambulatory or on home monitoring. Initial combination of two drugs is preferred for most hypertensive patients; monotherapy may be considered in stage 1 hypertension with low cardiovascular risk and in very elderly or frail patients. The combination of an ACE inhibitor with an angiotensin-receptor blocker is not recommended."',
    ['Em casa ou na MAPA de 24 h o corte é mais baixo: 130/80 mmHg [1].'],
    [['negation', 'A associação de IECA com BRA é recomendada no tratamento da hipertensão [1].']],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ A hipertensão arterial é definida por PA de consultório ≥140 mmHg (sistólica) e/ou ≥90 mmHg (diastólica), confirmada em pelo menos duas ocasiões, na ausência de medicação. A pré-hipertensão corresponde a PAS de 130 a 139 mmHg e/ou PAD de 85 a 89 mmHg. Recomenda-se restringir o sódio a 2 g/dia (5 g de sal). A associação de IECA com BRA não é recomendada."',
    ['Sal: até 5 g/dia, o que equivale a 2 g de sódio [1].'],
    [['unit', 'Restringir o sódio a 2 mg por dia no hipertenso [1].']],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    ['A DBHA 2025 adota meta de PA abaixo de 130/80 mmHg [1].'],
    [
      ['digit', 'Pré-hipertensão, na diretriz de 2025, é PA de 130–139 e/ou 80–89 mmHg [1].'],
      ['comparator', 'Meta de tratamento da hipertensão: PA >130/80 mmHg [1].'],
    ],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ Office blood pressure of 120-139 mm Hg systolic and/or 80-89 mm Hg diastolic is now classified as prehypertension. A treatment goal of <130/80 mm Hg is recommended for hypertensive patients in general, if tolerated. In adults with prehypertension and high cardiovascular risk, drug therapy should be considered after 3 months of lifestyle measures. Out-of-office measurement by ambulatory or home monitoring is recommended to confirm the diagnosis. Combination therapy with two drugs, preferably in a single pill, is recommended as the initial strategy for most patients."',
    [
      'Na pré-hipertensão com alto risco CV, considerar fármaco depois de 3 meses de mudança de estilo de vida [1].',
    ],
    [
      [
        'unit',
        'No pré-hipertenso de alto risco, a medicação deve ser considerada após 3 semanas de medidas de estilo de vida [1].',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ A diretriz de 2025 classifica como pré-hipertensão a PA de 120-139 mmHg e/ou 80-89 mmHg e recomenda meta <130/80 mmHg para os hipertensos em geral. O tratamento deve começar com associação de dois fármacos em baixas doses, de preferência em comprimido único. A monoterapia fica reservada a situações como a de idosos frágeis. Medidas não farmacológicas estão indicadas a partir de PA de 120/80 mmHg."',
    [
      'Começar com dupla combinação em dose baixa, idealmente num só comprimido; monoterapia fica para casos como o do idoso frágil [1].',
    ],
    [['negation', 'A diretriz de 2025 não recomenda iniciar o tratamento com dois fármacos associados [1].']],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    ['FEVE entre 40 e 49% é intermediária; a partir de 50%, preservada [1].'],
    [
      ['comparator', 'IC com FE reduzida é aquela com FEVE >40% [1].'],
      ['unit', 'O ponto de corte do NT-proBNP no rastreio é 125 ng/mL [1].'],
    ],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ Heart failure is classified by left ventricular ejection fraction as reduced (<40%), mid-range (40-49%) or preserved (≥50%). In ambulatory patients with suspected heart failure, an NT-proBNP below 125 pg/mL makes the diagnosis unlikely. ACE inhibitors or ARBs, beta-blockers (bisoprolol, carvedilol or metoprolol succinate) and mineralocorticoid antagonists are recommended to reduce mortality in symptomatic patients with reduced ejection fraction. Diltiazem and verapamil should not be used in patients with reduced ejection fraction."',
    ['Evitar diltiazem e verapamil em quem tem FE reduzida [1].'],
    [['negation', 'Diltiazem e verapamil podem ser usados na IC com FE reduzida [1].']],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ A IC é classificada em FE reduzida (<40%), FE intermediária (40-49%) e FE preservada (≥50%). No rastreio ambulatorial, NT-proBNP <125 pg/mL torna o diagnóstico improvável. Na ICFEr sintomática, recomendam-se IECA (ou BRA), betabloqueador e antagonista mineralocorticoide. A ivabradina pode ser considerada em ritmo sinusal com FC ≥70 bpm apesar de betabloqueador na dose máxima tolerada. Anti-inflamatórios não esteroidais devem ser evitados."',
    [
      'Ivabradina é uma opção se ritmo sinusal e FC ≥70 bpm mesmo com betabloqueador na dose máxima tolerada [1].',
    ],
    [
      [
        'digit',
        'Considerar ivabradina em ritmo sinusal com FC ≥50 bpm apesar do betabloqueador na dose máxima tolerada [1].',
      ],
    ],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'Critérios de DM: glicemia de jejum de 126 mg/dL ou mais, ou HbA1c a partir de 6,5%, com confirmação [1].',
    ],
    [
      ['decimal', 'Considera-se diabetes quando a HbA1c é ≥0,65%, com confirmação [1].'],
      [
        'comparator',
        'Glicemia de jejum abaixo de 126 mg/dL, confirmada, fecha o diagnóstico de diabetes [1].',
      ],
    ],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ The diagnosis of diabetes is established by a fasting plasma glucose ≥126 mg/dL or HbA1c ≥6.5%, confirmed by a second abnormal test in the absence of symptoms. Random glucose ≥200 mg/dL with classic symptoms is sufficient and requires no confirmation. Prediabetes corresponds to fasting glucose of 100-125 mg/dL or HbA1c of 5.7-6.4%. Screening is recommended for all adults from 35 years of age. Metformin should be discontinued when eGFR falls below 30 mL/min/1.73 m2."',
    [
      'Se há sintomas clássicos e glicemia casual ≥200 mg/dL, não precisa repetir o exame [1].',
      'Adultos a partir de 35 anos devem ser rastreados para diabetes [1].',
    ],
    [['population', 'O rastreio de diabetes está recomendado apenas para adultos a partir de 65 anos [1].']],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ O diagnóstico de diabetes é feito com glicemia de jejum ≥126 mg/dL ou HbA1c ≥6,5%, devendo ser confirmado por segundo exame alterado. Glicemia ao acaso ≥200 mg/dL com sintomas inequívocos dispensa confirmação. Recomenda-se suspender a metformina se a TFGe for <30 mL/min/1,73 m². Para a maioria dos adultos, a meta é HbA1c <7%."',
    ['Parar a metformina com TFGe inferior a 30 mL/min/1,73 m² [1].'],
    [['unit', 'A glicemia ao acaso ≥200 mmol/L com sintomas inequívocos dispensa confirmação [1].']],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    [
      'DRC = alteração estrutural ou funcional do rim por 3 meses ou mais, classificada por causa, TFG e albuminúria [1].',
    ],
    [['comparator', 'Fala-se em DRC quando a anormalidade renal dura menos de 3 meses [1].']],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD is defined as abnormalities of kidney structure or function, present for a minimum of 3 months, with implications for health. CKD is classified by cause, GFR category (G1-G5), and albuminuria category (A1-A3). We recommend treating patients with type 2 diabetes, CKD, and an eGFR ≥20 ml/min per 1.73 m2 with an SGLT2 inhibitor (1A). We suggest that adults with high BP and CKD be treated with a target systolic BP of <120 mm Hg, when tolerated, using standardized office BP measurement (2B). We suggest maintaining a protein intake of 0.8 g/kg body weight/d in adults with CKD G3-G5 (2C)."',
    ['Diabético tipo 2 com DRC e TFGe de pelo menos 20 mL/min/1,73 m² deve receber iSGLT2 [1].'],
    [
      ['digit', 'Na DRC G3–G5, sugere-se ingestão proteica de 1,8 g/kg/dia [1].'],
      ['digit', 'PA sistólica alvo <140 mmHg na DRC com hipertensão, se tolerada (sugestão 2B) [1].'],
    ],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ A DRC é definida por anormalidades da estrutura ou da função renal por no mínimo 3 meses, com implicações para a saúde, e classificada por causa, TFG (G1-G5) e albuminúria (A1-A3). A categoria A3 corresponde a RAC >300 mg/g e a G5, a TFG <15 mL/min/1,73 m². Recomenda-se estatina para adultos com 50 anos ou mais e TFGe <60 mL/min/1,73 m² que não estejam em diálise. Recomenda-se manter o iSGLT2 mesmo que a TFGe caia abaixo de 20 mL/min/1,73 m², salvo se não tolerado."',
    [
      'Manter o iSGLT2 ainda que a TFGe fique abaixo de 20, desde que tolerado [1].',
      'Estatina indicada na DRC não dialítica com ≥50 anos e TFGe <60 mL/min/1,73 m² [1].',
    ],
    [
      [
        'negation',
        'O iSGLT2 não deve ser mantido se a TFGe cair abaixo de 20 mL/min/1,73 m², ainda que tolerado [1].',
      ],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'Na sepse com hipoperfusão: pelo menos 30 mL/kg de cristaloide em 3 h (recomendação fraca) e PAM de 65 mmHg como alvo [1].',
    ],
    [['comparator', 'Nas primeiras 3 h da sepse, infundir no máximo 30 mL/kg de cristaloide [1].']],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ For patients with sepsis-induced hypoperfusion or septic shock we suggest that at least 30 mL/kg of IV crystalloid fluid should be given within the first 3 hours of resuscitation (weak recommendation). For adults with septic shock on vasopressors, we recommend an initial target mean arterial pressure of 65 mm Hg over higher targets. We recommend using norepinephrine as the first-line agent over other vasopressors. For adults with possible septic shock or a high likelihood for sepsis, we recommend administering antimicrobials immediately, ideally within 1 hour of recognition. We recommend against using qSOFA compared with SIRS, NEWS, or MEWS as a single screening tool for sepsis or septic shock."',
    [
      'O qSOFA não deve ser usado como ferramenta única de triagem de sepse, em comparação com SIRS, NEWS ou MEWS [1].',
    ],
    [['digit', 'Alvo inicial de PAM no choque séptico: 85 mmHg [1].']],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ Na hipoperfusão induzida por sepse, sugere-se administrar pelo menos 30 mL/kg de cristaloide IV nas primeiras 3 horas. A PAM alvo inicial é de 65 mmHg, e a noradrenalina é o vasopressor de primeira linha. No choque séptico, os antimicrobianos devem ser iniciados em até 1 hora. Recomenda-se não usar amidos para ressuscitação volêmica. Sugere-se hidrocortisona 200 mg/dia se houver necessidade persistente de vasopressor."',
    [
      'Noradrenalina primeiro; hidrocortisona 200 mg/dia se a droga vasoativa seguir necessária [1].',
      'Amido não se usa para ressuscitar na sepse, e o antibiótico no choque séptico deve sair em até 1 h [1].',
    ],
    [],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    ['Dengue grupo D: 20 mL/kg em até 20 min; grupo C: 10 mL/kg na primeira hora [1].'],
    [['unit', 'No grupo D, fazer 20 mL/kg em até 20 horas [1].']],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ Patients are stratified into groups A to D. Group C (warning signs) should receive intravenous fluids at 10 mL/kg in the first hour, whereas group D (shock) requires 20 mL/kg of isotonic saline in up to 20 minutes, which may be repeated up to three times. Salicylates and nonsteroidal anti-inflammatory drugs must not be used; dipyrone or paracetamol are preferred. Group A patients are managed at home with oral hydration (60 mL/kg/day in adults). Patients in group C require hospital admission for at least 48 hours."',
    ['AAS e AINEs não devem ser usados na dengue; para a febre, preferir dipirona ou paracetamol [1].'],
    [
      [
        'direction',
        'Em relação ao grupo C, o grupo D recebe um volume inicial de hidratação venosa menor por kg [1].',
      ],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ Os casos são estadiados em grupos A a D. No grupo C (sinais de alarme), iniciar SF 0,9% 10 mL/kg na primeira hora; no grupo D (choque), 20 mL/kg em até 20 minutos, repetindo até três vezes se necessário. No grupo A, a hidratação oral para adultos é de 60 mL/kg/dia, sendo um terço com sais de reidratação oral. Salicilatos e anti-inflamatórios não esteroidais não devem ser administrados."',
    [
      'Adulto do grupo A hidrata por via oral com 60 mL/kg/dia, um terço em SRO [1].',
      'No choque, a fase de expansão pode ser repetida até três vezes [1].',
    ],
    [],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    ['SABA isolado não é mais recomendado na asma; o resgate preferencial é CI-formoterol [1].'],
    [['negation', 'Tratar a asma só com SABA é recomendado [1].']],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ GINA no longer recommends treatment of asthma in adults and adolescents with SABA alone. Track 1, with ICS-formoterol as the reliever, is the preferred approach because it reduces the risk of severe exacerbations compared with using a SABA reliever. In mild asthma, as-needed low-dose ICS-formoterol reduced severe exacerbations by 60-64% compared with SABA alone. Before considering a step up, clinicians should check inhaler technique and adherence."',
    [
      'Na asma leve, CI-formoterol em dose baixa sob demanda diminuiu exacerbações graves em 60–64% frente ao SABA sozinho [1].',
    ],
    [
      [
        'direction',
        'Usar CI-formoterol como resgate aumenta o risco de exacerbações graves em comparação ao SABA [1].',
      ],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ A GINA não recomenda o tratamento da asma com SABA isolado em adultos e adolescentes. A via preferencial usa CI-formoterol em baixa dose como medicação de resgate em todas as etapas, por reduzir exacerbações graves em comparação com SABA de resgate. A dose máxima de formoterol em um único dia é de 72 µg (com budesonida-formoterol). Antes de aumentar o tratamento, devem-se revisar a técnica inalatória e a adesão."',
    ['Antes de subir de etapa, conferir se o paciente usa direito o inalador e se adere ao tratamento [1].'],
    [
      [
        'direction',
        'O resgate com SABA reduz mais as exacerbações graves do que o resgate com CI-formoterol [1].',
      ],
    ],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    ['DPOC: relação VEF1/CVF pós-BD inferior a 0,7; os grupos agora são A, B e E [1].'],
    [],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ In the appropriate clinical context, the presence of nonfully reversible airflow limitation (post-bronchodilator FEV1/FVC <0.7) measured by spirometry confirms the diagnosis of COPD. The ABCD assessment tool has been revised: groups C and D are merged into group E, to recognize the clinical relevance of exacerbations independently of the level of symptoms. Initial treatment in group B is LABA+LAMA; in group E it is LABA+LAMA, with consideration of LABA+LAMA+ICS if blood eosinophils are ≥300 cells/µL. LABA+ICS is no longer encouraged in COPD. Long-term oxygen therapy (>15 hours per day) improves survival in patients with severe resting hypoxemia."',
    [
      'Fundiram-se os grupos C e D no grupo E, valorizando as exacerbações qualquer que seja o nível de sintomas [1].',
    ],
    [['direction', 'Na hipoxemia grave em repouso, a oxigenoterapia prolongada diminui a sobrevida [1].']],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ O diagnóstico de DPOC requer VEF1/CVF <0,7 pós-broncodilatador. A classificação passou a ser A, B e E: o grupo E inclui pacientes com duas ou mais exacerbações moderadas ou pelo menos uma com hospitalização no último ano. No grupo B, inicia-se LABA+LAMA; no grupo E, LABA+LAMA, acrescentando-se CI se eosinófilos ≥300 células/µL. Oxigenoterapia domiciliar por mais de 15 horas/dia aumenta a sobrevida na hipoxemia grave de repouso. Não se encoraja o uso de LABA+CI na DPOC."',
    [
      'Uma internação por exacerbação no último ano já coloca o paciente no grupo E [1].',
      'LABA + CI deixou de ser encorajado na DPOC [1].',
    ],
    [],
  ],
];

/** Answers that cite two passages. */
const ofTwo: HandCase[] = [
  [
    'wrong-reference',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ The trial was stopped early after a planned interim analysis. At that time, 4401 patients had undergone randomization, with a median follow-up of 2.62 years. The relative risk of the primary outcome was 30% lower in the canagliflozin group than in the placebo group, with event rates of 43.2 and 61.2 per 1000 patient-years, respectively (hazard ratio, 0.70; 95% CI, 0.59 to 0.82; P=0.00001). The relative risk of end-stage kidney disease was lower by 32% (hazard ratio, 0.68; 95% CI, 0.54 to 0.86; P=0.002). The canagliflozin group also had a lower risk of hospitalization for heart failure (hazard ratio, 0.61; 95% CI, 0.47 to 0.80; P<0.001). There were no significant differences in rates of amputation or fracture."',
    'A dapagliflozina baixou de 21,2% para 16,3% a piora da IC ou morte cardiovascular [2]. Ao todo, 4.744 pacientes foram estudados [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)" + "The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ A espironolactona (25 mg/dia) reduziu a mortalidade total em pacientes com IC grave e FEVE ≤35% já em uso de IECA e diurético de alça: 35% versus 46% com placebo (RR 0,70). Houve também menos hospitalizações por piora da IC. Ginecomastia ou dor mamária ocorreu em 10% dos homens tratados. Recomenda-se monitorar potássio e creatinina e não iniciar o fármaco se o potássio sérico for >5,0 mEq/L."',
    'Ginecomastia ou dor mamária apareceu em 10% dos homens [1]. Na IC grave, a espironolactona reduziu a mortalidade total [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ O UKPDS 33 acompanhou 3.867 pacientes com DM2 recém-diagnosticado por 10 anos. O controle intensivo com sulfonilureia ou insulina manteve HbA1c de 7,0%, contra 7,9% no tratamento convencional, e reduziu em 25% o risco de complicações microvasculares. A redução de infarto do miocárdio (16%) não alcançou significância estatística (p=0,052). Hipoglicemia e ganho de peso foram mais frequentes no grupo intensivo." + "Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ A liraglutida (até 1,8 mg/dia SC) foi avaliada em 9.340 pacientes com DM2 e alto risco cardiovascular, com seguimento mediano de 3,8 anos. MACE ocorreu em 13,0% com liraglutida e 14,9% com placebo (HR 0,87; IC95% 0,78-0,97), e a mortalidade cardiovascular foi menor (HR 0,78; IC95% 0,66-0,93). Eventos gastrointestinais foram a principal causa de suspensão do tratamento; não se observou aumento de pancreatite."',
    'Com liraglutida, a mortalidade CV foi menor (HR 0,78; IC95% 0,66–0,93) [1]. A dose usada chegou a 1,8 mg/dia por via subcutânea [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ The trial was stopped early after a median follow-up of 27 months, because the boundary for an overwhelming benefit with LCZ696 (sacubitril-valsartan) had been crossed. The primary outcome had occurred in 914 patients (21.8%) in the LCZ696 group and 1117 patients (26.5%) in the enalapril group (hazard ratio, 0.80; 95% CI, 0.73 to 0.87; P<0.001). A total of 711 patients (17.0%) receiving LCZ696 and 835 patients (19.8%) receiving enalapril died (hazard ratio for death from any cause, 0.84; 95% CI, 0.76 to 0.93; P<0.001). As compared with enalapril, LCZ696 also reduced the risk of hospitalization for heart failure by 21% (P<0.001). The LCZ696 group had higher proportions of patients with hypotension and nonserious angioedema but lower proportions with renal impairment, hyperkalemia, and cough than the enalapril group. CONCLUSIONS: LCZ696 was superior to enalapril in reducing the risks of death and of hospitalization for heart failure." + "Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ Mean follow-up was 4.9 years. The primary outcome (combined fatal CHD or nonfatal MI) did not differ between treatments: compared with chlorthalidone (6-year rate, 11.5%), the relative risks were 0.98 (95% CI, 0.90-1.07) for amlodipine (6-year rate, 11.3%) and 0.99 (95% CI, 0.91-1.08) for lisinopril (6-year rate, 11.4%). All-cause mortality likewise did not differ between groups. For amlodipine vs chlorthalidone, secondary outcomes were similar except for a higher 6-year rate of heart failure with amlodipine (10.2% vs 7.7%; RR, 1.38; 95% CI, 1.25-1.52). For lisinopril vs chlorthalidone, lisinopril had higher 6-year rates of combined CVD (33.3% vs 30.9%), stroke (6.3% vs 5.6%; RR, 1.15; 95% CI, 1.02-1.30) and heart failure (8.7% vs 7.7%). CONCLUSION: Thiazide-type diuretics are superior in preventing 1 or more major forms of CVD and are less expensive. They should be preferred for first-step antihypertensive therapy."',
    'A internação por IC foi reduzida em 21% em comparação ao enalapril [2]. O ensaio acabou antes do previsto, com 27 meses de seguimento mediano [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ O evolocumabe (140 mg a cada 2 semanas ou 420 mg por mês, SC) foi adicionado à estatina em 27.564 pacientes com doença aterosclerótica e LDL-c ≥70 mg/dL. O desfecho primário ocorreu em 9,8% versus 11,3% (HR 0,85; IC95% 0,79-0,92). Não houve aumento de diabetes novo nem de eventos neurocognitivos; reações no local da injeção foram mais comuns com evolocumabe. A mortalidade cardiovascular não foi reduzida." + "Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ Na SCA, o ticagrelor (ataque de 180 mg, seguido de 90 mg 2x/dia) reduziu morte vascular, IAM ou AVC em 12 meses em comparação ao clopidogrel (9,8% vs 11,7%; HR 0,84; IC95% 0,77-0,92). Dispneia foi mais frequente com ticagrelor. Recomenda-se manter a dupla antiagregação por 12 meses, com AAS em dose de até 100 mg/dia. O ticagrelor não deve ser usado em pacientes com hemorragia intracraniana prévia."',
    'A dispneia foi mais comum com ticagrelor do que com clopidogrel [1]. No ensaio, a dose de ataque do ticagrelor foi de 180 mg [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)" + "Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    'Com finerenona, 17,8% tiveram o desfecho renal composto, ante 21,1% no placebo [1]. O estudo analisou 5.674 pacientes [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ Functional status at day 90 did not differ significantly between the groups (adjusted odds ratio for modified Rankin Scale 0.88, 95% CI 0.76-1.03, p=0.11). Although there were fewer deaths by day 7 in the tranexamic acid group (101 [9%] deaths in the tranexamic acid group vs 123 [11%] deaths in the placebo group; adjusted HR 0.73, 0.53-0.99, p=0.0406), there was no difference in case fatality at 90 days (250 [22%] vs 249 [21%]; adjusted HR 0.92, 0.77-1.10, p=0.37). Fewer patients had serious adverse events after tranexamic acid than after placebo by days 2, 7 and 90. INTERPRETATION: Functional status 90 days after intracerebral haemorrhage did not differ significantly between patients who received tranexamic acid and those who received placebo, despite a reduction in early deaths and serious adverse events." + "Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ In part 1, there was no significant difference between the group given t-PA and that given placebo in the percentages of patients with neurologic improvement at 24 hours. In part 2, the long-term clinical benefit of t-PA was confirmed (global odds ratio for a favorable outcome at three months, 1.7; 95 percent confidence interval, 1.2 to 2.6). As compared with patients given placebo, patients treated with t-PA were at least 30 percent more likely to have minimal or no disability at three months on the assessment scales. Symptomatic intracerebral hemorrhage within 36 hours after the onset of stroke occurred in 6.4 percent of patients given t-PA but only 0.6 percent of patients given placebo (P<0.001). Mortality at three months was 17 percent in the t-PA group and 21 percent in the placebo group (P=0.30)."',
    'Em 90 dias, a letalidade foi de 22% com ácido tranexâmico e 21% com placebo [2]. Até o sétimo dia, porém, houve menos óbitos com o fármaco [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ Rates of the primary outcome were 1.69% per year in the warfarin group, as compared with 1.53% per year in the group that received 110 mg of dabigatran (relative risk with dabigatran, 0.91; 95% CI, 0.74 to 1.11; P<0.001 for noninferiority) and 1.11% per year in the group that received 150 mg of dabigatran (relative risk, 0.66; 95% CI, 0.53 to 0.82; P<0.001 for superiority). The rate of major bleeding was 3.36% per year in the warfarin group, as compared with 2.71% per year in the group receiving 110 mg of dabigatran (P=0.003) and 3.11% per year in the group receiving 150 mg of dabigatran (P=0.31). The rate of hemorrhagic stroke was 0.38% per year in the warfarin group, as compared with 0.12% per year with 110 mg of dabigatran (P<0.001) and 0.10% per year with 150 mg of dabigatran (P<0.001)." + "Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ The median duration of follow-up was 1.8 years. The rate of the primary outcome was 1.27% per year in the apixaban group, as compared with 1.60% per year in the warfarin group (hazard ratio with apixaban, 0.79; 95% CI, 0.66 to 0.95; P<0.001 for noninferiority; P=0.01 for superiority). The rate of major bleeding was 2.13% per year in the apixaban group, as compared with 3.09% per year in the warfarin group (hazard ratio, 0.69; 95% CI, 0.60 to 0.80; P<0.001), and the rates of death from any cause were 3.52% and 3.94%, respectively (hazard ratio, 0.89; 95% CI, 0.80 to 0.998; P=0.047). The rate of hemorrhagic stroke was 0.24% per year in the apixaban group, as compared with 0.47% per year in the warfarin group (hazard ratio, 0.51; 95% CI, 0.35 to 0.75; P<0.001), and the rate of ischemic or uncertain type of stroke was 0.97% per year and 1.05% per year, respectively (hazard ratio, 0.92; 95% CI, 0.74 to 1.13; P=0.42)."',
    'AVC hemorrágico: 0,24% ao ano com apixabana contra 0,47% com varfarina [1]. A mediana de seguimento foi de 1,8 ano [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant" + "Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    'No trauma, o ácido tranexâmico baixou a mortalidade hospitalar de 16,0% para 14,5% [1]. O ensaio contou com 20.211 pacientes [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ O estudo ART, conduzido pelo Brasil com 1.010 pacientes com SDRA moderada a grave, mostrou maior mortalidade em 28 dias com recrutamento alveolar e PEEP titulada do que com PEEP baixa (55,3% vs 49,3%; HR 1,20; IC95% 1,01-1,42). Barotrauma e pneumotórax com necessidade de drenagem também foram mais comuns. Não se recomenda o uso rotineiro de manobras de recrutamento máximo." + "Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ A posição prona deve ser considerada na SDRA grave com PaO2/FiO2 <150 mmHg, FiO2 ≥60% e PEEP ≥5 cmH2O, em sessões de pelo menos 16 horas consecutivas. No PROSEVA (n=466), a mortalidade em 28 dias caiu de 32,8% para 16,0% (p<0,001). As complicações não diferiram entre os grupos, exceto a parada cardíaca, mais frequente em posição supina."',
    'Barotrauma e pneumotórax drenado foram mais frequentes com o recrutamento [2]. Foram 1.010 pacientes com SDRA moderada a grave [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ A total of 39 HIV-1 transmissions were observed (incidence rate, 1.2 per 100 person-years; 95% CI, 0.9 to 1.7); of these, 28 were virologically linked to the infected partner (incidence rate, 0.9 per 100 person-years; 95% CI, 0.6 to 1.3). Of the 28 linked transmissions, only 1 occurred in the early-therapy group (hazard ratio, 0.04; 95% CI, 0.01 to 0.27; P<0.001). Subjects receiving early therapy had fewer treatment end points (hazard ratio, 0.59; 95% CI, 0.40 to 0.88; P=0.01). CONCLUSIONS: The early initiation of antiretroviral therapy reduced rates of sexual transmission of HIV-1 and clinical events, indicating both personal and public health benefits from such therapy." + "Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ A total of 4685 patients were followed for a mean of 3.0 years. At study entry, the median HIV viral load was 12,759 copies per milliliter, and the median CD4+ count was 651 cells per cubic millimeter. The primary end point occurred in 42 patients in the immediate-initiation group (1.8%; 0.60 events per 100 person-years), as compared with 96 patients in the deferred-initiation group (4.1%; 1.38 events per 100 person-years), for a hazard ratio of 0.43 (95% CI, 0.30 to 0.62; P<0.001). Hazard ratios for serious AIDS-related and serious non-AIDS-related events were 0.28 (95% CI, 0.15 to 0.50; P<0.001) and 0.61 (95% CI, 0.38 to 0.97; P=0.04), respectively. More than two thirds of the primary end points (68%) occurred in patients with a CD4+ count of more than 500 cells per cubic millimeter. The risks of a grade 4 event were similar in the two groups, as were the risks of unscheduled hospital admissions."',
    'Com início imediato da TARV, o desfecho primário caiu de 4,1% para 1,8% [1]. A carga viral mediana de entrada era de 12.759 cópias/mL [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg" + "Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    'No grupo C da dengue, a hidratação é de 10 mL/kg na primeira hora [1]. Os grupos vão de A a D [2].',
    'dn',
  ],
  [
    'wrong-reference',
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ The diagnosis of diabetes is established by a fasting plasma glucose ≥126 mg/dL or HbA1c ≥6.5%, confirmed by a second abnormal test in the absence of symptoms. Random glucose ≥200 mg/dL with classic symptoms is sufficient and requires no confirmation. Prediabetes corresponds to fasting glucose of 100-125 mg/dL or HbA1c of 5.7-6.4%. Screening is recommended for all adults from 35 years of age. Metformin should be discontinued when eGFR falls below 30 mL/min/1.73 m2." + "Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ In the appropriate clinical context, the presence of nonfully reversible airflow limitation (post-bronchodilator FEV1/FVC <0.7) measured by spirometry confirms the diagnosis of COPD. The ABCD assessment tool has been revised: groups C and D are merged into group E, to recognize the clinical relevance of exacerbations independently of the level of symptoms. Initial treatment in group B is LABA+LAMA; in group E it is LABA+LAMA, with consideration of LABA+LAMA+ICS if blood eosinophils are ≥300 cells/µL. LABA+ICS is no longer encouraged in COPD. Long-term oxygen therapy (>15 hours per day) improves survival in patients with severe resting hypoxemia."',
    'Metformina deve ser suspensa quando a TFGe cai abaixo de 30 mL/min/1,73 m² [2]. O rastreio do diabetes começa aos 35 anos [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ A GINA não recomenda o tratamento da asma com SABA isolado em adultos e adolescentes. A via preferencial usa CI-formoterol em baixa dose como medicação de resgate em todas as etapas, por reduzir exacerbações graves em comparação com SABA de resgate. A dose máxima de formoterol em um único dia é de 72 µg (com budesonida-formoterol). Antes de aumentar o tratamento, devem-se revisar a técnica inalatória e a adesão." + "Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ O diagnóstico de DPOC requer VEF1/CVF <0,7 pós-broncodilatador. A classificação passou a ser A, B e E: o grupo E inclui pacientes com duas ou mais exacerbações moderadas ou pelo menos uma com hospitalização no último ano. No grupo B, inicia-se LABA+LAMA; no grupo E, LABA+LAMA, acrescentando-se CI se eosinófilos ≥300 células/µL. Oxigenoterapia domiciliar por mais de 15 horas/dia aumenta a sobrevida na hipoxemia grave de repouso. Não se encoraja o uso de LABA+CI na DPOC."',
    'O CI é acrescentado com eosinófilos a partir de 300 células/µL [1]. Na DPOC, a VEF1/CVF pós-broncodilatador fica abaixo de 0,7 [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ A total of 16,235 participants received either Butantan-DV (10,259 participants) or placebo (5976 participants). The overall 2-year vaccine efficacy was 79.6% (95% CI, 70.0 to 86.3): 73.6% (95% CI, 57.6 to 83.7) among participants with no evidence of previous dengue exposure and 89.2% (95% CI, 77.6 to 95.6) among those with a history of exposure. Vaccine efficacy was 80.1% among participants 2 to 6 years of age, 77.8% among those 7 to 17 years of age, and 90.0% among those 18 to 59 years of age. Efficacy against DENV-1 was 89.5% and against DENV-2 was 69.6%. DENV-3 and DENV-4 were not detected during the follow-up period. Solicited systemic vaccine- or placebo-related adverse events within 21 days after injection were more common with Butantan-DV than with placebo (58.3% of participants, vs. 45.6%)." + "Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ The primary outcome occurred in 394 patients (27.5%) in the benznidazole group and in 414 (29.1%) in the placebo group (hazard ratio, 0.93; 95% CI, 0.81 to 1.07; P=0.31). At baseline, a PCR assay was performed on blood samples obtained from 1896 patients; 60.5% had positive results for Trypanosoma cruzi on PCR. The rates of conversion to negative PCR results were 66.2% in the benznidazole group and 33.5% in the placebo group at the end of treatment, 55.4% and 35.3%, respectively, at 2 years, and 46.7% and 33.1%, respectively, at 5 years or more (P<0.001 for all comparisons). CONCLUSIONS: Trypanocidal therapy with benznidazole in patients with established Chagas\' cardiomyopathy significantly reduced serum parasite detection but did not significantly reduce cardiac clinical deterioration through 5 years of follow-up."',
    'A eficácia contra o DENV-1 foi de 89,5% [2]. A vacina foi aplicada em 10.259 participantes [1].',
    'dc',
  ],
];

export const thirtyEighthRound: readonly HandCase[] = [...casesOf(groups), ...ofTwo];
