import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Invented trials and cohorts. */
const groups: CaseGroup[] = [
  [
    '"Low-Dose Rivaroxaban in Very Elderly Patients with Atrial Fibrillation: the CORAL-AF Trial ‖ BACKGROUND: Whether a reduced anticoagulant dose helps very old patients with atrial fibrillation who are judged unfit for full-dose treatment is uncertain. METHODS: In this double-blind trial, 1,842 patients aged 80 years or older were assigned to rivaroxaban 10 mg once daily or placebo. RESULTS: During a median follow-up of 2.1 years, stroke or systemic embolism occurred at a rate of 2.7% per year with rivaroxaban and 5.6% per year with placebo (hazard ratio, 0.48; 95% CI, 0.33 to 0.70). Major bleeding was numerically more frequent with rivaroxaban (3.1% vs. 2.2% per year; hazard ratio, 1.41; 95% CI, 0.88 to 2.26), but the difference was not significant. All-cause mortality was similar in the two groups. CONCLUSIONS: In very elderly patients unfit for standard doses, low-dose rivaroxaban prevented stroke without a significant excess of major bleeding."',
    [
      'No CORAL-AF, octogenários e pacientes ainda mais velhos, sem condições de receber anticoagulação plena, tiveram menos AVC e embolia sistêmica com rivaroxabana 10 mg/dia do que com placebo (HR 0,48) [1].',
      'A fibrilação atrial é comum depois dos 80 anos. Com a dose reduzida, a incidência anual do desfecho embólico ficou em 2,7%, contra 5,6% entre os que receberam placebo, e a mortalidade geral foi parecida [1].',
      'O excesso numérico de sangramento maior com rivaroxabana em dose baixa não alcançou significância estatística [1].',
    ],
    [
      [
        'direction',
        'Sangramentos maiores foram numericamente mais raros no braço da rivaroxabana do que no placebo [1].',
      ],
      ['negation', 'Nessa população muito idosa, a rivaroxabana 10 mg deixou de prevenir o AVC [1].'],
      [
        'digit',
        'O risco de AVC ou embolia sistêmica foi menor com o anticoagulante (HR 0,84; IC 95% 0,33–0,70) [1].',
      ],
    ],
  ],
  [
    '"Oral Ondansetron for Acute Gastroenteritis in the Pediatric Emergency Department ‖ OBJECTIVE: To assess whether a single dose of oral ondansetron lowers the need for intravenous rehydration in children with vomiting due to acute gastroenteritis. METHODS: Children 6 months to 5 years of age with mild or moderate dehydration received one dose of ondansetron 0.15 mg/kg (maximum 8 mg) or placebo before oral rehydration. RESULTS: Of 412 children, intravenous fluids were required in 13.6% of the ondansetron group and 27.2% of the placebo group (relative risk, 0.50; 95% CI, 0.33 to 0.76). Vomiting stopped within 4 hours in more children given ondansetron. Diarrheal episodes in the following 48 hours were more frequent with ondansetron. Return visits within 72 hours did not differ. No arrhythmia was recorded. CONCLUSIONS: A single oral dose of ondansetron halves the need for intravenous rehydration. Routine electrocardiography before the dose is not needed in otherwise healthy children."',
    [
      'Uma dose única de ondansetrona por via oral reduziu à metade a necessidade de hidratação venosa em crianças com gastroenterite aguda e vômitos [1].',
      '- Efeito adverso a antecipar com a família: nas 48 h seguintes, as crianças que tomaram ondansetrona tiveram mais episódios de diarreia [1]',
      'Precisaram de soro na veia 27,2% das crianças do grupo placebo e apenas 13,6% das que receberam o antiemético, sem registro de arritmias [1].',
    ],
    [
      [
        'direction',
        'Após a dose de ondansetrona, os episódios diarreicos nas 48 horas subsequentes ficaram menos frequentes que no grupo placebo [1].',
      ],
      [
        'negation',
        'Antes de dar a ondansetrona a uma criança hígida, é preciso fazer um eletrocardiograma de rotina [1].',
      ],
      [
        'unit',
        'O esquema testado foi de ondansetrona 0,15 g/kg por via oral, em dose única, antes do soro de reidratação [1].',
      ],
    ],
  ],
  [
    '"Bedtime versus Morning Antihypertensive Dosing: the AURORA-BP Randomized Trial ‖ IMPORTANCE: Bedtime dosing of antihypertensive drugs has been proposed as a means of lowering cardiovascular risk. METHODS: This pragmatic open-label trial enrolled 5,214 adults with treated hypertension and office systolic pressure of 140 mm Hg or higher, randomized to take all once-daily antihypertensives at bedtime or in the morning. RESULTS: After a median of 4.3 years, the composite of cardiovascular death, myocardial infarction, stroke or heart-failure hospitalization occurred in 8.9% of the bedtime group and 9.1% of the morning group (hazard ratio, 0.98; 95% CI, 0.82 to 1.17; P = 0.81). Nocturnal systolic pressure was 2.6 mm Hg lower with bedtime dosing. Falls and fractures were equally frequent. CONCLUSIONS: Bedtime dosing did not reduce cardiovascular events. Patients may take their medication at whichever hour favors adherence."',
    [
      'No AURORA-BP, tomar os anti-hipertensivos ao deitar não diminuiu os eventos cardiovasculares em relação à tomada matinal (8,9% vs. 9,1%; p = 0,81) [1].',
      'Na prática, o paciente pode escolher o horário que mais ajuda na adesão [1].',
      'Embora a pressão sistólica noturna tenha ficado 2,6 mmHg mais baixa com a dose ao deitar, isso não se traduziu em menos eventos [1].',
    ],
    [
      [
        'direction',
        'A tomada noturna superou a matinal na prevenção do desfecho cardiovascular composto, segundo o AURORA-BP [1].',
      ],
      [
        'negation',
        'Não convém deixar o horário da medicação à escolha do paciente, ainda que isso favoreça a adesão [1].',
      ],
      [
        'comparator',
        'Foram incluídos adultos em tratamento cuja pressão sistólica de consultório era inferior a 140 mmHg [1].',
      ],
    ],
  ],
  [
    '"Corticoides sistêmicos na pneumonia adquirida na comunidade grave: revisão sistemática e metanálise ‖ Objetivo: estimar o efeito de corticoides sistêmicos em adultos internados com pneumonia adquirida na comunidade (PAC) grave. Métodos: foram incluídos 14 ensaios randomizados (3.268 pacientes) que compararam corticoide com placebo ou cuidado usual. Resultados: a mortalidade em 30 dias foi menor com corticoide (9,8% versus 13,1%; risco relativo 0,75; IC 95% 0,62 a 0,91; certeza moderada). Houve menor necessidade de ventilação mecânica invasiva (RR 0,59; IC 95% 0,43 a 0,81) e tempo de internação 1,4 dia mais curto. A hiperglicemia foi mais frequente no grupo tratado (RR 1,72). Não houve aumento de sangramento gastrointestinal nem de infecções secundárias. Conclusão: corticoides reduzem a mortalidade na PAC grave. Na PAC não grave e na pneumonia por influenza, seu uso não é recomendado."',
    [
      'Reunindo 14 ensaios e 3.268 doentes, a metanálise mostra que o corticoide baixa a mortalidade em 30 dias na PAC grave, de 13,1% para 9,8% [1].',
      'O preço é metabólico: hiperglicemia mais frequente (RR 1,72), sem que tenham crescido os sangramentos digestivos [1].',
      'Na pneumonia por influenza, os autores desaconselham o corticoide [1].',
    ],
    [
      ['direction', 'O corticoide prolongou a internação em 1,4 dia [1].'],
      ['negation', 'Também na PAC não grave, recomenda-se o uso de corticoide sistêmico [1].'],
      ['bounds', 'Houve redução do risco de ventilação mecânica invasiva (RR 0,59; IC 95% 0,43–0,95) [1].'],
    ],
  ],
  [
    '"Early Vasopressin in Septic Shock: the VESTA Randomized Clinical Trial ‖ IMPORTANCE: The role of vasopressin as first add-on to norepinephrine in septic shock is debated. METHODS: At 38 intensive care units, 1,106 adults with septic shock of less than 6 hours\' duration were assigned to early vasopressin (0.03 U/min) added to norepinephrine or to norepinephrine alone. RESULTS: Mortality at 28 days was 32.4% with vasopressin and 33.8% with norepinephrine alone (absolute difference, -1.4 percentage points; 95% CI, -7.0 to 4.1). Renal-replacement therapy was started in 21.5% and 29.0%, respectively (P = 0.004). Digital ischemia was more common with vasopressin (5.2% vs. 1.8%). New-onset atrial fibrillation was less common. Length of stay did not differ. CONCLUSIONS: Early vasopressin did not improve survival at 28 days, but it reduced the use of renal-replacement therapy at the cost of more digital ischemia."',
    [
      'Menos pacientes do braço vasopressina entraram em terapia renal substitutiva (21,5%, ante 29,0% com noradrenalina isolada) [1].',
      'A isquemia digital, por outro lado, foi complicação mais vista com a vasopressina: 5,2% contra 1,8% [1].',
    ],
    [
      [
        'direction',
        'Entre os benefícios da vasopressina precoce está a menor ocorrência de isquemia digital [1].',
      ],
      [
        'arms',
        'Terapia renal substitutiva: 29,0% no grupo vasopressina e 21,5% no grupo noradrenalina isolada [1].',
      ],
    ],
  ],
  [
    '"Hydrocortisone plus Fludrocortisone for Septic Shock in Adults: the HERMES Trial ‖ BACKGROUND: Trials of corticosteroids in septic shock have given conflicting results. METHODS: In this placebo-controlled trial, 1,318 adults with septic shock receiving norepinephrine for at least 6 hours were assigned to hydrocortisone 50 mg every 6 hours plus fludrocortisone 50 µg daily for 7 days, or to matching placebos. RESULTS: At 28 days, 26.7% of the patients in the corticosteroid group and 32.1% in the placebo group had died (relative risk, 0.83; 95% CI, 0.70 to 0.99; P = 0.03). Vasopressor-free days were 17 with corticosteroids and 14 with placebo. Hyperglycemia was more common with corticosteroids. The rate of superinfection was no different between the groups. CONCLUSIONS: Hydrocortisone plus fludrocortisone lowered 28-day mortality and hastened the reversal of shock. We do not advise tapering after 7 days of treatment."',
    [
      'A combinação de hidrocortisona (50 mg de 6/6 h) com fludrocortisona diminuiu as mortes em 28 dias no choque séptico (26,7% vs. 32,1%) [1].',
      'Quem recebeu corticoide passou mais dias livre de vasopressor: dezessete, e não os quatorze do grupo placebo [1].',
      'A taxa de superinfecção não se alterou com o corticoide, ao passo que a hiperglicemia foi mais comum [1].',
    ],
    [
      ['direction', 'O uso dos corticoides retardou a reversão do choque [1].'],
      ['negation', 'Completados os 7 dias, os autores aconselham o desmame gradual da hidrocortisona [1].'],
    ],
  ],
  [
    '"Fatores associados à evolução para dengue grave em adultos: coorte multicêntrica brasileira ‖ Introdução: a identificação precoce do paciente com risco de dengue grave é essencial para organizar o atendimento. Métodos: coorte prospectiva de 2.974 adultos com dengue confirmada, atendidos em 11 unidades de pronto atendimento entre 2019 e 2023. Resultados: 186 pacientes (6,3%) evoluíram para dengue grave. Dor abdominal intensa (OR 3,4; IC 95% 2,4–4,8), vômitos persistentes (OR 2,6; IC 95% 1,8–3,7) e diabetes mellitus (OR 1,9; IC 95% 1,3–2,8) associaram-se a maior risco. A contagem isolada de plaquetas à admissão não foi preditora independente. A hidratação oral supervisionada na sala de espera associou-se a menor risco de forma grave (OR 0,58; IC 95% 0,41–0,82). A letalidade foi de 0,4%. Conclusão: sinais de alarme clínicos predizem melhor a gravidade do que as plaquetas."',
    [
      'Nessa coorte de quase três mil adultos com dengue confirmada, 6,3% progrediram para a forma grave [1].',
      'Dor abdominal intensa foi o achado mais fortemente associado à gravidade (OR 3,4), seguida de vômitos persistentes (OR 2,6) e diabetes (OR 1,9) [1].',
      'Para prever a evolução desfavorável, os sinais de alarme clínicos foram melhores que a contagem de plaquetas, a qual, isolada, não se mostrou preditora independente [1].',
    ],
    [
      [
        'direction',
        'A hidratação oral supervisionada ainda na sala de espera associou-se a maior chance de dengue grave [1].',
      ],
      [
        'direction',
        'Em adultos, as plaquetas à admissão predizem a gravidade melhor do que os sinais de alarme clínicos [1].',
      ],
      ['digit', 'Entre os atendidos nas 11 unidades, a letalidade foi de 0,9% [1].'],
    ],
  ],
  [
    '"Ácido acetilsalicílico na prevenção da pré-eclâmpsia pré-termo em gestantes de alto risco: ensaio AURI ‖ Objetivo: avaliar a eficácia do ácido acetilsalicílico (AAS) na prevenção da pré-eclâmpsia pré-termo em gestantes brasileiras. Métodos: 1.530 gestantes com risco elevado no rastreamento combinado do primeiro trimestre receberam AAS 150 mg à noite ou placebo, da 12ª até a 36ª semana. Resultados: pré-eclâmpsia antes de 37 semanas ocorreu em 2,1% no grupo AAS e em 5,0% no grupo placebo (OR 0,41; IC 95% 0,22 a 0,75). A incidência de pré-eclâmpsia a termo não diferiu entre os grupos. Não se observou aumento de hemorragia pós-parto nem de descolamento de placenta. O efeito foi maior nas mulheres com adesão de 90% ou mais. Conclusão: o AAS iniciado antes de 16 semanas reduz a pré-eclâmpsia pré-termo. Não se justifica seu uso universal em gestantes de baixo risco."',
    [
      'No ensaio AURI, 150 mg de ácido acetilsalicílico à noite fizeram a pré-eclâmpsia pré-termo cair de 5,0% para 2,1% [1].',
      'O benefício do AAS se restringe à doença pré-termo: a partir de 37 semanas, a incidência de pré-eclâmpsia foi a mesma nos dois grupos [1].',
      'Quanto à segurança, o AAS não elevou a ocorrência de hemorragia puerperal nem de descolamento prematuro da placenta [1].',
    ],
    [
      ['direction', 'O AAS foi acompanhado de mais hemorragia pós-parto do que o placebo [1].'],
      ['negation', 'Justifica-se oferecer AAS a todas as gestantes, inclusive às de baixo risco [1].'],
      [
        'unit',
        'Prescreve-se AAS 150 mcg à noite, da 12ª à 36ª semana, às gestantes com rastreamento positivo [1].',
      ],
    ],
  ],
  [
    '"Seven versus Fourteen Days of Antibiotics for Uncomplicated Gram-Negative Bacteremia ‖ BACKGROUND: The optimal duration of treatment for gram-negative bacteremia is not settled. METHODS: We performed a noninferiority trial in 724 hospitalized adults with uncomplicated gram-negative bacteremia who had been afebrile and hemodynamically stable for at least 48 hours by day 7 of therapy. Participants stopped antibiotics at day 7 or continued to day 14. The margin was 10 percentage points. RESULTS: The 90-day composite of death, relapse or complications occurred in 44.8% of the 7-day group and 47.1% of the 14-day group (risk difference, -2.3 percentage points; 95% CI, -9.6 to 5.0). Relapse was rare in both arms (2.8% and 2.7%). Return to baseline activity came earlier with the short course (median, 2 vs. 3 weeks). CONCLUSIONS: Seven days of treatment were noninferior to 14 days. The findings do not apply to patients with an uncontrolled source of infection."',
    [
      'Sete dias de antibiótico mostraram-se não inferiores a catorze na bacteremia não complicada por gram-negativos [1].',
      'Com o curso mais longo, os pacientes demoraram mais para voltar às suas atividades habituais (mediana de 3 semanas, em vez de 2) [1].',
      'A recidiva foi infrequente nas duas durações: 2,8% e 2,7% [1].',
    ],
    [
      ['direction', 'Encurtar o tratamento para uma semana adiou o retorno às atividades habituais [1].'],
      ['negation', 'O esquema de 7 dias não cumpriu o critério de não inferioridade frente ao de 14 [1].'],
      [
        'comparator',
        'Só entraram no estudo pacientes que, no 7º dia, estavam afebris e hemodinamicamente estáveis há no máximo 48 horas [1].',
      ],
    ],
  ],
  [
    '"Tranexamic Acid in Hip Fracture Surgery: a Systematic Review and Meta-analysis of Randomized Trials ‖ BACKGROUND: Patients undergoing surgery for hip fracture often require transfusion. METHODS: We searched four databases for randomized trials comparing intravenous tranexamic acid with placebo or no treatment in adults operated on for hip fracture. RESULTS: Twenty-two trials with 2,517 patients were included. Transfusion was needed in 31.2% of patients given tranexamic acid and 46.8% of controls (risk ratio, 0.67; 95% CI, 0.58 to 0.77). Mean total blood loss was 268 mL lower with tranexamic acid. Venous thromboembolism occurred in 2.9% and 2.6%, respectively (risk ratio, 1.12; 95% CI, 0.71 to 1.77). Mortality at 90 days was unaffected. Topical administration was less effective than intravenous use in four head-to-head trials. CONCLUSIONS: Intravenous tranexamic acid reduces blood loss and transfusion in hip fracture surgery, with no apparent increase in thromboembolic events."',
    [
      'Em cirurgia de fratura do quadril, o ácido tranexâmico endovenoso poupa transfusões: 31,2% dos tratados precisaram de sangue, contra 46,8% dos controles [1].',
      'A perda sanguínea média foi 268 mL maior em quem não recebeu o antifibrinolítico [1].',
      'Não se notou incremento de tromboembolismo venoso (RR 1,12; IC 95% 0,71 a 1,77), tampouco efeito sobre a mortalidade em 90 dias [1].',
    ],
    [
      [
        'direction',
        'Nas comparações diretas, a aplicação tópica mostrou-se mais eficaz que a intravenosa [1].',
      ],
      [
        'arms',
        '| Desfecho | Resultado |\n|---|---|\n| Sangue | Transfusão necessária em 46,8% com ácido tranexâmico e 31,2% nos controles [1] |',
      ],
      [
        'bounds',
        'O risco relativo de transfusão ficou em 0,67 (IC 95% 0,58–0,97) a favor do ácido tranexâmico [1].',
      ],
    ],
  ],
  [
    '"Sotagliflozin and Health Status in Heart Failure with Preserved Ejection Fraction: the LUMEN-HF Trial ‖ BACKGROUND: Evidence on dual SGLT1/2 inhibition in heart failure with preserved ejection fraction is limited. METHODS: We randomized 1,204 patients with a left ventricular ejection fraction of 50% or more and elevated natriuretic peptides to sotagliflozin 200 mg daily or placebo, irrespective of diabetes. RESULTS: At 26 weeks, the KCCQ clinical summary score rose by 9.4 points with sotagliflozin and by 4.9 points with placebo (difference, 4.5; 95% CI, 2.6 to 6.4). Hospitalization for heart failure occurred in 7.1% and 10.8%, respectively (hazard ratio, 0.64; 95% CI, 0.44 to 0.93). Diarrhea was more frequent with sotagliflozin (6.2% vs. 2.9%). Hypoglycemia was not increased. CONCLUSIONS: Sotagliflozin improved health status and reduced hospitalizations for heart failure, an effect that did not depend on the presence of diabetes."',
    [
      'O LUMEN-HF observou melhora do estado de saúde na ICFEp com sotagliflozina: 9,4 pontos a mais no KCCQ em 26 semanas, ante 4,9 com placebo [1].',
      'Diabéticos ou não, os pacientes se beneficiaram, pois o efeito independeu da presença de diabetes [1].',
      'As internações por insuficiência cardíaca foram menos comuns com a sotagliflozina (HR 0,64), e a droga não aumentou a hipoglicemia [1].',
    ],
    [
      [
        'direction',
        'A diarreia foi queixa mais comum entre os que tomavam placebo do que entre os usuários de sotagliflozina [1].',
      ],
      ['negation', 'A vantagem da sotagliflozina dependeu de o paciente ser diabético [1].'],
    ],
  ],
  [
    '"Spironolactone in Heart Failure with Preserved Ejection Fraction: Results of the ARGOS-P Trial ‖ AIMS: To test whether spironolactone reduces clinical events in heart failure with preserved ejection fraction (HFpEF). METHODS: In this registry-based randomized trial, 2,008 patients with HFpEF were allocated to spironolactone plus standard care or standard care alone, and followed for a median of 3.2 years. RESULTS: Cardiovascular death or hospitalization for heart failure occurred in 24.6% of patients on spironolactone and 26.1% of those on standard care (hazard ratio, 0.93; 95% CI, 0.78 to 1.10; P = 0.40). Hospitalization for heart failure alone occurred in 15.3% and 18.9% (hazard ratio, 0.79; 95% CI, 0.64 to 0.98). Hyperkalemia above 5.5 mmol/L was more frequent with spironolactone (12.7% vs. 5.4%), and gynecomastia led to withdrawal in 3.0% of men. CONCLUSION: Spironolactone did not lower the primary outcome. Potassium should be checked within 1 week of starting the drug."',
    [
      'Deve-se dosar o potássio na primeira semana após o início da espironolactona [1].',
      'Entre os homens, 3% abandonaram o medicamento por ginecomastia [1].',
    ],
    [
      [
        'direction',
        'A hipercalemia acima de 5,5 mmol/L predominou no grupo de cuidado padrão, e não no da espironolactona [1].',
      ],
      ['negation', 'É dispensável verificar o potássio na primeira semana de espironolactona [1].'],
    ],
  ],
  [
    '"Recomendações para o manejo inicial do choque séptico em crianças: documento de consenso ‖ Este consenso orienta a primeira hora do choque séptico pediátrico em serviços de urgência. Em locais com terapia intensiva disponível, recomenda-se expansão com 10 a 20 mL/kg por bolus, até 40 a 60 mL/kg na primeira hora, com reavaliação após cada bolus. Os cristaloides balanceados são preferíveis à solução salina a 0,9%. A expansão deve ser suspensa diante de hepatomegalia ou crepitações. O antibiótico deve ser administrado em até 60 minutos. Nos casos refratários ao volume, sugere-se adrenalina, que pode ser iniciada em acesso periférico, em vez de dopamina. Deve-se manter hemoglobina igual ou superior a 7 g/dL na criança estabilizada. O etomidato deve ser evitado na intubação. A hidrocortisona não é recomendada quando volume e vasopressor restauram a estabilidade hemodinâmica."',
    [
      'Cada bolus deve ter de 10 a 20 mL/kg, reavaliando-se a criança depois de cada um deles [1].',
      'Se surgirem crepitações ou o fígado aumentar, interrompe-se a expansão volêmica [1].',
      'O consenso dá preferência às soluções balanceadas sobre o soro fisiológico e orienta iniciar o antibiótico na primeira hora [1].',
    ],
    [
      ['direction', 'No choque refratário a volume, sugere-se dopamina em lugar de adrenalina [1].'],
      [
        'direction',
        'Para a expansão volêmica, a solução salina a 0,9% é preferível aos cristaloides balanceados [1].',
      ],
      [
        'comparator',
        'Depois de estabilizada a criança, a hemoglobina deve ser mantida abaixo de 7 g/dL [1].',
      ],
    ],
  ],
  [
    '"Balanced Crystalloids versus Saline in Adults with Diabetic Ketoacidosis ‖ BACKGROUND: Saline may delay the resolution of diabetic ketoacidosis by causing hyperchloremia. METHODS: In a cluster-crossover trial at 12 emergency departments, 682 adults with diabetic ketoacidosis received a balanced crystalloid or 0.9% saline. RESULTS: Median time to resolution of ketoacidosis was 13.0 hours with balanced crystalloids and 16.9 hours with saline (hazard ratio for resolution, 1.43; 95% CI, 1.18 to 1.74). Median duration of insulin infusion was 9.8 hours and 13.4 hours, respectively. Hypokalemia below 3.0 mmol/L was equally common in the two groups (6.8% and 6.5%). No patient in either group had cerebral edema. Hyperchloremia was seen more often with saline. CONCLUSIONS: Balanced crystalloids led to faster resolution of diabetic ketoacidosis and shorter insulin infusion than saline."',
    [
      'A cetoacidose se resolveu mais depressa com cristaloide balanceado: mediana de 13 horas, contra 16,9 horas com salina a 0,9% [1].',
      'Nenhum caso de edema cerebral foi registrado, qualquer que fosse o fluido [1].',
      'A hiperclorêmia foi achado mais habitual no braço da solução salina, enquanto a hipocalemia (< 3,0 mmol/L) se distribuiu de modo semelhante [1].',
    ],
    [
      [
        'direction',
        'A infusão de insulina teve de ser mais longa nos pacientes tratados com cristaloides balanceados [1].',
      ],
      ['negation', 'Houve casos de edema cerebral durante o tratamento [1].'],
      [
        'unit',
        'Com a solução balanceada, o tempo mediano até a resolução da cetoacidose foi de 13,0 dias [1].',
      ],
    ],
  ],
  [
    '"Antibiotics versus Appendectomy for Uncomplicated Appendicitis: Five-Year Results of the ALBA Trial ‖ BACKGROUND: Antibiotics are an alternative to surgery in uncomplicated appendicitis, but long-term data are scarce. METHODS: We report 5-year follow-up of a trial in which 986 adults with CT-confirmed uncomplicated appendicitis were assigned to antibiotics or laparoscopic appendectomy. Patients with an appendicolith were excluded. RESULTS: Among patients assigned to antibiotics, 38.4% underwent appendectomy within 5 years. Overall complications were less frequent with antibiotics (6.9% vs. 19.3%; P < 0.001). Sick leave was 11 days shorter in the antibiotic group. Quality of life was similar in the two groups, but satisfaction was higher after surgery. There were no deaths. CONCLUSIONS: Antibiotic treatment is a feasible alternative to appendectomy. It should not be offered to patients with an appendicolith."',
    [
      'Passados cinco anos, 38,4% dos pacientes inicialmente tratados com antibiótico haviam sido operados [1].',
      'A apendicectomia teve mais complicações (19,3%) do que o tratamento clínico (6,9%), embora tenha deixado os pacientes mais satisfeitos [1].',
      'Na presença de apendicolito, a opção por antibióticos deve ser descartada [1].',
    ],
    [
      [
        'direction',
        'O afastamento do trabalho foi 11 dias mais longo no grupo tratado com antibióticos [1].',
      ],
      ['negation', 'Mesmo quando há apendicolito, pode-se oferecer o tratamento só com antibiótico [1].'],
      [
        'arms',
        'Complicações globais ocorreram em 19,3% dos pacientes que receberam antibióticos, contra 6,9% dos operados [1].',
      ],
    ],
  ],
  [
    '"Monthly Vitamin D3 and Fracture Risk in Community-Dwelling Older Adults ‖ IMPORTANCE: Vitamin D supplements are widely used by older adults to prevent fractures. METHODS: This double-blind trial randomized 9,430 adults aged 65 years or older, unselected for vitamin D status, to vitamin D3 60,000 IU monthly or placebo for 5 years. RESULTS: One or more fractures occurred in 6.2% of the vitamin D group and 6.4% of the placebo group (hazard ratio, 0.96; 95% CI, 0.82 to 1.13). Hip fractures did not differ (hazard ratio, 1.08; 95% CI, 0.76 to 1.54). Kidney stones were reported slightly more often with vitamin D (1.9% vs. 1.4%; hazard ratio, 1.36; 95% CI, 1.01 to 1.83). Falls were not reduced. CONCLUSIONS: Monthly vitamin D3 did not lower fracture risk in generally healthy older adults. These results do not support supplementation of older people without deficiency for this purpose."',
    [
      'Sessenta mil unidades mensais de vitamina D3 durante cinco anos não protegeram idosos da comunidade contra fraturas (HR 0,96; IC 95% 0,82–1,13) [1].',
      'Cálculo renal apareceu um pouco mais entre os suplementados: 1,9%, frente a 1,4% no placebo [1].',
      'A suplementação de idosos sem deficiência com o fim de evitar fraturas não encontra respaldo nesse ensaio [1].',
    ],
    [
      ['direction', 'A vitamina D3 mensal baixou o risco de fraturas em idosos da comunidade [1].'],
      [
        'negation',
        'Os dados dão suporte à suplementação de idosos sem deficiência para prevenir fraturas [1].',
      ],
      ['bounds', 'O risco de nefrolitíase aumentou com a vitamina D (HR 1,36; IC 95% 1,01 a 2,83) [1].'],
    ],
  ],
  [
    '"Rifapentina e isoniazida semanais versus isoniazida diária para infecção latente por tuberculose em pessoas vivendo com HIV ‖ Objetivo: comparar o esquema de 12 doses semanais de rifapentina 900 mg mais isoniazida 900 mg (3HP) com isoniazida 300 mg ao dia por 6 meses (6H). Métodos: ensaio aberto com 1.148 pessoas vivendo com HIV em seis capitais brasileiras, com prova tuberculínica ≥ 5 mm. Resultados: completaram o tratamento 89,2% no grupo 3HP e 64,7% no grupo 6H (p < 0,001). A incidência de tuberculose ativa foi de 0,38 e 0,52 por 100 pessoas-ano, respectivamente, sem diferença significativa. Hepatotoxicidade foi menos frequente com 3HP (0,7% versus 3,1%). Reações de hipersensibilidade foram mais comuns com 3HP (2,4% versus 0,3%). Conclusão: o 3HP teve maior adesão e menor hepatotoxicidade, com proteção semelhante contra tuberculose."',
    [
      'A adesão favoreceu o esquema encurtado: 89,2% concluíram as doze doses semanais, contra 64,7% dos que usaram isoniazida por seis meses [1].',
      '3HP e 6H protegeram de modo semelhante contra a tuberculose ativa (0,38 e 0,52 casos por 100 pessoas-ano) [1].',
      '- **Segurança do 3HP:** menos lesão hepática, porém mais hipersensibilidade que com a isoniazida diária [1]',
    ],
    [
      ['direction', 'Comparado ao 6H, o 3HP foi o mais hepatotóxico dos dois esquemas [1].'],
      ['digit', 'Dos participantes designados para o 3HP, 69,2% completaram o tratamento [1].'],
      ['unit', 'O 3HP consiste em 12 doses semanais de rifapentina 900 g mais isoniazida 900 mg [1].'],
    ],
  ],
  [
    '"Timing of Renal-Replacement Therapy in Critically Ill Patients with Acute Kidney Injury ‖ BACKGROUND: The best moment to start renal-replacement therapy in severe acute kidney injury remains controversial. METHODS: We assigned 1,274 critically ill adults with stage 3 acute kidney injury and no urgent indication to an immediate or a delayed strategy. In the delayed group, therapy was started only if potassium exceeded 6.0 mmol/L, pH fell below 7.20, pulmonary edema developed, or oliguria lasted more than 72 hours. RESULTS: Death at 60 days occurred in 46.9% of the immediate group and 47.6% of the delayed group (P = 0.79). In the delayed group, 44.1% never received renal-replacement therapy. Catheter-related bloodstream infection was more frequent with immediate initiation (9.8% vs. 5.1%). Recovery of diuresis came earlier in the delayed group. CONCLUSIONS: Immediate initiation conferred no survival benefit and exposed patients to unnecessary procedures. In the absence of an urgent indication, watchful waiting is safe."',
    [
      'Iniciar a diálise de imediato não trouxe ganho de sobrevida em 60 dias (mortalidade de 46,9%, contra 47,6% na estratégia tardia) [1].',
      'Com a conduta expectante, 44,1% dos pacientes nunca chegaram a receber terapia renal substitutiva [1].',
      'Não havendo indicação de urgência, esperar sob vigilância é seguro [1].',
    ],
    [
      ['direction', 'A bacteremia associada a cateter predominou na estratégia tardia [1].'],
      ['negation', 'Mesmo sem indicação urgente, a espera vigilante não é segura na LRA estágio 3 [1].'],
      ['comparator', 'No braço tardio, a diálise era iniciada se o pH ultrapassasse 7,20 [1].'],
    ],
  ],
  [
    '"Caffeine for Apnea in Late Preterm Infants: a Randomized Placebo-Controlled Trial ‖ OBJECTIVE: To determine whether caffeine reduces intermittent hypoxemia in late preterm infants. METHODS: Infants born at 34 to 36 weeks\' gestation were randomized within 72 hours of birth to caffeine citrate 10 mg/kg per day or placebo until term-equivalent age. RESULTS: Among 286 infants, the rate of intermittent hypoxemia at 2 weeks was 4.6 events per hour with caffeine and 8.3 events per hour with placebo (rate ratio, 0.55; 95% CI, 0.42 to 0.73). Heart rate was 9 beats per minute higher in the caffeine group. Growth velocity was slightly lower with caffeine at 2 weeks but not at term-equivalent age. Sleep duration, by parental diary, was unaffected. No seizures occurred. CONCLUSIONS: Caffeine reduced intermittent hypoxemia in late preterm infants. Its routine use cannot be advised until neurodevelopmental data are available."',
    [
      'Em prematuros tardios (34 a 36 semanas), a cafeína cortou quase pela metade os episódios de hipoxemia intermitente: 4,6 por hora em vez de 8,3 [1].',
      'Sob cafeína a frequência cardíaca subiu 9 bpm em comparação ao placebo; convulsões não ocorreram [1].',
      'O leve atraso na velocidade de crescimento visto com duas semanas já não existia na idade equivalente ao termo [1].',
    ],
    [
      ['direction', 'A cafeína deixou os bebês com frequência cardíaca 9 bpm mais baixa [1].'],
      [
        'negation',
        'Mesmo antes dos resultados de neurodesenvolvimento, aconselha-se a cafeína de rotina no prematuro tardio [1].',
      ],
      [
        'digit',
        'A razão de taxas para hipoxemia intermitente foi de 0,65 a favor da cafeína (IC 95% 0,42–0,73) [1].',
      ],
    ],
  ],
  [
    '"Nebulized Hypertonic Saline in Infants Hospitalized with Bronchiolitis: the SALINA Trial ‖ IMPORTANCE: Nebulized hypertonic saline is used in bronchiolitis in spite of inconsistent evidence. METHODS: In this multicenter trial, 598 infants younger than 12 months hospitalized with a first episode of bronchiolitis received nebulized 3% saline every 6 hours or standard supportive care. RESULTS: Median length of stay was 74 hours with hypertonic saline and 76 hours with standard care (P = 0.62). Transfer to intensive care occurred in 4.7% and 5.0%, respectively. Mild bronchospasm was more common with hypertonic saline (5.4% vs. 1.0%). Readmission within 7 days was no different. CONCLUSIONS: Nebulized 3% saline did not shorten hospital stay and produced more adverse events. It should not be given routinely to infants hospitalized with bronchiolitis."',
    [
      'O SALINA desaconselha o uso rotineiro de solução salina hipertônica em lactentes internados por bronquiolite [1].',
      'Broncoespasmo leve acometeu 5,4% dos que inalaram salina hipertônica, mas só 1,0% do grupo de suporte [1].',
    ],
    [
      [
        'direction',
        'O tempo de hospitalização foi significativamente mais curto com a salina hipertônica [1].',
      ],
      [
        'negation',
        'Lactentes internados por bronquiolite devem receber salina a 3% nebulizada de rotina [1].',
      ],
    ],
  ],
  [
    '"High-Flow Nasal Cannula versus Low-Flow Oxygen in Moderate Bronchiolitis ‖ BACKGROUND: High-flow oxygen is increasingly used in infants with bronchiolitis outside intensive care. METHODS: We randomly assigned 1,012 infants younger than 12 months with bronchiolitis and oxygen saturation below 92% to high-flow oxygen at 2 L/kg/min or standard low-flow oxygen. RESULTS: Escalation of care due to treatment failure occurred in 14.3% of the high-flow group and 24.9% of the low-flow group (risk difference, -10.6 percentage points; 95% CI, -15.5 to -5.7). Median length of hospital stay was 86 hours and 82 hours, respectively (P = 0.33). Duration of oxygen therapy did not differ. One pneumothorax occurred in each group. Of infants in whom low-flow oxygen failed, 63% improved on rescue high-flow therapy. CONCLUSIONS: High-flow oxygen lowered treatment failure, without shortening the hospital stay."',
    [
      'O alto fluxo (2 L/kg/min) fez cair a falha terapêutica de 24,9% para 14,3%, sem abreviar a internação [1].',
      'Quando o baixo fluxo falhou, o resgate com alto fluxo foi bem-sucedido em 63% dos bebês [1].',
      'Um pneumotórax foi registrado em cada braço do estudo [1].',
    ],
    [
      [
        'direction',
        'A necessidade de escalonar o tratamento por falha foi maior com oxigênio de alto fluxo [1].',
      ],
      ['arms', 'Falha terapêutica: 24,9% com alto fluxo versus 14,3% com baixo fluxo [1].'],
    ],
  ],
  [
    '"Controle de temperatura a 33 °C ou normotermia após parada cardíaca extra-hospitalar: ensaio TERMO-BR ‖ Métodos: ensaio multicêntrico com 812 adultos comatosos após parada cardíaca extra-hospitalar de provável causa cardíaca, com retorno da circulação espontânea por mais de 20 minutos. Os pacientes foram designados para hipotermia a 33 °C por 24 horas ou normotermia controlada, com tratamento da febre quando a temperatura atingisse 37,8 °C ou mais. Resultados: em 6 meses, morreram 51,0% dos pacientes do grupo hipotermia e 49,4% do grupo normotermia (RR 1,03; IC 95% 0,90 a 1,18). O desfecho funcional desfavorável ocorreu em 56,1% e 55,2%. Arritmias com instabilidade hemodinâmica foram mais frequentes na hipotermia (22,9% versus 15,4%; p = 0,007). O tempo de ventilação mecânica foi maior no grupo resfriado. Conclusão: a hipotermia não reduziu a mortalidade em relação à normotermia controlada."',
    [
      'Resfriar a 33 °C por um dia não diminuiu a mortalidade em seis meses após parada extra-hospitalar (51,0% contra 49,4% na normotermia) [1].',
      'O desfecho funcional desfavorável foi praticamente idêntico nos dois grupos, 56,1% e 55,2% [1].',
      'No TERMO-BR, os pacientes mantidos em normotermia tiveram menos arritmias com repercussão hemodinâmica que os resfriados (15,4% vs. 22,9%) [1].',
    ],
    [
      ['direction', 'A hipotermia abreviou o tempo de ventilação mecânica [1].'],
      ['unit', 'Na hipotermia, a meta de 33 °C foi mantida por 24 minutos [1].'],
      [
        'comparator',
        'No grupo normotermia, tratava-se a febre quando a temperatura estivesse abaixo de 37,8 °C [1].',
      ],
    ],
  ],
  [
    '"Proton-Pump Inhibitors and Recurrent Clostridioides difficile Infection: a Population-Based Cohort Study ‖ OBJECTIVE: To examine whether continued use of proton-pump inhibitors (PPIs) is associated with recurrence of Clostridioides difficile infection (CDI). METHODS: Using linked health records, we followed 18,760 adults with a first episode of CDI for 90 days. RESULTS: Recurrence occurred in 22.4% of patients who continued PPIs and in 17.1% of those who did not use them (adjusted hazard ratio, 1.34; 95% CI, 1.24 to 1.45). Deprescribing of PPIs at diagnosis was associated with a lower risk of recurrence than continuation. H2-receptor antagonists were not associated with recurrence. The association was stronger in patients aged 75 years or older. No indication for PPI use was documented in 47% of users. CONCLUSIONS: Continued PPI use was associated with a higher risk of recurrent CDI. The need for PPIs should be reviewed at the time of diagnosis."',
    [
      'Manter o IBP após o primeiro episódio de infecção por *C. difficile* associou-se a risco 34% maior de recorrência em 90 dias [1].',
      'Em quase metade dos usuários (47%), não havia indicação documentada para o IBP [1].',
      'Os antagonistas H2 não se relacionaram com recidiva, e a associação com IBP foi mais forte a partir dos 75 anos [1].',
    ],
    [
      ['direction', 'Quem seguiu usando IBP recidivou menos do que quem não o usava [1].'],
      [
        'direction',
        'Suspender o IBP no momento do diagnóstico associou-se a maior risco de recorrência do que mantê-lo [1].',
      ],
      [
        'negation',
        'Segundo a coorte, é desnecessário rever a indicação do IBP quando se diagnostica a infecção por *C. difficile* [1].',
      ],
    ],
  ],
  [
    '"Metformin versus Insulin in Gestational Diabetes: the MIRA Noninferiority Trial ‖ BACKGROUND: Metformin is easier to use than insulin in gestational diabetes, but its efficacy relative to insulin is disputed. METHODS: We randomized 1,096 women with gestational diabetes not controlled by diet at 20 to 33 weeks\' gestation to metformin (up to 2,500 mg per day) or insulin. RESULTS: Supplemental insulin was needed in 31.7% of women on metformin. The composite of neonatal complications occurred in 30.2% of the metformin group and 31.5% of the insulin group, meeting the criterion for noninferiority. Maternal weight gain was 1.6 kg lower with metformin. Neonatal hypoglycemia was less frequent with metformin (7.4% vs. 12.2%). Gastrointestinal side effects led to discontinuation in 4.3% of women on metformin. Rates of large-for-gestational-age infants were not different. CONCLUSIONS: Metformin, alone or with supplemental insulin, was not inferior to insulin in the prevention of neonatal complications."',
    [
      'Na prevenção de complicações neonatais, a metformina (até 2,5 g/dia) foi não inferior à insulina [1].',
      'Pouco menos de um terço das gestantes em metformina (31,7%) necessitou de insulina suplementar [1].',
      'Com insulina, as gestantes ganharam mais peso e os recém-nascidos tiveram mais hipoglicemia (12,2%, contra 7,4% com metformina) [1].',
    ],
    [
      [
        'direction',
        'As mulheres tratadas com metformina ganharam 1,6 kg a mais do que as tratadas com insulina [1].',
      ],
      ['negation', 'No MIRA, a metformina falhou em demonstrar não inferioridade frente à insulina [1].'],
      [
        'digit',
        'Efeitos gastrointestinais levaram 8,3% das usuárias de metformina a interromper o tratamento [1].',
      ],
    ],
  ],
  [
    '"Bisoprolol in Patients with COPD at Risk of Exacerbation: the BREVIS Trial ‖ BACKGROUND: Observational studies suggest that beta-blockers reduce exacerbations of chronic obstructive pulmonary disease (COPD). METHODS: We randomly assigned 1,540 patients with moderate or severe COPD and two or more exacerbations in the previous year to bisoprolol or placebo for 12 months. Patients with a cardiac indication for a beta-blocker were excluded. RESULTS: The rate of exacerbations treated with antibiotics or glucocorticoids was 2.03 per patient-year with bisoprolol and 2.01 with placebo (rate ratio, 0.99; 95% CI, 0.86 to 1.14). Time to first exacerbation was unchanged. Lung function did not decline more with bisoprolol, and there was no excess of respiratory adverse events. Hospitalization for COPD was similar. CONCLUSIONS: Bisoprolol did not reduce exacerbations of COPD. These data do not argue against the use of cardioselective beta-blockers in patients with COPD who have a cardiac indication."',
    [
      'O bisoprolol foi incapaz de reduzir as exacerbações da DPOC (2,03 contra 2,01 por paciente-ano) [1].',
      'Em termos de segurança respiratória, não houve excesso de eventos adversos com o betabloqueador [1].',
      'O BREVIS não é argumento contra o betabloqueador cardiosseletivo no paciente com DPOC que tenha indicação cardíaca para usá-lo [1].',
    ],
    [
      [
        'direction',
        'A função pulmonar deteriorou-se mais nos pacientes em uso de bisoprolol do que nos do placebo [1].',
      ],
      [
        'negation',
        'Os resultados depõem contra o uso de betabloqueador cardiosseletivo no paciente com DPOC que tem indicação cardíaca [1].',
      ],
      ['bounds', 'A razão de taxas de exacerbação foi 0,99, com IC 95% de 0,76 a 1,14 [1].'],
    ],
  ],
  [
    '"Ferro endovenoso versus oral na anemia ferropriva do puerpério: ensaio clínico randomizado ‖ Objetivo: comparar carboximaltose férrica endovenosa e sulfato ferroso oral na anemia puerperal. Métodos: 318 puérperas com hemoglobina entre 7 e 10 g/dL, 24 a 72 horas após o parto, receberam carboximaltose férrica 1.000 mg em dose única ou sulfato ferroso 40 mg de ferro elementar, três vezes ao dia, por 6 semanas. Resultados: na sexta semana, a hemoglobina média foi de 12,6 g/dL no grupo endovenoso e de 11,8 g/dL no grupo oral (p < 0,001). A fadiga diminuiu mais com o ferro endovenoso. Constipação foi relatada por 28,3% das mulheres do grupo oral e por 3,8% do grupo endovenoso. Não houve reação anafilática. A taxa de aleitamento exclusivo não diferiu. Conclusão: a carboximaltose corrigiu a anemia mais rapidamente e foi mais bem tolerada. A dose-teste é desnecessária."',
    [
      'Puérperas que receberam 1 g de carboximaltose férrica na veia chegaram à sexta semana com hemoglobina média de 12,6 g/dL, acima dos 11,8 g/dL do grupo oral [1].',
      'A constipação incomodou 28,3% das usuárias de sulfato ferroso, ante 3,8% no grupo endovenoso [1].',
      'Não é preciso fazer dose-teste, e anafilaxia não foi observada [1].',
    ],
    [
      ['direction', 'A fadiga cedeu mais com o sulfato ferroso oral do que com o ferro endovenoso [1].'],
      ['negation', 'Antes da carboximaltose férrica, a dose-teste é necessária [1].'],
      ['unit', 'Ao fim de seis semanas, a hemoglobina média do grupo endovenoso alcançou 12,6 mg/dL [1].'],
    ],
  ],
  [
    '"Intravenous Dexamethasone to Prevent Migraine Recurrence after Emergency Department Discharge ‖ BACKGROUND: Headache often returns after emergency treatment of migraine. METHODS: In this double-blind trial, 520 adults with migraine treated with intravenous metoclopramide were given dexamethasone 10 mg or placebo intravenously before discharge. RESULTS: Moderate or severe headache recurred within 72 hours in 24.0% of patients who received dexamethasone and 35.4% of those who received placebo (number needed to treat, 9). Pain relief at 2 hours was the same in both groups. Insomnia on the first night was more frequent after dexamethasone (18.1% vs. 9.6%). Use of rescue medication was lower with dexamethasone. No serious adverse events were reported. CONCLUSIONS: A single dose of dexamethasone reduces early recurrence of migraine but gives no additional acute relief. Opioids should not be used as first-line treatment."',
    [
      'Para evitar uma recorrência da enxaqueca nas 72 horas após a alta, é preciso tratar nove pacientes com dexametasona [1].',
      'A dexametasona venosa não acrescenta alívio agudo, visto que a dor em 2 horas melhorou igualmente nos dois grupos [1].',
      'Cerca de 18% tiveram insônia na primeira noite após a dexametasona, o que ocorreu em menos de 10% com placebo [1].',
    ],
    [
      ['direction', 'Depois da dexametasona, os pacientes recorreram mais à medicação de resgate [1].'],
      ['negation', 'Opioides podem ser usados como primeira linha na crise de enxaqueca [1].'],
      [
        'digit',
        'Com dexametasona, a cefaleia moderada ou intensa voltou em 42,0% dos pacientes dentro de três dias [1].',
      ],
    ],
  ],
  [
    '"Early Oral Feeding after Elective Colorectal Resection: a Multicenter Randomized Trial ‖ BACKGROUND: Traditional practice delays oral intake after colorectal surgery until bowel function returns. METHODS: We randomized 640 patients undergoing elective colorectal resection to oral diet on the day of surgery or to delayed feeding after first flatus. RESULTS: Median postoperative stay was 5 days with early feeding and 7 days with delayed feeding (P < 0.001). Anastomotic leak occurred in 4.1% and 4.4%, respectively. Vomiting was more frequent with early feeding (21.6% vs. 14.7%), but reinsertion of a nasogastric tube was needed equally often. Patients in the early group reported less hunger and thirst. Surgical-site infection did not differ. CONCLUSIONS: Early oral feeding shortens hospital stay without increasing anastomotic leak. Routine nasogastric decompression is not warranted."',
    [
      'Liberar a dieta já no dia da cirurgia colorretal abreviou a internação de sete para cinco dias (medianas) [1].',
      'A alimentação precoce não elevou a taxa de fístula anastomótica: 4,1%, contra 4,4% na dieta tardia [1].',
      'Vomitou-se mais com a dieta precoce, mas a repassagem de sonda nasogástrica foi necessária com a mesma frequência [1].',
    ],
    [
      ['direction', 'Pacientes alimentados precocemente se queixaram de mais fome e sede que os demais [1].'],
      [
        'negation',
        'A descompressão nasogástrica de rotina está justificada após ressecção colorretal eletiva [1].',
      ],
      [
        'arms',
        'Vômitos ocorreram em 14,7% dos pacientes com dieta precoce e em 21,6% daqueles com dieta tardia [1].',
      ],
    ],
  ],
  [
    '"Restrictive versus Liberal Transfusion in Acute Upper Gastrointestinal Bleeding: the RUBI Trial ‖ BACKGROUND: The hemoglobin threshold for transfusion in upper gastrointestinal bleeding affects outcomes. METHODS: In this trial, 934 patients with acute upper gastrointestinal bleeding were assigned to a restrictive strategy (transfusion when hemoglobin fell below 7 g/dL) or a liberal strategy (transfusion when hemoglobin fell below 9 g/dL). Patients with exsanguinating bleeding or acute coronary syndrome were excluded. RESULTS: Six-week survival was 94.6% in the restrictive group and 90.7% in the liberal group (P = 0.02). Rebleeding occurred in 10.9% and 16.3%, respectively. In patients with Child-Pugh class A or B cirrhosis, the portal pressure gradient rose with the liberal strategy but not with the restrictive strategy. Transfusion reactions were less common in the restrictive group. CONCLUSIONS: A restrictive strategy improved survival and reduced rebleeding. The results do not extend to patients with acute coronary syndrome."',
    [
      'No RUBI, transfundir apenas com hemoglobina menor que 7 g/dL resultou em sobrevida maior em seis semanas do que usar o limiar de 9 g/dL (94,6% vs. 90,7%) [1].',
      'O ressangramento foi mais frequente na estratégia liberal, com 16,3% dos pacientes [1].',
      'Esses achados não podem ser transpostos para quem tem síndrome coronariana aguda, grupo excluído do estudo [1].',
    ],
    [
      ['direction', 'A política transfusional liberal levou a menos ressangramento que a restritiva [1].'],
      [
        'negation',
        'Na cirrose Child-Pugh A ou B, o gradiente de pressão portal não subiu com a estratégia liberal [1].',
      ],
      [
        'comparator',
        'Na estratégia restritiva, transfundia-se quando a hemoglobina estivesse acima de 7 g/dL [1].',
      ],
    ],
  ],
  [
    '"Cardiodesfibrilador implantável versus amiodarona na cardiopatia chagásica crônica: ensaio CHARRUA ‖ Introdução: a morte súbita é frequente na cardiopatia chagásica. Métodos: ensaio aberto em 13 centros, com 412 pacientes com cardiopatia chagásica crônica, taquicardia ventricular não sustentada e escore de Rassi ≥ 10 pontos, designados para cardiodesfibrilador implantável (CDI) ou amiodarona. Resultados: após mediana de 3,6 anos, a mortalidade total foi de 37,6% com CDI e de 40,3% com amiodarona (HR 0,88; IC 95% 0,65 a 1,20; p = 0,42). A morte súbita foi menos frequente com CDI (6,1% versus 14,9%). Internações por insuficiência cardíaca ocorreram menos no grupo CDI. Hipotireoidismo surgiu em 11% dos tratados com amiodarona. Choques inapropriados afetaram 9% dos portadores de CDI. Conclusão: o CDI preveniu morte súbita, mas não reduziu a mortalidade por todas as causas na cardiopatia chagásica."',
    [
      'No CHARRUA, o CDI evitou mortes súbitas (6,1% contra 14,9%), mas isso não bastou para baixar a mortalidade total [1].',
      'Dos portadores de CDI, 9% sofreram choques inapropriados; entre os que tomaram amiodarona, 11% desenvolveram hipotireoidismo [1].',
      'As internações por insuficiência cardíaca foram mais numerosas no braço amiodarona [1].',
    ],
    [
      ['direction', 'A amiodarona superou o CDI na prevenção da morte súbita em chagásicos [1].'],
      [
        'direction',
        'O grupo do CDI foi internado mais vezes por insuficiência cardíaca que o da amiodarona [1].',
      ],
      ['negation', 'O CDI foi incapaz de prevenir a morte súbita na cardiopatia chagásica [1].'],
    ],
  ],
  [
    '"Long-Acting Injectable Cabotegravir for HIV Prevention in Young Women: the IRIS-P Trial ‖ BACKGROUND: Adherence to daily oral pre-exposure prophylaxis is low among young women. METHODS: In this double-blind, double-dummy trial, 2,866 women aged 18 to 30 years at high risk of HIV received cabotegravir 600 mg intramuscularly every 8 weeks or daily oral tenofovir-emtricitabine. RESULTS: Forty-four incident infections were observed: 6 with cabotegravir (0.21 per 100 person-years) and 38 with oral prophylaxis (1.34 per 100 person-years; hazard ratio, 0.16; 95% CI, 0.07 to 0.37). Injection-site reactions were reported by 38% of women receiving cabotegravir, and none of these led to withdrawal. Nausea was more common with the oral regimen. Pregnancy outcomes were similar. CONCLUSIONS: Injectable cabotegravir was superior to daily oral tenofovir-emtricitabine. An oral lead-in phase before the first injection is not necessary."',
    [
      'Das 44 infecções pelo HIV observadas no IRIS-P, apenas seis ocorreram em mulheres que recebiam cabotegravir injetável [1].',
      'Reações no local da injeção foram referidas por 38% das usuárias de cabotegravir, mas não motivaram nenhuma saída do estudo [1].',
      'A injeção a cada oito semanas protegeu melhor que o comprimido diário: 0,21 contra 1,34 infecção por 100 pessoas-ano [1].',
    ],
    [
      [
        'direction',
        'O cabotegravir mostrou-se inferior ao tenofovir-entricitabina oral na prevenção do HIV em mulheres jovens [1].',
      ],
      ['negation', 'A fase oral introdutória é indispensável antes da primeira injeção de cabotegravir [1].'],
      ['digit', 'A incidência de HIV com o esquema oral foi de 1,84 por 100 pessoas-ano [1].'],
    ],
  ],
  [
    '"As-Needed Budesonide-Formoterol in Children with Mild Asthma: the PIPA Randomized Trial ‖ BACKGROUND: Evidence for as-needed inhaled corticosteroid-formoterol in children is sparse. METHODS: We enrolled 486 children aged 6 to 11 years with mild asthma treated with a reliever only. They were assigned to as-needed budesonide-formoterol (100/6 µg, one inhalation) or as-needed salbutamol (200 µg) for 52 weeks. RESULTS: The annualized rate of severe exacerbations was 0.23 with budesonide-formoterol and 0.41 with salbutamol (relative rate, 0.56; 95% CI, 0.39 to 0.81; P = 0.002). Emergency visits were fewer with budesonide-formoterol. Asthma control scores were alike in the two groups. Growth velocity was not affected (5.6 vs. 5.7 cm per year). CONCLUSIONS: In children with mild asthma, as-needed budesonide-formoterol prevented more exacerbations than salbutamol. Salbutamol alone should not be used as sole treatment at this age."',
    [
      'Usar budesonida-formoterol sob demanda, em vez de salbutamol, reduziu as exacerbações graves em escolares com asma leve (0,23 contra 0,41 por ano) [1].',
      'O crescimento não foi prejudicado pelo corticoide inalado sob demanda: 5,6 cm por ano, praticamente como com salbutamol [1].',
      'Os escores de controle foram equivalentes nos dois braços, embora as idas à emergência tenham sido menos numerosas com a combinação [1].',
    ],
    [
      [
        'direction',
        'As visitas ao pronto-socorro foram mais numerosas entre as crianças que usavam budesonida-formoterol [1].',
      ],
      ['negation', 'Nessa faixa etária, o salbutamol pode ser o único tratamento da asma leve [1].'],
      ['unit', 'Cada inalação de resgate continha budesonida 100 mg e formoterol 6 µg [1].'],
    ],
  ],
  [
    '"Endovascular Thrombectomy for Large-Core Ischemic Stroke within 24 Hours: the MAGNUS Trial ‖ BACKGROUND: Patients with large infarct cores have usually been excluded from thrombectomy trials. METHODS: We assigned 508 patients with anterior large-vessel occlusion, an ASPECTS of 3 to 5 and onset within 24 hours to thrombectomy plus medical care or medical care alone. Patients had to be 80 years of age or younger. RESULTS: Functional independence (modified Rankin score of 2 or less) at 90 days was seen in 28.1% of the thrombectomy group and 12.4% of the control group (relative risk, 2.27; 95% CI, 1.56 to 3.30). Symptomatic intracranial hemorrhage occurred in 6.0% and 3.2% (P = 0.13). Mortality did not differ (33.9% vs. 36.1%). Neurological worsening in the first 24 hours was less frequent with thrombectomy. CONCLUSIONS: Thrombectomy yielded better functional outcomes than medical care alone in large-core stroke."',
    [
      'Mesmo com núcleo isquêmico extenso (ASPECTS 3–5), a trombectomia mais que dobrou a proporção de pacientes funcionalmente independentes aos 90 dias: 28,1%, ante 12,4% [1].',
      'A mortalidade não se modificou com a trombectomia (33,9%, contra 36,1% no grupo controle) [1].',
      'Hemorragia intracraniana sintomática: 6,0% com trombectomia e 3,2% só com tratamento clínico, diferença não significativa [1].',
    ],
    [
      [
        'direction',
        'O tratamento clínico isolado rendeu melhores desfechos funcionais do que a trombectomia no AVC de grande núcleo [1].',
      ],
      ['bounds', 'O RR para independência funcional foi de 2,27 (IC 95% 1,56 a 4,30) [1].'],
      [
        'comparator',
        'A independência funcional foi definida como escore de Rankin modificado igual ou superior a 2 [1].',
      ],
    ],
  ],
  [
    '"Carbetocina versus ocitocina na prevenção da hemorragia pós-parto após cesariana: ensaio multicêntrico ‖ Objetivo: comparar carbetocina termoestável e ocitocina na profilaxia da hemorragia pós-parto em cesarianas. Métodos: ensaio duplo-cego com 2.260 mulheres submetidas a cesariana, que receberam carbetocina 100 µg ou ocitocina 10 UI por via endovenosa após a extração fetal. Resultados: perda sanguínea de 1.000 mL ou mais ocorreu em 5,7% no grupo carbetocina e em 8,2% no grupo ocitocina (RR 0,70; IC 95% 0,51 a 0,95). Uterotônicos adicionais foram necessários em 11,4% e 19,8%, respectivamente. A necessidade de transfusão não diferiu. Náuseas e hipotensão ocorreram com igual frequência. O custo por paciente foi maior com carbetocina. Conclusão: a carbetocina foi mais eficaz que a ocitocina e dispensa refrigeração. A infusão de manutenção não é necessária após sua administração."',
    [
      'Na cesariana, a carbetocina levou a menos hemorragia de 1 litro ou mais do que a ocitocina (5,7% contra 8,2%) [1].',
      'Por ser termoestável, a carbetocina não precisa de geladeira; em contrapartida, sai mais cara por paciente [1].',
      'Os dois uterotônicos se equipararam quanto a náuseas, hipotensão e necessidade de transfusão [1].',
    ],
    [
      ['direction', 'O custo por paciente foi mais baixo com a carbetocina [1].'],
      ['negation', 'Depois da carbetocina, há necessidade de manter uma infusão de manutenção [1].'],
      [
        'arms',
        'Precisaram de uterotônico adicional 19,8% das mulheres que receberam carbetocina e 11,4% das que receberam ocitocina [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Kidney-Transplant Recipients: a Randomized Placebo-Controlled Trial ‖ BACKGROUND: Kidney-transplant recipients have been excluded from trials of SGLT2 inhibitors. METHODS: At 19 centers, 1,128 recipients with an eGFR of 25 to 65 mL/min/1.73 m² at least 12 months after transplantation were assigned to dapagliflozin 10 mg daily or placebo. RESULTS: The annual eGFR slope from week 4 to month 24 was -1.2 mL/min/1.73 m² with dapagliflozin and -2.9 mL/min/1.73 m² with placebo (P < 0.001). Urinary tract infection occurred in 17.4% and 16.8%, respectively. Albuminuria fell by 26% with dapagliflozin. Genital mycotic infection was more frequent with the drug (3.9% vs. 0.9%). Acute rejection was rare and not increased. Tacrolimus levels were unchanged. CONCLUSIONS: Dapagliflozin slowed the loss of graft function without raising the risk of urinary infection. Adjustment of tacrolimus dose is not needed."',
    [
      'Em transplantados renais, a dapagliflozina freou a perda de função do enxerto: queda anual da TFGe de 1,2, em vez de 2,9 mL/min/1,73 m² com placebo [1].',
      'A infecção urinária ocorreu em proporção semelhante nos dois grupos (17,4% e 16,8%), ao passo que a micose genital foi mais comum com o fármaco [1].',
      'Os níveis de tacrolimo permaneceram inalterados, o que dispensa ajuste de dose [1].',
    ],
    [
      ['direction', 'A dapagliflozina acelerou a perda de função do enxerto renal [1].'],
      ['negation', 'Ao introduzir dapagliflozina, a dose de tacrolimo precisa ser ajustada [1].'],
      ['digit', 'Com dapagliflozina, a albuminúria diminuiu 62% [1].'],
    ],
  ],
  [
    '"Lightweight versus Heavyweight Mesh in Laparoscopic Inguinal Hernia Repair: Five-Year Follow-up ‖ OBJECTIVE: To compare lightweight and heavyweight mesh in totally extraperitoneal inguinal hernia repair. METHODS: We randomized 950 men with a primary unilateral inguinal hernia to lightweight (Ultrapro) or heavyweight (Prolene) mesh. Chronic pain was defined as a numerical rating of 4 or higher. RESULTS: At 5 years, recurrence was 3.8% with lightweight mesh and 1.3% with heavyweight mesh (P = 0.02). Chronic pain was reported by 3.2% and 2.9%, respectively (P = 0.78). Foreign-body sensation was equally common. In direct hernias, recurrence with lightweight mesh reached 6.9%. Operating time was 4 minutes longer with lightweight mesh. Testicular complications were rare. CONCLUSIONS: Lightweight mesh was associated with more recurrences and did not reduce chronic pain. Heavyweight mesh is preferred, especially in direct hernias."',
    [
      'Aos cinco anos, a hérnia recidivou mais com a tela leve (3,8%) do que com a pesada (1,3%) [1].',
      'A tela leve não poupou os pacientes da dor crônica, relatada por cerca de 3% em ambos os grupos [1].',
      'Sobretudo nas hérnias diretas, os autores preferem a tela de alta gramatura, já que a recidiva com a leve chegou a 6,9% [1].',
    ],
    [
      ['direction', 'O reparo foi 4 minutos mais rápido quando se usou a tela leve [1].'],
      ['arms', 'Recidiva em 5 anos: 1,3% com tela leve e 3,8% com tela pesada [1].'],
      ['digit', 'Nas hérnias diretas, a taxa de recidiva com a tela leve alcançou 9,6% [1].'],
    ],
  ],
  [
    '"Anfotericina B lipossomal versus antimoniato de meglumina na leishmaniose visceral: ensaio randomizado em quatro centros ‖ Objetivo: comparar eficácia e segurança de anfotericina B lipossomal (AmBL) e antimoniato de meglumina no tratamento da leishmaniose visceral no Brasil. Métodos: 388 pacientes de 6 meses a 50 anos, sem infecção pelo HIV, receberam AmBL 3 mg/kg/dia por 7 dias ou antimoniato 20 mg/kg/dia por 20 dias. Resultados: a cura em 6 meses foi de 90,2% com AmBL e de 82,5% com antimoniato (p = 0,03). Eventos adversos graves foram menos comuns com AmBL (7,7% versus 16,0%). Prolongamento do intervalo QT ocorreu quase exclusivamente com antimoniato. O tempo de internação foi menor com AmBL. A hipocalemia não diferiu. Conclusão: a AmBL foi mais eficaz e mais segura que o antimoniato. O antimoniato não deve ser usado em pacientes com cardiopatia."',
    [
      'Na leishmaniose visceral, a anfotericina B lipossomal (3 mg/kg/dia por uma semana) curou 90,2% dos pacientes, ante 82,5% com o antimonial [1].',
      'Em cardiopatas, o antimoniato de meglumina deve ser evitado [1].',
      'Eventos adversos graves foram cerca de duas vezes mais comuns com o antimoniato (16,0%) do que com a formulação lipossomal (7,7%) [1].',
    ],
    [
      ['direction', 'O antimoniato de meglumina foi mais eficaz que a anfotericina B lipossomal [1].'],
      ['direction', 'Os pacientes tratados com anfotericina lipossomal ficaram mais tempo internados [1].'],
      ['negation', 'O antimoniato pode ser usado no paciente com cardiopatia [1].'],
    ],
  ],
  [
    '"Semaglutida semanal em adolescentes com obesidade: ensaio clínico brasileiro duplo-cego ‖ Objetivo: avaliar a eficácia da semaglutida subcutânea em adolescentes com obesidade. Métodos: 274 adolescentes de 12 a 17 anos com índice de massa corporal no percentil 95 ou acima foram randomizados (2:1) para semaglutida 2,4 mg uma vez por semana ou placebo, ambos com orientação de estilo de vida, por 68 semanas. Resultados: o IMC variou −14,7% com semaglutida e +0,8% com placebo. Perda de peso de 5% ou mais foi alcançada por 71% e 17% dos participantes, respectivamente. Eventos gastrointestinais foram mais frequentes com semaglutida (64% versus 41%). Colelitíase ocorreu em 3,8% dos tratados e em nenhum do grupo placebo. Não houve atraso puberal. Os escores de depressão não pioraram. Conclusão: a semaglutida reduziu o IMC de adolescentes com obesidade. O tratamento não substitui a mudança de estilo de vida."',
    [
      'Todos os casos de colelitíase (3,8% dos tratados) ocorreram no grupo da semaglutida [1].',
      'A medicação não substitui as mudanças de estilo de vida; no ensaio, a puberdade não se atrasou e o humor, pelos escores de depressão, não piorou [1].',
    ],
    [
      [
        'direction',
        'Eventos gastrointestinais foram menos frequentes com a semaglutida do que com o placebo [1].',
      ],
      ['negation', 'Os escores de depressão pioraram durante o tratamento com semaglutida [1].'],
      ['unit', 'A dose empregada nos adolescentes foi de semaglutida 2,4 g por semana [1].'],
    ],
  ],
  [
    '"Melatonina na prevenção de delirium em idosos internados em terapia intensiva: ensaio SONATA ‖ Objetivo: avaliar se a melatonina noturna previne delirium em idosos críticos. Métodos: ensaio duplo-cego com 846 pacientes com 65 anos ou mais e permanência prevista na UTI superior a 48 horas, designados para melatonina 4 mg às 21 horas ou placebo por até 14 noites. Resultados: delirium ocorreu em 26,8% no grupo melatonina e em 27,5% no grupo placebo (RR 0,97; IC 95% 0,79 a 1,20; p = 0,80). A duração do delirium foi igual nos dois grupos. A qualidade do sono melhorou discretamente com melatonina. O uso de haloperidol de resgate não diferiu. Pacientes com mobilização precoce tiveram menos delirium, independentemente do grupo. Conclusão: a melatonina não preveniu delirium na UTI. Medidas não farmacológicas devem continuar sendo a primeira escolha."',
    [
      'No SONATA, a melatonina noturna não evitou o delirium em idosos de UTI (26,8% vs. 27,5%; p = 0,80) [1].',
      'Quem foi mobilizado precocemente apresentou menos delirium, tivesse tomado melatonina ou placebo [1].',
      'As medidas não farmacológicas seguem como primeira escolha na prevenção do delirium, embora a melatonina tenha melhorado um pouco o sono [1].',
    ],
    [
      ['direction', 'A melatonina reduziu a incidência de delirium na comparação com placebo [1].'],
      [
        'negation',
        'As medidas não farmacológicas já não devem ser a primeira escolha contra o delirium na UTI [1].',
      ],
      ['comparator', 'Participaram do SONATA pacientes de até 65 anos internados em terapia intensiva [1].'],
    ],
  ],
  [
    '"Amoxicilina por 5 ou 10 dias na pneumonia comunitária de crianças: ensaio de não inferioridade BREVE ‖ Objetivo: verificar se 5 dias de amoxicilina são não inferiores a 10 dias na pneumonia adquirida na comunidade tratada em ambulatório. Métodos: 604 crianças de 6 meses a 10 anos, com febre e pneumonia à radiografia, receberam amoxicilina 90 mg/kg/dia por 5 dias seguida de placebo por 5 dias, ou amoxicilina por 10 dias. Margem de não inferioridade de 7,5 pontos percentuais. Resultados: cura clínica entre o 14º e o 21º dia em 88,6% no grupo de 5 dias e em 87,9% no grupo de 10 dias (diferença 0,7 ponto percentual; IC 95% −4,5 a 5,9). Diarreia foi menos frequente com o curso curto (9,3% versus 15,2%). A ausência dos cuidadores ao trabalho foi menor com 5 dias. A resistência em orofaringe não diferiu. Conclusão: 5 dias foram não inferiores a 10 dias."',
    [
      'Cinco dias de amoxicilina (90 mg/kg/dia) foram não inferiores a dez na pneumonia comunitária de crianças em regime ambulatorial, com cura de 88,6% e 87,9% [1].',
      'Prolongar o antibiótico para dez dias custou mais diarreia (15,2%, contra 9,3% com cinco dias) [1].',
      'Com o tratamento encurtado, os cuidadores faltaram menos ao trabalho [1].',
    ],
    [
      ['direction', 'O curso de 5 dias provocou mais diarreia que o de 10 dias [1].'],
      ['digit', 'A cura clínica no grupo de cinco dias foi de 83,6% [1].'],
      ['bounds', 'A diferença de cura entre os grupos foi de 0,7 ponto percentual (IC 95% −4,5 a 9,5) [1].'],
    ],
  ],
];

/** Answers of several sentences or references. */
const ofSeveral: HandCase[] = [
  [
    'true',
    '"Early Vasopressin in Septic Shock: the VESTA Randomized Clinical Trial ‖ IMPORTANCE: The role of vasopressin as first add-on to norepinephrine in septic shock is debated. METHODS: At 38 intensive care units, 1,106 adults with septic shock of less than 6 hours\' duration were assigned to early vasopressin (0.03 U/min) added to norepinephrine or to norepinephrine alone. RESULTS: Mortality at 28 days was 32.4% with vasopressin and 33.8% with norepinephrine alone (absolute difference, -1.4 percentage points; 95% CI, -7.0 to 4.1). Renal-replacement therapy was started in 21.5% and 29.0%, respectively (P = 0.004). Digital ischemia was more common with vasopressin (5.2% vs. 1.8%). New-onset atrial fibrillation was less common. Length of stay did not differ. CONCLUSIONS: Early vasopressin did not improve survival at 28 days, but it reduced the use of renal-replacement therapy at the cost of more digital ischemia." + "Hydrocortisone plus Fludrocortisone for Septic Shock in Adults: the HERMES Trial ‖ BACKGROUND: Trials of corticosteroids in septic shock have given conflicting results. METHODS: In this placebo-controlled trial, 1,318 adults with septic shock receiving norepinephrine for at least 6 hours were assigned to hydrocortisone 50 mg every 6 hours plus fludrocortisone 50 µg daily for 7 days, or to matching placebos. RESULTS: At 28 days, 26.7% of the patients in the corticosteroid group and 32.1% in the placebo group had died (relative risk, 0.83; 95% CI, 0.70 to 0.99; P = 0.03). Vasopressor-free days were 17 with corticosteroids and 14 with placebo. Hyperglycemia was more common with corticosteroids. The rate of superinfection was no different between the groups. CONCLUSIONS: Hydrocortisone plus fludrocortisone lowered 28-day mortality and hastened the reversal of shock. We do not advise tapering after 7 days of treatment."',
    'Ao contrário da associação de hidrocortisona com fludrocortisona, a vasopressina precoce não diminuiu a mortalidade em 28 dias no choque séptico [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Early Vasopressin in Septic Shock: the VESTA Randomized Clinical Trial ‖ IMPORTANCE: The role of vasopressin as first add-on to norepinephrine in septic shock is debated. METHODS: At 38 intensive care units, 1,106 adults with septic shock of less than 6 hours\' duration were assigned to early vasopressin (0.03 U/min) added to norepinephrine or to norepinephrine alone. RESULTS: Mortality at 28 days was 32.4% with vasopressin and 33.8% with norepinephrine alone (absolute difference, -1.4 percentage points; 95% CI, -7.0 to 4.1). Renal-replacement therapy was started in 21.5% and 29.0%, respectively (P = 0.004). Digital ischemia was more common with vasopressin (5.2% vs. 1.8%). New-onset atrial fibrillation was less common. Length of stay did not differ. CONCLUSIONS: Early vasopressin did not improve survival at 28 days, but it reduced the use of renal-replacement therapy at the cost of more digital ischemia." + "Hydrocortisone plus Fludrocortisone for Septic Shock in Adults: the HERMES Trial ‖ BACKGROUND: Trials of corticosteroids in septic shock have given conflicting results. METHODS: In this placebo-controlled trial, 1,318 adults with septic shock receiving norepinephrine for at least 6 hours were assigned to hydrocortisone 50 mg every 6 hours plus fludrocortisone 50 µg daily for 7 days, or to matching placebos. RESULTS: At 28 days, 26.7% of the patients in the corticosteroid group and 32.1% in the placebo group had died (relative risk, 0.83; 95% CI, 0.70 to 0.99; P = 0.03). Vasopressor-free days were 17 with corticosteroids and 14 with placebo. Hyperglycemia was more common with corticosteroids. The rate of superinfection was no different between the groups. CONCLUSIONS: Hydrocortisone plus fludrocortisone lowered 28-day mortality and hastened the reversal of shock. We do not advise tapering after 7 days of treatment."',
    'O VESTA acrescentou vasopressina à noradrenalina em adultos com menos de 6 horas de choque [1]. Com vasopressina precoce, a mortalidade em 28 dias foi de 32,4% [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Hydrocortisone plus Fludrocortisone for Septic Shock in Adults: the HERMES Trial ‖ BACKGROUND: Trials of corticosteroids in septic shock have given conflicting results. METHODS: In this placebo-controlled trial, 1,318 adults with septic shock receiving norepinephrine for at least 6 hours were assigned to hydrocortisone 50 mg every 6 hours plus fludrocortisone 50 µg daily for 7 days, or to matching placebos. RESULTS: At 28 days, 26.7% of the patients in the corticosteroid group and 32.1% in the placebo group had died (relative risk, 0.83; 95% CI, 0.70 to 0.99; P = 0.03). Vasopressor-free days were 17 with corticosteroids and 14 with placebo. Hyperglycemia was more common with corticosteroids. The rate of superinfection was no different between the groups. CONCLUSIONS: Hydrocortisone plus fludrocortisone lowered 28-day mortality and hastened the reversal of shock. We do not advise tapering after 7 days of treatment." + "Early Vasopressin in Septic Shock: the VESTA Randomized Clinical Trial ‖ IMPORTANCE: The role of vasopressin as first add-on to norepinephrine in septic shock is debated. METHODS: At 38 intensive care units, 1,106 adults with septic shock of less than 6 hours\' duration were assigned to early vasopressin (0.03 U/min) added to norepinephrine or to norepinephrine alone. RESULTS: Mortality at 28 days was 32.4% with vasopressin and 33.8% with norepinephrine alone (absolute difference, -1.4 percentage points; 95% CI, -7.0 to 4.1). Renal-replacement therapy was started in 21.5% and 29.0%, respectively (P = 0.004). Digital ischemia was more common with vasopressin (5.2% vs. 1.8%). New-onset atrial fibrillation was less common. Length of stay did not differ. CONCLUSIONS: Early vasopressin did not improve survival at 28 days, but it reduced the use of renal-replacement therapy at the cost of more digital ischemia."',
    'O HERMES manteve os corticoides por 7 dias [1]. Entre os que receberam hidrocortisona e fludrocortisona, 26,7% haviam morrido aos 28 dias [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Sotagliflozin and Health Status in Heart Failure with Preserved Ejection Fraction: the LUMEN-HF Trial ‖ BACKGROUND: Evidence on dual SGLT1/2 inhibition in heart failure with preserved ejection fraction is limited. METHODS: We randomized 1,204 patients with a left ventricular ejection fraction of 50% or more and elevated natriuretic peptides to sotagliflozin 200 mg daily or placebo, irrespective of diabetes. RESULTS: At 26 weeks, the KCCQ clinical summary score rose by 9.4 points with sotagliflozin and by 4.9 points with placebo (difference, 4.5; 95% CI, 2.6 to 6.4). Hospitalization for heart failure occurred in 7.1% and 10.8%, respectively (hazard ratio, 0.64; 95% CI, 0.44 to 0.93). Diarrhea was more frequent with sotagliflozin (6.2% vs. 2.9%). Hypoglycemia was not increased. CONCLUSIONS: Sotagliflozin improved health status and reduced hospitalizations for heart failure, an effect that did not depend on the presence of diabetes." + "Spironolactone in Heart Failure with Preserved Ejection Fraction: Results of the ARGOS-P Trial ‖ AIMS: To test whether spironolactone reduces clinical events in heart failure with preserved ejection fraction (HFpEF). METHODS: In this registry-based randomized trial, 2,008 patients with HFpEF were allocated to spironolactone plus standard care or standard care alone, and followed for a median of 3.2 years. RESULTS: Cardiovascular death or hospitalization for heart failure occurred in 24.6% of patients on spironolactone and 26.1% of those on standard care (hazard ratio, 0.93; 95% CI, 0.78 to 1.10; P = 0.40). Hospitalization for heart failure alone occurred in 15.3% and 18.9% (hazard ratio, 0.79; 95% CI, 0.64 to 0.98). Hyperkalemia above 5.5 mmol/L was more frequent with spironolactone (12.7% vs. 5.4%), and gynecomastia led to withdrawal in 3.0% of men. CONCLUSION: Spironolactone did not lower the primary outcome. Potassium should be checked within 1 week of starting the drug."',
    'Na ICFEp, a sotagliflozina 200 mg/dia foi comparada a placebo [1]. As internações por insuficiência cardíaca passaram de 10,8% para 7,1% com sotagliflozina [2].',
    'cd',
  ],
  [
    'true',
    '"Spironolactone in Heart Failure with Preserved Ejection Fraction: Results of the ARGOS-P Trial ‖ AIMS: To test whether spironolactone reduces clinical events in heart failure with preserved ejection fraction (HFpEF). METHODS: In this registry-based randomized trial, 2,008 patients with HFpEF were allocated to spironolactone plus standard care or standard care alone, and followed for a median of 3.2 years. RESULTS: Cardiovascular death or hospitalization for heart failure occurred in 24.6% of patients on spironolactone and 26.1% of those on standard care (hazard ratio, 0.93; 95% CI, 0.78 to 1.10; P = 0.40). Hospitalization for heart failure alone occurred in 15.3% and 18.9% (hazard ratio, 0.79; 95% CI, 0.64 to 0.98). Hyperkalemia above 5.5 mmol/L was more frequent with spironolactone (12.7% vs. 5.4%), and gynecomastia led to withdrawal in 3.0% of men. CONCLUSION: Spironolactone did not lower the primary outcome. Potassium should be checked within 1 week of starting the drug." + "Sotagliflozin and Health Status in Heart Failure with Preserved Ejection Fraction: the LUMEN-HF Trial ‖ BACKGROUND: Evidence on dual SGLT1/2 inhibition in heart failure with preserved ejection fraction is limited. METHODS: We randomized 1,204 patients with a left ventricular ejection fraction of 50% or more and elevated natriuretic peptides to sotagliflozin 200 mg daily or placebo, irrespective of diabetes. RESULTS: At 26 weeks, the KCCQ clinical summary score rose by 9.4 points with sotagliflozin and by 4.9 points with placebo (difference, 4.5; 95% CI, 2.6 to 6.4). Hospitalization for heart failure occurred in 7.1% and 10.8%, respectively (hazard ratio, 0.64; 95% CI, 0.44 to 0.93). Diarrhea was more frequent with sotagliflozin (6.2% vs. 2.9%). Hypoglycemia was not increased. CONCLUSIONS: Sotagliflozin improved health status and reduced hospitalizations for heart failure, an effect that did not depend on the presence of diabetes."',
    'A sotagliflozina reduziu as internações por insuficiência cardíaca na ICFEp [2]. Já no ARGOS-P, a espironolactona não reduziu o desfecho primário de morte cardiovascular ou internação por IC (24,6% vs. 26,1%; p = 0,40) [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Spironolactone in Heart Failure with Preserved Ejection Fraction: Results of the ARGOS-P Trial ‖ AIMS: To test whether spironolactone reduces clinical events in heart failure with preserved ejection fraction (HFpEF). METHODS: In this registry-based randomized trial, 2,008 patients with HFpEF were allocated to spironolactone plus standard care or standard care alone, and followed for a median of 3.2 years. RESULTS: Cardiovascular death or hospitalization for heart failure occurred in 24.6% of patients on spironolactone and 26.1% of those on standard care (hazard ratio, 0.93; 95% CI, 0.78 to 1.10; P = 0.40). Hospitalization for heart failure alone occurred in 15.3% and 18.9% (hazard ratio, 0.79; 95% CI, 0.64 to 0.98). Hyperkalemia above 5.5 mmol/L was more frequent with spironolactone (12.7% vs. 5.4%), and gynecomastia led to withdrawal in 3.0% of men. CONCLUSION: Spironolactone did not lower the primary outcome. Potassium should be checked within 1 week of starting the drug." + "Sotagliflozin and Health Status in Heart Failure with Preserved Ejection Fraction: the LUMEN-HF Trial ‖ BACKGROUND: Evidence on dual SGLT1/2 inhibition in heart failure with preserved ejection fraction is limited. METHODS: We randomized 1,204 patients with a left ventricular ejection fraction of 50% or more and elevated natriuretic peptides to sotagliflozin 200 mg daily or placebo, irrespective of diabetes. RESULTS: At 26 weeks, the KCCQ clinical summary score rose by 9.4 points with sotagliflozin and by 4.9 points with placebo (difference, 4.5; 95% CI, 2.6 to 6.4). Hospitalization for heart failure occurred in 7.1% and 10.8%, respectively (hazard ratio, 0.64; 95% CI, 0.44 to 0.93). Diarrhea was more frequent with sotagliflozin (6.2% vs. 2.9%). Hypoglycemia was not increased. CONCLUSIONS: Sotagliflozin improved health status and reduced hospitalizations for heart failure, an effect that did not depend on the presence of diabetes."',
    'O ARGOS-P acompanhou 2.008 pacientes com ICFEp [1]. Daqueles que usaram espironolactona, 15,3% precisaram ser internados por insuficiência cardíaca [2].',
    'cd',
  ],
  [
    'true',
    '"Nebulized Hypertonic Saline in Infants Hospitalized with Bronchiolitis: the SALINA Trial ‖ IMPORTANCE: Nebulized hypertonic saline is used in bronchiolitis in spite of inconsistent evidence. METHODS: In this multicenter trial, 598 infants younger than 12 months hospitalized with a first episode of bronchiolitis received nebulized 3% saline every 6 hours or standard supportive care. RESULTS: Median length of stay was 74 hours with hypertonic saline and 76 hours with standard care (P = 0.62). Transfer to intensive care occurred in 4.7% and 5.0%, respectively. Mild bronchospasm was more common with hypertonic saline (5.4% vs. 1.0%). Readmission within 7 days was no different. CONCLUSIONS: Nebulized 3% saline did not shorten hospital stay and produced more adverse events. It should not be given routinely to infants hospitalized with bronchiolitis." + "High-Flow Nasal Cannula versus Low-Flow Oxygen in Moderate Bronchiolitis ‖ BACKGROUND: High-flow oxygen is increasingly used in infants with bronchiolitis outside intensive care. METHODS: We randomly assigned 1,012 infants younger than 12 months with bronchiolitis and oxygen saturation below 92% to high-flow oxygen at 2 L/kg/min or standard low-flow oxygen. RESULTS: Escalation of care due to treatment failure occurred in 14.3% of the high-flow group and 24.9% of the low-flow group (risk difference, -10.6 percentage points; 95% CI, -15.5 to -5.7). Median length of hospital stay was 86 hours and 82 hours, respectively (P = 0.33). Duration of oxygen therapy did not differ. One pneumothorax occurred in each group. Of infants in whom low-flow oxygen failed, 63% improved on rescue high-flow therapy. CONCLUSIONS: High-flow oxygen lowered treatment failure, without shortening the hospital stay."',
    'Nem a salina a 3% nebulizada nem o oxigênio de alto fluxo encurtaram a internação por bronquiolite [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Nebulized Hypertonic Saline in Infants Hospitalized with Bronchiolitis: the SALINA Trial ‖ IMPORTANCE: Nebulized hypertonic saline is used in bronchiolitis in spite of inconsistent evidence. METHODS: In this multicenter trial, 598 infants younger than 12 months hospitalized with a first episode of bronchiolitis received nebulized 3% saline every 6 hours or standard supportive care. RESULTS: Median length of stay was 74 hours with hypertonic saline and 76 hours with standard care (P = 0.62). Transfer to intensive care occurred in 4.7% and 5.0%, respectively. Mild bronchospasm was more common with hypertonic saline (5.4% vs. 1.0%). Readmission within 7 days was no different. CONCLUSIONS: Nebulized 3% saline did not shorten hospital stay and produced more adverse events. It should not be given routinely to infants hospitalized with bronchiolitis." + "High-Flow Nasal Cannula versus Low-Flow Oxygen in Moderate Bronchiolitis ‖ BACKGROUND: High-flow oxygen is increasingly used in infants with bronchiolitis outside intensive care. METHODS: We randomly assigned 1,012 infants younger than 12 months with bronchiolitis and oxygen saturation below 92% to high-flow oxygen at 2 L/kg/min or standard low-flow oxygen. RESULTS: Escalation of care due to treatment failure occurred in 14.3% of the high-flow group and 24.9% of the low-flow group (risk difference, -10.6 percentage points; 95% CI, -15.5 to -5.7). Median length of hospital stay was 86 hours and 82 hours, respectively (P = 0.33). Duration of oxygen therapy did not differ. One pneumothorax occurred in each group. Of infants in whom low-flow oxygen failed, 63% improved on rescue high-flow therapy. CONCLUSIONS: High-flow oxygen lowered treatment failure, without shortening the hospital stay."',
    'No SALINA, a nebulização era repetida a cada 6 horas [1]. A permanência hospitalar mediana com a salina a 3% foi de 74 horas [2].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Nebulized Hypertonic Saline in Infants Hospitalized with Bronchiolitis: the SALINA Trial ‖ IMPORTANCE: Nebulized hypertonic saline is used in bronchiolitis in spite of inconsistent evidence. METHODS: In this multicenter trial, 598 infants younger than 12 months hospitalized with a first episode of bronchiolitis received nebulized 3% saline every 6 hours or standard supportive care. RESULTS: Median length of stay was 74 hours with hypertonic saline and 76 hours with standard care (P = 0.62). Transfer to intensive care occurred in 4.7% and 5.0%, respectively. Mild bronchospasm was more common with hypertonic saline (5.4% vs. 1.0%). Readmission within 7 days was no different. CONCLUSIONS: Nebulized 3% saline did not shorten hospital stay and produced more adverse events. It should not be given routinely to infants hospitalized with bronchiolitis." + "High-Flow Nasal Cannula versus Low-Flow Oxygen in Moderate Bronchiolitis ‖ BACKGROUND: High-flow oxygen is increasingly used in infants with bronchiolitis outside intensive care. METHODS: We randomly assigned 1,012 infants younger than 12 months with bronchiolitis and oxygen saturation below 92% to high-flow oxygen at 2 L/kg/min or standard low-flow oxygen. RESULTS: Escalation of care due to treatment failure occurred in 14.3% of the high-flow group and 24.9% of the low-flow group (risk difference, -10.6 percentage points; 95% CI, -15.5 to -5.7). Median length of hospital stay was 86 hours and 82 hours, respectively (P = 0.33). Duration of oxygen therapy did not differ. One pneumothorax occurred in each group. Of infants in whom low-flow oxygen failed, 63% improved on rescue high-flow therapy. CONCLUSIONS: High-flow oxygen lowered treatment failure, without shortening the hospital stay."',
    'O alto fluxo foi ofertado a 2 L/kg/min a lactentes com saturação inferior a 92% [2]. Nesses bebês em alto fluxo, a mediana de internação chegou a 86 horas [1].',
    'cd',
  ],
  [
    'true',
    '"Semaglutida semanal em adolescentes com obesidade: ensaio clínico brasileiro duplo-cego ‖ Objetivo: avaliar a eficácia da semaglutida subcutânea em adolescentes com obesidade. Métodos: 274 adolescentes de 12 a 17 anos com índice de massa corporal no percentil 95 ou acima foram randomizados (2:1) para semaglutida 2,4 mg uma vez por semana ou placebo, ambos com orientação de estilo de vida, por 68 semanas. Resultados: o IMC variou −14,7% com semaglutida e +0,8% com placebo. Perda de peso de 5% ou mais foi alcançada por 71% e 17% dos participantes, respectivamente. Eventos gastrointestinais foram mais frequentes com semaglutida (64% versus 41%). Colelitíase ocorreu em 3,8% dos tratados e em nenhum do grupo placebo. Não houve atraso puberal. Os escores de depressão não pioraram. Conclusão: a semaglutida reduziu o IMC de adolescentes com obesidade. O tratamento não substitui a mudança de estilo de vida."',
    '| Fármaco | Efeito em adolescentes |\n|---|---|\n| Semaglutida 2,4 mg/semana | Queda de 14,7% do IMC em 68 semanas, contra alta de 0,8% com placebo [1] |',
    '*',
  ],
];

export const inventedTrials: HandCase[] = [...casesOf(groups), ...ofSeveral];
