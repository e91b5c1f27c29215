import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** An acceptance test of the whole corpus. */
const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'Mirar uma pressão sistólica inferior a 120 mmHg, em vez de inferior a 140 mmHg, associou-se a menor mortalidade por qualquer causa (HR 0,73; IC 95% 0,60–0,90) [1].',
    ],
    [
      [
        'decimal',
        'O alvo sistólico intensivo reduziu o desfecho primário composto (HR 0,075; 0,64–0,89) [1].',
      ],
    ],
  ],
  [
    'ALLHAT.en',
    [
      'Com 33.357 participantes, o estudo não encontrou diferença entre clortalidona, anlodipino e lisinopril quanto à doença coronariana fatal ou ao infarto não fatal [1].',
    ],
    [
      [
        'negation',
        'Houve diferença entre clortalidona, anlodipino e lisinopril na doença coronariana fatal ou no infarto não fatal [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'Entre 8.442 pacientes, morte cardiovascular ou hospitalização por IC ocorreu em 21,8% contra 26,5% com enalapril, o que corresponde a uma razão de riscos de 0,80 [1].',
    ],
    [
      [
        'digit',
        'Morte cardiovascular ou hospitalização por IC ocorreu em 21,8% com a inibição da angiotensina-neprilisina e em 28,5% com enalapril [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.en',
    [
      'O risco de piora da insuficiência cardíaca ou de morte cardiovascular foi 26% menor com a dapagliflozina (HR 0,74) [1].',
    ],
    [
      [
        'direction',
        'A dapagliflozina aumentou a ocorrência de piora da insuficiência cardíaca ou morte cardiovascular (HR 0,74; 0,65–0,85) [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Em pacientes com fração de ejeção preservada, a empagliflozina diminuiu de 17,1% para 13,8% a ocorrência de morte cardiovascular ou hospitalização por insuficiência cardíaca [1].',
    ],
    [
      [
        'digit',
        'O estudo incluiu 5.998 pacientes com fração de ejeção preservada, e a empagliflozina reduziu o desfecho (HR 0,79) [1].',
      ],
    ],
  ],
  [
    'RALES.en',
    [
      'Na insuficiência cardíaca grave, morreram 35% dos pacientes tratados com espironolactona, ante 46% no grupo de comparação (RR 0,70) [1].',
    ],
    [
      [
        'direction',
        'Na insuficiência cardíaca grave, a espironolactona elevou a mortalidade (RR 0,70; 0,60–0,82) [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'A empagliflozina diminuiu a mortalidade cardiovascular no diabetes tipo 2, de 5,9% para 3,7% (HR 0,62; intervalo de 0,49 a 0,77) [1].',
    ],
    [
      [
        'decimal',
        'A empagliflozina reduziu a morte cardiovascular no diabetes tipo 2, com HR de 0,062 (0,49–0,77) [1].',
      ],
    ],
  ],
  [
    'LEADER.en',
    ['Com a liraglutida, o risco de morte cardiovascular caiu 22% (HR 0,78) [1].'],
    [
      [
        'direction',
        'A liraglutida associou-se a maior mortalidade cardiovascular no diabetes tipo 2 (HR 0,78; 0,66–0,93) [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'A redução do infarto com o controle intensivo não chegou à significância estatística (RR 0,84; p = 0,052) [1].',
    ],
    [
      [
        'negation',
        'O controle intensivo não reduziu o conjunto de desfechos relacionados ao diabetes (RR 0,88; 0,79–0,99) [1].',
      ],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'A canagliflozina reduziu em 30% o risco do composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      'Foram incluídas 4.401 pessoas com diabetes tipo 2 e nefropatia, e a canagliflozina melhorou o desfecho renal composto (HR 0,70) [1].',
    ],
    [
      [
        'digit',
        'Com a canagliflozina, o HR para o desfecho renal composto ou morte cardiovascular foi de 0,76 (0,59–0,82) [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    [
      'Em 4.304 participantes com doença renal crônica, o desfecho composto foi menos frequente com a dapagliflozina (9,2% vs. 14,5%) [1].',
    ],
    [
      [
        'negation',
        'Na DRC, a dapagliflozina não reduziu o desfecho composto renal ou morte cardiovascular (HR 0,61; 0,51–0,72) [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'Progressão da doença renal ou morte cardiovascular foi observada em 13,1% do grupo empagliflozina e em 16,9% do grupo controle (HR 0,72; IC 95% 0,64–0,82) [1].',
    ],
    [
      [
        'direction',
        'Com a empagliflozina, a progressão da doença renal ou a morte cardiovascular foi mais frequente do que no grupo controle (HR 0,72) [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'Foram analisados 5.674 pacientes, e a finerenona diminuiu o composto de falência renal, queda de pelo menos 40% da TFGe ou morte renal (HR 0,82) [1].',
    ],
    [['digit', 'O desfecho renal ocorreu em 17,3% com a finerenona, contra 21,1% no controle [1].']],
  ],
  [
    'FLOW.en',
    [
      'A taxa de eventos renais maiores foi de 5,8 por 100 pacientes-ano com a semaglutida, contra 7,5 no grupo comparador [1].',
    ],
    [
      [
        'decimal',
        'Eventos renais maiores ocorreram a uma taxa de 0,58 por 100 pacientes-ano com semaglutida, contra 7,5 no comparador [1].',
      ],
    ],
  ],
  [
    'SELECT.en',
    [
      'Em pessoas com obesidade e sem diabetes, a semaglutida reduziu em 20%, em termos relativos, os eventos cardiovasculares maiores (6,5% vs. 8,0%) [1].',
    ],
    [
      [
        'direction',
        'Na obesidade sem diabetes, a semaglutida fez subir os eventos cardiovasculares maiores (HR 0,80; 0,72–0,90) [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    [
      'Com 15 mg de tirzepatida, a HbA1c caiu 2,30 pontos percentuais em 40 semanas, ante queda de 1,86 com semaglutida 1 mg [1].',
    ],
    [['unit', 'Em 40 dias, a tirzepatida 10 mg reduziu a HbA1c em 2,24 pontos percentuais [1].']],
  ],
  [
    'JUPITER.en',
    ['A incidência de eventos caiu de 1,36 para 0,77 por 100 pessoas-ano com a rosuvastatina [1].'],
    [
      [
        'digit',
        'Foram estudadas 17.082 pessoas com proteína C reativa elevada, e a rosuvastatina reduziu os eventos (HR 0,56) [1].',
      ],
    ],
  ],
  [
    'FOURIER.en',
    [
      'O desfecho primário composto ocorreu em 9,8% dos pacientes tratados com evolocumabe e em 11,3% dos controles [1].',
    ],
    [
      [
        'direction',
        'O evolocumabe piorou o desfecho primário composto em pessoas com doença cardiovascular (HR 0,85) [1].',
      ],
    ],
  ],
  [
    'RE-LY.en',
    [
      'Na dose de 150 mg, a dabigatrana resultou em menos AVC ou embolia sistêmica do que a varfarina: 1,11% ao ano contra 1,69% ao ano [1].',
    ],
    [['unit', 'Com dabigatrana 150 mg, a taxa de AVC ou embolia sistêmica foi de 1,11% ao mês [1].']],
  ],
  [
    'ARISTOTLE.en',
    [
      'Além de prevenir mais AVC ou embolia sistêmica que a varfarina, a apixabana causou menos sangramento maior (HR 0,69) [1].',
      'Em 18.201 pacientes com fibrilação atrial, a apixabana diminuiu a mortalidade (HR 0,89; IC 95% 0,80–0,998) [1].',
    ],
    [['digit', 'A apixabana reduziu o sangramento maior em relação à varfarina (HR 0,59) [1].']],
  ],
  [
    'PLATO.en',
    [
      'Aos 12 meses, o composto de morte vascular, infarto ou AVC era de 9,8% com ticagrelor e de 11,7% com clopidogrel [1].',
    ],
    [
      [
        'direction',
        'Em 12 meses, morte vascular, infarto ou AVC ocorreu mais com o ticagrelor do que com o clopidogrel (HR 0,84; 0,77–0,92) [1].',
      ],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'A combinação de aspirina e estreptoquinase reduziu em 42% a chance de morte vascular em 5 semanas (8,0% vs. 13,2%) [1].',
      'Isoladamente, a aspirina baixou a mortalidade vascular em 5 semanas de 11,8% para 9,4% [1].',
    ],
    [
      [
        'decimal',
        'Com aspirina, a mortalidade vascular em 5 semanas foi de 0,94%, contra 11,8% sem ela [1].',
      ],
    ],
  ],
  [
    'NINDS.en',
    [
      'A mortalidade em 90 dias não diferiu de forma significativa entre os grupos (17% vs. 21%; p = 0,30) [1].',
      'O benefício funcional veio acompanhado de mais hemorragia intracraniana sintomática: 6,4% contra 0,6% [1].',
    ],
    [
      [
        'unit',
        'O tratamento foi iniciado dentro de 3 dias e melhorou o desfecho global em 3 meses (OR 1,7; 1,2–2,6) [1].',
      ],
    ],
  ],
  [
    'TICH-2.en',
    [
      'Em 2.325 pacientes com hemorragia intracerebral, o ácido tranexâmico não trouxe melhora funcional significativa no 90º dia (OR ajustado 0,88; 0,76–1,03) [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico melhorou significativamente a escala de Rankin modificada no dia 90 (OR ajustado 0,88; p = 0,11) [1].',
      ],
    ],
  ],
  [
    'CRASH-2.en',
    [
      'No trauma com hemorragia significativa, a morte hospitalar caiu de 16,0% para 14,5% com o ácido tranexâmico [1].',
    ],
    [
      [
        'direction',
        'No trauma com hemorragia significativa, o ácido tranexâmico aumentou a morte hospitalar (RR 0,91; 0,85–0,97) [1].',
      ],
    ],
  ],
  [
    'WOMAN.en',
    [
      'Quando o ácido tranexâmico foi dado nas primeiras três horas, a morte por sangramento foi de 1,2%, contra 1,7% no comparador [1].',
    ],
    [
      [
        'decimal',
        'A morte por sangramento ocorreu em 15% das mulheres tratadas com ácido tranexâmico, contra 1,9% no comparador [1].',
      ],
    ],
  ],
  [
    'Magpie.en',
    [
      'O sulfato de magnésio diminuiu a eclâmpsia em 58%, mas não houve diferença significativa na mortalidade materna (RR 0,55; 0,26–1,14) [1].',
    ],
    [
      [
        'negation',
        'O sulfato de magnésio reduziu significativamente a morte materna (RR 0,55; 0,26–1,14) [1].',
      ],
    ],
  ],
  [
    'RECOVERY.en',
    [
      'Entre os pacientes ventilados, a mortalidade foi de 29,3% com dexametasona, comparada a 41,4% no grupo controle [1].',
    ],
    [['digit', 'Entre os ventilados, a mortalidade foi de 23,9% com dexametasona contra 41,4% sem ela [1].']],
  ],
  [
    'TOGETHER.en',
    [
      'No estudo brasileiro, com 1.358 pacientes, a ivermectina não reduziu significativamente a hospitalização ou a observação prolongada (RR 0,90; 0,70–1,16) [1].',
    ],
    [
      [
        'negation',
        'A ivermectina reduziu de forma significativa a hospitalização ou a observação prolongada (RR 0,90; 0,70–1,16) [1].',
      ],
    ],
  ],
  [
    'ARMA.en',
    ['Ventilar com 6 mL/kg, em vez de 12 mL/kg, reduziu a mortalidade de 39,8% para 31,0% [1].'],
    [['unit', 'A ventilação com 6 mg/kg, em vez de 12 mg/kg, reduziu a mortalidade (31,0% vs. 39,8%) [1].']],
  ],
  [
    'PROSEVA.en',
    [
      'Na SDRA grave, a posição prona cortou a mortalidade em 28 dias para cerca da metade (16,0% vs. 32,8%; p < 0,001) [1].',
    ],
    [['digit', 'A mortalidade em 28 dias foi de 16,0% em prona e de 38,2% no grupo controle [1].']],
  ],
  [
    'ART.en',
    ['O recrutamento alveolar com PEEP titulada elevou a mortalidade em 28 dias de 49,3% para 55,3% [1].'],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada reduziu a mortalidade em 28 dias na SDRA [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'Entre 6.104 pacientes críticos, o controle glicêmico rigoroso foi prejudicial, com mortalidade de 27,5% em 90 dias contra 24,9% [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico rigoroso diminuiu a mortalidade em 90 dias nos pacientes críticos [1].',
      ],
    ],
  ],
  [
    'BaSICS.en',
    [
      'Em 75 UTIs do Brasil, a solução balanceada não diminuiu de forma significativa a mortalidade em 90 dias (26,4% vs. 27,2%) [1].',
    ],
    [
      [
        'negation',
        'A solução balanceada reduziu significativamente a mortalidade em 90 dias (HR ajustado 0,97; 0,90–1,05) [1].',
      ],
    ],
  ],
  [
    'HPTN 052.en',
    [
      'Houve apenas uma transmissão ligada no grupo de terapia precoce, contra 27 no outro grupo, ou seja, 96% menos [1].',
    ],
    [
      [
        'direction',
        'A terapia antirretroviral precoce elevou a transmissão ligada do HIV (HR 0,04; 0,01–0,27) [1].',
      ],
    ],
  ],
  [
    'START.en',
    [
      'O início precoce da terapia antirretroviral reduziu o desfecho primário de 4,1% para 1,8% (HR 0,43) [1].',
    ],
    [
      [
        'bounds',
        'O início da TARV na infecção assintomática precoce reduziu o desfecho primário (HR 0,43; IC 95% 0,30–0,92) [1].',
      ],
    ],
  ],
  [
    'BENEFIT.en',
    [
      'O benznidazol praticamente dobrou a conversão da PCR (66,2% vs. 33,5%), mas o resultado do desfecho primário foi neutro [1].',
    ],
    [['digit', 'A conversão da PCR foi de 62,2% com benznidazol, contra 33,5% [1].']],
  ],
  [
    'Butantan-DV.en',
    [
      'A eficácia da dose única foi maior nos soropositivos (89,2%) do que nos soronegativos (73,6%) [1].',
      'O estudo brasileiro incluiu 16.235 pessoas e encontrou eficácia de 79,6% em dois anos [1].',
    ],
    [['direction', 'A vacina foi menos eficaz nos soropositivos do que nos soronegativos [1].']],
  ],
  [
    'DBHA 2020.en',
    ['Considera-se hipertensão quando a pressão de consultório é igual ou superior a 140 e/ou 90 mmHg [1].'],
    [['digit', 'A hipertensão é definida por pressão de consultório ≥ 130 e/ou 90 mmHg [1].']],
  ],
  [
    'DBHA 2025.en',
    ['A meta pressórica do tratamento é inferior a 130/80 mmHg [1].'],
    [['unit', 'A meta de tratamento é pressão abaixo de 130/80 cmH2O [1].']],
  ],
  [
    'DBIC 2018.en',
    [
      'Uma FEVE de 40% a 49% caracteriza a insuficiência cardíaca com fração de ejeção intermediária [1].',
      'O corte de NT-proBNP adotado para rastreamento é 125 pg/mL [1].',
    ],
    [
      ['unit', 'Para rastreamento, o ponto de corte do NT-proBNP é de 125 ng/mL [1].'],
      [
        'comparator',
        'Fração de ejeção menor que 50% corresponde à insuficiência cardíaca com fração preservada [1].',
      ],
    ],
  ],
  [
    'SBD 2025.en',
    [
      'Glicemia de jejum a partir de 126 mg/dL ou hemoglobina glicada a partir de 6,5%, com confirmação, define o diabetes [1].',
      'Uma HbA1c ≥ 6,5% ou uma glicemia de jejum ≥ 126 mg/dL (7,0 mmol/L) indica diabetes, se confirmada [1].',
    ],
    [
      [
        'digit',
        'O critério diagnóstico de diabetes é glicemia de jejum ≥ 120 mg/dL ou HbA1c ≥ 6,5%, com confirmação [1].',
      ],
      ['comparator', 'Diabetes é diagnosticado com HbA1c < 6,5%, confirmada [1].'],
    ],
  ],
  [
    'KDIGO 2024.en',
    [
      'Para falar em doença renal crônica, a alteração estrutural ou funcional dos rins deve durar no mínimo três meses [1].',
    ],
    [
      [
        'unit',
        'A doença renal crônica exige alteração da estrutura ou da função renal por pelo menos 3 semanas [1].',
      ],
    ],
  ],
  [
    'SSC 2021.en',
    [
      'A recomendação de administrar ao menos 30 mL/kg de cristaloide nas primeiras 3 horas é classificada como fraca [1].',
      'O alvo de pressão arterial média é de 65 mmHg [1].',
    ],
    [['unit', 'Sugere-se administrar pelo menos 30 mL/h de cristaloide nas primeiras 3 horas [1].']],
  ],
  [
    'MS Dengue 2024.en',
    [
      'No grupo D, a expansão volêmica é feita com 20 mL/kg em no máximo 20 minutos [1].',
      'Na dengue, AAS e outros salicilatos não devem ser usados, nem anti-inflamatórios não esteroides [1].',
    ],
    [
      ['unit', 'No grupo D da dengue, infundem-se 20 mL/kg em até 20 horas [1].'],
      ['comparator', 'No grupo D, os 20 mL/kg devem ser infundidos em no mínimo 20 minutos [1].'],
    ],
  ],
  [
    'GINA 2021.en',
    [
      'O uso de SABA isolado não é recomendado na asma; a via preferencial de alívio usa corticoide inalatório associado a formoterol [1].',
    ],
    [['negation', 'Na asma, o tratamento apenas com SABA é recomendado [1].']],
  ],
  [
    'GOLD 2023.en',
    [
      'O diagnóstico espirométrico da DPOC apoia-se em uma relação VEF1/CVF inferior a 0,70 após broncodilatador [1].',
      'A classificação A-D deu lugar aos grupos A, B e E [1].',
    ],
    [
      ['decimal', 'A DPOC é definida por VEF1/CVF pós-broncodilatador < 0,07 [1].'],
      ['comparator', 'O critério espirométrico da DPOC é VEF1/CVF pós-broncodilatador > 0,7 [1].'],
    ],
  ],
  [
    'SPRINT.prose',
    [
      'A taxa anual do desfecho primário composto foi de 1,65% no braço intensivo e de 2,19% no braço padrão [1].',
    ],
    [
      [
        'digit',
        'A taxa do desfecho primário foi de 1,65% ao ano no grupo intensivo e de 2,91% ao ano no grupo padrão [1].',
      ],
      [
        'arms',
        'O desfecho primário composto teve taxa anual de 1,65% no tratamento padrão e de 2,19% no tratamento intensivo [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'Sacubitril-valsartana foi superior ao enalapril, com risco 20% menor de morte cardiovascular ou internação por IC (HR 0,80; IC 95% 0,73–0,87) [1].',
    ],
    [
      [
        'direction',
        'O risco de morte cardiovascular ou hospitalização por insuficiência cardíaca foi maior com sacubitril-valsartana do que com enalapril (HR 0,80) [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.prose',
    [
      'A piora da IC ou a morte cardiovascular acometeu 21,2% do grupo placebo e 16,3% do grupo dapagliflozina [1].',
    ],
    [
      [
        'arms',
        'A piora da insuficiência cardíaca ou a morte cardiovascular ocorreu em 16,3% do grupo placebo e em 21,2% do grupo dapagliflozina [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'A morte por causa cardiovascular ocorreu em 3,7% dos que usaram empagliflozina e em 5,9% dos que usaram placebo [1].',
    ],
    [['digit', 'A morte cardiovascular ocorreu em 3,7% com empagliflozina e em 5,6% com placebo [1].']],
  ],
  [
    'FLOW.prose',
    [
      'Em 3.533 pessoas com diabetes tipo 2 e DRC, os eventos renais maiores ocorreram menos com a semaglutida (HR 0,76; IC 95% 0,66–0,88) [1].',
    ],
    [
      [
        'direction',
        'Os eventos renais maiores foram mais frequentes com a semaglutida do que com o placebo [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.prose',
    [
      'Já na dose de 5 mg, a tirzepatida baixou a hemoglobina glicada em 2,01 pontos percentuais, mais do que a semaglutida 1 mg (1,86 ponto) [1].',
    ],
    [
      [
        'direction',
        'Em 40 semanas, a tirzepatida 15 mg elevou a hemoglobina glicada em 2,30 pontos percentuais [1].',
      ],
    ],
  ],
  [
    'RE-LY.prose',
    [
      'Houve mais AVC ou embolia sistêmica com a varfarina (1,69% ao ano) do que com a dabigatrana 150 mg duas vezes ao dia (1,11% ao ano) [1].',
    ],
    [
      ['unit', 'A dabigatrana foi usada na dose de 150 mcg duas vezes ao dia [1].'],
      [
        'arms',
        'A taxa de AVC ou embolia sistêmica foi de 1,69% ao ano com dabigatrana 150 mg e de 1,11% ao ano com varfarina [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.prose',
    ['A mortalidade geral também foi menor com a apixabana (HR 0,89; IC 95% 0,80–0,998) [1].'],
    [
      [
        'direction',
        'A apixabana causou mais sangramento maior do que a varfarina (HR 0,69; IC 95% 0,60–0,80) [1].',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'Com o clopidogrel, o desfecho composto foi mais comum em 12 meses do que com o ticagrelor (11,7% vs. 9,8%) [1].',
    ],
    [
      [
        'digit',
        'O ticagrelor foi comparado ao clopidogrel em 18.264 pacientes com síndrome coronariana aguda [1].',
      ],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'O ácido tranexâmico foi testado contra placebo em 20.211 pacientes com trauma e hemorragia significativa e diminuiu a morte hospitalar (RR 0,91) [1].',
    ],
    [
      [
        'direction',
        'A morte hospitalar foi significativamente aumentada pelo ácido tranexâmico (RR 0,91) [1].',
      ],
    ],
  ],
  [
    'WOMAN.prose',
    [
      'Apesar de ter diminuído as mortes por sangramento, o ácido tranexâmico não atingiu o desfecho primário composto [1].',
    ],
    [['negation', 'O desfecho primário composto do estudo foi atingido [1].']],
  ],
  [
    'Magpie.prose',
    [
      'A eclâmpsia ocorreu em 0,8% das mulheres que receberam sulfato de magnésio e em 1,9% das que receberam placebo [1].',
    ],
    [
      [
        'negation',
        'A mortalidade materna diferiu significativamente entre sulfato de magnésio e placebo (RR 0,55; 0,26–1,14) [1].',
      ],
      [
        'arms',
        'A eclâmpsia ocorreu em 0,8% das mulheres no grupo placebo e em 1,9% das que receberam sulfato de magnésio [1].',
      ],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'Em 28 dias, morreram 22,9% dos pacientes tratados com dexametasona e 25,7% dos que receberam o cuidado habitual [1].',
    ],
    [
      [
        'direction',
        'Entre os pacientes em ventilação mecânica invasiva, a mortalidade foi mais alta com dexametasona do que com o cuidado habitual [1].',
      ],
    ],
  ],
  [
    'ARMA.prose',
    [
      'A estratégia com volume corrente de 6 mL por quilograma resultou em menor mortalidade do que a de 12 mL por quilograma (p = 0,007) [1].',
    ],
    [
      [
        'direction',
        'A mortalidade foi maior no grupo ventilado com volumes correntes mais baixos (p = 0,007) [1].',
      ],
    ],
  ],
  [
    'PROSEVA.prose',
    [
      'Dos 466 pacientes com SDRA grave, 32,8% dos mantidos em supino morreram em até 28 dias, ante 16,0% dos pronados [1].',
    ],
    [
      [
        'digit',
        'Foram incluídos 446 pacientes com SDRA grave, e a mortalidade em 28 dias foi menor em prona [1].',
      ],
      ['arms', 'A mortalidade em 28 dias foi de 16,0% no grupo supino e de 32,8% no grupo prona [1].'],
    ],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'O controle glicêmico convencional teve menor mortalidade em 90 dias (24,9%) do que o intensivo (27,5%) [1].',
      'Em 6.104 adultos críticos, o controle intensivo da glicose elevou em 14% a chance de morte em 90 dias (IC 95% 1,02–1,28) [1].',
    ],
    [
      [
        'direction',
        'O controle intensivo da glicose resultou em menos mortes em 90 dias do que o convencional [1].',
      ],
    ],
  ],
  [
    'ART.prose',
    [
      'Em 1.010 pacientes com SDRA moderada a grave, a PEEP baixa associou-se a menos mortes em 28 dias do que o recrutamento com PEEP titulada [1].',
    ],
    [
      [
        'direction',
        'O recrutamento com PEEP titulada levou a menor mortalidade em 28 dias do que a PEEP baixa (HR 1,20; IC 95% 1,01–1,42) [1].',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [
      'Não houve diferença significativa na mortalidade em 90 dias entre a solução balanceada e a salina a 0,9% (HR ajustado 0,97; IC 95% 0,90–1,05) [1].',
    ],
    [
      [
        'negation',
        'A mortalidade em 90 dias foi de 26,4% com solução balanceada e 27,2% com salina a 0,9%, diferença que foi significativa [1].',
      ],
    ],
  ],
  [
    'HPTN 052.prose',
    [
      'Iniciar a terapia cedo reduziu em 96% a transmissão geneticamente ligada entre 1.763 casais sorodiscordantes [1].',
    ],
    [['direction', 'A terapia precoce aumentou em 96% a transmissão geneticamente ligada do HIV [1].']],
  ],
  [
    'BENEFIT.prose',
    [
      'A diferença no desfecho primário entre benznidazol e placebo não foi estatisticamente significativa (27,5% vs. 29,1%; IC 95% 0,81 a 1,07) [1].',
    ],
    [['negation', 'A conversão da PCR não foi mais frequente com benznidazol do que com placebo [1].']],
  ],
  [
    'Butantan-DV.prose',
    ['Em quem já havia sido exposto à dengue, a eficácia chegou a 89,2% [1].'],
    [['unit', 'Ao longo de 2 meses, a dose única teve eficácia de 79,6% contra a dengue sintomática [1].']],
  ],
  [
    'DBHA 2025.prose',
    ['Valores de 120 a 139 mmHg e/ou de 80 a 89 mmHg correspondem à pré-hipertensão [1].'],
    [['comparator', 'A meta de tratamento da hipertensão é PA acima de 130/80 mmHg [1].']],
  ],
  [
    'DBIC 2018.prose',
    [
      'No rastreamento da insuficiência cardíaca, o ponto de corte do NT-proBNP é de 125 pg/mL (equivalente a 125 ng/L) [1].',
    ],
    [['comparator', 'Classifica-se como ICFEr a insuficiência cardíaca com FEVE acima de 40% [1].']],
  ],
  [
    'SBD 2025.prose',
    [
      'O diagnóstico de diabetes não deve ser fechado sem confirmação da glicemia de jejum ≥ 126 mg/dL ou da HbA1c ≥ 6,5% [1].',
    ],
    [
      [
        'negation',
        'O diagnóstico de diabetes por glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5% não exige confirmação do resultado [1].',
      ],
    ],
  ],
  [
    'SSC 2021.prose',
    [
      'Em adultos em uso de vasopressor, o alvo inicial recomendado de pressão arterial média é de 65 mmHg [1].',
    ],
    [
      ['unit', 'Em adultos com vasopressor, o alvo inicial de pressão arterial média é de 65 cmH2O [1].'],
      [
        'comparator',
        'No choque séptico, sugere-se no máximo 30 mL/kg de cristaloide intravenoso nas primeiras 3 horas [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'Pacientes do grupo C devem receber imediatamente 10 mL/kg de cristaloide na 1ª hora [1].',
      'Enquanto o grupo C recebe 10 mL/kg na primeira hora, o grupo D recebe 20 mL/kg em até 20 min [1].',
    ],
    [['negation', 'Na dengue, podem-se utilizar salicilatos e anti-inflamatórios não esteroides [1].']],
  ],
  [
    'KDIGO 2024.prose',
    ['A DRC é classificada pela causa, pela TFG (G1 a G5) e pela albuminúria (A1 a A3) [1].'],
    [
      [
        'comparator',
        'Para definir DRC, as anormalidades renais devem estar presentes por no máximo 3 meses [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.pt',
    ['Segundo a diretriz brasileira de 2025, deve-se buscar pressão arterial menor que 130/80 mmHg [1].'],
    [['digit', 'A diretriz de 2025 adota como meta a pressão arterial abaixo de 140/80 mmHg [1].']],
  ],
  [
    'DBHA 2020.pt',
    ['A edição de 2020 foi substituída pela de 2025 [1].'],
    [['negation', 'A DBHA 2020 não foi substituída pela DBHA 2025 [1].']],
  ],
  [
    'DBIC 2018.pt',
    [
      'A diretriz brasileira de 2018 usa a fração de ejeção para separar a insuficiência cardíaca em reduzida, intermediária e preservada [1].',
      'Os peptídeos natriuréticos fazem parte da investigação diagnóstica segundo a diretriz de 2018 [1].',
    ],
    [
      [
        'negation',
        'A diretriz de 2018 não inclui os peptídeos natriuréticos na investigação diagnóstica da insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    'SBD 2025.pt',
    [
      'O diagnóstico de diabetes pode ser feito pela glicemia de jejum ou pela HbA1c, desde que o resultado seja confirmado [1].',
    ],
    [
      [
        'negation',
        'A diretriz de 2025 estabelece o diagnóstico pela glicemia de jejum ou pela hemoglobina glicada, sem necessidade de confirmação [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.pt',
    [
      'Segundo a KDIGO 2024, a doença renal crônica é uma alteração persistente da estrutura ou da função renal [1].',
    ],
    [['negation', 'A KDIGO 2024 não considera a albuminúria na classificação da doença renal crônica [1].']],
  ],
  [
    'SSC 2021.pt',
    [
      'As recomendações de 2021 da Surviving Sepsis Campaign já deram lugar a uma edição de 2026 [1].',
      'No choque séptico com vasopressor, o tratamento é titulado por um alvo de pressão arterial média [1].',
    ],
    [['negation', 'A SSC 2021 ainda não foi substituída por edição mais nova [1].']],
  ],
  [
    'GINA 2021.pt',
    ['A GINA de 2021 desaconselha tratar a asma somente com broncodilatador de curta ação [1].'],
    [
      [
        'negation',
        'A GINA de 2021 recomenda o tratamento da asma apenas com broncodilatador de curta ação [1].',
      ],
    ],
  ],
  [
    'GOLD 2023.pt',
    ['Os grupos A, B e E passaram a ocupar o lugar dos antigos A, B, C e D no relatório GOLD de 2023 [1].'],
    [['negation', 'O GOLD de 2023 não substitui os grupos A, B, C e D pelos grupos A, B e E [1].']],
  ],
  [
    'SPRINT.pt',
    [
      'Pessoas com diabetes ficaram de fora do SPRINT [1].',
      'O alvo sistólico abaixo de 120 mmHg diminuiu em 25% o risco do desfecho cardiovascular composto (HR 0,75) [1].',
    ],
    [
      [
        'direction',
        'Em hipertensos de alto risco, buscar pressão sistólica abaixo de 120 mmHg aumentou os eventos cardiovasculares maiores em relação ao alvo abaixo de 140 mmHg [1].',
      ],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Em hipertensos de alto risco, a morte coronariana ou o infarto não fatal foi semelhante com clortalidona, anlodipino ou lisinopril [1].',
    ],
    [
      [
        'negation',
        'Clortalidona, anlodipino e lisinopril diferiram quanto à morte coronariana ou ao infarto não fatal [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'Frente ao enalapril, a associação sacubitril-valsartana diminuiu a morte cardiovascular ou a internação por IC na fração de ejeção reduzida [1].',
    ],
    [
      [
        'direction',
        'Na fração de ejeção reduzida, sacubitril-valsartana elevou a morte cardiovascular ou a internação por IC em comparação com o enalapril [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'Na ICFEr, houve menos piora da IC ou morte cardiovascular com a dapagliflozina do que com placebo (HR 0,74) [1].',
    ],
    [
      [
        'negation',
        'A dapagliflozina não reduziu a piora da insuficiência cardíaca ou a morte cardiovascular em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      'Na ICFEp, a empagliflozina foi benéfica, com risco 21% menor de morte cardiovascular ou internação por IC [1].',
    ],
    [
      [
        'bounds',
        'A empagliflozina reduziu a morte cardiovascular ou a internação por IC na fração preservada (HR 0,79; IC 95% 0,69–0,96) [1].',
      ],
    ],
  ],
  [
    'RALES.pt',
    [
      'Acrescentar espironolactona ao tratamento diminuiu as mortes na insuficiência cardíaca grave com fração de ejeção reduzida [1].',
    ],
    [
      [
        'direction',
        'A espironolactona acrescentada ao tratamento aumentou a mortalidade na insuficiência cardíaca grave [1].',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'Mesmo com LDL não elevado, pessoas com PCR ultrassensível alta tiveram menos eventos cardiovasculares maiores com a rosuvastatina (HR 0,56) [1].',
    ],
    [
      [
        'bounds',
        'A rosuvastatina reduziu os eventos cardiovasculares maiores (HR 0,56; IC 95% 0,49–0,69) [1].',
      ],
    ],
  ],
  [
    'FOURIER.pt',
    [
      'Em pacientes já em uso de estatina, o evolocumabe reduziu em 15% o risco do desfecho cardiovascular composto [1].',
    ],
    [
      [
        'decimal',
        'O evolocumabe reduziu o desfecho cardiovascular composto em comparação com placebo (HR 8,5; IC 95% 0,79–0,92) [1].',
      ],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'Duas doses diárias de 150 mg de dabigatrana foram superiores à varfarina na prevenção de AVC ou embolia sistêmica (RR 0,66; IC 95% 0,53 a 0,82) [1].',
    ],
    [
      [
        'bounds',
        'A dabigatrana 150 mg duas vezes ao dia reduziu o AVC ou a embolia sistêmica (RR 0,66; IC 95% 0,35–0,82) [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.pt',
    ['Em pacientes com FA, a apixabana preveniu AVC ou embolia sistêmica melhor do que a varfarina [1].'],
    [
      [
        'direction',
        'Na fibrilação atrial, a apixabana aumentou o AVC ou a embolia sistêmica em comparação com a varfarina [1].',
      ],
    ],
  ],
  [
    'PLATO.pt',
    [
      'Na SCA, o risco de morte vascular, infarto ou AVC foi 16% menor com o ticagrelor do que com o clopidogrel [1].',
    ],
    [
      [
        'direction',
        'O ticagrelor foi inferior ao clopidogrel na síndrome coronariana aguda, com mais mortes vasculares, infartos ou AVC [1].',
      ],
    ],
  ],
  [
    'ISIS-2.pt',
    [
      'Tanto a aspirina quanto a estreptoquinase diminuíram a mortalidade vascular em cinco semanas, e o efeito foi ainda maior quando usadas juntas [1].',
    ],
    [
      [
        'direction',
        'A associação de ácido acetilsalicílico e estreptoquinase elevou a mortalidade vascular em 5 semanas [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'O risco de eventos cardiovasculares maiores foi 14% menor com a empagliflozina do que com placebo [1].',
    ],
    [
      [
        'digit',
        'A empagliflozina reduziu os eventos cardiovasculares maiores, com HR de 0,81 (IC 95,02% 0,74–0,99) [1].',
      ],
    ],
  ],
  [
    'LEADER.pt',
    [
      'Em pessoas com diabetes tipo 2 e alto risco cardiovascular, menos eventos cardiovasculares maiores foram vistos com a liraglutida (HR 0,87; IC 95% 0,78–0,97) [1].',
    ],
    [
      [
        'direction',
        'A liraglutida aumentou os eventos cardiovasculares maiores no diabetes tipo 2 de alto risco [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.pt',
    ['O tratamento intensivo reduziu em 12% o risco de qualquer desfecho relacionado ao diabetes [1].'],
    [
      [
        'digit',
        'O controle intensivo reduziu qualquer desfecho relacionado ao diabetes (RR 0,83; IC 95% 0,79–0,99) [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    ['Em 40 semanas, a semaglutida 1 mg baixou menos a hemoglobina glicada do que a tirzepatida [1].'],
    [
      [
        'direction',
        'A tirzepatida reduziu a hemoglobina glicada menos do que a semaglutida 1 mg em 40 semanas [1].',
      ],
    ],
  ],
  [
    'CREDENCE.pt',
    [
      'Em pacientes com diabetes tipo 2, DRC e albuminúria, o composto de desfecho renal ou morte cardiovascular ocorreu menos com a canagliflozina (HR 0,70; IC 95% 0,59–0,82) [1].',
    ],
    [
      [
        'bounds',
        'A canagliflozina reduziu o desfecho renal composto ou morte cardiovascular, com HR 0,70 e IC 95% de 0,59 a 0,88 [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.pt',
    [
      'Na DRC, com ou sem diabetes tipo 2, a dapagliflozina diminuiu o composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular [1].',
    ],
    [
      [
        'direction',
        'Na doença renal crônica, a dapagliflozina agravou o desfecho renal composto ou a morte cardiovascular em relação ao placebo (HR 0,61) [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'Em pessoas com DRC, diabéticas ou não, progressão da doença renal ou morte cardiovascular foi menos frequente com a empagliflozina do que com placebo (HR 0,72) [1].',
    ],
    [
      [
        'direction',
        'A empagliflozina acelerou a progressão da doença renal ou a morte cardiovascular em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'A hiperpotassemia foi mais comum com a finerenona do que com placebo [1].',
      'A finerenona diminuiu em 18% o risco do desfecho renal composto (IC 95% 0,73–0,93) [1].',
    ],
    [['direction', 'No FIDELIO-DKD, a hiperpotassemia foi menos frequente com a finerenona [1].']],
  ],
  [
    'FLOW.pt',
    [
      'Comparada ao placebo, a semaglutida reduziu em 24% o risco de eventos renais maiores em pessoas com diabetes tipo 2 e DRC [1].',
    ],
    [['bounds', 'Os eventos renais maiores diminuíram com a semaglutida (HR 0,76; IC 95% 0,66–0,98) [1].']],
  ],
  [
    'SELECT.pt',
    ['Os participantes tinham sobrepeso ou obesidade e doença cardiovascular, mas não tinham diabetes [1].'],
    [
      [
        'negation',
        'Em pessoas com sobrepeso ou obesidade, a semaglutida não reduziu os eventos cardiovasculares maiores (HR 0,80; IC 95% 0,72–0,90) [1].',
      ],
    ],
  ],
  [
    'NINDS.pt',
    [
      'Como contrapartida, a alteplase intravenosa elevou a ocorrência de hemorragia intracraniana sintomática [1].',
      'Iniciada em até 3 horas dos sintomas, a alteplase aumentou a chance de boa evolução aos 3 meses (OR 1,7; IC 95% 1,2–2,6) [1].',
    ],
    [['direction', 'A alteplase diminuiu a hemorragia intracraniana sintomática no NINDS [1].']],
  ],
  [
    'TICH-2.pt',
    [
      'Na hemorragia intracerebral aguda, o estado funcional em 90 dias não melhorou significativamente com o ácido tranexâmico [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico melhorou de modo significativo o estado funcional em 90 dias na hemorragia intracerebral aguda [1].',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      'A mortalidade hospitalar por trauma com hemorragia foi 9% menor, em termos relativos, com o ácido tranexâmico (RR 0,91) [1].',
    ],
    [['bounds', 'O ácido tranexâmico reduziu a morte hospitalar no trauma (RR 0,91; IC 95% 0,85–0,99) [1].']],
  ],
  [
    'WOMAN.pt',
    [
      'O ácido tranexâmico evitou mortes por sangramento na hemorragia pós-parto (RR 0,81), embora o desfecho primário composto não tenha sido alcançado [1].',
    ],
    [
      [
        'negation',
        'O desfecho primário composto foi alcançado com o ácido tranexâmico na hemorragia pós-parto [1].',
      ],
    ],
  ],
  [
    'Magpie.pt',
    ['Com sulfato de magnésio, a eclâmpsia foi 58% menos frequente do que com placebo [1].'],
    [['digit', 'O sulfato de magnésio tornou a eclâmpsia 53% menos frequente [1].']],
  ],
  [
    'RECOVERY.pt',
    ['Quem recebia oxigênio ou ventilação mecânica foi o principal beneficiado pela dexametasona [1].'],
    [
      [
        'direction',
        'A dexametasona aumentou a mortalidade em 28 dias em pacientes hospitalizados com covid-19 [1].',
      ],
    ],
  ],
  [
    'TOGETHER.pt',
    [
      'A ivermectina não evitou a internação nem a observação prolongada na emergência em pacientes ambulatoriais com covid-19 [1].',
    ],
    [
      [
        'negation',
        'Em pacientes ambulatoriais com covid-19, a ivermectina reduziu a internação e a observação prolongada em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'ARMA.pt',
    ['Na SDRA, houve menos mortes com volume corrente de 6 mL/kg do que com 12 mL/kg (31,0% vs. 39,8%) [1].'],
    [['digit', 'A mortalidade foi de 31,0% com 6 mL/kg e de 36,8% com 12 mL/kg (p = 0,007) [1].']],
  ],
  [
    'PROSEVA.pt',
    [
      'Em comparação com a posição supina, pronar cedo e por tempo prolongado reduziu as mortes em 28 dias na SDRA grave [1].',
    ],
    [
      [
        'direction',
        'Na SDRA grave, a posição prona aumentou a mortalidade em 28 dias em comparação com a supina [1].',
      ],
    ],
  ],
  [
    'ART.pt',
    [
      'A manobra de recrutamento com PEEP titulada foi danosa: mais mortes em 28 dias do que com PEEP baixa (HR 1,20; IC 95% 1,01–1,42) [1].',
    ],
    [
      [
        'direction',
        'Na SDRA moderada a grave, o recrutamento alveolar com PEEP titulada diminuiu a mortalidade em 28 dias [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.pt',
    [
      'O controle intensivo da glicemia causou dano em pacientes críticos, com OR de 1,14 para morte em 90 dias [1].',
    ],
    [
      [
        'direction',
        'Em pacientes críticos, o controle glicêmico intensivo baixou a mortalidade em 90 dias frente ao convencional [1].',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'Nas UTIs brasileiras, trocar a solução salina pela balanceada não trouxe queda da mortalidade em 90 dias [1].',
    ],
    [
      [
        'negation',
        'A solução balanceada reduziu a mortalidade em 90 dias em relação à solução salina nas UTIs brasileiras [1].',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    ['O início precoce da TARV diminuiu a transmissão do HIV ao parceiro em 96% (HR 0,04) [1].'],
    [
      [
        'direction',
        'Em casais sorodiscordantes, iniciar cedo a terapia antirretroviral aumentou a transmissão do HIV ao parceiro [1].',
      ],
    ],
  ],
  [
    'START.pt',
    [
      'Nas pessoas assintomáticas com HIV e CD4 alto, começar o tratamento de imediato diminuiu os eventos graves em relação a adiá-lo [1].',
    ],
    [
      [
        'direction',
        'O início imediato da terapia antirretroviral elevou os eventos graves em comparação com o início adiado [1].',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'Na cardiopatia chagásica crônica já estabelecida, o benznidazol não freou de forma significativa a progressão clínica (HR 0,93; IC 95% 0,81–1,07) [1].',
      'A fase aguda e a forma indeterminada da doença de Chagas não foram avaliadas no BENEFIT [1].',
    ],
    [
      [
        'negation',
        'O benznidazol reduziu de modo significativo a progressão clínica da cardiomiopatia chagásica crônica [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.pt',
    [
      'A vacina Butantan-DV, em dose única, teve eficácia de 79,6% contra dengue sintomática em 2 anos (IC 95% 70,0–86,3) [1].',
    ],
    [['decimal', 'A eficácia da Butantan-DV contra dengue sintomática em 2 anos foi de 7,96% [1].']],
  ],
  [
    'MS Dengue 2024.pt',
    [
      'Salicilatos e anti-inflamatórios não esteroides devem ser evitados quando há suspeita de dengue [1].',
      'A reposição venosa com cristaloide é imediata nos grupos C e D, e mais rápida no D [1].',
    ],
    [
      [
        'negation',
        'Na suspeita de dengue, devem-se usar salicilatos ou anti-inflamatórios não esteroides [1].',
      ],
    ],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    'DAPA-HF.en + DAPA-CKD.en',
    'A dapagliflozina reduziu o composto de queda da TFGe, doença renal terminal ou morte renal ou cardiovascular de 14,5% para 9,2% (HR 0,61; 0,51–0,72) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'EMPA-KIDNEY.pt + EMPEROR-Preserved.pt',
    'Na insuficiência cardíaca com fração de ejeção preservada, a empagliflozina reduziu a morte cardiovascular ou a internação por IC (HR 0,79; IC 95% 0,69–0,90) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'FLOW.pt + SELECT.pt',
    'Em pessoas com sobrepeso ou obesidade e doença cardiovascular, sem diabetes, a semaglutida reduziu os eventos cardiovasculares maiores (HR 0,80; IC 95% 0,72–0,90) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'CRASH-2.en + WOMAN.en',
    'Na hemorragia pós-parto, o ácido tranexâmico reduziu a morte por sangramento (1,5% vs. 1,9%; RR 0,81) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'ARMA.pt + PROSEVA.pt',
    'A posição prona reduziu a mortalidade em 28 dias para 16,0%, ante 32,8% em supino (p < 0,001) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'RE-LY.en + ARISTOTLE.en',
    'A apixabana reduziu o AVC ou a embolia sistêmica em relação à varfarina (HR 0,79; 0,66–0,95) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'DBHA 2020.en + DBHA 2025.en',
    'A meta de tratamento é manter a pressão abaixo de 130/80 mmHg [1].',
    'd',
  ],
  [
    'wrong-reference',
    'MS Dengue 2024.prose + SSC 2021.prose',
    'No choque séptico, sugere-se administrar pelo menos 30 mL/kg de cristaloide nas primeiras 3 horas [1].',
    'd',
  ],
  [
    'wrong-reference',
    'RECOVERY.en + TOGETHER.en',
    'A ivermectina não reduziu a hospitalização ou a observação prolongada (14,7% vs. 16,3%; RR 0,90; 0,70–1,16) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'LEADER.en + EMPA-REG OUTCOME.en',
    'A empagliflozina reduziu a morte cardiovascular no diabetes tipo 2 (3,7% vs. 5,9%; HR 0,62; 0,49–0,77) [1].',
    'd',
  ],
];

export const acceptance: HandCase[] = [...casesOf(groups), ...ofSeveral];
