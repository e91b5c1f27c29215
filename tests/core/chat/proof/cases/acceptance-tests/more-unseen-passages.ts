import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The same over other invented passages, counted after the first were studied. */
const groups: CaseGroup[] = [
  [
    '"Estudo ilustrativo: dapagliflozina na insuficiência cardíaca (VERDANA-HF) ‖ In VERDANA-HF, 3,412 patients with heart failure and an ejection fraction of 40% or less were assigned to dapagliflozin 10 mg once daily or placebo. Over a median of 19.4 months, the primary outcome of cardiovascular death or hospitalization for heart failure occurred in 15.8% of the dapagliflozin group and 20.6% of the placebo group (hazard ratio, 0.75; 95% CI, 0.65 to 0.87). Death from any cause did not differ significantly between the groups (11.2% vs. 12.1%). Symptomatic hypotension was not more frequent with dapagliflozin than with placebo."',
    [
      'No VERDANA-HF, morte cardiovascular ou hospitalização por insuficiência cardíaca ocorreu em 15,8% dos pacientes com dapagliflozina e em 20,6% com placebo (HR 0,75; IC 95% 0,65–0,87) [1].',
      '- **Mortalidade por todas as causas:** não houve diferença significativa entre dapagliflozina e placebo (11,2% vs. 12,1%) [1]',
    ],
    [
      [
        'direction',
        '- **Mortalidade por todas as causas:** foi significativamente menor com dapagliflozina do que com placebo (11,2% vs. 12,1%) [1]',
      ],
      [
        'bounds',
        'A dapagliflozina 10 mg ao dia reduziu o desfecho primário em relação ao placebo, com HR de 0,75 (IC 95%: 0,65 a 0,97) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: semaglutida versus sitagliptina no diabetes tipo 2 ‖ Adults with type 2 diabetes inadequately controlled with metformin (n = 846) were randomized to once-weekly semaglutide 1 mg or once-daily sitagliptin 100 mg for 52 weeks. Mean HbA1c fell by 1.6 percentage points with semaglutide and by 0.7 percentage points with sitagliptin. Body weight decreased by 5.8 kg and 1.4 kg, respectively. Nausea was more common with semaglutide (18.3% vs. 5.1%), whereas severe hypoglycemia was rare in both groups."',
    [
      'Em 52 semanas, a HbA1c caiu em média 1,6 ponto percentual com semaglutida 1 mg semanal e 0,7 ponto com sitagliptina 100 mg ao dia [1].',
      '- **Tolerabilidade:** náusea foi mais comum com semaglutida do que com sitagliptina (18,3% vs. 5,1%), e hipoglicemia grave foi rara nos dois grupos [1]',
    ],
    [['decimal', 'Quanto ao peso, houve redução de 5,8 kg com semaglutida e de 14 kg com sitagliptina [1].']],
  ],
  [
    '"Estudo ilustrativo: diretriz de doença renal crônica no diabetes ‖ Recomenda-se rastrear doença renal crônica com creatinina sérica e relação albumina/creatinina urinária pelo menos uma vez por ano em pessoas com diabetes tipo 2. Em pacientes com relação albumina/creatinina ≥ 30 mg/g, recomenda-se inibidor da ECA ou bloqueador do receptor de angiotensina na dose máxima tolerada. Não se recomenda a associação das duas classes, pelo risco de hiperpotassemia e lesão renal aguda. Elevação da creatinina de até 30% nas primeiras quatro semanas não deve motivar a suspensão do medicamento."',
    [
      'Um aumento de creatinina de até 30% nas primeiras 4 semanas não é motivo para suspender o IECA ou o BRA [1].',
      '**Rastreamento:** solicite creatinina sérica e relação albumina/creatinina urinária ao menos uma vez por ano na pessoa com diabetes tipo 2 [1].',
    ],
    [
      [
        'negation',
        'A diretriz recomenda associar inibidor da ECA e bloqueador do receptor de angiotensina nos pacientes com albuminúria [1].',
      ],
      [
        'unit',
        'Se a relação albumina/creatinina for ≥ 30 mg/mmol, recomenda-se IECA ou BRA na dose máxima tolerada [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: terapia tripla inalada na DPOC ‖ In this 52-week trial, 2,964 patients with COPD and at least one moderate or severe exacerbation in the previous year received single-inhaler triple therapy or a LABA/LAMA combination. The annual rate of moderate or severe exacerbations was 0.91 with triple therapy and 1.21 with LABA/LAMA (rate ratio, 0.75; 95% CI, 0.69 to 0.82). Pneumonia was more frequent in the triple-therapy group (7.4% vs. 4.6%). Trough FEV1 improved more with triple therapy."',
    [
      'Os pacientes que receberam LABA/LAMA tiveram 1,21 exacerbação moderada ou grave por ano, contra 0,91 naqueles em terapia tripla [1].',
      'A terapia tripla reduziu as exacerbações, mas à custa de mais pneumonia (7,4% vs. 4,6% com LABA/LAMA) [1].',
    ],
    [
      [
        'direction',
        '- **Pneumonia:** a terapia tripla diminuiu a ocorrência de pneumonia em comparação com LABA/LAMA (7,4% vs. 4,6%) [1]',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: diretriz de erradicação do Helicobacter pylori ‖ Recomenda-se, como primeira linha para a erradicação do Helicobacter pylori, a terapia tripla com inibidor de bomba de prótons em dose plena, amoxicilina 1 g e claritromicina 500 mg, todos duas vezes ao dia, por 14 dias. Em regiões com resistência à claritromicina superior a 15%, prefere-se a terapia quádrupla com bismuto. O controle de cura deve ser feito no mínimo quatro semanas após o fim do tratamento, preferencialmente com teste respiratório. A sorologia não deve ser usada para controle de cura."',
    [
      '**Esquema de primeira linha:** IBP em dose plena, amoxicilina 1 g e claritromicina 500 mg, todos 2 vezes ao dia por 14 dias [1].',
      'O controle de cura deve ser feito pelo menos 4 semanas após o término do tratamento, de preferência com teste respiratório [1].',
    ],
    [
      ['negation', 'Para confirmar a cura, a sorologia deve ser usada [1].'],
      [
        'comparator',
        'A terapia quádrupla com bismuto é preferida onde a resistência à claritromicina é inferior a 15% [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: tenecteplase versus alteplase no AVC isquêmico ‖ Among 1,580 patients with acute ischemic stroke treated within 4.5 hours of onset, an excellent functional outcome (modified Rankin score of 0 or 1) at 90 days was achieved by 37.2% with tenecteplase 0.25 mg/kg and 35.1% with alteplase, meeting the prespecified noninferiority criterion. Symptomatic intracranial hemorrhage occurred in 3.3% and 3.1%, respectively. Mortality at 90 days did not differ between the groups."',
    [
      'A tenecteplase 0,25 mg/kg foi não inferior à alteplase para desfecho funcional excelente em 90 dias (37,2% vs. 35,1%) [1].',
      'Hemorragia intracraniana sintomática foi observada em 3,3% dos pacientes com tenecteplase e em 3,1% dos pacientes com alteplase [1].',
    ],
    [
      [
        'digit',
        'Um escore de Rankin modificado de 0 ou 1 em 90 dias foi alcançado por 37,2% com tenecteplase e 31,5% com alteplase [1].',
      ],
      [
        'direction',
        'A mortalidade em 90 dias foi menor no grupo tenecteplase do que no grupo alteplase [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: ciprofloxacino por 7 ou 14 dias na pielonefrite ‖ Ensaio clínico randomizado com 412 mulheres com pielonefrite aguda não complicada comparou ciprofloxacino por 7 dias com ciprofloxacino por 14 dias. A cura clínica ocorreu em 96,1% no grupo de 7 dias e em 95,2% no de 14 dias, o que confirmou a não inferioridade do tratamento curto. A candidíase mucosa foi menos frequente com 7 dias (1,0% vs. 5,3%). Não houve diferença na recorrência de infecção urinária em 60 dias."',
    [
      'Em mulheres com pielonefrite aguda não complicada, 7 dias de ciprofloxacino foram não inferiores a 14 dias, com cura clínica de 96,1% e 95,2%, respectivamente [1].',
      'O tratamento por 14 dias causou mais candidíase mucosa (5,3% vs. 1,0% com 7 dias) [1].',
    ],
    [
      [
        'direction',
        'A candidíase mucosa foi mais frequente com o esquema de 7 dias do que com o de 14 dias [1].',
      ],
      [
        'negation',
        '- **Recorrência:** houve diferença entre os grupos na recorrência de infecção urinária em 60 dias [1]',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: vacina influenza de alta dose em idosos ‖ In adults 65 years of age or older, the high-dose inactivated influenza vaccine was associated with fewer laboratory-confirmed influenza cases than the standard-dose vaccine (1.4% vs. 1.9%; relative efficacy, 24.2%; 95% CI, 9.7 to 36.5). Antibody titers were higher with the high-dose vaccine. Injection-site pain was reported more often in the high-dose group (35.6% vs. 24.3%), but the frequency of serious adverse events was similar in the two groups."',
    [
      'Em adultos com 65 anos ou mais, a vacina de alta dose teve eficácia relativa de 24,2% (IC 95% 9,7–36,5) contra influenza confirmada em laboratório, comparada à dose padrão [1].',
      '- **Segurança:** dor no local da injeção foi mais relatada com a alta dose (35,6% vs. 24,3%), mas a frequência de eventos adversos graves foi semelhante [1]',
    ],
    [
      [
        'direction',
        'Os títulos de anticorpos foram menores com a vacina de alta dose do que com a dose padrão [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: diretriz de bronquiolite viral aguda ‖ Na bronquiolite viral aguda em lactentes, não se recomenda o uso rotineiro de broncodilatadores, corticosteroides ou antibióticos. A oxigenoterapia suplementar está indicada quando a saturação de oxigênio é persistentemente inferior a 90%. Deve-se evitar a fisioterapia respiratória de rotina. A radiografia de tórax não está indicada nos casos típicos e leves."',
    [
      '**Oxigênio:** indicado quando a SpO2 se mantém persistentemente abaixo de 90% [1].',
      'Broncodilatadores, corticosteroides e antibióticos não são recomendados de rotina no lactente com bronquiolite viral aguda [1].',
    ],
    [
      [
        'negation',
        'A radiografia de tórax está indicada mesmo nos casos típicos e leves de bronquiolite [1].',
      ],
      [
        'comparator',
        'A oxigenoterapia está indicada quando a saturação é persistentemente superior a 90% [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: aspirina na prevenção de pré-eclâmpsia ‖ Women with singleton pregnancies at high risk for preterm preeclampsia received aspirin 150 mg per day or placebo from 11 to 14 weeks until 36 weeks of gestation. Preterm preeclampsia occurred in 14 of 778 women (1.8%) in the aspirin group and in 36 of 802 women (4.5%) in the placebo group. Aspirin did not significantly reduce the incidence of term preeclampsia. There were no significant differences between the groups in neonatal adverse outcomes."',
    [
      'A pré-eclâmpsia pré-termo ocorreu em 1,8% das gestantes com AAS (14/778) e em 4,5% das que receberam placebo (36/802) [1].',
      'O AAS 150 mg/dia, iniciado entre 11 e 14 semanas e mantido até 36 semanas, não diminuiu de forma significativa a pré-eclâmpsia a termo [1].',
    ],
    [
      ['unit', 'A dose estudada foi de 150 g de aspirina por dia, da 11ª–14ª semana até a 36ª semana [1].'],
      ['direction', 'A aspirina reduziu significativamente a incidência de pré-eclâmpsia a termo [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: antibióticos versus apendicectomia na apendicite não complicada ‖ Em 1.036 adultos com apendicite não complicada, o tratamento com antibióticos foi não inferior à apendicectomia quanto à qualidade de vida em 30 dias. No grupo antibiótico, 29% foram submetidos a apendicectomia em até 90 dias. Complicações foram mais comuns no grupo antibiótico do que no grupo cirurgia (8,1 vs. 3,5 por 100 participantes). O afastamento do trabalho foi mais curto com antibióticos (5,3 vs. 8,7 dias)."',
    [
      'Dos pacientes do grupo antibiótico, 29% foram submetidos a apendicectomia em até 90 dias [1].',
      'O grupo cirurgia teve menos complicações (3,5 vs. 8,1 por 100 participantes), porém ficou mais tempo afastado do trabalho (8,7 vs. 5,3 dias) [1].',
    ],
    [
      [
        'direction',
        '- **Complicações:** foram menos comuns com antibióticos do que com cirurgia (8,1 vs. 3,5 por 100 participantes) [1]',
      ],
      ['unit', 'O afastamento do trabalho foi mais curto com antibióticos, 5,3 contra 8,7 semanas [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: imunoterapia adjuvante no melanoma estádio II ‖ Patients with resected stage IIB or IIC melanoma (n = 964) received adjuvant anti-PD-1 therapy or placebo for up to one year. At a median follow-up of 27.3 months, distant metastasis-free survival was longer with anti-PD-1 therapy (hazard ratio, 0.64; 95% CI, 0.48 to 0.85). Grade 3 or 4 treatment-related adverse events occurred in 17% of the anti-PD-1 group and 5% of the placebo group. No treatment-related deaths occurred."',
    [
      'Com seguimento mediano de 27,3 meses, a terapia anti-PD-1 adjuvante prolongou a sobrevida livre de metástase à distância (HR 0,64; IC 95% 0,48–0,85) [1].',
      'Eventos adversos grau 3 ou 4 relacionados ao tratamento ocorreram em 17% com anti-PD-1 e em 5% com placebo, sem mortes relacionadas ao tratamento [1].',
    ],
    [
      ['negation', 'Houve mortes relacionadas ao tratamento com anti-PD-1 no estudo [1].'],
      [
        'direction',
        'A sobrevida livre de metástase à distância foi mais curta com a terapia anti-PD-1 do que com placebo (HR 0,64) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: diretriz de rastreamento do câncer do colo do útero ‖ O rastreamento do câncer do colo do útero com teste molecular para HPV oncogênico é recomendado para mulheres de 25 a 64 anos. Quando o resultado é negativo, o teste deve ser repetido em cinco anos. O rastreamento antes dos 25 anos não é recomendado, porque o tratamento de lesões nessa faixa etária aumenta o risco de parto prematuro. Mulheres com mais de 64 anos que nunca foram rastreadas devem realizar dois exames com intervalo de um a três anos."',
    [
      'O teste de HPV oncogênico é recomendado dos 25 aos 64 anos e, se negativo, deve ser repetido em 5 anos [1].',
      '**Acima de 64 anos:** mulheres nunca rastreadas devem fazer dois exames, com intervalo de 1 a 3 anos [1].',
    ],
    [
      ['negation', 'O rastreamento antes dos 25 anos é recomendado [1].'],
      ['unit', 'Após um teste de HPV negativo, a repetição deve ser feita em cinco meses [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: cristaloides balanceados em terapia intensiva ‖ Among 7,802 critically ill adults, balanced crystalloids did not reduce 90-day mortality compared with 0.9% saline (21.8% vs. 22.3%; P=0.58). New renal-replacement therapy was used in 6.1% and 6.4% of patients, respectively. In the subgroup with traumatic brain injury, mortality was higher with balanced crystalloids (19.4% vs. 15.2%)."',
    [
      '**Atenção ao TCE:** nesse subgrupo, a mortalidade foi maior com cristaloides balanceados (19,4%) do que com salina (15,2%) [1].',
    ],
    [
      [
        'direction',
        'Os cristaloides balanceados reduziram a mortalidade em 90 dias em relação à salina 0,9% (p = 0,58) [1].',
      ],
      [
        'direction',
        'Nos pacientes com traumatismo cranioencefálico, a mortalidade foi menor com cristaloides balanceados do que com salina (19,4% vs. 15,2%) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: diretriz de hipertensão na atenção primária ‖ Recomenda-se confirmar o diagnóstico de hipertensão com medidas fora do consultório, por MAPA ou MRPA, sempre que disponíveis. Considera-se hipertensão na MAPA de 24 horas a média ≥ 130/80 mmHg. Em idosos frágeis, recomenda-se iniciar o tratamento com monoterapia em dose baixa. Não se recomenda associar dois bloqueadores do sistema renina-angiotensina."',
    ['**Idoso frágil com hipertensão:** comece o tratamento com monoterapia em dose baixa [1].'],
    [
      ['digit', 'Na MAPA de 24 horas, considera-se hipertensão a média ≥ 135/80 mmHg [1].'],
      [
        'negation',
        'A associação de dois bloqueadores do sistema renina-angiotensina é recomendada no tratamento da hipertensão [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: exercício e quedas em idosos da comunidade ‖ Community-dwelling adults aged 75 years or older who took part in a 12-month balance and strength program fell less often than controls (1.1 vs. 1.6 falls per person-year; incidence rate ratio, 0.69; 95% CI, 0.58 to 0.82). The rate of fall-related fractures did not differ significantly between groups (2.9% vs. 3.6%). Fear of falling decreased in the exercise group."',
    [
      'Idosos com 75 anos ou mais que fizeram o programa de equilíbrio e força por 12 meses caíram menos que os controles: 1,1 contra 1,6 queda por pessoa-ano [1].',
      '- **Fraturas por queda:** diferença não significativa (2,9% com exercício vs. 3,6% no controle) [1]',
    ],
    [
      ['direction', 'Além disso, o medo de cair aumentou no grupo de exercícios [1].'],
      [
        'direction',
        'O programa de exercícios aumentou a taxa de quedas em relação ao controle (razão de taxas 0,69; IC 95% 0,58–0,82) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: bula de apixabana ‖ A dose recomendada de apixabana para prevenção de AVC na fibrilação atrial não valvar é de 5 mg, por via oral, duas vezes ao dia. Em pacientes com pelo menos duas das seguintes características — idade ≥ 80 anos, peso ≤ 60 kg ou creatinina sérica ≥ 1,5 mg/dL — a dose deve ser reduzida para 2,5 mg duas vezes ao dia. O medicamento não é recomendado em pacientes com insuficiência hepática grave. Pode ser administrado com ou sem alimentos."',
    [
      'Reduza a apixabana para 2,5 mg 2x/dia se o paciente tiver ao menos dois destes critérios: idade ≥ 80 anos, peso ≤ 60 kg ou creatinina ≥ 1,5 mg/dL [1].',
      'A apixabana pode ser tomada com ou sem alimentos e não é recomendada na insuficiência hepática grave [1].',
    ],
    [
      [
        'comparator',
        'Os critérios de redução de dose são idade ≥ 80 anos, peso ≥ 60 kg e creatinina ≥ 1,5 mg/dL, sendo necessários pelo menos dois [1].',
      ],
      [
        'decimal',
        '**Dose reduzida:** 0,25 mg duas vezes ao dia quando houver pelo menos dois dos critérios [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: bula de metformina e função renal ‖ Metformin is contraindicated in patients with an eGFR below 30 mL/min/1.73 m2. Starting metformin is not recommended in patients with an eGFR between 30 and 45 mL/min/1.73 m2. In patients with an eGFR between 30 and 60 mL/min/1.73 m2, metformin should be stopped at the time of or before an iodinated contrast procedure, and renal function should be re-evaluated 48 hours after the procedure. Long-term treatment may lower vitamin B12 levels."',
    [
      'A metformina é contraindicada com TFGe < 30 mL/min/1,73 m², e não se recomenda iniciá-la com TFGe entre 30 e 45 [1].',
      '**Contraste iodado:** com TFGe entre 30 e 60 mL/min/1,73 m², suspenda a metformina antes ou no momento do exame e reavalie a função renal 48 horas depois [1].',
    ],
    [
      ['direction', 'O uso prolongado de metformina pode aumentar os níveis de vitamina B12 [1].'],
      [
        'negation',
        'Iniciar metformina é recomendado em pacientes com TFGe entre 30 e 45 mL/min/1,73 m² [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: ablação da fibrilação atrial na insuficiência cardíaca ‖ Em 624 pacientes com fibrilação atrial e insuficiência cardíaca, a ablação por cateter foi comparada ao tratamento medicamentoso. Após mediana de 37 meses, o desfecho composto de morte ou internação por insuficiência cardíaca ocorreu em 28,4% no grupo ablação e em 43,9% no grupo medicamentoso (HR 0,62; IC 95% 0,47–0,81). A fração de ejeção aumentou 8,1 pontos percentuais no grupo ablação e 0,9 ponto no grupo medicamentoso. Tamponamento cardíaco ocorreu em 1,6% dos procedimentos."',
    [
      'No grupo medicamentoso, 43,9% dos pacientes morreram ou foram internados por insuficiência cardíaca, contra 28,4% no grupo ablação (HR 0,62) [1].',
    ],
    [
      ['direction', 'A fração de ejeção diminuiu 8,1 pontos percentuais com a ablação [1].'],
      [
        'digit',
        'Morte ou internação por insuficiência cardíaca ocorreu em 28,4% com ablação e em 49,3% com medicamentos, após mediana de 37 meses [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: finerenona na doença renal do diabetes ‖ In 4,118 patients with chronic kidney disease and type 2 diabetes, finerenone lowered the risk of the composite kidney outcome compared with placebo (17.8% vs. 21.1%; hazard ratio, 0.82; 95% CI, 0.73 to 0.93). Hyperkalemia leading to discontinuation was more frequent with finerenone (2.3% vs. 0.9%). Systolic blood pressure decreased modestly with finerenone."',
    [
      'A finerenona reduziu o desfecho renal composto em pacientes com DRC e diabetes tipo 2: 17,8% vs. 21,1% com placebo (HR 0,82; IC 95% 0,73 a 0,93) [1].',
    ],
    [
      [
        'direction',
        'A hiperpotassemia com interrupção do tratamento foi menos frequente com finerenona do que com placebo (2,3% vs. 0,9%) [1].',
      ],
      ['direction', 'A pressão arterial sistólica teve aumento discreto com finerenona [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: monitoramento contínuo da glicose no diabetes tipo 1 ‖ Em adultos com diabetes tipo 1 em múltiplas injeções de insulina (n = 208), o monitoramento contínuo da glicose reduziu a HbA1c em 1,0 ponto percentual em 24 semanas, contra 0,4 ponto com glicemia capilar. O tempo abaixo de 70 mg/dL caiu de 80 para 43 minutos por dia no grupo de monitoramento contínuo. Ocorreram dois episódios de hipoglicemia grave em cada grupo. A satisfação com o tratamento foi maior com o monitoramento contínuo."',
    [
      'Em 24 semanas, a HbA1c caiu 1,0 ponto percentual com monitoramento contínuo e 0,4 ponto com glicemia capilar [1].',
      '**Hipoglicemia:** com o monitoramento contínuo, o tempo abaixo de 70 mg/dL passou de 80 para 43 minutos por dia; houve dois episódios graves em cada grupo [1].',
    ],
    [
      [
        'direction',
        'Os pacientes ficaram menos satisfeitos com o monitoramento contínuo do que com a glicemia capilar [1].',
      ],
      [
        'unit',
        'O tempo com glicose abaixo de 70 mmol/L caiu de 80 para 43 minutos por dia no grupo de monitoramento contínuo [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: pantoprazol profilático na UTI ‖ In 3,298 adults in the intensive care unit who were at risk for gastrointestinal bleeding, 90-day mortality was similar with pantoprazole and placebo (31.1% and 30.4%). Clinically important gastrointestinal bleeding occurred in 2.5% of the pantoprazole group and 4.2% of the placebo group. There was no increase in pneumonia or Clostridioides difficile infection with pantoprazole."',
    [
      'Sangramento gastrointestinal clinicamente importante ocorreu em 2,5% com pantoprazol e em 4,2% com placebo, com mortalidade em 90 dias semelhante (31,1% e 30,4%) [1].',
      'Não se observou aumento de pneumonia nem de infecção por *Clostridioides difficile* com o pantoprazol [1].',
    ],
    [
      ['negation', 'Houve aumento de pneumonia e de infecção por *C. difficile* com pantoprazol [1].'],
      [
        'direction',
        '- **Sangramento:** o pantoprazol aumentou o sangramento gastrointestinal clinicamente importante em relação ao placebo (2,5% vs. 4,2%) [1]',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: diretriz de asma em adultos e adolescentes ‖ Recomenda-se que adultos e adolescentes com asma não sejam tratados apenas com broncodilatador de curta ação. Nos passos 1 e 2, a opção preferencial é budesonida-formoterol em dose baixa sob demanda. A dose máxima de formoterol é de 72 mcg em um único dia. Antes de aumentar a dose, deve-se verificar a técnica inalatória e a adesão. Após três meses de controle, pode-se considerar a redução do tratamento."',
    ['**Passos 1 e 2:** a opção preferencial é budesonida-formoterol em dose baixa, usada sob demanda [1].'],
    [
      ['unit', 'A dose máxima de formoterol em um único dia é de 72 mg [1].'],
      [
        'negation',
        'Recomenda-se que adultos e adolescentes com asma sejam tratados apenas com broncodilatador de curta ação [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: rifampicina adjuvante na bacteremia por S. aureus ‖ Adjunctive rifampin did not reduce treatment failure, recurrence, or death within 12 weeks in 742 adults with Staphylococcus aureus bacteremia (16.9% vs. 18.2% with placebo; absolute risk difference, -1.3 percentage points; 95% CI, -6.8 to 4.2). Drug interactions were more common with rifampin (6.1% vs. 1.9%). The duration of hospital stay did not differ between the groups."',
    [
      'A adição de rifampicina não reduziu falha, recorrência ou morte em 12 semanas na bacteremia por *S. aureus* (16,9% vs. 18,2% com placebo; diferença de risco absoluta de −1,3 ponto percentual) [1].',
      'Por outro lado, as interações medicamentosas foram mais comuns com rifampicina: 6,1% contra 1,9% [1].',
    ],
    [
      [
        'direction',
        'A rifampicina adjuvante reduziu a falha terapêutica, a recorrência ou a morte em 12 semanas, em comparação com placebo [1].',
      ],
      ['bounds', 'A diferença de risco absoluta foi de −1,3 ponto percentual (IC 95% −6,8 a 2,4) [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: guia de vacinação pneumocócica do adulto ‖ Para adultos com 60 anos ou mais, recomenda-se uma dose de VPC15 seguida de uma dose de VPP23 após 6 a 12 meses. A segunda dose de VPP23 deve ser aplicada cinco anos após a primeira. Pessoas que receberam VPC20 não necessitam de VPP23. As vacinas pneumocócica e influenza podem ser aplicadas no mesmo dia."',
    [
      'Para quem tem 60 anos ou mais, aplique VPC15 e, depois de 6 a 12 meses, VPP23; a segunda dose da VPP23 vem 5 anos após a primeira [1].',
    ],
    [
      ['negation', 'Pessoas que receberam VPC20 necessitam também da VPP23 [1].'],
      ['digit', '**Reforço:** a segunda dose de VPP23 deve ser aplicada três anos após a primeira [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: duração do antibiótico na otite média aguda ‖ In 640 children 6 to 23 months of age with acute otitis media, clinical failure was more likely with amoxicillin-clavulanate for 5 days than for 10 days (29% vs. 18%; difference, 11 percentage points; 95% CI, 4 to 18). Diarrhea was less frequent with the 5-day course (22% vs. 31%). Nasopharyngeal colonization with resistant pathogens did not differ between the groups."',
    [
      'Em crianças de 6 a 23 meses com otite média aguda, a falha clínica foi de 29% com 5 dias e de 18% com 10 dias de amoxicilina-clavulanato (diferença de 11 pontos percentuais; IC 95% 4–18) [1].',
      'A diarreia ocorreu com menos frequência no curso de 5 dias (22% vs. 31%), e a colonização nasofaríngea por patógenos resistentes não diferiu [1].',
    ],
    [
      [
        'direction',
        '- **Diarreia:** mais frequente com o tratamento de 5 dias (22%) do que com o de 10 dias (31%) [1]',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: diretriz de corticosteroide antenatal ‖ Recomenda-se um ciclo único de corticosteroide antenatal para gestantes com risco de parto prematuro em até sete dias, entre 24 semanas e 33 semanas e 6 dias. Pode-se usar betametasona 12 mg por via intramuscular, em duas doses com intervalo de 24 horas. A intervenção reduz a morte neonatal e a síndrome do desconforto respiratório. Não se recomendam mais de dois ciclos."',
    [
      'O corticosteroide antenatal diminui a mortalidade neonatal e a síndrome do desconforto respiratório [1].',
      '- **Esquema:** betametasona 12 mg IM, 2 doses com intervalo de 24 horas [1]',
    ],
    [
      ['direction', 'O corticosteroide antenatal aumenta a síndrome do desconforto respiratório [1].'],
      ['decimal', 'Administre betametasona 1,2 mg IM, em duas doses, com 24 horas de intervalo [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: clorexidina alcoólica no preparo da pele ‖ In 2,106 patients undergoing clean-contaminated surgery, surgical-site infection occurred in 9.3% with chlorhexidine-alcohol and 15.7% with povidone-iodine (relative risk, 0.59; 95% CI, 0.47 to 0.75). Chlorhexidine-alcohol was more protective than povidone-iodine against superficial incisional infections (4.1% vs. 8.4%) but not against organ-space infections (4.5% vs. 4.6%). Adverse events were similar in the two groups."',
    [
      'O benefício da clorexidina alcoólica apareceu nas infecções incisionais superficiais (4,1% vs. 8,4%), mas não nas de órgão/espaço (4,5% vs. 4,6%) [1].',
    ],
    [
      [
        'negation',
        'A clorexidina alcoólica também protegeu mais que a iodopovidona contra as infecções de órgão/espaço (4,5% vs. 4,6%) [1].',
      ],
      [
        'direction',
        'A clorexidina alcoólica aumentou a infecção de sítio cirúrgico em comparação com a iodopovidona (9,3% vs. 15,7%) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: supressão ovariana no câncer de mama ‖ Em mulheres na pré-menopausa com câncer de mama receptor hormonal positivo, a adição de supressão ovariana ao tamoxifeno aumentou a sobrevida livre de doença em 8 anos (83,2% vs. 78,9%; HR 0,76; IC 95% 0,62–0,93). Fogachos e osteoporose foram mais frequentes com a supressão ovariana. Entre as mulheres que não receberam quimioterapia, não houve benefício significativo."',
    [
      'A sobrevida livre de doença em 8 anos foi de 83,2% com supressão ovariana mais tamoxifeno e de 78,9% com tamoxifeno isolado (HR 0,76; IC 95% 0,62–0,93) [1].',
      'Fogachos e osteoporose foram menos frequentes com tamoxifeno isolado [1].',
    ],
    [
      [
        'direction',
        'A adição de supressão ovariana ao tamoxifeno piorou a sobrevida livre de doença em 8 anos (83,2% vs. 78,9%) [1].',
      ],
      [
        'bounds',
        'O HR para sobrevida livre de doença foi 0,76 (IC 95% 0,52–0,93) a favor da supressão ovariana [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: teste imunoquímico fecal versus colonoscopia no rastreamento ‖ Participation in colorectal cancer screening was higher with mailed fecal immunochemical testing (FIT) than with an invitation to colonoscopy (41.6% vs. 24.9%). Colorectal cancer was detected in 0.1% of each group. Advanced adenomas were detected less often in the FIT group (0.9% vs. 1.9%). Complications occurred in 10 persons in the FIT group and 24 in the colonoscopy group."',
    [
      '- **Adesão:** 41,6% com FIT enviado pelo correio e 24,9% com convite para colonoscopia [1]',
      'No grupo colonoscopia foram detectados mais adenomas avançados (1,9% vs. 0,9% com FIT), enquanto a detecção de câncer colorretal foi igual nos dois grupos (0,1%) [1].',
    ],
    [['digit', 'Complicações ocorreram em 10 pessoas no grupo FIT e em 42 no grupo colonoscopia [1].']],
  ],
  [
    '"Estudo ilustrativo: dexmedetomidina e delirium após cirurgia cardíaca ‖ Em 398 pacientes com mais de 65 anos submetidos a cirurgia cardíaca, a dexmedetomidina noturna reduziu a incidência de delirium em relação ao placebo (12,6% vs. 21,4%; p = 0,02). O tempo de ventilação mecânica não diferiu entre os grupos. Bradicardia foi mais comum com dexmedetomidina (14,1% vs. 7,5%)."',
    ['Em contrapartida, houve mais bradicardia com a dexmedetomidina (14,1% vs. 7,5%) [1].'],
    [
      [
        'direction',
        'A dexmedetomidina encurtou o tempo de ventilação mecânica em comparação com placebo [1].',
      ],
      [
        'direction',
        '- **Bradicardia:** menos comum com dexmedetomidina do que com placebo (14,1% vs. 7,5%) [1]',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: vareniclina na cessação do tabagismo ‖ Continuous abstinence during weeks 9 to 24 was 27.4% with varenicline, 18.2% with bupropion, and 10.1% with placebo. Varenicline was more effective than bupropion. Neither drug significantly increased moderate-to-severe neuropsychiatric adverse events compared with placebo. Nausea was the most common adverse event with varenicline (25.2%)."',
    [
      'Entre as semanas 9 e 24, a abstinência contínua foi de 27,4% com vareniclina, 18,2% com bupropiona e 10,1% com placebo [1].',
    ],
    [
      [
        'negation',
        'A vareniclina e a bupropiona aumentaram significativamente os eventos neuropsiquiátricos moderados a graves em comparação com placebo [1].',
      ],
      [
        'digit',
        'A náusea foi o evento adverso mais comum com vareniclina, relatada por 35,2% dos pacientes [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: desprescrição de benzodiazepínicos em idosos ‖ Ensaio com 303 idosos em uso crônico de benzodiazepínicos avaliou uma intervenção educativa em farmácias. Aos seis meses, 26,8% dos participantes do grupo intervenção haviam suspendido o medicamento, contra 5,2% do grupo controle. Não foram observadas crises convulsivas de abstinência. A qualidade do sono não piorou com a intervenção."',
    [
      'Aos 6 meses, 26,8% dos idosos do grupo intervenção tinham suspendido o benzodiazepínico, em comparação com 5,2% no controle [1].',
      'A suspensão não se acompanhou de crises convulsivas de abstinência nem de piora da qualidade do sono [1].',
    ],
    [
      [
        'direction',
        'A proporção de idosos que suspenderam o benzodiazepínico em seis meses foi menor no grupo intervenção do que no controle [1].',
      ],
      ['decimal', 'No grupo controle, 52% suspenderam o benzodiazepínico aos seis meses [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: recomendação sobre estatina na prevenção primária ‖ The panel recommends that clinicians prescribe a statin for adults aged 40 to 75 years who have one or more cardiovascular risk factors and an estimated 10-year cardiovascular risk of 10% or greater. For those with an estimated 10-year risk of 7.5% to less than 10%, a statin may be offered selectively. The evidence is insufficient to assess starting a statin in adults 76 years or older."',
    [
      'Em adultos de 40 a 75 anos com um ou mais fatores de risco e risco cardiovascular em 10 anos ≥ 10%, recomenda-se prescrever estatina [1].',
      '**76 anos ou mais:** as evidências são insuficientes para avaliar o início de estatina [1].',
    ],
    [
      [
        'comparator',
        'Recomenda-se estatina para adultos de 40 a 75 anos com fatores de risco e risco cardiovascular estimado em 10 anos menor que 10% [1].',
      ],
      [
        'digit',
        'A estatina pode ser oferecida de forma seletiva quando o risco em 10 anos está entre 5,5% e menos de 10% [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: bula de amoxicilina suspensão oral ‖ Para crianças com peso inferior a 40 kg, a dose recomendada é de 25 a 45 mg/kg/dia, dividida em duas tomadas. Após a reconstituição, a suspensão se mantém estável por 14 dias sob refrigeração. Este medicamento é contraindicado em pacientes com alergia a penicilinas. Não é necessário ajuste de dose quando a depuração de creatinina é superior a 30 mL/min."',
    [
      '**Crianças com menos de 40 kg:** 25 a 45 mg/kg/dia, divididos em duas tomadas [1].',
      'Com depuração de creatinina acima de 30 mL/min, não é preciso ajustar a dose de amoxicilina [1].',
    ],
    [
      [
        'comparator',
        'O ajuste de dose não é necessário quando a depuração de creatinina é inferior a 30 mL/min [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: anticorpo anti-CGRP na enxaqueca episódica ‖ Over 24 weeks, monthly migraine days decreased by 3.4 with erenumab 140 mg and by 1.7 with placebo. A reduction of at least 50% in monthly migraine days was achieved by 47.9% of the erenumab group and 25.3% of the placebo group. Constipation was more common with erenumab (3.2% vs. 1.1%). The overall rate of adverse events was similar in the two groups."',
    [
      'Com erenumabe 140 mg, quase metade dos pacientes (47,9%) teve redução de pelo menos 50% nos dias de enxaqueca por mês, contra 25,3% com placebo [1].',
    ],
    [
      ['direction', 'A constipação foi menos comum com erenumabe do que com placebo [1].'],
      ['digit', 'Os dias de enxaqueca por mês caíram 3,9 com erenumabe 140 mg e 1,7 com placebo [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: dupla antiagregação após AVC menor ou AIT ‖ Em 4.926 pacientes com AVC isquêmico menor ou AIT de alto risco, a associação de clopidogrel e AAS, iniciada em até 24 horas e mantida por 21 dias, reduziu a ocorrência de novo AVC em 90 dias em comparação com AAS isolado (6,4% vs. 8,9%). A hemorragia maior foi mais frequente com a associação (0,9% vs. 0,4%). A mortalidade não diferiu entre os grupos."',
    [
      'No AVC menor ou AIT de alto risco, clopidogrel + AAS por 21 dias, com início em até 24 horas, reduziu novo AVC em 90 dias (6,4% vs. 8,9% com AAS isolado) [1].',
      '- **Risco:** hemorragia maior em 0,9% com a associação e em 0,4% com AAS isolado, sem diferença de mortalidade [1]',
    ],
    [
      [
        'direction',
        'A hemorragia maior foi menos frequente com clopidogrel e AAS do que com AAS isolado (0,9% vs. 0,4%) [1].',
      ],
      ['digit', 'A associação de clopidogrel e AAS foi iniciada em até 24 horas e mantida por 28 dias [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: recomendações para choque séptico no adulto ‖ For adults with septic shock, we recommend administering antimicrobials within 1 hour of recognition. We recommend norepinephrine as the first-line vasopressor and an initial mean arterial pressure target of 65 mm Hg. We suggest at least 30 mL/kg of intravenous crystalloid within the first 3 hours. We recommend against using qSOFA as a single screening tool for sepsis."',
    [
      '**Vasopressor:** noradrenalina como primeira escolha, com meta inicial de PAM de 65 mmHg [1].',
      'No choque séptico, administre o antimicrobiano em até 1 hora do reconhecimento; sugere-se também pelo menos 30 mL/kg de cristaloide nas primeiras 3 horas [1].',
    ],
    [
      ['digit', '- **Pressão arterial:** a meta inicial de PAM no choque séptico é de 75 mmHg [1]'],
      ['negation', 'Recomenda-se usar o qSOFA como ferramenta única de triagem para sepse [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: esquema 3HP na infecção latente por tuberculose ‖ Em contatos de tuberculose com infecção latente, o esquema de isoniazida e rifapentina em 12 doses semanais (3HP) teve maior taxa de conclusão do que isoniazida diária por 9 meses (86,2% vs. 64,7%). A hepatotoxicidade foi menos frequente com 3HP (0,5% vs. 2,8%). A incidência de tuberculose ativa foi semelhante nos dois grupos."',
    [
      'A taxa de conclusão foi maior com 3HP em 12 doses semanais do que com isoniazida diária por 9 meses (86,2% vs. 64,7%) [1].',
      'A isoniazida por 9 meses causou mais hepatotoxicidade que o 3HP (2,8% vs. 0,5%) [1].',
    ],
    [
      [
        'direction',
        '- **Hepatotoxicidade:** mais frequente com 3HP do que com isoniazida (0,5% vs. 2,8%) [1]',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: bula de metotrexato oral ‖ Na artrite reumatoide, a dose inicial recomendada de metotrexato é de 7,5 mg, por via oral, uma vez por semana. O uso diário por engano pode causar toxicidade fatal. O medicamento é contraindicado na gravidez e na amamentação. Anti-inflamatórios não esteroidais podem aumentar a concentração sérica de metotrexato."',
    [
      'Na artrite reumatoide, inicie metotrexato com 7,5 mg VO uma vez por semana; a tomada diária por engano pode ser fatal [1].',
      '**Interação:** AINEs podem elevar a concentração sérica do metotrexato [1].',
    ],
    [
      [
        'direction',
        'Os anti-inflamatórios não esteroidais podem reduzir a concentração sérica de metotrexato [1].',
      ],
      ['negation', 'O metotrexato não é contraindicado na gravidez nem na amamentação [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: dapagliflozina na insuficiência cardíaca (VERDANA-HF) ‖ In VERDANA-HF, 3,412 patients with heart failure and an ejection fraction of 40% or less were assigned to dapagliflozin 10 mg once daily or placebo. Over a median of 19.4 months, the primary outcome of cardiovascular death or hospitalization for heart failure occurred in 15.8% of the dapagliflozin group and 20.6% of the placebo group (hazard ratio, 0.75; 95% CI, 0.65 to 0.87). Death from any cause did not differ significantly between the groups (11.2% vs. 12.1%). Symptomatic hypotension was not more frequent with dapagliflozin than with placebo." + "Estudo ilustrativo: ablação da fibrilação atrial na insuficiência cardíaca ‖ Em 624 pacientes com fibrilação atrial e insuficiência cardíaca, a ablação por cateter foi comparada ao tratamento medicamentoso. Após mediana de 37 meses, o desfecho composto de morte ou internação por insuficiência cardíaca ocorreu em 28,4% no grupo ablação e em 43,9% no grupo medicamentoso (HR 0,62; IC 95% 0,47–0,81). A fração de ejeção aumentou 8,1 pontos percentuais no grupo ablação e 0,9 ponto no grupo medicamentoso. Tamponamento cardíaco ocorreu em 1,6% dos procedimentos."',
    [],
    [
      [
        'wrong-reference',
        'No VERDANA-HF, a dapagliflozina reduziu morte cardiovascular ou hospitalização por insuficiência cardíaca (15,8% vs. 20,6%; HR 0,75) [2].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: finerenona na doença renal do diabetes ‖ In 4,118 patients with chronic kidney disease and type 2 diabetes, finerenone lowered the risk of the composite kidney outcome compared with placebo (17.8% vs. 21.1%; hazard ratio, 0.82; 95% CI, 0.73 to 0.93). Hyperkalemia leading to discontinuation was more frequent with finerenone (2.3% vs. 0.9%). Systolic blood pressure decreased modestly with finerenone." + "Estudo ilustrativo: diretriz de doença renal crônica no diabetes ‖ Recomenda-se rastrear doença renal crônica com creatinina sérica e relação albumina/creatinina urinária pelo menos uma vez por ano em pessoas com diabetes tipo 2. Em pacientes com relação albumina/creatinina ≥ 30 mg/g, recomenda-se inibidor da ECA ou bloqueador do receptor de angiotensina na dose máxima tolerada. Não se recomenda a associação das duas classes, pelo risco de hiperpotassemia e lesão renal aguda. Elevação da creatinina de até 30% nas primeiras quatro semanas não deve motivar a suspensão do medicamento."',
    [],
    [
      [
        'wrong-reference',
        'A hiperpotassemia que levou à interrupção foi mais frequente com finerenona do que com placebo (2,3% vs. 0,9%) [2].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: duração do antibiótico na otite média aguda ‖ In 640 children 6 to 23 months of age with acute otitis media, clinical failure was more likely with amoxicillin-clavulanate for 5 days than for 10 days (29% vs. 18%; difference, 11 percentage points; 95% CI, 4 to 18). Diarrhea was less frequent with the 5-day course (22% vs. 31%). Nasopharyngeal colonization with resistant pathogens did not differ between the groups." + "Estudo ilustrativo: ciprofloxacino por 7 ou 14 dias na pielonefrite ‖ Ensaio clínico randomizado com 412 mulheres com pielonefrite aguda não complicada comparou ciprofloxacino por 7 dias com ciprofloxacino por 14 dias. A cura clínica ocorreu em 96,1% no grupo de 7 dias e em 95,2% no de 14 dias, o que confirmou a não inferioridade do tratamento curto. A candidíase mucosa foi menos frequente com 7 dias (1,0% vs. 5,3%). Não houve diferença na recorrência de infecção urinária em 60 dias."',
    [],
    [
      [
        'wrong-reference',
        'A cura clínica com 7 dias de ciprofloxacino foi de 96,1%, e o tratamento curto foi não inferior ao de 14 dias [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: cristaloides balanceados em terapia intensiva ‖ Among 7,802 critically ill adults, balanced crystalloids did not reduce 90-day mortality compared with 0.9% saline (21.8% vs. 22.3%; P=0.58). New renal-replacement therapy was used in 6.1% and 6.4% of patients, respectively. In the subgroup with traumatic brain injury, mortality was higher with balanced crystalloids (19.4% vs. 15.2%)." + "Estudo ilustrativo: pantoprazol profilático na UTI ‖ In 3,298 adults in the intensive care unit who were at risk for gastrointestinal bleeding, 90-day mortality was similar with pantoprazole and placebo (31.1% and 30.4%). Clinically important gastrointestinal bleeding occurred in 2.5% of the pantoprazole group and 4.2% of the placebo group. There was no increase in pneumonia or Clostridioides difficile infection with pantoprazole."',
    [],
    [
      [
        'wrong-reference',
        'O sangramento gastrointestinal clinicamente importante foi de 2,5% com pantoprazol e 4,2% com placebo [1].',
      ],
    ],
  ],
];

export const moreUnseenPassages: HandCase[] = casesOf(groups);
