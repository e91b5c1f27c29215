import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/**
 * Written by people who had not seen the check. The passages are invented: their studies, drugs and figures do not
 * exist.
 */
const groups: CaseGroup[] = [
  [
    '"Background: The optimal duration of antibiotic therapy for uncomplicated gram-negative bacteremia remains uncertain. Methods: In the BREVIX trial, 620 hospitalized adults who were afebrile and hemodynamically stable by day 5 were randomly assigned to 7 or 14 days of therapy. The primary outcome was a composite of death from any cause, relapse, or readmission at 90 days, with a noninferiority margin of 10 percentage points. Results: The primary outcome occurred in 118 of 312 patients (37.8%) in the 7-day group and in 121 of 308 (39.3%) in the 14-day group (risk difference, -1.5 percentage points; 95% CI, -9.1 to 6.2). Relapse of bacteremia was seen in 2.6% and 2.3%, respectively. Return to baseline activity was faster with the short course (median 2 vs 3 weeks; P=0.01). Conclusions: Seven days of therapy was noninferior to 14 days in this population."',
    [
      'Para a bacteremia não complicada por gram-negativos, uma semana de antibiótico mostrou-se não inferior a duas semanas quanto ao desfecho composto de morte, recidiva ou reinternação em 90 dias [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Dos pacientes tratados por apenas 7 dias, 39,3% morreram, recidivaram ou foram reinternados em 90 dias [1].',
      ],
      [
        'direction',
        'O retorno às atividades habituais foi mais rápido com 14 dias de antibiótico do que com 7 [1].',
      ],
    ],
  ],
  [
    '"LUMERA-3 was a double-blind phase 3 trial in which 742 patients with previously untreated, advanced nonsquamous non-small-cell lung cancer were randomized 1:1 to ovastelimab 240 mg every 3 weeks plus platinum chemotherapy or placebo plus chemotherapy. Median overall survival was 19.4 months with ovastelimab and 14.8 months with placebo (hazard ratio for death, 0.72; 95% CI, 0.60 to 0.87; P<0.001). Median progression-free survival was 8.1 versus 6.2 months (hazard ratio, 0.65; 95% CI, 0.55 to 0.77). Objective responses were confirmed in 52.3% and 38.1% of patients. Grade 3 or higher adverse events were reported in 61.0% of the ovastelimab group and 48.2% of the placebo group; discontinuation of any drug owing to toxicity occurred in 14.6% and 6.9%. Pneumonitis of any grade developed in 4.3% of patients receiving ovastelimab, with three fatal cases."',
    [
      'A adição de ovastelimabe à quimioterapia reduziu em 28% o risco de morte e prolongou a sobrevida global mediana em 4,6 meses [1].',
      'O preço a pagar foi maior toxicidade: cerca de seis em cada dez pacientes do braço ovastelimabe tiveram eventos de grau 3 ou superior, ante 48,2% com placebo, e houve três mortes por pneumonite [1].',
    ],
    [['unit', 'A sobrevida global mediana chegou a 19,4 semanas com ovastelimabe mais quimioterapia [1].']],
  ],
  [
    '"Anemia na doença renal crônica não dialítica – recomendações do Grupo Brasileiro de Nefrologia Integrada. Antes de iniciar agente estimulador da eritropoese (AEE), corrigir a deficiência de ferro: indicar ferro quando a ferritina for ≤ 500 ng/mL e a saturação de transferrina ≤ 30%. Considerar o AEE quando a hemoglobina estiver abaixo de 10 g/dL, após avaliação individual dos riscos. A faixa-alvo de hemoglobina em uso de AEE é de 10 a 11,5 g/dL; não se deve elevar intencionalmente a hemoglobina acima de 13 g/dL, pelo aumento do risco de acidente vascular cerebral e trombose. A dose inicial de alfarenopoetina é de 50 a 100 UI/kg por via subcutânea, três vezes por semana. Dosar a hemoglobina a cada mês na fase de correção e a cada três meses na manutenção. Usar AEE com cautela em pacientes com neoplasia ativa. Evitar transfusão em candidatos a transplante renal, para reduzir a aloimunização."',
    [
      'Antes de prescrever um estimulador da eritropoese, convém repor o ferro se a ferritina não ultrapassar 500 ng/mL e a saturação de transferrina for de até 30% [1].',
      'Elevar de propósito a hemoglobina para além de 13 g/dL deve ser evitado, pois aumenta o risco de AVC e de trombose [1].',
    ],
    [
      [
        'comparator',
        'O agente estimulador da eritropoese pode ser considerado quando a hemoglobina estiver acima de 10 g/dL [1].',
      ],
      ['bounds', 'Durante o uso de AEE, busca-se hemoglobina entre 10 e 13 g/dL como faixa-alvo [1].'],
    ],
  ],
  [
    '"Objective: To assess whether prophylactic hemostatin given at cord clamping reduces postpartum hemorrhage after vaginal birth. Methods: In this double-blind trial at 31 maternity units, 9864 women received intravenous hemostatin 1 g or placebo in addition to oxytocin. The primary outcome was blood loss of at least 1000 mL within 24 hours. Results: Postpartum hemorrhage occurred in 306 of 4932 women (6.2%) in the hemostatin group and 385 of 4932 (7.8%) in the placebo group (risk ratio 0.79; 95% CI 0.69-0.92). Red-cell transfusion was given to 2.1% and 2.4%, respectively (risk ratio 0.88; 95% CI 0.68-1.13). Nausea or vomiting in the delivery room was more frequent with hemostatin (8.9% vs 4.1%). Thromboembolic events up to 3 months occurred in 0.2% of women in each group. Conclusion: Hemostatin reduced severe blood loss but not transfusion."',
    [
      'A hemostatina profilática diminuiu em cerca de 21% o risco relativo de perda sanguínea de 1 litro ou mais após o parto vaginal, o que equivale a uma redução absoluta de 1,6 ponto percentual [1].',
      'Apesar do efeito sobre o sangramento, a necessidade de transfusão não caiu de modo significativo [1].',
      'Náuseas ou vômitos foram aproximadamente duas vezes mais comuns com a hemostatina, ao passo que os eventos tromboembólicos foram raros e iguais entre os grupos [1].',
    ],
    [['direction', 'A hemostatina aumentou o risco de hemorragia pós-parto em relação ao placebo [1].']],
  ],
  [
    '"Setting: Point-of-care urine tests may speed diagnosis of tuberculosis in inpatients with HIV. Methods: We enrolled 1017 adults with HIV admitted to four hospitals, regardless of symptoms, and compared the TB-Lumen urine strip with a microbiological reference standard (sputum and urine culture and molecular testing). Results: Tuberculosis was confirmed in 234 participants (23.0%). Overall, TB-Lumen had a sensitivity of 68.4% (95% CI 62.1-74.2) and a specificity of 93.7% (95% CI 91.9-95.3). Sensitivity was 81.5% in participants with a CD4 count below 100 cells/µL, 63.0% in those with 100-199 cells/µL and 41.2% in those with 200 cells/µL or more. Results were available after 25 minutes. Conclusion: TB-Lumen may be used to rule in tuberculosis in advanced HIV disease, but a negative result does not exclude it."',
    [
      'Um TB-Lumen negativo não afasta tuberculose, já que o teste deixa de detectar quase um terço dos casos confirmados [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Nos pacientes com CD4 de 200 células/µL ou mais, a sensibilidade do TB-Lumen foi de 81,5% [1].',
      ],
      ['direction', 'O teste urinário foi tanto mais sensível quanto mais alta a contagem de CD4 [1].'],
    ],
  ],
  [
    '"Tabela de doses pediátricas – cefadorina suspensão oral 250 mg/5 mL. Pneumonia adquirida na comunidade sem gravidade, crianças de 3 meses a 12 anos: 50 mg/kg/dia, divididos em duas tomadas (12/12 h), por 5 dias; dose máxima de 2 g/dia. Adolescentes com peso igual ou superior a 40 kg: 1 g de 12 em 12 horas. Otite média aguda: 40 mg/kg/dia por 7 dias. Depuração de creatinina inferior a 30 mL/min/1,73 m²: reduzir a dose diária à metade e manter o intervalo de 24 horas. Contraindicada em recém-nascidos, pelo deslocamento da bilirrubina, e em crianças com anafilaxia prévia a betalactâmicos. Administrar junto às refeições, o que melhora a absorção. A suspensão reconstituída conserva-se por 10 dias sob refrigeração. Reavaliar a criança em 48 horas."',
    [
      'Uma criança de 20 kg com pneumonia sem gravidade deve receber 1 g de cefadorina por dia, ou seja, 500 mg (10 mL da suspensão) a cada 12 horas, por 5 dias [1].',
    ],
    [
      [
        'unit',
        'Para otite média aguda, prescreve-se cefadorina na dose de 40 mcg/kg/dia durante 7 dias [1].',
      ],
      ['negation', 'A cefadorina não é contraindicada em recém-nascidos [1].'],
    ],
  ],
  [
    '"Nefrozanide, an oral selective endothelin antagonist, was evaluated in adults with biopsy-proven IgA nephropathy. In the RENOVAR-IgA trial, 388 patients with a median urinary protein-to-creatinine ratio (UPCR) of 1.8 g/g despite maximal renin-angiotensin blockade were assigned to nefrozanide 5 mg daily or placebo. At week 36, UPCR had fallen by 41% with nefrozanide and by 8% with placebo (ratio of geometric means 0.64; 95% CI 0.56 to 0.73). Over 104 weeks, the mean annual change in estimated glomerular filtration rate was -2.3 mL/min/1.73 m² with nefrozanide and -4.9 mL/min/1.73 m² with placebo (difference 2.6; 95% CI 1.4 to 3.8). Peripheral edema occurred in 11.9% vs 6.2% and hypotension in 4.2% vs 3.6%. Aminotransferase elevations above three times the upper limit were seen in 1.0% of each group. Women of childbearing potential required effective contraception."',
    [
      'Os participantes tinham proteinúria mediana de 1.800 mg/g apesar do bloqueio máximo do sistema renina-angiotensina, e ela caiu 41% com nefrozanida até a semana 36 [1].',
    ],
    [
      [
        'decimal',
        'Com nefrozanida, a perda média anual de filtração glomerular foi de 23 mL/min/1,73 m² [1].',
      ],
      ['direction', 'A nefrozanida acelerou a perda anual de função renal em comparação com o placebo [1].'],
    ],
  ],
  [
    '"Purpose: To compare restrictive with liberal fluid strategies after initial resuscitation in adults with septic shock. Data sources: Randomized trials published up to March 2023 were identified in four databases. Results: Eleven trials with 4213 participants were included. Mortality at 28 days did not differ between restrictive and liberal strategies (risk ratio 0.97; 95% CI 0.89-1.06; I²=18%; moderate certainty). Participants in the restrictive arms received on average 1.9 L less fluid over the first 72 hours and had slightly more ventilator-free days (mean difference 0.8 days; 95% CI 0.1-1.5; low certainty). There was no difference in renal replacement therapy (risk ratio 0.94; 95% CI 0.81-1.09). Peripheral vasopressor use was not associated with limb ischemia. Conclusion: Restrictive strategies appear as safe as liberal ones but do not improve survival."',
    [
      'Na metanálise de 11 ensaios, restringir fluidos após a ressuscitação inicial não modificou a mortalidade em 28 dias (RR 0,97; IC95% 0,89 a 1,06) [1].',
      'As estratégias restritivas pouparam, em média, quase 2 litros de fluido nas primeiras 72 horas, com discreto ganho de dias livres de ventilação mecânica, embora com baixa certeza da evidência [1].',
      'O uso de vasopressor por acesso periférico não se associou a isquemia de membro [1].',
    ],
    [
      [
        'direction',
        'Os pacientes manejados com a estratégia restritiva tiveram menos dias livres de ventilação mecânica que os do grupo liberal [1].',
      ],
    ],
  ],
  [
    '"Objetivo: estimar a frequência de dor articular persistente após chikungunya. Métodos: coorte prospectiva com 2.318 adultos com infecção confirmada por RT-PCR, acompanhados por 12 meses em seis capitais do Nordeste. Resultados: a idade mediana foi de 46 anos e 62,7% eram mulheres. Dor articular persistia em 43,6% dos participantes aos 3 meses e em 21,2% aos 12 meses. Associaram-se à cronificação o sexo feminino (OR ajustado 1,9; IC95% 1,5–2,4), a idade igual ou superior a 45 anos (OR 1,6; IC95% 1,3–2,0) e a dor intensa na fase aguda (OR 2,2; IC95% 1,7–2,8). O uso de corticoide na primeira semana não se associou a menor risco (OR 1,04; IC95% 0,81–1,33). Houve 9 óbitos (0,4%), todos em pessoas com comorbidades. Conclusão: um em cada cinco pacientes mantém artralgia um ano após a infecção."',
    [
      'Um ano após a chikungunya, aproximadamente um quinto dos pacientes ainda se queixa de dor nas articulações [1].',
      'Entre os fatores de risco para a cronificação, o mais forte foi a dor intensa na fase aguda, seguida do sexo feminino e da idade a partir dos 45 anos [1].',
    ],
    [
      [
        'digit',
        'Aos três meses da infecção, 46,3% dos pacientes com chikungunya ainda tinham dor articular [1].',
      ],
    ],
  ],
  [
    '"VERITAS-PEF randomized 3512 patients with symptomatic heart failure and a left ventricular ejection fraction of 45% or higher to vericilone 10 mg once daily or placebo. Over a median follow-up of 2.4 years, the primary outcome of cardiovascular death or hospitalization for heart failure occurred in 17.9% of the vericilone group and 21.4% of the placebo group (hazard ratio 0.81; 95% CI 0.70-0.94). The effect was driven by fewer heart-failure hospitalizations (hazard ratio 0.74; 95% CI 0.62-0.88); cardiovascular death did not differ significantly (8.0% vs 8.3%; hazard ratio 0.96; 95% CI 0.76-1.21). In patients with an ejection fraction of 60% or higher the hazard ratio was 0.97 (95% CI 0.77-1.22; P for interaction=0.04). Hypotension was reported in 6.1% vs 4.0% and serious adverse events in 31.8% vs 33.5%."',
    [
      'O benefício da vericilona decorreu sobretudo da queda de 26% nas hospitalizações por insuficiência cardíaca, sem efeito significativo sobre a morte cardiovascular [1].',
      'Nos pacientes com fração de ejeção de 60% ou mais, não se demonstrou benefício (HR 0,97; IC95% 0,77–1,22) [1].',
    ],
    [
      [
        'bounds',
        'O HR do desfecho primário com vericilona foi de 0,81, com intervalo de confiança de 95% de 0,70 a 1,04 [1].',
      ],
    ],
  ],
  [
    '"Aim: To determine the accuracy of the quantitative fecal immunochemical test HemoCol-Q for colorectal cancer in symptomatic patients referred from primary care. Design: Prospective multicenter diagnostic accuracy study; colonoscopy within 6 weeks was the reference standard. Results: Among 7946 patients, 246 (3.1%) had colorectal cancer. At a threshold of ≥8 µg hemoglobin per gram of feces, sensitivity was 92.4% and specificity 81.7%, with a negative predictive value of 99.7% and a positive predictive value of 13.9%. At ≥20 µg/g, sensitivity was 86.1% and specificity 88.9%; at ≥120 µg/g, the corresponding figures were 64.3% and 96.2%. Accuracy was similar in patients younger and older than 50 years. Among those with rectal bleeding, sensitivity at ≥8 µg/g was 95.8%. Conclusion: HemoCol-Q can safely triage symptomatic patients; persistent iron-deficiency anemia should be investigated whatever the result."',
    [
      'Quanto mais alto o ponto de corte do HemoCol-Q, menor a sensibilidade e maior a especificidade: a 120 µg/g, 64,3% e 96,2%, respectivamente [1].',
      'Mesmo com teste negativo, a anemia ferropriva persistente precisa ser investigada [1].',
    ],
    [
      [
        'comparator',
        'Considerou-se positivo o HemoCol-Q com hemoglobina fecal menor que 8 µg/g, limiar em que a sensibilidade foi de 92,4% [1].',
      ],
    ],
  ],
  [
    '"This population-based cohort compared elective induction of labor at 39 weeks with expectant management in 12,406 low-risk nulliparous women. Cesarean delivery occurred in 22.4% of the 4180 women induced and in 26.7% of the 8226 managed expectantly (adjusted odds ratio 0.78; 95% CI 0.71-0.86). Hypertensive disorders of pregnancy were diagnosed in 6.8% and 11.5%, respectively. Neonatal intensive care admission did not differ significantly (4.9% vs 5.2%; adjusted odds ratio 0.94; 95% CI 0.79-1.12). There were two stillbirths in the expectant group and none in the induction group. Women who were induced spent longer in the labor unit (median 18 vs 11 hours) but had a shorter postpartum stay. Third- or fourth-degree perineal laceration affected 3.3% in both groups. Residual confounding cannot be excluded."',
    [
      'A indução eletiva com 39 semanas associou-se a menos cesarianas do que a conduta expectante, com diferença absoluta de 4,3 pontos percentuais [1].',
      'As gestantes induzidas permaneceram cerca de 7 horas a mais no centro obstétrico, porém tiveram internação puerperal mais curta [1].',
    ],
    [
      ['digit', 'Entre as nulíparas submetidas à indução com 39 semanas, 24,2% acabaram em cesariana [1].'],
      [
        'negation',
        'A internação em UTI neonatal diferiu significativamente entre a indução e a conduta expectante [1].',
      ],
    ],
  ],
  [
    '"Protocolo assistencial – pré-eclâmpsia com sinais de gravidade (Rede Materna do Cerrado, 2022). Sulfato de magnésio: dose de ataque de 4 g por via intravenosa em 20 minutos, seguida de manutenção de 1 g/hora, mantida até 24 horas após o parto ou após a última convulsão. Suspender a infusão se o reflexo patelar estiver abolido, se a frequência respiratória for menor que 16 irpm ou se a diurese for inferior a 25 mL/h; ter à mão gluconato de cálcio 1 g. Tratar como emergência hipertensiva a pressão sistólica ≥ 160 mmHg ou diastólica ≥ 110 mmHg que persista por 15 minutos. Após o controle, manter a pressão sistólica entre 140 e 150 mmHg e a diastólica entre 90 e 100 mmHg, evitando quedas bruscas. Interromper a gestação a partir de 34 semanas. Diuréticos não devem ser usados de rotina, salvo em edema agudo de pulmão."',
    [
      'O sulfato de magnésio começa com 4 g IV em 20 minutos e prossegue a 1 g por hora até completar um dia de puerpério [1].',
      'Diuréticos ficam reservados para os casos de edema agudo de pulmão [1].',
    ],
    [
      [
        'comparator',
        'A infusão de sulfato de magnésio deve ser interrompida se a diurese for maior que 25 mL/h [1].',
      ],
      [
        'bounds',
        'Uma vez controlada a crise, a pressão sistólica deve ser mantida entre 120 e 150 mmHg [1].',
      ],
    ],
  ],
  [
    '"Importance: Sleep disruption may contribute to delirium in critical illness. Objective: To test nocturnal dexmelatine for delirium in mechanically ventilated adults. Design: SOMNUS-ICU, an open-label trial in 27 intensive care units; 1204 patients were randomized to nightly dexmelatine infusion or usual sedation. Results: Mean days alive without delirium or coma by day 14 were 8.9 in the dexmelatine group and 7.6 in the usual-care group (difference 1.3 days; 95% CI 0.6 to 2.0). The median duration of ventilation was 6 vs 7 days (P=0.09). Mortality at 90 days was 28.7% with dexmelatine and 28.1% with usual care (P=0.82). Bradycardia requiring intervention was more common with dexmelatine (9.8% vs 4.4%). Self-extubation occurred in 2.2% and 2.5%. Conclusions: Nocturnal dexmelatine increased time without delirium or coma but did not affect survival."',
    [
      'A dexmelatina noturna acrescentou pouco mais de um dia livre de delirium ou coma nas duas primeiras semanas, mas não alterou a sobrevida [1].',
      'Bradicardia com necessidade de intervenção ocorreu em 9,8% dos pacientes tratados com dexmelatina, mais que o dobro do observado com a sedação habitual [1].',
    ],
    [
      [
        'direction',
        'O tempo livre de delirium ou coma foi menor com a dexmelatina do que com a sedação usual [1].',
      ],
    ],
  ],
  [
    '"Zulomexetine is an oral orexin-2 antagonist under study as adjunctive therapy for major depressive disorder with insufficient response to at least two antidepressants. In a 6-week double-blind trial, 346 adults received zulomexetine 20 mg at bedtime or placebo added to their antidepressant. The mean change in the MADRS total score was -14.2 points with zulomexetine and -10.6 points with placebo (difference -3.6; 95% CI -5.5 to -1.7). Response (a decrease of at least 50% in MADRS) was achieved by 44.2% vs 29.5%, whereas remission rates did not differ significantly (24.4% vs 17.3%; P=0.11). Somnolence was reported by 16.3% of the zulomexetine group and 5.2% of the placebo group. Discontinuation because of adverse events occurred in 5.8% vs 2.3%. Suicidal ideation did not increase, and mean weight was unchanged in both groups."',
    [
      'Como adjuvante na depressão com resposta insuficiente a pelo menos dois antidepressivos, a zulomexetina reduziu a pontuação da MADRS em 3,6 pontos a mais do que o placebo em seis semanas [1].',
      'É preciso tratar cerca de sete pacientes para obter uma resposta adicional; a taxa de remissão, contudo, não diferiu significativamente [1].',
    ],
    [['direction', 'A sonolência foi menos relatada com a zulomexetina do que com o placebo [1].']],
  ],
  [
    '"Objetivo: avaliar o efeito de visitas mensais de agentes comunitários de saúde, com medida domiciliar da pressão, no controle da hipertensão. Métodos: ensaio randomizado por conglomerados em 42 unidades básicas de saúde, com 2.760 adultos hipertensos, seguidos por 12 meses. Resultados: a pressão sistólica caiu, em média, 8,4 mmHg no grupo intervenção e 3,1 mmHg no grupo controle (diferença ajustada de 5,3 mmHg; IC95% 3,6–7,0). A proporção com pressão abaixo de 140/90 mmHg ao final foi de 58,7% e 43,2%, respectivamente. A adesão autorreferida aos medicamentos aumentou na intervenção. Não houve diferença em internações por causas cardiovasculares (1,8% vs 2,1%; p=0,58). O custo adicional foi de R$ 112 por paciente ao ano. Conclusão: a estratégia é viável e melhora o controle pressórico na atenção primária."',
    [
      'As visitas mensais dos agentes comunitários elevaram a proporção de hipertensos controlados em 15,5 pontos percentuais, a um custo extra de R$ 112 por paciente ao ano [1].',
      'Em um ano de seguimento, não se observou impacto nas internações cardiovasculares [1].',
    ],
    [
      [
        'decimal',
        'A diferença ajustada na pressão sistólica entre os grupos foi de apenas 0,53 mmHg em 12 meses [1].',
      ],
    ],
  ],
  [
    '"Background: Incisional hernia is frequent after midline laparotomy in high-risk patients. Methods: In the MESHGUARD trial, 418 patients with a body-mass index of 27 or higher undergoing elective midline laparotomy were randomized to onlay prophylactic mesh or primary suture closure. Patients and assessors were blinded. Results: At 2 years, incisional hernia had developed in 11.7% of the mesh group and 27.9% of the suture group (hazard ratio 0.38; 95% CI 0.24-0.61). Seroma was more frequent after mesh placement (13.4% vs 4.3%; P=0.001), although most cases were managed without drainage. Surgical-site infection rates were similar (7.4% vs 6.9%; P=0.81). Mesh placement lengthened the operation by a mean of 16 minutes. Quality of life at 2 years did not differ between groups. No mesh was removed because of infection."',
    [
      'A tela profilática reduziu em 62% o risco de hérnia incisional ao longo de dois anos (11,7% contra 27,9% com a sutura simples) [1].',
      'O seroma foi a principal desvantagem da tela, mas a maioria dos casos dispensou drenagem [1].',
      'A colocação da tela não aumentou a infecção de sítio cirúrgico, embora tenha prolongado a cirurgia em cerca de um quarto de hora [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Dois anos após a laparotomia, 27,9% dos pacientes que receberam a tela profilática tinham hérnia incisional [1].',
      ],
    ],
  ],
  [
    '"Two-week itch relief and 8-week efficacy of lebrotinib cream were studied in children aged 2 to 11 years with mild-to-moderate atopic dermatitis. A total of 565 children were randomized 2:1 to lebrotinib 1.5% cream or vehicle twice daily. At week 8, treatment success (an Investigator\'s Global Assessment score of 0 or 1 with an improvement of at least 2 points) was achieved by 46.8% of those using lebrotinib and 14.2% of those using vehicle (P<0.001). EASI-75 was reached by 56.0% and 19.7%. A reduction of at least 4 points in the itch scale was observed in 43.4% and 18.9%. Application-site pain occurred in 2.7% and 2.1%. No serious infections or thrombotic events were recorded. Treated body-surface area was limited to 20%, so the results should not be extrapolated to severe disease."',
    [
      'Em crianças de 2 a 11 anos com dermatite atópica leve a moderada, o creme de lebrotinibe a 1,5%, aplicado duas vezes ao dia, levou 56% ao EASI-75, frente a 19,7% com o veículo [1].',
      'Sucesso terapêutico exigia IGA 0 ou 1 com melhora mínima de 2 pontos e foi mais de três vezes mais frequente com o lebrotinibe [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Na oitava semana, o sucesso terapêutico pelo IGA foi alcançado por 46,8% das crianças que usaram apenas o veículo [1].',
      ],
    ],
  ],
  [
    '"Design: Retrospective cohort using linked health records. Participants: 31,550 community-dwelling adults aged 75 years or older who had used benzodiazepines for at least one year. Exposure: discontinuation after a pharmacist-led deprescribing letter, compared with continued use. Results: 9465 participants (30.0%) discontinued benzodiazepines. The incidence of hip fracture was 18.2 per 1000 person-years after discontinuation and 23.6 per 1000 person-years with continued use (adjusted hazard ratio 0.77; 95% CI 0.66-0.90). The association was stronger in those aged 85 years or older (adjusted hazard ratio 0.69; 95% CI 0.55-0.86). All-cause mortality did not differ (adjusted hazard ratio 0.98; 95% CI 0.93-1.04). Of those who stopped, 62% remained free of benzodiazepines at 12 months. Gradual tapering over at least 8 weeks was associated with less relapse than abrupt withdrawal."',
    [
      'Suspender o benzodiazepínico associou-se a uma redução relativa de 23% nas fraturas de quadril, associação ainda mais forte a partir dos 85 anos [1].',
      'Recomenda-se preferir o desmame lento, em oito semanas ou mais, pois a retirada abrupta associou-se a mais recaídas [1].',
    ],
    [
      [
        'unit',
        'A incidência de fratura de quadril nos idosos que mantiveram o benzodiazepínico foi de 23,6 por 100 pessoas-ano [1].',
      ],
    ],
  ],
  [
    '"Ensaio clínico duplo-cego ORVITA-2 avaliou a orvitida semanal em 684 adultos com diabetes tipo 2 mal controlado com metformina. A dose inicial foi de 3 mg por semana, aumentada em 3 mg a cada 4 semanas até 12 mg. Após 40 semanas, a hemoglobina glicada caiu 1,6 ponto percentual com orvitida e 0,5 ponto percentual com placebo (p<0,001). O peso corporal diminuiu 7,9 kg e 1,4 kg, respectivamente. A meta de HbA1c inferior a 7% foi alcançada por 66,2% dos participantes com orvitida e 24,0% dos que receberam placebo. Náuseas foram relatadas em 23,5% vs 7,3%, concentradas no período de escalonamento da dose. Houve um caso de hipoglicemia grave em cada grupo. A frequência cardíaca aumentou em média 3 bpm com orvitida. Não se registraram casos de carcinoma medular de tireoide."',
    [
      'Em 40 semanas, a orvitida baixou a hemoglobina glicada em 1,1 ponto percentual a mais que o placebo e cerca de dois terços dos pacientes atingiram HbA1c abaixo de 7% [1].',
      'Começa-se com 3 mg semanais e sobe-se 3 mg a cada quatro semanas, até chegar a 12 mg; as náuseas predominam justamente nessa fase [1].',
    ],
    [['digit', 'Os participantes que usaram orvitida perderam em média 9,7 kg ao longo de 40 semanas [1].']],
  ],
  [
    '"In the INJECTA study, 818 virologically suppressed adults with HIV-1 were randomized to switch to monthly intramuscular islotavir or to continue daily oral therapy. At week 48, plasma HIV-1 RNA of 50 copies/mL or more was found in 8 of 414 participants (1.9%) in the islotavir group and 7 of 404 (1.7%) in the oral-therapy group (difference 0.2 percentage points; 95% CI -1.7 to 2.1), meeting the noninferiority margin of 4 percentage points. Injection-site reactions were reported by 79% of islotavir recipients; 98% of reactions were grade 1 or 2, with a median duration of 3 days, and 2% of participants withdrew because of them. Confirmed virologic failure with resistance mutations occurred in three and two participants, respectively. Among those who switched, 91% preferred injections to daily tablets."',
    [
      'Trocar o esquema oral diário pelo islotavir mensal foi não inferior em manter a supressão viral, com carga viral de 50 cópias/mL ou mais em menos de 2% dos participantes de ambos os grupos [1].',
      'As reações no local da injeção, embora muito frequentes, foram quase sempre leves ou moderadas e duraram em mediana três dias; só 2% abandonaram o estudo por esse motivo [1].',
    ],
    [
      [
        'decimal',
        'Na semana 48, 19% dos que migraram para o islotavir injetável tinham carga viral de 50 cópias/mL ou mais [1].',
      ],
    ],
  ],
  [
    '"Background: Recurrence is the main challenge in Clostridioides difficile infection. We compared fidoxamycin with oral vancomycin in a systematic review and meta-analysis. Results: Eight randomized trials (2944 patients) were included. Recurrence within 40 days occurred in 15.2% of patients given fidoxamycin and 25.7% of those given vancomycin (risk ratio 0.59; 95% CI 0.50 to 0.70; I²=12%). Initial clinical cure was similar (87.9% vs 86.8%; risk ratio 1.01; 95% CI 0.98 to 1.04). In patients infected with hypervirulent strains, recurrence did not differ between drugs (risk ratio 0.92; 95% CI 0.66 to 1.28). Mortality and serious adverse events were not significantly different. Certainty of evidence was high for recurrence and moderate for cure. Drug acquisition cost was about 20 times higher for fidoxamycin. Conclusion: Fidoxamycin lowers recurrence without changing initial cure."',
    [
      'A fidoxamicina preveniu recorrências em comparação à vancomicina (RR 0,59), com cura clínica inicial semelhante entre os fármacos [1].',
      'Essa vantagem não se repetiu nas infecções por cepas hipervirulentas, e o custo de aquisição foi cerca de vinte vezes maior [1].',
    ],
    [
      [
        'decimal',
        'Após o tratamento com vancomicina, a infecção por C. difficile recorreu em 2,57% dos pacientes [1].',
      ],
    ],
  ],
  [
    '"Management of febrile neutropenia in adults with cancer: recommendations of the Southern Oncology Infection Panel. Febrile neutropenia is defined as a single oral temperature of ≥38.3 °C, or ≥38.0 °C sustained for 1 hour, with an absolute neutrophil count below 500 cells/µL or expected to fall below this value within 48 hours. The first antibiotic dose should be given within 60 minutes of arrival, after two sets of blood cultures. Patients with a MASCC score of 21 or higher are considered at low risk and may be treated as outpatients with oral therapy if they live within 1 hour of the hospital. Vancomycin should not be part of the initial regimen unless catheter infection, skin infection, pneumonia, or hemodynamic instability is present. Granulocyte colony-stimulating factor is not recommended routinely for established febrile neutropenia. Start empirical antifungal therapy if fever persists after 4 to 7 days."',
    [
      'A primeira dose do antibiótico deve ser administrada em até uma hora da chegada, depois de colhidos dois pares de hemoculturas [1].',
      'Podem ser tratados em casa, por via oral, os pacientes com MASCC de pelo menos 21 que morem a até uma hora do hospital [1].',
    ],
    [
      [
        'comparator',
        'Define-se neutropenia febril pela presença de febre com contagem de neutrófilos superior a 500 células/µL [1].',
      ],
      [
        'negation',
        'Na neutropenia febril já instalada, o uso rotineiro de fator estimulador de colônias de granulócitos é recomendado [1].',
      ],
    ],
  ],
  [
    '"Objective: To validate the serum endostatin-B/PlGF ratio for short-term prediction of preeclampsia in women with suspected disease. Methods: 1273 women between 24 and 36 weeks of gestation were studied at 19 centers; clinicians were blinded to results. Results: A ratio of 36 or lower ruled out preeclampsia within 1 week with a negative predictive value of 98.9% (95% CI 97.8-99.5), a sensitivity of 84.6% and a specificity of 79.8%. A ratio above 36 had a positive predictive value of 37.1% for preeclampsia within 4 weeks. Specificity was lower in women with chronic hypertension than in those without it (66.0% vs 82.3%). The ratio rose a median of 9 days before clinical diagnosis. Conclusion: A low ratio is useful for ruling out preeclampsia in the short term; a high ratio calls for closer surveillance, not for delivery."',
    [
      'Uma razão de até 36 praticamente exclui pré-eclâmpsia na semana seguinte, enquanto um valor acima disso pede vigilância mais próxima, e não a interrupção da gestação [1].',
      'Mais de 60% das gestantes com razão acima de 36 não desenvolveram pré-eclâmpsia em quatro semanas [1].',
    ],
    [
      [
        'direction',
        'Em gestantes com hipertensão crônica, a especificidade da razão foi maior do que nas demais [1].',
      ],
    ],
  ],
  [
    '"Objetivo: comparar a acurácia da ultrassonografia pulmonar com a da radiografia de tórax no diagnóstico de pneumonia em crianças. Métodos: estudo transversal em três prontos-socorros pediátricos, com 512 crianças de 1 mês a 14 anos; o padrão de referência foi o consenso de um painel de especialistas cego aos exames índice. Resultados: pneumonia foi confirmada em 203 crianças (39,6%). A ultrassonografia teve sensibilidade de 94,1% (IC95% 89,9–96,9) e especificidade de 91,3% (IC95% 87,6–94,1). A radiografia apresentou sensibilidade de 77,8% e especificidade de 95,5%. O tempo mediano até o resultado foi de 9 minutos para a ultrassonografia e 46 minutos para a radiografia. A concordância entre operadores foi boa (kappa 0,82). Conclusão: a ultrassonografia é mais sensível que a radiografia, sem exposição à radiação, à custa de pequena perda de especificidade."',
    [
      'Comparada à radiografia, a ultrassonografia pulmonar foi mais sensível e ficou pronta 37 minutos antes, em mediana, ainda que com especificidade um pouco menor [1].',
    ],
    [
      [
        'number-of-other-arm',
        'A ultrassonografia pulmonar alcançou especificidade de 95,5% para pneumonia na infância [1].',
      ],
    ],
  ],
  [
    '"We compared mortality between incident peritoneal dialysis and in-center hemodialysis in a national registry cohort of 6118 adults matched by propensity score (3059 pairs). During the first year, mortality was 8.7 per 100 person-years with peritoneal dialysis and 10.8 per 100 person-years with hemodialysis (adjusted hazard ratio 0.81; 95% CI 0.71-0.92). Beyond 3 years the difference disappeared (hazard ratio 1.12; 95% CI 0.98-1.28). The early advantage was confined to patients who started hemodialysis with a central venous catheter; compared with fistula starts, mortality was similar. The peritonitis rate was 0.29 episodes per patient-year, and 18% of patients on peritoneal dialysis were transferred to hemodialysis within 2 years. Kidney transplantation at 3 years was more frequent in the peritoneal dialysis group (21.5% vs 15.8%). Unmeasured differences in frailty may explain part of the findings."',
    [
      'A vantagem inicial da diálise peritoneal limitou-se à comparação com quem começou a hemodiálise por cateter venoso central e desapareceu após três anos [1].',
    ],
    [
      ['digit', 'A taxa de peritonite na coorte foi de 0,39 episódio por paciente-ano [1].'],
      [
        'direction',
        'O acesso ao transplante renal em três anos foi menos frequente entre os pacientes em diálise peritoneal do que entre os de hemodiálise [1].',
      ],
    ],
  ],
  [
    '"Introdução: atrasos entre o diagnóstico e o início do tratamento podem piorar o prognóstico do câncer de mama. Métodos: coorte retrospectiva de 14.872 mulheres com câncer de mama não metastático, a partir de registros hospitalares de câncer de dez estados. Resultados: o intervalo mediano entre a biópsia e o primeiro tratamento foi de 52 dias; 38,4% das mulheres iniciaram o tratamento após mais de 60 dias. A mediana foi de 67 dias na rede pública e 34 dias na privada. O atraso superior a 60 dias associou-se a maior mortalidade em cinco anos (HR ajustado 1,18; IC95% 1,09–1,28), associação mais forte no estádio III (HR 1,31; IC95% 1,17–1,47) e ausente no estádio I (HR 1,04; IC95% 0,88–1,23). Baixa escolaridade e tratamento fora do município de residência associaram-se ao atraso."',
    [
      'Na rede pública, a espera mediana até o primeiro tratamento foi quase o dobro da observada na rede privada [1].',
      'Iniciar o tratamento depois de 60 dias associou-se a um aumento de 18% na mortalidade em cinco anos, sem associação demonstrada no estádio I [1].',
    ],
    [
      [
        'digit',
        'No conjunto dos dez estados, 34,8% das mulheres só começaram a tratar o câncer de mama depois de 60 dias [1].',
      ],
    ],
  ],
  [
    '"Aims: To validate a 0/1-hour algorithm based on the TropoRapid high-sensitivity troponin assay in patients with suspected acute myocardial infarction. Methods and results: We enrolled 4350 patients presenting to 14 emergency departments; two cardiologists adjudicated the final diagnosis, and infarction was present in 13.8%. Rule-out required a baseline concentration below 6 ng/L and a 1-hour change of less than 3 ng/L; rule-in required a baseline of at least 52 ng/L or a 1-hour change of at least 6 ng/L. The algorithm assigned 54.6% of patients to rule-out, with a negative predictive value of 99.8% and a sensitivity of 99.1%, and 16.9% to rule-in, with a positive predictive value of 71.4%. The remaining 28.5% were observed. In patients presenting within 2 hours of chest pain onset, sensitivity was 96.9%, so a third sample at 3 hours is advised in this group."',
    [
      'O algoritmo permitiu descartar infarto em pouco mais da metade dos pacientes, com valor preditivo negativo de 99,8% [1].',
      'Em quem chega com menos de 2 horas de dor, a sensibilidade é menor, e por isso se aconselha uma terceira dosagem às 3 horas [1].',
    ],
    [
      [
        'unit',
        'Para descartar infarto, o algoritmo exige troponina basal abaixo de 6 ng/mL e variação em 1 hora inferior a 3 ng/mL [1].',
      ],
    ],
  ],
  [
    '"High-flow oxygen through nasal cannulas is increasingly used in bronchiolitis. In this multicenter trial, 1146 infants younger than 12 months with bronchiolitis and hypoxemia were assigned to high-flow oxygen at 2 L/kg/min or standard low-flow oxygen. Escalation of care because of treatment failure occurred in 13.2% of the high-flow group and 22.6% of the standard group (risk difference -9.4 percentage points; 95% CI -13.8 to -5.0). Among infants who failed standard therapy, 61% responded to rescue high-flow oxygen. No significant differences were found in intensive care admission (10.9% vs 10.1%), mean hospital stay (3.0 vs 2.9 days) or duration of oxygen therapy. One pneumothorax occurred in each group; neither required drainage. Conclusion: Early high-flow oxygen reduces treatment failure but does not shorten hospital stay, so rescue use may be reasonable."',
    [
      'O cateter nasal de alto fluxo evitou cerca de uma falha terapêutica a cada 11 lactentes tratados, mas não encurtou a internação nem reduziu a ida à UTI [1].',
      'Dos bebês que falharam com o oxigênio convencional, 61% melhoraram com o alto fluxo de resgate [1].',
    ],
    [
      [
        'direction',
        'Nos lactentes com bronquiolite, o alto fluxo elevou a taxa de falha terapêutica frente ao oxigênio de baixo fluxo [1].',
      ],
    ],
  ],
  [
    '"Profilaxia pós-exposição (PEP) ao HIV – extrato do manual da Rede Paraense de Infectologia. A PEP deve ser iniciada o mais cedo possível, idealmente nas primeiras 2 horas e no máximo até 72 horas após a exposição, e mantida por 28 dias. Esquema preferencial: tenolamida/entrivina 25/200 mg associada a dolutavir 50 mg, um comprimido de cada, uma vez ao dia. Não está indicada quando a exposição se limita à pele íntegra, nem quando a pessoa-fonte tem carga viral indetectável há pelo menos 6 meses. Testar a pessoa exposta para HIV no primeiro atendimento, em 30 dias e em 90 dias. Solicitar creatinina e transaminases no início e no 14º dia. A depuração de creatinina abaixo de 30 mL/min contraindica a tenolamida. Em gestantes, o esquema preferencial é o mesmo. Aproveitar a consulta para vacinar contra hepatite B os suscetíveis."',
    [
      'A PEP deve começar de preferência nas primeiras duas horas, nunca depois de três dias, e durar quatro semanas [1].',
      'Nas gestantes, usa-se o mesmo esquema preferencial, e a tenolamida não pode ser empregada se a depuração de creatinina estiver abaixo de 30 mL/min [1].',
    ],
    [['negation', 'A PEP está indicada mesmo quando a exposição se restringe à pele íntegra [1].']],
  ],
  [
    '"Telomycin dosing in adults with serious Gram-positive infection (hospital antimicrobial guide). Loading dose: 25-30 mg/kg of actual body weight, to a maximum of 3 g, infused at a rate not exceeding 1 g per hour. Maintenance: 15-20 mg/kg every 12 hours if creatinine clearance is above 50 mL/min; every 24 hours if 20-49 mL/min; below 20 mL/min or on hemodialysis, redose according to serum level. Target exposure: 24-hour area under the curve of 400-600 mg·h/L; trough-only monitoring is no longer recommended. Nephrotoxicity increases above 650 mg·h/L and with concurrent piperacillin. Check levels within 48 hours of starting treatment, then at least weekly if renal function is stable. The loading dose does not need to be reduced in renal impairment. If infusion reaction occurs, halve the infusion rate and give an antihistamine."',
    [
      'A dose de ataque da telomicina é calculada pelo peso real e não precisa de ajuste na disfunção renal [1].',
    ],
    [
      [
        'bounds',
        'A exposição que se busca com a telomicina é uma área sob a curva de 24 horas entre 400 e 800 mg·h/L [1].',
      ],
    ],
  ],
  [
    '"ARDENT-P evaluated darosetide in metastatic hormone-sensitive prostate cancer. Between 2018 and 2020, 654 men were randomized to darosetide 600 mg twice daily or placebo, both with androgen-deprivation therapy. After a median follow-up of 25.3 months, darosetide improved radiographic progression-free survival (hazard ratio 0.54; 95% CI 0.41-0.71); 24-month rates were 70.3% and 52.1%. An undetectable prostate-specific antigen level (<0.2 ng/mL) was reached at any time by 62.4% of the darosetide group and 18.5% of the placebo group. Overall survival data were immature (hazard ratio 0.81; 95% CI 0.59-1.12). Adverse events led to discontinuation in 6.1% and 9.0%, respectively, and fatigue was reported by 5.6% and 8.1%. Fractures occurred in 4.0% and 2.3%. Benefit was consistent in high-volume and low-volume disease."',
    [
      'Os dados de sobrevida global da darosetida ainda eram imaturos, e as fraturas foram mais frequentes do que com placebo (4,0% contra 2,3%) [1].',
    ],
    [
      [
        'number-of-other-arm',
        'PSA indetectável foi obtido em 18,5% dos homens que receberam darosetida [1].',
      ],
    ],
  ],
  [
    '"Objetivo: revisar o efeito da posição prona em adultos com síndrome do desconforto respiratório agudo em ventilação mecânica. Métodos: revisão sistemática com metanálise de ensaios clínicos randomizados. Resultados: foram incluídos nove ensaios, com 2.187 pacientes. A mortalidade em 28 dias foi de 32,8% com a posição prona e 41,5% com a posição supina (RR 0,79; IC95% 0,69–0,90; certeza moderada). O benefício restringiu-se aos ensaios com sessões de 12 horas ou mais por dia (RR 0,71; IC95% 0,60–0,84); com sessões mais curtas não houve efeito (RR 1,03; IC95% 0,84–1,26). Lesões por pressão foram mais frequentes na prona (29,4% vs 19,1%). Não houve diferença em extubação acidental (RR 1,09; IC95% 0,78–1,51). Conclusão: sessões prolongadas de prona reduzem a mortalidade na forma moderada a grave." + "Ensaio aberto em 14 centros comparou everolina com tacrolimo em dose reduzida a micofenato com tacrolimo em dose padrão em 512 receptores de transplante renal de doador falecido, sem profilaxia farmacológica para citomegalovírus. Aos 12 meses, infecção ou doença por citomegalovírus ocorreu em 9,2% do grupo everolina e 21,4% do grupo micofenato (p<0,001). A rejeição aguda comprovada por biópsia não diferiu (10,8% vs 9,9%; p=0,74), nem a taxa de filtração glomerular estimada (54,6 vs 52,9 mL/min/1,73 m²; p=0,28). Proteinúria acima de 0,5 g/g foi mais comum com everolina (14,1% vs 8,6%), assim como a descontinuação do tratamento por eventos adversos (22,3% vs 12,7%). Deiscência de ferida ocorreu em 5,1% e 2,0%. A sobrevida do enxerto em um ano foi superior a 95% nos dois grupos."',
    [
      'A prona só reduziu a mortalidade quando mantida por pelo menos 12 horas diárias [1]. No transplante renal, por sua vez, a everolina reduziu em mais da metade a ocorrência de citomegalovírus (9,2% contra 21,4%), sem diferença na rejeição aguda [2].',
    ],
    [],
  ],
  [
    '"Objetivo: revisar o efeito da posição prona em adultos com síndrome do desconforto respiratório agudo em ventilação mecânica. Métodos: revisão sistemática com metanálise de ensaios clínicos randomizados. Resultados: foram incluídos nove ensaios, com 2.187 pacientes. A mortalidade em 28 dias foi de 32,8% com a posição prona e 41,5% com a posição supina (RR 0,79; IC95% 0,69–0,90; certeza moderada). O benefício restringiu-se aos ensaios com sessões de 12 horas ou mais por dia (RR 0,71; IC95% 0,60–0,84); com sessões mais curtas não houve efeito (RR 1,03; IC95% 0,84–1,26). Lesões por pressão foram mais frequentes na prona (29,4% vs 19,1%). Não houve diferença em extubação acidental (RR 1,09; IC95% 0,78–1,51). Conclusão: sessões prolongadas de prona reduzem a mortalidade na forma moderada a grave."',
    [],
    [
      [
        'direction',
        'Lesões por pressão foram mais raras nos pacientes colocados em prona do que nos mantidos em supino [1].',
      ],
    ],
  ],
  [
    '"Ensaio aberto em 14 centros comparou everolina com tacrolimo em dose reduzida a micofenato com tacrolimo em dose padrão em 512 receptores de transplante renal de doador falecido, sem profilaxia farmacológica para citomegalovírus. Aos 12 meses, infecção ou doença por citomegalovírus ocorreu em 9,2% do grupo everolina e 21,4% do grupo micofenato (p<0,001). A rejeição aguda comprovada por biópsia não diferiu (10,8% vs 9,9%; p=0,74), nem a taxa de filtração glomerular estimada (54,6 vs 52,9 mL/min/1,73 m²; p=0,28). Proteinúria acima de 0,5 g/g foi mais comum com everolina (14,1% vs 8,6%), assim como a descontinuação do tratamento por eventos adversos (22,3% vs 12,7%). Deiscência de ferida ocorreu em 5,1% e 2,0%. A sobrevida do enxerto em um ano foi superior a 95% nos dois grupos."',
    [],
    [
      [
        'direction',
        'A interrupção do tratamento por eventos adversos foi menos comum com everolina do que com micofenato [1].',
      ],
    ],
  ],
];

