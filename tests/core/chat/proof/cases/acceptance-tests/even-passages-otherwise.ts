import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Every second passage of the corpus, from the second, in less common words. */
const groups: CaseGroup[] = [
  [
    'DBHA 2025.pt',
    [
      'Quem apresenta sistólica entre 120 e 139 mmHg e/ou diastólica entre 80 e 89 mmHg já se enquadra como pré-hipertenso, segundo a diretriz brasileira de 2025 [1]',
      'Para a Diretriz Brasileira de Hipertensão Arterial de 2025, o paciente tratado deve ficar com a pressão aquém de 130/80 mmHg [1]',
    ],
    [
      [
        'digit',
        'A diretriz de 2025 chama de pré-hipertensão a sistólica de 120 a 129 mmHg e/ou a diastólica de 80 a 89 mmHg [1]',
      ],
      [
        'unit',
        'Em 2025, a meta de tratamento da hipertensão passa a ser uma pressão inferior a 130/80 cmH2O [1]',
      ],
      [
        'negation',
        'A diretriz brasileira de 2025 não considera pré-hipertensão a sistólica de 120–139 mmHg e/ou a diastólica de 80–89 mmHg [1]',
      ],
    ],
  ],
  [
    'DBHA 2025.prose',
    [
      'Com o tratamento, o que se persegue são níveis pressóricos inferiores a 130/80 mmHg [1]',
      '- **Pré-hipertensão:** 120–139 mmHg e/ou 80–89 mmHg [1]',
    ],
    [
      ['digit', 'O tratamento deve conduzir a PA a menos de 130/90 mmHg [1]'],
      ['comparator', 'A meta do tratamento é manter a PA > 130/80 mmHg [1]'],
    ],
  ],
  [
    'DBHA 2025.en',
    [
      'O rótulo de pré-hipertensão cabe à faixa de 120 a 139 mmHg e/ou de 80 a 89 mmHg [1]',
      'Tratar, aqui, quer dizer trazer a pressão para menos de 130/80 mmHg [1]',
    ],
    [],
  ],
  [
    'DBIC 2018.pt',
    [
      'Três faixas de fração de ejeção do ventrículo esquerdo (reduzida, intermediária e preservada) organizam a insuficiência cardíaca na diretriz brasileira de 2018 [1]',
      'Os peptídeos natriuréticos fazem parte da investigação diagnóstica na diretriz brasileira de insuficiência cardíaca de 2018 [1]',
      'É da fração de ejeção do ventrículo esquerdo que a diretriz brasileira de 2018 se serve para classificar a insuficiência cardíaca [1]',
    ],
    [
      [
        'negation',
        'Na diretriz brasileira de 2018, os peptídeos natriuréticos ficam fora da investigação diagnóstica da insuficiência cardíaca [1]',
      ],
    ],
  ],
  [
    'DBIC 2018.prose',
    [
      'Uma FEVE que atinge ou ultrapassa 50% corresponde à ICFEp [1]',
      'Fala-se em ICFEr quando a FEVE não chega a 40% [1]',
    ],
    [
      [
        'digit',
        'No rastreamento da insuficiência cardíaca, o NT-proBNP adota 135 pg/mL como ponto de corte [1]',
      ],
      ['unit', 'O rastreio usa NT-proBNP, cujo corte é de 125 ng/mL [1]'],
      ['comparator', 'Enquadra-se como ICFEr o paciente cuja FEVE supera 40% [1]'],
      ['negation', 'O NT-proBNP não se presta ao rastreamento [1]'],
    ],
  ],
  [
    'DBIC 2018.en',
    [
      'Se a FEVE se situa entre 40% e 49%, a fração de ejeção é tida como intermediária [1]',
      'Para rastrear, o NT-proBNP tem 125 pg/mL como valor de corte [1]',
    ],
    [
      ['digit', 'Por fração de ejeção preservada entende-se a FEVE de 60% ou mais [1]'],
      ['comparator', 'A fração de ejeção é preservada quando a FEVE é ≤ 50% [1]'],
    ],
  ],
  [
    'KDIGO 2024.pt',
    [
      'A doença renal crônica, nos termos da KDIGO de 2024, supõe uma alteração que persiste, seja da estrutura, seja da função dos rins [1]',
      'Causa, taxa de filtração glomerular e albuminúria são os eixos com que a KDIGO de 2024 classifica a doença renal crônica [1]',
    ],
    [
      [
        'negation',
        'Para classificar a doença renal crônica, a KDIGO de 2024 não leva em conta a albuminúria [1]',
      ],
    ],
  ],
  [
    'KDIGO 2024.prose',
    [
      'Para que se fale em DRC, as anormalidades estruturais ou funcionais dos rins precisam estar presentes há pelo menos 3 meses [1]',
      'Entram na classificação da DRC a causa, a categoria de TFG (de G1 a G5) e a de albuminúria (de A1 a A3) [1]',
    ],
    [
      ['digit', 'As anormalidades renais precisam persistir por no mínimo 6 meses para caracterizar DRC [1]'],
      [
        'negation',
        'A definição de DRC dispensa qualquer tempo mínimo de presença das anormalidades renais [1]',
      ],
    ],
  ],
  [
    'KDIGO 2024.en',
    [
      'Estrutura ou função renal anormal que dura 3 meses ou mais configura DRC [1]',
      'A TFG se distribui em categorias que vão de G1 a G5; a albuminúria, de A1 a A3 [1]',
    ],
    [
      [
        'unit',
        'Bastam 3 semanas ou mais de anormalidade da estrutura ou da função renal para o diagnóstico de DRC [1]',
      ],
      ['comparator', 'Para ser DRC, a alteração renal não pode passar de 3 meses [1]'],
    ],
  ],
  [
    'SSC 2021.pt',
    [
      'Diante da hipoperfusão por sepse, a SSC de 2021 propunha começar a reposição com cristaloide já nas primeiras horas [1]',
      'A edição de 2021 da Surviving Sepsis Campaign já cedeu lugar à de 2026 [1]',
      'No choque séptico sob vasopressor, é por um alvo de pressão arterial média que a SSC 2021 manda titular o tratamento [1]',
    ],
    [['negation', 'A edição de 2021 da Surviving Sepsis Campaign ainda não foi substituída [1]']],
  ],
  [
    'SSC 2021.prose',
    [
      'Nas 3 primeiras horas da ressuscitação do choque séptico, sugere-se infundir não menos que 30 mL/kg de cristaloide intravenoso [1]',
      'Em adultos que usam vasopressor, a PAM que se mira de início é de 65 mmHg [1]',
    ],
    [
      ['digit', 'Aos adultos com vasopressor recomenda-se uma PAM inicial de 75 mmHg [1]'],
      [
        'unit',
        'Os 30 mL/kg de cristaloide, no mínimo, devem entrar nos primeiros 3 minutos da ressuscitação [1]',
      ],
      [
        'negation',
        'No choque séptico, não se sugere dar pelo menos 30 mL/kg de cristaloide intravenoso nas primeiras 3 horas [1]',
      ],
    ],
  ],
  [
    'SSC 2021.en',
    ['É fraca a recomendação de administrar ao menos 30 mL/kg de cristaloide nas primeiras 3 h [1]'],
    [['comparator', 'No máximo 30 mL/kg de cristaloide devem ser dados nas primeiras 3 h [1]']],
  ],
  [
    'GOLD 2023.pt',
    [
      'O diagnóstico de DPOC, no GOLD 2023, apoia-se em uma obstrução que permanece na espirometria feita após o broncodilatador [1]',
      'No relatório GOLD de 2023, saem os grupos A, B, C e D e entram os grupos A, B e E [1]',
      'Já foram publicados relatórios GOLD posteriores ao de 2023 [1]',
    ],
    [
      ['negation', 'Não existe relatório GOLD mais recente que o de 2023 [1]'],
      ['negation', 'No GOLD 2023, a DPOC se diagnostica sem necessidade de obstrução à espirometria [1]'],
    ],
  ],
  [
    'GOLD 2023.en',
    [
      'O limite espirométrico é uma relação VEF1/CVF pós-broncodilatador aquém de 0,7 [1]',
      'Os grupos A, B e E tomaram o lugar da antiga divisão de A a D [1]',
    ],
    [
      ['decimal', 'A DPOC requer VEF1/CVF menor que 0,07 após o broncodilatador [1]'],
      ['comparator', 'O critério espirométrico é uma razão VEF1/CVF pós-broncodilatador ≥ 0,7 [1]'],
    ],
  ],
  [
    'ALLHAT.pt',
    [
      'Clortalidona, anlodipino e lisinopril saíram-se de modo semelhante quanto à morte coronariana ou ao infarto não fatal em hipertensos de alto risco [1]',
      'Em hipertensos de alto risco, preferir o lisinopril à clortalidona não trouxe vantagem quanto à morte coronariana ou ao infarto não fatal [1]',
      'No ALLHAT, o anlodipino nada acrescentou nem subtraiu, frente à clortalidona ou ao lisinopril, em termos de morte coronariana ou infarto não fatal [1]',
    ],
    [
      [
        'direction',
        'Em hipertensos de alto risco, a clortalidona ganhou do anlodipino e do lisinopril na prevenção da morte coronariana ou do infarto não fatal [1]',
      ],
      [
        'negation',
        'Clortalidona, anlodipino e lisinopril diferiram quanto à morte coronariana ou ao infarto não fatal nos hipertensos de alto risco [1]',
      ],
    ],
  ],
  [
    'ALLHAT.en',
    [
      'Em 6 anos, a doença coronariana fatal ou o infarto não fatal atingiu 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril [1]',
      'Entre 33.357 participantes, nenhuma diferença apareceu na doença coronariana fatal ou no infarto não fatal [1]',
      'A taxa em 6 anos sob lisinopril (11,4%) ficou entre a do anlodipino (11,3%) e a da clortalidona (11,5%), sem que se pudesse falar em diferença [1]',
    ],
    [
      [
        'digit',
        'Doença coronariana fatal ou infarto não fatal somou, em 6 anos, 11,5% com clortalidona, 11,8% com anlodipino e 11,4% com lisinopril [1]',
      ],
      [
        'decimal',
        'A taxa de doença coronariana fatal ou infarto não fatal em 6 anos com clortalidona foi de 1,15% [1]',
      ],
      [
        'direction',
        'Morte coronariana ou infarto não fatal foi menos comum com clortalidona (11,5% em 6 anos) do que com anlodipino (11,3%) ou lisinopril (11,4%) [1]',
      ],
    ],
  ],
  [
    'DAPA-HF.pt',
    [
      'Menos piora da insuficiência cardíaca ou morte cardiovascular: foi o que a dapagliflozina proporcionou, frente ao placebo, aos pacientes com fração de ejeção reduzida [1]',
      'Para piora da IC ou morte cardiovascular, a dapagliflozina obteve HR de 0,74, com IC 95% de 0,65 a 0,85 [1]',
    ],
    [
      [
        'bounds',
        'O HR da dapagliflozina para piora da IC ou morte cardiovascular foi 0,74 (IC 95% 0,65–0,95) [1]',
      ],
      [
        'direction',
        'Na ICFEr, o placebo resguardou mais do que a dapagliflozina contra a piora da insuficiência cardíaca ou a morte cardiovascular [1]',
      ],
      [
        'direction',
        'Dapagliflozina e placebo se igualaram na piora da insuficiência cardíaca ou morte cardiovascular entre pacientes com fração de ejeção reduzida [1]',
      ],
      [
        'negation',
        'Na ICFEr, a dapagliflozina não fez cair a piora da insuficiência cardíaca ou a morte cardiovascular [1]',
      ],
    ],
  ],
  [
    'DAPA-HF.prose',
    [
      'Dos alocados para placebo, 21,2% tiveram piora da insuficiência cardíaca ou morte cardiovascular, ante 16,3% dos alocados para dapagliflozina [1]',
      'Foram estudados 4.744 pacientes com insuficiência cardíaca e fração de ejeção reduzida [1]',
      'Sob dapagliflozina, pacientes com ICFEr sofreram menos agravamento da insuficiência cardíaca ou morte cardiovascular do que sob placebo (16,3% contra 21,2%) [1]',
    ],
    [
      [
        'digit',
        'Piora da insuficiência cardíaca ou morte cardiovascular coube a 18,3% do grupo dapagliflozina e a 21,2% do grupo placebo [1]',
      ],
      [
        'direction',
        'A dapagliflozina elevou a piora da insuficiência cardíaca ou a morte cardiovascular (HR 0,74; IC 95% 0,65–0,85) [1]',
      ],
    ],
  ],
  [
    'DAPA-HF.en',
    [
      'O desfecho de piora da IC ou morte CV baixou de 21,2% para 16,3% com a dapagliflozina (HR 0,74; 0,65–0,85) [1]',
    ],
    [['direction', 'Com a dapagliflozina, piora da IC ou morte CV subiu de 16,3% para 21,2% [1]']],
  ],
  [
    'RALES.pt',
    [
      'Somada ao tratamento, a espironolactona fez cair a mortalidade na insuficiência cardíaca grave com fração de ejeção reduzida, tendo o placebo como comparador [1]',
      'Pacientes com IC grave e fração de ejeção reduzida morreram menos quando a espironolactona, e não o placebo, foi acrescentada ao tratamento [1]',
      'Na IC grave com fração de ejeção reduzida, o grupo placebo teve mortalidade superior à do grupo que recebeu espironolactona [1]',
    ],
    [
      [
        'direction',
        'Acrescentada ao tratamento da IC grave com fração de ejeção reduzida, a espironolactona fez morrer mais do que o placebo [1]',
      ],
      [
        'negation',
        'A espironolactona não conseguiu baixar a mortalidade da insuficiência cardíaca grave com fração de ejeção reduzida [1]',
      ],
    ],
  ],
  [
    'RALES.en',
    [
      'Houve 35% de óbitos com espironolactona e 46% no grupo comparador (RR 0,70; 0,60–0,82) [1]',
      'Na insuficiência cardíaca grave, o risco relativo de óbito com espironolactona ficou em 0,70 (de 0,60 a 0,82) [1]',
      'Em 1.663 pacientes com insuficiência cardíaca grave, os óbitos recuaram de 46% a 35% com a espironolactona [1]',
    ],
    [
      [
        'digit',
        'O RR de óbito com espironolactona, na insuficiência cardíaca grave, foi de 0,76 (0,60–0,82) [1]',
      ],
      [
        'direction',
        'Na insuficiência cardíaca grave, a espironolactona trouxe excesso de óbitos (RR 0,70; 0,60–0,82) [1]',
      ],
      [
        'direction',
        'Entre 1.663 pacientes com IC grave, morreram 46% dos que usaram espironolactona e 35% dos controles [1]',
      ],
    ],
  ],
  [
    'FOURIER.pt',
    [
      'Com doença aterosclerótica e já em estatina, quem recebeu evolocumabe apresentou menos o desfecho cardiovascular composto do que quem recebeu placebo [1]',
      'O evolocumabe deixou o desfecho cardiovascular composto com HR de 0,85 (IC 95%: 0,79 a 0,92) perante o placebo [1]',
      'Juntar evolocumabe à estatina compensou, na doença cardiovascular aterosclerótica: o desfecho cardiovascular composto foi mais raro que com placebo [1]',
    ],
    [
      [
        'bounds',
        'Com evolocumabe, o desfecho cardiovascular composto teve HR 0,85, e o intervalo foi de 0,72 a 0,92 [1]',
      ],
      [
        'direction',
        'O evolocumabe, somado à estatina, piorou o desfecho cardiovascular composto na doença aterosclerótica em relação ao placebo [1]',
      ],
      [
        'direction',
        'Frente ao placebo, o evolocumabe foi indiferente para o desfecho cardiovascular composto em pacientes com aterosclerose em uso de estatina [1]',
      ],
      [
        'negation',
        'O evolocumabe não se mostrou capaz de diminuir o desfecho cardiovascular composto frente ao placebo [1]',
      ],
    ],
  ],
  [
    'FOURIER.en',
    [
      'O composto primário acometeu 9,8% dos tratados com evolocumabe e 11,3% dos controles [1]',
      'O estudo do evolocumabe contou com 27.564 participantes [1]',
      'Sem o evolocumabe, o composto primário chegou a 11,3%; com ele, não passou de 9,8% [1]',
    ],
    [
      ['digit', 'O evolocumabe foi avaliado em 25.764 pacientes, com HR de 0,85 no composto primário [1]'],
      ['decimal', 'O composto primário coube a 0,98% do grupo evolocumabe, contra 11,3% [1]'],
      [
        'direction',
        'O composto primário foi mais frequente com evolocumabe (9,8%) do que no comparador (11,3%) [1]',
      ],
    ],
  ],
  [
    'ARISTOTLE.pt',
    [
      'Na fibrilação atrial, o AVC ou a embolia sistêmica foi menos comum sob apixabana do que sob varfarina [1]',
      'Quem tomou varfarina por fibrilação atrial teve mais AVC ou embolia sistêmica do que quem tomou apixabana [1]',
    ],
    [
      [
        'direction',
        'Na fibrilação atrial, a varfarina preveniu mais AVC ou embolia sistêmica do que a apixabana [1]',
      ],
    ],
  ],
  [
    'ARISTOTLE.prose',
    [
      'A apixabana fez sangrar menos do que a varfarina, no que toca ao sangramento maior (HR 0,69; IC 95% 0,60–0,80) [1]',
      'Também a morte por qualquer causa diminuiu com a apixabana (HR 0,89; IC 95% de 0,80 a 0,998) [1]',
      'Em vez da varfarina, a apixabana livrou pacientes com fibrilação atrial de parte dos AVC ou embolias sistêmicas, dos sangramentos maiores e das mortes por qualquer causa [1]',
    ],
    [
      [
        'bounds',
        'No que se refere à morte por qualquer causa, a apixabana teve HR de 0,89 (IC 95% de 0,80 a 0,98) [1]',
      ],
      [
        'direction',
        'Sangrou-se mais com a apixabana do que com a varfarina, considerado o sangramento maior (HR 0,69; IC 95% 0,60–0,80) [1]',
      ],
      ['direction', 'A mortalidade por qualquer causa foi mais alta com apixabana do que com varfarina [1]'],
      ['negation', 'Trocada a varfarina pela apixabana, não se viu queda da morte por qualquer causa [1]'],
    ],
  ],
  [
    'ARISTOTLE.en',
    ['O limite superior do intervalo do HR de morte, 0,998, quase tocou a unidade [1]'],
    [
      [
        'direction',
        'A apixabana agravou o risco de AVC ou embolia sistêmica, com HR de 0,79 (0,66–0,95) [1]',
      ],
    ],
  ],
  [
    'ISIS-2.pt',
    [
      'Cada um por si, o AAS e a estreptoquinase baixaram a mortalidade vascular em 5 semanas na suspeita de infarto agudo [1]',
      'Juntos, AAS e estreptoquinase foram além do que cada um alcançou sozinho contra a morte vascular em 5 semanas [1]',
      'A chance de morte vascular em 5 semanas ficou 42% menor com a associação de AAS e estreptoquinase [1]',
    ],
    [
      [
        'digit',
        'AAS e estreptoquinase, em conjunto, tornaram a chance de morte vascular em 5 semanas 24% menor [1]',
      ],
      [
        'direction',
        'A combinação de AAS e estreptoquinase rendeu menos do que cada fármaco isolado contra a morte vascular em 5 semanas [1]',
      ],
      [
        'direction',
        'Na suspeita de infarto, AAS e estreptoquinase, cada um por si, pioraram a mortalidade vascular em 5 semanas [1]',
      ],
      [
        'negation',
        'A associação de AAS e estreptoquinase nada somou ao efeito de cada um sobre a mortalidade vascular em 5 semanas [1]',
      ],
    ],
  ],
  [
    'ISIS-2.en',
    [
      'Em 5 semanas, a morte vascular alcançou 11,8% sem o AAS e 9,4% com ele [1]',
      'A estreptoquinase cortou em 25% a chance de morte vascular em 5 semanas (9,2% contra 12,0%) [1]',
      'Com os dois fármacos, houve 8,0% de mortes vasculares em 5 semanas, ante 13,2% [1]',
    ],
    [
      ['unit', 'O AAS manteve a morte vascular em 9,4%, contra 11,8%, em 5 meses de seguimento [1]'],
      ['direction', 'O AAS acresceu em 23% a chance de morte vascular em 5 semanas (9,4% contra 11,8%) [1]'],
      ['direction', 'A estreptoquinase fez a morte vascular em 5 semanas passar de 9,2% para 12,0% [1]'],
    ],
  ],
  [
    'LEADER.pt',
    [
      'No diabetes tipo 2 de alto risco cardiovascular, usar liraglutida significou menos eventos cardiovasculares maiores do que usar placebo [1]',
      'Os eventos cardiovasculares maiores tiveram HR de 0,87 a favor da liraglutida (IC 95% 0,78–0,97) [1]',
      'Eventos cardiovasculares maiores foram mais numerosos nos que receberam placebo do que nos tratados com liraglutida [1]',
    ],
    [
      [
        'bounds',
        'A liraglutida teve HR de 0,87 para eventos cardiovasculares maiores (IC 95% 0,87–0,97) [1]',
      ],
      [
        'direction',
        'Em diabéticos tipo 2 de alto risco cardiovascular, a liraglutida precipitou mais eventos cardiovasculares maiores que o placebo [1]',
      ],
    ],
  ],
  [
    'LEADER.en',
    [
      'MACE: 13,0% com liraglutida, 14,9% no comparador [1]',
      'A morte cardiovascular também recuou com a liraglutida (HR 0,78; 0,66 a 0,93) [1]',
    ],
    [
      ['digit', 'MACE atingiu 13,0% dos que usaram liraglutida e 14,4% do comparador [1]'],
      ['direction', 'A morte cardiovascular ficou mais comum com a liraglutida (HR 0,78; 0,66–0,93) [1]'],
      ['direction', 'MACE foi de 14,9% com a liraglutida e de 13,0% no comparador [1]'],
      ['negation', 'A liraglutida não diminuiu a morte cardiovascular (HR 0,78; 0,66–0,93) [1]'],
    ],
  ],
  [
    'SURPASS-2.pt',
    [
      'A tirzepatida superou a semaglutida 1 mg na queda da hemoglobina glicada em 40 semanas [1]',
      'Em 40 semanas, a semaglutida 1 mg derrubou a hemoglobina glicada menos do que a tirzepatida [1]',
    ],
    [
      [
        'unit',
        'Tirzepatida nas doses de 5, 10 e 15 g levou a HbA1c a variar −2,01, −2,24 e −2,30 pontos percentuais [1]',
      ],
      [
        'direction',
        'Em 40 semanas, a semaglutida 1 mg levou a melhor sobre a tirzepatida na queda da hemoglobina glicada [1]',
      ],
      [
        'direction',
        'Tirzepatida e semaglutida 1 mg tiveram o mesmo efeito sobre a hemoglobina glicada em 40 semanas [1]',
      ],
      [
        'negation',
        'Em 40 semanas, a tirzepatida não baixou a hemoglobina glicada mais do que a semaglutida 1 mg [1]',
      ],
    ],
  ],
  [
    'SURPASS-2.prose',
    [
      'Com 15 mg de tirzepatida, a hemoglobina glicada cedeu 2,30 pontos percentuais; com 1 mg de semaglutida, 1,86 [1]',
      'As variações da HbA1c com 5, 10 e 15 mg de tirzepatida foram, pela ordem, de −2,01, −2,24 e −2,30 pontos percentuais [1]',
    ],
    [
      [
        'decimal',
        'Os 10 mg de tirzepatida renderam queda de 22,4 pontos percentuais na hemoglobina glicada em 40 semanas [1]',
      ],
      [
        'direction',
        'A hemoglobina glicada subiu 2,30 pontos percentuais com 15 mg de tirzepatida em 40 semanas [1]',
      ],
    ],
  ],
  [
    'SURPASS-2.en',
    [
      'Ao cabo de 40 semanas, a semaglutida 1 mg havia feito a HbA1c variar −1,86 ponto [1]',
      'Mesmo na menor dose (5 mg: −2,01), a tirzepatida foi além da semaglutida 1 mg (−1,86) na HbA1c [1]',
    ],
    [
      ['digit', 'Com 1 mg de semaglutida, a HbA1c cedeu 1,68 ponto em 40 semanas [1]'],
      [
        'direction',
        'A tirzepatida 5 mg (−2,01) ficou atrás da semaglutida 1 mg (−1,86) na queda da HbA1c [1]',
      ],
    ],
  ],
  [
    'DAPA-CKD.pt',
    [
      'Com ou sem diabetes tipo 2, pacientes com DRC lucraram com a dapagliflozina: o composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular rareou frente ao placebo [1]',
      'O desfecho renal composto ou morte cardiovascular saiu com HR 0,61 e intervalo de 95% de 0,51 a 0,72 [1]',
      'O estudo da dapagliflozina na DRC abarcou tanto quem tinha quanto quem não tinha diabetes tipo 2 [1]',
    ],
    [
      [
        'direction',
        'Na DRC, a dapagliflozina acelerou a chegada ao composto de queda sustentada da função renal, doença renal terminal ou morte renal ou cardiovascular [1]',
      ],
      [
        'direction',
        'Quem recebeu placebo teve menor ocorrência do desfecho renal composto ou morte cardiovascular do que quem recebeu dapagliflozina [1]',
      ],
      [
        'negation',
        'O benefício renal da dapagliflozina foi visto em pacientes com DRC, nenhum deles com diabetes tipo 2 [1]',
      ],
    ],
  ],
  [
    'DAPA-CKD.en',
    [
      'Perda de TFGe de 50% ou mais, doença renal terminal ou morte renal ou cardiovascular alcançou 9,2% com dapagliflozina e 14,5% sem ela [1]',
      'Para contar no desfecho, a queda da TFGe tinha de ser de ao menos 50% [1]',
    ],
    [
      [
        'digit',
        'Com dapagliflozina, o composto renal ou de morte CV ficou em 9,2%, contra 14,5%, e o HR foi de 0,67 (0,51–0,72) [1]',
      ],
      ['comparator', 'Entrava no composto a queda da TFGe inferior a 50% [1]'],
      [
        'direction',
        'O composto renal ou de morte CV atingiu 14,5% com dapagliflozina e 9,2% no comparador [1]',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.pt',
    [
      'Sob finerenona, o composto de falência renal, queda sustentada da função renal ou morte renal surgiu menos do que sob placebo na DRC do diabetes tipo 2 [1]',
      'O preço da finerenona foi hiperpotassemia mais frequente [1]',
      'A finerenona diminuiu o desfecho renal composto (HR 0,82; IC 95% 0,73–0,93). Em contrapartida, a hiperpotassemia foi mais frequente com ela do que sem ela [1]',
    ],
    [
      ['direction', 'A hiperpotassemia foi mais rara com a finerenona [1]'],
      [
        'direction',
        'Mais desfechos renais compostos couberam à finerenona do que ao placebo (HR 0,82; IC 95% 0,73–0,93) [1]',
      ],
      [
        'direction',
        'Na DRC do diabetes tipo 2, a finerenona desprotegeu os rins: mais falência renal, queda sustentada da função renal ou morte renal do que com placebo [1]',
      ],
      ['negation', 'Com a finerenona, não houve aumento da hiperpotassemia [1]'],
    ],
  ],
  [
    'FIDELIO-DKD.en',
    [
      'Na análise de 5.674 pacientes, falência renal, queda da TFGe de pelo menos 40% ou morte renal sobreveio em 17,8% com finerenona e em 21,1% no comparador [1]',
      'A finerenona trouxe o desfecho renal de 21,1% a 17,8% (HR 0,82; 0,73–0,93) [1]',
    ],
    [
      [
        'digit',
        'A análise abrangeu 5.764 pacientes, e o desfecho renal coube a 17,8% do grupo finerenona [1]',
      ],
      [
        'comparator',
        'Falência renal, queda da TFGe ≤ 40% ou morte renal ocorreu em 17,8% com finerenona e em 21,1% no comparador [1]',
      ],
      ['direction', 'A finerenona engrossou o desfecho renal, que foi de 17,8% para 21,1% [1]'],
    ],
  ],
  [
    'SELECT.pt',
    [
      'Para quem tinha sobrepeso ou obesidade e doença cardiovascular, mas não diabetes, a semaglutida evitou eventos cardiovasculares maiores em relação ao placebo [1]',
      'A semaglutida, comparada ao placebo, mostrou-se protetora contra eventos cardiovasculares maiores (HR 0,80; IC 95% 0,72–0,90) [1]',
      'Não tinham diabetes as pessoas com sobrepeso ou obesidade e doença cardiovascular em que a semaglutida diminuiu os eventos cardiovasculares maiores [1]',
    ],
    [
      [
        'direction',
        'A semaglutida, em pessoas com sobrepeso ou obesidade e doença cardiovascular, ocasionou mais eventos cardiovasculares maiores do que o placebo [1]',
      ],
      [
        'direction',
        'O risco de eventos cardiovasculares maiores cresceu com a semaglutida (HR 0,80; IC 95% 0,72–0,90) [1]',
      ],
      [
        'negation',
        'A semaglutida evitou eventos cardiovasculares maiores em pessoas com sobrepeso ou obesidade, doença cardiovascular e diabetes [1]',
      ],
    ],
  ],
  [
    'SELECT.en',
    [
      'Entre 17.604 participantes, 6,5% dos que usaram semaglutida e 8,0% dos controles apresentaram MACE [1]',
      'O HR de MACE com semaglutida situou-se em 0,80, com intervalo de 0,72 a 0,90 [1]',
    ],
    [['direction', 'MACE acometeu 8,0% dos que usaram semaglutida e 6,5% dos controles [1]']],
  ],
  [
    'TICH-2.pt',
    [
      'Dar ácido tranexâmico na hemorragia intracerebral aguda não rendeu ganho funcional significativo em 90 dias [1]',
      'Na hemorragia intracerebral aguda, tranexâmico e placebo deixaram os pacientes em estado funcional sem diferença significativa aos 90 dias [1]',
    ],
    [
      ['bounds', 'A OR ajustada do estado funcional em 90 dias foi 0,88 (IC 95% 0,76–1,30) [1]'],
      [
        'direction',
        'Na hemorragia intracerebral aguda, o estado funcional em 90 dias foi significativamente melhor com ácido tranexâmico do que com placebo [1]',
      ],
      [
        'negation',
        'O ácido tranexâmico melhorou de modo significativo o estado funcional em 90 dias na hemorragia intracerebral aguda [1]',
      ],
    ],
  ],
  [
    'TICH-2.en',
    [
      'Resultado neutro: o mRS do dia 90 teve OR ajustada de 0,88 (0,76–1,03; p = 0,11) [1]',
      'Em 2.325 pacientes com hemorragia intracerebral, o efeito do ácido tranexâmico sobre o mRS do dia 90 não alcançou significância (p = 0,11) [1]',
    ],
    [
      ['decimal', 'O mRS do dia 90 teve OR ajustada de 0,88, com p = 0,011 [1]'],
      [
        'direction',
        'O ácido tranexâmico alterou significativamente o mRS do dia 90 (OR ajustada 0,88; 0,76–1,03; p = 0,11) [1]',
      ],
    ],
  ],
  [
    'WOMAN.pt',
    [
      'Menos mulheres com hemorragia pós-parto morreram de sangramento com ácido tranexâmico do que com placebo, embora o desfecho primário composto não tenha sido atingido [1]',
      'No placebo, a morte por sangramento no pós-parto foi mais frequente do que no grupo do ácido tranexâmico (RR do tranexâmico 0,81; IC 95% 0,65–1,00) [1]',
    ],
    [
      [
        'direction',
        'Mulheres com hemorragia pós-parto morreram mais de sangramento sob ácido tranexâmico do que sob placebo [1]',
      ],
      [
        'negation',
        'O ácido tranexâmico diminuiu a morte por sangramento no pós-parto, e o desfecho primário composto foi alcançado [1]',
      ],
    ],
  ],
  [
    'WOMAN.prose',
    [
      'Quando dado nas primeiras 3 h após o parto, o ácido tranexâmico deixou a morte por sangramento em 1,2%, ante 1,7% (RR 0,69) [1]',
      'O ácido tranexâmico conteve a morte por sangramento. O composto que servia de desfecho primário, contudo, ficou por alcançar [1]',
      'O efeito do tranexâmico sobre a morte por sangramento foi mais marcado nas tratadas em até 3 h do parto [1]',
    ],
    [
      [
        'decimal',
        'Por sangramento, morreram 15% das mulheres que receberam tranexâmico e 19% das que receberam placebo [1]',
      ],
      ['unit', 'Nas mulheres tratadas em até 3 dias do parto, 1,2% morreram de sangramento, ante 1,7% [1]'],
      [
        'comparator',
        'O RR de 0,69 para morte por sangramento veio das mulheres tratadas mais de 3 h após o parto [1]',
      ],
      [
        'direction',
        'Dado em até 3 h do parto, o ácido tranexâmico elevou a morte por sangramento (1,2% contra 1,7%) [1]',
      ],
    ],
  ],
  [
    'WOMAN.en',
    ['Mortes por sangramento: 1,5% contra 1,9% (RR 0,81; 0,65–1,00), em 20.060 mulheres [1]'],
    [['direction', 'Foram 1,9% as mortes por sangramento com o tranexâmico e 1,5% as do comparador [1]']],
  ],
  [
    'RECOVERY.pt',
    [
      'Internados com covid-19 morreram menos em 28 dias com dexametasona do que com o cuidado habitual [1]',
      'O proveito da dexametasona recaiu sobretudo em quem recebia oxigênio ou ventilação mecânica [1]',
    ],
    [
      [
        'unit',
        'Houve menos mortes em 28 semanas com dexametasona que com o cuidado habitual nos internados por covid-19 [1]',
      ],
      [
        'direction',
        'O cuidado habitual salvou mais do que a dexametasona, em 28 dias, entre internados por covid-19 [1]',
      ],
      [
        'direction',
        'Entre hospitalizados com covid-19, a mortalidade em 28 dias foi pior com dexametasona do que com o cuidado habitual [1]',
      ],
      [
        'negation',
        'O benefício da dexametasona não se concentrou em quem recebia oxigênio ou ventilação mecânica [1]',
      ],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'Sob ventilação mecânica invasiva, a mortalidade desceu a 29,3% com dexametasona, contra 41,4% com o cuidado habitual [1]',
      'No braço do cuidado habitual, 25,7% faleceram em 28 dias; no da dexametasona, 22,9% [1]',
    ],
    [
      [
        'direction',
        'Nos pacientes em ventilação mecânica invasiva, a dexametasona foi mais letal que o cuidado habitual (29,3% contra 41,4%) [1]',
      ],
    ],
  ],
  [
    'RECOVERY.en',
    [
      'A razão de taxas de morte em 28 dias foi 0,83 (0,75 a 0,93), tendo participado 6.425 pacientes [1]',
      'Entre os ventilados, a dexametasona levou os óbitos de 41,4% para 29,3% [1]',
    ],
    [
      ['digit', 'Nos ventilados, morreram 29,3% com dexametasona e 44,1% sem ela [1]'],
      [
        'direction',
        'A dexametasona fez crescer a mortalidade de 28 dias (razão de taxas 0,83; 0,75–0,93) [1]',
      ],
    ],
  ],
  [
    'ARMA.pt',
    [
      'Na SDRA, ventilar com 6 mL/kg em lugar de 12 mL/kg salvou vidas (31,0% de mortes contra 39,8%) [1]',
      'O volume corrente de 12 mL/kg resultou em mais mortes que o de 6 mL/kg na síndrome do desconforto respiratório agudo [1]',
      'Na SDRA, a vantagem de mortalidade do volume corrente de 6 mL/kg veio com p de 0,007 [1]',
    ],
    [
      [
        'digit',
        'Com volume corrente de 12 mL/kg, a mortalidade na SDRA foi de 38,9%, frente a 31,0% com 6 mL/kg [1]',
      ],
      [
        'direction',
        'Na SDRA, o volume corrente de 12 mL/kg foi o que menos mortes trouxe, em comparação com o de 6 mL/kg [1]',
      ],
    ],
  ],
  [
    'ARMA.prose',
    [
      'Os 861 pacientes com SDRA foram ventilados com volume corrente de 6 ou de 12 mL/kg [1]',
      'Volume corrente menor, mortalidade menor: foi o que se viu na SDRA (P = 0,007) [1]',
    ],
    [
      ['unit', 'A mortalidade da SDRA foi menor com volume corrente de 6 L/kg do que de 12 L/kg [1]'],
      [
        'direction',
        'Quem foi ventilado com volumes correntes mais baixos morreu mais (31,0% contra 39,8%; P = 0,007) [1]',
      ],
      [
        'negation',
        'Ventilar a SDRA com volumes correntes mais baixos não diminuiu a mortalidade (31,0% contra 39,8%) [1]',
      ],
    ],
  ],
  [
    'ARMA.en',
    ['Com 12 mL/kg, morreram 39,8%; com 6 mL/kg, 31,0% (p = 0,007) [1]'],
    [['direction', 'Com 6 mL/kg morreram 39,8%, e com 12 mL/kg, 31,0% [1]']],
  ],
  [
    'ART.pt',
    [
      'Recrutar os alvéolos e titular a PEEP mostrou-se prejudicial na SDRA moderada a grave, com mais mortes em 28 dias do que a PEEP baixa [1]',
      'A intervenção testada no ART fez mal aos pacientes [1]',
    ],
    [
      [
        'direction',
        'Recrutamento alveolar com PEEP titulada trouxe sobrevida maior em 28 dias do que a PEEP baixa na SDRA moderada a grave [1]',
      ],
      [
        'direction',
        'Na SDRA moderada a grave, a PEEP baixa saiu perdendo: mais mortes em 28 dias do que com recrutamento e PEEP titulada [1]',
      ],
      ['negation', 'A intervenção do ART não trouxe dano aos pacientes com SDRA moderada a grave [1]'],
    ],
  ],
  [
    'ART.prose',
    [
      'Aos 28 dias, haviam morrido 49,3% dos pacientes com PEEP baixa e 55,3% dos submetidos a recrutamento e PEEP titulada [1]',
      'A PEEP baixa foi a opção menos letal em 28 dias na SDRA moderada a grave (49,3% contra 55,3%) [1]',
    ],
    [
      [
        'digit',
        'Com recrutamento e PEEP titulada, 53,3% dos pacientes haviam morrido aos 28 dias, contra 49,3% com PEEP baixa [1]',
      ],
      [
        'direction',
        'A mortalidade em 28 dias encolheu com recrutamento e PEEP titulada (55,3% contra 49,3% com PEEP baixa) [1]',
      ],
    ],
  ],
  [
    'ART.en',
    ['De liderança brasileira, o estudo apontou dano, com HR de 1,20 (1,01–1,42) para morte em 28 dias [1]'],
    [
      ['bounds', 'A morte em 28 dias teve HR de 1,20, com intervalo de 1,10 a 1,42 [1]'],
      [
        'direction',
        'Liderado no Brasil, o estudo constatou benefício, com HR de 1,20 (1,01–1,42) para morte em 28 dias [1]',
      ],
    ],
  ],
  [
    'BaSICS.pt',
    [
      'Substituir a salina por solução balanceada não baixou a mortalidade em 90 dias nos pacientes críticos das UTIs brasileiras [1]',
      'Nos doentes críticos de UTIs brasileiras, faltou à solução balanceada superioridade sobre a salina na mortalidade de 90 dias [1]',
    ],
    [
      [
        'unit',
        'Em 90 horas, a solução balanceada não se traduziu em menor mortalidade que a salina nas UTIs brasileiras [1]',
      ],
      [
        'direction',
        'Nas UTIs brasileiras, a solução balanceada superou a salina, com menos mortes em 90 dias [1]',
      ],
    ],
  ],
  [
    'BaSICS.prose',
    [
      'A distância entre 26,4% e 27,2% de mortes em 90 dias não teve significância estatística [1]',
      'O HR ajustado da solução balanceada frente à salina a 0,9% ficou em 0,97 (IC 95% de 0,90 a 1,05) [1]',
    ],
    [
      ['decimal', 'A solução balanceada foi confrontada com salina a 9% em 75 UTIs do Brasil [1]'],
      [
        'direction',
        'A mortalidade em 90 dias foi significativamente menor com a solução balanceada (26,4%) do que com a salina a 0,9% (27,2%) [1]',
      ],
      ['negation', 'A diferença entre 26,4% e 27,2% de mortes em 90 dias foi significativa [1]'],
    ],
  ],
  [
    'BaSICS.en',
    [
      'Em 75 UTIs do Brasil, faleceram em 90 dias 26,4% com a solução balanceada e 27,2% com a salina a 0,9% [1]',
    ],
    [['digit', 'As 57 UTIs brasileiras do estudo registraram 26,4% e 27,2% de mortes em 90 dias [1]']],
  ],
  [
    'START.pt',
    [
      'Começar logo a terapia antirretroviral, sem adiá-la, poupou pessoas assintomáticas com HIV e CD4 alto de eventos graves, ligados ou não à aids [1]',
      'Adiar os antirretrovirais custou mais eventos graves, relacionados ou não à aids, do que iniciá-los de pronto em assintomáticos com CD4 alto [1]',
    ],
    [
      [
        'direction',
        'Em assintomáticos com HIV e CD4 alto, adiar a terapia antirretroviral preveniu mais eventos graves do que começá-la de imediato [1]',
      ],
      [
        'negation',
        'Entre assintomáticos com CD4 alto, o início imediato dos antirretrovirais não poupou de eventos graves, relacionados ou não à aids [1]',
      ],
    ],
  ],
  [
    'START.en',
    [
      'O início precoce da terapia antirretroviral manteve o desfecho primário em 1,8%, ante 4,1% no comparador (HR 0,43; 0,30–0,62) [1]',
      'Foram 4.685 os participantes com infecção assintomática pelo HIV [1]',
    ],
    [
      ['decimal', 'Com o início precoce dos antirretrovirais, o HR do desfecho primário foi de 4,3 [1]'],
      [
        'direction',
        'O início precoce dos antirretrovirais exacerbou o desfecho primário (1,8% contra 4,1%; HR 0,43) [1]',
      ],
    ],
  ],
  [
    'Butantan-DV.pt',
    [
      'Uma só dose da Butantan-DV ofereceu proteção contra a dengue sintomática por 2 anos a crianças e adultos no Brasil [1]',
      'Ao longo de 2 anos, a eficácia contra a dengue sintomática alcançou 79,6% (IC 95%: 70,0 a 86,3) [1]',
    ],
    [
      [
        'unit',
        'Com dose única, a Butantan-DV resguardou crianças e adultos da dengue sintomática durante 2 meses [1]',
      ],
      [
        'negation',
        'A dose única da Butantan-DV não chegou a prevenir a dengue sintomática ao longo de 2 anos [1]',
      ],
    ],
  ],
  [
    'Butantan-DV.prose',
    [
      'Quem já havia tido contato com a dengue ficou mais protegido (89,2%) do que quem nunca o tivera (73,6%) [1]',
      'Em 16.235 participantes, bastou uma dose para chegar a 79,6% de eficácia contra a dengue sintomática em 2 anos [1]',
    ],
    [
      ['direction', 'A proteção foi menor nos soropositivos (89,2%) do que nos soronegativos (73,6%) [1]'],
      [
        'direction',
        'Quem nunca havia sido exposto à dengue obteve da vacina mais eficácia do que quem já havia sido [1]',
      ],
    ],
  ],
  [
    'Butantan-DV.en',
    ['Nos soronegativos a eficácia em 2 anos foi de 73,6%, e nos soropositivos, de 89,2% [1]'],
    [['digit', 'Passados 2 anos, a dose única exibia eficácia de 76,9% (70,0–86,3) [1]']],
  ],
  [
    'MS Dengue 2024.pt',
    [
      'Havendo suspeita de dengue, salicilatos e anti-inflamatórios não esteroides devem ficar de fora [1]',
      'Nos grupos C e D, o cristaloide venoso é imediato e corre mais depressa no grupo D [1]',
      'Sinais de alarme, sinais de gravidade e condições de risco repartem os pacientes com dengue entre os grupos A, B, C e D [1]',
      'Hidratar é o alicerce do tratamento da dengue [1]',
    ],
    [
      ['direction', 'O cristaloide venoso corre mais devagar no grupo D do que no grupo C [1]'],
      [
        'negation',
        'Na suspeita de dengue, salicilatos e anti-inflamatórios não esteroides podem ser usados [1]',
      ],
      ['negation', 'Os grupos C e D não precisam de reposição venosa imediata com cristaloide [1]'],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'Ao paciente do grupo C cabem, já na primeira hora, 10 mL/kg de cristaloide [1]',
      'No grupo D, os 20 mL/kg devem correr em não mais de 20 minutos [1]',
    ],
    [
      ['unit', 'O grupo D deve receber 20 mL/kg em até 20 horas [1]'],
      ['comparator', 'No grupo D, a infusão dos 20 mL/kg leva pelo menos 20 minutos [1]'],
    ],
  ],
  ['MS Dengue 2024.en', ['- Grupo C: 10 mL/kg na primeira hora; grupo D: 20 mL/kg em até 20 min [1]'], []],
  [
    'DAPA-HF.pt + DAPA-CKD.pt',
    [],
    [
      [
        'wrong-reference',
        'Na insuficiência cardíaca com fração de ejeção reduzida, a dapagliflozina obteve HR de 0,61 (IC 95% 0,51–0,72) para piora da IC ou morte cardiovascular [1]',
      ],
    ],
  ],
  [
    'LEADER.pt + SELECT.pt',
    [],
    [
      [
        'wrong-reference',
        'A liraglutida teve HR de 0,80 (IC 95% 0,72–0,90) para eventos cardiovasculares maiores no diabetes tipo 2 de alto risco [1]',
      ],
    ],
  ],
  [
    'RECOVERY.prose + ARMA.prose',
    [],
    [
      [
        'wrong-reference',
        'Na SDRA, morreram 31,0% dos ventilados com 6 mL/kg e 39,8% dos ventilados com 12 mL/kg [1]',
      ],
    ],
  ],
  [
    'ART.prose + BaSICS.prose',
    [],
    [
      [
        'wrong-reference',
        'Dos pacientes com SDRA submetidos a recrutamento e PEEP titulada, 26,4% morreram em 28 dias [1]',
      ],
    ],
  ],
  [
    'WOMAN.pt + TICH-2.pt + START.pt',
    [],
    [
      [
        'wrong-reference',
        'Na hemorragia intracerebral aguda, o estado funcional em 90 dias teve OR ajustada de 0,88 (IC 95% 0,76–1,03) com o ácido tranexâmico [1]',
      ],
    ],
  ],
  [
    'FIDELIO-DKD.en + DAPA-CKD.en',
    [],
    [
      [
        'wrong-reference',
        'Com finerenona, falência renal, queda da TFGe ou morte renal coube a 9,2% dos pacientes, contra 14,5% no comparador [1]',
      ],
    ],
  ],
  [
    'SSC 2021.prose + MS Dengue 2024.prose',
    [],
    [
      [
        'wrong-reference',
        'No grupo C da dengue, a reposição imediata é de 10 mL/kg de cristaloide na primeira hora [1]',
      ],
    ],
  ],
  [
    'FOURIER.pt + ARISTOTLE.pt + RALES.pt',
    [],
    [
      [
        'wrong-reference',
        'Na fibrilação atrial, a apixabana obteve, frente à varfarina, HR de 0,79 (IC 95% 0,66–0,95) para AVC ou embolia sistêmica [1]',
      ],
    ],
  ],
];

export const evenPassagesOtherwise: HandCase[] = casesOf(groups);
