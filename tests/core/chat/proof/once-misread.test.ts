import { describe, expect, it } from 'vitest';
import { checkOne } from './judge.ts';

/** Sentences of examiners that were once misread, by the passage that they cite. */
const GROUPS: readonly { passage: string; wrong?: readonly string[]; right?: readonly string[] }[] = [
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
