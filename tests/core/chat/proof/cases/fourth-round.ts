import type { HandCase } from '../case.ts';

/** Long reports of invented trials, so that a passage contains many numbers of each kind. */
const SEPSIS =
  '"BACKGROUND: Whether early vasopressin improves outcomes in septic shock is unclear. METHODS: In this multicenter, open-label trial at 42 ICUs in Brazil, adults with septic shock were randomly assigned in a 1:1 ratio to vasopressin (0.03 U/min) or norepinephrine alone, titrated to a mean arterial pressure of 65 to 75 mm Hg. The primary outcome was death at 28 days. RESULTS: From March 2019 through June 2022, 1,248 patients were enrolled (mean age, 61.4 years; 44% women). At 28 days, 186 of 624 patients (29.8%) in the vasopressin group and 221 of 624 (35.4%) in the norepinephrine group had died (risk ratio, 0.84; 95% CI, 0.72 to 0.99; P=0.03). Renal replacement therapy was used in 18.3% and 24.7%, respectively (RR, 0.74; 95% CI, 0.60 to 0.92). The median ICU stay was 9 days (IQR, 5 to 16) versus 10 days (IQR, 6 to 18). Digital ischemia was more frequent with vasopressin (4.2% vs. 1.9%; P=0.02). CONCLUSIONS: Early vasopressin reduced 28-day mortality but increased digital ischemia."';
const ANTIBIOTIC =
  '"In this noninferiority trial in 640 children aged 6 to 59 months with community-acquired pneumonia, amoxicillin 50 mg/kg/day for 3 days was compared with 7 days. Treatment failure by day 14 occurred in 5.1% of the 3-day group and 4.7% of the 7-day group (difference, 0.4 percentage points; 95% CI, −2.9 to 3.7), meeting the noninferiority margin of 5 percentage points. Diarrhea was less common with 3 days (9.7% vs. 15.9%; OR 0.57; 95% CI 0.36 to 0.90). No deaths occurred in either group."';
const ONCOLOGY =
  '"Patients with previously untreated metastatic disease (n=412) received chemotherapy plus drugumab 240 mg every 2 weeks or chemotherapy alone. Median overall survival was 15.9 months vs 12.0 months (HR for death, 0.72; 95% CI, 0.58–0.90; P = .004); median progression-free survival was 6.8 vs 5.6 months (HR, 0.68; 95% CI, 0.55–0.84). The objective response rate was 48% vs 36%. Grade 3 or 4 adverse events occurred in 59% vs 44%."';
const DIRETRIZ =
  '"Recomenda-se metformina como primeira escolha, iniciando com 500 mg/dia e aumentando até 2.000 mg/dia. Está contraindicada se TFGe < 30 mL/min/1,73 m²; entre 30 e 45 mL/min/1,73 m², reduzir a dose pela metade. A meta de HbA1c é < 7,0% para a maioria dos adultos e < 8,0% para idosos frágeis. Deve-se reavaliar a HbA1c a cada 3 meses até a meta e, depois, a cada 6 meses. Não se recomenda o uso de sulfonilureia em idosos com risco de hipoglicemia."';