/** A true sentence, followed by one with another passage's marker. */
const misplaced: HandCase[] = [
  [
    'wrong-reference',
    '"LUMERA-3 was a double-blind phase 3 trial in which 742 patients with previously untreated, advanced nonsquamous non-small-cell lung cancer were randomized 1:1 to ovastelimab 240 mg every 3 weeks plus platinum chemotherapy or placebo plus chemotherapy. Median overall survival was 19.4 months with ovastelimab and 14.8 months with placebo (hazard ratio for death, 0.72; 95% CI, 0.60 to 0.87; P<0.001). Median progression-free survival was 8.1 versus 6.2 months (hazard ratio, 0.65; 95% CI, 0.55 to 0.77). Objective responses were confirmed in 52.3% and 38.1% of patients. Grade 3 or higher adverse events were reported in 61.0% of the ovastelimab group and 48.2% of the placebo group; discontinuation of any drug owing to toxicity occurred in 14.6% and 6.9%. Pneumonitis of any grade developed in 4.3% of patients receiving ovastelimab, with three fatal cases." + "ARDENT-P evaluated darosetide in metastatic hormone-sensitive prostate cancer. Between 2018 and 2020, 654 men were randomized to darosetide 600 mg twice daily or placebo, both with androgen-deprivation therapy. After a median follow-up of 25.3 months, darosetide improved radiographic progression-free survival (hazard ratio 0.54; 95% CI 0.41-0.71); 24-month rates were 70.3% and 52.1%. An undetectable prostate-specific antigen level (<0.2 ng/mL) was reached at any time by 62.4% of the darosetide group and 18.5% of the placebo group. Overall survival data were immature (hazard ratio 0.81; 95% CI 0.59-1.12). Adverse events led to discontinuation in 6.1% and 9.0%, respectively, and fatigue was reported by 5.6% and 8.1%. Fractures occurred in 4.0% and 2.3%. Benefit was consistent in high-volume and low-volume disease."',
    'No câncer de pulmão avançado, o ovastelimabe reduziu o risco de morte, com HR de 0,72 [1]. No câncer de próstata metastático, a darosetida prolongou a sobrevida livre de progressão radiográfica, com HR de 0,72 [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Objetivo: comparar a acurácia da ultrassonografia pulmonar com a da radiografia de tórax no diagnóstico de pneumonia em crianças. Métodos: estudo transversal em três prontos-socorros pediátricos, com 512 crianças de 1 mês a 14 anos; o padrão de referência foi o consenso de um painel de especialistas cego aos exames índice. Resultados: pneumonia foi confirmada em 203 crianças (39,6%). A ultrassonografia teve sensibilidade de 94,1% (IC95% 89,9–96,9) e especificidade de 91,3% (IC95% 87,6–94,1). A radiografia apresentou sensibilidade de 77,8% e especificidade de 95,5%. O tempo mediano até o resultado foi de 9 minutos para a ultrassonografia e 46 minutos para a radiografia. A concordância entre operadores foi boa (kappa 0,82). Conclusão: a ultrassonografia é mais sensível que a radiografia, sem exposição à radiação, à custa de pequena perda de especificidade." + "Setting: Point-of-care urine tests may speed diagnosis of tuberculosis in inpatients with HIV. Methods: We enrolled 1017 adults with HIV admitted to four hospitals, regardless of symptoms, and compared the TB-Lumen urine strip with a microbiological reference standard (sputum and urine culture and molecular testing). Results: Tuberculosis was confirmed in 234 participants (23.0%). Overall, TB-Lumen had a sensitivity of 68.4% (95% CI 62.1-74.2) and a specificity of 93.7% (95% CI 91.9-95.3). Sensitivity was 81.5% in participants with a CD4 count below 100 cells/µL, 63.0% in those with 100-199 cells/µL and 41.2% in those with 200 cells/µL or more. Results were available after 25 minutes. Conclusion: TB-Lumen may be used to rule in tuberculosis in advanced HIV disease, but a negative result does not exclude it."',
    'A ultrassonografia pulmonar identificou a pneumonia infantil com sensibilidade de 94,1% [1]. Já o TB-Lumen teve sensibilidade global de 94,1% para tuberculose em pessoas internadas com HIV [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Importance: Sleep disruption may contribute to delirium in critical illness. Objective: To test nocturnal dexmelatine for delirium in mechanically ventilated adults. Design: SOMNUS-ICU, an open-label trial in 27 intensive care units; 1204 patients were randomized to nightly dexmelatine infusion or usual sedation. Results: Mean days alive without delirium or coma by day 14 were 8.9 in the dexmelatine group and 7.6 in the usual-care group (difference 1.3 days; 95% CI 0.6 to 2.0). The median duration of ventilation was 6 vs 7 days (P=0.09). Mortality at 90 days was 28.7% with dexmelatine and 28.1% with usual care (P=0.82). Bradycardia requiring intervention was more common with dexmelatine (9.8% vs 4.4%). Self-extubation occurred in 2.2% and 2.5%. Conclusions: Nocturnal dexmelatine increased time without delirium or coma but did not affect survival." + "Objetivo: revisar o efeito da posição prona em adultos com síndrome do desconforto respiratório agudo em ventilação mecânica. Métodos: revisão sistemática com metanálise de ensaios clínicos randomizados. Resultados: foram incluídos nove ensaios, com 2.187 pacientes. A mortalidade em 28 dias foi de 32,8% com a posição prona e 41,5% com a posição supina (RR 0,79; IC95% 0,69–0,90; certeza moderada). O benefício restringiu-se aos ensaios com sessões de 12 horas ou mais por dia (RR 0,71; IC95% 0,60–0,84); com sessões mais curtas não houve efeito (RR 1,03; IC95% 0,84–1,26). Lesões por pressão foram mais frequentes na prona (29,4% vs 19,1%). Não houve diferença em extubação acidental (RR 1,09; IC95% 0,78–1,51). Conclusão: sessões prolongadas de prona reduzem a mortalidade na forma moderada a grave."',
    'A mortalidade em 90 dias foi de 28,7% entre os que receberam dexmelatina [1]. Na síndrome do desconforto respiratório agudo, a mortalidade em 28 dias com a posição prona foi de 28,7% [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Objective: To validate the serum endostatin-B/PlGF ratio for short-term prediction of preeclampsia in women with suspected disease. Methods: 1273 women between 24 and 36 weeks of gestation were studied at 19 centers; clinicians were blinded to results. Results: A ratio of 36 or lower ruled out preeclampsia within 1 week with a negative predictive value of 98.9% (95% CI 97.8-99.5), a sensitivity of 84.6% and a specificity of 79.8%. A ratio above 36 had a positive predictive value of 37.1% for preeclampsia within 4 weeks. Specificity was lower in women with chronic hypertension than in those without it (66.0% vs 82.3%). The ratio rose a median of 9 days before clinical diagnosis. Conclusion: A low ratio is useful for ruling out preeclampsia in the short term; a high ratio calls for closer surveillance, not for delivery." + "Aim: To determine the accuracy of the quantitative fecal immunochemical test HemoCol-Q for colorectal cancer in symptomatic patients referred from primary care. Design: Prospective multicenter diagnostic accuracy study; colonoscopy within 6 weeks was the reference standard. Results: Among 7946 patients, 246 (3.1%) had colorectal cancer. At a threshold of ≥8 µg hemoglobin per gram of feces, sensitivity was 92.4% and specificity 81.7%, with a negative predictive value of 99.7% and a positive predictive value of 13.9%. At ≥20 µg/g, sensitivity was 86.1% and specificity 88.9%; at ≥120 µg/g, the corresponding figures were 64.3% and 96.2%. Accuracy was similar in patients younger and older than 50 years. Among those with rectal bleeding, sensitivity at ≥8 µg/g was 95.8%. Conclusion: HemoCol-Q can safely triage symptomatic patients; persistent iron-deficiency anemia should be investigated whatever the result."',
    'A razão de até 36 afasta pré-eclâmpsia em uma semana com valor preditivo negativo de 98,9% [1]. O HemoCol-Q, no corte de 8 µg/g, teve valor preditivo negativo de 98,9% para câncer colorretal [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Tabela de doses pediátricas – cefadorina suspensão oral 250 mg/5 mL. Pneumonia adquirida na comunidade sem gravidade, crianças de 3 meses a 12 anos: 50 mg/kg/dia, divididos em duas tomadas (12/12 h), por 5 dias; dose máxima de 2 g/dia. Adolescentes com peso igual ou superior a 40 kg: 1 g de 12 em 12 horas. Otite média aguda: 40 mg/kg/dia por 7 dias. Depuração de creatinina inferior a 30 mL/min/1,73 m²: reduzir a dose diária à metade e manter o intervalo de 24 horas. Contraindicada em recém-nascidos, pelo deslocamento da bilirrubina, e em crianças com anafilaxia prévia a betalactâmicos. Administrar junto às refeições, o que melhora a absorção. A suspensão reconstituída conserva-se por 10 dias sob refrigeração. Reavaliar a criança em 48 horas." + "Telomycin dosing in adults with serious Gram-positive infection (hospital antimicrobial guide). Loading dose: 25-30 mg/kg of actual body weight, to a maximum of 3 g, infused at a rate not exceeding 1 g per hour. Maintenance: 15-20 mg/kg every 12 hours if creatinine clearance is above 50 mL/min; every 24 hours if 20-49 mL/min; below 20 mL/min or on hemodialysis, redose according to serum level. Target exposure: 24-hour area under the curve of 400-600 mg·h/L; trough-only monitoring is no longer recommended. Nephrotoxicity increases above 650 mg·h/L and with concurrent piperacillin. Check levels within 48 hours of starting treatment, then at least weekly if renal function is stable. The loading dose does not need to be reduced in renal impairment. If infusion reaction occurs, halve the infusion rate and give an antihistamine."',
    'Em crianças, a cefadorina não deve passar de 2 g por dia [1]. Em adultos, a dose de ataque da telomicina é limitada a 2 g [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Background: The optimal duration of antibiotic therapy for uncomplicated gram-negative bacteremia remains uncertain. Methods: In the BREVIX trial, 620 hospitalized adults who were afebrile and hemodynamically stable by day 5 were randomly assigned to 7 or 14 days of therapy. The primary outcome was a composite of death from any cause, relapse, or readmission at 90 days, with a noninferiority margin of 10 percentage points. Results: The primary outcome occurred in 118 of 312 patients (37.8%) in the 7-day group and in 121 of 308 (39.3%) in the 14-day group (risk difference, -1.5 percentage points; 95% CI, -9.1 to 6.2). Relapse of bacteremia was seen in 2.6% and 2.3%, respectively. Return to baseline activity was faster with the short course (median 2 vs 3 weeks; P=0.01). Conclusions: Seven days of therapy was noninferior to 14 days in this population." + "In the INJECTA study, 818 virologically suppressed adults with HIV-1 were randomized to switch to monthly intramuscular islotavir or to continue daily oral therapy. At week 48, plasma HIV-1 RNA of 50 copies/mL or more was found in 8 of 414 participants (1.9%) in the islotavir group and 7 of 404 (1.7%) in the oral-therapy group (difference 0.2 percentage points; 95% CI -1.7 to 2.1), meeting the noninferiority margin of 4 percentage points. Injection-site reactions were reported by 79% of islotavir recipients; 98% of reactions were grade 1 or 2, with a median duration of 3 days, and 2% of participants withdrew because of them. Confirmed virologic failure with resistance mutations occurred in three and two participants, respectively. Among those who switched, 91% preferred injections to daily tablets."',
    'No BREVIX, adotou-se margem de não inferioridade de 10 pontos percentuais [1]. O INJECTA também usou margem de não inferioridade de 10 pontos percentuais [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"VERITAS-PEF randomized 3512 patients with symptomatic heart failure and a left ventricular ejection fraction of 45% or higher to vericilone 10 mg once daily or placebo. Over a median follow-up of 2.4 years, the primary outcome of cardiovascular death or hospitalization for heart failure occurred in 17.9% of the vericilone group and 21.4% of the placebo group (hazard ratio 0.81; 95% CI 0.70-0.94). The effect was driven by fewer heart-failure hospitalizations (hazard ratio 0.74; 95% CI 0.62-0.88); cardiovascular death did not differ significantly (8.0% vs 8.3%; hazard ratio 0.96; 95% CI 0.76-1.21). In patients with an ejection fraction of 60% or higher the hazard ratio was 0.97 (95% CI 0.77-1.22; P for interaction=0.04). Hypotension was reported in 6.1% vs 4.0% and serious adverse events in 31.8% vs 33.5%." + "Nefrozanide, an oral selective endothelin antagonist, was evaluated in adults with biopsy-proven IgA nephropathy. In the RENOVAR-IgA trial, 388 patients with a median urinary protein-to-creatinine ratio (UPCR) of 1.8 g/g despite maximal renin-angiotensin blockade were assigned to nefrozanide 5 mg daily or placebo. At week 36, UPCR had fallen by 41% with nefrozanide and by 8% with placebo (ratio of geometric means 0.64; 95% CI 0.56 to 0.73). Over 104 weeks, the mean annual change in estimated glomerular filtration rate was -2.3 mL/min/1.73 m² with nefrozanide and -4.9 mL/min/1.73 m² with placebo (difference 2.6; 95% CI 1.4 to 3.8). Peripheral edema occurred in 11.9% vs 6.2% and hypotension in 4.2% vs 3.6%. Aminotransferase elevations above three times the upper limit were seen in 1.0% of each group. Women of childbearing potential required effective contraception."',
    'Hipotensão foi relatada por 6,1% dos pacientes em uso de vericilona [1]. Na nefropatia por IgA, a nefrozanida causou hipotensão em 6,1% dos casos [2].',
    'cd',
  ],
];

export const twentyFourthRound = [...casesOf(groups), ...misplaced];
