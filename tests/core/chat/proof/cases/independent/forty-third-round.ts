import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The cases of the thirty-seventh examiner, over invented abstracts. */
const groups: CaseGroup[] = [
  [
    '"Restrictive fluid strategy in adults with septic shock: a multicenter randomized trial ‖ We randomly assigned 1,462 adults with septic shock who had already received at least 1 L of intravenous fluid to a restrictive or a standard fluid strategy. Death at 90 days occurred in 41.8% of the restrictive group and in 42.6% of the standard group (adjusted risk ratio, 0.98; 95% CI, 0.87 to 1.11; P = 0.77). Median cumulative fluid volume in the ICU was 1.7 L in the restrictive group and 3.9 L in the standard group. Serious adverse events were less frequent with restriction (27.3% vs. 31.9%)."',
    [
      'O volume mediano acumulado na UTI foi de 1,7 L com a restrição hídrica, contra 3,9 L no grupo padrão [1].',
      'Só entraram no estudo pacientes que já tinham recebido ao menos 1 litro de fluido intravenoso [1].',
    ],
    [
      [
        'direction',
        'A restrição de fluidos aumentou a frequência de eventos adversos graves em comparação com a estratégia padrão [1].',
      ],
      ['arms', 'A mortalidade em 90 dias foi de 42,6% no grupo restritivo e de 41,8% no grupo padrão [1].'],
      ['bounds', 'Para morte em 90 dias, o risco relativo ajustado foi de 0,98 (IC 95% 1,11 a 0,87) [1].'],
      [
        'unit',
        'No braço de tratamento padrão, a mediana de fluido acumulado durante a internação na UTI chegou a 3,9 mL [1].',
      ],
    ],
  ],
  [
    '"Hydrocortisone in vasopressor-dependent septic shock ‖ In this double-blind trial, 812 adults with septic shock requiring norepinephrine at a dose of 0.25 µg/kg/min or higher received hydrocortisone 200 mg per day or placebo for 7 days. Mortality at 28 days was 29.4% with hydrocortisone and 36.1% with placebo (RR, 0.81; 95% CI, 0.67 to 0.98; P = 0.03). Shock resolved earlier in the hydrocortisone group (median, 3 vs. 5 days). Hyperglycemia was more common with hydrocortisone (19.8% vs. 12.5%), but secondary infections did not differ."',
    [
      'A hidrocortisona, na dose de 200 mg/dia por sete dias, reduziu a mortalidade em 28 dias para 29,4%, ante 36,1% com placebo [1].',
      'O risco relativo de óbito em 28 dias foi de 0,81 (IC 95%: 0,67–0,98), com P = 0,03 [1].',
      'Não houve diferença nas infecções secundárias, embora a hiperglicemia tenha sido mais comum com o corticoide (19,8% vs 12,5%) [1].',
      'O ensaio incluiu adultos em choque séptico com necessidade de noradrenalina ≥ 0,25 mcg/kg/min [1].',
    ],
    [
      [
        'comparator',
        'Foram incluídos pacientes em uso de noradrenalina em dose inferior a 0,25 µg/kg/min [1].',
      ],
      ['direction', 'Com a hidrocortisona, o choque demorou mais para se resolver do que com o placebo [1].'],
      ['digit', 'A hiperglicemia foi observada em 17,8% dos pacientes que receberam hidrocortisona [1].'],
    ],
  ],
  [
    '"Five versus ten days of antibiotics for community-acquired pneumonia ‖ Hospitalized adults with community-acquired pneumonia who were clinically stable at day 5 were randomized to stop antibiotics or to complete 10 days (n = 534). Clinical success at day 30 was 91.2% with 5 days and 90.4% with 10 days (difference, 0.8 percentage points; 95% CI, −4.1 to 5.7), meeting the noninferiority margin of 8 percentage points. Antibiotic-associated diarrhea was less common in the short-course group (7.5% vs. 13.9%; P = 0.02). Readmission rates did not differ between groups."',
    [
      'Em adultos internados com PAC e clinicamente estáveis no quinto dia, suspender o antibiótico foi não inferior a completar dez dias de tratamento [1].',
      'O sucesso clínico no 30º dia foi semelhante: 91,2% com 5 dias e 90,4% com 10 dias [1].',
      'Diarreia associada ao antibiótico ocorreu em 7,5% dos que fizeram o curso curto, contra 13,9% dos que fizeram o curso longo (P = 0,02) [1].',
      'A diferença de sucesso clínico foi de 0,8 ponto percentual (IC 95%, −4,1 a 5,7), dentro da margem de não inferioridade de 8 pontos percentuais [1].',
    ],
    [
      ['digit', 'O ensaio randomizou 584 adultos hospitalizados com pneumonia adquirida na comunidade [1].'],
      [
        'negation',
        'O curso de cinco dias não atingiu o critério de não inferioridade em relação ao de dez dias [1].',
      ],
      [
        'direction',
        'A taxa de reinternação foi maior entre os pacientes que interromperam o antibiótico no quinto dia [1].',
      ],
    ],
  ],
  [
    '"Diretriz institucional para pneumonia adquirida na comunidade em adultos ‖ Em adultos com pneumonia adquirida na comunidade internados em enfermaria, recomenda-se amoxicilina-clavulanato ou ceftriaxona 1 a 2 g por via intravenosa uma vez ao dia, associada a azitromicina 500 mg por dia. A radiografia de controle não é recomendada de rotina em pacientes com boa evolução clínica. Pacientes com CURB-65 de 3 ou mais pontos devem ser avaliados para internação em unidade de terapia intensiva. A duração total do tratamento é de pelo menos 5 dias."',
    [
      'Uma das opções para o adulto internado em enfermaria é ceftriaxona 1–2 g IV 1x/dia, associada à azitromicina 500 mg/dia [1].',
      'Com CURB-65 ≥ 3, o paciente deve ser avaliado para internação em UTI [1].',
      'O tratamento da PAC dura, no total, no mínimo cinco dias [1].',
      'Quando a evolução clínica é boa, não se recomenda repetir a radiografia de rotina como controle [1].',
    ],
    [
      [
        'negation',
        'A radiografia de controle é recomendada de rotina nos pacientes com boa evolução clínica [1].',
      ],
      [
        'unit',
        'Na enfermaria, a ceftriaxona é feita por via intravenosa na dose de 1 a 2 mg uma vez ao dia [1].',
      ],
      [
        'population',
        'Em crianças com pneumonia adquirida na comunidade internadas em enfermaria, recomenda-se ceftriaxona associada a azitromicina 500 mg por dia [1].',
      ],
    ],
  ],
  [
    '"Extended reduced-dose apixaban after unprovoked venous thromboembolism ‖ After at least 6 months of anticoagulation for unprovoked venous thromboembolism, 2,184 patients were assigned to apixaban 2.5 mg twice daily or placebo for 12 months. Recurrent venous thromboembolism occurred in 1.9% of the apixaban group and 8.6% of the placebo group (HR, 0.21; 95% CI, 0.13 to 0.35). Major bleeding rates were similar (0.3% vs. 0.5%). Patients with a creatinine clearance below 25 mL/min were excluded."',
    [
      'Usada por mais um ano, a apixabana 2,5 mg duas vezes ao dia reduziu a recorrência de TEV: 1,9% contra 8,6% com placebo [1].',
      'As taxas de sangramento maior foram semelhantes nos dois grupos, 0,3% e 0,5% [1].',
      'Foram excluídos do estudo os pacientes com clearance de creatinina menor que 25 mL/min [1].',
      'Após pelo menos seis meses de anticoagulação por TEV não provocado, o HR para recorrência com apixabana foi de 0,21 (IC95% 0,13–0,35) [1].',
    ],
    [
      [
        'decimal',
        'O esquema estudado na fase estendida foi apixabana 25 mg duas vezes ao dia por 12 meses [1].',
      ],
      [
        'direction',
        'A apixabana em dose reduzida aumentou a recorrência de tromboembolismo venoso em relação ao placebo [1].',
      ],
      [
        'digit',
        'O hazard ratio para tromboembolismo venoso recorrente foi de 0,27 (IC 95%, 0,13 a 0,35) [1].',
      ],
    ],
  ],
  [
    '"Procalcitonin-guided discontinuation of antibiotics in the intensive care unit ‖ In 1,046 critically ill adults with suspected infection, antibiotics were stopped when procalcitonin fell by 80% from its peak or to 0.5 ng/mL or less. Median antibiotic duration was 6 days in the procalcitonin group and 8 days in the usual-care group (P < 0.001). In-hospital mortality was 18.7% versus 22.4%, respectively (absolute difference, −3.7 percentage points; 95% CI, −8.6 to 1.2). Reinfection was not increased with the procalcitonin strategy."',
    [
      'A antibioticoterapia guiada por procalcitonina encurtou a duração mediana do antibiótico, de 8 dias no cuidado usual para 6 dias (P < 0,001) [1].',
      'O critério de suspensão foi uma queda de 80% em relação ao pico ou um valor de procalcitonina ≤ 0,5 ng/mL [1].',
      'A mortalidade hospitalar foi de 18,7% com a estratégia e de 22,4% no cuidado usual, diferença absoluta de −3,7 pontos percentuais (IC 95% −8,6 a 1,2) [1].',
      'Guiar a interrupção do antibiótico pela procalcitonina não aumentou as reinfecções [1].',
    ],
    [
      [
        'direction',
        'Usar a procalcitonina para decidir a suspensão prolongou o tempo de antibiótico na UTI [1].',
      ],
      ['digit', 'O antibiótico era interrompido quando a procalcitonina caía 60% em relação ao pico [1].'],
      [
        'arms',
        'Morreram no hospital 22,4% dos pacientes do grupo procalcitonina e 18,7% dos pacientes em cuidado usual [1].',
      ],
    ],
  ],
  [
    '"Protocolo de sepse: ressuscitação inicial ‖ Na suspeita de sepse, o lactato arterial deve ser coletado e o antibiótico de amplo espectro administrado em até 60 minutos do reconhecimento. Em pacientes com hipotensão ou lactato igual ou superior a 4 mmol/L, infundem-se 30 mL/kg de cristaloide nas primeiras 3 horas. A meta é pressão arterial média de 65 mmHg ou mais. A dopamina não deve ser usada para proteção renal."',
    [
      'Havendo hipotensão ou lactato ≥ 4 mmol/L, o protocolo orienta 30 mL/kg de cristaloide nas primeiras três horas [1].',
      'O antibiótico de amplo espectro precisa ser administrado em até 1 hora do reconhecimento da suspeita de sepse [1].',
      'Busca-se PAM de pelo menos 65 mmHg, e a dopamina não deve ser empregada com intuito de proteção renal [1].',
    ],
    [
      ['digit', 'A meta hemodinâmica é uma pressão arterial média de 85 mmHg ou mais [1].'],
      ['negation', 'Para proteção renal, a dopamina deve ser usada nesses pacientes [1].'],
      [
        'comparator',
        'A infusão de 30 mL/kg de cristaloide está indicada quando há hipotensão ou lactato inferior a 4 mmol/L [1].',
      ],
    ],
  ],
  [
    '"Low-dose colchicine after recent myocardial infarction ‖ Among 3,916 patients with a myocardial infarction within the previous 30 days, low-dose colchicine (0.5 mg once daily) was compared with placebo over a median of 22.6 months. The primary composite end point occurred in 5.7% of the colchicine group and 7.4% of the placebo group (HR, 0.76; 95% CI, 0.60 to 0.97; P = 0.02). Pneumonia was more frequent with colchicine (0.9% vs. 0.4%). All-cause mortality did not differ significantly between groups (HR, 0.97; 95% CI, 0.66 to 1.44)."',
    [
      'Em pacientes com IAM nos 30 dias anteriores, a colchicina 0,5 mg uma vez ao dia reduziu o desfecho primário composto: 5,7% contra 7,4% com placebo [1].',
      'O HR do desfecho primário foi 0,76, com intervalo de confiança de 95% de 0,60 a 0,97 e P = 0,02 [1].',
      'Quanto à mortalidade por todas as causas, não se demonstrou diferença significativa (HR 0,97; IC 95%, 0,66–1,44) [1].',
      'Em contrapartida, pneumonia foi mais frequente com a colchicina do que com o placebo: 0,9% contra 0,4% [1].',
    ],
    [
      ['direction', 'A colchicina elevou o risco do desfecho primário composto após o infarto [1].'],
      ['bounds', 'A mortalidade por todas as causas apresentou HR de 0,97 (IC 95% 0,60 a 0,97) [1].'],
      ['decimal', 'A dose de colchicina utilizada foi de 5 mg uma vez ao dia [1].'],
    ],
  ],
  [
    '"Early rhythm control in recently diagnosed atrial fibrillation ‖ Patients with atrial fibrillation diagnosed no more than 12 months earlier (N = 2,103) were randomized to early rhythm control or usual care. Over 4.8 years, the composite of cardiovascular death, stroke or hospitalization occurred at a rate of 3.9 per 100 person-years with early rhythm control and 5.0 per 100 person-years with usual care (HR, 0.79; 95% CI, 0.67 to 0.93). The number of nights in hospital did not differ (5.6 vs. 5.2 per year). Serious adverse events related to rhythm control occurred in 4.9%."',
    [
      'Foram randomizados 2.103 pacientes com FA diagnosticada há no máximo 12 meses para controle precoce do ritmo ou cuidado usual [1].',
      'O desfecho composto ocorreu à taxa de 3,9 por 100 pessoas-ano com o controle precoce do ritmo e de 5,0 por 100 pessoas-ano no cuidado usual [1].',
      'O controle precoce do ritmo diminuiu o composto de morte cardiovascular, AVC ou hospitalização, com HR 0,79 (IC 95% 0,67-0,93) [1].',
      'Não se observou diferença no número de noites de internação por ano (5,6 x 5,2) [1].',
    ],
    [
      [
        'comparator',
        'O estudo recrutou pacientes cuja fibrilação atrial havia sido diagnosticada há mais de 12 meses [1].',
      ],
      [
        'digit',
        'Eventos adversos graves relacionados ao controle do ritmo foram registrados em 4,7% dos casos [1].',
      ],
      [
        'arms',
        'A taxa do desfecho composto foi de 3,9 por 100 pessoas-ano no cuidado usual, contra 5,0 por 100 pessoas-ano com o controle precoce do ritmo [1].',
      ],
    ],
  ],
  [
    '"Ferric carboxymaltose in acute heart failure with iron deficiency ‖ Patients hospitalized for acute heart failure with a left ventricular ejection fraction below 50% and iron deficiency (ferritin < 100 ng/mL, or 100 to 299 ng/mL with transferrin saturation < 20%) received ferric carboxymaltose or placebo (n = 1,108). Total heart failure hospitalizations were lower with ferric carboxymaltose (rate ratio, 0.74; 95% CI, 0.58 to 0.94). Cardiovascular mortality was not affected (14.1% vs. 14.2%). Patients with hemoglobin above 15 g/dL were not eligible."',
    [
      'A carboximaltose férrica diminuiu o total de hospitalizações por insuficiência cardíaca (razão de taxas 0,74; IC 95% 0,58 a 0,94) [1].',
      'Considerou-se deficiência de ferro a ferritina < 100 ng/mL, ou entre 100 e 299 ng/mL com saturação de transferrina inferior a 20% [1].',
      'A mortalidade cardiovascular não se modificou com o ferro venoso: 14,1% versus 14,2% [1].',
      'Exigia-se FEVE < 50%, e quem tinha hemoglobina > 15 g/dL não era elegível [1].',
    ],
    [
      ['unit', 'A deficiência de ferro foi definida por ferritina abaixo de 100 mg/mL [1].'],
      ['negation', 'Pacientes com hemoglobina acima de 15 g/dL eram elegíveis para o estudo [1].'],
      [
        'direction',
        'O uso da carboximaltose férrica aumentou as hospitalizações totais por insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    '"Tratamento da insuficiência cardíaca com fração de ejeção reduzida ‖ Nos pacientes com insuficiência cardíaca e fração de ejeção igual ou inferior a 40%, recomenda-se a associação de betabloqueador, inibidor da neprilisina, antagonista mineralocorticoide e inibidor do SGLT2. A espironolactona é iniciada com 12,5 a 25 mg por dia, desde que o potássio sérico esteja abaixo de 5,0 mEq/L e a taxa de filtração glomerular estimada acima de 30 mL/min/1,73 m². Os bloqueadores de canal de cálcio não di-hidropiridínicos são contraindicados. O potássio deve ser dosado 1 e 4 semanas após o início."',
    [
      'A espironolactona pode ser iniciada com 12,5–25 mg/dia se o K estiver < 5,0 mEq/L e a TFGe > 30 mL/min/1,73 m² [1].',
      'Iniciada a espironolactona, o potássio deve ser checado com uma e com quatro semanas [1].',
      'Bloqueadores de canal de cálcio não di-hidropiridínicos estão contraindicados na IC com fração de ejeção ≤ 40% [1].',
      'O esquema para fração de ejeção de até 40% reúne betabloqueador, inibidor da neprilisina, antagonista mineralocorticoide e iSGLT2 [1].',
    ],
    [
      ['comparator', 'Para iniciar a espironolactona, o potássio sérico deve estar acima de 5,0 mEq/L [1].'],
      ['digit', 'A espironolactona só é iniciada quando a TFG estimada supera 50 mL/min/1,73 m² [1].'],
      [
        'negation',
        'Nesses pacientes, os bloqueadores de canal de cálcio não di-hidropiridínicos não são contraindicados [1].',
      ],
    ],
  ],
  [
    '"Anticoagulação oral na fibrilação atrial não valvar ‖ Na fibrilação atrial não valvar, a anticoagulação oral é recomendada em homens com escore CHA2DS2-VASc de 2 ou mais e em mulheres com escore de 3 ou mais. A dose habitual de apixabana é de 5 mg duas vezes ao dia, reduzida para 2,5 mg duas vezes ao dia quando há pelo menos dois dos seguintes critérios: idade de 80 anos ou mais, peso de 60 kg ou menos e creatinina de 1,5 mg/dL ou mais. O ácido acetilsalicílico isolado não é recomendado para prevenção de AVC."',
    [
      'A anticoagulação oral está recomendada na FA não valvar quando o CHA2DS2-VASc é ≥ 2 em homens ou ≥ 3 em mulheres [1].',
      'A dose habitual da apixabana é de 5 mg de 12 em 12 horas [1].',
      'Reduz-se a apixabana para 2,5 mg 2x/dia na presença de dois ou mais critérios: idade ≥ 80 anos, peso ≤ 60 kg e creatinina ≥ 1,5 mg/dL [1].',
    ],
    [
      [
        'population',
        'Em mulheres, a anticoagulação oral é recomendada a partir de um escore CHA2DS2-VASc de 2 [1].',
      ],
      ['unit', 'Um dos critérios para reduzir a dose de apixabana é creatinina de 1,5 g/dL ou mais [1].'],
      ['negation', 'O ácido acetilsalicílico isolado é recomendado para prevenção de AVC nesse cenário [1].'],
    ],
  ],
  [
    '"Tenecteplase versus alteplase for acute ischemic stroke within 4.5 hours ‖ In this open-label trial, 1,489 patients with acute ischemic stroke presenting within 4.5 hours of symptom onset received tenecteplase 0.25 mg/kg (maximum, 25 mg) or alteplase 0.9 mg/kg (maximum, 90 mg). An excellent functional outcome (modified Rankin Scale score 0 to 1 at 90 days) was achieved in 38.2% with tenecteplase and 35.9% with alteplase (risk difference, 2.3 percentage points; 95% CI, −2.6 to 7.2). Symptomatic intracranial hemorrhage occurred in 3.1% and 3.4%, respectively. Tenecteplase was noninferior to alteplase."',
    [
      'No AVC isquêmico com até 4,5 horas do início dos sintomas, a tenecteplase 0,25 mg/kg (máximo de 25 mg) foi não inferior à alteplase 0,9 mg/kg (máximo de 90 mg) [1].',
      'Alcançaram escore de Rankin modificado de 0 a 1 em 90 dias 38,2% dos tratados com tenecteplase e 35,9% dos tratados com alteplase [1].',
      'A hemorragia intracraniana sintomática ficou em 3,1% com tenecteplase e 3,4% com alteplase [1].',
    ],
    [
      ['digit', 'A alteplase foi administrada na dose de 0,6 mg/kg, até o máximo de 90 mg [1].'],
      ['digit', 'Participaram do ensaio aberto 1.498 pacientes com AVC isquêmico agudo [1].'],
      [
        'direction',
        'O desfecho funcional excelente foi menos frequente com a tenecteplase do que com a alteplase [1].',
      ],
      [
        'bounds',
        'A diferença de risco para desfecho funcional excelente foi de 2,3 pontos percentuais (IC 95% 7,2 a −2,6) [1].',
      ],
    ],
  ],
  [
    '"Intensive blood-pressure control in older patients with hypertension ‖ In 4,237 patients aged 60 to 80 years with hypertension, we compared a systolic target of 110 to less than 130 mm Hg with 130 to less than 150 mm Hg. After a median of 3.3 years, cardiovascular events occurred in 3.5% of the intensive group and 4.6% of the standard group (HR, 0.74; 95% CI, 0.60 to 0.92). Mean systolic pressure at 1 year was 127.5 and 135.3 mm Hg, respectively. Hypotension was more common with intensive treatment (3.4% vs. 2.6%), whereas syncope and fracture rates did not differ."',
    [
      'Em hipertensos de 60 a 80 anos, a meta sistólica de 110 a menos de 130 mmHg reduziu os eventos cardiovasculares, de 4,6% no grupo padrão para 3,5% [1].',
      'Ao fim de um ano, a PAS média era de 127,5 mmHg no grupo intensivo e de 135,3 mmHg no grupo padrão [1].',
      'Síncope e fraturas não diferiram entre os grupos, mas a hipotensão foi mais comum no tratamento intensivo (3,4% contra 2,6%) [1].',
    ],
    [
      ['digit', 'O seguimento mediano dos participantes foi de 3,8 anos [1].'],
      ['direction', 'A hipotensão foi menos comum entre os pacientes do tratamento intensivo [1].'],
      [
        'direction',
        'A ocorrência de síncope e de fraturas aumentou com o controle intensivo da pressão [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin and progression of chronic kidney disease ‖ Adults with an eGFR of 20 to less than 45 mL/min/1.73 m2, regardless of albuminuria, or an eGFR of 45 to less than 90 with a urinary albumin-to-creatinine ratio of at least 200 mg/g, were assigned to dapagliflozin 10 mg daily or placebo (n = 5,114). Kidney disease progression or cardiovascular death occurred in 12.8% and 16.7%, respectively (HR, 0.73; 95% CI, 0.64 to 0.83; P < 0.001). Results were consistent in patients with and without diabetes. Ketoacidosis was more frequent with dapagliflozin (6 patients vs. 1)."',
    [
      'A dapagliflozina 10 mg/dia reduziu o composto de progressão da doença renal ou morte cardiovascular (12,8% vs 16,7%) [1].',
      'O benefício se manteve tanto em pacientes com diabetes quanto naqueles sem diabetes [1].',
      'Pacientes com TFGe de 20 a menos de 45 mL/min/1,73 m² podiam entrar independentemente da albuminúria [1].',
      'Para TFGe entre 45 e menos de 90, exigia-se relação albumina/creatinina urinária ≥ 200 mg/g [1].',
    ],
    [
      [
        'unit',
        'Com TFGe de 45 a menos de 90, era necessária relação albumina/creatinina urinária de pelo menos 200 mg/mmol [1].',
      ],
      ['direction', 'Cetoacidose foi menos frequente no grupo dapagliflozina que no grupo placebo [1].'],
      [
        'population',
        'O efeito da dapagliflozina sobre o desfecho renal apareceu apenas nos pacientes com diabetes, e não nos sem diabetes [1].',
      ],
    ],
  ],
  [
    '"Once-weekly semaglutide in type 2 diabetes and chronic kidney disease ‖ Participants with type 2 diabetes and chronic kidney disease received subcutaneous semaglutide 1.0 mg once weekly or placebo and were followed for a median of 3.1 years. The risk of major kidney events was 22% lower with semaglutide (318 vs. 402 first events; HR, 0.78; 95% CI, 0.67 to 0.90). The mean annual eGFR slope was less steep by 1.22 mL/min/1.73 m2. Serious adverse events were reported in 48.9% of the semaglutide group and 52.7% of the placebo group."',
    [
      'Em pessoas com DM2 e DRC, a semaglutida subcutânea 1 mg por semana diminuiu em 22% o risco de eventos renais maiores [1].',
      'O declínio anual médio da TFGe foi atenuado em 1,22 mL/min/1,73 m² [1].',
      'Relataram-se eventos adversos graves em 48,9% dos que usaram semaglutida e em 52,7% dos que usaram placebo [1].',
    ],
    [
      ['digit', 'O risco de eventos renais maiores foi 32% menor com a semaglutida [1].'],
      [
        'decimal',
        'A semaglutida foi administrada por via subcutânea na dose de 0,1 mg uma vez por semana [1].',
      ],
    ],
  ],
  [
    '"Cetoacidose diabética no adulto: conduta inicial ‖ Na cetoacidose diabética do adulto, inicia-se a hidratação com solução salina a 0,9% na velocidade de 15 a 20 mL/kg na primeira hora. A insulina regular é infundida a 0,1 UI/kg/h e não deve ser iniciada se o potássio sérico estiver abaixo de 3,3 mEq/L. Quando a glicemia cai para 200 mg/dL, acrescenta-se glicose a 5% e reduz-se a insulina para 0,02 a 0,05 UI/kg/h. O bicarbonato é reservado para pH inferior a 6,9."',
    [
      'A hidratação começa com salina 0,9%, 15–20 mL/kg na primeira hora [1].',
      'Se o potássio estiver < 3,3 mEq/L, a insulina não deve ser iniciada [1].',
      'Ao atingir glicemia de 200 mg/dL, adiciona-se glicose a 5% e a infusão de insulina é diminuída para 0,02–0,05 UI/kg/h [1].',
      'Reserva-se o bicarbonato aos casos com pH abaixo de 6,9 [1].',
    ],
    [
      ['comparator', 'O bicarbonato fica reservado para pH superior a 6,9 [1].'],
      [
        'negation',
        'A insulina deve ser iniciada mesmo quando o potássio sérico está abaixo de 3,3 mEq/L [1].',
      ],
      ['unit', 'A insulina regular é infundida na velocidade de 0,1 UI/kg/min [1].'],
    ],
  ],
  [
    '"Short-course prednisone for acute exacerbations of COPD ‖ In this noninferiority trial, 327 patients presenting to the emergency department with an acute exacerbation of COPD received prednisone 40 mg daily for either 5 or 14 days. Re-exacerbation within 180 days occurred in 37.2% of the 5-day group and 38.4% of the 14-day group (HR, 0.96; 95% CI, 0.71 to 1.30), which met the noninferiority criterion. The mean cumulative prednisone dose was significantly lower in the 5-day group (381 mg vs. 790 mg; P < 0.001). Hyperglycemia and hypertension did not differ between groups."',
    [
      'Na exacerbação aguda da DPOC, prednisona 40 mg/dia por cinco dias foi não inferior ao esquema de 14 dias [1].',
      'Nova exacerbação em até 180 dias ocorreu em 37,2% do grupo de 5 dias e em 38,4% do grupo de 14 dias (HR 0,96; IC 95% 0,71 a 1,30) [1].',
      'A dose cumulativa média de prednisona ficou significativamente menor com cinco dias: 381 mg contra 790 mg [1].',
      'Não houve diferença entre os grupos quanto a hiperglicemia ou hipertensão [1].',
    ],
    [
      [
        'arms',
        'A dose cumulativa média de prednisona foi de 790 mg no grupo de 5 dias e de 381 mg no grupo de 14 dias [1].',
      ],
      ['digit', 'Os pacientes receberam prednisona na dose de 60 mg por dia [1].'],
      [
        'direction',
        'A exposição cumulativa à prednisona foi maior entre os que usaram o esquema de 5 dias [1].',
      ],
    ],
  ],
  [
    '"As-needed budesonide-formoterol in mild asthma ‖ In a 52-week, double-blind trial, 2,871 patients aged 12 years or older with mild asthma used either budesonide-formoterol 200/6 µg as needed or terbutaline 0.5 mg as needed. The annual rate of severe exacerbations was 0.08 with budesonide-formoterol and 0.21 with terbutaline (rate ratio, 0.38; 95% CI, 0.28 to 0.52). Asthma was well controlled in 34.1% and 30.9% of weeks, respectively (OR, 1.15; 95% CI, 1.01 to 1.31). Adverse events leading to discontinuation were uncommon in both groups."',
    [
      'Na asma leve, a budesonida-formoterol 200/6 mcg sob demanda reduziu a taxa anual de exacerbações graves para 0,08, contra 0,21 com terbutalina [1].',
      'A razão de taxas de exacerbações graves foi de 0,38 (IC 95% 0,28–0,52) a favor da budesonida-formoterol [1].',
      'O estudo, de 52 semanas, incluiu pacientes a partir de 12 anos de idade [1].',
      'A asma esteve bem controlada em 34,1% das semanas com budesonida-formoterol e em 30,9% com terbutalina [1].',
    ],
    [
      ['digit', 'Foram estudados 2.571 pacientes com asma leve [1].'],
      ['bounds', 'Para semanas com asma bem controlada, o OR foi de 1,15 (IC 95% 1,31 a 1,01) [1].'],
      [
        'direction',
        'As exacerbações graves foram mais frequentes com a budesonida-formoterol do que com a terbutalina [1].',
      ],
    ],
  ],
  [
    '"Hipercalemia: tratamento de emergência ‖ Na hipercalemia com alterações eletrocardiográficas, administra-se gluconato de cálcio a 10%, 10 a 20 mL por via intravenosa em 3 a 5 minutos, com repetição se as alterações persistirem. O gluconato de cálcio não reduz a concentração sérica de potássio. A insulina regular 10 UI com glicose 25 g baixa o potássio em 0,6 a 1,0 mEq/L em até 60 minutos. A hemodiálise é indicada na hipercalemia refratária ou na doença renal com anúria."',
    [
      'Diante de alterações no ECG, faz-se gluconato de cálcio a 10%, 10–20 mL IV em 3 a 5 minutos, repetindo se elas persistirem [1].',
      'Dez unidades de insulina regular com 25 g de glicose diminuem o potássio em 0,6 a 1,0 mEq/L em até uma hora [1].',
      'A hemodiálise é indicada se a hipercalemia for refratária ou se houver doença renal com anúria [1].',
    ],
    [
      ['negation', 'O gluconato de cálcio reduz a concentração sérica de potássio [1].'],
      [
        'direction',
        'A insulina regular com glicose eleva o potássio em 0,6 a 1,0 mEq/L em até 60 minutos [1].',
      ],
      ['digit', 'A insulina regular 10 UI é administrada junto com 35 g de glicose [1].'],
    ],
  ],
  [
    '"Timing of initiation of renal-replacement therapy in acute kidney injury ‖ Critically ill adults with severe acute kidney injury (KDIGO stage 2 or 3) were assigned to accelerated initiation of renal-replacement therapy, within 12 hours of eligibility, or to a standard strategy in which dialysis was discouraged unless conventional indications developed (n = 2,746). Death at 90 days occurred in 43.9% of the accelerated group and 43.7% of the standard group (RR, 1.00; 95% CI, 0.93 to 1.09). Continued dialysis dependence among survivors was more common with acceleration (10.4% vs. 6.0%). In the standard group, 38.2% never received dialysis."',
    [
      'O início acelerado da terapia renal substitutiva não modificou a mortalidade em 90 dias (43,9% x 43,7%; RR 1,00; IC 95% 0,93–1,09) [1].',
      'Entre os sobreviventes, a dependência de diálise foi mais comum com a estratégia acelerada: 10,4% contra 6,0% [1].',
      'No grupo padrão, 38,2% dos pacientes nunca chegaram a dialisar [1].',
    ],
    [
      ['digit', 'Permaneceram dependentes de diálise 14,4% dos sobreviventes do grupo acelerado [1].'],
      ['direction', 'A dependência de diálise entre os sobreviventes foi menor com o início acelerado [1].'],
      ['negation', 'Na estratégia padrão, 38,2% dos pacientes receberam diálise [1].'],
      [
        'comparator',
        'Na estratégia acelerada, a terapia renal substitutiva era iniciada mais de 12 horas após a elegibilidade [1].',
      ],
    ],
  ],
  [
    '"Aspirin for prevention of preterm preeclampsia in high-risk pregnancies ‖ Women with singleton pregnancies at high risk for preeclampsia received aspirin 150 mg per night or placebo from 11 to 14 weeks until 36 weeks of gestation (n = 1,694). Preterm preeclampsia occurred in 1.7% of the aspirin group and 4.4% of the placebo group (OR, 0.37; 95% CI, 0.20 to 0.70; P = 0.002). There were no significant between-group differences in neonatal adverse outcomes. Adherence was at least 85% in 79.2% of participants."',
    [
      'Em gestações únicas de alto risco, o AAS 150 mg à noite reduziu a pré-eclâmpsia pré-termo (1,7% contra 4,4% com placebo) [1].',
      'A odds ratio para pré-eclâmpsia pré-termo foi de 0,37, com IC 95% de 0,20 a 0,70 e P = 0,002 [1].',
      'A aspirina foi iniciada entre 11 e 14 semanas e mantida até a 36ª semana [1].',
      'Quanto aos desfechos adversos neonatais, não houve diferença significativa entre os grupos [1].',
    ],
    [
      [
        'digit',
        'A pré-eclâmpsia pré-termo ocorreu em 1,7% do grupo aspirina e em 6,4% do grupo placebo [1].',
      ],
      ['comparator', 'A adesão foi de no máximo 85% em 79,2% das participantes [1].'],
      ['direction', 'O risco de pré-eclâmpsia pré-termo aumentou com o uso da aspirina [1].'],
    ],
  ],
  [
    '"Tranexamic acid for the treatment of postpartum hemorrhage ‖ In women with clinically diagnosed postpartum hemorrhage, tranexamic acid 1 g given intravenously over 10 minutes was compared with placebo. Among women treated within 3 hours of birth, death due to bleeding occurred in 1.2% with tranexamic acid and 1.7% with placebo (RR, 0.70; 95% CI, 0.53 to 0.93). Treatment started more than 3 hours after birth did not reduce bleeding deaths (RR, 1.07; 95% CI, 0.76 to 1.51). Thromboembolic events did not differ between groups."',
    [
      'Administrado nas primeiras três horas após o parto, o ácido tranexâmico reduziu a morte por sangramento de 1,7% para 1,2% [1].',
      'O estudo comparou 1 g de ácido tranexâmico IV, infundido em 10 minutos, com placebo na hemorragia pós-parto [1].',
      'Quando começou mais de 3 h depois do nascimento, o tratamento não reduziu as mortes por sangramento (RR 1,07; IC 95% 0,76–1,51) [1].',
      'Os eventos tromboembólicos não diferiram entre ácido tranexâmico e placebo [1].',
    ],
    [
      [
        'negation',
        'Mesmo iniciado mais de 3 horas após o parto, o ácido tranexâmico reduziu as mortes por sangramento [1].',
      ],
      [
        'bounds',
        'Nas mulheres tratadas em até 3 horas do parto, o RR de morte por sangramento foi de 0,70 (IC 95% 0,76 a 1,51) [1].',
      ],
      ['unit', 'O ácido tranexâmico foi infundido por via intravenosa na dose de 1 mg em 10 minutos [1].'],
    ],
  ],
  [
    '"Sulfato de magnésio e controle pressórico na pré-eclâmpsia grave ‖ Na pré-eclâmpsia grave, o sulfato de magnésio é administrado na dose de ataque de 4 g por via intravenosa em 20 minutos, seguida de manutenção de 1 g/h até 24 horas após o parto. A infusão deve ser suspensa se a frequência respiratória for inferior a 12 irpm, se houver abolição do reflexo patelar ou se a diurese cair abaixo de 25 mL/h. A pressão sistólica de 160 mmHg ou mais é tratada com hidralazina 5 mg intravenosa ou nifedipino 10 mg por via oral."',
    [
      'Suspende-se a infusão diante de FR < 12 irpm, reflexo patelar abolido ou diurese < 25 mL/h [1].',
      'PAS ≥ 160 mmHg deve ser tratada com hidralazina 5 mg IV ou nifedipino 10 mg VO [1].',
      'Após o parto, a manutenção do sulfato de magnésio prossegue por 24 horas [1].',
    ],
    [
      ['digit', 'A infusão de magnésio deve ser interrompida quando a diurese cai abaixo de 75 mL/h [1].'],
      ['unit', 'A manutenção do sulfato de magnésio é feita na velocidade de 1 g/min [1].'],
      ['decimal', 'Para PAS de 160 mmHg ou mais, uma das opções é nifedipino 100 mg por via oral [1].'],
    ],
  ],
  [
    '"High-flow oxygen therapy in infants with bronchiolitis ‖ Infants younger than 12 months with bronchiolitis and a need for supplemental oxygen received high-flow oxygen therapy or standard oxygen therapy (n = 1,386). Escalation of care because of treatment failure occurred in 12.4% of the high-flow group and 22.8% of the standard-therapy group (risk difference, −10.4 percentage points; 95% CI, −14.4 to −6.4; P < 0.001). Duration of hospital stay did not differ significantly between groups. Among infants in whom standard therapy failed, 61% responded to rescue high-flow therapy."',
    [
      'Em lactentes menores de 12 meses com bronquiolite, o alto fluxo diminuiu a escalada de cuidados por falha terapêutica: 12,4% contra 22,8% com oxigênio convencional [1].',
      'A diferença de risco foi de −10,4 pontos percentuais (IC 95%, −14,4 a −6,4; P < 0,001) [1].',
      'O tempo de internação hospitalar não diferiu de forma significativa [1].',
      'Dos lactentes em que a terapia padrão falhou, 61% responderam ao resgate com alto fluxo [1].',
    ],
    [
      [
        'population',
        'Em crianças maiores de 12 meses com bronquiolite, a falha do tratamento ocorreu em 12,4% com oxigenoterapia de alto fluxo [1].',
      ],
      [
        'arms',
        'A falha do tratamento com escalada de cuidados ocorreu em 22,8% do grupo de alto fluxo e em 12,4% do grupo de terapia padrão [1].',
      ],
      ['direction', 'A duração da internação foi menor no grupo que recebeu oxigênio em alto fluxo [1].'],
    ],
  ],
  [
    '"Dengue: manejo clínico de pacientes com sinais de alarme e choque ‖ Pacientes com dengue e sinais de alarme devem receber solução salina isotônica, 10 mL/kg na primeira hora, com reavaliação clínica horária. No choque, infundem-se 20 mL/kg em até 20 minutos, repetindo-se até três vezes conforme a resposta. Anti-inflamatórios não esteroidais e ácido acetilsalicílico são contraindicados, e a transfusão profilática de plaquetas não é recomendada. A alta exige ausência de febre por 48 horas e plaquetas acima de 50.000/mm³ em elevação."',
    [
      'Na dengue com sinais de alarme, recomenda-se salina isotônica 10 mL/kg na primeira hora e reavaliação clínica a cada hora [1].',
      'Se houver choque, a expansão é de 20 mL/kg em até 20 minutos, podendo ser repetida até 3 vezes conforme a resposta [1].',
      'AINEs e AAS são contraindicados nesses pacientes [1].',
      'Para a alta, são necessárias 48 h sem febre e plaquetas > 50 mil/mm³ em elevação [1].',
    ],
    [
      ['negation', 'A transfusão profilática de plaquetas é recomendada na dengue [1].'],
      [
        'comparator',
        'A alta pode ser dada ao paciente sem febre há 48 horas e com plaquetas abaixo de 50.000/mm³ [1].',
      ],
    ],
  ],
  [
    '"Four-month rifapentine-moxifloxacin regimen for pulmonary tuberculosis ‖ Patients aged 12 years or older with drug-susceptible pulmonary tuberculosis were assigned to a 4-month regimen containing rifapentine 1,200 mg and moxifloxacin 400 mg daily or to the standard 6-month regimen (n = 1,604). An unfavorable outcome at 12 months occurred in 11.9% of the 4-month group and 10.3% of the 6-month group (adjusted difference, 1.6 percentage points; 95% CI, −1.5 to 4.7); noninferiority was shown. Grade 3 or higher adverse events occurred in 18.6% and 19.5%, respectively. Patients with HIV and a CD4 count below 100 cells/mm3 were excluded."',
    [
      'O esquema de quatro meses com rifapentina 1.200 mg e moxifloxacino 400 mg ao dia foi não inferior ao esquema padrão de seis meses na TB pulmonar sensível [1].',
      'Desfecho desfavorável em 12 meses foi visto em 11,9% com o esquema de 4 meses e em 10,3% com o de 6 meses [1].',
      'Eventos adversos de grau ≥ 3 ocorreram em 18,6% e 19,5% dos pacientes, respectivamente, nos esquemas de 4 e 6 meses [1].',
      'O ensaio excluiu pessoas com HIV e CD4 < 100 células/mm³ [1].',
    ],
    [
      ['digit', 'O moxifloxacino foi usado na dose de 600 mg por dia [1].'],
      ['negation', 'A não inferioridade do esquema de quatro meses não foi demonstrada [1].'],
      [
        'direction',
        'Os eventos adversos de grau 3 ou superior foram mais comuns no grupo de 4 meses que no grupo de 6 meses [1].',
      ],
    ],
  ],
  [
    '"Tratamento da infecção latente pelo Mycobacterium tuberculosis em adultos ‖ Para o tratamento da infecção latente em adultos, a opção preferencial é isoniazida 900 mg associada a rifapentina 900 mg uma vez por semana, em 12 doses. A isoniazida isolada, 300 mg por dia, totaliza 270 doses em 9 a 12 meses. A taxa de conclusão do tratamento foi maior com o esquema semanal do que com a isoniazida diária (82,1% contra 69,0%). A hepatotoxicidade foi menos frequente com o esquema semanal (0,4% contra 2,7%), e a doença ativa deve ser excluída antes do início."',
    ['Com o esquema semanal, 82,1% concluíram o tratamento, ante 69,0% com isoniazida diária [1].'],
    [
      ['digit', 'A isoniazida isolada, 300 mg/dia, soma 240 doses em 9 a 12 meses [1].'],
      ['digit', 'A isoniazida em monoterapia é feita na dose de 500 mg por dia [1].'],
      [
        'direction',
        'A conclusão do tratamento foi menor com o esquema semanal do que com a isoniazida diária [1].',
      ],
      [
        'direction',
        'A hepatotoxicidade foi mais frequente com o esquema semanal de isoniazida e rifapentina [1].',
      ],
    ],
  ],
  [
    '"Long-acting cabotegravir for HIV preexposure prophylaxis in women ‖ HIV-negative women in seven countries were randomized to injectable cabotegravir 600 mg every 8 weeks or daily oral tenofovir-emtricitabine (n = 3,178). HIV incidence was 0.20 per 100 person-years with cabotegravir and 1.79 per 100 person-years with oral therapy (HR, 0.11; 95% CI, 0.04 to 0.31). Injection-site reactions were more common in the cabotegravir group (38.0% vs. 10.8%). Weight gain at 40 weeks did not differ between the groups."',
    [
      'Em mulheres soronegativas para HIV, o cabotegravir injetável 600 mg a cada 8 semanas reduziu a incidência da infecção em relação ao esquema oral diário (HR 0,11; IC 95% 0,04–0,31) [1].',
      'A incidência de HIV foi de 0,20 por 100 pessoas-ano com cabotegravir, contra 1,79 por 100 pessoas-ano com a PrEP oral [1].',
      'As reações no local da injeção apareceram mais no grupo cabotegravir (38,0% versus 10,8%) [1].',
      'Na 40ª semana, o ganho de peso não era diferente entre os dois grupos [1].',
    ],
    [
      [
        'decimal',
        'A incidência de infecção pelo HIV foi de 2,0 por 100 pessoas-ano no grupo do cabotegravir [1].',
      ],
      [
        'population',
        'O ensaio randomizou homens HIV-negativos de sete países para cabotegravir injetável ou tenofovir-entricitabina oral [1].',
      ],
      ['unit', 'O cabotegravir foi aplicado na dose de 600 mg a cada 8 dias [1].'],
    ],
  ],
  [
    '"Shortened antibiotic therapy in febrile neutropenia ‖ Adults with hematologic cancer and fever of unknown origin during neutropenia, defined as neutrophils below 500 cells/mm3, were assigned to stop carbapenem therapy after 3 days or to continue for at least 9 days (n = 281). Treatment failure occurred in 19% of the short group and 15% of the extended group (adjusted risk difference, 4.0 percentage points; 90% CI, −4.9 to 12.3). Three patients (2%) in the short group and one (1%) in the extended group died within 30 days. The need for ICU admission did not differ."',
    [
      'Neutropenia foi definida como contagem de neutrófilos < 500 células/mm³ em adultos com câncer hematológico [1].',
      'Falha terapêutica ocorreu em 19% dos que suspenderam o carbapenêmico após 3 dias e em 15% dos que o mantiveram por 9 dias ou mais [1].',
      'Em 30 dias, morreram três pacientes (2%) do grupo curto e um (1%) do grupo estendido [1].',
      'A necessidade de internação em UTI foi semelhante, sem diferença entre os grupos [1].',
    ],
    [
      ['comparator', 'A neutropenia foi definida como contagem de neutrófilos acima de 500 células/mm³ [1].'],
      [
        'bounds',
        'A diferença de risco ajustada para falha do tratamento foi de 4,0 pontos percentuais (IC 90% 12,3 a −4,9) [1].',
      ],
      [
        'direction',
        'A admissão em UTI foi mais frequente entre os que pararam o carbapenêmico no terceiro dia [1].',
      ],
    ],
  ],
  [
    '"Adjuvant pembrolizumab in resected high-risk melanoma ‖ After complete resection of stage III melanoma, 1,024 patients received pembrolizumab 200 mg intravenously every 3 weeks or placebo for up to 1 year. Recurrence-free survival at 12 months was 75.8% with pembrolizumab and 60.4% with placebo (HR for recurrence or death, 0.56; 98.4% CI, 0.42 to 0.75). Grade 3 to 5 treatment-related adverse events were reported in 14.9% and 3.6% of patients, respectively. One treatment-related death, due to myositis, occurred in the pembrolizumab group."',
    [
      'No melanoma estágio III ressecado, o pembrolizumabe elevou a sobrevida livre de recorrência em 12 meses para 75,8%, contra 60,4% com placebo [1].',
      'O HR para recorrência ou morte foi de 0,56 (IC 98,4% 0,42–0,75) [1].',
      'A dose foi de 200 mg IV a cada três semanas, por até um ano [1].',
      'Houve um óbito relacionado ao tratamento, por miosite, no grupo pembrolizumabe [1].',
    ],
    [
      [
        'arms',
        'Eventos adversos de grau 3 a 5 relacionados ao tratamento ocorreram em 3,6% dos que receberam pembrolizumabe e em 14,9% dos que receberam placebo [1].',
      ],
      [
        'direction',
        'A sobrevida livre de recorrência em 12 meses foi menor com o pembrolizumabe do que com o placebo [1].',
      ],
      ['digit', 'O HR para recorrência ou morte com pembrolizumabe foi de 0,66 [1].'],
    ],
  ],
  [
    '"Esketamine nasal spray for treatment-resistant depression ‖ Adults with treatment-resistant depression received esketamine nasal spray plus an antidepressant or quetiapine extended release plus an antidepressant for 32 weeks (n = 676). Remission at week 8 was achieved by 27.1% of the esketamine group and 17.6% of the quetiapine group (adjusted OR, 1.74; 95% CI, 1.20 to 2.52; P = 0.003). Discontinuation because of adverse events was lower with esketamine (4.2% vs. 11.0%). Dizziness, dissociation and somnolence were the most common adverse events with esketamine."',
    [
      'Na depressão resistente ao tratamento, a remissão na oitava semana foi alcançada por 27,1% com escetamina nasal e por 17,6% com quetiapina XR, ambas associadas a um antidepressivo [1].',
      'A escetamina aumentou a chance de remissão na semana 8 frente à quetiapina (OR ajustada 1,74; IC 95% 1,20 a 2,52) [1].',
      'Menos pacientes interromperam a escetamina por eventos adversos: 4,2% contra 11,0% [1].',
      'Tontura, dissociação e sonolência foram os eventos adversos mais comuns com a escetamina [1].',
    ],
    [
      ['digit', 'Alcançaram remissão na semana 8 17,6% do grupo quetiapina e 37,1% do grupo escetamina [1].'],
      [
        'direction',
        'A interrupção por eventos adversos foi maior com a escetamina do que com a quetiapina [1].',
      ],
    ],
  ],
  [
    '"Manejo farmacológico da agitação psicomotora na emergência ‖ Na agitação psicomotora do adulto, as medidas não farmacológicas devem preceder a medicação. Quando necessário, recomenda-se haloperidol 5 mg por via intramuscular associado a prometazina 50 mg, com possibilidade de repetição após 30 minutos e dose máxima de haloperidol de 15 mg em 24 horas. O diazepam intramuscular não é recomendado pela absorção errática. Em idosos, inicia-se com metade da dose, e o intervalo QTc acima de 500 ms contraindica o haloperidol."',
    [
      'Antes de medicar o adulto agitado, devem-se tentar medidas não farmacológicas [1].',
      'Se for preciso medicar, associa-se haloperidol 5 mg IM a prometazina 50 mg, podendo repetir após 30 min [1].',
      'O haloperidol é contraindicado se o QTc for > 500 ms [1].',
      'Por causa da absorção errática, não se recomenda diazepam por via intramuscular [1].',
    ],
    [
      ['negation', 'O diazepam por via intramuscular é recomendado na agitação psicomotora [1].'],
      ['decimal', 'A dose máxima de haloperidol é de 1,5 mg em 24 horas [1].'],
      ['unit', 'A dose intramuscular de haloperidol pode ser repetida após 30 horas [1].'],
    ],
  ],
  [
    '"Dexamethasone and postoperative vomiting after elective bowel surgery ‖ In 1,350 adults undergoing elective bowel surgery, a single intravenous dose of dexamethasone 8 mg at induction of anesthesia was compared with standard care alone. Vomiting within 24 hours occurred in 25.5% of the dexamethasone group and 33.0% of the control group (NNT, 13; 95% CI, 5 to 22; P = 0.003). Additional antiemetics were required by 39.3% and 51.9%, respectively. Infection rates within 30 days were not increased by dexamethasone."',
    [
      'Dose única de dexametasona 8 mg IV na indução anestésica reduziu os vômitos em 24 horas: 25,5% contra 33,0% no grupo controle [1].',
      'O NNT para evitar vômitos nas primeiras 24 h foi 13 (IC 95% 5–22) [1].',
      'Precisaram de antieméticos adicionais 39,3% dos pacientes com dexametasona e 51,9% dos controles [1].',
    ],
    [
      ['bounds', 'O NNT para prevenir vômitos em 24 horas foi de 13 (IC 95% de 22 a 5) [1].'],
      ['negation', 'A dexametasona aumentou as taxas de infecção em 30 dias [1].'],
      [
        'direction',
        'A necessidade de antieméticos adicionais foi maior no grupo que recebeu dexametasona [1].',
      ],
    ],
  ],
  [
    '"Jejum pré-operatório em cirurgias eletivas ‖ Em adultos submetidos a cirurgia eletiva, recomenda-se jejum de 2 horas para líquidos claros, de 6 horas para refeição leve e de 8 horas para refeição gordurosa. Em crianças, o leite materno pode ser oferecido até 4 horas antes da anestesia. A ingestão de até 400 mL de solução com carboidratos 2 horas antes da indução não aumenta o volume gástrico residual. Chicletes não precisam atrasar o procedimento."',
    [
      'O jejum para líquidos claros é de duas horas, passando a 6 h para refeição leve e 8 h para refeição gordurosa [1].',
      'Às crianças, pode-se oferecer leite materno até quatro horas antes da anestesia [1].',
      'Tomar até 400 mL de solução com carboidratos 2 h antes da indução não aumenta o volume gástrico residual [1].',
    ],
    [
      ['digit', 'Para refeição gordurosa, o jejum recomendado em adultos é de 3 horas [1].'],
      ['unit', 'Antes da cirurgia eletiva, os líquidos claros são permitidos até 2 minutos antes [1].'],
      [
        'negation',
        'O uso de solução com carboidratos 2 horas antes da indução aumenta o volume gástrico residual [1].',
      ],
      [
        'digit',
        'A solução com carboidratos pode ser ingerida em volume de até 900 mL, 2 horas antes da indução [1].',
      ],
    ],
  ],
  [
    '"Ketamine versus etomidate for emergency tracheal intubation ‖ Critically ill adults undergoing emergency intubation were randomized to ketamine 1.5 mg/kg or etomidate 0.3 mg/kg (n = 801). Survival at day 7 was 85.1% with ketamine and 77.3% with etomidate (difference, −7.8 percentage points for etomidate; 95% CI, −13 to −2.4; P = 0.005). Survival at day 28 did not differ significantly (66.8% vs. 64.1%; P = 0.44). New vasopressor use after induction was more common with ketamine (22.3% vs. 16.6%)."',
    [
      'Na intubação de emergência, a sobrevida no sétimo dia foi de 85,1% com cetamina e de 77,3% com etomidato (P = 0,005) [1].',
      'Aos 28 dias, porém, a sobrevida já não diferia significativamente: 66,8% contra 64,1% (P = 0,44) [1].',
      'A cetamina associou-se a maior uso de novo vasopressor após a indução (22,3% x 16,6%) [1].',
      'As doses comparadas foram cetamina 1,5 mg/kg e etomidato 0,3 mg/kg [1].',
    ],
    [
      ['decimal', 'O etomidato foi administrado na dose de 3 mg/kg [1].'],
      ['direction', 'A sobrevida no dia 7 foi menor com cetamina do que com etomidato [1].'],
      ['negation', 'A sobrevida aos 28 dias diferiu significativamente entre cetamina e etomidato [1].'],
    ],
  ],
  [
    '"Targeted temperature management after out-of-hospital cardiac arrest ‖ Comatose adults after out-of-hospital cardiac arrest of presumed cardiac cause were assigned to hypothermia at 33°C for 28 hours or to normothermia with early treatment of fever (37.8°C or higher) (n = 1,850). At 6 months, 50.1% of the hypothermia group and 48.2% of the normothermia group had died (RR, 1.04; 95% CI, 0.94 to 1.14; P = 0.37). Poor functional outcome occurred in 55.2% and 54.9%, respectively. Arrhythmia with hemodynamic compromise was more common with hypothermia (24.3% vs. 16.5%; P < 0.001)."',
    [
      'A hipotermia a 33 °C por 28 horas não modificou a mortalidade em seis meses em comparação com a normotermia (50,1% versus 48,2%) [1].',
      'Mau desfecho funcional foi registrado em 55,2% do grupo hipotermia e 54,9% do grupo normotermia [1].',
      'Arritmia com repercussão hemodinâmica foi mais comum com a hipotermia (24,3% contra 16,5%; P < 0,001) [1].',
      'No braço de normotermia, tratava-se precocemente a febre, definida como temperatura ≥ 37,8 °C [1].',
    ],
    [
      [
        'comparator',
        'A diferença na ocorrência de arritmia com comprometimento hemodinâmico teve P > 0,001 [1].',
      ],
      [
        'arms',
        'Morreram em 6 meses 48,2% dos pacientes tratados com hipotermia e 50,1% dos mantidos em normotermia [1].',
      ],
    ],
  ],
  [
    '"Restrictive versus liberal transfusion in acute upper gastrointestinal bleeding ‖ Patients with severe acute upper gastrointestinal bleeding were assigned to a restrictive strategy (transfusion when hemoglobin fell below 7 g/dL) or a liberal strategy (below 9 g/dL) (n = 889). Survival at 6 weeks was higher with the restrictive strategy (95% vs. 91%; HR for death, 0.56; 95% CI, 0.34 to 0.93; P = 0.02). Further bleeding occurred in 10% of the restrictive group and 16% of the liberal group. Patients with massive exsanguinating bleeding were excluded."',
    [
      'A estratégia restritiva, com transfusão quando a Hb caía abaixo de 7 g/dL, aumentou a sobrevida em seis semanas: 95% contra 91% [1].',
      'O HR de morte com a estratégia restritiva foi 0,56 (IC 95%, 0,34–0,93; P = 0,02) [1].',
      'Novo sangramento ocorreu em 10% dos pacientes do grupo restritivo e em 16% dos do grupo liberal [1].',
      'Ficaram de fora os pacientes com hemorragia maciça exsanguinante [1].',
    ],
    [
      ['unit', 'Na estratégia restritiva, transfundia-se quando a hemoglobina ficava abaixo de 7 mg/dL [1].'],
      [
        'direction',
        'O ressangramento foi mais frequente com a estratégia restritiva do que com a liberal [1].',
      ],
      ['digit', 'O HR de morte foi de 0,86 com a estratégia restritiva [1].'],
    ],
  ],
  [
    '"Anafilaxia: tratamento inicial na emergência ‖ Na anafilaxia, a adrenalina deve ser aplicada imediatamente por via intramuscular na face anterolateral da coxa, na dose de 0,01 mg/kg, até 0,5 mg em adultos, podendo ser repetida a cada 5 a 15 minutos. Anti-histamínicos e corticoides não substituem a adrenalina. Se houver hipotensão, infunde-se salina isotônica, 1 a 2 litros no adulto. A observação deve durar pelo menos 6 horas após a resolução dos sintomas, e em crianças a dose máxima de adrenalina é de 0,3 mg."',
    [
      'A adrenalina é aplicada IM na face anterolateral da coxa, 0,01 mg/kg, com teto de 0,5 mg no adulto [1].',
      'Havendo hipotensão no adulto, infundem-se 1.000 a 2.000 mL de salina isotônica [1].',
      'Depois da resolução dos sintomas, o paciente deve ficar em observação por no mínimo seis horas [1].',
    ],
    [
      ['population', 'Em adultos, a dose máxima de adrenalina é de 0,3 mg [1].'],
      [
        'negation',
        'Anti-histamínicos e corticoides substituem a adrenalina no tratamento da anafilaxia [1].',
      ],
      ['decimal', 'A dose intramuscular de adrenalina é de 0,1 mg/kg [1].'],
      ['comparator', 'Resolvidos os sintomas, a observação deve durar menos de 6 horas [1].'],
    ],
  ],
  [
    '"Profilaxia do tromboembolismo venoso em pacientes clínicos internados ‖ Em pacientes clínicos com escore de Padua de 4 ou mais, recomenda-se enoxaparina 40 mg por via subcutânea uma vez ao dia durante a internação. Quando a depuração de creatinina é inferior a 30 mL/min, a dose é reduzida para 20 mg ao dia ou substituída por heparina não fracionada 5.000 UI a cada 8 ou 12 horas. A profilaxia reduziu o tromboembolismo sintomático (RR 0,47; IC 95% 0,31 a 0,72). Meias de compressão isoladas não são recomendadas."',
    [
      'Com Padua ≥ 4, o paciente clínico internado deve receber enoxaparina 40 mg SC 1x/dia [1].',
      'Se o ClCr for < 30 mL/min, reduz-se a enoxaparina para 20 mg/dia ou troca-se por HNF 5.000 UI a cada 8 ou 12 h [1].',
      'As meias de compressão isoladas não têm recomendação como profilaxia nesses pacientes [1].',
    ],
    [
      [
        'unit',
        'A enoxaparina profilática é administrada na dose de 40 UI por via subcutânea uma vez ao dia [1].',
      ],
      ['bounds', 'O RR para tromboembolismo sintomático foi de 0,47 (IC 95% 0,72 a 0,31) [1].'],
      [
        'negation',
        'Recomenda-se o uso isolado de meias de compressão para profilaxia de TEV em pacientes clínicos [1].',
      ],
      ['direction', 'A profilaxia aumentou a ocorrência de tromboembolismo sintomático [1].'],
    ],
  ],
  [
    '"Fidaxomicin versus vancomycin for Clostridioides difficile infection ‖ Adults with Clostridioides difficile infection received fidaxomicin 200 mg twice daily or oral vancomycin 125 mg four times daily for 10 days (n = 629). Clinical cure was achieved in 88.2% and 85.8%, respectively, meeting the criterion for noninferiority. Recurrence within 28 days was significantly lower with fidaxomicin (15.4% vs. 25.3%; P = 0.005). In patients infected with the NAP1/BI/027 strain, recurrence did not differ between treatments. Median age was 64 years."',
    [
      'Fidaxomicina 200 mg 2x/dia e vancomicina oral 125 mg 4x/dia foram comparadas por dez dias em 629 adultos [1].',
      'A cura clínica foi de 88,2% com fidaxomicina e 85,8% com vancomicina, cumprindo o critério de não inferioridade [1].',
      'A recorrência em 28 dias foi significativamente menor com a fidaxomicina: 15,4%, contra 25,3% com a vancomicina [1].',
    ],
    [
      ['digit', 'A vancomicina oral foi administrada na dose de 175 mg quatro vezes ao dia [1].'],
      [
        'arms',
        'A recorrência em 28 dias ocorreu em 25,3% dos tratados com fidaxomicina e em 15,4% dos tratados com vancomicina [1].',
      ],
      [
        'direction',
        'Nos pacientes infectados pela cepa NAP1/BI/027, a recorrência foi menor com a fidaxomicina [1].',
      ],
    ],
  ],
  [
    '"Crise asmática na criança: conduta no pronto-socorro ‖ Na crise asmática moderada ou grave da criança, administra-se salbutamol inalatório, 4 a 8 jatos a cada 20 minutos na primeira hora, com oxigênio para manter a saturação entre 94% e 98%. A prednisolona oral, 1 a 2 mg/kg/dia até o máximo de 40 mg, deve ser iniciada na primeira hora e mantida por 3 a 5 dias. O acréscimo de ipratrópio reduziu as internações de 23% para 17%. A radiografia de tórax não é necessária de rotina."',
    [
      'O salbutamol inalatório é feito com 4 a 8 jatos de 20 em 20 minutos ao longo da primeira hora [1].',
      'A prednisolona VO, 1–2 mg/kg/dia (máximo de 40 mg), deve começar na primeira hora e durar de três a cinco dias [1].',
      'Acrescentar ipratrópio diminuiu as internações de 23% para 17% [1].',
    ],
    [
      ['digit', 'O salbutamol inalatório é repetido a cada 40 minutos na primeira hora [1].'],
      ['unit', 'A prednisolona oral é indicada na dose de 1 a 2 g/kg/dia [1].'],
      ['direction', 'Com o acréscimo de ipratrópio, as internações aumentaram [1].'],
      ['digit', 'O oxigênio é titulado para manter a saturação entre 84% e 98% [1].'],
    ],
  ],
];

/** Answers that cite two passages. */
const ofTwo: HandCase[] = [
  [
    'true',
    '"Restrictive fluid strategy in adults with septic shock: a multicenter randomized trial ‖ We randomly assigned 1,462 adults with septic shock who had already received at least 1 L of intravenous fluid to a restrictive or a standard fluid strategy. Death at 90 days occurred in 41.8% of the restrictive group and in 42.6% of the standard group (adjusted risk ratio, 0.98; 95% CI, 0.87 to 1.11; P = 0.77). Median cumulative fluid volume in the ICU was 1.7 L in the restrictive group and 3.9 L in the standard group. Serious adverse events were less frequent with restriction (27.3% vs. 31.9%)." + "Hydrocortisone in vasopressor-dependent septic shock ‖ In this double-blind trial, 812 adults with septic shock requiring norepinephrine at a dose of 0.25 µg/kg/min or higher received hydrocortisone 200 mg per day or placebo for 7 days. Mortality at 28 days was 29.4% with hydrocortisone and 36.1% with placebo (RR, 0.81; 95% CI, 0.67 to 0.98; P = 0.03). Shock resolved earlier in the hydrocortisone group (median, 3 vs. 5 days). Hyperglycemia was more common with hydrocortisone (19.8% vs. 12.5%), but secondary infections did not differ."',
    'No choque séptico, a restrição de fluidos não alterou a mortalidade em 90 dias (41,8% versus 42,6%), ao passo que a hidrocortisona reduziu a mortalidade em 28 dias (29,4% versus 36,1%) [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Restrictive fluid strategy in adults with septic shock: a multicenter randomized trial ‖ We randomly assigned 1,462 adults with septic shock who had already received at least 1 L of intravenous fluid to a restrictive or a standard fluid strategy. Death at 90 days occurred in 41.8% of the restrictive group and in 42.6% of the standard group (adjusted risk ratio, 0.98; 95% CI, 0.87 to 1.11; P = 0.77). Median cumulative fluid volume in the ICU was 1.7 L in the restrictive group and 3.9 L in the standard group. Serious adverse events were less frequent with restriction (27.3% vs. 31.9%)." + "Hydrocortisone in vasopressor-dependent septic shock ‖ In this double-blind trial, 812 adults with septic shock requiring norepinephrine at a dose of 0.25 µg/kg/min or higher received hydrocortisone 200 mg per day or placebo for 7 days. Mortality at 28 days was 29.4% with hydrocortisone and 36.1% with placebo (RR, 0.81; 95% CI, 0.67 to 0.98; P = 0.03). Shock resolved earlier in the hydrocortisone group (median, 3 vs. 5 days). Hyperglycemia was more common with hydrocortisone (19.8% vs. 12.5%), but secondary infections did not differ."',
    'Nos adultos com choque séptico, o risco relativo de morte foi de 0,81 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Protocolo de sepse: ressuscitação inicial ‖ Na suspeita de sepse, o lactato arterial deve ser coletado e o antibiótico de amplo espectro administrado em até 60 minutos do reconhecimento. Em pacientes com hipotensão ou lactato igual ou superior a 4 mmol/L, infundem-se 30 mL/kg de cristaloide nas primeiras 3 horas. A meta é pressão arterial média de 65 mmHg ou mais. A dopamina não deve ser usada para proteção renal." + "Dengue: manejo clínico de pacientes com sinais de alarme e choque ‖ Pacientes com dengue e sinais de alarme devem receber solução salina isotônica, 10 mL/kg na primeira hora, com reavaliação clínica horária. No choque, infundem-se 20 mL/kg em até 20 minutos, repetindo-se até três vezes conforme a resposta. Anti-inflamatórios não esteroidais e ácido acetilsalicílico são contraindicados, e a transfusão profilática de plaquetas não é recomendada. A alta exige ausência de febre por 48 horas e plaquetas acima de 50.000/mm³ em elevação."',
    'No choque, a expansão inicial é de 20 mL/kg em até 20 minutos [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Early rhythm control in recently diagnosed atrial fibrillation ‖ Patients with atrial fibrillation diagnosed no more than 12 months earlier (N = 2,103) were randomized to early rhythm control or usual care. Over 4.8 years, the composite of cardiovascular death, stroke or hospitalization occurred at a rate of 3.9 per 100 person-years with early rhythm control and 5.0 per 100 person-years with usual care (HR, 0.79; 95% CI, 0.67 to 0.93). The number of nights in hospital did not differ (5.6 vs. 5.2 per year). Serious adverse events related to rhythm control occurred in 4.9%." + "Intensive blood-pressure control in older patients with hypertension ‖ In 4,237 patients aged 60 to 80 years with hypertension, we compared a systolic target of 110 to less than 130 mm Hg with 130 to less than 150 mm Hg. After a median of 3.3 years, cardiovascular events occurred in 3.5% of the intensive group and 4.6% of the standard group (HR, 0.74; 95% CI, 0.60 to 0.92). Mean systolic pressure at 1 year was 127.5 and 135.3 mm Hg, respectively. Hypotension was more common with intensive treatment (3.4% vs. 2.6%), whereas syncope and fracture rates did not differ."',
    'A redução de eventos cardiovasculares correspondeu a um HR de 0,74 (IC 95% 0,60 a 0,92) [1].',
    'd',
  ],
  [
    'true',
    '"Early rhythm control in recently diagnosed atrial fibrillation ‖ Patients with atrial fibrillation diagnosed no more than 12 months earlier (N = 2,103) were randomized to early rhythm control or usual care. Over 4.8 years, the composite of cardiovascular death, stroke or hospitalization occurred at a rate of 3.9 per 100 person-years with early rhythm control and 5.0 per 100 person-years with usual care (HR, 0.79; 95% CI, 0.67 to 0.93). The number of nights in hospital did not differ (5.6 vs. 5.2 per year). Serious adverse events related to rhythm control occurred in 4.9%." + "Anticoagulação oral na fibrilação atrial não valvar ‖ Na fibrilação atrial não valvar, a anticoagulação oral é recomendada em homens com escore CHA2DS2-VASc de 2 ou mais e em mulheres com escore de 3 ou mais. A dose habitual de apixabana é de 5 mg duas vezes ao dia, reduzida para 2,5 mg duas vezes ao dia quando há pelo menos dois dos seguintes critérios: idade de 80 anos ou mais, peso de 60 kg ou menos e creatinina de 1,5 mg/dL ou mais. O ácido acetilsalicílico isolado não é recomendado para prevenção de AVC."',
    'Não se recomenda AAS isolado para prevenir AVC na fibrilação atrial não valvar [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Intensive blood-pressure control in older patients with hypertension ‖ In 4,237 patients aged 60 to 80 years with hypertension, we compared a systolic target of 110 to less than 130 mm Hg with 130 to less than 150 mm Hg. After a median of 3.3 years, cardiovascular events occurred in 3.5% of the intensive group and 4.6% of the standard group (HR, 0.74; 95% CI, 0.60 to 0.92). Mean systolic pressure at 1 year was 127.5 and 135.3 mm Hg, respectively. Hypotension was more common with intensive treatment (3.4% vs. 2.6%), whereas syncope and fracture rates did not differ." + "Low-dose colchicine after recent myocardial infarction ‖ Among 3,916 patients with a myocardial infarction within the previous 30 days, low-dose colchicine (0.5 mg once daily) was compared with placebo over a median of 22.6 months. The primary composite end point occurred in 5.7% of the colchicine group and 7.4% of the placebo group (HR, 0.76; 95% CI, 0.60 to 0.97; P = 0.02). Pneumonia was more frequent with colchicine (0.9% vs. 0.4%). All-cause mortality did not differ significantly between groups (HR, 0.97; 95% CI, 0.66 to 1.44)."',
    'Após uma mediana de 22,6 meses de seguimento, o desfecho primário teve HR de 0,76 [1].',
    'd',
  ],
  [
    'true',
    '"Dapagliflozin and progression of chronic kidney disease ‖ Adults with an eGFR of 20 to less than 45 mL/min/1.73 m2, regardless of albuminuria, or an eGFR of 45 to less than 90 with a urinary albumin-to-creatinine ratio of at least 200 mg/g, were assigned to dapagliflozin 10 mg daily or placebo (n = 5,114). Kidney disease progression or cardiovascular death occurred in 12.8% and 16.7%, respectively (HR, 0.73; 95% CI, 0.64 to 0.83; P < 0.001). Results were consistent in patients with and without diabetes. Ketoacidosis was more frequent with dapagliflozin (6 patients vs. 1)." + "Once-weekly semaglutide in type 2 diabetes and chronic kidney disease ‖ Participants with type 2 diabetes and chronic kidney disease received subcutaneous semaglutide 1.0 mg once weekly or placebo and were followed for a median of 3.1 years. The risk of major kidney events was 22% lower with semaglutide (318 vs. 402 first events; HR, 0.78; 95% CI, 0.67 to 0.90). The mean annual eGFR slope was less steep by 1.22 mL/min/1.73 m2. Serious adverse events were reported in 48.9% of the semaglutide group and 52.7% of the placebo group."',
    'O HR foi de 0,73 (IC 95% 0,64–0,83) para progressão da doença renal ou morte cardiovascular com dapagliflozina e de 0,78 (IC 95% 0,67–0,90) para eventos renais maiores com semaglutida [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Once-weekly semaglutide in type 2 diabetes and chronic kidney disease ‖ Participants with type 2 diabetes and chronic kidney disease received subcutaneous semaglutide 1.0 mg once weekly or placebo and were followed for a median of 3.1 years. The risk of major kidney events was 22% lower with semaglutide (318 vs. 402 first events; HR, 0.78; 95% CI, 0.67 to 0.90). The mean annual eGFR slope was less steep by 1.22 mL/min/1.73 m2. Serious adverse events were reported in 48.9% of the semaglutide group and 52.7% of the placebo group." + "Dapagliflozin and progression of chronic kidney disease ‖ Adults with an eGFR of 20 to less than 45 mL/min/1.73 m2, regardless of albuminuria, or an eGFR of 45 to less than 90 with a urinary albumin-to-creatinine ratio of at least 200 mg/g, were assigned to dapagliflozin 10 mg daily or placebo (n = 5,114). Kidney disease progression or cardiovascular death occurred in 12.8% and 16.7%, respectively (HR, 0.73; 95% CI, 0.64 to 0.83; P < 0.001). Results were consistent in patients with and without diabetes. Ketoacidosis was more frequent with dapagliflozin (6 patients vs. 1)."',
    'A progressão da doença renal ou morte cardiovascular teve HR de 0,73 (IC 95% 0,64 a 0,83) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Hipercalemia: tratamento de emergência ‖ Na hipercalemia com alterações eletrocardiográficas, administra-se gluconato de cálcio a 10%, 10 a 20 mL por via intravenosa em 3 a 5 minutos, com repetição se as alterações persistirem. O gluconato de cálcio não reduz a concentração sérica de potássio. A insulina regular 10 UI com glicose 25 g baixa o potássio em 0,6 a 1,0 mEq/L em até 60 minutos. A hemodiálise é indicada na hipercalemia refratária ou na doença renal com anúria." + "Cetoacidose diabética no adulto: conduta inicial ‖ Na cetoacidose diabética do adulto, inicia-se a hidratação com solução salina a 0,9% na velocidade de 15 a 20 mL/kg na primeira hora. A insulina regular é infundida a 0,1 UI/kg/h e não deve ser iniciada se o potássio sérico estiver abaixo de 3,3 mEq/L. Quando a glicemia cai para 200 mg/dL, acrescenta-se glicose a 5% e reduz-se a insulina para 0,02 a 0,05 UI/kg/h. O bicarbonato é reservado para pH inferior a 6,9."',
    'A insulina regular deve ser infundida a 0,1 UI/kg/h [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Timing of initiation of renal-replacement therapy in acute kidney injury ‖ Critically ill adults with severe acute kidney injury (KDIGO stage 2 or 3) were assigned to accelerated initiation of renal-replacement therapy, within 12 hours of eligibility, or to a standard strategy in which dialysis was discouraged unless conventional indications developed (n = 2,746). Death at 90 days occurred in 43.9% of the accelerated group and 43.7% of the standard group (RR, 1.00; 95% CI, 0.93 to 1.09). Continued dialysis dependence among survivors was more common with acceleration (10.4% vs. 6.0%). In the standard group, 38.2% never received dialysis." + "Restrictive fluid strategy in adults with septic shock: a multicenter randomized trial ‖ We randomly assigned 1,462 adults with septic shock who had already received at least 1 L of intravenous fluid to a restrictive or a standard fluid strategy. Death at 90 days occurred in 41.8% of the restrictive group and in 42.6% of the standard group (adjusted risk ratio, 0.98; 95% CI, 0.87 to 1.11; P = 0.77). Median cumulative fluid volume in the ICU was 1.7 L in the restrictive group and 3.9 L in the standard group. Serious adverse events were less frequent with restriction (27.3% vs. 31.9%)."',
    'A mortalidade em 90 dias foi de 41,8% em um grupo e de 42,6% no outro [1].',
    'd',
  ],
  [
    'true',
    '"Aspirin for prevention of preterm preeclampsia in high-risk pregnancies ‖ Women with singleton pregnancies at high risk for preeclampsia received aspirin 150 mg per night or placebo from 11 to 14 weeks until 36 weeks of gestation (n = 1,694). Preterm preeclampsia occurred in 1.7% of the aspirin group and 4.4% of the placebo group (OR, 0.37; 95% CI, 0.20 to 0.70; P = 0.002). There were no significant between-group differences in neonatal adverse outcomes. Adherence was at least 85% in 79.2% of participants." + "Sulfato de magnésio e controle pressórico na pré-eclâmpsia grave ‖ Na pré-eclâmpsia grave, o sulfato de magnésio é administrado na dose de ataque de 4 g por via intravenosa em 20 minutos, seguida de manutenção de 1 g/h até 24 horas após o parto. A infusão deve ser suspensa se a frequência respiratória for inferior a 12 irpm, se houver abolição do reflexo patelar ou se a diurese cair abaixo de 25 mL/h. A pressão sistólica de 160 mmHg ou mais é tratada com hidralazina 5 mg intravenosa ou nifedipino 10 mg por via oral."',
    'O ataque de sulfato de magnésio é de 4 g IV em 20 minutos, com manutenção de 1 g por hora até 24 h após o parto [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Dengue: manejo clínico de pacientes com sinais de alarme e choque ‖ Pacientes com dengue e sinais de alarme devem receber solução salina isotônica, 10 mL/kg na primeira hora, com reavaliação clínica horária. No choque, infundem-se 20 mL/kg em até 20 minutos, repetindo-se até três vezes conforme a resposta. Anti-inflamatórios não esteroidais e ácido acetilsalicílico são contraindicados, e a transfusão profilática de plaquetas não é recomendada. A alta exige ausência de febre por 48 horas e plaquetas acima de 50.000/mm³ em elevação." + "Protocolo de sepse: ressuscitação inicial ‖ Na suspeita de sepse, o lactato arterial deve ser coletado e o antibiótico de amplo espectro administrado em até 60 minutos do reconhecimento. Em pacientes com hipotensão ou lactato igual ou superior a 4 mmol/L, infundem-se 30 mL/kg de cristaloide nas primeiras 3 horas. A meta é pressão arterial média de 65 mmHg ou mais. A dopamina não deve ser usada para proteção renal."',
    'Em pacientes com hipotensão, infundem-se 30 mL/kg de cristaloide nas primeiras 3 horas [1].',
    'd',
  ],
  [
    'true',
    '"Four-month rifapentine-moxifloxacin regimen for pulmonary tuberculosis ‖ Patients aged 12 years or older with drug-susceptible pulmonary tuberculosis were assigned to a 4-month regimen containing rifapentine 1,200 mg and moxifloxacin 400 mg daily or to the standard 6-month regimen (n = 1,604). An unfavorable outcome at 12 months occurred in 11.9% of the 4-month group and 10.3% of the 6-month group (adjusted difference, 1.6 percentage points; 95% CI, −1.5 to 4.7); noninferiority was shown. Grade 3 or higher adverse events occurred in 18.6% and 19.5%, respectively. Patients with HIV and a CD4 count below 100 cells/mm3 were excluded." + "Tratamento da infecção latente pelo Mycobacterium tuberculosis em adultos ‖ Para o tratamento da infecção latente em adultos, a opção preferencial é isoniazida 900 mg associada a rifapentina 900 mg uma vez por semana, em 12 doses. A isoniazida isolada, 300 mg por dia, totaliza 270 doses em 9 a 12 meses. A taxa de conclusão do tratamento foi maior com o esquema semanal do que com a isoniazida diária (82,1% contra 69,0%). A hepatotoxicidade foi menos frequente com o esquema semanal (0,4% contra 2,7%), e a doença ativa deve ser excluída antes do início."',
    'A rifapentina entra com 1.200 mg ao dia no esquema de quatro meses para TB pulmonar e com 900 mg uma vez por semana, em doze doses, na infecção latente [1][2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Tratamento da infecção latente pelo Mycobacterium tuberculosis em adultos ‖ Para o tratamento da infecção latente em adultos, a opção preferencial é isoniazida 900 mg associada a rifapentina 900 mg uma vez por semana, em 12 doses. A isoniazida isolada, 300 mg por dia, totaliza 270 doses em 9 a 12 meses. A taxa de conclusão do tratamento foi maior com o esquema semanal do que com a isoniazida diária (82,1% contra 69,0%). A hepatotoxicidade foi menos frequente com o esquema semanal (0,4% contra 2,7%), e a doença ativa deve ser excluída antes do início." + "Four-month rifapentine-moxifloxacin regimen for pulmonary tuberculosis ‖ Patients aged 12 years or older with drug-susceptible pulmonary tuberculosis were assigned to a 4-month regimen containing rifapentine 1,200 mg and moxifloxacin 400 mg daily or to the standard 6-month regimen (n = 1,604). An unfavorable outcome at 12 months occurred in 11.9% of the 4-month group and 10.3% of the 6-month group (adjusted difference, 1.6 percentage points; 95% CI, −1.5 to 4.7); noninferiority was shown. Grade 3 or higher adverse events occurred in 18.6% and 19.5%, respectively. Patients with HIV and a CD4 count below 100 cells/mm3 were excluded."',
    'O componente rifapentina é administrado na dose de 1.200 mg [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Tratamento da infecção latente pelo Mycobacterium tuberculosis em adultos ‖ Para o tratamento da infecção latente em adultos, a opção preferencial é isoniazida 900 mg associada a rifapentina 900 mg uma vez por semana, em 12 doses. A isoniazida isolada, 300 mg por dia, totaliza 270 doses em 9 a 12 meses. A taxa de conclusão do tratamento foi maior com o esquema semanal do que com a isoniazida diária (82,1% contra 69,0%). A hepatotoxicidade foi menos frequente com o esquema semanal (0,4% contra 2,7%), e a doença ativa deve ser excluída antes do início." + "Four-month rifapentine-moxifloxacin regimen for pulmonary tuberculosis ‖ Patients aged 12 years or older with drug-susceptible pulmonary tuberculosis were assigned to a 4-month regimen containing rifapentine 1,200 mg and moxifloxacin 400 mg daily or to the standard 6-month regimen (n = 1,604). An unfavorable outcome at 12 months occurred in 11.9% of the 4-month group and 10.3% of the 6-month group (adjusted difference, 1.6 percentage points; 95% CI, −1.5 to 4.7); noninferiority was shown. Grade 3 or higher adverse events occurred in 18.6% and 19.5%, respectively. Patients with HIV and a CD4 count below 100 cells/mm3 were excluded."',
    'Eventos adversos de grau 3 ou superior ocorreram em 18,6% dos tratados com a rifapentina [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Adjuvant pembrolizumab in resected high-risk melanoma ‖ After complete resection of stage III melanoma, 1,024 patients received pembrolizumab 200 mg intravenously every 3 weeks or placebo for up to 1 year. Recurrence-free survival at 12 months was 75.8% with pembrolizumab and 60.4% with placebo (HR for recurrence or death, 0.56; 98.4% CI, 0.42 to 0.75). Grade 3 to 5 treatment-related adverse events were reported in 14.9% and 3.6% of patients, respectively. One treatment-related death, due to myositis, occurred in the pembrolizumab group." + "Four-month rifapentine-moxifloxacin regimen for pulmonary tuberculosis ‖ Patients aged 12 years or older with drug-susceptible pulmonary tuberculosis were assigned to a 4-month regimen containing rifapentine 1,200 mg and moxifloxacin 400 mg daily or to the standard 6-month regimen (n = 1,604). An unfavorable outcome at 12 months occurred in 11.9% of the 4-month group and 10.3% of the 6-month group (adjusted difference, 1.6 percentage points; 95% CI, −1.5 to 4.7); noninferiority was shown. Grade 3 or higher adverse events occurred in 18.6% and 19.5%, respectively. Patients with HIV and a CD4 count below 100 cells/mm3 were excluded."',
    'Eventos adversos de grau 3 ou superior ocorreram em 18,6% e 19,5% dos pacientes [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Esketamine nasal spray for treatment-resistant depression ‖ Adults with treatment-resistant depression received esketamine nasal spray plus an antidepressant or quetiapine extended release plus an antidepressant for 32 weeks (n = 676). Remission at week 8 was achieved by 27.1% of the esketamine group and 17.6% of the quetiapine group (adjusted OR, 1.74; 95% CI, 1.20 to 2.52; P = 0.003). Discontinuation because of adverse events was lower with esketamine (4.2% vs. 11.0%). Dizziness, dissociation and somnolence were the most common adverse events with esketamine." + "Adjuvant pembrolizumab in resected high-risk melanoma ‖ After complete resection of stage III melanoma, 1,024 patients received pembrolizumab 200 mg intravenously every 3 weeks or placebo for up to 1 year. Recurrence-free survival at 12 months was 75.8% with pembrolizumab and 60.4% with placebo (HR for recurrence or death, 0.56; 98.4% CI, 0.42 to 0.75). Grade 3 to 5 treatment-related adverse events were reported in 14.9% and 3.6% of patients, respectively. One treatment-related death, due to myositis, occurred in the pembrolizumab group."',
    'Os eventos adversos de grau 3 a 5 relacionados ao tratamento foram relatados em 14,9% dos pacientes [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Dexamethasone and postoperative vomiting after elective bowel surgery ‖ In 1,350 adults undergoing elective bowel surgery, a single intravenous dose of dexamethasone 8 mg at induction of anesthesia was compared with standard care alone. Vomiting within 24 hours occurred in 25.5% of the dexamethasone group and 33.0% of the control group (NNT, 13; 95% CI, 5 to 22; P = 0.003). Additional antiemetics were required by 39.3% and 51.9%, respectively. Infection rates within 30 days were not increased by dexamethasone." + "Shortened antibiotic therapy in febrile neutropenia ‖ Adults with hematologic cancer and fever of unknown origin during neutropenia, defined as neutrophils below 500 cells/mm3, were assigned to stop carbapenem therapy after 3 days or to continue for at least 9 days (n = 281). Treatment failure occurred in 19% of the short group and 15% of the extended group (adjusted risk difference, 4.0 percentage points; 90% CI, −4.9 to 12.3). Three patients (2%) in the short group and one (1%) in the extended group died within 30 days. The need for ICU admission did not differ."',
    'Em até 30 dias, morreram três pacientes (2%) do grupo de tratamento curto [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Targeted temperature management after out-of-hospital cardiac arrest ‖ Comatose adults after out-of-hospital cardiac arrest of presumed cardiac cause were assigned to hypothermia at 33°C for 28 hours or to normothermia with early treatment of fever (37.8°C or higher) (n = 1,850). At 6 months, 50.1% of the hypothermia group and 48.2% of the normothermia group had died (RR, 1.04; 95% CI, 0.94 to 1.14; P = 0.37). Poor functional outcome occurred in 55.2% and 54.9%, respectively. Arrhythmia with hemodynamic compromise was more common with hypothermia (24.3% vs. 16.5%; P < 0.001)." + "Ketamine versus etomidate for emergency tracheal intubation ‖ Critically ill adults undergoing emergency intubation were randomized to ketamine 1.5 mg/kg or etomidate 0.3 mg/kg (n = 801). Survival at day 7 was 85.1% with ketamine and 77.3% with etomidate (difference, −7.8 percentage points for etomidate; 95% CI, −13 to −2.4; P = 0.005). Survival at day 28 did not differ significantly (66.8% vs. 64.1%; P = 0.44). New vasopressor use after induction was more common with ketamine (22.3% vs. 16.6%)."',
    'A sobrevida aos 28 dias foi de 66,8% contra 64,1% [1].',
    'd',
  ],
  [
    'true',
    '"Extended reduced-dose apixaban after unprovoked venous thromboembolism ‖ After at least 6 months of anticoagulation for unprovoked venous thromboembolism, 2,184 patients were assigned to apixaban 2.5 mg twice daily or placebo for 12 months. Recurrent venous thromboembolism occurred in 1.9% of the apixaban group and 8.6% of the placebo group (HR, 0.21; 95% CI, 0.13 to 0.35). Major bleeding rates were similar (0.3% vs. 0.5%). Patients with a creatinine clearance below 25 mL/min were excluded." + "Profilaxia do tromboembolismo venoso em pacientes clínicos internados ‖ Em pacientes clínicos com escore de Padua de 4 ou mais, recomenda-se enoxaparina 40 mg por via subcutânea uma vez ao dia durante a internação. Quando a depuração de creatinina é inferior a 30 mL/min, a dose é reduzida para 20 mg ao dia ou substituída por heparina não fracionada 5.000 UI a cada 8 ou 12 horas. A profilaxia reduziu o tromboembolismo sintomático (RR 0,47; IC 95% 0,31 a 0,72). Meias de compressão isoladas não são recomendadas."',
    'O RR de tromboembolismo sintomático com a profilaxia foi de 0,47 (IC 95%: 0,31–0,72) [2].',
    '*',
  ],
  [
    'wrong-reference',
    '"Fidaxomicin versus vancomycin for Clostridioides difficile infection ‖ Adults with Clostridioides difficile infection received fidaxomicin 200 mg twice daily or oral vancomycin 125 mg four times daily for 10 days (n = 629). Clinical cure was achieved in 88.2% and 85.8%, respectively, meeting the criterion for noninferiority. Recurrence within 28 days was significantly lower with fidaxomicin (15.4% vs. 25.3%; P = 0.005). In patients infected with the NAP1/BI/027 strain, recurrence did not differ between treatments. Median age was 64 years." + "Five versus ten days of antibiotics for community-acquired pneumonia ‖ Hospitalized adults with community-acquired pneumonia who were clinically stable at day 5 were randomized to stop antibiotics or to complete 10 days (n = 534). Clinical success at day 30 was 91.2% with 5 days and 90.4% with 10 days (difference, 0.8 percentage points; 95% CI, −4.1 to 5.7), meeting the noninferiority margin of 8 percentage points. Antibiotic-associated diarrhea was less common in the short-course group (7.5% vs. 13.9%; P = 0.02). Readmission rates did not differ between groups."',
    'Diarreia associada ao antibiótico ocorreu em 7,5% contra 13,9% dos pacientes [1].',
    'd',
  ],
];

export const fortyThirdRound: HandCase[] = [...casesOf(groups), ...ofTwo];
