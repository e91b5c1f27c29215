import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Answers to trials: findings of the corpus and invented abstracts. */
const groups: CaseGroup[] = [
  [
    '"Ferric Carboxymaltose in Iron-Deficient Patients with Chronic Heart Failure: the IRONWAY Trial ‖ In this double-blind trial, 1,132 patients with heart failure and iron deficiency were randomly assigned to receive ferric carboxymaltose or placebo. At 52 weeks, the 6-minute walk distance had increased by 33 m with ferric carboxymaltose and by 9 m with placebo (difference, 24 m; 95% CI, 11 to 37; P<0.001). Hospitalization for heart failure occurred in 14.2% and 18.9% of patients, respectively (hazard ratio, 0.74; 95% CI, 0.58 to 0.94). All-cause mortality did not differ between groups (9.1% vs. 9.6%; P=0.71)."',
    [
      'Com carboximaltose férrica, a distância caminhada em seis minutos subiu 33 metros em um ano, contra 9 m no placebo [1].',
      'Em pacientes com IC e deficiência de ferro, internaram-se por insuficiência cardíaca 14,2% dos tratados e 18,9% do grupo placebo (HR 0,74; IC 95% 0,58–0,94) [1].',
      'A mortalidade por todas as causas foi semelhante nos dois braços, sem diferença estatística (p = 0,71) [1].',
    ],
    [
      [
        'digit',
        'A internação por insuficiência cardíaca ocorreu em 14,2% com carboximaltose férrica e 16,9% com placebo [1].',
      ],
      ['bounds', 'O HR para hospitalização por IC foi 0,74 (IC 95% 0,58 a 1,14) [1].'],
      ['direction', 'A carboximaltose férrica encurtou a distância caminhada em seis minutos em 33 m [1].'],
      ['negation', 'A mortalidade diferiu entre os grupos, menor com ferro venoso [1].'],
    ],
  ],
  [
    '"Daily Chlorhexidine Bathing and Bloodstream Infection in Intensive Care: A Cluster-Randomized Crossover Trial ‖ We enrolled 9,488 patients in 23 ICUs. Daily bathing with 2% chlorhexidine did not reduce the incidence of central line-associated bloodstream infection as compared with soap and water (1.9 vs. 2.0 per 1,000 catheter-days; rate ratio, 0.95; 95% CI, 0.72 to 1.26). Skin irritation was more frequent with chlorhexidine (3.1% vs. 1.2%)."',
    [
      'O banho diário com clorexidina a 2% não diminuiu a infecção de corrente sanguínea associada a cateter (razão de taxas 0,95) [1].',
      'Irritação cutânea apareceu mais com a clorexidina: 3,1% contra 1,2% com água e sabão [1].',
    ],
    [
      [
        'decimal',
        'A taxa de infecção foi de 19 por mil cateteres-dia com clorexidina e 20 com água e sabão [1].',
      ],
      ['direction', 'A clorexidina provocou menos irritação de pele que água e sabão [1].'],
      ['negation', 'O banho de clorexidina reduziu a infecção associada a cateter central [1].'],
    ],
  ],
  [
    '"Vitamin D Supplementation and Falls in Older Adults ‖ A total of 2,410 community-dwelling adults aged 70 years or older were assigned to vitamin D3, 2000 IU per day, or placebo for 3 years. Serum 25-hydroxyvitamin D rose from 45 to 92 nmol/L in the vitamin D group. Fractures occurred in 3.4% of the vitamin D group and 3.3% of the placebo group (HR, 1.03; 95% CI, 0.66-1.61). Vitamin D supplementation did not lower the risk of falls or fractures."',
    [
      'Em idosos com 70 anos ou mais, suplementar 2.000 UI/dia de vitamina D por três anos não evitou quedas nem fraturas [1].',
      'A 25-hidroxivitamina D sérica passou de 45 para 92 nmol/L, ou seja, mais ou menos dobrou, nos que receberam o suplemento [1].',
    ],
    [
      ['unit', 'A dose usada foi de 2000 mg por dia de vitamina D3 [1].'],
      ['negation', 'A vitamina D reduziu o risco de quedas e de fraturas nos idosos [1].'],
    ],
  ],
  [
    '"Short-Course vs Standard-Course Amoxicillin for Childhood Pneumonia Managed in Outpatients ‖ Children aged 6 months to 10 years (n = 864) with nonsevere community-acquired pneumonia received amoxicillin 80 mg/kg/day for 5 or 10 days. Clinical cure at day 14 was 88.6% in the 5-day group and 90.1% in the 10-day group, meeting the criterion for noninferiority. Diarrhea was less frequent with the short course (8.4% vs 13.9%; P = .01)."',
    [
      'Na pneumonia comunitária não grave da criança, cinco dias de amoxicilina foram não inferiores a dez (cura de 88,6% e 90,1%) [1].',
      'O esquema curto causou menos diarreia, com 8,4% frente a 13,9% no esquema de 10 dias [1].',
    ],
    [['direction', 'A diarreia foi mais frequente com o tratamento de cinco dias do que com o de dez [1].']],
  ],
  [
    '"Restrictive or Liberal Transfusion Strategy after Hip-Fracture Surgery ‖ Patients (n=2,016; mean age, 82 years) were assigned to transfusion at a hemoglobin threshold of 7 g/dL or 10 g/dL. Death within 60 days occurred in 5.2% in the restrictive group and 5.9% in the liberal group (odds ratio, 0.88; 95% CI, 0.61 to 1.27). The mean number of units transfused was 0.7 and 1.9, respectively. A restrictive strategy did not increase mortality."',
    [
      'Transfundir só com hemoglobina abaixo de 70 g/L não elevou a mortalidade em 60 dias após fratura de quadril (5,2% vs 5,9%) [1].',
      'Os doentes da estratégia liberal receberam em média 1,9 concentrado, e os da restritiva, 0,7 [1].',
    ],
    [
      ['unit', 'O limiar restritivo foi de 7 mg/dL de hemoglobina [1].'],
      ['direction', 'O grupo restritivo recebeu mais bolsas de sangue, em média, do que o liberal [1].'],
    ],
  ],
  [
    '"Gliptin Therapy and Heart Failure in Type 2 Diabetes ‖ Among 14,671 patients followed for a median of 2.4 years, the composite of cardiovascular death, myocardial infarction or stroke occurred in 7.4% with the gliptin and 7.3% with placebo (HR 1.01; 95% CI 0.90-1.13). More patients in the gliptin group were hospitalized for heart failure (3.6% vs 2.8%; HR 1.29; 95% CI 1.07-1.55; P=0.007)."',
    [
      'A gliptina aumentou a hospitalização por insuficiência cardíaca em relação ao placebo (3,6% contra 2,8%; HR 1,29) [1].',
      'Não houve diferença no desfecho composto de morte cardiovascular, infarto ou AVC: 7,4% com a gliptina e 7,3% com placebo [1].',
    ],
    [
      ['bounds', 'Para internação por IC, HR 1,29, com IC95% de 0,97 a 1,55 [1].'],
      ['direction', 'A gliptina protegeu contra hospitalização por insuficiência cardíaca (HR 1,29) [1].'],
    ],
  ],
  [
    '"Nebulized Magnesium for Refractory Acute Asthma in Children: A Randomized Clinical Trial ‖ In 816 children aged 2 to 17 years with moderate to severe acute asthma, nebulized magnesium plus albuterol, compared with placebo plus albuterol, did not significantly decrease hospitalization within 24 hours (43.5% vs 47.7%; difference, -4.2 percentage points; 95% CI, -11.0 to 2.8; P = .26)."',
    [
      'O magnésio inalatório associado ao salbutamol não reduziu de forma significativa as internações em 24 horas (p = 0,26) [1].',
    ],
    [
      [
        'negation',
        'O magnésio nebulizado reduziu significativamente a internação das crianças com asma refratária [1].',
      ],
    ],
  ],
  [
    '"Escitalopram for Late-Life Depression: A Placebo-Controlled Trial ‖ Adults aged 65 years or older (n=412) received escitalopram 10 to 20 mg/day or placebo for 12 weeks. Remission was achieved in 46% with escitalopram and 31% with placebo (number needed to treat, 7). Hyponatremia was more common with escitalopram (4.8% vs 1.1%). Escitalopram did not worsen cognition."',
    [
      'Cerca de metade dos idosos (46%) entrou em remissão com escitalopram, contra 31% no placebo, o que dá um NNT de 7 [1].',
      'A hiponatremia foi mais comum entre os que usaram escitalopram (4,8%) do que entre os que receberam placebo (1,1%), e a cognição não piorou [1].',
    ],
    [['direction', 'O escitalopram diminuiu a ocorrência de hiponatremia em comparação com o placebo [1].']],
  ],
  [
    '"Dexmedetomidine for Prevention of Atrial Fibrillation and Delirium after Cardiac Surgery ‖ In 798 patients, dexmedetomidine did not decrease postoperative atrial fibrillation (30% vs 34%; RR 0.90; 97.8% CI 0.72-1.15; p=0.34). Delirium was numerically increased (17% vs 12%; RR 1.48; 97.8% CI 0.99-2.23). Clinically important hypotension was more common with dexmedetomidine (57% vs 44%)."',
    [
      'A dexmedetomidina não preveniu fibrilação atrial após cirurgia cardíaca (30% versus 34%) [1].',
      'Hipotensão clinicamente importante ocorreu em 57% com dexmedetomidina e em 44% no controle [1].',
    ],
    [
      ['direction', 'Houve menos hipotensão clinicamente importante no grupo dexmedetomidina [1].'],
      ['negation', 'A dexmedetomidina diminuiu a fibrilação atrial no pós-operatório [1].'],
    ],
  ],
  [
    '"Pantoprazole Prophylaxis in Invasively Ventilated Adults ‖ Among 4,821 patients, clinically important upper gastrointestinal bleeding occurred in 1.0% with pantoprazole, 40 mg daily, and in 3.5% with placebo (hazard ratio, 0.30; 95% CI, 0.19 to 0.47). At 90 days, 29.1% and 30.9% had died (hazard ratio, 0.94; 95% CI, 0.85 to 1.04; P=0.25). Ventilator-associated pneumonia and Clostridioides difficile infection were similar in the two groups."',
    [
      'O pantoprazol 40 mg/dia reduziu o sangramento digestivo alto importante de 3,5% para 1,0% em ventilados [1].',
      'Em 90 dias morreram 29,1% dos que receberam pantoprazol e 30,9% dos que receberam placebo, diferença não significativa (HR 0,94; IC95% 0,85 a 1,04) [1].',
      'A pneumonia associada à ventilação não foi mais frequente com pantoprazol [1].',
    ],
    [
      [
        'digit',
        'O sangramento digestivo alto importante caiu para 1,0% com pantoprazol, contra 3,9% no placebo [1].',
      ],
      ['direction', 'O pantoprazol aumentou o sangramento gastrointestinal clinicamente importante [1].'],
      ['negation', 'O pantoprazol não reduziu o sangramento digestivo alto em pacientes ventilados [1].'],
    ],
  ],
  [
    '"Once-Weekly Semaglutide in Adolescents with Obesity ‖ We randomly assigned 210 adolescents (12 to <18 years of age) in a 2:1 ratio to semaglutide 2.4 mg weekly or placebo. The mean change in BMI at week 68 was -14.3% with semaglutide and 0.9% with placebo. Weight loss of 5% or more occurred in 71% and 17%. Cholelithiasis was reported in 4% of the semaglutide group and in none of the placebo group."',
    [
      'Em adolescentes com obesidade, o IMC caiu 14,3% com semaglutida semanal, e 71% deles perderam ao menos 5% do peso [1].',
      'Colelitíase foi vista em 4% do grupo semaglutida e em nenhum participante do placebo [1].',
    ],
    [
      [
        'digit',
        'A perda de pelo menos 5% do peso foi alcançada por 77% dos adolescentes em semaglutida [1].',
      ],
      ['direction', 'O IMC dos adolescentes em semaglutida aumentou 14,3% em 68 semanas [1].'],
    ],
  ],
  [
    '"Efficacy of Single-Dose HPV Vaccination among Young African Women ‖ Women aged 15 to 20 years (n=2,275) were followed for 18 months. Single-dose bivalent vaccine efficacy against persistent HPV 16/18 infection was 96.8% (95% CI, 81.2 to 99.4). No vaccine-related serious adverse events were observed."',
    [
      'Uma única dose da vacina bivalente evitou quase 97% das infecções persistentes por HPV 16/18 ao longo de um ano e meio [1].',
    ],
    [['unit', 'As mulheres foram seguidas por 18 anos após a dose única [1].']],
  ],
  [
    '"Monoclonal Antibody for Prevention of RSV Hospitalization in Healthy Infants ‖ In 8,058 infants entering their first RSV season, hospitalization for RSV lower respiratory tract infection occurred in 0.3% of the antibody group and 1.5% of the no-intervention group, an efficacy of 83.2% (95% CI, 67.8 to 92.0). Treatment-related adverse events occurred in 2.1% of recipients."',
    [
      'A eficácia do anticorpo contra hospitalização por VSR foi de 83,2% (IC 95%: 67,8–92,0) [1].',
      'Lactentes sem a intervenção internaram mais por VSR: 1,5%, contra 0,3% entre os que receberam o anticorpo [1].',
    ],
    [
      ['decimal', 'Apenas 0,03% dos lactentes com o anticorpo foram hospitalizados por VSR [1].'],
      ['direction', 'As hospitalizações por VSR subiram com o anticorpo monoclonal [1].'],
    ],
  ],
  [
    '"Four-Month Rifapentine-Moxifloxacin Regimen for Drug-Susceptible Pulmonary Tuberculosis ‖ Among 2,343 participants, unfavorable outcomes occurred in 11.6% with the four-month rifapentine-moxifloxacin regimen and 9.6% with the six-month control regimen (adjusted difference, 1.0 percentage point; 95% CI, -2.6 to 4.5), meeting noninferiority. The four-month regimen of rifapentine without moxifloxacin was not noninferior (14.2%). Adverse events of grade 3 or higher occurred in 18.8% and 19.3%."',
    [
      'O esquema de 4 meses com rifapentina e moxifloxacino foi não inferior ao de 6 meses na tuberculose pulmonar sensível [1].',
      'Sem o moxifloxacino, o esquema de quatro meses com rifapentina não alcançou a não inferioridade (14,2% de desfechos desfavoráveis) [1].',
    ],
    [
      [
        'bounds',
        'A diferença ajustada foi de 1 ponto percentual, com intervalo de 95% indo de 2,6 a 4,5 [1].',
      ],
      [
        'negation',
        'O esquema com rifapentina, mas sem moxifloxacino, cumpriu o critério de não inferioridade [1].',
      ],
    ],
  ],
  [
    '"Cefixime vs Benzathine Penicillin for Early Syphilis ‖ In this open-label trial (n = 146), serologic response at 6 months was 81.4% with oral cefixime 400 mg twice daily for 10 days and 93.0% with a single intramuscular dose of benzathine penicillin 2.4 million units. Cefixime did not meet the noninferiority margin of 10 percentage points."',
    [
      'A cefixima oral obteve resposta sorológica em 81,4% em seis meses, abaixo dos 93% da penicilina benzatina [1].',
      'A penicilina foi dada em dose única intramuscular de 2.400.000 UI [1].',
    ],
    [['negation', 'A cefixima atingiu a margem de não inferioridade frente à penicilina benzatina [1].']],
  ],
  [
    '"Potassium Binder in Patients with CKD and Hyperkalemia Receiving RAAS Inhibitors ‖ In 237 patients with eGFR 15 to <60 mL/min/1.73 m2, mean serum potassium fell by 1.01 mmol/L at week 4 (from 5.58 mmol/L). After withdrawal, hyperkalemia (>=5.5 mmol/L) recurred in 60% with placebo and 15% with the binder (P<0.001). Constipation was the most common adverse event (11%)."',
    [
      'O potássio sérico caiu em média 1,01 mEq/L em quatro semanas com o quelante [1].',
      'Após a suspensão, a hipercalemia voltou em 60% do grupo placebo e em apenas 15% dos que seguiram com o quelante (p<0,001) [1].',
    ],
    [
      ['decimal', 'Em quatro semanas o potássio médio caiu 10,1 mmol/L [1].'],
      ['comparator', 'Hipercalemia foi definida como potássio inferior a 5,5 mmol/L [1].'],
    ],
  ],
  [
    '"Treat-to-Target Allopurinol in Gout: A Nurse-Led Intervention ‖ At 2 years, serum urate below 6 mg/dL was achieved in 95% of nurse-led patients versus 30% with usual care (RR 3.18; 95% CI 2.42-4.18). Flares during the second year (two or more) affected 8% and 24%, respectively. Mean allopurinol dose was 460 mg/day versus 230 mg/day."',
    [
      'Com o cuidado conduzido por enfermeiros, 95% dos pacientes atingiram ácido úrico < 6 mg/dL, aproximadamente 360 µmol/L [1].',
      'A dose média de alopurinol foi o dobro no grupo da enfermagem: 460 contra 230 mg por dia [1].',
    ],
    [
      [
        'comparator',
        'A meta atingida por 95% no braço da enfermagem foi de urato sérico acima de 6 mg/dL [1].',
      ],
    ],
  ],
  [
    '"Bempedoic Acid in Statin-Intolerant Patients: Long-Term Outcomes ‖ In 13,970 statin-intolerant patients with mean LDL cholesterol of 139 mg/dL, bempedoic acid 180 mg daily lowered LDL cholesterol by 21.1% at 6 months relative to placebo. A primary end-point event occurred in 11.7% vs 13.3% (HR 0.87; 95% CI 0.79-0.96; P=0.004). Gout (3.1% vs 2.1%) and cholelithiasis (2.2% vs 1.2%) were more common with bempedoic acid. No significant effect on all-cause death was seen."',
    [
      'Em intolerantes a estatina, o ácido bempedoico baixou o colesterol LDL em 21,1% e os eventos primários de 13,3% para 11,7% [1].',
      'O LDL médio de entrada era de 139 mg/dL (cerca de 3,6 mmol/L) [1].',
      'Não houve efeito significativo do ácido bempedoico sobre a mortalidade total, e gota foi mais frequente com ele (3,1% vs 2,1%) [1].',
    ],
    [['direction', 'A gota foi menos comum entre os que usaram ácido bempedoico [1].']],
  ],
  [
    '"Levetiracetam versus Phenytoin for Second-Line Treatment of Paediatric Convulsive Status Epilepticus ‖ Convulsive status epilepticus was terminated in 70% of children in the levetiracetam group (40 mg/kg) and 64% in the phenytoin group (20 mg/kg). Median time to cessation was 35 min (IQR 20-not assessable) and 45 min (24-not assessable), respectively (HR 1.20, 95% CI 0.91-1.60; p=0.20). Levetiracetam was not significantly superior to phenytoin."',
    [
      'O levetiracetam cessou o estado de mal em 70% das crianças, sem superioridade significativa sobre a fenitoína (64%) [1].',
      'O tempo mediano até cessar a crise foi de 35 minutos com levetiracetam 40 mg/kg e 45 minutos com fenitoína 20 mg/kg [1].',
    ],
    [
      ['unit', 'As crianças receberam levetiracetam na dose de 40 mcg/kg [1].'],
      [
        'negation',
        'O levetiracetam foi significativamente superior à fenitoína no estado de mal pediátrico [1].',
      ],
    ],
  ],
  [
    '"Monthly Anti-CGRP Antibody for Prevention of Episodic Migraine ‖ The number of migraine days per month was reduced by 3.2 in the 70-mg group, 3.7 in the 140-mg group and 1.8 in the placebo group (P<0.001 for each dose vs placebo). A 50% or greater reduction was achieved by 43.3%, 50.0% and 26.6% of patients. Rates of adverse events were similar across the groups."',
    [
      'Os dias de enxaqueca por mês diminuíram 3,7 com a dose de 140 mg, 3,2 com 70 mg e 1,8 com placebo [1].',
      'Metade dos pacientes da dose maior teve queda de 50% ou mais nos dias de enxaqueca [1].',
    ],
    [['decimal', 'Na dose de 140 mg houve redução de 37 dias de enxaqueca por mês [1].']],
  ],
  [
    '"Tenecteplase vs Alteplase within 4.5 Hours of Acute Ischaemic Stroke ‖ Patients (n=1,577) received tenecteplase 0.25 mg/kg (maximum 25 mg) or alteplase 0.9 mg/kg. A modified Rankin score of 0-1 at 90-120 days was achieved by 36.9% with tenecteplase and 34.8% with alteplase (difference 2.1%, 95% CI -2.6 to 6.9), meeting the noninferiority threshold. Symptomatic intracerebral haemorrhage occurred in 3.4% and 3.2%, and 90-day mortality was 15.3% and 15.4%."',
    [
      'A tenecteplase na dose de 0,25 mg/kg (máx. 25 mg) mostrou-se não inferior à alteplase 0,9 mg/kg [1].',
      'A hemorragia intracerebral sintomática foi parecida: 3,4% com tenecteplase e 3,2% com alteplase [1].',
    ],
    [['decimal', 'Administrou-se tenecteplase na dose de 2,5 mg/kg [1].']],
  ],
  [
    '"Endovascular Thrombectomy for Large Ischemic Core Strokes ‖ In 352 patients with a large ischemic core presenting within 24 hours, functional independence (mRS 0-2) at 90 days was attained by 20% in the thrombectomy group and 7% in the medical-care group (relative risk, 2.97; 95% CI, 1.60 to 5.51). Mortality was similar in the two groups. Vascular complications were more frequent with thrombectomy (18.5% had early neurologic worsening vs 10.5%)."',
    [
      'No AVC com grande núcleo isquêmico, um em cada cinco pacientes (20%) submetidos à trombectomia ficou funcionalmente independente, contra 7% no tratamento clínico [1].',
      'A trombectomia não alterou a mortalidade, mas houve mais piora neurológica precoce (18,5% x 10,5%) [1].',
    ],
    [
      [
        'direction',
        'A trombectomia reduziu a proporção de pacientes com independência funcional em 90 dias [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone for Adults with Symptomatic Chronic Subdural Hematoma ‖ A favorable outcome at 6 months was reported in 83.9% of the dexamethasone group and 90.3% of the placebo group (difference, -6.4 percentage points; 95% CI, -10.2 to -1.6; P=0.01). Repeat surgery was performed in 1.7% and 7.1%, respectively. Dexamethasone resulted in fewer favorable outcomes and more adverse events than placebo, although fewer repeat operations."',
    [
      'A dexametasona reduziu as reoperações (1,7% contra 7,1%), mas piorou o desfecho em seis meses no hematoma subdural crônico [1].',
      'Menos pacientes tiveram desfecho favorável com dexametasona do que com placebo: 83,9% vs. 90,3% [1].',
    ],
    [['direction', 'Com dexametasona, mais pacientes tiveram desfecho favorável do que com placebo [1].']],
  ],
  [
    '"Antenatal Dexamethasone for Early Preterm Birth in Low-Resource Countries ‖ Among 2,852 women at 26 to 33 weeks of gestation, neonatal death occurred in 19.6% of infants in the dexamethasone group and 23.5% in the placebo group (relative risk, 0.84; 95% CI, 0.72 to 0.97; P=0.03). Possible maternal bacterial infection was not increased (4.8% vs 6.3%). The trial was stopped early for benefit."',
    [
      'A dexametasona antenatal diminuiu as mortes neonatais, de 23,5% para 19,6% (RR 0,84) [1].',
      'Não se observou aumento de possível infecção bacteriana materna com o corticoide (4,8% e 6,3%) [1].',
    ],
    [
      ['direction', 'A mortalidade neonatal foi maior nos filhos de mães que receberam dexametasona [1].'],
      ['negation', 'A dexametasona antenatal não reduziu a morte neonatal [1].'],
    ],
  ],
  [
    '"Single-Dose Azithromycin during Labor and Maternal Sepsis ‖ A total of 29,278 women planning vaginal delivery received a single 2-g oral dose of azithromycin or placebo. Maternal sepsis or death occurred in 1.6% and 2.4%, respectively (relative risk, 0.67; 95% CI, 0.56 to 0.79). Stillbirth or neonatal death or sepsis did not differ (10.5% vs 10.3%; relative risk, 1.02; 95% CI, 0.95 to 1.09)."',
    [
      'A azitromicina oral em dose única de 2.000 mg durante o trabalho de parto reduziu em um terço o risco de sepse materna ou morte (RR 0,67) [1].',
      'Os desfechos neonatais não mudaram com azitromicina: 10,5% no grupo tratado e 10,3% no placebo [1].',
    ],
    [
      [
        'decimal',
        'Sepse materna ou morte ocorreu em 16% das que tomaram azitromicina e 24% das do placebo [1].',
      ],
      ['unit', 'A azitromicina foi dada em dose única de 2 mg por via oral no trabalho de parto [1].'],
      ['direction', 'A azitromicina elevou o risco de sepse materna ou morte (RR 0,67) [1].'],
    ],
  ],
  [
    '"Metformin versus Insulin in Gestational Diabetes: Brazilian Multicentre Trial ‖ We randomized 588 women with gestational diabetes. Large-for-gestational-age newborns were less frequent with metformin than with insulin (12.6% vs 18.4%; P=0.049). Maternal weight gain was lower with metformin (6.1 kg vs 8.3 kg). Supplemental insulin was required by 34% of women in the metformin arm. Neonatal hypoglycaemia did not differ significantly."',
    [
      'Na diabetes gestacional, as gestantes em metformina ganharam menos peso que as em insulina, 6,1 kg contra 8,3 kg [1].',
      'Cerca de um terço (34%) das mulheres do braço metformina precisou de insulina suplementar [1].',
      'Recém-nascidos grandes para a idade gestacional foram mais comuns com insulina (18,4%) do que com metformina (12,6%) [1].',
    ],
    [['direction', 'As mulheres em metformina engordaram mais do que as que usaram insulina [1].']],
  ],
  [
    '"High-Flow Oxygen Therapy in Infants with Bronchiolitis ‖ In 1,472 infants younger than 12 months, escalation of care due to treatment failure occurred in 12% of the high-flow group and 23% of the standard-oxygen group (risk difference, -11 percentage points; 95% CI, -15 to -7; P<0.001). Duration of hospital stay and of oxygen therapy did not differ. One case of pneumothorax occurred in each group."',
    [
      'O alto fluxo reduziu a falha terapêutica na bronquiolite de 23% para 12%, sem encurtar a internação [1].',
      'Houve um caso de pneumotórax em cada braço entre os 1.472 lactentes [1].',
    ],
    [
      ['digit', 'Participaram 1.742 lactentes menores de 12 meses com bronquiolite [1].'],
      [
        'direction',
        'O oxigênio em alto fluxo aumentou a necessidade de escalonamento do cuidado por falha terapêutica [1].',
      ],
    ],
  ],
  [
    '"Conservative Oxygen Therapy during Mechanical Ventilation in the ICU ‖ In 965 adults, the number of ventilator-free days did not differ significantly between the conservative-oxygen group (median 21.3 days) and the usual-oxygen group (22.1 days; absolute difference -0.3 days; P=0.80). At 180 days, mortality was 35.7% and 34.5% (unadjusted odds ratio, 1.05; 95% CI, 0.81 to 1.37)."',
    [
      'A oxigenoterapia conservadora não mudou os dias livres de ventilação (21,3 contra 22,1 dias; p = 0,80) [1].',
      'A mortalidade em seis meses foi de 35,7% com oxigênio conservador e 34,5% no manejo usual, sem diferença [1].',
    ],
    [
      [
        'negation',
        'O número de dias livres de ventilação diferiu de modo significativo entre oxigênio conservador e usual [1].',
      ],
    ],
  ],
  [
    '"Timing of Initiation of Renal-Replacement Therapy in Acute Kidney Injury ‖ In 2,927 patients, death at 90 days occurred in 43.9% in the accelerated-strategy group and 43.7% in the standard-strategy group (relative risk, 1.00; 95% CI, 0.93 to 1.09; P=0.92). Among survivors, continued dependence on renal-replacement therapy at 90 days was higher with the accelerated strategy (10.4% vs 6.0%; RR 1.74; 95% CI 1.24 to 2.43). Adverse events were more frequent with the accelerated strategy (23.0% vs 16.5%)."',
    [
      'Iniciar a diálise precocemente não melhorou a sobrevida em 90 dias na lesão renal aguda (43,9% vs 43,7% de óbitos) [1].',
      'A dependência de diálise entre os sobreviventes foi maior com a estratégia acelerada: 10,4% contra 6,0% (RR 1,74) [1].',
      'Eventos adversos foram menos frequentes na estratégia padrão, 16,5%, do que na acelerada, 23% [1].',
    ],
    [
      ['decimal', 'A razão de risco para dependência de diálise foi de 17,4 com a estratégia acelerada [1].'],
      [
        'direction',
        'A estratégia acelerada diminuiu a dependência de terapia renal substitutiva aos 90 dias [1].',
      ],
      ['negation', 'O início acelerado da diálise reduziu a mortalidade em 90 dias [1].'],
    ],
  ],
  [
    '"Catheter Ablation in Heart Failure with Atrial Fibrillation ‖ After a median of 37.8 months, death or hospitalization for worsening heart failure had occurred in 28.5% of the ablation group versus 44.6% of the medical-therapy group (hazard ratio, 0.62; 95% CI, 0.43 to 0.87; P=0.007). Death from any cause was less frequent with ablation (13.4% vs 25.0%). The trial included 363 patients with LVEF of 35% or less."',
    [
      'A ablação por cateter diminuiu o composto de morte ou internação por piora da IC (28,5% frente a 44,6%) [1].',
      'O ensaio avaliou 363 pacientes com fração de ejeção ≤ 35% por uma mediana de pouco mais de três anos [1].',
    ],
    [
      [
        'digit',
        'Morte ou hospitalização por piora da IC: 28,5% na ablação e 49,6% no tratamento clínico [1].',
      ],
      ['comparator', 'Foram incluídos 363 pacientes com fração de ejeção acima de 35% [1].'],
      [
        'direction',
        'A morte por qualquer causa foi mais frequente com a ablação do que com o tratamento clínico [1].',
      ],
    ],
  ],
  [
    '"Bismuth Quadruple versus Clarithromycin Triple Therapy for Helicobacter pylori ‖ Eradication was 90.4% with 14-day bismuth quadruple therapy and 81.1% with 14-day clarithromycin triple therapy in 1,620 adults (P<0.001). Compliance did not differ. Adverse events were more frequent with quadruple therapy (47.2% vs 36.5%)."',
    [
      'A terapia quádrupla com bismuto por duas semanas erradicou o H. pylori em 90,4%, contra 81,1% da tríplice com claritromicina [1].',
      'Efeitos adversos ocorreram mais com o esquema quádruplo, embora a adesão tenha sido igual [1].',
    ],
    [
      ['digit', 'Com a quádrupla de bismuto, a erradicação chegou a 96,4% [1].'],
      ['direction', 'A taxa de erradicação foi inferior com a terapia quádrupla em relação à tríplice [1].'],
    ],
  ],
  [
    '"Antibiotics or Appendectomy for Uncomplicated Appendicitis ‖ In 1,552 adults, antibiotics were noninferior to appendectomy on the basis of 30-day EQ-5D scores (0.92 vs 0.91). By 90 days, 29% of the antibiotics group had undergone appendectomy, including 41% of those with an appendicolith. Complications were more common in the antibiotics group (8.1 vs 3.5 per 100 participants; rate ratio, 2.28; 95% CI, 1.30 to 3.98)."',
    [
      'Em até três meses, 29% dos tratados com antibiótico acabaram operados, e 41% daqueles com apendicolito [1].',
      'Complicações foram mais comuns com antibióticos do que com apendicectomia (8,1 contra 3,5 por 100 participantes) [1].',
    ],
    [['direction', 'Complicações foram mais raras no grupo tratado com antibióticos [1].']],
  ],
  [
    '"Physical Therapy versus Arthroscopic Partial Meniscectomy in Degenerative Meniscal Tears ‖ In 321 patients aged 45 to 70 years, physical therapy was noninferior to surgery for patient-reported knee function at 24 months (improvement of 20.4 vs 26.2 points). Adverse events occurred in 12 patients after physical therapy and in 18 after surgery. During follow-up, 29% of the physical therapy group crossed over to surgery."',
    [
      'A fisioterapia não foi inferior à meniscectomia artroscópica quanto à função do joelho em dois anos [1].',
      'Doze pacientes tiveram eventos adversos com fisioterapia, e dezoito, com cirurgia [1].',
    ],
    [],
  ],
  [
    '"Zoledronate in Osteopenic Postmenopausal Women ‖ Two thousand women aged 65 years or older with osteopenia received four infusions of zoledronate 5 mg at 18-month intervals or saline. A fragility fracture occurred in 122 women in the zoledronate group and 190 in the placebo group (HR 0.63; 95% CI 0.50 to 0.79; P<0.001). The number needed to treat to prevent one woman from having a fracture was 15."',
    [
      'O zoledronato reduziu fraturas por fragilidade em mulheres com osteopenia (122 contra 190 casos; HR 0,63; IC95% 0,50–0,79) [1].',
      'Foi preciso tratar 15 mulheres para evitar que uma tivesse fratura [1].',
    ],
    [
      ['digit', 'O NNT para prevenir uma mulher com fratura foi de 25 [1].'],
      ['comparator', 'O ensaio recrutou duas mil mulheres com idade inferior a 65 anos e osteopenia [1].'],
      ['direction', 'O zoledronato aumentou a incidência de fraturas por fragilidade [1].'],
    ],
  ],
  [
    '"JAK Inhibitor vs TNF Inhibitors in Rheumatoid Arthritis with Cardiovascular Risk Factors ‖ During a median follow-up of 4.0 years, major adverse cardiovascular events were more frequent with the combined JAK-inhibitor doses than with a TNF inhibitor (3.4% vs 2.5%; HR 1.33; 95% CI 0.91-1.94), as were cancers (4.2% vs 2.9%; HR 1.48; 95% CI 1.04-2.09). Noninferiority of the JAK inhibitor was not shown. Efficacy was similar in all groups."',
    [
      'Câncer foi mais frequente com o inibidor de JAK do que com anti-TNF (4,2% vs 2,9%; HR 1,48) [1].',
      'A não inferioridade do inibidor de JAK quanto à segurança não foi demonstrada, apesar de eficácia semelhante [1].',
    ],
    [
      ['bounds', 'O risco de câncer com inibidor de JAK foi maior (HR 1,48; IC de 95%: 1,04–2,90) [1].'],
      ['negation', 'Demonstrou-se a não inferioridade do inibidor de JAK em relação ao anti-TNF [1].'],
    ],
  ],
  [
    '"Anti-IL-23 vs Anti-IL-17 in Moderate-to-Severe Plaque Psoriasis ‖ At week 48, a PASI 90 response was reached by 84% of patients in the guselkumab group and 70% in the secukinumab group (n=1,048; P<0.001). The proportion with serious adverse events was 6.2% and 7.2%. Candida infections were less common with guselkumab (2.3% vs 5.7%)."',
    [
      'O guselcumabe levou 84% dos pacientes ao PASI 90 em 48 semanas, à frente do secuquinumabe, com 70% [1].',
      'Infecções por Candida foram mais comuns com secuquinumabe (5,7%) que com guselcumabe (2,3%) [1].',
    ],
    [['direction', 'O secuquinumabe superou o guselcumabe na resposta PASI 90 em 48 semanas [1].']],
  ],
  [
    '"Pembrolizumab in PD-L1-Positive Non-Small-Cell Lung Cancer: Five-Year Results ‖ Median overall survival was 26.3 months with pembrolizumab and 13.4 months with chemotherapy (HR for death, 0.62; 95% CI, 0.48-0.81). Five-year survival was 31.9% and 16.3%. Grade 3-5 treatment-related adverse events were less frequent with pembrolizumab (31.2% vs 53.3%)."',
    [
      'A sobrevida global mediana praticamente dobrou com pembrolizumabe, de 13,4 para 26,3 meses [1].',
      'Aos cinco anos, aproximadamente 32% dos pacientes em pembrolizumabe estavam vivos, contra cerca de 16% em quimioterapia [1].',
    ],
    [
      [
        'digit',
        'A mediana de sobrevida global foi de 28,3 meses com pembrolizumabe e 13,4 com quimioterapia [1].',
      ],
      ['direction', 'A quimioterapia ofereceu sobrevida mediana maior que o pembrolizumabe [1].'],
    ],
  ],
  [
    '"Low-Dose CT Screening for Lung Cancer in High-Risk Smokers ‖ In 53,454 persons aged 55 to 74 years, there were 247 deaths from lung cancer per 100,000 person-years in the low-dose CT group and 309 per 100,000 person-years in the radiography group, a relative reduction of 20.0% (95% CI, 6.8 to 26.7; P=0.004). All-cause mortality was reduced by 6.7%. The rate of positive tests was 24.2% with CT and 6.9% with radiography."',
    [
      'O rastreamento com tomografia de baixa dose diminuiu a mortalidade por câncer de pulmão em 20% (IC 95%, 6,8–26,7) [1].',
      'Testes positivos foram bem mais frequentes com a TC (24,2%) do que com a radiografia (6,9%) [1].',
    ],
    [['bounds', 'A queda relativa de 20% na morte por câncer de pulmão teve IC95% de 8,6 a 26,7 [1].']],
  ],
  [
    '"Low-Concentration Atropine for Myopia Progression ‖ Over 1 year, mean spherical equivalent change was -0.27 D with 0.05% atropine, -0.46 D with 0.025%, -0.59 D with 0.01% and -0.81 D with placebo. All concentrations were well tolerated and did not affect vision-related quality of life. Children aged 4 to 12 years (n=438) were included."',
    ['A atropina a 0,05% foi a que mais conteve a miopia: -0,27 D em um ano, contra -0,81 D no placebo [1].'],
    [],
  ],
  [
    '"Cytisinicline for Smoking Cessation: A Randomized Trial ‖ Among 810 adults, continuous abstinence during weeks 9 to 12 was 32.6% with 12 weeks of cytisinicline 3 mg three times daily and 7.0% with placebo (odds ratio, 6.3; 95% CI, 3.7-11.6). Nausea, abnormal dreams and insomnia each occurred in less than 10% of participants. No drug-related serious adverse events occurred."',
    [
      'Com citisiniclina 3 mg, três vezes ao dia, 32,6% mantiveram abstinência, ante 7% no placebo (OR 6,3) [1].',
    ],
    [
      [
        'comparator',
        'Náusea ocorreu em mais de 10% dos participantes, assim como insônia e sonhos anormais [1].',
      ],
      ['negation', 'Ocorreram eventos adversos graves relacionados à citisiniclina [1].'],
    ],
  ],
  [
    '"Hydrocortisone in Septic Shock: Adjunctive Therapy in 3,658 Ventilated Patients ‖ Death at 90 days occurred in 27.9% with hydrocortisone 200 mg/day and 28.8% with placebo (odds ratio, 0.95; 95% CI, 0.82 to 1.10; P=0.50). Resolution of shock was faster with hydrocortisone (median, 3 vs 4 days; HR 1.32; 95% CI 1.23 to 1.41). Fewer patients received a blood transfusion in the hydrocortisone group (37.0% vs 41.7%)."',
    [
      'A hidrocortisona não reduziu os óbitos em 90 dias no choque séptico (27,9% contra 28,8%), porém apressou a reversão do choque [1].',
      'Menos pacientes precisaram de transfusão com hidrocortisona: 37% contra 41,7% [1].',
    ],
    [
      [
        'unit',
        'A reversão do choque veio em 3 horas de mediana com hidrocortisona, contra 4 horas no placebo [1].',
      ],
      ['direction', 'A resolução do choque foi mais lenta com hidrocortisona [1].'],
    ],
  ],
  [
    '"Metoprolol for the Prevention of Acute Exacerbations of COPD ‖ In 532 patients, the median time until the first exacerbation was 202 days with metoprolol and 222 days with placebo (HR 1.05; 95% CI 0.84-1.32; P=0.66). Metoprolol was associated with a higher risk of exacerbation leading to hospitalization (HR 1.91; 95% CI 1.29-2.83). FEV1 did not change in either group."',
    [
      'O metoprolol não prolongou o tempo até a primeira exacerbação da DPOC (202 x 222 dias; p = 0,66) [1].',
      'Houve mais exacerbações com internação sob metoprolol (HR 1,91; IC 95% 1,29 a 2,83) [1].',
    ],
    [['unit', 'A primeira exacerbação surgiu, na mediana, em 202 semanas com metoprolol [1].']],
  ],
  [
    '"Targeted Albumin Infusions in Hospitalized Patients with Decompensated Cirrhosis ‖ Infection, kidney dysfunction or death occurred in 29.7% with targeted albumin (goal >=30 g/L) and 30.2% with standard care (adjusted odds ratio, 0.98; 95% CI, 0.71 to 1.33; P=0.87). More severe or life-threatening serious adverse events, particularly pulmonary edema, occurred in the albumin group. Median albumin dose was 200 g vs 20 g."',
    [
      'Infundir albumina com meta de 3 g/dL ou mais não trouxe benefício na cirrose descompensada (OR ajustada 0,98) [1].',
      'O edema pulmonar foi mais visto no grupo albumina [1].',
    ],
    [['unit', 'A mediana de albumina recebida foi de 200 mg no grupo intervenção [1].']],
  ],
  [
    '"Adjunctive Dexamethasone in HIV-Associated Cryptococcal Meningitis ‖ Mortality at 10 weeks was 47% in the dexamethasone group and 41% in the placebo group (HR 1.11; 95% CI 0.84-1.47; P=0.45). Disability at 10 weeks was higher with dexamethasone (OR for good outcome 0.42; 95% CI 0.25-0.69). The trial was stopped for safety after 451 patients had been enrolled."',
    [
      'Na meningite criptocócica, a dexametasona não baixou a mortalidade em dez semanas (47% frente a 41%) e aumentou a incapacidade [1].',
    ],
    [],
  ],
  [
    '"R21 Malaria Vaccine in African Children Aged 5-36 Months ‖ In 4,878 children, 12-month vaccine efficacy was 75% (95% CI 71-79) at the seasonal sites and 68% (61-74) at the standard sites. Fever after vaccination occurred in 46.7% of vaccinees. No treatment-related deaths were reported. Efficacy was higher in children aged 5-17 months (79%)."',
    [
      'A vacina R21 teve eficácia de 75% (IC95%: 71–79) nos locais de transmissão sazonal e de 68% nos demais [1].',
    ],
    [
      [
        'negation',
        'Foram relatadas mortes atribuídas ao tratamento entre as crianças vacinadas com R21 [1].',
      ],
    ],
  ],
  [
    '"Aspirin in Healthy Older Adults ‖ In 19,114 persons (median follow-up 4.7 years), low-dose aspirin (100 mg daily) did not prolong disability-free survival (21.5 vs 21.2 events per 1,000 person-years; HR 1.01; 95% CI 0.92-1.11). Major hemorrhage was higher with aspirin (3.8% vs 2.8%; HR 1.38; 95% CI 1.18 to 1.62; P<0.001)."',
    [
      'Em idosos saudáveis, o AAS 100 mg não prolongou a sobrevida livre de incapacidade e elevou hemorragia maior para 3,8%, contra 2,8% no placebo [1].',
    ],
    [
      ['digit', 'O AAS elevou hemorragia maior, com HR de 1,58 (IC 95% 1,18–1,62) [1].'],
      ['direction', 'A aspirina reduziu o risco de hemorragia maior em idosos [1].'],
    ],
  ],
  [
    '"Profilaxia pós-exposição com rifampicina em contatos de hanseníase: ensaio em municípios do Maranhão ‖ Foram incluídos 6.214 contatos domiciliares. Em dois anos, a incidência de hanseníase foi de 0,9% no grupo que recebeu dose única de rifampicina (10 mg/kg) e de 1,6% no grupo controle (RR 0,57; IC95% 0,36-0,90). Não foram registrados eventos adversos graves. O efeito não foi maior em contatos já vacinados com BCG."',
    [
      'A dose única de rifampicina reduziu a hanseníase entre contatos de 1,6% para 0,9% em 24 meses [1].',
      'O risco relativo foi 0.57 (95% CI 0.36–0.90), e não houve eventos adversos graves [1].',
    ],
    [
      ['bounds', 'A rifampicina teve RR de 0,57 e IC95% de 0,36 a 1,90 [1].'],
      ['negation', 'Foram registrados eventos adversos graves com a rifampicina profilática [1].'],
    ],
  ],
  [
    '"Sífilis congênita e número de consultas de pré-natal: coorte retrospectiva no Ceará ‖ Entre 3.482 gestantes com sífilis, a transmissão vertical ocorreu em 18,3% das que tiveram menos de quatro consultas e em 7,9% das que tiveram seis ou mais. O tratamento do parceiro associou-se a menor risco de sífilis congênita (OR 0,54; IC95% 0,41-0,71). A idade materna não se associou ao desfecho."',
    [
      'Gestantes com menos de 4 consultas transmitiram sífilis em 18,3% dos casos; com 6 ou mais, em 7,9% [1].',
      'Tratar o parceiro esteve ligado a uma chance 46% menor de sífilis congênita (OR 0,54) [1].',
    ],
    [['negation', 'A idade da mãe associou-se à ocorrência de sífilis congênita [1].']],
  ],
  [
    '"Rede de atenção e controle pressórico em unidades básicas: ensaio por conglomerados ‖ Em 18 unidades e 1.420 hipertensos, a pressão sistólica caiu 9,6 mmHg com cuidado conduzido por enfermeiros e 4,1 mmHg com o cuidado usual em 12 meses (p=0,002). A proporção com pressão abaixo de 140/90 mmHg foi de 58% contra 44%. A adesão não diferiu entre os grupos."',
    ['O cuidado por enfermeiros baixou a sistólica em 9,6 mm Hg, mais que o cuidado usual (4,1 mm Hg) [1].'],
    [
      [
        'digit',
        'Com o cuidado por enfermeiros, 68% dos hipertensos ficaram abaixo de 140/90 mmHg, contra 44% no usual [1].',
      ],
      ['direction', 'A pressão sistólica subiu 9,6 mmHg com o cuidado conduzido por enfermeiros [1].'],
    ],
  ],
  [
    '"Levothyroxine in Older Adults with Subclinical Hypothyroidism ‖ In 737 adults aged 65 years or older, mean TSH decreased from 6.4 to 3.6 mIU/L with levothyroxine and to 5.5 mIU/L with placebo at 1 year. Levothyroxine had no effect on the Hypothyroid Symptoms score (difference 0.0; 95% CI -2.0 to 2.1) or tiredness score. Treatment provided no apparent symptomatic benefit."',
    ['A levotiroxina trouxe o TSH de 6,4 para 3,6 mUI/L, mas sem melhora dos sintomas [1].'],
    [
      [
        'negation',
        'A levotiroxina melhorou os sintomas e o cansaço no hipotireoidismo subclínico do idoso [1].',
      ],
    ],
  ],
  [
    '"Spironolactone versus Bisoprolol and Doxazosin in Resistant Hypertension ‖ In a crossover of 335 patients, home systolic pressure with spironolactone (25-50 mg) was 8.7 mm Hg lower than with placebo (95% CI 7.7-9.7), and was superior to doxazosin and bisoprolol. Serum potassium exceeded 6.0 mmol/L in 6 of 285 patients on spironolactone."',
    [
      'Na hipertensão resistente, a espironolactona reduziu a pressão sistólica domiciliar em 8,7 mmHg frente ao placebo [1].',
      'Seis de 285 pacientes (cerca de 2%) tiveram potássio acima de 6 mEq/L com espironolactona [1].',
    ],
    [['decimal', 'A pressão sistólica domiciliar ficou 87 mmHg abaixo do placebo com espironolactona [1].']],
  ],
  [
    '"Reduced-Dose versus Full-Dose Apixaban for Extended Treatment of Cancer-Associated Thrombosis ‖ Among 1,766 patients, recurrent venous thromboembolism occurred in 2.1% on 2.5 mg twice daily and 2.8% on 5 mg twice daily (subhazard ratio, 0.76; 95% CI, 0.41 to 1.41; P=0.001 for noninferiority). Clinically relevant bleeding was lower with the reduced dose (12.1% vs 15.6%; subhazard ratio, 0.75; 95% CI, 0.58 to 0.97). Mortality was 17.7% and 19.6%."',
    [
      'A dose reduzida de apixabana, 2,5 mg 2x/dia, sangrou menos (12,1% vs 15,6%) sem perder em eficácia (recorrência 2,1% vs 2,8%) [1].',
    ],
    [],
  ],
  [
    '"Hypothermia versus Normothermia after Out-of-Hospital Cardiac Arrest ‖ At 6 months, 50% of patients in the hypothermia group (target 33 degrees C) and 48% in the normothermia group had died (relative risk, 1.04; 95% CI, 0.94 to 1.14; P=0.37). Arrhythmia resulting in hemodynamic compromise was more common with hypothermia (24% vs 17%; P<0.001). A total of 1,850 patients were evaluated."',
    [
      'A hipotermia a 33 °C não melhorou a sobrevida após parada cardíaca: em seis meses morreram 50% e 48% [1].',
    ],
    [['direction', 'Arritmias com comprometimento hemodinâmico foram menos comuns na hipotermia [1].']],
  ],
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'Na SPRINT, com 9.361 participantes, a meta de PAS abaixo de 120 mmHg reduziu o desfecho primário para 1,65% ao ano, contra 2,19% ao ano (HR 0,75; IC 95% 0,64–0,89) [1].',
      'A meta pressórica intensiva também diminuiu a mortalidade geral em 27% (HR 0,73) [1].',
    ],
    [['bounds', 'A redução do desfecho primário foi de HR 0,75 (IC 95% 0,46–0,89) [1].']],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'No ALLHAT, clortalidona, anlodipino e lisinopril tiveram taxas semelhantes de doença coronariana fatal ou IAM em seis anos (11,5%, 11,3% e 11,4%) [1].',
    ],
    [
      [
        'negation',
        'Houve diferença entre clortalidona, anlodipino e lisinopril na doença coronariana fatal ou infarto não fatal [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'O sacubitril-valsartana baixou de 26,5% para 21,8% o risco de morte cardiovascular ou internação por IC, uma queda absoluta de 4,7 pontos percentuais [1].',
    ],
    [['digit', 'No PARADIGM-HF, o HR do desfecho primário foi 0,86 a favor do sacubitril-valsartana [1].']],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    ['Dapagliflozina: piora da IC ou óbito CV em 16,3% contra 21,2% do placebo (HR de 0,74) [1].'],
    [],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Entre 5.988 pacientes com fração de ejeção preservada, a empagliflozina reduziu em 21% o risco de morte cardiovascular ou hospitalização por IC [1].',
    ],
    [],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    ['A espironolactona reduziu os óbitos na IC grave de 46% para 35% — redução relativa de 30% [1].'],
    [
      [
        'direction',
        'A espironolactona elevou a mortalidade em pacientes com insuficiência cardíaca grave [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'A morte cardiovascular caiu com empagliflozina (3,7% vs 5,9%), com HR de 0,62 e IC de 95% entre 0,49 e 0,77 [1].',
    ],
    [],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'A liraglutida diminuiu os eventos cardiovasculares maiores de 14,9% para 13% em diabéticos tipo 2 [1].',
    ],
    [],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'No UKPDS 33, a redução do infarto não alcançou significância (RR 0,84; p = 0,052), e o RR das complicações microvasculares foi 0,75 [1].',
      'O controle intensivo levou a HbA1c a 7,0%, frente a 7,9% no controle convencional [1].',
    ],
    [],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    ['A canagliflozina reduziu em 30% o composto renal no CREDENCE (n = 4.401) [1].'],
    [],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'O desfecho renal composto ocorreu em 9,2% com dapagliflozina e 14,5% com placebo, HR 0,61 (IC95%: 0,51 a 0,72) [1].',
    ],
    [['bounds', 'Dapagliflozina: HR de 0,61, intervalo de confiança de 95% entre 0,51 e 0,92 [1].']],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'Progressão da doença renal ou morte cardiovascular foi menos frequente com empagliflozina, 13,1% contra 16,9% [1].',
    ],
    [],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    ['A finerenona, em 5.674 pacientes analisados, cortou o desfecho renal de 21,1% para 17,8% [1].'],
    [],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    ['A semaglutida evitou eventos renais maiores: 5,8 por 100 pacientes-ano, contra 7,5 no placebo [1].'],
    [],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Em pessoas com obesidade sem diabetes, a semaglutida reduziu em 20% os MACE (HR 0,80; IC 95% de 0,72 a 0,90) [1].',
    ],
    [],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    ['A tirzepatida 15 mg reduziu a HbA1c em 2,30 pontos, mais que a semaglutida 1 mg, com 1,86 [1].'],
    [
      [
        'direction',
        'A semaglutida 1 mg baixou mais a HbA1c do que a tirzepatida em qualquer das três doses [1].',
      ],
    ],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'A rosuvastatina diminuiu os eventos para 0,77 por 100 pessoas-ano, ante 1,36 no placebo, ou seja, HR de 0,56 [1].',
    ],
    [['decimal', 'Os eventos caíram para 0,077 por 100 pessoas-ano com rosuvastatina [1].']],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    ['O evolocumabe reduziu o desfecho primário em 15% (9,8% contra 11,3%) [1].'],
    [['negation', 'O evolocumabe não reduziu o desfecho cardiovascular composto [1].']],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Com dabigatrana 150 mg, AVC ou embolia sistêmica ocorreu em 1,11% ao ano, contra 1,69% com varfarina [1].',
    ],
    [],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'A apixabana causou menos sangramento maior que a varfarina (HR 0,69) e também menos AVC (HR 0,79) [1].',
    ],
    [['direction', 'A apixabana aumentou o sangramento maior em relação à varfarina [1].']],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Em um ano, morte vascular, infarto ou AVC ocorreram em 9,8% com ticagrelor e 11,7% com clopidogrel [1].',
    ],
    [],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'No ISIS-2, a associação de AAS e estreptoquinase deixou a mortalidade vascular em cinco semanas em 8,0%, contra 13,2% sem nenhum dos dois [1].',
    ],
    [],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'O rt-PA aumentou a hemorragia intracraniana sintomática (6,4% contra 0,6%), sem aumentar a mortalidade em 90 dias (17% vs 21%) [1].',
    ],
    [['direction', 'A trombólise com rt-PA diminuiu a hemorragia intracraniana sintomática [1].']],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'O ácido tranexâmico não melhorou o desfecho funcional na hemorragia intracerebral (OR ajustada 0,88; p=0,11) [1].',
    ],
    [],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'Em mais de 20 mil pacientes com trauma, o ácido tranexâmico reduziu as mortes hospitalares de 16,0% para 14,5% [1].',
    ],
    [
      [
        'digit',
        'Morreram no hospital 12,5% dos que receberam tranexâmico e 16,0% dos que receberam placebo [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'Dado nas primeiras 3 horas, o tranexâmico reduziu a morte por sangramento pós-parto de 1,7% para 1,2% [1].',
    ],
    [['negation', 'O desfecho primário composto do WOMAN foi atingido [1].']],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'O sulfato de magnésio evitou 58% das eclâmpsias, mas o efeito na mortalidade materna não foi significativo [1].',
    ],
    [
      [
        'negation',
        'A queda na mortalidade materna com sulfato de magnésio foi estatisticamente significativa [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    ['A dexametasona reduziu as mortes em 28 dias, sobretudo nos ventilados (29,3% contra 41,4%) [1].'],
    [],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'A ivermectina não diminuiu de forma significativa hospitalização ou observação prolongada (RR 0,90; IC95% 0,70–1,16) [1].',
    ],
    [],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    ['Volume corrente de 6 mL/kg em vez de 12 mL/kg baixou a mortalidade na SDRA de 39,8% para 31% [1].'],
    [],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    ['A posição prona reduziu pela metade, aproximadamente, os óbitos em 28 dias: 16% contra 32,8% [1].'],
    [['comparator', 'A redução da mortalidade pela prona teve p > 0,001 [1].']],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'O recrutamento alveolar com PEEP titulada aumentou a mortalidade em 28 dias (55,3% x 49,3%; HR 1,20) [1].',
    ],
    [
      ['bounds', 'A manobra de recrutamento aumentou a mortalidade, HR 1,20 (0,91–1,42) [1].'],
      ['direction', 'O recrutamento pulmonar com PEEP titulada diminuiu a mortalidade na SDRA [1].'],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    ['O controle glicêmico estrito elevou os óbitos em 90 dias no doente crítico (27,5% contra 24,9%) [1].'],
    [['direction', 'O controle glicêmico intensivo reduziu a mortalidade em 90 dias na UTI [1].']],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    ['Nas 75 UTIs brasileiras, a solução balanceada não mudou a mortalidade em 90 dias frente à salina [1].'],
    [],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    ['A TARV precoce evitou 96% das transmissões vinculadas: um caso contra 27 [1].'],
    [['decimal', 'O HR para transmissão vinculada do HIV foi 0,4 com tratamento precoce [1].']],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'Iniciar antirretrovirais cedo reduziu o desfecho primário de 4,1% para 1,8% (HR 0,43; IC95% 0,30-0,62) [1].',
    ],
    [],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'O benznidazol não alterou o desfecho primário na cardiopatia chagásica, embora a negativação da PCR tenha sido maior (66,2% contra 33,5%) [1].',
    ],
    [['direction', 'A negativação da PCR foi menor com o benznidazol que com o placebo [1].']],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    ['A vacina do Butantan teve eficácia em dois anos de 79,6%, chegando a 89,2% nos soropositivos [1].'],
    [
      [
        'digit',
        'Uma dose da vacina brasileira protegeu 76,9% dos vacinados contra dengue ao longo de 2 anos [1].',
      ],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    [
      'Define-se hipertensão por PA de consultório a partir de 140 mmHg de sistólica e/ou 90 mmHg de diastólica [1].',
    ],
    [],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    [
      'A diretriz de 2025 fixa a meta terapêutica em menos de 130/80 mmHg e chama de pré-hipertensão a faixa de 120 a 139 e/ou 80 a 89 mmHg [1].',
    ],
    [['comparator', 'A meta recomendada de tratamento é de PA > 130/80 mmHg [1].']],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    ['Fração de ejeção abaixo de 40% é reduzida; igual ou superior a 50% é preservada [1].'],
    [
      ['unit', 'O ponto de corte do NT-proBNP na triagem é de 125 ng/mL [1].'],
      ['comparator', 'Classifica-se como reduzida a fração de ejeção maior que 40% [1].'],
    ],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'Glicemia de jejum de pelo menos 126 mg/dL (7,0 mmol/L) ou HbA1c ≥ 6,5%, com confirmação, define diabetes [1].',
    ],
    [['digit', 'Diagnostica-se diabetes com glicemia de jejum a partir de 162 mg/dL, confirmada [1].']],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    ['Para falar em DRC, a alteração estrutural ou funcional precisa durar no mínimo três meses [1].'],
    [
      [
        'comparator',
        'A doença renal crônica é caracterizada por anormalidades presentes há menos de 3 meses [1].',
      ],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'Recomenda-se ao menos 30 mL/kg de cristaloide nas primeiras três horas, com alvo de PAM de 65 mmHg [1].',
    ],
    [
      [
        'digit',
        'A campanha sugere 20 mL/kg de cristaloide, no mínimo, nas três primeiras horas da sepse [1].',
      ],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'No grupo D da dengue, faz-se expansão com 20 mL/kg em até 20 minutos, e anti-inflamatórios e salicilatos são proscritos [1].',
    ],
    [
      ['unit', 'No grupo C, a hidratação é de 10 L/kg na primeira hora [1].'],
      [
        'negation',
        'Na dengue, AAS e anti-inflamatórios podem ser usados, segundo o Ministério da Saúde [1].',
      ],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    ['A GINA não recomenda tratar asma somente com SABA e prefere CI-formoterol como resgate [1].'],
    [['negation', 'A estratégia GINA recomenda o uso isolado de SABA no tratamento da asma [1].']],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [
      'Uma relação VEF1/CVF pós-broncodilatador menor que 0,70 confirma a obstrução, e os grupos passaram a ser A, B e E [1].',
    ],
    [['comparator', 'O diagnóstico de DPOC requer VEF1/CVF pós-broncodilatador acima de 0,7 [1].']],
  ],
  [
    '"Mediterranean Diet with Extra-Virgin Olive Oil or Nuts and Primary Cardiovascular Prevention ‖ In 7,447 participants (55 to 80 years of age, 57% women), major cardiovascular events occurred in 3.8% with olive oil, 3.4% with nuts and 4.4% with the control diet. Hazard ratios were 0.69 (95% CI, 0.53 to 0.91) and 0.72 (95% CI, 0.54 to 0.95), respectively. No diet-related adverse effects were reported."',
    [],
    [['bounds', 'Com azeite de oliva extravirgem, o HR foi 0,69 (IC95% 0,54–0,95) [1].']],
  ],
  [
    '"Oral Ibuprofen for Patent Ductus Arteriosus in Extremely Preterm Infants ‖ In 653 infants born between 23 and 28 weeks of gestation, early ibuprofen did not reduce death or moderate-to-severe bronchopulmonary dysplasia at 36 weeks (69.2% vs 63.5%; adjusted risk ratio, 1.09; 95% CI, 0.98 to 1.20). Death occurred in 13.6% and 10.3%."',
    [],
    [['negation', 'O ibuprofeno precoce reduziu o composto de morte ou displasia broncopulmonar [1].']],
  ],
];

