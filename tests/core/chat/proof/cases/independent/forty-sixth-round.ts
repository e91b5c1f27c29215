import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the fortieth examiner, over the corpus in many voices. */
const groups: CaseGroup[] = [
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [
      'Para o GOLD 2023, o ponto de corte espirométrico é uma relação VEF1/CVF inferior a 0,70 depois do broncodilatador [1].',
      'No relatório GOLD de 2023, a divisão em A, B e E tomou o lugar dos antigos grupos A a D [1].',
      'DPOC, lembrete de plantão: espirometria pós-BD com VEF₁/CVF < 0,7 e classificação em três grupos, A, B e E [1].',
    ],
    [
      ['decimal', 'O critério espirométrico do GOLD 2023 é VEF1/CVF pós-broncodilatador abaixo de 0,07 [1].'],
      [
        'comparator',
        'O limiar adotado pelo GOLD 2023 é uma relação VEF1/CVF pós-broncodilatador superior a 0,7 [1].',
      ],
      ['digit', 'Adota-se no GOLD 2023 o corte de VEF1/CVF < 0,8 após o broncodilatador [1].'],
      ['direction', 'No GOLD 2023, os grupos A, B e E foram substituídos pela classificação de A a D [1].'],
      ['negation', 'A relação VEF1/CVF < 0,7 do GOLD 2023 deve ser obtida sem broncodilatador [1].'],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'Na asma, a estratégia GINA 2021 não recomenda o tratamento só com SABA [1].',
      'A trilha com corticosteroide inalatório associado ao formoterol como alívio é a preferida pela GINA 2021 [1].',
      'O uso isolado de beta-2 agonista de curta duração é desaconselhado pela GINA 2021, que dá preferência ao CI-formoterol como medicação de resgate [1].',
      'Tratar asma exclusivamente com beta-agonista de curta ação contraria a recomendação da GINA 2021 [1].',
    ],
    [
      ['negation', 'O tratamento da asma apenas com SABA é recomendado pela GINA 2021 [1].'],
      ['negation', 'Para a GINA 2021, o CI-formoterol não é a trilha de alívio preferencial [1].'],
      [
        'direction',
        'Como medicação de alívio, a GINA 2021 pretere o CI-formoterol em favor do SABA isolado [1].',
      ],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'No grupo C da dengue, a reposição volêmica é de 10 mL/kg na primeira hora [1].',
      'Chegou dengue do grupo D: correr 20 mL/kg em até vinte minutos [1].',
      'O manual do Ministério da Saúde estratifica os casos de dengue em quatro grupos, de A a D [1].',
      'Salicilatos e anti-inflamatórios não esteroidais são contraindicados na dengue [1].',
      'Entre o C e o D, o volume por quilo dobra e o tempo encurta: 10 mL/kg em uma hora no primeiro, 20 mL/kg em até 20 min no segundo [1].',
    ],
    [
      [
        'arms',
        'Na dengue, o grupo C recebe 20 mL/kg em até 20 minutos, e o grupo D, 10 mL/kg na primeira hora [1].',
      ],
      ['digit', 'Para o grupo C, o protocolo brasileiro de dengue prevê 15 mL/kg na primeira hora [1].'],
      ['unit', 'Pacientes com dengue do grupo D devem receber 20 mL/kg em até 20 horas [1].'],
      ['negation', 'Salicilatos e AINEs estão liberados para o paciente com dengue [1].'],
      ['comparator', 'No grupo D, os 20 mL/kg devem ser infundidos em no mínimo 20 minutos [1].'],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'A Surviving Sepsis Campaign de 2021 sugere ao menos 30 mL/kg de cristaloide nas três primeiras horas, em recomendação de força fraca [1].',
      'A pressão arterial média a ser buscada no choque séptico é de 65 mmHg [1].',
      'Sepse, checklist: cristaloide ≥ 30 mL/kg dentro das 3 h iniciais; alvo de PAM, 65 mm Hg [1].',
    ],
    [
      ['comparator', 'Nas primeiras 3 horas da sepse, administram-se no máximo 30 mL/kg de cristaloide [1].'],
      [
        'unit',
        'A diretriz de sepse de 2021 recomenda pelo menos 30 mL/kg de cristaloide ao longo dos primeiros 3 dias [1].',
      ],
      ['unit', 'O alvo de pressão arterial média no choque séptico é de 65 cmH2O [1].'],
      ['digit', 'Titula-se a ressuscitação do choque séptico para uma PAM-alvo de 75 mmHg [1].'],
      [
        'direction',
        'É forte a recomendação da Surviving Sepsis Campaign de 2021 quanto ao volume inicial de cristaloide [1].',
      ],
    ],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    [
      'A KDIGO 2024 entende por doença renal crônica a anormalidade de estrutura ou de função que persiste por três meses ou mais [1].',
      'A classificação da DRC leva em conta a causa, a TFG (G1 a G5) e a albuminúria (A1 a A3) [1].',
      'Alterações renais estruturais ou funcionais com duração mínima de 3 meses caracterizam a DRC [1].',
      'São cinco as categorias de filtração glomerular, de G1 a G5, e três as de albuminúria, de A1 a A3, às quais se soma a causa [1].',
    ],
    [
      ['unit', 'Define-se DRC como alteração da estrutura ou da função renal por pelo menos 3 semanas [1].'],
      [
        'comparator',
        'A KDIGO 2024 conceitua DRC como alteração estrutural ou funcional presente há menos de 3 meses [1].',
      ],
      ['digit', 'Exige-se que a anormalidade renal dure 6 meses ou mais para o diagnóstico de DRC [1].'],
      ['arms', 'Na DRC, a TFG é categorizada de A1 a A3, e a albuminúria, de G1 a G5 [1].'],
      ['negation', 'A albuminúria não entra na classificação da DRC proposta pela KDIGO 2024 [1].'],
    ],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'Diabetes: glicemia de jejum a partir de 126 mg/dL ou HbA1c a partir de 6,5%, com confirmação [1].',
      'Uma hemoglobina glicada de seis vírgula cinco por cento ou mais, quando confirmada, fecha o diagnóstico de diabetes segundo a SBD [1].',
      'Em jejum, glicemia maior ou igual a 1,26 g/L, desde que confirmada, é critério de diabetes [1].',
    ],
    [
      ['decimal', 'O diagnóstico de diabetes apoia-se em HbA1c ≥ 65%, confirmada [1].'],
      ['unit', 'Glicemia de jejum ≥ 126 mmol/L, confirmada, estabelece o diagnóstico de diabetes [1].'],
      [
        'digit',
        'O corte de glicemia de jejum para diabetes, na diretriz da SBD de 2025, é de 136 mg/dL ou mais [1].',
      ],
      ['comparator', 'A SBD 2025 considera diabético quem tem HbA1c ≤ 6,5%, com confirmação [1].'],
      ['negation', 'Glicemia de jejum ≥ 126 mg/dL dispensa confirmação para o diagnóstico de diabetes [1].'],
    ],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    [
      'Fração de ejeção abaixo de 40% é reduzida, de 40 a 49% é intermediária e de 50% em diante é preservada [1].',
      'Para o rastreamento, a diretriz brasileira de insuficiência cardíaca usa NT-proBNP de 125 pg/mL como ponto de corte [1].',
      'Paciente com FEVE entre 40 e 49 por cento cai na faixa intermediária da classificação brasileira [1].',
      'O corte de triagem do NT-proBNP corresponde a 125 ng/L [1].',
    ],
    [
      [
        'unit',
        'O ponto de corte de NT-proBNP para rastreamento de insuficiência cardíaca é de 125 ng/mL [1].',
      ],
      ['arms', 'A diretriz chama de preservada a FEVE < 40% e de reduzida a FEVE ≥ 50% [1].'],
      ['digit', 'Na triagem da insuficiência cardíaca, o NT-proBNP tem corte de 225 pg/mL [1].'],
      ['comparator', 'IC com fração de ejeção reduzida pressupõe FEVE > 40% [1].'],
      ['decimal', 'Rastreia-se insuficiência cardíaca com NT-proBNP a partir do corte de 12,5 pg/mL [1].'],
    ],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    [
      'Pré-hipertensão, na diretriz de 2025, é a pressão de 120 a 139 e/ou de 80 a 89 mmHg [1].',
      'O hipertenso em tratamento deve ficar com pressão menor que 130/80 mmHg [1].',
      'A meta terapêutica da diretriz brasileira mais recente, de 2025, é pressão inferior a 13 por 8 cmHg [1].',
    ],
    [
      [
        'comparator',
        'O tratamento anti-hipertensivo, conforme a diretriz de 2025, mira valores superiores a 130/80 mmHg [1].',
      ],
      ['digit', 'Meta pressórica da diretriz brasileira de 2025: < 140/80 mmHg [1].'],
      ['unit', 'Recomenda-se, em 2025, reduzir a pressão do paciente tratado para menos de 130/80 kPa [1].'],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    [
      'Hipertensão arterial, na diretriz de 2020: pressão de consultório igual ou superior a 140 e/ou 90 mmHg [1].',
      'A partir de 140 mmHg de sistólica e/ou de 90 mmHg de diastólica, no consultório, já se fala em hipertensão [1].',
      'Basta a diastólica de consultório alcançar 90 mmHg para o paciente ser considerado hipertenso pela diretriz de 2020 [1].',
    ],
    [
      ['digit', 'A diretriz de 2020 rotula como hipertensão a PA de consultório ≥ 150 e/ou 90 mmHg [1].'],
      ['comparator', 'Hipertensão corresponde a pressão de consultório < 140 e/ou 90 mmHg [1].'],
      [
        'negation',
        'Pressão de consultório ≥ 140 e/ou 90 mmHg não configura hipertensão pela diretriz de 2020 [1].',
      ],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    [
      'Aplicada em dose única, a vacina do Butantan contra a dengue teve eficácia de 79,6% em dois anos (IC 70,0 a 86,3) [1].',
      'A eficácia chegou a 89,2% nos soropositivos e ficou em 73,6% nos soronegativos [1].',
      'Os vacinados previamente soropositivos ficaram mais protegidos contra a dengue do que os soronegativos [1].',
      'O ensaio brasileiro da vacina tetravalente atenuada somou pouco mais de 16,2 mil participantes, entre crianças e adultos [1].',
    ],
    [
      ['digit', 'A Butantan-DV alcançou 76,9% de eficácia ao fim de 2 anos [1].'],
      [
        'bounds',
        'A eficácia de 79,6% veio com intervalo de confiança cujo piso é 86,3 e cujo teto é 70,0 [1].',
      ],
      ['arms', 'A vacina protegeu 89,2% dos soronegativos e 73,6% dos soropositivos [1].'],
      ['unit', 'A eficácia de 79,6% da vacina do Butantan foi medida ao cabo de 2 meses [1].'],
      [
        'direction',
        'A proteção conferida pela vacina do Butantan foi maior em soronegativos que em soropositivos [1].',
      ],
      ['digit', 'O esquema estudado no Brasil com a Butantan-DV foi de duas doses [1].'],
    ],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'O benznidazol não modificou de forma significativa o desfecho primário na cardiomiopatia chagásica crônica: 27,5% vs. 29,1%, HR 0,93 (0,81–1,07) [1].',
      'A conversão da PCR foi de 66,2% com benznidazol contra 33,5% no grupo controle [1].',
      'Embora a taxa de conversão da PCR tenha praticamente dobrado, o resultado clínico primário do benznidazol foi neutro [1].',
      'Foram 2.854 pacientes com miocardiopatia crônica da doença de Chagas, e o intervalo do HR (0,81 a 1,07) cruzou a unidade [1].',
    ],
    [
      ['direction', 'A conversão da PCR despencou com o benznidazol em comparação com o controle [1].'],
      ['negation', 'Quanto ao desfecho primário, o ensaio do benznidazol não foi neutro [1].'],
      [
        'population',
        'O benznidazol foi testado em pacientes com doença de Chagas aguda, com desfecho primário em 27,5% vs 29,1% [1].',
      ],
      [
        'digit',
        'Na cardiopatia chagásica crônica, o HR do desfecho primário com benznidazol foi 0,83 (0,81–1,07) [1].',
      ],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'Começar a terapia antirretroviral já na infecção assintomática pelo HIV baixou o desfecho primário a 1,8%, ante 4,1% no grupo de comparação [1].',
      'O HR foi de 0,43 (IC de 0,30 a 0,62) a favor do início precoce dos antirretrovirais [1].',
      'Queda relativa de 57% no desfecho primário: eis o ganho de antecipar a TARV (HR 0,43) [1].',
    ],
    [
      [
        'direction',
        'A TARV precoce em assintomáticos aumentou a ocorrência do desfecho primário (HR 0,43) [1].',
      ],
      ['bounds', 'HR 0,43 (IC 0,62–0,30) para o desfecho primário com o início precoce da TARV [1].'],
      [
        'population',
        'Em pessoas com infecção avançada e sintomática pelo HIV, a TARV reduziu o desfecho primário para 1,8%, contra 4,1% [1].',
      ],
      [
        'arms',
        'Ocorreram eventos primários em 4,1% dos que iniciaram TARV precocemente e em 1,8% dos demais [1].',
      ],
    ],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    [
      'Entre 1.763 casais, houve um único caso de transmissão vinculada com a TARV precoce, contra vinte e sete no grupo comparador [1].',
      'Noventa e seis por cento a menos de transmissão vinculada: esse foi o efeito da TARV precoce [1].',
      'A razão de riscos para transmissão vinculada do HIV-1 foi 0,04, com intervalo de 0,01 a 0,27 [1].',
      'Tratar cedo a pessoa que vive com HIV protege o parceiro [1].',
    ],
    [
      [
        'direction',
        'A terapia antirretroviral precoce favoreceu a transmissão do HIV-1 dentro do casal [1].',
      ],
      ['decimal', 'O HR da transmissão vinculada com a TARV precoce foi de 0,4 (0,01–0,27) [1].'],
      [
        'digit',
        'Registraram-se 1 e 37 transmissões vinculadas, respectivamente, nos braços de TARV precoce e de comparação [1].',
      ],
      ['negation', 'Iniciar cedo os antirretrovirais não diminuiu a transmissão vinculada do HIV-1 [1].'],
    ],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'Em 75 UTIs brasileiras, solução balanceada e salina a 0,9% praticamente empataram em mortalidade aos 90 dias, com 26,4% e 27,2% [1].',
      'O HR ajustado de 0,97, com intervalo de 0,90 a 1,05, não aponta diferença de mortalidade entre a solução balanceada e o soro fisiológico [1].',
      'A troca da salina a 0,9% por solução balanceada falhou em diminuir significativamente a mortalidade de pacientes críticos [1].',
    ],
    [
      [
        'direction',
        'No doente crítico, a solução balanceada sobressaiu à salina, com redução significativa da mortalidade [1].',
      ],
      ['digit', 'Participaram do ensaio sobre solução balanceada 57 UTIs brasileiras [1].'],
      ['unit', 'Aos 90 meses, a mortalidade foi de 26,4% com solução balanceada e 27,2% com salina [1].'],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'O controle glicêmico intensivo elevou a mortalidade em 90 dias de 24,9% para 27,5% (OR 1,14) [1].',
      'Apertar a glicemia do paciente crítico mata mais do que controlá-la de modo convencional [1].',
    ],
    [
      ['direction', 'Na UTI, o controle glicêmico estrito poupou vidas em relação ao convencional [1].'],
      [
        'direction',
        'A mortalidade em 90 dias encolheu de 27,5% com o controle convencional para 24,9% com o intensivo [1].',
      ],
      ['negation', 'O controle estrito da glicemia em pacientes críticos não trouxe dano [1].'],
      [
        'arms',
        'Morreram em 90 dias 24,9% dos alocados ao controle glicêmico intensivo e 27,5% dos alocados ao convencional [1].',
      ],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'Na SDRA, recrutamento pulmonar com PEEP titulada teve 55,3% de óbitos em 28 dias; com PEEP baixa, 49,3% [1].',
      'HR de 1,20 (1,01–1,42) para morte: o recrutamento com PEEP titulada fez mal aos pacientes com SDRA [1].',
      'O ensaio de liderança brasileira com 1.010 pacientes mostrou excesso de mortes com o recrutamento alveolar [1].',
    ],
    [
      [
        'direction',
        'O recrutamento pulmonar com PEEP titulada mitigou a mortalidade na SDRA frente à PEEP baixa [1].',
      ],
      ['digit', 'Para morte em 28 dias, o HR do recrutamento com PEEP titulada foi 1,30 (1,01–1,42) [1].'],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    [
      'Em 28 dias, morreram 16,0% dos pacientes pronados e 32,8% dos demais (p < 0,001) [1].',
      'A posição prona cortou a mortalidade da SDRA grave aproximadamente pela metade [1].',
      'Num ensaio com 466 pacientes com SDRA grave, pronar fez a letalidade em quatro semanas despencar de 32,8% para 16% [1].',
    ],
    [
      ['comparator', 'A mortalidade em 28 dias foi 16,0% em prona e 32,8% no controle, com p > 0,001 [1].'],
      ['direction', 'A posição prona fez subir a mortalidade em 28 dias, de 16,0% para 32,8% [1].'],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    [
      'Ventilar com 6 mL/kg em vez de 12 baixou a mortalidade de 39,8% para 31,0% (p = 0,007) [1].',
      'Volumes correntes menores salvaram mais vidas que os tradicionais na lesão pulmonar aguda e na SDRA [1].',
      'De 861 pacientes, faleceram 31% no grupo de seis mL/kg e 39,8% no de doze mL/kg [1].',
    ],
    [
      [
        'unit',
        'O ensaio comparou volumes correntes de 6 e 12 mL/min, com mortalidade de 31,0% vs 39,8% [1].',
      ],
      ['decimal', 'A diferença de mortalidade entre 6 e 12 mL/kg, 31,0% vs 39,8%, teve p = 0,07 [1].'],
      [
        'direction',
        'Na SDRA, o volume corrente mais baixo associou-se a mais mortes do que o tradicional [1].',
      ],
      ['arms', 'A mortalidade ficou em 31,0% com 12 mL/kg e em 39,8% com 6 mL/kg [1].'],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'Com ivermectina, 14,7% precisaram de internação ou observação prolongada, ante 16,3% no grupo comparador, RR 0,90 (0,70–1,16) [1].',
      'No Brasil, 1.358 pacientes com covid-19 foram estudados, e a ivermectina precoce não reduziu de modo significativo hospitalização ou observação estendida [1].',
    ],
    [
      [
        'negation',
        'Houve diferença estatisticamente significativa com a ivermectina em internação ou observação prolongada (RR 0,90) [1].',
      ],
      ['digit', 'O ensaio brasileiro de ivermectina incluiu 1.538 pacientes [1].'],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'A dexametasona trouxe a mortalidade em 28 dias de 25,7% para 22,9%, razão de taxas de 0,83 (0,75 a 0,93) [1].',
      'Nos pacientes ventilados, a letalidade recuou 12,1 pontos percentuais com a dexametasona, de 41,4% para 29,3% [1].',
      'A dexametasona poupou vidas entre internados por covid-19 [1].',
    ],
    [
      ['direction', 'Sob ventilação mecânica, a dexametasona elevou a mortalidade de 29,3% para 41,4% [1].'],
      [
        'population',
        'Nos pacientes que não estavam em ventilação mecânica, a mortalidade com dexametasona foi de 29,3%, contra 41,4% [1].',
      ],
      ['unit', 'A mortalidade em 28 semanas foi de 22,9% com dexametasona e 25,7% sem ela [1].'],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'O sulfato de magnésio diminuiu a eclâmpsia em 58%: 0,8% contra 1,9% com placebo [1].',
      'Na mortalidade materna, o RR de 0,55 (0,26–1,14) não alcançou significância [1].',
      'Houve 8 casos de eclâmpsia por mil mulheres com sulfato de magnésio e 19 por mil no comparador [1].',
      'Gestante com pré-eclâmpsia convulsiona menos se receber sulfato de magnésio [1].',
    ],
    [
      [
        'negation',
        'A queda da morte materna com sulfato de magnésio foi significativa (RR 0,55; 0,26–1,14) [1].',
      ],
      [
        'direction',
        'O sulfato de magnésio aumentou a incidência de eclâmpsia em mulheres com pré-eclâmpsia [1].',
      ],
      [
        'decimal',
        'A eclâmpsia acometeu 8% das mulheres com sulfato de magnésio e 1,9% das que receberam placebo [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'Morte por sangramento: 1,5% com ácido tranexâmico e 1,9% com placebo, RR 0,81 (0,65–1,00) [1].',
      'Se administrado em até três horas, o ácido tranexâmico derrubou o óbito por hemorragia pós-parto de 1,7% para 1,2%, RR 0,69 [1].',
      'O desfecho primário composto não foi alcançado no ensaio do ácido tranexâmico na hemorragia pós-parto [1].',
    ],
    [
      [
        'negation',
        'O ensaio do ácido tranexâmico na hemorragia pós-parto atingiu seu desfecho primário composto [1].',
      ],
      [
        'unit',
        'Quando dado dentro de 3 dias, o ácido tranexâmico resultou em 1,2% vs 1,7% de óbitos por sangramento [1].',
      ],
      [
        'direction',
        'Dentro das primeiras 3 h, o ácido tranexâmico acresceu mortes por hemorragia, com RR de 0,69 [1].',
      ],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'No trauma com hemorragia significativa, o ácido tranexâmico levou o óbito hospitalar de 16,0% a 14,5% [1].',
      'RR de 0,91, com limites de 0,85 e 0,97, em 20.211 traumatizados: menos mortes no hospital com ácido tranexâmico [1].',
      'O politraumatizado que sangra morre menos no hospital quando recebe tranexâmico [1].',
    ],
    [
      [
        'direction',
        'Nos traumatizados com sangramento, o ácido tranexâmico agravou a mortalidade hospitalar [1].',
      ],
      ['digit', 'Foram arrolados 20.112 pacientes com trauma e hemorragia significativa [1].'],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'O ácido tranexâmico não mudou significativamente a escala de Rankin modificada no dia 90, com OR ajustado de 0,88 (0,76–1,03) e p = 0,11 [1].',
      'Foi neutro o ensaio do ácido tranexâmico na hemorragia intracerebral, que somou 2.325 participantes [1].',
    ],
    [
      [
        'direction',
        'Na hemorragia intracerebral, o ácido tranexâmico melhorou de modo significativo o desfecho funcional [1].',
      ],
      ['decimal', 'Para a Rankin modificada aos 90 dias, o OR ajustado foi de 0,88, com p = 0,011 [1].'],
      [
        'population',
        'O ácido tranexâmico foi avaliado no AVC isquêmico agudo, com OR ajustado de 0,88 (0,76–1,03) no dia 90 [1].',
      ],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'Dado em até três horas, o rt-PA teve OR global de 1,7 (1,2 a 2,6) para desfecho favorável aos três meses [1].',
      'A hemorragia intracraniana sintomática saltou de 0,6% para 6,4% com o rt-PA [1].',
      'O óbito em 90 dias foi de 17% vs 21%, sem diferença significativa (p = 0,30) [1].',
      'O preço da trombólise com t-PA no AVC isquêmico é mais hemorragia intracraniana sintomática; o ganho, mais desfechos favoráveis em três meses [1].',
      'A janela do ensaio com 624 pacientes era de 180 minutos [1].',
    ],
    [
      ['arms', 'Hemorragia intracraniana sintomática ocorreu em 0,6% com rt-PA e em 6,4% no controle [1].'],
      ['direction', 'O t-PA no AVC isquêmico reduziu a hemorragia intracraniana sintomática [1].'],
      [
        'negation',
        'A trombólise com t-PA não aumentou a chance de desfecho favorável em três meses no AVC isquêmico [1].',
      ],
      ['digit', 'O OR global de desfecho favorável em 3 meses com rt-PA foi 1,9 (1,2–2,6) [1].'],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'A aspirina reduziu em 23% a chance (odds) de morte vascular em cinco semanas: 9,4% contra 11,8% [1].',
      'Com estreptoquinase, a morte vascular em 5 semanas ficou em 9,2%, e sem ela em 12,0%, redução da odds de um quarto [1].',
      'As duas drogas juntas abateram em 42% a odds de morte vascular, de 13,2% para 8,0% [1].',
      'Aspirina somada à estreptoquinase rendeu redução maior da odds de morte vascular que cada uma delas isoladamente [1].',
    ],
    [
      [
        'direction',
        'Combinar aspirina e estreptoquinase elevou em 42% a odds de morte vascular em 5 semanas [1].',
      ],
      ['digit', 'A redução da odds de morte vascular com aspirina foi de 32% [1].'],
      ['arms', 'As reduções da odds foram de 25% com a aspirina e de 23% com a estreptoquinase [1].'],
      ['unit', 'A morte vascular em 5 meses foi de 9,4% com aspirina e 11,8% sem ela [1].'],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Aos doze meses, morte vascular, IAM ou AVC somaram 9,8% com ticagrelor e 11,7% com clopidogrel, HR 0,84 (0,77–0,92) [1].',
      'Na síndrome coronariana aguda, o ticagrelor ficou à frente do clopidogrel na prevenção de morte vascular, infarto ou AVC [1].',
      'Em um ano de seguimento, o ticagrelor gerou redução relativa de 16% em comparação ao clopidogrel (HR 0,84) [1].',
    ],
    [
      [
        'direction',
        'O clopidogrel superou o ticagrelor em evitar morte vascular, infarto ou AVC na síndrome coronariana aguda [1].',
      ],
      [
        'digit',
        'O HR de ticagrelor frente a clopidogrel foi de 0,94 (0,77–0,92) para o desfecho composto [1].',
      ],
      [
        'arms',
        'Em 12 meses, o desfecho composto acometeu 9,8% do grupo clopidogrel e 11,7% do grupo ticagrelor [1].',
      ],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      'Apixabana levou a melhor sobre a varfarina em AVC ou embolia sistêmica (HR 0,79; 0,66–0,95) [1].',
      'Sangramento maior foi 31% menos frequente com apixabana do que com varfarina, HR 0,69 (0,60 a 0,80) [1].',
      'A apixabana também reduziu a mortalidade, ainda que com limite superior quase na unidade: HR 0,89 (0,80–0,998) [1].',
    ],
    [
      ['bounds', 'Para AVC ou embolia sistêmica, o HR da apixabana foi 0,79 (0,60–0,80) [1].'],
      ['direction', 'Os sangramentos maiores subiram com a apixabana, HR de 0,69 contra a varfarina [1].'],
      ['negation', 'A apixabana não diminuiu a mortalidade na fibrilação atrial em relação à varfarina [1].'],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Dabigatrana 150 mg: AVC ou embolia sistêmica em 1,11% ao ano, contra 1,69% ao ano com varfarina [1].',
      'O RR de AVC ou embolia sistêmica da dabigatrana de 150 mg sobre a varfarina foi 0,66 (0,53–0,82), em 18.113 pacientes [1].',
      'Para prevenir AVC na fibrilação atrial, a dose de 150 mg de dabigatrana mostrou-se mais eficaz que a varfarina [1].',
    ],
    [
      [
        'bounds',
        'A dabigatrana 150 mg obteve RR de 0,66, com limite inferior de 0,82 e superior de 0,53 [1].',
      ],
      [
        'digit',
        'Com dabigatrana 110 mg, AVC ou embolia sistêmica ocorreu em 1,11% ao ano, ante 1,69% com varfarina [1].',
      ],
      [
        'direction',
        'A varfarina preveniu mais AVC e embolia sistêmica do que a dabigatrana na fibrilação atrial [1].',
      ],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    [
      'O evolocumabe reduziu o desfecho primário composto de 11,3% para 9,8% [1].',
      'Em 27.564 pacientes com doença cardiovascular, o HR do composto primário com evolocumabe foi 0,85 (0,79–0,92) [1].',
      'Menor ocorrência do desfecho composto principal foi observada com evolocumabe, da ordem de 15% em termos relativos [1].',
    ],
    [
      ['direction', 'O evolocumabe fez o desfecho primário aumentar de 9,8% para 11,3% [1].'],
      ['digit', 'O composto primário ocorreu em 9,8% com evolocumabe e em 13,1% no grupo comparador [1].'],
    ],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'Rosuvastatina: 0,77 evento por 100 pessoas-ano, ante 1,36 no grupo comparador, HR 0,56 (0,46–0,69) [1].',
      'Em homens e mulheres com proteína C reativa elevada, a rosuvastatina evitou eventos vasculares [1].',
      'Com a rosuvastatina, a taxa de eventos caiu de 13,6 para 7,7 por mil pessoas-ano em 17.802 participantes [1].',
    ],
    [
      ['unit', 'Registraram-se 0,77 e 1,36 evento por 1.000 pessoas-ano, com e sem rosuvastatina [1].'],
      ['direction', 'Em pessoas com PCR elevada, a rosuvastatina acrescentou eventos vasculares [1].'],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'Em quarenta semanas, a HbA1c recuou 2,01, 2,24 e 2,30 pontos com tirzepatida 5, 10 e 15 mg, e 1,86 ponto com semaglutida 1 mg [1].',
      'Qualquer das três doses de tirzepatida baixou a HbA1c mais do que a semaglutida de 1 mg [1].',
      'A tirzepatida de 15 mg proporcionou queda de 2,3 pontos na hemoglobina glicada [1].',
      'Com 1 mg de semaglutida, a HbA1c de pacientes com diabetes tipo 2 diminuiu 1,86 ponto em 40 semanas [1].',
    ],
    [
      ['digit', 'A HbA1c caiu 2,42 pontos com tirzepatida 10 mg em 40 semanas [1].'],
      ['direction', 'No diabetes tipo 2, a semaglutida 1 mg abaixou mais a HbA1c que a tirzepatida [1].'],
      ['decimal', 'Tirzepatida 5 mg reduziu a HbA1c em 20,1 pontos na semana 40 [1].'],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Na obesidade sem diabetes, a semaglutida trouxe os eventos cardiovasculares maiores de 8,0% para 6,5% [1].',
      'Eventos cardiovasculares adversos maiores com semaglutida: HR 0,80, intervalo 0,72–0,90, n = 17.604 [1].',
      'Entre obesos não diabéticos, um quinto a menos de risco de MACE com semaglutida (HR 0,80) [1].',
    ],
    [
      ['population', 'Em obesos com diabetes, a semaglutida diminuiu MACE de 8,0% para 6,5% [1].'],
      [
        'direction',
        'Pacientes obesos em uso de semaglutida tiveram mais MACE que os demais, com HR de 0,80 [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'A semaglutida diminuiu os eventos renais maiores a 5,8 por 100 pacientes-ano, contra 7,5 no comparador [1].',
      'HR de 0,76 (0,66 a 0,88) para eventos renais maiores: eis o saldo da semaglutida em 3.533 pacientes com DRC e diabetes tipo 2 [1].',
    ],
    [['negation', 'Em diabéticos tipo 2 com DRC, a semaglutida não reduziu os eventos renais maiores [1].']],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    [
      'Com finerenona, falência renal, queda de TFGe de 40% ou mais ou morte renal atingiram 17,8%, diante de 21,1% no outro grupo [1].',
      'A finerenona retardou a progressão da doença renal no diabetes tipo 2, com HR de 0,82 (0,73–0,93) [1].',
      'Foram analisados 5.674 pacientes com DRC e diabetes tipo 2 no ensaio da finerenona, com redução do composto renal de 3,3 pontos percentuais (21,1% para 17,8%) [1].',
    ],
    [
      [
        'comparator',
        'O composto da finerenona incluía falência renal, queda de TFGe < 40% ou morte renal, e ocorreu em 17,8% vs 21,1% [1].',
      ],
      [
        'digit',
        'Falência renal, declínio da TFGe ou morte renal ocorreu em 18,7% com finerenona, frente a 21,1% [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'A empagliflozina diminuiu a progressão da doença renal ou morte cardiovascular na DRC, de 16,9% para 13,1% [1].',
      'Progressão renal ou óbito cardiovascular teve HR de 0,72 (0,64–0,82) em 6.609 pacientes com DRC sob empagliflozina [1].',
    ],
    [
      [
        'direction',
        'A empagliflozina alçou a progressão renal ou morte cardiovascular de 13,1% a 16,9% na DRC [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'O composto de queda da TFGe em pelo menos 50%, DRC terminal e morte renal ou CV ocorreu em 9,2% com dapagliflozina e em 14,5% no comparador [1].',
      'A dapagliflozina teve HR de 0,61, com limites 0,51 e 0,72, em 4.304 indivíduos com DRC [1].',
      'Renal crônico em uso de dapagliflozina evolui menos para o composto de perda de função, DRC terminal ou morte renal ou cardiovascular [1].',
    ],
    [
      [
        'comparator',
        'O desfecho da dapagliflozina na DRC incluía queda da TFGe ≤ 50%, DRC terminal e morte renal ou CV [1].',
      ],
      ['bounds', 'O HR da dapagliflozina na DRC foi 0,61 (IC de 0,72 a 0,51) [1].'],
      [
        'digit',
        'O composto renal ou cardiovascular da dapagliflozina ficou em 9,2%, contra 15,4% no grupo comparador [1].',
      ],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'A canagliflozina reduziu em trinta por cento o composto de DRC terminal, duplicação da creatinina e morte renal ou cardiovascular (HR 0,70) [1].',
      'No diabético tipo 2 nefropata, a canagliflozina freia o composto renal [1].',
      'Em 4.401 pacientes, canagliflozina e HR de 0,70 (0,59 a 0,82) para DRC terminal, creatinina dobrada ou morte renal ou CV [1].',
    ],
    [
      [
        'negation',
        'A canagliflozina não diminuiu DRC terminal, duplicação da creatinina ou morte renal ou CV na nefropatia diabética [1].',
      ],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'O tratamento glicêmico intensivo alcançou HbA1c de 7,0%, enquanto o convencional ficou em 7,9% [1].',
      'Quanto ao infarto do miocárdio, a redução observada com o controle intensivo (RR 0,84) ficou no limite, sem alcançar significância: p = 0,052 [1].',
      'As complicações microvasculares diminuíram 25% com controle glicêmico intensivo no diabetes tipo 2 (RR 0,75) [1].',
      'RR 0,88 (0,79–0,99) para qualquer desfecho ligado ao diabetes, em 3.867 pacientes sob sulfonilureia ou insulina em regime intensivo [1].',
    ],
    [
      [
        'negation',
        'A queda do infarto com o controle intensivo foi estatisticamente significativa (RR 0,84; p = 0,052) [1].',
      ],
      [
        'population',
        'Em pacientes com diabetes tipo 1, o controle intensivo teve RR de 0,88 (0,79–0,99) para qualquer desfecho relacionado ao diabetes [1].',
      ],
      [
        'direction',
        'O controle intensivo com sulfonilureia ou insulina piorou os desfechos microvasculares no diabetes tipo 2 [1].',
      ],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'MACE: liraglutida 13,0%, comparador 14,9%, HR 0,87 (0,78–0,97) [1].',
      'A morte cardiovascular também cedeu com a liraglutida, HR 0,78 (0,66–0,93), no ensaio com 9.340 diabéticos tipo 2 [1].',
      'Há proteção cardiovascular com liraglutida no diabetes tipo 2, tanto para MACE quanto para óbito cardiovascular [1].',
    ],
    [
      ['bounds', 'A liraglutida reduziu MACE com HR de 0,87 (0,66–0,93) [1].'],
      ['direction', 'A liraglutida elevou a mortalidade cardiovascular no diabetes tipo 2 [1].'],
    ],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'A empagliflozina baixou o MACE de três pontos de 12,1% para 10,5% [1].',
      'Óbito cardiovascular de 3,7% com empagliflozina e 5,9% sem ela, HR de 0,62 (0,49–0,77) [1].',
      'Entre 7.020 pessoas com diabetes tipo 2, a empagliflozina poupou mortes por causa cardiovascular [1].',
    ],
    [
      ['bounds', 'A morte cardiovascular sob empagliflozina teve HR de 0,62 (0,74–0,99) [1].'],
      ['digit', 'A morte cardiovascular foi de 3,7% com empagliflozina e 5,3% no comparador [1].'],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    [
      'Espironolactona na IC grave: mortalidade de 35%, contra 46%, RR 0,70 (0,60–0,82) [1].',
      'A espironolactona prolonga a vida de quem tem insuficiência cardíaca grave [1].',
      'Onze pontos percentuais separam a mortalidade com espironolactona, 35%, da observada no outro grupo, 46% [1].',
    ],
    [
      ['direction', 'Com a espironolactona, a mortalidade na IC grave passou de 35% a 46% [1].'],
      [
        'digit',
        'O RR de morte com espironolactona na insuficiência cardíaca grave foi de 0,76 (0,60–0,82) [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Na insuficiência cardíaca com FE preservada, a empagliflozina derrubou morte CV ou internação por IC de 17,1% para 13,8% [1].',
      'O HR da empagliflozina na ICFEp foi 0,79, com intervalo entre 0,69 e 0,90, em 5.988 pacientes [1].',
    ],
    [
      [
        'direction',
        'Na ICFEp, a empagliflozina aumentou o composto de morte CV ou hospitalização por IC [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'Dapagliflozina na ICFEr: piora da IC ou morte cardiovascular em 16,3%, frente a 21,2% [1].',
      'Com HR de 0,74 (0,65 a 0,85), a dapagliflozina beneficiou 4.744 pacientes com IC de fração reduzida [1].',
      'Na IC de fração de ejeção reduzida, menos pacientes pioraram ou morreram de causa cardiovascular sob dapagliflozina [1].',
    ],
    [['negation', 'A dapagliflozina não reduziu a piora da IC ou a morte cardiovascular na ICFEr [1].']],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'Inibir angiotensina e neprilisina em vez de usar enalapril levou morte CV ou internação por IC de 26,5% para 21,8% [1].',
      'Frente ao enalapril, o HR da inibição da angiotensina-neprilisina foi 0,8, com intervalo de 0,73 a 0,87 [1].',
      'O enalapril perdeu para a inibição da angiotensina-neprilisina na IC, em ensaio com 8.442 pacientes [1].',
    ],
    [
      [
        'direction',
        'Na insuficiência cardíaca, o enalapril preveniu mais mortes cardiovasculares ou internações por IC que a inibição da angiotensina-neprilisina [1].',
      ],
      [
        'digit',
        'Morte CV ou hospitalização por IC atingiu 28,1% com a inibição da angiotensina-neprilisina e 26,5% com enalapril [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Clortalidona, anlodipino e lisinopril equipararam-se em DAC fatal ou IAM não fatal, com taxas em seis anos de 11,5%, 11,3% e 11,4% [1].',
      'Nenhuma diferença entre diurético, bloqueador de canal de cálcio e IECA em doença coronariana fatal ou infarto não fatal [1].',
      'A taxa em 6 anos manteve-se entre 11,3% e 11,5% nos três braços, em 33.357 hipertensos de alto risco [1].',
    ],
    [
      [
        'negation',
        'Houve diferença entre clortalidona, anlodipino e lisinopril em DAC fatal ou IAM não fatal [1].',
      ],
      ['direction', 'O anlodipino sobressaiu à clortalidona ao diminuir a DAC fatal ou o IAM não fatal [1].'],
    ],
  ],
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'O alvo sistólico < 120 mmHg, comparado ao < 140, reduziu o composto primário a 1,65% ao ano, diante de 2,19% ao ano [1].',
      'O controle pressórico intensivo diminuiu a mortalidade por todas as causas em 27% (HR 0,73; 0,60–0,90) [1].',
      'Mirar uma sistólica menor que 12 cmHg em vez de menor que 14 cmHg baixou o desfecho primário, HR 0,75 (0,64–0,89) [1].',
      'Perseguir metas pressóricas mais baixas evitou eventos e mortes [1].',
    ],
    [
      ['bounds', 'O composto primário com alvo intensivo teve HR de 0,75 (0,60–0,90) [1].'],
      [
        'direction',
        'A meta sistólica intensiva elevou a mortalidade por todas as causas em comparação com a meta padrão [1].',
      ],
      ['digit', 'A meta intensiva do ensaio era PAS < 130 mmHg, contra < 140 mmHg na meta padrão [1].'],
    ],
  ],
];

/** Answers that cite two passages. */
const ofTwo: HandCase[] = [
  [
    'true',
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D" + "Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    'Quem estudou pela letra D precisa se atualizar: o GOLD 2023 trabalha com os grupos A, B e E, que substituem os de A a D [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D" + "Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    'A espirometria pós-broncodilatador com VEF1/CVF menor que 0,7 é o limiar adotado [2].',
    'd',
  ],
  [
    'true',
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg" + "Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    'A força da recomendação de cristaloide inicial na sepse (mínimo de 30 mL/kg em 180 minutos) é fraca [1].',
    '*',
  ],
  [
    'true',
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed" + "Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    'Não basta um exame isolado: a SBD pede confirmação da glicemia de jejum ≥126 mg/dL ou da HbA1c ≥6,5% [1].',
    '*',
  ],
  [
    'true',
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg" + "Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    'Não é preciso que os dois componentes subam: 120–139 ou 80–89 mmHg já bastam para falar em pré-hipertensão [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg" + "Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    'Com PA de consultório ≥ 140 e/ou 90 mmHg, firma-se o diagnóstico de hipertensão [2].',
    'd',
  ],
  [
    'true',
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive" + "Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    'Em 24 meses, uma só dose da Butantan-DV evitou perto de 80% dos casos, com estimativa pontual de 79,6% [1].',
    '*',
  ],
  [
    'true',
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)" + "Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    'Antecipar os antirretrovirais diminui eventos em quem ainda é assintomático (1,8% vs 4,1%) [1] e corta em 96% a transmissão vinculada entre parceiros [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)" + "Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    'Em 4.685 pacientes, o desfecho primário teve HR de 0,43 (0,30–0,62) [2].',
    'd',
  ],
  [
    'true',
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control" + "Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    'Com 6.104 doentes críticos, o ensaio de controle glicêmico achou OR de morte de 1,14 (1,02 a 1,28), ou seja, dano do controle estrito [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001" + "Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    'Mortalidade em 28 dias de 16,0% com prona contra 32,8% sem ela (p < 0,001) [2].',
    'd',
  ],
  [
    'true',
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)" + "Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    'A ivermectina não se mostrou superior na covid-19 inicial: o intervalo do RR, 0,70 a 1,16, inclui o 1 [1].',
    '*',
  ],
  [
    'true',
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%" + "Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    'Corticoide na covid hospitalizada, sim: 28-day mortality de 22,9% vs 25,7% em 6.425 pacientes [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)" + "Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    'Hospitalização ou observação prolongada ocorreu em 14,7% dos tratados e 16,3% dos controles, RR 0,90 [2].',
    'd',
  ],
  [
    'true',
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met" + "Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    'Entre 20.060 mulheres, morreram de sangramento quinze por mil no grupo tratado e dezenove por mil no grupo comparador [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)" + "Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    'O ácido tranexâmico baixou o óbito hospitalar de 16,0% para 14,5%, RR 0,91 (0,85–0,97) [2].',
    'd',
  ],
  [
    'true',
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)" + "Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    'Na hemorragia intracerebral o tranexâmico deixou de mostrar ganho funcional significativo [1], ao passo que no trauma reduziu o óbito hospitalar [2].',
    '*',
  ],
  [
    'true',
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)" + "Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    'Na fibrilação atrial, menos AVC, menos sangramento maior e menos óbito com apixabana que com varfarina [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)" + "Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    'Com evolocumabe, o desfecho primário caiu de 11,3% para 9,8% (HR 0,85) [2].',
    'd',
  ],
  [
    'true',
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)" + "Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    'A semaglutida protege o rim do diabético tipo 2 com doença renal crônica [1] e reduz MACE no obeso sem diabetes [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)" + "Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    'Eventos renais maiores: 5,8 vs 7,5 por 100 pacientes-ano, HR 0,76 (0,66–0,88) [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)" + "Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    'Na DRC, progressão da doença renal ou morte CV foi de 13,1% vs 16,9% (HR 0,72; 0,64–0,82) [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)" + "Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    'DRC terminal, creatinina dobrada ou morte renal ou CV teve HR de 0,70 (0,59–0,82) [2].',
    'd',
  ],
  [
    'true',
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)" + "Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    'O HR de MACE foi 0,86 com empagliflozina [1] e 0,87 com liraglutida [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)" + "The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    'A empagliflozina levou a morte cardiovascular de 5,9% para 3,7% (HR 0,62) [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)" + "Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    'Morte CV ou internação por IC ocorreu em 13,8% vs 17,1%, HR 0,79 (0,69–0,90) [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)" + "Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    'Piora da IC ou morte CV: 16,3% vs 21,2%, HR 0,74 (0,65–0,85) [2].',
    'd',
  ],
  [
    'true',
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)" + "A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    'O lisinopril terminou o sexto ano com 11,4% de DAC fatal ou IAM não fatal, sem diferença para a clortalidona (11,5%) [1].',
    '*',
  ],
  [
    'wrong-reference',
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)" + "A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    'A taxa em 6 anos de DAC fatal ou IAM não fatal foi de 11,5% com clortalidona e 11,3% com anlodipino [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)" + "Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    'O composto primário foi de 1,65% ao ano com controle intensivo e 2,19% ao ano com o padrão (HR 0,75) [2].',
    'd',
  ],
];

export const fortySixthRound: HandCase[] = [...casesOf(groups), ...ofTwo];
