import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Abstracts and bulletins, two thirds in English and one third in Portuguese. */
const groups: CaseGroup[] = [
  [
    '"Empagliflozin after acute myocardial infarction: the CORVA randomized trial ‖ In this double-blind trial, 3,214 patients with recent myocardial infarction were assigned to empagliflozin 10 mg daily or placebo. Hospitalization for heart failure occurred in 3.6% of the empagliflozin group and 4.9% of the placebo group (HR 0.73; 95% CI 0.56 to 0.95; P=0.02). All-cause mortality did not differ significantly between groups (5.1% vs 5.4%; HR 0.95; 95% CI 0.74 to 1.22). Empagliflozin reduced heart failure hospitalizations but had no effect on mortality."',
    [
      'Após o infarto, a empagliflozina diminuiu as internações por insuficiência cardíaca (3,6% contra 4,9% com placebo), sem alterar de forma significativa a mortalidade por todas as causas [1].',
      'A taxa de hospitalização por insuficiência cardíaca foi de 4,9% no grupo placebo e 3,6% no grupo empagliflozina (HR 0,73; IC 95% 0,56–0,95) [1].',
    ],
    [
      [
        'direction',
        'Nos pacientes com infarto recente, a empagliflozina elevou as hospitalizações por insuficiência cardíaca em relação ao placebo [1].',
      ],
    ],
  ],
  [
    '"Restrictive versus liberal oxygen in mechanically ventilated adults ‖ A total of 2,040 adults receiving invasive ventilation were randomized to a restrictive (SpO2 90–93%) or liberal (SpO2 96–99%) oxygen target. Death at 90 days occurred in 34.2% in the restrictive group and 33.8% in the liberal group (absolute difference 0.4 percentage points; 95% CI −3.7 to 4.5; P=0.85). Ventilator-free days were similar. A restrictive target did not lower 90-day mortality."',
    [
      'Em adultos sob ventilação invasiva, adotar uma meta restritiva de oxigênio não trouxe queda da mortalidade em 90 dias (34,2% vs. 33,8%; p = 0,85) [1].',
    ],
    [
      [
        'negation',
        'A estratégia restritiva de oxigênio reduziu a mortalidade em 90 dias nos adultos ventilados mecanicamente [1].',
      ],
    ],
  ],
  [
    '"Dexametasona pré-operatória e náuseas após colecistectomia laparoscópica ‖ Ensaio clínico randomizado com 312 pacientes submetidos a colecistectomia laparoscópica, que receberam dexametasona 8 mg ou placebo antes da indução. Náuseas e vômitos nas primeiras 24 horas ocorreram em 18,6% do grupo dexametasona e em 37,2% do grupo placebo (RR 0,50; IC 95% 0,34–0,73). Não houve diferença na taxa de infecção do sítio cirúrgico. A dexametasona reduziu náuseas e vômitos pós-operatórios sem aumentar infecções."',
    [
      'Uma dose de 8 mg de dexametasona antes da indução cortou pela metade o risco de náuseas e vômitos em 24 horas (RR 0,50), sem aumento de infecções do sítio cirúrgico [1].',
    ],
    [
      [
        'unit',
        'Os pacientes do grupo ativo receberam dexametasona 8 g antes da indução anestésica, com menos náuseas e vômitos no primeiro dia [1].',
      ],
    ],
  ],
  [
    '"Intravenous iron in women with postpartum anemia ‖ In 428 women with postpartum hemoglobin between 7 and 10 g/dL, ferric carboxymaltose 1,000 mg was compared with oral ferrous sulfate 200 mg daily. At 6 weeks mean hemoglobin was 12.4 g/dL with intravenous iron and 11.6 g/dL with oral iron (mean difference 0.8 g/dL; 95% CI 0.5 to 1.1). Gastrointestinal adverse events were less frequent with intravenous iron (4% vs 21%)."',
    [
      'Com a via oral, a hemoglobina média ao fim de 6 semanas ficou em 11,6 g/dL, ao passo que com o ferro endovenoso atingiu 12,4 g/dL [1].',
    ],
    [
      [
        'direction',
        'Eventos adversos gastrointestinais foram mais comuns entre as puérperas que receberam ferro intravenoso do que entre as tratadas por via oral [1].',
      ],
    ],
  ],
  [
    '"High-sensitivity troponin T for early rule-out: a prospective accuracy study ‖ Among 1,876 patients presenting with chest pain, a single hs-cTnT below 6 ng/L at presentation had a sensitivity of 98.9% (95% CI 97.4–99.6) and a negative predictive value of 99.7% for myocardial infarction at 30 days. Specificity was 46.3%. The strategy would have allowed 41% of patients to be discharged early."',
    [
      'Um único valor de hs-cTnT abaixo de 6 ng/L na chegada apresentou sensibilidade de 98,9% e valor preditivo negativo de 99,7% para infarto em 30 dias [1].',
    ],
    [
      [
        'digit',
        'O corte de hs-cTnT inferior a 6 ng/L mostrou especificidade de apenas 64,3% para infarto do miocárdio em 30 dias [1].',
      ],
    ],
  ],
  [
    '"Azithromycin for children with acute otitis media: noninferiority trial ‖ Children aged 6 to 59 months were assigned to azithromycin for 3 days or amoxicillin for 7 days. Clinical failure occurred in 22.4% of children given azithromycin and in 13.1% given amoxicillin (difference 9.3 percentage points; 95% CI 3.8 to 14.9), so noninferiority was not shown. Diarrhea was less common with azithromycin."',
    [
      'A falha clínica foi mais frequente com azitromicina (22,4%) que com amoxicilina (13,1%), de modo que a não inferioridade não ficou demonstrada [1].',
    ],
    [
      [
        'negation',
        'Na otite média aguda infantil, a azitromicina por 3 dias mostrou-se não inferior à amoxicilina por 7 dias quanto à falha clínica [1].',
      ],
    ],
  ],
  [
    '"Diretriz de manejo da hipertensão em idosos frágeis ‖ Recomenda-se iniciar o tratamento medicamentoso em idosos frágeis com pressão sistólica ≥ 160 mmHg. A meta sistólica deve ficar entre 140 e 149 mmHg, com redução gradual. Não se recomenda a associação de inibidor da ECA com bloqueador do receptor de angiotensina, pelo risco de hipercalemia e lesão renal."',
    [
      'Para o idoso frágil, a orientação é começar anti-hipertensivo quando a sistólica alcança 160 mmHg ou mais, buscando valores entre 140 e 149 mmHg [1].',
    ],
    [
      [
        'negation',
        'Recomenda-se associar inibidor da ECA a bloqueador do receptor de angiotensina no idoso frágil hipertenso [1].',
      ],
      [
        'comparator',
        'O tratamento medicamentoso deve ser iniciado em idosos frágeis com pressão sistólica < 160 mmHg [1].',
      ],
    ],
  ],
  [
    '"Semaglutide and knee osteoarthritis pain in obesity ‖ In this 68-week trial of 407 participants with obesity and knee osteoarthritis, weekly semaglutide 2.4 mg was compared with placebo. The mean change in WOMAC pain score was −38.4 points with semaglutide and −26.1 points with placebo (P<0.001). Mean weight change was −13.2% and −3.0%, respectively. Discontinuation due to adverse events was more common with semaglutide (6.7% vs 3.0%)."',
    [
      'O escore de dor WOMAC caiu em média 38,4 pontos no braço da semaglutida e 26,1 pontos no braço placebo (p < 0,001) [1].',
    ],
    [
      [
        'direction',
        'A interrupção por eventos adversos foi menos frequente com semaglutida do que com placebo no ensaio de 68 semanas [1].',
      ],
    ],
  ],
  [
    '"Tranexamic acid in gastrointestinal bleeding ‖ In 5,322 patients with upper gastrointestinal bleeding, death due to bleeding within 5 days occurred in 3.9% of the tranexamic acid group and 4.0% of the placebo group (RR 0.98; 95% CI 0.76 to 1.27). Venous thromboembolic events were more frequent with tranexamic acid (0.8% vs 0.4%; RR 1.92; 95% CI 1.05 to 3.50). Tranexamic acid should not be used outside trials for this indication."',
    [
      'O ácido tranexâmico não diminuiu as mortes por sangramento e esteve ligado a mais tromboembolismo venoso (0,8% vs. 0,4%), motivo pelo qual não deve ser empregado fora de estudos nessa indicação [1].',
      'Quanto à morte por hemorragia em 5 dias, não se observou diferença relevante entre ácido tranexâmico e placebo (RR 0,98; IC 95% 0,76 a 1,27) [1].',
    ],
    [
      [
        'direction',
        'Na hemorragia digestiva alta, o uso de ácido tranexâmico diminuiu os eventos tromboembólicos venosos em comparação com placebo [1].',
      ],
    ],
  ],
  [
    '"Early physiotherapy after hip fracture surgery ‖ A cohort of 6,480 adults over 60 years who underwent hip fracture surgery was followed for one year. Mobilization on the day after surgery was associated with lower 30-day mortality (adjusted OR 0.62; 95% CI 0.49 to 0.79) and with shorter hospital stay (median 8 vs 11 days). Readmission rates did not differ."',
    [
      'Mobilizar o paciente no dia seguinte à cirurgia de fratura de quadril associou-se a menor mortalidade em 30 dias (OR ajustada 0,62) e a internação mais curta, com mediana de 8 contra 11 dias [1].',
    ],
    [
      [
        'direction',
        'Os pacientes mobilizados no primeiro dia após a cirurgia tiveram permanência hospitalar mais longa que os demais [1].',
      ],
    ],
  ],
  [
    '"Vitamin D supplementation and falls in older adults: meta-analysis ‖ Thirty-one randomized trials including 57,867 participants were pooled. Vitamin D had no effect on the risk of falling (RR 1.00; 95% CI 0.93 to 1.07). High intermittent doses above 60,000 IU per month increased falls (RR 1.12; 95% CI 1.03 to 1.22). Fractures were not reduced."',
    [
      'Na metanálise de 31 ensaios, a vitamina D não modificou o risco de quedas, e doses intermitentes acima de 60.000 UI mensais chegaram a aumentá-lo (RR 1,12) [1].',
    ],
    [
      [
        'negation',
        'A suplementação de vitamina D reduziu as fraturas em idosos, segundo a análise conjunta de 31 ensaios [1].',
      ],
    ],
  ],
  [
    '"Ceftriaxone versus flucloxacillin for MSSA bacteremia ‖ Retrospective cohort of 912 patients with methicillin-susceptible Staphylococcus aureus bacteremia. Thirty-day mortality was 19.8% with ceftriaxone and 12.7% with flucloxacillin (adjusted HR 1.58; 95% CI 1.14 to 2.19). Acute kidney injury was more common with flucloxacillin (11% vs 6%)."',
    [
      'A mortalidade em 30 dias foi superior no grupo ceftriaxona (19,8%) frente ao grupo flucloxacilina (12,7%), embora a lesão renal aguda tenha sido mais comum com esta última [1].',
    ],
    [
      [
        'direction',
        'Na bacteremia por MSSA, a ceftriaxona associou-se a mortalidade em 30 dias mais baixa que a flucloxacilina [1].',
      ],
    ],
  ],
  [
    '"Aleitamento materno exclusivo e internações por pneumonia no primeiro ano ‖ Coorte de 2.118 nascidos vivos acompanhados até os 12 meses em três capitais. O aleitamento materno exclusivo por pelo menos 4 meses associou-se a menor risco de internação por pneumonia (RR 0,58; IC 95% 0,41–0,82). Entre os filhos de mães fumantes, a associação não foi significativa. O peso aos 12 meses foi semelhante entre os grupos."',
    [
      'Lactentes amamentados exclusivamente por 4 meses ou mais foram menos internados por pneumonia no primeiro ano (RR 0,58; IC 95% 0,41–0,82) [1].',
    ],
    [
      [
        'bounds',
        'O aleitamento exclusivo por ao menos 4 meses reduziu o risco de internação por pneumonia (RR 0,58; IC 95% 0,41–0,92) [1].',
      ],
    ],
  ],
  [
    '"Boletim epidemiológico: dengue, semanas 1 a 20 ‖ Foram notificados 184.320 casos prováveis de dengue no estado, com coeficiente de incidência de 1.245 casos por 100 mil habitantes. Houve aumento de 38% em relação ao mesmo período do ano anterior. Confirmaram-se 96 óbitos, com letalidade de 0,05%. O sorotipo DENV-2 predominou."',
    [
      'No período, o estado registrou 184.320 casos prováveis de dengue e 96 óbitos confirmados, com predomínio do sorotipo DENV-2 [1].',
    ],
    [
      [
        'direction',
        'Em comparação com o mesmo período do ano anterior, os casos prováveis de dengue caíram 38% no estado [1].',
      ],
    ],
  ],
  [
    '"Lithium carbonate extended-release tablets: prescribing information ‖ Lithium toxicity is closely related to serum concentrations and can occur at doses close to therapeutic concentrations. Thiazide diuretics decrease renal clearance of lithium and increase serum lithium concentrations. Maintenance serum concentrations should be between 0.6 and 1.0 mEq/L. Lithium is not recommended in patients with severe renal impairment (creatinine clearance less than 30 mL/min)."',
    ['Diuréticos tiazídicos elevam a litemia por diminuírem a depuração renal do fármaco [1].'],
    [
      [
        'direction',
        'Tiazídicos aumentam a depuração renal do lítio e, com isso, reduzem sua concentração sérica [1].',
      ],
    ],
  ],
  [
    '"Rivaroxaban versus warfarin in rheumatic mitral stenosis with atrial fibrillation ‖ In 1,510 patients with rheumatic mitral stenosis and atrial fibrillation, the composite of stroke, systemic embolism or death occurred in 8.2% per year with rivaroxaban and 6.5% per year with warfarin (HR 1.25; 95% CI 1.10 to 1.41). Major bleeding did not differ. Vitamin K antagonist therapy led to a lower rate of events than rivaroxaban."',
    [
      'Na estenose mitral reumática com fibrilação atrial, a varfarina levou a menos eventos compostos que a rivaroxabana (6,5% contra 8,2% ao ano), com sangramento maior semelhante [1].',
    ],
    [
      [
        'direction',
        'Entre pacientes com estenose mitral reumática e fibrilação atrial, a rivaroxabana superou a varfarina na prevenção do desfecho composto [1].',
      ],
    ],
  ],
  [
    '"Mindfulness-based therapy for recurrent depression ‖ Adults with three or more prior episodes of depression (n=424) were randomized to mindfulness-based cognitive therapy or maintenance antidepressants. Relapse over 24 months occurred in 44% and 47%, respectively (HR 0.89; 95% CI 0.67 to 1.18). There was no significant difference between groups in adverse events. The intervention was not superior to maintenance antidepressants."',
    [
      'A terapia cognitiva baseada em mindfulness não se mostrou superior ao antidepressivo de manutenção na prevenção de recaídas em 24 meses (44% vs. 47%) [1].',
    ],
    [
      [
        'negation',
        'Houve diferença significativa nos eventos adversos entre a terapia baseada em mindfulness e o antidepressivo de manutenção [1].',
      ],
    ],
  ],
  [
    '"Topical timolol for infantile hemangioma ‖ In 180 infants younger than 6 months with superficial hemangioma, complete or near-complete resolution at 24 weeks occurred in 61% with timolol 0.5% and 38% with observation (P=0.003). Bradycardia was not observed. Hemangioma ulceration was rare in both groups."',
    [
      'A resolução completa ou quase completa em 24 semanas foi de 61% com timolol tópico a 0,5% e de 38% com a simples observação [1].',
    ],
    [
      [
        'decimal',
        'O timolol tópico a 5% levou à resolução completa ou quase completa do hemangioma em 61% dos lactentes [1].',
      ],
    ],
  ],
  [
    '"Prone positioning in awake patients with COVID-19 ‖ In 1,126 awake patients with COVID-19 hypoxemic respiratory failure on high-flow oxygen, treatment failure within 28 days occurred in 40% with awake prone positioning and 46% with standard care (RR 0.86; 95% CI 0.75–0.98). Intubation was less frequent with prone positioning (HR 0.75). Mortality was not significantly different (HR 0.87; 95% CI 0.68–1.11)."',
    [
      'A pronação em paciente acordado reduziu a falha terapêutica (40% vs. 46%) e a necessidade de intubação, mas sem impacto significativo na mortalidade [1].',
    ],
    [
      [
        'direction',
        'Em pacientes acordados com COVID-19 em cateter de alto fluxo, a posição prona aumentou a necessidade de intubação [1].',
      ],
    ],
  ],
  [
    '"Statins and new-onset diabetes: pooled analysis ‖ In an analysis of 13 trials with 91,140 participants, statin therapy was associated with a 9% increased risk of incident diabetes (OR 1.09; 95% CI 1.02–1.17). The risk was highest in trials with older participants. Neither baseline body-mass index nor change in LDL cholesterol explained the residual variation in risk."',
    [
      'O uso de estatinas acompanhou-se de risco 9% maior de diabetes incidente (OR 1,09; IC 95% 1,02–1,17), mais marcado nos ensaios com participantes mais velhos [1].',
    ],
    [
      [
        'direction',
        'O risco de diabetes incidente associado às estatinas foi mais baixo nos ensaios com participantes mais velhos [1].',
      ],
    ],
  ],
  [
    '"Antibioticoterapia de 7 versus 14 dias na pielonefrite ‖ Estudo randomizado, duplo-cego, com 256 mulheres com pielonefrite aguda não complicada. A cura clínica foi observada em 93,1% no grupo de 7 dias e em 92,4% no grupo de 14 dias (diferença 0,7 ponto percentual; IC 95% −5,7 a 7,1). Candidíase vaginal foi mais frequente no grupo de 14 dias. O tratamento curto foi não inferior."',
    [
      'Sete dias de antibiótico foram não inferiores a 14 dias na pielonefrite não complicada, com cura clínica de 93,1% e 92,4%, respectivamente [1].',
    ],
    [
      [
        'direction',
        'A candidíase vaginal foi mais frequente no grupo que recebeu antibiótico por 7 dias [1].',
      ],
    ],
  ],
  [
    '"Point-of-care ultrasound for pediatric distal forearm fracture ‖ In children aged 4–15 years with suspected distal forearm fracture, ultrasound showed a sensitivity of 94.0% and specificity of 92.8% against radiography. Length of stay in the emergency department was shorter with ultrasound (median 88 vs 121 minutes). No clinically important fractures were missed."',
    [
      'O tempo de permanência no pronto-socorro foi mais curto com a ultrassonografia, mediana de 88 minutos diante de 121 com a radiografia [1].',
    ],
    [
      [
        'negation',
        'Fraturas clinicamente importantes deixaram de ser identificadas pela ultrassonografia em crianças com suspeita de fratura distal do antebraço [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in non-diabetic chronic kidney disease ‖ Patients with an eGFR of 25 to 75 mL/min/1.73 m² were assigned to dapagliflozin 10 mg or placebo. The primary outcome occurred in 9.2% and 14.5%, respectively (HR 0.61; 95% CI 0.51–0.72). The effect was similar in participants with and without diabetes. Median follow-up was 2.4 years."',
    [
      'Foram incluídos pacientes com TFGe de 25 a 75 mL/min/1,73 m², e o desfecho primário ocorreu em 9,2% com dapagliflozina e 14,5% com placebo ao longo de 2,4 anos (mediana) [1].',
    ],
    [
      [
        'unit',
        'O acompanhamento mediano foi de 2,4 meses, com desfecho primário em 9,2% dos tratados com dapagliflozina [1].',
      ],
    ],
  ],
  [
    '"Metotrexato: bula profissional ‖ Metotrexato é contraindicado na gravidez e na lactação. Na artrite reumatoide, a dose inicial recomendada é de 7,5 mg uma vez por semana. O uso concomitante de trimetoprima-sulfametoxazol aumenta o risco de mielossupressão. A suplementação com ácido fólico reduz a toxicidade gastrointestinal."',
    [
      'Deve-se evitar a combinação com sulfametoxazol-trimetoprima, que aumenta o risco de mielossupressão em usuários de metotrexato [1].',
      'Repor ácido fólico ajuda a diminuir a toxicidade gastrointestinal do metotrexato [1].',
    ],
    [
      [
        'direction',
        'A suplementação com ácido fólico agrava a toxicidade gastrointestinal do metotrexato [1].',
      ],
    ],
  ],
  [
    '"Continuous glucose monitoring in pregnancy with type 1 diabetes ‖ In 215 pregnant women with type 1 diabetes, continuous glucose monitoring increased time in range (68% vs 61%; P=0.0034) and reduced large-for-gestational-age births (53% vs 69%; OR 0.51; 95% CI 0.28–0.90). Severe hypoglycemia episodes were comparable."',
    [
      'O monitoramento contínuo elevou o tempo no alvo glicêmico (68% contra 61% no grupo controle) e reduziu os nascimentos de bebês grandes para a idade gestacional [1].',
    ],
    [
      [
        'direction',
        'Com o monitoramento contínuo de glicose, o tempo no alvo foi menor que no grupo controle [1].',
      ],
    ],
  ],
  [
    '"Cognitive behavioral therapy for insomnia in cancer survivors ‖ In 160 cancer survivors, CBT-I produced an 8.3-point reduction in the Insomnia Severity Index, versus 6.0 points with acupuncture (between-group difference 2.3 points; P=0.006). Benefits persisted at 20 weeks. Pain outcomes did not differ."',
    [
      'A TCC para insônia obteve redução maior do índice de gravidade da insônia (8,3 pontos) do que a acupuntura (6,0 pontos), efeito que se manteve até a 20ª semana [1].',
    ],
    [
      [
        'digit',
        'A acupuntura reduziu o índice de gravidade da insônia em 9,0 pontos entre os sobreviventes de câncer [1].',
      ],
    ],
  ],
  [
    '"Colchicine after percutaneous coronary intervention ‖ In 2,760 patients undergoing PCI, colchicine 0.5 mg daily or placebo was given for 24 months. The primary composite outcome occurred in 6.8% with colchicine versus 9.6% with placebo (HR 0.69; 95% CI 0.57–0.83). Deaths from noncardiovascular causes were numerically higher with colchicine (HR 1.51; 95% CI 0.99–2.31). Diarrhea was reported more often in the colchicine group."',
    [
      'Quem usou colchicina por 24 meses após a angioplastia teve menos eventos do desfecho composto que quem usou placebo: 6,8% contra 9,6% [1].',
      'Diarreia apareceu mais no braço da colchicina [1].',
    ],
    [
      [
        'decimal',
        'No estudo pós-angioplastia, a colchicina na dose de 5 mg ao dia reduziu o desfecho composto (HR 0,69) [1].',
      ],
    ],
  ],
  [
    '"Early versus late tracheostomy in severe stroke ‖ Among 382 ventilated patients with severe stroke, early tracheostomy (≤5 days) did not improve the rate of survival without severe disability at 6 months compared with a standard approach (43.5% vs 47.1%; adjusted OR 0.93; 95% CI 0.60–1.42; P=0.73)."',
    [
      'A traqueostomia precoce (até 5 dias) não se traduziu em maior sobrevida livre de incapacidade grave aos 6 meses, com 43,5% diante de 47,1% na abordagem padrão [1].',
    ],
    [
      [
        'negation',
        'Realizar a traqueostomia em até 5 dias melhorou a sobrevida sem incapacidade grave aos 6 meses nos pacientes com AVC grave [1].',
      ],
    ],
  ],
  [
    '"Omalizumab for multiple food allergies ‖ In participants aged 1 to 55 years with peanut allergy and at least two other food allergies, 67% of the omalizumab group and 7% of the placebo group tolerated a single dose of 600 mg or more of peanut protein (P<0.001). Injection-site reactions were more frequent with omalizumab. Omalizumab was superior to placebo in increasing the reaction threshold."',
    [
      'O omalizumabe foi superior ao placebo: 67% dos tratados toleraram pelo menos 600 mg de proteína de amendoim, e apenas 7% dos controles [1].',
    ],
    [
      [
        'unit',
        'Toleraram dose única de 600 g ou mais de proteína de amendoim 67% dos participantes tratados com omalizumabe [1].',
      ],
    ],
  ],
  [
    '"Cesárea e risco de asma na infância: revisão sistemática ‖ Foram incluídos 26 estudos observacionais com 1,2 milhão de crianças. O nascimento por cesárea associou-se a risco aumentado de asma (OR 1,21; IC 95% 1,14–1,29). A associação foi mais forte nas cesáreas de urgência. O aleitamento não modificou o resultado."',
    [
      'Crianças nascidas de cesárea tiveram chance 21% maior de asma (OR 1,21), associação mais intensa quando o procedimento foi de urgência [1].',
    ],
    [
      [
        'direction',
        'O parto cesáreo associou-se a menor risco de asma na infância na revisão de 26 estudos [1].',
      ],
    ],
  ],
  [
    '"Nirsevimab in healthy infants entering their first RSV season ‖ A total of 8,058 infants 12 months of age or younger were assigned to nirsevimab or no intervention. Hospitalization for RSV-associated lower respiratory tract infection occurred in 0.3% with nirsevimab and 1.5% with no intervention, an efficacy of 83.2% (95% CI 67.8–92.0). Serious adverse events related to treatment occurred in 2.1% of infants who received nirsevimab."',
    [
      'A eficácia do nirsevimabe contra hospitalização por infecção do trato respiratório inferior associada ao VSR foi de 83,2% (IC 95%: 67,8 a 92,0) [1].',
    ],
    [
      [
        'bounds',
        'A eficácia do nirsevimabe contra hospitalização por VSR foi de 83,2% (IC 95% 57,8–92,0) [1].',
      ],
    ],
  ],
  [
    '"Preoperative fasting with carbohydrate loading in gastric cancer surgery ‖ In 188 patients undergoing gastrectomy, oral carbohydrate loading did not shorten hospital stay (median 9 vs 9 days; P=0.64). Insulin resistance on postoperative day 1 was lower with carbohydrate loading. There were no cases of aspiration."',
    [
      'A carga oral de carboidrato diminuiu a resistência insulínica no primeiro dia pós-gastrectomia, porém não encurtou a internação [1].',
    ],
    [
      [
        'direction',
        'No primeiro dia após a gastrectomia, a resistência à insulina foi mais elevada nos pacientes que receberam carga de carboidrato [1].',
      ],
    ],
  ],
  [
    '"Lecanemab in early Alzheimer\'s disease ‖ In 1,795 persons aged 50 to 90 years with early Alzheimer\'s disease, the adjusted mean change in CDR-SB score at 18 months was 1.21 with lecanemab and 1.66 with placebo (difference −0.45; 95% CI −0.67 to −0.23; P<0.001). Amyloid-related imaging abnormalities with edema occurred in 12.6% of lecanemab recipients and 1.7% of placebo recipients."',
    [
      'O declínio na CDR-SB em 18 meses foi menos acentuado com lecanemabe (1,21) que com placebo (1,66), às custas de mais ARIA com edema (12,6% vs. 1,7%) [1].',
    ],
    [
      [
        'direction',
        'Alterações de imagem relacionadas ao amiloide com edema predominaram no grupo placebo em relação ao grupo lecanemabe [1].',
      ],
      ['digit', 'A variação média na CDR-SB em 18 meses foi de 1,21 com lecanemabe e 1,96 com placebo [1].'],
    ],
  ],
  [
    '"Rastreamento de câncer de pulmão com tomografia de baixa dose em fumantes brasileiros ‖ Foram rastreados 3.470 indivíduos entre 55 e 74 anos com carga tabágica de pelo menos 30 maços-ano. Achados positivos ocorreram em 38,1% dos exames basais. A prevalência de câncer de pulmão foi de 2,1%, e 71% dos casos eram estágio I. A presença de doença granulomatosa não elevou a taxa de biópsias."',
    [
      'Dos cânceres de pulmão detectados no rastreamento, 71% estavam em estágio I, e a prevalência da neoplasia foi de 2,1% [1].',
    ],
    [
      [
        'negation',
        'A doença granulomatosa elevou a taxa de biópsias no programa brasileiro de rastreamento [1].',
      ],
    ],
  ],
  [
    '"Fluoxetine for motor recovery after acute stroke ‖ In 3,127 patients, fluoxetine 20 mg daily for 6 months did not improve functional outcome (common OR 0.95; 95% CI 0.84–1.08). Patients assigned to fluoxetine were less likely to develop new depression (13.4% vs 17.2%) but had more bone fractures (2.9% vs 1.5%)."',
    [
      'Embora tenha diminuído os novos casos de depressão (13,4% contra 17,2%), a fluoxetina não beneficiou o desfecho funcional e veio acompanhada de mais fraturas [1].',
    ],
    [
      [
        'direction',
        'Em pacientes após AVC, a fluoxetina associou-se a menos fraturas ósseas que o controle [1].',
      ],
    ],
  ],
  [
    '"Peanut introduction in high-risk infants ‖ Among 640 infants with severe eczema or egg allergy, peanut allergy at 60 months was present in 13.7% of the avoidance group and 1.9% of the consumption group (P<0.001). Early introduction of peanuts significantly decreased the frequency of peanut allergy."',
    [
      'Em lactentes com eczema grave ou alergia a ovo, introduzir amendoim cedo derrubou a frequência de alergia aos 60 meses: 1,9% no grupo que consumiu e 13,7% no que evitou [1].',
    ],
    [
      [
        'direction',
        'A alergia a amendoim aos 60 meses foi mais frequente nas crianças do grupo de consumo que nas do grupo de evitação [1].',
      ],
    ],
  ],
  [
    '"Bisoprolol in COPD at high risk of exacerbation ‖ Among 515 patients with COPD, the exacerbation rate requiring oral corticosteroids or antibiotics was 2.03 per year with bisoprolol and 2.01 per year with placebo (adjusted IRR 0.97; 95% CI 0.84–1.13; P=0.72). Bisoprolol did not increase serious adverse events."',
    [
      'Não se verificou redução das exacerbações de DPOC com bisoprolol: 2,03 ao ano frente a 2,01 com placebo [1].',
      'O bisoprolol foi tão seguro quanto o placebo em eventos adversos graves, que não aumentaram [1].',
    ],
    [['negation', 'O bisoprolol aumentou os eventos adversos graves nos pacientes com DPOC [1].']],
  ],
  [
    '"Azacitidina e venetoclax na leucemia mieloide aguda inelegível para quimioterapia intensiva ‖ Ensaio de fase 3 com 431 pacientes. A sobrevida global mediana foi de 14,7 meses com azacitidina e venetoclax e de 9,6 meses com azacitidina isolada (HR 0,66; IC 95% 0,52–0,85; p<0,001). Neutropenia febril ocorreu em 42% do grupo combinado e 19% do grupo controle."',
    [
      'O acréscimo de venetoclax prolongou a sobrevida global mediana de 9,6 para 14,7 meses, com mais neutropenia febril (42% ante 19%) [1].',
    ],
    [
      [
        'direction',
        'A azacitidina isolada proporcionou sobrevida global superior à da combinação com venetoclax [1].',
      ],
      [
        'comparator',
        'A diferença de sobrevida global entre combinação e azacitidina isolada teve p > 0,001, com HR de 0,66 [1].',
      ],
    ],
  ],
  [
    '"Balanced crystalloids versus saline in critically ill adults ‖ In 15,802 critically ill adults, major adverse kidney events within 30 days occurred in 14.3% with balanced crystalloids and 15.4% with saline (marginal OR 0.91; 95% CI 0.84–0.99; P=0.04). In-hospital mortality at 30 days was 10.3% and 11.1%, respectively (P=0.06). Use of balanced crystalloids resulted in a lower rate of the composite outcome."',
    [
      'A taxa de eventos renais maiores em 30 dias foi mais baixa com cristaloides balanceados do que com solução salina (14,3% vs. 15,4%; p = 0,04) [1].',
    ],
    [
      [
        'direction',
        'Em pacientes críticos, a solução salina levou a menos eventos renais maiores que os cristaloides balanceados [1].',
      ],
    ],
  ],
  [
    '"Melatonin for prevention of delirium in critically ill patients ‖ In 850 ICU patients, melatonin 4 mg for up to 14 nights did not reduce the proportion of delirium-free assessments (79.2% vs 80.0%; P=0.55). Sleep quality and quantity were not different between arms."',
    [
      'Usar melatonina 4 mg à noite por até 14 noites na UTI não mudou a proporção de avaliações sem delirium nem a qualidade do sono [1].',
    ],
    [['negation', 'A qualidade do sono na UTI diferiu entre os braços melatonina e placebo [1].']],
  ],
  [
    '"Diretriz brasileira de diabetes gestacional: insulinoterapia ‖ Recomenda-se iniciar insulina quando a glicemia de jejum permanecer ≥ 95 mg/dL após 1 a 2 semanas de dieta e exercício. A dose inicial sugerida é de 0,5 UI/kg/dia. A metformina pode ser considerada quando a insulina não for viável. A glibenclamida não é recomendada, pelo maior risco de hipoglicemia neonatal."',
    [
      'Se a glicemia de jejum seguir em 95 mg/dL ou mais após 1 a 2 semanas de medidas não farmacológicas, está indicado começar insulina na dose de 0,5 UI/kg/dia [1].',
    ],
    [
      [
        'negation',
        'A glibenclamida é recomendada no diabetes gestacional quando não se atinge a meta glicêmica [1].',
      ],
      ['decimal', 'A dose inicial de insulina sugerida no diabetes gestacional é de 5 UI/kg/dia [1].'],
    ],
  ],
  [
    '"Sacubitril–valsartan in heart failure with preserved ejection fraction ‖ Among 4,796 patients with an ejection fraction of 45% or higher, the rate ratio for total hospitalizations and cardiovascular death was 0.87 (95% CI 0.75–1.01; P=0.06) with sacubitril–valsartan versus valsartan. Hypotension was more frequent and hyperkalemia less frequent with sacubitril–valsartan. A possible benefit was seen in women (rate ratio 0.73; 95% CI 0.59–0.90)."',
    [
      'Hipotensão foi mais comum e hipercalemia menos comum com sacubitril-valsartana do que com valsartana isolada [1].',
      'Entre as mulheres, sugeriu-se possível benefício do sacubitril-valsartana (razão de taxas 0,73; IC 95% 0,59–0,90) [1].',
    ],
    [
      [
        'direction',
        'Na insuficiência cardíaca com fração de ejeção preservada, o sacubitril-valsartana causou mais hipercalemia que a valsartana [1].',
      ],
    ],
  ],
  [
    '"Vertebroplasty for acute painful osteoporotic fractures ‖ In 120 patients with vertebral fractures of less than 6 weeks\' duration, the proportion with pain score below 4 of 10 at 14 days was 44% in the vertebroplasty group and 21% in the placebo group (difference 23 percentage points; 95% CI 6–39; P=0.011). Two serious adverse events occurred in each group."',
    [
      'Aos 14 dias, a proporção com escore de dor abaixo de 4 em 10 foi de 44% após vertebroplastia e de 21% após procedimento placebo [1].',
    ],
    [
      [
        'direction',
        'Houve mais pacientes com dor abaixo de 4 no grupo placebo que no grupo vertebroplastia aos 14 dias [1].',
      ],
    ],
  ],
  [
    '"Galcanezumab for episodic cluster headache ‖ Patients with episodic cluster headache received galcanezumab 300 mg or placebo. The mean reduction in weekly attack frequency across weeks 1 through 3 was 8.7 attacks with galcanezumab and 5.2 with placebo (difference 3.5; 95% CI 0.2–6.7; P=0.04). Injection-site pain occurred in 8% of galcanezumab patients."',
    [
      'A queda média na frequência semanal de crises foi de 8,7 com galcanezumabe e 5,2 com placebo nas semanas 1 a 3 (p = 0,04) [1].',
    ],
    [['digit', 'Utilizou-se galcanezumabe na dose de 800 mg, com redução média de 8,7 crises semanais [1].']],
  ],
  [
    '"Prednisolone for Bell\'s palsy in children ‖ In 187 children aged 6 months to less than 18 years with Bell\'s palsy, complete recovery at 1 month occurred in 49% with prednisolone and 57% with placebo (risk difference −8.1%; 95% CI −22.8 to 6.7). Recovery at 6 months was 99% versus 93%. Prednisolone did not increase complete recovery at 1 month."',
    [
      'A prednisolona não elevou a proporção de crianças plenamente recuperadas da paralisia de Bell em 1 mês, que foi de 49%, ante 57% com placebo [1].',
    ],
    [
      [
        'negation',
        'O uso de prednisolona aumentou a recuperação completa da paralisia de Bell em 1 mês nas crianças [1].',
      ],
    ],
  ],
  [
    '"Uso de inibidores de bomba de prótons e infecção por Clostridioides difficile ‖ Estudo caso-controle com 1.044 casos e 4.176 controles hospitalizados. O uso de inibidor de bomba de prótons nos 90 dias anteriores associou-se a maior risco de infecção (OR ajustada 1,74; IC 95% 1,47–2,06). Com bloqueadores H2 a associação foi mais fraca (OR 1,28; IC 95% 1,03–1,59)."',
    [
      'Pacientes expostos a inibidor de bomba de prótons nos 90 dias prévios tiveram risco aumentado de infecção por C. difficile (OR 1,74), associação menos forte com bloqueadores H2 [1].',
    ],
    [
      [
        'direction',
        'A associação com infecção por C. difficile foi mais forte com bloqueadores H2 que com inibidores de bomba de prótons [1].',
      ],
    ],
  ],
  [
    '"Sugammadex versus neostigmine and postoperative pulmonary complications ‖ In a matched cohort of 45,712 surgical patients, pulmonary complications occurred in 3.5% after sugammadex and 4.8% after neostigmine (adjusted OR 0.70; 95% CI 0.63–0.77). Respiratory failure was less common with sugammadex (0.8% vs 1.7%)."',
    [
      'A reversão com sugamadex foi seguida de menos complicações pulmonares que a feita com neostigmina, 3,5% e 4,8% respectivamente [1].',
      'A neostigmina associou-se a mais insuficiência respiratória (1,7%) do que o sugamadex (0,8%) [1].',
    ],
    [
      [
        'direction',
        'A insuficiência respiratória pós-operatória foi mais rara após neostigmina que após sugamadex [1].',
      ],
    ],
  ],
  [
    '"Finerenone prescribing information ‖ Initiation of finerenone is not recommended if serum potassium is above 5.0 mEq/L. The recommended starting dose is 20 mg once daily if eGFR is ≥60 mL/min/1.73 m². Concomitant use with strong CYP3A4 inhibitors is contraindicated. Grapefruit increases finerenone exposure and should be avoided."',
    [
      'Não convém iniciar finerenona com potássio sérico acima de 5,0 mEq/L, e inibidores fortes da CYP3A4 estão contraindicados [1].',
      'Toranja (grapefruit) deve ser evitada por quem usa finerenona, já que aumenta a exposição à finerenona [1].',
    ],
    [
      [
        'comparator',
        'A dose inicial de finerenona é de 20 mg uma vez ao dia se a TFGe for < 60 mL/min/1,73 m² [1].',
      ],
    ],
  ],
  [
    '"Endoscopic screening interval after negative colonoscopy ‖ In 110,074 adults with a first negative colonoscopy and 1.98 million controls, the 10-year standardized incidence ratio for colorectal cancer was 0.72 (95% CI 0.54–0.94) when the interval was 15 years. Extending the interval from 10 to 15 years could miss early detection of only 2 cases per 1,000 individuals while avoiding 1,000 colonoscopies."',
    [
      'Ampliar o intervalo de 10 para 15 anos deixaria de detectar precocemente apenas 2 casos por mil pessoas, poupando mil colonoscopias [1].',
    ],
    [
      [
        'unit',
        'Ampliar o intervalo para 15 anos deixaria de detectar precocemente 2 casos por 100 indivíduos, evitando mil colonoscopias [1].',
      ],
    ],
  ],
  [
    '"Tabagismo e resposta ao tratamento da tuberculose ‖ Coorte com 1.562 pacientes com tuberculose pulmonar bacilífera no Rio de Janeiro. A conversão do escarro no segundo mês foi de 68% nos fumantes e 81% nos não fumantes (p=0,002). Fumantes apresentaram maior abandono (HR 1,9; IC 95% 1,3–2,8). Não houve associação entre tabagismo e resistência à isoniazida."',
    [
      'A conversão do escarro ao segundo mês ocorreu em 81% dos não fumantes, mas em apenas 68% dos fumantes, que também abandonaram mais o tratamento [1].',
    ],
    [
      [
        'direction',
        'O abandono do tratamento da tuberculose foi menos comum entre fumantes que entre não fumantes [1].',
      ],
      ['negation', 'O tabagismo associou-se à resistência à isoniazida na coorte do Rio de Janeiro [1].'],
    ],
  ],
  [
    '"Adalimumab in noninfectious uveitis ‖ In 217 adults with active noninfectious uveitis, median time to treatment failure was 24 weeks with adalimumab and 13 weeks with placebo (HR 0.50; 95% CI 0.36–0.70; P<0.001). Adverse events were reported more frequently among patients receiving adalimumab (1,052 vs 972 events per 100 person-years)."',
    [
      'Até a falha do tratamento passaram-se 24 semanas (mediana) com adalimumabe, contra 13 com placebo, o que equivale a HR de 0,50 [1].',
    ],
    [
      [
        'direction',
        'O tempo até a falha terapêutica foi mais curto nos pacientes com adalimumabe do que nos com placebo [1].',
      ],
    ],
  ],
  [
    '"Boletim de influenza: cobertura vacinal em gestantes ‖ Na campanha, a cobertura vacinal entre gestantes alcançou 54,2%, abaixo da meta de 90%. Entre idosos foi de 63,7%. As hospitalizações por síndrome respiratória aguda grave em idosos diminuíram 17% em relação ao ano anterior. A região Norte registrou a menor cobertura."',
    [
      'A cobertura entre gestantes (54,2%) ficou aquém da meta de 90% e foi inferior à alcançada entre idosos (63,7%) [1].',
      'As internações por SRAG em idosos recuaram 17% frente ao ano anterior [1].',
    ],
    [['direction', 'A região Norte teve a maior cobertura vacinal contra influenza da campanha [1].']],
  ],
  [
    '"Bempedoic acid in statin-intolerant patients ‖ In 13,970 patients unable to take statins, a four-component major adverse cardiovascular event occurred in 11.7% with bempedoic acid and 13.3% with placebo (HR 0.87; 95% CI 0.79–0.96; P=0.004). Bempedoic acid had no significant effect on stroke or death from any cause. Gout (3.1% vs 2.1%) and cholelithiasis (2.2% vs 1.2%) were more frequent with bempedoic acid."',
    [
      'Em intolerantes a estatina, o ácido bempedoico reduziu os eventos cardiovasculares maiores (11,7% vs. 13,3%), sem efeito significativo sobre AVC ou morte por qualquer causa [1].',
      'Gota e colelitíase foram mais frequentes nos que tomaram ácido bempedoico: 3,1% e 2,2%, respectivamente, frente a 2,1% e 1,2% com placebo [1].',
    ],
    [
      [
        'negation',
        'O ácido bempedoico teve efeito significativo sobre o AVC em pacientes intolerantes a estatina [1].',
      ],
    ],
  ],
  [
    '"Induction of labor at 39 weeks in nulliparous women ‖ Among 6,106 low-risk nulliparous women, the frequency of cesarean delivery was lower with induction at 39 weeks than with expectant management (18.6% vs 22.2%; RR 0.84; 95% CI 0.76–0.93). The primary perinatal outcome occurred in 4.3% and 5.4%, respectively (RR 0.80; 95% CI 0.64–1.00; P=0.049)."',
    [
      'Induzir o parto com 39 semanas em nulíparas de baixo risco fez cair a taxa de cesárea para 18,6%, contra 22,2% na conduta expectante [1].',
    ],
    [
      [
        'direction',
        'A conduta expectante resultou em menos cesáreas que a indução com 39 semanas em nulíparas de baixo risco [1].',
      ],
      ['bounds', 'A indução com 39 semanas associou-se a RR de 0,84 para cesárea (IC 95% 0,76–0,98) [1].'],
    ],
  ],
  [
    '"Ultrasound-guided versus landmark femoral nerve block in hip fracture ‖ In 144 older patients with hip fracture, pain at 60 minutes was lower with ultrasound-guided block (mean VAS 2.4 vs 4.1; P<0.001). Morphine consumption in the first 24 hours was 6.2 mg and 11.8 mg, respectively. The rate of vascular puncture did not differ."',
    [
      'O consumo de morfina em 24 horas foi praticamente a metade com o bloqueio guiado por ultrassom (6,2 mg) do obtido com a técnica por referências anatômicas (11,8 mg) [1].',
    ],
    [
      [
        'unit',
        'O bloqueio guiado por ultrassom limitou o consumo de morfina a 6,2 g nas primeiras 24 horas [1].',
      ],
    ],
  ],
  [
    '"Tocilizumab in giant-cell arteritis ‖ Sustained remission at week 52 occurred in 56% of patients receiving weekly tocilizumab plus a 26-week prednisone taper and 14% of those receiving placebo plus the same taper (P<0.001). Cumulative median prednisone dose was 1,862 mg in the tocilizumab group and 3,296 mg in the placebo group. Serious adverse events were less frequent with tocilizumab (15% vs 22%)."',
    [
      'A remissão sustentada na semana 52 chegou a 56% com tocilizumabe semanal e ficou em 14% com placebo, ambos com desmame de prednisona em 26 semanas [1].',
      'A dose cumulativa mediana de prednisona foi inferior no grupo tocilizumabe (1.862 mg contra 3.296 mg) [1].',
    ],
    [
      [
        'direction',
        'Quem recebeu tocilizumabe teve exposição cumulativa a prednisona maior do que quem recebeu placebo [1].',
      ],
    ],
  ],
  [
    '"Suplementação de ferro profilática em lactentes a termo ‖ Ensaio com 480 lactentes a termo amamentados, que receberam ferro elementar 1 mg/kg/dia ou placebo dos 4 aos 9 meses. A anemia aos 9 meses foi detectada em 11,3% do grupo ferro e 23,8% do grupo placebo (RR 0,47; IC 95% 0,31–0,73). O ganho de peso e o comprimento não diferiram entre os grupos."',
    [
      'A profilaxia com ferro elementar 1 mg/kg/dia reduziu a anemia aos 9 meses (11,3% contra 23,8%), sem diferença de ganho ponderal [1].',
    ],
    [
      [
        'negation',
        'O ganho de peso diferiu entre os lactentes que receberam ferro e os que receberam placebo [1].',
      ],
      [
        'decimal',
        'A profilaxia foi feita com ferro elementar na dose de 10 mg/kg/dia dos 4 aos 9 meses de vida [1].',
      ],
    ],
  ],
  [
    '"Low-dose aspirin in healthy elderly persons ‖ Among 19,114 community-dwelling persons 70 years of age or older, aspirin 100 mg daily did not prolong disability-free survival over 4.7 years (HR 1.01; 95% CI 0.92–1.11). The rate of major hemorrhage was higher with aspirin than placebo (3.8% vs 2.8%; HR 1.38; 95% CI 1.18–1.62; P<0.001). All-cause mortality was higher among participants who received aspirin."',
    [
      'Em idosos saudáveis com 70 anos ou mais, o AAS não prolongou a sobrevida livre de incapacidade e elevou a hemorragia maior (3,8% vs. 2,8%) [1].',
    ],
    [
      [
        'direction',
        'A mortalidade por todas as causas foi mais baixa entre os idosos saudáveis que receberam aspirina [1].',
      ],
      [
        'comparator',
        'O estudo incluiu pessoas da comunidade com menos de 70 anos, tratadas com AAS 100 mg/dia ou placebo [1].',
      ],
    ],
  ],
  [
    '"Intratympanic steroids for Ménière\'s disease ‖ Sixty patients with refractory unilateral Ménière\'s disease received intratympanic methylprednisolone or gentamicin. Vertigo attacks fell by 90% with methylprednisolone and 87% with gentamicin, with no significant difference (mean difference −0.9; 95% CI −3.4 to 1.6). Speech discrimination was better preserved with methylprednisolone."',
    [
      'Metilprednisolona e gentamicina intratimpânicas controlaram a vertigem de modo semelhante (queda de 90% e 87% das crises), mas a discriminação da fala foi mais bem preservada com o corticoide [1].',
    ],
    [
      [
        'direction',
        'A gentamicina intratimpânica preservou melhor a discriminação da fala do que a metilprednisolona [1].',
      ],
    ],
  ],
  [
    '"Ibrutinib versus ofatumumab in relapsed CLL ‖ Among 391 patients, ibrutinib significantly improved progression-free survival (HR 0.22; P<0.001) and overall survival at 12 months (90% vs 81%; HR 0.43; 95% CI 0.24–0.79). Atrial fibrillation of any grade was noted in 5% of ibrutinib and 1% of ofatumumab patients."',
    [
      'A sobrevida global em 12 meses foi de 90% no braço ibrutinibe e 81% no braço ofatumumabe (HR 0,43) [1].',
    ],
    [
      [
        'direction',
        'Na LLC recidivada, o ofatumumabe associou-se a mais fibrilação atrial do que o ibrutinibe [1].',
      ],
    ],
  ],
  [
    '"Exercise-based cardiac rehabilitation: meta-analysis ‖ Eighty-five trials with 23,430 participants with coronary heart disease were included. Exercise-based rehabilitation reduced cardiovascular mortality (RR 0.74; 95% CI 0.64–0.86; NNT 37) and hospitalization (RR 0.77; 95% CI 0.67–0.89). There was no reduction in all-cause mortality (RR 0.96; 95% CI 0.89–1.04)."',
    [
      'É preciso tratar 37 coronariopatas com reabilitação baseada em exercício para evitar uma morte cardiovascular; a mortalidade total, contudo, não se alterou (RR 0,96) [1].',
    ],
    [
      [
        'negation',
        'A reabilitação baseada em exercício diminuiu também a mortalidade por todas as causas em coronariopatas [1].',
      ],
      ['digit', 'O NNT da reabilitação cardíaca para evitar uma morte cardiovascular foi de 73 [1].'],
    ],
  ],
  [
    '"Haloperidol for ICU delirium ‖ In 1,000 adult ICU patients with delirium, haloperidol 2.5 mg three times daily did not increase days alive and out of hospital at 90 days compared with placebo (mean 35.8 vs 32.9; adjusted difference 2.9; 95% CI −1.2 to 7.0). Mortality at 90 days was 36.3% in the haloperidol group and 43.3% in the placebo group."',
    [
      'O haloperidol não resultou em ganho significativo de dias vivo e fora do hospital em 90 dias (35,8 frente a 32,9 com placebo) [1].',
    ],
    [
      [
        'direction',
        'A mortalidade em 90 dias foi numericamente maior com haloperidol do que com placebo nos pacientes de UTI com delirium [1].',
      ],
    ],
  ],
  [
    '"Índice de massa corporal e recorrência de câncer de mama ‖ Coorte multicêntrica de 3.906 mulheres com câncer de mama estágio I a III, seguimento mediano de 7,2 anos. A obesidade associou-se a maior risco de recorrência nos tumores com receptor hormonal positivo (HR 1,31; IC 95% 1,10–1,56). Nos tumores triplo-negativos não houve associação (HR 1,04; IC 95% 0,81–1,33)."',
    [
      'Nas pacientes com receptor hormonal positivo, ser obesa aumentou o risco de recorrência em 31%, o que não se repetiu nos tumores triplo-negativos [1].',
    ],
    [
      [
        'direction',
        'Entre mulheres com tumores de receptor hormonal positivo, a obesidade mostrou-se fator protetor contra a recorrência [1].',
      ],
      ['negation', 'Nos tumores triplo-negativos, a obesidade associou-se a maior recorrência [1].'],
    ],
  ],
  [
    '"Amiodarone tablets: prescribing information ‖ Amiodarone may cause pulmonary toxicity that can be fatal. Amiodarone increases serum digoxin concentrations; reduce the digoxin dose by approximately 50% when both are used. It potentiates the anticoagulant effect of warfarin, increasing prothrombin time by 100% after 3 to 4 days. Liver enzymes should be monitored regularly."',
    [
      'Ao associar amiodarona, convém cortar a dose de digoxina em cerca de 50%, já que as concentrações desta sobem [1].',
    ],
    [
      [
        'direction',
        'A amiodarona diminui a concentração sérica de digoxina, o que obriga a aumentar a dose do digitálico [1].',
      ],
      [
        'unit',
        'O efeito sobre a varfarina aparece com aumento de 100% do tempo de protrombina após 3 a 4 semanas de amiodarona [1].',
      ],
    ],
  ],
  [
    '"Rapid antigen test for group A streptococcal pharyngitis ‖ Across 98 studies in children, the summary sensitivity of rapid antigen tests was 85.6% (95% CI 83.3–87.6) and specificity was 95.4% (95% CI 94.5–96.2). Molecular tests were more sensitive than immunoassays. Sensitivity did not vary with age."',
    [
      'Os testes rápidos de antígeno para estreptococo do grupo A têm sensibilidade de 85,6% e especificidade de 95,4% em crianças [1].',
      'Comparados aos imunoensaios, os testes moleculares exibiram sensibilidade maior [1].',
    ],
    [
      [
        'direction',
        'Os imunoensaios foram mais sensíveis que os testes moleculares na faringite estreptocócica [1].',
      ],
    ],
  ],
  [
    '"Zoledronate in osteopenic older women ‖ In 2,000 women 65 years of age or older with osteopenia, fragility fractures occurred in 122 women in the zoledronate group and 190 in the placebo group over 6 years (HR 0.63; 95% CI 0.50–0.79; NNT 15). Zoledronate was given as 5 mg infusions at 18-month intervals. Death and cancer rates were not significantly different."',
    [
      'Infusões de 5 mg de zoledronato a cada 18 meses reduziram as fraturas por fragilidade em mulheres com osteopenia (HR 0,63), com NNT de 15 em 6 anos [1].',
    ],
    [
      [
        'digit',
        'Fraturas por fragilidade ocorreram em 152 mulheres tratadas com zoledronato e em 190 do grupo placebo [1].',
      ],
    ],
  ],
  [
    '"Early epinephrine in out-of-hospital cardiac arrest ‖ In 8,014 patients with out-of-hospital cardiac arrest, 30-day survival was 3.2% with epinephrine and 2.4% with placebo (OR 1.39; 95% CI 1.06–1.82; P=0.02). There was no evidence of a difference in survival with favorable neurologic outcome (2.2% vs 1.9%). Severe neurologic impairment was more common among survivors in the epinephrine group (31.0% vs 17.8%)."',
    [
      'A adrenalina aumentou a sobrevida em 30 dias de 2,4% (placebo) para 3,2%, mas não a sobrevida com desfecho neurológico favorável [1].',
      'Entre os sobreviventes, o comprometimento neurológico grave foi mais comum no grupo adrenalina: 31,0% contra 17,8% [1].',
    ],
    [
      [
        'direction',
        'Na parada cardíaca extra-hospitalar, os sobreviventes do grupo placebo tiveram mais comprometimento neurológico grave que os do grupo adrenalina [1].',
      ],
    ],
  ],
  [
    '"Protocolo municipal de sífilis na gestação ‖ Toda gestante com teste rápido reagente deve receber a primeira dose de benzilpenicilina benzatina de 2,4 milhões de UI sem aguardar o segundo teste. O intervalo entre doses é de 7 dias e não deve ultrapassar 9 dias. Eritromicina não é considerada tratamento adequado para a gestante, por não tratar o feto. O controle com VDRL deve ser mensal."',
    [
      'Diante de teste rápido reagente, a gestante já recebe a primeira dose de penicilina benzatina (2,4 milhões de UI), sem esperar o segundo teste [1].',
    ],
    [
      ['negation', 'A eritromicina é considerada tratamento adequado da sífilis na gestante [1].'],
      [
        'comparator',
        'O intervalo entre as doses de penicilina benzatina deve ser maior que 9 dias na gestante com sífilis [1].',
      ],
    ],
  ],
  [
    '"Deep brain stimulation versus medical therapy in early Parkinson\'s disease ‖ In 251 patients with early motor complications, quality of life (PDQ-39) improved by 7.8 points with neurostimulation and worsened by 0.2 points with medical therapy (difference 8.0; 95% CI 4.2–11.9; P=0.002). Serious adverse events occurred in 54.8% and 44.1%, respectively."',
    [
      'A qualidade de vida melhorou 7,8 pontos no PDQ-39 com neuroestimulação e piorou 0,2 ponto com tratamento clínico [1].',
      'Eventos adversos graves foram relatados em 44,1% do grupo clínico e em 54,8% do grupo neuroestimulação [1].',
    ],
    [
      [
        'direction',
        'A qualidade de vida piorou com a neuroestimulação e melhorou com o tratamento clínico [1].',
      ],
    ],
  ],
  [
    '"Ondansetron in children with gastroenteritis ‖ In 215 children 6 months to 10 years with gastroenteritis and dehydration, those who received ondansetron were less likely to vomit (14% vs 35%; RR 0.40; 95% CI 0.26–0.61) and less likely to receive intravenous rehydration (14% vs 31%). Rates of hospitalization did not differ significantly (4% vs 5%)."',
    [
      'A ondansetrona diminuiu tanto os vômitos (14% vs. 35%) quanto a necessidade de hidratação venosa (14% vs. 31%) em crianças com gastroenterite [1].',
    ],
    [
      [
        'negation',
        'A ondansetrona reduziu significativamente as hospitalizações de crianças com gastroenterite [1].',
      ],
      [
        'digit',
        'Entre as crianças tratadas com ondansetrona, 41% vomitaram, ante 35% das que receberam placebo [1].',
      ],
    ],
  ],
  [
    '"Adesão à dieta mediterrânea e declínio cognitivo em idosos brasileiros ‖ Coorte de 1.204 idosos de Pelotas e Bagé. A maior adesão à dieta mediterrânea associou-se a menor declínio no Mini-Mental em 5 anos (β = 0,42; p=0,01). Em analfabetos, a associação não foi observada. O consumo de azeite isoladamente não se relacionou à cognição."',
    [
      'Maior adesão ao padrão mediterrâneo acompanhou-se de declínio cognitivo menor em 5 anos, exceto entre analfabetos, nos quais não se viu associação [1].',
    ],
    [
      [
        'direction',
        'Idosos com maior adesão à dieta mediterrânea apresentaram declínio mais acentuado no Mini-Mental [1].',
      ],
    ],
  ],
  [
    '"Apixaban for cancer-associated venous thromboembolism ‖ In 1,155 patients with cancer, recurrent venous thromboembolism occurred in 5.6% of the apixaban group and 7.9% of the dalteparin group (HR 0.63; 95% CI 0.37–1.07; P<0.001 for noninferiority). Major bleeding occurred in 3.8% and 4.0%, respectively. Oral apixaban was noninferior to subcutaneous dalteparin without an increased risk of major bleeding."',
    [
      'No tromboembolismo associado ao câncer, a apixabana oral foi não inferior à dalteparina (recorrência de 5,6% e 7,9%), sem elevar o risco de sangramento maior [1].',
    ],
    [
      [
        'direction',
        'A apixabana mostrou-se inferior à dalteparina quanto à recorrência de tromboembolismo venoso em pacientes com câncer [1].',
      ],
      ['decimal', 'O sangramento maior ocorreu em 38% dos pacientes tratados com apixabana [1].'],
    ],
  ],
  [
    '"Nasal high flow for bronchiolitis ‖ In 1,472 infants younger than 12 months with bronchiolitis, escalation of care occurred in 12% of the high-flow group and 23% of the standard-therapy group (risk difference −11 percentage points; 95% CI −15 to −7; P<0.001). No significant differences were observed in duration of hospital stay or duration of oxygen therapy."',
    [
      'O escalonamento do cuidado na bronquiolite foi necessário em 12% dos lactentes em alto fluxo e em 23% dos que receberam terapia padrão [1].',
      'O alto fluxo nasal não encurtou a permanência hospitalar nem o tempo de oxigenoterapia [1].',
    ],
    [
      [
        'direction',
        'Lactentes em oxigênio de alto fluxo precisaram de escalonamento do cuidado com mais frequência que os em terapia padrão [1].',
      ],
    ],
  ],
  [
    '"Dupilumab and hand eczema ‖ In this 16-week trial of 133 patients, clear or almost clear skin was achieved by 40.3% with dupilumab and 16.7% with placebo (P=0.003). Conjunctivitis occurred in 4.5% and 3.0%. No new safety signals were identified."',
    [
      'Com dupilumabe, 40,3% atingiram pele limpa ou quase limpa em 16 semanas, mais que o dobro dos 16,7% vistos com placebo [1].',
      'Não surgiram novos sinais de segurança com dupilumabe no eczema de mãos [1].',
    ],
    [
      [
        'negation',
        'Foram identificados novos sinais de segurança com o dupilumabe no ensaio de eczema de mãos [1].',
      ],
    ],
  ],
  [
    '"Transfusão restritiva em sangramento digestivo varicoso: estudo brasileiro ‖ Foram randomizados 340 pacientes com hemorragia varicosa para limiar de hemoglobina de 7 g/dL ou de 9 g/dL. A mortalidade em 45 dias foi de 13,5% na estratégia restritiva e de 20,6% na liberal (HR 0,63; IC 95% 0,41–0,98). O ressangramento foi menos frequente na estratégia restritiva (10% contra 16%)."',
    [
      'Transfundir apenas abaixo de 7 g/dL diminuiu a mortalidade em 45 dias na hemorragia varicosa (13,5% contra 20,6% no limiar de 9 g/dL) [1].',
      'Ressangraram 10% dos pacientes da estratégia restritiva e 16% dos da liberal [1].',
    ],
    [
      [
        'direction',
        'O ressangramento foi mais frequente entre os pacientes submetidos à transfusão restritiva [1].',
      ],
    ],
  ],
  [
    '"Anlodipino noturno versus matinal: ensaio pragmático brasileiro ‖ Foram randomizados 1.108 hipertensos para tomar a medicação à noite ou pela manhã. Após 12 meses, a pressão sistólica média foi de 131,4 mmHg no grupo noturno e 131,9 mmHg no grupo matinal (p=0,58). Episódios de noctúria foram mais comuns no grupo noturno. O horário de tomada não influenciou o controle pressórico."',
    [
      'O horário em que se toma o anti-hipertensivo não fez diferença na pressão sistólica após um ano: 131,4 mmHg à noite e 131,9 mmHg pela manhã [1].',
      'Noctúria foi queixa mais comum nos pacientes alocados para a tomada noturna [1].',
    ],
    [
      [
        'negation',
        'Tomar a medicação à noite influenciou o controle pressórico, que foi significativamente diferente do obtido com a tomada matinal [1].',
      ],
    ],
  ],
  [
    '"Hidroxiureia em crianças com doença falciforme no Brasil ‖ Coorte de 684 crianças com anemia falciforme acompanhadas em hemocentros. O uso de hidroxiureia associou-se a redução das crises vaso-oclusivas de 3,1 para 1,4 por ano (p<0,001) e a aumento médio da hemoglobina fetal de 8,2 pontos percentuais. Neutropenia transitória ocorreu em 9% dos pacientes. A síndrome torácica aguda também foi menos frequente."',
    [
      'Com a hidroxiureia, as crises vaso-oclusivas passaram de 3,1 para 1,4 por ano e a hemoglobina fetal subiu em média 8,2 pontos percentuais [1].',
      'Houve neutropenia transitória em 9% das crianças tratadas [1].',
    ],
    [
      [
        'direction',
        'A hidroxiureia associou-se a episódios mais frequentes de síndrome torácica aguda nas crianças com anemia falciforme [1].',
      ],
    ],
  ],
  [
    '"Olaparib maintenance in BRCA-mutated ovarian cancer ‖ Among 391 patients with newly diagnosed advanced ovarian cancer, the 3-year rate of freedom from progression or death was 60% with olaparib and 27% with placebo (HR 0.30; 95% CI 0.23–0.41; P<0.001). Anemia was the most common serious adverse event in the olaparib group (7%)."',
    [
      'Na manutenção, olaparibe deixou 60% das pacientes livres de progressão ou morte em 3 anos, contra 27% com placebo [1].',
      'A anemia foi o evento adverso grave mais comum com olaparibe, atingindo 7% das pacientes [1].',
    ],
    [['bounds', 'O HR para progressão ou morte com olaparibe foi de 0,30 (IC 95% 0,13–0,41) [1].']],
  ],
  [
    '"Nota técnica: febre amarela, vigilância de epizootias ‖ Entre julho e maio, foram notificadas 1.452 epizootias em primatas não humanos, das quais 68 foram confirmadas para febre amarela. No mesmo período, confirmaram-se 21 casos humanos, com 9 óbitos (letalidade de 42,9%). Nenhum caso humano ocorreu em pessoa vacinada. Recomenda-se intensificar a vacinação nas áreas afetadas."',
    [
      'Das 1.452 epizootias notificadas, 68 tiveram confirmação para febre amarela; entre humanos, houve 21 casos e 9 mortes [1].',
      'Todos os casos humanos confirmados ocorreram em pessoas não vacinadas [1].',
    ],
    [
      [
        'decimal',
        'A letalidade da febre amarela no período foi de 4,29%, com 21 casos humanos confirmados [1].',
      ],
    ],
  ],
  [
    '"Botulinum toxin for chronic sialorrhea in parkinsonism ‖ In 184 adults with sialorrhea, incobotulinumtoxinA 100 U reduced unstimulated salivary flow rate at week 4 compared with placebo (difference −0.09 g/min; P=0.004). Dry mouth was reported in 4% of patients. The 75 U dose was not superior to placebo for salivary flow."',
    [
      'Na dose de 100 U, a incobotulinumtoxina A reduziu o fluxo salivar na semana 4, ao contrário da dose de 75 U, que não superou o placebo [1].',
      'Boca seca foi relatada por 4% dos pacientes com sialorreia tratados [1].',
    ],
    [['negation', 'A dose de 75 U foi superior ao placebo na redução do fluxo salivar [1].']],
  ],
  [
    '"Enalapril: bula do profissional de saúde ‖ O enalapril é contraindicado em pacientes com histórico de angioedema e durante a gravidez. A dose inicial na hipertensão é de 10 a 20 mg ao dia. O uso com suplementos de potássio pode aumentar o potássio sérico. Em pacientes com depuração de creatinina entre 30 e 80 mL/min, a dose inicial recomendada é de 5 a 10 mg/dia."',
    [
      'Com depuração de creatinina de 30 a 80 mL/min, o enalapril deve ser iniciado com 5 a 10 mg por dia [1].',
      'História prévia de angioedema contraindica o enalapril [1].',
    ],
    [
      [
        'direction',
        'O uso concomitante de suplementos de potássio e enalapril pode baixar a potassemia [1].',
      ],
      ['digit', 'Em hipertensos, a dose inicial de enalapril é de 10 a 50 mg ao dia [1].'],
    ],
  ],
  [
    '"Cytisine for smoking cessation ‖ In 810 adults who smoked daily, 12 weeks of cytisinicline resulted in continuous abstinence during weeks 9 to 12 in 32.6% versus 7.0% with placebo (OR 6.3; 95% CI 3.7–11.6). Abstinence during weeks 9 to 24 was 21.1% versus 4.8%. Nausea, abnormal dreams and insomnia occurred in less than 10% of each group."',
    [
      'Da 9ª à 12ª semana, mantiveram abstinência contínua 32,6% dos que usaram citisiniclina por 12 semanas e 7,0% dos alocados para placebo [1].',
      'Náusea, sonhos anormais e insônia atingiram menos de 10% de cada grupo [1].',
    ],
    [
      [
        'comparator',
        'Náusea, sonhos anormais e insônia ocorreram em mais de 10% dos participantes de cada grupo [1].',
      ],
    ],
  ],
  [
    '"Ventilação não invasiva após extubação em pacientes de alto risco: ensaio randomizado ‖ Em 648 pacientes com alto risco de falha de extubação, a taxa de reintubação em 7 dias foi de 11,8% com ventilação não invasiva associada a cateter nasal de alto fluxo e de 18,2% com alto fluxo isolado (diferença −6,4 pontos percentuais; IC 95% −12,0 a −0,9; p=0,02). A mortalidade na UTI não diferiu (6% contra 9%; p=0,25)."',
    [
      'Associar ventilação não invasiva ao alto fluxo após a extubação reduziu a reintubação em 7 dias para 11,8%, frente a 18,2% com alto fluxo isolado [1].',
      'Não houve diferença de mortalidade na UTI entre as duas estratégias pós-extubação (6% e 9%; p = 0,25) [1].',
    ],
    [
      [
        'direction',
        'O alto fluxo isolado levou a menor taxa de reintubação em 7 dias do que a combinação com ventilação não invasiva [1].',
      ],
    ],
  ],
  [
    '"Methotrexate versus expectant management in ectopic pregnancy ‖ In 80 women with ectopic pregnancy and hCG below 1,500 IU/L, treatment success was 83% with methotrexate and 76% with placebo (difference 7 percentage points; 95% CI −11 to 24; P=0.49). Time to resolution did not differ (median 17.5 vs 14 days). Methotrexate offered no benefit over expectant management."',
    [
      'Em mulheres com gestação ectópica e hCG inferior a 1.500 UI/L, o metotrexato não ofereceu vantagem sobre a conduta expectante (sucesso de 83% e 76%) [1].',
      'A mediana até a resolução foi de 14 dias com placebo e 17,5 dias com metotrexato, diferença sem significância [1].',
    ],
    [
      [
        'negation',
        'O metotrexato ofereceu benefício sobre a conduta expectante na gravidez ectópica com hCG baixo [1].',
      ],
    ],
  ],
  [
    '"Benralizumabe em asma grave eosinofílica: extensão de vida real ‖ Registro com 412 adultos com eosinófilos ≥ 300 células/µL. A taxa anual de exacerbações caiu de 4,2 para 1,3 após 12 meses. O uso de corticoide oral de manutenção foi suspenso em 46% dos usuários crônicos. O VEF1 aumentou em média 180 mL."',
    [
      'Depois de 12 meses de benralizumabe, 46% dos usuários crônicos de corticoide oral conseguiram suspendê-lo e as exacerbações anuais caíram de 4,2 para 1,3 [1].',
      'O ganho médio de VEF1 alcançou 180 mL [1].',
    ],
    [
      [
        'comparator',
        'O registro reuniu adultos com eosinófilos < 300 células/µL tratados com benralizumabe [1].',
      ],
    ],
  ],
  [
    '"Hydrocortisone in severe community-acquired pneumonia ‖ In 795 patients admitted to ICU with severe community-acquired pneumonia, death by day 28 occurred in 6.2% with hydrocortisone and 11.9% with placebo (absolute difference −5.6 percentage points; 95% CI −9.6 to −1.7; P=0.006). Among patients not ventilated at baseline, intubation was performed in 18.0% and 29.5%. Hospital-acquired infections and gastrointestinal bleeding were similar; patients in the hydrocortisone group required higher daily doses of insulin."',
    [
      'A hidrocortisona diminuiu a letalidade em 28 dias na pneumonia comunitária grave: 6,2% morreram, frente a 11,9% com placebo [1].',
      'Os pacientes em hidrocortisona precisaram de doses diárias mais altas de insulina, sem aumento de infecções hospitalares [1].',
    ],
    [
      [
        'direction',
        'Nos pacientes sem ventilação mecânica de início, a intubação foi mais frequente com hidrocortisona que com placebo [1].',
      ],
      ['digit', 'A mortalidade em 28 dias foi de 6,2% com hidrocortisona e 17,9% com placebo [1].'],
    ],
  ],
  [
    '"Alta precoce e reinternação de recém-nascidos ‖ Estudo de coorte com 8.940 nascidos a termo. A alta antes de 36 horas de vida associou-se a maior reinternação por icterícia (OR 1,62; IC 95% 1,20–2,18). Não se observou aumento de reinternação por sepse. Primiparidade materna foi fator de risco independente."',
    [
      'Recém-nascidos com alta antes de 36 horas reinternaram mais por icterícia (OR 1,62; IC 95% 1,20 a 2,18) [1].',
      'Ser filho de primípara constituiu fator de risco independente para a reinternação [1].',
    ],
    [['negation', 'A alta antes de 36 horas aumentou também a reinternação por sepse [1].']],
  ],
  [
    '"Radical prostatectomy versus watchful waiting: 29-year follow-up ‖ Of 695 men with localized prostate cancer, at 23 years death from prostate cancer had occurred in 19.6% of the surgery group and 31.3% of the watchful-waiting group (RR 0.55; 95% CI 0.41–0.74). The number needed to treat to avert one death from any cause was 8.4. A mean of 2.9 extra years of life were gained with radical prostatectomy."',
    [
      'A prostatectomia radical acrescentou em média 2,9 anos de vida, com morte por câncer de próstata em 19,6% contra 31,3% na observação vigilante [1].',
      'Para evitar uma morte por qualquer causa foi preciso operar 8,4 homens [1].',
    ],
    [
      [
        'direction',
        'A mortalidade por câncer de próstata foi inferior com observação vigilante em comparação com prostatectomia radical [1].',
      ],
    ],
  ],
  [
    '"Dupla antiagregação de 1 mês versus 12 meses após stent em pacientes com alto risco de sangramento ‖ O ensaio incluiu 2.260 pacientes. Sangramento maior ou clinicamente relevante ocorreu em 6,5% com 1 mês de dupla antiagregação e em 9,4% com 12 meses (HR 0,68; IC 95% 0,50–0,92). Os eventos isquêmicos maiores foram semelhantes (6,1% contra 5,9%; p para não inferioridade <0,001)."',
    [
      'Encurtar a dupla antiagregação para 1 mês poupou sangramentos (6,5% contra 9,4%), com eventos isquêmicos semelhantes aos do esquema de 12 meses [1].',
    ],
    [
      [
        'direction',
        'A dupla antiagregação por 12 meses associou-se a menos sangramento clinicamente relevante que o esquema de 1 mês [1].',
      ],
      ['decimal', 'Houve HR de 0,068 para sangramento com 1 mês de dupla antiagregação ante 12 meses [1].'],
    ],
  ],
  [
    '"Screening for atrial fibrillation in 75-year-olds ‖ In 28,768 individuals aged 75 or 76 years, the combined endpoint occurred at 5.45 events per 100 person-years in those invited to screening and 5.68 in controls (HR 0.96; 95% CI 0.92–1.00; P=0.045) over a median of 6.9 years. Screening showed a small net benefit and was safe."',
    [
      'Convidar pessoas de 75 ou 76 anos para rastreamento de fibrilação atrial produziu pequeno benefício líquido (5,45 contra 5,68 eventos por 100 pessoas-ano) [1].',
      'O seguimento mediano do estudo de rastreamento foi de 6,9 anos [1].',
    ],
    [['unit', 'As taxas do desfecho combinado foram de 5,45 e 5,68 eventos por 1.000 pessoas-ano [1].']],
  ],
  [
    '"Diretriz de osteoporose: monitorização ‖ Sugere-se repetir a densitometria a cada 1 a 2 anos após o início do tratamento. O T-escore ≤ −2,5 define osteoporose. Não é recomendado o rastreamento rotineiro em homens abaixo de 70 anos sem fatores de risco. A suplementação de cálcio deve complementar a dieta até 1.200 mg/dia."',
    [
      'Iniciado o tratamento, a densitometria deve ser repetida a cada 1 a 2 anos [1].',
      'Cálcio suplementar serve para completar a dieta, totalizando até 1.200 mg por dia [1].',
    ],
    [
      [
        'negation',
        'Recomenda-se rastrear rotineiramente homens com menos de 70 anos, ainda que sem fatores de risco [1].',
      ],
    ],
  ],
  [
    '"Thrombectomy for large-core ischemic stroke ‖ In 456 patients with large-core stroke, the distribution of modified Rankin scores at 90 days favored thrombectomy over medical management (OR 1.37; 95% CI 1.11–1.69; P=0.004). Symptomatic intracranial hemorrhage occurred in 6.1% with thrombectomy and 2.7% with medical management. Mortality was similar."',
    [
      'No AVC isquêmico com núcleo extenso, a trombectomia trouxe melhor distribuição da escala de Rankin modificada aos 90 dias (OR 1,37), apesar de mais hemorragia sintomática (6,1% contra 2,7%) [1].',
      'A mortalidade foi parecida nos dois grupos do estudo de trombectomia [1].',
    ],
    [
      [
        'direction',
        'A distribuição da escala de Rankin em 90 dias favoreceu o tratamento clínico em relação à trombectomia no infarto de núcleo extenso [1].',
      ],
    ],
  ],
  [
    '"Cirurgia bariátrica e remissão do diabetes tipo 2: coorte do SUS ‖ Entre 756 pacientes com diabetes tipo 2 submetidos a bypass gástrico ou gastrectomia vertical, a remissão em 5 anos ocorreu em 54% após bypass e 38% após gastrectomia vertical (p<0,001). A deficiência de ferro foi mais comum após o bypass. O uso prévio de insulina foi preditor de não remissão."',
    [
      'A remissão do diabetes aos 5 anos foi alcançada por 54% dos operados por bypass e 38% dos submetidos a gastrectomia vertical [1].',
      'Quem já usava insulina antes da cirurgia teve menor chance de remissão do diabetes [1].',
    ],
    [
      [
        'direction',
        'A deficiência de ferro foi mais comum após a gastrectomia vertical do que após o bypass gástrico [1].',
      ],
    ],
  ],
  [
    '"Topical corticosteroids plus antibiotics for bacterial keratitis ‖ In 500 patients with bacterial corneal ulcer, there was no significant difference in 3-month best spectacle-corrected visual acuity between prednisolone and placebo (−0.009 logMAR; 95% CI −0.085 to 0.068; P=0.82). Healing was not delayed and perforation did not increase with corticosteroids."',
    [
      'O corticoide tópico adicionado ao antibiótico não modificou a acuidade visual em 3 meses na ceratite bacteriana, nem elevou o risco de perfuração [1].',
      'A diferença de acuidade visual entre prednisolona e placebo foi de apenas −0,009 logMAR (p = 0,82) [1].',
    ],
    [
      [
        'negation',
        'Com o corticoide tópico, a cicatrização da úlcera de córnea bacteriana foi retardada [1].',
      ],
    ],
  ],
  [
    '"Perfil de resistência de Escherichia coli em infecções urinárias comunitárias ‖ Foram analisadas 5.216 uroculturas positivas para E. coli em seis municípios. A resistência a ciprofloxacino foi de 28,4%, a sulfametoxazol-trimetoprima de 37,9% e a nitrofurantoína de 2,1%. Entre 2016 e 2022 a resistência a ciprofloxacino aumentou, enquanto a resistência a fosfomicina permaneceu estável em 1,3%."',
    [
      'A nitrofurantoína (2,1%) e a fosfomicina (1,3%) exibiram as menores taxas de resistência, ao passo que 37,9% das cepas resistiam a sulfametoxazol-trimetoprima [1].',
      'De 2016 a 2022, a E. coli comunitária tornou-se mais resistente ao ciprofloxacino [1].',
    ],
    [
      [
        'direction',
        'Entre 2016 e 2022, observou-se declínio da resistência da E. coli ao ciprofloxacino [1].',
      ],
    ],
  ],
  [
    '"Belimumab in active lupus nephritis ‖ In 448 patients with active lupus nephritis, a primary efficacy renal response at week 104 was achieved by 43% with belimumab and 32% with placebo (OR 1.6; 95% CI 1.0–2.3; P=0.03). The risk of a renal-related event or death was lower with belimumab (HR 0.51; 95% CI 0.34–0.77). The safety profile was consistent with previous trials."',
    [
      'A resposta renal primária na semana 104 foi obtida por 43% dos que usaram belimumabe e 32% dos que ficaram com placebo [1].',
      'Com belimumabe houve redução de praticamente metade no risco de evento renal ou morte (HR 0,51; IC 95% 0,34–0,77) [1].',
    ],
    [
      [
        'direction',
        'O risco de evento renal ou morte na nefrite lúpica foi mais alto com belimumabe do que com placebo [1].',
      ],
      ['bounds', 'Para evento renal ou morte, o HR com belimumabe foi de 0,51 (IC 95% 0,24–0,77) [1].'],
    ],
  ],
  [
    '"Exposição pré-natal ao paracetamol e TDAH: análise de irmãos ‖ Coorte sueca com 2,48 milhões de crianças. Na análise populacional, a exposição associou-se a risco discretamente maior de TDAH (HR 1,07; IC 95% 1,05–1,10). Na análise controlada por irmãos, não houve associação (HR 0,98; IC 95% 0,94–1,02). Os autores sugerem confundimento familiar."',
    [
      'A pequena associação vista na população geral (HR 1,07) desapareceu quando irmãos foram comparados entre si (HR 0,98), o que aponta para confundimento familiar [1].',
      'Mais de 2 milhões de crianças integraram a coorte sueca sobre paracetamol pré-natal [1].',
    ],
    [
      [
        'negation',
        'Mesmo na análise controlada por irmãos, o paracetamol na gestação associou-se ao TDAH [1].',
      ],
    ],
  ],
  [
    '"Dual-task gait training after stroke ‖ Seventy-two community-dwelling stroke survivors were randomized to dual-task or single-task gait training three times weekly for 4 weeks. Dual-task walking speed improved more with dual-task training (0.14 vs 0.06 m/s; P=0.01). The fall rate at 6 months was lower in the dual-task group (22% vs 42%). Balance confidence did not change."',
    [
      'O treino de marcha em dupla tarefa elevou mais a velocidade de caminhada (0,14 m/s) do que o treino em tarefa única (0,06 m/s) [1].',
      'Aos 6 meses, haviam caído 22% dos pacientes do grupo de dupla tarefa e 42% do grupo comparador [1].',
    ],
    [
      [
        'unit',
        'O ganho na velocidade de marcha com dupla tarefa foi de 0,14 km/h, contra 0,06 km/h com tarefa única [1].',
      ],
    ],
  ],
  [
    '"Lenacapavir for HIV pre-exposure prophylaxis in cisgender women ‖ Among 5,338 participants who were initially HIV-negative, no infections occurred in the lenacapavir group (0 per 100 person-years). There were 16 infections with emtricitabine-tenofovir alafenamide (2.02 per 100 person-years) and 9 with emtricitabine-tenofovir disoproxil (1.69 per 100 person-years). Injection-site reactions led to discontinuation in 0.2% of participants."',
    [
      'Nenhuma mulher do grupo lenacapavir adquiriu HIV, em contraste com 2,02 infecções por 100 pessoas-ano sob entricitabina-tenofovir alafenamida [1].',
      'Reações no local da injeção motivaram a suspensão em apenas 0,2% das participantes [1].',
    ],
    [['negation', 'Houve infecções por HIV no grupo lenacapavir durante o estudo [1].']],
  ],
  [
    '"Espironolactona na acne da mulher adulta ‖ Ensaio com 410 mulheres com acne facial, alocadas para espironolactona 100 mg/dia ou placebo. O escore de qualidade de vida na semana 24 foi de 21,2 com espironolactona e 17,4 com placebo (quanto maior, melhor; diferença 3,45; IC 95% 2,16–4,75). Cefaleia foi mais frequente com espironolactona (20% contra 12%). Não ocorreram reações graves."',
    [
      'A qualidade de vida na 24ª semana foi melhor nas mulheres em uso de espironolactona (21,2 contra 17,4 pontos) [1].',
      'Cefaleia acometeu 20% do grupo espironolactona e 12% do grupo placebo, sem reações graves [1].',
    ],
    [['direction', 'A cefaleia foi mais frequente no grupo placebo que no grupo espironolactona [1].']],
  ],
  [
    '"Pulmonary rehabilitation after hospitalization for COPD exacerbation ‖ In a cohort of 197,376 Medicare beneficiaries, initiation of pulmonary rehabilitation within 90 days of discharge was associated with lower 1-year mortality (7.3% vs 19.6%; HR 0.63; 95% CI 0.57–0.69). Each additional three sessions were associated with lower mortality risk (HR 0.91). Only 1.5% of patients started rehabilitation within 90 days."',
    [
      'Começar a reabilitação pulmonar nos 90 dias após a alta associou-se a mortalidade anual de 7,3%, ao passo que entre os demais ela foi de 19,6% [1].',
      'Apenas 1,5% dos beneficiários iniciou a reabilitação nesse prazo de 90 dias [1].',
    ],
    [
      [
        'decimal',
        'Cerca de 15% dos pacientes iniciaram a reabilitação pulmonar nos 90 dias seguintes à alta [1].',
      ],
    ],
  ],
  [
    '"Recomendações sobre vacinação contra herpes-zóster em imunossuprimidos ‖ A vacina recombinante é recomendada para imunossuprimidos a partir de 18 anos, em duas doses com intervalo de 2 meses. Em situações de alto risco, o intervalo pode ser reduzido para 1 mês. A vacina atenuada é contraindicada nessa população. Não é necessária sorologia prévia para varicela."',
    [
      'O imunossuprimido com 18 anos ou mais deve receber duas doses da vacina recombinante contra zóster, separadas por 2 meses [1].',
      'Dispensa-se sorologia para varicela antes da vacina recombinante [1].',
    ],
    [['negation', 'A vacina atenuada contra herpes-zóster não é contraindicada em imunossuprimidos [1].']],
  ],
  [
    '"Tirzepatide for obstructive sleep apnea and obesity ‖ In 469 adults with moderate-to-severe obstructive sleep apnea and obesity, the mean change in AHI at week 52 among those not using PAP was −25.3 events per hour with tirzepatide and −5.3 with placebo (P<0.001). Systolic blood pressure decreased by 9.5 mmHg with tirzepatide. Gastrointestinal events were mostly mild to moderate."',
    [
      'Em quem não usava PAP, a tirzepatida baixou o IAH em 25,3 eventos por hora, frente a 5,3 com placebo, na semana 52 [1].',
      'A pressão sistólica caiu 9,5 mmHg no grupo da tirzepatida [1].',
    ],
    [['direction', 'No grupo da tirzepatida, a pressão arterial sistólica subiu 9,5 mmHg [1].']],
  ],
  [
    '"Colonização por Streptococcus do grupo B e desfechos perinatais em maternidade pública ‖ Estudo transversal com 1.380 gestantes entre 35 e 37 semanas. A prevalência de colonização foi de 21,7% (IC 95% 19,6–23,9). A profilaxia intraparto foi adequada em 64% das colonizadas. A sepse neonatal precoce foi mais frequente entre filhos de mães sem profilaxia adequada (1,9% contra 0,3%; p=0,03)."',
    [
      'Pouco mais de um quinto das gestantes (21,7%) estava colonizado por estreptococo do grupo B, e 64% delas tiveram profilaxia intraparto adequada [1].',
      'Na ausência de profilaxia adequada, a sepse neonatal precoce foi mais comum: 1,9% frente a 0,3% [1].',
    ],
    [
      [
        'direction',
        'A sepse neonatal precoce foi menos frequente entre filhos de gestantes colonizadas sem profilaxia adequada [1].',
      ],
      [
        'bounds',
        'A prevalência de colonização por estreptococo do grupo B foi de 21,7% (IC 95% 19,6–28,9) [1].',
      ],
    ],
  ],
  [
    '"Methadone versus buprenorphine in opioid use disorder ‖ In a cohort of 30,891 incident users in British Columbia, the incidence of treatment discontinuation within 24 months was higher with buprenorphine-naloxone than with methadone (88.8% vs 81.5%; adjusted HR 1.58; 95% CI 1.53–1.63). The risk of mortality while receiving treatment was low and similar between medications (0.08% vs 0.13%)."',
    [
      'A descontinuação em 24 meses foi maior com buprenorfina-naloxona (88,8%) do que com metadona (81,5%), com mortalidade durante o tratamento baixa e similar [1].',
      'O HR ajustado para abandono da buprenorfina-naloxona frente à metadona foi 1,58 (IC 95%: 1,53–1,63) [1].',
    ],
    [
      [
        'direction',
        'A metadona associou-se a maior taxa de descontinuação em 24 meses que a buprenorfina-naloxona [1].',
      ],
    ],
  ],
  [
    '"Efeito do exercício aquático na fibromialgia: metanálise ‖ Dezesseis ensaios com 881 participantes foram incluídos. O exercício aquático reduziu a dor (diferença média −6,6 pontos em escala de 0 a 100; IC 95% −8,9 a −4,3) em comparação com controle. Comparado ao exercício em solo, não houve diferença no bem-estar; a força muscular favoreceu o exercício em solo."',
    [
      'Frente ao controle, exercitar-se na água aliviou a dor da fibromialgia em 6,6 pontos numa escala de 0 a 100 [1].',
      'Água e solo equipararam-se quanto ao bem-estar, mas a força melhorou mais com o treino em solo [1].',
    ],
    [
      [
        'direction',
        'A força muscular favoreceu o exercício aquático em comparação com o exercício em solo na fibromialgia [1].',
      ],
    ],
  ],
  [
    '"Umbilical cord milking in non-vigorous infants ‖ In 1,730 non-vigorous newborns born at 35 to 42 weeks, admission to the NICU for predefined criteria was 23% with cord milking and 28% with early clamping (modeled OR 0.69; 95% CI 0.41–1.14). Cord milking was associated with less moderate-to-severe hypoxic-ischemic encephalopathy (1% vs 3%; OR 0.48; 95% CI 0.24–0.96) and higher hemoglobin."',
    [
      'A ordenha do cordão não reduziu de modo significativo a internação em UTI neonatal (23% contra 28%), mas associou-se a menos encefalopatia hipóxico-isquêmica moderada a grave [1].',
      'Recém-nascidos submetidos à ordenha do cordão apresentaram hemoglobina mais alta [1].',
    ],
    [
      [
        'direction',
        'Houve mais encefalopatia hipóxico-isquêmica moderada a grave nos recém-nascidos submetidos à ordenha do cordão que nos de clampeamento precoce [1].',
      ],
    ],
  ],
  [
    '"Carbamazepina: bula ‖ Antes de iniciar carbamazepina em pacientes de ascendência asiática, recomenda-se testar o alelo HLA-B*15:02. A carbamazepina induz a CYP3A4 e reduz a eficácia dos contraceptivos orais. A faixa terapêutica é de 4 a 12 mcg/mL. Pode agravar crises de ausência, não sendo indicada nesse tipo de epilepsia."',
    [
      'Pela indução da CYP3A4, a carbamazepina compromete a eficácia do anticoncepcional oral, o que deve ser discutido com a paciente [1].',
      'As concentrações terapêuticas de carbamazepina situam-se entre 4 e 12 mcg/mL [1].',
    ],
    [
      ['negation', 'A carbamazepina está indicada no tratamento das crises de ausência [1].'],
      ['digit', 'A faixa terapêutica da carbamazepina vai de 4 a 18 mcg/mL [1].'],
    ],
  ],
  [
    '"Nivolumab plus ipilimumab in advanced renal-cell carcinoma ‖ Among intermediate- and poor-risk patients, the 18-month overall survival rate was 75% with nivolumab plus ipilimumab and 60% with sunitinib (HR 0.63; P<0.001). The objective response rate was 42% versus 27%. Grade 3 or 4 treatment-related events occurred in 46% and 63%, respectively."',
    [
      'Nos pacientes de risco intermediário ou alto, a combinação de nivolumabe e ipilimumabe superou o sunitinibe em sobrevida global aos 18 meses (75% contra 60%) [1].',
      'Eventos de grau 3 ou 4 relacionados ao tratamento foram mais comuns com sunitinibe (63%) que com a imunoterapia combinada (46%) [1].',
    ],
    [
      [
        'direction',
        'A toxicidade de grau 3 ou 4 relacionada ao tratamento foi maior com nivolumabe mais ipilimumabe do que com sunitinibe [1].',
      ],
    ],
  ],
  [
    '"Boletim: leptospirose após enchentes ‖ Nas oito semanas seguintes às enchentes, foram confirmados 958 casos de leptospirose e 26 óbitos (letalidade de 2,7%). Homens de 20 a 49 anos representaram 61% dos casos. A quimioprofilaxia com doxiciclina não é indicada para a população geral como medida de saúde pública, mas pode ser usada em socorristas de alto risco."',
    [
      'Doxiciclina profilática não se indica à população geral, podendo ser empregada em socorristas sob alto risco [1].',
      'Passadas as enchentes, 958 casos de leptospirose foram confirmados em oito semanas, com 26 mortes [1].',
      'A maioria dos casos (61%) acometeu homens entre 20 e 49 anos [1].',
    ],
    [],
  ],
  [
    '"Age and outcome of hip arthroplasty versus hemiarthroplasty ‖ Among 1,495 patients 50 years of age or older with displaced femoral neck fracture, secondary procedures within 24 months occurred in 7.9% after total hip arthroplasty and 8.3% after hemiarthroplasty (HR 0.95; 95% CI 0.64–1.40; P=0.79). Instability or dislocation occurred in 4.7% and 2.4%, respectively."',
    [
      'Novas cirurgias em 24 meses foram igualmente raras após artroplastia total (7,9%) e hemiartroplastia (8,3%), sem diferença significativa [1].',
      'Instabilidade ou luxação ocorreu em 2,4% após hemiartroplastia, contra 4,7% após artroplastia total [1].',
    ],
    [
      [
        'comparator',
        'A diferença em procedimentos secundários entre artroplastia total e hemiartroplastia foi significativa (p < 0,05) [1].',
      ],
    ],
  ],
  [
    '"Depressão perinatal e telessaúde: ensaio em atenção primária ‖ Foram alocadas 298 gestantes ou puérperas para ativação comportamental por vídeo ou cuidado usual. Aos 3 meses, a pontuação na escala de Edimburgo foi de 8,9 no grupo de vídeo e 11,7 no cuidado usual (p<0,001). A adesão superou 80%. Não houve diferença nas taxas de amamentação."',
    [
      'Por vídeo, a ativação comportamental deixou as participantes com 8,9 pontos na escala de Edimburgo aos 3 meses, menos que os 11,7 do cuidado usual [1].',
      'As taxas de amamentação foram equivalentes entre teleatendimento e cuidado usual [1].',
      'Mais de 80% de adesão foi alcançada no ensaio de telessaúde para depressão perinatal [1].',
    ],
    [],
  ],
  [
    '"Home blood pressure telemonitoring with pharmacist management ‖ In 450 adults with uncontrolled hypertension, blood pressure was controlled at 6 months in 71.8% of the telemonitoring group and 45.2% of the usual care group (P<0.001). Systolic pressure was 10.7 mmHg lower at 6 months. Benefits were no longer significant at 24 months."',
    [
      'O telemonitoramento com farmacêutico controlou a pressão de 71,8% dos hipertensos em 6 meses, ante 45,2% no cuidado habitual [1].',
      'Aos 24 meses, o benefício do telemonitoramento já não era significativo [1].',
      'A sistólica ficou 10,7 mmHg mais baixa aos 6 meses no grupo telemonitorado [1].',
    ],
    [],
  ],
];

export const twoLanguages: HandCase[] = casesOf(groups);
