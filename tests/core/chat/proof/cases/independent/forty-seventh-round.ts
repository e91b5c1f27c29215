import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the forty-first examiner, over invented findings and guidelines. */
const groups: CaseGroup[] = [
  [
    '"Left atrial appendage closure versus warfarin in atrial fibrillation ‖ 4,218 adults with atrial fibrillation, median follow-up 2.6 years: stroke or systemic embolism 2.9% with appendage closure vs 3.8% with warfarin, HR 0.76 (95% CI 0.61-0.94); major bleeding 5.1% vs 7.4%, p=0.002; all-cause death did not differ (8.2% vs 8.5%)."',
    [
      'Ao longo de uma mediana de 2,6 anos, o fechamento do apêndice atrial esquerdo associou-se a menos AVC ou embolia sistêmica que a varfarina: 2,9% contra 3,8%, com HR de 0,76 (IC 95%, 0,61 a 0,94) [1].',
      'A mortalidade por todas as causas foi parecida entre os grupos, com 8,5% sob varfarina e 8,2% após a oclusão do apêndice [1].',
      'Sangramento maior acometeu 7,4% dos anticoagulados com varfarina, ante 5,1% dos submetidos à oclusão (p = 0,002) [1].',
      'Participaram do ensaio 4.218 adultos com fibrilação atrial [1].',
    ],
    [
      [
        'bounds',
        'O fechamento do apêndice reduziu AVC ou embolia sistêmica em comparação à varfarina (HR 0,76; IC 95% 0,61–1,04) [1].',
      ],
      [
        'arms',
        'Quanto ao sangramento maior, a taxa foi de 5,1% com varfarina e de 7,4% com o fechamento do apêndice [1].',
      ],
      [
        'direction',
        'O fechamento do apêndice atrial aumentou os sangramentos maiores em relação à varfarina [1].',
      ],
      [
        'negation',
        'A morte por todas as causas diferiu entre o fechamento do apêndice e a varfarina (8,2% vs. 8,5%) [1].',
      ],
    ],
  ],
  [
    '"Low-dose edoxaban in very elderly patients with atrial fibrillation ‖ Patients aged 80 years or older with atrial fibrillation (n=1,106) received edoxaban 15 mg once daily or placebo. Stroke or systemic embolism: 2.6% vs 5.8% per year, HR 0.45 (95% CI 0.27-0.73); major bleeding 3.6% vs 2.1% per year, p=0.09; gastrointestinal bleeding was more common with edoxaban."',
    [
      'Em pessoas de 80 anos ou mais com fibrilação atrial, a edoxabana 15 mg uma vez ao dia diminuiu AVC ou embolia sistêmica frente ao placebo, de 5,8% para 2,6% ao ano [1].',
      'O sangramento gastrointestinal foi mais comum entre os que tomaram edoxabana [1].',
      'Com edoxabana em dose baixa, a taxa anual de sangramento maior ficou em 3,6%, contra 2,1% no placebo (p = 0,09) [1].',
    ],
    [
      [
        'unit',
        'Os muito idosos com fibrilação atrial receberam edoxabana 15 g uma vez ao dia ou placebo [1].',
      ],
      [
        'population',
        'O ensaio da edoxabana em dose baixa recrutou pacientes com fibrilação atrial e menos de 80 anos [1].',
      ],
      [
        'direction',
        'O sangramento gastrointestinal foi menos frequente com a edoxabana do que com o placebo [1].',
      ],
    ],
  ],
  [
    '"Spironolactone in heart failure with ejection fraction of 45% or more ‖ In 1,866 patients, spironolactone 25 mg daily did not reduce cardiovascular death (HR 0.97; 95% CI 0.82-1.15) but lowered heart-failure hospitalizations (12.4% vs 15.9%; HR 0.77; 95% CI 0.63-0.93) over 3.1 years. Hyperkalemia above 5.5 mmol/L was more frequent than with placebo (9.8% vs 4.6%)."',
    [
      'Na IC com fração de ejeção de 45% ou mais, a espironolactona não reduziu a morte cardiovascular (HR 0,97; IC 95% 0,82–1,15) [1].',
      'Internações por insuficiência cardíaca foram menos comuns com espironolactona 25 mg/dia do que com placebo (12,4% versus 15,9%) [1].',
      'A hipercalemia acima de 5,5 mmol/L apareceu em 9,8% dos que usaram o antagonista mineralocorticoide e em 4,6% do grupo placebo [1].',
      'Em 3,1 anos, o HR para hospitalização por IC foi 0,77, com intervalo de confiança de 95% entre 0,63 e 0,93 [1].',
    ],
    [
      [
        'digit',
        'As hospitalizações por insuficiência cardíaca caíram com a espironolactona (12,4% vs. 18,9%) [1].',
      ],
      [
        'comparator',
        'Potássio sérico abaixo de 5,5 mmol/L, critério de hipercalemia, ocorreu em 9,8% com espironolactona e 4,6% com placebo [1].',
      ],
      ['bounds', 'Para hospitalização por insuficiência cardíaca, o HR foi de 0,77 (IC 95% 0,63–0,98) [1].'],
      ['direction', 'A hipercalemia foi menos frequente com espironolactona do que com placebo [1].'],
    ],
  ],
  [
    '"Henagliflozin in heart failure with preserved ejection fraction ‖ Henagliflozin 10 mg versus placebo in heart failure with preserved ejection fraction (n=2,734, 2.2 years): heart-failure hospitalization 9.1% vs 12.6%, HR 0.71 (95% CI 0.56-0.90); cardiovascular death 6.3% vs 6.8%, HR 0.92 (0.70-1.21); genital infections 2.4% vs 0.7%; KCCQ score improved by 3.4 points."',
    [
      'A henagliflozina 10 mg diminuiu as internações por IC em pacientes com fração de ejeção preservada, que passaram de 12,6% no placebo a 9,1% no grupo ativo (HR 0,71; IC 95% 0,56–0,90) [1].',
      'Infecções genitais atingiram 2,4% dos tratados com henagliflozina e 0,7% dos que receberam placebo [1].',
      'O escore KCCQ melhorou 3,4 pontos [1].',
      'Morte cardiovascular: 6,3% com henagliflozina e 6,8% com placebo, HR 0,92 e IC 95% de 0,70 a 1,21 [1].',
    ],
    [
      ['decimal', 'O HR para hospitalização por insuficiência cardíaca com henagliflozina foi de 7,1 [1].'],
      [
        'direction',
        'A henagliflozina elevou a taxa de hospitalização por insuficiência cardíaca em relação ao placebo (HR 0,71) [1].',
      ],
      ['direction', 'O escore KCCQ piorou 3,4 pontos com a henagliflozina [1].'],
    ],
  ],
  [
    '"Atrasentan in IgA nephropathy ‖ IgA nephropathy, 389 adults with eGFR of at least 30 mL/min/1.73 m²: at 36 weeks, proteinuria fell by 48% with atrasentan 0.75 mg versus 6% with placebo; eGFR slope over two years was −2.4 vs −3.9 mL/min/1.73 m² per year (p=0.03). Fluid retention 11% vs 8%; no hepatotoxicity was observed."',
    [
      'Após 36 semanas, a atrasentana 0,75 mg baixou a proteinúria em 48%, contra 6% do placebo, em adultos com nefropatia por IgA [1].',
      'O declínio da TFGe em dois anos foi mais lento com a atrasentana: −2,4 contra −3,9 mL/min/1,73 m² por ano (p = 0,03) [1].',
      'Não se observou hepatotoxicidade no ensaio da nefropatia por IgA [1].',
      'Retenção hídrica foi descrita em 11% dos pacientes com atrasentana e em 8% dos controles com placebo [1].',
    ],
    [
      [
        'comparator',
        'O estudo admitiu adultos com nefropatia por IgA e TFGe de no máximo 30 mL/min/1,73 m² [1].',
      ],
      ['arms', 'Em 36 semanas, a proteinúria caiu 48% com placebo e 6% com atrasentana [1].'],
      ['negation', 'Foi observada hepatotoxicidade com o uso da atrasentana na nefropatia por IgA [1].'],
      ['direction', 'Em 36 semanas, a atrasentana aumentou a proteinúria em 48% [1].'],
    ],
  ],
  [
    '"Oral semaglutide for obesity: a randomized trial ‖ Oral semaglutide 25 mg once daily or placebo for 64 weeks in 318 adults with obesity but no diabetes: mean weight change −12.1% vs −2.6%; weight loss of 15% or more in 41% vs 5%; gastrointestinal adverse events 70% vs 38%, mostly mild; treatment stopped for adverse events in 8% vs 5%."',
    [
      'Em 318 adultos com obesidade e sem diabetes, a semaglutida oral de 25 mg uma vez ao dia levou a uma variação média de peso de −12,1%, ante −2,6% com placebo, em 64 semanas [1].',
      'Perderam pelo menos 15% do peso 41% dos que tomaram semaglutida oral e 5% dos que tomaram placebo [1].',
      'Os efeitos adversos gastrointestinais, em sua maioria leves, foram mais comuns com a semaglutida oral (70% contra 38%) [1].',
      'A interrupção por eventos adversos foi de 8% no grupo da semaglutida oral e de 5% no grupo placebo [1].',
    ],
    [
      [
        'digit',
        'A perda de 15% ou mais do peso foi alcançada por 47% dos participantes com semaglutida oral, contra 5% com placebo [1].',
      ],
      [
        'arms',
        'Eventos gastrointestinais ocorreram em 70% do grupo placebo e 38% do grupo semaglutida oral [1].',
      ],
      ['unit', 'A semaglutida oral 25 mg foi administrada uma vez ao dia por 64 dias [1].'],
      [
        'direction',
        'Os participantes que usaram semaglutida oral ganharam, em média, 12,1% de peso em 64 semanas [1].',
      ],
    ],
  ],
  [
    '"Once-weekly ecnoglutide in adults with overweight or obesity ‖ Ecnoglutide 2.4 mg weekly vs placebo, 48 weeks, 664 adults with BMI ≥28 kg/m²: mean weight change −15.8% vs −0.9%; weight loss of 15% or more in 57% vs 3%; gastrointestinal adverse events 69% vs 21%; HbA1c fell 0.4 percentage points; treatment stopped for adverse events in 3% vs 1%."',
    [
      'Com ecnoglutida 2,4 mg semanal, o peso caiu em média 15,8% em 48 semanas, contra 0,9% no placebo [1].',
      'A HbA1c diminuiu 0,4 ponto percentual com a ecnoglutida [1].',
      'A ecnoglutida teve mais eventos gastrointestinais do que o placebo, 69% e 21% respectivamente, mas só 3% pararam o tratamento por eventos adversos [1].',
    ],
    [
      ['digit', 'Foram estudados 684 adultos com IMC ≥ 28 kg/m², tratados com ecnoglutida ou placebo [1].'],
      ['direction', 'A HbA1c aumentou no grupo da ecnoglutida [1].'],
    ],
  ],
  [
    '"Short versus long antibiotic courses for gram-negative bacteremia: meta-analysis ‖ Four trials, 2,109 inpatients with uncomplicated gram-negative bacteremia, 7 vs 14 days: 90-day mortality 12.9% vs 13.6% (RR 0.95; 95% CI 0.77-1.17); relapse 3.4% vs 2.9% (p=0.48); Clostridioides difficile infection 1.5% vs 2.3%. Patients with neutropenia were excluded. Hospital stay was 1.8 days shorter with the short course."',
    [
      'Na bacteremia não complicada por gram-negativos, sete dias de antibiótico tiveram mortalidade em 90 dias semelhante à de quatorze dias (12,9% vs. 13,6%; RR 0,95; IC 95% 0,77–1,17) [1].',
      'A recidiva foi de 3,4% com o curso curto e de 2,9% com o longo, p = 0,48 [1].',
      'Os quatro estudos da metanálise, com 2.109 pacientes internados, não incluíram neutropênicos [1].',
      'Quem recebeu o esquema curto teve internação 1,8 dia mais breve [1].',
    ],
    [
      ['negation', 'A metanálise não excluiu os pacientes com neutropenia [1].'],
      ['direction', 'O tempo de hospitalização foi maior com o tratamento curto do que com o longo [1].'],
      [
        'digit',
        'A infecção por Clostridioides difficile ocorreu em 1,5% com sete dias e em 2,8% com quatorze dias [1].',
      ],
      [
        'population',
        'A metanálise de tratamento curto avaliou pacientes ambulatoriais, não internados, com bacteremia por gram-negativos [1].',
      ],
    ],
  ],
  [
    '"Balanced crystalloid versus saline in septic shock ‖ Septic shock, 3,386 adults in 41 ICUs: 28-day mortality 24.6% with balanced crystalloid vs 25.9% with saline, adjusted OR 0.93 (95% CI 0.80-1.08); new renal-replacement therapy 8.9% vs 11.7%, p=0.008; median norepinephrine duration 3 days in both groups; serum chloride was higher with saline."',
    [
      'No choque séptico, a mortalidade em 28 dias foi de 24,6% com cristaloide balanceado e 25,9% com solução salina (OR ajustada 0,93; IC 95% 0,80 a 1,08) [1].',
      'Terapia renal substitutiva nova foi menos necessária com cristaloide balanceado que com salina: 8,9% versus 11,7% (p = 0,008) [1].',
      'O cloro sérico ficou mais alto nos pacientes que receberam salina [1].',
      'A norepinefrina foi mantida por três dias (mediana) nos dois grupos do ensaio, que envolveu 41 UTIs [1].',
    ],
    [
      [
        'bounds',
        'O efeito do cristaloide balanceado sobre a mortalidade em 28 dias teve OR ajustada de 0,93, com IC 95% de 0,80 a 0,98 [1].',
      ],
      [
        'direction',
        'O cristaloide balanceado aumentou a necessidade de nova terapia renal substitutiva em comparação à salina [1].',
      ],
      [
        'direction',
        'O cloro sérico foi mais baixo com a solução salina do que com o cristaloide balanceado [1].',
      ],
    ],
  ],
  [
    '"Hydrocortisone in severe community-acquired pneumonia ‖ ICU adults with severe community-acquired pneumonia (n=812) received hydrocortisone 200 mg/day or placebo. 28-day mortality was 7.3% vs 12.0% (absolute difference −4.7 percentage points; 95% CI −8.8 to −0.6). Intubation 16.4% vs 25.7%, HR 0.61. Gastrointestinal bleeding 2.0% vs 2.7%; daily insulin requirement was higher in the hydrocortisone group."',
    [
      'Na pneumonia comunitária grave, 200 mg diários de hidrocortisona baixaram a mortalidade em 28 dias de 12,0% para 7,3%, diferença absoluta de −4,7 pontos percentuais (IC 95% −8,8 a −0,6) [1].',
      'Foram intubados 16,4% dos pacientes com hidrocortisona e 25,7% daqueles com placebo (HR 0,61) [1].',
      'A necessidade diária de insulina foi maior no grupo que recebeu hidrocortisona [1].',
      'Sangramento gastrointestinal: 2% no braço do corticoide e 2,7% no braço placebo [1].',
    ],
    [
      [
        'direction',
        'A hidrocortisona reduziu a necessidade diária de insulina em comparação com o placebo [1].',
      ],
      [
        'direction',
        'A hidrocortisona elevou a mortalidade em 28 dias, de 7,3% para 12,0%, na pneumonia comunitária grave [1].',
      ],
      ['digit', 'A dose de hidrocortisona utilizada na pneumonia grave foi de 300 mg/dia [1].'],
    ],
  ],
  [
    '"Tenecteplase versus alteplase within 4.5 hours of ischemic stroke ‖ Tenecteplase 0.25 mg/kg versus alteplase 0.9 mg/kg within 4.5 h of onset (n=1,489): modified Rankin scale 0-1 at 90 days 38.2% vs 35.9%, RR 1.06 (95% CI 0.93-1.21), noninferior; symptomatic intracranial hemorrhage 3.3% vs 3.1%; 90-day mortality 14.8% vs 15.2%; door-to-needle time was 9 minutes shorter with tenecteplase."',
    [
      'A tenecteplase 0,25 mg/kg foi não inferior à alteplase 0,9 mg/kg quanto a Rankin modificado de 0 a 1 em 90 dias (38,2% contra 35,9%) [1].',
      'Hemorragia intracraniana sintomática ocorreu em 3,3% com tenecteplase e 3,1% com alteplase [1].',
      'O tempo porta-agulha encurtou nove minutos com a tenecteplase em relação à alteplase [1].',
      'Em 90 dias, haviam morrido 15,2% dos tratados com alteplase e 14,8% dos tratados com tenecteplase [1].',
    ],
    [
      ['decimal', 'No AVC isquêmico em até 4,5 horas, a tenecteplase foi usada na dose de 2,5 mg/kg [1].'],
      [
        'bounds',
        'O RR para Rankin modificado 0–1 em 90 dias foi de 1,06 (IC 95% 1,03–1,21) com tenecteplase [1].',
      ],
      ['direction', 'O tempo porta-agulha foi 9 minutos mais longo com a tenecteplase [1].'],
      [
        'negation',
        'A tenecteplase não atingiu a não inferioridade em relação à alteplase na escala de Rankin modificada [1].',
      ],
    ],
  ],
  [
    '"Atogepant for the preventive treatment of chronic migraine ‖ Chronic migraine, 12 weeks, 778 adults: monthly migraine days fell by 7.1 with atogepant 60 mg once daily and by 5.0 with placebo (p=0.001); 50% or greater response in 43% vs 27%; constipation 9.6% vs 3.1%. No treatment-related liver injury was seen."',
    [
      'A atogepanta, 60 mg uma vez por dia, reduziu em 7,1 os dias mensais de enxaqueca, contra 5,0 no placebo (p = 0,001) [1].',
      'Resposta de 50% ou mais foi vista em 43% dos pacientes com enxaqueca crônica tratados com atogepanta, ante 27% no placebo [1].',
      'Constipação foi relatada por 9,6% do grupo atogepanta e 3,1% do grupo placebo [1].',
      'Nenhum caso de lesão hepática relacionada ao tratamento foi identificado com a atogepanta na enxaqueca crônica [1].',
    ],
    [
      ['unit', 'O ensaio da atogepanta na enxaqueca crônica durou 12 meses [1].'],
      ['arms', 'Os dias mensais de enxaqueca diminuíram 5,0 com atogepanta e 7,1 com placebo [1].'],
      ['negation', 'Houve lesão hepática relacionada ao tratamento durante o uso da atogepanta [1].'],
    ],
  ],
  [
    '"Dupilumab for COPD with type 2 inflammation ‖ Dupilumab 300 mg every 2 weeks or placebo in 932 patients with COPD and blood eosinophils ≥300/µL, 52 weeks: annualized rate of moderate or severe exacerbations 0.81 vs 1.14, rate ratio 0.71 (95% CI 0.58-0.87; p<0.001); FEV1 at week 12 increased 152 mL vs 69 mL; serious adverse events 13.4% vs 15.1%."',
    [
      'Em pacientes com DPOC e eosinófilos a partir de 300/µL, o dupilumabe a cada duas semanas reduziu a taxa anualizada de exacerbações moderadas ou graves de 1,14 para 0,81 [1].',
      'A razão de taxas de exacerbação foi 0,71 a favor do dupilumabe (IC 95% 0,58–0,87; p < 0,001) [1].',
      'Na 12ª semana, o VEF1 havia subido 152 mL com dupilumabe e 69 mL com placebo [1].',
    ],
    [
      [
        'decimal',
        'A taxa anualizada de exacerbações moderadas ou graves da DPOC foi de 8,1 com dupilumabe [1].',
      ],
      ['comparator', 'O dupilumabe foi testado em pacientes com DPOC e eosinófilos < 300/µL [1].'],
    ],
  ],
  [
    '"Roflumilast in severe COPD with chronic bronchitis ‖ Roflumilast 500 µg daily or placebo, 1,530 patients with severe COPD, 52 weeks: annualized rate of moderate or severe exacerbations 1.02 vs 1.18, rate ratio 0.86 (95% CI 0.75-0.99; p=0.04); FEV1 increased 56 mL vs 7 mL; diarrhea 9.7% vs 3.2%; serious adverse events 19.6% vs 20.3%."',
    [
      'O roflumilaste na dose de 500 µg/dia reduziu as exacerbações moderadas ou graves em DPOC grave (1,02 contra 1,18 por ano; razão de taxas 0,86; p = 0,04) [1].',
      'Diarreia foi mais frequente com roflumilaste (9,7%) do que com placebo (3,2%) [1].',
      'Eventos adversos graves ocorreram em um quinto dos pacientes, aproximadamente: 19,6% com roflumilaste e 20,3% com placebo [1].',
    ],
    [
      ['unit', 'Os pacientes com DPOC grave receberam roflumilaste 500 mg ao dia [1].'],
      [
        'bounds',
        'O roflumilaste reduziu as exacerbações, com razão de taxas de 0,86 (IC 95% 0,99–0,75) [1].',
      ],
      ['direction', 'A diarreia foi menos comum nos usuários de roflumilaste que nos do placebo [1].'],
      ['digit', 'O VEF1 aumentou 59 mL com roflumilaste e 7 mL com placebo [1].'],
    ],
  ],
  [
    '"Vonoprazan-amoxicillin dual therapy for Helicobacter pylori ‖ Helicobacter pylori, 640 treatment-naive adults, 14 days: eradication by intention to treat 91.4% with vonoprazan-amoxicillin vs 89.7% with bismuth quadruple therapy (difference 1.7 points; 95% CI −2.8 to 6.3), noninferior; adverse events 16.8% vs 38.2%, p<0.001; adherence 97% vs 90%."',
    [
      'A terapia dupla com vonoprazana e amoxicilina por 14 dias foi não inferior à quádrupla com bismuto na erradicação do H. pylori (91,4% versus 89,7%, por intenção de tratar) [1].',
      'Houve menos eventos adversos com vonoprazana-amoxicilina (16,8%) do que com o esquema quádruplo com bismuto (38,2%; p < 0,001) [1].',
      'A adesão alcançou 97% na terapia dupla e 90% na quádrupla [1].',
      'Todos os 640 adultos do estudo eram virgens de tratamento para Helicobacter pylori [1].',
    ],
    [
      [
        'arms',
        'Os eventos adversos foram de 16,8% com a terapia quádrupla com bismuto e de 38,2% com vonoprazana-amoxicilina [1].',
      ],
      [
        'digit',
        'A diferença na taxa de erradicação entre os esquemas foi de 1,9 ponto percentual (IC 95% −2,8 a 6,3) [1].',
      ],
      [
        'direction',
        'A terapia dupla com vonoprazana causou mais eventos adversos do que a quádrupla com bismuto [1].',
      ],
    ],
  ],
  [
    '"Carvedilol in compensated cirrhosis: individual-patient meta-analysis ‖ Five trials, 468 patients with compensated cirrhosis and high-risk varices: carvedilol lowered decompensation compared with band ligation or no treatment (19.8% vs 27.3%; sHR 0.66; 95% CI 0.46-0.95), chiefly ascites. Death 8.8% vs 14.6% (sHR 0.52; 95% CI 0.30-0.91). First variceal bleeding did not differ."',
    [
      'Na cirrose compensada com varizes de alto risco, o carvedilol diminuiu a descompensação, sobretudo a ascite, em comparação com ligadura elástica ou nenhum tratamento (19,8% contra 27,3%) [1].',
      'A mortalidade foi de 8,8% com carvedilol e 14,6% no grupo de comparação (sHR 0,52; IC 95% 0,30–0,91) [1].',
      'Não houve diferença entre os grupos no primeiro sangramento varicoso [1].',
      'A metanálise com dados individuais juntou cinco ensaios e 468 pacientes com cirrose compensada [1].',
    ],
    [
      ['bounds', 'O sHR para descompensação com carvedilol foi de 0,66 (IC 95% 0,46–0,59) [1].'],
      [
        'direction',
        'O carvedilol aumentou a descompensação da cirrose em relação à ligadura elástica ou a nenhum tratamento [1].',
      ],
      [
        'negation',
        'O primeiro sangramento por varizes diferiu entre o carvedilol e o grupo de comparação [1].',
      ],
      ['digit', 'Morreram 8,8% dos pacientes com carvedilol e 16,4% dos controles [1].'],
    ],
  ],
  [
    '"Tapering of TNF inhibitors in rheumatoid arthritis in remission ‖ In 172 patients with rheumatoid arthritis in remission for at least 12 months, tapering the TNF inhibitor to withdrawal led to more flares than stable dosing (58% vs 7%; p<0.001). After full-dose reinstatement, 92% regained remission within 26 weeks. Radiographic progression was similar in both groups."',
    [
      'Na artrite reumatoide em remissão há pelo menos doze meses, reduzir o anti-TNF até a suspensão provocou mais recidivas do que manter a dose estável (58% versus 7%; p < 0,001) [1].',
      'Com a volta da dose plena, 92% recuperaram a remissão em até 26 semanas [1].',
      'A progressão radiográfica foi similar entre quem reduziu e quem manteve o inibidor de TNF [1].',
    ],
    [
      [
        'direction',
        'A redução progressiva do inibidor de TNF até a retirada levou a menos surtos do que a dose estável [1].',
      ],
      ['negation', 'A progressão radiográfica não foi semelhante entre os dois grupos [1].'],
      ['unit', 'Após retomar a dose plena do anti-TNF, 92% voltaram à remissão dentro de 26 meses [1].'],
    ],
  ],
  [
    '"Neoadjuvant toripalimab in esophageal squamous-cell carcinoma ‖ Resectable esophageal squamous-cell carcinoma (n=432), neoadjuvant chemotherapy with or without toripalimab: pathological complete response 24.1% vs 6.5%; median event-free survival 31.7 vs 19.4 months, HR 0.62 (95% CI 0.48-0.80); grade 3-4 adverse events 58% vs 51%; surgery was not delayed by immunotherapy."',
    [
      'O acréscimo de toripalimabe à quimioterapia neoadjuvante elevou a resposta patológica completa de 6,5% para 24,1% no carcinoma espinocelular de esôfago ressecável [1].',
      'A mediana de sobrevida livre de eventos foi de 31,7 meses com toripalimabe e de 19,4 meses só com quimioterapia (HR 0,62; IC 95% 0,48–0,80) [1].',
      'A imunoterapia não atrasou a cirurgia dos pacientes com câncer de esôfago [1].',
      'Toxicidade de grau 3 ou 4 ocorreu em 58% dos que receberam toripalimabe e 51% dos que fizeram apenas quimioterapia [1].',
    ],
    [
      ['bounds', 'O HR para sobrevida livre de eventos foi 0,62, com IC 95% de 0,40 a 0,80 [1].'],
      [
        'arms',
        'A resposta patológica completa foi de 24,1% com quimioterapia isolada e de 6,5% com toripalimabe mais quimioterapia [1].',
      ],
      ['negation', 'A imunoterapia atrasou a realização da cirurgia [1].'],
      ['unit', 'A sobrevida livre de eventos mediana foi de 31,7 semanas com toripalimabe [1].'],
    ],
  ],
  [
    '"Aspirin dose and preterm preeclampsia: meta-analysis ‖ Aspirin 150 mg versus 75 mg daily started before 16 weeks, 6 trials, 5,872 pregnancies: preterm preeclampsia 2.7% vs 4.4% (RR 0.61; 95% CI 0.45-0.83), NNT 59; postpartum hemorrhage 7.1% vs 6.6% (p=0.45); mean birth weight 3,142 g vs 3,085 g; placental abruption was rare in both groups."',
    [
      'A aspirina de 150 mg ao dia, iniciada antes de 16 semanas, reduziu a pré-eclâmpsia pré-termo em relação a 75 mg (2,7% contra 4,4%; RR 0,61; NNT 59) [1].',
      'A hemorragia pós-parto não diferiu de forma significativa: 7,1% com 150 mg e 6,6% com 75 mg (p = 0,45) [1].',
      'Os recém-nascidos do grupo de 150 mg pesaram em média 3.142 g, e os do grupo de 75 mg, 3.085 g [1].',
      'O descolamento prematuro de placenta foi raro com qualquer das duas doses de aspirina [1].',
    ],
    [
      ['decimal', 'O RR para pré-eclâmpsia pré-termo com aspirina 150 mg versus 75 mg foi de 6,1 [1].'],
      [
        'digit',
        'O NNT da aspirina 150 mg em relação a 75 mg para evitar um caso de pré-eclâmpsia pré-termo foi 69 [1].',
      ],
      [
        'direction',
        'A dose de 150 mg de aspirina aumentou a pré-eclâmpsia pré-termo em comparação com 75 mg [1].',
      ],
      ['direction', 'O peso médio ao nascer foi menor com 150 mg de aspirina do que com 75 mg [1].'],
    ],
  ],
  [
    '"High-flow oxygen for infants with bronchiolitis ‖ Bronchiolitis, 1,310 infants younger than 12 months: treatment failure 14% with high-flow oxygen at 2 L/kg/min vs 24% with low-flow nasal cannula (p<0.001). ICU transfer 11.4% vs 9.7% (p=0.33); length of stay did not differ (median 3 days in each group); one pneumothorax occurred in each arm."',
    [
      'Entre lactentes com bronquiolite, a falha terapêutica foi de 14% com oxigênio de alto fluxo a 2 L/kg/min e de 24% com cânula nasal de baixo fluxo (p < 0,001) [1].',
      'O tempo de internação não mudou com o alto fluxo: mediana de três dias em ambos os grupos [1].',
      'Registrou-se um único pneumotórax em cada braço do ensaio [1].',
      'A transferência para a UTI ocorreu em 11,4% dos bebês com alto fluxo e 9,7% daqueles com baixo fluxo (p = 0,33) [1].',
    ],
    [
      [
        'population',
        'O oxigênio de alto fluxo foi estudado em 1.310 crianças maiores de 12 meses com bronquiolite [1].',
      ],
      [
        'arms',
        'Houve falha do tratamento em 14% com a cânula de baixo fluxo e em 24% com o oxigênio de alto fluxo [1].',
      ],
      ['digit', 'A transferência para UTI foi de 17,4% no grupo de alto fluxo e 9,7% no de baixo fluxo [1].'],
      [
        'direction',
        'O oxigênio de alto fluxo aumentou a falha terapêutica em relação à cânula de baixo fluxo (14% vs. 24%) [1].',
      ],
    ],
  ],
  [
    '"Lithium versus quetiapine in older adults with bipolar disorder ‖ Bipolar I disorder, adults aged 60 years or older (n=228), 18 months: relapse 31.0% with lithium vs 44.7% with quetiapine (HR 0.63; 95% CI 0.42-0.95); tremor 27% vs 9%; weight gain of 7% or more in 8% vs 24%; mean eGFR decline 3.9 vs 2.8 mL/min/1.73 m²; no suicides occurred in either arm."',
    [
      'Em idosos de 60 anos ou mais com transtorno bipolar tipo I, o lítio teve menos recaídas do que a quetiapina em 18 meses (31,0% contra 44,7%; HR 0,63) [1].',
      'O tremor foi mais comum com lítio, atingindo 27% dos pacientes, ante 9% com quetiapina [1].',
      'Ganharam 7% ou mais do peso 24% dos que usaram quetiapina, mas apenas 8% dos que usaram lítio [1].',
      'Não houve suicídios em nenhum dos dois grupos do estudo de lítio e quetiapina [1].',
    ],
    [
      ['arms', 'A recaída em 18 meses foi de 31,0% com quetiapina e de 44,7% com lítio [1].'],
      ['negation', 'Ocorreram suicídios durante o acompanhamento dos idosos com transtorno bipolar [1].'],
      ['direction', 'O lítio esteve associado a mais recaídas que a quetiapina em idosos bipolares [1].'],
      [
        'direction',
        'A queda média da TFGe foi menor com lítio do que com quetiapina (3,9 e 2,8 mL/min/1,73 m², respectivamente) [1].',
      ],
    ],
  ],
  [
    '"Prophylactic mesh after midline laparotomy ‖ Midline laparotomy, 480 patients with BMI ≥27 kg/m²: incisional hernia at 24 months 12.1% with prophylactic onlay mesh vs 29.6% with primary suture (OR 0.33; 95% CI 0.20-0.53); seroma 18.3% vs 6.7%; surgical-site infection 9.4% vs 10.2%, p=0.77; operating time was 16 minutes longer with mesh."',
    [
      'A tela profilática onlay reduziu a hérnia incisional em 24 meses de 29,6% para 12,1% após laparotomia mediana (OR 0,33; IC 95% 0,20–0,53) [1].',
      'O seroma foi mais frequente com a tela (18,3%) do que com a sutura primária (6,7%) [1].',
      'Infecção de sítio cirúrgico: 9,4% com tela e 10,2% com sutura, p de 0,77 [1].',
      'A colocação da tela prolongou a operação em dezesseis minutos [1].',
    ],
    [
      [
        'arms',
        'A hérnia incisional ocorreu em 12,1% dos pacientes com sutura primária e 29,6% dos que receberam tela [1].',
      ],
      ['comparator', 'Foram operados por laparotomia mediana 480 pacientes com IMC ≤ 27 kg/m² [1].'],
      ['direction', 'O tempo operatório foi menor com a tela do que com a sutura primária [1].'],
      ['direction', 'O seroma diminuiu com a tela profilática, de 18,3% para 6,7% [1].'],
      [
        'digit',
        'A taxa de hérnia incisional em 24 meses foi de 12,1% com tela e 26,6% com sutura primária [1].',
      ],
    ],
  ],
  [
    '"Atropine 0.05% versus 0.01% for childhood myopia ‖ Children aged 4-12 years with myopia (n=438) used atropine 0.05% or 0.01% eye drops nightly. At 2 years, mean progression was 0.54 D vs 1.08 D and axial elongation 0.38 mm vs 0.57 mm (both p<0.001). Photophobia 7.8% vs 2.1%. Near visual acuity was not affected in either group."',
    [
      'Após dois anos de colírio, a progressão média da miopia foi de 0,54 D com atropina a 0,05% e de 1,08 D com a concentração de 0,01% [1].',
      'O alongamento axial foi menor com atropina 0,05% do que com 0,01%: 0,38 mm contra 0,57 mm [1].',
      'Fotofobia foi relatada por 7,8% das crianças com atropina a 0,05% e 2,1% das que usaram 0,01% [1].',
      'A acuidade visual para perto não foi afetada em nenhum dos grupos de atropina [1].',
    ],
    [
      ['arms', 'A fotofobia ocorreu em 7,8% com atropina 0,01% e em 2,1% com atropina 0,05% [1].'],
      ['decimal', 'O alongamento axial em 2 anos foi de 3,8 mm com atropina 0,05% [1].'],
      ['population', 'O colírio de atropina foi avaliado em adultos com miopia, durante dois anos [1].'],
      [
        'direction',
        'A atropina em maior concentração acelerou a progressão da miopia em relação à menor concentração [1].',
      ],
    ],
  ],
  [
    '"Abrocitinib in moderate-to-severe atopic dermatitis ‖ Moderate-to-severe atopic dermatitis, age 12 years or older (n=391): EASI-75 at week 12 in 62.4% with abrocitinib 200 mg, 41.3% with 100 mg and 11.7% with placebo; nausea 18.1%, 8.4% and 2.6%; platelet counts fell transiently, with a nadir at week 4; no venous thromboembolism or death was reported."',
    [
      'Na dermatite atópica moderada a grave, o EASI-75 na semana 12 foi atingido por 62,4% com abrocitinibe 200 mg, 41,3% com 100 mg e 11,7% com placebo [1].',
      'A náusea apareceu em 18,1% dos pacientes com 200 mg de abrocitinibe, 8,4% com 100 mg e 2,6% no grupo placebo [1].',
      'As plaquetas caíram de forma transitória, com o valor mais baixo na quarta semana [1].',
      'Não se relatou óbito nem tromboembolismo venoso com abrocitinibe na dermatite atópica [1].',
    ],
    [
      ['negation', 'Foi relatado tromboembolismo venoso no ensaio do abrocitinibe [1].'],
      [
        'direction',
        'A contagem de plaquetas subiu transitoriamente durante o tratamento com abrocitinibe [1].',
      ],
      [
        'digit',
        'O EASI-75 na semana 12 foi alcançado por 62,4% com abrocitinibe 200 mg e por 47,3% com 100 mg [1].',
      ],
    ],
  ],
  [
    '"RSV prefusion F vaccine in older adults ‖ Adults aged 60 years or older (n=25,460), one dose, median 7.4 months: RSV lower respiratory tract disease in 9 vaccine vs 44 placebo recipients, efficacy 79.5% (95% CI 58.1-91.0); efficacy against severe disease 91.2%; injection-site pain 61% vs 10%; serious adverse events 4.1% vs 4.0%; atrial fibrillation within 30 days in 10 vs 4."',
    [
      'Uma dose da vacina contra o VSR teve eficácia de 79,5% contra doença do trato respiratório inferior em pessoas com 60 anos ou mais (IC 95% 58,1–91,0) [1].',
      'Houve nove casos de doença do trato respiratório inferior por VSR entre os vacinados e 44 entre os que receberam placebo [1].',
      'Contra a doença grave, a eficácia da vacina foi de 91,2% [1].',
      'Dor no local da injeção: 61% dos vacinados e 10% do grupo placebo; eventos adversos graves foram parecidos (4,1% e 4,0%) [1].',
    ],
    [
      [
        'bounds',
        'A eficácia contra doença do trato respiratório inferior por VSR foi de 79,5% (IC 95% 51,8–91,0) [1].',
      ],
      ['digit', 'A dor no local da aplicação atingiu 67% dos vacinados, contra 10% do placebo [1].'],
      ['direction', 'A vacina contra o VSR reduziu a fibrilação atrial em 30 dias, de 10 para 4 casos [1].'],
      ['population', 'O ensaio da vacina contra o VSR incluiu 25.460 adultos com menos de 60 anos [1].'],
    ],
  ],
  [
    '"Hypertension in pregnancy: recommendations ‖ Start antihypertensive treatment when blood pressure is persistently ≥140/90 mmHg and aim for 135/85 mmHg or less. Use labetalol first; offer nifedipine if labetalol is unsuitable, and methyldopa if both are unsuitable. Do not use ACE inhibitors or ARBs in pregnancy. For eclampsia, give magnesium sulfate 4 g intravenously over 5-15 minutes, then 1 g/hour for 24 hours."',
    [
      'Na gestante, o anti-hipertensivo deve ser iniciado quando a pressão se mantém em 140/90 mmHg ou mais, buscando 135/85 mmHg ou menos [1].',
      'O labetalol é a primeira escolha; se não for adequado, oferece-se nifedipino e, na inadequação de ambos, metildopa [1].',
      'IECA e BRA não devem ser usados durante a gravidez [1].',
      'Na eclâmpsia, a dose de ataque de sulfato de magnésio é de 4 g IV em 5 a 15 minutos, seguida de 1 g por hora durante 24 horas [1].',
    ],
    [
      [
        'unit',
        'Para a eclâmpsia, administram-se 4 mg de sulfato de magnésio por via intravenosa em 5 a 15 minutos [1].',
      ],
      ['negation', 'Os IECA e os BRA podem ser usados na gravidez [1].'],
      [
        'digit',
        'O tratamento anti-hipertensivo na gestação começa com pressão persistentemente ≥ 160/90 mmHg [1].',
      ],
    ],
  ],
  [
    '"Diabetes management in chronic kidney disease: recommendations ‖ We recommend an SGLT2 inhibitor for adults with type 2 diabetes, CKD and eGFR ≥20 mL/min/1.73 m², regardless of HbA1c. Stop metformin when eGFR falls below 30 mL/min/1.73 m²; halve the dose at eGFR 30-44. Aim for HbA1c <7% in most nonpregnant adults; <8% is acceptable when life expectancy is limited. Measure urinary albumin at least annually."',
    [
      'Adultos com diabetes tipo 2 e DRC com TFGe a partir de 20 mL/min/1,73 m² devem receber inibidor de SGLT2, qualquer que seja a HbA1c [1].',
      'A metformina é suspensa com TFGe abaixo de 30 mL/min/1,73 m² e tem a dose reduzida à metade entre 30 e 44 [1].',
      'Para a maioria dos adultos, fora da gestação, a meta de HbA1c é inferior a 7%, aceitando-se menos de 8% quando a expectativa de vida é limitada [1].',
      'A albumina urinária deve ser dosada pelo menos uma vez por ano [1].',
    ],
    [
      [
        'comparator',
        'O inibidor de SGLT2 é recomendado no diabetes tipo 2 com DRC quando a TFGe está abaixo de 20 mL/min/1,73 m² [1].',
      ],
      ['direction', 'Com TFGe entre 30 e 44 mL/min/1,73 m², a dose de metformina deve ser dobrada [1].'],
      ['digit', 'Deve-se interromper a metformina quando a TFGe cai abaixo de 50 mL/min/1,73 m² [1].'],
    ],
  ],
  [
    '"Septic shock in adults: recommendations ‖ For adults with septic shock, give antimicrobials within 1 hour of recognition and at least 30 mL/kg of crystalloid within the first 3 hours. Target a mean arterial pressure of 65 mmHg. Norepinephrine is the first-line vasopressor; add vasopressin rather than escalating norepinephrine beyond 0.25-0.5 µg/kg/min. We recommend against hydroxyethyl starch. Start insulin at glucose ≥180 mg/dL."',
    [
      'No choque séptico, recomenda-se antimicrobiano na primeira hora do reconhecimento e no mínimo 30 mL/kg de cristaloide em até três horas [1].',
      'O alvo de pressão arterial média é de 65 mmHg, tendo a norepinefrina como vasopressor de primeira linha [1].',
      'A insulina é iniciada com glicemia de 180 mg/dL ou mais [1].',
      'A diretriz desaconselha o hidroxietilamido no choque séptico [1].',
    ],
    [
      [
        'unit',
        'Acrescenta-se vasopressina em vez de escalonar a norepinefrina além de 0,25–0,5 mg/kg/min [1].',
      ],
      ['negation', 'Recomenda-se o hidroxietilamido na ressuscitação do adulto com choque séptico [1].'],
      [
        'comparator',
        'No choque séptico, o volume de cristaloide nas primeiras 3 horas deve ser de no máximo 30 mL/kg [1].',
      ],
    ],
  ],
  [
    '"Cancer-associated thrombosis: recommendations ‖ Treat cancer-associated venous thromboembolism with a DOAC or low-molecular-weight heparin for at least 6 months. Prefer low-molecular-weight heparin in unresected luminal gastrointestinal tumors. Full doses are appropriate with platelets ≥50 × 10⁹/L; halve the dose at 25-50 × 10⁹/L and withhold below 25 × 10⁹/L. Inferior vena cava filters are not recommended routinely."',
    [
      'A trombose associada ao câncer deve ser tratada com DOAC ou heparina de baixo peso molecular por seis meses, no mínimo [1].',
      'Nos tumores gastrointestinais luminais não ressecados, dá-se preferência à heparina de baixo peso molecular [1].',
      'Com plaquetas de 25 a 50 × 10⁹/L, usa-se metade da dose do anticoagulante, que é suspenso abaixo de 25 × 10⁹/L [1].',
    ],
    [
      [
        'negation',
        'Recomenda-se o uso rotineiro de filtro de veia cava inferior na trombose associada ao câncer [1].',
      ],
      [
        'direction',
        'Quando as plaquetas estão entre 25 e 50 × 10⁹/L, a dose do anticoagulante deve ser dobrada [1].',
      ],
    ],
  ],
  [
    '"Asthma management: recommendations ‖ Adults and adolescents aged ≥12 years should not be treated with SABA alone. At steps 1-2, use low-dose ICS-formoterol as needed, up to 12 inhalations (72 µg formoterol) in one day. For exacerbations, give prednisolone 40-50 mg/day for 5-7 days in adults; in children aged 6-11 years, 1-2 mg/kg/day (maximum 40 mg) for 3-5 days. Tapering is unnecessary if given for less than 2 weeks."',
    [
      'A partir dos 12 anos, a asma não deve ser tratada apenas com SABA [1].',
      'Nas etapas 1 e 2, indica-se CI-formoterol em dose baixa conforme a necessidade, até o limite de doze inalações (72 µg de formoterol) por dia [1].',
      'O adulto em exacerbação recebe prednisolona 40 a 50 mg/dia por cinco a sete dias [1].',
      'Crianças de 6 a 11 anos com exacerbação usam 1 a 2 mg/kg/dia de prednisolona, não passando de 40 mg, por 3 a 5 dias [1].',
    ],
    [
      ['unit', 'O limite diário de formoterol no esquema conforme a necessidade é de 72 mg [1].'],
      [
        'digit',
        'Na exacerbação do adulto, a prednisolona é dada na dose de 40 a 80 mg/dia por 5 a 7 dias [1].',
      ],
    ],
  ],
  [
    '"Gout: recommendations ‖ Start allopurinol at 100 mg/day or less (50 mg/day or less in CKD stage 3 or higher) and titrate to serum urate below 6 mg/dL. Continue anti-inflammatory prophylaxis for 3-6 months. We recommend against urate-lowering therapy for asymptomatic hyperuricemia. Low-dose colchicine for flares: 1.2 mg, then 0.6 mg one hour later. Test HLA-B*5801 before allopurinol in Southeast Asian and African American patients."',
    [
      'O alopurinol começa com até 100 mg ao dia, ou até 50 mg ao dia na DRC de estágio 3 em diante [1].',
      'A profilaxia anti-inflamatória deve ser mantida por três a seis meses [1].',
      'Não se recomenda tratamento hipouricemiante na hiperuricemia assintomática [1].',
      'Nas crises de gota, a colchicina em baixa dose consiste em 1,2 mg e, uma hora depois, mais 0,6 mg [1].',
    ],
    [
      ['comparator', 'O alopurinol é titulado até se obter urato sérico acima de 6 mg/dL [1].'],
      ['negation', 'Recomenda-se terapia hipouricemiante para a hiperuricemia assintomática [1].'],
      [
        'decimal',
        'Na crise de gota, a colchicina é iniciada com 12 mg, seguida de 0,6 mg uma hora depois [1].',
      ],
    ],
  ],
  [
    '"Acute otitis media in children: recommendations ‖ Prescribe amoxicillin 80-90 mg/kg/day in 2 divided doses when antibiotics are indicated for acute otitis media. Treat for 10 days in children younger than 2 years, 7 days at 2-5 years and 5-7 days at 6 years or older. Observation for 48-72 hours is acceptable in children aged ≥24 months with nonsevere unilateral disease. Do not use prophylactic antibiotics to reduce recurrent episodes."',
    [
      'Quando o antibiótico está indicado na otite média aguda, usa-se amoxicilina 80 a 90 mg/kg/dia, em duas tomadas [1].',
      'Menores de dois anos com otite são tratados por dez dias, enquanto os de 2 a 5 anos recebem sete dias [1].',
      'Pode-se observar por 48 a 72 horas a criança de 24 meses ou mais com doença unilateral não grave [1].',
    ],
    [
      [
        'negation',
        'A profilaxia antibiótica deve ser usada para reduzir os episódios recorrentes de otite [1].',
      ],
      ['digit', 'A dose de amoxicilina na otite média aguda é de 60–90 mg/kg/dia [1].'],
      [
        'population',
        'A observação por 48 a 72 horas é aceitável nas crianças com menos de 24 meses e otite unilateral não grave [1].',
      ],
    ],
  ],
  [
    '"Colorectal cancer screening: recommendations ‖ Begin colorectal cancer screening at age 45 in average-risk adults, individualize between 76 and 85 years and stop after 85. Options: FIT every year, multitarget stool DNA every 3 years, or colonoscopy every 10 years. With a first-degree relative diagnosed before age 60, start colonoscopy at 40 years and repeat every 5 years. A positive stool test requires colonoscopy within 6 months."',
    [
      'No adulto de risco médio, o rastreamento do câncer colorretal começa aos 45 anos, é individualizado dos 76 aos 85 e se encerra depois disso [1].',
      'As alternativas incluem FIT anual, DNA fecal multialvo a cada três anos ou colonoscopia de dez em dez anos [1].',
      'Um teste de fezes positivo exige colonoscopia em até seis meses [1].',
    ],
    [
      ['unit', 'Diante de teste fecal positivo, a colonoscopia deve ser feita em até 6 semanas [1].'],
      [
        'digit',
        'O rastreamento do câncer colorretal deve começar aos 55 anos nos adultos de risco médio [1].',
      ],
    ],
  ],
  [
    '"Clozapine monitoring: recommendations ‖ Check ANC weekly for the first 18 weeks of clozapine, every 2 weeks until week 52 and every 4 weeks thereafter. Stop clozapine if ANC falls below 1.0 × 10⁹/L. Aim for a plasma concentration of at least 350 ng/mL before declaring nonresponse. Monitor troponin and CRP weekly for the first 4 weeks. Smoking cessation raises clozapine levels. Restart at 12.5 mg after a gap longer than 48 hours."',
    [
      'Com clozapina, a contagem de neutrófilos é semanal nas primeiras 18 semanas, quinzenal até a semana 52 e, depois, a cada quatro semanas [1].',
      'Antes de declarar ausência de resposta à clozapina, busca-se nível plasmático de pelo menos 350 ng/mL [1].',
      'Parar de fumar eleva os níveis de clozapina [1].',
      'Se o intervalo sem clozapina passar de 48 horas, o reinício é feito com 12,5 mg [1].',
    ],
    [
      ['direction', 'A cessação do tabagismo reduz os níveis séricos de clozapina [1].'],
      ['decimal', 'Após interrupção superior a 48 horas, a clozapina deve ser reiniciada com 125 mg [1].'],
      ['comparator', 'A clozapina deve ser suspensa se os neutrófilos ficarem acima de 1,0 × 10⁹/L [1].'],
    ],
  ],
  [
    '"Diabetic retinopathy: recommendations ‖ Adults with type 1 diabetes should have a dilated eye examination within 5 years of onset; those with type 2 at diagnosis. If no retinopathy is found and glycemia is controlled, screening every 1-2 years may be considered. Intravitreal anti-VEGF is first-line for center-involved macular edema that impairs vision. Retinopathy is not a contraindication to aspirin. In pregnancy, examine in the first trimester and follow for 1 year postpartum."',
    [
      'No diabetes tipo 1, o exame de fundo de olho com dilatação é feito dentro de cinco anos do início da doença; no tipo 2, já no diagnóstico [1].',
      'O anti-VEGF intravítreo é a primeira linha no edema macular com envolvimento central que compromete a visão [1].',
      'A presença de retinopatia não contraindica o ácido acetilsalicílico [1].',
    ],
    [
      ['negation', 'A retinopatia diabética é uma contraindicação ao uso de aspirina [1].'],
      [
        'digit',
        'Adultos com diabetes tipo 1 devem fazer exame oftalmológico com dilatação em até 3 anos do início da doença [1].',
      ],
    ],
  ],
  [
    '"Dipirona monoidratada: bula do profissional ‖ Dipirona monoidratada 500 mg/mL, solução oral. Adultos e adolescentes acima de 15 anos: 20 a 40 gotas em administração única ou até o máximo de 40 gotas, 4 vezes ao dia. Não deve ser administrada a crianças menores de 3 meses ou com menos de 5 kg. Contraindicada no primeiro e no terceiro trimestres da gravidez. Agranulocitose é muito rara (< 1/10.000). A amamentação deve ser evitada durante e por até 48 horas após o uso."',
    [
      'Acima dos 15 anos, a dose única de dipirona em gotas varia de 20 a 40 gotas, podendo ser repetida até quatro vezes por dia [1].',
      'Lactentes com menos de três meses ou de 5 kg não devem receber dipirona [1].',
      'O fármaco é contraindicado no 1º e no 3º trimestres da gestação [1].',
      'A agranulocitose associada à dipirona é muito rara, com frequência inferior a 1 em 10.000 [1].',
    ],
    [
      ['negation', 'A dipirona pode ser administrada a crianças menores de 3 meses [1].'],
      ['digit', 'Após o uso de dipirona, a amamentação deve ser evitada por até 28 horas [1].'],
    ],
  ],
  [
    '"Enoxaparina sódica: bula do profissional ‖ Tratamento da trombose venosa profunda: 1,5 mg/kg uma vez ao dia ou 1 mg/kg duas vezes ao dia, por via subcutânea. Com depuração de creatinina de 15 a 30 mL/min, a dose terapêutica deve ser de 1 mg/kg uma vez ao dia. Profilaxia em pacientes clínicos: 40 mg uma vez ao dia por 6 a 14 dias. Não administrar por via intramuscular. Contraindicada se houve trombocitopenia induzida por heparina nos últimos 100 dias."',
    [
      'Na trombose venosa profunda, a enoxaparina é aplicada por via subcutânea, 1,5 mg/kg em dose única diária ou 1 mg/kg de 12 em 12 horas [1].',
      'Se a depuração de creatinina estiver entre 15 e 30 mL/min, a dose terapêutica passa a 1 mg/kg uma vez por dia [1].',
      'Para profilaxia em pacientes clínicos, usam-se 40 mg diários durante 6 a 14 dias [1].',
      'O medicamento está contraindicado após trombocitopenia induzida por heparina ocorrida nos últimos cem dias [1].',
    ],
    [
      [
        'digit',
        'A dose única diária de enoxaparina para tratar a trombose venosa profunda é de 1,8 mg/kg [1].',
      ],
      ['negation', 'A enoxaparina pode ser administrada por via intramuscular [1].'],
      [
        'unit',
        'A profilaxia em pacientes clínicos é feita com 40 mg de enoxaparina uma vez ao dia, por 6 a 14 semanas [1].',
      ],
    ],
  ],
  [
    '"Diretriz de hipertensão arterial: metas e tratamento ‖ Em adultos com hipertensão de risco baixo ou moderado, a meta pressórica é < 140/90 mmHg; nos de alto risco, 120-129/70-79 mmHg. Iniciar com combinação dupla em doses baixas na maioria dos pacientes. A associação de IECA com BRA não é recomendada. Restringir o sódio a 2 g/dia e praticar ao menos 150 minutos semanais de atividade física moderada. A redução de 5 kg de peso diminui a pressão sistólica em cerca de 4 mmHg."',
    [
      'Hipertensos de risco baixo ou moderado devem ficar com pressão inferior a 140/90 mmHg; os de alto risco, na faixa de 120–129/70–79 mmHg [1].',
      'Não se recomenda combinar inibidor da ECA com bloqueador do receptor de angiotensina [1].',
      'Orienta-se limitar o sódio a dois gramas por dia e fazer pelo menos 150 minutos de exercício moderado por semana [1].',
      'Na maior parte dos hipertensos, inicia-se o tratamento com dois fármacos em doses baixas [1].',
    ],
    [
      ['direction', 'Perder 5 kg eleva a pressão sistólica em cerca de 4 mmHg [1].'],
      ['negation', 'Recomenda-se associar IECA e BRA no tratamento da hipertensão [1].'],
      ['comparator', 'Recomenda-se no máximo 150 minutos semanais de atividade física moderada [1].'],
    ],
  ],
  [
    '"Dengue: manejo clínico em adultos e crianças ‖ Grupo A: hidratação oral de 60 mL/kg/dia para adultos, um terço com solução salina. Grupo C: reposição volêmica imediata com soro fisiológico 10 mL/kg na primeira hora, repetida até três vezes se não houver melhora. Grupo D: 20 mL/kg em até 20 minutos. Não utilizar salicilatos nem anti-inflamatórios não esteroidais. Transfusão profilática de plaquetas não está indicada. O grupo C deve permanecer em leito de internação por no mínimo 48 horas."',
    [
      'No grupo C da dengue, inicia-se de imediato soro fisiológico a 10 mL/kg na primeira hora, com até três repetições caso não haja melhora [1].',
      'Adultos do grupo A recebem 60 mL/kg por dia de hidratação oral, sendo um terço em solução salina [1].',
      'Salicilatos e anti-inflamatórios não esteroidais não devem ser usados na dengue [1].',
      'O paciente do grupo C fica internado por pelo menos 48 horas [1].',
    ],
    [
      ['digit', 'No grupo D, a expansão é feita com 20 mL/kg em até 30 minutos [1].'],
      ['unit', 'A hidratação oral do adulto do grupo A é de 60 mL/kg por hora [1].'],
      ['negation', 'Na dengue, está indicada a transfusão profilática de plaquetas [1].'],
    ],
  ],
  [
    '"Tuberculose: recomendações para o tratamento ‖ Esquema básico (adultos e adolescentes ≥ 10 anos): rifampicina, isoniazida, pirazinamida e etambutol por 2 meses, seguidos de rifampicina e isoniazida por 4 meses. De 51 a 70 kg, 4 comprimidos ao dia. Na forma meningoencefálica, a segunda fase dura 10 meses e associa-se corticoide. Gestantes recebem piridoxina 50 mg/dia. Suspender o esquema se as transaminases passarem de 5 vezes o limite superior em assintomáticos ou de 3 vezes em sintomáticos."',
    [
      'O esquema básico da tuberculose tem dois meses com quatro fármacos (rifampicina, isoniazida, pirazinamida e etambutol) e quatro meses com rifampicina e isoniazida [1].',
      'Na forma meningoencefálica, a segunda fase se estende por dez meses, com associação de corticoide [1].',
      'Em tratamento para tuberculose, a gestante recebe 50 mg diários de piridoxina [1].',
      'O esquema é interrompido se as transaminases superarem cinco vezes o limite superior sem sintomas, ou três vezes na presença deles [1].',
    ],
    [
      ['digit', 'Na tuberculose meningoencefálica, a segunda fase do tratamento dura 12 meses [1].'],
      ['unit', 'As gestantes em tratamento para tuberculose recebem piridoxina 50 g/dia [1].'],
      [
        'comparator',
        'O esquema básico da tuberculose para adultos e adolescentes aplica-se a pessoas com menos de 10 anos [1].',
      ],
    ],
  ],
  [
    '"Calendário nacional de vacinação: notas técnicas ‖ HPV quadrivalente: dose única para meninas e meninos de 9 a 14 anos; imunossuprimidos de 9 a 45 anos recebem 3 doses. Febre amarela: 0,5 mL por via subcutânea aos 9 meses, com reforço aos 4 anos; não vacinar lactentes menores de 6 meses. A tríplice viral é contraindicada na gestação. A dTpa é indicada a cada gestação, a partir da 20ª semana."',
    [
      'Meninas e meninos de 9 a 14 anos recebem uma única dose da vacina HPV quadrivalente, ao passo que imunossuprimidos de 9 a 45 anos recebem três [1].',
      'A dTpa deve ser feita em toda gestação, da 20ª semana em diante [1].',
    ],
    [
      ['digit', 'Imunossuprimidos de 9 a 45 anos devem receber 2 doses da vacina contra o HPV [1].'],
      [
        'decimal',
        'A vacina contra a febre amarela é aplicada por via subcutânea na dose de 5 mL aos 9 meses [1].',
      ],
    ],
  ],
  [
    '"Sífilis: protocolo clínico ‖ Sífilis recente: benzilpenicilina benzatina 2,4 milhões UI, intramuscular, dose única. Sífilis tardia: 2,4 milhões UI por semana, por 3 semanas, total de 7,2 milhões UI. Na gestante, a penicilina é a única opção segura e eficaz, e o intervalo entre as doses não deve ultrapassar 9 dias. Seguimento com teste não treponêmico mensal na gestante e trimestral na população geral. Tratar as parcerias sexuais dos últimos 90 dias."',
    [
      'A sífilis recente é tratada com dose única intramuscular de 2,4 milhões de unidades de benzilpenicilina benzatina [1].',
      'Na gestação, nenhum outro fármaco além da penicilina é considerado seguro e eficaz para a sífilis, e as doses não podem se distanciar mais de nove dias [1].',
    ],
    [
      ['digit', 'O tratamento da sífilis tardia totaliza 7,8 milhões UI de benzilpenicilina benzatina [1].'],
      ['unit', 'A sífilis recente é tratada com 2,4 mil UI de benzilpenicilina benzatina em dose única [1].'],
    ],
  ],
  [
    '"Isotretinoína: bula do profissional ‖ Dose inicial de 0,5 mg/kg/dia, com manutenção entre 0,5 e 1,0 mg/kg/dia; a dose cumulativa é de 120 a 150 mg/kg. Contraindicada na gravidez e na lactação. Mulheres em idade fértil devem usar contracepção eficaz desde um mês antes até um mês após o término. Não associar tetraciclinas, pelo risco de hipertensão intracraniana. Os pacientes não devem doar sangue durante o tratamento. Suspender se os triglicerídeos excederem 800 mg/dL."',
    [
      'Inicia-se a isotretinoína com 0,5 mg/kg ao dia, e a dose cumulativa fica entre 120 e 150 mg/kg [1].',
      'Tetraciclinas não devem ser combinadas à isotretinoína, porque há risco de hipertensão intracraniana [1].',
    ],
    [
      ['digit', 'A dose cumulativa de isotretinoína é de 120 a 180 mg/kg [1].'],
      [
        'comparator',
        'A isotretinoína deve ser suspensa se os triglicerídeos ficarem abaixo de 800 mg/dL [1].',
      ],
      [
        'direction',
        'A associação de tetraciclinas à isotretinoína diminui o risco de hipertensão intracraniana [1].',
      ],
    ],
  ],
  [
    '"Diretriz de dislipidemias: metas e monitoramento ‖ No paciente de muito alto risco, a meta de LDL-c é < 50 mg/dL e a de não HDL-c, < 80 mg/dL; no alto risco, < 70 mg/dL e < 100 mg/dL. Estatina de alta potência reduz o LDL-c em 50% ou mais; a ezetimiba acrescenta 10 a 25%. Suspender a estatina se CK > 7 vezes o limite superior. O jejum não é necessário para o perfil lipídico, exceto se triglicerídeos > 440 mg/dL."',
    [
      'Para pacientes de muito alto risco, busca-se LDL-c menor que 50 mg/dL e não HDL-c menor que 80 mg/dL [1].',
      'Dispensa-se o jejum para o perfil lipídico, salvo quando os triglicerídeos passam de 440 mg/dL [1].',
    ],
    [
      ['digit', 'A estatina deve ser interrompida quando a CK ultrapassa 4 vezes o limite superior [1].'],
      ['direction', 'A estatina de alta potência aumenta o LDL-c em 50% ou mais [1].'],
    ],
  ],
  [
    '"Levetiracetam: bula do profissional ‖ Adultos: 500 mg duas vezes ao dia, podendo chegar a 1.500 mg duas vezes ao dia. Crianças de 4 a 11 anos: 10 mg/kg duas vezes ao dia, até 30 mg/kg duas vezes ao dia. Depuração de 30 a 49 mL/min: 250 a 750 mg a cada 12 horas; após hemodiálise, dose suplementar de 250 a 500 mg. Sonolência em 14,8% versus 8,4% com placebo. Não há interação relevante com contraceptivos orais. A retirada deve ser gradual."',
    [
      'O adulto começa com levetiracetam 500 mg de 12/12 h e pode alcançar 1.500 mg duas vezes por dia [1].',
      'Não se espera interação relevante do levetiracetam com anticoncepcionais orais, e sua suspensão precisa ser gradual [1].',
      'A sonolência foi mais comum com levetiracetam do que com placebo (14,8% contra 8,4%) [1].',
    ],
    [
      [
        'digit',
        'Com depuração de 30 a 49 mL/min, o levetiracetam é dado na dose de 250 a 950 mg a cada 12 horas [1].',
      ],
      [
        'direction',
        'A sonolência foi menos frequente com levetiracetam do que com placebo (14,8% versus 8,4%) [1].',
      ],
    ],
  ],
];

