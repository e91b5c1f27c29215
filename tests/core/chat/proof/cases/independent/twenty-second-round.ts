import { type CaseGroup, casesOf } from '../../case.ts';

/**
 * Written by people who had not seen the check, over this repository's notes and invented passages. The studies, drugs
 * and figures of the long passages do not exist.
 */
const groups: CaseGroup[] = [
  [
    'RECOVERY.en',
    [
      'Em pacientes hospitalizados com covid-19, a dexametasona diminuiu a mortalidade em 28 dias de 25,7 % para 22,9 % (razão de taxas 0,83; IC 95 % 0,75–0,93) [1].',
      'O RECOVERY avaliou a dexametasona em 6.425 pacientes hospitalizados com covid-19 [1]. Nos que estavam em ventilação mecânica, a morte ocorreu em 29,3 % com o corticoide e em 41,4 % sem ele [1].',
    ],
    [
      [
        'digit',
        'O uso de dexametasona na covid-19 hospitalar resultou em 20,9 % de óbitos em 28 dias, contra 25,7 % sem o corticoide [1].',
      ],
      [
        'direction',
        'Entre os pacientes ventilados com covid-19, a dexametasona aumentou a mortalidade de 29,3 % para 41,4 % [1].',
      ],
    ],
  ],
  [
    '"In LIRA-3, 1,248 adults hospitalised with community-acquired pneumonia were randomly assigned to farmacilin 600 mg every 12 hours (n=626) or betaclorin 1 g every 8 hours (n=622) for 7 days. Clinical cure at day 14 occurred in 87.4% of the farmacilin group and 82.1% of the betaclorin group (difference 5.3 percentage points; 95% CI 1.3 to 9.3; P=0.009). Thirty-day mortality was 4.2% versus 5.6% (hazard ratio 0.74; 95% CI 0.45–1.22) and did not differ significantly. Median length of stay was 5 days (IQR 4–7) with farmacilin and 6 days (IQR 5–9) with betaclorin. Diarrhoea was more frequent with farmacilin (9.6% vs 6.1%), whereas Clostridioides difficile infection occurred in 0.5% and 0.8%, respectively. Among patients aged 65 years or older, cure rates were 84.0% and 76.3%."',
    [
      'Aos 14 dias, a cura clínica foi alcançada por 87,4 % dos pacientes tratados com farmacilina e por 82,1 % dos que receberam betaclorina, uma diferença de 5,3 pontos percentuais (IC 95 % 1,3 a 9,3; p = 0,009) [1].',
      'A farmacilina foi administrada na dose de 0,6 g a cada 12 horas, e a betaclorina, 1 g a cada 8 horas, ambas por 7 dias [1].',
    ],
    [
      [
        'direction',
        'Quanto à segurança, a diarreia foi menos frequente com farmacilina, com taxas de 9,6 % e 6,1 % [1].',
      ],
      [
        'negation',
        'A mortalidade em 30 dias diferiu de forma significativa entre farmacilina e betaclorina (4,2 % versus 5,6 %; HR 0,74; IC 95 % 0,45–1,22) [1].',
      ],
    ],
  ],
  [
    'ART.en',
    [
      'O ensaio, liderado pelo Brasil, incluiu 1.010 pacientes com SDRA [1]. A estratégia de recrutamento com PEEP titulada elevou as mortes em 28 dias, que chegaram a 55,3 %, frente a 49,3 % com PEEP baixa (HR 1,20) [1].',
    ],
    [
      [
        'direction',
        'Na SDRA, o recrutamento alveolar com PEEP titulada reduziu a mortalidade em 28 dias (55,3 % vs 49,3 %; HR 1,20; IC 95 % 1,01–1,42) [1].',
      ],
      [
        'digit',
        'A manobra de recrutamento na SDRA associou-se a maior mortalidade em 28 dias, com HR de 1,32 (IC 95 % 1,01–1,42) [1].',
      ],
    ],
  ],
  [
    '"Posologia pediátrica: crianças de 3 meses a 12 anos devem receber 45 mg/kg/dia, divididos em duas tomadas (a cada 12 horas), por 10 dias; a dose máxima é de 2 g/dia. Pacientes com peso acima de 40 kg recebem 875 mg a cada 12 horas. Se a depuração de creatinina for inferior a 30 mL/min, a dose deve ser reduzida à metade. A suspensão reconstituída permanece estável por até 14 dias sob refrigeração (2 °C a 8 °C). Amoxiterol é contraindicado em pacientes com história de icterícia colestática associada ao produto. Nos estudos clínicos, as reações adversas mais comuns foram diarreia (12,5 %), vômitos (4,7 %) e exantema (3,2 %). Não se recomenda o uso concomitante com probenida."',
    [
      'Para crianças de 3 meses a 12 anos, a bula do amoxiterol indica 45 mg/kg por dia, em duas tomadas com intervalo de 12 horas, sem ultrapassar 2.000 mg diários [1].',
      'Depois de reconstituída, a suspensão de amoxiterol mantém-se estável por até 14 dias na geladeira, entre 2 °C e 8 °C [1].',
    ],
    [],
  ],
  [
    '"Coorte prospectiva com 3.482 usuários de profilaxia pré-exposição (PrEP) oral em 9 municípios, acompanhados por mediana de 2,1 anos. A incidência de HIV foi de 0,38 por 100 pessoas-ano (IC 95 % 0,24–0,57): 0,09 entre os participantes com adesão alta (≥ 4 comprimidos por semana) e 2,64 entre aqueles com adesão baixa (< 2 comprimidos por semana). A incidência de sífilis aumentou de 12,3 para 15,8 por 100 pessoas-ano entre o primeiro e o terceiro ano. A descontinuação em 12 meses foi de 27,5 %, mais frequente em jovens de 18 a 24 anos (38,1 %) do que em maiores de 35 anos (16,9 %). Queda da taxa de filtração glomerular estimada para menos de 60 mL/min/1,73 m² ocorreu em 1,2 % dos usuários."',
    [],
    [
      [
        'digit',
        'Na coorte IGARAPÉ, 22,5 % dos usuários haviam interrompido a PrEP ao final de 12 meses [1].',
      ],
      [
        'direction',
        'A incidência de sífilis diminuiu de 15,8 para 12,3 por 100 pessoas-ano entre o primeiro e o terceiro ano da coorte [1].',
      ],
    ],
  ],
  [
    'TOGETHER.en',
    [
      'O tratamento precoce com ivermectina não trouxe redução significativa de hospitalização ou observação prolongada: 14,7 % versus 16,3 %, com RR de 0,90 (IC 95 % 0,70 a 1,16) [1].',
    ],
    [
      [
        'digit',
        'No ensaio brasileiro, 14,7 % dos tratados com ivermectina precisaram de hospitalização ou observação prolongada, ante 18,3 % do grupo placebo [1].',
      ],
    ],
  ],
  [
    'GINA 2021.en',
    [
      'Para a asma, a GINA 2021 desaconselha o uso isolado de SABA e prefere a combinação CI-formoterol como medicação de alívio [1].',
    ],
    [['negation', 'De acordo com a GINA 2021, o tratamento da asma apenas com SABA é recomendado [1].']],
  ],
  [
    '"Ensaio clínico aberto conduzido em 42 UTIs brasileiras com 1.906 adultos em choque séptico que recebiam noradrenalina em dose ≥ 0,2 µg/kg/min. A adição de vasolutina em infusão contínua (0,03 mg/h) reduziu o tempo em uso de vasopressor (mediana de 2,8 versus 3,9 dias; p < 0,001). A mortalidade em 28 dias foi de 31,4 % no grupo vasolutina e de 35,9 % no grupo controle (RR 0,87; IC 95 % 0,77–0,99). Aos 90 dias, a mortalidade foi de 40,2 % e 42,7 %, respectivamente (RR 0,94; IC 95 % 0,84–1,05). Terapia de substituição renal foi necessária em 18,5 % versus 22,0 %. Isquemia digital foi mais comum com vasolutina (3,8 % versus 1,6 %). Não houve diferença na incidência de arritmias (11,2 % versus 11,9 %). O fármaco não deve ser usado em pacientes com isquemia mesentérica."',
    [
      'O CAATINGA-2 recrutou 1.906 adultos com choque séptico em 42 UTIs do país [1]. Quem recebeu vasolutina passou menos tempo em vasopressor (mediana de 2,8 dias, contra 3,9) e precisou menos de terapia de substituição renal (18,5 % contra 22,0 %) [1].',
    ],
    [
      [
        'direction',
        'A isquemia digital foi menos comum entre os pacientes que receberam vasolutina (3,8 % versus 1,6 %) [1].',
      ],
      [
        'comparator',
        'Foram elegíveis adultos em choque séptico que usavam noradrenalina em dose inferior a 0,2 µg/kg/min [1].',
      ],
    ],
  ],
  [
    'SSC 2021.en',
    [
      'A Surviving Sepsis Campaign sugere pelo menos 30 mL/kg de cristaloide nas primeiras três horas, em recomendação fraca, com alvo de PAM de 65 mmHg [1].',
    ],
    [
      [
        'comparator',
        'Na ressuscitação inicial da sepse, a Surviving Sepsis Campaign sugere no máximo 30 mL/kg de cristaloide nas primeiras 3 horas [1].',
      ],
      [
        'digit',
        'No choque séptico, a diretriz de 2021 orienta manter a pressão arterial média em 75 mmHg [1].',
      ],
      ['unit', 'Após a reposição volêmica, o alvo pressórico recomendado é uma PAM de 65 cmH₂O [1].'],
    ],
  ],
  [
    'ARMA.en',
    [
      'Com volume corrente de 6 mL/kg, a mortalidade na SDRA foi de 31,0 %, ante 39,8 % com 12 mL/kg (p = 0,007) [1].',
    ],
    [['direction', 'A mortalidade foi maior com o volume de 6 mL/kg, 39,8 % contra 31,0 % [1].']],
  ],
  [
    'ARMA.en + PROSEVA.en',
    [
      'Na SDRA, duas intervenções se acompanharam de menor mortalidade: o volume corrente baixo, com 31,0 % contra 39,8 % [1], e a posição prona nos casos graves, com 16,0 % contra 32,8 % aos 28 dias [2].',
    ],
    [
      [
        'wrong-reference',
        'Em pacientes com SDRA grave, a posição prona esteve associada a mortalidade de 16,0 % em 28 dias, contra 32,8 % no grupo supino [1].',
      ],
    ],
  ],
  [
    '"VIRELA-1 was a phase 3, placebo-controlled trial of the sincivax vaccine in 24,310 adults aged 60 years or older in 17 countries. A single 120-µg dose was given before the season. Vaccine efficacy against respiratory syncytial virus (RSV)–associated lower respiratory tract disease was 81.5% (95% CI 69.4–89.6) in the first season and 56.2% (95% CI 38.1–69.5) in the second season. Efficacy against severe disease was 92.0% (95% CI 71.3–98.7). By age, first-season efficacy was 84.4% in participants aged 60–69 years and 78.8% in those aged 70–79 years. Injection-site pain was reported by 61.3% of vaccinees and 9.8% of placebo recipients, and fever (≥38.0 °C) by 2.1% and 0.4%. Serious adverse events were balanced (4.1% vs 4.0%). No case of Guillain–Barré syndrome was observed."',
    [
      'Contra a doença do trato respiratório inferior pelo VSR, a eficácia da sincivax foi de 81,5 % na primeira temporada e de 56,2 % na segunda; contra formas graves, chegou a 92,0 % (IC 95 % 71,3–98,7) [1].',
      'A vacina sincivax foi testada em 24.310 adultos com 60 anos ou mais de 17 países, em dose única de 0,12 mg [1].',
    ],
    [],
  ],
  [
    '"In CALM-ICU, 1,432 mechanically ventilated adults were assigned to dexanidine (0.2 to 1.4 µg/kg/h) or somnofol (5 to 50 µg/kg/min), titrated to light sedation. Days alive without delirium or coma at 14 days did not differ (median 9.4 vs 9.1; odds ratio 1.04; 95% CI 0.81–1.34). Median time to extubation was 4.1 days with dexanidine and 4.6 days with somnofol. Ninety-day mortality was 36.2% and 37.0% (hazard ratio 0.98; 95% CI 0.82–1.17). Bradycardia below 50 beats per minute was more frequent with dexanidine (15.1% vs 8.4%), whereas hypotension was less frequent (41.0% vs 47.6%). Self-extubation occurred in 1.9% and 1.2%. Triglycerides above 500 mg/dL were found in 0.6% of the dexanidine group and 5.3% of the somnofol group."',
    [
      '| Bradicardia < 50 bpm (dexanidina vs somnofol) | 15,1 % vs 8,4 % | Hipotensão: 41,0 % vs 47,6 % [1] |',
    ],
    [
      ['unit', 'No CALM-ICU, a dexanidina foi infundida a 0,2 a 1,4 mg/kg/h, com meta de sedação leve [1].'],
      [
        'direction',
        'A bradicardia abaixo de 50 bpm foi menos frequente com dexanidina do que com somnofol (15,1 % contra 8,4 %) [1].',
      ],
    ],
  ],
  [
    'NICE-SUGAR.en',
    [
      'Em pacientes críticos, o controle glicêmico intensivo associou-se a mais mortes em 90 dias do que o convencional (27,5 % versus 24,9 %; OR 1,14; IC 95 % 1,02–1,28) [1].',
    ],
    [
      [
        'direction',
        'O controle intensivo da glicemia diminuiu a mortalidade em 90 dias de pacientes críticos (27,5 % contra 24,9 %; OR 1,14; IC 95 % 1,02–1,28) [1].',
      ],
    ],
  ],
  [
    '"We assigned 812 infants younger than 12 months with bronchiolitis and hypoxaemia (SpO2 <92%) to high-flow oxygen at 2 L/kg/min or to standard low-flow oxygen. Treatment failure occurred in 53 of 406 infants (13.1%) in the high-flow group and in 100 of 406 (24.6%) in the standard group (risk ratio 0.53; 95% CI 0.39–0.72). Admission to intensive care did not differ between groups (9.1% vs 8.9%; P=0.90). Median duration of oxygen therapy was 1.7 days and 1.9 days, respectively. Of the 100 infants in whom standard therapy failed, 58 (58%) responded to rescue high-flow oxygen. Intubation was needed in 5 infants with high flow and in 4 with standard therapy. Pneumothorax occurred in one infant in each group."',
    [
      '- Falha terapêutica: 53 de 406 lactentes (13,1 %) com oxigênio de alto fluxo e 100 de 406 (24,6 %) com a terapia convencional; RR 0,53 (IC 95 % 0,39–0,72) [1].',
      'A taxa de internação em terapia intensiva foi semelhante nos dois braços do BREEZE-KIDS, 9,1 % e 8,9 % (p = 0,90), e a intubação foi necessária em cinco e quatro lactentes, respectivamente [1].',
    ],
    [],
  ],
  [
    'CRASH-2.en',
    [
      'Em 20.211 pacientes traumatizados com hemorragia significativa, o ácido tranexâmico reduziu a mortalidade hospitalar (14,5 % vs 16,0 %; RR 0,91; IC 95 % 0,85–0,97) [1].',
    ],
    [
      [
        'bounds',
        'No trauma com hemorragia significativa, o ácido tranexâmico reduziu a morte hospitalar de 16,0 % para 14,5 % (RR 0,91; IC 95 % 0,85–1,07) [1].',
      ],
      [
        'direction',
        'Comparado ao placebo, o ácido tranexâmico elevou o risco de morte hospitalar no trauma hemorrágico (RR 0,91; IC 95 % 0,85–0,97) [1].',
      ],
    ],
  ],
  [
    'PROSEVA.en',
    ['| Posição prona (n = 466) | Mortalidade em 28 dias: 16,0 % vs 32,8 % | p < 0,001 [1] |'],
    [
      [
        'comparator',
        'A posição prona reduziu a mortalidade em 28 dias na SDRA grave (16,0 % vs 32,8 %; p > 0,001) [1].',
      ],
      [
        'direction',
        'Colocar em prona os pacientes com SDRA grave aumentou a mortalidade em 28 dias de 16,0 % para 32,8 % [1].',
      ],
    ],
  ],
  [
    '"Todo lactente com menos de 28 dias e temperatura axilar ≥ 37,8 °C deve ser hospitalizado, com coleta de hemograma, hemocultura, urina por cateterismo e líquor (recomendação forte). Entre 29 e 90 dias, o lactente em bom estado geral, com procalcitonina < 0,5 ng/mL e urina normal, pode ser acompanhado ambulatorialmente, com reavaliação em até 24 horas. A punção lombar não é recomendada de rotina em lactentes de 61 a 90 dias de baixo risco. Considera-se leucocitúria a presença de ≥ 5 leucócitos por campo. Quando indicado antibiótico empírico ambulatorial, sugere-se sulfacilina 50 mg/kg em dose única intramuscular (recomendação fraca). A prevalência estimada de infecção bacteriana invasiva é de 3,9 % no primeiro mês e de 1,1 % entre 61 e 90 dias."',
    [
      'O lactente de 29 a 90 dias em bom estado geral, com procalcitonina abaixo de 0,5 ng/mL e urina normal, pode ser seguido em ambulatório, desde que reavaliado em até 24 horas [1].',
    ],
    [
      [
        'negation',
        'Segundo o Consenso Araucária, a punção lombar é recomendada de rotina em lactentes de 61 a 90 dias de baixo risco [1].',
      ],
      [
        'digit',
        'Lactentes de 29 a 90 dias em bom estado geral podem ser acompanhados ambulatorialmente se a procalcitonina estiver abaixo de 2,0 ng/mL e a urina for normal [1].',
      ],
    ],
  ],
  [
    'MS Dengue 2024.en',
    [
      'Na dengue do grupo C, a reposição começa com 10 mL/kg na primeira hora; no grupo D, infundem-se 20 mL/kg em até 20 minutos [1].',
      'Segundo o Ministério da Saúde, salicilatos e AINEs não devem ser prescritos a pacientes com dengue [1].',
    ],
    [
      ['unit', 'No grupo D da dengue, deve-se infundir 20 mL/kg em até 20 horas [1].'],
      [
        'number-of-other-arm',
        'Pacientes do grupo C devem receber 20 mL/kg na primeira hora, segundo o manual do Ministério da Saúde [1].',
      ],
      [
        'negation',
        'Salicilatos e anti-inflamatórios não esteroidais podem ser usados no tratamento sintomático da dengue [1].',
      ],
    ],
  ],
  [
    'HPTN 052.en',
    [
      'A TARV precoce praticamente eliminou a transmissão vinculada do HIV, com 1 caso contra 27, o que corresponde a 96 % menos eventos (HR 0,04; IC 95 % 0,01–0,27) [1].',
      'O HPTN 052 acompanhou 1.763 casais [1]. Com o tratamento precoce houve uma única transmissão vinculada, contra vinte e sete no grupo de comparação [1].',
    ],
    [
      [
        'digit',
        'Em casais sorodiferentes, a terapia antirretroviral precoce reduziu em 86 % a transmissão vinculada do HIV (1 contra 27 casos) [1].',
      ],
    ],
  ],
  [
    '"REMO was a double-blind trial in which 540 adults with candidaemia or invasive candidiasis received isofungin (600 mg loading dose, then 300 mg once weekly) or caspolin (70 mg, then 50 mg once daily) for at least 14 days. All-cause mortality at day 30 was 26.1% with isofungin and 28.4% with caspolin (difference −2.3 percentage points; 95% CI −9.8 to 5.2), within the non-inferiority margin of 10 percentage points. Global cure at day 14 was 64.8% and 59.2%. Median time to the first negative blood culture was 21 hours with isofungin and 33 hours with caspolin. Hypokalaemia occurred in 12.6% versus 9.3%, and drug-related treatment discontinuation in 3.0% versus 4.5%. Isofungin required no dose adjustment in renal impairment." + "This multicentre cohort included 688 patients with carbapenem-resistant Klebsiella pneumoniae bacteraemia in 23 hospitals. Thirty-day mortality was 29.8% among those treated with cefibactam and 44.6% among those treated with colitrexin (adjusted hazard ratio 0.58; 95% CI 0.43–0.78). Acute kidney injury occurred in 11.3% and 32.9%, respectively. Relapse within 90 days did not differ significantly (9.7% vs 8.8%). Each 12-hour delay in active therapy increased the odds of death (odds ratio 1.21; 95% CI 1.09–1.35). Septic shock at presentation was associated with higher mortality (52.7% vs 24.1%). Emergence of resistance was detected in 3.1% of patients given cefibactam. Prior rectal colonisation was documented in 71% of the cohort."',
    [],
    [
      [
        'wrong-reference',
        'Na bacteremia por Klebsiella pneumoniae resistente a carbapenêmicos, a mortalidade em 30 dias foi de 29,8 % com cefibactam e 44,6 % com colitrexina [1].',
      ],
    ],
  ],
  [
    '"Em 2023 foram confirmados 1.274 casos de coqueluche em Nova Aurora, com incidência de 8,6 por 100 mil habitantes, contra 3,1 por 100 mil em 2022. Os menores de 1 ano concentraram 46,2 % dos casos e 9 dos 11 óbitos. A cobertura da terceira dose da pentavalente caiu de 91,5 % em 2019 para 78,4 % em 2023, enquanto a cobertura da dTpa em gestantes subiu de 44,0 % para 61,7 % no mesmo período. Filhos de mães vacinadas na gestação tiveram risco menor de hospitalização (OR 0,22; IC 95 % 0,14–0,35). A mediana entre o início dos sintomas e o diagnóstico foi de 16 dias (intervalo interquartil 10–24). A PCR foi positiva em 71,3 % das amostras colhidas até 21 dias e em 22,8 % das colhidas depois."',
    [
      'A incidência de coqueluche em Nova Aurora passou de 3,1 para 8,6 por 100 mil habitantes entre 2022 e 2023, e os menores de 1 ano responderam por 46,2 % dos casos [1].',
    ],
    [
      [
        'digit',
        'Em Nova Aurora, a cobertura da terceira dose da pentavalente recuou de 91,5 % em 2019 para 87,4 % em 2023 [1].',
      ],
      ['direction', 'A cobertura da dTpa em gestantes caiu de 61,7 % em 2019 para 44,0 % em 2023 [1].'],
    ],
  ],
  [
    '"Foram randomizadas 1.150 crianças de 2 meses a 14 anos com sepse para reanimação com ringelina, solução balanceada, ou com salina a 0,9 %. Eventos renais adversos maiores em 30 dias ocorreram em 8,7 % com ringelina e em 12,4 % com salina (RR 0,70; IC 95 % 0,50–0,99). Hipercloremia (cloro ≥ 110 mEq/L) foi observada em 19,6 % e 38,2 %, respectivamente. A mortalidade hospitalar foi de 5,0 % versus 5,4 % (RR 0,93; IC 95 % 0,56–1,54). O volume médio infundido nas primeiras 24 horas foi de 58 mL/kg no grupo ringelina e de 60 mL/kg no grupo salina. O tempo mediano de internação em UTI foi de 4 dias nos dois grupos. Hipercalemia ocorreu em 2,4 % e 2,1 %."',
    [],
    [
      [
        'bounds',
        'Com ringelina, os eventos renais adversos maiores em 30 dias caíram para 8,7 %, contra 12,4 % com salina (RR 0,70; IC 95 % 0,50–1,09) [1].',
      ],
    ],
  ],
  [
    'START.en',
    [
      'Iniciar a terapia antirretroviral logo na fase assintomática diminuiu a ocorrência do desfecho primário para 1,8 %, ante 4,1 % (HR 0,43; IC 95 % 0,30–0,62) [1].',
    ],
    [
      [
        'digit',
        'O benefício de iniciar cedo a TARV foi demonstrado em 4.865 pessoas com infecção assintomática pelo HIV [1].',
      ],
      [
        'direction',
        'O início imediato da TARV aumentou o risco do desfecho primário em pessoas assintomáticas com HIV (1,8 % vs 4,1 %; HR 0,43; IC 95 % 0,30–0,62) [1].',
      ],
    ],
  ],
  [
    '"In TUBERA, 2,034 persons aged 13 years or older with drug-susceptible pulmonary tuberculosis in 11 countries were assigned to a 4-month rifalazone-based regimen or to a 6-month control regimen. Unfavourable outcomes at 12 months occurred in 14.1% and 12.7% of participants, respectively (adjusted difference 1.4 percentage points; 95% CI −1.5 to 4.3), which met the non-inferiority margin of 6.0 percentage points. Sputum culture conversion at 8 weeks was higher with rifalazone (91.2% vs 84.5%). Adverse events of grade 3 or higher occurred in 16.8% of the rifalazone group and 20.3% of the control group; hepatotoxicity (alanine aminotransferase above 5 times the upper limit of normal) occurred in 2.6% and 3.4%. Among 214 participants with HIV and a CD4 count of at least 100 cells/µL, unfavourable outcomes occurred in 17.5% and 15.2%."',
    [
      'O esquema de quatro meses com rifalazona mostrou-se não inferior ao de seis meses: desfecho desfavorável em 14,1 % e 12,7 %, com diferença ajustada de 1,4 ponto percentual (IC 95 % −1,5 a 4,3), dentro da margem de 6,0 pontos [1].',
    ],
    [],
  ],
  [
    '"We pooled 14 randomised trials (4,387 participants) of adjunctive cortivasone for pneumonia. In severe pneumonia, cortivasone lowered 30-day mortality (RR 0.72; 95% CI 0.58–0.89; I² = 18%; high-certainty evidence), the need for invasive mechanical ventilation (RR 0.61; 95% CI 0.47–0.79; 9 trials) and the length of hospital stay (mean difference −1.8 days; 95% CI −2.9 to −0.7). The number needed to treat to prevent one death was 22. In non-severe pneumonia, mortality was not reduced (RR 0.96; 95% CI 0.74–1.25). Cortivasone increased the risk of hyperglycaemia (RR 1.68; 95% CI 1.31–2.15), without a difference in gastrointestinal bleeding (RR 1.07; 95% CI 0.66–1.74)."',
    [
      '- Pneumonia grave: a cortivasona baixou a mortalidade em 30 dias (RR 0,72; IC 95 % 0,58–0,89; I² de 18 %), com NNT de 22 para evitar uma morte [1].',
    ],
    [
      [
        'direction',
        'Na metanálise, a cortivasona reduziu o risco de hiperglicemia (RR 1,68; IC 95 % 1,31–2,15) [1].',
      ],
    ],
  ],
  [
    'BaSICS.en',
    [
      'No BaSICS, realizado em 75 UTIs brasileiras, a mortalidade em 90 dias foi de 26,4 % com solução balanceada e de 27,2 % com salina a 0,9 % [1].',
    ],
    [],
  ],
  [
    '"Coorte prospectiva com 3.482 usuários de profilaxia pré-exposição (PrEP) oral em 9 municípios, acompanhados por mediana de 2,1 anos. A incidência de HIV foi de 0,38 por 100 pessoas-ano (IC 95 % 0,24–0,57): 0,09 entre os participantes com adesão alta (≥ 4 comprimidos por semana) e 2,64 entre aqueles com adesão baixa (< 2 comprimidos por semana). A incidência de sífilis aumentou de 12,3 para 15,8 por 100 pessoas-ano entre o primeiro e o terceiro ano. A descontinuação em 12 meses foi de 27,5 %, mais frequente em jovens de 18 a 24 anos (38,1 %) do que em maiores de 35 anos (16,9 %). Queda da taxa de filtração glomerular estimada para menos de 60 mL/min/1,73 m² ocorreu em 1,2 % dos usuários." + HPTN 052.en',
    [
      'Entre os usuários de PrEP com pelo menos quatro comprimidos por semana, a incidência de HIV foi de apenas 0,09 por 100 pessoas-ano, bem abaixo dos 2,64 vistos em quem tomava menos de dois [1].',
    ],
    [],
  ],
  [
    'HPTN 052.en + START.en',
    [],
    [
      [
        'wrong-reference',
        'Na infecção assintomática, a TARV imediata reduziu o desfecho primário de 4,1 % para 1,8 % (HR 0,43; IC 95 % 0,30–0,62) [1].',
      ],
    ],
  ],
  [
    '"In AURORA-2, 942 patients aged 12 to 75 years with severe asthma and blood eosinophils of at least 300 cells/µL received brisolumab 100 mg subcutaneously every 8 weeks or placebo for 52 weeks. The annualised exacerbation rate was 0.71 with brisolumab and 1.52 with placebo (rate ratio 0.47; 95% CI 0.38–0.58). Prebronchodilator forced expiratory volume in 1 second (FEV1) increased by 230 mL and 90 mL, respectively (difference 140 mL; 95% CI 80–200). The six-item Asthma Control Questionnaire (ACQ-6) score fell by 1.4 versus 1.1 points. A reduction of at least 50% in the oral glucocorticoid dose was achieved by 63% and 34% of the patients. Nasopharyngitis (16% vs 15%) and injection-site reactions (4.5% vs 1.9%) were the most common adverse events."',
    ['Em 52 semanas, o VEF1 pré-broncodilatador subiu 0,23 L com brisolumabe e 0,09 L com placebo [1].'],
    [],
  ],
  [
    '"No ALVÉOLO-4, 734 pacientes com fibrose pulmonar idiopática receberam fibrolenibe 180 mg duas vezes ao dia ou placebo por 52 semanas. O declínio anual da capacidade vital forçada (CVF) foi de 98 mL com fibrolenibe e de 204 mL com placebo (diferença 106 mL; IC 95 % 63–149; p < 0,001). A proporção de pacientes com exacerbação aguda foi de 4,6 % versus 7,3 % (HR 0,61; IC 95 % 0,33–1,13). A mortalidade foi de 5,1 % e 7,0 % (HR 0,72; IC 95 % 0,44–1,18). Diarreia ocorreu em 58,2 % dos tratados e em 19,1 % do grupo placebo, e a descontinuação por evento adverso em 14,8 % e 9,0 %. Elevação de ALT ≥ 3 vezes o limite superior foi observada em 4,9 % e 0,9 %."',
    [],
    [['digit', 'Com fibrolenibe, a CVF declinou 89 mL por ano, ante 204 mL com placebo [1].']],
  ],
  [
    'GOLD 2023.en',
    [
      'A DPOC é definida por VEF1/CVF menor que 0,7 após broncodilatador, e os grupos A, B e E substituíram a antiga classificação de A a D [1].',
    ],
    [['comparator', 'O diagnóstico de DPOC requer relação VEF1/CVF pós-broncodilatador superior a 0,7 [1].']],
  ],
  [
    'BENEFIT.en',
    [
      'Na cardiomiopatia chagásica crônica, o benznidazol teve efeito neutro sobre o desfecho primário (27,5 % contra 29,1 %; HR 0,93; IC 95 % 0,81–1,07), embora a negativação da PCR tenha sido mais comum com o fármaco (66,2 % vs 33,5 %) [1].',
    ],
    [
      [
        'direction',
        'A conversão da PCR foi menos frequente com benznidazol do que com placebo (66,2 % contra 33,5 %) [1].',
      ],
      [
        'negation',
        'No ensaio BENEFIT, o efeito do benznidazol sobre o desfecho primário não foi neutro (HR 0,93; IC 95 % 0,81–1,07) [1].',
      ],
    ],
  ],
  [
    '"O GIRASSOL incluiu 864 crianças de 6 a 59 meses com gastroenterite aguda atendidas em pronto-socorro, alocadas para lactobiota (10 bilhões de UFC duas vezes ao dia por 5 dias) ou placebo. A lactobiota não reduziu a ocorrência de gastroenterite moderada a grave em 14 dias (22,8 % versus 23,9 %; RR 0,95; IC 95 % 0,74–1,22). A duração mediana da diarreia foi de 54,2 horas no grupo lactobiota e de 53,6 horas no placebo (p = 0,81). Vômitos duraram 19,5 e 18,9 horas, respectivamente. A hospitalização ocorreu em 6,3 % e 5,8 %. As faltas à creche somaram mediana de 2 dias em ambos os grupos. Não houve bacteremia associada ao produto. Sibilância foi relatada em 1,4 % e 1,6 %."',
    [],
    [
      [
        'negation',
        'A lactobiota reduziu a ocorrência de gastroenterite moderada a grave em 14 dias (22,8 % versus 23,9 %; RR 0,95; IC 95 % 0,74–1,22) [1].',
      ],
    ],
  ],
  [
    '"In AURORA-2, 942 patients aged 12 to 75 years with severe asthma and blood eosinophils of at least 300 cells/µL received brisolumab 100 mg subcutaneously every 8 weeks or placebo for 52 weeks. The annualised exacerbation rate was 0.71 with brisolumab and 1.52 with placebo (rate ratio 0.47; 95% CI 0.38–0.58). Prebronchodilator forced expiratory volume in 1 second (FEV1) increased by 230 mL and 90 mL, respectively (difference 140 mL; 95% CI 80–200). The six-item Asthma Control Questionnaire (ACQ-6) score fell by 1.4 versus 1.1 points. A reduction of at least 50% in the oral glucocorticoid dose was achieved by 63% and 34% of the patients. Nasopharyngitis (16% vs 15%) and injection-site reactions (4.5% vs 1.9%) were the most common adverse events." + "O VENTO-1 randomizou 5.120 pacientes com DPOC, VEF1 entre 30 % e 80 % do previsto e ao menos uma exacerbação no ano anterior para terapia tripla (flutizona/inaterol/glicopira) ou dupla (inaterol/glicopira). A taxa anual de exacerbações moderadas a graves foi de 0,84 com a terapia tripla e 1,07 com a dupla (razão de taxas 0,79; IC 95 % 0,73–0,85). Pneumonia foi mais frequente com a terapia tripla (6,9 % versus 4,3 %; HR 1,62; IC 95 % 1,28–2,05). Em pacientes com eosinófilos < 100 células/µL não houve benefício (razão de taxas 0,97; IC 95 % 0,85–1,11). O VEF1 de vale aumentou 54 mL (IC 95 % 39–69) em relação à terapia dupla. A mortalidade em 52 semanas foi de 1,4 % versus 2,0 % (HR 0,71; IC 95 % 0,51–0,98). Candidíase oral ocorreu em 3,7 % e 1,5 %."',
    [
      'O brisolumabe diminuiu as exacerbações na asma eosinofílica grave (razão de taxas 0,47; IC 95 % 0,38–0,58) [1], e a terapia tripla fez o mesmo na DPOC (razão de taxas 0,79; IC 95 % 0,73–0,85) [2].',
    ],
    [],
  ],
  [
    'Butantan-DV.en',
    [
      'Aplicada em dose única, a vacina Butantan-DV alcançou eficácia de 79,6 % ao longo de dois anos (IC 95 % 70,0–86,3) em um estudo com 16.235 participantes no Brasil [1].',
      'A vacina foi avaliada no Brasil em esquema de uma dose [1]. A proteção em 2 anos foi de 73,6 % nos soronegativos e de 89,2 % nos soropositivos [1].',
    ],
    [
      [
        'bounds',
        'A eficácia da Butantan-DV em 2 anos foi de 79,6 %, com intervalo de confiança de 95 % entre 60,0 % e 86,3 % [1].',
      ],
      [
        'digit',
        'A eficácia variou conforme o estado sorológico: 89,2 % em soronegativos e 73,6 % em soropositivos [1].',
      ],
    ],
  ],
  [
    '"O VENTO-1 randomizou 5.120 pacientes com DPOC, VEF1 entre 30 % e 80 % do previsto e ao menos uma exacerbação no ano anterior para terapia tripla (flutizona/inaterol/glicopira) ou dupla (inaterol/glicopira). A taxa anual de exacerbações moderadas a graves foi de 0,84 com a terapia tripla e 1,07 com a dupla (razão de taxas 0,79; IC 95 % 0,73–0,85). Pneumonia foi mais frequente com a terapia tripla (6,9 % versus 4,3 %; HR 1,62; IC 95 % 1,28–2,05). Em pacientes com eosinófilos < 100 células/µL não houve benefício (razão de taxas 0,97; IC 95 % 0,85–1,11). O VEF1 de vale aumentou 54 mL (IC 95 % 39–69) em relação à terapia dupla. A mortalidade em 52 semanas foi de 1,4 % versus 2,0 % (HR 0,71; IC 95 % 0,51–0,98). Candidíase oral ocorreu em 3,7 % e 1,5 %."',
    [
      'Nos pacientes com DPOC e menos de 100 eosinófilos por microlitro, a terapia tripla não trouxe benefício sobre a dupla (razão de taxas 0,97; IC 95 % 0,85–1,11) [1].',
    ],
    [
      [
        'direction',
        'A pneumonia foi mais rara com a terapia tripla do que com a dupla (6,9 % versus 4,3 %; HR 1,62; IC 95 % 1,28–2,05) [1].',
      ],
    ],
  ],
  [
    'BaSICS.en + NICE-SUGAR.en',
    [],
    [
      [
        'wrong-reference',
        'O alvo glicêmico intensivo elevou a mortalidade em 90 dias, de 24,9 % para 27,5 % (OR 1,14; IC 95 % 1,02–1,28) [1].',
      ],
    ],
  ],
  [
    '"Tobralina é indicada para o tratamento da infecção pulmonar crônica por Pseudomonas aeruginosa em pacientes com fibrose cística a partir de 6 anos de idade, com VEF1 entre 25 % e 75 % do previsto. A dose é de 240 mg (uma ampola de 4 mL) duas vezes ao dia, com intervalo mínimo de 6 horas entre as inalações, em ciclos de 21 dias de uso seguidos de 21 dias sem o medicamento. A solução não deve ser diluída nem misturada com dornazina no nebulizador. Conservar entre 2 °C e 8 °C; fora da geladeira, até 25 °C, pode ser usada por no máximo 28 dias. Nos ensaios, disfonia ocorreu em 13,4 % dos pacientes (5,3 % com placebo), zumbido em 3,1 % e broncoespasmo em 1,9 %."',
    [
      'A dose usual de tobralina é de 240 mg por via inalatória duas vezes ao dia, respeitando pelo menos 6 horas entre as inalações, a partir dos 6 anos de idade [1].',
    ],
    [
      ['unit', 'A tobralina é usada em ciclos de 21 semanas, alternados com 21 dias de pausa [1].'],
      ['negation', 'A tobralina pode ser misturada com dornazina no nebulizador [1].'],
    ],
  ],
  [
    '"We assessed the MENIX molecular cartridge in 1,076 children (median age 3.2 years) with suspected bacterial meningitis in 8 emergency departments. Against the composite reference standard, sensitivity was 94.3% (95% CI 89.1–97.5) and specificity 97.8% (95% CI 96.6–98.6); the positive predictive value was 86.5% and the negative predictive value 99.1%. Gram stain had a sensitivity of 61.7%. When antibiotics had been given more than 4 hours before lumbar puncture, the sensitivity of MENIX fell to 88.0%, whereas that of culture fell to 33.3%. Median turnaround time was 70 minutes for MENIX and 36 hours for culture. Invalid results occurred in 1.4% of runs. False-positive results were more common in cerebrospinal fluid with more than 10,000 red cells/µL."',
    [
      'O cartucho MENIX teve sensibilidade de 94,3 % e especificidade de 97,8 %, bem acima dos 61,7 % de sensibilidade da coloração de Gram [1].',
      'O MENIX entregou o resultado em mediana de 1 hora e 10 minutos, enquanto a cultura levou 36 horas [1].',
    ],
    [],
  ],
  [
    '"In this trial in three Amazonian cities, 618 patients aged 16 years or older with Plasmodium vivax malaria and glucose-6-phosphate dehydrogenase (G6PD) activity of at least 70% of normal received a single 450-mg dose of tafenoprim or placebo, all with chloroquimed for 3 days. At 6 months, 72.4% of the tafenoprim group and 30.1% of the placebo group remained free of recurrence (hazard ratio for recurrence 0.28; 95% CI 0.20–0.39). A haemoglobin decline greater than 30 g/L occurred in 2.9% and 1.0% of patients. Dizziness was reported by 8.7% and 8.3%. No patient required transfusion. Tafenoprim must not be used in pregnancy or in patients with G6PD activity below 70%. Efficacy at 4 months was 81.6% versus 41.5%."',
    [
      'Queda de hemoglobina acima de 3 g/dL foi observada em 2,9 % dos pacientes tratados com tafenoprim e em 1,0 % dos que receberam placebo [1].',
    ],
    [
      [
        'comparator',
        'O tafenoprim foi estudado em pacientes com malária vivax e atividade de G6PD inferior a 70 % do normal [1].',
      ],
    ],
  ],
  [
    '"REMO was a double-blind trial in which 540 adults with candidaemia or invasive candidiasis received isofungin (600 mg loading dose, then 300 mg once weekly) or caspolin (70 mg, then 50 mg once daily) for at least 14 days. All-cause mortality at day 30 was 26.1% with isofungin and 28.4% with caspolin (difference −2.3 percentage points; 95% CI −9.8 to 5.2), within the non-inferiority margin of 10 percentage points. Global cure at day 14 was 64.8% and 59.2%. Median time to the first negative blood culture was 21 hours with isofungin and 33 hours with caspolin. Hypokalaemia occurred in 12.6% versus 9.3%, and drug-related treatment discontinuation in 3.0% versus 4.5%. Isofungin required no dose adjustment in renal impairment."',
    [],
    [['digit', 'A isofungina é iniciada com 600 mg e mantida com 200 mg uma vez por semana [1].']],
  ],
  [
    'WOMAN.en',
    [
      'Quando administrado em até 3 horas, o ácido tranexâmico se associou a 1,2 % de mortes por sangramento, contra 1,7 % com placebo (RR 0,69) [1].',
    ],
    [['negation', 'O desfecho primário composto foi atingido [1].']],
  ],
  [
    '"VIRELA-1 was a phase 3, placebo-controlled trial of the sincivax vaccine in 24,310 adults aged 60 years or older in 17 countries. A single 120-µg dose was given before the season. Vaccine efficacy against respiratory syncytial virus (RSV)–associated lower respiratory tract disease was 81.5% (95% CI 69.4–89.6) in the first season and 56.2% (95% CI 38.1–69.5) in the second season. Efficacy against severe disease was 92.0% (95% CI 71.3–98.7). By age, first-season efficacy was 84.4% in participants aged 60–69 years and 78.8% in those aged 70–79 years. Injection-site pain was reported by 61.3% of vaccinees and 9.8% of placebo recipients, and fever (≥38.0 °C) by 2.1% and 0.4%. Serious adverse events were balanced (4.1% vs 4.0%). No case of Guillain–Barré syndrome was observed." + "In a pragmatic cluster trial over two seasons, 18,540 adults aged 50 years or older received the recombinant vaccine FLUVITA or a standard-dose egg-based vaccine. Laboratory-confirmed influenza occurred in 1.64% and 2.25% of participants (relative vaccine efficacy 27.1%; 95% CI 11.8–39.8). Relative efficacy against hospitalisation for influenza or pneumonia was 34.5% (95% CI 9.6–52.7). Among adults aged 65 years or older, relative efficacy against confirmed influenza was 22.9% (95% CI 2.4–39.3). Each dose contained 45 µg of haemagglutinin per strain, three times the standard content of 15 µg. Local pain was reported by 37.8% with FLUVITA and 36.4% with the comparator; systemic reactions were similar (18.2% vs 18.9%)."',
    [],
    [
      [
        'wrong-reference',
        'Em adultos a partir de 50 anos, a FLUVITA teve eficácia relativa de 27,1 % contra influenza confirmada (IC 95 % 11,8–39,8) [1].',
      ],
    ],
  ],
  [
    '"Foram incluídos 512 recém-nascidos de 25 a 28 semanas em CPAP com FiO2 ≥ 0,30, randomizados para surfalina 180 mg/kg por cateter fino ou para manutenção do CPAP. O desfecho composto de óbito ou displasia broncopulmonar ocorreu em 41,2 % e 47,9 % (RR 0,86; IC 95 % 0,71–1,04). A displasia broncopulmonar isolada foi menos frequente com surfalina (33,8 % versus 42,5 %; RR 0,80; IC 95 % 0,66–0,96), e o óbito ocorreu em 9,2 % e 8,1 %. A intubação nas primeiras 72 horas foi necessária em 34,0 % dos tratados e em 68,4 % dos controles. Pneumotórax ocorreu em 4,1 % com surfalina e em 9,3 % sem ela. Bradicardia durante o procedimento foi registrada em 21 recém-nascidos (8,2 % do grupo intervenção)."',
    [
      'Com surfalina, a displasia broncopulmonar ocorreu em 33,8 % dos prematuros, contra 42,5 % (RR 0,80; IC 95 % 0,66–0,96), e apenas 34,0 % precisaram de intubação nas primeiras 72 horas, contra 68,4 % dos controles [1].',
    ],
    [
      [
        'direction',
        'O pneumotórax foi mais frequente nos prematuros que receberam surfalina (4,1 % contra 9,3 % sem ela) [1].',
      ],
    ],
  ],
  [
    '"A total of 7,616 infants received three oral doses of ROTALUX or placebo at 6, 10 and 14 weeks of age. Efficacy against severe rotavirus gastroenteritis was 63.5% (95% CI 48.2–74.6) in the first year of life and 44.1% (95% CI 21.7–60.3) in the second year. Efficacy against hospitalisation for rotavirus gastroenteritis in the first year was 70.9%. Seroconversion occurred in 58.3% of vaccinees and 11.4% of placebo recipients. Vomiting within 7 days of any dose was reported in 5.4% and 5.1% of infants. Intussusception was confirmed in 3 vaccinated infants and in 2 placebo recipients. The vaccine should not be given to infants with severe combined immunodeficiency. The first dose must be administered before 15 weeks of age."',
    [
      'A ROTALUX é aplicada em três doses, às 6, 10 e 14 semanas de vida [1]. A eficácia contra gastroenterite grave por rotavírus foi de 63,5 % no primeiro ano e de 44,1 % no segundo [1].',
    ],
    [],
  ],
  [
    '"In a pragmatic cluster trial over two seasons, 18,540 adults aged 50 years or older received the recombinant vaccine FLUVITA or a standard-dose egg-based vaccine. Laboratory-confirmed influenza occurred in 1.64% and 2.25% of participants (relative vaccine efficacy 27.1%; 95% CI 11.8–39.8). Relative efficacy against hospitalisation for influenza or pneumonia was 34.5% (95% CI 9.6–52.7). Among adults aged 65 years or older, relative efficacy against confirmed influenza was 22.9% (95% CI 2.4–39.3). Each dose contained 45 µg of haemagglutinin per strain, three times the standard content of 15 µg. Local pain was reported by 37.8% with FLUVITA and 36.4% with the comparator; systemic reactions were similar (18.2% vs 18.9%)."',
    [],
    [
      [
        'digit',
        'A vacina recombinante também protegeu contra internação por influenza ou pneumonia, com eficácia relativa de 43,5 % (IC 95 % 9,6–52,7) [1].',
      ],
    ],
  ],
  [
    'SSC 2021.en + BaSICS.en',
    [
      'Na sepse, a meta é uma PAM de 65 mmHg [1], e a escolha entre solução balanceada e salina não mudou a mortalidade em 90 dias de forma significativa (HR ajustado 0,97; IC 95 % 0,90–1,05) [2].',
    ],
    [],
  ],
  [
    'Butantan-DV.en + MS Dengue 2024.en',
    [],
    [['wrong-reference', 'A Butantan-DV teve eficácia de 89,2 % em soropositivos ao longo de 2 anos [2].']],
  ],
  [
    '"This multicentre cohort included 688 patients with carbapenem-resistant Klebsiella pneumoniae bacteraemia in 23 hospitals. Thirty-day mortality was 29.8% among those treated with cefibactam and 44.6% among those treated with colitrexin (adjusted hazard ratio 0.58; 95% CI 0.43–0.78). Acute kidney injury occurred in 11.3% and 32.9%, respectively. Relapse within 90 days did not differ significantly (9.7% vs 8.8%). Each 12-hour delay in active therapy increased the odds of death (odds ratio 1.21; 95% CI 1.09–1.35). Septic shock at presentation was associated with higher mortality (52.7% vs 24.1%). Emergence of resistance was detected in 3.1% of patients given cefibactam. Prior rectal colonisation was documented in 71% of the cohort."',
    [],
    [
      [
        'bounds',
        'O cefibactam associou-se a menor mortalidade em 30 dias do que a colitrexina (HR ajustado 0,58; IC 95 % 0,33–0,78) [1].',
      ],
    ],
  ],
  [
    '"This multicentre cohort included 688 patients with carbapenem-resistant Klebsiella pneumoniae bacteraemia in 23 hospitals. Thirty-day mortality was 29.8% among those treated with cefibactam and 44.6% among those treated with colitrexin (adjusted hazard ratio 0.58; 95% CI 0.43–0.78). Acute kidney injury occurred in 11.3% and 32.9%, respectively. Relapse within 90 days did not differ significantly (9.7% vs 8.8%). Each 12-hour delay in active therapy increased the odds of death (odds ratio 1.21; 95% CI 1.09–1.35). Septic shock at presentation was associated with higher mortality (52.7% vs 24.1%). Emergence of resistance was detected in 3.1% of patients given cefibactam. Prior rectal colonisation was documented in 71% of the cohort." + "REMO was a double-blind trial in which 540 adults with candidaemia or invasive candidiasis received isofungin (600 mg loading dose, then 300 mg once weekly) or caspolin (70 mg, then 50 mg once daily) for at least 14 days. All-cause mortality at day 30 was 26.1% with isofungin and 28.4% with caspolin (difference −2.3 percentage points; 95% CI −9.8 to 5.2), within the non-inferiority margin of 10 percentage points. Global cure at day 14 was 64.8% and 59.2%. Median time to the first negative blood culture was 21 hours with isofungin and 33 hours with caspolin. Hypokalaemia occurred in 12.6% versus 9.3%, and drug-related treatment discontinuation in 3.0% versus 4.5%. Isofungin required no dose adjustment in renal impairment."',
    [
      'Na bacteremia por Klebsiella resistente, a lesão renal aguda atingiu 11,3 % com cefibactam e 32,9 % com colitrexina [1]; na candidemia, o tempo até a primeira hemocultura negativa foi mais curto com isofungina do que com caspolina (21 contra 33 horas) [2].',
    ],
    [],
  ],
  [
    '"Foram incluídos 512 recém-nascidos de 25 a 28 semanas em CPAP com FiO2 ≥ 0,30, randomizados para surfalina 180 mg/kg por cateter fino ou para manutenção do CPAP. O desfecho composto de óbito ou displasia broncopulmonar ocorreu em 41,2 % e 47,9 % (RR 0,86; IC 95 % 0,71–1,04). A displasia broncopulmonar isolada foi menos frequente com surfalina (33,8 % versus 42,5 %; RR 0,80; IC 95 % 0,66–0,96), e o óbito ocorreu em 9,2 % e 8,1 %. A intubação nas primeiras 72 horas foi necessária em 34,0 % dos tratados e em 68,4 % dos controles. Pneumotórax ocorreu em 4,1 % com surfalina e em 9,3 % sem ela. Bradicardia durante o procedimento foi registrada em 21 recém-nascidos (8,2 % do grupo intervenção)." + "Foram randomizadas 1.150 crianças de 2 meses a 14 anos com sepse para reanimação com ringelina, solução balanceada, ou com salina a 0,9 %. Eventos renais adversos maiores em 30 dias ocorreram em 8,7 % com ringelina e em 12,4 % com salina (RR 0,70; IC 95 % 0,50–0,99). Hipercloremia (cloro ≥ 110 mEq/L) foi observada em 19,6 % e 38,2 %, respectivamente. A mortalidade hospitalar foi de 5,0 % versus 5,4 % (RR 0,93; IC 95 % 0,56–1,54). O volume médio infundido nas primeiras 24 horas foi de 58 mL/kg no grupo ringelina e de 60 mL/kg no grupo salina. O tempo mediano de internação em UTI foi de 4 dias nos dois grupos. Hipercalemia ocorreu em 2,4 % e 2,1 %."',
    [],
    [
      [
        'wrong-reference',
        'Na prematuridade, a surfalina reduziu o pneumotórax para 4,1 %, contra 9,3 % nos controles [2].',
      ],
    ],
  ],
  [
    'TOGETHER.en + RECOVERY.en',
    [
      '- Ivermectina (ensaio brasileiro com 1.358 pacientes): RR de 0,90 para hospitalização ou observação prolongada [1].',
    ],
    [],
  ],
  [
    'RECOVERY.en + TOGETHER.en',
    [],
    [
      [
        'wrong-reference',
        'A ivermectina não evitou de forma significativa hospitalização ou observação prolongada, com 14,7 % contra 16,3 % (RR 0,90; IC 95 % 0,70–1,16) [1].',
      ],
    ],
  ],
  [
    'ART.en + ARMA.en',
    [
      'O ART, com 1.010 pacientes, apontou dano da estratégia de recrutamento: mortalidade em 28 dias de 55,3 % contra 49,3 % (HR 1,20; IC 95 % 1,01–1,42) [1].',
    ],
    [],
  ],
  [
    '"In AURORA-2, 942 patients aged 12 to 75 years with severe asthma and blood eosinophils of at least 300 cells/µL received brisolumab 100 mg subcutaneously every 8 weeks or placebo for 52 weeks. The annualised exacerbation rate was 0.71 with brisolumab and 1.52 with placebo (rate ratio 0.47; 95% CI 0.38–0.58). Prebronchodilator forced expiratory volume in 1 second (FEV1) increased by 230 mL and 90 mL, respectively (difference 140 mL; 95% CI 80–200). The six-item Asthma Control Questionnaire (ACQ-6) score fell by 1.4 versus 1.1 points. A reduction of at least 50% in the oral glucocorticoid dose was achieved by 63% and 34% of the patients. Nasopharyngitis (16% vs 15%) and injection-site reactions (4.5% vs 1.9%) were the most common adverse events." + "No ALVÉOLO-4, 734 pacientes com fibrose pulmonar idiopática receberam fibrolenibe 180 mg duas vezes ao dia ou placebo por 52 semanas. O declínio anual da capacidade vital forçada (CVF) foi de 98 mL com fibrolenibe e de 204 mL com placebo (diferença 106 mL; IC 95 % 63–149; p < 0,001). A proporção de pacientes com exacerbação aguda foi de 4,6 % versus 7,3 % (HR 0,61; IC 95 % 0,33–1,13). A mortalidade foi de 5,1 % e 7,0 % (HR 0,72; IC 95 % 0,44–1,18). Diarreia ocorreu em 58,2 % dos tratados e em 19,1 % do grupo placebo, e a descontinuação por evento adverso em 14,8 % e 9,0 %. Elevação de ALT ≥ 3 vezes o limite superior foi observada em 4,9 % e 0,9 %."',
    [],
    [
      [
        'wrong-reference',
        'O VEF1 pré-broncodilatador aumentou 230 mL com brisolumabe e 90 mL com placebo [2].',
      ],
    ],
  ],
];

export const twentySecondRound = casesOf(groups);
