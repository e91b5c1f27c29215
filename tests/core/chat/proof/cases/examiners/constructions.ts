import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The corpus in many constructions. */
const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'Buscar PAS abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, baixou a taxa anual do desfecho composto primário de 2,19% para 1,65% [1].',
      'A morte por todas as causas caiu 27% em termos relativos com o alvo sistólico mais baixo (HR 0,73) [1].',
    ],
    [],
  ],
  [
    'SPRINT.prose',
    [
      'No grupo de tratamento padrão, o desfecho primário ocorreu a uma taxa de 2,19% ao ano, contra 1,65% ao ano sob tratamento intensivo [1].',
      'O controle pressórico intensivo associou-se a menor mortalidade geral (HR 0,73; IC 95% 0,60 a 0,90) [1].',
    ],
    [
      [
        'direction',
        'A mortalidade por todas as causas foi mais alta no grupo intensivo (HR 0,73; IC 95% 0,60–0,90) [1].',
      ],
      [
        'digit',
        'A taxa do desfecho primário foi de 1,85% ao ano com tratamento intensivo e 2,19% ao ano com tratamento padrão [1].',
      ],
      ['bounds', 'O desfecho primário teve HR de 0,75 (IC 95% 0,60 a 0,89) com o tratamento intensivo [1].'],
    ],
  ],
  [
    'SPRINT.pt',
    [
      'Diabéticos ficaram de fora do SPRINT, no qual a meta sistólica inferior a 120 mmHg diminuiu os eventos cardiovasculares maiores [1].',
      'Houve queda relativa de 25% no composto cardiovascular quando se perseguiu PAS < 120 mmHg em vez de < 140 mmHg [1].',
    ],
    [
      [
        'direction',
        'Perseguir PAS abaixo de 120 mmHg elevou os eventos cardiovasculares maiores em comparação com o alvo abaixo de 140 mmHg [1].',
      ],
      ['negation', 'O SPRINT incluiu pessoas com diabetes [1].'],
      ['decimal', 'O composto cardiovascular teve HR de 0,075 com o alvo intensivo [1].'],
    ],
  ],
  [
    'ALLHAT.en',
    [
      'Em 6 anos, as taxas de doença coronariana fatal ou IAM não fatal ficaram em 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril, sem diferença entre elas [1].',
      'Entre 33.357 hipertensos de alto risco, o diurético, o bloqueador de canal de cálcio e o IECA tiveram desempenho semelhante quanto a doença coronariana fatal ou infarto não fatal [1].',
    ],
    [
      [
        'negation',
        'Houve diferença em doença coronariana fatal ou infarto não fatal entre os fármacos comparados [1].',
      ],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Quanto a óbito coronariano ou infarto não fatal, nenhum dos três anti-hipertensivos, clortalidona, anlodipino ou lisinopril, se mostrou diferente dos demais [1].',
    ],
    [
      [
        'negation',
        'Clortalidona, anlodipino e lisinopril diferiram quanto à morte coronariana ou ao infarto não fatal [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'A inibição da neprilisina e da angiotensina superou o enalapril: 21,8% contra 26,5% de morte CV ou hospitalização por IC [1].',
    ],
    [],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'Com o enalapril, 26,5% dos pacientes morreram de causa cardiovascular ou foram internados por IC, ante 21,8% com sacubitril-valsartana [1].',
      'A diferença absoluta a favor de sacubitril-valsartana foi de 4,7 pontos percentuais no composto de morte cardiovascular ou internação por IC (21,8% contra 26,5%) [1].',
    ],
    [
      [
        'direction',
        'O desfecho de morte cardiovascular ou internação por IC foi mais comum com sacubitril-valsartana do que com enalapril [1].',
      ],
      [
        'arms',
        'Morte cardiovascular ou internação por IC ocorreu em 26,5% com sacubitril-valsartana e em 21,8% com enalapril [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'Na ICFEr, sacubitril-valsartana mostrou-se melhor que o enalapril em evitar óbito cardiovascular ou internação por IC, com redução relativa de 20% [1].',
    ],
    [
      [
        'direction',
        'O enalapril superou sacubitril-valsartana na prevenção de morte cardiovascular ou internação por IC na ICFEr [1].',
      ],
      [
        'negation',
        'Sacubitril-valsartana não reduziu a morte cardiovascular ou a internação por IC em comparação com o enalapril [1].',
      ],
      [
        'digit',
        'O HR para morte cardiovascular ou internação por IC foi de 0,86 a favor de sacubitril-valsartana [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.en',
    [
      'O risco de agravamento da IC ou de óbito cardiovascular foi 26% menor com a dapagliflozina na fração de ejeção reduzida [1].',
    ],
    [],
  ],
  [
    'DAPA-HF.prose',
    [
      'No braço placebo, 21,2% apresentaram piora da IC ou morte cardiovascular; no braço dapagliflozina, 16,3% [1].',
      'A dapagliflozina foi testada contra placebo em 4.744 pacientes com ICFEr, com HR de 0,74 para piora da IC ou óbito cardiovascular [1].',
    ],
    [
      [
        'direction',
        'A incidência de piora da IC ou óbito cardiovascular subiu com a dapagliflozina frente ao placebo [1].',
      ],
      [
        'digit',
        'Piora da IC ou morte cardiovascular ocorreu em 16,3% com dapagliflozina e em 27,2% com placebo [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'A dapagliflozina protegeu contra a descompensação da IC ou a morte cardiovascular na FE reduzida (HR 0,74; IC 95% de 0,65 a 0,85) [1].',
    ],
    [
      [
        'direction',
        'A dapagliflozina agravou o risco de piora da IC ou morte cardiovascular na FE reduzida (HR 0,74) [1].',
      ],
      [
        'negation',
        'A dapagliflozina falhou em reduzir a piora da IC ou a morte cardiovascular frente ao placebo [1].',
      ],
      ['bounds', 'Para piora da IC ou morte cardiovascular, o HR foi 0,74 (IC 95% 0,65–0,95) [1].'],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Morte CV ou hospitalização por IC acometeu 13,8% dos tratados com empagliflozina e 17,1% do grupo comparador [1].',
    ],
    [['digit', 'O estudo com empagliflozina na ICFEp randomizou 5.388 pacientes [1].']],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      'Na ICFEp, o desfecho de morte cardiovascular ou internação por IC foi mais raro sob empagliflozina do que sob placebo [1].',
      'Pacientes com FE preservada que receberam empagliflozina tiveram risco 21% menor de óbito cardiovascular ou internação por IC [1].',
    ],
    [
      [
        'direction',
        'Na ICFEp, houve acréscimo de morte cardiovascular ou internação por IC com a empagliflozina [1].',
      ],
      [
        'negation',
        'Na ICFEp, a empagliflozina foi incapaz de diminuir a morte cardiovascular ou a internação por IC [1].',
      ],
    ],
  ],
  [
    'RALES.en',
    [
      'A mortalidade recuou de 46% para 35% com a espironolactona na IC grave [1].',
      'O risco de morrer foi 30% menor com a espironolactona (IC de 0,60 a 0,82) [1].',
    ],
    [['direction', 'O risco de óbito foi 30% maior com a espironolactona na IC grave [1].']],
  ],
  [
    'RALES.pt',
    [
      'Somar espironolactona ao tratamento da IC grave com FE reduzida trouxe menor mortalidade do que somar placebo [1].',
    ],
    [
      ['direction', 'Acrescentar espironolactona fez a mortalidade crescer na IC grave com FE reduzida [1].'],
      [
        'negation',
        'A espironolactona acrescentada ao tratamento deixou de reduzir a mortalidade na IC grave com FE reduzida [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'A morte cardiovascular foi de 3,7% com a empagliflozina e de 5,9% no comparador, uma redução relativa de 38% [1].',
    ],
    [],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'Comparada ao placebo, a empagliflozina levou a menos eventos do composto de morte CV, infarto ou AVC (10,5% contra 12,1%) [1].',
      'Morreram de causa cardiovascular 5,9% dos alocados para placebo e 3,7% dos alocados para empagliflozina [1].',
    ],
    [
      [
        'direction',
        'A morte de causa cardiovascular foi mais frequente com empagliflozina do que com placebo [1].',
      ],
      [
        'negation',
        'A empagliflozina não trouxe redução do composto de morte cardiovascular, infarto ou AVC em relação ao placebo [1].',
      ],
      ['bounds', 'A morte cardiovascular teve HR de 0,62, com IC 95% de 0,49 a 0,99 [1].'],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'Em diabéticos tipo 2 com doença cardiovascular estabelecida, a empagliflozina cortou em 14% o risco relativo de eventos cardiovasculares maiores [1].',
    ],
    [
      [
        'direction',
        'A empagliflozina aumentou em 14% o risco de eventos cardiovasculares maiores no DM2 com doença cardiovascular [1].',
      ],
    ],
  ],
  [
    'LEADER.en',
    [
      'Com a liraglutida, 13,0% tiveram MACE, frente a 14,9% do grupo controle [1].',
      'A liraglutida também diminuiu a mortalidade cardiovascular (HR 0,78; IC 0,66–0,93) [1].',
    ],
    [
      ['direction', 'A mortalidade cardiovascular piorou com a liraglutida (HR 0,78; IC 0,66–0,93) [1].'],
      ['digit', 'O MACE caiu de 14,9% para 13,6% com a liraglutida [1].'],
    ],
  ],
  [
    'LEADER.pt',
    [
      'O uso de liraglutida, em vez de placebo, resultou em menos eventos cardiovasculares maiores no DM2 de alto risco cardiovascular [1].',
    ],
    [
      [
        'direction',
        'Eventos cardiovasculares maiores foram mais numerosos com a liraglutida que com o placebo (HR 0,87) [1].',
      ],
      [
        'negation',
        'Nenhum benefício da liraglutida sobre os eventos cardiovasculares maiores foi demonstrado frente ao placebo [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'O controle intensivo alcançou HbA1c de 7,0%, contra 7,9% no tratamento convencional [1].',
      'Os desfechos microvasculares caíram 25%, ao passo que a redução do infarto do miocárdio não atingiu significância estatística (p = 0,052) [1].',
    ],
    [['direction', 'O risco microvascular foi 25% mais elevado com o controle intensivo [1].']],
  ],
  [
    'UKPDS 33.pt',
    [
      'Em recém-diagnosticados com DM2, o risco de qualquer desfecho ligado ao diabetes foi 12% menor com sulfonilureia ou insulina em regime intensivo [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico intensivo favoreceu o surgimento de desfechos relacionados ao diabetes em comparação com o tratamento convencional [1].',
      ],
      [
        'negation',
        'O controle intensivo com sulfonilureia ou insulina não diminuiu os desfechos relacionados ao diabetes [1].',
      ],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'Em 4.401 participantes, a canagliflozina reduziu em 30% o risco de doença renal terminal, duplicação da creatinina ou morte renal ou CV [1].',
    ],
    [],
  ],
  [
    'CREDENCE.pt',
    [
      'No DM2 com DRC e albuminúria, a canagliflozina foi superior ao placebo no composto renal ou morte cardiovascular (HR 0,70) [1].',
    ],
    [
      [
        'direction',
        'A canagliflozina foi pior que o placebo no desfecho renal composto ou morte cardiovascular (HR 0,70) [1].',
      ],
      [
        'negation',
        'A canagliflozina não foi capaz de reduzir o composto renal e cardiovascular em comparação com placebo no DM2 com DRC e albuminúria [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    ['O desfecho composto atingiu 14,5% dos controles e 9,2% dos que tomaram dapagliflozina [1].'],
    [['digit', 'A dapagliflozina reduziu o desfecho composto na DRC (HR 0,67) [1].']],
  ],
  [
    'DAPA-CKD.pt',
    [
      'Portadores de DRC, diabéticos ou não, tiveram risco 39% menor do desfecho renal composto ou morte cardiovascular com a dapagliflozina [1].',
    ],
    [
      [
        'direction',
        'Na DRC, a dapagliflozina ampliou o risco de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'Progressão da doença renal ou morte CV ocorreu em 13,1% do grupo empagliflozina e 16,9% do controle, com HR de 0,72 [1].',
    ],
    [],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'Frente ao placebo, a empagliflozina atenuou em 28% o risco de progressão da doença renal ou de óbito cardiovascular, com ou sem diabetes [1].',
    ],
    [
      [
        'direction',
        'A empagliflozina acelerou a progressão da doença renal ou a morte cardiovascular, com HR de 0,72 [1].',
      ],
      [
        'negation',
        'Na DRC, a empagliflozina ficou sem efeito sobre a progressão da doença renal ou a morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'A finerenona fez o composto de falência renal, queda da TFGe ≥ 40% ou morte renal cair de 21,1% para 17,8% [1].',
    ],
    [],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'O preço da finerenona foi uma maior frequência de hiperpotassemia [1].',
      'Apesar de mais hiperpotassemia, a finerenona diminuiu em 18% o risco do desfecho renal composto [1].',
    ],
    [
      ['direction', 'A finerenona tornou a hiperpotassemia menos frequente no FIDELIO-DKD [1].'],
      [
        'direction',
        'O desfecho renal composto aumentou com a finerenona em comparação com o placebo (HR 0,82) [1].',
      ],
      ['negation', 'A finerenona não se associou a maior frequência de hiperpotassemia [1].'],
    ],
  ],
  [
    'FLOW.en',
    [
      'A taxa de eventos renais maiores foi de 5,8 por 100 pacientes-ano com semaglutida e de 7,5 no grupo controle [1].',
    ],
    [],
  ],
  [
    'FLOW.prose',
    ['O grupo placebo acumulou 7,5 eventos renais maiores por 100 pacientes-ano; o da semaglutida, 5,8 [1].'],
    [
      ['direction', 'Eventos renais maiores foram mais frequentes com a semaglutida que com o placebo [1].'],
      [
        'unit',
        'A taxa de eventos renais maiores foi de 5,8 por 1.000 pacientes-ano com semaglutida e 7,5 por 1.000 com placebo [1].',
      ],
    ],
  ],
  [
    'FLOW.pt',
    [
      'A semaglutida confere proteção renal no DM2 com DRC, com diminuição relativa de 24% dos eventos renais maiores [1].',
    ],
    [
      [
        'direction',
        'O placebo saiu-se melhor que a semaglutida em evitar eventos renais maiores no DM2 com DRC [1].',
      ],
      ['negation', 'Tampouco a semaglutida reduziu os eventos renais maiores no DM2 com DRC [1].'],
    ],
  ],
  [
    'SELECT.en',
    ['Na obesidade sem diabetes, o MACE foi menos frequente com semaglutida: 6,5% contra 8,0% [1].'],
    [],
  ],
  [
    'SELECT.pt',
    [
      'Em não diabéticos com sobrepeso ou obesidade e doença cardiovascular, a semaglutida reduziu em 20% o risco de eventos cardiovasculares maiores [1].',
    ],
    [
      [
        'direction',
        'O risco de eventos cardiovasculares maiores cresceu 20% com a semaglutida em pessoas com obesidade e sem diabetes [1].',
      ],
      [
        'negation',
        'A semaglutida não diminuiu os eventos cardiovasculares maiores em pessoas com obesidade e sem diabetes [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    [
      'A tirzepatida 15 mg baixou a HbA1c em 2,30 pontos, mais do que o 1,86 ponto obtido com a semaglutida 1 mg [1].',
    ],
    [],
  ],
  [
    'SURPASS-2.prose',
    [
      'Na semana 40, a queda da HbA1c foi de 2,01, 2,24 e 2,30 pontos percentuais com 5, 10 e 15 mg de tirzepatida, nessa ordem [1].',
    ],
    [
      ['direction', 'A HbA1c subiu 2,30 pontos percentuais com 15 mg de tirzepatida em 40 semanas [1].'],
      ['digit', 'Com tirzepatida 10 mg, a HbA1c caiu 2,54 pontos percentuais em 40 semanas [1].'],
    ],
  ],
  [
    'SURPASS-2.pt',
    [
      'A semaglutida 1 mg reduziu menos a hemoglobina glicada do que a tirzepatida ao longo de 40 semanas [1].',
    ],
    [
      ['direction', 'A semaglutida 1 mg superou a tirzepatida na redução da HbA1c em 40 semanas [1].'],
      ['unit', 'A tirzepatida reduziu a HbA1c mais do que a semaglutida 1 mg em 40 dias [1].'],
    ],
  ],
  [
    'JUPITER.en',
    ['Foram 0,77 evento por 100 pessoas-ano com a rosuvastatina e 1,36 no grupo controle [1].'],
    [],
  ],
  [
    'JUPITER.pt',
    [
      'Com LDL não elevado mas PCR ultrassensível alta, indivíduos aparentemente saudáveis tiveram risco 44% menor de eventos cardiovasculares maiores em uso de rosuvastatina [1].',
    ],
    [
      [
        'direction',
        'Em pessoas com PCR ultrassensível elevada, a rosuvastatina provocou aumento dos eventos cardiovasculares maiores frente ao placebo [1].',
      ],
      [
        'negation',
        'Nem mesmo com PCR ultrassensível elevada a rosuvastatina reduziu os eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    'FOURIER.en',
    ['O desfecho primário composto foi registrado em 9,8% com o evolocumabe, ante 11,3% no comparador [1].'],
    [['decimal', 'O desfecho primário composto ocorreu em 0,98% com evolocumabe e 11,3% no comparador [1].']],
  ],
  [
    'FOURIER.pt',
    [
      'Em usuários de estatina com doença aterosclerótica, o evolocumabe trouxe risco 15% menor do composto cardiovascular que o placebo [1].',
    ],
    [
      [
        'direction',
        'O evolocumabe somou risco ao uso de estatina, com mais desfechos cardiovasculares compostos que o placebo (HR 0,85) [1].',
      ],
      [
        'negation',
        'O evolocumabe deixou de diminuir o desfecho cardiovascular composto frente ao placebo [1].',
      ],
    ],
  ],
  [
    'RE-LY.en',
    [
      'Os que usaram dabigatrana 150 mg tiveram 1,11% ao ano de AVC ou embolia sistêmica, contra 1,69% ao ano com varfarina [1].',
    ],
    [],
  ],
  [
    'RE-LY.prose',
    [
      'Tomar dabigatrana 150 mg duas vezes ao dia, em lugar de varfarina, associou-se a risco 34% menor de AVC ou embolia sistêmica [1].',
    ],
    [
      ['decimal', 'A taxa de AVC ou embolia sistêmica com varfarina foi de 16,9% ao ano [1].'],
      [
        'arms',
        'A taxa de AVC ou embolia sistêmica foi de 1,69% ao ano com dabigatrana 150 mg e de 1,11% ao ano com varfarina [1].',
      ],
    ],
  ],
  [
    'RE-LY.pt',
    ['A varfarina preveniu menos o AVC ou a embolia sistêmica do que a dabigatrana 150 mg 2x/dia na FA [1].'],
    [
      [
        'direction',
        'A varfarina preveniu melhor o AVC ou a embolia sistêmica do que a dabigatrana 150 mg duas vezes ao dia [1].',
      ],
      [
        'negation',
        'A dabigatrana 150 mg duas vezes ao dia não reduziu o AVC ou a embolia sistêmica em relação à varfarina [1].',
      ],
      [
        'unit',
        'A dabigatrana 150 g duas vezes ao dia reduziu o AVC ou a embolia sistêmica em relação à varfarina [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    [
      'O risco de sangramento maior foi 31% menor com a apixabana do que com a varfarina (HR 0,69; IC 0,60-0,80) [1].',
    ],
    [],
  ],
  [
    'ARISTOTLE.prose',
    [
      'A apixabana não só reduziu o AVC ou a embolia sistêmica como também diminuiu o sangramento maior e a morte por qualquer causa [1].',
      'O HR para mortalidade por todas as causas foi de 0,89, com IC 95% entre 0,80 e 0,998 [1].',
    ],
    [
      ['direction', 'A apixabana causou mais sangramento maior do que a varfarina (HR 0,69) [1].'],
      ['direction', 'A morte por qualquer causa foi maior com a apixabana que com a varfarina [1].'],
      ['negation', 'A apixabana reduziu o AVC ou a embolia sistêmica, mas não o sangramento maior [1].'],
      ['bounds', 'O HR para sangramento maior foi de 0,69 (IC 95% 0,66–0,80) [1].'],
    ],
  ],
  [
    'ARISTOTLE.pt',
    [
      'Na FA, quem recebeu apixabana teve risco 21% menor de AVC ou embolia sistêmica que quem recebeu varfarina [1].',
    ],
    [],
  ],
  [
    'PLATO.en',
    [
      'Aos 12 meses, 11,7% do grupo clopidogrel e 9,8% do grupo ticagrelor haviam apresentado morte vascular, IAM ou AVC [1].',
    ],
    [
      [
        'unit',
        'Em 12 semanas, morte vascular, IAM ou AVC ocorreu em 9,8% com ticagrelor e 11,7% com clopidogrel [1].',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'O ticagrelor levou vantagem sobre o clopidogrel em 18.624 pacientes com SCA, com redução de 16% no risco relativo de morte vascular, infarto ou AVC [1].',
    ],
    [
      [
        'digit',
        'Em 12 meses, o desfecho ocorreu em 9,8% no braço ticagrelor e 17,7% no braço clopidogrel [1].',
      ],
      [
        'arms',
        'Aos 12 meses, o desfecho havia ocorrido em 11,7% do braço ticagrelor e em 9,8% do braço clopidogrel [1].',
      ],
    ],
  ],
  [
    'PLATO.pt',
    ['Na SCA, o clopidogrel foi inferior ao ticagrelor na prevenção de morte vascular, infarto ou AVC [1].'],
    [
      [
        'direction',
        'O ticagrelor foi inferior ao clopidogrel na prevenção de morte vascular, infarto ou AVC na SCA [1].',
      ],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'A combinação de AAS e estreptoquinase diminuiu a chance de morte vascular em 42% (8,0% contra 13,2%) [1].',
      'Em 5 semanas, a aspirina reduziu a chance de morte vascular em 23% e a estreptoquinase, em 25% [1].',
    ],
    [],
  ],
  [
    'ISIS-2.pt',
    [
      'Na suspeita de IAM, associar AAS e estreptoquinase baixou a mortalidade vascular mais do que o uso de cada um deles [1].',
    ],
    [
      [
        'direction',
        'A associação de AAS e estreptoquinase elevou a mortalidade vascular em 5 semanas na suspeita de IAM [1].',
      ],
      [
        'negation',
        'O AAS e a estreptoquinase, quando associados, não reduziram ainda mais a mortalidade vascular em 5 semanas [1].',
      ],
    ],
  ],
  [
    'NINDS.en',
    [
      'A hemorragia intracraniana sintomática foi mais comum com o ativador do plasminogênio: 6,4% contra 0,6% [1].',
      'A mortalidade em 90 dias não diferiu de forma significativa (17% e 21%, p = 0,30) [1].',
    ],
    [['digit', 'A hemorragia intracraniana sintomática foi de 8,4% com o trombolítico, contra 0,6% [1].']],
  ],
  [
    'NINDS.pt',
    [
      'Dada nas primeiras 3 horas, a alteplase IV melhorou a chance de boa evolução aos 3 meses (OR 1,7), ao custo de mais hemorragia intracraniana sintomática [1].',
    ],
    [
      ['direction', 'A alteplase diminuiu a hemorragia intracraniana sintomática no NINDS [1].'],
      [
        'direction',
        'A alteplase em até 3 h reduziu a chance de evolução favorável aos 3 meses (OR 1,7) [1].',
      ],
      [
        'negation',
        'A alteplase melhorou a evolução em 3 meses sem aumentar a hemorragia intracraniana sintomática [1].',
      ],
    ],
  ],
  [
    'TICH-2.en',
    [
      'O resultado foi neutro para o Rankin no dia 90 com o ácido tranexâmico (OR ajustada 0,88; p = 0,11) [1].',
    ],
    [],
  ],
  [
    'TICH-2.pt',
    [
      'O ácido tranexâmico não trouxe ganho funcional significativo aos 90 dias na hemorragia intracerebral aguda [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico melhorou de modo significativo o estado funcional em 90 dias na hemorragia intracerebral aguda [1].',
      ],
      ['bounds', 'A OR ajustada para o Rankin em 90 dias foi de 0,88 (IC 95% 0,67–1,03) [1].'],
    ],
  ],
  [
    'CRASH-2.en',
    [
      'No trauma hemorrágico, o ácido tranexâmico fez a mortalidade intra-hospitalar cair de 16,0% para 14,5% [1].',
    ],
    [],
  ],
  [
    'CRASH-2.prose',
    [
      'Entre 20.211 traumatizados com hemorragia importante, o risco de óbito hospitalar foi 9% menor com ácido tranexâmico do que com placebo [1].',
    ],
    [
      [
        'direction',
        'O óbito hospitalar foi significativamente mais frequente com o ácido tranexâmico no trauma [1].',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      'Menos pacientes morreram no hospital quando o trauma com sangramento significativo foi tratado com ácido tranexâmico em vez de placebo [1].',
    ],
    [
      [
        'negation',
        'Não houve redução da mortalidade hospitalar com o ácido tranexâmico no trauma com hemorragia significativa [1].',
      ],
    ],
  ],
  [
    'WOMAN.en',
    [
      'Quando administrado em até 3 h, o ácido tranexâmico reduziu a morte por sangramento de 1,7% para 1,2% [1].',
    ],
    [],
  ],
  [
    'WOMAN.prose',
    [
      'Embora o desfecho primário composto não tenha sido atingido, houve menos óbitos por sangramento com o ácido tranexâmico, sobretudo nas tratadas em até 3 h do parto [1].',
    ],
    [['direction', 'A morte por sangramento aumentou nas mulheres que receberam ácido tranexâmico [1].']],
  ],
  [
    'WOMAN.pt',
    [
      'O estudo falhou em seu desfecho primário composto, ainda que o risco de morte por sangramento tenha sido 19% menor [1].',
    ],
    [['negation', 'O desfecho primário composto do estudo foi alcançado [1].']],
  ],
  [
    'Magpie.en',
    [
      'O sulfato de magnésio derrubou a eclâmpsia de 1,9% para 0,8%, sem efeito significativo sobre a morte materna [1].',
    ],
    [],
  ],
  [
    'Magpie.prose',
    [
      'Entre 10.141 mulheres com pré-eclâmpsia, o risco de eclâmpsia foi 58% mais baixo com sulfato de magnésio, mas a mortalidade materna não diferiu significativamente [1].',
    ],
    [
      [
        'direction',
        'As mulheres alocadas para sulfato de magnésio tiveram risco de eclâmpsia 58% superior ao do placebo [1].',
      ],
      [
        'negation',
        'A mortalidade materna diferiu significativamente entre o sulfato de magnésio e o placebo [1].',
      ],
      [
        'decimal',
        'A eclâmpsia ocorreu em 8% das mulheres com sulfato de magnésio e em 1,9% das mulheres com placebo [1].',
      ],
    ],
  ],
  [
    'Magpie.pt',
    [
      'Mais da metade dos casos de eclâmpsia foi evitada com o sulfato de magnésio em relação ao placebo [1].',
    ],
    [['direction', 'O sulfato de magnésio mais que dobrou a ocorrência de eclâmpsia frente ao placebo [1].']],
  ],
  [
    'RECOVERY.en',
    ['A mortalidade aos 28 dias foi de 22,9% com dexametasona, ante 25,7% no grupo comparador [1].'],
    [],
  ],
  [
    'RECOVERY.prose',
    ['Em ventilação mecânica invasiva, morreram 41,4% sob cuidado usual e 29,3% sob dexametasona [1].'],
    [
      [
        'digit',
        'Nos pacientes em ventilação mecânica invasiva, a mortalidade foi de 29,3% com dexametasona e 47,4% com cuidado usual [1].',
      ],
    ],
  ],
  [
    'RECOVERY.pt',
    [
      'A dexametasona beneficiou principalmente os doentes que necessitavam de oxigênio ou ventilação mecânica [1].',
      'Frente ao cuidado habitual, a dexametasona diminuiu em 17% a taxa de morte em 28 dias na covid-19 hospitalar [1].',
    ],
    [
      [
        'direction',
        'A dexametasona elevou a mortalidade em 28 dias em comparação com o cuidado habitual na covid-19 hospitalar [1].',
      ],
      [
        'negation',
        'A dexametasona fracassou em reduzir a mortalidade em 28 dias dos hospitalizados com covid-19 [1].',
      ],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'Hospitalização ou observação prolongada ocorreu em 14,7% com ivermectina e 16,3% no comparador, com IC de 0,70 a 1,16 incluindo a unidade [1].',
    ],
    [],
  ],
  [
    'TOGETHER.pt',
    [
      'A ivermectina foi ineficaz em reduzir internação ou observação prolongada na emergência em pacientes ambulatoriais com covid-19 no Brasil [1].',
      'Não se demonstrou benefício da ivermectina sobre a internação na covid-19 ambulatorial [1].',
    ],
    [
      [
        'negation',
        'A ivermectina reduziu a internação ou a observação prolongada em serviço de emergência em pacientes ambulatoriais com covid-19 [1].',
      ],
    ],
  ],
  [
    'ARMA.en',
    ['Ventilar com 6 mL/kg, em vez de 12 mL/kg, diminuiu a mortalidade de 39,8% para 31,0% [1].'],
    [],
  ],
  [
    'ARMA.prose',
    [
      'O volume corrente mais alto, de 12 mL/kg, cursou com mortalidade maior do que o de 6 mL/kg (39,8% contra 31,0%) [1].',
    ],
    [['direction', 'A mortalidade foi maior no grupo ventilado com volumes correntes mais baixos [1].']],
  ],
  [
    'ARMA.pt',
    ['Na SDRA, volumes correntes de 6 mL/kg pouparam vidas em comparação com 12 mL/kg (p = 0,007) [1].'],
    [
      [
        'unit',
        'A ventilação com volume corrente de 6 L/kg, em vez de 12 L/kg, reduziu a mortalidade na SDRA [1].',
      ],
    ],
  ],
  [
    'PROSEVA.en',
    [
      'A pronação reduziu a mortalidade em 28 dias de 32,8% para 16,0% na SDRA grave [1].',
      'Os óbitos em 28 dias em prona foram cerca de metade dos do grupo comparador (16,0% contra 32,8%) [1].',
    ],
    [],
  ],
  [
    'PROSEVA.prose',
    ['Em supino, 32,8% faleceram em 28 dias; em prona, apenas 16,0% [1].'],
    [['digit', 'A mortalidade em 28 dias foi de 16,0% em prona e 38,2% em supino [1].']],
  ],
  [
    'PROSEVA.pt',
    [
      'Pronar precocemente e por tempo prolongado melhorou a sobrevida em 28 dias na SDRA grave frente à posição supina [1].',
    ],
    [
      [
        'direction',
        'Manter o doente em prona aumentou as mortes em 28 dias em relação à posição supina [1].',
      ],
      [
        'negation',
        'A posição prona precoce e prolongada não alterou a mortalidade em 28 dias na SDRA grave [1].',
      ],
      ['comparator', 'A diferença de mortalidade em 28 dias entre prona e supina teve p > 0,001 [1].'],
    ],
  ],
  [
    'ART.en',
    ['O recrutamento com PEEP titulada foi danoso, com mortalidade em 28 dias de 55,3% contra 49,3% [1].'],
    [],
  ],
  [
    'ART.prose',
    [
      'A PEEP baixa teve menor mortalidade aos 28 dias (49,3%) que o recrutamento com PEEP titulada (55,3%) [1].',
    ],
    [
      [
        'direction',
        'O grupo de PEEP baixa morreu mais em 28 dias do que o de recrutamento com PEEP titulada [1].',
      ],
      [
        'arms',
        'A mortalidade em 28 dias foi de 49,3% no grupo recrutamento com PEEP titulada e de 55,3% no grupo PEEP baixa [1].',
      ],
    ],
  ],
  [
    'ART.pt',
    [
      'O recrutamento alveolar com PEEP titulada foi prejudicial na SDRA moderada a grave, elevando em 20% o risco de morte em 28 dias [1].',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada diminuiu a mortalidade em 28 dias frente à PEEP baixa [1].',
      ],
      ['negation', 'A intervenção testada no ART, recrutamento com PEEP titulada, não causou dano [1].'],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'O controle glicêmico estrito foi prejudicial ao doente crítico, com 27,5% de óbitos em 90 dias contra 24,9% [1].',
    ],
    [],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'O controle convencional da glicemia resultou em menos mortes em 90 dias (24,9%) do que o intensivo (27,5%) [1].',
    ],
    [
      ['direction', 'A chance de morte em 90 dias foi 14% menor com o controle glicêmico intensivo [1].'],
      [
        'digit',
        'Em 90 dias, morreram 29,5% dos pacientes do grupo de controle intensivo e 24,9% do convencional [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.pt',
    [
      'Controlar a glicemia de forma intensiva fez mal ao paciente crítico, com chance 14% maior de morte em 90 dias [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico intensivo poupou vidas em 90 dias no paciente crítico, em comparação com o convencional [1].',
      ],
      ['bounds', 'A OR para morte em 90 dias foi de 1,14, com IC 95% de 1,02 a 1,82 [1].'],
    ],
  ],
  [
    'BaSICS.en',
    [
      'Em 75 UTIs brasileiras, morreram em 90 dias 26,4% dos que receberam solução balanceada e 27,2% dos que receberam salina a 0,9% [1].',
    ],
    [],
  ],
  [
    'BaSICS.prose',
    [
      'A diferença de mortalidade em 90 dias entre solução balanceada e salina a 0,9% não alcançou significância (HR ajustado 0,97) [1].',
    ],
    [
      [
        'negation',
        'A diferença de mortalidade entre solução balanceada e salina a 0,9% foi significativa (HR ajustado 0,97) [1].',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'Optar pela solução balanceada em lugar da salina não diminuiu os óbitos em 90 dias nas UTIs do Brasil [1].',
    ],
    [
      [
        'negation',
        'A solução balanceada reduziu a mortalidade em 90 dias em comparação com a solução salina [1].',
      ],
    ],
  ],
  [
    'HPTN 052.en',
    ['Com a TARV precoce, houve um único caso de transmissão ligada, contra 27 no outro grupo [1].'],
    [],
  ],
  [
    'HPTN 052.prose',
    [
      'O início tardio da terapia somou 27 transmissões geneticamente ligadas, ao passo que o precoce somou apenas 1, redução de 96% [1].',
    ],
    [
      ['digit', 'A TARV precoce reduziu em 86% a transmissão geneticamente ligada [1].'],
      [
        'arms',
        'Registraram-se 27 transmissões geneticamente ligadas no grupo de terapia precoce e 1 no de terapia adiada [1].',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [
      'Adiar a TARV em casais sorodiscordantes aumentou o risco de transmissão ao parceiro em relação ao início precoce [1].',
    ],
    [
      [
        'direction',
        'Iniciar cedo a TARV facilitou a transmissão do HIV ao parceiro em casais sorodiscordantes [1].',
      ],
    ],
  ],
  [
    'START.en',
    [
      'O desfecho primário foi observado em 1,8% dos que iniciaram cedo a TARV e em 4,1% do grupo comparador (HR 0,43) [1].',
      'O início da TARV na infecção precoce assintomática reduziu em 57% o risco do desfecho primário [1].',
    ],
    [],
  ],
  [
    'START.pt',
    [
      'Postergar a TARV em assintomáticos com CD4 alto significou mais eventos graves, ligados ou não à aids, do que iniciá-la de imediato [1].',
    ],
    [
      [
        'direction',
        'Adiar a TARV, em vez de iniciá-la de imediato, reduziu os eventos graves em assintomáticos com CD4 alto [1].',
      ],
    ],
  ],
  [
    'BENEFIT.en',
    [
      'A conversão da PCR foi quase o dobro com o benznidazol (66,2% contra 33,5%), porém o desfecho primário foi neutro [1].',
    ],
    [],
  ],
  [
    'BENEFIT.prose',
    [
      'Na cardiomiopatia chagásica, o desfecho primário ocorreu em 29,1% com placebo e em 27,5% com benznidazol [1].',
      'O benznidazol elevou a proporção de conversão da PCR, de 33,5% para 66,2% [1].',
    ],
    [
      ['direction', 'A conversão da PCR foi menos frequente com o benznidazol do que com o placebo [1].'],
      [
        'decimal',
        'O desfecho primário foi registrado em 2,75% do grupo benznidazol e 29,1% do grupo placebo [1].',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'A fase aguda e a forma indeterminada da doença de Chagas não foram contempladas no BENEFIT [1].',
      'O benznidazol não freou significativamente a progressão clínica na cardiomiopatia chagásica crônica já estabelecida (HR 0,93; IC 95% 0,81 a 1,07) [1].',
    ],
    [
      [
        'negation',
        'O benznidazol reduziu de modo significativo a progressão clínica da cardiomiopatia chagásica [1].',
      ],
      ['negation', 'O BENEFIT avaliou a fase aguda e a forma indeterminada da doença de Chagas [1].'],
    ],
  ],
  [
    'Butantan-DV.en',
    ['A eficácia em 2 anos foi maior nos soropositivos (89,2%) do que nos soronegativos (73,6%) [1].'],
    [],
  ],
  [
    'Butantan-DV.prose',
    [
      'Em pessoas sem exposição prévia à dengue, a dose única alcançou eficácia de 73,6% contra a doença sintomática [1].',
      'Entre 16.235 participantes acompanhados por 2 anos, uma só dose protegeu contra a dengue sintomática com eficácia de 79,6% [1].',
    ],
    [
      ['direction', 'A eficácia da vacina foi menor nos soropositivos do que nos soronegativos [1].'],
      ['arms', 'A eficácia foi de 89,2% nos soronegativos e de 73,6% nos soropositivos [1].'],
    ],
  ],
  [
    'Butantan-DV.pt',
    [
      'Bastou uma dose da vacina tetravalente Butantan-DV para prevenir a dengue sintomática em crianças e adultos durante 2 anos (eficácia de 79,6%) [1].',
    ],
    [['digit', 'Em 2 anos, a dose única teve eficácia de 76,9% contra a dengue sintomática [1].']],
  ],
  [
    'DBHA 2020.en',
    [
      'Considera-se hipertenso quem tem PA de consultório maior ou igual a 140 mmHg de sistólica e/ou 90 mmHg de diastólica [1].',
    ],
    [['comparator', 'Há hipertensão quando a PA de consultório está abaixo de 140 e/ou 90 mmHg [1].']],
  ],
  [
    'DBHA 2020.pt',
    [
      'A edição de 2020 da diretriz já não está vigente, pois deu lugar à DBHA 2025 [1].',
      'Segundo a DBHA 2020, é a pressão aferida no consultório que define a hipertensão [1].',
    ],
    [['negation', 'A DBHA 2020 ainda não foi substituída [1].']],
  ],
  [
    'DBHA 2025.en',
    ['PA sistólica de 120 a 139 mmHg e/ou diastólica de 80 a 89 mmHg caracteriza a pré-hipertensão [1].'],
    [],
  ],
  [
    'DBHA 2025.prose',
    ['O tratamento deve visar PA inferior a 130/80 mmHg [1].'],
    [['comparator', 'A meta do tratamento anti-hipertensivo é PA > 130/80 mmHg [1].']],
  ],
  [
    'DBHA 2025.pt',
    [
      'A diretriz brasileira de 2025 preconiza manter a PA abaixo de 130/80 mmHg e chama de pré-hipertensão a PAS de 120 a 139 mmHg e/ou a PAD de 80 a 89 mmHg [1].',
    ],
    [],
  ],
  [
    'DBIC 2018.en',
    [
      'FEVE igual ou superior a 50% corresponde à IC de fração preservada; abaixo de 40%, à de fração reduzida [1].',
    ],
    [],
  ],
  [
    'DBIC 2018.prose',
    [
      'O rastreamento da IC pode ser feito com NT-proBNP, adotando-se 125 pg/mL como ponto de corte [1].',
      'Uma FEVE entre 40% e 49% enquadra o paciente como ICFEi [1].',
    ],
    [
      ['unit', 'O ponto de corte do NT-proBNP para rastreamento é de 125 ng/mL [1].'],
      ['comparator', 'A ICFEr é definida por FEVE > 40% [1].'],
    ],
  ],
  [
    'DBIC 2018.pt',
    [
      'Os peptídeos natriuréticos fazem parte da investigação diagnóstica da IC na diretriz brasileira de 2018 [1].',
      'Conforme a FEVE, a diretriz brasileira de 2018 separa a IC em três categorias: reduzida, intermediária e preservada [1].',
    ],
    [
      [
        'negation',
        'A diretriz brasileira de IC de 2018 não inclui os peptídeos natriuréticos na investigação diagnóstica [1].',
      ],
    ],
  ],
  [
    'SBD 2025.en',
    [
      'Uma glicemia de jejum a partir de 126 mg/dL ou uma HbA1c a partir de 6,5%, desde que confirmada, indica diabetes [1].',
    ],
    [
      [
        'comparator',
        'O diagnóstico de diabetes requer glicemia de jejum < 126 mg/dL ou HbA1c ≥ 6,5%, com confirmação [1].',
      ],
    ],
  ],
  [
    'SBD 2025.prose',
    ['Sem confirmação do resultado, uma HbA1c ≥ 6,5% não fecha o diagnóstico de diabetes [1].'],
    [
      ['negation', 'O diagnóstico de diabetes por HbA1c ≥ 6,5% dispensa a confirmação do resultado [1].'],
      ['digit', 'Glicemia de jejum ≥ 136 mg/dL, confirmada, faz o diagnóstico de diabetes [1].'],
      ['unit', 'Diabetes é diagnosticado com glicemia de jejum ≥ 126 mmol/L, desde que confirmada [1].'],
    ],
  ],
  [
    'SBD 2025.pt',
    [
      'Para diagnosticar diabetes, a SBD 2025 utiliza a glicemia de jejum ou a HbA1c e exige que o achado seja confirmado [1].',
    ],
    [
      [
        'negation',
        'A diretriz da SBD de 2025 firma o diagnóstico pela glicemia de jejum ou HbA1c, sem necessidade de confirmar o resultado [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.en',
    [
      'Fala-se em DRC quando a anormalidade estrutural ou funcional dura 3 meses ou mais, com estadiamento por causa, TFG de G1 a G5 e albuminúria de A1 a A3 [1].',
    ],
    [],
  ],
  [
    'KDIGO 2024.prose',
    [
      'São necessários ao menos três meses de alteração da estrutura ou da função renal para que se defina DRC [1].',
    ],
    [
      ['unit', 'A DRC exige alterações da estrutura ou da função renal por no mínimo 3 semanas [1].'],
      ['comparator', 'Define-se DRC pela alteração renal presente por no máximo 3 meses [1].'],
    ],
  ],
  [
    'KDIGO 2024.pt',
    [
      'Causa, TFG e albuminúria são os três eixos com que o KDIGO 2024 classifica a doença renal crônica [1].',
    ],
    [],
  ],
  [
    'SSC 2021.en',
    [
      'A PAM-alvo é de 65 mmHg, e o volume inicial é de no mínimo 30 mL/kg de cristaloide nas primeiras 3 h [1].',
    ],
    [['comparator', 'Deve-se infundir no máximo 30 mL/kg de cristaloide nas primeiras 3 h [1].']],
  ],
  [
    'SSC 2021.prose',
    ['Nos doentes em uso de vasopressor, recomenda-se mirar inicialmente uma PAM de 65 mmHg [1].'],
    [
      ['digit', 'Em pacientes com vasopressor, o alvo inicial de PAM é de 75 mmHg [1].'],
      ['unit', 'No choque séptico, sugere-se ao menos 30 mL/kg de cristaloide nos primeiros 3 dias [1].'],
    ],
  ],
  ['SSC 2021.pt', ['Vale lembrar que a SSC 2021 foi sucedida pela edição de 2026 [1].'], []],
  [
    'MS Dengue 2024.en',
    ['No grupo D, infundem-se 20 mL/kg em até 20 minutos; no grupo C, 10 mL/kg na primeira hora [1].'],
    [],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'AAS e outros salicilatos, assim como AINEs, devem ser evitados na dengue [1].',
      'O paciente do grupo C deve receber, de imediato, 10 mL/kg de cristaloide ao longo da primeira hora [1].',
    ],
    [
      ['negation', 'Podem-se utilizar salicilatos e anti-inflamatórios não esteroides na dengue [1].'],
      ['unit', 'O grupo D deve receber 20 mL/kg em até 20 horas [1].'],
    ],
  ],
  [
    'MS Dengue 2024.pt',
    [
      'A reposição venosa com cristaloide é imediata nos grupos C e D, sendo mais veloz neste último [1].',
      'Diante da suspeita de dengue, não cabem anti-inflamatórios não esteroides nem salicilatos [1].',
    ],
    [
      ['direction', 'A reposição venosa com cristaloide é mais lenta no grupo D do que no grupo C [1].'],
      ['negation', 'Na dengue, os grupos C e D prescindem de reposição venosa imediata com cristaloide [1].'],
    ],
  ],
  [
    'GINA 2021.en',
    [
      'Tratar a asma apenas com SABA é conduta desaconselhada; dá-se preferência ao corticoide inalatório com formoterol como resgate [1].',
    ],
    [],
  ],
  [
    'GINA 2021.pt',
    [
      'A GINA 2021 posiciona-se contra o broncodilatador de curta ação como tratamento único da asma [1].',
      'O relatório GINA de 2021 não é o mais atual, pois já existem edições posteriores [1].',
    ],
    [['negation', 'A GINA de 2021 recomenda tratar a asma apenas com broncodilatador de curta ação [1].']],
  ],
  [
    'GOLD 2023.en',
    [
      'Na DPOC, a relação VEF1/CVF pós-broncodilatador é inferior a 0,7, e os grupos A, B e E tomaram o lugar dos antigos A a D [1].',
    ],
    [
      ['decimal', 'O critério espirométrico de DPOC é VEF1/CVF pós-broncodilatador < 0,07 [1].'],
      ['comparator', 'Confirma-se DPOC com VEF1/CVF pós-broncodilatador acima de 0,7 [1].'],
    ],
  ],
  [
    'GOLD 2023.pt',
    [
      'O diagnóstico de DPOC se apoia na persistência da obstrução à espirometria depois do broncodilatador, segundo o GOLD 2023 [1].',
      'O antigo esquema A, B, C e D da DPOC cedeu lugar ao A, B e E no GOLD 2023 [1].',
    ],
    [],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    'EMPEROR-Preserved.pt + DAPA-HF.pt',
    'O inibidor de SGLT2 reduziu o desfecho de IC ou morte cardiovascular com HR de 0,74 (IC 95% 0,65–0,85) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'PLATO.pt + ARISTOTLE.pt',
    'O HR em favor do tratamento novo foi de 0,79 (IC 95% 0,66–0,95) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'RECOVERY.prose + CRASH-2.prose',
    'O óbito hospitalar foi de 14,5% no grupo tratado, ante 16,0% no placebo [1].',
    'd',
  ],
  [
    'wrong-reference',
    'ART.prose + PROSEVA.prose',
    'Com PEEP baixa, a mortalidade em 28 dias foi de 49,3% [2].',
    'd',
  ],
  [
    'wrong-reference',
    'LEADER.pt + SELECT.pt',
    'Com o agonista do GLP-1, o HR para eventos cardiovasculares maiores foi de 0,80 (IC 95% 0,72–0,90) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'CREDENCE.pt + DAPA-CKD.pt',
    'A canagliflozina reduziu o desfecho renal composto ou morte cardiovascular, com HR de 0,70 [2].',
    'd',
  ],
  [
    'wrong-reference',
    'FOURIER.en + JUPITER.en',
    'A rosuvastatina levou a 0,77 evento por 100 pessoas-ano, contra 1,36 no comparador [1].',
    'd',
  ],
  [
    'wrong-reference',
    'BaSICS.prose + NICE-SUGAR.prose',
    'A mortalidade em 90 dias foi de 26,4% com a solução balanceada [2].',
    'd',
  ],
];

export const constructions: HandCase[] = [...casesOf(groups), ...ofSeveral];
