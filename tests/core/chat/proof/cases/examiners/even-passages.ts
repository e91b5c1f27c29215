import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** An acceptance test of half of the corpus. */
const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'Perseguir uma sistólica inferior a 120 mmHg, em lugar de inferior a 140 mmHg, baixou o desfecho composto primário: 1,65% ao ano contra 2,19% ao ano (HR 0,75; IC 95% 0,64–0,89) [1].',
      '- Mortalidade por todas as causas: HR 0,73 (0,60 a 0,90) a favor do controle pressórico intensivo, em um ensaio com mais de 9 mil participantes [1].',
    ],
    [
      [
        'direction',
        'O alvo pressórico mais rígido elevou a mortalidade por qualquer causa em relação ao alvo convencional [1].',
      ],
      [
        'comparator',
        'No braço intensivo, a meta era manter a PAS acima de 120 mmHg, comparada com menos de 140 mmHg no braço padrão [1].',
      ],
      [
        'arms',
        'O composto primário ocorreu à taxa de 2,19% ao ano no controle intensivo e de 1,65% ao ano no controle padrão [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'Na insuficiência cardíaca, usar a inibição de angiotensina e neprilisina no lugar do enalapril diminuiu em cerca de 20% o risco relativo de morte cardiovascular ou internação por IC (HR 0,80; IC 95% 0,73–0,87) [1].',
      '## Inibidor da neprilisina\n\nÓbito cardiovascular ou hospitalização por IC foi visto em 26,5% dos que tomavam enalapril e em apenas 21,8% dos tratados com a inibição dupla; participaram 8.442 pacientes [1].',
    ],
    [
      [
        'digit',
        'Morte cardiovascular ou internação por IC acometeu 23,8% dos pacientes sob inibição da neprilisina e 26,5% dos que usaram enalapril [1].',
      ],
      [
        'direction',
        'O enalapril mostrou-se superior à inibição da angiotensina-neprilisina na prevenção de morte cardiovascular ou internação por IC [1].',
      ],
      [
        'negation',
        'Não houve diferença entre o inibidor da angiotensina-neprilisina e o IECA quanto ao composto de morte cardiovascular e hospitalização por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Na ICFEp, a proporção de pacientes com morte cardiovascular ou internação por IC caiu de 17,1% para 13,8% com a empagliflozina [1].',
      'O inibidor de SGLT2 testado em pessoas com fração de ejeção preservada (n = 5.988) obteve HR de 0,79, com IC 95% de 0,69 a 0,90, para morte de causa cardiovascular ou hospitalização por insuficiência cardíaca [1].',
    ],
    [
      [
        'bounds',
        'Para morte cardiovascular ou internação por IC, a empagliflozina teve HR de 0,79 (IC 95% 0,59–0,90) na fração de ejeção preservada [1].',
      ],
      [
        'negation',
        'Em portadores de insuficiência cardíaca com fração de ejeção preservada, o iSGLT2 não diminuiu o composto de morte cardiovascular e internação por IC [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'Em diabéticos tipo 2, a empagliflozina baixou tanto o MACE de três pontos (10,5% contra 12,1%) quanto a morte cardiovascular (3,7% contra 5,9%) [1].',
      '- Morte de causa cardiovascular com empagliflozina: HR 0,62 (IC 95% 0,49 a 0,77), isto é, redução relativa de 38% [1].',
    ],
    [
      [
        'decimal',
        'A morte cardiovascular incidiu em 37% dos pacientes em uso de empagliflozina, contra 5,9% no grupo comparador [1].',
      ],
      [
        'direction',
        'A mortalidade cardiovascular foi mais alta nos pacientes com DM2 que receberam o inibidor de SGLT2 [1].',
      ],
      ['digit', 'Para o MACE de três pontos, a empagliflozina alcançou HR de 0,68 no diabetes tipo 2 [1].'],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'Com o controle intensivo da glicemia, a HbA1c ficou em 7,0%, ante 7,9% no tratamento convencional [1].',
      'O controle glicêmico intensivo no DM2 diminuiu os desfechos microvasculares (RR 0,75), mas a queda de infarto do miocárdio não chegou a ser estatisticamente significativa (RR 0,84; p = 0,052) [1].',
    ],
    [
      [
        'negation',
        'A estratégia intensiva com sulfonilureia ou insulina não alterou o conjunto de desfechos relacionados ao diabetes [1].',
      ],
      [
        'direction',
        'O tratamento convencional resultou em menos complicações microvasculares do que o controle glicêmico intensivo [1].',
      ],
      [
        'bounds',
        'Qualquer desfecho ligado ao diabetes caiu com o controle intensivo, com RR de 0,88 (IC 95% 0,69–0,99) [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    [
      'Em pessoas com doença renal crônica, a dapagliflozina reduziu o composto de queda da TFGe de pelo menos 50%, doença renal terminal ou morte renal ou cardiovascular (HR 0,61; IC 95% 0,51–0,72) [1].',
      'O desfecho renal composto atingiu 14,5% do grupo comparador e 9,2% dos que receberam o iSGLT2, numa amostra de 4.304 pacientes com DRC [1].',
    ],
    [
      [
        'comparator',
        'O composto avaliado na DRC reunia queda da TFGe inferior a 50%, doença renal terminal e morte renal ou cardiovascular [1].',
      ],
      [
        'direction',
        'Na DRC, o uso de dapagliflozina esteve ligado a maior ocorrência do composto de piora renal e morte renal ou cardiovascular [1].',
      ],
      [
        'decimal',
        'Apenas 0,92% dos pacientes tratados com dapagliflozina tiveram o desfecho composto, frente a 14,5% no comparador [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'Na DRC do diabético tipo 2, a finerenona levou a menos eventos do composto falência renal, queda da TFGe ≥ 40% ou morte renal: 17,8% contra 21,1% [1].',
      'Entre 5.674 pacientes analisados, o antagonista mineralocorticoide reduziu em 18% o risco relativo do composto renal (HR 0,82; IC 95% 0,73 a 0,93) [1].',
    ],
    [
      [
        'digit',
        'O composto renal considerava falência renal, queda da TFGe de 60% ou mais e morte por causa renal [1].',
      ],
      [
        'direction',
        'No diabetes tipo 2 com DRC, a finerenona foi neutra quanto ao composto de falência renal, queda da TFGe e morte renal [1].',
      ],
      [
        'arms',
        'Falência renal, queda da TFGe ou morte renal ocorreram em 21,1% dos que usaram finerenona e em 17,8% do grupo comparador [1].',
      ],
    ],
  ],
  [
    'SELECT.en',
    [
      'Em pacientes com obesidade e sem diabetes, a semaglutida diminuiu o MACE de 8,0% para 6,5% [1].',
      'Mesmo na ausência de diabetes, o agonista do GLP-1 protegeu obesos contra MACE: HR 0,8 (IC 95% 0,72–0,9), em cerca de 17,6 mil participantes [1].',
    ],
    [
      [
        'unit',
        'O MACE incidiu em 6,5 por mil dos tratados com semaglutida, ante 8,0% no grupo de comparação [1].',
      ],
      [
        'negation',
        'Em obesos sem diabetes, a semaglutida não trouxe proteção contra eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    'JUPITER.en',
    [
      'A estatina reduziu quase à metade os eventos vasculares em homens e mulheres com PCR elevada (HR 0,56; IC 95% 0,46–0,69) [1].',
      '- Rosuvastatina: 0,77 evento por 100 pessoas-ano [1].\n- Grupo comparador: 1,36 evento por 100 pessoas-ano [1].',
    ],
    [
      [
        'unit',
        'Com rosuvastatina, a incidência foi de 0,77 evento por 1.000 pessoas-ano em quem tinha proteína C reativa elevada [1].',
      ],
      [
        'direction',
        'Em indivíduos com proteína C reativa alta, a rosuvastatina fez crescer a incidência de eventos vasculares [1].',
      ],
      [
        'bounds',
        'A razão de risco foi de 0,56, com limite inferior do IC 95% em 0,69 e limite superior em 0,46 [1].',
      ],
    ],
  ],
  [
    'RE-LY.en',
    [
      'Na FA, AVC ou embolia sistêmica ocorreram à taxa anual de 1,11% com dabigatrana 150 mg e de 1,69% com varfarina [1].',
      'O inibidor direto da trombina, na dose de 150 mg, superou o antagonista da vitamina K na prevenção de AVC ou embolia sistêmica (RR 0,66; IC 95% 0,53–0,82; n = 18.113) [1].',
    ],
    [
      [
        'unit',
        'A taxa de AVC ou embolia sistêmica foi de 1,11% ao mês com dabigatrana 150 mg (RR 0,66) [1].',
      ],
      [
        'direction',
        'A varfarina protegeu mais contra AVC e embolia sistêmica do que a dabigatrana 150 mg [1].',
      ],
      [
        'digit',
        'Na dose de 110 mg, a dabigatrana reduziu AVC ou embolia sistêmica para 1,11% ao ano, ante 1,69% com varfarina [1].',
      ],
    ],
  ],
  [
    'PLATO.en',
    [
      'Na SCA, aos 12 meses, o ticagrelor teve menos mortes vasculares, IAM ou AVC do que o clopidogrel: 9,8% versus 11,7% [1].',
      'Ao fim de um ano, a escolha do ticagrelor em vez do clopidogrel na síndrome coronariana aguda resultou em HR 0,84 (0,77 a 0,92) para o composto de morte vascular, infarto e AVC [1].',
    ],
    [
      [
        'arms',
        'Em 12 meses, o composto de morte vascular, infarto ou AVC foi de 11,7% no grupo ticagrelor e de 9,8% no grupo clopidogrel [1].',
      ],
      [
        'negation',
        'O ticagrelor não foi superior ao clopidogrel na redução de morte vascular, infarto ou AVC após síndrome coronariana aguda [1].',
      ],
      [
        'unit',
        'Em 12 semanas, 9,8% dos pacientes com ticagrelor tinham sofrido morte vascular, infarto ou AVC, contra 11,7% com clopidogrel [1].',
      ],
    ],
  ],
  [
    'NINDS.en',
    [
      'Na segunda parte do estudo, o ativador do plasminogênio tecidual dado em até 180 minutos aumentou a chance de desfecho favorável em 3 meses (OR global 1,7; IC 95% 1,2–2,6) [1].',
      'O preço da trombólise no AVC isquêmico foi mais hemorragia intracraniana sintomática (6,4% contra 0,6%), sem diferença significativa de mortalidade em 90 dias (17% contra 21%; p = 0,30) [1].',
    ],
    [
      [
        'decimal',
        'Hemorragia intracraniana sintomática foi registrada em 6,4% dos trombolisados e em 0,06% do grupo controle [1].',
      ],
      [
        'direction',
        'A trombólise com tPA diminuiu a frequência de hemorragia intracraniana sintomática [1].',
      ],
      [
        'direction',
        'A mortalidade em 90 dias foi significativamente menor com o ativador do plasminogênio tecidual [1].',
      ],
    ],
  ],
  [
    'CRASH-2.en',
    [
      'No trauma com sangramento importante, o ácido tranexâmico reduziu a morte intra-hospitalar (14,5% contra 16,0% com placebo) [1].',
      'Sobreviveu à internação uma parcela maior dos traumatizados tratados com o antifibrinolítico: RR de óbito de 0,91 (IC 95% 0,85–0,97), entre 20.211 pacientes [1].',
    ],
    [
      [
        'negation',
        'Em traumatizados com hemorragia, o antifibrinolítico não modificou a mortalidade hospitalar em relação ao placebo [1].',
      ],
      ['direction', 'Mais pacientes morreram no hospital com ácido tranexâmico do que com placebo [1].'],
      [
        'digit',
        'Foram 22.011 os pacientes com trauma e hemorragia significativa incluídos no ensaio de ácido tranexâmico contra placebo [1].',
      ],
    ],
  ],
  [
    'Magpie.en',
    [
      'Na pré-eclâmpsia, o sulfato de magnésio reduziu em 58% a ocorrência de eclâmpsia (0,8% contra 1,9%) [1].',
      'Quanto à morte materna, o RR de 0,55 (IC 95% 0,26–1,14) não alcançou significância estatística [1].',
    ],
    [
      [
        'direction',
        'O sulfato de magnésio diminuiu de forma estatisticamente significativa a mortalidade materna na pré-eclâmpsia [1].',
      ],
      [
        'decimal',
        'A eclâmpsia ocorreu em 0,08% das mulheres que receberam sulfato de magnésio e em 1,9% das que receberam placebo [1].',
      ],
      ['negation', 'Em mulheres com pré-eclâmpsia, o sulfato de magnésio não preveniu a eclâmpsia [1].'],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'No Brasil, o tratamento precoce com ivermectina não reduziu de forma significativa hospitalização ou observação prolongada: 14,7% contra 16,3% (RR 0,90; IC 95% 0,70–1,16) [1].',
      '**Ivermectina na covid-19**: o intervalo de confiança de 0,70 a 1,16 inclui a unidade, de modo que o ensaio com 1.358 pacientes não demonstrou benefício [1].',
    ],
    [
      [
        'direction',
        'A ivermectina precoce diminuiu significativamente a necessidade de internação ou observação estendida por covid-19 [1].',
      ],
      [
        'bounds',
        'Para hospitalização ou observação prolongada, a ivermectina teve RR de 0,90 (IC 95% 0,70–0,96) [1].',
      ],
      [
        'arms',
        'Foram internados ou ficaram em observação prolongada 16,3% dos pacientes com ivermectina e 14,7% dos controles [1].',
      ],
    ],
  ],
  [
    'PROSEVA.en',
    [
      'Pronar o paciente com SDRA grave reduziu a mortalidade em 28 dias de 32,8% para 16,0% (p < 0,001) [1].',
      'Em 466 pacientes com SDRA grave, a pronação praticamente cortou pela metade os óbitos em 28 dias [1].',
    ],
    [
      [
        'comparator',
        'A mortalidade em 28 dias foi de 16,0% em prona e de 32,8% no controle (p > 0,001) [1].',
      ],
      [
        'unit',
        'Na SDRA grave, a mortalidade em 28 meses foi de 16,0% com a posição prona, contra 32,8% sem ela [1].',
      ],
      ['negation', 'A posição prona não melhorou a sobrevida em 28 dias na SDRA grave [1].'],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'No doente crítico, o controle glicêmico intensivo foi deletério: 27,5% de óbitos em 90 dias, ante 24,9% no controle convencional (OR 1,14; IC 95% 1,02–1,28) [1].',
      'O controle estrito da glicemia não melhora a sobrevida do paciente crítico; pelo contrário, a mortalidade em 90 dias foi maior com essa estratégia, em 6.104 pacientes [1].',
    ],
    [
      [
        'direction',
        'O controle estrito da glicemia salvou vidas entre pacientes críticos, com queda da mortalidade em 90 dias [1].',
      ],
      [
        'negation',
        'Em pacientes críticos, o controle glicêmico intensivo não causou dano em relação ao convencional [1].',
      ],
      [
        'arms',
        'Em 90 dias, morreram 24,9% dos pacientes no controle glicêmico intensivo e 27,5% no convencional [1].',
      ],
    ],
  ],
  [
    'HPTN 052.en',
    [
      'Iniciar cedo os antirretrovirais reduziu em 96% as transmissões ligadas do HIV-1: um caso contra 27 (HR 0,04; IC 95% 0,01–0,27) [1].',
      'Em 1.763 casais, houve só uma transmissão vinculada com a TARV precoce, frente a vinte e sete no outro grupo [1].',
    ],
    [
      [
        'digit',
        'Com TARV precoce, registrou-se 1 transmissão ligada do HIV-1, contra 17 no grupo comparador [1].',
      ],
      [
        'direction',
        'A antecipação da terapia antirretroviral elevou o número de transmissões ligadas do HIV-1 [1].',
      ],
      ['decimal', 'A TARV precoce reduziu a transmissão ligada do HIV-1, com HR de 0,4 [1].'],
    ],
  ],
  [
    'BENEFIT.en',
    [
      'O benznidazol aumentou a conversão da PCR (66,2% contra 33,5%), porém não mudou de maneira significativa o desfecho primário (27,5% contra 29,1%; HR 0,93; IC 95% 0,81–1,07) [1].',
      'Na miocardiopatia chagásica crônica, o tratamento tripanocida foi neutro para o desfecho primário em um ensaio com 2.854 pacientes [1].',
    ],
    [
      [
        'direction',
        'Na cardiomiopatia chagásica crônica, o benznidazol reduziu significativamente o desfecho primário [1].',
      ],
      [
        'arms',
        'A conversão da PCR ocorreu em 33,5% dos tratados com benznidazol e em 66,2% do grupo comparador [1].',
      ],
      ['negation', 'O benznidazol não aumentou a taxa de conversão da PCR [1].'],
    ],
  ],
  [
    'DBHA 2020.en',
    [
      'Segundo as diretrizes brasileiras de 2020, fala-se em hipertensão a partir de 140 mmHg de sistólica e/ou 90 mmHg de diastólica no consultório [1].',
      '- HAS (DBHA 2020): PA de consultório maior ou igual a 140 e/ou 90 mmHg [1].',
    ],
    [
      [
        'comparator',
        'Pela diretriz brasileira de 2020, a hipertensão corresponde a PA de consultório ≤ 140 e/ou 90 mmHg [1].',
      ],
      ['digit', 'A diretriz de 2020 diagnostica hipertensão com PA de consultório ≥ 130 e/ou 90 mmHg [1].'],
    ],
  ],
  [
    'DBIC 2018.en',
    [
      'Na diretriz brasileira de IC, FEVE abaixo de 40% caracteriza fração reduzida; de 40 a 49%, intermediária; e 50% ou mais, preservada [1].',
      'Para triagem de insuficiência cardíaca, adota-se NT-proBNP de 125 pg/mL como ponto de corte [1].',
    ],
    [
      ['unit', 'No rastreamento da IC, o ponto de corte do NT-proBNP é de 125 ng/mL [1].'],
      ['comparator', 'A IC com fração de ejeção preservada é definida por FEVE ≤ 50% [1].'],
      [
        'arms',
        'Pela diretriz brasileira, FEVE < 40% indica fração preservada e FEVE ≥ 50% indica fração reduzida [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.en',
    [
      'Define-se DRC como anormalidade estrutural ou funcional dos rins com duração de ao menos três meses [1].',
      'A KDIGO 2024 classifica a DRC segundo a causa, a TFG (G1 a G5) e a albuminúria (A1 a A3) [1].',
    ],
    [
      [
        'unit',
        'Para o diagnóstico de DRC, a alteração de estrutura ou função precisa durar 3 semanas ou mais [1].',
      ],
      ['negation', 'A classificação da DRC pela KDIGO não leva em conta a albuminúria [1].'],
      [
        'comparator',
        'Considera-se DRC a alteração renal estrutural ou funcional presente há menos de 3 meses [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.en',
    [
      'No grupo C, expande-se com 10 mL/kg na primeira hora; no grupo D, com 20 mL/kg em até 20 minutos [1].',
      'AAS e AINEs devem ser evitados na dengue, cujos casos são distribuídos nos grupos A a D [1].',
    ],
    [
      ['negation', 'Na dengue, os anti-inflamatórios não esteroides podem ser prescritos [1].'],
      ['unit', 'No grupo D da dengue, recomenda-se 20 mL/kg em até 20 horas [1].'],
      [
        'arms',
        'A expansão na dengue é de 20 mL/kg em até 20 min no grupo C e de 10 mL/kg na primeira hora no grupo D [1].',
      ],
    ],
  ],
  [
    'GOLD 2023.en',
    [
      'O critério espirométrico de DPOC é VEF1/CVF pós-broncodilatador menor que 0,7 [1].',
      'O GOLD 2023 abandonou a divisão de A a D em favor de três grupos: A, B e E [1].',
    ],
    [
      ['comparator', 'Uma relação VEF1/CVF pós-broncodilatador acima de 0,7 caracteriza a DPOC [1].'],
      ['direction', 'O relatório GOLD de 2023 trocou os grupos A, B e E pela divisão de A a D [1].'],
      ['decimal', 'Na DPOC, o VEF1/CVF pós-broncodilatador é inferior a 0,07 [1].'],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'Em 8.442 pacientes com ICFEr, sacubitril-valsartana superou o enalapril: 21,8% contra 26,5% de morte cardiovascular ou hospitalização por IC [1].',
      '| Desfecho | Resultado |\n|---|---|\n| Morte cardiovascular ou internação por IC | HR 0,80 (IC 95% 0,73–0,87) com sacubitril-valsartana [1] |',
    ],
    [
      [
        'digit',
        'Morte cardiovascular ou hospitalização por IC ocorreu em 21,8% com sacubitril-valsartana e em 25,6% com enalapril [1].',
      ],
      [
        'direction',
        'Sacubitril-valsartana e enalapril empataram quanto à morte cardiovascular ou hospitalização por IC [1].',
      ],
      [
        'negation',
        'O estudo avaliou sacubitril-valsartana em pacientes com insuficiência cardíaca e fração de ejeção não reduzida [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      '- MACE: 10,5% com empagliflozina e 12,1% com placebo (HR 0,86; IC 95,02% 0,74–0,99) [1].',
      'No DM2, o iSGLT2 protegeu contra a morte cardiovascular, que caiu de 5,9% para 3,7% (HR 0,62) [1].',
    ],
    [
      [
        'arms',
        'Faleceram de causa cardiovascular 5,9% dos pacientes com empagliflozina e 3,7% dos que receberam placebo [1].',
      ],
      ['bounds', 'A redução da morte cardiovascular teve HR de 0,62 (IC 95% 0,49–0,99) [1].'],
      [
        'direction',
        'A empagliflozina elevou a incidência do composto de morte cardiovascular, infarto ou AVC frente ao placebo [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.prose',
    [
      'Em 40 semanas, a HbA1c recuou 2,30 pontos percentuais com tirzepatida 15 mg e 1,86 ponto percentual com semaglutida 1 mg [1].',
      'As três doses de tirzepatida (5, 10 e 15 mg) baixaram mais a hemoglobina glicada do que a semaglutida 1 mg em pessoas com DM2: −2,01, −2,24 e −2,30 versus −1,86 ponto percentual [1].',
    ],
    [
      [
        'arms',
        'A queda da HbA1c foi de 1,86 ponto percentual com tirzepatida 5 mg e de 2,01 pontos percentuais com semaglutida 1 mg [1].',
      ],
      [
        'unit',
        'Ao fim de 40 dias, a tirzepatida 10 mg havia reduzido a HbA1c em 2,24 pontos percentuais [1].',
      ],
      ['direction', 'A semaglutida 1 mg reduziu mais a HbA1c do que a tirzepatida em qualquer dose [1].'],
    ],
  ],
  [
    'ARISTOTLE.prose',
    [
      'A apixabana foi melhor que a varfarina na FA: menos AVC ou embolia sistêmica (HR 0,79) e menos sangramento maior (HR 0,69) [1].',
      'Também a mortalidade geral caiu com o anticoagulante oral direto, com HR 0,89 (IC 95% 0,80–0,998) [1].',
    ],
    [
      [
        'direction',
        'O custo da apixabana foi um aumento dos sangramentos maiores em comparação com a varfarina [1].',
      ],
      [
        'negation',
        'Em comparação com a varfarina, a apixabana não diminuiu as mortes por qualquer causa [1].',
      ],
      ['bounds', 'Para óbito por qualquer causa, a apixabana apresentou HR de 0,89 (IC 95% 0,80–1,02) [1].'],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'O ácido tranexâmico reduziu significativamente os óbitos hospitalares no trauma com hemorragia: 14,5% contra 16,0% (RR 0,91; IC 95% 0,85–0,97) [1].',
      'Mais de 20 mil traumatizados com sangramento significativo foram randomizados para ácido tranexâmico ou placebo [1].',
    ],
    [
      ['decimal', 'A mortalidade hospitalar foi de 1,45% com ácido tranexâmico e de 16,0% com placebo [1].'],
      [
        'direction',
        'Entre vítimas de trauma com hemorragia, a mortalidade hospitalar subiu com o antifibrinolítico [1].',
      ],
    ],
  ],
  [
    'Magpie.prose',
    [
      'Eclâmpsia ocorreu em 0,8% das mulheres alocadas para sulfato de magnésio e em 1,9% das que receberam placebo [1].',
      'O risco de eclâmpsia foi 58% menor com sulfato de magnésio, ao passo que a mortalidade materna não diferiu de forma significativa (RR 0,55; IC 95% 0,26–1,14) [1].',
    ],
    [
      ['digit', 'O sulfato de magnésio tornou o risco de eclâmpsia 85% menor que o do placebo [1].'],
      [
        'direction',
        'O sulfato de magnésio mais que dobrou o risco de eclâmpsia em mulheres com pré-eclâmpsia [1].',
      ],
      ['bounds', 'Para morte materna, o risco relativo foi de 0,55 (IC 95% 0,26–0,94) [1].'],
    ],
  ],
  [
    'ARMA.prose',
    [
      'Na SDRA, ventilar com 6 mL/kg em vez de 12 mL/kg reduziu a mortalidade de 39,8% para 31,0% (p = 0,007) [1].',
      'Volumes correntes menores (6 mL/kg) associaram-se a maior sobrevida que os de 12 mL/kg em 861 pacientes com SDRA [1].',
    ],
    [
      [
        'direction',
        'A estratégia de volume corrente baixo aumentou os óbitos na síndrome do desconforto respiratório agudo [1].',
      ],
      [
        'decimal',
        'A mortalidade foi de 31,0% com volume corrente baixo e de 39,8% com o tradicional (p = 0,07) [1].',
      ],
      ['digit', 'O braço protetor foi ventilado com volume corrente de 8 mL/kg, comparado a 12 mL/kg [1].'],
    ],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'Em 6.104 adultos críticos, 27,5% dos alocados ao controle glicêmico intensivo morreram em 90 dias, contra 24,9% no convencional [1].',
      'No paciente crítico, o controle intensivo da glicose aumentou a chance de óbito em 90 dias (OR 1,14; IC 95% 1,02–1,28) [1].',
    ],
    [
      [
        'direction',
        'Houve menos mortes em 90 dias com o controle glicêmico intensivo do que com o convencional [1].',
      ],
      ['decimal', 'O controle intensivo da glicose elevou a mortalidade em 90 dias, com OR de 11,4 [1].'],
      [
        'negation',
        'O controle intensivo da glicose não aumentou a mortalidade em 90 dias de adultos críticos [1].',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [
      'Em 75 UTIs do Brasil, a solução balanceada não mudou de modo significativo a mortalidade em 90 dias em relação à salina a 0,9% (26,4% contra 27,2%) [1].',
      '- Cristaloide balanceado × SF 0,9%: HR ajustado 0,97 (IC 95% 0,90–1,05), sem diferença significativa na mortalidade [1].',
    ],
    [
      [
        'direction',
        'A solução balanceada reduziu significativamente a mortalidade em 90 dias frente ao soro fisiológico [1].',
      ],
      ['decimal', 'Comparou-se uma solução balanceada com salina a 9% em 75 UTIs brasileiras [1].'],
      ['bounds', 'O HR ajustado para morte em 90 dias foi de 0,97 (IC 95% 0,80–1,05) [1].'],
    ],
  ],
  [
    'BENEFIT.prose',
    [
      'Com benznidazol, a PCR converteu em 66,2% dos pacientes, quase o dobro do placebo (33,5%), sem que o desfecho primário diferisse significativamente (HR 0,93; IC 95% 0,81–1,07) [1].',
      'Em pouco menos de 3 mil pacientes com cardiopatia chagásica, o desfecho primário foi registrado em 27,5% sob benznidazol e em 29,1% sob placebo [1].',
    ],
    [
      ['direction', 'A conversão da PCR foi menos frequente com benznidazol do que com placebo [1].'],
      ['digit', 'Para o desfecho primário na cardiomiopatia chagásica, o HR do benznidazol foi de 0,63 [1].'],
      [
        'direction',
        'O benznidazol teve efeito estatisticamente significativo sobre o desfecho primário na cardiomiopatia chagásica [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.prose',
    [
      'O tratamento anti-hipertensivo visa a uma PA abaixo de 130 por 80 mmHg [1].',
      'São pré-hipertensos, pela diretriz de 2025, aqueles com sistólica entre 120 e 139 mmHg e/ou diastólica entre 80 e 89 mmHg [1].',
    ],
    [
      ['comparator', 'A diretriz brasileira de 2025 fixa como meta de tratamento PA > 130/80 mmHg [1].'],
      ['digit', 'Pré-hipertensão é PA de 120–129 mmHg e/ou 80–89 mmHg [1].'],
    ],
  ],
  [
    'SBD 2025.prose',
    [
      'O diagnóstico de DM pede glicemia de jejum a partir de 126 mg/dL ou hemoglobina glicada de 6,5% ou mais, com resultado confirmado [1].',
      'Uma HbA1c ≥ 6,5%, desde que confirmada, permite diagnosticar diabetes [1].',
    ],
    [
      [
        'negation',
        'Glicemia de jejum ≥ 126 mg/dL basta para o diagnóstico de diabetes, sem necessidade de confirmação [1].',
      ],
      ['unit', 'O corte diagnóstico da glicemia de jejum para diabetes é de 126 mmol/L [1].'],
      [
        'comparator',
        'A SBD diagnostica diabetes quando a HbA1c é menor que 6,5%, com confirmação do resultado [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'No grupo C, faz-se de imediato cristaloide 10 mL/kg na primeira hora, o que dá 700 mL em um paciente de 70 kg [1].',
      'Nos pacientes do grupo D, infundem-se 20 mL/kg em até 20 min; salicilatos e AINEs não devem ser usados [1].',
    ],
    [
      ['decimal', 'Na dengue do grupo D, a expansão é de 2 mL/kg em até 20 minutos [1].'],
      ['negation', 'O uso de salicilatos está liberado na dengue [1].'],
      ['comparator', 'Para o grupo D, o volume de 20 mL/kg deve correr em no mínimo 20 minutos [1].'],
    ],
  ],
  [
    'DBHA 2025.pt',
    [
      'Durante o tratamento, a diretriz brasileira de 2025 busca pressão arterial menor que 130/80 mmHg [1].',
      'PAS de 120–139 mmHg e/ou PAD de 80–89 mmHg correspondem a pré-hipertensão na diretriz brasileira de 2025 [1].',
    ],
    [
      ['unit', 'A meta pressórica da diretriz de 2025 é ficar abaixo de 130/80 cmHg [1].'],
      ['digit', 'A diretriz de 2025 estabelece a meta de PA abaixo de 130/90 mmHg [1].'],
      [
        'comparator',
        'Pela diretriz de 2025, o tratamento deve manter a pressão arterial acima de 130/80 mmHg [1].',
      ],
    ],
  ],
  [
    'DBIC 2018.pt',
    [
      'A fração de ejeção do VE serve de base para dividir a IC em reduzida, intermediária e preservada [1].',
      'Os peptídeos natriuréticos fazem parte da investigação diagnóstica de IC na diretriz brasileira de 2018 [1].',
    ],
    [
      [
        'negation',
        'A diretriz brasileira de 2018 não inclui os peptídeos natriuréticos na investigação da insuficiência cardíaca [1].',
      ],
      [
        'direction',
        'Na diretriz brasileira de 2018, a classificação da IC dispensa a fração de ejeção do ventrículo esquerdo [1].',
      ],
      [
        'digit',
        'A diretriz brasileira de IC publicada em 2008 classifica a doença pela FEVE em reduzida, intermediária e preservada [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.pt',
    [
      'Pela KDIGO 2024, a DRC é uma alteração persistente da estrutura ou da função renal [1].',
      'Além da TFG, causa e albuminúria entram na classificação da doença renal crônica [1].',
    ],
    [
      [
        'direction',
        'Segundo a KDIGO 2024, a DRC é uma alteração transitória da estrutura ou da função dos rins [1].',
      ],
      ['negation', 'Na KDIGO 2024, a causa da doença não entra na classificação da DRC [1].'],
    ],
  ],
  [
    'GINA 2021.pt',
    [
      'A GINA 2021 desaconselha tratar a asma só com SABA e dá preferência a corticoide inalatório com formoterol como alívio [1].',
      '- Alívio preferencial na asma: CI-formoterol, segundo a GINA 2021; já existem relatórios posteriores [1].',
    ],
    [
      [
        'negation',
        'A GINA 2021 recomenda o tratamento da asma apenas com broncodilatador de curta ação [1].',
      ],
      [
        'direction',
        'Como medicação de alívio na asma, a GINA 2021 prefere o SABA isolado à associação de corticoide inalatório e formoterol [1].',
      ],
    ],
  ],
  [
    'SPRINT.pt',
    [
      'Em hipertensos de alto risco sem diabetes, o alvo sistólico abaixo de 120 mmHg diminuiu eventos cardiovasculares maiores frente ao alvo abaixo de 140 mmHg (HR 0,75; IC 95% 0,64–0,89) [1].',
      'Diabéticos ficaram de fora do SPRINT, que viu menos eventos cardiovasculares maiores com o alvo mais baixo de PAS [1].',
    ],
    [
      [
        'negation',
        'O SPRINT incluiu pessoas com diabetes entre os hipertensos de alto risco cardiovascular [1].',
      ],
      [
        'direction',
        'Buscar PAS abaixo de 120 mmHg aumentou os eventos cardiovasculares maiores em comparação com o alvo abaixo de 140 mmHg [1].',
      ],
      ['bounds', 'Para o desfecho cardiovascular composto, o HR foi de 0,75 (IC 95% 0,64–0,98) [1].'],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'Na ICFEr, o sacubitril-valsartana diminuiu morte cardiovascular ou internação por IC frente ao IECA, com HR de 0,80 [1].',
      'Para o composto de óbito cardiovascular e hospitalização por IC, o IC 95% foi de 0,73 a 0,87, a favor do sacubitril-valsartana sobre o enalapril [1].',
    ],
    [
      [
        'direction',
        'Comparado ao enalapril, o sacubitril-valsartana piorou o desfecho de morte cardiovascular ou internação por IC [1].',
      ],
      [
        'decimal',
        'O HR para morte cardiovascular ou internação por IC foi de 0,08 com sacubitril-valsartana [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      'A empagliflozina levou a menos mortes cardiovasculares ou internações por IC que o placebo em pacientes com ICFEp (HR 0,79; IC 95% 0,69–0,90) [1].',
      'Quando a fração de ejeção é preservada, o iSGLT2 traz benefício: queda de 21% no risco relativo de morte cardiovascular ou internação por IC [1].',
    ],
    [
      [
        'negation',
        'Na fração de ejeção preservada, a empagliflozina não se mostrou melhor que o placebo quanto à morte cardiovascular ou internação por IC [1].',
      ],
      [
        'digit',
        'Na ICFEp, o HR da empagliflozina para morte cardiovascular ou internação por IC foi de 0,97 [1].',
      ],
      [
        'direction',
        'Pacientes com ICFEp tiveram mais mortes cardiovasculares ou internações por IC com empagliflozina do que com placebo [1].',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'Em indivíduos aparentemente saudáveis, com PCR-us elevada e LDL não alto, a rosuvastatina cortou eventos cardiovasculares maiores (HR 0,56) [1].',
      'A redução relativa obtida com a estatina sobre o placebo foi de 44% para eventos cardiovasculares maiores (IC 95% do HR: 0,46–0,69) [1].',
    ],
    [
      [
        'negation',
        'A rosuvastatina foi testada em pessoas aparentemente saudáveis com LDL elevado e PCR ultrassensível elevada [1].',
      ],
      [
        'direction',
        'Não se viu diferença entre rosuvastatina e placebo em eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'Dabigatrana 150 mg 2x/dia foi mais eficaz que a varfarina para prevenir AVC ou embolia sistêmica na FA (RR 0,66; IC 95% 0,53–0,82) [1].',
      'Houve redução relativa de 34% de AVC ou embolia sistêmica com o inibidor direto da trombina em comparação à varfarina [1].',
    ],
    [
      [
        'digit',
        'Na FA, a dabigatrana 150 mg três vezes ao dia reduziu o AVC ou a embolia sistêmica em relação à varfarina [1].',
      ],
      [
        'direction',
        'Em pacientes com FA, a dabigatrana esteve associada a mais AVC ou embolia sistêmica que a varfarina [1].',
      ],
      [
        'bounds',
        'Para AVC ou embolia sistêmica, o RR foi de 0,66 (IC 95% 0,35–0,82) a favor da dabigatrana [1].',
      ],
    ],
  ],
  [
    'PLATO.pt',
    [
      'Na SCA, menos mortes vasculares, infartos ou AVCs foram observados com ticagrelor do que com clopidogrel (HR 0,84; IC 95% 0,77–0,92) [1].',
      '### Antiagregação na SCA\n\nO ticagrelor levou vantagem sobre o clopidogrel, com risco relativo 16% menor de morte vascular, infarto ou AVC [1].',
    ],
    [
      [
        'direction',
        'Na síndrome coronariana aguda, o clopidogrel preveniu mais mortes vasculares, infartos ou AVCs do que o ticagrelor [1].',
      ],
      [
        'decimal',
        'O ticagrelor obteve HR de 0,084 para morte vascular, infarto ou AVC frente ao clopidogrel [1].',
      ],
      [
        'negation',
        'Na SCA, o ticagrelor não reduziu a morte vascular, o infarto ou o AVC em comparação com o clopidogrel [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'No DM2 com DCV estabelecida, eventos cardiovasculares maiores diminuíram com empagliflozina (HR 0,86; IC 95,02% 0,74–0,99) [1].',
      '## Inibidores de SGLT2\n\nEm relação ao placebo, o risco de eventos cardiovasculares maiores foi 14% menor, em termos relativos, com a empagliflozina [1].',
    ],
    [
      [
        'bounds',
        'O HR para eventos cardiovasculares maiores com empagliflozina foi de 0,86 (IC 95,02% 0,74–1,09) [1].',
      ],
      [
        'negation',
        'A empagliflozina não reduziu os eventos cardiovasculares maiores no DM2 com doença cardiovascular estabelecida [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.pt',
    [
      'No DM2 recém-diagnosticado, o controle intensivo com sulfonilureia ou insulina reduziu os desfechos ligados ao diabetes (RR 0,88; IC 95% 0,79–0,99) [1].',
      'Frente ao tratamento convencional, a estratégia glicêmica intensiva diminuiu em 12% o risco relativo de qualquer desfecho relacionado ao diabetes [1].',
    ],
    [
      [
        'direction',
        'No DM2 recém-diagnosticado, o controle glicêmico intensivo elevou os desfechos relacionados ao diabetes [1].',
      ],
      [
        'digit',
        'Qualquer desfecho relacionado ao diabetes teve RR de 0,68 com o controle glicêmico intensivo [1].',
      ],
      [
        'direction',
        'O controle intensivo da glicemia e o tratamento convencional produziram resultados iguais nos desfechos relacionados ao diabetes [1].',
      ],
    ],
  ],
  [
    'CREDENCE.pt',
    [
      'Em diabéticos tipo 2 com DRC e albuminúria, a canagliflozina reduziu em 30% o risco relativo do composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular (HR 0,70) [1].',
      'A nefroproteção com o iSGLT2 ficou demonstrada frente ao placebo: HR 0,7, com IC 95% entre 0,59 e 0,82, no composto renal ou morte cardiovascular [1].',
    ],
    [
      [
        'negation',
        'A canagliflozina foi estudada em pacientes com DM2 e doença renal crônica sem albuminúria [1].',
      ],
      [
        'direction',
        'A canagliflozina aumentou o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'Na DRC, independentemente de haver diabetes, a empagliflozina freou a progressão da doença renal ou a morte cardiovascular (HR 0,72; IC 95% 0,64–0,82) [1].',
      'Progressão da doença renal ou óbito cardiovascular: redução relativa de 28% com o iSGLT2 frente ao placebo [1].',
    ],
    [
      ['negation', 'O ensaio de empagliflozina na DRC não incluiu pacientes sem diabetes [1].'],
      [
        'direction',
        'Quem recebeu empagliflozina teve mais progressão da doença renal ou morte cardiovascular do que quem recebeu placebo [1].',
      ],
      [
        'bounds',
        'O HR para progressão da doença renal ou morte cardiovascular foi de 0,72 (IC 95% 0,64–0,92) [1].',
      ],
    ],
  ],
  [
    'FLOW.pt',
    [
      'Em pacientes com DM2 e DRC, o agonista do GLP-1 diminuiu os eventos renais maiores em relação ao placebo (HR 0,76; IC 95% 0,66–0,88) [1].',
      'Eventos renais maiores foram menos comuns com a semaglutida, uma queda relativa de 24% [1].',
    ],
    [
      ['digit', 'A semaglutida reduziu os eventos renais maiores no DM2 com DRC, com HR de 0,67 [1].'],
      ['direction', 'A semaglutida piorou os desfechos renais maiores de pacientes com DM2 e DRC [1].'],
    ],
  ],
  [
    'NINDS.pt',
    [
      'A alteplase IV iniciada nas primeiras 3 h de um AVC isquêmico melhorou a evolução em 3 meses (OR 1,7; IC 95% 1,2–2,6), à custa de mais hemorragia intracraniana sintomática [1].',
      'O trombolítico, quando começado em até 180 min dos sintomas, favoreceu a recuperação aos 3 meses mais do que o placebo [1].',
    ],
    [
      [
        'unit',
        'No AVC isquêmico, a alteplase intravenosa deve ser iniciada em até 3 dias do início dos sintomas para aumentar a chance de evolução favorável [1].',
      ],
      ['direction', 'Com a alteplase, a hemorragia intracraniana sintomática ficou menos frequente [1].'],
      [
        'negation',
        'A alteplase intravenosa não aumentou a chance de evolução favorável em 3 meses no AVC isquêmico [1].',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      'No paciente traumatizado que sangra ou está sob risco de sangrar de modo significativo, o ácido tranexâmico diminuiu a morte hospitalar (RR 0,91; IC 95% 0,85–0,97) [1].',
      'A redução relativa de mortes no hospital com o antifibrinolítico foi de 9% frente ao placebo [1].',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico deixou inalterada a mortalidade hospitalar no trauma com hemorragia significativa [1].',
      ],
      [
        'bounds',
        'No trauma, o RR de morte hospitalar com ácido tranexâmico foi de 0,91 (IC 95% 0,85–1,07) [1].',
      ],
    ],
  ],
  [
    'Magpie.pt',
    [
      'O sulfato de magnésio tornou a eclâmpsia 58% menos frequente em mulheres com pré-eclâmpsia [1].',
      'Frente ao placebo, a profilaxia com sulfato de magnésio evitou mais da metade dos casos de eclâmpsia [1].',
    ],
    [
      ['direction', 'A eclâmpsia ficou mais comum com sulfato de magnésio do que com placebo [1].'],
      ['digit', 'Com sulfato de magnésio, a eclâmpsia foi 38% menos frequente [1].'],
      [
        'negation',
        'Na pré-eclâmpsia, o sulfato de magnésio não diminuiu a ocorrência de eclâmpsia em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'TOGETHER.pt',
    [
      'Em estudo brasileiro com pacientes ambulatoriais, a ivermectina não diminuiu internações nem observação prolongada na emergência por covid-19 [1].',
      'A ivermectina foi tão ineficaz quanto o placebo em evitar internação de pacientes ambulatoriais com covid-19 [1].',
    ],
    [
      [
        'direction',
        'Em pacientes ambulatoriais com covid-19, a ivermectina preveniu a internação e a observação prolongada em serviço de emergência [1].',
      ],
      [
        'negation',
        'O estudo brasileiro de ivermectina envolveu pacientes não ambulatoriais com covid-19 [1].',
      ],
    ],
  ],
  [
    'PROSEVA.pt',
    [
      'Prona precoce e prolongada na SDRA grave: 16,0% de mortalidade em 28 dias, contra 32,8% em posição supina (p < 0,001) [1].',
      'Comparada à posição supina, a pronação precoce e prolongada poupou vidas em 28 dias na SDRA grave [1].',
    ],
    [
      [
        'arms',
        'Morreram em 28 dias 32,8% dos pacientes em posição prona e 16,0% dos mantidos em supina [1].',
      ],
      [
        'direction',
        'Na SDRA grave, a posição supina reduziu a mortalidade em 28 dias em comparação com a posição prona [1].',
      ],
      ['decimal', 'A mortalidade em 28 dias com a prona foi de 1,60%, ante 32,8% em supina [1].'],
    ],
  ],
  [
    'NICE-SUGAR.pt',
    [
      'Em pacientes críticos, o controle glicêmico intensivo matou mais em 90 dias do que o convencional (OR 1,14; IC 95% 1,02–1,28) [1].',
      'No NICE-SUGAR, o controle glicêmico intensivo não foi inócuo: causou dano em pacientes críticos [1].',
    ],
    [
      [
        'direction',
        'O NICE-SUGAR mostrou que o controle glicêmico intensivo diminui a mortalidade em 90 dias do paciente crítico [1].',
      ],
      ['digit', 'O controle glicêmico intensivo elevou a mortalidade em 90 dias, com OR de 1,41 [1].'],
      ['negation', 'No NICE-SUGAR, o controle intensivo não causou dano aos pacientes críticos [1].'],
    ],
  ],
  [
    'HPTN 052.pt',
    [
      'Entre casais sorodiscordantes, a TARV precoce quase eliminou a transmissão geneticamente ligada do HIV ao parceiro (HR 0,04; IC 95% 0,01–0,27) [1].',
      'Começar os antirretrovirais cedo, e não mais tarde, diminuiu a passagem do HIV para o parceiro em casais sorodiscordantes [1].',
    ],
    [
      [
        'direction',
        'Em casais sorodiscordantes, o início tardio da terapia antirretroviral foi o que mais reduziu a transmissão do HIV ao parceiro [1].',
      ],
      [
        'bounds',
        'A transmissão geneticamente ligada teve HR de 0,04 (IC 95% 0,01–0,72) com a TARV precoce [1].',
      ],
      [
        'negation',
        'A terapia antirretroviral iniciada cedo não reduziu a transmissão do HIV ao parceiro em casais sorodiscordantes [1].',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'O benznidazol não freou de modo significativo a progressão clínica da cardiomiopatia chagásica crônica já estabelecida (HR 0,93; IC 95% 0,81–1,07) [1].',
      'A fase aguda e a forma indeterminada da doença de Chagas ficaram fora do escopo do BENEFIT [1].',
    ],
    [
      [
        'direction',
        'O benznidazol retardou significativamente a progressão clínica da cardiopatia na doença de Chagas crônica [1].',
      ],
      ['negation', 'O BENEFIT avaliou também a forma indeterminada da doença de Chagas [1].'],
      ['bounds', 'O desfecho cardíaco composto teve HR de 0,93 (IC 95% 0,81–0,97) com benznidazol [1].'],
    ],
  ],
  [
    'MS Dengue 2024.pt',
    [
      'Na dengue, hidratar é o pilar do tratamento; nos grupos C e D, inicia-se logo cristaloide por via venosa, com maior velocidade no grupo D [1].',
      'Suspeitou de dengue? Salicilatos e AINEs ficam proscritos [1].',
    ],
    [
      ['negation', 'Na dengue, os pacientes dos grupos C e D não precisam de reposição venosa imediata [1].'],
      [
        'arms',
        'A reposição venosa com cristaloide na dengue deve ser mais rápida no grupo C do que no grupo D [1].',
      ],
      ['direction', 'Diante de suspeita de dengue, os salicilatos são recomendados [1].'],
    ],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    'EMPEROR-Preserved.en + DAPA-HF.en',
    'Na IC com fração de ejeção reduzida, piora da IC ou morte cardiovascular atingiu 16,3% dos tratados com dapagliflozina, ante 21,2% no controle [1].',
    'd',
  ],
  [
    'wrong-reference',
    'SELECT.en + LEADER.en',
    'No DM2, a liraglutida reduziu o MACE para 13,0%, contra 14,9% no grupo de comparação (HR 0,87) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'DBHA 2020.en + SBD 2025.en',
    'O diagnóstico de diabetes se faz com glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5% [1].',
    'd',
  ],
  [
    'wrong-reference',
    'CRASH-2.prose + WOMAN.prose',
    'Na hemorragia pós-parto, o ácido tranexâmico reduziu a morte por sangramento de 1,9% para 1,5% (RR 0,81) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'DBHA 2025.prose + SSC 2021.prose',
    'No choque séptico em uso de vasopressor, a meta inicial é PAM de 65 mmHg [1].',
    'd',
  ],
  [
    'wrong-reference',
    'KDIGO 2024.pt + FIDELIO-DKD.en',
    'A finerenona reduziu o composto renal na DRC do DM2 (HR 0,82; IC 95% 0,73–0,93) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'GINA 2021.pt + GOLD 2023.en',
    'Um VEF1/CVF pós-broncodilatador abaixo de 0,7 caracteriza a DPOC [1].',
    'd',
  ],
  [
    'wrong-reference',
    'PARADIGM-HF.pt + RALES.en',
    'Na IC grave, a espironolactona baixou a mortalidade de 46% para 35% (RR 0,70; IC 95% 0,60–0,82) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'JUPITER.pt + FOURIER.en',
    'Em pacientes com doença cardiovascular, o evolocumabe baixou o composto primário de 11,3% para 9,8% (HR 0,85) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'EMPA-REG OUTCOME.pt + LEADER.pt',
    'No DM2 com alto risco cardiovascular, a liraglutida reduziu eventos cardiovasculares maiores (HR 0,87; IC 95% 0,78–0,97) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'CREDENCE.pt + FIDELIO-DKD.pt',
    'Na DRC associada ao DM2, a hiperpotassemia foi mais frequente com a finerenona, que teve HR renal de 0,82 (IC 95% 0,73–0,93) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'FLOW.pt + SELECT.en',
    'Em obesos sem diabetes, o MACE foi de 6,5% com semaglutida e de 8,0% no comparador (HR 0,80) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'CRASH-2.pt + TICH-2.pt',
    'Na hemorragia intracerebral aguda, o ácido tranexâmico teve OR ajustada de 0,88 (IC 95% 0,76–1,03) para o Rankin em 90 dias [1].',
    'd',
  ],
  [
    'wrong-reference',
    'TOGETHER.pt + RECOVERY.prose',
    'Em hospitalizados com covid-19, a dexametasona reduziu a mortalidade em 28 dias para 22,9%, ante 25,7% no cuidado habitual [1].',
    'd',
  ],
];

export const evenPassages: HandCase[] = [...casesOf(groups), ...ofSeveral];
