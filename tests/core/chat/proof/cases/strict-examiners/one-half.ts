import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** One half of the passages of the corpus. */
const groups: CaseGroup[] = [
  [
    'DAPA-CKD.en',
    [
      'Em 4.304 pessoas com doença renal crônica, o desfecho composto ocorreu em 9,2% das que receberam dapagliflozina e em 14,5% das do grupo de comparação [1].',
      'O DAPA-CKD dá sustentação ao uso da dapagliflozina na DRC: menos pacientes chegaram a perda de metade ou mais da TFG estimada, doença renal terminal ou morte renal ou cardiovascular (HR 0,61; IC 0,51–0,72) [1].',
    ],
    [
      [
        'comparator',
        'O desfecho do DAPA-CKD somava queda da TFGe de no máximo 50%, doença renal terminal e morte de causa renal ou cardiovascular [1].',
      ],
      [
        'direction',
        'Na DRC, a dapagliflozina acarretou mais eventos do desfecho composto do que se viu no grupo controle [1].',
      ],
    ],
  ],
  [
    'ART.en',
    [
      'A estratégia de recrutamento alveolar com PEEP titulada saiu-se pior do que a PEEP baixa na SDRA: aos 28 dias haviam morrido 55,3% contra 49,3% [1].',
      'Com 1.010 pacientes e liderança brasileira, o ART apontou dano com o recrutamento pulmonar [1].',
    ],
    [
      [
        'direction',
        'O que se sabe sobre manobras de recrutamento?\n\nO ART mostrou benefício do recrutamento com PEEP titulada, que salvou mais vidas do que a PEEP baixa [1].',
      ],
      ['bounds', 'Para morte em 28 dias, o HR foi de 1,20, com intervalo de confiança de 1,01 a 1,24 [1].'],
    ],
  ],
  [
    'RALES.pt',
    [
      'Somar espironolactona ao tratamento de quem tem IC grave com FE reduzida diminui a mortalidade frente ao placebo [1].',
      'Morreu-se menos com espironolactona do que com placebo na insuficiência cardíaca grave de fração de ejeção reduzida [1].',
    ],
    [
      [
        'direction',
        'Entre portadores de IC grave com FE reduzida, o acréscimo de espironolactona elevou a mortalidade frente ao placebo [1].',
      ],
      [
        'negation',
        'Nenhum ganho de sobrevida adveio da espironolactona, em relação ao placebo, na insuficiência cardíaca grave com fração de ejeção reduzida [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.en',
    [
      'Principais ensaios em IC:\n\n- **PARADIGM-HF:** 21,8% dos tratados com o inibidor da neprilisina e do receptor da angiotensina tiveram morte cardiovascular ou internação por IC, ante 26,5% com enalapril [1].',
      'O enalapril perdeu para a inibição de angiotensina e neprilisina, que teve razão de risco de 0,8 para morte cardiovascular ou hospitalização por IC, com intervalo de 0,73 a 0,87 [1].',
    ],
    [
      [
        'arms',
        'Morte cardiovascular ou hospitalização por IC acometeu 26,5% do grupo da inibição angiotensina-neprilisina e 21,8% do grupo do enalapril [1].',
      ],
      [
        'direction',
        'Comparado à inibição angiotensina-neprilisina, o enalapril protegeu melhor contra morte cardiovascular ou internação por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    'CRASH-2.en',
    [
      'Dos pacientes com trauma e hemorragia significativa que receberam ácido tranexâmico, 14,5% morreram no hospital; com placebo, 16% [1].',
      'Com mais de 20 mil participantes, o CRASH-2 encontrou risco relativo de 0,91 (0,85–0,97) para óbito hospitalar, a favor do ácido tranexâmico [1].',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico mostrou-se prejudicial no trauma com hemorragia: a mortalidade hospitalar superou a do placebo [1].',
      ],
      [
        'digit',
        'No CRASH-2, 14,5% dos pacientes que receberam ácido tranexâmico e 18,0% dos que receberam placebo morreram durante a internação [1].',
      ],
    ],
  ],
  [
    'RE-LY.prose',
    [
      'Na fibrilação atrial, a dabigatrana 150 mg duas vezes ao dia foi acompanhada de menos AVC ou embolia sistêmica que a varfarina (1,11% contra 1,69% ao ano) [1].',
      'A taxa anual de AVC ou embolia sistêmica com varfarina chegou a 1,69%, acima da observada com dabigatrana 150 mg de 12/12 h [1].',
    ],
    [
      [
        'arms',
        'O RE-LY registrou AVC ou embolia sistêmica em 1,69% ao ano com dabigatrana 150 mg de 12 em 12 horas e em 1,11% ao ano com varfarina [1].',
      ],
      [
        'direction',
        'Em 18.113 pacientes com FA, a varfarina preveniu mais AVC e embolia sistêmica do que a dabigatrana 150 mg duas vezes ao dia [1].',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'Quando a cardiomiopatia chagásica crônica já está instalada, não se demonstrou que o benznidazol freie de forma significativa a progressão clínica da cardiopatia (HR 0,93; IC 95% 0,81–1,07) [1].',
      'Vale lembrar que a forma indeterminada e a fase aguda da doença de Chagas ficaram fora do BENEFIT [1].',
    ],
    [
      [
        'direction',
        'Na cardiomiopatia chagásica crônica, houve redução significativa da progressão clínica da doença cardíaca com benznidazol frente ao placebo [1].',
      ],
      [
        'negation',
        'Além da cardiopatia crônica, o BENEFIT avaliou pacientes na fase aguda da doença de Chagas [1].',
      ],
    ],
  ],
  [
    'HPTN 052.pt',
    [
      'A antecipação da TARV em casais sorodiscordantes protege o parceiro: a transmissão geneticamente ligada teve HR de 0,04 em relação ao início tardio [1].',
      'Em casais sorodiscordantes, adiar os antirretrovirais resultou em mais transmissão do HIV ao parceiro do que iniciá-los cedo [1].',
    ],
    [
      [
        'direction',
        'Entre casais sorodiscordantes, a transmissão do HIV foi mais frequente quando a terapia antirretroviral começou cedo do que quando começou tarde [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.pt',
    [
      'Em diabéticos tipo 2 de diagnóstico recente, o controle intensivo da glicemia com insulina ou sulfonilureia foi melhor que o tratamento convencional quanto aos desfechos ligados ao diabetes [1].',
      'Para qualquer desfecho relacionado ao diabetes, o risco relativo do controle intensivo foi de 0,88 (IC de 95% entre 0,79 e 0,99) [1].',
    ],
    [
      [
        'direction',
        'No UKPDS 33, o controle glicêmico intensivo acarretou mais desfechos relacionados ao diabetes que o tratamento convencional [1].',
      ],
      [
        'negation',
        'Controlar intensivamente a glicemia com sulfonilureia ou insulina foi incapaz de reduzir os desfechos relacionados ao diabetes no DM2 recém-diagnosticado [1].',
      ],
    ],
  ],
  [
    'SELECT.pt',
    [
      'Para o paciente obeso ou com sobrepeso que já tem doença cardiovascular, mas não diabetes, a semaglutida diminuiu os MACE em relação ao placebo (HR 0,8) [1].',
      'Na prevenção de eventos cardiovasculares maiores em pessoas com sobrepeso ou obesidade e doença cardiovascular, sem diabetes, a vantagem coube à semaglutida, com HR de 0,80 e IC 95% de 0,72 a 0,90 [1].',
    ],
    [
      [
        'direction',
        'O SELECT viu crescer a ocorrência de eventos cardiovasculares maiores entre os que usaram semaglutida em vez de placebo [1].',
      ],
      [
        'negation',
        'Os participantes do SELECT tinham diabetes, além de sobrepeso ou obesidade e doença cardiovascular [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.pt',
    [
      'A classificação da DRC leva em conta a causa, a TFG e a albuminúria, de acordo com a KDIGO 2024 [1].',
      'Segundo a KDIGO de 2024, fala-se em doença renal crônica quando a anormalidade estrutural ou funcional dos rins persiste [1].',
    ],
    [
      [
        'negation',
        'A albuminúria fica de fora da classificação da doença renal crônica adotada pela KDIGO 2024 [1].',
      ],
      [
        'negation',
        'Pela definição da KDIGO 2024, a alteração da estrutura ou da função renal não precisa ser persistente para caracterizar DRC [1].',
      ],
    ],
  ],
  [
    'PARADIGM-HF.pt',
    [
      'Sacubitril-valsartana supera o enalapril na ICFEr: houve menos morte cardiovascular ou internação por IC (HR 0,80; IC95% 0,73-0,87) [1].',
      'Quem ficou no enalapril, na insuficiência cardíaca com FE reduzida, morreu de causa cardiovascular ou internou por IC com mais frequência do que quem recebeu sacubitril-valsartana [1].',
    ],
    [
      [
        'direction',
        'Com sacubitril-valsartana, morte cardiovascular ou hospitalização por IC tornou-se mais comum do que com enalapril em quem tem FE reduzida [1].',
      ],
      [
        'negation',
        'Em comparação com o enalapril, sacubitril-valsartana não diminuiu o composto de morte cardiovascular ou internação por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'No DM2, a empagliflozina associou-se a menor mortalidade cardiovascular, de 3,7% ante 5,9% no grupo comparador [1].',
    ],
    [
      [
        'arms',
        'No EMPA-REG OUTCOME, a morte cardiovascular atingiu 5,9% dos pacientes sob empagliflozina e 3,7% dos controles [1].',
      ],
      [
        'direction',
        'Diabéticos tipo 2 que tomaram empagliflozina morreram mais de causa cardiovascular que os controles [1].',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'Entre doentes críticos internados em UTIs do Brasil, usar solução balanceada no lugar de soro fisiológico não se traduziu em menos mortes em noventa dias [1].',
      'Quanto à morte em 90 dias, o HR ajustado da solução balanceada foi 0,97, com IC de 95% de 0,90 a 1,05 [1].',
    ],
    [
      [
        'direction',
        'Pacientes de UTI tratados com solução balanceada tiveram sobrevida em 90 dias significativamente superior à dos que receberam salina [1].',
      ],
      [
        'negation',
        'Ficou demonstrado no BaSICS que a solução balanceada reduz a mortalidade em 90 dias de pacientes críticos, em comparação com a salina [1].',
      ],
    ],
  ],
  [
    'TICH-2.pt',
    [
      'Não se observou melhora significativa da funcionalidade aos 90 dias com ácido tranexâmico na hemorragia intracerebral aguda, em comparação com placebo [1].',
      'O estado funcional (Rankin) aos 90 dias teve OR ajustada de 0,88, e o intervalo de confiança de 95%, de 0,76 a 1,03, inclui a unidade [1].',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico foi superior ao placebo na hemorragia intracerebral aguda, com diferença significativa no estado funcional em 90 dias [1].',
      ],
      [
        'negation',
        'O TICH-2 documentou melhora funcional significativa em 90 dias nos pacientes com hemorragia intracerebral aguda tratados com ácido tranexâmico [1].',
      ],
    ],
  ],
  [
    'DBIC 2018.en',
    [
      'A diretriz brasileira de 2018 chama de reduzida a fração de ejeção abaixo de 40%, de intermediária a de 40 a 49% e de preservada a de 50% ou mais [1].',
      'Como ponto de corte do NT-proBNP no rastreamento, adotam-se 125 ng/L (ou seja, 125 pg/mL) [1].',
    ],
    [
      ['comparator', 'Considera-se preservada a FEVE menor ou igual a 50% [1].'],
      ['unit', 'Para o rastreamento com NT-proBNP, a DBIC 2018 usa o corte de 125 ng/mL [1].'],
    ],
  ],
  [
    'PROSEVA.en',
    [
      'Na SDRA grave, a prona cortou a mortalidade aos 28 dias: 16% versus 32,8% (p < 0,001) [1].',
      'Foram 466 pacientes no PROSEVA, e a mortalidade em quatro semanas foi mais alta no grupo não pronado [1].',
    ],
    [
      [
        'direction',
        'A posição prona piorou o prognóstico da SDRA grave, com mais óbitos em 28 dias que no grupo controle [1].',
      ],
      ['digit', 'Em 28 dias, morreram 16,0% dos pacientes pronados e 38,2% dos demais [1].'],
    ],
  ],
  [
    'CREDENCE.pt',
    [
      'Pacientes com DM2, DRC e albuminúria em uso de canagliflozina tiveram menos doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular (desfecho composto) do que com placebo [1].',
      'A favor da canagliflozina, o desfecho renal composto ou morte cardiovascular teve razão de riscos de 0,70 (IC 95%: 0,59 a 0,82) [1].',
    ],
    [
      [
        'direction',
        'A canagliflozina, frente ao placebo, agravou o risco do composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular no DM2 com DRC e albuminúria [1].',
      ],
    ],
  ],
  [
    'BENEFIT.prose',
    [
      'Nos 2.854 pacientes do BENEFIT, a frequência do desfecho primário foi de 27,5% com benznidazol e de 29,1% com placebo [1].',
      'A conversão da PCR foi mais comum entre os tratados com benznidazol (66,2%) do que entre os que receberam placebo (33,5%) [1].',
    ],
    [
      [
        'digit',
        'No grupo benznidazol, 21,5% tiveram o desfecho primário, contra 29,1% no grupo placebo [1].',
      ],
      [
        'direction',
        'A conversão da PCR ocorreu com menor frequência no braço do benznidazol que no do placebo [1].',
      ],
    ],
  ],
  [
    'EMPEROR-Preserved.pt',
    [
      'Também na ICFEP há benefício com a empagliflozina: menos morte cardiovascular ou hospitalização por IC que com placebo [1].',
      'Com HR de 0,79 (IC 95% 0,69–0,90), o composto de morte cardiovascular ou internação por IC foi menos frequente com empagliflozina em quem tem fração de ejeção preservada [1].',
    ],
    [
      [
        'direction',
        'Na ICFEP, foi o placebo que levou vantagem sobre a empagliflozina em morte cardiovascular ou internação por IC [1].',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [
      'Em 75 UTIs do Brasil, 26,4% dos alocados para solução balanceada e 27,2% dos alocados para NaCl 0,9% morreram em até 90 dias, sem diferença significativa [1].',
      'O HR ajustado de 0,97 (IC 95% 0,9–1,05) do BaSICS não comprova superioridade da solução balanceada sobre a salina a 0,9% [1].',
    ],
    [
      [
        'negation',
        'A diferença de mortalidade em 90 dias entre solução balanceada e salina a 0,9% alcançou significância [1].',
      ],
      [
        'arms',
        'Faleceram em até 90 dias 27,2% dos que receberam solução balanceada, contra 26,4% dos alocados para salina a 0,9% [1].',
      ],
    ],
  ],
  [
    'SSC 2021.pt',
    [
      'Vale notar que a edição de 2021 da Surviving Sepsis Campaign já deu lugar à de 2026 [1].',
      'A SSC 2021, hoje substituída, sugeria começar a reposição com cristaloide nas primeiras horas da hipoperfusão por sepse ou do choque séptico e, com vasopressor em curso, ajustar o tratamento por uma meta de PAM [1].',
    ],
    [
      ['negation', 'A edição de 2021 da Surviving Sepsis Campaign ainda não foi substituída por outra [1].'],
      [
        'negation',
        'Na hipoperfusão causada por sepse, a SSC 2021 desaconselha iniciar a reposição com cristaloide nas primeiras horas [1].',
      ],
    ],
  ],
  [
    'BaSICS.en',
    [
      '- Solução balanceada *versus* salina em 75 UTIs brasileiras: óbito em 90 dias de 26,4% e 27,2%, respectivamente [1].',
      'Setenta e cinco UTIs brasileiras participaram do ensaio, cujo HR ajustado para morte em 90 dias foi de 0,97 [1].',
    ],
    [
      [
        'direction',
        'A mortalidade em 90 dias nas 75 UTIs foi mais alta com a solução balanceada do que com a salina [1].',
      ],
      ['bounds', 'O HR ajustado ficou em 0,97, e o intervalo de confiança foi de 0,79 a 1,05 [1].'],
    ],
  ],
  [
    'CREDENCE.en',
    [
      'Com 4.401 participantes, o CREDENCE favoreceu a canagliflozina no composto de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      'Foi de 0,70 o HR, com limites de confiança de 0,59 e 0,82, para doença renal terminal, creatinina duplicada ou óbito de causa renal ou cardiovascular sob canagliflozina [1].',
    ],
    [
      [
        'direction',
        'Na nefropatia do diabetes tipo 2, a canagliflozina elevou o risco de doença renal terminal, duplicação da creatinina ou morte renal ou cardiovascular [1].',
      ],
      ['digit', 'O CREDENCE reuniu 4.901 pessoas com diabetes tipo 2 e nefropatia [1].'],
    ],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'Menos pacientes com DRC do diabetes tipo 2 chegaram a falência renal, queda sustentada da função renal ou morte renal com finerenona que com placebo (HR 0,82; IC 95% 0,73–0,93) [1].',
      'Atenção ao potássio: a hipercalemia foi um evento mais comum com a finerenona no FIDELIO-DKD [1].',
    ],
    [
      [
        'negation',
        'Na DRC associada ao DM2, a finerenona fracassou em reduzir o desfecho renal composto em comparação com placebo [1].',
      ],
    ],
  ],
  [
    'BENEFIT.en',
    [
      'Para o desfecho primário, o ensaio do benznidazol na cardiomiopatia chagásica crônica foi neutro: 27,5% contra 29,1% [1].',
      'Embora a conversão da PCR tenha sido mais frequente com benznidazol (66,2% x 33,5%), o desfecho primário não diferiu de modo significativo, com HR de 0,93 (0,81–1,07) [1].',
    ],
    [
      [
        'arms',
        'A PCR converteu em 33,5% dos pacientes tratados com benznidazol e em 66,2% dos controles [1].',
      ],
      [
        'direction',
        'O resultado do benznidazol no desfecho primário foi positivo, com redução significativa dos eventos em relação ao controle [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.prose',
    [
      'Uma única dose da Butantan-DV conferiu, em dois anos, eficácia de 79,6% contra dengue sintomática (IC 95% 70,0–86,3) [1].',
      'A eficácia foi maior em quem já tivera exposição à dengue: 89,2% nos soropositivos, ante 73,6% nos soronegativos [1].',
    ],
    [
      [
        'unit',
        'Em 16.235 participantes acompanhados ao longo de 2 meses, a vacina teve eficácia de 79,6% contra dengue sintomática [1].',
      ],
      ['arms', 'A eficácia foi de 89,2% nos participantes soronegativos e de 73,6% nos soropositivos [1].'],
    ],
  ],
  [
    'DBHA 2025.prose',
    [
      'Pressões de 120 a 139 mmHg e/ou de 80 a 89 mmHg correspondem à pré-hipertensão na diretriz de 2025 [1].',
      'O alvo terapêutico é manter a pressão inferior a 130 por 80 mmHg [1].',
    ],
    [
      ['comparator', 'Em tratamento, o hipertenso deve ter como meta PA ≥ 130/80 mmHg [1].'],
      ['digit', 'A faixa de 120–129 mmHg e/ou 80–89 mmHg define pré-hipertensão [1].'],
    ],
  ],
  [
    'RECOVERY.pt',
    [
      'O ganho com dexametasona na covid-19 hospitalar ficou concentrado nos doentes em oxigenoterapia ou ventilação mecânica [1].',
      'Na covid-19 com internação, morreu-se menos em 28 dias com dexametasona do que com os cuidados usuais (razão de taxas 0,83; IC 95% 0,75 a 0,93) [1].',
    ],
    [
      [
        'direction',
        'Nos hospitalizados por covid-19, a mortalidade em 28 dias subiu com a dexametasona em relação ao cuidado habitual [1].',
      ],
      ['negation', 'Quem recebia oxigênio ou ventilação mecânica não se beneficiou da dexametasona [1].'],
    ],
  ],
  [
    'CRASH-2.pt',
    [
      'Ao traumatizado que sangra de forma significativa, ou que corre esse risco, o ácido tranexâmico oferece menor mortalidade hospitalar que o placebo [1].',
      'O CRASH-2 estimou em 0,91 o RR de morte hospitalar (IC 95%, 0,85 a 0,97) [1].',
    ],
    [
      [
        'direction',
        'Doentes traumatizados com sangramento significativo morreram mais no hospital quando tratados com ácido tranexâmico do que com placebo [1].',
      ],
      [
        'negation',
        'No trauma com hemorragia significativa, o ácido tranexâmico em nada alterou a mortalidade hospitalar frente ao placebo [1].',
      ],
    ],
  ],
  [
    'RALES.en',
    [
      'A espironolactona baixou os óbitos de 46% para 35% na insuficiência cardíaca grave [1].',
      'Nos 1.663 pacientes do RALES, o risco relativo de morte com espironolactona foi 0,7 (0,60–0,82) [1].',
    ],
    [
      [
        'direction',
        'Sobreviveram menos pacientes com espironolactona do que no grupo controle do RALES [1].',
      ],
      ['digit', 'Morreram 35% dos pacientes com espironolactona e 49% dos controles [1].'],
    ],
  ],
  [
    'KDIGO 2024.prose',
    [
      'Para o diagnóstico de DRC, as anormalidades estruturais ou funcionais dos rins precisam estar presentes há três meses ou mais [1].',
      'Classifica-se a DRC pela causa, pela categoria de TFG (G1 a G5) e pela categoria de albuminúria (A1 a A3) [1].',
    ],
    [
      [
        'comparator',
        'Define-se DRC por anormalidades da estrutura ou da função renal presentes por no máximo 3 meses [1].',
      ],
      [
        'unit',
        'Alterações da estrutura ou da função dos rins presentes por um mínimo de 3 semanas já configuram doença renal crônica [1].',
      ],
    ],
  ],
  [
    'ALLHAT.en',
    [
      'Em seis anos, a taxa de doença coronariana fatal ou infarto não fatal chegou a 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril [1].',
      'Os 33.357 participantes do ALLHAT não diferiram em morte coronariana ou IAM não fatal segundo o anti-hipertensivo recebido [1].',
    ],
    [
      [
        'direction',
        'O anlodipino foi superior à clortalidona e ao lisinopril na prevenção de morte coronariana ou infarto não fatal [1].',
      ],
      [
        'unit',
        'As taxas em 6 meses de morte coronariana ou infarto não fatal foram de 11,5% (clortalidona), 11,3% (anlodipino) e 11,4% (lisinopril) [1].',
      ],
    ],
  ],
  [
    'GINA 2021.en',
    [
      'Tratar a asma só com beta-2 agonista de curta ação não é recomendado pela GINA 2021 [1].',
      'Para alívio, a via preferencial é a do corticoide inalatório associado ao formoterol [1].',
    ],
    [
      ['negation', 'Segundo a GINA 2021, recomenda-se o SABA isolado como tratamento da asma [1].'],
      [
        'negation',
        'O par corticoide inalatório-formoterol deixou de ser a opção preferencial de alívio na estratégia GINA 2021 [1].',
      ],
    ],
  ],
  [
    'ARMA.prose',
    [
      'Ventilar com 6 mL/kg em vez de 12 mL/kg diminuiu a mortalidade na SDRA (31% versus 39,8%; p = 0,007) [1].',
      'Entre 861 pacientes com SDRA, o volume corrente de 12 mL por quilo cursou com mais mortes do que o volume baixo [1].',
    ],
    [
      [
        'direction',
        'Na SDRA, o volume corrente de 6 mL/kg associou-se a mortalidade mais alta que o de 12 mL/kg [1].',
      ],
      [
        'digit',
        'A mortalidade no grupo de volume corrente baixo foi de 37,0%, contra 39,8% no outro grupo [1].',
      ],
    ],
  ],
  [
    'SBD 2025.prose',
    [
      'Glicemia em jejum a partir de 126 mg/dL ou HbA1c a partir de 6,5%, uma vez confirmadas, fecham o diagnóstico de diabetes [1].',
      'O achado de hemoglobina glicada maior ou igual a 6,5% requer confirmação para que se diagnostique diabetes [1].',
    ],
    [
      [
        'unit',
        'Glicemia de jejum de pelo menos 126 mmol/L, uma vez confirmada, faz o diagnóstico de diabetes [1].',
      ],
      ['comparator', 'Para a SBD, HbA1c ≤ 6,5%, com confirmação, estabelece o diagnóstico de diabetes [1].'],
    ],
  ],
  [
    'SSC 2021.en',
    [
      'Sugere-se infundir, nas três primeiras horas, 30 mL/kg ou mais de cristaloide (recomendação fraca) [1].',
      'A pressão arterial média a ser perseguida é de 65 mmHg [1].',
    ],
    [
      [
        'comparator',
        'Na ressuscitação inicial, a SSC 2021 sugere no máximo 30 mL/kg de cristaloide nas primeiras 3 horas [1].',
      ],
      ['unit', 'Na edição de 2021, o alvo de pressão arterial média é de 65 cmH2O [1].'],
    ],
  ],
  [
    'DBHA 2020.en',
    [
      'Pressão de consultório de 140 mmHg ou mais de sistólica e/ou de 90 mmHg ou mais de diastólica caracteriza hipertensão arterial [1].',
      'Define-se HAS, no consultório, por PA ≥ 140 e/ou 90 mmHg, conforme as Diretrizes Brasileiras de 2020 [1].',
    ],
    [
      [
        'comparator',
        'As diretrizes de 2020 definem hipertensão como PA de consultório inferior a 140 e/ou 90 mmHg [1].',
      ],
      [
        'negation',
        'Uma sistólica de 140 mmHg ou mais no consultório, sem elevação da diastólica, não preenche o critério de hipertensão de 2020 [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.pt',
    [
      'Na população de crianças e adultos estudada no Brasil, a vacina tetravalente em dose única teve 79,6% de eficácia contra dengue sintomática em dois anos [1].',
      'Uma só aplicação da Butantan-DV preveniu dengue sintomática em crianças e adultos durante 24 meses [1].',
    ],
    [
      [
        'negation',
        'No seguimento de 2 anos, a dose única da Butantan-DV foi ineficaz contra a dengue sintomática [1].',
      ],
      ['bounds', 'A eficácia em 2 anos foi estimada em 79,6%, com IC 95% de 70,0% a 83,6% [1].'],
    ],
  ],
  [
    'SELECT.en',
    [
      'Os MACE ficaram em 6,5% com semaglutida e em 8% no comparador, numa amostra de 17.604 pessoas [1].',
      'Em obesos não diabéticos, a semaglutida teve HR de 0,8 para eventos cardiovasculares adversos maiores (0,72 a 0,9) [1].',
    ],
    [
      [
        'direction',
        'Eventos cardiovasculares maiores foram mais numerosos com semaglutida do que no grupo controle do SELECT [1].',
      ],
    ],
  ],
  [
    'Magpie.en',
    [
      'Em mulheres com pré-eclâmpsia, o sulfato de magnésio evitou mais da metade das eclâmpsias (0,8% versus 1,9% com placebo) [1].',
      'Quanto à morte materna, o RR de 0,55 (0,26–1,14) não alcançou significância estatística [1].',
    ],
    [
      ['direction', 'O sulfato de magnésio elevou a incidência de eclâmpsia em relação ao placebo [1].'],
      [
        'negation',
        'A queda da mortalidade materna com sulfato de magnésio foi estatisticamente significativa [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    [
      'Em 40 semanas, a tirzepatida 15 mg fez a HbA1c cair 2,30 pontos, mais que o 1,86 ponto da semaglutida 1 mg [1].',
      'Mesmo na dose de 5 mg, a redução da hemoglobina glicada com tirzepatida (2,01 pontos) foi maior que a obtida com semaglutida 1 mg [1].',
    ],
    [
      [
        'direction',
        'A semaglutida 1 mg baixou mais a HbA1c do que a tirzepatida em qualquer das três doses [1].',
      ],
      ['unit', 'Ao fim de 40 dias, a tirzepatida 10 mg havia reduzido a HbA1c em 2,24 pontos [1].'],
    ],
  ],
  [
    'SPRINT.prose',
    [
      'Perseguir sistólica abaixo de 120 mmHg, e não abaixo de 140 mmHg, resultou em taxa anual do desfecho primário de 1,65%, em vez de 2,19% [1].',
    ],
    [
      [
        'direction',
        'A mortalidade por qualquer causa foi mais alta com o alvo intensivo de pressão do que com o padrão [1].',
      ],
      [
        'negation',
        'No SPRINT, o tratamento intensivo da pressão não conseguiu reduzir o desfecho primário composto [1].',
      ],
    ],
  ],
  [
    'PLATO.prose',
    [
      'Ao cabo de um ano, morte vascular, IAM ou AVC havia ocorrido em 9,8% dos pacientes com ticagrelor e em 11,7% daqueles com clopidogrel [1].',
      'Entre 18.624 pacientes, o clopidogrel teve mais eventos que o ticagrelor (HR deste, 0,84; IC 95% 0,77 a 0,92) [1].',
    ],
    [
      [
        'direction',
        'Para morte vascular, infarto ou AVC em 12 meses, o clopidogrel mostrou-se mais eficaz que o ticagrelor [1].',
      ],
      ['bounds', 'A comparação ticagrelor-clopidogrel rendeu HR de 0,84 (IC 95% 0,77–0,98) [1].'],
    ],
  ],
  [
    'RECOVERY.en',
    [
      'Nos ventilados, a diferença foi grande: 29,3% de mortes com dexametasona e 41,4% no grupo de comparação [1].',
      'Mortalidade em 28 dias no RECOVERY: 22,9% com o corticoide, 25,7% no controle (razão de taxas 0,83) [1].',
    ],
    [
      ['direction', 'Em pacientes ventilados, a dexametasona fez a mortalidade crescer [1].'],
      [
        'arms',
        '| População | Mortes em 28 dias |\n|---|---|\n| Todos os hospitalizados | 25,7% com dexametasona e 22,9% no grupo controle [1] |',
      ],
    ],
  ],
  [
    'FLOW.prose',
    [
      'No diabetes tipo 2 com DRC, houve 5,8 eventos renais maiores por 100 pacientes-ano com semaglutida e 7,5 com placebo [1].',
      'Foi menor a ocorrência de eventos renais maiores no braço semaglutida (HR 0,76; IC 95%, 0,66–0,88), num total de 3.533 pacientes [1].',
    ],
    [
      [
        'direction',
        'O placebo teve menos eventos renais maiores que a semaglutida em pessoas com DM2 e DRC [1].',
      ],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Não houve diferença entre clortalidona, anlodipino e lisinopril em morte coronariana ou infarto não fatal nos hipertensos de alto risco [1].',
      'Em hipertensos de risco elevado, os três anti-hipertensivos do ALLHAT empataram em óbito coronariano ou IAM não fatal [1].',
    ],
    [
      [
        'direction',
        'Lisinopril e anlodipino foram inferiores à clortalidona quanto a morte coronariana ou infarto não fatal em hipertensos de alto risco [1].',
      ],
      [
        'direction',
        'O ALLHAT identificou diferença entre clortalidona, anlodipino e lisinopril no risco de morte coronariana ou infarto não fatal [1].',
      ],
    ],
  ],
  [
    'ART.pt',
    [
      'Em estudo capitaneado pelo Brasil, recrutar alvéolos e titular a PEEP na SDRA moderada a grave custou vidas: HR 1,20 para morte em 28 dias (IC 95% 1,01–1,42) [1].',
      'Na SDRA moderada a grave, a mortalidade em 28 dias foi menor com PEEP baixa do que com recrutamento e PEEP titulada [1].',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada reduziu as mortes em 28 dias na SDRA moderada a grave [1].',
      ],
      [
        'negation',
        'A estratégia testada no ART, de recrutamento com PEEP titulada, não foi danosa para os pacientes [1].',
      ],
    ],
  ],
  [
    'PLATO.pt',
    [
      'Na SCA, morte vascular, infarto ou AVC foi menos comum com ticagrelor que com clopidogrel [1].',
      'O ticagrelor é superior ao clopidogrel na síndrome coronariana aguda para o composto de morte vascular, infarto ou AVC; HR 0,84, IC 95% 0,77–0,92 [1].',
    ],
    [
      [
        'direction',
        'No PLATO, quem tomou ticagrelor teve mais morte vascular, infarto ou AVC do que quem tomou clopidogrel [1].',
      ],
      [
        'negation',
        'Na síndrome coronariana aguda, optar por ticagrelor em vez de clopidogrel não traz redução do composto de morte vascular, infarto ou AVC [1].',
      ],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'Entre internados por covid-19, morreram em 28 dias 22,9% com dexametasona e 25,7% com o tratamento habitual [1].',
      'Sob ventilação mecânica invasiva, o cuidado habitual teve mortalidade de 41,4%, superior à de 29,3% da dexametasona [1].',
    ],
    [
      [
        'digit',
        'Em ventilação mecânica invasiva, a mortalidade foi de 23,9% com dexametasona e de 41,4% com cuidado habitual [1].',
      ],
      [
        'direction',
        'A dexametasona, segundo o RECOVERY, foi pior que o cuidado usual quanto à mortalidade em 28 dias [1].',
      ],
    ],
  ],
  [
    'PROSEVA.pt',
    [
      'A prona instituída cedo e mantida por tempo prolongado na SDRA grave levou a menos mortes em 28 dias que o decúbito dorsal (16,0% vs. 32,8%) [1].',
      'Em posição supina, morreram 32,8% dos pacientes com SDRA grave em 28 dias [1].',
    ],
    [
      [
        'negation',
        'A posição prona precoce e prolongada falhou em reduzir a mortalidade em 28 dias na SDRA grave [1].',
      ],
      [
        'direction',
        'Pacientes com SDRA grave mantidos em supino tiveram mortalidade em 28 dias menor que os colocados em prona [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'No grupo C, inicia-se de imediato a reposição com cristaloide, 10 mL/kg na primeira hora [1].',
      'Salicilatos e AINEs devem ser evitados na dengue [1].',
    ],
    [['negation', 'Na dengue, anti-inflamatórios não esteroides podem ser utilizados [1].']],
  ],
  [
    'MS Dengue 2024.en',
    [
      'O paciente do grupo D recebe 20 mL/kg em no máximo vinte minutos [1].',
      'Não se deve prescrever salicilato nem AINE a quem tem dengue; no grupo C, a reposição é de 10 mL/kg na 1ª hora [1].',
    ],
    [
      ['negation', 'O manual do Ministério da Saúde libera o uso de salicilatos na dengue [1].'],
      ['digit', 'Para o grupo C estão previstos 15 mL/kg na primeira hora [1].'],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'No infarto agudo suspeito, a associação de AAS e estreptoquinase levou a mortalidade vascular em cinco semanas a 8%, contra 13,2% sem nenhum dos dois [1].',
      'A aspirina reduziu em 23% a chance de morte vascular em 5 semanas (9,4% x 11,8%) [1].',
    ],
    [
      ['direction', 'No ISIS-2, a estreptoquinase fez aumentar a morte vascular em cinco semanas [1].'],
      [
        'digit',
        'Com aspirina e estreptoquinase juntas, a chance de morte vascular em 5 semanas caiu 47% [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.pt',
    [
      'PAS entre 120 e 139 mmHg e/ou PAD entre 80 e 89 mmHg recebem o rótulo de pré-hipertensão na diretriz brasileira de 2025 [1].',
      'A diretriz de 2025 tem por meta de tratamento pressão arterial menor que 130/80 mmHg [1].',
    ],
    [
      [
        'comparator',
        'A meta de tratamento da DBHA 2025 é manter a pressão arterial acima de 130/80 mmHg [1].',
      ],
      [
        'negation',
        'Uma pressão sistólica de 120–139 mmHg não é classificada como pré-hipertensão pela diretriz de 2025 [1].',
      ],
    ],
  ],
  [
    'SPRINT.en',
    [
      'O controle intensivo (alvo sistólico < 120 mmHg) teve o desfecho primário em 1,65% ao ano, ante 2,19% ao ano com alvo < 140 mmHg [1].',
      '- Morte por todas as causas: HR 0,73, com intervalo de 0,60 a 0,90, em benefício da meta mais baixa [1].',
    ],
    [
      [
        'direction',
        'A meta sistólica abaixo de 120 mmHg aumentou o desfecho primário composto em comparação com a meta abaixo de 140 mmHg [1].',
      ],
    ],
  ],
  [
    'NINDS.pt',
    [
      'Alteplase EV iniciada em até 3 horas do AVC isquêmico favorece a evolução em três meses (OR 1,7; IC 95% 1,2–2,6), ao preço de mais hemorragia intracraniana sintomática [1].',
      'Houve, no NINDS, mais sangramento intracraniano sintomático com alteplase [1].',
    ],
    [
      [
        'direction',
        'A alteplase diminuiu os episódios de hemorragia intracraniana sintomática no NINDS [1].',
      ],
      [
        'negation',
        'Iniciada nas primeiras 3 h do AVC isquêmico, a alteplase intravenosa não melhorou a chance de evolução favorável em 3 meses [1].',
      ],
    ],
  ],
  [
    'PLATO.en',
    [
      'Em 12 meses, morte vascular, IAM ou AVC atingiu 11,7% do grupo clopidogrel, contra 9,8% do grupo ticagrelor [1].',
      'A razão de risco favorece o ticagrelor na síndrome coronariana aguda: 0,84, com limites de 0,77 e 0,92 [1].',
    ],
    [
      [
        'direction',
        'Em doze meses, o ticagrelor foi inferior ao clopidogrel na prevenção de morte vascular, IAM ou AVC [1].',
      ],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'Um ensaio realizado no Brasil com 1.358 pacientes com covid-19 contou 14,7% de hospitalização ou observação prolongada com ivermectina, contra 16,3% no controle [1].',
      'A ivermectina não diminuiu significativamente a internação ou a observação prolongada na covid-19 (RR 0,9; IC 0,70–1,16) [1].',
    ],
    [
      [
        'direction',
        'Internação ou observação prolongada foi mais frequente com ivermectina do que no grupo controle [1].',
      ],
      ['bounds', 'O RR de hospitalização ou observação prolongada foi 0,90, com IC de 0,70 a 0,96 [1].'],
    ],
  ],
  [
    'SBD 2025.pt',
    [
      'Pela SBD 2025, tanto a glicemia de jejum quanto a HbA1c servem ao diagnóstico de diabetes, desde que o resultado seja confirmado [1].',
      'A confirmação do resultado faz parte do diagnóstico de diabetes na diretriz da SBD [1].',
    ],
    [
      [
        'negation',
        'A diretriz da SBD de 2025 dispensa a confirmação do resultado para diagnosticar diabetes [1].',
      ],
      ['negation', 'A hemoglobina glicada não serve para o diagnóstico de diabetes segundo a SBD 2025 [1].'],
    ],
  ],
];

/** Answers of several sentences or references. */
const ofSeveral: HandCase[] = [
  [
    'bounds',
    'HPTN 052.pt',
    'Iniciar cedo a TARV reduz a transmissão do HIV ao parceiro [1]. Para a transmissão geneticamente ligada, o HR foi de 0,04 (IC 95% 0,01 a 0,72) [1].',
    'cd',
  ],
  [
    'true',
    'EMPA-REG OUTCOME.en',
    '| Desfecho | Resultado |\n|---|---|\n| MACE de três pontos | HR 0,86 (0,74 a 0,99), favorável à empagliflozina [1] |',
    '*',
  ],
  [
    'wrong-reference',
    'CREDENCE.pt + FIDELIO-DKD.pt',
    'Com a finerenona, a hiperpotassemia foi mais frequente [2]. O desfecho renal composto com a finerenona teve HR de 0,82 (IC 95% 0,73–0,93) [1].',
    'cd',
  ],
  [
    'wrong-reference',
    'EMPEROR-Preserved.pt + PARADIGM-HF.pt',
    'Na FE reduzida, sacubitril-valsartana venceu o enalapril [2]. Em números, morte cardiovascular ou internação por IC com sacubitril-valsartana teve HR 0,80 (IC 95% 0,73–0,87) [1].',
    'cd',
  ],
  [
    'direction',
    'FIDELIO-DKD.pt',
    'A finerenona traz benefício renal na DRC do diabetes tipo 2 [1]. Quanto à segurança, casos de hiperpotassemia foram menos frequentes com a finerenona [1].',
    'cd',
  ],
  [
    'wrong-reference',
    'SELECT.en + EMPA-REG OUTCOME.en',
    'No EMPA-REG OUTCOME, a mortalidade cardiovascular foi menor com empagliflozina [2]. O MACE de três pontos, nesse mesmo ensaio da empagliflozina, ocorreu em 10,5% contra 12,1% [1].',
    'cd',
  ],
  [
    'true',
    'SPRINT.prose',
    'O alvo intensivo reduziu o desfecho primário composto [1]. Houve também menos mortes por todas as causas no grupo intensivo (HR 0,73; IC 95% 0,60–0,90) [1].',
    '*',
  ],
  [
    'wrong-reference',
    'FLOW.prose + SELECT.pt',
    'A semaglutida foi testada também em pessoas com sobrepeso ou obesidade e doença cardiovascular, sem diabetes [2]. No SELECT, eventos cardiovasculares maiores com semaglutida tiveram HR de 0,80 (IC 95% 0,72–0,90) [1].',
    'cd',
  ],
  [
    'unit',
    'MS Dengue 2024.prose',
    'Hidratação conforme o grupo:\n\n1. Grupo C: 10 mL/kg de cristaloide na primeira hora [1].\n2. Grupo D: 20 mL/kg em até 20 horas [1].',
    'cd',
  ],
  [
    'wrong-reference',
    'SPRINT.en + ALLHAT.en',
    'Clortalidona, anlodipino e lisinopril não diferiram no ALLHAT [2]. A taxa de doença coronariana fatal ou infarto não fatal em seis anos foi de 11,5% com clortalidona e 11,3% com anlodipino [1].',
    'cd',
  ],
  [
    'wrong-reference',
    'PLATO.en + ISIS-2.en',
    'Na fase aguda do infarto, a estreptoquinase foi benéfica [2]. A aspirina, por sua vez, levou a morte vascular em cinco semanas de 11,8% para 9,4% [1].',
    'cd',
  ],
];

export const oneHalf: HandCase[] = [...casesOf(groups), ...ofSeveral];
