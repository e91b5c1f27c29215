import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** An acceptance test of the corpus: one mistake in each wrong sentence. */
const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'Com alvo de PAS inferior a 120 mmHg, o desfecho composto primário ocorreu a uma taxa de 1,65% ao ano, contra 2,19% ao ano com alvo inferior a 140 mmHg [1].',
      'HR 0,73 (0,60–0,90) foi o resultado para óbito por qualquer causa com a meta pressórica intensiva [1].',
    ],
    [['digit', 'O HR para morte por todas as causas com o alvo intensivo foi de 0,78 (0,60–0,90) [1].']],
  ],
  [
    'SPRINT.prose',
    [
      'Entre os 9.361 participantes, a mortalidade por todas as causas foi 27 % menor no grupo de tratamento intensivo [1].',
    ],
    [],
  ],
  [
    'SPRINT.pt',
    [
      'Pessoas com diabetes ficaram de fora do SPRINT [1].',
      'Para o hipertenso de alto risco CV sem diabetes, perseguir PAS < 120 mmHg diminuiu os eventos cardiovasculares maiores em relação ao alvo < 140 mmHg [1].',
    ],
    [
      ['negation', 'Diabéticos também foram incluídos no SPRINT [1].'],
      [
        'negation',
        'Buscar PAS abaixo de 120 mmHg não reduziu os eventos cardiovasculares maiores em relação ao alvo < 140 mmHg [1].',
      ],
    ],
  ],
  [
    'ALLHAT.en',
    [
      'A taxa em 6 anos de doença coronariana fatal ou IAM não fatal ficou em 11,5% com clortalidona e 11,3% com anlodipino, sem diferença entre os grupos [1].',
      'O lisinopril, com taxa de 11,4 % em seis anos, não se distinguiu dos demais anti-hipertensivos quanto a IAM não fatal ou doença coronariana fatal [1].',
    ],
    [
      [
        'negation',
        'Houve diferença entre clortalidona, anlodipino e lisinopril quanto a doença coronariana fatal ou IAM não fatal [1].',
      ],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Morte coronariana e infarto não fatal ocorreram de forma semelhante com clortalidona, anlodipino ou lisinopril em pacientes com HAS de alto risco [1].',
    ],
    [
      [
        'negation',
        'Em hipertensos de alto risco, escolher clortalidona, anlodipino ou lisinopril fez diferença na morte coronariana ou no infarto não fatal [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'Morte CV ou hospitalização por IC: 21,8% com a inibição angiotensina-neprilisina e 26,5% com enalapril [1].',
    ],
    [
      [
        'direction',
        'A inibição angiotensina-neprilisina elevou o risco de morte CV ou internação por IC em relação ao enalapril [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'Dos 8.442 pacientes com ICFEr, os que receberam sacubitril-valsartana tiveram menos óbitos cardiovasculares ou internações por IC do que os do enalapril, com HR de 0,80 (IC 95% 0,73 a 0,87) [1].',
    ],
    [['digit', 'Ao todo, 8.742 pacientes com ICFEr receberam sacubitril-valsartana ou enalapril [1].']],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'A vantagem do sacubitril-valsartana sobre o enalapril na ICFEr corresponde a uma redução relativa de 20 % em morte CV ou internação por IC [1].',
    ],
    [
      [
        'direction',
        'O enalapril foi superior ao sacubitril-valsartana em evitar morte CV ou internação por IC na ICFEr [1].',
      ],
      [
        'negation',
        'O sacubitril-valsartana deixou de reduzir a morte CV ou a internação por IC quando comparado ao enalapril [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.en',
    [
      'Na ICFEr, a dapagliflozina diminuiu em 26 % o risco de piora da IC ou de morte cardiovascular (HR 0,74) [1].',
    ],
    [
      [
        'bounds',
        'O HR de piora da IC ou morte CV com dapagliflozina foi 0,74, com intervalo de 0,65 a 0,95 [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.prose',
    [
      'Cerca de 16% dos pacientes alocados para dapagliflozina tiveram piora da IC ou óbito cardiovascular, ante aproximadamente 21% no grupo placebo [1].',
    ],
    [
      [
        'arms',
        'Piora da IC ou morte CV acometeu 21,2% do grupo dapagliflozina e 16,3% do grupo placebo [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'Quem tem IC com FE reduzida e usa dapagliflozina apresenta menor risco de agravamento da IC ou de morte CV do que quem recebe placebo [1].',
    ],
    [
      [
        'direction',
        'Em portadores de ICFEr, a dapagliflozina aumentou a piora da IC ou a morte CV quando comparada ao placebo [1].',
      ],
      ['negation', 'Não se viu redução da piora da IC ou da morte CV com dapagliflozina na ICFEr [1].'],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Em 5.988 pessoas com ICFEp, 13,8% das tratadas com empagliflozina morreram de causa CV ou internaram por IC, enquanto no outro grupo foram 17,1% [1].',
    ],
    [
      [
        'direction',
        'Mais mortes CV ou internações por IC foram vistas com empagliflozina do que no comparador na ICFEp [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      'Em comparação ao placebo, houve queda de 21% no risco de morte cardiovascular ou internação por IC com empagliflozina na ICFEp [1].',
    ],
    [
      [
        'direction',
        'O uso de empagliflozina na ICFEp acarretou acréscimo de 21% no risco de morte CV ou internação por IC [1].',
      ],
    ],
  ],
  [
    'RALES.en',
    [
      'A espironolactona fez a mortalidade na IC grave passar de 46 % para 35 % [1].',
      'O RR de morte com espironolactona foi de 0,70 (0,60–0,82) entre 1.663 doentes com IC grave [1].',
    ],
    [
      [
        'digit',
        'Morreram 38% dos pacientes com IC grave tratados com espironolactona, contra 46% dos demais [1].',
      ],
    ],
  ],
  [
    'RALES.pt',
    [
      'Acrescentar espironolactona ao tratamento da IC grave com FE reduzida diminui a mortalidade frente ao placebo [1].',
    ],
    [
      [
        'direction',
        'Somada ao tratamento da IC grave com FE reduzida, a espironolactona ampliou a mortalidade [1].',
      ],
      [
        'negation',
        'Nenhuma redução da mortalidade foi obtida com espironolactona na IC grave com FE reduzida [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'Com empagliflozina, a morte CV foi de 3,7%, comparada a 5,9% no grupo controle, numa redução relativa de 38% [1].',
      'MACE de três pontos aconteceu em 10,5 % contra 12,1 %, HR 0,86 a favor da empagliflozina, em 7.020 pacientes com DM2 [1].',
    ],
    [],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'Cerca de 7 mil pacientes com DM2 participaram, e o risco de morrer por causa cardiovascular foi 38 % mais baixo com a empagliflozina [1].',
    ],
    [
      [
        'direction',
        'Diabéticos tipo 2 sob empagliflozina tiveram maior mortalidade CV que os do grupo placebo [1].',
      ],
      ['digit', 'Morte cardiovascular foi registrada em 3,2% com empagliflozina vs. 5,9% com placebo [1].'],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'O paciente com DM2 e doença CV estabelecida que usa empagliflozina tem menos eventos cardiovasculares maiores do que o que recebe placebo [1].',
    ],
    [
      [
        'negation',
        'A empagliflozina foi incapaz de reduzir os eventos cardiovasculares maiores no DM2 com doença CV estabelecida [1].',
      ],
    ],
  ],
  [
    'LEADER.en',
    [
      'No DM2, o uso de liraglutida resultou em MACE em 13,0% e em HR de 0,78 (0,66–0,93) para morte CV [1].',
      'A mortalidade CV foi 22% menor com a liraglutida [1].',
    ],
    [['digit', 'Para MACE, a liraglutida obteve HR de 0,81 (0,78–0,97) [1].']],
  ],
  [
    'LEADER.pt',
    [
      'O uso de liraglutida no DM2 de alto risco CV diminuiu em 13 % os eventos cardiovasculares maiores [1].',
    ],
    [
      [
        'direction',
        'A liraglutida provocou alta dos eventos cardiovasculares maiores no DM2 de alto risco CV [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'A HbA1c foi de 7,0% no controle intensivo e de 7,9% no convencional [1].',
      'Houve redução de 25% nos desfechos microvasculares com o controle glicêmico intensivo, ao passo que para IAM o valor de p foi 0,052 [1].',
    ],
    [['digit', 'A hemoglobina glicada ficou em 7,0% no tratamento intensivo e em 7,6% no convencional [1].']],
  ],
  [
    'UKPDS 33.pt',
    [
      'Tratar intensivamente a glicemia no DM2 recém-diagnosticado, com sulfonilureia ou insulina, reduz em 12 % o risco de qualquer desfecho relacionado ao diabetes [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico intensivo favoreceu o aparecimento de desfechos relacionados ao diabetes, em comparação com o tratamento convencional [1].',
      ],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'Para o composto de doença renal terminal, creatinina dobrada ou morte renal ou CV, a canagliflozina teve HR de 0,70 (0,59–0,82) em 4.401 pacientes [1].',
    ],
    [
      [
        'bounds',
        'Canagliflozina na nefropatia do DM2: HR 0,70 (0,52–0,82) para o desfecho renal ou CV composto [1].',
      ],
    ],
  ],
  [
    'CREDENCE.pt',
    [
      'No DM2 com DRC e albuminúria, o risco do composto renal ou de morte CV cai 30% com canagliflozina [1].',
    ],
    [
      [
        'direction',
        'A canagliflozina agravou o composto de doença renal terminal, duplicação da creatinina ou morte renal ou CV no DM2 com DRC e albuminúria [1].',
      ],
      [
        'negation',
        'No DM2 com DRC e albuminúria, a canagliflozina ficou sem diferença em relação ao placebo no composto renal ou morte CV [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    [
      'Queda da TFGe de ao menos 50%, doença renal terminal ou morte renal ou CV aconteceu em 9,2% com dapagliflozina e em 14,5% no outro grupo [1].',
    ],
    [
      [
        'comparator',
        'O composto incluía queda da TFGe menor que 50%, doença renal terminal e morte renal ou CV [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.pt',
    [
      'O efeito da dapagliflozina na DRC, com ou sem DM2, foi reduzir em 39 % o composto de perda sustentada de função renal, doença renal terminal ou morte renal ou CV [1].',
    ],
    [
      [
        'direction',
        'Na DRC, com ou sem DM2, a dapagliflozina piorou o desfecho renal composto em relação ao placebo [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'De 6.609 portadores de DRC, progrediram ou morreram de causa CV 13,1% dos tratados com empagliflozina e 16,9% dos demais [1].',
      'Um HR de 0,72 para progressão da doença renal ou morte CV traduz risco 28 % menor com empagliflozina na DRC [1].',
    ],
    [],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'Haja ou não diabetes, a empagliflozina diminui a progressão da DRC ou a morte CV quando comparada ao placebo [1].',
    ],
    [['direction', 'Com a empagliflozina, cresceu a progressão da doença renal ou a morte CV na DRC [1].']],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'A finerenona associou-se a menos falência renal, queda da TFGe ≥ 40% ou morte renal (17,8% vs. 21,1%) [1].',
    ],
    [],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'Efeito adverso a lembrar com a finerenona é a hiperpotassemia, mais comum com ela no FIDELIO-DKD [1].',
      'Redução relativa de 18 % do desfecho renal composto foi obtida com finerenona na DRC do DM2 [1].',
    ],
    [
      ['direction', 'No FIDELIO-DKD, a hiperpotassemia foi menos frequente no grupo da finerenona [1].'],
      [
        'digit',
        'Na DRC do DM2, o HR do desfecho renal composto com finerenona foi 0,87 (IC 95% 0,73–0,93) [1].',
      ],
    ],
  ],
  [
    'FLOW.en',
    ['Por 100 pacientes-ano, foram 5,8 eventos renais maiores com semaglutida ante 7,5 no comparador [1].'],
    [
      [
        'digit',
        'Foram 5,3 eventos renais maiores por 100 pacientes-ano com semaglutida, ante 7,5 no outro grupo [1].',
      ],
    ],
  ],
  [
    'FLOW.prose',
    [
      'A semaglutida, frente ao placebo, cortou em 24% o risco de eventos renais maiores nos 3.533 pacientes com DM2 e DRC [1].',
    ],
    [
      [
        'direction',
        'Eventos renais maiores foram mais comuns com semaglutida do que com placebo em pacientes com DM2 e DRC [1].',
      ],
    ],
  ],
  [
    'FLOW.pt',
    [
      'No DM2 com DRC, menos eventos renais maiores foram vistos com semaglutida do que com placebo (HR 0,76; IC 95% 0,66 a 0,88) [1].',
    ],
    [['negation', 'A semaglutida falhou em reduzir os eventos renais maiores no DM2 com DRC [1].']],
  ],
  [
    'SELECT.en',
    [
      'Na obesidade sem diabetes, a taxa de MACE com semaglutida foi de 6,5%, abaixo dos 8,0% do grupo de comparação [1].',
      'O estudo da semaglutida em 17.604 pessoas com obesidade e sem DM chegou a um HR de 0,80 para MACE, com limites de 0,72 e 0,90 [1].',
    ],
    [],
  ],
  [
    'SELECT.pt',
    [
      'Pacientes não diabéticos com sobrepeso ou obesidade e doença CV têm risco 20 % menor de eventos cardiovasculares maiores ao usar semaglutida em vez de placebo [1].',
    ],
    [
      [
        'direction',
        'O risco de eventos cardiovasculares maiores subiu com semaglutida em pessoas com sobrepeso ou obesidade e doença CV, sem DM [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    [
      'Em 40 semanas, a tirzepatida 15 mg baixou a HbA1c em 2,30 pontos, mais do que o 1,86 ponto da semaglutida 1 mg [1].',
    ],
    [['unit', 'O efeito da tirzepatida 10 mg sobre a HbA1c foi de −2,24 pontos em 40 dias [1].']],
  ],
  [
    'SURPASS-2.prose',
    [
      'A dose de 5 mg de tirzepatida reduziu a hemoglobina glicada em 2,01 pontos percentuais ao fim de 40 semanas [1].',
    ],
    [
      [
        'direction',
        'Com 15 mg de tirzepatida, a hemoglobina glicada subiu 2,30 pontos percentuais em 40 semanas [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    [
      'Frente à semaglutida 1 mg, a tirzepatida proporciona queda maior da HbA1c, de 2,24 pontos percentuais na dose de 10 mg [1].',
    ],
    [['direction', 'Em 40 semanas, a tirzepatida reduziu a HbA1c menos do que a semaglutida 1 mg [1].']],
  ],
  [
    'JUPITER.en',
    [
      'Foram 0,77 evento por 100 pessoas-ano com rosuvastatina, pouco mais da metade do 1,36 do outro grupo [1].',
    ],
    [
      [
        'decimal',
        'A rosuvastatina apresentou 7,7 eventos por 100 pessoas-ano, contra 1,36 no comparador [1].',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'Em quem tem PCR ultrassensível alta sem elevação do LDL, a rosuvastatina fez cair em 44% os eventos cardiovasculares maiores [1].',
    ],
    [
      [
        'direction',
        'Houve incremento de eventos cardiovasculares maiores com rosuvastatina em pessoas com LDL não elevado e PCR ultrassensível alta [1].',
      ],
      ['bounds', 'Para eventos cardiovasculares maiores, o IC 95% da rosuvastatina foi de 0,46 a 0,96 [1].'],
    ],
  ],
  [
    'FOURIER.en',
    [
      'O desfecho primário composto atingiu 9,8 % dos pacientes com evolocumabe e 11,3 % dos do comparador [1].',
      'Com 27.564 participantes, o HR do desfecho primário com evolocumabe foi 0,85, ou seja, 15% de redução relativa [1].',
    ],
    [['digit', 'O desfecho primário ocorreu em 9,8% com evolocumabe e em 12,3% no comparador [1].']],
  ],
  [
    'FOURIER.pt',
    [
      'Em quem já toma estatina e tem doença CV aterosclerótica, o evolocumabe diminui o desfecho cardiovascular composto [1].',
    ],
    [
      [
        'direction',
        'Em usuários de estatina com doença aterosclerótica, o evolocumabe saiu-se pior que o placebo no desfecho cardiovascular composto [1].',
      ],
      [
        'negation',
        'O evolocumabe não trouxe diminuição do desfecho cardiovascular composto frente ao placebo [1].',
      ],
    ],
  ],
  [
    'RE-LY.en',
    [
      'AVC ou embolia sistêmica incidiu em 1,11% ao ano com dabigatrana 150 mg, versus 1,69% ao ano com varfarina [1].',
    ],
    [['decimal', 'AVC ou embolia sistêmica com dabigatrana 150 mg: 11,1% ao ano [1].']],
  ],
  [
    'RE-LY.prose',
    [
      'Pouco mais de 18 mil pacientes com FA foram estudados, e a dabigatrana 150 mg 2x/dia reduziu em cerca de um terço o AVC ou a embolia sistêmica [1].',
    ],
    [
      ['digit', 'Com varfarina, a taxa anual de AVC ou embolia sistêmica foi de 1,49% [1].'],
      ['arms', 'AVC ou embolia sistêmica ao ano: varfarina 1,11%, dabigatrana 150 mg 1,69% [1].'],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'Na FA, a dabigatrana 150 mg duas vezes ao dia foi superior à varfarina na prevenção de AVC ou embolia sistêmica [1].',
    ],
    [
      [
        'direction',
        'A dabigatrana 150 mg 2x/dia mostrou-se inferior à varfarina na prevenção de AVC ou embolia sistêmica na FA [1].',
      ],
      [
        'unit',
        'A dose de dabigatrana que reduziu AVC ou embolia sistêmica na FA foi de 150 mcg duas vezes ao dia [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    [
      'O DOAC apixabana teve HR de 0,69 para sangramento maior e de 0,89 para óbito em comparação com a varfarina [1].',
    ],
    [['bounds', 'Sangramento maior com apixabana teve HR de 0,69 e intervalo de 0,66 a 0,95 [1].']],
  ],
  [
    'ARISTOTLE.prose',
    [
      'Sangrou-se menos com apixabana: o risco de hemorragia maior foi 31 % inferior ao da varfarina [1].',
      'O limite superior do IC 95% para morte por qualquer causa com apixabana foi de 0,998 [1].',
    ],
    [['direction', 'Comparada à varfarina, a apixabana intensificou o sangramento maior (HR 0,69) [1].']],
  ],
  [
    'ARISTOTLE.pt',
    [
      'Para prevenir AVC ou embolia sistêmica na FA, a apixabana mostrou-se melhor que a varfarina (HR 0,79) [1].',
    ],
    [
      [
        'direction',
        'Sob apixabana, AVC ou embolia sistêmica foi mais frequente do que sob varfarina na FA [1].',
      ],
    ],
  ],
  [
    'PLATO.en',
    [
      'Aos 12 meses, o ticagrelor somou menos mortes vasculares, IAM ou AVC que o clopidogrel: 9,8% contra 11,7% [1].',
    ],
    [
      ['unit', 'Ao fim de 12 semanas, morte vascular, IAM ou AVC havia ocorrido em 9,8% com ticagrelor [1].'],
      ['arms', 'Em 12 meses, o desfecho atingiu 11,7% com ticagrelor e 9,8% com clopidogrel [1].'],
    ],
  ],
  [
    'PLATO.prose',
    [
      'O braço clopidogrel acumulou 11,7 % de morte vascular, IAM ou AVC em um ano, e o braço ticagrelor, 9,8 % [1].',
    ],
    [
      [
        'direction',
        'O ticagrelor perdeu para o clopidogrel, com maior ocorrência de morte vascular, IAM ou AVC em 12 meses [1].',
      ],
      ['digit', 'O ensaio de ticagrelor contra clopidogrel reuniu 16.624 pacientes [1].'],
    ],
  ],
  [
    'PLATO.pt',
    [
      'Na SCA, optar por ticagrelor em lugar do clopidogrel reduz em 16% o risco de morte vascular, IAM ou AVC [1].',
    ],
    [
      [
        'negation',
        'Entre ticagrelor e clopidogrel não houve diferença em morte vascular, IAM ou AVC na SCA [1].',
      ],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'A combinação de AAS e estreptoquinase derrubou a morte vascular em 5 semanas de 13,2 % para 8,0 % [1].',
      'O AAS sozinho deixou a chance de morte vascular 23% menor em cinco semanas (9,4% vs. 11,8%) [1].',
    ],
    [],
  ],
  [
    'ISIS-2.pt',
    [
      'Na suspeita de IAM, a soma de AAS com estreptoquinase reduziu a mortalidade vascular em 5 semanas mais do que cada fármaco isolado [1].',
      'A dupla AAS e estreptoquinase deixou 42% menor a chance de morte vascular em 5 semanas na suspeita de IAM [1].',
    ],
    [
      [
        'direction',
        'A mortalidade vascular em 5 semanas piorou com a associação de AAS e estreptoquinase na suspeita de IAM [1].',
      ],
      [
        'negation',
        'Isoladamente, o AAS não reduziu a mortalidade vascular em 5 semanas na suspeita de IAM [1].',
      ],
    ],
  ],
  [
    'NINDS.en',
    [
      'HIC sintomática ocorreu em 6,4 % com o ativador do plasminogênio tecidual e em 0,6 % sem ele [1].',
      'A mortalidade em 90 dias não diferiu de modo significativo com a trombólise (17% vs. 21%; p = 0,30) [1].',
    ],
    [['arms', 'A HIC sintomática foi de 0,6% com o trombolítico e de 6,4% no controle [1].']],
  ],
  [
    'NINDS.pt',
    [
      'Iniciada em até três horas do começo dos sintomas, a alteplase EV tornou mais provável uma boa evolução em 3 meses no AVC isquêmico [1].',
      'O preço da alteplase no NINDS foi um aumento da hemorragia intracraniana sintomática [1].',
    ],
    [
      [
        'direction',
        'Quanto à segurança, a alteplase diminuiu a hemorragia intracraniana sintomática no NINDS [1].',
      ],
      [
        'direction',
        'A chance de evolução favorável em 3 meses foi reduzida pela alteplase EV no AVC isquêmico [1].',
      ],
      ['bounds', 'A OR de 1,7 para evolução favorável aos 3 meses veio com IC 95% de 1,2 a 3,6 [1].'],
    ],
  ],
  [
    'TICH-2.en',
    [
      'O ácido tranexâmico teve resultado neutro na hemorragia intracerebral hiperaguda, com OR ajustada de 0,88 e p = 0,11 [1].',
    ],
    [],
  ],
  [
    'TICH-2.pt',
    [
      'Não houve melhora significativa do estado funcional aos 90 dias com ácido tranexâmico na hemorragia intracerebral aguda [1].',
    ],
    [
      [
        'negation',
        'Na hemorragia intracerebral aguda, o ácido tranexâmico melhorou de modo significativo o estado funcional em 90 dias [1].',
      ],
    ],
  ],
  [
    'CRASH-2.en',
    ['A morte hospitalar no trauma caiu 9% em termos relativos com ácido tranexâmico (14,5% vs. 16,0%) [1].'],
    [
      [
        'digit',
        'Dos pacientes com trauma que receberam ácido tranexâmico, 12,5% morreram no hospital, ante 16,0% dos controles [1].',
      ],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'O ácido tranexâmico diminuiu significativamente os óbitos hospitalares em estudo com 20.211 vítimas de trauma e hemorragia significativa [1].',
    ],
    [
      [
        'direction',
        'A morte hospitalar cresceu significativamente com ácido tranexâmico no trauma (14,5% vs. 16,0%) [1].',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      'Vítimas de trauma com hemorragia significativa, ou em risco de tê-la, morrem menos no hospital quando recebem ácido tranexâmico [1].',
      'RR de 0,91 (IC 95% de 0,85 a 0,97) é o tamanho do efeito do ácido tranexâmico sobre a morte hospitalar no trauma hemorrágico [1].',
    ],
    [],
  ],
  [
    'WOMAN.en',
    [
      'O desfecho primário composto do WOMAN não foi atingido, embora a morte por sangramento tenha sido de 1,5 % contra 1,9 % [1].',
    ],
    [['decimal', 'A morte por sangramento atingiu 15% das mulheres com ácido tranexâmico [1].']],
  ],
  [
    'WOMAN.prose',
    [
      'Quando o ácido tranexâmico foi dado nas primeiras 3 horas após o parto, o risco de morte por sangramento caiu 31% [1].',
    ],
    [
      [
        'direction',
        'Entre as mulheres tratadas nas primeiras 3 h do parto, a morte por sangramento foi maior com ácido tranexâmico que com placebo [1].',
      ],
      [
        'negation',
        'Com o ácido tranexâmico na hemorragia pós-parto, o desfecho primário composto foi cumprido e a morte por sangramento caiu [1].',
      ],
    ],
  ],
  [
    'WOMAN.pt',
    [
      'Menos puérperas morreram de sangramento com ácido tranexâmico do que com placebo na hemorragia pós-parto [1].',
    ],
    [['negation', 'O estudo WOMAN alcançou seu desfecho primário composto [1].']],
  ],
  [
    'Magpie.en',
    [
      'A eclâmpsia acometeu 0,8% das mulheres que receberam sulfato de magnésio e 1,9% das do placebo, sem efeito significativo sobre a morte materna [1].',
    ],
    [],
  ],
  [
    'Magpie.prose',
    [
      'Das 10.141 mulheres com pré-eclâmpsia, as que receberam sulfato de magnésio tiveram risco de eclâmpsia 58 % mais baixo [1].',
      'Quanto à mortalidade materna, o sulfato de magnésio não fez diferença significativa (RR 0,55; 0,26 a 1,14) [1].',
    ],
    [
      [
        'negation',
        'O sulfato de magnésio reduziu de forma significativa a mortalidade materna (RR 0,55) [1].',
      ],
      [
        'digit',
        'As mulheres com pré-eclâmpsia que usaram sulfato de magnésio tiveram risco 48% menor de eclâmpsia [1].',
      ],
    ],
  ],
  [
    'Magpie.pt',
    [
      'A frequência de eclâmpsia com sulfato de magnésio fica abaixo da metade da observada com placebo na pré-eclâmpsia [1].',
    ],
    [
      [
        'direction',
        'O sulfato de magnésio mais que dobrou a ocorrência de eclâmpsia em mulheres com pré-eclâmpsia [1].',
      ],
      ['negation', 'Sulfato de magnésio não previne a eclâmpsia em mulheres com pré-eclâmpsia [1].'],
    ],
  ],
  [
    'RECOVERY.en',
    [
      'Nos pacientes ventilados com covid-19, a dexametasona esteve ligada a 29,3% de óbitos, ante 41,4% no controle [1].',
      'Uma razão de taxas de 0,83 (0,75–0,93) significa 17 % menos mortes em 28 dias com dexametasona na covid-19 hospitalar [1].',
    ],
    [],
  ],
  [
    'RECOVERY.prose',
    [
      'A letalidade em 28 dias foi de 22,9% com dexametasona e de 25,7% com o cuidado habitual em internados por covid-19 [1].',
    ],
    [
      [
        'direction',
        'Sob ventilação mecânica invasiva, a mortalidade foi mais alta com dexametasona do que com o cuidado habitual [1].',
      ],
    ],
  ],
  [
    'RECOVERY.pt',
    ['O ganho com dexametasona concentrou-se nos doentes sob oxigênio ou ventilação mecânica [1].'],
    [
      [
        'negation',
        'Em hospitalizados com covid-19, a dexametasona em nada modificou a mortalidade em 28 dias [1].',
      ],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'A ivermectina não diminuiu de forma significativa a hospitalização ou a observação prolongada (14,7% vs. 16,3%; RR 0,90, com intervalo de 0,70 a 1,16) [1].',
    ],
    [],
  ],
  [
    'TOGETHER.pt',
    [
      'Estudo brasileiro em pacientes ambulatoriais com covid-19 não encontrou redução da internação nem da observação prolongada na emergência com ivermectina [1].',
    ],
    [
      [
        'negation',
        'A ivermectina reduziu a internação e a observação prolongada de pacientes ambulatoriais com covid-19 [1].',
      ],
    ],
  ],
  [
    'ARMA.en',
    ['Ventilar com 6 mL/kg em vez de 12 mL/kg reduziu os óbitos de 39,8 % para 31,0 % [1].'],
    [['decimal', 'A diferença de mortalidade entre 6 e 12 mL/kg teve p = 0,07 [1].']],
  ],
  [
    'ARMA.prose',
    [
      'Volumes correntes menores trouxeram menor mortalidade na SDRA (p = 0,007), em estudo de 861 pacientes [1].',
    ],
    [
      [
        'unit',
        'No grupo de menor mortalidade por SDRA, ventilou-se com volume corrente de 6 L por quilograma [1].',
      ],
    ],
  ],
  [
    'ARMA.pt',
    ['Na SDRA, o volume corrente de 6 mL/kg leva vantagem sobre o de 12 mL/kg em termos de mortalidade [1].'],
    [
      [
        'direction',
        'Na SDRA, adotar 6 mL/kg de volume corrente é prejudicial, pois eleva a mortalidade em relação a 12 mL/kg [1].',
      ],
      ['negation', 'Passar o volume corrente de 12 para 6 mL/kg não alterou a mortalidade na SDRA [1].'],
    ],
  ],
  [
    'PROSEVA.en',
    [
      'Pronar o paciente com SDRA grave levou a mortalidade em 28 dias a 16,0%, ante 32,8% no grupo controle [1].',
    ],
    [['unit', 'A mortalidade em 28 semanas foi de 16,0% com a posição prona [1].']],
  ],
  [
    'PROSEVA.prose',
    ['Em posição supina a mortalidade de 28 dias foi de 32,8 %, cerca do dobro da registrada em prona [1].'],
    [
      [
        'comparator',
        'A comparação entre prona e supina resultou em p > 0,001 para mortalidade em 28 dias [1].',
      ],
      ['arms', 'Morreram em 28 dias 32,8% dos pronados e 16,0% dos mantidos em supina [1].'],
    ],
  ],
  [
    'PROSEVA.pt',
    ['Prona precoce e prolongada diminui a mortalidade de 28 dias na SDRA grave [1].'],
    [
      [
        'direction',
        'A prona precoce e prolongada trouxe mais óbitos em 28 dias que a supina na SDRA grave [1].',
      ],
      ['negation', 'Não há ganho de sobrevida em 28 dias com a posição prona na SDRA grave [1].'],
    ],
  ],
  [
    'ART.en',
    [
      'Recrutamento pulmonar com PEEP titulada foi danoso: morreram 55,3% em 28 dias, contra 49,3% com PEEP baixa [1].',
    ],
    [],
  ],
  [
    'ART.prose',
    [
      'O risco de morte em 28 dias foi 20 % maior com recrutamento e PEEP titulada em 1.010 pacientes com SDRA moderada a grave [1].',
    ],
    [
      [
        'digit',
        'Com recrutamento e PEEP titulada, o HR de morte em 28 dias foi de 1,30 (IC 95% 1,01–1,42) [1].',
      ],
    ],
  ],
  [
    'ART.pt',
    [
      'O que se obteve com o recrutamento alveolar associado a PEEP titulada no ART foi dano, com mais mortes que a PEEP baixa [1].',
    ],
    [
      [
        'direction',
        'Recrutar alvéolos com PEEP titulada baixou a mortalidade em 28 dias frente à PEEP baixa na SDRA moderada a grave [1].',
      ],
      ['negation', 'Segundo o ART, a intervenção não causou dano [1].'],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'Controle glicêmico rígido no paciente crítico elevou a mortalidade em 90 dias (27,5% vs. 24,9%; OR 1,14) [1].',
    ],
    [['bounds', 'A OR de morte em 90 dias com controle glicêmico rígido foi de 1,14 (0,92–1,28) [1].']],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'Dentre 6.104 adultos críticos, a mortalidade em 90 dias foi de 24,9 % no controle glicêmico convencional e mais alta, 27,5 %, no intensivo [1].',
    ],
    [['digit', 'No grupo de controle glicêmico convencional, 21,9% morreram em 90 dias [1].']],
  ],
  [
    'NICE-SUGAR.pt',
    ['No NICE-SUGAR, a estratégia glicêmica intensiva foi prejudicial ao paciente crítico [1].'],
    [
      [
        'direction',
        'Pacientes críticos se beneficiaram do controle glicêmico intensivo, com queda da mortalidade em 90 dias [1].',
      ],
      [
        'negation',
        'O controle glicêmico intensivo não aumentou a mortalidade em 90 dias de pacientes críticos [1].',
      ],
    ],
  ],
  [
    'BaSICS.en',
    [
      'Em 75 UTIs do Brasil, a mortalidade em 90 dias foi de 26,4% com solução balanceada e 27,2% com SF 0,9% [1].',
    ],
    [['decimal', 'Dos pacientes que receberam solução balanceada, 2,64% haviam morrido em 90 dias [1].']],
  ],
  [
    'BaSICS.prose',
    [
      'Entre solução balanceada e salina a 0,9 %, a diferença de óbitos em 90 dias não foi significativa (HR ajustado 0,97) [1].',
    ],
    [
      [
        'negation',
        'A diferença de mortalidade em 90 dias entre solução balanceada e salina a 0,9% foi significativa [1].',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'O cristaloide balanceado não mostrou vantagem sobre a salina em mortalidade aos 90 dias nas UTIs brasileiras [1].',
    ],
    [['bounds', 'O HR ajustado de morte em 90 dias foi 0,97 (IC 95% 0,90–0,99) [1].']],
  ],
  [
    'HPTN 052.en',
    ['Houve apenas 1 transmissão vinculada com a TARV precoce, em contraste com 27 no outro grupo [1].'],
    [],
  ],
  [
    'HPTN 052.prose',
    [
      'O início precoce da TARV reduziu em 96 % as transmissões geneticamente ligadas entre 1.763 casais sorodiscordantes [1].',
      'No grupo de terapia tardia contaram-se 27 transmissões geneticamente ligadas do HIV [1].',
    ],
    [['digit', 'A TARV precoce proporcionou redução de 86% na transmissão geneticamente ligada [1].']],
  ],
  [
    'HPTN 052.pt',
    ['Começar a TARV mais cedo diminui a transmissão do HIV ao parceiro em casais sorodiscordantes [1].'],
    [
      [
        'direction',
        'A TARV iniciada cedo facilitou a transmissão do HIV ao parceiro em casais sorodiscordantes [1].',
      ],
    ],
  ],
  [
    'START.en',
    [
      'O desfecho primário ficou em 1,8% num grupo e 4,1% no outro, o que corresponde a um HR de 0,43 em 4.685 pessoas com HIV [1].',
    ],
    [
      [
        'decimal',
        'Iniciar a TARV na infecção precoce assintomática resultou em HR de 0,043 para o desfecho primário [1].',
      ],
    ],
  ],
  [
    'START.pt',
    [
      'Adiar a TARV em assintomáticos com CD4 alto resultou em mais eventos graves, relacionados ou não à aids, do que iniciá-la de imediato [1].',
    ],
    [
      [
        'direction',
        'Iniciar a TARV de imediato gerou mais eventos graves do que adiá-la em assintomáticos com CD4 alto [1].',
      ],
    ],
  ],
  [
    'BENEFIT.en',
    [
      'A conversão da PCR foi de 66,2% com benznidazol, praticamente o dobro dos 33,5% do grupo comparador [1].',
    ],
    [
      [
        'bounds',
        'No desfecho primário do benznidazol, a razão de riscos foi de 0,93, variando de 0,71 a 1,07 [1].',
      ],
    ],
  ],
  [
    'BENEFIT.prose',
    [
      'No desfecho primário, benznidazol e placebo ficaram próximos (27,5 % e 29,1 %), com IC 95 % de 0,81 a 1,07 [1].',
      'A PCR converteu em cerca de dois terços dos pacientes que tomaram benznidazol [1].',
    ],
    [
      ['direction', 'A conversão da PCR foi mais rara com benznidazol do que com placebo [1].'],
      ['arms', 'A PCR converteu em 33,5% com benznidazol e em 66,2% com placebo [1].'],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'Fase aguda e forma indeterminada da doença de Chagas ficaram fora da avaliação do BENEFIT [1].',
      'O uso de benznidazol na cardiomiopatia chagásica crônica já estabelecida não freia de modo significativo a progressão clínica [1].',
    ],
    [
      [
        'negation',
        'O benznidazol conteve de modo significativo a progressão clínica da cardiomiopatia chagásica crônica estabelecida [1].',
      ],
      [
        'negation',
        'Também a fase aguda e a forma indeterminada da doença de Chagas foram avaliadas pelo BENEFIT [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.en',
    [
      'A eficácia foi maior em soropositivos (89,2%) do que em soronegativos (73,6%) com a vacina do Butantan [1].',
    ],
    [['digit', 'Em 2 anos, a dose única da vacina contra dengue teve eficácia de 72,6% (70,0–86,3) [1].']],
  ],
  [
    'Butantan-DV.prose',
    ['Uma dose única protegeu contra a dengue sintomática com eficácia próxima de 80 % em 2 anos [1].'],
    [
      ['direction', 'A eficácia da vacina em soropositivos foi menor que em soronegativos [1].'],
      ['arms', 'Quem era soronegativo teve 89,2% de eficácia vacinal, e quem era soropositivo, 73,6% [1].'],
    ],
  ],
  [
    'Butantan-DV.pt',
    [
      'Crianças e adultos que receberam dose única da Butantan-DV ficaram protegidos contra a dengue sintomática ao longo de 2 anos, com eficácia de 79,6% [1].',
    ],
    [
      ['negation', 'A dose única da Butantan-DV não preveniu a dengue sintomática ao longo de 2 anos [1].'],
      ['unit', 'A eficácia de 79,6% contra a dengue sintomática foi medida ao longo de 2 meses [1].'],
    ],
  ],
  [
    'DBHA 2020.en',
    ['Considera-se HAS quando a PA de consultório é ≥ 140 e/ou 90 mmHg [1].'],
    [['comparator', 'Há HAS quando a PA de consultório é < 140 e/ou 90 mmHg [1].']],
  ],
  [
    'DBHA 2025.en',
    ['A meta de tratamento é manter a PA menor que 130/80 mmHg [1].'],
    [['unit', 'O tratamento da HAS tem como meta PA < 130/80 cmH2O [1].']],
  ],
  [
    'DBHA 2025.prose',
    [
      'Uma sistólica de 120 a 139 mmHg e/ou uma diastólica de 80 a 89 mmHg já caracteriza pré-hipertensão [1].',
    ],
    [['comparator', 'Durante o tratamento, a meta é PA acima de 130/80 mmHg [1].']],
  ],
  [
    'DBHA 2025.pt',
    [
      'Pela diretriz brasileira de 2025, o hipertenso em tratamento deve ficar com a PA abaixo de 130/80 mmHg [1].',
    ],
    [],
  ],
  [
    'DBHA 2020.pt',
    ['A DBHA de 2020 já não é a edição corrente, pois a de 2025 a substituiu [1].'],
    [['negation', 'A edição de 2020 da DBHA continua sem substituta [1].']],
  ],
  [
    'DBIC 2018.en',
    [
      'O rastreamento de IC emprega NT-proBNP com ponto de corte de 125 pg/mL [1].',
      'FEVE entre 40 e 49 % corresponde à faixa intermediária, e valores a partir de 50 %, à preservada [1].',
    ],
    [
      ['unit', 'O valor de NT-proBNP usado no rastreamento de IC é 125 ng/mL [1].'],
      ['comparator', 'Considera-se preservada a FEVE abaixo de 50% [1].'],
    ],
  ],
  [
    'DBIC 2018.prose',
    ['Chama-se ICFEr a IC com FEVE menor que 40% [1].'],
    [
      ['digit', 'Para rastrear IC, o ponto de corte do NT-proBNP é de 225 pg/mL [1].'],
      ['comparator', 'Rotula-se como ICFEr o paciente com FEVE > 40% [1].'],
    ],
  ],
  [
    'DBIC 2018.pt',
    [
      'Os peptídeos natriuréticos fazem parte da investigação diagnóstica da IC na diretriz brasileira de 2018 [1].',
      'É pela FEVE que se divide a IC em reduzida, intermediária e preservada [1].',
    ],
    [
      [
        'negation',
        'A diretriz brasileira de 2018 não inclui os peptídeos natriuréticos na investigação diagnóstica da IC [1].',
      ],
    ],
  ],
  [
    'SBD 2025.en',
    [
      'Glicemia de jejum a partir de 126 mg/dL ou HbA1c a partir de 6,5%, desde que confirmadas, definem diabetes [1].',
    ],
    [
      ['digit', 'Glicemia de jejum ≥ 136 mg/dL, confirmada, faz diagnóstico de diabetes [1].'],
      ['unit', 'O corte de glicemia de jejum para diabetes é de 126 mmol/L, com confirmação [1].'],
    ],
  ],
  [
    'SBD 2025.prose',
    [
      'É preciso confirmar o resultado antes de firmar o diagnóstico de DM por glicemia de jejum ≥ 126 mg/dL [1].',
    ],
    [
      [
        'decimal',
        'Para diagnosticar DM, pede-se glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 0,65%, com confirmação [1].',
      ],
      ['comparator', 'Uma glicemia de jejum inferior a 126 mg/dL, confirmada, diagnostica diabetes [1].'],
    ],
  ],
  [
    'SBD 2025.pt',
    [
      'O diagnóstico de diabetes pode apoiar-se na HbA1c ou na glicemia de jejum, exigindo-se confirmação [1].',
    ],
    [
      [
        'negation',
        'O diagnóstico de diabetes pela glicemia de jejum ou pela HbA1c dispensa a confirmação do resultado [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.en',
    ['Só se fala em DRC quando a alteração estrutural ou funcional dura pelo menos 3 meses [1].'],
    [['comparator', 'As anormalidades renais precisam durar no máximo 3 meses para que se fale em DRC [1].']],
  ],
  [
    'KDIGO 2024.prose',
    [
      'A classificação da DRC leva em conta a causa, a categoria de TFG (G1 a G5) e a de albuminúria (A1 a A3) [1].',
    ],
    [['unit', 'Define-se DRC por alteração estrutural ou funcional presente por no mínimo 3 semanas [1].']],
  ],
  [
    'KDIGO 2024.pt',
    ['Segundo o KDIGO 2024, DRC é a alteração persistente da estrutura ou da função renal [1].'],
    [],
  ],
  [
    'SSC 2021.en',
    ['Dar no mínimo 30 mL/kg de cristaloide nas 3 primeiras horas da sepse é uma recomendação fraca [1].'],
    [['unit', 'A sepse pede pelo menos 30 mL/kg de cristaloide nos primeiros 3 dias [1].']],
  ],
  [
    'SSC 2021.prose',
    ['A PAM alvo inicial em adultos com vasopressor é de 65 mmHg [1].'],
    [
      ['digit', 'Em uso de vasopressor, recomenda-se PAM inicial de 75 mmHg [1].'],
      [
        'comparator',
        'No choque séptico, sugere-se infundir não mais que 30 mL/kg de cristaloide nas 3 horas iniciais [1].',
      ],
    ],
  ],
  [
    'SSC 2021.pt',
    [
      'A versão 2021 da Surviving Sepsis Campaign foi substituída pela de 2026 [1].',
      'Havendo choque séptico em uso de vasopressor, titula-se o tratamento por um alvo de PAM [1].',
    ],
    [],
  ],
  [
    'MS Dengue 2024.en',
    ['No grupo D da dengue, infundem-se 20 mL/kg em no máximo 20 minutos [1].'],
    [['unit', 'Na dengue grupo D, os 20 mL/kg devem correr em até 20 horas [1].']],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'Salicilatos e AINEs ficam proscritos na dengue [1].',
      'O paciente do grupo C recebe de imediato 10 mL/kg de cristaloide na primeira hora [1].',
    ],
    [['negation', 'Salicilatos e AINEs podem ser utilizados na dengue [1].']],
  ],
  [
    'MS Dengue 2024.pt',
    [
      'Dengue dos grupos C e D pede reposição venosa imediata com cristaloide, que corre mais depressa no grupo D [1].',
      'Hidratar é a base do tratamento da dengue [1].',
    ],
    [
      [
        'direction',
        'A reposição venosa com cristaloide é mais lenta no grupo D do que no grupo C da dengue [1].',
      ],
      ['negation', 'Não há indicação de reposição venosa imediata nos grupos C e D da dengue [1].'],
    ],
  ],
  [
    'GINA 2021.en',
    ['Tratar a asma apenas com SABA não é recomendado [1].'],
    [['negation', 'O tratamento da asma somente com SABA é recomendado [1].']],
  ],
  [
    'GINA 2021.pt',
    [
      'O alívio preferido pela GINA 2021 é a combinação de corticoide inalatório e formoterol [1].',
      'Já saíram relatórios da GINA posteriores ao de 2021 [1].',
    ],
    [
      [
        'direction',
        'A GINA de 2021 desaconselha a associação de corticoide inalatório e formoterol como alívio na asma [1].',
      ],
    ],
  ],
  [
    'GOLD 2023.en',
    ['O critério espirométrico da DPOC é uma relação VEF1/CVF < 0,7 após broncodilatador [1].'],
    [
      ['decimal', 'A DPOC exige relação VEF1/CVF pós-broncodilatador < 0,07 [1].'],
      ['comparator', 'VEF1/CVF pós-broncodilatador > 0,7 é o critério de DPOC [1].'],
    ],
  ],
  [
    'GOLD 2023.pt',
    [
      'Os antigos grupos A, B, C e D da DPOC deram lugar aos grupos A, B e E [1].',
      'Existem relatórios GOLD posteriores ao de 2023 [1].',
    ],
    [['negation', 'Ainda não existe relatório GOLD mais recente que o de 2023 [1].']],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    'Butantan-DV.en + MS Dengue 2024.en',
    'A vacina do Butantan teve eficácia de 89,2% em soropositivos [2].',
    'd',
  ],
  [
    'wrong-reference',
    'RE-LY.en + ARISTOTLE.en',
    'Para morte, o HR da apixabana frente à varfarina foi de 0,89 [1].',
    'd',
  ],
  [
    'wrong-reference',
    'DAPA-CKD.en + EMPA-KIDNEY.en',
    'A empagliflozina na DRC foi acompanhada de 13,1% de progressão renal ou morte CV [1].',
    'd',
  ],
  [
    'wrong-reference',
    'DBHA 2020.en + DBHA 2025.en',
    'Recomenda-se como meta de tratamento uma PA < 130/80 mmHg [1].',
    'd',
  ],
  [
    'wrong-reference',
    'PARADIGM-HF.prose + RALES.en',
    'A mortalidade na IC grave com espironolactona foi de 35% [1].',
    'd',
  ],
  [
    'wrong-reference',
    'ARMA.en + PROSEVA.en',
    'Em prona, a mortalidade de 28 dias na SDRA grave foi de 16,0% [1].',
    'd',
  ],
  [
    'wrong-reference',
    'DBIC 2018.prose + SBD 2025.prose',
    'O NT-proBNP tem ponto de corte de 125 pg/mL no rastreamento da IC [2].',
    'd',
  ],
  [
    'wrong-reference',
    'SELECT.en + FLOW.prose',
    'MACE ocorreu em 6,5% das pessoas obesas sem diabetes que usaram semaglutida [2].',
    'd',
  ],
  [
    'wrong-reference',
    'HPTN 052.en + START.en',
    'A transmissão vinculada do HIV caiu 96% com a TARV precoce [2].',
    'd',
  ],
  [
    'wrong-reference',
    'CRASH-2.prose + Magpie.en',
    'O sulfato de magnésio deixou a eclâmpsia 58% menos frequente [1].',
    'd',
  ],
];

export const singleMistakes: HandCase[] = [...casesOf(groups), ...ofSeveral];
