import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The twelfth examiner's cases. They were scored three times while held out, and then opened. */
const groups: CaseGroup[] = [
  [
    '"Veragliflozin in heart failure with mildly reduced or preserved ejection fraction (VERA-PRESERVE) ‖ In this double-blind trial, 4,812 patients with NYHA class II–IV heart failure and a left ventricular ejection fraction above 45% were randomly assigned to veragliflozin 10 mg once daily or placebo. Over a median of 27 months, cardiovascular death or worsening heart failure occurred in 372 of 2,406 patients (15.5%) in the veragliflozin group and in 457 of 2,406 patients (19.0%) in the placebo group (hazard ratio, 0.79; 95% CI, 0.69 to 0.91; P=0.001). Cardiovascular death alone did not differ significantly between groups (hazard ratio, 0.93; 95% CI, 0.76 to 1.14). Genital mycotic infections were more frequent with veragliflozin (2.9% vs. 0.7%). The incidence of hypotension was similar in the two groups."',
    [
      'Em pacientes com IC e FEVE acima de 45%, a veragliflozina 10 mg/dia reduziu em 21% o risco relativo de morte cardiovascular ou piora da IC [1].',
      'O desfecho primário ocorreu em 15,5% dos tratados e em 19,0% do grupo placebo, uma diferença absoluta de 3,5 pontos percentuais [1].',
      'Quando se olha apenas a morte cardiovascular, o benefício não alcançou significância estatística (HR 0,93; IC 95% 0,76–1,14) [1].',
      'Candidíase e outras micoses genitais foram cerca de quatro vezes mais comuns com o fármaco (2,9% contra 0,7%) [1].',
    ],
    [
      [
        'digit',
        'O benefício da veragliflozina foi observado ao longo de uma mediana de 37 meses de seguimento [1].',
      ],
      ['bounds', 'Houve redução do desfecho composto, com HR de 0,79 (IC 95% 0,59 a 0,91) [1].'],
      [
        'negation',
        'A veragliflozina reduziu de forma estatisticamente significativa a morte cardiovascular isolada [1].',
      ],
      [
        'arm',
        'O desfecho primário ocorreu em 15,5% do grupo placebo e em 19,0% do grupo veragliflozina [1].',
      ],
    ],
  ],
  [
    '"Apixaban versus dalteparin in cancer-associated venous thromboembolism: the ONCOTEV trial ‖ We randomly assigned 1,028 adults with active cancer and acute venous thromboembolism to oral apixaban (10 mg twice daily for 7 days, then 5 mg twice daily) or subcutaneous dalteparin (200 IU/kg once daily for 1 month, then 150 IU/kg once daily) for 6 months. Recurrent venous thromboembolism occurred in 29 of 515 patients (5.6%) assigned to apixaban and in 41 of 513 (8.0%) assigned to dalteparin (HR 0.68; 95% CI 0.42–1.09; P<0.001 for noninferiority; P=0.11 for superiority). Major bleeding occurred in 3.9% and 4.1%, respectively. Patients with primary brain tumours and those with a platelet count below 50 × 10^9/L were excluded." + "Rivaroxaban in patients with cancer and venous thromboembolism: RIVACAN ‖ RIVACAN compared rivaroxaban with enoxaparin in 406 patients with cancer. At 6 months the cumulative rate of recurrent venous thromboembolism was 4.4% with rivaroxaban and 10.7% with enoxaparin (HR 0.41; 95% CI 0.19–0.88). Clinically relevant non-major bleeding was more frequent with rivaroxaban (13.3% vs. 3.6%), mainly in patients with gastro-oesophageal tumours."',
    [
      'No ONCOTEV, a apixabana foi não inferior à dalteparina quanto à recorrência de TEV (5,6% vs 8,0%), mas não demonstrou superioridade (p = 0,11) [1].',
      'O esquema de apixabana foi de 10 mg de 12/12 h na primeira semana, seguido de 5 mg de 12/12 h, até completar meio ano [1].',
      'A dalteparina foi administrada por via SC, 200 UI/kg/dia no primeiro mês e 150 UI/kg/dia depois disso [1].',
      'Com a rivaroxabana, a recorrência caiu para menos da metade (4,4% vs 10,7%) [2], enquanto com a apixabana o sangramento maior ficou próximo ao da dalteparina (3,9% vs 4,1%) [1].',
      'Sangramento não maior clinicamente relevante foi mais comum com rivaroxabana, sobretudo em tumores gastroesofágicos [2].',
    ],
    [
      ['digit', 'A recorrência de TEV ocorreu em 8,6% dos pacientes tratados com apixabana [1].'],
      ['unit', 'A dalteparina foi iniciada na dose de 200 mg/kg uma vez ao dia por 1 mês [1].'],
      [
        'wrong-reference',
        'A rivaroxabana associou-se a HR de 0,41 para recorrência de TEV em comparação com enoxaparina [1].',
      ],
      [
        'number-of-another',
        'Com a rivaroxabana, 5,6% dos pacientes tiveram recorrência do TEV em 6 meses [2].',
      ],
      ['comparator', 'Foram excluídos do estudo os pacientes com plaquetas acima de 50 × 10^9/L [1].'],
    ],
  ],
  [
    '"Bula do profissional: Nefrocilin (amoxicilina+clavulanato de potássio) ‖ Adultos e crianças com mais de 40 kg: 1 comprimido de 875 mg/125 mg a cada 12 horas. Em pacientes com depuração de creatinina entre 10 e 30 mL/min, administrar 500 mg/125 mg a cada 12 horas; o comprimido de 875 mg não deve ser utilizado quando a depuração for inferior a 30 mL/min. Em hemodiálise, 500 mg/125 mg a cada 24 horas, com dose adicional durante e ao final da diálise. O tratamento não deve exceder 14 dias sem revisão médica. Contraindicado em pacientes com história de icterícia ou disfunção hepática associada ao uso do produto."',
    [
      'Adulto: 875/125 mg VO 12/12 h [1].',
      'Se ClCr < 30 mL/min, não usar o comprimido de 875 mg [1].',
      'Para ClCr de 10–30 mL/min, a bula orienta 500/125 mg duas vezes ao dia [1].',
      'O uso além de duas semanas exige reavaliação pelo médico [1].',
      '| Situação | Dose |\n|---|---|\n| Hemodiálise | 500/125 mg 1x/dia, com dose suplementar durante e após a sessão [1] |',
    ],
    [
      ['digit', 'O tratamento não deve passar de 10 dias sem nova avaliação médica [1].'],
      [
        'negation',
        'O comprimido de 875 mg pode ser usado quando a depuração de creatinina está abaixo de 30 mL/min [1].',
      ],
      ['unit', 'Em adultos, a dose recomendada é de 875 g/125 g a cada 12 horas [1].'],
      [
        'comparator',
        'O esquema de 875/125 mg a cada 12 h destina-se a adultos e a crianças com menos de 40 kg [1].',
      ],
    ],
  ],
  [
    '"High-sensitivity troponin T 0/1-hour algorithm in the emergency department: a multicentre diagnostic accuracy study ‖ Among 3,196 consecutive adults presenting with suspected acute myocardial infarction, the prevalence of infarction was 12.4%. The 0/1-hour algorithm assigned 61% of patients to rule-out, 23% to the observation zone and 16% to rule-in. In the rule-out group, sensitivity was 99.2% (95% CI 97.8–99.8) and the negative predictive value was 99.8%. In the rule-in group, specificity was 94.7% and the positive predictive value 71.5%. Thirty-day mortality in the rule-out group was 0.1%."',
    [
      'O algoritmo 0/1 h permitiu descartar IAM em 61% dos pacientes, com VPN de 99,8% [1].',
      'Pouco menos de um quarto dos pacientes permaneceu na zona de observação [1].',
      'Nos pacientes classificados como rule-in, o VPP foi de 71,5%, ou seja, quase três em cada dez não tinham infarto [1].',
      'A mortalidade em um mês entre os pacientes descartados foi muito baixa: cerca de 1 por mil [1].',
      'Cerca de um em cada oito pacientes com suspeita de IAM tinha de fato infarto (12,4%) [1].',
    ],
    [
      ['digit', 'A especificidade no grupo rule-in foi de 84,7% [1].'],
      ['decimal', 'A mortalidade em 30 dias no grupo de descarte foi de 1,0% [1].'],
      ['bounds', 'A sensibilidade para descarte foi de 99,2% (IC 95% 87,8 a 99,8) [1].'],
      ['arm', 'O algoritmo classificou 61% dos pacientes como rule-in e 16% como rule-out [1].'],
    ],
  ],
  [
    '"Diretriz Brasileira Simulada de Hipertensão na Gestação 2024 ‖ Define-se hipertensão grave na gestação como pressão arterial sistólica ≥ 160 mmHg e/ou diastólica ≥ 110 mmHg, confirmada em 15 minutos. Os fármacos de primeira linha para tratamento agudo são a hidralazina intravenosa (5 mg a cada 20 minutos, máximo de 20 mg), o labetalol intravenoso e o nifedipino oral de ação rápida. Inibidores da ECA e bloqueadores do receptor de angiotensina são contraindicados em qualquer fase da gravidez. Recomenda-se ácido acetilsalicílico 100 a 150 mg ao dia, iniciado entre 12 e 16 semanas e mantido até 36 semanas, nas gestantes de alto risco para pré-eclâmpsia. O sulfato de magnésio é o anticonvulsivante de escolha; fenitoína e benzodiazepínicos não devem ser usados como profilaxia."',
    [
      'PA ≥ 160×110 mmHg (sistólica e/ou diastólica), confirmada após 15 min, caracteriza hipertensão grave na gravidez [1].',
      'IECA e BRA não devem ser usados em nenhum trimestre da gestação [1].',
      'Na gestante com alto risco de pré-eclâmpsia, prescrever AAS 100–150 mg/dia a partir de 12 a 16 semanas até 36 semanas [1].',
      'Hidralazina IV 5 mg de 20 em 20 min, sem ultrapassar 20 mg no total [1].',
      'Para prevenir convulsões, prefira MgSO4 em vez de fenitoína ou benzodiazepínicos [1].',
    ],
    [
      ['digit', 'O AAS deve ser mantido até 34 semanas de gestação [1].'],
      [
        'negation',
        'Os bloqueadores do receptor de angiotensina podem ser mantidos no primeiro trimestre da gravidez [1].',
      ],
      ['comparator', 'Considera-se hipertensão grave na gestação a PA sistólica abaixo de 160 mmHg [1].'],
      [
        'population',
        'O AAS em baixa dose está indicado nas gestantes de baixo risco para pré-eclâmpsia [1].',
      ],
    ],
  ],
  [
    '"Tocilumab for polymyalgia rheumatica: randomized phase 3 study (POLYTOC) ‖ Patients aged 50 years or older with polymyalgia rheumatica who relapsed during glucocorticoid tapering were randomized 2:1 to tocilumab 162 mg subcutaneously every week (n=120) or placebo (n=60), both with a 14-week prednisone taper. Sustained remission at week 52 was achieved by 33 of 120 patients (27.5%) on tocilumab and 6 of 60 (10.0%) on placebo (difference 17.5 percentage points; 95% CI 6.4 to 28.6; P=0.007). Median cumulative prednisone dose was 777 mg versus 2,044 mg. Neutropenia occurred in 5 tocilumab recipients and in no placebo recipients."',
    [
      'Entre pacientes com PMR que recidivaram no desmame do corticoide, 27,5% alcançaram remissão sustentada em um ano com tocilumabe versus 10% com placebo [1].',
      'A dose mediana acumulada de prednisona foi menos da metade da observada com placebo (777 vs 2.044 mg) [1].',
      'O ganho absoluto em remissão sustentada foi de 17,5 pontos percentuais, com NNT próximo de 6 [1].',
      'Cinco pacientes tratados tiveram neutropenia, evento que não ocorreu no grupo placebo [1].',
      'A alocação foi de dois para um a favor do tocilumabe, aplicado semanalmente por via subcutânea [1].',
    ],
    [
      ['digit', 'O tocilumabe foi administrado na dose de 126 mg SC por semana [1].'],
      ['unit', 'O tocilumabe 162 mg SC foi aplicado uma vez por mês [1].'],
      ['direction', 'A dose acumulada de prednisona foi maior no grupo tocilumabe do que no placebo [1].'],
      ['arm', 'Houve cinco casos de neutropenia no grupo placebo e nenhum no grupo tocilumabe [1].'],
    ],
  ],
  [
    '"Statins and incident diabetes: a meta-analysis of 15 randomized trials ‖ We pooled individual-level data from 15 trials including 98,340 participants without diabetes at baseline. Over a mean of 4.2 years, statin therapy was associated with a 10% relative increase in new-onset diabetes (risk ratio 1.10; 95% CI 1.04–1.17), with low heterogeneity (I²=11%). The excess was larger with high-intensity regimens (RR 1.36; 95% CI 1.25–1.48). One extra case of diabetes occurred for every 255 patients treated for 4 years. Most of the excess arose in participants with baseline glycaemia close to the diagnostic threshold."',
    [
      'O uso de estatinas elevou discretamente o risco de diabetes de início recente (RR 1,10), efeito mais pronunciado nos esquemas de alta intensidade (RR 1,36) [1].',
      'Estima-se um caso adicional de diabetes a cada 255 pessoas tratadas por quatro anos [1].',
      'Com estatinas de alta intensidade, o risco relativo de diabetes foi 36% maior, com IC 95% de 1,25 a 1,48 [1].',
      'A heterogeneidade entre os 15 ensaios foi baixa (I² de 11%) [1].',
      'O excesso de casos concentrou-se em quem já tinha glicemia próxima do limiar diagnóstico [1].',
    ],
    [
      [
        'digit',
        'O excesso corresponde a um caso de diabetes para cada 225 pacientes tratados por 4 anos [1].',
      ],
      ['decimal', 'O RR de diabetes com estatinas foi de 1,01 (IC 95% 1,04–1,17) [1].'],
      ['direction', 'As estatinas reduziram em 10% o risco de diabetes de início recente [1].'],
      [
        'outcome',
        'As estatinas associaram-se a um aumento relativo de 10% nos eventos de infarto do miocárdio [1].',
      ],
    ],
  ],
  [
    '"Vancomycin dosing in adults: institutional guideline table ‖ Loading dose: 25–30 mg/kg (actual body weight), maximum 3 g. Maintenance: 15–20 mg/kg every 8–12 hours when creatinine clearance is above 90 mL/min; 15 mg/kg every 12 hours for 50–90 mL/min; 15 mg/kg every 24 hours for 20–49 mL/min; dose by level below 20 mL/min. Target AUC24/MIC is 400–600 mg·h/L. Trough-only monitoring is no longer recommended. Infuse at no more than 1 g per hour to reduce infusion reactions."',
    [
      'Ataque de 25–30 mg/kg pelo peso real, limitado a 3.000 mg [1].',
      'O alvo é AUC24/CIM entre 400 e 600 mg·h/L; não se recomenda mais monitorar apenas pelo vale [1].',
      'Não infundir mais rápido que 1.000 mg por hora, para evitar reações infusionais [1].',
      '| ClCr (mL/min) | Manutenção |\n|---|---|\n| 50–90 | 15 mg/kg 12/12 h [1] |',
      'ClCr 20–49: 15 mg/kg 1x/dia; < 20: ajustar pelo nível sérico [1].',
    ],
    [
      ['digit', 'A dose máxima de ataque da vancomicina é de 2 g [1].'],
      ['unit', 'A velocidade de infusão não deve superar 1 g por minuto [1].'],
      [
        'comparator',
        'O intervalo de 8–12 horas aplica-se quando a depuração de creatinina é inferior a 90 mL/min [1].',
      ],
      ['bounds', 'O alvo de AUC24/CIM é de 400 a 800 mg·h/L [1].'],
      ['negation', 'Recomenda-se a monitorização baseada somente no nível de vale [1].'],
    ],
  ],
  [
    '"Coffee consumption and atrial fibrillation: a prospective cohort of 54,611 Nordic adults ‖ During 11.3 years of follow-up, 3,420 participants developed atrial fibrillation. Compared with non-drinkers, those consuming 2–3 cups per day had a lower risk (adjusted HR 0.87; 95% CI 0.79–0.96), whereas consumption of six or more cups per day was not associated with risk (HR 1.03; 95% CI 0.90–1.18). Results were similar in men and women. Because of the observational design, causality cannot be inferred."',
    [
      'Quem tomava 2 a 3 xícaras de café por dia teve risco 13% menor de desenvolver FA do que quem não bebia café [1].',
      'O consumo de seis xícaras ou mais ao dia não se associou a aumento nem a redução do risco de FA (HR 1,03) [1].',
      'Por se tratar de estudo observacional, não é possível afirmar relação de causa e efeito [1].',
      'Em pouco mais de onze anos, 3.420 dos 54.611 participantes desenvolveram a arritmia, com achados semelhantes em ambos os sexos [1].',
    ],
    [
      ['digit', 'Ao todo, 4.320 participantes desenvolveram fibrilação atrial [1].'],
      ['direction', 'O consumo de 2–3 xícaras de café por dia associou-se a maior risco de FA [1].'],
      ['negation', 'O estudo comprovou que o café causa a redução do risco de FA [1].'],
      ['bounds', 'O HR para 2–3 xícaras/dia foi 0,87 (IC 95% 0,79–1,18) [1].'],
    ],
  ],
  [
    '"Ceftriaxona intramuscular em dose única para gonorreia não complicada: protocolo clínico ‖ Para infecção gonocócica anogenital não complicada, recomenda-se ceftriaxona 500 mg, por via intramuscular, em dose única, associada a azitromicina 1 g por via oral, em dose única. Parcerias sexuais dos últimos 60 dias devem ser tratadas. Abstinência sexual é recomendada por 7 dias após o tratamento. O teste de cura é indicado apenas na infecção de orofaringe, 14 dias após o tratamento. Ciprofloxacino não deve ser usado em razão da resistência." + "Protocolo clínico: sífilis adquirida ‖ Sífilis primária, secundária e latente recente: benzilpenicilina benzatina 2,4 milhões UI, intramuscular, dose única (1,2 milhão UI em cada glúteo). Sífilis latente tardia ou de duração ignorada: 2,4 milhões UI por semana, durante 3 semanas, dose total de 7,2 milhões UI. A alternativa é doxiciclina 100 mg de 12/12 horas, por 15 dias na forma recente e por 30 dias na tardia, exceto em gestantes. O seguimento com teste não treponêmico é trimestral."',
    [
      'Gonorreia não complicada: ceftriaxona 500 mg IM + azitromicina 1 g VO, ambas em dose única [1].',
      'Devem ser tratados os parceiros sexuais dos últimos dois meses, com abstinência por uma semana após o tratamento [1].',
      'Na sífilis latente tardia, aplicam-se três doses semanais de penicilina benzatina, totalizando 7,2 milhões de unidades [2].',
      'A doxiciclina é alternativa fora da gestação: 15 dias na sífilis recente e o dobro disso na tardia [2].',
      'O teste de cura fica reservado à infecção de orofaringe, após duas semanas [1], ao passo que na sífilis o controle não treponêmico se faz a cada três meses [2].',
    ],
    [
      ['digit', 'A abstinência sexual recomendada após o tratamento da gonorreia é de 10 dias [1].'],
      [
        'decimal',
        'Na sífilis primária, a dose é de 24 milhões UI de benzilpenicilina benzatina IM em dose única [2].',
      ],
      [
        'wrong-reference',
        'Na sífilis recente, a alternativa é doxiciclina 100 mg de 12/12 h por 15 dias [1].',
      ],
      ['negation', 'A doxiciclina é a alternativa recomendada para gestantes com sífilis [2].'],
      [
        'drug',
        'Para gonorreia anogenital não complicada, associa-se à ceftriaxona o ciprofloxacino 1 g VO em dose única [1].',
      ],
      ['unit', 'A azitromicina é administrada na dose única de 1 mg VO [1].'],
    ],
  ],
  [
    '"Intensive versus standard blood-pressure control in older adults with frailty (FRAIL-BP) ‖ We assigned 2,140 adults aged 75 years or older with a Clinical Frailty Scale score of 4 to 6 to a systolic target of less than 130 mm Hg (intensive) or less than 150 mm Hg (standard). After a median of 3.1 years, major cardiovascular events occurred in 9.8% of the intensive group and 11.2% of the standard group (HR 0.87; 95% CI 0.68–1.11). Injurious falls were more common in the intensive group (14.6% vs. 10.9%; HR 1.37; 95% CI 1.08–1.73). Acute kidney injury did not differ. The trial was stopped early for futility."',
    [
      'Em idosos frágeis de 75 anos ou mais, a meta intensiva (< 130 mmHg) não reduziu significativamente os eventos cardiovasculares maiores [1].',
      'As quedas com lesão foram 37% mais frequentes, em termos de risco relativo, com a meta intensiva [1].',
      'O ensaio foi interrompido precocemente por futilidade [1].',
      'Quedas com trauma: 14,6% no controle intensivo e 10,9% no padrão; a lesão renal aguda não diferiu [1].',
      'O intervalo de confiança do HR para eventos cardiovasculares ia de 32% de redução a 11% de aumento [1].',
    ],
    [
      ['comparator', 'O grupo intensivo tinha como alvo PA sistólica maior que 130 mmHg [1].'],
      ['direction', 'O controle intensivo reduziu as quedas com lesão em comparação ao padrão [1].'],
      ['digit', 'A meta sistólica no grupo padrão foi inferior a 140 mmHg [1].'],
      ['negation', 'O ensaio não foi interrompido antes do previsto [1].'],
      ['arm', 'Quedas com lesão ocorreram em 14,6% dos pacientes do grupo padrão [1].'],
    ],
  ],
  [
    '"Semaglutide discontinuation and weight regain: an extension study ‖ After 68 weeks of once-weekly subcutaneous semaglutide 2.4 mg plus lifestyle intervention, mean weight loss was 17.3%. Treatment was then withdrawn. One year after withdrawal, participants had regained two-thirds of the weight previously lost, leaving a net loss of 5.6% from baseline. Cardiometabolic improvements reverted towards baseline for most variables. The extension included 327 participants."',
    [
      'Um ano após a suspensão da semaglutida, os pacientes haviam recuperado cerca de 67% do peso perdido [1].',
      'A perda líquida em relação ao início foi de apenas 5,6% [1].',
      'Ao parar o remédio, a maior parte dos ganhos metabólicos tende a se perder [1].',
      'Com 2,4 mg SC por semana durante pouco mais de 15 meses, somados a mudanças de estilo de vida, a perda média foi de 17,3% [1].',
    ],
    [
      ['decimal', 'Os participantes usaram semaglutida na dose de 0,24 mg por semana [1].'],
      ['unit', 'A semaglutida 2,4 mg foi usada por 68 meses antes da suspensão [1].'],
      ['digit', 'A perda média de peso em 68 semanas foi de 13,7% [1].'],
      ['direction', 'Após a suspensão, os participantes continuaram a perder peso ao longo de um ano [1].'],
    ],
  ],
  [
    '"Colchicine after acute coronary syndrome (COLARIS): randomized trial ‖ A total of 5,522 patients within 30 days of a myocardial infarction were randomized to colchicine 0.5 mg daily or placebo. The primary composite (cardiovascular death, resuscitated cardiac arrest, myocardial infarction, stroke or urgent revascularization) occurred in 5.5% of the colchicine group and 7.1% of the placebo group (HR 0.77; 95% CI 0.61–0.96; P=0.02). Pneumonia was more frequent with colchicine (0.9% vs. 0.4%; P=0.03). Diarrhoea rates were 9.7% and 8.9%, respectively (P=0.35). All-cause mortality was unchanged."',
    [
      'Colchicina 0,5 mg/dia após IAM recente: redução relativa de 23% no desfecho composto (5,5% vs 7,1%) [1].',
      'A pneumonia foi mais que o dobro da observada com placebo (0,9% vs 0,4%) [1].',
      'A frequência de diarreia não diferiu de modo significativo entre os grupos (p = 0,35) [1].',
      'A colchicina não modificou a mortalidade por todas as causas [1].',
      'Seria preciso tratar cerca de 63 pacientes para evitar um evento do composto primário (redução absoluta de 1,6 ponto percentual) [1].',
    ],
    [
      ['decimal', 'A dose de colchicina empregada foi de 5 mg por dia [1].'],
      ['digit', 'O HR para o desfecho primário foi de 0,67 [1].'],
      ['direction', 'A pneumonia foi menos frequente com colchicina do que com placebo [1].'],
      ['outcome', 'A colchicina reduziu significativamente a mortalidade por todas as causas [1].'],
    ],
  ],
  [
    '"Point-of-care ultrasound for the diagnosis of pneumothorax: systematic review ‖ Thirteen studies (1,271 patients, 410 with pneumothorax) were included. Pooled sensitivity of chest ultrasound performed by frontline physicians was 0.91 (95% CI 0.85–0.94) and specificity 0.99 (95% CI 0.97–1.00). Supine chest radiography had sensitivity 0.47 (95% CI 0.31–0.63) and specificity 1.00. Certainty of evidence was moderate for ultrasound. Subgroup analyses found no difference between operators with more and less experience."',
    [
      'A ultrassonografia à beira-leito foi muito mais sensível que a radiografia em decúbito dorsal (91% vs 47%), com especificidades muito altas em ambas [1].',
      'A RX de tórax em supino deixou passar mais da metade dos pneumotórax [1].',
      'A especificidade agrupada do US foi de 99% (IC 95% 97–100%) [1].',
      'Não se observou diferença segundo a experiência do operador [1].',
    ],
    [
      ['digit', 'A sensibilidade agrupada da ultrassonografia foi de 81% [1].'],
      ['bounds', 'A sensibilidade da radiografia foi de 0,47, com IC 95% de 0,31 a 0,73 [1].'],
      ['direction', 'A radiografia em supino teve sensibilidade superior à da ultrassonografia [1].'],
    ],
  ],
  [
    '"Metformin: prescribing information ‖ Metformin is contraindicated in patients with an eGFR below 30 mL/min/1.73 m². Initiation is not recommended in patients with an eGFR between 30 and 45 mL/min/1.73 m². Stop metformin at the time of, or before, an iodinated contrast imaging procedure in patients with an eGFR between 30 and 60 mL/min/1.73 m²; re-evaluate eGFR 48 hours after the procedure. The maximum recommended daily dose for adults is 2,550 mg. Long-term use may reduce serum vitamin B12; monitor every 2 to 3 years." + "Sitaglipril: prescribing information ‖ Sitaglipril 100 mg once daily is recommended for patients with an eGFR of 45 mL/min/1.73 m² or higher. Use 50 mg once daily when eGFR is 30 to less than 45, and 25 mg once daily when eGFR is below 30, including patients on dialysis. Acute pancreatitis has been reported; discontinue if suspected. Sitaglipril may be taken with or without food."',
    [
      'TFGe < 30: metformina contraindicada [1]; sitaglipril pode ser mantido em 25 mg/dia, inclusive em diálise [2].',
      'Não se recomenda começar metformina em quem tem TFG estimada de 30 a 45 mL/min/1,73 m² [1].',
      'Suspenda a metformina antes ou no momento do contraste iodado se a TFGe estiver entre 30 e 60, e reavalie a função renal dois dias depois [1].',
      'A dose máxima diária de metformina em adultos é de 2,55 g [1].',
      '| TFGe | Sitaglipril |\n|---|---|\n| 30 a < 45 | 50 mg 1x/dia [2] |',
      'O comprimido de sitaglipril pode ser tomado com ou sem alimentos [2].',
    ],
    [
      ['digit', 'A metformina é contraindicada quando a TFGe está abaixo de 40 mL/min/1,73 m² [1].'],
      ['comparator', 'A metformina é contraindicada quando a TFGe é superior a 30 mL/min/1,73 m² [1].'],
      ['wrong-reference', 'O sitaglipril deve ser suspenso se houver suspeita de pancreatite aguda [1].'],
      ['number-of-another', 'Com TFGe abaixo de 30, a dose de sitaglipril é de 50 mg ao dia [2].'],
      ['direction', 'O uso prolongado de metformina pode elevar a vitamina B12 sérica [1].'],
    ],
  ],
  [
    '"Corticosteroids in severe community-acquired pneumonia (CAPESTEROID) ‖ Adults admitted to the ICU with severe community-acquired pneumonia (n=800) received hydrocortisone 200 mg daily for 4 or 8 days, according to clinical improvement, or placebo. By day 28, death had occurred in 25 of 400 patients (6.2%) in the hydrocortisone group and in 47 of 395 (11.9%) in the placebo group (absolute difference −5.6 percentage points; 95% CI −9.6 to −1.7; P=0.006). Endotracheal intubation was needed in 18.0% versus 29.5% among those not ventilated at baseline. Insulin requirements were higher with hydrocortisone. Patients with influenza or septic shock were excluded."',
    [
      'A hidrocortisona 200 mg/dia reduziu a mortalidade em 28 dias de 11,9% para 6,2% em adultos com PAC grave internados em UTI [1].',
      'A redução absoluta foi de 5,6 pontos percentuais, com IC 95% indo de 1,7 a 9,6 pontos [1].',
      'Entre os não ventilados na admissão, menos pacientes precisaram de intubação (18,0% contra 29,5%) [1].',
      'Pacientes com influenza ou em choque séptico não participaram do estudo [1].',
      'Houve maior necessidade de insulina no grupo corticoide [1].',
    ],
    [
      ['digit', 'A mortalidade em 28 dias no grupo hidrocortisona foi de 8,2% [1].'],
      ['direction', 'A necessidade de insulina foi menor com hidrocortisona [1].'],
      ['population', 'O estudo incluiu pacientes com PAC grave em choque séptico [1].'],
      ['drug', 'A metilprednisolona 200 mg/dia reduziu a mortalidade em 28 dias na PAC grave [1].'],
    ],
  ],
  [
    '"Triagem neonatal para cardiopatia congênita crítica por oximetria de pulso: coorte multicêntrica brasileira ‖ Foram avaliados 21.480 recém-nascidos com idade gestacional igual ou superior a 35 semanas, entre 24 e 48 horas de vida. O teste foi considerado positivo quando a saturação era menor que 95% ou havia diferença igual ou superior a 3 pontos entre membro superior direito e membro inferior. A sensibilidade para cardiopatia crítica foi de 76,3% e a especificidade de 99,6%. A taxa de falsos-positivos foi de 0,4%. Coarctação da aorta foi a lesão mais frequentemente não detectada."',
    [
      'Teste do coraçãozinho: SpO2 < 95% ou diferença ≥ 3 pontos entre MSD e MI define resultado positivo [1].',
      'Cerca de três em cada quatro cardiopatias críticas foram detectadas, com especificidade de 99,6% [1].',
      'A lesão que mais escapou à triagem foi a coarctação de aorta [1].',
      'O exame foi feito no segundo dia de vida, em RN com pelo menos 35 semanas [1].',
    ],
    [
      ['decimal', 'A taxa de falsos-positivos foi de 4% [1].'],
      ['digit', 'A especificidade do teste foi de 96,6% [1].'],
      ['comparator', 'Considerou-se positivo o teste com saturação maior que 95% [1].'],
      ['population', 'Foram avaliados recém-nascidos com idade gestacional inferior a 35 semanas [1].'],
    ],
  ],
  [
    '"Iron isomaltoside versus oral iron in inflammatory bowel disease ‖ In 338 adults with inflammatory bowel disease and haemoglobin below 12 g/dL, intravenous iron isomaltoside produced a mean haemoglobin rise of 2.4 g/dL at week 8 compared with 1.6 g/dL for oral ferrous sulfate 200 mg daily (P<0.001). Treatment discontinuation because of adverse events was 1.3% with intravenous iron and 6.8% with oral iron. Hypophosphataemia occurred in 4% of the intravenous group. No anaphylaxis was observed."',
    [
      'Na DII com anemia, o ferro IV elevou a Hb em média 2,4 g/dL em oito semanas, 0,8 g/dL a mais que o sulfato ferroso oral [1].',
      'Interrupções por eventos adversos foram cerca de cinco vezes mais frequentes com ferro oral (6,8% vs 1,3%) [1].',
      'Não houve casos de anafilaxia; hipofosfatemia ocorreu em 4% dos que receberam ferro venoso [1].',
      'O estudo incluiu adultos com DII e hemoglobina menor que 12 g/dL [1].',
    ],
    [
      ['digit', 'O aumento médio de hemoglobina com ferro oral foi de 1,9 g/dL [1].'],
      ['unit', 'A hemoglobina subiu em média 2,4 mg/dL com ferro intravenoso [1].'],
      ['arm', 'Interromperam o tratamento por eventos adversos 6,8% dos pacientes do grupo intravenoso [1].'],
      ['negation', 'Foram observados casos de anafilaxia com o ferro isomaltosídeo [1].'],
    ],
  ],
  [
    '"Thrombectomy for large-core ischemic stroke (CORE-LARGE) ‖ Patients with anterior-circulation large-vessel occlusion and an ASPECTS of 3 to 5 presenting within 24 hours were randomized to thrombectomy plus medical care (n=178) or medical care alone (n=174). The trial was stopped early for efficacy. A modified Rankin score of 0–2 at 90 days was achieved by 20% versus 7% (relative risk 2.97; 95% CI 1.60–5.51). Symptomatic intracranial haemorrhage occurred in one patient in the thrombectomy group and two in the control group. Arterial access complications were seen in 5 patients treated with thrombectomy. Mortality at 90 days was similar (38.4% vs. 41.5%)."',
    [
      'Em AVC isquêmico com grande core (ASPECTS 3–5), a trombectomia em até 24 h quase triplicou a chance de independência funcional aos 3 meses (20% vs 7%) [1].',
      'A mortalidade em 90 dias foi parecida nos dois grupos: 38,4% e 41,5% [1].',
      'Hemorragia intracraniana sintomática foi rara, com um caso no grupo trombectomia e dois no controle [1].',
      'O recrutamento foi encerrado antes do previsto por eficácia [1].',
    ],
    [
      ['digit', 'mRS de 0 a 2 em 90 dias foi obtido por 30% dos pacientes submetidos à trombectomia [1].'],
      ['bounds', 'Foram incluídos pacientes com ASPECTS de 3 a 8 [1].'],
      ['outcome', 'A trombectomia reduziu significativamente a mortalidade aos 90 dias [1].'],
      ['negation', 'O ensaio foi interrompido por futilidade, e não por eficácia [1].'],
    ],
  ],
  [
    '"Bula: Lorazepril 5 mg comprimidos ‖ Dose inicial em adultos: 5 mg uma vez ao dia, podendo ser aumentada após 2 a 4 semanas até o máximo de 20 mg ao dia. Em idosos, iniciar com 2,5 mg. Reações muito comuns (≥ 1/10): tosse seca. Reações comuns (≥ 1/100 e < 1/10): tontura, cefaleia e hipercalemia. Reações raras (≥ 1/10.000 e < 1/1.000): angioedema. Não administrar com sacubitril/valsartana; aguardar 36 horas entre as medicações. Contraindicado na gravidez."',
    [
      'Iniciar 5 mg 1x/dia; em idosos, metade dessa dose [1].',
      'A tosse seca afeta pelo menos um em cada dez usuários [1].',
      'Angioedema é reação rara com lorazepril [1].',
      'Deve-se respeitar um intervalo de um dia e meio entre o lorazepril e o sacubitril/valsartana [1].',
      'A dose pode ser titulada após 2–4 semanas, sem passar de 20 mg/dia [1].',
    ],
    [
      ['decimal', 'Em idosos, a dose inicial é de 25 mg [1].'],
      ['digit', 'A dose máxima é de 40 mg ao dia [1].'],
      ['unit', 'É necessário aguardar 36 dias entre o lorazepril e o sacubitril/valsartana [1].'],
      ['negation', 'O lorazepril pode ser usado com segurança durante a gravidez [1].'],
      ['direction', 'O angioedema é mais frequente que a tosse seca com o uso de lorazepril [1].'],
    ],
  ],
  [
    '"Oral versus intravenous antibiotics for bone and joint infection (ORALBONE) ‖ Adults with bone or joint infection (n=1,054) were randomized within 7 days of surgery to complete the first 6 weeks of therapy with oral or intravenous antibiotics. Treatment failure at 1 year occurred in 67 of 509 (13.2%) in the oral group and 74 of 506 (14.6%) in the intravenous group; the difference of −1.4 percentage points (90% CI −4.9 to 2.2) met the noninferiority margin of 7.5 percentage points. Catheter complications were more common intravenously (9.4% vs. 1.0%). Median hospital stay was 11 days with oral and 14 days with intravenous therapy."',
    [
      'A via oral foi não inferior à intravenosa: falha em um ano de 13,2% vs 14,6% [1].',
      'Complicações de cateter ocorreram em 9,4% com terapia IV e em apenas 1,0% com terapia VO [1].',
      'Os pacientes tratados por via oral ficaram internados três dias a menos (medianas de 11 e 14 dias) [1].',
      'O limite superior do IC 90% (2,2 pontos) ficou abaixo da margem de não inferioridade, de 7,5 pontos [1].',
    ],
    [
      ['decimal', 'A margem de não inferioridade foi de 0,75 ponto percentual [1].'],
      ['digit', 'A mediana de internação no grupo oral foi de 17 dias [1].'],
      ['negation', 'O tratamento oral não atendeu ao critério de não inferioridade [1].'],
      ['direction', 'A internação foi mais longa com a terapia oral que com a intravenosa [1].'],
    ],
  ],
  [
    '"Vitamin D supplementation and fracture in community-dwelling adults ‖ In this trial of 25,871 US adults not selected for vitamin D deficiency, cholecalciferol 2,000 IU per day did not lower the risk of total fractures compared with placebo over a median of 5.3 years (769 vs. 782 participants; HR 0.98; 95% CI 0.89–1.08). No effect modification was seen by baseline 25-hydroxyvitamin D level, age, sex or body-mass index. Hypercalcaemia was uncommon and did not differ between groups." + "Zoledronate every 18 months in osteopenic older women ‖ Among 2,000 women aged 65 years or older with osteopenia, zoledronate 5 mg every 18 months reduced fragility fractures over 6 years: 122 women in the zoledronate group and 190 in the placebo group had a fracture (HR 0.63; 95% CI 0.50–0.79). The number needed to treat to prevent one woman from having a fracture was 15. There was no significant effect on mortality (OR 0.65; 95% CI 0.40–1.06)."',
    [
      'A suplementação de vitamina D3 2.000 UI/dia não preveniu fraturas em adultos da comunidade sem seleção por deficiência [1].',
      'O efeito nulo da vitamina D foi semelhante em todas as faixas de IMC, idade e nível basal de 25(OH)D [1].',
      'Em mulheres com osteopenia a partir de 65 anos, o ácido zoledrônico reduziu em 37% o risco de fratura por fragilidade, com NNT de 15 em seis anos [2].',
      'Enquanto a vitamina D não reduziu fraturas (HR 0,98) [1], o zoledronato a cada ano e meio o fez (HR 0,63) [2].',
      'Não se demonstrou redução significativa da mortalidade com zoledronato (OR 0,65; IC 0,40–1,06) [2].',
    ],
    [
      ['wrong-reference', 'O zoledronato teve NNT de 15 para evitar fratura em uma mulher [1].'],
      ['number-of-another', 'O HR para fratura com vitamina D foi de 0,63 [1].'],
      ['digit', 'A vitamina D foi avaliada na dose de 4.000 UI por dia [1].'],
      [
        'population',
        'O zoledronato foi testado em mulheres com osteoporose estabelecida, e não osteopenia, com 65 anos ou mais [2].',
      ],
      ['outcome', 'O zoledronato reduziu significativamente a mortalidade [2].'],
      ['unit', 'O zoledronato foi administrado a cada 18 semanas [2].'],
    ],
  ],
  [
    '"Remdetavir in mild COVID-19: outpatient trial ‖ Nonhospitalized adults with symptom onset within the previous 5 days and at least one risk factor received oral remdetavir 350 mg twice daily for 5 days or placebo. COVID-19–related hospitalization or death by day 28 occurred in 9 of 1,120 (0.8%) with remdetavir and 66 of 1,115 (5.9%) with placebo, a relative risk reduction of 86%. Dysgeusia (5.4% vs. 0.4%) was the most common adverse event. Viral rebound was observed in 2.1% and 1.7%, respectively. Coadministration with strong CYP3A inducers is contraindicated."',
    [
      'Antiviral iniciado em até cinco dias de sintomas: hospitalização ou morte em 0,8% vs 5,9% com placebo [1].',
      'A queixa adversa mais comum foi alteração do paladar, relatada por 5,4% dos tratados [1].',
      'O rebote viral teve frequência parecida (2,1% com o antiviral e 1,7% com placebo) [1].',
      'Não associar remdetavir a indutores potentes do CYP3A [1].',
      'O curso completo corresponde a dez doses de 350 mg ao longo de cinco dias [1].',
    ],
    [
      ['decimal', 'Hospitalização ou morte ocorreram em 8% dos pacientes tratados com remdetavir [1].'],
      ['digit', 'A redução relativa de hospitalização ou morte foi de 68% [1].'],
      ['population', 'O ensaio avaliou pacientes hospitalizados com COVID-19 leve [1].'],
      ['negation', 'O remdetavir pode ser coadministrado com indutores fortes do CYP3A [1].'],
      ['arm', 'A disgeusia ocorreu em 5,4% dos pacientes do grupo placebo [1].'],
    ],
  ],
  [
    '"Beta-blockers after myocardial infarction with preserved ejection fraction (REDUBETA) ‖ In this open-label trial at 45 centres in Sweden, Estonia and New Zealand, 5,020 patients with acute myocardial infarction and a left ventricular ejection fraction of at least 50% were assigned to long-term beta-blocker treatment (metoprolol or bisoprolol) or no beta-blocker. After a median of 3.5 years, death or new myocardial infarction occurred in 7.9% and 8.3%, respectively (HR 0.96; 95% CI 0.79–1.16; P=0.64). Hospitalization for bradycardia, hypotension or syncope occurred in 3.4% and 3.2%." + "Abrupt interruption of beta-blockers after infarction (INTERBLOCK) ‖ In 3,698 patients with a history of myocardial infarction and ejection fraction of 40% or higher, interruption of long-term beta-blocker treatment was not shown to be noninferior to continuation. A primary-outcome event (death, infarction, stroke or cardiovascular hospitalization) occurred in 23.8% of the interruption group and 21.1% of the continuation group (risk difference 2.8 percentage points; 95% CI <0.1 to 5.5). Quality of life did not improve with interruption." + "Consensus statement on beta-blockers in coronary disease ‖ We suggest that beta-blockers be reconsidered one year after an uncomplicated infarction when ejection fraction is 50% or higher and there is no angina, arrhythmia or uncontrolled hypertension. In patients with an ejection fraction of 40% or lower, evidence-based beta-blockers (bisoprolol, carvedilol or metoprolol succinate) should be continued indefinitely."',
    [
      'No REDUBETA, o uso prolongado de metoprolol ou bisoprolol após IAM com FE ≥ 50% não diminuiu morte ou reinfarto (7,9% vs 8,3%; p = 0,64) [1].',
      'Já a interrupção do betabloqueador em pacientes com infarto prévio e FE ≥ 40% não demonstrou não inferioridade frente à manutenção [2].',
      'O consenso sugere rever a necessidade do betabloqueador após um ano do infarto não complicado, desde que a FE esteja preservada e não haja angina, arritmia ou HAS descontrolada [3].',
      'Com FE ≤ 40%, o betabloqueador (p. ex., carvedilol) deve ser mantido por tempo indeterminado [3].',
      'Parar o betabloqueador não melhorou a qualidade de vida [2], e usá-lo após o infarto não aumentou de forma relevante as internações por bradicardia, hipotensão ou síncope (3,4% vs 3,2%) [1].',
    ],
    [
      [
        'wrong-reference',
        'Na interrupção do betabloqueador, o desfecho primário ocorreu em 23,8% dos pacientes, contra 21,1% com a continuação [1].',
      ],
      [
        'number-of-another',
        'No INTERBLOCK, a diferença de risco entre interromper e manter o betabloqueador foi avaliada em 5.020 pacientes [2].',
      ],
      [
        'comparator',
        'Com FE de 40% ou superior, o consenso orienta manter betabloqueador indefinidamente, ao contrário dos pacientes com FE menor [3].',
      ],
      [
        'drug',
        'Em FE ≤ 40%, o consenso lista bisoprolol, atenolol e propranolol como betabloqueadores com evidência [3].',
      ],
    ],
  ],
  [
    '"Duration of antibiotic therapy for bacteraemia: 7 versus 14 days ‖ In 74 hospitals, 3,608 patients with uncomplicated bacteraemia not due to Staphylococcus aureus received 7 or 14 days of antibiotics. Death by 90 days occurred in 261 patients (14.5%) in the 7-day group and 286 (16.1%) in the 14-day group (difference −1.6 percentage points; 95.7% CI −4.0 to 0.8), meeting noninferiority (margin 4 percentage points). Relapse occurred in 2.6% and 2.2%. Severely immunocompromised patients were excluded."',
    [
      'Uma semana de antibiótico foi não inferior a duas na bacteremia não complicada (mortalidade em 90 d: 14,5% vs 16,1%) [1].',
      'Imunossuprimidos graves e bacteremias por S. aureus não foram contemplados [1].',
      'Recidiva: 2,6% com 7 dias e 2,2% com 14 dias [1].',
      'Em termos absolutos, a mortalidade foi 1,6 ponto percentual menor no braço de tratamento curto, sem ultrapassar a margem de 4 pontos [1].',
    ],
    [
      ['direction', 'A mortalidade em 90 dias foi maior no grupo de 7 dias do que no de 14 dias [1].'],
      ['digit', 'A mortalidade no grupo de 7 dias foi de 15,4% [1].'],
    ],
  ],
  [
    '"Gabapentinoides e risco de exacerbação da DPOC: coorte populacional ‖ Em coorte de 13.504 usuários de gabapentinoides com DPOC, pareados por escore de propensão a não usuários, o uso associou-se a aumento do risco de exacerbação grave (HR 1,39; IC 95% 1,29–1,50). O risco foi elevado tanto entre os usuários com epilepsia (HR 1,58) quanto entre aqueles com dor neuropática (HR 1,35) ou outra dor crônica (HR 1,49). O risco surgiu cerca de 6 meses após o início. Os autores ressaltam a possibilidade de confusão residual."',
    [
      'Em pessoas com DPOC, gabapentina e similares associaram-se a um risco 39% maior de exacerbação grave [1].',
      'O sinal de risco apareceu em torno de meio ano após começar o medicamento [1].',
      'Confundimento residual não pode ser excluído, segundo os próprios autores [1].',
      'O HR mais alto foi visto em usuários com epilepsia (1,58) e o mais baixo, na dor neuropática (1,35) [1].',
    ],
    [
      ['direction', 'O uso de gabapentinoides associou-se a menor risco de exacerbação grave da DPOC [1].'],
      ['bounds', 'O HR para exacerbação grave foi de 1,39 (IC 95% 1,09–1,50) [1].'],
      ['negation', 'O aumento de risco não foi observado nos usuários com dor neuropática [1].'],
    ],
  ],
  [
    '"Pediatric paracetamol and ibuprofen dosing chart ‖ Paracetamol (oral): 10–15 mg/kg per dose every 4–6 hours; maximum 75 mg/kg/day, not exceeding 4 g/day; no more than 5 doses in 24 hours. Do not use in infants younger than 8 weeks without medical advice." + "Ibuprofen oral suspension, children ‖ Ibuprofen: 5–10 mg/kg per dose every 6–8 hours; maximum 40 mg/kg/day. Not recommended under 6 months of age or below 5 kg. Avoid in dehydration, varicella and renal impairment. Give with food if gastric upset occurs." + "Dipirona gotas 500 mg/mL: bula ‖ Crianças a partir de 3 meses ou acima de 5 kg: 10 a 15 mg/kg por dose, até 4 vezes ao dia. Cada gota contém 25 mg de dipirona. Risco de agranulocitose: suspender se houver febre persistente, úlceras orais ou odinofagia. Adultos e adolescentes acima de 15 anos: 20 a 40 gotas por dose."',
    [
      'Paracetamol VO: 10–15 mg/kg/dose de 4/4 a 6/6 h, no máximo cinco doses por dia [1].',
      'Ibuprofeno não é indicado para menores de seis meses [2] e a dipirona só a partir dos três meses ou acima de 5 kg [3].',
      'Evite ibuprofeno na criança desidratada, com catapora ou com insuficiência renal [2].',
      'Como cada gota de dipirona tem 25 mg, a dose do adulto (20 a 40 gotas) equivale a 500–1.000 mg [3].',
      '| Fármaco | Dose máxima diária |\n|---|---|\n| Ibuprofeno | 40 mg/kg [2] |',
      'Se o bebê tem menos de dois meses, não dê paracetamol sem falar antes com o médico [1].',
      'Febre que não cede, feridas na boca ou dor ao engolir exigem suspender a dipirona, pelo risco de agranulocitose [3].',
    ],
    [
      ['number-of-another', 'A dose máxima diária do ibuprofeno é de 75 mg/kg [2].'],
      ['wrong-reference', 'O paracetamol não deve ultrapassar 75 mg/kg/dia nem 4 g/dia [2].'],
      ['decimal', 'Cada gota de dipirona contém 2,5 mg [3].'],
      ['comparator', 'A dipirona é liberada para crianças com menos de 3 meses [3].'],
      [
        'drug',
        'Na criança desidratada ou com varicela, quem deve ser evitado é o paracetamol, e o ibuprofeno pode ser usado [2].',
      ],
    ],
  ],
  [
    '"Faecal calprotectin for distinguishing inflammatory bowel disease from irritable bowel syndrome ‖ In a primary-care cohort of 789 adults aged 18 to 46 years, faecal calprotectin at a threshold of 50 µg/g had a sensitivity of 93% and specificity of 73% for inflammatory bowel disease. Raising the threshold to 100 µg/g lowered sensitivity to 88% and increased specificity to 84%. At the prevalence of 6.3%, the negative predictive value at 50 µg/g was 99.4% and the positive predictive value 19%. NSAID use within 2 weeks was associated with false-positive results."',
    [
      'Com ponto de corte de 50 µg/g, a calprotectina fecal teve S = 93% e E = 73% para DII [1].',
      'Ao subir o corte para 100 µg/g, ganha-se especificidade (84%) à custa de sensibilidade (88%) [1].',
      'Um resultado abaixo de 50 µg/g praticamente afasta DII nessa população (VPN de 99,4%), mas o VPP é baixo, de 19% [1].',
      'AINE nas duas semanas anteriores pode gerar falso-positivo [1].',
    ],
    [
      ['direction', 'A elevação do ponto de corte para 100 µg/g aumentou a sensibilidade [1].'],
      ['unit', 'O limiar avaliado foi de 50 mg/g [1].'],
      ['digit', 'A prevalência de DII na coorte foi de 9,3% [1].'],
    ],
  ],
  [
    '"Andexanet versus usual care for factor Xa inhibitor–associated intracerebral haemorrhage ‖ In 530 patients with acute intracerebral haemorrhage who had taken a factor Xa inhibitor within 15 hours, andexanet achieved haemostatic efficacy in 67.0% compared with 53.1% under usual care (adjusted difference 13.4 percentage points; 95% CI 4.6–22.2; P=0.003). Thrombotic events occurred in 10.3% versus 5.6%, including ischaemic stroke in 6.5% versus 1.5%. There was no appreciable difference in modified Rankin scale score or death at 30 days."',
    [
      'O andexanet alcançou maior eficácia hemostática (67,0% vs 53,1%), mas com mais eventos trombóticos (10,3% vs 5,6%) [1].',
      'O AVC isquêmico foi cerca de quatro vezes mais frequente com andexanet [1].',
      'A maior eficácia hemostática não se traduziu em diferença apreciável de mortalidade ou de mRS em 30 dias [1].',
      'Os pacientes haviam tomado inibidor do fator Xa nas 15 horas anteriores [1].',
    ],
    [
      ['direction', 'O andexanet reduziu os eventos trombóticos em relação ao cuidado habitual [1].'],
      ['bounds', 'A diferença ajustada em eficácia hemostática foi de 13,4 pontos (IC 95% 4,6–32,2) [1].'],
    ],
  ],
  [
    '"Diretriz simulada de asma (GINA-BR adaptada) – adolescentes e adultos ‖ Não se recomenda o tratamento da asma apenas com SABA. Nas etapas 1 e 2, a opção preferencial é corticoide inalatório-formoterol em dose baixa, se necessário. Na etapa 3, corticoide inalatório-formoterol em dose baixa como terapia de manutenção e alívio. A dose máxima diária de budesonida-formoterol 200/6 mcg é de 12 inalações (72 mcg de formoterol). Considerar redução de etapa após controle por 3 meses. Na etapa 5, avaliar fenótipo e considerar anti-IgE, anti-IL5/5R ou anti-IL4R."',
    [
      'Nenhum adulto ou adolescente com asma deve ser tratado somente com broncodilatador de curta ação [1].',
      'Asma leve (etapas 1–2): CI-formoterol em dose baixa SOS é a opção preferencial [1].',
      'O teto diário de budesonida/formoterol 200/6 mcg é de 12 jatos, o que corresponde a 72 mcg de formoterol [1].',
      'Na etapa 5, conforme o fenótipo, podem ser considerados biológicos como os anti-IgE [1].',
      'Com a doença controlada por um trimestre, pode-se pensar em descer um degrau no tratamento [1].',
    ],
    [
      ['unit', 'A dose máxima diária de formoterol é de 72 mg [1].'],
      ['negation', 'Nas etapas 1 e 2 recomenda-se o uso isolado de SABA como tratamento [1].'],
      ['digit', 'Considerar redução de etapa após controle por 6 meses [1].'],
    ],
  ],
  [
    '"Lenvatinib label: hepatic and renal adjustment ‖ For hepatocellular carcinoma, the recommended dose is 12 mg orally once daily for patients weighing 60 kg or more and 8 mg once daily for patients weighing less than 60 kg. Hypertension occurred in 45% of patients; grade 3 in 24%. Blood pressure should be monitored after 1 week, then every 2 weeks for the first 2 months, and at least monthly thereafter. Withhold for grade 3 hypertension persisting despite optimal therapy; permanently discontinue for grade 4." + "Cabozantinib label: hepatocellular carcinoma ‖ The recommended dosage of cabozantinib tablets is 60 mg once daily without food until disease progression or unacceptable toxicity. Stop treatment at least 3 weeks prior to elective surgery, including dental surgery. Grade 3–4 hypertension occurred in 16% of patients. Reduce the dose to 40 mg daily in moderate hepatic impairment; avoid in severe impairment."',
    [
      'CHC: lenvatinibe 12 mg/dia se peso ≥ 60 kg; 8 mg/dia se < 60 kg [1].',
      'Com lenvatinibe, a PA deve ser checada após uma semana, a cada quinze dias até completar dois meses e, depois, no mínimo uma vez por mês [1].',
      'Cabozantinibe 60 mg/dia em jejum [2]; interromper pelo menos 21 dias antes de cirurgia eletiva, inclusive odontológica [2].',
      'HAS grau 4 obriga a suspensão definitiva do lenvatinibe [1].',
      'Na disfunção hepática moderada, reduzir o cabozantinibe em um terço (para 40 mg/dia) [2].',
    ],
    [
      [
        'number-of-another',
        'Hipertensão de graus 3–4 ocorreu em 24% dos pacientes em uso de cabozantinibe [2].',
      ],
      ['wrong-reference', 'Na insuficiência hepática grave, o cabozantinibe deve ser evitado [1].'],
      ['comparator', 'A dose de 12 mg/dia de lenvatinibe é indicada para quem pesa menos de 60 kg [1].'],
      [
        'direction',
        'Na insuficiência hepática moderada, a dose de cabozantinibe deve ser aumentada em relação à habitual [2].',
      ],
    ],
  ],
  [
    '"Rhythm monitoring after cryptogenic stroke: network meta-analysis ‖ Eleven trials with 3,102 patients were included. Implantable loop recorders detected atrial fibrillation in 12.1% of patients at 12 months compared with 1.8% under conventional follow-up (RR 6.2; 95% CI 3.4–11.3). Prolonged external monitoring for 30 days had a detection yield of 8.9%. Use of anticoagulants increased, but no significant reduction in recurrent stroke was shown (RR 0.84; 95% CI 0.64–1.10)."',
    [
      'O monitor implantável detectou FA em cerca de 12% dos casos em um ano, ante menos de 2% no seguimento convencional [1].',
      'Apesar do aumento da anticoagulação, ainda não ficou demonstrada queda significativa de AVC recorrente (RR 0,84; IC 95% 0,64–1,10) [1].',
      'O monitoramento externo por um mês encontrou FA em 8,9% [1].',
      'A probabilidade de detecção foi aproximadamente seis vezes maior com o dispositivo implantável [1].',
    ],
    [
      ['decimal', 'O RR de detecção de FA com o monitor implantável foi de 62 [1].'],
      ['outcome', 'O monitor implantável reduziu significativamente a recorrência de AVC [1].'],
      ['bounds', 'O RR para recorrência de AVC foi de 0,84, com IC 95% de 0,64 a 0,98 [1].'],
    ],
  ],
  [
    '"Dexmedetomidine versus propofol for sedation in septic adults ‖ Among 422 mechanically ventilated adults with sepsis, there was no difference between dexmedetomidine (0.2–1.5 µg/kg/h) and propofol (5–50 µg/kg/min) in days alive without delirium or coma over 14 days (adjusted median, 10.7 vs. 10.8 days; OR 0.96; 95% CI 0.74–1.26). Ventilator-free days at 28 days (23.7 vs. 24.0) and death at 90 days (38% vs. 39%) were also similar. Symptomatic bradycardia was more frequent with dexmedetomidine than with propofol."',
    [
      'Dexmedetomidina e propofol tiveram desempenho semelhante em dias vivos sem delirium nem coma (medianas ajustadas de 10,7 e 10,8) [1].',
      'Dexmedetomidina: 0,2–1,5 mcg/kg/h; propofol: 5–50 mcg/kg/min [1].',
      'A mortalidade em 90 dias foi praticamente igual (38% com dexmedetomidina e 39% com propofol) [1].',
      'Bradicardia sintomática foi menos frequente com propofol [1].',
    ],
    [
      ['unit', 'A dexmedetomidina foi infundida a 0,2–1,5 mg/kg/h [1].'],
      ['direction', 'A bradicardia sintomática foi mais comum com propofol do que com dexmedetomidina [1].'],
      ['digit', 'Foram incluídos 242 adultos com sepse em ventilação mecânica [1].'],
    ],
  ],
  [
    '"Tuberculose: esquema básico para adultos (manual) ‖ O esquema básico para adultos e adolescentes (≥ 10 anos) consiste em 2 meses de rifampicina, isoniazida, pirazinamida e etambutol (RHZE), seguidos de 4 meses de rifampicina e isoniazida (RH). Na fase intensiva, com o comprimido 150/75/400/275 mg: 20 a 35 kg, 2 comprimidos; 36 a 50 kg, 3 comprimidos; 51 a 70 kg, 4 comprimidos; acima de 70 kg, 5 comprimidos ao dia. Na meningoencefalite, a fase de manutenção é prolongada para 10 meses e associa-se corticoide. Gestantes devem receber piridoxina 50 mg/dia."',
    [
      'TB em adultos: RHZE por dois meses e, em seguida, RH por quatro meses, num total de seis meses [1].',
      'Paciente com 62 kg: quatro comprimidos/dia da dose fixa combinada na fase intensiva [1].',
      'Na forma meningoencefálica, a manutenção se estende por dez meses, com corticoide associado [1].',
      '| Peso | Comprimidos/dia |\n|---|---|\n| 36–50 kg | 3 [1] |',
      'Na gestante em tratamento, acrescentar piridoxina 50 mg/dia [1].',
    ],
    [
      ['digit', 'Pacientes com mais de 70 kg devem tomar 6 comprimidos ao dia na fase intensiva [1].'],
      ['bounds', 'Na faixa de 51 a 80 kg, são 4 comprimidos ao dia [1].'],
      ['unit', 'Na meningoencefalite, a fase de manutenção é de 10 semanas [1].'],
    ],
  ],
  [
    '"Hydroxychloroquine retinopathy: cohort of long-term users ‖ Among 3,325 patients with more than 5 years of use, the cumulative incidence of retinopathy at 15 years was 8.6%. Incidence was 2.7% in those taking 5 mg/kg/day or less, 11.4% in those taking more than 5 and up to 6 mg/kg/day, and 21.6% in those taking more than 6 mg/kg/day. Chronic kidney disease of stage 3 or worse, female sex, older age at initiation and tamoxifen use were independent risk factors. Most cases were mild at detection."',
    [
      'Até 5 mg/kg/dia, a incidência acumulada de retinopatia em 15 anos foi de 2,7%; acima de 6 mg/kg/dia, chegou a 21,6% [1].',
      'São fatores de risco independentes: sexo feminino, DRC estágio ≥ 3, uso de tamoxifeno e início em idade mais avançada [1].',
      'Quando detectada, a retinopatia era leve na maioria das vezes [1].',
      'O risco foi tanto maior quanto mais alta a dose diária por quilo [1].',
    ],
    [
      ['decimal', 'A incidência acumulada de retinopatia aos 15 anos foi de 0,86% [1].'],
      ['direction', 'O uso de tamoxifeno associou-se a menor risco de retinopatia [1].'],
      ['negation', 'A doença renal crônica não foi fator de risco independente para retinopatia [1].'],
    ],
  ],
  [
    '"Fezolinetant for vasomotor symptoms: SKYLARK 1 ‖ In women aged 40 to 65 years with at least seven moderate-to-severe hot flashes per day, fezolinetant 45 mg once daily reduced the frequency of vasomotor symptoms versus placebo at week 4 (mean difference −2.07 per day; 95% CI −2.8 to −1.3) and week 12 (−2.55 per day; 95% CI −3.4 to −1.7). Liver enzyme elevations above three times the upper limit of normal occurred in 1.1% with fezolinetant and 0.4% with placebo; they were generally transient. Headache was the most common adverse event." + "Transdermal estradiol for vasomotor symptoms: evidence review ‖ Across nine trials, transdermal estradiol 50 µg/day reduced hot flash frequency by a mean of 75% from baseline compared with 46% with placebo. Observational data suggest that, unlike oral estrogen, transdermal estradiol is not associated with an increased risk of venous thromboembolism (OR 0.97; 95% CI 0.80–1.17). Women with a uterus require a progestogen for endometrial protection."',
    [
      'Mulheres com útero que usam estradiol transdérmico precisam de um progestagênio para proteger o endométrio [2].',
      'O fezolinetanto 45 mg 1x/dia diminuiu os fogachos em cerca de dois e meio por dia a mais que o placebo na 12.ª semana [1].',
      'Elevações transitórias de transaminases (> 3x LSN) foram incomuns: 1,1% vs 0,4% [1].',
      'Dados observacionais sugerem que o estradiol por via transdérmica, diferentemente do oral, não eleva o risco de TEV [2].',
      'O estrogênio transdérmico reduziu os fogachos em 75% em média, contra 46% com placebo [2], e o fezolinetanto também superou o placebo já na quarta semana [1].',
      'Se você usar fezolinetanto, o efeito indesejado mais provável é dor de cabeça [1].',
    ],
    [
      ['wrong-reference', 'A cefaleia foi o evento adverso mais comum com fezolinetanto [2].'],
      [
        'number-of-another',
        'Na semana 4, a diferença média na frequência de fogachos com fezolinetanto foi de −2,55 por dia [1].',
      ],
      ['direction', 'O estradiol transdérmico associou-se a maior risco de TEV que o oral [2].'],
    ],
  ],
  [
    '"Restrictive or liberal transfusion in myocardial infarction and anaemia (MINT-like trial) ‖ We randomized 3,504 patients with acute myocardial infarction and haemoglobin below 10 g/dL to a restrictive (threshold 7 or 8 g/dL) or liberal (threshold <10 g/dL) transfusion strategy. Myocardial infarction or death at 30 days occurred in 16.9% of the restrictive group and 14.5% of the liberal group (risk ratio 1.15; 95% CI 0.99–1.34; P=0.07). Cardiac death was more frequent in the restrictive group (5.5% vs. 3.2%). Transfusion-associated circulatory overload was more frequent in the liberal group (1.3% vs. 0.6%)." + "Transfusion thresholds in upper gastrointestinal bleeding ‖ In 921 patients with severe acute upper gastrointestinal bleeding, survival at 6 weeks was higher with a restrictive strategy (threshold 7 g/dL) than with a liberal one (threshold 9 g/dL): 95% vs. 91% (HR for death 0.55; 95% CI 0.33–0.92). Further bleeding occurred in 10% and 16%, respectively. Patients with massive exsanguinating bleeding, acute coronary syndrome or stroke were excluded."',
    [
      'No IAM com anemia, a estratégia liberal não reduziu de forma estatisticamente significativa morte ou reinfarto em 30 dias (16,9% na restritiva vs 14,5% na liberal; p = 0,07) [1].',
      'Na HDA grave, transfundir apenas com Hb < 7 g/dL melhorou a sobrevida em 6 semanas (95% vs 91%) [2], mas no IAM a morte cardíaca foi mais comum com a conduta restritiva [1].',
      'TACO foi cerca de duas vezes mais frequente com a transfusão liberal [1].',
      'O ressangramento caiu de 16% para 10% com a estratégia restritiva na hemorragia digestiva alta [2].',
      'Os achados em HDA não se aplicam a quem tem SCA, AVC ou hemorragia exsanguinante, já que esses pacientes foram excluídos [2].',
    ],
    [
      [
        'number-of-another',
        'No sangramento digestivo alto, o limiar da estratégia liberal foi de Hb < 10 g/dL [2].',
      ],
      [
        'wrong-reference',
        'A sobrecarga circulatória associada à transfusão ocorreu em 1,3% do grupo liberal e em 0,6% do restritivo [2].',
      ],
      ['direction', 'A morte cardíaca foi menos frequente no grupo restritivo [1].'],
    ],
  ],
  [
    '"Diretriz simulada: manejo da cetoacidose diabética em adultos ‖ Critérios diagnósticos: glicemia ≥ 200 mg/dL ou história prévia de diabetes, beta-hidroxibutirato ≥ 3,0 mmol/L e pH < 7,3 e/ou bicarbonato < 18 mmol/L. Hidratação inicial com cristaloide 500 a 1.000 mL/h nas primeiras 2 a 4 horas. Iniciar insulina regular 0,1 U/kg/h por via intravenosa. Se o potássio for inferior a 3,5 mmol/L, adiar a insulina e repor potássio a 10–20 mmol/h. Acrescentar glicose 5–10% quando a glicemia atingir 250 mg/dL. O bicarbonato é reservado para pH < 7,0."',
    [
      'CAD: BHB ≥ 3 mmol/L, pH < 7,3 e/ou HCO3 < 18 mmol/L, com glicemia ≥ 200 mg/dL ou diabetes conhecido [1].',
      'K < 3,5: não iniciar insulina antes de repor potássio (10–20 mmol/h) [1].',
      'Num paciente de 70 kg, a infusão inicial de insulina regular seria de 7 U/h [1].',
      'Quando a glicemia chegar a 250 mg/dL, associar soro glicosado a 5–10% [1].',
      'O uso de bicarbonato não é rotineiro, ficando restrito a pH inferior a 7,0 [1].',
      'Cristaloide 0,5 a 1 L/h nas primeiras duas a quatro horas [1].',
    ],
    [['comparator', 'A insulina deve ser adiada quando o potássio for superior a 3,5 mmol/L [1].']],
  ],
  [
    '"Tranexamic acid in postpartum haemorrhage prevention after caesarean ‖ Among 10,995 women undergoing caesarean delivery, maternal death or transfusion occurred in 3.6% of the tranexamic acid group and 4.3% of the placebo group (adjusted relative risk 0.89; 95.26% CI 0.74–1.07; P=0.19). Mean change in haemoglobin was −1.8 g/dL and −1.9 g/dL. Thromboembolic events were equally rare in both groups (0.2%). The drug was given as 1 g intravenously after cord clamping." + "Tranexamic acid for treatment of established postpartum haemorrhage ‖ In 20,060 women with postpartum haemorrhage, death due to bleeding was reduced with tranexamic acid (1.5% vs. 1.9%; RR 0.81; 95% CI 0.65–1.00; P=0.045), especially when given within 3 hours of birth (RR 0.69). Hysterectomy was not reduced. A second dose of 1 g was given if bleeding continued after 30 minutes or restarted within 24 hours."',
    [
      'O ácido tranexâmico profilático na cesariana não reduziu de modo significativo morte materna ou transfusão (3,6% vs 4,3%; p = 0,19) [1].',
      'Na HPP já instalada, o benefício sobre a morte por sangramento foi mais evidente quando a droga foi aplicada até três horas depois do parto [2].',
      'Repetir 1 g se o sangramento persistir após meia hora ou recomeçar em 24 h [2].',
      'Não se observou redução da necessidade de histerectomia com o tratamento [2].',
      'Eventos tromboembólicos foram igualmente raros (0,2% em cada grupo) na profilaxia [1].',
    ],
    [
      [
        'wrong-reference',
        'A histerectomia não foi reduzida pelo ácido tranexâmico na hemorragia já instalada, com RR de morte por sangramento de 0,81 [1].',
      ],
      [
        'number-of-another',
        'Na prevenção durante a cesariana, o RR ajustado para morte ou transfusão foi de 0,69 [1].',
      ],
      [
        'population',
        'O RR de 0,81 para morte por sangramento foi obtido em mulheres sem hemorragia pós-parto, em uso profilático [2].',
      ],
    ],
  ],
  [
    '"Sleep apnoea screening questionnaire STOP-Bang: meta-analysis ‖ In 47 studies (26,547 participants) in sleep clinics, a STOP-Bang score of 3 or more had a pooled sensitivity of 91.4% for moderate-to-severe obstructive sleep apnoea (AHI ≥15 events per hour) and 96.1% for severe disease (AHI ≥30), with specificities of 32.3% and 25.0%. A score of 5 or more increased the specificity for severe disease to 69.5%. The area under the curve was consistently above 0.70."',
    [
      'STOP-Bang ≥ 3 é bastante sensível (91,4% para SAOS moderada a grave), porém pouco específico (32,3%) [1].',
      'Para SAOS grave (IAH ≥ 30/h), a sensibilidade chegou a 96,1% e a especificidade foi de apenas um quarto [1].',
      'Usar ponto de corte de 5 ou mais eleva a especificidade para doença grave a cerca de 70% [1].',
      'A AUC permaneceu acima de 0,70 [1].',
      'Um escore baixo ajuda a afastar apneia grave, mas um escore ≥ 3 não a confirma, dada a baixa especificidade [1].',
    ],
    [['bounds', 'A AUC do STOP-Bang ficou consistentemente abaixo de 0,70 [1].']],
  ],
  [
    '"Lithium carbonate: monitoring recommendations ‖ Serum lithium should be measured 12 hours after the last dose, 5 to 7 days after initiation or dose change, and every 3 to 6 months when stable. The target for maintenance is 0.6–0.8 mmol/L; 0.8–1.0 mmol/L may be considered in acute mania. Renal and thyroid function and calcium should be checked every 6 months. Thiazides, ACE inhibitors and NSAIDs raise lithium concentrations. Lithium should be stopped in severe intercurrent illness with vomiting or diarrhoea."',
    [
      'A litemia deve ser colhida 12 h após a última tomada, cerca de uma semana (5–7 dias) depois de iniciar ou mudar a dose [1].',
      'Enalapril e ibuprofeno, por exemplo, podem elevar os níveis de lítio, já que pertencem a classes (IECA e AINE) que interagem com ele [1].',
      'Alvo de manutenção: 0,6–0,8 mmol/L; na mania aguda, podem-se considerar níveis um pouco maiores, até 1,0 mmol/L [1].',
      'Controle semestral de função renal, tireoide e cálcio [1].',
      'Se tiver vômitos ou diarreia durante uma doença séria, o lítio deve ser interrompido [1].',
    ],
    [
      ['direction', 'Os diuréticos tiazídicos reduzem a concentração sérica de lítio [1].'],
      ['digit', 'A litemia deve ser dosada 2 horas após a última dose [1].'],
    ],
  ],
  [
    '"Denosumab discontinuation and vertebral fractures ‖ In 1,001 women who stopped denosumab, vertebral fracture incidence rose from 1.2 per 100 participant-years during treatment to 7.1 per 100 after discontinuation, similar to those who stopped placebo (8.5 per 100). Among those with fractures, multiple vertebral fractures were more frequent after denosumab than after placebo (60.7% vs. 38.7%; P=0.049). Prior vertebral fracture was the strongest predictor. The authors advise a prompt switch to an antiresorptive agent." + "Oral bisphosphonate holidays: cohort ‖ In 81,320 women with at least 3 years of adherent oral bisphosphonate use, a drug holiday of up to 2 years was not associated with a meaningful change in hip fracture risk (RR 0.99 at 5 vs. 7 years of use). Ten years of use was also not superior to five. Atypical femoral fracture data were not collected." + "Romosozumab label excerpt ‖ Romosozumab 210 mg is administered subcutaneously once monthly for 12 doses. It may increase the risk of myocardial infarction, stroke and cardiovascular death and should not be initiated in patients who have had a myocardial infarction or stroke within the preceding year. Hypocalcaemia must be corrected before starting."',
    [
      'Após a parada do denosumabe, a taxa de fraturas vertebrais subiu de 1,2 para 7,1 por 100 pessoas-ano [1].',
      'Não iniciar romosozumabe em quem teve IAM ou AVC nos últimos 12 meses [3].',
      'Ao contrário do denosumabe, cuja suspensão pede troca rápida por outro antirreabsortivo [1], o bisfosfonato oral pode ser pausado por até dois anos sem mudança relevante no risco de fratura de quadril [2].',
      'Entre as mulheres que fraturaram, múltiplas fraturas vertebrais foram mais comuns depois do denosumabe (60,7%) do que depois do placebo (38,7%) [1].',
      'O romosozumabe é aplicado por um ano, uma vez ao mês, após correção de eventual hipocalcemia [3].',
      'A coorte não avaliou fraturas atípicas de fêmur [2].',
    ],
    [
      [
        'wrong-reference',
        'O romosozumabe é aplicado na dose de 210 mg SC, uma vez ao mês, por 12 doses [2].',
      ],
      [
        'number-of-another',
        'Entre as mulheres que suspenderam o placebo, a incidência de fraturas vertebrais foi de 7,1 por 100 participantes-ano [1].',
      ],
      [
        'direction',
        'Múltiplas fraturas vertebrais foram menos frequentes após denosumabe do que após placebo [1].',
      ],
    ],
  ],
  [
    '"Pulse oximetry and skin colour: a prospective comparison ‖ In 1,204 critically ill adults with paired arterial samples, occult hypoxaemia (SaO2 <88% despite SpO2 of 92–96%) was found in 11.7% of measurements in Black patients and 3.6% in White patients. The mean bias (SpO2 minus SaO2) was +1.9 percentage points in patients with darker skin. Perfusion index did not explain the difference. Authors caution that relying on oximetry alone may delay escalation of care."',
    [
      'Hipoxemia oculta foi cerca de três vezes mais comum em pacientes negros que em brancos (11,7% vs 3,6%) [1].',
      'O oxímetro superestimou a saturação em quase 2 pontos percentuais, em média, nas pessoas de pele mais escura [1].',
      'Segundo os autores, confiar só na oximetria pode atrasar o escalonamento do cuidado [1].',
      'O índice de perfusão não justificou a diferença encontrada [1].',
      'Definiu-se hipoxemia oculta como SaO2 arterial < 88% com SpO2 entre 92 e 96% [1].',
    ],
    [
      [
        'arm',
        'A hipoxemia oculta foi mais frequente em pacientes brancos (11,7%) do que em negros (3,6%) [1].',
      ],
    ],
  ],
  [
    '"Buprenorphine initiation in the emergency department ‖ Patients with opioid use disorder (n=329) were assigned to referral, brief intervention, or brief intervention plus buprenorphine started in the emergency department. Engagement in treatment at 30 days was 78% with buprenorphine, 45% with brief intervention and 37% with referral. Days of self-reported illicit opioid use per week fell from 5.4 to 0.9 in the buprenorphine group and from 5.4 to 2.3 in the referral group. Rates of opioid-positive urine did not differ across groups at 30 days."',
    [
      'Iniciar buprenorfina já no PS resultou em 78% de engajamento no tratamento em um mês, aproximadamente o dobro do encaminhamento simples (37%) [1].',
      'Com a buprenorfina, o uso autorrelatado de opioides ilícitos caiu de 5,4 para menos de um dia por semana [1].',
      'A positividade de opioides na urina aos 30 dias não diferiu entre os três grupos [1].',
      '| Grupo | Engajamento em 30 dias |\n|---|---|\n| Intervenção breve | 45% [1] |',
      'A intervenção breve isolada ficou em posição intermediária (45%), acima do encaminhamento e abaixo da estratégia com buprenorfina [1].',
    ],
    [
      ['digit', 'O engajamento no grupo buprenorfina foi de 87% aos 30 dias [1].'],
      ['arm', 'O engajamento de 78% foi observado no grupo de encaminhamento [1].'],
    ],
  ],
  [
    '"HPV vaccination and invasive cervical cancer: national registry study ‖ Among 1,672,983 girls and women aged 10 to 30 years, invasive cervical cancer was diagnosed in 19 vaccinated and 538 unvaccinated women. The cumulative incidence was 47 per 100,000 vaccinated and 94 per 100,000 unvaccinated persons. After adjustment, the incidence rate ratio was 0.12 (95% CI 0.00–0.34) for those vaccinated before age 17 and 0.47 (95% CI 0.27–0.75) for those vaccinated at 17 to 30 years."',
    [
      'A vacinação antes dos 17 anos associou-se a uma incidência de câncer cervical invasivo 88% menor [1].',
      'A incidência acumulada nas vacinadas foi a metade da observada nas não vacinadas (47 vs 94 por 100 mil) [1].',
      'Vacinar-se entre 17 e 30 anos também se associou a menos câncer invasivo, mas com proteção mais modesta (RTI 0,47) [1].',
      'Foram registrados 19 casos em vacinadas e 538 em não vacinadas [1].',
      'Quanto mais cedo a vacina, maior a proteção observada contra o câncer do colo do útero [1].',
    ],
    [
      ['decimal', 'A razão de taxas de incidência para vacinadas antes dos 17 anos foi de 1,2 [1].'],
      ['digit', 'Houve 91 casos de câncer cervical invasivo entre as vacinadas [1].'],
    ],
  ],
  [
    '"Linezolid: bula (trecho) ‖ Dose usual para adultos: 600 mg, por via oral ou intravenosa, a cada 12 horas, por 10 a 14 dias; nas infecções por enterococo resistente à vancomicina, 14 a 28 dias. Não há necessidade de ajuste na insuficiência renal. Hemograma completo deve ser monitorado semanalmente. Linezolida é inibidor reversível e não seletivo da MAO; evitar uso com inibidores seletivos da recaptação de serotonina, salvo se o paciente puder ser observado quanto à síndrome serotoninérgica." + "Daptomycin: label excerpt ‖ Complicated skin infections: 4 mg/kg intravenously once every 24 hours for 7 to 14 days. Staphylococcus aureus bloodstream infections: 6 mg/kg every 24 hours for 2 to 6 weeks. In adults with creatinine clearance below 30 mL/min, dose every 48 hours. Daptomycin is not indicated for the treatment of pneumonia. Monitor CPK weekly, and more often with concomitant statins."',
    [
      'Linezolida 600 mg 12/12 h, VO ou IV, não exige ajuste renal [1], ao passo que a daptomicina passa a ser dada a cada 48 h se ClCr < 30 [2].',
      'A daptomicina não deve ser usada para tratar pneumonia [2].',
      'No ERV, a linezolida é mantida por duas a quatro semanas [1].',
      'Em quem usa fluoxetina ou outro ISRS, evite linezolida, a menos que haja vigilância para síndrome serotoninérgica [1].',
      'Monitorização semanal: hemograma com linezolida [1] e CPK com daptomicina [2].',
      'Bacteremia por S. aureus: daptomicina 6 mg/kg/dia por 14 a 42 dias [2].',
    ],
    [
      [
        'number-of-another',
        'Para infecções complicadas de pele, a daptomicina é dada na dose de 6 mg/kg a cada 24 horas [2].',
      ],
      [
        'wrong-reference',
        'Com daptomicina, a CPK deve ser monitorada semanalmente, com maior frequência se houver uso de estatina [1].',
      ],
      [
        'drug',
        'O hemograma semanal é a monitorização exigida com a daptomicina, e a CPK semanal, com a linezolida [1][2].',
      ],
      ['negation', 'A linezolida requer ajuste de dose na insuficiência renal [1].'],
    ],
  ],
];

export const twentyEighthRound: readonly HandCase[] = casesOf(groups);