export const fourthRound: readonly HandCase[] = [
  [
    'long-true',
    SEPSIS,
    'A mortalidade em 28 dias foi de 29,8% com vasopressina e de 35,4% com noradrenalina (RR 0,84; IC 95% 0,72–0,99; p = 0,03) [1].',
    'c',
  ],
  ['long-true', SEPSIS, 'A vasopressina precoce reduziu a mortalidade em 28 dias [1].', 'c'],
  ['long-true', SEPSIS, 'A isquemia digital foi mais comum com vasopressina (4,2% vs 1,9%) [1].', 'c'],
  [
    'long-true',
    SEPSIS,
    'Menos pacientes precisaram de terapia renal substitutiva (18,3% vs 24,7%; RR 0,74) [1].',
    'c',
  ],
  [
    'long-true',
    SEPSIS,
    'Foram incluídos 1.248 pacientes em 42 UTIs brasileiras, com idade média de 61,4 anos [1].',
    'c',
  ],
  ['long-true', SEPSIS, 'A dose foi de 0,03 U/min, com alvo de PAM de 65 a 75 mmHg [1].', 'c'],
  [
    'long-true',
    SEPSIS,
    'O tempo mediano de UTI foi de 9 dias no grupo vasopressina e 10 dias no controle [1].',
    'c',
  ],
  ['long-true', SEPSIS, 'Morreram 186 de 624 pacientes (29,8%) no grupo vasopressina [1].', 'c'],
  ['long-true', SEPSIS, '44% eram mulheres [1].', 'c'],
  ['long-true', SEPSIS, 'O estudo recrutou entre março de 2019 e junho de 2022 [1].', 'c'],
  ['long-true', SEPSIS, 'Redução relativa de 16% na mortalidade [1].', 'c'],
  ['long-true', SEPSIS, 'A redução absoluta de mortalidade foi de 5,6 pontos percentuais [1].', 'c'],
  [
    'long-wrong',
    SEPSIS,
    'A mortalidade em 28 dias foi de 35,4% com vasopressina e de 29,8% com noradrenalina [1].',
    'd',
  ],
  ['long-wrong', SEPSIS, 'A vasopressina aumentou a mortalidade em 28 dias [1].', 'd'],
  ['long-wrong', SEPSIS, 'A vasopressina reduziu a isquemia digital [1].', 'd'],
  ['long-wrong', SEPSIS, 'A mortalidade foi de 28,9% com vasopressina [1].', 'd'],
  ['long-wrong', SEPSIS, 'RR 0,84 (IC 95% 0,60–0,92) para morte em 28 dias [1].', 'd'],
  ['long-wrong', SEPSIS, 'O alvo de PAM foi de 65 a 85 mmHg [1].', 'd'],
  ['long-wrong', SEPSIS, 'A dose foi de 0,3 U/min [1].', 'd'],
  ['long-wrong', SEPSIS, 'Foram incluídos 1.284 pacientes em 42 UTIs [1].', 'd'],
  ['long-wrong', SEPSIS, 'Não houve diferença de mortalidade em 28 dias [1].', 'd'],
  ['long-wrong', SEPSIS, 'A mortalidade em 90 dias foi de 29,8% com vasopressina [1].', 'd'],
  [
    'long-true',
    ANTIBIOTIC,
    'Em 640 crianças de 6 a 59 meses com pneumonia, três dias de amoxicilina (50 mg/kg/dia) foram não inferiores a sete dias [1].',
    'c',
  ],
  [
    'long-true',
    ANTIBIOTIC,
    'A falha terapêutica até o 14º dia foi de 5,1% com 3 dias e de 4,7% com 7 dias [1].',
    'c',
  ],
  [
    'long-true',
    ANTIBIOTIC,
    'Diarreia foi menos comum com 3 dias (9,7% vs 15,9%; OR 0,57; IC 95% 0,36–0,90) [1].',
    'c',
  ],
  ['long-true', ANTIBIOTIC, 'A diferença foi de 0,4 ponto percentual (IC 95% −2,9 a 3,7) [1].', 'c'],
  ['long-true', ANTIBIOTIC, 'A margem de não inferioridade era de 5 pontos percentuais [1].', 'c'],
  ['long-wrong', ANTIBIOTIC, 'A falha terapêutica foi de 6,1% com 3 dias e de 4,7% com 7 dias [1].', 'd'],
  ['long-wrong', ANTIBIOTIC, 'Amoxicilina 90 mg/kg/dia por 3 dias [1].', 'd'],
  ['long-wrong', ANTIBIOTIC, 'Diarreia foi mais comum com 3 dias (9,7% vs 15,9%) [1].', 'd'],
  ['long-wrong', ANTIBIOTIC, 'Em 640 crianças de 6 a 95 meses, 3 dias bastaram [1].', 'd'],
  ['long-wrong', ANTIBIOTIC, 'Amoxicilina 50 mg/kg/dia por 5 dias [1].', 'd'],
  ['long-wrong', ANTIBIOTIC, 'Em adultos com pneumonia, 3 dias foram não inferiores a 7 dias [1].', 'd'],
  [
    'long-true',
    ONCOLOGY,
    'A sobrevida global mediana foi de 15,9 vs 12,0 meses (HR 0,72; IC 95% 0,58–0,90; p = 0,004) [1].',
    'c',
  ],
  [
    'long-true',
    ONCOLOGY,
    'A sobrevida livre de progressão mediana foi de 6,8 meses ante 5,6 meses [1].',
    'c',
  ],
  ['long-true', ONCOLOGY, 'A taxa de resposta objetiva subiu de 36% para 48% [1].', 'c'],
  ['long-true', ONCOLOGY, 'Eventos adversos de grau 3 ou 4: 59% vs 44% [1].', 'c'],
  ['long-true', ONCOLOGY, 'Houve ganho de 3,9 meses de sobrevida global [1].', 'n'],
  ['long-wrong', ONCOLOGY, 'A sobrevida global mediana foi de 15,9 vs 13,0 meses [1].', 'd'],
  ['long-wrong', ONCOLOGY, 'HR para morte de 0,68 (IC 95% 0,58–0,90) [1].', 'd'],
  ['long-wrong', ONCOLOGY, 'A taxa de resposta objetiva foi de 84% vs 36% [1].', 'd'],
  ['long-wrong', ONCOLOGY, 'Drugumabe 240 mg a cada 4 semanas [1].', 'd'],
  ['long-true', DIRETRIZ, 'Comece metformina com 500 mg ao dia e suba até 2 g/dia [1].', 'c'],
  ['long-true', DIRETRIZ, 'Metformina é contraindicada com TFGe abaixo de 30 mL/min/1,73 m² [1].', 'c'],
  [
    'long-true',
    DIRETRIZ,
    'A meta de HbA1c é menor que 7% na maioria e menor que 8% nos idosos frágeis [1].',
    'c',
  ],
  ['long-true', DIRETRIZ, 'Repita a HbA1c trimestralmente (a cada 3 meses) até a meta [1].', 'c'],
  ['long-true', DIRETRIZ, 'Sulfonilureia não é recomendada em idosos com risco de hipoglicemia [1].', 'c'],
  ['long-true', DIRETRIZ, 'Com TFGe de 30 a 45, reduza a dose à metade [1].', 'c'],
  ['long-wrong', DIRETRIZ, 'A dose máxima de metformina é 3.000 mg/dia [1].', 'd'],
  ['long-wrong', DIRETRIZ, 'Metformina é contraindicada com TFGe abaixo de 45 mL/min/1,73 m² [1].', 'n'],
  ['long-wrong', DIRETRIZ, 'A meta de HbA1c é menor que 6,5% [1].', 'd'],
  ['long-wrong', DIRETRIZ, 'Recomenda-se sulfonilureia em idosos com risco de hipoglicemia [1].', 'd'],
  ['long-wrong', DIRETRIZ, 'Metformina é contraindicada com TFGe acima de 30 mL/min/1,73 m² [1].', 'd'],
  ['long-wrong', DIRETRIZ, 'Reavalie a HbA1c a cada 3 semanas [1].', 'd'],
];
