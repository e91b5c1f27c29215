import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** An acceptance test of the other half of the corpus. */
const groups: CaseGroup[] = [
  [
    'ALLHAT.en',
    [
      'Em hipertensos de alto risco, a ocorrência de doença coronariana fatal ou IAM não fatal foi semelhante com o diurético, o bloqueador do canal de cálcio e o IECA [1].',
      'Ao longo de 6 anos, as taxas foram de 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril, num total de 33.357 participantes [1].',
    ],
    [
      [
        'arms',
        'A taxa em 6 anos de morte coronariana ou infarto não fatal foi de 11,3% com clortalidona e de 11,5% com anlodipino [1].',
      ],
      [
        'direction',
        'O anlodipino mostrou-se superior à clortalidona para evitar morte por doença coronariana ou infarto não fatal [1].',
      ],
      [
        'direction',
        'Entre 33.357 hipertensos, o lisinopril elevou a ocorrência de doença coronariana fatal ou infarto não fatal em relação ao diurético [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.en',
    [
      'Na ICFEr, a dapagliflozina diminuiu em 26% o risco relativo de piora da IC ou óbito CV (HR 0,74) [1].',
      '- 4.744 pacientes; agravamento da insuficiência cardíaca ou morte de causa cardiovascular em 16,3% contra 21,2% [1]',
    ],
    [
      [
        'digit',
        'O HR para piora da insuficiência cardíaca ou morte cardiovascular com dapagliflozina foi de 0,79 (IC 95% 0,65–0,85) [1].',
      ],
      [
        'direction',
        'A dapagliflozina piorou o prognóstico na insuficiência cardíaca com FE reduzida, com mais descompensações ou óbitos cardiovasculares [1].',
      ],
      [
        'negation',
        'Na insuficiência cardíaca com fração de ejeção reduzida, a dapagliflozina não foi capaz de diminuir a piora da IC ou a morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'RALES.en',
    [
      'Em portadores de insuficiência cardíaca grave, a mortalidade foi de 35% com espironolactona, contra 46% no grupo de comparação (RR 0,70; IC 0,60 a 0,82) [1].',
      'O antagonista mineralocorticoide baixou em 30% o risco relativo de óbito na IC grave [1].',
    ],
    [
      ['bounds', 'Na IC grave, a espironolactona reduziu as mortes (RR 0,70; IC 95% 0,60–0,92) [1].'],
      [
        'direction',
        'O uso de espironolactona na insuficiência cardíaca grave levou a mais mortes do que no grupo de comparação [1].',
      ],
      ['decimal', 'Com espironolactona, o risco relativo de morte foi de 0,07 em 1.663 pacientes [1].'],
    ],
  ],
  [
    'LEADER.en',
    [
      'No DM2, a liraglutida diminuiu os eventos cardiovasculares maiores (13,0% vs. 14,9%; HR 0,87) e também a morte cardiovascular (HR 0,78; IC 95% 0,66–0,93) [1].',
      'Com o agonista do GLP-1 houve menos óbitos de causa cardiovascular, em um ensaio com 9.340 diabéticos tipo 2 [1].',
    ],
    [
      ['bounds', 'Para MACE, a liraglutida obteve HR de 0,87 (IC 95% 0,97–0,78) [1].'],
      [
        'negation',
        'A liraglutida não teve efeito sobre a mortalidade cardiovascular de pacientes com DM2 [1].',
      ],
      ['digit', 'A morte cardiovascular caiu com a liraglutida (HR 0,73; IC 95% 0,66–0,93) [1].'],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'Em diabéticos tipo 2 com nefropatia, a canagliflozina protegeu o rim: menor risco de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular (HR 0,70; IC 95% 0,59–0,82) [1].',
      'O ensaio da canagliflozina na nefropatia do DM2 reuniu 4.401 pacientes [1].',
    ],
    [
      ['digit', 'O ensaio da canagliflozina na nefropatia do DM2 reuniu 4.041 pacientes [1].'],
      [
        'direction',
        'Na nefropatia diabética, a canagliflozina elevou o risco de DRC terminal, duplicação da creatinina ou morte por causa renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'A progressão da doença renal ou a morte cardiovascular foi menos frequente com a empagliflozina: 13,1% contra 16,9% (HR 0,72) [1].',
      'Foram estudados 6.609 pacientes com doença renal crônica, e o risco de progressão renal ou óbito CV ficou 28% menor com o inibidor do SGLT2 [1].',
    ],
    [
      [
        'arms',
        'Progressão da doença renal ou morte cardiovascular ocorreu em 16,9% dos tratados com empagliflozina e em 13,1% do grupo de comparação [1].',
      ],
      [
        'negation',
        'Em portadores de DRC, a empagliflozina não alterou o risco de progressão da doença renal ou de morte CV [1].',
      ],
      [
        'bounds',
        'Progressão renal ou morte cardiovascular com empagliflozina: HR 0,72 (IC 95% 0,64–0,88) [1].',
      ],
    ],
  ],
  [
    'FLOW.en',
    [
      'Eventos renais maiores: 5,8 com semaglutida versus 7,5 por 100 pacientes-ano [1].',
      'Em pessoas com DM2 e DRC, a semaglutida diminuiu os eventos renais maiores em 24% (HR 0,76; IC 95% 0,66–0,88) [1].',
    ],
    [
      [
        'unit',
        'A incidência de eventos renais maiores foi de 5,8 com semaglutida e 7,5 por 1.000 pacientes-ano no grupo de comparação [1].',
      ],
      [
        'direction',
        'Os eventos renais maiores foram mais comuns entre os diabéticos com DRC que usaram semaglutida [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    [
      'Em 40 semanas, a HbA1c caiu 2,30 pontos com tirzepatida 15 mg e 1,86 ponto com semaglutida 1 mg [1].',
      'As três doses de tirzepatida (5, 10 e 15 mg) baixaram a hemoglobina glicada mais do que a semaglutida no DM2 [1].',
    ],
    [
      ['digit', 'Com 10 mg de tirzepatida, a HbA1c caiu 2,42 pontos em 40 semanas [1].'],
      [
        'direction',
        'A tirzepatida foi menos eficaz do que a semaglutida para baixar a hemoglobina glicada no DM2 [1].',
      ],
      [
        'unit',
        'Após 40 meses, a HbA1c havia caído 2,01 pontos com tirzepatida 5 mg e 1,86 com semaglutida 1 mg [1].',
      ],
    ],
  ],
  [
    'FOURIER.en',
    [
      'O inibidor de PCSK9 diminuiu o desfecho composto primário em pacientes com doença cardiovascular (9,8% vs. 11,3%) [1].',
      'Em 27.564 pacientes, o evolocumabe reduziu em 15% o risco relativo do desfecho primário (HR 0,85; IC 95% 0,79–0,92) [1].',
    ],
    [
      [
        'decimal',
        'O desfecho primário ocorreu em 0,98% dos que usaram evolocumabe, contra 11,3% no outro grupo [1].',
      ],
      [
        'negation',
        'O evolocumabe não trouxe benefício quanto ao desfecho composto primário em portadores de doença cardiovascular [1].',
      ],
      [
        'direction',
        'Quem recebeu evolocumabe apresentou mais eventos do desfecho primário do que o grupo de comparação [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    [
      'A apixabana sangra menos do que a varfarina na FA: o HR para sangramento maior foi de 0,69 (IC 95% 0,60–0,80) [1].',
      'Comparada à varfarina, a apixabana reduziu AVC ou embolia sistêmica e também a mortalidade (HR 0,89), em 18.201 pacientes com fibrilação atrial [1].',
    ],
    [
      [
        'direction',
        'Na fibrilação atrial, o sangramento maior foi mais frequente com a apixabana do que com a varfarina [1].',
      ],
      ['direction', 'A varfarina superou a apixabana na prevenção de AVC ou embolia sistêmica [1].'],
      ['bounds', 'A mortalidade foi menor com apixabana (HR 0,89; IC 95% 0,80–0,938) [1].'],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'Em 5 semanas, a morte vascular foi de 9,4% com AAS, contra 11,8% no grupo de comparação [1].',
      'A combinação de estreptoquinase e aspirina resultou em 8,0% de mortes vasculares contra 13,2%, com chance 42% menor, um efeito maior do que o de cada droga isolada [1].',
    ],
    [
      [
        'digit',
        'A estreptoquinase reduziu em 35% a chance de morte vascular em 5 semanas (9,2% vs. 12,0%) [1].',
      ],
      ['unit', 'A morte vascular em 5 meses foi de 8,0% com os dois tratamentos, contra 13,2% [1].'],
      ['direction', 'Na suspeita de IAM, a aspirina aumentou a mortalidade vascular em 5 semanas [1].'],
    ],
  ],
  [
    'TICH-2.en',
    [
      'Na hemorragia intracerebral hiperaguda, o ácido tranexâmico teve resultado neutro sobre o mRS no dia 90 (OR ajustada 0,88; IC 95% 0,76–1,03; p = 0,11) [1].',
      'Não se demonstrou benefício significativo do ácido tranexâmico no Rankin modificado aos 90 dias da hemorragia intracerebral [1].',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico melhorou significativamente o mRS aos 90 dias em pacientes com hemorragia intracerebral [1].',
      ],
      ['decimal', 'O mRS no dia 90 teve OR ajustada de 0,88 com o ácido tranexâmico (p = 0,011) [1].'],
      ['bounds', 'A OR ajustada para o mRS do dia 90 foi de 0,88 (IC 95% 0,76–0,93) [1].'],
    ],
  ],
  [
    'WOMAN.en',
    [
      'Na HPP, a morte por sangramento foi de 1,5% com ácido tranexâmico versus 1,9% com placebo (RR 0,81) [1].',
      'Embora a taxa de morte por hemorragia tenha sido mais baixa com o antifibrinolítico, o desfecho primário composto não foi atingido [1].',
    ],
    [
      [
        'negation',
        'O desfecho primário composto foi alcançado com o ácido tranexâmico na hemorragia pós-parto [1].',
      ],
      [
        'unit',
        'Dado em até 3 dias, o ácido tranexâmico resultou em morte por sangramento de 1,2% vs. 1,7% [1].',
      ],
      [
        'arms',
        'No tratamento em até 3 h, a morte por sangramento foi de 1,7% com ácido tranexâmico e de 1,2% com placebo [1].',
      ],
    ],
  ],
  [
    'RECOVERY.en',
    [
      'Em ventilação mecânica, a mortalidade foi de 29,3% com dexametasona, versus 41,4% no grupo de comparação [1].',
      'O corticoide reduziu as mortes em 28 dias entre internados por covid-19 (22,9% vs. 25,7%; razão de taxas 0,83) [1].',
    ],
    [
      [
        'digit',
        'A dexametasona reduziu a mortalidade em 28 dias (razão de taxas 0,83; IC 95% 0,75–0,93) em 6.245 pacientes [1].',
      ],
      ['direction', 'Nos pacientes ventilados com covid-19, a dexametasona elevou a mortalidade [1].'],
      ['negation', 'A dexametasona não mudou a mortalidade em 28 dias dos hospitalizados por covid-19 [1].'],
    ],
  ],
  [
    'ARMA.en',
    [
      'Ventilar com volume corrente de 6 mL/kg em vez de 12 mL/kg resultou em menor mortalidade (31,0% vs. 39,8%; p = 0,007) [1].',
      'Volumes correntes mais baixos pouparam vidas na LPA e na SDRA: foram 8,8 pontos percentuais a menos de mortes [1].',
    ],
    [
      ['decimal', 'Na SDRA, a mortalidade foi de 31,0% com 6 mL/kg e de 39,8% com 12 mL/kg (p = 0,07) [1].'],
      ['arms', 'Entre 861 pacientes, a mortalidade foi de 39,8% com 6 mL/kg e de 31,0% com 12 mL/kg [1].'],
      [
        'direction',
        'O volume corrente tradicional mostrou-se mais seguro que o volume reduzido, com menos óbitos na SDRA [1].',
      ],
    ],
  ],
  [
    'ART.en',
    [
      'O recrutamento com PEEP titulada foi danoso na SDRA: óbito em 28 dias de 55,3%, contra 49,3% com PEEP baixa [1].',
      'Um ensaio liderado pelo Brasil, com 1.010 pacientes com SDRA, mostrou maior mortalidade em 28 dias com recrutamento e PEEP titulada (HR 1,20; IC 95% 1,01–1,42) [1].',
    ],
    [
      ['direction', 'Na SDRA, recrutar o pulmão e titular a PEEP fez cair a mortalidade em 28 dias [1].'],
      [
        'negation',
        'O recrutamento pulmonar com PEEP titulada não afetou a mortalidade em 28 dias na SDRA [1].',
      ],
      [
        'digit',
        'O recrutamento com PEEP titulada elevou as mortes em 28 dias (HR 1,30; IC 95% 1,01–1,42) [1].',
      ],
    ],
  ],
  [
    'BaSICS.en',
    [
      'Em 75 UTIs brasileiras, a mortalidade em 90 dias foi parecida com solução balanceada e com salina a 0,9% (26,4% vs. 27,2%) [1].',
      'O HR ajustado de 0,97 (IC 95% 0,90–1,05) não aponta diferença significativa de óbitos em 90 dias entre o cristaloide balanceado e a salina em pacientes críticos [1].',
    ],
    [
      [
        'direction',
        'Em UTIs brasileiras, a solução balanceada reduziu significativamente a mortalidade em 90 dias em relação à salina a 0,9% [1].',
      ],
      [
        'bounds',
        'A morte em 90 dias teve HR ajustado de 0,97 (IC 95% 0,90–1,50) com a solução balanceada [1].',
      ],
    ],
  ],
  [
    'START.en',
    [
      'Em assintomáticos com infecção precoce pelo HIV, o início da TARV diminuiu o desfecho primário (1,8% vs. 4,1%) [1].',
      'Participaram 4.685 pessoas, com HR de 0,43 (IC 95% 0,30–0,62) para o desfecho primário [1].',
    ],
    [
      [
        'digit',
        'Entre 4.685 pessoas assintomáticas com HIV, o HR para o desfecho primário foi de 0,34 (IC 95% 0,30–0,62) [1].',
      ],
      [
        'direction',
        'Iniciar a TARV na fase precoce e assintomática do HIV mais que dobrou a ocorrência do desfecho primário [1].',
      ],
      [
        'negation',
        'O início da terapia antirretroviral na infecção assintomática precoce não reduziu o desfecho primário [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.en',
    [
      'A vacina Butantan-DV, em dose única, alcançou eficácia de 79,6% em 2 anos [1].',
      'A proteção foi maior nos soropositivos (89,2%) do que nos soronegativos (73,6%) [1].',
    ],
    [
      ['arms', 'A eficácia da vacina foi de 89,2% nos soronegativos e de 73,6% nos soropositivos [1].'],
      ['negation', 'A vacina Butantan-DV não conferiu proteção contra a dengue ao longo de 2 anos [1].'],
      ['unit', 'A eficácia da dose única foi de 79,6% em 2 meses, no Brasil [1].'],
    ],
  ],
  [
    'DBHA 2025.en',
    [
      'A meta pressórica do tratamento é inferior a 130/80 mmHg [1].',
      'Considera-se pré-hipertensão a PA de 120 a 139 mmHg e/ou de 80 a 89 mmHg [1].',
    ],
    [
      ['comparator', 'A meta do tratamento anti-hipertensivo é manter a PA acima de 130/80 mmHg [1].'],
      ['digit', 'A diretriz de 2025 fixa a meta de tratamento em PA < 140/80 mmHg [1].'],
      ['unit', 'O alvo do tratamento da hipertensão é PA < 130/80 cmH2O [1].'],
    ],
  ],
  [
    'SBD 2025.en',
    [
      'O diabetes é diagnosticado com glicemia de jejum a partir de 126 mg/dL ou HbA1c de 6,5% ou mais, desde que confirmadas [1].',
      'A edição 2025 da diretriz da SBD está organizada em capítulos on-line [1].',
    ],
    [
      ['unit', 'O diagnóstico de diabetes requer glicemia de jejum ≥ 126 mmol/L, com confirmação [1].'],
      [
        'comparator',
        'O critério diagnóstico de diabetes pela hemoglobina glicada é HbA1c < 6,5%, confirmada [1].',
      ],
      [
        'negation',
        'Para fechar o diagnóstico de diabetes não é preciso confirmar a glicemia de jejum ≥ 126 mg/dL [1].',
      ],
    ],
  ],
  [
    'SSC 2021.en',
    [
      'Na sepse, administrar pelo menos 30 mL/kg de cristaloide nas primeiras 3 horas (recomendação fraca), com PAM-alvo de 65 mmHg [1].',
      '**Alvo hemodinâmico:** pressão arterial média de 65 mmHg [1].',
    ],
    [
      ['unit', 'O alvo de PAM na sepse é de 65 cmH2O [1].'],
      [
        'comparator',
        'Na ressuscitação inicial, infundir no máximo 30 mL/kg de cristaloide nas primeiras 3 h [1].',
      ],
      ['digit', 'A pressão arterial média alvo no choque séptico é de 75 mmHg [1].'],
    ],
  ],
  [
    'GINA 2021.en',
    [
      'A GINA 2021 desaconselha tratar a asma apenas com beta-2 agonista de curta ação [1].',
      'Como medicação de alívio, a via preferencial é o corticoide inalatório associado ao formoterol [1].',
    ],
    [
      ['negation', 'A GINA 2021 recomenda o uso isolado de SABA no tratamento da asma [1].'],
      ['negation', 'Para alívio dos sintomas, a associação CI-formoterol não é a via preferencial [1].'],
    ],
  ],
  [
    'SPRINT.prose',
    [
      'A meta de PAS < 120 mmHg, comparada à de < 140 mmHg, levou a taxa anual do desfecho primário a 1,65%, contra 2,19% (HR 0,75; IC 95% 0,64–0,89) [1].',
      'O tratamento intensivo também diminuiu as mortes: HR de 0,73 para mortalidade por todas as causas [1].',
    ],
    [
      ['comparator', 'O grupo intensivo buscou pressão sistólica superior a 120 mmHg [1].'],
      [
        'direction',
        'A mortalidade por todas as causas foi mais alta no braço de controle pressórico intensivo [1].',
      ],
      [
        'arms',
        'O desfecho composto primário ocorreu em 1,65% ao ano com o tratamento padrão e em 2,19% ao ano com o intensivo [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.prose',
    [
      'Frente ao placebo, o inibidor do SGLT2 trouxe redução absoluta de 4,9 pontos percentuais na piora da IC ou morte CV [1].',
      'Dos pacientes alocados para dapagliflozina, 16,3% tiveram piora da IC ou óbito cardiovascular, ante 21,2% dos que receberam placebo [1].',
    ],
    [
      [
        'digit',
        'Piora da insuficiência cardíaca ou morte CV: 16,3% com dapagliflozina e 22,1% com placebo [1].',
      ],
      [
        'direction',
        'Na ICFEr, a dapagliflozina foi inferior ao placebo na prevenção de piora da insuficiência cardíaca ou morte cardiovascular [1].',
      ],
      [
        'negation',
        'Não se observou diferença entre dapagliflozina e placebo quanto à piora da IC ou à morte CV [1].',
      ],
    ],
  ],
  [
    'FLOW.prose',
    [
      'Comparada ao placebo, a semaglutida tornou os eventos renais maiores menos frequentes em 3.533 pessoas com DM2 e DRC [1].',
      '### Proteção renal\n\n- HR 0,76 (IC 95%: 0,66 a 0,88) para eventos renais maiores com o agonista do GLP-1 [1]',
    ],
    [
      [
        'arms',
        'Os eventos renais maiores foram 7,5 por 100 pacientes-ano com semaglutida e 5,8 com placebo [1].',
      ],
      ['negation', 'A semaglutida não reduziu os eventos renais maiores em comparação ao placebo [1].'],
      ['decimal', 'Com semaglutida, houve 58 eventos renais maiores por 100 pacientes-ano [1].'],
    ],
  ],
  [
    'RE-LY.prose',
    [
      'Na FA, a dabigatrana 150 mg 2x/dia preveniu mais AVC ou embolia sistêmica do que a varfarina (1,11% vs. 1,69% ao ano) [1].',
      'Frente à varfarina, o risco relativo de AVC ou embolia sistêmica com o inibidor direto da trombina foi de 0,66 (IC 95% 0,53–0,82) [1].',
    ],
    [
      [
        'unit',
        'A taxa de AVC ou embolia sistêmica foi de 1,11% por mês com dabigatrana 150 mg duas vezes ao dia [1].',
      ],
      [
        'direction',
        'A dabigatrana 150 mg duas vezes ao dia mostrou-se pior do que a varfarina na prevenção de AVC ou embolia sistêmica [1].',
      ],
      [
        'digit',
        'Com dabigatrana 110 mg duas vezes ao dia, a taxa de AVC ou embolia sistêmica foi de 1,11% ao ano [1].',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'Em 12 meses, morte vascular, IAM ou AVC atingiram 9,8% do grupo ticagrelor e 11,7% do grupo clopidogrel [1].',
      'Na SCA, o ticagrelor superou o clopidogrel, com redução relativa de 16% (HR 0,84; IC 95% 0,77–0,92) [1].',
    ],
    [
      [
        'arms',
        'Aos 12 meses, o desfecho composto havia ocorrido em 9,8% dos pacientes com clopidogrel e em 11,7% dos que usaram ticagrelor [1].',
      ],
      [
        'direction',
        'Ticagrelor e clopidogrel tiveram desempenho equivalente na SCA quanto à morte vascular, infarto ou AVC [1].',
      ],
      [
        'unit',
        'Em 12 semanas, morte vascular, infarto ou AVC ocorreram em 9,8% com ticagrelor e em 11,7% com clopidogrel [1].',
      ],
    ],
  ],
  [
    'WOMAN.prose',
    [
      'Entre 20.060 mulheres com HPP, houve menos mortes por sangramento com o ácido tranexâmico do que com placebo, sobretudo quando aplicado em até 3 h do parto [1].',
      'O RR de morte por hemorragia foi de 0,81 (IC 95% 0,65–1,00), mas o desfecho primário composto não foi atingido [1].',
    ],
    [
      [
        'comparator',
        'O efeito do ácido tranexâmico foi mais marcante quando iniciado mais de 3 h depois do parto (RR 0,69) [1].',
      ],
      [
        'direction',
        'Na hemorragia pós-parto, o ácido tranexâmico fez crescer o número de óbitos por sangramento [1].',
      ],
      [
        'decimal',
        'A morte por sangramento ocorreu em 0,15% das mulheres tratadas com ácido tranexâmico e em 1,9% das que receberam placebo [1].',
      ],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'Sob ventilação mecânica invasiva, morreram 29,3% dos tratados com dexametasona e 41,4% dos que receberam o cuidado usual [1].',
      'A dexametasona diminuiu os óbitos em 28 dias na covid-19 hospitalar, com razão de taxas de 0,83 (IC 95% 0,75 a 0,93) [1].',
    ],
    [
      [
        'direction',
        'Nos pacientes em ventilação mecânica invasiva, a dexametasona foi prejudicial, com mais óbitos que o cuidado habitual [1].',
      ],
      ['direction', 'A mortalidade em 28 dias foi a mesma com dexametasona e com o cuidado habitual [1].'],
      [
        'unit',
        'Em 28 semanas, morreram 22,9% dos pacientes com dexametasona e 25,7% dos que tiveram o cuidado usual [1].',
      ],
    ],
  ],
  [
    'PROSEVA.prose',
    [
      'A posição prona cortou aproximadamente pela metade a mortalidade em 28 dias na SDRA grave (16,0% vs. 32,8%) [1].',
      'Entre 466 pacientes com SDRA grave, manter em supino resultou em mortalidade em 28 dias maior do que pronar (p < 0,001) [1].',
    ],
    [
      ['comparator', 'A mortalidade em 28 dias foi de 16,0% em prona e de 32,8% em supino (p > 0,001) [1].'],
      ['direction', 'A pronação elevou a mortalidade em 28 dias na SDRA grave [1].'],
      [
        'decimal',
        'A mortalidade em 28 dias foi de 1,6% no grupo em posição prona e de 32,8% no grupo em supino [1].',
      ],
    ],
  ],
  [
    'ART.prose',
    [
      'Na SDRA moderada a grave, morreu-se mais em 28 dias com recrutamento e PEEP titulada do que com PEEP baixa (55,3% vs. 49,3%) [1].',
      'A estratégia de PEEP baixa teve menor mortalidade em 28 dias; o HR do recrutamento foi de 1,20 (IC 95% 1,01–1,42) [1].',
    ],
    [
      [
        'direction',
        'Na SDRA moderada a grave, o recrutamento com PEEP titulada trouxe ganho de sobrevida em 28 dias frente à PEEP baixa [1].',
      ],
      [
        'arms',
        'A mortalidade em 28 dias foi de 49,3% com recrutamento e PEEP titulada e de 55,3% com PEEP baixa [1].',
      ],
      ['bounds', 'Mortalidade em 28 dias com recrutamento e PEEP titulada: HR 1,20 (IC 95% 0,91–1,42) [1].'],
    ],
  ],
  [
    'HPTN 052.prose',
    [
      'A TARV precoce reduziu em 96% a transmissão geneticamente ligada em 1.763 casais sorodiscordantes [1].',
      'Houve uma única transmissão ligada no grupo de terapia precoce e 27 no de início tardio (HR 0,04; IC 95% 0,01–0,27) [1].',
    ],
    [
      [
        'digit',
        'A terapia antirretroviral precoce diminuiu em 69% as transmissões geneticamente ligadas [1].',
      ],
      [
        'arms',
        'Ocorreram 27 transmissões geneticamente ligadas no grupo de terapia precoce e apenas 1 no de terapia tardia [1].',
      ],
      [
        'negation',
        'O tratamento antirretroviral precoce não diminuiu a transmissão do HIV em casais sorodiscordantes [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.prose',
    [
      'Em 16.235 participantes, ao longo de 2 anos, a dose única teve eficácia de 79,6% (IC 95% 70,0–86,3) contra a dengue sintomática [1].',
      'Em quem nunca tinha sido exposto ao vírus, a eficácia foi de 73,6%, menor do que os 89,2% dos já expostos [1].',
    ],
    [
      ['direction', 'A vacina protegeu mais os soronegativos do que os soropositivos [1].'],
      ['bounds', 'A eficácia da vacina contra a dengue sintomática foi de 79,6% (IC 95% 70,0–83,6) [1].'],
      ['digit', 'Duas doses da vacina tiveram eficácia de 79,6% contra a dengue sintomática em 2 anos [1].'],
    ],
  ],
  [
    'DBIC 2018.prose',
    [
      'ICFEr corresponde a FEVE abaixo de 40%, ICFEi a valores de 40 a 49% e ICFEp a 50% ou mais [1].',
      'No rastreamento de IC, o ponto de corte do NT-proBNP é de 125 pg/mL [1].',
    ],
    [
      ['comparator', 'A ICFEr é definida por FEVE > 40% [1].'],
      ['unit', 'Para rastrear insuficiência cardíaca, adota-se o corte de NT-proBNP de 125 ng/mL [1].'],
      ['arms', 'FEVE < 40% define a ICFEp, e FEVE ≥ 50% define a ICFEr [1].'],
    ],
  ],
  [
    'SSC 2021.prose',
    [
      'Em adultos com choque séptico, sugerem-se no mínimo 30 mL/kg de cristaloide EV nas primeiras 3 h de ressuscitação [1].',
      'Para quem está em uso de vasopressor, a PAM-alvo inicial recomendada é de 65 mmHg [1].',
    ],
    [
      [
        'comparator',
        'No choque séptico do adulto, sugere-se dar menos de 30 mL/kg de cristaloide intravenoso nas primeiras 3 horas [1].',
      ],
      ['negation', 'Em adultos com vasopressor, a PAM de 65 mmHg não é recomendada como alvo inicial [1].'],
      [
        'unit',
        'No choque séptico do adulto, sugerem-se ao menos 30 mL/kg de cristaloide nos primeiros 3 dias de ressuscitação [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.prose',
    [
      'Fala-se em DRC quando há anormalidade de estrutura ou função renal por pelo menos três meses [1].',
      'A classificação da DRC considera a causa, a categoria de TFG (G1 a G5) e a categoria de albuminúria (A1 a A3) [1].',
    ],
    [
      [
        'unit',
        'Para definir DRC, a alteração estrutural ou funcional do rim precisa durar no mínimo 3 semanas [1].',
      ],
      [
        'comparator',
        'A DRC é definida por alterações da estrutura ou da função renal presentes há menos de 3 meses [1].',
      ],
      ['negation', 'A albuminúria não entra na classificação da DRC [1].'],
    ],
  ],
  [
    'DBHA 2020.pt',
    [
      'A edição de 2020 das diretrizes de hipertensão já não é a vigente: deu lugar à DBHA 2025 [1].',
      'A DBHA 2020 define a hipertensão com base na pressão aferida em consultório [1].',
    ],
    [
      ['negation', 'A DBHA 2020 não foi substituída por edição mais nova [1].'],
      ['digit', 'A DBHA 2020 foi substituída pela edição de 2023 [1].'],
      [
        'negation',
        'Na DBHA 2020, a definição de hipertensão não se baseia na pressão medida no consultório [1].',
      ],
    ],
  ],
  [
    'SBD 2025.pt',
    [
      'O diagnóstico de DM pode ser feito pela glicemia de jejum ou pela hemoglobina glicada, e o resultado precisa ser confirmado [1].',
      'Segundo a SBD 2025, tanto a HbA1c quanto a glicemia em jejum servem para diagnosticar diabetes [1].',
    ],
    [
      ['negation', 'A SBD 2025 dispensa a confirmação do resultado para diagnosticar diabetes [1].'],
      ['negation', 'A hemoglobina glicada não é aceita pela SBD 2025 para o diagnóstico de diabetes [1].'],
    ],
  ],
  [
    'SSC 2021.pt',
    [
      'A SSC de 2021 sugere cristaloide na reposição inicial, nas primeiras horas da hipoperfusão por sepse ou do choque séptico [1].',
      'Vale lembrar que a edição de 2021 já foi substituída pela de 2026, cujo conteúdo não faz parte deste acervo [1].',
    ],
    [
      [
        'negation',
        'A Surviving Sepsis Campaign de 2021 desaconselha a reposição com cristaloide nas primeiras horas do choque séptico [1].',
      ],
      ['negation', 'A edição de 2021 da Surviving Sepsis Campaign ainda não foi substituída [1].'],
      ['digit', 'A SSC 2021 foi substituída pela edição de 2024 [1].'],
    ],
  ],
  [
    'GOLD 2023.pt',
    [
      'O GOLD 2023 distribui os pacientes com DPOC nos grupos A, B e E, em lugar dos grupos A a D [1].',
      'O diagnóstico de DPOC apoia-se na obstrução que persiste à espirometria pós-broncodilatador, e já existem edições posteriores à de 2023 [1].',
    ],
    [
      [
        'comparator',
        'O GOLD 2023 baseia o diagnóstico de DPOC na obstrução vista na espirometria antes do broncodilatador [1].',
      ],
      ['negation', 'Não há relatório GOLD mais recente do que o de 2023 [1].'],
      ['negation', 'O relatório GOLD de 2023 não substituiu os grupos A, B, C e D na DPOC [1].'],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Em hipertensos de alto risco, o diurético, o bloqueador do canal de cálcio e o IECA foram equivalentes quanto à morte coronariana ou ao IAM não fatal [1].',
      'Não houve diferença entre clortalidona, anlodipino e lisinopril em óbito coronariano ou infarto não fatal [1].',
    ],
    [
      [
        'direction',
        'A clortalidona preveniu mais mortes coronarianas ou infartos não fatais do que o lisinopril em hipertensos de alto risco [1].',
      ],
      [
        'direction',
        'O anlodipino aumentou a morte coronariana ou o infarto não fatal em comparação com a clortalidona [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'Frente ao placebo, o inibidor do SGLT2 diminuiu o agravamento da IC ou a morte CV na ICFEr (HR 0,74) [1].',
      'Com a dapagliflozina, o HR foi de 0,74, com IC 95% de 0,65 a 0,85, para piora da insuficiência cardíaca ou óbito cardiovascular [1].',
    ],
    [
      ['bounds', 'Piora da IC ou morte cardiovascular com dapagliflozina: HR 0,74 (IC 95% 0,85–0,65) [1].'],
      [
        'direction',
        'Em pacientes com ICFEr, a dapagliflozina favoreceu a piora da insuficiência cardíaca ou a morte cardiovascular em relação ao placebo [1].',
      ],
    ],
  ],
  [
    'RALES.pt',
    [
      'Somar espironolactona ao tratamento da IC grave com FE reduzida diminuiu os óbitos frente ao placebo [1].',
      'O antagonista da aldosterona melhorou a sobrevida na insuficiência cardíaca grave com fração de ejeção reduzida [1].',
    ],
    [
      [
        'direction',
        'A adição de espironolactona provocou mais mortes do que o placebo na insuficiência cardíaca grave [1].',
      ],
      [
        'negation',
        'A espironolactona não teve impacto na mortalidade da IC grave com fração de ejeção reduzida [1].',
      ],
      [
        'arms',
        'Na insuficiência cardíaca grave, a mortalidade foi menor com placebo do que com espironolactona [1].',
      ],
    ],
  ],
  [
    'FOURIER.pt',
    [
      'Em usuários de estatina com DCV aterosclerótica, o anti-PCSK9 diminuiu o desfecho cardiovascular composto [1].',
      'Contra placebo, o evolocumabe obteve HR de 0,85 (IC 95% 0,79–0,92) no desfecho cardiovascular composto [1].',
    ],
    [
      [
        'digit',
        'O desfecho cardiovascular composto foi reduzido pelo evolocumabe (HR 0,58; IC 95% 0,79–0,92) [1].',
      ],
      [
        'negation',
        'O evolocumabe não superou o placebo no desfecho cardiovascular composto em pacientes já em uso de estatina [1].',
      ],
      [
        'direction',
        'Em pessoas com doença aterosclerótica, o evolocumabe elevou os eventos cardiovasculares do desfecho composto frente ao placebo [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.pt',
    [
      'Na FA, o inibidor do fator Xa preveniu mais AVC ou embolia sistêmica do que a varfarina (HR 0,79) [1].',
      'O hazard ratio da apixabana contra a varfarina foi 0,79 para AVC ou embolia sistêmica, com IC 95% entre 0,66 e 0,95 [1].',
    ],
    [
      ['bounds', 'Na FA, a apixabana reduziu AVC ou embolia sistêmica (HR 0,79; IC 95% 0,66–0,99) [1].'],
      [
        'direction',
        'Em pacientes com fibrilação atrial, a apixabana foi menos protetora contra AVC ou embolia sistêmica do que a varfarina [1].',
      ],
      ['decimal', 'AVC ou embolia sistêmica com apixabana: HR 0,079 (IC 95% 0,66–0,95) [1].'],
    ],
  ],
  [
    'ISIS-2.pt',
    [
      'AAS e estreptoquinase, isoladamente, diminuíram as mortes vasculares em 5 semanas na suspeita de IAM, e juntos tiveram efeito ainda maior [1].',
      'Com a associação dos dois, a chance de morte vascular em cinco semanas foi 42% menor [1].',
    ],
    [
      [
        'direction',
        'Na suspeita de IAM, a associação de AAS e estreptoquinase reduziu menos a mortalidade vascular do que cada um isolado [1].',
      ],
      ['digit', 'A chance de morte vascular em 5 semanas foi 24% menor com os dois fármacos [1].'],
      [
        'negation',
        'A estreptoquinase não reduziu a mortalidade vascular em 5 semanas na suspeita de infarto [1].',
      ],
    ],
  ],
  [
    'LEADER.pt',
    [
      'Em diabéticos tipo 2 de alto risco cardiovascular, o agonista do receptor de GLP-1 reduziu os MACE frente ao placebo (HR 0,87) [1].',
      '- Liraglutida no DM2: eventos cardiovasculares maiores com HR de 0,87 (IC 95%, 0,78–0,97) [1]',
    ],
    [
      [
        'direction',
        'Houve mais eventos cardiovasculares maiores com a liraglutida do que com placebo no DM2 de alto risco [1].',
      ],
      ['bounds', 'Eventos cardiovasculares maiores com liraglutida: HR 0,87 (IC 95% 0,78–1,07) [1].'],
    ],
  ],
  [
    'SURPASS-2.pt',
    [
      'Em 40 semanas, a tirzepatida baixou a A1c mais do que a semaglutida 1 mg no DM2 [1].',
      'A queda da HbA1c foi de 2,01, 2,24 e 2,30 pontos percentuais com tirzepatida 5, 10 e 15 mg, respectivamente, contra 1,86 com semaglutida 1 mg [1].',
    ],
    [
      [
        'arms',
        'A variação da HbA1c foi de −1,86 ponto percentual com tirzepatida 5 mg e de −2,01 com semaglutida 1 mg [1].',
      ],
      [
        'direction',
        'A semaglutida 1 mg superou a tirzepatida na redução da hemoglobina glicada em 40 semanas [1].',
      ],
      ['decimal', 'Com tirzepatida 15 mg, a HbA1c variou −23,0 pontos percentuais em 40 semanas [1].'],
    ],
  ],
  [
    'DAPA-CKD.pt',
    [
      'Na DRC com ou sem DM2, o inibidor do SGLT2 reduziu o composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular (HR 0,61) [1].',
      'O benefício da dapagliflozina na DRC foi visto contra placebo, com HR de 0,61 (IC 95% 0,51–0,72) para o desfecho renal composto ou morte CV [1].',
    ],
    [
      [
        'digit',
        'Na DRC, a dapagliflozina obteve HR de 0,67 (IC 95% 0,51–0,72) para o desfecho renal composto ou morte cardiovascular [1].',
      ],
      [
        'direction',
        'A dapagliflozina agravou o desfecho composto de perda de função renal, doença renal terminal ou morte na DRC em relação ao placebo [1].',
      ],
      [
        'negation',
        'Em pacientes com DRC, a dapagliflozina não reduziu o composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'A finerenona reduziu o desfecho renal composto na DRC do diabetes tipo 2 (HR 0,82; IC 95% 0,73–0,93), à custa de mais hiperpotassemia [1].',
      'Atenção ao potássio: a hipercalemia foi mais frequente com a finerenona [1].',
    ],
    [
      ['direction', 'A hiperpotassemia foi menos frequente com a finerenona [1].'],
      [
        'negation',
        'Na DRC do diabetes tipo 2, a finerenona não diminuiu o composto de falência renal, queda sustentada da função ou morte renal [1].',
      ],
      ['bounds', 'Desfecho renal composto com finerenona: HR 0,82 (IC 95% 0,73–0,98) [1].'],
    ],
  ],
  [
    'SELECT.pt',
    [
      'Em pessoas com sobrepeso ou obesidade e DCV, porém sem diabetes, a semaglutida diminuiu os MACE em 20% (HR 0,80) [1].',
      'Frente ao placebo, os eventos cardiovasculares maiores tiveram HR de 0,80 (IC 95%: 0,72–0,90) com o agonista do GLP-1 [1].',
    ],
    [
      [
        'negation',
        'A semaglutida não reduziu os eventos cardiovasculares maiores em pessoas com obesidade e doença cardiovascular [1].',
      ],
      [
        'decimal',
        'Eventos cardiovasculares maiores com semaglutida na obesidade sem diabetes: HR 0,08 (IC 95% 0,72–0,90) [1].',
      ],
      [
        'direction',
        'Em indivíduos com sobrepeso ou obesidade e DCV, a semaglutida aumentou os eventos cardiovasculares maiores frente ao placebo [1].',
      ],
    ],
  ],
  [
    'TICH-2.pt',
    [
      'O ácido tranexâmico não trouxe melhora funcional significativa em 90 dias na hemorragia intracerebral aguda [1].',
      'Na hemorragia cerebral aguda, a OR ajustada para o estado funcional pelo Rankin aos 90 dias foi de 0,88 (IC 95% 0,76–1,03), sem diferença significativa em relação ao placebo [1].',
    ],
    [
      [
        'direction',
        'Na hemorragia intracerebral aguda, o ácido tranexâmico proporcionou recuperação funcional significativamente melhor que o placebo em 90 dias [1].',
      ],
      [
        'bounds',
        'Estado funcional em 90 dias com ácido tranexâmico: OR ajustada 0,88 (IC 95% 0,76–1,30) [1].',
      ],
    ],
  ],
  [
    'WOMAN.pt',
    [
      'Apesar de diminuir a morte por sangramento na HPP, o ácido tranexâmico não alcançou o desfecho primário composto do estudo [1].',
      'O antifibrinolítico reduziu os óbitos por sangramento na hemorragia pós-parto (RR 0,81; IC 95% 0,65 a 1,00) [1].',
    ],
    [
      [
        'negation',
        'O estudo do ácido tranexâmico na hemorragia pós-parto atingiu seu desfecho primário composto [1].',
      ],
      ['direction', 'O ácido tranexâmico aumentou a morte por sangramento na HPP em relação ao placebo [1].'],
      ['digit', 'Morte por sangramento com ácido tranexâmico: RR 0,71 (IC 95% 0,65–1,00) [1].'],
    ],
  ],
  [
    'RECOVERY.pt',
    [
      'O ganho com a dexametasona na covid-19 concentrou-se nos pacientes em oxigênio ou ventilação mecânica [1].',
      'Comparada ao cuidado usual, a dexametasona diminuiu as mortes em 28 dias entre internados com covid-19 (razão de taxas 0,83; IC 95% 0,75–0,93) [1].',
    ],
    [
      [
        'negation',
        'O benefício da dexametasona concentrou-se em quem não recebia oxigênio nem ventilação mecânica [1].',
      ],
      [
        'direction',
        'Em hospitalizados com covid-19, a dexametasona aumentou a mortalidade em 28 dias em comparação ao cuidado habitual [1].',
      ],
    ],
  ],
  [
    'ARMA.pt',
    [
      'Na SDRA, ventilar com 6 mL/kg de volume corrente, e não com 12 mL/kg, diminuiu a mortalidade [1].',
      'Morreram 31,0% com o volume corrente baixo e 39,8% com o tradicional, diferença significativa (p = 0,007) [1].',
    ],
    [
      ['arms', 'Na SDRA, o volume corrente de 12 mL/kg, em vez de 6 mL/kg, reduziu a mortalidade [1].'],
      [
        'negation',
        'O volume corrente de 6 mL/kg não diminuiu a mortalidade na SDRA em relação ao de 12 mL/kg [1].',
      ],
      [
        'comparator',
        'Na SDRA, a mortalidade foi de 31,0% com 6 mL/kg vs. 39,8% com 12 mL/kg (p > 0,007) [1].',
      ],
    ],
  ],
  [
    'ART.pt',
    [
      'Em estudo liderado no Brasil, recrutar o pulmão com PEEP titulada elevou a mortalidade em 28 dias na SDRA moderada a grave [1].',
      'A PEEP baixa teve melhor resultado: o HR de morte em 28 dias com recrutamento alveolar e PEEP titulada foi de 1,20 (IC 95% 1,01–1,42) [1].',
    ],
    [
      [
        'direction',
        'Na SDRA moderada a grave, o recrutamento alveolar com PEEP titulada diminuiu a mortalidade em 28 dias frente à PEEP baixa [1].',
      ],
      ['negation', 'No ART, a intervenção não causou dano [1].'],
      ['decimal', 'Morte em 28 dias com recrutamento e PEEP titulada: HR 12,0 (IC 95% 1,01–1,42) [1].'],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'Nas UTIs brasileiras estudadas, trocar a salina por solução balanceada não diminuiu a mortalidade em 90 dias [1].',
      'O HR ajustado para morte em 90 dias foi de 0,97 (IC 95% 0,90–1,05), ou seja, sem benefício da solução balanceada sobre a salina [1].',
    ],
    [
      [
        'direction',
        'Em pacientes críticos, a solução balanceada diminuiu a mortalidade em 90 dias quando comparada à salina [1].',
      ],
      [
        'digit',
        'Solução balanceada vs. salina: HR ajustado de morte em 90 dias de 0,87 (IC 95% 0,90–1,05) [1].',
      ],
      ['unit', 'O HR ajustado para morte em 90 horas foi de 0,97 (IC 95% 0,90–1,05) [1].'],
    ],
  ],
  [
    'START.pt',
    [
      'Em pessoas com HIV assintomáticas e CD4 alto, iniciar a TARV de imediato diminuiu os eventos graves, ligados ou não à aids [1].',
      'Adiar a terapia antirretroviral em assintomáticos com contagem alta de CD4 resultou em mais eventos graves do que o início imediato [1].',
    ],
    [
      [
        'direction',
        'A TARV imediata em assintomáticos com CD4 elevado aumentou os eventos graves relacionados ou não à aids [1].',
      ],
      [
        'negation',
        'Começar logo a TARV não reduziu os eventos graves em pessoas assintomáticas com HIV e CD4 alto [1].',
      ],
      [
        'arms',
        'Em assintomáticos com HIV, o início adiado da TARV reduziu os eventos graves em comparação com o início imediato [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.pt',
    [
      'Em crianças e adultos no Brasil, uma dose da vacina tetravalente protegeu contra a dengue sintomática por 2 anos [1].',
      'A eficácia do imunizante contra a dengue sintomática em 2 anos foi de 79,6% (IC 95% 70,0–86,3) [1].',
    ],
    [
      [
        'negation',
        'A vacina Butantan-DV em dose única não preveniu a dengue sintomática em crianças e adultos [1].',
      ],
      ['unit', 'A Butantan-DV teve eficácia de 79,6% contra a dengue sintomática em 2 semanas [1].'],
      ['digit', 'Dengue sintomática em 2 anos: eficácia de 76,9% (IC 95% 70,0–86,3) [1].'],
    ],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    'CREDENCE.en + FIDELIO-DKD.en',
    'A finerenona reduziu o composto de falência renal, queda da TFGe de pelo menos 40% ou morte renal (17,8% vs. 21,1%) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'FLOW.en + SELECT.en',
    'Em pessoas com obesidade sem diabetes, a semaglutida diminuiu os eventos cardiovasculares maiores (6,5% vs. 8,0%; HR 0,80) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'BaSICS.en + NICE-SUGAR.en',
    'Em pacientes críticos, o controle glicêmico intensivo elevou a mortalidade em 90 dias (27,5% vs. 24,9%; OR 1,14) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'GINA 2021.en + GOLD 2023.en',
    'O critério espirométrico é VEF1/CVF pós-broncodilatador inferior a 0,7, e os grupos são A, B e E [1].',
    'd',
  ],
  [
    'wrong-reference',
    'SBD 2025.pt + DBHA 2025.pt',
    'A meta de tratamento é a pressão arterial abaixo de 130/80 mmHg [1].',
    'd',
  ],
  [
    'wrong-reference',
    'ALLHAT.pt + SPRINT.pt',
    'Buscar pressão sistólica abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, reduziu os eventos cardiovasculares maiores (HR 0,75) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'DAPA-HF.pt + DAPA-CKD.pt',
    'Na doença renal crônica, a dapagliflozina reduziu o desfecho renal composto ou a morte cardiovascular (HR 0,61; IC 95% 0,51–0,72) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'LEADER.pt + EMPA-REG OUTCOME.pt',
    'No DM2 com doença cardiovascular estabelecida, a empagliflozina reduziu os eventos cardiovasculares maiores (HR 0,86; IC 95,02% 0,74–0,99) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'TICH-2.pt + CRASH-2.pt',
    'O ácido tranexâmico reduziu a mortalidade hospitalar no trauma com hemorragia significativa (RR 0,91; IC 95% 0,85–0,97) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'RECOVERY.pt + TOGETHER.en',
    'A ivermectina não reduziu a hospitalização ou a observação prolongada (14,7% vs. 16,3%; RR 0,90) [1].',
    'd',
  ],
];

export const oddPassages: HandCase[] = [...casesOf(groups), ...ofSeveral];
