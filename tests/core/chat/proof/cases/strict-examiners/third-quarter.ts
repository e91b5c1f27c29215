import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Every fourth passage of the corpus, from the third. */
const groups: CaseGroup[] = [
  [
    'WOMAN.en',
    [
      'No WOMAN, com pouco mais de 20 mil puérperas, morreram por sangramento 1,5% das tratadas com ácido tranexâmico e 1,9% das demais [1].',
      'Quando o antifibrinolítico foi dado nas primeiras três horas, o risco relativo de óbito hemorrágico ficou em 0,69 (1,2% contra 1,7%) [1].',
      'O ácido tranexâmico é opção na hemorragia pós-parto. Vale lembrar, porém, que o estudo que o avaliou não atingiu seu desfecho primário composto [1].',
    ],
    [
      [
        'direction',
        'A mortalidade por sangramento foi maior entre as mulheres que receberam ácido tranexâmico no pós-parto do que no grupo de comparação [1].',
      ],
      [
        'negation',
        'Em 20.060 mulheres com hemorragia pós-parto, o desfecho primário composto foi atingido com o ácido tranexâmico [1].',
      ],
      [
        'comparator',
        'O maior ganho apareceu quando a medicação foi iniciada depois de 3 h, com morte por sangramento de 1,2% vs 1,7% [1].',
      ],
      ['digit', 'Entre as tratadas em até 3 h, o RR de morte por sangramento foi de 0,59 [1].'],
    ],
  ],
  [
    'PROSEVA.en',
    [
      'Na SDRA grave, pronar o paciente derrubou a mortalidade em 28 dias de 32,8% para 16% (PROSEVA) [1].',
      'Em quatro semanas, o grupo que não foi pronado teve cerca do dobro da mortalidade: 32,8% ante 16,0% [1].',
      'A diferença de mortalidade com a posição prona, observada em 466 doentes com SDRA grave, foi estatisticamente significativa (p < 0,001) [1].',
      '| Estudo | Resultado |\n|---|---|\n| PROSEVA | morte em 28 dias menor com posição prona: 16,0% × 32,8% [1] |',
    ],
    [
      [
        'direction',
        'Pacientes com SDRA grave ventilados em prona morreram mais em 28 dias que os do grupo controle [1].',
      ],
      ['negation', 'No PROSEVA, a posição prona não trouxe redução da mortalidade em 28 dias [1].'],
      ['arms', 'A mortalidade aos 28 dias chegou a 32,8% com a prona, contra 16,0% no grupo controle [1].'],
      [
        'comparator',
        'A mortalidade em 28 dias foi de 16,0% com prona e de 32,8% sem ela (n = 466; p > 0,001) [1].',
      ],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'Em 1.358 participantes no Brasil, internação ou observação prolongada ocorreu em 14,7% dos que receberam ivermectina e em 16,3% dos controles [1].',
      'O TOGETHER não demonstrou benefício significativo da ivermectina precoce na covid-19: RR de 0,90, com intervalo de 0,70 a 1,16 [1].',
      'Como o intervalo de confiança cruza o 1, não dá para afirmar que a ivermectina evite hospitalização ou observação prolongada na covid-19 [1].',
      'Um ensaio feito no Brasil avaliou a ivermectina no tratamento precoce da covid-19 e encontrou risco relativo de 0,9 para hospitalização ou observação estendida [1].',
    ],
    [
      [
        'direction',
        'A ivermectina reduziu de forma estatisticamente significativa a necessidade de internação ou observação prolongada na covid-19 [1].',
      ],
      [
        'direction',
        'Houve mais hospitalizações ou observações prolongadas no braço da ivermectina que no grupo controle do TOGETHER [1].',
      ],
      ['negation', 'O RR foi de 0,90, sem que o intervalo de confiança (0,70–1,16) incluísse o valor 1 [1].'],
      [
        'bounds',
        'Ivermectina precoce na covid-19, ensaio TOGETHER: RR de internação ou observação estendida de 0,90 (0,70–0,96) [1].',
      ],
    ],
  ],
  [
    'BENEFIT.pt',
    [
      'Para o paciente que já tem cardiomiopatia chagásica crônica, o benznidazol não foi significativamente melhor que o placebo em frear a evolução clínica da cardiopatia [1].',
      'Fase aguda e forma indeterminada ficaram fora do escopo do BENEFIT [1].',
      'O HR do desfecho cardíaco composto foi 0,93, com IC 95% entre 0,81 e 1,07 [1].',
      'Sem diferença significativa em relação ao placebo na progressão da doença cardíaca (HR 0,93): esse foi o resultado do benznidazol na cardiomiopatia chagásica já instalada [1].',
    ],
    [
      [
        'direction',
        'O benznidazol retardou significativamente a progressão clínica da cardiopatia chagásica crônica já estabelecida [1].',
      ],
      [
        'direction',
        'O tratamento etiológico na cardiopatia chagásica foi testado em ensaio randomizado. O BENEFIT comprovou a superioridade do benznidazol sobre o placebo quanto à piora clínica da cardiomiopatia crônica [1].',
      ],
      ['negation', 'O BENEFIT avaliou também pacientes com a forma indeterminada da doença de Chagas [1].'],
      [
        'negation',
        'Além da cardiomiopatia crônica, a fase aguda da doença de Chagas foi contemplada nesse ensaio [1].',
      ],
    ],
  ],
  [
    'EMPA-REG OUTCOME.en',
    [
      'No EMPA-REG OUTCOME, a empagliflozina cortou a morte cardiovascular em 38% (HR 0,62; 0,49–0,77) [1].',
      'Dos diabéticos tipo 2 que usaram empagliflozina, 3,7% morreram de causa cardiovascular, frente a 5,9% no grupo comparador [1].',
      'O MACE de três pontos também foi menos comum com o inibidor de SGLT2 — 10,5% contra 12,1% [1].',
      '**EMPA-REG OUTCOME**\n\n- 7.020 pessoas com diabetes tipo 2, com HR de 0,86 para MACE [1]',
    ],
    [
      ['direction', 'Com a empagliflozina, a mortalidade cardiovascular subiu em relação ao comparador [1].'],
      [
        'negation',
        'A empagliflozina não conseguiu reduzir de modo significativo o MACE de 3 pontos no EMPA-REG OUTCOME [1].',
      ],
      [
        'arms',
        '| Desfecho | Empagliflozina × controle |\n|---|---|\n| Óbito | morte cardiovascular de 5,9% com empagliflozina e de 3,7% no controle [1] |',
      ],
    ],
  ],
  [
    'WOMAN.prose',
    [
      'O ácido tranexâmico diminuiu as mortes por hemorragia em mulheres com HPP (de 1,9% para 1,5%) [1].',
      'O efeito foi mais nítido quando a administração ocorreu em até 3 horas após o parto, com 12 mortes por sangramento em cada mil mulheres tratadas contra 17 em cada mil com placebo [1].',
      'Mais de vinte mil mulheres com hemorragia pós-parto foram sorteadas para ácido tranexâmico ou placebo [1].',
      'Apesar da queda nas mortes por sangramento, o desfecho primário composto não foi alcançado [1].',
    ],
    [
      [
        'direction',
        'Receber ácido tranexâmico elevou o risco de morrer por sangramento, comparado ao placebo [1].',
      ],
      [
        'direction',
        'A redução das mortes por sangramento foi menos acentuada nas mulheres tratadas dentro das 3 h seguintes ao parto [1].',
      ],
      [
        'negation',
        'As mortes por hemorragia não diminuíram entre as puérperas que usaram o antifibrinolítico [1].',
      ],
      ['unit', 'O ganho foi mais expressivo quando a droga foi dada em até 3 dias do parto (RR 0,69) [1].'],
    ],
  ],
  [
    'Magpie.pt',
    [
      'O sulfato de magnésio previne eclâmpsia na mulher com pré-eclâmpsia, com queda superior a 50% em relação ao placebo [1].',
      'No Magpie, a eclâmpsia foi 58% menos frequente com o sulfato [1].',
      'Mais da metade dos casos de eclâmpsia foi evitada com magnésio em mulheres com pré-eclâmpsia [1].',
      'Comparadas às que receberam placebo, as pacientes do grupo sulfato de magnésio tiveram bem menos eclâmpsia (−58%) [1].',
    ],
    [
      ['direction', 'A eclâmpsia foi 58% mais frequente nas mulheres que receberam sulfato de magnésio [1].'],
      [
        'direction',
        'Em mulheres com pré-eclâmpsia, o placebo protegeu mais contra a eclâmpsia do que o sulfato de magnésio [1].',
      ],
      ['negation', 'O Magpie não encontrou efeito protetor do sulfato de magnésio contra a eclâmpsia [1].'],
      [
        'comparator',
        'A redução da eclâmpsia com o sulfato de magnésio ficou abaixo da metade quando comparada ao placebo [1].',
      ],
    ],
  ],
  [
    'GOLD 2023.pt',
    [
      'Pelo GOLD 2023, o diagnóstico de DPOC se apoia na obstrução que persiste na espirometria pós-broncodilatador [1].',
      'A antiga classificação da DPOC em A, B, C e D deu lugar aos grupos A, B e E [1].',
      'Convém checar a edição vigente, pois já existem relatórios GOLD posteriores ao de 2023 [1].',
      'Na edição de 2023 do GOLD saíram de cena os grupos C e D e entrou o grupo E [1].',
    ],
    [
      ['direction', 'O GOLD 2023 trocou os grupos A, B e E pela divisão em A, B, C e D [1].'],
      [
        'direction',
        'Segundo o GOLD 2023, o diagnóstico de DPOC se apoia na obstrução vista à espirometria antes do broncodilatador [1].',
      ],
      ['negation', 'O relatório de 2023 é o mais novo do GOLD, sem edições posteriores [1].'],
      ['negation', 'Para diagnosticar DPOC, o GOLD 2023 dispensa a espirometria [1].'],
    ],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'A finerenona protegeu o rim na DRC associada ao DM2: o composto renal caiu, com HR 0,82 (IC 95% 0,73–0,93) [1].',
      'Fique de olho no potássio: no FIDELIO-DKD a hipercalemia apareceu mais com a finerenona [1].',
      'O desfecho renal reunia falência do rim, declínio sustentado da função renal e morte por causa renal [1].',
      'Frente ao placebo, a finerenona conferiu redução relativa de 18% no desfecho renal composto [1].',
    ],
    [
      ['direction', 'A hiperpotassemia foi mais rara no grupo finerenona do FIDELIO-DKD [1].'],
      [
        'direction',
        'O composto de falência renal, queda sustentada da função e morte renal foi mais frequente com a finerenona que com o placebo [1].',
      ],
      [
        'negation',
        'A finerenona não se mostrou superior ao placebo no desfecho renal composto de diabéticos tipo 2 com DRC [1].',
      ],
      ['bounds', '- Desfecho renal composto com finerenona: HR 0,82 (IC 95% 0,73–1,03) [1]'],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'Em 28 dias, faleceram 22,9% dos que usaram dexametasona e 25,7% dos que seguiram com o cuidado usual [1].',
      'Entre os pacientes em ventilação mecânica invasiva, a mortalidade despencou de 41,4% para 29,3% com o corticoide [1].',
      'A razão de taxas de 0,83 (IC 95%: 0,75 a 0,93) favorece a dexametasona nos hospitalizados por covid-19 [1].',
      'O RECOVERY arrolou 6.425 internados. Nos que estavam sob ventilação invasiva, o cuidado usual isolado associou-se a mais mortes: 41,4% ante 29,3% no braço dexametasona [1].',
    ],
    [
      [
        'direction',
        'Nos pacientes em ventilação mecânica invasiva, a dexametasona associou-se a maior letalidade que o tratamento usual [1].',
      ],
      ['negation', 'A dexametasona não alterou a mortalidade em 28 dias dos internados por covid-19 [1].'],
      [
        'arms',
        'Morreram em até 28 dias 25,7% dos pacientes do grupo dexametasona e 22,9% dos que receberam cuidado usual [1].',
      ],
      [
        'digit',
        'Sob ventilação invasiva, a mortalidade foi de 29,3% com dexametasona e de 47,4% com o cuidado usual [1].',
      ],
    ],
  ],
  [
    'DBHA 2025.pt',
    [
      'A meta da diretriz brasileira de 2025 é manter a pressão abaixo de 13 por 8 [1].',
      'Pré-hipertensão, na DBHA 2025, corresponde a PAS entre 120 e 139 mmHg e/ou PAD entre 80 e 89 mmHg [1].',
      'No hipertenso em tratamento, o alvo é PA < 130/80 mmHg [1].',
      'Diastólica de 80 a 89 mmHg figura entre os critérios de pré-hipertensão da diretriz brasileira de 2025 [1].',
    ],
    [
      ['comparator', 'Resumo da DBHA 2025:\n\n- alvo do tratamento: PA ≥ 130/80 mmHg [1]'],
      ['unit', 'A diretriz de 2025 orienta tratar até uma pressão arterial abaixo de 130/80 cmH2O [1].'],
      ['negation', 'A DBHA 2025 abandonou a categoria de pré-hipertensão [1].'],
      [
        'digit',
        'Considera-se pré-hipertenso quem tem sistólica de 130–139 mmHg e/ou diastólica de 80–89 mmHg [1].',
      ],
    ],
  ],
  [
    'DAPA-HF.en',
    [
      'Na ICFEr, a dapagliflozina reduziu piora da insuficiência cardíaca ou morte cardiovascular (HR 0,74; 0,65–0,85) [1].',
      'De cada cem pacientes, cerca de 16 do grupo dapagliflozina e 21 do grupo controle tiveram piora da IC ou morte CV [1].',
      'DAPA-HF: 4.744 pacientes com insuficiência cardíaca de fração de ejeção reduzida [1].',
      'Piora da IC ou óbito cardiovascular foi mais comum no grupo controle, com 21,2%, do que entre os que tomaram dapagliflozina, com 16,3% [1].',
    ],
    [
      [
        'direction',
        'A dapagliflozina aumentou o risco de piora da IC ou óbito cardiovascular em portadores de fração de ejeção reduzida [1].',
      ],
      [
        'negation',
        'Nenhuma vantagem da dapagliflozina sobre o controle foi vista no composto de piora da insuficiência cardíaca ou morte CV [1].',
      ],
      [
        'arms',
        'No DAPA-HF, piora da IC ou morte CV ocorreu em 21,2% com dapagliflozina e em 16,3% sem ela [1].',
      ],
    ],
  ],
  [
    'START.en',
    [
      'Iniciar a TARV já na infecção precoce assintomática pelo HIV reduziu o desfecho primário a menos da metade (HR 0,43) [1].',
      'No START, o evento primário ocorreu em 1,8% com o início precoce e em 4,1% no grupo de comparação [1].',
      'Foram 4.685 participantes, com HR de 0,43 (0,30 a 0,62) para o desfecho primário [1].',
      'Quem não começou cedo os antirretrovirais teve mais eventos do desfecho primário: 4,1% versus 1,8% [1].',
    ],
    [
      [
        'direction',
        'Antecipar os antirretrovirais em pessoas com HIV assintomático elevou a incidência do desfecho primário do START [1].',
      ],
      ['direction', 'No START, as duas estratégias empataram quanto ao desfecho primário [1].'],
      ['negation', 'O início precoce da TARV não diminuiu a ocorrência do desfecho primário [1].'],
      [
        'digit',
        'O desfecho primário foi observado em 1,8% com início precoce e em 4,7% no grupo comparador [1].',
      ],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'No trauma com hemorragia importante, o ácido tranexâmico baixou a mortalidade hospitalar de 16,0% para 14,5% [1].',
      'O CRASH-2 alocou ao acaso 20.211 traumatizados com sangramento significativo para ácido tranexâmico ou placebo [1].',
      'Óbito intra-hospitalar: RR 0,91 (IC 95% 0,85–0,97) a favor do antifibrinolítico [1].',
      'Houve significativamente menos mortes no hospital entre os que receberam ácido tranexâmico do que entre os que receberam placebo [1].',
    ],
    [
      [
        'direction',
        'Entre vítimas de trauma com hemorragia significativa, morreu-se mais no hospital com ácido tranexâmico do que com placebo [1].',
      ],
      [
        'direction',
        'No CRASH-2, a mortalidade hospitalar foi semelhante com ácido tranexâmico e com placebo, sem diferença significativa [1].',
      ],
      [
        'negation',
        'A queda da mortalidade hospitalar com o ácido tranexâmico não alcançou significância estatística [1].',
      ],
    ],
  ],
  [
    'FLOW.en',
    [
      'A semaglutida diminuiu em 24% o risco de eventos renais maiores no DM2 com doença renal crônica (FLOW; HR 0,76) [1].',
      'A taxa de eventos renais maiores foi de 58 por mil pacientes-ano com semaglutida e de 75 por mil pacientes-ano no controle [1].',
      'Em 3.533 participantes com DRC e diabetes tipo 2, o HR para eventos renais maiores foi 0,76 (0,66–0,88) [1].',
      'O grupo controle acumulou mais eventos renais maiores (7,5 por 100 pacientes-ano) que o grupo semaglutida (5,8) [1].',
    ],
    [
      [
        'direction',
        'A semaglutida foi pior que o comparador na prevenção de eventos renais maiores em diabéticos com DRC [1].',
      ],
      [
        'digit',
        'No FLOW, a incidência de eventos renais maiores foi de 5,8 vs 9,5 por 100 pacientes-ano [1].',
      ],
      ['negation', 'O FLOW não confirmou proteção da semaglutida contra eventos renais maiores [1].'],
      [
        'unit',
        'Eventos renais maiores: 5,8 contra 7,5 por 1.000 pacientes-ano, com semaglutida e controle, respectivamente [1].',
      ],
    ],
  ],
  [
    'WOMAN.pt',
    [
      'Na HPP, o ácido tranexâmico evita mortes por sangramento, embora o WOMAN não tenha alcançado o desfecho primário composto [1].',
      'O RR para óbito por hemorragia foi de 0,81, com o limite superior do IC 95% em 1,00 [1].',
      'Comparado ao placebo, o ácido tranexâmico levou a menos mortes por sangramento na hemorragia pós-parto [1].',
      'É preciso cautela na leitura, porque não se confirmou benefício no desfecho primário composto do WOMAN [1].',
    ],
    [
      [
        'direction',
        'Na hemorragia pós-parto, o ácido tranexâmico agravou a mortalidade por sangramento frente ao placebo [1].',
      ],
      [
        'direction',
        'O placebo saiu-se melhor que o ácido tranexâmico na prevenção da morte por sangramento pós-parto [1].',
      ],
      [
        'negation',
        'Além de reduzir a morte por sangramento, o ácido tranexâmico cumpriu o desfecho primário composto do WOMAN [1].',
      ],
      [
        'digit',
        'Para a morte por sangramento, o ácido tranexâmico mostrou RR de 0,87 (IC 95% 0,65–1,00) [1].',
      ],
    ],
  ],
  [
    'UKPDS 33.pt',
    [
      'Tratar intensivamente a glicemia de quem acabou de receber o diagnóstico de DM2 diminuiu os desfechos ligados ao diabetes (RR 0,88) [1].',
      'No UKPDS 33, o controle glicêmico intensivo foi feito com sulfonilureia ou insulina [1].',
      'O risco de qualquer desfecho relacionado ao diabetes caiu 12% em termos relativos (IC 95% do RR: 0,79 a 0,99) [1].',
      'O tratamento convencional foi inferior ao controle intensivo quanto aos desfechos relacionados ao diabetes [1].',
    ],
    [
      [
        'direction',
        'No diabetes tipo 2 recém-diagnosticado, o controle intensivo fez crescer os desfechos relacionados à doença em comparação com o tratamento convencional [1].',
      ],
      [
        'direction',
        'O tratamento convencional superou o intensivo na redução de desfechos ligados ao diabetes, segundo o UKPDS 33 [1].',
      ],
      [
        'negation',
        'Intensificar o controle da glicemia com sulfonilureia ou insulina não teve impacto sobre os desfechos relacionados ao diabetes [1].',
      ],
      [
        'bounds',
        'Qualquer desfecho relacionado ao diabetes foi menos provável com o controle intensivo: RR 0,88 (IC 95% 0,69–0,99) [1].',
      ],
    ],
  ],
  [
    'ART.prose',
    [
      'No ART, a mortalidade em 28 dias foi de 55,3% com recrutamento e PEEP titulada, contra 49,3% com PEEP baixa [1].',
      'A estratégia de PEEP baixa teve menos óbitos em 28 dias (49,3% × 55,3%) [1].',
      'O recrutamento alveolar com titulação da PEEP elevou em 20% o risco de morte em 28 dias (HR 1,2; IC 95% 1,01 a 1,42) [1].',
      'Participaram 1.010 pacientes com SDRA moderada a grave [1].',
    ],
    [
      [
        'direction',
        'Abrir o pulmão com recrutamento e PEEP titulada poupou vidas em 28 dias na SDRA moderada a grave [1].',
      ],
      [
        'direction',
        'A mortalidade com PEEP baixa superou a da estratégia de recrutamento e PEEP titulada [1].',
      ],
      [
        'arms',
        'Em 28 dias, morreram 49,3% no grupo recrutamento com PEEP titulada e 55,3% no grupo PEEP baixa [1].',
      ],
    ],
  ],
  [
    'Butantan-DV.prose',
    [
      'Uma única dose da vacina do Butantan teve eficácia de 79,6% contra dengue sintomática em dois anos [1].',
      'A proteção foi mais alta em quem já tivera dengue (89,2%) que nos soronegativos (73,6%) [1].',
      'Mesmo em pessoas sem exposição prévia à dengue, a eficácia foi de 73,6% [1].',
      'Ao longo de 24 meses, em 16.235 participantes, a eficácia global ficou próxima de 80% (IC 95% 70,0–86,3) [1].',
    ],
    [
      [
        'direction',
        'A vacina Butantan-DV protegeu mais os soronegativos do que quem já tinha sido exposto à dengue [1].',
      ],
      ['negation', 'Pessoas sem contato prévio com a dengue não foram protegidas pela dose única [1].'],
      ['unit', 'A eficácia de 79,6% contra dengue sintomática foi medida ao longo de 2 meses [1].'],
      ['digit', 'Entre os soropositivos, a eficácia da dose única chegou a 99,2% [1].'],
    ],
  ],
  [
    'ART.pt',
    [
      'Na SDRA moderada a grave, recrutar o pulmão com PEEP titulada fez mal: a mortalidade em 28 dias subiu frente à PEEP baixa [1].',
      'O ART, estudo de liderança brasileira, encontrou HR de 1,20 para morte em 28 dias com recrutamento e PEEP titulada [1].',
      'Para óbito em quatro semanas, o intervalo de confiança de 95% do HR foi de 1,01 a 1,42 [1].',
      'Morreu-se menos com PEEP baixa do que com recrutamento alveolar e PEEP titulada [1].',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar com PEEP titulada melhorou a sobrevida em 28 dias na SDRA moderada a grave [1].',
      ],
      ['direction', 'Liderado no Brasil, o ART mostrou benefício da intervenção na SDRA [1].'],
      ['negation', 'O ART afastou a hipótese de dano com o recrutamento associado à PEEP titulada [1].'],
      ['bounds', 'O HR de morte em 28 dias foi de 1,20, com IC 95% de 0,91 a 1,42 [1].'],
    ],
  ],
  [
    'DBIC 2018.en',
    [
      'A diretriz brasileira de IC chama de preservada a fração de ejeção igual ou superior a 50% [1].',
      'FEVE entre 40 e 49% corresponde à faixa intermediária [1].',
      'Para triagem, o ponto de corte do NT-proBNP é 125 ng/L [1].',
      'Fala-se em fração de ejeção reduzida quando a FEVE é inferior a 40% [1].',
    ],
    [
      ['comparator', 'Classifica-se como IC de fração de ejeção reduzida aquela com FEVE acima de 40% [1].'],
      [
        'comparator',
        '| Classe | Critério |\n|---|---|\n| ICFEp | fração de ejeção preservada: FEVE ≤ 50% [1] |',
      ],
      ['unit', 'O rastreio com NT-proBNP usa corte de 125 ng/mL [1].'],
      [
        'direction',
        'Pela diretriz brasileira de 2018, FEVE menor que 40% caracteriza a insuficiência cardíaca de fração de ejeção preservada [1].',
      ],
    ],
  ],
  [
    'NINDS.en',
    [
      'A trombólise nas primeiras 3 h do AVC isquêmico aumentou a chance de desfecho favorável em três meses (OR global 1,7; 1,2–2,6) [1].',
      'O outro lado da moeda do tPA é a hemorragia intracraniana sintomática: 6,4% contra 0,6% [1].',
      'A mortalidade em 90 dias não diferiu de modo significativo (17% vs 21%; p = 0,30) [1].',
      'No ensaio do NINDS, com 624 pacientes, a hemorragia intracraniana sintomática foi rara no grupo controle (0,6%) [1].',
    ],
    [
      ['direction', 'O rt-PA reduziu a hemorragia intracraniana sintomática no AVC isquêmico agudo [1].'],
      [
        'direction',
        'A mortalidade em 90 dias caiu de forma estatisticamente significativa com a trombólise [1].',
      ],
      [
        'arms',
        'Hemorragia intracraniana sintomática foi registrada em 0,6% dos trombolisados e em 6,4% dos controles [1].',
      ],
      ['digit', 'Na parte 2, a OR global para desfecho favorável aos 3 meses foi de 1,9 (1,2–2,6) [1].'],
    ],
  ],
  [
    'SURPASS-2.prose',
    [
      'Após quarenta semanas, a HbA1c caiu 2,30 pontos percentuais com tirzepatida 15 mg e 1,86 ponto com semaglutida 1 mg [1].',
      'As três doses de tirzepatida baixaram mais a hemoglobina glicada do que a semaglutida 1 mg [1].',
      'Com 5 mg de tirzepatida, a variação da HbA1c foi de −2,01 p.p. [1].',
      'A queda da glicada aumentou com a dose de tirzepatida: 2,01, 2,24 e 2,30 p.p. com 5, 10 e 15 mg [1].',
    ],
    [
      ['direction', 'A semaglutida 1 mg produziu queda de HbA1c maior que a da tirzepatida 15 mg [1].'],
      [
        'direction',
        'Ao fim de 40 semanas, a hemoglobina glicada havia subido 2,24 pontos percentuais com tirzepatida 10 mg [1].',
      ],
      ['unit', 'A HbA1c recuou 2,30 pontos percentuais com 15 mcg de tirzepatida [1].'],
      ['digit', 'No braço da semaglutida 1 mg, a redução da HbA1c foi de 1,36 ponto percentual [1].'],
    ],
  ],
  [
    'ARISTOTLE.pt',
    [
      'Na FA, a apixabana preveniu AVC ou embolia sistêmica melhor que a varfarina [1].',
      'Frente à varfarina, o risco de AVC ou embolia sistêmica foi 21% menor com apixabana [1].',
      'HR de 0,79, com IC 95% de 0,66 a 0,95, para o composto de acidente vascular cerebral ou embolia sistêmica [1].',
      'A varfarina mostrou-se inferior à apixabana na proteção contra AVC ou embolia sistêmica em pacientes com fibrilação atrial [1].',
    ],
    [
      [
        'direction',
        'A varfarina foi mais eficaz que a apixabana em evitar AVC ou embolia sistêmica na fibrilação atrial [1].',
      ],
      ['direction', 'AVC ou embolia sistêmica ocorreu com maior frequência no braço da apixabana [1].'],
      [
        'negation',
        'Em pacientes com FA, usar apixabana em vez de varfarina não reduz AVC ou embolia sistêmica [1].',
      ],
      ['bounds', 'No ARISTOTLE, o HR para AVC ou embolia sistêmica foi 0,79 (IC 95% 0,66–0,85) [1].'],
    ],
  ],
  [
    'MS Dengue 2024.pt',
    [
      'O Ministério da Saúde estratifica os pacientes com dengue em quatro grupos, de A a D [1].',
      'Salicilatos estão contraindicados na suspeita de dengue, assim como os AINEs [1].',
      'Nos grupos C e D, o cristaloide por via venosa deve começar de imediato [1].',
      'A reposição volêmica corre mais depressa no grupo D que no C [1].',
    ],
    [
      ['direction', 'Na dengue do grupo D, a reposição venosa é mais lenta que no grupo C [1].'],
      [
        'negation',
        'Diante da suspeita de dengue, podem ser prescritos anti-inflamatórios não esteroides para a dor [1].',
      ],
      ['negation', 'Pacientes dos grupos C e D não precisam de reposição venosa imediata [1].'],
      ['negation', 'A divisão do Ministério da Saúde em grupos A, B, C e D ignora os sinais de alarme [1].'],
    ],
  ],
  [
    'EMPEROR-Preserved.en',
    [
      'Também na ICFEp a empagliflozina funcionou: morte CV ou internação por IC em 13,8%, contra 17,1% [1].',
      'O HR do composto de óbito cardiovascular ou hospitalização por insuficiência cardíaca foi 0,79 (de 0,69 a 0,90) [1].',
      'Entre os quase 6 mil participantes com fração de ejeção preservada, 17,1% do grupo sem empagliflozina tiveram morte CV ou internação por IC [1].',
    ],
    [
      [
        'direction',
        'Na fração de ejeção preservada, a empagliflozina piorou o composto de morte CV ou hospitalização por IC [1].',
      ],
      [
        'negation',
        'O benefício da empagliflozina sobre morte CV ou hospitalização por IC não se confirmou na fração de ejeção preservada [1].',
      ],
      [
        'arms',
        'Morte cardiovascular ou hospitalização por IC: 17,1% com empagliflozina, 13,8% no controle [1].',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    [
      'Na dose de 10 mg, a tirzepatida baixou a HbA1c em 2,24 pontos em 40 semanas [1].',
      'A semaglutida 1 mg reduziu a HbA1c em 1,86 ponto, menos do que qualquer das doses de tirzepatida [1].',
      'Resumo do SURPASS-2:\n\n1. avaliou 1.879 pessoas com DM2 durante 40 semanas [1]',
      'Com a maior dose testada (15 mg), a glicada recuou 2,3 pontos [1].',
    ],
    [
      ['direction', 'A tirzepatida, em qualquer dose, reduziu menos a HbA1c que a semaglutida 1 mg [1].'],
      [
        'direction',
        'Tirzepatida e semaglutida 1 mg tiveram efeito idêntico sobre a HbA1c nas 40 semanas do SURPASS-2 [1].',
      ],
      ['negation', 'Com a tirzepatida 5 mg não se observou queda da HbA1c em 40 semanas [1].'],
      ['digit', 'A redução da HbA1c foi de 2,01, 2,24 e 2,80 pontos com tirzepatida 5, 10 e 15 mg [1].'],
    ],
  ],
  [
    'ALLHAT.en',
    [
      'Clortalidona, anlodipino e lisinopril empataram em DAC fatal ou infarto não fatal no ALLHAT [1].',
      'As taxas em seis anos foram praticamente iguais: 11,5% (clortalidona), 11,3% (anlodipino) e 11,4% (lisinopril) [1].',
      'Nenhum dos três anti-hipertensivos se mostrou superior aos demais na prevenção de doença coronariana fatal ou IAM não fatal [1].',
      'Com lisinopril, a taxa de DAC fatal ou infarto não fatal em 6 anos foi de 11,4% [1].',
    ],
    [
      [
        'direction',
        'A clortalidona foi superior ao anlodipino na prevenção de DAC fatal ou infarto não fatal [1].',
      ],
      [
        'direction',
        'O lisinopril diminuiu o risco de doença coronariana fatal ou infarto não fatal em relação à clortalidona [1].',
      ],
      [
        'negation',
        'No ALLHAT, o risco de DAC fatal ou IAM não fatal diferiu conforme o anti-hipertensivo usado [1].',
      ],
      ['unit', 'Em 6 meses, a taxa de DAC fatal ou infarto não fatal com clortalidona foi de 11,5% [1].'],
    ],
  ],
  [
    'SSC 2021.en',
    [
      'A Surviving Sepsis Campaign sugere ao menos 30 mL/kg de cristaloide nas primeiras três horas (recomendação fraca) [1].',
      'Como alvo de pressão arterial média, a SSC 2021 fixa 65 mmHg [1].',
      'A recomendação do volume inicial de cristaloide é fraca [1].',
      'Pela SSC 2021, um adulto de 70 kg receberia no mínimo 2.100 mL de cristaloide (30 mL/kg) nas primeiras 3 horas [1].',
    ],
    [
      [
        'comparator',
        'A ressuscitação inicial deve se limitar a no máximo 30 mL/kg de cristaloide nas primeiras 3 h [1].',
      ],
      ['comparator', 'Os 30 mL/kg ou mais de cristaloide devem ser infundidos após as primeiras 3 h [1].'],
      ['unit', 'Na sepse, sugerem-se pelo menos 30 mL/kg de cristaloide nos primeiros 3 dias [1].'],
      ['negation', 'A SSC 2021 desaconselha infundir 30 mL/kg de cristaloide nas 3 h iniciais da sepse [1].'],
    ],
  ],
  [
    'NICE-SUGAR.prose',
    [
      'No paciente crítico, o controle glicêmico intensivo aumentou a mortalidade em 90 dias: 27,5% contra 24,9% com o controle convencional [1].',
      'A OR de morte com a estratégia intensiva foi 1,14 (IC 95% 1,02–1,28) em 6.104 adultos críticos [1].',
      'Pacientes críticos com controle convencional da glicemia morreram menos em 90 dias (24,9% vs. 27,5%) [1].',
    ],
    [
      [
        'direction',
        'O NICE-SUGAR mostrou que apertar o controle da glicemia reduz a mortalidade em 90 dias de adultos criticamente enfermos [1].',
      ],
      [
        'negation',
        'A meta glicêmica intensiva não se associou a aumento de óbitos em 90 dias no doente crítico [1].',
      ],
      ['bounds', 'A razão de chances de morte com controle intensivo foi 1,14 (IC 95% 1,02 a 1,82) [1].'],
    ],
  ],
];

/** Answers of several sentences or references. */
const ofSeveral: HandCase[] = [
  [
    'true',
    'WOMAN.en',
    'Principais números do WOMAN:\n\n- participantes: 20.060 [1];\n- morte por hemorragia: RR 0,81 (0,65 a 1,00) [1].',
    '*',
  ],
  [
    'wrong-reference',
    'EMPA-REG OUTCOME.en + EMPEROR-Preserved.en',
    'O EMPEROR-Preserved incluiu 5.988 pacientes com fração de ejeção preservada [2]. O composto de morte cardiovascular ou hospitalização por IC teve HR de 0,79 com a empagliflozina [1].',
    'cd',
  ],
  [
    'wrong-reference',
    'DAPA-HF.en + EMPEROR-Preserved.en',
    'Na fração de ejeção reduzida, a dapagliflozina teve HR de 0,74 [1]. Já o EMPEROR-Preserved testou a empagliflozina na fração de ejeção preservada [2]. Ali, morte CV ou hospitalização por IC ocorreu em 13,8% com a droga e em 17,1% no controle [1].',
    'ccd',
  ],
  [
    'wrong-reference',
    'CRASH-2.prose + WOMAN.prose',
    'No trauma, o CRASH-2 mostrou redução da mortalidade hospitalar [1]. Na obstetrícia, o WOMAN randomizou 20.060 mulheres com hemorragia pós-parto [2]. Nelas, o óbito por sangramento foi de 1,5% com ácido tranexâmico e de 1,9% com placebo [1].',
    'ccd',
  ],
  [
    'wrong-reference',
    'ART.prose + PROSEVA.en',
    'A posição prona foi avaliada no PROSEVA em 466 pacientes com SDRA grave [2]. Com ela, a mortalidade em 28 dias foi de 16,0%, contra 32,8% no controle [1].',
    'cd',
  ],
  [
    'true',
    'EMPEROR-Preserved.en + DAPA-HF.en',
    'Os inibidores de SGLT2 reduziram desfechos de IC tanto na fração de ejeção reduzida (HR 0,74) quanto na preservada (HR 0,79) [2][1].',
    '*',
  ],
  [
    'wrong-reference',
    'EMPEROR-Preserved.en + DAPA-HF.en',
    'O DAPA-HF testou a dapagliflozina em 4.744 pacientes com fração de ejeção reduzida [2]. O HR para piora da IC ou morte CV foi de 0,74 [1].',
    'cd',
  ],
  [
    'true',
    'NICE-SUGAR.prose + UKPDS 33.pt',
    'Diferentemente do UKPDS 33, em que o controle intensivo reduziu desfechos ligados ao diabetes [2], no doente crítico ele elevou a mortalidade em 90 dias (OR 1,14) [1].',
    '*',
  ],
  [
    'wrong-reference',
    'NICE-SUGAR.prose + UKPDS 33.pt',
    'No UKPDS 33, o controle intensivo foi feito com sulfonilureia ou insulina [2]. O risco de qualquer desfecho relacionado ao diabetes caiu, com RR de 0,88 [1].',
    'cd',
  ],
];

export const thirdQuarter: HandCase[] = [...casesOf(groups), ...ofSeveral];
