import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Reversals and denials of the corpus, each in another construction. */
const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'Quem perseguiu alvo de PAS abaixo de 120 mmHg teve menos eventos do desfecho primário do que quem ficou com alvo abaixo de 140 mmHg (1,65 contra 2,19% ao ano) [1].',
      'A mortalidade por todas as causas foi mais baixa com o alvo sistólico inferior a 120 mmHg (HR 0,73) [1].',
    ],
    [
      [
        'direction',
        'A meta de PAS abaixo de 120 mmHg veio acompanhada de mais mortes por todas as causas que a meta abaixo de 140 mmHg [1].',
      ],
      ['negation', 'A meta de PAS abaixo de 120 mmHg não reduziu a mortalidade por todas as causas [1].'],
    ],
  ],
  [
    'SPRINT.prose',
    [
      'Com o tratamento padrão, o desfecho primário composto foi mais frequente (2,19% ao ano) do que com o intensivo (1,65% ao ano) [1].',
      'Não só o desfecho primário caiu com o alvo intensivo: a mortalidade por todas as causas também foi menor [1].',
    ],
    [
      [
        'direction',
        'O desfecho primário composto foi mais comum com o tratamento intensivo do que com o padrão [1].',
      ],
      [
        'negation',
        'Não houve diferença entre o alvo intensivo e o padrão no desfecho primário composto [1].',
      ],
      [
        'arms',
        'O desfecho primário foi de 1,65% ao ano no grupo de tratamento padrão e de 2,19% ao ano no de tratamento intensivo [1].',
      ],
    ],
  ],
  [
    'SPRINT.pt',
    [
      'Pessoas com diabetes ficaram de fora do SPRINT [1].',
      'Contentar-se com PAS abaixo de 140 mmHg, em vez de abaixo de 120 mmHg, significou mais eventos cardiovasculares maiores em hipertensos de alto risco sem diabetes [1].',
    ],
    [
      [
        'direction',
        'Buscar PAS abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, piorou o prognóstico quanto a eventos cardiovasculares maiores nos hipertensos de alto risco sem diabetes [1].',
      ],
      ['negation', 'O SPRINT também incluiu pessoas com diabetes [1].'],
    ],
  ],
  [
    'ALLHAT.en',
    [
      'Em seis anos, a taxa de morte coronariana ou infarto não fatal foi de 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril, sem diferença entre eles [1].',
    ],
    [
      [
        'negation',
        'Houve diferença entre clortalidona, anlodipino e lisinopril em morte coronariana ou infarto não fatal [1].',
      ],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Nem o anlodipino nem o lisinopril se distinguiram da clortalidona em morte coronariana ou infarto não fatal [1].',
      'Para o hipertenso de alto risco, dá na mesma usar clortalidona, anlodipino ou lisinopril quando se pensa em morte coronariana ou infarto não fatal [1].',
    ],
    [],
  ],
  [
    'PARADIGM-HF.en',
    [
      'Com enalapril, 26,5% morreram de causa cardiovascular ou internaram por IC, ante 21,8% com a inibição de angiotensina e neprilisina [1].',
    ],
    [
      [
        'direction',
        'A inibição de angiotensina e neprilisina protegeu menos que o enalapril contra morte cardiovascular ou internação por IC [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'Morte cardiovascular ou internação por IC: 21,8% no braço sacubitril-valsartana e 26,5% no braço enalapril [1].',
    ],
    [
      [
        'direction',
        'O sacubitril-valsartana acarretou mais mortes cardiovasculares ou internações por IC que o enalapril [1].',
      ],
      [
        'negation',
        'Sacubitril-valsartana e enalapril empataram em morte cardiovascular ou internação por IC [1].',
      ],
      [
        'arms',
        'Morte cardiovascular ou internação por IC ocorreu em 21,8% com enalapril e em 26,5% com sacubitril-valsartana [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'O enalapril protegeu menos que o sacubitril-valsartana contra morte cardiovascular ou internação por insuficiência cardíaca na ICFEr [1].',
      'Na IC com FE reduzida, são de esperar menos mortes cardiovasculares ou internações por IC com sacubitril-valsartana do que com enalapril (HR 0,80) [1].',
    ],
    [
      [
        'direction',
        'Na ICFEr, o sacubitril-valsartana fez subir a morte cardiovascular ou a internação por IC frente ao enalapril [1].',
      ],
      [
        'negation',
        'Na ICFEr, o sacubitril-valsartana deixou de reduzir a morte cardiovascular ou a internação por IC em comparação com o enalapril [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.en',
    ['O risco de piora da IC ou de morte cardiovascular foi menor com dapagliflozina, com HR de 0,74 [1].'],
    [
      [
        'direction',
        'O risco de piora da IC ou de morte cardiovascular ficou maior com a dapagliflozina (HR 0,74) [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.prose',
    [
      'No grupo placebo, 21,2% pioraram da insuficiência cardíaca ou morreram por causa cardiovascular, proporção que ficou em 16,3% com a dapagliflozina [1].',
    ],
    [
      [
        'direction',
        'A dapagliflozina ficou em desvantagem em relação ao placebo quanto à piora da IC ou morte cardiovascular [1].',
      ],
      [
        'negation',
        'A dapagliflozina foi incapaz de diminuir a piora da IC ou a morte cardiovascular frente ao placebo [1].',
      ],
      [
        'arms',
        'A piora da IC ou morte cardiovascular foi de 21,2% com dapagliflozina e de 16,3% com placebo [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'A piora da IC ou a morte cardiovascular foi menos comum com a dapagliflozina do que com o placebo na ICFEr [1].',
    ],
    [
      [
        'direction',
        'Na ICFEr, houve incremento do composto de piora da IC ou morte cardiovascular com a dapagliflozina [1].',
      ],
      ['negation', 'Em nada a dapagliflozina alterou a piora da IC ou a morte cardiovascular na ICFEr [1].'],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Na ICFEp, o composto de óbito cardiovascular ou hospitalização por IC ocorreu em 13,8% com empagliflozina e em 17,1% no grupo comparador [1].',
    ],
    [
      [
        'direction',
        'Na ICFEp, a empagliflozina ampliou as mortes cardiovasculares ou hospitalizações por IC [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      'Existe benefício da empagliflozina na ICFEp, traduzido em menos mortes cardiovasculares ou internações por IC que com placebo [1].',
    ],
    [
      [
        'direction',
        'A morte cardiovascular ou a internação por IC foi mais alta com a empagliflozina do que com o placebo na ICFEp [1].',
      ],
      [
        'negation',
        'A empagliflozina não trouxe benefício sobre o placebo em morte cardiovascular ou internação por IC na ICFEp [1].',
      ],
    ],
  ],
  [
    'RALES.en',
    ['A mortalidade na IC grave passou de 46% para 35% com a espironolactona [1].'],
    [['direction', 'A espironolactona trouxe mais óbitos na IC grave que o grupo comparador [1].']],
  ],
  [
    'RALES.pt',
    [
      'Acrescentar espironolactona ao esquema da IC grave com FE reduzida poupou vidas em relação ao placebo [1].',
      'A sobrevida foi melhor quando se somou espironolactona ao tratamento da IC grave com FE reduzida [1].',
    ],
    [
      [
        'direction',
        'Acrescentar espironolactona ao tratamento encurtou a sobrevida na IC grave com FE reduzida [1].',
      ],
      ['negation', 'A espironolactona não teve impacto na mortalidade da IC grave com FE reduzida [1].'],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    ['Morreram de causa cardiovascular 3,7% com empagliflozina, contra 5,9% no outro grupo [1].'],
    [['direction', 'No DM2, a morte cardiovascular cresceu com a empagliflozina [1].']],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'Tanto o composto de morte cardiovascular, infarto ou AVC quanto a morte cardiovascular isolada foram menos frequentes com a empagliflozina (HR 0,86 e 0,62, respectivamente) [1].',
    ],
    [
      [
        'direction',
        'O composto de morte cardiovascular, infarto ou AVC foi superior com a empagliflozina ao observado com o placebo [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'No DM2 com doença cardiovascular estabelecida, o grupo placebo teve mais eventos cardiovasculares maiores do que o da empagliflozina [1].',
    ],
    [
      [
        'direction',
        'No DM2 com doença cardiovascular estabelecida, a empagliflozina prejudicou o paciente em termos de eventos cardiovasculares maiores [1].',
      ],
      [
        'negation',
        'No DM2 com doença cardiovascular estabelecida, a empagliflozina falhou em reduzir os eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    'LEADER.en',
    [
      'Ocorreu MACE em 13,0% no braço da liraglutida, ante 14,9% no comparador, e a morte cardiovascular foi na mesma direção (HR 0,78) [1].',
    ],
    [['direction', 'O uso de liraglutida associou-se a aumento de MACE no DM2 [1].']],
  ],
  [
    'LEADER.pt',
    [
      'A liraglutida oferece proteção contra eventos cardiovasculares maiores ao diabético tipo 2 de alto risco cardiovascular [1].',
      'Os eventos cardiovasculares maiores diminuíram com a liraglutida, tendo o placebo como comparador (HR 0,87; IC 95% 0,78–0,97) [1].',
    ],
    [
      [
        'direction',
        'Os eventos cardiovasculares maiores tornaram-se mais frequentes com a liraglutida do que com o placebo [1].',
      ],
      ['negation', 'Nenhuma redução de eventos cardiovasculares maiores foi obtida com a liraglutida [1].'],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'O controle intensivo levou a HbA1c a 7,0%, contra 7,9% com o convencional, e trouxe menos complicações microvasculares (RR 0,75) [1].',
      'A redução do infarto com o controle intensivo ficou no limite e não chegou à significância estatística (RR 0,84; p = 0,052) [1].',
    ],
    [['direction', 'O tratamento intensivo resultou em HbA1c mais elevada que o convencional [1].']],
  ],
  [
    'UKPDS 33.pt',
    [
      'Comparado ao tratamento convencional, o controle intensivo com sulfonilureia ou insulina fez cair os desfechos relacionados ao diabetes no DM2 de diagnóstico recente [1].',
    ],
    [
      [
        'direction',
        'No DM2 recém-diagnosticado, o controle intensivo favoreceu o surgimento de desfechos relacionados ao diabetes em comparação com o convencional [1].',
      ],
      [
        'negation',
        'O controle glicêmico intensivo ficou sem efeito sobre os desfechos relacionados ao diabetes no DM2 recém-diagnosticado [1].',
      ],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'O composto de DRC terminal, duplicação da creatinina ou morte renal ou cardiovascular foi menos frequente com a canagliflozina (HR 0,70) [1].',
    ],
    [
      [
        'direction',
        'A canagliflozina contribuiu para mais DRC terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    'CREDENCE.pt',
    [
      'Usar canagliflozina em vez de placebo significou menos eventos do composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular no DM2 com DRC e albuminúria [1].',
    ],
    [
      [
        'direction',
        'No DM2 com DRC e albuminúria, a canagliflozina deixou o paciente mais exposto que o placebo ao composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      ],
      [
        'negation',
        'A canagliflozina foi equivalente ao placebo no composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    [
      'Queda da TFGe de pelo menos 50%, DRC terminal ou morte renal ou cardiovascular foi vista em 9,2% com dapagliflozina e em 14,5% no comparador [1].',
    ],
    [],
  ],
  [
    'DAPA-CKD.pt',
    [
      'O benefício da dapagliflozina na DRC não se limita a quem tem diabetes [1].',
      'Tenha ou não DM2, o paciente com DRC ganha com a dapagliflozina no desfecho renal composto ou morte cardiovascular (HR 0,61) [1].',
    ],
    [
      [
        'direction',
        'Na DRC, o desfecho renal composto ou morte cardiovascular subiu com a dapagliflozina [1].',
      ],
      [
        'negation',
        'Na DRC sem diabetes tipo 2, a dapagliflozina não reduziu o desfecho renal composto ou morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    ['Progressão da doença renal ou morte cardiovascular em 13,1% com empagliflozina versus 16,9% [1].'],
    [
      [
        'direction',
        'Mais pacientes tiveram progressão da doença renal ou morte cardiovascular sob empagliflozina do que no comparador [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'Na DRC, progredir da doença renal ou morrer de causa cardiovascular foi mais raro com empagliflozina do que com placebo, e isso com ou sem diabetes [1].',
    ],
    [
      [
        'direction',
        'Na DRC, a empagliflozina acelerou a progressão da doença renal ou a morte cardiovascular frente ao placebo [1].',
      ],
      [
        'negation',
        'A empagliflozina não conseguiu frear a progressão da doença renal ou a morte cardiovascular em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'A finerenona associou-se a menor risco do composto de falência renal, queda da TFGe de 40% ou mais ou morte renal (17,8% vs 21,1%) [1].',
    ],
    [
      [
        'direction',
        'A finerenona fez mal ao rim, com mais falência renal, queda da TFGe de 40% ou mais ou morte renal [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'A finerenona reduziu o desfecho renal composto, mas à custa de mais hiperpotassemia [1].',
      'Houve menos hiperpotassemia em quem não recebeu finerenona no FIDELIO-DKD [1].',
    ],
    [
      ['direction', 'A hiperpotassemia foi mais rara com a finerenona no FIDELIO-DKD [1].'],
      ['negation', 'A finerenona não aumentou a frequência de hiperpotassemia no FIDELIO-DKD [1].'],
    ],
  ],
  [
    'FLOW.en',
    ['Para cada 100 pacientes-ano houve 5,8 eventos renais maiores com semaglutida e 7,5 no comparador [1].'],
    [['direction', 'Com a semaglutida houve excesso de eventos renais maiores no DM2 [1].']],
  ],
  [
    'FLOW.prose',
    [
      'O placebo teve taxa mais alta de eventos renais maiores do que a semaglutida (7,5 contra 5,8 por 100 pacientes-ano) [1].',
    ],
    [
      ['direction', 'Os eventos renais maiores predominaram no grupo semaglutida em relação ao placebo [1].'],
      [
        'negation',
        'Os eventos renais maiores foram igualmente frequentes com semaglutida e com placebo [1].',
      ],
    ],
  ],
  [
    'FLOW.pt',
    [
      'Observou-se, com a semaglutida, diminuição dos eventos renais maiores em diabéticos tipo 2 com DRC [1].',
    ],
    [
      ['direction', 'No DM2 com DRC, a semaglutida provocou mais eventos renais maiores que o placebo [1].'],
      ['negation', 'No DM2 com DRC, a semaglutida não mudou a ocorrência de eventos renais maiores [1].'],
    ],
  ],
  [
    'SELECT.en',
    ['Na obesidade sem diabetes, a taxa de MACE foi de 6,5% com semaglutida e de 8,0% no comparador [1].'],
    [
      [
        'direction',
        'A taxa de MACE com semaglutida ficou acima da do comparador na obesidade sem diabetes [1].',
      ],
    ],
  ],
  [
    'SELECT.pt',
    [
      'Mesmo sem diabetes, quem tem sobrepeso ou obesidade e doença cardiovascular sofre menos eventos cardiovasculares maiores com semaglutida do que com placebo [1].',
      'Na obesidade com DCV e sem DM, a semaglutida levou vantagem sobre o placebo nos eventos cardiovasculares maiores [1].',
    ],
    [
      [
        'direction',
        'Em pessoas com obesidade e doença cardiovascular, sem diabetes, a semaglutida foi nociva quanto aos eventos cardiovasculares maiores [1].',
      ],
      [
        'negation',
        'A semaglutida é inútil para prevenir eventos cardiovasculares maiores em pessoas com obesidade e doença cardiovascular, sem diabetes [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    [
      'Até a menor dose de tirzepatida (5 mg) baixou mais a HbA1c do que a semaglutida 1 mg: 2,01 contra 1,86 ponto [1].',
    ],
    [],
  ],
  [
    'SURPASS-2.prose',
    [
      'A HbA1c caiu 2,30 pontos percentuais com 15 mg de tirzepatida e 1,86 ponto percentual com 1 mg de semaglutida, em 40 semanas [1].',
      'Quanto maior a dose de tirzepatida, maior foi a queda da HbA1c (2,01, 2,24 e 2,30 pontos percentuais) [1].',
    ],
    [
      [
        'direction',
        'Com 15 mg de tirzepatida, a hemoglobina glicada aumentou 2,30 pontos percentuais em 40 semanas [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    ['A semaglutida 1 mg baixou a glicada menos do que a tirzepatida ao fim de 40 semanas [1].'],
    [
      [
        'direction',
        'No DM2, a tirzepatida reduziu a hemoglobina glicada menos do que a semaglutida 1 mg em 40 semanas [1].',
      ],
      ['negation', 'A tirzepatida não superou a semaglutida 1 mg na redução da HbA1c em 40 semanas [1].'],
      [
        'arms',
        'No DM2, a semaglutida 1 mg reduziu a hemoglobina glicada mais do que a tirzepatida em 40 semanas [1].',
      ],
    ],
  ],
  [
    'JUPITER.en',
    ['Foram 0,77 evento por 100 pessoas-ano com rosuvastatina, em comparação com 1,36 no outro grupo [1].'],
    [['direction', 'A rosuvastatina gerou mais eventos por 100 pessoas-ano que o comparador [1].']],
  ],
  [
    'JUPITER.pt',
    [
      'A rosuvastatina preveniu eventos cardiovasculares maiores em gente aparentemente saudável, com LDL não elevado e PCR-us alta [1].',
      'Apesar do LDL não elevado, pessoas com PCR ultrassensível alta tiveram menos eventos cardiovasculares maiores ao usar rosuvastatina em vez de placebo [1].',
    ],
    [
      [
        'direction',
        'Com a rosuvastatina, os eventos cardiovasculares maiores dispararam em relação ao placebo [1].',
      ],
      [
        'negation',
        'Faltou à rosuvastatina efeito sobre os eventos cardiovasculares maiores em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'FOURIER.en',
    ['O grupo do evolocumabe ficou com 9,8% de desfecho primário composto e o comparador, com 11,3% [1].'],
    [['direction', 'O resultado do desfecho primário composto foi desfavorável ao evolocumabe [1].']],
  ],
  [
    'FOURIER.pt',
    [
      'Em quem já usava estatina, o evolocumabe trouxe ganho adicional, com menos eventos do composto cardiovascular que o placebo [1].',
    ],
    [
      [
        'direction',
        'Em quem já usava estatina, o evolocumabe trouxe malefício no composto cardiovascular em comparação com placebo [1].',
      ],
      ['negation', 'O evolocumabe não acrescentou nada à estatina no desfecho cardiovascular composto [1].'],
    ],
  ],
  [
    'RE-LY.en',
    ['Dabigatrana 150 mg: menos AVC ou embolia sistêmica que com varfarina (1,11 vs 1,69% ao ano) [1].'],
    [],
  ],
  [
    'RE-LY.prose',
    [
      'A varfarina teve mais AVC ou embolia sistêmica (1,69% ao ano) do que a dabigatrana 150 mg duas vezes ao dia (1,11% ao ano) [1].',
    ],
    [
      [
        'direction',
        'Com dabigatrana 150 mg duas vezes ao dia, a taxa de AVC ou embolia sistêmica ultrapassou a da varfarina [1].',
      ],
      [
        'negation',
        'A taxa de AVC ou embolia sistêmica foi a mesma com dabigatrana 150 mg e com varfarina [1].',
      ],
      [
        'arms',
        'A taxa anual de AVC ou embolia sistêmica foi de 1,11% com varfarina e de 1,69% com dabigatrana 150 mg [1].',
      ],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'Na FA, o AVC ou a embolia sistêmica foi menos comum com dabigatrana 150 mg 2x/dia do que com varfarina [1].',
    ],
    [
      [
        'direction',
        'Na FA, a dabigatrana 150 mg foi menos eficaz que a varfarina contra AVC ou embolia sistêmica [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    [
      'Além de prevenir mais AVC ou embolia sistêmica, a apixabana causou menos sangramento maior que a varfarina (HR 0,69) [1].',
    ],
    [],
  ],
  [
    'ARISTOTLE.prose',
    [
      'A apixabana superou a varfarina em três frentes: AVC ou embolia sistêmica, sangramento maior e morte por qualquer causa [1].',
      'Pacientes com FA em uso de varfarina tiveram mais sangramento maior e mais mortes do que os que usaram apixabana [1].',
    ],
    [
      ['direction', 'A apixabana fez sangrar mais que a varfarina, considerando sangramento maior [1].'],
      ['negation', 'A apixabana não diminuiu o sangramento maior em comparação com a varfarina [1].'],
    ],
  ],
  [
    'ARISTOTLE.pt',
    ['A redução de AVC ou embolia sistêmica na FA favoreceu a apixabana, e não a varfarina [1].'],
    [
      ['direction', 'A apixabana saiu-se pior que a varfarina na prevenção de AVC ou embolia sistêmica [1].'],
      ['negation', 'A apixabana não foi melhor que a varfarina para prevenir AVC ou embolia sistêmica [1].'],
      [
        'arms',
        'Na fibrilação atrial, a varfarina reduziu o AVC ou a embolia sistêmica em comparação com a apixabana [1].',
      ],
    ],
  ],
  [
    'PLATO.en',
    [
      'Em 12 meses, morte vascular, IAM ou AVC ocorreram em 9,8% com ticagrelor e em 11,7% com clopidogrel [1].',
    ],
    [
      [
        'direction',
        'Em 12 meses, o ticagrelor acumulou mais morte vascular, IAM ou AVC que o clopidogrel [1].',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'O clopidogrel teve mais mortes vasculares, infartos ou AVC aos 12 meses (11,7%) do que o ticagrelor (9,8%) [1].',
    ],
    [
      [
        'direction',
        'Para evitar morte vascular, infarto ou AVC aos 12 meses, o ticagrelor foi inferior ao clopidogrel [1].',
      ],
      [
        'arms',
        'Aos 12 meses, o desfecho havia ocorrido em 9,8% no braço clopidogrel e em 11,7% no braço ticagrelor [1].',
      ],
    ],
  ],
  [
    'PLATO.pt',
    [
      'Na SCA, o clopidogrel mostrou-se inferior ao ticagrelor na prevenção de morte vascular, infarto ou AVC [1].',
    ],
    [
      [
        'direction',
        'O ticagrelor potencializou o risco de morte vascular, infarto ou AVC em relação ao clopidogrel [1].',
      ],
      ['negation', 'Na SCA, ticagrelor e clopidogrel não diferiram em morte vascular, infarto ou AVC [1].'],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'A combinação de AAS e estreptoquinase derrubou a mortalidade vascular em 5 semanas de 13,2% para 8,0% [1].',
      'A estreptoquinase diminuiu em 25% a chance de morte vascular em 5 semanas [1].',
    ],
    [['direction', 'No infarto suspeito, o AAS foi fator de risco para morte vascular em 5 semanas [1].']],
  ],
  [
    'ISIS-2.pt',
    [
      'AAS e estreptoquinase, cada um por si, diminuíram as mortes vasculares em 5 semanas, e juntos fizeram mais ainda [1].',
      'Nem o AAS nem a estreptoquinase, sozinhos, igualaram o efeito da associação sobre a mortalidade vascular em 5 semanas [1].',
    ],
    [
      [
        'direction',
        'A associação de AAS e estreptoquinase teve efeito mais fraco sobre a mortalidade vascular em 5 semanas do que cada um isolado [1].',
      ],
      ['negation', 'Nem o AAS nem a estreptoquinase reduziram a mortalidade vascular em 5 semanas [1].'],
    ],
  ],
  [
    'NINDS.en',
    [
      'A hemorragia intracraniana sintomática foi mais comum com o tPA (6,4% contra 0,6%) [1].',
      'A diferença de mortalidade em 90 dias, 17% contra 21%, não alcançou significância (p = 0,30) [1].',
    ],
    [
      ['direction', 'A hemorragia intracraniana sintomática despencou com o tPA [1].'],
      ['negation', 'A queda da mortalidade em 90 dias com o tPA foi estatisticamente significativa [1].'],
    ],
  ],
  [
    'NINDS.pt',
    [
      'A trombólise com alteplase em até 3 h melhora a chance de boa evolução em 3 meses, embora aumente a hemorragia intracraniana sintomática [1].',
      'Quem recebeu placebo teve menor chance de evolução favorável em 3 meses do que quem recebeu alteplase EV nas primeiras 3 h [1].',
    ],
    [
      [
        'direction',
        'A alteplase iniciada em até 3 h tornou menos provável a evolução favorável em 3 meses [1].',
      ],
      ['negation', 'A alteplase não elevou a hemorragia intracraniana sintomática no NINDS [1].'],
    ],
  ],
  [
    'TICH-2.en',
    ['O TICH-2 foi neutro, sem diferença significativa no mRS do dia 90 (OR ajustada 0,88; p = 0,11) [1].'],
    [['negation', 'O TICH-2 foi positivo para o mRS do dia 90 [1].']],
  ],
  [
    'TICH-2.pt',
    [
      'O ácido tranexâmico não trouxe ganho funcional significativo aos 90 dias na hemorragia intracerebral aguda [1].',
      'Faltou ao ácido tranexâmico demonstrar melhora significativa do Rankin em 90 dias frente ao placebo [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico melhorou de modo significativo o estado funcional em 90 dias na hemorragia intracerebral aguda [1].',
      ],
    ],
  ],
  ['CRASH-2.en', ['Morreram no hospital 14,5% com ácido tranexâmico e 16,0% no outro grupo [1].'], []],
  [
    'CRASH-2.prose',
    [
      'A mortalidade hospitalar no trauma com hemorragia importante foi significativamente menor com ácido tranexâmico do que com placebo [1].',
      'Dos que receberam placebo, 16,0% foram a óbito no hospital, contra 14,5% dos que receberam TXA [1].',
    ],
    [
      [
        'direction',
        'A morte hospitalar no trauma foi agravada pelo ácido tranexâmico em relação ao placebo [1].',
      ],
      ['negation', 'O efeito do ácido tranexâmico sobre a morte hospitalar não foi significativo [1].'],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      'No trauma sangrando ou com risco de sangrar, o TXA salva mais vidas que o placebo (RR 0,91 para morte hospitalar) [1].',
    ],
    [
      [
        'direction',
        'No trauma com hemorragia significativa, o TXA custou vidas em comparação com placebo [1].',
      ],
      [
        'negation',
        'A mortalidade hospitalar permaneceu igual com ácido tranexâmico e com placebo no trauma com hemorragia [1].',
      ],
    ],
  ],
  [
    'WOMAN.en',
    [
      'Dado em até 3 h, o ácido tranexâmico ficou com 1,2% de mortes por sangramento, contra 1,7% [1].',
      'O desfecho primário composto do WOMAN não foi atingido, ainda que a morte por sangramento tenha sido menor com o ácido tranexâmico [1].',
    ],
    [['negation', 'O desfecho primário composto do WOMAN foi atingido [1].']],
  ],
  [
    'WOMAN.prose',
    ['A redução da morte por sangramento foi mais marcada nas mulheres tratadas dentro de 3 h do parto [1].'],
    [
      [
        'direction',
        'O efeito do ácido tranexâmico sobre a morte por sangramento foi menos expressivo nas mulheres tratadas dentro de 3 h do parto [1].',
      ],
    ],
  ],
  [
    'WOMAN.pt',
    [
      'Na HPP, o ácido tranexâmico diminuiu as mortes por sangramento, mas falhou no desfecho primário composto [1].',
      'Apesar de o desfecho primário composto não ter sido alcançado, menos mulheres com HPP morreram de sangramento com ácido tranexâmico do que com placebo [1].',
    ],
    [
      [
        'direction',
        'Na HPP, as mortes por sangramento foram mais numerosas com ácido tranexâmico do que com placebo [1].',
      ],
      ['negation', 'Na HPP, o ácido tranexâmico não interferiu na morte por sangramento [1].'],
    ],
  ],
  [
    'Magpie.en',
    [
      'O sulfato de magnésio fez a eclâmpsia cair de 1,9% para 0,8%, sem diferença significativa na morte materna [1].',
    ],
    [['direction', 'O sulfato de magnésio desencadeou mais eclâmpsia na pré-eclâmpsia [1].']],
  ],
  [
    'Magpie.prose',
    [
      'Com placebo, 1,9% das mulheres tiveram eclâmpsia, contra apenas 0,8% com sulfato de magnésio [1].',
      'Não se demonstrou queda significativa da mortalidade materna com o sulfato de magnésio (RR 0,55; 0,26–1,14) [1].',
    ],
    [
      [
        'direction',
        'As mulheres que receberam sulfato de magnésio ficaram 58% mais sujeitas à eclâmpsia que as do placebo [1].',
      ],
      ['negation', 'Houve queda significativa da mortalidade materna com o sulfato de magnésio [1].'],
    ],
  ],
  [
    'Magpie.pt',
    [
      'Na pré-eclâmpsia, o sulfato de magnésio corta a eclâmpsia para menos da metade do que se vê com placebo [1].',
    ],
    [
      [
        'direction',
        'O sulfato de magnésio mais que dobrou a ocorrência de eclâmpsia em comparação com placebo [1].',
      ],
      ['negation', 'Na pré-eclâmpsia, o sulfato de magnésio não previne a eclâmpsia [1].'],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'Em 28 dias, o óbito foi menos frequente com dexametasona (22,9%) do que com o cuidado habitual (25,7%) [1].',
    ],
    [
      [
        'direction',
        'Os internados com covid-19 que usaram dexametasona tiveram menor sobrevida em 28 dias do que os do cuidado habitual [1].',
      ],
      [
        'negation',
        'A dexametasona não ofereceu ganho algum de sobrevida em 28 dias sobre o cuidado habitual [1].',
      ],
      [
        'arms',
        'Entre os pacientes em ventilação mecânica invasiva, morreram 41,4% com dexametasona e 29,3% com cuidado habitual [1].',
      ],
    ],
  ],
  [
    'RECOVERY.pt',
    [
      'Foi em quem estava no oxigênio ou no ventilador que se concentrou o benefício da dexametasona [1].',
      'A mortalidade em 28 dias foi mais alta com o cuidado habitual do que com a dexametasona em internados por covid-19 [1].',
    ],
    [
      [
        'direction',
        'Na covid-19 hospitalar, a dexametasona esteve associada a acréscimo de mortalidade em 28 dias [1].',
      ],
      ['negation', 'Quem recebia oxigênio ou ventilação mecânica não se beneficiou da dexametasona [1].'],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'Com ivermectina, 14,7% internaram ou ficaram em observação prolongada, contra 16,3%, diferença sem significância (RR 0,90; 0,70–1,16) [1].',
    ],
    [],
  ],
  [
    'TOGETHER.pt',
    [
      'Não há por que esperar menos internações por covid-19 com ivermectina, que no estudo brasileiro não se saiu melhor que o placebo [1].',
      'A ivermectina foi ineficaz para evitar internação ou observação prolongada no serviço de emergência em pacientes ambulatoriais com covid-19 [1].',
    ],
    [
      [
        'negation',
        'A ivermectina reduziu a internação e a observação prolongada em serviço de emergência [1].',
      ],
    ],
  ],
  [
    'ARMA.en',
    ['Ventilar com 6 mL/kg em vez de 12 mL/kg baixou a mortalidade (31,0% contra 39,8%) [1].'],
    [['direction', 'Ventilar com 6 mL/kg foi mais letal do que ventilar com 12 mL/kg [1].']],
  ],
  [
    'ARMA.prose',
    [
      'O volume corrente de 12 mL/kg esteve ligado a mais mortes (39,8%) que o de 6 mL/kg (31,0%) na SDRA [1].',
    ],
    [['negation', 'A mortalidade na SDRA independeu do volume corrente usado, 6 ou 12 mL/kg [1].']],
  ],
  [
    'ARMA.pt',
    [
      'Na SDRA, o volume corrente mais alto, de 12 mL/kg, associou-se a pior sobrevida do que o de 6 mL/kg [1].',
    ],
    [
      [
        'direction',
        'Na SDRA, o volume corrente de 6 mL/kg deu ao paciente menos chance de sobreviver que o de 12 mL/kg [1].',
      ],
    ],
  ],
  [
    'PROSEVA.en',
    ['Pronar o paciente com SDRA grave reduziu o óbito em 28 dias (16,0% contra 32,8%) [1].'],
    [],
  ],
  [
    'PROSEVA.prose',
    ['Em posição supina morreram 32,8% até 28 dias, cerca do dobro dos 16,0% vistos na prona [1].'],
    [
      ['direction', 'A posição prona perdeu para a supina em mortalidade de 28 dias [1].'],
      ['negation', 'As mortalidades em 28 dias nas posições prona e supina foram semelhantes [1].'],
      ['arms', 'A mortalidade em 28 dias foi de 16,0% na posição supina e de 32,8% na prona [1].'],
    ],
  ],
  [
    'PROSEVA.pt',
    [
      'A posição supina teve mortalidade em 28 dias superior à da prona precoce e prolongada na SDRA grave [1].',
    ],
    [
      [
        'direction',
        'Na SDRA grave, a prona precoce e prolongada mostrou-se danosa à sobrevida em 28 dias [1].',
      ],
    ],
  ],
  [
    'ART.en',
    [
      'O recrutamento com PEEP titulada foi prejudicial, com 55,3% de óbitos em 28 dias contra 49,3% com PEEP baixa [1].',
    ],
    [],
  ],
  [
    'ART.prose',
    [
      'A PEEP baixa saiu-se melhor que o recrutamento com PEEP titulada na mortalidade de 28 dias (49,3% contra 55,3%) [1].',
    ],
    [
      [
        'direction',
        'A mortalidade em 28 dias foi mais baixa com recrutamento e PEEP titulada do que com PEEP baixa [1].',
      ],
      [
        'arms',
        'A mortalidade em 28 dias foi de 55,3% com PEEP baixa e de 49,3% com recrutamento e PEEP titulada [1].',
      ],
    ],
  ],
  [
    'ART.pt',
    [
      'O recrutamento alveolar com PEEP titulada matou mais do que a PEEP baixa na SDRA moderada a grave [1].',
      'Houve menos mortes em 28 dias com PEEP baixa do que com recrutamento alveolar e PEEP titulada, estratégia que causou dano [1].',
    ],
    [
      ['direction', 'O recrutamento alveolar com PEEP titulada poupou vidas na SDRA moderada a grave [1].'],
      ['negation', 'No ART, o recrutamento com PEEP titulada não causou dano [1].'],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'O controle glicêmico estrito fez mal ao paciente crítico, com 27,5% de mortes em 90 dias contra 24,9% [1].',
    ],
    [],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'O controle convencional da glicemia teve mortalidade em 90 dias mais baixa (24,9%) que o intensivo (27,5%) [1].',
    ],
    [
      [
        'direction',
        'Os pacientes do controle intensivo sobreviveram mais em 90 dias do que os do convencional [1].',
      ],
      ['arms', 'Morreram em 90 dias 24,9% no controle intensivo e 27,5% no controle convencional [1].'],
    ],
  ],
  [
    'NICE-SUGAR.pt',
    [
      'Em paciente crítico, apertar o controle da glicemia aumentou a mortalidade em 90 dias [1].',
      'O controle glicêmico convencional foi mais seguro que o intensivo quanto à mortalidade em 90 dias nos pacientes críticos [1].',
    ],
    [
      ['direction', 'O controle glicêmico intensivo protegeu o paciente crítico de morrer em 90 dias [1].'],
      [
        'negation',
        'No paciente crítico, o controle glicêmico intensivo mostrou-se inofensivo em termos de mortalidade em 90 dias [1].',
      ],
    ],
  ],
  [
    'BaSICS.en',
    [
      'Óbito em 90 dias de 26,4% com solução balanceada e 27,2% com SF 0,9%, sem diferença significativa (HR ajustado 0,97; 0,90–1,05) [1].',
    ],
    [],
  ],
  [
    'BaSICS.prose',
    [
      'Trocar o soro fisiológico 0,9% por solução balanceada não mudou significativamente a mortalidade em 90 dias em UTIs brasileiras [1].',
    ],
    [
      [
        'negation',
        'A diferença de mortalidade em 90 dias entre solução balanceada e salina 0,9% foi significativa [1].',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'A solução balanceada não se mostrou superior à salina em mortalidade aos 90 dias de pacientes críticos [1].',
    ],
    [
      [
        'negation',
        'Em UTIs brasileiras, a solução balanceada conseguiu reduzir a mortalidade em 90 dias em comparação com a salina [1].',
      ],
    ],
  ],
  [
    'HPTN 052.en',
    ['Houve 1 transmissão ligada com a TARV precoce contra 27 no outro grupo, ou seja, 96% a menos [1].'],
    [['direction', 'A TARV precoce multiplicou as transmissões ligadas do HIV [1].']],
  ],
  [
    'HPTN 052.prose',
    [
      'O grupo de terapia adiada respondeu por 27 transmissões geneticamente ligadas e o de terapia precoce, por apenas uma [1].',
    ],
    [
      [
        'arms',
        'Houve 27 transmissões geneticamente ligadas no grupo de terapia precoce e apenas 1 no de terapia adiada [1].',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [
      'Adiar os antirretrovirais resultou em mais transmissão do HIV ao parceiro do que iniciá-los cedo [1].',
      'Começar cedo a TARV protege o parceiro nos casais sorodiscordantes [1].',
    ],
    [
      [
        'direction',
        'Em casais sorodiscordantes, iniciar cedo a terapia antirretroviral facilitou a transmissão do HIV ao parceiro [1].',
      ],
      [
        'negation',
        'Iniciar cedo a TARV não evita a transmissão do HIV ao parceiro em casais sorodiscordantes [1].',
      ],
    ],
  ],
  [
    'START.pt',
    [
      'Postergar a TARV em assintomáticos com CD4 alto resultou em mais eventos graves do que iniciá-la de imediato [1].',
      'Em assintomáticos com CD4 alto, não compensa esperar, porque o início imediato da TARV levou a menos eventos graves, ligados ou não à aids [1].',
    ],
    [
      [
        'direction',
        'O início imediato da TARV em assintomáticos com CD4 alto ocasionou mais eventos graves que o início adiado [1].',
      ],
      [
        'negation',
        'Em assintomáticos com CD4 alto, tanto faz começar a TARV de imediato ou adiá-la quanto aos eventos graves [1].',
      ],
    ],
  ],
  [
    'BENEFIT.en',
    [
      'O BENEFIT foi neutro no desfecho primário, ainda que a conversão da PCR tenha sido maior com benznidazol (66,2% contra 33,5%) [1].',
    ],
    [],
  ],
  [
    'BENEFIT.prose',
    [
      'A conversão da PCR foi cerca de duas vezes mais comum com benznidazol (66,2%) do que com placebo (33,5%) [1].',
      'A diferença no desfecho primário entre benznidazol (27,5%) e placebo (29,1%) não foi estatisticamente significativa (HR 0,93; IC 95% 0,81–1,07) [1].',
    ],
    [
      ['direction', 'O benznidazol dificultou a conversão da PCR em relação ao placebo [1].'],
      ['arms', 'A conversão da PCR ocorreu em 66,2% com placebo e em 33,5% com benznidazol [1].'],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'Na cardiopatia chagásica crônica já estabelecida, o benznidazol não freou de forma significativa a progressão clínica [1].',
      'A fase aguda e a forma indeterminada da doença de Chagas ficaram fora da avaliação do BENEFIT [1].',
    ],
    [['negation', 'O BENEFIT avaliou também a fase aguda e a forma indeterminada da doença de Chagas [1].']],
  ],
  [
    'Butantan-DV.en',
    ['A eficácia foi mais alta nos soropositivos (89,2%) do que nos soronegativos (73,6%) [1].'],
    [],
  ],
  [
    'Butantan-DV.prose',
    [
      'Em quem não tinha evidência de dengue prévia, a vacina protegeu menos (73,6%) do que em quem já havia sido exposto (89,2%) [1].',
    ],
    [['arms', 'A eficácia da vacina foi de 89,2% nos soronegativos e de 73,6% nos soropositivos [1].']],
  ],
  [
    'Butantan-DV.pt',
    [
      'Uma única dose da Butantan-DV evitou dengue sintomática ao longo de 2 anos em crianças e adultos, com eficácia de 79,6% [1].',
    ],
    [
      [
        'direction',
        'A dose única da Butantan-DV fez crescer os casos de dengue sintomática ao longo de 2 anos [1].',
      ],
      [
        'negation',
        'A dose única da Butantan-DV não teve eficácia contra a dengue sintomática ao longo de 2 anos [1].',
      ],
    ],
  ],
  [
    'DBHA 2020.en',
    ['Hipertensão, pela diretriz de 2020, é PA de consultório igual ou superior a 140 e/ou 90 mmHg [1].'],
    [],
  ],
  [
    'DBHA 2020.pt',
    ['A DBHA 2020 não é mais a edição atual, pois foi substituída pela de 2025 [1].'],
    [['negation', 'A DBHA 2020 continua em vigor, sem edição que a substitua [1].']],
  ],
  [
    'DBHA 2025.en',
    [
      'A meta de tratamento é manter a PA abaixo de 130/80 mmHg, e 120–139 e/ou 80–89 mmHg já é pré-hipertensão [1].',
    ],
    [],
  ],
  [
    'DBHA 2025.prose',
    ['A meta do tratamento não é atingida enquanto a PA não ficar abaixo de 130/80 mmHg [1].'],
    [['direction', 'A meta de tratamento é PA acima de 130/80 mmHg [1].']],
  ],
  [
    'DBHA 2025.pt',
    ['PAS de 120 a 139 e/ou PAD de 80 a 89 mmHg recebe o nome de pré-hipertensão na diretriz de 2025 [1].'],
    [],
  ],
  ['DBIC 2018.en', ['FEVE menor que 40% é considerada reduzida e, a partir de 50%, preservada [1].'], []],
  ['DBIC 2018.prose', ['Com FEVE abaixo de 50%, não se fala em ICFEp [1].'], []],
  [
    'DBIC 2018.pt',
    ['Os peptídeos natriuréticos fazem parte da investigação diagnóstica da IC na diretriz de 2018 [1].'],
    [
      [
        'negation',
        'A diretriz de 2018 deixa de fora da investigação diagnóstica da IC os peptídeos natriuréticos [1].',
      ],
    ],
  ],
  [
    'SBD 2025.en',
    [
      'Glicemia de jejum de 126 mg/dL ou mais, ou HbA1c de 6,5% ou mais, desde que confirmada, fecha o diagnóstico de diabetes [1].',
    ],
    [],
  ],
  [
    'SBD 2025.prose',
    [
      'Não se fecha o diagnóstico de diabetes sem confirmar o resultado da glicemia de jejum ou da HbA1c [1].',
    ],
    [['negation', 'O diagnóstico de diabetes por glicemia de jejum ou HbA1c dispensa confirmação [1].']],
  ],
  [
    'SBD 2025.pt',
    ['O diagnóstico de DM exige confirmação, quer se use a glicemia de jejum, quer se use a glicada [1].'],
    [
      [
        'negation',
        'Não é preciso confirmar o resultado da glicemia de jejum ou da glicada para o diagnóstico de diabetes [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.en',
    ['Alterações renais que durem menos de 3 meses não preenchem a definição de DRC [1].'],
    [],
  ],
  [
    'KDIGO 2024.prose',
    ['A classificação da DRC leva em conta a causa, a TFG (G1 a G5) e a albuminúria (A1 a A3) [1].'],
    [['negation', 'A albuminúria não entra na classificação da DRC [1].']],
  ],
  [
    'KDIGO 2024.pt',
    ['Só se chama de DRC a alteração persistente da estrutura ou da função dos rins [1].'],
    [],
  ],
  [
    'SSC 2021.en',
    [
      'Sugere-se não menos que 30 mL/kg de cristaloide nas primeiras 3 h (recomendação fraca) e PAM alvo de 65 mmHg [1].',
    ],
    [],
  ],
  [
    'SSC 2021.prose',
    ['Em uso de vasopressor, mira-se inicialmente uma PAM de 65 mmHg [1].'],
    [
      [
        'direction',
        'No choque séptico, sugere-se dar no máximo 30 mL/kg de cristaloide nas primeiras 3 horas [1].',
      ],
    ],
  ],
  [
    'SSC 2021.pt',
    ['A SSC 2021 já não é a edição mais recente, tendo sido substituída pela de 2026 [1].'],
    [],
  ],
  ['MS Dengue 2024.en', ['Na dengue, AINE e salicilatos devem ser evitados [1].'], []],
  [
    'MS Dengue 2024.prose',
    ['Salicilatos e AINE são contraindicados na dengue [1].'],
    [
      ['negation', 'Na dengue, podem-se usar salicilatos e anti-inflamatórios não esteroides [1].'],
      [
        'arms',
        'O grupo C recebe 20 mL/kg em até 20 minutos e o grupo D, 10 mL/kg de cristaloide na primeira hora [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.pt',
    [
      'A reposição venosa com cristaloide do grupo C é mais lenta que a do grupo D, embora ambas sejam imediatas [1].',
    ],
    [
      [
        'direction',
        'Na dengue, a reposição venosa com cristaloide é mais lenta no grupo D que no grupo C [1].',
      ],
      ['negation', 'Na suspeita de dengue, os AINE estão liberados [1].'],
    ],
  ],
  [
    'GINA 2021.en',
    ['SABA sozinho não deve ser a terapia da asma, e a via de alívio preferida é com CI-formoterol [1].'],
    [['negation', 'O tratamento da asma apenas com SABA é recomendado [1].']],
  ],
  ['GINA 2021.pt', ['A GINA 2021 desaconselha tratar a asma só com broncodilatador de curta ação [1].'], []],
  ['GOLD 2023.en', ['A antiga divisão de A a D deu lugar aos grupos A, B e E [1].'], []],
  [
    'GOLD 2023.pt',
    ['Os grupos C e D deixaram de existir no GOLD 2023, que passou a usar A, B e E [1].'],
    [['negation', 'O GOLD 2023 mantém os grupos A, B, C e D na DPOC [1].']],
  ],
  [
    'RECOVERY.en',
    [],
    [['direction', 'Nos ventilados, morreu-se mais com dexametasona do que no outro grupo [1].']],
  ],
];

export const reversals: HandCase[] = casesOf(groups);
