import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Every second passage of the corpus, from the first. */
const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'Com a meta de PAS inferior a 120 mmHg, o desfecho primário composto ocorreu à taxa de 1,65% ao ano, contra 2,19% ao ano com a meta inferior a 140 mmHg. [1]',
      'A meta pressórica mais baixa (< 120 mmHg) também poupou vidas: o HR de morte por qualquer causa foi de 0,73 (0,60–0,90). [1]',
    ],
    [
      [
        'unit',
        'Com alvo sistólico < 120 mmHg, o desfecho primário ocorreu em 1,65% ao mês; com < 140 mmHg, em 2,19% ao mês. [1]',
      ],
      [
        'direction',
        'Com a meta < 120 mmHg, o desfecho primário aumentou: 1,65% ao ano, contra 2,19% ao ano com < 140 mmHg (HR 0,75; 0,64–0,89). [1]',
      ],
    ],
  ],
  [
    'SPRINT.prose',
    [
      'No grupo de tratamento padrão, o desfecho primário composto ocorreu em 2,19% ao ano, e no de tratamento intensivo, em 1,65% ao ano. [1]',
      'O estudo confrontou, em 9.361 pessoas, metas de pressão sistólica abaixo de 120 mmHg e abaixo de 140 mmHg [1]',
      'A mortalidade por todas as causas também foi mais baixa com o tratamento intensivo do que com o padrão (HR 0,73; IC 95% 0,60–0,90). [1]',
    ],
    [
      [
        'digit',
        'O estudo confrontou, em 9.631 pessoas, metas de pressão sistólica abaixo de 120 mmHg e abaixo de 140 mmHg. [1]',
      ],
      [
        'decimal',
        'A taxa do desfecho primário composto foi de 16,5% ao ano no grupo intensivo e de 2,19% ao ano no grupo padrão. [1]',
      ],
      [
        'comparator',
        'O tratamento intensivo visava a uma pressão sistólica maior que 120 mmHg, e o padrão, a uma menor que 140 mmHg. [1]',
      ],
      ['bounds', 'O HR do desfecho primário com o tratamento intensivo foi de 0,75 (IC 95% 0,60–0,90). [1]'],
      [
        'direction',
        'A mortalidade por todas as causas foi mais elevada no grupo de tratamento intensivo. [1]',
      ],
      [
        'direction',
        'O tratamento intensivo associou-se a mais mortes por qualquer causa (HR 0,73; IC 95% 0,60–0,90). [1]',
      ],
      [
        'negation',
        'O tratamento intensivo não se acompanhou de menor mortalidade por todas as causas (HR 0,73; IC 95% 0,60–0,90). [1]',
      ],
    ],
  ],
  [
    'SPRINT.pt',
    [
      'Perseguir uma sistólica inferior a 120 mmHg, e não apenas inferior a 140 mmHg, diminuiu os eventos cardiovasculares maiores em hipertensos de alto risco sem diabetes. [1]',
      'Pessoas com diabetes ficaram de fora do SPRINT. [1]',
      'Para o desfecho cardiovascular composto, o HR foi de 0,75 (IC 95%, 0,64 a 0,89) com o alvo sistólico abaixo de 120 mmHg. [1]',
    ],
    [
      [
        'direction',
        'Buscar pressão sistólica abaixo de 120 mmHg elevou os eventos cardiovasculares maiores em hipertensos de alto risco sem diabetes, em relação à meta abaixo de 140 mmHg. [1]',
      ],
      ['negation', 'O SPRINT incluiu pessoas com diabetes. [1]'],
      [
        'negation',
        'Em hipertensos de alto risco com diabetes, o alvo sistólico abaixo de 120 mmHg reduziu os eventos cardiovasculares maiores. [1]',
      ],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'Morte cardiovascular ou hospitalização por IC ocorreu em 26,5% dos pacientes que usaram enalapril e em 21,8% dos que receberam o inibidor da neprilisina. [1]',
      'Foram 8.442 participantes, com HR de 0,8 (0,73–0,87) para morte cardiovascular ou internação por IC a favor da inibição da neprilisina. [1]',
    ],
    [
      [
        'digit',
        'Sob enalapril, 28,5% morreram de causa cardiovascular ou foram hospitalizados por IC, ante 21,8% sob sacubitril-valsartana. [1]',
      ],
      [
        'direction',
        'Morte cardiovascular ou hospitalização por IC foi mais frequente com sacubitril-valsartana (21,8%) do que com enalapril (26,5%). [1]',
      ],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'Na ICFEr, o enalapril mostrou-se inferior ao sacubitril-valsartana para evitar morte cardiovascular ou internação por insuficiência cardíaca. [1]',
      'Sacubitril-valsartana superou o enalapril na insuficiência cardíaca com fração de ejeção reduzida, com HR de 0,80 (IC 95%: 0,73 a 0,87) para morte cardiovascular ou internação por IC. [1]',
    ],
    [
      [
        'direction',
        'Na ICFEr, o enalapril superou o sacubitril-valsartana na prevenção de morte cardiovascular ou internação por IC. [1]',
      ],
      [
        'negation',
        'Não se observou redução da morte cardiovascular ou internação por IC com sacubitril-valsartana em relação ao enalapril (HR 0,80; IC 95% 0,73–0,87). [1]',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Entre 5.988 participantes, morte cardiovascular ou hospitalização por IC atingiu 13,8% no braço da empagliflozina e 17,1% no braço controle. [1]',
      'Com empagliflozina na IC de fração de ejeção preservada, o HR para morte cardiovascular ou hospitalização por IC ficou em 0,79 (0,69–0,90) [1]',
    ],
    [
      [
        'direction',
        'A empagliflozina elevou a morte cardiovascular ou a hospitalização por IC (13,8% vs. 17,1%; HR 0,79). [1]',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      '- **ICFEp:** menos mortes cardiovasculares ou internações por IC com empagliflozina do que com placebo (HR 0,79; IC 95% 0,69–0,90). [1]',
      'Em portadores de insuficiência cardíaca com FE preservada, o risco de morte cardiovascular ou de internação por IC caiu com a empagliflozina. [1]',
    ],
    [
      [
        'bounds',
        'Na ICFEp, a empagliflozina reduziu a morte cardiovascular ou a internação por IC, com HR de 0,79 (IC 95% 0,69–0,96). [1]',
      ],
      [
        'direction',
        'O risco de morte cardiovascular ou internação por IC subiu com a empagliflozina nos pacientes com fração de ejeção preservada. [1]',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'Morreram de causa cardiovascular 3,7% dos pacientes tratados com empagliflozina, contra 5,9% no grupo controle (HR 0,62; 0,49–0,77). [1]',
      'O MACE de três componentes foi de 10,5% com empagliflozina e de 12,1% sem ela, em 7.020 pacientes com diabetes tipo 2. [1]',
    ],
    [
      ['digit', 'A empagliflozina baixou a morte cardiovascular de 5,9% para 3,1% (HR 0,62; 0,49–0,77). [1]'],
      [
        'direction',
        'A mortalidade cardiovascular cresceu sob empagliflozina, com 3,7% contra 5,9% no controle. [1]',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'No DM2 com doença cardiovascular já estabelecida, os eventos cardiovasculares maiores foram reduzidos pela empagliflozina (HR 0,86; IC 95,02% 0,74–0,99). [1]',
      'Diabéticos tipo 2 com doença cardiovascular estabelecida tiveram mais eventos cardiovasculares maiores com placebo do que com empagliflozina. [1]',
    ],
    [
      [
        'direction',
        'Pacientes com DM2 e doença cardiovascular estabelecida sofreram menos eventos cardiovasculares maiores com placebo do que com empagliflozina. [1]',
      ],
      [
        'negation',
        'A empagliflozina não trouxe redução dos eventos cardiovasculares maiores no DM2 com doença cardiovascular (HR 0,86; IC 95,02% 0,74–0,99). [1]',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'O controle intensivo resultou em HbA1c de 7,0%, mais baixa que os 7,9% do tratamento convencional. [1]',
      'Para infarto do miocárdio, o RR de 0,84 não alcançou significância estatística (p = 0,052). [1]',
      '- Qualquer desfecho relacionado ao diabetes: RR 0,88 (0,79–0,99); desfechos microvasculares: RR 0,75 [1]',
    ],
    [
      ['digit', 'O controle intensivo levou a HbA1c a 7,0%, e o convencional, a 7,4%. [1]'],
      ['decimal', 'O RR de infarto do miocárdio com o controle intensivo foi de 0,84, com p = 0,52. [1]'],
      ['direction', 'A HbA1c ficou mais alta no grupo intensivo (7,0%) que no convencional (7,9%). [1]'],
    ],
  ],
  [
    'UKPDS 33.pt',
    [
      'No diabetes tipo 2 recém-diagnosticado, tratar intensivamente a glicemia com sulfonilureia ou insulina diminuiu os desfechos ligados à doença, frente ao tratamento convencional. [1]',
      'Com o tratamento convencional, os desfechos relacionados ao diabetes foram mais frequentes do que com o controle glicêmico intensivo, cujo RR foi de 0,88 (IC 95% 0,79–0,99). [1]',
    ],
    [
      [
        'bounds',
        'Para qualquer desfecho relacionado ao diabetes, o controle intensivo teve RR de 0,88 (IC 95%, 0,79 a 1,09). [1]',
      ],
      [
        'direction',
        'No DM2 recém-diagnosticado, o controle intensivo com sulfonilureia ou insulina agravou os desfechos relacionados ao diabetes. [1]',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    [
      'Dos tratados com dapagliflozina, 9,2% chegaram ao composto de queda de pelo menos 50% da TFGe, doença renal terminal ou morte renal ou cardiovascular; no controle, foram 14,5%. [1]',
      'Na DRC, a dapagliflozina baixou o risco do desfecho renal ou cardiovascular composto (HR 0,61; 0,51–0,72), em ensaio com 4.304 participantes. [1]',
    ],
    [
      [
        'direction',
        'O risco do composto renal ou cardiovascular foi maior com dapagliflozina: 9,2% vs. 14,5% (HR 0,61; 0,51–0,72). [1]',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'No grupo controle, 21,1% evoluíram para falência renal, queda da TFGe ≥ 40% ou morte renal; com finerenona, foram 17,8%. [1]',
      'A análise abrangeu 5.674 pacientes e encontrou HR de 0,82 (0,73–0,93) para o composto renal com a finerenona. [1]',
    ],
    [
      [
        'digit',
        'Falência renal, queda da TFGe ≥ 50% ou morte renal ocorreu em 17,8% com finerenona e em 21,1% no controle. [1]',
      ],
      [
        'comparator',
        'O composto de falência renal, queda da TFGe inferior a 40% ou morte renal ocorreu em 17,8% com finerenona e em 21,1% no controle. [1]',
      ],
      [
        'direction',
        'A finerenona piorou o composto de falência renal, queda da TFGe ≥ 40% ou morte renal (17,8% vs. 21,1%; HR 0,82). [1]',
      ],
    ],
  ],
  [
    'SELECT.en',
    [
      'O MACE foi menos comum com semaglutida (6,5%) que no grupo controle (8,0%). [1]',
      'Em 17.604 pessoas com obesidade e sem diabetes, a semaglutida diminuiu os eventos cardiovasculares maiores (HR 0,80, intervalo de 0,72 a 0,90). [1]',
    ],
    [
      [
        'direction',
        'Semaglutida e controle não diferiram quanto ao MACE (6,5% vs. 8,0%; HR 0,80; 0,72–0,90). [1]',
      ],
    ],
  ],
  [
    'JUPITER.en',
    [
      'A taxa de eventos foi de 0,77 por 100 pessoas-ano com rosuvastatina, ante 1,36 por 100 pessoas-ano no grupo controle. [1]',
      'Em homens e mulheres com proteína C reativa elevada, a rosuvastatina preveniu eventos vasculares, com HR de 0,56 (0,46–0,69). [1]',
    ],
    [
      ['digit', 'Sem rosuvastatina houve 1,63 evento por 100 pessoas-ano; com ela, 0,77. [1]'],
      [
        'unit',
        'A rosuvastatina teve 0,77 evento por 100 pessoas-mês, e o controle, 1,36 por 100 pessoas-mês. [1]',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'Em indivíduos aparentemente saudáveis, sem LDL elevado mas com PCR ultrassensível alta, houve menos eventos cardiovasculares maiores com rosuvastatina que com placebo. [1]',
      'O placebo associou-se a mais eventos cardiovasculares maiores do que a rosuvastatina (HR de 0,56 para a estatina; IC 95% 0,46–0,69). [1]',
    ],
    [
      [
        'direction',
        'Em pessoas aparentemente saudáveis com PCR ultrassensível elevada, houve mais eventos cardiovasculares maiores com rosuvastatina que com placebo. [1]',
      ],
      [
        'direction',
        'Os eventos cardiovasculares maiores foram incrementados pela rosuvastatina (HR 0,56; IC 95% 0,46–0,69). [1]',
      ],
      [
        'negation',
        'A rosuvastatina reduziu os eventos cardiovasculares maiores em pessoas aparentemente saudáveis, com LDL elevado e proteína C reativa ultrassensível elevada. [1]',
      ],
    ],
  ],
  [
    'RE-LY.en',
    [
      'O AVC ou a embolia sistêmica ocorreu em 1,11% ao ano com dabigatrana 150 mg versus 1,69% ao ano com varfarina (RR 0,66). [1]',
      'Entre 18.113 pacientes com FA, a dabigatrana 150 mg teve RR de 0,66 (0,53–0,82) para AVC ou embolia sistêmica frente à varfarina. [1]',
    ],
    [],
  ],
  [
    'RE-LY.prose',
    [
      'A taxa de AVC ou embolia sistêmica, que foi de 1,69% ao ano com varfarina, ficou em 1,11% ao ano com dabigatrana 150 mg duas vezes ao dia. [1]',
      'Em 18.113 pacientes com fibrilação atrial, o risco relativo de AVC ou embolia sistêmica com dabigatrana 150 mg duas vezes por dia foi de 0,66 (IC 95% 0,53 a 0,82). [1]',
    ],
    [
      [
        'digit',
        'A dabigatrana na dose de 110 mg duas vezes ao dia teve taxa de AVC ou embolia sistêmica de 1,11% ao ano, frente a 1,69% ao ano com varfarina. [1]',
      ],
      [
        'direction',
        'A menor taxa de AVC ou embolia sistêmica foi a da varfarina (1,69% ao ano), e a maior, a da dabigatrana 150 mg (1,11% ao ano). [1]',
      ],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'Na FA, a varfarina protegeu menos contra AVC ou embolia sistêmica do que a dabigatrana na dose de 150 mg duas vezes ao dia. [1]',
      'Observou-se menor risco de AVC ou embolia sistêmica com dabigatrana 150 mg, duas tomadas diárias, do que com varfarina (RR = 0,66; IC 95% = 0,53–0,82). [1]',
    ],
    [
      [
        'decimal',
        'Em comparação com a varfarina, a dabigatrana 150 mg duas vezes ao dia reduziu o AVC ou a embolia sistêmica (RR 0,066; IC 95% 0,53–0,82). [1]',
      ],
      [
        'unit',
        'A dabigatrana 150 mcg duas vezes ao dia foi melhor que a varfarina na prevenção de AVC ou embolia sistêmica em pessoas com FA. [1]',
      ],
      [
        'direction',
        'A varfarina protegeu melhor contra AVC ou embolia sistêmica do que a dabigatrana 150 mg duas vezes ao dia. [1]',
      ],
    ],
  ],
  [
    'PLATO.en',
    [
      'Aos 12 meses, morte vascular, infarto ou AVC somavam 9,8% com ticagrelor e 11,7% com clopidogrel. [1]',
      'O HR do ticagrelor em relação ao clopidogrel foi de 0,84 (0,77–0,92) em 18.624 pacientes com síndrome coronariana aguda. [1]',
    ],
    [
      [
        'digit',
        'O ticagrelor reduziu, em 6 meses, a morte vascular, o infarto ou o AVC (9,8% vs. 11,7% com clopidogrel). [1]',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'No braço do clopidogrel, 11,7% tiveram morte vascular, infarto do miocárdio ou AVC em 12 meses, frente a 9,8% no do ticagrelor. [1]',
      'O resultado favoreceu o ticagrelor: HR de 0,84 (IC 95%, 0,77 a 0,92) para morte de causa vascular, infarto ou AVC. [1]',
    ],
    [
      [
        'unit',
        'Em 12 semanas, 9,8% dos pacientes com ticagrelor e 11,7% daqueles com clopidogrel tiveram morte vascular, infarto ou AVC. [1]',
      ],
      [
        'direction',
        'O clopidogrel levou vantagem, com 11,7% de morte vascular, infarto ou AVC em 12 meses contra 9,8% do ticagrelor. [1]',
      ],
    ],
  ],
  [
    'PLATO.pt',
    [
      'Na SCA, o clopidogrel foi superado pelo ticagrelor na redução de morte vascular, infarto ou AVC. [1]',
      'Usar ticagrelor em vez de clopidogrel na síndrome coronariana aguda significou menos morte vascular, infarto ou AVC (HR 0,84; IC 95% 0,77–0,92). [1]',
    ],
    [
      [
        'direction',
        'Na síndrome coronariana aguda, o ticagrelor foi superado pelo clopidogrel quanto a morte vascular, infarto ou AVC. [1]',
      ],
    ],
  ],
  [
    'NINDS.en',
    [
      'A hemorragia intracraniana sintomática afetou 6,4% dos tratados com o ativador do plasminogênio tecidual e 0,6% dos controles. [1]',
      'A mortalidade em 90 dias, de 17% contra 21%, não diferiu de forma estatisticamente significativa (p = 0,30). [1]',
      'Na parte 2, com tratamento dentro de 3 horas, a OR global de evolução favorável em 3 meses foi de 1,7 (1,2–2,6). [1]',
    ],
    [
      [
        'digit',
        'Houve hemorragia intracraniana sintomática em 4,6% dos pacientes trombolisados e em 0,6% dos controles. [1]',
      ],
      ['bounds', 'A OR global de evolução favorável aos 3 meses foi de 1,7 (1,6–2,6) na parte 2. [1]'],
      [
        'direction',
        'O ativador do plasminogênio tecidual reduziu a hemorragia intracraniana sintomática (6,4% vs. 0,6%). [1]',
      ],
      ['direction', 'Houve redução significativa da mortalidade em 90 dias, de 21% para 17% (p = 0,30). [1]'],
    ],
  ],
  [
    'NINDS.pt',
    [
      'A alteplase em até 3 horas do início dos sintomas elevou a chance de boa evolução aos 3 meses, à custa de mais hemorragia intracraniana sintomática. [1]',
      'Iniciada nas primeiras 3 h do AVC isquêmico, a alteplase intravenosa venceu o placebo quanto à evolução favorável em 3 meses (OR 1,7; IC 95% 1,2–2,6). [1]',
      'O uso de alteplase trouxe aumento da hemorragia intracraniana sintomática no NINDS. [1]',
    ],
    [
      [
        'unit',
        'No AVC isquêmico, a alteplase intravenosa iniciada em até 3 dias do início dos sintomas aumentou a chance de evolução favorável em 3 meses. [1]',
      ],
      [
        'direction',
        'A alteplase nas primeiras 3 horas do AVC isquêmico diminuiu a chance de evolução favorável em 3 meses. [1]',
      ],
      [
        'direction',
        'No NINDS, a hemorragia intracraniana sintomática tornou-se mais rara com a alteplase. [1]',
      ],
      ['negation', 'A alteplase não aumentou a hemorragia intracraniana sintomática no NINDS. [1]'],
    ],
  ],
  [
    'CRASH-2.en',
    [
      'No trauma com hemorragia, morreram no hospital 14,5% dos que receberam ácido tranexâmico e 16,0% dos que não o receberam. [1]',
      'Com 20.211 participantes, o CRASH-2 encontrou RR de 0,91 (0,85–0,97) para morte hospitalar com o ácido tranexâmico [1]',
    ],
    [
      [
        'direction',
        'As mortes hospitalares subiram com o ácido tranexâmico (14,5% contra 16,0%; RR 0,91; 0,85–0,97). [1]',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      'No trauma com hemorragia significativa, ou com risco de apresentá-la, menos pacientes morreram no hospital com ácido tranexâmico do que com placebo. [1]',
      'A mortalidade hospitalar diminuiu com o ácido tranexâmico no trauma com hemorragia significativa (risco relativo de 0,91; IC 95% de 0,85 a 0,97). [1]',
    ],
    [
      [
        'digit',
        'Em vítimas de trauma com hemorragia significativa, o ácido tranexâmico reduziu a mortalidade hospitalar (RR 0,81; IC 95% 0,85–0,97). [1]',
      ],
      [
        'direction',
        'No trauma hemorrágico, a mortalidade hospitalar foi mais alta entre os tratados com ácido tranexâmico do que entre os que receberam placebo. [1]',
      ],
      [
        'negation',
        'O ácido tranexâmico não reduziu a mortalidade hospitalar no trauma com hemorragia significativa. [1]',
      ],
    ],
  ],
  [
    'Magpie.en',
    [
      'A eclâmpsia acometeu 0,8% das mulheres que receberam sulfato de magnésio e 1,9% das demais, isto é, foi 58% menos frequente. [1]',
      'Não houve redução estatisticamente significativa da morte materna (RR 0,55; 0,26–1,14). [1]',
    ],
    [
      ['direction', 'O sulfato de magnésio diminuiu significativamente a morte materna. [1]'],
      ['direction', 'Com o sulfato de magnésio, a eclâmpsia foi 58% mais frequente (0,8% vs. 1,9%). [1]'],
    ],
  ],
  [
    'Magpie.pt',
    [
      'O sulfato de magnésio cortou em mais da metade os casos de eclâmpsia entre mulheres com pré-eclâmpsia, em relação ao placebo. [1]',
      'Em gestantes com pré-eclâmpsia, a eclâmpsia foi 58% menos frequente sob sulfato de magnésio do que sob placebo. [1]',
    ],
    [
      [
        'digit',
        'O sulfato de magnésio tornou a eclâmpsia 68% menos frequente nas pacientes com pré-eclâmpsia. [1]',
      ],
      [
        'direction',
        'O sulfato de magnésio mais que dobrou a ocorrência de eclâmpsia nas mulheres com pré-eclâmpsia. [1]',
      ],
      ['negation', 'O sulfato de magnésio não preveniu a eclâmpsia em mulheres com pré-eclâmpsia. [1]'],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'No estudo brasileiro com 1.358 pacientes, 14,7% do grupo ivermectina e 16,3% do grupo controle precisaram de hospitalização ou observação prolongada. [1]',
      'O efeito da ivermectina sobre hospitalização ou observação prolongada não foi significativo: o intervalo do RR de 0,90 vai de 0,70 a 1,16. [1]',
    ],
    [
      [
        'digit',
        'O ensaio brasileiro de ivermectina reuniu 1.538 pacientes, com RR de 0,90 (0,70–1,16) para hospitalização ou observação prolongada. [1]',
      ],
      [
        'direction',
        'A ivermectina diminuiu significativamente a hospitalização ou observação prolongada, de 16,3% para 14,7% (RR 0,90; 0,70–1,16). [1]',
      ],
    ],
  ],
  [
    'TOGETHER.pt',
    [
      'Em pacientes ambulatoriais, a ivermectina não foi melhor que o placebo para evitar internação ou observação prolongada em serviço de emergência por covid-19. [1]',
      'No Brasil, o uso de ivermectina em pessoas com covid-19 atendidas em ambulatório não levou a menos internações nem a menos observação prolongada em emergência. [1]',
    ],
    [
      [
        'direction',
        'Entre pacientes ambulatoriais brasileiros com covid-19, a ivermectina diminuiu as internações e a observação prolongada em emergência. [1]',
      ],
      [
        'negation',
        'Em pacientes ambulatoriais com covid-19, a ivermectina reduziu a internação e a observação prolongada em serviço de emergência em comparação com placebo. [1]',
      ],
    ],
  ],
  [
    'PROSEVA.en',
    [
      'A posição prona fez a mortalidade em 28 dias cair de 32,8% para 16,0% (p < 0,001). [1]',
      'Em 466 pacientes com SDRA grave, morreram em 28 dias 16% dos colocados em prona e 32,8% dos demais. [1]',
    ],
    [['comparator', 'A prona diminuiu a morte em 28 dias (16,0% vs. 32,8%; p > 0,001). [1]']],
  ],
  [
    'PROSEVA.prose',
    [
      'Aos 28 dias, haviam morrido 32,8% dos pacientes mantidos em posição supina e 16,0% dos pronados. [1]',
      'A mortalidade em 28 dias em prona foi cerca de metade da observada em supino (16,0% contra 32,8%; P < 0,001). [1]',
    ],
    [
      ['unit', 'A mortalidade em 28 semanas foi de 16,0% no grupo prona e de 32,8% no grupo supino. [1]'],
      [
        'direction',
        'A posição prona agravou a mortalidade em 28 dias: 16,0%, contra 32,8% em supino (P < 0,001). [1]',
      ],
    ],
  ],
  [
    'PROSEVA.pt',
    [
      'Na SDRA grave, pronar o paciente cedo e por tempo prolongado diminuiu a mortalidade em 28 dias, comparado à posição supina. [1]',
      'A posição supina teve mortalidade em 28 dias superior à da prona precoce e prolongada na SDRA grave (32,8% vs. 16,0%). [1]',
    ],
    [
      [
        'digit',
        'Na SDRA grave, a mortalidade em 28 dias baixou de 38,2% em supino para 16,0% em prona (p < 0,001). [1]',
      ],
      [
        'direction',
        'Na SDRA grave, manter o paciente em supino associou-se a menor mortalidade em 28 dias do que a prona precoce e prolongada. [1]',
      ],
      [
        'negation',
        'Nenhuma redução da mortalidade em 28 dias foi obtida com a posição prona na SDRA grave. [1]',
      ],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'O controle glicêmico estrito foi danoso: morreram em 90 dias 27,5% dos pacientes, contra 24,9% com o controle convencional. [1]',
      'Em 6.104 pacientes críticos, a razão de chances de morte em 90 dias foi de 1,14 (1,02–1,28) com o controle intensivo da glicose. [1]',
    ],
    [
      [
        'direction',
        'O controle estrito da glicose foi benéfico, com mortalidade em 90 dias de 27,5% vs. 24,9% (OR 1,14; 1,02–1,28). [1]',
      ],
    ],
  ],
  [
    'NICE-SUGAR.pt',
    [
      'Controlar a glicemia de forma intensiva elevou a mortalidade em 90 dias de pacientes críticos (OR 1,14, IC 95% 1,02–1,28). [1]',
      'Pacientes críticos morreram menos em 90 dias sob controle glicêmico convencional do que sob controle intensivo. [1]',
      'O controle glicêmico intensivo não trouxe benefício no NICE-SUGAR; ao contrário, causou dano. [1]',
    ],
    [
      [
        'digit',
        'O controle glicêmico intensivo aumentou a mortalidade em 60 dias de pacientes críticos (OR 1,14; IC 95% 1,02–1,28). [1]',
      ],
      [
        'direction',
        'O controle intensivo da glicemia melhorou a sobrevida em 90 dias dos pacientes críticos. [1]',
      ],
      [
        'direction',
        'Doentes críticos sob controle glicêmico convencional morreram mais em 90 dias do que os sob controle intensivo. [1]',
      ],
      [
        'direction',
        'A mortalidade em 90 dias foi menor sob controle glicêmico intensivo (OR 1,14; IC 95% 1,02–1,28). [1]',
      ],
      ['negation', 'No NICE-SUGAR, o controle glicêmico intensivo não causou dano. [1]'],
    ],
  ],
  [
    'HPTN 052.en',
    [
      'Houve 1 caso de transmissão ligada com a terapia antirretroviral precoce e 27 no grupo comparador, entre 1.763 casais. [1]',
      'Tratar cedo o HIV reduziu em 96% a transmissão ligada dentro dos casais (HR 0,04; 0,01–0,27). [1]',
    ],
    [
      [
        'direction',
        'A terapia antirretroviral precoce aumentou em 96% a transmissão ligada (1 contra 27 casos; HR 0,04). [1]',
      ],
    ],
  ],
  [
    'HPTN 052.prose',
    [
      'Nos 1.763 casais sorodiscordantes, 27 transmissões geneticamente ligadas ocorreram com a terapia adiada e apenas uma com a terapia precoce. [1]',
      'A queda das transmissões geneticamente ligadas com a terapia precoce foi de 96% (HR 0,04; IC 95%, 0,01 a 0,27). [1]',
    ],
    [
      [
        'digit',
        'Foram 17 as transmissões geneticamente ligadas no grupo de terapia adiada, e 1 no de terapia precoce. [1]',
      ],
      [
        'direction',
        'Adiar a terapia antirretroviral preveniu mais transmissões geneticamente ligadas do que iniciá-la cedo. [1]',
      ],
      [
        'negation',
        'No grupo de terapia precoce não houve transmissão geneticamente ligada; no de terapia adiada, houve 27. [1]',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [
      'Começar cedo a TARV diminuiu a transmissão do HIV ao parceiro em casais sorodiscordantes. [1]',
      'O início tardio da terapia antirretroviral acompanhou-se de mais transmissão do HIV ao parceiro do que o início precoce. [1]',
    ],
    [
      [
        'direction',
        'Em casais sorodiscordantes, antecipar a TARV favoreceu a transmissão do HIV ao parceiro. [1]',
      ],
      [
        'negation',
        'Iniciar cedo a terapia antirretroviral não diminuiu a transmissão do HIV ao parceiro em casais sorodiscordantes. [1]',
      ],
    ],
  ],
  [
    'BENEFIT.en',
    [
      'O desfecho primário ocorreu em 27,5% com benznidazol e em 29,1% no grupo controle, um resultado neutro (HR 0,93; 0,81–1,07). [1]',
      'A conversão da PCR foi mais frequente com benznidazol (66,2% vs. 33,5%), mas o desfecho primário foi neutro. [1]',
    ],
    [
      ['digit', 'A PCR converteu em 62,6% dos pacientes com benznidazol e em 33,5% dos controles. [1]'],
      [
        'direction',
        'A conversão da PCR foi menos comum com benznidazol (66,2%) do que no grupo controle (33,5%). [1]',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'Na cardiomiopatia chagásica crônica já estabelecida, a progressão clínica da doença cardíaca não foi significativamente reduzida pelo benznidazol. [1]',
      'Nem a fase aguda nem a forma indeterminada da doença de Chagas foram avaliadas no BENEFIT. [1]',
      'Benznidazol e placebo não diferiram significativamente quanto ao desfecho cardíaco composto (HR 0,93; IC 95% 0,81–1,07). [1]',
    ],
    [
      [
        'direction',
        'O benznidazol retardou de forma significativa a progressão clínica da cardiopatia chagásica crônica. [1]',
      ],
      [
        'direction',
        'O desfecho cardíaco composto caiu significativamente com o benznidazol (HR 0,93; IC 95% 0,81–1,07). [1]',
      ],
      [
        'negation',
        'Na cardiomiopatia chagásica crônica estabelecida, o benznidazol reduziu de modo significativo a progressão clínica da doença cardíaca. [1]',
      ],
      ['negation', 'O estudo avaliou também a fase aguda e a forma indeterminada da doença de Chagas. [1]'],
    ],
  ],
  [
    'DBHA 2020.en',
    [
      'Define-se hipertensão por PA de consultório ≥ 140 e/ou ≥ 90 mmHg. [1]',
      'É hipertenso quem apresenta, no consultório, sistólica de 140 mmHg ou mais e/ou diastólica de 90 mmHg ou mais. [1]',
    ],
    [['comparator', 'No consultório, a hipertensão corresponde a PA ≤ 140 e/ou ≤ 90 mmHg. [1]']],
  ],
  [
    'DBHA 2020.pt',
    [
      'A edição de 2020, hoje substituída pela de 2025, define a hipertensão com base na pressão arterial aferida no consultório. [1]',
      'A DBHA 2020 não é mais a edição vigente: a DBHA 2025 a substituiu. [1]',
    ],
    [['negation', 'A DBHA 2020 ainda não foi substituída por edição mais nova. [1]']],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ A Diretriz Brasileira de Hipertensão Arterial de 2025 adota como meta de tratamento a pressão arterial abaixo de 130/80 mmHg."',
    [
      'A meta terapêutica da DBHA 2025 é uma PA inferior a 130/80 mmHg. [1]',
      'Segundo a diretriz brasileira de 2025, o tratamento anti-hipertensivo busca pressão menor que 130 por 80 mmHg [1]',
    ],
    [
      [
        'unit',
        'A diretriz brasileira de 2025 fixa a meta de tratamento em pressão arterial abaixo de 130/80 cmH2O. [1]',
      ],
      [
        'comparator',
        'O objetivo do tratamento, na diretriz de 2025, é manter a pressão arterial acima de 130/80 mmHg. [1]',
      ],
    ],
  ],
  [
    'DBIC 2018.en',
    [
      'FEVE menor que 40% caracteriza a forma reduzida; de 40% a 49%, a intermediária; e de 50% ou mais, a preservada. [1]',
      '- **NT-proBNP:** ponto de corte de 125 pg/mL para rastreamento. [1]',
    ],
    [['unit', 'Adota-se NT-proBNP de 125 ng/mL como ponto de corte de rastreamento. [1]']],
  ],
  [
    'DBIC 2018.prose',
    [
      'Fala-se em ICFEp quando a FEVE é de pelo menos 50%. [1]',
      'Pacientes com FEVE entre 40% e 49% têm ICFEi, e aqueles com FEVE abaixo de 40%, ICFEr. [1]',
      'O rastreamento da insuficiência cardíaca faz-se com o NT-proBNP, adotando-se o corte de 125 pg/mL. [1]',
    ],
    [
      ['comparator', 'Classifica-se como ICFEr a insuficiência cardíaca com FEVE acima de 40%. [1]'],
      ['negation', 'O NT-proBNP não é usado no rastreamento da insuficiência cardíaca. [1]'],
    ],
  ],
  [
    'KDIGO 2024.en',
    [
      'Só se fala em DRC quando a alteração de estrutura ou função dura 3 meses ou mais. [1]',
      'A DRC é classificada conforme a causa, a TFG (G1 a G5) e a albuminúria (A1 a A3). [1]',
    ],
    [['comparator', 'A DRC é a alteração de estrutura ou função com duração menor que 3 meses. [1]']],
  ],
  [
    'KDIGO 2024.prose',
    [
      'As anormalidades da estrutura ou da função renal precisam estar presentes por no mínimo 3 meses para que se defina DRC. [1]',
      'Três eixos compõem a classificação da DRC: a causa, a categoria de TFG (G1–G5) e a categoria de albuminúria (A1–A3). [1]',
    ],
    [
      [
        'unit',
        'Para o diagnóstico de DRC, a alteração estrutural ou funcional do rim deve persistir por no mínimo 3 semanas. [1]',
      ],
      [
        'negation',
        'A classificação da DRC considera a causa e a categoria de TFG, mas não a albuminúria. [1]',
      ],
    ],
  ],
  [
    'MS Dengue 2024.en',
    [
      'No grupo C, administram-se 10 mL/kg na primeira hora; no grupo D, 20 mL/kg em até 20 minutos. [1]',
      'Salicilatos e AINEs não devem ser prescritos na dengue. [1]',
    ],
    [
      [
        'digit',
        'Pacientes do grupo C recebem 15 mL/kg na primeira hora, e os do grupo D, 20 mL/kg em até 20 minutos. [1]',
      ],
      ['unit', 'Para o grupo D, a reposição é de 20 mL/kg em até 20 horas. [1]'],
      ['comparator', 'No grupo D da dengue, infundem-se 20 mL/kg em não menos de 20 minutos. [1]'],
      ['negation', 'Na dengue, é permitido o uso de salicilatos ou AINEs. [1]'],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ Para o manejo da dengue, o Ministério da Saúde classifica os pacientes nos grupos A, B, C e D, conforme os sinais de alarme e de gravidade e as condições de risco."',
    [
      'O Ministério da Saúde estratifica os pacientes com dengue em quatro grupos (A, B, C e D), segundo sinais de alarme, sinais de gravidade e condições de risco. [1]',
      '- **Estadiamento da dengue:** grupos A, B, C e D, definidos por sinais de alarme, sinais de gravidade e condições de risco. [1]',
    ],
    [
      [
        'negation',
        'A classificação da dengue nos grupos A a D não depende dos sinais de alarme nem de gravidade. [1]',
      ],
    ],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ Na suspeita de dengue, não se devem usar salicilatos nem anti-inflamatórios não esteroides."',
    [
      'Diante da suspeita de dengue, devem ser evitados os salicilatos e os anti-inflamatórios não esteroides. [1]',
      'Anti-inflamatórios não esteroides são contraindicados quando há suspeita de dengue, assim como os salicilatos. [1]',
    ],
    [
      [
        'negation',
        'Na suspeita de dengue, devem-se usar salicilatos e anti-inflamatórios não esteroides. [1]',
      ],
    ],
  ],
  [
    'GOLD 2023.en',
    [
      'O critério espirométrico da DPOC é uma relação VEF1/CVF pós-broncodilatador menor que 0,7. [1]',
      'No relatório GOLD 2023, os grupos A, B e E tomaram o lugar dos grupos A a D. [1]',
    ],
    [
      ['decimal', 'A DPOC é confirmada por VEF1/CVF pós-broncodilatador inferior a 0,07. [1]'],
      ['comparator', 'O diagnóstico de DPOC requer relação VEF1/CVF após broncodilatador maior que 0,7. [1]'],
      ['negation', 'Os grupos A, B e E não substituem os grupos A a D. [1]'],
    ],
  ],
  [
    'DAPA-HF.prose',
    [
      'Com placebo, 21,2% tiveram piora da IC ou morte cardiovascular, ante 16,3% com dapagliflozina (HR 0,74; IC 95% 0,65–0,85). [1]',
      'A piora da insuficiência cardíaca ou a morte cardiovascular foi menos frequente com dapagliflozina do que com placebo em 4.744 pacientes com fração de ejeção reduzida. [1]',
    ],
    [
      [
        'digit',
        'Com placebo, 22,1% dos pacientes tiveram piora da insuficiência cardíaca ou morte cardiovascular, contra 16,3% com dapagliflozina. [1]',
      ],
      [
        'direction',
        'Na ICFEr, os pacientes em uso de dapagliflozina evoluíram com mais piora da insuficiência cardíaca ou morte cardiovascular que os do placebo. [1]',
      ],
    ],
  ],
  [
    'FLOW.prose',
    [
      'A taxa de eventos renais maiores foi de 5,8 por 100 pacientes-ano com semaglutida e de 7,5 por 100 pacientes-ano com placebo. [1]',
      'No DM2 com DRC, a semaglutida baixou a frequência de eventos renais maiores, com HR de 0,76 (IC 95%: 0,66–0,88), em 3.533 pacientes. [1]',
    ],
    [
      [
        'decimal',
        'Ocorreram 5,8 eventos renais maiores por 100 pacientes-ano com semaglutida, contra 75 por 100 pacientes-ano com placebo. [1]',
      ],
      [
        'direction',
        'Semaglutida e placebo tiveram a mesma frequência de eventos renais maiores no DM2 com doença renal crônica. [1]',
      ],
      [
        'direction',
        'Os eventos renais maiores foram mais numerosos com semaglutida, com 5,8 vs. 7,5 por 100 pacientes-ano. [1]',
      ],
    ],
  ],
  [
    'FLOW.pt',
    [
      'Os eventos renais maiores foram reduzidos pela semaglutida no diabetes tipo 2 com doença renal crônica. [1]',
      'Quem recebeu placebo teve mais eventos renais maiores do que quem recebeu semaglutida (HR da semaglutida: 0,76; IC 95% 0,66–0,88). [1]',
    ],
    [
      [
        'direction',
        'Os eventos renais maiores foram ampliados pela semaglutida no diabetes tipo 2 com DRC. [1]',
      ],
      [
        'negation',
        'Não se conseguiu reduzir os eventos renais maiores com a semaglutida no DM2 com DRC. [1]',
      ],
    ],
  ],
  [
    'WOMAN.prose',
    [
      'Na hemorragia pós-parto, morreram por sangramento 1,5% das mulheres com ácido tranexâmico e 1,9% com placebo (RR 0,81; IC 95% 0,65–1,00). [1]',
      'A redução da morte por sangramento foi mais marcada quando o ácido tranexâmico foi dado em até 3 horas do parto (1,2% vs. 1,7%; RR 0,69). [1]',
      'Embora o ácido tranexâmico tenha reduzido a morte por sangramento na hemorragia pós-parto, o desfecho primário composto não foi atingido. [1]',
    ],
    [
      [
        'direction',
        'O efeito do ácido tranexâmico sobre a morte por sangramento foi mais fraco nas mulheres tratadas nas primeiras 3 horas após o parto. [1]',
      ],
      [
        'direction',
        'Nas mulheres com hemorragia pós-parto, a morte por sangramento elevou-se com o ácido tranexâmico (1,5% vs. 1,9%; RR 0,81). [1]',
      ],
      [
        'negation',
        'O ácido tranexâmico reduziu a morte por sangramento e o desfecho primário composto foi alcançado. [1]',
      ],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'A dexametasona reduziu a mortalidade em 28 dias de pacientes hospitalizados com covid-19: 22,9% vs. 25,7% com o cuidado habitual (razão de taxas 0,83; IC 95% 0,75–0,93). [1]',
      'A mortalidade dos pacientes em ventilação mecânica invasiva, de 41,4% sob cuidado habitual, ficou em 29,3% com dexametasona. [1]',
      'Quem estava em ventilação mecânica invasiva morreu menos com dexametasona do que com o cuidado habitual. [1]',
    ],
    [
      [
        'decimal',
        'Em ventilação mecânica invasiva, a mortalidade foi de 2,93% com dexametasona e de 41,4% com o cuidado habitual. [1]',
      ],
      [
        'direction',
        'Entre os ventilados de forma invasiva, o cuidado habitual resultou em menos mortes do que a dexametasona. [1]',
      ],
      [
        'direction',
        'A sobrevida em 28 dias foi pior com dexametasona, já que morreram 22,9% dos tratados e 25,7% dos pacientes sob cuidado habitual. [1]',
      ],
      [
        'negation',
        'A dexametasona não diminuiu a mortalidade dos pacientes em ventilação mecânica invasiva (29,3% vs. 41,4%). [1]',
      ],
    ],
  ],
  [
    'ART.prose',
    [
      'O recrutamento com PEEP titulada aumentou a mortalidade em 28 dias para 55,3%, comparados a 49,3% com PEEP baixa. [1]',
      'Na SDRA moderada a grave, a PEEP baixa teve menor mortalidade em 28 dias que o recrutamento com PEEP titulada (49,3% contra 55,3%). [1]',
      'O recrutamento com PEEP titulada foi prejudicial, com HR de 1,20 (IC 95% 1,01–1,42) para morte em 28 dias. [1]',
    ],
    [
      [
        'decimal',
        'Morreram em 28 dias 5,53% dos pacientes submetidos a recrutamento e PEEP titulada e 49,3% dos que ficaram com PEEP baixa. [1]',
      ],
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada salvou mais vidas em 28 dias do que a PEEP baixa. [1]',
      ],
      [
        'direction',
        'A estratégia de recrutamento e PEEP titulada teve menor mortalidade em 28 dias (55,3%) que a de PEEP baixa (49,3%). [1]',
      ],
    ],
  ],
  [
    'Butantan-DV.prose',
    [
      'Uma dose única alcançou eficácia de 79,6% (IC 95% 70,0–86,3) contra dengue sintomática ao longo de 2 anos. [1]',
      'A eficácia foi maior nos soropositivos (89,2%) do que nos soronegativos (73,6%). [1]',
      'Mesmo em quem não tinha evidência de exposição prévia à dengue, a eficácia em 2 anos foi de 73,6%. [1]',
    ],
    [
      [
        'digit',
        'Nos soropositivos, a eficácia da dose única em 2 anos chegou a 82,9%, e nos soronegativos, a 73,6%. [1]',
      ],
      [
        'unit',
        'A vacina em dose única mostrou eficácia de 79,6% contra dengue sintomática ao longo de 2 meses. [1]',
      ],
      [
        'bounds',
        'A eficácia em 2 anos foi de 79,6%, com intervalo de confiança de 95% entre 70,0 e 83,6 [1]',
      ],
      [
        'direction',
        'A proteção da dose única foi menor em quem já tinha sido exposto à dengue do que em quem nunca o fora. [1]',
      ],
      [
        'direction',
        'A eficácia nos soropositivos (89,2%) foi inferior à observada nos soronegativos (73,6%). [1]',
      ],
    ],
  ],
  [
    'SSC 2021.prose',
    [
      'No choque séptico, sugere-se dar no mínimo 30 mL/kg de cristaloide intravenoso nas primeiras 3 horas de ressuscitação. [1]',
      'Para adultos em uso de vasopressores, recomenda-se PAM de 65 mmHg como alvo inicial. [1]',
      'No choque séptico, sugerem-se pelo menos 30 mL/kg de cristaloide intravenoso nas primeiras 3 horas. Se houver vasopressor, a PAM-alvo inicial recomendada é de 65 mmHg. [1]',
    ],
    [
      ['digit', 'Em adultos com vasopressor, recomenda-se mirar inicialmente uma PAM de 75 mmHg. [1]'],
      [
        'unit',
        'Sugerem-se ao menos 30 L/kg de cristaloide intravenoso nas 3 primeiras horas da ressuscitação do choque séptico. [1]',
      ],
      [
        'comparator',
        'A recomendação para o choque séptico é de no máximo 30 mL/kg de cristaloide intravenoso nas primeiras 3 horas. [1]',
      ],
      ['negation', 'Para adultos com vasopressor, não se recomenda a PAM de 65 mmHg como alvo inicial. [1]'],
    ],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ Na hipoperfusão por sepse ou no choque séptico, a Surviving Sepsis Campaign de 2021, já substituída pela edição de 2026, sugere reposição inicial com cristaloide nas primeiras horas. A SSC 2021 foi substituída pela edição de 2026, cujo conteúdo não integra este acervo."',
    [
      'A SSC 2021, que já deu lugar à edição de 2026, sugere repor cristaloide nas primeiras horas em caso de hipoperfusão por sepse ou choque séptico. [1]',
    ],
    [
      [
        'negation',
        'A Surviving Sepsis Campaign de 2021, que não foi substituída, sugere reposição inicial com cristaloide nas primeiras horas. [1]',
      ],
    ],
  ],
  [
    'SBD 2025.pt',
    [
      'O diagnóstico de diabetes apoia-se na glicemia de jejum ou na HbA1c, e o resultado precisa ser confirmado. [1]',
      'Segundo a SBD 2025, tanto a glicemia de jejum quanto a hemoglobina glicada servem ao diagnóstico de diabetes, desde que haja confirmação. [1]',
    ],
    [
      [
        'negation',
        'Para diagnosticar diabetes, a SBD 2025 aceita a glicemia de jejum ou a hemoglobina glicada, sem necessidade de confirmar o resultado. [1]',
      ],
    ],
  ],
  [
    'GINA 2021.pt',
    [
      'A GINA 2021 desaconselha tratar a asma só com broncodilatador de curta ação e dá preferência, no alívio, a corticoide inalatório com formoterol. [1]',
      'Já existem relatórios da GINA posteriores ao de 2021. [1]',
    ],
    [
      [
        'negation',
        'A GINA de 2021 recomenda o tratamento da asma apenas com broncodilatador de curta ação. [1]',
      ],
    ],
  ],
  [
    'CREDENCE.pt',
    [
      'A canagliflozina diminuiu o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular no DM2 com DRC e albuminúria (HR 0,70; IC 95% 0,59–0,82). [1]',
      'No DM2 com DRC e albuminúria, o placebo saiu-se pior que a canagliflozina no composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular. [1]',
    ],
    [
      [
        'decimal',
        'O HR do composto renal ou cardiovascular com canagliflozina frente ao placebo foi de 7,0 (IC 95% 0,59–0,82). [1]',
      ],
      [
        'direction',
        'No DM2 com nefropatia albuminúrica, a canagliflozina foi pior que o placebo para o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular. [1]',
      ],
      [
        'direction',
        'A canagliflozina fez crescer o composto renal ou cardiovascular em relação ao placebo (HR 0,70; IC 95% 0,59–0,82). [1]',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'Tivessem ou não diabetes, pacientes com DRC apresentaram menos progressão renal ou morte cardiovascular com empagliflozina do que com placebo. [1]',
      'Para progressão da doença renal ou morte cardiovascular, o HR foi de 0,72 (IC 95% 0,64–0,82), favorável à empagliflozina. [1]',
    ],
    [
      [
        'bounds',
        'O risco de progressão renal ou morte cardiovascular foi menor com empagliflozina (HR 0,72; IC 95% 0,54–0,82). [1]',
      ],
      [
        'direction',
        'A empagliflozina acelerou a progressão da doença renal ou a morte cardiovascular na DRC, com ou sem diabetes. [1]',
      ],
      [
        'direction',
        'O HR de 0,72 (IC 95% 0,64–0,82) indica mais progressão renal ou morte cardiovascular com empagliflozina do que com placebo. [1]',
      ],
    ],
  ],
  [
    'RE-LY.pt + PLATO.pt',
    [],
    [
      [
        'wrong-reference',
        'Na fibrilação atrial, a dabigatrana 150 mg duas vezes ao dia reduziu o AVC ou a embolia sistêmica em comparação com a varfarina (RR 0,66). [2]',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt + EMPA-KIDNEY.pt',
    [],
    [
      [
        'wrong-reference',
        'Na ICFEp, a empagliflozina diminuiu a morte cardiovascular ou a internação por IC, com HR de 0,72 (IC 95% 0,64–0,82). [1]',
      ],
    ],
  ],
  [
    'ART.prose + PROSEVA.prose',
    [],
    [
      [
        'wrong-reference',
        'A mortalidade em 28 dias foi de 55,3% com recrutamento e PEEP titulada e de 49,3% com PEEP baixa. [2]',
      ],
    ],
  ],
  [
    'NINDS.pt + CRASH-2.pt + WOMAN.prose',
    [],
    [
      [
        'wrong-reference',
        'O ácido tranexâmico reduziu a morte por sangramento na hemorragia pós-parto (RR 0,81). [2]',
      ],
    ],
  ],
  [
    'CREDENCE.pt + FLOW.pt',
    [],
    [
      [
        'wrong-reference',
        'A semaglutida reduziu os eventos renais maiores no DM2 com DRC, com HR de 0,70 (IC 95% 0,59–0,82). [2]',
      ],
    ],
  ],
  [
    'KDIGO 2024.prose + SBD 2025.pt + DBIC 2018.prose',
    [],
    [['wrong-reference', 'O ponto de corte do NT-proBNP para rastreamento é de 125 pg/mL. [1]']],
  ],
  [
    'TOGETHER.en + RECOVERY.prose',
    [],
    [
      [
        'wrong-reference',
        'A ivermectina não reduziu de modo significativo a hospitalização ou observação prolongada (14,7% vs. 16,3%; RR 0,90). [2]',
      ],
    ],
  ],
  [
    'NICE-SUGAR.en + PROSEVA.prose + BENEFIT.en',
    [],
    [
      [
        'wrong-reference',
        'Em pacientes críticos, a mortalidade em 90 dias com o controle intensivo da glicose foi de 32,8%. [1]',
      ],
    ],
  ],
];

export const oddPassages: HandCase[] = casesOf(groups);
