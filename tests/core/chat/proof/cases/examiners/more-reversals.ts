import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** More reversals and denials of the corpus. */
const groups: CaseGroup[] = [
  [
    'ARMA.prose',
    ['Menor volume corrente, menor mortalidade na SDRA: 31,0% com 6 mL/kg e 39,8% com 12 mL/kg [1].'],
    [
      ['direction', 'Na SDRA, quanto menor o volume corrente, maior foi a mortalidade [1].'],
      ['negation', 'O volume corrente não influenciou a mortalidade na SDRA [1].'],
    ],
  ],
  [
    'LEADER.pt',
    [
      'No DM2 de alto risco cardiovascular, foram menos os eventos cardiovasculares maiores no grupo da liraglutida que no do placebo [1].',
    ],
    [
      [
        'direction',
        'A liraglutida levou a uma piora dos eventos cardiovasculares maiores no DM2 de alto risco [1].',
      ],
    ],
  ],
  [
    'SBD 2025.en',
    [
      'Glicemia de jejum de 126 mg/dL ou mais, ou HbA1c de pelo menos 6,5%, não basta sem confirmação para o diagnóstico de diabetes [1].',
    ],
    [
      [
        'negation',
        'Uma glicemia de jejum de 126 mg/dL ou mais fecha o diagnóstico de diabetes sem necessidade de confirmação [1].',
      ],
    ],
  ],
  [
    'START.pt',
    [
      'Adiar a TARV em pessoas assintomáticas com CD4 alto resultou em mais eventos graves do que iniciá-la imediatamente [1].',
    ],
    [
      [
        'direction',
        'Em pessoas assintomáticas com CD4 alto, o início imediato da TARV teve como efeito a alta dos eventos graves [1].',
      ],
    ],
  ],
  [
    'PROSEVA.pt',
    [
      'Manter em supino o paciente com SDRA grave custou mais mortes em 28 dias (32,8%) do que pronar (16,0%) [1].',
      'Pacientes com SDRA grave tratados em posição prona precoce e prolongada morreram menos em 28 dias do que os mantidos em posição supina [1].',
    ],
    [
      [
        'direction',
        'A posição prona precoce e prolongada foi nociva na SDRA grave, com mortalidade em 28 dias mais alta que a da posição supina [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'Dos tratados com enalapril, 26,5% morreram de causa cardiovascular ou foram hospitalizados por IC, proporção superior à do grupo sacubitril-valsartana (21,8%) [1].',
    ],
    [
      [
        'arms',
        'Morte cardiovascular ou hospitalização por IC acometeu 21,8% do grupo enalapril e 26,5% do grupo sacubitril-valsartana [1].',
      ],
      [
        'negation',
        'Não se observou vantagem da sacubitril-valsartana sobre o enalapril quanto à morte cardiovascular ou à hospitalização por IC [1].',
      ],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'Significativamente menos pacientes com trauma e hemorragia importante morreram no hospital com ácido tranexâmico (14,5%) do que com placebo (16,0%) [1].',
    ],
    [
      [
        'direction',
        'Observou-se um incremento significativo da morte hospitalar com o ácido tranexâmico no trauma [1].',
      ],
      ['negation', 'A morte hospitalar no trauma permaneceu inalterada com o ácido tranexâmico [1].'],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'Salicilatos e anti-inflamatórios não esteroides estão contraindicados na dengue [1].',
      'O paciente do grupo C recebe volume menor e mais devagar (10 mL/kg na primeira hora) que o do grupo D (20 mL/kg em até 20 minutos) [1].',
    ],
    [
      [
        'arms',
        'O grupo D recebe 10 mL/kg de cristaloide na primeira hora, e o grupo C, 20 mL/kg em até 20 minutos [1].',
      ],
      ['negation', 'Na dengue, os anti-inflamatórios não esteroides estão liberados [1].'],
    ],
  ],
  [
    'RALES.en',
    [
      'Na insuficiência cardíaca grave, morreram 35% dos pacientes que receberam espironolactona e 46% dos que não a receberam [1].',
    ],
    [['arms', 'Na IC grave, a mortalidade foi de 46% com espironolactona e de 35% no grupo comparador [1].']],
  ],
  [
    'RE-LY.prose',
    [
      'Na FA, o risco de AVC ou embolia sistêmica foi cerca de um terço menor com dabigatrana 150 mg duas vezes ao dia do que com varfarina [1].',
    ],
    [
      [
        'arms',
        'A taxa de AVC ou embolia sistêmica foi de 1,11% ao ano com varfarina e de 1,69% ao ano com dabigatrana 150 mg [1].',
      ],
      [
        'direction',
        'A dabigatrana 150 mg duas vezes ao dia preveniu pior que a varfarina o AVC ou a embolia sistêmica na FA [1].',
      ],
    ],
  ],
  [
    'RE-LY.en',
    [
      'Frente à varfarina, a dabigatrana 150 mg baixou a taxa anual de AVC ou embolia sistêmica de 1,69% para 1,11% na FA [1].',
    ],
    [
      [
        'direction',
        'A taxa anual de AVC ou embolia sistêmica com a dabigatrana 150 mg foi superior à da varfarina [1].',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'O clopidogrel teve mais eventos (morte vascular, IAM ou AVC) em 12 meses que o ticagrelor, com 11,7% e 9,8%, respectivamente [1].',
    ],
    [
      [
        'negation',
        'O ticagrelor falhou em diminuir morte vascular, infarto ou AVC na comparação com o clopidogrel [1].',
      ],
    ],
  ],
  [
    'SPRINT.prose',
    [
      'A mortalidade por todas as causas foi mais alta no grupo de tratamento padrão do que no de tratamento intensivo [1].',
      'Com o tratamento intensivo, a taxa do desfecho primário composto caiu para 1,65% ao ano, ante 2,19% ao ano no tratamento padrão [1].',
    ],
    [
      [
        'arms',
        'A taxa anual do desfecho primário composto foi de 1,65% no tratamento padrão e de 2,19% no intensivo [1].',
      ],
      ['direction', 'A taxa do desfecho primário composto no grupo intensivo excedeu a do grupo padrão [1].'],
    ],
  ],
  [
    'PLATO.en',
    [
      'Em 12 meses, morte vascular, infarto ou AVC acometeu 11,7% dos que usaram clopidogrel e 9,8% dos que usaram ticagrelor [1].',
    ],
    [
      [
        'negation',
        'Ticagrelor e clopidogrel equivaleram-se quanto a morte vascular, infarto ou AVC em 12 meses [1].',
      ],
    ],
  ],
  [
    'WOMAN.prose',
    [
      'Apesar da redução da morte por sangramento, o ácido tranexâmico não alcançou o desfecho primário composto na hemorragia pós-parto [1].',
      'A proteção do ácido tranexâmico contra a morte por sangramento foi mais nítida quando a droga foi dada em até 3 h do parto (RR 0,69) [1].',
    ],
    [
      [
        'negation',
        'Na hemorragia pós-parto, o ácido tranexâmico não conseguiu reduzir a morte por sangramento [1].',
      ],
      [
        'direction',
        'O efeito do ácido tranexâmico sobre a morte por sangramento foi mais fraco nas mulheres tratadas em até 3 h do parto [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.prose',
    [
      'Mesmo em participantes sem exposição prévia à dengue, uma dose única protegeu contra a doença sintomática, com eficácia de 73,6% [1].',
    ],
    [
      [
        'negation',
        'A vacina foi incapaz de prevenir a dengue sintomática em participantes sem exposição prévia [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.pt',
    [
      'Controlar intensivamente a glicemia de pacientes críticos não reduziu a mortalidade em 90 dias; ao contrário, aumentou-a (OR 1,14) [1].',
      'O controle glicêmico convencional foi mais seguro que o intensivo em pacientes críticos quanto à mortalidade em 90 dias [1].',
    ],
    [
      [
        'direction',
        'Em pacientes críticos, a mortalidade em 90 dias caiu com o controle glicêmico intensivo [1].',
      ],
    ],
  ],
  [
    'DBIC 2018.prose',
    [
      'A FEVE entre 40% e 49% situa o paciente na ICFEi, e a partir de 50%, na ICFEp [1].',
      'Para rastrear IC, adota-se o NT-proBNP com corte em 125 pg/mL [1].',
    ],
    [['direction', 'Classifica-se como ICFEp o paciente cuja FEVE é menor que 50% [1].']],
  ],
  [
    'DAPA-CKD.en',
    [
      'Na DRC, a dapagliflozina baixou de 14,5% para 9,2% a proporção de pacientes com queda da TFGe de pelo menos 50%, doença renal terminal ou morte renal ou cardiovascular [1].',
    ],
    [
      [
        'negation',
        'Na DRC, a dapagliflozina foi inócua quanto ao composto de queda da TFGe, doença renal terminal ou morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.prose',
    ['Quem tem pressão de 120–139 mmHg e/ou 80–89 mmHg é considerado pré-hipertenso [1].'],
    [['negation', 'PA de 120–139 mmHg e/ou 80–89 mmHg não se enquadra como pré-hipertensão [1].']],
  ],
  [
    'RALES.pt',
    [
      'Acrescentar espironolactona ao tratamento da IC grave com fração de ejeção reduzida melhorou a sobrevida em relação ao placebo [1].',
    ],
    [
      [
        'direction',
        'Na IC grave com fração de ejeção reduzida, a mortalidade com espironolactona ficou acima da observada com placebo [1].',
      ],
      [
        'negation',
        'A espironolactona acrescentada ao tratamento da IC grave não teve impacto sobre a mortalidade [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Na IC com fração de ejeção preservada, o uso de empagliflozina diminuiu em 21% o risco de morte cardiovascular ou hospitalização por IC (HR 0,79) [1].',
    ],
    [
      [
        'direction',
        'Na IC com fração de ejeção preservada, a empagliflozina fez crescer a ocorrência de morte cardiovascular ou hospitalização por IC (HR 0,79) [1].',
      ],
    ],
  ],
  [
    'NINDS.pt',
    [
      'A alteplase melhorou a chance de evolução favorável em 3 meses no AVC isquêmico, porém com mais hemorragia intracraniana sintomática [1].',
      'Iniciada nas primeiras 3 h do AVC isquêmico, a alteplase foi superior ao placebo quanto à evolução favorável em 3 meses (OR 1,7) [1].',
    ],
    [
      ['direction', 'A alteplase reduziu a hemorragia intracraniana sintomática no AVC isquêmico [1].'],
      ['direction', 'No AVC isquêmico, a alteplase piorou a chance de evolução favorável em 3 meses [1].'],
    ],
  ],
  [
    'PROSEVA.prose',
    [
      'A mortalidade em 28 dias de pacientes com SDRA grave em posição supina (32,8%) foi cerca do dobro da observada em prona (16,0%) [1].',
    ],
    [
      [
        'negation',
        'Na SDRA grave, registrou-se ausência de efeito da posição prona sobre a mortalidade em 28 dias [1].',
      ],
      ['direction', 'Pacientes com SDRA grave morreram menos em posição supina do que em prona [1].'],
      ['arms', 'Em 28 dias morreram 32,8% dos pacientes em posição prona e 16,0% dos em posição supina [1].'],
    ],
  ],
  [
    'NINDS.en',
    [
      'A hemorragia intracraniana sintomática foi bem mais comum com o ativador do plasminogênio tecidual (6,4%) do que no grupo comparador (0,6%) [1].',
      'Administrado em até 3 h, o ativador do plasminogênio tecidual não alterou de modo significativo a mortalidade em 90 dias (17% contra 21%; p = 0,30) [1].',
    ],
    [
      [
        'negation',
        'A diferença de mortalidade em 90 dias foi significativa com o ativador do plasminogênio tecidual (17% contra 21%; p = 0,30) [1].',
      ],
      [
        'direction',
        'A hemorragia intracraniana sintomática foi mais rara com o ativador do plasminogênio tecidual do que no grupo comparador [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.pt',
    [
      'PA que permanece em 130/80 mmHg ou acima não atinge a meta da DBHA 2025 [1].',
      'Sistólica de 120 a 139 mmHg e/ou diastólica de 80 a 89 mmHg corresponde a pré-hipertensão, de acordo com a DBHA 2025 [1].',
    ],
    [],
  ],
  [
    'SELECT.en',
    [
      'Em pessoas com obesidade, mas sem diabetes, a semaglutida não elevou o MACE; na verdade, reduziu-o (HR 0,80) [1].',
      'Em pessoas com obesidade e sem diabetes, o MACE foi menos comum com a semaglutida (6,5% contra 8,0%; HR 0,80) [1].',
    ],
    [['negation', 'Na obesidade sem diabetes, a semaglutida em nada alterou o risco de MACE (HR 0,80) [1].']],
  ],
  [
    'DBHA 2020.en',
    [
      'Pressão de consultório igual ou superior a 140 e/ou 90 mmHg define hipertensão [1].',
      'Basta que um dos componentes esteja elevado no consultório, sistólica a partir de 140 ou diastólica a partir de 90 mmHg, para caracterizar hipertensão [1].',
    ],
    [['direction', 'Define-se hipertensão por PA de consultório abaixo de 140 e/ou 90 mmHg [1].']],
  ],
  [
    'FLOW.prose',
    [
      'Com placebo, os eventos renais maiores foram mais frequentes (7,5 por 100 pacientes-ano) do que com semaglutida (5,8) [1].',
    ],
    [
      [
        'negation',
        'Nenhum benefício renal da semaglutida apareceu na comparação com placebo em pessoas com DM2 e DRC [1].',
      ],
    ],
  ],
  [
    'ARMA.pt',
    [
      'Volume corrente de 12 mL/kg foi pior que o de 6 mL/kg quanto à mortalidade na SDRA (39,8% contra 31,0%) [1].',
    ],
    [['arms', 'Na SDRA, a ventilação com 12 mL/kg, em vez de 6 mL/kg, reduziu a mortalidade [1].']],
  ],
  [
    'BENEFIT.en',
    [
      'O benznidazol não modificou de forma significativa o desfecho primário na cardiomiopatia chagásica crônica (HR 0,93), embora a conversão da PCR tenha sido mais frequente (66,2% contra 33,5%) [1].',
    ],
    [
      [
        'negation',
        'Na cardiomiopatia chagásica crônica, o benznidazol reduziu significativamente o desfecho primário (HR 0,93) [1].',
      ],
      [
        'direction',
        'A conversão da PCR foi menos frequente com o benznidazol do que no grupo comparador [1].',
      ],
    ],
  ],
  [
    'FOURIER.pt',
    [
      'Somado à estatina, o evolocumabe foi superior ao placebo em prevenir o desfecho cardiovascular composto na doença aterosclerótica (HR 0,85) [1].',
    ],
    [
      [
        'direction',
        'Houve elevação do desfecho cardiovascular composto com o evolocumabe em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'GINA 2021.en',
    [
      'A GINA 2021 desaconselha tratar a asma somente com SABA e dá preferência a CI-formoterol como alívio [1].',
    ],
    [['negation', 'O tratamento da asma somente com SABA é recomendado pela GINA 2021 [1].']],
  ],
  [
    'Magpie.en',
    [
      'A diferença de mortalidade materna com o sulfato de magnésio não foi estatisticamente significativa (RR 0,55; 0,26–1,14) [1].',
      'O sulfato de magnésio evitou mais da metade dos casos de eclâmpsia em mulheres com pré-eclâmpsia (0,8% contra 1,9%) [1].',
    ],
    [
      [
        'negation',
        'O sulfato de magnésio teve efeito nulo sobre a ocorrência de eclâmpsia na pré-eclâmpsia [1].',
      ],
      ['direction', 'Em mulheres com pré-eclâmpsia, o sulfato de magnésio precipitou a eclâmpsia [1].'],
    ],
  ],
  [
    'GOLD 2023.en',
    ['O critério espirométrico da DPOC é a relação VEF1/CVF abaixo de 0,7 após broncodilatador [1].'],
    [['direction', 'O critério espirométrico da DPOC é VEF1/CVF maior que 0,7 após broncodilatador [1].']],
  ],
  [
    'ART.en',
    [
      'O recrutamento com PEEP titulada foi deletério na SDRA, com mais mortes em 28 dias do que a PEEP baixa (55,3% contra 49,3%) [1].',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada salvou vidas na SDRA em comparação com a PEEP baixa [1].',
      ],
      [
        'negation',
        'O recrutamento com PEEP titulada foi seguro na SDRA, sem dano em relação à PEEP baixa [1].',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [
      'A mortalidade em 90 dias não diferiu significativamente entre solução balanceada (26,4%) e salina a 0,9% (27,2%) [1].',
    ],
    [
      [
        'negation',
        'Entre solução balanceada e salina a 0,9%, a diferença de mortalidade em 90 dias alcançou significância estatística [1].',
      ],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Nenhum dos três anti-hipertensivos (clortalidona, anlodipino e lisinopril) foi melhor que os outros em prevenir morte coronariana ou infarto não fatal em hipertensos de alto risco [1].',
    ],
    [
      [
        'negation',
        'Clortalidona, anlodipino e lisinopril diferiram quanto à morte coronariana ou ao infarto não fatal em hipertensos de alto risco [1].',
      ],
    ],
  ],
  [
    'BENEFIT.prose',
    [
      'A conversão da PCR foi quase duas vezes mais frequente com o benznidazol (66,2%) que com o placebo (33,5%) [1].',
      'Como o IC 95% vai de 0,81 a 1,07, não se pode afirmar que o benznidazol reduza o desfecho primário na cardiomiopatia chagásica [1].',
    ],
    [['negation', 'A conversão da PCR foi semelhante com benznidazol e com placebo [1].']],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'O benefício da empagliflozina sobre a progressão da doença renal ou a morte cardiovascular foi visto em uma população com DRC que incluía pessoas sem diabetes [1].',
    ],
    [
      [
        'negation',
        'A empagliflozina mostrou-se ineficaz contra a progressão da doença renal ou a morte cardiovascular na DRC [1].',
      ],
    ],
  ],
  [
    'RECOVERY.pt',
    [
      'Foi sobretudo nos pacientes com oxigênio ou ventilação mecânica que a dexametasona trouxe benefício na covid-19 [1].',
      'Comparada ao cuidado habitual, a dexametasona fez cair a mortalidade em 28 dias dos internados com covid-19 (razão de taxas 0,83) [1].',
    ],
    [
      [
        'negation',
        'O benefício da dexametasona concentrou-se em quem não recebia oxigênio nem ventilação mecânica [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    [
      'Na FA, os pacientes tratados com apixabana tiveram menos AVC ou embolia sistêmica (HR 0,79) sem aumento do sangramento maior, que também diminuiu (HR 0,69), em relação à varfarina [1].',
    ],
    [
      ['direction', 'Na FA, o sangramento maior subiu com a apixabana em relação à varfarina (HR 0,69) [1].'],
      [
        'negation',
        'A apixabana diminuiu o AVC ou a embolia sistêmica, sem diminuir o sangramento maior em relação à varfarina [1].',
      ],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'A varfarina foi superada pela dabigatrana 150 mg duas vezes ao dia na prevenção do AVC ou da embolia sistêmica na FA [1].',
    ],
    [
      [
        'negation',
        'A dabigatrana 150 mg empatou com a varfarina na prevenção do AVC ou da embolia sistêmica [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'A morte por causas cardiovasculares foi menos frequente no grupo da empagliflozina (3,7%) que no do placebo (5,9%) [1].',
    ],
    [
      [
        'direction',
        'A proporção de óbitos de causa cardiovascular com a empagliflozina ultrapassou a do placebo no DM2 [1].',
      ],
      [
        'negation',
        'Empagliflozina e placebo não diferiram no composto de morte cardiovascular, infarto do miocárdio ou AVC [1].',
      ],
    ],
  ],
  [
    'SSC 2021.prose',
    [
      'Em adultos com vasopressor, recomenda-se buscar inicialmente PAM de 65 mmHg [1].',
      'No choque séptico, o volume de cristaloide nas primeiras 3 horas não deveria ser inferior a 30 mL/kg, conforme a sugestão da diretriz [1].',
    ],
    [
      [
        'negation',
        'Para adultos em uso de vasopressor, a diretriz não estabelece alvo inicial de pressão arterial média [1].',
      ],
    ],
  ],
  [
    'GOLD 2023.pt',
    [
      'No GOLD 2023, os grupos A, B e E tomaram o lugar dos antigos A, B, C e D [1].',
      'A obstrução que fundamenta o diagnóstico de DPOC é a que persiste na espirometria depois do broncodilatador [1].',
    ],
    [
      ['negation', 'O diagnóstico de DPOC no GOLD 2023 não requer espirometria [1].'],
      ['direction', 'No GOLD 2023, os grupos A, B e E foram trocados pelos grupos A, B, C e D [1].'],
    ],
  ],
  [
    'SURPASS-2.prose',
    [
      'A semaglutida 1 mg produziu queda menor da HbA1c (1,86 ponto percentual) do que qualquer das doses de tirzepatida em 40 semanas [1].',
    ],
    [],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'O controle convencional da glicemia teve menos óbitos em 90 dias (24,9%) do que o controle intensivo (27,5%) [1].',
    ],
    [
      ['direction', 'O controle intensivo da glicemia diminuiu a chance de morte em 90 dias (OR 1,14) [1].'],
      [
        'arms',
        'Em 90 dias, morreram 24,9% dos pacientes sob controle intensivo da glicemia e 27,5% dos sob controle convencional [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.en',
    [
      'A eficácia da vacina Butantan em 2 anos foi mais alta nos soropositivos (89,2%) do que nos soronegativos (73,6%) [1].',
    ],
    [
      [
        'arms',
        'A eficácia da vacina Butantan foi de 89,2% nos soronegativos e de 73,6% nos soropositivos [1].',
      ],
      ['direction', 'A vacina Butantan protegeu menos os soropositivos do que os soronegativos [1].'],
    ],
  ],
  [
    'PLATO.pt',
    [
      'Na SCA, trocar o clopidogrel pelo ticagrelor significou menos morte vascular, infarto ou AVC (HR 0,84) [1].',
    ],
    [
      [
        'direction',
        'Na SCA, o ticagrelor contribuiu para mais morte vascular, infarto ou AVC do que o clopidogrel [1].',
      ],
      [
        'arms',
        'Na SCA, o clopidogrel reduziu a morte vascular, o infarto ou o AVC em comparação com o ticagrelor [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'Menos pacientes do grupo placebo que do grupo finerenona tiveram hiperpotassemia [1].',
      'A finerenona reduziu o desfecho renal composto, mas à custa de mais hiperpotassemia [1].',
    ],
    [['direction', 'A hiperpotassemia foi um evento menos comum com a finerenona do que com o placebo [1].']],
  ],
  [
    'LEADER.en',
    [
      'Não só o MACE caiu com a liraglutida (HR 0,87): a morte cardiovascular também foi menor (HR 0,78) [1].',
    ],
    [['negation', 'A liraglutida reduziu o MACE no DM2, mas não a morte cardiovascular (HR 0,78) [1].']],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'Progressão da doença renal ou morte cardiovascular foi mais rara sob empagliflozina (13,1%) do que no grupo comparador (16,9%) [1].',
    ],
    [
      [
        'direction',
        'Mais pacientes tratados com empagliflozina do que do grupo comparador apresentaram progressão da doença renal ou morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'SPRINT.pt',
    [
      'Pessoas com diabetes ficaram de fora do SPRINT [1].',
      'Eventos cardiovasculares maiores foram menos frequentes com a meta sistólica abaixo de 120 mmHg do que com a meta abaixo de 140 mmHg em hipertensos de alto risco sem diabetes [1].',
    ],
    [
      [
        'direction',
        'Buscar PAS abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, gerou mais eventos cardiovasculares maiores [1].',
      ],
      ['negation', 'O SPRINT incluiu pessoas com diabetes [1].'],
    ],
  ],
  [
    'ART.pt',
    [
      'Em vez de benefício, o recrutamento alveolar com PEEP titulada trouxe dano aos pacientes com SDRA moderada a grave [1].',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada trouxe benefício de mortalidade em 28 dias na SDRA moderada a grave [1].',
      ],
      [
        'arms',
        'Na SDRA moderada a grave, a PEEP baixa aumentou a mortalidade em 28 dias em comparação com o recrutamento com PEEP titulada [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    ['A semaglutida 1 mg foi menos potente que a tirzepatida em reduzir a HbA1c em 40 semanas [1].'],
    [
      [
        'arms',
        'Variação da HbA1c em 40 semanas: −1,86 ponto percentual com tirzepatida 15 mg e −2,30 com semaglutida 1 mg [1].',
      ],
      [
        'direction',
        'A queda da HbA1c em 40 semanas foi mais modesta com a tirzepatida que com a semaglutida 1 mg [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.pt',
    [
      'Diante da suspeita de dengue, AAS e outros salicilatos, assim como AINEs, não devem ser prescritos [1].',
      'A reposição venosa com cristaloide é imediata nos grupos C e D, e mais lenta no C que no D [1].',
    ],
    [['direction', 'A reposição venosa com cristaloide é mais lenta no grupo D do que no grupo C [1].']],
  ],
  [
    'KDIGO 2024.pt',
    ['Segundo a KDIGO 2024, uma alteração renal que não persiste não caracteriza doença renal crônica [1].'],
    [
      [
        'negation',
        'Para a KDIGO 2024, uma alteração da função dos rins não precisa ser persistente para definir doença renal crônica [1].',
      ],
    ],
  ],
  [
    'SBD 2025.prose',
    ['Uma HbA1c de 6,5% ou mais fala a favor de diabetes, mas o resultado precisa ser confirmado [1].'],
    [['direction', 'Uma glicemia de jejum inferior a 126 mg/dL é critério de diabetes [1].']],
  ],
  [
    'SBD 2025.pt',
    [
      'Tanto a glicemia de jejum quanto a HbA1c servem ao diagnóstico de diabetes, desde que o resultado seja confirmado [1].',
    ],
    [
      [
        'negation',
        'A hemoglobina glicada é descartada como critério diagnóstico de diabetes pela SBD 2025 [1].',
      ],
    ],
  ],
  [
    'BaSICS.en',
    [
      'Em 75 UTIs brasileiras, trocar a salina a 0,9% por solução balanceada não fez diferença significativa na mortalidade em 90 dias (HR ajustado 0,97; 0,90–1,05) [1].',
    ],
    [
      [
        'negation',
        'A solução balanceada fez diferença significativa na mortalidade em 90 dias em relação à salina a 0,9% (HR ajustado 0,97) [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'A empagliflozina reduziu tanto os eventos cardiovasculares maiores (HR 0,86) quanto a morte cardiovascular (HR 0,62) em pessoas com DM2 [1].',
    ],
    [
      [
        'direction',
        'No DM2, a morte cardiovascular foi mais frequente com o uso de empagliflozina (HR 0,62) [1].',
      ],
    ],
  ],
  [
    'ISIS-2.pt',
    [
      'Usados em conjunto, AAS e estreptoquinase diminuíram a mortalidade vascular em 5 semanas mais do que cada um sozinho [1].',
    ],
    [
      [
        'negation',
        'Nem o ácido acetilsalicílico nem a estreptoquinase diminuíram a mortalidade vascular em 5 semanas [1].',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'Nem a fase aguda nem a forma indeterminada da doença de Chagas foram avaliadas no BENEFIT [1].',
      'A progressão clínica da cardiomiopatia chagásica crônica não foi freada de modo significativo pelo benznidazol [1].',
    ],
    [['negation', 'O BENEFIT avaliou também a fase aguda da doença de Chagas [1].']],
  ],
  [
    'PROSEVA.en',
    ['Na SDRA grave, a pronação levou a mortalidade em 28 dias a menos da metade (16,0% contra 32,8%) [1].'],
    [['direction', 'A posição prona associou-se a um excesso de mortes em 28 dias na SDRA grave [1].']],
  ],
  [
    'ARISTOTLE.prose',
    [
      'Em relação à varfarina, a apixabana aumentou a sobrevida, com menos mortes por qualquer causa (HR 0,89) [1].',
      'A apixabana causou menos sangramento maior do que a varfarina (HR 0,69) [1].',
    ],
    [
      [
        'negation',
        'A apixabana deixou de reduzir a morte por qualquer causa em comparação com a varfarina [1].',
      ],
      ['direction', 'A apixabana agravou a mortalidade por qualquer causa em relação à varfarina [1].'],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'Não houve vantagem da solução balanceada sobre a salina em termos de mortalidade em 90 dias nas UTIs brasileiras [1].',
    ],
    [
      [
        'negation',
        'A solução balanceada diminuiu a mortalidade em 90 dias em comparação com a salina em UTIs brasileiras [1].',
      ],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'Na suspeita de IAM, a combinação de aspirina e estreptoquinase cortou a chance de morte vascular em 5 semanas em 42%, mais do que cada fármaco isolado (23% e 25%) [1].',
    ],
    [
      [
        'arms',
        'Morte vascular em 5 semanas ocorreu em 11,8% dos pacientes que receberam aspirina e em 9,4% dos que não a receberam [1].',
      ],
      [
        'direction',
        'Na suspeita de IAM, associar aspirina e estreptoquinase foi menos eficaz contra a morte vascular do que usar cada uma isoladamente [1].',
      ],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'Sob ventilação mecânica invasiva, o cuidado habitual teve mortalidade superior (41,4%) à da dexametasona (29,3%) [1].',
      'A proporção de hospitalizados com covid-19 que sobreviveram aos primeiros 28 dias foi maior com dexametasona do que com o cuidado habitual [1].',
    ],
    [
      [
        'direction',
        'Sob ventilação mecânica invasiva, a mortalidade cresceu com a dexametasona em relação ao cuidado habitual [1].',
      ],
      [
        'negation',
        'Entre os pacientes em ventilação mecânica invasiva, a mortalidade com dexametasona foi a mesma do cuidado habitual [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.pt',
    [
      'Tratar a glicemia de forma convencional, e não intensiva, resultou em mais desfechos relacionados ao diabetes no DM2 recém-diagnosticado [1].',
    ],
    [
      [
        'direction',
        'No DM2 recém-diagnosticado, o controle intensivo ficou em desvantagem frente ao convencional quanto aos desfechos relacionados ao diabetes [1].',
      ],
    ],
  ],
  [
    'TICH-2.en',
    [
      'Na hemorragia intracerebral hiperaguda, o resultado do ácido tranexâmico sobre o mRS do dia 90 foi neutro (OR ajustada 0,88; p = 0,11) [1].',
    ],
    [
      [
        'negation',
        'O estudo do ácido tranexâmico na hemorragia intracerebral foi positivo para o mRS do dia 90 [1].',
      ],
    ],
  ],
  [
    'Magpie.prose',
    [
      'Não se demonstrou diferença significativa de mortalidade materna entre o sulfato de magnésio e o placebo [1].',
      'Na pré-eclâmpsia, eclâmpsia ocorreu em 1,9% das mulheres do grupo placebo e em só 0,8% das que receberam sulfato de magnésio [1].',
    ],
    [
      [
        'negation',
        'A mortalidade materna diferiu significativamente entre o sulfato de magnésio e o placebo [1].',
      ],
      [
        'direction',
        'As mulheres que receberam sulfato de magnésio tiveram risco de eclâmpsia 58% mais elevado que as do placebo [1].',
      ],
    ],
  ],
  [
    'HPTN 052.en',
    [
      'Com a terapia antirretroviral precoce houve uma única transmissão ligada, contra 27 no grupo comparador, ou seja, 96% menos [1].',
    ],
    [['direction', 'A terapia antirretroviral precoce facilitou a transmissão do HIV ao parceiro [1].']],
  ],
  [
    'HPTN 052.prose',
    [
      'Adiar a terapia antirretroviral resultou em mais transmissões geneticamente ligadas (27) do que iniciá-la cedo (1) em casais sorodiscordantes [1].',
    ],
    [
      [
        'arms',
        'Houve 27 transmissões geneticamente ligadas no grupo de terapia precoce e 1 no de terapia tardia [1].',
      ],
      [
        'negation',
        'Iniciar cedo a terapia antirretroviral não fez diferença nas transmissões geneticamente ligadas em casais sorodiscordantes [1].',
      ],
      [
        'direction',
        'O início precoce da terapia antirretroviral multiplicou as transmissões geneticamente ligadas em casais sorodiscordantes [1].',
      ],
    ],
  ],
  [
    'Magpie.pt',
    [
      'Na pré-eclâmpsia, com o sulfato de magnésio a eclâmpsia ficou em menos da metade da vista com placebo [1].',
    ],
    [
      [
        'direction',
        'O sulfato de magnésio fez mais que dobrar a ocorrência de eclâmpsia na pré-eclâmpsia [1].',
      ],
    ],
  ],
  [
    'FOURIER.en',
    [
      'O desfecho primário composto foi menos comum entre os pacientes com doença cardiovascular que receberam evolocumabe (9,8%) do que entre os do grupo comparador (11,3%) [1].',
    ],
    [
      [
        'direction',
        'Pacientes com doença cardiovascular saíram-se pior com o evolocumabe quanto ao desfecho primário composto [1].',
      ],
    ],
  ],
  [
    'RECOVERY.en',
    [
      'Entre internados com covid-19, a dexametasona baixou a mortalidade em 28 dias (22,9% contra 25,7%), inclusive nos ventilados (29,3% contra 41,4%) [1].',
    ],
    [
      [
        'direction',
        'A dexametasona prejudicou a sobrevida em 28 dias dos pacientes hospitalizados com covid-19 [1].',
      ],
    ],
  ],
  [
    'WOMAN.pt',
    [
      'Não se atingiu o desfecho primário composto, mas a morte por sangramento foi mais comum com placebo do que com ácido tranexâmico na hemorragia pós-parto [1].',
      'O ácido tranexâmico diminuiu a morte por sangramento na hemorragia pós-parto, ainda que o desfecho primário composto não tenha sido alcançado [1].',
    ],
    [['negation', 'O estudo da hemorragia pós-parto alcançou o seu desfecho primário composto [1].']],
  ],
  [
    'GINA 2021.pt',
    [
      'O uso isolado de broncodilatador de curta ação na asma não tem o apoio da GINA 2021, que prefere corticoide inalatório com formoterol como alívio [1].',
    ],
    [['negation', 'A GINA 2021 aprova tratar a asma apenas com broncodilatador de curta ação [1].']],
  ],
  [
    'ARISTOTLE.pt',
    ['Na FA, AVC ou embolia sistêmica foi mais comum com varfarina do que com apixabana [1].'],
    [['direction', 'A apixabana perdeu para a varfarina na prevenção do AVC ou da embolia sistêmica [1].']],
  ],
  [
    'SPRINT.en',
    [
      'No grupo da meta sistólica habitual, abaixo de 140 mmHg, o desfecho primário composto foi mais frequente (2,19% ao ano) do que no da meta abaixo de 120 mmHg (1,65% ao ano) [1].',
    ],
    [
      [
        'direction',
        'O alvo intensivo de PAS, abaixo de 120 mmHg, elevou a mortalidade por todas as causas em relação ao alvo abaixo de 140 mmHg [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'As complicações microvasculares foram menos frequentes sob controle intensivo da glicemia (RR 0,75) [1].',
      'A HbA1c ficou mais baixa com o controle intensivo (7,0%) do que com o tratamento convencional (7,9%) [1].',
      'A queda do infarto do miocárdio com o controle glicêmico intensivo não chegou a ser estatisticamente significativa (RR 0,84; p = 0,052) [1].',
    ],
    [
      [
        'negation',
        'A redução do infarto do miocárdio com o controle intensivo foi estatisticamente significativa (RR 0,84; p = 0,052) [1].',
      ],
      [
        'direction',
        'As complicações microvasculares tornaram-se mais comuns com o controle glicêmico intensivo (RR 0,75) [1].',
      ],
    ],
  ],
  [
    'TOGETHER.pt',
    [
      'A ivermectina foi ineficaz em evitar internação ou observação prolongada em serviço de emergência em pacientes ambulatoriais com covid-19 [1].',
    ],
    [
      [
        'negation',
        'A ivermectina foi eficaz em reduzir a internação de pacientes ambulatoriais com covid-19 [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.en',
    [
      'Alteração da estrutura ou da função dos rins com menos de 3 meses de duração não preenche o critério de DRC [1].',
    ],
    [
      ['negation', 'A classificação da DRC independe da albuminúria [1].'],
      [
        'direction',
        'A definição de DRC exige que a alteração renal esteja presente há no máximo 3 meses [1].',
      ],
    ],
  ],
  [
    'DBIC 2018.en',
    ['FEVE de 50% ou mais corresponde à fração de ejeção preservada, e FEVE inferior a 40%, à reduzida [1].'],
    [
      [
        'negation',
        'A diretriz brasileira de IC dispensa ponto de corte de NT-proBNP para o rastreamento [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.pt',
    [
      'Houve menos dengue sintomática, em crianças e adultos, ao longo de 2 anos após dose única da Butantan-DV [1].',
    ],
    [
      [
        'direction',
        'A dose única da Butantan-DV predispôs crianças e adultos à dengue sintomática ao longo de 2 anos [1].',
      ],
      [
        'negation',
        'Uma dose única da Butantan-DV não ofereceu proteção alguma contra a dengue sintomática em 2 anos [1].',
      ],
    ],
  ],
  [
    'WOMAN.en',
    [
      'Embora o desfecho primário composto não tenha sido atingido, o óbito por sangramento foi menor com o ácido tranexâmico dado nas primeiras 3 h (1,2% contra 1,7%) [1].',
    ],
    [
      [
        'negation',
        'O desfecho primário composto foi atingido na hemorragia pós-parto tratada com ácido tranexâmico [1].',
      ],
    ],
  ],
  [
    'DBHA 2020.pt',
    [
      'A edição de 2020 já não é a mais atual, pois deu lugar à Diretriz Brasileira de Hipertensão Arterial de 2025 [1].',
    ],
    [
      ['direction', 'A DBHA 2025 foi substituída pela DBHA 2020 [1].'],
      [
        'negation',
        'As Diretrizes Brasileiras de Hipertensão Arterial de 2020 continuam vigentes, por não terem sido substituídas [1].',
      ],
    ],
  ],
  [
    'SSC 2021.pt',
    [
      'A edição de 2026 ocupou o lugar da SSC 2021, que sugeria cristaloide nas primeiras horas na hipoperfusão por sepse [1].',
    ],
    [
      [
        'negation',
        'A SSC 2021 desencoraja a reposição inicial com cristaloide nas primeiras horas do choque séptico [1].',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'Apesar de o LDL não estar elevado, pessoas com proteína C reativa ultrassensível alta tiveram menos eventos cardiovasculares maiores com a rosuvastatina [1].',
    ],
    [
      [
        'direction',
        'A rosuvastatina expôs pessoas aparentemente saudáveis a um número maior de eventos cardiovasculares maiores do que o placebo [1].',
      ],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'Em estudo feito no Brasil, o tratamento precoce com ivermectina não diminuiu de modo significativo a hospitalização ou a observação prolongada na covid-19 (RR 0,90; 0,70–1,16) [1].',
    ],
    [
      [
        'negation',
        'Houve redução significativa da hospitalização ou da observação prolongada com a ivermectina (RR 0,90; 0,70–1,16) [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'O enalapril foi menos protetor que a sacubitril-valsartana contra morte cardiovascular ou internação por IC na ICFEr [1].',
    ],
    [
      [
        'direction',
        'A sacubitril-valsartana ficou atrás do enalapril na prevenção da morte cardiovascular ou da internação por IC na ICFEr [1].',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [
      'Parceiros de pessoas com HIV foram mais protegidos da transmissão quando a TARV começou cedo do que quando começou tarde [1].',
      'O risco de transmissão geneticamente ligada caiu 96% com o início precoce da terapia antirretroviral (HR 0,04) [1].',
    ],
    [
      [
        'negation',
        'A transmissão do HIV ao parceiro não dependeu do momento de início da terapia antirretroviral [1].',
      ],
    ],
  ],
  [
    'ARMA.en',
    [
      'Na SDRA, o volume corrente de 12 mL/kg associou-se a mortalidade maior (39,8%) que o de 6 mL/kg (31,0%) [1].',
    ],
    [['direction', 'Na SDRA, ventilar com 6 mL/kg custou mais vidas do que ventilar com 12 mL/kg [1].']],
  ],
  [
    'PARADIGM-HF.en',
    [
      'Morte cardiovascular ou hospitalização por IC foi menos comum com a inibição da angiotensina-neprilisina do que com o enalapril (21,8% contra 26,5%) [1].',
    ],
    [
      [
        'negation',
        'A inibição da angiotensina-neprilisina não reduziu a morte cardiovascular ou a hospitalização por IC em relação ao enalapril (HR 0,80) [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.en',
    ['O tratamento deve levar a PA para menos de 130/80 mmHg [1].'],
    [['direction', 'A meta do tratamento anti-hipertensivo é manter a PA acima de 130/80 mmHg [1].']],
  ],
  [
    'DAPA-CKD.pt',
    [
      'Na DRC, havendo ou não diabetes tipo 2, a dapagliflozina protegeu contra o composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular [1].',
    ],
    [
      [
        'direction',
        'Na DRC, a dapagliflozina acelerou a chegada ao composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    [
      'Quanto maior a dose de tirzepatida, maior foi a queda da HbA1c em 40 semanas: 2,01, 2,24 e 2,30 pontos com 5, 10 e 15 mg [1].',
      'Todas as doses de tirzepatida (5, 10 e 15 mg) baixaram mais a HbA1c em 40 semanas do que a semaglutida 1 mg [1].',
    ],
    [
      [
        'direction',
        'A semaglutida 1 mg foi mais potente do que a tirzepatida 15 mg em baixar a HbA1c em 40 semanas [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'Redução da piora da IC ou da morte cardiovascular com a dapagliflozina na ICFEr, em comparação com placebo (HR 0,74) [1].',
    ],
    [
      [
        'direction',
        'O resultado da dapagliflozina foi desfavorável frente ao placebo quanto à piora da IC ou à morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      'No trauma com hemorragia significativa ou risco dela, a mortalidade hospitalar foi maior com placebo do que com ácido tranexâmico [1].',
    ],
    [],
  ],
  [
    'TICH-2.pt',
    [
      'Não houve ganho funcional significativo em 90 dias com o ácido tranexâmico na hemorragia intracerebral aguda [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico melhorou significativamente o estado funcional em 90 dias na hemorragia intracerebral aguda [1].',
      ],
    ],
  ],
  [
    'DBIC 2018.pt',
    [
      'A dosagem de peptídeos natriuréticos faz parte da investigação diagnóstica da IC, segundo a diretriz brasileira de 2018 [1].',
    ],
    [
      [
        'negation',
        'Os peptídeos natriuréticos ficam excluídos da investigação diagnóstica da IC na diretriz brasileira de 2018 [1].',
      ],
    ],
  ],
  [
    'JUPITER.en',
    [
      'Em homens e mulheres com proteína C reativa elevada, a rosuvastatina trouxe a taxa de eventos de 1,36 para 0,77 por 100 pessoas-ano [1].',
    ],
    [
      [
        'direction',
        'A rosuvastatina esteve ligada a uma taxa mais alta de eventos vasculares em pessoas com proteína C reativa elevada [1].',
      ],
    ],
  ],
  [
    'ART.prose',
    [
      'PEEP baixa resultou em mortalidade menor em 28 dias (49,3%) do que recrutamento com PEEP titulada (55,3%) na SDRA moderada a grave [1].',
    ],
    [
      [
        'direction',
        'Na SDRA moderada a grave, o recrutamento com PEEP titulada melhorou a sobrevida em 28 dias [1].',
      ],
    ],
  ],
  [
    'FLOW.en',
    [
      'A semaglutida evitou parte dos eventos renais maiores em pessoas com DM2 e DRC (5,8 contra 7,5 por 100 pacientes-ano) [1].',
    ],
    [
      [
        'direction',
        'Os eventos renais maiores aumentaram com a semaglutida em pacientes com DM2 e DRC (HR 0,76) [1].',
      ],
    ],
  ],
  [
    'ALLHAT.en',
    [
      'As taxas de doença coronariana fatal ou infarto não fatal em 6 anos foram praticamente iguais com clortalidona (11,5%), anlodipino (11,3%) e lisinopril (11,4%) [1].',
    ],
    [
      [
        'direction',
        'A clortalidona superou o anlodipino e o lisinopril na prevenção de doença coronariana fatal ou infarto não fatal [1].',
      ],
    ],
  ],
  [
    'SELECT.pt',
    [
      'A redução de eventos cardiovasculares maiores com a semaglutida foi demonstrada em pessoas que não tinham diabetes [1].',
    ],
    [
      [
        'direction',
        'A semaglutida trouxe risco adicional de eventos cardiovasculares maiores a pessoas com obesidade e doença cardiovascular [1].',
      ],
    ],
  ],
  [
    'CRASH-2.en',
    [
      'Óbito hospitalar por trauma com hemorragia significativa: 14,5% com ácido tranexâmico, contra 16,0% no grupo comparador [1].',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico provocou um acréscimo de mortes hospitalares no trauma com hemorragia significativa [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      'Mesmo com fração de ejeção preservada, pacientes com IC tiveram menos morte cardiovascular ou internação por IC ao usar empagliflozina [1].',
    ],
    [
      [
        'direction',
        'Na ICFEp, o placebo foi melhor do que a empagliflozina em evitar morte cardiovascular ou internação por IC [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.en',
    [
      'No grupo D a expansão é mais rápida que no C: 20 mL/kg em até 20 minutos, contra 10 mL/kg na primeira hora [1].',
      'Salicilatos e AINEs devem ser evitados na dengue [1].',
    ],
    [['negation', 'Salicilatos e AINEs são permitidos na dengue [1].']],
  ],
  [
    'DAPA-HF.en',
    [
      'Dapagliflozina na IC com fração de ejeção reduzida: piora da IC ou óbito cardiovascular em 16,3% dos tratados, contra 21,2% no grupo comparador [1].',
    ],
    [
      [
        'arms',
        'Piora da IC ou morte cardiovascular ocorreu em 21,2% dos pacientes com dapagliflozina e em 16,3% dos do grupo comparador [1].',
      ],
    ],
  ],
  [
    'CREDENCE.pt',
    [
      'No DM2 com DRC e albuminúria, o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular foi menos frequente com canagliflozina do que com placebo [1].',
    ],
    [
      [
        'negation',
        'Não há evidência de efeito da canagliflozina sobre o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    'START.en',
    [
      'Na infecção assintomática pelo HIV, o início da TARV associou-se a risco menor do desfecho primário (HR 0,43; 0,30–0,62) [1].',
    ],
    [
      [
        'direction',
        'Iniciar a TARV na infecção assintomática pelo HIV levou a um aumento do desfecho primário [1].',
      ],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'Pacientes com diabetes tipo 2 e nefropatia tratados com canagliflozina tiveram risco menor do composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular (HR 0,70) [1].',
    ],
    [
      [
        'direction',
        'A canagliflozina mostrou-se prejudicial quanto ao composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular no DM2 com nefropatia [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'Falência renal, queda da TFGe de 40% ou mais ou morte renal ocorreu em 21,1% do grupo comparador e em apenas 17,8% do grupo da finerenona [1].',
    ],
    [
      [
        'direction',
        'A finerenona ampliou o risco de falência renal, queda da TFGe de 40% ou mais ou morte renal [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.prose',
    [
      'Para falar em DRC, a anormalidade da estrutura ou da função renal precisa durar pelo menos 3 meses [1].',
    ],
    [],
  ],
  [
    'FLOW.pt',
    ['Eventos renais maiores diminuíram com o uso de semaglutida em pessoas com DM2 e DRC (HR 0,76) [1].'],
    [],
  ],
  [
    'SSC 2021.en',
    ['Nas primeiras 3 h, sugere-se, como recomendação fraca, não menos que 30 mL/kg de cristaloide [1].'],
    [
      [
        'direction',
        'Nas primeiras 3 h, o volume de cristaloide deve ficar limitado a 30 mL/kg, como teto [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'O risco de eventos cardiovasculares maiores caiu 14% com a empagliflozina em pessoas com DM2 e doença cardiovascular estabelecida [1].',
    ],
    [
      [
        'direction',
        'Pessoas com DM2 e doença cardiovascular estabelecida correram mais risco de eventos cardiovasculares maiores com a empagliflozina que com o placebo [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'Em pacientes críticos, o controle glicêmico estrito causou dano, com mortalidade em 90 dias de 27,5%, contra 24,9% no controle convencional [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico estrito protegeu os pacientes críticos da morte em 90 dias, em comparação com o controle convencional [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.prose',
    [
      'Na ICFEr, o placebo associou-se a mais piora da IC ou morte cardiovascular do que a dapagliflozina (21,2% contra 16,3%) [1].',
    ],
    [
      [
        'direction',
        'Na ICFEr, a dapagliflozina favoreceu a piora da IC ou a morte cardiovascular quando comparada ao placebo [1].',
      ],
    ],
  ],
];

export const moreReversals: HandCase[] = casesOf(groups);
