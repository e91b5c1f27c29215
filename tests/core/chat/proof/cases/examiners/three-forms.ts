import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Invented passages in the three forms of the corpus. */
const groups: CaseGroup[] = [
  [
    '"Toravaptan in Acute Decompensated Heart Failure (TORRENT-HF) ‖ n=3,212: CV death or HF readmission at 180 days 24.1% vs 28.6%, HR 0.82 (0.73-0.93); all-cause death 12.4% vs 12.9%, HR 0.96 (0.81-1.13)"',
    [
      'Na insuficiência cardíaca agudamente descompensada, o toravaptano diminuiu o composto de morte cardiovascular ou reinternação por IC em 180 dias (HR 0,82; IC 95% 0,73–0,93) [1].',
      'Quanto à mortalidade por todas as causas, os grupos do TORRENT-HF praticamente não se distinguiram (12,4% e 12,9%) [1].',
    ],
    [
      [
        'direction',
        'No TORRENT-HF, o toravaptano elevou o risco de morte cardiovascular ou de nova internação por insuficiência cardíaca [1].',
      ],
      [
        'arms',
        'Em 180 dias, o desfecho composto ocorreu em 28,6% dos pacientes com toravaptano e em 24,1% do grupo controle [1].',
      ],
      [
        'direction',
        'O toravaptano também diminuiu significativamente a mortalidade por todas as causas [1].',
      ],
    ],
  ],
  [
    '"Cardegliflozin in Diabetic Kidney Disease ‖ n=5,128, 3.1 years: eGFR fall >=50%, ESKD or renal death 8.4% vs 12.7%, HR 0.65 (0.54-0.78); genital mycotic infection 3.9% vs 1.1%"',
    [
      'Menos pacientes tratados com cardegliflozina perderam metade ou mais da TFGe, chegaram à doença renal terminal ou morreram de causa renal: 8,4%, contra 12,7% no outro grupo [1].',
      'A infecção micótica genital foi mais comum com a cardegliflozina (3,9% vs. 1,1%), ao passo que o desfecho renal composto caiu (HR 0,65) [1].',
    ],
    [
      [
        'digit',
        'Na doença renal do diabetes, o HR do desfecho renal composto com cardegliflozina foi de 0,56 (IC 95% 0,54–0,78) [1].',
      ],
      [
        'comparator',
        'O desfecho renal reunia queda da TFGe inferior a 50%, doença renal terminal ou morte de causa renal [1].',
      ],
      ['direction', 'Micoses genitais foram mais raras em quem usou cardegliflozina [1].'],
    ],
  ],
  [
    '"Morantinib plus Letrozole in Advanced Hormone-Receptor-Positive Breast Cancer ‖ n=742: median progression-free survival 23.8 vs 15.1 months, HR 0.58 (0.48-0.70); grade 3-4 neutropenia 54% vs 2%"',
    [
      'No câncer de mama avançado com receptor hormonal positivo, a associação de morantinibe e letrozol alcançou sobrevida livre de progressão mediana de 23,8 meses, contra 15,1 meses no controle [1].',
      'Neutropenia de graus 3 e 4 acometeu mais da metade das pacientes com morantinibe (54%) e apenas 2% das demais [1].',
    ],
    [
      [
        'unit',
        'A sobrevida livre de progressão mediana chegou a 23,8 semanas com morantinibe e letrozol, contra 15,1 semanas no controle [1].',
      ],
      ['direction', 'Acrescentar morantinibe ao letrozol antecipou a progressão da doença [1].'],
      ['digit', 'A neutropenia de graus 3–4 ocorreu em 45% das pacientes que receberam morantinibe [1].'],
    ],
  ],
  [
    '"Sefrigepant for the Preventive Treatment of Episodic Migraine ‖ n=1,106, 12 weeks: monthly migraine days -4.3 (60 mg) and -3.6 (30 mg) vs -2.4 (placebo), p<0.001 for both; constipation 6.9% vs 7.1%"',
    [
      'Em 12 semanas, a sefrigepanta 60 mg subtraiu 4,3 dias de enxaqueca por mês e a dose de 30 mg, 3,6 dias, ante 2,4 dias com placebo [1].',
      'As duas doses de sefrigepanta superaram o placebo na profilaxia da enxaqueca episódica, e não houve excesso de constipação (6,9% vs. 7,1%) [1].',
    ],
    [
      [
        'arms',
        'Os dias mensais de enxaqueca caíram 3,6 com a dose de 60 mg de sefrigepanta e 4,3 com a de 30 mg [1].',
      ],
      [
        'direction',
        'Nenhuma das doses de sefrigepanta se distinguiu do placebo quanto aos dias mensais de enxaqueca [1].',
      ],
      ['comparator', 'A diferença em relação ao placebo teve p > 0,001 nas duas doses de sefrigepanta [1].'],
    ],
  ],
  [
    '"Seven versus Fourteen Days of Antibiotics for Gram-Negative Bacteraemia in the Elderly (SHORTBAC) ‖ n=1,480, age >=65: 90-day death 15.2% vs 14.8%, difference 0.4 points (-3.2 to 4.0), non-inferior (margin 5 points); C. difficile 1.1% vs 2.6%"',
    [
      'Em idosos com bacteremia por Gram-negativos, sete dias de antibiótico foram não inferiores a quatorze quanto à morte em 90 dias (15,2% vs. 14,8%) [1].',
      'Com o curso de 7 dias houve menos infecção por C. difficile: 1,1%, ante 2,6% com o de 14 dias [1].',
    ],
    [
      [
        'direction',
        'Encurtar o antibiótico para 7 dias fez aumentar os casos de infecção por C. difficile [1].',
      ],
      ['negation', 'O esquema de sete dias não alcançou a não inferioridade em relação ao de quatorze [1].'],
      [
        'decimal',
        'A diferença de mortalidade em 90 dias entre 7 e 14 dias de antibiótico foi de 0,04 ponto percentual [1].',
      ],
    ],
  ],
  [
    '"Low-Dose Nifetocol for the Prevention of Preterm Birth in Twin Pregnancy ‖ n=1,026: birth before 34 weeks 19.3% vs 20.1%, RR 0.96 (0.75-1.23), p=0.74 (neutral); maternal headache 14.2% vs 6.0%"',
    [
      'Na gestação gemelar, o nifetocol em dose baixa não evitou o parto antes de 34 semanas (RR 0,96; IC 95% 0,75–1,23; p = 0,74) [1].',
      'Cefaleia materna apareceu em 14,2% das gestantes que usaram nifetocol, contra 6,0% das demais [1].',
    ],
    [
      [
        'direction',
        'O nifetocol em dose baixa diminuiu os nascimentos antes de 34 semanas nas gestações gemelares [1].',
      ],
      ['bounds', 'Para o parto antes de 34 semanas, o RR foi de 0,96, com IC 95% de 0,75 a 0,98 [1].'],
      ['digit', 'O parto antes de 32 semanas ocorreu em 19,3% com nifetocol e em 20,1% no controle [1].'],
    ],
  ],
  [
    '"High-Flow Nasal Oxygen versus Standard Oxygen in Infants with Bronchiolitis (BRONQUIFLUX) ‖ n=1,214, age <12 months: escalation of care 11.6% vs 22.8%, RR 0.51 (0.39-0.66); length of stay 2.9 vs 3.0 days, p=0.62"',
    [
      'Nos lactentes com bronquiolite, foi preciso escalar o cuidado em 22,8% dos que receberam oxigênio convencional e em 11,6% dos que usaram cânula nasal de alto fluxo [1].',
      'O alto fluxo não encurtou a internação (2,9 vs. 3,0 dias; p = 0,62), embora tenha cortado quase pela metade a necessidade de escalar o cuidado [1].',
    ],
    [
      [
        'direction',
        'A cânula de alto fluxo abreviou significativamente a internação dos lactentes com bronquiolite [1].',
      ],
      ['comparator', 'O BRONQUIFLUX incluiu apenas crianças acima de 12 meses de idade [1].'],
      [
        'direction',
        'Com o alto fluxo, mais lactentes precisaram de escalonamento do cuidado do que com o oxigênio convencional [1].',
      ],
    ],
  ],
  [
    '"Adjunctive Zelorexant for Insomnia in Major Depressive Disorder ‖ n=588, 6 weeks: MADRS -13.9 vs -11.2 points, difference -2.7 (-4.1 to -1.3); ISI -9.8 vs -6.5; somnolence 8.3% vs 3.4%; suicidal ideation not increased"',
    [
      'O zelorexanto adjuvante baixou a MADRS em 13,9 pontos em seis semanas, ante 11,2 no comparador, e não aumentou a ideação suicida [1].',
      'A sonolência foi mais observada com zelorexanto (8,3% vs. 3,4%) [1].',
    ],
    [
      ['negation', 'Observou-se aumento da ideação suicida com o zelorexanto adjuvante [1].'],
      ['arms', 'O escore ISI de insônia caiu 6,5 pontos com zelorexanto e 9,8 no comparador [1].'],
      ['unit', 'Em 6 meses, a MADRS caiu 13,9 pontos com zelorexanto e 11,2 no grupo de comparação [1].'],
    ],
  ],
  [
    '"Rabelprazan-Amoxicillin Dual Therapy for First-Line Helicobacter pylori Eradication ‖ n=934, 14 days: eradication 90.4% vs 81.7%, difference 8.7 points (4.2-13.1); adverse events 21% vs 34%; rabelprazan 20 mg twice daily plus amoxicillin 1 g three times daily"',
    [
      'A terapia dupla consistiu em rabelprazana 20 mg duas vezes ao dia e amoxicilina 1.000 mg três vezes ao dia, por 14 dias [1].',
      'A erradicação do H. pylori foi alcançada em 90,4% com a terapia dupla, 8,7 pontos percentuais acima do comparador, e com menos eventos adversos [1].',
    ],
    [
      ['unit', 'No esquema duplo, a amoxicilina foi dada na dose de 1 mg três vezes ao dia [1].'],
      [
        'direction',
        'A terapia dupla foi menos bem tolerada que o comparador, com mais eventos adversos [1].',
      ],
    ],
  ],
  [
    '"Lanifexor in Nonalcoholic Steatohepatitis with Fibrosis ‖ n=812, 72 weeks: steatohepatitis resolution without worsening of fibrosis 31.2% vs 12.5%; fibrosis improvement >=1 stage 26.8% vs 18.4%, OR 1.62 (1.15-2.29); LDL -11.4% vs +0.6%; diarrhoea 28% vs 14%"',
    [
      'Com lanifexor, 26,8% dos pacientes melhoraram ao menos um estágio de fibrose em 72 semanas, contra 18,4% no controle (OR 1,62; IC 95% 1,15–2,29) [1].',
      'O LDL recuou 11,4% com lanifexor, mas a diarreia foi duas vezes mais comum (28% vs. 14%) [1].',
    ],
    [
      ['direction', 'O lanifexor elevou o LDL em 11,4% [1].'],
      [
        'decimal',
        'A chance de melhora de pelo menos um estágio de fibrose foi maior com lanifexor (OR 16,2) [1].',
      ],
      [
        'arms',
        'A esteato-hepatite resolveu-se sem piora da fibrose em 12,5% dos pacientes com lanifexor e em 31,2% do controle [1].',
      ],
    ],
  ],
  [
    '"Early versus Late Vasopressor Initiation in Septic Shock (PRECOCE) ‖ n=1,604: 28-day death 29.7% vs 30.4%, RR 0.98 (0.83-1.15), no difference; fluid in first 6 h 1.8 vs 2.9 L; digital ischaemia 2.2% vs 2.0%"',
    [
      'Iniciar cedo o vasopressor no choque séptico não mudou a mortalidade em 28 dias, mas poupou volume nas primeiras seis horas (1,8 vs. 2,9 L) [1].',
      'Nas 6 primeiras horas, o grupo de início precoce recebeu 1.800 mL de fluido e o de início tardio, 2.900 mL [1].',
    ],
    [
      [
        'direction',
        'No choque séptico, o vasopressor iniciado precocemente diminuiu a mortalidade em 28 dias [1].',
      ],
      [
        'unit',
        'Nas primeiras 6 h, o volume infundido foi de 1,8 mL com o início precoce e de 2,9 mL com o tardio [1].',
      ],
      [
        'direction',
        'O início precoce do vasopressor fez com que os pacientes recebessem mais fluido nas primeiras 6 h [1].',
      ],
    ],
  ],
  [
    '"Factor XI Inhibitor Osoxaban versus Enoxaparin after Knee Arthroplasty ‖ n=1,932: any VTE 9.1% vs 15.4%, RR 0.59 (0.46-0.76), NNT 16; clinically relevant bleeding 1.0% vs 2.3%"',
    [
      'Após artroplastia do joelho, é preciso tratar 16 pacientes com osoxabana, em vez de enoxaparina, para evitar um tromboembolismo venoso [1].',
      'A osoxabana preveniu melhor o TEV que a enoxaparina e provocou menos sangramento clinicamente relevante (1,0% vs. 2,3%) [1].',
    ],
    [
      ['digit', 'O NNT da osoxabana para evitar um TEV após artroplastia do joelho foi de 19 [1].'],
      ['arms', 'Qualquer TEV foi registrado em 9,1% do grupo enoxaparina e em 15,4% do grupo osoxabana [1].'],
      [
        'direction',
        'A osoxabana evitou mais TEV que a enoxaparina, porém à custa de mais sangramentos clinicamente relevantes [1].',
      ],
    ],
  ],
  [
    '"Dolocitinib versus Adalimumab in Rheumatoid Arthritis with Inadequate Response to Methotrexate ‖ n=1,318, week 24: ACR20 71.5% vs 63.2%; ACR50 45.0% vs 35.1%; serious infection 2.8 vs 1.7 per 100 patient-years; herpes zoster 3.4 vs 1.0 per 100 patient-years"',
    [
      'Na semana 24, a resposta ACR50 foi obtida por 45% dos pacientes com dolocitinibe e por 35,1% com adalimumabe [1].',
      'Herpes-zóster e infecção grave foram mais frequentes com dolocitinibe do que com adalimumabe (3,4 vs. 1,0 e 2,8 vs. 1,7 por 100 pacientes-ano, respectivamente) [1].',
    ],
    [
      ['unit', 'A taxa de herpes-zóster com dolocitinibe foi de 3,4 por 1.000 pacientes-ano [1].'],
      [
        'direction',
        'O dolocitinibe produziu menos respostas ACR20 que o adalimumabe na artrite reumatoide [1].',
      ],
      [
        'arms',
        'A incidência de infecção grave foi de 1,7 por 100 pacientes-ano com dolocitinibe e de 2,8 com adalimumabe [1].',
      ],
    ],
  ],
  [
    '"Triple Inhaled Therapy with Budeterol-Glycofen in Moderate-to-Severe COPD (TRIAIR) ‖ n=8,215, 52 weeks: moderate or severe exacerbations 1.08 vs 1.42 per year, rate ratio 0.76 (0.70-0.83); pneumonia 4.6% vs 2.4%; death 1.3% vs 2.3%, HR 0.54 (0.34-0.87)"',
    [
      'Na DPOC moderada a grave, a terapia inalatória tripla reduziu as exacerbações (1,08 vs. 1,42 por ano) e a mortalidade (HR 0,54), ao preço de mais pneumonia [1].',
      'Ao longo de 52 semanas, 4,6% dos pacientes em terapia tripla tiveram pneumonia, contra 2,4% no comparador [1].',
    ],
    [
      ['direction', 'A terapia tripla do TRIAIR protegeu contra pneumonia [1].'],
      [
        'decimal',
        'As exacerbações moderadas ou graves ocorreram à taxa de 10,8 por ano com a terapia tripla [1].',
      ],
      ['bounds', 'A razão de taxas de exacerbações foi de 0,76 (IC 95% 0,70–0,93) [1].'],
    ],
  ],
  [
    '"Intravitreal Ranibicept every 16 Weeks versus Aflibercept every 8 Weeks in Neovascular Age-Related Macular Degeneration ‖ n=1,350, 48 weeks: best-corrected visual acuity +6.1 vs +6.4 letters, difference -0.3 (-1.9 to 1.3), non-inferior; intraocular inflammation 2.0% vs 1.1%"',
    [
      'Aplicado a cada 16 semanas, o ranibicepte foi não inferior ao aflibercepte a cada 8 semanas, com ganho de 6,1 contra 6,4 letras [1].',
      'Houve inflamação intraocular em 2,0% dos pacientes com ranibicepte e em 1,1% com aflibercepte [1].',
    ],
    [
      [
        'direction',
        'Em 48 semanas, os pacientes tratados com ranibicepte perderam em média 6,1 letras de acuidade visual [1].',
      ],
      [
        'unit',
        'O ranibicepte intravítreo foi injetado a cada 16 dias e o aflibercepte, a cada 8 semanas [1].',
      ],
      [
        'negation',
        'Quanto à acuidade visual em 48 semanas, o ranibicepte não preencheu o critério de não inferioridade frente ao aflibercepte [1].',
      ],
    ],
  ],
  [
    '"Lebrilumab in Adolescents and Adults with Atopic Dermatitis ‖ n=857, age >=12 years, week 16: EASI-75 58.4% vs 19.7%; IGA 0/1 41.2% vs 12.6%; conjunctivitis 9.3% vs 2.5%; 250 mg every 2 weeks"',
    [
      'Na dermatite atópica, a partir dos 12 anos, o lebrilumabe 250 mg a cada duas semanas levou 58,4% dos pacientes ao EASI-75 na 16ª semana [1].',
      'Quase um em cada dez tratados com lebrilumabe teve conjuntivite (9,3%), bem acima dos 2,5% do comparador [1].',
    ],
    [
      ['digit', 'Na semana 16, 54,8% dos pacientes com lebrilumabe atingiram o EASI-75 [1].'],
      ['comparator', 'O estudo avaliou o lebrilumabe em crianças com no máximo 12 anos [1].'],
      [
        'direction',
        'A conjuntivite foi menos comum entre os tratados com lebrilumabe do que no comparador [1].',
      ],
    ],
  ],
  [
    '"Mesh Prophylaxis for Midline Laparotomy in High-Risk Patients (MALHA) ‖ n=480, 24 months: incisional hernia 12.1% vs 28.7%, RR 0.42 (0.28-0.63); seroma 17.5% vs 6.3%; surgical-site infection 8.8% vs 9.2%, p=0.88"',
    [
      'A tela profilática reduziu a hérnia incisional em 24 meses (12,1% vs. 28,7%) sem elevar a infecção do sítio cirúrgico [1].',
      'O preço da tela foi o seroma, que atingiu 17,5% dos operados com ela e 6,3% dos operados sem ela [1].',
    ],
    [
      [
        'direction',
        'Na laparotomia mediana de alto risco, a tela profilática trouxe aumento significativo da infecção do sítio cirúrgico [1].',
      ],
      ['direction', 'O seroma foi menos comum entre os que receberam a tela profilática [1].'],
      [
        'unit',
        'Em 24 semanas de seguimento, 12,1% dos pacientes com tela tinham hérnia incisional, contra 28,7% sem tela [1].',
      ],
    ],
  ],
  [
    '"Efficacy of a Bivalent Chikungunya Vaccine in Endemic Areas of Brazil ‖ n=6,740, age 12-59 years, two doses 28 days apart: efficacy 82.3% (71.5-89.0) against confirmed disease; fever >=38.0 °C 4.1% vs 1.9%; no vaccine-related serious adverse events"',
    [
      'Em áreas endêmicas do Brasil, a vacina bivalente, em duas doses com quatro semanas de intervalo, teve eficácia de 82,3% contra chikungunya confirmada (IC 95% 71,5–89,0) [1].',
      'Nenhum evento adverso grave foi atribuído à vacina, mas a febre de 38 °C ou mais foi mais frequente entre os vacinados (4,1% vs. 1,9%) [1].',
    ],
    [
      [
        'negation',
        'Foram registrados eventos adversos graves relacionados à vacina bivalente contra chikungunya [1].',
      ],
      [
        'bounds',
        'Participaram do estudo brasileiro da vacina contra chikungunya pessoas de 12 a 69 anos [1].',
      ],
      ['decimal', 'A eficácia da vacina contra chikungunya confirmada foi de 8,23% [1].'],
    ],
  ],
  [
    '"Extended-Release Solifebegron for Overactive Bladder in Women ‖ n=1,402, 12 weeks: micturitions per day -2.1 vs -1.3; urgency incontinence episodes per week -9.4 vs -6.0, p=0.002; systolic BP +0.6 vs +0.5 mm Hg; dry mouth 2.4% vs 2.2%"',
    [
      'A pressão sistólica quase não se alterou com a solifebegrona (+0,6 vs. +0,5 mmHg) [1].',
      'Em mulheres com bexiga hiperativa, a solifebegrona diminuiu as micções em 2,1 por dia, contra 1,3 com o comparador, ao fim de 12 semanas [1].',
    ],
    [
      ['unit', 'Com solifebegrona, os episódios de incontinência de urgência caíram 9,4 por dia [1].'],
      [
        'decimal',
        'A queda dos episódios semanais de incontinência de urgência foi maior com solifebegrona (p = 0,02) [1].',
      ],
      [
        'direction',
        'A solifebegrona aumentou o número de micções diárias nas mulheres com bexiga hiperativa [1].',
      ],
    ],
  ],
  [
    '"Low-Dose Sedaridine for the Prevention of Delirium after Hip-Fracture Surgery ‖ n=732, age >=70: delirium 13.8% vs 21.9%, OR 0.57 (0.39-0.84); bradycardia 10.2% vs 4.1%; infusion 0.2 mcg/kg/h"',
    [
      'A infusão de sedaridina a 0,2 µg/kg/h preveniu o delirium após cirurgia de fratura de quadril em pacientes com 70 anos ou mais [1].',
      'A chance de delirium foi 43% menor com sedaridina (OR 0,57), com mais bradicardia (10,2% vs. 4,1%) [1].',
    ],
    [
      ['unit', 'A sedaridina foi infundida na dose de 0,2 mg/kg/h [1].'],
      [
        'direction',
        'Com a sedaridina, mais idosos apresentaram delirium no pós-operatório do que no grupo controle [1].',
      ],
      ['direction', 'A sedaridina também reduziu a ocorrência de bradicardia [1].'],
    ],
  ],
  [
    '"Routine versus Saturation-Triggered Oxygen in Acute Stroke ‖ In 4,310 patients with acute stroke, routine low-flow oxygen for 72 hours was compared with oxygen given only when saturation fell below 92%. Functional outcome at 90 days did not differ between the groups (common odds ratio, 0.98; 95% CI, 0.89 to 1.09). Nasal discomfort was more common with routine oxygen (18.4% vs. 3.2%)."',
    [
      'No AVC agudo, oferecer oxigênio de rotina por 3 dias não trouxe ganho funcional em 90 dias em relação a usá-lo apenas com saturação abaixo de 92% [1].',
      'Desconforto nasal predominou no grupo de oxigênio de rotina, com 18,4% ante 3,2% [1].',
    ],
    [
      ['direction', 'O oxigênio de rotina melhorou a evolução funcional em 90 dias após o AVC [1].'],
      [
        'comparator',
        'O grupo de comparação recebia oxigênio somente quando a saturação ultrapassava 92% [1].',
      ],
      ['bounds', 'Para o desfecho funcional em 90 dias, a OR comum foi de 0,98 (IC 95% 0,89–0,99) [1].'],
    ],
  ],
  [
    '"Once-Weekly Icosulin versus Daily Glargine in Insulin-Naive Type 2 Diabetes ‖ After 52 weeks, the glycated hemoglobin level fell from 8.6% to 7.0% with once-weekly icosulin and from 8.6% to 7.3% with daily glargine (treatment difference, −0.28 percentage points; 95% CI, −0.43 to −0.13). Clinically significant or severe hypoglycemia occurred at a rate of 0.41 events per person-year with icosulin and 0.22 with glargine. The change in body weight did not differ significantly between the groups."',
    [
      'Ao fim de 52 semanas, a HbA1c baixou de 8,6% para 7,0% com a insulina semanal e para 7,3% com a glargina diária [1].',
      'A icosulina teve mais hipoglicemia clinicamente significativa ou grave (0,41 vs. 0,22 evento por pessoa-ano), sem diferença significativa na variação do peso [1].',
    ],
    [
      [
        'direction',
        'Hipoglicemias clinicamente significativas ou graves foram menos frequentes com a icosulina do que com a glargina [1].',
      ],
      ['arms', 'Em 52 semanas, a HbA1c chegou a 7,3% com a icosulina e a 7,0% com a glargina [1].'],
      [
        'direction',
        'Os pacientes em uso de icosulina ganharam significativamente mais peso que os tratados com glargina [1].',
      ],
    ],
  ],
  [
    '"Adjuvant Pelvolimab in Resected Stage III Melanoma ‖ At a median follow-up of 36 months, 1,104 patients had been randomized. Recurrence-free survival at 3 years was 64.8% in the pelvolimab group and 46.3% in the placebo group (hazard ratio for recurrence or death, 0.55; 95% CI, 0.45 to 0.68). Immune-related adverse events of grade 3 or higher occurred in 15.9% and 1.7%, respectively. Overall-survival data were not yet mature."',
    [
      'Aos três anos, estavam vivos e sem recidiva 64,8% dos pacientes com pelvolimabe adjuvante e 46,3% dos que receberam placebo [1].',
      'Os dados de sobrevida global ainda não estavam maduros, e eventos imunomediados de grau ≥ 3 ocorreram em 15,9% com pelvolimabe [1].',
    ],
    [
      [
        'direction',
        'No melanoma estádio III ressecado, o pelvolimabe adjuvante encurtou a sobrevida livre de recidiva em comparação com placebo [1].',
      ],
      [
        'negation',
        'Os dados de sobrevida global já estavam maduros no momento da análise do pelvolimabe adjuvante [1].',
      ],
      ['digit', 'O HR para recidiva ou morte com pelvolimabe foi de 0,53 (IC 95% 0,45–0,68) [1].'],
    ],
  ],
  [
    '"Early versus Late Caffeine in Extremely Preterm Infants ‖ In infants born at less than 29 weeks of gestation, caffeine citrate started within 24 hours after birth was compared with initiation at 72 hours. Bronchopulmonary dysplasia at 36 weeks was less frequent with early caffeine (31.5% vs. 39.8%; relative risk, 0.79; 95% CI, 0.68 to 0.92). There was no significant between-group difference in necrotizing enterocolitis (5.2% vs. 5.0%)."',
    [
      'Começar a cafeína nas primeiras 24 h, e não às 72 h, diminuiu a displasia broncopulmonar em prematuros com menos de 29 semanas (RR 0,79) [1].',
      'Quanto à enterocolite necrosante, as taxas foram semelhantes: 5,2% com a cafeína precoce e 5,0% com a tardia [1].',
    ],
    [
      [
        'direction',
        'A displasia broncopulmonar foi mais frequente quando a cafeína começou nas primeiras 24 horas [1].',
      ],
      [
        'comparator',
        'O estudo comparou o início precoce e o tardio da cafeína em recém-nascidos com mais de 29 semanas de gestação [1].',
      ],
      ['direction', 'O uso precoce de cafeína aumentou significativamente a enterocolite necrosante [1].'],
    ],
  ],
  [
    '"Aspirin Discontinuation in Anticoagulated Patients with Coronary Stents (LEAVE-ASA) ‖ A total of 2,716 patients with atrial fibrillation who had undergone stenting at least 12 months earlier were assigned to oral anticoagulant monotherapy or to an anticoagulant plus aspirin 100 mg daily. Net adverse events occurred in 9.4% with monotherapy and in 14.7% with combination therapy (hazard ratio, 0.62; 95% CI, 0.49 to 0.79; P<0.001). Major bleeding was less frequent with monotherapy (2.3% vs. 5.1%), and stent thrombosis did not differ."',
    [
      'Um ano ou mais após o stent, manter só o anticoagulante, sem AAS, associou-se a menos sangramento maior (2,3% vs. 5,1%) e não mudou a trombose de stent [1].',
      'Os eventos adversos líquidos foram mais comuns quando se somou AAS 100 mg/dia ao anticoagulante: 14,7%, contra 9,4% na monoterapia [1].',
    ],
    [
      ['direction', 'No LEAVE-ASA, retirar o AAS fez crescer a trombose de stent [1].'],
      [
        'comparator',
        'O LEAVE-ASA incluiu pacientes com fibrilação atrial submetidos a implante de stent havia menos de 12 meses [1].',
      ],
      [
        'arms',
        'O sangramento maior ocorreu em 5,1% na monoterapia com anticoagulante e em 2,3% na terapia combinada [1].',
      ],
    ],
  ],
  [
    '"Zirconex to Enable RAAS Inhibition in Chronic Kidney Disease ‖ Among 1,178 patients with chronic kidney disease and an eGFR of 20 to 45 ml per minute per 1.73 m2, 71.4% of those given zirconex remained on full-dose RAAS inhibition at 12 months as compared with 52.0% of those given placebo (odds ratio, 2.30; 95% CI, 1.81 to 2.93). Mean serum potassium was 4.6 mmol per liter with zirconex and 5.1 mmol per liter with placebo. Edema was reported in 6.8% and 3.9%, respectively."',
    [
      'O potássio sérico médio foi de 4,6 mEq/L com zirconex, ante 5,1 mEq/L com placebo [1].',
      'Mais pacientes conservaram o bloqueio do SRAA em dose plena aos 12 meses com zirconex (71,4% vs. 52,0%), embora com um pouco mais de edema [1].',
    ],
    [
      ['unit', 'Com zirconex, o potássio sérico médio foi de 4,6 mg/dL [1].'],
      ['bounds', 'Foram estudados pacientes com DRC e TFGe entre 20 e 60 mL/min/1,73 m² [1].'],
      ['direction', 'O potássio sérico ficou mais alto com zirconex do que com placebo [1].'],
    ],
  ],
  [
    '"Levoquinol for Household Contacts of Patients with Multidrug-Resistant Tuberculosis ‖ A total of 2,880 household contacts of patients with multidrug-resistant tuberculosis received daily levoquinol or placebo for 6 months. Tuberculosis developed in 1.4% of the levoquinol group and in 1.7% of the placebo group (hazard ratio, 0.83; 95% CI, 0.51 to 1.36; P=0.46). Arthralgia was reported more often with levoquinol (11.2% vs. 4.7%)."',
    [
      'O levoquinol diário por 6 meses não reduziu de forma significativa a tuberculose nos contatos domiciliares de casos multirresistentes (HR 0,83; p = 0,46) [1].',
      'Houve mais artralgia com levoquinol do que com placebo, 11,2% contra 4,7% [1].',
    ],
    [
      [
        'direction',
        'O levoquinol preveniu significativamente a tuberculose entre os contatos domiciliares de casos multirresistentes [1].',
      ],
      ['unit', 'Os contatos domiciliares receberam levoquinol ou placebo por 6 semanas [1].'],
    ],
  ],
  [
    '"Alteneplase for Ischemic Stroke at 4.5 to 12 Hours ‖ In 1,316 patients with acute ischemic stroke and salvageable tissue who were treated 4.5 to 12 hours after onset, a modified Rankin score of 0 or 1 at 90 days was attained by 38.6% of those given alteneplase (0.25 mg per kilogram) and by 31.9% of those given standard care (relative risk, 1.21; 95% CI, 1.05 to 1.40). Symptomatic intracranial hemorrhage occurred in 3.4% and 1.1%, respectively. Mortality at 90 days was similar in the two groups (12.8% vs. 12.5%)."',
    [
      'Entre 4,5 e 12 h do início do AVC isquêmico com tecido salvável, a alteneplase elevou a proporção de pacientes com Rankin 0 ou 1 em 90 dias (38,6% vs. 31,9%) [1].',
      'A mortalidade em 90 dias não diferiu entre a alteneplase e o cuidado padrão, ao passo que a hemorragia intracraniana sintomática foi mais comum com o trombolítico (3,4% vs. 1,1%) [1].',
    ],
    [
      ['decimal', 'A alteneplase foi administrada na dose de 2,5 mg/kg [1].'],
      ['direction', 'A alteneplase reduziu as mortes em 90 dias na comparação com o cuidado padrão [1].'],
      [
        'direction',
        'A probabilidade de evolução excelente em 90 dias foi menor com alteneplase do que com o cuidado padrão [1].',
      ],
    ],
  ],
  [
    '"Lithium versus Olquetiapine for Relapse Prevention in Bipolar I Disorder ‖ Over 104 weeks, relapse occurred in 33.1% of 471 patients assigned to lithium and in 41.8% of 475 assigned to olquetiapine (hazard ratio, 0.74; 95% CI, 0.60 to 0.91). Weight gain of 7% or more was seen in 9.5% and 24.2%, respectively. Hypothyroidism was more frequent with lithium (6.7% vs. 1.5%)."',
    [
      'No transtorno bipolar tipo I, o lítio preveniu mais recaídas que a olquetiapina ao longo de dois anos (HR 0,74) [1].',
      'Ganho ponderal ≥ 7% foi bem mais raro com lítio (9,5% vs. 24,2%), enquanto o hipotireoidismo foi mais comum [1].',
    ],
    [
      ['direction', 'O hipotireoidismo foi menos frequente com lítio do que com olquetiapina [1].'],
      ['digit', 'As recaídas ocorreram em 38,1% dos pacientes com lítio e em 41,8% com olquetiapina [1].'],
      [
        'comparator',
        'Ganho de peso inferior a 7% foi observado em 24,2% dos pacientes com olquetiapina [1].',
      ],
    ],
  ],
  [
    '"Romofracept Followed by Alendronate in Postmenopausal Osteoporosis ‖ We assigned 3,940 postmenopausal women with osteoporosis to monthly romofracept (140 mg) for 12 months followed by alendronate or to alendronate alone. At 24 months, new vertebral fractures had occurred in 5.1% and 9.6%, and the risk of hip fracture was lower with the sequential regimen (hazard ratio, 0.61; 95% CI, 0.41 to 0.91). Serious cardiovascular events did not differ significantly (2.5% vs. 1.9%, P=0.19)."',
    [
      'O romofracepte mensal por um ano, seguido de alendronato, reduziu as fraturas vertebrais novas em 24 meses: 5,1%, contra 9,6% com alendronato isolado [1].',
      'Não se demonstrou excesso significativo de eventos cardiovasculares graves com o esquema sequencial (2,5% vs. 1,9%; p = 0,19) [1].',
    ],
    [
      [
        'direction',
        'O esquema sequencial não modificou o risco de fratura de quadril em relação ao alendronato isolado [1].',
      ],
      ['unit', 'O romofracepte foi administrado mensalmente na dose de 140 mcg [1].'],
      ['direction', 'O romofracepte aumentou de modo significativo os eventos cardiovasculares graves [1].'],
    ],
  ],
  [
    '"Oral Microbiota Capsules (MB-41) for Recurrent Clostridioides difficile Infection ‖ In 312 adults with two or more recurrences of C. difficile infection, recurrence at 8 weeks occurred in 14.1% of those given oral microbiota capsules and in 38.5% of those given placebo (relative risk, 0.37; 95% CI, 0.24 to 0.56; number needed to treat, 4). The frequency of adverse events was similar in the two groups."',
    [
      'É necessário tratar cerca de quatro pacientes com as cápsulas MB-41 para evitar uma recorrência em 8 semanas [1].',
      'A infecção voltou em 14,1% com as cápsulas de microbiota e em 38,5% com placebo, e os eventos adversos tiveram frequência parecida nos dois grupos [1].',
    ],
    [
      [
        'direction',
        'Os eventos adversos foram mais frequentes com as cápsulas de microbiota do que com placebo [1].',
      ],
      [
        'comparator',
        'O estudo das cápsulas MB-41 incluiu adultos com no máximo duas recorrências de infecção por C. difficile [1].',
      ],
      ['digit', 'A recorrência em 8 semanas atingiu 35,8% do grupo placebo [1].'],
    ],
  ],
  [
    '"Intravenous Ferric Polymaltoside versus Oral Iron for Anemia in Pregnancy ‖ Pregnant women at 20 to 28 weeks with a hemoglobin level of 70 to 99 g per liter received a single 1000-mg infusion of ferric polymaltoside or oral ferrous sulfate. Anemia at 36 weeks was present in 31.6% of the intravenous group and in 44.8% of the oral group (risk ratio, 0.71; 95% CI, 0.60 to 0.83). The incidence of low birth weight did not differ (26.3% vs. 27.1%)."',
    [
      'As gestantes, entre 20 e 28 semanas, tinham hemoglobina de 7,0 a 9,9 g/dL e receberam dose única de 1 g de polimaltosídeo férrico IV ou sulfato ferroso oral [1].',
      'Às 36 semanas, a anemia persistia em menos gestantes do grupo intravenoso (31,6% vs. 44,8%), sem que o baixo peso ao nascer diferisse [1].',
    ],
    [
      ['direction', 'O ferro intravenoso diminuiu a incidência de baixo peso ao nascer [1].'],
      ['unit', 'O polimaltosídeo férrico foi dado em infusão única de 1.000 mcg [1].'],
      ['bounds', 'Foram incluídas gestantes entre 20 e 38 semanas com anemia [1].'],
    ],
  ],
  [
    '"Ketosedin versus Etomidate for Emergency Intubation of Critically Ill Adults ‖ In 1,802 critically ill adults who underwent emergency intubation, death by day 28 occurred in 28.9% with ketosedin and in 33.4% with etomidate (risk difference, −4.5 percentage points; 95% CI, −8.8 to −0.2). Hypotension after intubation was more common with ketosedin (19.7% vs. 14.6%). First-pass success did not differ between the groups."',
    [
      'Na intubação de emergência, a mortalidade em 28 dias foi 4,5 pontos percentuais menor com ketosedina do que com etomidato (28,9% vs. 33,4%) [1].',
      'O sucesso na primeira tentativa foi semelhante, mas a ketosedina causou mais hipotensão após a intubação [1].',
    ],
    [
      ['direction', 'A hipotensão pós-intubação foi mais rara com ketosedina do que com etomidato [1].'],
      [
        'arms',
        'Até o 28º dia, morreram 33,4% dos pacientes com ketosedina e 28,9% dos que receberam etomidato [1].',
      ],
      [
        'direction',
        'A ketosedina aumentou o sucesso da primeira tentativa de intubação em relação ao etomidato [1].',
      ],
    ],
  ],
  [
    '"Six versus Twenty-Four Months of Compression Stockings after Deep-Vein Thrombosis ‖ In 1,240 patients with proximal deep-vein thrombosis, the post-thrombotic syndrome occurred in 20.6% of those who wore elastic stockings for 6 months and in 20.1% of those who wore them for 24 months (hazard ratio, 1.03; 95% CI, 0.82 to 1.29). Shorter treatment was noninferior. Patient satisfaction was higher with the 6-month strategy."',
    [
      'Usar meia elástica por seis meses após TVP proximal foi não inferior a usá-la por dois anos quanto à síndrome pós-trombótica [1].',
      'A síndrome pós-trombótica ocorreu em 20,6% com 6 meses e em 20,1% com 24 meses de meia elástica, e os pacientes ficaram mais satisfeitos com o uso mais curto [1].',
    ],
    [
      [
        'direction',
        'Suspender a meia elástica aos 6 meses aumentou significativamente a síndrome pós-trombótica [1].',
      ],
      ['unit', 'O grupo de tratamento mais curto usou meias elásticas por 6 semanas [1].'],
      ['direction', 'A satisfação dos pacientes foi menor com a estratégia de 6 meses [1].'],
    ],
  ],
  [
    '"Intranasal Fentarol versus Intravenous Morphine in Children with Limb Fractures ‖ In 610 children 4 to 15 years of age with a suspected limb fracture, intranasal fentarol (1.5 µg per kilogram) was compared with intravenous morphine (0.1 mg per kilogram). At 20 minutes, the mean reduction in pain was 42 mm with fentarol and 40 mm with morphine on a 100-mm scale (difference, 2 mm; 95% CI, −3 to 7). Time to first analgesia was shorter with fentarol (11 vs. 27 minutes)."',
    [
      'Em crianças de 4 a 15 anos com suspeita de fratura de membro, o fentarol intranasal a 1,5 mcg/kg aliviou a dor tanto quanto a morfina IV a 0,1 mg/kg [1].',
      'A primeira analgesia chegou mais cedo com o fentarol intranasal, em 11 minutos, contra 27 com a morfina intravenosa [1].',
    ],
    [
      ['unit', 'O fentarol intranasal foi usado na dose de 1,5 mg/kg [1].'],
      [
        'direction',
        'Com o fentarol intranasal, as crianças esperaram mais tempo pela primeira analgesia do que com a morfina [1].',
      ],
      ['decimal', 'A morfina intravenosa foi administrada na dose de 0,01 mg/kg [1].'],
    ],
  ],
  [
    '"Oral Immunotherapy with Cashew Protein in Preschool Children ‖ Among 208 preschool children with cashew allergy, desensitization to 1000 mg of cashew protein was achieved by 68% of those receiving oral immunotherapy and by 4% of those receiving placebo after 12 months. The maintenance dose was 300 mg daily. Epinephrine was used for reactions more often in the immunotherapy group (12.3% vs. 6.1%), and no deaths occurred."',
    [
      'Após 12 meses, 68% das crianças em imunoterapia oral toleravam 1 g de proteína de castanha-de-caju, contra 4% com placebo [1].',
      'Não houve mortes, mas a adrenalina foi mais usada para tratar reações no grupo da imunoterapia (12,3% vs. 6,1%) [1].',
    ],
    [
      ['decimal', 'A dose de manutenção da imunoterapia oral com castanha-de-caju foi de 30 mg por dia [1].'],
      [
        'negation',
        'Ocorreram mortes entre as crianças do estudo de imunoterapia oral com castanha-de-caju [1].',
      ],
      ['direction', 'A imunoterapia oral reduziu a necessidade de adrenalina para tratar reações [1].'],
    ],
  ],
  [
    '"Continuous Positive Airway Pressure in Coronary Disease with Nonsleepy Obstructive Sleep Apnea ‖ In 2,508 patients with coronary artery disease and moderate-to-severe obstructive sleep apnea without daytime sleepiness, CPAP did not reduce cardiovascular events over a median of 4.2 years (17.0% vs. 16.2%; hazard ratio, 1.05; 95% CI, 0.87 to 1.27). Mean adherence was 2.9 hours per night. Health-related quality of life improved with CPAP."',
    [
      'Em coronariopatas com apneia obstrutiva do sono e sem sonolência diurna, o CPAP deixou de mostrar benefício cardiovascular (HR 1,05; IC 95% 0,87–1,27) [1].',
      'A adesão média ao CPAP foi de 2,9 horas por noite, e a qualidade de vida melhorou [1].',
    ],
    [
      [
        'negation',
        'Em seguimento mediano de 4,2 anos, o CPAP reduziu os eventos cardiovasculares nos coronariopatas com apneia do sono [1].',
      ],
      ['unit', 'A adesão média ao CPAP foi de 2,9 horas por semana [1].'],
      ['direction', 'A qualidade de vida relacionada à saúde piorou com o uso de CPAP [1].'],
    ],
  ],
  [
    '"Conversion from Tacrolimus to Belacept in Kidney-Transplant Recipients ‖ A total of 446 kidney-transplant recipients were converted to belacept or continued tacrolimus. At 24 months, the mean eGFR was 57.9 ml per minute per 1.73 m2 with belacept and 50.2 ml per minute per 1.73 m2 with tacrolimus. Biopsy-proven acute rejection was more frequent after conversion (7.8% vs. 3.6%). Graft survival did not differ (98.2% vs. 98.7%)."',
    [
      'Aos 24 meses, a TFGe média foi mais alta após a conversão para belacepte (57,9 vs. 50,2 mL/min/1,73 m²), porém com mais rejeição aguda comprovada por biópsia [1].',
      'A sobrevida do enxerto foi comparável: 98,2% com belacepte e 98,7% com tacrolimo [1].',
    ],
    [
      [
        'arms',
        'A rejeição aguda comprovada por biópsia ocorreu em 3,6% dos convertidos para belacepte e em 7,8% dos que mantiveram tacrolimo [1].',
      ],
      [
        'direction',
        'A conversão para belacepte comprometeu a sobrevida do enxerto em relação ao tacrolimo [1].',
      ],
      [
        'direction',
        'Dois anos após a conversão, a função renal era inferior com belacepte em comparação com tacrolimo [1].',
      ],
    ],
  ],
  [
    '"Early Palliative Care in Advanced Heart Failure (ACOLHER-IC) ‖ In 384 patients with advanced heart failure, the KCCQ score at 12 months improved by 7.2 points more with early palliative care than with usual care (95% CI, 3.4 to 11.0). Depressive symptoms were also reduced. Mortality at 12 months was not affected (31.1% vs. 30.6%)."',
    [
      'Na insuficiência cardíaca avançada, os cuidados paliativos precoces melhoraram o KCCQ em 7,2 pontos a mais que o cuidado usual aos 12 meses (IC 95% 3,4–11,0) [1].',
      'O ACOLHER-IC mostrou alívio dos sintomas depressivos sem efeito sobre a mortalidade em um ano [1].',
    ],
    [
      ['direction', 'Os sintomas depressivos se agravaram com os cuidados paliativos precoces [1].'],
      ['negation', 'Os cuidados paliativos precoces afetaram a mortalidade em 12 meses [1].'],
      ['bounds', 'O ganho adicional no KCCQ foi de 7,2 pontos (IC 95% 3,4 a 14,0) [1].'],
    ],
  ],
  [
    '"High-Dose versus Standard-Dose Prednisolone for Sudden Sensorineural Hearing Loss ‖ In 325 adults with idiopathic sudden hearing loss, prednisolone 250 mg daily for 5 days was compared with 60 mg daily for 5 days followed by tapering. The mean improvement in pure-tone threshold at 30 days was 29.8 dB with the high dose and 30.5 dB with the standard dose (difference, −0.7 dB; 95% CI, −5.1 to 3.7). Hyperglycemia was more frequent with the high dose (16.0% vs. 7.4%)."',
    [
      'Na surdez súbita idiopática, a prednisolona em dose alta não superou a dose padrão: melhora de 29,8 e 30,5 dB em 30 dias, respectivamente [1].',
      'A hiperglicemia foi mais que duas vezes mais frequente com 250 mg/dia de prednisolona (16,0% vs. 7,4%) [1].',
    ],
    [
      [
        'direction',
        'A prednisolona em dose alta recuperou mais audição em 30 dias do que a dose padrão [1].',
      ],
      ['unit', 'O grupo de dose alta recebeu prednisolona 250 mcg por dia durante 5 dias [1].'],
      [
        'arms',
        'A hiperglicemia acometeu 7,4% dos pacientes com a dose alta e 16,0% dos pacientes com a dose padrão [1].',
      ],
    ],
  ],
  [
    '"Consenso Paulista de Emergências Glicêmicas – 2027 ‖ Na cetoacidose diabética do adulto, a insulina regular intravenosa deve ser iniciada a 0,1 U/kg/h somente se o potássio for ≥ 3,3 mEq/L. Acrescenta-se glicose ao soro quando a glicemia cai abaixo de 250 mg/dL. O bicarbonato não é recomendado com pH ≥ 7,0."',
    [
      'Só se começa a insulina regular IV (0,1 U/kg/h) na cetoacidose com potássio de pelo menos 3,3 mEq/L [1].',
      'Quando a glicemia fica menor que 250 mg/dL, soma-se glicose à hidratação; já o bicarbonato não tem indicação com pH de 7,0 ou mais [1].',
    ],
    [
      [
        'comparator',
        'Na cetoacidose do adulto, a insulina só deve ser iniciada se o potássio estiver abaixo de 3,3 mEq/L [1].',
      ],
      ['negation', 'O consenso recomenda bicarbonato na cetoacidose com pH ≥ 7,0 [1].'],
      ['decimal', 'A insulina regular intravenosa deve começar a 0,01 U/kg/h na cetoacidose do adulto [1].'],
    ],
  ],
  [
    '"Recomendações para o Manejo da Anafilaxia – Sociedade Sul-Brasileira de Alergia ‖ Na anafilaxia, aplica-se adrenalina intramuscular na dose de 0,01 mg/kg (máximo de 0,5 mg) na face anterolateral da coxa, que pode ser repetida a cada 5 a 15 minutos. Anti-histamínicos e corticoides não substituem a adrenalina. O paciente deve ser observado por no mínimo 6 horas."',
    [
      'Na anafilaxia, a adrenalina IM é feita na coxa, 0,01 mg/kg, sem passar de 0,5 mg por dose, e pode ser repetida a cada 5–15 min [1].',
      'Corticoide e anti-histamínico não tomam o lugar da adrenalina; a observação deve durar pelo menos seis horas [1].',
    ],
    [
      ['comparator', 'Depois da anafilaxia, a observação deve durar no máximo 6 horas [1].'],
      ['negation', 'Os anti-histamínicos substituem a adrenalina no tratamento da anafilaxia [1].'],
      ['unit', 'A adrenalina pode ser repetida a cada 5 a 15 horas [1].'],
    ],
  ],
  [
    '"Valdosirtan for Resistant Hypertension ‖ Na hipertensão resistente, a valdosirtana reduziu a pressão sistólica de 24 horas em 9,6 mmHg, contra 3,1 mmHg com placebo, em 12 semanas. A hiperpotassemia foi mais frequente com a valdosirtana. Não houve diferença na frequência de hipotensão ortostática."',
    [
      'Em 12 semanas, a PAS de 24 h caiu 9,6 mmHg com valdosirtana e 3,1 mmHg com placebo na hipertensão resistente [1].',
      'A valdosirtana não provocou mais hipotensão ortostática que o placebo, mas elevou a ocorrência de hiperpotassemia [1].',
    ],
    [
      ['direction', 'A valdosirtana tornou a hiperpotassemia menos comum [1].'],
      ['arms', 'A pressão sistólica de 24 horas caiu 3,1 mmHg com valdosirtana e 9,6 mmHg com placebo [1].'],
      ['direction', 'A hipotensão ortostática foi mais frequente com a valdosirtana [1].'],
    ],
  ],
  [
    '"Protocolo de Sífilis na Gestação – Secretaria de Saúde do Planalto ‖ Na gestante com sífilis tardia ou de duração ignorada, usa-se penicilina benzatina 2,4 milhões UI por via intramuscular, uma vez por semana, por 3 semanas (total de 7,2 milhões UI). O intervalo entre as doses não deve ultrapassar 9 dias. A ceftriaxona não é considerada tratamento adequado da gestante."',
    [
      'A sífilis tardia na gestante é tratada com três doses semanais de penicilina benzatina IM, somando 7,2 milhões de unidades [1].',
      'Entre as doses de benzatina não podem passar mais de 9 dias, e a ceftriaxona não conta como tratamento adequado da gestante [1].',
    ],
    [
      [
        'decimal',
        'Na sífilis tardia da gestante, cada dose semanal de penicilina benzatina é de 24 milhões UI [1].',
      ],
      ['negation', 'A ceftriaxona é considerada tratamento adequado da sífilis na gestante [1].'],
      ['comparator', 'O intervalo entre as doses de benzatina na gestante deve ser superior a 9 dias [1].'],
    ],
  ],
  [
    '"Diretriz Mineira de Pneumonia Adquirida na Comunidade – 2026 ‖ Na pneumonia de baixo risco (CURB-65 0 ou 1), recomenda-se o tratamento ambulatorial com betalactâmico por 5 dias. O macrolídeo em monoterapia não é recomendado. O corticoide reduziu a mortalidade apenas na pneumonia grave e aumentou a hiperglicemia."',
    [
      'Com CURB-65 de 0 ou 1, o paciente pode ser tratado em casa com betalactâmico durante cinco dias [1].',
      'O benefício do corticoide em mortalidade limitou-se à pneumonia grave, com aumento da hiperglicemia; macrolídeo isolado não se recomenda [1].',
    ],
    [
      ['negation', 'O macrolídeo em monoterapia é recomendado na pneumonia comunitária de baixo risco [1].'],
      ['direction', 'O corticoide fez subir a mortalidade na pneumonia grave [1].'],
      [
        'digit',
        'Na pneumonia de baixo risco, o betalactâmico deve ser mantido por 8 dias em regime ambulatorial [1].',
      ],
    ],
  ],
  [
    '"Recomendações para o Rastreamento do Câncer do Colo do Útero – Consenso Andorinha ‖ O rastreamento é feito com teste de DNA-HPV a cada 5 anos em mulheres de 25 a 64 anos. Não se recomenda o rastreamento antes dos 25 anos. Diante de HPV 16 ou 18, a paciente é encaminhada diretamente à colposcopia."',
    [
      'Dos 25 aos 64 anos, o consenso indica o teste de DNA-HPV de cinco em cinco anos [1].',
      'A detecção de HPV 16 ou 18 leva direto à colposcopia, e mulheres com menos de 25 anos não devem ser rastreadas [1].',
    ],
    [
      ['bounds', 'O teste de DNA-HPV é indicado para mulheres de 25 a 74 anos [1].'],
      ['negation', 'O consenso recomenda o rastreamento antes dos 25 anos [1].'],
      ['unit', 'O teste de DNA-HPV deve ser repetido a cada 5 meses no rastreamento [1].'],
    ],
  ],
  [
    '"Manejo da Crise de Asma na Criança – Protocolo do Hospital Infantil Serra Azul ‖ Na crise grave, administra-se salbutamol com espaçador a cada 20 minutos na primeira hora, associado a ipratrópio. O corticoide sistêmico (prednisolona 1 a 2 mg/kg/dia, máximo de 40 mg) deve ser dado na primeira hora. O sulfato de magnésio intravenoso reduziu as internações, e a aminofilina não é recomendada."',
    [
      'Na crise grave de asma da criança, o salbutamol é repetido de 20 em 20 minutos na primeira hora, junto com ipratrópio [1].',
      'O magnésio IV diminuiu a necessidade de internar, e a prednisolona (1–2 mg/kg/dia, teto de 40 mg) deve ser dada já na primeira hora [1].',
    ],
    [
      [
        'direction',
        'O sulfato de magnésio intravenoso não teve efeito sobre as internações na crise de asma da criança [1].',
      ],
      ['unit', 'A prednisolona é usada na dose de 1 a 2 g/kg/dia na crise de asma da criança [1].'],
      ['negation', 'A aminofilina é recomendada pelo protocolo na crise grave de asma [1].'],
    ],
  ],
  [
    '"Profilaxia de Tromboembolismo no Paciente Clínico Hospitalizado – Diretriz Rede Ipê ‖ No paciente clínico de alto risco trombótico, indica-se enoxaparina 40 mg por via subcutânea uma vez ao dia. A profilaxia farmacológica é contraindicada com plaquetas < 50.000/mm³ ou sangramento ativo; nesses casos, usa-se compressão pneumática. A profilaxia não deve ser estendida de rotina após a alta."',
    [
      'O paciente clínico com alto risco de trombose deve receber enoxaparina 40 mg SC uma vez por dia durante a profilaxia [1].',
      'Se houver sangramento ativo ou plaquetas abaixo de 50 mil/mm³, a heparina fica contraindicada e a opção passa a ser a compressão pneumática [1].',
    ],
    [
      [
        'negation',
        'A profilaxia farmacológica pode ser usada com segurança na presença de sangramento ativo [1].',
      ],
      [
        'comparator',
        'A enoxaparina profilática é contraindicada quando as plaquetas estão acima de 50.000/mm³ [1].',
      ],
      ['negation', 'Recomenda-se estender de rotina a profilaxia após a alta hospitalar [1].'],
    ],
  ],
  [
    '"Posicionamento sobre Osteoporose Induzida por Glicocorticoide – Sociedade Litorânea de Reumatologia ‖ Adultos em uso de prednisona ≥ 7,5 mg/dia por 3 meses ou mais devem ter o risco de fratura avaliado. A teriparafona aumentou a densidade mineral óssea lombar mais do que o alendronato em 18 meses (7,2% vs. 3,4%) e reduziu as fraturas vertebrais. Não houve diferença quanto às fraturas não vertebrais."',
    [
      'Em 18 meses, a densidade óssea lombar subiu 7,2% com teriparafona e 3,4% com alendronato [1].',
      'A teriparafona protegeu contra fraturas vertebrais, mas não se distinguiu do alendronato nas não vertebrais [1].',
    ],
    [
      [
        'comparator',
        'A avaliação do risco de fratura é indicada a adultos em uso de prednisona em dose menor que 7,5 mg/dia [1].',
      ],
      [
        'direction',
        'O ganho de densidade mineral óssea lombar foi menor com teriparafona do que com alendronato [1].',
      ],
      ['direction', 'A teriparafona reduziu também as fraturas não vertebrais [1].'],
    ],
  ],
  [
    '"Diretriz de Complicações da Cirrose – Liga Catarinense de Hepatologia ‖ Na paracentese com retirada de mais de 5 litros, repõem-se 8 g de albumina por litro de ascite retirado. O betabloqueador deve ser suspenso se a pressão sistólica for inferior a 90 mmHg. Na peritonite bacteriana espontânea, a albumina associada ao antibiótico reduziu a mortalidade e a lesão renal aguda."',
    [
      'Retirados mais de 5 L de ascite, devem ser infundidos 8 g de albumina para cada litro drenado [1].',
      'A associação de albumina ao antibiótico na PBE baixou tanto a mortalidade quanto a lesão renal aguda [1].',
    ],
    [
      [
        'direction',
        'Na peritonite bacteriana espontânea, a albumina somada ao antibiótico agravou a lesão renal aguda [1].',
      ],
      [
        'unit',
        'Após paracentese de grande volume, repõem-se 8 mg de albumina por litro de ascite retirado [1].',
      ],
      [
        'comparator',
        'O betabloqueador deve ser suspenso na cirrose quando a pressão sistólica for superior a 90 mmHg [1].',
      ],
    ],
  ],
  [
    '"Estado de Mal Epiléptico no Adulto – Recomendações da Rede Neuro Cerrado ‖ No estado de mal, o midazolam intramuscular 10 mg é a primeira escolha no adulto sem acesso venoso. Se a crise persistir após 5 minutos, repete-se o benzodiazepínico uma única vez. Na segunda linha, levetiracetam, fenitoína e valproato tiveram eficácia semelhante; a velocidade da fenitoína não deve exceder 50 mg/min."',
    [
      'Sem acesso venoso, o adulto em estado de mal recebe de preferência 10 mg de midazolam por via intramuscular [1].',
      'Levetiracetam, fenitoína e valproato equivaleram-se como segunda linha; a fenitoína deve correr a no máximo 50 mg/min [1].',
    ],
    [
      [
        'direction',
        'Na segunda linha do estado de mal, o levetiracetam foi mais eficaz que a fenitoína e o valproato [1].',
      ],
      ['unit', 'A fenitoína não deve ser infundida a mais de 50 mg/h no estado de mal [1].'],
      [
        'comparator',
        'No estado de mal, a velocidade de infusão da fenitoína deve ser superior a 50 mg/min [1].',
      ],
    ],
  ],
  [
    '"Exercício físico na depressão leve a moderada: revisão de ensaios clínicos ‖ A revisão reuniu 41 ensaios com 2.264 participantes. O exercício reduziu os sintomas depressivos em comparação com os controles (diferença média padronizada −0,62; IC 95% −0,81 a −0,43). O efeito foi semelhante ao da psicoterapia e não diferiu do obtido com antidepressivos. O abandono foi maior nos grupos de exercício."',
    [
      'Segundo a revisão de 41 ensaios, o exercício alivia os sintomas da depressão leve a moderada (DMP −0,62; IC 95% −0,81 a −0,43) [1].',
      'Exercício e antidepressivos tiveram efeito comparável, embora mais participantes tenham abandonado o exercício [1].',
    ],
    [
      ['direction', 'O exercício foi menos eficaz que os antidepressivos na depressão leve a moderada [1].'],
      [
        'direction',
        'Os participantes que se exercitavam abandonaram menos o tratamento que os controles [1].',
      ],
      ['digit', 'A revisão sobre exercício na depressão reuniu 47 ensaios clínicos [1].'],
    ],
  ],
  [
    '"Cortizumab for the Prevention of Vaso-Occlusive Crises in Sickle Cell Disease ‖ Na doença falciforme, o cortizumabe reduziu a taxa anual de crises vaso-oclusivas em comparação com placebo (1,7 vs. 3,1; p = 0,004). O efeito foi independente do uso de hidroxiureia. As infecções graves não aumentaram."',
    [
      'O cortizumabe quase reduziu à metade as crises vaso-oclusivas, de 3,1 com placebo para 1,7 por ano (p = 0,004) [1].',
      'O benefício do cortizumabe na doença falciforme não dependeu do uso de hidroxiureia e não veio acompanhado de mais infecções graves [1].',
    ],
    [
      [
        'negation',
        'O cortizumabe não reduziu a taxa anual de crises vaso-oclusivas em comparação com placebo [1].',
      ],
      ['negation', 'As infecções graves aumentaram com o cortizumabe [1].'],
      ['decimal', 'A taxa anual de crises vaso-oclusivas foi de 0,17 com cortizumabe [1].'],
    ],
  ],
  [
    '"Recomendações para o Tratamento da Infecção Latente por Tuberculose – Comitê Nordeste ‖ O esquema 3HP consiste em 12 doses semanais de isoniazida e rifapentina e é preferido por aumentar a adesão. A hepatotoxicidade foi menor com o 3HP do que com a isoniazida por 9 meses. O 3HP não é indicado para gestantes."',
    [
      'Prefere-se o 3HP, de doze doses semanais de rifapentina com isoniazida, porque melhora a adesão [1].',
      'Nove meses de isoniazida foram mais hepatotóxicos que o 3HP, que não deve ser usado em gestantes [1].',
    ],
    [
      ['direction', 'O 3HP foi mais hepatotóxico que a isoniazida por 9 meses [1].'],
      ['negation', 'O 3HP é indicado para gestantes com infecção latente [1].'],
      ['unit', 'O 3HP consiste em 12 doses mensais de isoniazida e rifapentina [1].'],
    ],
  ],
  [
    '"Diretriz de Neutropenia Febril – Grupo Brasileiro de Suporte em Oncologia ‖ Define-se neutropenia febril por neutrófilos < 500/mm³ e temperatura axilar ≥ 37,8 °C. O antibiótico deve ser iniciado em até 60 minutos. O uso rotineiro de G-CSF não é recomendado, pois não reduziu a mortalidade, embora tenha encurtado a neutropenia."',
    [
      'O antibiótico da neutropenia febril deve começar em no máximo uma hora [1].',
      'O G-CSF abreviou a neutropenia, mas não mudou a mortalidade, e por isso não se recomenda de rotina [1].',
    ],
    [
      ['direction', 'O G-CSF diminuiu a mortalidade na neutropenia febril [1].'],
      [
        'comparator',
        'A definição de neutropenia febril exige mais de 500 neutrófilos/mm³ e temperatura axilar ≥ 37,8 °C [1].',
      ],
      ['direction', 'O G-CSF prolongou a duração da neutropenia [1].'],
    ],
  ],
  [
    '"Hiperbilirrubinemia Neonatal – Protocolo da Maternidade Vale Verde ‖ A fototerapia é indicada no recém-nascido a termo sem fatores de risco com bilirrubina ≥ 18 mg/dL após 72 horas de vida. A fototerapia intensiva diminuiu a necessidade de exsanguineotransfusão em comparação com a convencional. O aleitamento materno não deve ser suspenso durante o tratamento."',
    [
      'No termo sem fatores de risco, a fototerapia entra quando a bilirrubina alcança 18 mg/dL ou mais depois de 72 h de vida [1].',
      'Durante a fototerapia, o bebê continua mamando, e a modalidade intensiva evitou mais exsanguineotransfusões que a convencional [1].',
    ],
    [
      ['negation', 'O aleitamento materno deve ser suspenso durante a fototerapia [1].'],
      [
        'direction',
        'A fototerapia intensiva aumentou a necessidade de exsanguineotransfusão em comparação com a convencional [1].',
      ],
      [
        'unit',
        'No recém-nascido a termo sem fatores de risco, indica-se fototerapia com bilirrubina ≥ 18 mmol/L após 72 horas de vida [1].',
      ],
    ],
  ],
  [
    '"Prevenção da Lesão Renal por Contraste – Nota Técnica da Sociedade Amazônica de Nefrologia ‖ Na TFGe < 30 mL/min/1,73 m², recomenda-se hidratação com solução salina isotônica a 1 mL/kg/h por 12 horas antes e depois do contraste. O bicarbonato não foi superior à salina, e a acetilcisteína não preveniu a lesão renal. A metformina deve ser suspensa por 48 horas após o exame."',
    [
      'Com TFGe abaixo de 30 mL/min/1,73 m², hidrata-se com salina isotônica, 1 mL/kg/h, nas 12 h que antecedem e nas 12 h que seguem o contraste [1].',
      'Nem o bicarbonato superou a salina nem a acetilcisteína evitou a lesão renal; a metformina fica suspensa por dois dias após o exame [1].',
    ],
    [
      ['negation', 'A acetilcisteína preveniu a lesão renal por contraste [1].'],
      [
        'direction',
        'O bicarbonato foi superior à solução salina na prevenção da lesão renal por contraste [1].',
      ],
      ['digit', 'A metformina deve ser suspensa por 24 horas após o exame contrastado [1].'],
    ],
  ],
  [
    '"Isotretinoína na Acne: Orientações da Câmara Técnica de Dermatologia ‖ A dose de isotretinoína é de 0,5 a 1 mg/kg/dia, até dose cumulativa de 120 a 150 mg/kg. O uso é contraindicado na gravidez, e a contracepção deve ser mantida até 1 mês após o término. Estudos controlados não mostraram aumento do risco de depressão."',
    [
      'A contracepção deve continuar por um mês depois do fim da isotretinoína, que é proibida na gestação [1].',
      'Em estudos controlados, a isotretinoína não elevou o risco de depressão; a dose cumulativa buscada é de 120–150 mg/kg [1].',
    ],
    [
      ['direction', 'Estudos controlados mostraram que a isotretinoína aumenta o risco de depressão [1].'],
      ['bounds', 'A dose diária de isotretinoína na acne vai de 0,5 a 2 mg/kg [1].'],
      ['negation', 'A isotretinoína não é contraindicada na gravidez [1].'],
    ],
  ],
  [
    '"Tratamento da Gota – Consenso da Rede Pantanal de Reumatologia ‖ Na crise de gota, a colchicina em dose baixa (1,5 mg no primeiro dia) foi tão eficaz quanto a dose alta e causou menos diarreia. O alopurinol é iniciado com 100 mg/dia e titulado até uricemia < 6 mg/dL. O alopurinol não precisa ser suspenso durante a crise."',
    [
      'Na crise de gota, 1,5 mg de colchicina no primeiro dia funcionou tão bem quanto a dose alta, com menos diarreia [1].',
      'Começa-se o alopurinol com 100 mg por dia, subindo até a uricemia ficar abaixo de 6 mg/dL, e ele pode ser mantido durante a crise [1].',
    ],
    [
      ['direction', 'A colchicina em dose baixa foi menos eficaz que a dose alta na crise de gota [1].'],
      ['direction', 'A diarreia foi mais comum com a dose baixa de colchicina do que com a dose alta [1].'],
      ['comparator', 'O alopurinol deve ser titulado até que a uricemia fique acima de 6 mg/dL [1].'],
    ],
  ],
  [
    '"Delirium na UTI – Recomendações do Grupo Mata Atlântica de Medicina Intensiva ‖ O haloperidol não é recomendado de rotina para prevenir delirium, pois não reduziu sua incidência. A mobilização precoce encurtou a duração do delirium em 1,8 dia. Os benzodiazepínicos aumentaram o risco de delirium em comparação com a dexmedetomidina."',
    [
      'A mobilização precoce abreviou o delirium em 1,8 dia, enquanto o haloperidol não diminuiu sua incidência [1].',
      'O risco de delirium foi menor com dexmedetomidina do que com benzodiazepínicos [1].',
    ],
    [
      ['direction', 'A mobilização precoce prolongou o delirium nos pacientes de UTI [1].'],
      [
        'direction',
        'Os benzodiazepínicos protegeram contra o delirium em comparação com a dexmedetomidina [1].',
      ],
      ['negation', 'O haloperidol é recomendado de rotina na prevenção do delirium na UTI [1].'],
    ],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    '"Rabelprazan-Amoxicillin Dual Therapy for First-Line Helicobacter pylori Eradication ‖ n=934, 14 days: eradication 90.4% vs 81.7%, difference 8.7 points (4.2-13.1); adverse events 21% vs 34%; rabelprazan 20 mg twice daily plus amoxicillin 1 g three times daily" + "Oral Microbiota Capsules (MB-41) for Recurrent Clostridioides difficile Infection ‖ In 312 adults with two or more recurrences of C. difficile infection, recurrence at 8 weeks occurred in 14.1% of those given oral microbiota capsules and in 38.5% of those given placebo (relative risk, 0.37; 95% CI, 0.24 to 0.56; number needed to treat, 4). The frequency of adverse events was similar in the two groups."',
    'Em adultos com infecção recorrente por C. difficile, a recorrência em 8 semanas foi de 14,1% com as cápsulas de microbiota e de 38,5% com placebo [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Levoquinol for Household Contacts of Patients with Multidrug-Resistant Tuberculosis ‖ A total of 2,880 household contacts of patients with multidrug-resistant tuberculosis received daily levoquinol or placebo for 6 months. Tuberculosis developed in 1.4% of the levoquinol group and in 1.7% of the placebo group (hazard ratio, 0.83; 95% CI, 0.51 to 1.36; P=0.46). Arthralgia was reported more often with levoquinol (11.2% vs. 4.7%)." + "Recomendações para o Tratamento da Infecção Latente por Tuberculose – Comitê Nordeste ‖ O esquema 3HP consiste em 12 doses semanais de isoniazida e rifapentina e é preferido por aumentar a adesão. A hepatotoxicidade foi menor com o 3HP do que com a isoniazida por 9 meses. O 3HP não é indicado para gestantes."',
    'Na infecção latente, o esquema 3HP é composto de 12 doses semanais de isoniazida e rifapentina [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Toravaptan in Acute Decompensated Heart Failure (TORRENT-HF) ‖ n=3,212: CV death or HF readmission at 180 days 24.1% vs 28.6%, HR 0.82 (0.73-0.93); all-cause death 12.4% vs 12.9%, HR 0.96 (0.81-1.13)" + "Low-Dose Sedaridine for the Prevention of Delirium after Hip-Fracture Surgery ‖ n=732, age >=70: delirium 13.8% vs 21.9%, OR 0.57 (0.39-0.84); bradycardia 10.2% vs 4.1%; infusion 0.2 mcg/kg/h"',
    'A dose baixa de sedaridina diminuiu o delirium após fratura de quadril (OR 0,57; IC 95% 0,39–0,84) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Cardegliflozin in Diabetic Kidney Disease ‖ n=5,128, 3.1 years: eGFR fall >=50%, ESKD or renal death 8.4% vs 12.7%, HR 0.65 (0.54-0.78); genital mycotic infection 3.9% vs 1.1%" + "Conversion from Tacrolimus to Belacept in Kidney-Transplant Recipients ‖ A total of 446 kidney-transplant recipients were converted to belacept or continued tacrolimus. At 24 months, the mean eGFR was 57.9 ml per minute per 1.73 m2 with belacept and 50.2 ml per minute per 1.73 m2 with tacrolimus. Biopsy-proven acute rejection was more frequent after conversion (7.8% vs. 3.6%). Graft survival did not differ (98.2% vs. 98.7%)."',
    'A conversão para belacepte resultou em TFGe média de 57,9 mL/min/1,73 m² aos 24 meses [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"High-Flow Nasal Oxygen versus Standard Oxygen in Infants with Bronchiolitis (BRONQUIFLUX) ‖ n=1,214, age <12 months: escalation of care 11.6% vs 22.8%, RR 0.51 (0.39-0.66); length of stay 2.9 vs 3.0 days, p=0.62" + "Early versus Late Caffeine in Extremely Preterm Infants ‖ In infants born at less than 29 weeks of gestation, caffeine citrate started within 24 hours after birth was compared with initiation at 72 hours. Bronchopulmonary dysplasia at 36 weeks was less frequent with early caffeine (31.5% vs. 39.8%; relative risk, 0.79; 95% CI, 0.68 to 0.92). There was no significant between-group difference in necrotizing enterocolitis (5.2% vs. 5.0%)."',
    'A displasia broncopulmonar ocorreu em 31,5% dos prematuros que receberam cafeína nas primeiras 24 h [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Factor XI Inhibitor Osoxaban versus Enoxaparin after Knee Arthroplasty ‖ n=1,932: any VTE 9.1% vs 15.4%, RR 0.59 (0.46-0.76), NNT 16; clinically relevant bleeding 1.0% vs 2.3%" + "Aspirin Discontinuation in Anticoagulated Patients with Coronary Stents (LEAVE-ASA) ‖ A total of 2,716 patients with atrial fibrillation who had undergone stenting at least 12 months earlier were assigned to oral anticoagulant monotherapy or to an anticoagulant plus aspirin 100 mg daily. Net adverse events occurred in 9.4% with monotherapy and in 14.7% with combination therapy (hazard ratio, 0.62; 95% CI, 0.49 to 0.79; P<0.001). Major bleeding was less frequent with monotherapy (2.3% vs. 5.1%), and stent thrombosis did not differ."',
    'Manter apenas o anticoagulante, sem AAS, reduziu os eventos adversos líquidos (HR 0,62; IC 95% 0,49–0,79) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Once-Weekly Icosulin versus Daily Glargine in Insulin-Naive Type 2 Diabetes ‖ After 52 weeks, the glycated hemoglobin level fell from 8.6% to 7.0% with once-weekly icosulin and from 8.6% to 7.3% with daily glargine (treatment difference, −0.28 percentage points; 95% CI, −0.43 to −0.13). Clinically significant or severe hypoglycemia occurred at a rate of 0.41 events per person-year with icosulin and 0.22 with glargine. The change in body weight did not differ significantly between the groups." + "Valdosirtan for Resistant Hypertension ‖ Na hipertensão resistente, a valdosirtana reduziu a pressão sistólica de 24 horas em 9,6 mmHg, contra 3,1 mmHg com placebo, em 12 semanas. A hiperpotassemia foi mais frequente com a valdosirtana. Não houve diferença na frequência de hipotensão ortostática."',
    'A PAS de 24 horas caiu 9,6 mmHg em 12 semanas com a valdosirtana [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Alteneplase for Ischemic Stroke at 4.5 to 12 Hours ‖ In 1,316 patients with acute ischemic stroke and salvageable tissue who were treated 4.5 to 12 hours after onset, a modified Rankin score of 0 or 1 at 90 days was attained by 38.6% of those given alteneplase (0.25 mg per kilogram) and by 31.9% of those given standard care (relative risk, 1.21; 95% CI, 1.05 to 1.40). Symptomatic intracranial hemorrhage occurred in 3.4% and 1.1%, respectively. Mortality at 90 days was similar in the two groups (12.8% vs. 12.5%)." + "Routine versus Saturation-Triggered Oxygen in Acute Stroke ‖ In 4,310 patients with acute stroke, routine low-flow oxygen for 72 hours was compared with oxygen given only when saturation fell below 92%. Functional outcome at 90 days did not differ between the groups (common odds ratio, 0.98; 95% CI, 0.89 to 1.09). Nasal discomfort was more common with routine oxygen (18.4% vs. 3.2%)."',
    'A evolução funcional em 90 dias não diferiu entre o oxigênio de rotina e o guiado pela saturação (OR comum 0,98; IC 95% 0,89–1,09) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Lithium versus Olquetiapine for Relapse Prevention in Bipolar I Disorder ‖ Over 104 weeks, relapse occurred in 33.1% of 471 patients assigned to lithium and in 41.8% of 475 assigned to olquetiapine (hazard ratio, 0.74; 95% CI, 0.60 to 0.91). Weight gain of 7% or more was seen in 9.5% and 24.2%, respectively. Hypothyroidism was more frequent with lithium (6.7% vs. 1.5%)." + "Adjunctive Zelorexant for Insomnia in Major Depressive Disorder ‖ n=588, 6 weeks: MADRS -13.9 vs -11.2 points, difference -2.7 (-4.1 to -1.3); ISI -9.8 vs -6.5; somnolence 8.3% vs 3.4%; suicidal ideation not increased"',
    'O escore MADRS diminuiu 13,9 pontos em 6 semanas com o zelorexanto [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Ketosedin versus Etomidate for Emergency Intubation of Critically Ill Adults ‖ In 1,802 critically ill adults who underwent emergency intubation, death by day 28 occurred in 28.9% with ketosedin and in 33.4% with etomidate (risk difference, −4.5 percentage points; 95% CI, −8.8 to −0.2). Hypotension after intubation was more common with ketosedin (19.7% vs. 14.6%). First-pass success did not differ between the groups." + "Early versus Late Vasopressor Initiation in Septic Shock (PRECOCE) ‖ n=1,604: 28-day death 29.7% vs 30.4%, RR 0.98 (0.83-1.15), no difference; fluid in first 6 h 1.8 vs 2.9 L; digital ischaemia 2.2% vs 2.0%"',
    'Na sepse com choque, a mortalidade em 28 dias foi de 29,7% com o vasopressor precoce e de 30,4% com o tardio [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Romofracept Followed by Alendronate in Postmenopausal Osteoporosis ‖ We assigned 3,940 postmenopausal women with osteoporosis to monthly romofracept (140 mg) for 12 months followed by alendronate or to alendronate alone. At 24 months, new vertebral fractures had occurred in 5.1% and 9.6%, and the risk of hip fracture was lower with the sequential regimen (hazard ratio, 0.61; 95% CI, 0.41 to 0.91). Serious cardiovascular events did not differ significantly (2.5% vs. 1.9%, P=0.19)." + "Dolocitinib versus Adalimumab in Rheumatoid Arthritis with Inadequate Response to Methotrexate ‖ n=1,318, week 24: ACR20 71.5% vs 63.2%; ACR50 45.0% vs 35.1%; serious infection 2.8 vs 1.7 per 100 patient-years; herpes zoster 3.4 vs 1.0 per 100 patient-years"',
    'Na artrite reumatoide, a resposta ACR20 foi alcançada por 71,5% dos pacientes com dolocitinibe na semana 24 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Cortizumab for the Prevention of Vaso-Occlusive Crises in Sickle Cell Disease ‖ Na doença falciforme, o cortizumabe reduziu a taxa anual de crises vaso-oclusivas em comparação com placebo (1,7 vs. 3,1; p = 0,004). O efeito foi independente do uso de hidroxiureia. As infecções graves não aumentaram." + "Factor XI Inhibitor Osoxaban versus Enoxaparin after Knee Arthroplasty ‖ n=1,932: any VTE 9.1% vs 15.4%, RR 0.59 (0.46-0.76), NNT 16; clinically relevant bleeding 1.0% vs 2.3%"',
    'Após artroplastia do joelho, o TEV ocorreu em 9,1% com osoxabana e em 15,4% com enoxaparina [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Manejo da Crise de Asma na Criança – Protocolo do Hospital Infantil Serra Azul ‖ Na crise grave, administra-se salbutamol com espaçador a cada 20 minutos na primeira hora, associado a ipratrópio. O corticoide sistêmico (prednisolona 1 a 2 mg/kg/dia, máximo de 40 mg) deve ser dado na primeira hora. O sulfato de magnésio intravenoso reduziu as internações, e a aminofilina não é recomendada." + "Triple Inhaled Therapy with Budeterol-Glycofen in Moderate-to-Severe COPD (TRIAIR) ‖ n=8,215, 52 weeks: moderate or severe exacerbations 1.08 vs 1.42 per year, rate ratio 0.76 (0.70-0.83); pneumonia 4.6% vs 2.4%; death 1.3% vs 2.3%, HR 0.54 (0.34-0.87)"',
    'A terapia tripla reduziu as exacerbações da DPOC (razão de taxas 0,76; IC 95% 0,70–0,83) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Diretriz de Complicações da Cirrose – Liga Catarinense de Hepatologia ‖ Na paracentese com retirada de mais de 5 litros, repõem-se 8 g de albumina por litro de ascite retirado. O betabloqueador deve ser suspenso se a pressão sistólica for inferior a 90 mmHg. Na peritonite bacteriana espontânea, a albumina associada ao antibiótico reduziu a mortalidade e a lesão renal aguda." + "Lanifexor in Nonalcoholic Steatohepatitis with Fibrosis ‖ n=812, 72 weeks: steatohepatitis resolution without worsening of fibrosis 31.2% vs 12.5%; fibrosis improvement >=1 stage 26.8% vs 18.4%, OR 1.62 (1.15-2.29); LDL -11.4% vs +0.6%; diarrhoea 28% vs 14%"',
    'A melhora de pelo menos um estágio de fibrose foi vista em 26,8% dos pacientes com lanifexor [1].',
    'd',
  ],
];

export const threeForms: HandCase[] = [...casesOf(groups), ...ofSeveral];
