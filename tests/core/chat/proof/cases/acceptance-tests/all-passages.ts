import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** One or two sentences for each passage of the corpus. */
const groups: CaseGroup[] = [
  [
    'SPRINT.prose',
    [
      'A taxa do desfecho primário composto foi de 1,65% ao ano com o tratamento intensivo, ante 2,19% ao ano com o tratamento padrão (HR 0,75; IC 95% 0,64–0,89) [1].',
      'Também a mortalidade por todas as causas foi mais baixa no grupo intensivo, com HR de 0,73 (IC 95% de 0,60 a 0,90) [1].',
    ],
    [
      [
        'decimal',
        'O desfecho primário composto ocorreu a uma taxa anual de 1,65% no grupo intensivo e de 21,9% no grupo padrão [1].',
      ],
      [
        'direction',
        'A mortalidade por todas as causas foi mais alta no grupo de tratamento intensivo (HR 0,73; IC 95% 0,60–0,90) [1].',
      ],
    ],
  ],
  [
    'SPRINT.pt',
    ['Vale lembrar que pessoas com diabetes não foram incluídas no SPRINT [1].'],
    [
      [
        'direction',
        'Em hipertensos de alto risco e sem diabetes, a meta sistólica mais baixa acarretou mais eventos cardiovasculares maiores [1].',
      ],
      ['negation', 'O SPRINT incluiu pessoas com diabetes [1].'],
    ],
  ],
  [
    'ALLHAT.en',
    [
      'As taxas de doença coronariana fatal ou infarto não fatal em 6 anos não diferiram: 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril [1].',
    ],
    [
      [
        'direction',
        'Houve diferença entre clortalidona, anlodipino e lisinopril na doença coronariana fatal ou infarto não fatal (11,5%, 11,3% e 11,4% em 6 anos) [1].',
      ],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Quanto à morte coronariana ou ao infarto não fatal em hipertensos de alto risco, clortalidona, anlodipino e lisinopril tiveram resultados sem diferença entre si [1].',
    ],
    [],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'Entre os que receberam enalapril, 26,5% morreram por causa cardiovascular ou foram hospitalizados por insuficiência cardíaca; com sacubitril-valsartana, a proporção foi de 21,8% [1].',
    ],
    [
      [
        'digit',
        'O estudo incluiu 8.642 pacientes com insuficiência cardíaca e fração de ejeção reduzida, tratados com sacubitril-valsartana ou enalapril [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'Comparada ao enalapril, a associação sacubitril-valsartana diminuiu o composto de morte cardiovascular ou hospitalização por IC em pacientes com fração de ejeção reduzida (HR 0,80) [1].',
    ],
    [],
  ],
  [
    'DAPA-HF.prose',
    [
      'Piora da IC ou óbito cardiovascular foi observado em 16,3% dos pacientes sob dapagliflozina e em 21,2% daqueles sob placebo [1].',
    ],
    [],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      '- **ICFEp:** a empagliflozina diminuiu a morte cardiovascular ou a internação por IC frente ao placebo (HR 0,79; IC 95% 0,69–0,90) [1].',
    ],
    [
      [
        'negation',
        'A empagliflozina não reduziu a morte cardiovascular ou a internação por IC na ICFEp em comparação com placebo (HR 0,79; IC 95% 0,69–0,90) [1].',
      ],
    ],
  ],
  [
    'RALES.pt',
    [
      'O acréscimo de espironolactona ao tratamento da insuficiência cardíaca grave com fração de ejeção reduzida levou a menor mortalidade do que o placebo [1].',
    ],
    [
      [
        'direction',
        'Na IC grave com fração de ejeção reduzida, a espironolactona acrescentada ao tratamento aumentou a mortalidade [1].',
      ],
    ],
  ],
  [
    'RALES.en',
    [
      'Morreram 35% dos pacientes tratados com espironolactona, ante 46% no grupo de comparação (RR 0,70) [1].',
    ],
    [],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'Com empagliflozina, 3,7% dos pacientes tiveram morte cardiovascular, menos que os 5,9% do grupo placebo [1].',
    ],
    [
      [
        'direction',
        'O placebo se saiu melhor que a empagliflozina quanto à morte cardiovascular (5,9% vs. 3,7%; HR 0,62) [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'Em quem tem diabetes tipo 2 e doença cardiovascular já estabelecida, a empagliflozina levou a menos eventos cardiovasculares maiores que o placebo [1].',
    ],
    [],
  ],
  [
    'LEADER.pt',
    [
      'No DM2 de alto risco cardiovascular, os eventos cardiovasculares maiores foram menos frequentes com liraglutida do que com placebo (HR 0,87; IC 95% 0,78 a 0,97) [1].',
    ],
    [
      [
        'bounds',
        'Com liraglutida, o HR para eventos cardiovasculares maiores foi de 0,87, com intervalo de confiança de 95% entre 0,78 e 0,99 [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'A hemoglobina glicada ficou em 7,0% com o controle intensivo e em 7,9% com o tratamento convencional [1].',
      'Para o infarto do miocárdio, o risco relativo foi de 0,84, sem atingir significância estatística (p = 0,052) [1].',
    ],
    [],
  ],
  [
    'UKPDS 33.pt',
    [
      '- Controlar intensivamente a glicemia no DM2 recém-diagnosticado, com sulfonilureia ou insulina, reduziu os desfechos ligados ao diabetes em relação ao tratamento convencional [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico intensivo com sulfonilureia ou insulina agravou os desfechos relacionados ao diabetes em comparação com o tratamento convencional [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.prose',
    [
      'Em 40 semanas, a HbA1c caiu 2,30 pontos percentuais com tirzepatida 15 mg e 1,86 ponto percentual com semaglutida 1 mg [1].',
    ],
    [
      [
        'direction',
        'Em 40 semanas, a semaglutida 1 mg baixou a HbA1c mais do que a tirzepatida 15 mg (−1,86 vs. −2,30 pontos percentuais) [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    [
      'A semaglutida 1 mg reduziu a hemoglobina glicada menos do que a tirzepatida ao longo de 40 semanas [1].',
    ],
    [],
  ],
  [
    'CREDENCE.pt',
    [
      'Para o composto renal ou morte cardiovascular, o HR com a canagliflozina foi 0,70 (IC 95% 0,59–0,82) em pacientes com DM2, doença renal crônica e albuminúria [1].',
    ],
    [
      [
        'negation',
        'No DM2 com DRC e albuminúria, a canagliflozina não diminuiu o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    [
      'Para o composto de queda da TFGe de pelo menos 50%, doença renal terminal ou morte renal ou cardiovascular, o HR foi de 0,61 (9,2% vs. 14,5%), a favor da dapagliflozina [1].',
    ],
    [],
  ],
  [
    'DAPA-CKD.pt',
    [
      'Em pessoas com doença renal crônica, tivessem ou não diabetes tipo 2, a dapagliflozina foi melhor que o placebo quanto ao composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular [1].',
    ],
    [],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      '- **DRC (n = 6.609):** progressão da doença renal ou morte cardiovascular em 13,1% sob empagliflozina, ante 16,9% no grupo controle [1].',
    ],
    [],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'Por outro lado, o grupo da finerenona teve mais hiperpotassemia [1].',
      'A finerenona diminuiu o composto de falência renal, queda sustentada da função renal ou morte renal na DRC associada ao DM2 (HR 0,82) [1].',
    ],
    [['direction', 'Quanto à segurança, a hiperpotassemia foi menos frequente com a finerenona [1].']],
  ],
  [
    'FLOW.prose',
    [
      'O placebo teve a taxa mais alta de eventos renais maiores: 7,5 por 100 pacientes-ano, contra 5,8 com a semaglutida [1].',
    ],
    [
      [
        'unit',
        'A semaglutida teve 5,8 eventos renais maiores por 100 pacientes-mês, ante 7,5 com placebo [1].',
      ],
      [
        'direction',
        'Os eventos renais maiores foram mais frequentes com semaglutida do que com placebo (5,8 vs. 7,5 por 100 pacientes-ano) [1].',
      ],
    ],
  ],
  [
    'SELECT.pt',
    [
      'Em pessoas sem diabetes, com sobrepeso ou obesidade e doença cardiovascular, a semaglutida superou o placebo na redução de eventos cardiovasculares maiores [1].',
    ],
    [
      [
        'bounds',
        'A semaglutida reduziu os eventos cardiovasculares maiores em pessoas sem diabetes com sobrepeso ou obesidade e doença cardiovascular (HR 0,80; IC 95% 0,62–0,90) [1].',
      ],
      [
        'direction',
        'O placebo foi superior à semaglutida na prevenção de eventos cardiovasculares maiores em pessoas com sobrepeso ou obesidade e doença cardiovascular, sem diabetes [1].',
      ],
    ],
  ],
  [
    'JUPITER.en',
    ['A taxa com rosuvastatina foi de 0,77 evento por 100 pessoas-ano, contra 1,36 no outro grupo [1].'],
    [['decimal', 'Com rosuvastatina houve 0,77 evento por 100 pessoas-ano, contra 13,6 no comparador [1].']],
  ],
  [
    'JUPITER.pt',
    [
      'Pessoas aparentemente saudáveis, sem LDL elevado mas com PCR ultrassensível alta, tiveram menos eventos cardiovasculares maiores com rosuvastatina do que com placebo [1].',
    ],
    [
      [
        'direction',
        'Pessoas aparentemente saudáveis com PCR ultrassensível elevada tiveram mais eventos cardiovasculares maiores com rosuvastatina do que com placebo [1].',
      ],
      [
        'negation',
        'O benefício da rosuvastatina foi demonstrado em pessoas aparentemente saudáveis com LDL elevado e proteína C reativa ultrassensível elevada [1].',
      ],
    ],
  ],
  [
    'FOURIER.pt',
    [
      'O desfecho cardiovascular composto foi reduzido pelo evolocumabe em pessoas com doença aterosclerótica que já usavam estatina (HR 0,85; IC 95% 0,79–0,92) [1].',
    ],
    [
      [
        'negation',
        'O evolocumabe reduziu o desfecho cardiovascular composto em pessoas com doença aterosclerótica que não usavam estatina [1].',
      ],
    ],
  ],
  [
    'RE-LY.prose',
    [
      'Na fibrilação atrial, AVC ou embolia sistêmica ocorreu à taxa de 1,11% ao ano com dabigatrana 150 mg duas vezes ao dia e de 1,69% ao ano com varfarina [1].',
    ],
    [],
  ],
  [
    'RE-LY.pt',
    [
      'A varfarina foi menos eficaz que a dabigatrana 150 mg duas vezes ao dia em reduzir AVC ou embolia sistêmica na fibrilação atrial [1].',
    ],
    [
      [
        'unit',
        'A dabigatrana na dose de 150 mcg duas vezes ao dia reduziu AVC ou embolia sistêmica em comparação com a varfarina (RR 0,66) [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.prose',
    [
      'Frente à varfarina, a apixabana diminuiu ainda o sangramento maior (HR 0,69; IC 95% 0,60–0,80) [1].',
      'O limite superior do IC 95% para morte por qualquer causa com apixabana foi de 0,998 [1].',
    ],
    [
      [
        'direction',
        'A apixabana provocou mais sangramento maior do que a varfarina (HR 0,69; IC 95% 0,60–0,80) [1].',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'Aos 12 meses, 11,7% do grupo clopidogrel e 9,8% do grupo ticagrelor haviam tido morte vascular, infarto do miocárdio ou AVC [1].',
    ],
    [
      [
        'bounds',
        'O ticagrelor reduziu morte vascular, infarto ou AVC frente ao clopidogrel (HR 0,84, com limite inferior do IC 95% de 0,92 e superior de 0,77) [1].',
      ],
    ],
  ],
  [
    'PLATO.pt',
    [
      'Na síndrome coronariana aguda, houve menos morte vascular, infarto ou AVC com ticagrelor do que com clopidogrel [1].',
    ],
    [
      [
        'direction',
        'Na síndrome coronariana aguda, o clopidogrel preveniu morte vascular, infarto ou AVC melhor do que o ticagrelor [1].',
      ],
    ],
  ],
  [
    'ISIS-2.pt',
    [
      'AAS e estreptoquinase reduziram, isoladamente, a mortalidade vascular em 5 semanas. A combinação de ambos reduziu-a em grau maior [1].',
    ],
    [
      [
        'digit',
        'Com a associação de AAS e estreptoquinase, a chance de morte vascular em 5 semanas foi 24% menor [1].',
      ],
      [
        'direction',
        'A associação de ácido acetilsalicílico e estreptoquinase reduziu a mortalidade vascular em 5 semanas menos do que cada um isoladamente [1].',
      ],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'Usar os dois fármacos, em vez de nenhum, reduziu em 42% a chance de morte vascular em 5 semanas (8,0% vs. 13,2%) [1].',
    ],
    [],
  ],
  [
    'NINDS.en',
    [
      'A hemorragia intracraniana sintomática foi mais comum com o ativador do plasminogênio tecidual (6,4% vs. 0,6%) [1].',
    ],
    [
      [
        'direction',
        'A hemorragia intracraniana sintomática foi mais rara com o ativador do plasminogênio tecidual (6,4% vs. 0,6%) [1].',
      ],
    ],
  ],
  [
    'NINDS.pt',
    [
      'Quando administrada dentro de 3 horas do início dos sintomas do AVC isquêmico, a alteplase IV elevou a chance de boa evolução em 3 meses (OR 1,7; IC 95% 1,2–2,6) [1].',
    ],
    [
      [
        'direction',
        'A alteplase iniciada em até 3 h do início dos sintomas diminuiu a chance de evolução favorável em 3 meses [1].',
      ],
      ['negation', 'No NINDS, a alteplase não aumentou a hemorragia intracraniana sintomática [1].'],
    ],
  ],
  [
    'TICH-2.pt',
    [
      'O estado funcional em 90 dias após hemorragia intracerebral aguda não melhorou significativamente com o ácido tranexâmico (OR ajustada 0,88; IC 95% 0,76–1,03) [1].',
    ],
    [
      [
        'negation',
        'Na hemorragia intracerebral aguda, o ácido tranexâmico melhorou de modo significativo o estado funcional em 90 dias [1].',
      ],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'Dos pacientes alocados para placebo, 16,0% morreram no hospital, ao passo que com ácido tranexâmico foram 14,5% [1].',
    ],
    [
      [
        'direction',
        'A morte hospitalar aumentou significativamente com o ácido tranexâmico no trauma (14,5% vs. 16,0%; RR 0,91) [1].',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      '- **Trauma com hemorragia significativa:** mortalidade hospitalar menor com ácido tranexâmico (RR 0,91; IC 95% 0,85–0,97) [1].',
    ],
    [],
  ],
  [
    'WOMAN.prose',
    [
      'O efeito sobre a morte por sangramento destacou-se nas mulheres tratadas em até 3 horas após o parto (1,2% vs. 1,7%) [1].',
    ],
    [],
  ],
  [
    'WOMAN.pt',
    ['Apesar de haver menos mortes por sangramento, o desfecho primário composto não foi atingido [1].'],
    [
      [
        'negation',
        'O ácido tranexâmico reduziu a morte por sangramento na hemorragia pós-parto, e o desfecho primário composto foi alcançado [1].',
      ],
    ],
  ],
  [
    'Magpie.prose',
    [
      'O risco de eclâmpsia foi 58% menor nas mulheres que receberam sulfato de magnésio (0,8%) do que nas que receberam placebo (1,9%) [1].',
      'Já a mortalidade materna não apresentou diferença significativa (RR 0,55; 0,26–1,14) [1].',
    ],
    [
      [
        'negation',
        'A mortalidade materna diferiu significativamente entre os grupos (RR 0,55; 0,26–1,14) [1].',
      ],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'Sob ventilação mecânica invasiva, morreram 29,3% dos pacientes com dexametasona e 41,4% dos que receberam o cuidado usual [1].',
    ],
    [
      [
        'digit',
        'Em 28 dias, morreram 21,9% dos pacientes do grupo dexametasona e 25,7% dos do grupo de cuidado usual [1].',
      ],
    ],
  ],
  [
    'RECOVERY.pt',
    [
      'O ganho com a dexametasona ficou concentrado nos pacientes em uso de oxigênio ou de ventilação mecânica [1].',
    ],
    [
      [
        'direction',
        'Em pacientes hospitalizados com covid-19, a dexametasona piorou a sobrevida em 28 dias em comparação com o cuidado habitual [1].',
      ],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'Com ivermectina, hospitalização ou observação prolongada ocorreu em 14,7%, versus 16,3% no comparador (RR 0,90; intervalo de 0,70 a 1,16) [1].',
    ],
    [],
  ],
  [
    'TOGETHER.pt',
    [
      'A ivermectina, em pacientes ambulatoriais com covid-19, não foi capaz de diminuir a internação nem a observação prolongada na emergência em relação ao placebo [1].',
    ],
    [
      [
        'negation',
        'A ivermectina reduziu a internação e a observação prolongada em serviço de emergência de pacientes ambulatoriais com covid-19 [1].',
      ],
    ],
  ],
  [
    'ARMA.prose',
    [
      'Na SDRA, o volume corrente de 6 mL/kg resultou em mortalidade de 31,0%, inferior aos 39,8% observados com 12 mL/kg (p = 0,007) [1].',
    ],
    [
      [
        'direction',
        'Na SDRA, ventilar com volumes correntes mais baixos piorou a mortalidade (31,0% vs. 39,8%; p = 0,007) [1].',
      ],
    ],
  ],
  [
    'PROSEVA.prose',
    [
      'Em 466 pacientes com SDRA grave, morreram em 28 dias 32,8% dos mantidos em supino e 16,0% dos pronados (p < 0,001) [1].',
    ],
    [],
  ],
  [
    'PROSEVA.pt',
    [
      'Colocar o paciente com SDRA grave em decúbito ventral, de forma precoce e prolongada, diminuiu a mortalidade em 28 dias frente ao decúbito dorsal [1].',
    ],
    [
      [
        'digit',
        'A posição prona precoce e prolongada reduziu a mortalidade em 28 dias na SDRA grave (16,0% vs. 38,2%; p < 0,001) [1].',
      ],
      [
        'direction',
        'A posição supina associou-se a menor mortalidade em 28 dias do que a prona precoce e prolongada na SDRA grave [1].',
      ],
    ],
  ],
  [
    'ART.prose',
    [
      'No grupo de PEEP baixa, a mortalidade em 28 dias foi de 49,3%, mais baixa que a do grupo de recrutamento e PEEP titulada, de 55,3% [1].',
    ],
    [],
  ],
  [
    'NICE-SUGAR.pt',
    [
      'Controlar a glicemia de modo intensivo foi prejudicial ao paciente crítico, com mais mortes em 90 dias (OR 1,14; IC 95% 1,02–1,28) [1].',
    ],
    [],
  ],
  [
    'BaSICS.prose',
    [
      'A diferença de mortalidade em 90 dias entre a solução balanceada (26,4%) e a salina a 0,9% (27,2%) não foi significativa [1].',
    ],
    [
      [
        'negation',
        'A mortalidade em 90 dias foi de 26,4% com solução balanceada e de 27,2% com salina a 0,9%, uma diferença significativa [1].',
      ],
    ],
  ],
  [
    'HPTN 052.prose',
    [
      'Houve apenas 1 transmissão geneticamente ligada com a terapia precoce, contra 27 com a terapia tardia [1].',
    ],
    [
      [
        'digit',
        'No grupo de terapia tardia houve 37 transmissões geneticamente ligadas, e no de terapia precoce, apenas 1 [1].',
      ],
      [
        'direction',
        'A terapia precoce fez crescer em 96% a transmissão geneticamente ligada nos casais sorodiscordantes (HR 0,04) [1].',
      ],
    ],
  ],
  [
    'START.pt',
    [
      'Em pessoas assintomáticas com HIV e CD4 alto, iniciar a TARV imediatamente preveniu mais eventos graves, relacionados ou não à aids, do que adiar o início [1].',
    ],
    [
      [
        'direction',
        'Em pessoas com HIV assintomáticas e com CD4 alto, adiar a terapia antirretroviral resultou em menos eventos graves, relacionados ou não à aids, do que iniciá-la imediatamente [1].',
      ],
    ],
  ],
  [
    'BENEFIT.prose',
    ['A conversão da PCR foi obtida com maior frequência no grupo benznidazol (66,2% vs. 33,5%) [1].'],
    [['direction', 'A conversão da PCR foi menos comum com benznidazol (66,2% vs. 33,5%) [1].']],
  ],
  [
    'BENEFIT.pt',
    [
      'O benznidazol não freou de forma significativa a progressão clínica da cardiopatia na cardiomiopatia chagásica crônica já estabelecida [1].',
    ],
    [['negation', 'O BENEFIT avaliou também a fase aguda e a forma indeterminada da doença de Chagas [1].']],
  ],
  [
    'Butantan-DV.prose',
    ['A eficácia em 2 anos alcançou 89,2% nos soropositivos e 73,6% nos soronegativos [1].'],
    [['direction', 'A proteção foi pior nos soropositivos (89,2%) do que nos soronegativos (73,6%) [1].']],
  ],
  [
    'DBHA 2025.pt',
    ['A diretriz brasileira de 2025 recomenda como meta terapêutica uma PA inferior a 130/80 mmHg [1].'],
    [],
  ],
  [
    'DBHA 2020.en',
    [
      'Considera-se hipertensão a pressão de consultório a partir de 140 mmHg de sistólica e/ou 90 mmHg de diastólica [1].',
    ],
    [],
  ],
  [
    'DBIC 2018.prose',
    ['Uma FEVE entre 40% e 49% corresponde à ICFEi [1].'],
    [
      [
        'unit',
        'O ponto de corte do NT-proBNP para rastreamento de insuficiência cardíaca é de 125 ng/mL [1].',
      ],
      ['comparator', 'Fala-se em ICFEp quando a FEVE é menor que 50% [1].'],
    ],
  ],
  [
    'SBD 2025.prose',
    [
      'Glicemia de jejum de 126 mg/dL ou mais, ou HbA1c a partir de 6,5%, desde que confirmada, define o diagnóstico de diabetes [1].',
    ],
    [
      [
        'unit',
        'Diagnostica-se diabetes com glicemia de jejum ≥ 126 mmol/L ou HbA1c ≥ 6,5%, com resultado confirmado [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.prose',
    [
      'Para que se fale em doença renal crônica, a anormalidade da estrutura ou da função renal deve estar presente por no mínimo 3 meses [1].',
    ],
    [],
  ],
  [
    'SSC 2021.prose',
    [
      'Nos adultos em uso de vasopressor, o alvo inicial recomendado de pressão arterial média é de 65 mmHg [1].',
    ],
    [
      [
        'digit',
        'Para adultos com vasopressor, recomenda-se inicialmente uma pressão arterial média de 75 mmHg [1].',
      ],
      [
        'comparator',
        'No choque séptico, sugere-se administrar no máximo 30 mL/kg de cristaloide intravenoso nas primeiras 3 horas [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    ['No grupo C, administram-se de imediato 10 mL/kg de cristaloide na primeira hora [1].'],
    [['unit', 'Pacientes do grupo D devem receber 20 mL/kg em até 20 horas [1].']],
  ],
  [
    'GOLD 2023.en',
    ['Os grupos A, B e E tomaram o lugar da divisão anterior em A, B, C e D [1].'],
    [
      [
        'comparator',
        'O critério espirométrico da DPOC é uma relação VEF1/CVF pós-broncodilatador superior a 0,7 [1].',
      ],
    ],
  ],
  [
    'FOURIER.en',
    [],
    [
      [
        'digit',
        'O desfecho primário composto ocorreu em 9,8% com evolocumabe e em 13,3% no grupo de comparação (HR 0,85) [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.pt',
    [],
    [
      [
        'digit',
        'A empagliflozina diminuiu a progressão da doença renal ou a morte cardiovascular na DRC, com HR de 0,77 (IC 95% 0,64–0,82) [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    [],
    [['digit', 'Quanto à segurança, o sangramento maior foi menos frequente com apixabana (HR 0,59) [1].']],
  ],
  [
    'Magpie.pt',
    [],
    [
      ['digit', 'O sulfato de magnésio tornou a eclâmpsia 85% menos frequente na pré-eclâmpsia [1].'],
      [
        'direction',
        '- **Pré-eclâmpsia:** o sulfato de magnésio mais que dobrou a ocorrência de eclâmpsia em relação ao placebo [1].',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [],
    [
      [
        'decimal',
        'Nos casais sorodiscordantes, o HR para transmissão geneticamente ligada com a terapia antirretroviral precoce foi de 0,4 [1].',
      ],
    ],
  ],
  [
    'ARMA.pt',
    [],
    [['decimal', 'A mortalidade foi de 31,0% com 6 mL/kg e de 39,8% com 12 mL/kg (p = 0,07) [1].']],
  ],
  [
    'KDIGO 2024.en',
    [],
    [
      [
        'unit',
        'A DRC é definida por anormalidade estrutural ou funcional que dura pelo menos 3 semanas [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.prose',
    [],
    [['comparator', 'A meta do tratamento anti-hipertensivo é manter a PA > 130/80 mmHg [1].']],
  ],
  [
    'FIDELIO-DKD.en',
    [],
    [
      [
        'comparator',
        'Falência renal, queda da TFGe inferior a 40% ou morte renal ocorreu em 17,8% com finerenona e em 21,1% no comparador [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [],
    [
      [
        'direction',
        'Na ICFEr, a dapagliflozina elevou o risco de piora da IC ou morte cardiovascular em relação ao placebo (HR 0,74; IC 95% 0,65–0,85) [1].',
      ],
    ],
  ],
  [
    'ART.pt',
    [],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada diminuiu a mortalidade em 28 dias na SDRA moderada a grave (HR 1,20; IC 95% 1,01–1,42) [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.prose',
    [],
    [
      [
        'direction',
        'O grupo de controle convencional teve mortalidade em 90 dias superior à do intensivo (24,9% e 27,5%, respectivamente) [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.pt',
    [],
    [
      [
        'direction',
        'Os grupos C e D recebem reposição venosa imediata com cristaloide, mais lenta no grupo D [1].',
      ],
      [
        'negation',
        'Na suspeita de dengue, podem ser usados salicilatos e anti-inflamatórios não esteroides [1].',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [],
    [
      [
        'direction',
        'Nas UTIs brasileiras, a solução salina levou a uma mortalidade em 90 dias significativamente maior do que a solução balanceada [1].',
      ],
    ],
  ],
  [
    'GINA 2021.pt',
    [],
    [
      [
        'negation',
        'A GINA 2021 recomenda o tratamento da asma apenas com broncodilatador de curta ação [1].',
      ],
    ],
  ],
  [
    'SBD 2025.pt',
    [],
    [
      [
        'negation',
        'O diagnóstico de diabetes é feito pela glicemia de jejum ou pela hemoglobina glicada, sem necessidade de confirmação do resultado [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.pt + CREDENCE.pt',
    [],
    [
      [
        'wrong-reference',
        'Na DRC com ou sem diabetes tipo 2, o composto renal ou morte cardiovascular foi reduzido pela dapagliflozina (HR 0,70; IC 95% 0,59–0,82) [1].',
      ],
    ],
  ],
  [
    'ARMA.pt + PROSEVA.pt',
    [],
    [
      [
        'wrong-reference',
        'A posição prona precoce e prolongada reduziu a mortalidade em 28 dias na SDRA grave (31,0% vs. 39,8%; p = 0,007) [2].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt + LEADER.pt',
    [],
    [
      [
        'wrong-reference',
        'No diabetes tipo 2, os eventos cardiovasculares maiores diminuíram em relação ao placebo, com HR de 0,87 (IC 95% 0,78–0,97) [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.pt + BaSICS.pt + ART.pt',
    [],
    [
      [
        'wrong-reference',
        'Em pacientes críticos, a intervenção não alterou de forma significativa a mortalidade em 90 dias (HR ajustado 0,97; IC 95% 0,90–1,05) [1].',
      ],
    ],
  ],
];

export const allPassages: HandCase[] = casesOf(groups);
