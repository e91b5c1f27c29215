import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the thirtieth examiner, over the findings of the corpus. */
const groups: CaseGroup[] = [
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ A total of 6,609 patients with chronic kidney disease underwent randomization to empagliflozin (10 mg once daily) or placebo. During a median of 2.0 years of follow-up, progression of kidney disease or cardiovascular death occurred in 432 of 3,304 patients (13.1%) in the empagliflozin group and in 558 of 3,305 (16.9%) in the placebo group (hazard ratio, 0.72; 95% CI, 0.64 to 0.82; P<0.001). The rate of hospitalization from any cause was lower with empagliflozin (hazard ratio, 0.86; 95% CI, 0.78 to 0.95), but there was no significant difference in death from any cause (4.5% vs. 5.1%)."',
    [
      'A mortalidade geral não diferiu de modo significativo (4,5% com empagliflozina, 5,1% com placebo) [1].',
      'Houve menos hospitalizações por qualquer causa com empagliflozina (HR 0,86), em mediana de dois anos [1]',
    ],
    [
      ['unit', 'O seguimento mediano do ensaio foi de 2,0 meses [1].'],
      [
        'negation',
        'A empagliflozina diminuiu de forma significativa a morte por qualquer causa na DRC (4,5% vs 5,1%) [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'Quando dado em até 3 horas, o efeito foi maior: 1,2% vs 1,7%, RR 0,69 [1].',
      'O desfecho primário composto não foi alcançado no WOMAN [1].',
    ],
    [
      ['digit', 'A morte por sangramento caiu de 1,9% para 1,3% com ácido tranexâmico [1].'],
      [
        'comparator',
        'Com tratamento iniciado depois de 3 h, a morte por sangramento foi de 1,2% vs 1,7% (RR 0,69) [1].',
      ],
      ['negation', 'O desfecho primário composto foi atingido no estudo WOMAN [1]'],
      ['direction', 'O tranexâmico precoce elevou a morte por sangramento no pós-parto (RR 0,81) [1].'],
    ],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD is defined as abnormalities of kidney structure or function, present for a minimum of 3 months, with implications for health; a GFR below 60 ml/min per 1.73 m² is one of the criteria. CKD is classified by cause, GFR category (G1-G5) and albuminuria category (A1-A3). Category G3a corresponds to a GFR of 45-59 and G5 to a GFR below 15 ml/min per 1.73 m². Albuminuria is A1 when below 30 mg/g, A2 from 30 to 300 mg/g and A3 above 300 mg/g."',
    [
      'A albuminúria A2 vai de 30 a 300 mg/g, e a G3a abrange TFG de 45 a 59 [1].',
      'O estágio G5 corresponde a TFG abaixo de 15 mL/min/1,73 m² [1]',
    ],
    [['digit', 'A categoria G3a corresponde à TFG de 35 a 59 mL/min/1,73 m² [1].']],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ In 18,624 patients admitted with an acute coronary syndrome, ticagrelor (180-mg loading dose, 90 mg twice daily thereafter) was compared with clopidogrel (300-to-600-mg loading dose, 75 mg daily thereafter). At 12 months, death from vascular causes, myocardial infarction or stroke had occurred in 9.8% with ticagrelor and 11.7% with clopidogrel (hazard ratio, 0.84; 95% CI, 0.77 to 0.92; P<0.001). Death from vascular causes was lower with ticagrelor (4.0% vs. 5.1%). Rates of major bleeding did not differ significantly (11.6% and 11.2%, respectively; P=0.43), but ticagrelor was associated with more major bleeding not related to coronary-artery bypass grafting (4.5% vs. 3.8%)."',
    [
      'O sangramento maior global não diferiu (11,6% com ticagrelor e 11,2% com clopidogrel; p = 0,43) [1]',
      'Ticagrelor: ataque de 180 mg e manutenção de 90 mg duas vezes ao dia [1].',
    ],
    [
      [
        'negation',
        'O sangramento maior diferiu significativamente entre ticagrelor e clopidogrel (11,6% e 11,2%) [1].',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    [
      'Segundo a diretriz brasileira de 2025, o objetivo é deixar a pressão abaixo de 130 por 80 mmHg [1].',
      'A meta terapêutica na hipertensão é < 130/80 mmHg [1].',
      'PA de 120 a 139 e/ou 80 a 89 mmHg passou a ser chamada de pré-hipertensão [1].',
    ],
    [
      ['digit', 'A meta de PA no hipertenso em tratamento é < 120/80 mmHg [1].'],
      ['comparator', 'O objetivo do tratamento é manter a PA acima de 130/80 mmHg [1].'],
    ],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [
      'A obstrução na DPOC é confirmada por VEF1/CVF pós-broncodilatador abaixo de 0,7 [1].',
      'Na espirometria após broncodilatador, relação VEF1/CVF menor que 0,70 indica obstrução [1].',
      'Os grupos A, B e E tomaram o lugar da antiga classificação A a D [1]',
    ],
    [
      ['digit', 'O critério espirométrico de DPOC é VEF1/CVF pós-broncodilatador < 0,8 [1].'],
      [
        'comparator',
        'A DPOC é confirmada quando a relação VEF1/CVF pós-broncodilatador está acima de 0,7 [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ We assigned 4,744 patients with New York Heart Association class II, III or IV heart failure and an ejection fraction of 40% or less to dapagliflozin (10 mg once daily) or placebo, in addition to recommended therapy. Over a median of 18.2 months, worsening heart failure or cardiovascular death occurred in 16.3% of the dapagliflozin group and in 21.2% of the placebo group (hazard ratio, 0.74; 95% CI, 0.65 to 0.85; P<0.001). Death from cardiovascular causes occurred in 9.6% and 11.5%, respectively (hazard ratio, 0.82; 95% CI, 0.69 to 0.98). Findings in patients with diabetes were similar to those in patients without diabetes. The frequency of adverse events related to volume depletion, renal dysfunction and hypoglycemia did not differ between groups."',
    [
      'O benefício foi semelhante em pacientes com e sem diabetes [1].',
      'A mortalidade cardiovascular foi de 9,6% no grupo dapagliflozina, contra 11,5% no placebo [1].',
    ],
    [
      [
        'population',
        'Em pacientes com insuficiência cardíaca de fração de ejeção preservada, a dapagliflozina reduziu piora da IC ou morte CV (HR 0,74) [1].',
      ],
      [
        'comparator',
        'O ensaio incluiu 4.744 pacientes em classe funcional II a IV com fração de ejeção acima de 40% [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ In this double-blind trial, 8,442 patients with class II, III or IV heart failure and an ejection fraction of 40% or less received sacubitril–valsartan at a dose of 200 mg twice daily or enalapril at a dose of 10 mg twice daily. The median follow-up was 27 months. Death from cardiovascular causes or hospitalization for heart failure occurred in 21.8% of the patients in the sacubitril–valsartan group and in 26.5% of those in the enalapril group (hazard ratio, 0.80; 95% CI, 0.73 to 0.87; P<0.001). Symptomatic hypotension was more common with sacubitril–valsartan than with enalapril (14.0% vs. 9.2%), whereas cough was less common (11.3% vs. 14.3%)."',
    [
      'Quem tomou sacubitril-valsartana tossiu menos (11,3%) do que quem tomou enalapril (14,3%) [1].',
      'A dose-alvo de sacubitril-valsartana foi de 200 mg duas vezes ao dia; a de enalapril, 10 mg 2x/dia [1]',
    ],
    [
      ['unit', 'Os 8.442 pacientes foram seguidos por uma mediana de 27 semanas [1].'],
      [
        'direction',
        'A hipotensão sintomática foi menos comum com sacubitril-valsartana do que com enalapril [1].',
      ],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ 2,325 adults with intracerebral haemorrhage were randomised within 8 h of onset to intravenous tranexamic acid (1 g bolus followed by a 1 g infusion over 8 h; n=1,161) or placebo (n=1,164). The primary outcome, functional status at day 90 (modified Rankin Scale), did not differ significantly between groups (adjusted OR 0.88, 95% CI 0.76-1.03, p=0.11). There were fewer deaths by day 7 in the tranexamic acid group (9% vs 11%; adjusted OR 0.73, 95% CI 0.53-0.99), but case fatality at 90 days did not differ (22% vs 21%; adjusted HR 0.92, 95% CI 0.77-1.10)."',
    [
      'Até o sétimo dia, morreram menos pacientes com tranexâmico (9%) que com placebo (11%) [1]',
      'O esquema foi de 1 g em bolus e mais 1 g infundido ao longo de 8 h [1].',
    ],
    [
      [
        'direction',
        'Na primeira semana, houve mais mortes com ácido tranexâmico do que com placebo (OR 0,73) [1].',
      ],
      ['unit', 'O tranexâmico foi iniciado em até 8 dias do início da hemorragia intracerebral [1]'],
    ],
  ],
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'Mirar uma PAS abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, diminuiu em 25% o risco relativo do desfecho primário composto [1].',
      'No SPRINT, com 9.361 participantes, a taxa anual do desfecho primário ficou em 1,65% sob a meta intensiva e em 2,19% sob a meta padrão [1].',
      'A morte por qualquer causa também caiu com o alvo mais baixo (HR 0,73; IC 95% 0,60–0,90) [1].',
    ],
    [
      [
        'unit',
        'As taxas do desfecho composto foram de 1,65% ao mês no alvo < 120 mmHg e 2,19% ao mês no alvo < 140 mmHg [1].',
      ],
      [
        'digit',
        'O alvo de PAS < 120 mmHg reduziu o desfecho primário em relação a < 140 mmHg (HR 0,78; IC 95% 0,64–0,89) [1]',
      ],
      ['direction', 'Perseguir uma PAS menor que 120 mmHg elevou a mortalidade por todas as causas [1].'],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ In this double-blind trial, 5,988 patients with class II–IV heart failure and an ejection fraction of more than 40% received empagliflozin (10 mg once daily) or placebo. Over a median of 26.2 months, cardiovascular death or hospitalization for heart failure occurred in 415 of 2,997 patients (13.8%) in the empagliflozin group and in 511 of 2,991 patients (17.1%) in the placebo group (hazard ratio, 0.79; 95% CI, 0.69 to 0.90; P<0.001). The effect was consistent in patients with or without diabetes. Uncomplicated genital and urinary tract infections and hypotension were reported more frequently with empagliflozin."',
    [
      'Infecções urinárias e genitais não complicadas, assim como hipotensão, foram mais relatadas com empagliflozina [1].',
      'O acompanhamento mediano foi de 26,2 meses, e os participantes tinham FE acima de 40% [1].',
    ],
    [
      [
        'arms',
        'Morte CV ou internação por IC ocorreu em 511 pacientes do grupo empagliflozina (17,1%) e em 415 do placebo (13,8%) [1]',
      ],
      [
        'negation',
        'As infecções genitais não complicadas não foram mais frequentes com empagliflozina do que com placebo [1].',
      ],
      ['unit', 'A dose utilizada foi de 10 mcg de empagliflozina uma vez ao dia [1].'],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'Entre 6.425 hospitalizados, a razão de taxas de morte em 28 dias foi de 0,83 (IC 95% 0,75–0,93) [1].',
      'A dexametasona reduziu a mortalidade em 28 dias de internados por covid-19: 22,9% vs 25,7% [1].',
      'Em ventilação mecânica, o ganho foi maior, com 29,3% de óbitos contra 41,4% [1].',
    ],
    [
      ['bounds', 'A razão de taxas de morte em 28 dias foi de 0,93 (IC 95% 0,75–0,83) [1].'],
      [
        'direction',
        'A dexametasona aumentou a mortalidade em 28 dias na covid-19 (razão de taxas 0,83) [1].',
      ],
      ['digit', 'A mortalidade em 28 dias foi de 22,9% com dexametasona e de 28,7% no cuidado usual [1].'],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ 466 patients with severe ARDS were randomly assigned to prone-positioning sessions of at least 16 hours (237 patients) or to be left supine (229 patients). The 28-day mortality was 16.0% in the prone group and 32.8% in the supine group (P<0.001; hazard ratio, 0.39; 95% CI, 0.25 to 0.63). Unadjusted 90-day mortality was 23.6% in the prone group and 41.0% in the supine group (P<0.001). The incidence of complications did not differ significantly between the groups, except for cardiac arrests, which were more frequent in the supine group."',
    [
      'As sessões de prona duravam pelo menos 16 h, e a mortalidade em 90 dias foi de 23,6% contra 41,0% em supino [1].',
      'Paradas cardíacas foram mais frequentes no grupo supino; as demais complicações não diferiram [1].',
    ],
    [
      ['arms', 'Em 90 dias, haviam morrido 41,0% do grupo prona e 23,6% do grupo supino [1].'],
      ['direction', 'A parada cardíaca foi mais frequente no grupo pronado do que no supino [1].'],
      [
        'direction',
        'A posição prona elevou a mortalidade em 28 dias na SDRA grave: 16,0% contra 32,8% na posição supina [1]',
      ],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ We randomized 624 patients with acute ischemic stroke to intravenous recombinant t-PA (0.9 mg per kilogram of body weight, maximum 90 mg) or placebo within 3 hours of onset: 291 in part 1 and 333 in part 2. In part 2, the global odds ratio for a favorable outcome at 3 months was 1.7 (95% CI, 1.2 to 2.6). Patients treated with t-PA were at least 30% more likely to have minimal or no disability at 3 months. Symptomatic intracerebral hemorrhage within 36 hours occurred in 6.4% of patients given t-PA and 0.6% of those given placebo (P<0.001). Mortality at 3 months was 17% in the t-PA group and 21% in the placebo group (P=0.30)."',
    [
      'Tratados com t-PA tiveram probabilidade ao menos 30% maior de sair com incapacidade mínima ou nenhuma em 3 meses [1].',
      'A dose foi de 0,9 mg/kg, com teto de 90 mg, por via intravenosa [1].',
    ],
    [
      ['direction', 'O rt-PA diminuiu a hemorragia intracraniana sintomática [1].'],
      ['unit', 'O alteplase foi dado a 0,9 g/kg, com dose máxima de 90 g [1].'],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    [
      'Evitou-se uma morte em 28 dias a cada 6 pacientes pronados, aproximadamente (16,0% vs 32,8%) [1].',
      'Na SDRA grave, a pronação cortou aproximadamente pela metade a mortalidade aos 28 dias: 16,0% contra 32,8% [1]',
      'Com 466 pacientes, a posição prona diminuiu as mortes em 28 dias (p < 0,001) [1].',
    ],
    [
      ['decimal', 'A mortalidade em 28 dias na posição prona foi de 1,60% [1].'],
      ['digit', 'A mortalidade em 28 dias foi de 16,0% com prona e de 38,2% sem ela [1].'],
      ['comparator', 'A diferença de mortalidade em 28 dias (16,0% vs 32,8%) teve p > 0,001 [1].'],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'A mortalidade CV foi 22% menor com liraglutida (HR 0,78; IC 95%: 0,66–0,93) [1]',
      'A liraglutida diminuiu os eventos cardiovasculares maiores (13,0% vs 14,9%) no DM2 [1].',
      'No LEADER, com 9.340 pessoas com diabetes tipo 2, o HR para MACE foi de 0,87 [1].',
    ],
    [
      [
        'direction',
        'No diabetes tipo 2, o uso de liraglutida elevou o risco de eventos cardiovasculares maiores (HR 0,87) [1]',
      ],
      ['digit', 'A liraglutida reduziu MACE de 14,9% para 13,6% em pessoas com DM2 [1].'],
      ['decimal', 'O HR para MACE com liraglutida foi de 8,7 [1].'],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'O ensaio brasileiro de ivermectina precoce incluiu 1.358 pacientes com covid-19 [1].',
      'O RR de 0,90, com intervalo de 0,70 a 1,16, não permite afirmar benefício da ivermectina [1].',
    ],
    [
      [
        'digit',
        'Hospitalização ou observação prolongada ocorreu em 14,7% com ivermectina e em 19,3% no comparador [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ 20,060 women aged 16 years and older with post-partum haemorrhage, in 193 hospitals in 21 countries, received 1 g intravenous tranexamic acid or placebo. Death due to bleeding was significantly reduced with tranexamic acid (1.5% vs 1.9%; risk ratio 0.81, 95% CI 0.65-1.00; p=0.045), especially in women treated within 3 h of giving birth (1.2% vs 1.7%; RR 0.69, 95% CI 0.52-0.91; p=0.008). Hysterectomy was not reduced (3.6% vs 3.5%). The composite primary endpoint of death from all causes or hysterectomy was not reduced (5.3% vs 5.5%; RR 0.97, 95% CI 0.87-1.09; p=0.65)."',
    [
      'A histerectomia não diminuiu (3,6% com tranexâmico e 3,5% com placebo) [1].',
      'Foram 20.060 mulheres a partir de 16 anos, em 193 hospitais de 21 países [1].',
    ],
    [],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ 20,211 adult trauma patients with, or at risk of, significant bleeding were randomised within 8 h of injury in 274 hospitals in 40 countries to tranexamic acid (loading dose 1 g over 10 min, then infusion of 1 g over 8 h) or placebo. All-cause mortality in hospital was significantly reduced with tranexamic acid (14.5% vs 16.0%; relative risk 0.91, 95% CI 0.85-0.97; p=0.0035), as was the risk of death due to bleeding (4.9% vs 5.7%; relative risk 0.85, 95% CI 0.76-0.96). Vascular occlusive events did not differ significantly (1.7% vs 2.0%)."',
    [
      'O risco de morrer por sangramento também diminuiu: 4,9% com tranexâmico e 5,7% com placebo [1].',
      'Não se viu aumento significativo de eventos vasculares oclusivos (1,7% vs 2,0%) [1]',
    ],
    [
      ['arms', 'A morte por sangramento foi de 5,7% com ácido tranexâmico e de 4,9% com placebo [1].'],
      [
        'population',
        'Em crianças vítimas de trauma com sangramento, o ácido tranexâmico reduziu a mortalidade hospitalar (14,5% vs 16,0%) [1].',
      ],
      ['unit', 'A dose de ataque foi de 1 mg em 10 minutos, seguida de 1 mg em 8 horas [1].'],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'O recrutamento alveolar com PEEP titulada aumentou a mortalidade em 28 dias (55,3% vs 49,3%) [1].',
      'A estratégia de recrutamento pulmonar fez mal a pacientes com SDRA, com 20% mais risco de morte em 28 dias [1].',
      'No ensaio ART, liderado pelo Brasil, o HR de morte em 28 dias foi de 1,20 (IC 95% 1,01–1,42) [1]',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada reduziu a mortalidade em 28 dias (HR 1,20; IC 95% 1,01–1,42) [1].',
      ],
      ['bounds', 'O HR de morte em 28 dias foi de 1,42 (IC 95% 1,01–1,20) [1]'],
      ['digit', 'O ART randomizou 1.070 pacientes com SDRA [1].'],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'A tirzepatida baixou mais a HbA1c do que a semaglutida, nas três doses testadas [1].',
      'As quedas de HbA1c foram de 2,01, 2,24 e 2,30 pontos com tirzepatida 5, 10 e 15 mg, nessa ordem [1].',
      'Em 40 semanas, a tirzepatida 15 mg derrubou a HbA1c em 2,30 pontos, contra 1,86 da semaglutida 1 mg [1].',
    ],
    [
      ['direction', 'A semaglutida reduziu a HbA1c mais do que a tirzepatida em todas as doses [1].'],
      ['unit', 'O ensaio durou 40 dias e a semaglutida 1 mg reduziu a HbA1c em 1,86 ponto [1].'],
      ['arms', 'A HbA1c caiu 2,30 pontos com tirzepatida 5 mg e 2,01 pontos com tirzepatida 15 mg [1]'],
      ['decimal', 'Com 10 mg de tirzepatida, a HbA1c caiu 22,4 pontos percentuais [1].'],
    ],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    [
      'DRC é a alteração de estrutura ou função renal por pelo menos 3 meses [1].',
      'A classificação da DRC usa causa, TFG (G1 a G5) e albuminúria (A1 a A3) [1].',
      'Para falar em doença renal crônica, a anormalidade precisa durar três meses ou mais [1].',
    ],
    [
      ['unit', 'Considera-se DRC quando a anormalidade renal persiste por 3 semanas ou mais [1].'],
      ['digit', 'A DRC exige alterações renais por pelo menos 6 meses [1].'],
      [
        'comparator',
        'A DRC é definida por alterações estruturais ou funcionais do rim presentes há menos de 3 meses [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ A total of 7,020 patients with type 2 diabetes at high cardiovascular risk were treated (median observation time, 3.1 years). The primary outcome (3-point MACE) occurred in 10.5% of the patients in the pooled empagliflozin group and in 12.1% of those in the placebo group (hazard ratio, 0.86; 95% CI, 0.74 to 0.99). There were no significant between-group differences in the rates of myocardial infarction or stroke, but the empagliflozin group had lower rates of death from cardiovascular causes (3.7% vs. 5.9%; hazard ratio, 0.62; 95% CI, 0.49 to 0.77) and of hospitalization for heart failure (2.7% vs. 4.1%; hazard ratio, 0.65). Genital infection was more common with empagliflozin."',
    [
      'Não houve diferença significativa nas taxas de IAM nem de AVC [1].',
      'Menos pacientes foram hospitalizados por IC com a empagliflozina: 2,7%, contra 4,1% com placebo [1].',
    ],
    [
      ['negation', 'Houve diferença significativa entre os grupos nas taxas de infarto e de AVC [1].'],
      ['population', 'No diabetes tipo 1, a empagliflozina reduziu MACE de 12,1% para 10,5% [1].'],
      ['direction', 'A empagliflozina levou a mais hospitalizações por insuficiência cardíaca [1].'],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    [
      'O ensaio brasileiro da vacina tetravalente contra dengue contou com 16.235 participantes; eficácia de 79,6% (IC 95% 70,0–86,3) [1].',
      'A vacina Butantan-DV, em dose única, teve eficácia de 79,6% em dois anos [1].',
      'A eficácia foi de 73,6% nos soronegativos e de 89,2% nos soropositivos [1]',
    ],
    [
      ['digit', 'A eficácia da Butantan-DV em 2 anos foi de 76,9% (IC 95% 70,0–86,3) [1].'],
      ['population', 'Em pessoas soropositivas para dengue, a eficácia da vacina foi de 73,6% [1]'],
      ['decimal', 'A vacina do Butantan apresentou eficácia de 7,96% em 2 anos [1].'],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ For patients with sepsis-induced hypoperfusion or septic shock, we suggest that at least 30 mL/kg of intravenous crystalloid be given within the first 3 hours (weak recommendation). For adults with septic shock on vasopressors, we recommend an initial target mean arterial pressure of 65 mm Hg over higher targets. Norepinephrine is recommended as the first-line vasopressor. Antimicrobials should be given immediately, ideally within 1 hour of recognition, when shock is present. We recommend against using starches for resuscitation."',
    [
      'A noradrenalina é o vasopressor de primeira linha, e os amidos não são recomendados [1].',
      'No choque, o antimicrobiano deve ser dado de imediato, de preferência em até 1 hora [1].',
    ],
    [['negation', 'A diretriz recomenda amidos para a ressuscitação volêmica [1].']],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ 27,564 patients with atherosclerotic cardiovascular disease and LDL cholesterol of 70 mg per deciliter or higher despite statin therapy received evolocumab (140 mg every 2 weeks or 420 mg monthly) or placebo. At 48 weeks, LDL cholesterol was reduced by 59%, from a median of 92 mg per deciliter to 30 mg per deciliter. Over a median of 2.2 years, evolocumab reduced the risk of the primary composite end point (9.8% vs. 11.3%; hazard ratio, 0.85; 95% CI, 0.79 to 0.92) and of the key secondary end point (5.9% vs. 7.4%; hazard ratio, 0.80; 95% CI, 0.73 to 0.88). Injection-site reactions were more common with evolocumab (2.1% vs. 1.6%); neurocognitive events did not differ."',
    [
      'O LDL mediano passou de 92 para 30 mg/dL em 48 semanas, uma queda de 59% [1]',
      'Eventos neurocognitivos não diferiram, mas reações no local da injeção foram mais comuns com evolocumabe (2,1% vs 1,6%) [1].',
    ],
    [
      ['unit', 'O evolocumabe podia ser dado na dose de 140 g a cada 2 semanas [1].'],
      ['negation', 'Os eventos neurocognitivos diferiram entre evolocumabe e placebo [1].'],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'HR 0,76, IC 95% 0,66–0,88, a favor da semaglutida nos desfechos renais [1].',
      'Em 3.533 pessoas com DM2 e DRC, o risco de evento renal maior foi 24% menor com semaglutida (HR 0,76) [1]',
    ],
    [
      ['digit', 'O FLOW incluiu 3.553 pacientes com DM2 e DRC [1].'],
      [
        'unit',
        'A taxa de eventos renais maiores foi de 5,8 por 1.000 pacientes-ano com semaglutida, contra 7,5 por 1.000 [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Entre 33.357 hipertensos de alto risco, clortalidona, anlodipino e lisinopril se equivaleram quanto a doença coronariana fatal ou IAM não fatal [1].',
      'Com lisinopril, a taxa em 6 anos foi de 11,4%, sem diferença frente às outras classes [1].',
      'Em seis anos, o desfecho coronariano ocorreu em 11,5% dos que usaram clortalidona e em 11,3% dos que usaram anlodipino [1]',
    ],
    [
      [
        'negation',
        'Houve diferença entre clortalidona, anlodipino e lisinopril na ocorrência de DAC fatal ou IAM não fatal [1].',
      ],
      ['unit', 'Em 6 meses, DAC fatal ou IAM não fatal ocorreu em 11,4% do grupo lisinopril [1].'],
      ['digit', 'A taxa em 6 anos de DAC fatal ou infarto não fatal foi de 12,5% com clortalidona [1].'],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'Para infarto do miocárdio, o RR foi de 0,84, sem alcançar significância estatística (p = 0,052) [1].',
      'O risco de complicações microvasculares caiu um quarto com a terapia intensiva (RR 0,75) [1].',
      'O controle intensivo levou a HbA1c a 7,0%, contra 7,9% no convencional [1].',
    ],
    [
      [
        'unit',
        'A HbA1c atingida foi de 7,0 mmol/mol no grupo intensivo e de 7,9 mmol/mol no convencional [1].',
      ],
      ['bounds', 'O RR para qualquer desfecho relacionado ao diabetes foi de 0,79 (IC 95% 0,88–0,99) [1].'],
      ['direction', 'O controle glicêmico intensivo aumentou as complicações microvasculares [1].'],
    ],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'Uma glicemia em jejum de 126 mg/dL ou mais sugere diabetes e precisa ser confirmada [1].',
      'A HbA1c diagnóstica de DM é de 6,5% para cima [1]',
    ],
    [
      ['digit', 'O diagnóstico de diabetes requer glicemia de jejum ≥ 136 mg/dL ou HbA1c ≥ 6,5% [1].'],
      ['comparator', 'O diabetes é diagnosticado quando a HbA1c está abaixo de 6,5%, com confirmação [1]'],
      ['unit', 'Diagnostica-se diabetes com glicemia de jejum ≥ 126 mmol/L, confirmada [1].'],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ 4,685 HIV-positive adults with a CD4+ count of more than 500 cells per cubic millimeter were assigned to start antiretroviral therapy immediately (n=2,326) or to defer it until the CD4+ count decreased to 350 cells per cubic millimeter (n=2,359). Over a mean of 3.0 years, the primary end point occurred in 42 patients in the immediate-initiation group (1.8%; 0.60 events per 100 person-years) and in 96 in the deferred-initiation group (4.1%; 1.38 events per 100 person-years), for a hazard ratio of 0.43 (95% CI, 0.30 to 0.62; P<0.001). The risks of a grade 4 event or of unscheduled hospital admission were similar in the two groups."',
    [
      'A taxa foi de 0,60 evento por 100 pessoas-ano com início imediato e 1,38 com início adiado [1]',
      'No grupo adiado, a TARV só começava quando o CD4 caía para 350 células/mm³ [1].',
    ],
    [
      ['comparator', 'Entraram no estudo adultos com HIV e CD4 abaixo de 500 células/mm³ [1].'],
      ['direction', 'Começar a TARV imediatamente aumentou o desfecho primário, de 1,8% para 4,1% [1].'],
    ],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ In nine countries, 1,763 HIV-1-serodiscordant couples were enrolled; the infected partner had a CD4 count between 350 and 550 cells per cubic millimeter. Participants were assigned to start antiretroviral therapy immediately (early therapy) or after a decline in the CD4 count (delayed therapy). Of 28 linked transmissions, 1 occurred in the early-therapy group and 27 in the delayed-therapy group (hazard ratio, 0.04; 95% CI, 0.01 to 0.27; P<0.001), a 96% reduction. Early therapy also resulted in fewer HIV-related clinical events in the index partner (hazard ratio, 0.59; 95% CI, 0.40 to 0.88)."',
    [
      'Das 28 transmissões ligadas, vinte e sete aconteceram no grupo de terapia tardia [1].',
      'O parceiro infectado tinha entre 350 e 550 células CD4 por mm³ [1].',
    ],
    [
      ['arms', 'Houve 27 transmissões ligadas no grupo de terapia precoce e 1 no de terapia tardia [1].'],
      [
        'direction',
        'A terapia precoce levou a mais eventos clínicos relacionados ao HIV no parceiro infectado, com HR de 0,59 [1]',
      ],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'Houve 31% menos sangramento maior com apixabana (HR 0,69; IC 95% 0,60–0,80) [1]',
      'A mortalidade foi discretamente menor com apixabana do que com varfarina: HR 0,89 (0,80–0,998) [1].',
    ],
    [
      ['direction', 'A apixabana provocou mais sangramento maior do que a varfarina [1].'],
      ['digit', 'O HR para AVC ou embolia sistêmica com apixabana foi de 0,73 [1].'],
      [
        'negation',
        'A apixabana não diminuiu a ocorrência de AVC ou embolia sistêmica em relação à varfarina [1].',
      ],
      ['bounds', 'Para sangramento maior, o HR foi de 0,80 (IC 95% 0,60–0,69) [1]'],
    ],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ A post-bronchodilator FEV1/FVC ratio below 0.7 confirms airflow obstruction. The severity of obstruction is GOLD 1 when FEV1 is 80% predicted or higher, GOLD 2 from 50 to 79%, GOLD 3 from 30 to 49% and GOLD 4 below 30%. The former groups A-D have been replaced by A, B and E; group E comprises patients with 2 or more moderate exacerbations, or 1 or more leading to hospitalisation, per year. In group E, initial LABA+LAMA is recommended, and ICS may be considered if blood eosinophils are 300 cells/μL or higher. LABA+ICS without a LAMA is not encouraged."',
    [
      'No grupo E, começa-se com LABA + LAMA, e o CI entra em pauta com eosinófilos ≥ 300 células/µL [1].',
      'GOLD 2 corresponde a VEF1 de 50% a 79% do previsto; GOLD 4, abaixo de 30% [1].',
    ],
    [
      ['digit', 'O grupo E inclui quem teve 4 ou mais exacerbações moderadas por ano [1].'],
      ['negation', 'O relatório encoraja o uso de LABA + CI sem LAMA [1]'],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ 861 patients with acute lung injury and ARDS were assigned to traditional ventilation (initial tidal volume of 12 ml per kilogram of predicted body weight, plateau pressure of 50 cm of water or less) or to lower tidal volumes (6 ml per kilogram, plateau pressure of 30 cm of water or less). Mortality was lower in the lower-tidal-volume group than in the traditional group (31.0% vs. 39.8%, P=0.007), and the number of days without ventilator use during the first 28 days was greater (12±11 vs. 10±11, P=0.007). The trial was stopped early."',
    [
      'No grupo de volume baixo, a pressão de platô deveria ficar em 30 cmH2O ou menos [1].',
      'Os dias livres de ventilador em 28 dias foram 12 no grupo de baixo volume e 10 no tradicional [1].',
    ],
    [
      [
        'direction',
        'Os pacientes do grupo de baixo volume corrente tiveram menos dias livres de ventilador do que os do grupo tradicional [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ A total of 3,533 patients with type 2 diabetes and chronic kidney disease were assigned to semaglutide 1.0 mg weekly or placebo; the median follow-up was 3.4 years. Major kidney disease events were less frequent with semaglutide (5.8 vs. 7.5 first events per 100 patient-years; hazard ratio, 0.76; 95% CI, 0.66 to 0.88; P<0.001). The mean annual eGFR slope was less steep, by 1.16 ml per minute per 1.73 m² per year, in the semaglutide group, and the risk of death from any cause was 20% lower (hazard ratio, 0.80; 95% CI, 0.67 to 0.95). Serious adverse events were reported in fewer patients with semaglutide (49.6% vs. 53.8%)."',
    [
      'O declínio anual da TFGe foi mais lento com semaglutida, em 1,16 mL/min/1,73 m² por ano [1].',
      'A semaglutida foi usada na dose de 1,0 mg por semana, e o risco de morte por qualquer causa caiu 20% [1].',
    ],
    [
      [
        'decimal',
        'A diferença na inclinação anual da TFGe foi de 11,6 mL/min/1,73 m² por ano a favor da semaglutida [1].',
      ],
      ['direction', 'Eventos adversos graves foram mais frequentes com semaglutida do que com placebo [1]'],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    [
      'Para o diagnóstico de HAS, os cortes em consultório são 140 mmHg de sistólica e 90 mmHg de diastólica [1]',
      'Pela diretriz de 2020, PAS de 140 mmHg ou mais, ou PAD de 90 mmHg ou mais, já caracteriza HAS [1].',
      'Define-se hipertensão pela PA de consultório ≥ 140 e/ou ≥ 90 mmHg [1].',
    ],
    [
      ['comparator', 'É hipertenso quem tem PA de consultório inferior a 140 e/ou 90 mmHg [1].'],
      ['unit', 'O diagnóstico de hipertensão exige PA de consultório ≥ 140 e/ou ≥ 90 cmH2O [1].'],
      ['digit', 'Considera-se hipertensão a partir de 150 e/ou 90 mmHg no consultório [1].'],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Na obesidade sem diabetes, a semaglutida reduziu MACE de 8,0% para 6,5% [1].',
      'Com 1,5 ponto percentual de redução absoluta (6,5% vs 8,0%), o NNT foi de aproximadamente 67 [1].',
      'Houve 20% menos risco de MACE com semaglutida (HR 0,80; IC 95% 0,72–0,90) [1].',
    ],
    [
      ['digit', 'O SELECT acompanhou 17.804 pacientes com obesidade [1].'],
      [
        'negation',
        'A semaglutida não reduziu os eventos cardiovasculares maiores na obesidade sem diabetes [1]',
      ],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'Recomenda-se mirar PAM de 65 mmHg e infundir no mínimo 30 mL/kg de cristaloide em até 3 h [1].',
      'Na sepse, sugere-se pelo menos 30 mL/kg de cristaloide nas primeiras 3 horas, recomendação fraca [1].',
    ],
    [
      [
        'comparator',
        'A ressuscitação inicial deve usar no máximo 30 mL/kg de cristaloide nas primeiras 3 h [1].',
      ],
      ['decimal', 'Deve-se infundir ao menos 3,0 mL/kg de cristaloide nas primeiras 3 horas [1].'],
      ['digit', 'Recomendam-se ao menos 50 mL/kg de cristaloide nas primeiras 3 horas da sepse [1].'],
      ['digit', 'A meta de PAM no choque séptico é de 75 mmHg [1]'],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'No grupo C da dengue, a hidratação começa com 10 mL/kg na primeira hora [1].',
      'Salicilatos e AINEs são contraindicados na suspeita de dengue [1].',
      'O grupo D deve receber 20 mL/kg em até 20 minutos [1]',
    ],
    [
      ['negation', 'Na dengue, os AINEs e os salicilatos podem ser usados [1].'],
      ['digit', 'Pacientes do grupo C recebem 15 mL/kg na primeira hora [1].'],
      ['unit', 'No grupo D, administram-se 20 mL/kg em até 20 horas [1].'],
      ['digit', 'O grupo D deve receber 25 mL/kg em até 20 min [1].'],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    [
      'O evolocumabe reduziu o desfecho primário de 11,3% para 9,8% (HR 0,85) [1].',
      'HR 0,85, com IC 95% entre 0,79 e 0,92, para o desfecho composto primário do evolocumabe [1].',
      'Em 27.564 pacientes com doença cardiovascular, o risco relativo do composto primário caiu 15% [1].',
    ],
    [
      ['digit', 'O composto primário ocorreu em 9,8% com evolocumabe e em 13,3% no controle [1].'],
      [
        'direction',
        'O evolocumabe aumentou os eventos cardiovasculares do composto primário em pacientes com doença CV [1].',
      ],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ In this double-blind trial in Brazil, 16,235 participants aged 2 to 59 years received a single dose of Butantan-DV (n=10,259) or placebo (n=5,976). The 2-year vaccine efficacy against virologically confirmed dengue was 79.6% (95% CI, 70.0 to 86.3): 73.6% among participants without previous dengue exposure and 89.2% among those with a history of exposure. Efficacy was 89.5% against DENV-1 and 69.6% against DENV-2; DENV-3 and DENV-4 were not detected during the follow-up. Solicited systemic adverse events within 21 days after injection were more common with the vaccine than with placebo (58.3% vs. 45.6%)."',
    [
      'Protegeu mais contra DENV-1 (89,5%) do que contra DENV-2 (69,6%) [1].',
      'Durante o seguimento, não foram detectados DENV-3 nem DENV-4 [1].',
    ],
    [
      ['digit', 'Contra o DENV-2, a eficácia da vacina foi de 64,6% [1].'],
      [
        'direction',
        'Os eventos adversos sistêmicos em 21 dias foram menos comuns com a vacina do que com o placebo (58,3% vs 45,6%) [1].',
      ],
      [
        'arms',
        'Eventos adversos sistêmicos solicitados ocorreram em 45,6% com a vacina e em 58,3% com placebo [1].',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    [
      'Entre 40% e 49%, fala-se em FE intermediária [1].',
      'O corte de NT-proBNP para rastreio é de 125 pg/mL [1].',
      'Classifica-se como ICFEr a FEVE abaixo de 40% [1].',
      'Fração de ejeção de 50% ou mais define a IC de fração de ejeção preservada [1]',
    ],
    [
      ['digit', 'O ponto de corte de NT-proBNP para triagem de IC é de 175 pg/mL [1].'],
      ['unit', 'Na triagem de IC, usa-se NT-proBNP de 125 ng/mL como corte [1].'],
      ['comparator', 'A IC de fração de ejeção reduzida é definida por FEVE acima de 40% [1]'],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'A redução da morte materna (RR 0,55) não foi estatisticamente significativa [1]',
      'Em 10.141 mulheres com pré-eclâmpsia, o sulfato de magnésio preveniu convulsões eclâmpticas [1].',
      'O sulfato de magnésio reduziu a eclâmpsia de 1,9% para 0,8%, ou seja, 58% menos casos [1].',
    ],
    [
      ['decimal', 'A eclâmpsia ocorreu em 8% das que receberam magnésio e em 19% das demais [1].'],
      ['direction', 'O sulfato de magnésio aumentou em 58% o risco de eclâmpsia [1].'],
      [
        'negation',
        'O sulfato de magnésio reduziu significativamente a morte materna (RR 0,55; IC 95% 0,26–1,14) [1].',
      ],
      ['digit', 'Com sulfato de magnésio houve 68% menos eclâmpsia [1].'],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ 18,113 patients with atrial fibrillation received dabigatran 110 mg or 150 mg twice daily or adjusted-dose warfarin; the median follow-up was 2.0 years. Stroke or systemic embolism occurred at 1.69% per year with warfarin, 1.53% per year with dabigatran 110 mg (relative risk, 0.91; 95% CI, 0.74 to 1.11; P<0.001 for noninferiority) and 1.11% per year with dabigatran 150 mg (relative risk, 0.66; 95% CI, 0.53 to 0.82; P<0.001 for superiority). The rate of major bleeding was 3.36% per year with warfarin, 2.71% per year with 110 mg (P=0.003) and 3.11% per year with 150 mg (P=0.31). Hemorrhagic stroke was less frequent with dabigatran 150 mg than with warfarin (0.10% vs. 0.38% per year)."',
    [
      'Com a dose de 110 mg, a taxa foi de 1,53% ao ano, com não inferioridade frente à varfarina [1].',
      'O sangramento maior foi de 2,71% ao ano com dabigatrana 110 mg e de 3,36% ao ano com varfarina (p = 0,003) [1].',
    ],
    [
      ['bounds', 'Para a dose de 110 mg, o RR foi de 1,11 (IC 95% 0,74 a 0,91) [1].'],
      ['direction', 'O AVC hemorrágico foi mais frequente com dabigatrana 150 mg do que com varfarina [1].'],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    [
      'Ventilar com 6 mL/kg em vez de 12 mL/kg reduziu a mortalidade de 39,8% para 31,0% (p = 0,007) [1].',
      'A diferença de mortalidade entre volume corrente baixo e tradicional foi de 8,8 pontos percentuais (31,0% vs 39,8%) [1].',
      'Em 861 pacientes com lesão pulmonar aguda ou SDRA, volumes correntes menores salvaram vidas [1].',
    ],
    [
      ['direction', 'O volume corrente de 6 mL/kg aumentou a mortalidade na SDRA (31,0% vs 39,8%) [1].'],
      [
        'unit',
        'O grupo protetor foi ventilado com 6 L/kg e o tradicional com 12 L/kg, com mortes de 31,0% e 39,8% [1].',
      ],
      ['arms', 'A mortalidade foi de 39,8% com 6 mL/kg e de 31,0% com 12 mL/kg [1]'],
      ['digit', 'A mortalidade foi de 37,0% com volume corrente de 6 mL/kg e de 39,8% com 12 mL/kg [1].'],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'Queda ≥ 50% da TFG, doença renal terminal ou morte renal/CV: HR 0,61 (0,51–0,72) com dapagliflozina [1]',
      'O DAPA-CKD avaliou 4.304 pacientes e viu redução relativa de 39% no desfecho primário [1].',
    ],
    [
      [
        'digit',
        'O desfecho renal composto ocorreu em 9,7% do grupo dapagliflozina, contra 14,5% no grupo controle [1].',
      ],
      ['decimal', 'O HR para o desfecho primário foi de 0,061 (IC 95% 0,51–0,72) [1].'],
      [
        'direction',
        'Na doença renal crônica, a dapagliflozina acelerou a perda de função renal e aumentou os desfechos renais [1]',
      ],
      [
        'comparator',
        'O desfecho incluía queda da TFG inferior a 50%, doença renal terminal ou morte renal ou CV [1].',
      ],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'RR de 0,66 (0,53 a 0,82) para AVC ou embolia sistêmica com dabigatrana 150 mg [1].',
      'Na FA, a dabigatrana 150 mg reduziu AVC ou embolia sistêmica para 1,11% ao ano, contra 1,69% ao ano com varfarina [1].',
      'O risco relativo de AVC ou embolia sistêmica foi 34% menor com dabigatrana 150 mg do que com varfarina [1].',
    ],
    [
      [
        'unit',
        'A dabigatrana na dose de 150 g reduziu AVC ou embolia sistêmica em relação à varfarina (RR 0,66) [1].',
      ],
      [
        'arms',
        'AVC ou embolia sistêmica ocorreu em 1,69% ao ano com dabigatrana 150 mg e em 1,11% ao ano com varfarina [1].',
      ],
      ['digit', 'Com dabigatrana 150 mg, a taxa de AVC ou embolia sistêmica foi de 1,17% ao ano [1]'],
    ],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'Em homens e mulheres com proteína C-reativa elevada, a rosuvastatina preveniu eventos vasculares [1].',
      'A taxa foi de 0,77 evento por 100 pessoas-ano com rosuvastatina, contra 1,36 no grupo de comparação [1]',
    ],
    [
      [
        'unit',
        'Houve 0,77 evento por 100 pessoas-mês com rosuvastatina e 1,36 por 100 pessoas-mês com placebo [1].',
      ],
      ['digit', 'O HR do desfecho primário foi de 0,56 (IC 95% 0,46–0,89) [1]'],
      ['decimal', 'A taxa de eventos foi de 7,7 por 100 pessoas-ano no grupo rosuvastatina [1].'],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'O AAS reduziu a mortalidade vascular em 5 semanas de 11,8% para 9,4% [1].',
      'A associação de estreptoquinase e AAS levou a 8,0% de mortes vasculares, contra 13,2% sem nenhum dos dois [1].',
      'A chance de morte vascular caiu 25% com estreptoquinase e 23% com aspirina [1].',
    ],
    [
      [
        'arms',
        'A mortalidade vascular em 5 semanas foi de 9,2% com aspirina e 9,4% com estreptoquinase [1].',
      ],
      ['unit', 'Em 5 anos, a mortalidade vascular foi de 9,4% com aspirina e 11,8% sem ela [1].'],
      ['digit', 'A combinação de aspirina e estreptoquinase reduziu a chance de morte vascular em 47% [1]'],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'O início imediato da TARV associou-se a HR de 0,43 (IC 95% 0,30–0,62), isto é, 57% menos risco [1].',
      'O START avaliou 4.685 pessoas com infecção pelo HIV precoce e assintomática [1].',
      'Iniciar TARV logo, no HIV assintomático inicial, reduziu o desfecho primário de 4,1% para 1,8% [1].',
    ],
    [['digit', 'O HR do desfecho primário com TARV imediata foi de 0,48 [1].']],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Houve redução relativa de 21% no risco combinado de morte CV ou hospitalização por IC com a empagliflozina [1]',
      'Na ICFEP, a empagliflozina evitou parte das mortes CV e internações por IC: 13,8% contra 17,1% [1].',
      'EMPEROR-Preserved (n = 5.988): HR 0,79 [0,69–0,90] para óbito cardiovascular ou hospitalização por IC [1].',
    ],
    [
      [
        'direction',
        'A empagliflozina aumentou a ocorrência de morte CV ou internação por IC na ICFEP, de 13,8% para 17,1% [1]',
      ],
      ['bounds', 'Para morte CV ou internação por IC, o HR foi de 0,69 (IC 95% 0,79–0,90) [1].'],
      ['digit', 'O EMPEROR-Preserved reuniu 5.488 pacientes com fração de ejeção preservada [1].'],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ In this double-blind trial, 4,401 patients with type 2 diabetes, an eGFR of 30 to <90 ml per minute per 1.73 m² and albuminuria received canagliflozin 100 mg daily or placebo; the trial was stopped early after a median follow-up of 2.62 years. The relative risk of the primary composite (end-stage kidney disease, doubling of serum creatinine, or renal or cardiovascular death) was 30% lower in the canagliflozin group, with event rates of 43.2 and 61.2 per 1,000 patient-years (hazard ratio, 0.70; 95% CI, 0.59 to 0.82). The risk of end-stage kidney disease was lower by 32% (hazard ratio, 0.68; 95% CI, 0.54 to 0.86). There were no significant differences in rates of amputation or fracture."',
    [
      'Foram 43,2 eventos por 1.000 pacientes-ano com canagliflozina e 61,2 com placebo [1].',
      'As taxas de amputação e de fratura não diferiram significativamente [1].',
    ],
    [
      [
        'negation',
        'Houve diferença significativa nas taxas de amputação e de fratura entre canagliflozina e placebo [1].',
      ],
      ['digit', 'O risco de doença renal terminal foi 38% menor com a canagliflozina (HR 0,68) [1].'],
      [
        'unit',
        'A taxa do desfecho primário foi de 43,2 eventos por 100 pacientes-ano com canagliflozina e 61,2 com placebo [1]',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ Heart failure is classified by left ventricular ejection fraction: reduced (<40%), mid-range (40-49%) and preserved (>=50%). In outpatients with suspected heart failure, natriuretic peptides help to exclude the diagnosis, with screening cut-offs of 125 pg/mL for NT-proBNP and 35 pg/mL for BNP. In reduced ejection fraction, beta-blockers, ACE inhibitors and mineralocorticoid antagonists reduce mortality; beta-blockers have not been shown to reduce mortality in preserved ejection fraction."',
    [
      'Betabloqueador, IECA e antagonista mineralocorticoide reduzem a mortalidade na ICFEr [1].',
      'Para BNP, o ponto de corte ambulatorial é de 35 pg/mL; para NT-proBNP, 125 pg/mL [1].',
    ],
    [
      [
        'population',
        'Em pacientes com FE preservada, demonstrou-se que os betabloqueadores reduzem a mortalidade [1].',
      ],
      ['negation', 'Na fração de ejeção reduzida, os IECA não reduzem a mortalidade [1].'],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ We enrolled 1,663 patients with severe heart failure and a left ventricular ejection fraction of no more than 35% who were being treated with an ACE inhibitor and a loop diuretic; 822 received 25 mg of spironolactone daily and 841 received placebo. The trial was discontinued early, after a mean follow-up of 24 months. There were 386 deaths in the placebo group (46%) and 284 in the spironolactone group (35%; relative risk of death, 0.70; 95% CI, 0.60 to 0.82; P<0.001). Gynecomastia or breast pain was reported in 10% of men treated with spironolactone, as compared with 1% of men in the placebo group."',
    [
      'A espironolactona foi dada na dose de 25 mg/dia a quem já usava IECA e diurético de alça [1].',
      'Ginecomastia ou dor mamária acometeu 10% dos homens em uso de espironolactona e 1% dos que receberam placebo [1]',
    ],
    [
      ['comparator', 'Eram elegíveis pacientes com IC grave e FEVE acima de 35% [1]'],
      [
        'population',
        'Entre as mulheres tratadas com espironolactona, 10% tiveram ginecomastia ou dor mamária [1].',
      ],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'A mortalidade em 90 dias não diferiu significativamente: 17% vs 21%, p = 0,30 [1].',
      'No AVC isquêmico, o rt-PA dado em até 3 h aumentou a chance de bom desfecho aos 3 meses (OR 1,7; IC 95% 1,2–2,6) [1].',
      'A hemorragia intracraniana sintomática foi de 6,4% com rt-PA, contra 0,6% no outro grupo [1]',
    ],
    [
      ['decimal', 'A hemorragia intracraniana sintomática ocorreu em 0,64% dos tratados com rt-PA [1]'],
      [
        'negation',
        'Houve redução estatisticamente significativa da mortalidade em 90 dias com rt-PA (17% vs 21%) [1].',
      ],
      [
        'comparator',
        'O benefício do t-PA foi testado em 624 pacientes tratados mais de 3 horas após o início do AVC [1].',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ In this open-label, 40-week trial, 1,879 patients with type 2 diabetes (mean baseline glycated hemoglobin, 8.28%) received tirzepatide 5, 10 or 15 mg or semaglutide 1 mg once weekly. The mean change in glycated hemoglobin was −2.01, −2.24 and −2.30 percentage points with tirzepatide 5, 10 and 15 mg, and −1.86 percentage points with semaglutide. Reductions in body weight were 7.6, 9.3 and 11.2 kg with tirzepatide and 5.7 kg with semaglutide. Nausea was reported by 17 to 22% of the patients with tirzepatide and by 18% with semaglutide."',
    [
      'A HbA1c basal média era de 8,28% nos 1.879 participantes com DM2 [1].',
      'Perda de peso: 11,2 kg com tirzepatida 15 mg e 5,7 kg com semaglutida [1].',
    ],
    [['digit', 'Com tirzepatida 10 mg, a perda de peso média foi de 9,8 kg [1].']],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'O NICE-SUGAR, com 6.104 pacientes, mostrou dano do controle glicêmico apertado [1].',
      'OR de 1,14 (IC 95% 1,02–1,28) para óbito em 90 dias com o controle estrito [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico intensivo reduziu a mortalidade em 90 dias na UTI (27,5% vs 24,9%; OR 1,14) [1].',
      ],
      ['decimal', 'O OR de morte em 90 dias com controle intensivo foi de 11,4 [1].'],
      [
        'digit',
        'Em 90 dias morreram 29,5% dos pacientes do controle intensivo e 24,9% dos do convencional [1].',
      ],
      ['bounds', 'Para morte em 90 dias, o OR foi de 1,28 (IC 95% 1,02–1,14) [1].'],
    ],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'O benznidazol aumentou a negativação da PCR, de 33,5% para 66,2% [1].',
      'HR de 0,93 com IC 95% 0,81–1,07: resultado neutro em 2.854 pacientes [1].',
    ],
    [
      ['digit', 'A conversão da PCR ocorreu em 62,2% com benznidazol e em 33,5% com placebo [1].'],
      [
        'negation',
        'O benznidazol reduziu de modo significativo o desfecho clínico primário na cardiopatia chagásica (HR 0,93; IC 95% 0,81–1,07) [1]',
      ],
      ['bounds', 'O HR do desfecho primário com benznidazol foi de 0,81 (IC 95% 0,93–1,07) [1].'],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ 3,867 newly diagnosed patients with type 2 diabetes, median age 54 years, were randomly assigned intensive policy with a sulphonylurea or insulin, or conventional policy with diet. Over 10 years, HbA1c was 7.0% in the intensive group compared with 7.9% in the conventional group. The risk in the intensive group was 12% lower for any diabetes-related endpoint (RR 0.88, 95% CI 0.79-0.99, p=0.029), mostly due to a 25% risk reduction in microvascular endpoints (RR 0.75); for myocardial infarction the RR was 0.84 (p=0.052). Patients in the intensive group had more hypoglycaemic episodes, and their weight gain was 2.9 kg higher."',
    [
      'Eram 3.867 pacientes com DM2 recém-diagnosticado e idade mediana de 54 anos [1].',
      'O ganho de peso foi 2,9 kg maior no grupo intensivo, que também teve mais hipoglicemias [1]',
    ],
    [
      [
        'negation',
        'Pacientes em tratamento intensivo não tiveram mais episódios de hipoglicemia do que os do convencional [1].',
      ],
      ['digit', 'Ao longo de 10 anos, a HbA1c foi de 7,4% no grupo intensivo e de 7,9% no convencional [1]'],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'No PLATO, 18.624 pacientes com síndrome coronariana aguda foram avaliados e o ticagrelor teve menos eventos que o clopidogrel [1].',
      'O HR de 0,84 (IC 95% 0,77–0,92) equivale a uma redução relativa de 16% com ticagrelor [1].',
    ],
    [
      [
        'digit',
        'Em 12 meses, o desfecho composto ocorreu em 9,3% com ticagrelor e em 11,7% com clopidogrel [1].',
      ],
      [
        'unit',
        'Aos 12 dias, morte vascular, IAM ou AVC somavam 9,8% com ticagrelor e 11,7% com clopidogrel [1].',
      ],
      [
        'direction',
        'O clopidogrel foi superior ao ticagrelor na prevenção de morte vascular, IAM ou AVC [1].',
      ],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    ['A redução relativa da mortalidade intra-hospitalar foi de 9% (IC 95% do RR: 0,85–0,97) [1].'],
    [
      ['bounds', 'O RR de morte hospitalar foi de 0,97 (IC 95% 0,85–0,91) [1].'],
      ['digit', 'A morte intra-hospitalar foi de 14,5% com tranexâmico, contra 18,0% com placebo [1].'],
      [
        'direction',
        'O ácido tranexâmico aumentou a mortalidade hospitalar no trauma (RR 0,91; IC 95% 0,85–0,97) [1].',
      ],
    ],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ In 75 intensive care units in Brazil, 11,052 critically ill patients were randomized to a balanced solution (n = 5,522) or 0.9% saline solution (n = 5,530). By day 90, 26.4% of patients assigned to the balanced solution and 27.2% of those assigned to saline had died (adjusted HR, 0.97; 95% CI, 0.90-1.05; P = .47). In patients with traumatic brain injury, 90-day mortality was higher with the balanced solution (31.3% vs 21.1%; HR, 1.48; 95% CI, 1.03-2.12)."',
    ['No TCE, a mortalidade em 90 dias foi maior com a solução balanceada: 31,3% contra 21,1% [1].'],
    [
      [
        'direction',
        'No trauma cranioencefálico, a solução balanceada diminuiu a mortalidade em 90 dias (HR 1,48) [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'Dos 4.744 pacientes com FE reduzida, menos pessoas pioraram da IC ou morreram de causa CV com a dapagliflozina [1].',
      'Na ICFEr, a dapagliflozina reduziu em 26% o risco de piora da IC ou morte cardiovascular [1].',
    ],
    [
      [
        'direction',
        'Com a dapagliflozina, houve mais episódios de piora da IC e mais mortes cardiovasculares [1].',
      ],
      ['digit', 'A dapagliflozina reduziu piora da IC ou morte CV de 23,2% para 16,3% [1]'],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ A total of 2,104 hospitalized patients were assigned to receive dexamethasone (6 mg once daily for up to 10 days) and 4,321 to receive usual care alone. Overall, 22.9% of the dexamethasone group and 25.7% of the usual care group died within 28 days (age-adjusted rate ratio, 0.83; 95% CI, 0.75 to 0.93; P<0.001). The incidence of death was lower with dexamethasone among patients receiving invasive mechanical ventilation (29.3% vs. 41.4%; rate ratio, 0.64; 95% CI, 0.51 to 0.81) and among those receiving oxygen without invasive ventilation (23.3% vs. 26.2%; rate ratio, 0.82; 95% CI, 0.72 to 0.94), but not among those receiving no respiratory support (17.8% vs. 14.0%; rate ratio, 1.19; 95% CI, 0.91 to 1.55)."',
    [
      'Sem suporte respiratório, a dexametasona não trouxe benefício (17,8% vs 14,0%) [1]',
      'Quem recebia oxigênio sem ventilação invasiva também morreu menos: 23,3% com dexametasona e 26,2% com o cuidado usual [1].',
      'O esquema era de 6 mg uma vez ao dia, por no máximo 10 dias [1].',
    ],
    [
      [
        'arms',
        'Em ventilação invasiva, a mortalidade foi de 41,4% com dexametasona e de 29,3% com o cuidado usual [1].',
      ],
      [
        'population',
        'Em pacientes ambulatoriais com covid-19, sem necessidade de internação, a dexametasona reduziu a morte em 28 dias (22,9% vs 25,7%) [1]',
      ],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ For safety, treatment of asthma with short-acting beta2-agonists (SABA) alone is not recommended in adults or adolescents. In Track 1, the preferred approach, as-needed low-dose ICS-formoterol is the reliever at all treatment steps; it reduces the risk of severe exacerbations compared with a SABA reliever. In Track 2, the alternative approach, the reliever is a SABA, and at step 1 an ICS is taken whenever a SABA is taken. Step 5 options include add-on long-acting muscarinic antagonists and biologic therapy for severe asthma."',
    [
      'No passo 1 da via 2, toda vez que se usa SABA se deve usar também o corticoide inalatório [1].',
      'CI-formoterol conforme a necessidade diminui o risco de exacerbações graves em comparação com o SABA de resgate [1].',
    ],
    [
      [
        'direction',
        'O resgate com CI-formoterol aumenta o risco de exacerbações graves em comparação com o SABA [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'A redução absoluta de risco foi de 3,8 pontos percentuais (13,1% contra 16,9%) [1].',
      'Em 6.609 pacientes com DRC, a empagliflozina reduziu a progressão renal ou morte CV de 16,9% para 13,1% [1].',
      'O HR para progressão da doença renal ou morte cardiovascular foi de 0,72 (IC 95% 0,64–0,82) [1].',
    ],
    [
      ['digit', 'O EMPA-KIDNEY mostrou HR de 0,72 (IC 95% 0,64–0,92) para progressão renal ou morte CV [1].'],
      [
        'direction',
        'A empagliflozina favoreceu a progressão da DRC e a morte cardiovascular, com mais eventos no grupo tratado [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'Em 8.442 pacientes com IC, o HR para morte CV ou hospitalização por IC foi de 0,80 (IC 95%, 0,73 a 0,87) [1].',
      'Frente ao enalapril, a inibição de angiotensina-neprilisina baixou de 26,5% para 21,8% a ocorrência de morte CV ou internação por IC [1].',
      'A diferença absoluta entre os grupos foi de 4,7 pontos percentuais (21,8% vs 26,5%), o que dá um NNT em torno de 21 [1].',
    ],
    [
      ['bounds', 'O HR do desfecho composto foi de 0,73 (IC 95% 0,80–0,87) [1].'],
      [
        'negation',
        'A inibição da neprilisina não reduziu o risco de morte CV ou internação por IC em relação ao enalapril [1]',
      ],
      [
        'decimal',
        'Morte cardiovascular ou hospitalização por IC ocorreu em 2,18% dos pacientes com o inibidor de neprilisina [1].',
      ],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'Tratar asma apenas com SABA não é recomendado [1].',
      'O alívio preferencial na asma é com corticoide inalatório associado a formoterol [1].',
      'A GINA desaconselha o uso isolado de beta-2 de curta ação e prefere CI-formoterol como resgate [1]',
    ],
    [['negation', 'O tratamento da asma somente com SABA é recomendado [1].']],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ 1,010 patients with moderate to severe ARDS in 120 intensive care units from 9 countries were randomized to lung recruitment with PEEP titration (n = 501) or low PEEP (n = 509). At 28 days, 55.3% in the experimental group and 49.3% in the control group had died (HR, 1.20; 95% CI, 1.01-1.42; P = .041). The experimental strategy increased 6-month mortality (65.3% vs 59.9%), reduced the mean number of ventilator-free days (5.3 vs 6.4 days) and increased the risk of pneumothorax requiring drainage (3.2% vs 1.2%)."',
    [
      'Pneumotórax com necessidade de drenagem ocorreu em 3,2% com recrutamento e 1,2% com PEEP baixa [1].',
      'Em 6 meses, a mortalidade seguiu maior no grupo do recrutamento: 65,3% vs 59,9% [1].',
    ],
    [],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ In this double-blind trial, 18,201 patients with atrial fibrillation and at least one additional risk factor for stroke received apixaban (5 mg twice daily) or warfarin; the median follow-up was 1.8 years. Stroke or systemic embolism occurred at 1.27% per year with apixaban and 1.60% per year with warfarin (hazard ratio, 0.79; 95% CI, 0.66 to 0.95). The rate of major bleeding was 2.13% per year with apixaban and 3.09% per year with warfarin (hazard ratio, 0.69; 95% CI, 0.60 to 0.80), and the rates of death were 3.52% and 3.94%, respectively (hazard ratio, 0.89; 95% CI, 0.80 to 0.998). Hemorrhagic stroke was reduced by about half (hazard ratio, 0.51; 95% CI, 0.35 to 0.75)."',
    [
      'A apixabana foi administrada a 5 mg duas vezes ao dia, com seguimento mediano de 1,8 ano [1].',
      'O AVC hemorrágico caiu cerca de metade com apixabana, HR 0,51 [1].',
    ],
    [['arms', 'O sangramento maior foi de 3,09% ao ano com apixabana e 2,13% ao ano com varfarina [1].']],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'Em pessoas com diabetes tipo 2 e nefropatia, a canagliflozina diminuiu a progressão para desfechos renais graves [1].',
      'HR de 0,70 (IC 95% 0,59–0,82) para o composto renal em 4.401 pacientes com DM2 e nefropatia [1].',
      'A canagliflozina reduziu em 30% o risco de DRC terminal, duplicação da creatinina ou morte renal ou CV [1].',
    ],
    [
      ['bounds', 'Para o composto renal, o HR foi de 0,82 (IC 95% 0,59–0,70) [1].'],
      [
        'direction',
        'A canagliflozina aumentou o risco de doença renal terminal, duplicação da creatinina ou morte renal/CV (HR 0,70) [1].',
      ],
    ],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ We randomly assigned 17,802 apparently healthy men and women with LDL cholesterol below 130 mg per deciliter and high-sensitivity C-reactive protein of 2.0 mg per liter or higher to rosuvastatin, 20 mg daily, or placebo. The trial was stopped after a median follow-up of 1.9 years. Rosuvastatin reduced LDL cholesterol by 50% and C-reactive protein by 37%. The rates of the primary end point were 0.77 and 1.36 per 100 person-years in the rosuvastatin and placebo groups, respectively (hazard ratio, 0.56; 95% CI, 0.46 to 0.69; P<0.00001). The rosuvastatin group did not have a significant increase in myopathy or cancer but had a higher incidence of physician-reported diabetes."',
    [
      'Rosuvastatina 20 mg/dia cortou o LDL pela metade e a PCR em 37% [1].',
      'O diagnóstico de diabetes referido por médico foi mais frequente no grupo rosuvastatina [1].',
    ],
    [
      ['direction', 'A incidência de diabetes foi menor entre os que receberam rosuvastatina [1].'],
      [
        'comparator',
        'Os voluntários tinham LDL acima de 130 mg/dL e PCR ultrassensível de 2,0 mg/L ou mais [1].',
      ],
    ],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    [
      'Na DRC com DM2, o HR do desfecho renal com finerenona foi de 0,82 (IC 95% de 0,73 a 0,93) [1].',
      'Foram analisados 5.674 pacientes, com risco do desfecho renal 18% menor sob finerenona [1].',
      'A finerenona reduziu falência renal, queda de TFG ≥ 40% ou morte renal: 17,8% vs 21,1% [1].',
    ],
    [
      ['digit', 'A finerenona reduziu o desfecho renal composto de 21,1% para 17,3% [1].'],
      ['bounds', 'O HR do desfecho renal foi de 0,93 (IC 95% 0,73–0,82) [1].'],
      [
        'comparator',
        'O desfecho primário combinava falência renal, redução da TFG menor que 40% ou morte renal [1]',
      ],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 17,187 patients entering 417 hospitals up to 24 h after the onset of suspected acute myocardial infarction were randomised to a 1-hour intravenous infusion of 1.5 MU streptokinase, one month of 160 mg/day enteric-coated aspirin, both, or neither. Each treatment alone reduced 5-week vascular mortality: streptokinase 9.2% vs 12.0% (odds reduction 25%) and aspirin 9.4% vs 11.8% (odds reduction 23%). Patients allocated both active treatments had fewer deaths than those allocated neither (8.0% vs 13.2%; odds reduction 42%). Aspirin also reduced non-fatal reinfarction (1.0% vs 2.0%) and was not associated with any significant increase in cerebral haemorrhage."',
    [
      'A estreptoquinase foi infundida por via IV em 1 hora (1,5 MU), e o AAS, dado na dose de 160 mg/dia por um mês [1].',
      'A aspirina também reduziu o reinfarto não fatal pela metade, de 2,0% para 1,0% [1].',
    ],
    [
      ['negation', 'A aspirina não reduziu o reinfarto não fatal após o IAM [1].'],
      ['decimal', 'O AAS foi utilizado na dose de 1,60 mg/dia durante um mês [1].'],
    ],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ 2,854 patients with Chagas\' cardiomyopathy received benznidazole or placebo for up to 80 days and were followed for a mean of 5.4 years. The primary outcome occurred in 27.5% of the benznidazole group and in 29.1% of the placebo group (hazard ratio, 0.93; 95% CI, 0.81 to 1.07; P=0.31). Conversion to a negative PCR result at the end of treatment was more frequent with benznidazole (66.2% vs. 33.5%). Treatment was interrupted because of adverse events in 13.4% of the benznidazole group and 3.6% of the placebo group."',
    [
      'Eventos adversos levaram à interrupção em 13,4% dos tratados com benznidazol e 3,6% do placebo [1].',
      'O tratamento durava até 80 dias, e o seguimento médio foi de 5,4 anos [1].',
    ],
    [
      [
        'direction',
        'O benznidazol diminuiu a taxa de negativação da PCR em comparação com o placebo (66,2% vs 33,5%) [1].',
      ],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ In this double-blind platform trial conducted in Brazil, 1,358 symptomatic adults with Covid-19 were assigned to ivermectin (400 μg per kilogram of body weight) once daily for 3 days or placebo; 679 were assigned to each group. Hospitalization or an emergency department visit with observation for more than 6 hours within 28 days occurred in 100 patients (14.7%) in the ivermectin group and in 111 (16.3%) in the placebo group (relative risk, 0.90; 95% Bayesian credible interval, 0.70 to 1.16). There were no significant effects of ivermectin on secondary outcomes or adverse events."',
    [
      'Foram 100 desfechos entre 679 pacientes com ivermectina e 111 entre 679 com placebo [1].',
      'A ivermectina foi dada a 400 µg/kg uma vez por dia, durante três dias [1]',
    ],
    [
      ['negation', 'A ivermectina teve efeitos significativos sobre os desfechos secundários [1].'],
      [
        'comparator',
        'Contava como desfecho a observação em pronto-socorro por menos de 6 horas ou a hospitalização em 28 dias [1].',
      ],
      ['unit', 'A ivermectina foi administrada na dose de 400 mg/kg por 3 dias [1].'],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ Patients with suspected dengue are staged in groups A to D. Group A is managed at home with oral hydration, 60 mL/kg/day in adults. Group C, with warning signs, receives 10 mL/kg of crystalloid in the first hour, with reassessment, and must be hospitalised for at least 48 hours. Group D, with shock, receives 20 mL/kg in up to 20 minutes, which may be repeated up to 3 times. Salicylates and NSAIDs must not be used, because of the risk of bleeding."',
    [
      'No grupo D, a expansão de 20 mL/kg pode ser repetida até três vezes [1].',
      'O paciente do grupo A se hidrata por via oral em casa, com 60 mL/kg/dia no adulto [1].',
    ],
    [['comparator', 'O paciente do grupo C deve ficar internado por no máximo 48 horas [1]']],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ We randomly assigned 4,304 participants with an eGFR of 25 to 75 ml per minute per 1.73 m² and a urinary albumin-to-creatinine ratio of 200 to 5,000 to dapagliflozin (10 mg once daily) or placebo. Over a median of 2.4 years, the primary outcome (sustained eGFR decline of at least 50%, end-stage kidney disease, or renal or cardiovascular death) occurred in 197 of 2,152 participants (9.2%) with dapagliflozin and in 312 of 2,152 (14.5%) with placebo (hazard ratio, 0.61; 95% CI, 0.51 to 0.72). Death from any cause occurred in 4.7% and 6.8%, respectively (hazard ratio, 0.69; 95% CI, 0.53 to 0.88). The effects were similar in participants with and without type 2 diabetes."',
    [
      'O efeito da dapagliflozina foi parecido em participantes com e sem DM2 [1].',
      'A mortalidade por todas as causas foi de 4,7% com dapagliflozina e 6,8% com placebo (HR 0,69) [1].',
    ],
    [
      [
        'arms',
        'O desfecho primário ocorreu em 312 dos 2.152 participantes com dapagliflozina e em 197 dos 2.152 com placebo [1].',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    [
      'Morreram 35% dos pacientes que usaram espironolactona, ante 46% no grupo de comparação [1].',
      'Com mortalidade de 35% contra 46%, bastou tratar cerca de 9 pacientes para evitar uma morte [1].',
      'A espironolactona cortou a mortalidade em 30% na IC grave (RR 0,70) [1].',
    ],
    [
      ['direction', 'A espironolactona aumentou a mortalidade de pacientes com IC grave [1].'],
      ['digit', 'O RR de morte com espironolactona foi de 0,70 (IC 95% 0,60–0,92) [1].'],
      ['decimal', 'O risco relativo de morte foi de 0,07 com a espironolactona [1].'],
    ],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    [
      'Participaram 1.763 casais, e o tratamento precoce quase eliminou a transmissão vinculada [1]',
      'Com terapia antirretroviral precoce, o HR da transmissão ligada ao parceiro foi de 0,04 (IC 95% 0,01–0,27) [1].',
    ],
    [
      [
        'direction',
        'A terapia antirretroviral precoce aumentou a transmissão do HIV ao parceiro (HR 0,04) [1].',
      ],
      ['digit', 'Houve 1 transmissão ligada com terapia precoce e 37 no grupo de comparação [1].'],
      ['decimal', 'O HR da transmissão ligada foi de 0,4 (IC 95% 0,01–0,27) [1].'],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ Hypertension is defined as persistently elevated office blood pressure, systolic >=140 mm Hg and/or diastolic >=90 mm Hg, measured on at least two occasions. Stage 1 corresponds to 140-159 and/or 90-99 mm Hg, stage 2 to 160-179 and/or 100-109 mm Hg and stage 3 to >=180 and/or >=110 mm Hg. For ambulatory monitoring, a 24-hour mean >=130 and/or 80 mm Hg is considered abnormal."',
    [
      'Na MAPA de 24 horas, médias a partir de 130 e/ou 80 mmHg são consideradas anormais [1].',
      'O estágio 2 corresponde a 160–179 e/ou 100–109 mmHg [1].',
    ],
    [['digit', 'O estágio 1 vai de 140 a 159 mmHg de PAS e/ou de 90 a 94 mmHg de PAD [1]']],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'MACE de 3 pontos: HR 0,86 (0,74 a 0,99), com 10,5% de eventos no grupo empagliflozina [1].',
      'A queda relativa da mortalidade CV com empagliflozina foi de 38% (HR 0,62) [1].',
    ],
    [
      ['bounds', 'Quanto à morte CV, o HR foi de 0,49 (IC 95% 0,62–0,77) [1].'],
      ['digit', 'A empagliflozina diminuiu a morte cardiovascular no DM2, com HR de 0,52 [1]'],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'Na hemorragia intracerebral, o ácido tranexâmico não mudou de forma significativa o desfecho funcional em 90 dias (OR 0,88; p = 0,11) [1].',
      'O OR ajustado para a mRS no dia 90 foi de 0,88, com IC 95% de 0,76 a 1,03 [1].',
      'O TICH-2, com 2.325 participantes, foi neutro [1].',
    ],
    [
      ['bounds', 'Quanto à Rankin em 90 dias, o OR ajustado foi de 0,76 (IC 95% 0,88–1,03) [1].'],
      ['digit', 'O OR ajustado da escala de Rankin no dia 90 foi de 0,88 (IC 95% 0,76–1,09) [1].'],
      [
        'negation',
        'O ácido tranexâmico melhorou de forma significativa o estado funcional aos 90 dias na hemorragia intracerebral (p = 0,11) [1].',
      ],
    ],
  ],
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ We randomly assigned 9,361 adults without diabetes, with a systolic blood pressure of 130 mm Hg or higher and an increased cardiovascular risk, to a systolic target of less than 120 mm Hg (intensive treatment) or less than 140 mm Hg (standard treatment). The intervention was stopped early after a median follow-up of 3.26 years. The primary composite outcome occurred at a rate of 1.65% per year in the intensive-treatment group and 2.19% per year in the standard-treatment group (hazard ratio, 0.75; 95% CI, 0.64 to 0.89; P<0.001). All-cause mortality was also lower with intensive treatment (hazard ratio, 0.73; 95% CI, 0.60 to 0.90). Acute kidney injury was more frequent in the intensive-treatment group (4.1% vs. 2.5%)."',
    [
      'O estudo foi interrompido antes da hora, com seguimento mediano de 3,26 anos [1].',
      'O preço do controle intensivo foi mais lesão renal aguda: 4,1% contra 2,5% [1].',
    ],
    [
      [
        'arms',
        'A taxa do desfecho primário foi de 1,65% ao ano no tratamento padrão e de 2,19% ao ano no tratamento intensivo [1].',
      ],
      [
        'population',
        'O ensaio randomizou 9.361 adultos com diabetes, PAS de pelo menos 130 mmHg e risco cardiovascular aumentado [1].',
      ],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ We enrolled 17,604 patients 45 years of age or older with preexisting cardiovascular disease and a body-mass index of 27 or greater but no history of diabetes, who received semaglutide 2.4 mg once weekly or placebo. Over a mean follow-up of 39.8 months, a primary MACE event occurred in 6.5% of the semaglutide group and 8.0% of the placebo group (hazard ratio, 0.80; 95% CI, 0.72 to 0.90; P<0.001). Adverse events leading to discontinuation were more frequent with semaglutide (16.6% vs. 8.2%)."',
    [
      'Os 17.604 participantes tinham 45 anos ou mais, doença CV prévia e IMC de pelo menos 27, sem história de diabetes [1]',
      'A suspensão por eventos adversos foi mais comum com semaglutida, 16,6%, do que com placebo, 8,2% [1].',
    ],
    [
      [
        'comparator',
        'Foram recrutados pacientes com IMC menor que 27 e doença cardiovascular preexistente [1].',
      ],
      [
        'direction',
        'Menos pacientes abandonaram a semaglutida por eventos adversos do que o placebo (16,6% vs 8,2%) [1].',
      ],
      [
        'population',
        'Em pessoas com obesidade e com diabetes, a semaglutida reduziu MACE de 8,0% para 6,5% [1].',
      ],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ 10,141 women with pre-eclampsia, in 33 countries, were randomised to magnesium sulphate or placebo. Women allocated magnesium sulphate had a 58% lower risk of eclampsia (95% CI 40-71) than those allocated placebo (0.8% vs 1.9%). Maternal mortality was also lower, but not significantly so (RR 0.55, 95% CI 0.26-1.14). For women randomised before delivery, there was no clear difference in the risk of the baby dying (12.7% vs 12.4%; RR 1.02, 95% CI 0.92-1.14). Side-effects, mainly flushing, were more common with magnesium sulphate (24% vs 5%)."',
    [
      'Efeitos colaterais, sobretudo rubor, atingiram 24% com magnésio e 5% com placebo [1].',
      'Não houve diferença clara na morte do bebê: 12,7% vs 12,4%, RR 1,02 [1].',
    ],
    [
      [
        'population',
        'Em mulheres sem pré-eclâmpsia, o sulfato de magnésio reduziu a eclâmpsia de 1,9% para 0,8% [1]',
      ],
    ],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'HR ajustado de 0,97 (IC 95% 0,90 a 1,05) para morte em 90 dias com solução balanceada frente à salina 0,9% [1].',
      'Em 75 UTIs brasileiras, a solução balanceada não reduziu de modo significativo a mortalidade em 90 dias (26,4% vs 27,2%) [1].',
      'Solução balanceada e soro fisiológico tiveram mortalidade semelhante em pacientes críticos [1].',
    ],
    [
      [
        'negation',
        'Em pacientes críticos, a solução balanceada reduziu significativamente a mortalidade em 90 dias (HR ajustado 0,97; IC 95% 0,90–1,05) [1].',
      ],
      ['digit', 'A mortalidade em 90 dias foi de 26,4% com solução balanceada e 29,2% com salina [1]'],
      ['bounds', 'O HR ajustado de morte em 90 dias foi de 0,90 (IC 95% 0,97–1,05) [1].'],
    ],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ We assigned patients with chronic kidney disease and type 2 diabetes to finerenone or placebo; 5,674 were included in the analysis. During a median follow-up of 2.6 years, kidney failure, a sustained eGFR decrease of at least 40% from baseline, or renal death occurred in 17.8% of the finerenone group and 21.1% of the placebo group (hazard ratio, 0.82; 95% CI, 0.73 to 0.93; P=0.001). The key secondary cardiovascular outcome occurred in 13.0% and 14.8%, respectively (hazard ratio, 0.86; 95% CI, 0.75 to 0.99). Hyperkalemia leading to discontinuation was more frequent with finerenone (2.3% vs. 0.9%)."',
    [
      'O desfecho secundário cardiovascular também favoreceu a finerenona (13,0% vs 14,8%; HR 0,86) [1].',
      'Hipercalemia que obrigou a suspender o fármaco ocorreu em 2,3% com finerenona, contra 0,9% [1].',
    ],
    [
      ['direction', 'A hipercalemia com necessidade de suspensão foi menos frequente com finerenona [1].'],
      [
        'arms',
        'Falência renal, queda da TFG ou morte renal ocorreu em 21,1% do grupo finerenona e em 17,8% do placebo [1].',
      ],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ We randomly assigned 9,340 patients with type 2 diabetes and high cardiovascular risk to liraglutide or placebo; the median follow-up was 3.8 years. The primary outcome (MACE) occurred in fewer patients in the liraglutide group (13.0%) than in the placebo group (14.9%) (hazard ratio, 0.87; 95% CI, 0.78 to 0.97). Fewer patients died from cardiovascular causes with liraglutide (4.7% vs. 6.0%; hazard ratio, 0.78; 95% CI, 0.66 to 0.93), and the rate of death from any cause was 8.2% with liraglutide and 9.6% with placebo. The rates of hospitalization for heart failure did not differ significantly between the groups."',
    [
      'A morte por qualquer causa atingiu 8,2% dos que usaram liraglutida e 9,6% dos que usaram placebo [1].',
      'As internações por IC não diferiram de forma significativa entre liraglutida e placebo [1].',
    ],
    [
      [
        'arms',
        'Morreram por causas cardiovasculares 6,0% dos pacientes do grupo liraglutida e 4,7% dos do grupo placebo [1].',
      ],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ Of 6,104 patients admitted to the ICU, 3,054 were assigned to intensive control (target blood glucose 81 to 108 mg per deciliter) and 3,050 to conventional control (target of 180 mg or less per deciliter). At 90 days, 27.5% of the patients in the intensive-control group and 24.9% of those in the conventional-control group had died (odds ratio for intensive control, 1.14; 95% CI, 1.02 to 1.28; P=0.02). Severe hypoglycemia (blood glucose of 40 mg or less per deciliter) was reported in 6.8% of the intensive-control group and 0.5% of the conventional-control group (P<0.001). There was no significant difference in the median number of days in the ICU."',
    [
      'A meta intensiva era de 81 a 108 mg/dL, e a convencional, de no máximo 180 mg/dL [1]',
      'Hipoglicemia grave, de 40 mg/dL ou menos, acometeu 6,8% do grupo intensivo e 0,5% do convencional [1].',
    ],
    [['unit', 'O alvo glicêmico do grupo intensivo era de 81 a 108 mmol/L [1].']],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ A total of 33,357 participants aged 55 years or older with hypertension and at least 1 other coronary risk factor were randomized to chlorthalidone (n = 15,255), amlodipine (n = 9,048) or lisinopril (n = 9,054); mean follow-up was 4.9 years. The primary outcome, fatal CHD or nonfatal MI, did not differ between treatments (6-year rate, 11.5% with chlorthalidone, 11.3% with amlodipine and 11.4% with lisinopril). Heart failure was more frequent with amlodipine than with chlorthalidone (10.2% vs 7.7%; RR, 1.38; 95% CI, 1.25-1.52)."',
    [
      'A insuficiência cardíaca apareceu mais com anlodipino do que com clortalidona (10,2% vs 7,7%; RR 1,38) [1].',
      'Podiam entrar hipertensos de 55 anos ou mais que tivessem ao menos um outro fator de risco coronariano [1].',
    ],
    [
      ['direction', 'O anlodipino causou menos insuficiência cardíaca do que a clortalidona [1]'],
      [
        'comparator',
        'Participaram do ALLHAT hipertensos com menos de 55 anos e pelo menos um outro fator de risco coronariano [1].',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ Office blood pressure of 120-139 mm Hg systolic and/or 80-89 mm Hg diastolic is classified as pre-hypertension, and hypertension is diagnosed at >=140 and/or >=90 mm Hg. The treatment goal for adults with hypertension is <130/80 mm Hg, regardless of cardiovascular risk. In pre-hypertensive individuals at high cardiovascular risk with 130-139 and/or 80-89 mm Hg, drug treatment is recommended after 3 months of lifestyle change without control. Initial therapy with two drugs in low dose, preferably in a single pill, is recommended for most patients."',
    [
      'No pré-hipertenso de alto risco, indica-se fármaco se não houver controle após três meses de mudança de estilo de vida [1]',
      'A meta abaixo de 130/80 mmHg vale independentemente do risco cardiovascular [1].',
    ],
    [],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ Diabetes is diagnosed by fasting glucose >=126 mg/dL, HbA1c >=6.5%, or 2-hour glucose >=200 mg/dL in the oral glucose tolerance test; in the absence of unequivocal hyperglycemia, two abnormal results are needed for confirmation. Fasting glucose of 100-125 mg/dL or HbA1c of 5.7-6.4% indicates prediabetes. Screening is recommended for all adults aged 35 years or older, even without symptoms, and, if normal, should be repeated every 3 years. HbA1c should not be used for diagnosis in patients with hemoglobinopathies."',
    [
      'Todo adulto a partir dos 35 anos deve ser rastreado, mesmo sem sintomas, e o exame normal se repete a cada três anos [1].',
      'Pré-diabetes: glicemia de jejum de 100 a 125 mg/dL ou HbA1c de 5,7% a 6,4% [1].',
    ],
    [['negation', 'A HbA1c deve ser usada para o diagnóstico em pacientes com hemoglobinopatias [1].']],
  ],
];

/** Answers that cite two passages. */
const ofTwo: HandCase[] = [
  [
    'wrong-reference',
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)" + "Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    'A canagliflozina reduziu o composto renal com HR de 0,70 (0,59–0,82) [2]. O CREDENCE incluiu 4.401 pacientes com DM2 e nefropatia [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control" + "Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ In 75 intensive care units in Brazil, 11,052 critically ill patients were randomized to a balanced solution (n = 5,522) or 0.9% saline solution (n = 5,530). By day 90, 26.4% of patients assigned to the balanced solution and 27.2% of those assigned to saline had died (adjusted HR, 0.97; 95% CI, 0.90-1.05; P = .47). In patients with traumatic brain injury, 90-day mortality was higher with the balanced solution (31.3% vs 21.1%; HR, 1.48; 95% CI, 1.03-2.12)."',
    'O controle glicêmico estrito levou a 27,5% de mortes em 90 dias, contra 24,9% [2]. O OR para o controle intensivo foi de 1,14 [1]',
    'dc',
  ],
  [
    'true',
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)" + "Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    'A dabigatrana 150 mg, na FA, teve RR de 0,66 para AVC ou embolia sistêmica [1]. A apixabana reduziu AVC ou embolia sistêmica (HR 0,79) e sangramento maior (HR 0,69) [2].',
    '*',
  ],
  [
    'true',
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed" + "KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    'Glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5%, com confirmação, firmam o diagnóstico de diabetes [1]. Para DRC, exige-se alteração renal por no mínimo 3 meses [2].',
    '*',
  ],
  [
    'true',
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer" + "Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    'A TARV precoce reduziu em 96% a transmissão do HIV entre casais: 1 caso contra 27 [1]. Também beneficia o próprio paciente, com desfecho primário de 1,8% contra 4,1% [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer" + "Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    'O início imediato da TARV reduziu o desfecho primário para 1,8%, contra 4,1% com o adiamento [1]. O START incluiu 4.685 participantes [2]',
    'dc',
  ],
  [
    'true',
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm" + "Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    'O recrutamento com PEEP titulada piorou a sobrevida em 28 dias na SDRA (55,3% vs 49,3% de mortes) [1]. A prona, ao contrário, reduziu os óbitos de 32,8% para 16,0% [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)" + "Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    'A dapagliflozina reduziu o desfecho renal composto com HR de 0,61 na DRC [1]. Os eventos foram 9,2% com dapagliflozina e 14,5% no controle [2]',
    'dc',
  ],
  [
    'wrong-reference',
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)" + "Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ A total of 7,020 patients with type 2 diabetes at high cardiovascular risk were treated (median observation time, 3.1 years). The primary outcome (3-point MACE) occurred in 10.5% of the patients in the pooled empagliflozin group and in 12.1% of those in the placebo group (hazard ratio, 0.86; 95% CI, 0.74 to 0.99). There were no significant between-group differences in the rates of myocardial infarction or stroke, but the empagliflozin group had lower rates of death from cardiovascular causes (3.7% vs. 5.9%; hazard ratio, 0.62; 95% CI, 0.49 to 0.77) and of hospitalization for heart failure (2.7% vs. 4.1%; hazard ratio, 0.65). Genital infection was more common with empagliflozin."',
    'A liraglutida diminuiu MACE de 14,9% para 13,0% [2]. O LEADER incluiu 9.340 participantes [1].',
    'dc',
  ],
  [
    'true',
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs" + "Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    'No choque da dengue (grupo D), faz-se 20 mL/kg em até 20 min [1]. Na sepse, são ao menos 30 mL/kg em 3 h, com PAM alvo de 65 mmHg [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    'Na ICFEP, a empagliflozina reduziu morte CV ou internação por IC de 17,1% para 13,8% [1]. Nesse estudo, o HR foi de 0,79 [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed" + "KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    'A DRC é definida por anormalidade renal com duração de pelo menos 3 meses [1]. Sua classificação considera causa, TFG e albuminúria [2]',
    'dn',
  ],
  [
    'wrong-reference',
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)" + "Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    'A apixabana reduziu o sangramento maior, com HR de 0,69 [2]. O estudo da apixabana contou com 18.201 pacientes com FA [1]',
    'dc',
  ],
  [
    'true',
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)" + "Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    'Na SCA, ticagrelor superou clopidogrel: 9,8% vs 11,7% de morte vascular, IAM ou AVC em 12 meses [1]. O AAS, por sua vez, baixou a mortalidade vascular em 5 semanas de 11,8% para 9,4% [2].',
    '*',
  ],
  [
    'true',
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)" + "Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    'O ácido tranexâmico diminuiu a morte hospitalar no trauma (14,5% vs 16,0%) e a morte por sangramento no pós-parto (1,5% vs 1,9%) [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg" + "Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    'A fração de ejeção é preservada quando a FEVE é de 50% ou mais [1]. Abaixo de 40%, é reduzida [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm" + "Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    'O volume corrente de 6 mL/kg reduziu a mortalidade na SDRA para 31,0%, contra 39,8% com 12 mL/kg [1]. O estudo incluiu 861 pacientes e teve p = 0,007 [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ We randomly assigned 17,802 apparently healthy men and women with LDL cholesterol below 130 mg per deciliter and high-sensitivity C-reactive protein of 2.0 mg per liter or higher to rosuvastatin, 20 mg daily, or placebo. The trial was stopped after a median follow-up of 1.9 years. Rosuvastatin reduced LDL cholesterol by 50% and C-reactive protein by 37%. The rates of the primary end point were 0.77 and 1.36 per 100 person-years in the rosuvastatin and placebo groups, respectively (hazard ratio, 0.56; 95% CI, 0.46 to 0.69; P<0.00001). The rosuvastatin group did not have a significant increase in myopathy or cancer but had a higher incidence of physician-reported diabetes." + "Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    'O evolocumabe reduziu o composto primário de 11,3% para 9,8% [1]. O ensaio incluiu 27.564 pacientes com doença cardiovascular [2]',
    'dc',
  ],
  [
    'wrong-reference',
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant" + "Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    'O ácido tranexâmico aplicado em até 3 h reduziu a morte por sangramento (1,2% vs 1,7%) [1]. O estudo do tranexâmico no pós-parto incluiu 20.060 mulheres [2].',
    'dc',
  ],
  [
    'true',
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control" + "Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    'Em pacientes críticos, o controle glicêmico intensivo aumentou a mortalidade em 90 dias: 27,5% contra 24,9% [1]. A escolha entre solução balanceada e salina não fez diferença significativa (26,4% vs 27,2%) [2].',
    '*',
  ],
  [
    'true',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    'Os inibidores de SGLT2 reduziram eventos de IC tanto na FE reduzida (HR 0,74) quanto na preservada (HR 0,79) [1][2].',
    '*',
  ],
  [
    'true',
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track" + "Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    'Na asma, prefere-se CI-formoterol como alívio [1]. Na DPOC, o diagnóstico pede VEF1/CVF < 0,7 depois do broncodilatador [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%" + "Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    'A dexametasona reduziu a mortalidade em 28 dias de 25,7% para 22,9% [2]. Nos ventilados, os óbitos foram 29,3% contra 41,4% [1].',
    'dc',
  ],
  [
    'true',
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)" + "Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    'Em DM2, a empagliflozina reduziu a morte cardiovascular de 5,9% para 3,7% [1]. Com liraglutida, o HR para morte CV foi de 0,78 [2].',
    '*',
  ],
  [
    'true',
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met" + "Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    'Na hemorragia pós-parto, o ácido tranexâmico baixou as mortes por sangramento de 1,9% para 1,5% [1]. Na pré-eclâmpsia, o sulfato de magnésio reduziu a eclâmpsia de 1,9% para 0,8% [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ 466 patients with severe ARDS were randomly assigned to prone-positioning sessions of at least 16 hours (237 patients) or to be left supine (229 patients). The 28-day mortality was 16.0% in the prone group and 32.8% in the supine group (P<0.001; hazard ratio, 0.39; 95% CI, 0.25 to 0.63). Unadjusted 90-day mortality was 23.6% in the prone group and 41.0% in the supine group (P<0.001). The incidence of complications did not differ significantly between the groups, except for cardiac arrests, which were more frequent in the supine group." + "Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    'A posição prona reduziu a mortalidade em 28 dias de 32,8% para 16,0% na SDRA grave [2]. O estudo da prona randomizou 466 pacientes [1].',
    'dc',
  ],
  [
    'true',
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%" + "Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    'Em internados por covid-19, a dexametasona reduziu a mortalidade em 28 dias (22,9% vs 25,7%) [1]. A ivermectina precoce não reduziu de forma significativa a hospitalização ou observação prolongada (14,7% vs 16,3%) [2].',
    '*',
  ],
  [
    'true',
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)" + "Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    'Na DRC, a dapagliflozina reduziu o desfecho renal composto de 14,5% para 9,2% [1]. Com a empagliflozina, progressão renal ou morte CV foi de 13,1%, ante 16,9% [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed" + "KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    'O diabetes é diagnosticado com HbA1c ≥ 6,5% [2]. Também vale a glicemia de jejum ≥ 126 mg/dL, confirmada [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)" + "Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    'No trauma com hemorragia, o ácido tranexâmico reduziu a morte hospitalar de 16,0% para 14,5% [1]. O RR foi de 0,91 [2].',
    'dc',
  ],
  [
    'true',
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg" + "Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    'A hipertensão é diagnosticada com PA ≥ 140 e/ou 90 mmHg [1]. A meta de tratamento, por sua vez, é < 130/80 mmHg [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%" + "Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    'O benznidazol negativou a PCR em 66,2% dos pacientes [2]. O desfecho clínico ocorreu em 27,5% com benznidazol e 29,1% com placebo [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer" + "Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    'Entre casais, a transmissão ligada do HIV caiu 96% com a terapia precoce [2]. Foram 1 e 27 casos, respectivamente, com terapia precoce e tardia [1].',
    'dc',
  ],
  [
    'true',
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)" + "Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    'Em obesos sem diabetes, MACE caiu de 8,0% para 6,5% com semaglutida [1]. No DM2 com DRC, ela baixou os eventos renais maiores de 7,5 para 5,8 por 100 pacientes-ano [2].',
    '*',
  ],
  [
    'true',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    'A dapagliflozina reduziu piora da IC ou morte CV na FE reduzida (HR 0,74) [1]. Na FE preservada, a empagliflozina teve HR de 0,79 para morte CV ou internação [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track" + "Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    'A DPOC é confirmada com VEF1/CVF pós-broncodilatador menor que 0,7 [1]. Os grupos A, B e E substituíram os grupos A a D [2].',
    'dn',
  ],
  [
    'wrong-reference',
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control" + "Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    'Solução balanceada e salina tiveram mortalidade em 90 dias de 26,4% e 27,2% [1]. O ensaio ocorreu em 75 UTIs brasileiras [2].',
    'dc',
  ],
  [
    'true',
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%" + "Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    'Na cardiomiopatia chagásica crônica, o benznidazol não reduziu de forma significativa o desfecho primário (27,5% vs 29,1%) [1]. A vacina Butantan-DV teve eficácia de 79,6% contra a dengue [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg" + "Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    'A meta de tratamento é manter a PA abaixo de 130/80 mmHg [1]. Já a pré-hipertensão vai de 120 a 139 e/ou de 80 a 89 mmHg [2].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%" + "Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    'No estudo brasileiro, hospitalização ou observação prolongada ocorreu em 14,7% dos tratados com ivermectina [1]. O RR foi de 0,90 (0,70–1,16) [2]',
    'dc',
  ],
  [
    'true',
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)" + "Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    'Na hemorragia intracerebral, o resultado do tranexâmico foi neutro (OR 0,88; p = 0,11) [1]. Já em vítimas de trauma com sangramento importante, a mortalidade hospitalar caiu (RR 0,91) [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met" + "Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    'Na hemorragia pós-parto, o tranexâmico diminuiu a morte por sangramento de 1,9% para 1,5% [2]. Entre as tratadas em até 3 h, o RR foi de 0,69 [1]',
    'dc',
  ],
  [
    'true',
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)" + "Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    'A rosuvastatina reduziu quase à metade os eventos vasculares: HR 0,56 (IC 95% 0,46–0,69) [1]. O evolocumabe reduziu o composto primário em 15% (HR 0,85) [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg" + "Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    'O diagnóstico de hipertensão requer PA de consultório ≥ 140 e/ou ≥ 90 mmHg [2]. A diretriz de 2020 adota 140/90 mmHg como corte no consultório [1].',
    'dc',
  ],
  [
    'wrong-reference',
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs" + "Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    'Na dengue do grupo D, infundem-se 20 mL/kg em até 20 minutos [2]. No grupo C, são 10 mL/kg na primeira hora [1].',
    'dc',
  ],
];

export const thirtySeventhRound: readonly HandCase[] = [...casesOf(groups), ...ofTwo];
