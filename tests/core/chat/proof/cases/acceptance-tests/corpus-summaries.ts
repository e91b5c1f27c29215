import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** A summary of every second passage of the corpus, from the first. */
const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'Perseguir pressão sistólica inferior a 120 mmHg, e não a 140 mmHg, traduziu-se em menor taxa do desfecho composto primário (1,65 contra 2,19% ao ano; HR 0,75, 0,64–0,89) [1]',
      'A mortalidade por todas as causas também caiu com a meta pressórica intensiva, com HR de 0,73 (0,60 a 0,90) [1]',
    ],
    [
      [
        'direction',
        'A busca de pressão sistólica <120 mmHg elevou a taxa do composto primário em relação à meta <140 mmHg (1,65 contra 2,19% ao ano; HR 0,75) [1]',
      ],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'Entre os 8.442 participantes, o enalapril acumulou mais mortes cardiovasculares ou hospitalizações por insuficiência cardíaca do que a inibição da angiotensina-neprilisina (26,5% e 21,8%, respectivamente) [1]',
    ],
    [
      [
        'digit',
        'Morte cardiovascular ou hospitalização por insuficiência cardíaca sobreveio em 21,8% com a inibição da angiotensina-neprilisina e em 28,5% com o enalapril (HR 0,80) [1]',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Na insuficiência cardíaca com fração de ejeção preservada, morte cardiovascular ou hospitalização por IC atingiu 13,8% dos tratados com empagliflozina e 17,1% do grupo de comparação [1]',
    ],
    [
      [
        'digit',
        'A amostra somou 5.688 pacientes com insuficiência cardíaca e fração de ejeção preservada, e o HR de morte cardiovascular ou hospitalização por IC foi de 0,79 (0,69–0,90) [1]',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'Morreram de causa cardiovascular 3,7% dos pacientes com diabetes tipo 2 que usaram empagliflozina, ante 5,9% no braço controle (HR 0,62; 0,49–0,77) [1]',
    ],
    [
      [
        'direction',
        '- Morte cardiovascular: aumento com a empagliflozina (3,7% contra 5,9%; HR 0,62, 0,49–0,77) [1]',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'Com o controle glicêmico intensivo, a redução do infarto do miocárdio não chegou à significância estatística convencional (RR 0,84; p = 0,052) [1]',
      '- HbA1c: 7,0% no grupo intensivo e 7,9% no grupo convencional [1]',
    ],
    [['decimal', 'O infarto do miocárdio teve RR de 0,84 sob controle intensivo, com p = 0,52 [1]']],
  ],
  [
    'DAPA-CKD.en',
    [
      'A dapagliflozina conteve, na doença renal crônica, o composto de queda da TFGe de pelo menos 50%, doença renal em estágio terminal e morte renal ou cardiovascular: 9,2% contra 14,5%, com HR de 0,61 [1]',
    ],
    [
      [
        'direction',
        'Na doença renal crônica, a dapagliflozina agravou o composto de queda da TFGe ≥ 50%, doença renal terminal e morte renal ou cardiovascular (9,2% contra 14,5%; HR 0,61, 0,51–0,72) [1]',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'Na análise de 5.674 pacientes, falência renal, perda de 40% ou mais da TFGe ou óbito renal foi registrado em 17,8% dos que receberam finerenona, proporção que chegou a 21,1% no grupo controle [1]',
    ],
    [
      [
        'comparator',
        'O composto de falência renal, queda da TFGe inferior a 40% ou morte renal somou 17,8% com finerenona e 21,1% no controle [1]',
      ],
      [
        'direction',
        'A finerenona apressou a evolução para falência renal, queda da TFGe ≥ 40% ou morte renal: 17,8% versus 21,1%, com HR de 0,82 (0,73–0,93) [1]',
      ],
    ],
  ],
  [
    'SELECT.en',
    [
      'Em pessoas com obesidade e sem diabetes, os eventos cardiovasculares adversos maiores ficaram em 6,5% com semaglutida, abaixo dos 8,0% do comparador, o que equivale a HR de 0,80 (0,72–0,90) [1]',
    ],
    [
      [
        'direction',
        'Eventos cardiovasculares maiores aumentaram com a semaglutida em pessoas obesas sem diabetes, com 6,5% ante 8,0% (HR 0,80) [1]',
      ],
    ],
  ],
  [
    'JUPITER.en',
    [
      'Sob rosuvastatina, contaram-se 0,77 eventos por 100 pessoas-ano, em vez dos 1,36 do grupo de comparação (HR 0,56) [1]',
    ],
    [
      [
        'decimal',
        'A incidência de eventos foi de 0,77 por 100 pessoas-ano com rosuvastatina e de 13,6 por 100 pessoas-ano no controle (HR 0,56) [1]',
      ],
    ],
  ],
  [
    'RE-LY.en',
    [
      'AVC ou embolia sistêmica incidiu à razão de 1,11% ao ano com dabigatrana 150 mg, frente a 1,69% ao ano com varfarina (RR 0,66; 0,53–0,82) [1]',
    ],
    [
      [
        'unit',
        'Com dabigatrana 150 mg, a taxa de AVC ou embolia sistêmica foi de 1,11% ao mês, e com varfarina, de 1,69% ao mês [1]',
      ],
    ],
  ],
  [
    'PLATO.en',
    [
      'Aos 12 meses, haviam sofrido morte vascular, infarto ou AVC 9,8% dos pacientes sob ticagrelor e 11,7% dos que tomavam clopidogrel [1]',
    ],
    [
      [
        'direction',
        'Quanto a morte vascular, infarto ou AVC, o ticagrelor teve desempenho pior que o clopidogrel na síndrome coronariana aguda [1]',
      ],
    ],
  ],
  [
    'NINDS.en',
    [
      'O preço da trombólise foi a hemorragia intracraniana sintomática, vista em 6,4% dos que receberam o ativador do plasminogênio tecidual e em apenas 0,6% dos controles [1]',
      'Não se demonstrou diferença estatisticamente significativa na mortalidade em 90 dias (17% versus 21%; p = 0,30) [1]',
    ],
    [
      [
        'direction',
        'A hemorragia intracraniana sintomática diminuiu com o ativador do plasminogênio tecidual (6,4% frente a 0,6%) [1]',
      ],
    ],
  ],
  [
    'CRASH-2.en',
    [
      'No trauma com hemorragia significativa, a mortalidade hospitalar passou de 16,0% com placebo para 14,5% com ácido tranexâmico (RR 0,91; 0,85–0,97) [1]',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico não reduziu as mortes hospitalares no trauma com hemorragia (14,5% contra 16,0%; RR 0,91, 0,85–0,97) [1]',
      ],
    ],
  ],
  [
    'Magpie.en',
    [
      'A eclâmpsia foi 58% menos frequente entre as mulheres com pré-eclâmpsia tratadas com sulfato de magnésio (0,8%, ante 1,9% no placebo) [1]',
      '- Morte materna: RR 0,55 (0,26–1,14), sem significância estatística [1]',
    ],
    [
      [
        'direction',
        'As mulheres com pré-eclâmpsia que receberam sulfato de magnésio tiveram eclâmpsia 58% mais frequente que as do placebo [1]',
      ],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'Entre 1.358 pacientes com covid-19 no Brasil, internação ou observação prolongada ocorreu em 14,7% com ivermectina e em 16,3% no controle, e o intervalo do RR de 0,90 (0,70–1,16) cruza a unidade [1]',
    ],
    [
      [
        'digit',
        'Necessitaram de internação ou observação prolongada 14,7% dos pacientes sob ivermectina e 18,3% dos controles (RR 0,90; 0,70–1,16) [1]',
      ],
    ],
  ],
  [
    'PROSEVA.en',
    [
      'Na SDRA grave, a mortalidade em 28 dias dos pacientes colocados em prona foi de 16,0%, cerca de metade dos 32,8% do grupo comparador (p < 0,001) [1]',
    ],
    [
      [
        'digit',
        'Em 486 pacientes com SDRA grave, a posição prona associou-se a mortalidade de 16,0% aos 28 dias, contra 32,8% no comparador [1]',
      ],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'O controle glicêmico estrito revelou-se prejudicial em pacientes críticos: a morte em 90 dias alcançou 27,5%, contra 24,9% com o controle convencional [1]',
    ],
    [],
  ],
  [
    'HPTN 052.en',
    [
      '- Em 1.763 casais: 1 transmissão ligada com terapia antirretroviral precoce e 27 no grupo de comparação [1]',
    ],
    [
      [
        'digit',
        'Contaram-se 37 transmissões ligadas no grupo de comparação e apenas 1 com a terapia antirretroviral precoce, ou seja, 96% a menos [1]',
      ],
    ],
  ],
  [
    'BENEFIT.en',
    [
      'Apesar da conversão da PCR mais comum com benznidazol (66,2% contra 33,5%), o desfecho primário resultou neutro (HR 0,93; 0,81–1,07) [1]',
    ],
    [
      [
        'negation',
        'O resultado do benznidazol no desfecho primário não foi neutro (27,5% versus 29,1%; HR 0,93, 0,81–1,07) [1]',
      ],
    ],
  ],
  [
    'DBHA 2020.en',
    [
      'A diretriz brasileira de 2020 considera hipertensão a pressão de consultório a partir de 140 mmHg de sistólica e/ou 90 mmHg de diastólica [1]',
    ],
    [['comparator', 'Define-se hipertensão por pressão de consultório ≤ 140 e/ou ≤ 90 mmHg [1]']],
  ],
  [
    'DBIC 2018.en',
    [
      'Fração de ejeção do ventrículo esquerdo entre 40 e 49% corresponde à faixa intermediária, ao passo que valores de 50% ou mais caracterizam a forma preservada [1]',
      'Para o rastreamento com NT-proBNP, adota-se o ponto de corte de 125 pg/mL [1]',
    ],
    [
      [
        'unit',
        'O valor de NT-proBNP que serve de corte para triagem de insuficiência cardíaca é 125 ng/mL [1]',
      ],
      ['bounds', 'A fração de ejeção é dita intermediária de 45 a 49%, e preservada a partir de 50% [1]'],
    ],
  ],
  [
    'KDIGO 2024.en',
    [
      'Só se caracteriza doença renal crônica quando a anormalidade estrutural ou funcional dura no mínimo 3 meses [1]',
    ],
    [
      [
        'unit',
        'A DRC pressupõe alteração da estrutura ou da função renal por 3 semanas ou mais e se classifica por causa, TFG e albuminúria [1]',
      ],
    ],
  ],
  [
    'MS Dengue 2024.en',
    ['- Grupo D: expansão com 20 mL/kg em no máximo 20 minutos [1]'],
    [
      [
        'negation',
        'Salicilatos e anti-inflamatórios não esteroides podem ser prescritos a pacientes com dengue [1]',
      ],
    ],
  ],
  [
    'GOLD 2023.en',
    ['No relatório GOLD de 2023, a antiga divisão de A a D cedeu lugar aos grupos A, B e E [1]'],
    [
      ['comparator', 'A GOLD 2023 utiliza, na DPOC, relação VEF1/CVF pós-broncodilatador superior a 0,7 [1]'],
      ['negation', 'Os grupos A, B e E não substituem os grupos A a D na GOLD 2023 [1]'],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'Morte de causa cardiovascular ou hospitalização por insuficiência cardíaca foi observada em 26,5% do grupo enalapril, proporção superior aos 21,8% do grupo sacubitril-valsartana [1]',
    ],
    [
      [
        'negation',
        'A troca de enalapril por sacubitril-valsartana não diminuiu as mortes cardiovasculares ou hospitalizações por insuficiência cardíaca [1]',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'Em 7.020 pacientes com diabetes tipo 2, a empagliflozina exibiu menor frequência do composto de morte cardiovascular, infarto do miocárdio ou AVC que o placebo (HR 0,86; IC 95,02% 0,74–0,99) [1]',
    ],
    [
      [
        'negation',
        'O composto de morte cardiovascular, infarto do miocárdio ou AVC não foi menor com empagliflozina do que com placebo (10,5% vs. 12,1%; HR 0,86) [1]',
      ],
    ],
  ],
  [
    'SURPASS-2.prose',
    [
      'Nas três doses avaliadas, a tirzepatida baixou a hemoglobina glicada mais do que a semaglutida 1 mg ao fim de 40 semanas [1]',
      'A variação da hemoglobina glicada foi de −2,30 pontos percentuais com tirzepatida 15 mg e de −1,86 ponto percentual com semaglutida 1 mg [1]',
    ],
    [
      [
        'digit',
        'Ao cabo de 40 semanas, tirzepatida 10 mg modificou a hemoglobina glicada em −2,84 pontos percentuais, ante −1,86 com semaglutida 1 mg [1]',
      ],
      [
        'unit',
        'Decorridos 40 dias, a hemoglobina glicada havia variado −2,01 pontos percentuais com tirzepatida 5 mg e −1,86 ponto percentual com semaglutida 1 mg [1]',
      ],
      [
        'direction',
        'Em 40 semanas, a semaglutida 1 mg venceu a tirzepatida 15 mg na redução da hemoglobina glicada (−1,86 contra −2,30 pontos percentuais) [1]',
      ],
    ],
  ],
  [
    'ARISTOTLE.prose',
    [
      'Além de prevenir melhor o AVC ou a embolia sistêmica, a apixabana provocou menos sangramento maior do que a varfarina (HR 0,69; IC 95% 0,60–0,80) [1]',
      'O benefício da apixabana estendeu-se à mortalidade por qualquer causa, com HR de 0,89 (IC 95% 0,80 a 0,998) [1]',
    ],
    [
      [
        'direction',
        'A apixabana acarretou mais sangramento maior que a varfarina (HR 0,69; IC 95% 0,60–0,80) [1]',
      ],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'Os pacientes alocados a placebo morreram mais no hospital do que os alocados a ácido tranexâmico (16,0% versus 14,5%), diferença estatisticamente significativa [1]',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico fez subir de forma significativa as mortes no hospital em comparação com placebo (14,5% vs. 16,0%; risco relativo 0,91) [1]',
      ],
    ],
  ],
  [
    'Magpie.prose',
    [
      'A mortalidade materna não exibiu diferença significativa entre sulfato de magnésio e placebo (risco relativo 0,55; 0,26–1,14) [1]',
    ],
    [
      [
        'decimal',
        'Desenvolveram eclâmpsia 0,08% das mulheres alocadas ao sulfato de magnésio e 1,9% das alocadas ao placebo [1]',
      ],
      [
        'negation',
        'Entre sulfato de magnésio e placebo, a mortalidade materna diferiu significativamente (risco relativo 0,55; 0,26–1,14) [1]',
      ],
    ],
  ],
  [
    'ARMA.prose',
    [
      'Ventilar com 6 mL/kg poupou vidas na síndrome do desconforto respiratório agudo: mortalidade de 31,0%, contra 39,8% com 12 mL/kg (p = 0,007) [1]',
    ],
    [
      [
        'direction',
        'Volumes correntes mais baixos cursaram com mortalidade mais alta que os volumes tradicionais na SDRA [1]',
      ],
    ],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'A chance de morrer em 90 dias cresceu com o controle intensivo da glicemia (OR 1,14; IC 95% 1,02–1,28) [1]',
    ],
    [
      [
        'direction',
        'Com o controle intensivo da glicemia morreu-se menos em 90 dias que com o convencional (27,5% e 24,9%, respectivamente; OR 1,14) [1]',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [
      'Em 75 UTIs brasileiras, usar solução balanceada no lugar de salina a 0,9% não alterou significativamente a mortalidade em 90 dias (26,4% e 27,2%, respectivamente) [1]',
    ],
    [
      [
        'digit',
        'Faleceram em 90 dias 26,4% dos que receberam solução balanceada e 29,2% dos que receberam salina a 0,9%, diferença não significativa [1]',
      ],
      [
        'direction',
        'A solução balanceada proporcionou queda significativa da mortalidade em 90 dias diante da salina a 0,9% (26,4% vs. 27,2%; HR ajustado 0,97, IC 95% 0,90–1,05) [1]',
      ],
    ],
  ],
  [
    'BENEFIT.prose',
    [
      'O desfecho primário acometeu 29,1% dos pacientes com cardiomiopatia chagásica que receberam placebo e 27,5% dos que receberam benznidazol [1]',
    ],
    [
      [
        'direction',
        'A conversão da PCR foi mais rara no grupo benznidazol do que no grupo placebo (66,2% vs. 33,5%) [1]',
      ],
    ],
  ],
  [
    'DBHA 2025.prose',
    ['Enquadram-se como pré-hipertensão os valores de 120–139 mmHg e/ou 80–89 mmHg [1]'],
    [['bounds', 'A faixa de pré-hipertensão abrange 130–139 mmHg e/ou 80–89 mmHg [1]']],
  ],
  [
    'SBD 2025.prose',
    [
      'Estabelece-se o diagnóstico de diabetes com glicemia de jejum a partir de 126 mg/dL ou HbA1c de 6,5% ou mais, desde que o resultado seja confirmado [1]',
    ],
    [
      [
        'digit',
        'Firma-se o diagnóstico de diabetes por glicemia de jejum ≥ 136 mg/dL ou HbA1c ≥ 6,5%, com confirmação do resultado [1]',
      ],
      [
        'unit',
        'Uma glicemia de jejum ≥ 126 mmol/L ou uma HbA1c ≥ 6,5%, uma vez confirmada, diagnostica diabetes [1]',
      ],
      [
        'negation',
        'O achado de glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5% não precisa ser confirmado para o diagnóstico de diabetes [1]',
      ],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'Pacientes do grupo C devem receber de imediato 10 mL/kg de cristaloide, infundidos na primeira hora [1]',
    ],
    [['unit', 'Quem está no grupo D recebe 20 mL/kg em até 20 horas [1]']],
  ],
  [
    'DBHA 2025.pt',
    [
      'O alvo terapêutico fixado pela diretriz brasileira de 2025 é pressão arterial inferior a 130/80 mmHg [1]',
    ],
    [
      [
        'comparator',
        'A diretriz de 2025 adota como meta de tratamento pressão arterial acima de 130/80 mmHg [1]',
      ],
    ],
  ],
  [
    'DBIC 2018.pt',
    [
      'Os peptídeos natriuréticos integram a investigação diagnóstica da insuficiência cardíaca na diretriz brasileira de 2018 [1]',
    ],
    [
      [
        'negation',
        'A diretriz brasileira de insuficiência cardíaca de 2018 não contempla os peptídeos natriuréticos na investigação diagnóstica [1]',
      ],
    ],
  ],
  [
    'KDIGO 2024.pt',
    [
      'Causa, taxa de filtração glomerular e albuminúria são os três eixos com que a KDIGO 2024 classifica a doença renal crônica [1]',
    ],
    [
      [
        'negation',
        'A albuminúria não entra na classificação da doença renal crônica proposta pela KDIGO em 2024 [1]',
      ],
    ],
  ],
  [
    'GINA 2021.pt',
    [
      'Para o alívio na asma, a preferência da GINA 2021 recai sobre a combinação de corticoide inalatório e formoterol [1]',
      'Tratar a asma somente com broncodilatador de curta ação não tem o aval da GINA 2021 [1]',
    ],
    [
      [
        'negation',
        'Na asma, a GINA de 2021 recomenda o tratamento apenas com broncodilatador de curta ação [1]',
      ],
    ],
  ],
  [
    'SPRINT.pt',
    [
      'Adultos hipertensos de alto risco cardiovascular e sem diabetes tiveram menos eventos cardiovasculares maiores quando a meta sistólica ficou abaixo de 120 mmHg em vez de abaixo de 140 mmHg [1]',
      'Pessoas com diabetes ficaram de fora do SPRINT [1]',
    ],
    [['negation', 'O SPRINT incluiu pessoas com diabetes em sua população [1]']],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'Na insuficiência cardíaca com fração de ejeção reduzida, o enalapril protegeu menos do que sacubitril-valsartana contra morte cardiovascular ou internação por insuficiência cardíaca [1]',
    ],
    [
      [
        'direction',
        'Sacubitril-valsartana foi inferior ao enalapril na prevenção da morte cardiovascular ou da internação por insuficiência cardíaca em pacientes com fração de ejeção reduzida [1]',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      'O placebo foi superado pela empagliflozina na prevenção de morte cardiovascular ou internação por IC em pacientes com fração de ejeção preservada (HR 0,79; IC 95% 0,69–0,90) [1]',
    ],
    [
      [
        'direction',
        'Na fração de ejeção preservada, a empagliflozina favoreceu a ocorrência de morte cardiovascular ou internação por insuficiência cardíaca em relação ao placebo [1]',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'A rosuvastatina preveniu eventos cardiovasculares maiores em indivíduos aparentemente saudáveis cuja proteína C reativa ultrassensível estava elevada, embora o LDL não estivesse [1]',
    ],
    [
      [
        'direction',
        'A rosuvastatina ampliou o risco de eventos cardiovasculares maiores em comparação com placebo, com HR de 0,56 (IC 95% 0,46–0,69) [1]',
      ],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'Duas tomadas diárias de 150 mg de dabigatrana evitaram mais AVC ou embolia sistêmica do que a varfarina na fibrilação atrial [1]',
    ],
    [
      [
        'digit',
        'A dabigatrana 150 mg duas vezes ao dia diminuiu o AVC ou a embolia sistêmica em relação à varfarina, com RR de 0,56 (IC 95% 0,53–0,82) [1]',
      ],
      [
        'direction',
        'A varfarina protegeu mais do que a dabigatrana contra AVC ou embolia sistêmica na fibrilação atrial [1]',
      ],
    ],
  ],
  [
    'PLATO.pt',
    [
      'O clopidogrel mostrou-se menos eficaz que o ticagrelor em afastar morte vascular, infarto ou AVC na síndrome coronariana aguda [1]',
    ],
    [
      [
        'bounds',
        'Em favor do ticagrelor sobre o clopidogrel, o HR de morte vascular, infarto ou AVC foi de 0,84 (IC 95% 0,77–0,98) [1]',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'Em pacientes com diabetes tipo 2 e doença cardiovascular estabelecida, a ocorrência de eventos cardiovasculares maiores foi reduzida pela empagliflozina frente ao placebo [1]',
    ],
    [
      [
        'negation',
        'Na doença cardiovascular estabelecida com diabetes tipo 2, a empagliflozina não reduziu os eventos cardiovasculares maiores em comparação com placebo [1]',
      ],
    ],
  ],
  [
    'UKPDS 33.pt',
    [
      'No diabetes tipo 2 de diagnóstico recente, tratar intensivamente com sulfonilureia ou insulina diminuiu o conjunto dos desfechos relacionados à doença (RR 0,88; IC 95% 0,79–0,99) [1]',
    ],
    [
      [
        'direction',
        'O tratamento convencional conduziu a menos desfechos relacionados ao diabetes do que o controle glicêmico intensivo com sulfonilureia ou insulina [1]',
      ],
    ],
  ],
  [
    'CREDENCE.pt',
    [
      'O composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular foi menos comum com canagliflozina que com placebo em pacientes com diabetes tipo 2, DRC e albuminúria [1]',
    ],
    [
      [
        'digit',
        '- Canagliflozina no diabetes tipo 2 com DRC e albuminúria: HR 0,76 (IC 95% 0,59–0,82) para o desfecho renal composto ou morte cardiovascular [1]',
      ],
      [
        'direction',
        'Com a canagliflozina, tornou-se mais provável chegar a doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular do que com o placebo [1]',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'Na doença renal crônica, houvesse ou não diabetes, a empagliflozina freou a progressão renal ou a morte cardiovascular, com HR de 0,72 (IC 95% 0,64 a 0,82) [1]',
    ],
    [
      [
        'bounds',
        'Para progressão da doença renal ou morte cardiovascular, a empagliflozina obteve HR de 0,72, com IC 95% de 0,52 a 0,82 [1]',
      ],
      [
        'direction',
        'A empagliflozina acelerou a progressão da doença renal ou a morte cardiovascular na DRC, com ou sem diabetes [1]',
      ],
    ],
  ],
  [
    'FLOW.pt',
    [
      'No diabetes tipo 2 com doença renal crônica, os eventos renais maiores tornaram-se menos comuns com semaglutida do que com placebo (HR 0,76; IC 95% 0,66–0,88) [1]',
    ],
    [
      [
        'decimal',
        'O HR de eventos renais maiores com semaglutida, comparada a placebo, situou-se em 0,076 no diabetes tipo 2 com doença renal crônica [1]',
      ],
      [
        'direction',
        'Os eventos renais maiores foram mais numerosos com a semaglutida do que com o placebo no diabetes tipo 2 com doença renal crônica [1]',
      ],
    ],
  ],
  [
    'NINDS.pt',
    [
      'Iniciada nas primeiras 3 horas, a alteplase favoreceu a evolução aos 3 meses, mas elevou a hemorragia intracraniana sintomática [1]',
    ],
    [
      [
        'direction',
        'No AVC isquêmico, iniciar cedo a alteplase intravenosa prejudicou a evolução favorável dos pacientes em comparação com placebo [1]',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      'Houve menos mortes hospitalares com ácido tranexâmico do que com placebo em vítimas de trauma com hemorragia significativa ou sob risco dela [1]',
    ],
    [
      [
        'direction',
        'Entre os traumatizados, o placebo exibiu menor mortalidade hospitalar que o ácido tranexâmico [1]',
      ],
    ],
  ],
  [
    'Magpie.pt',
    [
      'O sulfato de magnésio cortou em mais da metade a ocorrência de eclâmpsia em mulheres com pré-eclâmpsia [1]',
    ],
    [
      [
        'direction',
        'O uso de sulfato de magnésio na pré-eclâmpsia mais que dobrou a ocorrência de eclâmpsia em comparação com placebo [1]',
      ],
    ],
  ],
  [
    'TOGETHER.pt',
    [
      'A ivermectina não trouxe redução da internação nem da observação prolongada em serviço de emergência para pacientes ambulatoriais com covid-19 [1]',
    ],
    [
      [
        'negation',
        'Em pacientes ambulatoriais com covid-19 no Brasil, a ivermectina reduziu a internação e a observação prolongada em serviço de emergência em comparação com placebo [1]',
      ],
    ],
  ],
  [
    'PROSEVA.pt',
    [
      'Mantidos em posição supina, os pacientes com SDRA grave morreram mais em 28 dias (32,8%) do que os pronados de forma precoce e prolongada (16,0%) [1]',
    ],
    [
      [
        'direction',
        'A posição prona precoce e prolongada piorou a sobrevida em 28 dias frente à supina (mortalidade de 16,0% vs. 32,8%; p < 0,001) [1]',
      ],
    ],
  ],
  [
    'NICE-SUGAR.pt',
    [
      'Pacientes críticos submetidos a controle glicêmico convencional tiveram menor mortalidade em 90 dias do que os do controle intensivo [1]',
    ],
    [
      [
        'direction',
        'O controle glicêmico intensivo trouxe benefício aos pacientes críticos em comparação com o controle convencional [1]',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [
      'O início tardio da terapia antirretroviral resultou em mais transmissão do HIV ao parceiro do que o início precoce em casais sorodiscordantes [1]',
    ],
    [
      [
        'direction',
        'Adiar a terapia antirretroviral coibiu mais a transmissão do HIV ao parceiro do que iniciá-la cedo [1]',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    ['A fase aguda e a forma indeterminada da doença de Chagas não foram objeto do BENEFIT [1]'],
    [
      [
        'negation',
        'O BENEFIT avaliou tanto a fase aguda quanto a forma indeterminada da doença de Chagas [1]',
      ],
    ],
  ],
  [
    'MS Dengue 2024.pt',
    [
      'Os grupos C e D da dengue demandam cristaloide venoso sem demora, infundido com maior rapidez no grupo D [1]',
    ],
    [['direction', 'A reposição venosa com cristaloide é mais lenta no grupo D do que no grupo C [1]']],
  ],
  [
    'EMPA-REG OUTCOME.pt + EMPEROR-Preserved.pt',
    [],
    [
      [
        'wrong-reference',
        'A empagliflozina diminuiu a morte cardiovascular ou a internação por insuficiência cardíaca em pacientes com fração de ejeção preservada (HR 0,79; IC 95% 0,69–0,90) [1]',
      ],
    ],
  ],
  [
    'ARISTOTLE.prose + RE-LY.en',
    [],
    [
      [
        'wrong-reference',
        'Na fibrilação atrial, a dabigatrana 150 mg reduziu o AVC ou a embolia sistêmica frente à varfarina (1,11 contra 1,69% ao ano; RR 0,66) [1]',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.pt + DAPA-CKD.en',
    [],
    [
      [
        'wrong-reference',
        'Na doença renal crônica, a dapagliflozina fez cair de 14,5% para 9,2% o composto de queda da TFGe ≥ 50%, doença renal terminal ou morte renal ou cardiovascular [1]',
      ],
    ],
  ],
  [
    'ARMA.prose + PROSEVA.pt',
    [],
    [
      [
        'wrong-reference',
        'Na SDRA grave, a posição prona rebaixou a mortalidade em 28 dias a 16,0%, contra 32,8% na supina (p < 0,001) [1]',
      ],
    ],
  ],
];

export const corpusSummaries: HandCase[] = casesOf(groups);
