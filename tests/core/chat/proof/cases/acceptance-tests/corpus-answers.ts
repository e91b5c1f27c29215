import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Answers to a resident over every second passage of the corpus, from the second. */
const groups: CaseGroup[] = [
  [
    'ALLHAT.en',
    [
      'No ALLHAT, a taxa em 6 anos de doença coronariana fatal ou infarto não fatal ficou em 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril, sem diferença entre os fármacos [1]',
    ],
    [],
  ],
  [
    'DAPA-HF.en',
    [
      'A piora da IC ou a morte cardiovascular ocorreu em 21,2% do grupo controle, contra 16,3% dos que receberam dapagliflozina [1]',
    ],
    [
      [
        'digit',
        'A dapagliflozina reduziu a piora da IC ou a morte cardiovascular na fração de ejeção reduzida (HR 0,71; 0,65–0,85) [1]',
      ],
    ],
  ],
  [
    'RALES.en',
    [
      '- **Espironolactona:** na IC grave, a mortalidade foi de 35% com o fármaco e de 46% sem ele, um risco relativo de 0,70 [1]',
    ],
    [
      [
        'direction',
        '- **Prognóstico na IC grave:** a sobrevida foi pior com espironolactona, com 35% de mortes contra 46% no grupo comparador [1]',
      ],
    ],
  ],
  [
    'LEADER.en',
    [
      'Com a liraglutida, tanto os eventos cardiovasculares maiores (HR 0,87) quanto a morte cardiovascular (HR 0,78) foram menos frequentes no diabetes tipo 2 [1]',
      'MACE ocorreu em 14,9% dos controles e em 13,0% dos tratados com liraglutida, num total de 9.340 pacientes [1]',
    ],
    [
      [
        'direction',
        '- **Morte cardiovascular:** foi mais alta com a liraglutida, com HR de 0,78 (0,66–0,93) [1]',
      ],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'O CREDENCE incluiu 4.401 pacientes, e a canagliflozina reduziu o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular (HR 0,70; 0,59–0,82) [1]',
    ],
    [
      [
        'bounds',
        'No diabetes tipo 2 com nefropatia, o HR do desfecho composto renal e cardiovascular com canagliflozina foi de 0,70 (0,59–0,92) [1]',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'Na doença renal crônica, menos pacientes tiveram progressão renal ou morte cardiovascular quando tratados com empagliflozina: 13,1% contra 16,9% [1]',
    ],
    [
      [
        'direction',
        'A empagliflozina aumentou a progressão da doença renal ou a morte cardiovascular na DRC (HR 0,72; 0,64–0,82) [1]',
      ],
    ],
  ],
  [
    'FLOW.en',
    [
      'Quem não recebeu semaglutida teve 7,5 eventos renais maiores por 100 pacientes-ano, e quem recebeu teve 5,8 [1]',
    ],
    [
      [
        'decimal',
        '- **Eventos renais maiores:** 0,58 por 100 pacientes-ano com semaglutida, contra 7,5 no comparador [1]',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    [
      'Em 40 semanas, a dose de 15 mg de tirzepatida baixou a HbA1c em 2,30 pontos, ao passo que a semaglutida 1 mg a baixou em 1,86 ponto [1]',
    ],
    [
      [
        'unit',
        'A tirzepatida 5 mg reduziu a HbA1c em 2,01 pontos após 40 meses, contra 1,86 com semaglutida 1 mg [1]',
      ],
    ],
  ],
  [
    'FOURIER.en',
    [
      'O FOURIER incluiu 27.564 pessoas com doença cardiovascular, e o desfecho primário composto foi menos comum com o evolocumabe (9,8% vs. 11,3%) [1]',
    ],
    [
      [
        'digit',
        'O desfecho primário composto ocorreu em 9,3% dos pacientes com evolocumabe e em 11,3% dos controles [1]',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    [
      'Em comparação com a varfarina, a apixabana causou menos sangramento maior, com HR de 0,69 (0,60–0,80) [1]',
      'A mortalidade foi menor com a apixabana (HR 0,89; 0,80–0,998), assim como o AVC ou a embolia sistêmica [1]',
    ],
    [
      [
        'direction',
        'A apixabana provocou mais sangramento maior do que a varfarina (HR 0,69), apesar de prevenir mais AVC ou embolia sistêmica (HR 0,79) [1]',
      ],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'A combinação de aspirina e estreptoquinase diminuiu em 42% a chance de morte vascular em 5 semanas (8,0% contra 13,2%) [1]',
      '- **Estreptoquinase isolada:** levou a uma mortalidade vascular de 9,2% em 5 semanas, contra 12,0% no controle, o que equivale a uma chance 25% menor [1]',
    ],
    [
      [
        'direction',
        'Com a estreptoquinase, a chance de morte vascular em 5 semanas cresceu 25% (9,2% vs. 12,0%) [1]',
      ],
    ],
  ],
  [
    'TICH-2.en',
    [
      'O ácido tranexâmico teve resultado neutro na hemorragia intracerebral hiperaguda: a OR ajustada para o Rankin modificado no dia 90 foi de 0,88, com p = 0,11 [1]',
    ],
    [['digit', 'O TICH-2, com 2.325 pacientes, foi neutro para o Rankin no dia 90 (p = 0,19) [1]']],
  ],
  [
    'WOMAN.en',
    [
      'Quando o ácido tranexâmico foi dado em até 3 horas, a morte por sangramento foi de 1,2%, contra 1,7% com placebo [1]',
    ],
    [['negation', 'No WOMAN, que incluiu 20.060 mulheres, o desfecho primário composto foi alcançado [1]']],
  ],
  [
    'RECOVERY.en',
    ['Entre os pacientes ventilados, morreram 29,3% dos que usaram dexametasona e 41,4% dos controles [1]'],
    [
      [
        'negation',
        'Entre os ventilados com covid-19, a mortalidade não foi menor com a dexametasona (29,3% vs. 41,4%) [1]',
      ],
    ],
  ],
  [
    'ARMA.en',
    [
      '- **Volume corrente baixo:** ventilar com 6 mL/kg resultou em menos mortes do que ventilar com 12 mL/kg (31,0% vs. 39,8%; p = 0,007) [1]',
    ],
    [
      [
        'direction',
        'O volume corrente tradicional, de 12 mL/kg, teve mortalidade inferior à do volume de 6 mL/kg (p = 0,007) [1]',
      ],
    ],
  ],
  [
    'ART.en',
    [
      'O ART, liderado pelo Brasil, mostrou dano com o recrutamento e a PEEP titulada, já que 55,3% dos pacientes morreram em 28 dias, contra 49,3% com PEEP baixa [1]',
    ],
    [
      [
        'direction',
        'A estratégia de recrutamento com PEEP titulada protegeu contra a morte em 28 dias (HR 1,20; 1,01–1,42) [1]',
      ],
    ],
  ],
  [
    'BaSICS.en',
    [
      'Nas 75 UTIs brasileiras do BaSICS, a mortalidade em 90 dias foi semelhante com solução balanceada (26,4%) e com salina a 0,9% (27,2%) [1]',
    ],
    [
      [
        'digit',
        'Morreram em 90 dias 24,4% dos pacientes que receberam solução balanceada e 27,2% dos que receberam salina a 0,9% [1]',
      ],
      [
        'direction',
        'A solução balanceada reduziu de forma significativa a mortalidade em 90 dias frente à salina a 0,9% (HR ajustado 0,97; 0,90–1,05) [1]',
      ],
    ],
  ],
  [
    'START.en',
    [
      'Iniciar a terapia antirretroviral na infecção assintomática precoce pelo HIV associou-se a um desfecho primário de 1,8%, ante 4,1% no outro grupo [1]',
    ],
    [
      [
        'digit',
        'O HR do desfecho primário com o início da terapia antirretroviral foi de 0,48, com intervalo de 0,30 a 0,62 [1]',
      ],
    ],
  ],
  [
    'Butantan-DV.en',
    [
      'Nos soropositivos, a eficácia da dose única em 2 anos chegou a 89,2%, enquanto nos soronegativos foi de 73,6% [1]',
    ],
    [['digit', '- **Soropositivos:** a eficácia da dose única da Butantan-DV foi de 86,2% em 2 anos [1]']],
  ],
  [
    'DBHA 2025.en',
    [
      'A diretriz de 2025 chama de pré-hipertensão a PA de 120–139 e/ou 80–89 mmHg e fixa a meta do tratamento abaixo de 130/80 mmHg [1]',
    ],
    [
      [
        'unit',
        '- **Meta pressórica:** a DBHA 2025 adota um alvo abaixo de 130/80 kPa durante o tratamento [1]',
      ],
      [
        'bounds',
        'Na DBHA 2025, a faixa sistólica da pré-hipertensão vai de 130 a 139 mmHg, e a diastólica, de 80 a 89 mmHg [1]',
      ],
    ],
  ],
  [
    'SBD 2025.en',
    [
      '- **Diagnóstico de diabetes:** glicemia de jejum de 126 mg/dL ou mais, ou HbA1c a partir de 6,5%, com confirmação [1]',
    ],
    [
      [
        'unit',
        'O diagnóstico de diabetes pela glicemia de jejum exige valor maior ou igual a 126 mmol/L, confirmado [1]',
      ],
      [
        'comparator',
        'Considera-se diabetes quando a glicemia de jejum é ≥ 126 mg/dL ou a HbA1c é < 6,5%, com confirmação [1]',
      ],
    ],
  ],
  [
    'SSC 2021.en',
    [
      'Segundo a SSC 2021, dar pelo menos 30 mL/kg de cristaloide nas 3 primeiras horas é uma recomendação fraca [1]',
    ],
    [
      [
        'comparator',
        'A SSC 2021 sugere no máximo 30 mL/kg de cristaloide nas primeiras 3 horas, com alvo de PAM de 65 mmHg [1]',
      ],
    ],
  ],
  [
    'GINA 2021.en',
    [
      'A GINA 2021 desaconselha tratar a asma apenas com SABA e dá preferência ao esquema de alívio com corticoide inalatório-formoterol [1]',
    ],
    [
      ['negation', 'O tratamento da asma só com SABA é recomendado pela GINA 2021 [1]'],
      [
        'negation',
        '- **Resgate:** a via com corticoide inalatório-formoterol não é a preferida na GINA 2021 [1]',
      ],
    ],
  ],
  [
    'SPRINT.prose',
    [
      'O grupo com alvo sistólico abaixo de 140 mmHg teve 2,19% ao ano de desfecho primário composto, acima do 1,65% ao ano observado no grupo intensivo [1]',
      '- **Mortalidade por todas as causas:** também foi mais baixa com o tratamento intensivo (HR 0,73; IC 95% 0,60–0,90) [1]',
    ],
    [
      ['comparator', 'No braço intensivo do SPRINT, buscava-se manter a PA sistólica acima de 120 mmHg [1]'],
      [
        'direction',
        'O controle intensivo da pressão teve como custo uma mortalidade por todas as causas mais elevada (HR 0,73; IC 95% 0,60–0,90) [1]',
      ],
    ],
  ],
  [
    'DAPA-HF.prose',
    [
      'Testada em 4.744 pacientes com IC de fração de ejeção reduzida, a dapagliflozina diminuiu a piora da IC ou a morte cardiovascular frente ao placebo (HR 0,74; IC 95% 0,65–0,85) [1]',
    ],
    [
      [
        'negation',
        'Na ICFEr, não houve queda da piora da IC ou da morte cardiovascular com dapagliflozina frente ao placebo (16,3% vs. 21,2%) [1]',
      ],
    ],
  ],
  [
    'FLOW.prose',
    [
      'Em pacientes com diabetes tipo 2 e doença renal crônica, os eventos renais maiores foram mais frequentes com placebo do que com semaglutida [1]',
    ],
    [
      [
        'direction',
        'A semaglutida piorou os desfechos renais maiores em relação ao placebo em pacientes com diabetes tipo 2 e DRC [1]',
      ],
    ],
  ],
  [
    'RE-LY.prose',
    [
      'A dabigatrana na dose de 150 mg duas vezes ao dia teve 1,11% ao ano de AVC ou embolia sistêmica, e a varfarina, 1,69% ao ano [1]',
      'O risco relativo de AVC ou embolia sistêmica foi de 0,66 a favor da dabigatrana 150 mg, com IC 95% de 0,53 a 0,82 [1]',
    ],
    [
      [
        'digit',
        'Com a varfarina, a taxa de AVC ou embolia sistêmica foi de 1,89% ao ano, acima do 1,11% ao ano com dabigatrana 150 mg duas vezes ao dia [1]',
      ],
      [
        'direction',
        'A taxa de AVC ou embolia sistêmica foi maior com dabigatrana 150 mg duas vezes ao dia do que com varfarina (RR 0,66; IC 95% 0,53–0,82) [1]',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'Aos 12 meses, 11,7% dos pacientes com clopidogrel e 9,8% dos pacientes com ticagrelor haviam tido morte vascular, infarto ou AVC [1]',
    ],
    [
      [
        'unit',
        'O PLATO avaliou 18.624 pacientes e mediu morte vascular, infarto ou AVC em 12 semanas, com 9,8% de eventos no braço ticagrelor [1]',
      ],
      [
        'direction',
        'O ticagrelor foi inferior ao clopidogrel em prevenir morte vascular, infarto ou AVC em 12 meses (HR 0,84; IC 95% 0,77–0,92) [1]',
      ],
    ],
  ],
  [
    'WOMAN.prose',
    [
      'O ácido tranexâmico reduziu as mortes por sangramento, sobretudo quando administrado em até 3 horas após o parto, embora o desfecho primário composto não tenha sido atingido [1]',
    ],
    [
      [
        'decimal',
        'A morte por sangramento ocorreu em 1,5% das mulheres com ácido tranexâmico e em 19% das que receberam placebo [1]',
      ],
      [
        'direction',
        '- **Momento da dose:** a redução da morte por sangramento foi menos acentuada nas mulheres tratadas em até 3 horas após o parto [1]',
      ],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'A mortalidade em 28 dias ficou em 22,9% com dexametasona, frente a 25,7% com o cuidado habitual, uma razão de taxas de 0,83 [1]',
    ],
    [
      [
        'digit',
        'Nos pacientes em ventilação mecânica invasiva, a mortalidade foi de 29,3% com dexametasona e de 47,4% com o cuidado habitual [1]',
      ],
    ],
  ],
  [
    'PROSEVA.prose',
    [
      '- **Posição prona:** em 466 pacientes com SDRA grave, a mortalidade em 28 dias foi cerca de metade da observada em posição supina (16,0% vs. 32,8%) [1]',
    ],
    [
      [
        'decimal',
        'Em SDRA grave, o grupo em prona teve mortalidade de 1,60% em 28 dias, e o grupo em supina, de 32,8% [1]',
      ],
      [
        'direction',
        'Na SDRA grave, a prona agravou o prognóstico, com mortalidade em 28 dias de 16,0% contra 32,8% em supina [1]',
      ],
    ],
  ],
  [
    'ART.prose',
    [
      'Morreram mais pacientes em 28 dias com a estratégia de recrutamento e PEEP titulada do que com PEEP baixa, com HR de 1,20 (IC 95% 1,01–1,42) [1]',
    ],
    [
      [
        'bounds',
        'O HR para morte em 28 dias foi de 1,20 com recrutamento e PEEP titulada (IC 95% 0,91–1,42) [1]',
      ],
    ],
  ],
  [
    'HPTN 052.prose',
    [
      'Houve apenas 1 transmissão geneticamente ligada com a terapia precoce, contra 27 com a terapia adiada, entre 1.763 casais sorodiscordantes [1]',
      'A terapia antirretroviral precoce reduziu em 96% a transmissão geneticamente ligada em casais sorodiscordantes [1]',
    ],
    [
      [
        'decimal',
        'O HR de transmissão geneticamente ligada com a terapia precoce foi de 0,4 (IC 95% 0,01–0,27) [1]',
      ],
      [
        'direction',
        'Nos casais sorodiscordantes, a terapia antirretroviral precoce aumentou em 96% a transmissão geneticamente ligada [1]',
      ],
    ],
  ],
  [
    'Butantan-DV.prose',
    [
      'A vacina protegeu melhor contra a dengue sintomática quem tinha história de exposição prévia (89,2%) do que quem não tinha evidência dela (73,6%) [1]',
    ],
    [
      [
        'direction',
        'A proteção conferida pela vacina contra a dengue sintomática foi maior nos soronegativos do que nos soropositivos [1]',
      ],
    ],
  ],
  [
    'DBIC 2018.prose',
    [
      '- **ICFEp:** corresponde à IC com FEVE igual ou superior a 50% [1]',
      'O rastreamento da IC é feito com NT-proBNP, e o ponto de corte é de 125 pg/mL [1]',
    ],
    [
      ['unit', 'Use NT-proBNP com ponto de corte de 125 ng/mL quando quiser rastrear IC [1]'],
      ['comparator', '- **ICFEr:** definida por FEVE > 40% [1]'],
    ],
  ],
  [
    'SSC 2021.prose',
    ['Em adultos que usam vasopressor, recomenda-se começar com um alvo de PAM de 65 mmHg [1]'],
    [
      [
        'unit',
        'No choque séptico, sugere-se administrar pelo menos 30 mL/kg de cristaloide intravenoso nos primeiros 3 dias da ressuscitação [1]',
      ],
    ],
  ],
  [
    'KDIGO 2024.prose',
    [
      'A definição de DRC exige alterações da estrutura ou da função dos rins por no mínimo 3 meses [1]',
      '- **Classificação da DRC:** considera a causa, a categoria de TFG, de G1 a G5, e a categoria de albuminúria, de A1 a A3 [1]',
    ],
    [
      [
        'digit',
        'Para falar em DRC, a anormalidade renal estrutural ou funcional precisa estar presente por no mínimo 6 meses [1]',
      ],
      [
        'negation',
        'A classificação da DRC no KDIGO 2024 se baseia na causa e na TFG e não inclui a albuminúria [1]',
      ],
    ],
  ],
  [
    'DBHA 2020.pt',
    [
      'A edição de 2020 das diretrizes brasileiras de hipertensão já não é a vigente, pois a de 2025 a substituiu [1]',
    ],
    [['negation', 'A DBHA 2020 ainda não foi substituída pela edição de 2025 [1]']],
  ],
  [
    'SBD 2025.pt',
    [
      'Para diagnosticar diabetes, a SBD 2025 usa a glicemia de jejum ou a hemoglobina glicada e pede que o resultado seja confirmado [1]',
    ],
    [
      [
        'negation',
        'A SBD 2025 aceita a glicemia de jejum ou a hemoglobina glicada para o diagnóstico e não exige confirmação do resultado [1]',
      ],
    ],
  ],
  [
    'SSC 2021.pt',
    [
      'A SSC 2021 sugere repor cristaloide já nas primeiras horas do choque séptico, mas essa versão foi substituída pela de 2026 [1]',
      'O conteúdo da edição de 2026 da Surviving Sepsis Campaign não faz parte deste acervo [1]',
    ],
    [
      [
        'negation',
        'No choque séptico com vasopressor, a SSC 2021 não orienta titular o tratamento por um alvo de pressão arterial média [1]',
      ],
    ],
  ],
  [
    'GOLD 2023.pt',
    [
      '- **Grupos de DPOC:** o GOLD 2023 trocou os grupos A, B, C e D pelos grupos A, B e E [1]',
      'A obstrução que persiste na espirometria após o broncodilatador é a base do diagnóstico de DPOC no GOLD 2023, que já não é o relatório mais recente [1]',
    ],
    [['negation', 'Não há relatórios GOLD mais recentes do que o de 2023 [1]']],
  ],
  [
    'ALLHAT.pt',
    [
      'Nos hipertensos de alto risco, a escolha entre clortalidona, anlodipino e lisinopril não fez diferença quanto à morte coronariana ou ao infarto não fatal [1]',
    ],
    [
      [
        'direction',
        'A clortalidona foi superior ao anlodipino e ao lisinopril na prevenção de morte coronariana ou infarto não fatal em hipertensos de alto risco [1]',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'Na ICFEr, o placebo se associou a mais piora da insuficiência cardíaca ou morte cardiovascular do que a dapagliflozina [1]',
    ],
    [
      [
        'direction',
        'A piora da IC ou a morte cardiovascular foi mais comum com dapagliflozina do que com placebo [1]',
      ],
    ],
  ],
  [
    'RALES.pt',
    [
      'Acrescentar espironolactona ao tratamento da IC grave com fração de ejeção reduzida diminuiu a mortalidade [1]',
    ],
    [
      [
        'direction',
        'A espironolactona elevou a mortalidade quando acrescentada ao tratamento da IC grave com fração de ejeção reduzida [1]',
      ],
    ],
  ],
  [
    'FOURIER.pt',
    [
      '- **Evolocumabe:** somado à estatina, reduziu o desfecho cardiovascular composto em pacientes com doença cardiovascular aterosclerótica (HR 0,85; IC 95% 0,79–0,92) [1]',
    ],
    [
      [
        'direction',
        'O evolocumabe e o placebo tiveram resultado equivalente no desfecho cardiovascular composto (HR 0,85; IC 95% 0,79–0,92) [1]',
      ],
    ],
  ],
  [
    'ARISTOTLE.pt',
    ['Na FA, o risco de AVC ou embolia sistêmica foi menor com apixabana do que com varfarina (HR 0,79) [1]'],
    [
      [
        'direction',
        'A varfarina preveniu melhor o AVC ou a embolia sistêmica do que a apixabana na fibrilação atrial [1]',
      ],
    ],
  ],
  [
    'ISIS-2.pt',
    [
      'Usados isoladamente, AAS e estreptoquinase já reduziram a morte vascular em 5 semanas, e o efeito foi maior quando os dois foram associados [1]',
    ],
    [
      [
        'direction',
        'A associação de AAS e estreptoquinase reduziu a mortalidade vascular em 5 semanas menos do que cada um deles isolado [1]',
      ],
    ],
  ],
  [
    'LEADER.pt',
    [
      'No diabetes tipo 2 de alto risco cardiovascular, os eventos cardiovasculares maiores foram reduzidos pela liraglutida em relação ao placebo [1]',
    ],
    [
      [
        'negation',
        'A liraglutida não diminuiu os eventos cardiovasculares maiores no diabetes tipo 2 com alto risco cardiovascular (HR 0,87; IC 95% 0,78–0,97) [1]',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    [
      'A queda da HbA1c foi de 2,01, 2,24 e 2,30 pontos percentuais com tirzepatida 5, 10 e 15 mg, maior que a de 1,86 com semaglutida 1 mg [1]',
    ],
    [['direction', 'A semaglutida 1 mg superou a tirzepatida na redução da HbA1c em 40 semanas [1]']],
  ],
  [
    'DAPA-CKD.pt',
    [
      'A dapagliflozina reduziu o desfecho renal composto ou morte cardiovascular em pacientes com DRC, tivessem ou não diabetes tipo 2 (HR 0,61) [1]',
    ],
    [
      [
        'bounds',
        '- **Dapagliflozina na DRC:** HR de 0,61 para o desfecho renal composto ou morte cardiovascular, com IC 95% de 0,41 a 0,72 [1]',
      ],
      [
        'direction',
        'Na DRC, o placebo foi mais favorável que a dapagliflozina para o desfecho renal composto ou morte cardiovascular (HR 0,61; IC 95% 0,51–0,72) [1]',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'A finerenona reduziu o desfecho renal composto (HR 0,82), porém houve mais hiperpotassemia com ela [1]',
    ],
    [
      [
        'digit',
        'A finerenona diminuiu o desfecho renal composto na DRC do diabetes tipo 2, com HR de 0,86 (IC 95% 0,73–0,93) [1]',
      ],
      ['direction', '- **Segurança:** o grupo da finerenona teve menos hiperpotassemia no FIDELIO-DKD [1]'],
    ],
  ],
  [
    'SELECT.pt',
    [
      'Em pessoas com sobrepeso ou obesidade e doença cardiovascular que não tinham diabetes, a semaglutida levou a menos eventos cardiovasculares maiores (HR 0,80) [1]',
    ],
    [
      [
        'direction',
        'Em pessoas com sobrepeso ou obesidade e doença cardiovascular, sem diabetes, o placebo teve menos eventos cardiovasculares maiores que a semaglutida [1]',
      ],
    ],
  ],
  [
    'TICH-2.pt',
    [
      'Não houve melhora significativa do estado funcional aos 90 dias com o ácido tranexâmico na hemorragia intracerebral aguda [1]',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico melhorou de modo significativo o estado funcional em 90 dias na hemorragia intracerebral aguda [1]',
      ],
    ],
  ],
  [
    'WOMAN.pt',
    [
      '- **Hemorragia pós-parto:** menos mortes por sangramento com ácido tranexâmico do que com placebo (RR 0,81; IC 95% 0,65–1,00) [1]',
    ],
    [
      [
        'negation',
        'Na hemorragia pós-parto, o ácido tranexâmico não reduziu a morte por sangramento em comparação com placebo (RR 0,81; IC 95% 0,65–1,00) [1]',
      ],
    ],
  ],
  [
    'RECOVERY.pt',
    [
      'O ganho com a dexametasona na covid-19 se concentrou nos pacientes que usavam oxigênio ou ventilação mecânica [1]',
    ],
    [
      [
        'direction',
        'Pacientes hospitalizados com covid-19 morreram mais em 28 dias quando receberam dexametasona do que com o cuidado habitual [1]',
      ],
    ],
  ],
  [
    'ARMA.pt',
    ['Na SDRA, a mortalidade foi de 39,8% com volume corrente de 12 mL/kg e caiu para 31,0% com 6 mL/kg [1]'],
    [
      [
        'negation',
        '- **6 mL/kg na SDRA:** estratégia sem efeito sobre a mortalidade quando comparada a 12 mL/kg (31,0% vs. 39,8%; p = 0,007) [1]',
      ],
    ],
  ],
  [
    'ART.pt',
    [
      'Na SDRA moderada a grave, a PEEP baixa teve menor mortalidade em 28 dias do que o recrutamento alveolar com PEEP titulada [1]',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada melhorou a sobrevida em 28 dias na SDRA moderada a grave em comparação com PEEP baixa [1]',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'Trocar a salina pela solução balanceada não trouxe redução da mortalidade em 90 dias em pacientes críticos (HR ajustado 0,97; IC 95% 0,90–1,05) [1]',
    ],
    [
      [
        'direction',
        'Em pacientes críticos, a solução balanceada foi mais eficaz que a salina em reduzir a mortalidade em 90 dias [1]',
      ],
    ],
  ],
  [
    'START.pt',
    [
      'Em pessoas com HIV, sem sintomas e com CD4 alto, adiar a terapia antirretroviral resultou em mais eventos graves, relacionados ou não à aids, do que iniciá-la de imediato [1]',
    ],
    [
      [
        'direction',
        '- **Quando iniciar:** adiar a terapia antirretroviral em assintomáticos com CD4 alto levou a menos eventos graves do que iniciá-la imediatamente [1]',
      ],
    ],
  ],
  [
    'Butantan-DV.pt',
    [
      'Com uma única dose, a Butantan-DV preveniu a dengue sintomática ao longo de 2 anos, com eficácia de 79,6% [1]',
    ],
    [
      [
        'negation',
        'A dose única da Butantan-DV não preveniu a dengue sintomática em crianças e adultos no Brasil [1]',
      ],
    ],
  ],
  [
    'DAPA-HF.en + RALES.en',
    [],
    [
      [
        'wrong-reference',
        'A espironolactona reduziu a mortalidade na IC grave, com 35% de mortes contra 46% no grupo comparador [1]',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en + CREDENCE.en',
    [],
    [
      [
        'wrong-reference',
        '- **Canagliflozina:** reduziu doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular no diabetes tipo 2 com nefropatia (HR 0,70) [1]',
      ],
    ],
  ],
  [
    'ARMA.pt + PROSEVA.prose',
    [],
    [
      [
        'wrong-reference',
        'Na SDRA grave, a posição prona teve mortalidade em 28 dias de 16,0%, contra 32,8% em posição supina [1]',
      ],
    ],
  ],
  [
    'ALLHAT.en + SPRINT.prose',
    [],
    [
      [
        'wrong-reference',
        'O desfecho primário composto ocorreu a 1,65% ao ano com alvo sistólico abaixo de 120 mmHg e a 2,19% ao ano com alvo abaixo de 140 mmHg [1]',
      ],
    ],
  ],
];

export const corpusAnswers: HandCase[] = casesOf(groups);
