import { groupByStudy, referenceText } from '../../../../packages/site/server/sandbox/answers/references.ts';
import { citations, passages as corpus } from '../../../../packages/site/server/sandbox/corpus/index.ts';

/** The fields of a reference that the comparison uses. */
export interface SourcePassage {
  readonly title: string;
  readonly text: string;
}

/** The main finding of each publication, in note form. */
const NOTES: Record<string, string> = {
  SPRINT:
    'SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)',
  ALLHAT:
    'n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)',
  'PARADIGM-HF': 'n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)',
  'DAPA-HF': 'n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)',
  'EMPEROR-Preserved': 'n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)',
  RALES: 'n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)',
  'EMPA-REG OUTCOME':
    'n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)',
  LEADER: 'n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)',
  'UKPDS 33':
    'n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052',
  CREDENCE: 'n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)',
  'DAPA-CKD': 'n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)',
  'EMPA-KIDNEY': 'n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)',
  'FIDELIO-DKD':
    'n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)',
  FLOW: 'n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)',
  SELECT: 'n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)',
  'SURPASS-2': 'n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)',
  JUPITER: 'n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)',
  FOURIER: 'n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)',
  'RE-LY': 'n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)',
  ARISTOTLE:
    'n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)',
  PLATO: 'n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)',
  'ISIS-2':
    '5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions',
  NINDS:
    'n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30',
  'TICH-2': 'n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)',
  'CRASH-2': 'n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)',
  WOMAN:
    'n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met',
  Magpie: 'n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant',
  RECOVERY: 'n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%',
  TOGETHER: 'n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)',
  ARMA: 'n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007',
  PROSEVA: 'n=466: 28-day death 16.0% vs 32.8%, p<0.001',
  ART: 'n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm',
  'NICE-SUGAR': 'n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control',
  BaSICS: '75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)',
  'HPTN 052': '1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer',
  START: 'n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)',
  BENEFIT:
    'n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%',
  'Butantan-DV':
    'n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive',
  'DBHA 2020': 'hypertension: office BP >=140 and/or 90 mm Hg',
  'DBHA 2025': 'pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg',
  'DBIC 2018': 'LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL',
  'SBD 2025': 'online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed',
  'KDIGO 2024':
    'CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)',
  'SSC 2021': 'at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg',
  'MS Dengue 2024':
    'groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs',
  'GINA 2021': 'SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track',
  'GOLD 2023': 'post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D',
};

