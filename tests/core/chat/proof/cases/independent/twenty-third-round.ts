import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/**
 * Written by people who had not seen the check. The passages are invented: their studies, drugs and figures do not
 * exist.
 */
const groups: CaseGroup[] = [
  [
    '"BACKGROUND: Whether early velmarine shortens vasopressor dependence in septic shock is uncertain. METHODS: In the TIDAL-SHOCK trial, 1,248 adults in 41 intensive care units receiving norepinephrine at 0.2 µg/kg/min or more were randomly assigned to velmarine (10 mg/h for up to 72 hours) or placebo. The primary outcome was 28-day mortality. RESULTS: Death by day 28 occurred in 187 of 624 patients (30.0%) in the velmarine group and in 225 of 624 (36.1%) in the placebo group (risk ratio 0.83; 95% CI, 0.71 to 0.97; P=0.02). Median vasopressor-free days were 19 versus 15. New-onset atrial fibrillation was more frequent with velmarine (11.4% vs. 7.2%). Use of renal replacement therapy did not differ significantly (18.1% vs. 19.6%). CONCLUSIONS: Among adults with septic shock, velmarine reduced 28-day mortality at the cost of more atrial fibrillation."',
    [
      'No choque séptico, a velmarina baixou a mortalidade em 28 dias em cerca de 6 pontos percentuais (30,0% contra 36,1% com placebo) [1].',
      'A necessidade de diálise ficou praticamente igual nos dois braços, atingindo pouco menos de um em cada cinco pacientes [1].',
    ],
    [
      [
        'direction',
        'O medicamento também se mostrou protetor para o ritmo cardíaco, com menos fibrilação atrial nova do que o placebo [1].',
      ],
    ],
  ],
  [
    '"Consenso da Sociedade Paulista de Urgências – Anafilaxia. A adrenalina intramuscular, aplicada na face anterolateral da coxa, é o tratamento de primeira linha e não deve ser retardada. Dose: 0,01 mg/kg da solução de 1 mg/mL, com máximo de 0,3 mg em crianças e 0,5 mg em adultos. Repetir a cada 5 a 15 minutos se não houver resposta. Anti-histamínicos e corticosteroides são adjuvantes e não substituem a adrenalina. Na hipotensão persistente, infundir cristaloide 10 a 20 mL/kg em 10 a 20 minutos. Pacientes em uso de betabloqueador refratários à adrenalina podem receber glucagon 1 a 5 mg por via intravenosa em 5 minutos. Observar por pelo menos 6 horas após a resolução dos sintomas, e por 24 horas quem teve reação grave, precisou de mais de uma dose de adrenalina ou tem asma não controlada."',
    [
      'Para uma criança de 20 kg em anafilaxia, aplicam-se 0,2 mg de adrenalina por via intramuscular na face anterolateral da coxa [1].',
      'Quem precisou de duas doses de adrenalina deve ficar em observação por 24 horas, e não apenas pelas 6 horas habituais [1].',
    ],
    [
      ['unit', 'A adrenalina intramuscular deve ser administrada na dose de 0,01 mcg/kg, na coxa [1].'],
      [
        'negation',
        'Corticosteroides e anti-histamínicos podem substituir a adrenalina no tratamento inicial da anafilaxia [1].',
      ],
    ],
  ],
  [
    '"OBJECTIVE: To determine whether early high-flow nasal cannula reduces treatment failure in infants with bronchiolitis. METHODS: The NIMBUS-2 trial randomized 1,016 infants aged 1 to 11 months with hypoxemic bronchiolitis in 19 emergency departments to high-flow oxygen at 2 L/kg/min or standard low-flow oxygen up to 2 L/min. The primary outcome was treatment failure requiring escalation of care. RESULTS: Treatment failure occurred in 64 of 508 infants (12.6%) in the high-flow group and 119 of 508 (23.4%) in the standard group (risk ratio, 0.54; 95% CI, 0.41 to 0.71). Transfer to intensive care (9.1% vs. 10.3%) and median length of stay (3.0 vs. 2.9 days) did not differ significantly. One pneumothorax occurred in each group. CONCLUSIONS: Early high-flow oxygen reduced treatment failure without changing intensive care admission or length of stay."',
    [
      'Em lactentes com bronquiolite e hipoxemia, o alto fluxo precoce cortou quase pela metade a falha terapêutica em relação ao oxigênio convencional [1].',
      'O tempo de internação não mudou com a cânula de alto fluxo, girando em torno de três dias em ambos os grupos [1].',
    ],
    [
      [
        'digit',
        'Houve falha do tratamento em 12,6% dos lactentes com alto fluxo e em 28,4% dos que receberam oxigênio padrão [1].',
      ],
    ],
  ],
  [
    '"IMPORTANCE: Rapid rule-out of myocardial infarction could relieve emergency department crowding. OBJECTIVE: To assess a single high-sensitivity cardiac myolin I measurement. METHODS: Prospective diagnostic accuracy study of 3,412 adults with chest pain at seven emergency departments. The index test was a concentration below 6 ng/L at presentation; the reference was adjudicated type 1 myocardial infarction within 30 days. RESULTS: Infarction was adjudicated in 386 patients (11.3%). A concentration below 6 ng/L had a sensitivity of 98.7% (95% CI, 96.9%-99.6%), a specificity of 54.2%, and a negative predictive value of 99.8%. This threshold identified 46% of patients as low risk and potentially suitable for early discharge. Sensitivity was lower in patients presenting within 2 hours of symptom onset (94.1%). CONCLUSIONS: A single low myolin I value safely excludes infarction, although repeat testing is advised in early presenters."',
    [
      'Uma única dosagem de miolina I abaixo de 6 ng/L na chegada praticamente afasta infarto, com valor preditivo negativo de 99,8% [1].',
      'Em quem procura o serviço nas duas primeiras horas de dor, o teste é menos sensível e convém repetir a dosagem [1].',
    ],
    [
      [
        'comparator',
        'Foram considerados de baixo risco os pacientes com miolina I acima de 6 ng/L na admissão [1].',
      ],
      [
        'digit',
        'Com esse ponto de corte, 64% dos pacientes foram classificados como de baixo risco e candidatos a alta precoce [1].',
      ],
    ],
  ],
  [
    '"Objetivo: Identificar fatores associados a delirium após cirurgia de fratura de quadril. Métodos: Coorte retrospectiva com 842 pacientes de 65 anos ou mais operados em cinco hospitais de Minas Gerais. Resultados: A idade média foi de 81,3 anos e 74% eram mulheres. Delirium pós-operatório ocorreu em 28,6%. Associaram-se de forma independente ao delirium: demência prévia (OR 3,41; IC95% 2,36–4,93), espera cirúrgica maior que 48 horas (OR 1,87; IC95% 1,31–2,67) e uso de benzodiazepínico (OR 1,62; IC95% 1,09–2,41). O tipo de anestesia, raquidiana ou geral, não se associou ao desfecho (OR 0,96; IC95% 0,69–1,34). A mortalidade em 12 meses foi de 31,1% nos pacientes com delirium e de 16,4% naqueles sem delirium. Conclusão: Reduzir o tempo de espera e evitar benzodiazepínicos são alvos modificáveis para a prevenção."',
    [
      'Entre os fatores estudados, a demência prévia foi o que mais pesou, mais que triplicando a chance de delirium no pós-operatório de fratura de quadril [1].',
      'Optar por raquianestesia em vez de anestesia geral não alterou o risco de delirium [1].',
    ],
    [
      ['direction', 'Aguardar mais de 48 horas pela cirurgia associou-se a menor chance de delirium [1].'],
      [
        'number-of-other-arm',
        'Dos idosos que desenvolveram delirium, 16,4% haviam morrido ao fim de um ano [1].',
      ],
    ],
  ],
  [
    '"BACKGROUND: Incisional hernia is a frequent complication of midline laparotomy. We aimed to quantify the effect of prophylactic mesh. METHODS: Systematic review and meta-analysis of randomized trials comparing prophylactic mesh with primary suture closure; random-effects models were used. RESULTS: Fourteen trials with 2,986 patients were included; follow-up ranged from 12 to 60 months. Incisional hernia occurred in 9.8% of patients with mesh and 21.7% with suture alone (RR 0.45, 95% CI 0.36 to 0.57; I² = 38%; number needed to treat 9). Seroma was more common with mesh (12.3% vs 7.9%; RR 1.56, 95% CI 1.19 to 2.05). Surgical site infection did not differ (RR 1.04, 95% CI 0.86 to 1.26). Evidence on chronic pain was of low certainty. CONCLUSION: Prophylactic mesh more than halves incisional hernia, with more seroma but no excess of infection."',
    [
      'A tela profilática no fechamento da laparotomia mediana diminui em 55% o risco relativo de hérnia incisional [1].',
      'O uso preventivo de tela não traz mais infecção de sítio cirúrgico, embora aumente a formação de seroma [1].',
    ],
    [['decimal', 'Com a tela, a incidência de hérnia incisional foi de 0,98% [1].']],
  ],
  [
    '"BACKGROUND: Therapies for heart failure with preserved ejection fraction are limited. METHODS: In this double-blind trial, 3,960 patients with symptomatic heart failure and a left ventricular ejection fraction of 45% or higher received corazeptin 50 mg twice daily or placebo. The primary outcome was a composite of cardiovascular death or hospitalization for heart failure. RESULTS: Over a median of 26 months, the primary outcome occurred in 15.2% of the corazeptin group and 18.9% of the placebo group (hazard ratio, 0.78; 95% CI, 0.68 to 0.90). Hospitalization for heart failure was reduced (hazard ratio, 0.72; 95% CI, 0.60 to 0.86), whereas cardiovascular death was not (hazard ratio, 0.94; 95% CI, 0.77 to 1.15). The KCCQ score improved by 3.1 points more with corazeptin. Symptomatic hypotension occurred in 6.3% and 3.9%, respectively. CONCLUSIONS: Corazeptin lowered the risk of the composite outcome, driven by fewer heart-failure hospitalizations."',
    [
      'Na insuficiência cardíaca com fração de ejeção preservada, o ganho com corazeptina veio das internações evitadas, sem redução demonstrada da morte cardiovascular [1].',
      'Hipotensão sintomática foi mais comum com corazeptina, com diferença absoluta de 2,4 pontos percentuais frente ao placebo [1].',
    ],
    [
      [
        'comparator',
        'O estudo recrutou pacientes com insuficiência cardíaca e fração de ejeção inferior a 45% [1].',
      ],
    ],
  ],
  [
    '"Protocolo de estado de mal epiléptico em pediatria – quadro de doses. Primeira linha: diazepam IV 0,2 a 0,3 mg/kg (máximo 10 mg), podendo ser repetido uma vez após 5 minutos; na ausência de acesso venoso, midazolam IM 0,2 mg/kg (máximo 10 mg). Segunda linha: fenitoína 20 mg/kg IV, em velocidade máxima de 1 mg/kg/min (sem exceder 50 mg/min), com monitorização cardíaca; não diluir em soro glicosado, pelo risco de precipitação. Alternativa: levetiracetam 60 mg/kg IV (máximo 4.500 mg) em 10 minutos. Em neonatos, o fenobarbital 20 mg/kg é a droga preferida. Dosar a glicemia em todos os casos; se menor que 60 mg/dL, administrar glicose a 10%, 2 a 5 mL/kg. Crises que persistem após a segunda linha definem estado de mal refratário e exigem cuidados intensivos."',
    [
      'Se a criança em crise não tem acesso venoso, recomenda-se midazolam intramuscular a 0,2 mg/kg, sem passar de 10 mg [1].',
      'Uma criança de 30 kg receberia 1.800 mg de levetiracetam, infundidos em 10 minutos, como alternativa de segunda linha [1].',
    ],
    [['unit', 'A fenitoína deve correr a no máximo 1 mg/kg/h, sob monitorização cardíaca [1].']],
  ],
  [
    '"AIMS: To compare lumaxaban with warfarin in older adults with atrial fibrillation. METHODS: Nationwide registry cohort of 24,318 patients aged 75 years or older starting lumaxaban or warfarin, matched by propensity score. RESULTS: Stroke or systemic embolism occurred at 1.6 per 100 person-years with lumaxaban and 2.1 with warfarin (HR 0.77, 95% CI 0.66–0.90). Major bleeding occurred at 2.8 and 3.9 per 100 person-years, respectively (HR 0.72, 95% CI 0.63–0.82), chiefly because of fewer intracranial haemorrhages. Gastrointestinal bleeding, however, was higher with lumaxaban (1.9 vs 1.5 per 100 person-years; HR 1.27, 95% CI 1.08–1.49). All-cause mortality was similar (HR 0.97, 95% CI 0.90–1.05). CONCLUSION: In elderly patients, lumaxaban was associated with less stroke and less major bleeding than warfarin, but with more gastrointestinal bleeding."',
    [
      'Em idosos com fibrilação atrial, a lumaxabana associou-se a 28% menos sangramentos maiores do que a varfarina [1].',
    ],
    [
      [
        'direction',
        'O sangramento gastrointestinal também foi menos frequente com a lumaxabana do que com a varfarina [1].',
      ],
    ],
  ],
  [
    '"OBJECTIVE: To describe cerebral injury in children with diabetic ketoacidosis. DESIGN: Multicentre retrospective cohort. METHODS: We reviewed 1,327 episodes of ketoacidosis in children younger than 18 years treated in 11 paediatric emergency departments. RESULTS: Clinically apparent cerebral injury occurred in 12 episodes (0.9%), of which 3 (25%) were fatal. Independent predictors were age below 5 years (adjusted OR 4.2, 95% CI 1.5–11.6), an initial PaCO2 of 20 mmHg or less (adjusted OR 3.3, 95% CI 1.2–9.4) and treatment with bicarbonate (adjusted OR 3.8, 95% CI 1.4–10.2). The rate of intravenous fluid infusion was not associated with cerebral injury (adjusted OR 1.1, 95% CI 0.6–2.0). Median time from start of treatment to neurological deterioration was 7 hours. CONCLUSIONS: Cerebral injury is uncommon but often lethal; bicarbonate should be avoided."',
    [
      'A lesão cerebral na cetoacidose pediátrica é rara, ocorrendo em menos de 1% dos episódios, mas um quarto dos casos é fatal [1].',
      'Crianças com menos de 5 anos e as tratadas com bicarbonato tiveram maior risco de lesão cerebral [1].',
    ],
    [
      ['decimal', 'Lesão cerebral clinicamente aparente complicou 9% dos episódios de cetoacidose [1].'],
      ['comparator', 'Uma PaCO2 inicial superior a 20 mmHg foi preditor independente de lesão cerebral [1].'],
    ],
  ],
  [
    '"BACKGROUND: Oxytocin requires refrigeration. We tested heat-stable oxilatocin for the prevention of postpartum haemorrhage. METHODS: In this non-inferiority trial, 9,204 women giving birth vaginally in eight countries were assigned to intramuscular oxilatocin 100 µg or oxytocin 10 IU immediately after birth. RESULTS: Blood loss of at least 500 mL or use of additional uterotonics, the first primary outcome, occurred in 14.3% of the oxilatocin group and 14.5% of the oxytocin group (RR 0.99, 95% CI 0.90–1.09), meeting the non-inferiority criterion. Blood loss of at least 1,000 mL occurred in 1.6% and 1.5%. Additional uterotonics were given less often with oxilatocin (9.2% vs 11.8%; RR 0.78, 95% CI 0.69–0.88). Nausea, vomiting and shivering were similar in the two groups. INTERPRETATION: Heat-stable oxilatocin was non-inferior to oxytocin and needs no cold chain."',
    [
      'A oxilatocina termoestável mostrou-se não inferior à ocitocina na prevenção da hemorragia pós-parto e dispensa refrigeração [1].',
      'Perdas de 1.000 mL ou mais foram incomuns e parecidas: 1,6% com oxilatocina e 1,5% com ocitocina [1].',
    ],
    [
      [
        'unit',
        'Logo após o parto vaginal, as mulheres receberam 100 mg de oxilatocina por via intramuscular ou 10 UI de ocitocina [1].',
      ],
      [
        'direction',
        'As mulheres do grupo oxilatocina precisaram mais vezes de uterotônicos adicionais que as do grupo ocitocina [1].',
      ],
    ],
  ],
  [
    '"Manual estadual de manejo clínico da dengue – adulto e criança. Grupo C (sinais de alarme, sem choque): internar e iniciar soro fisiológico 10 mL/kg na primeira hora, repetindo 10 mL/kg na segunda hora; reavaliar hematócrito em 2 horas. Se não houver melhora após três fases de expansão, conduzir como grupo D. Grupo D (choque): expansão imediata com 20 mL/kg em até 20 minutos, repetida até três vezes conforme a resposta. Elevação do hematócrito após a expansão indica extravasamento plasmático persistente; queda do hematócrito com instabilidade sugere hemorragia. Transfusão profilática de plaquetas não é recomendada. Ácido acetilsalicílico e anti-inflamatórios não esteroidais são contraindicados. Critérios de alta: ausência de febre por 48 horas, hematócrito estável por 24 horas e plaquetas em elevação e acima de 50.000/mm³."',
    [
      'No choque da dengue, a expansão é feita imediatamente com 20 mL/kg em até 20 minutos, podendo chegar a três repetições [1].',
      'AAS e anti-inflamatórios devem ser evitados em todo paciente com dengue [1].',
    ],
    [
      [
        'comparator',
        'Entre os critérios de alta estão 48 horas sem febre e plaquetas em ascensão, mas ainda abaixo de 50.000/mm³ [1].',
      ],
      [
        'direction',
        'Hematócrito que sobe depois da expansão volêmica indica que o extravasamento plasmático cessou [1].',
      ],
    ],
  ],
  [
    '"PURPOSE: To evaluate tovarelimab plus chemotherapy in previously untreated metastatic non-squamous non-small-cell lung cancer. PATIENTS AND METHODS: Six hundred twenty-two patients without EGFR or ALK alterations were randomly assigned 1:1 to tovarelimab plus platinum-pemetrexed or placebo plus platinum-pemetrexed. The primary end point was overall survival. RESULTS: Median overall survival was 21.4 months with tovarelimab and 14.9 months with placebo (HR, 0.69; 95% CI, 0.57 to 0.84). Median progression-free survival was 8.2 versus 5.6 months (HR, 0.61; 95% CI, 0.51 to 0.73). The objective response rate was 47.3% versus 29.8%. Survival benefit was also seen with PD-L1 expression below 1% (HR, 0.74; 95% CI, 0.55 to 0.99). Grade 3 or higher adverse events occurred in 64% and 58%; discontinuation due to adverse events in 13.1% and 7.4%. CONCLUSION: Adding tovarelimab to chemotherapy prolonged survival irrespective of PD-L1 expression."',
    [
      'Acrescentar tovarelimabe à quimioterapia prolongou a sobrevida mediana em 6,5 meses [1].',
      'O benefício em sobrevida se manteve mesmo nos tumores com PD-L1 inferior a 1% [1].',
    ],
    [
      ['number-of-other-arm', 'A taxa de resposta objetiva com tovarelimabe foi de 29,8% [1].'],
      [
        'direction',
        'Menos pacientes interromperam o tratamento por eventos adversos no braço do tovarelimabe que no do placebo [1].',
      ],
    ],
  ],
  [
    '"BACKGROUND: The effect of renaglozin on kidney outcomes in chronic kidney disease is unknown. METHODS: We randomly assigned 4,412 adults with an estimated GFR of 25 to 75 mL/min/1.73 m² and a urinary albumin-to-creatinine ratio of 200 to 5,000 mg/g to renaglozin 10 mg once daily or placebo. The primary outcome was a sustained decline in eGFR of at least 50%, end-stage kidney disease, or renal or cardiovascular death. RESULTS: During a median of 2.4 years, a primary outcome event occurred in 9.6% of the renaglozin group and 13.6% of the placebo group (HR, 0.69; 95% CI, 0.59 to 0.81). The chronic eGFR slope was −1.9 versus −3.7 mL/min/1.73 m² per year. Albuminuria fell by 34% relative to placebo. Ketoacidosis occurred in 4 patients and 1 patient, respectively; severe hypoglycemia was rare in both groups. CONCLUSIONS: Renaglozin slowed progression of chronic kidney disease, with or without diabetes."',
    [
      'Com renaglozina, a perda anual de filtração glomerular foi aproximadamente a metade da observada com placebo [1].',
      'A renaglozina retardou a progressão da doença renal crônica tanto em diabéticos quanto em não diabéticos [1].',
    ],
    [
      [
        'bounds',
        'Podiam participar adultos com TFG estimada entre 25 e 95 mL/min/1,73 m² e albuminúria de 200 a 5.000 mg/g [1].',
      ],
    ],
  ],
  [
    '"Introdução: A nexamitina é um novo antidepressivo de ação multimodal. Métodos: Ensaio clínico duplo-cego com 412 adultos com transtorno depressivo maior moderado a grave, randomizados para nexamitina 20 mg/dia ou placebo por 8 semanas. O desfecho primário foi a variação na escala MADRS. Resultados: A redução média na MADRS foi de 15,8 pontos com nexamitina e de 11,6 com placebo (diferença −4,2; IC95% −5,9 a −2,5; p<0,001). A taxa de resposta foi de 52,4% versus 35,9%, e a de remissão, 31,1% versus 19,4%. Náusea foi o evento adverso mais comum (18% versus 9%). Não houve diferença em disfunção sexual nem em ganho de peso. Um paciente do grupo placebo apresentou ideação suicida grave. Conclusão: A nexamitina foi superior ao placebo e bem tolerada no tratamento agudo."',
    [
      'Pouco mais da metade dos pacientes respondeu à nexamitina em 8 semanas, ante cerca de um terço com placebo [1].',
      'O efeito colateral mais comum foi náusea, duas vezes mais frequente com a nexamitina (18% versus 9%) [1].',
    ],
    [['bounds', 'A diferença na MADRS a favor da nexamitina foi de 4,2 pontos (IC95% de −5,9 a −0,5) [1].']],
  ],
  [
    '"IMPORTANCE: Inhaled sedation is increasingly used in acute respiratory distress syndrome (ARDS). OBJECTIVE: To compare inhaled sevoxane with intravenous propofol. DESIGN: Open-label randomized trial in 37 French intensive care units. PARTICIPANTS: 687 adults with early moderate to severe ARDS (PaO2/FiO2 below 150 mmHg). INTERVENTION: Sedation with sevoxane or propofol for up to 7 days. RESULTS: The median number of ventilator-free days at day 28 was 0 with sevoxane and 4 with propofol (difference, −2.1; 95% CI, −3.6 to −0.7). Mortality at 90 days was 52.9% versus 44.3% (HR, 1.31; 95% CI, 1.05 to 1.62). Nephrogenic diabetes insipidus was observed only in the sevoxane group (2.9%). Delirium after awakening was comparable. CONCLUSIONS: In ARDS, inhaled sevoxane resulted in fewer ventilator-free days and lower survival than propofol."',
    [
      'Na SDRA moderada a grave, sedar com sevoxano inalatório saiu-se pior que o propofol, tanto em dias livres de ventilação quanto em sobrevida [1].',
      'Diabetes insípido nefrogênico foi visto em 2,9% dos pacientes sedados com sevoxano e em nenhum dos que receberam propofol [1].',
    ],
    [['direction', 'O risco de morte em 90 dias foi 31% menor com sevoxano do que com propofol [1].']],
  ],
  [
    '"AIM: To summarise the accuracy of lung ultrasound for childhood pneumonia. METHODS: Meta-analysis of 18 studies (2,873 children aged 1 month to 18 years) comparing lung ultrasound and chest radiography with a composite clinical reference standard. RESULTS: Pooled sensitivity of lung ultrasound was 94% (95% CI 91–96) and specificity 92% (95% CI 88–95). Chest radiography had a sensitivity of 86% (95% CI 81–90) and a specificity of 90% (95% CI 85–94). When ultrasound was performed by novice operators with less than 7 days of training, sensitivity fell to 84%. Consolidations smaller than 1 cm explained most false positives. Mean examination time was 9 minutes. CONCLUSIONS: Lung ultrasound is at least as accurate as radiography, avoids ionising radiation and may be used as first-line imaging when trained operators are available."',
    [
      'O ultrassom pulmonar detecta pneumonia na criança com sensibilidade superior à da radiografia (94% contra 86%) e sem radiação ionizante [1].',
      'Nas mãos de operadores pouco treinados, a sensibilidade do ultrassom cai cerca de 10 pontos percentuais [1].',
    ],
    [
      ['number-of-other-arm', 'A sensibilidade combinada do ultrassom pulmonar foi de 86% [1].'],
      [
        'bounds',
        'A especificidade do ultrassom foi de 92%, com intervalo de confiança de 95% entre 82% e 95% [1].',
      ],
    ],
  ],
  [
    '"Objetivo: Comparar 2 e 5 dias de antibiótico intravenoso após apendicectomia por apendicite complicada. Métodos: Ensaio de não inferioridade, aberto, em 15 hospitais, com 1.066 pacientes a partir de 8 anos de idade; margem de 7,5 pontos percentuais. O desfecho primário foi a combinação de complicações infecciosas e mortalidade em 90 dias. Resultados: O desfecho primário ocorreu em 10,2% no grupo de 2 dias e em 8,2% no grupo de 5 dias (diferença absoluta de 2,0 pontos percentuais; IC95% −1,6 a 5,6), o que satisfez a não inferioridade. Eventos adversos relacionados ao antibiótico foram menos frequentes no grupo de 2 dias (9% versus 22%), e a internação foi mais curta (mediana de 3 versus 5 dias). Readmissões foram mais comuns no grupo de 2 dias (12% versus 6%). Conclusão: Dois dias de antibiótico são não inferiores a cinco dias."',
    [
      'Encurtar o antibiótico para 2 dias na apendicite complicada reduziu os eventos adversos do medicamento de 22% para 9% [1].',
      'O esquema curto abreviou a internação em dois dias na mediana, mas ao preço de mais readmissões (o dobro, 12% contra 6%) [1].',
    ],
    [
      [
        'negation',
        'O esquema de 2 dias não atingiu o critério de não inferioridade frente ao de 5 dias [1].',
      ],
      ['direction', 'As readmissões foram menos comuns em quem recebeu apenas 2 dias de antibiótico [1].'],
    ],
  ],
  [
    '"BACKGROUND: Falls are a leading cause of injury in older people. METHODS: The STRIDE-HOME trial assigned 1,540 community-dwelling adults aged 70 years or older with a fall in the previous year to a home-based balance and strength programme or to usual care for 12 months. RESULTS: Mean age was 78 years. The fall rate was 1.02 per person-year in the exercise group and 1.38 in the usual-care group (incidence rate ratio 0.74, 95% CI 0.64–0.85). Fall-related fractures occurred in 3.1% and 3.8% (RR 0.82, 95% CI 0.49–1.36). Mean adherence was 61% of prescribed sessions. Musculoskeletal pain was reported by 7.5% of the exercise group and 4.6% of controls. CONCLUSION: Home exercise reduced falls; the trial was not powered to detect a difference in fractures."',
    [
      'Um programa domiciliar de equilíbrio e força reduziu em cerca de um quarto a taxa de quedas em idosos da comunidade [1].',
      'Não se demonstrou redução de fraturas, desfecho para o qual o estudo não tinha poder estatístico [1].',
    ],
    [
      ['number-of-other-arm', 'No grupo de exercício, ocorreram 1,38 queda por pessoa-ano [1].'],
      [
        'direction',
        'Dor musculoesquelética foi relatada com menor frequência por quem fez os exercícios do que pelos controles [1].',
      ],
    ],
  ],
  [
    '"OBJECTIVE: To evaluate dermilast cream 1.5% in mild to moderate atopic dermatitis. METHODS: Vehicle-controlled, double-blind, 8-week trial in 674 patients aged 2 years or older, randomized 2:1 to twice-daily dermilast cream or vehicle. RESULTS: EASI-75 at week 8 was achieved by 58.7% of patients with dermilast and 21.3% with vehicle (P < .001). An itch improvement of at least 4 points was seen in 46.5% and 15.8%, respectively, with separation from vehicle as early as day 2. Application-site burning was reported in 5.2% with dermilast and 1.8% with vehicle. No clinically meaningful changes in laboratory values occurred, and systemic exposure was low. CONCLUSIONS: Dermilast cream rapidly improved eczema and itch and was well tolerated in adults and children."',
    [
      'O alívio do prurido com dermilaste foi rápido, já se distinguindo do veículo no segundo dia de uso [1].',
      'Ardor no local da aplicação foi pouco frequente, porém mais comum com dermilaste que com o veículo (5,2% e 1,8%, respectivamente) [1].',
    ],
    [['decimal', 'O ensaio avaliou o dermilaste em creme a 15%, aplicado duas vezes ao dia [1].']],
  ],
  [
    '"Recomendações para hipercalemia grave no pronto-socorro. Gluconato de cálcio a 10%, 10 mL IV em 2 a 5 minutos, está indicado quando há alterações eletrocardiográficas ou potássio igual ou superior a 6,5 mmol/L; o cálcio estabiliza a membrana miocárdica e não reduz o potássio sérico. Seu efeito dura 30 a 60 minutos. Para deslocar o potássio para o intracelular: insulina regular 10 U IV com 25 g de glicose (dispensar a glicose se glicemia acima de 250 mg/dL), com início em 15 a 30 minutos e duração de 4 a 6 horas; associar salbutamol nebulizado 10 a 20 mg. O bicarbonato de sódio fica reservado à acidose metabólica importante. Monitorar a glicemia a cada hora por 6 horas. Hemodiálise é o método mais eficaz de remoção nos casos refratários ou com anúria."',
    [
      'Dispensa-se a glicose que acompanha a insulina quando a glicemia já passa de 250 mg/dL [1].',
      'Entre as medidas disponíveis, a hemodiálise é a que remove potássio com maior eficácia, sendo indicada nos pacientes anúricos ou refratários [1].',
    ],
    [
      ['negation', 'Além de estabilizar o miocárdio, o gluconato de cálcio reduz o potássio sérico [1].'],
      ['bounds', 'Associa-se à insulina o salbutamol nebulizado, na dose de 10 a 40 mg [1].'],
    ],
  ],
  [
    '"AIMS: To compare once-weekly insulin dorzec with once-daily insulin glargine in insulin-naive type 2 diabetes. METHODS: Open-label, 52-week, treat-to-target trial in 982 adults with HbA1c 7.0–11.0%. RESULTS: Mean HbA1c fell by 1.52 percentage points with dorzec and 1.31 with glargine (estimated treatment difference −0.21, 95% CI −0.32 to −0.10), confirming non-inferiority and superiority. Time in range (70–180 mg/dL) was 71.9% versus 66.9%. Clinically significant or severe hypoglycaemia occurred at 0.42 and 0.29 events per patient-year, respectively. Mean weight gain was 2.3 kg and 1.8 kg. No episode of severe hypoglycaemia led to hospital admission. CONCLUSIONS: Weekly dorzec gave better glycaemic control than daily glargine, with a slightly higher rate of hypoglycaemia, which remained below one event per patient-year."',
    [
      'A insulina semanal dorzec baixou a HbA1c um pouco mais que a glargina diária, com diferença de 0,21 ponto percentual a seu favor [1].',
      'A hipoglicemia clinicamente relevante ou grave foi mais comum com a insulina semanal, ainda que menos de um evento por paciente-ano [1].',
    ],
    [
      ['number-of-other-arm', 'O grupo que usou dorzec ganhou em média 1,8 kg ao longo de 52 semanas [1].'],
      ['direction', 'O tempo no alvo glicêmico foi menor com a insulina semanal do que com a glargina [1].'],
    ],
  ],
  [
    '"BACKGROUND: The optimal temperature after cardiac arrest is debated. METHODS: The COLDHEART trial assigned 1,874 comatose adults resuscitated from out-of-hospital cardiac arrest to hypothermia at 33°C for 28 hours or to targeted normothermia with early treatment of fever (37.8°C or higher). The primary outcome was death at 6 months. RESULTS: At 6 months, 49.8% of the hypothermia group and 48.1% of the normothermia group had died (relative risk, 1.04; 95% CI, 0.94 to 1.14; P=0.47). A modified Rankin score of 4 to 6 was found in 55% of both groups. Arrhythmia with hemodynamic compromise was more common with hypothermia (24.3% vs. 16.5%, P<0.001). Pneumonia occurred in 38% and 36%. CONCLUSIONS: Hypothermia did not lower mortality compared with normothermia."',
    [
      'Resfriar a 33 °C após parada cardíaca extra-hospitalar não trouxe ganho de sobrevida em seis meses em comparação à normotermia [1].',
      'Arritmias com repercussão hemodinâmica acometeram perto de um quarto dos pacientes resfriados, mais do que no grupo em normotermia [1].',
    ],
    [['digit', 'Os pacientes do braço de hipotermia foram mantidos a 33 °C por 48 horas [1].']],
  ],
  [
    '"BACKGROUND: Tenectorase can be given as a single bolus. METHODS: In this pragmatic registry-linked trial, 1,588 adults with ischaemic stroke causing disabling deficit and presenting within 4.5 hours of onset received tenectorase (0.25 mg/kg, maximum 25 mg) or alteplase (0.9 mg/kg, maximum 90 mg). The primary outcome was a modified Rankin score of 0–1 at 90 days. RESULTS: The primary outcome occurred in 37.0% of the tenectorase group and 34.8% of the alteplase group (risk difference 2.2 percentage points, 95% CI −2.5 to 6.9), meeting the non-inferiority margin of −5 points. Symptomatic intracerebral haemorrhage occurred in 3.4% and 3.2%; death at 90 days in 15.3% and 15.4%. Median door-to-needle time was 36 minutes. INTERPRETATION: Tenectorase is a reasonable alternative to alteplase for standard thrombolysis."',
    [
      'Até 4,5 horas do início do AVC, a tenectorase em bolus único é alternativa aceitável à alteplase [1].',
      'Um paciente de 70 kg receberia 17,5 mg de tenectorase, abaixo, portanto, do teto de 25 mg [1].',
    ],
    [
      ['decimal', 'A tenectorase foi administrada na dose de 2,5 mg/kg, em bolus [1].'],
      [
        'direction',
        'A proporção de pacientes com Rankin de 0 a 1 aos 90 dias foi numericamente menor com tenectorase do que com alteplase [1].',
      ],
    ],
  ],
  [
    '"Quadro de antimicrobianos na sepse neonatal precoce. Gentamicina IV: idade gestacional menor que 30 semanas, 5 mg/kg a cada 48 horas; de 30 a 34 semanas, 5 mg/kg a cada 36 horas; 35 semanas ou mais, 4 mg/kg a cada 24 horas. Nível sérico de vale desejado: abaixo de 1 mg/L. Ampicilina IV na primeira semana de vida: 50 mg/kg por dose a cada 12 horas; na suspeita de meningite, 100 mg/kg por dose a cada 8 horas. Colher hemocultura antes da primeira dose, com volume mínimo de 1 mL. Se as culturas forem negativas e o recém-nascido estiver clinicamente bem, suspender os antibióticos em 36 a 48 horas. Não se recomenda cefotaxima de rotina, por aumentar o risco de candidíase invasiva; reservá-la à meningite por gram-negativos."',
    [
      'No recém-nascido a termo, a gentamicina é feita uma vez ao dia, na dose de 4 mg/kg [1].',
      'Com culturas negativas e boa evolução clínica, os antibióticos podem ser retirados dentro de 36 a 48 horas [1].',
    ],
    [
      [
        'digit',
        'Entre 30 e 34 semanas de idade gestacional, administram-se 5 mg/kg de gentamicina a cada 26 horas [1].',
      ],
      ['unit', 'O nível de vale da gentamicina deve ficar abaixo de 1 g/L [1].'],
    ],
  ],
  [
    '"BACKGROUND: Early antifibrinolytic treatment may save lives in trauma. METHODS: FIBRA-1 was a prehospital randomized trial of fibrexamic acid (2 g intravenous bolus) versus placebo in 6,120 adults with suspected haemorrhage treated within 3 hours of injury. RESULTS: Death at 28 days occurred in 17.8% of the fibrexamic acid group and 20.1% of the placebo group (RR 0.89, 95% CI 0.80–0.98). The effect was greatest when treatment began within 1 hour (RR 0.78, 95% CI 0.67–0.91), with no apparent benefit after 2 hours (RR 1.02, 95% CI 0.84–1.24). Venous thromboembolism occurred in 3.2% and 2.9% (RR 1.10, 95% CI 0.83–1.46). Seizures were reported in 0.6% of both groups. INTERPRETATION: Prehospital fibrexamic acid reduces 28-day mortality without a significant increase in thromboembolic events."',
    [
      'Quanto mais cedo se aplica o ácido fibrexâmico, maior o proveito: iniciado na primeira hora, reduz em 22% o risco de morte [1].',
    ],
    [
      [
        'direction',
        'O efeito sobre a mortalidade foi máximo quando o tratamento começou depois de duas horas do trauma [1].',
      ],
    ],
  ],
  [
    '"Recommendations for children with septic shock. Where intensive care is available, we suggest up to 40–60 mL/kg of balanced crystalloid in boluses of 10–20 mL/kg over the first hour, titrated to cardiac output and stopped if signs of fluid overload develop. Where intensive care is not available and the child is not hypotensive, we recommend against bolus fluids, giving maintenance fluids instead. In septic shock, start antimicrobials within 1 hour of recognition; in sepsis without shock, within 3 hours. We suggest epinephrine or norepinephrine rather than dopamine as first-line vasoactive agents; either may be started through a peripheral line. We suggest against hydrocortisone if fluid and vasopressor therapy restore haemodynamic stability. We suggest against transfusion when haemoglobin is 7 g/dL or higher in a haemodynamically stabilised child."',
    [
      'Na criança com choque séptico, prefere-se adrenalina ou noradrenalina à dopamina, e a infusão pode começar por veia periférica [1].',
      'Onde não há UTI e a criança mantém a pressão, não se devem fazer bolus de fluido, apenas soro de manutenção [1].',
    ],
    [
      ['digit', 'Na sepse sem choque, os antimicrobianos devem ser iniciados em até 8 horas [1].'],
      [
        'comparator',
        'Na criança já estabilizada, sugere-se não transfundir quando a hemoglobina está abaixo de 7 g/dL [1].',
      ],
    ],
  ],
  [
    '"Caderno de Atenção Primária – Hipertensão arterial. O diagnóstico é feito com pressão de consultório igual ou superior a 140/90 mmHg em pelo menos duas ocasiões, ou com média igual ou superior a 130/80 mmHg na monitorização residencial (MRPA). Iniciar com associação de dois fármacos em dose baixa na maioria dos pacientes; a monoterapia é preferida no estágio 1 de baixo risco e em idosos frágeis. A meta geral é inferior a 140/90 mmHg; no alto risco cardiovascular, 120–129/70–79 mmHg. Reavaliar em 4 semanas após cada ajuste. Não combinar inibidor da ECA com bloqueador do receptor da angiotensina. Na gestação, ambos são contraindicados; preferir metildopa ou nifedipino. Clortalidona: 12,5 a 25 mg uma vez ao dia. Restringir o sódio a menos de 2 g por dia."',
    [
      'Na MRPA, considera-se hipertensão uma média a partir de 130/80 mmHg, limiar mais baixo que o de consultório [1].',
      'Idosos frágeis e hipertensos em estágio 1 com baixo risco podem começar com um único fármaco [1].',
    ],
    [['negation', 'Recomenda-se combinar inibidor da ECA com bloqueador do receptor da angiotensina [1].']],
  ],
  [
    '"OBJECTIVE: To assess perioperative amiodol for prevention of atrial fibrillation after cardiac surgery. DATA SOURCES: Four databases through March 2022. STUDY SELECTION: Randomized trials of amiodol versus placebo or usual care. RESULTS: Twenty-two trials (5,017 patients) were included. Postoperative atrial fibrillation occurred in 19.6% with amiodol and 32.8% with control (RR 0.60; 95% CI 0.52–0.69). Stroke was numerically lower (1.3% vs 2.0%; RR 0.68; 95% CI 0.41–1.12). Hospital stay was shortened by 0.9 days (95% CI 0.5–1.3). Bradycardia requiring pacing or dose reduction was more frequent with amiodol (8.1% vs 4.4%; RR 1.84; 95% CI 1.41–2.40). In-hospital mortality was unchanged. CONCLUSIONS: Amiodol reduces postoperative atrial fibrillation and length of stay but increases bradycardia; an effect on stroke is unproven."',
    [
      'A profilaxia com amiodol evitou cerca de 13 casos de fibrilação atrial pós-operatória a cada 100 pacientes operados do coração [1].',
      'Falta comprovação de que o amiodol previna AVC, já que o intervalo de confiança cruza a unidade [1].',
    ],
    [],
  ],
  [
    '"Introdução: A duração ideal do tratamento da pneumonia adquirida na comunidade (PAC) em enfermaria é controversa. Métodos: O estudo BREVE-PAC randomizou 310 adultos internados com PAC moderada, estáveis após 3 dias de betalactâmico, para suspender o antibiótico ou completar 8 dias. O desfecho primário foi cura clínica no 15º dia. Resultados: A cura ocorreu em 77% no grupo de 3 dias e em 68% no grupo de 8 dias (diferença de 9 pontos percentuais; IC95% −1 a 19), confirmando a não inferioridade (margem de 10 pontos). No 30º dia, a cura foi de 72% em ambos. A mediana de internação foi de 5 e 6 dias. Eventos digestivos acometeram 7% e 12%. Pacientes em UTI ou imunossuprimidos foram excluídos. Conclusão: Em pacientes clinicamente estáveis, 3 dias de tratamento bastam."',
    [
      'Na PAC moderada com boa resposta inicial, três dias de betalactâmico foram suficientes, o que não se aplica a imunossuprimidos nem a pacientes de UTI, excluídos do estudo [1].',
    ],
    [],
  ],
  [
    '"OBJECTIVES: To identify risk factors for coronary artery aneurysm in Kawasaki disease. STUDY DESIGN: Retrospective cohort of 1,096 children treated at 14 hospitals between 2010 and 2020. Aneurysm was defined as a coronary z-score of 2.5 or greater at 6 to 8 weeks. RESULTS: Resistance to the first dose of immunoglobulin occurred in 16.8% of patients and aneurysm in 8.4%. Independent predictors of aneurysm were age younger than 6 months (adjusted OR 2.9; 95% CI, 1.6-5.2), treatment started after day 10 of fever (adjusted OR 3.6; 95% CI, 1.9-6.8), and immunoglobulin resistance (adjusted OR 2.2; 95% CI, 1.3-3.7). Girls had a lower risk than boys (adjusted OR 0.62; 95% CI, 0.39-0.98). No deaths occurred. CONCLUSIONS: Delayed treatment and young infancy are the main determinants of coronary aneurysm."',
    [
      'O início tardio da imunoglobulina, depois do décimo dia de febre, foi o preditor mais forte de aneurisma coronariano na doença de Kawasaki [1].',
    ],
    [],
  ],
  [
    '"BACKGROUND: The timing of cholecystectomy after mild gallstone pancreatitis remains variable. METHODS: Multicentre randomised trial of same-admission cholecystectomy (within 3 days) versus interval cholecystectomy (25 to 30 days after discharge) in 512 adults with mild gallstone pancreatitis. RESULTS: Readmission for recurrent gallstone-related complications or death within 6 months occurred in 12 of 256 patients (4.7%) in the same-admission group and 44 of 256 (17.2%) in the interval group (risk ratio 0.27, 95% CI 0.15–0.50). Conversion to open surgery (3.9% vs 3.5%) and bile duct injury (0.4% in each group) did not differ. Operative difficulty scores were similar. Mean total costs were lower with same-admission surgery by €1,120. CONCLUSION: Same-admission cholecystectomy reduces gallstone-related complications without added surgical risk."',
    [
      'Operar a vesícula ainda na mesma internação reduziu em 73% o risco de readmissão por complicações biliares ou morte, sem acréscimo de lesão de via biliar [1].',
    ],
    [],
  ],
  [
    '"Crise de asma em crianças e adolescentes – conduta no pronto atendimento. Salbutamol spray com espaçador, 4 a 10 jatos a cada 20 minutos na primeira hora. Na crise moderada ou grave, associar brometo de ipratrópio nas primeiras 3 doses. Prednisolona oral 1 a 2 mg/kg/dia (máximo 40 mg), preferencialmente na primeira hora, por 3 a 5 dias; a via oral é tão eficaz quanto a intravenosa. Oxigênio se SpO2 menor que 94%, com alvo de 94 a 98%. Nos casos graves sem resposta, sulfato de magnésio 25 a 50 mg/kg IV (máximo 2 g) em 20 minutos. A aminofilina intravenosa não é recomendada de rotina. A radiografia de tórax não deve ser solicitada rotineiramente. Na alta, prescrever corticoide inalatório e agendar retorno em até 7 dias."',
    [
      'O corticoide oral funciona tão bem quanto o venoso na crise asmática e deve ser dado, de preferência, já na primeira hora [1].',
    ],
    [],
  ],
];

