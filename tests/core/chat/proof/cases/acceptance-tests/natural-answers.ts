import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** As an assistant answers, over the corpus. */
const groups: CaseGroup[] = [
  [
    'SPRINT.prose',
    [
      'Em um ensaio com 9.361 pessoas, o alvo intensivo de pressão sistólica (< 120 mmHg) reduziu o desfecho primário composto em relação ao alvo padrão (< 140 mmHg), com taxas de 1,65% ao ano versus 2,19% ao ano (HR 0,75; IC 95% 0,64–0,89) [1]',
      '- **Mortalidade por todas as causas:** também foi menor no grupo de tratamento intensivo, com razão de risco de 0,73 (IC 95% 0,60 a 0,90) [1]',
    ],
    [
      [
        'direction',
        'A mortalidade por todas as causas foi maior no grupo de tratamento intensivo do que no grupo padrão (HR 0,73; IC 95% 0,60–0,90) [1]',
      ],
    ],
  ],
  [
    'SPRINT.pt',
    [
      'Em hipertensos de alto risco cardiovascular, perseguir uma PAS < 120 mmHg em vez de < 140 mmHg diminuiu os eventos cardiovasculares maiores, mas vale lembrar que o SPRINT não incluiu pessoas com diabetes [1]',
    ],
    [
      [
        'negation',
        'O alvo sistólico abaixo de 120 mmHg reduziu os eventos cardiovasculares maiores em hipertensos de alto risco, e o SPRINT incluiu pessoas com diabetes [1]',
      ],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Em hipertensos de alto risco, não houve diferença entre clortalidona, anlodipino e lisinopril em relação a morte coronariana ou infarto não fatal [1]',
    ],
    [
      [
        'direction',
        'Em hipertensos de alto risco, a clortalidona foi superior ao anlodipino e ao lisinopril na prevenção de morte coronariana ou infarto não fatal [1]',
      ],
    ],
  ],
  [
    'ALLHAT.en',
    [
      'As taxas em 6 anos de doença coronariana fatal ou infarto não fatal foram semelhantes com clortalidona (11,5%), anlodipino (11,3%) e lisinopril (11,4%) [1]',
    ],
    [],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'O composto de morte cardiovascular ou hospitalização por insuficiência cardíaca foi menos frequente com sacubitril-valsartana do que com enalapril (21,8% vs. 26,5%; HR 0,80; IC 95% 0,73–0,87) em pacientes com fração de ejeção reduzida [1]',
    ],
    [
      [
        'direction',
        'O enalapril foi superior ao sacubitril-valsartana na redução de morte cardiovascular ou hospitalização por insuficiência cardíaca (HR 0,80; IC 95% 0,73–0,87) [1]',
      ],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'Na ICFEr, o sacubitril-valsartana foi superior ao enalapril na redução de morte cardiovascular ou internação por insuficiência cardíaca [1]',
    ],
    [],
  ],
  [
    'DAPA-HF.prose',
    [
      'No grupo placebo, 21,2% dos pacientes com ICFEr apresentaram piora da insuficiência cardíaca ou morte cardiovascular, contra 16,3% no grupo dapagliflozina [1]',
      '- **Dapagliflozina:** em pacientes com fração de ejeção reduzida, o risco de piora da insuficiência cardíaca ou morte cardiovascular foi 26% menor do que com placebo (HR 0,74; IC 95% 0,65–0,85) [1]',
    ],
    [],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      'Na insuficiência cardíaca com fração de ejeção preservada, a empagliflozina mostrou benefício, com redução de morte cardiovascular ou internação por IC frente ao placebo (HR 0,79; IC 95% 0,69–0,90) [1]',
    ],
    [
      [
        'direction',
        'Na ICFEp, a empagliflozina levou a mais mortes cardiovasculares ou internações por insuficiência cardíaca do que o placebo [1]',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Entre 5.988 pacientes, morte cardiovascular ou hospitalização por insuficiência cardíaca ocorreu em 13,8% com empagliflozina e em 17,1% no grupo controle, uma diferença absoluta de 3,3 pontos percentuais [1]',
    ],
    [],
  ],
  [
    'RALES.pt',
    [
      'Acrescentar espironolactona ao tratamento da insuficiência cardíaca grave com fração de ejeção reduzida diminuiu a mortalidade em comparação com placebo [1]',
    ],
    [
      [
        'direction',
        'A espironolactona acrescentada ao tratamento da insuficiência cardíaca grave com fração de ejeção reduzida aumentou a mortalidade em comparação com placebo [1]',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'A morte por causas cardiovasculares foi menos comum com empagliflozina (3,7%) do que com placebo (5,9%), com HR de 0,62 (IC 95% 0,49–0,77) [1]',
    ],
    [
      [
        'direction',
        'Em pacientes com diabetes tipo 2, a empagliflozina aumentou as mortes por causas cardiovasculares em comparação com placebo (HR 0,62; IC 95% 0,49–0,77) [1]',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'Pacientes com diabetes tipo 2 e doença cardiovascular estabelecida tiveram menos eventos cardiovasculares maiores quando tratados com empagliflozina do que com placebo [1]',
    ],
    [],
  ],
  [
    'LEADER.pt',
    [
      'A liraglutida reduziu os eventos cardiovasculares maiores no diabetes tipo 2 com alto risco cardiovascular, com HR de 0,87 e intervalo de confiança de 95% entre 0,78 e 0,97 [1]',
    ],
    [],
  ],
  [
    'LEADER.en',
    [
      '- **Liraglutida:** houve MACE em 13,0% dos pacientes, em comparação com 14,9% no grupo controle (HR 0,87) [1]',
    ],
    [],
  ],
  [
    'UKPDS 33.pt',
    [
      'No DM2 recém-diagnosticado, o controle intensivo da glicemia com sulfonilureia ou insulina levou a menos desfechos relacionados ao diabetes do que o tratamento convencional (RR 0,88; IC 95% 0,79–0,99) [1]',
    ],
    [
      [
        'direction',
        'No diabetes tipo 2 recém-diagnosticado, o controle glicêmico intensivo resultou em mais desfechos relacionados ao diabetes do que o tratamento convencional [1]',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'A hemoglobina glicada ficou em 7,0% com o controle intensivo e em 7,9% com o tratamento convencional, mas a redução do infarto do miocárdio não alcançou significância estatística (RR 0,84; p = 0,052) [1]',
    ],
    [],
  ],
  [
    'CREDENCE.pt',
    [
      'Em pacientes com diabetes tipo 2, DRC e albuminúria, a canagliflozina diminuiu o risco do composto de doença renal terminal, duplicação da creatinina ou morte por causa renal ou cardiovascular (HR 0,70; IC 95% 0,59–0,82) [1]',
    ],
    [
      [
        'bounds',
        'A canagliflozina reduziu o desfecho renal composto ou morte cardiovascular em pacientes com DM2, DRC e albuminúria (HR 0,70; IC 95% 0,59–0,92) [1]',
      ],
    ],
  ],
  [
    'DAPA-CKD.pt',
    [
      'O benefício da dapagliflozina foi observado em pacientes com DRC, com ou sem diabetes tipo 2, nos quais o composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular foi menos frequente do que com placebo [1]',
    ],
    [
      [
        'digit',
        'Na doença renal crônica, a dapagliflozina reduziu o desfecho renal composto ou morte cardiovascular em comparação com placebo, com HR de 0,67 (IC 95% 0,51–0,72) [1]',
      ],
      [
        'negation',
        'Na DRC, com ou sem diabetes tipo 2, a dapagliflozina não diminuiu o composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular [1]',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    [
      'Em 4.304 pacientes com doença renal crônica, o desfecho composto (queda da TFG estimada ≥ 50%, doença renal terminal ou morte renal ou cardiovascular) ocorreu em 9,2% dos tratados com dapagliflozina e em 14,5% dos controles [1]',
    ],
    [],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'A progressão da doença renal ou a morte cardiovascular foi reduzida pela empagliflozina em pessoas com DRC, com ou sem diabetes (HR 0,72; IC 95% 0,64–0,82) [1]',
    ],
    [],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'Embora a finerenona tenha reduzido o desfecho renal composto na DRC associada ao diabetes tipo 2 (HR 0,82; IC 95% 0,73–0,93), a hiperpotassemia foi mais comum com o medicamento [1]',
    ],
    [['direction', '- **Efeitos adversos:** a hiperpotassemia foi menos frequente com a finerenona [1]']],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'Com a finerenona, 17,8% dos pacientes evoluíram para falência renal, queda da TFG estimada de pelo menos 40% ou morte renal, em comparação com 21,1% no grupo controle [1]',
    ],
    [],
  ],
  [
    'FLOW.prose',
    [
      'Eventos renais maiores ocorreram a uma taxa de 7,5 por 100 pacientes-ano no grupo placebo e de 5,8 por 100 pacientes-ano no grupo semaglutida [1]',
      'Em 3.533 pacientes com diabetes tipo 2 e doença renal crônica, a semaglutida diminuiu a frequência de eventos renais maiores em relação ao placebo (HR 0,76; IC 95% 0,66–0,88) [1]',
    ],
    [
      [
        'unit',
        'A semaglutida reduziu os eventos renais maiores em relação ao placebo (5,8 vs. 7,5 eventos por 100 pacientes-mês; HR 0,76) [1]',
      ],
      [
        'direction',
        'Os eventos renais maiores foram mais frequentes com semaglutida do que com placebo (5,8 vs. 7,5 eventos por 100 pacientes-ano) [1]',
      ],
    ],
  ],
  [
    'SELECT.pt',
    [
      'Para pessoas sem diabetes, mas com sobrepeso ou obesidade e doença cardiovascular, a semaglutida reduziu os eventos cardiovasculares maiores, com HR de 0,80 (IC 95%: 0,72 a 0,90) [1]',
    ],
    [
      [
        'direction',
        'Em pessoas com sobrepeso ou obesidade e doença cardiovascular, sem diabetes, não houve diferença entre semaglutida e placebo quanto aos eventos cardiovasculares maiores [1]',
      ],
    ],
  ],
  [
    'SELECT.en',
    [
      'Com a semaglutida, 6,5% dos participantes tiveram MACE, contra 8,0% no grupo controle, ou seja, uma redução absoluta de 1,5 ponto percentual [1]',
    ],
    [],
  ],
  [
    'SURPASS-2.prose',
    [
      'Em 40 semanas, a HbA1c caiu 2,01, 2,24 e 2,30 pontos percentuais com tirzepatida 5 mg, 10 mg e 15 mg, respectivamente, e 1,86 ponto percentual com semaglutida 1 mg [1]',
    ],
    [
      [
        'direction',
        'A redução da HbA1c foi menor com tirzepatida 15 mg (−2,30 pontos percentuais) do que com semaglutida 1 mg (−1,86 ponto percentual) [1]',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    [
      'A tirzepatida foi mais eficaz do que a semaglutida 1 mg na redução da hemoglobina glicada em 40 semanas em pacientes com diabetes tipo 2 [1]',
    ],
    [
      [
        'decimal',
        '- **Tirzepatida 15 mg:** reduziu a HbA1c em 2,30 pontos percentuais em 40 semanas, contra 0,186 ponto percentual com semaglutida 1 mg [1]',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'Mesmo com LDL não elevado, pessoas aparentemente saudáveis com PCR ultrassensível elevada tiveram menos eventos cardiovasculares maiores com rosuvastatina do que com placebo (HR 0,56; IC 95% 0,46–0,69) [1]',
    ],
    [
      [
        'direction',
        'Em pessoas com LDL não elevado e PCR ultrassensível elevada, a rosuvastatina esteve associada a maior risco de eventos cardiovasculares maiores do que o placebo [1]',
      ],
    ],
  ],
  [
    'FOURIER.pt',
    [
      'Em pacientes com doença cardiovascular aterosclerótica que já usavam estatina, o desfecho cardiovascular composto foi menos frequente com evolocumabe do que com placebo [1]',
    ],
    [
      [
        'bounds',
        'Em pacientes com doença aterosclerótica em uso de estatina, o evolocumabe diminuiu o desfecho cardiovascular composto (HR 0,85; IC 95% 0,69 a 0,92) [1]',
      ],
    ],
  ],
  [
    'FOURIER.en',
    [
      'O desfecho primário composto ocorreu em 9,8% dos pacientes que receberam evolocumabe e em 11,3% dos controles (HR 0,85) [1]',
    ],
    [],
  ],
  [
    'RE-LY.prose',
    [
      'Na fibrilação atrial, a taxa de AVC ou embolia sistêmica foi de 1,69% ao ano com a varfarina e de 1,11% ao ano com a dabigatrana 150 mg duas vezes ao dia (RR 0,66; IC 95% 0,53–0,82) [1]',
    ],
    [
      [
        'digit',
        'A taxa anual de AVC ou embolia sistêmica foi de 1,69% com varfarina e de 1,41% com dabigatrana 150 mg duas vezes ao dia, em pacientes com fibrilação atrial [1]',
      ],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'Comparada à varfarina, a dabigatrana 150 mg duas vezes ao dia diminuiu a ocorrência de AVC ou embolia sistêmica em pacientes com FA [1]',
    ],
    [
      [
        'unit',
        'Na fibrilação atrial, a dabigatrana na dose de 150 mcg duas vezes ao dia reduziu AVC ou embolia sistêmica em comparação com a varfarina [1]',
      ],
      [
        'direction',
        'Em pacientes com fibrilação atrial, a varfarina foi mais eficaz do que a dabigatrana 150 mg duas vezes ao dia na redução de AVC ou embolia sistêmica [1]',
      ],
    ],
  ],
  [
    'ARISTOTLE.prose',
    [
      'Além de reduzir AVC ou embolia sistêmica, a apixabana causou menos sangramento maior do que a varfarina (HR 0,69; IC 95% 0,60–0,80) [1]',
      '3. **Mortalidade por qualquer causa:** reduzida com a apixabana em comparação com a varfarina (HR 0,89; IC 95% 0,80–0,998) [1]',
    ],
    [
      [
        'direction',
        '- **Segurança:** a apixabana causou mais sangramento maior do que a varfarina (HR 0,69; IC 95% 0,60–0,80) [1]',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'Aos 12 meses, morte vascular, infarto ou AVC havia ocorrido em 11,7% dos pacientes do grupo clopidogrel e em 9,8% dos pacientes do grupo ticagrelor [1]',
    ],
    [
      [
        'digit',
        'Entre 16.824 pacientes, o desfecho de morte vascular, infarto ou AVC em 12 meses foi menos frequente com ticagrelor (9,8%) do que com clopidogrel (11,7%) [1]',
      ],
    ],
  ],
  [
    'PLATO.pt',
    [
      'Na síndrome coronariana aguda, o ticagrelor mostrou-se superior ao clopidogrel, com menor risco de morte vascular, infarto ou AVC (HR 0,84; IC 95% 0,77–0,92) [1]',
    ],
    [
      [
        'negation',
        'Na síndrome coronariana aguda, o ticagrelor não reduziu a morte vascular, o infarto ou o AVC em comparação com o clopidogrel [1]',
      ],
    ],
  ],
  [
    'ISIS-2.pt',
    [
      'O AAS e a estreptoquinase diminuíram, cada um, a mortalidade vascular em 5 semanas, e o efeito foi ainda maior quando os dois foram associados [1]',
    ],
    [
      [
        'direction',
        'Na suspeita de infarto agudo, a associação de AAS e estreptoquinase reduziu menos a mortalidade vascular em 5 semanas do que cada um isoladamente [1]',
      ],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'Com a associação de aspirina e estreptoquinase, a mortalidade vascular em 5 semanas foi de 8,0%, contra 13,2% sem nenhum dos dois, o que representa uma redução de 42% na chance de morte vascular [1]',
    ],
    [],
  ],
  [
    'NINDS.en',
    [
      'A hemorragia intracraniana sintomática foi mais frequente com o ativador do plasminogênio tecidual (6,4% vs. 0,6%), enquanto a mortalidade em 90 dias não diferiu de modo significativo (17% vs. 21%; p = 0,30) [1]',
    ],
    [
      [
        'direction',
        'O tratamento com t-PA em até 3 horas diminuiu a hemorragia intracraniana sintomática (6,4% vs. 0,6%), embora a mortalidade em 90 dias não tenha diferido de forma significativa [1]',
      ],
    ],
  ],
  [
    'NINDS.pt',
    [
      'A alteplase intravenosa iniciada nas primeiras 3 horas após o início dos sintomas aumentou a chance de evolução favorável em 3 meses, mas também elevou o risco de hemorragia intracraniana sintomática [1]',
    ],
    [
      [
        'direction',
        'No AVC isquêmico, a alteplase iniciada em até 3 horas reduziu a chance de evolução favorável em 3 meses em comparação com placebo [1]',
      ],
    ],
  ],
  [
    'TICH-2.pt',
    [
      'Na hemorragia intracerebral aguda, o ácido tranexâmico não trouxe melhora significativa do estado funcional em 90 dias (OR ajustada 0,88; IC 95% 0,76–1,03) [1]',
    ],
    [
      [
        'negation',
        'Na hemorragia intracerebral aguda, o ácido tranexâmico melhorou de modo significativo o estado funcional em 90 dias em comparação com placebo [1]',
      ],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'Em 20.211 pacientes com trauma e hemorragia significativa, a mortalidade hospitalar foi de 14,5% com ácido tranexâmico e de 16,0% com placebo, o que equivale a uma redução absoluta de 1,5 ponto percentual [1]',
    ],
    [],
  ],
  [
    'CRASH-2.pt',
    [
      'Em vítimas de trauma com hemorragia significativa ou em risco de tê-la, o ácido tranexâmico diminuiu a mortalidade intra-hospitalar (RR 0,91; IC 95% 0,85–0,97) [1]',
    ],
    [
      [
        'direction',
        'Em pacientes com trauma e hemorragia significativa, a mortalidade hospitalar foi semelhante com ácido tranexâmico e com placebo [1]',
      ],
    ],
  ],
  [
    'WOMAN.prose',
    [
      'Nas mulheres com hemorragia pós-parto, o ácido tranexâmico reduziu a morte por sangramento (1,5% vs. 1,9%), sobretudo quando administrado nas primeiras 3 horas após o parto (1,2% vs. 1,7%; RR 0,69) [1]',
    ],
    [
      [
        'direction',
        'Na hemorragia pós-parto, o ácido tranexâmico elevou a mortalidade por sangramento, especialmente quando administrado nas primeiras 3 horas após o parto (1,2% vs. 1,7%; RR 0,69) [1]',
      ],
    ],
  ],
  [
    'WOMAN.pt',
    [
      'Apesar de o ácido tranexâmico ter reduzido a morte por sangramento na hemorragia pós-parto, o estudo não atingiu seu desfecho primário composto [1]',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico reduziu a morte por sangramento na hemorragia pós-parto, e o desfecho primário composto do estudo foi alcançado [1]',
      ],
    ],
  ],
  [
    'Magpie.prose',
    [
      'O sulfato de magnésio reduziu em 58% o risco de eclâmpsia em mulheres com pré-eclâmpsia (0,8% vs. 1,9% com placebo), sem diferença significativa na mortalidade materna [1]',
    ],
    [
      [
        'decimal',
        'Entre mulheres com pré-eclâmpsia, a eclâmpsia ocorreu em 0,8% das que receberam sulfato de magnésio e em 19% das que receberam placebo [1]',
      ],
      [
        'direction',
        'Além de prevenir a eclâmpsia, o sulfato de magnésio reduziu significativamente a mortalidade materna (RR 0,55; 0,26–1,14) [1]',
      ],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'Entre os pacientes em ventilação mecânica invasiva, a mortalidade foi de 29,3% com dexametasona e de 41,4% com o cuidado habitual [1]',
    ],
    [
      [
        'digit',
        'Em pacientes hospitalizados com covid-19, 22,9% dos que receberam dexametasona morreram em 28 dias, contra 27,5% no grupo de cuidado habitual [1]',
      ],
      [
        'direction',
        'Entre os pacientes em ventilação mecânica invasiva, a mortalidade foi mais alta com dexametasona (29,3%) do que com o cuidado habitual (41,4%) [1]',
      ],
    ],
  ],
  [
    'RECOVERY.pt',
    [
      'A dexametasona diminuiu a mortalidade em 28 dias de pacientes hospitalizados com covid-19, e esse benefício se concentrou em quem recebia oxigênio ou ventilação mecânica [1]',
    ],
    [],
  ],
  [
    'TOGETHER.pt',
    [
      'Em estudo realizado no Brasil com pacientes ambulatoriais com covid-19, a ivermectina não diminuiu a internação nem a observação prolongada em serviço de emergência em relação ao placebo [1]',
    ],
    [
      [
        'negation',
        'Em pacientes ambulatoriais com covid-19, a ivermectina reduziu a internação e a observação prolongada em serviço de emergência em comparação com placebo [1]',
      ],
    ],
  ],
  [
    'ARMA.prose',
    [
      'Na SDRA, a ventilação com volume corrente de 6 mL/kg resultou em menor mortalidade do que a ventilação com 12 mL/kg (31,0% vs. 39,8%; p = 0,007) [1]',
    ],
    [],
  ],
  [
    'PROSEVA.prose',
    [
      '- **Posição prona:** a mortalidade em 28 dias foi de 16,0%, em comparação com 32,8% na posição supina, em pacientes com SDRA grave [1]',
    ],
    [
      [
        'decimal',
        'Na SDRA grave, a mortalidade em 28 dias foi de 1,60% no grupo prona e de 32,8% no grupo supino (p < 0,001) [1]',
      ],
      [
        'direction',
        'A posição prona piorou a sobrevida em 28 dias na SDRA grave (mortalidade de 16,0% vs. 32,8% na posição supina; p < 0,001) [1]',
      ],
    ],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'O controle glicêmico intensivo foi prejudicial em adultos criticamente enfermos: 27,5% morreram em 90 dias, ante 24,9% no grupo de controle convencional (OR 1,14; IC 95% 1,02–1,28) [1]',
    ],
    [
      [
        'direction',
        'O controle glicêmico intensivo mostrou benefício em adultos críticos, com menos mortes em 90 dias do que o controle convencional (27,5% vs. 24,9%; OR 1,14) [1]',
      ],
    ],
  ],
  [
    'ART.pt',
    [
      'No ART, liderado no Brasil, o recrutamento alveolar com PEEP titulada foi prejudicial, com maior mortalidade em 28 dias do que a estratégia de PEEP baixa na SDRA moderada a grave [1]',
    ],
    [
      [
        'negation',
        'No ART, o recrutamento alveolar com PEEP titulada não causou dano aos pacientes com SDRA moderada a grave [1]',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [
      'Em 75 UTIs brasileiras, não houve diferença significativa na mortalidade em 90 dias entre a solução balanceada (26,4%) e a solução salina a 0,9% (27,2%) [1]',
    ],
    [
      [
        'direction',
        'A solução balanceada foi superior à salina a 0,9%, com redução significativa da mortalidade em 90 dias (26,4% vs. 27,2%; HR ajustado 0,97) [1]',
      ],
      [
        'negation',
        'A mortalidade em 90 dias foi de 26,4% com a solução balanceada e de 27,2% com a salina a 0,9%, uma diferença estatisticamente significativa [1]',
      ],
    ],
  ],
  [
    'HPTN 052.prose',
    [
      'O início precoce da terapia antirretroviral reduziu em 96% a transmissão geneticamente ligada entre casais sorodiscordantes, com 1 caso no grupo precoce e 27 no grupo tardio [1]',
    ],
    [
      [
        'digit',
        'Entre 1.763 casais sorodiscordantes, houve apenas 1 transmissão geneticamente ligada no grupo de terapia precoce, enquanto no grupo de terapia tardia houve 37 [1]',
      ],
    ],
  ],
  [
    'START.pt',
    [
      'Iniciar imediatamente a TARV em pessoas assintomáticas com CD4 alto reduz os eventos graves, relacionados ou não à aids, em comparação com adiar o tratamento [1]',
    ],
    [
      [
        'direction',
        'Em pessoas assintomáticas com HIV e CD4 alto, adiar o início da terapia antirretroviral reduziu os eventos graves em comparação com o início imediato [1]',
      ],
    ],
  ],
  [
    'BENEFIT.prose',
    [
      'O benznidazol não reduziu de forma significativa o desfecho primário na cardiomiopatia chagásica (27,5% vs. 29,1% com placebo; HR 0,93; IC 95% 0,81–1,07), embora a conversão da PCR tenha sido mais frequente (66,2% vs. 33,5%) [1]',
    ],
    [
      [
        'direction',
        'A conversão da PCR foi menos frequente com benznidazol do que com placebo (66,2% vs. 33,5%) [1]',
      ],
    ],
  ],
  [
    'Butantan-DV.prose',
    [
      'A eficácia de uma dose única contra dengue sintomática em 2 anos foi de 79,6%, sendo maior nos participantes soropositivos (89,2%) do que nos soronegativos (73,6%) [1]',
    ],
    [
      [
        'direction',
        'A eficácia da vacina foi menor nos participantes com história de exposição prévia à dengue do que naqueles sem evidência de exposição [1]',
      ],
    ],
  ],
  [
    'DBHA 2025.prose',
    [
      'A meta de tratamento da hipertensão é manter a PA abaixo de 130/80 mmHg, enquanto valores de 120–139 mmHg e/ou 80–89 mmHg definem a pré-hipertensão [1]',
    ],
    [['comparator', 'Durante o tratamento, a meta é manter a PA acima de 130/80 mmHg [1]']],
  ],
  [
    'DBIC 2018.prose',
    [
      'Quanto à fração de ejeção, a insuficiência cardíaca é dividida em ICFEr (FEVE abaixo de 40%), ICFEi (FEVE de 40 a 49%) e ICFEp (FEVE igual ou superior a 50%) [1]',
    ],
    [
      [
        'unit',
        'Para o rastreamento da insuficiência cardíaca, utiliza-se o NT-proBNP com ponto de corte de 125 ng/mL [1]',
      ],
      [
        'comparator',
        '- **ICFEr:** insuficiência cardíaca com FEVE > 40%, que se distingue da ICFEp, definida por FEVE ≥ 50% [1]',
      ],
    ],
  ],
  [
    'SBD 2025.prose',
    [
      'O diagnóstico de diabetes pode ser feito com glicemia de jejum de 126 mg/dL ou mais ou HbA1c de 6,5% ou mais, desde que o resultado seja confirmado [1]',
    ],
    [
      [
        'digit',
        'O diagnóstico de diabetes é estabelecido por glicemia de jejum ≥ 136 mg/dL ou HbA1c ≥ 6,5%, com confirmação do resultado [1]',
      ],
      [
        'unit',
        'Considera-se diagnóstico de diabetes uma glicemia de jejum ≥ 126 mmol/L, desde que o resultado seja confirmado [1]',
      ],
    ],
  ],
  [
    'KDIGO 2024.prose',
    [
      'A DRC é definida por anormalidades da estrutura ou da função renal presentes por pelo menos 3 meses, e sua classificação considera a causa, a TFG (G1–G5) e a albuminúria (A1–A3) [1]',
    ],
    [
      [
        'digit',
        '- **Definição de DRC:** alterações da estrutura ou da função dos rins presentes por no mínimo 6 meses [1]',
      ],
    ],
  ],
  [
    'SSC 2021.prose',
    [
      'No choque séptico, sugere-se administrar ao menos 30 mL/kg de cristaloide intravenoso nas primeiras 3 horas da ressuscitação. Nos pacientes em uso de vasopressores, recomenda-se uma PAM-alvo inicial de 65 mmHg [1]',
    ],
    [
      [
        'digit',
        'Para adultos com choque séptico, sugere-se infundir pelo menos 20 mL/kg de cristaloide intravenoso nas primeiras 3 horas [1]',
      ],
      [
        'unit',
        'Em adultos que recebem vasopressores, recomenda-se como alvo inicial uma pressão arterial média de 65 cmH2O [1]',
      ],
      [
        'comparator',
        'No choque séptico, sugere-se administrar no máximo 30 mL/kg de cristaloide nas primeiras 3 horas de ressuscitação [1]',
      ],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      '- **Grupo D:** infundir 20 mL/kg em até 20 minutos, diferentemente do grupo C, que recebe 10 mL/kg de cristaloide na primeira hora [1]',
    ],
    [
      [
        'unit',
        '- **Grupo D:** administrar 20 mL/kg em até 20 horas, sem usar salicilatos nem anti-inflamatórios não esteroides [1]',
      ],
    ],
  ],
  [
    'MS Dengue 2024.pt',
    ['Evite salicilatos e anti-inflamatórios não esteroides em pacientes com suspeita de dengue [1]'],
    [
      [
        'direction',
        'Os grupos C e D recebem reposição venosa imediata com cristaloide, que deve ser mais lenta no grupo D [1]',
      ],
      [
        'negation',
        'Na suspeita de dengue, podem ser usados salicilatos e anti-inflamatórios não esteroides [1]',
      ],
    ],
  ],
  [
    'GINA 2021.pt',
    [
      'Na asma, não se recomenda o tratamento apenas com broncodilatador de curta ação; como alívio, prefere-se a combinação de corticoide inalatório com formoterol [1]',
    ],
    [
      [
        'negation',
        '- **Asma:** a GINA de 2021 recomenda o tratamento apenas com broncodilatador de curta ação [1]',
      ],
    ],
  ],
  [
    'GOLD 2023.en',
    [
      'Na DPOC, a relação VEF1/CVF após broncodilatador é menor que 0,7, e os grupos A, B e E substituíram os antigos grupos A a D [1]',
    ],
    [
      [
        'comparator',
        'A DPOC é confirmada quando a relação VEF1/CVF após broncodilatador é maior que 0,7 [1]',
      ],
    ],
  ],
  [
    'ARMA.pt',
    [],
    [
      [
        'digit',
        'Na SDRA, a ventilação com volume corrente de 8 mL/kg, em vez de 12 mL/kg, reduziu a mortalidade [1]',
      ],
    ],
  ],
  [
    'DBHA 2025.pt',
    [],
    [
      [
        'digit',
        'Segundo a diretriz brasileira de 2025, a pré-hipertensão corresponde a pressão sistólica de 130–139 mmHg e/ou diastólica de 80–89 mmHg [1]',
      ],
    ],
  ],
  [
    'JUPITER.en',
    [],
    [
      [
        'decimal',
        'A taxa de eventos foi de 0,77 por 100 pessoas-ano com rosuvastatina, enquanto no grupo controle chegou a 13,6 por 100 pessoas-ano [1]',
      ],
    ],
  ],
  [
    'PROSEVA.pt',
    [],
    [
      [
        'comparator',
        'A posição prona precoce e prolongada reduziu a mortalidade em 28 dias na SDRA grave (16,0% vs. 32,8%; p > 0,001) [1]',
      ],
    ],
  ],
  [
    'NICE-SUGAR.pt',
    [],
    [
      [
        'bounds',
        'O controle glicêmico intensivo aumentou a mortalidade em 90 dias em pacientes críticos, com OR de 1,14 (IC 95% 1,12–1,28) [1]',
      ],
    ],
  ],
  [
    'ART.prose',
    [],
    [
      [
        'direction',
        'Na SDRA moderada a grave, o recrutamento com PEEP titulada diminuiu a mortalidade em 28 dias em relação à PEEP baixa (55,3% vs. 49,3%; HR 1,20) [1]',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [],
    [
      [
        'direction',
        'Em casais sorodiscordantes, o início precoce da terapia antirretroviral elevou o risco de transmissão do HIV ao parceiro [1]',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    [],
    [
      [
        'negation',
        'O benznidazol reduziu significativamente a progressão clínica da doença cardíaca em pacientes com cardiomiopatia chagásica crônica estabelecida [1]',
      ],
      [
        'negation',
        'Vale destacar que o estudo BENEFIT avaliou a fase aguda e a forma indeterminada da doença de Chagas [1]',
      ],
    ],
  ],
  [
    'SSC 2021.pt',
    [],
    [
      [
        'negation',
        'A Surviving Sepsis Campaign de 2021, que ainda não foi substituída por edição mais recente, sugere reposição inicial com cristaloide no choque séptico [1]',
      ],
    ],
  ],
  [
    'GOLD 2023.pt',
    [],
    [
      [
        'negation',
        'Segundo o relatório GOLD de 2023, o diagnóstico de DPOC não se baseia na obstrução persistente à espirometria após broncodilatador [1]',
      ],
    ],
  ],
  [
    'SBD 2025.pt',
    [],
    [
      [
        'negation',
        'O diagnóstico de diabetes é estabelecido pela glicemia de jejum ou pela hemoglobina glicada, sem necessidade de confirmação do resultado [1]',
      ],
    ],
  ],
  [
    'DAPA-HF.pt + EMPEROR-Preserved.pt',
    [],
    [
      [
        'wrong-reference',
        'Na insuficiência cardíaca com fração de ejeção reduzida, a dapagliflozina reduziu a piora da IC ou a morte cardiovascular em comparação com placebo (HR 0,79; IC 95% 0,69–0,90) [1]',
      ],
    ],
  ],
  [
    'RE-LY.pt + ARISTOTLE.pt + PLATO.pt',
    [],
    [
      [
        'wrong-reference',
        'Na fibrilação atrial, a apixabana reduziu AVC ou embolia sistêmica em relação à varfarina (HR 0,66; IC 95% 0,53–0,82) [2]',
      ],
    ],
  ],
  [
    'ARMA.pt + PROSEVA.pt',
    [],
    [
      [
        'wrong-reference',
        'Na SDRA grave, a posição prona precoce e prolongada diminuiu a mortalidade em 28 dias em comparação com a posição supina (16,0% vs. 32,8%; p < 0,001) [1]',
      ],
    ],
  ],
  [
    'CRASH-2.prose + WOMAN.prose',
    [],
    [
      [
        'wrong-reference',
        'Na hemorragia pós-parto, o ácido tranexâmico reduziu a morte por sangramento em comparação com placebo (RR 0,81; IC 95% 0,65–1,00) [1]',
      ],
    ],
  ],
];

export const naturalAnswers: HandCase[] = casesOf(groups);
