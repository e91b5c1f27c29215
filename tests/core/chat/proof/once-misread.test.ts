import { describe, expect, it } from 'vitest';
import { checkOne } from './judge.ts';

/** Sentences of examiners that were once misread, by the passage that they cite. */
const GROUPS: readonly { passage: string; wrong?: readonly string[]; right?: readonly string[] }[] = [
  {
    passage: 'at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg',
    wrong: ['O volume inicial é de 30 mL/kg em 6 horas', 'Administram-se 30 mL/kg de cristaloide em 1 hora'],
    right: [
      'O volume inicial é de 30 mL/kg em 3 horas',
      'Administram-se 30 mL/kg de cristaloide em até 3 horas',
    ],
  },
  {
    passage:
      'groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs',
    wrong: ['O grupo D recebe 20 mL/kg em 60 minutos', 'No grupo D, administram-se 20 mL/kg em até 60 min'],
    right: [
      'O grupo D recebe 20 mL/kg em 20 minutos',
      'No grupo C, administram-se 10 mL/kg na primeira hora',
    ],
  },
  {
    passage: 'pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg',
    wrong: ['A meta de tratamento é uma pressão abaixo de 120/80 mmHg'],
    right: ['A meta de tratamento é uma pressão abaixo de 130/80 mmHg'],
  },
  {
    passage:
      'Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)',
    wrong: [
      'Em pacientes com doença renal crônica sem diabetes, a finerenona reduziu o desfecho renal composto (17,8% vs 21,1%)',
    ],
  },
  {
    passage: 'n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)',
    wrong: [
      'Com semaglutida houve 0,58 evento renal maior por 100 pacientes-ano, contra 7,5 no comparador',
      'Na prevenção de eventos renais maiores, a semaglutida teve desempenho inferior ao do grupo controle',
      'A semaglutida não conferiu proteção contra eventos renais maiores no DM2 com doença renal crônica',
    ],
  },
  {
    passage: 'n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)',
    wrong: [
      'A queda da HbA1c em 40 semanas foi de 1,86 ponto com tirzepatida 15 mg e de 2,30 pontos com semaglutida 1 mg',
      'Em 40 semanas, a HbA1c caiu 1,86 ponto com tirzepatida 5 mg e 2,01 pontos com semaglutida 1 mg',
    ],
    right: [
      'A vantagem da tirzepatida 15 mg sobre a semaglutida foi de 0,44 ponto de HbA1c (2,30 menos 1,86)',
    ],
  },
  {
    passage: 'n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)',
    wrong: [
      'As taxas foram de 0,77 com rosuvastatina e 1,36 no controle por 100 pessoas-mês',
      'Em pessoas com PCR elevada, a rosuvastatina acrescentou eventos vasculares',
      'O grupo controle apresentou menor taxa de eventos vasculares que o grupo rosuvastatina',
    ],
  },
  {
    passage:
      '5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions',
    wrong: [
      'Morreram de causa vascular em 5 semanas 11,8% dos pacientes que receberam aspirina e 9,4% dos que não receberam',
      'A redução da chance de morte vascular em 5 semanas foi de 25% com aspirina e de 23% com estreptoquinase',
      'As reduções da odds foram de 25% com a aspirina e de 23% com a estreptoquinase',
    ],
    right: [
      'A combinação de AAS e estreptoquinase teve o maior efeito: mortalidade vascular de 8,0% contra 13,2%, com redução de 42% nas odds',
      'Tanto a aspirina quanto a estreptoquinase reduziram a morte vascular no IAM suspeito, e o uso das duas juntas teve efeito ainda maior',
    ],
  },
  {
    passage:
      'Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30',
    wrong: [
      'Em pacientes com AVC hemorrágico agudo, o ativador do plasminogênio tecidual dentro de 3 h aumentou a chance de desfecho favorável em 3 meses (OR 1,7)',
    ],
  },
  {
    passage:
      'n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met',
    wrong: ['Dentro das primeiras 3 h, o ácido tranexâmico acresceu mortes por hemorragia, com RR de 0,69'],
    right: [
      'O RR para óbito por hemorragia foi de 0,81, com intervalo de confiança de 0,65 a 1,00, isto é, no limite da significância',
      'O RR de morte por sangramento foi de 0,69 nas tratadas dentro de 3 h e de 0,81 no conjunto das pacientes',
    ],
  },
  {
    passage: 'post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D',
    wrong: [
      'A classificação GOLD em grupos A a D não foi substituída pela divisão em grupos A, B e E',
      'Os grupos A, B e E não substituem a classificação A–D no relatório GOLD 2023',
      'Os grupos A, B e E não substituem a classificação A–D na DPOC',
    ],
  },
  {
    passage: 'n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)',
    wrong: [
      'No composto de piora da IC ou morte CV, o resultado favoreceu o grupo controle em detrimento da dapagliflozina',
    ],
    right: [
      'A dapagliflozina diminuiu o risco de agravamento da insuficiência cardíaca ou óbito CV (HR = 0,74; IC 95% 0,65-0,85; n = 4.744)',
      'Agravamento da IC ou morte CV foi menos comum com dapagliflozina em portadores de ICFEr',
    ],
  },
  {
    passage: 'n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)',
    wrong: ['O grupo controle teve menos eventos cardiovasculares maiores do que o grupo liraglutida'],
    right: [
      'No LEADER, o grupo controle apresentou mais eventos cardiovasculares maiores que o grupo liraglutida',
    ],
  },
  {
    passage: 'n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)',
    wrong: [
      'Na nefropatia diabética, o desfecho composto favoreceu o grupo controle, com pior evolução renal sob canagliflozina',
    ],
  },
  {
    passage: 'n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)',
    right: [
      'Pacientes renais crônicos do grupo controle tiveram o desfecho composto renal e cardiovascular com mais frequência do que os tratados com dapagliflozina',
    ],
  },
  {
    passage:
      'Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)',
    wrong: [
      'No diabetes tipo 2, a semaglutida semanal reduziu mais a HbA1c do que a tirzepatida',
      'No diabetes tipo 2, a semaglutida 1 mg abaixou mais a HbA1c que a tirzepatida',
    ],
    right: [
      'A semaglutida semanal, na dose de 1 mg, levou a queda menor da hemoglobina glicada do que a tirzepatida em qualquer das três doses',
    ],
  },
  {
    passage: 'n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)',
    right: [
      'Comparados aos que receberam evolocumabe, os pacientes do grupo controle tiveram maior incidência do desfecho primário',
    ],
  },
  {
    passage:
      'n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant',
    wrong: ['O uso de sulfato de magnésio na pré-eclâmpsia fez crescer a incidência de eclâmpsia'],
    right: [
      'Mulheres com pré-eclâmpsia que receberam placebo evoluíram com eclâmpsia mais vezes do que as tratadas com sulfato de magnésio',
    ],
  },
  {
    passage: 'n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007',
    wrong: [
      'Na lesão pulmonar aguda e na SDRA, o volume corrente tradicional reduziu a mortalidade em relação ao volume corrente baixo',
      'Ventilar com 12 mL/kg resultou em mortalidade menor do que ventilar com 6 mL/kg na SDRA (p=0,007)',
    ],
  },
  {
    passage: 'n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm',
    wrong: [
      'Quanto à mortalidade, o resultado do ART favoreceu o recrutamento pulmonar com PEEP titulada em relação à PEEP baixa',
      'O recrutamento pulmonar com PEEP titulada não causou dano aos pacientes com SDRA',
      'O HR para morte em 28 dias com recrutamento e PEEP titulada foi de 1,20, com IC de 1,42 a 1,01',
      'O recrutamento pulmonar com PEEP titulada mitigou a mortalidade na SDRA frente à PEEP baixa',
    ],
  },
  {
    passage: 'n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control',
    wrong: [
      'O controle glicêmico estrito não trouxe prejuízo aos pacientes críticos quanto à mortalidade em 90 dias',
      'Na UTI, o controle glicêmico estrito poupou vidas em relação ao convencional',
      'O controle estrito da glicemia em pacientes críticos não trouxe dano',
    ],
    right: [
      'Pacientes graves com alvo glicêmico convencional morreram menos do que os submetidos ao controle intensivo',
    ],
  },
  {
    passage: 'n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)',
    wrong: [
      'No HIV assintomático, o desfecho primário favoreceu o grupo que não começou a TARV precocemente',
    ],
    right: ['Quem não iniciou precocemente a terapia antirretroviral teve mais eventos do desfecho primário'],
  },
  {
    passage:
      'n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive',
    wrong: [
      'A vacina Butantan-DV não foi eficaz contra a dengue ao longo de dois anos (n = 16.235)',
      'A eficácia da Butantan-DV em 2 anos foi de 79,6%, com limite inferior de 86,3% e superior de 70,0%',
      'Em participantes soronegativos, a vacina do Butantan não mostrou eficácia contra a dengue',
      'A proteção conferida pela vacina do Butantan foi maior em soronegativos que em soropositivos',
    ],
  },
  {
    passage: 'hypertension: office BP >=140 and/or 90 mm Hg',
    wrong: [
      'Pressão de consultório ≥ 140 e/ou 90 mmHg não caracteriza hipertensão de acordo com a diretriz',
      'Pressão de consultório ≥ 140 e/ou 90 mmHg não configura hipertensão pela diretriz de 2020',
      'Uma PA de consultório igual ou acima de 140 e/ou 90 mmHg não caracteriza hipertensão',
    ],
  },
  {
    passage: 'pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg',
    wrong: [
      'Valores de 120–139 e/ou 80–89 mmHg não são classificados como pré-hipertensão na diretriz de 2025',
    ],
  },
  {
    passage: 'LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL',
    wrong: ['FEVE menor que 40% não é considerada fração de ejeção reduzida pela diretriz brasileira'],
    right: [
      'A IC de fração de ejeção intermediária tem FEVE maior que a da forma reduzida e menor que a da forma preservada',
    ],
  },
  {
    passage: 'online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed',
    wrong: [
      'Glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5% não precisa ser confirmada para o diagnóstico de diabetes',
      'O diagnóstico de diabetes por glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5% não precisa ser confirmado',
      'Glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5% fecham o diagnóstico de diabetes sem necessidade de confirmação',
    ],
  },
  {
    passage: 'at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg',
    wrong: [
      'A Surviving Sepsis Campaign 2021 não sugere o uso de pelo menos 30 mL/kg de cristaloide nas primeiras 3 horas',
    ],
  },
  {
    passage:
      'SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)',
    wrong: [
      'Para morte por todas as causas, o HR foi de 0,73, com limite inferior de 0,90 e limite superior de 0,60',
      'Os hipertensos alocados para o alvo padrão de pressão morreram menos, por todas as causas, do que os do alvo intensivo',
    ],
    right: [
      'Quem teve a pressão controlada de forma intensiva morreu menos do que quem seguiu o alvo convencional',
    ],
  },
  {
    passage:
      'Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)',
    wrong: [
      'O enalapril levou a menos mortes cardiovasculares ou hospitalizações por IC do que a inibição de angiotensina-neprilisina',
    ],
  },
  {
    passage:
      'n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)',
    wrong: [
      'A empagliflozina reduziu o MACE de 3 pontos com HR de 0,86 e intervalo de confiança de 0,49 a 0,77',
    ],
  },
  {
    passage:
      'n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)',
    wrong: [
      'A finerenona reduziu o composto renal com HR de 0,82, cujo limite inferior foi 0,93 e o superior 0,73',
    ],
  },
  {
    passage:
      'n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)',
    wrong: ['A apixabana reduziu a mortalidade com HR de 0,89 e intervalo de confiança de 0,998 a 0,80'],
    right: [
      'A apixabana também reduziu a mortalidade, ainda que com limite superior quase na unidade: HR 0,89 (0,80–0,998)',
    ],
  },
  {
    passage: 'n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)',
    wrong: [
      'O resultado do ácido tranexâmico na hemorragia intracerebral não foi neutro, segundo a escala de Rankin modificada em 90 dias',
    ],
  },
  {
    passage:
      'Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001',
    wrong: [
      'Em pacientes com SDRA leve, a posição prona reduziu a mortalidade em 28 dias de 32,8% para 16,0%',
    ],
  },
  {
    passage: '75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)',
    wrong: [
      'O uso de solução balanceada aumentou a mortalidade em 90 dias (26,4%) em relação à salina 0,9% (27,2%)',
    ],
  },
  {
    passage: '1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer',
    wrong: [
      'A terapia antirretroviral precoce fez crescer o número de transmissões vinculadas do HIV-1 entre os casais',
      'A terapia antirretroviral precoce favoreceu a transmissão do HIV-1 dentro do casal',
    ],
  },
  {
    passage:
      'n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%',
    right: [
      'O benznidazol aumentou a conversão da PCR (66,2% vs 33,5%) sem que o desfecho primário se reduzisse de modo significativo',
      'Ao contrário da conversão da PCR, que foi maior com o tratamento (66,2% contra 33,5%), o desfecho clínico primário não mudou significativamente com benznidazol',
    ],
  },
  {
    passage:
      'groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs',
    wrong: ['Salicilatos e AINEs estão liberados para o paciente com dengue'],
    right: [
      'Os pacientes com dengue são estratificados nos grupos A, B, C e D, e os do grupo C recebem 10 mL/kg nos primeiros 60 minutos',
    ],
  },
  {
    passage: 'SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track',
    wrong: [
      'A via de resgate com corticoide inalatório-formoterol não é a preferida na asma',
      'Não se recomenda corticoide inalatório com formoterol como resgate preferencial na asma',
    ],
  },
  {
    passage:
      'n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)',
    wrong: [
      'A dabigatrana 150 mg obteve RR de 0,66, com limite inferior de 0,82 e superior de 0,53',
      'A varfarina preveniu melhor o AVC e a embolia sistêmica do que a dabigatrana 150 mg (RR 0,66)',
    ],
  },
  {
    passage: 'n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)',
    wrong: ['A empagliflozina alçou a progressão renal ou morte cardiovascular de 13,1% a 16,9% na DRC'],
  },
  {
    passage: 'n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)',
    wrong: ['Com a espironolactona, a mortalidade na IC grave passou de 35% a 46%'],
  },
  {
    passage:
      'n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)',
    wrong: ['O anlodipino sobressaiu à clortalidona ao diminuir a DAC fatal ou o IAM não fatal'],
  },
  {
    passage:
      'Oral semaglutide 25 mg once daily or placebo for 64 weeks in 318 adults with obesity but no diabetes: mean weight change −12.1% vs −2.6%; weight loss of 15% or more in 41% vs 5%; gastrointestinal adverse events 70% vs 38%, mostly mild; treatment stopped for adverse events in 8% vs 5%.',
    wrong: ['Os participantes que usaram semaglutida oral ganharam, em média, 12,1% de peso em 64 semanas'],
  },
  {
    passage:
      'Four trials, 2,109 inpatients with uncomplicated gram-negative bacteremia, 7 vs 14 days: 90-day mortality 12.9% vs 13.6% (RR 0.95; 95% CI 0.77-1.17); relapse 3.4% vs 2.9% (p=0.48); Clostridioides difficile infection 1.5% vs 2.3%. Patients with neutropenia were excluded. Hospital stay was 1.8 days shorter with the short course.',
    wrong: ['O tempo de hospitalização foi maior com o tratamento curto do que com o longo'],
  },
  {
    passage:
      'Septic shock, 3,386 adults in 41 ICUs: 28-day mortality 24.6% with balanced crystalloid vs 25.9% with saline, adjusted OR 0.93 (95% CI 0.80-1.08); new renal-replacement therapy 8.9% vs 11.7%, p=0.008; median norepinephrine duration 3 days in both groups; serum chloride was higher with saline.',
    wrong: ['O cloro sérico foi mais baixo com a solução salina do que com o cristaloide balanceado'],
  },
  {
    passage:
      'Chronic migraine, 12 weeks, 778 adults: monthly migraine days fell by 7.1 with atogepant 60 mg once daily and by 5.0 with placebo (p=0.001); 50% or greater response in 43% vs 27%; constipation 9.6% vs 3.1%. No treatment-related liver injury was seen.',
    wrong: ['Houve lesão hepática relacionada ao tratamento durante o uso da atogepanta'],
  },
  {
    passage:
      'In 172 patients with rheumatoid arthritis in remission for at least 12 months, tapering the TNF inhibitor to withdrawal led to more flares than stable dosing (58% vs 7%; p<0.001). After full-dose reinstatement, 92% regained remission within 26 weeks. Radiographic progression was similar in both groups.',
    right: [
      'Na artrite reumatoide em remissão há pelo menos doze meses, reduzir o anti-TNF até a suspensão provocou mais recidivas do que manter a dose estável (58% versus 7%; p < 0,001)',
    ],
  },
  {
    passage:
      'Resectable esophageal squamous-cell carcinoma (n=432), neoadjuvant chemotherapy with or without toripalimab: pathological complete response 24.1% vs 6.5%; median event-free survival 31.7 vs 19.4 months, HR 0.62 (95% CI 0.48-0.80); grade 3-4 adverse events 58% vs 51%; surgery was not delayed by immunotherapy.',
    wrong: [
      'A resposta patológica completa foi de 24,1% com quimioterapia isolada e de 6,5% com toripalimabe mais quimioterapia',
      'A imunoterapia atrasou a realização da cirurgia',
    ],
  },
  {
    passage:
      'Aspirin 150 mg versus 75 mg daily started before 16 weeks, 6 trials, 5,872 pregnancies: preterm preeclampsia 2.7% vs 4.4% (RR 0.61; 95% CI 0.45-0.83), NNT 59; postpartum hemorrhage 7.1% vs 6.6% (p=0.45); mean birth weight 3,142 g vs 3,085 g; placental abruption was rare in both groups.',
    wrong: [
      'O NNT da aspirina 150 mg em relação a 75 mg para evitar um caso de pré-eclâmpsia pré-termo foi 69',
      'O peso médio ao nascer foi menor com 150 mg de aspirina do que com 75 mg',
    ],
  },
  {
    passage:
      'Bipolar I disorder, adults aged 60 years or older (n=228), 18 months: relapse 31.0% with lithium vs 44.7% with quetiapine (HR 0.63; 95% CI 0.42-0.95); tremor 27% vs 9%; weight gain of 7% or more in 8% vs 24%; mean eGFR decline 3.9 vs 2.8 mL/min/1.73 m²; no suicides occurred in either arm.',
    wrong: ['Ocorreram suicídios durante o acompanhamento dos idosos com transtorno bipolar'],
  },
  {
    passage:
      'Midline laparotomy, 480 patients with BMI ≥27 kg/m²: incisional hernia at 24 months 12.1% with prophylactic onlay mesh vs 29.6% with primary suture (OR 0.33; 95% CI 0.20-0.53); seroma 18.3% vs 6.7%; surgical-site infection 9.4% vs 10.2%, p=0.77; operating time was 16 minutes longer with mesh.',
    wrong: ['O seroma diminuiu com a tela profilática, de 18,3% para 6,7%'],
  },
  {
    passage:
      'Moderate-to-severe atopic dermatitis, age 12 years or older (n=391): EASI-75 at week 12 in 62.4% with abrocitinib 200 mg, 41.3% with 100 mg and 11.7% with placebo; nausea 18.1%, 8.4% and 2.6%; platelet counts fell transiently, with a nadir at week 4; no venous thromboembolism or death was reported.',
    wrong: ['Foi relatado tromboembolismo venoso no ensaio do abrocitinibe'],
  },
  {
    passage:
      'Adults aged 60 years or older (n=25,460), one dose, median 7.4 months: RSV lower respiratory tract disease in 9 vaccine vs 44 placebo recipients, efficacy 79.5% (95% CI 58.1-91.0); efficacy against severe disease 91.2%; injection-site pain 61% vs 10%; serious adverse events 4.1% vs 4.0%; atrial fibrillation within 30 days in 10 vs 4.',
    wrong: ['A vacina contra o VSR reduziu a fibrilação atrial em 30 dias, de 10 para 4 casos'],
  },
  {
    passage:
      'We recommend an SGLT2 inhibitor for adults with type 2 diabetes, CKD and eGFR ≥20 mL/min/1.73 m², regardless of HbA1c. Stop metformin when eGFR falls below 30 mL/min/1.73 m²; halve the dose at eGFR 30-44. Aim for HbA1c <7% in most nonpregnant adults; <8% is acceptable when life expectancy is limited. Measure urinary albumin at least annually.',
    wrong: ['Com TFGe entre 30 e 44 mL/min/1,73 m², a dose de metformina deve ser dobrada'],
    right: [
      'Para a maioria dos adultos, fora da gestação, a meta de HbA1c é inferior a 7%, aceitando-se menos de 8% quando a expectativa de vida é limitada',
      'A albumina urinária deve ser dosada pelo menos uma vez por ano',
    ],
  },
  {
    passage:
      'Treat cancer-associated venous thromboembolism with a DOAC or low-molecular-weight heparin for at least 6 months. Prefer low-molecular-weight heparin in unresected luminal gastrointestinal tumors. Full doses are appropriate with platelets ≥50 × 10⁹/L; halve the dose at 25-50 × 10⁹/L and withhold below 25 × 10⁹/L. Inferior vena cava filters are not recommended routinely.',
    wrong: ['Quando as plaquetas estão entre 25 e 50 × 10⁹/L, a dose do anticoagulante deve ser dobrada'],
  },
  {
    passage:
      'Check ANC weekly for the first 18 weeks of clozapine, every 2 weeks until week 52 and every 4 weeks thereafter. Stop clozapine if ANC falls below 1.0 × 10⁹/L. Aim for a plasma concentration of at least 350 ng/mL before declaring nonresponse. Monitor troponin and CRP weekly for the first 4 weeks. Smoking cessation raises clozapine levels. Restart at 12.5 mg after a gap longer than 48 hours.',
    wrong: ['A cessação do tabagismo reduz os níveis séricos de clozapina'],
  },
  {
    passage: 'n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)',
    wrong: ['Para morte hospitalar no trauma, o RR foi 0,91, com limite inferior de 0,97 e superior de 0,85'],
  },
  {
    passage:
      'Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)',
    wrong: [
      'Na síndrome coronariana aguda, o resultado em 12 meses favoreceu o clopidogrel, com HR de 0,84 (0,77–0,92)',
    ],
  },
  {
    passage:
      'In 284 outpatients with chronic kidney disease taking spironolactone, patiromer 8.4 g/day lowered mean serum potassium by 0.62 mmol/L over 12 weeks, compared with 0.11 mmol/L with placebo (P<0.001). Spironolactone was still being taken at week 12 by 86% and 66%, respectively. Constipation was more frequent with patiromer, whereas eGFR did not change. Patients on dialysis were excluded.',
    right: [
      'Em 12 semanas, patirômero 8,4 g/dia baixou o potássio sérico em 0,62 mmol/L, ante 0,11 mmol/L do placebo',
    ],
  },
  {
    passage:
      'In 702 adults aged 65 years or older with subclinical hypothyroidism (TSH 4.6 to 19.9 mIU/L), levothyroxine did not improve hypothyroid symptoms or tiredness at 12 months. Mean TSH fell from 6.4 to 3.6 mIU/L with levothyroxine and to 5.5 mIU/L with placebo. Atrial fibrillation occurred in 3.1% and 3.4%, and fractures were not more common with treatment. Levothyroxine is not recommended for most such patients.',
    wrong: [
      'A levotiroxina está recomendada para a maioria dos idosos com hipotireoidismo subclínico',
      'O ensaio avaliou 702 adultos com menos de 65 anos e hipotireoidismo subclínico',
    ],
  },
  {
    passage:
      'Ensaio duplo-cego com 260 puérperas submetidas a cesariana comparou dipirona 1 g com paracetamol 1 g, ambos a cada 6 horas. A dor em 24 horas foi menor com dipirona (3,1 vs 4,4 pontos; p=0,002), e morfina de resgate foi usada por 26% e 41%, respectivamente. Não houve agranulocitose nem hipotensão grave. A duração da internação não diferiu entre os grupos.',
    wrong: ['O paracetamol controlou melhor a dor em 24 horas do que a dipirona (4,4 contra 3,1 pontos)'],
  },
  {
    passage:
      'Em 9 UTIs brasileiras, 2.184 adultos foram alocados a banho diário com clorexidina a 2% ou com água e sabão. A incidência de bacteremia associada a cateter foi de 1,9 contra 3,4 por 1.000 cateteres-dia (razão de taxas 0,56; IC 95% 0,38 a 0,83). A mortalidade na UTI foi semelhante (21,5% vs 22,1%). Reações cutâneas foram raras e não motivaram suspensão. Não se observou aumento de resistência à clorexidina.',
    wrong: [
      'No grupo de água e sabão, a bacteremia associada a cateter foi menor (3,4 por 1.000 cateteres-dia) do que no de clorexidina (1,9)',
    ],
  },
  {
    passage:
      'Em 308 pacientes com insuficiência cardíaca descompensada, a infusão contínua de furosemida não foi superior ao bolus a cada 12 horas quanto ao alívio da dispneia em 72 horas (p=0,47). A variação média da creatinina foi de 0,05 e 0,07 mg/dL. A dose alta produziu maior perda de peso do que a dose baixa (3,9 vs 2,8 kg), sem aumento de lesão renal em 60 dias.',
    wrong: [
      'Com a dose baixa de furosemida, a perda de peso foi maior (2,8 kg) do que com a dose alta (3,9 kg)',
    ],
  },
  {
    passage:
      'Ensaio em 18 unidades básicas de saúde randomizou 964 idosos com 70 anos ou mais para exercícios de equilíbrio três vezes por semana ou orientação verbal. Em 12 meses, a taxa de quedas foi de 0,8 vs 1,3 por pessoa-ano (RR 0,62; IC 95% 0,51 a 0,75). Fraturas de quadril ocorreram em 1,2% e 1,5%, sem diferença significativa. O medo de cair diminuiu com os exercícios. Idosos com demência não participaram.',
    wrong: [
      'O medo de cair aumentou entre os idosos que fizeram os exercícios',
      'Os exercícios reduziram de forma significativa as fraturas de quadril (1,2% x 1,5%)',
    ],
    right: ['Fraturas de quadril ocorreram em 1,2% e 1,5%, diferença que não foi significativa'],
  },
  {
    passage: 'n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)',
    wrong: [
      'No SELECT, os eventos cardiovasculares maiores foram menos frequentes no grupo controle do que com semaglutida (HR 0,80; IC 95% 0,72–0,90)',
    ],
  },
  {
    passage: 'n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%',
    wrong: [
      'No RECOVERY, o grupo em cuidado usual teve mortalidade em 28 dias menor que a do grupo dexametasona (razão de taxas 0,83; IC 95% 0,75–0,93)',
    ],
  },
  {
    passage:
      'In 532 patients, the median time until the first exacerbation was 202 days with metoprolol and 222 days with placebo (HR 1.05; 95% CI 0.84-1.32; P=0.66). Metoprolol was associated with a higher risk of exacerbation leading to hospitalization (HR 1.91; 95% CI 1.29-2.83). FEV1 did not change in either group.',
    right: [
      'O metoprolol não prolongou o tempo até a primeira exacerbação da DPOC (202 x 222 dias; p = 0,66)',
    ],
  },
  {
    passage:
      'In 4,878 children, 12-month vaccine efficacy was 75% (95% CI 71-79) at the seasonal sites and 68% (61-74) at the standard sites. Fever after vaccination occurred in 46.7% of vaccinees. No treatment-related deaths were reported. Efficacy was higher in children aged 5-17 months (79%).',
    right: [
      'A vacina R21 teve eficácia de 75% (IC95%: 71–79) nos locais de transmissão sazonal e de 68% nos demais',
    ],
  },
  {
    passage:
      'The number of migraine days per month was reduced by 3.2 in the 70-mg group, 3.7 in the 140-mg group and 1.8 in the placebo group (P<0.001 for each dose vs placebo). A 50% or greater reduction was achieved by 43.3%, 50.0% and 26.6% of patients. Rates of adverse events were similar across the groups.',
    wrong: ['Na dose de 140 mg houve redução de 37 dias de enxaqueca por mês'],
  },
  {
    passage:
      'In 237 patients with eGFR 15 to <60 mL/min/1.73 m2, mean serum potassium fell by 1.01 mmol/L at week 4 (from 5.58 mmol/L). After withdrawal, hyperkalemia (>=5.5 mmol/L) recurred in 60% with placebo and 15% with the binder (P<0.001). Constipation was the most common adverse event (11%).',
    wrong: ['Em quatro semanas o potássio médio caiu 10,1 mmol/L'],
  },
  {
    passage:
      'Efficacy of Single-Dose HPV Vaccination among Young African Women ‖ Women aged 15 to 20 years (n=2,275) were followed for 18 months. Single-dose bivalent vaccine efficacy against persistent HPV 16/18 infection was 96.8% (95% CI, 81.2 to 99.4). No vaccine-related serious adverse events were observed.',
    wrong: ['As mulheres foram seguidas por 18 anos após a dose única'],
  },
  {
    passage:
      'Eradication was 90.4% with 14-day bismuth quadruple therapy and 81.1% with 14-day clarithromycin triple therapy in 1,620 adults (P<0.001). Compliance did not differ. Adverse events were more frequent with quadruple therapy (47.2% vs 36.5%).',
    wrong: ['A taxa de erradicação foi inferior com a terapia quádrupla em relação à tríplice'],
  },
  {
    passage: 'n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)',
    right: [
      'A inibição de angiotensina-neprilisina superou o enalapril na insuficiência cardíaca: morte cardiovascular ou internação por IC em 21,8% contra 26,5% (HR 0,80)',
      'Trocar o enalapril pela inibição da angiotensina-neprilisina derrubou o risco de morte cardiovascular ou internação por IC (21,8% vs. 26,5%)',
    ],
  },
  {
    passage: 'n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)',
    right: [
      'Na insuficiência cardíaca grave, acrescentar espironolactona fez a mortalidade recuar de 46% para 35%',
      'A mortalidade na IC grave foi de 46% sem espironolactona e de 35% com o fármaco, num total de 1.663 participantes',
    ],
  },
  {
    passage:
      'n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)',
    right: [
      'Quem usou varfarina apresentou mais AVC ou embolia sistêmica do que quem usou 150 mg de dabigatrana',
      'Usuários de varfarina sofreram mais AVC ou embolia sistêmica que usuários de dabigatrana 150 mg',
      'Dabigatrana 150 mg protegeu mais que a varfarina contra AVC ou embolia sistêmica (1,11% versus 1,69% ao ano)',
    ],
  },
  {
    passage:
      'Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm',
    right: [
      'Estratégia com PEEP baixa teve menor mortalidade em 28 dias do que recrutamento pulmonar com PEEP titulada',
    ],
  },
  {
    passage:
      'Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)',
    wrong: ['AVC ou embolia sistêmica: resultado favorável à varfarina em relação à apixabana'],
  },
  {
    passage:
      'High-flow nasal oxygen resulted in lower 90-day mortality than noninvasive ventilation (12% vs. 28%; P=0.006), although intubation rates did not differ significantly between groups.',
    right: ['Quanto à intubação, alto fluxo e ventilação não invasiva foram semelhantes'],
  },
  {
    passage:
      'Amiodarone may prolong the QT interval. Concomitant use with simvastatin at doses above 20 mg daily should be avoided because of an increased risk of myopathy.',
    right: [
      'A amiodarona pode prolongar o QT, e sinvastatina acima de 20 mg/dia deve ser evitada junto com ela pelo risco aumentado de miopatia',
    ],
  },
  {
    passage:
      'Ferric carboxymaltose 1000 mg produced a larger hemoglobin increase at 6 weeks than oral ferrous sulfate (3.4 vs. 2.5 g/dL; P<0.001), and constipation was less common (2% vs. 15%).',
    right: [
      'A carboximaltose férrica (1 g IV) elevou a hemoglobina mais do que o sulfato ferroso oral (3,4 vs. 2,5 g/dL em 6 semanas) e constipou menos',
    ],
  },
  {
    passage:
      'At 6 months, 50% of patients in the hypothermia group and 48% in the normothermia group had died (relative risk, 1.04; 95% CI, 0.94 to 1.14; P=0.37). Arrhythmia with hemodynamic compromise was more common with hypothermia (24% vs. 17%; P<0.001).',
    right: ['Arritmias graves foram menos comuns em quem permaneceu em normotermia (17% contra 24%)'],
  },
  {
    passage:
      'Supervised exercise improved 6-minute walk distance by 48 m (95% CI 33-63) without any increase in serious adverse events.',
    right: [
      'O exercício supervisionado acrescentou 48 metros ao teste de caminhada de 6 minutos e mostrou-se seguro, sem aumento de eventos adversos graves',
    ],
  },
  {
    passage:
      'Adults: 500 mg to 1 g every 4 to 6 hours as needed, up to a maximum of 4 g in 24 hours. Do not exceed the stated dose. Avoid alcohol during treatment.',
    right: ['Paracetamol (adultos): 500–1.000 mg a cada 4–6 horas, sem passar de 4.000 mg por dia'],
  },
  {
    passage:
      'For men aged 55 to 69 years, the decision to undergo periodic PSA-based screening should be an individual one. We recommend against PSA-based screening in men 70 years and older.',
    right: [
      'A partir dos 70 anos recomenda-se contra o rastreamento com PSA; dos 55 aos 69, a decisão é individual',
    ],
  },
  {
    passage:
      'Low-dose aspirin 100 mg daily did not prolong disability-free survival (HR 1.01; 95% CI 0.92-1.11) and led to a higher rate of major hemorrhage (HR 1.38; 95% CI 1.18-1.62).',
    right: [
      'Em idosos saudáveis, AAS 100 mg/dia não prolongou a sobrevida livre de incapacidade e aumentou em 38% a hemorragia maior',
    ],
  },
  {
    passage:
      'Melatonin 4 mg nightly did not reduce the prevalence of delirium in critically ill patients (delirium-free assessments, 79.2% vs. 80.0%; P=0.55).',
    wrong: ['Houve diferença significativa entre melatonina e placebo nas avaliações livres de delirium'],
  },
  {
    passage:
      'Time to resolution of diabetic ketoacidosis was shorter with balanced crystalloids than with saline (13.0 vs. 16.9 hours; P=0.004).',
    wrong: ['A resolução da cetoacidose foi mais rápida com salina do que com cristaloides balanceados'],
  },
  {
    passage:
      'Routine imaging is not recommended for patients with nonspecific acute low back pain and no red flags. Bed rest should be discouraged; patients should remain active.',
    wrong: ['O repouso no leito deve ser incentivado na lombalgia aguda'],
  },
  {
    passage:
      'Cefazolin was associated with lower 90-day mortality (OR 0.63; 95% CI 0.41-0.99) and less nephrotoxicity than antistaphylococcal penicillins.',
    wrong: ['A cefazolina mostrou-se mais nefrotóxica que as penicilinas antiestafilocócicas'],
  },
  {
    passage:
      'Spironolactone is contraindicated in patients with hyperkalemia, Addison disease, or concomitant use of eplerenone. It may increase serum potassium.',
    wrong: ['A espironolactona pode reduzir o potássio sérico'],
  },
  {
    passage:
      'Physical therapy was noninferior to arthroscopic partial meniscectomy for patient-reported knee function over 24 months.',
    wrong: [
      'A fisioterapia foi inferior à meniscectomia parcial artroscópica quanto à função do joelho em 24 meses',
    ],
  },
  {
    passage:
      'Sustained resolution was higher after fecal microbiota transplantation than after vancomycin alone (92% vs. 33%; P=0.009).',
    wrong: [
      'O transplante de microbiota fecal não foi superior à vancomicina isolada na resolução sustentada',
    ],
  },
  {
    passage:
      'Adding intravenous magnesium to standard care improved rate control at 4 hours (64% vs. 44%; P<0.001). Flushing was more common with magnesium.',
    wrong: ['Rubor facial não foi mais comum com magnésio do que no tratamento padrão isolado'],
  },
  {
    passage:
      'Statin discontinuation did not increase 60-day mortality (23.8% vs. 20.3%; P=0.36) and was associated with better quality of life.',
    wrong: ['Desprescrição de estatina: piorou a qualidade de vida de quem tinha doença limitante'],
  },
  {
    passage:
      'Exposure to PM2.5 during pregnancy was positively associated with preterm birth (pooled OR 1.13 per 10 mcg/m3; 95% CI 1.03-1.24).',
    wrong: ['Quanto maior a exposição a PM2,5 na gravidez, menor a chance de parto prematuro'],
  },
  {
    passage:
      'Tamsulosin significantly increased stone passage compared with placebo for distal stones of 5 to 10 mm (87% vs. 79%).',
    wrong: ['Tansulosina | cálculos ureterais distais de 5–10 mm | menor taxa de eliminação que placebo'],
  },
  {
    passage:
      'The reduction in monthly headache days was greater with true acupuncture than with superficial acupuncture (13.1 vs. 8.8 days; P<0.001).',
    wrong: [
      'A acupuntura superficial superou a verdadeira na redução dos dias mensais de cefaleia tensional',
    ],
  },
  {
    passage:
      'SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)',
    right: [
      'Em comparação com a meta padrão, mirar uma PAS abaixo de 120 mmHg diminuiu tanto os eventos do desfecho primário (1,65% contra 2,19% ao ano) quanto as mortes por todas as causas (HR 0,73)',
    ],
  },
  {
    passage:
      'n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)',
    wrong: [
      'Os pacientes que receberam empagliflozina morreram mais de causa cardiovascular que os do grupo controle',
    ],
    right: [
      'Em diabéticos tipo 2, a empagliflozina reduziu o MACE de três componentes (HR 0,86) e, de forma mais marcante, a morte cardiovascular (3,7% vs. 5,9%)',
    ],
  },
  {
    passage: 'n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)',
    wrong: [
      'Pacientes que receberam evolocumabe apresentaram incidência mais alta do desfecho primário do que os controles',
      'O evolocumabe foi pior que o controle no desfecho primário composto',
    ],
  },
  {
    passage:
      'Five-year disease-free survival was 87.8% in the group without axillary dissection and 84.4% in the group with axillary dissection (HR 0.78; 95% CI 0.55-1.11; non-inferiority P=0.004). Lymphoedema was reported in 3% and 13% of patients, respectively. Axillary dissection can be avoided in these patients.',
    right: [
      'Omitir o esvaziamento axilar foi não inferior em sobrevida livre de doença e poupou as pacientes de linfedema (3% vs. 13%)',
    ],
  },
  {
    passage:
      'Surgical-site infection developed in 4.6% of patients after laparoscopic surgery and 12.9% after open surgery (P=0.004). Operative time was longer with laparoscopy (78 vs 61 minutes; P<0.001). Intra-abdominal abscess rates were similar (6.1% vs 5.8%; P=0.90).',
    wrong: ['A apendicectomia aberta teve tempo operatório maior que a laparoscópica'],
  },
  {
    passage:
      'Of the 257 patients initially treated with antibiotics, 100 underwent appendectomy within 5 years, a cumulative recurrence of 39.1% (95% CI 33.1%-45.3%). The overall complication rate was 24.4% in the appendectomy group and 6.5% in the antibiotic group (P<0.001). Sick leave was 11 days shorter with antibiotics.',
    wrong: ['O grupo cirúrgico apresentou menos complicações que o grupo tratado com antibióticos'],
  },
  {
    passage:
      'Incident HIV infection was observed in 4 participants in the cabotegravir group (0.20 per 100 person-years) and 36 in the TDF-FTC group (1.85 per 100 person-years) (HR 0.12; 95% CI 0.05-0.31). Injection-site reactions were more frequent with cabotegravir (38.0% vs 10.8%) but did not lead to discontinuation.',
    right: [
      'Como PrEP, o cabotegravir injetável superou o TDF-FTC oral (0,20 vs. 1,85 infecções por 100 pessoas-ano), apesar de mais reações no local de aplicação',
    ],
  },
  {
    passage:
      'Cognitive behavioural therapy versus zolpidem for chronic insomnia in older adults ‖ At 6 months, sleep efficiency was 82.1% with CBT and 72.4% with the hypnotic (P=0.002). Total sleep time was similar in the two groups. Falls were reported by 3 and 11 participants, respectively.',
    wrong: ['A eficiência do sono foi maior com zolpidem do que com terapia cognitivo-comportamental'],
  },
  {
    passage:
      'In 2,250 patients, clozapine was associated with a lower rate of psychiatric rehospitalization than non-clozapine antipsychotics (adjusted HR 0.78; 95% CI 0.69-0.88). Diabetes was more frequent in the clozapine group (2.8% vs 1.4%). All-cause mortality did not differ between groups.',
    right: [
      'Na esquizofrenia refratária, a clozapina associou-se a menos reinternações psiquiátricas, com mais diabetes e sem impacto na mortalidade',
    ],
  },
  {
    passage:
      'Mean reduction in the ADHD-RS score was 8.1 points with methylphenidate and 3.9 with placebo (P<0.001). Growth velocity was slower in the active arm: height gain was 1.4 cm less per year. Discontinuation for adverse effects occurred in 11% versus 2%.',
    right: [
      'O metilfenidato melhorou os sintomas de TDAH em pré-escolares, mas desacelerou o crescimento em 1,4 cm por ano',
    ],
  },
  {
    passage:
      'Median progression-free survival was 18.9 months with osimertinib and 10.2 months with standard EGFR-TKIs (HR 0.46; 95% CI 0.37-0.57). Grade 3 or higher adverse events were less frequent with osimertinib (34% vs 45%). The objective response rate was similar (80% vs 76%).',
    wrong: [
      'Os inibidores de EGFR convencionais proporcionaram sobrevida livre de progressão mais longa que o osimertinibe',
    ],
  },
  {
    passage:
      'The probability of survival at 6 weeks was higher in the restrictive-strategy group than in the liberal group (95% vs 91%; HR for death 0.55; 95% CI 0.33-0.92; P=0.02). Further bleeding occurred in 10% and 16%, respectively (P=0.01). The haemoglobin threshold was 7 g/dL in the restrictive arm and 9 g/dL in the liberal arm.',
    wrong: ['A estratégia liberal resultou em sobrevida maior em 6 semanas do que a estratégia restritiva'],
  },
  {
    passage:
      'Hydroxyurea reduced the rate of vaso-occlusive pain events (98.3 vs 44.6 events per 100 patient-years before and after treatment; incidence rate ratio 0.45; 95% CI 0.37-0.56). Malaria infections also became less frequent (46.9 vs 22.9 per 100 patient-years). Dose-limiting toxic effects occurred in 5.1% of children.',
    right: [
      'Depois de iniciada a hidroxiureia, as crises álgicas caíram de 98,3 para 44,6 por 100 pacientes-ano e os episódios de malária também rarearam',
    ],
  },
  {
    passage:
      'Continuous abstinence at weeks 9-12 was 29.2% with varenicline, 20.4% with the patch and 11.4% with placebo. Varenicline was superior to the patch (OR 1.68; 95% CI 1.46-1.93). Moderate to severe neuropsychiatric events did not increase significantly with varenicline relative to placebo.',
    wrong: ['O adesivo de nicotina foi superior à vareniclina em abstinência'],
  },
  {
    passage:
      'The overall rate of surgical-site infection was 9.5% in the chlorhexidine-alcohol group and 16.1% in the povidone-iodine group (RR 0.59; 95% CI 0.41-0.85; P=0.004). There was no difference in organ-space infections (4.4% vs 4.5%). Adverse events were similar.',
    wrong: [
      'O iodopovidona preveniu infecção do sítio cirúrgico com mais eficácia que a clorexidina alcoólica',
    ],
    right: [
      'O preparo da pele com clorexidina alcoólica preveniu infecções de sítio cirúrgico melhor que o iodopovidona, embora não as de órgão/espaço',
    ],
  },
  {
    passage:
      'Treatment success at 6 weeks was recorded in 74% of the doxycycline group and 91% of the prednisolone group, within the prespecified non-inferiority margin. Severe, life-threatening or fatal events by 52 weeks were less common in patients started on doxycycline (18% vs 36%; P=0.001).',
    right: [
      'Começar com doxiciclina, em vez de prednisolona, reduziu à metade os eventos graves ou fatais em 52 semanas, com eficácia a curto prazo não inferior',
    ],
  },
  {
    passage:
      'At 12-month follow-up, full remission was present in 49% of adolescents in family-based treatment and 23% in adolescent-focused individual therapy (P=0.024). At end of treatment the difference was not significant (42% vs 23%; P=0.055). Family-based treatment was superior at both follow-up points for partial remission.',
    right: [
      'Na anorexia nervosa, a terapia de base familiar superou a individual em remissão completa no seguimento de 12 meses, embora a diferença não fosse significativa ao final do tratamento',
    ],
  },
  {
    passage:
      'Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)',
    right: [
      'Clopidogrel teve mais eventos que ticagrelor na síndrome coronariana aguda (11,7% contra 9,8%; HR 0,84 [0,77–0,92] a favor do ticagrelor)',
    ],
  },
  {
    passage:
      '5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions',
    right: [
      'Dos efeitos isolados, o da estreptoquinase (25%) foi ligeiramente maior que o do AAS (23%), e juntos alcançaram 42% de redução do odds',
    ],
  },
  {
    passage: 'n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)',
    right: ['Foram incluídos 2.325 pacientes, e o intervalo de confiança do OR cruzou o 1 (até 1,03)'],
  },
  {
    passage: 'hypertension: office BP >=140 and/or 90 mm Hg',
    right: [
      'Uma sistólica ≥140 mmHg já basta para o critério de consultório, mesmo que a diastólica seja menor que 90 mmHg',
    ],
  },
  {
    passage: 'n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control',
    wrong: ['Em terapia intensiva, mirar glicemia rigorosamente controlada protegeu contra a morte'],
  },
  {
    passage:
      'Retrospective cohort of 912 patients with methicillin-susceptible Staphylococcus aureus bacteremia. Thirty-day mortality was 19.8% with ceftriaxone and 12.7% with flucloxacillin (adjusted HR 1.58; 95% CI 1.14 to 2.19). Acute kidney injury was more common with flucloxacillin (11% vs 6%).',
    wrong: [
      'Na bacteremia por MSSA, a ceftriaxona associou-se a mortalidade em 30 dias mais baixa que a flucloxacilina',
    ],
  },
  {
    passage:
      'Metotrexato é contraindicado na gravidez e na lactação. Na artrite reumatoide, a dose inicial recomendada é de 7,5 mg uma vez por semana. O uso concomitante de trimetoprima-sulfametoxazol aumenta o risco de mielossupressão. A suplementação com ácido fólico reduz a toxicidade gastrointestinal.',
    wrong: ['A suplementação com ácido fólico agrava a toxicidade gastrointestinal do metotrexato'],
  },
  {
    passage:
      'Among 640 infants with severe eczema or egg allergy, peanut allergy at 60 months was present in 13.7% of the avoidance group and 1.9% of the consumption group (P<0.001). Early introduction of peanuts significantly decreased the frequency of peanut allergy.',
    wrong: [
      'A alergia a amendoim aos 60 meses foi mais frequente nas crianças do grupo de consumo que nas do grupo de evitação',
    ],
    right: [
      'Em lactentes com eczema grave ou alergia a ovo, introduzir amendoim cedo derrubou a frequência de alergia aos 60 meses: 1,9% no grupo que consumiu e 13,7% no que evitou',
    ],
  },
  {
    passage:
      "In 120 patients with vertebral fractures of less than 6 weeks' duration, the proportion with pain score below 4 of 10 at 14 days was 44% in the vertebroplasty group and 21% in the placebo group (difference 23 percentage points; 95% CI 6–39; P=0.011). Two serious adverse events occurred in each group.",
    wrong: [
      'Houve mais pacientes com dor abaixo de 4 no grupo placebo que no grupo vertebroplastia aos 14 dias',
    ],
  },
  {
    passage:
      'In a matched cohort of 45,712 surgical patients, pulmonary complications occurred in 3.5% after sugammadex and 4.8% after neostigmine (adjusted OR 0.70; 95% CI 0.63–0.77). Respiratory failure was less common with sugammadex (0.8% vs 1.7%).',
    wrong: ['A insuficiência respiratória pós-operatória foi mais rara após neostigmina que após sugamadex'],
  },
  {
    passage:
      'In 217 adults with active noninfectious uveitis, median time to treatment failure was 24 weeks with adalimumab and 13 weeks with placebo (HR 0.50; 95% CI 0.36–0.70; P<0.001). Adverse events were reported more frequently among patients receiving adalimumab (1,052 vs 972 events per 100 person-years).',
    wrong: [
      'O tempo até a falha terapêutica foi mais curto nos pacientes com adalimumabe do que nos com placebo',
    ],
  },
  {
    passage:
      'Across 98 studies in children, the summary sensitivity of rapid antigen tests was 85.6% (95% CI 83.3–87.6) and specificity was 95.4% (95% CI 94.5–96.2). Molecular tests were more sensitive than immunoassays. Sensitivity did not vary with age.',
    wrong: ['Os imunoensaios foram mais sensíveis que os testes moleculares na faringite estreptocócica'],
  },
  {
    passage:
      'In 184 adults with sialorrhea, incobotulinumtoxinA 100 U reduced unstimulated salivary flow rate at week 4 compared with placebo (difference −0.09 g/min; P=0.004). Dry mouth was reported in 4% of patients. The 75 U dose was not superior to placebo for salivary flow.',
    wrong: ['A dose de 75 U foi superior ao placebo na redução do fluxo salivar'],
  },
  {
    passage:
      'O enalapril é contraindicado em pacientes com histórico de angioedema e durante a gravidez. A dose inicial na hipertensão é de 10 a 20 mg ao dia. O uso com suplementos de potássio pode aumentar o potássio sérico. Em pacientes com depuração de creatinina entre 30 e 80 mL/min, a dose inicial recomendada é de 5 a 10 mg/dia.',
    wrong: ['O uso concomitante de suplementos de potássio e enalapril pode baixar a potassemia'],
  },
  {
    passage:
      'Estudo de coorte com 8.940 nascidos a termo. A alta antes de 36 horas de vida associou-se a maior reinternação por icterícia (OR 1,62; IC 95% 1,20–2,18). Não se observou aumento de reinternação por sepse. Primiparidade materna foi fator de risco independente.',
    wrong: ['A alta antes de 36 horas aumentou também a reinternação por sepse'],
  },
  {
    passage:
      'Foram analisadas 5.216 uroculturas positivas para E. coli em seis municípios. A resistência a ciprofloxacino foi de 28,4%, a sulfametoxazol-trimetoprima de 37,9% e a nitrofurantoína de 2,1%. Entre 2016 e 2022 a resistência a ciprofloxacino aumentou, enquanto a resistência a fosfomicina permaneceu estável em 1,3%.',
    right: [
      'A nitrofurantoína (2,1%) e a fosfomicina (1,3%) exibiram as menores taxas de resistência, ao passo que 37,9% das cepas resistiam a sulfametoxazol-trimetoprima',
    ],
  },
  {
    passage:
      'Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)',
    wrong: [
      'O enalapril saiu-se melhor que a inibição da neprilisina em evitar morte cardiovascular ou hospitalização por IC',
    ],
  },
  {
    passage: 'n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)',
    wrong: [
      'Na ICFEP, a empagliflozina não trouxe ganho sobre o composto de morte cardiovascular ou internação por insuficiência cardíaca',
    ],
  },
  {
    passage: 'n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)',
    wrong: [
      'O uso de liraglutida acompanhou-se de excesso de eventos cardiovasculares maiores no diabetes tipo 2',
    ],
  },
  {
    passage: 'n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)',
    wrong: ['Houve piora do desfecho composto renal com a dapagliflozina na DRC'],
  },
  {
    passage: 'n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)',
    right: [
      'Não ter diabetes não impediu o benefício: com semaglutida, a incidência de MACE foi mais baixa (6,5% vs. 8,0%)',
    ],
  },
  {
    passage:
      'n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30',
    right: [
      'O rt-PA administrado até 3 h do AVC isquêmico melhorou o desfecho aos 3 meses (OR 1,7; 1,2–2,6), mas ao custo de mais hemorragia intracraniana sintomática (6,4% vs. 0,6%)',
    ],
  },
  {
    passage: 'n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)',
    wrong: ['O início precoce da TARV em assintomáticos não trouxe benefício no desfecho primário'],
  },
  {
    passage:
      'Tacrolimus ointment was more effective than hydrocortisone acetate for facial eczema but caused more application-site burning.',
    right: [
      'No eczema facial, a hidrocortisona foi menos eficaz que o tacrolimo, embora este arda mais no local',
    ],
  },
  {
    passage:
      'There is no evidence that prophylactic melatonin reduces the incidence of delirium in critically ill adults.',
    right: ['Falta evidência de que a melatonina profilática previna delirium em adultos na UTI'],
  },
  {
    passage:
      'Prolonged dual antiplatelet therapy lowered the rate of stent thrombosis but was associated with more moderate or severe bleeding.',
    wrong: ['Sangramento: a dupla antiagregação prolongada sangrou menos'],
  },
  {
    passage:
      'High monthly doses of vitamin D conferred no benefit on lower extremity function and were associated with an increased risk of falls.',
    wrong: ['A vitamina D em alta dose mensal protegeu contra quedas'],
    right: [
      'Doses mensais altas de vitamina D fizeram os participantes cair mais, sem melhora da função dos membros inferiores',
    ],
  },
  {
    passage:
      'Combination of methotrexate with a tumor necrosis factor inhibitor slowed radiographic progression more than methotrexate alone. Serious infections were similar in the two groups.',
    right: [
      'Associar anti-TNF ao metotrexato freou mais a progressão radiográfica, sem diferença nas infecções graves',
    ],
  },
  {
    passage:
      'Omission of radiotherapy was associated with an increased incidence of local recurrence but had no detrimental effect on overall survival.',
    right: ['Dispensar a radioterapia custou mais recidivas locais, sem prejuízo da sobrevida global'],
  },
  {
    passage:
      'Endovascular repair was associated with lower 30-day mortality than open repair, but the rate of late reintervention was higher.',
    wrong: ['Mortalidade em 30 dias: menor na cirurgia aberta que no reparo endovascular'],
  },
  {
    passage:
      'Probiotic supplementation reduced the risk of necrotising enterocolitis in very preterm infants. Late-onset sepsis was not affected.',
    right: [
      'Em muito prematuros, o probiótico protegeu contra enterocolite necrosante, sem efeito na sepse tardia',
    ],
  },
  {
    passage:
      'Beta-blocker use was not associated with an increase in adverse cardiovascular events in patients with cocaine-associated chest pain.',
    wrong: [
      'O betabloqueador aumentou os eventos cardiovasculares adversos na dor torácica ligada à cocaína',
    ],
  },
  {
    passage:
      'Intensive lowering of blood pressure did not result in a significant reduction in the rate of death or severe disability. Renal adverse events were more frequent with intensive treatment.',
    right: [
      'Na hemorragia intracerebral, baixar a PA intensivamente não poupou mortes nem incapacidade grave e trouxe mais eventos renais',
    ],
  },
  {
    passage:
      'Mirabegron had similar efficacy to antimuscarinics and was better tolerated, with a lower incidence of dry mouth.',
    wrong: ['Boca seca foi mais comum com mirabegrona do que com antimuscarínicos'],
  },
  {
    passage:
      'Treatment with pregabalin did not significantly reduce the intensity of leg pain associated with sciatica. The incidence of adverse events was significantly higher in the pregabalin group than in the placebo group.',
    right: [
      'Na ciática, a pregabalina não aliviou a dor na perna e ainda trouxe mais efeitos adversos que o placebo',
    ],
  },
  {
    passage: 'n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)',
    right: [
      'As três doses de tirzepatida levaram a quedas de HbA1c superiores à obtida com semaglutida 1 mg em 40 semanas',
    ],
  },
  {
    passage:
      'New morphometric vertebral fractures occurred in 1.6% of men assigned to zoledronate and 4.9% of those assigned to placebo over 2 years (RR 0.33, 95% CI 0.16-0.70). Bone mineral density at the lumbar spine increased by 5.7% with zoledronate.',
    right: [
      'Em homens com osteopenia, o zoledronato fez cair de 4,9% para 1,6% a incidência de fraturas vertebrais morfométricas em dois anos',
    ],
  },
  {
    passage:
      'Median percent reduction in seizure frequency was 46.2% with tenzirafen 200 mg and 18.5% with placebo (P<0.001). Dizziness was reported by 24% and 9% of patients, respectively.',
    right: [
      'A mediana de redução das crises foi bem superior com tenzirafeno (46,2%) do que com placebo (18,5%)',
    ],
  },
  {
    passage:
      'Intermittent high-dose vitamin D increased the risk of falls (RR 1.12, 95% CI 1.03-1.22; 9 trials), whereas daily doses of 800-1000 IU reduced it (RR 0.88, 0.80-0.97).',
    right: [
      'O esquema importa: doses diárias de 800 a 1000 UI reduziram as quedas, enquanto bolus intermitentes altos as aumentaram',
    ],
  },
  {
    passage:
      'Pain at 6 months fell by 17 mm on a 100-mm scale with methotrexate 20 mg weekly and by 8 mm with placebo (between-group difference -9 mm; 95% CI -16 to -2).',
    right: [
      'O alívio da dor foi maior com metotrexato do que com placebo (queda de 17 mm e de 8 mm na escala visual)',
    ],
  },
  {
    passage:
      'Mediterranean diet and incident dementia: a cohort of 60,298 adults ‖ High adherence to a Mediterranean diet was associated with a lower risk of dementia (HR 0.77; 95% CI 0.65-0.91). There was no significant interaction with polygenic risk.',
    wrong: ['A coorte acompanhou 90.298 adultos'],
  },
  {
    passage:
      'LDL cholesterol declined by 38.4% with carvastatin 20 mg and rose by 0.3% with placebo at 24 weeks. Growth and sexual maturation were not affected.',
    right: [
      'A carvastatina derrubou o LDL das crianças em 38,4% e não interferiu no crescimento nem na maturação sexual',
    ],
  },
  {
    passage:
      'Mean haemoglobin rose by 2.1 g/dL after a single intravenous infusion and by 1.3 g/dL with oral ferrous sulfate at 6 weeks. Gastrointestinal complaints were less frequent with intravenous iron.',
    right: ['As queixas gastrointestinais foram mais comuns com o ferro oral'],
  },
  {
    passage:
      'Bronchopulmonary dysplasia was less frequent in the budesonide group (27.8% vs 38.0%), but mortality tended to be higher (16.9% vs 13.6%; P=0.17).',
    right: [
      'A budesonida inalatória diminuiu a displasia broncopulmonar em prematuros, com tendência não significativa a maior mortalidade',
    ],
  },
  {
    passage:
      'Continuous abstinence for 6 months was 22% with cytisine and 15% with nicotine replacement. Nausea and vomiting were more frequent with cytisine (RR 1.7).',
    wrong: ['A reposição nicotínica proporcionou taxa de abstinência mais alta que a citisina'],
  },
  {
    passage:
      'Levothyroxine provided no apparent benefit on hypothyroid symptoms or tiredness scores at 1 year. Mean TSH decreased from 6.4 to 3.6 mIU/L.',
    right: [
      'Tratar o hipotireoidismo subclínico do idoso com levotiroxina baixou o TSH, sem benefício aparente nos sintomas ou no cansaço',
    ],
  },
  {
    passage:
      'Estimated blood loss greater than 1000 mL occurred in 26.7% of the tranexamic acid group and 31.6% of the placebo group. There was no increase in thromboembolic events within 3 months.',
    wrong: ['O ácido tranexâmico na cesariana aumentou os eventos tromboembólicos nos três meses seguintes'],
  },
  {
    passage:
      'Disability-free survival at 1 year was 82.3% in the liberal group and 81.9% in the restrictive group (P=0.61). Acute kidney injury was 5.0% with liberal and 8.6% with restrictive fluid (P<0.001).',
    right: [
      'A restrição hídrica perioperatória não mudou a sobrevida livre de incapacidade, porém aumentou a lesão renal aguda',
    ],
  },
  {
    passage:
      'Resolution without recurrence at 8 weeks: 92% after transplantation, 42% after fidaxomicin and 19% after vancomycin.',
    wrong: ['A vancomicina resolveu mais casos sem recorrência do que a fidaxomicina'],
    right: ['Entre os antibióticos, a fidaxomicina teve taxa de resolução superior à da vancomicina'],
  },
  {
    passage:
      'Torvexil increases plasma concentrations of simvastatin; do not exceed simvastatin 20 mg daily. Hepatic function should be monitored every 3 months.',
    wrong: ['O torvexil diminui os níveis plasmáticos de sinvastatina'],
  },
  {
    passage:
      'n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)',
    right: [
      'Apixabana foi superior à varfarina em eficácia (AVC ou embolia sistêmica, HR 0,79), causou menos sangramento maior (HR 0,69) e ainda reduziu a mortalidade (HR 0,89)',
    ],
  },
  {
    passage:
      'Monthly high-dose vitamin D (100,000 IU) increased the rate of falls compared with standard dosing (incidence rate ratio 1.38; 95% CI 1.12 to 1.70), whereas acute respiratory infections fell by 40%.',
    wrong: ['Vitamina D mensal em dose alta protegeu contra quedas os idosos institucionalizados'],
  },
  {
    passage:
      'In the antibiotic group, 39.1% underwent appendectomy within 5 years. Overall complications were less common after antibiotics than after surgery (6.5% vs 24.4%; p<0.001).',
    right: [
      'Tratar apendicite não complicada com antibiótico resultou em menos complicações que a cirurgia (6,5% vs. 24,4%), ainda que 39,1% acabassem operados em até 5 anos',
    ],
  },
  {
    passage:
      'UX-3 reduced micturitions by 1.8 per 24 h versus 1.2 with placebo (p<0.001). Dry mouth occurred at a rate similar to placebo, and blood pressure did not change.',
    right: [
      'UX-3 reduziu as micções diárias mais do que placebo (1,8 contra 1,2), com boca seca em frequência similar',
    ],
  },
  {
    passage:
      'Over 40 months, the four-component MACE was lower with the study drug (11.7% vs 13.3%; HR 0.87; 95% CI 0.79 to 0.96). There was no effect on death from any cause (HR 1.03; 95% CI 0.90 to 1.18). Gout (3.1% vs 2.1%) and cholelithiasis (2.2% vs 1.2%) were slightly more common.',
    right: [
      'Em intolerantes a estatina, o fármaco reduziu o MACE de quatro componentes em 13%, não alterou a mortalidade total e aumentou um pouco gota e colelitíase',
    ],
  },
  {
    passage:
      'Sustained virologic response was 99.1% after 8 weeks and 99.7% after 12 weeks. No patient discontinued treatment because of adverse events.',
    right: [
      'A resposta virológica sustentada superou 99% tanto com 8 quanto com 12 semanas, e ninguém abandonou o tratamento por eventos adversos',
    ],
  },
  {
    passage:
      'After 16 weeks, 67% of treated participants tolerated 600 mg of peanut protein versus 7% with placebo (p<0.001). Safety outcomes did not differ between groups, aside from more injection-site reactions with active treatment.',
    right: [
      'Após 16 semanas, 67% dos tratados toleraram 600 mg de proteína de amendoim, contra 7% com placebo, sem diferença de segurança além de mais reações no local da injeção',
    ],
  },
  {
    passage:
      'n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)',
    wrong: [
      'Falência renal, queda da TFGe ou morte renal ocorreram em 21,1% dos que usaram finerenona e em 17,8% do grupo comparador',
    ],
  },
  {
    passage: 'n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)',
    wrong: [
      'Em obesos sem diabetes, a semaglutida não trouxe proteção contra eventos cardiovasculares maiores',
    ],
  },
  {
    passage:
      'n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)',
    wrong: ['A varfarina protegeu mais contra AVC e embolia sistêmica do que a dabigatrana 150 mg'],
    right: [
      'O inibidor direto da trombina, na dose de 150 mg, superou o antagonista da vitamina K na prevenção de AVC ou embolia sistêmica (RR 0,66; IC 95% 0,53–0,82; n = 18.113)',
    ],
  },
  {
    passage: 'LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL',
    wrong: [
      'Pela diretriz brasileira, FEVE < 40% indica fração preservada e FEVE ≥ 50% indica fração reduzida',
    ],
  },
  {
    passage:
      'KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)',
    wrong: ['A classificação da DRC pela KDIGO não leva em conta a albuminúria'],
  },
  {
    passage: 'post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D',
    wrong: ['O relatório GOLD de 2023 trocou os grupos A, B e E pela divisão de A a D'],
  },
  {
    passage:
      'At 40 weeks, in 1879 patients with type 2 diabetes, the change in the glycated hemoglobin level was −2.01 percentage points, −2.24 percentage points and −2.30 percentage points with 5 mg, 10 mg and 15 mg of tirzepatide, respectively, and −1.86 percentage points with 1 mg of semaglutide.',
    wrong: [
      'A queda da HbA1c foi de 1,86 ponto percentual com tirzepatida 5 mg e de 2,01 pontos percentuais com semaglutida 1 mg',
    ],
  },
  {
    passage:
      '20 211 patients with trauma and significant haemorrhage were randomly assigned to tranexamic acid or placebo. Death in hospital was significantly reduced with tranexamic acid (14·5% vs 16·0%; relative risk 0·91, 95% CI 0·85–0·97).',
    wrong: ['Entre vítimas de trauma com hemorragia, a mortalidade hospitalar subiu com o antifibrinolítico'],
    right: [
      'A mortalidade hospitalar foi significativamente maior com placebo do que com ácido tranexâmico (16,0% contra 14,5%)',
    ],
  },
  {
    passage:
      'The trial of 861 patients with acute respiratory distress syndrome compared ventilation with a tidal volume of 6 ml per kilogram with a tidal volume of 12 ml per kilogram. Mortality was lower in the group treated with lower tidal volumes (31.0 percent vs. 39.8 percent, P=0.007).',
    right: [
      'Volumes correntes menores (6 mL/kg) associaram-se a maior sobrevida que os de 12 mL/kg em 861 pacientes com SDRA',
      'Volumes correntes mais baixos salvaram mais vidas na SDRA: 31,0% de mortalidade contra 39,8%',
    ],
  },
  {
    passage:
      'O diagnóstico de diabetes é feito por glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5%, com confirmação do resultado.',
    wrong: [
      'Glicemia de jejum ≥ 126 mg/dL basta para o diagnóstico de diabetes, sem necessidade de confirmação',
    ],
    right: [
      'O diagnóstico de diabetes não deve ser fechado sem confirmação da glicemia de jejum ≥ 126 mg/dL ou da HbA1c ≥ 6,5%',
    ],
  },
  {
    passage:
      'A Diretriz Brasileira de Insuficiência Cardíaca de 2018 classifica a insuficiência cardíaca pela fração de ejeção do ventrículo esquerdo em reduzida, intermediária e preservada, e inclui os peptídeos natriuréticos na investigação diagnóstica.',
    wrong: [
      'Na diretriz brasileira de 2018, a classificação da IC dispensa a fração de ejeção do ventrículo esquerdo',
      'A diretriz de 2018 deixa os peptídeos natriuréticos fora da investigação diagnóstica da insuficiência cardíaca',
    ],
  },
  {
    passage:
      'A diretriz KDIGO de 2024 define a doença renal crônica como alteração persistente da estrutura ou da função dos rins e a classifica por causa, taxa de filtração glomerular e albuminúria.',
    wrong: ['Segundo a KDIGO 2024, a DRC é uma alteração transitória da estrutura ou da função dos rins'],
    right: [
      'A KDIGO 2024 não classifica a DRC apenas pela taxa de filtração glomerular: considera também a causa e a albuminúria',
    ],
  },
  {
    passage:
      'Em adultos hipertensos de alto risco cardiovascular e sem diabetes, buscar pressão sistólica abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, reduziu os eventos cardiovasculares maiores. Desfecho cardiovascular composto: HR 0,75 (IC 95% 0,64–0,89). O SPRINT não incluiu pessoas com diabetes.',
    right: [
      'Diabéticos ficaram de fora do SPRINT, que viu menos eventos cardiovasculares maiores com o alvo mais baixo de PAS',
    ],
  },
  {
    passage:
      'Em pessoas aparentemente saudáveis, com LDL não elevado e proteína C reativa ultrassensível elevada, a rosuvastatina reduziu os eventos cardiovasculares maiores em comparação com placebo. Eventos cardiovasculares maiores: HR 0,56 (IC 95% 0,46–0,69).',
    right: [
      'A redução relativa obtida com a estatina sobre o placebo foi de 44% para eventos cardiovasculares maiores (IC 95% do HR: 0,46–0,69)',
      'Mesmo sem LDL elevado, pessoas com PCR ultrassensível alta tiveram 44% menos eventos cardiovasculares maiores com rosuvastatina',
    ],
  },
  {
    passage:
      'No AVC isquêmico, a alteplase intravenosa iniciada em até 3 h do início dos sintomas aumentou a chance de evolução favorável em 3 meses em comparação com placebo. Evolução favorável em 3 meses: OR 1,7 (IC 95% 1,2–2,6). A alteplase aumentou a hemorragia intracraniana sintomática no NINDS.',
    right: [
      'O trombolítico, quando começado em até 180 min dos sintomas, favoreceu a recuperação aos 3 meses mais do que o placebo',
    ],
  },
  {
    passage:
      'No trauma com hemorragia significativa ou risco dela, o ácido tranexâmico reduziu a mortalidade hospitalar em comparação com placebo. Morte hospitalar: RR 0,91 (IC 95% 0,85–0,97).',
    wrong: [
      'O ácido tranexâmico deixou inalterada a mortalidade hospitalar no trauma com hemorragia significativa',
    ],
  },
  {
    passage:
      'Na síndrome do desconforto respiratório agudo grave, a posição prona precoce e prolongada reduziu a mortalidade em 28 dias em comparação com a posição supina. Morte em 28 dias: 16,0% vs. 32,8% (p < 0,001).',
    wrong: ['Morreram em 28 dias 32,8% dos pacientes em posição prona e 16,0% dos mantidos em supina'],
  },
  {
    passage:
      'Em casais sorodiscordantes, iniciar cedo a terapia antirretroviral reduziu a transmissão do HIV ao parceiro em comparação com o início tardio. Transmissão geneticamente ligada: HR 0,04 (IC 95% 0,01–0,27).',
    wrong: [
      'Em casais sorodiscordantes, o início tardio da terapia antirretroviral foi o que mais reduziu a transmissão do HIV ao parceiro',
    ],
  },
  {
    passage:
      'Na cardiomiopatia chagásica crônica estabelecida, o benznidazol não reduziu de modo significativo a progressão clínica da doença cardíaca em comparação com placebo. Desfecho cardíaco composto: HR 0,93 (IC 95% 0,81–1,07). O BENEFIT não avaliou a fase aguda nem a forma indeterminada da doença de Chagas.',
    wrong: [
      'O benznidazol retardou significativamente a progressão clínica da cardiopatia na doença de Chagas crônica',
    ],
    right: ['A fase aguda e a forma indeterminada da doença de Chagas ficaram fora do escopo do BENEFIT'],
  },
  {
    passage: 'n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)',
    right: [
      '- 4.744 pacientes; agravamento da insuficiência cardíaca ou morte de causa cardiovascular em 16,3% contra 21,2%',
      'Na IC com fração de ejeção reduzida, 16,3% dos que receberam dapagliflozina pioraram da insuficiência cardíaca ou morreram de causa cardiovascular, contra 21,2% no grupo de comparação (HR 0,74; 0,65 a 0,85)',
    ],
  },
  {
    passage: 'n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)',
    wrong: [
      'Progressão da doença renal ou morte cardiovascular ocorreu em 16,9% dos tratados com empagliflozina e em 13,1% do grupo de comparação',
    ],
  },
  {
    passage:
      'Of 6425 patients hospitalized with Covid-19, 22.9% of those in the dexamethasone group and 25.7% of those in the usual care group died within 28 days (rate ratio, 0.83; 95% CI, 0.75 to 0.93). Among patients receiving invasive mechanical ventilation, mortality was 29.3% with dexamethasone vs. 41.4% with usual care.',
    wrong: ['A mortalidade em 28 dias foi a mesma com dexametasona e com o cuidado habitual'],
  },
  {
    passage:
      'A insuficiência cardíaca é classificada em ICFEr (FEVE < 40%), ICFEi (FEVE 40–49%) e ICFEp (FEVE ≥ 50%). Para rastreamento, usa-se NT-proBNP com ponto de corte de 125 pg/mL.',
    wrong: ['FEVE < 40% define a ICFEp, e FEVE ≥ 50% define a ICFEr'],
  },
  {
    passage:
      'As Diretrizes Brasileiras de Hipertensão Arterial de 2020, já substituídas pela edição de 2025, definem a hipertensão pela pressão arterial medida no consultório. A DBHA 2020 foi substituída pela DBHA 2025.',
    wrong: [
      'A DBHA 2020 não foi substituída por edição mais nova',
      'Na DBHA 2020, a definição de hipertensão não se baseia na pressão medida no consultório',
      'A DBHA 2020 veio substituir a DBHA 2025',
    ],
    right: [
      'A edição de 2020, que definia a hipertensão pela pressão de consultório, deu lugar à diretriz de 2025',
      'A DBHA 2020 já não é a edição mais recente: foi substituída pela de 2025',
    ],
  },
  {
    passage:
      'A Diretriz da Sociedade Brasileira de Diabetes de 2025 estabelece o diagnóstico de diabetes pela glicemia de jejum ou pela hemoglobina glicada, com confirmação do resultado.',
    wrong: [
      'A SBD 2025 dispensa a confirmação do resultado para diagnosticar diabetes',
      'A hemoglobina glicada não é aceita pela SBD 2025 para o diagnóstico de diabetes',
    ],
  },
  {
    passage:
      'Na insuficiência cardíaca com fração de ejeção reduzida, a dapagliflozina reduziu a piora da insuficiência cardíaca ou a morte cardiovascular em comparação com placebo. Piora da IC ou morte cardiovascular: HR 0,74 (IC 95% 0,65–0,85).',
    right: [
      'Frente ao placebo, o inibidor do SGLT2 diminuiu o agravamento da IC ou a morte CV na ICFEr (HR 0,74)',
    ],
  },
  {
    passage:
      'Na fibrilação atrial, a apixabana reduziu o AVC ou a embolia sistêmica em comparação com a varfarina. AVC ou embolia sistêmica: HR 0,79 (IC 95% 0,66–0,95).',
    wrong: [
      'Em pacientes com fibrilação atrial, a apixabana foi menos protetora contra AVC ou embolia sistêmica do que a varfarina',
      'Na fibrilação atrial, a apixabana reduziu o AVC ou a embolia sistêmica em comparação com placebo (HR 0,79)',
    ],
    right: ['Na fibrilação atrial, a varfarina preveniu menos AVC ou embolia sistêmica do que a apixabana'],
  },
  {
    passage:
      'Na suspeita de infarto agudo do miocárdio, o ácido acetilsalicílico e a estreptoquinase reduziram, cada um, a mortalidade vascular em 5 semanas, e a associação dos dois reduziu-a ainda mais. Morte vascular em 5 semanas: chance 42% menor com os dois.',
    wrong: [
      'Na suspeita de IAM, a associação de AAS e estreptoquinase reduziu menos a mortalidade vascular do que cada um isolado',
      'A associação de AAS e estreptoquinase reduziu menos a mortalidade vascular do que cada um deles isoladamente',
    ],
  },
  {
    passage:
      'n=1,106, 12 weeks: monthly migraine days -4.3 (60 mg) and -3.6 (30 mg) vs -2.4 (placebo), p<0.001 for both; constipation 6.9% vs 7.1%',
    wrong: [
      'Nenhuma das doses de sefrigepanta se distinguiu do placebo quanto aos dias mensais de enxaqueca',
    ],
  },
  {
    passage:
      'n=1,026: birth before 34 weeks 19.3% vs 20.1%, RR 0.96 (0.75-1.23), p=0.74 (neutral); maternal headache 14.2% vs 6.0%',
    wrong: ['O nifetocol em dose baixa diminuiu os nascimentos antes de 34 semanas nas gestações gemelares'],
  },
  {
    passage:
      'n=588, 6 weeks: MADRS -13.9 vs -11.2 points, difference -2.7 (-4.1 to -1.3); ISI -9.8 vs -6.5; somnolence 8.3% vs 3.4%; suicidal ideation not increased',
    wrong: ['O escore ISI de insônia caiu 6,5 pontos com zelorexanto e 9,8 no comparador'],
  },
  {
    passage:
      'n=812, 72 weeks: steatohepatitis resolution without worsening of fibrosis 31.2% vs 12.5%; fibrosis improvement >=1 stage 26.8% vs 18.4%, OR 1.62 (1.15-2.29); LDL -11.4% vs +0.6%; diarrhoea 28% vs 14%',
    right: [
      'Com lanifexor, 26,8% dos pacientes melhoraram ao menos um estágio de fibrose em 72 semanas, contra 18,4% no controle (OR 1,62; IC 95% 1,15–2,29)',
    ],
  },
  {
    passage:
      'n=1,350, 48 weeks: best-corrected visual acuity +6.1 vs +6.4 letters, difference -0.3 (-1.9 to 1.3), non-inferior; intraocular inflammation 2.0% vs 1.1%',
    wrong: [
      'Em 48 semanas, os pacientes tratados com ranibicepte perderam em média 6,1 letras de acuidade visual',
    ],
  },
  {
    passage:
      'Intravitreal Ranibicept every 16 Weeks versus Aflibercept every 8 Weeks in Neovascular Age-Related Macular Degeneration ‖ n=1,350, 48 weeks: best-corrected visual acuity +6.1 vs +6.4 letters, difference -0.3 (-1.9 to 1.3), non-inferior; intraocular inflammation 2.0% vs 1.1%',
    wrong: ['O ranibicepte intravítreo foi injetado a cada 16 dias e o aflibercepte, a cada 8 semanas'],
  },
  {
    passage:
      'In 312 adults with two or more recurrences of C. difficile infection, recurrence at 8 weeks occurred in 14.1% of those given oral microbiota capsules and in 38.5% of those given placebo (relative risk, 0.37; 95% CI, 0.24 to 0.56; number needed to treat, 4). The frequency of adverse events was similar in the two groups.',
    wrong: [
      'O estudo das cápsulas MB-41 incluiu adultos com no máximo duas recorrências de infecção por C. difficile',
    ],
  },
  {
    passage:
      'Na gestante com sífilis tardia ou de duração ignorada, usa-se penicilina benzatina 2,4 milhões UI por via intramuscular, uma vez por semana, por 3 semanas (total de 7,2 milhões UI). O intervalo entre as doses não deve ultrapassar 9 dias. A ceftriaxona não é considerada tratamento adequado da gestante.',
    wrong: ['O intervalo entre as doses de benzatina na gestante deve ser superior a 9 dias'],
  },
  {
    passage:
      'No paciente clínico de alto risco trombótico, indica-se enoxaparina 40 mg por via subcutânea uma vez ao dia. A profilaxia farmacológica é contraindicada com plaquetas < 50.000/mm³ ou sangramento ativo; nesses casos, usa-se compressão pneumática. A profilaxia não deve ser estendida de rotina após a alta.',
    right: [
      'Se houver sangramento ativo ou plaquetas abaixo de 50 mil/mm³, a heparina fica contraindicada e a opção passa a ser a compressão pneumática',
    ],
  },
  {
    passage:
      'Adultos em uso de prednisona ≥ 7,5 mg/dia por 3 meses ou mais devem ter o risco de fratura avaliado. A teriparafona aumentou a densidade mineral óssea lombar mais do que o alendronato em 18 meses (7,2% vs. 3,4%) e reduziu as fraturas vertebrais. Não houve diferença quanto às fraturas não vertebrais.',
    wrong: ['O ganho de densidade mineral óssea lombar foi menor com teriparafona do que com alendronato'],
  },
  {
    passage:
      'Na paracentese com retirada de mais de 5 litros, repõem-se 8 g de albumina por litro de ascite retirado. O betabloqueador deve ser suspenso se a pressão sistólica for inferior a 90 mmHg. Na peritonite bacteriana espontânea, a albumina associada ao antibiótico reduziu a mortalidade e a lesão renal aguda.',
    right: ['Retirados mais de 5 L de ascite, devem ser infundidos 8 g de albumina para cada litro drenado'],
  },
  {
    passage:
      'No estado de mal, o midazolam intramuscular 10 mg é a primeira escolha no adulto sem acesso venoso. Se a crise persistir após 5 minutos, repete-se o benzodiazepínico uma única vez. Na segunda linha, levetiracetam, fenitoína e valproato tiveram eficácia semelhante; a velocidade da fenitoína não deve exceder 50 mg/min.',
    wrong: ['No estado de mal, a velocidade de infusão da fenitoína deve ser superior a 50 mg/min'],
  },
  {
    passage:
      'A revisão reuniu 41 ensaios com 2.264 participantes. O exercício reduziu os sintomas depressivos em comparação com os controles (diferença média padronizada −0,62; IC 95% −0,81 a −0,43). O efeito foi semelhante ao da psicoterapia e não diferiu do obtido com antidepressivos. O abandono foi maior nos grupos de exercício.',
    wrong: ['Os participantes que se exercitavam abandonaram menos o tratamento que os controles'],
  },
  {
    passage:
      'Define-se neutropenia febril por neutrófilos < 500/mm³ e temperatura axilar ≥ 37,8 °C. O antibiótico deve ser iniciado em até 60 minutos. O uso rotineiro de G-CSF não é recomendado, pois não reduziu a mortalidade, embora tenha encurtado a neutropenia.',
    wrong: ['O G-CSF prolongou a duração da neutropenia'],
  },
  {
    passage:
      'A dose de isotretinoína é de 0,5 a 1 mg/kg/dia, até dose cumulativa de 120 a 150 mg/kg. O uso é contraindicado na gravidez, e a contracepção deve ser mantida até 1 mês após o término. Estudos controlados não mostraram aumento do risco de depressão.',
    wrong: ['Estudos controlados mostraram que a isotretinoína aumenta o risco de depressão'],
    right: [
      'A contracepção deve continuar por um mês depois do fim da isotretinoína, que é proibida na gestação',
    ],
  },
  {
    passage:
      'n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052',
    right: [
      'O controle intensivo levou a HbA1c a 7,0%, contra 7,9% com o tratamento convencional, e reduziu qualquer desfecho relacionado ao diabetes (RR 0,88), sem atingir significância para o infarto do miocárdio (p = 0,052)',
    ],
  },
  {
    passage:
      'groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs',
    wrong: ['Na dengue, o grupo C recebe 20 mL/kg em até 20 min, e o grupo D, 10 mL/kg na primeira hora'],
  },
  {
    passage:
      'In 7020 patients with type 2 diabetes, the composite of cardiovascular death, myocardial infarction or stroke was lower with empagliflozin than with placebo (10.5% vs. 12.1%; hazard ratio, 0.86; 95.02% CI, 0.74 to 0.99). Death from cardiovascular causes occurred in 3.7% vs. 5.9% (hazard ratio, 0.62; 95% CI, 0.49 to 0.77).',
    wrong: [
      'A empagliflozina elevou, em relação ao placebo, o composto de morte cardiovascular, infarto ou AVC no diabetes tipo 2',
    ],
  },
  {
    passage:
      '10 141 women with pre-eclampsia took part. Those allocated magnesium sulphate had a 58% lower risk of eclampsia than those allocated placebo (0·8% vs 1·9%). Maternal mortality did not differ significantly (relative risk 0·55, 0·26–1·14).',
    wrong: [
      'As mulheres que receberam sulfato de magnésio tiveram risco de eclâmpsia 58% maior do que as do grupo placebo',
    ],
  },
  {
    passage:
      'Over 2 years, in 16,235 participants, a single dose had an efficacy of 79.6% (95% CI, 70.0 to 86.3) against symptomatic dengue: 73.6% among participants with no evidence of previous dengue exposure (seronegative) and 89.2% among those with a history of exposure (seropositive).',
    right: [
      'Contra a dengue sintomática, a dose única teve eficácia de 79,6% em dois anos, chegando a 89,2% em quem tinha exposição prévia',
    ],
  },
  {
    passage:
      'A Diretriz Brasileira de Hipertensão Arterial de 2025 adota como meta de tratamento a pressão arterial abaixo de 130/80 mmHg. A Diretriz Brasileira de Hipertensão Arterial de 2025 define pré-hipertensão como pressão sistólica de 120–139 mmHg e/ou diastólica de 80–89 mmHg.',
    wrong: [
      'A diretriz de 2025 define pré-hipertensão como pressão diastólica de 120–139 mmHg e/ou sistólica de 80–89 mmHg',
    ],
  },
  {
    passage:
      'Na asma, a GINA de 2021 não recomenda o tratamento apenas com broncodilatador de curta ação e prefere, como alívio, a associação de corticoide inalatório e formoterol. Há relatórios GINA mais recentes do que o de 2021.',
    right: [
      'Na asma, a GINA 2021 é contrária ao uso isolado de broncodilatador de curta ação e prefere corticoide inalatório com formoterol para alívio; já existem relatórios mais novos',
    ],
  },
  {
    passage:
      'Na DPOC, o relatório GOLD de 2023 baseia o diagnóstico na obstrução persistente à espirometria após broncodilatador e substitui os grupos A, B, C e D pelos grupos A, B e E. Há relatórios GOLD mais recentes do que o de 2023.',
    wrong: [
      'O relatório GOLD de 2023 troca os grupos A, B e E pelos grupos A, B, C e D',
      'O GOLD 2023 substituiu os grupos A, B e E pelos grupos A, B, C e D',
    ],
  },
  {
    passage:
      'Na insuficiência cardíaca com fração de ejeção reduzida, sacubitril-valsartana reduziu a morte cardiovascular ou a internação por insuficiência cardíaca em comparação com o enalapril. Morte cardiovascular ou internação por IC: HR 0,80 (IC 95% 0,73–0,87).',
    wrong: [
      'Na IC com fração de ejeção reduzida, o enalapril reduziu a morte cardiovascular ou a internação por IC em comparação com sacubitril-valsartana (HR 0,80)',
    ],
  },
  {
    passage:
      'Em pessoas com doença cardiovascular aterosclerótica em uso de estatina, o evolocumabe reduziu o desfecho cardiovascular composto em comparação com placebo. Desfecho cardiovascular composto: HR 0,85 (IC 95% 0,79–0,92).',
    wrong: [
      'O evolocumabe reduziu o desfecho cardiovascular composto em pessoas com doença aterosclerótica que não usavam estatina',
    ],
  },
  {
    passage:
      'Na síndrome coronariana aguda, o ticagrelor reduziu a morte vascular, o infarto ou o AVC em comparação com o clopidogrel. Morte vascular, infarto ou AVC: HR 0,84 (IC 95% 0,77–0,92).',
    wrong: [
      'Na síndrome coronariana aguda, ticagrelor e clopidogrel não diferiram quanto à morte vascular, ao infarto ou ao AVC',
    ],
  },
  {
    passage:
      'Em pessoas assintomáticas com HIV e contagem alta de CD4, o início imediato da terapia antirretroviral reduziu os eventos graves relacionados ou não à aids em comparação com o início adiado.',
    wrong: [
      'Em pessoas assintomáticas com HIV e contagem baixa de CD4, o início imediato da terapia antirretroviral reduziu os eventos graves',
    ],
    right: [
      'Adiar a TARV em assintomáticos com CD4 alto resultou em mais eventos graves do que iniciá-la de imediato',
    ],
  },
  {
    passage:
      'Na síndrome do desconforto respiratório agudo moderada a grave, o recrutamento alveolar com PEEP titulada aumentou a mortalidade em 28 dias em comparação com PEEP baixa, em estudo liderado no Brasil. Morte em 28 dias: HR 1,20 (IC 95% 1,01–1,42). No ART, a intervenção causou dano.',
    right: [
      'Na SDRA moderada a grave, manter a PEEP baixa resultou em menos mortes em 28 dias do que recrutar e titular a PEEP',
    ],
  },
  {
    passage:
      'n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)',
    right: [
      'Nenhum dos três anti-hipertensivos (clortalidona, anlodipino ou lisinopril) mostrou-se superior aos outros quanto à morte coronariana ou ao infarto não fatal',
    ],
  },
  {
    passage: 'n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)',
    wrong: [
      'Na doença renal crônica, quem não recebeu dapagliflozina teve menos eventos do desfecho composto do que quem a recebeu',
    ],
  },
  {
    passage: 'n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%',
    wrong: [
      'Entre os pacientes ventilados, a dexametasona piorou a sobrevida, com mortalidade maior do que no grupo controle',
    ],
  },
  {
    passage:
      'Na insuficiência cardíaca com fração de ejeção preservada, a empagliflozina reduziu a morte cardiovascular ou a internação por insuficiência cardíaca em comparação com placebo. Morte cardiovascular ou internação por IC: HR 0,79 (IC 95% 0,69–0,90).',
    wrong: [
      'Na ICFEp, a empagliflozina não trouxe benefício em relação ao placebo quanto à morte cardiovascular ou à internação por insuficiência cardíaca',
    ],
  },
  {
    passage:
      'Oral Grevatide versus Sitagliptin Added to Metformin in Type 2 Diabetes ‖ n=1,466, 26 weeks: HbA1c -1.4 vs -0.8 points; body weight -4.2 vs -0.7 kg; nausea 19% vs 6%',
    wrong: ['A perda de peso foi de 0,7 kg com grevatida e de 4,2 kg com sitagliptina'],
  },
  {
    passage:
      'n=1,312, birth weight 500-1,250 g: bronchopulmonary dysplasia 31.7% vs 41.2%, adjusted OR 0.66 (0.53-0.83)',
    wrong: ['A cafelina profilática acentuou o risco de displasia broncopulmonar (OR ajustada 0,66)'],
  },
  {
    passage:
      'gestational diabetes: fasting glucose 92-125 mg/dL or 75-g OGTT 1 h >=180 or 2 h >=153 mg/dL; metformin not first line',
    right: [
      'No teste com 75 g de glicose, valores a partir de 180 mg/dL em 1 hora ou de 153 mg/dL em 2 horas definem diabetes gestacional',
    ],
  },
  {
    passage:
      'DXA in women >=65 y and men >=70 y; T-score <=-2.5 defines osteoporosis; drug holiday after 5 y of oral bisphosphonate',
    wrong: ['Osteoporose é definida por T-score igual ou superior a −2,5'],
  },
  {
    passage:
      'We randomly assigned 2,876 patients with heart failure and an ejection fraction of 45% or higher to atrapeptide or placebo. The primary outcome occurred in 19.7% and 20.6% of patients, respectively (hazard ratio, 0.95; 95% CI, 0.81 to 1.11; P=0.52).',
    wrong: ['A atrapeptida mostrou-se superior ao placebo no desfecho primário em pacientes com ICFEp'],
  },
  {
    passage:
      'In 1,021 adults with severe asthma and blood eosinophils of at least 300 cells per microliter, nemozumab every 8 weeks lowered the annualized exacerbation rate to 0.71, as compared with 1.62 with placebo (rate ratio, 0.44; 95% CI, 0.35 to 0.55).',
    wrong: ['Quem recebeu nemozumabe exacerbou mais do que quem recebeu placebo'],
  },
  {
    passage:
      'A total of 1,656 patients with relapsing multiple sclerosis received ofralizumab or interferon beta for 96 weeks. The annualized relapse rate was 0.15 with ofralizumab and 0.30 with interferon beta (rate ratio, 0.50; 95% CI, 0.39 to 0.64).',
    wrong: ['Os surtos dobraram com o ofralizumabe frente à betainterferona (razão de taxas 0,50)'],
  },
  {
    passage:
      "In 504 patients with Parkinson's disease, daily off time decreased by 1.9 hours with opidopa and by 0.8 hours with placebo (difference, −1.1 hours; 95% CI, −1.6 to −0.6). Dyskinesia was reported in 14.2% vs. 5.7%.",
    right: [
      'A opidopa de liberação prolongada encurtou o tempo off diário em 1,9 hora, contra 0,8 hora com placebo',
    ],
  },
  {
    passage:
      'Preterm preeclampsia developed in 2.1% of 1,488 women given 150 mg of aspirin nightly and in 3.6% of 1,502 given 75 mg (odds ratio, 0.57; 95% CI, 0.36 to 0.90). Treatment was started before 16 weeks of gestation.',
    wrong: ['No DOSE-PE, o AAS foi iniciado depois de 16 semanas de gestação'],
  },
  {
    passage:
      'Levothyroxine is not recommended for adults older than 70 years with TSH below 10 mIU/L. In younger adults with TSH of 10 mIU/L or higher, treatment should be offered.',
    wrong: ['Acima dos 70 anos com TSH inferior a 10 mUI/L, a diretriz indica levotiroxina'],
    right: ['Já nos adultos mais jovens, o tratamento deve ser oferecido a partir de TSH de 10 mUI/L'],
  },
  {
    passage:
      'No AVC isquêmico agudo, a citicolana não melhorou o estado funcional em 90 dias em comparação com placebo. Estado funcional (Rankin 0–2) em 90 dias: OR 1,03 (IC 95% 0,86–1,24).',
    right: ['Faltou benefício funcional da citicolana sobre o placebo no AVC isquêmico agudo'],
  },
  {
    passage:
      'No trauma grave com choque hemorrágico, o fibrinolino pré-hospitalar reduziu a transfusão maciça em comparação com placebo. Transfusão maciça: 14,9% vs. 21,3% (p = 0,004). A mortalidade em 30 dias não diferiu entre os grupos.',
    wrong: ['O fibrinolino pré-hospitalar reduziu a mortalidade no trauma grave com choque hemorrágico'],
  },
  {
    passage:
      'A Diretriz Meridional de DPOC de 2023 não recomenda corticoide inalatório em monoterapia e orienta associar dois broncodilatadores de longa ação nos pacientes com duas ou mais exacerbações por ano.',
    right: [
      'Para quem exacerba duas vezes ou mais ao ano, orienta-se a associação de dois broncodilatadores de longa ação',
    ],
  },
  {
    passage:
      'A Diretriz Costeira de 2025 não recomenda ácido acetilsalicílico na prevenção primária em maiores de 70 anos e adota como meta LDL abaixo de 70 mg/dL no alto risco.',
    wrong: ['Em pessoas com mais de 70 anos, a diretriz preconiza AAS na prevenção primária'],
  },
  {
    passage:
      'A Diretriz Planaltina de Depressão de 2024 recomenda manter o antidepressivo por pelo menos 6 meses após a remissão e não recomenda benzodiazepínico como monoterapia.',
    wrong: ['Alcançada a remissão, não se recomenda manter o antidepressivo por 6 meses'],
    right: ['Depois da remissão, o antidepressivo deve ser mantido por no mínimo seis meses'],
  },
  {
    passage:
      'O Consenso Austral de 2023 recomenda suspender o anticoagulante oral direto 48 horas antes de cirurgias de alto risco hemorrágico e não recomenda ponte com heparina.',
    wrong: ['O consenso preconiza ponte com heparina no perioperatório'],
  },
  {
    passage:
      'O Manual Cerrado de 2024 recomenda punção lombar em todo recém-nascido com até 28 dias e febre, e não recomenda antibiótico empírico em lactentes de 29 a 90 dias com exames de baixo risco.',
    wrong: ['No recém-nascido febril com até 28 dias, a punção lombar é dispensável'],
    right: ['Neonatos febris com até quatro semanas de vida devem ser submetidos a punção lombar'],
  },
  {
    passage:
      'Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ Over 2 years, in 16,235 participants, a single dose had an efficacy of 79.6% (95% CI, 70.0 to 86.3) against symptomatic dengue: 73.6% among participants with no evidence of previous dengue exposure (seronegative) and 89.2% among those with a history of exposure (seropositive).',
    right: ['Em quem já havia sido exposto à dengue, a eficácia chegou a 89,2%'],
  },
  {
    passage:
      'No diabetes tipo 2, a tirzepatida reduziu a hemoglobina glicada mais do que a semaglutida 1 mg em 40 semanas. Variação da HbA1c em 40 semanas: −2,01, −2,24 e −2,30 pontos percentuais com 5, 10 e 15 mg vs. −1,86.',
    right: ['Em 40 semanas, a semaglutida 1 mg baixou menos a hemoglobina glicada do que a tirzepatida'],
  },
  {
    passage:
      'Em cálculos ureterais distais de 5 a 10 mm, pode-se oferecer tansulosina 0,4 mg por dia por até 4 semanas. Na cólica renal, anti-inflamatórios não esteroides são preferidos aos opioides. Cálculos menores que 5 mm devem ser acompanhados sem intervenção, desde que não haja infecção.',
    wrong: ['Na cólica renal, os opioides são preferidos aos anti-inflamatórios não esteroides'],
  },
  {
    passage:
      'Em crianças de 2 a 12 anos com otite média aguda não grave, a observação por 48 horas, em comparação com amoxicilina imediata, reduziu o uso de antibiótico sem aumentar a falha clínica. Uso de antibiótico: 31% vs. 98%. Falha clínica: 9,1% vs. 8,4% (p = 0,71).',
    right: [
      'Observar por dois dias as crianças de 2 a 12 anos com otite média não grave diminuiu o uso de antibiótico: 31%, contra 98% com amoxicilina imediata',
    ],
  },
  {
    passage:
      'n=1,452: continuous abstinence at 24 weeks 21.4% vs 22.0% (cytisomel vs varenicline), difference -0.6 points (-4.8 to 3.6); nausea 10.3% vs 26.7%',
    right: [
      'Quem usou citisomel para parar de fumar teve menos náusea (10,3%) do que com vareniclina (26,7%)',
    ],
  },
  {
    passage:
      'A terapia hormonal é a opção mais eficaz para os fogachos e pode ser iniciada antes dos 60 anos ou em até 10 anos da menopausa. Está contraindicada em mulheres com câncer de mama prévio. A via transdérmica não aumenta o risco de tromboembolismo venoso, ao contrário da via oral.',
    right: [
      'Diferentemente da via transdérmica, a via oral da terapia hormonal eleva o risco de tromboembolismo venoso',
    ],
  },
  {
    passage:
      'Over 18 months, in 8,940 adults, two doses of the bivalent vaccine had an efficacy of 64.5% (95% CI, 55.2 to 71.9) against symptomatic dengue. Hospitalization for dengue was less frequent in the vaccine group than in the placebo group (0.2% vs. 0.7%).',
    right: ['O grupo placebo teve mais internações por dengue (0,7%) do que o grupo vacinado (0,2%)'],
  },
  {
    passage:
      'Na dor crônica não oncológica, doses acima de 90 mg de equivalente de morfina por dia devem ser evitadas. Não se recomenda associar opioide e benzodiazepínico, pois a combinação aumenta o risco de depressão respiratória. A naloxona deve ser oferecida a partir de 50 mg de equivalente de morfina por dia.',
    wrong: ['Na dor crônica não oncológica, recomenda-se associar opioide e benzodiazepínico'],
    right: ['Juntar opioide e benzodiazepínico eleva o risco de depressão respiratória e não é recomendado'],
  },
  {
    passage:
      'Nos acidentes escorpiônicos leves, não há indicação de soro antiescorpiônico; o tratamento é analgesia e observação por 6 horas. Nos moderados, aplicam-se 3 ampolas por via intravenosa, e nos graves, 6 ampolas. O soro não deve ser aplicado por via intramuscular.',
    wrong: ['Nos acidentes escorpiônicos leves, está indicado o soro antiescorpiônico'],
    right: [
      'Os casos graves recebem 6 ampolas de soro antiescorpiônico, o dobro das usadas nos moderados, e nunca por via intramuscular',
    ],
  },
  {
    passage: 'Mortality was 30% in the treatment group vs 40% in the placebo group.',
    wrong: ['O tratamento reduziu a mortalidade em 15 %'],
    right: ['O tratamento reduziu a mortalidade em 25 %', 'A redução relativa da mortalidade foi de 25 %'],
  },
  {
    passage:
      'Em adultos hipertensos de alto risco cardiovascular e sem diabetes, buscar pressão sistólica abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, reduziu os eventos cardiovasculares maiores.',
    wrong: ['O alvo intensivo aumentou os eventos cardiovasculares maiores em hipertensos de alto risco'],
    right: ['O alvo intensivo reduziu os eventos cardiovasculares maiores em hipertensos de alto risco'],
  },
  {
    passage: 'Trial of dapagliflozin ‖ Death 0.8% vs 1.9% (58% fewer)',
    wrong: ['A mortalidade foi menor no grupo placebo'],
    right: ['A mortalidade foi maior no grupo placebo'],
  },
  {
    passage: 'Myocardial infarction RR 0.84, p=0.052',
    wrong: ['No infarto do miocárdio, o RR de 0,84 (p = 0,052) foi estatisticamente significativo'],
    right: ['No infarto do miocárdio, o RR de 0,84 (p = 0,052) não foi estatisticamente significativo'],
  },
  {
    passage:
      'Em pessoas com LDL não elevado e PCR elevada, a rosuvastatina reduziu os eventos cardiovasculares.',
    wrong: ['Em pessoas com LDL elevado e PCR elevada, a rosuvastatina reduziu os eventos cardiovasculares'],
    right: [
      'Em pessoas com PCR elevada e LDL não elevado, a rosuvastatina reduziu os eventos cardiovasculares',
    ],
  },
  {
    passage:
      'Em pessoas assintomáticas com HIV, o início imediato da terapia reduziu os eventos graves em comparação com o início adiado.',
    right: ['Iniciar a terapia de imediato, sem adiar, reduziu os eventos graves'],
  },
];

const of = (kind: 'wrong' | 'right'): (readonly [answer: string, passage: string])[] =>
  GROUPS.flatMap(({ passage, ...group }) => (group[kind] ?? []).map((answer) => [answer, passage] as const));

describe('sentences that were once misread', () => {
  it.each(of('wrong'))('diverges: %s', (answer, passage) => {
    expect(checkOne(answer, passage)?.verdict).toBe('diverge');
  });
  it.each(of('right'))('does not diverge: %s', (answer, passage) => {
    expect(checkOne(answer, passage)?.verdict).not.toBe('diverge');
  });
});
