import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Comparisons of arms over every second passage of the corpus, from the second. */
const groups: CaseGroup[] = [
  [
    'ALLHAT.en',
    [
      'Quem tomou anlodipino teve praticamente a mesma taxa de doença coronariana fatal ou infarto não fatal que quem tomou clortalidona (11,3% e 11,5% em 6 anos) [1]',
      'Entre 33.357 hipertensos de alto risco, o lisinopril não se mostrou nem melhor nem pior que a clortalidona quanto a morte coronariana ou infarto não fatal [1]',
    ],
    [
      [
        'direction',
        'O anlodipino protegeu mais que a clortalidona contra doença coronariana fatal ou infarto não fatal, com diferença entre os grupos (11,3% e 11,5% em 6 anos) [1]',
      ],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Usar lisinopril ou anlodipino em vez de clortalidona não fez diferença em morte coronariana ou infarto não fatal no hipertenso de alto risco [1]',
    ],
    [
      [
        'direction',
        'No hipertenso de alto risco, o lisinopril ficou atrás da clortalidona na proteção contra morte coronariana ou infarto não fatal [1]',
      ],
    ],
  ],
  [
    'DAPA-HF.en',
    [
      '- Piora da IC ou morte CV: 16,3% no braço dapagliflozina e 21,2% no braço controle (HR 0,74; 0,65–0,85) [1]',
    ],
    [],
  ],
  [
    'DAPA-HF.prose',
    [
      'No grupo placebo, 21,2% dos pacientes pioraram da insuficiência cardíaca ou morreram de causa cardiovascular, contra 16,3% dos que receberam dapagliflozina [1]',
    ],
    [
      [
        'direction',
        'Os pacientes do placebo tiveram menos piora da IC ou morte cardiovascular do que os da dapagliflozina (21,2% contra 16,3%) [1]',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'Comparada ao placebo, a dapagliflozina diminuiu o composto de agravamento da IC ou óbito cardiovascular na ICFEr, com HR de 0,74 [1]',
    ],
    [
      [
        'negation',
        'Frente ao placebo, a dapagliflozina deixou de reduzir a piora da IC ou a morte cardiovascular na fração de ejeção reduzida [1]',
      ],
    ],
  ],
  [
    'RALES.en',
    [
      'Morreram 46% dos pacientes com IC grave do grupo controle e 35% dos que usaram espironolactona (RR 0,70) [1]',
    ],
    [
      ['digit', 'A mortalidade foi de 35% com espironolactona e de 48% no grupo controle [1]'],
      [
        'direction',
        'A espironolactona elevou a mortalidade na insuficiência cardíaca grave (RR 0,70; 0,60–0,82) [1]',
      ],
    ],
  ],
  [
    'RALES.pt',
    [
      'Na IC grave com fração de ejeção reduzida, quem recebeu placebo morreu mais do que quem teve a espironolactona somada ao tratamento [1]',
    ],
    [
      [
        'direction',
        'Acrescentar espironolactona ao tratamento da IC grave com fração de ejeção reduzida piorou a sobrevida frente ao placebo [1]',
      ],
    ],
  ],
  [
    'LEADER.en',
    [
      'Eventos cardiovasculares maiores acometeram 14,9% do grupo comparador, ante 13,0% do grupo liraglutida, numa amostra de 9.340 pessoas com diabetes tipo 2 [1]',
      'Também a morte cardiovascular foi menos comum com a liraglutida (HR 0,78) [1]',
    ],
    [
      [
        'direction',
        'Com liraglutida, a morte cardiovascular foi mais comum que no grupo controle (HR 0,78) [1]',
      ],
    ],
  ],
  [
    'LEADER.pt',
    [
      'O diabético tipo 2 de alto risco cardiovascular que ficou no placebo sofreu mais eventos cardiovasculares maiores que o tratado com liraglutida [1]',
    ],
    [
      [
        'direction',
        'No diabetes tipo 2 de alto risco, a liraglutida fez subir os eventos cardiovasculares maiores em relação ao placebo [1]',
      ],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'No diabetes tipo 2 com nefropatia, a canagliflozina reduziu o composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular (HR 0,70; 0,59–0,82) [1]',
    ],
    [
      [
        'direction',
        'A canagliflozina agravou o risco do composto renal e cardiovascular no diabetes tipo 2 com nefropatia [1]',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'Com empagliflozina, 13,1% tiveram progressão da doença renal ou morte cardiovascular; sem ela, foram 16,9% [1]',
      'O controle ficou em desvantagem frente à empagliflozina no composto de progressão da doença renal ou morte cardiovascular [1]',
    ],
    [
      ['digit', 'O ensaio da empagliflozina na doença renal crônica incluiu 6.906 pacientes [1]'],
      [
        'direction',
        'O grupo controle, com 16,9% de progressão renal ou morte cardiovascular, saiu-se melhor que o da empagliflozina, com 13,1% [1]',
      ],
    ],
  ],
  [
    'FLOW.en',
    [
      'A taxa de eventos renais maiores foi de 5,8 por 100 pacientes-ano com semaglutida, ante 7,5 por 100 pacientes-ano no controle [1]',
    ],
    [
      [
        'decimal',
        'Foram 58 eventos renais maiores por 100 pacientes-ano com semaglutida e 7,5 no controle [1]',
      ],
    ],
  ],
  [
    'FLOW.prose',
    [
      'O placebo acumulou 7,5 eventos renais maiores a cada 100 pacientes-ano, mais do que os 5,8 da semaglutida [1]',
      'Em pacientes com diabetes tipo 2 e doença renal crônica, os eventos renais maiores foram menos frequentes com a semaglutida do que com o placebo [1]',
    ],
    [
      ['unit', 'Com semaglutida houve 5,8 eventos renais maiores por 1.000 pacientes-ano [1]'],
      [
        'direction',
        'Com placebo, os eventos renais maiores foram mais raros (7,5 por 100 pacientes-ano) que com semaglutida (5,8) [1]',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    [
      'Ao fim de 40 semanas, a semaglutida 1 mg baixou a HbA1c em 1,86 ponto, menos que os 2,01 pontos da tirzepatida 5 mg [1]',
    ],
    [
      [
        'direction',
        'A semaglutida 1 mg derrubou mais a HbA1c (−1,86 ponto) do que a tirzepatida 10 mg (−2,24) [1]',
      ],
    ],
  ],
  [
    'SURPASS-2.pt',
    [
      'A semaglutida 1 mg ficou atrás da tirzepatida na redução da hemoglobina glicada em 40 semanas [1]',
      'Até a menor dose de tirzepatida, 5 mg, superou a semaglutida 1 mg na queda da HbA1c (−2,01 contra −1,86 ponto percentual) [1]',
    ],
    [
      [
        'digit',
        'Na dose de 15 mg, a tirzepatida reduziu a HbA1c em 2,50 pontos percentuais em 40 semanas [1]',
      ],
    ],
  ],
  [
    'FOURIER.en',
    ['O desfecho primário composto ocorreu em 11,3% sem evolocumabe e em 9,8% com o fármaco (HR 0,85) [1]'],
    [
      [
        'negation',
        'O evolocumabe não reduziu o desfecho primário composto (9,8% contra 11,3%; HR 0,85; 0,79–0,92) [1]',
      ],
    ],
  ],
  [
    'FOURIER.pt',
    [
      'Em quem já usava estatina e tinha doença cardiovascular aterosclerótica, o composto cardiovascular foi menor com evolocumabe do que com placebo [1]',
    ],
    [
      [
        'direction',
        'Entre pacientes com doença aterosclerótica em estatina, o grupo placebo teve menos desfechos cardiovasculares compostos que o grupo evolocumabe [1]',
      ],
    ],
  ],
  [
    'ARISTOTLE.en',
    [
      'A varfarina sangrou mais: o HR de sangramento maior com apixabana foi de 0,69 (0,60–0,80) [1]',
      '- Mortalidade: menor com apixabana do que com varfarina (HR 0,89; 0,80–0,998) [1]',
    ],
    [['direction', 'A apixabana causou mais sangramento maior do que a varfarina na fibrilação atrial [1]']],
  ],
  [
    'ARISTOTLE.pt',
    [
      'Na fibrilação atrial, o AVC ou a embolia sistêmica foi mais frequente em uso de varfarina do que em uso de apixabana [1]',
    ],
    [
      [
        'bounds',
        'Para AVC ou embolia sistêmica, a apixabana teve HR de 0,79 (IC 95% 0,69–0,95) em relação à varfarina [1]',
      ],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'A associação de AAS e estreptoquinase baixou a morte vascular em 5 semanas para 8,0%, contra 13,2% sem nenhum dos dois, o que corresponde a uma chance 42% menor [1]',
      'Sem estreptoquinase, a morte vascular em 5 semanas chegou a 12,0%; com ela, ficou em 9,2% [1]',
    ],
    [],
  ],
  [
    'ISIS-2.pt',
    [
      'Juntar estreptoquinase e ácido acetilsalicílico reduziu a mortalidade vascular em 5 semanas mais do que cada um isoladamente [1]',
    ],
    [
      [
        'direction',
        'A associação de ácido acetilsalicílico e estreptoquinase reduziu a mortalidade vascular menos do que cada um isolado [1]',
      ],
    ],
  ],
  [
    'TICH-2.en',
    [
      'O resultado do ácido tranexâmico sobre o mRS no dia 90 foi neutro (OR ajustada 0,88; 0,76–1,03; p = 0,11) [1]',
    ],
    [
      [
        'negation',
        'O efeito do ácido tranexâmico sobre o mRS no dia 90 não foi neutro (OR ajustada 0,88; p = 0,11) [1]',
      ],
    ],
  ],
  [
    'TICH-2.pt',
    [
      'Na hemorragia intracerebral aguda, o estado funcional aos 90 dias não foi significativamente melhor com ácido tranexâmico do que com placebo [1]',
    ],
    [
      [
        'direction',
        'Na hemorragia intracerebral aguda, o estado funcional em 90 dias foi significativamente melhor com ácido tranexâmico que com placebo [1]',
      ],
    ],
  ],
  [
    'WOMAN.en',
    [
      'Dado nas primeiras 3 horas, o ácido tranexâmico teve 1,2% de mortes por sangramento, e o controle, 1,7% [1]',
    ],
    [
      [
        'direction',
        'Tratadas em até 3 horas, as mulheres do ácido tranexâmico morreram mais por sangramento que as do controle (1,2% contra 1,7%) [1]',
      ],
    ],
  ],
  [
    'WOMAN.prose',
    [
      'Entre 20.060 mulheres com hemorragia pós-parto, morreram por sangramento 1,9% das que receberam placebo e 1,5% das que receberam ácido tranexâmico [1]',
      'O efeito do ácido tranexâmico sobre a morte por sangramento foi mais marcado nas mulheres tratadas em até 3 horas do parto (RR 0,69) [1]',
    ],
    [],
  ],
  [
    'WOMAN.pt',
    [
      'Apesar da queda das mortes por sangramento, o estudo não alcançou o seu desfecho primário composto [1]',
    ],
    [
      [
        'negation',
        'O desfecho primário composto do estudo com ácido tranexâmico na hemorragia pós-parto foi alcançado [1]',
      ],
    ],
  ],
  [
    'RECOVERY.en',
    ['Nos pacientes ventilados, a mortalidade foi de 41,4% sem dexametasona e de 29,3% com ela [1]'],
    [],
  ],
  [
    'RECOVERY.prose',
    [
      'O cuidado habitual teve 25,7% de óbitos em 28 dias, número superior aos 22,9% vistos com a dexametasona [1]',
    ],
    [
      [
        'unit',
        'Em 28 semanas, haviam morrido 22,9% dos pacientes com dexametasona e 25,7% dos que receberam o cuidado habitual [1]',
      ],
    ],
  ],
  [
    'RECOVERY.pt',
    [
      'O ganho com a dexametasona ficou concentrado nos pacientes em uso de oxigênio ou de ventilação mecânica [1]',
    ],
    [
      [
        'direction',
        'Na covid-19 hospitalar, o cuidado habitual teve mortalidade inferior à da dexametasona em 28 dias [1]',
      ],
      [
        'negation',
        'O benefício da dexametasona não se concentrou em quem recebia oxigênio ou ventilação mecânica [1]',
      ],
    ],
  ],
  [
    'ARMA.en',
    [
      'Ventilar com 12 mL/kg custou mais vidas do que ventilar com 6 mL/kg (39,8% contra 31,0%; p = 0,007) [1]',
    ],
    [
      [
        'direction',
        'Na lesão pulmonar aguda e na SDRA, o volume corrente tradicional trouxe sobrevida melhor que o volume baixo [1]',
      ],
    ],
  ],
  [
    'ARMA.pt',
    [
      'Na SDRA, o volume corrente de 12 mL/kg se acompanhou de mortalidade maior que a do volume de 6 mL/kg [1]',
    ],
    [['decimal', 'A mortalidade foi de 31,0% com 6 mL/kg e de 39,8% com 12 mL/kg (p = 0,07) [1]']],
  ],
  [
    'ART.en',
    [
      'O ensaio, liderado pelo Brasil, apontou dano: 55,3% de mortes em 28 dias com recrutamento e PEEP titulada, frente a 49,3% com PEEP baixa [1]',
    ],
    [
      [
        'bounds',
        'A estratégia de recrutamento com PEEP titulada teve HR de 1,20 para morte em 28 dias (1,01 a 1,24) [1]',
      ],
    ],
  ],
  [
    'ART.prose',
    [
      'O grupo de PEEP baixa teve menos óbitos em 28 dias que o de recrutamento com PEEP titulada: 49,3% e 55,3%, respectivamente [1]',
    ],
    [
      [
        'direction',
        'O recrutamento com PEEP titulada poupou vidas em relação à PEEP baixa (HR 1,20; IC 95% 1,01–1,42) [1]',
      ],
    ],
  ],
  [
    'ART.pt',
    [
      'Em SDRA moderada a grave, o recrutamento alveolar com PEEP titulada piorou a sobrevida em 28 dias frente à PEEP baixa [1]',
    ],
    [['negation', 'No ART, o recrutamento alveolar com PEEP titulada não causou dano [1]']],
  ],
  [
    'BaSICS.en',
    [
      'Em 75 UTIs brasileiras, a salina a 0,9% teve 27,2% de óbitos em 90 dias e a solução balanceada, 26,4% (HR ajustado 0,97; 0,90–1,05) [1]',
    ],
    [
      ['digit', 'O BaSICS foi conduzido em 57 UTIs brasileiras [1]'],
      [
        'direction',
        'A mortalidade em 90 dias foi significativamente mais alta com salina a 0,9% do que com solução balanceada (27,2% e 26,4%; HR ajustado 0,97; 0,90–1,05) [1]',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'A solução balanceada não trouxe vantagem de mortalidade em 90 dias sobre a solução salina nos pacientes críticos [1]',
    ],
    [
      [
        'negation',
        'Nos pacientes críticos, a solução balanceada reduziu a mortalidade em 90 dias em comparação com a solução salina [1]',
      ],
    ],
  ],
  [
    'START.en',
    [
      'O desfecho primário atingiu 1,8% com o início precoce da terapia antirretroviral e 4,1% no grupo de comparação, com HR de 0,43 [1]',
    ],
    [
      [
        'negation',
        'Iniciar cedo a terapia antirretroviral na infecção assintomática pelo HIV não diminuiu o desfecho primário (HR 0,43; 0,30–0,62) [1]',
      ],
    ],
  ],
  [
    'START.pt',
    [
      'Adiar a terapia antirretroviral em assintomáticos com CD4 alto resultou em mais eventos graves, relacionados ou não à aids, do que iniciá-la de imediato [1]',
    ],
    [
      [
        'direction',
        'Quem adiou a terapia antirretroviral ficou mais protegido de eventos graves do que quem começou de imediato [1]',
      ],
    ],
  ],
  [
    'Butantan-DV.en',
    [
      'Nos soropositivos a eficácia da dose única em 2 anos chegou a 89,2%, acima dos 73,6% dos soronegativos [1]',
    ],
    [
      [
        'direction',
        '- Sorologia: eficácia inferior nos soropositivos (89,2%) em relação aos soronegativos (73,6%) [1]',
      ],
    ],
  ],
  [
    'Butantan-DV.prose',
    [
      'A vacina protegeu menos quem não tinha evidência de dengue prévia (73,6%) do que quem já havia sido exposto (89,2%) [1]',
    ],
    [
      [
        'decimal',
        'Nos participantes soronegativos, a dose única teve eficácia de 7,36% contra dengue sintomática [1]',
      ],
    ],
  ],
  [
    'Butantan-DV.pt',
    [
      'Uma única dose da Butantan-DV preveniu a dengue sintomática por 2 anos em crianças e adultos, com eficácia de 79,6% [1]',
    ],
    [
      [
        'bounds',
        'A eficácia contra dengue sintomática em 2 anos foi de 79,6%, com IC 95% de 70,0 a 83,6 [1]',
      ],
      ['negation', 'A dose única da Butantan-DV não preveniu a dengue sintomática ao longo de 2 anos [1]'],
    ],
  ],
  [
    'DBHA 2025.en',
    [
      'Pela diretriz brasileira de 2025, PA de 120-139 e/ou 80-89 mmHg já é pré-hipertensão [1]',
      '- Meta do tratamento anti-hipertensivo: abaixo de 130/80 mmHg [1]',
    ],
    [
      ['comparator', 'O tratamento da hipertensão tem como meta uma PA >130/80 mmHg [1]'],
      ['bounds', 'A diretriz de 2025 chama de pré-hipertensão a PA de 130-139 e/ou 80-89 mmHg [1]'],
    ],
  ],
  [
    'SBD 2025.en',
    [
      'Glicemia de jejum a partir de 126 mg/dL ou HbA1c de 6,5% ou mais, desde que confirmada, define diabetes [1]',
    ],
    [['unit', 'Considera-se diabetes a glicemia de jejum ≥ 126 mmol/L, confirmada [1]']],
  ],
  [
    'SBD 2025.pt',
    [
      'Para a SBD 2025, o diagnóstico de diabetes feito pela glicemia de jejum ou pela hemoglobina glicada requer confirmação do resultado [1]',
    ],
    [
      [
        'negation',
        'O diagnóstico de diabetes pela glicemia de jejum ou pela hemoglobina glicada dispensa a confirmação do resultado [1]',
      ],
    ],
  ],
  [
    'SSC 2021.en',
    [
      'A SSC 2021 traz como recomendação fraca um mínimo de 30 mL/kg de cristaloide nas primeiras 3 horas [1]',
    ],
    [['unit', 'Nas primeiras 3 horas, a orientação é infundir pelo menos 30 L/kg de cristaloide [1]']],
  ],
  [
    'SSC 2021.prose',
    ['No adulto em uso de vasopressor, o alvo inicial de PAM recomendado é de 65 mmHg [1]'],
    [
      ['unit', 'Em adultos com vasopressor, recomenda-se uma pressão arterial média inicial de 65 cmH2O [1]'],
      [
        'comparator',
        'No choque séptico, sugere-se dar no máximo 30 mL/kg de cristaloide intravenoso nas primeiras 3 horas de ressuscitação [1]',
      ],
    ],
  ],
  [
    'SSC 2021.pt',
    ['A edição de 2021 da Surviving Sepsis Campaign já deu lugar à de 2026 [1]'],
    [['negation', 'O conteúdo da edição de 2026 da Surviving Sepsis Campaign integra este acervo [1]']],
  ],
  [
    'GINA 2021.en',
    [
      'A GINA 2021 desaconselha tratar a asma apenas com SABA e prefere ICS-formoterol como medicação de alívio [1]',
    ],
    [['negation', 'Na asma, o tratamento apenas com SABA é recomendado pela GINA 2021 [1]']],
  ],
  [
    'SPRINT.prose',
    [
      'O alvo sistólico padrão, abaixo de 140 mmHg, teve 2,19% ao ano do desfecho primário composto, contra 1,65% ao ano com o alvo intensivo [1]',
      'A mortalidade por todas as causas foi maior sob tratamento padrão do que sob tratamento intensivo [1]',
    ],
    [
      [
        'digit',
        'A morte por qualquer causa também foi menor com o alvo intensivo (HR 0,78; IC 95% 0,60 a 0,90) [1]',
      ],
      [
        'direction',
        'O tratamento padrão foi superior ao intensivo quanto ao desfecho primário composto (2,19% e 1,65% ao ano) [1]',
      ],
    ],
  ],
  [
    'RE-LY.prose',
    [
      'A varfarina apresentou 1,69% ao ano de AVC ou embolia sistêmica, e a dabigatrana 150 mg duas vezes ao dia, 1,11% ao ano [1]',
    ],
    [
      [
        'decimal',
        'AVC ou embolia sistêmica ocorreu a uma taxa de 16,9% ao ano com varfarina e de 1,11% ao ano com dabigatrana 150 mg [1]',
      ],
      [
        'direction',
        'A dabigatrana 150 mg duas vezes ao dia perdeu para a varfarina na prevenção de AVC ou embolia sistêmica (RR 0,66; IC 95% 0,53–0,82) [1]',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'No braço clopidogrel, 11,7% tiveram morte vascular, infarto ou AVC em 12 meses, proporção superior à do ticagrelor (9,8%) [1]',
    ],
    [
      [
        'digit',
        'Aos 12 meses, o clopidogrel somava 12,7% de morte vascular, infarto ou AVC, e o ticagrelor, 9,8% [1]',
      ],
      [
        'direction',
        'Na síndrome coronariana aguda, o clopidogrel superou o ticagrelor em evitar morte vascular, infarto ou AVC [1]',
      ],
    ],
  ],
  [
    'PROSEVA.prose',
    [
      'Mantidos em supino, 32,8% dos pacientes com SDRA grave morreram em 28 dias; em prona, 16,0% (P < 0,001) [1]',
    ],
    [
      [
        'comparator',
        'Na SDRA grave, a mortalidade em 28 dias foi de 16,0% em prona e 32,8% em supino (P > 0,001) [1]',
      ],
      [
        'direction',
        'Na SDRA grave, a posição supina diminuiu a mortalidade em 28 dias frente à prona (32,8% e 16,0%) [1]',
      ],
    ],
  ],
  [
    'HPTN 052.prose',
    [
      'Houve 27 transmissões geneticamente ligadas quando a terapia foi adiada e apenas 1 quando foi precoce, redução de 96% [1]',
    ],
    [
      [
        'digit',
        'No grupo de terapia adiada foram registradas 37 transmissões geneticamente ligadas, e no de terapia precoce, 1 [1]',
      ],
      [
        'direction',
        'Iniciar cedo a terapia antirretroviral se associou a aumento de 96% nas transmissões geneticamente ligadas [1]',
      ],
    ],
  ],
  [
    'DBIC 2018.prose',
    ['A ICFEi corresponde à FEVE de 40 a 49% e a ICFEp, à FEVE de 50% ou mais [1]'],
    [
      ['digit', 'Para rastrear insuficiência cardíaca, o ponto de corte do NT-proBNP é de 135 pg/mL [1]'],
      ['unit', 'O NT-proBNP é usado no rastreamento de IC com corte de 125 ng/mL [1]'],
      ['comparator', 'Chama-se ICFEr a insuficiência cardíaca com FEVE acima de 40% [1]'],
    ],
  ],
  [
    'KDIGO 2024.prose',
    ['Alterações da estrutura ou da função renal configuram DRC quando presentes há pelo menos 3 meses [1]'],
    [
      [
        'digit',
        'Fala-se em DRC quando a anormalidade renal, estrutural ou funcional, dura no mínimo 6 meses [1]',
      ],
      [
        'negation',
        'A classificação da DRC não leva em conta a causa, e sim a categoria de TFG e a de albuminúria [1]',
      ],
    ],
  ],
  [
    'DBHA 2020.pt',
    ['As Diretrizes Brasileiras de Hipertensão de 2020 deram lugar à edição de 2025 [1]'],
    [['negation', 'A DBHA 2020 ainda não foi substituída pela edição de 2025 [1]']],
  ],
  [
    'GOLD 2023.pt',
    ['O GOLD 2023 trocou a divisão em A, B, C e D pela divisão em A, B e E [1]'],
    [['negation', 'Não há relatório GOLD mais recente que o de 2023 [1]']],
  ],
  [
    'DAPA-CKD.pt',
    [
      'Com ou sem diabetes tipo 2, o paciente com DRC em placebo teve mais do composto renal ou de morte cardiovascular que o paciente em dapagliflozina (HR 0,61 para a dapagliflozina) [1]',
    ],
    [
      [
        'digit',
        '- Desfecho renal composto ou morte cardiovascular com dapagliflozina: HR 0,67 (IC 95% 0,51–0,72) [1]',
      ],
      [
        'direction',
        'Na doença renal crônica, o placebo preveniu melhor o desfecho renal composto ou a morte cardiovascular do que a dapagliflozina [1]',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.pt',
    ['A hiperpotassemia apareceu menos com placebo do que com finerenona no FIDELIO-DKD [1]'],
    [['direction', 'A finerenona provocou menos hiperpotassemia que o placebo [1]']],
  ],
  [
    'SELECT.pt',
    [
      'Sem diabetes, mas com sobrepeso ou obesidade e doença cardiovascular, os usuários de semaglutida tiveram menos eventos cardiovasculares maiores que os de placebo (HR 0,80; IC 95% 0,72–0,90) [1]',
    ],
    [
      [
        'direction',
        'Em pessoas com obesidade e doença cardiovascular, sem diabetes, os eventos cardiovasculares maiores aumentaram com a semaglutida em comparação com o placebo [1]',
      ],
    ],
  ],
  [
    'LEADER.pt + SELECT.pt',
    [],
    [
      [
        'wrong-reference',
        'Em pessoas com obesidade e doença cardiovascular, sem diabetes, a semaglutida reduziu os eventos cardiovasculares maiores (HR 0,80; IC 95% 0,72–0,90) [1]',
      ],
    ],
  ],
  [
    'ARISTOTLE.pt + RE-LY.prose',
    [],
    [
      [
        'wrong-reference',
        'Com varfarina, a taxa de AVC ou embolia sistêmica foi de 1,69% ao ano, contra 1,11% ao ano com dabigatrana 150 mg duas vezes ao dia [1]',
      ],
    ],
  ],
  [
    'ARMA.en + PROSEVA.prose',
    [],
    [
      [
        'wrong-reference',
        'Na SDRA grave, a posição prona teve 16,0% de mortes em 28 dias, e a supina, 32,8% [1]',
      ],
    ],
  ],
  [
    'DAPA-CKD.pt + EMPA-KIDNEY.en',
    [],
    [
      [
        'wrong-reference',
        'Na doença renal crônica, progressão da doença renal ou morte cardiovascular ocorreu em 13,1% com empagliflozina e em 16,9% no controle [1]',
      ],
    ],
  ],
];

export const corpusComparisons: HandCase[] = casesOf(groups);
