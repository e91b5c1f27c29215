import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Plain statements over every second passage of the corpus, from the first. */
const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'Entre 9.361 participantes, o desfecho primário composto ocorreu à taxa de 1,65% ao ano com alvo de PAS < 120 mmHg e de 2,19% ao ano com alvo < 140 mmHg (HR 0,75; 0,64–0,89) [1]',
      'A morte por qualquer causa foi mais frequente no grupo com alvo padrão de pressão arterial do que no grupo com alvo intensivo [1]',
    ],
    [
      ['digit', 'O ensaio comparou alvos de PAS < 120 e < 140 mmHg em 9.631 participantes [1]'],
      [
        'direction',
        'A mortalidade por todas as causas aumentou com o alvo de PAS < 120 mmHg em relação ao alvo < 140 mmHg (HR 0,73; 0,60–0,90) [1]',
      ],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'No grupo enalapril, 26,5% dos pacientes tiveram morte cardiovascular ou internação por insuficiência cardíaca, contra 21,8% no grupo que recebeu o inibidor da neprilisina e da angiotensina [1]',
    ],
    [],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Dos 5.988 pacientes com fração de ejeção preservada, morreram de causa cardiovascular ou foram internados por insuficiência cardíaca 13,8% no grupo empagliflozina e 17,1% no grupo controle [1]',
    ],
    [
      [
        'digit',
        'Morte cardiovascular ou internação por insuficiência cardíaca ocorreu em 13,8% dos pacientes com empagliflozina e em 17,7% no grupo controle (HR 0,79; 0,69–0,90) [1]',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    ['A queda da morte cardiovascular com a empagliflozina correspondeu a um HR de 0,62 (0,49–0,77) [1]'],
    [
      [
        'negation',
        'A empagliflozina não teve impacto sobre a morte cardiovascular (3,7% vs. 5,9%; HR 0,62; 0,49–0,77) [1]',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'A HbA1c ficou em 7,0% com o controle intensivo e em 7,9% com o tratamento convencional [1]',
      'Quanto ao infarto do miocárdio, a redução observada com o controle intensivo não alcançou significância estatística (RR 0,84; p = 0,052) [1]',
    ],
    [
      [
        'direction',
        'As complicações microvasculares cresceram sob controle glicêmico intensivo (RR 0,75) [1]',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    [
      'O composto de queda da TFGe de pelo menos 50%, doença renal terminal ou morte renal ou cardiovascular foi menos comum com a dapagliflozina: 9,2%, ante 14,5% no grupo de comparação [1]',
    ],
    [
      [
        'comparator',
        'O desfecho composto do estudo da dapagliflozina incluía queda da TFGe de até 50%, doença renal terminal e morte renal ou cardiovascular [1]',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'Na doença renal crônica do diabetes tipo 2, a finerenona conferiu menor ocorrência de falência renal, queda da TFGe ≥ 40% ou morte renal (HR 0,82; 0,73–0,93) [1]',
    ],
    [
      [
        'digit',
        'O desfecho renal composto atingiu 17,8% do grupo finerenona e 24,1% do grupo de comparação [1]',
      ],
      [
        'direction',
        'Pacientes em uso de finerenona evoluíram pior quanto a falência renal, queda da TFGe ≥ 40% ou morte renal (17,8% vs. 21,1%; HR 0,82) [1]',
      ],
    ],
  ],
  [
    'SELECT.en',
    [
      'Em pessoas com obesidade e sem diabetes, a incidência de MACE caiu de 8,0% para 6,5% com o uso de semaglutida [1]',
    ],
    [
      ['decimal', 'A semaglutida reduziu os MACE em relação ao grupo de comparação (0,65% vs. 8,0%) [1]'],
      [
        'direction',
        'Em pessoas com obesidade e sem diabetes, os MACE foram mais numerosos entre as que usaram semaglutida [1]',
      ],
    ],
  ],
  [
    'JUPITER.en',
    ['- **Rosuvastatina:** 0,77 evento por 100 pessoas-ano, contra 1,36 no grupo de comparação [1]'],
    [
      [
        'decimal',
        'Houve 0,77 evento por 100 pessoas-ano no grupo rosuvastatina e 13,6 no grupo de comparação [1]',
      ],
      [
        'direction',
        'A rosuvastatina elevou a taxa de eventos vasculares em pessoas com proteína C reativa elevada (HR 0,56; 0,46–0,69) [1]',
      ],
    ],
  ],
  [
    'RE-LY.en',
    [
      'Os pacientes tratados com varfarina tiveram AVC ou embolia sistêmica a uma taxa de 1,69% ao ano, superior à taxa de 1,11% ao ano observada com dabigatrana 150 mg [1]',
    ],
    [
      [
        'direction',
        'A varfarina protegeu melhor do que a dabigatrana 150 mg contra AVC ou embolia sistêmica (1,69% vs. 1,11% ao ano) [1]',
      ],
    ],
  ],
  [
    'PLATO.en',
    [
      'Aos 12 meses, haviam apresentado morte vascular, infarto ou AVC 11,7% dos pacientes que usaram clopidogrel e 9,8% dos que usaram ticagrelor [1]',
    ],
    [
      [
        'unit',
        'Em 12 semanas, o composto de morte vascular, infarto ou AVC ocorreu em 9,8% com ticagrelor e 11,7% com clopidogrel [1]',
      ],
    ],
  ],
  [
    'NINDS.en',
    [
      'O preço da trombólise foi a hemorragia intracraniana sintomática, que chegou a 6,4% com o ativador tecidual do plasminogênio e ficou em 0,6% no grupo controle [1]',
      'A mortalidade em 90 dias não diferiu significativamente entre os grupos (17% vs. 21%; p = 0,30) [1]',
    ],
    [
      [
        'direction',
        'Houve menos hemorragia intracraniana sintomática com o ativador tecidual do plasminogênio do que no grupo controle (6,4% vs. 0,6%) [1]',
      ],
    ],
  ],
  [
    'CRASH-2.en',
    [
      'O ácido tranexâmico reduziu as mortes hospitalares em pacientes de trauma com hemorragia significativa (RR 0,91; 0,85–0,97; n = 20.211) [1]',
    ],
    [],
  ],
  [
    'Magpie.en',
    [
      'A eclâmpsia ocorreu em 0,8% das mulheres que receberam sulfato de magnésio e em 1,9% das que receberam placebo; já a redução da morte materna não foi significativa [1]',
    ],
    [['direction', 'O sulfato de magnésio diminuiu de modo significativo a mortalidade materna [1]']],
  ],
  [
    'TOGETHER.en',
    [
      'O estudo brasileiro com 1.358 pacientes não demonstrou benefício significativo da ivermectina sobre internação ou observação prolongada (RR 0,90; 0,70–1,16) [1]',
    ],
    [
      [
        'bounds',
        'O RR para internação ou observação prolongada com ivermectina foi de 0,90, com intervalo de 0,70 a 1,06 [1]',
      ],
    ],
  ],
  [
    'PROSEVA.en',
    [
      'Na SDRA grave, a mortalidade em 28 dias com a posição prona foi menos da metade da observada no grupo de comparação (16,0% vs. 32,8%; p < 0,001) [1]',
    ],
    [
      [
        'direction',
        'Na SDRA grave, pronar o paciente duplicou a mortalidade em 28 dias (16,0% vs. 32,8%; p < 0,001) [1]',
      ],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'Em pacientes críticos, o controle glicêmico estrito foi prejudicial, com razão de chances de 1,14 para morte em 90 dias [1]',
    ],
    [],
  ],
  [
    'HPTN 052.en',
    [
      'Com a terapia antirretroviral precoce houve apenas 1 transmissão ligada, contra 27 no grupo de comparação, uma redução de 96% [1]',
    ],
    [
      [
        'digit',
        'Foram 37 os casos de transmissão ligada no grupo de comparação e apenas 1 no grupo de terapia antirretroviral precoce [1]',
      ],
    ],
  ],
  [
    'BENEFIT.en',
    [
      'O resultado do desfecho primário foi neutro, embora o benznidazol tenha praticamente dobrado a conversão da PCR (66,2% vs. 33,5%) [1]',
    ],
    [['direction', 'A conversão da PCR foi mais rara com o benznidazol (66,2% vs. 33,5%) [1]']],
  ],
  [
    'DBHA 2020.en',
    [
      'Pela diretriz brasileira de 2020, considera-se hipertensão a PA de consultório a partir de 140 mmHg e/ou 90 mmHg [1]',
    ],
    [],
  ],
  [
    'DBIC 2018.en',
    [
      'A insuficiência cardíaca com FEVE entre 40% e 49% é chamada de intermediária, e a que tem FEVE igual ou superior a 50%, de preservada [1]',
      'O ponto de corte do NT-proBNP para rastreamento é de 125 pg/mL [1]',
    ],
    [
      [
        'unit',
        'No rastreamento da insuficiência cardíaca, adota-se para o NT-proBNP o corte de 125 ng/mL [1]',
      ],
      ['comparator', 'A fração de ejeção é considerada reduzida quando a FEVE é maior que 40% [1]'],
    ],
  ],
  [
    'KDIGO 2024.en',
    [
      'Para falar em doença renal crônica, a anormalidade da estrutura ou da função renal precisa durar no mínimo 3 meses [1]',
    ],
    [
      [
        'unit',
        'A doença renal crônica é definida por anormalidade de estrutura ou função presente há pelo menos 3 semanas [1]',
      ],
    ],
  ],
  [
    'MS Dengue 2024.en',
    [
      'Administram-se 20 mL/kg em no máximo 20 minutos ao paciente do grupo D e 10 mL/kg na primeira hora ao do grupo C [1]',
    ],
    [],
  ],
  [
    'GOLD 2023.en',
    [
      'O GOLD 2023 substituiu a classificação de A a D pelos grupos A, B e E e usa como critério VEF1/CVF pós-broncodilatador inferior a 0,7 [1]',
    ],
    [
      [
        'comparator',
        'O critério espirométrico da DPOC é uma relação VEF1/CVF pós-broncodilatador acima de 0,7 [1]',
      ],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'Na insuficiência cardíaca com fração de ejeção reduzida, o risco de morte cardiovascular ou hospitalização por insuficiência cardíaca foi 20% menor com sacubitril-valsartana do que com enalapril (HR 0,80; IC 95% 0,73–0,87) [1]',
    ],
    [
      [
        'direction',
        'Morte cardiovascular ou hospitalização por insuficiência cardíaca foi mais frequente com sacubitril-valsartana (21,8%) do que com enalapril (26,5%) [1]',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'Quem recebeu placebo teve mais morte cardiovascular do que quem recebeu empagliflozina (5,9% vs. 3,7%) [1]',
    ],
    [
      [
        'digit',
        'A morte por causas cardiovasculares foi menor com empagliflozina do que com placebo (HR 0,68; IC 95% 0,49–0,77) [1]',
      ],
    ],
  ],
  [
    'SURPASS-2.prose',
    [
      'A semaglutida 1 mg baixou a hemoglobina glicada em 1,86 ponto percentual, queda menor que a obtida com qualquer uma das três doses de tirzepatida [1]',
      'Ao fim de 40 semanas, a dose de 15 mg de tirzepatida havia diminuído a HbA1c em 2,30 pontos percentuais [1]',
    ],
    [
      ['digit', '- **Tirzepatida 10 mg:** variação da HbA1c de −2,44 pontos percentuais em 40 semanas [1]'],
      [
        'direction',
        'A semaglutida proporcionou queda maior da hemoglobina glicada do que a tirzepatida em todas as doses estudadas [1]',
      ],
    ],
  ],
  [
    'ARISTOTLE.prose',
    [
      'O sangramento maior foi menos frequente com a apixabana do que com a varfarina (HR 0,69; IC 95% 0,60–0,80), assim como o AVC ou a embolia sistêmica (HR 0,79; IC 95% 0,66–0,95) [1]',
      'Na fibrilação atrial, a varfarina esteve associada a maior mortalidade por todas as causas do que a apixabana [1]',
    ],
    [
      [
        'direction',
        'O uso de apixabana acarretou mais sangramento maior do que o de varfarina (HR 0,69; IC 95% 0,60–0,80) [1]',
      ],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'Morreram no hospital 16,0% dos pacientes alocados para placebo e 14,5% dos alocados para ácido tranexâmico, diferença estatisticamente significativa [1]',
    ],
    [
      [
        'direction',
        'A mortalidade hospitalar subiu de forma significativa com o ácido tranexâmico (14,5% vs. 16,0% com placebo; RR 0,91) [1]',
      ],
    ],
  ],
  [
    'Magpie.prose',
    [
      'Para a mortalidade materna, não se demonstrou diferença significativa (risco relativo de 0,55; IC de 0,26 a 1,14) [1]',
    ],
    [
      [
        'decimal',
        'Tiveram eclâmpsia 0,8% das mulheres tratadas com sulfato de magnésio e 19% das que receberam placebo [1]',
      ],
      [
        'direction',
        'As mulheres alocadas para sulfato de magnésio tiveram risco 58% maior de eclâmpsia do que as alocadas para placebo [1]',
      ],
      [
        'negation',
        'A mortalidade materna diferiu significativamente entre sulfato de magnésio e placebo (RR 0,55; 0,26–1,14) [1]',
      ],
    ],
  ],
  [
    'ARMA.prose',
    [
      'Ventilar com volume corrente de 6 mL/kg, em vez de 12 mL/kg, reduziu a mortalidade de 39,8% para 31,0% [1]',
      'Na SDRA, os volumes correntes tradicionais resultaram em mais mortes do que os volumes mais baixos [1]',
    ],
    [
      [
        'digit',
        'Em 816 pacientes com SDRA, o volume corrente mais baixo diminuiu a mortalidade (31,0% vs. 39,8%) [1]',
      ],
      [
        'direction',
        'Na SDRA, ventilar com volumes correntes menores piorou a sobrevida em relação aos volumes tradicionais [1]',
      ],
    ],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'Sob controle glicêmico convencional, 24,9% dos adultos críticos morreram em até 90 dias, proporção inferior aos 27,5% do controle intensivo [1]',
    ],
    [
      [
        'digit',
        'Dos 6.104 adultos críticos, morreram em 90 dias 29,5% dos alocados para controle intensivo e 24,9% dos alocados para controle convencional [1]',
      ],
      [
        'direction',
        'O controle glicêmico intensivo favoreceu a sobrevida em 90 dias dos adultos críticos (OR 1,14 para morte; IC 95% 1,02–1,28) [1]',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [
      'A mortalidade em 90 dias foi de 26,4% com a solução balanceada e de 27,2% com a salina a 0,9%, sem diferença significativa (HR ajustado 0,97; IC 95% 0,90–1,05) [1]',
      'Em 75 UTIs brasileiras, usar solução balanceada em lugar de salina não diminuiu de forma significativa as mortes em 90 dias [1]',
    ],
    [
      [
        'direction',
        'A solução balanceada salvou significativamente mais vidas do que a salina a 0,9%, com morte em 90 dias de 26,4% vs. 27,2% [1]',
      ],
    ],
  ],
  [
    'BENEFIT.prose',
    [
      'A conversão da PCR foi menos frequente no grupo placebo (33,5%) do que no grupo benznidazol (66,2%) [1]',
    ],
    [
      [
        'negation',
        'O benznidazol não tornou mais frequente a conversão da PCR (66,2% vs. 33,5% com placebo) [1]',
      ],
    ],
  ],
  [
    'DBHA 2025.prose',
    ['- **Meta pressórica:** PA inferior a 130/80 mmHg [1]'],
    [
      ['comparator', 'O tratamento anti-hipertensivo tem como meta PA > 130/80 mmHg [1]'],
      ['bounds', 'Pré-hipertensão corresponde a PA de 120–129 mmHg e/ou 80–89 mmHg [1]'],
    ],
  ],
  [
    'SBD 2025.prose',
    [
      'HbA1c a partir de 6,5% ou glicemia de jejum a partir de 126 mg/dL permite o diagnóstico de diabetes, desde que o resultado seja confirmado [1]',
    ],
    [
      ['unit', 'Uma glicemia de jejum ≥ 126 mmol/L, confirmada, faz o diagnóstico de diabetes [1]'],
      ['negation', 'O diagnóstico de diabetes por HbA1c ≥ 6,5% dispensa confirmação do resultado [1]'],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'No grupo C, deve-se iniciar imediatamente a reposição com 10 mL/kg de cristaloide na primeira hora [1]',
      '- Evitar salicilatos e AINEs [1]',
    ],
    [['unit', 'Pacientes do grupo D devem receber 20 mL/kg em até 20 horas [1]']],
  ],
  [
    'DBHA 2025.pt',
    [
      'Um paciente com PA sistólica de 120 a 139 mmHg e/ou diastólica de 80 a 89 mmHg é classificado como pré-hipertenso pela diretriz brasileira de 2025 [1]',
    ],
    [
      [
        'digit',
        'A diretriz brasileira de 2025 propõe manter a pressão arterial abaixo de 135/80 mmHg durante o tratamento [1]',
      ],
    ],
  ],
  [
    'DBIC 2018.pt',
    [
      'A dosagem de peptídeos natriuréticos integra a investigação diagnóstica da insuficiência cardíaca na diretriz brasileira de 2018 [1]',
    ],
    [
      [
        'negation',
        'A diretriz de 2018 não inclui os peptídeos natriuréticos na investigação diagnóstica da insuficiência cardíaca [1]',
      ],
    ],
  ],
  [
    'KDIGO 2024.pt',
    [
      'São três os eixos de classificação da doença renal crônica na KDIGO 2024: causa, taxa de filtração glomerular e albuminúria [1]',
    ],
    [
      [
        'negation',
        'A classificação KDIGO de 2024 considera a causa e a taxa de filtração glomerular, mas não a albuminúria [1]',
      ],
    ],
  ],
  [
    'GINA 2021.pt',
    [
      'Tratar a asma somente com broncodilatador de curta ação não é recomendado pela GINA 2021, que dá preferência a corticoide inalatório com formoterol para alívio [1]',
    ],
    [
      [
        'direction',
        'Como alívio na asma, a GINA de 2021 prefere o broncodilatador de curta ação isolado à associação de corticoide inalatório e formoterol [1]',
      ],
      [
        'negation',
        'A GINA de 2021 recomenda o tratamento da asma apenas com broncodilatador de curta ação [1]',
      ],
    ],
  ],
  [
    'SPRINT.pt',
    [
      'Pessoas com diabetes ficaram fora do SPRINT [1]',
      'Perseguir uma PAS menor que 120 mmHg preveniu mais eventos cardiovasculares maiores do que aceitar uma PAS menor que 140 mmHg em hipertensos de alto risco sem diabetes [1]',
    ],
    [
      [
        'negation',
        'O SPRINT incluiu pessoas com diabetes, nas quais o alvo abaixo de 120 mmHg também foi testado [1]',
      ],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'Na ICFEr, o sacubitril-valsartana mostrou-se superior ao enalapril quanto a morte cardiovascular ou internação por insuficiência cardíaca [1]',
    ],
    [
      [
        'negation',
        'Na insuficiência cardíaca com fração de ejeção reduzida, sacubitril-valsartana não reduziu o composto de morte cardiovascular ou internação por IC frente ao enalapril [1]',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      'Na ICFEp, a taxa de morte cardiovascular ou internação por IC foi menor com a empagliflozina do que com o placebo, com HR de 0,79 (IC 95%: 0,69 a 0,90) [1]',
    ],
    [
      [
        'direction',
        'A empagliflozina teve efeito equivalente ao do placebo sobre morte cardiovascular ou internação por IC na fração de ejeção preservada [1]',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'Mesmo sem LDL elevado, indivíduos aparentemente saudáveis com PCR ultrassensível alta tiveram menos eventos cardiovasculares maiores ao usar rosuvastatina [1]',
    ],
    [
      [
        'negation',
        'O benefício da rosuvastatina foi demonstrado em pessoas aparentemente saudáveis com LDL elevado e proteína C reativa ultrassensível elevada [1]',
      ],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'Em comparação com a dabigatrana 150 mg duas vezes ao dia, a varfarina foi menos eficaz na prevenção de AVC ou embolia sistêmica [1]',
    ],
    [
      [
        'unit',
        'Com dabigatrana 150 mcg duas vezes ao dia, houve menos AVC ou embolia sistêmica do que com varfarina [1]',
      ],
    ],
  ],
  [
    'PLATO.pt',
    [
      'O composto de morte vascular, infarto ou AVC foi reduzido pelo ticagrelor em relação ao clopidogrel (HR 0,84; IC 95% 0,77–0,92) [1]',
    ],
    [
      [
        'direction',
        'O clopidogrel foi superior ao ticagrelor na prevenção de morte vascular, infarto ou AVC na síndrome coronariana aguda [1]',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'Para pacientes com diabetes tipo 2 e doença cardiovascular estabelecida, a empagliflozina traz proteção contra eventos cardiovasculares maiores (HR 0,86; IC 95,02% 0,74–0,99) [1]',
    ],
    [
      [
        'negation',
        'O ensaio avaliou a empagliflozina no diabetes tipo 2 sem doença cardiovascular estabelecida [1]',
      ],
    ],
  ],
  [
    'UKPDS 33.pt',
    [
      'O tratamento convencional do diabetes tipo 2 recém-diagnosticado levou a mais desfechos relacionados ao diabetes do que o controle intensivo com sulfonilureia ou insulina [1]',
    ],
    [
      [
        'direction',
        'O controle intensivo e o tratamento convencional tiveram resultados semelhantes quanto aos desfechos relacionados ao diabetes, sem vantagem para o primeiro [1]',
      ],
    ],
  ],
  [
    'CREDENCE.pt',
    [
      'A canagliflozina diminuiu o risco do composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular no diabetes tipo 2 com doença renal crônica e albuminúria [1]',
    ],
    [
      [
        'digit',
        'O HR da canagliflozina para o composto renal ou morte cardiovascular foi de 0,60 em relação ao placebo [1]',
      ],
      [
        'direction',
        'O composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular foi menos frequente com placebo do que com canagliflozina [1]',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'O ensaio da empagliflozina na doença renal crônica abrangeu pacientes com e sem diabetes e mostrou redução da progressão renal ou morte cardiovascular (HR 0,72) [1]',
    ],
    [
      [
        'direction',
        'Com empagliflozina, a doença renal avançou mais ou houve mais morte cardiovascular do que com placebo (HR 0,72; IC 95% 0,64–0,82) [1]',
      ],
    ],
  ],
  [
    'FLOW.pt',
    [
      'Em comparação com placebo, o HR para eventos renais maiores com a semaglutida foi de 0,76, com IC 95% de 0,66 a 0,88 [1]',
    ],
    [
      [
        'bounds',
        'A semaglutida reduziu os eventos renais maiores no diabetes tipo 2 com doença renal crônica (HR 0,76; IC 95% 0,56–0,88) [1]',
      ],
      [
        'direction',
        'A semaglutida agravou o risco de eventos renais maiores no diabetes tipo 2 com doença renal crônica [1]',
      ],
    ],
  ],
  [
    'NINDS.pt',
    [
      'A alteplase iniciada nas primeiras 3 horas melhora a chance de boa evolução em 3 meses, ao custo de mais hemorragia intracraniana sintomática [1]',
    ],
    [
      [
        'bounds',
        'A razão de chances para evolução favorável em 3 meses foi de 1,7, com intervalo de confiança de 95% entre 1,2 e 3,6 [1]',
      ],
      ['direction', 'A alteplase intravenosa reduziu a hemorragia intracraniana sintomática [1]'],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      'No trauma com hemorragia significativa ou risco dela, a mortalidade hospitalar foi mais alta com placebo do que com ácido tranexâmico [1]',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico não reduziu a mortalidade hospitalar no trauma com hemorragia significativa (RR 0,91; IC 95% 0,85–0,97) [1]',
      ],
    ],
  ],
  [
    'Magpie.pt',
    [
      'O sulfato de magnésio previne a eclâmpsia em mulheres com pré-eclâmpsia: a ocorrência foi 58% menor do que com placebo [1]',
    ],
    [],
  ],
  [
    'TOGETHER.pt',
    [
      'A ivermectina não foi superior ao placebo em evitar internação ou observação prolongada no pronto-socorro em pacientes ambulatoriais com covid-19 [1]',
    ],
    [
      [
        'direction',
        'Em pacientes ambulatoriais com covid-19, o tratamento com ivermectina diminuiu a necessidade de internação ou de observação prolongada em emergência [1]',
      ],
    ],
  ],
  [
    'PROSEVA.pt',
    [
      'A posição supina associou-se a mortalidade de 32,8% em 28 dias, contra 16,0% com a prona precoce e prolongada [1]',
    ],
    [
      [
        'negation',
        'Na SDRA grave, a posição prona precoce e prolongada não diminuiu a mortalidade em 28 dias [1]',
      ],
    ],
  ],
  [
    'NICE-SUGAR.pt',
    ['Morreu-se menos em 90 dias com o controle glicêmico convencional do que com o intensivo [1]'],
    [
      [
        'direction',
        'O controle glicêmico intensivo trouxe benefício aos pacientes críticos no NICE-SUGAR [1]',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [
      'Entre casais sorodiscordantes, a transmissão do HIV ao parceiro foi mais comum quando a terapia antirretroviral começou tarde [1]',
    ],
    [
      [
        'decimal',
        'O início precoce da terapia antirretroviral reduziu a transmissão geneticamente ligada, com HR de 0,4 em relação ao início tardio [1]',
      ],
      [
        'direction',
        'Adiar a terapia antirretroviral protegeu mais o parceiro soronegativo da infecção pelo HIV do que iniciá-la cedo [1]',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'Na cardiomiopatia chagásica já estabelecida, não há evidência, nesse ensaio, de que o benznidazol freie de forma significativa a progressão clínica da cardiopatia (HR 0,93; IC 95% 0,81–1,07) [1]',
    ],
    [['negation', 'O BENEFIT avaliou também a fase aguda e a forma indeterminada da doença de Chagas [1]']],
  ],
  [
    'MS Dengue 2024.pt',
    [],
    [
      [
        'direction',
        'A reposição venosa com cristaloide é imediata nos grupos C e D, porém mais lenta no grupo D [1]',
      ],
      [
        'negation',
        'Na suspeita de dengue, podem ser usados salicilatos e anti-inflamatórios não esteroides [1]',
      ],
    ],
  ],
  [
    'RE-LY.pt + ARISTOTLE.prose',
    [],
    [
      [
        'wrong-reference',
        'Na fibrilação atrial, a apixabana reduziu o sangramento maior em comparação com a varfarina (HR 0,69; IC 95% 0,60–0,80) [1]',
      ],
    ],
  ],
  [
    'DBHA 2020.en + DBHA 2025.pt',
    [],
    [['wrong-reference', 'A meta do tratamento é manter a pressão arterial abaixo de 130/80 mmHg [1]']],
  ],
  [
    'CREDENCE.pt + EMPA-KIDNEY.pt',
    [],
    [
      [
        'wrong-reference',
        'A empagliflozina reduziu a progressão da doença renal ou a morte cardiovascular na doença renal crônica (HR 0,72; IC 95% 0,64–0,82) [1]',
      ],
    ],
  ],
  [
    'ARMA.prose + PROSEVA.en',
    [],
    [
      [
        'wrong-reference',
        'Na SDRA grave, a posição prona baixou a mortalidade em 28 dias de 32,8% para 16,0% [1]',
      ],
    ],
  ],
];

export const corpusStatements: HandCase[] = casesOf(groups);
