import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Half of the fifteenth examiner's cases over invented passages. The other half stays held out. */
const groups: CaseGroup[] = [
  [
    '"Velaprin in resistant hypertension: the ALTIVA randomised trial ‖ ALTIVA was a double-blind trial in 1,284 adults aged 40 to 79 years with resistant hypertension despite three drugs. Participants received velaprin 25 mg once daily or placebo for 24 weeks. Mean office systolic blood pressure fell by 14.2 mm Hg with velaprin and by 5.9 mm Hg with placebo (difference -8.3 mm Hg; 95% CI -10.1 to -6.5; p<0.001). Hyperkalaemia (potassium above 5.5 mmol/L) occurred in 6.1% versus 2.4%. There was no difference in the rate of falls between the groups. Patients with an eGFR below 30 mL/min/1.73 m² were excluded." + "Corvastatin for primary prevention in older adults (ELDER-C) ‖ Among 7,630 adults aged 75 years or older without known cardiovascular disease, corvastatin 10 mg daily was compared with placebo. During 4.8 years, major vascular events were recorded at 12.3 versus 14.0 per 1,000 person-years (HR 0.88; 95% CI 0.77-1.01; P=0.07). LDL cholesterol was lowered by 38%. Corvastatin did not prolong disability-free survival. New-onset diabetes was diagnosed in 3.9% and 3.6% of participants, respectively. Myopathy was not increased." + "Nimbrexol and heart failure hospitalisation: results of STARLING-HF ‖ STARLING-HF enrolled 3,912 patients with heart failure and an ejection fraction of 35% or less. Over a median follow-up of 2.3 years, hospitalisation for heart failure occurred in 18.4% of patients in the nimbrexol group and in 23.7% in the placebo group (HR 0.75; 95% CI 0.66 to 0.86; P<0.001). The number needed to treat was 19. All-cause mortality did not differ significantly (HR 0.94; 95% CI 0.83 to 1.07). Symptomatic hypotension was more common with nimbrexol (9.2% vs. 5.1%)."',
    [
      'Na hipertensão resistente, o velaprin 25 mg uma vez ao dia reduziu a sistólica de consultório em 14,2 mmHg, contra 5,9 mmHg com placebo, uma diferença de −8,3 mmHg (IC 95% −10,1 a −6,5; p < 0,001) [1].',
      'Quedas ocorreram com frequência semelhante nos dois grupos do ALTIVA [1].',
      'O tratamento durou 24 semanas em 1.284 adultos de 40 a 79 anos com pressão não controlada apesar de três fármacos [1].',
      'O velaprin foi estudado em um ensaio duplo-cego [1].',
    ],
    [
      ['unit', 'O velaprin foi administrado na dose de 25 g uma vez ao dia [1].'],
      ['comparator', 'Foram excluídos pacientes com TFGe acima de 30 mL/min/1,73 m² [1].'],
      ['direction', 'O velaprin aumentou a pressão sistólica de consultório em 14,2 mmHg [1].'],
      ['negation', 'Houve diferença na taxa de quedas entre os grupos velaprin e placebo [1].'],
    ],
  ],
  [
    '"Nimbrexol and heart failure hospitalisation: results of STARLING-HF ‖ STARLING-HF enrolled 3,912 patients with heart failure and an ejection fraction of 35% or less. Over a median follow-up of 2.3 years, hospitalisation for heart failure occurred in 18.4% of patients in the nimbrexol group and in 23.7% in the placebo group (HR 0.75; 95% CI 0.66 to 0.86; P<0.001). The number needed to treat was 19. All-cause mortality did not differ significantly (HR 0.94; 95% CI 0.83 to 1.07). Symptomatic hypotension was more common with nimbrexol (9.2% vs. 5.1%)." + "Velaprin in resistant hypertension: the ALTIVA randomised trial ‖ ALTIVA was a double-blind trial in 1,284 adults aged 40 to 79 years with resistant hypertension despite three drugs. Participants received velaprin 25 mg once daily or placebo for 24 weeks. Mean office systolic blood pressure fell by 14.2 mm Hg with velaprin and by 5.9 mm Hg with placebo (difference -8.3 mm Hg; 95% CI -10.1 to -6.5; p<0.001). Hyperkalaemia (potassium above 5.5 mmol/L) occurred in 6.1% versus 2.4%. There was no difference in the rate of falls between the groups. Patients with an eGFR below 30 mL/min/1.73 m² were excluded." + "Corvastatin for primary prevention in older adults (ELDER-C) ‖ Among 7,630 adults aged 75 years or older without known cardiovascular disease, corvastatin 10 mg daily was compared with placebo. During 4.8 years, major vascular events were recorded at 12.3 versus 14.0 per 1,000 person-years (HR 0.88; 95% CI 0.77-1.01; P=0.07). LDL cholesterol was lowered by 38%. Corvastatin did not prolong disability-free survival. New-onset diabetes was diagnosed in 3.9% and 3.6% of participants, respectively. Myopathy was not increased."',
    [
      'O nimbrexol reduziu as hospitalizações por insuficiência cardíaca de 23,7% para 18,4% (HR 0,75; IC 95% 0,66 a 0,86; p < 0,001), com NNT de 19 [1].',
      'Hipotensão sintomática apareceu em 9,2% dos pacientes com nimbrexol e em 5,1% daqueles com placebo [1].',
      'Seria preciso tratar dezenove pacientes para evitar uma hospitalização por IC [1].',
    ],
    [
      ['digit', 'O número necessário para tratar com nimbrexol foi 29 [1].'],
      ['comparator', 'Foram incluídos pacientes com fração de ejeção acima de 35% [1].'],
      ['bounds', 'Para mortalidade total, o HR foi 0,94 (IC 95% 0,83 a 0,97) [1].'],
      ['direction', 'A hipotensão sintomática foi menos comum com nimbrexol do que com placebo [1].'],
      ['arms', 'Hospitalização por IC ocorreu em 23,7% com nimbrexol e 18,4% com placebo [1].'],
    ],
  ],
  [
    '"Corvastatin for primary prevention in older adults (ELDER-C) ‖ Among 7,630 adults aged 75 years or older without known cardiovascular disease, corvastatin 10 mg daily was compared with placebo. During 4.8 years, major vascular events were recorded at 12.3 versus 14.0 per 1,000 person-years (HR 0.88; 95% CI 0.77-1.01; P=0.07). LDL cholesterol was lowered by 38%. Corvastatin did not prolong disability-free survival. New-onset diabetes was diagnosed in 3.9% and 3.6% of participants, respectively. Myopathy was not increased." + "Nimbrexol and heart failure hospitalisation: results of STARLING-HF ‖ STARLING-HF enrolled 3,912 patients with heart failure and an ejection fraction of 35% or less. Over a median follow-up of 2.3 years, hospitalisation for heart failure occurred in 18.4% of patients in the nimbrexol group and in 23.7% in the placebo group (HR 0.75; 95% CI 0.66 to 0.86; P<0.001). The number needed to treat was 19. All-cause mortality did not differ significantly (HR 0.94; 95% CI 0.83 to 1.07). Symptomatic hypotension was more common with nimbrexol (9.2% vs. 5.1%)."',
    [
      'Em 7.630 idosos com 75 anos ou mais, a corvastatina 10 mg/dia não reduziu significativamente os eventos vasculares maiores (12,3 versus 14,0 por 1.000 pessoas-ano; HR 0,88; IC 95% 0,77–1,01; p = 0,07) [1].',
      'A taxa de eventos vasculares maiores foi de 12,3 por mil pessoas-ano com corvastatina e de 14 por mil com placebo [1].',
      'Diabetes de início recente foi diagnosticado em 3,9% com corvastatina e 3,6% com placebo [1].',
    ],
    [
      ['unit', 'Os eventos vasculares maiores ocorreram a 12,3 versus 14,0 por 100 pessoas-ano [1].'],
      ['decimal', 'O valor de p para eventos vasculares maiores foi 0,007 [1].'],
      ['negation', 'A miopatia aumentou com a corvastatina [1].'],
      ['bounds', 'O HR para eventos vasculares maiores foi de 0,88 (IC 95% 0,77–0,91) [1].'],
    ],
  ],
  [
    '"Tormidol versus metformin as first-line therapy in type 2 diabetes ‖ In this open-label trial, 2,450 treatment-naive adults with type 2 diabetes were assigned to tormidol 50 mg twice daily or metformin 1,000 mg twice daily for 52 weeks. HbA1c decreased by 1.12 percentage points with tormidol and by 1.38 percentage points with metformin. Severe hypoglycaemia was rare (0.3% versus 0.2%). Body weight increased by 1.7 kg with tormidol and decreased by 2.1 kg with metformin. Diarrhoea was less frequent with tormidol than with metformin (4.5% versus 15.8%; RR 0.28; 95% CI 0.21-0.38)." + "Corvastatin for primary prevention in older adults (ELDER-C) ‖ Among 7,630 adults aged 75 years or older without known cardiovascular disease, corvastatin 10 mg daily was compared with placebo. During 4.8 years, major vascular events were recorded at 12.3 versus 14.0 per 1,000 person-years (HR 0.88; 95% CI 0.77-1.01; P=0.07). LDL cholesterol was lowered by 38%. Corvastatin did not prolong disability-free survival. New-onset diabetes was diagnosed in 3.9% and 3.6% of participants, respectively. Myopathy was not increased."',
    [
      'O tormidol reduziu a HbA1c em 1,12 ponto percentual e a metformina em 1,38 ponto percentual após 52 semanas [1].',
      'O peso subiu 1,7 kg com tormidol e caiu 2,1 kg com metformina [1].',
      '| Desfecho | Tormidol | Metformina |\n|---|---|---|\n| Variação de peso | aumento de 1,7 kg [1] | queda de 2,1 kg [1] |',
      'Hipoglicemia grave foi rara, em 3 por mil com tormidol e 2 por mil com metformina [1].',
    ],
    [
      ['unit', 'O tormidol foi administrado em doses de 50 g duas vezes ao dia [1].'],
      ['arms', 'O peso aumentou 1,7 kg com metformina e caiu 2,1 kg com tormidol [1].'],
      ['direction', 'A diarreia foi mais frequente com tormidol do que com metformina [1].'],
    ],
  ],
  [
    '"Aprexin in acute ischaemic stroke within 4.5 hours: a non-inferiority trial ‖ We randomly assigned 1,608 patients with acute ischaemic stroke to aprexin 0.25 mg/kg (maximum 25 mg) as a single bolus or to standard thrombolysis, within 4.5 hours of symptom onset. An excellent outcome at 90 days (mRS 0 to 1) was achieved by 36.8% of patients given aprexin and 34.2% of those given standard thrombolysis (risk difference 2.6 percentage points; 95% CI -2.1 to 7.3), meeting non-inferiority. Symptomatic intracranial haemorrhage occurred in 3.1% and 3.4%. Death by day 90 was similar (15.0% vs 14.6%). Patients with a platelet count under 100,000/mm³ were not eligible." + "Pressão arterial no AVC isquêmico agudo ‖ Em candidatos à trombólise, a pressão arterial deve ficar abaixo de 185/110 mmHg antes da infusão e abaixo de 180/105 mmHg nas 24 horas seguintes. Nos demais pacientes, a pressão só é tratada se ultrapassar 220/120 mmHg. A nifedipina sublingual não deve ser usada. A aspirina, 160 a 300 mg, é iniciada em 24 a 48 horas; após trombólise, aguardam-se 24 horas. A temperatura acima de 37,5 °C deve ser tratada. A glicemia é mantida entre 140 e 180 mg/dL." + "Migralen for the prevention of episodic migraine ‖ In patients with 4 to 14 migraine days per month, migralen 70 mg monthly reduced migraine days by 3.4 per month, compared with 1.6 with placebo (P<0.001). A reduction of at least 50% in migraine days was reached by 47% versus 26% of patients (odds ratio 2.5; 95% CI 1.8 to 3.5). Constipation was reported in 3% of patients in both groups. Pregnant women were excluded. No cardiovascular signal was observed over 12 months."',
    [
      'Em até 4,5 horas do início dos sintomas, 1.608 pacientes receberam aprexin 0,25 mg/kg em bolus único ou trombólise padrão [1].',
      'A hemorragia intracraniana sintomática foi de 3,1% com aprexin e 3,4% no comparador [1].',
      'A dose máxima de aprexin é 25 mg [1], e a pressão deve estar abaixo de 185/110 mmHg antes da infusão [2].',
    ],
    [
      [
        'digit',
        'A hemorragia intracraniana sintomática ocorreu em 3,1% com aprexin e 4,3% com a trombólise padrão [1].',
      ],
      ['decimal', 'O aprexin foi usado na dose de 2,5 mg/kg [1].'],
      ['comparator', 'Pacientes com plaquetas acima de 100.000/mm³ não eram elegíveis [1].'],
      [
        'negation',
        'O aprexin não cumpriu o critério de não inferioridade em relação à trombólise padrão [1].',
      ],
      ['direction', 'O aprexin aumentou a mortalidade em 90 dias em comparação com a trombólise padrão [1].'],
    ],
  ],
  [
    '"Pressão arterial no AVC isquêmico agudo ‖ Em candidatos à trombólise, a pressão arterial deve ficar abaixo de 185/110 mmHg antes da infusão e abaixo de 180/105 mmHg nas 24 horas seguintes. Nos demais pacientes, a pressão só é tratada se ultrapassar 220/120 mmHg. A nifedipina sublingual não deve ser usada. A aspirina, 160 a 300 mg, é iniciada em 24 a 48 horas; após trombólise, aguardam-se 24 horas. A temperatura acima de 37,5 °C deve ser tratada. A glicemia é mantida entre 140 e 180 mg/dL." + "Aprexin in acute ischaemic stroke within 4.5 hours: a non-inferiority trial ‖ We randomly assigned 1,608 patients with acute ischaemic stroke to aprexin 0.25 mg/kg (maximum 25 mg) as a single bolus or to standard thrombolysis, within 4.5 hours of symptom onset. An excellent outcome at 90 days (mRS 0 to 1) was achieved by 36.8% of patients given aprexin and 34.2% of those given standard thrombolysis (risk difference 2.6 percentage points; 95% CI -2.1 to 7.3), meeting non-inferiority. Symptomatic intracranial haemorrhage occurred in 3.1% and 3.4%. Death by day 90 was similar (15.0% vs 14.6%). Patients with a platelet count under 100,000/mm³ were not eligible."',
    [
      'Candidatos à trombólise precisam ter PA < 185/110 mmHg antes da infusão e < 180/105 mmHg nas 24 h seguintes [1].',
      'A aspirina, 160–300 mg, deve ser iniciada entre 24 e 48 horas [1].',
      'Febre, isto é, temperatura acima de 37,5 °C, deve ser tratada, e a glicemia, mantida de 140 a 180 mg/dL [1].',
    ],
    [
      ['digit', 'Sem trombólise, trata-se a pressão quando ela ultrapassa 200/120 mmHg [1].'],
      ['unit', 'A aspirina é iniciada com 160 a 300 g [1].'],
      ['comparator', 'Antes da trombólise a pressão deve ficar acima de 185/110 mmHg [1].'],
    ],
  ],
  [
    '"Migralen for the prevention of episodic migraine ‖ In patients with 4 to 14 migraine days per month, migralen 70 mg monthly reduced migraine days by 3.4 per month, compared with 1.6 with placebo (P<0.001). A reduction of at least 50% in migraine days was reached by 47% versus 26% of patients (odds ratio 2.5; 95% CI 1.8 to 3.5). Constipation was reported in 3% of patients in both groups. Pregnant women were excluded. No cardiovascular signal was observed over 12 months." + "Aprexin in acute ischaemic stroke within 4.5 hours: a non-inferiority trial ‖ We randomly assigned 1,608 patients with acute ischaemic stroke to aprexin 0.25 mg/kg (maximum 25 mg) as a single bolus or to standard thrombolysis, within 4.5 hours of symptom onset. An excellent outcome at 90 days (mRS 0 to 1) was achieved by 36.8% of patients given aprexin and 34.2% of those given standard thrombolysis (risk difference 2.6 percentage points; 95% CI -2.1 to 7.3), meeting non-inferiority. Symptomatic intracranial haemorrhage occurred in 3.1% and 3.4%. Death by day 90 was similar (15.0% vs 14.6%). Patients with a platelet count under 100,000/mm³ were not eligible."',
    [
      'O migralen 70 mg mensal diminuiu os dias de enxaqueca em 3,4 por mês, contra 1,6 com placebo (p < 0,001) [1].',
      'A constipação ocorreu em 3% dos pacientes nos dois grupos [1].',
      'O estudo incluiu quem tinha de 4 a 14 dias de enxaqueca por mês [1].',
    ],
    [
      ['digit', 'Redução de pelo menos 50% foi alcançada por 74% dos pacientes com migralen [1].'],
      ['unit', 'O migralen reduziu 3,4 semanas de enxaqueca por mês [1].'],
      ['bounds', 'A OR para resposta foi 2,5 (IC 95% 3,5–1,8) [1].'],
      ['arms', 'A resposta de 50% foi atingida por 26% com migralen e 47% com placebo [1].'],
      ['direction', 'A constipação foi mais comum com migralen do que com placebo [1].'],
    ],
  ],
  [
    '"Dravobumab in moderate-to-severe ulcerative colitis ‖ At week 8, clinical remission was seen in 22.6% of patients receiving dravobumab 300 mg and in 8.4% of those receiving placebo. Among responders re-randomised for maintenance, remission at week 52 occurred in 41.8% with dosing every 8 weeks, 44.0% with dosing every 4 weeks and 15.9% with placebo. Serious infections were not more frequent with dravobumab than with placebo (1.9% vs 2.8%). Patients with previous exposure to anti-TNF agents had lower remission rates than those without. The trial did not include patients younger than 18 years." + "Artrivex in rheumatoid arthritis with inadequate response to methotrexate ‖ At week 12, an ACR20 response was achieved by 71% of patients treated with artrivex 15 mg once daily and 49% of those treated with placebo; ACR50 by 45% versus 15%. Herpes zoster was reported in 0.8% versus 0.2%. Methotrexate was kept at 15 to 25 mg per week. The drug raised LDL cholesterol by 12%. Serious infections did not increase through week 26." + "Hepcor for chronic hepatitis: twelve-week regimen ‖ A total of 624 treatment-naive adults without cirrhosis received hepcor 400 mg once daily for 12 weeks. Sustained virological response was achieved in 97.1% (606 of 624; 95% CI 95.5 to 98.3). Among the 88 patients with compensated cirrhosis treated in a parallel cohort, the rate was 89.8%. Headache (14%) and fatigue (12%) were the most common adverse events; 0.5% discontinued treatment. Ribavirin did not increase the response rate."',
    [
      'Na semana 8, a remissão clínica ocorreu em 22,6% com dravobumabe 300 mg e em 8,4% com placebo [1].',
      'Infecções graves não foram mais frequentes com dravobumabe (1,9% versus 2,8%) [1].',
      'Menores de 18 anos não participaram [1].',
    ],
    [
      ['digit', 'Na semana 52, a remissão foi de 48,1% com dose a cada 8 semanas [1].'],
      ['unit', 'A remissão clínica foi avaliada no dia 8 [1].'],
      [
        'arms',
        'Na semana 52, a remissão foi de 44,0% com dose a cada 8 semanas e 41,8% a cada 4 semanas [1].',
      ],
      ['direction', 'Pacientes com exposição prévia a anti-TNF tiveram taxas de remissão mais altas [1].'],
    ],
  ],
  [
    '"Artrivex in rheumatoid arthritis with inadequate response to methotrexate ‖ At week 12, an ACR20 response was achieved by 71% of patients treated with artrivex 15 mg once daily and 49% of those treated with placebo; ACR50 by 45% versus 15%. Herpes zoster was reported in 0.8% versus 0.2%. Methotrexate was kept at 15 to 25 mg per week. The drug raised LDL cholesterol by 12%. Serious infections did not increase through week 26." + "Dravobumab in moderate-to-severe ulcerative colitis ‖ At week 8, clinical remission was seen in 22.6% of patients receiving dravobumab 300 mg and in 8.4% of those receiving placebo. Among responders re-randomised for maintenance, remission at week 52 occurred in 41.8% with dosing every 8 weeks, 44.0% with dosing every 4 weeks and 15.9% with placebo. Serious infections were not more frequent with dravobumab than with placebo (1.9% vs 2.8%). Patients with previous exposure to anti-TNF agents had lower remission rates than those without. The trial did not include patients younger than 18 years."',
    [
      'Na 12ª semana, 71% dos pacientes com artrivex 15 mg/dia e 49% dos com placebo alcançaram ACR20 [1].',
      'O metotrexato foi mantido em 15 a 25 mg por semana [1].',
      'Herpes-zóster foi relatado em 0,8% dos tratados e 0,2% dos controles [1].',
    ],
    [
      ['digit', 'A resposta ACR50 foi de 54% versus 15% com artrivex [1].'],
      ['decimal', 'Herpes-zóster ocorreu em 8% com artrivex e 2% com placebo [1].'],
      ['negation', 'As infecções graves aumentaram até a semana 26 com artrivex [1].'],
    ],
  ],
  [
    '"Hepcor for chronic hepatitis: twelve-week regimen ‖ A total of 624 treatment-naive adults without cirrhosis received hepcor 400 mg once daily for 12 weeks. Sustained virological response was achieved in 97.1% (606 of 624; 95% CI 95.5 to 98.3). Among the 88 patients with compensated cirrhosis treated in a parallel cohort, the rate was 89.8%. Headache (14%) and fatigue (12%) were the most common adverse events; 0.5% discontinued treatment. Ribavirin did not increase the response rate." + "Hanseníase: poliquimioterapia ‖ O esquema do adulto combina rifampicina 600 mg e clofazimina 300 mg em dose mensal supervisionada, com dapsona 100 mg e clofazimina 50 mg diárias. A duração é de 6 meses na forma paucibacilar e de 12 meses na multibacilar. Classifica-se como paucibacilar o paciente com até 5 lesões de pele. A gravidez não contraindica o tratamento. A deficiência de G6PD deve ser pesquisada antes da dapsona. Em 2.310 casos acompanhados pelo serviço, a recidiva foi de 0,6%."',
    [
      'O hepcor 400 mg por 12 semanas obteve resposta virológica sustentada em 97,1% (606 de 624; IC 95% 95,5–98,3) [1].',
      'Acrescentar ribavirina não aumentou a taxa de resposta [1].',
      'A cura virológica chegou a 606 dos 624 pacientes sem cirrose [1].',
    ],
    [
      ['digit', 'A resposta foi obtida em 660 de 624 pacientes [1].'],
      ['decimal', 'Interromperam o tratamento 5% dos pacientes [1].'],
      ['direction', 'A ribavirina aumentou a taxa de resposta ao hepcor [1].'],
    ],
  ],
  [
    '"Pulmivent inhaler in COPD: the BREVA study ‖ BREVA included 5,117 patients aged 40 years or more with COPD and at least two moderate exacerbations in the previous year. Pulmivent reduced the annual rate of moderate or severe exacerbations compared with dual bronchodilation (0.91 vs 1.21 per patient-year; rate ratio 0.75; 95% CI 0.70-0.81). Pneumonia was more frequent with pulmivent (7.6% vs 4.7%). Trough FEV1 improved by 54 mL. There was no significant difference in all-cause mortality at 52 weeks (1.7% vs 1.9%, p=0.41)." + "Asteprol as add-on therapy in severe eosinophilic asthma ‖ Adults with severe asthma and blood eosinophils of at least 300 cells/µL received asteprol 30 mg every 8 weeks or placebo for 48 weeks. Annual exacerbations fell by 51% (rate ratio 0.49; 95% CI 0.37 to 0.64). Oral corticosteroid dose was lowered by a median of 75% with asteprol versus 25% with placebo. The drug did not improve outcomes in patients with eosinophils under 150 cells/µL. Injection-site reactions occurred in 2.2%." + "Capítulo 4 – Exacerbação de asma no adulto ‖ Na exacerbação grave, administrar salbutamol por nebulização, 2,5 a 5 mg a cada 20 minutos na primeira hora. O corticoide sistêmico deve ser iniciado na primeira hora, com prednisona 40 a 50 mg/dia por 5 a 7 dias. O sulfato de magnésio intravenoso, 2 g em 20 minutos, é reservado a quem não responde ao tratamento inicial. A meta de saturação periférica de oxigênio é de 93% a 95%. Antibióticos não devem ser usados de rotina. Sedativos são contraindicados. Considera-se grave o pico de fluxo expiratório inferior a 50% do previsto."',
    [
      'A pneumonia foi mais comum com pulmivent: 7,6% contra 4,7% [1].',
      'O VEF1 de vale melhorou 54 mL [1].',
      'Houve 25% menos exacerbações com pulmivent (razão de taxas 0,75) [1], e 51% menos com asteprol na asma eosinofílica [2].',
    ],
    [
      ['unit', 'O VEF1 de vale melhorou 54 L [1].'],
      ['comparator', 'Os participantes tinham no máximo duas exacerbações moderadas no ano anterior [1].'],
      ['direction', 'A pneumonia foi menos frequente com pulmivent do que com broncodilatação dupla [1].'],
      ['direction', 'O pulmivent reduziu a mortalidade por todas as causas em 52 semanas [1].'],
      ['arms', 'A taxa de exacerbações foi de 1,21 com pulmivent e 0,91 com broncodilatação dupla [1].'],
    ],
  ],
  [
    '"Asteprol as add-on therapy in severe eosinophilic asthma ‖ Adults with severe asthma and blood eosinophils of at least 300 cells/µL received asteprol 30 mg every 8 weeks or placebo for 48 weeks. Annual exacerbations fell by 51% (rate ratio 0.49; 95% CI 0.37 to 0.64). Oral corticosteroid dose was lowered by a median of 75% with asteprol versus 25% with placebo. The drug did not improve outcomes in patients with eosinophils under 150 cells/µL. Injection-site reactions occurred in 2.2%." + "Pulmivent inhaler in COPD: the BREVA study ‖ BREVA included 5,117 patients aged 40 years or more with COPD and at least two moderate exacerbations in the previous year. Pulmivent reduced the annual rate of moderate or severe exacerbations compared with dual bronchodilation (0.91 vs 1.21 per patient-year; rate ratio 0.75; 95% CI 0.70-0.81). Pneumonia was more frequent with pulmivent (7.6% vs 4.7%). Trough FEV1 improved by 54 mL. There was no significant difference in all-cause mortality at 52 weeks (1.7% vs 1.9%, p=0.41)." + "Capítulo 4 – Exacerbação de asma no adulto ‖ Na exacerbação grave, administrar salbutamol por nebulização, 2,5 a 5 mg a cada 20 minutos na primeira hora. O corticoide sistêmico deve ser iniciado na primeira hora, com prednisona 40 a 50 mg/dia por 5 a 7 dias. O sulfato de magnésio intravenoso, 2 g em 20 minutos, é reservado a quem não responde ao tratamento inicial. A meta de saturação periférica de oxigênio é de 93% a 95%. Antibióticos não devem ser usados de rotina. Sedativos são contraindicados. Considera-se grave o pico de fluxo expiratório inferior a 50% do previsto."',
    [
      'A dose de corticoide oral caiu em mediana 75% com asteprol, contra 25% com placebo [1].',
      'Exigia-se contagem de eosinófilos ≥ 300 células/µL [1].',
    ],
    [
      ['digit', 'As exacerbações anuais caíram 15% com asteprol [1].'],
      ['comparator', 'Exigia-se contagem de eosinófilos inferior a 300 células/µL [1].'],
      ['direction', 'O asteprol aumentou as exacerbações anuais em 51% [1].'],
      ['bounds', 'A razão de taxas foi 0,49 (IC 95% 0,37–0,94) [1].'],
    ],
  ],
  [
    '"Nefrolan slows decline of kidney function in IgA nephropathy ‖ In 404 adults with biopsy-proven IgA nephropathy and proteinuria above 1 g/day, nefrolan 200 mg twice daily reduced proteinuria at 9 months by 38.3% versus 5.8% with placebo. The annual loss of eGFR was 2.9 mL/min/1.73 m² with nefrolan and 6.1 mL/min/1.73 m² with placebo. Peripheral oedema was more common (11% vs 6%). Blood pressure was not affected. Patients with an eGFR below 35 mL/min/1.73 m² were excluded." + "High-dose haemodiafiltration versus conventional haemodialysis ‖ In a pragmatic trial of 1,360 patients on dialysis for at least 3 months, death from any cause occurred in 17.3% of the haemodiafiltration group and in 21.9% of the haemodialysis group over a median of 30 months (HR 0.77; 95% CI 0.65-0.93). The benefit was not seen in patients with diabetes (HR 0.97; 95% CI 0.72-1.31). The convection volume target was at least 23 L per session. Infection-related death was lower with haemodiafiltration." + "Anemia na doença renal crônica ‖ A investigação inicia-se com hemoglobina menor que 12 g/dL em mulheres e menor que 13 g/dL em homens. O ferro é indicado quando a ferritina é ≤ 500 ng/mL e a saturação de transferrina é ≤ 30%. O agente estimulador da eritropoese não deve elevar a hemoglobina acima de 11,5 g/dL. A dose inicial de alfaepoetina é de 20 a 50 UI/kg três vezes por semana. A transfusão deve ser evitada em candidatos a transplante. A hemoglobina não deve subir mais de 2 g/dL em 4 semanas."',
    [
      'O nefrolan 200 mg duas vezes ao dia reduziu a proteinúria em 38,3% aos 9 meses, contra 5,8% com placebo [1].',
      'O edema periférico foi mais comum com nefrolan (11% versus 6%) [1].',
      'Exigia-se proteinúria acima de 1 g/dia e biópsia confirmando nefropatia por IgA em 404 adultos [1].',
    ],
    [
      [
        'digit',
        'A perda anual de TFGe foi de 2,9 mL/min/1,73 m² com nefrolan e 9,1 mL/min/1,73 m² com placebo [1].',
      ],
      ['unit', 'Exigia-se proteinúria acima de 1 mg/dia [1].'],
      ['comparator', 'Foram excluídos pacientes com TFGe acima de 35 mL/min/1,73 m² [1].'],
      ['direction', 'O edema periférico foi menos comum com nefrolan do que com placebo [1].'],
      ['arms', 'A proteinúria caiu 5,8% com nefrolan e 38,3% com placebo [1].'],
    ],
  ],
  [
    '"High-dose haemodiafiltration versus conventional haemodialysis ‖ In a pragmatic trial of 1,360 patients on dialysis for at least 3 months, death from any cause occurred in 17.3% of the haemodiafiltration group and in 21.9% of the haemodialysis group over a median of 30 months (HR 0.77; 95% CI 0.65-0.93). The benefit was not seen in patients with diabetes (HR 0.97; 95% CI 0.72-1.31). The convection volume target was at least 23 L per session. Infection-related death was lower with haemodiafiltration." + "Nefrolan slows decline of kidney function in IgA nephropathy ‖ In 404 adults with biopsy-proven IgA nephropathy and proteinuria above 1 g/day, nefrolan 200 mg twice daily reduced proteinuria at 9 months by 38.3% versus 5.8% with placebo. The annual loss of eGFR was 2.9 mL/min/1.73 m² with nefrolan and 6.1 mL/min/1.73 m² with placebo. Peripheral oedema was more common (11% vs 6%). Blood pressure was not affected. Patients with an eGFR below 35 mL/min/1.73 m² were excluded." + "Anemia na doença renal crônica ‖ A investigação inicia-se com hemoglobina menor que 12 g/dL em mulheres e menor que 13 g/dL em homens. O ferro é indicado quando a ferritina é ≤ 500 ng/mL e a saturação de transferrina é ≤ 30%. O agente estimulador da eritropoese não deve elevar a hemoglobina acima de 11,5 g/dL. A dose inicial de alfaepoetina é de 20 a 50 UI/kg três vezes por semana. A transfusão deve ser evitada em candidatos a transplante. A hemoglobina não deve subir mais de 2 g/dL em 4 semanas."',
    [
      'A hemodiafiltração em alta dose reduziu a morte por qualquer causa de 21,9% para 17,3% (HR 0,77; IC 95% 0,65–0,93) em mediana de 30 meses [1].',
      'A meta de volume convectivo era de pelo menos 23 L por sessão [1].',
      'Mortes por infecção foram menos comuns com hemodiafiltração [1].',
    ],
    [
      [
        'digit',
        'A morte por qualquer causa ocorreu em 17,3% com hemodiafiltração e 29,1% com hemodiálise [1].',
      ],
      ['unit', 'O seguimento mediano foi de 30 dias [1].'],
      ['bounds', 'O HR de morte foi 0,77 (IC 95% 0,65–1,03) com hemodiafiltração [1].'],
      ['direction', 'A hemodiafiltração aumentou a morte por infecção [1].'],
      ['arms', 'A mortalidade foi de 21,9% com hemodiafiltração e 17,3% com hemodiálise [1].'],
    ],
  ],
  [
    '"Anemia na doença renal crônica ‖ A investigação inicia-se com hemoglobina menor que 12 g/dL em mulheres e menor que 13 g/dL em homens. O ferro é indicado quando a ferritina é ≤ 500 ng/mL e a saturação de transferrina é ≤ 30%. O agente estimulador da eritropoese não deve elevar a hemoglobina acima de 11,5 g/dL. A dose inicial de alfaepoetina é de 20 a 50 UI/kg três vezes por semana. A transfusão deve ser evitada em candidatos a transplante. A hemoglobina não deve subir mais de 2 g/dL em 4 semanas." + "High-dose haemodiafiltration versus conventional haemodialysis ‖ In a pragmatic trial of 1,360 patients on dialysis for at least 3 months, death from any cause occurred in 17.3% of the haemodiafiltration group and in 21.9% of the haemodialysis group over a median of 30 months (HR 0.77; 95% CI 0.65-0.93). The benefit was not seen in patients with diabetes (HR 0.97; 95% CI 0.72-1.31). The convection volume target was at least 23 L per session. Infection-related death was lower with haemodiafiltration."',
    [
      'O ferro está indicado com ferritina de até 500 ng/mL e saturação de transferrina de até 30% [1].',
      'A dose inicial de alfaepoetina varia de 20 a 50 UI/kg, três vezes por semana [1].',
      'O aumento da hemoglobina não deve exceder 2 g/dL em quatro semanas [1].',
    ],
    [
      ['unit', 'O ferro é indicado quando a ferritina é ≤ 500 mg/mL [1].'],
      ['comparator', 'O ferro é indicado quando a saturação de transferrina é ≥ 30% [1].'],
      ['arms', 'Investiga-se anemia com hemoglobina < 13 g/dL em mulheres e < 12 g/dL em homens [1].'],
      ['decimal', 'O agente estimulador não deve elevar a hemoglobina acima de 115 g/dL [1].'],
    ],
  ],
  [
    '"Septiclar in septic shock ‖ Among 1,241 adults with septic shock, septiclar infusion for 7 days did not reduce 90-day mortality compared with placebo (43.1% vs 44.0%; RR 0.98; 95% CI 0.86-1.11; P=0.74). Vasopressor-free days were higher with septiclar (17 vs 15 days). Hyperglycaemia was more common in the septiclar group (89.1% vs 83.1%). Secondary infection rates were similar in both groups. The median time to reversal of shock was 39 hours with septiclar and 57 hours with placebo." + "Light sedation with sedaxone in mechanically ventilated adults ‖ Patients receiving sedaxone at 0.2 to 1.4 µg/kg/h had a shorter duration of ventilation than those receiving usual sedation (4.1 vs 5.2 days; p=0.004). Delirium was present in 26% versus 39% (OR 0.55; 95% CI 0.41-0.74). Bradycardia requiring intervention occurred more often with sedaxone (11.2% vs 4.8%). Mortality at 180 days was equal in the two groups (29.1%). The study enrolled 1,030 patients in 38 intensive care units."',
    [
      'O septiclar por 7 dias não reduziu a mortalidade em 90 dias frente ao placebo (43,1% versus 44,0%; RR 0,98; IC 95% 0,86–1,11; p = 0,74) [1].',
      'A hiperglicemia foi mais comum com septiclar (89,1% versus 83,1%) [1].',
      'O choque reverteu em mediana após 39 h com septiclar e 57 h com placebo [1].',
    ],
    [
      ['digit', 'A mortalidade em 90 dias foi de 43,1% com septiclar e 49,0% com placebo [1].'],
      ['bounds', 'O RR de morte em 90 dias foi 0,98 (IC 95% 0,86–0,99) [1].'],
      ['negation', 'O septiclar reduziu a mortalidade em 90 dias no choque séptico [1].'],
      ['direction', 'As infecções secundárias aumentaram no grupo septiclar [1].'],
      [
        'population',
        'O septiclar foi avaliado em crianças com choque séptico, com mortalidade em 90 dias de 43,1% versus 44,0% [1].',
      ],
    ],
  ],
  [
    '"Light sedation with sedaxone in mechanically ventilated adults ‖ Patients receiving sedaxone at 0.2 to 1.4 µg/kg/h had a shorter duration of ventilation than those receiving usual sedation (4.1 vs 5.2 days; p=0.004). Delirium was present in 26% versus 39% (OR 0.55; 95% CI 0.41-0.74). Bradycardia requiring intervention occurred more often with sedaxone (11.2% vs 4.8%). Mortality at 180 days was equal in the two groups (29.1%). The study enrolled 1,030 patients in 38 intensive care units." + "Septiclar in septic shock ‖ Among 1,241 adults with septic shock, septiclar infusion for 7 days did not reduce 90-day mortality compared with placebo (43.1% vs 44.0%; RR 0.98; 95% CI 0.86-1.11; P=0.74). Vasopressor-free days were higher with septiclar (17 vs 15 days). Hyperglycaemia was more common in the septiclar group (89.1% vs 83.1%). Secondary infection rates were similar in both groups. The median time to reversal of shock was 39 hours with septiclar and 57 hours with placebo."',
    [
      'O delirium esteve presente em 26% contra 39% (OR 0,55; IC 95% 0,41–0,74) [1].',
      'A mortalidade aos 180 dias foi igual nos dois grupos, 29,1% [1].',
      'O sedaxone foi estudado em unidades de terapia intensiva [1].',
    ],
    [
      ['unit', 'O sedaxone foi infundido a 0,2–1,4 mg/kg/h [1].'],
      ['decimal', 'A diferença na duração da ventilação teve p = 0,04 [1].'],
      ['direction', 'O sedaxone prolongou a ventilação mecânica em relação à sedação usual [1].'],
      ['direction', 'O sedaxone reduziu a mortalidade em 180 dias [1].'],
    ],
  ],
  [
    '"Cefmirex versus meropenem for complicated urinary tract infection ‖ In 792 hospitalised adults with complicated urinary tract infection, composite cure at day 14 was 79.3% with cefmirex 2 g every 8 hours and 73.7% with meropenem 1 g every 8 hours (difference 5.6 percentage points; 95% CI -0.3 to 11.5). Treatment lasted 7 to 14 days. Seizures were not reported with cefmirex. Clostridioides difficile infection occurred in 0.5% vs 1.3%. Patients with creatinine clearance under 15 mL/min were excluded." + "Infecção urinária na gestante ‖ A bacteriúria assintomática ocorre em 2% a 10% das gestações e deve ser tratada, pois sem tratamento até 30% evoluem para pielonefrite. Considera-se significativa a contagem igual ou superior a 100.000 UFC/mL. As opções são cefalexina 500 mg a cada 6 horas ou fosfomicina 3 g em dose única. A nitrofurantoína deve ser evitada após 37 semanas. As quinolonas são contraindicadas. A urocultura de controle é feita 7 dias após o término do tratamento." + "Pneumonia adquirida na comunidade: tratamento ambulatorial ‖ Em adultos sem comorbidades, recomenda-se amoxicilina 500 mg a cada 8 horas por 5 a 7 dias. A radiografia de controle não é necessária quando há melhora clínica. O escore CURB-65 de 0 ou 1 permite tratamento em casa; com 3 ou mais pontos, indica-se internação. Frequência respiratória maior ou igual a 30 irpm e ureia acima de 50 mg/dL somam um ponto cada. O corticoide não é recomendado na pneumonia não grave. A melhora da febre costuma ocorrer em 48 a 72 horas."',
    [
      'O tratamento durou de 7 a 14 dias [1].',
      'Infecção por *Clostridioides difficile* ocorreu em 0,5% com cefmirex e 1,3% com meropenem [1].',
      'A dose de cefmirex foi de 2.000 mg de 8/8 h [1].',
    ],
    [
      ['unit', 'O cefmirex foi usado na dose de 2 mg a cada 8 horas [1].'],
      ['comparator', 'Pacientes com depuração de creatinina acima de 15 mL/min foram excluídos [1].'],
      ['arms', 'A cura composta foi de 73,7% com cefmirex e 79,3% com meropenem [1].'],
    ],
  ],
  [
    '"Infecção urinária na gestante ‖ A bacteriúria assintomática ocorre em 2% a 10% das gestações e deve ser tratada, pois sem tratamento até 30% evoluem para pielonefrite. Considera-se significativa a contagem igual ou superior a 100.000 UFC/mL. As opções são cefalexina 500 mg a cada 6 horas ou fosfomicina 3 g em dose única. A nitrofurantoína deve ser evitada após 37 semanas. As quinolonas são contraindicadas. A urocultura de controle é feita 7 dias após o término do tratamento." + "Cefmirex versus meropenem for complicated urinary tract infection ‖ In 792 hospitalised adults with complicated urinary tract infection, composite cure at day 14 was 79.3% with cefmirex 2 g every 8 hours and 73.7% with meropenem 1 g every 8 hours (difference 5.6 percentage points; 95% CI -0.3 to 11.5). Treatment lasted 7 to 14 days. Seizures were not reported with cefmirex. Clostridioides difficile infection occurred in 0.5% vs 1.3%. Patients with creatinine clearance under 15 mL/min were excluded."',
    [
      'Sem tratamento, até 30% evoluem para pielonefrite [1].',
      'Podem ser usadas cefalexina 500 mg de 6 em 6 horas ou fosfomicina 3 g em dose única [1].',
      'A urocultura de controle é colhida uma semana após terminar o tratamento [1].',
    ],
    [
      ['unit', 'A cefalexina é usada na dose de 500 g a cada 6 horas [1].'],
      ['comparator', 'A nitrofurantoína deve ser evitada antes de 37 semanas [1].'],
      ['negation', 'A bacteriúria assintomática da gestante não deve ser tratada [1].'],
      ['decimal', 'A contagem significativa é igual ou superior a 10.000 UFC/mL [1].'],
    ],
  ],
  [
    '"Pneumonia adquirida na comunidade: tratamento ambulatorial ‖ Em adultos sem comorbidades, recomenda-se amoxicilina 500 mg a cada 8 horas por 5 a 7 dias. A radiografia de controle não é necessária quando há melhora clínica. O escore CURB-65 de 0 ou 1 permite tratamento em casa; com 3 ou mais pontos, indica-se internação. Frequência respiratória maior ou igual a 30 irpm e ureia acima de 50 mg/dL somam um ponto cada. O corticoide não é recomendado na pneumonia não grave. A melhora da febre costuma ocorrer em 48 a 72 horas." + "Capítulo 4 – Exacerbação de asma no adulto ‖ Na exacerbação grave, administrar salbutamol por nebulização, 2,5 a 5 mg a cada 20 minutos na primeira hora. O corticoide sistêmico deve ser iniciado na primeira hora, com prednisona 40 a 50 mg/dia por 5 a 7 dias. O sulfato de magnésio intravenoso, 2 g em 20 minutos, é reservado a quem não responde ao tratamento inicial. A meta de saturação periférica de oxigênio é de 93% a 95%. Antibióticos não devem ser usados de rotina. Sedativos são contraindicados. Considera-se grave o pico de fluxo expiratório inferior a 50% do previsto." + "Cefmirex versus meropenem for complicated urinary tract infection ‖ In 792 hospitalised adults with complicated urinary tract infection, composite cure at day 14 was 79.3% with cefmirex 2 g every 8 hours and 73.7% with meropenem 1 g every 8 hours (difference 5.6 percentage points; 95% CI -0.3 to 11.5). Treatment lasted 7 to 14 days. Seizures were not reported with cefmirex. Clostridioides difficile infection occurred in 0.5% vs 1.3%. Patients with creatinine clearance under 15 mL/min were excluded."',
    [
      'Para adultos sem comorbidades, a amoxicilina é dada na dose de 500 mg de 8/8 h por 5 a 7 dias [1].',
      'Frequência respiratória ≥ 30 irpm e ureia > 50 mg/dL valem um ponto cada no CURB-65 [1].',
      'A febre costuma melhorar em 2 a 3 dias [1].',
    ],
    [
      ['digit', 'O CURB-65 de 2 ou mais pontos indica internação obrigatória, segundo o capítulo [1].'],
      ['unit', 'Ureia acima de 50 g/dL soma um ponto [1].'],
      ['negation', 'O corticoide é recomendado na pneumonia não grave [1].'],
      ['decimal', 'A amoxicilina é dada na dose de 50 mg a cada 8 horas [1].'],
    ],
  ],
  [
    '"Capítulo 4 – Exacerbação de asma no adulto ‖ Na exacerbação grave, administrar salbutamol por nebulização, 2,5 a 5 mg a cada 20 minutos na primeira hora. O corticoide sistêmico deve ser iniciado na primeira hora, com prednisona 40 a 50 mg/dia por 5 a 7 dias. O sulfato de magnésio intravenoso, 2 g em 20 minutos, é reservado a quem não responde ao tratamento inicial. A meta de saturação periférica de oxigênio é de 93% a 95%. Antibióticos não devem ser usados de rotina. Sedativos são contraindicados. Considera-se grave o pico de fluxo expiratório inferior a 50% do previsto." + "Pneumonia adquirida na comunidade: tratamento ambulatorial ‖ Em adultos sem comorbidades, recomenda-se amoxicilina 500 mg a cada 8 horas por 5 a 7 dias. A radiografia de controle não é necessária quando há melhora clínica. O escore CURB-65 de 0 ou 1 permite tratamento em casa; com 3 ou mais pontos, indica-se internação. Frequência respiratória maior ou igual a 30 irpm e ureia acima de 50 mg/dL somam um ponto cada. O corticoide não é recomendado na pneumonia não grave. A melhora da febre costuma ocorrer em 48 a 72 horas."',
    [
      'Na crise grave, o salbutamol é nebulizado em 2,5 a 5 mg a cada 20 min na primeira hora [1].',
      'Almeja-se SpO2 entre 93 e 95% [1].',
      'Quem não responde ao tratamento inicial pode receber 2 g de sulfato de magnésio IV em vinte minutos [1].',
      'PFE abaixo de 50% do previsto define gravidade [1].',
    ],
    [
      ['unit', 'O sulfato de magnésio é dado na dose de 2 mg em 20 minutos [1].'],
      ['comparator', 'Considera-se grave o pico de fluxo expiratório superior a 50% do previsto [1].'],
      ['negation', 'Antibióticos devem ser usados de rotina na exacerbação de asma [1].'],
    ],
  ],
  [
    '"A four-month regimen with tubexil for drug-susceptible tuberculosis ‖ In this phase 3 trial with 2,343 participants aged 12 years or older, a four-month regimen containing tubexil for drug-susceptible tuberculosis was non-inferior to the standard six-month regimen: unfavourable outcomes occurred in 15.5% vs 14.6% (difference 1.0 percentage point; 95% CI -2.6 to 4.5). Grade 3 or higher adverse events were seen in 18.8% and 19.3%. The regimen was not tested in pregnancy. Participants with HIV had CD4 counts of at least 100 cells/mm³." + "Hanseníase: poliquimioterapia ‖ O esquema do adulto combina rifampicina 600 mg e clofazimina 300 mg em dose mensal supervisionada, com dapsona 100 mg e clofazimina 50 mg diárias. A duração é de 6 meses na forma paucibacilar e de 12 meses na multibacilar. Classifica-se como paucibacilar o paciente com até 5 lesões de pele. A gravidez não contraindica o tratamento. A deficiência de G6PD deve ser pesquisada antes da dapsona. Em 2.310 casos acompanhados pelo serviço, a recidiva foi de 0,6%."',
    [
      'O esquema de quatro meses com tubexil foi não inferior ao de seis meses: desfechos desfavoráveis em 15,5% versus 14,6% (diferença de 1,0 ponto percentual; IC 95% −2,6 a 4,5) [1].',
      'O esquema não foi avaliado em gestantes [1].',
      'Foram 2.343 participantes nesse estudo de fase 3 sobre tuberculose sensível [1].',
    ],
    [
      ['unit', 'O esquema com tubexil dura quatro semanas [1].'],
      ['bounds', 'A diferença foi de 1,0 ponto percentual (IC 95% −2,6 a 5,4) [1].'],
      [
        'negation',
        'O esquema com tubexil não demonstrou não inferioridade em relação ao esquema padrão de seis meses [1].',
      ],
    ],
  ],
  [
    '"Hanseníase: poliquimioterapia ‖ O esquema do adulto combina rifampicina 600 mg e clofazimina 300 mg em dose mensal supervisionada, com dapsona 100 mg e clofazimina 50 mg diárias. A duração é de 6 meses na forma paucibacilar e de 12 meses na multibacilar. Classifica-se como paucibacilar o paciente com até 5 lesões de pele. A gravidez não contraindica o tratamento. A deficiência de G6PD deve ser pesquisada antes da dapsona. Em 2.310 casos acompanhados pelo serviço, a recidiva foi de 0,6%." + "A four-month regimen with tubexil for drug-susceptible tuberculosis ‖ In this phase 3 trial with 2,343 participants aged 12 years or older, a four-month regimen containing tubexil for drug-susceptible tuberculosis was non-inferior to the standard six-month regimen: unfavourable outcomes occurred in 15.5% vs 14.6% (difference 1.0 percentage point; 95% CI -2.6 to 4.5). Grade 3 or higher adverse events were seen in 18.8% and 19.3%. The regimen was not tested in pregnancy. Participants with HIV had CD4 counts of at least 100 cells/mm³."',
    [
      'O adulto recebe dose mensal supervisionada de rifampicina 600 mg e clofazimina 300 mg, além de dapsona 100 mg e clofazimina 50 mg todos os dias [1].',
      'Até cinco lesões de pele, classifica-se como paucibacilar [1].',
      'Entre 2.310 casos, a recidiva foi de 6 por mil [1].',
    ],
    [
      ['digit', 'A rifampicina é dada na dose mensal de 900 mg [1].'],
      ['unit', 'O tratamento dura 6 semanas na forma paucibacilar [1].'],
      ['negation', 'A gravidez contraindica o tratamento da hanseníase [1].'],
      ['decimal', 'A recidiva foi de 6% [1].'],
    ],
  ],
  [
    '"Oncravel plus chemotherapy in advanced gastric cancer ‖ In advanced gastric cancer, median overall survival was 14.4 months with oncravel plus chemotherapy and 11.1 months with chemotherapy alone (HR 0.71; 95% CI 0.61 to 0.83; P<0.0001). The objective response rate was 60% versus 45%. Grade 3 or worse neutropenia occurred in 15% and 12% of patients. Among patients with PD-L1 expression below 1%, survival was not improved (HR 0.95; 95% CI 0.69 to 1.30). The trial enrolled 1,581 patients in 29 countries." + "Mastivan adjuvant therapy in early breast cancer ‖ In 5,637 women with hormone-receptor-positive, HER2-negative, node-positive early breast cancer, 2 years of mastivan 150 mg twice daily added to endocrine therapy improved 4-year invasive disease-free survival (85.8% vs 79.4%; HR 0.66; 95% CI 0.58-0.76). Overall survival did not differ at this analysis (HR 0.93; 95% CI 0.75-1.15). Diarrhoea of any grade was reported by 83.5% of treated women. Venous thromboembolism occurred in 2.5% vs 0.6%."',
    [
      'A taxa de resposta objetiva foi de 60% contra 45% [1].',
      'Neutropenia de grau 3 ou mais ocorreu em 15% e 12% [1].',
      'No câncer gástrico avançado, o oncravel prolongou a sobrevida global em relação à quimioterapia isolada [1].',
    ],
    [
      ['digit', 'O ensaio foi conduzido em 92 países [1].'],
      ['comparator', 'A sobrevida não melhorou entre pacientes com PD-L1 acima de 1% [1].'],
      ['bounds', 'O HR de morte foi 0,71 (IC 95% 0,83–0,61) [1].'],
      ['negation', 'A sobrevida foi melhorada em pacientes com PD-L1 abaixo de 1% [1].'],
    ],
  ],
  [
    '"Mastivan adjuvant therapy in early breast cancer ‖ In 5,637 women with hormone-receptor-positive, HER2-negative, node-positive early breast cancer, 2 years of mastivan 150 mg twice daily added to endocrine therapy improved 4-year invasive disease-free survival (85.8% vs 79.4%; HR 0.66; 95% CI 0.58-0.76). Overall survival did not differ at this analysis (HR 0.93; 95% CI 0.75-1.15). Diarrhoea of any grade was reported by 83.5% of treated women. Venous thromboembolism occurred in 2.5% vs 0.6%." + "Oncravel plus chemotherapy in advanced gastric cancer ‖ In advanced gastric cancer, median overall survival was 14.4 months with oncravel plus chemotherapy and 11.1 months with chemotherapy alone (HR 0.71; 95% CI 0.61 to 0.83; P<0.0001). The objective response rate was 60% versus 45%. Grade 3 or worse neutropenia occurred in 15% and 12% of patients. Among patients with PD-L1 expression below 1%, survival was not improved (HR 0.95; 95% CI 0.69 to 1.30). The trial enrolled 1,581 patients in 29 countries."',
    [
      'Em 5.637 mulheres, dois anos de mastivan 150 mg duas vezes ao dia mais terapia endócrina elevaram a sobrevida livre de doença invasiva em 4 anos (85,8% versus 79,4%; HR 0,66; IC 95% 0,58–0,76) [1].',
      'Diarreia de qualquer grau foi relatada por 83,5% das tratadas [1].',
      'O tratamento com mastivan durou 24 meses [1].',
    ],
    [
      ['unit', 'O mastivan foi administrado por 2 meses [1].'],
      ['bounds', 'O HR de sobrevida global foi 0,93 (IC 95% 0,75–0,95) [1].'],
      [
        'direction',
        'O mastivan prolongou significativamente a sobrevida global (HR 0,93; IC 95% 0,75–1,15) [1].',
      ],
      [
        'arms',
        'A sobrevida livre de doença invasiva em 4 anos foi de 79,4% com mastivan e 85,8% no controle [1].',
      ],
    ],
  ],
  [
    '"Intravenous ferrovita for iron deficiency in pregnancy ‖ In 820 pregnant women between 20 and 30 weeks of gestation with haemoglobin of 7 to 9.9 g/dL, a single 1 g infusion of ferrovita was compared with oral iron 60 mg three times daily. Haemoglobin at 36 weeks was 11.4 g/dL with ferrovita and 10.9 g/dL with oral iron. Anaemia at delivery was less frequent (28% vs 41%; RR 0.68; 95% CI 0.56-0.83). Birth weight did not differ between groups. Low ferritin persisted in 7% versus 35%." + "Pretermol to prevent preterm birth in women with a short cervix ‖ Among 1,166 women with a singleton pregnancy and a cervical length of 25 mm or less, vaginal pretermol 200 mg nightly decreased birth before 33 weeks (14% vs 22%; RR 0.62; 95% CI 0.47 to 0.81). Neonatal mortality was 1.4% versus 2.3%. No benefit was found in twin pregnancies. Child development at 2 years of age was similar in both groups." + "Infecção urinária na gestante ‖ A bacteriúria assintomática ocorre em 2% a 10% das gestações e deve ser tratada, pois sem tratamento até 30% evoluem para pielonefrite. Considera-se significativa a contagem igual ou superior a 100.000 UFC/mL. As opções são cefalexina 500 mg a cada 6 horas ou fosfomicina 3 g em dose única. A nitrofurantoína deve ser evitada após 37 semanas. As quinolonas são contraindicadas. A urocultura de controle é feita 7 dias após o término do tratamento."',
    [
      'Em gestantes com hemoglobina de 7 a 9,9 g/dL, uma infusão única de 1 g de ferrovita foi comparada a ferro oral 60 mg três vezes ao dia [1].',
      'Às 36 semanas, a hemoglobina era de 11,4 g/dL com ferrovita e 10,9 g/dL com ferro oral [1].',
      'Ferritina baixa persistiu em 7% das que receberam ferrovita, ante 35% no grupo oral [1].',
    ],
    [
      ['unit', 'A ferrovita foi infundida em dose única de 1 mg [1].'],
      ['direction', 'A anemia no parto foi mais frequente com ferrovita do que com ferro oral [1].'],
      ['population', 'A ferrovita foi testada em puérperas, com anemia em 28% versus 41% [1].'],
    ],
  ],
  [
    '"Pretermol to prevent preterm birth in women with a short cervix ‖ Among 1,166 women with a singleton pregnancy and a cervical length of 25 mm or less, vaginal pretermol 200 mg nightly decreased birth before 33 weeks (14% vs 22%; RR 0.62; 95% CI 0.47 to 0.81). Neonatal mortality was 1.4% versus 2.3%. No benefit was found in twin pregnancies. Child development at 2 years of age was similar in both groups." + "Intravenous ferrovita for iron deficiency in pregnancy ‖ In 820 pregnant women between 20 and 30 weeks of gestation with haemoglobin of 7 to 9.9 g/dL, a single 1 g infusion of ferrovita was compared with oral iron 60 mg three times daily. Haemoglobin at 36 weeks was 11.4 g/dL with ferrovita and 10.9 g/dL with oral iron. Anaemia at delivery was less frequent (28% vs 41%; RR 0.68; 95% CI 0.56-0.83). Birth weight did not differ between groups. Low ferritin persisted in 7% versus 35%."',
    [
      'O pretermol vaginal 200 mg por noite reduziu o parto antes de 33 semanas de 22% para 14% (RR 0,62; IC 95% 0,47–0,81) [1].',
      'A mortalidade neonatal foi de 1,4% contra 2,3% [1].',
      'O critério de inclusão era gestação única com colo uterino ≤ 25 mm [1].',
    ],
    [
      ['comparator', 'O critério de inclusão era colo uterino maior que 25 mm [1].'],
      ['decimal', 'A mortalidade neonatal foi de 14% com pretermol [1].'],
      ['direction', 'O pretermol elevou a taxa de parto antes de 33 semanas [1].'],
    ],
  ],
  [
    '"High-flow oxygen in infants with bronchiolitis ‖ In 1,472 infants younger than 12 months with bronchiolitis, escalation of care because of treatment failure was required in 12% of the high-flow group and 23% of the standard-oxygen group (risk difference -11 percentage points; 95% CI -15 to -7). Flow was set at 2 L/kg/min. Length of hospital stay did not differ (mean 3.1 vs 2.9 days). One pneumothorax occurred in each group. Intensive care admission was 12% vs 9%, not significantly different." + "Gastroenterite aguda na criança: reidratação ‖ Na desidratação leve a moderada, indica-se soro de reidratação oral, 50 a 100 mL/kg em 4 a 6 horas. Zinco é recomendado por 10 a 14 dias: 10 mg/dia para menores de 6 meses e 20 mg/dia a partir dessa idade. Antieméticos não são indicados de rotina; a ondansetrona, 0,15 mg/kg, pode ser usada em dose única se os vômitos impedirem a reidratação. Antidiarreicos são contraindicados em menores de 5 anos. O aleitamento materno deve ser mantido. Na desidratação grave, infundem-se 20 mL/kg de cristaloide em 30 minutos." + "Efficacy of the KidVax rotavirus vaccine in infants ‖ Infants aged 6 to 14 weeks received three oral doses of KidVax or placebo. Vaccine efficacy against severe rotavirus gastroenteritis was 64.2% (95% CI 40.2 to 79.9) in the first year and 51.6% in the second year. Intussusception occurred in 6 vaccinated and 7 placebo infants, showing no increase in risk. A total of 9,848 infants were enrolled. Fever was reported by 21% of infants within 7 days of any dose."',
    [
      'O alto fluxo foi ajustado em 2 L/kg/min [1].',
      'A internação em UTI foi de 12% contra 9%, sem diferença significativa [1].',
    ],
    [
      ['digit', 'A escalada de cuidado ocorreu em 12% com alto fluxo e 32% com oxigênio padrão [1].'],
      ['direction', 'O alto fluxo encurtou a permanência hospitalar [1].'],
      ['arms', 'A escalada de cuidado ocorreu em 23% com alto fluxo e 12% com oxigênio padrão [1].'],
    ],
  ],
  [
    '"Gastroenterite aguda na criança: reidratação ‖ Na desidratação leve a moderada, indica-se soro de reidratação oral, 50 a 100 mL/kg em 4 a 6 horas. Zinco é recomendado por 10 a 14 dias: 10 mg/dia para menores de 6 meses e 20 mg/dia a partir dessa idade. Antieméticos não são indicados de rotina; a ondansetrona, 0,15 mg/kg, pode ser usada em dose única se os vômitos impedirem a reidratação. Antidiarreicos são contraindicados em menores de 5 anos. O aleitamento materno deve ser mantido. Na desidratação grave, infundem-se 20 mL/kg de cristaloide em 30 minutos." + "Efficacy of the KidVax rotavirus vaccine in infants ‖ Infants aged 6 to 14 weeks received three oral doses of KidVax or placebo. Vaccine efficacy against severe rotavirus gastroenteritis was 64.2% (95% CI 40.2 to 79.9) in the first year and 51.6% in the second year. Intussusception occurred in 6 vaccinated and 7 placebo infants, showing no increase in risk. A total of 9,848 infants were enrolled. Fever was reported by 21% of infants within 7 days of any dose." + "High-flow oxygen in infants with bronchiolitis ‖ In 1,472 infants younger than 12 months with bronchiolitis, escalation of care because of treatment failure was required in 12% of the high-flow group and 23% of the standard-oxygen group (risk difference -11 percentage points; 95% CI -15 to -7). Flow was set at 2 L/kg/min. Length of hospital stay did not differ (mean 3.1 vs 2.9 days). One pneumothorax occurred in each group. Intensive care admission was 12% vs 9%, not significantly different."',
    [
      'Na desidratação leve a moderada, o soro de reidratação oral é dado em 50–100 mL/kg ao longo de 4–6 h [1].',
      'Antidiarreicos não devem ser dados a menores de cinco anos [1].',
      'O aleitamento materno deve continuar durante a gastroenterite [1].',
    ],
    [
      ['digit', 'O soro oral é dado em 50 a 150 mL/kg em 4 a 6 horas [1].'],
      ['unit', 'O zinco é recomendado por 10 a 14 semanas [1].'],
      ['negation', 'O aleitamento materno não deve ser mantido durante a gastroenterite [1].'],
      ['arms', 'O zinco é dado em 20 mg/dia para menores de 6 meses e 10 mg/dia a partir dessa idade [1].'],
    ],
  ],
  [
    '"Efficacy of the KidVax rotavirus vaccine in infants ‖ Infants aged 6 to 14 weeks received three oral doses of KidVax or placebo. Vaccine efficacy against severe rotavirus gastroenteritis was 64.2% (95% CI 40.2 to 79.9) in the first year and 51.6% in the second year. Intussusception occurred in 6 vaccinated and 7 placebo infants, showing no increase in risk. A total of 9,848 infants were enrolled. Fever was reported by 21% of infants within 7 days of any dose." + "High-flow oxygen in infants with bronchiolitis ‖ In 1,472 infants younger than 12 months with bronchiolitis, escalation of care because of treatment failure was required in 12% of the high-flow group and 23% of the standard-oxygen group (risk difference -11 percentage points; 95% CI -15 to -7). Flow was set at 2 L/kg/min. Length of hospital stay did not differ (mean 3.1 vs 2.9 days). One pneumothorax occurred in each group. Intensive care admission was 12% vs 9%, not significantly different."',
    [
      'A eficácia da KidVax contra gastroenterite grave por rotavírus foi de 64,2% no primeiro ano (IC 95% 40,2–79,9) e 51,6% no segundo [1].',
      'Foram três doses orais, iniciadas entre 6 e 14 semanas de vida [1].',
      'A proteção foi maior no primeiro ano (64,2%) que no segundo (51,6%) [1].',
    ],
    [
      ['unit', 'A vacina foi dada a lactentes de 6 a 14 meses [1].'],
      ['negation', 'A vacina aumentou o risco de invaginação intestinal [1].'],
      ['direction', 'A eficácia da vacina aumentou do primeiro para o segundo ano, de 51,6% para 64,2% [1].'],
    ],
  ],
  [
    '"Osteolar and fracture risk in postmenopausal women ‖ In 7,180 postmenopausal women with osteoporosis, osteolar 210 mg monthly for 12 months reduced new vertebral fractures (0.5% vs 1.8%; RR 0.27; 95% CI 0.16-0.47). Clinical fractures occurred in 1.6% versus 2.5%. Non-vertebral fractures were not significantly reduced (1.6% vs 2.1%; P=0.10). Bone mineral density at the spine rose by 13.3%. Atypical femoral fracture occurred in one patient. Men were not studied." + "Sobrevida após parada cardíaca extra-hospitalar em capital brasileira ‖ De janeiro de 2018 a dezembro de 2022, 3.246 paradas foram atendidas. A sobrevida até a alta foi de 5,7%, e maior quando houve ressuscitação por leigos (9,4% contra 3,8%; OR ajustada 2,6; IC 95% 1,9–3,6). O tempo-resposta mediano foi de 11 minutos. O ritmo inicial era chocável em 18,2% dos casos. A adrenalina precoce não se associou a melhor desfecho neurológico. A idade média foi de 63,5 anos e 64% eram homens."',
    [
      'O osteolar 210 mg mensal por 12 meses reduziu fraturas vertebrais novas (0,5% versus 1,8%; RR 0,27; IC 95% 0,16–0,47) em 7.180 mulheres na pós-menopausa [1].',
      'A densidade mineral óssea da coluna aumentou 13,3% [1].',
      'Homens não foram estudados [1].',
    ],
    [
      ['digit', 'As fraturas vertebrais novas ocorreram em 0,5% com osteolar e 8,1% no controle [1].'],
      ['unit', 'O osteolar foi dado na dose de 210 mg por dia [1].'],
      ['direction', 'O osteolar reduziu a densidade mineral óssea da coluna em 13,3% [1].'],
      [
        'population',
        'O osteolar reduziu fraturas vertebrais (0,5% versus 1,8%) em homens com osteoporose [1].',
      ],
    ],
  ],
  [
    '"Sobrevida após parada cardíaca extra-hospitalar em capital brasileira ‖ De janeiro de 2018 a dezembro de 2022, 3.246 paradas foram atendidas. A sobrevida até a alta foi de 5,7%, e maior quando houve ressuscitação por leigos (9,4% contra 3,8%; OR ajustada 2,6; IC 95% 1,9–3,6). O tempo-resposta mediano foi de 11 minutos. O ritmo inicial era chocável em 18,2% dos casos. A adrenalina precoce não se associou a melhor desfecho neurológico. A idade média foi de 63,5 anos e 64% eram homens." + "Coorte de lactentes expostos ao vírus em maternidade do Nordeste ‖ Foram acompanhados 438 lactentes, 52,3% do sexo feminino, com idade mediana de 14 meses (intervalo interquartil 9 a 18). Alterações auditivas foram encontradas em 7,8% dos expostos e em 2,1% dos não expostos (RR 3,7; IC 95% 1,4 a 9,8). A prevalência de microcefalia foi de 12 por mil nascidos vivos. Não houve diferença no peso ao nascer entre os grupos. A perda de seguimento foi de 9,6%."',
    [
      'A sobrevida até a alta foi de 5,7%, e subiu para 9,4% quando leigos fizeram ressuscitação, contra 3,8% sem ela (OR ajustada 2,6; IC 95% 1,9–3,6) [1].',
      'A adrenalina precoce não se associou a melhor desfecho neurológico [1].',
    ],
    [
      ['digit', 'Entre 2018 e 2022, foram atendidas 3.426 paradas [1].'],
      ['unit', 'O tempo-resposta mediano foi de 11 horas [1].'],
      ['bounds', 'A OR ajustada foi 2,6 (IC 95% 3,6–1,9) [1].'],
      ['negation', 'A adrenalina precoce associou-se a melhor desfecho neurológico [1].'],
    ],
  ],
  [
    '"Coorte de lactentes expostos ao vírus em maternidade do Nordeste ‖ Foram acompanhados 438 lactentes, 52,3% do sexo feminino, com idade mediana de 14 meses (intervalo interquartil 9 a 18). Alterações auditivas foram encontradas em 7,8% dos expostos e em 2,1% dos não expostos (RR 3,7; IC 95% 1,4 a 9,8). A prevalência de microcefalia foi de 12 por mil nascidos vivos. Não houve diferença no peso ao nascer entre os grupos. A perda de seguimento foi de 9,6%." + "Sobrevida após parada cardíaca extra-hospitalar em capital brasileira ‖ De janeiro de 2018 a dezembro de 2022, 3.246 paradas foram atendidas. A sobrevida até a alta foi de 5,7%, e maior quando houve ressuscitação por leigos (9,4% contra 3,8%; OR ajustada 2,6; IC 95% 1,9–3,6). O tempo-resposta mediano foi de 11 minutos. O ritmo inicial era chocável em 18,2% dos casos. A adrenalina precoce não se associou a melhor desfecho neurológico. A idade média foi de 63,5 anos e 64% eram homens."',
    [
      'Entre 438 lactentes acompanhados, 52,3% eram meninas, com mediana de 14 meses de idade (intervalo interquartil de 9 a 18) [1].',
      'A microcefalia atingiu 12‰ dos nascidos vivos [1].',
      'O peso ao nascer não diferiu entre expostos e não expostos [1].',
    ],
    [
      ['digit', 'Alterações auditivas ocorreram em 7,8% dos expostos e 2,7% dos não expostos [1].'],
      ['unit', 'A idade mediana era de 14 anos [1].'],
      ['negation', 'Houve diferença no peso ao nascer entre os grupos [1].'],
    ],
  ],
  [
    '"Manejo da insuficiência cardíaca aguda descompensada ‖ A furosemida intravenosa é iniciada em dose de 20 a 40 mg em pacientes sem uso prévio. O débito urinário esperado é superior a 100 mL/h nas primeiras 6 horas. Vasodilatadores são considerados quando a pressão sistólica é maior que 110 mmHg e não devem ser usados abaixo de 90 mmHg. A morfina não é recomendada de rotina, pois se associou a maior mortalidade. Betabloqueadores devem ser mantidos, salvo choque ou hipoperfusão. A restrição hídrica abaixo de 1,5 L/dia não mostrou benefício." + "Pressão arterial no AVC isquêmico agudo ‖ Em candidatos à trombólise, a pressão arterial deve ficar abaixo de 185/110 mmHg antes da infusão e abaixo de 180/105 mmHg nas 24 horas seguintes. Nos demais pacientes, a pressão só é tratada se ultrapassar 220/120 mmHg. A nifedipina sublingual não deve ser usada. A aspirina, 160 a 300 mg, é iniciada em 24 a 48 horas; após trombólise, aguardam-se 24 horas. A temperatura acima de 37,5 °C deve ser tratada. A glicemia é mantida entre 140 e 180 mg/dL." + "Cetoacidose diabética no adulto ‖ O diagnóstico exige glicemia acima de 200 mg/dL, pH arterial menor que 7,30 e bicarbonato inferior a 18 mmol/L. A hidratação inicial é feita com soro fisiológico a 0,9%, 15 a 20 mL/kg na primeira hora. A insulina regular é infundida a 0,1 U/kg/h e não deve ser iniciada se o potássio estiver abaixo de 3,3 mmol/L. Bicarbonato só é indicado com pH inferior a 6,9. Quando a glicemia atinge 250 mg/dL, acrescenta-se glicose a 5%. A mortalidade em adultos é inferior a 1% nos centros de referência."',
    [
      'Espera-se débito urinário acima de 100 mL/h nas primeiras seis horas [1].',
      'A morfina de rotina não é recomendada, por associação com maior mortalidade [1].',
      'Restringir líquidos a menos de 1.500 mL/dia não trouxe benefício [1].',
    ],
    [
      ['digit', 'A furosemida intravenosa é iniciada com 20 a 80 mg em pacientes sem uso prévio [1].'],
      ['unit', 'O débito urinário esperado é superior a 100 L/h [1].'],
      ['negation', 'A morfina é recomendada de rotina na IC aguda [1].'],
      ['direction', 'A morfina associou-se a menor mortalidade [1].'],
      [
        'wrong-reference',
        'A pressão só é tratada se ultrapassar 220/120 mmHg em quem não recebe trombólise [1].',
      ],
    ],
  ],
  [
    '"Cetoacidose diabética no adulto ‖ O diagnóstico exige glicemia acima de 200 mg/dL, pH arterial menor que 7,30 e bicarbonato inferior a 18 mmol/L. A hidratação inicial é feita com soro fisiológico a 0,9%, 15 a 20 mL/kg na primeira hora. A insulina regular é infundida a 0,1 U/kg/h e não deve ser iniciada se o potássio estiver abaixo de 3,3 mmol/L. Bicarbonato só é indicado com pH inferior a 6,9. Quando a glicemia atinge 250 mg/dL, acrescenta-se glicose a 5%. A mortalidade em adultos é inferior a 1% nos centros de referência." + "Manejo da insuficiência cardíaca aguda descompensada ‖ A furosemida intravenosa é iniciada em dose de 20 a 40 mg em pacientes sem uso prévio. O débito urinário esperado é superior a 100 mL/h nas primeiras 6 horas. Vasodilatadores são considerados quando a pressão sistólica é maior que 110 mmHg e não devem ser usados abaixo de 90 mmHg. A morfina não é recomendada de rotina, pois se associou a maior mortalidade. Betabloqueadores devem ser mantidos, salvo choque ou hipoperfusão. A restrição hídrica abaixo de 1,5 L/dia não mostrou benefício." + "Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ Diretriz da Sociedade Brasileira de Diabetes – Edição 2025. Online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed."',
    [
      'O diagnóstico de cetoacidose requer glicemia > 200 mg/dL, pH arterial < 7,30 e bicarbonato < 18 mmol/L [1].',
      'A insulina é infundida a 0,1 unidade por kg por hora, desde que o potássio não esteja abaixo de 3,3 mmol/L [1].',
      'Em centros de referência, menos de 1% dos adultos morrem [1].',
    ],
    [
      ['decimal', 'A insulina regular é infundida a 1 U/kg/h [1].'],
      ['unit', 'A hidratação inicial é de 15 a 20 mL/kg no primeiro dia [1].'],
      ['comparator', 'O bicarbonato é indicado com pH superior a 6,9 [1].'],
    ],
  ],
  [
    '"Neutropenia febril: conduta inicial ‖ Define-se febre como temperatura única igual ou superior a 38,3 °C ou sustentada de 38,0 °C por mais de 1 hora, e neutropenia como contagem inferior a 500 células/mm³. O antibiótico deve ser iniciado em até 60 minutos da chegada. A cefepima é usada na dose de 2 g a cada 8 horas. A vancomicina não faz parte do esquema inicial, exceto em suspeita de infecção de cateter, pele ou pneumonia. Pacientes com escore MASCC de 21 ou mais são de baixo risco. Fatores de crescimento não são indicados de rotina." + "Pneumonia adquirida na comunidade: tratamento ambulatorial ‖ Em adultos sem comorbidades, recomenda-se amoxicilina 500 mg a cada 8 horas por 5 a 7 dias. A radiografia de controle não é necessária quando há melhora clínica. O escore CURB-65 de 0 ou 1 permite tratamento em casa; com 3 ou mais pontos, indica-se internação. Frequência respiratória maior ou igual a 30 irpm e ureia acima de 50 mg/dL somam um ponto cada. O corticoide não é recomendado na pneumonia não grave. A melhora da febre costuma ocorrer em 48 a 72 horas."',
    [
      'Febre é temperatura única de 38,3 °C ou mais, ou 38,0 °C mantida por mais de uma hora [1].',
      'O antibiótico deve começar em até uma hora da chegada [1].',
      'Escore MASCC ≥ 21 indica baixo risco [1].',
    ],
    [
      ['digit', 'O escore MASCC de 12 ou mais indica baixo risco [1].'],
      ['comparator', 'Neutropenia é definida por contagem superior a 500 células/mm³ [1].'],
      ['negation', 'Fatores de crescimento são indicados de rotina na neutropenia febril [1].'],
    ],
  ],
  [
    '"Avaliação pré-operatória e jejum ‖ Líquidos claros são permitidos até 2 horas antes da anestesia; leite materno, até 4 horas; refeição leve, até 6 horas; e refeição completa, até 8 horas. A profilaxia com cefazolina 2 g é feita até 60 minutos antes da incisão e 3 g em pacientes com 120 kg ou mais. Exames de rotina não são necessários em pacientes ASA I submetidos a cirurgia de baixo risco. A varfarina é suspensa 5 dias antes. A ponte com heparina não é recomendada na fibrilação atrial de baixo risco. O tabagismo deve cessar pelo menos 4 semanas antes." + "Tromboembolismo venoso: tratamento ‖ O tratamento anticoagulante do primeiro episódio provocado dura 3 meses. A rivaroxabana é dada a 15 mg duas vezes ao dia por 21 dias e, depois, 20 mg uma vez ao dia. A enoxaparina é usada na dose de 1 mg/kg a cada 12 horas; com depuração de creatinina inferior a 30 mL/min, 1 mg/kg a cada 24 horas. O filtro de veia cava não é indicado de rotina em quem pode receber anticoagulante. O risco de recorrência em 5 anos após evento não provocado é de cerca de 25%. A trombólise é reservada à embolia com instabilidade hemodinâmica."',
    [
      'Líquidos claros são liberados até 2 h antes da anestesia, leite materno até 4 h, refeição leve até 6 h e refeição completa até 8 h [1].',
      'Suspende-se a varfarina cinco dias antes da cirurgia [1].',
      'O paciente deve parar de fumar ao menos quatro semanas antes [1].',
    ],
    [
      ['digit', 'A varfarina é suspensa 15 dias antes da cirurgia [1].'],
      ['unit', 'A cefazolina profilática é dada em dose de 2 mg [1].'],
      ['negation', 'A ponte com heparina é recomendada na fibrilação atrial de baixo risco [1].'],
      ['arms', 'O jejum é de 8 horas para refeição leve e de 6 horas para refeição completa [1].'],
    ],
  ],
  [
    '"Tromboembolismo venoso: tratamento ‖ O tratamento anticoagulante do primeiro episódio provocado dura 3 meses. A rivaroxabana é dada a 15 mg duas vezes ao dia por 21 dias e, depois, 20 mg uma vez ao dia. A enoxaparina é usada na dose de 1 mg/kg a cada 12 horas; com depuração de creatinina inferior a 30 mL/min, 1 mg/kg a cada 24 horas. O filtro de veia cava não é indicado de rotina em quem pode receber anticoagulante. O risco de recorrência em 5 anos após evento não provocado é de cerca de 25%. A trombólise é reservada à embolia com instabilidade hemodinâmica." + "Avaliação pré-operatória e jejum ‖ Líquidos claros são permitidos até 2 horas antes da anestesia; leite materno, até 4 horas; refeição leve, até 6 horas; e refeição completa, até 8 horas. A profilaxia com cefazolina 2 g é feita até 60 minutos antes da incisão e 3 g em pacientes com 120 kg ou mais. Exames de rotina não são necessários em pacientes ASA I submetidos a cirurgia de baixo risco. A varfarina é suspensa 5 dias antes. A ponte com heparina não é recomendada na fibrilação atrial de baixo risco. O tabagismo deve cessar pelo menos 4 semanas antes."',
    [
      'A rivaroxabana é usada em 15 mg duas vezes ao dia por 3 semanas e, depois, 20 mg uma vez ao dia [1].',
      'Após evento não provocado, o risco de recorrência em 5 anos fica em torno de 25% [1].',
      'Cerca de um quarto dos pacientes com evento não provocado recorre em cinco anos [1].',
    ],
    [
      ['unit', 'O tratamento do primeiro episódio provocado dura 3 semanas [1].'],
      [
        'comparator',
        'Com depuração de creatinina superior a 30 mL/min, a enoxaparina é dada a cada 24 horas [1].',
      ],
      [
        'negation',
        'O filtro de veia cava é indicado de rotina mesmo em quem pode receber anticoagulante [1].',
      ],
    ],
  ],
  [
    '"Depressão maior: tratamento farmacológico ‖ A sertralina é iniciada com 50 mg/dia, podendo chegar a 200 mg/dia. A resposta é avaliada após 4 a 6 semanas na dose adequada. Após a remissão do primeiro episódio, o antidepressivo é mantido por 6 a 12 meses; com três ou mais episódios, por pelo menos 2 anos. Benzodiazepínicos não devem ser usados como monoterapia. Em menores de 25 anos, há aumento do risco de ideação suicida no início do tratamento. A taxa de remissão com o primeiro fármaco é de aproximadamente 37%." + "Psoríase: terapia sistêmica ‖ O metotrexato é usado na dose de 7,5 a 25 mg por semana, com ácido fólico 5 mg por semana. A resposta PASI 75 é esperada em 41% dos pacientes em 16 semanas. A ciclosporina, 2,5 a 5 mg/kg/dia, não deve ser mantida por mais de 2 anos. A acitretina é contraindicada na mulher em idade fértil. A fototerapia com UVB de banda estreita é feita 2 a 3 vezes por semana. Corticoide sistêmico não é recomendado."',
    [
      'Avalia-se a resposta depois de 4 a 6 semanas na dose adequada [1].',
      'A remissão com o primeiro fármaco fica perto de 37% [1].',
      'O risco de ideação suicida aumenta no início do tratamento em menores de 25 anos [1].',
      'A sertralina é uma das opções de tratamento farmacológico da depressão [1].',
    ],
    [
      ['unit', 'A resposta é avaliada após 4 a 6 dias [1].'],
      ['negation', 'Benzodiazepínicos devem ser usados como monoterapia na depressão [1].'],
    ],
  ],
  [
    '"Psoríase: terapia sistêmica ‖ O metotrexato é usado na dose de 7,5 a 25 mg por semana, com ácido fólico 5 mg por semana. A resposta PASI 75 é esperada em 41% dos pacientes em 16 semanas. A ciclosporina, 2,5 a 5 mg/kg/dia, não deve ser mantida por mais de 2 anos. A acitretina é contraindicada na mulher em idade fértil. A fototerapia com UVB de banda estreita é feita 2 a 3 vezes por semana. Corticoide sistêmico não é recomendado." + "Depressão maior: tratamento farmacológico ‖ A sertralina é iniciada com 50 mg/dia, podendo chegar a 200 mg/dia. A resposta é avaliada após 4 a 6 semanas na dose adequada. Após a remissão do primeiro episódio, o antidepressivo é mantido por 6 a 12 meses; com três ou mais episódios, por pelo menos 2 anos. Benzodiazepínicos não devem ser usados como monoterapia. Em menores de 25 anos, há aumento do risco de ideação suicida no início do tratamento. A taxa de remissão com o primeiro fármaco é de aproximadamente 37%."',
    [
      'Em 16 semanas, 41% alcançam PASI 75 com metotrexato [1].',
      'A acitretina não pode ser usada na mulher em idade fértil [1].',
      'Não se recomenda corticoide sistêmico na psoríase [1].',
    ],
    [
      ['unit', 'A ciclosporina é usada em 2,5 a 5 mg/kg/semana [1].'],
      ['negation', 'O corticoide sistêmico é recomendado na psoríase [1].'],
      ['decimal', 'O metotrexato é usado na dose de 75 a 250 mg por semana [1].'],
    ],
  ],
  [
    '"Glaucoma de ângulo aberto: seguimento ‖ A pressão intraocular alvo é, em geral, 25% inferior à basal. A latanoprosta reduz a pressão intraocular em 28% a 31% e é instilada uma vez à noite. O timolol é contraindicado na asma. A espessura corneana central normal é de cerca de 540 µm. Pacientes estáveis são reavaliados a cada 6 meses. O campo visual não precisa ser repetido em intervalos menores que 4 meses na doença estável." + "Gota: tratamento hipouricemiante ‖ O alopurinol é iniciado com até 100 mg/dia e ajustado a cada 2 a 5 semanas. A meta de uricemia é menor que 6 mg/dL, ou menor que 5 mg/dL na gota tofácea. A colchicina profilática, 0,5 mg uma ou duas vezes ao dia, é mantida por 3 a 6 meses. A hiperuricemia assintomática não deve ser tratada. Durante a crise, o alopurinol já em uso não deve ser suspenso. O rastreio de HLA-B*58:01 é indicado em populações de maior risco."',
    [
      'O timolol não deve ser usado em asmáticos [1].',
      'Quem está estável é reavaliado de seis em seis meses [1].',
    ],
    [
      ['digit', 'A latanoprosta reduz a pressão intraocular em 28% a 51% [1].'],
      ['unit', 'Pacientes estáveis são reavaliados a cada 6 semanas [1].'],
      ['negation', 'O timolol pode ser usado na asma [1].'],
    ],
  ],
  [
    '"Gota: tratamento hipouricemiante ‖ O alopurinol é iniciado com até 100 mg/dia e ajustado a cada 2 a 5 semanas. A meta de uricemia é menor que 6 mg/dL, ou menor que 5 mg/dL na gota tofácea. A colchicina profilática, 0,5 mg uma ou duas vezes ao dia, é mantida por 3 a 6 meses. A hiperuricemia assintomática não deve ser tratada. Durante a crise, o alopurinol já em uso não deve ser suspenso. O rastreio de HLA-B*58:01 é indicado em populações de maior risco." + "Glaucoma de ângulo aberto: seguimento ‖ A pressão intraocular alvo é, em geral, 25% inferior à basal. A latanoprosta reduz a pressão intraocular em 28% a 31% e é instilada uma vez à noite. O timolol é contraindicado na asma. A espessura corneana central normal é de cerca de 540 µm. Pacientes estáveis são reavaliados a cada 6 meses. O campo visual não precisa ser repetido em intervalos menores que 4 meses na doença estável."',
    [
      'O alopurinol começa com até 100 mg/dia, com ajustes a cada 2–5 semanas [1].',
      'A colchicina profilática de 0,5 mg, uma ou duas vezes por dia, é mantida de três a seis meses [1].',
      'O alopurinol em uso não deve ser interrompido durante a crise [1].',
    ],
    [
      ['unit', 'A meta de uricemia é menor que 6 mmol/L [1].'],
      ['negation', 'A hiperuricemia assintomática deve ser tratada [1].'],
      [
        'arms',
        'A meta de uricemia é menor que 5 mg/dL na gota em geral e menor que 6 mg/dL na gota tofácea [1].',
      ],
    ],
  ],
];

export const thirtyFirstRound: readonly HandCase[] = casesOf(groups);
