import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Edited sentences over all passages of the corpus. */
const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'Com a meta sistólica abaixo de 120 mmHg, o desfecho primário composto ocorreu a uma taxa de 1,65% ao ano, contra 2,19% ao ano com a meta abaixo de 140 mmHg [1].',
    ],
    [],
  ],
  [
    'ALLHAT.en',
    [
      'Em 6 anos, a doença coronariana fatal ou o infarto não fatal atingiu 11,5% dos pacientes com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril, sem diferença entre eles [1].',
    ],
    [
      [
        'direction',
        'Houve diferença em doença coronariana fatal ou infarto não fatal, com vantagem do anlodipino (11,3%) sobre a clortalidona (11,5%) [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'O braço enalapril acumulou mais mortes cardiovasculares ou internações por IC do que o braço da inibição da angiotensina-neprilisina (26,5% vs 21,8%) [1].',
    ],
    [],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      '- **Empagliflozina na ICFEp:** morte cardiovascular ou internação por IC com HR de 0,79 (0,69–0,90) [1]',
    ],
    [
      [
        'bounds',
        'A morte cardiovascular ou a internação por IC ocorreu em 13,8% com empagliflozina e em 17,1% no controle, com HR de 0,79 (0,59–0,90) [1].',
      ],
    ],
  ],
  [
    'LEADER.en',
    ['A liraglutida também diminuiu a morte cardiovascular, com razão de risco de 0,78 (0,66 a 0,93) [1].'],
    [],
  ],
  [
    'UKPDS 33.en',
    [
      'A redução do infarto do miocárdio com o tratamento intensivo não chegou a ser estatisticamente significativa (RR 0,84; p = 0,052) [1].',
    ],
    [
      [
        'direction',
        '- HbA1c mais elevada com o tratamento intensivo (7,0%) do que com o convencional (7,9%) [1]',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    [
      'Menos pacientes tratados com dapagliflozina chegaram ao composto de queda da TFGe ≥ 50%, doença renal terminal ou morte renal ou cardiovascular: 9,2%, ante 14,5% no grupo de comparação [1].',
    ],
    [],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'O desfecho renal da finerenona juntava falência renal, redução da TFGe de pelo menos 40% e morte renal [1].',
    ],
    [],
  ],
  [
    'SELECT.en',
    [
      'Em 17.604 participantes com obesidade e sem diabetes, a semaglutida baixou a ocorrência de MACE de 8,0% para 6,5% [1].',
    ],
    [],
  ],
  [
    'SURPASS-2.en',
    [
      'Na dose de 15 mg, a tirzepatida fez a HbA1c cair 2,30 pontos em 40 semanas, queda superior à de 1,86 ponto vista com a semaglutida 1 mg [1].',
    ],
    [],
  ],
  [
    'JUPITER.en',
    [
      'Quem usou rosuvastatina teve 0,77 evento por 100 pessoas-ano; no grupo controle, a taxa foi de 1,36 [1].',
    ],
    [],
  ],
  [
    'RE-LY.en',
    [
      'A varfarina ficou associada a mais AVC ou embolia sistêmica que a dabigatrana 150 mg (1,69% contra 1,11% ao ano) [1].',
    ],
    [
      [
        'decimal',
        'O AVC ou a embolia sistêmica ocorreram em 1,11% ao ano com a dabigatrana 150 mg e em 16,9% ao ano com a varfarina [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    ['Os sangramentos maiores foram menos comuns com a apixabana do que com a varfarina (HR 0,69) [1].'],
    [],
  ],
  [
    'ISIS-2.en',
    ['Dar aspirina e estreptoquinase juntas diminuiu em 42% a chance de morte vascular em 5 semanas [1].'],
    [
      [
        'digit',
        'A estreptoquinase isolada diminuiu em 35% a chance de morte vascular em 5 semanas (9,2% vs 12,0%) [1].',
      ],
    ],
  ],
  [
    'PLATO.pt',
    [
      'Na síndrome coronariana aguda, o clopidogrel foi inferior ao ticagrelor na redução da morte vascular, do infarto ou do AVC [1].',
    ],
    [],
  ],
  [
    'NINDS.en',
    [
      'O risco é hemorrágico: a hemorragia intracraniana sintomática subiu de 0,6% para 6,4% com o ativador do plasminogênio tecidual [1].',
    ],
    [['direction', 'O trombolítico reduziu a hemorragia intracraniana sintomática (6,4% vs 0,6%) [1].']],
  ],
  [
    'TICH-2.en',
    [
      'O efeito do ácido tranexâmico sobre a escala de Rankin no dia 90 foi neutro, com OR ajustada de 0,88 e p = 0,11 [1].',
    ],
    [],
  ],
  [
    'WOMAN.en',
    ['Quando o ácido tranexâmico foi dado em até 3 h, a morte por sangramento caiu de 1,7% para 1,2% [1].'],
    [],
  ],
  [
    'Magpie.en',
    ['Sobre a morte materna, o estudo não demonstrou redução significativa (RR 0,55; 0,26–1,14) [1].'],
    [['decimal', 'Houve eclâmpsia em 0,08% das gestantes com sulfato de magnésio e em 1,9% das demais [1].']],
  ],
  [
    'TOGETHER.en',
    [
      '- Ivermectina precoce na covid-19 (1.358 pacientes, Brasil): hospitalização ou observação prolongada em 14,7% vs 16,3%, sem diferença significativa [1]',
    ],
    [],
  ],
  [
    'ARMA.en',
    ['Ventilar com 12 mL/kg resultou em mortalidade de 39,8%, maior que os 31,0% obtidos com 6 mL/kg [1].'],
    [],
  ],
  [
    'ART.en',
    [
      'A estratégia de recrutamento pulmonar com PEEP titulada foi prejudicial: 55,3% de óbitos em 28 dias, contra 49,3% com PEEP baixa [1].',
    ],
    [],
  ],
  [
    'HPTN 052.en',
    [
      'Registrou-se um único caso de transmissão ligada com o tratamento precoce, frente a 27 no outro grupo [1].',
    ],
    [],
  ],
  [
    'START.en',
    [
      'Iniciar a terapia antirretroviral na infecção assintomática precoce cortou em mais da metade o risco do desfecho primário (HR 0,43) [1].',
    ],
    [],
  ],
  [
    'Butantan-DV.en',
    ['A proteção em 2 anos foi menor nos soronegativos (73,6%) do que nos soropositivos (89,2%) [1].'],
    [],
  ],
  [
    'DBHA 2020.en',
    ['Pela diretriz de 2020, já é hipertensão a pressão de consultório a partir de 140 e/ou 90 mmHg [1].'],
    [],
  ],
  [
    'DBIC 2018.pt',
    [
      'Os peptídeos natriuréticos fazem parte da investigação diagnóstica da insuficiência cardíaca na diretriz brasileira de 2018 [1].',
    ],
    [],
  ],
  [
    'SBD 2025.en',
    ['Uma glicemia de jejum de 126 mg/dL ou mais faz o diagnóstico de diabetes, desde que confirmada [1].'],
    [],
  ],
  [
    'SSC 2021.en',
    [
      '- Ressuscitação inicial: não menos que 30 mL/kg de cristaloide nas primeiras 3 horas (recomendação fraca) [1]',
    ],
    [],
  ],
  [
    'MS Dengue 2024.en',
    ['No grupo C, infundem-se 10 mL/kg na primeira hora; no grupo D, 20 mL/kg em até 20 minutos [1].'],
    [],
  ],
  [
    'GINA 2021.en',
    [
      'Não se recomenda tratar a asma apenas com SABA; como alívio, prefere-se corticoide inalatório com formoterol [1].',
    ],
    [['negation', 'Recomenda-se o tratamento da asma apenas com SABA [1].']],
  ],
  [
    'GOLD 2023.en',
    ['Confirma-se a obstrução quando a relação VEF1/CVF após broncodilatador fica abaixo de 0,7 [1].'],
    [
      [
        'comparator',
        'O critério espirométrico de DPOC é uma relação VEF1/CVF pós-broncodilatador maior que 0,7 [1].',
      ],
    ],
  ],
  [
    'SPRINT.prose',
    [
      'A mortalidade por todas as causas foi mais alta no grupo de tratamento padrão do que no intensivo [1].',
    ],
    [],
  ],
  [
    'DAPA-HF.prose',
    [
      'O placebo teve 21,2% de piora da insuficiência cardíaca ou morte cardiovascular; a dapagliflozina, 16,3% [1].',
    ],
    [],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'Morreram por causa cardiovascular 3,7% dos pacientes com empagliflozina e 5,9% dos que receberam placebo [1].',
    ],
    [],
  ],
  [
    'FLOW.prose',
    [
      'Os eventos renais maiores foram mais frequentes com placebo que com semaglutida (7,5 vs 5,8 por 100 pacientes-ano) [1].',
    ],
    [['unit', 'A taxa de eventos renais maiores foi de 5,8 por 1.000 pacientes-ano com a semaglutida [1].']],
  ],
  [
    'SURPASS-2.prose',
    [
      'As três doses de tirzepatida superaram a semaglutida 1 mg na queda da hemoglobina glicada em 40 semanas [1].',
    ],
    [['unit', 'Com 10 mg de tirzepatida, a hemoglobina glicada caiu 2,24 mmol/mol em 40 semanas [1].']],
  ],
  [
    'ARISTOTLE.prose',
    [
      'Além de prevenir AVC ou embolia sistêmica, a apixabana causou menos sangramento maior e menos mortes que a varfarina (HR de morte 0,89) [1].',
    ],
    [['bounds', 'Para sangramento maior, a apixabana teve HR de 0,69 (IC 95% 0,60 a 0,90) [1].']],
  ],
  [
    'PLATO.prose',
    [
      'Em 12 meses, a morte vascular, o infarto ou o AVC foram mais comuns no braço clopidogrel (11,7%) que no braço ticagrelor (9,8%) [1].',
    ],
    [],
  ],
  [
    'CRASH-2.prose',
    [
      'A mortalidade hospitalar dos pacientes com trauma foi significativamente menor com o ácido tranexâmico (14,5%) do que com o placebo (16,0%) [1].',
    ],
    [],
  ],
  [
    'WOMAN.prose',
    [
      'A redução da morte por sangramento foi mais nítida quando o tratamento começou em até 3 h do parto [1].',
    ],
    [],
  ],
  [
    'RECOVERY.prose',
    [
      'Sob ventilação mecânica invasiva, a mortalidade do cuidado habitual foi de 41,4% e a da dexametasona, de 29,3% [1].',
    ],
    [],
  ],
  [
    'PROSEVA.prose',
    ['Em supino, a mortalidade em 28 dias chegou a 32,8%, cerca do dobro da observada em prona (16,0%) [1].'],
    [],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'Em 90 dias, foram a óbito 27,5% dos doentes críticos sob controle glicêmico intensivo, mais do que os 24,9% do controle convencional [1].',
    ],
    [
      [
        'bounds',
        'A razão de chances de morte com o controle intensivo foi de 1,14, com intervalo de confiança de 95% de 0,92 a 1,28 [1].',
      ],
    ],
  ],
  [
    'BaSICS.en',
    [
      'A escolha entre solução balanceada e salina a 0,9% não alterou de modo significativo a mortalidade em 90 dias (26,4% vs 27,2%) [1].',
    ],
    [],
  ],
  [
    'BENEFIT.prose',
    [
      'O benznidazol elevou a conversão da PCR (66,2% vs 33,5%) sem reduzir significativamente o desfecho primário (HR 0,93; IC 95% 0,81–1,07) [1].',
    ],
    [
      [
        'direction',
        'A conversão da PCR foi menos frequente com o benznidazol do que com o placebo (66,2% vs 33,5%) [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.prose',
    ['- Meta pressórica: menos de 130/80 mmHg [1]'],
    [['bounds', 'Fala-se em pré-hipertensão quando a pressão está entre 120–129 mmHg e/ou 80–89 mmHg [1].']],
  ],
  [
    'SSC 2021.pt',
    ['A edição de 2021 da Surviving Sepsis Campaign já não é a mais atual, pois a de 2026 a substituiu [1].'],
    [],
  ],
  [
    'KDIGO 2024.prose',
    [
      'A alteração da estrutura ou da função renal precisa durar no mínimo 3 meses para ser chamada de DRC [1].',
    ],
    [],
  ],
  [
    'SPRINT.pt',
    ['Os achados do SPRINT não vêm de pessoas com diabetes, que ficaram fora do estudo [1].'],
    [['negation', 'O SPRINT incluiu pessoas com diabetes [1].']],
  ],
  [
    'ALLHAT.pt',
    [
      'Nenhuma das três drogas (clortalidona, anlodipino ou lisinopril) se mostrou superior às outras na morte coronariana ou no infarto não fatal [1].',
    ],
    [],
  ],
  [
    'RALES.pt',
    [
      'Acrescentar espironolactona ao tratamento da insuficiência cardíaca grave com fração de ejeção reduzida fez cair a mortalidade [1].',
    ],
    [],
  ],
  [
    'FOURIER.pt',
    [
      'O evolocumabe, somado à estatina, foi melhor que o placebo em evitar o desfecho cardiovascular composto (HR 0,85; IC 95% 0,79–0,92) [1].',
    ],
    [],
  ],
  [
    'Butantan-DV.pt',
    [
      'Crianças e adultos vacinados com uma só dose da Butantan-DV tiveram menos dengue sintomática em 2 anos, com eficácia de 79,6% [1].',
    ],
    [],
  ],
  [
    'UKPDS 33.pt',
    [
      'O tratamento convencional do diabetes recém-diagnosticado trouxe mais desfechos relacionados ao diabetes do que o controle intensivo [1].',
    ],
    [],
  ],
  [
    'SURPASS-2.pt',
    ['A semaglutida 1 mg baixou a HbA1c menos do que a tirzepatida em 40 semanas [1].'],
    [
      [
        'direction',
        'A tirzepatida teve efeito mais fraco que a semaglutida na redução da hemoglobina glicada [1].',
      ],
    ],
  ],
  [
    'CREDENCE.pt',
    [
      'O risco do composto renal ou cardiovascular foi 30% menor com a canagliflozina (HR 0,70; IC 95% 0,59–0,82) [1].',
    ],
    [],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'A progressão da doença renal ou a morte cardiovascular foram reduzidas pela empagliflozina, tivesse o paciente diabetes ou não [1].',
    ],
    [],
  ],
  [
    'FIDELIO-DKD.pt',
    ['- Cuidado com o potássio: a hiperpotassemia apareceu mais com a finerenona [1]'],
    [['direction', 'Com a finerenona, a hiperpotassemia foi mais rara do que com o placebo [1].']],
  ],
  [
    'TICH-2.pt',
    [
      'Na hemorragia intracerebral aguda, faltou ao ácido tranexâmico um ganho funcional significativo em 90 dias frente ao placebo [1].',
    ],
    [
      [
        'negation',
        'Em 90 dias, o ácido tranexâmico melhorou de modo significativo o estado funcional após a hemorragia intracerebral (OR ajustada 0,88) [1].',
      ],
    ],
  ],
  [
    'WOMAN.pt',
    [
      'Embora a morte por sangramento tenha diminuído com o ácido tranexâmico, o estudo não atingiu seu desfecho primário composto [1].',
    ],
    [['negation', 'O desfecho primário composto do estudo foi alcançado com o ácido tranexâmico [1].']],
  ],
  [
    'Magpie.pt',
    ['O sulfato de magnésio preveniu mais da metade dos casos de eclâmpsia em comparação com placebo [1].'],
    [],
  ],
  [
    'RECOVERY.pt',
    [
      'O ganho com a dexametasona concentrou-se nos pacientes que recebiam oxigênio ou ventilação mecânica [1].',
    ],
    [],
  ],
  [
    'TOGETHER.pt',
    [
      'Para o paciente ambulatorial com covid-19, a ivermectina não diminuiu as internações nem a observação prolongada na emergência [1].',
    ],
    [
      [
        'negation',
        'No estudo brasileiro, a ivermectina reduziu tanto a internação quanto a observação prolongada em serviço de emergência [1].',
      ],
    ],
  ],
  [
    'ART.pt',
    [
      'A PEEP baixa foi mais segura: o recrutamento alveolar com PEEP titulada aumentou as mortes em 28 dias (HR 1,20; IC 95% 1,01–1,42) [1].',
    ],
    [],
  ],
  [
    'BaSICS.pt',
    [
      'A mortalidade em 90 dias não foi menor com a solução balanceada do que com a salina (HR ajustado 0,97; IC 95% 0,90–1,05) [1].',
    ],
    [],
  ],
  [
    'START.pt',
    [
      'Adiar a terapia antirretroviral em assintomáticos com CD4 alto levou a mais eventos graves do que iniciá-la de imediato [1].',
    ],
    [
      [
        'direction',
        'Os eventos graves, relacionados ou não à aids, foram menos frequentes com o início adiado da terapia antirretroviral que com o início imediato [1].',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'O estudo deixou sem resposta a fase aguda e a forma indeterminada da doença de Chagas, que não avaliou [1].',
    ],
    [['negation', 'O BENEFIT avaliou também a fase aguda e a forma indeterminada da doença de Chagas [1].']],
  ],
  [
    'MS Dengue 2024.pt',
    ['Os grupos C e D devem receber cristaloide venoso imediatamente, em velocidade maior no grupo D [1].'],
    [['direction', 'A reposição venosa com cristaloide é mais lenta no grupo D que no grupo C [1].']],
  ],
  [
    'GINA 2021.pt',
    [
      'Entre as opções de alívio, a GINA 2021 dá preferência à associação de corticoide inalatório e formoterol, e não ao broncodilatador de curta ação isolado [1].',
    ],
    [],
  ],
  [
    'PROSEVA.en',
    [],
    [
      [
        'digit',
        'Com a posição prona, morreram 18,0% dos pacientes em 28 dias, frente a 32,8% no grupo controle [1].',
      ],
    ],
  ],
  [
    'HPTN 052.prose',
    [],
    [
      [
        'digit',
        'Entre os 1.763 casais sorodiscordantes, contou-se 1 transmissão ligada no grupo de terapia precoce e 37 no grupo de terapia tardia [1].',
      ],
    ],
  ],
  [
    'CREDENCE.en',
    [],
    [
      [
        'digit',
        'O composto de doença renal terminal, duplicação da creatinina ou morte renal ou CV teve HR de 0,76 (0,59–0,82) com a canagliflozina [1].',
      ],
    ],
  ],
  [
    'BENEFIT.en',
    [],
    [['digit', 'A PCR converteu em 62,2% dos tratados com benznidazol e em 33,5% do grupo controle [1].']],
  ],
  [
    'KDIGO 2024.en',
    [],
    [['digit', 'O diagnóstico de DRC exige alteração de estrutura ou função por 6 meses ou mais [1].']],
  ],
  [
    'DBHA 2025.en',
    [],
    [['digit', 'A meta de tratamento da diretriz de 2025 é manter a pressão < 135/80 mmHg [1].']],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [],
    [
      [
        'digit',
        'O MACE de três pontos ocorreu em 10,5% com empagliflozina e em 13,1% dos controles (HR 0,86) [1].',
      ],
    ],
  ],
  [
    'FOURIER.en',
    [],
    [
      [
        'digit',
        '- Evolocumabe na doença cardiovascular: 27.654 pacientes, desfecho primário composto em 9,8% vs 11,3% [1]',
      ],
      [
        'direction',
        'O acréscimo de evolocumabe foi desfavorável, com maior frequência do desfecho primário composto (9,8% vs 11,3%; HR 0,85) [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [],
    [
      [
        'digit',
        'A chance de morte em 90 dias foi maior com o controle glicêmico estrito, com OR de 1,41 [1].',
      ],
    ],
  ],
  [
    'FLOW.en',
    [],
    [
      [
        'decimal',
        'A semaglutida levou a 0,58 evento renal maior por 100 pacientes-ano, contra 7,5 no grupo controle [1].',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [],
    [
      ['decimal', 'O HR para eventos cardiovasculares maiores com a rosuvastatina foi de 0,056 [1].'],
      [
        'direction',
        'Em pessoas com LDL não elevado e proteína C reativa alta, o uso de rosuvastatina acarretou maior risco de eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    'DBIC 2018.en',
    [],
    [['unit', 'Para rastrear insuficiência cardíaca, o ponto de corte do NT-proBNP é de 125 ng/mL [1].']],
  ],
  [
    'SBD 2025.prose',
    [],
    [
      [
        'unit',
        'O diabetes é diagnosticado por glicemia de jejum ≥ 126 mmol/L ou HbA1c ≥ 6,5%, com confirmação do resultado [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [],
    [
      ['unit', 'No grupo D da dengue, a expansão é feita com 20 mL/kg em até 20 horas [1].'],
      ['negation', 'Na dengue, podem ser utilizados salicilatos e anti-inflamatórios não esteroides [1].'],
    ],
  ],
  [
    'RE-LY.pt',
    [],
    [
      [
        'unit',
        'A dabigatrana 150 mcg duas vezes ao dia reduziu o AVC ou a embolia sistêmica em relação à varfarina (RR 0,66) [1].',
      ],
    ],
  ],
  [
    'SSC 2021.prose',
    [],
    [
      [
        'comparator',
        'No choque séptico, sugere-se dar no máximo 30 mL/kg de cristaloide intravenoso nas primeiras 3 horas [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.pt',
    [],
    [
      [
        'comparator',
        'Para a diretriz brasileira de 2025, o tratamento tem como meta a pressão acima de 130/80 mmHg [1].',
      ],
    ],
  ],
  ['DBIC 2018.prose', [], [['comparator', '- ICFEr: FEVE > 40% [1]']]],
  [
    'DAPA-HF.en',
    [],
    [
      [
        'direction',
        'A dapagliflozina elevou a ocorrência de piora da IC ou morte cardiovascular (16,3% vs 21,2%; HR 0,74) [1].',
      ],
    ],
  ],
  [
    'RALES.en',
    [],
    [
      [
        'direction',
        'Na insuficiência cardíaca grave, mais pacientes morreram com espironolactona (35%) do que no grupo de comparação (46%) [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [],
    [
      [
        'direction',
        'O grupo controle teve menos progressão da doença renal ou morte cardiovascular (16,9%) que o grupo empagliflozina (13,1%) [1].',
      ],
    ],
  ],
  [
    'PLATO.en',
    [],
    [
      [
        'direction',
        'Aos 12 meses, o clopidogrel saiu-se melhor que o ticagrelor na prevenção de morte vascular, infarto ou AVC (11,7% vs 9,8%) [1].',
      ],
    ],
  ],
  [
    'CRASH-2.en',
    [],
    [
      [
        'direction',
        'O ácido tranexâmico aumentou as mortes hospitalares no trauma (RR 0,91; 0,85–0,97) [1].',
      ],
    ],
  ],
  [
    'RECOVERY.en',
    [],
    [
      [
        'direction',
        'Entre os ventilados, a dexametasona associou-se a mortalidade superior: 29,3% contra 41,4% [1].',
      ],
    ],
  ],
  [
    'ART.prose',
    [],
    [
      [
        'direction',
        'O recrutamento com PEEP titulada diminuiu a mortalidade em 28 dias na SDRA moderada a grave (55,3% vs 49,3%; HR 1,20) [1].',
      ],
    ],
  ],
  [
    'ARMA.prose',
    [],
    [
      [
        'direction',
        'A mortalidade foi mais alta no grupo tratado com volumes correntes menores (31,0% vs 39,8%; p = 0,007) [1].',
      ],
    ],
  ],
  [
    'RE-LY.prose',
    [],
    [
      [
        'direction',
        'A varfarina protegeu mais contra AVC ou embolia sistêmica do que a dabigatrana 150 mg duas vezes ao dia (1,69% vs 1,11% ao ano) [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.prose',
    [],
    [
      [
        'direction',
        'A eficácia da dose única foi inferior nos participantes soropositivos (89,2%) em relação aos soronegativos (73,6%) [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [],
    [
      [
        'direction',
        'Na ICFEr, o enalapril reduziu a morte cardiovascular ou a internação por insuficiência cardíaca em comparação com sacubitril-valsartana [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [],
    [
      [
        'direction',
        'Na fração de ejeção preservada, o desfecho de morte cardiovascular ou internação por IC favoreceu o placebo em relação à empagliflozina [1].',
      ],
    ],
  ],
  [
    'LEADER.pt',
    [],
    [
      [
        'direction',
        'No diabetes tipo 2 com alto risco cardiovascular, os eventos cardiovasculares maiores aumentaram com a liraglutida [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.pt',
    [],
    [
      [
        'direction',
        'A dapagliflozina foi prejudicial na doença renal crônica, com mais eventos do composto renal ou morte cardiovascular que o placebo [1].',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [],
    [
      [
        'direction',
        'Nos casais sorodiscordantes, o início precoce da terapia antirretroviral favoreceu a transmissão do HIV ao parceiro [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.pt',
    [],
    [
      [
        'direction',
        'No paciente crítico, o controle glicêmico intensivo trouxe benefício, com queda da mortalidade em relação ao controle convencional [1].',
      ],
    ],
  ],
  [
    'PROSEVA.pt',
    [],
    [['direction', 'Na SDRA grave, a posição supina superou a prona, com mortalidade mais baixa [1].']],
  ],
  [
    'ISIS-2.pt',
    [],
    [
      [
        'direction',
        'A associação de ácido acetilsalicílico e estreptoquinase diminuiu a mortalidade vascular menos do que cada um deles isoladamente [1].',
      ],
    ],
  ],
  [
    'NINDS.pt',
    [],
    [
      [
        'direction',
        'A alteplase intravenosa precoce diminuiu a chance de evolução favorável no AVC isquêmico em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'FLOW.pt',
    [],
    [
      [
        'direction',
        '- Rim: a semaglutida fez subir os eventos renais maiores no diabetes tipo 2 com doença renal crônica [1]',
      ],
    ],
  ],
  [
    'Magpie.prose',
    [],
    [
      [
        'negation',
        'A mortalidade materna diferiu significativamente entre sulfato de magnésio e placebo (RR 0,55; 0,26–1,14) [1].',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [],
    [
      [
        'negation',
        'A diferença na morte em 90 dias entre solução balanceada e salina foi significativa (26,4% vs 27,2%) [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.pt',
    [],
    [
      [
        'negation',
        'Na fibrilação atrial, a apixabana não reduziu o AVC ou a embolia sistêmica em comparação com a varfarina [1].',
      ],
    ],
  ],
  [
    'SELECT.pt',
    [],
    [
      [
        'negation',
        'A população do estudo era de pessoas com sobrepeso ou obesidade, doença cardiovascular e diabetes [1].',
      ],
    ],
  ],
  [
    'SBD 2025.pt',
    [],
    [
      [
        'negation',
        'O diagnóstico de diabetes pela glicemia de jejum ou pela hemoglobina glicada dispensa a confirmação do resultado [1].',
      ],
    ],
  ],
  ['GOLD 2023.pt', [], [['negation', 'O GOLD 2023 não substituiu os grupos A, B, C e D da DPOC [1].']]],
  [
    'DBHA 2020.pt',
    [],
    [
      [
        'negation',
        'As diretrizes brasileiras de hipertensão de 2020 ainda não foram substituídas por edição mais nova [1].',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    [],
    [
      [
        'negation',
        'No trauma com hemorragia significativa, o ácido tranexâmico em nada reduziu a mortalidade hospitalar frente ao placebo [1].',
      ],
    ],
  ],
  [
    'LEADER.pt + EMPA-REG OUTCOME.pt',
    [],
    [
      [
        'wrong-reference',
        'No diabetes tipo 2 com doença cardiovascular estabelecida, a empagliflozina reduziu os eventos cardiovasculares maiores (HR 0,86; IC 95,02% 0,74–0,99) [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.pt + PARADIGM-HF.prose',
    [],
    [
      [
        'wrong-reference',
        'A morte cardiovascular ou a internação por IC ocorreu em 21,8% com sacubitril-valsartana e em 26,5% com enalapril [1].',
      ],
    ],
  ],
  [
    'ARMA.pt + PROSEVA.pt',
    [],
    [
      [
        'wrong-reference',
        'Na SDRA grave, a posição prona baixou a mortalidade em 28 dias para 16,0%, contra 32,8% em posição supina [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.pt + SBD 2025.en',
    [],
    [
      [
        'wrong-reference',
        'O diabetes é diagnosticado com HbA1c ≥ 6,5% ou glicemia de jejum ≥ 126 mg/dL, com confirmação [1].',
      ],
    ],
  ],
];

export const corpusEdits: HandCase[] = casesOf(groups);
