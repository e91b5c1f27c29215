import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the twenty-eighth examiner. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'No SPRINT, buscar pressão sistólica abaixo de 120 mmHg diminuiu o desfecho composto primário em relação à meta de 140 mmHg (HR 0,75; IC 95% 0,64 a 0,89) [1].',
      'A morte por qualquer causa também caiu com o controle intensivo, com HR de 0,73 [1].',
    ],
    [
      [
        'digit',
        'O controle intensivo reduziu o desfecho primário, com HR de 0,79 frente à meta habitual, em 9.361 participantes [1].',
      ],
      [
        'bounds',
        'Para a mortalidade por todas as causas, o HR foi 0,73, com intervalo de confiança de 0,60 a 0,99 [1].',
      ],
      [
        'number-of-other-outcome',
        'Na mortalidade por todas as causas, a meta abaixo de 120 mmHg produziu HR de 0,75 (0,64 a 0,89) [1].',
      ],
      [
        'arms',
        'O desfecho primário ocorreu em 2,19% ao ano com a meta abaixo de 120 mmHg e em 1,65% ao ano com a meta abaixo de 140 mmHg [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'Na insuficiência cardíaca com fração de ejeção reduzida, a dapagliflozina reduziu a piora da insuficiência cardíaca ou a morte cardiovascular de 21,2% para 16,3% [1].',
    ],
    [
      [
        'drug',
        'A empagliflozina reduziu a piora da insuficiência cardíaca ou a morte cardiovascular para 16,3%, com HR de 0,74, na fração de ejeção reduzida [1].',
      ],
      [
        'direction',
        'O uso de dapagliflozina elevou o risco de piora da insuficiência cardíaca ou morte cardiovascular de 16,3% para 21,2% [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [],
    [
      [
        'wrong-reference',
        'O HR para piora da insuficiência cardíaca ou morte cardiovascular com dapagliflozina foi de 0,73 (0,60 a 0,90) [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)" + "Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'Em quem tem fração de ejeção preservada, a empagliflozina reduziu morte cardiovascular ou internação por insuficiência cardíaca (13,8% contra 17,1%) [1].',
    ],
    [
      [
        'wrong-reference',
        'Na fração de ejeção preservada, o desfecho de morte cardiovascular ou internação caiu para 16,3% com empagliflozina [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [],
    [
      [
        'population',
        'Na insuficiência cardíaca com fração de ejeção reduzida, a empagliflozina reduziu morte cardiovascular ou hospitalização, com HR de 0,79 [1].',
      ],
      [
        'decimal',
        'Morte cardiovascular ou internação por insuficiência cardíaca ocorreu em 1,38% dos pacientes com empagliflozina e em 17,1% dos controles [1].',
      ],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'O controle glicêmico estrito em pacientes críticos aumentou a mortalidade em 90 dias: 27,5% contra 24,9% no controle convencional [1].',
    ],
    [
      [
        'direction',
        'Em pacientes críticos, o controle glicêmico intensivo diminuiu a mortalidade em 90 dias (OR 1,14; IC 1,02 a 1,28) [1].',
      ],
      ['arms', 'A mortalidade em 90 dias foi de 24,9% no controle intensivo e de 27,5% no convencional [1].'],
      ['unit', 'A mortalidade em 90 semanas chegou a 27,5% no grupo de controle glicêmico intensivo [1].'],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    ['Na SDRA grave, a posição prona cortou pela metade a mortalidade em 28 dias, de 32,8% para 16% [1].'],
    [
      [
        'digit',
        'Entre 466 pacientes com SDRA grave, a mortalidade em 28 dias com posição prona foi de 19,0% [1].',
      ],
      ['population', 'Na SDRA leve, a posição prona reduziu a morte em 28 dias de 32,8% para 16,0% [1].'],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm" + "Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    [
      'No ART, o recrutamento alveolar com PEEP titulada elevou a mortalidade em 28 dias (55,3% versus 49,3%), ou seja, foi prejudicial [1].',
    ],
    [
      [
        'wrong-reference',
        'Com a manobra de recrutamento e PEEP titulada, a mortalidade em 28 dias foi de 32,8% [1].',
      ],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [],
    [
      [
        'direction',
        'O recrutamento pulmonar com PEEP titulada reduziu a mortalidade em 28 dias em relação à PEEP baixa, com HR de 1,20 [1].',
      ],
      ['bounds', 'O HR para morte em 28 dias foi 1,20, com IC 95% de 0,91 a 1,42 [1].'],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'Na pré-eclâmpsia, o sulfato de magnésio reduziu em 58% a ocorrência de eclâmpsia, que caiu de 1,9% para 0,8% [1].',
      'O efeito do sulfato de magnésio sobre a morte materna não foi estatisticamente significativo (RR 0,55; IC 0,26 a 1,14) [1].',
    ],
    [
      [
        'negation',
        'O sulfato de magnésio reduziu de forma estatisticamente significativa a morte materna, com RR de 0,55 [1].',
      ],
      [
        'decimal',
        'A eclâmpsia ocorreu em 8% das mulheres que receberam sulfato de magnésio, contra 1,9% das que receberam placebo [1].',
      ],
      [
        'drug',
        'O sulfato ferroso diminuiu a eclâmpsia em 58% nas mulheres com pré-eclâmpsia, de 1,9% para 0,8% [1].',
      ],
      [
        'number-of-other-outcome',
        'Para a eclâmpsia, o risco relativo com sulfato de magnésio foi 0,55 (0,26 a 1,14) [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'Entre os pacientes em ventilação mecânica, a dexametasona baixou a mortalidade em 28 dias de 41,4% para 29,3% [1].',
      'A dexametasona diminuiu a mortalidade geral em 28 dias nos internados por Covid-19 (razão de taxas 0,83) [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Nos pacientes ventilados, a mortalidade em 28 dias com dexametasona foi de 22,9% [1].',
      ],
      [
        'population',
        'Em pacientes ambulatoriais com Covid-19, a dexametasona reduziu a mortalidade em 28 dias, com razão de taxas de 0,83 [1].',
      ],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    [
      'A vacina do Butantan, em dose única, teve eficácia de 79,6% em dois anos, maior nos soropositivos (89,2%) [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Em pessoas soronegativas, a eficácia em dois anos da vacina do Butantan foi de 89,2% [1].',
      ],
      ['bounds', 'A eficácia global em dois anos foi de 79,6%, com intervalo de 60,0 a 86,3 [1].'],
      [
        'unit',
        'A vacina tetravalente em dose única mostrou eficácia de 79,6% ao longo de 2 meses de acompanhamento no Brasil [1].',
      ],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'Iniciar cedo a terapia antirretroviral em pessoas assintomáticas com HIV reduziu o desfecho primário para 1,8%, ante 4,1% com início adiado [1].',
    ],
    [
      [
        'digit',
        'No estudo START, o início precoce dos antirretrovirais resultou em HR de 0,34 para o desfecho primário [1].',
      ],
      [
        'direction',
        'Começar cedo os antirretrovirais em pessoas assintomáticas piorou o desfecho primário, com HR de 0,43 [1].',
      ],
    ],
  ],
  [
    '"Velorfibrate versus Placebo in Severe Hypertriglyceridaemia ‖ n=2,118, 24 weeks: triglycerides -41.3% vs -6.2%; acute pancreatitis 0.9% vs 2.4%, HR 0.38 (0.19-0.76); LDL cholesterol +4.5 mg/dL with velorfibrate"',
    [
      'O velorfibrato baixou os triglicerídeos em 41,3% após 24 semanas, contra 6,2% com placebo [1].',
      'Houve discreta elevação do colesterol LDL com o velorfibrato, de 4,5 mg/dL [1].',
      'A pancreatite aguda foi menos frequente com velorfibrato do que com placebo (0,9% contra 2,4%) [1].',
    ],
    [
      ['direction', 'O velorfibrato reduziu o colesterol LDL em 4,5 mg/dL ao fim de 24 semanas [1].'],
      ['unit', 'O colesterol LDL subiu 4,5 mmol/L nos pacientes que receberam velorfibrato [1].'],
      ['decimal', 'O HR para pancreatite aguda com velorfibrato foi de 3,8 em relação ao placebo [1].'],
    ],
  ],
  [
    '"Tescamab in Severe Eosinophilic Asthma ‖ n=742, 52 weeks: annual exacerbation rate 0.61 vs 1.38, rate ratio 0.44 (0.35-0.56); FEV1 +160 mL vs +40 mL; injection-site reactions 7.8% vs 3.1%"',
    [
      'Na asma eosinofílica grave, o tescamabe diminuiu a taxa anual de exacerbações de 1,38 para 0,61 [1].',
      'O VEF1 melhorou 0,16 L com tescamabe, diante de 0,04 L no grupo controle [1].',
    ],
    [
      ['arms', 'O VEF1 aumentou 40 mL com tescamabe e 160 mL com placebo após 52 semanas [1].'],
      [
        'number-of-other-outcome',
        'Reações no local da injeção ocorreram em 0,61% dos tratados com tescamabe na asma eosinofílica grave [1].',
      ],
      ['unit', 'O tratamento com tescamabe aumentou o VEF1 em 160 L após 52 semanas [1].'],
      ['digit', 'A razão de taxas de exacerbação com tescamabe foi de 0,49, com reações locais em 7,8% [1].'],
    ],
  ],
  [
    '"Ropaxaban for Extended Treatment of Venous Thromboembolism ‖ n=3,406, 12 months: recurrent VTE 1.3% (10 mg), 1.2% (20 mg) and 4.9% (aspirin); major bleeding 0.4%, 0.7% and 0.3%"',
    [
      'No tratamento estendido do tromboembolismo venoso, a recorrência em um ano foi de 1,3% com 10 mg de ropaxabana e de 4,9% com ácido acetilsalicílico [1].',
      'O sangramento maior foi raro: 0,7% com a dose de 20 mg e 0,3% com aspirina [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Com ropaxabana 10 mg, o sangramento maior ocorreu em 0,7% dos pacientes em 12 meses [1].',
      ],
      [
        'drug',
        'A recorrência de tromboembolismo venoso em 12 meses foi de 4,9% com varfarina e de 1,2% com ropaxabana 20 mg [1].',
      ],
      [
        'number-of-other-outcome',
        'A recorrência de tromboembolismo com a dose de 20 mg foi de 0,7% em 12 meses [1].',
      ],
    ],
  ],
  [
    '"Ropaxaban for Extended Treatment of Venous Thromboembolism ‖ n=3,406, 12 months: recurrent VTE 1.3% (10 mg), 1.2% (20 mg) and 4.9% (aspirin); major bleeding 0.4%, 0.7% and 0.3%" + "Tescamab in Severe Eosinophilic Asthma ‖ n=742, 52 weeks: annual exacerbation rate 0.61 vs 1.38, rate ratio 0.44 (0.35-0.56); FEV1 +160 mL vs +40 mL; injection-site reactions 7.8% vs 3.1%"',
    [],
    [
      [
        'wrong-reference',
        'A ropaxabana 10 mg teve recorrência de tromboembolismo venoso de 3,1% no seguimento de 12 meses [1].',
      ],
    ],
  ],
  [
    '"Low-Dose Colchicine after Myocardial Infarction ‖ n=4,745: CV death, cardiac arrest, MI, stroke or urgent revascularisation 5.5% vs 7.1%, HR 0.77 (0.61-0.96); pneumonia 0.9% vs 0.4%; diarrhoea 9.7% vs 8.9%, p=0.35"',
    [
      'Após o infarto, a colchicina em dose baixa reduziu eventos cardiovasculares de 7,1% para 5,5% (HR 0,77) [1].',
      'A pneumonia foi mais comum com a colchicina, embora rara: 0,9% frente a 0,4% [1].',
    ],
    [
      [
        'negation',
        'A colchicina aumentou significativamente a diarreia após o infarto (9,7% contra 8,9%, p=0,35) [1].',
      ],
      ['direction', 'A colchicina diminuiu os casos de pneumonia em relação ao placebo, para 0,9% [1].'],
      [
        'population',
        'Após acidente vascular cerebral, a colchicina em dose baixa reduziu o desfecho composto para 5,5% [1].',
      ],
    ],
  ],
  [
    '"Thiazide Dosing for Prevention of Recurrent Kidney Stones ‖ n=416, median 2.9 years: recurrence 59% (placebo), 59% (12.5 mg), 56% (25 mg), 49% (50 mg); rate ratio at 50 mg 0.92 (0.63-1.36), no significant effect"',
    [
      'A hidroclorotiazida não preveniu a recorrência de cálculos renais de modo significativo, nem mesmo na dose de 50 mg (razão de taxas 0,92; 0,63 a 1,36) [1].',
      'A recidiva de cálculos foi de 59% com placebo e de 56% com 25 mg do tiazídico [1].',
    ],
    [
      [
        'negation',
        'O tiazídico na dose de 50 mg preveniu significativamente a recorrência de cálculos, com razão de taxas de 0,92 [1].',
      ],
      ['number-of-other-arm', 'Com 12,5 mg do tiazídico, a recorrência de cálculos renais foi de 49% [1].'],
      ['unit', 'A mediana de acompanhamento foi de 2,9 meses, com recorrência de 59% no placebo [1].'],
      [
        'bounds',
        'Na dose de 50 mg, a razão de taxas de recorrência foi 0,92, com intervalo de 0,63 a 0,96 [1].',
      ],
    ],
  ],
  [
    '"Vaginal Progesterone for Short Cervix ‖ n=458, cervix 10-20 mm: birth before 33 weeks 8.9% vs 16.1%, RR 0.55 (0.33-0.92); respiratory distress 3.0% vs 7.6%; infants <1500 g 6.4% vs 13.6%"',
    [
      'Em gestantes com colo de 10 a 20 mm, a progesterona vaginal diminuiu o parto antes de 33 semanas de 16,1% para 8,9% [1].',
      'Os recém-nascidos com menos de 1,5 kg foram menos frequentes com progesterona (6,4% versus 13,6%) [1].',
      'A progesterona vaginal mais do que reduziu à metade o desconforto respiratório dos recém-nascidos, de 7,6% para 3% [1].',
    ],
    [
      [
        'comparator',
        'Nasceram com mais de 1.500 g apenas 6,4% dos bebês do grupo progesterona, contra 13,6% no placebo [1].',
      ],
      [
        'comparator',
        'O parto após 33 semanas ocorreu em 8,9% das gestantes que usaram progesterona vaginal [1].',
      ],
      [
        'bounds',
        'O estudo incluiu gestantes com comprimento do colo entre 10 e 30 mm e testou progesterona vaginal [1].',
      ],
      [
        'number-of-other-outcome',
        'O desconforto respiratório neonatal ocorreu em 6,4% dos bebês no grupo da progesterona [1].',
      ],
    ],
  ],
  [
    '"Statins for Primary Prevention in Adults Aged 70 Years or Older ‖ n=11,204, 5 years: major vascular events 5.9% vs 7.2%, HR 0.82 (0.71-0.95); new-onset diabetes 4.6% vs 4.4%, no difference; dementia HR 1.01 (0.85-1.20), not altered"',
    [
      'Em idosos a partir de 70 anos, a estatina em prevenção primária reduziu eventos vasculares maiores, sem diferença em diabetes de início recente [1].',
      'A estatina não alterou o risco de demência (HR 1,01), segundo o ensaio com pessoas de 70 anos ou mais [1].',
    ],
    [
      ['negation', 'O uso de estatina alterou o risco de demência nos idosos, com HR de 1,01 [1].'],
      [
        'negation',
        'Houve diferença na incidência de diabetes novo entre os grupos, 4,6% com estatina e 4,4% com placebo [1].',
      ],
      [
        'comparator',
        'O ensaio avaliou estatina em prevenção primária em adultos com menos de 70 anos, com HR de 0,82 para eventos vasculares [1].',
      ],
      [
        'population',
        'Em prevenção secundária, a estatina reduziu eventos vasculares maiores para 5,9% nos adultos com 70 anos ou mais [1].',
      ],
      [
        'decimal',
        'Eventos vasculares maiores ocorreram em 59% dos idosos tratados com estatina e em 7,2% dos controles [1].',
      ],
    ],
  ],
  [
    '"Hepcolimod in Primary Biliary Cholangitis with Inadequate Response to Ursodeoxycholic Acid ‖ n=193, 12 months: biochemical response 61.7% vs 20.0%; ALP normalised 25.0% vs 0%; pruritus score -3.2 vs -1.7; ALP -42% vs -4%"',
    [
      'Na colangite biliar primária, o hepcolimode levou à resposta bioquímica em 61,7% dos casos, e a fosfatase alcalina normalizou em um quarto deles [1].',
      'O prurido melhorou mais com o hepcolimode: queda de 3,2 pontos ante 1,7 no controle [1].',
      'A queda da fosfatase alcalina foi de 42% com hepcolimode e de apenas 4% no grupo comparador [1].',
    ],
    [
      [
        'direction',
        'O escore de prurido piorou com o hepcolimode, com aumento de 3,2 pontos em 12 meses [1].',
      ],
      [
        'negation',
        'A fosfatase alcalina não se normalizou em nenhum paciente tratado com hepcolimode após 12 meses [1].',
      ],
      [
        'drug',
        'O ácido obeticólico produziu resposta bioquímica em 61,7% dos pacientes com resposta inadequada ao ácido ursodesoxicólico [1].',
      ],
    ],
  ],
  [
    '"Nerotinib in Relapsed Chronic Lymphocytic Leukaemia ‖ RESULTS: Of 612 patients who underwent randomization, 306 received nerotinib and 306 received chemoimmunotherapy. At a median follow-up of 31 months, progression-free survival at 2 years was 78.4% with nerotinib and 54.9% with chemoimmunotherapy (hazard ratio, 0.43; 95% CI, 0.32 to 0.58). Overall survival did not differ significantly (hazard ratio, 0.86; 95% CI, 0.61 to 1.21). Grade 3 or higher neutropenia was less common with nerotinib (12.1%) than with chemoimmunotherapy (37.6%). Atrial fibrillation of any grade occurred in 5.2% and 1.0%, respectively."',
    [
      'Em dois anos, a sobrevida livre de progressão foi de 78,4% com nerotinibe, contra 54,9% com quimioimunoterapia [1].',
      'O nerotinibe não prolongou de modo significativo a sobrevida global (HR 0,86; IC 95% 0,61 a 1,21) [1].',
      'A fibrilação atrial foi mais frequente com nerotinibe (5,2%) do que com a quimioimunoterapia (1,0%), mas a neutropenia grave foi menor [1].',
    ],
    [
      [
        'negation',
        'A sobrevida global foi significativamente diferente entre os grupos, com HR de 0,86 a favor do nerotinibe [1].',
      ],
      [
        'arms',
        'A neutropenia de grau 3 ou mais ocorreu em 37,6% com nerotinibe e em 12,1% com quimioimunoterapia [1].',
      ],
      [
        'number-of-other-outcome',
        'O HR para morte por qualquer causa, isto é, para a sobrevida global, foi de 0,43 com o nerotinibe [1].',
      ],
    ],
  ],
  [
    '"Early Oral Switch in Uncomplicated Gram-Negative Bacteremia ‖ RESULTS: Among 880 hospitalized adults, treatment failure at day 90 occurred in 6.8% of those switched to oral therapy and in 7.4% of those who continued intravenous therapy (difference, -0.6 percentage points; 95% CI, -4.0 to 2.8), which met the criterion for noninferiority. Early oral switch shortened the median hospital stay from 9 days to 5 days. Catheter-related complications were reduced (1.6% vs. 5.9%). Clostridioides difficile infection did not differ between groups. Patients with endocarditis or undrained abscess were excluded."',
    [
      'A troca precoce para via oral encurtou a internação mediana de 9 para 5 dias, sem perder em eficácia (não inferioridade demonstrada) [1].',
      'Pacientes com endocardite não entraram nesse estudo, de modo que a conclusão não vale para eles [1].',
      'Complicações do cateter caíram de 5,9% para 1,6% com a passagem precoce à via oral [1].',
      'As infecções por Clostridioides difficile foram semelhantes com antibiótico oral precoce ou intravenoso mantido [1].',
    ],
    [
      [
        'direction',
        'A passagem precoce para antibiótico oral prolongou a internação mediana de 5 para 9 dias [1].',
      ],
      [
        'negation',
        'A troca precoce para a via oral não atendeu ao critério de não inferioridade na falha terapêutica em 90 dias [1].',
      ],
      ['unit', 'A mediana de internação caiu de 9 para 5 semanas com a troca precoce para a via oral [1].'],
      [
        'bounds',
        'A diferença de falha terapêutica foi de -0,6 ponto percentual, com IC 95% de -4,0 a 8,2 [1].',
      ],
    ],
  ],
  [
    '"Restrictive versus Liberal Transfusion in Myocardial Infarction and Anemia ‖ RESULTS: A total of 3504 patients were included. Death or myocardial infarction at 30 days occurred in 16.9% of the restrictive-strategy group (transfusion at hemoglobin <7 or 8 g/dL) and in 14.5% of the liberal-strategy group (hemoglobin <10 g/dL) (risk ratio, 1.15; 95% CI, 0.99 to 1.34; P=0.07). Death from any cause occurred in 9.9% and 8.3%, respectively. Transfusion-associated circulatory overload was more frequent with the liberal strategy (1.3% vs. 0.5%)."',
    [
      'No infarto com anemia, a estratégia restritiva teve 16,9% de morte ou infarto em 30 dias e a liberal, 14,5%, diferença sem significância estatística [1].',
      'A sobrecarga circulatória ligada à transfusão foi mais comum na estratégia liberal, 1,3% ante 0,5% [1].',
    ],
    [
      [
        'arms',
        'A sobrecarga circulatória associada à transfusão ocorreu em 1,3% com a estratégia restritiva e em 0,5% com a liberal [1].',
      ],
      [
        'comparator',
        'Na estratégia liberal, a transfusão foi indicada com hemoglobina acima de 10 g/dL [1].',
      ],
      [
        'number-of-other-outcome',
        'A morte por qualquer causa ocorreu em 16,9% do grupo restritivo e em 8,3% do liberal [1].',
      ],
      [
        'unit',
        'Na estratégia liberal, transfundia-se com hemoglobina menor que 10 mg/dL nos pacientes com infarto e anemia [1].',
      ],
    ],
  ],
  [
    '"Semirafenone for Vasomotor Symptoms ‖ RESULTS: At week 12, the mean daily frequency of moderate-to-severe hot flashes fell by 7.5 with semirafenone 45 mg and by 5.1 with placebo. Sleep disturbance scores improved with semirafenone. Endometrial thickness was unchanged at 52 weeks. Elevations of ALT above three times the upper limit of normal were seen in 2.3% of women on 45 mg, 1.1% of women on 30 mg, and 0.9% on placebo. Women with a history of breast cancer were not enrolled."',
    [
      'Em 12 semanas, a semirafenona 45 mg reduziu em média 7,5 ondas de calor moderadas a graves por dia, contra 5,1 com placebo [1].',
      'A espessura do endométrio permaneceu inalterada após um ano de semirafenona (52 semanas) [1].',
      'A ALT subiu acima de três vezes o limite em 2,3% das mulheres com 45 mg e em 1,1% com 30 mg de semirafenona [1].',
    ],
    [
      [
        'negation',
        'Mulheres com antecedente de câncer de mama foram incluídas no estudo da semirafenona [1].',
      ],
      [
        'number-of-other-arm',
        'Com a dose de 30 mg, 2,3% das mulheres tiveram ALT acima de três vezes o limite superior [1].',
      ],
      ['direction', 'A semirafenona aumentou a espessura endometrial ao longo de 52 semanas de uso [1].'],
      [
        'direction',
        'Os escores de distúrbio do sono pioraram com o uso da semirafenona nas mulheres estudadas [1].',
      ],
    ],
  ],
  [
    '"Intravenous Iron Carboximaltose in Heart Failure ‖ RESULTS: 1132 patients with ferritin below 100 ng/mL were randomized. Hospitalization for heart failure occurred in 217 patients in the iron group and 294 in the placebo group (rate ratio, 0.74; 95% CI, 0.58 to 0.94). Cardiovascular death did not differ (hazard ratio, 0.96; 95% CI, 0.70 to 1.32). The 6-minute walk distance increased by 35 m with iron. Serious hypophosphatemia occurred in 1.4% of patients. Benefit was confined to patients with transferrin saturation below 20%."',
    [
      'A carboximaltose férrica reduziu as internações por insuficiência cardíaca (razão de taxas 0,74), mas não modificou a morte cardiovascular [1].',
      'O benefício ficou restrito a quem tinha saturação de transferrina inferior a 20% [1].',
      'Com o ferro intravenoso, os pacientes caminharam 35 metros a mais no teste de seis minutos [1].',
    ],
    [
      [
        'comparator',
        'O benefício do ferro intravenoso foi limitado aos pacientes com saturação de transferrina acima de 20% [1].',
      ],
      ['direction', 'A distância percorrida em seis minutos diminuiu 35 m com o ferro intravenoso [1].'],
      [
        'decimal',
        'A hipofosfatemia grave ocorreu em 14% dos pacientes tratados com carboximaltose férrica [1].',
      ],
      [
        'unit',
        'Foram randomizados 1.132 pacientes com ferritina abaixo de 100 mcg/mL e insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    '"Intravenous Iron Carboximaltose in Heart Failure ‖ RESULTS: 1132 patients with ferritin below 100 ng/mL were randomized. Hospitalization for heart failure occurred in 217 patients in the iron group and 294 in the placebo group (rate ratio, 0.74; 95% CI, 0.58 to 0.94). Cardiovascular death did not differ (hazard ratio, 0.96; 95% CI, 0.70 to 1.32). The 6-minute walk distance increased by 35 m with iron. Serious hypophosphatemia occurred in 1.4% of patients. Benefit was confined to patients with transferrin saturation below 20%." + "Restrictive versus Liberal Transfusion in Myocardial Infarction and Anemia ‖ RESULTS: A total of 3504 patients were included. Death or myocardial infarction at 30 days occurred in 16.9% of the restrictive-strategy group (transfusion at hemoglobin <7 or 8 g/dL) and in 14.5% of the liberal-strategy group (hemoglobin <10 g/dL) (risk ratio, 1.15; 95% CI, 0.99 to 1.34; P=0.07). Death from any cause occurred in 9.9% and 8.3%, respectively. Transfusion-associated circulatory overload was more frequent with the liberal strategy (1.3% vs. 0.5%)."',
    [],
    [
      [
        'wrong-reference',
        'Com o ferro intravenoso, a hipofosfatemia grave apareceu em 0,5% dos pacientes com insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    '"Duration of Dual Antiplatelet Therapy in High Bleeding Risk ‖ RESULTS: 4434 patients at high bleeding risk were randomized one month after coronary stenting to stop or continue dual antiplatelet therapy. Net adverse events occurred in 7.5% of the abbreviated-therapy group and 7.7% of the standard-therapy group. Major or clinically relevant nonmajor bleeding occurred in 6.5% versus 9.4% (risk difference, -2.82 percentage points; 95% CI, -4.40 to -1.24). Stent thrombosis was 0.6% and 0.4%. Patients with oral anticoagulation derived the same benefit as those without."',
    [
      'Em pacientes de alto risco hemorrágico, encurtar a dupla antiagregação para um mês após o stent diminuiu o sangramento de 9,4% para 6,5% [1].',
      'O benefício foi semelhante entre quem usava e quem não usava anticoagulante oral [1].',
    ],
    [
      ['arms', 'O sangramento relevante foi de 9,4% na terapia abreviada e de 6,5% na terapia padrão [1].'],
      [
        'population',
        'Em pacientes de baixo risco de sangramento, suspender a dupla antiagregação após um mês reduziu sangramentos para 6,5% [1].',
      ],
      [
        'digit',
        'Os eventos adversos líquidos ocorreram em 7,5% no grupo abreviado e em 9,7% no grupo padrão [1].',
      ],
      [
        'number-of-other-outcome',
        'A trombose do stent foi registrada em 6,5% dos pacientes que interromperam cedo a dupla antiagregação [1].',
      ],
    ],
  ],
  [
    '"Duration of Dual Antiplatelet Therapy in High Bleeding Risk ‖ RESULTS: 4434 patients at high bleeding risk were randomized one month after coronary stenting to stop or continue dual antiplatelet therapy. Net adverse events occurred in 7.5% of the abbreviated-therapy group and 7.7% of the standard-therapy group. Major or clinically relevant nonmajor bleeding occurred in 6.5% versus 9.4% (risk difference, -2.82 percentage points; 95% CI, -4.40 to -1.24). Stent thrombosis was 0.6% and 0.4%. Patients with oral anticoagulation derived the same benefit as those without." + "Intravenous Iron Carboximaltose in Heart Failure ‖ RESULTS: 1132 patients with ferritin below 100 ng/mL were randomized. Hospitalization for heart failure occurred in 217 patients in the iron group and 294 in the placebo group (rate ratio, 0.74; 95% CI, 0.58 to 0.94). Cardiovascular death did not differ (hazard ratio, 0.96; 95% CI, 0.70 to 1.32). The 6-minute walk distance increased by 35 m with iron. Serious hypophosphatemia occurred in 1.4% of patients. Benefit was confined to patients with transferrin saturation below 20%."',
    [],
    [
      [
        'wrong-reference',
        'A trombose de stent ocorreu em 1,4% dos pacientes com terapia abreviada e em 0,4% dos demais [1].',
      ],
    ],
  ],
  [
    '"Oral Glucarpentin in Pediatric Obesity ‖ RESULTS: Among 201 adolescents aged 12 to 17 years with obesity, BMI at week 68 changed by -16.1% with glucarpentin and by +0.6% with placebo. A weight reduction of at least 5% was reached by 73% and 18%. Gastrointestinal adverse events were reported in 62% and 42%. Cholelithiasis occurred in 4% of participants in the active arm and in none in the placebo arm. Quality-of-life scores improved more with glucarpentin. Puberty progression and height velocity were not affected."',
    [
      'Entre adolescentes de 12 a 17 anos com obesidade, o IMC caiu 16,1% com glucarpentina e subiu 0,6% com placebo em 68 semanas [1].',
      'O crescimento em estatura e a puberdade não foram prejudicados pelo tratamento [1].',
      'Quase três quartos dos adolescentes (73%) perderam pelo menos 5% do peso com a medicação [1].',
      'A colelitíase só apareceu no grupo tratado com glucarpentina, em 4% dos adolescentes [1].',
    ],
    [
      [
        'negation',
        'O tratamento com glucarpentina afetou a velocidade de crescimento e a progressão da puberdade [1].',
      ],
      [
        'population',
        'Em adultos com obesidade, a glucarpentina reduziu o IMC em 16,1% ao longo de 68 semanas [1].',
      ],
      [
        'comparator',
        'Perda de no máximo 5% do peso foi alcançada por 73% dos adolescentes com glucarpentina [1].',
      ],
      [
        'arms',
        'A colelitíase ocorreu em 4% do grupo placebo e em nenhum participante do grupo glucarpentina [1].',
      ],
    ],
  ],
  [
    '"Diretriz de Anticoagulação na Fibrilação Atrial – Edição Nacional ‖ Recomenda-se anticoagulação oral em homens com escore CHA2DS2-VASc ≥2 e em mulheres com escore ≥3. Os anticoagulantes orais diretos são preferidos à varfarina, exceto em portadores de prótese valvar mecânica ou estenose mitral moderada a grave, nos quais a varfarina deve ser mantida. Em pacientes com depuração de creatinina entre 15 e 29 mL/min, pode-se usar apixabana 2,5 mg duas vezes ao dia; a dabigatrana está contraindicada abaixo de 30 mL/min. O ácido acetilsalicílico isolado não é recomendado para prevenção de AVC. O INR alvo com varfarina é de 2,0 a 3,0."',
    [
      'Em portadores de prótese valvar mecânica, deve-se manter a varfarina em vez de trocar por anticoagulante oral direto [1].',
      'A dabigatrana não deve ser usada quando a depuração de creatinina está abaixo de 30 mL/min [1].',
      'Mulheres com CHA2DS2-VASc a partir de 3 têm indicação de anticoagulação oral; nos homens, o corte é 2 [1].',
    ],
    [
      [
        'negation',
        'O ácido acetilsalicílico isolado está recomendado para prevenir AVC na fibrilação atrial [1].',
      ],
      [
        'number-of-other-arm',
        'A anticoagulação oral está recomendada nas mulheres com escore CHA2DS2-VASc igual ou superior a 2 [1].',
      ],
      ['bounds', 'O INR alvo durante o uso de varfarina fica entre 2,0 e 3,5 [1].'],
      [
        'drug',
        'Com depuração de creatinina entre 15 e 29 mL/min, pode-se usar dabigatrana 2,5 mg duas vezes ao dia [1].',
      ],
      [
        'direction',
        'Na estenose mitral moderada a grave, os anticoagulantes orais diretos são preferidos à varfarina [1].',
      ],
    ],
  ],
  [
    '"Bula: Cloridrato de Metrazolina 500 mg comprimidos ‖ A dose inicial é de 500 mg uma vez ao dia, com o jantar, aumentada em 500 mg por semana até o máximo de 2.000 mg ao dia. Em pacientes com TFG entre 30 e 44 mL/min/1,73 m², não iniciar o tratamento e, se já em uso, reduzir a dose à metade. Contraindicado com TFG inferior a 30 mL/min/1,73 m². Suspender 48 horas antes de exame com contraste iodado e reiniciar após confirmar função renal estável. O uso prolongado reduz a absorção de vitamina B12. Não causa hipoglicemia em monoterapia."',
    [
      'A metrazolina começa com 500 mg ao jantar e pode chegar, com aumentos semanais, a 2 g por dia [1].',
      'Antes de exames com contraste iodado, a metrazolina deve ser interrompida com dois dias de antecedência [1].',
      'Com TFG abaixo de 30 mL/min, a metrazolina está contraindicada [1].',
      'Em quem já usa metrazolina e tem TFG de 30 a 44 mL/min, a dose deve cair para a metade [1].',
    ],
    [
      [
        'negation',
        'Usada em monoterapia, a metrazolina causa hipoglicemia, o que exige cautela no jantar [1].',
      ],
      ['unit', 'A metrazolina deve ser suspensa 48 dias antes de exame com contraste iodado [1].'],
      ['direction', 'O uso prolongado de metrazolina aumenta a absorção de vitamina B12 [1].'],
      [
        'direction',
        'Não é preciso interromper a metrazolina: deve-se mantê-la durante as 48 horas que antecedem o contraste iodado [1].',
      ],
      [
        'digit',
        'A dose máxima de metrazolina é de 2.500 mg ao dia, alcançada com aumentos semanais de 500 mg [1].',
      ],
    ],
  ],
  [
    '"Protocolo Clínico: Tuberculose Latente no Adulto ‖ O tratamento da infecção latente está indicado em pessoas vivendo com HIV com contagem de CD4 >350 células/mm³ e prova tuberculínica ≥5 mm. Esquema preferencial: isoniazida 900 mg e rifapentina 900 mg uma vez por semana, por 12 doses. Alternativa: isoniazida 300 mg ao dia, de 6 a 9 meses. Em gestantes sem HIV, recomenda-se adiar o tratamento para após o parto. Em hepatopatas, a rifampicina por 4 meses é a opção. Não repetir a prova tuberculínica após o tratamento."',
    [
      'Na tuberculose latente, o esquema preferencial é isoniazida com rifapentina, 900 mg de cada, uma vez por semana, em 12 doses [1].',
      'Em hepatopatas, a opção é usar rifampicina durante quatro meses [1].',
      'Gestantes sem HIV devem esperar o fim da gravidez para tratar a infecção latente [1].',
    ],
    [
      [
        'negation',
        'Após o tratamento da infecção latente, recomenda-se repetir a prova tuberculínica para confirmar a resposta [1].',
      ],
      ['drug', 'Em hepatopatas, a opção para tratar a infecção latente é isoniazida por 4 meses [1].'],
      [
        'population',
        'Em gestantes vivendo com HIV, o protocolo manda adiar o tratamento da infecção latente para depois do parto [1].',
      ],
      ['unit', 'O esquema com isoniazida 300 mg ao dia dura de 6 a 9 semanas [1].'],
      ['bounds', 'Como alternativa, isoniazida 300 mg ao dia deve ser dada por 6 a 12 meses [1].'],
      [
        'comparator',
        'Em pessoas com HIV, trata-se a infecção latente quando a prova tuberculínica é menor que 5 mm [1].',
      ],
    ],
  ],
  [
    '"Diretriz de Hipertensão na Gestação ‖ A pré-eclâmpsia é definida por pressão ≥140/90 mmHg após 20 semanas, com proteinúria ≥300 mg em 24 horas. Metildopa, nifedipino e labetalol são as opções de escolha. Inibidores da ECA e bloqueadores do receptor de angiotensina devem ser evitados. Na crise hipertensiva, com pressão ≥160/110 mmHg, usar hidralazina 5 mg intravenosa. Ácido acetilsalicílico 100 mg ao dia, iniciado entre 12 e 16 semanas, está indicado nas gestantes de alto risco. O repouso absoluto no leito não previne a pré-eclâmpsia."',
    [
      'Nas gestantes de alto risco, está indicado ácido acetilsalicílico 100 mg por dia, a partir de 12 a 16 semanas [1].',
      'Inibidores da ECA não devem ser usados na gestação hipertensa; metildopa e nifedipino estão entre as escolhas [1].',
      'O repouso absoluto no leito não evita a pré-eclâmpsia, segundo a diretriz [1].',
    ],
    [
      [
        'negation',
        'O repouso absoluto no leito previne a pré-eclâmpsia e deve ser recomendado às gestantes [1].',
      ],
      [
        'direction',
        'Os bloqueadores do receptor de angiotensina são opções de escolha na hipertensão da gestante [1].',
      ],
      ['digit', 'A proteinúria que define a pré-eclâmpsia é de pelo menos 500 mg em 24 horas [1].'],
      [
        'drug',
        'Na crise hipertensiva da gestante, usa-se nifedipino 5 mg por via intravenosa quando a pressão atinge 160/110 mmHg [1].',
      ],
      [
        'bounds',
        'O ácido acetilsalicílico deve ser iniciado entre 12 e 26 semanas nas gestantes de alto risco [1].',
      ],
    ],
  ],
  [
    '"Manual de Imunização do Idoso ‖ A vacina contra influenza de alta dose é recomendada anualmente a partir dos 60 anos. A vacina pneumocócica conjugada 20-valente é aplicada em dose única; quem a recebeu dispensa a polissacarídica 23-valente. A vacina recombinante contra herpes-zóster exige duas doses, com intervalo de 2 meses, e está indicada a partir dos 50 anos, mesmo em quem já teve a doença. A vacina de febre amarela deve ser evitada em maiores de 60 anos sem exposição. Imunossuprimidos podem receber vacinas inativadas."',
    [
      'Quem tomou a pneumocócica conjugada 20-valente não precisa da polissacarídica 23-valente [1].',
      'A vacina recombinante do herpes-zóster é feita em duas doses separadas por dois meses, inclusive em quem já teve zóster [1].',
      'Em maiores de 60 anos sem exposição, a vacina de febre amarela não deve ser aplicada de rotina [1].',
      'Pessoas imunossuprimidas podem tomar vacinas inativadas, e a de influenza de alta dose é anual após os 60 anos [1].',
    ],
    [
      [
        'negation',
        'Quem recebeu a vacina pneumocócica 20-valente não dispensa a dose da polissacarídica 23-valente [1].',
      ],
      [
        'direction',
        'A vacina de febre amarela é recomendada aos maiores de 60 anos mesmo sem exposição [1].',
      ],
      [
        'number-of-other-arm',
        'A vacina recombinante contra herpes-zóster está indicada somente a partir dos 60 anos, em duas doses [1].',
      ],
      [
        'unit',
        'O intervalo entre as duas doses da vacina recombinante contra herpes-zóster é de 2 semanas [1].',
      ],
      [
        'number-of-other-arm',
        'A vacina recombinante contra herpes-zóster é aplicada em dose única a partir dos 50 anos [1].',
      ],
    ],
  ],
  [
    '"Bula: Lorvastina 10 mg, 20 mg e 40 mg ‖ Dose usual de 10 a 40 mg à noite. Em insuficiência renal grave, a dose não deve exceder 10 mg ao dia; na insuficiência renal leve ou moderada não é necessário ajuste. Suspender se a CK ultrapassar 10 vezes o limite superior da normalidade. Contraindicada na gravidez, na lactação e em doença hepática ativa. O suco de toranja eleva as concentrações plasmáticas. Mialgia ocorreu em 5,4% dos pacientes com 40 mg e em 3,1% com 10 mg."',
    [
      'Na insuficiência renal leve ou moderada, a lorvastina dispensa ajuste de dose; na grave, o teto é de 10 mg ao dia [1].',
      'A mialgia foi relatada em 5,4% dos que usaram 40 mg de lorvastina [1].',
      'Deve-se interromper a lorvastina quando a CK passa de dez vezes o limite superior [1].',
      'Gestantes, lactantes e pessoas com doença hepática ativa não devem usar lorvastina [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Na insuficiência renal moderada, a dose de lorvastina não deve passar de 10 mg ao dia [1].',
      ],
      [
        'direction',
        'O suco de toranja reduz as concentrações plasmáticas da lorvastina e pode diminuir seu efeito [1].',
      ],
      [
        'comparator',
        'Na insuficiência renal grave, a lorvastina deve ser usada em dose de pelo menos 10 mg ao dia [1].',
      ],
      ['negation', 'A lorvastina não é contraindicada durante a lactação, na dose usual de 10 a 40 mg [1].'],
      [
        'decimal',
        'A mialgia foi relatada em 0,54% dos pacientes que tomavam lorvastina na dose de 40 mg [1].',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'Com 15 mg de tirzepatida, a HbA1c caiu 2,3 pontos percentuais em 40 semanas, mais do que com semaglutida 1 mg (1,86) [1].',
      'A menor dose de tirzepatida, 5 mg, já reduziu a hemoglobina glicada em 2,01 pontos [1].',
      'No SURPASS-2, a tirzepatida superou a semaglutida na queda da hemoglobina glicada em pessoas com diabetes tipo 2 [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Com 10 mg de tirzepatida, a queda da HbA1c foi de 2,01 pontos em 40 semanas [1].',
      ],
      [
        'drug',
        'A liraglutida reduziu a HbA1c em 1,86 ponto, menos do que a tirzepatida 15 mg, que reduziu 2,30 [1].',
      ],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Na fibrilação atrial, a dabigatrana 150 mg reduziu AVC ou embolia sistêmica em relação à varfarina (1,11% contra 1,69% ao ano) [1].',
    ],
    [
      [
        'arms',
        'A taxa anual de AVC ou embolia sistêmica foi de 1,11% com varfarina e de 1,69% com dabigatrana 150 mg [1].',
      ],
      ['decimal', 'A taxa de AVC ou embolia sistêmica com dabigatrana 150 mg foi de 11,1% ao ano [1].'],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)" + "Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'O RE-LY incluiu pouco mais de 18 mil pacientes e mostrou risco relativo de 0,66 com dabigatrana 150 mg [1].',
    ],
    [['wrong-reference', 'A taxa de AVC ou embolia sistêmica com varfarina foi de 1,86% ao ano [1].']],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'A apixabana diminuiu o sangramento maior em comparação à varfarina, com HR de 0,69 (0,60 a 0,80) [1].',
      'Além de prevenir AVC e embolia sistêmica (HR 0,79), a apixabana reduziu a mortalidade (HR 0,89) [1].',
    ],
    [
      [
        'number-of-other-outcome',
        'O HR para sangramento maior com apixabana foi de 0,89 na comparação com varfarina [1].',
      ],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)" + "Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    ['No ARISTOTLE, o risco de sangramento maior foi 31% menor com apixabana do que com varfarina [1].'],
    [['wrong-reference', 'O HR para AVC ou embolia sistêmica com apixabana foi de 0,66 [1].']],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    [
      'Ventilar com 6 mL/kg em vez de 12 mL/kg baixou a mortalidade de 39,8% para 31% na SDRA [1].',
      'O volume corrente mais baixo salvou vidas na lesão pulmonar aguda, com p de 0,007 entre 861 pacientes [1].',
    ],
    [
      [
        'digit',
        'Com volume corrente de 8 mL/kg, a mortalidade caiu para 31,0%, contra 39,8% com 12 mL/kg [1].',
      ],
      [
        'direction',
        'O volume corrente de 6 mL/kg aumentou a mortalidade na SDRA, comparado a 12 mL/kg (p=0,007) [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'No diabetes tipo 2 com doença renal crônica, a semaglutida reduziu eventos renais maiores, com HR de 0,76 [1].',
      'Os eventos renais maiores foram 5,8 por 100 pacientes-ano com semaglutida e 7,5 com placebo [1].',
    ],
    [
      [
        'population',
        'No diabetes tipo 1 com doença renal crônica, a semaglutida reduziu os eventos renais maiores para 5,8 por 100 pacientes-ano [1].',
      ],
      ['unit', 'Os eventos renais maiores foram 5,8 por 1.000 pacientes-ano com semaglutida [1].'],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Em pessoas com obesidade e sem diabetes, a semaglutida reduziu os eventos cardiovasculares maiores de 8% para 6,5% [1].',
    ],
    [
      [
        'population',
        'Em pacientes com obesidade e diabetes, a semaglutida reduziu os eventos cardiovasculares maiores, com HR de 0,80 [1].',
      ],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)" + "Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'O SELECT, com 17.604 participantes, encontrou redução relativa de 20% nos eventos cardiovasculares maiores [1].',
    ],
    [
      [
        'wrong-reference',
        'Na obesidade sem diabetes, a semaglutida reduziu eventos cardiovasculares maiores com HR de 0,76 [1].',
      ],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'O controle intensivo no UKPDS 33 diminuiu as complicações microvasculares, com risco relativo de 0,75 [1].',
      'A redução do infarto não alcançou significância estatística no UKPDS 33 (RR 0,84; p=0,052) [1].',
      'A hemoglobina glicada ficou em 7% no grupo intensivo e em 7,9% no convencional [1].',
    ],
    [
      [
        'number-of-other-outcome',
        'O risco relativo de infarto do miocárdio com controle intensivo foi de 0,75 no UKPDS 33 [1].',
      ],
      ['arms', 'A HbA1c foi de 7,9% no controle intensivo e de 7,0% no tratamento convencional [1].'],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'No trauma com hemorragia significativa, o ácido tranexâmico reduziu a morte hospitalar de 16% para 14,5% [1].',
      'Entre mais de vinte mil pacientes com trauma e hemorragia, o ácido tranexâmico diminuiu a mortalidade hospitalar (RR 0,91) [1].',
    ],
    [
      [
        'drug',
        'O ácido aminocaproico reduziu a morte hospitalar no trauma com hemorragia de 16,0% para 14,5% [1].',
      ],
      [
        'bounds',
        'O risco relativo de morte hospitalar com ácido tranexâmico foi 0,91, com intervalo de confiança de 0,65 a 0,97 [1].',
      ],
    ],
  ],
  [
    '"Zinerafil in Pulmonary Arterial Hypertension ‖ n=405, 16 weeks: 6-minute walk +33 m (40 mg) and +21 m (20 mg) vs -1 m (placebo); clinical worsening 5% vs 16%; NT-proBNP unchanged; headache 42% vs 15%"',
    [
      'Na hipertensão arterial pulmonar, o zinerafil 40 mg aumentou em 33 m a distância de seis minutos ao fim de 16 semanas [1].',
      'A cefaleia foi o preço: 42% com zinerafil ante 15% com placebo [1].',
      'O NT-proBNP não se modificou com o zinerafil, embora a piora clínica tenha sido menos frequente (5% versus 16%) [1].',
    ],
    [
      [
        'number-of-other-arm',
        'O zinerafil na dose de 20 mg aumentou a caminhada de seis minutos em 33 m [1].',
      ],
      ['negation', 'O zinerafil modificou o NT-proBNP ao longo das 16 semanas de tratamento [1].'],
    ],
  ],
  [
    '"Aspirin Discontinuation after PCI in Patients Taking Ticagrelor ‖ n=7,119: BARC 2, 3 or 5 bleeding at 1 year 4.0% vs 7.1%, HR 0.56 (0.45-0.68); death, MI or stroke 3.9% vs 3.9%, HR 0.99 (0.78-1.25)"',
    [
      'Suspender a aspirina e seguir só com ticagrelor após angioplastia reduziu o sangramento em um ano de 7,1% para 4% [1].',
      'Morte, infarto ou AVC foram idênticos nos dois grupos, 3,9% em cada um [1].',
    ],
    [
      [
        'direction',
        'Interromper a aspirina após a angioplastia aumentou o sangramento em um ano, com HR de 0,56 [1].',
      ],
      [
        'digit',
        'O sangramento em um ano ocorreu em 4,0% sem aspirina e em 7,7% com a manutenção da aspirina [1].',
      ],
    ],
  ],
  [
    '"Levosimetane for Acute Migraine in Adults ‖ RESULTS: Of 1327 treated adults, pain freedom at 2 hours was achieved by 32.6% with levosimetane 200 mg, 28.4% with 100 mg, and 15.3% with placebo. Absence of the most bothersome symptom was reported by 40.7%, 39.0%, and 27.3%, respectively. Dizziness was the most frequent adverse event (16.5%, 12.5%, and 3.4%). Drivers were advised not to drive for at least 8 hours. The drug did not constrict coronary arteries, and patients with stable coronary disease were eligible."',
    [
      'Duas horas após levosimetano 200 mg, 32,6% dos adultos com enxaqueca estavam sem dor, contra 15,3% com placebo [1].',
      'A tontura foi o efeito adverso mais comum, chegando a 16,5% na dose de 200 mg [1].',
      'Quem toma levosimetano deve ficar pelo menos oito horas sem dirigir [1].',
      'O levosimetano não provocou constrição das coronárias, e pacientes com doença coronariana estável puderam participar [1].',
    ],
    [
      [
        'number-of-other-arm',
        'A tontura foi relatada por 16,5% dos pacientes que usaram levosimetano 100 mg [1].',
      ],
      [
        'comparator',
        'Após o levosimetano, os motoristas foram orientados a não dirigir por no máximo 8 horas [1].',
      ],
    ],
  ],
  [
    '"Balanced Crystalloids in Diabetic Ketoacidosis ‖ RESULTS: Among 172 adults with diabetic ketoacidosis, time to resolution was shorter with balanced crystalloids than with saline (13.0 vs. 16.9 hours; adjusted hazard ratio, 1.68; 95% CI, 1.18 to 2.38). Discontinuation of insulin infusion was also earlier (9.8 vs. 13.4 hours). Hypokalemia was similar in both groups. No patient developed cerebral edema. Hyperchloremia was seen in 18% with balanced crystalloids and 46% with saline."',
    [
      'Na cetoacidose diabética, os cristaloides balanceados encurtaram o tempo até a resolução de 16,9 para 13 horas [1].',
      'A infusão de insulina pôde ser suspensa mais cedo com as soluções balanceadas (9,8 horas, ante 13,4 com salina) [1].',
      'Nenhum paciente evoluiu com edema cerebral, e a hipocalemia foi parecida nos dois grupos [1].',
    ],
    [
      [
        'direction',
        'Os cristaloides balanceados prolongaram o tempo até a resolução da cetoacidose em comparação à solução salina [1].',
      ],
      [
        'arms',
        'A hipercloremia ocorreu em 46% com cristaloides balanceados e em 18% com solução salina [1].',
      ],
      [
        'number-of-other-outcome',
        'A resolução da cetoacidose com cristaloides balanceados levou 9,8 horas, em comparação a 16,9 horas com salina [1].',
      ],
    ],
  ],
  [
    '"Prednisolone in Infants with Bronchiolitis ‖ RESULTS: 600 infants aged 2 to 12 months with a first episode of bronchiolitis were enrolled. Hospital admission occurred in 39.7% of infants given prednisolone and in 41.0% of those given placebo (P=0.74). Prednisolone did not shorten length of stay or improve respiratory scores at 4 hours. Subgroups defined by eczema or family history of asthma had no benefit. Later medical visits and adverse events were similar. CONCLUSIONS: Corticosteroids should not be used in bronchiolitis."',
    [
      'Em lactentes com primeiro episódio de bronquiolite, a prednisolona não evitou internações (39,7% contra 41% com placebo) [1].',
      'Nem mesmo os lactentes com eczema ou história familiar de asma se beneficiaram do corticoide [1].',
      'A prednisolona não encurtou o tempo de internação na bronquiolite, e o uso de corticoide não é recomendado [1].',
    ],
    [
      ['negation', 'A prednisolona encurtou o tempo de internação dos lactentes com bronquiolite [1].'],
      [
        'unit',
        'O estudo avaliou prednisolona em crianças de 2 a 12 anos com primeiro episódio de bronquiolite [1].',
      ],
    ],
  ],
  [
    '"Omavarin versus Warfarin in Left Ventricular Thrombus ‖ RESULTS: We randomly assigned 514 patients with left ventricular thrombus after myocardial infarction. Thrombus resolution at 3 months occurred in 83.2% with omavarin and 74.1% with warfarin (P=0.01). Major bleeding was observed in 2.4% and 6.6%. Systemic embolism was rare (0.8% in each group). In patients older than 75 years, resolution was 79.5% with omavarin. Anticoagulation beyond 3 months was discouraged when the thrombus had resolved."',
    [
      'O trombo ventricular se resolveu em três meses em 83,2% dos pacientes com omavarina, mais que os 74,1% com varfarina [1].',
      'Acima de 75 anos, a resolução do trombo com omavarina foi de 79,5% [1].',
      'A embolia sistêmica foi rara, 0,8% tanto com omavarina quanto com varfarina [1].',
      'Com o trombo resolvido, não se aconselha prolongar a anticoagulação para além de três meses [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Nos pacientes com mais de 75 anos, a omavarina resolveu o trombo em 83,2% dos casos [1].',
      ],
      ['digit', 'O sangramento maior ocorreu em 2,4% com omavarina e em 8,6% com varfarina [1].'],
    ],
  ],
  [
    '"Tenalisib plus Fulvestrant in Advanced Breast Cancer ‖ RESULTS: In the 341 patients with PIK3CA-mutated tumors, median progression-free survival was 11.2 months with tenalisib and 5.6 months with placebo (hazard ratio, 0.64; 95% CI, 0.49 to 0.83). In patients without the mutation, there was no benefit (hazard ratio, 0.92; 95% CI, 0.70 to 1.21). Hyperglycemia of grade 3 or 4 occurred in 33.0% versus 0.7%. Treatment was discontinued because of adverse events in 21.1% and 4.2% of patients."',
    [
      'Nos tumores com mutação de PIK3CA, o tenalisibe dobrou a sobrevida mediana livre de progressão, de 5,6 para 11,2 meses [1].',
      'Sem a mutação, o acréscimo de tenalisibe ao fulvestranto não trouxe benefício (HR 0,92) [1].',
      'A hiperglicemia grave foi muito mais frequente com tenalisibe, atingindo um terço dos pacientes (33%) [1].',
    ],
    [
      [
        'negation',
        'Nas pacientes sem a mutação de PIK3CA houve benefício do tenalisibe na sobrevida livre de progressão [1].',
      ],
      [
        'population',
        'Em tumores sem mutação de PIK3CA, a sobrevida livre de progressão mediana foi de 11,2 meses com tenalisibe [1].',
      ],
      [
        'unit',
        'A sobrevida livre de progressão mediana foi de 11,2 semanas com tenalisibe nos tumores com mutação de PIK3CA [1].',
      ],
    ],
  ],
  [
    '"Home Blood-Pressure Telemonitoring with Pharmacist Care ‖ RESULTS: At 6 months, systolic pressure had decreased by 10.7 mm Hg more in the telemonitoring group than in the usual-care group; the difference was 9.7 mm Hg at 12 months and 6.6 mm Hg at 18 months. Control of blood pressure at 12 months was achieved by 71.2% and 52.8%. The number of antihypertensive drugs rose from 1.4 to 2.2 in the intervention group. Diastolic pressure differences were 6.0, 5.1, and 3.0 mm Hg."',
    [
      'O telemonitoramento com farmacêutico reduziu a pressão sistólica em 10,7 mmHg a mais que o cuidado usual aos seis meses [1].',
      'Aos 18 meses, a diferença na pressão sistólica entre os grupos ainda era de 6,6 mmHg [1].',
      'O controle pressórico em um ano foi alcançado por 71,2% no telemonitoramento e por 52,8% no cuidado habitual [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Aos 12 meses, a diferença na pressão sistólica a favor do telemonitoramento foi de 6,6 mmHg [1].',
      ],
      [
        'direction',
        'O número de anti-hipertensivos diminuiu no grupo de telemonitoramento, de 2,2 para 1,4 [1].',
      ],
    ],
  ],
  [
    '"Short-Course Antibiotics for Pediatric Pneumonia ‖ RESULTS: In 824 children aged 6 months to 5 years, amoxicillin for 3 days was noninferior to 7 days for retreatment within 28 days (12.5% in both groups). A dose of 35 to 50 mg/kg daily was noninferior to 70 to 90 mg/kg. Cough resolved more slowly with 3 days (12 vs. 10 days). Diarrhea was not different. Antimicrobial resistance in colonizing pneumococci did not vary according to the duration."',
    [
      'Em crianças de 6 meses a 5 anos com pneumonia, três dias de amoxicilina não foram inferiores a uma semana de tratamento [1].',
      'A tosse demorou um pouco mais a passar com o curso de três dias (12 dias, em vez de 10) [1].',
      'A dose menor de amoxicilina, de 35 a 50 mg/kg por dia, mostrou-se não inferior à de 70 a 90 mg/kg [1].',
    ],
    [
      [
        'arms',
        'A tosse levou 12 dias para resolver com o tratamento de 7 dias e 10 dias com o de 3 dias [1].',
      ],
      [
        'drug',
        'Três dias de azitromicina não foram inferiores a 7 dias na necessidade de novo tratamento em crianças com pneumonia [1].',
      ],
      ['decimal', 'O retratamento em até 28 dias ocorreu em 1,25% das crianças nos dois grupos [1].'],
    ],
  ],
  [
    '"Protocolo de Sepse do Adulto na Emergência ‖ Administrar antimicrobiano em até 1 hora do reconhecimento do choque séptico; na sepse possível sem choque, o prazo é de 3 horas. Infundir pelo menos 30 mL/kg de cristaloide nas primeiras 3 horas. A noradrenalina é o vasopressor de primeira escolha, com alvo de pressão arterial média de 65 mmHg. Associar vasopressina quando a dose de noradrenalina atingir 0,25 a 0,5 mcg/kg/min. Hidrocortisona 200 mg ao dia está indicada no choque que persiste. Não se recomenda o uso de amido hidroxietílico. Dopamina deve ser evitada."',
    [
      'No choque séptico, o antimicrobiano deve ser dado na primeira hora; na sepse possível sem choque, há até três horas [1].',
      'A noradrenalina é o vasopressor inicial de escolha, buscando pressão arterial média de 65 mmHg [1].',
      'O amido hidroxietílico não deve ser usado para expansão volêmica na sepse [1].',
      'Se o choque persiste, está indicada hidrocortisona na dose diária de 200 mg [1].',
    ],
    [
      [
        'drug',
        'A dopamina é o vasopressor de primeira escolha no choque séptico, com alvo de pressão média de 65 mmHg [1].',
      ],
      ['comparator', 'Nas primeiras 3 horas, deve-se infundir no máximo 30 mL/kg de cristaloide [1].'],
    ],
  ],
  [
    '"Bula: Fenobarbitina solução oral 40 mg/mL ‖ Dose pediátrica: 3 a 5 mg/kg ao dia, em dose única noturna. Adultos: 100 a 200 mg ao dia. Em idosos, iniciar com metade da dose. A retirada deve ser gradual; a suspensão abrupta pode precipitar crises convulsivas. Reduz a eficácia de contraceptivos orais, sendo necessário outro método. Não usar em portadores de porfiria. Cada mL contém 40 mg. Manter a amamentação somente com vigilância da sonolência do lactente."',
    [
      'A fenobarbitina deve ser retirada aos poucos, pois parar de repente pode desencadear convulsões [1].',
      'Em crianças, a dose vai de 3 a 5 mg/kg por dia, tomada de uma só vez à noite [1].',
      'O medicamento diminui a eficácia da pílula anticoncepcional, e outro método precisa ser usado [1].',
      'Nos idosos, começa-se com a metade da dose habitual de fenobarbitina [1].',
    ],
    [
      ['number-of-other-arm', 'A dose de fenobarbitina em crianças é de 100 a 200 mg ao dia [1].'],
      ['decimal', 'Cada mililitro da solução oral de fenobarbitina contém 4 mg do fármaco [1].'],
    ],
  ],
  [
    '"Diretriz de Doença Renal Crônica: Manejo Conservador ‖ Nos pacientes com albuminúria acima de 300 mg/g, está indicado inibidor da ECA ou BRA na dose máxima tolerada. A elevação da creatinina de até 30% após o início não exige suspensão. Os inibidores de SGLT2 são recomendados com TFG ≥20 mL/min/1,73 m² e podem ser mantidos até o início da diálise. A meta de pressão sistólica é inferior a 120 mmHg, quando tolerada. O bicarbonato de sódio é indicado se o bicarbonato sérico for menor que 18 mmol/L. A combinação de IECA e BRA não deve ser prescrita."',
    [
      'Uma alta da creatinina de até 30% depois de iniciar o inibidor da ECA não obriga a interrompê-lo [1].',
      'Inibidores de SGLT2 podem ser iniciados com TFG a partir de 20 mL/min e mantidos até a diálise [1].',
      'Não se deve associar inibidor da ECA com BRA na doença renal crônica [1].',
    ],
    [
      [
        'negation',
        'A elevação da creatinina em até 30% após o início do inibidor da ECA exige a suspensão do medicamento [1].',
      ],
      [
        'comparator',
        'O bicarbonato de sódio está indicado quando o bicarbonato sérico é maior que 18 mmol/L [1].',
      ],
      [
        'digit',
        'Com albuminúria acima de 300 mg/g, indica-se IECA ou BRA na dose máxima, e a meta de sistólica é inferior a 140 mmHg [1].',
      ],
    ],
  ],
  [
    '"Recomendações para Osteoporose Pós-Menopausa ‖ O alendronato 70 mg semanal é a primeira linha. O ácido zoledrônico 5 mg anual é opção para intolerância oral. Reavaliar a necessidade após 5 anos de bisfosfonato oral ou 3 anos de zoledrônico. O denosumabe 60 mg a cada 6 meses não deve ser interrompido sem substituição, pelo risco de fraturas vertebrais de rebote. Bisfosfonatos são contraindicados com depuração de creatinina inferior a 35 mL/min. Manter ingestão de cálcio de 1.000 a 1.200 mg ao dia. A teriparatida é limitada a 24 meses de uso."',
    [
      'Não se deve parar o denosumabe sem colocar outro tratamento no lugar, porque há risco de fraturas vertebrais de rebote [1].',
      'O alendronato é tomado na dose de 70 mg por semana e constitui a primeira linha na osteoporose pós-menopausa [1].',
      'A teriparatida pode ser usada por até dois anos, isto é, 24 meses [1].',
      'Com depuração de creatinina abaixo de 35 mL/min, os bisfosfonatos estão contraindicados [1].',
    ],
    [
      [
        'number-of-other-arm',
        'A necessidade do bisfosfonato oral deve ser reavaliada após 3 anos de uso [1].',
      ],
      ['unit', 'O ácido zoledrônico é aplicado na dose de 5 g uma vez por ano [1].'],
    ],
  ],
  [
    '"Protocolo de Anafilaxia em Pronto Atendimento ‖ A adrenalina intramuscular 0,01 mg/kg, máximo de 0,5 mg no adulto e 0,3 mg na criança, é o tratamento de primeira linha, aplicada na face anterolateral da coxa e repetida a cada 5 a 15 minutos se necessário. Anti-histamínicos e corticoides não substituem a adrenalina e não previnem a reação bifásica. Manter o paciente deitado com os membros elevados. Observar por 6 a 12 horas; nas reações graves, por 24 horas. Em usuários de betabloqueador refratários, usar glucagon 1 a 5 mg."',
    [
      'Na anafilaxia, a adrenalina vai por via intramuscular na coxa, na dose de 0,01 mg/kg, até 0,5 mg no adulto [1].',
      'Corticoides e anti-histamínicos não impedem a reação bifásica nem tomam o lugar da adrenalina [1].',
      'Em quem usa betabloqueador e não responde, recomenda-se glucagon, de 1 a 5 mg [1].',
      'Reações graves pedem observação por um dia inteiro, ou 24 horas [1].',
    ],
    [
      [
        'number-of-other-arm',
        'Na criança com anafilaxia, a dose máxima de adrenalina intramuscular é de 0,5 mg [1].',
      ],
      [
        'negation',
        'Os corticoides previnem a reação bifásica da anafilaxia e devem ser dados junto com a adrenalina [1].',
      ],
      [
        'decimal',
        'A adrenalina intramuscular é aplicada na dose de 0,1 mg/kg, com máximo de 0,5 mg no adulto [1].',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Asma Grave ‖ O tratamento de resgate com SABA isolado não é recomendado. A associação de corticoide inalado e formoterol é a estratégia preferida a partir dos 12 anos. Em crianças de 6 a 11 anos, usar corticoide inalado em dose baixa. O omalizumabe está indicado com IgE total entre 30 e 1.500 UI/mL. O mepolizumabe 100 mg subcutâneo a cada 4 semanas exige eosinófilos ≥150 células/mcL. O corticoide oral contínuo deve ser evitado. Suspender tabagismo é prioritário."',
    [
      'Usar apenas SABA no resgate não é recomendado; prefere-se corticoide inalado com formoterol a partir dos 12 anos [1].',
      'O mepolizumabe é aplicado na dose de 100 mg por via subcutânea a cada quatro semanas [1].',
      'Entre 6 e 11 anos, a orientação é corticoide inalado em dose baixa [1].',
      'Convém evitar o uso contínuo de corticoide oral na asma grave [1].',
    ],
    [
      ['bounds', 'O omalizumabe está indicado quando a IgE total fica entre 30 e 1.900 UI/mL [1].'],
      [
        'population',
        'Em crianças de 6 a 11 anos, a estratégia preferida é corticoide inalado associado a formoterol [1].',
      ],
      [
        'drug',
        'O dupilumabe 100 mg subcutâneo a cada 4 semanas requer eosinófilos de pelo menos 150 células/mcL [1].',
      ],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'No ISIS-2, a aspirina baixou a mortalidade vascular em cinco semanas de 11,8% para 9,4% [1].',
      'A combinação de aspirina e estreptoquinase foi a mais eficaz: 8% de mortes vasculares, contra 13,2% sem nenhuma das duas [1].',
      'A estreptoquinase isolada reduziu em 25% as chances de morte vascular em cinco semanas [1].',
    ],
    [
      [
        'number-of-other-arm',
        'A aspirina isolada reduziu em 42% as chances de morte vascular em cinco semanas [1].',
      ],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'Na nefropatia do diabetes tipo 2, a canagliflozina reduziu em 30% o risco relativo do desfecho renal composto [1].',
      'O CREDENCE acompanhou 4.401 pacientes, e o HR do desfecho composto com canagliflozina foi de 0,70 [1].',
    ],
    [],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)" + "Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [],
    [
      [
        'wrong-reference',
        'Na nefropatia diabética, a canagliflozina reduziu o desfecho renal composto com HR de 0,76 (0,66 a 0,88) [1].',
      ],
    ],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'Na cardiomiopatia chagásica crônica, o benznidazol negativou a PCR em 66,2% dos casos, quase o dobro do placebo, mas não reduziu o desfecho clínico primário [1].',
      'O resultado clínico do BENEFIT foi neutro, com HR de 0,93 (0,81 a 1,07) [1].',
    ],
    [
      [
        'negation',
        'O benznidazol reduziu significativamente o desfecho primário na cardiomiopatia chagásica, com HR de 0,93 [1].',
      ],
      ['arms', 'A negativação da PCR ocorreu em 33,5% com benznidazol e em 66,2% com placebo [1].'],
    ],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [
      'O diagnóstico espirométrico da DPOC exige relação VEF1/CVF abaixo de 0,7 após broncodilatador [1].',
      'Desde o relatório GOLD 2023, os grupos A, B e E substituem a antiga classificação de A a D [1].',
    ],
    [['comparator', 'A DPOC se confirma quando a relação VEF1/CVF pós-broncodilatador é maior que 0,7 [1].']],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    [
      'Considera-se fração de ejeção preservada quando ela é de 50% ou mais, e reduzida quando fica abaixo de 40% [1].',
      'O ponto de corte do NT-proBNP para rastrear insuficiência cardíaca é de 125 pg/mL [1].',
      'A faixa de 40% a 49% corresponde à fração de ejeção intermediária [1].',
    ],
    [['bounds', 'A insuficiência cardíaca com fração de ejeção intermediária vai de 40% a 59% [1].']],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'No grupo D da dengue, a hidratação venosa é de 20 mL/kg em até vinte minutos [1].',
      'Salicilatos e anti-inflamatórios não esteroidais devem ser evitados na suspeita de dengue [1].',
      'Pacientes do grupo C recebem 10 mL/kg de hidratação na primeira hora [1].',
    ],
    [
      [
        'negation',
        'Anti-inflamatórios não esteroidais podem ser usados na dengue para controle da dor e da febre [1].',
      ],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'A GINA deixou de recomendar SABA isolado no tratamento da asma e prefere corticoide inalado com formoterol como alívio [1].',
      'Segundo a estratégia GINA 2021, corticoide inalado associado a formoterol é a opção preferencial de alívio [1].',
    ],
    [['direction', 'A GINA 2021 recomenda o tratamento da asma somente com SABA como opção de alívio [1].']],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Na síndrome coronariana aguda, o ticagrelor reduziu morte vascular, infarto ou AVC em um ano de 11,7% para 9,8% [1].',
    ],
    [
      [
        'decimal',
        'Em 12 meses, o desfecho composto ocorreu em 98% dos pacientes com ticagrelor e em 11,7% com clopidogrel [1].',
      ],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)" + "Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    ['O HR do desfecho composto com ticagrelor frente ao clopidogrel foi 0,84 (IC 95% 0,77–0,92) [1].'],
    [
      [
        'wrong-reference',
        'Com ticagrelor, morte vascular, infarto ou AVC ocorreram em 9,2% dos pacientes em 12 meses [1].',
      ],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'Dado nas primeiras três horas do AVC isquêmico, o rt-PA aumentou a chance de boa evolução em três meses (OR 1,7) [1].',
      'A hemorragia intracraniana sintomática subiu de 0,6% para 6,4% com a trombólise [1].',
      'A mortalidade em 90 dias não diferiu de forma significativa: 17% com rt-PA e 21% com placebo (p=0,30) [1].',
    ],
    [
      [
        'number-of-other-outcome',
        'A hemorragia intracraniana sintomática ocorreu em 17% dos pacientes tratados com rt-PA [1].',
      ],
      [
        'population',
        'No AVC hemorrágico, o rt-PA dado em até três horas aumentou a chance de boa evolução (OR 1,7) [1].',
      ],
      ['direction', 'O rt-PA diminuiu a hemorragia intracraniana sintomática em relação ao placebo [1].'],
    ],
  ],
  [
    '"Vitamin D Supplementation and Falls in Older Adults ‖ RESULTS: 688 participants aged 70 years or older with serum 25-hydroxyvitamin D of 10 to 29 ng/mL were assigned to 200, 1000, 2000 or 4000 IU daily. Doses of 1000 IU or more did not prevent falls as compared with 200 IU (hazard ratio, 0.94; 95% CI, 0.76 to 1.15). The 2000-IU and 4000-IU doses accelerated time to first fall and were stopped early. Serious falls were more frequent with 1000 IU (hazard ratio, 1.87). Hypercalcemia did not occur in any group. Gait speed remained stable."',
    [
      'Em idosos a partir de 70 anos, doses de vitamina D de 1.000 UI ou mais não preveniram quedas em relação a 200 UI [1].',
      'As doses de 2.000 e 4.000 UI anteciparam a primeira queda e foram interrompidas precocemente [1].',
      'Não houve hipercalcemia em nenhum dos grupos, e a velocidade da marcha ficou estável [1].',
    ],
    [
      [
        'direction',
        'As doses de 2.000 e 4.000 UI de vitamina D retardaram a primeira queda nos idosos estudados [1].',
      ],
      [
        'negation',
        'Vitamina D em dose de 1.000 UI ou mais preveniu quedas em comparação com 200 UI diárias [1].',
      ],
      [
        'bounds',
        'Participaram idosos com 25-hidroxivitamina D sérica entre 10 e 39 ng/mL e idade mínima de 70 anos [1].',
      ],
    ],
  ],
  [
    '"Remdantivir in Outpatients with Influenza ‖ RESULTS: Among 1064 outpatients, median time to alleviation of symptoms was 53.7 hours with remdantivir and 80.2 hours with placebo (P<0.001). Viral shedding ceased after 24.0 hours and 96.0 hours. In patients treated within 12 hours of symptom onset, alleviation was 28 hours faster. Reduced susceptibility emerged in 9.7% of recipients. Drug-related adverse events were reported in 4.4% with remdantivir, 3.9% with placebo, and 8.4% with oseltamivir. Pregnant women were excluded."',
    [
      'Em pacientes ambulatoriais com influenza, o remdantivir aliviou os sintomas em 53,7 horas na mediana, contra 80,2 com placebo [1].',
      'A eliminação viral durou um dia com remdantivir e quatro dias com placebo [1].',
      'Em quase 10% dos tratados surgiu vírus com suscetibilidade reduzida ao remdantivir (9,7%) [1].',
      'Gestantes ficaram de fora do estudo com remdantivir em pacientes ambulatoriais com influenza [1].',
    ],
    [
      [
        'drug',
        'Eventos adversos relacionados ao remdantivir foram relatados em 8,4% dos pacientes com influenza [1].',
      ],
      ['digit', 'O remdantivir levou ao alívio dos sintomas em 53,7 horas, e o placebo em 86,2 horas [1].'],
    ],
  ],
  [
    '"Laparoscopic Fundoplication versus Proton-Pump Inhibitor in Refractory Heartburn ‖ RESULTS: Of 78 patients, treatment success at 1 year was 67% with surgery, 28% with active medical treatment, and 12% with control medical treatment. Surgery was superior to both comparators (P=0.007 and P<0.001). The difference between active and control medical treatment was not significant (P=0.17). Serious adverse events occurred in 4 patients after surgery. Of 366 patients referred, 42 had symptom relief with twice-daily omeprazole for 2 weeks and were excluded."',
    [
      'Na pirose refratária, a fundoplicatura teve sucesso em 67% após um ano, bem acima dos 28% do tratamento clínico ativo [1].',
      'Entre o tratamento clínico ativo e o controle não houve diferença significativa (p=0,17) [1].',
      'Quarenta e dois dos 366 encaminhados melhoraram com omeprazol duas vezes ao dia por duas semanas e não entraram no estudo [1].',
    ],
    [
      ['arms', 'O sucesso em um ano foi de 28% com a cirurgia e de 67% com o tratamento clínico ativo [1].'],
      [
        'negation',
        'A diferença entre tratamento clínico ativo e controle foi significativa, com valor de p de 0,17 [1].',
      ],
    ],
  ],
  [
    '"Lutacept in Moderate-to-Severe Plaque Psoriasis ‖ RESULTS: At week 16, PASI 90 response was achieved by 72.4% of patients receiving lutacept every 4 weeks, 58.1% receiving it every 8 weeks, and 2.5% receiving placebo. Oral candidiasis occurred in 7.1%, 4.0%, and 0.3%. Response was maintained through week 52 in 88.6% of week-16 responders who continued the drug, whereas relapse occurred at a median of 24 weeks after withdrawal. No cases of tuberculosis reactivation were seen. Body weight above 100 kg lowered the response."',
    [
      'Na semana 16, a resposta PASI 90 foi de 72,4% com lutacepte mensal (a cada 4 semanas) e de apenas 2,5% com placebo [1].',
      'Peso corporal acima de 100 kg diminuiu a resposta ao lutacepte na psoríase em placas [1].',
      'Após a retirada do lutacepte, a recidiva ocorreu em mediana de 24 semanas [1].',
      'Nenhuma reativação de tuberculose foi observada com o lutacepte na psoríase moderada a grave [1].',
    ],
    [
      [
        'comparator',
        'Peso corporal abaixo de 100 kg reduziu a resposta ao lutacepte na psoríase em placas [1].',
      ],
    ],
  ],
  [
    '"Lutacept in Moderate-to-Severe Plaque Psoriasis ‖ RESULTS: At week 16, PASI 90 response was achieved by 72.4% of patients receiving lutacept every 4 weeks, 58.1% receiving it every 8 weeks, and 2.5% receiving placebo. Oral candidiasis occurred in 7.1%, 4.0%, and 0.3%. Response was maintained through week 52 in 88.6% of week-16 responders who continued the drug, whereas relapse occurred at a median of 24 weeks after withdrawal. No cases of tuberculosis reactivation were seen. Body weight above 100 kg lowered the response." + "Laparoscopic Fundoplication versus Proton-Pump Inhibitor in Refractory Heartburn ‖ RESULTS: Of 78 patients, treatment success at 1 year was 67% with surgery, 28% with active medical treatment, and 12% with control medical treatment. Surgery was superior to both comparators (P=0.007 and P<0.001). The difference between active and control medical treatment was not significant (P=0.17). Serious adverse events occurred in 4 patients after surgery. Of 366 patients referred, 42 had symptom relief with twice-daily omeprazole for 2 weeks and were excluded."',
    [],
    [['wrong-reference', 'A resposta PASI 90 com lutacepte a cada 8 semanas foi de 67% na semana 16 [1].']],
  ],
  [
    '"Bula: Amiocarona 200 mg comprimidos ‖ Dose de ataque de 600 a 800 mg ao dia por 7 a 10 dias; manutenção de 100 a 200 mg ao dia. Monitorar TSH e enzimas hepáticas a cada 6 meses. Potencializa o efeito da varfarina, cuja dose deve ser reduzida em 30% a 50%. Contraindicada no bloqueio atrioventricular de segundo ou terceiro grau sem marca-passo e na hipersensibilidade ao iodo. Não é removida por hemodiálise. Usar protetor solar durante o tratamento. Em caso de pneumonite, suspender definitivamente."',
    [
      'A amiocarona aumenta o efeito da varfarina, e a dose do anticoagulante precisa ser reduzida em 30% a 50% [1].',
      'A hemodiálise não remove a amiocarona, e o TSH deve ser checado de seis em seis meses [1].',
      'Se surgir pneumonite, a amiocarona tem de ser interrompida em definitivo [1].',
      'A manutenção se faz com 100 a 200 mg diários, depois do ataque de 600 a 800 mg por 7 a 10 dias [1].',
    ],
    [
      ['direction', 'Em caso de pneumonite, deve-se manter a amiocarona na dose de 100 a 200 mg ao dia [1].'],
      [
        'number-of-other-outcome',
        'A manutenção da amiocarona é feita com 600 a 800 mg ao dia, com TSH a cada 6 meses [1].',
      ],
    ],
  ],
  [
    '"Diretriz de Rastreamento do Câncer Colorretal ‖ O rastreamento é recomendado dos 45 aos 75 anos em pessoas de risco habitual. A colonoscopia normal deve ser repetida em 10 anos; o teste imunoquímico fecal, anualmente. Em parentes de primeiro grau de pacientes com câncer antes dos 60 anos, iniciar aos 40 anos e repetir a colonoscopia a cada 5 anos. Após os 85 anos, o rastreamento não deve ser feito. Teste fecal positivo exige colonoscopia em até 3 meses. O toque retal não é método de rastreamento. A dosagem de CEA não está indicada em assintomáticos."',
    [
      'Pessoas de risco habitual devem ser rastreadas dos 45 aos 75 anos, com colonoscopia a cada dez anos se normal [1].',
      'O CEA não tem indicação em assintomáticos, e o toque retal não serve como rastreamento [1].',
      'Quem tem parente de primeiro grau com câncer antes dos 60 anos deve começar aos 40 e repetir a colonoscopia de cinco em cinco anos [1].',
      'Depois de um teste fecal positivo, a colonoscopia precisa ser feita em até três meses [1].',
    ],
    [
      [
        'population',
        'Pessoas de risco habitual devem repetir a colonoscopia a cada 5 anos e iniciar o rastreamento aos 40 anos [1].',
      ],
      [
        'digit',
        'O rastreamento do câncer colorretal em risco habitual é recomendado dos 45 aos 79 anos [1].',
      ],
    ],
  ],
  [
    '"Protocolo de Hipercalemia ‖ Na hipercalemia com alteração eletrocardiográfica, administrar gluconato de cálcio 10%, 10 mL, em 2 a 5 minutos; o cálcio não reduz o potássio sérico. Insulina regular 10 UI com glicose 25 g reduz o potássio em 0,6 a 1,0 mmol/L em uma hora. O salbutamol inalado 10 a 20 mg é adjuvante. O bicarbonato de sódio só está indicado na acidose metabólica. Suspender espironolactona e inibidores da ECA se o potássio exceder 6,0 mmol/L. Pacientes anúricos necessitam de hemodiálise."',
    [
      'Na hipercalemia com alteração no ECG, o gluconato de cálcio protege o miocárdio sem baixar o potássio do sangue [1].',
      'Dez unidades de insulina regular com 25 g de glicose baixam o potássio em 0,6 a 1 mmol/L em uma hora [1].',
      'O bicarbonato de sódio fica reservado aos casos com acidose metabólica [1].',
      'Com potássio acima de 6,0 mmol/L, espironolactona e inibidores da ECA devem ser suspensos [1].',
    ],
    [
      ['decimal', 'A insulina regular com glicose reduz o potássio em 6 a 10 mmol/L em uma hora [1].'],
      [
        'direction',
        'Com potássio acima de 6,0 mmol/L, deve-se manter a espironolactona e o inibidor da ECA [1].',
      ],
    ],
  ],
  [
    '"Velorfibrate versus Placebo in Severe Hypertriglyceridaemia ‖ n=2,118, 24 weeks: triglycerides -41.3% vs -6.2%; acute pancreatitis 0.9% vs 2.4%, HR 0.38 (0.19-0.76); LDL cholesterol +4.5 mg/dL with velorfibrate" + "Low-Dose Colchicine after Myocardial Infarction ‖ n=4,745: CV death, cardiac arrest, MI, stroke or urgent revascularisation 5.5% vs 7.1%, HR 0.77 (0.61-0.96); pneumonia 0.9% vs 0.4%; diarrhoea 9.7% vs 8.9%, p=0.35"',
    [
      'Somente 0,9% dos tratados com velorfibrato tiveram pancreatite aguda, o que corresponde a um HR de 0,38 (0,19 a 0,76) [1].',
    ],
    [],
  ],
  [
    '"Ropaxaban for Extended Treatment of Venous Thromboembolism ‖ n=3,406, 12 months: recurrent VTE 1.3% (10 mg), 1.2% (20 mg) and 4.9% (aspirin); major bleeding 0.4%, 0.7% and 0.3%" + "Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'A dose de 10 mg de ropaxabana causou sangramento maior em 0,4% dos pacientes e a de 20 mg, em 0,7% [1].',
    ],
    [],
  ],
  [
    '"Statins for Primary Prevention in Adults Aged 70 Years or Older ‖ n=11,204, 5 years: major vascular events 5.9% vs 7.2%, HR 0.82 (0.71-0.95); new-onset diabetes 4.6% vs 4.4%, no difference; dementia HR 1.01 (0.85-1.20), not altered" + "Low-Dose Colchicine after Myocardial Infarction ‖ n=4,745: CV death, cardiac arrest, MI, stroke or urgent revascularisation 5.5% vs 7.1%, HR 0.77 (0.61-0.96); pneumonia 0.9% vs 0.4%; diarrhoea 9.7% vs 8.9%, p=0.35"',
    [
      'Ao longo de cinco anos, 5,9% dos idosos com estatina e 7,2% dos que receberam placebo tiveram eventos vasculares maiores [1].',
    ],
    [],
  ],
  [
    '"Nerotinib in Relapsed Chronic Lymphocytic Leukaemia ‖ RESULTS: Of 612 patients who underwent randomization, 306 received nerotinib and 306 received chemoimmunotherapy. At a median follow-up of 31 months, progression-free survival at 2 years was 78.4% with nerotinib and 54.9% with chemoimmunotherapy (hazard ratio, 0.43; 95% CI, 0.32 to 0.58). Overall survival did not differ significantly (hazard ratio, 0.86; 95% CI, 0.61 to 1.21). Grade 3 or higher neutropenia was less common with nerotinib (12.1%) than with chemoimmunotherapy (37.6%). Atrial fibrillation of any grade occurred in 5.2% and 1.0%, respectively." + "Tenalisib plus Fulvestrant in Advanced Breast Cancer ‖ RESULTS: In the 341 patients with PIK3CA-mutated tumors, median progression-free survival was 11.2 months with tenalisib and 5.6 months with placebo (hazard ratio, 0.64; 95% CI, 0.49 to 0.83). In patients without the mutation, there was no benefit (hazard ratio, 0.92; 95% CI, 0.70 to 1.21). Hyperglycemia of grade 3 or 4 occurred in 33.0% versus 0.7%. Treatment was discontinued because of adverse events in 21.1% and 4.2% of patients."',
    [
      'A neutropenia de grau 3 ou superior ficou em 12,1% no braço do nerotinibe e em 37,6% no da quimioimunoterapia [1].',
    ],
    [],
  ],
  [
    '"Restrictive versus Liberal Transfusion in Myocardial Infarction and Anemia ‖ RESULTS: A total of 3504 patients were included. Death or myocardial infarction at 30 days occurred in 16.9% of the restrictive-strategy group (transfusion at hemoglobin <7 or 8 g/dL) and in 14.5% of the liberal-strategy group (hemoglobin <10 g/dL) (risk ratio, 1.15; 95% CI, 0.99 to 1.34; P=0.07). Death from any cause occurred in 9.9% and 8.3%, respectively. Transfusion-associated circulatory overload was more frequent with the liberal strategy (1.3% vs. 0.5%)." + "Intravenous Iron Carboximaltose in Heart Failure ‖ RESULTS: 1132 patients with ferritin below 100 ng/mL were randomized. Hospitalization for heart failure occurred in 217 patients in the iron group and 294 in the placebo group (rate ratio, 0.74; 95% CI, 0.58 to 0.94). Cardiovascular death did not differ (hazard ratio, 0.96; 95% CI, 0.70 to 1.32). The 6-minute walk distance increased by 35 m with iron. Serious hypophosphatemia occurred in 1.4% of patients. Benefit was confined to patients with transferrin saturation below 20%."',
    [
      'A estratégia liberal, com transfusão abaixo de 10 g/dL de hemoglobina, teve 8,3% de mortes por qualquer causa [1].',
    ],
    [],
  ],
  [
    '"Diretriz de Anticoagulação na Fibrilação Atrial – Edição Nacional ‖ Recomenda-se anticoagulação oral em homens com escore CHA2DS2-VASc ≥2 e em mulheres com escore ≥3. Os anticoagulantes orais diretos são preferidos à varfarina, exceto em portadores de prótese valvar mecânica ou estenose mitral moderada a grave, nos quais a varfarina deve ser mantida. Em pacientes com depuração de creatinina entre 15 e 29 mL/min, pode-se usar apixabana 2,5 mg duas vezes ao dia; a dabigatrana está contraindicada abaixo de 30 mL/min. O ácido acetilsalicílico isolado não é recomendado para prevenção de AVC. O INR alvo com varfarina é de 2,0 a 3,0." + "Bula: Amiocarona 200 mg comprimidos ‖ Dose de ataque de 600 a 800 mg ao dia por 7 a 10 dias; manutenção de 100 a 200 mg ao dia. Monitorar TSH e enzimas hepáticas a cada 6 meses. Potencializa o efeito da varfarina, cuja dose deve ser reduzida em 30% a 50%. Contraindicada no bloqueio atrioventricular de segundo ou terceiro grau sem marca-passo e na hipersensibilidade ao iodo. Não é removida por hemodiálise. Usar protetor solar durante o tratamento. Em caso de pneumonite, suspender definitivamente."',
    [
      'Não se recomenda ácido acetilsalicílico isolado para evitar AVC; com varfarina, o INR deve ficar entre 2 e 3 [1].',
    ],
    [],
  ],
  [
    '"Diretriz de Hipertensão na Gestação ‖ A pré-eclâmpsia é definida por pressão ≥140/90 mmHg após 20 semanas, com proteinúria ≥300 mg em 24 horas. Metildopa, nifedipino e labetalol são as opções de escolha. Inibidores da ECA e bloqueadores do receptor de angiotensina devem ser evitados. Na crise hipertensiva, com pressão ≥160/110 mmHg, usar hidralazina 5 mg intravenosa. Ácido acetilsalicílico 100 mg ao dia, iniciado entre 12 e 16 semanas, está indicado nas gestantes de alto risco. O repouso absoluto no leito não previne a pré-eclâmpsia." + "Diretriz de Anticoagulação na Fibrilação Atrial – Edição Nacional ‖ Recomenda-se anticoagulação oral em homens com escore CHA2DS2-VASc ≥2 e em mulheres com escore ≥3. Os anticoagulantes orais diretos são preferidos à varfarina, exceto em portadores de prótese valvar mecânica ou estenose mitral moderada a grave, nos quais a varfarina deve ser mantida. Em pacientes com depuração de creatinina entre 15 e 29 mL/min, pode-se usar apixabana 2,5 mg duas vezes ao dia; a dabigatrana está contraindicada abaixo de 30 mL/min. O ácido acetilsalicílico isolado não é recomendado para prevenção de AVC. O INR alvo com varfarina é de 2,0 a 3,0."',
    [
      'A pré-eclâmpsia pressupõe pressão a partir de 140/90 mmHg depois da vigésima semana, com proteinúria de 0,3 g ou mais em 24 horas [1].',
    ],
    [],
  ],
  [
    '"Remdantivir in Outpatients with Influenza ‖ RESULTS: Among 1064 outpatients, median time to alleviation of symptoms was 53.7 hours with remdantivir and 80.2 hours with placebo (P<0.001). Viral shedding ceased after 24.0 hours and 96.0 hours. In patients treated within 12 hours of symptom onset, alleviation was 28 hours faster. Reduced susceptibility emerged in 9.7% of recipients. Drug-related adverse events were reported in 4.4% with remdantivir, 3.9% with placebo, and 8.4% with oseltamivir. Pregnant women were excluded." + "Lutacept in Moderate-to-Severe Plaque Psoriasis ‖ RESULTS: At week 16, PASI 90 response was achieved by 72.4% of patients receiving lutacept every 4 weeks, 58.1% receiving it every 8 weeks, and 2.5% receiving placebo. Oral candidiasis occurred in 7.1%, 4.0%, and 0.3%. Response was maintained through week 52 in 88.6% of week-16 responders who continued the drug, whereas relapse occurred at a median of 24 weeks after withdrawal. No cases of tuberculosis reactivation were seen. Body weight above 100 kg lowered the response."',
    ['Quem começou o remdantivir nas primeiras doze horas de sintomas melhorou 28 horas mais rápido [1].'],
    [],
  ],
];

export const thirtyFifthRound: readonly HandCase[] = casesOf(groups);
