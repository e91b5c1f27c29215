import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Every fourth passage of the corpus, from the fourth. */
const groups: CaseGroup[] = [
  [
    'TICH-2.en',
    [
      'No TICH-2, o ácido tranexâmico não melhorou de forma significativa a escala de Rankin modificada aos 90 dias (OR ajustada 0,88; intervalo de 0,76 a 1,03; p = 0,11) [1].',
      'O ensaio, que somou 2.325 participantes, terminou neutro [1].',
      'Há interesse antigo em antifibrinolíticos no AVC hemorrágico. Os números do TICH-2 não permitem afirmar benefício sobre o mRS em três meses, já que o intervalo da razão de chances vai de 0,76 a 1,03 e passa por 1 [1].',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico trouxe ganho funcional estatisticamente significativo aos 90 dias na hemorragia intracerebral [1].',
      ],
      [
        'direction',
        'Com OR ajustada de 0,88 e p = 0,11, ficou demonstrada a superioridade do ácido tranexâmico sobre o placebo no mRS do dia 90 [1].',
      ],
      ['digit', 'Para o mRS no dia 90, a razão de chances ajustada ficou em 0,83, com p de 0,11 [1].'],
      [
        'bounds',
        'A OR ajustada para o mRS foi 0,88 no TICH-2, e o intervalo de confiança se estendeu de 0,76 até 0,93 [1].',
      ],
    ],
  ],
  [
    'HPTN 052.prose',
    [
      'Entre 1.763 casais sorodiscordantes, houve apenas uma transmissão geneticamente ligada no grupo de terapia precoce, contra vinte e sete no de terapia adiada [1].',
      'Longe de ser indiferente, o momento de começar pesou muito: a terapia precoce reduziu em 96% a transmissão ligada (HR 0,04; IC 95% 0,01–0,27) [1].',
      'Evidências sobre prevenção da transmissão:\n\n- **HPTN 052:** 27 transmissões geneticamente vinculadas quando a terapia foi postergada e 1 quando foi iniciada cedo [1].',
      'A queda relativa da transmissão ligada passou de 90% em favor de quem tratou cedo [1].',
    ],
    [
      [
        'direction',
        'O início precoce dos antirretrovirais elevou em 96% a transmissão do HIV entre os casais [1].',
      ],
      [
        'direction',
        'Quem adiou a terapia transmitiu menos o vírus ao parceiro do que quem começou cedo, segundo o HPTN 052 [1].',
      ],
      ['digit', 'Foram 37 transmissões geneticamente ligadas no braço tardio, ante 1 no precoce [1].'],
      [
        'arms',
        'Das transmissões com vínculo genético, 27 ocorreram no grupo de terapia precoce e só 1 no de terapia tardia [1].',
      ],
    ],
  ],
  [
    'Magpie.prose',
    [
      'O sulfato de magnésio reduziu em 58% o risco de eclâmpsia nas mulheres com pré-eclâmpsia, frente ao placebo [1].',
      'Teve eclâmpsia 0,8% das mulheres alocadas para magnésio; no placebo, 1,9% [1].',
      'Embora a eclâmpsia tenha sido menos frequente, a mortalidade materna não diferiu de maneira significativa (risco relativo de 0,55; 0,26 a 1,14) [1].',
      'Qual o tamanho do estudo? Participaram pouco mais de 10 mil mulheres com pré-eclâmpsia, exatamente 10.141 [1].',
    ],
    [
      [
        'direction',
        'Na pré-eclâmpsia, receber sulfato de magnésio em vez de placebo fez o risco de eclâmpsia subir 58% [1].',
      ],
      [
        'negation',
        'Além de prevenir a eclâmpsia, o magnésio diminuiu de forma significativa a mortalidade materna [1].',
      ],
      ['digit', 'O Magpie mostrou queda de 38% no risco de eclâmpsia com o sulfato de magnésio [1].'],
      ['arms', 'A incidência de eclâmpsia foi de 1,9% com sulfato de magnésio e de 0,8% com placebo [1].'],
    ],
  ],
  [
    'SSC 2021.prose',
    [
      'No choque séptico, sugere-se administrar no mínimo 30 mL/kg de cristaloide intravenoso nas primeiras três horas de ressuscitação [1].',
      'Metas iniciais:\n\n1. PAM de 65 mmHg no adulto em uso de vasopressor [1].',
      'A Surviving Sepsis Campaign de 2021 recomenda mirar, de início, uma pressão arterial média de 65 milímetros de mercúrio em quem recebe vasopressores [1].',
      'O volume de cristaloide sugerido, de 30 mL por quilo ou mais, deve correr nos primeiros 180 minutos da ressuscitação do choque séptico [1].',
    ],
    [
      [
        'comparator',
        'Para adultos em choque séptico, a diretriz sugere no máximo 30 mL/kg de cristaloide EV nas 3 primeiras horas [1].',
      ],
      [
        'comparator',
        'Os 30 mL/kg ou mais de cristaloide devem ser dados somente após decorridas as primeiras 3 horas de ressuscitação [1].',
      ],
      [
        'unit',
        'Estando o adulto em vasopressor, o alvo inicial recomendado de pressão arterial média é 65 cmH₂O [1].',
      ],
      [
        'negation',
        'A SSC 2021 se posiciona contra adotar 65 mmHg como alvo inicial de PAM em adultos com vasopressor [1].',
      ],
    ],
  ],
  [
    'GINA 2021.pt',
    [
      'Tratar a asma apenas com broncodilatador de curta duração não é conduta recomendada pela GINA 2021 [1].',
      'Para o alívio na asma, a preferência da GINA 2021 recai sobre o corticoide inalado associado ao formoterol [1].',
      'Convém lembrar que o documento de 2021 não é o mais novo: já existem relatórios GINA posteriores [1].',
      '| Item | GINA 2021 |\n|---|---|\n| Alívio preferido na asma | CI + formoterol [1] |',
    ],
    [
      [
        'direction',
        'Como alívio, a GINA de 2021 prefere o broncodilatador de curta ação isolado à combinação de corticoide inalatório com formoterol [1].',
      ],
      [
        'negation',
        'Na asma, o broncodilatador de curta ação como tratamento único conta com a recomendação da GINA 2021 [1].',
      ],
      ['negation', 'Depois do relatório de 2021, a GINA não publicou nenhum outro [1].'],
      [
        'negation',
        'A associação de corticoide inalatório e formoterol não é a opção de alívio preferida no documento de 2021 [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'Na ICFEr, a dapagliflozina diminuiu o composto de piora da insuficiência cardíaca ou óbito cardiovascular (HR 0,74; IC 95%: 0,65 a 0,85) [1].',
      'Piora da IC ou morte cardiovascular, como desfecho combinado, foi menos frequente com dapagliflozina do que com placebo em pacientes com fração de ejeção reduzida [1].',
      'Vale dar dapagliflozina na IC com fração de ejeção reduzida? Para piora da IC ou morte cardiovascular, o limite superior do IC 95% do DAPA-HF foi 0,85 [1].',
    ],
    [
      [
        'direction',
        'A dapagliflozina agravou a evolução na ICFEr, com mais piora da insuficiência cardíaca ou morte cardiovascular que o placebo [1].',
      ],
      [
        'direction',
        'Em termos de piora da insuficiência cardíaca ou morte cardiovascular, o placebo saiu-se melhor que a dapagliflozina [1].',
      ],
      [
        'negation',
        'O DAPA-HF não confirmou benefício da dapagliflozina sobre a piora da IC ou a morte cardiovascular na fração de ejeção reduzida [1].',
      ],
    ],
  ],
  [
    'SBD 2025.pt',
    [
      'Conforme a SBD 2025, o diabetes pode ser diagnosticado pela glicemia em jejum ou pela HbA1c, desde que o resultado seja confirmado [1].',
      'É preciso confirmar o exame, seja ele a glicemia de jejum ou a glicada, para estabelecer o diagnóstico de diabetes [1].',
      'Exames que a diretriz usa no diagnóstico do diabetes:\n\n- glicemia de jejum ou A1c [1]',
      'A hemoglobina glicada figura entre os exames diagnósticos da diretriz brasileira de 2025 [1].',
    ],
    [
      ['negation', 'A SBD dispensa a confirmação do resultado para fechar o diagnóstico de diabetes [1].'],
      [
        'negation',
        'Na edição de 2025, a hemoglobina glicada não é aceita para estabelecer o diagnóstico de diabetes [1].',
      ],
      [
        'negation',
        'A glicemia de jejum ficou de fora dos exames com que a Sociedade Brasileira de Diabetes, em 2025, estabelece o diagnóstico [1].',
      ],
      [
        'digit',
        'A edição aqui citada da Diretriz da SBD, que é a de 2023, baseia o diagnóstico de diabetes na glicemia de jejum ou na HbA1c, com confirmação [1].',
      ],
    ],
  ],
  [
    'GOLD 2023.en',
    [
      'O critério espirométrico é uma relação VEF1/CVF inferior a 0,7 após broncodilatador [1].',
      'O relatório de 2023 trocou a classificação em grupos A a D pelos grupos A, B e E [1].',
      'Na espirometria pós-broncodilatador, o GOLD 2023 usa como corte VEF₁/CVF abaixo de 70% [1].',
      'A antiga divisão de A a D deu lugar a três grupos, A, B e E [1].',
    ],
    [
      ['comparator', 'No GOLD 2023, o corte espirométrico pós-broncodilatador é VEF1/CVF ≥ 0,7 [1].'],
      ['direction', 'Pelo GOLD 2023, os grupos A a D substituem A, B e E [1].'],
      [
        'direction',
        'Com o relatório de 2023, a avaliação da DPOC passou do esquema A, B, E para o de quatro letras, A–D [1].',
      ],
      ['negation', 'O documento de 2023 não mexeu nos grupos A–D, que seguem em vigor [1].'],
    ],
  ],
  [
    'HPTN 052.pt',
    [
      'Longe de aumentar a transmissão ao parceiro, começar cedo a TARV a reduziu em casais sorodiscordantes [1].',
      'A transmissão com ligação genética caiu 96% em termos relativos com o início precoce (HR 0,04, IC95% 0,01 a 0,27) [1].',
      'O HR foi de 0,04, com limites de confiança de 95% em 0,01 e 0,27, para a transmissão geneticamente ligada [1].',
      'Em casais sorodiscordantes, adiar o antirretroviral acarreta mais transmissão do HIV do que iniciá-lo cedo [1].',
    ],
    [
      [
        'direction',
        'Iniciar cedo a terapia antirretroviral aumentou a transmissão do HIV ao parceiro em casais sorodiscordantes [1].',
      ],
      ['direction', 'O HIV foi menos transmitido ao parceiro quando a terapia começou tarde [1].'],
      [
        'negation',
        'Antecipar a terapia antirretroviral não teve efeito algum sobre a transmissão ao parceiro [1].',
      ],
      [
        'bounds',
        'O HPTN 052 estimou HR de 0,04 para a transmissão geneticamente ligada, com IC 95% de 0,01 a 0,72 [1].',
      ],
    ],
  ],
  [
    'BaSICS.en',
    [
      'Em 75 UTIs brasileiras, morreram em 90 dias 26,4% dos pacientes com solução balanceada e 27,2% daqueles com salina a 0,9% [1].',
      'O BaSICS não detectou diferença significativa de mortalidade entre cristaloide balanceado e soro fisiológico (HR ajustado 0,97; 0,90 a 1,05) [1].',
      'Trocar a salina por solução balanceada não reduziu de modo significativo as mortes em 90 dias, pois o intervalo do HR, de 0,90 a 1,05, inclui a unidade [1].',
      'O estudo foi feito em setenta e cinco unidades de terapia intensiva do Brasil [1].',
    ],
    [
      [
        'direction',
        'A solução balanceada reduziu significativamente os óbitos em 90 dias quando comparada ao soro fisiológico [1].',
      ],
      [
        'direction',
        'Numericamente, a mortalidade em 90 dias foi mais alta com a solução balanceada do que com a salina a 0,9% [1].',
      ],
      [
        'direction',
        'Para o doente crítico, o soro fisiológico a 0,9% mostrou-se superior à solução balanceada na mortalidade em 90 dias (HR ajustado 0,97) [1].',
      ],
      ['unit', 'As mortes, no BaSICS, foram apuradas em 90 semanas: 26,4% contra 27,2% [1].'],
    ],
  ],
  [
    'TOGETHER.pt',
    [
      'A ivermectina não foi melhor que o placebo para evitar internação ou observação prolongada na emergência em pacientes ambulatoriais com covid-19 [1].',
      'Não se viu queda das hospitalizações com o uso de ivermectina na covid-19 ambulatorial [1].',
      'Trata-se de estudo realizado no Brasil com pacientes não internados, em que a ivermectina foi comparada ao placebo [1].',
      'O que não funcionou na covid-19 ambulatorial:\n\n- Ivermectina: sem redução da internação frente ao placebo [1]',
    ],
    [
      [
        'direction',
        'Doentes ambulatoriais com covid-19 tratados com ivermectina tiveram menos internações que os do grupo placebo [1].',
      ],
      [
        'direction',
        'A ivermectina superou o placebo na prevenção de internação e de observação prolongada em emergência [1].',
      ],
      [
        'negation',
        'O ensaio brasileiro conseguiu demonstrar que a ivermectina diminui a necessidade de hospitalização na covid-19 ambulatorial [1].',
      ],
      [
        'negation',
        'A observação prolongada no pronto-socorro, ao contrário da internação, foi reduzida pela ivermectina [1].',
      ],
    ],
  ],
  [
    'ISIS-2.pt',
    [
      'Tanto o AAS quanto a estreptoquinase diminuíram a mortalidade vascular em cinco semanas na suspeita de IAM [1].',
      'Juntos, os dois fármacos cortaram em 42% a chance de morte vascular até a quinta semana [1].',
      'O ganho em mortalidade vascular foi maior com a combinação de estreptoquinase e aspirina do que com qualquer uma delas sozinha [1].',
      'Aos 35 dias, o ácido acetilsalicílico havia reduzido as mortes de causa vascular no ISIS-2 [1].',
    ],
    [
      [
        'direction',
        'O ácido acetilsalicílico elevou a mortalidade vascular nas cinco semanas seguintes à suspeita de infarto [1].',
      ],
      [
        'direction',
        'Quando se associaram AAS e estreptoquinase, a chance de morte vascular em 5 semanas foi 42% maior [1].',
      ],
      [
        'unit',
        'Usados em conjunto, AAS e estreptoquinase deixaram 42% menor a chance de morte vascular em 5 meses [1].',
      ],
      [
        'negation',
        'Acrescentar estreptoquinase ao AAS não trouxe redução adicional da mortalidade vascular [1].',
      ],
    ],
  ],
  [
    'ARMA.en',
    [
      'Ventilar com 6 mL/kg em vez de 12 mL/kg levou a mortalidade de 39,8% para 31,0% [1].',
      'Com volume corrente baixo morreram 31% dos pacientes; com o tradicional, 39,8% (p = 0,007) [1].',
      'Entre os 861 pacientes do ensaio, sobreviveram mais os ventilados com volumes correntes menores [1].',
      'A diferença absoluta de mortalidade foi de 8,8 pontos percentuais, favorável aos 6 mL/kg [1].',
    ],
    [
      ['direction', 'Na SDRA, a ventilação com 12 mL/kg resultou em menos mortes que a com 6 mL/kg [1].'],
      [
        'direction',
        'O estudo não encontrou diferença significativa de mortalidade entre os volumes correntes de 6 e 12 mL/kg [1].',
      ],
      ['arms', 'A mortalidade chegou a 39,8% com 6 mL/kg e ficou em 31,0% com 12 mL/kg [1].'],
      [
        'digit',
        'O volume corrente de 6 mL/kg associou-se a mortalidade de 37,0%, ante 39,8% com 12 mL/kg [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.pt',
    [
      'Uma só dose da Butantan-DV teve eficácia de 79,6% contra dengue sintomática em dois anos (IC 95%: 70,0 a 86,3) [1].',
      'Crianças e adultos receberam esquema de dose única, que preveniu dengue com sintomas ao longo de 24 meses [1].',
      'A vacina tetravalente do Butantan evitou cerca de 80% da dengue sintomática em 2 anos no estudo brasileiro [1].',
    ],
    [
      [
        'direction',
        'Houve mais dengue sintomática, ao longo de dois anos, entre os que receberam a dose da Butantan-DV do que entre os não vacinados [1].',
      ],
      [
        'negation',
        'Nas crianças, ao contrário dos adultos, a dose única da Butantan-DV não preveniu a dengue sintomática [1].',
      ],
      ['unit', 'A Butantan-DV mostrou eficácia de 79,6% contra dengue sintomática em 2 meses [1].'],
      ['bounds', 'A eficácia estimada foi de 79,6%, e o IC 95% foi de 60,0% a 86,3% [1].'],
    ],
  ],
  [
    'FOURIER.pt',
    [
      'Somado à estatina, o evolocumabe diminuiu o desfecho cardiovascular composto na doença aterosclerótica (HR 0,85; IC 95% 0,79–0,92) [1].',
      'Ante o placebo, o evolocumabe trouxe risco 15% menor do composto cardiovascular [1].',
      'Os participantes do FOURIER tinham doença cardiovascular aterosclerótica e já usavam estatina [1].',
    ],
    [
      [
        'direction',
        'Em usuários de estatina com doença aterosclerótica, acrescentar evolocumabe piorou o desfecho cardiovascular composto [1].',
      ],
      [
        'direction',
        'Não houve diferença entre evolocumabe e placebo no desfecho cardiovascular composto [1].',
      ],
      [
        'negation',
        'O FOURIER falhou em mostrar redução do desfecho cardiovascular composto com evolocumabe [1].',
      ],
    ],
  ],
  [
    'SBD 2025.prose',
    [
      'Glicemia de jejum a partir de 126 mg/dL (cerca de 7,0 mmol/L), uma vez confirmada, faz o diagnóstico de diabetes [1].',
      'HbA1c de 6,5% ou mais também é critério diagnóstico, com necessidade de confirmação [1].',
      'Sem confirmação, uma glicada de 6,5 por cento não encerra o diagnóstico de diabetes [1].',
    ],
    [
      ['comparator', 'Pela SBD, diagnostica-se diabetes com HbA1c ≤ 6,5%, confirmado o resultado [1].'],
      [
        'comparator',
        'Glicemia de jejum abaixo de 126 mg/dL, quando confirmada, estabelece o diagnóstico de diabetes [1].',
      ],
      ['unit', 'O ponto de corte da glicemia de jejum para diabetes é de 126 mmol/L [1].'],
      ['digit', 'Considera-se diabetes a glicemia de jejum ≥ 136 mg/dL, com confirmação do resultado [1].'],
    ],
  ],
  [
    'MS Dengue 2024.en',
    [
      'No grupo C, a hidratação é de 10 mL/kg na primeira hora [1].',
      'Anti-inflamatórios não esteroides e salicilatos não devem ser usados na dengue [1].',
      'O manual estratifica os casos de dengue em quatro grupos, de A a D [1].',
    ],
    [
      ['unit', 'Ao paciente do grupo D administram-se 20 mL/kg em até 20 horas [1].'],
      ['comparator', 'A expansão de 20 mL/kg do grupo D deve durar no mínimo 20 minutos [1].'],
      ['negation', 'Para dor e febre na dengue, o manual libera os anti-inflamatórios não esteroides [1].'],
      [
        'arms',
        'O esquema prevê 20 mL/kg na primeira hora para o grupo C e 10 mL/kg em até 20 minutos para o grupo D [1].',
      ],
    ],
  ],
  [
    'JUPITER.pt',
    [
      'Em indivíduos aparentemente sadios, com LDL não elevado mas PCR-us alta, a rosuvastatina fez cair os eventos cardiovasculares maiores [1].',
      'O risco relativo de evento cardiovascular maior foi 44% menor com rosuvastatina (HR 0,56; IC 95% 0,46-0,69) [1].',
      'Os eventos cardiovasculares maiores foram mais frequentes com placebo do que com rosuvastatina [1].',
      'O LDL dos participantes do JUPITER não era elevado; o que estava alto era a proteína C reativa ultrassensível [1].',
    ],
    [
      [
        'direction',
        'A rosuvastatina associou-se a aumento dos eventos cardiovasculares maiores em pessoas com proteína C reativa elevada [1].',
      ],
      [
        'direction',
        'Com LDL não elevado e PCR ultrassensível alta, rosuvastatina e placebo tiveram resultado igual nos eventos cardiovasculares maiores [1].',
      ],
      [
        'bounds',
        'Para eventos cardiovasculares maiores, o JUPITER encontrou HR 0,56 (IC 95% 0,46–0,96) [1].',
      ],
      [
        'negation',
        'Pessoas aparentemente saudáveis com PCR-us elevada não se beneficiaram da rosuvastatina em termos de eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.prose',
    [
      'Piora da IC ou morte cardiovascular atingiu 16,3% dos alocados para dapagliflozina, versus 21,2% no placebo [1].',
      'Os 4.744 pacientes incluídos tinham insuficiência cardíaca com fração de ejeção reduzida [1].',
      'No desfecho combinado, o ganho absoluto com dapagliflozina foi de 4,9 pontos percentuais, de 21,2% para 16,3% [1].',
      'Aproximadamente um em cada cinco pacientes do grupo placebo teve piora da insuficiência cardíaca ou morreu de causa cardiovascular; com dapagliflozina, cerca de um em cada seis [1].',
    ],
    [
      [
        'direction',
        'Os que tomaram dapagliflozina tiveram piora da IC ou morte cardiovascular com maior frequência que os do placebo [1].',
      ],
      [
        'arms',
        'A taxa do desfecho combinado foi de 21,2% no braço dapagliflozina e de 16,3% no placebo [1].',
      ],
      [
        'digit',
        'No DAPA-HF, 16,3% dos pacientes com dapagliflozina e 27,2% daqueles com placebo apresentaram piora da IC ou morte cardiovascular [1].',
      ],
    ],
  ],
  [
    'EMPA-KIDNEY.en',
    [
      'A empagliflozina reduziu o desfecho de progressão da doença renal ou morte cardiovascular: 13,1% contra 16,9% (HR 0,72; 0,64–0,82) [1].',
      'Com 6.609 participantes, o EMPA-KIDNEY mostrou risco 28% menor de progressão renal ou óbito cardiovascular [1].',
      'Progredir ou morrer de causa cardiovascular foi menos comum no grupo da empagliflozina [1].',
      'Cerca de 13% dos tratados com empagliflozina tiveram progressão renal ou morte cardiovascular, ante quase 17% dos controles [1].',
    ],
    [
      [
        'direction',
        'Na DRC, a empagliflozina elevou o risco de progressão da doença renal ou morte cardiovascular [1].',
      ],
      [
        'arms',
        'Tiveram progressão renal ou morte cardiovascular 16,9% dos pacientes com empagliflozina e 13,1% dos controles [1].',
      ],
      ['bounds', 'O HR do composto foi de 0,72, variando o intervalo de 0,46 a 0,82 [1].'],
    ],
  ],
  [
    'GINA 2021.en',
    [
      'Não se recomenda tratar a asma somente com beta-2 agonista de curta ação (SABA) [1].',
      'A via preferencial de alívio usa corticoide inalatório com formoterol [1].',
      'Entre as opções de resgate na asma, a GINA dá primazia à dupla formoterol + corticoide inalatório [1].',
    ],
    [
      ['direction', 'Na escolha do resgate, a GINA 2021 põe o SABA isolado à frente do CI-formoterol [1].'],
      ['direction', 'O CI-formoterol é a via de alívio menos preferida pela GINA [1].'],
      ['negation', 'A estratégia de 2021 aceita e recomenda o SABA em monoterapia [1].'],
      ['negation', 'O alívio com CI-formoterol não integra a via preferencial da GINA 2021 [1].'],
    ],
  ],
  [
    'FLOW.pt',
    [
      'Em pessoas com DM2 e DRC, a semaglutida diminuiu os desfechos renais maiores, com HR de 0,76 e IC 95% de 0,66 a 0,88 [1].',
      'Houve 24% menos risco de eventos renais maiores com semaglutida que com placebo [1].',
      'A frequência de eventos renais maiores foi inferior no grupo semaglutida do FLOW [1].',
      'O FLOW avaliou pacientes com diabetes tipo 2 e doença renal crônica [1].',
    ],
    [
      [
        'direction',
        'Em diabéticos tipo 2 com DRC, a semaglutida fez crescer a ocorrência de eventos renais maiores [1].',
      ],
      ['direction', 'Semaglutida e placebo empataram quanto aos eventos renais maiores no FLOW [1].'],
      [
        'negation',
        'Não se observou proteção da semaglutida contra eventos renais maiores no diabetes tipo 2 com DRC [1].',
      ],
    ],
  ],
  [
    'KDIGO 2024.pt',
    [
      'A DRC é classificada conforme a causa, a TFG e a albuminúria [1].',
      'Segundo a KDIGO 2024, doença renal crônica é uma alteração estrutural ou funcional dos rins que persiste [1].',
      'Não basta a taxa de filtração glomerular: a classificação considera ainda a albuminúria e a causa [1].',
      'Para a definição, tanto faz se a alteração persistente é da estrutura ou da função renal [1].',
    ],
    [
      ['negation', 'A albuminúria não entra na classificação da DRC proposta pela KDIGO em 2024 [1].'],
      [
        'negation',
        'Para caracterizar doença renal crônica, a KDIGO 2024 prescinde de que a alteração dos rins seja persistente [1].',
      ],
      ['negation', 'A causa foi deixada de lado na classificação da doença renal crônica da diretriz [1].'],
      [
        'negation',
        'Alterações estruturais persistentes dos rins, segundo a KDIGO 2024, não configuram doença renal crônica [1].',
      ],
    ],
  ],
  [
    'RECOVERY.en',
    [
      'A mortalidade em 28 dias caiu de 25,7% para 22,9% com dexametasona (razão de taxas 0,83; 0,75–0,93) [1].',
      'Entre os ventilados, morreram 29,3% dos que receberam dexametasona e 41,4% dos controles [1].',
      'Nos pacientes ventilados, a mortalidade foi 12,1 pontos percentuais menor com dexametasona [1].',
      'O RECOVERY, que reuniu 6.425 hospitalizados com covid-19, mostrou menos óbitos em quatro semanas com a dexametasona [1].',
    ],
    [
      ['direction', 'A dexametasona elevou a mortalidade em 28 dias dos internados com covid-19 [1].'],
      [
        'direction',
        'Quem estava em ventilação teve mortalidade menor no grupo controle do que no da dexametasona [1].',
      ],
      [
        'direction',
        'Aos 28 dias, a mortalidade com dexametasona não diferiu significativamente da observada no comparador (razão de taxas 0,83) [1].',
      ],
      [
        'negation',
        'Pacientes ventilados com covid-19 não tiraram nenhum proveito da dexametasona quanto à mortalidade [1].',
      ],
    ],
  ],
  [
    'FOURIER.en',
    [
      'O desfecho primário composto ocorreu em 9,8% com evolocumabe e em 11,3% no grupo controle [1].',
      'Em 27.564 participantes, o HR do composto primário foi 0,85 (0,79 a 0,92), a favor do evolocumabe [1].',
      'A redução absoluta do composto primário foi de um ponto e meio percentual [1].',
      'Menos de 10% dos tratados com evolocumabe tiveram o desfecho primário, contra mais de 11% no comparador [1].',
    ],
    [
      ['direction', 'O composto primário foi mais comum com evolocumabe que no grupo comparador [1].'],
      ['direction', 'No desfecho primário, o evolocumabe revelou-se inferior ao controle (HR 0,85) [1].'],
      ['digit', 'O composto primário ocorreu em 9,3% dos que usaram evolocumabe e em 11,3% dos demais [1].'],
      [
        'negation',
        'Apesar do tamanho do FOURIER, o evolocumabe não chegou a reduzir o composto primário [1].',
      ],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Não houve diferença entre os três anti-hipertensivos (clortalidona, anlodipino e lisinopril) para morte coronariana ou infarto não fatal [1].',
      'Quanto a infarto não fatal ou óbito coronariano, a clortalidona teve resultado similar ao do lisinopril e ao do anlodipino em hipertensos de alto risco [1].',
      'Nenhum dos três fármacos se mostrou superior aos outros no desfecho de morte coronariana ou infarto não fatal [1].',
      'O ALLHAT estudou hipertensos de alto risco e comparou clortalidona, anlodipino e lisinopril [1].',
    ],
    [
      [
        'direction',
        'Em hipertensos de alto risco, o anlodipino preveniu mais mortes coronarianas ou infartos não fatais do que a clortalidona [1].',
      ],
      [
        'direction',
        'O lisinopril saiu pior que a clortalidona no desfecho de morte coronariana ou infarto não fatal [1].',
      ],
      [
        'direction',
        'A clortalidona foi superior às outras duas drogas na redução de morte coronariana ou infarto não fatal [1].',
      ],
      [
        'negation',
        'Houve, sim, diferença entre clortalidona, anlodipino e lisinopril quanto à morte coronariana ou ao infarto não fatal [1].',
      ],
    ],
  ],
  [
    'SELECT.pt',
    [
      'Em pacientes com sobrepeso ou obesidade e doença cardiovascular, mas sem diabetes, a semaglutida diminuiu os eventos cardiovasculares maiores [1].',
      'A semaglutida reduziu em um quinto o risco de eventos cardiovasculares maiores frente ao placebo [1].',
      'Quem participou do SELECT não tinha diabetes [1].',
      'O HR de 0,8 (IC de 95%: 0,72 a 0,9) favorece a semaglutida nos eventos cardiovasculares maiores [1].',
    ],
    [
      [
        'direction',
        'Na obesidade com doença cardiovascular e sem diabetes, os eventos cardiovasculares maiores tornaram-se mais frequentes com a semaglutida [1].',
      ],
      [
        'direction',
        'O SELECT apontou vantagem do placebo sobre a semaglutida nos eventos cardiovasculares maiores [1].',
      ],
      [
        'negation',
        'Os participantes do SELECT tinham sobrepeso ou obesidade, doença cardiovascular e também diabetes [1].',
      ],
    ],
  ],
  [
    'PROSEVA.prose',
    [
      'A mortalidade aos 28 dias foi de 16,0% em prona e de 32,8% em supino (p < 0,001) [1].',
      'Pronar pacientes com SDRA grave cortou aproximadamente pela metade as mortes em 28 dias [1].',
      'Em 466 pacientes com SDRA grave, a mortalidade em quatro semanas foi maior no grupo mantido em decúbito dorsal [1].',
      'Quase um terço dos pacientes do grupo supino morreu em até 28 dias; no grupo prona, 16% [1].',
    ],
    [
      ['direction', 'A posição prona aumentou a mortalidade em 28 dias na SDRA grave [1].'],
      [
        'direction',
        'Manter o doente em posição supina resultou em mortalidade mais baixa do que pronar [1].',
      ],
      ['arms', 'Em 28 dias morreram 32,8% no grupo prona e 16,0% no grupo supino [1].'],
      [
        'comparator',
        'Na comparação da mortalidade em 28 dias entre prona e supino, obteve-se p > 0,001 [1].',
      ],
    ],
  ],
  [
    'DBHA 2020.en',
    [
      'Define-se hipertensão por PA de consultório igual ou superior a 140 e/ou 90 mmHg [1].',
      'As diretrizes brasileiras de 2020 consideram hipertenso quem tem, no consultório, sistólica a partir de 140 mmHg, diastólica a partir de 90 mmHg ou ambas [1].',
      'Uma pressão de 14 por 9 (140/90 mmHg) no consultório já alcança o limiar de hipertensão [1].',
      'Pressão diastólica de 90 mmHg ou mais, mesmo isolada, satisfaz o critério de consultório para hipertensão [1].',
    ],
    [
      ['comparator', 'Considera-se hipertensão a PA de consultório ≤ 140 e/ou 90 mmHg [1].'],
      ['unit', 'O limiar de hipertensão no consultório é de 140 e/ou 90 kPa [1].'],
      ['digit', 'Pelas DBHA 2020, hipertensão corresponde a PA de consultório ≥ 130 e/ou 90 mmHg [1].'],
      [
        'negation',
        'Uma PA de consultório de 140/90 mmHg ainda não configura hipertensão pelas Diretrizes Brasileiras de 2020 [1].',
      ],
    ],
  ],
  [
    'RE-LY.prose',
    [
      'AVC ou embolia sistêmica: 1,11% ao ano com dabigatrana 150 mg 2x/dia e 1,69% ao ano com varfarina [1].',
      'A dabigatrana 150 mg de 12/12 h reduziu em 34% o risco de AVC ou embolia sistêmica em relação à varfarina (RR 0,66; IC 95% 0,53–0,82) [1].',
      'Na fibrilação atrial, houve mais AVC ou embolia sistêmica com varfarina que com dabigatrana 150 mg duas vezes por dia [1].',
      'Foram estudados 18.113 pacientes com FA [1].',
    ],
    [
      [
        'direction',
        'Na dose de 150 mg duas vezes ao dia, a dabigatrana perdeu para a varfarina na prevenção de AVC ou embolia sistêmica [1].',
      ],
      [
        'unit',
        'Com dabigatrana 150 mcg duas vezes ao dia, a taxa de AVC ou embolia sistêmica foi de 1,11% ao ano [1].',
      ],
      [
        'bounds',
        'O risco relativo de AVC ou embolia sistêmica com dabigatrana 150 mg ficou em 0,66 (IC 95% 0,35 a 0,82) [1].',
      ],
      [
        'digit',
        'Em uso de varfarina, 1,96% dos pacientes por ano teve AVC ou embolia sistêmica, contra 1,11% com dabigatrana 150 mg duas vezes ao dia [1].',
      ],
    ],
  ],
];

/** Answers of several sentences or references. */
const ofSeveral: HandCase[] = [
  [
    'true',
    'TICH-2.en',
    '| Ensaio | n | Desfecho |\n|---|---|---|\n| TICH-2 | 2325 | mRS no dia 90: OR aj. de 0,88, sem significância estatística (p de 0,11) [1] |',
    '*',
  ],
  [
    'true',
    'DAPA-HF.pt + DAPA-HF.prose',
    'Um *hazard ratio* de 0.74 equivale a 26% de redução relativa do risco de piora da IC ou morte cardiovascular com dapagliflozina [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    'DAPA-HF.pt + SELECT.pt',
    'Na IC com fração de ejeção reduzida, a dapagliflozina diminuiu a piora da IC ou a morte cardiovascular [1]. Já a semaglutida reduziu os eventos maiores na obesidade com doença cardiovascular [2]. O efeito da semaglutida no SELECT correspondeu a um HR de 0,80 (IC 95% 0,72–0,90) [1].',
    'ccd',
  ],
  [
    'true',
    'Butantan-DV.pt',
    '| Vacina | Doses | Eficácia (dengue sintomática, 2 anos) |\n|---|---|---|\n| Butantan-DV | 1 | 79,6% (IC 95% 70,0–86,3%) [1] |',
    '*',
  ],
  [
    'true',
    'FOURIER.pt + FOURIER.en',
    'O HR de 0,85 veio acompanhado de um intervalo inteiramente abaixo de 1 (0,79 a 0,92), resultado que favorece o evolocumabe [1] [2].',
    '*',
  ],
  [
    'wrong-reference',
    'FOURIER.pt + JUPITER.pt',
    'O evolocumabe reduziu o desfecho composto em quem já tomava estatina [1]. Em pessoas aparentemente saudáveis com PCR-us alta, a rosuvastatina também diminuiu eventos [2]. Com a rosuvastatina, o HR para eventos maiores chegou a 0,56 (IC 95% 0,46–0,69) [1].',
    'ccd',
  ],
  [
    'true',
    'SBD 2025.prose + SBD 2025.pt',
    'A diretriz da SBD admite dois caminhos para diagnosticar diabetes, glicemia de jejum (≥ 126 mg/dL) ou hemoglobina glicada (≥ 6,5%), e pede que o resultado seja confirmado [1][2].',
    '*',
  ],
  [
    'true',
    'MS Dengue 2024.en',
    'Conduta por gravidade:\n\n- Grupo C: 10 mL/kg na primeira hora [1].\n- Grupo D: 20 mL/kg em até vinte minutos [1].',
    '*',
  ],
  [
    'wrong-reference',
    'DAPA-HF.prose + EMPA-KIDNEY.en',
    'Na ICFEr, o composto ocorreu em 16,3% com dapagliflozina [1]. A empagliflozina foi testada na doença renal crônica [2]. Nesse ensaio renal, com a empagliflozina, 13,1% dos participantes tiveram progressão da doença renal ou morte cardiovascular, ante 16,9% [1].',
    'ccd',
  ],
  [
    'wrong-reference',
    'EMPA-KIDNEY.en + FLOW.pt',
    'A empagliflozina reduziu a progressão renal ou a morte cardiovascular na DRC [1]. No diabetes tipo 2 com DRC, a semaglutida reduziu os eventos renais maiores [2]. Essa redução com a semaglutida foi traduzida por um HR de 0,76 (IC 95% 0,66–0,88) [1].',
    'ccd',
  ],
  [
    'true',
    'GINA 2021.en + GINA 2021.pt',
    'Em resumo, SABA sozinho não é o que a GINA 2021 recomenda, e o resgate de preferência é o CI-formoterol [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    'FLOW.pt + SELECT.pt',
    'No FLOW, a semaglutida reduziu eventos renais [1]; no SELECT, eventos cardiovasculares [2]. Para os eventos cardiovasculares maiores em pessoas com sobrepeso ou obesidade, sem diabetes, o HR foi 0,80, com IC 95% de 0,72 a 0,90 [1].',
    'cd',
  ],
  [
    'wrong-reference',
    'SELECT.pt + FOURIER.pt',
    'A semaglutida diminuiu eventos maiores em pessoas com obesidade e doença cardiovascular [1], e o evolocumabe reduziu o desfecho composto em usuários de estatina [2]. Com o evolocumabe, chegou-se a um HR de 0,85 (IC 95% 0,79–0,92) [1].',
    'cd',
  ],
];

export const fourthQuarter: HandCase[] = [...casesOf(groups), ...ofSeveral];
