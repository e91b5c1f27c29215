import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/**
 * Written by people who had not seen the check. The passages are invented: their studies, drugs and figures do not
 * exist.
 */
const groups: CaseGroup[] = [
  [
    '"In this double-blind trial, 4,212 patients with heart failure and a left ventricular ejection fraction of 40% or less were randomly assigned to veltraflozin 10 mg once daily or placebo, in addition to recommended therapy. Median follow-up was 18.2 months. The primary outcome (worsening heart failure or cardiovascular death) occurred in 342 patients (16.2%) in the veltraflozin group and in 447 (21.2%) in the placebo group (hazard ratio, 0.74; 95% CI, 0.65 to 0.85; P<0.001). All-cause mortality did not differ significantly between groups (hazard ratio, 0.91; 95% CI, 0.78 to 1.06). Volume depletion was reported in 7.5% and 6.8%, respectively."',
    [
      'Na IC com fração de ejeção reduzida, a veltraflozina 10 mg/dia diminuiu em 26% o risco relativo de piora da insuficiência cardíaca ou morte cardiovascular frente ao placebo (16,2% vs. 21,2%) [1].',
    ],
    [
      [
        'digit',
        '- **Eventos primários:** 342 pacientes no grupo veltraflozina e 474 no grupo placebo, ao longo de uma mediana de 18,2 meses de seguimento [1].',
      ],
      [
        'comparator',
        'O CARDIA-HF randomizou 4.212 pacientes com insuficiência cardíaca e fração de ejeção acima de 40% para veltraflozina ou placebo [1].',
      ],
    ],
  ],
  [
    '"In this double-blind trial, 4,212 patients with heart failure and a left ventricular ejection fraction of 40% or less were randomly assigned to veltraflozin 10 mg once daily or placebo, in addition to recommended therapy. Median follow-up was 18.2 months. The primary outcome (worsening heart failure or cardiovascular death) occurred in 342 patients (16.2%) in the veltraflozin group and in 447 (21.2%) in the placebo group (hazard ratio, 0.74; 95% CI, 0.65 to 0.85; P<0.001). All-cause mortality did not differ significantly between groups (hazard ratio, 0.91; 95% CI, 0.78 to 1.06). Volume depletion was reported in 7.5% and 6.8%, respectively." + "A total of 5,306 patients with heart failure and an ejection fraction above 45% were randomized to veltraflozin 10 mg daily or placebo and followed for a median of 26.4 months. Worsening heart failure or cardiovascular death occurred in 412 patients (15.5%) assigned to veltraflozin and 490 (18.5%) assigned to placebo (hazard ratio 0.82; 95% CI 0.72-0.94; P=0.003). Total heart failure hospitalizations were fewer with veltraflozin (rate ratio 0.75; 95% CI 0.65-0.87). There was no significant difference in cardiovascular death (hazard ratio 0.90; 95% CI 0.75-1.08). The KCCQ total symptom score improved by 2.4 points more with veltraflozin at 8 months."',
    [
      'O efeito sobre piora da IC ou morte cardiovascular apareceu tanto na fração de ejeção reduzida (HR 0,74) [1] quanto na preservada (HR 0,82) [2].',
    ],
    [
      [
        'number-of-another',
        'Em pacientes com fração de ejeção de até 40%, a veltraflozina reduziu piora da IC ou morte cardiovascular, com hazard ratio de 0,82 em relação ao placebo [1].',
      ],
      [
        'wrong-reference',
        'Com a veltraflozina, o desfecho de piora da IC ou morte cardiovascular ocorreu em 15,5% dos pacientes, contra 18,5% com placebo [1].',
      ],
    ],
  ],
  [
    '"A total of 5,306 patients with heart failure and an ejection fraction above 45% were randomized to veltraflozin 10 mg daily or placebo and followed for a median of 26.4 months. Worsening heart failure or cardiovascular death occurred in 412 patients (15.5%) assigned to veltraflozin and 490 (18.5%) assigned to placebo (hazard ratio 0.82; 95% CI 0.72-0.94; P=0.003). Total heart failure hospitalizations were fewer with veltraflozin (rate ratio 0.75; 95% CI 0.65-0.87). There was no significant difference in cardiovascular death (hazard ratio 0.90; 95% CI 0.75-1.08). The KCCQ total symptom score improved by 2.4 points more with veltraflozin at 8 months."',
    [
      'Na ICFEp, as hospitalizações totais por insuficiência cardíaca caíram cerca de um quarto com a veltraflozina (razão de taxas 0,75) [1].',
      'A qualidade de vida medida pelo KCCQ melhorou 2,4 pontos a mais com a veltraflozina aos oito meses, mas a morte cardiovascular isolada não foi reduzida de modo significativo [1].',
    ],
    [
      [
        'bounds',
        'O desfecho primário foi menos frequente com veltraflozina do que com placebo (HR 0,82; IC 95% 0,72–0,99) em pacientes com fração de ejeção acima de 45% [1].',
      ],
    ],
  ],
  [
    '"We randomized 6,840 patients with atrial fibrillation and a creatinine clearance of 25 to 50 mL/min to tarixaban 5 mg twice daily or dose-adjusted warfarin (INR 2.0 to 3.0). Major bleeding occurred at a rate of 2.1% per year with tarixaban and 3.4% per year with warfarin (HR 0.62; 95% CI 0.51-0.76). Stroke or systemic embolism occurred at 1.6% and 1.7% per year (HR 0.94; 95% CI 0.74-1.19), meeting the criterion for noninferiority but not for superiority. Intracranial hemorrhage was less frequent with tarixaban (0.3% vs 0.8% per year), whereas gastrointestinal bleeding was more frequent (1.3% vs 0.9% per year; HR 1.44; 95% CI 1.08-1.92)."',
    [
      'Em portadores de FA com ClCr de 25 a 50 mL/min, o tarixaban causou menos sangramento maior que a varfarina: 2,1% contra 3,4% ao ano [1].',
      'Quanto à prevenção de AVC ou embolia sistêmica, o tarixaban foi não inferior à varfarina, sem atingir superioridade (HR 0,94) [1].',
      '| Desfecho | Tarixaban | Varfarina |\n|---|---|---|\n| Hemorragia intracraniana (%/ano) | 0,3 | 0,8 [1] |\n| Sangramento gastrointestinal (%/ano) | 1,3 | 0,9 [1] |',
    ],
    [
      [
        'direction',
        'O sangramento gastrointestinal foi menos frequente com tarixaban do que com varfarina na população com disfunção renal moderada [1].',
      ],
      [
        'direction',
        'Na FA com disfunção renal moderada, o tarixaban mostrou-se superior à varfarina na prevenção de AVC ou embolia sistêmica (1,6% vs. 1,7% ao ano) [1].',
      ],
      [
        'decimal',
        'A taxa de sangramento maior com varfarina foi de 34% ao ano, ante 2,1% ao ano com tarixaban, nos pacientes com ClCr entre 25 e 50 mL/min [1].',
      ],
    ],
  ],
  [
    '"Recomenda-se meta de pressão arterial abaixo de 130/80 mmHg para adultos com alto risco cardiovascular, se tolerada. Em idosos frágeis com 80 anos ou mais, a meta de pressão sistólica é de 130 a 139 mmHg. O tratamento deve ser iniciado com combinação de dois fármacos quando a pressão for ≥140/90 mmHg. A associação de IECA com BRA não é recomendada (classe III, nível A). Na hipertensão resistente, a espironolactona 25 a 50 mg/dia é o quarto fármaco de escolha, desde que o potássio esteja abaixo de 4,5 mEq/L e a TFGe acima de 45 mL/min/1,73 m². Reavaliar em 4 semanas após cada ajuste. A ingestão de sódio deve ser inferior a 2 g/dia."',
    [
      'Na hipertensão resistente, a quarta droga preferida é a espironolactona (25–50 mg por dia), contanto que o potássio seja < 4,5 mEq/L e a TFGe > 45 mL/min/1,73 m² [1].',
      'Evite combinar IECA e BRA: a diretriz classifica essa associação como classe III [1].',
    ],
    [
      [
        'negation',
        'A diretriz recomenda a associação de IECA com BRA no tratamento da hipertensão arterial (nível de evidência A) [1].',
      ],
      [
        'comparator',
        'A espironolactona pode ser usada como quarto fármaco na hipertensão resistente, desde que o potássio esteja acima de 4,5 mEq/L e a TFGe acima de 45 mL/min/1,73 m² [1].',
      ],
      [
        'digit',
        'Em idosos frágeis com 80 anos ou mais, a meta de pressão sistólica recomendada é de 140 a 149 mmHg [1].',
      ],
    ],
  ],
  [
    '"In this open-label trial at 45 centers, 5,020 patients with acute myocardial infarction and a left ventricular ejection fraction of at least 50% were assigned to long-term beta-blocker treatment or no beta-blocker. Median follow-up was 3.5 years. Death from any cause or new myocardial infarction occurred in 199 patients (7.9%) in the beta-blocker group and in 208 (8.3%) in the no-beta-blocker group (hazard ratio, 0.96; 95% CI, 0.79 to 1.16; P=0.64), with no significant difference. All-cause death (3.9% vs. 4.1%) and hospitalization for atrial fibrillation (1.1% vs. 1.4%) were similar. Hospitalization for bradycardia or syncope occurred in 3.4% and 3.2% of patients."',
    [
      'No infarto com fração de ejeção preservada (≥ 50%), o betabloqueador de longo prazo não reduziu morte ou novo infarto (7,9% vs. 8,3%; HR 0,96; IC 95% 0,79–1,16) [1].',
      'O seguimento mediano foi de três anos e meio, e as internações por bradicardia ou síncope foram parecidas entre os braços (3,4% e 3,2%) [1].',
    ],
    [
      [
        'direction',
        'O uso prolongado de betabloqueador após infarto com fração de ejeção preservada reduziu o composto de morte ou novo infarto em comparação com não usar [1].',
      ],
      [
        'digit',
        'Morte por qualquer causa ou novo infarto ocorreu em 199 pacientes com betabloqueador e em 238 sem betabloqueador [1].',
      ],
    ],
  ],
  [
    '"Adults with atherosclerotic disease and LDL cholesterol of at least 70 mg/dL despite maximally tolerated statins (n=1,574) received lomasiran 300 mg or placebo subcutaneously on day 1, day 90, and every 6 months thereafter. Mean baseline LDL cholesterol was 104.6 mg/dL. At day 510, lomasiran lowered LDL cholesterol by 51.3% relative to placebo (95% CI, 48.7 to 53.9), a mean absolute difference of 53.8 mg/dL. Injection-site reactions were more common with lomasiran (5.1% vs. 0.8%); none were severe or persistent. Rates of hepatic enzyme elevation and renal adverse events were similar in the two groups. The trial was not powered for cardiovascular events."',
    [
      'O lomasiran é aplicado por via subcutânea na dose de 300 mg no primeiro dia, após 90 dias e, daí em diante, semestralmente [1].',
      'Em pacientes já em estatina na dose máxima tolerada, o lomasiran reduziu o LDL-c em cerca de 51% frente ao placebo no dia 510, o equivalente a quase 54 mg/dL [1].',
      'As reações no local da injeção foram mais comuns com o fármaco (5,1% contra 0,8%), porém nenhuma foi grave, e não houve sinal de toxicidade hepática ou renal em excesso [1].',
    ],
    [
      [
        'unit',
        'O LDL-colesterol basal médio era de 104,6 mmol/L, apesar do uso de estatina na dose máxima tolerada [1].',
      ],
      [
        'direction',
        'As reações no local de aplicação foram menos comuns com lomasiran do que com placebo, e nenhuma foi grave ou persistente [1].',
      ],
    ],
  ],
  [
    '"Foram randomizados 3.120 pacientes com doença coronariana crônica para colchicina 0,5 mg/dia ou placebo, com seguimento mediano de 28,6 meses. O desfecho primário (morte cardiovascular, infarto, AVC isquêmico ou revascularização guiada por isquemia) ocorreu em 6,8% no grupo colchicina e em 9,6% no grupo placebo (HR 0,69; IC 95% 0,57–0,83; p<0,001). O infarto foi reduzido (3,0% vs. 4,2%; HR 0,70; IC 95% 0,53–0,93). A mortalidade não cardiovascular foi numericamente maior com colchicina, sem diferença significativa (HR 1,45; IC 95% 0,92–2,28). Mialgia foi relatada em 21,2% e 18,5% dos pacientes. Pacientes com TFGe abaixo de 50 mL/min não foram incluídos."',
    [
      'Na doença coronariana crônica, a colchicina em dose baixa (0,5 mg ao dia) reduziu os eventos cardiovasculares em 31% (6,8% vs. 9,6%; HR 0,69) [1].',
      'Houve um excesso numérico de mortes não cardiovasculares com a colchicina, mas sem significância estatística (HR 1,45; IC 95% 0,92 a 2,28) [1].',
    ],
    [
      [
        'digit',
        'Com a colchicina, a incidência de infarto caiu de 4,2% para 2,0% em uma mediana de 28,6 meses (HR 0,70) [1].',
      ],
    ],
  ],
  [
    '"Foram randomizados 3.120 pacientes com doença coronariana crônica para colchicina 0,5 mg/dia ou placebo, com seguimento mediano de 28,6 meses. O desfecho primário (morte cardiovascular, infarto, AVC isquêmico ou revascularização guiada por isquemia) ocorreu em 6,8% no grupo colchicina e em 9,6% no grupo placebo (HR 0,69; IC 95% 0,57–0,83; p<0,001). O infarto foi reduzido (3,0% vs. 4,2%; HR 0,70; IC 95% 0,53–0,93). A mortalidade não cardiovascular foi numericamente maior com colchicina, sem diferença significativa (HR 1,45; IC 95% 0,92–2,28). Mialgia foi relatada em 21,2% e 18,5% dos pacientes. Pacientes com TFGe abaixo de 50 mL/min não foram incluídos." + "In a 2-by-2 factorial trial, 7,062 patients with acute myocardial infarction were assigned within 72 hours of percutaneous coronary intervention to colchicine 0.5 mg daily or placebo. At a median of 3 years, the composite of cardiovascular death, recurrent myocardial infarction, stroke, or unplanned ischemia-driven revascularization occurred in 9.1% of the colchicine group and 9.3% of the placebo group (hazard ratio, 0.99; 95% CI, 0.85 to 1.16; P=0.93). C-reactive protein at 3 months was lower with colchicine (least-squares mean difference, -1.28 mg/L). Diarrhea was more frequent with colchicine (10.2% vs. 6.6%; P<0.001), while the incidence of serious infection did not differ."',
    [
      'Os dados são divergentes: houve benefício na doença coronariana crônica (HR 0,69) [1], mas efeito neutro após infarto agudo (HR 0,99; IC 95% 0,85–1,16) [2].',
    ],
    [
      [
        'wrong-reference',
        'A colchicina 0,5 mg/dia não alterou o composto de eventos cardiovasculares (9,1% vs. 9,3%; HR 0,99) em relação ao placebo [1].',
      ],
      [
        'number-of-another',
        'No infarto agudo submetido a angioplastia, o composto cardiovascular ocorreu em 9,1% com colchicina e em 9,6% com placebo [2].',
      ],
    ],
  ],
  [
    '"In a 2-by-2 factorial trial, 7,062 patients with acute myocardial infarction were assigned within 72 hours of percutaneous coronary intervention to colchicine 0.5 mg daily or placebo. At a median of 3 years, the composite of cardiovascular death, recurrent myocardial infarction, stroke, or unplanned ischemia-driven revascularization occurred in 9.1% of the colchicine group and 9.3% of the placebo group (hazard ratio, 0.99; 95% CI, 0.85 to 1.16; P=0.93). C-reactive protein at 3 months was lower with colchicine (least-squares mean difference, -1.28 mg/L). Diarrhea was more frequent with colchicine (10.2% vs. 6.6%; P<0.001), while the incidence of serious infection did not differ."',
    [
      'Mesmo sem efeito no desfecho primário, a colchicina baixou a proteína C reativa aos três meses (diferença média de 1,28 mg/L) [1].',
    ],
    [
      [
        'negation',
        'A colchicina não aumentou a frequência de diarreia em relação ao placebo (10,2% vs. 6,6%) nos pacientes com infarto agudo [1].',
      ],
      [
        'unit',
        'Os pacientes foram randomizados em até 72 dias após a intervenção coronariana percutânea para receber colchicina ou placebo [1].',
      ],
    ],
  ],
  [
    '"We enrolled 1,872 adults without diabetes and with a body-mass index of 30 or greater, randomly assigned in a 2:1 ratio to once-weekly subcutaneous orvaglutide 2.4 mg or placebo for 68 weeks, plus lifestyle intervention. Mean weight change was -14.3% with orvaglutide and -2.6% with placebo (difference, -11.7 percentage points; 95% CI, -12.8 to -10.6; P<0.001). A loss of 5% or more was achieved by 84.9% and 31.0%. Nausea and diarrhea were the most common adverse events, typically transient and mild to moderate. Discontinuation due to gastrointestinal events occurred in 4.7% vs. 0.9%. Acute pancreatitis was confirmed in 3 participants receiving orvaglutide and in none receiving placebo."',
    [
      'Ao fim de 68 semanas, a orvaglutida semanal levou a uma perda média de 14,3% do peso corporal, contra 2,6% no grupo placebo [1].',
      'Os efeitos adversos mais frequentes foram náusea e diarreia, em geral leves a moderadas e passageiras; menos de 5% interromperam o uso por eventos gastrointestinais (4,7%) [1].',
    ],
    [
      [
        'decimal',
        'A variação média do peso foi de −1,43% com orvaglutida 2,4 mg semanal e de −2,6% com placebo ao longo de 68 semanas [1].',
      ],
      [
        'digit',
        'Foram confirmados 8 casos de pancreatite aguda entre os participantes que receberam orvaglutida e nenhum no grupo placebo [1].',
      ],
    ],
  ],
  [
    '"In this phase 3 trial, 2,418 adults with obesity (mean weight 104.7 kg) received tirvopeptide 5 mg, 10 mg or 15 mg, or placebo, once weekly for 72 weeks, including a 20-week dose-escalation period. Mean percentage change in weight at week 72 was -15.2% with 5 mg, -19.1% with 10 mg, -20.6% with 15 mg and -3.0% with placebo (P<0.001 for all comparisons). Weight loss of 20% or more occurred in 55% of those given 15 mg and in 3% given placebo. Adverse events led to discontinuation in 4.3%, 7.1%, 6.2% and 2.6%, respectively. Fasting insulin and triglycerides decreased with all doses."',
    [
      'Com a tirvopeptida, a perda de peso foi dose-dependente: 15,2% com 5 mg, 19,1% com 10 mg e 20,6% com 15 mg, após 72 semanas [1].',
      'Mais da metade dos pacientes na dose de 15 mg (55%) perdeu ao menos um quinto do peso, algo raro no grupo placebo (3%) [1].',
    ],
    [
      [
        'direction',
        'Além da perda de peso, a tirvopeptida aumentou os triglicerídeos em todas as doses testadas [1].',
      ],
    ],
  ],
  [
    '"We enrolled 1,872 adults without diabetes and with a body-mass index of 30 or greater, randomly assigned in a 2:1 ratio to once-weekly subcutaneous orvaglutide 2.4 mg or placebo for 68 weeks, plus lifestyle intervention. Mean weight change was -14.3% with orvaglutide and -2.6% with placebo (difference, -11.7 percentage points; 95% CI, -12.8 to -10.6; P<0.001). A loss of 5% or more was achieved by 84.9% and 31.0%. Nausea and diarrhea were the most common adverse events, typically transient and mild to moderate. Discontinuation due to gastrointestinal events occurred in 4.7% vs. 0.9%. Acute pancreatitis was confirmed in 3 participants receiving orvaglutide and in none receiving placebo." + "In this phase 3 trial, 2,418 adults with obesity (mean weight 104.7 kg) received tirvopeptide 5 mg, 10 mg or 15 mg, or placebo, once weekly for 72 weeks, including a 20-week dose-escalation period. Mean percentage change in weight at week 72 was -15.2% with 5 mg, -19.1% with 10 mg, -20.6% with 15 mg and -3.0% with placebo (P<0.001 for all comparisons). Weight loss of 20% or more occurred in 55% of those given 15 mg and in 3% given placebo. Adverse events led to discontinuation in 4.3%, 7.1%, 6.2% and 2.6%, respectively. Fasting insulin and triglycerides decreased with all doses."',
    [
      'Em ensaios distintos, a perda média de peso foi de 14,3% com orvaglutida 2,4 mg [1] e chegou a 20,6% com tirvopeptida 15 mg [2].',
    ],
    [
      [
        'number-of-another',
        'No ensaio ORVA-1, a orvaglutida semanal levou a uma perda média de 20,6% do peso corporal, contra 2,6% com placebo [1].',
      ],
    ],
  ],
  [
    '"A meta de HbA1c recomendada para a maioria dos adultos não gestantes é inferior a 7,0%; em idosos frágeis, aceita-se HbA1c abaixo de 8,5%. A metformina deve ser limitada a 1.000 mg/dia com TFGe entre 30 e 45 mL/min/1,73 m² e suspensa com TFGe abaixo de 30. A glibenclamida não é recomendada quando a TFGe é inferior a 60. Hipoglicemia nível 1 é definida por glicemia abaixo de 70 mg/dL e nível 2, abaixo de 54 mg/dL. No monitoramento contínuo, recomenda-se tempo no alvo (70–180 mg/dL) acima de 70% e tempo abaixo de 70 mg/dL inferior a 4%. A HbA1c deve ser dosada a cada 3 meses até o controle e, depois, a cada 6 meses."',
    [
      'A metformina deve ser interrompida quando a TFGe cai para menos de 30 mL/min/1,73 m²; entre 30 e 45, a dose máxima é de 1 g por dia [1].',
      'No monitoramento contínuo de glicose, o objetivo é permanecer mais de 70% do tempo entre 70 e 180 mg/dL, com menos de 4% abaixo de 70 mg/dL [1].',
    ],
    [
      [
        'comparator',
        'De acordo com a diretriz, a metformina deve ser suspensa nos pacientes com TFGe acima de 30 mL/min/1,73 m² [1].',
      ],
      [
        'negation',
        'A glibenclamida é recomendada para pessoas com diabetes tipo 2 quando a TFGe é inferior a 60 mL/min/1,73 m² [1].',
      ],
      [
        'digit',
        'Para a maioria dos adultos não gestantes com diabetes tipo 2, a meta de HbA1c é inferior a 6,0% [1].',
      ],
    ],
  ],
  [
    '"This placebo-controlled trial enrolled 684 adults 65 years of age or older with persisting subclinical hypothyroidism. Levothyroxine was started at 50 µg daily (25 µg if body weight was below 50 kg or coronary disease was present). Mean age was 74.2 years. Mean thyrotropin fell from 6.38 mIU/L at baseline to 3.61 mIU/L at 1 year with levothyroxine, compared with 5.46 mIU/L with placebo (P<0.001). At 1 year there was no difference in the Hypothyroid Symptoms score (between-group difference, 0.1 points; 95% CI, -1.9 to 2.1) or in the Tiredness score (0.5; 95% CI, -0.3 to 2.2). Serious adverse events occurred in 21.2% and 27.8%, respectively."',
    [
      'Em idosos com hipotireoidismo subclínico, tratar com levotiroxina reduziu mais o TSH (3,61 vs. 5,46 mUI/L em 1 ano), mas não trouxe melhora dos sintomas nem do cansaço [1].',
      'A dose inicial de levotiroxina foi de 50 mcg/dia, com redução à metade em coronariopatas ou em pacientes com menos de 50 kg [1].',
    ],
    [
      [
        'unit',
        'O tratamento foi iniciado com levotiroxina 50 mg ao dia, exceto nos pacientes com doença coronariana ou peso abaixo de 50 kg [1].',
      ],
      [
        'direction',
        'Após um ano, a levotiroxina melhorou o escore de sintomas de hipotireoidismo em relação ao placebo nos idosos com a forma subclínica da doença [1].',
      ],
    ],
  ],
  [
    '"We assigned 6,918 postmenopausal women with a total hip T score of -2.5 to -3.5 to subcutaneous ostemab 210 mg monthly or placebo for 12 months, followed by open-label denosumab 60 mg every 6 months for 12 months. At 12 months, new vertebral fractures had occurred in 0.5% of the ostemab group and 1.8% of the placebo group (risk ratio 0.27; 95% CI 0.16 to 0.47). Nonvertebral fractures occurred in 1.6% and 2.1% (hazard ratio 0.75; 95% CI 0.53 to 1.05; P=0.10). Lumbar spine bone mineral density rose 12.9% from baseline with ostemab. Adverse events, including cardiovascular events and osteoarthritis, were balanced. One atypical femoral fracture was observed in the ostemab group."',
    [
      'O ostemab reduziu em 73% o risco de novas fraturas vertebrais em 12 meses (0,5% vs. 1,8%; RR 0,27) [1].',
      'Já para as fraturas não vertebrais, a redução não alcançou significância estatística (HR 0,75; IC 95% 0,53–1,05) [1].',
      'Depois de um ano de ostemab, as participantes passaram a receber denosumabe 60 mg semestral por mais 12 meses [1].',
    ],
    [
      [
        'decimal',
        'Novas fraturas vertebrais ocorreram em 5% das mulheres tratadas com ostemab e em 1,8% das que receberam placebo em 12 meses [1].',
      ],
      [
        'digit',
        'A densidade mineral óssea da coluna lombar aumentou 19,2% em relação ao basal com o ostemab [1].',
      ],
    ],
  ],
  [
    '"O teste com 250 µg de tetracosactida é o padrão; pico de cortisol abaixo de 18 µg/dL aos 30 ou 60 minutos indica insuficiência adrenal. A reposição é feita com hidrocortisona 15 a 25 mg/dia, divididos em duas ou três tomadas, com a maior dose pela manhã. Na forma primária, associa-se fludrocortisona 50 a 200 µg/dia. Não se recomenda dexametasona para reposição crônica, pelo risco de efeitos cushingoides. Na crise adrenal, administrar hidrocortisona 100 mg IV em bolus, seguida de 200 mg em 24 horas, e 1 litro de solução salina a 0,9% na primeira hora. O tratamento não deve ser adiado à espera de exames. Em febre acima de 38 °C, dobrar a dose oral; acima de 39 °C, triplicar."',
    [
      'Na crise adrenal, faça hidrocortisona 100 mg IV em bolus e mantenha 200 mg nas 24 horas seguintes, além de 1 L de soro fisiológico na primeira hora [1].',
      'Na insuficiência adrenal primária, acrescenta-se fludrocortisona na dose de 0,05 a 0,2 mg por dia [1].',
      'Durante doença febril, a dose oral de glicocorticoide deve ser duplicada se a temperatura passar de 38 °C e triplicada se passar de 39 °C [1].',
    ],
    [
      [
        'negation',
        'Para a reposição crônica na insuficiência adrenal, a dexametasona é recomendada pelo consenso como opção de glicocorticoide [1].',
      ],
      [
        'digit',
        'Um pico de cortisol abaixo de 28 µg/dL aos 30 ou 60 minutos após a tetracosactida indica insuficiência adrenal [1].',
      ],
    ],
  ],
  [
    '"We randomized 3,988 participants with an eGFR of 25 to 75 mL/min/1.73 m² and a urinary albumin-to-creatinine ratio of 200 to 5,000 mg/g to nefraflozin 10 mg daily or placebo. Over a median of 2.4 years, the composite of sustained eGFR decline of 50% or more, end-stage kidney disease, or renal or cardiovascular death occurred in 9.4% of the nefraflozin group and 14.6% of the placebo group (HR 0.62; 95% CI 0.52-0.74; number needed to treat, 19). The chronic eGFR slope was -1.9 versus -3.6 mL/min/1.73 m² per year. The effect was similar with and without type 2 diabetes. Ketoacidosis was not reported in any nefraflozin-treated participant and occurred in 2 assigned to placebo."',
    [
      'Na DRC albuminúrica, a nefraflozina reduziu o desfecho renal composto de 14,6% para 9,4% (NNT de 19 em 2,4 anos), com efeito semelhante em pessoas com e sem diabetes tipo 2 [1].',
      'A perda anual de TFGe na fase crônica foi mais lenta com o fármaco (1,9 contra 3,6 mL/min/1,73 m² por ano), e não houve cetoacidose no braço tratado [1].',
    ],
    [
      [
        'bounds',
        'A nefraflozina diminuiu o desfecho renal composto em relação ao placebo (HR 0,62; IC 95% 0,42–0,74) [1].',
      ],
      [
        'direction',
        'A nefraflozina acelerou o declínio crônico da TFGe em comparação com o placebo ao longo do seguimento [1].',
      ],
    ],
  ],
  [
    '"We randomized 3,988 participants with an eGFR of 25 to 75 mL/min/1.73 m² and a urinary albumin-to-creatinine ratio of 200 to 5,000 mg/g to nefraflozin 10 mg daily or placebo. Over a median of 2.4 years, the composite of sustained eGFR decline of 50% or more, end-stage kidney disease, or renal or cardiovascular death occurred in 9.4% of the nefraflozin group and 14.6% of the placebo group (HR 0.62; 95% CI 0.52-0.74; number needed to treat, 19). The chronic eGFR slope was -1.9 versus -3.6 mL/min/1.73 m² per year. The effect was similar with and without type 2 diabetes. Ketoacidosis was not reported in any nefraflozin-treated participant and occurred in 2 assigned to placebo." + "In this double-blind trial, 5,640 patients with chronic kidney disease and type 2 diabetes received renerone or placebo. Patients with an eGFR of 25 to less than 60 mL/min/1.73 m² started at 10 mg daily, and those with an eGFR of 60 or more at 20 mg daily; serum potassium had to be 4.8 mmol/L or less at screening. Over a median of 2.6 years, the primary kidney composite occurred in 17.8% with renerone and 21.1% with placebo (HR 0.83; 95% CI 0.74-0.92). The albumin-to-creatinine ratio fell 31% more with renerone at month 4. Hyperkalemia leading to discontinuation was more frequent with renerone (2.3% vs. 0.9%); no deaths from hyperkalemia occurred."',
    [],
    [
      [
        'wrong-reference',
        'O desfecho renal composto ocorreu em 9,4% dos pacientes com o tratamento ativo e em 14,6% com placebo (HR 0,62) [2].',
      ],
    ],
  ],
  [
    '"In this double-blind trial, 5,640 patients with chronic kidney disease and type 2 diabetes received renerone or placebo. Patients with an eGFR of 25 to less than 60 mL/min/1.73 m² started at 10 mg daily, and those with an eGFR of 60 or more at 20 mg daily; serum potassium had to be 4.8 mmol/L or less at screening. Over a median of 2.6 years, the primary kidney composite occurred in 17.8% with renerone and 21.1% with placebo (HR 0.83; 95% CI 0.74-0.92). The albumin-to-creatinine ratio fell 31% more with renerone at month 4. Hyperkalemia leading to discontinuation was more frequent with renerone (2.3% vs. 0.9%); no deaths from hyperkalemia occurred."',
    [
      'Inicie a renerona com 10 mg/dia se a TFGe estiver entre 25 e 59 mL/min/1,73 m² e com 20 mg/dia se for ≥ 60 [1].',
      'A suspensão por hipercalemia foi mais comum com a renerona (2,3%) que com o placebo (0,9%), mas nenhum óbito foi atribuído à hipercalemia [1].',
    ],
    [
      ['unit', 'Para entrar no estudo, o potássio sérico na triagem devia ser de no máximo 4,8 mg/dL [1].'],
      [
        'direction',
        'A hipercalemia com necessidade de interrupção do tratamento foi menos frequente com renerona do que com placebo em pacientes com DRC e diabetes tipo 2 [1].',
      ],
    ],
  ],
  [
    '"Estudo multicêntrico com 2.640 pacientes críticos com lesão renal aguda grave, alocados para início acelerado (até 12 horas da elegibilidade) ou padrão da terapia renal substitutiva (TRS). A mortalidade em 90 dias foi de 43,9% na estratégia acelerada e 43,7% na padrão (RR 1,00; IC 95% 0,93–1,09; p=0,92). Receberam TRS 96,8% e 61,8% dos pacientes, respectivamente. Entre os sobreviventes em 90 dias, a dependência de TRS foi maior no grupo acelerado (10,4% vs. 6,0%; RR 1,74; IC 95% 1,24–2,43). Eventos adversos ocorreram em 23,0% e 16,5% (p<0,001), sobretudo hipotensão e hipofosfatemia. O tempo de internação na UTI não diferiu entre os grupos."',
    [
      'Antecipar a diálise na LRA grave não modificou a mortalidade em 90 dias (43,9% vs. 43,7%) [1].',
      'Quase 40% dos pacientes alocados para a estratégia padrão não chegaram a receber TRS, já que apenas 61,8% a receberam [1].',
    ],
    [
      [
        'direction',
        'O início acelerado da TRS diminuiu a dependência de diálise em 90 dias entre os sobreviventes, quando comparado ao início padrão [1].',
      ],
      [
        'decimal',
        'Entre os sobreviventes, a dependência de TRS em 90 dias foi de 10,4% no grupo acelerado e de 0,60% no grupo padrão [1].',
      ],
    ],
  ],
  [
    '"In adults with CKD and anemia not on iron or ESA therapy, a trial of iron is suggested when TSAT is 30% or lower and ferritin is 500 ng/mL or lower. For patients on dialysis, ESA therapy should be started when hemoglobin is between 9.0 and 10.0 g/dL. ESAs should not be used to maintain hemoglobin above 11.5 g/dL, and should never be used to intentionally raise it above 13 g/dL. Starting epoetin doses are 20 to 50 IU/kg three times weekly. Hemoglobin should be measured at least monthly during the initiation phase and every 3 months in stable non-dialysis patients. Intravenous iron should be avoided during active systemic infection. Adjuvant androgens are not recommended."',
    [
      'Em pacientes em diálise, o agente estimulador da eritropoiese deve ser iniciado com hemoglobina entre 9 e 10 g/dL, sem manter valores superiores a 11,5 g/dL [1].',
      'Considere um teste terapêutico com ferro se a saturação de transferrina for ≤ 30% e a ferritina ≤ 500 ng/mL em adultos com DRC e anemia sem ferro nem AEE [1].',
      'A diretriz desaconselha ferro intravenoso na vigência de infecção sistêmica ativa e não indica andrógenos como adjuvantes [1].',
    ],
    [
      [
        'digit',
        'Os agentes estimuladores da eritropoiese nunca devem ser usados para elevar intencionalmente a hemoglobina acima de 15 g/dL [1].',
      ],
    ],
  ],
  [
    '"In this phase 3 trial, 388 adults with biopsy-proven IgA nephropathy and proteinuria of at least 1.0 g/day despite maximized renin-angiotensin blockade were randomly assigned to sparvasentan 400 mg or irbesartan 300 mg once daily. At week 36, the urinary protein-to-creatinine ratio had fallen by 49.8% with sparvasentan and 15.1% with irbesartan (geometric mean ratio 0.59; 95% CI 0.51-0.69). Complete remission of proteinuria at any time was seen in 31% and 11%. The chronic eGFR slope to week 110 was -2.7 versus -3.8 mL/min/1.73 m² per year. Hypotension was more common with sparvasentan (13% vs. 4%). There were no cases of drug-induced liver injury, and severe edema was not increased."',
    [
      'Na nefropatia por IgA, a sparvasentana reduziu a proteinúria em praticamente 50% em 36 semanas, ante 15% com irbesartana [1].',
      'A remissão completa da proteinúria foi quase três vezes mais frequente com sparvasentana (31% vs. 11%), à custa de mais hipotensão (13% vs. 4%) [1].',
    ],
    [
      [
        'negation',
        'No estudo da nefropatia por IgA, foram registrados casos de lesão hepática induzida por medicamento, além de hipotensão em 13% dos tratados com sparvasentana [1].',
      ],
    ],
  ],
  [
    '"Com alterações eletrocardiográficas, administrar gluconato de cálcio a 10%, 10 mL IV em 2 a 3 minutos, repetindo em 5 minutos se o ECG não melhorar; o cálcio não reduz o potássio sérico. Insulina regular 10 U com 25 g de glicose IV reduz o potássio em 0,6 a 1,0 mEq/L em 60 minutos; monitorar a glicemia por 6 horas. Salbutamol nebulizado 10 a 20 mg tem efeito semelhante. O bicarbonato de sódio não deve ser usado de rotina, exceto com acidose metabólica (pH abaixo de 7,2). O início de ação do patirômero é de cerca de 7 horas, o que o torna inadequado na emergência. A hemodiálise é indicada se o potássio permanecer acima de 6,5 mEq/L após as medidas clínicas."',
    [
      'Na hipercalemia com alteração no ECG, use 10 mL de gluconato de cálcio a 10% IV em 2–3 min, lembrando que o cálcio não baixa o potássio sérico [1].',
      'O bicarbonato fica reservado aos casos com acidose metabólica (pH < 7,2), e o patirômero não serve para a emergência, pois leva em torno de 7 horas para agir [1].',
    ],
    [
      [
        'digit',
        'Após insulina com glicose, a glicemia deve ser monitorada por 2 horas, pelo risco de hipoglicemia [1].',
      ],
    ],
  ],
  [
    '"This noninferiority trial included 3,210 hospitalized patients with bacteremia, 55% of them in intensive care; patients with Staphylococcus aureus bacteremia, severe immunosuppression, or undrained foci were excluded. Patients were assigned to 7 or 14 days of treatment. Death by 90 days occurred in 14.5% of the 7-day group and 16.1% of the 14-day group (difference, -1.6 percentage points; 95% CI, -4.1 to 0.9), within the prespecified noninferiority margin of 4 percentage points. Relapse of bacteremia occurred in 2.6% and 2.2%. Clostridioides difficile infection rates were similar (1.7% vs. 2.0%). The urinary tract was the most common source (42.2%)."',
    [
      'Na bacteremia por agentes que não o S. aureus, sete dias de antibiótico foram não inferiores a 14 em mortalidade aos 90 dias (14,5% vs. 16,1%; margem de 4 pontos percentuais) [1].',
      'As taxas de recidiva da bacteremia foram baixas nos dois braços: 2,6% com 7 dias e 2,2% com 14 dias [1].',
    ],
    [
      [
        'decimal',
        'A recidiva da bacteremia ocorreu em 26% dos pacientes tratados por 7 dias e em 2,2% dos tratados por 14 dias [1].',
      ],
    ],
  ],
  [
    '"Adults admitted to intensive care with severe community-acquired pneumonia (n=812) received hydrocortisone 200 mg daily by continuous infusion, tapered over 8 or 14 days, or placebo. Patients with septic shock at baseline or influenza were excluded. By day 28, death had occurred in 6.4% of the hydrocortisone group and 12.1% of the placebo group (absolute difference, -5.7 percentage points; 95% CI, -9.7 to -1.7; P=0.005). Among patients not ventilated at baseline, endotracheal intubation was required in 18.2% and 29.3% (HR 0.59; 95% CI 0.40-0.86). Hospital-acquired infection (9.8% vs. 11.1%) and gastrointestinal bleeding did not differ. Hydrocortisone recipients needed more insulin (median 35.5 vs. 20.5 IU/day)."',
    [
      'Na pneumonia comunitária grave, a hidrocortisona 200 mg/dia reduziu a mortalidade em 28 dias praticamente à metade (6,4% vs. 12,1%) [1].',
      'O uso de hidrocortisona não elevou as infecções hospitalares nem o sangramento digestivo, mas aumentou a necessidade de insulina [1].',
    ],
    [
      [
        'direction',
        'Entre os pacientes sem ventilação mecânica no início, a hidrocortisona aumentou a necessidade de intubação orotraqueal em relação ao placebo [1].',
      ],
    ],
  ],
  [
    '"Adults admitted to intensive care with severe community-acquired pneumonia (n=812) received hydrocortisone 200 mg daily by continuous infusion, tapered over 8 or 14 days, or placebo. Patients with septic shock at baseline or influenza were excluded. By day 28, death had occurred in 6.4% of the hydrocortisone group and 12.1% of the placebo group (absolute difference, -5.7 percentage points; 95% CI, -9.7 to -1.7; P=0.005). Among patients not ventilated at baseline, endotracheal intubation was required in 18.2% and 29.3% (HR 0.59; 95% CI 0.40-0.86). Hospital-acquired infection (9.8% vs. 11.1%) and gastrointestinal bleeding did not differ. Hydrocortisone recipients needed more insulin (median 35.5 vs. 20.5 IU/day)." + "In 586 patients with severe community-acquired pneumonia admitted to 42 intensive care units, methylprednisolone (40 mg/day loading, then tapered over 20 days) was compared with placebo. Mortality at 60 days was 16.4% with methylprednisolone and 18.2% with placebo (adjusted odds ratio 0.90; 95% CI 0.57-1.40; P=0.61), with no significant difference. Mortality at day 28 was 11.8% and 12.9%. Duration of mechanical ventilation, hospital-acquired infection (10.6% vs. 11.3%), and vasopressor-dependent shock were also similar. Mean age was 69 years and 96% were men. Enrolment was stopped early because of slow recruitment."',
    [
      'Os ensaios com corticoide na PAC grave não concordam: a hidrocortisona reduziu a mortalidade em 28 dias [1], enquanto a metilprednisolona não alterou a mortalidade em 60 dias (16,4% vs. 18,2%) [2].',
    ],
    [
      [
        'wrong-reference',
        'Na pneumonia comunitária grave, a mortalidade em 28 dias foi de 6,4% com o corticoide e de 12,1% com placebo [2].',
      ],
    ],
  ],
  [
    '"Em pessoas vivendo com HIV, a infecção latente deve ser tratada quando a prova tuberculínica for ≥5 mm ou o IGRA for positivo, e independentemente desses testes se CD4 ≤350 células/mm³. O esquema preferencial é o 3HP: isoniazida 900 mg e rifapentina 900 mg, uma vez por semana, em 12 doses. A alternativa é isoniazida 300 mg/dia, 270 doses em 9 a 12 meses. Com rifampicina, o dolutegravir deve ser usado na dose de 50 mg a cada 12 horas. A rifampicina não deve ser associada a inibidores da protease. O início da terapia antirretroviral deve ocorrer até 7 dias após o início do tratamento da tuberculose; na meningite tuberculosa, após 4 a 6 semanas."',
    [
      'O esquema preferencial para ILTB em pessoas com HIV é o 3HP, com 12 doses semanais de isoniazida e rifapentina, 900 mg de cada [1].',
      'Quem usa rifampicina deve receber dolutegravir 50 mg duas vezes ao dia, e não deve usar inibidores da protease [1].',
    ],
    [
      [
        'digit',
        'A alternativa ao 3HP é a isoniazida 300 mg/dia, em um total de 170 doses tomadas em 9 a 12 meses [1].',
      ],
    ],
  ],
  [
    '"A total of 629 adults with acute Clostridioides difficile infection were randomized to oral fidaxomicin 200 mg twice daily or oral vancomycin 125 mg four times daily for 10 days. Clinical cure was 88.2% with fidaxomicin and 85.8% with vancomycin in the modified intention-to-treat population, meeting noninferiority (margin, 10 percentage points). Recurrence within 4 weeks was significantly lower with fidaxomicin (15.4% vs. 25.3%; P=0.005), except for the NAP1/BI/027 strain, for which there was no difference (27.1% vs. 20.9%; P=0.44). Sustained cure was 74.6% and 64.1%. The adverse-event profile was similar for the two therapies."',
    [
      'A recorrência de C. difficile em 4 semanas foi menor com fidaxomicina (15,4% vs. 25,3% com vancomicina), vantagem que não se manteve na cepa NAP1/BI/027 [1].',
      '- Vancomicina: 125 mg por via oral de 6 em 6 horas por 10 dias; fidaxomicina: 200 mg de 12 em 12 horas pelo mesmo período [1].',
    ],
    [
      [
        'digit',
        'A cura sustentada da infecção por C. difficile foi de 74,6% com fidaxomicina e de 54,1% com vancomicina [1].',
      ],
    ],
  ],
  [
    '"In this phase 3 noninferiority trial in five African countries, 844 HIV-positive adults with cryptococcal meningitis received either a single dose of liposomal amphotericin B 10 mg/kg with 14 days of flucytosine 100 mg/kg/day and fluconazole 1,200 mg/day, or the control regimen of amphotericin B deoxycholate 1 mg/kg/day for 7 days plus flucytosine, followed by fluconazole. Ten-week mortality was 24.8% in the single-dose group and 28.7% in the control group (difference, -3.9 percentage points; upper bound of the one-sided 95% CI, 1.2; P<0.001 for noninferiority). Grade 3 or 4 adverse events were fewer with the single-dose regimen (50.0% vs. 62.3%). Fungal clearance was -0.40 and -0.42 log10 CFU/mL/day."',
    [
      'Na meningite criptocócica associada ao HIV, a dose única de 10 mg/kg de anfotericina B lipossomal teve mortalidade em 10 semanas de 24,8%, não inferior aos 28,7% do esquema controle [1].',
      'O esquema de dose única foi também mais seguro: metade dos pacientes teve evento adverso grau 3 ou 4, contra 62,3% no controle [1].',
    ],
    [
      [
        'unit',
        'A mortalidade em dez meses foi de 24,8% com a dose única de anfotericina B lipossomal e de 28,7% no grupo controle [1].',
      ],
    ],
  ],
  [
    '"No choque séptico, o antimicrobiano deve ser administrado em até 1 hora do reconhecimento; na sepse possível sem choque, em até 3 horas. Sugere-se ao menos 30 mL/kg de cristaloide IV nas primeiras 3 horas, de preferência solução balanceada. A meta inicial de pressão arterial média é de 65 mmHg. A noradrenalina é o vasopressor de primeira linha; com dose entre 0,25 e 0,5 µg/kg/min, sugere-se associar vasopressina. Hidrocortisona 200 mg/dia é sugerida se a noradrenalina for ≥0,25 µg/kg/min por pelo menos 4 horas. Não se recomenda o qSOFA como ferramenta única de rastreamento. Vitamina C intravenosa não é recomendada. Iniciar insulina quando a glicemia for ≥180 mg/dL."',
    [
      'No choque séptico, administre o antibiótico na primeira hora; se houver apenas suspeita de sepse, sem choque, o prazo é de até três horas [1].',
      'A hidrocortisona (200 mg/dia) entra quando a noradrenalina se mantém em 0,25 µg/kg/min ou mais por 4 horas ou mais [1].',
    ],
    [
      [
        'negation',
        'A noradrenalina é o vasopressor de primeira linha no choque séptico, e a vitamina C intravenosa também é recomendada pela diretriz [1].',
      ],
    ],
  ],
  [
    '"In 586 patients with severe community-acquired pneumonia admitted to 42 intensive care units, methylprednisolone (40 mg/day loading, then tapered over 20 days) was compared with placebo. Mortality at 60 days was 16.4% with methylprednisolone and 18.2% with placebo (adjusted odds ratio 0.90; 95% CI 0.57-1.40; P=0.61), with no significant difference. Mortality at day 28 was 11.8% and 12.9%. Duration of mechanical ventilation, hospital-acquired infection (10.6% vs. 11.3%), and vasopressor-dependent shock were also similar. Mean age was 69 years and 96% were men. Enrolment was stopped early because of slow recruitment."',
    [
      'A metilprednisolona não reduziu a mortalidade em 60 dias na pneumonia grave (OR ajustado 0,90; IC 95% 0,57–1,40), em um estudo interrompido precocemente por recrutamento lento [1].',
    ],
    [],
  ],
];

export const twentyFifthRound: readonly HandCase[] = casesOf(groups);
