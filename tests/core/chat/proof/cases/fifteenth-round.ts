import { type CaseGroup, casesOf } from '../case.ts';

const groups: CaseGroup[] = [
  [
    '"Among 5,012 patients with nonvalvular atrial fibrillation and end-stage kidney disease, apixaban 2.5 mg twice daily was associated with less major bleeding than warfarin (19.7 vs. 22.9 per 100 patient-years; HR 0.72; 95% CI 0.59–0.87), with no difference in stroke or systemic embolism (12.4 vs. 11.8 per 100 patient-years; HR 0.88; 95% CI 0.69–1.12; P=0.29). Mean age was 68 ± 12 years."',
    [
      'Na doença renal terminal, a apixabana 2,5 mg 12/12 h associou-se a menos sangramento maior que a varfarina (HR 0,72) [1].',
      'As taxas de sangramento maior foram de 19,7 e 22,9 por 100 pacientes-ano, respectivamente [1].',
      'O risco de AVC ou embolia sistêmica não diferiu entre os grupos (HR 0,88; IC 95% 0,69–1,12) [1].',
      'A idade média era de 68 anos [1].',
      'A apixabana diminuiu o sangramento maior em 28% [1].',
      'Mais de 5 mil pacientes foram analisados [1].',
    ],
    [
      ['direction', 'A apixabana associou-se a mais sangramento maior que a varfarina [1].'],
      ['direction', 'A apixabana reduziu o AVC ou embolia sistêmica (HR 0,88; IC 95% 0,69–1,12) [1].'],
      ['digit', 'A taxa de sangramento maior com apixabana foi de 17,9 por 100 pacientes-ano [1].'],
      ['unit', 'A taxa de sangramento maior foi de 19,7 por 1.000 pacientes-ano [1].'],
      ['decimal', 'A dose de apixabana foi de 25 mg duas vezes ao dia [1].'],
      ['digit', 'O HR de sangramento maior foi de 0,72 (IC 95% 0,59–0,97) [1].'],
    ],
  ],
  [
    '"A profilaxia pós-exposição ao HIV deve ser iniciada o mais precocemente possível, preferencialmente nas primeiras 2 horas e no máximo em até 72 horas após a exposição. A duração é de 28 dias. O esquema preferencial é tenofovir 300 mg, lamivudina 300 mg e dolutegravir 50 mg, uma vez ao dia. A PEP não está indicada quando a exposição ocorreu há mais de 72 horas. Repetir a testagem em 30 e 90 dias."',
    [
      'A PEP deve começar em até 72 horas após a exposição, de preferência nas primeiras 2 h [1].',
      'O tratamento dura 28 dias (quatro semanas) [1].',
      'O esquema preferencial associa tenofovir 300 mg, lamivudina 300 mg e dolutegravir 50 mg, 1x/dia [1].',
      'Não se indica a PEP se a exposição ocorreu há mais de 72 horas [1].',
      'A testagem deve ser repetida após 30 e 90 dias [1].',
      'O dolutegravir é usado na dose de 50 mg/dia [1].',
    ],
    [
      ['digit', 'A PEP deve começar em até 48 horas após a exposição [1].'],
      ['unit', 'A PEP deve começar em até 72 dias após a exposição [1].'],
      ['digit', 'O tratamento dura 14 dias [1].'],
      ['digit', 'O dolutegravir é usado na dose de 150 mg/dia [1].'],
      ['negation', 'A PEP está indicada quando a exposição ocorreu há mais de 72 horas [1].'],
      ['comparator', 'A PEP não está indicada quando a exposição ocorreu há menos de 72 horas [1].'],
      ['digit', 'A testagem deve ser repetida em 30 e 60 dias [1].'],
    ],
  ],
  [
    '"In men with localized prostate cancer followed for a median of 15 years, death from prostate cancer occurred in 17 (3.1%) in the active-monitoring group, 12 (2.2%) in the prostatectomy group, and 16 (2.9%) in the radiotherapy group (P=0.53). Metastases developed in 9.4%, 4.7% and 5.0%, respectively. Death from any cause occurred in 356 of 1643 men (21.7%)." + "PSA screening reduced prostate-cancer mortality by 20% (rate ratio 0.80; 95% CI 0.72 to 0.89) at 16 years; 570 men needed to be invited and 18 cases diagnosed to prevent one death."',
    [
      'Em 15 anos, a morte por câncer de próstata ocorreu em 3,1% com vigilância ativa, 2,2% com prostatectomia e 2,9% com radioterapia [1].',
      'Não houve diferença significativa na mortalidade específica entre as três estratégias (p = 0,53) [1].',
      'As metástases foram mais frequentes com a vigilância (9,4%) do que com prostatectomia (4,7%) ou radioterapia (5,0%) [1].',
      'Morreram por qualquer causa 356 dos 1.643 homens (21,7%) [1].',
      'O rastreamento com PSA reduziu a mortalidade por câncer de próstata em 20% [2], mas 570 homens precisaram ser convidados para evitar uma morte [2].',
      'O rastreamento por PSA teve RR de 0,80 em 16 anos [2], enquanto a vigilância ativa teve 3,1% de mortes pela doença [1].',
    ],
    [
      ['digit', 'A morte por câncer de próstata ocorreu em 3,7% com vigilância ativa [1].'],
      ['digit', 'Morreram por qualquer causa 365 dos 1.643 homens [1].'],
      ['wrong-reference', 'Foi preciso convidar 570 homens para evitar uma morte [1].'],
      ['number-of-another', 'O rastreamento com PSA reduziu a mortalidade em 21,7% [2].'],
      ['direction', 'O rastreamento com PSA aumentou a mortalidade por câncer de próstata [2].'],
      ['arms', 'As metástases ocorreram em 4,7% com vigilância ativa e em 9,4% com prostatectomia [1].'],
      ['unit', 'O seguimento mediano foi de 15 meses [1].'],
      ['bounds', 'A razão de taxas foi de 0,80 (IC 95% 0,72 a 0,98) [2].'],
    ],
  ],
  [
    '"Dapagliflozin 10 mg/day in HFpEF: n=6,263; primary outcome 16.4% vs 19.5% (HR 0.82; 95% CI 0.73-0.92; p<0.001). Worsening heart failure 11.8% vs 14.5%. Cardiovascular death 7.4% vs 8.3% (HR 0.88; 0.74-1.05). LVEF >40% was required. Serious adverse events were similar (43.5% vs 45.5%)."',
    [
      'A dapagliflozina reduziu o desfecho primário na ICFEp: 16,4% contra 19,5% (HR 0,82; IC 95% 0,73 a 0,92) [1].',
      'A morte cardiovascular não foi reduzida de forma significativa (HR 0,88; IC 95% 0,74–1,05) [1].',
      'O critério de inclusão era FEVE > 40% [1].',
      'Eventos adversos graves foram semelhantes nos dois grupos (43,5% e 45,5%) [1].',
      'A piora da insuficiência cardíaca ocorreu em 11,8% com dapagliflozina e 14,5% com placebo [1].',
      'A redução relativa do desfecho primário foi de 18%, e a absoluta, de 3,1 pontos percentuais [1].',
      '| Desfecho | Dapagliflozina | Placebo |\n| --- | --- | --- |\n| Primário [1] | 16,4% | 19,5% |\n| Morte CV [1] | 7,4% | 8,3% |',
    ],
    [
      [
        'direction',
        'A dapagliflozina reduziu significativamente a morte cardiovascular (HR 0,88; IC 95% 0,74–1,05) [1].',
      ],
      ['digit', 'O desfecho primário ocorreu em 14,6% com dapagliflozina [1].'],
      ['comparator', 'O critério de inclusão era FEVE < 40% [1].'],
      ['digit', 'O estudo incluiu 6.623 pacientes [1].'],
      [
        'direction',
        'Eventos adversos graves foram mais frequentes com dapagliflozina (43,5% vs. 45,5%) [1].',
      ],
      ['unit', 'A dose de dapagliflozina foi de 10 mg por semana [1].'],
      ['digit', 'A redução absoluta foi de 5,1 pontos percentuais [1].'],
    ],
  ],
  [
    '"A escala CURB-65 atribui um ponto para cada item: confusão, ureia > 50 mg/dL, frequência respiratória ≥ 30 irpm, pressão sistólica < 90 mmHg ou diastólica ≤ 60 mmHg, e idade ≥ 65 anos. Escore 0 ou 1: tratamento ambulatorial (mortalidade de 1,5%); escore 2: considerar internação (mortalidade de 9,2%); escore 3 a 5: internação, com mortalidade de 22%."',
    [
      'Pontuam no CURB-65 a ureia acima de 50 mg/dL e a frequência respiratória de 30 irpm ou mais [1].',
      'A idade a partir de 65 anos soma um ponto [1].',
      'Com escore 3 a 5, a mortalidade é de 22% e indica-se internação [1].',
      'Com escore 0 ou 1, o tratamento pode ser ambulatorial [1].',
      'PA sistólica < 90 mmHg ou diastólica ≤ 60 mmHg vale um ponto [1].',
      'No escore 2, a mortalidade é de cerca de 9% [1].',
    ],
    [
      ['digit', 'Pontua no CURB-65 a ureia acima de 40 mg/dL [1].'],
      ['comparator', 'Pontua no CURB-65 a frequência respiratória ≤ 30 irpm [1].'],
      ['unit', 'Pontua no CURB-65 a ureia acima de 50 g/dL [1].'],
      ['digit', 'A idade a partir de 75 anos soma um ponto [1].'],
      ['label', 'Com escore 0 ou 1, a mortalidade é de 22% [1].'],
      ['decimal', 'Com escore 0 ou 1, a mortalidade é de 15% [1].'],
      ['comparator', 'PA sistólica > 90 mmHg vale um ponto [1].'],
    ],
  ],
];

/**
 * Anticoagulation in dialysis, prophylaxis, cancer, heart failure and a score. Every passage is invented for the test.
 */
export const fifteenthRound = casesOf(groups);
