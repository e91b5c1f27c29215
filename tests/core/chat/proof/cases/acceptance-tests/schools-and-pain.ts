import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Over invented passages of schools, work, pain and fifteen other fields. */
const groups: CaseGroup[] = [
  [
    '"Classroom toothbrushing or fluoride varnish to prevent caries in first-grade pupils: the BRIGHTDESK cluster randomised trial ‖ We randomised 72 schools (3,186 pupils aged 6 to 7 years) to supervised toothbrushing, fluoride varnish every 6 months, or usual practice. At 24 months, new dentine caries had developed in 21.4% of pupils in the toothbrushing arm, 22.9% in the varnish arm and 31.8% in the usual-practice arm. Compared with usual practice, the odds of new caries were lower with toothbrushing (OR 0.58, 95% CI 0.43 to 0.79) and with varnish (OR 0.64, 95% CI 0.47 to 0.87); the two active arms did not differ from each other (p=0.61). Dental pain in the previous 3 months was less frequent with toothbrushing than with usual practice (9.6% vs 15.2%). School absence did not differ across the three arms. Transient nausea was reported by 3.2% of pupils receiving varnish. Toothbrushing cost less per pupil than varnish."',
    [
      'Após 24 meses, surgiram novas cáries em dentina em 21,4% dos alunos com escovação supervisionada, contra 31,8% daqueles sob a prática habitual. [1]',
      'O verniz fluoretado também diminuiu a chance de novas cáries frente à prática habitual (OR 0,64; IC 95% 0,47–0,87), sem se distinguir da escovação (p = 0,61) [1]',
      'As faltas à escola foram equivalentes nos três braços do estudo. [1]',
    ],
    [
      [
        'digit',
        'Novas cáries em dentina foram observadas em 37,8% dos alunos do braço de prática habitual ao fim de 24 meses. [1]',
      ],
      ['direction', 'Por aluno, a escovação supervisionada saiu mais cara do que o verniz. [1]'],
      [
        'negation',
        'A escovação supervisionada não tornou a dor de dente menos frequente do que a prática habitual. [1]',
      ],
    ],
  ],
  [
    '"Sono, telas e sintomas depressivos em adolescentes de escolas estaduais: inquérito transversal em 41 municípios ‖ Foram incluídos 5.742 estudantes de 13 a 17 anos; a taxa de resposta foi de 83%. A duração mediana do sono nas noites de aula foi de 6,8 horas, e 58% dormiam menos de 8 horas. O tempo de tela superior a 4 horas por dia associou-se a maior prevalência de sintomas depressivos (34,1% versus 21,7%; RP 1,57; IC 95% 1,39 a 1,77). Estudar no turno da manhã associou-se a sono mais curto do que estudar à tarde. As meninas relataram mais sintomas depressivos que os meninos, mas não houve diferença entre os sexos no tempo de tela. A prática de pelo menos 60 minutos diários de atividade física foi relatada por 19% e associou-se a menos sintomas depressivos. Por ser transversal, o estudo não permite inferir causalidade."',
    [
      'Menos de um quinto dos adolescentes (19%) fazia ao menos 60 minutos de atividade física por dia, e esse hábito veio acompanhado de menos sintomas depressivos. [1]',
      'Meninos e meninas passavam tempo semelhante diante das telas, embora elas referissem mais sintomas depressivos [1]',
      'Nas noites de aula, metade dos estudantes dormia até cerca de 6,8 horas (mediana) [1]',
    ],
    [
      ['digit', 'Sono inferior a 8 horas nas noites de aula foi referido por 68% dos estudantes [1]'],
      [
        'direction',
        'Mais de 4 horas diárias de tela acompanharam-se de menor prevalência de sintomas depressivos (34,1% contra 21,7%; RP 1,57). [1]',
      ],
      ['direction', 'Quem estuda pela manhã dorme por mais tempo do que quem estuda à tarde [1]'],
      [
        'negation',
        'O desenho transversal permite inferir causalidade entre telas e sintomas depressivos. [1]',
      ],
    ],
  ],
  [
    '"Respirable crystalline silica and chronic kidney disease in engineered-stone workers: a prospective cohort ‖ We followed 1,874 stone-benchtop workers for a median of 9.2 years. Chronic kidney disease developed in 148 workers (7.9%). Incidence was 14.6 per 1,000 person-years in the highest exposure quartile and 5.1 per 1,000 person-years in the lowest (HR 2.73, 95% CI 1.84 to 4.05). Workers who consistently wore powered respirators had a lower risk than those using disposable masks (HR 0.55, 95% CI 0.36 to 0.84). Smoking did not modify the association. Silicosis was diagnosed in 11.3% of the cohort; no case occurred among workers hired after wet cutting became mandatory. Baseline hypertension was more common in the highest exposure quartile. All-cause mortality was similar across exposure quartiles, although follow-up was short for this outcome."',
    [
      'No quartil de menor exposição à sílica, a incidência de doença renal crônica foi de 5,1 por 1.000 pessoas-ano, ante 14,6 no de maior exposição. [1]',
      'Não se registrou silicose entre os trabalhadores contratados depois que o corte úmido passou a ser obrigatório [1]',
      'A mortalidade por todas as causas foi parecida entre os quartis de exposição, mas o seguimento era curto para avaliar esse desfecho. [1]',
    ],
    [
      [
        'digit',
        'A doença renal crônica surgiu em 148 dos 1.874 trabalhadores (9,7%) ao longo de 9,2 anos de seguimento mediano. [1]',
      ],
      [
        'direction',
        'Usar sempre respirador motorizado, em vez de máscara descartável, associou-se a risco aumentado de doença renal crônica (HR 0,55; IC 95% 0,36–0,84) [1]',
      ],
      ['negation', 'O tabagismo modificou a associação entre exposição à sílica e doença renal crônica [1]'],
    ],
  ],
  [
    '"Enzymatic debridement versus tangential excision in adults with deep partial-thickness burns: the CINDER randomised trial ‖ In this multicentre open-label trial, 214 adults with deep partial-thickness burns covering 5% to 25% of total body surface area were assigned to enzymatic debridement (n=108) or tangential excision (n=106). Need for autografting was lower with enzymatic debridement (28.7% vs 61.3%; RR 0.47, 95% CI 0.33 to 0.66), as was mean blood loss (85 vs 410 mL). Time to complete wound closure was longer in the enzymatic group (median 31 vs 26 days; p=0.02). Scar quality at 12 months and length of hospital stay did not differ between groups. Procedural pain was greater with enzymatic debridement. Wound infection occurred in 9.3% and 10.4% of patients, respectively (p=0.79). No deaths occurred in either group."',
    [
      'Precisaram de autoenxerto 61,3% dos pacientes submetidos à excisão tangencial e apenas 28,7% dos tratados com desbridamento enzimático. [1]',
      'A via enzimática poupou sangue: perda média de 85 mL, contra 410 mL na excisão [1]',
      '- **Infecção de ferida:** sem diferença entre enzimático e excisão (9,3% vs 10,4%; p = 0,79) [1]',
    ],
    [
      [
        'bounds',
        'Foram elegíveis adultos com queimaduras de espessura parcial profunda em 5% a 35% da superfície corporal total. [1]',
      ],
      [
        'direction',
        'O desbridamento enzimático acelerou o fechamento completo da ferida (mediana de 31 versus 26 dias; p=0,02). [1]',
      ],
      [
        'direction',
        'O desbridamento enzimático causou menos dor durante o procedimento do que a excisão tangencial. [1]',
      ],
    ],
  ],
  [
    '"Wide-awake local anaesthesia versus intravenous regional anaesthesia for open carpal tunnel release: a randomised trial ‖ A total of 296 adults undergoing open carpal tunnel release were randomised to wide-awake local anaesthesia without tourniquet (WALANT) or to intravenous regional anaesthesia with tourniquet. Mean intraoperative pain on a 0–10 scale was 1.9 points with WALANT and 3.4 points with regional anaesthesia (difference −1.5, 95% CI −2.0 to −1.0). Symptom severity at 6 months was non-inferior with WALANT. Operating time was similar (16 vs 15 minutes), but total time in the facility was shorter with WALANT (median 74 vs 131 minutes). Postoperative nausea was less frequent with WALANT (2.0% vs 9.5%). Grip strength recovered at the same pace in both groups, and opioid prescription at discharge did not differ (p=0.44). Haematoma was more frequent with WALANT (4.7% vs 0.7%; p=0.03); none required reoperation."',
    [
      'Com WALANT, a dor intraoperatória média foi 1,5 ponto menor do que com a anestesia regional intravenosa (IC 95% −2,0 a −1,0). [1]',
      'A retomada da força de preensão seguiu o mesmo ritmo nas duas técnicas anestésicas [1]',
      'Os pacientes da anestesia regional tiveram mais náusea pós-operatória (9,5% vs 2,0%) e permaneceram mais tempo no serviço (mediana de 131 vs 74 minutos) [1]',
    ],
    [
      [
        'unit',
        'A permanência total no serviço teve mediana de 74 horas com WALANT, menor do que com a anestesia regional [1]',
      ],
      ['direction', 'Hematoma foi complicação mais rara no grupo WALANT (4,7% vs 0,7%; p = 0,03) [1]'],
      [
        'direction',
        'O WALANT prolongou a permanência total no serviço em comparação com a anestesia regional intravenosa. [1]',
      ],
      ['negation', 'Os hematomas observados com WALANT exigiram reoperação. [1]'],
    ],
  ],
  [
    '"Apoio telefônico por pares para manter o aleitamento materno exclusivo: ensaio randomizado em maternidades públicas ‖ Foram randomizadas 918 puérperas com recém-nascidos a termo para apoio telefônico por pares (n=460) ou cuidado habitual (n=458). O aleitamento materno exclusivo aos 4 meses foi mantido por 52,6% no grupo de apoio e por 41,0% no grupo controle (RR 1,28; IC 95% 1,11 a 1,48). A autoeficácia para amamentar melhorou mais no grupo de apoio. Não houve diferença na incidência de mastite (6,1% versus 5,7%; p=0,80) nem no ganho de peso do lactente. O uso de chupeta foi menor no grupo de apoio (38% versus 49%). O apoio não reduziu os sintomas de depressão pós-parto medidos aos 6 meses. Consultas não programadas por dificuldade de amamentação foram menos frequentes no grupo de apoio (15,4% versus 24,2%)."',
    [
      'Aos 4 meses, 41,0% das mulheres sob cuidado habitual mantinham a amamentação exclusiva, proporção que chegou a 52,6% com o apoio telefônico por pares. [1]',
      'Mastite ocorreu com frequência semelhante com e sem o apoio por pares (6,1% e 5,7%) [1]',
      'O apoio por pares elevou mais a autoeficácia materna para amamentar do que o cuidado habitual, sem efeito sobre os sintomas depressivos pós-parto aos 6 meses. [1]',
    ],
    [
      [
        'digit',
        'Consultas não programadas por dificuldade para amamentar ocorreram em 15,4% com o apoio, contra 34,2% no controle [1]',
      ],
      ['direction', 'Os bebês cujas mães receberam apoio por pares usaram mais chupeta [1]'],
      ['negation', 'O apoio telefônico reduziu os sintomas de depressão pós-parto avaliados aos 6 meses [1]'],
    ],
  ],
  [
    '"Unsupervised tablet audiometry for detecting hearing loss in primary care: a diagnostic accuracy study ‖ We compared unsupervised tablet audiometry with booth pure-tone audiometry in 642 adults aged 50 years or older. Hearing loss was defined as a better-ear average of more than 25 dB HL; its prevalence was 46%. Sensitivity of the tablet was 93.2% (95% CI 89.7 to 95.8) and specificity 81.5% (95% CI 77.0 to 85.4). When ambient noise exceeded 45 dB, sensitivity fell to 84.6%, whereas specificity was not affected. In participants with cerumen impaction, specificity was lower (62.0%). The tablet overestimated thresholds at 500 Hz but did not differ from the booth at 4000 Hz. Median test duration was 7 minutes. A handicap questionnaire was less sensitive than the tablet (58.4%) but more specific (90.3%)."',
    [
      'O tablet identificou 93,2% dos adultos com perda auditiva e afastou corretamente o diagnóstico em 81,5% dos que não a tinham. [1]',
      'Na presença de rolha de cerume, a especificidade do exame por tablet baixou para 62,0%. [1]',
      'O questionário de handicap detectou menos casos que o tablet (sensibilidade de 58,4%), porém foi mais específico (90,3%) [1]',
    ],
    [
      ['comparator', 'Definiu-se perda auditiva como média da melhor orelha inferior a 25 dB NA. [1]'],
      [
        'direction',
        'A sensibilidade do tablet subiu para 84,6% quando o ruído ambiente passou de 45 dB. [1]',
      ],
    ],
  ],
  [
    '"Terapia fonoaudiológica intensiva ou semanal na afasia crônica pós-AVC: ensaio randomizado de três braços com avaliador cego ‖ Cento e quarenta e seis adultos com afasia há pelo menos 6 meses foram alocados a terapia intensiva (15 horas por semana durante 3 semanas), terapia semanal (1 hora por semana durante 12 semanas) ou lista de espera. O escore de nomeação aumentou 12,4 pontos com a terapia intensiva, 7,1 pontos com a semanal e 1,3 ponto na lista de espera (p<0,001 para intensiva versus lista de espera; p=0,03 para intensiva versus semanal). Em comparação com a lista de espera, a comunicação funcional melhorou com a terapia intensiva, mas não com a semanal. A qualidade de vida não diferiu entre os três grupos. Fadiga foi mais frequente na terapia intensiva do que na semanal (31% versus 14%), assim como o abandono (18% versus 8%). O ganho de nomeação manteve-se aos 6 meses apenas no grupo intensivo."',
    [
      'A terapia intensiva superou a semanal no ganho de nomeação (12,4 versus 7,1 pontos; p=0,03). [1]',
      'Quem ficou na lista de espera ganhou somente 1,3 ponto em nomeação. [1]',
      'O preço da intensidade foi mais fadiga e mais abandono do que no esquema semanal [1]',
    ],
    [
      ['decimal', 'Na terapia semanal, o escore de nomeação subiu 0,71 ponto. [1]'],
      ['comparator', 'O ensaio incluiu adultos com afasia há menos de 6 meses [1]'],
      ['direction', 'A qualidade de vida foi superior no grupo intensivo em relação aos outros dois. [1]'],
      [
        'negation',
        'Comparada à lista de espera, a terapia semanal também melhorou a comunicação funcional. [1]',
      ],
    ],
  ],
  [
    '"Duloxetine, supervised exercise or both for chronic low back pain: a three-arm randomised trial ‖ We randomised 387 adults with chronic low back pain to duloxetine 60 mg daily, supervised exercise, or the combination for 12 weeks. Mean pain on a 0–10 scale fell by 1.6 points with duloxetine, 1.7 with exercise and 2.6 with the combination; the combination was superior to duloxetine (difference −1.0, 95% CI −1.5 to −0.5) and to exercise (−0.9, 95% CI −1.4 to −0.4), while the two single treatments did not differ. Disability improved more with the combination than with either treatment alone. Sleep quality improved in the exercise and combination arms but not with duloxetine alone. Nausea affected 23.1%, 4.6% and 21.7% of patients, respectively. Discontinuation due to adverse events was more frequent with duloxetine than with exercise (10.8% vs 2.3%). Opioid use decreased in all three arms."',
    [
      'Em 12 semanas, a associação de duloxetina e exercício baixou a dor em 2,6 pontos, mais do que a duloxetina isolada (1,6) ou o exercício isolado (1,7). [1]',
      'Isoladamente, duloxetina e exercício tiveram efeito analgésico comparável [1]',
      'A duloxetina sozinha não trouxe melhora do sono, ao contrário do exercício e da combinação. [1]',
    ],
    [
      ['unit', 'A duloxetina foi administrada na dose de 60 mcg ao dia durante 12 semanas [1]'],
      [
        'direction',
        'Interromper o tratamento por eventos adversos foi menos comum com duloxetina do que com exercício (10,8% ante 2,3%). [1]',
      ],
      [
        'direction',
        'A incapacidade melhorou menos com a combinação do que com qualquer um dos tratamentos isolados. [1]',
      ],
      ['negation', 'O uso de opioides não diminuiu em nenhum dos três braços. [1]'],
    ],
  ],
  [
    '"Diretriz de manejo da dor crônica não oncológica em adultos na atenção primária ‖ Recomendamos exercício físico regular como tratamento de primeira linha (recomendação forte, certeza moderada). Não recomendamos opioides como primeira opção; quando usados, sugerimos não ultrapassar 50 mg por dia de equivalentes de morfina e reavaliar o benefício em até 4 semanas. Recomendamos contra a associação de opioides com benzodiazepínicos, porque ela aumenta o risco de depressão respiratória. Para dor neuropática, sugerimos amitriptilina em dose inicial de 10 a 25 mg à noite; em maiores de 65 anos, preferir a menor dose. O paracetamol não deve ser usado isoladamente na lombalgia crônica, pois não foi superior ao placebo. A terapia cognitivo-comportamental melhora a funcionalidade, mas seu efeito sobre a intensidade da dor é pequeno. Na retirada de opioides, sugerimos reduzir 10% da dose por mês."',
    [
      'Se o opioide for usado, sugere-se não passar de 50 mg/dia em equivalentes de morfina, com reavaliação do benefício em no máximo 4 semanas. [1]',
      'O exercício físico regular é a primeira linha na dor crônica não oncológica, com recomendação forte e certeza moderada [1]',
      'A TCC ajuda na funcionalidade, com pequeno impacto na intensidade da dor. [1]',
    ],
    [
      ['unit', 'Iniciado o opioide, o benefício deve ser reavaliado em até 4 meses. [1]'],
      ['bounds', 'Na dor neuropática, a amitriptilina deve ser iniciada com 10 a 75 mg à noite [1]'],
      ['direction', 'Associar benzodiazepínico ao opioide atenua o risco de depressão respiratória [1]'],
      ['negation', 'O paracetamol deve ser usado isoladamente na lombalgia crônica [1]'],
    ],
  ],
  [
    '"Mailed faecal immunochemical test kits versus invitation letters for colorectal cancer screening: the POSTFIT pragmatic trial ‖ In this trial, 24,560 adults aged 50 to 74 years who were overdue for screening were randomised to a mailed faecal immunochemical test (FIT) kit or an invitation letter. Screening completion at 6 months was 37.8% with the kit and 22.5% with the letter (difference 15.3 percentage points, 95% CI 14.2 to 16.4). Text-message reminders further increased completion in the kit arm. After a positive FIT, colonoscopy completion within 90 days did not differ between arms (68.1% vs 69.4%). Detection of advanced neoplasia was higher in the kit arm (4.9 vs 3.1 per 1,000 invited; p<0.001), whereas cancer detection did not differ significantly (0.9 vs 0.7 per 1,000; p=0.09). Uptake was lower in men than in women in both arms. Interval cancers were not assessed."',
    [
      'O envio do kit pelo correio elevou a realização do rastreamento em 15,3 pontos percentuais em 6 meses (37,8% contra 22,5% com a carta). [1]',
      'A proporção de FIT positivos seguidos de colonoscopia em até 90 dias foi comparável nos dois braços (68,1% e 69,4%) [1]',
      'Embora o kit tenha encontrado mais neoplasias avançadas, a detecção de câncer não diferiu de modo significativo entre os braços. [1]',
    ],
    [
      [
        'bounds',
        'A diferença na realização do rastreamento foi de 15,3 pontos percentuais a favor do kit (IC 95% 12,4 a 16,4) [1]',
      ],
      [
        'direction',
        'A detecção de neoplasia avançada ficou abaixo da obtida com a carta quando o kit foi enviado pelo correio (4,9 vs 3,1 por 1.000 convidados) [1]',
      ],
      ['direction', 'Nos dois braços, os homens participaram mais do rastreamento do que as mulheres. [1]'],
      [
        'negation',
        'Os lembretes por mensagem de texto não aumentaram a realização do teste no braço do kit. [1]',
      ],
    ],
  ],
  [
    '"Self-collected versus clinician-collected samples for HPV-based cervical screening: systematic review and meta-analysis ‖ We included 38 studies with 96,412 women. With PCR-based assays, sensitivity for CIN2+ was similar in self-collected and clinician-collected samples (ratio 0.99, 95% CI 0.97 to 1.02); with signal-amplification assays, self-collected samples were less sensitive (ratio 0.86, 95% CI 0.81 to 0.91). Specificity was slightly lower with self-collection (ratio 0.98, 95% CI 0.97 to 0.99). Offering self-sampling kits increased participation among under-screened women (RR 2.14, 95% CI 1.78 to 2.57; I²=91%), and direct mailing was more effective than opt-in ordering. Adherence to follow-up after a positive result did not differ between groups (RR 0.97, 95% CI 0.90 to 1.05). Invalid samples were more frequent with self-collection (0.9% vs 0.4%). No serious adverse events were reported. Certainty of evidence was low for participation."',
    [
      'Com testes por PCR, a autocoleta tem sensibilidade para NIC2+ próxima à da coleta por profissional (razão 0,99; IC 95% 0,97–1,02). [1]',
      'Enviar o kit diretamente pelo correio funcionou melhor do que exigir que a mulher o solicitasse [1]',
      'Amostras inválidas ocorreram menos na coleta pelo profissional (0,4%) do que na autocoleta (0,9%). [1]',
    ],
    [
      ['digit', 'A metanálise reuniu 83 estudos, somando 96.412 mulheres. [1]'],
      [
        'direction',
        'A oferta de kits de autocoleta desestimulou a participação das mulheres sub-rastreadas (RR 2,14; IC 95% 1,78 a 2,57). [1]',
      ],
    ],
  ],
  [
    '"Velmistat added to enzyme replacement in adults with late-onset Pompe disease: a phase 3 placebo-controlled trial ‖ Eighty-four adults already receiving enzyme replacement were randomised 2:1 to velmistat 200 mg twice daily (n=56) or placebo (n=28) for 52 weeks. Six-minute walk distance increased by 24.7 m with velmistat and by 3.2 m with placebo (difference 21.5 m, 95% CI 6.4 to 36.6). Forced vital capacity declined in both groups, with no significant difference (−1.1% vs −1.8%; p=0.38). Serum creatine kinase decreased by 29% with velmistat and did not change with placebo. Fatigue scores at week 52 were similar. Diarrhoea was more common with velmistat (32.1% vs 14.3%) and led to discontinuation in two patients. Elevated liver enzymes occurred only with velmistat (5.4%) and resolved after dose reduction. No deaths occurred."',
    [
      'O grupo placebo avançou só 3,2 m no teste de caminhada de 6 minutos, ao passo que o grupo velmistate avançou 24,7 m. [1]',
      'A capacidade vital forçada piorou nos dois grupos, sem diferença significativa entre eles [1]',
      'Elevação de enzimas hepáticas foi vista apenas com velmistate (5,4%) e se resolveu com a redução da dose. [1]',
    ],
    [
      [
        'digit',
        'A diarreia acometeu 23,1% dos pacientes com velmistate e 14,3% dos que receberam placebo. [1]',
      ],
      [
        'decimal',
        'O velmistate aumentou a distância no teste de caminhada de 6 minutos em 2,47 m, contra 3,2 m do placebo [1]',
      ],
      [
        'direction',
        'A creatinoquinase sérica elevou-se 29% com velmistate e permaneceu estável com placebo. [1]',
      ],
    ],
  ],
  [
    '"Restrictive or liberal red-cell transfusion after hip-fracture surgery in older adults with cardiovascular disease: randomised trial ‖ We randomised 1,240 patients aged 65 years or older to a restrictive (haemoglobin below 7.5 g/dL) or a liberal (below 9.5 g/dL) transfusion threshold. Mean red-cell units transfused were 0.8 and 2.1 per patient, respectively. Death or myocardial infarction at 30 days occurred in 12.6% of the restrictive group and 9.1% of the liberal group (RR 1.38, 95% CI 1.01 to 1.90). Myocardial infarction was more frequent with the restrictive strategy (7.3% vs 4.2%; p=0.02), while mortality alone did not differ (6.3% vs 5.6%; p=0.62). Delirium and infection rates were similar. Transfusion-associated circulatory overload was less frequent with the restrictive strategy (1.1% vs 3.4%). Independent walking at 60 days was not improved by the liberal strategy."',
    [
      'O limiar liberal resultou em menos infartos do que o restritivo (4,2% contra 7,3%). [1]',
      'Quando analisada isoladamente, a mortalidade não diferiu entre as estratégias (6,3% na restritiva e 5,6% na liberal) [1]',
      'A estratégia liberal não trouxe ganho na marcha independente aos 60 dias. [1]',
    ],
    [
      [
        'digit',
        'A média de concentrados de hemácias transfundidos foi de 0,8 por paciente na estratégia restritiva e de 3,1 na liberal. [1]',
      ],
      [
        'comparator',
        'Participaram pacientes com no máximo 65 anos operados de fratura de quadril, com limiar restritivo de hemoglobina abaixo de 7,5 g/dL. [1]',
      ],
      [
        'direction',
        'A estratégia restritiva protegeu contra morte ou infarto em 30 dias (12,6% vs 9,1%; RR 1,38; IC 95% 1,01–1,90) [1]',
      ],
    ],
  ],
  [
    '"Recomendações para transfusão de plaquetas em adultos com trombocitopenia hipoproliferativa ‖ Recomenda-se transfusão profilática quando a contagem de plaquetas for inferior a 10.000/mm³ em pacientes estáveis e sem sangramento; na presença de febre ou sepse, o limiar sugerido é de 20.000/mm³. Sugere-se contagem de pelo menos 40.000/mm³ antes de punção lombar e de pelo menos 100.000/mm³ antes de neurocirurgia. Doses maiores que uma unidade de aférese não reduzem o sangramento, embora prolonguem o intervalo entre transfusões. Não se recomenda profilaxia de rotina em pacientes estáveis após transplante autólogo. Recomenda-se não transfundir plaquetas na púrpura trombocitopênica trombótica, salvo sangramento com risco de vida. A leucorredução diminui a aloimunização e as reações febris. O paracetamol pré-transfusional não previne reações alérgicas. A infusão deve ser concluída em até 4 horas."',
    [
      'Em paciente estável e sem sangramento, a transfusão profilática está indicada abaixo de 10.000 plaquetas/mm³; havendo febre ou sepse, o limiar sugerido sobe para 20.000/mm³. [1]',
      'Aumentar a dose de plaquetas espaça as transfusões, mas não diminui o sangramento [1]',
      'Para neurocirurgia, sugere-se um mínimo de 100.000 plaquetas/mm³ [1]',
    ],
    [
      ['comparator', 'Antes da punção lombar, a contagem sugerida é de no máximo 40.000 plaquetas/mm³. [1]'],
      ['direction', 'A leucorredução favorece a aloimunização e as reações febris. [1]'],
      [
        'negation',
        'Na púrpura trombocitopênica trombótica sem sangramento com risco de vida, recomenda-se transfundir plaquetas. [1]',
      ],
    ],
  ],
  [
    '"Low-dose ketamine added to morphine for vaso-occlusive crisis in adults with sickle cell disease: the CRESCENT-K trial ‖ We assigned 188 adults admitted with a vaso-occlusive crisis to patient-controlled morphine plus ketamine 0.15 mg/kg/h or to morphine plus placebo. Cumulative morphine use at 48 hours was 62 mg with ketamine and 97 mg with placebo (difference −35 mg, 95% CI −51 to −19). Pain at 24 hours was lower with ketamine (4.1 vs 5.3 points; p=0.008). Hospital stay was not shortened (5.2 vs 5.5 days; p=0.41). Acute chest syndrome developed in 7.4% and 8.5% of patients, respectively (p=0.78). Hallucinations were more common with ketamine (9.6% vs 2.1%), whereas pruritus was less common (18.1% vs 33.0%). Readmission within 30 days was similar in the two groups."',
    [
      'Acrescentar cetamina à morfina poupou, em média, 35 mg de morfina nas primeiras 48 horas (IC 95% de 19 a 51 mg). [1]',
      'O tempo de internação não foi encurtado pela cetamina (5,2 vs 5,5 dias; p=0,41) [1]',
      'A cetamina provocou mais alucinações, porém menos prurido, do que o placebo. [1]',
    ],
    [
      [
        'digit',
        'A síndrome torácica aguda ocorreu em 7,4% dos pacientes com cetamina e em 5,8% daqueles com placebo (p=0,78) [1]',
      ],
      [
        'decimal',
        'A cetamina foi infundida a 1,5 mg/kg/h junto com a morfina em analgesia controlada pelo paciente. [1]',
      ],
      [
        'direction',
        'Os pacientes que receberam cetamina consumiram mais morfina em 48 horas (62 mg contra 97 mg com placebo). [1]',
      ],
    ],
  ],
  [
    '"Hidroxiureia em crianças com anemia falciforme acompanhadas em um hemocentro: coorte de 12 anos ‖ Acompanhamos 463 crianças com genótipo SS, das quais 271 usaram hidroxiureia. A taxa de internações por crise dolorosa foi de 0,7 por paciente-ano com hidroxiureia e de 1,6 sem o medicamento (razão de taxas 0,44; IC 95% 0,36 a 0,53). A hemoglobina fetal média subiu de 7,9% para 18,3% nos usuários, e a velocidade no Doppler transcraniano diminuiu. A incidência de infecção grave não diferiu (4,2 versus 4,6 por 100 pacientes-ano). Neutropenia abaixo de 1.000/mm³ ocorreu em 12,2% dos tratados e reverteu com a suspensão temporária. O tratamento não prejudicou o crescimento em altura. A sobrevida aos 12 anos foi maior entre usuários (97,4% versus 91,2%; p=0,006). A adesão foi pior nos adolescentes do que nas crianças menores de 10 anos."',
    [
      'As crianças sem hidroxiureia internaram por crise dolorosa 1,6 vez por paciente-ano, mais que o dobro das tratadas (0,7). [1]',
      'A neutropenia (< 1.000/mm³) atingiu 12,2% dos tratados e foi reversível com a interrupção temporária do medicamento. [1]',
      'Adolescentes aderiram menos à hidroxiureia do que crianças com menos de 10 anos [1]',
    ],
    [
      [
        'decimal',
        'A taxa de internação por crise dolorosa ficou em 0,07 por paciente-ano nas crianças em uso de hidroxiureia. [1]',
      ],
      ['direction', 'Nos usuários de hidroxiureia, a hemoglobina fetal média recuou de 7,9% para 18,3%. [1]'],
      ['negation', 'O tratamento com hidroxiureia prejudicou o crescimento em altura das crianças [1]'],
    ],
  ],
  [
    '"Starting triple modulator therapy before age 6 in cystic fibrosis: a multicentre registry cohort ‖ We included 1,128 children with at least one F508del allele from 41 centres; 604 started triple modulator therapy before age 6 and 524 started later. At age 8, lung clearance index was lower, indicating better ventilation, in early starters (7.1 vs 8.0; adjusted difference −0.9, 95% CI −1.2 to −0.6). Exacerbations requiring intravenous antibiotics were fewer in early starters (0.21 vs 0.48 per year; p<0.001), and Pseudomonas aeruginosa isolation was less frequent (8.3% vs 15.6%; p<0.001). Body mass index z score did not differ. In early starters, sweat chloride fell by 46 mmol/L on average. Transaminase elevation of more than 3 times the upper limit of normal was more frequent in early starters (6.8% vs 3.4%). Parent-reported behavioural problems did not increase."',
    [
      'Aos 8 anos, o índice de clearance pulmonar era melhor em quem começou o modulador antes dos 6 anos (7,1 contra 8,0). [1]',
      'O escore z do IMC foi semelhante entre início precoce e tardio [1]',
      'Quem iniciou tardiamente apresentou isolamento de *P. aeruginosa* com maior frequência (15,6% vs 8,3%) [1]',
    ],
    [
      ['unit', 'O cloreto no suor diminuiu em média 46 mg/L nas crianças de início precoce [1]'],
      [
        'direction',
        'O isolamento de Pseudomonas aeruginosa não diferiu entre início precoce e tardio do modulador (8,3% vs 15,6%; p<0,001) [1]',
      ],
    ],
  ],
  [
    '"Opioid agonist treatment in prison and mortality after release: a linked-data cohort ‖ We linked records of 9,416 prison releases among people with opioid dependence. In the first 28 days after release, all-cause mortality was 6.4 per 1,000 person-years among those treated until release and 22.9 among those untreated (HR 0.28, 95% CI 0.15 to 0.52). After the first month, mortality did not differ between groups (HR 0.91, 95% CI 0.70 to 1.18). Entry into community treatment within 7 days was more frequent among those treated in prison (61% vs 17%), and hepatitis C treatment uptake was higher (24.6% vs 13.1%). Reincarceration at 12 months was similar (38.2% vs 39.5%). Mortality did not differ between methadone and buprenorphine. Women had a higher rate of non-fatal overdose than men."',
    [
      'Nas primeiras quatro semanas de liberdade, morrer foi bem menos frequente entre os tratados até a soltura (6,4 vs 22,9 por 1.000 pessoas-ano). [1]',
      'Passado o primeiro mês, a vantagem em mortalidade desapareceu (HR 0,91; IC 95% 0,70–1,18). [1]',
      'Metadona e buprenorfina não se diferenciaram quanto à mortalidade [1]',
    ],
    [
      [
        'bounds',
        'O tratamento mantido até a soltura associou-se a menor mortalidade nos primeiros 28 dias (HR 0,28; IC 95% 0,15–0,82). [1]',
      ],
      [
        'direction',
        'Depois do primeiro mês, a mortalidade continuou menor entre os que haviam sido tratados na prisão. [1]',
      ],
    ],
  ],
  [
    '"Barriers to preventive care among adults with mobility disability: a national household survey ‖ Of 4,308 respondents, 1,167 had a mobility disability. Up-to-date cervical screening was reported by 61.7% of women with disability and 74.5% of women without (adjusted prevalence ratio 0.85, 95% CI 0.79 to 0.91). Influenza vaccination was more frequent among respondents with disability (58.3% vs 47.9%). Blood pressure measurement in the previous year did not differ. Unmet need for care because of cost was reported by 26.4% with disability and 12.8% without. Inaccessible examination tables were reported by 43% of wheelchair users. Transport was cited as a barrier more often by rural than by urban residents. Satisfaction with communication was lower among respondents with disability, but trust in physicians was similar. Having a regular physician was associated with fewer unmet needs."',
    [
      'Entre mulheres com deficiência de mobilidade, 61,7% estavam em dia com o rastreamento do colo do útero, ante 74,5% das sem deficiência. [1]',
      'Apesar de menos satisfeitas com a comunicação, as pessoas com deficiência confiavam nos médicos tanto quanto as demais [1]',
      'A vacinação contra influenza foi mais comum nas pessoas com deficiência (58,3% vs 47,9%). [1]',
    ],
    [
      ['digit', 'Mesas de exame inacessíveis foram apontadas por 34% dos usuários de cadeira de rodas. [1]'],
      [
        'direction',
        'O transporte foi apontado como barreira com menor frequência por moradores da zona rural do que por moradores urbanos [1]',
      ],
      [
        'negation',
        'Ter um médico de referência não se associou a menos necessidades de saúde não atendidas. [1]',
      ],
    ],
  ],
  [
    '"Telemonitoramento domiciliar após alta por insuficiência cardíaca: ensaio randomizado TELECORAÇÃO-SUL ‖ Randomizamos 732 pacientes com alta recente por insuficiência cardíaca para telemonitoramento diário ou seguimento habitual por 180 dias. Houve reinternação por insuficiência cardíaca em 18,0% no telemonitoramento e em 25,4% no controle (HR 0,67; IC 95% 0,49 a 0,92). A mortalidade por todas as causas não diferiu (8,2% versus 9,0%; p=0,69). A pressão sistólica média caiu 5 mmHg a mais no telemonitoramento. A qualidade de vida melhorou nos dois grupos, sem diferença entre eles. Hipercalemia acima de 5,5 mmol/L foi mais frequente no telemonitoramento (6,6% versus 3,3%; p=0,04). As visitas ao pronto-socorro por qualquer causa não diminuíram. A adesão às medidas diárias caiu de 91% no primeiro mês para 64% no sexto. O custo total por paciente foi menor com o telemonitoramento."',
    [
      'O telemonitoramento diminuiu as reinternações por insuficiência cardíaca (18,0% contra 25,4%; HR 0,67), mas não a mortalidade por todas as causas. [1]',
      'No sexto mês, a adesão às medidas diárias estava em 64%, abaixo dos 91% do primeiro [1]',
      'O seguimento habitual custou mais por paciente do que o telemonitoramento. [1]',
    ],
    [
      [
        'direction',
        'Hipercalemia acima de 5,5 mmol/L foi menos frequente no telemonitoramento que no controle (6,6% versus 3,3%; p=0,04). [1]',
      ],
    ],
  ],
  [
    '"Bula para o profissional de saúde: tolvexina comprimidos de 40 mg ‖ A dose recomendada é de 40 mg uma vez ao dia, e a dose máxima é de 80 mg por dia. Em pacientes com depuração de creatinina inferior a 30 mL/min, a dose deve ser reduzida para 20 mg por dia; não é necessário ajuste na insuficiência hepática leve. Os alimentos não alteram a absorção. A meia-vida é de 14 horas. A rifampicina reduz a concentração plasmática em 62%, e o cetoconazol a aumenta 2,4 vezes. Contraindicada na gravidez e em pacientes com histórico de angioedema. As reações mais comuns foram cefaleia (11,5%) e tosse (7,2%). Na farmacovigilância pós-comercialização foram relatados casos de pancreatite aguda, sem relação causal estabelecida. Em doses terapêuticas, não prolonga o intervalo QT. Monitorar o potássio sérico, que pode se elevar."',
    [
      'Com clearance de creatinina abaixo de 30 mL/min, a dose de tolvexina precisa ser diminuída para 20 mg/dia. [1]',
      'O cetoconazol eleva 2,4 vezes a concentração plasmática da tolvexina, enquanto a rifampicina a diminui em 62% [1]',
      '- **Farmacovigilância:** há relatos pós-comercialização de pancreatite aguda, mas o nexo causal não está estabelecido [1]',
    ],
    [
      ['unit', 'A tolvexina tem meia-vida de 14 dias. [1]'],
      [
        'direction',
        'A rifampicina potencializa a exposição à tolvexina, com elevação de sua concentração plasmática. [1]',
      ],
      ['negation', 'A tolvexina não é contraindicada em pacientes com histórico de angioedema. [1]'],
    ],
  ],
  [
    '"Higher versus standard protein delivery in mechanically ventilated adults: the PROTEGO-ICU trial ‖ We randomised 1,062 mechanically ventilated adults to protein 2.0 g/kg/day or 1.2 g/kg/day with equal energy intake. Mortality at 90 days was 34.1% with higher and 31.6% with standard protein (RR 1.08, 95% CI 0.91 to 1.29), and ventilator-free days did not differ. Among patients with acute kidney injury, higher protein increased mortality (HR 1.46, 95% CI 1.07 to 1.99). Loss of quadriceps thickness at day 10 was smaller with higher protein (9.8% vs 14.2%; p=0.004), but handgrip strength at discharge was not improved. Serum urea was higher with higher protein; need for renal replacement therapy was similar (17.3% vs 15.8%). Diarrhoea was more frequent with higher protein (28.4% vs 21.9%; p=0.01), whereas vomiting was not."',
    [
      'A oferta de 2,0 g/kg/dia de proteína não alterou de forma significativa a mortalidade em 90 dias em relação a 1,2 g/kg/dia (34,1% e 31,6%; RR 1,08; IC 95% 0,91 a 1,29). [1]',
      'O grupo com proteína padrão perdeu mais espessura do quadríceps até o dia 10 (14,2% contra 9,8%) [1]',
    ],
    [
      [
        'digit',
        'Terapia renal substitutiva foi necessária em 17,3% do grupo com mais proteína e em 18,5% do grupo padrão, taxas semelhantes [1]',
      ],
      [
        'direction',
        'Nos pacientes com lesão renal aguda, a maior oferta proteica reduziu a mortalidade. [1]',
      ],
      ['negation', 'A força de preensão manual na alta melhorou com a oferta proteica maior [1]'],
    ],
  ],
  [
    '"Nocturnal dexmedetomidine or melatonin to prevent postoperative delirium in older adults: a three-arm placebo-controlled trial ‖ We randomised 645 patients aged 70 years or older undergoing major non-cardiac surgery to nocturnal dexmedetomidine, melatonin 4 mg, or placebo. Delirium within 5 days occurred in 11.6%, 19.1% and 20.9% of patients, respectively. Dexmedetomidine lowered the odds of delirium compared with placebo (OR 0.50, 95% CI 0.29 to 0.85); melatonin did not (OR 0.89, 95% CI 0.55 to 1.44). Among patients who developed delirium, its duration was shorter with dexmedetomidine than with placebo (median 1 vs 3 days). Bradycardia was more frequent with dexmedetomidine than with placebo (14.9% vs 5.1%), whereas hypotension requiring vasopressors did not differ. Sleep quality was better with both active drugs than with placebo. Cognitive function at 3 months was similar in the three arms."',
    [
      'A dexmedetomidina noturna cortou pela metade a chance de delirium frente ao placebo (OR 0,50), ao custo de mais bradicardia. [1]',
      'Aos 3 meses, a função cognitiva era similar nos três braços [1]',
    ],
    [
      ['unit', 'O delirium nas primeiras 5 semanas ocorreu em 20,9% dos pacientes do grupo placebo. [1]'],
      [
        'direction',
        'A dexmedetomidina aumentou a chance de delirium em comparação com o placebo (OR 0,50; IC 95% 0,29 a 0,85) [1]',
      ],
      [
        'direction',
        'Entre os que desenvolveram delirium, o quadro durou mais com dexmedetomidina do que com placebo [1]',
      ],
      [
        'negation',
        'A melatonina diminuiu a chance de delirium em relação ao placebo (OR 0,89; IC 95% 0,55–1,44). [1]',
      ],
    ],
  ],
  [
    '"Hidroxiureia em crianças com anemia falciforme acompanhadas em um hemocentro: coorte de 12 anos ‖ Acompanhamos 463 crianças com genótipo SS, das quais 271 usaram hidroxiureia. A taxa de internações por crise dolorosa foi de 0,7 por paciente-ano com hidroxiureia e de 1,6 sem o medicamento (razão de taxas 0,44; IC 95% 0,36 a 0,53). A hemoglobina fetal média subiu de 7,9% para 18,3% nos usuários, e a velocidade no Doppler transcraniano diminuiu. A incidência de infecção grave não diferiu (4,2 versus 4,6 por 100 pacientes-ano). Neutropenia abaixo de 1.000/mm³ ocorreu em 12,2% dos tratados e reverteu com a suspensão temporária. O tratamento não prejudicou o crescimento em altura. A sobrevida aos 12 anos foi maior entre usuários (97,4% versus 91,2%; p=0,006). A adesão foi pior nos adolescentes do que nas crianças menores de 10 anos." + "Low-dose ketamine added to morphine for vaso-occlusive crisis in adults with sickle cell disease: the CRESCENT-K trial ‖ We assigned 188 adults admitted with a vaso-occlusive crisis to patient-controlled morphine plus ketamine 0.15 mg/kg/h or to morphine plus placebo. Cumulative morphine use at 48 hours was 62 mg with ketamine and 97 mg with placebo (difference −35 mg, 95% CI −51 to −19). Pain at 24 hours was lower with ketamine (4.1 vs 5.3 points; p=0.008). Hospital stay was not shortened (5.2 vs 5.5 days; p=0.41). Acute chest syndrome developed in 7.4% and 8.5% of patients, respectively (p=0.78). Hallucinations were more common with ketamine (9.6% vs 2.1%), whereas pruritus was less common (18.1% vs 33.0%). Readmission within 30 days was similar in the two groups."',
    [],
    [
      [
        'wrong-reference',
        'A dor em 24 horas foi menor com a cetamina associada à morfina (4,1 vs 5,3 pontos). [1]',
      ],
    ],
  ],
  [
    '"Recomendações para transfusão de plaquetas em adultos com trombocitopenia hipoproliferativa ‖ Recomenda-se transfusão profilática quando a contagem de plaquetas for inferior a 10.000/mm³ em pacientes estáveis e sem sangramento; na presença de febre ou sepse, o limiar sugerido é de 20.000/mm³. Sugere-se contagem de pelo menos 40.000/mm³ antes de punção lombar e de pelo menos 100.000/mm³ antes de neurocirurgia. Doses maiores que uma unidade de aférese não reduzem o sangramento, embora prolonguem o intervalo entre transfusões. Não se recomenda profilaxia de rotina em pacientes estáveis após transplante autólogo. Recomenda-se não transfundir plaquetas na púrpura trombocitopênica trombótica, salvo sangramento com risco de vida. A leucorredução diminui a aloimunização e as reações febris. O paracetamol pré-transfusional não previne reações alérgicas. A infusão deve ser concluída em até 4 horas." + "Restrictive or liberal red-cell transfusion after hip-fracture surgery in older adults with cardiovascular disease: randomised trial ‖ We randomised 1,240 patients aged 65 years or older to a restrictive (haemoglobin below 7.5 g/dL) or a liberal (below 9.5 g/dL) transfusion threshold. Mean red-cell units transfused were 0.8 and 2.1 per patient, respectively. Death or myocardial infarction at 30 days occurred in 12.6% of the restrictive group and 9.1% of the liberal group (RR 1.38, 95% CI 1.01 to 1.90). Myocardial infarction was more frequent with the restrictive strategy (7.3% vs 4.2%; p=0.02), while mortality alone did not differ (6.3% vs 5.6%; p=0.62). Delirium and infection rates were similar. Transfusion-associated circulatory overload was less frequent with the restrictive strategy (1.1% vs 3.4%). Independent walking at 60 days was not improved by the liberal strategy."',
    [],
    [
      [
        'wrong-reference',
        'Sobrecarga circulatória associada à transfusão ocorreu em 1,1% na estratégia restritiva e em 3,4% na liberal [1]',
      ],
    ],
  ],
  [
    '"Diretriz de manejo da dor crônica não oncológica em adultos na atenção primária ‖ Recomendamos exercício físico regular como tratamento de primeira linha (recomendação forte, certeza moderada). Não recomendamos opioides como primeira opção; quando usados, sugerimos não ultrapassar 50 mg por dia de equivalentes de morfina e reavaliar o benefício em até 4 semanas. Recomendamos contra a associação de opioides com benzodiazepínicos, porque ela aumenta o risco de depressão respiratória. Para dor neuropática, sugerimos amitriptilina em dose inicial de 10 a 25 mg à noite; em maiores de 65 anos, preferir a menor dose. O paracetamol não deve ser usado isoladamente na lombalgia crônica, pois não foi superior ao placebo. A terapia cognitivo-comportamental melhora a funcionalidade, mas seu efeito sobre a intensidade da dor é pequeno. Na retirada de opioides, sugerimos reduzir 10% da dose por mês." + "Duloxetine, supervised exercise or both for chronic low back pain: a three-arm randomised trial ‖ We randomised 387 adults with chronic low back pain to duloxetine 60 mg daily, supervised exercise, or the combination for 12 weeks. Mean pain on a 0–10 scale fell by 1.6 points with duloxetine, 1.7 with exercise and 2.6 with the combination; the combination was superior to duloxetine (difference −1.0, 95% CI −1.5 to −0.5) and to exercise (−0.9, 95% CI −1.4 to −0.4), while the two single treatments did not differ. Disability improved more with the combination than with either treatment alone. Sleep quality improved in the exercise and combination arms but not with duloxetine alone. Nausea affected 23.1%, 4.6% and 21.7% of patients, respectively. Discontinuation due to adverse events was more frequent with duloxetine than with exercise (10.8% vs 2.3%). Opioid use decreased in all three arms."',
    [],
    [
      [
        'wrong-reference',
        'Náusea afetou 23,1% dos pacientes com duloxetina e 4,6% dos que fizeram exercício. [1]',
      ],
    ],
  ],
  [
    '"Mailed faecal immunochemical test kits versus invitation letters for colorectal cancer screening: the POSTFIT pragmatic trial ‖ In this trial, 24,560 adults aged 50 to 74 years who were overdue for screening were randomised to a mailed faecal immunochemical test (FIT) kit or an invitation letter. Screening completion at 6 months was 37.8% with the kit and 22.5% with the letter (difference 15.3 percentage points, 95% CI 14.2 to 16.4). Text-message reminders further increased completion in the kit arm. After a positive FIT, colonoscopy completion within 90 days did not differ between arms (68.1% vs 69.4%). Detection of advanced neoplasia was higher in the kit arm (4.9 vs 3.1 per 1,000 invited; p<0.001), whereas cancer detection did not differ significantly (0.9 vs 0.7 per 1,000; p=0.09). Uptake was lower in men than in women in both arms. Interval cancers were not assessed." + "Self-collected versus clinician-collected samples for HPV-based cervical screening: systematic review and meta-analysis ‖ We included 38 studies with 96,412 women. With PCR-based assays, sensitivity for CIN2+ was similar in self-collected and clinician-collected samples (ratio 0.99, 95% CI 0.97 to 1.02); with signal-amplification assays, self-collected samples were less sensitive (ratio 0.86, 95% CI 0.81 to 0.91). Specificity was slightly lower with self-collection (ratio 0.98, 95% CI 0.97 to 0.99). Offering self-sampling kits increased participation among under-screened women (RR 2.14, 95% CI 1.78 to 2.57; I²=91%), and direct mailing was more effective than opt-in ordering. Adherence to follow-up after a positive result did not differ between groups (RR 0.97, 95% CI 0.90 to 1.05). Invalid samples were more frequent with self-collection (0.9% vs 0.4%). No serious adverse events were reported. Certainty of evidence was low for participation."',
    [],
    [
      [
        'wrong-reference',
        'A especificidade foi ligeiramente menor com a autocoleta (razão 0,98; IC 95% 0,97–0,99) [1]',
      ],
    ],
  ],
];

export const schoolsAndPain: HandCase[] = casesOf(groups);
