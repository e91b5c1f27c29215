import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The other half of the passages of the corpus. */
const groups: CaseGroup[] = [
  [
    'PROSEVA.prose',
    [
      'Na SDRA grave, morreram em 28 dias 16% dos pacientes pronados, ante 32,8% dos mantidos em posição supina [1].',
      'O benefício da posição prona apareceu num estudo de 466 doentes com SDRA grave, com mortalidade aos 28 dias menor do que a observada em decúbito dorsal (p < 0,001) [1].',
    ],
    [
      [
        'arms',
        'Resultados da posição prona na SDRA grave:\n\n- **Mortalidade em 28 dias:** 32,8% no grupo pronado e 16,0% no grupo supino (p < 0,001) [1].',
      ],
      [
        'direction',
        'Quem ficou em decúbito dorsal teve menor mortalidade em 28 dias do que quem foi pronado, num estudo com SDRA grave [1].',
      ],
    ],
  ],
  [
    'WOMAN.prose',
    [
      'Entre mulheres com hemorragia pós-parto, o óbito por sangramento foi menos frequente com ácido tranexâmico do que com placebo (1,5% contra 1,9%; RR 0,81; IC 95% 0,65 a 1,00) [1].',
      'O momento da dose importa. O efeito sobre a morte por sangramento foi mais nítido quando o ácido tranexâmico foi dado nas primeiras 3 horas após o parto: 1,2% versus 1,7% (RR 0,69) [1].',
    ],
    [
      [
        'negation',
        'O WOMAN, que randomizou 20.060 mulheres com hemorragia pós-parto, atingiu o seu desfecho primário composto [1].',
      ],
      [
        'direction',
        'Nas pacientes tratadas até 3 horas depois do parto, o ácido tranexâmico elevou a mortalidade por hemorragia em relação ao placebo [1].',
      ],
    ],
  ],
  [
    'FOURIER.en',
    [
      'No FOURIER, com 27.564 participantes, o desfecho primário composto ocorreu em 9,8% com evolocumabe e em 11,3% no grupo controle [1].',
      'Menos pacientes sob evolocumabe tiveram o desfecho primário composto (HR 0,85; IC 0,79 a 0,92) [1].',
    ],
    [
      [
        'bounds',
        'A redução do composto primário com evolocumabe teve HR de 0,85, com intervalo de confiança entre 0,79 e 0,98 [1].',
      ],
      [
        'direction',
        'Houve mais eventos do desfecho primário composto no braço do evolocumabe do que no comparador (HR 0,85) [1].',
      ],
    ],
  ],
  [
    'ARMA.pt',
    [
      'Ventilar com 6 mL/kg em lugar de 12 mL/kg diminuiu os óbitos na SDRA: 31% contra 39,8% [1].',
      'A estratégia de volume corrente de seis mililitros por quilo teve menor mortalidade do que a de doze (p = 0,007) [1].',
    ],
    [
      [
        'direction',
        'Na síndrome do desconforto respiratório agudo, o volume corrente de 6 mL/kg resultou em maior mortalidade do que o de 12 mL/kg [1].',
      ],
      [
        'negation',
        'Baixar o volume corrente de 12 para 6 mL/kg não trouxe ganho de sobrevida a pacientes com SDRA [1].',
      ],
    ],
  ],
  [
    'ART.prose',
    [
      'No ensaio ART, conduzido em 1.010 pacientes com SDRA moderada a grave, morreram em 28 dias 55,3% dos submetidos a recrutamento com PEEP titulada e 49,3% dos tratados com PEEP baixa [1].',
      'Manobras de recrutamento com titulação da PEEP pioraram a mortalidade em 28 dias na SDRA moderada a grave (HR 1,2; IC 95% 1,01–1,42) [1].',
    ],
    [
      [
        'arms',
        'A mortalidade em 28 dias ficou em 49,3% no braço de recrutamento com PEEP titulada e em 55,3% no de PEEP baixa [1].',
      ],
      [
        'direction',
        'O recrutamento alveolar associado à titulação da PEEP protegeu contra a morte em 28 dias, quando comparado à PEEP baixa [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'Pacientes com DM2 e doença cardiovascular já estabelecida tiveram menos eventos cardiovasculares maiores com empagliflozina do que com placebo (HR 0,86) [1].',
      'Para eventos cardiovasculares maiores, o EMPA-REG OUTCOME encontrou razão de riscos de 0,86, com IC de 95,02% entre 0,74 e 0,99 [1].',
    ],
    [
      [
        'direction',
        'Em diabéticos tipo 2 com doença cardiovascular estabelecida, a empagliflozina elevou a taxa de eventos cardiovasculares maiores frente ao placebo [1].',
      ],
      [
        'negation',
        'Vale lembrar que a empagliflozina não mostrou redução de eventos cardiovasculares maiores nos pacientes com DM2 e doença cardiovascular prévia [1].',
      ],
    ],
  ],
  [
    'DBIC 2018.pt',
    [
      'Segundo a diretriz brasileira de 2018, a IC se divide, conforme a FEVE, em fração de ejeção reduzida, intermediária e preservada [1].',
      'A dosagem de peptídeos natriuréticos faz parte da investigação diagnóstica da insuficiência cardíaca na diretriz brasileira de 2018 [1].',
    ],
    [
      [
        'negation',
        'Na Diretriz Brasileira de Insuficiência Cardíaca de 2018, os peptídeos natriuréticos ficaram fora da investigação diagnóstica [1].',
      ],
      [
        'negation',
        'A diretriz brasileira de 2018 não usa a fração de ejeção do ventrículo esquerdo para classificar a insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    'HPTN 052.en',
    [
      'Entre 1.763 casais, houve uma única transmissão vinculada no grupo de TARV precoce, contra vinte e sete no comparador [1].',
      'O início precoce da TARV diminuiu em 96% a transmissão vinculada do HIV-1 nos casais estudados (HR 0,04; IC 0,01–0,27) [1].',
    ],
    [
      [
        'direction',
        'Iniciar cedo a terapia antirretroviral aumentou a transmissão vinculada do HIV nos casais acompanhados (HR 0,04) [1].',
      ],
      ['digit', 'A queda na transmissão vinculada com o tratamento antirretroviral precoce foi de 69% [1].'],
    ],
  ],
  [
    'TOGETHER.pt',
    [
      'Um estudo brasileiro em pacientes ambulatoriais com covid-19 não encontrou vantagem da ivermectina sobre o placebo quanto a internação ou observação prolongada no serviço de emergência [1].',
      'Ivermectina não evitou hospitalização na covid-19 ambulatorial [1].',
    ],
    [
      [
        'negation',
        'Em doentes ambulatoriais com covid-19, o uso de ivermectina reduziu a necessidade de internação em comparação com placebo [1].',
      ],
      [
        'direction',
        'No TOGETHER, a ivermectina foi superior ao placebo em prevenir hospitalização ou permanência prolongada no serviço de emergência [1].',
      ],
    ],
  ],
  [
    'RE-LY.en',
    [
      'Com dabigatrana 150 mg, a taxa anual de AVC ou embolia sistêmica foi de 1,11%, ante 1,69% com varfarina [1].',
      '| Desfecho | Resultado |\n|---|---|\n| AVC ou embolia sistêmica | RR 0,66 (IC 0,53–0,82) a favor da dabigatrana 150 mg [1] |',
    ],
    [
      [
        'direction',
        'A varfarina preveniu mais AVC e embolia sistêmica do que a dabigatrana na dose de 150 mg [1].',
      ],
      [
        'digit',
        'No RE-LY, AVC ou embolia sistêmica ocorreu à razão de 1,41% ao ano com dabigatrana 150 mg, e o RR foi de 0,66 [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'O controle glicêmico intensivo em pacientes críticos aumentou a mortalidade em 90 dias (OR 1,14; IC 95% 1,02–1,28) [1].',
      'Dos 6.104 adultos criticamente enfermos avaliados, faleceram em até 90 dias 24,9% sob controle convencional da glicemia e 27,5% sob controle intensivo [1].',
    ],
    [
      [
        'arms',
        'Em 90 dias haviam morrido 24,9% dos pacientes do grupo intensivo e 27,5% dos do grupo convencional [1].',
      ],
      [
        'direction',
        'Em adultos críticos, manter a glicemia sob controle intensivo salvou vidas em relação ao controle convencional, segundo o NICE-SUGAR [1].',
      ],
    ],
  ],
  [
    'FOURIER.pt',
    [
      'Acrescentar evolocumabe à estatina baixou a ocorrência do desfecho cardiovascular composto em quem tem doença aterosclerótica (HR 0,85; IC 95% 0,79–0,92) [1].',
      'O comparador do evolocumabe foi placebo, em pessoas com doença cardiovascular aterosclerótica que já usavam estatina [1].',
    ],
    [
      [
        'direction',
        'Entre usuários de estatina com doença cardiovascular aterosclerótica, o composto cardiovascular foi mais comum com evolocumabe do que com placebo [1].',
      ],
      [
        'negation',
        'O FOURIER fracassou em demonstrar redução do desfecho cardiovascular composto com o evolocumabe [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'No PARADIGM-HF, 21,8% dos pacientes com sacubitril-valsartana sofreram morte cardiovascular ou internação por IC, em comparação com 26,5% dos que receberam enalapril [1].',
      'Em insuficiência cardíaca com fração de ejeção reduzida, sacubitril-valsartana superou o enalapril no composto de óbito cardiovascular ou hospitalização por IC (HR 0,8; IC 95% 0,73 a 0,87) [1].',
    ],
    [
      [
        'arms',
        'O desfecho de morte cardiovascular ou hospitalização por insuficiência cardíaca atingiu 21,8% com enalapril e 26,5% com sacubitril-valsartana [1].',
      ],
      [
        'direction',
        'Sacubitril-valsartana mostrou-se inferior ao enalapril para evitar morte cardiovascular ou internação por IC na ICFEr [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'A finerenona reduziu o composto de falência renal, queda da TFGe de 40% ou mais ou morte renal (HR 0,82) [1].',
      'No FIDELIO-DKD foram analisados 5.674 pacientes, e o desfecho renal composto incidiu em 17,8% no grupo finerenona e em 21,1% no grupo comparador [1].',
    ],
    [
      [
        'comparator',
        'O composto renal do FIDELIO-DKD somava falência renal, declínio da TFGe inferior a 40% ou morte de causa renal [1].',
      ],
      [
        'direction',
        'Os desfechos renais do FIDELIO-DKD foram mais frequentes sob finerenona, com HR de 0,82 (0,73 a 0,93) [1].',
      ],
    ],
  ],
  [
    'SPRINT.pt',
    [
      'Em hipertensos de alto risco cardiovascular sem diabetes, perseguir PAS menor que 120 mmHg, em vez de menor que 140 mmHg, diminuiu os eventos cardiovasculares maiores [1].',
      'Pessoas com diabetes ficaram de fora do SPRINT [1].',
    ],
    [
      [
        'comparator',
        'O alvo intensivo testado no SPRINT foi uma pressão sistólica acima de 120 mmHg, com menos eventos cardiovasculares maiores do que o alvo habitual [1].',
      ],
      ['negation', 'O SPRINT contou também com pessoas com diabetes entre os participantes [1].'],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'A progressão da doença renal ou a morte cardiovascular ocorreu em 13,1% com empagliflozina, contra 16,9% no grupo controle, em 6.609 participantes [1].',
      'Quem tem DRC se beneficiou da empagliflozina: o HR para progressão renal ou óbito cardiovascular foi de 0,72 (0,64–0,82) [1].',
    ],
    [
      [
        'bounds',
        'Com empagliflozina na DRC, o HR para progressão renal ou morte cardiovascular foi 0,72, com limites de confiança de 0,46 e 0,82 [1].',
      ],
      [
        'direction',
        'O EMPA-KIDNEY mostrou que a empagliflozina aumenta a progressão da doença renal ou a morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Na ICFEp, morte cardiovascular ou internação por IC foi menos comum com empagliflozina (13,8% vs. 17,1%; HR 0,79) [1].',
      'O EMPEROR-Preserved reuniu 5.988 pacientes com insuficiência cardíaca e fração de ejeção preservada [1].',
    ],
    [
      [
        'direction',
        'Na insuficiência cardíaca com fração de ejeção preservada, tratar com empagliflozina piorou o composto de óbito cardiovascular ou hospitalização por IC [1].',
      ],
    ],
  ],
  [
    'NINDS.en',
    [
      'O preço da trombólise com t-PA foi a hemorragia intracraniana sintomática, que ocorreu em 6,4% dos tratados e em 0,6% dos controles [1].',
      'Administrado em até três horas no AVC isquêmico agudo, o t-PA aumentou a chance de evolução favorável aos 3 meses na parte 2 do estudo (OR global 1,7; IC 1,2–2,6) [1].',
    ],
    [
      [
        'direction',
        'Pela análise global da parte 2, o t-PA reduziu a chance de desfecho favorável em 3 meses (OR 1,7) [1].',
      ],
      [
        'negation',
        'O t-PA dado nas primeiras 3 horas do AVC isquêmico não aumentou a hemorragia intracraniana sintomática [1].',
      ],
    ],
  ],
  [
    'WOMAN.pt',
    [
      'Apesar de não ter alcançado o desfecho primário composto, o WOMAN registrou menos mortes por sangramento com ácido tranexâmico [1].',
      'Na HPP, o RR de morte por sangramento com o ácido tranexâmico foi de 0,81 (IC 95%: 0,65 a 1,00) [1].',
    ],
    [
      [
        'negation',
        'O desfecho primário composto do WOMAN foi alcançado, e a morte por sangramento diminuiu com o ácido tranexâmico [1].',
      ],
      [
        'bounds',
        'Para morte por sangramento na hemorragia pós-parto, obteve-se RR 0,81 com IC 95% de 0,56 a 1,00 [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'Pacientes com ICFEr tratados com dapagliflozina apresentaram menos piora da IC ou óbito por causa cardiovascular do que os que receberam placebo [1].',
      'Gliflozinas na ICFEr:\n\n- Dapagliflozina: HR 0,74 (IC 95% 0,65–0,85) para agravamento da IC ou morte cardiovascular [1].',
    ],
    [
      [
        'direction',
        'O DAPA-HF revelou risco maior de piora da insuficiência cardíaca ou morte cardiovascular com dapagliflozina do que com placebo [1].',
      ],
    ],
  ],
  [
    'GINA 2021.pt',
    [
      'A GINA 2021 não aconselha tratar a asma somente com broncodilatador de curta ação [1].',
      'Como medicação de alívio, a preferência da GINA de 2021 é pela combinação de formoterol com corticoide inalatório, lembrando que já existem versões posteriores do relatório [1].',
    ],
    [
      [
        'negation',
        'Para a asma, a estratégia GINA de 2021 recomenda o broncodilatador de curta ação como tratamento único [1].',
      ],
      ['negation', 'O relatório de 2021 continua sendo o mais recente da GINA [1].'],
    ],
  ],
  [
    'ARISTOTLE.pt',
    [
      'Na FA, a apixabana foi mais eficaz que a varfarina em prevenir AVC ou embolia sistêmica [1].',
      'Comparada à varfarina, a apixabana teve HR de 0,79 (IC de 95%, 0,66–0,95) para acidente vascular cerebral ou embolia sistêmica [1].',
    ],
    [
      [
        'direction',
        'Em portadores de fibrilação atrial, AVC ou embolia sistêmica ocorreu mais vezes com apixabana do que com varfarina [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.pt',
    [
      'Salicilatos e AINEs devem ser evitados na suspeita de dengue [1].',
      'O Ministério da Saúde divide os casos de dengue em quatro grupos, de A a D, segundo sinais de alarme, sinais de gravidade e condições de risco [1].',
    ],
    [
      ['negation', 'Diante de suspeita de dengue, anti-inflamatórios não esteroides podem ser usados [1].'],
      ['negation', 'Pacientes dos grupos C e D da dengue não precisam de reposição venosa imediata [1].'],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'Houve dano com o controle glicêmico rigoroso: 27,5% de óbitos em 90 dias, contra 24,9% [1].',
      'O NICE-SUGAR (n = 6.104) apontou maior chance de morte em 90 dias com o controle glicêmico estrito (OR 1,14; 1,02–1,28) [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico estrito em pacientes críticos trouxe benefício de sobrevida aos 90 dias [1].',
      ],
      ['digit', 'Com controle glicêmico intensivo, o OR para óbito em 90 dias foi de 1,41 [1].'],
    ],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'Com ou sem diabetes, pacientes com DRC em uso de empagliflozina tiveram menos progressão da doença renal ou morte cardiovascular que os do placebo [1].',
      'Diante do placebo, a empagliflozina apresentou HR 0,72 (IC 95% 0,64 a 0,82) para progressão da doença renal ou morte CV [1].',
    ],
    [
      [
        'direction',
        'Na doença renal crônica, o placebo saiu-se melhor do que a empagliflozina quanto à progressão renal ou à morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'HPTN 052.prose',
    [
      'Em casais sorodiscordantes, a terapia antirretroviral precoce cortou a transmissão geneticamente vinculada em 96% [1].',
      'Registrou-se uma transmissão geneticamente vinculada entre os casais da terapia precoce, e 27 entre os da terapia adiada (HR 0,04; IC 95% 0,01–0,27) [1].',
    ],
    [
      [
        'arms',
        'Das transmissões geneticamente ligadas, 27 ocorreram no grupo de início precoce e apenas 1 no de início adiado [1].',
      ],
      [
        'direction',
        'Entre 1.763 casais sorodiscordantes, adiar a terapia antirretroviral preveniu mais transmissões do que começá-la cedo [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'No UKPDS 33, o controle intensivo alcançou HbA1c de 7%, contra 7,9% no convencional, e reduziu os desfechos relacionados ao diabetes (RR 0,88) [1].',
      'Quanto ao infarto do miocárdio, a redução com o controle intensivo não atingiu significância estatística (RR 0,84; p = 0,052) [1].',
    ],
    [
      [
        'direction',
        'O tratamento intensivo com sulfonilureia ou insulina agravou os desfechos microvasculares em relação ao convencional (RR 0,75) [1].',
      ],
      [
        'digit',
        'Para complicações microvasculares, o UKPDS 33 obteve RR de 0,57 com o controle intensivo [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.en',
    [
      'Pela diretriz brasileira de 2025, considera-se pré-hipertensão a PA sistólica de 120 a 139 e/ou a diastólica de 80 a 89 mmHg [1].',
      'A meta pressórica do tratamento é inferior a 130 por 80 mmHg, na DBHA 2025 [1].',
    ],
    [
      ['comparator', 'A DBHA 2025 fixa como meta de tratamento uma pressão acima de 130/80 mmHg [1].'],
      [
        'digit',
        'Na edição de 2025 da diretriz brasileira de hipertensão, a faixa de pré-hipertensão vai de 130 a 139 mmHg de sistólica e/ou 80 a 89 mmHg de diastólica [1].',
      ],
    ],
  ],
  [
    'SBD 2025.en',
    [
      'O diagnóstico de diabetes requer glicemia de jejum de 126 mg/dL ou mais, ou HbA1c a partir de 6,5%, com confirmação [1].',
      'Uma hemoglobina glicada igual ou superior a 6,5%, confirmada, estabelece o diagnóstico de diabetes pela SBD 2025 [1].',
    ],
    [
      ['unit', 'Segundo a SBD 2025, a glicemia em jejum ≥ 126 mmol/L, confirmada, caracteriza diabetes [1].'],
      ['comparator', '- **Critério laboratorial de diabetes (SBD 2025):** HbA1c ≤ 6,5%, confirmada [1].'],
    ],
  ],
  [
    'Magpie.pt',
    [
      'Com sulfato de magnésio, a eclâmpsia foi 58% menos frequente do que com placebo em mulheres com pré-eclâmpsia [1].',
      'A ocorrência de eclâmpsia caiu mais de 50% nas pacientes com pré-eclâmpsia que receberam sulfato de magnésio [1].',
    ],
    [
      [
        'direction',
        'No Magpie, as mulheres que receberam sulfato de magnésio tiveram eclâmpsia com mais frequência do que as do placebo [1].',
      ],
      [
        'negation',
        'O sulfato de magnésio, na pré-eclâmpsia, foi incapaz de diminuir a ocorrência de eclâmpsia em comparação com o placebo [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    [
      'A apixabana causou menos sangramento maior que a varfarina, com HR de 0,69 (0,60 a 0,80) [1].',
      'Além de prevenir AVC ou embolia sistêmica, a apixabana reduziu os óbitos (HR 0,89; IC 0,80–0,998) entre 18.201 participantes [1].',
    ],
    [
      [
        'direction',
        'O ponto fraco da apixabana foi o sangramento maior, mais frequente do que com varfarina (HR 0,69) [1].',
      ],
      ['bounds', 'O efeito da apixabana sobre AVC ou embolia sistêmica foi HR 0,79 (IC 0,60–0,95) [1].'],
    ],
  ],
  [
    'DAPA-CKD.pt',
    [
      'No DAPA-CKD, a dapagliflozina diminuiu o composto de queda sustentada da função renal, DRC terminal ou morte de causa renal ou cardiovascular, com HR de 0,61 [1].',
      'A população do estudo com dapagliflozina tinha doença renal crônica, com diabetes tipo 2 ou sem ele [1].',
    ],
    [
      [
        'direction',
        'Frente ao placebo, a dapagliflozina foi prejudicial na DRC, com mais eventos do composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular [1].',
      ],
      [
        'bounds',
        'Dapagliflozina na DRC: HR 0,61 para o desfecho renal composto ou morte cardiovascular, IC 95% de 0,51 a 0,92 [1].',
      ],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'No trauma com hemorragia importante, a mortalidade hospitalar foi de 16,0% com placebo e de 14,5% com ácido tranexâmico, uma redução significativa [1].',
      'Os 20.211 pacientes com trauma e sangramento significativo foram alocados ao acaso para ácido tranexâmico ou placebo [1].',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico aumentou os óbitos hospitalares no trauma com sangramento significativo (RR 0,91; IC 95% 0,85–0,97) [1].',
      ],
      [
        'negation',
        'Em vítimas de trauma com hemorragia, o ácido tranexâmico não alterou de maneira significativa a mortalidade intra-hospitalar [1].',
      ],
    ],
  ],
  [
    'START.en',
    [
      'O START, com 4.685 participantes, encontrou HR de 0,43 (0,30–0,62) para o desfecho primário [1].',
      'No START, iniciar a TARV já na fase assintomática precoce resultou em desfecho primário em 1,8%, contra 4,1% no braço de comparação [1].',
    ],
    [
      [
        'direction',
        'Na infecção assintomática pelo HIV, começar cedo a TARV elevou o risco do desfecho primário do START (HR 0,43) [1].',
      ],
      [
        'digit',
        'Sobre o momento de iniciar a TARV:\n\n- START (n = 4.685): desfecho primário em 1,8% vs. 4,7%, HR 0,43 [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.prose',
    [
      'Em comparação à varfarina na fibrilação atrial, a apixabana diminuiu AVC ou embolia sistêmica, sangramento maior e óbito por qualquer causa [1].',
      'No que diz respeito à segurança da apixabana, o HR para sangramento maior foi 0,69, com IC 95% de 0,6 a 0,8 [1].',
    ],
    [
      [
        'direction',
        'Nos 18.201 pacientes com fibrilação atrial, a mortalidade por todas as causas foi mais alta com apixabana que com varfarina [1].',
      ],
      ['negation', 'Quanto a sangramentos maiores, a apixabana não ofereceu vantagem sobre a varfarina [1].'],
    ],
  ],
  [
    'Butantan-DV.en',
    [
      'Em dose única, a vacina do Butantan contra a dengue teve eficácia de 79,6% ao longo de dois anos no Brasil [1].',
      'A eficácia da Butantan-DV variou conforme a sorologia: 89,2% nos soropositivos e 73,6% nos soronegativos [1].',
    ],
    [
      ['unit', 'A eficácia vacinal, depois de uma única dose, foi de 79,6% em 2 meses de seguimento [1].'],
      [
        'direction',
        'Soronegativos responderam melhor à Butantan-DV: a eficácia entre eles superou a dos soropositivos [1].',
      ],
    ],
  ],
  [
    'GOLD 2023.pt',
    [
      'O diagnóstico de DPOC, conforme o GOLD 2023, apoia-se na demonstração espirométrica de obstrução persistente após broncodilatador [1].',
      'No GOLD 2023, a antiga classificação em A, B, C e D deu lugar aos grupos A, B e E [1].',
    ],
    [
      [
        'negation',
        'O GOLD 2023 dispensa a espirometria após broncodilatador para o diagnóstico da DPOC [1].',
      ],
      ['negation', 'Ainda não foi publicado relatório GOLD posterior ao de 2023 [1].'],
    ],
  ],
  [
    'SSC 2021.prose',
    [
      'A SSC 2021 sugere infundir pelo menos 30 mL/kg de cristaloide intravenoso nas três primeiras horas de ressuscitação do choque séptico [1].',
      'Com o paciente já em vasopressor, o alvo inicial recomendado é PAM de 65 mmHg [1].',
    ],
    [
      [
        'unit',
        'Para adultos em uso de vasopressor, recomenda-se mirar inicialmente uma pressão arterial média de 65 cmH2O [1].',
      ],
      [
        'comparator',
        'No choque séptico, a sugestão é administrar no máximo 30 mL/kg de cristaloide EV nas primeiras 3 horas [1].',
      ],
    ],
  ],
  [
    'LEADER.pt',
    [
      'Liraglutida: menos eventos cardiovasculares maiores que placebo em diabéticos tipo 2 de alto risco cardiovascular (HR 0,87; IC 95% 0,78–0,97) [1].',
      'A liraglutida mostrou benefício cardiovascular sobre o placebo em pessoas com DM2 e risco cardiovascular elevado [1].',
    ],
    [
      [
        'direction',
        'Em DM2 de alto risco cardiovascular, a liraglutida ficou atrás do placebo, com maior ocorrência de eventos cardiovasculares maiores [1].',
      ],
      [
        'negation',
        'No diabetes tipo 2 de alto risco, a liraglutida foi neutra em relação aos eventos cardiovasculares maiores, sem redução frente ao placebo [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'A morte de causa cardiovascular caiu com a empagliflozina: 3,7% contra 5,9% no placebo (HR 0,62; IC 95% 0,49–0,77) [1].',
      'Em 7.020 diabéticos tipo 2, o composto de morte cardiovascular, infarto do miocárdio ou AVC ocorreu em 10,5% com empagliflozina e 12,1% com placebo [1].',
    ],
    [
      [
        'direction',
        'A empagliflozina esteve ligada a mais mortes cardiovasculares do que o placebo no EMPA-REG OUTCOME (HR 0,62) [1].',
      ],
      [
        'digit',
        'Infarto, AVC ou morte cardiovascular somaram 10,5% no grupo empagliflozina e 17,1% no grupo placebo [1].',
      ],
    ],
  ],
  [
    'GOLD 2023.en',
    [
      'O critério espirométrico é uma relação VEF1/CVF menor que 0,70 após broncodilatador [1].',
      'Os grupos A, B e E vieram substituir os antigos A a D no relatório GOLD 2023 [1].',
    ],
    [
      [
        'comparator',
        'O GOLD 2023 adota como critério espirométrico uma relação VEF1/CVF > 0,7 depois do broncodilatador [1].',
      ],
      ['negation', 'A classificação da DPOC em grupos de A a D não foi substituída no GOLD 2023 [1].'],
    ],
  ],
  [
    'SURPASS-2.prose',
    [
      'Em 40 semanas, a HbA1c caiu 1,86 ponto percentual com semaglutida 1 mg e 2,30 pontos percentuais com tirzepatida 15 mg [1].',
      '| Estudo | Variação da HbA1c em 40 semanas |\n|---|---|\n| SURPASS-2 | −2,24 pontos percentuais com tirzepatida 10 mg [1] |',
    ],
    [
      [
        'direction',
        'A semaglutida 1 mg baixou a hemoglobina glicada mais do que qualquer dose de tirzepatida no SURPASS-2 [1].',
      ],
      [
        'digit',
        'Com 5 mg de tirzepatida, a redução da HbA1c em 40 semanas foi de 2,07 pontos percentuais [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    [
      'Qualquer das três doses de tirzepatida (5, 10 e 15 mg) baixou mais a glicada do que a semaglutida 1 mg, ao cabo de 40 semanas [1].',
      'A semaglutida, na dose de 1 mg, reduziu a HbA1c em 1,86 ponto percentual [1].',
    ],
    [
      [
        'unit',
        'A tirzepatida, nas doses de 5, 10 e 15 mcg, reduziu a HbA1c em 2,01, 2,24 e 2,30 pontos percentuais em 40 semanas [1].',
      ],
      [
        'direction',
        'No confronto direto em DM2, a tirzepatida reduziu menos a hemoglobina glicada que a semaglutida 1 mg [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.en',
    [
      'Para falar em DRC, a alteração de estrutura ou função renal precisa persistir por no mínimo três meses [1].',
      'A KDIGO 2024 propõe classificar a doença renal crônica pela causa, pela TFG (de G1 a G5) e pela albuminúria (de A1 a A3) [1].',
    ],
    [
      [
        'unit',
        'Define-se doença renal crônica por anormalidade estrutural ou funcional do rim que dure 3 semanas ou mais [1].',
      ],
      [
        'comparator',
        'Pela KDIGO 2024, a DRC corresponde a alterações renais estruturais ou funcionais com duração inferior a 3 meses [1].',
      ],
    ],
  ],
  [
    'ARMA.en',
    [
      'Foram 861 pacientes, e a mortalidade passou de 39,8% com 12 mL/kg para 31,0% com 6 mL/kg (p = 0,007) [1].',
      'No estudo ARMA, a ventilação com volume corrente baixo (6 mL/kg) teve menos mortes que a tradicional (12 mL/kg) [1].',
    ],
    [
      [
        'direction',
        'Volumes correntes de 12 mL/kg conferiram maior sobrevida que os de 6 mL/kg na lesão pulmonar aguda [1].',
      ],
      ['digit', 'A mortalidade com 6 mL/kg ficou em 37,0%, inferior à observada com 12 mL/kg [1].'],
    ],
  ],
  [
    'LEADER.en',
    [
      'A mortalidade cardiovascular diminuiu com a liraglutida (HR 0,78; IC 0,66–0,93) [1].',
      'Treze por cento dos pacientes em uso de liraglutida tiveram MACE, contra 14,9% no grupo de comparação [1].',
    ],
    [
      [
        'direction',
        'Em 9.340 pacientes com diabetes tipo 2, a morte cardiovascular foi mais frequente sob liraglutida, com HR de 0,78 [1].',
      ],
    ],
  ],
  [
    'Magpie.prose',
    [
      'Não se demonstrou diferença significativa na mortalidade materna entre sulfato de magnésio e placebo (RR 0,55; 0,26–1,14) [1].',
      'O risco de eclâmpsia foi 58% mais baixo com sulfato de magnésio, com incidência de 0,8%, ante 1,9% com placebo [1].',
    ],
    [
      [
        'arms',
        'Desenvolveram eclâmpsia 1,9% das mulheres que receberam sulfato de magnésio e 0,8% das que receberam placebo [1].',
      ],
      [
        'negation',
        'No Magpie, com 10.141 mulheres, a mortalidade materna diferiu significativamente entre os grupos (RR 0,55; 0,26–1,14) [1].',
      ],
    ],
  ],
  [
    'FLOW.en',
    [
      'Com semaglutida houve 5,8 eventos renais maiores por 100 pacientes-ano, contra 7,5 no comparador [1].',
      'No FLOW (3.533 participantes), a semaglutida reduziu os eventos renais maiores, com HR 0,76 (0,66–0,88) [1].',
    ],
    [
      [
        'direction',
        'A taxa de eventos renais maiores subiu com a semaglutida em pessoas com DM2 e doença renal crônica (HR 0,76) [1].',
      ],
      ['negation', 'Não se observou redução dos eventos renais maiores com semaglutida no estudo FLOW [1].'],
    ],
  ],
  [
    'DBIC 2018.prose',
    [
      'Fala-se em fração de ejeção preservada quando a FEVE é de 50% ou mais, e em reduzida quando fica abaixo de 40% [1].',
      'Entre 40% e 49% de FEVE, a insuficiência cardíaca é classificada como ICFEi [1].',
    ],
    [
      ['unit', 'O ponto de corte do NT-proBNP para rastreio de insuficiência cardíaca é de 125 ng/mL [1].'],
      ['comparator', 'A ICFEp corresponde a FEVE ≤ 50% na diretriz brasileira [1].'],
    ],
  ],
  [
    'TICH-2.en',
    [
      'O TICH-2 foi neutro: o ácido tranexâmico não mudou de forma significativa o mRS no 90º dia (OR ajustado 0,88; p = 0,11) [1].',
      'Em 2.325 pacientes com hemorragia intracerebral, o OR ajustado para a escala de Rankin modificada no dia 90 foi de 0,88, com IC de 0,76 a 1,03 [1].',
    ],
    [
      [
        'negation',
        'Na hemorragia intracerebral aguda, o ácido tranexâmico melhorou significativamente o estado funcional no dia 90 [1].',
      ],
      ['bounds', 'O OR ajustado do mRS aos 90 dias foi 0,88 (IC 0,76–1,30) [1].'],
    ],
  ],
  [
    'START.pt',
    [
      'Iniciar de imediato a TARV em pessoas com HIV assintomáticas e CD4 elevado diminuiu os eventos graves, ligados ou não à aids [1].',
      'Adiar a terapia antirretroviral em quem tem HIV sem sintomas e contagem alta de CD4 acarretou mais eventos graves do que começá-la logo [1].',
    ],
    [
      [
        'direction',
        'Em assintomáticos com CD4 alto, o início imediato dos antirretrovirais resultou em mais eventos graves do que o início adiado [1].',
      ],
      [
        'negation',
        'O START não encontrou benefício, no tocante aos eventos graves, em iniciar imediatamente a terapia antirretroviral em pessoas assintomáticas com CD4 alto [1].',
      ],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'A dabigatrana, 150 mg de 12 em 12 horas, foi superior à varfarina para prevenir AVC ou embolia sistêmica na FA [1].',
      'Em relação à varfarina, o risco relativo de AVC ou embolia sistêmica com dabigatrana 150 mg 2x/dia foi 0,66 (IC 95%: 0,53 a 0,82) [1].',
    ],
    [
      [
        'direction',
        'Na prevenção de AVC ou embolia sistêmica em fibrilação atrial, a dabigatrana 150 mg perdeu para a varfarina [1].',
      ],
    ],
  ],
  [
    'JUPITER.en',
    [
      'No JUPITER, o grupo da rosuvastatina teve 0,77 evento por 100 pessoas-ano, contra 1,36 no grupo comparador [1].',
      'Foram incluídas 17.802 pessoas, e a rosuvastatina diminuiu os eventos vasculares (HR 0,56) [1].',
    ],
    [
      [
        'unit',
        'A incidência de eventos foi de 0,77 vs. 1,36 evento por 1.000 pessoas-ano, com HR de 0,56 para a rosuvastatina [1].',
      ],
      [
        'direction',
        'Homens e mulheres com proteína C reativa elevada tiveram mais eventos vasculares ao usar rosuvastatina (HR 0,56; 0,46–0,69) [1].',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'Mesmo sem LDL alto, pessoas aparentemente saudáveis com PCR ultrassensível elevada tiveram menos eventos cardiovasculares maiores com rosuvastatina do que com placebo [1].',
      'O HR da rosuvastatina para eventos cardiovasculares maiores foi 0,56 (intervalo de confiança de 95%: 0,46–0,69) [1].',
    ],
    [
      [
        'direction',
        'Com rosuvastatina, aumentaram os eventos cardiovasculares maiores em indivíduos aparentemente saudáveis com PCR ultrassensível elevada [1].',
      ],
      [
        'negation',
        'Em pessoas com PCR ultrassensível elevada e LDL não elevado, a rosuvastatina não conseguiu diminuir os eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    'ISIS-2.pt',
    [
      'Na suspeita de IAM, tanto o AAS quanto a estreptoquinase diminuíram, isoladamente, a mortalidade vascular em cinco semanas [1].',
      'A chance de morte vascular em 5 semanas foi 42% menor quando se associaram ácido acetilsalicílico e estreptoquinase [1].',
    ],
    [
      [
        'unit',
        'A associação de aspirina e estreptoquinase reduziu em 42% a chance de morte vascular em 5 dias [1].',
      ],
      [
        'direction',
        'No ISIS-2, somar aspirina à estreptoquinase foi menos eficaz contra a morte vascular do que usar só uma delas [1].',
      ],
    ],
  ],
  [
    'WOMAN.en',
    [
      'Morreram por sangramento 1,5% das mulheres com ácido tranexâmico e 1,9% das do grupo controle (RR 0,81) [1].',
      'Se o tratamento é dado em até 3 h, o RR de morte por sangramento é de 0,69 (1,2% vs. 1,7%), ainda que o desfecho primário composto não tenha sido atingido [1].',
    ],
    [
      [
        'negation',
        'O ensaio WOMAN, com 20.060 participantes, foi positivo para o desfecho primário composto [1].',
      ],
      [
        'direction',
        'Quando dado nas primeiras 3 horas, o ácido tranexâmico associou-se a mais mortes por sangramento (RR 0,69) [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.prose',
    [
      'Piora da IC ou óbito cardiovascular: 21,2% no placebo e 16,3% com a dapagliflozina [1].',
      'Dos 4.744 participantes com ICFEr, os que usaram dapagliflozina correram menor risco de agravamento da IC ou morte cardiovascular (HR 0,74; IC de 95% entre 0,65 e 0,85) [1].',
    ],
    [
      [
        'arms',
        '| Estudo | Resultado |\n|---|---|\n| DAPA-HF | Piora da IC ou morte cardiovascular: 21,2% com dapagliflozina; 16,3% com placebo [1] |',
      ],
      [
        'direction',
        'Comparada ao placebo na ICFEr, a dapagliflozina trouxe prejuízo, com mais casos de piora da insuficiência cardíaca ou morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'FLOW.pt',
    [
      'Em portadores de DM2 com DRC, a semaglutida protegeu contra eventos renais maiores quando comparada ao placebo (HR 0,76; IC 95% 0,66–0,88) [1].',
      'Eventos renais maiores foram mais comuns com placebo do que com semaglutida nos diabéticos tipo 2 com doença renal crônica [1].',
    ],
    [
      [
        'direction',
        'O FLOW indicou que o placebo previne melhor os eventos renais maiores do que a semaglutida em diabéticos com DRC [1].',
      ],
      [
        'negation',
        'Para os eventos renais maiores, não houve diferença entre semaglutida e placebo no diabetes tipo 2 com doença renal crônica [1].',
      ],
    ],
  ],
  [
    'DBHA 2020.pt',
    [
      'A edição de 2020 da diretriz brasileira de hipertensão já não é a vigente, pois a de 2025 a substituiu [1].',
      'Para a DBHA 2020, a definição de hipertensão parte da pressão medida no consultório [1].',
    ],
    [
      ['negation', 'A DBHA 2020 segue em vigor, sem ter sido substituída [1].'],
      [
        'negation',
        'As diretrizes brasileiras de 2020 não se baseiam na pressão medida em consultório para definir a hipertensão arterial [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.en',
    [
      'O DAPA-HF obteve HR de 0,74 (0,65–0,85) para piora da IC ou morte cardiovascular com dapagliflozina [1].',
      'Agravamento da insuficiência cardíaca ou morte de causa cardiovascular acometeu 16,3% dos pacientes com dapagliflozina, percentual inferior aos 21,2% do braço controle [1].',
    ],
    [
      [
        'direction',
        'Com a dapagliflozina, pacientes com ICFEr ficaram mais expostos a piora da IC ou morte cardiovascular do que os controles (HR 0,74) [1].',
      ],
      [
        'digit',
        'Entre 4.774 pacientes com ICFEr, a dapagliflozina apresentou HR 0,74 para piora da IC ou morte cardiovascular [1].',
      ],
    ],
  ],
];

/** Answers of several sentences or references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    'EMPEROR-Preserved.en + DAPA-HF.prose',
    'Na ICFEr, a dapagliflozina foi testada contra placebo em 4.744 pacientes [2]. Piora da IC ou morte cardiovascular ocorreu em 16,3% com dapagliflozina e em 21,2% com placebo [1].',
    'cd',
  ],
  [
    'wrong-reference',
    'DAPA-HF.pt + PARADIGM-HF.prose',
    'O sacubitril-valsartana foi comparado ao enalapril em 8.442 pacientes com insuficiência cardíaca e fração de ejeção reduzida [2]. O hazard ratio para morte cardiovascular ou internação por IC com sacubitril-valsartana foi de 0,80 [1].',
    'cd',
  ],
  [
    'wrong-reference',
    'ARISTOTLE.pt + RE-LY.pt',
    'Entre os anticoagulantes diretos, a dabigatrana 150 mg duas vezes ao dia foi superior à varfarina na prevenção de AVC ou embolia sistêmica [2]. Para a dabigatrana, o RR foi de 0,66 (IC 95% 0,53–0,82) [1].',
    'cd',
  ],
  [
    'wrong-reference',
    'EMPA-KIDNEY.pt + DAPA-CKD.pt',
    'Duas gliflozinas têm ensaios dedicados à DRC. A dapagliflozina reduziu o desfecho composto renal ou de morte cardiovascular em comparação com placebo [2]. O HR da dapagliflozina foi de 0,61, com IC 95% de 0,51 a 0,72 [1].',
    'cd',
  ],
  [
    'wrong-reference',
    'LEADER.en + EMPA-REG OUTCOME.prose',
    'Entre os antidiabéticos com efeito cardiovascular, a empagliflozina reduziu o composto de morte cardiovascular, infarto ou AVC [2]. A morte cardiovascular com empagliflozina teve HR de 0,62 (IC 95% 0,49–0,77) [1].',
    'cd',
  ],
  [
    'wrong-reference',
    'RE-LY.pt + ARISTOTLE.prose',
    'A apixabana foi comparada com a varfarina em 18.201 pacientes com fibrilação atrial [2]. Com a apixabana, o HR para AVC ou embolia sistêmica foi de 0,79 (IC 95% 0,66–0,95) [1].',
    'cd',
  ],
];

export const otherHalf: HandCase[] = [...casesOf(groups), ...ofSeveral];
