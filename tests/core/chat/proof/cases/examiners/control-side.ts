import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Statements told from the side of the control, over the corpus. */
const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'Buscar pressão sistólica abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, diminuiu os eventos do desfecho primário e também as mortes por qualquer causa [1].',
      'Com o alvo intensivo, o risco relativo de morte por qualquer causa caiu 27% (HR 0,73; IC 95% 0,60–0,90) [1].',
    ],
    [
      [
        'direction',
        'Buscar pressão sistólica abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, aumentou a mortalidade por qualquer causa [1].',
      ],
      [
        'bounds',
        'A mortalidade por qualquer causa foi menor com o alvo intensivo (HR 0,73; IC 95% 0,60–0,98) [1].',
      ],
    ],
  ],
  [
    'ALLHAT.en',
    [
      'Nenhum dos três anti-hipertensivos (clortalidona, anlodipino ou lisinopril) mostrou-se superior aos outros quanto à morte coronariana ou ao infarto não fatal [1].',
    ],
    [
      [
        'negation',
        'Houve diferença entre clortalidona, anlodipino e lisinopril quanto à morte coronariana ou ao infarto não fatal [1].',
      ],
      [
        'digit',
        'A taxa de morte coronariana ou infarto não fatal em 6 anos foi de 13,3% com o anlodipino [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'A inibição combinada da angiotensina e da neprilisina foi superior ao enalapril, com menos mortes cardiovasculares ou internações por insuficiência cardíaca [1].',
    ],
    [
      [
        'direction',
        'Morte cardiovascular ou hospitalização por insuficiência cardíaca foi mais frequente com a inibição da neprilisina do que com o enalapril [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.en',
    [
      'Na insuficiência cardíaca com fração de ejeção reduzida, a dapagliflozina diminuiu em cerca de um quarto o risco de piora da doença ou de morte cardiovascular (HR 0,74) [1].',
    ],
    [
      [
        'negation',
        'Na ICFEr, a dapagliflozina não reduziu de modo significativo a piora da insuficiência cardíaca ou a morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Entre pacientes com ICFEp, morte cardiovascular ou hospitalização por insuficiência cardíaca ocorreu em 13,8% com empagliflozina e em 17,1% no grupo controle [1].',
    ],
    [
      [
        'digit',
        'Na ICFEp, morte cardiovascular ou hospitalização por insuficiência cardíaca ocorreu em 13,8% com empagliflozina e em 19,1% no grupo controle [1].',
      ],
    ],
  ],
  [
    'RALES.en',
    ['Sem a espironolactona, morreram 46% dos pacientes com insuficiência cardíaca grave; com ela, 35% [1].'],
    [
      [
        'arms',
        'Na insuficiência cardíaca grave, morreram 46% dos que receberam espironolactona e 35% dos controles [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'A empagliflozina não aumentou a morte cardiovascular; pelo contrário, reduziu-a em 38% em termos relativos [1].',
      'O grupo controle teve mais mortes cardiovasculares: 5,9%, contra 3,7% com o inibidor do SGLT2 [1].',
    ],
    [
      [
        'negation',
        'No diabetes tipo 2, a empagliflozina não teve efeito significativo sobre a morte cardiovascular [1].',
      ],
      [
        'decimal',
        'A morte cardiovascular ocorreu em 0,37% dos tratados com empagliflozina e em 5,9% dos controles [1].',
      ],
    ],
  ],
  [
    'LEADER.en',
    [
      'No grupo controle houve mais eventos cardiovasculares maiores do que com a liraglutida (14,9% contra 13,0%) [1].',
    ],
    [
      [
        'direction',
        'Com a liraglutida houve mais eventos cardiovasculares maiores do que no grupo controle [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'O controle intensivo não reduziu de forma estatisticamente significativa o infarto do miocárdio (RR 0,84; p = 0,052), mas diminuiu o conjunto dos desfechos ligados ao diabetes [1].',
      'A HbA1c ficou mais baixa com o controle intensivo (7,0%) do que com o convencional (7,9%) [1].',
    ],
    [
      [
        'negation',
        'O controle glicêmico intensivo reduziu de forma estatisticamente significativa o infarto do miocárdio [1].',
      ],
      ['arms', 'A HbA1c ficou em 7,9% com o controle intensivo e em 7,0% com o tratamento convencional [1].'],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'No diabetes tipo 2 com nefropatia, o risco do desfecho composto renal e cardiovascular caiu 30% com a canagliflozina [1].',
    ],
    [
      [
        'direction',
        'No diabetes tipo 2 com nefropatia, a canagliflozina aumentou o risco do desfecho composto renal e cardiovascular [1].',
      ],
      [
        'bounds',
        'O HR do desfecho composto com a canagliflozina foi de 0,70, com IC 95% de 0,59 a 0,92 [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    [
      'Na doença renal crônica, o inibidor do SGLT2 foi benéfico: o desfecho composto ocorreu em 9,2% dos tratados e em 14,5% dos controles [1].',
    ],
    [
      [
        'direction',
        'Na doença renal crônica, quem não recebeu dapagliflozina teve menos eventos do desfecho composto do que quem a recebeu [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'A progressão da doença renal ou a morte cardiovascular foi menos comum com a empagliflozina, e o intervalo de confiança não cruza o 1 (0,64 a 0,82) [1].',
    ],
    [
      [
        'arms',
        'Progressão da doença renal ou morte cardiovascular ocorreu em 16,9% com empagliflozina e em 13,1% no grupo controle [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'A finerenona trouxe benefício renal no diabetes tipo 2: 17,8% de eventos, ante 21,1% no grupo controle [1].',
    ],
    [['direction', 'A finerenona elevou o risco do desfecho renal composto no diabetes tipo 2 [1].']],
  ],
  [
    'FLOW.en',
    [
      'Sem a semaglutida, os eventos renais maiores foram mais frequentes (7,5 por 100 pacientes-ano, contra 5,8) [1].',
    ],
    [],
  ],
  [
    'SELECT.en',
    [
      'Em pessoas com obesidade e sem diabetes, a semaglutida diminuiu em 20% o risco relativo de eventos cardiovasculares maiores [1].',
    ],
    [
      [
        'negation',
        'Na obesidade sem diabetes, a semaglutida não reduziu significativamente os eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    ['Nas três doses estudadas, a tirzepatida baixou a hemoglobina glicada mais do que a semaglutida [1].'],
    [
      [
        'direction',
        'A semaglutida 1 mg baixou mais a HbA1c do que qualquer uma das doses de tirzepatida [1].',
      ],
    ],
  ],
  [
    'JUPITER.en',
    [
      'Com a rosuvastatina, o risco de eventos vasculares foi cerca de 44% menor [1].',
      'A taxa de eventos foi de 1,36 por 100 pessoas-ano no grupo controle e de 0,77 com a rosuvastatina [1].',
    ],
    [
      [
        'direction',
        'A rosuvastatina aumentou os eventos vasculares em pessoas com proteína C reativa elevada [1].',
      ],
      ['unit', 'A taxa de eventos foi de 0,77 por 1.000 pessoas-ano com a rosuvastatina [1].'],
    ],
  ],
  [
    'FOURIER.en',
    [
      'O evolocumabe, um inibidor da PCSK9, reduziu o desfecho primário composto em pacientes com doença cardiovascular [1].',
    ],
    [['negation', 'O evolocumabe não diminuiu de modo significativo o desfecho primário composto [1].']],
  ],
  [
    'RE-LY.en',
    [
      'Com a varfarina ocorreram mais AVCs ou embolias sistêmicas (1,69% ao ano) do que com dabigatrana 150 mg (1,11% ao ano) [1].',
    ],
    [
      [
        'direction',
        'Com a varfarina houve menos AVC ou embolia sistêmica do que com a dabigatrana 150 mg [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    [
      'Além de prevenir mais AVC ou embolia sistêmica do que a varfarina, a apixabana causou menos sangramento maior [1].',
      'A redução da morte com a apixabana foi estatisticamente significativa, embora o limite superior do intervalo de confiança tenha ficado logo abaixo de 1 (0,998) [1].',
    ],
    [
      ['direction', 'A apixabana provocou mais sangramento maior do que a varfarina [1].'],
      ['bounds', 'A apixabana reduziu o sangramento maior (HR 0,69; IC 95% 0,50–0,80) [1].'],
    ],
  ],
  [
    'PLATO.en',
    [
      'O clopidogrel foi inferior ao ticagrelor na síndrome coronariana aguda: 11,7% contra 9,8% de morte vascular, infarto ou AVC em 12 meses [1].',
    ],
    [
      [
        'arms',
        'Em 12 meses, morte vascular, infarto ou AVC ocorreu em 11,7% com ticagrelor e em 9,8% com clopidogrel [1].',
      ],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'A combinação de aspirina e estreptoquinase diminuiu em 42% a chance de morte vascular em cinco semanas, mais do que cada uma isolada [1].',
      'A estreptoquinase isolada diminuiu a mortalidade vascular em cinco semanas de 12,0% para 9,2% [1].',
    ],
    [
      [
        'direction',
        'A associação de aspirina e estreptoquinase aumentou a mortalidade vascular em cinco semanas [1].',
      ],
      [
        'digit',
        'Com aspirina e estreptoquinase juntas, a chance de morte vascular em cinco semanas caiu 47% [1].',
      ],
    ],
  ],
  [
    'NINDS.en',
    [
      'A mortalidade em 90 dias não diferiu de modo significativo (17% contra 21%; p = 0,30), embora a hemorragia intracraniana sintomática tenha sido mais comum com o trombolítico (6,4% contra 0,6%) [1].',
      'Apesar de mais hemorragia intracraniana sintomática, a mortalidade em 90 dias não aumentou com o ativador do plasminogênio tecidual [1].',
    ],
    [
      [
        'direction',
        'Com o trombolítico houve menos hemorragia intracraniana sintomática do que no grupo controle [1].',
      ],
      ['negation', 'A mortalidade em 90 dias diferiu significativamente entre os grupos [1].'],
    ],
  ],
  [
    'TICH-2.en',
    [
      'Não houve melhora funcional significativa com o ácido tranexâmico na hemorragia intracerebral (OR ajustada 0,88; IC 95% 0,76–1,03) [1].',
    ],
    [
      [
        'negation',
        'Na hemorragia intracerebral, o ácido tranexâmico trouxe benefício funcional significativo em 90 dias [1].',
      ],
    ],
  ],
  [
    'CRASH-2.en',
    [
      'No trauma com sangramento importante, o antifibrinolítico reduziu as mortes hospitalares de 16,0% para 14,5% [1].',
    ],
    [
      [
        'direction',
        'No trauma com hemorragia significativa, o ácido tranexâmico elevou a mortalidade hospitalar [1].',
      ],
    ],
  ],
  [
    'WOMAN.en',
    [
      'Dado nas primeiras 3 horas, o ácido tranexâmico associou-se a menos mortes por sangramento (1,2% contra 1,7%), mas o estudo não atingiu o desfecho primário composto [1].',
    ],
    [
      [
        'negation',
        'Com o uso precoce do ácido tranexâmico no pós-parto, o desfecho primário composto foi alcançado [1].',
      ],
    ],
  ],
  [
    'Magpie.en',
    [
      'O sulfato de magnésio preveniu a eclâmpsia, mas não houve redução significativa da morte materna (RR 0,55; 0,26–1,14) [1].',
    ],
    [
      [
        'negation',
        'O sulfato de magnésio reduziu de forma significativa a morte materna na pré-eclâmpsia [1].',
      ],
    ],
  ],
  [
    'RECOVERY.en',
    [
      'A dexametasona reduziu a mortalidade em 28 dias dos internados com covid-19, inclusive entre os ventilados (29,3% contra 41,4%) [1].',
      'Entre os pacientes ventilados, a diferença absoluta de mortalidade foi de 12,1 pontos percentuais a favor da dexametasona [1].',
    ],
    [
      [
        'direction',
        'Entre os pacientes ventilados, a dexametasona piorou a sobrevida, com mortalidade maior do que no grupo controle [1].',
      ],
      [
        'digit',
        'Nos internados com covid-19, a dexametasona reduziu a mortalidade em 28 dias de 28,7% para 22,9% [1].',
      ],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'O tratamento precoce com ivermectina não diminuiu de forma significativa a hospitalização ou a observação prolongada na covid-19 [1].',
    ],
    [
      [
        'negation',
        'Na covid-19, a ivermectina reduziu significativamente a hospitalização ou a observação prolongada [1].',
      ],
      [
        'digit',
        'Hospitalização ou observação prolongada ocorreu em 14,7% com ivermectina e em 18,3% no grupo controle [1].',
      ],
    ],
  ],
  [
    'ARMA.en',
    [
      'Ventilar com 12 mL/kg resultou em mortalidade mais alta do que ventilar com 6 mL/kg (39,8% contra 31,0%; p = 0,007) [1].',
    ],
    [['direction', 'A ventilação com 6 mL/kg teve mortalidade maior do que a ventilação com 12 mL/kg [1].']],
  ],
  [
    'PROSEVA.en',
    ['Na SDRA grave, pronar os pacientes praticamente reduziu à metade a mortalidade em 28 dias [1].'],
    [
      [
        'negation',
        'A posição prona não modificou de forma significativa a mortalidade em 28 dias na SDRA grave [1].',
      ],
    ],
  ],
  [
    'ART.en',
    [
      'O recrutamento alveolar com PEEP titulada não trouxe benefício; houve mais mortes em 28 dias do que com PEEP baixa [1].',
      'No grupo de PEEP baixa morreram 49,3% em 28 dias, menos do que os 55,3% do grupo de recrutamento [1].',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada foi benéfico, com menos mortes em 28 dias do que a PEEP baixa [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'O controle glicêmico convencional foi mais seguro do que o intensivo nos pacientes críticos, com menor mortalidade em 90 dias [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico intensivo diminuiu a mortalidade em 90 dias dos pacientes críticos [1].',
      ],
      [
        'bounds',
        'O controle intensivo da glicemia aumentou a mortalidade em 90 dias (OR 1,14; IC 95% 1,02–1,82) [1].',
      ],
    ],
  ],
  [
    'BaSICS.en',
    [
      'A solução balanceada não foi superior à salina a 0,9% quanto à mortalidade em 90 dias [1].',
      'Não houve redução significativa da mortalidade com a solução balanceada: 26,4% contra 27,2%, com IC 95% de 0,90 a 1,05 [1].',
    ],
    [
      [
        'negation',
        'Em UTIs brasileiras, a solução balanceada reduziu significativamente a mortalidade em 90 dias [1].',
      ],
    ],
  ],
  [
    'HPTN 052.en',
    [
      'A terapia antirretroviral precoce reduziu em 96% a transmissão ligada do HIV-1: um único caso, contra 27 no outro grupo [1].',
    ],
    [
      [
        'direction',
        'Com a terapia antirretroviral precoce houve mais transmissões ligadas do HIV-1 do que no grupo de comparação [1].',
      ],
    ],
  ],
  [
    'START.en',
    [
      'Iniciar a TARV já na infecção assintomática precoce reduziu em 57% o risco relativo do desfecho primário [1].',
    ],
    [
      [
        'negation',
        'Iniciar cedo a terapia antirretroviral não reduziu o desfecho primário em pessoas assintomáticas com HIV [1].',
      ],
      [
        'decimal',
        'O desfecho primário ocorreu em 0,18% dos que iniciaram cedo a TARV e em 4,1% do grupo de comparação [1].',
      ],
    ],
  ],
  [
    'BENEFIT.en',
    [
      'O benznidazol aumentou a conversão da PCR, mas não reduziu de forma significativa o desfecho primário [1].',
      'O desfecho primário ocorreu em proporções semelhantes nos grupos benznidazol (27,5%) e controle (29,1%) [1].',
    ],
    [['direction', 'A conversão da PCR foi menos frequente com o benznidazol do que no grupo controle [1].']],
  ],
  [
    'Butantan-DV.en',
    [
      'A eficácia da dose única em dois anos foi maior em soropositivos (89,2%) do que em soronegativos (73,6%) [1].',
    ],
    [['arms', 'A eficácia da vacina foi de 89,2% em soronegativos e de 73,6% em soropositivos [1].']],
  ],
  [
    'DBHA 2020.en',
    [
      'Pressão de consultório a partir de 140 mmHg de sistólica e/ou de 90 mmHg de diastólica caracteriza hipertensão [1].',
    ],
    [['comparator', 'A hipertensão é definida por pressão de consultório ≤ 140 e/ou 90 mmHg [1].']],
  ],
  [
    'DBHA 2025.en',
    ['Sistólica de 120 a 139 mmHg e/ou diastólica de 80 a 89 mmHg corresponde a pré-hipertensão [1].'],
    [['digit', 'A meta de tratamento da hipertensão é PA abaixo de 140/80 mmHg [1].']],
  ],
  [
    'DBIC 2018.en',
    [
      'Fração de ejeção de 50% ou mais é considerada preservada e, abaixo de 40%, reduzida [1].',
      'Para o rastreamento, adota-se o ponto de corte de 125 pg/mL de NT-proBNP [1].',
    ],
    [['comparator', 'Considera-se reduzida a fração de ejeção acima de 40% [1].']],
  ],
  [
    'SBD 2025.en',
    [
      'Glicemia de jejum a partir de 126 mg/dL ou HbA1c a partir de 6,5% indica diabetes, desde que haja confirmação [1].',
    ],
    [['unit', 'Glicemia de jejum ≥ 126 mmol/L, confirmada, define diabetes [1].']],
  ],
  [
    'KDIGO 2024.en',
    [
      'Alterações renais estruturais ou funcionais definem doença renal crônica quando duram três meses ou mais [1].',
    ],
    [
      [
        'unit',
        'A doença renal crônica é definida por alterações renais presentes por pelo menos 3 semanas [1].',
      ],
    ],
  ],
  [
    'SSC 2021.en',
    [
      'Sugere-se, como recomendação fraca, infundir pelo menos 30 mL/kg de cristaloide nas três primeiras horas [1].',
      'A meta de pressão arterial média é de 65 mmHg [1].',
    ],
    [['unit', 'Sugere-se infundir ao menos 30 mL/kg de cristaloide nos primeiros 3 dias [1].']],
  ],
  [
    'MS Dengue 2024.en',
    [
      'No grupo C, a hidratação começa com 10 mL/kg na primeira hora; salicilatos e AINEs devem ser evitados [1].',
    ],
    [
      ['negation', 'Na dengue, salicilatos e AINEs podem ser usados [1].'],
      ['arms', 'O grupo C recebe 20 mL/kg em até 20 minutos, e o grupo D, 10 mL/kg na primeira hora [1].'],
    ],
  ],
  [
    'GINA 2021.en',
    [
      'Não se recomenda tratar a asma apenas com SABA; para o alívio, prefere-se corticoide inalatório com formoterol [1].',
      'No alívio da asma, a associação de corticoide inalatório e formoterol é preferida ao SABA isolado [1].',
    ],
    [['negation', 'Recomenda-se tratar a asma apenas com SABA [1].']],
  ],
  [
    'GOLD 2023.en',
    ['O critério espirométrico da DPOC é a relação VEF1/CVF inferior a 0,7 após broncodilatador [1].'],
    [['comparator', 'Na DPOC, a relação VEF1/CVF após broncodilatador é maior que 0,7 [1].']],
  ],
  [
    'SPRINT.prose',
    [
      'No tratamento padrão (alvo abaixo de 140 mmHg), o desfecho composto ocorreu a 2,19% ao ano, mais do que o 1,65% ao ano do tratamento intensivo [1].',
    ],
    [
      [
        'direction',
        'A mortalidade por qualquer causa foi menor no grupo de tratamento padrão do que no de tratamento intensivo [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'Com enalapril houve mais mortes cardiovasculares ou internações por insuficiência cardíaca (26,5%) do que com sacubitril-valsartana (21,8%) [1].',
    ],
    [
      [
        'direction',
        'Com enalapril houve menos mortes cardiovasculares ou internações por insuficiência cardíaca do que com sacubitril-valsartana [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.prose',
    [
      'O grupo placebo saiu-se pior: 21,2% tiveram piora da insuficiência cardíaca ou morte cardiovascular, contra 16,3% com dapagliflozina [1].',
    ],
    [
      [
        'direction',
        'O grupo placebo teve menos piora da insuficiência cardíaca ou morte cardiovascular do que o grupo dapagliflozina [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'No diabetes tipo 2, a empagliflozina diminuiu tanto o composto de eventos cardiovasculares quanto a morte cardiovascular [1].',
      'Quem recebeu placebo morreu mais por causas cardiovasculares (5,9%) do que quem recebeu empagliflozina (3,7%) [1].',
    ],
    [
      [
        'negation',
        'No diabetes tipo 2, a empagliflozina não reduziu a morte por causas cardiovasculares em relação ao placebo [1].',
      ],
    ],
  ],
  [
    'FLOW.prose',
    [
      'A semaglutida reduziu em 24% o risco de eventos renais maiores em pessoas com diabetes tipo 2 e doença renal crônica [1].',
    ],
    [
      [
        'direction',
        'Os eventos renais maiores foram mais frequentes com a semaglutida do que com placebo [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.prose',
    [
      'A queda da HbA1c com semaglutida 1 mg foi menor (1,86 ponto percentual) do que com tirzepatida 15 mg (2,30 pontos percentuais) [1].',
      'Todas as doses de tirzepatida superaram a semaglutida 1 mg na redução da HbA1c em 40 semanas [1].',
    ],
    [['digit', 'Com 15 mg de tirzepatida, a HbA1c caiu 2,80 pontos percentuais em 40 semanas [1].']],
  ],
  [
    'RE-LY.prose',
    [
      'A varfarina foi menos eficaz: 1,69% ao ano de AVC ou embolia sistêmica, contra 1,11% ao ano com dabigatrana 150 mg duas vezes ao dia [1].',
    ],
    [
      [
        'arms',
        'A taxa de AVC ou embolia sistêmica foi de 1,69% ao ano com dabigatrana e de 1,11% ao ano com varfarina [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.prose',
    [
      'Em relação à varfarina, a apixabana reduziu em 31% o sangramento maior e em 11% a morte por qualquer causa [1].',
      'A apixabana preveniu mais AVC ou embolia sistêmica do que a varfarina sem aumentar o sangramento maior, que foi até menos frequente [1].',
    ],
    [['negation', 'A apixabana não diminuiu o sangramento maior em comparação com a varfarina [1].']],
  ],
  [
    'PLATO.prose',
    [
      'Em 12 meses, morte vascular, infarto ou AVC ocorreu em cerca de 10% dos pacientes com ticagrelor e em cerca de 12% dos que receberam clopidogrel [1].',
    ],
    [
      [
        'direction',
        'O ticagrelor foi inferior ao clopidogrel na prevenção de morte vascular, infarto ou AVC [1].',
      ],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'A mortalidade hospitalar foi significativamente maior com placebo do que com ácido tranexâmico (16,0% contra 14,5%) [1].',
    ],
    [
      [
        'negation',
        'No trauma, o ácido tranexâmico não alterou significativamente a mortalidade hospitalar [1].',
      ],
    ],
  ],
  [
    'WOMAN.prose',
    [
      'O efeito foi mais evidente nas mulheres tratadas em até 3 horas do parto, com redução relativa de 31% da morte por sangramento [1].',
      'Com placebo, mais mulheres morreram por sangramento (1,9% contra 1,5%), embora o desfecho primário composto não tenha sido atingido [1].',
    ],
    [
      [
        'negation',
        'Na hemorragia pós-parto, o ácido tranexâmico permitiu que o estudo atingisse o desfecho primário composto [1].',
      ],
    ],
  ],
  [
    'Magpie.prose',
    [
      'Não houve diferença significativa na mortalidade materna entre sulfato de magnésio e placebo [1].',
      'O risco de eclâmpsia caiu mais da metade com o sulfato de magnésio, de 1,9% para 0,8% [1].',
    ],
    [
      ['direction', 'Com placebo, a eclâmpsia foi menos frequente do que com o sulfato de magnésio [1].'],
      [
        'decimal',
        'A eclâmpsia ocorreu em 0,08% das mulheres que receberam sulfato de magnésio e em 1,9% das que receberam placebo [1].',
      ],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'Entre os pacientes em ventilação mecânica invasiva, a mortalidade foi de 41,4% com o cuidado habitual e de 29,3% com a dexametasona [1].',
      'A dexametasona não elevou a mortalidade em 28 dias: morreram 22,9%, contra 25,7% no cuidado habitual [1].',
    ],
    [
      [
        'direction',
        'Entre os pacientes em ventilação mecânica invasiva, a mortalidade foi menor com o cuidado habitual do que com a dexametasona [1].',
      ],
    ],
  ],
  [
    'ARMA.prose',
    ['Volumes correntes mais baixos salvaram mais vidas na SDRA: 31,0% de mortalidade contra 39,8% [1].'],
    [
      [
        'decimal',
        'A mortalidade foi menor com volumes correntes mais baixos (31,0% contra 39,8%; p = 0,07) [1].',
      ],
    ],
  ],
  [
    'PROSEVA.prose',
    [
      'Em posição supina, a mortalidade em 28 dias foi cerca do dobro da observada em posição prona (32,8% contra 16,0%) [1].',
    ],
    [
      [
        'direction',
        'Na SDRA grave, os pacientes mantidos em posição supina morreram menos em 28 dias do que os pronados [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'O controle glicêmico intensivo elevou em 14% a chance de morte em 90 dias em adultos críticos [1].',
      'A mortalidade em 90 dias foi menor no controle convencional (24,9%) do que no intensivo (27,5%) [1].',
    ],
    [
      [
        'direction',
        'Houve menos mortes em 90 dias no grupo de controle glicêmico intensivo do que no de controle convencional [1].',
      ],
    ],
  ],
  [
    'ART.prose',
    [
      'A PEEP baixa associou-se a menos mortes em 28 dias (49,3%) do que o recrutamento com PEEP titulada (55,3%) [1].',
    ],
    [
      [
        'direction',
        'No grupo de PEEP baixa, a mortalidade em 28 dias foi maior do que no grupo de recrutamento com PEEP titulada [1].',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [
      'A diferença de mortalidade em 90 dias entre solução balanceada (26,4%) e salina a 0,9% (27,2%) não foi significativa [1].',
    ],
    [
      [
        'negation',
        'A diferença de mortalidade em 90 dias entre a solução balanceada e a salina a 0,9% foi significativa [1].',
      ],
    ],
  ],
  [
    'HPTN 052.prose',
    [
      'No grupo de terapia tardia ocorreram 27 transmissões geneticamente ligadas, contra apenas uma no grupo de terapia precoce [1].',
    ],
    [
      [
        'direction',
        'Houve menos transmissões geneticamente ligadas no grupo de terapia tardia do que no de terapia precoce [1].',
      ],
    ],
  ],
  [
    'BENEFIT.prose',
    [
      'O antiparasitário benznidazol não modificou de forma significativa o desfecho primário, apesar da maior conversão da PCR [1].',
      'A PCR converteu-se em cerca de dois terços dos tratados com benznidazol, cerca do dobro do observado com placebo [1].',
    ],
    [
      [
        'negation',
        'Na cardiomiopatia chagásica, o benznidazol diminuiu de forma significativa o desfecho primário [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.prose',
    [
      'A vacina também protegeu quem não tinha evidência de dengue prévia, com eficácia de 73,6% nos soronegativos [1].',
    ],
    [['bounds', 'A eficácia contra dengue sintomática foi de 79,6% (IC 95% 60,0 a 86,3) [1].']],
  ],
  [
    'DBHA 2025.prose',
    ['A meta pressórica do tratamento é ficar abaixo de 130 por 80 mmHg [1].'],
    [['comparator', 'A meta de tratamento é PA > 130/80 mmHg [1].']],
  ],
  [
    'DBIC 2018.prose',
    ['Fração de ejeção entre 40% e 49% corresponde à ICFEi; a partir de 50%, fala-se em ICFEp [1].'],
    [
      [
        'unit',
        'No rastreamento da insuficiência cardíaca, o ponto de corte do NT-proBNP é de 125 ng/mL [1].',
      ],
    ],
  ],
  [
    'SBD 2025.prose',
    [
      'Diante de glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5%, o resultado deve ser confirmado para diagnosticar diabetes [1].',
    ],
    [
      [
        'negation',
        'Glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5% diagnostica diabetes sem necessidade de confirmação [1].',
      ],
      [
        'decimal',
        'O diagnóstico de diabetes é feito por glicemia de jejum ≥ 12,6 mg/dL, com confirmação [1].',
      ],
    ],
  ],
  [
    'SSC 2021.prose',
    ['Em adultos que usam vasopressor, o alvo inicial de PAM é de 65 mmHg [1].'],
    [
      [
        'comparator',
        'No choque séptico, sugere-se administrar no máximo 30 mL/kg de cristaloide nas primeiras 3 horas [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    ['No grupo D, o cristaloide é infundido na dose de 20 mL/kg em, no máximo, 20 minutos [1].'],
    [['unit', 'No grupo D da dengue, administram-se 20 mL/kg em até 20 horas [1].']],
  ],
  [
    'KDIGO 2024.prose',
    ['A classificação da DRC leva em conta a causa, a TFG (G1 a G5) e a albuminúria (A1 a A3) [1].'],
    [
      [
        'comparator',
        'A DRC é definida por alterações da estrutura ou da função renal presentes por no máximo 3 meses [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.pt',
    ['A diretriz brasileira de 2025 tem como meta de tratamento manter a PA abaixo de 130/80 mmHg [1].'],
    [
      [
        'bounds',
        'A pré-hipertensão é definida como pressão sistólica de 120–149 mmHg e/ou diastólica de 80–89 mmHg [1].',
      ],
    ],
  ],
  [
    'DBHA 2020.pt',
    ['A diretriz de hipertensão de 2020 não é mais a vigente, pois foi substituída pela de 2025 [1].'],
    [['negation', 'A DBHA 2020 não foi substituída e continua sendo a edição em vigor [1].']],
  ],
  [
    'DBIC 2018.pt',
    [
      'A diretriz brasileira de 2018 usa a fração de ejeção para dividir a insuficiência cardíaca em reduzida, intermediária e preservada [1].',
    ],
    [
      [
        'negation',
        'A diretriz brasileira de insuficiência cardíaca de 2018 não inclui os peptídeos natriuréticos na investigação diagnóstica [1].',
      ],
    ],
  ],
  [
    'SBD 2025.pt',
    [
      'O diagnóstico de diabetes pode basear-se na glicemia de jejum ou na HbA1c, mas o resultado precisa ser confirmado [1].',
    ],
    [
      [
        'negation',
        'Para diagnosticar diabetes pela glicemia de jejum ou pela HbA1c, não é preciso confirmar o resultado [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.pt',
    [
      'A KDIGO 2024 não classifica a DRC apenas pela taxa de filtração glomerular: considera também a causa e a albuminúria [1].',
    ],
    [['negation', 'A KDIGO 2024 não considera a albuminúria na classificação da doença renal crônica [1].']],
  ],
  [
    'SSC 2021.pt',
    [
      'A edição de 2021 da Surviving Sepsis Campaign, já substituída pela de 2026, sugere cristaloide nas primeiras horas do choque séptico [1].',
    ],
    [['negation', 'A edição de 2021 da Surviving Sepsis Campaign ainda não foi substituída [1].']],
  ],
  [
    'GINA 2021.pt',
    [
      'A GINA 2021 desaconselha o uso isolado de broncodilatador de curta ação e prefere corticoide inalatório com formoterol para o alívio [1].',
    ],
    [
      [
        'negation',
        'A GINA 2021 recomenda o tratamento da asma apenas com broncodilatador de curta ação [1].',
      ],
    ],
  ],
  [
    'GOLD 2023.pt',
    ['No GOLD 2023, os grupos A, B e E tomaram o lugar da divisão em A, B, C e D [1].'],
    [['arms', 'O GOLD 2023 substituiu os grupos A, B e E pelos grupos A, B, C e D [1].']],
  ],
  [
    'SPRINT.pt',
    [
      'O SPRINT não incluiu pessoas com diabetes, e nele a meta abaixo de 120 mmHg reduziu os eventos cardiovasculares maiores [1].',
      'O resultado do SPRINT vem de hipertensos de alto risco sem diabetes; nessa população, o HR do desfecho composto foi de 0,75 [1].',
    ],
    [['negation', 'O SPRINT incluiu pessoas com diabetes [1].']],
  ],
  [
    'ALLHAT.pt',
    [
      'Clortalidona, anlodipino e lisinopril tiveram resultados semelhantes quanto à morte coronariana ou ao infarto não fatal [1].',
    ],
    [
      [
        'direction',
        'O lisinopril foi superior à clortalidona em reduzir a morte coronariana ou o infarto não fatal [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'O enalapril foi menos eficaz do que sacubitril-valsartana em evitar morte cardiovascular ou internação na ICFEr [1].',
    ],
    [
      [
        'direction',
        'Na ICFEr, o enalapril foi superior ao sacubitril-valsartana em reduzir morte cardiovascular ou internação por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'Com placebo houve mais piora da insuficiência cardíaca ou morte cardiovascular do que com dapagliflozina [1].',
    ],
    [
      [
        'bounds',
        'A dapagliflozina reduziu a piora da IC ou a morte cardiovascular (HR 0,74; IC 95% 0,56–0,85) [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    ['Na ICFEp, a empagliflozina diminuiu em 21% o risco de morte cardiovascular ou internação por IC [1].'],
    [
      [
        'negation',
        'Na ICFEp, a empagliflozina não trouxe benefício em relação ao placebo quanto à morte cardiovascular ou à internação por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    'RALES.pt',
    [
      'Na insuficiência cardíaca grave, a mortalidade foi mais alta com placebo do que com a espironolactona [1].',
    ],
    [
      [
        'direction',
        'Na insuficiência cardíaca grave, acrescentar espironolactona aumentou a mortalidade [1].',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'Mesmo em pessoas com LDL não elevado, a estatina reduziu os eventos cardiovasculares maiores (HR 0,56) [1].',
    ],
    [
      [
        'direction',
        'Com placebo houve menos eventos cardiovasculares maiores do que com a rosuvastatina [1].',
      ],
      ['decimal', 'A rosuvastatina reduziu os eventos cardiovasculares maiores (HR 0,056) [1].'],
    ],
  ],
  [
    'FOURIER.pt',
    ['Somar evolocumabe à estatina reduziu em 15% o risco relativo do desfecho cardiovascular composto [1].'],
    [
      [
        'direction',
        'O evolocumabe elevou a ocorrência do desfecho cardiovascular composto em pessoas já em uso de estatina [1].',
      ],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'A dabigatrana 150 mg duas vezes ao dia foi superior à varfarina na prevenção de AVC ou embolia sistêmica [1].',
    ],
    [
      [
        'unit',
        'A dabigatrana 150 mcg duas vezes ao dia reduziu o AVC ou a embolia sistêmica em comparação com a varfarina [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.pt',
    ['Na fibrilação atrial, a varfarina preveniu menos AVC ou embolia sistêmica do que a apixabana [1].'],
    [
      [
        'direction',
        'Na fibrilação atrial, a varfarina foi melhor do que a apixabana para evitar AVC ou embolia sistêmica [1].',
      ],
    ],
  ],
  [
    'PLATO.pt',
    ['Quem recebeu clopidogrel teve mais morte vascular, infarto ou AVC do que quem recebeu ticagrelor [1].'],
    [
      [
        'digit',
        'O ticagrelor reduziu a morte vascular, o infarto ou o AVC em comparação com o clopidogrel (HR 0,87) [1].',
      ],
    ],
  ],
  [
    'ISIS-2.pt',
    [
      'AAS e estreptoquinase, isoladamente, já reduziram a mortalidade vascular e, juntos, reduziram-na ainda mais [1].',
    ],
    [
      [
        'direction',
        'A associação de AAS e estreptoquinase reduziu menos a mortalidade vascular do que cada um deles isoladamente [1].',
      ],
      ['unit', 'Com AAS e estreptoquinase, a chance de morte vascular em 5 meses foi 42% menor [1].'],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'Com empagliflozina ocorreram menos eventos cardiovasculares maiores do que com placebo em diabéticos com doença cardiovascular estabelecida [1].',
    ],
    [
      [
        'bounds',
        'A empagliflozina reduziu os eventos cardiovasculares maiores (HR 0,86; intervalo de confiança de 0,74 a 0,90) [1].',
      ],
    ],
  ],
  [
    'LEADER.pt',
    [
      'A liraglutida, um agonista do receptor de GLP-1, diminuiu em 13% o risco de eventos cardiovasculares maiores [1].',
    ],
    [
      [
        'negation',
        'No diabetes tipo 2 com alto risco cardiovascular, a liraglutida não reduziu os eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.pt',
    [
      'No diabetes tipo 2 recém-diagnosticado, o tratamento convencional teve mais desfechos relacionados ao diabetes do que o controle intensivo [1].',
    ],
    [
      [
        'direction',
        'No diabetes tipo 2 recém-diagnosticado, o tratamento convencional teve menos desfechos relacionados ao diabetes do que o controle intensivo [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    ['A semaglutida 1 mg reduziu a HbA1c menos do que a tirzepatida em 40 semanas [1].'],
    [['direction', 'Em 40 semanas, a tirzepatida reduziu a HbA1c menos do que a semaglutida 1 mg [1].']],
  ],
  [
    'CREDENCE.pt',
    [
      'A canagliflozina diminuiu o desfecho renal composto ou a morte cardiovascular, com HR de 0,70 (IC 95% de 0,59 a 0,82) [1].',
    ],
    [],
  ],
  [
    'DAPA-CKD.pt',
    [
      'A dapagliflozina reduziu em 39% o risco do desfecho composto na doença renal crônica, em uma população com ou sem diabetes tipo 2 [1].',
    ],
    [
      [
        'negation',
        'Na doença renal crônica, a dapagliflozina não diferiu do placebo quanto ao desfecho renal composto ou à morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'Com placebo, a progressão da doença renal ou a morte cardiovascular foi mais frequente do que com empagliflozina [1].',
    ],
    [
      [
        'direction',
        'Na doença renal crônica, a empagliflozina aumentou a progressão da doença renal ou a morte cardiovascular em relação ao placebo [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'A finerenona protege o rim na doença renal crônica do diabetes tipo 2, mas causa mais hiperpotassemia [1].',
      'O risco do desfecho renal composto foi 18% menor com finerenona do que com placebo [1].',
    ],
    [['direction', 'A hiperpotassemia foi menos frequente com a finerenona do que com placebo [1].']],
  ],
  [
    'FLOW.pt',
    ['A semaglutida não piorou os desfechos renais; ao contrário, reduziu os eventos renais maiores [1].'],
    [
      [
        'negation',
        'No diabetes tipo 2 com doença renal crônica, a semaglutida não teve efeito sobre os eventos renais maiores [1].',
      ],
    ],
  ],
  [
    'SELECT.pt',
    [
      'O estudo não envolveu pessoas com diabetes: em quem tinha excesso de peso e doença cardiovascular, a semaglutida reduziu os eventos cardiovasculares maiores [1].',
    ],
    [
      [
        'direction',
        'Pessoas com sobrepeso e doença cardiovascular tiveram mais eventos cardiovasculares maiores com a semaglutida do que com placebo [1].',
      ],
    ],
  ],
  [
    'NINDS.pt',
    [
      'A alteplase em até 3 horas melhora a evolução em 3 meses, à custa de mais hemorragia intracraniana sintomática [1].',
    ],
    [
      ['direction', 'No NINDS, a alteplase diminuiu a hemorragia intracraniana sintomática [1].'],
      [
        'unit',
        'A alteplase iniciada em até 3 dias do início dos sintomas aumentou a chance de evolução favorável [1].',
      ],
    ],
  ],
  [
    'TICH-2.pt',
    [
      'O ácido tranexâmico não foi superior ao placebo quanto ao estado funcional em 90 dias [1].',
      'A OR ajustada de 0,88 não alcançou significância estatística, pois o intervalo de confiança inclui o 1 (0,76–1,03) [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico melhorou de modo significativo o estado funcional em 90 dias após hemorragia intracerebral [1].',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    ['O ácido tranexâmico diminuiu em cerca de 9% o risco de morte hospitalar no trauma com hemorragia [1].'],
    [
      [
        'direction',
        'No trauma com hemorragia, a mortalidade hospitalar foi menor com placebo do que com ácido tranexâmico [1].',
      ],
    ],
  ],
  [
    'WOMAN.pt',
    [
      'Apesar de menos mortes por sangramento com o ácido tranexâmico, o WOMAN não alcançou seu desfecho primário composto [1].',
    ],
    [['direction', 'Na hemorragia pós-parto, o ácido tranexâmico aumentou a morte por sangramento [1].']],
  ],
  [
    'Magpie.pt',
    ['Com placebo, a eclâmpsia foi mais frequente do que com o sulfato de magnésio [1].'],
    [['digit', 'O sulfato de magnésio tornou a eclâmpsia 38% menos frequente do que com placebo [1].']],
  ],
  [
    'RECOVERY.pt',
    [
      'O ganho com a dexametasona concentrou-se em quem precisava de oxigênio ou de ventilação mecânica [1].',
      'A mortalidade em 28 dias foi maior no cuidado habitual do que com o corticoide [1].',
    ],
    [
      [
        'direction',
        'Nos internados com covid-19, a mortalidade em 28 dias foi menor com o cuidado habitual do que com a dexametasona [1].',
      ],
    ],
  ],
  [
    'TOGETHER.pt',
    [
      'Em pacientes não internados com covid-19, a ivermectina não foi melhor que o placebo para evitar internação ou observação prolongada [1].',
    ],
    [
      [
        'negation',
        'Em pacientes ambulatoriais com covid-19, a ivermectina reduziu a internação em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'ARMA.pt',
    ['A estratégia com 6 mL/kg foi superior à de 12 mL/kg, com menos mortes na SDRA [1].'],
    [['arms', 'Na SDRA, a mortalidade foi de 39,8% com 6 mL/kg e de 31,0% com 12 mL/kg [1].']],
  ],
  [
    'PROSEVA.pt',
    ['A posição supina associou-se a mortalidade maior em 28 dias do que a prona (32,8% contra 16,0%) [1].'],
    [
      [
        'direction',
        'Na SDRA grave, a posição prona elevou a mortalidade em 28 dias em comparação com a supina [1].',
      ],
      [
        'comparator',
        'A posição prona reduziu a mortalidade em 28 dias na SDRA grave (16,0% vs. 32,8%; p > 0,001) [1].',
      ],
    ],
  ],
  [
    'ART.pt',
    [
      'O recrutamento com PEEP titulada foi prejudicial: o risco de morte em 28 dias subiu 20% em termos relativos [1].',
      'Comparada ao recrutamento alveolar com PEEP titulada, a PEEP baixa teve menor mortalidade em 28 dias [1].',
    ],
    [['direction', 'No ART, o recrutamento alveolar com PEEP titulada melhorou a sobrevida em 28 dias [1].']],
  ],
  [
    'NICE-SUGAR.pt',
    [
      'O controle convencional da glicemia teve menor mortalidade em 90 dias; o intensivo foi prejudicial [1].',
    ],
    [
      [
        'negation',
        'No NICE-SUGAR, o controle glicêmico intensivo não causou dano aos pacientes críticos [1].',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'A mortalidade em 90 dias não diferiu de modo significativo entre a solução balanceada e a salina (HR ajustado 0,97; IC 95% 0,90–1,05) [1].',
      'Em UTIs brasileiras, trocar a salina por solução balanceada não diminuiu as mortes em 90 dias [1].',
    ],
    [
      [
        'direction',
        'Em pacientes críticos, a solução balanceada aumentou a mortalidade em 90 dias em comparação com a salina [1].',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [
      'Em casais sorodiscordantes, adiar a terapia antirretroviral resultou em mais transmissão do HIV ao parceiro [1].',
    ],
    [
      [
        'direction',
        'Em casais sorodiscordantes, o início tardio da terapia antirretroviral resultou em menos transmissão do HIV ao parceiro do que o início precoce [1].',
      ],
      [
        'decimal',
        'Iniciar cedo a terapia antirretroviral reduziu a transmissão geneticamente ligada do HIV (HR 0,4) [1].',
      ],
    ],
  ],
  [
    'START.pt',
    ['Adiar a TARV em assintomáticos com CD4 alto levou a mais eventos graves, ligados ou não à aids [1].'],
    [
      [
        'direction',
        'Em pessoas com HIV assintomáticas e CD4 alto, adiar a terapia antirretroviral levou a menos eventos graves do que iniciá-la imediatamente [1].',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'O BENEFIT não estudou a fase aguda nem a forma indeterminada e, na cardiomiopatia estabelecida, não mostrou redução significativa da progressão clínica [1].',
      'Com placebo não houve significativamente mais progressão clínica da cardiopatia do que com benznidazol [1].',
    ],
    [['negation', 'O BENEFIT avaliou a fase aguda e a forma indeterminada da doença de Chagas [1].']],
  ],
  [
    'Butantan-DV.pt',
    [
      'Em crianças e adultos, a dose única da Butantan-DV evitou cerca de 80% dos casos de dengue sintomática em dois anos [1].',
    ],
    [['decimal', 'A Butantan-DV teve eficácia de 7,96% contra a dengue sintomática em 2 anos [1].']],
  ],
  [
    'MS Dengue 2024.pt',
    [
      'A reposição venosa no grupo D é mais rápida do que no grupo C, e os AINEs devem ser evitados na suspeita de dengue [1].',
    ],
    [['direction', 'Na dengue, a reposição venosa é mais rápida no grupo C do que no grupo D [1].']],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    'CREDENCE.pt + DAPA-CKD.pt',
    'Na doença renal crônica, a dapagliflozina reduziu o desfecho renal composto ou a morte cardiovascular (HR 0,61; IC 95% 0,51–0,72) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'EMPEROR-Preserved.pt + DAPA-HF.pt',
    'Na ICFEr, a dapagliflozina reduziu a piora da insuficiência cardíaca ou a morte cardiovascular, com HR de 0,74 [1].',
    'd',
  ],
  [
    'wrong-reference',
    'FLOW.en + SELECT.en',
    'Na obesidade sem diabetes, eventos cardiovasculares maiores ocorreram em 6,5% com a semaglutida e em 8,0% no grupo controle [1].',
    'd',
  ],
  [
    'wrong-reference',
    'RE-LY.pt + ARISTOTLE.pt',
    'A apixabana reduziu o AVC ou a embolia sistêmica em comparação com a varfarina (HR 0,79; IC 95% 0,66–0,95) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'CRASH-2.prose + WOMAN.prose',
    'Na hemorragia pós-parto, a morte por sangramento ocorreu em 1,5% com ácido tranexâmico e em 1,9% com placebo [1].',
    'd',
  ],
  [
    'wrong-reference',
    'DBIC 2018.prose + SBD 2025.prose',
    'HbA1c ≥ 6,5%, com confirmação, estabelece o diagnóstico de diabetes [1].',
    'd',
  ],
  [
    'wrong-reference',
    'ARMA.prose + PROSEVA.prose',
    'Na SDRA grave, a mortalidade em 28 dias foi de 16,0% em posição prona e de 32,8% em posição supina [1].',
    'd',
  ],
  [
    'wrong-reference',
    'NICE-SUGAR.en + BaSICS.en',
    'A mortalidade em 90 dias foi de 26,4% com a solução balanceada e de 27,2% com a salina a 0,9% [1].',
    'd',
  ],
  [
    'wrong-reference',
    'EMPA-REG OUTCOME.en + LEADER.en',
    'Com a liraglutida, eventos cardiovasculares maiores ocorreram em 13,0% dos pacientes, contra 14,9% no grupo controle [1].',
    'd',
  ],
  [
    'wrong-reference',
    'FOURIER.en + JUPITER.en',
    'A rosuvastatina reduziu os eventos vasculares de 1,36 para 0,77 por 100 pessoas-ano [1].',
    'd',
  ],
];

export const controlSide: HandCase[] = [...casesOf(groups), ...ofSeveral];
