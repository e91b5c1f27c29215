import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Invented trials and labels. */
const groups: CaseGroup[] = [
  [
    '"Velagliflozin in Heart Failure with Reduced Ejection Fraction: the CORVELA Trial ‖ Among 4,212 patients with heart failure and an ejection fraction of 40% or less, the primary outcome (cardiovascular death or first hospitalization for heart failure) occurred in 381 patients (18.1%) in the velagliflozin group and 486 patients (23.1%) in the placebo group (hazard ratio, 0.76; 95% CI, 0.66 to 0.87; P<0.001). All-cause mortality did not differ significantly between the groups (hazard ratio, 0.94; 95% CI, 0.81 to 1.09). Genital mycotic infections were more frequent with velagliflozin (3.4% vs. 0.9%). Severe hypoglycemia was rare and similar in both groups. Conclusions: velagliflozin lowered the risk of worsening heart failure but had no significant effect on survival."',
    [
      'No CORVELA, morte cardiovascular ou primeira internação por insuficiência cardíaca apareceu em 18,1% dos que usaram velagliflozina, contra 23,1% no placebo [1].',
      'A queda relativa de 24% no desfecho primário não veio acompanhada de ganho de sobrevida: a mortalidade por todas as causas foi estatisticamente semelhante entre os grupos [1].',
      'Em quem tem fração de ejeção ≤ 40%, a infecção fúngica genital foi mais comum com o fármaco ativo (3,4%) do que com placebo (0,9%) [1].',
    ],
    [
      [
        'direction',
        'Além de diminuir o risco de piora da insuficiência cardíaca, a velagliflozina prolongou de forma significativa a sobrevida dos pacientes [1].',
      ],
      [
        'arms',
        'Evento primário: 486 pacientes (23,1%) com velagliflozina contra 381 (18,1%) com placebo [1].',
      ],
      [
        'bounds',
        'Sobre a mortalidade por todas as causas, o efeito foi neutro (HR 0,94; IC 95% 0,81 a 1,19) [1].',
      ],
    ],
  ],
  [
    '"Dabexaban versus Dalteparin for Cancer-Associated Thrombosis (ARNIKA) ‖ ARNIKA randomized 1,306 patients with cancer-associated venous thromboembolism to 6 months of oral dabexaban or subcutaneous dalteparin. Recurrent thromboembolism occurred in 5.2% of patients assigned to dabexaban and 8.7% of those assigned to dalteparin (HR 0.59; 95% CI 0.38–0.91; P=0.016). Major bleeding was more frequent with dabexaban (6.1% vs 3.5%; HR 1.77; 95% CI 1.06–2.95), mainly in patients with gastrointestinal tumors. Overall survival at 6 months was similar. Conclusion: dabexaban was superior to dalteparin in preventing recurrence, at the cost of more major bleeding; it should be used with caution in patients with gastrointestinal cancer."',
    [
      'Trombose recorrente foi menos comum com dabexabana oral do que com dalteparina (5,2% × 8,7%) [1].',
      'A dabexabana protegeu melhor contra recorrência. O preço foi o sangramento maior: 6,1% com o anticoagulante oral e 3,5% com a heparina, excesso concentrado sobretudo nos tumores gastrointestinais [1].',
      'Pontos práticos do ARNIKA:\n\n- **Sobrevida:** parecida aos seis meses com os dois anticoagulantes [1].',
    ],
    [
      [
        'direction',
        'Pacientes tratados com dabexabana sangraram menos, com risco de hemorragia maior inferior ao da dalteparina [1].',
      ],
      [
        'direction',
        'Segundo o ARNIKA, que comparou as duas drogas no tromboembolismo associado ao câncer, a dalteparina evitou mais recorrências do que o anticoagulante oral [1].',
      ],
      ['digit', 'O risco de recorrência caiu com a dabexabana (HR 0,39; IC 95% 0,38–0,91) [1].'],
    ],
  ],
  [
    '"Systemic Corticosteroids for Community-Acquired Pneumonia: Systematic Review and Meta-analysis ‖ We pooled 17 randomized trials (n = 3,842) of systemic corticosteroids in adults hospitalized with community-acquired pneumonia. Corticosteroids reduced the need for mechanical ventilation (RR 0.62; 95% CI 0.47 to 0.82) and shortened hospital stay by a mean of 1.2 days (95% CI 0.6 to 1.8). No significant effect on 30-day mortality was found overall (RR 0.89; 95% CI 0.74 to 1.07), although mortality was lower in the subgroup with severe disease (RR 0.58; 95% CI 0.40 to 0.84). Hyperglycemia requiring treatment was more common with corticosteroids (RR 1.71; 95% CI 1.35 to 2.16). There was no increase in gastrointestinal bleeding."',
    [
      'Somando 17 ensaios e 3.842 adultos internados, o corticoide encurtou a hospitalização em 1,2 dia, em média [1].',
      'Só no subgrupo de pneumonia grave apareceu queda da mortalidade (RR 0,58); no conjunto dos pacientes o efeito em 30 dias não foi significativo [1].',
      'Hemorragia digestiva não aumentou, mas a hiperglicemia com necessidade de tratamento ficou mais frequente em quem recebeu corticoide [1].',
    ],
    [
      [
        'direction',
        'A corticoterapia sistêmica elevou a necessidade de ventilação mecânica em adultos hospitalizados por pneumonia comunitária [1].',
      ],
      [
        'negation',
        'Não houve, entre os que receberam corticosteroide, excesso de hiperglicemia com necessidade de tratamento [1].',
      ],
      ['unit', 'A permanência hospitalar caiu, em média, 1,2 semana com o corticosteroide [1].'],
    ],
  ],
  [
    '"Hydrocortisone in Severe Community-Acquired Pneumonia: the PULCOR-2 Trial ‖ PULCOR-2 was a double-blind trial in 806 adults admitted to intensive care with severe community-acquired pneumonia, assigned to hydrocortisone 200 mg/day or placebo. By day 28, death had occurred in 26 of 403 patients (6.5%) in the hydrocortisone group and 47 of 403 (11.7%) in the placebo group (absolute difference, −5.2 percentage points; 95% CI, −9.2 to −1.3). Intubation was needed in 18.4% of the hydrocortisone group and 29.5% of the placebo group (hazard ratio 0.59). Hospital-acquired infection was not more frequent with hydrocortisone (9.7% vs. 10.9%). Insulin requirements during the first week were higher in the hydrocortisone group."',
    [
      'Na pneumonia comunitária grave em UTI, a letalidade em 28 dias foi de 6,5% com hidrocortisona 200 mg por dia, ante 11,7% com placebo [1].',
      'Menos pacientes precisaram ser intubados no braço hidrocortisona, e as infecções hospitalares não foram mais frequentes que no placebo [1].',
      'Foram 47 óbitos entre os 403 do grupo placebo e 26 entre os 403 tratados com hidrocortisona [1].',
    ],
    [
      [
        'arms',
        'A intubação foi necessária em 29,5% do grupo hidrocortisona e em 18,4% do grupo placebo [1].',
      ],
      [
        'direction',
        'O PULCOR-2 mostrou piora da sobrevida em 28 dias com a hidrocortisona na pneumonia grave [1].',
      ],
    ],
  ],
  [
    '"Intensive versus Standard Blood-Pressure Control in Older Adults (SENIOR-PA) ‖ A total of 2,940 adults aged 75 years or older with hypertension were randomized to a systolic target below 130 mmHg (intensive) or below 150 mmHg (standard). After a median of 3.4 years, major cardiovascular events had occurred in 7.9% of the intensive group and 10.6% of the standard group (HR 0.73; 95% CI 0.58–0.92). The intensive strategy increased symptomatic hypotension (4.8% vs 2.1%) but did not increase injurious falls (11.0% vs 11.4%). The decline in estimated glomerular filtration rate was greater with intensive treatment. Cognitive function at the end of the study did not differ between the groups."',
    [
      'A meta sistólica abaixo de 130 mmHg, testada a partir dos 75 anos, evitou eventos cardiovasculares maiores frente à meta < 150 mmHg (HR 0,73) [1].',
      'Quedas com lesão não se tornaram mais frequentes com o controle intensivo, embora a hipotensão sintomática sim (4,8% contra 2,1%) [1].',
      'Do ponto de vista cognitivo, as duas metas pressóricas terminaram o estudo empatadas [1].',
    ],
    [
      [
        'direction',
        'O tratamento intensivo preservou melhor o rim, com perda de taxa de filtração glomerular menor do que a observada no alvo convencional [1].',
      ],
      [
        'direction',
        'Comparada à meta de 150 mmHg, a estratégia intensiva trouxe mais eventos cardiovasculares maiores em idosos [1].',
      ],
      [
        'bounds',
        'O benefício cardiovascular do alvo intensivo foi estimado em HR 0,73 (IC 95% 0,58 a 0,98) [1].',
      ],
    ],
  ],
  [
    '"Probiotics to Prevent Antibiotic-Associated Diarrhea in Hospitalized Adults: the PROBIFLOR Randomized Trial ‖ The PROBIFLOR trial enrolled 1,524 hospitalized adults receiving broad-spectrum antibiotics. Probiotic capsules taken for 21 days did not reduce antibiotic-associated diarrhea compared with placebo (16.2% vs 15.5%; RR 1.05; 95% CI 0.83–1.32). Clostridioides difficile infection was infrequent: 1.3% in the probiotic group and 1.6% in the placebo group (P=0.67). Length of stay was unchanged. Abdominal bloating was reported more often by probiotic recipients (12.8% vs 8.1%; P=0.003). These findings do not support the routine use of probiotics to prevent diarrhea in this population."',
    [
      'Cápsulas de probiótico por 21 dias falharam em prevenir a diarreia associada a antibióticos: 16,2% versus 15,5% com placebo [1].',
      'Distensão abdominal foi queixa de 12,8% dos que tomaram probiótico e de 8,1% dos que tomaram placebo [1].',
      'Com esses dados, não se justifica prescrever probiótico de rotina, para evitar diarreia, a adultos hospitalizados em uso de antibiótico de amplo espectro [1].',
    ],
    [
      [
        'direction',
        'Adultos internados que tomaram probiótico tiveram redução significativa da diarreia associada a antibióticos [1].',
      ],
      [
        'negation',
        'Os autores do PROBIFLOR concluem que os achados apoiam o emprego rotineiro de probióticos na prevenção da diarreia nessa população [1].',
      ],
      [
        'arms',
        'A infecção por *Clostridioides difficile* foi pouco frequente: 1,6% entre os que tomaram probiótico, 1,3% entre os que tomaram placebo [1].',
      ],
    ],
  ],
  [
    '"Zelunezumab for Episodic Migraine Prevention: the LUMEN-M Trial ‖ Adults with episodic migraine received monthly zelunezumab 120 mg, zelunezumab 240 mg, or placebo for 12 weeks. From a baseline of 8.6 monthly migraine days, the mean change was −4.1 days with 120 mg, −4.3 days with 240 mg, and −2.2 days with placebo (P<0.001 for each dose vs placebo). A reduction of at least 50% in monthly migraine days was achieved by 52%, 55%, and 31% of patients, respectively. Efficacy did not differ between the two doses. Constipation was more common with zelunezumab 240 mg than with placebo (5.9% vs 1.8%). No cardiovascular events attributable to treatment were observed."',
    [
      'Com 120 mg mensais de zelunezumabe, os dias de enxaqueca por mês recuaram 4,1 em média; com placebo, 2,2 [1].',
      'Dobrar a dose para 240 mg não trouxe vantagem de eficácia sobre 120 mg [1].',
      'Pouco mais da metade dos tratados com 120 mg (52%) cortou pela metade ou mais os dias mensais de enxaqueca; no placebo foram 31% [1].',
    ],
    [
      ['direction', 'Na dose mais alta, o zelunezumabe foi mais eficaz do que na de 120 mg [1].'],
      [
        'direction',
        'Houve menos constipação entre os usuários de zelunezumabe 240 mg do que entre os do placebo [1].',
      ],
      [
        'negation',
        'Eventos cardiovasculares atribuíveis ao tratamento foram observados ao longo das 12 semanas [1].',
      ],
    ],
  ],
  [
    '"Low-Dose Colchicine Early after Myocardial Infarction (COLMI) ‖ In this double-blind trial, 3,120 patients were assigned to colchicine 0.5 mg once daily or placebo within 7 days after myocardial infarction. After a median of 28 months, the primary composite of cardiovascular death, reinfarction, stroke, or urgent revascularization occurred in 92 patients (5.9%) in the colchicine group and 130 (8.3%) in the placebo group (hazard ratio 0.70; 95% CI 0.54 to 0.91; P=0.008). Stroke occurred in 0.4% of the colchicine group and 1.0% of the placebo group. Cardiovascular death was similar in the two groups. Diarrhea was not significantly more common with colchicine (9.6% vs 8.7%; P=0.38), but pneumonia was (1.4% vs 0.6%; P=0.02)."',
    [
      'Colchicina em dose baixa (0,5 mg/dia), iniciada na primeira semana após o infarto, reduziu em 30% o risco do desfecho composto [1].',
      'A diarreia não foi significativamente mais comum com colchicina, ao contrário da pneumonia (1,4% vs. 0,6%) [1].',
      '| Desfecho | Resultado |\n|---|---|\n| AVC | 0,4% com colchicina e 1,0% com placebo [1] |',
    ],
    [
      [
        'direction',
        'Em 28 meses de acompanhamento, o acidente vascular cerebral foi mais frequente no grupo que recebeu colchicina do que no placebo [1].',
      ],
      ['digit', 'A dose estudada no COLMI foi de 5 mg de colchicina uma vez ao dia [1].'],
      [
        'bounds',
        'O desfecho composto caiu com a colchicina, com HR de 0,70 e intervalo de confiança de 95% entre 0,45 e 0,91 [1].',
      ],
    ],
  ],
  [
    '"High-Flow Oxygen Therapy in Infants with Bronchiolitis ‖ In infants younger than 12 months hospitalized with bronchiolitis, 588 were randomized to high-flow oxygen at 2 L/kg/min or standard low-flow oxygen. Treatment failure occurred in 12% of infants in the high-flow group and 24% in the standard group (risk difference, −12 percentage points; 95% CI, −18 to −6). There was no difference in length of hospital stay, duration of oxygen therapy, or admission to intensive care (11% with high flow and 10% with standard therapy). Among the 71 infants in whom standard therapy failed, 43 (61%) responded to rescue high-flow oxygen. One pneumothorax occurred in each group."',
    [
      'Falha terapêutica ocorreu na metade da frequência com alto fluxo: 12% ante 24% na oxigenoterapia convencional [1].',
      'O alto fluxo não encurtou a internação nem diminuiu a ida para a UTI (11% e 10%) [1].',
      'Dos 71 lactentes em que o tratamento padrão falhou, 43 responderam ao resgate com alto fluxo, ou seja, 61% [1].',
    ],
    [
      [
        'arms',
        'A falha do tratamento atingiu 24% dos lactentes em alto fluxo e 12% daqueles com oxigênio convencional [1].',
      ],
      [
        'direction',
        'Lactentes com bronquiolite que receberam alto fluxo ficaram menos tempo internados do que os tratados com oxigênio de baixo fluxo [1].',
      ],
      ['negation', 'Quanto à segurança, nenhum pneumotórax ocorreu no estudo [1].'],
    ],
  ],
  [
    '"Durvatinib versus Chemotherapy in Advanced Non-Small-Cell Lung Cancer ‖ In this phase 3 trial, 712 patients with advanced non-small-cell lung cancer received durvatinib or platinum-based chemotherapy. Median overall survival was 28.3 months with durvatinib and 21.7 months with chemotherapy (HR for death, 0.71; 95% CI, 0.57 to 0.88). Median progression-free survival was 11.4 months with durvatinib and 6.9 months with chemotherapy. Objective responses were seen in 46% and 33%, respectively. Adverse events of grade 3 or higher occurred in 31% of patients receiving durvatinib and 54% of those receiving chemotherapy; discontinuation because of toxicity was also less frequent with durvatinib (8% vs. 15%). Pneumonitis of any grade was more common with durvatinib (7% vs. 2%)."',
    [
      'A sobrevida global mediana alcançou 28,3 meses com durvatinibe, frente a 21,7 meses com a quimioterapia à base de platina [1].',
      'Toxicidade de grau ≥ 3 foi menos comum com durvatinibe (31%) que com quimioterapia (54%) [1].',
      'A exceção à melhor tolerabilidade foi a pneumonite: 7% no braço experimental e 2% no controle [1].',
    ],
    [
      [
        'direction',
        'A quimioterapia foi mais bem tolerada, com menos eventos adversos de grau 3 ou maior que o durvatinibe [1].',
      ],
      [
        'arms',
        'Já a sobrevida livre de progressão mediana foi de 6,9 meses no grupo durvatinibe e de 11,4 meses no grupo quimioterapia [1].',
      ],
      ['digit', 'Resposta objetiva foi documentada em 64% dos pacientes que receberam durvatinibe [1].'],
    ],
  ],
  [
    '"Balanced Crystalloid versus Saline in Critically Ill Adults (CRISTAL-3) ‖ CRISTAL-3 compared a balanced crystalloid with 0.9% saline in 5,037 critically ill adults. Death within 90 days occurred in 21.8% of patients in the balanced-solution group and 22.0% in the saline group (difference, −0.15 percentage points; 95% CI, −3.6 to 3.3; P=0.90). New renal-replacement therapy was started in 12.7% and 12.9%, respectively. Peak serum chloride was lower with the balanced solution. Among patients with traumatic brain injury, mortality was higher with the balanced solution (31.3% vs. 20.8%). We found no evidence that the balanced solution reduced mortality or acute kidney injury in critically ill adults."',
    [
      'Solução balanceada e soro fisiológico resultaram em mortalidade praticamente idêntica aos 90 dias (21,8% e 22,0%) [1].',
      'No traumatismo cranioencefálico, o soro fisiológico saiu-se melhor: 20,8% de óbitos, contra 31,3% com a solução balanceada [1].',
      'O pico de cloro sérico ficou mais baixo com a solução balanceada, sem evidência de redução da lesão renal aguda [1].',
    ],
    [
      ['direction', 'As soluções balanceadas diminuíram a mortalidade em 90 dias de pacientes críticos [1].'],
      [
        'direction',
        'Nos pacientes com trauma cranioencefálico, a solução balanceada associou-se a menos mortes que o soro fisiológico [1].',
      ],
      [
        'bounds',
        'A diferença absoluta de mortalidade em 90 dias foi de −0,15 ponto percentual (IC 95% −6,3 a 3,3) [1].',
      ],
    ],
  ],
  [
    '"Balanced Crystalloids or Saline: Individual Patient Data Meta-analysis ‖ This individual patient data meta-analysis included six trials and 34,685 critically ill adults. In-hospital mortality was 17.2% with balanced crystalloids and 17.7% with saline (OR 0.96; 95% CI 0.91 to 1.02). Renal-replacement therapy was initiated in 5.8% of patients receiving balanced crystalloids and 6.0% of those receiving saline. Among patients with traumatic brain injury, balanced crystalloids increased in-hospital mortality (OR 1.42; 95% CI 1.10 to 1.82). In patients with sepsis, the point estimate favored balanced crystalloids, but the difference was not statistically significant (OR 0.92; 95% CI 0.83 to 1.02)."',
    [
      'A metanálise de dados individuais reuniu seis ensaios: a mortalidade hospitalar foi de 17,2% com cristaloides balanceados e 17,7% com salina, diferença não significativa (OR 0,96; IC 95% 0,91–1,02) [1].',
      'Na sepse, a estimativa pendeu para os balanceados, porém sem significância estatística [1].',
      'Para quem sofreu trauma cranioencefálico, os balanceados fizeram subir a mortalidade hospitalar (OR 1,42) [1].',
    ],
    [
      [
        'direction',
        'No trauma cranioencefálico, os cristaloides balanceados protegeram contra a morte hospitalar em comparação com a salina [1].',
      ],
      [
        'negation',
        'Entre os sépticos, a diferença a favor dos balanceados foi estatisticamente significativa [1].',
      ],
    ],
  ],
  [
    '"Once-Weekly Retalutide for Obesity: the SLIMA Trial ‖ Adults with a body-mass index of 30 or more and without diabetes were assigned to once-weekly retalutide 8 mg or placebo for 68 weeks, plus lifestyle counseling. Mean change in body weight was −16.8% with retalutide and −2.9% with placebo (difference, −13.9 percentage points; 95% CI, −15.1 to −12.7). Weight loss of at least 5% was reached by 89% and 34%, respectively. Systolic blood pressure fell by 6.9 mmHg with retalutide and 1.3 mmHg with placebo. Gastrointestinal events led to discontinuation in 6.8% vs. 1.1%. Gallbladder disorders were more frequent with retalutide (2.7% vs. 0.8%). No case of medullary thyroid carcinoma was reported."',
    [
      'Em 68 semanas, a retalutida semanal de 8 mg levou a perda média de 16,8% do peso; o placebo, de 2,9% [1].',
      'Perda de pelo menos 5% do peso foi alcançada por 89% dos tratados e por 34% do grupo placebo [1].',
      'A pressão sistólica recuou 6,9 mmHg com a retalutida, e nenhum caso de carcinoma medular de tireoide foi relatado [1].',
    ],
    [
      ['direction', 'Distúrbios da vesícula biliar foram mais raros com retalutida que com placebo [1].'],
      ['digit', 'No SLIMA, a perda ponderal média com retalutida foi de 1,68% do peso inicial [1].'],
      [
        'bounds',
        'Frente ao placebo, a diferença de peso foi de −13,9 pontos percentuais, com IC 95% de −15,1 a −11,7 [1].',
      ],
    ],
  ],
  [
    '"Prophylactic Tranexamic Acid at Cesarean Delivery (HEMOPARTO) ‖ HEMOPARTO randomized 3,968 women undergoing cesarean delivery to tranexamic acid 1 g or placebo, in addition to prophylactic uterotonics. Blood loss greater than 1,000 mL or red-cell transfusion within 2 days after delivery occurred in 24.9% of the tranexamic acid group and 30.2% of the placebo group (RR 0.82; 95% CI 0.74 to 0.92). There was no difference in the use of additional uterotonics or in the rate of transfusion. Thromboembolic events within 3 months occurred in 0.4% and 0.2%, a difference that was not statistically significant (P=0.26). Nausea or vomiting was reported by 43% of women given tranexamic acid and 36% of women given placebo."',
    [
      'Perda sanguínea acima de 1.000 mL ou transfusão até o segundo dia após a cesariana foi menos frequente com 1 g de ácido tranexâmico (24,9% × 30,2%) [1].',
      'O HEMOPARTO não demonstrou redução de transfusões nem de uterotônicos adicionais [1].',
      'Náuseas ou vômitos afetaram 43% das que receberam o antifibrinolítico e 36% das que receberam placebo, enquanto a diferença em tromboembolismo não alcançou significância [1].',
    ],
    [
      [
        'direction',
        'Administrado na cesariana, o ácido tranexâmico agravou a hemorragia: mais mulheres perderam acima de 1.000 mL ou foram transfundidas do que com placebo [1].',
      ],
      [
        'negation',
        'A ocorrência de tromboembolismo em três meses foi significativamente maior com ácido tranexâmico [1].',
      ],
      ['direction', 'A necessidade de uterotônicos adicionais caiu com o ácido tranexâmico [1].'],
    ],
  ],
  [
    '"Romosumab Followed by Alendronate in Postmenopausal Osteoporosis (DENSA) ‖ In 4,040 postmenopausal women with osteoporosis and a previous fracture, 12 months of romosumab followed by alendronate was compared with alendronate alone. At 24 months, new vertebral fractures had occurred in 5.8% of the romosumab-to-alendronate group and 10.4% of the alendronate group (RR 0.56; 95% CI 0.44–0.71). The risk of hip fracture was also lower with the sequential regimen (1.9% vs 3.1%; HR 0.61; 95% CI 0.41–0.90). Serious cardiovascular events in the first year were numerically more frequent with romosumab (2.5% vs 1.9%), but the difference was not statistically significant. Injection-site reactions were more common with romosumab (4.4% vs 2.6%)."',
    [
      'Iniciar pelo romosumabe e depois passar ao alendronato resultou em menos fraturas vertebrais novas que o alendronato isolado (5,8% contra 10,4% em 24 meses) [1].',
      'Para fratura de quadril, a redução relativa do risco foi de 39% (HR 0,61) com a terapia sequencial [1].',
      'Não se comprovou excesso de eventos cardiovasculares graves no primeiro ano, ainda que fossem numericamente mais frequentes com romosumabe (2,5% vs. 1,9%) [1].',
    ],
    [
      [
        'direction',
        'O alendronato isolado protegeu mais contra fratura de quadril do que a sequência romosumabe–alendronato [1].',
      ],
      [
        'arms',
        'Resultados aos 24 meses:\n\n- Fraturas vertebrais novas em 10,4% das mulheres do esquema sequencial e em 5,8% das que usaram só alendronato [1].',
      ],
      [
        'bounds',
        'A proteção do esquema sequencial contra fratura de quadril teve HR de 0,61 (IC 95% 0,14–0,90) [1].',
      ],
    ],
  ],
  [
    '"Intranasal Arketamine versus Quetiapine for Treatment-Resistant Depression (SEQUA) ‖ SEQUA randomized 676 adults with treatment-resistant depression to intranasal arketamine or extended-release quetiapine, each added to an antidepressant. Remission at week 8 was achieved by 28.4% of patients in the arketamine group and 18.9% in the quetiapine group (adjusted OR 1.71; 95% CI 1.19 to 2.46). Discontinuation because of adverse events was less frequent with arketamine (4.0% vs 11.3%). Dissociation and transient increases in blood pressure were more common with arketamine; weight gain and sedation were more common with quetiapine. Two suicide attempts occurred in each group."',
    [
      'Remissão na oitava semana foi obtida por 28,4% com arcetamina intranasal e por 18,9% com quetiapina de liberação prolongada [1].',
      'O abandono por evento adverso pesou mais sobre a quetiapina (11,3%) que sobre a arcetamina (4,0%) [1].',
      'Os perfis de efeitos adversos se distinguem: ganho de peso e sedação foram mais comuns com quetiapina; dissociação e elevação transitória da pressão, com arcetamina [1].',
    ],
    [
      ['direction', 'A quetiapina superou a arcetamina em taxa de remissão na semana 8 [1].'],
      ['direction', 'Ganho de peso foi menos frequente no grupo da quetiapina do que no da arcetamina [1].'],
      ['digit', 'O SEQUA randomizou 766 adultos com depressão resistente ao tratamento [1].'],
    ],
  ],
  [
    '"Ten versus Fourteen Days of Bismuth Quadruple Therapy for Helicobacter pylori: Meta-analysis ‖ Twelve randomized trials (4,976 patients) compared 10 with 14 days of bismuth quadruple therapy for Helicobacter pylori infection. Intention-to-treat eradication was 87.3% with 10 days and 88.6% with 14 days (RR 0.99; 95% CI 0.97 to 1.01), and the 10-day regimen met the prespecified non-inferiority margin of 5 percentage points. Adverse events were fewer with the 10-day regimen (34.1% vs 41.8%), and adherence was better. Results were consistent in regions with clarithromycin resistance above 15%. The certainty of the evidence was moderate. A 10-day regimen may be an acceptable alternative to 14 days."',
    [
      'Dez dias de terapia quádrupla com bismuto não foram inferiores a 14 dias (erradicação de 87,3% e 88,6%) [1].',
      'A duração menor foi também mais bem tolerada: 34,1% de eventos adversos, frente a 41,8% com duas semanas [1].',
      'Onde a resistência à claritromicina passa de 15%, os resultados se mantiveram, e a certeza da evidência foi considerada moderada [1].',
    ],
    [
      [
        'direction',
        'Pela metanálise de doze ensaios, o regime de 10 dias mostrou-se inferior ao de 14 dias quanto à erradicação do *H. pylori* [1].',
      ],
      ['direction', 'A adesão foi melhor com o esquema de 14 dias do que com o de 10 [1].'],
      [
        'negation',
        'O esquema de 10 dias não cumpriu o critério de não inferioridade, cuja margem era de 5 pontos percentuais [1].',
      ],
    ],
  ],
  [
    '"Monthly High-Dose Vitamin D and Falls in Older Adults (VITAFALL) ‖ VITAFALL assigned 2,310 community-dwelling adults aged 70 years or older to monthly vitamin D3 60,000 IU or placebo for 2 years. At least one fall was reported by 63.1% of the vitamin D group and 60.8% of the placebo group (rate ratio for falls 1.07; 95% CI 0.99 to 1.15). Fractures occurred in 5.6% and 5.4%, respectively. Mean 25-hydroxyvitamin D rose from 22 to 41 ng/mL with vitamin D and did not change with placebo. Participants with baseline levels below 12 ng/mL did not benefit either. Hypercalcemia was rare. Monthly high-dose vitamin D should not be used for the prevention of falls."',
    [
      'Doses mensais de 60.000 UI de vitamina D3 elevaram a 25(OH)D de 22 para 41 ng/mL sem evitar quedas [1].',
      'Nem mesmo quem partia de níveis abaixo de 12 ng/mL se beneficiou [1].',
      'A proporção de idosos com fratura foi semelhante: 5,6% com vitamina D e 5,4% com placebo [1].',
    ],
    [
      ['direction', 'A suplementação mensal de vitamina D diminuiu as quedas em idosos da comunidade [1].'],
      [
        'negation',
        'Pelos resultados do VITAFALL, a vitamina D em altas doses mensais deve ser usada na prevenção de quedas [1].',
      ],
      [
        'direction',
        'Participantes com nível basal inferior a 12 ng/mL tiveram benefício com a vitamina D [1].',
      ],
    ],
  ],
  [
    '"Low-Dose Nivoxaban in Very Elderly Patients with Atrial Fibrillation (OCTA-AF) ‖ OCTA-AF enrolled 984 patients aged 80 years or older with atrial fibrillation who were not candidates for standard-dose anticoagulation, and compared nivoxaban 15 mg once daily with placebo. Stroke or systemic embolism occurred at a rate of 2.6% per patient-year with nivoxaban and 6.1% per patient-year with placebo (HR 0.43; 95% CI 0.25 to 0.73). Major bleeding occurred at 3.5% and 2.0% per patient-year, a difference that was not significant (HR 1.75; 95% CI 0.92 to 3.33). Gastrointestinal bleeding was more common with nivoxaban (2.4% vs 0.9% per patient-year). Death from any cause was similar (9.1% vs 9.6% per patient-year)."',
    [
      'Nos muito idosos com FA, nivoxabana 15 mg/dia baixou a incidência de AVC ou embolia sistêmica para 2,6% por paciente-ano, ante 6,1% no placebo [1].',
      'A mortalidade total ficou próxima nos dois braços (9,1% e 9,6% por paciente-ano) [1].',
      'Sangramento digestivo pesou contra o anticoagulante (2,4% × 0,9% por paciente-ano), embora o aumento de sangramento maior não tenha atingido significância [1].',
    ],
    [
      [
        'direction',
        'Idosos com FA tratados com nivoxabana tiveram mais AVC ou embolia sistêmica do que os que receberam placebo [1].',
      ],
      ['negation', 'O aumento de sangramento maior com a nivoxabana foi estatisticamente significativo [1].'],
    ],
  ],
  [
    '"Miraxian, a Factor XI Inhibitor, versus Apixaban in Atrial Fibrillation ‖ In this trial, 5,604 patients with atrial fibrillation were assigned to the factor XI inhibitor miraxian or to apixaban. The trial was stopped early because miraxian was inferior to apixaban in efficacy. Stroke or systemic embolism occurred at a rate of 2.5% per year with miraxian and 1.2% per year with apixaban (HR 2.04; 95% CI 1.47 to 2.83). Major bleeding was less frequent with miraxian (0.7% vs. 2.1% per year; HR 0.34; 95% CI 0.21 to 0.55). Deaths from any cause did not differ significantly. In patients with atrial fibrillation, miraxian caused less bleeding but failed to prevent stroke as well as apixaban."',
    [
      'Menos hemorragia, porém mais AVC ou embolia: assim se resume o desempenho do miraxian diante da apixabana [1].',
      'O ensaio foi interrompido antes do previsto porque a eficácia do inibidor do fator XI ficou aquém da obtida com apixabana [1].',
      'Quanto ao sangramento maior, foram 0,7% ao ano com miraxian e 2,1% ao ano com apixabana [1].',
    ],
    [
      [
        'direction',
        'Na prevenção de AVC e embolia sistêmica, o miraxian mostrou-se superior à apixabana [1].',
      ],
      [
        'arms',
        '| Evento | Taxas |\n|---|---|\n| AVC ou embolia sistêmica | 1,2% ao ano com miraxian e 2,5% ao ano com apixabana [1] |',
      ],
    ],
  ],
  [
    '"Protocolo de diabetes tipo 2: uso da metformina na doença renal ‖ A metformina está contraindicada quando a TFGe é inferior a 30 mL/min/1,73 m². Com TFGe entre 30 e 45 mL/min/1,73 m², não se recomenda iniciar o tratamento; em quem já usa o medicamento, limitar a dose a 1.000 mg/dia e reavaliar a função renal a cada 3 meses. Acima de 45 mL/min/1,73 m² não é necessário ajuste. Em pacientes com TFGe abaixo de 45, suspender antes de exames com contraste iodado e reintroduzir após 48 horas, se a função renal permanecer estável. O uso prolongado pode reduzir a vitamina B12 sérica; recomenda-se dosagem anual."',
    [
      'Abaixo de 30 mL/min/1,73 m² de TFGe, a metformina não deve ser usada [1].',
      'Quem já toma metformina e tem TFGe entre 30 e 45 mL/min/1,73 m² fica limitado a 1 g ao dia, com revisão trimestral da função renal [1].',
      'Se a TFGe é menor que 45, espera-se 48 h depois do contraste iodado para voltar com a metformina, desde que a função renal esteja estável [1].',
    ],
    [
      ['comparator', 'A metformina está contraindicada quando a TFGe é maior que 30 mL/min/1,73 m² [1].'],
      [
        'direction',
        'Com o uso prolongado de metformina, a vitamina B12 sérica tende a subir, o que pede dosagem anual [1].',
      ],
      ['negation', 'Na faixa de TFGe entre 30 e 45 mL/min/1,73 m², recomenda-se iniciar a metformina [1].'],
    ],
  ],
  [
    '"Diretriz de manejo da anafilaxia ‖ A adrenalina intramuscular é o tratamento de primeira linha da anafilaxia: 0,01 mg/kg, dose máxima de 0,5 mg em adultos e 0,3 mg em crianças, na face anterolateral da coxa, repetida a cada 5 a 15 minutos se necessário. Não há contraindicação absoluta à adrenalina nessa situação. Anti-histamínicos e corticoides não substituem a adrenalina e não devem atrasar sua aplicação. Em pacientes que usam betabloqueador e não respondem, considerar glucagon, 1 a 5 mg por via intravenosa. Após a resolução, o paciente deve ser observado por no mínimo 6 horas."',
    [
      'A adrenalina intramuscular vai na face anterolateral da coxa, 0,01 mg/kg, sem passar de 0,5 mg no adulto [1].',
      'Se o paciente usa betabloqueador e não melhora, cabe considerar glucagon (1 a 5 mg IV) [1].',
      'Na anafilaxia não existe contraindicação absoluta à adrenalina, e o corticoide não ocupa o lugar dela [1].',
    ],
    [
      ['unit', 'A dose de adrenalina IM é de 0,01 mcg/kg, aplicada na coxa [1].'],
      [
        'comparator',
        'Resolvido o quadro, o paciente deve permanecer em observação por no máximo 6 horas [1].',
      ],
      [
        'negation',
        'Anti-histamínicos e corticoides substituem a adrenalina no tratamento inicial da anafilaxia [1].',
      ],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico, grupo C ‖ Na dengue com sinais de alarme (grupo C), iniciar imediatamente soro fisiológico, 10 mL/kg na primeira hora, repetir se não houver melhora e internar por no mínimo 48 horas. Ácido acetilsalicílico e anti-inflamatórios não esteroidais não devem ser utilizados; para dor e febre, usar dipirona ou paracetamol. A elevação progressiva do hematócrito indica extravasamento plasmático. A transfusão profilática de plaquetas não está indicada na ausência de sangramento. São critérios de alta: 24 horas sem febre e sem antitérmico, hematócrito estável e plaquetas acima de 50.000/mm³."',
    [
      'Grupo C: 10 mL/kg de soro fisiológico já na primeira hora e internação de pelo menos dois dias [1].',
      'Sem sangramento, não se transfundem plaquetas de forma profilática [1].',
      'Hematócrito em ascensão progressiva aponta para extravasamento de plasma [1].',
    ],
    [
      [
        'negation',
        'Para a febre e a dor da dengue, pode-se usar ácido acetilsalicílico ou outro anti-inflamatório não esteroidal [1].',
      ],
      ['direction', 'É a queda progressiva do hematócrito que indica extravasamento plasmático [1].'],
      ['digit', 'Entre os critérios de alta está a contagem de plaquetas acima de 80.000/mm³ [1].'],
    ],
  ],
  [
    '"Recomendações para hipertensão e pré-eclâmpsia na gestação ‖ Em gestantes de alto risco, o ácido acetilsalicílico 100 mg/dia, à noite, iniciado antes de 16 semanas, reduz a incidência de pré-eclâmpsia precoce. O cálcio, 1 g/dia, é indicado quando a ingestão é baixa. Inibidores da ECA e bloqueadores do receptor de angiotensina são contraindicados em qualquer trimestre. A metildopa e o nifedipino são opções de manutenção. Na pré-eclâmpsia grave, administrar sulfato de magnésio, 4 g por via intravenosa como dose de ataque, seguido de 1 a 2 g/h. A restrição de sal não é recomendada para prevenir pré-eclâmpsia."',
    [
      'Na gestante de alto risco, 100 mg de AAS à noite, começados antes da 16ª semana, diminuem a pré-eclâmpsia precoce [1].',
      'IECA e BRA ficam fora em toda a gravidez [1].',
      'Cortar o sal da dieta não faz parte da prevenção da pré-eclâmpsia; já o cálcio (1 g ao dia) entra quando a ingestão é baixa [1].',
    ],
    [
      [
        'unit',
        'Na pré-eclâmpsia grave, o sulfato de magnésio começa com ataque de 4 mg por via intravenosa [1].',
      ],
      ['negation', 'Durante o primeiro trimestre, os inibidores da ECA não são contraindicados [1].'],
      [
        'direction',
        'O AAS em dose baixa, iniciado antes de 16 semanas, eleva a incidência de pré-eclâmpsia precoce nas gestantes de alto risco [1].',
      ],
    ],
  ],
  [
    '"Otite média aguda na criança: protocolo assistencial ‖ A amoxicilina é o antibiótico de escolha na otite média aguda, na dose de 80 a 90 mg/kg/dia, dividida em duas tomadas. A duração é de 10 dias em menores de 2 anos e de 5 a 7 dias a partir dessa idade. A observação por 48 a 72 horas, sem antibiótico, é opção em crianças com 2 anos ou mais, com otite unilateral, sem otorreia e sem sinais de gravidade. O clavulanato, reservado à falha terapêutica, aumenta a frequência de diarreia. Descongestionantes e anti-histamínicos não são recomendados."',
    [
      'Nos menores de dois anos, o tratamento com amoxicilina dura 10 dias, na faixa de 80 a 90 mg/kg/dia [1].',
      'Descongestionante e anti-histamínico não têm lugar no tratamento da otite média aguda [1].',
      'Da idade de 2 anos em diante, pode-se apenas observar por dois a três dias a otite unilateral sem otorreia e sem gravidade [1].',
    ],
    [
      ['unit', 'A amoxicilina é dada na dose de 80 a 90 mg/dia, em duas tomadas [1].'],
      [
        'comparator',
        'Observar sem antibiótico por 48 a 72 horas é opção para crianças com menos de 2 anos e otite unilateral, sem otorreia nem sinais de gravidade [1].',
      ],
      ['direction', 'O acréscimo de clavulanato à amoxicilina torna a diarreia menos frequente [1].'],
    ],
  ],
  [
    '"Varfarina sódica: bula do profissional ‖ A faixa de INR recomendada é de 2,0 a 3,0 para a maioria das indicações e de 2,5 a 3,5 para prótese mecânica em posição mitral. A amiodarona aumenta o efeito anticoagulante; reduzir a dose de varfarina em 30 a 50% ao associá-la. A rifampicina diminui o efeito da varfarina. Em pacientes com INR entre 4,5 e 10 sem sangramento, não se recomenda vitamina K de rotina. Com INR acima de 10 sem sangramento, administrar vitamina K oral, 2,5 a 5 mg. O medicamento é compatível com a amamentação."',
    [
      'Quando se associa amiodarona, convém cortar a dose de varfarina em 30 a 50%, porque o efeito anticoagulante aumenta [1].',
      'Prótese mecânica mitral pede INR entre 2,5 e 3,5 [1].',
      'Mães que tomam varfarina podem amamentar, pois o medicamento é compatível com o aleitamento [1].',
    ],
    [
      ['direction', 'Cuidado com interações: a rifampicina potencializa o efeito da varfarina [1].'],
      [
        'negation',
        'Recomenda-se vitamina K de rotina quando o INR está entre 4,5 e 10 e não há sangramento [1].',
      ],
      ['digit', 'INR acima de 10, sem sangramento: vitamina K oral, 25 a 50 mg [1].'],
    ],
  ],
  [
    '"Asma no adulto: diretriz de tratamento ‖ O uso de beta-2 agonista de curta ação (SABA) isolado não é recomendado; o alívio preferencial é feito com budesonida-formoterol. O consumo de 3 ou mais frascos de SABA por ano associa-se a maior risco de exacerbação. Na exacerbação grave, administrar prednisolona 1 mg/kg/dia (máximo de 50 mg) por 5 a 7 dias, sem necessidade de redução gradual. O sulfato de magnésio, 2 g por via intravenosa em 20 minutos, é opção quando a resposta inicial é ruim. Antibióticos não são indicados de rotina na exacerbação. A saturação-alvo é de 93 a 95%."',
    [
      'Ao fim de um curso de 5 a 7 dias de prednisolona, dá para suspender sem desmame [1].',
      'SABA isolado não é recomendado; para alívio, prefere-se budesonida-formoterol [1].',
      'Gastar três ou mais frascos de SABA por ano anda junto com risco maior de exacerbação [1].',
    ],
    [
      ['negation', 'De rotina, prescreve-se antibiótico na exacerbação da asma [1].'],
      [
        'unit',
        'Quando a resposta inicial é ruim, uma opção é o sulfato de magnésio, 2 g IV em 20 horas [1].',
      ],
      [
        'comparator',
        'O risco de exacerbação é maior em quem consome no máximo 3 frascos de SABA por ano [1].',
      ],
    ],
  ],
  [
    '"Carbonato de lítio: bula do profissional ‖ A litemia de manutenção deve ficar entre 0,6 e 1,0 mEq/L, em amostra colhida 12 horas após a última dose. Sinais de toxicidade são mais prováveis com litemia acima de 1,5 mEq/L. Diuréticos tiazídicos, anti-inflamatórios não esteroidais e dieta com restrição de sódio aumentam a concentração de lítio; a teofilina a reduz. Monitorar TSH, creatinina e cálcio a cada 6 meses. Não se recomenda amamentar durante o tratamento. A interrupção abrupta pode precipitar recaída, devendo a retirada ser gradual, ao longo de pelo menos 4 semanas."',
    [
      'A amostra para litemia é colhida 12 horas após a última tomada, e o alvo de manutenção vai de 0,6 a 1,0 mEq/L [1].',
      'Tiazídicos, AINEs e pouco sal na dieta elevam o nível de lítio [1].',
      'TSH, creatinina e cálcio entram no seguimento semestral [1].',
    ],
    [
      ['direction', 'Quem toma teofilina junto com o lítio tende a ter litemia mais alta [1].'],
      ['comparator', 'Sinais de toxicidade são mais prováveis com litemia abaixo de 1,5 mEq/L [1].'],
      ['negation', 'Mulheres em tratamento com lítio são aconselhadas a amamentar [1].'],
    ],
  ],
  [
    '"Infecção latente por Mycobacterium tuberculosis: recomendações de tratamento ‖ Antes do tratamento da infecção latente é obrigatório excluir tuberculose ativa. O esquema preferencial é rifapentina com isoniazida em 12 doses semanais (3HP), que não deve ser usado em gestantes. A rifampicina por 4 meses é indicada em pessoas com mais de 50 anos e em hepatopatas. A hepatotoxicidade é menor com rifampicina do que com isoniazida. Em pessoas vivendo com HIV e em contatos, considera-se positiva a prova tuberculínica com enduração de 5 mm ou mais. A isoniazida pode ser usada por 9 meses, na dose de 5 a 10 mg/kg/dia, com máximo de 300 mg/dia."',
    [
      'São doze doses semanais no esquema 3HP, hoje o preferencial [1].',
      'Com mais de 50 anos ou doença hepática, opta-se por rifampicina durante quatro meses [1].',
      'Nenhum tratamento da infecção latente começa sem antes se afastar tuberculose ativa [1].',
    ],
    [
      ['negation', 'O 3HP pode ser empregado em gestantes [1].'],
      [
        'unit',
        'Na pessoa que vive com HIV, a prova tuberculínica é positiva quando a enduração chega a 5 cm ou mais [1].',
      ],
      ['direction', 'A rifampicina é mais hepatotóxica do que a isoniazida nesse contexto [1].'],
    ],
  ],
  [
    '"Hiperpotassemia aguda: protocolo de emergência ‖ Potássio sérico de 6,5 mmol/L ou mais, mesmo com eletrocardiograma normal, é emergência. Administrar gluconato de cálcio 10%, 10 mL por via intravenosa em 2 a 5 minutos, se houver alteração eletrocardiográfica; o cálcio estabiliza a membrana, mas não reduz o potássio sérico. A insulina regular, 10 unidades com 25 g de glicose, reduz o potássio em 0,6 a 1,2 mmol/L; monitorar a glicemia por 6 horas. O bicarbonato de sódio isolado não é recomendado na ausência de acidose metabólica. O salbutamol nebulizado, 10 a 20 mg, tem efeito aditivo ao da insulina."',
    [
      'Gluconato de cálcio estabiliza a membrana, mas não faz cair o potássio [1].',
      'Dez unidades de insulina regular com 25 g de glicose baixam o potássio em 0,6 a 1,2 mmol/L [1].',
      'A glicemia deve ser vigiada por seis horas, e o salbutamol nebulizado soma seu efeito ao da insulina [1].',
    ],
    [
      ['direction', 'Uma das vantagens do gluconato de cálcio é reduzir o potássio sérico [1].'],
      [
        'negation',
        'O bicarbonato de sódio isolado tem indicação mesmo quando não há acidose metabólica [1].',
      ],
      [
        'comparator',
        'É emergência o potássio sérico de 6,5 mmol/L ou menos, ainda que o ECG esteja normal [1].',
      ],
    ],
  ],
  [
    '"Infecção do trato urinário na mulher: guia de prática ‖ Na cistite não complicada, são opções de primeira linha a nitrofurantoína 100 mg a cada 6 horas por 5 dias e a fosfomicina 3 g em dose única. A nitrofurantoína não deve ser usada na pielonefrite, pois não atinge concentração adequada no parênquima renal, nem em pacientes com depuração de creatinina inferior a 30 mL/min. As fluoroquinolonas não são primeira escolha na cistite. A bacteriúria assintomática não deve ser tratada, exceto em gestantes e antes de procedimentos urológicos com sangramento de mucosa. Urocultura de controle não é necessária em mulheres assintomáticas após o tratamento."',
    [
      'Para a cistite não complicada da mulher, bastam 3 g de fosfomicina em dose única ou cinco dias de nitrofurantoína [1].',
      'Bacteriúria sem sintomas só se trata na gestante ou antes de procedimento urológico com sangramento de mucosa [1].',
      'Como não atinge concentração adequada no parênquima renal, a nitrofurantoína não serve para pielonefrite [1].',
    ],
    [
      ['negation', 'A nitrofurantoína é boa opção também na pielonefrite [1].'],
      ['negation', 'A bacteriúria assintomática da gestante não deve ser tratada [1].'],
      ['unit', 'Esquema da cistite: nitrofurantoína 100 mg de 6 em 6 horas por 5 semanas [1].'],
    ],
  ],
  [
    '"AVC isquêmico agudo: protocolo de trombólise ‖ A trombólise intravenosa está indicada em até 4,5 horas do início dos sintomas. A dose de alteplase é de 0,9 mg/kg (máximo de 90 mg), sendo 10% em bolus; a tenecteplase, 0,25 mg/kg (máximo de 25 mg), é alternativa. A pressão arterial deve estar abaixo de 185/110 mmHg antes do trombolítico e ser mantida abaixo de 180/105 mmHg nas 24 horas seguintes. O ácido acetilsalicílico só deve ser iniciado 24 horas após a trombólise. A anticoagulação plena imediata não é recomendada na fase aguda."',
    [
      'Alteplase: 0,9 mg/kg até o teto de 90 mg, um décimo em bolus [1].',
      'A aspirina espera 24 horas após a trombólise [1].',
      'Para receber o trombolítico, o paciente precisa estar com pressão inferior a 185/110 mmHg [1].',
    ],
    [
      [
        'comparator',
        'A trombólise intravenosa é indicada quando já se passaram mais de 4,5 horas do início dos sintomas [1].',
      ],
      ['digit', 'A alternativa é tenecteplase na dose de 0,35 mg/kg, com máximo de 25 mg [1].'],
      ['negation', 'Deve-se iniciar anticoagulação plena imediatamente na fase aguda do AVC isquêmico [1].'],
    ],
  ],
  [
    '"Hipotireoidismo: recomendações para reposição hormonal ‖ A dose plena de levotiroxina em adultos é de 1,6 mcg/kg/dia, em jejum, 30 a 60 minutos antes do café da manhã. Em idosos e coronariopatas, iniciar com 12,5 a 25 mcg/dia. O TSH deve ser dosado 6 a 8 semanas após cada ajuste. Em gestantes já em uso, aumentar a dose em 25 a 30% assim que a gravidez for confirmada. O carbonato de cálcio reduz a absorção da levotiroxina; manter intervalo de 4 horas. A associação de T3 não é recomendada de rotina."',
    [
      'Em idosos ou coronariopatas, parte-se de 12,5 a 25 µg de levotiroxina por dia [1].',
      'O TSH é repetido 6 a 8 semanas depois de cada mudança de dose [1].',
      'Confirmada a gravidez em quem já usa levotiroxina, a dose sobe 25 a 30% [1].',
    ],
    [
      ['unit', 'Nos adultos, a reposição plena é feita com 1,6 mg/kg/dia de levotiroxina [1].'],
      ['direction', 'O carbonato de cálcio favorece a absorção da levotiroxina [1].'],
      ['negation', 'Associar T3 à levotiroxina faz parte da rotina recomendada de reposição [1].'],
    ],
  ],
  [
    '"Atualização da diretriz de dislipidemia ‖ Em pacientes de muito alto risco, a meta de LDL-colesterol é inferior a 50 mg/dL, com redução mínima de 50% em relação ao basal; no alto risco, inferior a 70 mg/dL. A ezetimiba proporciona redução adicional de 15 a 20% do LDL quando associada à estatina. Suspender a estatina se as transaminases estiverem persistentemente acima de 3 vezes o limite superior. A dosagem rotineira de CK em assintomáticos não é recomendada. A associação de genfibrozila com estatina deve ser evitada porque aumenta o risco de rabdomiólise. Estatinas são contraindicadas na gravidez."',
    [
      'No muito alto risco, busca-se LDL abaixo de 50 mg/dL, com queda de ao menos 50% do valor basal [1].',
      'Somada à estatina, a ezetimiba acrescenta 15 a 20% de redução do LDL [1].',
      'Não há por que dosar CK de rotina em quem não tem sintomas [1].',
    ],
    [
      ['direction', 'Associar genfibrozila à estatina diminui o risco de rabdomiólise [1].'],
      [
        'comparator',
        'Suspende-se a estatina se as transaminases ficarem persistentemente abaixo de três vezes o limite superior [1].',
      ],
    ],
  ],
  [
    '"Consenso de prevenção cardiovascular no diabetes ‖ Em pessoas com diabetes e muito alto risco cardiovascular, a meta de LDL-colesterol é inferior a 55 mg/dL. Os inibidores de PCSK9 reduzem o LDL em cerca de 60% além da terapia oral máxima. As estatinas aumentam discretamente o risco de diabetes novo, mas o benefício cardiovascular supera esse efeito e elas não devem ser interrompidas por esse motivo. O ácido acetilsalicílico não é recomendado em prevenção primária após os 70 anos. Em triglicerídeos de 500 mg/dL ou mais, considerar fibrato para reduzir o risco de pancreatite. A meta pressórica é inferior a 130/80 mmHg."',
    [
      'O pequeno aumento de diabetes novo com estatinas não justifica interrompê-las, já que o benefício cardiovascular é maior [1].',
      'Os inibidores de PCSK9 derrubam o LDL em cerca de 60%, acima do que se consegue com a terapia oral máxima [1].',
      'Passados os 70 anos, não se indica AAS em prevenção primária [1].',
    ],
    [
      ['direction', 'Diabetes novo fica discretamente mais raro em quem usa estatina [1].'],
      ['negation', 'Depois dos 70 anos, deve-se oferecer AAS como prevenção primária [1].'],
    ],
  ],
  [
    '"Enoxaparina sódica: bula do profissional ‖ Tratamento da trombose venosa profunda: 1 mg/kg por via subcutânea a cada 12 horas. Profilaxia em pacientes clínicos: 40 mg uma vez ao dia. A insuficiência renal grave aumenta a exposição à enoxaparina; com depuração de creatinina de 15 a 30 mL/min, usar 1 mg/kg uma vez ao dia no tratamento e 20 mg uma vez ao dia na profilaxia. Não administrar por via intramuscular. A punção neuroaxial deve ser feita no mínimo 12 horas após dose profilática e 24 horas após dose terapêutica. A protamina neutraliza cerca de 60% da atividade anti-Xa."',
    [
      'Com depuração de creatinina de 15 a 30 mL/min, a dose terapêutica passa a 1 mg/kg uma vez ao dia [1].',
      'A punção neuroaxial aguarda no mínimo 12 h após dose profilática e 24 h após dose terapêutica [1].',
      'A protamina neutraliza apenas parte da atividade anti-Xa, por volta de 60% [1].',
    ],
    [
      ['negation', 'A enoxaparina pode ser aplicada por via intramuscular [1].'],
      [
        'digit',
        'Ajustes na insuficiência renal grave:\n\n- Profilaxia: 30 mg uma vez ao dia se a depuração de creatinina estiver entre 15 e 30 mL/min [1].',
      ],
      ['direction', 'Na insuficiência renal grave, a exposição à enoxaparina diminui [1].'],
    ],
  ],
  [
    '"Sepse e choque séptico no adulto: diretriz ‖ No choque séptico, administrar antimicrobianos em até 1 hora do reconhecimento e pelo menos 30 mL/kg de cristaloide nas primeiras 3 horas. A noradrenalina é o vasopressor de primeira linha; a dopamina provoca mais arritmias do que a noradrenalina. A pressão arterial média alvo inicial é de 65 mmHg. Amidos não são recomendados para ressuscitação volêmica. Se persistir a necessidade de vasopressor, sugere-se hidrocortisona 200 mg/dia por via intravenosa. Iniciar insulina quando a glicemia for de 180 mg/dL ou mais. Não se recomenda bicarbonato para melhorar a hemodinâmica na acidemia por hipoperfusão."',
    [
      'No choque séptico, o antibiótico entra na primeira hora e o cristaloide soma ao menos 30 mL/kg em três horas [1].',
      'Noradrenalina vem primeiro entre os vasopressores, com alvo inicial de PAM de 65 mmHg [1].',
      'Persistindo a necessidade de vasopressor, a sugestão é hidrocortisona IV, 200 mg ao dia [1].',
    ],
    [
      ['direction', 'A dopamina causa menos arritmias que a noradrenalina [1].'],
      ['negation', 'Entre os fluidos recomendados para a ressuscitação volêmica estão os amidos [1].'],
      ['digit', 'O alvo inicial de pressão arterial média no choque séptico é de 75 mmHg [1].'],
    ],
  ],
  [
    '"Sulfato de morfina: bula do profissional ‖ Em insuficiência renal, os metabólitos ativos da morfina se acumulam e a dose deve ser reduzida. O uso concomitante de benzodiazepínicos aumenta o risco de depressão respiratória. Não se desenvolve tolerância ao efeito constipante; prescrever laxante desde o início do tratamento. Os comprimidos de liberação prolongada não devem ser triturados, partidos ou mastigados. A dose de resgate corresponde a 10 a 15% da dose diária total. A via subcutânea é cerca de duas vezes mais potente que a oral. A naloxona, 0,4 mg por via intravenosa, reverte a depressão respiratória."',
    [
      'Desde o começo prescreve-se laxante, porque não há tolerância ao efeito constipante da morfina [1].',
      'O resgate equivale a 10–15% da dose total do dia [1].',
      'Por causa do acúmulo de metabólitos ativos, o paciente com insuficiência renal deve receber dose menor de morfina [1].',
    ],
    [
      ['direction', 'Somar um benzodiazepínico à morfina torna menos provável a depressão respiratória [1].'],
      ['negation', 'É permitido triturar os comprimidos de liberação prolongada [1].'],
      ['negation', 'Com a continuidade da morfina, desenvolve-se tolerância ao efeito constipante [1].'],
    ],
  ],
  [
    '"Vacina febre amarela (atenuada): nota técnica ‖ A vacina febre amarela está contraindicada em menores de 6 meses, em pessoas com imunossupressão grave e em pessoas com história de anafilaxia ao ovo. O risco de doença viscerotrópica vacinal é maior a partir dos 60 anos; nessa faixa, avaliar risco e benefício. Mulheres que amamentam crianças com menos de 6 meses devem adiar a vacinação; se vacinadas, suspender o aleitamento por 10 dias. Em menores de 2 anos, a aplicação simultânea com a tríplice viral reduz a resposta imune, devendo-se respeitar intervalo de 30 dias. Não é necessária dose de reforço em adultos já vacinados."',
    [
      'Quem tem imunossupressão grave ou já teve anafilaxia ao ovo não deve receber a vacina [1].',
      'Nos menores de dois anos, febre amarela e tríplice viral são separadas por 30 dias, já que juntas comprometem a resposta imune [1].',
      'O adulto já vacinado dispensa reforço [1].',
    ],
    [
      ['direction', 'Aplicar junto a tríplice viral, em menores de 2 anos, melhora a resposta imune [1].'],
      ['negation', 'A imunossupressão grave não contraindica a vacina febre amarela [1].'],
      ['direction', 'Dos 60 anos em diante, é menor o risco de doença viscerotrópica vacinal [1].'],
    ],
  ],
  [
    '"Gota: recomendações para o tratamento redutor de urato ‖ O alopurinol deve ser iniciado com até 100 mg/dia, e com 50 mg/dia na doença renal crônica avançada, com aumentos graduais até urato sérico inferior a 6 mg/dL. Não interromper o alopurinol durante a crise em quem já o usa. Associar colchicina profilática, 0,5 mg/dia, por 3 a 6 meses. O tratamento da hiperuricemia assintomática não é recomendado. Os diuréticos tiazídicos elevam o urato sérico, enquanto a losartana o reduz. O alopurinol aumenta a toxicidade da azatioprina; se a associação for inevitável, reduzir a azatioprina a 25% da dose."',
    [
      'Na DRC avançada, o alopurinol começa com 50 mg ao dia e sobe aos poucos, mirando urato abaixo de 6 mg/dL [1].',
      'Se não houver como evitar azatioprina com alopurinol, a azatioprina cai para um quarto da dose [1].',
      'Colchicina 0,5 mg/dia fica como profilaxia por três a seis meses [1].',
    ],
    [
      ['direction', 'Entre os anti-hipertensivos, a losartana eleva o urato sérico [1].'],
      ['negation', 'Quem já usa alopurinol deve interrompê-lo durante a crise [1].'],
      ['negation', 'Hiperuricemia sem sintomas merece tratamento redutor de urato [1].'],
    ],
  ],
];

/** Answers of several sentences or references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    '"Hydrocortisone in Severe Community-Acquired Pneumonia: the PULCOR-2 Trial ‖ PULCOR-2 was a double-blind trial in 806 adults admitted to intensive care with severe community-acquired pneumonia, assigned to hydrocortisone 200 mg/day or placebo. By day 28, death had occurred in 26 of 403 patients (6.5%) in the hydrocortisone group and 47 of 403 (11.7%) in the placebo group (absolute difference, −5.2 percentage points; 95% CI, −9.2 to −1.3). Intubation was needed in 18.4% of the hydrocortisone group and 29.5% of the placebo group (hazard ratio 0.59). Hospital-acquired infection was not more frequent with hydrocortisone (9.7% vs. 10.9%). Insulin requirements during the first week were higher in the hydrocortisone group." + "Systemic Corticosteroids for Community-Acquired Pneumonia: Systematic Review and Meta-analysis ‖ We pooled 17 randomized trials (n = 3,842) of systemic corticosteroids in adults hospitalized with community-acquired pneumonia. Corticosteroids reduced the need for mechanical ventilation (RR 0.62; 95% CI 0.47 to 0.82) and shortened hospital stay by a mean of 1.2 days (95% CI 0.6 to 1.8). No significant effect on 30-day mortality was found overall (RR 0.89; 95% CI 0.74 to 1.07), although mortality was lower in the subgroup with severe disease (RR 0.58; 95% CI 0.40 to 0.84). Hyperglycemia requiring treatment was more common with corticosteroids (RR 1.71; 95% CI 1.35 to 2.16). There was no increase in gastrointestinal bleeding."',
    'Em adultos internados por pneumonia, o corticoide encurtou a permanência hospitalar [2]. No PULCOR-2, a hidrocortisona diminuiu o risco de intubação (HR 0,62) [1].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Balanced Crystalloids or Saline: Individual Patient Data Meta-analysis ‖ This individual patient data meta-analysis included six trials and 34,685 critically ill adults. In-hospital mortality was 17.2% with balanced crystalloids and 17.7% with saline (OR 0.96; 95% CI 0.91 to 1.02). Renal-replacement therapy was initiated in 5.8% of patients receiving balanced crystalloids and 6.0% of those receiving saline. Among patients with traumatic brain injury, balanced crystalloids increased in-hospital mortality (OR 1.42; 95% CI 1.10 to 1.82). In patients with sepsis, the point estimate favored balanced crystalloids, but the difference was not statistically significant (OR 0.92; 95% CI 0.83 to 1.02)." + "Balanced Crystalloid versus Saline in Critically Ill Adults (CRISTAL-3) ‖ CRISTAL-3 compared a balanced crystalloid with 0.9% saline in 5,037 critically ill adults. Death within 90 days occurred in 21.8% of patients in the balanced-solution group and 22.0% in the saline group (difference, −0.15 percentage points; 95% CI, −3.6 to 3.3; P=0.90). New renal-replacement therapy was started in 12.7% and 12.9%, respectively. Peak serum chloride was lower with the balanced solution. Among patients with traumatic brain injury, mortality was higher with the balanced solution (31.3% vs. 20.8%). We found no evidence that the balanced solution reduced mortality or acute kidney injury in critically ill adults."',
    'No CRISTAL-3, a solução balanceada não mudou a mortalidade em 90 dias [2]. Na metanálise de dados individuais, a terapia renal substitutiva foi iniciada em 12,7% dos pacientes que receberam balanceados [1].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Low-Dose Nivoxaban in Very Elderly Patients with Atrial Fibrillation (OCTA-AF) ‖ OCTA-AF enrolled 984 patients aged 80 years or older with atrial fibrillation who were not candidates for standard-dose anticoagulation, and compared nivoxaban 15 mg once daily with placebo. Stroke or systemic embolism occurred at a rate of 2.6% per patient-year with nivoxaban and 6.1% per patient-year with placebo (HR 0.43; 95% CI 0.25 to 0.73). Major bleeding occurred at 3.5% and 2.0% per patient-year, a difference that was not significant (HR 1.75; 95% CI 0.92 to 3.33). Gastrointestinal bleeding was more common with nivoxaban (2.4% vs 0.9% per patient-year). Death from any cause was similar (9.1% vs 9.6% per patient-year)." + "Miraxian, a Factor XI Inhibitor, versus Apixaban in Atrial Fibrillation ‖ In this trial, 5,604 patients with atrial fibrillation were assigned to the factor XI inhibitor miraxian or to apixaban. The trial was stopped early because miraxian was inferior to apixaban in efficacy. Stroke or systemic embolism occurred at a rate of 2.5% per year with miraxian and 1.2% per year with apixaban (HR 2.04; 95% CI 1.47 to 2.83). Major bleeding was less frequent with miraxian (0.7% vs. 2.1% per year; HR 0.34; 95% CI 0.21 to 0.55). Deaths from any cause did not differ significantly. In patients with atrial fibrillation, miraxian caused less bleeding but failed to prevent stroke as well as apixaban."',
    'O miraxian causou menos sangramento maior que a apixabana [2]. No OCTA-AF, a taxa de AVC ou embolia sistêmica com nivoxabana foi de 2,5% por paciente-ano [1].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Miraxian, a Factor XI Inhibitor, versus Apixaban in Atrial Fibrillation ‖ In this trial, 5,604 patients with atrial fibrillation were assigned to the factor XI inhibitor miraxian or to apixaban. The trial was stopped early because miraxian was inferior to apixaban in efficacy. Stroke or systemic embolism occurred at a rate of 2.5% per year with miraxian and 1.2% per year with apixaban (HR 2.04; 95% CI 1.47 to 2.83). Major bleeding was less frequent with miraxian (0.7% vs. 2.1% per year; HR 0.34; 95% CI 0.21 to 0.55). Deaths from any cause did not differ significantly. In patients with atrial fibrillation, miraxian caused less bleeding but failed to prevent stroke as well as apixaban." + "Low-Dose Nivoxaban in Very Elderly Patients with Atrial Fibrillation (OCTA-AF) ‖ OCTA-AF enrolled 984 patients aged 80 years or older with atrial fibrillation who were not candidates for standard-dose anticoagulation, and compared nivoxaban 15 mg once daily with placebo. Stroke or systemic embolism occurred at a rate of 2.6% per patient-year with nivoxaban and 6.1% per patient-year with placebo (HR 0.43; 95% CI 0.25 to 0.73). Major bleeding occurred at 3.5% and 2.0% per patient-year, a difference that was not significant (HR 1.75; 95% CI 0.92 to 3.33). Gastrointestinal bleeding was more common with nivoxaban (2.4% vs 0.9% per patient-year). Death from any cause was similar (9.1% vs 9.6% per patient-year)."',
    'Em pacientes com 80 anos ou mais, a nivoxabana reduziu AVC e embolia frente ao placebo [2]. Com miraxian, o sangramento maior ocorreu à taxa de 3,5% ao ano [1].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Atualização da diretriz de dislipidemia ‖ Em pacientes de muito alto risco, a meta de LDL-colesterol é inferior a 50 mg/dL, com redução mínima de 50% em relação ao basal; no alto risco, inferior a 70 mg/dL. A ezetimiba proporciona redução adicional de 15 a 20% do LDL quando associada à estatina. Suspender a estatina se as transaminases estiverem persistentemente acima de 3 vezes o limite superior. A dosagem rotineira de CK em assintomáticos não é recomendada. A associação de genfibrozila com estatina deve ser evitada porque aumenta o risco de rabdomiólise. Estatinas são contraindicadas na gravidez." + "Consenso de prevenção cardiovascular no diabetes ‖ Em pessoas com diabetes e muito alto risco cardiovascular, a meta de LDL-colesterol é inferior a 55 mg/dL. Os inibidores de PCSK9 reduzem o LDL em cerca de 60% além da terapia oral máxima. As estatinas aumentam discretamente o risco de diabetes novo, mas o benefício cardiovascular supera esse efeito e elas não devem ser interrompidas por esse motivo. O ácido acetilsalicílico não é recomendado em prevenção primária após os 70 anos. Em triglicerídeos de 500 mg/dL ou mais, considerar fibrato para reduzir o risco de pancreatite. A meta pressórica é inferior a 130/80 mmHg."',
    'No diabetes, os inibidores de PCSK9 baixam o LDL em cerca de 60% [2]. Segundo a diretriz de dislipidemia, a meta de LDL no muito alto risco é inferior a 55 mg/dL [1].',
    'cd',
  ],
  [
    'wrong-reference',
    '"Consenso de prevenção cardiovascular no diabetes ‖ Em pessoas com diabetes e muito alto risco cardiovascular, a meta de LDL-colesterol é inferior a 55 mg/dL. Os inibidores de PCSK9 reduzem o LDL em cerca de 60% além da terapia oral máxima. As estatinas aumentam discretamente o risco de diabetes novo, mas o benefício cardiovascular supera esse efeito e elas não devem ser interrompidas por esse motivo. O ácido acetilsalicílico não é recomendado em prevenção primária após os 70 anos. Em triglicerídeos de 500 mg/dL ou mais, considerar fibrato para reduzir o risco de pancreatite. A meta pressórica é inferior a 130/80 mmHg." + "Atualização da diretriz de dislipidemia ‖ Em pacientes de muito alto risco, a meta de LDL-colesterol é inferior a 50 mg/dL, com redução mínima de 50% em relação ao basal; no alto risco, inferior a 70 mg/dL. A ezetimiba proporciona redução adicional de 15 a 20% do LDL quando associada à estatina. Suspender a estatina se as transaminases estiverem persistentemente acima de 3 vezes o limite superior. A dosagem rotineira de CK em assintomáticos não é recomendada. A associação de genfibrozila com estatina deve ser evitada porque aumenta o risco de rabdomiólise. Estatinas são contraindicadas na gravidez."',
    'A ezetimiba reforça a ação da estatina sobre o LDL [2]. O consenso de prevenção no diabetes fixa, para o muito alto risco, meta de LDL inferior a 50 mg/dL [1].',
    'cd',
  ],
];

export const trialsAndLabels: HandCase[] = [...casesOf(groups), ...ofSeveral];
