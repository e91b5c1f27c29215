import { type CaseGroup, casesOf } from '../../case.ts';

/**
 * Written by people who had not seen the check, over this repository's notes and invented passages. The studies, drugs
 * and figures of the long passages do not exist.
 */
const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'Com a meta de pressão sistólica inferior a 120 mmHg, o desfecho primário ocorreu em 1,65 % ao ano, contra 2,19 % ao ano com a meta abaixo de 140 mmHg (HR 0,75; IC 95 % 0,64–0,89) [1].',
    ],
    [
      [
        'bounds',
        'O controle intensivo da pressão também reduziu a morte por todas as causas, com HR de 0,73 (IC 95 % 0,60 a 0,96) [1].',
      ],
    ],
  ],
  [
    '"In CARDION-2, 5,212 patients with heart failure and a left ventricular ejection fraction of 40% or less were randomly assigned to velistat 10 mg once daily or placebo. Over a median follow-up of 27 months, the primary outcome (cardiovascular death or first hospitalization for heart failure) occurred in 402 of 2,606 patients (15.4%) in the velistat group and in 511 of 2,606 (19.6%) in the placebo group (hazard ratio, 0.77; 95% CI, 0.67 to 0.88; P<0.001). Cardiovascular death alone did not differ significantly between the groups (8.1% vs. 8.9%; hazard ratio, 0.91; 95% CI, 0.76 to 1.09). At 8 months, the mean KCCQ total symptom score had improved by 6.2 points with velistat and by 3.1 points with placebo. Symptomatic hypotension was more frequent with velistat (7.4% vs. 5.0%), whereas the incidence of hyperkalemia was similar (3.2% vs. 3.3%)."',
    [
      'No CARDION-2, morte cardiovascular ou primeira internação por insuficiência cardíaca ocorreu em 15,4 % dos pacientes tratados com velistat e em 19,6 % dos que receberam placebo, em seguimento mediano de 27 meses [1].',
    ],
    [
      [
        'direction',
        'Em contrapartida, a hipotensão sintomática foi menos frequente com o fármaco do que com o placebo (7,4 % e 5,0 %, respectivamente) [1].',
      ],
    ],
  ],
  [
    'ALLHAT.en',
    [
      'Em seis anos, as taxas de doença coronariana fatal ou infarto não fatal foram praticamente as mesmas: 11,5 % com clortalidona, 11,3 % com anlodipino e 11,4 % com lisinopril [1].',
    ],
    [
      [
        'negation',
        'No ALLHAT, com 33.357 participantes, houve diferença significativa entre clortalidona, anlodipino e lisinopril quanto a doença coronariana fatal ou infarto não fatal [1].',
      ],
    ],
  ],
  [
    '"AURORA-AF randomised 14,260 patients with non-valvular atrial fibrillation to trombaxan 40 mg twice daily or dose-adjusted warfarin (target INR 2.0–3.0). Mean age was 71 years and the mean CHA2DS2-VASc score was 3.6. During a median of 1.9 years, stroke or systemic embolism occurred at a rate of 1.32% per year with trombaxan and 1.71% per year with warfarin (HR 0.77, 95% CI 0.64–0.93). Major bleeding occurred at 2.20% vs 3.05% per year (HR 0.72, 0.62–0.83) and intracranial haemorrhage at 0.29% vs 0.74% per year (HR 0.39, 0.27–0.57). Gastrointestinal bleeding, however, was more frequent with trombaxan (1.48% vs 1.02% per year; HR 1.45, 1.17–1.79). All-cause mortality was 3.6% vs 3.9% per year (HR 0.92, 0.83–1.02; P=0.11). Time in therapeutic range in the warfarin arm averaged 64%."',
    [
      'Quanto à segurança, o sangramento gastrointestinal foi mais comum com trombaxana do que com varfarina (1,48 % vs 1,02 % ao ano; HR 1,45; IC 95 % 1,17–1,79) [1].',
    ],
    [],
  ],
  [
    'DAPA-CKD.en',
    [],
    [
      [
        'digit',
        'Na doença renal crônica, a dapagliflozina diminuiu o desfecho composto renal e cardiovascular de 15,4 % para 9,2 % (HR 0,61) [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.en + EMPEROR-Preserved.en',
    [
      'O benefício dos inibidores de SGLT2 foi demonstrado tanto na fração de ejeção reduzida, com dapagliflozina (HR 0,74; IC 95 % 0,65–0,85) [1], quanto na preservada, com empagliflozina (HR 0,79; IC 95 % 0,69–0,90) [2].',
    ],
    [],
  ],
  [
    '"A dose recomendada de trombaxana na fibrilação atrial não valvar é de 40 mg por via oral, duas vezes ao dia. A dose deve ser reduzida para 20 mg duas vezes ao dia em pacientes com pelo menos dois dos seguintes critérios: idade ≥ 80 anos, peso corporal ≤ 60 kg ou creatinina sérica ≥ 1,5 mg/dL. O uso não é recomendado quando a depuração de creatinina for inferior a 15 mL/min. O medicamento deve ser suspenso 48 horas antes de cirurgias com alto risco de sangramento e 24 horas antes de procedimentos de baixo risco. Uma dose esquecida pode ser tomada até 6 horas depois do horário habitual. Não é necessário monitorar o INR durante o tratamento. É contraindicada em doença hepática associada a coagulopatia."',
    [
      'Antes de cirurgias com alto risco de sangramento, suspenda a trombaxana dois dias (48 horas) antes; para procedimentos de baixo risco, bastam 24 horas [1].',
    ],
    [
      [
        'comparator',
        'A dose de trombaxana deve cair para 20 mg duas vezes ao dia quando houver pelo menos dois critérios, entre idade de 80 anos ou mais, peso acima de 60 kg e creatinina sérica igual ou superior a 1,5 mg/dL [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [],
    [
      [
        'direction',
        'Em pacientes críticos, o controle glicêmico intensivo reduziu a mortalidade em 90 dias em comparação com o convencional (OR 1,14; IC 95 % 1,02–1,28) [1].',
      ],
    ],
  ],
  [
    '"GLICEMA-1 randomised 1,248 adults with type 2 diabetes inadequately controlled with metformin (mean baseline HbA1c 8.3%, mean BMI 33.1 kg/m2) to orvoglutide 1 mg, orvoglutide 2 mg or placebo once weekly for 52 weeks. Mean HbA1c changed by −1.4, −1.9 and −0.3 percentage points with orvoglutide 1 mg, orvoglutide 2 mg and placebo, respectively. The corresponding changes in body weight were −4.8 kg, −8.6 kg and −1.2 kg. HbA1c below 7.0% was achieved by 58% of patients with 1 mg, 74% with 2 mg and 17% with placebo. Nausea was reported by 14%, 22% and 6%, and discontinuation because of gastrointestinal adverse events by 3.1%, 6.5% and 0.7%. No episode of severe hypoglycaemia was reported. Resting heart rate rose by a mean of 2.6 beats per minute in the pooled orvoglutide groups."',
    [
      'Após 52 semanas, a HbA1c caiu 1,4 ponto percentual com orvoglutida 1 mg, 1,9 ponto com 2 mg e 0,3 ponto com placebo [1].',
    ],
    [
      [
        'number-of-other-arm',
        'A meta de HbA1c abaixo de 7,0 % foi atingida por 58 % dos pacientes com orvoglutida 2 mg, frente a 17 % no grupo placebo [1].',
      ],
    ],
  ],
  [
    'RALES.en',
    [
      'Na insuficiência cardíaca grave, a espironolactona baixou a mortalidade de 46 % para 35 % (RR 0,70; IC 0,60–0,82) [1].',
    ],
    [],
  ],
  [
    'DAPA-CKD.en + EMPA-KIDNEY.en',
    [],
    [
      [
        'wrong-reference',
        'Na DRC, a empagliflozina reduziu a progressão da doença renal ou morte cardiovascular para 13,1 %, ante 16,9 % no grupo comparador [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'No diabetes tipo 2, a empagliflozina reduziu os eventos cardiovasculares maiores (MACE de 3 pontos) de 12,1 % para 10,5 % e a morte cardiovascular de 5,9 % para 3,7 % [1].',
    ],
    [],
  ],
  [
    '"RENOVA-DKD enrolled 3,904 adults with type 2 diabetes, an estimated glomerular filtration rate (eGFR) of 25 to 75 mL/min/1.73 m2 and a urinary albumin-to-creatinine ratio (UACR) of 200 to 5,000 mg/g. Over a median of 2.8 years, kidney failure, a sustained decline of at least 50% in eGFR or renal death occurred in 11.6% of the balcinerone group and 15.2% of the placebo group (HR 0.74; 95% CI 0.62–0.88). The mean annual eGFR slope was −2.9 with balcinerone and −4.4 mL/min/1.73 m2 with placebo. From baseline to month 4, UACR fell by 34% with balcinerone and by 3% with placebo. Hyperkalaemia leading to discontinuation occurred in 2.1% vs 0.8%. Acute kidney injury was less frequent with balcinerone (3.0% vs 4.1%). Systolic blood pressure was lowered by 3.4 mm Hg relative to placebo."',
    [
      'O declínio anual da TFGe foi mais lento com balcinerona (−2,9 mL/min/1,73 m²) do que com placebo (−4,4 mL/min/1,73 m²) [1].',
    ],
    [
      [
        'direction',
        'A lesão renal aguda, por outro lado, foi mais comum no grupo balcinerona do que no grupo placebo [1].',
      ],
    ],
  ],
  [
    'JUPITER.en',
    [
      'Em pessoas com proteína C reativa elevada, a taxa de eventos foi de 7,7 por 1.000 pessoas-ano com rosuvastatina e de 13,6 por 1.000 pessoas-ano no outro grupo [1].',
    ],
    [
      [
        'unit',
        'A rosuvastatina reduziu os eventos vasculares para 0,77 por 1.000 pessoas-ano, contra 1,36 por 1.000 pessoas-ano no grupo comparador (HR 0,56) [1].',
      ],
    ],
  ],
  [
    '"O inquérito NefroSul avaliou 12.480 adultos com 18 anos ou mais, residentes em nove municípios. A prevalência de taxa de filtração glomerular estimada (TFGe) inferior a 60 mL/min/1,73 m² foi de 7,1% (IC 95% 6,6–7,6), variando de 1,8% entre 18 e 44 anos a 22,4% a partir dos 65 anos. Albuminúria, definida como relação albumina/creatinina ≥ 30 mg/g, foi encontrada em 8,9% dos participantes. A TFGe reduzida foi mais frequente em mulheres do que em homens (8,0% vs 6,1%). Entre os indivíduos com doença renal crônica, apenas 24% conheciam o diagnóstico. Associaram-se à doença a hipertensão arterial (OR 2,3; IC 95% 1,9–2,8) e o diabetes (OR 3,1; IC 95% 2,5–3,9), mas não o tabagismo atual (OR 1,1; IC 95% 0,9–1,3)."',
    [
      'A prevalência de TFGe abaixo de 60 mL/min/1,73 m² foi de 7,1 % (IC 95 % 6,6 a 7,6 %), chegando a 22,4 % nas pessoas com 65 anos ou mais [1].',
    ],
    [
      [
        'direction',
        'Segundo o inquérito NefroSul, a TFGe reduzida predominou no sexo masculino, acometendo homens com maior frequência do que mulheres [1].',
      ],
    ],
  ],
  [
    'FOURIER.en',
    [],
    [
      [
        'digit',
        'O FOURIER incluiu 24.564 pacientes com doença cardiovascular e mostrou redução do desfecho primário com evolocumabe (HR 0,85; IC 95 % 0,79–0,92) [1].',
      ],
    ],
  ],
  [
    '"We prospectively enrolled 2,164 patients with suspected acute myocardial infarction in six emergency departments; the prevalence of non-ST-elevation myocardial infarction was 14.2%. A TropoFast concentration below 5 ng/L at presentation had a sensitivity of 98.9% (95% CI 97.2–99.7) and a negative predictive value of 99.7% and allowed 46% of patients to be ruled out. A concentration of 52 ng/L or higher had a specificity of 94.6% (95% CI 93.5–95.6) and a positive predictive value of 71.8%. The remaining 38% of patients were assigned to the observation zone. The area under the curve was 0.93. Among patients who were ruled out, death or myocardial infarction within 30 days occurred in 0.2%. Performance was lower in patients with chronic kidney disease, in whom specificity fell to 81.3%."',
    [
      'Uma concentração abaixo de 5 ng/L na chegada teve sensibilidade de 98,9 % e valor preditivo negativo de 99,7 %, permitindo descartar infarto em 46 % dos pacientes [1].',
    ],
    [
      [
        'unit',
        'Para confirmar o infarto, o corte de 52 ng/mL ou mais do TropoFast alcançou especificidade de 94,6 % e valor preditivo positivo de 71,8 % [1].',
      ],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'Em 4.401 pessoas com diabetes tipo 2 e nefropatia, a canagliflozina reduziu em 30 % o risco relativo de doença renal em estágio terminal, duplicação da creatinina ou morte renal ou cardiovascular (HR 0,70; IC 95 % 0,59–0,82) [1].',
    ],
    [],
  ],
  [
    '"Eleven randomised trials with 48,312 participants and a mean follow-up of 4.6 years were included. Compared with placebo, corvastin lowered LDL cholesterol by 31 mg/dL (95% CI 28 to 34) and reduced major vascular events (RR 0.86, 95% CI 0.81 to 0.92; I2=22%). Myocardial infarction was reduced (RR 0.81, 95% CI 0.74 to 0.89), as was ischaemic stroke (RR 0.88, 95% CI 0.80 to 0.97). All-cause mortality was not significantly reduced (RR 0.95, 95% CI 0.89 to 1.02). The risk of new-onset diabetes was increased (RR 1.12, 95% CI 1.04 to 1.21). Myopathy was rare and similar between groups (0.05% vs 0.04%). Fifty-eight patients needed to be treated for 5 years to prevent one major vascular event. The certainty of evidence was moderate for mortality and high for vascular events."',
    [
      'A metanálise de 11 ensaios clínicos, com 48.312 participantes, mostrou que a corvastina reduz o infarto do miocárdio (RR 0,81) e o AVC isquêmico (RR 0,88) [1].',
    ],
    [
      [
        'negation',
        'A corvastina reduziu significativamente a mortalidade por todas as causas (RR 0,95; IC 95 % 0,89–1,02) [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.en',
    [
      'A KDIGO 2024 define DRC como anormalidade da estrutura ou da função renal por três meses ou mais e recomenda classificá-la conforme a causa, a TFG (G1 a G5) e a albuminúria (A1 a A3) [1].',
    ],
    [
      [
        'unit',
        'Pela diretriz KDIGO 2024, define-se DRC pela presença de alteração estrutural ou funcional dos rins por pelo menos 3 semanas [1].',
      ],
    ],
  ],
  [
    '"In TEVION, 4,836 patients with acute deep-vein thrombosis or pulmonary embolism received dalteraban (15 mg twice daily for 14 days, followed by 20 mg once daily) or enoxaparin followed by warfarin. The median duration of treatment was 6 months. Recurrent venous thromboembolism occurred in 2.3% of the dalteraban group and 2.6% of the conventional-therapy group (HR 0.88; 95% CI 0.63–1.24; P<0.001 for noninferiority with a margin of 1.8). Major bleeding occurred in 0.9% and 1.7%, respectively (HR 0.54; 95% CI 0.33–0.89). Clinically relevant non-major bleeding was 7.2% versus 7.9%. In patients with creatinine clearance of 30 to 50 mL/min, major bleeding occurred in 1.4% versus 3.8%. Adherence, measured by pill count, exceeded 80% in 93% of patients receiving dalteraban."',
    [
      'O esquema de dalterabana para TEV agudo é de 15 mg duas vezes ao dia nos primeiros 14 dias e, depois, 20 mg uma vez ao dia [1].',
    ],
    [
      [
        'digit',
        'A recorrência de tromboembolismo venoso foi de 2,3 % com dalterabana e 3,6 % com a terapia convencional, atendendo ao critério de não inferioridade [1].',
      ],
    ],
  ],
  [
    'FLOW.en',
    [
      'Com a semaglutida, ocorreram 5,8 eventos renais maiores por 100 pacientes-ano, em comparação com 7,5 no outro grupo (HR 0,76; IC 95 % 0,66–0,88) [1].',
    ],
    [],
  ],
  [
    '"AURORA-AF randomised 14,260 patients with non-valvular atrial fibrillation to trombaxan 40 mg twice daily or dose-adjusted warfarin (target INR 2.0–3.0). Mean age was 71 years and the mean CHA2DS2-VASc score was 3.6. During a median of 1.9 years, stroke or systemic embolism occurred at a rate of 1.32% per year with trombaxan and 1.71% per year with warfarin (HR 0.77, 95% CI 0.64–0.93). Major bleeding occurred at 2.20% vs 3.05% per year (HR 0.72, 0.62–0.83) and intracranial haemorrhage at 0.29% vs 0.74% per year (HR 0.39, 0.27–0.57). Gastrointestinal bleeding, however, was more frequent with trombaxan (1.48% vs 1.02% per year; HR 1.45, 1.17–1.79). All-cause mortality was 3.6% vs 3.9% per year (HR 0.92, 0.83–1.02; P=0.11). Time in therapeutic range in the warfarin arm averaged 64%." + "In TEVION, 4,836 patients with acute deep-vein thrombosis or pulmonary embolism received dalteraban (15 mg twice daily for 14 days, followed by 20 mg once daily) or enoxaparin followed by warfarin. The median duration of treatment was 6 months. Recurrent venous thromboembolism occurred in 2.3% of the dalteraban group and 2.6% of the conventional-therapy group (HR 0.88; 95% CI 0.63–1.24; P<0.001 for noninferiority with a margin of 1.8). Major bleeding occurred in 0.9% and 1.7%, respectively (HR 0.54; 95% CI 0.33–0.89). Clinically relevant non-major bleeding was 7.2% versus 7.9%. In patients with creatinine clearance of 30 to 50 mL/min, major bleeding occurred in 1.4% versus 3.8%. Adherence, measured by pill count, exceeded 80% in 93% of patients receiving dalteraban."',
    [],
    [
      [
        'wrong-reference',
        'Na fibrilação atrial, a trombaxana diminuiu a hemorragia intracraniana em relação à varfarina (0,29 % vs 0,74 % ao ano; HR 0,39) [2].',
      ],
    ],
  ],
  [
    '"PERIOPAC followed 2,918 adults with atrial fibrillation whose fenprolona therapy was interrupted for elective surgery in 23 hospitals; 38% received bridging with heparin. Within 30 days, arterial thromboembolism occurred in 0.4% of bridged and 0.5% of non-bridged patients (adjusted OR 0.82; 95% CI 0.31–2.15). Major bleeding was more common with bridging (3.6% vs 1.3%; adjusted OR 2.74; 95% CI 1.62–4.63), at a median of 3 days after the procedure. Fenprolona was stopped a median of 5 days before surgery and resumed within 24 hours in 81% of cases. Length of hospital stay was longer among bridged patients (4.1 vs 2.9 days). Results were consistent in patients with a CHA2DS2-VASc score of 5 or higher. The analysis was adjusted for age, renal function and type of procedure."',
    [
      'A ponte com heparina não diminuiu de forma significativa o tromboembolismo arterial (0,4 % vs 0,5 %), mas se associou a mais sangramento maior (3,6 % vs 1,3 %; OR ajustado 2,74) [1].',
    ],
    [],
  ],
  [
    'SURPASS-2.en',
    [
      'Em 40 semanas, a redução da HbA1c com tirzepatida foi de 2,01, 2,24 e 2,30 pontos (5, 10 e 15 mg), frente a 1,86 ponto com semaglutida 1 mg [1].',
    ],
    [
      [
        'direction',
        'Em 40 semanas, a semaglutida 1 mg produziu queda de HbA1c maior do que a observada com qualquer uma das três doses de tirzepatida [1].',
      ],
    ],
  ],
  [
    'LEADER.en',
    [
      'A liraglutida reduziu tanto os eventos cardiovasculares maiores (13,0 % vs 14,9 %; HR 0,87; IC 95 % 0,78–0,97) quanto a morte cardiovascular (HR 0,78; IC 95 % 0,66–0,93) em 9.340 pacientes com diabetes tipo 2 [1].',
    ],
    [
      [
        'direction',
        'Quanto à mortalidade, a liraglutida elevou o risco de morte cardiovascular no diabetes tipo 2 (HR 0,78; IC 95 % 0,66–0,93) [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'O controle intensivo com sulfonilureia ou insulina diminuiu qualquer desfecho relacionado ao diabetes (RR 0,88; IC 95 % 0,79–0,99), ao passo que o efeito sobre o infarto do miocárdio não atingiu significância estatística (RR 0,84; p = 0,052) [1].',
    ],
    [
      [
        'direction',
        'No UKPDS 33, a HbA1c foi mais alta no grupo de tratamento intensivo do que no convencional [1].',
      ],
    ],
  ],
  [
    '"Em pacientes em uso de fenprolona com INR entre 4,5 e 10 e sem sangramento, o consenso sugere suspender uma ou duas doses e não recomenda o uso rotineiro de vitamina K. Quando o INR for maior que 10, sem sangramento, recomenda-se vitamina K oral na dose de 2,5 a 5 mg. Na presença de sangramento maior, independentemente do INR, devem ser administrados vitamina K intravenosa, 10 mg em infusão lenta de 30 minutos, e concentrado de complexo protrombínico, 25 a 50 UI/kg. O INR deve ser repetido em 24 horas. A faixa-alvo é de 2,0 a 3,0 na fibrilação atrial e de 2,5 a 3,5 na prótese mecânica mitral. Pacientes estáveis podem ter o INR medido a cada 12 semanas."',
    [
      'Com INR de 4,5 a 10 e sem sangramento, a conduta sugerida é omitir uma ou duas doses de fenprolona, sem vitamina K de rotina [1].',
    ],
    [
      [
        'comparator',
        'Nos usuários de fenprolona sem sangramento, a vitamina K oral (2,5 a 5 mg) é recomendada quando o INR está abaixo de 10 [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      '| Progressão da doença renal ou morte cardiovascular | 13,1 % vs 16,9 % | HR 0,72 (IC 95 % 0,64–0,82) [1] |',
    ],
    [],
  ],
  [
    'DBIC 2018.en',
    [
      'De acordo com a fração de ejeção, a IC é classificada em reduzida (abaixo de 40 %), intermediária (40 a 49 %) e preservada (50 % ou mais) [1].',
    ],
    [
      [
        'unit',
        'Para rastrear insuficiência cardíaca, a diretriz brasileira de 2018 adota o ponto de corte de 125 ng/mL para o NT-proBNP [1].',
      ],
      [
        'comparator',
        'Fala-se em insuficiência cardíaca com fração de ejeção preservada quando a FEVE é menor que 50 % [1].',
      ],
    ],
  ],
  [
    '"TENSA-4 randomised 1,416 adults with uncontrolled hypertension in 31 primary-care clinics to a single daily pill of amlotriva or to usual care. At 6 months, mean systolic blood pressure had fallen by 18.7 mm Hg with amlotriva and by 11.2 mm Hg with usual care (difference −7.5 mm Hg; 95% CI −9.1 to −5.9). Blood pressure below 140/90 mm Hg was reached by 71% and 49%, respectively (RR 1.45; 95% CI 1.32–1.59). Withdrawal because of adverse events was similar (4.2% vs 3.9%). Ankle oedema was more common with amlotriva (6.8% vs 4.5%), and hypokalaemia occurred in 2.4% vs 1.6%. Mean serum creatinine did not change. Adherence of at least 80% was observed in 86% of the amlotriva group and in 63% of the usual-care group."',
    [
      'Ao fim de seis meses, a pressão sistólica média caiu 18,7 mmHg com a pílula única de amlotriva e 11,2 mmHg com o cuidado habitual, uma diferença de 7,5 mmHg a favor da combinação (IC 95 % 5,9 a 9,1) [1].',
    ],
    [],
  ],
  [
    '"We assigned 286 patients with established cardiovascular disease and lipoprotein(a) levels of at least 60 mg/dL (150 nmol/L) to subcutaneous apolirsen 20 mg every 4 weeks, 40 mg every 4 weeks, 20 mg every week or placebo for 6 months. Lipoprotein(a) decreased by 56% with 20 mg every 4 weeks, 59% with 40 mg every 4 weeks and 80% with 20 mg every week, as compared with 6% with placebo. Levels below 50 mg/dL were reached by 65%, 70% and 98% of patients in the three apolirsen groups. LDL cholesterol fell by 12% with the highest weekly exposure. Injection-site reactions occurred in 27% of patients receiving apolirsen and 6% of those receiving placebo. There were no significant differences in platelet count, liver function or renal function between groups."',
    [],
    [
      [
        'number-of-other-arm',
        'Com apolirsen 20 mg por semana, a lipoproteína(a) caiu 59 %, em comparação com 6 % no grupo placebo [1].',
      ],
    ],
  ],
  [
    '"We assigned 2,144 patients with chronic kidney disease not receiving dialysis and a hemoglobin level of 8.5 to 10.0 g/dL to rivadustat three times weekly or epoetin. The hemoglobin target was 10.0 to 11.5 g/dL. The mean change in hemoglobin was 1.6 g/dL with rivadustat and 1.5 g/dL with epoetin (difference, 0.1; 95% CI, −0.02 to 0.21), which met the criterion for noninferiority. Major adverse cardiovascular events occurred in 12.8% of the rivadustat group and 11.1% of the epoetin group (hazard ratio, 1.16; 95% CI, 0.93 to 1.45), and noninferiority was not established. Intravenous iron was used less often with rivadustat (18% vs. 27%). Vascular-access or deep-vein thrombosis was more common with rivadustat (2.9% vs. 1.6%). Hepcidin decreased by 22% with rivadustat and by 4% with epoetin at week 36."',
    [
      'O aumento médio da hemoglobina foi de 1,6 g/dL com rivadustat e de 1,5 g/dL com epoetina, o que satisfez o critério de não inferioridade [1]. Já para eventos cardiovasculares maiores a não inferioridade não foi demonstrada (12,8 % vs 11,1 %; HR 1,16; IC 95 % 0,93–1,45) [1].',
    ],
    [
      [
        'direction',
        'Pacientes com DRC não dialítica tratados com rivadustat precisaram de ferro intravenoso com mais frequência do que os tratados com epoetina [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'Entre 5.674 pacientes analisados, a finerenona reduziu o composto de falência renal, queda da TFGe de 40 % ou mais ou morte renal: 17,8 % contra 21,1 %, com HR de 0,82 [1].',
    ],
    [
      [
        'negation',
        'A finerenona não reduziu o desfecho renal composto no diabetes tipo 2 com DRC (HR 0,82; IC 95 % 0,73–0,93) [1].',
      ],
    ],
  ],
  [
    '"Zirpatiro é um quelante de potássio indicado para o tratamento da hipercalemia em adultos. A dose inicial recomendada é de 10 g, três vezes ao dia, por até 48 horas. Na manutenção, a dose é de 5 g uma vez ao dia, podendo ser ajustada até 15 g por dia. Cada 5 g contém cerca de 400 mg de sódio. O início de ação ocorre em 1 hora e, após 48 horas, a redução média do potássio sérico foi de 1,1 mEq/L. Não deve ser usado como tratamento de emergência da hipercalemia com risco de vida. Outros medicamentos orais com biodisponibilidade dependente do pH devem ser administrados com intervalo de pelo menos 2 horas. Edema foi relatado em 4,4% com 5 g, 5,9% com 10 g e 16,1% com 15 g ao dia."',
    [
      'O zirpatiro começa a agir em 1 hora e, ao longo de 48 horas, reduz o potássio sérico em 1,1 mEq/L, em média [1].',
    ],
    [
      [
        'negation',
        'O zirpatiro deve ser usado como tratamento de emergência da hipercalemia com risco de vida [1].',
      ],
      ['unit', 'Na fase de manutenção, a dose de zirpatiro é de 5 mg uma vez ao dia [1].'],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en + LEADER.en',
    [],
    [
      [
        'wrong-reference',
        'A liraglutida levou a uma incidência de MACE de 13,0 %, contra 14,9 % no grupo de comparação (HR 0,87) [1].',
      ],
    ],
  ],
  [
    'SELECT.en',
    [
      'Em 17.604 pessoas com obesidade e sem diabetes, a semaglutida reduziu em 20 % o risco relativo de MACE (6,5 % vs 8,0 %) [1].',
    ],
    [],
  ],
  [
    'RE-LY.en',
    [],
    [
      [
        'direction',
        'A dabigatrana 150 mg associou-se a mais AVC ou embolia sistêmica do que a varfarina (RR 0,66; IC 95 % 0,53–0,82) [1].',
      ],
    ],
  ],
  [
    '"HEMOFLUX randomised 1,360 patients receiving maintenance dialysis to high-dose hemodiafiltration with the Aquaflux membrane or to continued high-flux hemodialysis. Median follow-up was 30 months and the mean convection volume was 25.3 litres per session. Death from any cause occurred in 118 of 683 patients (17.3%) in the hemodiafiltration group and in 148 of 677 patients (21.9%) in the hemodialysis group (hazard ratio 0.77; 95% CI 0.61–0.97). The hospitalisation rate did not differ (1.18 vs 1.21 per patient-year). Intradialytic hypotension was less frequent with hemodiafiltration (8.4% vs 10.2% of sessions). The effect on mortality was confined to patients without a history of cardiovascular disease (HR 0.58; 95% CI 0.42–0.79); among those with cardiovascular disease, the HR was 0.99 (95% CI 0.70–1.39). Serum phosphate was 0.3 mg/dL lower in the hemodiafiltration group."',
    [
      'A mortalidade por todas as causas foi de 17,3 % (118 de 683) com hemodiafiltração e de 21,9 % (148 de 677) com hemodiálise de alto fluxo; HR 0,77 (IC 95 % 0,61–0,97) [1].',
    ],
    [
      [
        'direction',
        'A hipotensão intradialítica ocorreu em maior proporção de sessões com a hemodiafiltração do que com a hemodiálise de alto fluxo [1].',
      ],
    ],
  ],
  [
    'SBD 2025.en',
    [
      'Para a Sociedade Brasileira de Diabetes, glicemia de jejum igual ou superior a 126 mg/dL ou HbA1c de 6,5 % ou mais, desde que confirmadas, definem diabetes [1].',
    ],
    [
      [
        'digit',
        'Segundo a SBD 2025, o diagnóstico de diabetes exige glicemia de jejum de pelo menos 126 mg/dL ou HbA1c a partir de 6,0 %, com confirmação [1].',
      ],
    ],
  ],
  [
    'RE-LY.en + ARISTOTLE.en',
    [
      'Comparadas à varfarina, a dabigatrana 150 mg reduziu AVC ou embolia sistêmica (RR 0,66; IC 95 % 0,53–0,82) [1], e a apixabana também o fez (HR 0,79; IC 95 % 0,66–0,95) [2].',
    ],
    [
      [
        'wrong-reference',
        'A apixabana reduziu o sangramento maior em comparação com a varfarina (HR 0,69; IC 95 % 0,60–0,80) [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    [
      '- **Apixabana vs varfarina:** AVC ou embolia sistêmica HR 0,79 (0,66–0,95), sangramento maior HR 0,69 (0,60–0,80) e morte HR 0,89 (0,80–0,998) [1].',
    ],
    [
      [
        'bounds',
        'A apixabana reduziu a mortalidade em relação à varfarina, com HR de 0,89 (IC 95 % 0,80–0,938) [1].',
      ],
      [
        'direction',
        'Esse benefício veio acompanhado de aumento do sangramento maior (HR 0,69; IC 95 % 0,60–0,80) [1].',
      ],
    ],
  ],
  [
    '"In this 26-week multicentre trial, 238 children aged 6 to 17 years with type 1 diabetes were assigned to the PancrIA hybrid closed-loop system or to sensor-augmented pump therapy. Mean time in range (70–180 mg/dL) increased from 52% to 67% in the closed-loop group and from 53% to 55% in the control group (adjusted difference 12 percentage points, equivalent to 2.9 hours per day; 95% CI 9 to 15 points; P<0.001). Mean HbA1c at 26 weeks was 7.2% and 7.8%, respectively. Time below 70 mg/dL did not differ (2.1% vs 2.3%). Severe hypoglycaemia occurred in one participant in the closed-loop group and two in the control group; there was one case of diabetic ketoacidosis, in the closed-loop group. Time in closed-loop mode was a median of 91%."',
    [
      'O tempo no alvo (70–180 mg/dL) passou de 52 % para 67 % com o sistema de alça fechada híbrido, enquanto no grupo controle foi de 53 % para 55 % [1].',
    ],
    [
      [
        'digit',
        'O ganho ajustado de tempo no alvo com o PancrIA foi de 12 pontos percentuais, o equivalente a 3,9 horas a mais por dia [1].',
      ],
    ],
  ],
  [
    '"MATERNA-D included 22,614 singleton pregnancies; gestational diabetes was diagnosed in 14.8%. Macrosomia occurred in 11.2% of pregnancies with and 7.9% of those without gestational diabetes (adjusted RR 1.41; 95% CI 1.24–1.60), and neonatal hypoglycaemia in 5.6% and 2.1%. During a median of 8 years after delivery, type 2 diabetes developed in 18.3% of women with previous gestational diabetes and in 2.6% of the remaining women (adjusted HR 7.4; 95% CI 6.1–9.0). Among women with gestational diabetes, breastfeeding for 6 months or longer was associated with a lower risk of type 2 diabetes (HR 0.68; 95% CI 0.51–0.90), whereas each 5-kg weight gain after delivery increased it by 27%. Only 39% of the women had a glucose test within 12 weeks of delivery."',
    [
      'Em mediana de oito anos após o parto, 18,3 % das mulheres com diabetes gestacional prévio desenvolveram diabetes tipo 2, contra 2,6 % das demais (HR ajustado 7,4; IC 95 % 6,1–9,0) [1].',
    ],
    [
      [
        'direction',
        'Nas mulheres que tiveram diabetes gestacional, amamentar por seis meses ou mais associou-se a risco maior de diabetes tipo 2 no futuro [1].',
      ],
    ],
  ],
  [
    '"Zelparte is a rapid-acting human insulin analogue indicated to improve glycaemic control in adults and in children aged 2 years and older. The onset of action is about 4 minutes after subcutaneous injection, the maximum effect occurs between 45 and 60 minutes and the duration of action is 3 to 4 hours. Zelparte should be injected at the start of a meal or within 20 minutes after starting it. In insulin-naive adults with type 1 diabetes, the recommended total daily dose is 0.2 to 0.4 units/kg. Do not administer during episodes of hypoglycaemia. In-use pens may be kept below 30 °C for up to 28 days and must not be frozen. The most common adverse reactions were hypoglycaemia (11.2%), injection-site reactions (3.4%) and weight gain of 0.7 kg at week 26. Dose reduction may be required in renal impairment."',
    [
      'A insulina zelparte tem início de ação em cerca de 4 minutos, pico entre 45 e 60 minutos e duração de 3 a 4 horas, devendo ser aplicada no início da refeição ou até 20 minutos depois de começá-la [1].',
    ],
    [['unit', 'Sua ação dura de 3 a 4 dias [1].']],
  ],
  [
    '"O RITMO-FA incluiu 1.120 pacientes com fibrilação atrial persistente submetidos a cardioversão elétrica com sucesso, alocados para drotarona 200 mg duas vezes ao dia ou placebo. Em 12 meses, a recorrência de fibrilação atrial ocorreu em 34,8% dos pacientes com drotarona e em 51,6% dos que receberam placebo (HR 0,58; IC 95% 0,48–0,70). O tempo mediano até a primeira recorrência foi de 214 dias com drotarona e 88 dias com placebo. Disfunção tireoidiana foi mais comum com o fármaco (5,7% vs 1,4%), assim como bradicardia (4,1% vs 2,0%). O intervalo QTc aumentou em média 14 ms. Não houve caso de torsades de pointes. A mortalidade foi de 1,6% no grupo drotarona e 1,8% no grupo placebo (p=0,81). Drotarona é contraindicada na insuficiência cardíaca descompensada."',
    [
      'Em 12 meses, a fibrilação atrial recorreu em 34,8 % dos pacientes que usaram drotarona e em 51,6 % do grupo placebo [1]. O preço foi maior frequência de disfunção tireoidiana (5,7 % contra 1,4 %) e de bradicardia (4,1 % contra 2,0 %) [1].',
    ],
    [
      [
        'direction',
        'Comparada ao placebo, a drotarona encurtou o tempo mediano até a primeira recorrência da fibrilação atrial [1].',
      ],
    ],
  ],
  [
    '"HEMOFLUX randomised 1,360 patients receiving maintenance dialysis to high-dose hemodiafiltration with the Aquaflux membrane or to continued high-flux hemodialysis. Median follow-up was 30 months and the mean convection volume was 25.3 litres per session. Death from any cause occurred in 118 of 683 patients (17.3%) in the hemodiafiltration group and in 148 of 677 patients (21.9%) in the hemodialysis group (hazard ratio 0.77; 95% CI 0.61–0.97). The hospitalisation rate did not differ (1.18 vs 1.21 per patient-year). Intradialytic hypotension was less frequent with hemodiafiltration (8.4% vs 10.2% of sessions). The effect on mortality was confined to patients without a history of cardiovascular disease (HR 0.58; 95% CI 0.42–0.79); among those with cardiovascular disease, the HR was 0.99 (95% CI 0.70–1.39). Serum phosphate was 0.3 mg/dL lower in the hemodiafiltration group." + "In this double-blind trial, 806 adults undergoing hemodialysis through a tunnelled catheter were assigned to a taurolena lock solution or to heparin 5,000 units/mL. Catheter-related bloodstream infection occurred at a rate of 0.41 per 1,000 catheter-days with taurolena and 1.38 per 1,000 catheter-days with heparin (hazard ratio 0.30; 95% CI 0.17–0.52). Catheter removal for any reason was similar (29% vs 30%), as was loss of catheter patency (13% vs 12%). Thrombolytic rescue was needed in 9.1% of the taurolena group and 8.3% of the heparin group. The median time to infection was 92 days with taurolena and 71 days with heparin. Minor bleeding was less common with taurolena (2.2% vs 4.9%). Nausea and dizziness were the most frequently reported adverse events. Deaths from sepsis numbered 2 and 6."',
    [],
    [
      [
        'wrong-reference',
        'A solução de selo com taurolena reduziu a infecção de corrente sanguínea relacionada ao cateter para 0,41 por 1.000 cateteres-dia, contra 1,38 por 1.000 com heparina [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.en',
    [
      'A diretriz brasileira de 2025 define pré-hipertensão como pressão de 120–139 e/ou 80–89 mmHg e estabelece meta de tratamento abaixo de 130/80 mmHg [1].',
    ],
    [
      [
        'bounds',
        'Valores de 130–139 e/ou 80–89 mmHg caracterizam pré-hipertensão na diretriz brasileira de 2025 [1].',
      ],
    ],
  ],
  [
    '"In CURTA-DAPT, 6,530 patients at high bleeding risk who had undergone percutaneous coronary intervention were assigned to stop dual antiplatelet therapy with tiplagrel and aspirin after 1 month or to continue it for 12 months. Net adverse clinical events occurred in 3.9% of the 1-month group and 5.4% of the 12-month group (HR 0.71; 95% CI 0.57–0.89). Major adverse cardiac or cerebral events occurred in 2.7% and 2.5% (HR 1.08; 95% CI 0.80–1.46; P=0.002 for noninferiority). BARC type 2, 3 or 5 bleeding was lower with the abbreviated regimen (1.6% vs 3.4%; HR 0.47; 95% CI 0.33–0.66). Definite or probable stent thrombosis was rare in both groups (0.4% vs 0.3%). Median age was 76 years, and 34% of patients had an indication for oral anticoagulation."',
    [
      'Eventos clínicos adversos líquidos ocorreram em 3,9 % dos pacientes com um mês de dupla antiagregação e em 5,4 % daqueles que a mantiveram por um ano (HR 0,71; IC 95 % 0,57–0,89) [1].',
    ],
    [
      [
        'negation',
        'No CURTA-DAPT, a interrupção da terapia dupla após 1 mês não diminuiu os sangramentos BARC 2, 3 ou 5 em relação à manutenção por 12 meses (1,6 % vs 3,4 %) [1].',
      ],
      [
        'bounds',
        'Quanto a eventos cardíacos ou cerebrais maiores, a estratégia de 1 mês foi não inferior (HR 1,08; IC 95 % 0,80–1,26) [1].',
      ],
    ],
  ],
  [
    '"Em pacientes em uso de fenprolona com INR entre 4,5 e 10 e sem sangramento, o consenso sugere suspender uma ou duas doses e não recomenda o uso rotineiro de vitamina K. Quando o INR for maior que 10, sem sangramento, recomenda-se vitamina K oral na dose de 2,5 a 5 mg. Na presença de sangramento maior, independentemente do INR, devem ser administrados vitamina K intravenosa, 10 mg em infusão lenta de 30 minutos, e concentrado de complexo protrombínico, 25 a 50 UI/kg. O INR deve ser repetido em 24 horas. A faixa-alvo é de 2,0 a 3,0 na fibrilação atrial e de 2,5 a 3,5 na prótese mecânica mitral. Pacientes estáveis podem ter o INR medido a cada 12 semanas." + "A dose recomendada de trombaxana na fibrilação atrial não valvar é de 40 mg por via oral, duas vezes ao dia. A dose deve ser reduzida para 20 mg duas vezes ao dia em pacientes com pelo menos dois dos seguintes critérios: idade ≥ 80 anos, peso corporal ≤ 60 kg ou creatinina sérica ≥ 1,5 mg/dL. O uso não é recomendado quando a depuração de creatinina for inferior a 15 mL/min. O medicamento deve ser suspenso 48 horas antes de cirurgias com alto risco de sangramento e 24 horas antes de procedimentos de baixo risco. Uma dose esquecida pode ser tomada até 6 horas depois do horário habitual. Não é necessário monitorar o INR durante o tratamento. É contraindicada em doença hepática associada a coagulopatia."',
    [],
    [
      [
        'wrong-reference',
        'Não é necessário monitorar o INR durante o uso de trombaxana, e uma dose esquecida pode ser tomada até 6 horas após o horário habitual [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'Morte cardiovascular ou hospitalização por insuficiência cardíaca foi menos frequente com a inibição da angiotensina-neprilisina (21,8 %) do que com enalapril (26,5 %), o que dá HR de 0,80 (IC 95 % 0,73–0,87) [1].',
    ],
    [
      [
        'digit',
        'O PARADIGM-HF, com 8.442 pacientes, mostrou redução de morte cardiovascular ou internação por IC em relação ao enalapril (HR 0,70; IC 95 % 0,73–0,87) [1].',
      ],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'A associação de aspirina e estreptoquinase foi a mais eficaz: mortalidade vascular de 8,0 % em cinco semanas, contra 13,2 %, ou seja, chances 42 % menores [1].',
    ],
    [
      [
        'direction',
        'Estreptoquinase isolada: aumentou a mortalidade vascular em 5 semanas (9,2 % vs 12,0 %) [1].',
      ],
    ],
  ],
  [
    '"A dose usual de gliprazona no diabetes tipo 2 é de 100 mg uma vez ao dia, com ou sem alimentos, quando a taxa de filtração glomerular estimada (TFGe) for igual ou superior a 45 mL/min/1,73 m². Em pacientes com TFGe de 30 a 44 mL/min/1,73 m², a dose deve ser reduzida para 50 mg ao dia; com TFGe inferior a 30 mL/min/1,73 m², inclusive em diálise, para 25 mg ao dia. Não é necessário ajuste na insuficiência hepática leve ou moderada. A biodisponibilidade oral é de 87%, a meia-vida é de 12,4 horas e cerca de 79% da dose é eliminada na urina. A segurança em menores de 18 anos não foi estabelecida. Pancreatite aguda foi relatada em 0,3% dos pacientes com gliprazona e 0,2% com placebo. O medicamento não deve ser usado no diabetes tipo 1."',
    [
      'Na TFGe entre 30 e 44 mL/min/1,73 m², a gliprazona deve ser reduzida para 50 mg por dia; abaixo de 30, mesmo em diálise, a dose é de 25 mg por dia [1].',
    ],
    [
      ['digit', 'Cerca de 79 % da gliprazona é eliminada pela urina, com meia-vida de 14,2 horas [1].'],
      [
        'comparator',
        'A dose habitual de gliprazona, 100 mg ao dia, aplica-se a pacientes com TFGe inferior a 45 mL/min/1,73 m² [1].',
      ],
    ],
  ],
  [
    'DBHA 2020.en + DBHA 2025.en',
    [
      'Pela diretriz de 2020, hipertensão corresponde a pressão no consultório de 140 e/ou 90 mmHg para cima [1]; já a de 2025 fixa a meta terapêutica abaixo de 130/80 mmHg [2].',
    ],
    [['wrong-reference', 'A meta pressórica recomendada é inferior a 130/80 mmHg [1].']],
  ],
  [
    '"We studied 75,413 patients with type 2 diabetes, of whom 34,095 were treated with biguanex. The incidence of acidosis requiring hospital admission was 7.4 per 1,000 person-years among users and 6.9 per 1,000 person-years among non-users. Compared with alternative glucose-lowering treatment, biguanex was not associated with acidosis overall (adjusted HR 0.98; 95% CI 0.89–1.08), in patients with an eGFR of 45 to 59 mL/min/1.73 m2 (adjusted HR 1.04; 95% CI 0.86–1.26) or in those with an eGFR of 30 to 44 (adjusted HR 1.09; 95% CI 0.83–1.44). The risk was increased when eGFR was below 30 mL/min/1.73 m2 (adjusted HR 2.07; 95% CI 1.33–3.22). Median follow-up was 5.7 years, and mean age was 60.4 years."',
    [
      'O uso de biguanex não se associou a acidose em pacientes com TFGe de 45 a 59 (HR ajustado 1,04; IC 95 % 0,86–1,26), mas o risco foi maior quando a TFGe estava abaixo de 30 mL/min/1,73 m² (HR ajustado 2,07; IC 95 % 1,33–3,22) [1].',
    ],
    [],
  ],
  [
    '"We randomly assigned 948 patients with severe symptomatic aortic stenosis and low surgical risk (mean age 73 years; mean STS score 2.1%) to transcatheter replacement with the Corona valve or to surgical replacement. At 1 year, death, stroke or rehospitalization had occurred in 8.9% of the transcatheter group and 14.6% of the surgery group (hazard ratio, 0.59; 95% CI, 0.42 to 0.84). At 30 days, transcatheter replacement resulted in a lower rate of new-onset atrial fibrillation (6.1% vs. 37.4%) and a shorter index hospitalization (3 vs. 7 days). New permanent pacemakers were implanted more often after transcatheter replacement (9.8% vs. 4.3%). Moderate or severe paravalvular regurgitation was seen in 0.8% and 0.2%. The mean gradient at 1 year was 12.6 mm Hg with the Corona valve and 11.4 mm Hg with surgical valves."',
    [],
    [['direction', 'Também exigiu marca-passo definitivo com menos frequência do que a cirurgia [1].']],
  ],
  [
    'BENEFIT.en',
    [
      'Na cardiomiopatia chagásica crônica, o benznidazol não reduziu de forma significativa o desfecho primário (27,5 % vs 29,1 %; HR 0,93; IC 95 % 0,81–1,07), embora a conversão da PCR tenha sido maior (66,2 % vs 33,5 %) [1].',
    ],
    [
      [
        'negation',
        'O benznidazol teve efeito estatisticamente significativo sobre o desfecho primário em 2.854 pacientes com cardiopatia chagásica crônica [1].',
      ],
    ],
  ],
  [
    'JUPITER.en + FOURIER.en',
    [
      'A rosuvastatina diminuiu os eventos em pessoas com proteína C reativa elevada (HR 0,56; IC 95 % 0,46–0,69) [1] e o evolocumabe diminuiu o desfecho primário na doença cardiovascular (HR 0,85; IC 95 % 0,79–0,92) [2].',
    ],
    [['wrong-reference', 'O evolocumabe reduziu o desfecho primário de 11,3 % para 9,8 % [1].']],
  ],
  [
    '"O ensaio REABILITA alocou 1.806 pacientes com infarto recente para reabilitação cardíaca domiciliar por 12 semanas, com três sessões semanais de 40 minutos, ou para cuidado usual. Em um ano, a reinternação por causa cardiovascular foi de 21,5% no grupo de reabilitação e 28,7% no grupo controle (RR 0,75; IC 95% 0,64–0,88). O consumo máximo de oxigênio aumentou 2,4 mL/kg/min com a reabilitação e 0,6 mL/kg/min com o cuidado usual. A mortalidade não diferiu (4,0% vs 4,4%; p=0,68). A adesão, definida como presença em pelo menos 75% das sessões, foi de 61%. A proporção de fumantes que abandonaram o tabaco foi maior na intervenção (48% vs 36%). Não houve evento grave durante as sessões. O custo médio do programa foi de R$ 412 por paciente." + "PREVENE assigned 4,010 patients with an eGFR of 15 to 59 mL/min/1.73 m2 who were scheduled for coronary angiography to oral nefroprotina 1,200 mg or placebo, both with isotonic saline at 1 mL/kg/h. Contrast-associated acute kidney injury occurred in 9.6% of the nefroprotina group and in 9.3% of the placebo group (odds ratio 1.03; 95% CI 0.83–1.28; P=0.76). There was no significant difference in death, dialysis or persistent kidney impairment at 90 days (4.7% vs 4.4%). Dialysis was required in 1.1% and 1.2%, respectively. The trial was stopped early for futility. The median contrast volume was 95 mL. Results were consistent in patients with diabetes (58% of the sample) and in those with an eGFR below 30. Nausea was the most frequent adverse event (2.8% vs 1.9%)."',
    [],
    [
      [
        'wrong-reference',
        'Na prevenção da lesão renal aguda associada ao contraste, a nefroprotina não superou o placebo (9,6 % vs 9,3 %; OR 1,03; IC 95 % 0,83–1,28) [1].',
      ],
    ],
  ],
  [
    '"Consecutive adults with diabetes (n=3,318) attending 14 primary care units were screened with RetinaVia and graded by two ophthalmologists. For referable diabetic retinopathy, sensitivity was 93.4% (95% CI 91.0–95.3) and specificity 88.7% (95% CI 87.2–90.1), with an area under the curve of 0.96. Sensitivity for vision-threatening disease was 97.8%. Images were ungradable in 6.2% of participants, more often in those older than 70 years (11.5%). Referable retinopathy was present in 17.6% of the sample. The positive predictive value was 63.8% and the negative predictive value 98.4%. Mean time to a report was 38 seconds with RetinaVia and 4.5 minutes with manual grading. Use of the system reduced unnecessary referrals by 21% compared with referral based on capillary glucose and duration of diabetes alone."',
    [
      '| Retinopatia diabética referenciável | Sensibilidade 93,4 % (IC 95 % 91,0–95,3) | Especificidade 88,7 % (IC 95 % 87,2–90,1) | AUC 0,96 [1] |',
    ],
    [],
  ],
  [
    '"PREVENE assigned 4,010 patients with an eGFR of 15 to 59 mL/min/1.73 m2 who were scheduled for coronary angiography to oral nefroprotina 1,200 mg or placebo, both with isotonic saline at 1 mL/kg/h. Contrast-associated acute kidney injury occurred in 9.6% of the nefroprotina group and in 9.3% of the placebo group (odds ratio 1.03; 95% CI 0.83–1.28; P=0.76). There was no significant difference in death, dialysis or persistent kidney impairment at 90 days (4.7% vs 4.4%). Dialysis was required in 1.1% and 1.2%, respectively. The trial was stopped early for futility. The median contrast volume was 95 mL. Results were consistent in patients with diabetes (58% of the sample) and in those with an eGFR below 30. Nausea was the most frequent adverse event (2.8% vs 1.9%)."',
    [],
    [
      [
        'negation',
        'Houve diferença significativa entre nefroprotina e placebo no composto de morte, diálise ou piora renal persistente em 90 dias [1].',
      ],
    ],
  ],
  [
    '"NEFRIGA assigned 382 adults with biopsy-proven IgA nephropathy and a urinary protein-to-creatinine ratio of at least 1.0 g/g despite maximal renin–angiotensin blockade to sibeprolina 400 mg subcutaneously every 4 weeks or placebo. At 9 months, the urinary protein-to-creatinine ratio had decreased by 41.3% with sibeprolina and by 6.8% with placebo (between-group difference, 37.0%; 95% CI, 28.5 to 44.5). Haematuria resolved in 52% and 21% of the patients who had it at baseline. Serum galactose-deficient IgA1 fell by 64% with sibeprolina. At 12 months, eGFR had declined by 0.9 mL/min/1.73 m2 with sibeprolina and by 3.7 with placebo. Infections were reported in 31% and 29%, respectively, and serious adverse events in 3.7% and 5.2%. No patient died during the treatment period."',
    [],
    [
      [
        'digit',
        'Em 12 meses, a TFGe caiu apenas 0,9 mL/min/1,73 m² com sibeprolina, contra 7,3 mL/min/1,73 m² com placebo [1].',
      ],
    ],
  ],
  [
    '"In this single-group study, 438 patients with acute major bleeding within 18 hours after taking a factor Xa inhibitor received revertixabe as a 400-mg bolus given at 30 mg per minute, followed by an infusion of 4 mg per minute for 120 minutes. Bleeding was intracranial in 67% and gastrointestinal in 24%. Median anti–factor Xa activity fell from 142.0 ng/mL to 9.8 ng/mL, a reduction of 93% (95% CI, 92 to 94). Excellent or good hemostasis at 12 hours was achieved in 80% of the patients who could be evaluated. Within 30 days, thrombotic events occurred in 9.6% and death in 14.8%. No thrombotic event occurred after oral anticoagulation had been restarted. The reduction in anti–factor Xa activity did not predict hemostatic efficacy overall."',
    [
      'O revertixabe é administrado em bólus de 400 mg a 30 mg/min, seguido de infusão de 4 mg/min por duas horas [1].',
    ],
    [['digit', 'Nos 30 dias seguintes, ocorreram eventos trombóticos em 9,6 % e óbito em 18,4 % [1].']],
  ],
  [
    'EMPEROR-Preserved.en',
    [],
    [
      [
        'digit',
        'Na fração de ejeção preservada, morte cardiovascular ou hospitalização por IC ocorreu em 11,8 % dos pacientes com empagliflozina, contra 17,1 % no grupo comparador (HR 0,79; IC 95 % 0,69–0,90) [1].',
      ],
    ],
  ],
  [
    '"ONCOTROMB randomised 1,190 patients with active cancer and acute venous thromboembolism to dalteraban or low-molecular-weight heparin for 6 months. Recurrent venous thromboembolism occurred in 34 of 595 patients (5.7%) with dalteraban and in 50 of 595 (8.4%) with low-molecular-weight heparin (HR 0.67; 95% CI 0.43–1.03; P=0.003 for noninferiority). Major bleeding occurred in 4.5% and 4.0% (HR 1.13; 95% CI 0.65–1.96). In patients with gastrointestinal cancer, major bleeding was more frequent with dalteraban (9.3% vs 4.8%). Death from any cause by 6 months was 23.9% and 24.5%. Premature discontinuation was lower with dalteraban (22% vs 37%), mainly because injections were avoided. Platelet counts below 50,000/mm3, brain metastases and creatinine clearance below 30 mL/min were exclusion criteria."',
    [],
    [
      [
        'direction',
        'A descontinuação precoce foi maior entre os pacientes com câncer que receberam dalterabana do que entre os tratados com heparina de baixo peso molecular [1].',
      ],
    ],
  ],
  [
    'PLATO.en',
    [
      'Nas síndromes coronarianas agudas, o ticagrelor diminuiu o composto de morte vascular, infarto ou AVC em 12 meses de 11,7 % com clopidogrel para 9,8 % (HR 0,84; IC 95 % 0,77–0,92) [1].',
    ],
    [
      [
        'unit',
        'O benefício do ticagrelor sobre o clopidogrel no PLATO (9,8 % vs 11,7 % de morte vascular, infarto ou AVC) foi medido aos 12 dias [1].',
      ],
    ],
  ],
  [
    '"We evaluated 3,465 outpatients with suspected pulmonary embolism in 11 hospitals. Pulmonary embolism was considered ruled out without imaging when no PULMO item was present and D-dimer was below 1,000 ng/mL, or when one or more items were present and D-dimer was below 500 ng/mL. The prevalence of pulmonary embolism was 13.2%. Among patients in whom the diagnosis was excluded by the algorithm, the 3-month incidence of symptomatic venous thromboembolism was 0.7% (95% CI 0.4–1.1). Chest imaging was avoided in 48% of patients, compared with 34% with the fixed 500 ng/mL threshold, an absolute difference of 14 percentage points (95% CI 12–16). No death was attributed to pulmonary embolism. The algorithm was not validated in pregnant women or in patients receiving anticoagulants. Median time in the emergency department was 1.6 hours shorter when imaging was avoided."',
    [],
    [
      [
        'negation',
        'O algoritmo baseado na regra PULMO foi validado em gestantes e em pacientes que usam anticoagulantes [1].',
      ],
    ],
  ],
];

export const twentyFirstRound = casesOf(groups);
