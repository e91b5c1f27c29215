import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** A third of the seventeenth examiner's cases. The rest stays held out. */
const groups: CaseGroup[] = [
  [
    '"Zelurinad versus allopurinol in gout: the TOFO-3 randomized trial ‖ We randomly assigned 1,284 adults with gout and a serum urate above 7.0 mg/dL to zelurinad 60 mg once daily (n = 641) or allopurinol titrated up to 300 mg daily (n = 643). At 24 weeks, a serum urate below 6.0 mg/dL was reached by 71.4% of the zelurinad group and 52.8% of the allopurinol group (odds ratio 2.23; 95% CI, 1.77 to 2.81; P<0.001). The mean number of flares did not differ between the groups. Rash occurred in 2.1% and 3.7%, respectively."',
    [
      'Em 24 semanas, o urato sérico ficou abaixo de 6,0 mg/dL em 71,4% dos pacientes com zelurinad e em 52,8% dos que usaram alopurinol [1].',
      'O número médio de crises foi semelhante nos dois braços do estudo [1].',
    ],
    [
      [
        'direction',
        'Zelurinad foi pior do que alopurinol para atingir urato abaixo de 6,0 mg/dL (71,4% contra 52,8%) [1].',
      ],
    ],
  ],
  [
    '"Gota: capítulo de rotina ambulatorial ‖ Na crise aguda, a colchicina deve ser iniciada nas primeiras 36 horas, na dose de 1,0 mg seguida de 0,5 mg após 1 hora. O alopurinol é iniciado com 100 mg/dia, ou 50 mg/dia quando a taxa de filtração glomerular é menor que 30 mL/min/1,73 m². Não se deve suspender o alopurinol durante a crise em quem já o usa. A profilaxia das crises é mantida por 3 a 6 meses."',
    ['Com TFG abaixo de 30 mL/min/1,73 m², o alopurinol começa com 50 mg por dia [1].'],
    [
      ['digit', 'A profilaxia das crises de gota é mantida por 3 a 9 meses [1].'],
      ['comparator', 'O alopurinol é iniciado com 50 mg/dia quando a TFG é maior que 30 mL/min/1,73 m² [1].'],
      ['negation', 'Deve-se suspender o alopurinol durante a crise em quem já o usa [1].'],
    ],
  ],
  [
    '"Zelurinad versus allopurinol in gout: the TOFO-3 randomized trial ‖ We randomly assigned 1,284 adults with gout and a serum urate above 7.0 mg/dL to zelurinad 60 mg once daily (n = 641) or allopurinol titrated up to 300 mg daily (n = 643). At 24 weeks, a serum urate below 6.0 mg/dL was reached by 71.4% of the zelurinad group and 52.8% of the allopurinol group (odds ratio 2.23; 95% CI, 1.77 to 2.81; P<0.001). The mean number of flares did not differ between the groups. Rash occurred in 2.1% and 3.7%, respectively." + "Gota: capítulo de rotina ambulatorial ‖ Na crise aguda, a colchicina deve ser iniciada nas primeiras 36 horas, na dose de 1,0 mg seguida de 0,5 mg após 1 hora. O alopurinol é iniciado com 100 mg/dia, ou 50 mg/dia quando a taxa de filtração glomerular é menor que 30 mL/min/1,73 m². Não se deve suspender o alopurinol durante a crise em quem já o usa. A profilaxia das crises é mantida por 3 a 6 meses." + "Bula: Colchix comprimidos 0,5 mg ‖ Cada comprimido contém 0,5 mg de colchicina. A dose máxima é de 2 mg por dia. Contraindicado na insuficiência hepática grave. Conservar entre 15 °C e 30 °C. Diarreia foi relatada por 23% dos usuários."',
    [],
    [
      [
        'wrong-reference',
        'A dose máxima de colchicina é de 2 mg por dia, e a diarreia foi relatada por 23% dos usuários [1].',
      ],
    ],
  ],
  [
    '"Inhaled budesonide step-up in school-age children: a multicentre trial ‖ In this double-blind trial, 436 children aged 6 to 11 years with persistent asthma received budesonide 200 µg twice daily or placebo for 52 weeks. Severe exacerbations were less frequent with budesonide (0.38 per patient-year) than with placebo (0.61 per patient-year; rate ratio 0.62, 95% CI 0.48–0.80). Growth velocity was lower with budesonide (5.1 cm per year vs 5.6 cm per year). There was no significant difference in hospital admissions (P = 0.41)."',
    ['Não houve diferença significativa nas internações entre budesonida e placebo (p = 0,41) [1].'],
    [
      ['digit', 'Foram randomizadas 463 crianças com asma persistente [1].'],
      ['direction', 'Houve redução significativa das internações com budesonida [1].'],
      [
        'population',
        'Em adultos com asma persistente, a budesonida diminuiu as exacerbações graves em 52 semanas [1].',
      ],
      ['arms', 'As crianças cresceram 5,6 cm por ano com budesonida e 5,1 com placebo [1].'],
    ],
  ],
  [
    '"Protocolo municipal de crise asmática na infância ‖ Salbutamol spray 100 mcg/jato: 4 a 8 jatos a cada 20 minutos na primeira hora. Prednisolona 1 a 2 mg/kg/dia, máximo de 40 mg/dia, por 3 a 5 dias. Oxigênio se a saturação for inferior a 92%. A aminofilina não está indicada na crise leve. O sulfato de magnésio (25 a 50 mg/kg) é reservado à crise grave, em crianças acima de 2 anos."',
    ['- Salbutamol 100 µg por jato, 4–8 jatos a cada 20 min na 1ª hora [1]'],
    [['unit', 'Salbutamol spray de 100 mg por jato, 4 a 8 jatos a cada 20 minutos [1].']],
  ],
  [
    '"Inhaled budesonide step-up in school-age children: a multicentre trial ‖ In this double-blind trial, 436 children aged 6 to 11 years with persistent asthma received budesonide 200 µg twice daily or placebo for 52 weeks. Severe exacerbations were less frequent with budesonide (0.38 per patient-year) than with placebo (0.61 per patient-year; rate ratio 0.62, 95% CI 0.48–0.80). Growth velocity was lower with budesonide (5.1 cm per year vs 5.6 cm per year). There was no significant difference in hospital admissions (P = 0.41)." + "Protocolo municipal de crise asmática na infância ‖ Salbutamol spray 100 mcg/jato: 4 a 8 jatos a cada 20 minutos na primeira hora. Prednisolona 1 a 2 mg/kg/dia, máximo de 40 mg/dia, por 3 a 5 dias. Oxigênio se a saturação for inferior a 92%. A aminofilina não está indicada na crise leve. O sulfato de magnésio (25 a 50 mg/kg) é reservado à crise grave, em crianças acima de 2 anos."',
    [],
    [['wrong-reference', 'O salbutamol é feito em 4 a 8 jatos a cada 20 minutos na primeira hora [1].']],
  ],
  [
    '"Low-dose aspirin from 12 weeks in high-risk pregnancy: cohort ROSEIRA ‖ Of 3,912 pregnant women at high risk, 1,958 took aspirin 150 mg at night from 12 to 36 weeks of gestation. Preterm preeclampsia occurred in 1.9% of aspirin users and 4.6% of non-users (adjusted RR 0.41; 95% CI 0.28 to 0.60). Aspirin did not reduce term preeclampsia (RR 0.97; 95% CI 0.79 to 1.19). Postpartum haemorrhage was similar (3.4% vs 3.2%)."',
    ['O AAS não diminuiu a pré-eclâmpsia a termo (RR 0,97) [1].'],
    [
      ['direction', 'A aspirina reduziu a pré-eclâmpsia a termo [1].'],
      ['digit', 'AAS 100 mg à noite, da 12ª à 36ª semana, foi o esquema da coorte ROSEIRA [1].'],
    ],
  ],
  [
    '"Nota técnica: sulfato de magnésio na eclâmpsia ‖ Dose de ataque: 4 g por via intravenosa em 20 minutos. Manutenção: 1 g por hora, em bomba de infusão, por 24 horas após o parto. Suspender se a diurese for menor que 25 mL/h ou se o reflexo patelar estiver ausente. O gluconato de cálcio a 10% (10 mL) é o antídoto. O diazepam não deve ser usado como primeira escolha."',
    [
      'Pare o sulfato se a diurese cair abaixo de 25 mL por hora [1].',
      'Com diurese < 25 mL/h ou sem reflexo patelar, o sulfato de magnésio é interrompido; o antídoto é gluconato de cálcio a 10%, 10 mL [1].',
    ],
    [],
  ],
  [
    '"Hipertensão na gestação: capítulo ‖ Pressão arterial de 160 × 110 mmHg ou mais, confirmada em 15 minutos, é emergência. Nifedipino oral 10 mg, repetido a cada 20 a 30 minutos, até 30 mg. A meta é reduzir a pressão em 15% a 25%. Inibidores da ECA são contraindicados em toda a gestação. Metildopa: 750 mg a 2 g por dia."',
    ['A dose de metildopa vai de 750 a 2.000 mg ao dia [1].'],
    [
      ['digit', 'O nifedipino oral pode ser repetido até 50 mg [1].'],
      ['unit', 'Metildopa: 750 mcg a 2 g por dia [1].'],
      ['negation', 'Os inibidores da ECA não são contraindicados na gestação [1].'],
    ],
  ],
  [
    '"Low-dose aspirin from 12 weeks in high-risk pregnancy: cohort ROSEIRA ‖ Of 3,912 pregnant women at high risk, 1,958 took aspirin 150 mg at night from 12 to 36 weeks of gestation. Preterm preeclampsia occurred in 1.9% of aspirin users and 4.6% of non-users (adjusted RR 0.41; 95% CI 0.28 to 0.60). Aspirin did not reduce term preeclampsia (RR 0.97; 95% CI 0.79 to 1.19). Postpartum haemorrhage was similar (3.4% vs 3.2%)." + "Nota técnica: sulfato de magnésio na eclâmpsia ‖ Dose de ataque: 4 g por via intravenosa em 20 minutos. Manutenção: 1 g por hora, em bomba de infusão, por 24 horas após o parto. Suspender se a diurese for menor que 25 mL/h ou se o reflexo patelar estiver ausente. O gluconato de cálcio a 10% (10 mL) é o antídoto. O diazepam não deve ser usado como primeira escolha." + "Hipertensão na gestação: capítulo ‖ Pressão arterial de 160 × 110 mmHg ou mais, confirmada em 15 minutos, é emergência. Nifedipino oral 10 mg, repetido a cada 20 a 30 minutos, até 30 mg. A meta é reduzir a pressão em 15% a 25%. Inibidores da ECA são contraindicados em toda a gestação. Metildopa: 750 mg a 2 g por dia."',
    [],
    [['wrong-reference', 'O nifedipino oral de 10 mg é repetido a cada 20 a 30 minutos, até 30 mg [1].']],
  ],
  [
    '"Rivantoban versus warfarin in atrial fibrillation (MARÉ-AF) ‖ Among 9,420 patients with nonvalvular atrial fibrillation followed for a median of 2.1 years, stroke or systemic embolism occurred in 1.35% per year with rivantoban and 1.72% per year with warfarin (hazard ratio 0.78; 95% CI 0.64–0.95; P=0.01). Major bleeding occurred in 2.9% vs 3.4% per year (HR 0.86; 95% CI 0.74–1.00). Gastrointestinal bleeding was more frequent with rivantoban (1.6% vs 1.1% per year). All-cause mortality did not differ significantly (HR 0.95; 95% CI 0.85–1.07)."',
    [
      'No MARÉ-AF, AVC ou embolia sistêmica: 1,35%/ano no braço rivantoban e 1,72%/ano no braço varfarina (HR 0,78; IC 95% 0,64 a 0,95) [1].',
      'O seguimento mediano foi de 2,1 anos, com 9.420 participantes [1].',
    ],
    [
      ['digit', 'AVC ou embolia sistêmica: HR 0,73 a favor do rivantoban [1].'],
      [
        'direction',
        'O sangramento gastrointestinal foi menos frequente com rivantoban do que com varfarina [1].',
      ],
      ['arms', 'Sangramento maior: 3,4% ao ano com rivantoban e 2,9% ao ano com varfarina [1].'],
      ['digit', 'No MARÉ-AF a mortalidade teve HR de 0,85 (IC 95% 0,85–1,07) [1].'],
    ],
  ],
  [
    '"Manual de anticoagulação do ambulatório ‖ A varfarina é ajustada para RNI entre 2,0 e 3,0. Com RNI acima de 10 sem sangramento, administrar vitamina K oral 2,5 a 5 mg. Apixabana 5 mg duas vezes ao dia; reduzir para 2,5 mg duas vezes ao dia se houver dois critérios: idade de 80 anos ou mais, peso de 60 kg ou menos, creatinina de 1,5 mg/dL ou mais. Anticoagulantes diretos não são recomendados na estenose mitral moderada a grave."',
    ['Na estenose mitral moderada a grave, os DOACs não devem ser recomendados [1].'],
    [
      ['comparator', 'Com RNI abaixo de 10 sem sangramento, administrar vitamina K oral 2,5 a 5 mg [1].'],
      ['unit', 'A creatinina de 1,5 g/dL ou mais é critério para reduzir a apixabana [1].'],
    ],
  ],
  [
    '"Balanced crystalloid versus saline in septic shock: ICU trial PAMPA ‖ A total of 2,046 adults with septic shock were enrolled in 38 ICUs. Death at 90 days occurred in 31.2% of the balanced group and 33.0% of the saline group (RR 0.95; 95% CI 0.83–1.08; P=0.39). New renal replacement therapy was required in 12.4% and 12.9%. Hyperchloraemia was less common with balanced solution (9.8% vs 21.5%; P<0.001). Median ICU stay was 6 days in both groups."',
    ['A hipercloremia foi menos comum com a solução balanceada, 9,8% vs. 21,5% [1].'],
    [
      ['bounds', 'RR para morte em 90 dias: 0,95 (IC 95% 0,83–1,18) [1].'],
      ['arms', 'A hipercloremia foi de 21,5% com a solução balanceada e de 9,8% com a salina [1].'],
    ],
  ],
  [
    '"Pacote da primeira hora: protocolo institucional ‖ Coletar lactato e hemoculturas antes do antibiótico, que deve ser administrado em até 60 minutos. Infundir cristaloide 30 mL/kg se houver hipotensão ou lactato igual ou superior a 4 mmol/L. Noradrenalina para manter PAM de pelo menos 65 mmHg. Hidrocortisona 200 mg/dia apenas no choque refratário. Não usar bicarbonato com pH acima de 7,15."',
    ['Volume: 30 mL/kg de cristaloide na hipotensão ou com lactato ≥ 4 mmol/L [1].'],
    [
      ['digit', 'Noradrenalina para manter PAM de pelo menos 75 mmHg [1].'],
      ['unit', 'Infundir cristaloide 30 L/kg se houver hipotensão [1].'],
    ],
  ],
  [
    '"Meropenem 1 g pó para solução injetável: bula ‖ Posologia em adultos: 1 g a cada 8 horas, em infusão de 15 a 30 minutos. Na meningite, 2 g a cada 8 horas. Se a depuração de creatinina estiver entre 26 e 50 mL/min, 1 g a cada 12 horas. Não é recomendado em menores de 3 meses. O uso com ácido valproico não é recomendado."',
    ['A associação de meropenem com valproato não é recomendada [1].'],
    [['negation', 'O uso de meropenem com ácido valproico é recomendado [1].']],
  ],
  [
    '"Meropenem 1 g pó para solução injetável: bula ‖ Posologia em adultos: 1 g a cada 8 horas, em infusão de 15 a 30 minutos. Na meningite, 2 g a cada 8 horas. Se a depuração de creatinina estiver entre 26 e 50 mL/min, 1 g a cada 12 horas. Não é recomendado em menores de 3 meses. O uso com ácido valproico não é recomendado." + "Balanced crystalloid versus saline in septic shock: ICU trial PAMPA ‖ A total of 2,046 adults with septic shock were enrolled in 38 ICUs. Death at 90 days occurred in 31.2% of the balanced group and 33.0% of the saline group (RR 0.95; 95% CI 0.83–1.08; P=0.39). New renal replacement therapy was required in 12.4% and 12.9%. Hyperchloraemia was less common with balanced solution (9.8% vs 21.5%; P<0.001). Median ICU stay was 6 days in both groups." + "Pacote da primeira hora: protocolo institucional ‖ Coletar lactato e hemoculturas antes do antibiótico, que deve ser administrado em até 60 minutos. Infundir cristaloide 30 mL/kg se houver hipotensão ou lactato igual ou superior a 4 mmol/L. Noradrenalina para manter PAM de pelo menos 65 mmHg. Hidrocortisona 200 mg/dia apenas no choque refratário. Não usar bicarbonato com pH acima de 7,15."',
    [],
    [['number-of-another', 'Na meningite, o meropenem é dado na dose de 2 g a cada 6 horas [1].']],
  ],
  [
    '"Escitalopram versus sertraline in late-life depression: SERENA trial ‖ Participants were 512 adults aged 65 years or older with major depressive disorder. After 12 weeks, remission was achieved by 41% with escitalopram and 38% with sertraline (difference 3 percentage points; 95% CI −5 to 11; P=0.48). Hyponatraemia (sodium <130 mmol/L) occurred in 6.3% and 5.9%. Discontinuation because of adverse events was lower with escitalopram (7.0% vs 12.5%; P=0.03). No suicides were recorded."',
    [
      'Após 12 semanas, a remissão foi de 41% com escitalopram e de 38% com sertralina, sem diferença significativa (p = 0,48) [1].',
    ],
    [
      ['digit', 'A hiponatremia ocorreu em 9,3% com escitalopram [1].'],
      [
        'direction',
        'A interrupção por eventos adversos foi maior com escitalopram do que com sertralina [1].',
      ],
      [
        'direction',
        'O escitalopram foi superior à sertralina em remissão (41% contra 38%), com diferença significativa [1].',
      ],
    ],
  ],
  [
    '"Lítio: orientações para a atenção básica ‖ O nível sérico desejado na manutenção é de 0,6 a 0,8 mEq/L, colhido 12 horas após a última dose. Acima de 1,5 mEq/L há risco de intoxicação. Dosar creatinina e TSH a cada 6 meses. Anti-inflamatórios não esteroidais aumentam o nível de lítio. Não associar tiazídicos sem controle. A hemodiálise está indicada com litemia acima de 4,0 mEq/L."',
    [
      'A litemia de manutenção fica entre 0,6 e 0,8 mEq/L, em amostra de 12 h após a dose [1].',
      'Colega: a hemodiálise está indicada se a litemia for > 4 mEq/L [1].',
    ],
    [
      ['comparator', 'A hemodiálise está indicada com litemia abaixo de 4,0 mEq/L [1].'],
      ['negation', 'A hemodiálise não está indicada com litemia acima de 4,0 mEq/L [1].'],
    ],
  ],
  [
    '"Lítio: orientações para a atenção básica ‖ O nível sérico desejado na manutenção é de 0,6 a 0,8 mEq/L, colhido 12 horas após a última dose. Acima de 1,5 mEq/L há risco de intoxicação. Dosar creatinina e TSH a cada 6 meses. Anti-inflamatórios não esteroidais aumentam o nível de lítio. Não associar tiazídicos sem controle. A hemodiálise está indicada com litemia acima de 4,0 mEq/L." + "Escitalopram versus sertraline in late-life depression: SERENA trial ‖ Participants were 512 adults aged 65 years or older with major depressive disorder. After 12 weeks, remission was achieved by 41% with escitalopram and 38% with sertraline (difference 3 percentage points; 95% CI −5 to 11; P=0.48). Hyponatraemia (sodium <130 mmol/L) occurred in 6.3% and 5.9%. Discontinuation because of adverse events was lower with escitalopram (7.0% vs 12.5%; P=0.03). No suicides were recorded."',
    [],
    [['number-of-another', 'Acima de 6,3 mEq/L há risco de intoxicação por lítio [1].']],
  ],
  [
    '"Tuberculose sensível: nota do Ministério da Saúde ‖ O esquema básico para pessoas com 10 anos ou mais compreende 2 meses de rifampicina, isoniazida, pirazinamida e etambutol, seguidos de 4 meses de rifampicina e isoniazida. Entre 36 kg e 50 kg usam-se 3 comprimidos ao dia; acima de 70 kg, 5 comprimidos. O esquema é o mesmo nas pessoas vivendo com HIV. Na tuberculose meningoencefálica, a fase de manutenção dura 10 meses. A gestação não contraindica o esquema básico. Em 2023, a incidência no estado foi de 39,8 casos por 100 mil habitantes."',
    [
      'A incidência estadual em 2023 ficou em 39,8/100.000 habitantes [1].',
      'O esquema básico também vale para quem vive com HIV [1].',
    ],
    [
      ['decimal', 'A incidência em 2023 foi de 398 casos por 100 mil habitantes [1].'],
      ['negation', 'A gestação contraindica o esquema básico da tuberculose [1].'],
    ],
  ],
  [
    '"Hanseníase: guia de bolso ‖ A poliquimioterapia única associa rifampicina 600 mg mensal supervisionada, dapsona 100 mg diária e clofazimina 300 mg mensal mais 50 mg diária. A forma paucibacilar (até cinco lesões) é tratada em 6 meses; a multibacilar (mais de cinco lesões), em 12 meses. A reação tipo 2 não se trata com prednisona como primeira escolha, e sim com talidomida 100 a 400 mg/dia, proibida em mulheres grávidas."',
    ['Multibacilar trata-se por 12 meses; paucibacilar, por 6 [1].'],
    [['comparator', 'A forma multibacilar corresponde a menos de cinco lesões [1].']],
  ],
  [
    '"Shorter regimen for household contacts: VALE trial ‖ A total of 4,310 household contacts were randomized to rifapentine plus isoniazid once weekly for 12 doses or isoniazid daily for 6 months. Active tuberculosis developed in 0.6% and 0.7%, respectively (HR 0.86; 95% CI 0.41–1.80). Completion was higher with the weekly regimen (89% vs 67%). Hepatotoxicity was lower (0.4% vs 2.1%; P<0.001)."',
    [
      'Tuberculose ativa em 0,6% e 0,7% dos contatos, respectivamente com rifapentina-isoniazida e isoniazida isolada (HR 0,86; IC 95% 0,41 a 1,80) [1].',
    ],
    [['arms', 'A conclusão do tratamento foi de 67% no esquema semanal e 89% com isoniazida diária [1].']],
  ],
  [
    '"Tuberculose sensível: nota do Ministério da Saúde ‖ O esquema básico para pessoas com 10 anos ou mais compreende 2 meses de rifampicina, isoniazida, pirazinamida e etambutol, seguidos de 4 meses de rifampicina e isoniazida. Entre 36 kg e 50 kg usam-se 3 comprimidos ao dia; acima de 70 kg, 5 comprimidos. O esquema é o mesmo nas pessoas vivendo com HIV. Na tuberculose meningoencefálica, a fase de manutenção dura 10 meses. A gestação não contraindica o esquema básico. Em 2023, a incidência no estado foi de 39,8 casos por 100 mil habitantes." + "Hanseníase: guia de bolso ‖ A poliquimioterapia única associa rifampicina 600 mg mensal supervisionada, dapsona 100 mg diária e clofazimina 300 mg mensal mais 50 mg diária. A forma paucibacilar (até cinco lesões) é tratada em 6 meses; a multibacilar (mais de cinco lesões), em 12 meses. A reação tipo 2 não se trata com prednisona como primeira escolha, e sim com talidomida 100 a 400 mg/dia, proibida em mulheres grávidas." + "Shorter regimen for household contacts: VALE trial ‖ A total of 4,310 household contacts were randomized to rifapentine plus isoniazid once weekly for 12 doses or isoniazid daily for 6 months. Active tuberculosis developed in 0.6% and 0.7%, respectively (HR 0.86; 95% CI 0.41–1.80). Completion was higher with the weekly regimen (89% vs 67%). Hepatotoxicity was lower (0.4% vs 2.1%; P<0.001)."',
    [],
    [['wrong-reference', 'A clofazimina é dada na dose de 300 mg mensal mais 50 mg diária [1].']],
  ],
  [
    '"Sotaglina in diabetic kidney disease: RIM-7 ‖ This trial enrolled 5,216 patients with type 2 diabetes and an eGFR of 25 to 75 mL/min/1.73 m². The primary kidney outcome occurred in 10.8% assigned to sotaglina and 14.1% assigned to placebo (hazard ratio, 0.74; 95% CI, 0.64 to 0.86; number needed to treat, 30). Hyperkalemia-related discontinuation was 1.7% vs 0.6%. The decline in eGFR slowed by 1.2 mL/min/1.73 m² per year. Blood pressure fell by 3.6 mm Hg. No effect on heart failure hospitalization was observed (HR 0.98; 95% CI 0.81–1.19)."',
    ['A sotaglina não teve efeito sobre as internações por insuficiência cardíaca (HR 0,98) [1].'],
    [
      ['bounds', 'Desfecho renal: HR 0,74; IC 95% 0,54 a 0,86 [1].'],
      ['direction', 'A pressão arterial subiu 3,6 mmHg com sotaglina [1].'],
      ['arms', 'O desfecho renal ocorreu em 14,1% no grupo sotaglina e 10,8% no grupo placebo [1].'],
      [
        'direction',
        'As interrupções por hipercalemia foram menos comuns com sotaglina (1,7% contra 0,6%) [1].',
      ],
    ],
  ],
  [
    '"Doença renal crônica: capítulo para o generalista ‖ Define-se doença renal crônica por TFG inferior a 60 mL/min/1,73 m² ou albuminúria de 30 mg/g ou mais por pelo menos 3 meses. Encaminhar ao nefrologista se TFG < 30 mL/min/1,73 m². A metformina deve ser suspensa abaixo de 30 mL/min/1,73 m² e reduzida à metade entre 30 e 44. Restringir sódio a 2 g/dia. Não se recomenda restrição proteica abaixo de 0,6 g/kg/dia. Meta de hemoglobina em uso de eritropoetina: 10 a 11,5 g/dL."',
    [
      '- **Metformina**: suspender com TFG < 30; metade da dose se 30–44 mL/min/1,73 m² [1]',
      '**Metas**: Hb 10–11,5 g/dL com eritropoetina; sódio 2 g/dia [1]',
    ],
    [
      ['digit', 'Encaminhar ao nefrologista se TFG < 20 mL/min/1,73 m² [1].'],
      ['unit', 'Albuminúria de 30 g/g ou mais define doença renal crônica [1].'],
    ],
  ],
  [
    '"Sotaglina in diabetic kidney disease: RIM-7 ‖ This trial enrolled 5,216 patients with type 2 diabetes and an eGFR of 25 to 75 mL/min/1.73 m². The primary kidney outcome occurred in 10.8% assigned to sotaglina and 14.1% assigned to placebo (hazard ratio, 0.74; 95% CI, 0.64 to 0.86; number needed to treat, 30). Hyperkalemia-related discontinuation was 1.7% vs 0.6%. The decline in eGFR slowed by 1.2 mL/min/1.73 m² per year. Blood pressure fell by 3.6 mm Hg. No effect on heart failure hospitalization was observed (HR 0.98; 95% CI 0.81–1.19)." + "Doença renal crônica: capítulo para o generalista ‖ Define-se doença renal crônica por TFG inferior a 60 mL/min/1,73 m² ou albuminúria de 30 mg/g ou mais por pelo menos 3 meses. Encaminhar ao nefrologista se TFG < 30 mL/min/1,73 m². A metformina deve ser suspensa abaixo de 30 mL/min/1,73 m² e reduzida à metade entre 30 e 44. Restringir sódio a 2 g/dia. Não se recomenda restrição proteica abaixo de 0,6 g/kg/dia. Meta de hemoglobina em uso de eritropoetina: 10 a 11,5 g/dL."',
    [
      'O declínio da TFGe foi 1,2 mL/min/1,73 m² ao ano mais lento com sotaglina [1], e o encaminhamento ao nefrologista cabe quando a TFG é menor que 30 mL/min/1,73 m² [2].',
    ],
    [
      [
        'wrong-reference',
        'O sódio deve ser restringido a 2 g/dia e a hemoglobina mantida entre 10 e 11,5 g/dL [1].',
      ],
    ],
  ],
  [
    '"Isotretinoína cápsulas: bula do profissional ‖ A dose inicial é de 0,5 mg/kg/dia; a dose total cumulativa recomendada é de 120 a 150 mg/kg. É contraindicada na gravidez, e a contracepção deve ser mantida por 1 mês após o término. Não deve ser associada a tetraciclinas, pelo risco de hipertensão intracraniana. Queilite ocorre em mais de 90% dos pacientes e elevação de triglicerídeos em 25%."',
    ['Por causa da hipertensão intracraniana, isotretinoína e tetraciclinas não se associam [1].'],
    [['unit', 'A contracepção deve ser mantida por 1 ano após o término da isotretinoína [1].']],
  ],
  [
    '"Topical ruxolimine for vitiligo: LUZ-1 ‖ In 412 participants aged 12 years or older with facial vitiligo, a 75% improvement in the facial score at week 24 was achieved by 27.6% with ruxolimine 1.5% cream and 8.2% with vehicle (relative risk 3.4; 95% CI 1.9 to 6.1; P<0.0001). Acne at the application site occurred in 6.4% and 1.3%. Improvement was not seen in acral lesions."',
    ['O risco relativo de resposta facial foi 3,4, com IC 95% de 1,9 a 6,1 [1].'],
    [
      ['bounds', 'Risco relativo de 3,4 (IC 95% 1,9–9,1) para resposta facial [1].'],
      ['direction', 'Houve melhora nas lesões acrais com ruxolimina [1].'],
    ],
  ],
  [
    '"Escabiose: orientação técnica da vigilância ‖ Permetrina a 5% em creme, aplicada à noite e retirada após 8 a 14 horas, com repetição em 7 dias. Ivermectina 200 mcg/kg em dose única, repetida após 14 dias; não usar em crianças com menos de 15 kg. Todos os contactantes domiciliares devem ser tratados, mesmo sem sintomas. Roupas devem ser lavadas a 60 °C."',
    ['Ivermectina 200 µg/kg, dose única, com repetição em 14 dias, exceto abaixo de 15 kg [1].'],
    [
      ['digit', 'As roupas devem ser lavadas a 50 °C [1].'],
      ['unit', 'Ivermectina 200 mg/kg em dose única [1].'],
      ['population', 'Não usar ivermectina em crianças com mais de 15 kg [1].'],
    ],
  ],
  [
    '"Isotretinoína cápsulas: bula do profissional ‖ A dose inicial é de 0,5 mg/kg/dia; a dose total cumulativa recomendada é de 120 a 150 mg/kg. É contraindicada na gravidez, e a contracepção deve ser mantida por 1 mês após o término. Não deve ser associada a tetraciclinas, pelo risco de hipertensão intracraniana. Queilite ocorre em mais de 90% dos pacientes e elevação de triglicerídeos em 25%." + "Topical ruxolimine for vitiligo: LUZ-1 ‖ In 412 participants aged 12 years or older with facial vitiligo, a 75% improvement in the facial score at week 24 was achieved by 27.6% with ruxolimine 1.5% cream and 8.2% with vehicle (relative risk 3.4; 95% CI 1.9 to 6.1; P<0.0001). Acne at the application site occurred in 6.4% and 1.3%. Improvement was not seen in acral lesions." + "Escabiose: orientação técnica da vigilância ‖ Permetrina a 5% em creme, aplicada à noite e retirada após 8 a 14 horas, com repetição em 7 dias. Ivermectina 200 mcg/kg em dose única, repetida após 14 dias; não usar em crianças com menos de 15 kg. Todos os contactantes domiciliares devem ser tratados, mesmo sem sintomas. Roupas devem ser lavadas a 60 °C."',
    [],
    [['wrong-reference', 'A ivermectina é usada na dose de 200 mcg/kg, repetida após 14 dias [1].']],
  ],
  [
    '"Tenecteplase up to 6 hours in minor stroke: VENTO trial ‖ We enrolled 1,150 adults with minor ischaemic stroke (NIHSS 0–5) and symptom onset within 6 h. Excellent outcome at 90 days (mRS 0–1) was recorded in 438 (76%) of 576 patients given tenecteplase 0.25 mg/kg and 442 (77%) of 574 given standard care (RR 0.99, 95% CI 0.92–1.06, p=0.72). Symptomatic intracranial haemorrhage was more common with tenecteplase (1.9% vs 0.3%). Deaths: 4.6% vs 2.8%."',
    [
      'No estudo VENTO, desfecho excelente em 76% com tenecteplase e 77% com tratamento padrão (RR 0,99; IC 95% 0,92 a 1,06) [1].',
    ],
    [
      ['bounds', 'RR 0,99 (IC 95% 1,06–0,92) para desfecho excelente [1].'],
      ['arms', 'Mortes: 2,8% com tenecteplase e 4,6% com o cuidado padrão [1].'],
    ],
  ],
  [
    '"Linha de cuidado do AVC: fase aguda ‖ A trombólise com alteplase é feita até 4,5 horas do início dos sintomas: 0,9 mg/kg, máximo de 90 mg, 10% em bólus e o restante em 60 minutos. Antes dela a pressão deve estar abaixo de 185 × 110 mmHg. Glicemia menor que 50 mg/dL deve ser corrigida antes. A trombectomia mecânica pode ser feita até 24 horas em casos selecionados. Não administrar ácido acetilsalicílico nas primeiras 24 horas após a trombólise."',
    [
      'Alteplase 0,9 mg/kg, no máximo 90 mg, sendo um décimo em bolus [1].',
      'PA < 185/110 mmHg é exigida antes da alteplase [1].',
    ],
    [
      ['digit', 'Antes da trombólise a pressão deve estar abaixo de 195 × 110 mmHg [1].'],
      ['unit', 'Corrigir antes a glicemia menor que 50 g/dL [1].'],
    ],
  ],
  [
    '"Tenecteplase up to 6 hours in minor stroke: VENTO trial ‖ We enrolled 1,150 adults with minor ischaemic stroke (NIHSS 0–5) and symptom onset within 6 h. Excellent outcome at 90 days (mRS 0–1) was recorded in 438 (76%) of 576 patients given tenecteplase 0.25 mg/kg and 442 (77%) of 574 given standard care (RR 0.99, 95% CI 0.92–1.06, p=0.72). Symptomatic intracranial haemorrhage was more common with tenecteplase (1.9% vs 0.3%). Deaths: 4.6% vs 2.8%." + "Linha de cuidado do AVC: fase aguda ‖ A trombólise com alteplase é feita até 4,5 horas do início dos sintomas: 0,9 mg/kg, máximo de 90 mg, 10% em bólus e o restante em 60 minutos. Antes dela a pressão deve estar abaixo de 185 × 110 mmHg. Glicemia menor que 50 mg/dL deve ser corrigida antes. A trombectomia mecânica pode ser feita até 24 horas em casos selecionados. Não administrar ácido acetilsalicílico nas primeiras 24 horas após a trombólise."',
    [],
    [['wrong-reference', 'A alteplase é dada na dose de 0,9 mg/kg, até 90 mg [1].']],
  ],
  [
    '"Osimertinib-like TKI zanvotinib in EGFR-mutant lung cancer ‖ Among 602 previously untreated patients, median progression-free survival was 19.4 months with zanvotinib and 10.9 months with gefitinib (HR for progression or death, 0.47; 95% CI, 0.38 to 0.58; P<0.001). Median overall survival was 34.1 and 31.8 months (HR 0.92; 95% CI 0.75–1.13). Grade 3 or higher adverse events were less frequent with zanvotinib (33% vs 46%). Interstitial lung disease occurred in 3.6%."',
    [
      'Não houve ganho significativo de sobrevida global (HR 0,92; IC 95% 0,75 a 1,13) [1].',
      'Na EGFR mutada, zanvotinibe quase dobrou a SLP (19,4 vs 10,9 meses; HR 0,47), sem diferença significativa de sobrevida global [1].',
    ],
    [
      ['direction', 'Eventos adversos de grau 3 ou mais foram mais frequentes com zanvotinibe [1].'],
      ['arms', 'A sobrevida global mediana foi de 31,8 meses com zanvotinibe e 34,1 com gefitinibe [1].'],
    ],
  ],
  [
    '"Rastreamento do câncer do colo do útero: nota informativa ‖ O teste de DNA-HPV é oferecido dos 25 aos 64 anos. Se negativo, repetir em 5 anos. A citologia negativa repete-se em 3 anos, depois de duas coletas anuais. Não se recomenda rastrear antes dos 25 anos. Mulheres histerectomizadas por doença benigna podem ser excluídas. A cobertura em 2024 foi de 68,2%."',
    ['Antes dos 25 anos o rastreamento não é recomendado [1].'],
    [
      ['digit', 'O teste de DNA-HPV é oferecido dos 25 aos 69 anos [1].'],
      ['decimal', 'A cobertura em 2024 foi de 6,82% [1].'],
    ],
  ],
  [
    '"Ondansetrona: bula ‖ Para náusea por quimioterapia: 8 mg por via oral 1 a 2 horas antes e 8 mg a cada 12 horas, por até 5 dias. Dose intravenosa única não deve exceder 16 mg. Em insuficiência hepática grave, não ultrapassar 8 mg/dia. Pode prolongar o intervalo QT. Cefaleia em mais de 10% dos pacientes."',
    ['Na hepatopatia grave o limite é de 8 mg de ondansetrona por dia [1].'],
    [['comparator', 'A cefaleia ocorre em menos de 10% dos pacientes com ondansetrona [1].']],
  ],
  [
    '"Ondansetrona: bula ‖ Para náusea por quimioterapia: 8 mg por via oral 1 a 2 horas antes e 8 mg a cada 12 horas, por até 5 dias. Dose intravenosa única não deve exceder 16 mg. Em insuficiência hepática grave, não ultrapassar 8 mg/dia. Pode prolongar o intervalo QT. Cefaleia em mais de 10% dos pacientes." + "Osimertinib-like TKI zanvotinib in EGFR-mutant lung cancer ‖ Among 602 previously untreated patients, median progression-free survival was 19.4 months with zanvotinib and 10.9 months with gefitinib (HR for progression or death, 0.47; 95% CI, 0.38 to 0.58; P<0.001). Median overall survival was 34.1 and 31.8 months (HR 0.92; 95% CI 0.75–1.13). Grade 3 or higher adverse events were less frequent with zanvotinib (33% vs 46%). Interstitial lung disease occurred in 3.6%." + "Rastreamento do câncer do colo do útero: nota informativa ‖ O teste de DNA-HPV é oferecido dos 25 aos 64 anos. Se negativo, repetir em 5 anos. A citologia negativa repete-se em 3 anos, depois de duas coletas anuais. Não se recomenda rastrear antes dos 25 anos. Mulheres histerectomizadas por doença benigna podem ser excluídas. A cobertura em 2024 foi de 68,2%."',
    [],
    [['wrong-reference', 'O teste de DNA-HPV é oferecido dos 25 aos 64 anos [1].']],
  ],
  [
    '"Manejo clínico da dengue: nota técnica estadual ‖ No grupo A, hidratação oral de 60 mL/kg/dia em adultos, um terço com solução de reidratação oral. No grupo C, 10 mL/kg de soro fisiológico na primeira hora. Plaquetas abaixo de 20.000/mm³ sem sangramento não indicam transfusão profilática. O hematócrito deve ser repetido a cada 2 horas no grupo C. Ácido acetilsalicílico e anti-inflamatórios são contraindicados. Entre janeiro e junho de 2024 registraram-se 48.315 casos prováveis e 57 óbitos."',
    [
      'No grupo A, o adulto recebe 60 mL/kg/dia por via oral, sendo 1/3 com SRO [1].',
      'Mesmo com menos de 20 mil plaquetas por mm³, sem sangramento, não se transfunde de forma profilática [1].',
    ],
    [
      ['unit', 'O hematócrito deve ser repetido a cada 2 dias no grupo C [1].'],
      ['negation', 'Plaquetas abaixo de 20.000/mm³ sem sangramento indicam transfusão profilática [1].'],
      ['unit', 'Grupo C: 10 L/kg de soro fisiológico na primeira hora [1].'],
    ],
  ],
  [
    '"Chikungunya in older adults: cohort from two state capitals ‖ Among 1,066 confirmed cases, 43% had arthralgia for more than 3 months. Persistent arthralgia was associated with female sex (OR 2.1; 95% CI 1.6–2.8) and age over 60 years (OR 1.7; 95% CI 1.2–2.3), but not with initial viral load (OR 1.02; 95% CI 0.94–1.11). Case fatality was 1.3 per 1,000. Corticosteroid use in the acute phase did not shorten symptoms."',
    [
      'Sexo feminino (OR 2,1; IC 95% 1,6–2,8) e idade acima de 60 anos (OR 1,7) associaram-se à artralgia persistente [1].',
      'O uso de corticoide na fase aguda não encurtou os sintomas [1].',
    ],
    [
      ['digit', 'Sexo feminino: OR 2,7 para artralgia persistente [1].'],
      ['bounds', 'Idade acima de 60 anos: OR 1,7 (IC 95% 1,2–3,2) [1].'],
      ['population', 'O sexo masculino associou-se à artralgia persistente (OR 2,1) [1].'],
    ],
  ],
  [
    '"Chikungunya in older adults: cohort from two state capitals ‖ Among 1,066 confirmed cases, 43% had arthralgia for more than 3 months. Persistent arthralgia was associated with female sex (OR 2.1; 95% CI 1.6–2.8) and age over 60 years (OR 1.7; 95% CI 1.2–2.3), but not with initial viral load (OR 1.02; 95% CI 0.94–1.11). Case fatality was 1.3 per 1,000. Corticosteroid use in the acute phase did not shorten symptoms." + "Manejo clínico da dengue: nota técnica estadual ‖ No grupo A, hidratação oral de 60 mL/kg/dia em adultos, um terço com solução de reidratação oral. No grupo C, 10 mL/kg de soro fisiológico na primeira hora. Plaquetas abaixo de 20.000/mm³ sem sangramento não indicam transfusão profilática. O hematócrito deve ser repetido a cada 2 horas no grupo C. Ácido acetilsalicílico e anti-inflamatórios são contraindicados. Entre janeiro e junho de 2024 registraram-se 48.315 casos prováveis e 57 óbitos."',
    [],
    [['wrong-reference', 'Houve 48.315 casos prováveis de janeiro a junho de 2024 [1].']],
  ],
  [
    '"Vericapril in heart failure with reduced ejection fraction (CORDILHEIRA) ‖ In this placebo-controlled trial of 6,118 patients with an ejection fraction of 40% or less, the primary composite of cardiovascular death or heart-failure hospitalization occurred in 18.7% of the vericapril group and 22.4% of the placebo group (hazard ratio 0.81; 95% CI 0.73–0.90; P<0.001). Cardiovascular death alone was not significantly reduced (HR 0.93; 95% CI 0.80–1.08). In the subgroup aged 75 years or older the hazard ratio was 0.88 (95% CI 0.73–1.06). Symptomatic hypotension was more common with vericapril (8.6% vs 6.7%). Median follow-up, 18 months."',
    ['Isoladamente, a morte cardiovascular não caiu de forma significativa (HR 0,93; IC 95% 0,80–1,08) [1].'],
    [
      ['comparator', 'O ensaio incluiu pacientes com fração de ejeção de 40% ou mais [1].'],
      ['direction', 'A hipotensão sintomática foi menos comum com vericapril do que com placebo [1].'],
      ['population', 'O CORDILHEIRA estudou a insuficiência cardíaca com fração de ejeção preservada [1].'],
      [
        'digit',
        'No CORDILHEIRA o composto teve HR de 0,81 (IC 95% 0,73–0,90) e a morte cardiovascular, HR de 0,83 (IC 95% 0,80–1,08) [1].',
      ],
    ],
  ],
  [
    '"Betabloqueadores na insuficiência cardíaca: aula do residente ‖ O carvedilol começa com 3,125 mg duas vezes ao dia e dobra a cada 2 semanas até 25 mg duas vezes ao dia (50 mg duas vezes ao dia se o peso for maior que 85 kg). Não iniciar durante a descompensação. O succinato de metoprolol vai de 25 a 200 mg por dia. Suspender se a frequência cardíaca ficar abaixo de 50 bpm com sintomas. O atenolol não tem benefício demonstrado nessa indicação."',
    [
      'Carvedilol: 3,125 mg 2×/dia, dobrando de duas em duas semanas; alvo 25 mg 2×/dia, ou 50 mg 2×/dia acima de 85 kg [1].',
    ],
    [['digit', 'O succinato de metoprolol vai de 25 a 100 mg por dia [1].']],
  ],
  [
    '"Digoxina: folheto da farmácia hospitalar ‖ Dose usual em idosos: 0,125 mg ao dia. Nível sérico desejado: 0,5 a 0,9 ng/mL. A amiodarona aumenta o nível de digoxina em cerca de 70%; por isso a dose deve ser reduzida à metade. Hipocalemia aumenta a toxicidade. A digoxina não diminui a mortalidade."',
    ['A digoxina não reduz a mortalidade [1].'],
    [
      ['unit', 'Nível sérico desejado de digoxina: 0,5 a 0,9 mg/mL [1].'],
      ['direction', 'A hipocalemia reduz a toxicidade da digoxina [1].'],
      ['negation', 'A digoxina diminui a mortalidade [1].'],
    ],
  ],
  [
    '"Betabloqueadores na insuficiência cardíaca: aula do residente ‖ O carvedilol começa com 3,125 mg duas vezes ao dia e dobra a cada 2 semanas até 25 mg duas vezes ao dia (50 mg duas vezes ao dia se o peso for maior que 85 kg). Não iniciar durante a descompensação. O succinato de metoprolol vai de 25 a 200 mg por dia. Suspender se a frequência cardíaca ficar abaixo de 50 bpm com sintomas. O atenolol não tem benefício demonstrado nessa indicação." + "Digoxina: folheto da farmácia hospitalar ‖ Dose usual em idosos: 0,125 mg ao dia. Nível sérico desejado: 0,5 a 0,9 ng/mL. A amiodarona aumenta o nível de digoxina em cerca de 70%; por isso a dose deve ser reduzida à metade. Hipocalemia aumenta a toxicidade. A digoxina não diminui a mortalidade."',
    ['O metoprolol succinato vai até 200 mg/dia [1] e a digoxina do idoso fica em 0,125 mg/dia [2].'],
    [],
  ],
  [
    '"Digoxina: folheto da farmácia hospitalar ‖ Dose usual em idosos: 0,125 mg ao dia. Nível sérico desejado: 0,5 a 0,9 ng/mL. A amiodarona aumenta o nível de digoxina em cerca de 70%; por isso a dose deve ser reduzida à metade. Hipocalemia aumenta a toxicidade. A digoxina não diminui a mortalidade." + "Vericapril in heart failure with reduced ejection fraction (CORDILHEIRA) ‖ In this placebo-controlled trial of 6,118 patients with an ejection fraction of 40% or less, the primary composite of cardiovascular death or heart-failure hospitalization occurred in 18.7% of the vericapril group and 22.4% of the placebo group (hazard ratio 0.81; 95% CI 0.73–0.90; P<0.001). Cardiovascular death alone was not significantly reduced (HR 0.93; 95% CI 0.80–1.08). In the subgroup aged 75 years or older the hazard ratio was 0.88 (95% CI 0.73–1.06). Symptomatic hypotension was more common with vericapril (8.6% vs 6.7%). Median follow-up, 18 months." + "Betabloqueadores na insuficiência cardíaca: aula do residente ‖ O carvedilol começa com 3,125 mg duas vezes ao dia e dobra a cada 2 semanas até 25 mg duas vezes ao dia (50 mg duas vezes ao dia se o peso for maior que 85 kg). Não iniciar durante a descompensação. O succinato de metoprolol vai de 25 a 200 mg por dia. Suspender se a frequência cardíaca ficar abaixo de 50 bpm com sintomas. O atenolol não tem benefício demonstrado nessa indicação."',
    [],
    [['number-of-another', 'A amiodarona aumenta o nível de digoxina em cerca de 85% [1].']],
  ],
  [
    '"Reanimação neonatal: documento da sociedade estadual ‖ Em recém-nascidos com 34 semanas ou mais, iniciar a ventilação com ar ambiente; abaixo de 34 semanas, com oxigênio a 30%. A ventilação deve começar nos primeiros 60 segundos de vida. A massagem cardíaca é indicada se a frequência for menor que 60 bpm após 30 segundos de ventilação efetiva, na relação de 3 compressões para 1 ventilação. A adrenalina endovenosa é de 0,01 a 0,03 mg/kg. O bicarbonato não é recomendado na sala de parto."',
    ['A partir de 34 semanas, ventila-se primeiro com ar ambiente, dentro do primeiro minuto de vida [1].'],
    [
      ['digit', 'A ventilação deve começar nos primeiros 90 segundos de vida [1].'],
      ['unit', 'A ventilação deve começar nos primeiros 60 minutos de vida [1].'],
      ['decimal', 'A adrenalina endovenosa na sala de parto é de 0,001 a 0,003 mg/kg [1].'],
    ],
  ],
  [
    '"Caffeine dosing in preterm infants: the NINHO trial ‖ In 872 preterm infants born at less than 30 weeks, high-dose caffeine (loading 40 mg/kg) was compared with standard dose (20 mg/kg). Extubation failure occurred in 22.8% and 30.1%, respectively (RR 0.76; 95% CI 0.61–0.94). Bronchopulmonary dysplasia did not differ (35.4% vs 36.0%; P=0.86). Tachycardia was more frequent with the high dose (13.0% vs 6.2%). Seizures: no difference."',
    [
      'A dose alta de cafeína reduziu a falha de extubação para 22,8%, contra 30,1% na dose padrão (RR 0,76) [1].',
    ],
    [
      ['direction', 'A dose alta de cafeína aumentou a falha de extubação [1].'],
      ['direction', 'A taquicardia foi menos frequente com a dose alta [1].'],
      ['arms', 'Falha de extubação: 30,1% com a dose alta e 22,8% com a dose padrão [1].'],
      ['population', 'O NINHO incluiu recém-nascidos a termo [1].'],
    ],
  ],
  [
    '"Icterícia neonatal: rotina da maternidade ‖ Bilirrubina total acima de 12 mg/dL entre 24 e 48 horas em recém-nascido de baixo risco indica fototerapia. Icterícia antes de 24 horas de vida é sempre patológica. A irradiância deve ser de pelo menos 30 µW/cm²/nm. Não suspender o aleitamento materno. Repetir a bilirrubina 12 a 24 horas após a alta."',
    [
      'Icterícia nas primeiras 24 h é sempre patológica [1].',
      'Segundo a rotina da casa [1], a bilirrubina é repetida de 12 a 24 horas depois da alta.',
    ],
    [],
  ],
  [
    '"Caffeine dosing in preterm infants: the NINHO trial ‖ In 872 preterm infants born at less than 30 weeks, high-dose caffeine (loading 40 mg/kg) was compared with standard dose (20 mg/kg). Extubation failure occurred in 22.8% and 30.1%, respectively (RR 0.76; 95% CI 0.61–0.94). Bronchopulmonary dysplasia did not differ (35.4% vs 36.0%; P=0.86). Tachycardia was more frequent with the high dose (13.0% vs 6.2%). Seizures: no difference." + "Reanimação neonatal: documento da sociedade estadual ‖ Em recém-nascidos com 34 semanas ou mais, iniciar a ventilação com ar ambiente; abaixo de 34 semanas, com oxigênio a 30%. A ventilação deve começar nos primeiros 60 segundos de vida. A massagem cardíaca é indicada se a frequência for menor que 60 bpm após 30 segundos de ventilação efetiva, na relação de 3 compressões para 1 ventilação. A adrenalina endovenosa é de 0,01 a 0,03 mg/kg. O bicarbonato não é recomendado na sala de parto." + "Icterícia neonatal: rotina da maternidade ‖ Bilirrubina total acima de 12 mg/dL entre 24 e 48 horas em recém-nascido de baixo risco indica fototerapia. Icterícia antes de 24 horas de vida é sempre patológica. A irradiância deve ser de pelo menos 30 µW/cm²/nm. Não suspender o aleitamento materno. Repetir a bilirrubina 12 a 24 horas após a alta."',
    [],
    [
      [
        'wrong-reference',
        'A bilirrubina total acima de 12 mg/dL entre 24 e 48 horas indica fototerapia [1].',
      ],
    ],
  ],
  [
    '"Profilaxia pré-exposição: protocolo ‖ A PrEP oral diária combina tenofovir 300 mg e entricitabina 200 mg. Está indicada a partir de 15 anos, com peso mínimo de 35 kg. Iniciar com dose de 2 comprimidos. A proteção para relações anais exige 7 dias de uso; para relações vaginais, 20 dias. Não é indicada se a depuração de creatinina for menor que 60 mL/min. Reavaliar a cada 3 meses. PrEP não protege contra sífilis."',
    ['ClCr < 60 mL/min: PrEP oral não indicada [1].'],
    [
      ['digit', 'Para relações vaginais, a proteção da PrEP exige 21 dias de uso [1].'],
      ['comparator', 'A PrEP não é indicada se a depuração de creatinina for maior que 60 mL/min [1].'],
      ['negation', 'A PrEP protege contra sífilis [1].'],
      ['unit', 'Reavaliar o usuário de PrEP a cada 3 semanas [1].'],
    ],
  ],
  [
    '"Doxycycline postexposure prophylaxis in cisgender women: BAHIA-DoxyPEP ‖ In this open-label trial, 613 cisgender women receiving HIV preexposure prophylaxis were assigned to doxycycline 200 mg within 72 hours after sex or to standard care. Incident sexually transmitted infections did not differ significantly between groups (22.7 vs 26.4 per 100 person-years; RR 0.86; 95% CI 0.57–1.31). No serious adverse events were attributed to doxycycline. Adherence, measured in hair, was 27%."',
    ['Nenhum evento adverso grave foi atribuído à doxiciclina [1].'],
    [
      [
        'arms',
        'A incidência de IST foi de 26,4 por 100 pessoas-ano com doxiciclina e 22,7 com o cuidado padrão [1].',
      ],
    ],
  ],
  [
    '"Sífilis: conduta na unidade básica ‖ Sífilis recente: benzilpenicilina benzatina 2,4 milhões UI em dose única intramuscular. Sífilis tardia: 2,4 milhões UI por semana, por 3 semanas (total de 7,2 milhões UI). Na gestante, nenhuma alternativa à penicilina é aceita. Queda de duas diluições do VDRL em 6 meses é resposta adequada. Doxiciclina 100 mg de 12/12 horas por 15 dias é alternativa para não gestantes."',
    ['Na gravidez só a penicilina é aceita para tratar sífilis [1].'],
    [['decimal', 'Sífilis tardia: total de 72 milhões UI de benzilpenicilina [1].']],
  ],
  [
    '"Profilaxia pré-exposição: protocolo ‖ A PrEP oral diária combina tenofovir 300 mg e entricitabina 200 mg. Está indicada a partir de 15 anos, com peso mínimo de 35 kg. Iniciar com dose de 2 comprimidos. A proteção para relações anais exige 7 dias de uso; para relações vaginais, 20 dias. Não é indicada se a depuração de creatinina for menor que 60 mL/min. Reavaliar a cada 3 meses. PrEP não protege contra sífilis." + "Doxycycline postexposure prophylaxis in cisgender women: BAHIA-DoxyPEP ‖ In this open-label trial, 613 cisgender women receiving HIV preexposure prophylaxis were assigned to doxycycline 200 mg within 72 hours after sex or to standard care. Incident sexually transmitted infections did not differ significantly between groups (22.7 vs 26.4 per 100 person-years; RR 0.86; 95% CI 0.57–1.31). No serious adverse events were attributed to doxycycline. Adherence, measured in hair, was 27%." + "Sífilis: conduta na unidade básica ‖ Sífilis recente: benzilpenicilina benzatina 2,4 milhões UI em dose única intramuscular. Sífilis tardia: 2,4 milhões UI por semana, por 3 semanas (total de 7,2 milhões UI). Na gestante, nenhuma alternativa à penicilina é aceita. Queda de duas diluições do VDRL em 6 meses é resposta adequada. Doxiciclina 100 mg de 12/12 horas por 15 dias é alternativa para não gestantes."',
    [],
    [['wrong-reference', 'A sífilis recente é tratada com 2,4 milhões UI em dose única [1].']],
  ],
  [
    '"Vitamin D and falls: pragmatic trial in primary care ‖ We allocated 2,870 community-dwelling adults aged 70 years or over to monthly cholecalciferol 60,000 IU or placebo for 3 years. Falls occurred in 61.8% with cholecalciferol and 60.9% with placebo (HR 1.02; 95% CI 0.94–1.11). Hip fractures were unchanged. Hypercalcaemia was twice as common (1.2% vs 0.6%). In participants with baseline 25-hydroxyvitamin D below 25 nmol/L, falls were reduced (HR 0.79; 95% CI 0.64–0.98)."',
    ['As fraturas de quadril não mudaram com o colecalciferol [1].'],
    [
      ['decimal', 'O colecalciferol mensal foi de 6.000 UI [1].'],
      ['bounds', 'Quedas: HR 1,02 (IC 95% 0,84–1,11) [1].'],
      [
        'direction',
        'No subgrupo com 25-hidroxivitamina D abaixo de 25 nmol/L, as quedas aumentaram (HR 0,79) [1].',
      ],
      ['arms', 'Hipercalcemia: 0,6% com colecalciferol e 1,2% com placebo [1].'],
    ],
  ],
  [
    '"Prevenção de quedas: caderno de atenção básica ‖ O teste de levantar e andar com 12 segundos ou mais indica risco aumentado. Exercício de equilíbrio por pelo menos 3 horas semanais reduz as quedas em 23%. A retirada gradual de benzodiazepínicos é recomendada. Não se recomenda contenção física. Hipotensão postural: queda de 20 mmHg na sistólica ou de 10 mmHg na diastólica em até 3 minutos de pé."',
    ['Contenção física não é recomendada [1].'],
    [['digit', 'O exercício de equilíbrio reduz as quedas em 33% [1].']],
  ],
  [
    '"Prevenção de quedas: caderno de atenção básica ‖ O teste de levantar e andar com 12 segundos ou mais indica risco aumentado. Exercício de equilíbrio por pelo menos 3 horas semanais reduz as quedas em 23%. A retirada gradual de benzodiazepínicos é recomendada. Não se recomenda contenção física. Hipotensão postural: queda de 20 mmHg na sistólica ou de 10 mmHg na diastólica em até 3 minutos de pé." + "Vitamin D and falls: pragmatic trial in primary care ‖ We allocated 2,870 community-dwelling adults aged 70 years or over to monthly cholecalciferol 60,000 IU or placebo for 3 years. Falls occurred in 61.8% with cholecalciferol and 60.9% with placebo (HR 1.02; 95% CI 0.94–1.11). Hip fractures were unchanged. Hypercalcaemia was twice as common (1.2% vs 0.6%). In participants with baseline 25-hydroxyvitamin D below 25 nmol/L, falls were reduced (HR 0.79; 95% CI 0.64–0.98)."',
    [],
    [['number-of-another', 'Exercício de equilíbrio por pelo menos 25 horas semanais reduz as quedas [1].']],
  ],
  [
    '"Levotiroxina comprimidos: bula ‖ Adultos: 1,6 a 1,8 mcg/kg/dia, em jejum, 30 a 60 minutos antes do café. Em maiores de 65 anos ou coronariopatas, iniciar com 12,5 a 25 mcg por dia. Na gestação, a necessidade aumenta em 25% a 50%. Carbonato de cálcio deve ser tomado com intervalo de 4 horas. Não deve ser usada para emagrecer."',
    ['A necessidade de levotiroxina sobe 25 a 50% na gravidez [1].'],
    [
      ['direction', 'A necessidade de levotiroxina diminui em 25% a 50% na gestação [1].'],
      ['negation', 'A levotiroxina deve ser usada para emagrecer [1].'],
    ],
  ],
  [
    '"Oral semapride once daily in type 2 diabetes (SERRA 4) ‖ At week 52, mean HbA1c changed by −1.4 percentage points with semapride 14 mg and −0.9 with sitagliptin 100 mg (difference −0.5; 95% CI −0.6 to −0.3). Body weight changed by −3.8 kg and −0.7 kg. Nausea occurred in 21% and 7%. Severe hypoglycaemia did not occur in either group. Diabetic retinopathy complications were numerically higher (3.0% vs 2.4%; P=0.31)."',
    [
      'A HbA1c caiu 1,4 ponto percentual com semaprida e 0,9 com sitagliptina (diferença −0,5; IC 95% −0,6 a −0,3) [1].',
      'Náusea: 21% vs. 7% [1].',
      'Complicações da retinopatia foram numericamente mais altas com semaprida (3,0% contra 2,4%), sem significância (p=0,31) [1].',
    ],
    [['arms', 'Náusea em 7% dos pacientes com semaprida e em 21% com sitagliptina [1].']],
  ],
  [
    '"Hipoglicemia: folha de orientação para a equipe ‖ Glicemia menor que 70 mg/dL define hipoglicemia; menor que 54 mg/dL é clinicamente significativa. No paciente consciente, 15 g de carboidrato e nova medida em 15 minutos. No inconsciente, glicose a 50% 40 mL por via intravenosa ou glucagon 1 mg intramuscular. Não oferecer líquidos por via oral ao paciente inconsciente."',
    ['Se inconsciente, 40 mL de glicose 50% EV ou 1 mg de glucagon IM [1].'],
    [
      ['digit', 'Glicemia menor que 64 mg/dL é clinicamente significativa [1].'],
      ['unit', 'Oferecer 15 mg de carboidrato ao paciente consciente [1].'],
    ],
  ],
  [
    '"Levotiroxina comprimidos: bula ‖ Adultos: 1,6 a 1,8 mcg/kg/dia, em jejum, 30 a 60 minutos antes do café. Em maiores de 65 anos ou coronariopatas, iniciar com 12,5 a 25 mcg por dia. Na gestação, a necessidade aumenta em 25% a 50%. Carbonato de cálcio deve ser tomado com intervalo de 4 horas. Não deve ser usada para emagrecer." + "Oral semapride once daily in type 2 diabetes (SERRA 4) ‖ At week 52, mean HbA1c changed by −1.4 percentage points with semapride 14 mg and −0.9 with sitagliptin 100 mg (difference −0.5; 95% CI −0.6 to −0.3). Body weight changed by −3.8 kg and −0.7 kg. Nausea occurred in 21% and 7%. Severe hypoglycaemia did not occur in either group. Diabetic retinopathy complications were numerically higher (3.0% vs 2.4%; P=0.31)." + "Hipoglicemia: folha de orientação para a equipe ‖ Glicemia menor que 70 mg/dL define hipoglicemia; menor que 54 mg/dL é clinicamente significativa. No paciente consciente, 15 g de carboidrato e nova medida em 15 minutos. No inconsciente, glicose a 50% 40 mL por via intravenosa ou glucagon 1 mg intramuscular. Não oferecer líquidos por via oral ao paciente inconsciente."',
    [],
    [
      [
        'number-of-another',
        'O carbonato de cálcio deve ser tomado com intervalo de 14 horas da levotiroxina [1].',
      ],
    ],
  ],
  [
    '"Vonoprazine triple therapy for Helicobacter pylori: open randomized study ‖ In 1,212 treatment-naive adults, eradication was 85.1% with vonoprazine triple therapy for 14 days and 77.3% with lansoprazole triple therapy (difference 7.8 percentage points; 95% CI 3.2 to 12.4). Among clarithromycin-resistant strains, eradication was 62.7% and 34.6%. Adverse events occurred in 29.8% and 30.4%, with no difference. Diarrhoea was the most common event."',
    ['Nas cepas resistentes à claritromicina: 62,7% contra 34,6% [1].'],
    [
      ['direction', 'A erradicação foi menor com vonoprazina do que com lansoprazol [1].'],
      ['arms', 'Erradicação: 77,3% com vonoprazina e 85,1% com lansoprazol [1].'],
    ],
  ],
  [
    '"Hemorragia digestiva alta varicosa: rotina da emergência ‖ Terlipressina 2 mg a cada 4 horas, reduzindo para 1 mg após controle, por 2 a 5 dias. Ceftriaxona 1 g ao dia por até 7 dias. Transfundir se a hemoglobina for menor que 7 g/dL, com alvo de 7 a 8 g/dL. Endoscopia em até 12 horas. Plasma fresco congelado não é recomendado para corrigir o INR. Betabloqueador não deve ser iniciado durante o sangramento ativo."',
    ['Só se transfunde com Hb abaixo de 7 g/dL, para chegar a 7–8 g/dL [1].'],
    [
      ['digit', 'Endoscopia em até 24 horas na hemorragia varicosa [1].'],
      ['comparator', 'Transfundir se a hemoglobina for maior que 7 g/dL [1].'],
    ],
  ],
  [
    '"Hemorragia digestiva alta varicosa: rotina da emergência ‖ Terlipressina 2 mg a cada 4 horas, reduzindo para 1 mg após controle, por 2 a 5 dias. Ceftriaxona 1 g ao dia por até 7 dias. Transfundir se a hemoglobina for menor que 7 g/dL, com alvo de 7 a 8 g/dL. Endoscopia em até 12 horas. Plasma fresco congelado não é recomendado para corrigir o INR. Betabloqueador não deve ser iniciado durante o sangramento ativo." + "Vonoprazine triple therapy for Helicobacter pylori: open randomized study ‖ In 1,212 treatment-naive adults, eradication was 85.1% with vonoprazine triple therapy for 14 days and 77.3% with lansoprazole triple therapy (difference 7.8 percentage points; 95% CI 3.2 to 12.4). Among clarithromycin-resistant strains, eradication was 62.7% and 34.6%. Adverse events occurred in 29.8% and 30.4%, with no difference. Diarrhoea was the most common event."',
    [],
    [['number-of-another', 'Ceftriaxona 1 g ao dia por até 14 dias [1].']],
  ],
  [
    '"Elagolix-like antagonist linzagolina for heavy menstrual bleeding: a phase 3 trial (IPÊ-1) ‖ We assigned 487 premenopausal women with uterine fibroids to linzagolina 200 mg plus add-back therapy, linzagolina 100 mg alone, or placebo. At week 24, menstrual blood loss under 80 mL was attained by 71.2%, 53.9% and 31.6%, respectively. Bone mineral density at the lumbar spine fell by 0.9% with add-back and by 2.3% with 100 mg alone. Hot flushes were reported by 4.9%, 12.3% and 6.1%. No pregnancy occurred. Quality of life improved more with 200 mg plus add-back than with placebo."',
    ['Ondas de calor: 4,9% (200 mg + add-back), 12,3% (100 mg) e 6,1% (placebo) [1].'],
    [['arms', 'Fogachos em 12,3% com placebo e 6,1% com 100 mg isolados [1].']],
  ],
  [
    '"Contracepção de emergência: cartão de bolso ‖ Levonorgestrel 1,5 mg em dose única, até 72 horas; pode ser usado até 5 dias com eficácia menor. O DIU de cobre até 5 dias tem falha inferior a 1 por mil. Vômito em até 2 horas obriga a repetir a dose. Peso acima de 90 kg reduz a eficácia do levonorgestrel. Não exige exame ginecológico nem teste de gravidez prévio. Não interrompe gestação já instalada."',
    [
      'Se vomitar nas duas primeiras horas, repete-se o levonorgestrel [1].',
      'O DIU de cobre falha em menos de 1‰ quando inserido em até cinco dias [1].',
    ],
    [['comparator', 'Peso abaixo de 90 kg reduz a eficácia do levonorgestrel [1].']],
  ],
  [
    '"Menopausa: consenso de serviço universitário ‖ A terapia hormonal deve ser iniciada antes dos 60 anos ou nos primeiros 10 anos da menopausa. A via transdérmica não aumenta o risco de trombose venosa. O estrogênio oral aumenta esse risco (RR 1,6; IC 95% 1,3–2,0). É contraindicada após câncer de mama. A fezolina 45 mg diários diminuiu os fogachos em 2,5 episódios por dia frente ao placebo."',
    ['A fezolina (45 mg/dia) reduziu 2,5 episódios diários de fogacho em relação ao placebo [1].'],
    [
      ['digit', 'A fezolina 35 mg diários diminuiu os fogachos [1].'],
      ['direction', 'A fezolina aumentou os fogachos em 2,5 episódios por dia frente ao placebo [1].'],
      ['negation', 'A terapia hormonal não é contraindicada após câncer de mama [1].'],
    ],
  ],
  [
    '"Elagolix-like antagonist linzagolina for heavy menstrual bleeding: a phase 3 trial (IPÊ-1) ‖ We assigned 487 premenopausal women with uterine fibroids to linzagolina 200 mg plus add-back therapy, linzagolina 100 mg alone, or placebo. At week 24, menstrual blood loss under 80 mL was attained by 71.2%, 53.9% and 31.6%, respectively. Bone mineral density at the lumbar spine fell by 0.9% with add-back and by 2.3% with 100 mg alone. Hot flushes were reported by 4.9%, 12.3% and 6.1%. No pregnancy occurred. Quality of life improved more with 200 mg plus add-back than with placebo." + "Contracepção de emergência: cartão de bolso ‖ Levonorgestrel 1,5 mg em dose única, até 72 horas; pode ser usado até 5 dias com eficácia menor. O DIU de cobre até 5 dias tem falha inferior a 1 por mil. Vômito em até 2 horas obriga a repetir a dose. Peso acima de 90 kg reduz a eficácia do levonorgestrel. Não exige exame ginecológico nem teste de gravidez prévio. Não interrompe gestação já instalada." + "Menopausa: consenso de serviço universitário ‖ A terapia hormonal deve ser iniciada antes dos 60 anos ou nos primeiros 10 anos da menopausa. A via transdérmica não aumenta o risco de trombose venosa. O estrogênio oral aumenta esse risco (RR 1,6; IC 95% 1,3–2,0). É contraindicada após câncer de mama. A fezolina 45 mg diários diminuiu os fogachos em 2,5 episódios por dia frente ao placebo."',
    [],
    [['wrong-reference', 'O estrogênio oral aumenta o risco de trombose (RR 1,6; IC 95% 1,3–2,0) [1].']],
  ],
  [
    '"Spinal morphine for hip arthroplasty: two-centre blinded trial ‖ One hundred and eighty-two patients undergoing hip arthroplasty received intrathecal morphine 100 µg or saline. Oxycodone consumption in 24 h was 18 mg with morphine and 31 mg with saline (mean difference −13 mg; 95% CI −18 to −8). Pruritus was reported by 38% vs 11%. Time to mobilisation was unchanged. Pain at rest at 48 h did not differ (P=0.62). Respiratory depression was seen in no patient."',
    [
      'Cento e oitenta e dois pacientes de artroplastia de quadril receberam morfina intratecal 100 mcg ou salina [1].',
      'Não se viu depressão respiratória em paciente algum [1].',
    ],
    [
      ['direction', 'A morfina intratecal aumentou o consumo de oxicodona em 24 horas [1].'],
      ['arms', 'Consumo de oxicodona em 24 h: 31 mg com morfina e 18 mg com salina [1].'],
    ],
  ],
  [
    '"Tramadol solução injetável: bula ‖ Dose de 50 a 100 mg a cada 6 a 8 horas; máximo de 400 mg por dia. Em pacientes com mais de 75 anos, não exceder 300 mg por dia. Contraindicado em epilepsia não controlada e junto com inibidores da MAO. Não é indicado para menores de 12 anos. A meia-vida é de cerca de 6 horas. Náusea: 24%; constipação: 11%; tontura: 26%."',
    ['Quem usa IMAO não pode receber tramadol [1].'],
    [],
  ],
  [
    '"Jejum pré-operatório: rotina do centro cirúrgico ‖ Líquidos claros até 2 horas antes; leite materno até 4 horas; refeição leve até 6 horas; refeição gordurosa, 8 horas. O jejum prolongado não diminui a aspiração e aumenta a resistência à insulina. Maltodextrina 200 mL a 12,5% pode ser oferecida, exceto em diabéticos descompensados. Goma de mascar não adia a cirurgia."',
    ['- Líquidos claros: 2 h [1]', 'Mascar goma não é motivo para adiar a cirurgia [1].'],
    [
      ['digit', '- Leite materno: até 3 horas antes [1]'],
      ['unit', '- Líquidos claros até 2 dias antes [1]'],
      ['direction', 'O jejum prolongado reduz a resistência à insulina [1].'],
    ],
  ],
  [
    '"Tramadol solução injetável: bula ‖ Dose de 50 a 100 mg a cada 6 a 8 horas; máximo de 400 mg por dia. Em pacientes com mais de 75 anos, não exceder 300 mg por dia. Contraindicado em epilepsia não controlada e junto com inibidores da MAO. Não é indicado para menores de 12 anos. A meia-vida é de cerca de 6 horas. Náusea: 24%; constipação: 11%; tontura: 26%." + "Spinal morphine for hip arthroplasty: two-centre blinded trial ‖ One hundred and eighty-two patients undergoing hip arthroplasty received intrathecal morphine 100 µg or saline. Oxycodone consumption in 24 h was 18 mg with morphine and 31 mg with saline (mean difference −13 mg; 95% CI −18 to −8). Pruritus was reported by 38% vs 11%. Time to mobilisation was unchanged. Pain at rest at 48 h did not differ (P=0.62). Respiratory depression was seen in no patient." + "Jejum pré-operatório: rotina do centro cirúrgico ‖ Líquidos claros até 2 horas antes; leite materno até 4 horas; refeição leve até 6 horas; refeição gordurosa, 8 horas. O jejum prolongado não diminui a aspiração e aumenta a resistência à insulina. Maltodextrina 200 mL a 12,5% pode ser oferecida, exceto em diabéticos descompensados. Goma de mascar não adia a cirurgia."',
    [],
    [
      ['number-of-another', 'A meia-vida do tramadol é de cerca de 18 horas [1].'],
      ['wrong-reference', 'O prurido foi de 38% contra 11% com salina [1].'],
    ],
  ],
  [
    '"Vacinação contra influenza: informe da coordenação de imunizações ‖ Crianças de 6 meses a 5 anos, 11 meses e 29 dias integram o grupo prioritário; as vacinadas pela primeira vez recebem 2 doses com intervalo de 30 dias. Gestantes recebem em qualquer idade gestacional. Alergia ao ovo não contraindica a vacina. A dose é de 0,5 mL a partir de 3 anos e de 0,25 mL abaixo dessa idade. A campanha começou em 7 de abril de 2025 e a meta é vacinar 90% do público. Até 30 de junho foram aplicadas 1,2 milhão de doses."',
    [
      'Primeira vacinação na criança: duas doses, trinta dias entre elas [1].',
      'Até o fim de junho já eram 1.200.000 doses aplicadas [1].',
    ],
    [
      ['negation', 'A alergia ao ovo contraindica a vacina contra influenza [1].'],
      [
        'arms',
        'A dose da vacina contra influenza é de 0,25 mL a partir de 3 anos e de 0,5 mL abaixo dessa idade [1].',
      ],
      ['unit', 'A criança com menos de 3 anos recebe 0,25 L da vacina [1].'],
    ],
  ],
  [
    '"Adjuvanted RSV vaccine in adults 60 years or older: JATOBÁ study ‖ In 18,340 participants aged 60 years or older, vaccine efficacy against RSV-related lower respiratory tract disease was 78.3% (95% CI, 55.2 to 90.4) over a median of 7.2 months. Efficacy against severe disease was 91.7%. Injection-site pain was reported by 54.6% of vaccine recipients and 8.1% of placebo recipients. Serious adverse events were balanced (3.6% vs 3.4%). In those aged 80 years or older, efficacy could not be concluded."',
    [
      'A eficácia contra doença do trato respiratório inferior por VSR foi de 78,3% (IC 95% 55,2–90,4) em mediana de 7,2 meses [1].',
    ],
    [
      ['digit', 'A eficácia contra doença grave por VSR foi de 81,7% [1].'],
      ['bounds', 'Eficácia de 78,3% (IC 95% 65,2 a 90,4) [1].'],
    ],
  ],
  [
    '"Hepatite B: esquema de rotina ‖ Recém-nascidos recebem a vacina nas primeiras 24 horas, preferencialmente em 12 horas. Filhos de mães HBsAg positivas recebem também imunoglobulina 0,5 mL intramuscular. Considera-se imune quem tem anti-HBs de 10 mUI/mL ou mais. Adultos: 3 doses, em 0, 1 e 6 meses. Não reiniciar o esquema em caso de atraso."',
    [
      'O RN recebe a vacina da hepatite B no primeiro dia de vida [1].',
      'Adulto: três doses (0, 1 e 6 meses) [1].',
    ],
    [['unit', 'A imunoglobulina é dada na dose de 0,5 L intramuscular [1].']],
  ],
  [
    '"Hepatite B: esquema de rotina ‖ Recém-nascidos recebem a vacina nas primeiras 24 horas, preferencialmente em 12 horas. Filhos de mães HBsAg positivas recebem também imunoglobulina 0,5 mL intramuscular. Considera-se imune quem tem anti-HBs de 10 mUI/mL ou mais. Adultos: 3 doses, em 0, 1 e 6 meses. Não reiniciar o esquema em caso de atraso." + "Vacinação contra influenza: informe da coordenação de imunizações ‖ Crianças de 6 meses a 5 anos, 11 meses e 29 dias integram o grupo prioritário; as vacinadas pela primeira vez recebem 2 doses com intervalo de 30 dias. Gestantes recebem em qualquer idade gestacional. Alergia ao ovo não contraindica a vacina. A dose é de 0,5 mL a partir de 3 anos e de 0,25 mL abaixo dessa idade. A campanha começou em 7 de abril de 2025 e a meta é vacinar 90% do público. Até 30 de junho foram aplicadas 1,2 milhão de doses." + "Adjuvanted RSV vaccine in adults 60 years or older: JATOBÁ study ‖ In 18,340 participants aged 60 years or older, vaccine efficacy against RSV-related lower respiratory tract disease was 78.3% (95% CI, 55.2 to 90.4) over a median of 7.2 months. Efficacy against severe disease was 91.7%. Injection-site pain was reported by 54.6% of vaccine recipients and 8.1% of placebo recipients. Serious adverse events were balanced (3.6% vs 3.4%). In those aged 80 years or older, efficacy could not be concluded."',
    [],
    [['number-of-another', 'Recém-nascidos recebem a vacina da hepatite B nas primeiras 30 horas [1].']],
  ],
  [
    '"Triple inhaled therapy in COPD with frequent exacerbations: CERRADO trial ‖ Over 52 weeks, 2,964 patients with COPD were assigned to triple therapy, LAMA/LABA or ICS/LABA. The annual rate of moderate or severe exacerbations was 0.86, 1.12 and 0.98. Triple therapy lowered the rate by 23% compared with LAMA/LABA (rate ratio 0.77; 95% CI 0.71–0.84). Pneumonia was more frequent with triple therapy than with LAMA/LABA (6.8% vs 4.1%). Trough FEV1 improved by 61 mL. All-cause mortality: 1.6% vs 2.3% (HR 0.69; 95% CI 0.49–0.97)."',
    ['Pneumonia foi mais frequente na tripla (6,8%) que em LAMA/LABA (4,1%) [1].'],
    [
      ['direction', 'A terapia tripla aumentou a mortalidade por todas as causas [1].'],
      ['direction', 'A taxa de exacerbações não diferiu entre terapia tripla e LAMA/LABA [1].'],
      ['arms', 'Morreram 2,3% no grupo da terapia tripla e 1,6% no grupo LAMA/LABA [1].'],
    ],
  ],
  [
    '"Tromboembolismo pulmonar: algoritmo da emergência ‖ D-dímero normal com baixa probabilidade clínica exclui embolia. Acima de 50 anos, usar corte de idade × 10 ng/mL. Alteplase 100 mg em 2 horas está indicada na instabilidade hemodinâmica, não na embolia de risco baixo. Enoxaparina 1 mg/kg a cada 12 horas; se a depuração de creatinina for menor que 30 mL/min, 1 mg/kg a cada 24 horas. Anticoagular por pelo menos 3 meses."',
    [
      'Com baixa probabilidade clínica, um D-dímero normal afasta embolia [1].',
      'A anticoagulação dura no mínimo três meses [1].',
      'O corte do D-dímero acima dos 50 anos é a idade vezes 10 ng/mL [1].',
    ],
    [],
  ],
  [
    '"Oxigenoterapia domiciliar: critérios da secretaria ‖ PaO2 igual ou inferior a 55 mmHg, ou saturação igual ou inferior a 88%, em repouso. Com cor pulmonale ou hematócrito acima de 55%, aceita-se PaO2 entre 56 e 59 mmHg. Usar no mínimo 15 horas por dia. Tabagistas ativos não são incluídos. Reavaliar em 90 dias."',
    ['Quem ainda fuma não entra no programa [1].'],
    [
      ['digit', 'Usar oxigênio no mínimo 18 horas por dia [1].'],
      ['comparator', 'Indica-se oxigênio com PaO2 igual ou superior a 55 mmHg em repouso [1].'],
      ['negation', 'Tabagistas ativos são incluídos no programa de oxigênio [1].'],
    ],
  ],
  [
    '"Oxigenoterapia domiciliar: critérios da secretaria ‖ PaO2 igual ou inferior a 55 mmHg, ou saturação igual ou inferior a 88%, em repouso. Com cor pulmonale ou hematócrito acima de 55%, aceita-se PaO2 entre 56 e 59 mmHg. Usar no mínimo 15 horas por dia. Tabagistas ativos não são incluídos. Reavaliar em 90 dias." + "Triple inhaled therapy in COPD with frequent exacerbations: CERRADO trial ‖ Over 52 weeks, 2,964 patients with COPD were assigned to triple therapy, LAMA/LABA or ICS/LABA. The annual rate of moderate or severe exacerbations was 0.86, 1.12 and 0.98. Triple therapy lowered the rate by 23% compared with LAMA/LABA (rate ratio 0.77; 95% CI 0.71–0.84). Pneumonia was more frequent with triple therapy than with LAMA/LABA (6.8% vs 4.1%). Trough FEV1 improved by 61 mL. All-cause mortality: 1.6% vs 2.3% (HR 0.69; 95% CI 0.49–0.97)." + "Tromboembolismo pulmonar: algoritmo da emergência ‖ D-dímero normal com baixa probabilidade clínica exclui embolia. Acima de 50 anos, usar corte de idade × 10 ng/mL. Alteplase 100 mg em 2 horas está indicada na instabilidade hemodinâmica, não na embolia de risco baixo. Enoxaparina 1 mg/kg a cada 12 horas; se a depuração de creatinina for menor que 30 mL/min, 1 mg/kg a cada 24 horas. Anticoagular por pelo menos 3 meses."',
    [],
    [['number-of-another', 'Reavaliar o oxigênio domiciliar em 52 dias [1].']],
  ],
  [
    '"Glaucoma primário de ângulo aberto: linha de cuidado ‖ A pressão intraocular alvo é pelo menos 25% menor que a basal. Latanoprosta 0,005%, uma gota à noite, reduz a pressão em 27% a 33%. O timolol a 0,5% é contraindicado na asma. Se a pressão continuar acima de 21 mmHg após 6 semanas, associar segundo colírio. A trabeculoplastia a laser pode ser primeira escolha."',
    ['Latanoprosta 0,005% à noite baixa a PIO de 27 a 33% [1].'],
    [
      ['digit', 'Se a pressão continuar acima de 21 mmHg após 8 semanas, associar segundo colírio [1].'],
      [
        'comparator',
        'Se a pressão continuar abaixo de 21 mmHg após 6 semanas, associar segundo colírio [1].',
      ],
    ],
  ],
  [
    '"Amoxicillin versus watchful waiting in acute otitis media: pragmatic trial ‖ We randomized 719 children aged 2 to 8 years with non-severe acute otitis media. Pain at day 3 was present in 26% with immediate amoxicillin and 29% with watchful waiting (risk difference −3 points; 95% CI −10 to 4). Diarrhoea was more common with amoxicillin (19% vs 9%; number needed to harm 10). Perforation did not differ. No case of mastoiditis was observed."',
    [
      'A dor no 3º dia foi semelhante: 26% com amoxicilina imediata e 29% com observação [1].',
      'A perfuração timpânica foi semelhante entre os grupos [1].',
    ],
    [
      ['direction', 'A diarreia foi menos comum com amoxicilina do que com observação [1].'],
      ['negation', 'Observou-se mastoidite entre as crianças do estudo [1].'],
      ['population', 'O estudo incluiu crianças com otite média aguda grave [1].'],
    ],
  ],
  [
    '"Amoxicillin versus watchful waiting in acute otitis media: pragmatic trial ‖ We randomized 719 children aged 2 to 8 years with non-severe acute otitis media. Pain at day 3 was present in 26% with immediate amoxicillin and 29% with watchful waiting (risk difference −3 points; 95% CI −10 to 4). Diarrhoea was more common with amoxicillin (19% vs 9%; number needed to harm 10). Perforation did not differ. No case of mastoiditis was observed." + "Glaucoma primário de ângulo aberto: linha de cuidado ‖ A pressão intraocular alvo é pelo menos 25% menor que a basal. Latanoprosta 0,005%, uma gota à noite, reduz a pressão em 27% a 33%. O timolol a 0,5% é contraindicado na asma. Se a pressão continuar acima de 21 mmHg após 6 semanas, associar segundo colírio. A trabeculoplastia a laser pode ser primeira escolha."',
    [],
    [['wrong-reference', 'A latanoprosta reduz a pressão em 27% a 33% [1].']],
  ],
  [
    '"High-flow oxygen in bronchiolitis outside intensive care: BRISA trial ‖ In this multicentre randomized trial of 1,238 infants younger than 12 months with bronchiolitis, escalation of care occurred in 14% of the high-flow group and 22% of the standard-oxygen group (risk difference −8 percentage points; 95% CI −13 to −4; P<0.001). Duration of hospital stay was similar (3.1 vs 3.0 days). Intensive care admission did not differ (9% vs 10%). Pneumothorax occurred in one infant in each group. Of the 136 infants who failed standard oxygen, 58% responded to high-flow rescue."',
    [
      'Em lactentes com bronquiolite fora da UTI, o cateter de alto fluxo diminuiu a necessidade de escalonar o cuidado (14% contra 22%) [1].',
      'Houve um pneumotórax em cada braço [1].',
      'A diferença de risco para escalonamento foi de −8 pontos percentuais (IC 95% de −13 a −4) [1].',
    ],
    [
      ['bounds', 'Diferença de risco −8 pontos percentuais, com IC 95% de −19 a −4 [1].'],
      ['direction', 'O alto fluxo diminuiu a admissão em UTI de modo significativo [1].'],
      ['arms', 'A internação durou 3,0 dias com alto fluxo e 3,1 dias com oxigênio padrão [1].'],
    ],
  ],
  [
    '"Salbutamol e epinefrina na bronquiolite: recomendações ‖ Não se recomenda salbutamol de rotina. Não se recomenda corticoide sistêmico. A radiografia de tórax não é necessária na forma leve. Oxigênio quando a saturação estiver persistentemente abaixo de 90%. A solução salina a 3% pode ser considerada em internados há mais de 72 horas. O palivizumabe é aplicado na dose de 15 mg/kg, mensalmente, por até 5 meses."',
    ['- Palivizumabe 15 mg/kg/mês, no máximo cinco meses [1]'],
    [],
  ],
  [
    '"Plano de hidratação infantil: manual da unidade ‖ Plano A: oferecer 50 a 100 mL de solução após cada evacuação em menores de 1 ano, e 100 a 200 mL em maiores. Plano B: 50 a 100 mL/kg em 4 a 6 horas, na unidade. Plano C: em maiores de 5 anos, 30 mL/kg de soro fisiológico em 30 minutos e 70 mL/kg de Ringer lactato em 2 horas e 30 minutos. Zinco 20 mg/dia por 10 a 14 dias em maiores de 6 meses; 10 mg/dia em menores. Não usar loperamida. Não suspender a alimentação."',
    ['Zinco por 10–14 dias: 20 mg/dia acima dos seis meses e 10 mg/dia abaixo [1].'],
    [
      ['decimal', 'O zinco é dado na dose de 2,0 mg/dia acima dos seis meses [1].'],
      ['negation', 'Usar loperamida na criança com diarreia faz parte do manual [1].'],
    ],
  ],
  [
    '"Salbutamol e epinefrina na bronquiolite: recomendações ‖ Não se recomenda salbutamol de rotina. Não se recomenda corticoide sistêmico. A radiografia de tórax não é necessária na forma leve. Oxigênio quando a saturação estiver persistentemente abaixo de 90%. A solução salina a 3% pode ser considerada em internados há mais de 72 horas. O palivizumabe é aplicado na dose de 15 mg/kg, mensalmente, por até 5 meses." + "High-flow oxygen in bronchiolitis outside intensive care: BRISA trial ‖ In this multicentre randomized trial of 1,238 infants younger than 12 months with bronchiolitis, escalation of care occurred in 14% of the high-flow group and 22% of the standard-oxygen group (risk difference −8 percentage points; 95% CI −13 to −4; P<0.001). Duration of hospital stay was similar (3.1 vs 3.0 days). Intensive care admission did not differ (9% vs 10%). Pneumothorax occurred in one infant in each group. Of the 136 infants who failed standard oxygen, 58% responded to high-flow rescue." + "Plano de hidratação infantil: manual da unidade ‖ Plano A: oferecer 50 a 100 mL de solução após cada evacuação em menores de 1 ano, e 100 a 200 mL em maiores. Plano B: 50 a 100 mL/kg em 4 a 6 horas, na unidade. Plano C: em maiores de 5 anos, 30 mL/kg de soro fisiológico em 30 minutos e 70 mL/kg de Ringer lactato em 2 horas e 30 minutos. Zinco 20 mg/dia por 10 a 14 dias em maiores de 6 meses; 10 mg/dia em menores. Não usar loperamida. Não suspender a alimentação."',
    [],
    [['number-of-another', 'Oxigênio quando a saturação estiver persistentemente abaixo de 58% [1].']],
  ],
  [
    '"Conservative versus liberal oxygen in mechanically ventilated adults: LIMIAR-O2 ‖ We randomized 2,614 adults receiving mechanical ventilation to a conservative target (SpO2 90–93%) or a liberal target (SpO2 96–100%). Mortality at day 28 was 34.8% with the conservative and 34.2% with the liberal target (absolute difference 0.6 percentage points; 95% CI −2.8 to 4.0). Ventilator-free days: median 20 in both. Mesenteric ischaemia: 0.4% vs 0.3%. In patients with hypoxic brain injury (n = 412), mortality was lower with the conservative target (38.1% vs 47.9%; OR 0.67; 95% CI 0.45–0.99)."',
    [
      'Nos 412 pacientes com lesão cerebral hipóxica, morreu-se menos com o alvo conservador (38,1% contra 47,9%; OR 0,67; IC 95% 0,45–0,99) [1].',
    ],
    [['bounds', 'Diferença absoluta de 0,6 ponto na mortalidade (IC 95% −2,8 a 1,0) [1].']],
  ],
  [
    '"Suporte nutricional na UTI: protocolo ‖ Iniciar nutrição enteral em 24 a 48 horas. Meta calórica de 15 a 20 kcal/kg/dia na primeira semana e 25 a 30 kcal/kg/dia depois. Proteína de 1,2 a 2,0 g/kg/dia. Suspender a dieta com noradrenalina acima de 0,5 mcg/kg/min. Volume residual gástrico menor que 500 mL não exige interrupção. Glutamina não é recomendada. Glicemia alvo: 140 a 180 mg/dL."',
    [
      'Dieta enteral: começar entre um e dois dias de internação [1].',
      'Resíduo gástrico abaixo de 500 mL não é motivo para parar a dieta [1].',
      'Noradrenalina > 0,5 µg/kg/min: suspender a dieta [1].',
    ],
    [
      ['unit', 'A dieta é suspensa com noradrenalina acima de 0,5 mg/kg/min [1].'],
      ['negation', 'A glutamina é recomendada na UTI [1].'],
      [
        'arms',
        'A meta calórica é de 25 a 30 kcal/kg/dia na primeira semana e de 15 a 20 kcal/kg/dia depois [1].',
      ],
    ],
  ],
  [
    '"Suporte nutricional na UTI: protocolo ‖ Iniciar nutrição enteral em 24 a 48 horas. Meta calórica de 15 a 20 kcal/kg/dia na primeira semana e 25 a 30 kcal/kg/dia depois. Proteína de 1,2 a 2,0 g/kg/dia. Suspender a dieta com noradrenalina acima de 0,5 mcg/kg/min. Volume residual gástrico menor que 500 mL não exige interrupção. Glutamina não é recomendada. Glicemia alvo: 140 a 180 mg/dL." + "Conservative versus liberal oxygen in mechanically ventilated adults: LIMIAR-O2 ‖ We randomized 2,614 adults receiving mechanical ventilation to a conservative target (SpO2 90–93%) or a liberal target (SpO2 96–100%). Mortality at day 28 was 34.8% with the conservative and 34.2% with the liberal target (absolute difference 0.6 percentage points; 95% CI −2.8 to 4.0). Ventilator-free days: median 20 in both. Mesenteric ischaemia: 0.4% vs 0.3%. In patients with hypoxic brain injury (n = 412), mortality was lower with the conservative target (38.1% vs 47.9%; OR 0.67; 95% CI 0.45–0.99)."',
    [],
    [
      [
        'number-of-another',
        'A nutrição enteral começa em 28 horas e a meta de proteína é de 0,6 g/kg/dia [1].',
      ],
    ],
  ],
  [
    '"Sofosbuvir/velpatasvir de curta duração: coorte nacional ‖ Foram tratadas 12.480 pessoas com hepatite C entre 2019 e 2022. A resposta virológica sustentada foi de 96,3% nos não cirróticos e de 91,7% nos cirróticos (p < 0,001). O genótipo 3 respondeu menos que o genótipo 1 (92,4% contra 97,1%). A coinfecção pelo HIV não alterou a resposta (OR 0,96; IC 95% 0,81–1,14). Abandono: 2,6%. A ribavirina não aumentou a resposta em não cirróticos."',
    ['A RVS foi menor no genótipo 3 (92,4%) do que no 1 (97,1%) [1].'],
    [
      ['digit', 'A resposta sustentada nos cirróticos foi de 97,1% [1].'],
      ['decimal', 'O abandono do tratamento da hepatite C foi de 26% [1].'],
      ['bounds', 'Coinfecção pelo HIV: OR 0,96 (IC 95% 1,14–0,81) [1].'],
      ['arms', 'RVS de 91,7% nos não cirróticos e de 96,3% nos cirróticos [1].'],
    ],
  ],
  [
    '"Seven versus fourteen days for Gram-negative bacteremia: SETE trial ‖ Patients (n = 1,614) with uncomplicated gram-negative bacteremia received antibiotics for 7 or 14 days. Death by day 90 occurred in 11.6% of the 7-day group and 12.8% of the 14-day group (difference −1.2 percentage points; 95% CI −4.4 to 2.0), meeting noninferiority (margin 4 points). Relapse: 2.3% vs 2.0%. Clostridioides difficile infection was lower with 7 days (1.1% vs 2.9%; P=0.01). Immunosuppressed patients were excluded."',
    [
      'Sete dias de antibiótico não foram inferiores a 14 na bacteremia por Gram-negativo não complicada: morte em 90 dias de 11,6% contra 12,8% [1].',
      'As recidivas foram de 2,3% (7 dias) e 2,0% (14 dias) [1].',
      'Curso de 7 dias: mortalidade não inferior (margem de 4 pontos) e menos C. difficile (1,1% contra 2,9%; p = 0,01) [1].',
    ],
    [['direction', 'O curso de 7 dias aumentou a infecção por Clostridioides difficile [1].']],
  ],
  [
    '"Vancomicina: dose e monitorização ‖ Dose de ataque de 25 a 30 mg/kg em doentes graves; manutenção de 15 a 20 mg/kg a cada 8 a 12 horas. Alvo de AUC/CIM entre 400 e 600. Velocidade máxima de infusão: 15 mg/min. A lesão renal aguda é mais frequente quando associada a piperacilina-tazobactam. Não é absorvida por via oral. Colher o vale antes da quarta dose."',
    ['A infusão de vancomicina não passa de 15 mg por minuto [1].'],
    [['negation', 'A vancomicina é absorvida por via oral [1].']],
  ],
  [
    '"Sofosbuvir/velpatasvir de curta duração: coorte nacional ‖ Foram tratadas 12.480 pessoas com hepatite C entre 2019 e 2022. A resposta virológica sustentada foi de 96,3% nos não cirróticos e de 91,7% nos cirróticos (p < 0,001). O genótipo 3 respondeu menos que o genótipo 1 (92,4% contra 97,1%). A coinfecção pelo HIV não alterou a resposta (OR 0,96; IC 95% 0,81–1,14). Abandono: 2,6%. A ribavirina não aumentou a resposta em não cirróticos." + "Seven versus fourteen days for Gram-negative bacteremia: SETE trial ‖ Patients (n = 1,614) with uncomplicated gram-negative bacteremia received antibiotics for 7 or 14 days. Death by day 90 occurred in 11.6% of the 7-day group and 12.8% of the 14-day group (difference −1.2 percentage points; 95% CI −4.4 to 2.0), meeting noninferiority (margin 4 points). Relapse: 2.3% vs 2.0%. Clostridioides difficile infection was lower with 7 days (1.1% vs 2.9%; P=0.01). Immunosuppressed patients were excluded." + "Vancomicina: dose e monitorização ‖ Dose de ataque de 25 a 30 mg/kg em doentes graves; manutenção de 15 a 20 mg/kg a cada 8 a 12 horas. Alvo de AUC/CIM entre 400 e 600. Velocidade máxima de infusão: 15 mg/min. A lesão renal aguda é mais frequente quando associada a piperacilina-tazobactam. Não é absorvida por via oral. Colher o vale antes da quarta dose."',
    [],
    [
      [
        'wrong-reference',
        'Morte até o dia 90 ocorreu em 11,6% no grupo de 7 dias e 12,8% no de 14 dias [1].',
      ],
    ],
  ],
  [
    '"Tranexamic acid by mouth before hip fracture surgery: OSSO trial ‖ In 1,208 adults aged 65 years or older with hip fracture, oral tranexamic acid 2 g reduced transfusion (27.3% vs 36.9%; RR 0.74; 95% CI 0.63–0.87; number needed to treat 10). Mean blood loss fell by 148 mL. Venous thromboembolism was not increased (2.2% vs 2.4%; RR 0.92; 95% CI 0.44–1.92). Delirium was unaffected (19.5% vs 20.1%). Mortality at 30 days, 5.3% in both groups."',
    [
      'A perda sanguínea média diminuiu 148 mL [1].',
      'Participaram 1208 idosos (65 anos ou mais) com fratura de quadril [1].',
    ],
    [
      ['unit', 'A dose oral de ácido tranexâmico foi de 2 mg [1].'],
      [
        'direction',
        'O ácido tranexâmico aumentou o tromboembolismo venoso nos idosos com fratura de quadril [1].',
      ],
      ['direction', 'A perda sanguínea média aumentou 148 mL com ácido tranexâmico [1].'],
      ['arms', 'Transfusão em 36,9% dos que receberam ácido tranexâmico e em 27,3% dos controles [1].'],
      ['population', 'O estudo OSSO avaliou adultos com menos de 65 anos [1].'],
    ],
  ],
  [
    '"Osteoporose: portaria com critérios de tratamento ‖ Alendronato 70 mg por semana, ou risedronato 35 mg por semana, em jejum, com água, permanecendo em pé por 30 minutos. Contraindicado em estenose de esôfago e com depuração de creatinina abaixo de 35 mL/min. Ácido zoledrônico 5 mg intravenoso uma vez ao ano. T-escore igual ou menor que −2,5 define osteoporose. O denosumabe 60 mg a cada 6 meses não deve ser interrompido sem outro antirreabsortivo. Ingestão de cálcio: 1.200 mg/dia."',
    ['Zoledronato: 5 mg EV por ano, dose única [1].', 'A ingestão de cálcio deve somar 1,2 g por dia [1].'],
    [['digit', 'Alendronato de 80 mg por semana [1].']],
  ],
  [
    '"Osteoporose: portaria com critérios de tratamento ‖ Alendronato 70 mg por semana, ou risedronato 35 mg por semana, em jejum, com água, permanecendo em pé por 30 minutos. Contraindicado em estenose de esôfago e com depuração de creatinina abaixo de 35 mL/min. Ácido zoledrônico 5 mg intravenoso uma vez ao ano. T-escore igual ou menor que −2,5 define osteoporose. O denosumabe 60 mg a cada 6 meses não deve ser interrompido sem outro antirreabsortivo. Ingestão de cálcio: 1.200 mg/dia." + "Tranexamic acid by mouth before hip fracture surgery: OSSO trial ‖ In 1,208 adults aged 65 years or older with hip fracture, oral tranexamic acid 2 g reduced transfusion (27.3% vs 36.9%; RR 0.74; 95% CI 0.63–0.87; number needed to treat 10). Mean blood loss fell by 148 mL. Venous thromboembolism was not increased (2.2% vs 2.4%; RR 0.92; 95% CI 0.44–1.92). Delirium was unaffected (19.5% vs 20.1%). Mortality at 30 days, 5.3% in both groups."',
    [],
    [['wrong-reference', 'A transfusão caiu de 36,9% para 27,3% [1].']],
  ],
  [
    '"Migranepant for prevention of episodic migraine: ARARA trial ‖ Adults with 4 to 14 migraine days per month (n = 764) took migranepant 60 mg, migranepant 30 mg or placebo daily for 12 weeks. Monthly migraine days decreased by 4.4, 3.7 and 2.8 days. A reduction of 50% or more was reached by 57.4%, 49.6% and 31.2%. Constipation occurred in 8.1%, 6.3% and 1.2%. Liver enzyme elevation was not different from placebo."',
    [
      'Em 12 semanas, os dias de enxaqueca por mês caíram 4,4 (60 mg), 3,7 (30 mg) e 2,8 (placebo) [1].',
      'A constipação foi mais comum com migranepanto (8,1% na dose de 60 mg) que com placebo (1,2%) [1].',
    ],
    [
      ['decimal', 'Os dias mensais de enxaqueca caíram 44 na dose de 60 mg [1].'],
      ['arms', 'Resposta de 50% ou mais: 31,2% com migranepanto 60 mg e 57,4% com placebo [1].'],
    ],
  ],
  [
    '"Ácido valproico: folheto da farmácia ‖ Não deve ser usado em mulheres em idade fértil sem contracepção eficaz, pelo risco de malformações de cerca de 10%. Dose inicial de 10 a 15 mg/kg/dia; máxima de 60 mg/kg/dia. Nível terapêutico de 50 a 100 mcg/mL. Plaquetas abaixo de 100.000/mm³ pedem redução da dose. Ganho de peso é comum. Reduz a depuração da lamotrigina, cuja dose deve ser diminuída em 50%."',
    ['Se associar valproato, corte a lamotrigina pela metade [1].'],
    [
      ['comparator', 'Plaquetas acima de 100.000/mm³ pedem redução do valproato [1].'],
      ['direction', 'O valproato aumenta a depuração da lamotrigina [1].'],
    ],
  ],
  [
    '"Demência de Alzheimer: texto para a equipe ‖ A donepezila começa com 5 mg à noite e passa a 10 mg depois de 4 a 6 semanas. A memantina, 20 mg/dia, é acrescentada na fase moderada a grave, e não na leve. Antipsicóticos aumentam a mortalidade em idosos com demência (4,5% contra 2,6% em 10 semanas). O ginkgo não melhora a cognição. Rastrear depressão em todos."',
    [
      'A memantina não entra na fase leve [1].',
      'Todos os pacientes com demência devem ser rastreados para depressão [1].',
    ],
    [['arms', 'A mortalidade foi de 2,6% com antipsicótico e de 4,5% sem [1].']],
  ],
  [
    '"Ácido valproico: folheto da farmácia ‖ Não deve ser usado em mulheres em idade fértil sem contracepção eficaz, pelo risco de malformações de cerca de 10%. Dose inicial de 10 a 15 mg/kg/dia; máxima de 60 mg/kg/dia. Nível terapêutico de 50 a 100 mcg/mL. Plaquetas abaixo de 100.000/mm³ pedem redução da dose. Ganho de peso é comum. Reduz a depuração da lamotrigina, cuja dose deve ser diminuída em 50%." + "Migranepant for prevention of episodic migraine: ARARA trial ‖ Adults with 4 to 14 migraine days per month (n = 764) took migranepant 60 mg, migranepant 30 mg or placebo daily for 12 weeks. Monthly migraine days decreased by 4.4, 3.7 and 2.8 days. A reduction of 50% or more was reached by 57.4%, 49.6% and 31.2%. Constipation occurred in 8.1%, 6.3% and 1.2%. Liver enzyme elevation was not different from placebo." + "Demência de Alzheimer: texto para a equipe ‖ A donepezila começa com 5 mg à noite e passa a 10 mg depois de 4 a 6 semanas. A memantina, 20 mg/dia, é acrescentada na fase moderada a grave, e não na leve. Antipsicóticos aumentam a mortalidade em idosos com demência (4,5% contra 2,6% em 10 semanas). O ginkgo não melhora a cognição. Rastrear depressão em todos."',
    [],
    [['number-of-another', 'A dose máxima de valproato é de 20 mg/kg/dia [1].']],
  ],
  [
    '"Migranepant for prevention of episodic migraine: ARARA trial ‖ Adults with 4 to 14 migraine days per month (n = 764) took migranepant 60 mg, migranepant 30 mg or placebo daily for 12 weeks. Monthly migraine days decreased by 4.4, 3.7 and 2.8 days. A reduction of 50% or more was reached by 57.4%, 49.6% and 31.2%. Constipation occurred in 8.1%, 6.3% and 1.2%. Liver enzyme elevation was not different from placebo." + "Ácido valproico: folheto da farmácia ‖ Não deve ser usado em mulheres em idade fértil sem contracepção eficaz, pelo risco de malformações de cerca de 10%. Dose inicial de 10 a 15 mg/kg/dia; máxima de 60 mg/kg/dia. Nível terapêutico de 50 a 100 mcg/mL. Plaquetas abaixo de 100.000/mm³ pedem redução da dose. Ganho de peso é comum. Reduz a depuração da lamotrigina, cuja dose deve ser diminuída em 50%." + "Demência de Alzheimer: texto para a equipe ‖ A donepezila começa com 5 mg à noite e passa a 10 mg depois de 4 a 6 semanas. A memantina, 20 mg/dia, é acrescentada na fase moderada a grave, e não na leve. Antipsicóticos aumentam a mortalidade em idosos com demência (4,5% contra 2,6% em 10 semanas). O ginkgo não melhora a cognição. Rastrear depressão em todos."',
    [],
    [['wrong-reference', 'Os antipsicóticos aumentam a mortalidade (4,5% contra 2,6%) [1].']],
  ],
  [
    '"Single-pill triple combination in uncontrolled hypertension: LITORAL-3 ‖ Between March 2018 and October 2021, 1,386 adults with blood pressure of 140/90 mmHg or higher despite monotherapy were assigned to telmisartan 20 mg/amlodipine 2.5 mg/indapamide 1.25 mg in one pill or to stepped usual care. At 24 weeks, blood pressure below 140/90 mmHg was reached in 67.9% and 44.6% (RR 1.52; 95% CI 1.38 to 1.67). Mean systolic pressure was 8.4 mmHg lower with the triple pill. Withdrawal due to adverse events was similar (3.1% vs 2.7%; P=0.66). Potassium below 3.5 mmol/L was found in 4.4% and 1.9%. Benefit was consistent in women (RR 1.49) and men (RR 1.55)."',
    [
      'Em 24 semanas, a pílula tripla levou 67,9% dos pacientes a PA < 140/90 mmHg, contra 44,6% com o cuidado escalonado (RR 1,52; IC 95% 1,38–1,67) [1].',
      'As retiradas por evento adverso não diferiram (3,1% e 2,7%; p = 0,66) [1].',
    ],
    [
      ['digit', 'Às 24 semanas, 67,9% chegaram à meta com a pílula tripla, RR 1,62 [1].'],
      ['decimal', 'A pílula tripla traz telmisartana 20 mg, anlodipino 25 mg e indapamida 1,25 mg [1].'],
      ['comparator', 'Potássio acima de 3,5 mmol/L foi encontrado em 4,4% com a pílula tripla [1].'],
      ['direction', 'A pílula tripla aumentou significativamente as retiradas por evento adverso [1].'],
      ['arms', 'A meta foi alcançada por 44,6% com a pílula tripla e 67,9% com o cuidado usual [1].'],
    ],
  ],
  [
    '"Medida da pressão em casa: folheto para profissionais ‖ Medir 2 vezes pela manhã e 2 vezes à noite, durante 7 dias, descartando o primeiro dia. O limite de normalidade em casa é menor que 130 × 80 mmHg. Manguito de largura igual a 40% da circunferência do braço. Não conversar durante a medida. Repouso de 5 minutos. Aparelhos de punho não são aconselhados. O efeito do avental branco atinge cerca de 15% dos pacientes."',
    [
      'MRPA: duas medidas de manhã e duas à noite por uma semana, jogando fora o 1º dia [1].',
      'A largura do manguito corresponde a 40% da circunferência braquial [1].',
    ],
    [],
  ],
  [
    '"Espironolactona na hipertensão resistente: parecer ‖ Dose inicial de 12,5 a 25 mg/dia, podendo chegar a 50 mg/dia. Dosar potássio em 1 e 4 semanas. Não iniciar com potássio acima de 5,0 mEq/L. Ginecomastia ocorre em 6% dos homens. A clonidina não foi superior à espironolactona. Em quem tem TFG menor que 45 mL/min/1,73 m², a hipercalemia é três vezes mais frequente."',
    ['Clonidina não mostrou superioridade frente à espironolactona [1].'],
    [['population', 'A ginecomastia ocorre em 6% das mulheres com espironolactona [1].']],
  ],
  [
    '"Fluconazol cápsulas 150 mg: bula ‖ Candidíase vaginal: 150 mg em dose única. Candidíase orofaríngea: 200 mg no primeiro dia e depois 100 mg ao dia por 7 a 14 dias. Criptococose: 400 mg no primeiro dia, seguidos de 200 a 400 mg ao dia por 6 a 8 semanas. Meia-vida de aproximadamente 30 horas. Aumenta o efeito da varfarina, elevando o tempo de protrombina em 12%. Excreção renal de 80% da dose inalterada. A administração com alimentos não altera a absorção."',
    ['O fluconazol pode ser tomado com ou sem comida, pois a absorção não muda [1].'],
    [
      ['unit', 'Candidíase vaginal: fluconazol 150 mcg em dose única [1].'],
      ['direction', 'O fluconazol diminui o efeito da varfarina [1].'],
    ],
  ],
  [
    '"Nitrofurantoína cápsulas: bula ‖ Dose de 100 mg a cada 6 horas por 5 a 7 dias, com alimentos, que aumentam a absorção em cerca de 40%. Contraindicada com depuração de creatinina menor que 30 mL/min e nas últimas 2 semanas de gestação. Não trata pielonefrite. A urina pode ficar amarelo-escura. Reações pulmonares agudas: menos de 1 em 5.000 usuários."',
    [
      'A nitrofurantoína é tomada com comida, o que melhora a absorção em torno de 40% [1].',
      'Nitrofurantoína 100 mg 6/6 h, de cinco a sete dias [1].',
    ],
    [],
  ],
  [
    '"Antimicrobial stewardship in cystitis: cluster trial of 42 clinics ‖ In 42 primary-care clinics, an order-set intervention lowered fluoroquinolone prescriptions for cystitis from 38.4% to 16.2%; in control clinics the share went from 37.9% to 35.5% (adjusted OR 0.36; 95% CI 0.29–0.45). Return visits within 14 days were unchanged (6.6% vs 6.8%). Women older than 65 years were less likely to benefit. Nitrofurantoin use rose by 19 percentage points."',
    ['A nitrofurantoína ganhou 19 pontos percentuais com a intervenção [1].'],
    [
      ['digit', 'As fluoroquinolonas caíram de 38,4% para 26,2% nas clínicas da intervenção [1].'],
      ['direction', 'O uso de nitrofurantoína caiu 19 pontos percentuais [1].'],
      [
        'arms',
        'Nas clínicas da intervenção as fluoroquinolonas foram de 37,9% para 35,5%, e nas de controle de 38,4% para 16,2% [1].',
      ],
    ],
  ],
  [
    '"Nitrofurantoína cápsulas: bula ‖ Dose de 100 mg a cada 6 horas por 5 a 7 dias, com alimentos, que aumentam a absorção em cerca de 40%. Contraindicada com depuração de creatinina menor que 30 mL/min e nas últimas 2 semanas de gestação. Não trata pielonefrite. A urina pode ficar amarelo-escura. Reações pulmonares agudas: menos de 1 em 5.000 usuários." + "Fluconazol cápsulas 150 mg: bula ‖ Candidíase vaginal: 150 mg em dose única. Candidíase orofaríngea: 200 mg no primeiro dia e depois 100 mg ao dia por 7 a 14 dias. Criptococose: 400 mg no primeiro dia, seguidos de 200 a 400 mg ao dia por 6 a 8 semanas. Meia-vida de aproximadamente 30 horas. Aumenta o efeito da varfarina, elevando o tempo de protrombina em 12%. Excreção renal de 80% da dose inalterada. A administração com alimentos não altera a absorção." + "Antimicrobial stewardship in cystitis: cluster trial of 42 clinics ‖ In 42 primary-care clinics, an order-set intervention lowered fluoroquinolone prescriptions for cystitis from 38.4% to 16.2%; in control clinics the share went from 37.9% to 35.5% (adjusted OR 0.36; 95% CI 0.29–0.45). Return visits within 14 days were unchanged (6.6% vs 6.8%). Women older than 65 years were less likely to benefit. Nitrofurantoin use rose by 19 percentage points."',
    [],
    [['number-of-another', 'Nitrofurantoína 100 mg a cada 6 horas por 14 dias [1].']],
  ],
  [
    '"Fixed-dose rivaroxaban-like agent tirovaxan for cancer-associated thrombosis (LIRA) ‖ This open-label noninferiority trial enrolled 946 patients with active cancer and acute venous thromboembolism. Recurrent thromboembolism within 6 months occurred in 6.2% given tirovaxan and 8.4% given dalteparin (HR 0.74; 95% CI 0.46–1.19; P<0.001 for noninferiority; P=0.21 for superiority). Major bleeding was 4.3% vs 4.5%. Clinically relevant nonmajor bleeding was higher with tirovaxan (10.1% vs 6.8%; HR 1.49; 95% CI 0.94–2.36). In gastrointestinal cancer, major bleeding was 7.1% vs 3.6%."',
    ['Sangramento maior parecido, 4,3% e 4,5% [1].'],
    [
      ['digit', 'Sangramento maior no câncer gastrointestinal: 7,1% contra 5,2% [1].'],
      ['bounds', 'Recorrência de TEV: HR 0,74 (IC 95% 0,46–0,93) [1].'],
      ['arms', 'A recorrência foi de 8,4% com tirovaxana e 6,2% com dalteparina [1].'],
    ],
  ],
  [
    '"Doença falciforme: protocolo clínico ‖ Hidroxiureia: iniciar com 15 mg/kg/dia e aumentar 5 mg/kg/dia a cada 8 semanas, até 35 mg/kg/dia. Suspender se neutrófilos estiverem abaixo de 1.000/mm³ ou plaquetas abaixo de 80.000/mm³. A partir de 9 meses de idade pode ser indicada. Doppler transcraniano anual dos 2 aos 16 anos; velocidade de 200 cm/s ou mais indica transfusão crônica. Penicilina profilática até 5 anos. Hidroxiureia não deve ser usada na gestação. Na crise de dor, analgesia em até 30 minutos."',
    [
      'Começar hidroxiureia em 15 mg/kg/dia e subir 5 mg/kg/dia de oito em oito semanas até o limite de 35 [1].',
      'O Doppler é feito todo ano, dos dois aos dezesseis anos [1].',
    ],
    [['unit', 'Velocidade de 200 m/s ou mais indica transfusão crônica [1].']],
  ],
  [
    '"Ferro venoso: nota da comissão de farmácia ‖ Carboximaltose férrica: máximo de 1.000 mg por semana, em 15 minutos. Hipofosfatemia ocorre em 47% das infusões repetidas. Não administrar no primeiro trimestre. Reação anafilática: 1 a cada 10.000 aplicações. A hemoglobina sobe 2 g/dL em 4 semanas. Dose teste não é necessária."',
    [
      'Carboximaltose: no máximo 1 g/semana, correndo em 15 min [1].',
      'Quase metade (47%) das infusões repetidas dá hipofosfatemia [1].',
    ],
    [['direction', 'A hemoglobina cai 2 g/dL em 4 semanas com a carboximaltose [1].']],
  ],
  [
    '"Doença falciforme: protocolo clínico ‖ Hidroxiureia: iniciar com 15 mg/kg/dia e aumentar 5 mg/kg/dia a cada 8 semanas, até 35 mg/kg/dia. Suspender se neutrófilos estiverem abaixo de 1.000/mm³ ou plaquetas abaixo de 80.000/mm³. A partir de 9 meses de idade pode ser indicada. Doppler transcraniano anual dos 2 aos 16 anos; velocidade de 200 cm/s ou mais indica transfusão crônica. Penicilina profilática até 5 anos. Hidroxiureia não deve ser usada na gestação. Na crise de dor, analgesia em até 30 minutos." + "Fixed-dose rivaroxaban-like agent tirovaxan for cancer-associated thrombosis (LIRA) ‖ This open-label noninferiority trial enrolled 946 patients with active cancer and acute venous thromboembolism. Recurrent thromboembolism within 6 months occurred in 6.2% given tirovaxan and 8.4% given dalteparin (HR 0.74; 95% CI 0.46–1.19; P<0.001 for noninferiority; P=0.21 for superiority). Major bleeding was 4.3% vs 4.5%. Clinically relevant nonmajor bleeding was higher with tirovaxan (10.1% vs 6.8%; HR 1.49; 95% CI 0.94–2.36). In gastrointestinal cancer, major bleeding was 7.1% vs 3.6%." + "Ferro venoso: nota da comissão de farmácia ‖ Carboximaltose férrica: máximo de 1.000 mg por semana, em 15 minutos. Hipofosfatemia ocorre em 47% das infusões repetidas. Não administrar no primeiro trimestre. Reação anafilática: 1 a cada 10.000 aplicações. A hemoglobina sobe 2 g/dL em 4 semanas. Dose teste não é necessária."',
    [],
    [['number-of-another', 'O Doppler transcraniano anual é feito dos 2 aos 47 anos [1].']],
  ],
  [
    '"Early rehabilitation after myocardial infarction: PASSO trial ‖ A total of 1,840 survivors of myocardial infarction were randomized within 10 days to home-based rehabilitation (n=922) or usual care (n=918). At 12 months, peak oxygen uptake had increased by 2.1 mL/kg/min with rehabilitation and by 0.4 mL/kg/min with usual care. Rehospitalization was 14.0% vs 19.0% (RR 0.74; 95% CI 0.60–0.91; absolute risk reduction 5.0 percentage points; number needed to treat, 20). Return to work was not improved (61% vs 60%). Cardiac death: 1.8% vs 2.0%. The effect was seen in smokers (RR 0.70) but not in participants with depression (RR 1.01; 95% CI 0.72–1.42)."',
    [
      'A reabilitação em casa cortou as reinternações (14% contra 19%), isto é, 5 pontos percentuais a menos e NNT de 20 [1].',
      'A morte cardíaca foi rara nos dois grupos, 1,8% e 2,0% [1].',
    ],
    [
      [
        'digit',
        'No infarto recente, a reabilitação foi iniciada em até 10 dias, melhorou o VO2 de pico em 2,1 mL/kg/min e reduziu a reinternação a 11,0% [1].',
      ],
      ['unit', 'O VO2 de pico aumentou 2,1 L/kg/min com a reabilitação [1].'],
      ['bounds', 'Na depressão, RR 1,01 (IC 95% 0,52–1,42) [1].'],
      ['arms', 'Foram reinternados 19,0% com reabilitação e 14,0% com cuidado usual [1].'],
      ['population', 'O efeito foi visto em participantes com depressão, mas não em fumantes [1].'],
    ],
  ],
  [
    '"Cessação do tabagismo: portaria e protocolo ‖ Adesivo de nicotina de 21 mg/dia por 4 semanas, 14 mg/dia por mais 4 semanas e 7 mg/dia por 2 semanas, em quem fuma 20 cigarros ou mais por dia. Bupropiona 150 mg por 3 dias e depois 150 mg duas vezes ao dia, por 12 semanas. A bupropiona é contraindicada em quem tem histórico de convulsão. A vareniclina não aumentou eventos neuropsiquiátricos. A abstinência em 12 meses foi de 32% no programa em grupo e de 19% no aconselhamento breve. Cigarro eletrônico não é recomendado."',
    [
      'A vareniclina não elevou os eventos neuropsiquiátricos [1].',
      'Após 3 dias de bupropiona 150 mg, dobra-se para 150 mg 2x/dia (300 mg/dia), até completar doze semanas [1].',
      'O tabagista pós-infarto merece atenção especial da equipe [1].',
    ],
    [['direction', 'A vareniclina aumentou eventos neuropsiquiátricos [1].']],
  ],
  [
    '"Early rehabilitation after myocardial infarction: PASSO trial ‖ A total of 1,840 survivors of myocardial infarction were randomized within 10 days to home-based rehabilitation (n=922) or usual care (n=918). At 12 months, peak oxygen uptake had increased by 2.1 mL/kg/min with rehabilitation and by 0.4 mL/kg/min with usual care. Rehospitalization was 14.0% vs 19.0% (RR 0.74; 95% CI 0.60–0.91; absolute risk reduction 5.0 percentage points; number needed to treat, 20). Return to work was not improved (61% vs 60%). Cardiac death: 1.8% vs 2.0%. The effect was seen in smokers (RR 0.70) but not in participants with depression (RR 1.01; 95% CI 0.72–1.42)." + "Cessação do tabagismo: portaria e protocolo ‖ Adesivo de nicotina de 21 mg/dia por 4 semanas, 14 mg/dia por mais 4 semanas e 7 mg/dia por 2 semanas, em quem fuma 20 cigarros ou mais por dia. Bupropiona 150 mg por 3 dias e depois 150 mg duas vezes ao dia, por 12 semanas. A bupropiona é contraindicada em quem tem histórico de convulsão. A vareniclina não aumentou eventos neuropsiquiátricos. A abstinência em 12 meses foi de 32% no programa em grupo e de 19% no aconselhamento breve. Cigarro eletrônico não é recomendado."',
    [],
    [['wrong-reference', 'A abstinência em 12 meses foi de 32% no programa em grupo [1].']],
  ],
];

export const thirtyThirdRound: readonly HandCase[] = casesOf(groups);
