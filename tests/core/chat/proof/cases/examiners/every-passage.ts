import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Every passage of the corpus, mostly without figures. */
const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'Com a meta sistólica inferior a 120 mmHg, o desfecho primário composto ocorreu a 1,65% ao ano, ante 2,19% ao ano com a meta inferior a 140 mmHg, e a mortalidade por todas as causas também caiu (HR 0,73; 0,60–0,90) [1].',
    ],
    [
      [
        'direction',
        'O controle intensivo da pressão arterial elevou a mortalidade por todas as causas em comparação com o controle padrão [1].',
      ],
      [
        'unit',
        'Com o alvo abaixo de 120 mmHg, o desfecho primário composto ocorreu a uma taxa de 1,65% por mês (HR 0,75) [1].',
      ],
    ],
  ],
  [
    'ALLHAT.en',
    [
      'Entre 33.357 hipertensos de alto risco, a taxa de doença coronariana fatal ou infarto não fatal em seis anos foi semelhante nos três grupos: 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril [1].',
    ],
    [
      [
        'direction',
        'Quanto à doença coronariana fatal ou ao infarto não fatal, a clortalidona mostrou-se superior ao anlodipino e ao lisinopril [1].',
      ],
      [
        'arms',
        'Em seis anos, doença coronariana fatal ou infarto não fatal ocorreu em 11,3% dos pacientes com clortalidona e em 11,5% dos que usaram anlodipino [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'O risco de morte cardiovascular ou hospitalização por insuficiência cardíaca foi 20% menor com a inibição da angiotensina e da neprilisina do que com enalapril (HR 0,80) [1].',
    ],
    [
      [
        'direction',
        'O enalapril superou a inibição de angiotensina-neprilisina na prevenção de morte cardiovascular ou internação por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.en',
    [
      'Na IC com fração de ejeção reduzida, 16,3% dos que receberam dapagliflozina pioraram da insuficiência cardíaca ou morreram de causa cardiovascular, contra 21,2% no grupo de comparação (HR 0,74; 0,65 a 0,85) [1].',
    ],
    [['digit', 'O ensaio da dapagliflozina na IC com fração de ejeção reduzida reuniu 4.474 pacientes [1].']],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Em 5.988 pacientes com IC e fração de ejeção preservada, morte cardiovascular ou hospitalização por IC foi menos comum com empagliflozina (13,8% frente a 17,1%) [1].',
    ],
    [
      [
        'direction',
        'Na IC com fração de ejeção preservada, a empagliflozina não fez diferença quanto a morte cardiovascular ou hospitalização por IC [1].',
      ],
    ],
  ],
  [
    'RALES.en',
    [
      'Na insuficiência cardíaca grave, a mortalidade foi de 35% com espironolactona, ante 46% no grupo comparador (RR 0,70; 0,60–0,82) [1].',
    ],
    [
      [
        'direction',
        'A espironolactona piorou a sobrevida dos pacientes com insuficiência cardíaca grave [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'No diabetes tipo 2, a morte cardiovascular ocorreu em 3,7% com empagliflozina e em 5,9% no grupo comparador, com HR de 0,62 (0,49–0,77) [1].',
    ],
    [
      [
        'direction',
        'Com a empagliflozina, a morte cardiovascular tornou-se mais frequente em pessoas com diabetes tipo 2 [1].',
      ],
      [
        'bounds',
        'A empagliflozina reduziu o MACE de três pontos (10,5% contra 12,1%; HR 0,86; intervalo de 0,74 a 0,89) [1].',
      ],
    ],
  ],
  [
    'LEADER.en',
    [
      'No diabetes tipo 2, tiveram MACE 13,0% dos pacientes em uso de liraglutida e 14,9% do grupo de comparação; para morte cardiovascular, o HR foi de 0,78 (0,66–0,93) [1].',
    ],
    [
      [
        'direction',
        'A liraglutida não alterou a mortalidade cardiovascular de pessoas com diabetes tipo 2 [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.en',
    [
      'O controle intensivo levou a HbA1c a 7,0%, contra 7,9% com o tratamento convencional, e reduziu qualquer desfecho relacionado ao diabetes (RR 0,88), sem atingir significância para o infarto do miocárdio (p = 0,052) [1].',
      'O risco microvascular foi 25% menor com o controle intensivo (RR 0,75), ao passo que a redução do infarto não foi estatisticamente significativa (RR 0,84; p = 0,052) [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico intensivo com sulfonilureia ou insulina aumentou o risco microvascular no diabetes tipo 2 [1].',
      ],
      [
        'decimal',
        'O efeito do controle intensivo sobre o infarto do miocárdio foi de RR 0,84, com p = 0,0052 [1].',
      ],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'No diabetes tipo 2 com nefropatia, a canagliflozina diminuiu em 30% o risco do composto de doença renal terminal, duplicação da creatinina e morte renal ou cardiovascular (HR 0,70) [1].',
    ],
    [
      [
        'direction',
        'A canagliflozina agravou os desfechos renais no diabetes tipo 2 com nefropatia, com mais doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    [
      'Na doença renal crônica, queda da TFGe de ao menos 50%, doença renal terminal ou morte renal ou cardiovascular ocorreu em 9,2% com dapagliflozina e em 14,5% no grupo comparador [1].',
    ],
    [
      [
        'comparator',
        'O desfecho composto do estudo da dapagliflozina na doença renal crônica incluiu queda da TFGe menor que 50% [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'Em 6.609 pacientes com doença renal crônica, a empagliflozina diminuiu a progressão renal ou a morte cardiovascular (13,1% contra 16,9%; HR 0,72) [1].',
    ],
    [
      [
        'direction',
        'A progressão da doença renal ou a morte cardiovascular foi mais comum entre os pacientes que receberam empagliflozina [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'A finerenona baixou de 21,1% para 17,8% a ocorrência de falência renal, queda da TFGe de 40% ou mais ou morte renal, em 5.674 pacientes analisados [1].',
    ],
    [
      [
        'direction',
        'A finerenona mostrou-se inferior ao grupo comparador na prevenção de falência renal, queda da TFGe ou morte renal [1].',
      ],
    ],
  ],
  [
    'FLOW.en',
    [
      'Com semaglutida, a taxa de eventos renais maiores foi de 5,8 por 100 pacientes-ano, frente a 7,5 no grupo comparador (HR 0,76; 0,66–0,88) [1].',
    ],
    [
      [
        'unit',
        'Os eventos renais maiores ocorreram à taxa de 5,8 por 1.000 pacientes-ano no grupo da semaglutida [1].',
      ],
    ],
  ],
  [
    'SELECT.en',
    [
      'Na obesidade sem diabetes, 6,5% dos tratados com semaglutida tiveram MACE, diante de 8,0% no grupo comparador, o que corresponde a HR de 0,80 (0,72–0,90) [1].',
    ],
    [
      [
        'arms',
        'Na obesidade sem diabetes, MACE ocorreu em 8,0% com semaglutida e em 6,5% no grupo comparador [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    [
      'Em 40 semanas, a maior queda da HbA1c foi vista com 15 mg de tirzepatida (−2,30 pontos), contra −1,86 ponto com semaglutida 1 mg [1].',
    ],
    [
      ['digit', 'A dose de 10 mg de tirzepatida baixou a HbA1c em 2,42 pontos ao fim de 40 semanas [1].'],
      [
        'direction',
        'A semaglutida baixou mais a HbA1c do que a tirzepatida em pacientes com diabetes tipo 2 [1].',
      ],
    ],
  ],
  [
    'JUPITER.en',
    [
      'Em homens e mulheres com proteína C reativa elevada, a rosuvastatina reduziu os eventos vasculares (0,77 contra 1,36 por 100 pessoas-ano; HR 0,56) [1].',
    ],
    [
      [
        'decimal',
        'A taxa de eventos com rosuvastatina foi de 0,077 por 100 pessoas-ano em pessoas com proteína C reativa elevada [1].',
      ],
      [
        'negation',
        'A rosuvastatina não reduziu os eventos vasculares em homens e mulheres com proteína C reativa elevada [1].',
      ],
    ],
  ],
  [
    'FOURIER.en',
    [
      'Em 27.564 pacientes com doença cardiovascular, o desfecho primário composto foi menos frequente com evolocumabe (9,8% vs. 11,3%; HR 0,85) [1].',
    ],
    [
      [
        'direction',
        'O evolocumabe aumentou a ocorrência do desfecho primário composto em pacientes com doença cardiovascular [1].',
      ],
    ],
  ],
  [
    'RE-LY.en',
    [
      'Na fibrilação atrial, a dabigatrana 150 mg associou-se a AVC ou embolia sistêmica em 1,11% ao ano, contra 1,69% ao ano com varfarina (RR 0,66) [1].',
    ],
    [
      [
        'direction',
        'A dabigatrana 150 mg foi menos eficaz que a varfarina em evitar AVC ou embolia sistêmica na fibrilação atrial [1].',
      ],
      [
        'unit',
        'A dabigatrana na dose de 150 mcg reduziu AVC ou embolia sistêmica frente à varfarina (RR 0,66) [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    [
      'Frente à varfarina, a apixabana diminuiu o sangramento maior (HR 0,69; 0,60–0,80) e a morte (HR 0,89; 0,80–0,998) [1].',
    ],
    [
      [
        'direction',
        'O sangramento maior foi mais frequente com apixabana do que com varfarina em pacientes com fibrilação atrial [1].',
      ],
    ],
  ],
  [
    'PLATO.en',
    [
      'Aos 12 meses, morte vascular, infarto ou AVC havia ocorrido em 9,8% dos pacientes com ticagrelor e em 11,7% daqueles com clopidogrel [1].',
    ],
    [
      [
        'direction',
        'Na síndrome coronariana aguda, o clopidogrel preveniu melhor a morte vascular, o infarto ou o AVC do que o ticagrelor [1].',
      ],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'A associação de aspirina e estreptoquinase reduziu em 42% a chance de morte vascular em cinco semanas (8,0% contra 13,2%) [1].',
    ],
    [
      [
        'arms',
        'A redução da chance de morte vascular em 5 semanas foi de 25% com a aspirina e de 23% com a estreptoquinase [1].',
      ],
    ],
  ],
  [
    'NINDS.en',
    [
      'Em até 3 horas, o ativador tecidual do plasminogênio aumentou a chance de evolução favorável em 3 meses (OR 1,7), à custa de mais hemorragia intracraniana sintomática (6,4% contra 0,6%) [1].',
      'No AVC isquêmico, a mortalidade em 90 dias não diferiu significativamente com o ativador tecidual do plasminogênio (17% vs. 21%; p = 0,30) [1].',
    ],
    [
      [
        'decimal',
        'Hemorragia intracraniana sintomática ocorreu em 6,4% dos tratados com trombolítico, contra 0,06% no grupo comparador [1].',
      ],
      [
        'direction',
        'O ativador tecidual do plasminogênio reduziu significativamente a mortalidade em 90 dias no AVC isquêmico [1].',
      ],
    ],
  ],
  [
    'TICH-2.en',
    [
      'O ácido tranexâmico foi neutro na hemorragia intracerebral: a OR ajustada para o mRS no dia 90 foi de 0,88 (0,76–1,03; p = 0,11) [1].',
    ],
    [
      [
        'direction',
        'Na hemorragia intracerebral hiperaguda, o ácido tranexâmico melhorou significativamente o mRS no dia 90 [1].',
      ],
    ],
  ],
  [
    'CRASH-2.en',
    [
      'No trauma com hemorragia significativa, 14,5% dos que receberam ácido tranexâmico morreram no hospital, contra 16,0% com placebo (RR 0,91) [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico não reduziu a mortalidade hospitalar no trauma com hemorragia significativa [1].',
      ],
    ],
  ],
  [
    'WOMAN.en',
    [
      'Embora o desfecho primário composto não tenha sido atingido, houve menos mortes por sangramento quando o ácido tranexâmico foi dado em até 3 h (1,2% vs. 1,7%; RR 0,69) [1].',
    ],
    [
      [
        'negation',
        'No ensaio do ácido tranexâmico na hemorragia pós-parto, o desfecho primário composto foi alcançado [1].',
      ],
    ],
  ],
  [
    'Magpie.en',
    [
      'O sulfato de magnésio diminuiu a eclâmpsia em 58% (0,8% contra 1,9%), sem efeito significativo sobre a morte materna [1].',
    ],
    [
      [
        'direction',
        'O sulfato de magnésio reduziu de modo significativo a mortalidade materna na pré-eclâmpsia [1].',
      ],
    ],
  ],
  [
    'RECOVERY.en',
    ['Entre os ventilados, a mortalidade foi de 29,3% com dexametasona e de 41,4% no grupo comparador [1].'],
    [
      [
        'arms',
        'Entre os pacientes ventilados, morreram 41,4% com dexametasona e 29,3% no grupo comparador [1].',
      ],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'No Brasil, em 1.358 pacientes com covid-19, a ivermectina precoce não diminuiu significativamente a hospitalização ou a observação prolongada (14,7% vs. 16,3%) [1].',
    ],
    [
      [
        'direction',
        'O tratamento precoce com ivermectina reduziu significativamente a hospitalização ou a observação prolongada na covid-19 [1].',
      ],
      [
        'bounds',
        'Para hospitalização ou observação prolongada, a ivermectina teve RR de 0,90, com intervalo de 0,70 a 0,96 [1].',
      ],
    ],
  ],
  [
    'ARMA.en',
    ['Ventilar com 6 mL/kg, e não com 12 mL/kg, baixou a mortalidade de 39,8% para 31,0% (p = 0,007) [1].'],
    [
      [
        'direction',
        'Na lesão pulmonar aguda e na SDRA, os volumes correntes mais altos foram os que tiveram menor mortalidade [1].',
      ],
    ],
  ],
  [
    'PROSEVA.en',
    [
      'Na SDRA grave, a posição prona teve mortalidade de 16,0% em 28 dias, menos da metade dos 32,8% do grupo comparador [1].',
    ],
    [
      [
        'comparator',
        'Na SDRA grave, a mortalidade em 28 dias foi de 16,0% em prona contra 32,8% no comparador (p > 0,001) [1].',
      ],
    ],
  ],
  [
    'ART.en',
    [
      'Na SDRA, o recrutamento com PEEP titulada foi prejudicial: em 28 dias morreram 55,3%, contra 49,3% com PEEP baixa [1].',
    ],
    [
      [
        'direction',
        'Na SDRA, o recrutamento alveolar com PEEP titulada diminuiu a mortalidade em 28 dias em relação à PEEP baixa [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'Em pacientes críticos, o controle glicêmico intensivo causou dano, com 27,5% de óbitos em 90 dias contra 24,9% no controle convencional (OR 1,14) [1].',
    ],
    [
      [
        'direction',
        'O controle glicêmico estrito em pacientes críticos foi benéfico, com menos mortes em 90 dias [1].',
      ],
    ],
  ],
  [
    'BaSICS.en',
    [
      'Em 75 UTIs brasileiras, solução balanceada e salina a 0,9% tiveram mortalidade em 90 dias sem diferença significativa (26,4% e 27,2%; HR ajustado 0,97; 0,90–1,05) [1].',
    ],
    [
      [
        'direction',
        'A solução balanceada foi superior à salina a 0,9% em reduzir a mortalidade em 90 dias de pacientes críticos [1].',
      ],
    ],
  ],
  [
    'HPTN 052.en',
    [
      'Em 1.763 casais, a terapia antirretroviral precoce reduziu em 96% a transmissão ligada do HIV: 1 caso contra 27 [1].',
    ],
    [
      [
        'digit',
        'A terapia antirretroviral precoce diminuiu em 69% a transmissão ligada do HIV nos casais [1].',
      ],
      [
        'direction',
        'Começar cedo a terapia antirretroviral aumentou a transmissão ligada do HIV nos casais [1].',
      ],
    ],
  ],
  [
    'START.en',
    [
      'Na infecção assintomática precoce pelo HIV, o início da terapia antirretroviral associou-se a menos eventos do desfecho primário (1,8% contra 4,1%; HR 0,43; 0,30–0,62) [1].',
    ],
    [
      [
        'direction',
        'Na infecção assintomática precoce pelo HIV, iniciar a terapia antirretroviral elevou a ocorrência do desfecho primário [1].',
      ],
    ],
  ],
  [
    'BENEFIT.en',
    [
      'O benznidazol foi neutro quanto ao desfecho primário (27,5% contra 29,1%), apesar de maior conversão da PCR (66,2% contra 33,5%) [1].',
    ],
    [
      [
        'direction',
        'O benznidazol reduziu significativamente o desfecho primário na cardiomiopatia chagásica crônica [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.en',
    [
      'No Brasil, uma única dose teve eficácia de 79,6% em dois anos, maior nos soropositivos (89,2%) do que nos soronegativos (73,6%) [1].',
    ],
    [
      [
        'direction',
        'A eficácia da vacina da dengue foi menor nos soropositivos do que nos soronegativos [1].',
      ],
    ],
  ],
  [
    'DBHA 2020.en',
    [
      'A diretriz de 2020 considera hipertensão a pressão de consultório maior ou igual a 140 e/ou 90 mmHg [1].',
    ],
    [
      [
        'comparator',
        'A diretriz de 2020 define hipertensão por pressão de consultório inferior a 140 e/ou 90 mmHg [1].',
      ],
      [
        'digit',
        'Pela diretriz de 2020, há hipertensão quando a pressão de consultório é ≥ 130 e/ou 90 mmHg [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.en',
    [
      'A diretriz de 2025 fixa a meta terapêutica em menos de 130/80 mmHg e chama de pré-hipertensão os valores de 120 a 139 e/ou 80 a 89 mmHg [1].',
    ],
    [
      [
        'comparator',
        'Na diretriz brasileira de 2025, a meta do tratamento anti-hipertensivo é uma pressão acima de 130/80 mmHg [1].',
      ],
    ],
  ],
  [
    'DBIC 2018.en',
    [
      'Pela diretriz, a FEVE é reduzida quando menor que 40%, intermediária entre 40% e 49% e preservada a partir de 50% [1].',
    ],
    [
      [
        'unit',
        'O ponto de corte do NT-proBNP para rastreamento de insuficiência cardíaca é de 125 ng/mL [1].',
      ],
    ],
  ],
  [
    'SBD 2025.en',
    [
      'Segundo a SBD 2025, glicemia de jejum a partir de 126 mg/dL ou HbA1c a partir de 6,5%, uma vez confirmadas, definem diabetes [1].',
    ],
    [
      [
        'negation',
        'Para a SBD 2025, glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5% define diabetes sem precisar de confirmação [1].',
      ],
      ['unit', 'A SBD 2025 diagnostica diabetes com glicemia de jejum ≥ 126 mmol/L, confirmada [1].'],
    ],
  ],
  [
    'KDIGO 2024.en',
    [
      'A KDIGO 2024 exige alteração estrutural ou funcional por três meses ou mais e classifica a DRC pela causa, pela TFG (G1 a G5) e pela albuminúria (A1 a A3) [1].',
    ],
    [
      [
        'comparator',
        'Para a KDIGO 2024, há doença renal crônica quando a alteração estrutural ou funcional dura menos de 3 meses [1].',
      ],
    ],
  ],
  [
    'SSC 2021.en',
    [
      'Com recomendação fraca, a campanha indica no mínimo 30 mL/kg de cristaloide nas 3 primeiras horas; o alvo de PAM é de 65 mmHg [1].',
      'O alvo de pressão arterial média proposto é de 65 mmHg [1].',
    ],
    [
      [
        'comparator',
        'A Surviving Sepsis Campaign 2021 indica no máximo 30 mL/kg de cristaloide nas primeiras 3 horas [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.en',
    [
      'Na dengue, o grupo C recebe 10 mL/kg na primeira hora e o grupo D, 20 mL/kg em até 20 minutos, evitando-se salicilatos e AINE [1].',
    ],
    [
      [
        'negation',
        'No manejo da dengue, salicilatos e anti-inflamatórios não esteroides estão liberados [1].',
      ],
      [
        'arms',
        'Na dengue, o grupo C recebe 20 mL/kg em até 20 min, e o grupo D, 10 mL/kg na primeira hora [1].',
      ],
    ],
  ],
  [
    'GINA 2021.en',
    [
      'A GINA 2021 desaconselha tratar a asma somente com SABA e dá preferência a corticoide inalatório-formoterol como alívio [1].',
    ],
    [['negation', 'A GINA 2021 recomenda o tratamento da asma somente com SABA [1].']],
  ],
  [
    'GOLD 2023.en',
    ['A GOLD 2023 usa VEF1/CVF menor que 0,7 após broncodilatador e troca os grupos A a D por A, B e E [1].'],
    [
      [
        'comparator',
        'Na GOLD 2023, o critério espirométrico é VEF1/CVF pós-broncodilatador acima de 0,7 [1].',
      ],
      ['decimal', 'A GOLD 2023 adota como critério VEF1/CVF pós-broncodilatador < 0,07 [1].'],
    ],
  ],
  [
    'SPRINT.prose',
    [
      'Em 9.361 pessoas, a estratégia intensiva (sistólica abaixo de 120 mmHg) teve menor taxa anual do desfecho primário do que a padrão (abaixo de 140 mmHg): 1,65% contra 2,19% (HR 0,75; IC 95% 0,64–0,89) [1].',
    ],
    [
      [
        'direction',
        'A mortalidade por qualquer causa foi maior no grupo de tratamento intensivo da pressão arterial [1].',
      ],
      [
        'arms',
        'O desfecho primário ocorreu a 2,19% ao ano no grupo intensivo e a 1,65% ao ano no grupo padrão [1].',
      ],
      [
        'bounds',
        'O tratamento intensivo reduziu o desfecho primário composto (HR 0,75; IC 95% 0,64–0,98) [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.prose',
    [
      'O composto de morte cardiovascular ou hospitalização por IC atingiu 26,5% dos pacientes em enalapril e 21,8% daqueles em sacubitril-valsartana [1].',
      'O risco de morte cardiovascular ou hospitalização por insuficiência cardíaca foi maior sob enalapril do que sob sacubitril-valsartana [1].',
    ],
    [
      [
        'direction',
        'Sacubitril-valsartana e enalapril equivaleram-se, sem diferença em morte cardiovascular ou hospitalização por insuficiência cardíaca [1].',
      ],
      [
        'arms',
        'Morte cardiovascular ou hospitalização por IC ocorreu em 21,8% dos pacientes com enalapril e em 26,5% dos que usaram sacubitril-valsartana [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.prose',
    [
      'Frente ao placebo, a dapagliflozina fez cair de 21,2% para 16,3% a proporção de pacientes com piora da IC ou morte cardiovascular [1].',
    ],
    [
      [
        'direction',
        'Houve mais piora da insuficiência cardíaca ou morte cardiovascular com dapagliflozina do que com placebo [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.prose',
    [
      'Com empagliflozina, caíram tanto o composto de morte cardiovascular, infarto ou AVC (10,5% vs. 12,1%) quanto a morte cardiovascular isolada (3,7% vs. 5,9%) [1].',
    ],
    [
      [
        'direction',
        'A empagliflozina elevou, em relação ao placebo, o composto de morte cardiovascular, infarto ou AVC no diabetes tipo 2 [1].',
      ],
    ],
  ],
  [
    'FLOW.prose',
    [
      'Em 3.533 pessoas com diabetes tipo 2 e doença renal crônica, eventos renais maiores foram mais raros com semaglutida do que com placebo (HR 0,76) [1].',
    ],
    [
      [
        'direction',
        'Eventos renais maiores foram mais frequentes com a semaglutida do que com placebo no diabetes tipo 2 com doença renal crônica [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.prose',
    [
      'As doses de 5, 10 e 15 mg de tirzepatida baixaram a hemoglobina glicada em 2,01, 2,24 e 2,30 pontos percentuais, ante 1,86 ponto com semaglutida 1 mg [1].',
    ],
    [
      [
        'unit',
        'Após 40 meses, a tirzepatida 15 mg reduziu a hemoglobina glicada em 2,30 pontos percentuais [1].',
      ],
    ],
  ],
  [
    'RE-LY.prose',
    [
      'A taxa anual de AVC ou embolia sistêmica foi de 1,69% sob varfarina e de 1,11% sob dabigatrana 150 mg, tomada duas vezes ao dia [1].',
    ],
    [
      [
        'arms',
        'Na fibrilação atrial, AVC ou embolia sistêmica ocorreu em 1,11% ao ano com varfarina e em 1,69% ao ano com dabigatrana 150 mg duas vezes ao dia [1].',
      ],
      [
        'digit',
        'A dabigatrana 150 mg uma vez ao dia reduziu a taxa de AVC ou embolia sistêmica para 1,11% ao ano [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.prose',
    [
      'Comparada à varfarina, a apixabana trouxe menos AVC ou embolia sistêmica, menos sangramento maior e menor mortalidade por qualquer causa [1].',
      'A apixabana reduziu a morte por qualquer causa, mas o limite superior do intervalo de confiança quase tocou a unidade (HR 0,89; IC 95% 0,80–0,998) [1].',
    ],
    [
      [
        'direction',
        'Em relação à varfarina, a apixabana não alterou a mortalidade por qualquer causa na fibrilação atrial [1].',
      ],
      [
        'bounds',
        'A apixabana reduziu o sangramento maior frente à varfarina (HR 0,69; IC 95% 0,60–0,90) [1].',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'Em um ano, morte de causa vascular, infarto ou AVC acometeu 11,7% do braço clopidogrel e 9,8% do braço ticagrelor [1].',
    ],
    [
      [
        'unit',
        'Aos 12 dias, morte vascular, infarto ou AVC havia ocorrido em 9,8% do braço ticagrelor e em 11,7% do braço clopidogrel [1].',
      ],
      [
        'direction',
        'O ticagrelor foi inferior ao clopidogrel quanto a morte vascular, infarto do miocárdio ou AVC aos 12 meses [1].',
      ],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'Houve redução significativa da morte intra-hospitalar com ácido tranexâmico no trauma (14,5% contra 16,0% com placebo; RR 0,91; IC 95% 0,85–0,97) [1].',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico e o placebo não diferiram quanto à morte hospitalar de pacientes com trauma e hemorragia significativa [1].',
      ],
      [
        'digit',
        'O ensaio randomizou 22.011 pacientes com trauma e hemorragia significativa para ácido tranexâmico ou placebo [1].',
      ],
    ],
  ],
  [
    'WOMAN.prose',
    [
      'O efeito do ácido tranexâmico sobre a morte por sangramento foi mais acentuado no tratamento iniciado nas 3 horas seguintes ao parto (RR 0,69) [1].',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico aumentou as mortes por sangramento em mulheres com hemorragia pós-parto [1].',
      ],
    ],
  ],
  [
    'Magpie.prose',
    [
      'O risco de eclâmpsia foi 58% menor com sulfato de magnésio do que com placebo, mas a mortalidade materna não diferiu de forma significativa (RR 0,55; 0,26–1,14) [1].',
    ],
    [
      [
        'direction',
        'As mulheres que receberam sulfato de magnésio tiveram risco de eclâmpsia 58% maior do que as do grupo placebo [1].',
      ],
      [
        'decimal',
        'Eclâmpsia ocorreu em 0,08% das mulheres que receberam sulfato de magnésio, contra 1,9% com placebo [1].',
      ],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'Sob ventilação mecânica invasiva, morreram 29,3% dos pacientes com dexametasona contra 41,4% com o cuidado habitual [1].',
      'Em 28 dias morreram 22,9% dos pacientes com dexametasona e 25,7% dos que receberam o cuidado habitual, diferença absoluta de 2,8 pontos percentuais [1].',
    ],
    [
      [
        'direction',
        'Nos pacientes sob ventilação mecânica invasiva, a dexametasona elevou a mortalidade em relação ao cuidado habitual [1].',
      ],
      [
        'digit',
        'A mortalidade em 18 dias foi de 22,9% com dexametasona e de 25,7% com o cuidado habitual [1].',
      ],
    ],
  ],
  [
    'ARMA.prose',
    [
      'Em 861 pacientes com SDRA, a mortalidade foi de 31,0% com 6 mL/kg de volume corrente e de 39,8% com 12 mL/kg [1].',
    ],
    [
      ['direction', 'A mortalidade foi mais alta no grupo ventilado com os volumes correntes menores [1].'],
      [
        'decimal',
        'O volume corrente de 6 mL/kg reduziu a mortalidade na SDRA de 39,8% para 31,0% (p = 0,07) [1].',
      ],
    ],
  ],
  [
    'PROSEVA.prose',
    [
      'Na SDRA grave, pronar reduziu a mortalidade em 28 dias: 16,0%, contra 32,8% na posição supina (p < 0,001) [1].',
    ],
    [
      [
        'direction',
        'A mortalidade em 28 dias foi semelhante nas posições prona e supina em pacientes com SDRA grave [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'O controle intensivo da glicemia aumentou a mortalidade em 90 dias de 24,9% para 27,5% em adultos críticos (OR 1,14; IC 95% 1,02–1,28) [1].',
    ],
    [
      [
        'direction',
        'Em adultos críticos, o controle intensivo da glicemia diminuiu a mortalidade em 90 dias [1].',
      ],
      ['bounds', 'Para morte em 90 dias com o controle intensivo, a OR foi de 1,14 (IC 95% 0,92–1,28) [1].'],
    ],
  ],
  [
    'ART.prose',
    [
      'Na SDRA moderada a grave, o grupo com PEEP baixa teve mortalidade em 28 dias de 49,3%, e o de recrutamento com PEEP titulada, de 55,3% [1].',
    ],
    [
      [
        'direction',
        'Na SDRA moderada a grave, a mortalidade em 28 dias foi menor com recrutamento e PEEP titulada do que com PEEP baixa [1].',
      ],
      [
        'unit',
        'Na SDRA moderada a grave, a mortalidade em 28 semanas foi de 55,3% com recrutamento e PEEP titulada [1].',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [
      'Não houve diferença significativa de mortalidade em 90 dias entre solução balanceada (26,4%) e salina a 0,9% (27,2%) [1].',
    ],
    [
      [
        'negation',
        'A diferença de mortalidade em 90 dias entre a solução balanceada e a salina a 0,9% foi estatisticamente significativa [1].',
      ],
    ],
  ],
  [
    'HPTN 052.prose',
    [
      'Houve uma única transmissão geneticamente ligada no grupo de terapia precoce e 27 no de terapia adiada, redução de 96% [1].',
    ],
    [
      [
        'decimal',
        'Em casais sorodiscordantes, a terapia precoce reduziu a transmissão geneticamente ligada (HR 0,4) [1].',
      ],
    ],
  ],
  [
    'BENEFIT.prose',
    [
      'A conversão da PCR foi obtida em 66,2% com benznidazol e em 33,5% com placebo, sem diferença significativa no desfecho primário (HR 0,93; IC 95% 0,81–1,07) [1].',
    ],
    [['direction', 'A conversão da PCR foi menos frequente com benznidazol do que com placebo [1].']],
  ],
  [
    'Butantan-DV.prose',
    [
      'Contra a dengue sintomática, a dose única teve eficácia de 79,6% em dois anos, chegando a 89,2% em quem tinha exposição prévia [1].',
    ],
    [
      ['arms', 'A eficácia da dose única foi de 89,2% nos soronegativos e de 73,6% nos soropositivos [1].'],
      [
        'direction',
        'A proteção da vacina foi maior em quem nunca havia sido exposto à dengue do que em quem já havia sido [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.prose',
    [
      'Valores de 120–139 mmHg e/ou 80–89 mmHg configuram pré-hipertensão, e o tratamento mira PA inferior a 130/80 mmHg [1].',
    ],
    [
      [
        'digit',
        'A diretriz de 2025 define pré-hipertensão como pressão arterial de 120–129 mmHg e/ou 80–89 mmHg [1].',
      ],
      ['comparator', 'A meta de tratamento da diretriz de 2025 é PA ≥ 130/80 mmHg [1].'],
    ],
  ],
  [
    'DBIC 2018.prose',
    [
      'São três classes: ICFEr, com FEVE abaixo de 40%; ICFEi, de 40 a 49%; e ICFEp, de 50% ou mais; o NT-proBNP de rastreamento tem corte de 125 pg/mL [1].',
    ],
    [
      ['comparator', 'A ICFEp é definida por FEVE ≤ 50% [1].'],
      [
        'arms',
        'Classifica-se como ICFEr a insuficiência cardíaca com FEVE ≥ 50% e como ICFEp aquela com FEVE < 40% [1].',
      ],
    ],
  ],
  [
    'SBD 2025.prose',
    [
      'Diabetes é diagnosticado com glicemia de jejum igual ou superior a 126 mg/dL ou HbA1c igual ou superior a 6,5%, resultado que precisa ser confirmado [1].',
    ],
    [
      [
        'negation',
        'O diagnóstico de diabetes por glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5% dispensa a confirmação do resultado [1].',
      ],
      [
        'decimal',
        'O critério diagnóstico de diabetes pela hemoglobina glicada é HbA1c ≥ 0,65%, com confirmação [1].',
      ],
    ],
  ],
  [
    'SSC 2021.prose',
    [
      'No choque séptico, sugerem-se ao menos 30 mL/kg de cristaloide intravenoso nas 3 primeiras horas; em uso de vasopressor, recomenda-se PAM inicial de 65 mmHg [1].',
    ],
    [
      [
        'unit',
        'Para adultos em uso de vasopressor, recomenda-se uma pressão arterial média inicial de 65 cmH2O [1].',
      ],
      [
        'comparator',
        'No choque séptico, sugere-se administrar menos de 30 mL/kg de cristaloide intravenoso nas primeiras 3 horas [1].',
      ],
      [
        'negation',
        'Para adultos em uso de vasopressor, não se recomenda o alvo inicial de PAM de 65 mmHg [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'Na dengue do grupo D, infundem-se 20 mL/kg em até 20 minutos; no grupo C, a reposição imediata é de 10 mL/kg de cristaloide na primeira hora [1].',
    ],
    [['unit', 'Na dengue do grupo D, a reposição é de 20 mL/kg em até 20 horas [1].']],
  ],
  [
    'KDIGO 2024.prose',
    [
      'A doença renal crônica pressupõe alteração da estrutura ou da função renal presente por no mínimo 3 meses e é classificada por causa, categoria de TFG (G1–G5) e de albuminúria (A1–A3) [1].',
    ],
    [
      [
        'unit',
        'Define-se doença renal crônica pela presença de alterações da estrutura ou da função dos rins por no mínimo 3 semanas [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.pt',
    [
      'A meta pressórica da diretriz de 2025 é ficar abaixo de 130/80 mmHg; sistólica entre 120 e 139 mmHg e/ou diastólica entre 80 e 89 mmHg já é pré-hipertensão [1].',
    ],
    [
      [
        'arms',
        'A diretriz de 2025 define pré-hipertensão como pressão diastólica de 120–139 mmHg e/ou sistólica de 80–89 mmHg [1].',
      ],
    ],
  ],
  [
    'DBHA 2020.pt',
    [
      'A edição de 2020, que definia a hipertensão pela pressão de consultório, deu lugar à diretriz de 2025 [1].',
      'A diretriz brasileira de hipertensão de 2025 tomou o lugar da edição de 2020 [1].',
    ],
    [
      ['direction', 'A DBHA 2020 veio substituir a DBHA 2025 [1].'],
      ['negation', 'A DBHA 2020 ainda não foi substituída pela edição de 2025 [1].'],
    ],
  ],
  [
    'DBIC 2018.pt',
    [
      'Na diretriz de 2018, os peptídeos natriuréticos fazem parte da investigação, e a IC é dividida conforme a FEVE: reduzida, intermediária ou preservada [1].',
    ],
    [
      [
        'negation',
        'A diretriz de 2018 deixa os peptídeos natriuréticos fora da investigação diagnóstica da insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    'SBD 2025.pt',
    [
      'Para a SBD, o diabetes se diagnostica por glicemia de jejum ou hemoglobina glicada, e o resultado deve ser confirmado [1].',
    ],
    [
      [
        'negation',
        'Segundo a SBD 2025, a glicemia de jejum ou a hemoglobina glicada estabelece o diagnóstico de diabetes sem confirmação do resultado [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.pt',
    [
      'Na KDIGO 2024, a DRC é uma alteração persistente, estrutural ou funcional, dos rins, classificada segundo causa, TFG e albuminúria [1].',
    ],
    [['negation', 'A classificação da KDIGO 2024 não leva em conta a albuminúria [1].']],
  ],
  [
    'SSC 2021.pt',
    [
      'A edição de 2021 sugere cristaloide nas primeiras horas da sepse com hipoperfusão ou do choque séptico, mas já foi substituída pela de 2026 [1].',
    ],
    [
      [
        'negation',
        'A Surviving Sepsis Campaign de 2021 continua vigente e não foi substituída pela edição de 2026 [1].',
      ],
      ['direction', 'A edição de 2026 da Surviving Sepsis Campaign foi substituída pela de 2021 [1].'],
      ['negation', 'O conteúdo da edição de 2026 da Surviving Sepsis Campaign integra este acervo [1].'],
    ],
  ],
  [
    'GINA 2021.pt',
    [
      'Na asma, a GINA 2021 é contrária ao uso isolado de broncodilatador de curta ação e prefere corticoide inalatório com formoterol para alívio; já existem relatórios mais novos [1].',
    ],
    [['negation', 'Não há relatórios GINA mais recentes do que o de 2021 [1].']],
  ],
  [
    'GOLD 2023.pt',
    [
      'Para o diagnóstico de DPOC, a GOLD 2023 parte da obstrução que persiste na espirometria pós-broncodilatador; os grupos passam a ser A, B e E [1].',
    ],
    [
      [
        'direction',
        'Na DPOC, o relatório GOLD de 2023 baseia o diagnóstico na obstrução à espirometria antes do broncodilatador [1].',
      ],
      ['direction', 'O relatório GOLD de 2023 troca os grupos A, B e E pelos grupos A, B, C e D [1].'],
    ],
  ],
  [
    'SPRINT.pt',
    [
      'O SPRINT deixou de fora as pessoas com diabetes; em hipertensos de alto risco, mirar sistólica abaixo de 120 mmHg diminuiu os eventos cardiovasculares maiores [1].',
    ],
    [
      ['negation', 'O SPRINT incluiu pessoas com diabetes [1].'],
      [
        'direction',
        'Buscar pressão sistólica abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, elevou os eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Em hipertensos de alto risco, não houve diferença entre clortalidona, anlodipino e lisinopril quanto a morte coronariana ou infarto não fatal [1].',
    ],
    [
      [
        'direction',
        'Em hipertensos de alto risco, o lisinopril preveniu mais mortes coronarianas e infartos não fatais do que a clortalidona e o anlodipino [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'O sacubitril-valsartana levou vantagem sobre o enalapril na IC com fração de ejeção reduzida, com menos mortes cardiovasculares ou internações por IC (HR 0,80; IC 95% 0,73–0,87) [1].',
    ],
    [
      [
        'arms',
        'Na IC com fração de ejeção reduzida, o enalapril reduziu a morte cardiovascular ou a internação por IC em comparação com sacubitril-valsartana (HR 0,80) [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'Na ICFEr, a dapagliflozina protegeu contra piora da insuficiência cardíaca ou morte cardiovascular quando comparada a placebo (HR 0,74; IC 95%: 0,65 a 0,85) [1].',
    ],
    [
      [
        'direction',
        'Na IC com fração de ejeção reduzida, dapagliflozina e placebo tiveram resultados iguais quanto à piora da IC ou à morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      'Na IC com fração de ejeção preservada, morte cardiovascular ou internação por IC diminuiu com empagliflozina em relação ao placebo, com queda relativa de 21% no risco (HR 0,79) [1].',
    ],
    [
      [
        'direction',
        'Na IC com fração de ejeção preservada, a empagliflozina aumentou as mortes cardiovasculares ou internações por IC frente ao placebo [1].',
      ],
      [
        'bounds',
        'Na IC com fração de ejeção preservada, a empagliflozina teve HR de 0,79 para morte cardiovascular ou internação por IC (IC 95% 0,69–0,99) [1].',
      ],
    ],
  ],
  [
    'RALES.pt',
    [
      'Somada ao tratamento da IC grave com fração de ejeção reduzida, a espironolactona diminuiu a mortalidade frente a placebo [1].',
    ],
    [
      [
        'direction',
        'Acrescentar espironolactona ao tratamento da IC grave com fração de ejeção reduzida aumentou a mortalidade [1].',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'Em pessoas aparentemente saudáveis, com PCR ultrassensível elevada e LDL não elevado, a rosuvastatina baixou a taxa de eventos cardiovasculares maiores (HR 0,56) [1].',
    ],
    [
      [
        'negation',
        'O benefício da rosuvastatina foi visto em pessoas aparentemente saudáveis com LDL elevado e proteína C reativa ultrassensível elevada [1].',
      ],
    ],
  ],
  [
    'FOURIER.pt',
    [
      'Sobre a base de estatina, o evolocumabe diminuiu o desfecho cardiovascular composto na doença aterosclerótica (HR 0,85; IC 95% 0,79–0,92) [1].',
    ],
    [
      [
        'negation',
        'O evolocumabe reduziu o desfecho cardiovascular composto em pessoas com doença aterosclerótica que não usavam estatina [1].',
      ],
    ],
  ],
  [
    'RE-LY.pt',
    [
      'Duas vezes ao dia, a dabigatrana 150 mg preveniu mais AVC ou embolia sistêmica do que a varfarina na fibrilação atrial (RR 0,66) [1].',
    ],
    [
      [
        'direction',
        'Na fibrilação atrial, a varfarina foi superior à dabigatrana 150 mg duas vezes ao dia na redução de AVC ou embolia sistêmica [1].',
      ],
    ],
  ],
  [
    'ARISTOTLE.pt',
    [
      'Na fibrilação atrial, houve menos AVC ou embolia sistêmica com apixabana do que com varfarina (HR 0,79; IC 95% 0,66–0,95) [1].',
    ],
    [
      [
        'direction',
        'Na fibrilação atrial, AVC ou embolia sistêmica foi mais comum com apixabana do que com varfarina [1].',
      ],
      [
        'arms',
        'Na fibrilação atrial, a apixabana reduziu o AVC ou a embolia sistêmica em comparação com placebo (HR 0,79) [1].',
      ],
    ],
  ],
  [
    'PLATO.pt',
    [
      'Na síndrome coronariana aguda, preferir ticagrelor a clopidogrel diminuiu a morte vascular, o infarto ou o AVC (HR 0,84; IC 95% 0,77–0,92) [1].',
    ],
    [
      [
        'direction',
        'Na síndrome coronariana aguda, ticagrelor e clopidogrel não diferiram quanto à morte vascular, ao infarto ou ao AVC [1].',
      ],
      [
        'bounds',
        'O ticagrelor reduziu morte vascular, infarto ou AVC em relação ao clopidogrel (HR 0,84; IC 95% 0,71–0,92) [1].',
      ],
    ],
  ],
  [
    'ISIS-2.pt',
    [
      'No infarto suspeito, AAS e estreptoquinase baixaram, cada qual, a mortalidade vascular em 5 semanas, e juntos o efeito foi maior ainda [1].',
      'Com aspirina e estreptoquinase juntas, a chance de morte vascular em 5 semanas foi 42% menor [1].',
    ],
    [
      [
        'direction',
        'Associar ácido acetilsalicílico à estreptoquinase não trouxe redução adicional da mortalidade vascular em 5 semanas [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.pt',
    [
      'Em diabéticos tipo 2 com doença cardiovascular estabelecida, a empagliflozina reduziu os eventos cardiovasculares maiores frente a placebo (HR 0,86) [1].',
    ],
    [
      [
        'negation',
        'A empagliflozina reduziu os eventos cardiovasculares maiores no diabetes tipo 2 sem doença cardiovascular estabelecida [1].',
      ],
    ],
  ],
  [
    'LEADER.pt',
    [
      'Com liraglutida, houve menos eventos cardiovasculares maiores do que com placebo em diabéticos tipo 2 de alto risco cardiovascular (HR 0,87; IC 95% 0,78–0,97) [1].',
    ],
    [
      [
        'direction',
        'Houve mais eventos cardiovasculares maiores com liraglutida do que com placebo no diabetes tipo 2 de alto risco cardiovascular [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.pt',
    [
      'No diabetes tipo 2 de diagnóstico recente, o controle intensivo com sulfonilureia ou insulina diminuiu os desfechos ligados ao diabetes (RR 0,88; IC 95% 0,79–0,99) [1].',
    ],
    [
      [
        'direction',
        'No diabetes tipo 2 recém-diagnosticado, o tratamento convencional evitou mais desfechos relacionados ao diabetes do que o controle glicêmico intensivo [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    [
      'Em 40 semanas, a tirzepatida superou a semaglutida 1 mg na queda da hemoglobina glicada, mesmo com a dose de 5 mg (−2,01 contra −1,86 ponto percentual) [1].',
    ],
    [
      [
        'direction',
        'No diabetes tipo 2, a tirzepatida reduziu a hemoglobina glicada menos do que a semaglutida 1 mg em 40 semanas [1].',
      ],
    ],
  ],
  [
    'CREDENCE.pt',
    [
      'A canagliflozina diminuiu, frente a placebo, o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular em diabéticos tipo 2 com DRC e albuminúria [1].',
    ],
    [
      [
        'negation',
        'No diabetes tipo 2 com doença renal crônica e albuminúria, a canagliflozina não reduziu o desfecho renal composto em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'DAPA-CKD.pt',
    [
      'Houvesse ou não diabetes tipo 2, a dapagliflozina diminuiu na doença renal crônica o composto renal ou a morte cardiovascular (HR 0,61; IC 95% 0,51–0,72) [1].',
    ],
    [
      [
        'direction',
        'Na doença renal crônica, a dapagliflozina aumentou o composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.pt',
    [
      'A empagliflozina freou a progressão da doença renal ou a morte cardiovascular na DRC, com ou sem diabetes (HR 0,72) [1].',
    ],
    [
      [
        'digit',
        'Na doença renal crônica, a empagliflozina reduziu a progressão renal ou a morte cardiovascular (HR 0,27) [1].',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'A finerenona causou mais hiperpotassemia, mas diminuiu o composto de falência renal, queda sustentada da função renal ou morte renal na DRC do diabetes tipo 2 [1].',
    ],
    [['direction', 'No FIDELIO-DKD, a hiperpotassemia foi menos frequente com a finerenona [1].']],
  ],
  [
    'FLOW.pt',
    [
      'Na DRC com diabetes tipo 2, a semaglutida reduziu os eventos renais maiores em relação ao placebo, com HR de 0,76 (IC 95% 0,66 a 0,88) [1].',
    ],
    [
      [
        'direction',
        'No diabetes tipo 2 com doença renal crônica, a semaglutida aumentou os eventos renais maiores em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'SELECT.pt',
    [
      'Em pessoas sem diabetes, com sobrepeso ou obesidade e doença cardiovascular, a semaglutida diminuiu os eventos cardiovasculares maiores (HR 0,80) [1].',
    ],
    [
      [
        'negation',
        'A semaglutida reduziu os eventos cardiovasculares maiores em pessoas com sobrepeso ou obesidade, doença cardiovascular e diabetes [1].',
      ],
    ],
  ],
  [
    'NINDS.pt',
    [
      'Iniciada até 3 h do começo dos sintomas, a alteplase intravenosa elevou a chance de boa evolução em 3 meses (OR 1,7), com mais hemorragia intracraniana sintomática [1].',
    ],
    [['direction', 'A alteplase diminuiu a hemorragia intracraniana sintomática no NINDS [1].']],
  ],
  [
    'TICH-2.pt',
    [
      'O ácido tranexâmico não trouxe melhora funcional significativa em 90 dias na hemorragia intracerebral aguda (OR ajustada 0,88; IC 95% 0,76–1,03) [1].',
    ],
    [
      [
        'negation',
        'Na hemorragia intracerebral aguda, o ácido tranexâmico melhorou de modo significativo o estado funcional em 90 dias [1].',
      ],
      [
        'bounds',
        'Para o estado funcional em 90 dias, a OR ajustada do ácido tranexâmico foi de 0,88 (IC 95% 0,67–1,03) [1].',
      ],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      'No trauma com hemorragia significativa, ou sob risco dela, menos pacientes morreram no hospital com ácido tranexâmico do que com placebo (RR 0,91) [1].',
    ],
    [
      [
        'direction',
        'No trauma com hemorragia significativa, o ácido tranexâmico aumentou a mortalidade hospitalar em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'WOMAN.pt',
    [
      'Na hemorragia pós-parto, o ácido tranexâmico baixou a mortalidade por sangramento, ainda que o estudo não tenha alcançado o desfecho primário composto [1].',
    ],
    [
      [
        'negation',
        'Na hemorragia pós-parto, o estudo do ácido tranexâmico alcançou o desfecho primário composto [1].',
      ],
    ],
  ],
  [
    'Magpie.pt',
    ['Na pré-eclâmpsia, a eclâmpsia caiu 58% com o sulfato de magnésio frente a placebo [1].'],
    [
      [
        'direction',
        'Na pré-eclâmpsia, o sulfato de magnésio aumentou a ocorrência de eclâmpsia em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'RECOVERY.pt',
    [
      'O ganho de sobrevida com dexametasona na covid-19 se concentrou em pacientes com oxigênio ou ventilação mecânica (razão de taxas 0,83 para morte em 28 dias no conjunto) [1].',
    ],
    [
      [
        'negation',
        'O benefício da dexametasona concentrou-se em quem não recebia oxigênio nem ventilação mecânica [1].',
      ],
    ],
  ],
  [
    'TOGETHER.pt',
    [
      'Em estudo brasileiro com pacientes ambulatoriais, a ivermectina não diminuiu internação nem observação prolongada na emergência frente ao placebo [1].',
    ],
    [
      [
        'negation',
        'Em pacientes ambulatoriais com covid-19, a ivermectina reduziu a internação e a observação prolongada em serviço de emergência [1].',
      ],
    ],
  ],
  [
    'ARMA.pt',
    [
      'Na SDRA, usar 6 em vez de 12 mL/kg de volume corrente reduziu as mortes (31,0% contra 39,8%; p = 0,007) [1].',
    ],
    [
      [
        'direction',
        'Na SDRA, a ventilação com volume corrente de 6 mL/kg, em vez de 12 mL/kg, aumentou a mortalidade [1].',
      ],
    ],
  ],
  [
    'PROSEVA.pt',
    [
      'Na SDRA grave, pronar cedo e por tempo prolongado fez a mortalidade em 28 dias cair para 16,0%, contra 32,8% em supino [1].',
    ],
    [
      [
        'direction',
        'Na SDRA grave, a posição prona precoce e prolongada elevou a mortalidade em 28 dias frente à posição supina [1].',
      ],
      [
        'direction',
        'Na SDRA grave, a posição prona tardia e prolongada reduziu a mortalidade em 28 dias [1].',
      ],
    ],
  ],
  [
    'ART.pt',
    [
      'No ART, recrutar os alvéolos e titular a PEEP foi danoso: mais mortes em 28 dias do que com PEEP baixa (HR 1,20; IC 95% 1,01–1,42) [1].',
      'Na SDRA moderada a grave, manter a PEEP baixa resultou em menos mortes em 28 dias do que recrutar e titular a PEEP [1].',
    ],
    [['direction', 'No ART, a intervenção trouxe benefício aos pacientes com SDRA moderada a grave [1].']],
  ],
  [
    'NICE-SUGAR.pt',
    [
      'Em pacientes críticos, apertar o controle da glicemia foi danoso: a mortalidade em 90 dias subiu em relação ao controle convencional (OR 1,14) [1].',
    ],
    [
      [
        'direction',
        'Em pacientes críticos, a mortalidade em 90 dias foi menor com o controle glicêmico intensivo do que com o convencional [1].',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'Nas UTIs brasileiras, trocar a salina por solução balanceada não diminuiu as mortes em 90 dias (HR ajustado 0,97; IC 95% 0,90–1,05) [1].',
    ],
    [
      [
        'negation',
        'Em pacientes críticos de UTIs brasileiras, a solução balanceada reduziu a mortalidade em 90 dias em comparação com a solução salina [1].',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [
      'Em casais sorodiscordantes, o parceiro foi menos infectado quando a terapia antirretroviral começou cedo do que quando começou tarde (HR 0,04) [1].',
    ],
    [
      [
        'direction',
        'Em casais sorodiscordantes, o início tardio da terapia antirretroviral protegeu mais o parceiro do que o início precoce [1].',
      ],
    ],
  ],
  [
    'START.pt',
    [
      'Na infecção assintomática com CD4 alto, tratar de imediato diminuiu os eventos graves, ligados ou não à aids, em relação a adiar o tratamento [1].',
    ],
    [
      [
        'direction',
        'Em pessoas assintomáticas com HIV e contagem alta de CD4, adiar a terapia antirretroviral reduziu os eventos graves em comparação com o início imediato [1].',
      ],
      [
        'direction',
        'Em pessoas assintomáticas com HIV e contagem baixa de CD4, o início imediato da terapia antirretroviral reduziu os eventos graves [1].',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'O benznidazol não freou significativamente a progressão clínica da cardiomiopatia chagásica; a forma indeterminada e a fase aguda ficaram fora do BENEFIT [1].',
    ],
    [
      ['negation', 'O BENEFIT avaliou a fase aguda e a forma indeterminada da doença de Chagas [1].'],
      [
        'direction',
        'Na cardiomiopatia chagásica crônica estabelecida, o benznidazol reduziu de modo significativo a progressão clínica da doença cardíaca [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.pt',
    [
      'Em crianças e adultos no Brasil, a Butantan-DV em dose única evitou dengue sintomática por 2 anos, com eficácia de 79,6% [1].',
    ],
    [
      ['negation', 'A dose única da Butantan-DV não preveniu a dengue sintomática ao longo de 2 anos [1].'],
      [
        'bounds',
        'A eficácia da Butantan-DV contra dengue sintomática em 2 anos foi de 79,6% (IC 95% 70,0–83,6) [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.pt',
    [
      'Na dengue, hidrata-se por via venosa com cristaloide, de imediato, nos grupos C e D, com maior velocidade no D, e evitam-se salicilatos e AINE [1].',
    ],
    [
      [
        'direction',
        'Na dengue, a reposição venosa com cristaloide é mais lenta no grupo D do que no grupo C [1].',
      ],
    ],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    'EMPA-KIDNEY.en + DAPA-CKD.en',
    'A dapagliflozina reduziu o composto renal ou a morte cardiovascular de 14,5% para 9,2% (HR 0,61) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'RE-LY.en + ARISTOTLE.en',
    'A apixabana reduziu o sangramento maior em relação à varfarina (HR 0,69; 0,60–0,80) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'PARADIGM-HF.en + DAPA-HF.en',
    'Com dapagliflozina, piora da IC ou morte cardiovascular ocorreu em 16,3%, contra 21,2% (HR 0,74) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'LEADER.en + EMPA-REG OUTCOME.en',
    'A empagliflozina reduziu a morte cardiovascular no diabetes tipo 2 (3,7% contra 5,9%; HR 0,62) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'FOURIER.en + JUPITER.en',
    'A rosuvastatina reduziu os eventos vasculares para 0,77 por 100 pessoas-ano, contra 1,36 (HR 0,56) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'TICH-2.pt + CRASH-2.pt',
    'O ácido tranexâmico reduziu a mortalidade hospitalar no trauma (RR 0,91; IC 95% 0,85–0,97) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'SSC 2021.prose + MS Dengue 2024.prose',
    'No grupo C da dengue, a reposição é de 10 mL/kg de cristaloide na primeira hora [1].',
    'd',
  ],
  [
    'wrong-reference',
    'SBD 2025.prose + DBHA 2025.prose',
    'A meta de tratamento é PA < 130/80 mmHg [1].',
    'd',
  ],
  [
    'wrong-reference',
    'ARMA.prose + PROSEVA.prose',
    'A posição prona reduziu a mortalidade em 28 dias de 32,8% para 16,0% na SDRA grave (p < 0,001) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'FLOW.prose + SELECT.en',
    'Na obesidade sem diabetes, a semaglutida reduziu o MACE de 8,0% para 6,5% (HR 0,80) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'CREDENCE.pt + FIDELIO-DKD.pt',
    'A finerenona reduziu o desfecho renal composto na DRC do diabetes tipo 2 (HR 0,82; IC 95% 0,73–0,93) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'EMPEROR-Preserved.pt + PARADIGM-HF.pt',
    'O sacubitril-valsartana reduziu a morte cardiovascular ou a internação por IC frente ao enalapril (HR 0,80; IC 95% 0,73–0,87) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'START.en + HPTN 052.prose',
    'A terapia antirretroviral precoce reduziu em 96% a transmissão geneticamente ligada do HIV (HR 0,04) [1].',
    'd',
  ],
  [
    'wrong-reference',
    'PLATO.prose + RE-LY.prose',
    'A dabigatrana 150 mg duas vezes ao dia reduziu o AVC ou a embolia sistêmica para 1,11% ao ano, contra 1,69% com varfarina [1].',
    'd',
  ],
];

export const everyPassage: HandCase[] = [...casesOf(groups), ...ofSeveral];
