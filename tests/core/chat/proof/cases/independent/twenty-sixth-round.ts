import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Written by people who had not seen the check, over passages from this repository. */
const groups: CaseGroup[] = [
  [
    '"We compared a systolic blood-pressure target of less than 120 mm Hg (intensive treatment) with a target of less than 140 mm Hg (standard treatment) in 9361 persons. The rate of the primary composite outcome was 1.65% per year in the intensive-treatment group and 2.19% per year in the standard-treatment group (hazard ratio with intensive treatment, 0.75; 95% confidence interval [CI], 0.64 to 0.89). All-cause mortality was also lower in the intensive-treatment group (hazard ratio, 0.73; 95% CI, 0.60 to 0.90)."',
    [
      'Perseguir uma pressão sistólica abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, diminuiu o desfecho primário composto de 2,19% para 1,65% ao ano (HR 0,75; IC 95% 0,64–0,89) [1].',
      'Em pouco mais de nove mil pessoas, o controle intensivo da sistólica reduziu em um quarto o risco relativo do desfecho primário composto e também fez cair a mortalidade por qualquer causa (HR 0,73) [1].',
    ],
    [
      [
        'unit',
        'Com a meta sistólica intensiva, a taxa do desfecho primário composto foi de 1,65% ao mês, contra 2,19% no tratamento padrão (HR 0,75; IC 95% 0,64–0,89) [1].',
      ],
      [
        'direction',
        'A mortalidade por todas as causas aumentou no grupo de tratamento intensivo da pressão arterial em comparação com o padrão (HR 0,73; IC 95% 0,60–0,90) [1].',
      ],
    ],
  ],
  [
    '"Define-se pré-hipertensão como pressão arterial de 120–139 mmHg e/ou 80–89 mmHg. A meta de tratamento é PA < 130/80 mmHg." + "We compared a systolic blood-pressure target of less than 120 mm Hg (intensive treatment) with a target of less than 140 mm Hg (standard treatment) in 9361 persons. The rate of the primary composite outcome was 1.65% per year in the intensive-treatment group and 2.19% per year in the standard-treatment group (hazard ratio with intensive treatment, 0.75; 95% confidence interval [CI], 0.64 to 0.89). All-cause mortality was also lower in the intensive-treatment group (hazard ratio, 0.73; 95% CI, 0.60 to 0.90)."',
    [
      'A diretriz brasileira orienta tratar até PA inferior a 130/80 mmHg [1]. O ensaio que sustenta alvos mais baixos comparou sistólica menor que 120 com menor que 140 mmHg em 9.361 participantes [2].',
    ],
    [],
  ],
  [
    '"A total of 8442 patients with heart failure and a reduced ejection fraction received sacubitril–valsartan or enalapril. Death from cardiovascular causes or hospitalization for heart failure occurred in 21.8% of the patients in the sacubitril–valsartan group and in 26.5% of those in the enalapril group (hazard ratio, 0.80; 95% confidence interval [CI], 0.73 to 0.87)."',
    [
      'Na IC com fração de ejeção reduzida, 26,5% dos pacientes em enalapril e 21,8% dos tratados com sacubitril-valsartana morreram por causa cardiovascular ou foram internados por IC (HR 0,80; IC 95% 0,73–0,87) [1].',
      '- **Sacubitril-valsartana**: frente ao enalapril, risco relativo cerca de 20% menor de morte cardiovascular ou hospitalização por insuficiência cardíaca, com redução absoluta de 4,7 pontos percentuais, em 8.442 pacientes [1].',
    ],
    [
      [
        'decimal',
        'Morte cardiovascular ou internação por insuficiência cardíaca ocorreu em 2,18% dos pacientes que receberam sacubitril-valsartana e em 26,5% dos que receberam enalapril [1].',
      ],
    ],
  ],
  [
    '"A total of 8442 patients with heart failure and a reduced ejection fraction received sacubitril–valsartan or enalapril. Death from cardiovascular causes or hospitalization for heart failure occurred in 21.8% of the patients in the sacubitril–valsartan group and in 26.5% of those in the enalapril group (hazard ratio, 0.80; 95% confidence interval [CI], 0.73 to 0.87)." + "Among 4,744 patients with heart failure and a reduced ejection fraction, worsening heart failure or cardiovascular death occurred in 16.3% of those assigned to dapagliflozin and in 21.2% of those assigned to placebo (HR 0.74, 95% CI 0.65–0.85)."',
    [
      'Tanto o sacubitril-valsartana (HR 0,80 frente ao enalapril) [1] quanto a dapagliflozina (HR 0,74 frente ao placebo) [2] reduziram o composto de morte cardiovascular e eventos de insuficiência cardíaca na fração de ejeção reduzida.',
    ],
    [
      [
        'wrong-reference',
        'Na ICFEr, morte cardiovascular ou hospitalização por insuficiência cardíaca ocorreu em 21,8% do grupo sacubitril-valsartana e em 26,5% do grupo enalapril (HR 0,80; IC 95% 0,73–0,87) [2].',
      ],
    ],
  ],
  [
    '"Among 4,744 patients with heart failure and a reduced ejection fraction, worsening heart failure or cardiovascular death occurred in 16.3% of those assigned to dapagliflozin and in 21.2% of those assigned to placebo (HR 0.74, 95% CI 0.65–0.85)."',
    [
      'Entre os que usaram dapagliflozina, 16,3% tiveram agravamento da insuficiência cardíaca ou morte de origem cardiovascular; no placebo, a proporção chegou a 21,2% [1].',
    ],
    [
      [
        'digit',
        'Em 4.744 pacientes com ICFEr, piora da insuficiência cardíaca ou morte cardiovascular ocorreu em 15,3% com dapagliflozina e em 21,2% com placebo (HR 0,74; IC 95% 0,65–0,85) [1].',
      ],
    ],
  ],
  [
    '"Among 4,744 patients with heart failure and a reduced ejection fraction, worsening heart failure or cardiovascular death occurred in 16.3% of those assigned to dapagliflozin and in 21.2% of those assigned to placebo (HR 0.74, 95% CI 0.65–0.85)." + "A total of 8442 patients with heart failure and a reduced ejection fraction received sacubitril–valsartan or enalapril. Death from cardiovascular causes or hospitalization for heart failure occurred in 21.8% of the patients in the sacubitril–valsartan group and in 26.5% of those in the enalapril group (hazard ratio, 0.80; 95% confidence interval [CI], 0.73 to 0.87)."',
    [],
    [
      [
        'number-of-another',
        'A dapagliflozina reduziu o risco de piora da insuficiência cardíaca ou morte cardiovascular em pacientes com fração de ejeção reduzida, com hazard ratio de 0,80 em relação ao placebo [1].',
      ],
    ],
  ],
  [
    '"In 7020 patients with type 2 diabetes, the composite of cardiovascular death, myocardial infarction or stroke was lower with empagliflozin than with placebo (10.5% vs. 12.1%; hazard ratio, 0.86; 95.02% CI, 0.74 to 0.99). Death from cardiovascular causes occurred in 3.7% vs. 5.9% (hazard ratio, 0.62; 95% CI, 0.49 to 0.77)."',
    [
      'A empagliflozina reduziu a morte cardiovascular de 5,9% para 3,7% em pessoas com diabetes tipo 2, o que corresponde a um HR de 0,62 (IC 95% 0,49–0,77) [1].',
      'O MACE de três componentes (óbito cardiovascular, infarto ou AVC) ocorreu em 12,1% do grupo placebo e 10,5% do grupo empagliflozina, com razão de risco de 0,86 [1].',
      '| Desfecho | Empagliflozina | Placebo | HR |\n|---|---|---|---|\n| Morte cardiovascular | 3,7% | 5,9% | 0,62 (0,49–0,77) [1] |',
    ],
    [
      [
        'direction',
        'Em 7.020 pacientes com diabetes tipo 2, a mortalidade cardiovascular foi maior com empagliflozina do que com placebo (HR 0,62; IC 95% 0,49–0,77) [1].',
      ],
    ],
  ],
  [
    '"Semaglutide was compared with placebo in 3533 patients with type 2 diabetes and chronic kidney disease. Major kidney events were less frequent with semaglutide than with placebo (5.8 vs. 7.5 events per 100 patient-years; hazard ratio, 0.76; 95% CI, 0.66 to 0.88)."',
    [
      'No paciente com diabetes tipo 2 e doença renal crônica, a semaglutida reduziu em 24% os eventos renais maiores em relação ao placebo (HR 0,76; IC 95% 0,66 a 0,88) [1].',
      'Entre 3.533 diabéticos tipo 2 com doença renal crônica, a incidência de eventos renais maiores foi de 7,5 por 100 pacientes-ano no grupo placebo e de 5,8 no grupo semaglutida [1].',
    ],
    [
      [
        'digit',
        'A semaglutida diminuiu os eventos renais maiores na DRC com diabetes tipo 2: 5,3 contra 7,5 eventos por 100 pacientes-ano com placebo (HR 0,76; IC 95% 0,66–0,88) [1].',
      ],
      [
        'unit',
        'Os eventos renais maiores foram menos frequentes com semaglutida, com taxas de 5,8 e 7,5 eventos por 1.000 pacientes-ano nos grupos semaglutida e placebo, respectivamente [1].',
      ],
    ],
  ],
  [
    '"At 40 weeks, in 1879 patients with type 2 diabetes, the change in the glycated hemoglobin level was −2.01 percentage points, −2.24 percentage points and −2.30 percentage points with 5 mg, 10 mg and 15 mg of tirzepatide, respectively, and −1.86 percentage points with 1 mg of semaglutide."',
    [
      'Em 40 semanas, a tirzepatida baixou a HbA1c em 2,01, 2,24 e 2,30 pontos percentuais nas doses de 5, 10 e 15 mg, e a semaglutida 1 mg, em 1,86 ponto [1].',
      'Mesmo a menor dose de tirzepatida (5 mg) produziu queda da hemoglobina glicada maior que a da semaglutida 1 mg: 2,01 contra 1,86 ponto percentual [1].',
    ],
    [
      [
        'digit',
        'Com 15 mg de tirzepatida, a hemoglobina glicada variou −2,80 pontos percentuais em 40 semanas, ante −1,86 ponto com semaglutida 1 mg [1].',
      ],
      [
        'direction',
        'Após 40 semanas, as três doses de tirzepatida foram inferiores à semaglutida 1 mg quanto à redução da HbA1c em pacientes com diabetes tipo 2 [1].',
      ],
    ],
  ],
  [
    '"In 18,113 patients with atrial fibrillation, the rate of stroke or systemic embolism was 1.69% per year with warfarin and 1.11% per year with 150 mg of dabigatran twice daily (relative risk, 0.66; 95% CI, 0.53 to 0.82)."',
    [
      'A dabigatrana na dose de 150 mg duas vezes ao dia reduziu em cerca de um terço o risco de AVC ou embolia sistêmica na fibrilação atrial, comparada à varfarina (RR 0,66; IC 95% 0,53–0,82) [1].',
    ],
    [
      [
        'decimal',
        'Na fibrilação atrial, a taxa de AVC ou embolia sistêmica foi de 16,9% ao ano com varfarina e de 1,11% ao ano com dabigatrana 150 mg duas vezes ao dia [1].',
      ],
    ],
  ],
  [
    '"In 18,113 patients with atrial fibrillation, the rate of stroke or systemic embolism was 1.69% per year with warfarin and 1.11% per year with 150 mg of dabigatran twice daily (relative risk, 0.66; 95% CI, 0.53 to 0.82)." + "Apixaban was compared with warfarin in 18,201 patients with atrial fibrillation. Apixaban reduced stroke or systemic embolism (hazard ratio, 0.79; 95% CI, 0.66 to 0.95), major bleeding (hazard ratio, 0.69; 95% CI, 0.60 to 0.80) and death from any cause (hazard ratio, 0.89; 95% CI, 0.80 to 0.998)."',
    [
      'Para prevenção de AVC e embolia sistêmica na fibrilação atrial, a dabigatrana 150 mg mostrou risco relativo de 0,66 [1] e a apixabana, hazard ratio de 0,79 [2], ambas frente à varfarina.',
    ],
    [
      [
        'number-of-another',
        'Em 18.113 pacientes com fibrilação atrial, a dabigatrana 150 mg duas vezes ao dia reduziu AVC ou embolia sistêmica frente à varfarina, com risco relativo de 0,79 [1].',
      ],
      [
        'wrong-reference',
        'A apixabana diminuiu o risco de AVC ou embolia sistêmica em comparação com a varfarina em pacientes com fibrilação atrial (HR 0,79; IC 95% 0,66–0,95) [1].',
      ],
    ],
  ],
  [
    '"Apixaban was compared with warfarin in 18,201 patients with atrial fibrillation. Apixaban reduced stroke or systemic embolism (hazard ratio, 0.79; 95% CI, 0.66 to 0.95), major bleeding (hazard ratio, 0.69; 95% CI, 0.60 to 0.80) and death from any cause (hazard ratio, 0.89; 95% CI, 0.80 to 0.998)."',
    [
      'Além de prevenir mais AVC, a apixabana causou menos hemorragia maior do que a varfarina (redução relativa de 31%) e diminuiu a mortalidade total (HR 0,89; limite superior do IC 95% de 0,998) [1].',
    ],
    [
      [
        'bounds',
        'Comparada à varfarina em 18.201 pacientes com fibrilação atrial, a apixabana reduziu o sangramento maior (HR 0,69; IC 95% 0,60–0,90) [1].',
      ],
      [
        'negation',
        'A apixabana reduziu AVC ou embolia sistêmica frente à varfarina (HR 0,79; IC 95% 0,66–0,95), mas não reduziu o sangramento maior [1].',
      ],
    ],
  ],
  [
    '"At 12 months, death from vascular causes, myocardial infarction or stroke had occurred in 9.8% of the ticagrelor arm as compared with 11.7% of the clopidogrel arm, among 18,624 patients (hazard ratio, 0.84; 95% CI, 0.77 to 0.92)."',
    [
      'Aos doze meses, o composto de morte vascular, infarto do miocárdio ou AVC havia ocorrido em 11,7% dos tratados com clopidogrel e em 9,8% dos tratados com ticagrelor [1].',
      'O ticagrelor mostrou-se superior ao clopidogrel na redução de eventos cardiovasculares em um ano, com HR de 0,84 (IC 95% 0,77–0,92) em mais de 18 mil pacientes [1].',
      '- **Ticagrelor** em vez de clopidogrel: redução absoluta de 1,9 ponto percentual no desfecho de óbito vascular, IAM ou AVC ao final de 12 meses [1].',
    ],
    [
      [
        'direction',
        'Em 12 meses, morte vascular, infarto ou AVC ocorreu em 9,8% dos pacientes em clopidogrel, em comparação com 11,7% daqueles em ticagrelor, entre 18.624 participantes [1].',
      ],
    ],
  ],
  [
    '"20 211 patients with trauma and significant haemorrhage were randomly assigned to tranexamic acid or placebo. Death in hospital was significantly reduced with tranexamic acid (14·5% vs 16·0%; relative risk 0·91, 95% CI 0·85–0·97)."',
    [
      'No trauma com hemorragia importante, o óbito hospitalar foi de 16,0% com placebo e de 14,5% com ácido tranexâmico, uma queda relativa de 9% (RR 0,91; IC 95% 0,85–0,97) [1].',
    ],
    [
      [
        'decimal',
        'O ácido tranexâmico reduziu a mortalidade hospitalar em vítimas de trauma com hemorragia significativa: 1,45% contra 16,0% com placebo [1].',
      ],
      [
        'negation',
        'Em 20.211 pacientes com trauma e hemorragia significativa, o ácido tranexâmico não reduziu de forma significativa a morte hospitalar (14,5% vs 16,0%; RR 0,91; IC 95% 0,85–0,97) [1].',
      ],
    ],
  ],
  [
    '"20 211 patients with trauma and significant haemorrhage were randomly assigned to tranexamic acid or placebo. Death in hospital was significantly reduced with tranexamic acid (14·5% vs 16·0%; relative risk 0·91, 95% CI 0·85–0·97)." + "20 060 women with post-partum haemorrhage were randomly assigned to receive tranexamic acid or placebo. Death due to bleeding was reduced in women given tranexamic acid (1·5% vs 1·9%; risk ratio [RR] 0·81, 95% CI 0·65–1·00), especially in women given treatment within 3 h of giving birth (1·2% vs 1·7%; RR 0·69). The composite primary endpoint was not met."',
    [
      'O ácido tranexâmico reduziu a mortalidade hospitalar no trauma (RR 0,91) [1]. Na hemorragia pós-parto, diminuiu a morte por sangramento de 1,9% para 1,5%, mas sem atingir o desfecho primário composto [2].',
    ],
    [],
  ],
  [
    '"20 060 women with post-partum haemorrhage were randomly assigned to receive tranexamic acid or placebo. Death due to bleeding was reduced in women given tranexamic acid (1·5% vs 1·9%; risk ratio [RR] 0·81, 95% CI 0·65–1·00), especially in women given treatment within 3 h of giving birth (1·2% vs 1·7%; RR 0·69). The composite primary endpoint was not met." + "20 211 patients with trauma and significant haemorrhage were randomly assigned to tranexamic acid or placebo. Death in hospital was significantly reduced with tranexamic acid (14·5% vs 16·0%; relative risk 0·91, 95% CI 0·85–0·97)."',
    [],
    [
      [
        'wrong-reference',
        'O ácido tranexâmico reduz a mortalidade em pacientes com hemorragia, com risco relativo de 0,91 (IC 95% 0,85–0,97) em 20.211 participantes randomizados contra placebo [1].',
      ],
    ],
  ],
  [
    '"20 060 women with post-partum haemorrhage were randomly assigned to receive tranexamic acid or placebo. Death due to bleeding was reduced in women given tranexamic acid (1·5% vs 1·9%; risk ratio [RR] 0·81, 95% CI 0·65–1·00), especially in women given treatment within 3 h of giving birth (1·2% vs 1·7%; RR 0·69). The composite primary endpoint was not met."',
    [
      'O benefício do ácido tranexâmico foi mais nítido quando administrado nas três primeiras horas após o parto: morte por hemorragia de 1,2% contra 1,7% com placebo (RR 0,69) [1].',
    ],
    [
      [
        'digit',
        'Entre mulheres com hemorragia pós-parto, a morte por sangramento, na população total randomizada, foi de 1,5% com ácido tranexâmico e 1,7% com placebo (RR 0,81; IC 95% 0,65–1,00) [1].',
      ],
      [
        'negation',
        'Na hemorragia pós-parto, o ácido tranexâmico reduziu a morte por sangramento (1,5% vs 1,9%), e o desfecho primário composto do estudo foi atingido [1].',
      ],
    ],
  ],
  [
    '"10 141 women with pre-eclampsia took part. Those allocated magnesium sulphate had a 58% lower risk of eclampsia than those allocated placebo (0·8% vs 1·9%). Maternal mortality did not differ significantly (relative risk 0·55, 0·26–1·14)."',
    [
      'O sulfato de magnésio reduziu em 58% o risco de eclâmpsia em mulheres com pré-eclâmpsia: 1,9% no placebo contra 0,8% no grupo tratado [1].',
      'Não se demonstrou diferença estatisticamente significativa na mortalidade materna com o sulfato de magnésio (RR 0,55, com intervalo de 0,26 a 1,14), embora a eclâmpsia tenha caído a menos da metade [1].',
    ],
    [
      [
        'decimal',
        'Em 10.141 mulheres com pré-eclâmpsia, a eclâmpsia ocorreu em 0,08% das que receberam sulfato de magnésio e em 1,9% das que receberam placebo [1].',
      ],
      [
        'direction',
        'O sulfato de magnésio na pré-eclâmpsia reduziu significativamente a mortalidade materna em comparação com placebo (RR 0,55; 0,26–1,14) [1].',
      ],
    ],
  ],
  [
    '"Of 6425 patients hospitalized with Covid-19, 22.9% of those in the dexamethasone group and 25.7% of those in the usual care group died within 28 days (rate ratio, 0.83; 95% CI, 0.75 to 0.93). Among patients receiving invasive mechanical ventilation, mortality was 29.3% with dexamethasone vs. 41.4% with usual care."',
    [
      'Nos pacientes com COVID-19 sob ventilação invasiva, a dexametasona fez a mortalidade cair de 41,4% para 29,3% em relação ao cuidado habitual [1].',
      'A mortalidade em 28 dias dos internados por COVID-19 foi de 25,7% com o cuidado usual e 22,9% com dexametasona, isto é, razão de taxas de 0,83 (IC 95% 0,75–0,93) [1].',
    ],
    [
      [
        'digit',
        'Entre os pacientes em ventilação mecânica invasiva, a mortalidade foi de 29,3% com dexametasona, ante 47,4% no grupo de cuidado usual [1].',
      ],
    ],
  ],
  [
    '"The trial of 861 patients with acute respiratory distress syndrome compared ventilation with a tidal volume of 6 ml per kilogram with a tidal volume of 12 ml per kilogram. Mortality was lower in the group treated with lower tidal volumes (31.0 percent vs. 39.8 percent, P=0.007)."',
    [
      'Na SDRA, ventilar com volume corrente de 6 mL/kg em vez de 12 mL/kg reduziu a mortalidade em quase nove pontos percentuais, de 39,8% para 31,0% (p = 0,007) [1].',
    ],
    [
      [
        'digit',
        'Em 861 pacientes com SDRA, a mortalidade foi de 31,0% com volume corrente de 6 mL/kg e de 36,8% com 12 mL/kg (p = 0,007) [1].',
      ],
    ],
  ],
  [
    '"The trial of 861 patients with acute respiratory distress syndrome compared ventilation with a tidal volume of 6 ml per kilogram with a tidal volume of 12 ml per kilogram. Mortality was lower in the group treated with lower tidal volumes (31.0 percent vs. 39.8 percent, P=0.007)." + "The 28-day mortality was 16.0% in the prone group and 32.8% in the supine group (P<0.001) among 466 patients with severe ARDS."',
    [
      'Duas medidas reduzem a mortalidade na SDRA: o volume corrente de 6 mL/kg (31,0% contra 39,8% com 12 mL/kg) [1] e a posição prona na forma grave (16,0% contra 32,8% em supino, aos 28 dias) [2].',
    ],
    [
      [
        'number-of-another',
        'Com volume corrente mais baixo (6 mL/kg), a mortalidade na SDRA foi de 31,0%, comparada a 32,8% no grupo ventilado com 12 mL/kg [1].',
      ],
    ],
  ],
  [
    '"The 28-day mortality was 16.0% in the prone group and 32.8% in the supine group (P<0.001) among 466 patients with severe ARDS."',
    [
      'Na SDRA grave, pronar o paciente reduziu praticamente à metade a mortalidade em 28 dias: 32,8% no decúbito dorsal e 16,0% no decúbito ventral (p < 0,001) [1].',
    ],
    [
      [
        'digit',
        'Em um ensaio com 446 pacientes com SDRA grave, a mortalidade em 28 dias foi de 16,0% na posição prona e de 32,8% na posição supina (p < 0,001) [1].',
      ],
      [
        'direction',
        'Em pacientes com SDRA grave, a posição prona aumentou a mortalidade em 28 dias em comparação com a posição supina (p < 0,001) [1].',
      ],
    ],
  ],
  [
    '"In 1010 patients with moderate to severe ARDS, 28-day mortality was 55.3% in the recruitment and titrated PEEP group and 49.3% in the low-PEEP group (hazard ratio, 1.20; 95% CI, 1.01 to 1.42)." + "The 28-day mortality was 16.0% in the prone group and 32.8% in the supine group (P<0.001) among 466 patients with severe ARDS."',
    [],
    [
      [
        'wrong-reference',
        'Na SDRA grave, a mortalidade em 28 dias foi de 16,0% com a posição prona e de 32,8% com a posição supina (p < 0,001) [1].',
      ],
    ],
  ],
  [
    '"Of 6104 critically ill adults, 27.5% died within 90 days in the intensive-control group and 24.9% in the conventional-control group (odds ratio for intensive control, 1.14; 95% confidence interval, 1.02 to 1.28)."',
    [
      'O controle glicêmico convencional associou-se a menos óbitos em 90 dias que o controle intensivo em adultos criticamente enfermos: 24,9% contra 27,5% [1].',
      'Em pacientes críticos, a estratégia intensiva de controle glicêmico elevou em 14% a chance de morrer em até noventa dias (OR 1,14; IC 95% 1,02–1,28) [1].',
      '| Estratégia | Óbito em 90 dias |\n|---|---|\n| Controle intensivo (vs convencional) | 27,5% vs 24,9%; OR 1,14 (1,02–1,28) [1] |',
    ],
    [
      [
        'direction',
        'Em 6.104 adultos criticamente enfermos, o controle glicêmico intensivo reduziu a mortalidade em 90 dias em relação ao convencional (OR 1,14; IC 95% 1,02–1,28) [1].',
      ],
    ],
  ],
  [
    '"In 1010 patients with moderate to severe ARDS, 28-day mortality was 55.3% in the recruitment and titrated PEEP group and 49.3% in the low-PEEP group (hazard ratio, 1.20; 95% CI, 1.01 to 1.42)."',
    [
      'O recrutamento alveolar com titulação da PEEP aumentou a mortalidade em 28 dias na SDRA moderada a grave: 55,3% contra 49,3% com PEEP baixa (HR 1,20; IC 95% 1,01–1,42) [1].',
      'Entre 1.010 pacientes com SDRA moderada a grave, morreram em 28 dias 49,3% dos alocados para PEEP baixa, seis pontos percentuais a menos que no grupo de recrutamento e PEEP titulada [1].',
    ],
    [
      [
        'direction',
        'Na SDRA moderada a grave, a manobra de recrutamento com PEEP titulada reduziu a mortalidade em 28 dias frente à PEEP baixa (HR 1,20; IC 95% 1,01–1,42) [1].',
      ],
    ],
  ],
  [
    '"In 75 Brazilian ICUs, death within 90 days occurred in 26.4% of patients assigned to a balanced solution vs 27.2% of those assigned to 0.9% saline (adjusted HR, 0.97 [95% CI, 0.90 to 1.05]), a difference that was not significant."',
    [
      'Em UTIs brasileiras, a solução balanceada não reduziu significativamente a mortalidade em 90 dias em comparação com a salina a 0,9% (26,4% vs 27,2%; HR ajustado 0,97; IC 95% 0,90–1,05) [1].',
      'A mortalidade em três meses foi semelhante entre soro fisiológico a 0,9% e cristaloide balanceado, 27,2% e 26,4%, respectivamente, em estudo feito em setenta e cinco UTIs do Brasil [1].',
      '- Não há evidência de superioridade da solução balanceada sobre a salina quanto a óbito em 90 dias: o HR ajustado foi de 0,97 e o IC 95% cruzou a unidade (0,90 a 1,05) [1].',
    ],
    [
      [
        'direction',
        'A solução balanceada reduziu significativamente a mortalidade em 90 dias em comparação com a salina a 0,9% em 75 UTIs brasileiras (26,4% vs 27,2%) [1].',
      ],
    ],
  ],
  [
    '"Among 1763 serodiscordant couples, there was 1 genetically linked transmission in the early-therapy group and there were 27 in the delayed-therapy group (hazard ratio, 0.04; 95% CI, 0.01 to 0.27), a 96% reduction."',
    [
      'Com o início precoce da terapia houve uma única transmissão geneticamente vinculada, contra vinte e sete no grupo de início tardio, uma redução de 96% [1].',
      'O tratamento precoce reduziu drasticamente a transmissão geneticamente ligada em 1.763 casais sorodiscordantes (HR 0,04; IC 95% 0,01–0,27) [1].',
    ],
    [
      [
        'digit',
        'Em casais sorodiscordantes, o início precoce da terapia reduziu em 93% as transmissões geneticamente vinculadas, com 1 caso contra 27 no início tardio [1].',
      ],
      [
        'decimal',
        'A terapia precoce reduziu a transmissão geneticamente vinculada em casais sorodiscordantes, com hazard ratio de 0,4 em relação ao início tardio [1].',
      ],
    ],
  ],
  [
    '"In 2854 patients with Chagas’ cardiomyopathy, the primary outcome occurred in 27.5% of the benznidazole group and 29.1% of the placebo group (hazard ratio, 0.93; 95% CI, 0.81 to 1.07). Conversion of the PCR assay was more frequent with benznidazole (66.2% vs. 33.5%)."',
    [
      'Na cardiomiopatia chagásica, o benznidazol não modificou de forma significativa o desfecho primário: 27,5% contra 29,1% com placebo (HR 0,93; IC 95% 0,81–1,07) [1].',
      'A negativação da PCR foi cerca de duas vezes mais frequente com benznidazol (66,2%) do que com placebo (33,5%) em pacientes com cardiopatia chagásica [1].',
      'O efeito parasitológico do benznidazol foi evidente, com conversão da PCR em 66,2% dos casos, mas a diferença no desfecho primário foi de apenas 1,6 ponto percentual, sem significância estatística [1].',
    ],
    [
      [
        'bounds',
        'Em 2.854 pacientes com cardiomiopatia chagásica, o hazard ratio do benznidazol para o desfecho primário foi de 0,93 (IC 95% 0,81–0,97) [1].',
      ],
    ],
  ],
  [
    '"Over 2 years, in 16,235 participants, a single dose had an efficacy of 79.6% (95% CI, 70.0 to 86.3) against symptomatic dengue: 73.6% among participants with no evidence of previous dengue exposure (seronegative) and 89.2% among those with a history of exposure (seropositive)."',
    [
      'Uma única dose da vacina conferiu proteção de 79,6% (IC 95% 70,0–86,3) contra dengue sintomática ao longo de dois anos de acompanhamento [1].',
      'A eficácia foi maior em quem já havia tido contato com a dengue (89,2%) do que nos soronegativos (73,6%), segundo dados de dois anos com pouco mais de 16 mil participantes [1].',
      '| População | Eficácia em 2 anos |\n|---|---|\n| Sem exposição prévia à dengue | 73,6% com dose única [1] |',
    ],
    [
      [
        'digit',
        'Em 16.235 participantes, a dose única teve eficácia global de 76,9% (IC 95% 70,0–86,3) contra dengue sintomática em 2 anos [1].',
      ],
    ],
  ],
  [
    '"Define-se pré-hipertensão como pressão arterial de 120–139 mmHg e/ou 80–89 mmHg. A meta de tratamento é PA < 130/80 mmHg."',
    [
      'Valores pressóricos de 120 a 139 mmHg na sistólica e/ou de 80 a 89 mmHg na diastólica já caracterizam pré-hipertensão [1].',
    ],
    [
      [
        'digit',
        'A diretriz brasileira define pré-hipertensão como pressão arterial sistólica de 120–129 mmHg e/ou diastólica de 80–89 mmHg [1].',
      ],
    ],
  ],
  [
    '"A insuficiência cardíaca é classificada em ICFEr (FEVE < 40%), ICFEi (FEVE 40–49%) e ICFEp (FEVE ≥ 50%). Para rastreamento, usa-se NT-proBNP com ponto de corte de 125 pg/mL."',
    [
      'Considera-se IC com fração de ejeção preservada quando a FEVE é de pelo menos 50%, e reduzida quando fica abaixo de 40% [1].',
      'Pacientes com FEVE de 40% a 49% enquadram-se na categoria intermediária da insuficiência cardíaca (ICFEi) pela diretriz brasileira [1].',
      '- **Rastreamento de IC**: dosar o NT-proBNP, adotando como limiar o valor de cento e vinte e cinco picogramas por mililitro [1].',
    ],
    [
      [
        'unit',
        'No rastreamento da insuficiência cardíaca, recomenda-se a dosagem de NT-proBNP com ponto de corte de 125 ng/mL [1].',
      ],
      [
        'comparator',
        'A insuficiência cardíaca com fração de ejeção preservada (ICFEp) é definida por FEVE menor que 50% na classificação adotada pela diretriz brasileira [1].',
      ],
    ],
  ],
  [
    '"O diagnóstico de diabetes é feito por glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5%, com confirmação do resultado."',
    [
      'Diagnostica-se diabetes com glicemia de jejum igual ou superior a 126 mg/dL ou hemoglobina glicada a partir de 6,5%, desde que o resultado seja confirmado [1].',
      'Uma HbA1c maior ou igual a 6,5% permite o diagnóstico de diabetes, mas o resultado precisa ser confirmado; outra opção é a glicemia de jejum [1].',
    ],
    [
      [
        'unit',
        'O diagnóstico de diabetes pode ser feito com glicemia de jejum ≥ 126 mmol/L ou HbA1c ≥ 6,5%, com confirmação do resultado [1].',
      ],
      [
        'negation',
        'O diagnóstico de diabetes é feito com glicemia de jejum ≥ 126 mg/dL ou HbA1c ≥ 6,5%, sem necessidade de confirmar o resultado [1].',
      ],
    ],
  ],
  [
    '"For adults with septic shock, we suggest that at least 30 mL/kg of intravenous crystalloid fluid should be given within the first 3 hours of resuscitation. For adults on vasopressors, we recommend an initial target mean arterial pressure of 65 mm Hg."',
    [
      'No choque séptico, sugere-se infundir no mínimo trinta mililitros por quilo de cristaloide endovenoso nas três primeiras horas da ressuscitação [1].',
      'Para quem está em uso de vasopressor, a pressão arterial média inicial a ser buscada é de 65 mmHg; no choque séptico, um adulto de 70 kg receberia ao menos 2.100 mL de cristaloide nas 3 primeiras horas [1].',
    ],
    [
      [
        'digit',
        'Nos adultos com choque séptico em uso de vasopressores, recomenda-se como alvo inicial uma pressão arterial média de 75 mmHg [1].',
      ],
      [
        'comparator',
        'Para adultos com choque séptico, sugere-se administrar no máximo 30 mL/kg de cristaloide intravenoso nas primeiras 3 horas de ressuscitação [1].',
      ],
    ],
  ],
  [
    '"Grupo C: reposição volêmica imediata com 10 mL/kg de cristaloide na primeira hora. Grupo D: 20 mL/kg em até 20 minutos. Não utilizar salicilatos nem anti-inflamatórios não esteroides."',
    [
      'No paciente do grupo D, administrar cristaloide na dose de vinte mL/kg em, no máximo, vinte minutos; no grupo C, 10 mL/kg na primeira hora [1].',
      '- Evitar AAS e outros salicilatos, bem como AINEs, na dengue; se grupo C, iniciar de imediato 10 mL/kg de cristaloide em uma hora [1].',
    ],
    [
      [
        'digit',
        'Na dengue do grupo C, deve-se iniciar imediatamente a reposição volêmica com 15 mL/kg de cristaloide na primeira hora [1].',
      ],
      [
        'unit',
        'Nos pacientes com dengue do grupo D, a reposição volêmica inicial deve ser de 20 mL/kg de cristaloide em até 20 horas [1].',
      ],
      [
        'negation',
        'Para o controle da febre e da dor na dengue, podem ser utilizados salicilatos e anti-inflamatórios não esteroides [1].',
      ],
    ],
  ],
  [
    '"CKD is defined as abnormalities of kidney structure or function, present for a minimum of 3 months. CKD is classified based on cause, GFR category (G1–G5) and albuminuria category (A1–A3)."',
    [
      'Fala-se em doença renal crônica quando alterações estruturais ou funcionais dos rins persistem por três meses ou mais [1].',
      'O estadiamento da DRC combina a causa, a categoria de TFG, de G1 a G5, e a categoria de albuminúria, de A1 a A3 [1].',
    ],
    [
      [
        'comparator',
        'A doença renal crônica é definida por anormalidades da estrutura ou da função dos rins presentes por menos de 3 meses [1].',
      ],
      [
        'negation',
        'A classificação da DRC baseia-se na causa e na categoria de TFG (G1–G5), sem levar em conta a categoria de albuminúria [1].',
      ],
    ],
  ],
  [
    '"n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Clortalidona, anlodipino e lisinopril tiveram taxas semelhantes de doença coronariana fatal ou infarto não fatal em seis anos: 11,5%, 11,3% e 11,4%, respectivamente [1].',
      'Em mais de 33 mil pacientes, nem o lisinopril (11,4%) nem o anlodipino (11,3%) diferiram da clortalidona (11,5%) quanto a morte coronariana ou infarto não fatal [1].',
    ],
    [
      [
        'direction',
        'Em 33.357 pacientes, o anlodipino reduziu a doença coronariana fatal ou o infarto não fatal em comparação com a clortalidona (11,3% vs 11,5% em 6 anos) [1].',
      ],
    ],
  ],
];

export const twentySixthRound: readonly HandCase[] = casesOf(groups);
