import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Lists, cells, computed reductions and other forms of answers over the corpus. */
const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'No SPRINT, a meta sistólica **abaixo de 120 mmHg** reduziu o desfecho primário em relação à meta abaixo de 140 mmHg (1,65% vs. 2,19% ao ano; HR 0,75; IC 0,64–0,89) [1].',
      'A morte por qualquer causa caiu 27% em termos relativos com o controle intensivo da pressão [1].',
    ],
    [
      [
        'direction',
        'No SPRINT, a meta sistólica **abaixo de 120 mmHg** aumentou o desfecho primário em relação à meta abaixo de 140 mmHg [1].',
      ],
      ['decimal', 'A taxa do desfecho primário foi de 16,5% ao ano na meta abaixo de 120 mmHg [1].'],
    ],
  ],
  [
    'ALLHAT.en',
    [
      '- **ALLHAT**: sem diferença na morte coronariana ou no infarto não fatal, com taxas em 6 anos de 11,5% (clortalidona), 11,3% (anlodipino) e 11,4% (lisinopril) [1].',
      'Entre mais de 33 mil hipertensos de alto risco, nem o anlodipino nem o lisinopril superaram a clortalidona quanto à doença coronariana fatal ou ao infarto não fatal [1].',
    ],
    [
      [
        'negation',
        'Houve diferença entre clortalidona, anlodipino e lisinopril na doença coronariana fatal ou no infarto não fatal [1].',
      ],
      ['arms', 'As taxas em 6 anos foram de 11,3% com clortalidona e de 11,5% com anlodipino [1].'],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'Para evitar um desfecho (morte cardiovascular ou internação por IC), foi preciso tratar cerca de 21 pacientes com sacubitril-valsartana no lugar do enalapril [1].',
      '| Estudo | n | Eventos | Efeito |\n|---|---|---|---|\n| PARADIGM-HF | 8.442 | 21,8% vs. 26,5% | HR 0,80 (0,73–0,87) [1] |',
    ],
    [['digit', '- **PARADIGM-HF**: morte CV ou internação por IC em 21,8% vs. 28,5%, HR 0,80 [1].']],
  ],
  [
    'DAPA-HF.en',
    [
      '**Qual foi o benefício absoluto da dapagliflozina na ICFEr?** Uma diferença de 4,9 pontos percentuais na piora da IC ou morte CV: 16,3% contra 21,2% [1].',
    ],
    [
      [
        'digit',
        'Na ICFEr, a dapagliflozina teve HR de 0,79 para piora da IC ou morte CV (16,3% vs. 21,2%) [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Na IC com fração de ejeção preservada, a empagliflozina reduziu em 21% o risco relativo de morte CV ou hospitalização por IC (HR 0,79) [1].',
      'O benefício absoluto no EMPEROR-Preserved foi de 3,3 pontos percentuais, o que corresponde a um NNT em torno de 30 [1].',
    ],
    [],
  ],
  [
    'RALES.en',
    [
      'A espironolactona evitou aproximadamente uma morte a cada nove pacientes tratados, pois a mortalidade passou de 46% para 35% [1].',
      '- **RALES**: mortalidade 30% menor em termos relativos com espironolactona na IC grave (RR 0,70) [1]',
    ],
    [
      [
        'digit',
        'Na IC grave, a mortalidade foi de 38% com espironolactona e de 46% no controle (RR 0,70) [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'A empagliflozina reduziu o MACE de três componentes de forma modesta (14% em termos relativos), mas a morte cardiovascular caiu 38% [1].',
      '| Desfecho | Empagliflozina vs. controle |\n|---|---|\n| Morte CV | 3,7% vs. 5,9% [1] |',
    ],
    [],
  ],
  [
    'LEADER.en',
    [
      'A liraglutida diminuiu os MACE (13,0% vs. 14,9%) e também a morte cardiovascular (HR 0,78) [1].',
      'Para MACE, o limite superior do intervalo de confiança com a liraglutida ficou em 0,97, portanto abaixo de 1 [1].',
    ],
    [],
  ],
  [
    'UKPDS 33.en',
    [
      'O controle intensivo levou a HbA1c a 7,0%, ante 7,9% no tratamento convencional, e reduziu em um quarto as complicações microvasculares [1].',
      'No UKPDS 33, a queda de 16% no infarto do miocárdio não alcançou significância estatística (p = 0,052) [1].',
      'A diferença de HbA1c entre os grupos do UKPDS 33 foi de 0,9 ponto percentual [1].',
    ],
    [],
  ],
  [
    'CREDENCE.en',
    [
      '- **CREDENCE** (n = 4.401): com a canagliflozina, queda de 30% no risco relativo de doença renal terminal, duplicação da creatinina ou morte renal ou CV [1].',
    ],
    [],
  ],
  [
    'DAPA-CKD.en',
    [
      'O NNT da dapagliflozina na DRC foi de aproximadamente 19, já que o desfecho composto ocorreu em 9,2% contra 14,5% [1].',
      'O desfecho composto do DAPA-CKD incluía queda da TFGe de pelo menos 50%, doença renal terminal ou morte renal ou cardiovascular [1].',
    ],
    [['digit', 'A dapagliflozina reduziu em 49% o risco relativo do desfecho renal composto (HR 0,61) [1].']],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'Progressão da doença renal ou morte CV ocorreu em 13,1% dos tratados com empagliflozina, 3,8 pontos percentuais a menos do que no controle [1].',
    ],
    [],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'No FIDELIO-DKD, que analisou 5.674 pessoas, a finerenona reduziu o desfecho renal (17,8% vs. 21,1%; HR 0,82) [1].',
    ],
    [],
  ],
  [
    'FLOW.en',
    ['A semaglutida baixou os eventos renais maiores de 7,5 para 5,8 por 100 pacientes-ano [1].'],
    [],
  ],
  [
    'SELECT.en',
    [
      'Na obesidade sem diabetes, a semaglutida reduziu os MACE em um quinto (HR 0,80), com NNT de cerca de 67 [1].',
      'O SELECT incluiu 17.604 pessoas, e o MACE ocorreu em 6,5% com semaglutida e em 8,0% no controle [1].',
    ],
    [],
  ],
  [
    'SURPASS-2.en',
    [
      'Com tirzepatida 15 mg a HbA1c caiu 2,30 pontos em 40 semanas, enquanto com semaglutida 1 mg caiu 1,86 ponto [1].',
      'Depois de cerca de nove meses, a menor dose de tirzepatida (5 mg) havia baixado a HbA1c em 2,01 pontos [1].',
    ],
    [['unit', 'A tirzepatida foi comparada com semaglutida na dose de 1 g [1].']],
  ],
  [
    'JUPITER.en',
    [
      'Com a rosuvastatina, os eventos caíram 44% em termos relativos (HR 0,56; 0,77 vs. 1,36 por 100 pessoas-ano) [1].',
    ],
    [],
  ],
  [
    'RECOVERY.pt',
    ['O benefício da dexametasona se concentrou em quem precisava de oxigênio ou ventilação mecânica [1].'],
    [
      [
        'direction',
        'Nos hospitalizados com covid-19, a dexametasona elevou a mortalidade em 28 dias, com razão de taxas de 0,83 [1].',
      ],
    ],
  ],
  [
    'FOURIER.en',
    [
      '- Evolocumabe: redução absoluta de 1,5 ponto percentual no desfecho composto primário (9,8% vs. 11,3%) [1]',
    ],
    [],
  ],
  [
    'RE-LY.en',
    [
      'A taxa de AVC ou embolia sistêmica foi menor com dabigatrana 150 mg (1,11%/ano) do que com varfarina (1,69%/ano) [1].',
      'Quem recebeu varfarina teve mais AVC ou embolia sistêmica do que quem recebeu dabigatrana 150 mg [1].',
    ],
    [],
  ],
  [
    'ARISTOTLE.en',
    [
      'A **apixabana** foi superior à varfarina em três frentes: AVC ou embolia sistêmica (HR 0,79), sangramento maior (HR 0,69) e morte (HR 0,89) [1].',
      'Com a apixabana houve 31% menos sangramento maior do que com a varfarina [1].',
    ],
    [],
  ],
  [
    'PLATO.en',
    [
      'Em um ano, morte vascular, IAM ou AVC ocorreu em 9,8% com ticagrelor e em 11,7% com clopidogrel, o que dá um NNT de 53 [1].',
    ],
    [
      [
        'digit',
        'O ticagrelor reduziu em 26% o risco relativo de morte vascular, infarto ou AVC (HR 0,84) [1].',
      ],
      [
        'unit',
        'Em 12 semanas, morte vascular, infarto ou AVC ocorreu em 9,8% com ticagrelor e em 11,7% com clopidogrel [1].',
      ],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'A associação de AAS e estreptoquinase reduziu a chance de morte vascular em 42% (8,0% contra 13,2%), mais do que cada um isoladamente (23% e 25%) [1].',
      'Isolada, a estreptoquinase baixou a morte vascular em cinco semanas de 12,0% para 9,2% [1].',
    ],
    [],
  ],
  [
    'NINDS.en',
    [
      'Embora a alteplase tenha melhorado a evolução em 3 meses (OR 1,7), a hemorragia intracraniana sintomática foi mais de dez vezes mais frequente (6,4% vs. 0,6%) [1].',
      'A mortalidade em 90 dias não diferiu de forma significativa entre alteplase e controle (17% vs. 21%; p = 0,30) [1].',
    ],
    [['decimal', 'A hemorragia intracraniana sintomática ocorreu em 64% dos tratados com alteplase [1].']],
  ],
  [
    'TICH-2.en',
    [
      'O TICH-2 foi neutro: *odds ratio* ajustado de 0,88 para o mRS no dia 90, com intervalo que cruza a unidade (0,76–1,03) [1].',
    ],
    [],
  ],
  [
    'CRASH-2.en',
    [
      'No trauma com hemorragia, o ácido tranexâmico baixou a morte hospitalar de 16,0% para 14,5%, ou seja, 1,5 ponto percentual [1].',
    ],
    [],
  ],
  [
    'WOMAN.en',
    [
      'Dado nas primeiras três horas, o ácido tranexâmico reduziu a morte por sangramento de 1,7% para 1,2%, mas o desfecho primário composto não foi atingido [1].',
    ],
    [],
  ],
  [
    'Magpie.en',
    [
      'O sulfato de magnésio reduziu a eclâmpsia em mais da metade (58%), sem redução significativa da morte materna (RR 0,55; 0,26–1,14) [1].',
    ],
    [],
  ],
  [
    'RECOVERY.en',
    [
      'Entre os ventilados, a mortalidade com dexametasona foi de 29,3%, contra 41,4% no controle: cerca de 12 pontos percentuais a menos [1].',
      'A mortalidade em quatro semanas foi de 22,9% com dexametasona e de 25,7% sem ela [1].',
    ],
    [],
  ],
  [
    'TOGETHER.en',
    [
      'A ivermectina não reduziu de modo significativo a internação ou a observação prolongada em estudo brasileiro com 1.358 pacientes (RR 0,90; 0,70–1,16) [1].',
    ],
    [],
  ],
  [
    'ARMA.en',
    ['Ventilar com 6 mL/kg, em vez de 12 mL/kg, diminuiu a mortalidade em 8,8 pontos percentuais [1].'],
    [],
  ],
  [
    'PROSEVA.en',
    [
      '**E a posição prona?** Reduziu a mortalidade em 28 dias a cerca da metade: 16,0% contra 32,8% (p < 0,001) [1].',
    ],
    [],
  ],
  [
    'ART.en',
    [
      '- **ART** (n = 1.010): recrutamento com PEEP titulada, mais mortes em 28 dias (55,3% vs. 49,3%; HR 1,20), isto é, dano [1].',
    ],
    [],
  ],
  [
    'NICE-SUGAR.en',
    [
      'O controle glicêmico estrito aumentou a mortalidade em 90 dias: cerca de uma morte a mais para cada 38 pacientes tratados [1].',
    ],
    [],
  ],
  [
    'BaSICS.en',
    [
      'A solução balanceada não mudou de forma significativa a mortalidade em 90 dias frente à salina a 0,9% (26,4% vs. 27,2%) nas 75 UTIs brasileiras [1].',
    ],
    [],
  ],
  [
    'HPTN 052.en',
    [
      'Houve um único caso de transmissão ligada no grupo de TARV precoce, contra vinte e sete no outro, uma queda de 96% [1].',
    ],
    [],
  ],
  [
    'START.en',
    ['O início precoce da TARV reduziu o desfecho primário em mais da metade (1,8% vs. 4,1%; HR 0,43) [1].'],
    [],
  ],
  [
    'BENEFIT.en',
    [
      'O benznidazol não alterou de modo significativo o desfecho primário (27,5% vs. 29,1%), embora tenha aumentado a conversão da PCR (66,2% vs. 33,5%) [1].',
    ],
    [],
  ],
  [
    'Butantan-DV.en',
    [
      'A vacina em dose única teve eficácia de 79,6% em dois anos, mais alta nos soropositivos (89,2%) do que nos soronegativos (73,6%) [1].',
    ],
    [],
  ],
  [
    'DBHA 2020.en',
    [
      'Pela DBHA 2020, a hipertensão se define por PA de consultório a partir de 140 mmHg de sistólica e/ou 90 mmHg de diastólica [1].',
    ],
    [['comparator', 'Hipertensão: PA de consultório ≤ 140 e/ou 90 mmHg [1].']],
  ],
  [
    'DBHA 2025.en',
    [
      'A meta de tratamento é manter a PA **abaixo de 130/80 mmHg**, e a faixa de 120–139 e/ou 80–89 mmHg já é pré-hipertensão [1].',
      '**Qual é a meta de pressão?** Menos de 13 por 8 (130/80 mmHg) [1].',
    ],
    [],
  ],
  [
    'DBIC 2018.en',
    [
      'FEVE abaixo de 40% define a fração reduzida; de 40% a 49%, a intermediária; a partir de 50%, a preservada [1].',
      'O ponto de corte do NT-proBNP para rastreamento é de 125 ng/L [1].',
    ],
    [],
  ],
  [
    'SBD 2025.en',
    ['Diabetes: glicemia de jejum de 126 mg/dL ou mais, ou HbA1c de pelo menos 6,5%, com confirmação [1].'],
    [
      [
        'digit',
        'Considera-se diabetes a glicemia de jejum de 128 mg/dL ou mais, ou HbA1c a partir de 6,5%, com confirmação [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.en',
    [
      'A DRC exige alterações por três meses ou mais e se classifica por causa, TFG (G1 a G5) e albuminúria (A1 a A3) [1].',
    ],
    [],
  ],
  [
    'SSC 2021.en',
    [
      'Recomendação fraca: ao menos 30 mL/kg de cristaloide nas primeiras 3 horas; alvo de PAM de 65 mmHg [1].',
    ],
    [],
  ],
  [
    'MS Dengue 2024.en',
    [
      'No grupo D da dengue, infundem-se 20 mL/kg em até 20 minutos; no grupo C, 10 mL/kg na primeira hora [1].',
    ],
    [],
  ],
  [
    'GINA 2021.en',
    ['A GINA 2021 não recomenda tratar a asma só com SABA e prefere CI-formoterol como alívio [1].'],
    [['negation', 'O tratamento exclusivo com SABA é recomendado na asma [1].']],
  ],
  [
    'GOLD 2023.en',
    [
      'Na DPOC, a relação VEF1/CVF após broncodilatador fica abaixo de 0,7, e os grupos passaram a ser A, B e E [1].',
    ],
    [['comparator', 'O diagnóstico da DPOC usa VEF1/CVF pós-broncodilatador acima de 0,7 [1].']],
  ],
  [
    'SPRINT.prose',
    [
      'Entre 9.361 pessoas, a taxa anual do desfecho primário foi 0,54 ponto percentual menor com o tratamento intensivo (1,65% vs. 2,19% ao ano) [1].',
      'A mortalidade por todas as causas também foi menor no grupo intensivo (HR 0,73; IC 95% 0,60 a 0,90) [1].',
    ],
    [
      [
        'direction',
        'A mortalidade por todas as causas também foi maior no grupo de tratamento intensivo [1].',
      ],
      [
        'digit',
        'O desfecho primário ocorreu em 1,65% ao ano com o tratamento intensivo e em 2,79% ao ano com o padrão [1].',
      ],
      ['digit', 'O SPRINT randomizou 9.381 pessoas para meta sistólica abaixo de 120 ou de 140 mmHg [1].'],
      [
        'unit',
        'O desfecho primário ocorreu a uma taxa de 1,65% por mês no grupo intensivo e de 2,19% por mês no grupo padrão [1].',
      ],
      [
        'bounds',
        'A mortalidade por todas as causas caiu com o tratamento intensivo (HR 0,73; IC 95% 0,60 a 0,98) [1].',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'Nas UTIs brasileiras do BaSICS, a solução balanceada não foi melhor que a salina quanto à morte em 90 dias (HR ajustado 0,97; IC 95% 0,90–1,05) [1].',
    ],
    [
      [
        'negation',
        'Nas UTIs brasileiras, a solução balanceada reduziu a mortalidade em 90 dias em comparação com a solução salina [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'O sacubitril-valsartana superou o enalapril: 21,8% contra 26,5% de morte CV ou internação por IC, diferença de quase 5 pontos percentuais [1].',
      'A redução relativa de 20% com sacubitril-valsartana (HR 0,80; IC 95% 0,73–0,87) foi observada em 8.442 pacientes com **ICFEr** [1].',
    ],
    [
      [
        'direction',
        'O sacubitril-valsartana elevou a morte cardiovascular ou a internação por IC em comparação com o enalapril (HR 0,80) [1].',
      ],
      [
        'arms',
        'Morte CV ou internação por IC ocorreu em 21,8% dos pacientes com enalapril e em 26,5% dos que receberam sacubitril-valsartana [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.prose',
    [
      'Com placebo, 21,2% tiveram piora da IC ou morte cardiovascular; com dapagliflozina, 16,3% [1].',
      '- **DAPA-HF**: quase 5 mil pacientes com ICFEr, redução relativa de 26% na piora da IC ou morte CV [1].',
    ],
    [
      [
        'decimal',
        'Piora da IC ou morte cardiovascular ocorreu em 1,63% com dapagliflozina e em 21,2% com placebo [1].',
      ],
      ['arms', 'Piora da IC ou morte cardiovascular: 16,3% com placebo e 21,2% com dapagliflozina [1].'],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'O composto de morte CV, infarto ou AVC foi menos frequente com empagliflozina do que com placebo (HR 0,86; IC 95,02% 0,74–0,99) [1].',
      'De cada mil pacientes, 37 morreram de causa cardiovascular com empagliflozina, contra 59 com placebo [1].',
    ],
    [
      [
        'direction',
        'A morte por causas cardiovasculares foi mais frequente com empagliflozina do que com placebo [1].',
      ],
    ],
  ],
  [
    'FLOW.prose',
    [
      'Com semaglutida houve 1,7 evento renal maior a menos por 100 pacientes-ano do que com placebo [1].',
      'Em 3.533 pessoas com DM2 e DRC, a semaglutida reduziu em 24% o risco de eventos renais maiores (HR 0,76) [1].',
    ],
    [['unit', 'Os eventos renais maiores foram 5,8 vs. 7,5 por 1.000 pacientes-ano [1].']],
  ],
  [
    'SURPASS-2.prose',
    [
      'Todas as doses de tirzepatida baixaram a HbA1c mais do que a semaglutida 1 mg (−2,01, −2,24 e −2,30 vs. −1,86 pontos percentuais) [1].',
      'A vantagem da tirzepatida 15 mg sobre a semaglutida 1 mg foi de 0,44 ponto percentual de HbA1c [1].',
    ],
    [
      ['digit', 'Com 15 mg de tirzepatida, a HbA1c variou −2,50 pontos percentuais em 40 semanas [1].'],
      ['unit', 'Depois de 40 dias, a HbA1c caiu 2,30 pontos percentuais com 15 mg de tirzepatida [1].'],
    ],
  ],
  [
    'RE-LY.prose',
    [
      'A dabigatrana na dose de 150 mg de 12 em 12 horas reduziu em cerca de um terço o AVC ou a embolia sistêmica (RR 0,66) [1].',
    ],
    [
      [
        'direction',
        'A taxa de AVC ou embolia sistêmica foi mais alta com dabigatrana 150 mg duas vezes ao dia do que com varfarina [1].',
      ],
      ['unit', 'A dabigatrana foi usada na dose de 150 mcg duas vezes ao dia [1].'],
      [
        'arms',
        'A taxa anual de AVC ou embolia sistêmica foi de 1,11% com varfarina e de 1,69% com dabigatrana 150 mg [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.prose',
    [
      'A apixabana reduziu a morte por qualquer causa em 11%, com limite superior do IC muito próximo de 1 (0,998) [1].',
      'Comparada à varfarina em 18.201 pacientes com FA, a apixabana preveniu mais AVC ou embolia sistêmica e causou menos sangramento maior (HR 0,69; IC 95% 0,60–0,80) [1].',
    ],
    [
      [
        'direction',
        'A apixabana preveniu o AVC ou a embolia sistêmica, mas aumentou o sangramento maior em relação à varfarina (HR 0,69) [1].',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'Aos 12 meses, o ticagrelor tinha 1,9 ponto percentual a menos de morte vascular, infarto ou AVC do que o clopidogrel [1].',
      'No braço do clopidogrel, 11,7% tiveram o desfecho, e no do ticagrelor, 9,8% (HR 0,84) [1].',
    ],
    [
      [
        'digit',
        'Aos 12 meses, 9,8% do grupo ticagrelor e 12,7% do grupo clopidogrel tiveram morte vascular, infarto ou AVC [1].',
      ],
      ['arms', 'No braço do clopidogrel, 9,8% tiveram o desfecho, e no do ticagrelor, 11,7% [1].'],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'A morte hospitalar caiu significativamente com o ácido tranexâmico (14,5% vs. 16,0%; RR 0,91; IC 95% 0,85–0,97) [1].',
      'Na hemorragia do trauma, o NNT do ácido tranexâmico foi de cerca de 67, numa amostra de mais de 20 mil pacientes [1].',
    ],
    [
      [
        'direction',
        'A morte hospitalar aumentou significativamente com o ácido tranexâmico em pacientes com trauma e hemorragia [1].',
      ],
    ],
  ],
  [
    'WOMAN.prose',
    [
      'A morte por sangramento ocorreu em 1,5% das mulheres que receberam ácido tranexâmico e em 1,9% das que receberam placebo [1].',
      'O efeito foi maior quando o tratamento ocorreu em até 180 minutos do parto (RR 0,69) [1].',
    ],
    [
      ['negation', 'O desfecho primário composto do WOMAN foi alcançado [1].'],
      ['decimal', 'A morte por sangramento ocorreu em 15% das mulheres tratadas com ácido tranexâmico [1].'],
    ],
  ],
  [
    'Magpie.prose',
    [
      'Eclâmpsia: 0,8% com sulfato de magnésio contra 1,9% com placebo; já a mortalidade materna não diferiu significativamente [1].',
    ],
    [
      [
        'negation',
        'A mortalidade materna diferiu significativamente entre o sulfato de magnésio e o placebo [1].',
      ],
      ['decimal', 'Eclâmpsia: 0,08% com sulfato de magnésio e 1,9% com placebo [1].'],
    ],
  ],
  [
    'Magpie.pt',
    [
      'O sulfato de magnésio reduziu a eclâmpsia em mais da metade na comparação com placebo (58% menos) [1].',
    ],
    [
      [
        'direction',
        'Na pré-eclâmpsia, o sulfato de magnésio aumentou em mais da metade a ocorrência de eclâmpsia [1].',
      ],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'A dexametasona reduziu a mortalidade em 28 dias (22,9% vs. 25,7%; razão de taxas 0,83), com efeito absoluto maior nos pacientes em ventilação mecânica invasiva (29,3% vs. 41,4%) [1].',
      'Com o cuidado habitual, a mortalidade em 28 dias foi 2,8 pontos percentuais mais alta do que com a dexametasona [1].',
    ],
    [
      [
        'arms',
        'Morreram em 28 dias 22,9% dos pacientes do cuidado habitual e 25,7% dos que receberam dexametasona [1].',
      ],
    ],
  ],
  [
    'ARMA.prose',
    [
      'Volumes correntes mais baixos salvaram mais vidas na SDRA: mortalidade de 31,0% com 6 mL/kg e de 39,8% com 12 mL/kg (p = 0,007) [1].',
    ],
    [
      [
        'direction',
        'A mortalidade foi maior no grupo tratado com volumes correntes mais baixos (p = 0,007) [1].',
      ],
      [
        'digit',
        'A ventilação com volume corrente de 8 mL/kg foi comparada com 12 mL/kg em 861 pacientes com SDRA [1].',
      ],
      ['decimal', 'A mortalidade foi de 31,0% contra 39,8%, com p = 0,07 [1].'],
    ],
  ],
  [
    'PROSEVA.prose',
    [
      'No grupo supino morreram 32,8% em 28 dias, cerca do dobro do grupo prona (16,0%) [1].',
      'A posição prona teve NNT de aproximadamente 6 para evitar uma morte em 28 dias [1].',
    ],
    [['arms', 'A mortalidade em 28 dias foi de 32,8% no grupo prona e de 16,0% no grupo supino [1].']],
  ],
  [
    'NICE-SUGAR.prose',
    [
      '**O controle glicêmico intensivo ajuda na UTI?** Não: a mortalidade em 90 dias foi maior (27,5% vs. 24,9%; OR 1,14) [1].',
      'O controle convencional teve menos mortes em 90 dias do que o intensivo, com diferença de 2,6 pontos percentuais [1].',
    ],
    [
      [
        'arms',
        'Em 90 dias, morreram 24,9% no grupo de controle intensivo e 27,5% no de controle convencional [1].',
      ],
    ],
  ],
  [
    'ART.prose',
    [
      'Na SDRA moderada a grave, a estratégia de recrutamento com PEEP titulada elevou em 20% o *hazard* de morte em 28 dias [1].',
    ],
    [
      [
        'digit',
        'A mortalidade em 28 dias foi de 56,3% com recrutamento e PEEP titulada e de 49,3% com PEEP baixa [1].',
      ],
      [
        'arms',
        'A mortalidade em 28 dias foi de 49,3% com recrutamento e PEEP titulada e de 55,3% com PEEP baixa [1].',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [
      'A mortalidade em 90 dias foi de 26,4% com a solução balanceada e 27,2% com a salina a 0,9%, diferença não significativa [1].',
    ],
    [
      [
        'negation',
        'A diferença de mortalidade em 90 dias entre solução balanceada e salina a 0,9% foi significativa [1].',
      ],
    ],
  ],
  [
    'HPTN 052.prose',
    [
      'Das 28 transmissões geneticamente ligadas, apenas uma ocorreu no grupo de terapia precoce [1].',
      'Em 1.763 casais sorodiscordantes, a TARV precoce reduziu em 96% a transmissão ligada (HR 0,04; IC 95% 0,01–0,27) [1].',
    ],
    [
      ['digit', 'Em 1.783 casais sorodiscordantes, a TARV precoce foi comparada com a tardia [1].'],
      [
        'arms',
        'Houve 27 transmissões geneticamente ligadas no grupo de terapia precoce e uma no de terapia adiada [1].',
      ],
    ],
  ],
  [
    'BENEFIT.prose',
    [
      'A conversão da PCR foi quase duas vezes mais frequente com benznidazol (66,2%) do que com placebo (33,5%) [1].',
      'O desfecho primário do BENEFIT não diferiu de forma significativa (HR 0,93; IC 95% 0,81–1,07) [1].',
    ],
    [
      ['direction', 'A conversão da PCR foi menos frequente com benznidazol do que com placebo [1].'],
      ['arms', 'A conversão da PCR ocorreu em 66,2% com placebo e em 33,5% com benznidazol [1].'],
    ],
  ],
  [
    'Butantan-DV.prose',
    [
      'Em 24 meses, a eficácia da dose única contra dengue sintomática foi de quase 80% [1].',
      'A eficácia foi menor em quem não tinha evidência de exposição prévia (73,6%) do que em quem já tinha sido exposto (89,2%) [1].',
    ],
    [
      [
        'direction',
        'A eficácia da vacina foi mais baixa nos participantes com exposição prévia à dengue do que nos sem exposição [1].',
      ],
      ['digit', '| Grupo | Eficácia |\n|---|---|\n| Soronegativos | 78,6% [1] |'],
      ['arms', 'A eficácia foi de 89,2% nos soronegativos e de 73,6% nos soropositivos [1].'],
    ],
  ],
  [
    'DBHA 2025.prose',
    ['Pré-hipertensão: sistólica entre 120 e 139 mmHg e/ou diastólica entre 80 e 89 mmHg [1].'],
    [
      ['digit', 'A meta da diretriz brasileira de 2025 é PA < 130/90 mmHg [1].'],
      ['comparator', 'A meta de tratamento da hipertensão é PA > 130/80 mmHg [1].'],
      ['bounds', 'A pré-hipertensão vai de 110 a 139 mmHg de sistólica e/ou 80 a 89 mmHg de diastólica [1].'],
    ],
  ],
  [
    'DBIC 2018.prose',
    [
      'Um paciente com FEVE de 45% se encaixa na ICFEi, que vai de 40% a 49% [1].',
      '- **ICFEp**: FEVE igual ou superior a 50% [1].',
    ],
    [
      ['decimal', 'Para rastreamento, o corte do NT-proBNP é de 12,5 pg/mL [1].'],
      ['unit', 'O ponto de corte do NT-proBNP para rastreamento é de 125 ng/mL [1].'],
      ['comparator', '- **ICFEr**: FEVE > 40% [1].'],
      ['bounds', 'A ICFEi corresponde a FEVE de 40% a 59% [1].'],
    ],
  ],
  [
    'SBD 2025.prose',
    [
      'Glicemia de jejum a partir de 126 mg/dL (1,26 g/L) ou HbA1c de 6,5% ou mais indica diabetes, desde que o resultado seja confirmado [1].',
    ],
    [
      [
        'negation',
        'O diagnóstico de diabetes se faz por glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5%, sem necessidade de confirmação do resultado [1].',
      ],
      ['decimal', 'O corte diagnóstico da HbA1c para diabetes é ≥ 0,65% [1].'],
      ['unit', 'Glicemia de jejum ≥ 126 mmol/L, confirmada, indica diabetes [1].'],
      ['comparator', 'Considera-se diabetes quando a HbA1c é < 6,5%, com confirmação do resultado [1].'],
    ],
  ],
  [
    'SSC 2021.prose',
    [
      'Para um adulto de 70 kg, a sugestão de ao menos 30 mL/kg equivale a 2,1 L de cristaloide nas primeiras 3 horas [1].',
      'Em uso de vasopressor, o alvo inicial recomendado de pressão arterial média é de 65 mmHg [1].',
    ],
    [
      ['digit', 'Em uso de vasopressor, recomenda-se alvo inicial de pressão arterial média de 85 mmHg [1].'],
      [
        'unit',
        'No choque séptico, sugerem-se ao menos 30 mL/kg de cristaloide nos primeiros 3 dias de reanimação [1].',
      ],
      [
        'comparator',
        'No choque séptico, sugere-se administrar no máximo 30 mL/kg de cristaloide nas primeiras 3 horas [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'No grupo C, o volume inicial é de dez mililitros por quilo na primeira hora, metade do volume por quilo usado no grupo D [1].',
      'Na dengue, salicilatos e AINEs não devem ser utilizados [1].',
    ],
    [
      [
        'negation',
        '**Pode-se usar anti-inflamatório na dengue?** Sim, devem-se utilizar salicilatos e anti-inflamatórios não esteroides [1].',
      ],
      ['digit', 'No grupo D da dengue, infundem-se 20 mL/kg em até 30 minutos [1].'],
      ['unit', 'No grupo D, a infusão é de 20 mL/kg em até 20 horas [1].'],
      ['arms', 'O grupo C recebe 20 mL/kg em até 20 minutos, e o grupo D, 10 mL/kg na primeira hora [1].'],
    ],
  ],
  [
    'KDIGO 2024.prose',
    ['Para falar em DRC, a anormalidade renal precisa durar pelo menos 90 dias (3 meses) [1].'],
    [
      ['unit', 'A DRC se define por anormalidades renais presentes há no mínimo 3 semanas [1].'],
      ['comparator', 'As anormalidades renais da DRC devem estar presentes por menos de 3 meses [1].'],
    ],
  ],
  [
    'DBHA 2025.pt',
    ['Segundo a diretriz brasileira de 2025, a meta é uma PA inferior a 130/80 mmHg [1].'],
    [['unit', 'A diretriz de 2025 adota como meta uma PA abaixo de 130/80 cmHg [1].']],
  ],
  [
    'DBHA 2020.pt',
    ['A DBHA 2020 já não é a edição mais recente: foi substituída pela de 2025 [1].'],
    [['negation', 'As diretrizes de hipertensão de 2020 não foram substituídas pela edição de 2025 [1].']],
  ],
  [
    'DBIC 2018.pt',
    [
      'A diretriz de 2018 divide a IC em três grupos conforme a FEVE: reduzida, intermediária e preservada [1].',
    ],
    [],
  ],
  [
    'SBD 2025.pt',
    [
      'O diagnóstico de diabetes pode ser feito pela glicemia de jejum ou pela HbA1c e exige confirmação [1].',
    ],
    [],
  ],
  ['KDIGO 2024.pt', ['A KDIGO 2024 classifica a DRC por três critérios: causa, TFG e albuminúria [1].'], []],
  [
    'SSC 2021.pt',
    [
      'A SSC 2021 foi substituída pela edição de 2026, mas sugeria cristaloide nas primeiras horas de choque séptico [1].',
    ],
    [['negation', 'A SSC 2021 ainda não foi substituída por nenhuma edição mais recente [1].']],
  ],
  [
    'GINA 2021.pt',
    [
      'Na asma, o alívio preferido é a associação de corticoide inalatório com formoterol, e não o broncodilatador de curta ação isolado [1].',
    ],
    [
      [
        'negation',
        'A GINA de 2021 recomenda o tratamento da asma apenas com broncodilatador de curta ação [1].',
      ],
    ],
  ],
  ['GOLD 2023.pt', ['O GOLD 2023 trocou os quatro grupos A, B, C e D por três: A, B e E [1].'], []],
  [
    'SPRINT.pt',
    [
      'A meta sistólica abaixo de 120 mmHg trouxe benefício (HR 0,75), mas o SPRINT não incluiu pessoas com diabetes [1].',
    ],
    [
      [
        'negation',
        'O SPRINT incluiu pessoas com diabetes entre os hipertensos de alto risco cardiovascular [1].',
      ],
      [
        'comparator',
        'Em hipertensos de alto risco, buscar pressão sistólica acima de 120 mmHg, em vez de abaixo de 140 mmHg, reduziu os eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Clortalidona, anlodipino e lisinopril tiveram resultados semelhantes quanto à morte coronariana ou ao infarto não fatal [1].',
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
      'Na ICFEr, trocar o enalapril por sacubitril-valsartana diminui em 20% a morte CV ou a internação por IC [1].',
    ],
    [
      [
        'negation',
        'Na ICFEr, o sacubitril-valsartana não reduziu a morte cardiovascular ou a internação por IC em comparação com o enalapril [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'A dapagliflozina foi melhor que placebo na ICFEr, com *hazard ratio* de 0,74 (IC 95% 0,65 a 0,85) [1].',
    ],
    [
      [
        'direction',
        'Na ICFEr, a dapagliflozina aumentou a piora da IC ou a morte cardiovascular frente ao placebo [1].',
      ],
      ['bounds', 'Piora da IC ou morte cardiovascular com dapagliflozina: HR 0,74 (IC 95% 0,56–0,85) [1].'],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      '| Fármaco | População | Efeito |\n|---|---|---|\n| Empagliflozina | ICFEp | HR 0,79 (IC 95% 0,69–0,90) [1] |',
    ],
    [
      [
        'direction',
        '- **EMPEROR-Preserved**: mais morte CV ou internação por IC com empagliflozina do que com placebo [1].',
      ],
    ],
  ],
  [
    'RALES.pt',
    [
      'Somada ao tratamento da IC grave com fração de ejeção reduzida, a espironolactona diminuiu as mortes em relação ao placebo [1].',
    ],
    [
      [
        'direction',
        'Acrescentar espironolactona ao tratamento da IC grave fez subir a mortalidade em relação ao placebo [1].',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'Mesmo sem LDL elevado, pessoas com PCR ultrassensível alta tiveram 44% menos eventos cardiovasculares maiores com rosuvastatina [1].',
    ],
    [
      [
        'direction',
        '| Fármaco | Efeito |\n|---|---|\n| Rosuvastatina | aumentou os eventos cardiovasculares maiores (HR 0,56) [1] |',
      ],
      ['bounds', 'Rosuvastatina: HR 0,56 (IC 95% 0,46–0,96) para eventos cardiovasculares maiores [1].'],
    ],
  ],
  [
    'FOURIER.pt',
    [
      'Somado à estatina, o evolocumabe reduziu em 15% o desfecho cardiovascular composto (HR 0,85; IC 95% 0,79–0,92) [1].',
    ],
    [
      [
        'direction',
        'Em uso de estatina, quem recebeu evolocumabe teve mais desfechos cardiovasculares do que quem recebeu placebo [1].',
      ],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'Em relação à varfarina, a dabigatrana 0,15 g duas vezes ao dia reduziu o AVC ou a embolia sistêmica em 34% [1].',
    ],
    [
      [
        'digit',
        'AVC ou embolia sistêmica com dabigatrana 150 mg duas vezes ao dia: **RR 0,56** (IC 95% 0,53–0,82) [1].',
      ],
    ],
  ],
  [
    'PLATO.pt',
    [
      'O clopidogrel foi inferior ao ticagrelor na síndrome coronariana aguda (HR 0,84 a favor do ticagrelor) [1].',
    ],
    [
      [
        'direction',
        'O ticagrelor aumentou a morte vascular, o infarto ou o AVC em comparação com o clopidogrel [1].',
      ],
    ],
  ],
  [
    'ISIS-2.pt',
    ['Juntos, AAS e estreptoquinase reduziram em 42% a chance de morte vascular em 35 dias [1].'],
    [
      [
        'direction',
        'O AAS e a estreptoquinase aumentaram, cada um, a mortalidade vascular em 5 semanas na suspeita de infarto [1].',
      ],
      [
        'digit',
        'Juntos, AAS e estreptoquinase reduziram em 47% a chance de morte vascular em 5 semanas [1].',
      ],
      [
        'unit',
        'A associação de AAS e estreptoquinase reduziu em 42% a chance de morte vascular em 5 meses [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    [
      'Em 40 semanas, a tirzepatida 10 mg reduziu a HbA1c em 2,24 pontos percentuais, contra 1,86 da semaglutida [1].',
    ],
    [
      ['direction', 'Em 40 semanas, a tirzepatida reduziu a HbA1c menos do que a semaglutida 1 mg [1].'],
      ['decimal', 'A tirzepatida 10 mg reduziu a HbA1c em 22,4 pontos percentuais em 40 semanas [1].'],
    ],
  ],
  [
    'DAPA-CKD.pt',
    [
      'O benefício renal da dapagliflozina (redução relativa de 39%) foi observado na DRC com ou sem diabetes tipo 2 [1].',
    ],
    [
      [
        'negation',
        'Na DRC, a dapagliflozina não reduziu o composto renal ou de morte cardiovascular em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.pt',
    ['A finerenona protegeu o rim (HR 0,82), mas à custa de mais hiperpotassemia [1].'],
    [
      [
        'direction',
        'A finerenona protegeu o rim (HR 0,82) e, além disso, a hiperpotassemia foi menos frequente com ela [1].',
      ],
      [
        'bounds',
        '| Finerenona | Valor |\n|---|---|\n| Desfecho renal composto | HR 0,82 (IC 95% 0,73–0,99) [1] |',
      ],
    ],
  ],
  [
    'NINDS.pt',
    [
      'Iniciada em até 3 h, a alteplase aumentou a chance de evolução favorável (OR 1,7; IC 95% 1,2–2,6), embora também tenha aumentado a hemorragia intracraniana sintomática [1].',
    ],
    [
      ['direction', 'A alteplase diminuiu a hemorragia intracraniana sintomática no NINDS [1].'],
      [
        'direction',
        'Iniciada em até 3 h, a alteplase reduziu a chance de evolução favorável em 3 meses em comparação com placebo (OR 1,7) [1].',
      ],
      [
        'comparator',
        'A alteplase aumentou a chance de evolução favorável quando iniciada depois de 3 h do início dos sintomas [1].',
      ],
    ],
  ],
  [
    'TICH-2.pt',
    [
      'No sangramento intracerebral agudo, o ácido tranexâmico não trouxe melhora funcional significativa em 90 dias [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico melhorou de modo significativo o estado funcional em 90 dias na hemorragia intracerebral aguda [1].',
      ],
      ['bounds', 'O efeito no Rankin em 90 dias teve OR ajustada de 0,88 (IC 95% 0,76–0,93) [1].'],
    ],
  ],
  [
    'WOMAN.pt',
    [
      'Apesar da menor morte por sangramento (RR 0,81), o estudo não alcançou seu desfecho primário composto [1].',
    ],
    [['negation', 'Na hemorragia pós-parto, o ácido tranexâmico não reduziu a morte por sangramento [1].']],
  ],
  [
    'ART.pt',
    [
      '**Devo recrutar com PEEP titulada?** O ART mostrou aumento da mortalidade em 28 dias (HR 1,20; IC 95% 1,01–1,42) [1].',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada reduziu a mortalidade em 28 dias na SDRA moderada a grave [1].',
      ],
      ['negation', 'No ART, a intervenção não causou dano [1].'],
      [
        'bounds',
        'Com recrutamento e PEEP titulada, o HR de morte em 28 dias foi 1,20 (IC 95% 0,91–1,42) [1].',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [
      'A TARV precoce diminuiu a transmissão do HIV ao parceiro (HR 0,04) em comparação com o início tardio [1].',
    ],
    [
      [
        'negation',
        'Em casais sorodiscordantes, a TARV precoce não reduziu a transmissão do HIV ao parceiro [1].',
      ],
      [
        'decimal',
        'A transmissão geneticamente ligada teve HR de 0,4 (IC 95% 0,01–0,27) com a TARV precoce [1].',
      ],
    ],
  ],
  [
    'START.pt',
    [
      'Adiar a TARV em assintomáticos com CD4 alto resultou em mais eventos graves do que iniciá-la de imediato [1].',
    ],
    [
      [
        'negation',
        'Em assintomáticos com CD4 alto, o início imediato da TARV não reduziu os eventos graves em comparação com o início adiado [1].',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    ['O BENEFIT estudou a cardiomiopatia chagásica crônica e não a fase aguda [1].'],
    [
      [
        'negation',
        'O benznidazol reduziu de modo significativo a progressão clínica da cardiomiopatia chagásica crônica [1].',
      ],
      ['negation', 'O BENEFIT avaliou a fase aguda e a forma indeterminada da doença de Chagas [1].'],
      ['bounds', 'O desfecho cardíaco composto com benznidazol teve HR 0,93 (IC 95% 0,81–0,97) [1].'],
    ],
  ],
  [
    'Butantan-DV.pt',
    ['A Butantan-DV, em dose única, teve eficácia de 79,6% (IC 95% 70,0–86,3) em crianças e adultos [1].'],
    [
      ['negation', 'Uma dose única da Butantan-DV não preveniu a dengue sintomática ao longo de 2 anos [1].'],
      ['unit', 'A eficácia contra a dengue sintomática em 2 meses foi de 79,6% [1].'],
      ['bounds', 'A eficácia da Butantan-DV foi de 79,6% (IC 95% 60,0–86,3) [1].'],
    ],
  ],
  [
    'MS Dengue 2024.pt',
    ['Nos grupos C e D, a reposição venosa com cristaloide é imediata, sendo mais rápida no D [1].'],
    [
      [
        'direction',
        'Os grupos C e D recebem reposição venosa imediata com cristaloide, mais lenta no grupo D [1].',
      ],
      [
        'negation',
        'Na suspeita de dengue, podem ser usados salicilatos e anti-inflamatórios não esteroides [1].',
      ],
    ],
  ],
  [
    'LEADER.pt',
    [],
    [
      [
        'direction',
        'No DM2 com alto risco cardiovascular, a liraglutida agravou os eventos cardiovasculares maiores, com HR de 0,87 [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.pt',
    [],
    [
      [
        'direction',
        '**O controle intensivo previne complicações?** No DM2 recém-diagnosticado, ele aumentou os desfechos relacionados ao diabetes [1].',
      ],
    ],
  ],
  [
    'CREDENCE.pt',
    [],
    [
      [
        'direction',
        'Comparada a placebo, a canagliflozina elevou o composto de doença renal terminal, duplicação da creatinina ou morte renal ou CV [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.pt',
    [],
    [
      [
        'direction',
        'Na DRC, a empagliflozina acelerou a progressão da doença renal em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'FLOW.pt',
    [],
    [
      [
        'direction',
        'Os eventos renais maiores aumentaram com a semaglutida em pessoas com DM2 e DRC (HR 0,76) [1].',
      ],
    ],
  ],
  [
    'PROSEVA.pt',
    [],
    [
      [
        'direction',
        'A posição prona precoce e prolongada aumentou a mortalidade em 28 dias na SDRA grave [1].',
      ],
      [
        'negation',
        'Na SDRA grave, a posição prona não reduziu a mortalidade em 28 dias em comparação com a supina [1].',
      ],
      ['comparator', 'A redução da mortalidade em 28 dias com a posição prona teve p > 0,001 [1].'],
    ],
  ],
  [
    'NICE-SUGAR.pt',
    [],
    [
      [
        'direction',
        '**E na UTI?** O controle glicêmico intensivo diminuiu a mortalidade em 90 dias em relação ao convencional [1].',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    [],
    [
      [
        'negation',
        'No trauma com hemorragia significativa, o ácido tranexâmico não reduziu a mortalidade hospitalar [1].',
      ],
    ],
  ],
  [
    'TOGETHER.pt',
    [],
    [
      [
        'negation',
        '- **Ivermectina**: reduziu a internação e a observação prolongada em pacientes ambulatoriais com covid-19 [1].',
      ],
    ],
  ],
  [
    'SELECT.pt',
    [],
    [
      [
        'negation',
        'Em pessoas com sobrepeso ou obesidade, doença cardiovascular e diabetes, a semaglutida reduziu os eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [],
    [
      [
        'digit',
        'No DM2 com doença cardiovascular estabelecida, o HR da empagliflozina para eventos cardiovasculares maiores foi 0,88 (IC 95,02% 0,74–0,99) [1].',
      ],
    ],
  ],
  [
    'ARMA.pt',
    [],
    [
      [
        'unit',
        'Na SDRA, ventilar com volume corrente de 6 mL/min, em vez de 12 mL/kg, reduziu a mortalidade [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.pt',
    [],
    [
      [
        'arms',
        'Na fibrilação atrial, a varfarina reduziu o AVC ou a embolia sistêmica em comparação com a apixabana (HR 0,79) [1].',
      ],
    ],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'true',
    'PARADIGM-HF.prose + DAPA-HF.prose',
    'Na ICFEr, o HR foi de 0,80 com sacubitril-valsartana [1] e de 0,74 com dapagliflozina [2].',
    '*',
  ],
  [
    'true',
    'ART.pt + NICE-SUGAR.pt',
    'Duas intervenções intensivas fizeram mal na UTI: o recrutamento com PEEP titulada (HR 1,20) e o controle glicêmico estrito (OR 1,14) [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    'PARADIGM-HF.prose + DAPA-HF.prose',
    'Na ICFEr, a dapagliflozina reduziu a piora da IC ou a morte cardiovascular para 16,3%, contra 21,2% com placebo (HR 0,74) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'DAPA-CKD.en + EMPA-KIDNEY.en',
    'Na DRC, a empagliflozina reduziu a progressão da doença renal ou a morte CV (13,1% vs. 16,9%; HR 0,72) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'ARISTOTLE.prose + RE-LY.prose',
    'A dabigatrana 150 mg reduziu o AVC ou a embolia sistêmica frente à varfarina, com RR de 0,66 (IC 95% 0,53–0,82) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'PROSEVA.prose + ARMA.prose',
    'Na SDRA, volumes correntes mais baixos reduziram a mortalidade de 39,8% para 31,0% (p = 0,007) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'CRASH-2.prose + WOMAN.prose',
    'Na hemorragia pós-parto, o ácido tranexâmico reduziu a morte por sangramento (1,5% vs. 1,9%; RR 0,81) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'NICE-SUGAR.pt + ART.pt',
    'O recrutamento alveolar com PEEP titulada aumentou a mortalidade em 28 dias (HR 1,20; IC 95% 1,01–1,42) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'EMPA-REG OUTCOME.prose + LEADER.en',
    '- **LEADER**: MACE em 13,0% com liraglutida vs. 14,9%, HR 0,87 (0,78–0,97) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'FLOW.prose + SELECT.en',
    'Na obesidade sem diabetes, a semaglutida reduziu os MACE (6,5% vs. 8,0%; HR 0,80) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'JUPITER.pt + FOURIER.pt',
    'O evolocumabe reduziu o desfecho cardiovascular composto, com HR de 0,85 (IC 95% 0,79–0,92) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'SBD 2025.prose + DBIC 2018.prose',
    'Para rastreamento da insuficiência cardíaca, o NT-proBNP tem ponto de corte de 125 pg/mL [1].',
    'd',
  ],
];

export const formsOfAnswers: HandCase[] = [...casesOf(groups), ...ofSeveral];
