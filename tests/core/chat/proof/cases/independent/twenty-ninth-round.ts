import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The thirteenth examiner's cases. They were scored three times while held out, and then opened. */
const groups: CaseGroup[] = [
  [
    '"Velarozin in heart failure with preserved ejection fraction: the CALDERA trial ‖ We randomly assigned 4,182 adults with heart failure and an ejection fraction of at least 45% to velarozin 20 mg once daily or placebo. Over a median of 27 months, a primary-outcome event (cardiovascular death or first heart-failure hospitalization) occurred in 318 of 2,093 patients (15.2%) in the velarozin group and in 391 of 2,089 (18.7%) in the placebo group (hazard ratio, 0.79; 95% CI, 0.68 to 0.92). Death from any cause did not differ significantly between the groups (hazard ratio, 0.96; 95% CI, 0.82 to 1.12). Symptomatic hypotension was more frequent with velarozin (6.1% vs. 4.0%)." + "Diretriz de insuficiência cardíaca: recomendações resumidas ‖ Recomenda-se espironolactona 25 mg/dia para pacientes com fração de ejeção ≤ 40% que permanecem sintomáticos (classe I, nível A). Não iniciar se potássio sérico > 5,0 mEq/L. O potássio e a creatinina devem ser checados em 1 semana e em 4 semanas após o início. Anti-inflamatórios não esteroidais devem ser evitados."',
    [
      'Hipotensão sintomática foi menos comum com placebo (4,0%) do que com velarozin (6,1%) [1].',
      'A redução absoluta do desfecho primário foi de 3,5 pontos percentuais a favor de velarozin [1].',
      '- Dosar potássio e creatinina uma e quatro semanas depois de começar a espironolactona [2].',
    ],
    [
      ['unit', 'A mediana de seguimento foi de 27 semanas [1].'],
      [
        'wrong-reference',
        'A espironolactona 25 mg/dia é recomendada para pacientes sintomáticos com fração de ejeção ≤ 40% [1].',
      ],
      [
        'negation',
        'Os anti-inflamatórios não esteroidais podem ser usados sem restrição nesses pacientes [2].',
      ],
      ['arm', 'Hipotensão sintomática ocorreu em 6,1% do grupo placebo e em 4,0% do grupo velarozin [1].'],
    ],
  ],
  [
    '"Oral rehydration plus zinc in Andean children with acute diarrhoea: cluster trial ‖ In 38 villages, 1,264 children aged 6 to 59 months with acute watery diarrhoea received oral rehydration solution either alone or with zinc sulfate 20 mg/day for 10 days. Mean duration of diarrhoea was 3.1 days in the zinc villages and 4.0 days in the control villages (difference −0.9 days; 95% CI −1.3 to −0.5). Vomiting within 30 minutes of a dose was reported for 14% of children given zinc and 5% of controls. No deaths were recorded."',
    [
      'O zinco encurtou a diarreia em cerca de 0,9 dia em média [1].',
      'Nenhuma criança morreu durante o estudo [1].',
      'As crianças tinham entre 6 e 59 meses e apresentavam diarreia aquosa aguda [1].',
      'Vômito até 30 minutos após a dose foi relatado em 14% das crianças que tomaram zinco, contra 5% dos controles [1].',
      'O esquema estudado foi sulfato de zinco 20 mg por dia durante 10 dias, associado à solução de reidratação oral [1].',
    ],
    [
      ['digit', 'A duração média da diarreia foi de 3,7 dias nas comunidades que receberam zinco [1].'],
      ['direction', 'O zinco prolongou a duração da diarreia em relação à reidratação isolada [1].'],
      ['population', 'O estudo incluiu adolescentes de 12 a 17 anos com diarreia aguda [1].'],
    ],
  ],
  [
    '"Bula do profissional: Tazimeron comprimidos revestidos ‖ A dose inicial para adultos é de 5 mg uma vez ao dia, podendo ser aumentada para no máximo 15 mg/dia conforme resposta. Em insuficiência renal grave (depuração de creatinina < 30 mL/min), a dose não deve exceder 5 mg/dia. Não há necessidade de ajuste em insuficiência hepática leve. O uso concomitante com claritromicina é contraindicado por aumento da exposição ao tazimeron em cerca de 4 vezes. As reações adversas mais comuns (≥ 10%) foram cefaleia e tontura."',
    [
      'Em adultos, o tazimeron é iniciado com 5 mg uma vez ao dia e pode chegar a 15 mg/dia [1].',
      'Não associar tazimeron a claritromicina, pois a exposição ao primeiro aumenta aproximadamente quatro vezes [1].',
      'Pacientes com insuficiência hepática leve não precisam de ajuste de dose [1].',
      'Cefaleia e tontura estão entre os efeitos adversos mais frequentes [1].',
      '| Situação | Dose máxima |\n|---|---|\n| Depuração de creatinina < 30 mL/min | 5 mg/dia [1] |',
    ],
    [
      [
        'comparator',
        'A dose máxima de 5 mg/dia se aplica a pacientes com depuração de creatinina acima de 30 mL/min [1].',
      ],
      ['direction', 'A claritromicina reduz a exposição ao tazimeron [1].'],
      ['drug', 'O uso concomitante de tazimeron com azitromicina é contraindicado [1].'],
    ],
  ],
  [
    '"Accuracy of point-of-care lung ultrasound for community-acquired pneumonia in emergency departments ‖ Consecutive adults (n = 712) with suspected pneumonia underwent lung ultrasound before chest CT, the reference standard. Pneumonia was confirmed by CT in 301 (42%). Sensitivity of ultrasound was 91.7% (95% CI 88.0–94.6) and specificity 84.2% (80.3–87.6). Chest radiography had a sensitivity of 68.4% and a specificity of 86.9%. Median time to complete the ultrasound examination was 9 minutes." + "Procalcitonin-guided antibiotic duration: pooled analysis ‖ Nine randomized trials (3,406 patients with lower respiratory tract infection) were pooled. Procalcitonin guidance shortened antibiotic exposure by 2.4 days (95% CI 1.8 to 3.0). Thirty-day mortality was 5.2% with procalcitonin guidance and 5.6% with usual care, a non-significant difference. Certainty of evidence was moderate for antibiotic exposure and low for mortality."',
    [
      'Guiar a antibioticoterapia por procalcitonina reduziu a exposição a antibióticos em aproximadamente 2,4 dias [2].',
      'Não houve diferença significativa de mortalidade em 30 dias entre a estratégia guiada por procalcitonina e o cuidado habitual [2].',
      'A ultrassonografia é mais sensível que a radiografia para pneumonia [1] e a procalcitonina encurta o uso de antibióticos [2].',
    ],
    [
      ['unit', 'O exame ultrassonográfico levou em mediana 9 horas para ser concluído [1].'],
      ['outcome', 'A certeza da evidência foi moderada para mortalidade [2].'],
      [
        'number-of-another',
        'Na metanálise de procalcitonina foram incluídos 712 pacientes com infecção respiratória baixa [2].',
      ],
      ['wrong-reference', 'A procalcitonina não alterou significativamente a mortalidade em 30 dias [1].'],
      ['direction', 'A radiografia de tórax teve sensibilidade superior à da ultrassonografia [1].'],
    ],
  ],
  [
    '"Boletim epidemiológico: dengue na Região do Vale do Ipê, semanas 1 a 26 ‖ Foram notificados 48.317 casos prováveis, aumento de 62% em relação ao mesmo período do ano anterior. O coeficiente de incidência foi de 1.204 casos por 100 mil habitantes. Confirmaram-se 29 óbitos, com letalidade de 0,06%. O sorotipo DENV-2 respondeu por 71% das amostras tipadas, seguido do DENV-1 (26%). A faixa etária de 20 a 39 anos concentrou o maior número de notificações."',
    [
      'Houve 48.317 casos prováveis de dengue nas primeiras 26 semanas, 62% a mais que no mesmo período do ano anterior [1].',
      'O DENV-2 foi o sorotipo predominante, presente em 71% das amostras tipadas [1].',
      'Adultos de 20 a 39 anos formaram o grupo com mais notificações [1].',
      'A letalidade foi de 0,06%, com 29 mortes confirmadas [1].',
    ],
    [
      ['decimal', 'A letalidade da dengue no período foi de 0,6% [1].'],
      ['unit', 'A incidência foi de 1.204 casos por 1 milhão de habitantes [1].'],
      ['direction', 'O número de casos prováveis caiu 62% em relação ao mesmo período do ano anterior [1].'],
      ['arm', 'O DENV-1 foi responsável por 71% das amostras tipadas [1].'],
    ],
  ],
  [
    '"Lumetaxel plus carboplatin for platinum-sensitive ovarian cancer (ORCHID-3) ‖ ORCHID-3 was an open-label, phase 3 trial in which 546 women with platinum-sensitive recurrent ovarian cancer were assigned 1:1 to carboplatin plus lumetaxel or carboplatin plus gemcitabine. Median progression-free survival was 12.8 months with lumetaxel and 10.1 months with gemcitabine (HR 0.74; 95% CI 0.61–0.90; P = 0.002). Overall survival data are immature. Grade 3 or 4 neutropenia occurred in 39% and 52% of patients, respectively; peripheral neuropathy of any grade in 44% and 13%."',
    [
      'Os dados de sobrevida global ainda não estavam maduros [1].',
      'A neuropatia periférica foi mais frequente com lumetaxel (44%) do que com gencitabina (13%) [1].',
      'Com gencitabina houve mais neutropenia grau 3 ou 4 do que com lumetaxel (52% contra 39%) [1].',
      'O ganho em sobrevida livre de progressão mediana com lumetaxel foi de 2,7 meses [1].',
      'O ORCHID-3 foi um ensaio aberto de fase 3 com 546 mulheres [1].',
    ],
    [
      ['digit', 'O hazard ratio para progressão ou morte foi de 0,47 a favor de lumetaxel [1].'],
      ['arm', 'A neutropenia grau 3 ou 4 ocorreu em 52% das pacientes tratadas com lumetaxel [1].'],
      ['negation', 'O ORCHID-3 demonstrou aumento significativo da sobrevida global com lumetaxel [1].'],
    ],
  ],
  [
    '"Antenatal corticosteroids in late preterm birth: a pragmatic trial in 22 maternity units ‖ Women with a singleton pregnancy at 34 weeks 0 days to 36 weeks 5 days at high risk of delivery received two injections of betamethasone 12 mg, 24 hours apart, or placebo. Neonatal respiratory morbidity requiring support occurred in 11.3% of infants in the betamethasone group and 14.1% in the placebo group (relative risk, 0.80; 95% CI, 0.66 to 0.97). Neonatal hypoglycemia was more common after betamethasone (23.8% vs. 15.2%; relative risk, 1.57). Rates of chorioamnionitis were similar." + "Recomendações obstétricas: sulfato de magnésio ‖ O sulfato de magnésio para neuroproteção fetal deve ser oferecido entre 24 e 32 semanas quando o parto é iminente. Dose de ataque: 4 g IV em 20 minutos, seguida de 1 g/h por até 24 horas. Suspender a infusão se houver perda do reflexo patelar. O antídoto é gluconato de cálcio 1 g IV."',
    [
      'Em contrapartida, a hipoglicemia neonatal foi mais frequente após betametasona (23,8% contra 15,2%) [1].',
      'As taxas de corioamnionite não diferiram de modo relevante entre os grupos [1].',
      'A perda do reflexo patelar indica interrupção da infusão de sulfato de magnésio [2].',
    ],
    [
      [
        'bounds',
        'O sulfato de magnésio é indicado entre 24 e 36 semanas de gestação quando o parto é iminente [2].',
      ],
      ['number-of-another', 'A betametasona foi administrada a gestantes entre 24 e 32 semanas [1].'],
      ['direction', 'A hipoglicemia neonatal foi menos frequente no grupo betametasona [1].'],
      ['population', 'O ensaio de betametasona incluiu apenas gestações gemelares [1].'],
      ['wrong-reference', 'O gluconato de cálcio 1 g IV é o antídoto do sulfato de magnésio [1].'],
    ],
  ],
  [
    '"Behavioural activation delivered by community health workers for depression in older adults ‖ Objective: To test whether eight weekly sessions of behavioural activation delivered by lay workers reduce depressive symptoms in adults aged 60 years or over. Results: At 6 months, the mean PHQ-9 score was 7.2 in the intervention arm (n = 358) and 10.5 in the enhanced usual care arm (n = 357); adjusted difference −3.2 (95% CI −4.1 to −2.3). Recovery (PHQ-9 below 10) was achieved by 64% versus 43%. The effect was no longer statistically significant at 24 months. No adverse events were attributed to the intervention."',
    [
      'Aos 6 meses, 64% dos idosos do grupo intervenção tinham PHQ-9 abaixo de 10, em comparação com 43% no cuidado usual aprimorado [1].',
      'O benefício não se manteve estatisticamente significativo aos 24 meses [1].',
      'A intervenção consistiu em oito sessões semanais de ativação comportamental conduzidas por agentes leigos [1].',
      'Nenhum evento adverso foi atribuído à intervenção [1].',
      'A pontuação média do PHQ-9 aos 6 meses foi menor no grupo intervenção (7,2) do que no controle (10,5) [1].',
    ],
    [
      ['bounds', 'A diferença ajustada no PHQ-9 foi de −3,2 (IC 95% −4,1 a −0,3) [1].'],
      ['negation', 'O efeito sobre os sintomas depressivos permaneceu significativo aos 24 meses [1].'],
      ['population', 'O estudo avaliou adolescentes com depressão [1].'],
    ],
  ],
  [
    '"Farmacocinética da norfalina em voluntários saudáveis ‖ Após dose oral única de 200 mg, a norfalina atingiu concentração máxima de 3,4 mcg/mL em 1,5 hora (mediana). A biodisponibilidade absoluta foi de 58%. A meia-vida terminal média foi de 11 horas e a ligação a proteínas plasmáticas, de 94%. Cerca de 70% da dose foi eliminada na urina, sendo 12% como fármaco inalterado. Refeição rica em gordura retardou o Tmáx em 2 horas sem alterar a área sob a curva."',
    [
      'A norfalina tem meia-vida terminal média de 11 horas [1].',
      'A alimentação gordurosa atrasa a absorção da norfalina, mas não modifica a exposição total [1].',
      'A maior parte da dose, em torno de 70%, é excretada pela urina [1].',
      'A norfalina liga-se intensamente às proteínas plasmáticas (94%) [1].',
      '- Biodisponibilidade oral absoluta: 58% [1]',
    ],
    [
      ['unit', 'A concentração máxima da norfalina foi de 3,4 mg/mL após 200 mg por via oral [1].'],
      ['digit', 'Apenas 21% da dose foi eliminada na urina como fármaco inalterado [1].'],
      ['direction', 'A refeição rica em gordura acelerou a absorção, antecipando o Tmáx em 2 horas [1].'],
    ],
  ],
  [
    '"Early versus delayed cholecystectomy in mild gallstone pancreatitis: systematic review ‖ Eight trials (n = 1,127) compared cholecystectomy during the index admission with surgery 4 to 6 weeks later. Recurrent biliary events occurred in 4.3% of patients operated early and 19.6% of those with delayed surgery (risk ratio 0.24; 95% CI 0.15 to 0.38). Conversion to open surgery (risk ratio 1.05; 95% CI 0.62 to 1.78) and bile duct injury did not differ. Total hospital stay was shorter by 2.1 days with early surgery. Trials excluded patients with severe pancreatitis."',
    [
      'A colecistectomia na mesma internação reduziu os eventos biliares recorrentes para 4,3%, contra 19,6% com cirurgia tardia [1].',
      'A taxa de conversão para cirurgia aberta não diferiu entre as estratégias [1].',
      'Pacientes com pancreatite grave não foram incluídos nos ensaios [1].',
      'A cirurgia precoce encurtou a internação total em cerca de 2 dias [1].',
      'Adiar a cirurgia por 4 a 6 semanas associou-se a mais recorrências biliares [1].',
    ],
    [
      ['decimal', 'Eventos biliares recorrentes ocorreram em 43% dos pacientes operados precocemente [1].'],
      ['negation', 'A cirurgia precoce aumentou significativamente a lesão de via biliar [1].'],
      ['population', 'Os resultados foram obtidos em pacientes com pancreatite biliar grave [1].'],
    ],
  ],
  [
    '"HPV self-sampling and cervical screening uptake in the Northern Territories ‖ Women aged 30–64 years overdue for screening (n = 6,030) were randomised to a mailed self-sampling kit or a reminder letter. Twelve-month participation was 31.8% with the kit and 12.4% with the letter. Of returned self-samples, 2.7% were inadequate. High-risk HPV was detected in 9.5% of self-sampled women, 78% of whom attended follow-up colposcopy. The cost per additional woman screened was US$ 41." + "Rastreamento do câncer do colo do útero: nota técnica ‖ O teste molecular de HPV é recomendado a cada 5 anos para mulheres de 25 a 64 anos. Resultado positivo para HPV 16 ou 18 exige encaminhamento direto à colposcopia. Para os demais tipos de alto risco, realiza-se citologia reflexa. O rastreamento não é indicado antes dos 25 anos. Mulheres histerectomizadas por doença benigna podem ser excluídas do rastreamento."',
    [
      'O envio do kit de autocoleta elevou a participação em 12 meses para 31,8%, frente a 12,4% com a carta de lembrete [1].',
      'Apenas 2,7% das amostras de autocoleta devolvidas foram inadequadas [1].',
      'Se HPV 16 ou 18 for detectado, encaminhar diretamente para colposcopia [2].',
    ],
    [
      ['number-of-another', 'O rastreamento com teste de HPV deve começar aos 30 anos [2].'],
      [
        'wrong-reference',
        'Mulheres histerectomizadas por doença benigna podem deixar de fazer o rastreamento [1].',
      ],
      [
        'arm',
        'A participação em 12 meses foi de 31,8% entre as mulheres que receberam a carta de lembrete [1].',
      ],
      ['digit', 'O HPV de alto risco foi detectado em 5,9% das mulheres com autocoleta [1].'],
      ['negation', 'Resultado positivo para HPV 16 ou 18 não requer colposcopia imediata [2].'],
    ],
  ],
  [
    '"Short-course therapy for uncomplicated pyelonephritis in women: the PYELO-7 noninferiority trial ‖ A total of 496 women were randomly allocated to 7 or 14 days of oral cefuroxatil. Clinical cure at test-of-cure visit was 93.1% in the 7-day group and 94.4% in the 14-day group (difference −1.3 percentage points; 95% CI −5.6 to 3.0), meeting the prespecified noninferiority margin of −10 points. Vulvovaginal candidiasis was reported by 4% and 11%, respectively. Pregnant women were excluded."',
    [
      'Sete dias de cefuroxatil foram não inferiores a 14 dias quanto à cura clínica [1].',
      'A cura clínica foi de 93,1% no esquema de 7 dias e de 94,4% no de 14 dias [1].',
      'A candidíase vulvovaginal foi mais comum no esquema mais longo [1].',
      'Gestantes não participaram do estudo [1].',
      'A margem de não inferioridade prevista era de 10 pontos percentuais [1].',
    ],
    [
      ['negation', 'O estudo não conseguiu demonstrar a não inferioridade do esquema de 7 dias [1].'],
      ['drug', 'As mulheres receberam ciprofloxacino oral por 7 ou 14 dias [1].'],
      ['bounds', 'A diferença de cura foi de −1,3 ponto percentual (IC 95% −5,6 a 9,0) [1].'],
    ],
  ],
  [
    '"Protocolo de sepse em adultos na atenção hospitalar ‖ Colher lactato e hemoculturas antes do antimicrobiano, desde que isso não atrase o início do tratamento. Administrar antimicrobiano de amplo espectro na primeira hora em caso de choque séptico. Infundir 30 mL/kg de cristaloide nas primeiras 3 horas se houver hipotensão ou lactato ≥ 4 mmol/L. A noradrenalina é o vasopressor de primeira escolha, com meta de pressão arterial média de 65 mmHg. Hidrocortisona 200 mg/dia pode ser considerada se a noradrenalina ultrapassar 0,25 mcg/kg/min por pelo menos 4 horas."',
    [
      'No choque séptico, o antimicrobiano de amplo espectro deve ser iniciado em até 1 hora [1].',
      'A noradrenalina é o vasopressor inicial, com alvo de PAM de 65 mmHg [1].',
      'Na presença de hipotensão ou lactato a partir de 4 mmol/L, infundir 30 mL/kg de cristaloide em 3 horas [1].',
      'A hidrocortisona é uma opção quando a dose de noradrenalina supera 0,25 mcg/kg/min por 4 horas ou mais [1].',
    ],
    [
      ['unit', 'O volume de cristaloide recomendado é de 30 L/kg nas primeiras 3 horas [1].'],
      ['drug', 'A dopamina é o vasopressor de primeira escolha no choque séptico [1].'],
      [
        'decimal',
        'A hidrocortisona é considerada quando a noradrenalina ultrapassa 2,5 mcg/kg/min por pelo menos 4 horas [1].',
      ],
      [
        'negation',
        'As hemoculturas devem ser colhidas mesmo que isso atrase o início do antimicrobiano [1].',
      ],
    ],
  ],
  [
    '"Smoking cessation with cytosinol in primary care: a randomised trial from 41 practices ‖ Smokers of ten or more cigarettes a day (n = 1,310) were given cytosinol for 25 days or nicotine patches for 8 weeks. Continuous abstinence at 6 months, verified by exhaled carbon monoxide, was 21.7% with cytosinol and 15.3% with patches (absolute difference 6.4%; number needed to treat 16). Nausea (4.6% vs 0.9%) and sleep disturbance (12% vs 8%) were commoner with cytosinol. Mean weight gain at 6 months was identical, 2.3 kg in both groups."',
    [
      'A abstinência contínua em 6 meses foi maior com cytosinol (21,7%) do que com adesivo de nicotina (15,3%) [1].',
      'Seria preciso tratar 16 fumantes com cytosinol em vez de adesivo para obter um abstinente adicional [1].',
      'O ganho de peso médio foi o mesmo nos dois grupos: 2,3 kg [1].',
      'Náusea e distúrbios do sono ocorreram mais com cytosinol que com os adesivos [1].',
    ],
    [
      ['unit', 'O tratamento com cytosinol durou 25 semanas [1].'],
      [
        'direction',
        'O adesivo de nicotina foi mais eficaz que o cytosinol para manter abstinência em 6 meses [1].',
      ],
      ['outcome', 'O cytosinol reduziu o ganho de peso em relação ao adesivo de nicotina [1].'],
      ['comparator', 'Foram incluídos fumantes de menos de dez cigarros por dia [1].'],
    ],
  ],
  [
    '"Sertidone for generalized anxiety disorder: a fixed-dose, placebo-controlled study ‖ Adults with generalized anxiety disorder and a Hamilton Anxiety (HAM-A) score of 20 or more were assigned to sertidone 10 mg, sertidone 20 mg or placebo for 10 weeks. The least-squares mean change in HAM-A was −11.4 with 10 mg, −13.9 with 20 mg and −9.8 with placebo; only the 20-mg dose separated from placebo (P<0.001). Discontinuation due to adverse events was 4%, 9% and 3%, respectively. Sexual dysfunction was reported by 8% of patients on 20 mg."',
    [
      'Somente a dose de 20 mg de sertidone foi superior ao placebo na redução da HAM-A [1].',
      'A dose de 10 mg não se diferenciou do placebo [1].',
      'Com placebo, a HAM-A caiu em média 9,8 pontos em 10 semanas [1].',
      'A interrupção por eventos adversos foi maior com 20 mg (9%) do que com 10 mg (4%) [1].',
    ],
    [
      ['arm', 'A queda média da HAM-A foi de 13,9 pontos com sertidone 10 mg [1].'],
      ['comparator', 'Foram elegíveis adultos com HAM-A inferior a 20 [1].'],
      ['negation', 'Ambas as doses de sertidone foram superiores ao placebo [1].'],
    ],
  ],
  [
    '"Vigilância da coqueluche no estado de Serra Azul, 2022 ‖ Em 2022 foram confirmados 214 casos de coqueluche, dos quais 131 (61%) em menores de 6 meses. A cobertura com três doses da pentavalente foi de 83,4%, abaixo da meta de 95%. Entre as gestantes, a cobertura da dTpa foi de 57,9%. Ocorreram 5 óbitos, todos em lactentes com menos de 2 meses cujas mães não haviam recebido dTpa." + "Calendário vacinal da gestante ‖ A dTpa deve ser administrada a partir da 20ª semana em cada gestação. Caso não tenha sido aplicada durante a gravidez, vacinar até 45 dias após o parto. A vacina influenza inativada é indicada em qualquer idade gestacional. A vacina tríplice viral é contraindicada na gestação."',
    [
      'Todos os cinco óbitos por coqueluche foram em bebês de menos de 2 meses, filhos de mães sem dTpa [1].',
      'A cobertura com pentavalente, de 83,4%, ficou aquém da meta de 95% [1].',
      'A gestante deve receber dTpa a cada gravidez, a partir de 20 semanas [2].',
      'Se a dTpa não foi feita na gestação, ainda pode ser aplicada até 45 dias do pós-parto [2].',
    ],
    [
      ['digit', 'Dos casos confirmados, 131 (16%) ocorreram em menores de 6 meses [1].'],
      ['unit', 'A dTpa pode ser aplicada até 45 semanas após o parto [2].'],
      ['negation', 'A vacina tríplice viral pode ser aplicada com segurança durante a gestação [2].'],
      [
        'wrong-reference',
        'A vacina influenza inativada pode ser aplicada em qualquer idade gestacional [1].',
      ],
    ],
  ],
  [
    '"Population pharmacokinetics of intravenous brevamicin in critically ill children ‖ Data from 86 children (aged 1 month to 12 years) receiving brevamicin 15 mg/kg every 8 hours were analysed with a two-compartment model. Typical clearance was 4.9 L/h/70 kg and decreased by 38% in children with acute kidney injury. Volume of distribution was 0.52 L/kg. Target attainment was 88% with the current regimen but only 61% in those with augmented renal clearance. The authors propose 20 mg/kg every 6 hours in the latter subgroup."',
    [
      'O clearance de brevamicina caiu 38% nas crianças com lesão renal aguda [1].',
      'Crianças com clearance renal aumentado atingiram o alvo em apenas 61% dos casos [1].',
      'Os autores sugerem 20 mg/kg a cada 6 horas para crianças com clearance renal aumentado [1].',
    ],
    [
      ['decimal', 'O volume de distribuição foi de 5,2 L/kg [1].'],
      ['bounds', 'As crianças analisadas tinham de 1 mês a 18 anos [1].'],
      ['population', 'Os autores propõem 20 mg/kg a cada 6 horas para crianças com lesão renal aguda [1].'],
      ['direction', 'Na lesão renal aguda, o clearance de brevamicina aumentou 38% [1].'],
    ],
  ],
  [
    '"Topical timolol for small infantile haemangiomas: observational cohort ‖ We followed 203 infants with superficial haemangiomas no larger than 3 cm treated with timolol 0.5% gel twice daily. After 6 months, 72% showed at least 50% improvement in visual analogue score. Nine infants (4.4%) required escalation to oral propranolol. Local irritation was seen in 11 infants; no bradycardia or hypoglycaemia occurred. Thinner lesions responded better."',
    [
      'Após 6 meses de timolol tópico, 72% dos lactentes tiveram melhora de pelo menos 50% [1].',
      'Não se observaram bradicardia nem hipoglicemia [1].',
      'Poucos lactentes (4,4%) precisaram passar para propranolol oral [1].',
      'As lesões mais finas tiveram melhor resposta [1].',
    ],
    [
      ['decimal', 'Utilizou-se timolol gel a 5% duas vezes ao dia [1].'],
      ['comparator', 'Foram incluídos hemangiomas superficiais maiores que 3 cm [1].'],
      ['drug', 'Nove lactentes precisaram de escalonamento para atenolol oral [1].'],
    ],
  ],
  [
    '"Diretriz brasileira de manejo da asma na atenção primária ‖ Para adultos e adolescentes com 12 anos ou mais, não se recomenda o uso isolado de broncodilatador de curta ação. A opção preferencial nas etapas 1 e 2 é budesonida-formoterol 200/6 mcg conforme a necessidade, até o máximo de 12 inalações por dia. Considerar redução da etapa após 3 meses de controle. A técnica inalatória deve ser revisada em toda consulta. Crianças de 6 a 11 anos com exacerbações frequentes devem ser avaliadas por especialista."',
    [
      'Em pacientes a partir de 12 anos, o broncodilatador de curta ação não deve ser usado isoladamente [1].',
      'Nas etapas 1 e 2, prefere-se budesonida-formoterol sob demanda, sem ultrapassar 12 inalações diárias [1].',
      'A cada consulta, deve-se conferir a técnica inalatória [1].',
      'Com a asma controlada por 3 meses, pode-se considerar descer uma etapa [1].',
    ],
    [
      ['unit', 'A opção preferencial é budesonida-formoterol 200/6 mg conforme a necessidade [1].'],
      [
        'bounds',
        'Crianças de 2 a 11 anos com exacerbações frequentes devem ser encaminhadas ao especialista [1].',
      ],
      [
        'negation',
        'O uso isolado de broncodilatador de curta ação é recomendado para adultos com asma leve [1].',
      ],
      ['drug', 'A opção preferencial nas etapas 1 e 2 é fluticasona-salmeterol conforme a necessidade [1].'],
    ],
  ],
  [
    '"Restrictive or liberal transfusion after hip fracture surgery: the HIPBLOOD trial ‖ Patients aged 65 years or older with haemoglobin below 10 g/dL after hip-fracture repair (n = 1,844) were assigned to transfusion at a threshold of 10 g/dL (liberal) or 8 g/dL (restrictive). Death or inability to walk unaided at 60 days occurred in 35.2% of the liberal group and 34.7% of the restrictive group (OR 1.01; 95% CI 0.84 to 1.22). A median of 2 units was given in the liberal group and 0 units in the restrictive group. In-hospital myocardial infarction: 2.3% liberal, 3.8% restrictive."',
    [
      'Morte ou incapacidade de andar sem auxílio em 60 dias foi semelhante entre as estratégias restritiva (34,7%) e liberal (35,2%) [1].',
      'A mediana de unidades transfundidas foi de 2 no grupo liberal e de zero no restritivo [1].',
      'O limiar restritivo de hemoglobina foi de 8 g/dL [1].',
      'O infarto intra-hospitalar ocorreu em 3,8% dos pacientes no grupo restritivo e em 2,3% no liberal [1].',
    ],
    [
      ['bounds', 'O odds ratio foi de 1,01 (IC 95% 0,48 a 1,22) [1].'],
      ['unit', 'O limiar da estratégia liberal era de 10 mg/dL de hemoglobina [1].'],
      ['outcome', 'Infarto do miocárdio intra-hospitalar ocorreu em 35,2% do grupo liberal [1].'],
    ],
  ],
  [
    '"Bula: Rivoxamab solução injetável ‖ Rivoxamabe é indicado para o tratamento da artrite psoriásica ativa em adultos com resposta inadequada a pelo menos um fármaco sintético. A dose recomendada é de 150 mg por via subcutânea nas semanas 0 e 4 e, depois, a cada 12 semanas. Deve-se realizar rastreio de tuberculose antes do início. Vacinas de vírus vivos não devem ser administradas durante o tratamento. Conservar entre 2 °C e 8 °C; não congelar. A segurança em menores de 18 anos não foi estabelecida." + "Rivoxamab in active psoriatic arthritis: week-24 results ‖ At week 24, ACR20 response was attained by 61.5% of patients receiving rivoxamab 150 mg and 33.0% receiving placebo; ACR50 by 36.4% and 12.8%. Serious infections occurred in 1.1% and 0.9%. Antidrug antibodies developed in 3.7% of treated patients. No case of active tuberculosis was reported."',
    [
      'Rastrear tuberculose antes de iniciar rivoxamabe [1].',
      'Na semana 24, 61,5% dos pacientes com rivoxamabe alcançaram ACR20, ante 33,0% com placebo [2].',
      'A segurança do rivoxamabe em crianças e adolescentes ainda não foi estabelecida [1].',
      'A manutenção é feita com 150 mg por via subcutânea a cada 12 semanas após as doses das semanas 0 e 4 [1].',
    ],
    [
      ['unit', 'Após as doses iniciais, o rivoxamabe é aplicado a cada 12 dias [1].'],
      ['outcome', 'A resposta ACR50 foi atingida por 61,5% dos pacientes com rivoxamabe [2].'],
      ['wrong-reference', 'Anticorpos antifármaco surgiram em 3,7% dos pacientes tratados [1].'],
      ['negation', 'Vacinas de vírus vivos podem ser aplicadas durante o tratamento com rivoxamabe [1].'],
      ['bounds', 'O produto deve ser conservado entre 2 °C e 28 °C [1].'],
    ],
  ],
  [
    '"Screening for postpartum depression with two questions: diagnostic accuracy study ‖ Among 934 women at 6–8 weeks postpartum, 118 (12.6%) met criteria for major depression on structured interview. A positive answer to either screening question had a sensitivity of 95% (95% CI 89 to 98) and specificity of 64% (61 to 67). The negative predictive value was 98.9%. An EPDS score of 13 or higher was less sensitive (76%) but more specific (92%)."',
    [
      'A prevalência de depressão maior entre 6 e 8 semanas pós-parto foi de 12,6% [1].',
      'As duas perguntas têm sensibilidade alta (95%), porém especificidade modesta (64%) [1].',
      'A EPDS com ponto de corte de 13 ou mais foi mais específica e menos sensível que as duas perguntas [1].',
      'Com resposta negativa às perguntas, depressão maior é muito improvável, dado o valor preditivo negativo de 98,9% [1].',
    ],
    [
      ['digit', 'A sensibilidade da EPDS com corte de 13 foi de 67% [1].'],
      ['comparator', 'O ponto de corte avaliado da EPDS foi inferior a 13 pontos [1].'],
      ['direction', 'A EPDS foi mais sensível do que as duas perguntas de rastreio [1].'],
    ],
  ],
  [
    '"Tranexamic acid in elective total knee arthroplasty ‖ This retrospective analysis included 5,218 primary knee arthroplasties. Tranexamic acid 1 g IV before incision was associated with a transfusion rate of 2.8%, compared with 8.9% in unexposed patients (adjusted OR 0.31; 95% CI 0.23–0.41). Venous thromboembolism within 90 days did not increase (0.7% vs 0.8%). Mean haemoglobin drop was 2.1 g/dL with tranexamic acid and 2.9 g/dL without."',
    [
      'Pacientes que receberam ácido tranexâmico foram transfundidos com menor frequência (2,8% contra 8,9%) [1].',
      'O ácido tranexâmico não se associou a aumento de tromboembolismo venoso em 90 dias [1].',
      'Sem ácido tranexâmico, a queda média da hemoglobina foi de 2,9 g/dL [1].',
    ],
    [
      [
        'decimal',
        'O tromboembolismo venoso em 90 dias ocorreu em 7% dos que receberam ácido tranexâmico [1].',
      ],
      ['unit', 'A dose de ácido tranexâmico foi de 1 mg IV antes da incisão [1].'],
      ['arm', 'A taxa de transfusão foi de 8,9% nos pacientes que receberam ácido tranexâmico [1].'],
      ['negation', 'O uso de ácido tranexâmico aumentou o risco de tromboembolismo venoso em 90 dias [1].'],
    ],
  ],
  [
    '"Nota técnica: manejo da sífilis na gestação ‖ Toda gestante com teste rápido reagente deve iniciar tratamento imediatamente, sem aguardar o teste confirmatório. O esquema para sífilis primária, secundária ou latente recente é benzilpenicilina benzatina 2,4 milhões UI intramuscular em dose única. Na latente tardia ou de duração ignorada, são três doses semanais, total de 7,2 milhões UI. O VDRL deve ser repetido mensalmente até o parto. A doxiciclina não deve ser utilizada em gestantes."',
    [
      'O tratamento da gestante com teste rápido reagente não deve esperar a confirmação laboratorial [1].',
      'A sífilis latente tardia é tratada com três doses semanais de benzilpenicilina benzatina, somando 7,2 milhões de UI [1].',
      'O controle é feito com VDRL mensal até o parto [1].',
      'Na sífilis primária, basta uma dose intramuscular de 2,4 milhões de UI de benzilpenicilina benzatina [1].',
      '| Estágio | Esquema |\n|---|---|\n| Latente de duração ignorada | 3 doses semanais (total 7,2 milhões UI) [1] |',
    ],
    [
      [
        'decimal',
        'Na sífilis latente recente, a dose única é de 24 milhões UI de benzilpenicilina benzatina [1].',
      ],
      ['unit', 'O VDRL deve ser repetido semanalmente até o parto [1].'],
      ['negation', 'Deve-se aguardar o teste confirmatório antes de tratar a gestante [1].'],
      ['drug', 'O tratamento da sífilis primária na gestante é feito com ceftriaxona em dose única [1].'],
    ],
  ],
  [
    '"Adjuvant zentinib after resection of stage II–III melanoma ‖ In this double-blind trial, 702 patients with completely resected BRAF-mutated melanoma received zentinib 300 mg twice daily or placebo for 12 months. At 3 years, relapse-free survival was 67% in the zentinib group and 49% in the placebo group (hazard ratio for relapse or death, 0.56; 95% CI, 0.45 to 0.70). Distant metastasis-free survival also favored zentinib. Pyrexia led to dose interruption in 31% of zentinib recipients. Treatment was permanently discontinued because of adverse events in 18% versus 3%."',
    [
      'Aos 3 anos, 67% dos pacientes com zentinib estavam livres de recidiva, contra 49% com placebo [1].',
      'A sobrevida livre de metástase a distância também foi melhor com zentinib [1].',
      'Febre motivou interrupção de dose em quase um terço dos pacientes tratados com zentinib [1].',
      'A descontinuação definitiva por eventos adversos foi bem mais frequente com zentinib (18%) que com placebo (3%) [1].',
    ],
    [
      ['population', 'Foram randomizados pacientes com melanoma irressecável metastático [1].'],
      ['digit', 'O hazard ratio para recidiva ou morte foi de 0,65 [1].'],
      ['bounds', 'O intervalo de confiança de 95% do hazard ratio foi de 0,45 a 0,90 [1].'],
      ['direction', 'A sobrevida livre de recidiva em 3 anos foi menor com zentinib do que com placebo [1].'],
    ],
  ],
  [
    '"Home blood-pressure telemonitoring with nurse titration in uncontrolled hypertension ‖ Participants (n = 622) with home systolic pressure of 135 mm Hg or above were recruited from 18 family practices. At 12 months mean systolic pressure was 136.1 mm Hg with telemonitoring and 141.8 mm Hg with usual care (adjusted difference −5.4 mm Hg; 95% CI −7.9 to −2.9). Control below 140/90 mm Hg was reached by 68% and 52%. Adherence measured by pill counts was not different. Annual costs were £ 38 higher per participant." + "Hidroclorotiazida ou clortalidona em idosos: revisão ‖ Cinco estudos observacionais e dois ensaios (41.560 idosos) foram reunidos. Não houve diferença em eventos cardiovasculares maiores (RR 0,98; IC 95% 0,90–1,07). A hipocalemia foi mais comum com clortalidona (RR 1,38; IC 95% 1,22–1,56). A heterogeneidade foi moderada (I² = 46%)."',
    [
      'O controle pressórico abaixo de 140/90 mmHg foi obtido em 68% com telemonitorização e 52% com cuidado usual [1].',
      'Clortalidona e hidroclorotiazida não diferiram em eventos cardiovasculares maiores em idosos [2].',
      'A hipocalemia foi menos comum com hidroclorotiazida que com clortalidona [2].',
      'A adesão por contagem de comprimidos foi similar entre os grupos [1].',
    ],
    [
      ['direction', 'A hidroclorotiazida causou mais hipocalemia que a clortalidona [2].'],
      ['number-of-another', 'A revisão de diuréticos reuniu 622 idosos [2].'],
      ['digit', 'A pressão sistólica média aos 12 meses foi de 131,6 mmHg com telemonitorização [1].'],
      ['outcome', 'A telemonitorização melhorou a adesão medida por contagem de comprimidos [1].'],
    ],
  ],
  [
    '"Consenso sobre febre sem sinais localizatórios em lactentes ‖ Recém-nascidos com até 28 dias e temperatura ≥ 38 °C devem ser internados e submetidos a investigação completa, incluindo punção lombar. Entre 29 e 90 dias, a punção lombar é dispensável se procalcitonina < 0,5 ng/mL, urina normal e bom estado geral. Nesses lactentes de baixo risco, a observação domiciliar com reavaliação em 24 horas é aceitável. Ceftriaxona deve ser evitada em neonatos com hiperbilirrubinemia."',
    [
      'Todo recém-nascido de até 28 dias com febre deve ser internado e investigado por completo, com punção lombar [1].',
      'Lactentes de 29 a 90 dias em bom estado geral, com urina normal e procalcitonina abaixo de 0,5 ng/mL, podem dispensar punção lombar [1].',
      'Evitar ceftriaxona em neonatos com hiperbilirrubinemia [1].',
    ],
    [
      ['decimal', 'A punção lombar é dispensável se a procalcitonina for inferior a 5 ng/mL [1].'],
      ['unit', 'Os lactentes de baixo risco devem ser reavaliados em 24 dias [1].'],
      ['negation', 'O neonato febril com menos de 28 dias não precisa de punção lombar [1].'],
      ['population', 'A observação domiciliar é aceitável para recém-nascidos com até 28 dias e febre [1].'],
      ['comparator', 'A dispensa da punção lombar requer procalcitonina maior que 0,5 ng/mL [1].'],
    ],
  ],
  [
    '"Fexinoprazole versus omeprazole triple therapy for Helicobacter pylori in Latin America ‖ We enrolled 1,002 treatment-naive adults in Peru, Chile and Colombia. By intention to treat, 14-day fexinoprazole triple therapy eradicated H. pylori in 87.6% compared with 77.2% for omeprazole triple therapy (p < 0.0001). In clarithromycin-resistant strains eradication fell to 69.8% and 38.1%, respectively. Dysgeusia was the most frequent adverse event in both arms. Compliance exceeded 95% in the two groups."',
    [
      'A terapia tripla com fexinoprazol erradicou o H. pylori em 87,6% dos pacientes por intenção de tratar, contra 77,2% com omeprazol [1].',
      'A resistência à claritromicina reduziu a erradicação em ambos os grupos [1].',
      'Disgeusia foi o evento adverso mais comum nos dois braços [1].',
      'A diferença de erradicação a favor de fexinoprazol foi de 10,4 pontos percentuais [1].',
    ],
    [
      ['arm', 'Em cepas resistentes à claritromicina, a erradicação foi de 69,8% com omeprazol [1].'],
      ['comparator', 'A adesão foi inferior a 95% nos dois grupos [1].'],
    ],
  ],
  [
    '"Continuous glucose monitoring in insulin-treated type 2 diabetes managed in general practice ‖ BACKGROUND: Evidence in primary care is sparse. METHODS: We assigned 288 adults on basal insulin to intermittently scanned glucose monitoring or capillary testing for 26 weeks. RESULTS: HbA1c fell from 8.8% to 7.9% in the sensor group and from 8.7% to 8.3% in the capillary group (adjusted difference −0.5 percentage points, 95% CI −0.8 to −0.2). Time below 70 mg/dL did not differ. Two participants per group had a severe hypoglycaemic episode. Skin reactions affected one in ten sensor users." + "Diretriz de diabetes: metas no idoso ‖ Para idosos robustos, recomenda-se meta de HbA1c < 7,5%. Em idosos frágeis ou com expectativa de vida limitada, a meta pode ser flexibilizada para < 8,5%. Glibenclamida não é recomendada em idosos devido ao risco de hipoglicemia prolongada. Metformina permanece como primeira linha se a taxa de filtração glomerular for ≥ 30 mL/min/1,73 m²."',
    [
      'A HbA1c caiu 0,9 ponto percentual no grupo com sensor, de 8,8% para 7,9% [1].',
      'O tempo abaixo de 70 mg/dL foi semelhante entre os grupos [1].',
      'Cerca de 10% dos usuários do sensor tiveram reação cutânea [1].',
      'Evitar glibenclamida em idosos pelo risco de hipoglicemia prolongada [2].',
      'No idoso frágil, a meta de HbA1c pode ser flexibilizada para menos de 8,5% [2].',
    ],
    [
      [
        'comparator',
        'A metformina é primeira linha se a taxa de filtração glomerular for inferior a 30 mL/min/1,73 m² [2].',
      ],
      ['number-of-another', 'A meta de HbA1c para idosos robustos é inferior a 7,9% [2].'],
      ['arm', 'No grupo de teste capilar, a HbA1c caiu de 8,8% para 7,9% [1].'],
      ['negation', 'A glibenclamida é recomendada para idosos por seu perfil de segurança [2].'],
    ],
  ],
  [
    '"Hepatitis A outbreak linked to frozen berries, Porto Claro, 2021: investigation report ‖ Between 3 March and 30 May 2021, 87 laboratory-confirmed cases were identified; 41% were hospitalised and one patient, aged 71, died. In the case–control study, consumption of brand X frozen berries was associated with illness (matched OR 12.6; 95% CI 4.1–38.7). Genotype IB was detected in all sequenced isolates. Postexposure vaccination was offered within 14 days of contact. The product was recalled on 21 April."',
    [
      'A investigação identificou 87 casos confirmados em laboratório e um único óbito [1].',
      'O consumo das frutas congeladas da marca X associou-se fortemente à doença, com OR pareado de 12,6 [1].',
      'Todos os isolados sequenciados eram do genótipo IB [1].',
      'A vacina pós-exposição foi ofertada em até duas semanas do contato [1].',
    ],
    [
      ['bounds', 'O OR pareado foi de 12,6 (IC 95% 4,1 a 83,7) [1].'],
      ['digit', 'Foram hospitalizados 14% dos casos confirmados [1].'],
    ],
  ],
  [
    '"Laparoscopic versus open inguinal hernia repair in men: ten-year follow-up ‖ Recurrence at 10 years was 6.9% after laparoscopic and 5.1% after open mesh repair (p = 0.21; n = 1,370). Chronic groin pain interfering with daily activity was reported by 7.4% and 12.6%, respectively (p = 0.003). Reoperation for any reason did not differ. Follow-up was complete for 79% of men." + "Antibiotic prophylaxis for open mesh hernia repair: Cochrane-style review ‖ Fourteen trials with 5,977 participants were included. In low-risk environments, prophylaxis made little or no difference to superficial wound infection (RR 0.86; 95% CI 0.56 to 1.33). In settings where baseline infection exceeded 5%, prophylaxis probably reduced superficial infection (RR 0.58; 95% CI 0.43 to 0.77). Deep mesh infection was rare in all trials."',
    [
      'A dor inguinal crônica limitante foi menos comum após a via laparoscópica do que após a aberta [1].',
      'Em 10 anos, a recidiva não diferiu significativamente entre as vias laparoscópica e aberta [1].',
      'Em ambientes de baixo risco, a profilaxia antibiótica fez pouca ou nenhuma diferença na infecção superficial [2].',
      'A profilaxia provavelmente reduz a infecção superficial onde a taxa basal ultrapassa 5% [2].',
    ],
    [
      [
        'direction',
        'A dor inguinal crônica foi mais frequente após o reparo laparoscópico do que após o aberto [1].',
      ],
      ['wrong-reference', 'A infecção profunda da tela foi rara [1].'],
      ['number-of-another', 'A revisão sobre profilaxia incluiu 1.370 participantes [2].'],
      [
        'comparator',
        'A profilaxia provavelmente reduziu infecção superficial onde a taxa basal de infecção era inferior a 5% [2].',
      ],
    ],
  ],
  [
    '"Clozapine augmentation with aripolex in treatment-resistant schizophrenia ‖ Sixty-eight outpatients with persistent symptoms despite clozapine for at least 6 months were randomized to add-on aripolex 15 mg/day or placebo for 16 weeks. PANSS total score decreased by 6.1 points with aripolex and 5.4 points with placebo (P = 0.64). Body weight decreased by 2.6 kg with aripolex and rose by 0.3 kg with placebo (P = 0.01). Akathisia was reported in 18% versus 6%."',
    [
      'A adição de aripolex à clozapina não melhorou significativamente a PANSS total em relação ao placebo [1].',
      'Em 16 semanas, o peso caiu 2,6 kg com aripolex e subiu 0,3 kg com placebo [1].',
      'Acatisia foi três vezes mais frequente com aripolex (18%) do que com placebo (6%) [1].',
    ],
    [
      ['direction', 'O aripolex provocou ganho médio de 2,6 kg [1].'],
      ['negation', 'O aripolex reduziu significativamente a PANSS total em comparação com placebo [1].'],
      ['unit', 'Os participantes usavam clozapina havia pelo menos 6 semanas [1].'],
    ],
  ],
  [
    '"Bula resumida: Colidrex xarope pediátrico ‖ Colidrex contém dexibutamol 0,4 mg/mL. Crianças de 2 a 6 anos: 2,5 mL a cada 8 horas. Crianças de 7 a 12 anos: 5 mL a cada 8 horas. Não usar por mais de 5 dias consecutivos sem orientação médica. Contraindicado em menores de 2 anos e em pacientes com taquiarritmia. Pode causar tremor e agitação."',
    [
      'O Colidrex é contraindicado antes dos 2 anos de idade [1].',
      'Dos 7 aos 12 anos, administram-se 5 mL de 8 em 8 horas [1].',
      '| Idade | Dose |\n|---|---|\n| 2 a 6 anos | 2,5 mL a cada 8 h [1] |',
      'Cada mL do xarope contém 0,4 mg de dexibutamol [1].',
    ],
    [
      ['decimal', 'Crianças de 2 a 6 anos devem receber 25 mL a cada 8 horas [1].'],
      ['bounds', 'A dose de 5 mL a cada 8 horas destina-se a crianças de 4 a 12 anos [1].'],
      ['negation', 'O Colidrex pode ser usado em pacientes com taquiarritmia [1].'],
      ['population', 'Crianças de 2 a 6 anos devem tomar 5 mL a cada 8 horas [1].'],
    ],
  ],
  [
    '"Low-dose aspirin and preterm preeclampsia in women with chronic hypertension ‖ In a secondary analysis of 1,031 women with chronic hypertension, aspirin 150 mg nightly from 12 weeks did not significantly reduce preterm preeclampsia (9.2% vs. 10.1% with placebo; adjusted OR 0.90; 95% CI 0.59–1.37). Birth weight was similar. Good adherence, defined as intake of at least 85% of tablets, was achieved by 74%." + "Manual de gestação de alto risco: prevenção de pré-eclâmpsia ‖ Iniciar ácido acetilsalicílico 100 mg à noite antes de 16 semanas em gestantes com fator de risco alto. Suplementar cálcio 1 g/dia quando a ingestão dietética for baixa. Suspender o ácido acetilsalicílico na 36ª semana. Repouso no leito não previne pré-eclâmpsia." + "Labetalol or nifedipine for severe postpartum hypertension ‖ In 128 women, time to blood pressure control was 37 minutes with oral nifedipine and 43 minutes with intravenous labetalol (P = 0.31). Headache was more frequent with nifedipine (19% vs. 8%)."',
    [
      'Em gestantes com fator de risco alto, o manual orienta iniciar AAS 100 mg à noite antes de 16 semanas e suspendê-lo na 36ª semana [2].',
      'Não há benefício do repouso no leito na prevenção da pré-eclâmpsia [2].',
      'O tempo até o controle pressórico foi semelhante com nifedipino oral e labetalol intravenoso [3].',
    ],
    [
      ['wrong-reference', 'Cefaleia foi mais frequente com nifedipino do que com labetalol [1].'],
      ['number-of-another', 'O manual recomenda ácido acetilsalicílico 150 mg à noite [2].'],
      ['wrong-reference', 'Suplementar cálcio 1 g/dia se a ingestão dietética for baixa [3].'],
      ['digit', 'O tempo até o controle foi de 73 minutos com nifedipino [3].'],
      ['direction', 'A cefaleia foi mais comum com labetalol do que com nifedipino [3].'],
    ],
  ],
  [
    '"FIT positivity thresholds in a colorectal screening programme ‖ Among 182,400 first-round participants, lowering the faecal immunochemical test threshold from 47 to 20 µg Hb/g faeces increased positivity from 3.1% to 6.4% and the detection rate of advanced neoplasia from 1.2% to 1.8%. The positive predictive value fell from 39% to 28%. Colonoscopy demand doubled. Participation was higher in women than in men (58% vs. 51%)."',
    [
      'Reduzir o limiar do teste imunoquímico fecal de 47 para 20 µg/g elevou a positividade de 3,1% para 6,4% [1].',
      'O ganho de detecção veio acompanhado de queda do valor preditivo positivo, de 39% para 28% [1].',
      'Os homens participaram menos que as mulheres (51% contra 58%) [1].',
      'Com o limiar mais baixo, a demanda por colonoscopias dobrou [1].',
    ],
    [
      ['direction', 'O valor preditivo positivo aumentou com o limiar mais baixo [1].'],
      ['unit', 'O limiar foi reduzido de 47 para 20 mg de hemoglobina por grama de fezes [1].'],
      ['outcome', 'A taxa de detecção de neoplasia avançada passou de 3,1% para 6,4% [1].'],
    ],
  ],
  [
    '"Recomendações sobre profilaxia pós-exposição ao HIV ‖ A profilaxia deve ser iniciada o mais cedo possível, no máximo até 72 horas após a exposição. O esquema preferencial é tenofovir/lamivudina associado a dolutegravir por 28 dias. Repetir a testagem para HIV em 30 e 90 dias. Não há indicação se a pessoa-fonte tiver carga viral indetectável sustentada. Em gestantes, o mesmo esquema pode ser utilizado."',
    [
      'O limite para iniciar a profilaxia é de 72 horas após a exposição [1].',
      'O esquema preferencial dura 28 dias e combina tenofovir/lamivudina com dolutegravir [1].',
      'Se a carga viral da fonte está indetectável de forma sustentada, a PEP não está indicada [1].',
      'Gestantes podem receber o mesmo esquema [1].',
      'O seguimento inclui repetir o teste de HIV em 30 e 90 dias [1].',
    ],
    [
      ['unit', 'A profilaxia deve ser mantida por 28 semanas [1].'],
      ['digit', 'A profilaxia pode ser iniciada até 27 horas após a exposição, no máximo [1].'],
      ['negation', 'O esquema preferencial é contraindicado em gestantes [1].'],
      ['drug', 'O esquema preferencial associa tenofovir/lamivudina a efavirenz [1].'],
    ],
  ],
  [
    '"Ketamine versus etomidate for emergency intubation: registry study ‖ From 2016 to 2021, 3,812 adult intubations with ketamine and 5,204 with etomidate were recorded in 31 emergency departments. Peri-intubation hypotension occurred in 18.3% with ketamine and 12.4% with etomidate (adjusted OR 1.4; 95% CI 1.2–1.7). First-pass success was 86% with either drug. In-hospital mortality was not reported."',
    [
      'A hipotensão peri-intubação foi mais frequente com cetamina (18,3%) do que com etomidato (12,4%) [1].',
      'O sucesso na primeira tentativa foi de 86%, independentemente do fármaco [1].',
      'O registro não traz dados de mortalidade hospitalar [1].',
      'O etomidato foi usado em 5.204 intubações e a cetamina em 3.812 [1].',
    ],
    [
      ['arm', 'A hipotensão peri-intubação ocorreu em 18,3% das intubações com etomidato [1].'],
      ['direction', 'O etomidato associou-se a mais hipotensão peri-intubação que a cetamina [1].'],
      ['bounds', 'O OR ajustado foi de 1,4 (IC 95% 1,2 a 7,1) [1].'],
    ],
  ],
  [
    '"Exclusive breastfeeding and otitis media: birth cohort from Pelotas do Sul ‖ Acompanharam-se 2.764 crianças até os 24 meses. Otite média aguda foi diagnosticada em 21% das crianças amamentadas exclusivamente por 6 meses e em 33% das amamentadas por menos de 1 mês (RR ajustado 0,68; IC 95% 0,57–0,81). O tabagismo materno elevou o risco em 27%. A perda de seguimento foi de 8%. A frequência a creche não modificou o efeito." + "Otite média aguda na infância: conduta ‖ Amoxicilina 50 mg/kg/dia é a primeira escolha. Em crianças com mais de 2 anos, sem sinais de gravidade e com doença unilateral, pode-se observar por 48 a 72 horas. A duração do tratamento é de 10 dias em menores de 2 anos e de 5 a 7 dias nos demais. Anti-histamínicos não trazem benefício."',
    [
      'Filhos de mães fumantes tiveram risco 27% maior de otite [1].',
      'Criança acima de 2 anos com otite unilateral não grave pode ser apenas observada por 48 a 72 horas [2].',
      'Os anti-histamínicos não são úteis na otite média aguda [2].',
      'A amamentação exclusiva por 6 meses associou-se a menos otite [1], e a amoxicilina é a primeira escolha quando se decide tratar [2].',
    ],
    [
      ['wrong-reference', 'A dose de amoxicilina recomendada é de 50 mg/kg/dia [1].'],
      ['bounds', 'Em maiores de 2 anos, o tratamento dura de 5 a 17 dias [2].'],
      ['direction', 'O tabagismo materno reduziu o risco de otite em 27% [1].'],
      ['arm', 'Otite média aguda ocorreu em 33% das crianças amamentadas exclusivamente por 6 meses [1].'],
    ],
  ],
  [
    '"Ponsegrel reversal with idarexumab: phase 2 dose-finding in healthy volunteers ‖ Idarexumab 1, 2.5 or 5 g was infused over 10 minutes in 54 volunteers pretreated with ponsegrel. Complete reversal of anticoagulation was seen in 42%, 83% and 100%, respectively, within 15 minutes. Rebound was observed at 12 hours in the 1-g cohort only. No thrombotic event was recorded through day 30. Mean half-life of idarexumab was 45 minutes."',
    [
      'Todos os voluntários que receberam 5 g de idarexumabe tiveram reversão completa [1].',
      'O efeito rebote em 12 horas restringiu-se ao grupo de 1 g [1].',
      'Não houve evento trombótico até o dia 30 [1].',
      'A reversão completa foi dose-dependente: 42% com 1 g, 83% com 2,5 g e 100% com 5 g [1].',
    ],
    [
      ['arm', 'A reversão completa foi obtida em 83% dos voluntários com 1 g de idarexumabe [1].'],
      ['unit', 'A meia-vida média do idarexumabe foi de 45 horas [1].'],
      ['digit', 'A reversão completa com 1 g ocorreu em 24% dos voluntários [1].'],
    ],
  ],
  [
    '"Stroke unit report: door-to-needle times after protocol redesign ‖ After introducing direct transfer to CT, median door-to-needle time fell from 61 to 34 minutes (p<0.001). The proportion treated within 60 minutes rose from 48% to 87%. Symptomatic intracranial haemorrhage was unchanged (3.9% before, 3.6% after). Functional independence at 90 days increased modestly, from 44% to 50%, but this did not reach significance."',
    [
      'A mediana do tempo porta-agulha caiu 27 minutos, de 61 para 34 [1].',
      'A hemorragia intracraniana sintomática manteve-se estável após a mudança [1].',
      'O aumento da independência funcional em 90 dias não alcançou significância estatística [1].',
      'Após o protocolo, 87% dos pacientes foram tratados em até 1 hora, ante 48% antes [1].',
    ],
    [
      ['negation', 'Houve aumento significativo da independência funcional em 90 dias [1].'],
      [
        'comparator',
        'Após a mudança, 87% dos pacientes foram tratados depois de mais de 60 minutos da chegada [1].',
      ],
    ],
  ],
  [
    '"Prednisolone for Bell\'s palsy in primary care ‖ Patients presenting within 72 hours of onset (n = 440) received prednisolone 25 mg twice daily or placebo for 10 days. Complete facial recovery at 3 months: 81.5% with prednisolone, 62.0% with placebo. At 9 months the figures were 93.4% and 80.7%. No serious adverse events were observed." + "Aciclovir for Bell\'s palsy: individual patient data meta-analysis ‖ Data from 1,109 patients in six trials were available. Aciclovir added to corticosteroids did not increase complete recovery at 6 months (OR 1.06; 95% CI 0.79 to 1.43). Motor synkinesis was less frequent with combined therapy (OR 0.61; 95% CI 0.40 to 0.93). Evidence for severe palsy was insufficient."',
    [
      'Em 9 meses, a recuperação completa foi de 93,4% com prednisolona e 80,7% com placebo [1].',
      'A prednisolona foi dada em duas tomadas diárias de 25 mg, por 10 dias [1].',
      'A sincinesia motora foi menos comum com a terapia combinada [2].',
      'O placebo obteve recuperação completa em 3 meses em 62,0% dos casos, abaixo dos 81,5% da prednisolona [1].',
    ],
    [
      ['wrong-reference', 'A terapia combinada com aciclovir reduziu a sincinesia motora [1].'],
      [
        'negation',
        'A associação de aciclovir ao corticoide melhorou significativamente a recuperação completa [2].',
      ],
      ['comparator', 'Foram tratados pacientes com mais de 72 horas de início dos sintomas [1].'],
      ['outcome', 'O OR de 0,61 (IC 95% 0,40 a 0,93) refere-se à recuperação completa em 6 meses [2].'],
    ],
  ],
  [
    '"Vitamin D in pregnancy and offspring wheeze: double-blind trial ‖ Pregnant women were supplemented with 2,800 IU/day or 400 IU/day of vitamin D3 from 24 weeks to one week postpartum. Persistent wheeze by age 3 years was diagnosed in 47 (16%) of 295 children in the high-dose group and 57 (20%) of 286 in the standard-dose group (HR 0.76; 95% CI 0.52–1.12; P = 0.16). The number of troublesome lung-symptom episodes was reduced (5.9 vs 7.2 episodes per child; P = 0.02)."',
    [
      'A dose alta de vitamina D não reduziu de forma significativa a sibilância persistente até os 3 anos [1].',
      'As crianças do grupo de dose alta tiveram menos episódios de sintomas pulmonares (5,9 contra 7,2 por criança) [1].',
      'A suplementação começou com 24 semanas e terminou uma semana após o parto [1].',
    ],
    [
      ['bounds', 'O hazard ratio para sibilância foi de 0,76 (IC 95% 0,25 a 1,12) [1].'],
      ['digit', 'A sibilância persistente foi diagnosticada em 61% das crianças do grupo de dose alta [1].'],
      ['unit', 'O grupo de dose alta recebeu 2.800 mg/dia de vitamina D3 [1].'],
    ],
  ],
  [
    '"Boletim de resistência antimicrobiana, hospitais sentinela ‖ Em 2023, a resistência de Klebsiella pneumoniae a carbapenêmicos em UTI adulto foi de 47,3%, ante 41,8% em 2022. Entre isolados de Acinetobacter baumannii, 79,6% foram resistentes. A resistência de Staphylococcus aureus à oxacilina recuou de 52,1% para 45,0%. Nenhum isolado de enterococo apresentou resistência à linezolida." + "Ceftazidime-avibactam stewardship audit ‖ Of 212 courses audited, 164 (77%) were appropriate. The commonest reason for inappropriate use was absence of a carbapenemase test (n = 29). Median duration was 9 days. De-escalation occurred in 35% of courses."',
    [
      'Em UTI adulto, a resistência da Klebsiella pneumoniae a carbapenêmicos subiu de 41,8% para 47,3% em um ano [1].',
      'Houve queda da resistência do S. aureus à oxacilina, de 52,1% para 45,0% [1].',
      'Não se detectou enterococo resistente à linezolida [1].',
      'Pouco mais de três quartos dos cursos auditados foram adequados [2].',
    ],
    [
      ['direction', 'A resistência do S. aureus à oxacilina aumentou entre 2022 e 2023 [1].'],
      ['number-of-another', 'Entre os cursos auditados, 47,3% foram considerados adequados [2].'],
      [
        'wrong-reference',
        'A ausência de teste de carbapenemase foi o motivo mais comum de uso inadequado [1].',
      ],
      [
        'population',
        'Em 2023, 79,6% dos isolados de Klebsiella pneumoniae foram resistentes a carbapenêmicos [1].',
      ],
    ],
  ],
  [
    '"Guideline: prevention of surgical site infection ‖ We recommend administering cefazolin within 60 minutes before incision. The panel recommends against continuing prophylaxis after wound closure. Redosing is advised if the procedure exceeds 4 hours or blood loss exceeds 1,500 mL. For patients weighing 120 kg or more, use 3 g. Hair should not be removed; if removal is necessary, use clippers, never a razor."',
    [
      'A cefazolina deve ser aplicada nos 60 minutos que antecedem a incisão [1].',
      'O painel é contrário à manutenção do antibiótico após o fechamento da ferida [1].',
      'Pacientes com 120 kg ou mais recebem 3 g de cefazolina [1].',
      'Se a tricotomia for indispensável, usar tricotomizador elétrico e nunca lâmina [1].',
      'Deve-se repetir a dose em cirurgias com mais de 4 horas ou perda sanguínea superior a 1.500 mL [1].',
    ],
    [
      ['negation', 'Recomenda-se manter a profilaxia após o fechamento da ferida [1].'],
      ['comparator', 'A dose de 3 g é indicada para pacientes com menos de 120 kg [1].'],
      ['decimal', 'O redose é indicado se a perda sanguínea ultrapassar 150 mL [1].'],
    ],
  ],
  [
    '"Semanorin once weekly in adolescents with obesity ‖ A total of 201 adolescents (12 to <18 years) with a BMI at or above the 95th percentile were assigned 2:1 to semanorin 2.4 mg weekly or placebo plus lifestyle counselling for 68 weeks. Mean BMI change was −16.1% with semanorin and +0.6% with placebo. Weight loss of 5% or more was achieved by 73% and 18%. Gastrointestinal adverse events were reported by 62% and 42%. Gallstones developed in five participants, all on semanorin." + "Intervenção escolar multicomponente e IMC: ensaio por conglomerados ‖ Em 44 escolas públicas, 5.310 crianças de 7 a 10 anos foram acompanhadas por 2 anos. A intervenção não alterou o escore-z de IMC (diferença −0,03; IC 95% −0,08 a 0,02). O consumo diário de bebidas açucaradas caiu de 46% para 31% no grupo intervenção. O tempo de tela não se modificou."',
    [
      'O IMC médio caiu 16,1% com semanorin e aumentou 0,6% com placebo [1].',
      'Perda de pelo menos 5% do peso foi alcançada por 73% dos adolescentes tratados e por 18% do grupo placebo [1].',
      'A intervenção escolar não modificou o escore-z de IMC nem o tempo de tela [2].',
      'No grupo intervenção, o consumo diário de bebidas açucaradas diminuiu [2].',
    ],
    [
      ['number-of-another', 'A intervenção escolar reduziu o IMC em 16,1% [2].'],
      [
        'wrong-reference',
        'Eventos gastrointestinais foram relatados por 62% dos tratados com semanorin [2].',
      ],
      ['direction', 'O IMC médio aumentou com semanorin e diminuiu com placebo [1].'],
      ['arm', 'A colelitíase ocorreu em cinco participantes, todos do grupo placebo [1].'],
      ['decimal', 'A dose semanal de semanorin foi de 24 mg [1].'],
    ],
  ],
  [
    '"Risco de queda e benzodiazepínicos em idosos da comunidade ‖ Estudo caso-controle aninhado, com 3.218 casos e 12.872 controles de 65 anos ou mais. O uso atual de benzodiazepínico associou-se a queda com fratura (OR ajustado 1,52; IC 95% 1,37–1,69). O risco foi mais alto nos primeiros 14 dias de uso (OR 2,18). O uso pregresso, encerrado há mais de 90 dias, não se associou a fratura."',
    [
      'O uso atual de benzodiazepínicos associou-se a uma chance cerca de 50% maior de queda com fratura [1].',
      'As primeiras duas semanas de uso concentraram o maior risco [1].',
      'Quem havia parado há mais de 90 dias não apresentou associação com fratura [1].',
    ],
    [
      ['bounds', 'O OR ajustado para uso atual foi de 1,52 (IC 95% 1,07 a 1,69) [1].'],
      ['negation', 'O uso pregresso, encerrado há mais de 90 dias, também se associou a fratura [1].'],
      ['digit', 'Nos primeiros 14 dias de uso, o OR foi de 2,81 [1].'],
    ],
  ],
  [
    '"Rapid antigen detection test for group A streptococcus in children: performance in a Brazilian clinic ‖ Of 402 children aged 3–15 years with sore throat, 128 (32%) had a positive culture. The rapid test detected 113 of the 128 (sensitivity 88.3%) and was negative in 260 of 274 culture-negative children (specificity 94.9%). A Centor score of 3 or more had a sensitivity of 71%. Antibiotics were prescribed to 36% of children when the test was available, against 69% in the preceding year."',
    [
      'O teste rápido mostrou sensibilidade de 88,3% e especificidade de 94,9% em relação à cultura [1].',
      'A disponibilidade do teste coincidiu com menor prescrição de antibióticos: 36%, ante 69% no ano anterior [1].',
      'Quase um terço das crianças com dor de garganta tinha cultura positiva [1].',
      'O teste rápido deixou de detectar 15 das 128 crianças com cultura positiva [1].',
    ],
    [
      ['digit', 'A sensibilidade do escore de Centor de 3 ou mais foi de 17% [1].'],
      ['outcome', 'A especificidade do teste rápido foi de 88,3% [1].'],
      ['direction', 'A prescrição de antibióticos aumentou quando o teste rápido ficou disponível [1].'],
      ['comparator', 'Avaliou-se o escore de Centor menor que 3, com sensibilidade de 71% [1].'],
    ],
  ],
  [
    '"Ocrevimab for relapsing multiple sclerosis: extension study ‖ Of 611 patients who entered the open-label extension, 82% completed five years. Annualised relapse rate remained at 0.11 throughout. Confirmed disability progression at 24 weeks was seen in 13.0% of those continuously treated and 17.8% of those switched from interferon. Serum IgG fell below the lower limit of normal in 5.4%. There was one case of progressive multifocal leukoencephalopathy."',
    [
      'A taxa anualizada de surtos permaneceu em 0,11 na extensão [1].',
      'A progressão de incapacidade foi menor nos tratados continuamente (13,0%) que nos que trocaram de interferon (17,8%) [1].',
      'Houve um caso de leucoencefalopatia multifocal progressiva [1].',
    ],
    [
      ['decimal', 'A taxa anualizada de surtos foi de 1,1 [1].'],
      ['negation', 'Nenhum caso de leucoencefalopatia multifocal progressiva foi observado [1].'],
      ['digit', 'Completaram cinco anos de extensão 28% dos pacientes [1].'],
    ],
  ],
  [
    '"Uso racional de inibidores da bomba de prótons: documento de consenso ‖ Suspender o IBP em pacientes sem indicação atual após 8 semanas de tratamento da doença do refluxo não complicada. Não suspender em portadores de esôfago de Barrett. A retirada pode ser gradual ou abrupta. O uso prolongado associa-se a hipomagnesemia e deficiência de vitamina B12. Profilaxia com IBP está indicada em usuários de AINE com 65 anos ou mais." + "Deprescribing proton-pump inhibitors by pharmacist outreach: cluster trial ‖ Across 58 practices, PPI discontinuation at 12 months was 29.4% in outreach practices and 11.6% in control practices (risk difference 17.8 percentage points). Symptom recurrence prompting restart occurred in 22% of those who stopped. Upper gastrointestinal bleeding was rare and similar."',
    [
      'Em quem tem esôfago de Barrett, o IBP deve ser mantido [1].',
      'A retirada do IBP pode ser feita de forma abrupta ou gradual [1].',
      'A ação do farmacêutico levou à suspensão do IBP em 29,4% dos pacientes em 12 meses, contra 11,6% no controle [2].',
      'Pouco mais de um quinto dos que suspenderam o IBP o retomou por recorrência de sintomas [2].',
      'O uso prolongado de IBP pode cursar com deficiência de vitamina B12 e hipomagnesemia [1].',
    ],
    [
      ['negation', 'O consenso orienta suspender o IBP em portadores de esôfago de Barrett [1].'],
      [
        'number-of-another',
        'O consenso orienta suspender o IBP após 12 meses de tratamento da doença do refluxo não complicada [1].',
      ],
      ['wrong-reference', 'O uso prolongado de IBP associa-se a hipomagnesemia [2].'],
      ['comparator', 'A profilaxia com IBP é indicada em usuários de AINE com menos de 65 anos [1].'],
    ],
  ],
  [
    '"High-flow nasal oxygen in bronchiolitis: a multicentre paediatric trial ‖ Infants under 12 months with bronchiolitis and a need for oxygen (n = 1,472) were allocated to high-flow (2 L/kg/min) or standard oxygen. Escalation of care because of treatment failure occurred in 12% of the high-flow group and 23% of the standard group (risk difference −11 percentage points; 95% CI −15 to −7). Length of stay and duration of oxygen therapy did not differ. One pneumothorax occurred in each group." + "Nebulised hypertonic saline for bronchiolitis: living review ‖ Based on 26 trials (3,911 infants), hypertonic saline may reduce length of stay by 0.4 days (95% CI −0.6 to −0.1), low-certainty evidence. It had no clear effect on readmission. Salbutamol is not recommended by any of the included guidelines."',
    [
      'A oxigenoterapia de alto fluxo reduziu a escalada de cuidados de 23% para 12% [1].',
      'O tempo de internação não diferiu entre alto fluxo e oxigênio convencional [1].',
      'A salina hipertônica pode encurtar a internação em 0,4 dia, com evidência de baixa certeza [2].',
      'Nenhuma das diretrizes incluídas recomenda salbutamol [2].',
    ],
    [
      ['unit', 'O alto fluxo foi administrado a 2 mL/kg/min [1].'],
      ['arm', 'A escalada por falha de tratamento ocorreu em 23% do grupo de alto fluxo [1].'],
      ['number-of-another', 'A revisão sobre salina hipertônica incluiu 1.472 lactentes [2].'],
      ['wrong-reference', 'A salina hipertônica não teve efeito claro sobre reinternação [1].'],
      ['direction', 'A salina hipertônica pode aumentar o tempo de internação em 0,4 dia [2].'],
    ],
  ],
  [
    '"Febre amarela: situação epidemiológica e orientações ‖ Entre julho e junho, confirmaram-se 64 casos humanos, 87% do sexo masculino, com mediana de idade de 45 anos. A letalidade foi de 34%. Uma dose única da vacina confere proteção por toda a vida a partir dos 5 anos de idade. A vacina é contraindicada para menores de 6 meses. Viajantes devem ser vacinados pelo menos 10 dias antes da viagem."',
    [
      'A maioria dos casos confirmados (87%) ocorreu em homens [1].',
      'Cerca de um terço dos casos evoluiu para óbito [1].',
      'A vacinação deve ocorrer com antecedência mínima de 10 dias da viagem [1].',
      'Bebês com menos de 6 meses não podem receber a vacina [1].',
    ],
    [
      ['unit', 'A vacina é contraindicada em menores de 6 anos [1].'],
      ['negation', 'Após os 5 anos, uma dose única não é suficiente e exige reforço a cada 10 anos [1].'],
      ['digit', 'A letalidade foi de 43% [1].'],
    ],
  ],
  [
    '"Osimerlib versus chemotherapy in EGFR-mutated lung cancer with brain metastases ‖ In the subgroup of 116 patients with stable brain metastases, intracranial response was 70% with osimerlib and 31% with platinum-pemetrexed. Median intracranial progression-free survival was 11.7 months and 5.6 months. Interstitial lung disease was reported in 4% of osimerlib patients. Leptomeningeal disease was an exclusion criterion." + "Stereotactic radiosurgery alone for one to four brain metastases ‖ Adding whole-brain radiotherapy to radiosurgery improved intracranial control (12-month control 85% vs. 51%) but worsened cognition at 3 months (decline in 92% vs. 64%). Overall survival was not different: median 7.4 months with combined treatment and 10.4 months with radiosurgery alone (P = 0.92)."',
    [
      'A resposta intracraniana foi de 70% com osimerlib, mais que o dobro da obtida com platina-pemetrexede [1].',
      'Pacientes com doença leptomeníngea foram excluídos [1].',
      'Somar radioterapia de crânio total à radiocirurgia melhora o controle intracraniano, mas piora a cognição em 3 meses [2].',
      'Com radiocirurgia isolada, o declínio cognitivo ocorreu em 64% dos pacientes [2].',
    ],
    [
      ['wrong-reference', 'A doença pulmonar intersticial ocorreu em 4% dos pacientes com osimerlib [2].'],
      [
        'number-of-another',
        'A sobrevida livre de progressão intracraniana mediana com osimerlib foi de 10,4 meses [1].',
      ],
      [
        'direction',
        'A adição de radioterapia de crânio total reduziu o controle intracraniano em 12 meses [2].',
      ],
      ['population', 'O subgrupo incluiu pacientes com doença leptomeníngea [1].'],
    ],
  ],
  [
    '"Interaction of rifampicin with the oral contraceptive desolestrel ‖ In 24 healthy women, rifampicin 600 mg daily for 14 days decreased desolestrel AUC by 71% and shortened its half-life from 28 to 12 hours. Ovulation was documented in 8 women (33%) during co-administration and in none on desolestrel alone. Enzyme induction persisted for about 4 weeks after stopping rifampicin; additional barrier contraception is advised during this period."',
    [
      'A rifampicina diminuiu em 71% a exposição ao desolestrel [1].',
      'Um terço das mulheres ovulou durante o uso conjunto [1].',
      'Recomenda-se método de barreira adicional por cerca de 4 semanas depois de interromper a rifampicina [1].',
      'Sem rifampicina, nenhuma mulher em uso de desolestrel ovulou [1].',
    ],
    [
      ['unit', 'A indução enzimática persistiu por cerca de 4 horas após a suspensão da rifampicina [1].'],
      ['negation', 'Não é necessário método de barreira após a suspensão da rifampicina [1].'],
      ['drug', 'A rifabutina reduziu em 71% a AUC do desolestrel [1].'],
    ],
  ],
  [
    '"Ferro endovenoso na anemia pré-operatória: ensaio multicêntrico ‖ Foram randomizados 474 pacientes com hemoglobina < 12 g/dL antes de cirurgia abdominal maior para carboximaltose férrica 1.000 mg ou placebo, 10 a 42 dias antes da operação. Transfusão ou óbito em 30 dias ocorreu em 29% e 28%, respectivamente. Em 8 semanas, a hemoglobina era 1,1 g/dL maior no grupo ferro. Reinternações em 30 dias foram menos frequentes com ferro (13% versus 22%)." + "Oral iron dosing on alternate days: isotope study ‖ In 54 iron-depleted women, fractional absorption of a 60-mg dose was 21.8% with alternate-day dosing and 16.3% with consecutive-day dosing (P = 0.001). Cumulative absorption was 175 mg and 131 mg. Serum hepcidin was higher with consecutive-day dosing."',
    [
      'As reinternações em 30 dias foram menores com ferro (13%) que com placebo (22%) [1].',
      'Tomar ferro em dias alternados resultou em maior fração absorvida do que em dias consecutivos [2].',
      'A hepcidina foi mais baixa com o esquema em dias alternados [2].',
      'A carboximaltose foi administrada entre 10 e 42 dias antes da cirurgia [1].',
    ],
    [
      ['number-of-another', 'A dose oral testada foi de 1.000 mg de ferro [2].'],
      ['wrong-reference', 'A absorção fracionada foi maior com ferro em dias alternados [1].'],
      ['bounds', 'A carboximaltose férrica foi administrada de 10 a 24 dias antes da operação [1].'],
      ['comparator', 'Foram incluídos pacientes com hemoglobina acima de 12 g/dL [1].'],
      ['direction', 'As reinternações em 30 dias foram mais frequentes com ferro do que com placebo [1].'],
    ],
  ],
  [
    '"Tuberculose pulmonar: esquema básico para adultos e adolescentes ‖ A fase intensiva dura 2 meses e utiliza rifampicina, isoniazida, pirazinamida e etambutol em dose fixa combinada. A fase de manutenção dura 4 meses, com rifampicina e isoniazida. Pacientes com mais de 50 kg tomam 4 comprimidos ao dia; de 36 a 50 kg, 3 comprimidos. A baciloscopia de controle deve ser mensal. Associar piridoxina 50 mg/dia em gestantes e em pessoas vivendo com HIV." + "Coorte de abandono do tratamento da tuberculose em capital do Nordeste ‖ Dos 2.946 casos novos analisados, 13,8% abandonaram o tratamento. O abandono foi mais frequente em pessoas em situação de rua (RR 3,1; IC 95% 2,5–3,8) e em usuários de álcool (RR 1,7; IC 95% 1,4–2,1). O tratamento diretamente observado associou-se a menor abandono (7,9% contra 17,2%). Sexo não foi preditor independente."',
    [
      '| Fase | Duração | Fármacos |\n|---|---|---|\n| Manutenção | 4 meses | Rifampicina e isoniazida [1] |',
      '- Acima de 50 kg: 4 comprimidos por dia [1]',
      'O esquema completo soma 6 meses, sendo 2 de fase intensiva e 4 de manutenção [1].',
    ],
    [
      ['comparator', '- Abaixo de 50 kg: 4 comprimidos por dia [1]'],
      ['unit', '| Fase | Duração |\n|---|---|\n| Intensiva | 2 semanas [1] |'],
      ['number-of-another', 'Na coorte, 50% dos casos novos abandonaram o tratamento [2].'],
      ['wrong-reference', '- Associar piridoxina 50 mg/dia em pessoas vivendo com HIV [2]'],
      ['direction', 'O tratamento diretamente observado associou-se a maior abandono [2].'],
    ],
  ],
  [
    '"Bula: Neurolact 25 mg e 100 mg ‖ Neurolact (lactotrigina) é indicado como terapia adjuvante das crises focais em pacientes a partir de 12 anos. Iniciar com 25 mg/dia e aumentar 25 mg a cada 2 semanas até 100 a 200 mg/dia. Em uso de valproato, reduzir a dose pela metade. O aparecimento de exantema exige suspensão imediata. A retirada deve ser gradual, ao longo de pelo menos 2 semanas. Não deve ser utilizado durante a lactação." + "Lactotrigina como terapia adjuvante em crises focais: ensaio de 16 semanas ‖ Participaram 364 adultos com ao menos 4 crises por mês. A redução mediana das crises foi de 38% com lactotrigina 200 mg/dia e de 15% com placebo. Exantema ocorreu em 6,3% e 1,1%. Ficaram livres de crises 9% dos tratados e 2% dos que usaram placebo. A taxa de abandono foi parecida (12% e 11%)."',
    [
      '- Titulação: aumentar 25 mg a cada 2 semanas, a partir de 25 mg/dia [1]',
      'Quem usa valproato deve receber metade da dose [1].',
      '| Desfecho | Lactotrigina | Placebo |\n|---|---|---|\n| Livres de crises | 9% | 2% [2] |',
    ],
    [
      ['direction', 'Quem usa valproato deve receber o dobro da dose [1].'],
      ['bounds', '- Dose de manutenção: 100 a 400 mg/dia [1]'],
      ['wrong-reference', 'O exantema ocorreu em 6,3% dos que usaram lactotrigina [1].'],
    ],
  ],
  [
    '"Revisão sistemática: exercício supervisionado na doença arterial periférica ‖ Foram incluídos 19 ensaios com 1.588 participantes com claudicação intermitente. O exercício supervisionado aumentou a distância máxima de caminhada em 180 metros (IC 95% 130 a 230) em relação à orientação isolada. A qualidade de vida física melhorou discretamente. Não houve efeito sobre o índice tornozelo-braquial. A certeza da evidência foi alta para distância de caminhada e baixa para qualidade de vida." + "Cilostazol na claudicação: parecer técnico ‖ O cilostazol 100 mg duas vezes ao dia aumenta a distância máxima em cerca de 40 metros. É contraindicado em insuficiência cardíaca de qualquer grau. Reavaliar após 3 meses e suspender se não houver benefício. Cefaleia é o efeito adverso mais comum."',
    [
      'O exercício supervisionado acrescentou em média 180 metros à distância máxima de caminhada, com alta certeza da evidência [1].',
      'O índice tornozelo-braquial não se alterou com o exercício [1].',
      'Pacientes com insuficiência cardíaca não devem usar cilostazol, qualquer que seja o grau [2].',
      'O ganho com exercício supervisionado foi de 180 metros [1], enquanto o do cilostazol fica em torno de 40 metros [2].',
    ],
    [
      ['number-of-another', 'O cilostazol aumenta a distância máxima em cerca de 180 metros [2].'],
      ['wrong-reference', 'A cefaleia é o efeito adverso mais comum do cilostazol [1].'],
      ['outcome', 'A certeza da evidência foi alta para qualidade de vida [1].'],
      ['negation', 'O cilostazol pode ser usado com segurança na insuficiência cardíaca leve [2].'],
      ['unit', 'O exercício supervisionado aumentou a distância máxima de caminhada em 180 centímetros [1].'],
    ],
  ],
];

export const twentyNinthRound: readonly HandCase[] = casesOf(groups);
