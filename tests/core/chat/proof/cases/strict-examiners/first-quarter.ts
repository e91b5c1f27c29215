import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Every fourth passage of the corpus, from the first. */
const groups: CaseGroup[] = [
  [
    'NICE-SUGAR.pt',
    [
      'Nos doentes graves, manter a glicemia sob controle intensivo resultou em mais mortes aos 90 dias do que a estratégia convencional (OR 1,14; IC 95% 1,02 a 1,28) [1].',
      'Na UTI, vale lembrar o NICE-SUGAR: ali, apertar o controle glicêmico foi prejudicial [1].',
      'Pontos sobre glicemia no paciente crítico:\n\n- **Mortalidade em 90 dias:** maior no braço de controle intensivo, com razão de chances de 1,14 [1].',
      'Morreu-se menos, em 90 dias, com o controle convencional da glicose do que com o intensivo [1].',
    ],
    [
      [
        'direction',
        'Em pacientes críticos, o controle glicêmico intensivo esteve associado a menor mortalidade em 90 dias que o convencional (OR 1,14; IC 95% 1,02–1,28) [1].',
      ],
      [
        'direction',
        'O NICE-SUGAR mostrou que quem ficou no controle convencional teve desfecho pior aos 90 dias, com mais óbitos que no grupo intensivo [1].',
      ],
      [
        'negation',
        'O controle intensivo da glicemia não elevou a mortalidade em 90 dias na comparação com o controle convencional [1].',
      ],
      [
        'unit',
        'Acompanhados por 90 semanas, os pacientes críticos sob controle glicêmico intensivo morreram mais que os do controle convencional (OR 1,14) [1].',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'O ticagrelor superou o clopidogrel na síndrome coronariana aguda: em 12 meses, morte de causa vascular, infarto ou AVC ocorreram em 9,8% contra 11,7% [1].',
      'Em um ano, o desfecho composto chegou a 11,7% entre os que usaram clopidogrel e ficou em 9,8% entre os que usaram ticagrelor (HR 0,84; IC 95% 0,77–0,92) [1].',
      'Com mais de 18 mil pacientes, o PLATO encontrou menos eventos do composto de morte vascular, infarto e AVC no grupo ticagrelor [1].',
      '| Ensaio | Comparação | HR (IC 95%) |\n|---|---|---|\n| PLATO | ticagrelor vs. clopidogrel | 0,84 (0,77–0,92) [1] |',
    ],
    [
      [
        'direction',
        'Na síndrome coronariana aguda, o clopidogrel mostrou-se superior ao ticagrelor na prevenção de morte vascular, infarto ou AVC em 12 meses [1].',
      ],
      [
        'direction',
        'Entre 18.624 pacientes, o ticagrelor fez subir o composto de morte de causa vascular, infarto e AVC em relação ao clopidogrel (HR 0,84) [1].',
      ],
      [
        'negation',
        'Aos 12 meses, o ticagrelor não conseguiu diminuir, frente ao clopidogrel, o composto de morte vascular, infarto e AVC [1].',
      ],
      [
        'arms',
        'O composto de morte vascular, infarto ou AVC ocorreu em 11,7% do grupo ticagrelor e em 9,8% do grupo clopidogrel ao longo de 12 meses [1].',
      ],
    ],
  ],
  [
    'FLOW.prose',
    [
      'A semaglutida tornou menos frequentes os eventos renais maiores em diabéticos tipo 2 com doença renal crônica: 5,8 por 100 pacientes-ano, contra 7,5 com placebo [1].',
      'No FLOW, a razão de riscos (*hazard ratio*) para eventos renais maiores ficou em 0,76 (IC 95% 0,66–0,88), a favor da semaglutida [1].',
      'Quem recebeu placebo teve mais eventos renais maiores — 7,5 por 100 pacientes-ano, ante 5,8 no grupo ativo [1].',
      'Há ensaio dedicado ao tema: 3.533 participantes com diabetes tipo 2 e DRC foram alocados a semaglutida ou placebo [1].',
    ],
    [
      [
        'direction',
        'Em pacientes com DM2 e DRC, eventos renais maiores apareceram com mais frequência sob semaglutida do que sob placebo [1].',
      ],
      [
        'direction',
        'Opções com desfecho renal estudado:\n\n- **Semaglutida (FLOW):** piora dos desfechos renais maiores frente ao placebo, HR 0,76 (IC 95% 0,66–0,88) [1].',
      ],
      [
        'negation',
        'Para eventos renais maiores, não se viu benefício da semaglutida sobre o placebo no diabetes tipo 2 com doença renal crônica [1].',
      ],
      ['unit', 'Com semaglutida, a taxa de eventos renais maiores foi de 5,8 por 1.000 pacientes-ano [1].'],
    ],
  ],
  [
    'JUPITER.en',
    [
      'Em 17.802 homens e mulheres com proteína C reativa elevada, contaram-se 0,77 evento por 100 pessoas-ano com rosuvastatina e 1,36 no grupo de comparação [1].',
      'A rosuvastatina cortou em 44% o risco de eventos vasculares no JUPITER (HR 0,56) [1].',
      'Sem a rosuvastatina houve mais eventos: 1,36 por 100 pessoas-ano, ante 0,77 nos tratados [1].',
    ],
    [
      [
        'direction',
        'Em pessoas com PCR elevada, tomar rosuvastatina elevou o risco de eventos vasculares (HR 0,56; 0,46–0,69) [1].',
      ],
      [
        'direction',
        'O JUPITER apontou dano: eventos vasculares mais comuns entre os que receberam rosuvastatina [1].',
      ],
      [
        'negation',
        'Tomar rosuvastatina em nada reduziu os eventos vasculares de homens e mulheres com proteína C reativa alta [1].',
      ],
      ['unit', 'Nos que tomaram rosuvastatina, a incidência foi de 0,77 evento por 100 pessoas-mês [1].'],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'Na suspeita de infarto agudo, a aspirina baixou a mortalidade vascular em 5 semanas de 11,8% para 9,4% [1].',
      'Combinar estreptoquinase e aspirina trouxe o maior ganho: morte vascular de 8,0%, contra 13,2% sem nenhuma das duas [1].',
      'A chance de morte vascular caiu 23% com aspirina, 25% com estreptoquinase e 42% com ambas [1].',
      'Resumo do ISIS-2:\n\n- Estreptoquinase IV: 9,2% de óbitos vasculares em cinco semanas, ante 12% no grupo sem ela [1].',
    ],
    [
      [
        'direction',
        'A associação de aspirina e estreptoquinase elevou as mortes vasculares em 5 semanas, em comparação com nenhum dos dois tratamentos [1].',
      ],
      [
        'negation',
        'No ISIS-2, a aspirina oral falhou: não houve queda da morte vascular em 5 semanas na suspeita de infarto agudo [1].',
      ],
      ['digit', 'Com os dois fármacos juntos, a chance de morte vascular caiu 47% no ISIS-2 [1].'],
      ['unit', 'A mortalidade vascular em 5 meses foi de 9,2% com estreptoquinase e 12,0% sem ela [1].'],
    ],
  ],
  [
    'RECOVERY.pt',
    [
      'A dexametasona diminuiu as mortes em 28 dias entre internados com covid-19, comparada ao cuidado usual (razão de taxas 0,83; IC 95% 0,75 a 0,93) [1].',
      'O ganho com a dexametasona na covid-19 se deu sobretudo em quem estava em uso de oxigênio ou em ventilação mecânica [1].',
      'Menos pacientes hospitalizados com covid-19 morreram em 28 dias com o corticoide do que com o cuidado habitual [1].',
      'Que evidência sustenta o corticoide? No RECOVERY, a taxa de morte em 28 dias foi 17% menor com dexametasona [1].',
    ],
    [
      [
        'direction',
        'Na covid-19 hospitalar, a mortalidade em 28 dias foi mais alta no grupo dexametasona que no de cuidado habitual [1].',
      ],
      [
        'direction',
        'A dexametasona fez mal justamente aos pacientes com covid-19 em oxigênio ou ventilação mecânica [1].',
      ],
      [
        'negation',
        'O RECOVERY não encontrou redução da mortalidade em 28 dias com a dexametasona em pacientes hospitalizados com covid-19 [1].',
      ],
      [
        'bounds',
        'Morte em 28 dias, dexametasona contra cuidado habitual: razão de taxas 0,83 (IC 95% 0,75–0,98) [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      'Na ICFEp, a empagliflozina baixou o composto de morte cardiovascular ou hospitalização por IC frente ao placebo [1].',
      'HR de 0,79, com intervalo de confiança de 95% entre 0,69 e 0,90: esse foi o efeito da empagliflozina sobre morte cardiovascular ou internação por insuficiência cardíaca [1].',
      'Pacientes com insuficiência cardíaca e fração de ejeção preservada se beneficiaram da empagliflozina, com risco 21% menor de morte cardiovascular ou internação por IC [1].',
    ],
    [
      [
        'direction',
        'Na insuficiência cardíaca com fração de ejeção preservada, o uso de empagliflozina agravou o risco de morte cardiovascular ou internação por IC: HR 0,79 (0,69–0,90) [1].',
      ],
      [
        'direction',
        'Quando se olha para morte cardiovascular ou internação por IC na ICFEp, o placebo teve desempenho melhor que a empagliflozina [1].',
      ],
      [
        'negation',
        'Segundo o EMPEROR-Preserved, a empagliflozina foi incapaz de reduzir morte cardiovascular ou internação por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [
      'Em 75 UTIs do Brasil, a mortalidade em 90 dias não diferiu de modo significativo entre solução balanceada (26,4%) e salina a 0,9% (27,2%) [1].',
      'O HR ajustado para óbito em 90 dias, de 0,97 (IC 95% 0,90–1,05), não alcançou significância estatística [1].',
      'Não ficou demonstrada vantagem da solução balanceada sobre o soro fisiológico na mortalidade em 90 dias de pacientes críticos [1].',
      'Até o 90º dia, morreram 27,2% dos que receberam soro fisiológico e 26,4% dos que receberam cristaloide balanceado [1].',
    ],
    [
      [
        'direction',
        'Nas UTIs do BaSICS, a solução balanceada foi significativamente superior à salina 0,9% quanto à morte em 90 dias [1].',
      ],
      [
        'negation',
        'A diferença de mortalidade em 90 dias entre solução balanceada e salina (26,4% vs. 27,2%) foi estatisticamente significativa [1].',
      ],
      [
        'negation',
        'O ensaio feito em 75 UTIs brasileiras, com HR ajustado de 0,97 para morte em 90 dias, atingiu significância estatística [1].',
      ],
      [
        'arms',
        'Em 90 dias, a morte ocorreu em 27,2% dos pacientes alocados à solução balanceada e em 26,4% dos alocados à salina a 0,9% [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.pt',
    [
      'A dapagliflozina reduz o desfecho renal composto ou morte cardiovascular na DRC, haja ou não diabetes tipo 2 (HR 0,61) [1].',
      'Com HR de 0,61 e IC 95% de 0,51 a 0,72, o DAPA-CKD favoreceu a dapagliflozina sobre o placebo [1].',
      'Portadores de doença renal crônica que receberam placebo tiveram mais queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular do que os tratados com dapagliflozina [1].',
      'O estudo não se restringiu a diabéticos: abrangeu doença renal crônica com e sem diabetes tipo 2 [1].',
    ],
    [
      [
        'direction',
        'Na doença renal crônica, a dapagliflozina trouxe prejuízo: o composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular foi mais frequente que com placebo [1].',
      ],
      [
        'negation',
        'Nenhuma redução do composto renal ou de morte cardiovascular foi obtida com dapagliflozina na DRC, em comparação com placebo [1].',
      ],
      [
        'bounds',
        'Para o desfecho renal composto ou morte cardiovascular, a dapagliflozina rendeu um HR de 0,61 (IC 95% 0,57–0,72) [1].',
      ],
    ],
  ],
  [
    'BENEFIT.prose',
    [
      'Na cardiomiopatia chagásica, o benznidazol não alterou de modo significativo o desfecho primário: 27,5%, contra 29,1% com placebo (HR 0,93; IC 95% 0,81–1,07) [1].',
      'A conversão da PCR ocorreu em 66,2% com benznidazol, cerca do dobro dos 33,5% do placebo [1].',
      'De um total de 2.854 pacientes com cardiomiopatia de Chagas, o desfecho primário atingiu 29,1% do grupo placebo [1].',
      'Embora a conversão da PCR tenha sido mais comum com benznidazol, o intervalo de confiança do desfecho primário (0,81 a 1,07) inclui o valor nulo [1].',
    ],
    [
      ['direction', 'A PCR converteu menos vezes com benznidazol do que com placebo no BENEFIT [1].'],
      [
        'direction',
        'Na cardiomiopatia chagásica, o desfecho primário foi mais comum no braço benznidazol que no braço placebo (HR 0,93) [1].',
      ],
      [
        'negation',
        'O benznidazol não elevou a frequência de conversão da PCR em comparação com o placebo [1].',
      ],
      ['arms', 'Houve conversão da PCR em 33,5% do grupo benznidazol e em 66,2% do grupo placebo [1].'],
    ],
  ],
  [
    'DBIC 2018.pt',
    [
      'Segundo a Diretriz Brasileira de Insuficiência Cardíaca de 2018, a IC se divide em fração de ejeção reduzida, intermediária e preservada [1].',
      'Na diretriz brasileira, os peptídeos natriuréticos fazem parte da investigação diagnóstica [1].',
      'A diretriz nacional de 2018 separa a insuficiência cardíaca em três grupos, de acordo com a FEVE [1].',
      'Além das formas com fração de ejeção reduzida e preservada, existe a categoria intermediária [1].',
    ],
    [
      [
        'negation',
        'A Diretriz Brasileira de 2018 deixa os peptídeos natriuréticos de fora da investigação diagnóstica da IC [1].',
      ],
      [
        'negation',
        'A classificação brasileira de 2018 não prevê a categoria de fração de ejeção intermediária [1].',
      ],
      [
        'negation',
        'Para classificar a insuficiência cardíaca, a diretriz brasileira de 2018 não se vale da fração de ejeção do ventrículo esquerdo [1].',
      ],
    ],
  ],
  [
    'ARMA.pt',
    [
      'Ventilar com 6 mL/kg em lugar de 12 mL/kg reduziu a mortalidade na SDRA (31,0% vs. 39,8%) [1].',
      'A mortalidade caiu de 39,8% para 31% quando se usou volume corrente baixo, de 6 mL por quilo [1].',
      'Na síndrome do desconforto respiratório agudo, volumes correntes maiores (12 mL/kg) resultaram em mais mortes do que os menores (6 mL/kg), p = 0,007 [1].',
      'Ventilação protetora na SDRA: 8,8 pontos percentuais a menos de mortalidade com 6 mL/kg do que com 12 mL/kg [1].',
    ],
    [
      [
        'direction',
        'Na SDRA, usar volume corrente de 6 mL/kg aumentou a mortalidade em comparação com 12 mL/kg [1].',
      ],
      ['unit', 'A estratégia que diminuiu as mortes na SDRA empregou volume corrente de 6 L/kg [1].'],
      ['comparator', 'A mortalidade na SDRA foi de 31,0% com 6 mL/kg e 39,8% com 12 mL/kg (p > 0,007) [1].'],
      ['arms', 'Faleceram 39,8% dos ventilados com 6 mL/kg e 31,0% dos ventilados com 12 mL/kg [1].'],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'No diabetes tipo 2, a morte cardiovascular recuou com a empagliflozina: 3,7%, contra 5,9% com placebo (HR 0,62; IC 95% 0,49–0,77) [1].',
      'O desfecho composto (morte cardiovascular, infarto ou AVC) ocorreu em 12,1% do grupo placebo e 10,5% do grupo empagliflozina [1].',
      'No EMPA-REG OUTCOME, com pouco mais de 7 mil diabéticos tipo 2, o HR do composto de morte cardiovascular, infarto ou AVC foi 0,86 (0,74–0,99) [1].',
      'O iSGLT2 empagliflozina diminuiu em 38% o risco de morte de causa cardiovascular [1].',
    ],
    [
      [
        'direction',
        'No diabetes tipo 2, mais pacientes morreram de causa cardiovascular com empagliflozina do que com placebo [1].',
      ],
      [
        'direction',
        'O composto de morte cardiovascular, infarto ou AVC foi mais alto com empagliflozina que com placebo (HR 0,86) [1].',
      ],
      [
        'digit',
        'A morte por causas cardiovasculares ocorreu em 3,7% dos pacientes sob empagliflozina e em 5,3% daqueles sob placebo [1].',
      ],
      [
        'arms',
        'Morte cardiovascular: 5,9% entre os que tomaram empagliflozina, 3,7% entre os que tomaram placebo [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.en',
    [
      'A vacina do Butantan contra a dengue, em dose única, teve eficácia de 79,6% em dois anos (70,0–86,3) [1].',
      'A proteção foi maior em soropositivos (89,2%) do que em soronegativos (73,6%) [1].',
      'Mesmo nos soronegativos a eficácia chegou a 73,6% [1].',
      'O ensaio brasileiro envolveu 16.235 participantes, entre crianças e adultos, e testou uma única dose da vacina tetravalente [1].',
    ],
    [
      ['direction', 'A vacina protegeu melhor os soronegativos do que os soropositivos [1].'],
      [
        'direction',
        'Aplicada em dose única, a vacina do Butantan aumentou o risco de dengue ao longo de 2 anos [1].',
      ],
      ['unit', 'A eficácia da dose única, apurada em 2 meses de seguimento, foi de 79,6% [1].'],
      ['digit', 'Entre os soropositivos, a vacina tetravalente alcançou 84,2% de eficácia [1].'],
    ],
  ],
  [
    'CRASH-2.en',
    [
      'No trauma com hemorragia significativa, o ácido tranexâmico fez a mortalidade hospitalar baixar de 16,0% para 14,5% (RR 0,91) [1].',
      'Entre 20.211 pacientes traumatizados, 14,5% dos que receberam ácido tranexâmico morreram no hospital, contra 16% no grupo placebo [1].',
      'O CRASH-2 dá suporte ao ácido tranexâmico no trauma hemorrágico, pois o risco relativo de óbito hospitalar foi 0,91 (0,85 a 0,97) [1].',
      'A mortalidade hospitalar foi maior sem o antifibrinolítico [1].',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico foi deletério no trauma com hemorragia: a morte hospitalar cresceu (RR 0,91; 0,85–0,97) [1].',
      ],
      [
        'direction',
        'No trauma com sangramento importante, o placebo foi melhor que o ácido tranexâmico em mortalidade hospitalar [1].',
      ],
      [
        'negation',
        'Em vítimas de trauma com hemorragia, o ácido tranexâmico não teve efeito algum sobre a mortalidade hospitalar [1].',
      ],
      [
        'bounds',
        'Com ácido tranexâmico, o risco relativo de morrer no hospital foi de 0,91 (0,81–0,97) [1].',
      ],
    ],
  ],
  [
    'NINDS.pt',
    [
      'A alteplase endovenosa dada nas primeiras 3 horas do AVC isquêmico aumentou a chance de boa evolução em três meses (OR 1,7; IC 95% 1,2 a 2,6) [1].',
      'O preço do benefício foi mais hemorragia intracraniana sintomática com a alteplase [1].',
      'Em comparação com placebo, a chance de evoluir favoravelmente aos 3 meses foi maior quando a alteplase foi iniciada em até 180 minutos dos sintomas [1].',
      'A alteplase IV tem OR de 1,7 para evolução favorável, mas não é isenta de risco: no NINDS, fez subir a hemorragia intracraniana sintomática [1].',
    ],
    [
      ['direction', 'Com a alteplase, houve menos hemorragia intracraniana sintomática no NINDS [1].'],
      [
        'negation',
        'No AVC isquêmico, a chance de evolução favorável em 3 meses permaneceu a mesma do placebo com a alteplase iniciada em até 3 h [1].',
      ],
      [
        'comparator',
        'No NINDS, o tratamento com alteplase era iniciado com mais de 3 h de sintomas de AVC isquêmico [1].',
      ],
      [
        'comparator',
        'A alteplase EV, começada no mínimo 3 horas depois do início dos sintomas, aumentou a chance de evolução favorável (OR 1,7) [1].',
      ],
    ],
  ],
  [
    'ART.en',
    [
      'Na SDRA, o recrutamento pulmonar com PEEP titulada piorou a sobrevida: morte em 28 dias de 55,3% vs. 49,3% [1].',
      'A estratégia de PEEP baixa teve menos mortes em 28 dias — 49,3%, contra 55,3% [1].',
      'O ensaio ART, liderado pelo Brasil e com 1.010 pacientes, apontou dano (HR 1,20; 1,01–1,42) [1].',
      'Longe de ajudar, a manobra de recrutamento pulmonar com titulação da PEEP fez mal aos pacientes com SDRA [1].',
    ],
    [
      [
        'direction',
        'O recrutamento pulmonar com PEEP titulada diminuiu as mortes em 28 dias na SDRA, na comparação com PEEP baixa (HR 1,20) [1].',
      ],
      [
        'direction',
        'O ensaio ART demonstrou benefício da manobra de recrutamento com titulação da PEEP [1].',
      ],
      [
        'negation',
        'É falso que recrutar o pulmão e titular a PEEP tenha aumentado a mortalidade em 28 dias na SDRA [1].',
      ],
      [
        'digit',
        'A mortalidade em 28 dias foi de 53,3% com recrutamento e PEEP titulada, contra 49,3% com PEEP baixa [1].',
      ],
    ],
  ],
  [
    'Magpie.en',
    [
      'O sulfato de magnésio fez a eclâmpsia cair de 1,9% para 0,8% em mulheres com pré-eclâmpsia [1].',
      'Houve 58% menos eclâmpsia com o sulfato de magnésio no Magpie, que reuniu 10.141 mulheres [1].',
      'Quanto à morte materna, o RR foi 0,55 (0,26–1,14), sem significância estatística [1].',
      'Tiveram eclâmpsia 19 em cada mil mulheres do grupo placebo e 8 em cada mil das que receberam magnésio [1].',
    ],
    [
      [
        'direction',
        'Em mulheres com pré-eclâmpsia, o sulfato de magnésio foi acompanhado de mais casos de eclâmpsia que o placebo [1].',
      ],
      [
        'negation',
        '| Desfecho | Resultado com magnésio |\n|---|---|\n| Morte materna | RR 0,55 (0,26–1,14), redução significativa [1] |',
      ],
      ['negation', 'O Magpie descartou que o sulfato de magnésio prevenisse a eclâmpsia [1].'],
      ['digit', 'A eclâmpsia foi 53% menos frequente com sulfato de magnésio (0,8% vs. 1,9%) [1].'],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'Na ICFEr, o sacubitril-valsartana foi superior ao enalapril em morte cardiovascular ou hospitalização por IC (HR 0,80; IC 95% 0,73 a 0,87) [1].',
      'O risco de morrer de causa cardiovascular ou ser internado por IC encolheu 20% com sacubitril-valsartana, em relação ao enalapril [1].',
      'O enalapril perdeu para o sacubitril-valsartana no PARADIGM-HF [1].',
      '| Fármaco | Comparador | Efeito |\n|---|---|---|\n| Sacubitril-valsartana | Enalapril | Menos morte cardiovascular ou internação por IC: HR 0,8 [1] |',
    ],
    [
      [
        'direction',
        'Com fração de ejeção reduzida, o enalapril foi melhor que o sacubitril-valsartana para evitar morte cardiovascular ou internação por IC [1].',
      ],
      [
        'direction',
        'Frente ao enalapril, o sacubitril-valsartana aumentou a ocorrência de morte cardiovascular ou internação por insuficiência cardíaca, com HR de 0,80 [1].',
      ],
      [
        'negation',
        'Entre portadores de IC com fração de ejeção reduzida, não houve redução de morte cardiovascular ou internação por IC com sacubitril-valsartana frente ao enalapril [1].',
      ],
    ],
  ],
  [
    'SPRINT.pt',
    [
      'Em hipertensos de alto risco cardiovascular e sem diabetes, visar PAS < 120 mmHg em vez de < 140 mmHg diminuiu os eventos cardiovasculares maiores (HR 0,75; IC 95% 0,64–0,89) [1].',
      'Diabéticos ficaram de fora do SPRINT [1].',
      'A meta pressórica mais frouxa, abaixo de 140 mmHg, teve mais eventos cardiovasculares maiores que a de menos de 120 mmHg [1].',
      'Buscar o alvo intensivo reduziu em um quarto o risco do desfecho cardiovascular composto [1].',
    ],
    [
      [
        'direction',
        'Mirar uma sistólica inferior a 120 mmHg, em vez de inferior a 140 mmHg, aumentou os eventos cardiovasculares maiores em hipertensos de alto risco [1].',
      ],
      ['negation', 'Entre os participantes do SPRINT havia pessoas com diabetes [1].'],
      [
        'comparator',
        'A meta que reduziu os eventos cardiovasculares maiores no SPRINT foi uma pressão sistólica acima de 120 mmHg [1].',
      ],
      ['comparator', 'No braço intensivo, buscava-se PAS ≥ 120 mmHg; no padrão, < 140 mmHg [1].'],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'A dabigatrana, na dose de 150 mg 2x/dia, diminuiu AVC ou embolia sistêmica frente à varfarina (RR 0,66; IC 95% 0,53–0,82) [1].',
      'Para quem tem FA, AVC ou embolia sistêmica foram mais comuns com varfarina do que com dabigatrana 150 mg de 12/12 h [1].',
      'Usada na dose total de 300 mg ao dia (150 mg duas vezes), a dabigatrana teve risco relativo de 0,66 para AVC ou embolia sistêmica [1].',
    ],
    [
      [
        'direction',
        'Na fibrilação atrial, a varfarina preveniu mais AVC ou embolia sistêmica que a dabigatrana 150 mg duas vezes ao dia [1].',
      ],
      [
        'negation',
        'A dabigatrana 150 mg, tomada duas vezes por dia, não baixou o risco de AVC ou embolia sistêmica em relação à varfarina [1].',
      ],
      [
        'unit',
        'Dose de dabigatrana que reduziu AVC ou embolia sistêmica frente à varfarina: 150 mcg duas vezes ao dia [1].',
      ],
    ],
  ],
  [
    'START.pt',
    [
      'Começar logo os antirretrovirais em pessoas com HIV assintomáticas e CD4 alto diminuiu os eventos graves, ligados ou não à aids [1].',
      'Adiar a TARV custou mais eventos graves a pacientes assintomáticos com CD4 elevado [1].',
      'Quando iniciar o tratamento do HIV?\n\n- **START:** vantagem do início imediato sobre o adiado quanto a eventos graves relacionados ou não à aids [1].',
    ],
    [
      [
        'direction',
        'Em assintomáticos com CD4 alto, adiar a terapia antirretroviral resultou em menos eventos graves que iniciá-la de imediato [1].',
      ],
      [
        'direction',
        'Iniciar de imediato os antirretrovirais fez crescer os eventos graves relacionados ou não à aids, em comparação com o início adiado [1].',
      ],
      [
        'negation',
        'Entre pessoas com HIV sem sintomas e com CD4 elevado, o tratamento imediato não diminuiu os eventos graves [1].',
      ],
      [
        'negation',
        'Segundo o START, não há ganho em iniciar a TARV imediatamente em vez de adiá-la no que toca a eventos graves relacionados ou não à aids [1].',
      ],
    ],
  ],
  [
    'LEADER.en',
    [
      'A liraglutida reduziu os eventos cardiovasculares maiores (MACE) no diabetes tipo 2: 13,0% vs. 14,9%, HR 0,87 (0,78–0,97) [1].',
      'Especificamente para morte cardiovascular, o estudo da liraglutida registrou HR de 0,78 (0,66 a 0,93) [1].',
      'Em 9.340 pessoas com DM2, 13% das tratadas com liraglutida tiveram MACE, ante 14,9% das demais [1].',
      'Além dos MACE, também a mortalidade cardiovascular foi menor com liraglutida [1].',
    ],
    [
      [
        'direction',
        'Com liraglutida, a morte cardiovascular tornou-se mais frequente (HR 0,78; 0,66–0,93) [1].',
      ],
      ['negation', 'Faltou à liraglutida efeito sobre os MACE em 9.340 diabéticos tipo 2 [1].'],
      ['bounds', 'Liraglutida no DM2:\n\n- morte cardiovascular com HR 0,78 (0,66–0,98) [1].'],
      ['digit', 'MACE ocorreu em 13,0% dos pacientes com liraglutida e em 14,4% no outro braço [1].'],
    ],
  ],
  [
    'PROSEVA.pt',
    [
      'Pronar cedo e por tempo prolongado na SDRA grave reduziu praticamente à metade a mortalidade em 28 dias: 16,0% contra 32,8% em supino (p < 0,001) [1].',
      'A mortalidade em 4 semanas foi de 32,8% nos que permaneceram em supino e de 16% nos pronados [1].',
      'A posição supina foi inferior à prona precoce e prolongada na SDRA grave quanto às mortes em 28 dias [1].',
    ],
    [
      [
        'direction',
        'Na SDRA grave, a posição prona precoce e prolongada foi acompanhada de mortalidade mais elevada em 28 dias que a supina [1].',
      ],
      ['negation', 'A pronação precoce e prolongada não mudou a mortalidade em 28 dias na SDRA grave [1].'],
      [
        'comparator',
        'A diferença entre prona e supina na mortalidade em 28 dias (16,0% vs. 32,8%) teve p > 0,001 [1].',
      ],
      [
        'arms',
        'Aos 28 dias, haviam morrido 32,8% dos pacientes em prona e 16,0% dos mantidos em supino [1].',
      ],
      ['unit', 'A mortalidade avaliada em 28 meses foi de 16,0% na prona, contra 32,8% na supina [1].'],
    ],
  ],
  [
    'ARISTOTLE.en',
    [
      'A apixabana saiu-se melhor que a varfarina em AVC ou embolia sistêmica (HR 0,79; 0,66–0,95) [1].',
      'Na FA, o risco de sangramento maior foi 31% menor com apixabana do que com varfarina [1].',
      'No ARISTOTLE, a mortalidade também foi menor com apixabana: HR 0,89 (0,80–0,998) [1].',
    ],
    [
      ['direction', 'A apixabana causou mais sangramento maior que a varfarina (HR 0,69; 0,60–0,80) [1].'],
      [
        'direction',
        'Na fibrilação atrial, a varfarina protegeu mais contra AVC ou embolia sistêmica do que a apixabana [1].',
      ],
      ['bounds', 'Apixabana vs. varfarina, sangramento maior: HR 0,69 (0,60–0,86) [1].'],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'No UKPDS 33, o controle intensivo levou a HbA1c de 7,0%, contra 7,9% no tratamento convencional [1].',
      'O risco de qualquer desfecho relacionado ao diabetes foi 12% menor com o controle intensivo (RR 0,88; 0,79–0,99) [1].',
      'Para infarto do miocárdio, a redução (RR 0,84) não chegou ao nível usual de significância, com p de 0,052 [1].',
      'As complicações microvasculares tiveram risco reduzido em um quarto entre os submetidos a controle glicêmico intensivo [1].',
    ],
    [
      [
        'direction',
        'O controle intensivo da glicemia aumentou os desfechos microvasculares (RR 0,75) no diabetes tipo 2 [1].',
      ],
      ['comparator', 'O infarto do miocárdio teve RR de 0,84 no grupo intensivo, com p < 0,05 [1].'],
      [
        'negation',
        'O tratamento intensivo com sulfonilureia ou insulina não reduziu os desfechos relacionados ao diabetes tomados em conjunto [1].',
      ],
      ['arms', 'A HbA1c ficou em 7,9% no grupo de controle intensivo e em 7,0% no convencional [1].'],
    ],
  ],
  [
    'LEADER.pt',
    [
      'Em diabéticos tipo 2 de alto risco cardiovascular, a liraglutida baixou a ocorrência de eventos cardiovasculares maiores frente ao placebo [1].',
      'O LEADER achou um *hazard ratio* de 0,87, com IC 95% de 0,78 a 0,97, para eventos cardiovasculares maiores [1].',
      'O grupo placebo teve mais eventos cardiovasculares maiores que o grupo da liraglutida [1].',
      'A redução relativa do risco de eventos cardiovasculares maiores com liraglutida foi de 13% [1].',
    ],
    [
      [
        'direction',
        'Em quem tem DM2 e alto risco cardiovascular, a liraglutida elevou os eventos cardiovasculares maiores em comparação com placebo: HR 0,87 (IC 95% 0,78–0,97) [1].',
      ],
      [
        'negation',
        'Liraglutida e eventos cardiovasculares maiores: sem redução em comparação com placebo no diabetes tipo 2 de alto risco [1].',
      ],
      [
        'digit',
        'O efeito da liraglutida sobre eventos cardiovasculares maiores correspondeu a um HR de 0,81 (IC 95% 0,78–0,97) [1].',
      ],
    ],
  ],
  [
    'BENEFIT.en',
    [
      'O BENEFIT foi neutro: desfecho primário em 27,5% vs. 29,1%, HR 0,93 (0,81–1,07) [1].',
      'Na cardiomiopatia chagásica crônica, o benznidazol não modificou o desfecho primário, ainda que a conversão da PCR tenha sido de 66,2% contra 33,5% [1].',
      'O benznidazol foi avaliado em 2.854 pacientes com cardiomiopatia crônica de Chagas [1].',
      'Cerca de dois terços do grupo benznidazol tiveram conversão da PCR, ante um terço no outro grupo [1].',
    ],
    [
      [
        'direction',
        'O benznidazol reduziu de forma significativa o desfecho primário na cardiomiopatia chagásica crônica (HR 0,93; 0,81–1,07) [1].',
      ],
      ['negation', 'No BENEFIT, o resultado do desfecho primário não foi neutro [1].'],
      ['digit', 'A conversão da PCR deu-se em 62,2% dos tratados com benznidazol, contra 33,5% [1].'],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'Na nefropatia do diabetes tipo 2, a canagliflozina reduziu o composto de doença renal terminal, duplicação da creatinina e morte renal ou cardiovascular (HR 0,70; 0,59–0,82) [1].',
      'O CREDENCE, que contou com 4.401 participantes, favoreceu a canagliflozina [1].',
      'Com canagliflozina, houve 30% de redução relativa do risco do composto de doença renal terminal, duplicação da creatinina, morte renal ou cardiovascular [1].',
    ],
    [
      [
        'direction',
        'A canagliflozina agravou o prognóstico renal: HR 0,70 (0,59–0,82) para doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      ],
      [
        'negation',
        'A canagliflozina, em diabéticos tipo 2 com nefropatia, não mostrou proteção contra doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      ],
      [
        'bounds',
        'Inibidores de SGLT2 no rim diabético:\n\n- **Canagliflozina (CREDENCE):** HR 0,70 (0,54–0,82) para o composto renal e cardiovascular [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    [
      'Com dapagliflozina, 9,2% tiveram queda da TFGe de 50% ou mais, doença renal terminal ou morte renal ou cardiovascular, contra 14,5% no grupo de comparação [1].',
      'No DAPA-CKD (n = 4.304), o HR de 0,61 (0,51 a 0,72) pesou em favor da dapagliflozina [1].',
      'O critério de queda da TFGe usado no desfecho composto era de pelo menos 50% [1].',
      'Em termos absolutos, a dapagliflozina diminuiu o desfecho em 5,3 pontos percentuais, de 14,5% para 9,2% [1].',
    ],
    [
      [
        'direction',
        'Na DRC, os pacientes sob dapagliflozina tiveram mais eventos do composto renal e cardiovascular (HR 0,61; 0,51–0,72) [1].',
      ],
      [
        'comparator',
        'O desfecho composto exigia queda da TFGe de no máximo 50%, doença renal terminal ou morte renal ou cardiovascular [1].',
      ],
      [
        'digit',
        'O desfecho composto ocorreu em 9,2% dos pacientes com dapagliflozina e em 19,5% no grupo de comparação [1].',
      ],
    ],
  ],
  [
    'HPTN 052.en',
    [
      'Entre 1.763 casais, o grupo de tratamento antirretroviral precoce teve um só caso de transmissão vinculada, contra 27 no outro grupo [1].',
      'Tratar cedo o HIV preveniu 96% das transmissões vinculadas dentro dos casais [1].',
      'HR de 0,04 (0,01–0,27) para transmissão vinculada: foi o que se obteve com a terapia antirretroviral precoce [1].',
      'Quase não houve transmissão vinculada com o tratamento precoce — apenas 1 caso [1].',
    ],
    [
      [
        'direction',
        'O tratamento antirretroviral precoce aumentou a transmissão vinculada do HIV entre os casais [1].',
      ],
      [
        'direction',
        'No HPTN 052, foi no grupo de terapia precoce que se concentraram as transmissões vinculadas, com HR 0,04 (0,01–0,27) [1].',
      ],
      ['digit', 'Foram 1 transmissão vinculada com a terapia precoce e 21 no outro grupo [1].'],
    ],
  ],
];

/** Answers of several sentences or references. */
const ofSeveral: HandCase[] = [
  [
    'true',
    'JUPITER.en',
    '| Estudo | n | HR (intervalo) |\n|---|---|---|\n| JUPITER | 17.802 | 0,56 (0,46 a 0,69) [1] |',
    '*',
  ],
  [
    'true',
    'EMPEROR-Preserved.pt + PARADIGM-HF.pt',
    'Para morte cardiovascular ou internação por IC, os hazard ratios foram 0,79 com empagliflozina na fração de ejeção preservada e 0,80 com sacubitril-valsartana na reduzida [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    'EMPEROR-Preserved.pt + PARADIGM-HF.pt',
    'Na ICFEp, a empagliflozina foi superior ao placebo [1]. Na fração de ejeção reduzida, o sacubitril-valsartana superou o enalapril [2]. O HR da empagliflozina para morte cardiovascular ou internação por IC foi de 0,79 (IC 95% 0,69–0,90) [2].',
    'ccd',
  ],
  [
    'wrong-reference',
    'DAPA-CKD.pt + CREDENCE.en',
    'A dapagliflozina protege na DRC com ou sem diabetes [1]. Na nefropatia do diabetes tipo 2, a canagliflozina também reduziu o composto renal e cardiovascular [2]. A magnitude com dapagliflozina: HR 0,61 (IC 95% 0,51–0,72) [2].',
    'ccd',
  ],
  [
    'wrong-reference',
    'PARADIGM-HF.pt + EMPA-REG OUTCOME.prose',
    'No PARADIGM-HF, o sacubitril-valsartana superou o enalapril na ICFEr [1]. No EMPA-REG OUTCOME, a empagliflozina reduziu a morte cardiovascular em diabéticos tipo 2 [2]. Já a combinação sacubitril-valsartana obteve, para morte cardiovascular ou internação por IC, HR 0,80 (IC 95% 0,73–0,87) [2].',
    'ccd',
  ],
  [
    'wrong-reference',
    'RE-LY.pt + ARISTOTLE.en',
    'Na FA, tanto a dabigatrana [1] quanto a apixabana [2] reduziram AVC ou embolia sistêmica em relação à varfarina. Com dabigatrana 150 mg duas vezes ao dia, o RR ficou em 0,66 (IC 95% 0,53–0,82) [2].',
    'cd',
  ],
  [
    'true',
    'ARISTOTLE.en + RE-LY.pt',
    'Tanto a apixabana quanto a dabigatrana 150 mg duas vezes ao dia reduziram AVC ou embolia sistêmica em comparação com a varfarina (HR 0,79 e RR 0,66, respectivamente) [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    'RE-LY.pt + ARISTOTLE.en',
    'A dabigatrana 150 mg duas vezes ao dia reduziu AVC ou embolia sistêmica [1], e a apixabana reduziu ainda o sangramento maior [2]. No estudo da apixabana, o HR de morte foi 0,89 (0,80–0,998) [1].',
    'cd',
  ],
  [
    'wrong-reference',
    'CREDENCE.en + FLOW.prose',
    'No diabetes tipo 2 com doença renal, há dados com canagliflozina [1] e com semaglutida [2]. A canagliflozina teve HR de 0,70 (0,59–0,82) para doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [2].',
    'cd',
  ],
];

export const firstQuarter: HandCase[] = [...casesOf(groups), ...ofSeveral];