/** A true sentence, followed by one with another passage's marker. */
const misplaced: HandCase[] = [
  [
    'wrong-reference',
    '"BACKGROUND: Therapies for heart failure with preserved ejection fraction are limited. METHODS: In this double-blind trial, 3,960 patients with symptomatic heart failure and a left ventricular ejection fraction of 45% or higher received corazeptin 50 mg twice daily or placebo. The primary outcome was a composite of cardiovascular death or hospitalization for heart failure. RESULTS: Over a median of 26 months, the primary outcome occurred in 15.2% of the corazeptin group and 18.9% of the placebo group (hazard ratio, 0.78; 95% CI, 0.68 to 0.90). Hospitalization for heart failure was reduced (hazard ratio, 0.72; 95% CI, 0.60 to 0.86), whereas cardiovascular death was not (hazard ratio, 0.94; 95% CI, 0.77 to 1.15). The KCCQ score improved by 3.1 points more with corazeptin. Symptomatic hypotension occurred in 6.3% and 3.9%, respectively. CONCLUSIONS: Corazeptin lowered the risk of the composite outcome, driven by fewer heart-failure hospitalizations." + "BACKGROUND: The effect of renaglozin on kidney outcomes in chronic kidney disease is unknown. METHODS: We randomly assigned 4,412 adults with an estimated GFR of 25 to 75 mL/min/1.73 m² and a urinary albumin-to-creatinine ratio of 200 to 5,000 mg/g to renaglozin 10 mg once daily or placebo. The primary outcome was a sustained decline in eGFR of at least 50%, end-stage kidney disease, or renal or cardiovascular death. RESULTS: During a median of 2.4 years, a primary outcome event occurred in 9.6% of the renaglozin group and 13.6% of the placebo group (HR, 0.69; 95% CI, 0.59 to 0.81). The chronic eGFR slope was −1.9 versus −3.7 mL/min/1.73 m² per year. Albuminuria fell by 34% relative to placebo. Ketoacidosis occurred in 4 patients and 1 patient, respectively; severe hypoglycemia was rare in both groups. CONCLUSIONS: Renaglozin slowed progression of chronic kidney disease, with or without diabetes."',
    'A corazeptina diminuiu em 22% o risco do desfecho composto na insuficiência cardíaca [1]. Já a renaglozina reduziu em 22% o risco do desfecho renal primário [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"BACKGROUND: Early antifibrinolytic treatment may save lives in trauma. METHODS: FIBRA-1 was a prehospital randomized trial of fibrexamic acid (2 g intravenous bolus) versus placebo in 6,120 adults with suspected haemorrhage treated within 3 hours of injury. RESULTS: Death at 28 days occurred in 17.8% of the fibrexamic acid group and 20.1% of the placebo group (RR 0.89, 95% CI 0.80–0.98). The effect was greatest when treatment began within 1 hour (RR 0.78, 95% CI 0.67–0.91), with no apparent benefit after 2 hours (RR 1.02, 95% CI 0.84–1.24). Venous thromboembolism occurred in 3.2% and 2.9% (RR 1.10, 95% CI 0.83–1.46). Seizures were reported in 0.6% of both groups. INTERPRETATION: Prehospital fibrexamic acid reduces 28-day mortality without a significant increase in thromboembolic events." + "BACKGROUND: Whether early velmarine shortens vasopressor dependence in septic shock is uncertain. METHODS: In the TIDAL-SHOCK trial, 1,248 adults in 41 intensive care units receiving norepinephrine at 0.2 µg/kg/min or more were randomly assigned to velmarine (10 mg/h for up to 72 hours) or placebo. The primary outcome was 28-day mortality. RESULTS: Death by day 28 occurred in 187 of 624 patients (30.0%) in the velmarine group and in 225 of 624 (36.1%) in the placebo group (risk ratio 0.83; 95% CI, 0.71 to 0.97; P=0.02). Median vasopressor-free days were 19 versus 15. New-onset atrial fibrillation was more frequent with velmarine (11.4% vs. 7.2%). Use of renal replacement therapy did not differ significantly (18.1% vs. 19.6%). CONCLUSIONS: Among adults with septic shock, velmarine reduced 28-day mortality at the cost of more atrial fibrillation."',
    'No choque séptico, a mortalidade em 28 dias com velmarina foi de 30,0% [2]. No trauma, por sua vez, morreram em 28 dias 30,0% dos que receberam ácido fibrexâmico [1].',
    'cd',
  ],
  [
    'wrong-reference',
    '"AIMS: To compare lumaxaban with warfarin in older adults with atrial fibrillation. METHODS: Nationwide registry cohort of 24,318 patients aged 75 years or older starting lumaxaban or warfarin, matched by propensity score. RESULTS: Stroke or systemic embolism occurred at 1.6 per 100 person-years with lumaxaban and 2.1 with warfarin (HR 0.77, 95% CI 0.66–0.90). Major bleeding occurred at 2.8 and 3.9 per 100 person-years, respectively (HR 0.72, 95% CI 0.63–0.82), chiefly because of fewer intracranial haemorrhages. Gastrointestinal bleeding, however, was higher with lumaxaban (1.9 vs 1.5 per 100 person-years; HR 1.27, 95% CI 1.08–1.49). All-cause mortality was similar (HR 0.97, 95% CI 0.90–1.05). CONCLUSION: In elderly patients, lumaxaban was associated with less stroke and less major bleeding than warfarin, but with more gastrointestinal bleeding." + "OBJECTIVE: To assess perioperative amiodol for prevention of atrial fibrillation after cardiac surgery. DATA SOURCES: Four databases through March 2022. STUDY SELECTION: Randomized trials of amiodol versus placebo or usual care. RESULTS: Twenty-two trials (5,017 patients) were included. Postoperative atrial fibrillation occurred in 19.6% with amiodol and 32.8% with control (RR 0.60; 95% CI 0.52–0.69). Stroke was numerically lower (1.3% vs 2.0%; RR 0.68; 95% CI 0.41–1.12). Hospital stay was shortened by 0.9 days (95% CI 0.5–1.3). Bradycardia requiring pacing or dose reduction was more frequent with amiodol (8.1% vs 4.4%; RR 1.84; 95% CI 1.41–2.40). In-hospital mortality was unchanged. CONCLUSIONS: Amiodol reduces postoperative atrial fibrillation and length of stay but increases bradycardia; an effect on stroke is unproven."',
    'Nos idosos com fibrilação atrial, a lumaxabana reduziu o sangramento maior frente à varfarina (HR 0,72) [1]. Após cirurgia cardíaca, o amiodol preveniu fibrilação atrial com RR de 0,72 em relação ao controle [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"BACKGROUND: Incisional hernia is a frequent complication of midline laparotomy. We aimed to quantify the effect of prophylactic mesh. METHODS: Systematic review and meta-analysis of randomized trials comparing prophylactic mesh with primary suture closure; random-effects models were used. RESULTS: Fourteen trials with 2,986 patients were included; follow-up ranged from 12 to 60 months. Incisional hernia occurred in 9.8% of patients with mesh and 21.7% with suture alone (RR 0.45, 95% CI 0.36 to 0.57; I² = 38%; number needed to treat 9). Seroma was more common with mesh (12.3% vs 7.9%; RR 1.56, 95% CI 1.19 to 2.05). Surgical site infection did not differ (RR 1.04, 95% CI 0.86 to 1.26). Evidence on chronic pain was of low certainty. CONCLUSION: Prophylactic mesh more than halves incisional hernia, with more seroma but no excess of infection." + "BACKGROUND: The timing of cholecystectomy after mild gallstone pancreatitis remains variable. METHODS: Multicentre randomised trial of same-admission cholecystectomy (within 3 days) versus interval cholecystectomy (25 to 30 days after discharge) in 512 adults with mild gallstone pancreatitis. RESULTS: Readmission for recurrent gallstone-related complications or death within 6 months occurred in 12 of 256 patients (4.7%) in the same-admission group and 44 of 256 (17.2%) in the interval group (risk ratio 0.27, 95% CI 0.15–0.50). Conversion to open surgery (3.9% vs 3.5%) and bile duct injury (0.4% in each group) did not differ. Operative difficulty scores were similar. Mean total costs were lower with same-admission surgery by €1,120. CONCLUSION: Same-admission cholecystectomy reduces gallstone-related complications without added surgical risk."',
    'Hérnia incisional surgiu em 9,8% dos pacientes com tela profilática [1]. Na pancreatite biliar leve, complicações biliares ou morte em 6 meses ocorreram em 9,8% dos operados na mesma internação [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"IMPORTANCE: Inhaled sedation is increasingly used in acute respiratory distress syndrome (ARDS). OBJECTIVE: To compare inhaled sevoxane with intravenous propofol. DESIGN: Open-label randomized trial in 37 French intensive care units. PARTICIPANTS: 687 adults with early moderate to severe ARDS (PaO2/FiO2 below 150 mmHg). INTERVENTION: Sedation with sevoxane or propofol for up to 7 days. RESULTS: The median number of ventilator-free days at day 28 was 0 with sevoxane and 4 with propofol (difference, −2.1; 95% CI, −3.6 to −0.7). Mortality at 90 days was 52.9% versus 44.3% (HR, 1.31; 95% CI, 1.05 to 1.62). Nephrogenic diabetes insipidus was observed only in the sevoxane group (2.9%). Delirium after awakening was comparable. CONCLUSIONS: In ARDS, inhaled sevoxane resulted in fewer ventilator-free days and lower survival than propofol." + "BACKGROUND: The optimal temperature after cardiac arrest is debated. METHODS: The COLDHEART trial assigned 1,874 comatose adults resuscitated from out-of-hospital cardiac arrest to hypothermia at 33°C for 28 hours or to targeted normothermia with early treatment of fever (37.8°C or higher). The primary outcome was death at 6 months. RESULTS: At 6 months, 49.8% of the hypothermia group and 48.1% of the normothermia group had died (relative risk, 1.04; 95% CI, 0.94 to 1.14; P=0.47). A modified Rankin score of 4 to 6 was found in 55% of both groups. Arrhythmia with hemodynamic compromise was more common with hypothermia (24.3% vs. 16.5%, P<0.001). Pneumonia occurred in 38% and 36%. CONCLUSIONS: Hypothermia did not lower mortality compared with normothermia."',
    'Na SDRA, a mortalidade em 90 dias com sevoxano chegou a 52,9% [1]. Após parada cardíaca, 52,9% dos pacientes do grupo hipotermia haviam morrido aos seis meses [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Protocolo de estado de mal epiléptico em pediatria – quadro de doses. Primeira linha: diazepam IV 0,2 a 0,3 mg/kg (máximo 10 mg), podendo ser repetido uma vez após 5 minutos; na ausência de acesso venoso, midazolam IM 0,2 mg/kg (máximo 10 mg). Segunda linha: fenitoína 20 mg/kg IV, em velocidade máxima de 1 mg/kg/min (sem exceder 50 mg/min), com monitorização cardíaca; não diluir em soro glicosado, pelo risco de precipitação. Alternativa: levetiracetam 60 mg/kg IV (máximo 4.500 mg) em 10 minutos. Em neonatos, o fenobarbital 20 mg/kg é a droga preferida. Dosar a glicemia em todos os casos; se menor que 60 mg/dL, administrar glicose a 10%, 2 a 5 mL/kg. Crises que persistem após a segunda linha definem estado de mal refratário e exigem cuidados intensivos." + "Crise de asma em crianças e adolescentes – conduta no pronto atendimento. Salbutamol spray com espaçador, 4 a 10 jatos a cada 20 minutos na primeira hora. Na crise moderada ou grave, associar brometo de ipratrópio nas primeiras 3 doses. Prednisolona oral 1 a 2 mg/kg/dia (máximo 40 mg), preferencialmente na primeira hora, por 3 a 5 dias; a via oral é tão eficaz quanto a intravenosa. Oxigênio se SpO2 menor que 94%, com alvo de 94 a 98%. Nos casos graves sem resposta, sulfato de magnésio 25 a 50 mg/kg IV (máximo 2 g) em 20 minutos. A aminofilina intravenosa não é recomendada de rotina. A radiografia de tórax não deve ser solicitada rotineiramente. Na alta, prescrever corticoide inalatório e agendar retorno em até 7 dias."',
    'No mal epiléptico sem acesso venoso, o midazolam intramuscular tem dose máxima de 10 mg [1]. Na crise de asma, a prednisolona oral é dada a 1 a 2 mg/kg/dia, com máximo de 10 mg [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Introdução: A nexamitina é um novo antidepressivo de ação multimodal. Métodos: Ensaio clínico duplo-cego com 412 adultos com transtorno depressivo maior moderado a grave, randomizados para nexamitina 20 mg/dia ou placebo por 8 semanas. O desfecho primário foi a variação na escala MADRS. Resultados: A redução média na MADRS foi de 15,8 pontos com nexamitina e de 11,6 com placebo (diferença −4,2; IC95% −5,9 a −2,5; p<0,001). A taxa de resposta foi de 52,4% versus 35,9%, e a de remissão, 31,1% versus 19,4%. Náusea foi o evento adverso mais comum (18% versus 9%). Não houve diferença em disfunção sexual nem em ganho de peso. Um paciente do grupo placebo apresentou ideação suicida grave. Conclusão: A nexamitina foi superior ao placebo e bem tolerada no tratamento agudo." + "OBJECTIVE: To evaluate dermilast cream 1.5% in mild to moderate atopic dermatitis. METHODS: Vehicle-controlled, double-blind, 8-week trial in 674 patients aged 2 years or older, randomized 2:1 to twice-daily dermilast cream or vehicle. RESULTS: EASI-75 at week 8 was achieved by 58.7% of patients with dermilast and 21.3% with vehicle (P < .001). An itch improvement of at least 4 points was seen in 46.5% and 15.8%, respectively, with separation from vehicle as early as day 2. Application-site burning was reported in 5.2% with dermilast and 1.8% with vehicle. No clinically meaningful changes in laboratory values occurred, and systemic exposure was low. CONCLUSIONS: Dermilast cream rapidly improved eczema and itch and was well tolerated in adults and children."',
    'Na dermatite atópica, 58,7% dos pacientes com dermilaste alcançaram EASI-75 na oitava semana [2]. Na depressão, a taxa de resposta à nexamitina foi de 58,7% [1].',
    'cd',
  ],
];

export const twentyThirdRound = [...casesOf(groups), ...misplaced];