/** Sentences whose number belongs to another reference. */
const ofTwo: HandCase[] = [
  [
    'true',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    'Dapagliflozina e empagliflozina reduziram ambas os desfechos na insuficiência cardíaca, com HR de 0,74 na fração reduzida e 0,79 na preservada [1][2].',
    '*',
  ],
  [
    'number-of-another',
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)" + "Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    'Já no PARADIGM-HF, o sacubitril-valsartana teve HR de 0,74 no desfecho primário [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)" + "Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    'A liraglutida, no LEADER, reduziu os MACE com HR de 0,80 [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)" + "Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    'Com empagliflozina, a progressão renal ou morte CV ocorreu em 17,8% dos pacientes [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met" + "Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    'Na hemorragia pós-parto, o RR de morte por sangramento com o mesmo fármaco foi de 0,91 [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)" + "Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    'Para o mesmo desfecho, a dabigatrana 150 mg teve RR de 0,79 [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007" + "Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    'Com volume corrente de 6 mL/kg, a mortalidade foi de 16,0% [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Monoclonal Antibody for Prevention of RSV Hospitalization in Healthy Infants ‖ In 8,058 infants entering their first RSV season, hospitalization for RSV lower respiratory tract infection occurred in 0.3% of the antibody group and 1.5% of the no-intervention group, an efficacy of 83.2% (95% CI, 67.8 to 92.0). Treatment-related adverse events occurred in 2.1% of recipients." + "Efficacy of Single-Dose HPV Vaccination among Young African Women ‖ Women aged 15 to 20 years (n=2,275) were followed for 18 months. Single-dose bivalent vaccine efficacy against persistent HPV 16/18 infection was 96.8% (95% CI, 81.2 to 99.4). No vaccine-related serious adverse events were observed."',
    'O anticorpo contra VSR mostrou eficácia de 96,8% contra hospitalização [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Pantoprazole Prophylaxis in Invasively Ventilated Adults ‖ Among 4,821 patients, clinically important upper gastrointestinal bleeding occurred in 1.0% with pantoprazole, 40 mg daily, and in 3.5% with placebo (hazard ratio, 0.30; 95% CI, 0.19 to 0.47). At 90 days, 29.1% and 30.9% had died (hazard ratio, 0.94; 95% CI, 0.85 to 1.04; P=0.25). Ventilator-associated pneumonia and Clostridioides difficile infection were similar in the two groups." + "Hydrocortisone in Septic Shock: Adjunctive Therapy in 3,658 Ventilated Patients ‖ Death at 90 days occurred in 27.9% with hydrocortisone 200 mg/day and 28.8% with placebo (odds ratio, 0.95; 95% CI, 0.82 to 1.10; P=0.50). Resolution of shock was faster with hydrocortisone (median, 3 vs 4 days; HR 1.32; 95% CI 1.23 to 1.41). Fewer patients received a blood transfusion in the hydrocortisone group (37.0% vs 41.7%)."',
    'O estudo de pantoprazol em ventilados reuniu 3.658 pacientes [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Mediterranean Diet with Extra-Virgin Olive Oil or Nuts and Primary Cardiovascular Prevention ‖ In 7,447 participants (55 to 80 years of age, 57% women), major cardiovascular events occurred in 3.8% with olive oil, 3.4% with nuts and 4.4% with the control diet. Hazard ratios were 0.69 (95% CI, 0.53 to 0.91) and 0.72 (95% CI, 0.54 to 0.95), respectively. No diet-related adverse effects were reported." + "Bempedoic Acid in Statin-Intolerant Patients: Long-Term Outcomes ‖ In 13,970 statin-intolerant patients with mean LDL cholesterol of 139 mg/dL, bempedoic acid 180 mg daily lowered LDL cholesterol by 21.1% at 6 months relative to placebo. A primary end-point event occurred in 11.7% vs 13.3% (HR 0.87; 95% CI 0.79-0.96; P=0.004). Gout (3.1% vs 2.1%) and cholelithiasis (2.2% vs 1.2%) were more common with bempedoic acid. No significant effect on all-cause death was seen."',
    'Na dieta mediterrânea com nozes, o HR de eventos maiores foi 0,87 [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Ferric Carboxymaltose in Iron-Deficient Patients with Chronic Heart Failure: the IRONWAY Trial ‖ In this double-blind trial, 1,132 patients with heart failure and iron deficiency were randomly assigned to receive ferric carboxymaltose or placebo. At 52 weeks, the 6-minute walk distance had increased by 33 m with ferric carboxymaltose and by 9 m with placebo (difference, 24 m; 95% CI, 11 to 37; P<0.001). Hospitalization for heart failure occurred in 14.2% and 18.9% of patients, respectively (hazard ratio, 0.74; 95% CI, 0.58 to 0.94). All-cause mortality did not differ between groups (9.1% vs. 9.6%; P=0.71)." + "Catheter Ablation in Heart Failure with Atrial Fibrillation ‖ After a median of 37.8 months, death or hospitalization for worsening heart failure had occurred in 28.5% of the ablation group versus 44.6% of the medical-therapy group (hazard ratio, 0.62; 95% CI, 0.43 to 0.87; P=0.007). Death from any cause was less frequent with ablation (13.4% vs 25.0%). The trial included 363 patients with LVEF of 35% or less."',
    'O ferro endovenoso reduziu a hospitalização por IC com HR de 0,62 [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Hydrocortisone in Septic Shock: Adjunctive Therapy in 3,658 Ventilated Patients ‖ Death at 90 days occurred in 27.9% with hydrocortisone 200 mg/day and 28.8% with placebo (odds ratio, 0.95; 95% CI, 0.82 to 1.10; P=0.50). Resolution of shock was faster with hydrocortisone (median, 3 vs 4 days; HR 1.32; 95% CI 1.23 to 1.41). Fewer patients received a blood transfusion in the hydrocortisone group (37.0% vs 41.7%)." + "Restrictive or Liberal Transfusion Strategy after Hip-Fracture Surgery ‖ Patients (n=2,016; mean age, 82 years) were assigned to transfusion at a hemoglobin threshold of 7 g/dL or 10 g/dL. Death within 60 days occurred in 5.2% in the restrictive group and 5.9% in the liberal group (odds ratio, 0.88; 95% CI, 0.61 to 1.27). The mean number of units transfused was 0.7 and 1.9, respectively. A restrictive strategy did not increase mortality."',
    'Com hidrocortisona, a mortalidade em 90 dias foi de 5,2% [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive" + "R21 Malaria Vaccine in African Children Aged 5-36 Months ‖ In 4,878 children, 12-month vaccine efficacy was 75% (95% CI 71-79) at the seasonal sites and 68% (61-74) at the standard sites. Fever after vaccination occurred in 46.7% of vaccinees. No treatment-related deaths were reported. Efficacy was higher in children aged 5-17 months (79%)."',
    'A vacina do Butantan chegou a 75% de eficácia em dois anos [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Nebulized Magnesium for Refractory Acute Asthma in Children: A Randomized Clinical Trial ‖ In 816 children aged 2 to 17 years with moderate to severe acute asthma, nebulized magnesium plus albuterol, compared with placebo plus albuterol, did not significantly decrease hospitalization within 24 hours (43.5% vs 47.7%; difference, -4.2 percentage points; 95% CI, -11.0 to 2.8; P = .26)." + "High-Flow Oxygen Therapy in Infants with Bronchiolitis ‖ In 1,472 infants younger than 12 months, escalation of care due to treatment failure occurred in 12% of the high-flow group and 23% of the standard-oxygen group (risk difference, -11 percentage points; 95% CI, -15 to -7; P<0.001). Duration of hospital stay and of oxygen therapy did not differ. One case of pneumothorax occurred in each group."',
    'A necessidade de internação com magnésio inalatório foi de 12% [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Profilaxia pós-exposição com rifampicina em contatos de hanseníase: ensaio em municípios do Maranhão ‖ Foram incluídos 6.214 contatos domiciliares. Em dois anos, a incidência de hanseníase foi de 0,9% no grupo que recebeu dose única de rifampicina (10 mg/kg) e de 1,6% no grupo controle (RR 0,57; IC95% 0,36-0,90). Não foram registrados eventos adversos graves. O efeito não foi maior em contatos já vacinados com BCG." + "Sífilis congênita e número de consultas de pré-natal: coorte retrospectiva no Ceará ‖ Entre 3.482 gestantes com sífilis, a transmissão vertical ocorreu em 18,3% das que tiveram menos de quatro consultas e em 7,9% das que tiveram seis ou mais. O tratamento do parceiro associou-se a menor risco de sífilis congênita (OR 0,54; IC95% 0,41-0,71). A idade materna não se associou ao desfecho."',
    'A rifampicina profilática teve RR de 0,54 para hanseníase [1].',
    'd',
  ],
  [
    'number-of-another',
    '"Escitalopram for Late-Life Depression: A Placebo-Controlled Trial ‖ Adults aged 65 years or older (n=412) received escitalopram 10 to 20 mg/day or placebo for 12 weeks. Remission was achieved in 46% with escitalopram and 31% with placebo (number needed to treat, 7). Hyponatremia was more common with escitalopram (4.8% vs 1.1%). Escitalopram did not worsen cognition." + "Zoledronate in Osteopenic Postmenopausal Women ‖ Two thousand women aged 65 years or older with osteopenia received four infusions of zoledronate 5 mg at 18-month intervals or saline. A fragility fracture occurred in 122 women in the zoledronate group and 190 in the placebo group (HR 0.63; 95% CI 0.50 to 0.79; P<0.001). The number needed to treat to prevent one woman from having a fracture was 15."',
    'O escitalopram teve NNT de 15 para remissão [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)" + "Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    'A rosuvastatina reduziu os eventos a 0,77 por 100 pessoas-ano, contra 1,36 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)" + "Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    'O composto renal ou morte CV caiu 30% com canagliflozina, HR 0,70 (IC95% 0,59–0,82) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)" + "Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    'O HR do ticagrelor frente ao clopidogrel foi de 0,84, com 18.624 pacientes [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)" + "Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    'Entre ventilados, a mortalidade com dexametasona foi de 29,3%, frente a 41,4% [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)" + "Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    'A morte em 90 dias foi de 27,5% no controle glicêmico estrito e 24,9% no convencional [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)" + "Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    'Em 1.763 casais, houve 1 contra 27 transmissões vinculadas [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg" + "Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    'O alvo pressórico é < 130/80 mmHg, e a pré-hipertensão vai de 120-139 mmHg [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Sífilis congênita e número de consultas de pré-natal: coorte retrospectiva no Ceará ‖ Entre 3.482 gestantes com sífilis, a transmissão vertical ocorreu em 18,3% das que tiveram menos de quatro consultas e em 7,9% das que tiveram seis ou mais. O tratamento do parceiro associou-se a menor risco de sífilis congênita (OR 0,54; IC95% 0,41-0,71). A idade materna não se associou ao desfecho." + "Profilaxia pós-exposição com rifampicina em contatos de hanseníase: ensaio em municípios do Maranhão ‖ Foram incluídos 6.214 contatos domiciliares. Em dois anos, a incidência de hanseníase foi de 0,9% no grupo que recebeu dose única de rifampicina (10 mg/kg) e de 1,6% no grupo controle (RR 0,57; IC95% 0,36-0,90). Não foram registrados eventos adversos graves. O efeito não foi maior em contatos já vacinados com BCG."',
    'A incidência de hanseníase foi de 0,9% com rifampicina e 1,6% no controle [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Aspirin in Healthy Older Adults ‖ In 19,114 persons (median follow-up 4.7 years), low-dose aspirin (100 mg daily) did not prolong disability-free survival (21.5 vs 21.2 events per 1,000 person-years; HR 1.01; 95% CI 0.92-1.11). Major hemorrhage was higher with aspirin (3.8% vs 2.8%; HR 1.38; 95% CI 1.18 to 1.62; P<0.001)." + "Metoprolol for the Prevention of Acute Exacerbations of COPD ‖ In 532 patients, the median time until the first exacerbation was 202 days with metoprolol and 222 days with placebo (HR 1.05; 95% CI 0.84-1.32; P=0.66). Metoprolol was associated with a higher risk of exacerbation leading to hospitalization (HR 1.91; 95% CI 1.29-2.83). FEV1 did not change in either group."',
    'As exacerbações com internação aumentaram com metoprolol (HR 1,91) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"JAK Inhibitor vs TNF Inhibitors in Rheumatoid Arthritis with Cardiovascular Risk Factors ‖ During a median follow-up of 4.0 years, major adverse cardiovascular events were more frequent with the combined JAK-inhibitor doses than with a TNF inhibitor (3.4% vs 2.5%; HR 1.33; 95% CI 0.91-1.94), as were cancers (4.2% vs 2.9%; HR 1.48; 95% CI 1.04-2.09). Noninferiority of the JAK inhibitor was not shown. Efficacy was similar in all groups." + "Anti-IL-23 vs Anti-IL-17 in Moderate-to-Severe Plaque Psoriasis ‖ At week 48, a PASI 90 response was reached by 84% of patients in the guselkumab group and 70% in the secukinumab group (n=1,048; P<0.001). The proportion with serious adverse events was 6.2% and 7.2%. Candida infections were less common with guselkumab (2.3% vs 5.7%)."',
    'A resposta PASI 90 foi de 84% com guselcumabe e 70% com secuquinumabe [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Escitalopram for Late-Life Depression: A Placebo-Controlled Trial ‖ Adults aged 65 years or older (n=412) received escitalopram 10 to 20 mg/day or placebo for 12 weeks. Remission was achieved in 46% with escitalopram and 31% with placebo (number needed to treat, 7). Hyponatremia was more common with escitalopram (4.8% vs 1.1%). Escitalopram did not worsen cognition." + "Cytisinicline for Smoking Cessation: A Randomized Trial ‖ Among 810 adults, continuous abstinence during weeks 9 to 12 was 32.6% with 12 weeks of cytisinicline 3 mg three times daily and 7.0% with placebo (odds ratio, 6.3; 95% CI, 3.7-11.6). Nausea, abnormal dreams and insomnia each occurred in less than 10% of participants. No drug-related serious adverse events occurred."',
    'A abstinência contínua foi de 32,6%, contra 7,0% com placebo [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Endovascular Thrombectomy for Large Ischemic Core Strokes ‖ In 352 patients with a large ischemic core presenting within 24 hours, functional independence (mRS 0-2) at 90 days was attained by 20% in the thrombectomy group and 7% in the medical-care group (relative risk, 2.97; 95% CI, 1.60 to 5.51). Mortality was similar in the two groups. Vascular complications were more frequent with thrombectomy (18.5% had early neurologic worsening vs 10.5%)." + "Tenecteplase vs Alteplase within 4.5 Hours of Acute Ischaemic Stroke ‖ Patients (n=1,577) received tenecteplase 0.25 mg/kg (maximum 25 mg) or alteplase 0.9 mg/kg. A modified Rankin score of 0-1 at 90-120 days was achieved by 36.9% with tenecteplase and 34.8% with alteplase (difference 2.1%, 95% CI -2.6 to 6.9), meeting the noninferiority threshold. Symptomatic intracerebral haemorrhage occurred in 3.4% and 3.2%, and 90-day mortality was 15.3% and 15.4%."',
    'O escore de Rankin 0-1 foi obtido por 36,9% com tenecteplase e 34,8% com alteplase [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Spironolactone versus Bisoprolol and Doxazosin in Resistant Hypertension ‖ In a crossover of 335 patients, home systolic pressure with spironolactone (25-50 mg) was 8.7 mm Hg lower than with placebo (95% CI 7.7-9.7), and was superior to doxazosin and bisoprolol. Serum potassium exceeded 6.0 mmol/L in 6 of 285 patients on spironolactone." + "Potassium Binder in Patients with CKD and Hyperkalemia Receiving RAAS Inhibitors ‖ In 237 patients with eGFR 15 to <60 mL/min/1.73 m2, mean serum potassium fell by 1.01 mmol/L at week 4 (from 5.58 mmol/L). After withdrawal, hyperkalemia (>=5.5 mmol/L) recurred in 60% with placebo and 15% with the binder (P<0.001). Constipation was the most common adverse event (11%)."',
    'Com o quelante, a hipercalemia recorreu em 15%, e com placebo em 60% [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Physical Therapy versus Arthroscopic Partial Meniscectomy in Degenerative Meniscal Tears ‖ In 321 patients aged 45 to 70 years, physical therapy was noninferior to surgery for patient-reported knee function at 24 months (improvement of 20.4 vs 26.2 points). Adverse events occurred in 12 patients after physical therapy and in 18 after surgery. During follow-up, 29% of the physical therapy group crossed over to surgery." + "Antibiotics or Appendectomy for Uncomplicated Appendicitis ‖ In 1,552 adults, antibiotics were noninferior to appendectomy on the basis of 30-day EQ-5D scores (0.92 vs 0.91). By 90 days, 29% of the antibiotics group had undergone appendectomy, including 41% of those with an appendicolith. Complications were more common in the antibiotics group (8.1 vs 3.5 per 100 participants; rate ratio, 2.28; 95% CI, 1.30 to 3.98)."',
    'A apendicectomia foi necessária em 41% dos que tinham apendicolito [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Antenatal Dexamethasone for Early Preterm Birth in Low-Resource Countries ‖ Among 2,852 women at 26 to 33 weeks of gestation, neonatal death occurred in 19.6% of infants in the dexamethasone group and 23.5% in the placebo group (relative risk, 0.84; 95% CI, 0.72 to 0.97; P=0.03). Possible maternal bacterial infection was not increased (4.8% vs 6.3%). The trial was stopped early for benefit." + "Metformin versus Insulin in Gestational Diabetes: Brazilian Multicentre Trial ‖ We randomized 588 women with gestational diabetes. Large-for-gestational-age newborns were less frequent with metformin than with insulin (12.6% vs 18.4%; P=0.049). Maternal weight gain was lower with metformin (6.1 kg vs 8.3 kg). Supplemental insulin was required by 34% of women in the metformin arm. Neonatal hypoglycaemia did not differ significantly."',
    'Recém-nascidos grandes para a idade gestacional foram 12,6% com metformina e 18,4% com insulina [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Monthly Anti-CGRP Antibody for Prevention of Episodic Migraine ‖ The number of migraine days per month was reduced by 3.2 in the 70-mg group, 3.7 in the 140-mg group and 1.8 in the placebo group (P<0.001 for each dose vs placebo). A 50% or greater reduction was achieved by 43.3%, 50.0% and 26.6% of patients. Rates of adverse events were similar across the groups." + "Low-Concentration Atropine for Myopia Progression ‖ Over 1 year, mean spherical equivalent change was -0.27 D with 0.05% atropine, -0.46 D with 0.025%, -0.59 D with 0.01% and -0.81 D with placebo. All concentrations were well tolerated and did not affect vision-related quality of life. Children aged 4 to 12 years (n=438) were included."',
    'A progressão da miopia foi de -0,81 D no placebo e de -0,59 D com atropina a 0,01% [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Vitamin D Supplementation and Falls in Older Adults ‖ A total of 2,410 community-dwelling adults aged 70 years or older were assigned to vitamin D3, 2000 IU per day, or placebo for 3 years. Serum 25-hydroxyvitamin D rose from 45 to 92 nmol/L in the vitamin D group. Fractures occurred in 3.4% of the vitamin D group and 3.3% of the placebo group (HR, 1.03; 95% CI, 0.66-1.61). Vitamin D supplementation did not lower the risk of falls or fractures." + "Zoledronate in Osteopenic Postmenopausal Women ‖ Two thousand women aged 65 years or older with osteopenia received four infusions of zoledronate 5 mg at 18-month intervals or saline. A fragility fracture occurred in 122 women in the zoledronate group and 190 in the placebo group (HR 0.63; 95% CI 0.50 to 0.79; P<0.001). The number needed to treat to prevent one woman from having a fracture was 15."',
    'O HR de fratura por fragilidade com zoledronato foi de 0,63 (IC95% 0,50–0,79) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Pembrolizumab in PD-L1-Positive Non-Small-Cell Lung Cancer: Five-Year Results ‖ Median overall survival was 26.3 months with pembrolizumab and 13.4 months with chemotherapy (HR for death, 0.62; 95% CI, 0.48-0.81). Five-year survival was 31.9% and 16.3%. Grade 3-5 treatment-related adverse events were less frequent with pembrolizumab (31.2% vs 53.3%)." + "Low-Dose CT Screening for Lung Cancer in High-Risk Smokers ‖ In 53,454 persons aged 55 to 74 years, there were 247 deaths from lung cancer per 100,000 person-years in the low-dose CT group and 309 per 100,000 person-years in the radiography group, a relative reduction of 20.0% (95% CI, 6.8 to 26.7; P=0.004). All-cause mortality was reduced by 6.7%. The rate of positive tests was 24.2% with CT and 6.9% with radiography."',
    'Foram 247 mortes por câncer de pulmão por 100.000 pessoas-ano com a TC, contra 309 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Timing of Initiation of Renal-Replacement Therapy in Acute Kidney Injury ‖ In 2,927 patients, death at 90 days occurred in 43.9% in the accelerated-strategy group and 43.7% in the standard-strategy group (relative risk, 1.00; 95% CI, 0.93 to 1.09; P=0.92). Among survivors, continued dependence on renal-replacement therapy at 90 days was higher with the accelerated strategy (10.4% vs 6.0%; RR 1.74; 95% CI 1.24 to 2.43). Adverse events were more frequent with the accelerated strategy (23.0% vs 16.5%)." + "Targeted Albumin Infusions in Hospitalized Patients with Decompensated Cirrhosis ‖ Infection, kidney dysfunction or death occurred in 29.7% with targeted albumin (goal >=30 g/L) and 30.2% with standard care (adjusted odds ratio, 0.98; 95% CI, 0.71 to 1.33; P=0.87). More severe or life-threatening serious adverse events, particularly pulmonary edema, occurred in the albumin group. Median albumin dose was 200 g vs 20 g."',
    'O composto de infecção, disfunção renal ou morte ocorreu em 29,7% com albumina [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)" + "Reduced-Dose versus Full-Dose Apixaban for Extended Treatment of Cancer-Associated Thrombosis ‖ Among 1,766 patients, recurrent venous thromboembolism occurred in 2.1% on 2.5 mg twice daily and 2.8% on 5 mg twice daily (subhazard ratio, 0.76; 95% CI, 0.41 to 1.41; P=0.001 for noninferiority). Clinically relevant bleeding was lower with the reduced dose (12.1% vs 15.6%; subhazard ratio, 0.75; 95% CI, 0.58 to 0.97). Mortality was 17.7% and 19.6%."',
    'O sangramento clinicamente relevante foi de 12,1% com apixabana 2,5 mg e 15,6% com 5 mg [1].',
    'd',
  ],
];

export const trials: HandCase[] = [...casesOf(groups), ...ofTwo];
