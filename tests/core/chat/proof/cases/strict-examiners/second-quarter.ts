import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Every fourth passage of the corpus, from the second. */
const groups: CaseGroup[] = [
  [
    'DBHA 2020.pt',
    [
      'A edição de 2020 das diretrizes brasileiras de hipertensão já deu lugar a outra, a DBHA 2025 [1].',
      'Para a DBHA 2020, o que define a hipertensão é a pressão aferida no consultório [1].',
      'Sobre a vigência dos documentos:\n\n- DBHA 2020: superada; a sucessora é a edição de 2025 [1].',
      'A DBHA 2020 acabou substituída por uma edição cinco anos mais nova [1].',
    ],
    [
      ['negation', 'A DBHA 2020 continua em vigor, pois a edição de 2025 não a substituiu [1].'],
      [
        'negation',
        'Na definição de hipertensão das diretrizes de 2020, a medida de consultório não é utilizada [1].',
      ],
      [
        'negation',
        'Pode-se seguir usando as diretrizes de 2020 como documento corrente, já que nenhuma edição posterior veio a ocupar o lugar delas [1].',
      ],
      [
        'digit',
        'As diretrizes de hipertensão publicadas em 2020 foram substituídas pela edição de 2023 [1].',
      ],
    ],
  ],
  [
    'RALES.pt',
    [
      'Somar espironolactona ao tratamento da insuficiência cardíaca grave com FE reduzida diminuiu as mortes em relação ao placebo [1].',
      'No RALES, morreu-se menos com espironolactona do que com placebo, em uma população com IC grave e fração de ejeção reduzida [1].',
      'Há ganho de sobrevida com a espironolactona na ICFEr grave, quando associada ao tratamento e comparada a placebo [1].',
      'O placebo teve mortalidade mais alta que a espironolactona nos pacientes com IC grave e FE reduzida [1].',
    ],
    [
      [
        'direction',
        'Na IC grave com fração de ejeção reduzida, a adição de espironolactona elevou a mortalidade frente ao placebo [1].',
      ],
      ['direction', 'O braço placebo do RALES apresentou menor mortalidade que o braço espironolactona [1].'],
      [
        'direction',
        'Quanto à mortalidade, espironolactona e placebo tiveram resultados equivalentes na ICFEr grave [1].',
      ],
      [
        'negation',
        'A espironolactona, acrescentada à terapia da IC grave com FE reduzida, não conseguiu reduzir a mortalidade [1].',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      'Em vítimas de trauma com hemorragia significativa, ou sob risco dela, o ácido tranexâmico baixou a mortalidade hospitalar, com RR de 0,91 (IC 95% de 0,85 a 0,97) [1].',
      'O CRASH-2 encontrou uma queda relativa de 9% nas mortes intra-hospitalares com o tranexâmico em comparação ao placebo [1].',
      'O TXA traz benefício no trauma com sangramento importante: para morte hospitalar, o limite superior do IC 95% do risco relativo foi 0,97, portanto abaixo da unidade [1].',
      '| Desfecho | RR (IC 95%) |\n|---|---|\n| Morte hospitalar, tranexâmico vs. placebo | 0,91 (0,85–0,97) [1] |',
    ],
    [
      [
        'direction',
        'O uso de ácido tranexâmico no trauma hemorrágico associou-se a mais óbitos hospitalares que o placebo [1].',
      ],
      [
        'direction',
        'Não houve diferença de mortalidade hospitalar entre ácido tranexâmico e placebo no trauma com hemorragia significativa [1].',
      ],
      [
        'negation',
        'Segundo o CRASH-2, o tranexâmico não reduz a morte hospitalar de pacientes traumatizados com hemorragia significativa [1].',
      ],
      [
        'bounds',
        'No trauma com sangramento significativo, o tranexâmico reduziu a morte hospitalar (RR 0,91; IC 95% 0,81–0,97) [1].',
      ],
    ],
  ],
  [
    'DBIC 2018.prose',
    [
      'Fala-se em ICFEr quando a FEVE está abaixo de 40%, ao passo que 50% ou mais caracteriza a ICFEp [1].',
      'Um paciente com FEVE de 45% cai na faixa intermediária, a da ICFEi [1].',
      'Na triagem de insuficiência cardíaca, o ponto de corte do NT-proBNP é de 125 ng/L [1].',
      '- **ICFEp**: fração de ejeção do ventrículo esquerdo de pelo menos 50% [1].',
    ],
    [
      [
        'comparator',
        'A insuficiência cardíaca com fração de ejeção reduzida (ICFEr) corresponde a FEVE > 40% [1].',
      ],
      ['comparator', 'Denomina-se ICFEp a insuficiência cardíaca com FEVE de no máximo 50% [1].'],
      ['unit', 'O rastreamento é feito com NT-proBNP, adotando-se 125 ng/mL como ponto de corte [1].'],
      ['negation', 'O NT-proBNP não deve ser empregado no rastreamento da insuficiência cardíaca [1].'],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'Entre 8.442 portadores de ICFEr, morte cardiovascular ou internação por IC atingiu 21,8% de quem usou sacubitril-valsartana e 26,5% de quem usou enalapril [1].',
      'O risco de morrer de causa cardiovascular ou ser hospitalizado por IC foi 20% menor com sacubitril-valsartana que com enalapril (HR 0,8; IC 95% de 0,73 a 0,87) [1].',
      'A diferença absoluta no desfecho composto foi de 4,7 pontos percentuais, a favor do sacubitril-valsartana [1].',
      'O enalapril ficou atrás do sacubitril-valsartana na IC com FE reduzida: mais pacientes tiveram morte CV ou hospitalização por IC [1].',
    ],
    [
      [
        'direction',
        'O sacubitril-valsartana, frente ao enalapril, aumentou o composto de morte cardiovascular ou hospitalização por insuficiência cardíaca (HR 0,80) [1].',
      ],
      [
        'direction',
        'No PARADIGM-HF, o enalapril mostrou-se superior ao sacubitril-valsartana em prevenir morte cardiovascular ou internação por IC [1].',
      ],
      [
        'arms',
        'Ocorreram morte cardiovascular ou hospitalização por IC em 26,5% do grupo sacubitril-valsartana, contra 21,8% do grupo enalapril [1].',
      ],
      [
        'bounds',
        'Para o desfecho composto, o hazard ratio foi 0,80, com intervalo de confiança de 95% entre 0,73 e 0,97 [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'Em pessoas com DRC, diabéticas ou não, a empagliflozina fez cair a ocorrência de progressão renal ou morte cardiovascular frente ao placebo [1].',
      'Com empagliflozina, o risco de progressão da doença renal ou morte de causa cardiovascular foi 28% menor que com placebo [1].',
      'A empagliflozina foi melhor que o placebo na DRC, com HR de 0,72 e IC 95% entre 0,64 e 0,82 para progressão renal ou óbito cardiovascular [1].',
      'No EMPA-KIDNEY, quem recebeu placebo evoluiu pior quanto ao composto de progressão da doença renal ou morte cardiovascular [1].',
    ],
    [
      [
        'direction',
        'Na doença renal crônica, a empagliflozina acelerou a progressão da doença renal ou a morte cardiovascular em relação ao placebo [1].',
      ],
      [
        'direction',
        'Progressão da doença renal ou morte cardiovascular foi menos frequente no grupo placebo que no grupo empagliflozina [1].',
      ],
      [
        'negation',
        'O benefício da empagliflozina sobre progressão renal ou morte cardiovascular não se confirmou no EMPA-KIDNEY [1].',
      ],
      [
        'digit',
        'O EMPA-KIDNEY relatou HR de 0,77 (IC 95% 0,64–0,82) para progressão da doença renal ou morte cardiovascular com empagliflozina [1].',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'A mortalidade em 90 dias foi semelhante com solução balanceada e com salina nos doentes críticos de UTIs do Brasil (HR ajustado 0,97; IC 95% 0,90–1,05) [1].',
      'Não se demonstrou vantagem da solução balanceada sobre a salina quanto a óbitos aos 90 dias [1].',
      'Como o IC 95% do HR ajustado vai de 0,9 a 1,05 e contém o valor nulo, a diferença de mortalidade em noventa dias não é significativa [1].',
      'Trocar a solução salina pela balanceada não diminuiu as mortes em 90 dias de pacientes críticos, segundo o BaSICS [1].',
    ],
    [
      [
        'direction',
        'A solução balanceada foi superior à salina em mortalidade aos 90 dias nos pacientes críticos brasileiros [1].',
      ],
      [
        'direction',
        'O BaSICS mostrou diferença significativa de mortalidade em 90 dias entre a solução balanceada e a salina [1].',
      ],
      [
        'negation',
        'Em UTIs brasileiras, usar solução balanceada reduziu a mortalidade em 90 dias na comparação com a solução salina [1].',
      ],
      ['bounds', 'Para morte em 90 dias, o HR ajustado foi de 0,97 (IC 95% 0,90–0,99) [1].'],
    ],
  ],
  [
    'ARMA.prose',
    [
      'Em 861 pacientes com SDRA, ventilar com 6 mL/kg em vez de 12 mL/kg resultou em mortalidade de 31%, frente a 39,8% [1].',
      'Volumes correntes menores diminuem as mortes na síndrome do desconforto respiratório agudo: 31,0% contra 39,8% com os volumes tradicionais (p = 0,007) [1].',
      'Quem foi ventilado com 12 mL/kg teve mortalidade mais alta, de quase 40%, do que quem recebeu 6 mL/kg [1].',
      'A favor dos volumes correntes mais baixos, a mortalidade diferiu em 8,8 pontos percentuais, com p < 0,01 [1].',
    ],
    [
      [
        'direction',
        'Na SDRA, a mortalidade foi maior no grupo ventilado com volumes correntes mais baixos [1].',
      ],
      [
        'direction',
        'O volume corrente de 12 mL/kg superou o de 6 mL/kg em sobrevida na síndrome do desconforto respiratório agudo [1].',
      ],
      ['arms', 'A mortalidade foi de 39,8% com 6 mL/kg e de 31,0% com 12 mL/kg [1].'],
      [
        'unit',
        'Morreram 31,0 por mil dos pacientes ventilados com volumes correntes menores na SDRA, ante 39,8% dos demais [1].',
      ],
    ],
  ],
  [
    'SPRINT.en',
    [
      'Buscar PAS < 120 mmHg, em vez de < 140 mmHg, diminuiu o desfecho primário composto: 1,65% ao ano contra 2,19% ao ano (HR 0,75) [1].',
      'A meta intensiva de pressão associou-se a 27% menos risco de morte por todas as causas [1].',
      'O SPRINT, com 9.361 participantes, comparou um alvo de sistólica abaixo de 12 cmHg com um alvo abaixo de 14 cmHg [1].',
      'O controle padrão da pressão saiu-se pior, com 2,19% de eventos do composto primário por ano, ante 1,65% no intensivo [1].',
    ],
    [
      [
        'direction',
        'A estratégia intensiva (PAS < 120 mmHg) elevou a mortalidade por todas as causas no SPRINT [1].',
      ],
      [
        'direction',
        'Entre os alvos de PAS < 120 e < 140 mmHg, o desfecho primário composto favoreceu o segundo [1].',
      ],
      ['comparator', 'O braço intensivo do SPRINT buscava PAS acima de 120 mmHg [1].'],
      ['unit', 'Com o alvo intensivo, a taxa do desfecho primário composto foi de 1,65% ao mês [1].'],
    ],
  ],
  [
    'PLATO.en',
    [
      'Em doze meses, 9,8% dos pacientes com ticagrelor e 11,7% daqueles com clopidogrel tiveram morte vascular, IAM ou AVC [1].',
      'Com mais de 18 mil pacientes (n = 18.624), o PLATO favoreceu o ticagrelor, com HR de 0,84 (0,77–0,92) [1].',
      'Ao fim de um ano, o clopidogrel havia protegido menos que o ticagrelor contra morte vascular, infarto ou AVC [1].',
      'O ganho com ticagrelor foi de 1,9 ponto percentual em termos absolutos e de 16% em termos relativos [1].',
    ],
    [
      [
        'direction',
        'Na síndrome coronariana aguda, o clopidogrel evitou mais mortes vasculares, infartos e AVCs do que o ticagrelor [1].',
      ],
      [
        'direction',
        'O PLATO não detectou diferença entre ticagrelor e clopidogrel no composto de morte vascular, infarto ou AVC [1].',
      ],
      [
        'arms',
        '| Grupo | Morte vascular, IAM ou AVC em 12 meses |\n|---|---|\n| Ticagrelor vs. clopidogrel | 11,7% vs. 9,8% [1] |',
      ],
      [
        'unit',
        'Em 12 semanas, morte vascular, infarto ou AVC ocorreu em 9,8% com ticagrelor e 11,7% com clopidogrel [1].',
      ],
    ],
  ],
  [
    'CREDENCE.pt',
    [
      'Em diabéticos tipo 2 com DRC e albuminúria, a canagliflozina cortou em 30% o risco do composto renal ou morte cardiovascular [1].',
      'Menos pacientes tratados com canagliflozina do que com placebo alcançaram o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      'A razão de riscos de 0,7 (IC 95% 0,59 a 0,82) favoreceu a canagliflozina no desfecho renal composto ou morte cardiovascular [1].',
      'O CREDENCE tratou de pessoas com diabetes tipo 2, doença renal crônica e albuminúria, nas quais a canagliflozina se saiu melhor que o placebo [1].',
    ],
    [
      [
        'direction',
        'No CREDENCE, o placebo protegeu mais que a canagliflozina contra o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      ],
      [
        'direction',
        'Pacientes com DM2, DRC e albuminúria tiveram prejuízo renal com a canagliflozina, cujo composto renal ou morte cardiovascular foi mais frequente que o do placebo [1].',
      ],
      [
        'negation',
        'Em pacientes com DM2, DRC e albuminúria, a canagliflozina foi incapaz de reduzir o composto renal ou morte cardiovascular [1].',
      ],
      [
        'bounds',
        'Observou-se HR de 0,70, com IC 95% de 0,50 a 0,82, para o desfecho renal composto ou morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'No grupo C da dengue, inicia-se de imediato a hidratação com cristaloide, 10 mL/kg na 1ª hora [1].',
      'Os pacientes do grupo D recebem 20 mL/kg em no máximo vinte minutos [1].',
      'Na dengue, nada de salicilatos, tampouco de AINEs [1].',
      'Para um adulto de 70 kg classificado no grupo C, isso significa 700 mL de cristaloide na primeira hora [1].',
    ],
    [
      [
        'negation',
        'Salicilatos e anti-inflamatórios não esteroides podem ser utilizados no manejo da dengue [1].',
      ],
      ['negation', 'Nos casos do grupo C, a reposição volêmica não precisa ser imediata [1].'],
      ['unit', 'No grupo D, infundem-se 20 mL/kg em até 20 horas [1].'],
      ['comparator', 'A expansão do grupo D é de 20 mL/kg, a correr em no mínimo 20 minutos [1].'],
    ],
  ],
  [
    'RALES.en',
    [
      'Dos 1.663 pacientes do RALES, morreram 35% no grupo espironolactona e 46% no grupo comparador [1].',
      'A espironolactona diminuiu em 30% o risco relativo de óbito na IC grave [1].',
      'Na insuficiência cardíaca grave, a mortalidade recuou de 46% para 35% com a espironolactona, com RR de 0,7 (0,6–0,82) [1].',
      'Onze pontos percentuais separaram os grupos quanto à mortalidade, com vantagem para a espironolactona [1].',
    ],
    [
      [
        'direction',
        'O RALES associou a espironolactona a um aumento das mortes na IC grave (RR 0,70; 0,60–0,82) [1].',
      ],
      [
        'direction',
        'Em 1.663 pacientes com IC grave, a espironolactona foi indiferente para a mortalidade [1].',
      ],
      ['arms', 'Houve óbito em 46% dos que usaram espironolactona e em 35% dos que não a usaram [1].'],
      ['digit', 'Para mortalidade, o RALES trouxe risco relativo de 0,76 (0,60–0,82) [1].'],
    ],
  ],
  [
    'PLATO.pt',
    [
      'O ticagrelor foi superior ao clopidogrel na prevenção de morte vascular, infarto ou AVC na síndrome coronariana aguda, segundo o PLATO [1].',
      'Quem tomou clopidogrel na SCA teve mais mortes vasculares, infartos ou AVCs, em conjunto, que quem tomou ticagrelor [1].',
      'O IC 95% do HR (0,77 a 0,92) não cruza a unidade, o que sustenta o benefício do ticagrelor [1].',
    ],
    [
      [
        'direction',
        'Em comparação com o clopidogrel, o ticagrelor fez subir a taxa de morte vascular, infarto ou AVC na SCA [1].',
      ],
      [
        'direction',
        'Ticagrelor e clopidogrel empataram na prevenção de morte vascular, infarto ou AVC na síndrome coronariana aguda [1].',
      ],
      [
        'negation',
        'Frente ao clopidogrel na SCA, o ticagrelor falhou em reduzir morte vascular, infarto ou AVC [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.prose',
    [
      'Só se fala em DRC quando a alteração da estrutura ou da função renal persiste por três meses ou mais [1].',
      'Três eixos compõem a classificação: a causa, a categoria de TFG (de G1 a G5) e a de albuminúria (de A1 a A3) [1].',
      'Uma alteração renal presente há apenas um mês ainda não preenche o critério de duração da KDIGO 2024 [1].',
      'A albuminúria é dividida em três categorias na KDIGO, A1, A2 e A3 [1].',
    ],
    [
      [
        'negation',
        'Mesmo que persista por mais de 3 meses, uma anormalidade estrutural do rim com função preservada não configura DRC [1].',
      ],
      ['negation', 'A KDIGO 2024 não leva em conta a causa ao classificar a doença renal crônica [1].'],
      [
        'unit',
        'As anormalidades de estrutura ou função renal precisam estar presentes por no mínimo 3 semanas para que se defina DRC [1].',
      ],
      [
        'comparator',
        'Define-se DRC por anormalidades renais estruturais ou funcionais presentes há no máximo 3 meses [1].',
      ],
    ],
  ],
  [
    'TICH-2.pt',
    [
      'O ácido tranexâmico não alterou significativamente o estado funcional aos 90 dias na hemorragia intracerebral aguda (OR ajustada de 0,88; IC 95% de 0,76 a 1,03) [1].',
      'Faltou ao tranexâmico um benefício funcional significativo sobre o placebo na HIC aguda [1].',
      'O resultado pelo Rankin em 90 dias não alcançou significância estatística, já que o IC 95% atravessa o 1 (0,76–1,03) [1].',
      'Para o desfecho funcional, o TICH-2 foi um estudo neutro [1].',
    ],
    [
      [
        'direction',
        'Na hemorragia intracerebral aguda, o tranexâmico foi significativamente superior ao placebo quanto ao estado funcional em 90 dias [1].',
      ],
      [
        'direction',
        'Tranexâmico e placebo diferiram de modo significativo no Rankin aos 90 dias, segundo o TICH-2 [1].',
      ],
      [
        'direction',
        'O tranexâmico piorou significativamente a função em 90 dias na hemorragia intracerebral aguda (OR ajustada 0,88; IC 95% 0,76–1,03) [1].',
      ],
      [
        'negation',
        'Aos 90 dias, o ácido tranexâmico havia melhorado de modo significativo o estado funcional na hemorragia intracerebral aguda [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    [
      'Com tirzepatida 15 mg, a HbA1c caiu 2,30 pontos percentuais em 40 semanas, ante queda de 1,86 com semaglutida 1 mg [1].',
      'As três doses de tirzepatida (5, 10 e 15 mg) produziram reduções da glicada maiores que a da semaglutida 1 mg: 2,01, 2,24 e 2,3 contra 1,86 ponto percentual [1].',
      'A semaglutida 1 mg baixou menos a hemoglobina glicada que a tirzepatida no DM2, ao fim de quarenta semanas [1].',
    ],
    [
      [
        'direction',
        'No SURPASS-2, a semaglutida 1 mg teve efeito maior sobre a HbA1c do que a tirzepatida [1].',
      ],
      [
        'direction',
        'Em 40 semanas, a hemoglobina glicada subiu 2,24 pontos percentuais com a tirzepatida 10 mg [1].',
      ],
      [
        'negation',
        'A tirzepatida não foi mais eficaz que a semaglutida 1 mg em reduzir a HbA1c ao longo de 40 semanas [1].',
      ],
      [
        'arms',
        'A variação da HbA1c foi de −1,86 ponto percentual com tirzepatida 5 mg e de −2,01 com semaglutida 1 mg [1].',
      ],
    ],
  ],
  [
    'SPRINT.prose',
    [
      'Em 9.361 pessoas, o alvo sistólico inferior a 120 mmHg rendeu menos eventos primários que o alvo inferior a 140 mmHg: 1,65% vs. 2,19% ao ano (HR 0,75; IC 95% 0,64–0,89) [1].',
      'Também a mortalidade geral foi mais baixa no braço intensivo, com HR de 0,73 (IC 95% de 0,6 a 0,9) [1].',
      'No grupo de tratamento padrão, cujo alvo era PAS menor que 140 mmHg, morreu-se mais por qualquer causa [1].',
      'O tratamento intensivo da pressão diminuiu em um quarto o risco do desfecho primário composto [1].',
    ],
    [
      [
        'direction',
        'O desfecho primário do SPRINT foi mais frequente com o tratamento intensivo do que com o padrão [1].',
      ],
      ['direction', 'A mortalidade por todas as causas foi igual nos dois grupos de alvo pressórico [1].'],
      [
        'negation',
        'Apesar do efeito no desfecho primário, a mortalidade por todas as causas não foi menor com o tratamento intensivo [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.prose',
    [
      'Considera-se pré-hipertenso quem tem sistólica entre 120 e 139 mmHg e/ou diastólica entre 80 e 89 mmHg [1].',
      'Com o tratamento, procura-se deixar a pressão abaixo de 13 por 8 [1].',
      'Uma PA de 128/76 mmHg já pertence à faixa de pré-hipertensão, por causa da sistólica [1].',
      'O alvo terapêutico da DBHA 2025 é manter PA inferior a 130/80 mmHg [1].',
    ],
    [
      [
        'negation',
        'Uma pressão de 132/84 mmHg não se enquadra na definição de pré-hipertensão da DBHA 2025 [1].',
      ],
      ['negation', 'A diretriz brasileira de 2025 não estabelece meta pressórica para o tratamento [1].'],
      ['digit', 'Classifica-se como pré-hipertensão a PA de 120–129 mmHg e/ou 80–89 mmHg [1].'],
      ['comparator', 'O tratamento anti-hipertensivo tem como meta PA ≥ 130/80 mmHg [1].'],
    ],
  ],
  [
    'KDIGO 2024.en',
    [
      'A KDIGO 2024 exige ao menos três meses de estrutura ou função renal anormal para que se chame de DRC [1].',
      'Causa, taxa de filtração glomerular e albuminúria: é com essa tríade que se classifica a DRC [1].',
      'Critérios a lembrar:\n\n- Duração da anormalidade na DRC: ≥ 3 meses [1].',
      'Não basta olhar a TFG: a causa e a albuminúria (A1 a A3) também entram na classificação da DRC [1].',
    ],
    [
      ['negation', 'A albuminúria não faz parte da classificação da DRC proposta pela KDIGO 2024 [1].'],
      ['comparator', 'A DRC requer alteração estrutural ou funcional por menos de 3 meses [1].'],
      ['digit', 'Classifica-se a DRC por causa, TFG (G1–G6) e albuminúria (A1–A3) [1].'],
      [
        'unit',
        'O critério temporal da DRC, de acordo com a KDIGO, é de pelo menos 3 anos de alteração renal [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'Falência renal, perda de TFGe de 40% ou mais ou morte renal atingiu 17,8% com finerenona e 21,1% no grupo comparador (HR 0,82; 0,73–0,93) [1].',
      'Foram analisados 5.674 pacientes, e o resultado renal favoreceu a finerenona [1].',
      'A finerenona diminuiu em 18% o risco do composto renal na DRC associada ao diabetes tipo 2 [1].',
      'Um declínio da TFGe de pelo menos 40% contava como evento do composto renal no FIDELIO-DKD [1].',
    ],
    [
      ['direction', 'Houve mais eventos renais com a finerenona do que com o comparador no FIDELIO-DKD [1].'],
      [
        'direction',
        'Sobre o composto de falência renal, queda da TFGe ≥ 40% ou morte renal, a finerenona teve efeito nulo [1].',
      ],
      [
        'digit',
        'No FIDELIO-DKD, o composto renal ocorreu em 17,3% dos pacientes com finerenona e 21,1% dos demais [1].',
      ],
    ],
  ],
  [
    'SBD 2025.en',
    [
      'O diagnóstico de diabetes se faz com glicemia de jejum a partir de 126 mg/dL ou HbA1c de 6,5% para cima, desde que confirmado [1].',
      'Uma hemoglobina glicada igual ou superior a 6,5%, uma vez confirmada, indica diabetes [1].',
      'O limiar da glicemia em jejum é de 7,0 mmol/L, isto é, 126 mg/dL [1].',
      'Se a glicemia de jejum veio 131 mg/dL, o valor está na faixa diagnóstica da SBD, mas ainda requer confirmação [1].',
    ],
    [
      [
        'negation',
        'Basta uma única glicemia de jejum ≥ 126 mg/dL, sem necessidade de confirmação, para o diagnóstico de diabetes [1].',
      ],
      ['comparator', 'A SBD define diabetes por HbA1c ≤ 6,5%, confirmada [1].'],
      ['unit', 'Glicemia de jejum ≥ 126 mmol/L, confirmada, estabelece o diagnóstico de diabetes [1].'],
      ['digit', 'Pela diretriz da SBD, uma glicada ≥ 6,9%, confirmada, define o diabetes [1].'],
    ],
  ],
  [
    'RE-LY.en',
    [
      'Na FA, AVC ou embolia sistêmica ocorreu a uma taxa de 1,11% ao ano com dabigatrana 150 mg e de 1,69% ao ano com varfarina (RR 0,66; 0,53–0,82) [1].',
      'A dose de 150 mg de dabigatrana baixou em 34% o risco relativo de AVC ou embolia sistêmica [1].',
      'A varfarina foi menos eficaz que a dabigatrana 150 mg em evitar AVC ou embolia sistêmica [1].',
      'O RE-LY reuniu 18.113 pacientes e comparou a dabigatrana à varfarina na fibrilação atrial [1].',
    ],
    [
      [
        'direction',
        'Frente à varfarina, a dabigatrana 150 mg mostrou-se inferior na prevenção de AVC ou embolia sistêmica [1].',
      ],
      [
        'direction',
        'A taxa de AVC ou embolia sistêmica cresceu com a dabigatrana 150 mg em relação à varfarina [1].',
      ],
      [
        'arms',
        '- AVC ou embolia sistêmica no RE-LY: 1,69% ao ano com dabigatrana 150 mg e 1,11% ao ano com varfarina [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.prose',
    [
      'Comparada à varfarina, a apixabana levou a menos AVC ou embolia sistêmica (HR 0,79), menos sangramento maior (HR 0,69) e menos mortes por qualquer causa (HR 0,89) [1].',
      'Além de mais eficaz, a apixabana sangra menos: o HR para sangramento maior foi de 0,69 (IC 95% de 0,6 a 0,8) [1].',
      'Quanto à mortalidade geral, o benefício da apixabana ficou no limite da significância, com limite superior do IC 95% em 0,998 [1].',
      'Nos 18.201 pacientes com FA do ARISTOTLE, os sangramentos maiores foram mais comuns com a varfarina [1].',
    ],
    [
      [
        'direction',
        'O preço da apixabana foi um aumento dos sangramentos maiores em relação à varfarina [1].',
      ],
      ['direction', 'Em termos de morte por qualquer causa, a varfarina foi melhor que a apixabana [1].'],
      [
        'negation',
        'Nenhuma redução de AVC ou embolia sistêmica foi vista com a apixabana na comparação com a varfarina [1].',
      ],
      ['bounds', 'Para AVC ou embolia sistêmica, o HR da apixabana foi 0,79, com IC 95% de 0,66 a 0,99 [1].'],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'A empagliflozina diminuiu em 14% o risco de eventos cardiovasculares maiores no DM2 com doença cardiovascular estabelecida (HR 0,86; IC 95,02% 0,74–0,99) [1].',
      'Em diabéticos tipo 2 já com doença cardiovascular, os MACE foram menos frequentes com empagliflozina do que com placebo [1].',
      'O intervalo de confiança termina em 0,99, logo abaixo de 1, o que ainda favorece a empagliflozina [1].',
      'No EMPA-REG OUTCOME, o grupo placebo sofreu mais eventos cardiovasculares maiores [1].',
    ],
    [
      [
        'direction',
        'Em portadores de DM2 com doença cardiovascular estabelecida, a empagliflozina causou mais eventos cardiovasculares maiores do que o placebo [1].',
      ],
      [
        'direction',
        'O EMPA-REG OUTCOME concluiu por ausência de diferença entre empagliflozina e placebo nos eventos cardiovasculares maiores [1].',
      ],
      [
        'negation',
        'Não se obteve redução de eventos cardiovasculares maiores com a empagliflozina no DM2 com doença cardiovascular estabelecida [1].',
      ],
      [
        'digit',
        'Eventos cardiovasculares maiores: HR de 0,81 (IC 95,02% 0,74–0,99) para empagliflozina vs. placebo [1].',
      ],
    ],
  ],
  [
    'SSC 2021.pt',
    [
      'A SSC 2021 sugere começar a reposição com cristaloide já nas primeiras horas da hipoperfusão por sepse ou do choque séptico [1].',
      'Em choque séptico sob vasopressor, o tratamento é ajustado por uma meta de PAM, conforme a Surviving Sepsis Campaign de 2021 [1].',
      'A edição de 2026, que tomou o lugar da de 2021, não está neste acervo [1].',
      'Atenção à data: a SSC 2021 não é mais a edição vigente [1].',
    ],
    [
      [
        'negation',
        'Na hipoperfusão por sepse, a SSC 2021 desaconselha a reposição inicial com cristaloide [1].',
      ],
      [
        'negation',
        'A Surviving Sepsis Campaign de 2021 segue vigente, sem ter sido substituída por outra edição [1].',
      ],
      [
        'negation',
        'Para o choque séptico em uso de vasopressor, a SSC 2021 orienta não titular o tratamento pela pressão arterial média [1].',
      ],
      ['digit', 'A SSC 2021 foi substituída pela edição de 2024 [1].'],
    ],
  ],
  [
    'DBHA 2025.en',
    [
      'Entre 120 e 139 mmHg de sistólica e/ou entre 80 e 89 mmHg de diastólica, trata-se de pré-hipertensão [1].',
      'No tratamento da hipertensão, o objetivo é ficar abaixo de 130 por 80 mmHg [1].',
      'Quem mede 134/86 mmHg é pré-hipertenso, pela diretriz brasileira de 2025 [1].',
      'Enquanto a PA estiver em 130/80 mmHg ou mais, a meta de tratamento não foi alcançada [1].',
    ],
    [
      [
        'negation',
        'Uma diastólica de 85 mmHg com sistólica de 118 mmHg não caracteriza pré-hipertensão na DBHA 2025 [1].',
      ],
      ['negation', 'A DBHA 2025 deixou de reconhecer a pré-hipertensão como categoria [1].'],
      [
        'negation',
        'Tratar até PA < 130/80 mmHg não é o objetivo proposto pela diretriz brasileira de 2025 [1].',
      ],
      ['digit', 'A meta de tratamento é PA < 140/80 mmHg [1].'],
    ],
  ],
  [
    'SELECT.en',
    [
      'Em pessoas com obesidade e sem diabetes, a semaglutida levou a menos MACE: 6,5% contra 8% [1].',
      'O SELECT incluiu 17.604 participantes e obteve HR de 0,80 (0,72–0,90) para eventos cardiovasculares maiores [1].',
      'Obesos não diabéticos tratados com semaglutida tiveram um quinto a menos de risco relativo de MACE [1].',
      'O benefício absoluto da semaglutida foi de 1,5 ponto percentual em MACE [1].',
    ],
    [
      [
        'direction',
        'A semaglutida elevou o risco de eventos cardiovasculares maiores em pessoas com obesidade sem diabetes [1].',
      ],
      [
        'direction',
        'No SELECT, a incidência de MACE com semaglutida foi pior que a do grupo comparador [1].',
      ],
      ['arms', 'Tiveram MACE 8,0% dos pacientes do grupo semaglutida e 6,5% dos do grupo controle [1].'],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'Morte CV ou hospitalização por IC ocorreu em 21,8% com a inibição de angiotensina-neprilisina e em 26,5% com enalapril [1].',
      'Os INRA são superiores ao enalapril na IC para evitar morte cardiovascular ou internação, com HR de 0,80 (0,73–0,87) [1].',
      'Foram 8.442 pacientes, e o risco relativo de morte cardiovascular ou internação por IC caiu em um quinto com o INRA [1].',
      'Com enalapril, a proporção de mortes cardiovasculares ou internações por IC foi 4,7 pontos percentuais maior que com o INRA [1].',
    ],
    [
      [
        'direction',
        'Comparado ao INRA, o enalapril esteve ligado a menos mortes cardiovasculares ou internações por IC [1].',
      ],
      [
        'direction',
        'Na insuficiência cardíaca, tanto faz usar INRA ou enalapril no que diz respeito a morte cardiovascular ou hospitalização por IC, pois as taxas não diferiram [1].',
      ],
      ['bounds', 'O PARADIGM-HF encontrou HR de 0,80, com limites de confiança de 0,78 e 0,87 [1].'],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'O controle glicêmico intensivo aumentou a mortalidade em 90 dias de pacientes críticos: 27,5% contra 24,9% (OR 1,14; 1,02–1,28) [1].',
      'Pacientes críticos sob controle convencional da glicose morreram menos em 90 dias do que aqueles sob controle intensivo [1].',
      'O controle estrito custou 2,6 pontos percentuais a mais de óbitos em noventa dias [1].',
      'Em 6.104 doentes críticos, apertar o controle da glicemia mostrou-se prejudicial, e não benéfico [1].',
    ],
    [
      [
        'direction',
        'O NICE-SUGAR demonstrou benefício do controle glicêmico estrito sobre a mortalidade em 90 dias [1].',
      ],
      [
        'direction',
        'O controle convencional da glicemia resultou em mais mortes em 90 dias que o intensivo [1].',
      ],
      [
        'direction',
        'Com o controle intensivo, a mortalidade em 90 dias dos pacientes críticos diminuiu (OR 1,14; 1,02–1,28) [1].',
      ],
      ['negation', 'O controle intensivo da glicose não trouxe dano aos pacientes críticos [1].'],
    ],
  ],
];

/** Answers of several sentences or references. */
const ofSeveral: HandCase[] = [
  [
    'true',
    'PLATO.pt + PLATO.en',
    'No PLATO, o ticagrelor diminuiu o composto de morte vascular, infarto ou AVC, que ocorreu em 9,8% vs. 11,7% em 12 meses (HR 0,84; IC 95% 0,77–0,92) [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    'PLATO.pt + EMPA-REG OUTCOME.pt',
    'Na SCA, o ticagrelor foi melhor que o clopidogrel [1]. A magnitude do efeito sobre morte vascular, infarto ou AVC foi de HR 0,84 (IC 95% 0,77–0,92) [2].',
    'cd',
  ],
  [
    'true',
    'SURPASS-2.pt',
    '| Dose de tirzepatida | Variação da HbA1c em 40 semanas |\n|---|---|\n| 10 mg | −2,24 pontos percentuais [1] |',
    '*',
  ],
  [
    'wrong-reference',
    'SPRINT.prose + PARADIGM-HF.prose',
    'O SPRINT apoia metas pressóricas mais baixas [1], e o sacubitril-valsartana superou o enalapril na ICFEr [2]. No controle intensivo da pressão, a taxa anual do desfecho primário foi de 1,65%, contra 2,19% no controle padrão [2].',
    'cd',
  ],
  [
    'wrong-reference',
    'FIDELIO-DKD.en + SELECT.en',
    'A finerenona protege o rim no DM2 com DRC [1], enquanto a semaglutida reduz MACE na obesidade sem diabetes [2]. O composto renal com finerenona teve HR de 0,82 (0,73–0,93) [2].',
    'cd',
  ],
  [
    'wrong-reference',
    'RE-LY.en + PARADIGM-HF.prose',
    'A dabigatrana 150 mg preveniu mais AVC ou embolia sistêmica que a varfarina [1]. Em outra área, o sacubitril-valsartana reduziu desfechos na ICFEr [2]. As taxas anuais do RE-LY foram de 1,11% com dabigatrana 150 mg e de 1,69% com varfarina [2].',
    'ccd',
  ],
  [
    'wrong-reference',
    'SELECT.en + NICE-SUGAR.en',
    'A semaglutida reduziu MACE na obesidade sem diabetes [1]; já o controle glicêmico estrito foi danoso em pacientes críticos [2]. No SELECT, MACE ocorreu em 6,5% com semaglutida e em 8,0% no controle [2].',
    'cd',
  ],
  [
    'wrong-reference',
    'PARADIGM-HF.en + PLATO.en',
    'Na IC, o INRA bateu o enalapril [1]; na SCA, o ticagrelor bateu o clopidogrel [2]. A taxa de morte CV ou hospitalização por IC foi de 21,8% com INRA e 26,5% com enalapril [2].',
    'cd',
  ],
];

export const secondQuarter: HandCase[] = [...casesOf(groups), ...ofSeveral];