/** Answers that cite two passages. */
const ofTwo: HandCase[] = [
  [
    'wrong-reference',
    '"Left atrial appendage closure versus warfarin in atrial fibrillation ‖ 4,218 adults with atrial fibrillation, median follow-up 2.6 years: stroke or systemic embolism 2.9% with appendage closure vs 3.8% with warfarin, HR 0.76 (95% CI 0.61-0.94); major bleeding 5.1% vs 7.4%, p=0.002; all-cause death did not differ (8.2% vs 8.5%)." + "Low-dose edoxaban in very elderly patients with atrial fibrillation ‖ Patients aged 80 years or older with atrial fibrillation (n=1,106) received edoxaban 15 mg once daily or placebo. Stroke or systemic embolism: 2.6% vs 5.8% per year, HR 0.45 (95% CI 0.27-0.73); major bleeding 3.6% vs 2.1% per year, p=0.09; gastrointestinal bleeding was more common with edoxaban."',
    'O HR para AVC ou embolia sistêmica foi de 0,45 (IC 95% 0,27–0,73) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Left atrial appendage closure versus warfarin in atrial fibrillation ‖ 4,218 adults with atrial fibrillation, median follow-up 2.6 years: stroke or systemic embolism 2.9% with appendage closure vs 3.8% with warfarin, HR 0.76 (95% CI 0.61-0.94); major bleeding 5.1% vs 7.4%, p=0.002; all-cause death did not differ (8.2% vs 8.5%)." + "Low-dose edoxaban in very elderly patients with atrial fibrillation ‖ Patients aged 80 years or older with atrial fibrillation (n=1,106) received edoxaban 15 mg once daily or placebo. Stroke or systemic embolism: 2.6% vs 5.8% per year, HR 0.45 (95% CI 0.27-0.73); major bleeding 3.6% vs 2.1% per year, p=0.09; gastrointestinal bleeding was more common with edoxaban."',
    'Houve sangramento maior em 5,1% contra 7,4% dos pacientes (p = 0,002) [2].',
    'd',
  ],
  [
    'true',
    '"Low-dose edoxaban in very elderly patients with atrial fibrillation ‖ Patients aged 80 years or older with atrial fibrillation (n=1,106) received edoxaban 15 mg once daily or placebo. Stroke or systemic embolism: 2.6% vs 5.8% per year, HR 0.45 (95% CI 0.27-0.73); major bleeding 3.6% vs 2.1% per year, p=0.09; gastrointestinal bleeding was more common with edoxaban." + "Left atrial appendage closure versus warfarin in atrial fibrillation ‖ 4,218 adults with atrial fibrillation, median follow-up 2.6 years: stroke or systemic embolism 2.9% with appendage closure vs 3.8% with warfarin, HR 0.76 (95% CI 0.61-0.94); major bleeding 5.1% vs 7.4%, p=0.002; all-cause death did not differ (8.2% vs 8.5%)."',
    'Tanto a edoxabana em dose baixa (HR 0,45) quanto o fechamento do apêndice atrial (HR 0,76) reduziram AVC ou embolia sistêmica na fibrilação atrial [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Low-dose edoxaban in very elderly patients with atrial fibrillation ‖ Patients aged 80 years or older with atrial fibrillation (n=1,106) received edoxaban 15 mg once daily or placebo. Stroke or systemic embolism: 2.6% vs 5.8% per year, HR 0.45 (95% CI 0.27-0.73); major bleeding 3.6% vs 2.1% per year, p=0.09; gastrointestinal bleeding was more common with edoxaban." + "Left atrial appendage closure versus warfarin in atrial fibrillation ‖ 4,218 adults with atrial fibrillation, median follow-up 2.6 years: stroke or systemic embolism 2.9% with appendage closure vs 3.8% with warfarin, HR 0.76 (95% CI 0.61-0.94); major bleeding 5.1% vs 7.4%, p=0.002; all-cause death did not differ (8.2% vs 8.5%)."',
    'Foram incluídos 4.218 pacientes com fibrilação atrial [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Low-dose edoxaban in very elderly patients with atrial fibrillation ‖ Patients aged 80 years or older with atrial fibrillation (n=1,106) received edoxaban 15 mg once daily or placebo. Stroke or systemic embolism: 2.6% vs 5.8% per year, HR 0.45 (95% CI 0.27-0.73); major bleeding 3.6% vs 2.1% per year, p=0.09; gastrointestinal bleeding was more common with edoxaban." + "Left atrial appendage closure versus warfarin in atrial fibrillation ‖ 4,218 adults with atrial fibrillation, median follow-up 2.6 years: stroke or systemic embolism 2.9% with appendage closure vs 3.8% with warfarin, HR 0.76 (95% CI 0.61-0.94); major bleeding 5.1% vs 7.4%, p=0.002; all-cause death did not differ (8.2% vs 8.5%)."',
    'A taxa de AVC ou embolia sistêmica foi de 2,6% ao ano no grupo tratado e de 5,8% ao ano no comparador [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Spironolactone in heart failure with ejection fraction of 45% or more ‖ In 1,866 patients, spironolactone 25 mg daily did not reduce cardiovascular death (HR 0.97; 95% CI 0.82-1.15) but lowered heart-failure hospitalizations (12.4% vs 15.9%; HR 0.77; 95% CI 0.63-0.93) over 3.1 years. Hyperkalemia above 5.5 mmol/L was more frequent than with placebo (9.8% vs 4.6%)." + "Henagliflozin in heart failure with preserved ejection fraction ‖ Henagliflozin 10 mg versus placebo in heart failure with preserved ejection fraction (n=2,734, 2.2 years): heart-failure hospitalization 9.1% vs 12.6%, HR 0.71 (95% CI 0.56-0.90); cardiovascular death 6.3% vs 6.8%, HR 0.92 (0.70-1.21); genital infections 2.4% vs 0.7%; KCCQ score improved by 3.4 points."',
    'O HR para morte cardiovascular foi de 0,92 (IC 95% 0,70–1,21) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Spironolactone in heart failure with ejection fraction of 45% or more ‖ In 1,866 patients, spironolactone 25 mg daily did not reduce cardiovascular death (HR 0.97; 95% CI 0.82-1.15) but lowered heart-failure hospitalizations (12.4% vs 15.9%; HR 0.77; 95% CI 0.63-0.93) over 3.1 years. Hyperkalemia above 5.5 mmol/L was more frequent than with placebo (9.8% vs 4.6%)." + "Henagliflozin in heart failure with preserved ejection fraction ‖ Henagliflozin 10 mg versus placebo in heart failure with preserved ejection fraction (n=2,734, 2.2 years): heart-failure hospitalization 9.1% vs 12.6%, HR 0.71 (95% CI 0.56-0.90); cardiovascular death 6.3% vs 6.8%, HR 0.92 (0.70-1.21); genital infections 2.4% vs 0.7%; KCCQ score improved by 3.4 points."',
    'As internações por insuficiência cardíaca ocorreram em 12,4% dos tratados e em 15,9% dos que receberam placebo [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Spironolactone in heart failure with ejection fraction of 45% or more ‖ In 1,866 patients, spironolactone 25 mg daily did not reduce cardiovascular death (HR 0.97; 95% CI 0.82-1.15) but lowered heart-failure hospitalizations (12.4% vs 15.9%; HR 0.77; 95% CI 0.63-0.93) over 3.1 years. Hyperkalemia above 5.5 mmol/L was more frequent than with placebo (9.8% vs 4.6%)." + "Henagliflozin in heart failure with preserved ejection fraction ‖ Henagliflozin 10 mg versus placebo in heart failure with preserved ejection fraction (n=2,734, 2.2 years): heart-failure hospitalization 9.1% vs 12.6%, HR 0.71 (95% CI 0.56-0.90); cardiovascular death 6.3% vs 6.8%, HR 0.92 (0.70-1.21); genital infections 2.4% vs 0.7%; KCCQ score improved by 3.4 points."',
    'O estudo reuniu 2.734 pacientes com insuficiência cardíaca [1].',
    'd',
  ],
  [
    'true',
    '"Once-weekly ecnoglutide in adults with overweight or obesity ‖ Ecnoglutide 2.4 mg weekly vs placebo, 48 weeks, 664 adults with BMI ≥28 kg/m²: mean weight change −15.8% vs −0.9%; weight loss of 15% or more in 57% vs 3%; gastrointestinal adverse events 69% vs 21%; HbA1c fell 0.4 percentage points; treatment stopped for adverse events in 3% vs 1%." + "Oral semaglutide for obesity: a randomized trial ‖ Oral semaglutide 25 mg once daily or placebo for 64 weeks in 318 adults with obesity but no diabetes: mean weight change −12.1% vs −2.6%; weight loss of 15% or more in 41% vs 5%; gastrointestinal adverse events 70% vs 38%, mostly mild; treatment stopped for adverse events in 8% vs 5%."',
    'Perda ponderal de 15% ou mais foi atingida por 57% com ecnoglutida e por 41% com semaglutida oral [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Oral semaglutide for obesity: a randomized trial ‖ Oral semaglutide 25 mg once daily or placebo for 64 weeks in 318 adults with obesity but no diabetes: mean weight change −12.1% vs −2.6%; weight loss of 15% or more in 41% vs 5%; gastrointestinal adverse events 70% vs 38%, mostly mild; treatment stopped for adverse events in 8% vs 5%." + "Once-weekly ecnoglutide in adults with overweight or obesity ‖ Ecnoglutide 2.4 mg weekly vs placebo, 48 weeks, 664 adults with BMI ≥28 kg/m²: mean weight change −15.8% vs −0.9%; weight loss of 15% or more in 57% vs 3%; gastrointestinal adverse events 69% vs 21%; HbA1c fell 0.4 percentage points; treatment stopped for adverse events in 3% vs 1%."',
    'A perda de 15% ou mais do peso foi alcançada por 57% dos pacientes com tratamento ativo [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Oral semaglutide for obesity: a randomized trial ‖ Oral semaglutide 25 mg once daily or placebo for 64 weeks in 318 adults with obesity but no diabetes: mean weight change −12.1% vs −2.6%; weight loss of 15% or more in 41% vs 5%; gastrointestinal adverse events 70% vs 38%, mostly mild; treatment stopped for adverse events in 8% vs 5%." + "Once-weekly ecnoglutide in adults with overweight or obesity ‖ Ecnoglutide 2.4 mg weekly vs placebo, 48 weeks, 664 adults with BMI ≥28 kg/m²: mean weight change −15.8% vs −0.9%; weight loss of 15% or more in 57% vs 3%; gastrointestinal adverse events 69% vs 21%; HbA1c fell 0.4 percentage points; treatment stopped for adverse events in 3% vs 1%."',
    'A variação média do peso foi de −12,1% com o fármaco e de −2,6% com placebo [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Oral semaglutide for obesity: a randomized trial ‖ Oral semaglutide 25 mg once daily or placebo for 64 weeks in 318 adults with obesity but no diabetes: mean weight change −12.1% vs −2.6%; weight loss of 15% or more in 41% vs 5%; gastrointestinal adverse events 70% vs 38%, mostly mild; treatment stopped for adverse events in 8% vs 5%." + "Once-weekly ecnoglutide in adults with overweight or obesity ‖ Ecnoglutide 2.4 mg weekly vs placebo, 48 weeks, 664 adults with BMI ≥28 kg/m²: mean weight change −15.8% vs −0.9%; weight loss of 15% or more in 57% vs 3%; gastrointestinal adverse events 69% vs 21%; HbA1c fell 0.4 percentage points; treatment stopped for adverse events in 3% vs 1%."',
    'O tratamento foi interrompido por eventos adversos em 3% dos tratados e em 1% do grupo placebo [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Balanced crystalloid versus saline in septic shock ‖ Septic shock, 3,386 adults in 41 ICUs: 28-day mortality 24.6% with balanced crystalloid vs 25.9% with saline, adjusted OR 0.93 (95% CI 0.80-1.08); new renal-replacement therapy 8.9% vs 11.7%, p=0.008; median norepinephrine duration 3 days in both groups; serum chloride was higher with saline." + "Hydrocortisone in severe community-acquired pneumonia ‖ ICU adults with severe community-acquired pneumonia (n=812) received hydrocortisone 200 mg/day or placebo. 28-day mortality was 7.3% vs 12.0% (absolute difference −4.7 percentage points; 95% CI −8.8 to −0.6). Intubation 16.4% vs 25.7%, HR 0.61. Gastrointestinal bleeding 2.0% vs 2.7%; daily insulin requirement was higher in the hydrocortisone group."',
    'A mortalidade em 28 dias foi de 7,3% no grupo da intervenção e de 12,0% no controle [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Balanced crystalloid versus saline in septic shock ‖ Septic shock, 3,386 adults in 41 ICUs: 28-day mortality 24.6% with balanced crystalloid vs 25.9% with saline, adjusted OR 0.93 (95% CI 0.80-1.08); new renal-replacement therapy 8.9% vs 11.7%, p=0.008; median norepinephrine duration 3 days in both groups; serum chloride was higher with saline." + "Hydrocortisone in severe community-acquired pneumonia ‖ ICU adults with severe community-acquired pneumonia (n=812) received hydrocortisone 200 mg/day or placebo. 28-day mortality was 7.3% vs 12.0% (absolute difference −4.7 percentage points; 95% CI −8.8 to −0.6). Intubation 16.4% vs 25.7%, HR 0.61. Gastrointestinal bleeding 2.0% vs 2.7%; daily insulin requirement was higher in the hydrocortisone group."',
    'Em 28 dias, morreram 24,6% dos pacientes no grupo da intervenção e 25,9% no comparador [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Dupilumab for COPD with type 2 inflammation ‖ Dupilumab 300 mg every 2 weeks or placebo in 932 patients with COPD and blood eosinophils ≥300/µL, 52 weeks: annualized rate of moderate or severe exacerbations 0.81 vs 1.14, rate ratio 0.71 (95% CI 0.58-0.87; p<0.001); FEV1 at week 12 increased 152 mL vs 69 mL; serious adverse events 13.4% vs 15.1%." + "Roflumilast in severe COPD with chronic bronchitis ‖ Roflumilast 500 µg daily or placebo, 1,530 patients with severe COPD, 52 weeks: annualized rate of moderate or severe exacerbations 1.02 vs 1.18, rate ratio 0.86 (95% CI 0.75-0.99; p=0.04); FEV1 increased 56 mL vs 7 mL; diarrhea 9.7% vs 3.2%; serious adverse events 19.6% vs 20.3%."',
    'A razão de taxas de exacerbações moderadas ou graves foi de 0,71 (IC 95% 0,58–0,87) em relação ao placebo [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Dupilumab for COPD with type 2 inflammation ‖ Dupilumab 300 mg every 2 weeks or placebo in 932 patients with COPD and blood eosinophils ≥300/µL, 52 weeks: annualized rate of moderate or severe exacerbations 0.81 vs 1.14, rate ratio 0.71 (95% CI 0.58-0.87; p<0.001); FEV1 at week 12 increased 152 mL vs 69 mL; serious adverse events 13.4% vs 15.1%." + "Roflumilast in severe COPD with chronic bronchitis ‖ Roflumilast 500 µg daily or placebo, 1,530 patients with severe COPD, 52 weeks: annualized rate of moderate or severe exacerbations 1.02 vs 1.18, rate ratio 0.86 (95% CI 0.75-0.99; p=0.04); FEV1 increased 56 mL vs 7 mL; diarrhea 9.7% vs 3.2%; serious adverse events 19.6% vs 20.3%."',
    'O VEF1 aumentou 56 mL com o tratamento e 7 mL com placebo [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Roflumilast in severe COPD with chronic bronchitis ‖ Roflumilast 500 µg daily or placebo, 1,530 patients with severe COPD, 52 weeks: annualized rate of moderate or severe exacerbations 1.02 vs 1.18, rate ratio 0.86 (95% CI 0.75-0.99; p=0.04); FEV1 increased 56 mL vs 7 mL; diarrhea 9.7% vs 3.2%; serious adverse events 19.6% vs 20.3%." + "Dupilumab for COPD with type 2 inflammation ‖ Dupilumab 300 mg every 2 weeks or placebo in 932 patients with COPD and blood eosinophils ≥300/µL, 52 weeks: annualized rate of moderate or severe exacerbations 0.81 vs 1.14, rate ratio 0.71 (95% CI 0.58-0.87; p<0.001); FEV1 at week 12 increased 152 mL vs 69 mL; serious adverse events 13.4% vs 15.1%."',
    'O ensaio em DPOC incluiu 932 pacientes, seguidos por 52 semanas [1].',
    'd',
  ],
  [
    'true',
    '"Roflumilast in severe COPD with chronic bronchitis ‖ Roflumilast 500 µg daily or placebo, 1,530 patients with severe COPD, 52 weeks: annualized rate of moderate or severe exacerbations 1.02 vs 1.18, rate ratio 0.86 (95% CI 0.75-0.99; p=0.04); FEV1 increased 56 mL vs 7 mL; diarrhea 9.7% vs 3.2%; serious adverse events 19.6% vs 20.3%." + "Dupilumab for COPD with type 2 inflammation ‖ Dupilumab 300 mg every 2 weeks or placebo in 932 patients with COPD and blood eosinophils ≥300/µL, 52 weeks: annualized rate of moderate or severe exacerbations 0.81 vs 1.14, rate ratio 0.71 (95% CI 0.58-0.87; p<0.001); FEV1 at week 12 increased 152 mL vs 69 mL; serious adverse events 13.4% vs 15.1%."',
    'As exacerbações diminuíram tanto com roflumilaste (razão de taxas 0,86) quanto com dupilumabe (razão de taxas 0,71) [1][2].',
    '*',
  ],
];

export const fortySeventhRound: HandCase[] = [...casesOf(groups), ...ofTwo];