/** The same facts in the style of a report, with the typography of several journals. */
const PROSE: Record<string, string> = {
  SPRINT:
    'We compared a systolic blood-pressure target of less than 120 mm Hg (intensive treatment) with a target of less than 140 mm Hg (standard treatment) in 9361 persons. The rate of the primary composite outcome was 1.65% per year in the intensive-treatment group and 2.19% per year in the standard-treatment group (hazard ratio with intensive treatment, 0.75; 95% confidence interval [CI], 0.64 to 0.89). All-cause mortality was also lower in the intensive-treatment group (hazard ratio, 0.73; 95% CI, 0.60 to 0.90).',
  'PARADIGM-HF':
    'A total of 8442 patients with heart failure and a reduced ejection fraction received sacubitril–valsartan or enalapril. Death from cardiovascular causes or hospitalization for heart failure occurred in 21.8% of the patients in the sacubitril–valsartan group and in 26.5% of those in the enalapril group (hazard ratio, 0.80; 95% confidence interval [CI], 0.73 to 0.87).',
  'DAPA-HF':
    'Among 4,744 patients with heart failure and a reduced ejection fraction, worsening heart failure or cardiovascular death occurred in 16.3% of those assigned to dapagliflozin and in 21.2% of those assigned to placebo (HR 0.74, 95% CI 0.65–0.85).',
  'EMPA-REG OUTCOME':
    'In 7020 patients with type 2 diabetes, the composite of cardiovascular death, myocardial infarction or stroke was lower with empagliflozin than with placebo (10.5% vs. 12.1%; hazard ratio, 0.86; 95.02% CI, 0.74 to 0.99). Death from cardiovascular causes occurred in 3.7% vs. 5.9% (hazard ratio, 0.62; 95% CI, 0.49 to 0.77).',
  FLOW: 'Semaglutide was compared with placebo in 3533 patients with type 2 diabetes and chronic kidney disease. Major kidney events were less frequent with semaglutide than with placebo (5.8 vs. 7.5 events per 100 patient-years; hazard ratio, 0.76; 95% CI, 0.66 to 0.88).',
  'SURPASS-2':
    'At 40 weeks, in 1879 patients with type 2 diabetes, the change in the glycated hemoglobin level was −2.01 percentage points, −2.24 percentage points and −2.30 percentage points with 5 mg, 10 mg and 15 mg of tirzepatide, respectively, and −1.86 percentage points with 1 mg of semaglutide.',
  'RE-LY':
    'In 18,113 patients with atrial fibrillation, the rate of stroke or systemic embolism was 1.69% per year with warfarin and 1.11% per year with 150 mg of dabigatran twice daily (relative risk, 0.66; 95% CI, 0.53 to 0.82).',
  ARISTOTLE:
    'Apixaban was compared with warfarin in 18,201 patients with atrial fibrillation. Apixaban reduced stroke or systemic embolism (hazard ratio, 0.79; 95% CI, 0.66 to 0.95), major bleeding (hazard ratio, 0.69; 95% CI, 0.60 to 0.80) and death from any cause (hazard ratio, 0.89; 95% CI, 0.80 to 0.998).',
  PLATO:
    'At 12 months, death from vascular causes, myocardial infarction or stroke had occurred in 9.8% of the ticagrelor arm as compared with 11.7% of the clopidogrel arm, among 18,624 patients (hazard ratio, 0.84; 95% CI, 0.77 to 0.92).',
  'CRASH-2':
    '20 211 patients with trauma and significant haemorrhage were randomly assigned to tranexamic acid or placebo. Death in hospital was significantly reduced with tranexamic acid (14·5% vs 16·0%; relative risk 0·91, 95% CI 0·85–0·97).',
  WOMAN:
    '20 060 women with post-partum haemorrhage were randomly assigned to receive tranexamic acid or placebo. Death due to bleeding was reduced in women given tranexamic acid (1·5% vs 1·9%; risk ratio [RR] 0·81, 95% CI 0·65–1·00), especially in women given treatment within 3 h of giving birth (1·2% vs 1·7%; RR 0·69). The composite primary endpoint was not met.',
  Magpie:
    '10 141 women with pre-eclampsia took part. Those allocated magnesium sulphate had a 58% lower risk of eclampsia than those allocated placebo (0·8% vs 1·9%). Maternal mortality did not differ significantly (relative risk 0·55, 0·26–1·14).',
  RECOVERY:
    'Of 6425 patients hospitalized with Covid-19, 22.9% of those in the dexamethasone group and 25.7% of those in the usual care group died within 28 days (rate ratio, 0.83; 95% CI, 0.75 to 0.93). Among patients receiving invasive mechanical ventilation, mortality was 29.3% with dexamethasone vs. 41.4% with usual care.',
  ARMA: 'The trial of 861 patients with acute respiratory distress syndrome compared ventilation with a tidal volume of 6 ml per kilogram with a tidal volume of 12 ml per kilogram. Mortality was lower in the group treated with lower tidal volumes (31.0 percent vs. 39.8 percent, P=0.007).',
  PROSEVA:
    'The 28-day mortality was 16.0% in the prone group and 32.8% in the supine group (P<0.001) among 466 patients with severe ARDS.',
  'NICE-SUGAR':
    'Of 6104 critically ill adults, 27.5% died within 90 days in the intensive-control group and 24.9% in the conventional-control group (odds ratio for intensive control, 1.14; 95% confidence interval, 1.02 to 1.28).',
  ART: 'In 1010 patients with moderate to severe ARDS, 28-day mortality was 55.3% in the recruitment and titrated PEEP group and 49.3% in the low-PEEP group (hazard ratio, 1.20; 95% CI, 1.01 to 1.42).',
  BaSICS:
    'In 75 Brazilian ICUs, death within 90 days occurred in 26.4% of patients assigned to a balanced solution vs 27.2% of those assigned to 0.9% saline (adjusted HR, 0.97 [95% CI, 0.90 to 1.05]), a difference that was not significant.',
  'HPTN 052':
    'Among 1763 serodiscordant couples, there was 1 genetically linked transmission in the early-therapy group and there were 27 in the delayed-therapy group (hazard ratio, 0.04; 95% CI, 0.01 to 0.27), a 96% reduction.',
  BENEFIT:
    'In 2854 patients with Chagas’ cardiomyopathy, the primary outcome occurred in 27.5% of the benznidazole group and 29.1% of the placebo group (hazard ratio, 0.93; 95% CI, 0.81 to 1.07). Conversion of the PCR assay was more frequent with benznidazole (66.2% vs. 33.5%).',
  'Butantan-DV':
    'Over 2 years, in 16,235 participants, a single dose had an efficacy of 79.6% (95% CI, 70.0 to 86.3) against symptomatic dengue: 73.6% among participants with no evidence of previous dengue exposure (seronegative) and 89.2% among those with a history of exposure (seropositive).',
  'DBHA 2025':
    'Define-se pré-hipertensão como pressão arterial de 120–139 mmHg e/ou 80–89 mmHg. A meta de tratamento é PA < 130/80 mmHg.',
  'DBIC 2018':
    'A insuficiência cardíaca é classificada em ICFEr (FEVE < 40%), ICFEi (FEVE 40–49%) e ICFEp (FEVE ≥ 50%). Para rastreamento, usa-se NT-proBNP com ponto de corte de 125 pg/mL.',
  'SBD 2025':
    'O diagnóstico de diabetes é feito por glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5%, com confirmação do resultado.',
  'SSC 2021':
    'For adults with septic shock, we suggest that at least 30 mL/kg of intravenous crystalloid fluid should be given within the first 3 hours of resuscitation. For adults on vasopressors, we recommend an initial target mean arterial pressure of 65 mm Hg.',
  'MS Dengue 2024':
    'Grupo C: reposição volêmica imediata com 10 mL/kg de cristaloide na primeira hora. Grupo D: 20 mL/kg em até 20 minutos. Não utilizar salicilatos nem anti-inflamatórios não esteroides.',
  'KDIGO 2024':
    'CKD is defined as abnormalities of kidney structure or function, present for a minimum of 3 months. CKD is classified based on cause, GFR category (G1–G5) and albuminuria category (A1–A3).',
};

const CORPUS = new Map(
  groupByStudy(corpus).map(({ study, passages }) => [study as string, referenceText(passages)]),
);

/**
 * Returns a passage by key: `SPRINT.en` (note form), `SPRINT.prose`, `SPRINT.pt` (the demonstration's own passage), or
 * a quoted passage, optionally preceded by its title and `‖`.
 */
export function passageOf(key: string): SourcePassage {
  if (key.startsWith('"')) {
    const [text = '', title = ''] = key.slice(1, -1).split(' ‖ ').reverse();
    return { title, text };
  }
  const dot = key.lastIndexOf('.');
  const study = key.slice(0, dot);
  const form = key.slice(dot + 1);
  const text = form === 'en' ? NOTES[study] : form === 'prose' ? PROSE[study] : CORPUS.get(study);
  const citation = Object.entries(citations).find(([id]) => id === study)?.[1];
  if (text === undefined || citation === undefined) throw new Error(`no passage ${key}`);
  return { title: citation.title, text };
}

export const passageKeys: readonly string[] = [
  ...Object.keys(NOTES).map((study) => `${study}.en`),
  ...Object.keys(PROSE).map((study) => `${study}.prose`),
  ...[...CORPUS.keys()].map((study) => `${study}.pt`),
];
