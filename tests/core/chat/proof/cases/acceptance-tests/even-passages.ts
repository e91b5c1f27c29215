import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Every second passage of the corpus, from the second. */
const groups: CaseGroup[] = [
  [
    'ALLHAT.en',
    [
      'A taxa de morte coronariana ou infarto não fatal em 6 anos foi de 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril [1]',
      'Não se observou diferença em doença coronariana fatal ou infarto do miocárdio não fatal entre clortalidona, anlodipino e lisinopril nos 33.357 participantes [1]',
    ],
    [
      [
        'digit',
        'Em 33.857 hipertensos de alto risco, clortalidona, anlodipino e lisinopril não diferiram em morte coronariana ou infarto não fatal [1]',
      ],
      ['unit', 'A taxa de morte coronariana ou infarto não fatal em 6 meses foi de 11,4% com lisinopril [1]'],
      [
        'direction',
        'O anlodipino foi superior à clortalidona e ao lisinopril em morte coronariana ou infarto não fatal (11,3%, 11,5% e 11,4% em 6 anos) [1]',
      ],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Clortalidona, anlodipino e lisinopril tiveram resultados semelhantes quanto à morte coronariana ou ao infarto não fatal em hipertensos de alto risco [1]',
      'Em hipertensos de alto risco, o anlodipino não diferiu da clortalidona nem do lisinopril quanto à morte coronariana ou ao infarto não fatal [1]',
    ],
    [
      [
        'direction',
        'Em hipertensos de alto risco, o lisinopril reduziu a morte coronariana ou o infarto não fatal mais do que a clortalidona e o anlodipino [1]',
      ],
      [
        'negation',
        'Em hipertensos de alto risco, clortalidona, anlodipino e lisinopril diferiram quanto à morte coronariana ou ao infarto não fatal [1]',
      ],
    ],
  ],
  [
    'DAPA-HF.en',
    [
      'Piora da insuficiência cardíaca ou morte cardiovascular ocorreu em 16,3% do grupo dapagliflozina, contra 21,2% do grupo controle (HR 0,74; intervalo de 0,65 a 0,85) [1]',
      'Entre os pacientes que não receberam dapagliflozina, 21,2% tiveram piora da IC ou morte cardiovascular; entre os tratados, 16,3% [1]',
    ],
    [
      [
        'digit',
        'Piora da insuficiência cardíaca ou morte cardiovascular ocorreu em 13,6% dos pacientes com dapagliflozina e em 21,2% do grupo controle [1]',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'Na ICFEr, a dapagliflozina diminuiu o composto de piora da insuficiência cardíaca ou morte cardiovascular em relação ao placebo (HR 0,74; IC 95% 0,65 a 0,85) [1]',
      'Comparado à dapagliflozina, o placebo associou-se a maior ocorrência de piora da insuficiência cardíaca ou morte cardiovascular em pacientes com fração de ejeção reduzida [1]',
      'O risco de piora da IC ou morte cardiovascular é menor com a dapagliflozina do que com o placebo quando a fração de ejeção está reduzida [1]',
    ],
    [
      [
        'bounds',
        'A dapagliflozina reduziu a piora da insuficiência cardíaca ou a morte cardiovascular na ICFEr (HR 0,74; IC 95% 0,56–0,85) [1]',
      ],
      [
        'direction',
        'A dapagliflozina aumentou a piora da insuficiência cardíaca ou a morte cardiovascular em comparação com placebo na ICFEr (HR 0,74; IC 95% 0,65–0,85) [1]',
      ],
      [
        'direction',
        'Na fração de ejeção reduzida, houve mais episódios de piora da insuficiência cardíaca ou morte cardiovascular com dapagliflozina do que com placebo [1]',
      ],
      [
        'negation',
        'Na ICFEr, a dapagliflozina não reduziu a piora da insuficiência cardíaca ou a morte cardiovascular em comparação com placebo [1]',
      ],
    ],
  ],
  [
    'RALES.en',
    [
      'Com espironolactona morreram 35% dos pacientes; sem ela, 46% (RR 0,70; 0,60–0,82) [1]',
      'Dos 1.663 pacientes com insuficiência cardíaca grave estudados, morreram 46% no grupo comparador e 35% no grupo espironolactona [1]',
    ],
    [
      [
        'decimal',
        'A espironolactona reduziu a mortalidade na insuficiência cardíaca grave: 3,5% contra 46% [1]',
      ],
      [
        'direction',
        'A mortalidade subiu com a espironolactona na insuficiência cardíaca grave: 35%, contra 46% no grupo controle [1]',
      ],
    ],
  ],
  [
    'RALES.pt',
    [
      'Acrescentar espironolactona ao tratamento da insuficiência cardíaca grave com FE reduzida diminuiu a mortalidade frente ao placebo [1]',
      'Pacientes com insuficiência cardíaca grave e fração de ejeção reduzida morreram menos com espironolactona do que com placebo [1]',
    ],
    [
      [
        'direction',
        'Na insuficiência cardíaca grave com fração de ejeção reduzida, o acréscimo de espironolactona elevou a mortalidade em comparação com placebo [1]',
      ],
      [
        'direction',
        'Pacientes com insuficiência cardíaca grave e fração de ejeção reduzida tiveram pior sobrevida com espironolactona do que com placebo [1]',
      ],
      [
        'negation',
        'A espironolactona acrescentada ao tratamento não teve efeito sobre a mortalidade na insuficiência cardíaca grave com fração de ejeção reduzida [1]',
      ],
    ],
  ],
  [
    'LEADER.en',
    [
      'A liraglutida reduziu o MACE para 13,0%, ante 14,9% no grupo comparador (HR 0,87; 0,78–0,97), e também a morte cardiovascular (HR 0,78; 0,66–0,93) [1]',
      '- Morte cardiovascular com liraglutida no diabetes tipo 2: HR 0,78 (0,66 a 0,93) [1]',
    ],
    [
      ['direction', 'O grupo liraglutida teve mais MACE (13,0%) que o grupo comparador (14,9%) [1]'],
      ['negation', 'Com a liraglutida, a morte cardiovascular não se reduziu (HR 0,78; 0,66–0,93) [1]'],
    ],
  ],
  [
    'LEADER.pt',
    [
      'No DM2 com risco cardiovascular elevado, os eventos cardiovasculares maiores foram menos frequentes com liraglutida do que com placebo (HR 0,87, IC 95% 0,78–0,97) [1]',
      'O placebo foi inferior à liraglutida na prevenção de eventos cardiovasculares maiores em pessoas com diabetes tipo 2 e alto risco cardiovascular [1]',
    ],
    [
      [
        'decimal',
        'A liraglutida diminuiu os eventos cardiovasculares maiores frente ao placebo, com HR de 8,7 (IC 95% 0,78–0,97) [1]',
      ],
      [
        'direction',
        'A liraglutida foi inferior ao placebo na prevenção de eventos cardiovasculares maiores no diabetes tipo 2 com alto risco cardiovascular [1]',
      ],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'Com canagliflozina, o HR para doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular foi de 0,70, com intervalo de 0,59 a 0,82 [1]',
      'Em 4.401 pacientes com diabetes tipo 2 e nefropatia, a canagliflozina reduziu o composto de doença renal em estágio terminal, duplicação da creatinina ou morte de causa renal ou cardiovascular [1]',
      '- Canagliflozina no DM2 com nefropatia: HR 0,70 (0,59–0,82) para DRC terminal, duplicação da creatinina ou morte renal ou cardiovascular [1]',
    ],
    [
      [
        'direction',
        'A canagliflozina elevou o risco de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular (HR 0,70; 0,59–0,82) [1]',
      ],
      [
        'direction',
        'Em pacientes com diabetes tipo 2 e nefropatia, a canagliflozina não fez diferença no composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1]',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'A empagliflozina reduziu de 16,9% para 13,1% a progressão da doença renal ou morte cardiovascular [1]',
      'Em 6.609 pacientes com doença renal crônica, o risco de progressão da doença renal ou de morte cardiovascular caiu com a empagliflozina (HR 0,72; 0,64–0,82) [1]',
    ],
    [
      [
        'digit',
        'A empagliflozina reduziu a progressão da doença renal ou a morte cardiovascular, com HR de 0,77 (0,64–0,82) [1]',
      ],
      [
        'direction',
        'A empagliflozina acelerou a progressão da doença renal ou a morte cardiovascular (13,1% contra 16,9%) [1]',
      ],
    ],
  ],
  [
    'FLOW.en',
    [
      'A semaglutida diminuiu os eventos renais maiores: 5,8 contra 7,5 por 100 pacientes-ano (HR 0,76; 0,66–0,88) [1]',
      'Houve 7,5 eventos renais maiores por 100 pacientes-ano no grupo controle e 5,8 no grupo semaglutida [1]',
      'O hazard ratio da semaglutida para eventos renais maiores foi de 0,76, com limites de 0,66 e 0,88 [1]',
    ],
    [
      [
        'decimal',
        'Com semaglutida houve 0,58 evento renal maior por 100 pacientes-ano, contra 7,5 no grupo controle [1]',
      ],
      [
        'unit',
        'Os eventos renais maiores foram 5,8 por 100 pacientes-mês com semaglutida e 7,5 por 100 pacientes-ano no comparador [1]',
      ],
      [
        'direction',
        'Os eventos renais maiores cresceram com a semaglutida: 5,8 contra 7,5 por 100 pacientes-ano [1]',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    [
      'Em 40 semanas, a queda da HbA1c foi de 2,01, 2,24 e 2,30 pontos com tirzepatida 5, 10 e 15 mg, respectivamente, e de 1,86 com semaglutida 1 mg [1]',
      'Nas três doses testadas, a tirzepatida reduziu a HbA1c mais do que a semaglutida 1 mg em 40 semanas [1]',
    ],
    [],
  ],
  [
    'FOURIER.en',
    [
      'Com evolocumabe, o desfecho primário composto ficou em 9,8%; sem ele, em 11,3% (HR 0,85; 0,79–0,92) [1]',
      'Entre 27.564 pacientes com doença cardiovascular, o desfecho primário composto foi menos frequente com evolocumabe [1]',
    ],
    [
      [
        'direction',
        'O evolocumabe teve pior resultado que o comparador no desfecho primário composto (9,8% vs. 11,3%; HR 0,85) [1]',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    [
      'Além de reduzir AVC ou embolia sistêmica (HR 0,79; 0,66–0,95), a apixabana causou menos sangramento maior que a varfarina (HR 0,69; 0,60–0,80) [1]',
      'A mortalidade também foi menor com apixabana do que com varfarina, embora o limite superior do intervalo fique próximo de 1 (HR 0,89; 0,80–0,998) [1]',
    ],
    [['direction', 'Quem tomou apixabana morreu mais do que quem tomou varfarina (HR 0,89; 0,80–0,998) [1]']],
  ],
  [
    'ISIS-2.en',
    [
      'A morte vascular em 5 semanas foi de 9,4% com aspirina e de 11,8% no grupo comparador, uma redução de 23% nas chances [1]',
      'A combinação de aspirina e estreptoquinase reduziu em 42% as chances de morte vascular em 5 semanas (8,0% vs. 13,2%) [1]',
      'Com estreptoquinase, a mortalidade vascular em 5 semanas passou de 12,0% para 9,2% [1]',
    ],
    [['direction', 'A estreptoquinase agravou a mortalidade vascular em 5 semanas (9,2% contra 12,0%) [1]']],
  ],
  [
    'ISIS-2.pt',
    [
      'Na suspeita de IAM, tanto o AAS quanto a estreptoquinase diminuíram a mortalidade vascular em 5 semanas, e o efeito foi ainda maior com os dois juntos [1]',
      'O uso conjunto de ácido acetilsalicílico e estreptoquinase tornou 42% menor a chance de morte vascular em 5 semanas [1]',
      'O AAS isolado já reduz a mortalidade vascular em 5 semanas na suspeita de infarto agudo. Com a estreptoquinase associada, a redução é maior [1]',
    ],
    [
      [
        'digit',
        'A associação de AAS e estreptoquinase tornou 24% menor a chance de morte vascular em 5 semanas [1]',
      ],
      ['unit', 'O AAS e a estreptoquinase reduziram, cada um, a mortalidade vascular em 5 meses [1]'],
      [
        'direction',
        'A associação de ácido acetilsalicílico e estreptoquinase reduziu a mortalidade vascular em 5 semanas menos do que cada um isoladamente [1]',
      ],
      [
        'negation',
        'Na suspeita de infarto agudo do miocárdio, nem o AAS nem a estreptoquinase reduziram a mortalidade vascular em 5 semanas [1]',
      ],
    ],
  ],
  [
    'TICH-2.en',
    [
      'Em 2.325 pacientes com hemorragia intracerebral, o ácido tranexâmico não alterou de forma significativa a escala de Rankin modificada no dia 90 (OR ajustado 0,88; 0,76–1,03; p = 0,11) [1]',
      'O resultado funcional aos 90 dias foi neutro com o ácido tranexâmico na hemorragia intracerebral hiperaguda (p = 0,11) [1]',
    ],
    [
      [
        'digit',
        'O ácido tranexâmico teve resultado neutro na escala de Rankin do dia 90 (OR ajustado 0,88; p = 0,41) [1]',
      ],
    ],
  ],
  [
    'TICH-2.pt',
    [
      'O ácido tranexâmico não foi significativamente melhor que o placebo quanto ao estado funcional aos 90 dias na hemorragia intracerebral aguda [1]',
      'Aos 90 dias, não houve melhora funcional significativa com ácido tranexâmico em pacientes com hemorragia intracerebral aguda (OR ajustada 0,88; IC 95% 0,76–1,03) [1]',
    ],
    [
      [
        'unit',
        'O ácido tranexâmico não melhorou de modo significativo o estado funcional em 90 semanas na hemorragia intracerebral aguda [1]',
      ],
      [
        'direction',
        'O ácido tranexâmico trouxe ganho funcional significativo em 90 dias na hemorragia intracerebral aguda (OR ajustada 0,88; IC 95% 0,76–1,03) [1]',
      ],
      [
        'negation',
        'Na hemorragia intracerebral aguda, o ácido tranexâmico melhorou de modo significativo o estado funcional em 90 dias [1]',
      ],
    ],
  ],
  [
    'WOMAN.en',
    [
      'Quando o ácido tranexâmico foi dado em até 3 horas, a morte por sangramento foi de 1,2%, ante 1,7% no grupo placebo (RR 0,69) [1]',
      'A morte por sangramento foi menor com ácido tranexâmico (1,5% contra 1,9%), embora o desfecho primário composto não tenha sido atingido [1]',
    ],
    [
      [
        'decimal',
        'A morte por sangramento atingiu 15% das mulheres tratadas com ácido tranexâmico e 1,9% das que receberam placebo [1]',
      ],
      [
        'unit',
        'Administrado em até 3 dias, o ácido tranexâmico diminuiu a morte por sangramento (1,2% contra 1,7%) [1]',
      ],
      [
        'comparator',
        'Quando o tratamento foi iniciado depois de 3 horas, a morte por sangramento foi de 1,2%, contra 1,7% no grupo placebo (RR 0,69) [1]',
      ],
      [
        'direction',
        'Dado em até 3 h, o ácido tranexâmico fez crescer a morte por sangramento (1,2% vs. 1,7%; RR 0,69) [1]',
      ],
      [
        'negation',
        'A morte por sangramento não diminuiu com ácido tranexâmico dado em até 3 h (1,2% vs. 1,7%; RR 0,69) [1]',
      ],
    ],
  ],
  [
    'WOMAN.pt',
    [
      'Em mulheres com hemorragia pós-parto, houve menos mortes por sangramento com ácido tranexâmico do que com placebo (RR 0,81; IC 95% 0,65–1,00) [1]',
      'Apesar da redução das mortes por sangramento na hemorragia pós-parto, o ácido tranexâmico não alcançou o desfecho primário composto do estudo [1]',
    ],
    [
      [
        'direction',
        'Mulheres com hemorragia pós-parto que receberam ácido tranexâmico morreram mais por sangramento do que as do grupo placebo [1]',
      ],
      [
        'negation',
        'Na hemorragia pós-parto, o desfecho primário composto do estudo do ácido tranexâmico foi alcançado [1]',
      ],
    ],
  ],
  [
    'RECOVERY.en',
    [
      'Entre os pacientes ventilados, a mortalidade foi de 29,3% com dexametasona e de 41,4% sem ela [1]',
      'Em 28 dias, 25,7% dos pacientes do grupo controle haviam morrido, ante 22,9% dos tratados com dexametasona (razão de taxas 0,83; 0,75 a 0,93) [1]',
    ],
    [
      [
        'digit',
        'Entre os ventilados, a mortalidade em 28 dias caiu de 44,1% para 29,3% com a dexametasona [1]',
      ],
      [
        'direction',
        'Entre os pacientes ventilados, a dexametasona associou-se a maior mortalidade que o cuidado habitual (29,3% vs. 41,4%) [1]',
      ],
    ],
  ],
  [
    'RECOVERY.pt',
    [
      'O benefício da dexametasona na covid-19 concentrou-se nos pacientes que recebiam oxigênio ou ventilação mecânica [1]',
      'Em relação ao cuidado habitual, o uso de dexametasona em internados com covid-19 diminuiu as mortes em 28 dias [1]',
      'Os pacientes hospitalizados com covid-19 que receberam o cuidado habitual tiveram mortalidade em 28 dias maior que a dos tratados com dexametasona (razão de taxas da dexametasona 0,83; IC 95% 0,75–0,93) [1]',
    ],
    [
      [
        'direction',
        'Em hospitalizados com covid-19, a mortalidade em 28 dias foi igual com dexametasona e com o cuidado habitual (razão de taxas 0,83; IC 95% 0,75–0,93) [1]',
      ],
      [
        'direction',
        'O cuidado habitual associou-se a menor mortalidade em 28 dias que a dexametasona em pacientes internados com covid-19 [1]',
      ],
      [
        'negation',
        'O benefício da dexametasona concentrou-se em quem não recebia oxigênio nem ventilação mecânica [1]',
      ],
    ],
  ],
  [
    'ARMA.en',
    [
      'O volume corrente de 6 mL/kg associou-se a menor mortalidade que o de 12 mL/kg: 31,0% vs. 39,8% (p = 0,007) [1]',
      'Com 12 mL/kg morreram 39,8% dos pacientes; com 6 mL/kg, 31,0% [1]',
    ],
    [
      [
        'direction',
        'O volume corrente de 6 mL/kg resultou em mortalidade superior à observada com 12 mL/kg (31,0% vs. 39,8%; p = 0,007) [1]',
      ],
    ],
  ],
  [
    'ARMA.pt',
    [
      'Na SDRA, ventilar com 6 mL/kg em vez de 12 mL/kg reduziu a mortalidade (31,0% contra 39,8%) [1]',
      'A mortalidade na SDRA foi maior com volume corrente de 12 mL/kg do que com 6 mL/kg [1]',
    ],
    [
      ['unit', 'Na SDRA, o volume corrente de 6 L/kg, em vez de 12 mL/kg, reduziu a mortalidade [1]'],
      [
        'direction',
        'Na SDRA, usar volume corrente de 12 mL/kg, em vez de 6 mL/kg, reduziu a mortalidade [1]',
      ],
    ],
  ],
  [
    'ARMA.prose',
    [
      'Entre 861 pacientes com SDRA, morreram 31,0% dos ventilados com volumes correntes mais baixos e 39,8% dos ventilados com 12 mL/kg (p = 0,007) [1]',
      'Volumes correntes menores, de 6 mL por quilo, resultaram em mortalidade mais baixa na síndrome do desconforto respiratório agudo [1]',
    ],
    [
      [
        'decimal',
        'A mortalidade foi de 31,0% com volumes correntes baixos e de 39,8% com os tradicionais (p = 0,07) [1]',
      ],
      [
        'comparator',
        'A mortalidade foi menor com volumes correntes mais baixos (31,0% contra 39,8%; p > 0,007) [1]',
      ],
      ['direction', 'A mortalidade foi mais alta no grupo tratado com volumes correntes mais baixos [1]'],
    ],
  ],
  [
    'ART.en',
    [
      'A mortalidade em 28 dias foi mais alta com recrutamento alveolar e PEEP titulada (55,3%) do que com PEEP baixa (49,3%): HR 1,20 (1,01–1,42) [1]',
      'O ensaio liderado pelo Brasil, com 1.010 pacientes, mostrou dano com o recrutamento alveolar e a PEEP titulada na SDRA [1]',
    ],
    [
      [
        'direction',
        'A mortalidade em 28 dias foi menor com recrutamento e PEEP titulada: 55,3% contra 49,3% (HR 1,20; 1,01–1,42) [1]',
      ],
    ],
  ],
  [
    'ART.pt',
    [
      'Na SDRA moderada a grave, a PEEP baixa resultou em menor mortalidade em 28 dias que o recrutamento alveolar com PEEP titulada [1]',
      'O recrutamento alveolar com titulação da PEEP elevou a mortalidade em 28 dias na SDRA moderada a grave (HR 1,20; IC 95% 1,01–1,42) [1]',
    ],
    [
      [
        'bounds',
        'O recrutamento com PEEP titulada aumentou a mortalidade em 28 dias (HR 1,20; IC 95% 1,10–1,42) [1]',
      ],
      [
        'direction',
        'Na SDRA moderada a grave, o recrutamento alveolar com PEEP titulada protegeu contra a morte em 28 dias (HR 1,20; IC 95% 1,01–1,42) [1]',
      ],
      [
        'direction',
        'A estratégia de PEEP baixa aumentou a mortalidade em 28 dias em comparação com o recrutamento alveolar e a PEEP titulada [1]',
      ],
      ['negation', 'Na SDRA moderada a grave, o recrutamento alveolar com PEEP titulada não causou dano [1]'],
    ],
  ],
  [
    'BaSICS.en',
    [
      'Solução balanceada e salina a 0,9% tiveram mortalidade em 90 dias próxima, 26,4% e 27,2%, sem diferença significativa (HR ajustado 0,97; 0,90–1,05) [1]',
      'Em 75 UTIs brasileiras, o HR ajustado para morte em 90 dias com solução balanceada foi de 0,97, com intervalo que inclui o 1 (0,90–1,05) [1]',
    ],
    [
      [
        'digit',
        'O estudo foi feito em 57 UTIs brasileiras, com mortalidade em 90 dias de 26,4% no grupo da solução balanceada [1]',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'A solução balanceada não diminuiu a mortalidade em 90 dias frente à solução salina em UTIs brasileiras (HR ajustado 0,97; IC 95% 0,90–1,05) [1]',
      'Em pacientes críticos, trocar a solução salina por solução balanceada não trouxe redução da mortalidade em 90 dias [1]',
    ],
    [
      [
        'direction',
        'Em UTIs brasileiras, a mortalidade em 90 dias caiu com a solução balanceada em comparação com a salina [1]',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [
      'Entre os que receberam salina a 0,9%, 27,2% morreram em até 90 dias, contra 26,4% com solução balanceada, diferença não significativa [1]',
      'A diferença de mortalidade em 90 dias entre solução balanceada e salina não foi significativa (HR ajustado 0,97; IC 95% 0,90–1,05) [1]',
    ],
    [
      [
        'bounds',
        'O HR ajustado para morte em 90 dias com a solução balanceada foi de 0,97 (IC 95% 0,90–1,50) [1]',
      ],
      [
        'direction',
        'A solução balanceada diminuiu significativamente a morte em 90 dias (26,4% contra 27,2%; HR ajustado 0,97; IC 95% 0,90–1,05) [1]',
      ],
      [
        'negation',
        'A mortalidade em 90 dias foi de 26,4% com solução balanceada e 27,2% com salina a 0,9%, uma diferença significativa [1]',
      ],
    ],
  ],
  [
    'START.en',
    [
      'Dos que iniciaram cedo a terapia antirretroviral, 1,8% tiveram o desfecho primário; no grupo comparador, foram 4,1% [1]',
      'Em 4.685 participantes com infecção assintomática pelo HIV, o início precoce da terapia antirretroviral teve HR de 0,43 (0,30–0,62) para o desfecho primário [1]',
    ],
    [
      ['digit', '- Desfecho primário: 1,8% com TARV precoce contra 4,7% no comparador (HR 0,43) [1]'],
      [
        'direction',
        'Começar cedo a terapia antirretroviral piorou o desfecho primário (1,8% vs. 4,1%; HR 0,43) [1]',
      ],
    ],
  ],
  [
    'START.pt',
    [
      'Adiar a terapia antirretroviral em pessoas assintomáticas com CD4 alto resultou em mais eventos graves, relacionados ou não à aids, do que iniciá-la de imediato [1]',
      'Mesmo sem sintomas e com contagem alta de CD4, pessoas com HIV tiveram menos eventos graves quando iniciaram a TARV imediatamente [1]',
    ],
    [
      [
        'direction',
        'Em assintomáticos com CD4 alto, o início adiado da terapia antirretroviral reduziu os eventos graves em comparação com o início imediato [1]',
      ],
    ],
  ],
  [
    'Butantan-DV.en',
    [
      'A eficácia de uma dose em 2 anos foi de 79,6% (70,0–86,3): 89,2% em soropositivos e 73,6% em soronegativos [1]',
      'A eficácia foi maior em soropositivos (89,2%) do que em soronegativos (73,6%) [1]',
    ],
    [
      ['digit', 'A vacina teve eficácia de 73,6% em soronegativos e de 98,2% em soropositivos [1]'],
      [
        'direction',
        'A eficácia da vacina foi menor em soropositivos (89,2%) do que em soronegativos (73,6%) [1]',
      ],
    ],
  ],
  [
    'Butantan-DV.pt',
    [
      'Com uma única dose, a vacina Butantan-DV teve eficácia de 79,6% (IC 95% 70,0–86,3) contra a dengue sintomática em 2 anos [1]',
      'Crianças e adultos foram protegidos contra a dengue sintomática ao longo de 2 anos com dose única da vacina Butantan-DV [1]',
    ],
    [
      [
        'unit',
        'A vacina Butantan-DV em dose única teve eficácia de 79,6% contra a dengue sintomática em 2 meses [1]',
      ],
      [
        'direction',
        'Uma dose única da vacina Butantan-DV aumentou a dengue sintomática ao longo de 2 anos em crianças e adultos [1]',
      ],
      [
        'negation',
        'No Brasil, a dose única da Butantan-DV não preveniu a dengue sintomática em crianças e adultos [1]',
      ],
    ],
  ],
  [
    'DBHA 2025.en',
    [
      '- Meta de tratamento da hipertensão: PA abaixo de 130/80 mmHg [1]',
      'Considera-se pré-hipertensão a pressão sistólica de 120 a 139 mmHg e/ou a diastólica de 80 a 89 mmHg [1]',
    ],
    [['comparator', 'A pressão arterial de quem está em tratamento deve ficar acima de 130/80 mmHg [1]']],
  ],
  [
    'DBHA 2025.prose',
    [
      'O tratamento visa a uma pressão arterial inferior a 130/80 mmHg [1]',
      'Valores de 120–139 mmHg e/ou 80–89 mmHg correspondem à pré-hipertensão, e a meta de tratamento é PA < 130/80 mmHg [1]',
    ],
    [
      ['unit', 'A meta de tratamento é manter a pressão arterial abaixo de 130/80 cmHg [1]'],
      ['comparator', 'No tratamento da hipertensão, a meta é PA > 130/80 mmHg [1]'],
    ],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ A Diretriz Brasileira de Hipertensão Arterial de 2025 define pré-hipertensão como pressão sistólica de 120–139 mmHg e/ou diastólica de 80–89 mmHg."',
    [
      'De acordo com a diretriz brasileira de 2025, pressão sistólica entre 120 e 139 mmHg e/ou diastólica entre 80 e 89 mmHg caracteriza pré-hipertensão [1]',
      'Um paciente com pressão sistólica de 120–139 mmHg e/ou diastólica de 80–89 mmHg é classificado como pré-hipertenso pela Diretriz Brasileira de Hipertensão Arterial de 2025 [1]',
    ],
    [
      [
        'digit',
        'A diretriz brasileira de 2025 define pré-hipertensão como pressão sistólica de 120–129 mmHg e/ou diastólica de 80–89 mmHg [1]',
      ],
      [
        'comparator',
        'A diretriz de 2025 define pré-hipertensão como pressão sistólica superior a 139 mmHg e/ou diastólica de 80–89 mmHg [1]',
      ],
    ],
  ],
  [
    'SBD 2025.en',
    [
      'O diabetes é diagnosticado com glicemia de jejum de pelo menos 126 mg/dL ou HbA1c de pelo menos 6,5%, com confirmação [1]',
      'Glicemia de jejum a partir de 126 mg/dL, confirmada, estabelece o diagnóstico de diabetes [1]',
    ],
    [
      [
        'decimal',
        'Diabetes pode ser diagnosticado por HbA1c ≥ 65% ou glicemia de jejum ≥ 126 mg/dL, com confirmação [1]',
      ],
      ['comparator', '- Diabetes: HbA1c inferior a 6,5%, confirmada [1]'],
    ],
  ],
  [
    'SBD 2025.prose',
    [
      '- Critério diagnóstico de diabetes: HbA1c ≥ 6,5%, com resultado confirmado [1]',
      'Para diagnosticar diabetes, usa-se a glicemia de jejum igual ou superior a 126 mg/dL ou a HbA1c igual ou superior a 6,5%, e o resultado deve ser confirmado [1]',
    ],
    [
      [
        'digit',
        'O diagnóstico de diabetes é feito por glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,8%, com confirmação do resultado [1]',
      ],
      ['unit', 'A glicemia de jejum ≥ 126 mmol/L, confirmada, faz o diagnóstico de diabetes [1]'],
      [
        'comparator',
        'O diagnóstico de diabetes é estabelecido com glicemia de jejum < 126 mg/dL, com confirmação do resultado [1]',
      ],
      [
        'comparator',
        'Uma HbA1c de no máximo 6,5%, com resultado confirmado, é critério diagnóstico de diabetes [1]',
      ],
      [
        'negation',
        'O diagnóstico de diabetes é feito por glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5%, sem necessidade de confirmar o resultado [1]',
      ],
    ],
  ],
  [
    'SSC 2021.en',
    [
      'Sugere-se infundir no mínimo 30 mL/kg de cristaloide nas primeiras 3 horas, recomendação fraca, com alvo de PAM de 65 mmHg [1]',
      'O alvo de pressão arterial média é de 65 mmHg [1]',
    ],
    [
      [
        'digit',
        'Sugerem-se ao menos 30 mL/kg de cristaloide nas primeiras 3 horas e alvo de PAM de 75 mmHg [1]',
      ],
      ['unit', 'Sugere-se infundir ao menos 30 mL/kg de cristaloide nos primeiros 3 dias [1]'],
      ['comparator', 'Sugere-se infundir no máximo 30 mL/kg de cristaloide nas primeiras 3 horas [1]'],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ No choque séptico em uso de vasopressor, a Surviving Sepsis Campaign de 2021, já substituída pela edição de 2026, orienta titular o tratamento por um alvo de pressão arterial média. A SSC 2021 foi substituída pela edição de 2026, cujo conteúdo não integra este acervo."',
    [
      'No choque séptico com vasopressor, a edição de 2021 da Surviving Sepsis Campaign, já substituída, orienta titular o tratamento por um alvo de PAM [1]',
      'As recomendações da Surviving Sepsis Campaign de 2021 já foram substituídas pela edição de 2026 [1]',
    ],
    [
      ['negation', 'A Surviving Sepsis Campaign de 2021 ainda não foi substituída por outra edição [1]'],
      [
        'negation',
        'No choque séptico em uso de vasopressor, a SSC 2021 não orienta titular o tratamento por um alvo de pressão arterial média [1]',
      ],
    ],
  ],
  [
    'GINA 2021.en',
    [
      'Não se recomenda tratar a asma apenas com SABA, e a via preferencial de alívio é a associação de corticoide inalatório com formoterol [1]',
      'Para o alívio dos sintomas da asma, a opção preferida é CI-formoterol [1]',
      'O tratamento da asma só com broncodilatador de curta ação (SABA) não é recomendado [1]',
    ],
    [
      ['negation', 'O tratamento da asma apenas com SABA é recomendado [1]'],
      [
        'negation',
        'A associação de corticoide inalatório e formoterol não é a via de alívio preferida na asma [1]',
      ],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'Morte cardiovascular ou internação por insuficiência cardíaca ocorreu em 26,5% do grupo enalapril e em 21,8% do grupo sacubitril-valsartana [1]',
      'Em 8.442 pacientes com insuficiência cardíaca e fração de ejeção reduzida, sacubitril-valsartana superou o enalapril na redução de morte cardiovascular ou hospitalização por IC (HR 0,80; IC 95% 0,73–0,87) [1]',
      'Os pacientes que tomaram enalapril sofreram mais mortes cardiovasculares ou hospitalizações por insuficiência cardíaca que os tratados com sacubitril-valsartana [1]',
    ],
    [
      [
        'digit',
        'Foram avaliados 8.242 pacientes com insuficiência cardíaca e fração de ejeção reduzida, tratados com sacubitril-valsartana ou enalapril [1]',
      ],
      [
        'bounds',
        'Sacubitril-valsartana foi superior ao enalapril, com HR de 0,80 (IC 95% 0,73 a 0,97) para morte cardiovascular ou internação por IC [1]',
      ],
      [
        'direction',
        'O enalapril superou sacubitril-valsartana na prevenção de morte cardiovascular ou internação por insuficiência cardíaca (26,5% vs. 21,8%) [1]',
      ],
      [
        'direction',
        'Sacubitril-valsartana e enalapril tiveram taxas equivalentes de morte cardiovascular ou hospitalização por insuficiência cardíaca [1]',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'Morreram de causa cardiovascular 3,7% dos pacientes com empagliflozina e 5,9% dos que receberam placebo (HR 0,62; IC 95% 0,49–0,77) [1]',
      'O grupo placebo teve mais eventos do composto de morte cardiovascular, infarto ou AVC do que o grupo empagliflozina (12,1% contra 10,5%) [1]',
      'No diabetes tipo 2, o composto de morte cardiovascular, infarto do miocárdio ou AVC recuou com a empagliflozina (HR 0,86; IC 95,02% 0,74–0,99) [1]',
    ],
    [
      [
        'direction',
        'A empagliflozina provocou mais mortes cardiovasculares que o placebo (3,7% vs. 5,9%; HR 0,62) [1]',
      ],
      [
        'direction',
        'No diabetes tipo 2, o composto de morte cardiovascular, infarto ou AVC foi mais baixo com placebo do que com empagliflozina [1]',
      ],
    ],
  ],
  [
    'SURPASS-2.prose',
    [
      'Com 15 mg de tirzepatida, a hemoglobina glicada caiu 2,30 pontos percentuais em 40 semanas, ante 1,86 com 1 mg de semaglutida [1]',
      'A semaglutida 1 mg reduziu a hemoglobina glicada em 1,86 ponto percentual, menos do que qualquer das três doses de tirzepatida [1]',
    ],
    [
      [
        'digit',
        'Com 10 mg de tirzepatida, a hemoglobina glicada variou −2,42 pontos percentuais em 40 semanas [1]',
      ],
      ['unit', 'A queda da hemoglobina glicada foi de 1,86 ponto percentual com 1 g de semaglutida [1]'],
      [
        'direction',
        'Em 40 semanas, 15 mg de tirzepatida aumentaram a hemoglobina glicada em 2,30 pontos percentuais [1]',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    [
      'No DM2, a tirzepatida baixou a hemoglobina glicada mais do que a semaglutida 1 mg em 40 semanas [1]',
      'A variação da HbA1c em 40 semanas foi de −2,01, −2,24 e −2,30 pontos percentuais com tirzepatida 5, 10 e 15 mg e de −1,86 com semaglutida 1 mg [1]',
    ],
    [
      [
        'decimal',
        'A HbA1c variou −18,6 pontos percentuais com semaglutida 1 mg e −2,01 com tirzepatida 5 mg [1]',
      ],
      [
        'direction',
        'Em 40 semanas, a tirzepatida 15 mg baixou menos a HbA1c do que a semaglutida 1 mg (−2,30 contra −1,86 ponto percentual) [1]',
      ],
      [
        'direction',
        'No DM2, a semaglutida 1 mg baixou a hemoglobina glicada mais do que a tirzepatida em 40 semanas [1]',
      ],
    ],
  ],
  [
    'ARISTOTLE.prose',
    [
      'Em 18.201 pacientes com fibrilação atrial, o sangramento maior foi reduzido pela apixabana em comparação com a varfarina (HR 0,69; IC 95% 0,60–0,80) [1]',
      'A apixabana também diminuiu a morte por qualquer causa (HR 0,89; IC 95% 0,80–0,998) [1]',
      'Pacientes tratados com varfarina tiveram mais sangramento maior e mais AVC ou embolia sistêmica que os tratados com apixabana [1]',
    ],
    [
      ['bounds', 'A morte por qualquer causa diminuiu com apixabana (HR 0,89; IC 95% 0,80–0,989) [1]'],
      [
        'direction',
        'A apixabana causou mais sangramento maior que a varfarina (HR 0,69; IC 95% 0,60–0,80) [1]',
      ],
    ],
  ],
  [
    'ARISTOTLE.pt',
    [
      'Na fibrilação atrial, o AVC ou a embolia sistêmica tornou-se mais raro com apixabana no lugar da varfarina (HR 0,79; IC 95% 0,66–0,95) [1]',
      'A apixabana foi mais eficaz que a varfarina na prevenção de AVC ou embolia sistêmica em pacientes com fibrilação atrial [1]',
    ],
    [
      [
        'digit',
        'A apixabana reduziu o AVC ou a embolia sistêmica em comparação com a varfarina (HR 0,71; IC 95% 0,66–0,95) [1]',
      ],
      [
        'direction',
        'Na fibrilação atrial, a varfarina preveniu melhor o AVC ou a embolia sistêmica do que a apixabana [1]',
      ],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'A mortalidade hospitalar caiu de 16,0% com placebo para 14,5% com ácido tranexâmico (RR 0,91; IC 95% 0,85–0,97) [1]',
      'Foram randomizados 20.211 pacientes com trauma e hemorragia significativa para receber ácido tranexâmico ou placebo [1]',
      'No grupo placebo, a morte hospitalar foi de 16,0%, significativamente maior do que os 14,5% observados com ácido tranexâmico [1]',
    ],
    [
      [
        'digit',
        'O ácido tranexâmico reduziu a morte hospitalar (15,4% contra 16,0%; RR 0,91; IC 95% 0,85–0,97) [1]',
      ],
      [
        'direction',
        'Houve significativamente mais mortes hospitalares com ácido tranexâmico do que com placebo (14,5% vs. 16,0%) [1]',
      ],
      [
        'direction',
        'No trauma com hemorragia significativa, o ácido tranexâmico prejudicou a sobrevida hospitalar [1]',
      ],
      [
        'negation',
        'A redução da morte hospitalar com ácido tranexâmico não foi significativa (14,5% vs. 16,0%) [1]',
      ],
    ],
  ],
  [
    'Magpie.prose',
    [
      'O sulfato de magnésio reduziu em 58% o risco de eclâmpsia em mulheres com pré-eclâmpsia (0,8% contra 1,9% com placebo) [1]',
      'Não houve diferença significativa na mortalidade materna entre sulfato de magnésio e placebo (RR 0,55; 0,26–1,14) [1]',
    ],
    [
      [
        'digit',
        'As mulheres que receberam sulfato de magnésio tiveram risco de eclâmpsia 85% menor que as do grupo placebo [1]',
      ],
      [
        'direction',
        'O sulfato de magnésio aumentou em 58% o risco de eclâmpsia (0,8% contra 1,9% com placebo) [1]',
      ],
      ['direction', 'O sulfato de magnésio baixou significativamente a mortalidade materna [1]'],
      [
        'direction',
        'Mulheres com pré-eclâmpsia alocadas para sulfato de magnésio tiveram maior risco de eclâmpsia do que as alocadas para placebo [1]',
      ],
      [
        'negation',
        'A mortalidade materna diferiu significativamente entre os grupos (RR 0,55; 0,26–1,14) [1]',
      ],
    ],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'Morreram em até 90 dias 27,5% dos pacientes em controle intensivo e 24,9% dos pacientes em controle convencional (OR 1,14; IC 95% 1,02–1,28) [1]',
      'O controle glicêmico convencional associou-se a menor mortalidade em 90 dias do que o intensivo em adultos criticamente enfermos [1]',
      'Comparado ao controle convencional da glicemia, o controle intensivo elevou a chance de morte em 90 dias (OR 1,14) [1]',
    ],
    [
      [
        'digit',
        'Dos 6.104 adultos em estado crítico, 27,5% morreram em até 60 dias no grupo de controle intensivo [1]',
      ],
      [
        'direction',
        'O controle intensivo da glicemia melhorou a sobrevida em 90 dias, com mortalidade de 27,5% contra 24,9% (OR 1,14; IC 95% 1,02–1,28) [1]',
      ],
      [
        'direction',
        'Em adultos críticos, o controle glicêmico convencional levou a mais mortes em 90 dias do que o controle intensivo [1]',
      ],
      [
        'negation',
        'O controle glicêmico intensivo não aumentou as mortes em 90 dias (27,5% vs. 24,9%; OR 1,14; IC 95% 1,02–1,28) [1]',
      ],
    ],
  ],
  [
    'BENEFIT.prose',
    [
      'A conversão da PCR foi mais frequente com benznidazol do que com placebo (66,2% vs. 33,5%) [1]',
      'O desfecho primário ocorreu em 29,1% do grupo placebo e em 27,5% do grupo benznidazol, sem diferença significativa (HR 0,93; IC 95% 0,81–1,07) [1]',
    ],
    [
      [
        'digit',
        'A conversão da PCR ocorreu em 62,2% dos pacientes com benznidazol e em 33,5% dos que receberam placebo [1]',
      ],
      [
        'direction',
        'A conversão da PCR foi menos frequente com benznidazol do que com placebo (66,2% vs. 33,5%) [1]',
      ],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      '- Grupo C: cristaloide imediato, 10 mL/kg na primeira hora [1]',
      'No grupo D, administram-se 20 mL/kg em no máximo 20 minutos [1]',
      'Salicilatos e anti-inflamatórios não esteroides não devem ser utilizados na dengue [1]',
    ],
    [
      ['digit', 'No grupo C, faz-se reposição imediata com 15 mL/kg de cristaloide na primeira hora [1]'],
      ['unit', 'O grupo D deve receber 20 mL/kg em até 20 horas [1]'],
      ['comparator', 'Para o grupo D, infundem-se 20 mL/kg em pelo menos 20 minutos [1]'],
      ['negation', 'Na dengue, podem-se utilizar salicilatos e anti-inflamatórios não esteroides [1]'],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ Na dengue, a hidratação é a base do tratamento: os grupos C e D recebem reposição venosa imediata com cristaloide, mais rápida no grupo D."',
    [
      'Pacientes com dengue dos grupos C e D recebem cristaloide por via venosa de imediato, com infusão mais rápida no grupo D [1]',
      'A base do tratamento da dengue é a hidratação [1]',
    ],
    [
      [
        'direction',
        'Os grupos C e D da dengue recebem reposição venosa imediata com cristaloide, mais lenta no grupo D [1]',
      ],
      ['negation', 'A hidratação não constitui a base do tratamento da dengue [1]'],
    ],
  ],
  [
    'DBIC 2018.pt',
    [
      'Segundo a diretriz brasileira de 2018, a insuficiência cardíaca é classificada, conforme a FEVE, como de fração de ejeção reduzida, intermediária ou preservada [1]',
      'Os peptídeos natriuréticos fazem parte da investigação diagnóstica da insuficiência cardíaca na diretriz brasileira de 2018 [1]',
    ],
    [
      [
        'negation',
        'Na diretriz brasileira de 2018, os peptídeos natriuréticos não integram a investigação diagnóstica da insuficiência cardíaca [1]',
      ],
      [
        'negation',
        'A classificação da insuficiência cardíaca na diretriz de 2018 não se baseia na fração de ejeção do ventrículo esquerdo [1]',
      ],
    ],
  ],
  [
    'KDIGO 2024.pt',
    [
      'A KDIGO de 2024 classifica a doença renal crônica segundo a causa, a TFG e a albuminúria [1]',
      'Define-se a DRC como uma alteração persistente da estrutura ou da função renal [1]',
      'Além da causa, entram na classificação da doença renal crônica a taxa de filtração glomerular e a albuminúria [1]',
    ],
    [
      ['negation', 'A KDIGO de 2024 não usa a albuminúria para classificar a doença renal crônica [1]'],
      [
        'negation',
        'A KDIGO de 2024 define a doença renal crônica como alteração não persistente da estrutura ou da função dos rins [1]',
      ],
    ],
  ],
  [
    'GOLD 2023.pt',
    [
      'No relatório GOLD de 2023, os grupos A, B e E tomam o lugar dos grupos A, B, C e D [1]',
      'O diagnóstico de DPOC apoia-se na obstrução persistente demonstrada pela espirometria pós-broncodilatador [1]',
    ],
    [
      ['direction', 'O relatório GOLD de 2023 substitui os grupos A, B e E pelos grupos A, B, C e D [1]'],
      ['negation', 'Não há relatório GOLD mais recente do que o de 2023 [1]'],
      ['negation', 'Segundo o GOLD de 2023, o diagnóstico de DPOC dispensa a espirometria [1]'],
    ],
  ],
  [
    'FOURIER.pt',
    [
      'Em usuários de estatina com doença cardiovascular aterosclerótica, o evolocumabe baixou o risco do desfecho cardiovascular composto em relação ao placebo (HR 0,85; IC 95% 0,79–0,92) [1]',
      'Pacientes com doença aterosclerótica já em uso de estatina tiveram menos eventos do desfecho cardiovascular composto ao receber evolocumabe em vez de placebo [1]',
    ],
    [
      [
        'direction',
        'O evolocumabe e o placebo tiveram o mesmo resultado no desfecho cardiovascular composto em usuários de estatina com doença aterosclerótica [1]',
      ],
      [
        'negation',
        'Em pessoas com doença cardiovascular aterosclerótica que não usavam estatina, o evolocumabe reduziu o desfecho cardiovascular composto [1]',
      ],
    ],
  ],
  [
    'DAPA-CKD.pt',
    [
      'Na DRC, com ou sem diabetes tipo 2, o placebo teve resultado pior que a dapagliflozina no composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular (HR da dapagliflozina 0,61; IC 95% 0,51–0,72) [1]',
      'O benefício da dapagliflozina na doença renal crônica foi visto em uma população com ou sem diabetes tipo 2 [1]',
    ],
    [
      [
        'decimal',
        'Na DRC, o HR da dapagliflozina para o desfecho renal composto ou morte cardiovascular foi de 0,061 (IC 95% 0,51–0,72) [1]',
      ],
      [
        'direction',
        'Na DRC, a dapagliflozina foi menos eficaz que o placebo em evitar o desfecho renal composto ou a morte cardiovascular (HR 0,61; IC 95% 0,51–0,72) [1]',
      ],
      [
        'direction',
        'A dapagliflozina favoreceu a queda sustentada da função renal, a doença renal terminal ou a morte renal ou cardiovascular na doença renal crônica [1]',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'A finerenona reduziu o desfecho renal composto na DRC associada ao DM2 (HR 0,82; IC 95% 0,73–0,93), mas a hiperpotassemia foi mais frequente [1]',
      'Em pacientes com DRC e diabetes tipo 2, o grupo placebo apresentou mais eventos do composto de falência renal, queda sustentada da função renal ou morte renal que o grupo finerenona [1]',
      'A hiperpotassemia ocorreu mais com a finerenona [1]',
    ],
    [
      ['direction', 'Com a finerenona, a hiperpotassemia foi menos frequente [1]'],
      [
        'direction',
        'Na DRC associada ao diabetes tipo 2, a finerenona piorou o composto de falência renal, queda sustentada da função renal ou morte renal [1]',
      ],
    ],
  ],
  [
    'SELECT.pt',
    [
      'Em pessoas sem diabetes, com sobrepeso ou obesidade e doença cardiovascular, os eventos cardiovasculares maiores diminuíram com a semaglutida (HR 0,80; IC 95% 0,72–0,90) [1]',
      'A redução dos eventos cardiovasculares maiores com semaglutida foi demonstrada em pessoas com doença cardiovascular e sobrepeso ou obesidade, mas sem diabetes [1]',
    ],
    [
      [
        'bounds',
        'A semaglutida reduziu os eventos cardiovasculares maiores, com HR de 0,80 e IC 95% de limite inferior 0,90 e limite superior 0,72 [1]',
      ],
      [
        'direction',
        'Os eventos cardiovasculares maiores se tornaram mais frequentes com a semaglutida em pessoas com sobrepeso ou obesidade e doença cardiovascular, sem diabetes [1]',
      ],
      [
        'negation',
        'Em pessoas com sobrepeso ou obesidade, doença cardiovascular e diabetes, a semaglutida reduziu os eventos cardiovasculares maiores (HR 0,80; IC 95% 0,72–0,90) [1]',
      ],
    ],
  ],
  [
    'RALES.en + DAPA-HF.en',
    ['Na insuficiência cardíaca grave, a espironolactona reduziu a morte de 46% para 35% (RR 0,70) [1]'],
    [],
  ],
  [
    'NICE-SUGAR.prose + RECOVERY.pt',
    [
      'Em terapia intensiva, o controle glicêmico intensivo aumentou a mortalidade em 90 dias (27,5% contra 24,9%) [1]',
    ],
    [],
  ],
  [
    'WOMAN.en + CRASH-2.prose',
    [
      'Na hemorragia pós-parto, o RR para morte por sangramento foi de 0,81 com ácido tranexâmico e chegou a 0,69 quando o fármaco foi dado em até 3 h [1]',
    ],
    [
      [
        'wrong-reference',
        'Na hemorragia pós-parto, o RR para morte por sangramento com ácido tranexâmico foi de 0,91 (0,85–0,97) [1]',
      ],
    ],
  ],
  [
    'DAPA-CKD.pt + DAPA-HF.pt',
    [],
    [
      [
        'wrong-reference',
        'Na doença renal crônica, com ou sem diabetes tipo 2, a dapagliflozina reduziu o desfecho renal composto ou a morte cardiovascular (HR 0,74; IC 95% 0,65–0,85) [1]',
      ],
    ],
  ],
  [
    'SELECT.pt + LEADER.pt',
    [],
    [
      [
        'wrong-reference',
        'Em pessoas com sobrepeso ou obesidade e doença cardiovascular, sem diabetes, os eventos cardiovasculares maiores caíram com semaglutida (HR 0,87; IC 95% 0,78–0,97) [1]',
      ],
    ],
  ],
  [
    'NICE-SUGAR.prose + BaSICS.prose',
    [],
    [
      [
        'wrong-reference',
        'Com controle glicêmico intensivo, a mortalidade em 90 dias foi de 26,4%, contra 27,2% com o controle convencional [1]',
      ],
    ],
  ],
  [
    'PARADIGM-HF.prose + DAPA-HF.en + RALES.en',
    [],
    [
      [
        'wrong-reference',
        'Morte cardiovascular ou internação por insuficiência cardíaca ocorreu em 16,3% com sacubitril-valsartana e em 21,2% com enalapril [1]',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en + FLOW.en',
    [],
    [
      [
        'wrong-reference',
        'Na doença renal crônica, a progressão renal ou morte cardiovascular teve HR de 0,76 (0,66–0,88) com a empagliflozina [1]',
      ],
    ],
  ],
  [
    'ART.pt + ARMA.pt',
    [],
    [
      [
        'wrong-reference',
        'Na SDRA, a ventilação com volume corrente de 6 mL/kg reduziu a mortalidade em relação a 12 mL/kg (31,0% vs. 39,8%) [1]',
      ],
    ],
  ],
  [
    'TICH-2.pt + CRASH-2.prose + WOMAN.pt',
    [],
    [
      [
        'wrong-reference',
        'No trauma com hemorragia significativa, o ácido tranexâmico reduziu a morte hospitalar em comparação com placebo (RR 0,91; IC 95% 0,85–0,97) [1]',
      ],
    ],
  ],
];

export const evenPassages: HandCase[] = casesOf(groups);
