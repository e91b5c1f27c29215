import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Every second passage of the corpus, from the first, in less common words. */
const groups: CaseGroup[] = [
  [
    'DBHA 2025.pt',
    [
      'Pela diretriz brasileira de 2025, sistólica de 120 a 139 mmHg e/ou diastólica de 80 a 89 mmHg enquadram-se como pré-hipertensão [1].',
      'O tratamento, na edição de 2025, deve conduzir a pressão a menos de 130/80 mmHg [1].',
    ],
    [['digit', 'A meta pressórica da diretriz de 2025 é ficar abaixo de 130/90 mmHg [1].']],
  ],
  [
    'DBHA 2025.en',
    [
      '- Alvo terapêutico: PA < 130/80 mmHg [1].',
      'Valores de 120–139 e/ou 80–89 mmHg recebem o nome de pré-hipertensão [1].',
    ],
    [['comparator', 'O objetivo do tratamento é PA de 130/80 mmHg ou mais [1].']],
  ],
  [
    'DBHA 2025.prose',
    [
      'Trata-se para manter a PA abaixo de 130/80 mmHg. Já a faixa de 120 a 139 mmHg e/ou de 80 a 89 mmHg é rotulada de pré-hipertensão [1].',
    ],
    [
      ['unit', 'A meta é trazer a PA para menos de 130/80 cmHg [1].'],
      ['comparator', 'Segundo a diretriz de 2025, a meta de tratamento é PA > 130/80 mmHg [1].'],
    ],
  ],
  [
    'DBHA 2020.pt',
    [
      'A edição de 2020, que se apoia na medida de consultório para definir hipertensão, cedeu lugar à de 2025 [1].',
      'Nas diretrizes brasileiras de 2020, é a pressão aferida no consultório que define a hipertensão [1].',
      'Convém lembrar que as diretrizes de 2020 já foram substituídas pelas de 2025 [1].',
    ],
    [
      [
        'negation',
        'As Diretrizes Brasileiras de Hipertensão Arterial de 2020 ainda não foram substituídas pela edição de 2025 [1].',
      ],
      [
        'negation',
        'A definição de hipertensão nas diretrizes de 2020 não se baseia na pressão medida no consultório [1].',
      ],
    ],
  ],
  [
    'DBHA 2020.en',
    [
      'Hipertenso é quem apresenta, no consultório, PA a partir de 140 e/ou 90 mmHg [1].',
      'O corte de consultório para hipertensão é ≥ 140 e/ou ≥ 90 mmHg [1].',
    ],
    [
      ['digit', 'No consultório, a hipertensão começa em 150 e/ou 90 mmHg [1].'],
      ['comparator', 'Considera-se hipertensão PA de consultório abaixo de 140 e/ou 90 mmHg [1].'],
    ],
  ],
  [
    'SBD 2025.pt',
    [
      'Glicemia de jejum ou hemoglobina glicada servem ao diagnóstico de diabetes, contanto que o resultado seja confirmado [1].',
      'Um exame alterado pede confirmação: a SBD 2025 firma o diagnóstico de diabetes pela glicemia de jejum ou pela glicada, com confirmação do resultado [1].',
    ],
    [
      [
        'negation',
        'A SBD 2025 estabelece o diagnóstico de diabetes pela glicemia de jejum ou pela hemoglobina glicada, sem necessidade de confirmar o resultado [1].',
      ],
    ],
  ],
  [
    'SBD 2025.en',
    [
      'Glicemia de jejum de 126 mg/dL ou mais, ou HbA1c igual ou superior a 6,5%, caracteriza diabetes quando confirmada [1].',
    ],
    [
      ['decimal', 'HbA1c igual ou superior a 65%, confirmada, indica diabetes [1].'],
      [
        'comparator',
        'Fecha critério para diabetes a glicemia de jejum inferior a 126 mg/dL, desde que confirmada [1].',
      ],
    ],
  ],
  [
    'SBD 2025.prose',
    [
      'Para firmar o diagnóstico de diabetes, exige-se HbA1c de pelo menos 6,5% ou glicemia de jejum de pelo menos 126 mg/dL, com confirmação [1].',
      '- HbA1c ≥ 6,5%, com confirmação do resultado: diabetes [1].',
    ],
    [
      [
        'negation',
        'Glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5% não faz o diagnóstico de diabetes, mesmo com confirmação [1].',
      ],
      [
        'digit',
        'Uma glicemia de jejum de pelo menos 136 mg/dL, confirmada, é o que a diretriz exige para diabetes [1].',
      ],
      [
        'unit',
        'Diabetes se diagnostica com glicemia de jejum ≥ 126 mmol/L ou HbA1c ≥ 6,5%, mediante confirmação [1].',
      ],
      [
        'comparator',
        'O diagnóstico de diabetes requer HbA1c de, no máximo, 6,5%, com confirmação do resultado [1].',
      ],
    ],
  ],
  [
    'SSC 2021.pt',
    [
      'A SSC de 2021 propõe cristaloide logo nas primeiras horas da hipoperfusão por sepse, mas essa edição já deu lugar à de 2026 [1].',
      'No choque séptico sob vasopressor, o tratamento é titulado por um alvo de pressão arterial média, conforme a SSC 2021 [1].',
    ],
    [
      ['negation', 'A SSC de 2021 não sugere cristaloide nas primeiras horas da hipoperfusão por sepse [1].'],
      ['negation', 'A edição de 2021 da Surviving Sepsis Campaign não foi substituída pela de 2026 [1].'],
    ],
  ],
  [
    'SSC 2021.en',
    [
      'Recomendação fraca: no mínimo 30 mL/kg de cristaloide ao longo das 3 primeiras horas [1].',
      'A PAM a perseguir é de 65 mmHg [1].',
    ],
    [
      ['digit', 'Nas 3 primeiras horas, o volume mínimo de cristaloide é de 20 mL/kg [1].'],
      ['unit', 'A ressuscitação inicial soma pelo menos 30 mL/kg de cristaloide nos primeiros 3 dias [1].'],
    ],
  ],
  [
    'SSC 2021.prose',
    [
      'Quem está sob vasopressor deve ter como alvo inicial uma pressão arterial média de 65 mmHg [1].',
      'No choque séptico, sugere-se infundir ao menos 30 mL/kg de cristaloide endovenoso dentro das 3 horas iniciais da ressuscitação [1].',
    ],
    [
      [
        'negation',
        'Para adultos sob vasopressor, não se recomenda um alvo inicial de pressão arterial média de 65 mmHg [1].',
      ],
      ['digit', 'Para quem usa vasopressor, a pressão arterial média inicial a buscar é de 75 mmHg [1].'],
      [
        'unit',
        'O volume proposto no choque séptico é de ao menos 30 dL/kg de cristaloide intravenoso nas 3 primeiras horas [1].',
      ],
      [
        'comparator',
        'No choque séptico, sugerem-se no máximo 30 mL/kg de cristaloide nas primeiras 3 horas [1].',
      ],
    ],
  ],
  [
    'GINA 2021.pt',
    [
      'Para o alívio na asma, a GINA 2021 dá preferência ao corticoide inalatório com formoterol [1].',
      'Deixar o asmático só com broncodilatador de curta ação não encontra respaldo na GINA de 2021 [1].',
    ],
    [
      [
        'negation',
        'A GINA de 2021 recomenda o tratamento da asma apenas com broncodilatador de curta ação [1].',
      ],
    ],
  ],
  [
    'GINA 2021.en',
    [
      'SABA isolado não é recomendado; como alívio, a opção preferencial é CI-formoterol [1].',
      '- Asma: não tratar apenas com SABA [1].',
    ],
    [
      ['negation', 'Na asma, o tratamento só com SABA é recomendado [1].'],
      ['negation', 'CI-formoterol não é a opção preferida de alívio [1].'],
    ],
  ],
  [
    'SPRINT.pt',
    [
      'Mirar uma sistólica inferior a 120 mmHg, e não a 140 mmHg, poupou eventos cardiovasculares maiores a hipertensos de alto risco sem diabetes [1].',
      'Diabéticos ficaram de fora do SPRINT [1].',
    ],
    [
      [
        'direction',
        'Em hipertensos de alto risco sem diabetes, perseguir sistólica abaixo de 120 mmHg acarretou mais eventos cardiovasculares maiores do que perseguir menos de 140 mmHg [1].',
      ],
      [
        'direction',
        'Com HR de 0,75 (IC 95% 0,64–0,89), os eventos cardiovasculares maiores se tornaram mais comuns sob a meta sistólica abaixo de 120 mmHg [1].',
      ],
      ['negation', 'O SPRINT incluiu pessoas com diabetes [1].'],
      [
        'negation',
        'Em hipertensos de alto risco sem diabetes, buscar sistólica abaixo de 120 mmHg não reduziu os eventos cardiovasculares maiores [1].',
      ],
      [
        'comparator',
        'Hipertensos de alto risco sem diabetes ganharam com uma sistólica acima de 120 mmHg, em vez de abaixo de 140 mmHg [1].',
      ],
    ],
  ],
  [
    'SPRINT.en',
    [
      'O composto primário ocorreu em 1,65% ao ano com a meta abaixo de 120 mmHg e em 2,19% ao ano com a meta abaixo de 140 mmHg [1].',
      'A mortalidade por todas as causas caiu sob o alvo sistólico abaixo de 120 mmHg (HR 0,73; 0,60–0,90) [1].',
      'O estudo abarcou 9.361 participantes, com HR de 0,75 para o desfecho composto primário [1].',
    ],
    [
      [
        'direction',
        'O alvo abaixo de 120 mmHg piorou a mortalidade por todas as causas, com HR de 0,73 (0,60–0,90) [1].',
      ],
      [
        'digit',
        'A taxa anual do desfecho primário foi de 1,65% no braço abaixo de 120 mmHg e de 2,91% no braço abaixo de 140 mmHg [1].',
      ],
      [
        'decimal',
        'Com o alvo abaixo de 120 mmHg, o composto primário incidiu em 16,5% ao ano, ante 2,19% ao ano com o alvo mais alto [1].',
      ],
    ],
  ],
  [
    'SPRINT.prose',
    [
      'Entre as 9.361 pessoas estudadas, o braço padrão acumulou 2,19% de eventos primários por ano, ante 1,65% no intensivo [1].',
      'Morreu-se menos, por qualquer causa, no grupo de tratamento intensivo (HR 0,73; IC 95% 0,60–0,90) [1].',
      'O alvo padrão, abaixo de 140 mmHg, saiu mais caro em eventos: 2,19% ao ano no desfecho primário, contra 1,65% do intensivo [1].',
    ],
    [
      ['direction', 'A mortalidade por todas as causas foi maior no grupo de tratamento intensivo [1].'],
      [
        'direction',
        'Não houve diferença entre os alvos intensivo e padrão quanto à mortalidade por todas as causas [1].',
      ],
      [
        'direction',
        'O desfecho primário foi mais comum no braço intensivo, com HR de 0,75 (IC 95% 0,64–0,89) [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'Comparado ao enalapril, sacubitril-valsartana levou a menos mortes cardiovasculares ou internações por IC na ICFEr [1].',
      'Para morte cardiovascular ou internação por IC, o HR foi de 0,80 (IC 95% 0,73–0,87) a favor de sacubitril-valsartana [1].',
    ],
    [
      [
        'direction',
        'Na ICFEr, o enalapril preveniu melhor a morte cardiovascular ou a internação por IC do que sacubitril-valsartana [1].',
      ],
      [
        'direction',
        'Sacubitril-valsartana agravou o risco de morte cardiovascular ou internação por insuficiência cardíaca em relação ao enalapril [1].',
      ],
      [
        'negation',
        'Sacubitril-valsartana não conseguiu diminuir a morte cardiovascular ou a internação por IC em comparação com o enalapril [1].',
      ],
      [
        'bounds',
        'O HR de 0,80 para morte cardiovascular ou internação por IC teve IC 95% de 0,73 a 0,97 [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'Sob enalapril, 26,5% morreram de causa cardiovascular ou foram internados por IC, ante 21,8% no outro braço [1].',
      'Entre 8.442 pacientes, o HR para morte cardiovascular ou hospitalização por IC foi 0,80, favorecendo a inibição da neprilisina [1].',
    ],
    [
      [
        'direction',
        'Enalapril saiu-se melhor que o inibidor da neprilisina em morte cardiovascular ou internação por IC: HR 0,80 (0,73–0,87) [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'Foram 8.442 pacientes com fração de ejeção reduzida, e o enalapril saiu perdendo: 26,5% de eventos, contra 21,8% com sacubitril-valsartana [1].',
      'O risco de morte cardiovascular ou de hospitalização por IC foi 20% menor com sacubitril-valsartana do que com enalapril [1].',
    ],
    [
      [
        'direction',
        'Morte cardiovascular ou internação por IC ocorreu mais com sacubitril-valsartana do que com enalapril (HR 0,80; IC 95% 0,73–0,87) [1].',
      ],
      [
        'digit',
        'Ao todo, 4.882 pacientes com fração de ejeção reduzida usaram sacubitril-valsartana ou enalapril [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      'Na ICFEp, quem recebeu empagliflozina teve menos mortes cardiovasculares ou internações por IC do que quem recebeu placebo [1].',
      'A empagliflozina trouxe benefício na insuficiência cardíaca de fração preservada, com HR de 0,79 para morte cardiovascular ou internação por IC [1].',
    ],
    [
      [
        'direction',
        'Entre pacientes com ICFEp, morte cardiovascular ou internação por IC tornou-se mais comum com a empagliflozina [1].',
      ],
      [
        'direction',
        'Empagliflozina e placebo não diferiram quanto a morte cardiovascular ou internação por IC na ICFEp (HR 0,79; IC 95% 0,69–0,90) [1].',
      ],
      [
        'negation',
        'A empagliflozina deixou de reduzir a morte cardiovascular ou a internação por IC na fração de ejeção preservada [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Entre 5.988 participantes, morte cardiovascular ou internação por IC atingiu 13,8% com empagliflozina e 17,1% no grupo de comparação [1].',
      '- Morte CV ou hospitalização por IC: HR 0,79 (0,69–0,90) [1].',
    ],
    [
      [
        'direction',
        'Mais pacientes morreram de causa cardiovascular ou foram internados por IC com empagliflozina do que no grupo de comparação (13,8% vs. 17,1%) [1].',
      ],
      [
        'digit',
        'Morte cardiovascular ou internação por IC acometeu 18,3% com empagliflozina e 17,1% no comparador [1].',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'Com PCR ultrassensível alta e LDL não elevado, pessoas aparentemente sadias sofreram menos eventos cardiovasculares maiores sob rosuvastatina do que sob placebo [1].',
      'O HR para eventos cardiovasculares maiores com rosuvastatina foi 0,56, com intervalo de confiança de 0,46 a 0,69 [1].',
    ],
    [
      [
        'direction',
        'A rosuvastatina equiparou-se ao placebo em eventos cardiovasculares maiores nas pessoas com PCR ultrassensível elevada [1].',
      ],
      [
        'direction',
        'Pessoas aparentemente saudáveis com PCR-us elevada tiveram mais eventos cardiovasculares maiores com rosuvastatina do que com placebo [1].',
      ],
      [
        'negation',
        'A rosuvastatina beneficiou pessoas aparentemente saudáveis com LDL elevado e PCR ultrassensível elevada [1].',
      ],
      [
        'digit',
        'Com rosuvastatina, o HR para eventos cardiovasculares maiores ficou em 0,65 (IC 95% 0,46–0,69) [1].',
      ],
    ],
  ],
  [
    'JUPITER.en',
    [
      'A taxa de eventos foi de 0,77 por 100 pessoas-ano com rosuvastatina e de 1,36 por 100 pessoas-ano no controle [1].',
      'O ensaio da rosuvastatina contou com 17.802 participantes [1].',
    ],
    [
      ['direction', 'A taxa de eventos cresceu com a rosuvastatina: HR de 0,56 (0,46–0,69) [1].'],
      ['decimal', 'O grupo rosuvastatina teve 7,7 eventos por 100 pessoas-ano, contra 1,36 no controle [1].'],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'Duas tomadas diárias de 150 mg de dabigatrana preveniram mais AVC ou embolia sistêmica do que a varfarina na fibrilação atrial [1].',
      'Em relação à varfarina, o RR de AVC ou embolia sistêmica com dabigatrana 150 mg 2x/dia ficou em 0,66 (IC 95% 0,53–0,82) [1].',
    ],
    [
      [
        'direction',
        'Na fibrilação atrial, a dabigatrana 150 mg duas vezes ao dia foi inferior à varfarina na prevenção de AVC ou embolia sistêmica [1].',
      ],
      [
        'negation',
        'A dabigatrana 150 mg duas vezes ao dia não preveniu mais AVC ou embolia sistêmica do que a varfarina [1].',
      ],
      [
        'unit',
        'Na fibrilação atrial, 150 mcg de dabigatrana duas vezes ao dia bateram a varfarina na prevenção de AVC ou embolia sistêmica [1].',
      ],
    ],
  ],
  [
    'RE-LY.en',
    [
      'Com varfarina, AVC ou embolia sistêmica se deu à razão de 1,69% ao ano; com dabigatrana 150 mg, de 1,11% ao ano [1].',
    ],
    [
      [
        'direction',
        'Frente à varfarina, a dabigatrana 150 mg aumentou em 34% o risco relativo de AVC ou embolia sistêmica [1].',
      ],
      [
        'bounds',
        'Dabigatrana 150 mg versus varfarina: RR 0,66 (0,35–0,82) para AVC ou embolia sistêmica [1].',
      ],
    ],
  ],
  [
    'RE-LY.prose',
    [
      'A varfarina exibiu taxa anual de AVC ou embolia sistêmica mais alta (1,69%) que a da dabigatrana 150 mg duas vezes ao dia (1,11%) [1].',
      'Participaram 18.113 pessoas com fibrilação atrial, e o risco relativo de AVC ou embolia sistêmica com dabigatrana 150 mg duas vezes ao dia foi de 0,66 [1].',
    ],
    [
      [
        'direction',
        'AVC ou embolia sistêmica foi mais frequente com dabigatrana 150 mg duas vezes ao dia do que com varfarina (RR 0,66; IC 95% 0,53–0,82) [1].',
      ],
      [
        'digit',
        'Com 110 mg de dabigatrana duas vezes ao dia, a taxa de AVC ou embolia sistêmica foi de 1,11% ao ano [1].',
      ],
      [
        'unit',
        'A varfarina ficou com 1,69% de AVC ou embolia sistêmica por mês, e a dabigatrana 150 mg, com 1,11% [1].',
      ],
    ],
  ],
  [
    'PLATO.pt',
    [
      'Na SCA, o ticagrelor superou o clopidogrel na prevenção de morte vascular, infarto ou AVC [1].',
      'O clopidogrel associou-se a mais mortes vasculares, infartos ou AVCs que o ticagrelor na síndrome coronariana aguda [1].',
    ],
    [
      [
        'direction',
        'Na síndrome coronariana aguda, o clopidogrel protegeu mais contra morte vascular, infarto ou AVC do que o ticagrelor [1].',
      ],
      [
        'negation',
        'O ticagrelor não superou o clopidogrel em morte vascular, infarto ou AVC na síndrome coronariana aguda [1].',
      ],
    ],
  ],
  [
    'PLATO.en',
    [
      'Aos 12 meses, 11,7% dos tratados com clopidogrel e 9,8% dos que usaram ticagrelor tinham sofrido morte vascular, IAM ou AVC [1].',
      'HR de 0,84 (0,77–0,92) em favor do ticagrelor para morte vascular, infarto ou AVC [1].',
    ],
    [
      [
        'direction',
        'Ticagrelor e clopidogrel tiveram desempenho semelhante em morte vascular, infarto ou AVC (HR 0,84; 0,77–0,92) [1].',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'Em 12 meses, o ticagrelor acumulou 9,8% de mortes vasculares, infartos ou AVCs, abaixo dos 11,7% do clopidogrel [1].',
      'Foram estudados 18.624 pacientes, e o HR de 0,84 (IC 95% 0,77–0,92) pendeu para o ticagrelor [1].',
    ],
    [
      [
        'direction',
        'Ao cabo de 12 meses, o clopidogrel levou a melhor sobre o ticagrelor em morte vascular, infarto ou AVC (11,7% vs. 9,8%) [1].',
      ],
      ['digit', 'Até os 18 meses, 9,8% do braço ticagrelor tinham tido morte vascular, infarto ou AVC [1].'],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'Diabéticos tipo 2 com doença cardiovascular estabelecida tiveram menos eventos cardiovasculares maiores sob empagliflozina do que sob placebo [1].',
      'O HR de 0,86 para eventos cardiovasculares maiores com empagliflozina veio acompanhado de IC 95,02% de 0,74 a 0,99 [1].',
    ],
    [
      [
        'direction',
        'No DM2 com doença cardiovascular estabelecida, a empagliflozina provocou mais eventos cardiovasculares maiores que o placebo [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'A morte cardiovascular recuou para 3,7% com empagliflozina, diante de 5,9% no comparador (HR 0,62) [1].',
      'Para o MACE de três pontos, a empagliflozina registrou 10,5% e o comparador, 12,1% [1].',
    ],
    [
      [
        'direction',
        'Houve incremento da morte cardiovascular com empagliflozina, com HR de 0,62 (0,49–0,77) [1].',
      ],
      ['digit', 'A morte cardiovascular caiu de 9,5% para 3,7% com empagliflozina [1].'],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'No grupo placebo, 12,1% apresentaram morte cardiovascular, infarto ou AVC, contra 10,5% no grupo empagliflozina [1].',
      'O risco de óbito cardiovascular encolheu 38% com empagliflozina (HR 0,62; IC 95% 0,49–0,77) [1].',
    ],
    [
      ['direction', 'A morte cardiovascular foi mais frequente com empagliflozina do que com placebo [1].'],
      [
        'direction',
        'No grupo placebo, o composto de morte cardiovascular, infarto ou AVC foi menos comum que no grupo empagliflozina (12,1% vs. 10,5%) [1].',
      ],
      [
        'bounds',
        'Para morte cardiovascular, a empagliflozina exibiu HR de 0,62, com IC 95% de 0,49 a 0,87 [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.pt',
    [
      'No DM2 de diagnóstico recente, tratar a glicose de forma intensiva com sulfonilureia ou insulina resultou em menos desfechos ligados ao diabetes do que o tratamento convencional [1].',
      'Para qualquer desfecho relacionado ao diabetes, o controle intensivo obteve RR de 0,88, com IC 95% de 0,79 a 0,99 [1].',
    ],
    [
      [
        'direction',
        'O tratamento convencional rendeu menos desfechos relacionados ao diabetes do que o controle intensivo com sulfonilureia ou insulina [1].',
      ],
      [
        'direction',
        'Quem recebeu controle intensivo correu risco maior de qualquer desfecho relacionado ao diabetes: RR de 0,88 [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'A HbA1c ficou em 7,0% no grupo intensivo e em 7,9% no convencional [1].',
      'Para infarto do miocárdio, o RR de 0,84 não chegou à significância (p = 0,052) [1].',
      'O risco relativo de complicações microvasculares foi de 0,75 com o controle intensivo [1].',
    ],
    [
      [
        'direction',
        'A hemoglobina glicada ficou mais alta com o controle intensivo do que com o convencional [1].',
      ],
      [
        'direction',
        'O controle intensivo diminuiu significativamente o infarto do miocárdio (RR 0,84; p = 0,052) [1].',
      ],
      [
        'negation',
        'No infarto do miocárdio, o RR de 0,84 (p = 0,052) foi estatisticamente significativo [1].',
      ],
      ['digit', 'O grupo intensivo chegou a HbA1c de 7,0%, e o convencional, a 8,9% [1].'],
      ['decimal', 'A hemoglobina glicada foi de 70% no braço intensivo e de 7,9% no convencional [1].'],
    ],
  ],
  [
    'CREDENCE.pt',
    [
      'A canagliflozina protegeu diabéticos tipo 2 com doença renal crônica e albuminúria contra o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      'Frente ao placebo, a canagliflozina obteve HR de 0,70 (IC 95% 0,59–0,82) no desfecho renal composto ou morte cardiovascular [1].',
      'O placebo concentrou mais casos do composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular do que a canagliflozina [1].',
    ],
    [
      [
        'direction',
        'Diabéticos com doença renal crônica e albuminúria tratados com canagliflozina chegaram mais vezes a doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular do que os do placebo [1].',
      ],
      ['digit', 'O composto renal ou morte cardiovascular teve HR de 0,78 com canagliflozina [1].'],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'Doença renal terminal, creatinina dobrada ou morte renal ou cardiovascular: HR 0,70 com canagliflozina em 4.401 participantes [1].',
      'A canagliflozina baixou em 30% o risco do composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
    ],
    [
      [
        'direction',
        'Com canagliflozina, subiu o composto de doença renal terminal, creatinina dobrada ou morte renal ou cardiovascular (HR 0,70; 0,59–0,82) [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'Na DRC, houvesse ou não diabetes, a empagliflozina freou a progressão renal ou a morte cardiovascular em comparação com placebo [1].',
      'O placebo teve mais progressão da doença renal ou morte cardiovascular do que a empagliflozina [1].',
    ],
    [
      [
        'direction',
        'O placebo foi mais eficaz do que a empagliflozina em conter a progressão da doença renal ou a morte cardiovascular na DRC [1].',
      ],
      [
        'direction',
        'Empagliflozina e placebo mostraram-se equivalentes quanto à progressão da doença renal ou à morte cardiovascular [1].',
      ],
      [
        'negation',
        'Não se viu redução da progressão da doença renal ou da morte cardiovascular com empagliflozina na DRC [1].',
      ],
      [
        'bounds',
        'O intervalo de confiança de 95% do HR de 0,72 foi de 0,46 a 0,82 para progressão renal ou morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'Progressão renal ou óbito cardiovascular sobreveio a 13,1% dos tratados com empagliflozina, ante 16,9% dos controles [1].',
      'Um HR de 0,72 (0,64–0,82) resume o efeito da empagliflozina sobre progressão renal ou morte cardiovascular [1].',
      'Dos 6.609 participantes, foi entre os que usaram empagliflozina que menos se viu progressão renal ou morte cardiovascular (13,1% vs. 16,9%) [1].',
    ],
    [
      [
        'direction',
        'Os que usaram empagliflozina tiveram mais progressão renal ou morte cardiovascular que os controles: 13,1% contra 16,9% [1].',
      ],
    ],
  ],
  [
    'FLOW.pt',
    [
      'Com semaglutida, eventos renais maiores foram mais raros que com placebo em pessoas com DM2 e doença renal crônica [1].',
      'A semaglutida conferiu proteção renal no DM2 com doença renal crônica: HR de 0,76 (IC 95% 0,66–0,88) para eventos renais maiores [1].',
    ],
    [
      [
        'direction',
        'Quanto a eventos renais maiores, semaglutida e placebo empataram nas pessoas com DM2 e doença renal crônica [1].',
      ],
    ],
  ],
  [
    'FLOW.en',
    [
      'Contaram-se 5,8 eventos renais maiores por 100 pacientes-ano com semaglutida e 7,5 no comparador [1].',
      'HR 0,76 (0,66–0,88) para eventos renais maiores, em 3.533 participantes tratados com semaglutida ou comparador [1].',
    ],
    [
      [
        'decimal',
        'O desfecho renal somou 0,58 evento por 100 pacientes-ano com semaglutida e 7,5 no comparador [1].',
      ],
    ],
  ],
  [
    'FLOW.prose',
    [
      'O grupo placebo somou 7,5 eventos renais maiores por 100 pacientes-ano; o da semaglutida, 5,8 [1].',
      'A amostra era de 3.533 pacientes com diabetes tipo 2 e doença renal crônica [1].',
    ],
    [
      [
        'direction',
        'Os eventos renais maiores foram mais frequentes com semaglutida do que com placebo [1].',
      ],
      [
        'direction',
        'Frente aos 7,5 do placebo, a semaglutida piorou a taxa de eventos renais maiores, que ficou em 5,8 por 100 pacientes-ano [1].',
      ],
      [
        'digit',
        'A semaglutida apresentou 5,8 eventos renais maiores por 100 pacientes-ano, e o placebo, 6,5 [1].',
      ],
      [
        'unit',
        'Foram 5,8 eventos renais maiores por 100 pacientes-mês com semaglutida, contra 7,5 com placebo [1].',
      ],
    ],
  ],
  [
    'NINDS.pt',
    [
      'Iniciar alteplase endovenosa nas primeiras 3 h do AVC isquêmico elevou a probabilidade de boa evolução aos 3 meses [1].',
      'O preço da alteplase foi um acréscimo de hemorragia intracraniana sintomática [1].',
      'A chance de evolução favorável em 3 meses foi maior com alteplase do que com placebo, com OR de 1,7 (IC 95% 1,2–2,6) [1].',
    ],
    [
      [
        'direction',
        'Iniciada em até 3 h, a alteplase diminuiu a chance de evolução favorável em 3 meses no AVC isquêmico [1].',
      ],
      ['direction', 'A alteplase fez cair a hemorragia intracraniana sintomática no NINDS [1].'],
      [
        'direction',
        'A alteplase piorou a evolução em 3 meses no AVC isquêmico (OR 1,7 para evolução favorável; IC 95% 1,2–2,6) [1].',
      ],
      ['negation', 'No NINDS, a alteplase não aumentou a hemorragia intracraniana sintomática [1].'],
      ['decimal', 'O OR de evolução favorável em 3 meses com alteplase alcançou 17 (IC 95% 1,2–2,6) [1].'],
      [
        'unit',
        'A alteplase, aplicada em até 3 dias do início dos sintomas, favoreceu a evolução aos 3 meses [1].',
      ],
      ['comparator', 'O benefício da alteplase diz respeito ao início após 3 h do começo dos sintomas [1].'],
    ],
  ],
  [
    'NINDS.en',
    [
      'Sangramento intracraniano sintomático acometeu 6,4% dos trombolisados e 0,6% dos controles [1].',
      'A mortalidade em 90 dias, de 17% contra 21%, não se distinguiu de modo significativo (p = 0,30) [1].',
      'Na parte 2, o OR global de desfecho favorável aos 3 meses chegou a 1,7 (1,2–2,6) [1].',
    ],
    [
      [
        'direction',
        'A hemorragia intracraniana sintomática foi mais rara nos trombolisados do que nos controles (6,4% vs. 0,6%) [1].',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      'Traumatizados com hemorragia significativa, ou em risco dela, morreram menos no hospital quando receberam ácido tranexâmico em lugar de placebo [1].',
      'O RR de morte hospitalar com ácido tranexâmico foi de 0,91 (IC 95% 0,85 a 0,97) [1].',
    ],
    [
      [
        'direction',
        'No trauma com hemorragia significativa, a mortalidade hospitalar subiu com o ácido tranexâmico em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'CRASH-2.en',
    [
      'Óbito hospitalar: 14,5% com ácido tranexâmico e 16,0% com placebo [1].',
      'Com RR de 0,91, o ácido tranexâmico fez menos pacientes morrerem no hospital que o placebo, em 20.211 vítimas de trauma [1].',
    ],
    [],
  ],
  [
    'CRASH-2.prose',
    [
      'Faleceram no hospital 16,0% dos traumatizados alocados a placebo, versus 14,5% dos que tomaram ácido tranexâmico [1].',
      'A queda da mortalidade hospitalar com ácido tranexâmico foi estatisticamente significativa [1].',
    ],
    [
      ['direction', 'A mortalidade hospitalar foi semelhante entre ácido tranexâmico e placebo [1].'],
      [
        'direction',
        'Vítimas de trauma tratadas com ácido tranexâmico tiveram risco de morte hospitalar significativamente mais alto (RR 0,91) [1].',
      ],
      ['negation', 'A redução da morte hospitalar com ácido tranexâmico não foi significativa [1].'],
      [
        'digit',
        'Entre os traumatizados, a mortalidade hospitalar foi de 12,5% com ácido tranexâmico e de 16,0% com placebo [1].',
      ],
      [
        'bounds',
        'O risco relativo de morte hospitalar foi de 0,91, com limites de 0,85 e 0,99 no IC 95% [1].',
      ],
    ],
  ],
  [
    'Magpie.pt',
    [
      'O sulfato de magnésio cortou em mais da metade os casos de eclâmpsia entre mulheres com pré-eclâmpsia [1].',
      'Eclâmpsia foi 58% menos comum com sulfato de magnésio que com placebo [1].',
    ],
    [
      [
        'direction',
        'Na pré-eclâmpsia, o sulfato de magnésio mais que duplicou a ocorrência de eclâmpsia em comparação com placebo [1].',
      ],
      [
        'negation',
        'Mulheres com pré-eclâmpsia não tiveram menos eclâmpsia com sulfato de magnésio do que com placebo [1].',
      ],
      ['digit', 'O magnésio tornou a eclâmpsia 68% menos frequente que o placebo [1].'],
    ],
  ],
  [
    'Magpie.en',
    [
      'Eclâmpsia surgiu em 0,8% com magnésio e em 1,9% com placebo [1].',
      'Quanto à morte materna, o RR de 0,55 não foi significativo [1].',
    ],
    [
      [
        'direction',
        'Houve diferença significativa na morte materna, favorável ao magnésio (RR 0,55; 0,26–1,14) [1].',
      ],
    ],
  ],
  [
    'Magpie.prose',
    [
      'Não se demonstrou diferença significativa na mortalidade materna (RR 0,55; 0,26–1,14) [1].',
      'Das mulheres alocadas ao placebo, 1,9% evoluíram para eclâmpsia, mais que o dobro do 0,8% visto com magnésio [1].',
    ],
    [
      ['direction', 'A mortalidade materna caiu significativamente com o sulfato de magnésio [1].'],
      [
        'negation',
        'A mortalidade materna diferiu significativamente entre magnésio e placebo (RR 0,55) [1].',
      ],
      [
        'decimal',
        'A eclâmpsia ocorreu em 8% das mulheres alocadas ao magnésio e em 1,9% das alocadas ao placebo [1].',
      ],
    ],
  ],
  [
    'TOGETHER.pt',
    [
      'A ivermectina não evitou internações nem observação prolongada na emergência entre pacientes ambulatoriais com covid-19 [1].',
      'O ensaio brasileiro não flagrou vantagem da ivermectina sobre placebo quanto a internação ou observação prolongada na covid-19 ambulatorial [1].',
    ],
    [
      [
        'direction',
        'Na covid-19 ambulatorial, a ivermectina superou o placebo na prevenção de internação e de observação prolongada [1].',
      ],
      [
        'negation',
        'Em pacientes ambulatoriais com covid-19, a ivermectina reduziu a internação e a observação prolongada em serviço de emergência [1].',
      ],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'Hospitalização ou observação estendida: 14,7% com ivermectina versus 16,3%, RR 0,90 (0,70–1,16) [1].',
      'Como o intervalo do RR vai de 0,70 a 1,16, o efeito da ivermectina sobre hospitalização ou observação prolongada não é estatisticamente significativo [1].',
      'O estudo, conduzido no Brasil, somou 1.358 participantes [1].',
    ],
    [
      [
        'direction',
        'A ivermectina diminuiu significativamente a hospitalização ou a observação prolongada (RR 0,90; 0,70–1,16) [1].',
      ],
    ],
  ],
  [
    'PROSEVA.pt',
    [
      'Pronar cedo e por tempo prolongado na SDRA grave derrubou a mortalidade em 28 dias: 16,0%, contra 32,8% em posição supina [1].',
      'A posição supina acarretou maior mortalidade em 28 dias do que a prona precoce e prolongada na SDRA grave [1].',
    ],
    [
      [
        'direction',
        'A posição prona precoce e prolongada custou mais mortes em 28 dias do que a supina na SDRA grave [1].',
      ],
      ['digit', 'Em posição prona, a mortalidade em 28 dias ficou em 16,0%; em supina, 38,2% [1].'],
    ],
  ],
  [
    'PROSEVA.en',
    [
      'Aos 28 dias haviam morrido 16,0% dos pronados e 32,8% dos demais (p < 0,001) [1].',
      'No ensaio, que incluiu 466 pacientes com SDRA grave, a mortalidade em 28 dias do grupo em decúbito prono foi de 16,0% [1].',
    ],
    [['comparator', 'A mortalidade em 28 dias de 16,0% contra 32,8% veio com p > 0,001 [1].']],
  ],
  [
    'PROSEVA.prose',
    [
      'A mortalidade em 28 dias com a prona foi cerca de metade da observada em supino: 16,0% contra 32,8% [1].',
    ],
    [
      [
        'direction',
        'O grupo em posição supina teve mortalidade em 28 dias menor que o grupo em prona (p < 0,001) [1].',
      ],
      ['unit', 'Na SDRA grave, 16,0% dos pacientes em prona tinham morrido em 28 semanas [1].'],
    ],
  ],
  [
    'NICE-SUGAR.pt',
    [
      'Apertar a glicemia do paciente crítico custou vidas: a mortalidade em 90 dias superou a do controle convencional [1].',
      'O controle glicêmico intensivo foi deletério em pacientes críticos, com OR de 1,14 para morte em 90 dias [1].',
    ],
    [
      [
        'direction',
        'Em pacientes críticos, o controle glicêmico intensivo melhorou a sobrevida em 90 dias em comparação com o convencional [1].',
      ],
      ['negation', 'No NICE-SUGAR, o controle glicêmico intensivo não causou dano [1].'],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'Morreram em 90 dias 24,9% sob controle convencional e 27,5% sob controle intensivo da glicose [1].',
      'O controle estrito da glicose foi prejudicial em 6.104 pacientes: OR de 1,14 (1,02–1,28) para morte em 90 dias [1].',
    ],
    [['bounds', 'Morte em 90 dias com controle intensivo: OR 1,14 (1,20–1,28) [1].']],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'A chance de óbito em 90 dias foi 14% mais alta no grupo de controle intensivo [1].',
      'O estudo abrangeu 6.104 adultos criticamente enfermos [1].',
      'No controle convencional faleceram 24,9% em até 90 dias, menos que os 27,5% do controle intensivo [1].',
    ],
    [
      [
        'direction',
        'O controle intensivo da glicose poupou vidas em 90 dias, com OR de 1,14 (IC 95% 1,02–1,28) [1].',
      ],
      [
        'unit',
        'O controle intensivo cursou com 27,5% de óbitos em 90 horas, e o convencional, com 24,9% [1].',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [
      'Adiar a terapia antirretroviral em casais sorodiscordantes significou mais transmissão do HIV ao parceiro [1].',
      'Transmissão geneticamente ligada: HR 0,04 com o início precoce (IC 95% 0,01–0,27) [1].',
      'Em casais sorodiscordantes, o início precoce dos antirretrovirais resguardou o parceiro do HIV melhor que o início tardio [1].',
    ],
    [
      [
        'direction',
        'O início tardio da terapia antirretroviral protegeu melhor o parceiro contra o HIV do que o início precoce [1].',
      ],
      [
        'negation',
        'Em casais sorodiscordantes, o início precoce dos antirretrovirais em nada reduziu a transmissão do HIV ao parceiro [1].',
      ],
      [
        'decimal',
        'Com início precoce, a transmissão geneticamente ligada teve HR de 0,4 (IC 95% 0,01–0,27) [1].',
      ],
    ],
  ],
  [
    'HPTN 052.en',
    ['Houve um único caso de transmissão ligada com o tratamento precoce, ante 27 no grupo comparador [1].'],
    [['digit', 'Contaram-se 1 transmissão ligada no grupo precoce e 37 no comparador [1].']],
  ],
  [
    'HPTN 052.prose',
    [
      'A terapia precoce rendeu uma redução de 96% na transmissão geneticamente ligada em 1.763 casais sorodiscordantes [1].',
      'Das transmissões geneticamente ligadas, 27 vieram do grupo de terapia adiada e apenas 1 do grupo de terapia precoce [1].',
    ],
    [
      [
        'direction',
        'A terapia precoce elevou em 96% a transmissão geneticamente ligada entre casais sorodiscordantes [1].',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'Na cardiomiopatia chagásica crônica já instalada, o benznidazol não freou significativamente a evolução clínica da cardiopatia [1].',
      'Nem a fase aguda nem a forma indeterminada da doença de Chagas foram estudadas no BENEFIT [1].',
    ],
    [
      [
        'direction',
        'Na cardiomiopatia chagásica crônica, o benznidazol retardou significativamente a progressão clínica da doença cardíaca [1].',
      ],
      ['negation', 'O BENEFIT avaliou também a fase aguda e a forma indeterminada da doença de Chagas [1].'],
    ],
  ],
  [
    'BENEFIT.en',
    [
      'O desfecho primário foi neutro: 27,5% com benznidazol e 29,1% no comparador [1].',
      'A PCR converteu em 66,2% com benznidazol e em 33,5% no grupo controle [1].',
    ],
    [['negation', 'O desfecho primário com benznidazol não foi neutro [1].']],
  ],
  [
    'BENEFIT.prose',
    [
      'A conversão da PCR foi cerca de duas vezes mais frequente com benznidazol (66,2%) do que com placebo (33,5%) [1].',
      'Benznidazol e placebo não diferiram significativamente no desfecho primário (HR 0,93; IC 95% 0,81–1,07) [1].',
      'Com placebo, 29,1% alcançaram o desfecho primário; com benznidazol, 27,5% [1].',
    ],
    [
      ['direction', 'A conversão da PCR foi menos frequente com benznidazol do que com placebo [1].'],
      [
        'direction',
        'O benznidazol baixou significativamente o desfecho primário na cardiomiopatia chagásica (HR 0,93; IC 95% 0,81–1,07) [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.pt',
    [
      'Salicilatos e anti-inflamatórios não esteroides estão vetados diante da suspeita de dengue [1].',
      'A estratificação em grupos A, B, C e D leva em conta os sinais de alarme e de gravidade e as condições de risco [1].',
      'Nos grupos C e D o cristaloide venoso começa imediatamente, em ritmo mais acelerado no D [1].',
    ],
    [
      ['direction', 'A reposição venosa com cristaloide é mais lenta no grupo D do que no grupo C [1].'],
      [
        'negation',
        'Na suspeita de dengue, podem-se usar salicilatos e anti-inflamatórios não esteroides [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.en',
    [
      '- Grupo D: 20 mL/kg em no máximo 20 minutos [1].',
      'O grupo C recebe 10 mL/kg durante a hora inicial [1].',
    ],
    [
      ['unit', '- Grupo D: 20 mL/kg em até 20 horas [1].'],
      ['comparator', 'No grupo D, administram-se 20 mL/kg em pelo menos 20 minutos [1].'],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'No grupo D, infundem-se 20 mL/kg em até 20 min; no C, 10 mL/kg de cristaloide na primeira hora [1].',
      'Anti-inflamatórios não esteroides ficam proibidos, assim como os salicilatos [1].',
    ],
    [
      ['negation', 'O grupo C não necessita de reposição volêmica imediata [1].'],
      ['digit', 'No grupo C da dengue, a primeira hora pede 15 mL/kg de cristaloide [1].'],
      ['unit', 'Ao grupo C se administram 10 L/kg de cristaloide na primeira hora [1].'],
    ],
  ],
  [
    'EMPEROR-Preserved.pt + PARADIGM-HF.pt',
    [],
    [
      [
        'wrong-reference',
        'Comparado ao enalapril, sacubitril-valsartana diminuiu morte cardiovascular ou internação por IC na ICFEr, com HR de 0,80 [1].',
      ],
    ],
  ],
  [
    'Magpie.prose + CRASH-2.prose',
    [],
    [
      [
        'wrong-reference',
        'Com ácido tranexâmico, a mortalidade hospitalar dos traumatizados ficou em 14,5%, ante 16,0% com placebo [1].',
      ],
    ],
  ],
  [
    'CREDENCE.en + EMPA-KIDNEY.en',
    [],
    [
      [
        'wrong-reference',
        'A canagliflozina obteve HR de 0,72 para doença renal terminal, creatinina dobrada ou morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    'RE-LY.en + PLATO.en',
    [],
    [
      [
        'wrong-reference',
        'Com ticagrelor, morte vascular, infarto ou AVC ocorreu em 9,8% aos 12 meses, ante 11,7% com clopidogrel [1].',
      ],
    ],
  ],
  [
    'SBD 2025.prose + DBHA 2025.prose + SSC 2021.prose',
    [],
    [
      [
        'wrong-reference',
        'Para adultos em uso de vasopressor, o alvo inicial de pressão arterial média é de 65 mmHg [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.prose + PROSEVA.prose',
    [],
    [['wrong-reference', 'A mortalidade em 90 dias com controle glicêmico convencional foi de 32,8% [1].']],
  ],
  [
    'EMPA-REG OUTCOME.pt + FLOW.pt',
    [],
    [['wrong-reference', 'Com empagliflozina, o HR para eventos cardiovasculares maiores foi de 0,76 [1].']],
  ],
  [
    'TOGETHER.en + BENEFIT.en + HPTN 052.en',
    [],
    [
      [
        'wrong-reference',
        'No ensaio da ivermectina, o RR para hospitalização ou observação prolongada foi de 0,93 [1].',
      ],
    ],
  ],
];

export const oddPassagesOtherwise: HandCase[] = casesOf(groups);
