import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Half of the sixteenth examiner's cases. The other half stays held out. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'No SPRINT, o desfecho composto primário ocorreu em 1,65% ao ano com alvo sistólico abaixo de 120 mmHg e em 2,19% ao ano com alvo abaixo de 140 mmHg (HR 0,75; IC 95% 0,64–0,89) [1].',
    ],
    [
      ['digit', 'Colegas, o SPRINT randomizou 9.631 pessoas para alvo < 120 ou < 140 mmHg [1].'],
      [
        'arms',
        'O composto primário ocorreu em 2,19% ao ano no alvo < 120 mmHg contra 1,65% ao ano no alvo < 140 mmHg [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Após 6 anos, a taxa de DAC fatal ou IAM não fatal foi de 11,5% com clortalidona, 11,3% com anlodipino e 11,4% com lisinopril, sem diferença entre eles [1].',
    ],
    [
      [
        'direction',
        'O lisinopril reduziu a DAC fatal e o IAM não fatal em comparação com a clortalidona [1].',
      ],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'No UKPDS 33 a HbA1c foi de 7% contra 7,9%, e qualquer desfecho ligado ao diabetes teve RR de 0,88 [1].',
    ],
    [['decimal', 'A HbA1c média foi de 0,70% no tratamento intensivo contra 7,9% no convencional [1].']],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'Estreptoquinase: 9,2% contra 12,0%; associação das duas: 8,0% contra 13,2%, com redução de 42% na chance [1].',
    ],
    [
      ['unit', 'A mortalidade vascular do ISIS-2 foi medida em 5 meses [1].'],
      ['arms', 'Morte vascular em 5 semanas: 9,2% com aspirina e 9,4% com estreptoquinase [1].'],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    ['O preço da alteplase foi a hemorragia intracraniana sintomática, 6,4% contra 0,6% [1].'],
    [
      ['decimal', 'Hemorragia sintomática em 64% dos trombolisados contra 0,6% no controle [1].'],
      ['bounds', 'OR global 1,7 (IC 95% 1,2–3,6) [1].'],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    ['Administrado nas primeiras 3 horas, 1,2% contra 1,7%, RR 0,69 [1].'],
    [
      ['negation', 'O desfecho composto primário do WOMAN foi alcançado [1].'],
      ['unit', 'No subgrupo tratado em até 3 dias, morte por sangramento de 1,2% contra 1,7% [1].'],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    ['Apixabana: HR 0,79 para AVC/embolia sistêmica, 0,69 para sangramento maior e 0,89 para morte [1].'],
    [['bounds', 'AVC ou embolia sistêmica: HR 0,79 (IC 95% 0,66–1,05) [1].']],
  ],
  [
    '"Brensotamab in severe eosinophilic asthma: a randomized trial ‖ In this double-blind trial, 614 adults with severe eosinophilic asthma were assigned to brensotamab 80 mg every 4 weeks (n=308) or placebo (n=306) for 52 weeks. The annualized exacerbation rate was 0.74 with brensotamab and 1.48 with placebo (rate ratio, 0.50; 95% CI, 0.41 to 0.61; P<0.001). FEV1 increased by 190 mL with brensotamab and by 70 mL with placebo. Serious adverse events did not differ between the groups (9.4% vs. 9.8%). In patients with fewer than 150 eosinophils per microliter, no benefit was seen (rate ratio, 0.96; 95% CI, 0.71 to 1.29)."',
    [
      'O brensotamabe reduziu pela metade as exacerbações anuais (0,74 contra 1,48; razão de taxas 0,50; IC 95% 0,41–0,61) [1].',
      'Eventos adversos graves foram semelhantes nos dois grupos: 9,4% e 9,8% [1].',
    ],
    [
      ['digit', 'Brensotamabe 60 mg a cada 4 semanas por 52 semanas [1].'],
      ['decimal', 'A taxa anualizada de exacerbações foi de 7,4 com brensotamabe [1].'],
      ['bounds', 'Razão de taxas de 0,50 (IC 95% 0,41–0,71) para exacerbações [1].'],
      ['direction', 'Os eventos adversos graves foram mais frequentes com brensotamabe [1].'],
      ['arms', 'O VEF1 aumentou 70 mL com brensotamabe e 190 mL com placebo [1].'],
      ['population', 'Nos pacientes com menos de 150 eosinófilos/µL a razão de taxas foi de 0,50 [1].'],
    ],
  ],
  [
    '"Diretriz de exacerbação da DPOC no pronto-socorro ‖ Na exacerbação da DPOC recomenda-se prednisona 40 mg ao dia por 5 dias. A oxigenoterapia deve ser titulada para saturação entre 88% e 92%. A ventilação não invasiva está indicada quando o pH é menor ou igual a 7,35 com PaCO2 acima de 45 mmHg. Não se recomenda aminofilina intravenosa de rotina. Antibiótico por 5 a 7 dias é indicado quando há aumento da purulência do escarro."',
    [
      'Prednisona 40 mg/dia, cinco dias, na exacerbação da DPOC [1].',
      'VNI se pH ≤ 7,35 e PaCO2 > 45 mmHg [1].',
    ],
    [['unit', 'Prednisona 40 g ao dia por 5 dias [1].']],
  ],
  [
    '"Community pneumonia: short versus long antibiotic courses ‖ We randomized 412 hospitalized adults with community-acquired pneumonia who were stable on day 3 to stop amoxicillin-clavulanate or to continue for 5 more days. Cure at day 15 was 77% in the 3-day group and 68% in the 8-day group, which met the criterion for noninferiority. Mortality at day 30 was 2.0% versus 1.0% (P=0.54). Patients receiving mechanical ventilation were excluded."',
    [
      'Na PAC estável no terceiro dia, parar o antibiótico foi não inferior: cura no dia 15 de 77% contra 68% [1].',
    ],
    [],
  ],
  [
    '"Diretriz de exacerbação da DPOC no pronto-socorro ‖ Na exacerbação da DPOC recomenda-se prednisona 40 mg ao dia por 5 dias. A oxigenoterapia deve ser titulada para saturação entre 88% e 92%. A ventilação não invasiva está indicada quando o pH é menor ou igual a 7,35 com PaCO2 acima de 45 mmHg. Não se recomenda aminofilina intravenosa de rotina. Antibiótico por 5 a 7 dias é indicado quando há aumento da purulência do escarro." + "Community pneumonia: short versus long antibiotic courses ‖ We randomized 412 hospitalized adults with community-acquired pneumonia who were stable on day 3 to stop amoxicillin-clavulanate or to continue for 5 more days. Cure at day 15 was 77% in the 3-day group and 68% in the 8-day group, which met the criterion for noninferiority. Mortality at day 30 was 2.0% versus 1.0% (P=0.54). Patients receiving mechanical ventilation were excluded." + "Brensotamab in severe eosinophilic asthma: a randomized trial ‖ In this double-blind trial, 614 adults with severe eosinophilic asthma were assigned to brensotamab 80 mg every 4 weeks (n=308) or placebo (n=306) for 52 weeks. The annualized exacerbation rate was 0.74 with brensotamab and 1.48 with placebo (rate ratio, 0.50; 95% CI, 0.41 to 0.61; P<0.001). FEV1 increased by 190 mL with brensotamab and by 70 mL with placebo. Serious adverse events did not differ between the groups (9.4% vs. 9.8%). In patients with fewer than 150 eosinophils per microliter, no benefit was seen (rate ratio, 0.96; 95% CI, 0.71 to 1.29)."',
    [],
    [['number-of-another', 'Na exacerbação da DPOC, prednisona 80 mg ao dia por 5 dias [1].']],
  ],
  [
    '"Prednisolone duration in childhood nephrotic syndrome ‖ Children aged 1 to 14 years with a first episode of steroid-sensitive nephrotic syndrome received prednisolone for 8 weeks (n=118) or 16 weeks (n=119). Time to first relapse did not differ significantly (87 vs. 139 days; hazard ratio, 0.87; 95% CI, 0.65 to 1.17; P=0.28). Frequent relapses occurred in 50% of the 8-week group and 53% of the 16-week group. Behavioral problems were more common with the longer course."',
    [
      'Prolongar a prednisolona de 8 para 16 semanas não mudou de forma significativa o tempo até a recaída (HR 0,87; IC 95% 0,65–1,17; p = 0,28) [1].',
      'Problemas de comportamento foram mais comuns no curso longo [1].',
    ],
    [['unit', 'Prednisolona por 8 meses contra 16 meses [1].']],
  ],
  [
    '"Hiperpotassemia na criança: protocolo ‖ Potássio sérico acima de 6,5 mEq/L ou alteração eletrocardiográfica exige tratamento imediato. Gluconato de cálcio a 10%: 0,5 mL/kg por via intravenosa em 5 a 10 minutos. Glicose 0,5 g/kg com insulina regular 0,1 UI/kg em 30 minutos. Salbutamol inalatório: 2,5 mg em menores de 25 kg e 5 mg nos demais. O bicarbonato não deve ser usado na ausência de acidose."',
    [
      'Gluconato de cálcio 10%, 0,5 mL/kg EV em 5–10 min [1].',
      'Insulina regular 0,1 UI/kg com glicose 500 mg/kg em meia hora [1].',
    ],
    [
      ['decimal', 'Insulina regular 1,0 UI/kg em 30 minutos [1].'],
      ['comparator', 'Salbutamol 2,5 mg em maiores de 25 kg [1].'],
      ['negation', 'O bicarbonato deve ser usado na ausência de acidose [1].'],
    ],
  ],
  [
    '"Vesicoureteral reflux: antimicrobial prophylaxis ‖ Among 607 children with grade I to IV reflux, trimethoprim-sulfamethoxazole prophylaxis reduced recurrent urinary infection by 50% (hazard ratio, 0.50; 95% CI, 0.34 to 0.74). Recurrences occurred in 39 of 302 children on prophylaxis and 72 of 305 on placebo. Renal scarring did not differ (11.9% and 10.2%). Among those with a first recurrence caused by Escherichia coli, 63% of isolates were resistant on prophylaxis and 19% on placebo."',
    ['A profilaxia com SMX-TMP cortou pela metade a recorrência de ITU (39/302 contra 72/305; HR 0,50) [1].'],
    [
      ['digit', 'Foram 670 crianças com refluxo grau I a IV [1].'],
      ['direction', 'A profilaxia aumentou as infecções recorrentes em 50% [1].'],
      ['arms', 'Resistência: 19% dos isolados sob profilaxia e 63% sob placebo [1].'],
    ],
  ],
  [
    '"Prednisolone duration in childhood nephrotic syndrome ‖ Children aged 1 to 14 years with a first episode of steroid-sensitive nephrotic syndrome received prednisolone for 8 weeks (n=118) or 16 weeks (n=119). Time to first relapse did not differ significantly (87 vs. 139 days; hazard ratio, 0.87; 95% CI, 0.65 to 1.17; P=0.28). Frequent relapses occurred in 50% of the 8-week group and 53% of the 16-week group. Behavioral problems were more common with the longer course." + "Hiperpotassemia na criança: protocolo ‖ Potássio sérico acima de 6,5 mEq/L ou alteração eletrocardiográfica exige tratamento imediato. Gluconato de cálcio a 10%: 0,5 mL/kg por via intravenosa em 5 a 10 minutos. Glicose 0,5 g/kg com insulina regular 0,1 UI/kg em 30 minutos. Salbutamol inalatório: 2,5 mg em menores de 25 kg e 5 mg nos demais. O bicarbonato não deve ser usado na ausência de acidose." + "Vesicoureteral reflux: antimicrobial prophylaxis ‖ Among 607 children with grade I to IV reflux, trimethoprim-sulfamethoxazole prophylaxis reduced recurrent urinary infection by 50% (hazard ratio, 0.50; 95% CI, 0.34 to 0.74). Recurrences occurred in 39 of 302 children on prophylaxis and 72 of 305 on placebo. Renal scarring did not differ (11.9% and 10.2%). Among those with a first recurrence caused by Escherichia coli, 63% of isolates were resistant on prophylaxis and 19% on placebo."',
    [],
    [['wrong-reference', 'A cicatriz renal foi de 11,9% contra 10,2% [1].']],
  ],
  [
    '"Weekly insulin levemtra versus daily glargine in type 2 diabetes ‖ In a 26-week open-label trial, 492 insulin-naive adults with type 2 diabetes received once-weekly insulin levemtra or once-daily glargine. Glycated hemoglobin fell from 8.5% to 7.1% with levemtra and from 8.4% to 7.3% with glargine (difference, -0.2 percentage points; 95% CI, -0.4 to -0.1). Time in range was 71.9% versus 66.9%. Combined level 2 or 3 hypoglycemia was 0.45 versus 0.22 events per person-year. Body weight rose 2.3 kg with levemtra and 1.8 kg with glargine."',
    ['Tempo no alvo: 71,9% contra 66,9% [1].'],
    [['arms', 'Hipoglicemia: 0,22 evento por pessoa-ano com levemtra e 0,45 com glargina [1].']],
  ],
  [
    '"Hipotireoidismo: diretriz resumida ‖ A dose plena de levotiroxina no adulto jovem é de 1,6 a 1,8 mcg/kg/dia, em jejum, 30 a 60 minutos antes do café. Em maiores de 60 anos ou com doença coronariana, iniciar com 12,5 a 25 mcg/dia. O TSH deve ser dosado 6 a 8 semanas após cada ajuste. Na gestante, o alvo de TSH é inferior a 2,5 mUI/L no primeiro trimestre. No hipotireoidismo subclínico com TSH menor que 10 mUI/L em idosos, não se recomenda tratar."',
    [
      'Dose plena de levotiroxina: 1,6–1,8 µg/kg/dia em jejum [1].',
      'Gestante no 1º trimestre: TSH < 2,5 mUI/L [1].',
    ],
    [
      ['digit', 'TSH deve ser repetido 3 a 4 semanas após o ajuste [1].'],
      ['unit', 'Levotiroxina 1,6 a 1,8 mg/kg/dia [1].'],
      ['comparator', 'Na gestante, o TSH deve ficar acima de 2,5 mUI/L no primeiro trimestre [1].'],
      ['negation', 'Recomenda-se tratar o idoso com hipotireoidismo subclínico e TSH < 10 mUI/L [1].'],
      [
        'population',
        'Em menores de 60 anos sem coronariopatia, iniciar com 12,5 a 25 mcg/dia de levotiroxina [1].',
      ],
    ],
  ],
  [
    '"Zoledronic acid after hip fracture ‖ A yearly 5-mg infusion of zoledronic acid was compared with placebo in 2127 patients within 90 days after hip-fracture repair. New clinical fractures occurred in 8.6% of the zoledronic acid group and 13.9% of the placebo group (hazard ratio, 0.65; 95% CI, 0.50 to 0.84; P=0.001). Death occurred in 9.6% versus 13.3%, a 28% reduction. Atrial fibrillation did not differ between groups. No cases of osteonecrosis of the jaw were reported."',
    [
      'O ácido zoledrônico, 5 mg uma vez ao ano, reduziu novas fraturas clínicas de 13,9% para 8,6% (HR 0,65) [1].',
      'Não houve diferença na ocorrência de fibrilação atrial entre os grupos [1].',
    ],
    [['direction', 'O ácido zoledrônico elevou a mortalidade em 28% [1].']],
  ],
  [
    '"Zoledronic acid after hip fracture ‖ A yearly 5-mg infusion of zoledronic acid was compared with placebo in 2127 patients within 90 days after hip-fracture repair. New clinical fractures occurred in 8.6% of the zoledronic acid group and 13.9% of the placebo group (hazard ratio, 0.65; 95% CI, 0.50 to 0.84; P=0.001). Death occurred in 9.6% versus 13.3%, a 28% reduction. Atrial fibrillation did not differ between groups. No cases of osteonecrosis of the jaw were reported." + "Weekly insulin levemtra versus daily glargine in type 2 diabetes ‖ In a 26-week open-label trial, 492 insulin-naive adults with type 2 diabetes received once-weekly insulin levemtra or once-daily glargine. Glycated hemoglobin fell from 8.5% to 7.1% with levemtra and from 8.4% to 7.3% with glargine (difference, -0.2 percentage points; 95% CI, -0.4 to -0.1). Time in range was 71.9% versus 66.9%. Combined level 2 or 3 hypoglycemia was 0.45 versus 0.22 events per person-year. Body weight rose 2.3 kg with levemtra and 1.8 kg with glargine." + "Hipotireoidismo: diretriz resumida ‖ A dose plena de levotiroxina no adulto jovem é de 1,6 a 1,8 mcg/kg/dia, em jejum, 30 a 60 minutos antes do café. Em maiores de 60 anos ou com doença coronariana, iniciar com 12,5 a 25 mcg/dia. O TSH deve ser dosado 6 a 8 semanas após cada ajuste. Na gestante, o alvo de TSH é inferior a 2,5 mUI/L no primeiro trimestre. No hipotireoidismo subclínico com TSH menor que 10 mUI/L em idosos, não se recomenda tratar."',
    [],
    [['number-of-another', 'A infusão anual é feita na dose de 25 mg [1].']],
  ],
  [
    '"Esketamine-like compound zelaketin for treatment-resistant depression ‖ Adults aged 18 to 64 years with treatment-resistant depression (n=346) were randomly assigned to zelaketin 56 mg, zelaketin 84 mg, or placebo nasal spray twice weekly, plus a new oral antidepressant. At day 28 the MADRS score had decreased by 19.0, 18.8, and 14.8 points, respectively. The difference from placebo was significant for 56 mg (P=0.03) but not for 84 mg (P=0.09). Dissociation occurred in 26.1% of treated patients versus 3.6% with placebo. Most dissociative symptoms resolved within 90 minutes."',
    [
      'Na depressão resistente, 56 mg de zelaquetina superou o placebo (p = 0,03), mas 84 mg não (p = 0,09) [1].',
      'Um em cada quatro tratados, aproximadamente (26,1%), teve dissociação, contra 3,6% com placebo [1].',
    ],
    [
      ['digit', 'Dissociação em 29,1% dos tratados contra 3,6% no placebo [1].'],
      ['unit', 'Os sintomas dissociativos cessaram em até 90 horas [1].'],
      ['direction', 'A MADRS aumentou 19,0 pontos com 56 mg [1].'],
      ['negation', 'A dose de 84 mg foi significativamente superior ao placebo (p = 0,09) [1].'],
      ['arms', 'Dissociação: 3,6% com zelaquetina e 26,1% com placebo [1].'],
    ],
  ],
  [
    '"Lítio: monitorização ‖ A litemia deve ser colhida 12 horas após a última tomada. No tratamento de manutenção, a faixa é de 0,6 a 0,8 mmol/L; na mania aguda, de 0,8 a 1,2 mmol/L. Níveis acima de 1,5 mmol/L indicam risco de intoxicação. Creatinina e TSH devem ser medidos a cada 6 meses. Não associar anti-inflamatórios não esteroidais. Em idosos acima de 65 anos, preferir 0,4 a 0,6 mmol/L."',
    ['Colher a litemia 12 h após a última dose [1].', 'Acima de 65 anos: 0,4 a 0,6 mmol/L [1].'],
    [['population', 'Em idosos acima de 65 anos, manter litemia entre 0,8 e 1,2 mmol/L [1].']],
  ],
  [
    '"Psychotherapy for insomnia in primary care ‖ Two hundred forty older adults with chronic insomnia were randomized to four sessions of behavioral treatment or printed education. At 4 weeks, response was seen in 67% with behavioral treatment versus 25% with education; the number needed to treat was 2.4. Remission was 55% versus 13%. Use of hypnotics did not change in either group."',
    [
      'Quatro sessões comportamentais produziram resposta em 67% dos idosos, ante 25% com material impresso (NNT 2,4) [1].',
    ],
    [['decimal', 'NNT de 24 para resposta na insônia [1].']],
  ],
  [
    '"Psychotherapy for insomnia in primary care ‖ Two hundred forty older adults with chronic insomnia were randomized to four sessions of behavioral treatment or printed education. At 4 weeks, response was seen in 67% with behavioral treatment versus 25% with education; the number needed to treat was 2.4. Remission was 55% versus 13%. Use of hypnotics did not change in either group." + "Lítio: monitorização ‖ A litemia deve ser colhida 12 horas após a última tomada. No tratamento de manutenção, a faixa é de 0,6 a 0,8 mmol/L; na mania aguda, de 0,8 a 1,2 mmol/L. Níveis acima de 1,5 mmol/L indicam risco de intoxicação. Creatinina e TSH devem ser medidos a cada 6 meses. Não associar anti-inflamatórios não esteroidais. Em idosos acima de 65 anos, preferir 0,4 a 0,6 mmol/L." + "Esketamine-like compound zelaketin for treatment-resistant depression ‖ Adults aged 18 to 64 years with treatment-resistant depression (n=346) were randomly assigned to zelaketin 56 mg, zelaketin 84 mg, or placebo nasal spray twice weekly, plus a new oral antidepressant. At day 28 the MADRS score had decreased by 19.0, 18.8, and 14.8 points, respectively. The difference from placebo was significant for 56 mg (P=0.03) but not for 84 mg (P=0.09). Dissociation occurred in 26.1% of treated patients versus 3.6% with placebo. Most dissociative symptoms resolved within 90 minutes."',
    [],
    [['number-of-another', 'A remissão da insônia foi de 26,1% contra 13% [1].']],
  ],
  [
    '"Endoscopic timing in variceal bleeding ‖ A cohort of 2138 patients with cirrhosis and variceal bleeding was analysed by time to endoscopy. Six-week mortality was 17.5% with endoscopy within 6 hours, 10.1% between 6 and 12 hours, and 16.6% after 12 hours. After adjustment, endoscopy between 6 and 12 hours was associated with lower mortality than earlier endoscopy (OR 0.58; 95% CI 0.39-0.86). Rebleeding did not differ. Patients with Child-Pugh C disease had a mortality of 31.2%."',
    [
      'Endoscopia de 6 a 12 h associou-se a menor mortalidade que a mais precoce (OR 0,58; IC 95% 0,39–0,86) [1].',
      'Não houve diferença em ressangramento [1].',
    ],
    [
      ['digit', 'Coorte de 2.318 cirróticos com hemorragia varicosa [1].'],
      ['bounds', 'OR 0,58 (IC 95% 0,39–0,96) [1].'],
      ['direction', 'A endoscopia entre 6 e 12 horas aumentou a mortalidade em relação à mais precoce [1].'],
    ],
  ],
  [
    '"Erradicação do H. pylori: consenso ‖ Primeira linha: amoxicilina 1 g, claritromicina 500 mg e inibidor de bomba de prótons em dose padrão, duas vezes ao dia, por 14 dias. O controle de cura deve ser feito no mínimo 4 semanas após o término, com inibidor de bomba suspenso há 2 semanas. A sorologia não deve ser usada para controle de cura. Falha: levofloxacino 500 mg uma vez ao dia por 14 dias em esquema tríplice."',
    [
      'Amoxicilina 1.000 mg duas vezes ao dia por duas semanas [1].',
      'Sorologia não serve para controle de cura [1].',
    ],
    [['negation', 'A sorologia deve ser usada para o controle de cura [1].']],
  ],
  [
    '"Tovrizumab for ulcerative colitis ‖ Patients with moderate to severe ulcerative colitis received tovrizumab 200 mg or placebo. Clinical remission at week 12 occurred in 22.6% of 234 patients on tovrizumab and 7.9% of 117 on placebo (absolute difference 14.7 percentage points; P<0.001). In anti-TNF-experienced patients, remission was 15.2% versus 4.2%. Herpes zoster was reported in 0.9% versus 0%. There was no difference in serious infections."',
    ['Quem já havia usado anti-TNF remitiu em 15,2% com tovrizumabe e 4,2% com placebo [1].'],
    [
      ['digit', 'Remissão clínica na semana 12: 26,2% contra 7,9% [1].'],
      ['unit', 'Tovrizumabe 200 mcg contra placebo [1].'],
      ['arms', 'Remissão de 7,9% com tovrizumabe e 22,6% com placebo [1].'],
    ],
  ],
  [
    '"Tovrizumab for ulcerative colitis ‖ Patients with moderate to severe ulcerative colitis received tovrizumab 200 mg or placebo. Clinical remission at week 12 occurred in 22.6% of 234 patients on tovrizumab and 7.9% of 117 on placebo (absolute difference 14.7 percentage points; P<0.001). In anti-TNF-experienced patients, remission was 15.2% versus 4.2%. Herpes zoster was reported in 0.9% versus 0%. There was no difference in serious infections." + "Erradicação do H. pylori: consenso ‖ Primeira linha: amoxicilina 1 g, claritromicina 500 mg e inibidor de bomba de prótons em dose padrão, duas vezes ao dia, por 14 dias. O controle de cura deve ser feito no mínimo 4 semanas após o término, com inibidor de bomba suspenso há 2 semanas. A sorologia não deve ser usada para controle de cura. Falha: levofloxacino 500 mg uma vez ao dia por 14 dias em esquema tríplice." + "Endoscopic timing in variceal bleeding ‖ A cohort of 2138 patients with cirrhosis and variceal bleeding was analysed by time to endoscopy. Six-week mortality was 17.5% with endoscopy within 6 hours, 10.1% between 6 and 12 hours, and 16.6% after 12 hours. After adjustment, endoscopy between 6 and 12 hours was associated with lower mortality than earlier endoscopy (OR 0.58; 95% CI 0.39-0.86). Rebleeding did not differ. Patients with Child-Pugh C disease had a mortality of 31.2%."',
    [],
    [['number-of-another', 'Tovrizumabe na dose de 500 mg [1].']],
  ],
  [
    '"Endoscopic timing in variceal bleeding ‖ A cohort of 2138 patients with cirrhosis and variceal bleeding was analysed by time to endoscopy. Six-week mortality was 17.5% with endoscopy within 6 hours, 10.1% between 6 and 12 hours, and 16.6% after 12 hours. After adjustment, endoscopy between 6 and 12 hours was associated with lower mortality than earlier endoscopy (OR 0.58; 95% CI 0.39-0.86). Rebleeding did not differ. Patients with Child-Pugh C disease had a mortality of 31.2%." + "Erradicação do H. pylori: consenso ‖ Primeira linha: amoxicilina 1 g, claritromicina 500 mg e inibidor de bomba de prótons em dose padrão, duas vezes ao dia, por 14 dias. O controle de cura deve ser feito no mínimo 4 semanas após o término, com inibidor de bomba suspenso há 2 semanas. A sorologia não deve ser usada para controle de cura. Falha: levofloxacino 500 mg uma vez ao dia por 14 dias em esquema tríplice." + "Tovrizumab for ulcerative colitis ‖ Patients with moderate to severe ulcerative colitis received tovrizumab 200 mg or placebo. Clinical remission at week 12 occurred in 22.6% of 234 patients on tovrizumab and 7.9% of 117 on placebo (absolute difference 14.7 percentage points; P<0.001). In anti-TNF-experienced patients, remission was 15.2% versus 4.2%. Herpes zoster was reported in 0.9% versus 0%. There was no difference in serious infections."',
    [],
    [['wrong-reference', 'Remissão clínica em 22,6% contra 7,9% [1].']],
  ],
  [
    '"Ravotinib versus chemotherapy in EGFR-mutated lung cancer (LUMEN-3) ‖ In this phase 3 trial, 556 patients with previously untreated EGFR-mutated advanced non-small-cell lung cancer were randomly assigned in a 1:1 ratio to oral ravotinib 80 mg once daily or platinum-pemetrexed. Median progression-free survival was 18.9 months with ravotinib and 10.2 months with chemotherapy (hazard ratio for progression or death, 0.46; 95% CI, 0.37 to 0.57). Grade 3 or higher adverse events occurred in 34% and 45%, respectively. Overall survival did not differ at interim analysis (HR, 0.97; 95% CI, 0.78 to 1.20). Patients with untreated brain metastases were not eligible."',
    [
      'Eventos grau ≥ 3 foram menos comuns com o inibidor: 34% contra 45% [1].',
      'Metástase cerebral não tratada era critério de exclusão [1].',
    ],
    [
      ['digit', 'A SLP mediana foi de 16,9 meses com ravotinibe [1].'],
      [
        'direction',
        'O ravotinibe aumentou os eventos adversos de grau 3 ou mais em relação à quimioterapia [1].',
      ],
      ['arms', 'SLP de 10,2 meses com ravotinibe e 18,9 meses com quimioterapia [1].'],
    ],
  ],
  [
    '"Neutropenia febril: conduta ‖ Define-se neutropenia febril como temperatura axilar igual ou superior a 37,8 °C, ou oral maior que 38,3 °C, com neutrófilos abaixo de 500/mm³. Iniciar cefepima 2 g a cada 8 horas em até 60 minutos da chegada. A vancomicina não deve fazer parte do esquema inicial, salvo em instabilidade hemodinâmica ou infecção de cateter. Pacientes com escore MASCC de 21 ou mais são de baixo risco e podem receber tratamento oral. G-CSF terapêutico não é recomendado de rotina."',
    [
      'Cefepima 2 g 8/8 h, primeira dose em até 1 hora da chegada [1].',
      'Não inclua vancomicina no início, a menos que haja instabilidade ou infecção de cateter [1].',
    ],
    [
      ['comparator', 'MASCC < 21 indica baixo risco [1].'],
      ['negation', 'A vancomicina deve fazer parte do esquema inicial de todos os pacientes [1].'],
    ],
  ],
  [
    '"Mammography every two years versus every year: cohort ‖ We followed 83,410 women aged 50 to 69 years. Advanced-stage cancer was diagnosed in 1.9 per 1,000 women screened annually and 2.1 per 1,000 screened biennially, a nonsignificant difference (RR, 0.92; 95% CI, 0.79 to 1.07). False-positive recalls over 10 years were 49% with annual and 31% with biennial screening. Women with BRCA mutations were excluded."',
    [
      'Câncer avançado: 1,9 por mil no rastreio anual contra 2,1 por mil no bienal, sem diferença significativa [1].',
      'Foram acompanhadas 83.410 mulheres de 50 a 69 anos, sem portadoras de mutação BRCA [1].',
    ],
    [
      ['unit', 'Câncer avançado em 1,9% das mulheres rastreadas todo ano e 2,1% a cada dois anos [1].'],
      ['population', 'A coorte seguiu mulheres de 40 a 49 anos [1].'],
    ],
  ],
  [
    '"Mammography every two years versus every year: cohort ‖ We followed 83,410 women aged 50 to 69 years. Advanced-stage cancer was diagnosed in 1.9 per 1,000 women screened annually and 2.1 per 1,000 screened biennially, a nonsignificant difference (RR, 0.92; 95% CI, 0.79 to 1.07). False-positive recalls over 10 years were 49% with annual and 31% with biennial screening. Women with BRCA mutations were excluded." + "Ravotinib versus chemotherapy in EGFR-mutated lung cancer (LUMEN-3) ‖ In this phase 3 trial, 556 patients with previously untreated EGFR-mutated advanced non-small-cell lung cancer were randomly assigned in a 1:1 ratio to oral ravotinib 80 mg once daily or platinum-pemetrexed. Median progression-free survival was 18.9 months with ravotinib and 10.2 months with chemotherapy (hazard ratio for progression or death, 0.46; 95% CI, 0.37 to 0.57). Grade 3 or higher adverse events occurred in 34% and 45%, respectively. Overall survival did not differ at interim analysis (HR, 0.97; 95% CI, 0.78 to 1.20). Patients with untreated brain metastases were not eligible." + "Neutropenia febril: conduta ‖ Define-se neutropenia febril como temperatura axilar igual ou superior a 37,8 °C, ou oral maior que 38,3 °C, com neutrófilos abaixo de 500/mm³. Iniciar cefepima 2 g a cada 8 horas em até 60 minutos da chegada. A vancomicina não deve fazer parte do esquema inicial, salvo em instabilidade hemodinâmica ou infecção de cateter. Pacientes com escore MASCC de 21 ou mais são de baixo risco e podem receber tratamento oral. G-CSF terapêutico não é recomendado de rotina."',
    [],
    [['wrong-reference', 'SLP mediana de 18,9 contra 10,2 meses, HR 0,46 [1].']],
  ],
  [
    '"Four-month rifapentine regimen for pulmonary tuberculosis ‖ Among 2,343 participants aged 12 years or older with drug-susceptible pulmonary tuberculosis, a 4-month rifapentine-moxifloxacin regimen was noninferior to the 6-month control regimen. Unfavorable outcomes occurred in 15.5% versus 14.6% (adjusted difference, 1.0 percentage point; 95% CI, -2.6 to 4.5). Grade 3 or higher adverse events were seen in 18.8% and 19.3%. Persons with HIV and a CD4 count below 100 cells per cubic millimeter were excluded."',
    [
      'O esquema de 4 meses com rifapentina e moxifloxacino foi não inferior ao de 6 meses: desfecho desfavorável em 15,5% contra 14,6% [1].',
      'Efeitos adversos de grau ≥ 3 foram parecidos (18,8% e 19,3%) [1].',
    ],
    [
      ['comparator', 'Excluíram-se pessoas com HIV e CD4 acima de 100 células/mm³ [1].'],
      ['direction', 'O esquema de 4 meses foi inferior ao controle [1].'],
    ],
  ],
  [
    '"Manual: infecção latente por tuberculose ‖ O tratamento preferencial em adultos é isoniazida 900 mg e rifapentina 900 mg uma vez por semana, por 12 semanas. A isoniazida isolada é usada na dose de 5 a 10 mg/kg/dia, máximo de 300 mg/dia, por 6 ou 9 meses. A prova tuberculínica é positiva se maior ou igual a 5 mm em pessoas vivendo com HIV e maior ou igual a 10 mm nos demais. Antes de tratar, deve-se afastar doença ativa. Gestantes não devem receber rifapentina."',
    [
      'ILTB em adulto: isoniazida 900 mg + rifapentina 900 mg, uma vez por semana, 12 semanas [1].',
      'PT ≥ 5 mm já é positiva em quem vive com HIV; nos demais, ≥ 10 mm [1].',
      'Rifapentina é contraindicada na gestação: gestantes não devem recebê-la [1].',
    ],
    [
      ['digit', 'Isoniazida 600 mg e rifapentina 900 mg por semana [1].'],
      ['unit', 'Isoniazida e rifapentina uma vez por semana durante 12 meses [1].'],
      ['population', 'Nas pessoas vivendo com HIV, a PT só é positiva se ≥ 10 mm [1].'],
      ['arms', 'Isoniazida isolada até 900 mg/dia [1].'],
    ],
  ],
  [
    '"Hepatite medicamentosa no esquema básico ‖ Suspender o esquema se as transaminases atingirem 5 vezes o limite superior da normalidade, ou 3 vezes na presença de sintomas. Reintroduzir rifampicina e etambutol, depois isoniazida e por fim pirazinamida, com intervalo de 3 a 7 dias entre elas. Icterícia exige suspensão imediata. Em 2019, 4,2% dos tratados em serviço de referência tiveram hepatotoxicidade."',
    ['Dê 3 a 7 dias de intervalo entre cada droga na reintrodução [1].'],
    [
      ['decimal', 'Hepatotoxicidade em 42% dos tratados em 2019 [1].'],
      ['negation', 'Icterícia não exige suspensão [1].'],
    ],
  ],
  [
    '"Lower versus higher oxygen saturation targets in extremely preterm infants ‖ Infants born before 28 weeks of gestation (n=4,965 in five trials) were assigned to an oxygen saturation target of 85 to 89% or 91 to 95%. Death before discharge was more frequent with the lower target (19.9% vs. 17.1%; RR 1.17; 95% CI 1.04-1.31). Retinopathy requiring treatment was less frequent with the lower target (10.9% vs. 14.9%; RR 0.72; 95% CI 0.61-0.85). The composite of death or major disability did not differ."',
    [
      'Em compensação, a retinopatia tratada foi menos frequente no alvo mais baixo: 10,9% contra 14,9% [1].',
      '4.965 prematuros com menos de 28 semanas, em cinco ensaios [1].',
    ],
    [['bounds', 'RR de morte 1,17 (IC 95% 0,94–1,31) [1].']],
  ],
  [
    '"Fototerapia em recém-nascidos: rotina da maternidade ‖ Em recém-nascidos com 35 semanas ou mais, indicar fototerapia com bilirrubina acima de 15 mg/dL às 48 horas nos de baixo risco. A irradiância mínima é de 30 microW/cm²/nm. Suspender quando a bilirrubina cair para menos de 12 mg/dL. Não se recomenda água ou soro glicosado suplementar. A dosagem de rebote é feita 24 horas após a suspensão."',
    [
      'Irradiância de pelo menos 30 µW/cm²/nm [1].',
      'Não oferecer água nem soro glicosado suplementares [1].',
    ],
    [
      ['comparator', 'A irradiância máxima é de 30 µW/cm²/nm [1].'],
      ['negation', 'Recomenda-se água ou soro glicosado suplementar durante a fototerapia [1].'],
    ],
  ],
  [
    '"Caffeine for apnea of prematurity (CAP-like cohort) ‖ Caffeine citrate was given as a 20 mg/kg loading dose followed by 5 mg/kg/day. Bronchopulmonary dysplasia occurred in 36.3% of 963 infants assigned to caffeine and 46.9% of 954 assigned to placebo (adjusted OR, 0.63; 95% CI, 0.52 to 0.76). Weight gain was reduced temporarily, by 16 g at 2 weeks. There was no difference in necrotizing enterocolitis (6.3% vs. 6.7%)."',
    [
      'A displasia broncopulmonar caiu de 46,9% para 36,3% (OR ajustado 0,63) [1].',
      'Enterocolite: 6,3% e 6,7%, sem diferença [1].',
    ],
    [
      ['digit', 'Cafeína: ataque de 25 mg/kg e manutenção de 5 mg/kg/dia [1].'],
      ['unit', 'Cafeína: ataque de 20 mcg/kg [1].'],
      ['direction', 'A cafeína aumentou a displasia broncopulmonar [1].'],
      ['arms', 'Displasia: 46,9% com cafeína e 36,3% com placebo [1].'],
    ],
  ],
  [
    '"Caffeine for apnea of prematurity (CAP-like cohort) ‖ Caffeine citrate was given as a 20 mg/kg loading dose followed by 5 mg/kg/day. Bronchopulmonary dysplasia occurred in 36.3% of 963 infants assigned to caffeine and 46.9% of 954 assigned to placebo (adjusted OR, 0.63; 95% CI, 0.52 to 0.76). Weight gain was reduced temporarily, by 16 g at 2 weeks. There was no difference in necrotizing enterocolitis (6.3% vs. 6.7%)." + "Lower versus higher oxygen saturation targets in extremely preterm infants ‖ Infants born before 28 weeks of gestation (n=4,965 in five trials) were assigned to an oxygen saturation target of 85 to 89% or 91 to 95%. Death before discharge was more frequent with the lower target (19.9% vs. 17.1%; RR 1.17; 95% CI 1.04-1.31). Retinopathy requiring treatment was less frequent with the lower target (10.9% vs. 14.9%; RR 0.72; 95% CI 0.61-0.85). The composite of death or major disability did not differ." + "Fototerapia em recém-nascidos: rotina da maternidade ‖ Em recém-nascidos com 35 semanas ou mais, indicar fototerapia com bilirrubina acima de 15 mg/dL às 48 horas nos de baixo risco. A irradiância mínima é de 30 microW/cm²/nm. Suspender quando a bilirrubina cair para menos de 12 mg/dL. Não se recomenda água ou soro glicosado suplementar. A dosagem de rebote é feita 24 horas após a suspensão."',
    [],
    [['number-of-another', 'Enterocolite em 17,1% com cafeína [1].']],
  ],
  [
    '"Galcanetor for prevention of episodic migraine ‖ Adults with 4 to 14 migraine days per month (n=858) received monthly subcutaneous galcanetor 120 mg, 240 mg, or placebo for 6 months. Mean monthly migraine days were reduced by 4.7 with 120 mg, 4.6 with 240 mg, and 2.8 with placebo. A 50% response was achieved by 62.3%, 60.9%, and 38.6%. Injection-site pain occurred in 16.2% and was mostly mild. Participants aged over 65 years were not studied."',
    [
      'Resposta de 50%: 62,3% (120 mg), 60,9% (240 mg) e 38,6% (placebo) [1].',
      'Dor no local da injeção em 16,2%, em geral leve [1].',
    ],
    [
      ['digit', 'Resposta de 50% em 63,2% com 120 mg de galcanetor [1].'],
      ['arms', 'Resposta de 50% em 38,6% com 120 mg e 62,3% com placebo [1].'],
    ],
  ],
  [
    '"Estado de mal epiléptico: fluxograma ‖ Aos 5 minutos de crise, diazepam 10 mg intravenoso, que pode ser repetido uma vez, ou midazolam 10 mg intramuscular se não houver acesso e o peso for maior que 40 kg. Segunda linha: fenitoína 20 mg/kg, velocidade máxima de 50 mg/min, ou ácido valproico 40 mg/kg. Crise refratária após 30 minutos: intubação e midazolam contínuo 0,05 a 2 mg/kg/h. A fenitoína não deve ser diluída em soro glicosado."',
    [
      'Sem acesso e > 40 kg, midazolam 10 mg IM [1].',
      'Refratário após meia hora: intubar e midazolam 0,05–2 mg/kg/h [1].',
    ],
    [
      ['unit', 'Crise refratária após 30 segundos: intubar [1].'],
      ['comparator', 'Midazolam 10 mg IM se o peso for menor que 40 kg [1].'],
      ['negation', 'A fenitoína deve ser diluída em soro glicosado [1].'],
    ],
  ],
  [
    '"Dual antiplatelet therapy after minor stroke: pooled analysis ‖ In 10,051 patients with minor stroke or high-risk TIA treated within 24 hours, clopidogrel plus aspirin for 21 days lowered major ischemic events compared with aspirin alone (6.5% vs. 9.1%; HR, 0.70; 95% CI, 0.61-0.81). Major bleeding was 0.4% versus 0.3% (HR, 1.59; 95% CI, 0.88-2.86; P=0.12). The benefit was confined to the first 21 days; from day 22 to day 90 there was no difference."',
    [
      'Sangramento maior não aumentou de modo significativo (0,4% contra 0,3%; p = 0,12) [1].',
      'Dupla antiagregação por três semanas, iniciada nas primeiras 24 h, em 10.051 pacientes [1].',
    ],
    [['direction', 'A dupla antiagregação elevou os eventos isquêmicos maiores frente à aspirina [1].']],
  ],
  [
    '"Galcanetor for prevention of episodic migraine ‖ Adults with 4 to 14 migraine days per month (n=858) received monthly subcutaneous galcanetor 120 mg, 240 mg, or placebo for 6 months. Mean monthly migraine days were reduced by 4.7 with 120 mg, 4.6 with 240 mg, and 2.8 with placebo. A 50% response was achieved by 62.3%, 60.9%, and 38.6%. Injection-site pain occurred in 16.2% and was mostly mild. Participants aged over 65 years were not studied." + "Dual antiplatelet therapy after minor stroke: pooled analysis ‖ In 10,051 patients with minor stroke or high-risk TIA treated within 24 hours, clopidogrel plus aspirin for 21 days lowered major ischemic events compared with aspirin alone (6.5% vs. 9.1%; HR, 0.70; 95% CI, 0.61-0.81). Major bleeding was 0.4% versus 0.3% (HR, 1.59; 95% CI, 0.88-2.86; P=0.12). The benefit was confined to the first 21 days; from day 22 to day 90 there was no difference." + "Estado de mal epiléptico: fluxograma ‖ Aos 5 minutos de crise, diazepam 10 mg intravenoso, que pode ser repetido uma vez, ou midazolam 10 mg intramuscular se não houver acesso e o peso for maior que 40 kg. Segunda linha: fenitoína 20 mg/kg, velocidade máxima de 50 mg/min, ou ácido valproico 40 mg/kg. Crise refratária após 30 minutos: intubação e midazolam contínuo 0,05 a 2 mg/kg/h. A fenitoína não deve ser diluída em soro glicosado."',
    [],
    [['number-of-another', 'Resposta de 50% em 9,1% dos que usaram placebo [1].']],
  ],
  [
    '"Methotrexate plus apilumast in early rheumatoid arthritis ‖ We enrolled 510 patients with rheumatoid arthritis of less than 2 years\' duration. After 24 weeks, ACR50 response was reached by 46% of the 255 patients on methotrexate plus apilumast and by 29% of the 255 on methotrexate alone (odds ratio, 2.09; 95% CI, 1.45 to 3.02). Mean DAS28 fell by 2.4 and 1.7 points. Elevated transaminases were more frequent with the combination (14.1% vs. 7.8%). Radiographic progression at 1 year was similar in both groups (P=0.61). Seronegative patients had no additional benefit from the combination."',
    [
      'Na AR inicial, associar apilumaste ao metotrexato elevou a resposta ACR50 de 29% para 46% em 24 semanas (OR 2,09; IC 95% 1,45–3,02) [1].',
      'A progressão radiográfica em um ano foi semelhante (p = 0,61) [1].',
      'Os soronegativos não tiveram benefício adicional [1].',
    ],
    [
      ['digit', 'Transaminases elevadas em 17,1% contra 7,8% [1].'],
      ['comparator', 'A AR tinha mais de 2 anos de duração [1].'],
      ['direction', 'O DAS28 subiu 2,4 pontos com a combinação [1].'],
      ['direction', 'A combinação diminuiu a progressão radiográfica em 1 ano [1].'],
      ['arms', 'DAS28 caiu 1,7 com a combinação e 2,4 com metotrexato isolado [1].'],
    ],
  ],
  [
    '"Gota: recomendações de sociedade ‖ Iniciar alopurinol com 100 mg/dia, ou 50 mg/dia se a taxa de filtração glomerular for inferior a 30 mL/min/1,73 m², com aumentos de 100 mg a cada 2 a 4 semanas. O alvo de uricemia é abaixo de 6 mg/dL, e abaixo de 5 mg/dL na gota tofácea. A profilaxia com colchicina 0,5 mg uma ou duas vezes ao dia deve durar de 3 a 6 meses. Hiperuricemia assintomática não deve ser tratada. O alopurinol não deve ser suspenso durante a crise."',
    [
      'Uricemia-alvo < 6 mg/dL (tofos: < 5 mg/dL) [1].',
      'Não trate hiperuricemia assintomática nem suspenda o alopurinol na crise [1].',
    ],
    [
      ['decimal', 'Colchicina 5 mg uma ou duas vezes ao dia por 3 a 6 meses [1].'],
      ['comparator', 'Alopurinol 50 mg/dia se TFG > 30 mL/min/1,73 m² [1].'],
      ['negation', 'O alopurinol deve ser suspenso durante a crise [1].'],
    ],
  ],
  [
    '"Hydroxychloroquine dose and retinopathy: registry ‖ In 3,325 users followed for a median of 10 years, retinopathy was found in 8.6% of those receiving more than 6 mg/kg/day and 2.7% of those receiving 5 mg/kg/day or less. Tamoxifen use increased the risk (HR 3.4; 95% CI 2.0-5.8). Smoking was not associated with retinopathy. Chronic kidney disease stage 3 or higher was associated with higher risk (HR 1.95; 95% CI 1.25-3.04)."',
    ['O tamoxifeno multiplica o risco por 3,4 (IC 95% 2,0–5,8) [1].'],
    [['negation', 'O tabagismo se associou à retinopatia por hidroxicloroquina [1].']],
  ],
  [
    '"Hydroxychloroquine dose and retinopathy: registry ‖ In 3,325 users followed for a median of 10 years, retinopathy was found in 8.6% of those receiving more than 6 mg/kg/day and 2.7% of those receiving 5 mg/kg/day or less. Tamoxifen use increased the risk (HR 3.4; 95% CI 2.0-5.8). Smoking was not associated with retinopathy. Chronic kidney disease stage 3 or higher was associated with higher risk (HR 1.95; 95% CI 1.25-3.04)." + "Gota: recomendações de sociedade ‖ Iniciar alopurinol com 100 mg/dia, ou 50 mg/dia se a taxa de filtração glomerular for inferior a 30 mL/min/1,73 m², com aumentos de 100 mg a cada 2 a 4 semanas. O alvo de uricemia é abaixo de 6 mg/dL, e abaixo de 5 mg/dL na gota tofácea. A profilaxia com colchicina 0,5 mg uma ou duas vezes ao dia deve durar de 3 a 6 meses. Hiperuricemia assintomática não deve ser tratada. O alopurinol não deve ser suspenso durante a crise." + "Methotrexate plus apilumast in early rheumatoid arthritis ‖ We enrolled 510 patients with rheumatoid arthritis of less than 2 years\' duration. After 24 weeks, ACR50 response was reached by 46% of the 255 patients on methotrexate plus apilumast and by 29% of the 255 on methotrexate alone (odds ratio, 2.09; 95% CI, 1.45 to 3.02). Mean DAS28 fell by 2.4 and 1.7 points. Elevated transaminases were more frequent with the combination (14.1% vs. 7.8%). Radiographic progression at 1 year was similar in both groups (P=0.61). Seronegative patients had no additional benefit from the combination."',
    [],
    [['number-of-another', 'Retinopatia em 7,8% dos usuários de mais de 6 mg/kg/dia [1].']],
  ],
  [
    '"Apixelban for cancer-associated venous thromboembolism ‖ Patients with active cancer and acute proximal deep-vein thrombosis or pulmonary embolism (n=1,155) received oral apixelban 10 mg twice daily for 7 days and then 5 mg twice daily, or subcutaneous dalteparin, for 6 months. Recurrent thromboembolism occurred in 5.6% with apixelban and 7.9% with dalteparin (hazard ratio, 0.63; 95% CI, 0.37 to 1.07; P<0.001 for noninferiority). Major bleeding was 3.8% and 4.0%. Mortality did not differ (23.4% vs. 26.4%). Primary brain tumors were an exclusion criterion."',
    [
      'Sangramento maior praticamente igual (3,8% e 4,0%) [1].',
      'Tumor cerebral primário excluía do estudo [1].',
    ],
    [
      ['digit', 'Sangramento maior de 3,3% com apixelbana e 4,0% com dalteparina [1].'],
      ['bounds', 'HR 0,63 (IC 95% 0,37–0,97) para recorrência [1].'],
      ['arms', 'Recorrência de 7,9% com apixelbana e 5,6% com dalteparina [1].'],
    ],
  ],
  [
    '"Transfusão: diretriz hospitalar ‖ No adulto internado e hemodinamicamente estável, transfundir hemácias quando a hemoglobina for inferior a 7 g/dL; em cirurgia cardíaca, 7,5 g/dL; na doença coronariana, 8 g/dL. Prescrever uma unidade por vez. Plaquetas profiláticas se contagem menor que 10.000/mm³; antes de punção lombar, menor que 40.000/mm³. O plasma não deve ser usado para corrigir INR alargado sem sangramento. Infundir a unidade em até 4 horas."',
    [
      'Gatilho transfusional: Hb < 7 g/dL no estável, 7,5 g/dL em cirurgia cardíaca, 8 g/dL no coronariopata [1].',
      'Um concentrado por vez, a correr em no máximo quatro horas [1].',
    ],
    [
      ['unit', 'Transfundir com hemoglobina < 7 mg/dL [1].'],
      ['comparator', 'Transfundir hemácias quando a hemoglobina for superior a 7 g/dL [1].'],
      ['negation', 'O plasma deve ser usado para corrigir INR alargado sem sangramento [1].'],
      ['population', 'No coronariopata, o limiar é de 7 g/dL [1].'],
    ],
  ],
  [
    '"Iron deficiency anemia: alternate-day dosing ‖ In 40 iron-depleted women, fractional absorption was 21.8% with alternate-day 60 mg iron and 16.3% with consecutive-day dosing (P=0.001). Serum hepcidin was lower with alternate-day dosing. Gastrointestinal side effects were halved. In men the question was not studied."',
    ['Ferro em dias alternados: absorção de 21,8% contra 16,3% em dias consecutivos (p = 0,001) [1].'],
    [['direction', 'A hepcidina foi maior com o esquema em dias alternados [1].']],
  ],
  [
    '"Apixelban for cancer-associated venous thromboembolism ‖ Patients with active cancer and acute proximal deep-vein thrombosis or pulmonary embolism (n=1,155) received oral apixelban 10 mg twice daily for 7 days and then 5 mg twice daily, or subcutaneous dalteparin, for 6 months. Recurrent thromboembolism occurred in 5.6% with apixelban and 7.9% with dalteparin (hazard ratio, 0.63; 95% CI, 0.37 to 1.07; P<0.001 for noninferiority). Major bleeding was 3.8% and 4.0%. Mortality did not differ (23.4% vs. 26.4%). Primary brain tumors were an exclusion criterion." + "Transfusão: diretriz hospitalar ‖ No adulto internado e hemodinamicamente estável, transfundir hemácias quando a hemoglobina for inferior a 7 g/dL; em cirurgia cardíaca, 7,5 g/dL; na doença coronariana, 8 g/dL. Prescrever uma unidade por vez. Plaquetas profiláticas se contagem menor que 10.000/mm³; antes de punção lombar, menor que 40.000/mm³. O plasma não deve ser usado para corrigir INR alargado sem sangramento. Infundir a unidade em até 4 horas." + "Iron deficiency anemia: alternate-day dosing ‖ In 40 iron-depleted women, fractional absorption was 21.8% with alternate-day 60 mg iron and 16.3% with consecutive-day dosing (P=0.001). Serum hepcidin was lower with alternate-day dosing. Gastrointestinal side effects were halved. In men the question was not studied."',
    [],
    [['number-of-another', 'Recorrência de 5,6% com apixelbana e 16,3% com dalteparina [1].']],
  ],
  [
    '"Exercise programme to prevent falls in community-dwelling older adults ‖ A pragmatic trial randomised 1,635 people aged 70 years or over at high risk of falls. Over 24 months, falls per person-year were 1.26 in the exercise group and 1.54 in the usual-care group (rate ratio 0.82, 95% CI 0.72 to 0.94). Fractures were not reduced (3.1% v 3.3%). Adherence was 61%. Emergency visits decreased by 12%. The programme cost £ 240 per participant. Effects were absent in people with cognitive impairment."',
    [
      'Fraturas, porém, não diminuíram (3,1% contra 3,3%) [1].',
      'O efeito não apareceu em quem tinha comprometimento cognitivo [1].',
    ],
    [
      ['digit', 'As quedas foram de 1,26 contra 1,45 por pessoa-ano [1].'],
      ['decimal', 'RR 8,2 para quedas por pessoa-ano [1].'],
      ['comparator', 'O estudo incluiu pessoas com menos de 70 anos [1].'],
      ['direction', 'O exercício aumentou as quedas [1].'],
      ['direction', 'As visitas à emergência aumentaram 12% [1].'],
      ['arms', 'Quedas: 1,54 por pessoa-ano com exercício e 1,26 com cuidado usual [1].'],
    ],
  ],
  [
    '"Vacinas no idoso: calendário ‖ A partir dos 60 anos, indica-se influenza anual, preferencialmente de alta dose. A vacina herpes-zóster recombinante é aplicada em duas doses com intervalo de 2 a 6 meses, a partir dos 50 anos. A pneumocócica conjugada deve preceder a polissacarídica em 6 a 12 meses. A febre amarela não é recomendada de rotina após os 60 anos. A dT é repetida a cada 10 anos."',
    [
      'Influenza todo ano a partir de 60 anos [1].',
      'A conjugada vem primeiro; a polissacarídica, 6 a 12 meses depois [1].',
      'dT: reforço a cada dez anos [1].',
    ],
    [],
  ],
  [
    '"Deprescribing benzodiazepines: cluster trial ‖ In 30 pharmacies, 303 long-term benzodiazepine users aged 65 to 95 received an educational booklet or usual care. At six months, 27% of the intervention group had stopped benzodiazepines compared with 5% of controls (risk difference 23%; NNT 4). A further 11% reduced the dose. No serious withdrawal symptoms were reported."',
    ['Outros 11% reduziram a dose, sem sintomas graves de abstinência [1].'],
    [['negation', 'Relataram-se sintomas graves de abstinência com a retirada do benzodiazepínico [1].']],
  ],
  [
    '"Exercise programme to prevent falls in community-dwelling older adults ‖ A pragmatic trial randomised 1,635 people aged 70 years or over at high risk of falls. Over 24 months, falls per person-year were 1.26 in the exercise group and 1.54 in the usual-care group (rate ratio 0.82, 95% CI 0.72 to 0.94). Fractures were not reduced (3.1% v 3.3%). Adherence was 61%. Emergency visits decreased by 12%. The programme cost £ 240 per participant. Effects were absent in people with cognitive impairment." + "Vacinas no idoso: calendário ‖ A partir dos 60 anos, indica-se influenza anual, preferencialmente de alta dose. A vacina herpes-zóster recombinante é aplicada em duas doses com intervalo de 2 a 6 meses, a partir dos 50 anos. A pneumocócica conjugada deve preceder a polissacarídica em 6 a 12 meses. A febre amarela não é recomendada de rotina após os 60 anos. A dT é repetida a cada 10 anos." + "Deprescribing benzodiazepines: cluster trial ‖ In 30 pharmacies, 303 long-term benzodiazepine users aged 65 to 95 received an educational booklet or usual care. At six months, 27% of the intervention group had stopped benzodiazepines compared with 5% of controls (risk difference 23%; NNT 4). A further 11% reduced the dose. No serious withdrawal symptoms were reported."',
    [],
    [['number-of-another', 'Adesão de 27% ao programa de exercícios [1].']],
  ],
  [
    '"Intraoperative tranexatol and blood loss in hip surgery ‖ Two hundred and eighty patients undergoing hip fracture surgery received tranexatol 1 g intravenously before incision or saline. Mean blood loss was 312 mL (SD 120) with tranexatol and 465 mL (SD 160) with saline. Transfusion was required in 22 of 140 and 48 of 140 patients (RR 0.46; 95% CI 0.29-0.72). Thromboembolic events occurred in three patients in each group. Length of stay was unchanged."',
    [
      'Transfusão: 22/140 contra 48/140 (RR 0,46; IC 95% 0,29–0,72) [1].',
      'Deu-se 1.000 mg EV antes da incisão [1].',
    ],
    [
      ['unit', 'Perda sanguínea de 312 L com tranexatol [1].'],
      ['direction', 'O tranexatol aumentou a perda sanguínea [1].'],
      ['arms', 'Perda de 465 mL com tranexatol e 312 mL com salina [1].'],
    ],
  ],
  [
    '"Opioides na dor oncológica: guia de bolso ‖ Morfina oral de liberação imediata: 5 a 10 mg a cada 4 horas em adultos virgens de opioide; em idosos frágeis, 2,5 mg. A dose de resgate equivale a 10% a 15% da dose total diária. A razão entre morfina oral e subcutânea é de 2:1. Na taxa de filtração glomerular abaixo de 30 mL/min/1,73 m², evitar morfina. A meperidina não deve ser usada. Associar laxante profilático desde o primeiro dia."',
    ['Resgate = 10 a 15% da dose diária total [1].', 'Não usar meperidina; laxante desde o D1 [1].'],
    [
      ['decimal', 'Morfina em idoso frágil: 25 mg [1].'],
      ['comparator', 'Evitar morfina na TFG acima de 30 mL/min/1,73 m² [1].'],
      ['negation', 'A meperidina deve ser usada na dor oncológica [1].'],
      ['population', 'Em idosos frágeis, morfina de 5 a 10 mg a cada 4 horas [1].'],
    ],
  ],
  [
    '"Dexamethasone single dose for postoperative nausea ‖ In 1,350 adults undergoing bowel surgery, dexamethasone 8 mg at induction reduced vomiting within 24 hours (25.5% vs. 33.0%; number needed to treat, 13). The need for rescue antiemetics up to 72 hours was 39.3% versus 51.9%. No increase in complications at 30 days was found. Patients with diabetes were excluded."',
    ['O resgate antiemético até 72 h caiu de 51,9% para 39,3%, sem mais complicações em 30 dias [1].'],
    [
      ['digit', 'Vômitos em 24 horas: 25,5% contra 38,0% [1].'],
      ['direction', 'A dexametasona aumentou os vômitos em 24 horas [1].'],
    ],
  ],
  [
    '"Intraoperative tranexatol and blood loss in hip surgery ‖ Two hundred and eighty patients undergoing hip fracture surgery received tranexatol 1 g intravenously before incision or saline. Mean blood loss was 312 mL (SD 120) with tranexatol and 465 mL (SD 160) with saline. Transfusion was required in 22 of 140 and 48 of 140 patients (RR 0.46; 95% CI 0.29-0.72). Thromboembolic events occurred in three patients in each group. Length of stay was unchanged." + "Dexamethasone single dose for postoperative nausea ‖ In 1,350 adults undergoing bowel surgery, dexamethasone 8 mg at induction reduced vomiting within 24 hours (25.5% vs. 33.0%; number needed to treat, 13). The need for rescue antiemetics up to 72 hours was 39.3% versus 51.9%. No increase in complications at 30 days was found. Patients with diabetes were excluded." + "Opioides na dor oncológica: guia de bolso ‖ Morfina oral de liberação imediata: 5 a 10 mg a cada 4 horas em adultos virgens de opioide; em idosos frágeis, 2,5 mg. A dose de resgate equivale a 10% a 15% da dose total diária. A razão entre morfina oral e subcutânea é de 2:1. Na taxa de filtração glomerular abaixo de 30 mL/min/1,73 m², evitar morfina. A meperidina não deve ser usada. Associar laxante profilático desde o primeiro dia."',
    [],
    [['wrong-reference', 'Antiemético de resgate até 72 h em 39,3% contra 51,9% [1].']],
  ],
  [
    '"Low-dose aspirin for preterm preeclampsia in high-risk women ‖ Women at high risk (n=1,620) took aspirin 150 mg or placebo nightly from 11 to 14 weeks until 36 weeks of gestation. Preterm preeclampsia occurred in 1.6% (13 of 798) with aspirin and 4.3% (35 of 822) with placebo (odds ratio, 0.38; 95% CI, 0.20 to 0.74; P=0.004). Term preeclampsia was not affected. There was no increase in bleeding complications. Women with chronic hypertension showed no benefit."',
    [
      'Aspirina 150 mg à noite em gestantes de alto risco: pré-eclâmpsia pré-termo em 1,6% contra 4,3% (OR 0,38; IC 95% 0,20–0,74; p = 0,004) [1].',
      'A pré-eclâmpsia a termo não mudou e não houve aumento de sangramento [1].',
    ],
    [
      ['direction', 'A aspirina aumentou a pré-eclâmpsia pré-termo [1].'],
      ['direction', 'A aspirina aumentou as complicações hemorrágicas [1].'],
      ['direction', 'A aspirina reduziu a pré-eclâmpsia a termo [1].'],
      ['negation', 'Gestantes com hipertensão crônica tiveram benefício com a aspirina [1].'],
      ['arms', 'Pré-eclâmpsia pré-termo em 4,3% com aspirina e 1,6% com placebo [1].'],
    ],
  ],
  [
    '"Diabetes gestacional: protocolo da rede ‖ Glicemia de jejum entre 92 e 125 mg/dL em qualquer momento define diabetes gestacional. O TOTG com 75 g é feito entre 24 e 28 semanas; são alterados valores maiores ou iguais a 180 mg/dL em 1 hora e 153 mg/dL em 2 horas. Metas: jejum inferior a 95 mg/dL e 1 hora pós-prandial inferior a 140 mg/dL. A insulina é a primeira escolha medicamentosa, 0,5 UI/kg/dia. A glibenclamida não é recomendada. Reavaliar com TOTG 6 semanas após o parto."',
    [
      'Jejum de 92 a 125 mg/dL em qualquer fase da gravidez = DMG [1].',
      'Metas na DMG: jejum < 95 mg/dL; 1 h pós-prandial < 140 mg/dL [1].',
    ],
    [
      ['digit', 'TOTG: alterado se ≥ 153 mg/dL em 2 h e ≥ 190 mg/dL em 1 h [1].'],
      ['decimal', 'Insulina 5 UI/kg/dia na DMG [1].'],
      ['unit', 'TOTG com 75 mg entre 24 e 28 semanas [1].'],
      ['comparator', 'TOTG alterado se ≤ 153 mg/dL em 2 horas [1].'],
    ],
  ],
  [
    '"Antenatal corticosteroids at 34 to 36 weeks ‖ In 2,831 women at risk of late preterm delivery, betamethasone 12 mg twice, 24 hours apart, reduced neonatal respiratory morbidity compared with placebo (11.6% vs. 14.4%; RR 0.80; 95% CI 0.66-0.97; P=0.02). Neonatal hypoglycemia was more common with betamethasone (24.0% vs. 15.0%; RR 1.60). Chorioamnionitis did not differ. Twin pregnancies were excluded."',
    [
      'Betametasona 12 mg, duas doses com 24 h de intervalo, diminuiu a morbidade respiratória neonatal (11,6% contra 14,4%; RR 0,80) [1].',
      'Corioamnionite sem diferença; gemelares excluídas [1].',
    ],
    [['population', 'O estudo do corticoide tardio incluiu gestações gemelares [1].']],
  ],
  [
    '"Low-dose aspirin for preterm preeclampsia in high-risk women ‖ Women at high risk (n=1,620) took aspirin 150 mg or placebo nightly from 11 to 14 weeks until 36 weeks of gestation. Preterm preeclampsia occurred in 1.6% (13 of 798) with aspirin and 4.3% (35 of 822) with placebo (odds ratio, 0.38; 95% CI, 0.20 to 0.74; P=0.004). Term preeclampsia was not affected. There was no increase in bleeding complications. Women with chronic hypertension showed no benefit." + "Diabetes gestacional: protocolo da rede ‖ Glicemia de jejum entre 92 e 125 mg/dL em qualquer momento define diabetes gestacional. O TOTG com 75 g é feito entre 24 e 28 semanas; são alterados valores maiores ou iguais a 180 mg/dL em 1 hora e 153 mg/dL em 2 horas. Metas: jejum inferior a 95 mg/dL e 1 hora pós-prandial inferior a 140 mg/dL. A insulina é a primeira escolha medicamentosa, 0,5 UI/kg/dia. A glibenclamida não é recomendada. Reavaliar com TOTG 6 semanas após o parto." + "Antenatal corticosteroids at 34 to 36 weeks ‖ In 2,831 women at risk of late preterm delivery, betamethasone 12 mg twice, 24 hours apart, reduced neonatal respiratory morbidity compared with placebo (11.6% vs. 14.4%; RR 0.80; 95% CI 0.66-0.97; P=0.02). Neonatal hypoglycemia was more common with betamethasone (24.0% vs. 15.0%; RR 1.60). Chorioamnionitis did not differ. Twin pregnancies were excluded."',
    [],
    [['wrong-reference', 'Hipoglicemia neonatal em 24,0% com betametasona contra 15,0% com placebo [1].']],
  ],
  [
    '"Naloxone infusion rates after opioid overdose: retrospective study ‖ We reviewed 223 emergency visits for opioid overdose in 2017 and 2018. Recurrence of respiratory depression within 4 hours was seen in 9% of patients given an infusion of 0.4 mg/h and 24% of those given bolus only (adjusted OR 0.31; 95% CI 0.12 to 0.79). Intubation rates were similar (4.1% vs 4.5%). Patients who had taken methadone relapsed more often than those who had taken heroin (33% vs 8%). No deaths were recorded."',
    [
      'A recaída em 4 horas foi de 9% com infusão de 0,4 mg/h e 24% com bolus apenas (OR ajustado 0,31; IC 95% 0,12–0,79) [1].',
      'Quem usou metadona recaiu mais que quem usou heroína, 33% contra 8% [1].',
    ],
    [
      ['decimal', 'Naloxona a 0,04 mg/h em infusão [1].'],
      ['bounds', 'OR 0,31 (IC 95% 0,21–0,79) para recaída [1].'],
      ['direction', 'Usuários de metadona recaíram menos que os de heroína [1].'],
      ['arms', 'A recaída ocorreu em 24% com infusão e 9% com bolus [1].'],
    ],
  ],
  [
    '"Intoxicação por paracetamol: ficha do centro de informação ‖ A dose tóxica é de 150 mg/kg em ingestão única. A N-acetilcisteína é administrada quando o nível sérico às 4 horas é igual ou maior que 150 mcg/mL: 150 mg/kg em 60 minutos, depois 50 mg/kg em 4 horas e 100 mg/kg em 16 horas. O carvão ativado, 1 g/kg, é útil na primeira hora. Não se faz lavagem gástrica de rotina. A acetilcisteína não deve ser interrompida se houver reação anafilactoide leve."',
    [
      'NAC: 150 mg/kg em 1 h → 50 mg/kg em 4 h → 100 mg/kg em 16 h [1].',
      'Reação anafilactoide leve não é motivo para suspender a acetilcisteína [1].',
    ],
    [
      ['unit', 'NAC: 150 mg/kg em 60 horas na primeira etapa [1].'],
      ['negation', 'A acetilcisteína deve ser interrompida se houver reação anafilactoide leve [1].'],
    ],
  ],
  [
    '"Antiveneno botrópico: nota técnica ‖ Nos acidentes botrópicos leves usam-se 3 ampolas de soro; nos moderados, 6; nos graves, 12. O tempo de coagulação é repetido 12 e 24 horas após o soro. O torniquete é contraindicado. Crianças recebem a mesma dose dos adultos. Em 2022 foram notificados 31.540 acidentes ofídicos, com letalidade de 0,4%."',
    [
      'A criança recebe a mesma dose do adulto, e não se faz torniquete [1].',
      'Em 2022 houve 31.540 notificações com letalidade de 0,4% (4 por mil) [1].',
    ],
    [
      ['digit', 'Notificaram-se 31.450 acidentes ofídicos em 2022 [1].'],
      ['digit', 'Em 2021 foram notificados 31.540 acidentes ofídicos [1].'],
      ['arms', 'Botrópico leve: 12 ampolas; grave: 3 ampolas [1].'],
      ['population', 'Crianças recebem metade da dose dos adultos [1].'],
    ],
  ],
  [
    '"Intoxicação por paracetamol: ficha do centro de informação ‖ A dose tóxica é de 150 mg/kg em ingestão única. A N-acetilcisteína é administrada quando o nível sérico às 4 horas é igual ou maior que 150 mcg/mL: 150 mg/kg em 60 minutos, depois 50 mg/kg em 4 horas e 100 mg/kg em 16 horas. O carvão ativado, 1 g/kg, é útil na primeira hora. Não se faz lavagem gástrica de rotina. A acetilcisteína não deve ser interrompida se houver reação anafilactoide leve." + "Naloxone infusion rates after opioid overdose: retrospective study ‖ We reviewed 223 emergency visits for opioid overdose in 2017 and 2018. Recurrence of respiratory depression within 4 hours was seen in 9% of patients given an infusion of 0.4 mg/h and 24% of those given bolus only (adjusted OR 0.31; 95% CI 0.12 to 0.79). Intubation rates were similar (4.1% vs 4.5%). Patients who had taken methadone relapsed more often than those who had taken heroin (33% vs 8%). No deaths were recorded." + "Antiveneno botrópico: nota técnica ‖ Nos acidentes botrópicos leves usam-se 3 ampolas de soro; nos moderados, 6; nos graves, 12. O tempo de coagulação é repetido 12 e 24 horas após o soro. O torniquete é contraindicado. Crianças recebem a mesma dose dos adultos. Em 2022 foram notificados 31.540 acidentes ofídicos, com letalidade de 0,4%."',
    [],
    [['wrong-reference', 'Houve 31.540 acidentes ofídicos com letalidade de 0,4% em 2022 [1].']],
  ],
  [
    '"Upadivalimab for moderate-to-severe atopic dermatitis ‖ At week 16, EASI-75 was achieved by 69.6% of 285 patients given upadivalimab 15 mg, 79.7% of 285 given 30 mg, and 16.3% of 281 given placebo (P<0.0001 for both). Itch improved as early as day 2. Acne was reported in 7% (15 mg), 17% (30 mg), and 2% (placebo). There were no thromboembolic events. Adolescents made up 15% of the sample. Efficacy was lower in patients weighing more than 100 kg."',
    [
      'EASI-75 na 16ª semana: 69,6% com 15 mg, 79,7% com 30 mg e 16,3% com placebo [1].',
      'Acne: 7%, 17% e 2% com 15 mg, 30 mg e placebo, nessa ordem [1].',
      'Acima de 100 kg a eficácia foi menor [1].',
    ],
    [
      ['digit', 'EASI-75 em 96,6% com 15 mg de upadivalimabe [1].'],
      ['arms', 'Acne em 2% com 30 mg e 17% com placebo [1].'],
    ],
  ],
  [
    '"Ranibizumab-like agent every 12 weeks in diabetic macular edema ‖ Best-corrected visual acuity at 1 year improved by 10.7 letters with abiclimab every 8 weeks and 10.3 letters with dosing every 12 weeks (difference -0.4; 97.5% CI -2.0 to 1.2). Central thickness decreased by 196 µm and 189 µm. Intraocular inflammation occurred in 1.3% versus 0.6%. Previous vitrectomy was an exclusion criterion. Among eyes with baseline acuity worse than 20/50, gains were larger."',
    [
      'A espessura central diminuiu 196 e 189 µm, respectivamente [1].',
      'Olhos com acuidade pior que 20/50 ganharam mais letras [1].',
    ],
    [
      ['bounds', 'Diferença de -0,4 letra (IC 97,5% -2,0 a 2,1) [1].'],
      ['direction', 'A espessura central aumentou 196 µm [1].'],
      ['arms', 'Ganho de 10,3 letras a cada 8 semanas e 10,7 a cada 12 semanas [1].'],
    ],
  ],
  [
    '"Isotretinoína: orientações de serviço universitário ‖ A dose inicial é de 0,5 mg/kg/dia, até dose acumulada de 120 a 150 mg/kg. Gestação é contraindicação absoluta; beta-hCG mensal e dois métodos contraceptivos, até 1 mês após o término. Triglicerídeos acima de 500 mg/dL pedem suspensão. Não associar tetraciclinas. Doar sangue não é permitido durante o tratamento. Depressão não foi mais frequente do que na população geral."',
    ['Suspender se TG > 500 mg/dL; não associar tetraciclina nem doar sangue [1].'],
    [
      ['decimal', 'Isotretinoína 5 mg/kg/dia de início [1].'],
      ['unit', 'Suspender com triglicerídeos acima de 500 mmol/L [1].'],
      ['direction', 'A isotretinoína aumentou a frequência de depressão acima da população geral [1].'],
      ['negation', 'Doar sangue é permitido durante o tratamento [1].'],
    ],
  ],
  [
    '"Isotretinoína: orientações de serviço universitário ‖ A dose inicial é de 0,5 mg/kg/dia, até dose acumulada de 120 a 150 mg/kg. Gestação é contraindicação absoluta; beta-hCG mensal e dois métodos contraceptivos, até 1 mês após o término. Triglicerídeos acima de 500 mg/dL pedem suspensão. Não associar tetraciclinas. Doar sangue não é permitido durante o tratamento. Depressão não foi mais frequente do que na população geral." + "Upadivalimab for moderate-to-severe atopic dermatitis ‖ At week 16, EASI-75 was achieved by 69.6% of 285 patients given upadivalimab 15 mg, 79.7% of 285 given 30 mg, and 16.3% of 281 given placebo (P<0.0001 for both). Itch improved as early as day 2. Acne was reported in 7% (15 mg), 17% (30 mg), and 2% (placebo). There were no thromboembolic events. Adolescents made up 15% of the sample. Efficacy was lower in patients weighing more than 100 kg." + "Ranibizumab-like agent every 12 weeks in diabetic macular edema ‖ Best-corrected visual acuity at 1 year improved by 10.7 letters with abiclimab every 8 weeks and 10.3 letters with dosing every 12 weeks (difference -0.4; 97.5% CI -2.0 to 1.2). Central thickness decreased by 196 µm and 189 µm. Intraocular inflammation occurred in 1.3% versus 0.6%. Previous vitrectomy was an exclusion criterion. Among eyes with baseline acuity worse than 20/50, gains were larger."',
    [],
    [['number-of-another', 'Dose inicial de isotretinoína: 0,6 mg/kg/dia [1].']],
  ],
  [
    '"Newborn screening sickle-cell cohort, Bahia-like registry ‖ From 2008 to 2015, 1,024,310 newborns were screened; the incidence of sickle-cell disease was 1 in 650. Mortality before age 5 years was 3.7% with penicillin prophylaxis started before 3 months and 9.2% when started later (adjusted HR 0.42, 95% CI 0.25-0.70). Hydroxyurea use rose from 12% to 48% of children over 2 years. Acute chest syndrome did not decrease over the period. Rural residents had a higher mortality than urban residents (8.8% vs. 4.1%)."',
    [
      'A incidência de doença falciforme foi de um para cada 650 recém-nascidos [1].',
      'A síndrome torácica aguda não diminuiu no período [1].',
    ],
    [
      ['bounds', 'HR 0,42 (IC 95% 0,35–0,70) para morte antes dos 5 anos [1].'],
      ['direction', 'A síndrome torácica aguda diminuiu no período [1].'],
      ['population', 'A mortalidade foi de 8,8% entre residentes urbanos e 4,1% entre rurais [1].'],
    ],
  ],
  [
    '"Diretriz de rastreamento do câncer do colo do útero ‖ O rastreamento inicia aos 25 anos em mulheres que já tiveram atividade sexual. Com teste de DNA-HPV, o intervalo é de 5 anos; com citologia, de 3 anos após dois exames anuais normais. O rastreio termina aos 64 anos. Não se recomenda rastrear antes dos 25 anos. Imunossuprimidas fazem citologia anual. A cobertura em 2020 foi de 38,2% e em 2023 de 46,9%."',
    [
      'Rastreio do colo: dos 25 aos 64 anos [1].',
      'Antes dos 25 anos não se rastreia [1].',
      'Imunossuprimidas: citologia todo ano [1].',
    ],
    [
      ['digit', 'Cobertura de 38,7% em 2020 [1].'],
      ['comparator', 'Rastrear em mulheres com menos de 25 anos [1].'],
    ],
  ],
  [
    '"Water fluoridation and dental caries: cross-sectional survey ‖ Among 7,240 schoolchildren aged 12 years, mean DMFT was 1.78 in fluoridated and 2.52 in non-fluoridated municipalities (P<0.01). Caries-free children were 49.1% versus 33.7%. Very mild fluorosis was more common with fluoridation (16.7% vs 10.3%), and severe fluorosis was not found. Family income did not modify the association."',
    ['Sem cáries: 49,1% contra 33,7%; fluorose muito leve: 16,7% contra 10,3% [1].'],
    [
      ['decimal', 'O CPO-D médio foi de 17,8 nos municípios fluoretados [1].'],
      ['direction', 'A fluorose muito leve foi menos comum com a fluoretação [1].'],
      ['negation', 'Encontrou-se fluorose grave nos municípios fluoretados [1].'],
      ['arms', 'Sem cárie: 33,7% nos municípios fluoretados e 49,1% nos não fluoretados [1].'],
    ],
  ],
  [
    '"Water fluoridation and dental caries: cross-sectional survey ‖ Among 7,240 schoolchildren aged 12 years, mean DMFT was 1.78 in fluoridated and 2.52 in non-fluoridated municipalities (P<0.01). Caries-free children were 49.1% versus 33.7%. Very mild fluorosis was more common with fluoridation (16.7% vs 10.3%), and severe fluorosis was not found. Family income did not modify the association." + "Newborn screening sickle-cell cohort, Bahia-like registry ‖ From 2008 to 2015, 1,024,310 newborns were screened; the incidence of sickle-cell disease was 1 in 650. Mortality before age 5 years was 3.7% with penicillin prophylaxis started before 3 months and 9.2% when started later (adjusted HR 0.42, 95% CI 0.25-0.70). Hydroxyurea use rose from 12% to 48% of children over 2 years. Acute chest syndrome did not decrease over the period. Rural residents had a higher mortality than urban residents (8.8% vs. 4.1%)." + "Diretriz de rastreamento do câncer do colo do útero ‖ O rastreamento inicia aos 25 anos em mulheres que já tiveram atividade sexual. Com teste de DNA-HPV, o intervalo é de 5 anos; com citologia, de 3 anos após dois exames anuais normais. O rastreio termina aos 64 anos. Não se recomenda rastrear antes dos 25 anos. Imunossuprimidas fazem citologia anual. A cobertura em 2020 foi de 38,2% e em 2023 de 46,9%."',
    [],
    [
      ['number-of-another', 'Livres de cárie: 46,9% com fluoretação [1].'],
      ['wrong-reference', 'Incidência de doença falciforme de 1 em 650 recém-nascidos [1].'],
    ],
  ],
  [
    '"Terlivasin plus albumin in hepatorenal syndrome ‖ Three hundred patients with hepatorenal syndrome were randomized 2:1 to terlivasin 1 mg every 6 hours or placebo, both with albumin 20 to 40 g/day for up to 14 days. Verified reversal was seen in 63 of 199 (32%) with terlivasin and 17 of 101 (17%) with placebo (P=0.006). Death by day 90 was 51% versus 45%. Respiratory failure was reported in 10% versus 3%. Baseline creatinine above 5 mg/dL predicted nonresponse."',
    [
      'A reversão da síndrome hepatorrenal ocorreu em 32% com terlivasina (63/199) contra 17% com placebo (17/101), p = 0,006 [1].',
      'Cr basal > 5 mg/dL prediz falta de resposta [1].',
    ],
    [],
  ],
  [
    '"Ascite e peritonite bacteriana espontânea: rotina da enfermaria ‖ A paracentese diagnóstica deve ser feita em até 12 horas da admissão. PBE: polimorfonucleares iguais ou acima de 250/mm³. Ceftriaxona 2 g/dia por 5 a 7 dias. Albumina 1,5 g/kg no primeiro dia e 1 g/kg no terceiro. Em paracentese maior que 5 litros, repor 8 g de albumina por litro retirado. Não é necessário corrigir plaquetas ou INR antes da paracentese. A norfloxacina 400 mg/dia é usada como profilaxia secundária."',
    [
      'Paracentese diagnóstica em até 12 h; PBE se PMN ≥ 250/mm³ [1].',
      'Repor 8 g de albumina por litro se saírem mais de 5 L [1].',
      'Profilaxia secundária: norfloxacina 400 mg/dia [1].',
    ],
    [
      ['digit', 'Repor 6 g de albumina por litro retirado [1].'],
      ['comparator', 'PBE com polimorfonucleares abaixo de 250/mm³ [1].'],
      ['negation', 'A norfloxacina não é usada como profilaxia secundária [1].'],
    ],
  ],
  [
    '"Rifaximin added to lactulose in hepatic encephalopathy ‖ Over 6 months, breakthrough encephalopathy occurred in 22.1% of 140 patients on rifaximin 550 mg twice daily and 45.9% of 159 on placebo (hazard ratio, 0.42; 95% CI, 0.28 to 0.64). Hospitalization for encephalopathy fell (13.6% vs. 22.6%; HR 0.50). More than 90% received lactulose. Adverse events did not differ. Clostridioides difficile infection was seen in two patients and none, respectively. MELD scores above 25 were excluded."',
    ['As internações por encefalopatia caíram (13,6% contra 22,6%) e mais de 90% usavam lactulose [1].'],
    [
      ['direction', 'A rifaximina aumentou as internações por encefalopatia [1].'],
      ['direction', 'Eventos adversos foram mais frequentes com a rifaximina [1].'],
      ['arms', 'Encefalopatia em 45,9% com rifaximina e 22,1% com placebo [1].'],
    ],
  ],
  [
    '"Rifaximin added to lactulose in hepatic encephalopathy ‖ Over 6 months, breakthrough encephalopathy occurred in 22.1% of 140 patients on rifaximin 550 mg twice daily and 45.9% of 159 on placebo (hazard ratio, 0.42; 95% CI, 0.28 to 0.64). Hospitalization for encephalopathy fell (13.6% vs. 22.6%; HR 0.50). More than 90% received lactulose. Adverse events did not differ. Clostridioides difficile infection was seen in two patients and none, respectively. MELD scores above 25 were excluded." + "Ascite e peritonite bacteriana espontânea: rotina da enfermaria ‖ A paracentese diagnóstica deve ser feita em até 12 horas da admissão. PBE: polimorfonucleares iguais ou acima de 250/mm³. Ceftriaxona 2 g/dia por 5 a 7 dias. Albumina 1,5 g/kg no primeiro dia e 1 g/kg no terceiro. Em paracentese maior que 5 litros, repor 8 g de albumina por litro retirado. Não é necessário corrigir plaquetas ou INR antes da paracentese. A norfloxacina 400 mg/dia é usada como profilaxia secundária."',
    [
      'A rifaximina diminui a encefalopatia (HR 0,42) [1] e, na ascite volumosa, repõem-se 8 g de albumina por litro [2].',
    ],
    [],
  ],
  [
    '"Terlivasin plus albumin in hepatorenal syndrome ‖ Three hundred patients with hepatorenal syndrome were randomized 2:1 to terlivasin 1 mg every 6 hours or placebo, both with albumin 20 to 40 g/day for up to 14 days. Verified reversal was seen in 63 of 199 (32%) with terlivasin and 17 of 101 (17%) with placebo (P=0.006). Death by day 90 was 51% versus 45%. Respiratory failure was reported in 10% versus 3%. Baseline creatinine above 5 mg/dL predicted nonresponse." + "Ascite e peritonite bacteriana espontânea: rotina da enfermaria ‖ A paracentese diagnóstica deve ser feita em até 12 horas da admissão. PBE: polimorfonucleares iguais ou acima de 250/mm³. Ceftriaxona 2 g/dia por 5 a 7 dias. Albumina 1,5 g/kg no primeiro dia e 1 g/kg no terceiro. Em paracentese maior que 5 litros, repor 8 g de albumina por litro retirado. Não é necessário corrigir plaquetas ou INR antes da paracentese. A norfloxacina 400 mg/dia é usada como profilaxia secundária." + "Rifaximin added to lactulose in hepatic encephalopathy ‖ Over 6 months, breakthrough encephalopathy occurred in 22.1% of 140 patients on rifaximin 550 mg twice daily and 45.9% of 159 on placebo (hazard ratio, 0.42; 95% CI, 0.28 to 0.64). Hospitalization for encephalopathy fell (13.6% vs. 22.6%; HR 0.50). More than 90% received lactulose. Adverse events did not differ. Clostridioides difficile infection was seen in two patients and none, respectively. MELD scores above 25 were excluded."',
    [],
    [
      ['number-of-another', 'Reversão em 45,9% com terlivasina e 17% com placebo [1].'],
      ['wrong-reference', 'Encefalopatia em 22,1% contra 45,9%, HR 0,42 (0,28–0,64) [1].'],
    ],
  ],
  [
    '"Oral rehydration with zinc in acute childhood diarrhoea ‖ Between March 12, 2019 and June 30, 2021, 2,046 children aged 6 to 59 months with acute diarrhoea in three Brazilian states received zinc 20 mg daily or placebo for 14 days. Median duration of diarrhoea was 72 hours with zinc and 96 hours with placebo (difference 24 hours; 95% CI 12 to 36). Diarrhoea beyond 7 days occurred in 5.0% and 10.0%. Vomiting after the first dose was more frequent with zinc (15.5% vs 10.3%). Hospital admission was no different (2.2% vs 2.4%; p=0.81). Exclusively breastfed infants were not enrolled."',
    [
      'A diarreia durou em mediana três dias com zinco e quatro dias com placebo [1].',
      'Diarreia por mais de uma semana caiu à metade com zinco (5% contra 10%) [1].',
      'As internações não diferiram (2,2% contra 2,4%; p = 0,81) [1].',
      'Zinco 20 mg/dia durante duas semanas [1].',
    ],
    [
      [
        'digit',
        'A diarreia durou em mediana 72 horas com zinco e 86 horas com placebo, com diferença de 24 h [1].',
      ],
      ['unit', 'Crianças de 6 a 59 anos receberam zinco [1].'],
      ['direction', 'O zinco prolongou a diarreia em 24 horas [1].'],
      ['direction', 'O zinco reduziu as internações hospitalares [1].'],
      ['arms', 'Diarreia de mais de 7 dias em 10,0% com zinco e 5,0% com placebo [1].'],
      ['population', 'Lactentes em aleitamento exclusivo foram incluídos [1].'],
    ],
  ],
  [
    '"Vigilância da doença meningocócica: boletim ‖ Em 2023 a incidência foi de 0,4 caso por 100 mil habitantes, com letalidade de 20%. Dois terços dos casos ocorreram em menores de 5 anos. A quimioprofilaxia dos contatos é feita com rifampicina 600 mg a cada 12 horas por 2 dias, em até 48 horas do contato. Gestantes podem receber ceftriaxona 250 mg em dose única. A quimioprofilaxia não está indicada para contatos casuais. A incubação dura em média 3 a 4 dias."',
    [
      'Incidência em 2023: 0,4/100.000 habitantes; letalidade de 20% (um em cada cinco) [1].',
      'Rifampicina 600 mg 12/12 h por 48 horas, iniciada em até 48 h do contato [1].',
      'Contato casual não recebe quimioprofilaxia [1].',
      'A conduta deve ser individualizada e registrada em prontuário [1].',
    ],
    [
      ['digit', 'Rifampicina 400 mg a cada 12 horas por 2 dias [1].'],
      ['unit', 'Incidência de 0,4 caso por mil habitantes em 2023 [1].'],
      ['comparator', 'Dois terços dos casos ocorreram em maiores de 5 anos [1].'],
      ['negation', 'Contatos casuais devem receber quimioprofilaxia [1].'],
    ],
  ],
  [
    '"Ventilator tubing changes and pneumonia: before-after study ‖ In 12,400 ventilator-days, the pneumonia rate fell from 9.8 to 4.9 per 1,000 ventilator-days after routine tubing changes were abandoned (incidence rate ratio 0.50, 95% CI 0.33 to 0.76). Cuff pressure was kept at 25 cmH2O and head elevation at 30 to 45 degrees. Oral chlorhexidine was discontinued because mortality rose (odds ratio 1.25; 95% CI 1.05 to 1.50). Length of ICU stay did not change (median 9 days in both periods)."',
    [
      'Cabeceira a 30–45° e cuff a 25 cmH2O [1].',
      'O tempo de UTI não se alterou: mediana de nove dias nos dois períodos [1].',
    ],
    [['direction', 'O tempo de internação na UTI diminuiu [1].']],
  ],
  [
    '"Ventilator tubing changes and pneumonia: before-after study ‖ In 12,400 ventilator-days, the pneumonia rate fell from 9.8 to 4.9 per 1,000 ventilator-days after routine tubing changes were abandoned (incidence rate ratio 0.50, 95% CI 0.33 to 0.76). Cuff pressure was kept at 25 cmH2O and head elevation at 30 to 45 degrees. Oral chlorhexidine was discontinued because mortality rose (odds ratio 1.25; 95% CI 1.05 to 1.50). Length of ICU stay did not change (median 9 days in both periods)." + "Oral rehydration with zinc in acute childhood diarrhoea ‖ Between March 12, 2019 and June 30, 2021, 2,046 children aged 6 to 59 months with acute diarrhoea in three Brazilian states received zinc 20 mg daily or placebo for 14 days. Median duration of diarrhoea was 72 hours with zinc and 96 hours with placebo (difference 24 hours; 95% CI 12 to 36). Diarrhoea beyond 7 days occurred in 5.0% and 10.0%. Vomiting after the first dose was more frequent with zinc (15.5% vs 10.3%). Hospital admission was no different (2.2% vs 2.4%; p=0.81). Exclusively breastfed infants were not enrolled." + "Vigilância da doença meningocócica: boletim ‖ Em 2023 a incidência foi de 0,4 caso por 100 mil habitantes, com letalidade de 20%. Dois terços dos casos ocorreram em menores de 5 anos. A quimioprofilaxia dos contatos é feita com rifampicina 600 mg a cada 12 horas por 2 dias, em até 48 horas do contato. Gestantes podem receber ceftriaxona 250 mg em dose única. A quimioprofilaxia não está indicada para contatos casuais. A incubação dura em média 3 a 4 dias."',
    [],
    [['wrong-reference', 'A letalidade foi de 20% e a incidência de 0,4 por 100 mil habitantes [1].']],
  ],
  [
    '"Finerovan in heart failure with mildly reduced ejection fraction: main results ‖ A total of 6,001 patients with heart failure and an ejection fraction of 40% or higher were assigned to finerovan (maximum 40 mg daily) or placebo and followed for a median of 32 months. The primary outcome (total worsening heart-failure events and cardiovascular death) occurred in 1,083 events among 3,003 patients with finerovan and 1,283 among 2,998 with placebo (rate ratio 0.84; 95% CI 0.74 to 0.95; P=0.007). Cardiovascular death alone did not differ (8.1% vs. 8.7%; HR 0.93; 95% CI 0.78 to 1.11). Hyperkalemia leading to hospitalization was 0.5% versus 0.2%. KCCQ score improved by 8.0 points versus 6.4 points. In women the effect was similar to that in men."',
    [
      'O escore KCCQ melhorou 8,0 pontos contra 6,4, e a hipercalemia com internação foi de 0,5% contra 0,2% [1].',
    ],
    [
      [
        'digit',
        'Em 6.001 pacientes seguidos por 23 meses, a finerovana reduziu o desfecho primário (RT 0,84) [1].',
      ],
      ['bounds', 'RT 0,84 (IC 95% 0,74–1,05), p = 0,007 [1].'],
      ['direction', 'O KCCQ piorou 8,0 pontos com finerovana [1].'],
    ],
  ],
  [
    '"Diretriz: hiponatremia sintomática ‖ Na hiponatremia com sintomas graves administra-se salina a 3%, 150 mL em 20 minutos, podendo repetir até três vezes, com meta de elevar o sódio em 5 mmol/L na primeira hora. O limite de correção é de 10 mmol/L nas primeiras 24 horas e 8 mmol/L nas 24 horas seguintes. Não se recomenda demeclociclina. Na hiponatremia crônica assintomática, restringir líquidos a menos de 1.000 mL/dia. Se a correção exceder o limite, dar desmopressina 2 mcg."',
    [
      'Hiponatremia grave: salina 3%, 150 mL em 20 min, até três vezes; meta +5 mmol/L na 1ª hora [1].',
      'Na crônica assintomática, líquidos < 1 L/dia [1].',
      'Demeclociclina não está recomendada [1].',
    ],
    [
      ['digit', 'Hiponatremia grave: 250 mL de salina a 3% em 20 minutos [1].'],
      ['unit', 'Limite de correção de 10 mg/dL nas primeiras 24 horas [1].'],
      ['negation', 'A salina a 3% não deve ser usada na hiponatremia com sintomas graves [1].'],
    ],
  ],
  [
    '"Balanced crystalloid in emergency diabetic ketoacidosis: subgroup of a cluster trial ‖ Among 172 adults with diabetic ketoacidosis, median time to resolution was 13.0 hours with balanced crystalloid and 16.9 hours with saline (adjusted HR 1.68; 95% CI 1.18 to 2.38; P=0.004). Time to insulin discontinuation was 9.8 versus 13.4 hours. Hypokalemia was no more frequent. Patients younger than 18 years were excluded. Potassium below 3.3 mmol/L delayed insulin."',
    ['A insulina pôde ser desligada em 9,8 h, ante 13,4 h, sem mais hipocalemia [1].'],
    [
      ['unit', 'O tempo até a resolução da CAD foi de 13,0 dias com balanceado [1].'],
      ['comparator', 'Potássio acima de 3,3 mmol/L atrasou a insulina [1].'],
      ['direction', 'A hipocalemia foi mais frequente com cristaloide balanceado [1].'],
      ['arms', 'A CAD resolveu em 16,9 h com balanceado e 13,0 h com salina [1].'],
      ['population', 'O estudo da CAD incluiu menores de 18 anos [1].'],
    ],
  ],
  [
    '"Balanced crystalloid in emergency diabetic ketoacidosis: subgroup of a cluster trial ‖ Among 172 adults with diabetic ketoacidosis, median time to resolution was 13.0 hours with balanced crystalloid and 16.9 hours with saline (adjusted HR 1.68; 95% CI 1.18 to 2.38; P=0.004). Time to insulin discontinuation was 9.8 versus 13.4 hours. Hypokalemia was no more frequent. Patients younger than 18 years were excluded. Potassium below 3.3 mmol/L delayed insulin." + "Diretriz: hiponatremia sintomática ‖ Na hiponatremia com sintomas graves administra-se salina a 3%, 150 mL em 20 minutos, podendo repetir até três vezes, com meta de elevar o sódio em 5 mmol/L na primeira hora. O limite de correção é de 10 mmol/L nas primeiras 24 horas e 8 mmol/L nas 24 horas seguintes. Não se recomenda demeclociclina. Na hiponatremia crônica assintomática, restringir líquidos a menos de 1.000 mL/dia. Se a correção exceder o limite, dar desmopressina 2 mcg." + "Finerovan in heart failure with mildly reduced ejection fraction: main results ‖ A total of 6,001 patients with heart failure and an ejection fraction of 40% or higher were assigned to finerovan (maximum 40 mg daily) or placebo and followed for a median of 32 months. The primary outcome (total worsening heart-failure events and cardiovascular death) occurred in 1,083 events among 3,003 patients with finerovan and 1,283 among 2,998 with placebo (rate ratio 0.84; 95% CI 0.74 to 0.95; P=0.007). Cardiovascular death alone did not differ (8.1% vs. 8.7%; HR 0.93; 95% CI 0.78 to 1.11). Hyperkalemia leading to hospitalization was 0.5% versus 0.2%. KCCQ score improved by 8.0 points versus 6.4 points. In women the effect was similar to that in men."',
    [],
    [['number-of-another', 'CAD: insulina suspensa em 8,7 h contra 13,4 h [1].']],
  ],
  [
    '"Balanced crystalloid in emergency diabetic ketoacidosis: subgroup of a cluster trial ‖ Among 172 adults with diabetic ketoacidosis, median time to resolution was 13.0 hours with balanced crystalloid and 16.9 hours with saline (adjusted HR 1.68; 95% CI 1.18 to 2.38; P=0.004). Time to insulin discontinuation was 9.8 versus 13.4 hours. Hypokalemia was no more frequent. Patients younger than 18 years were excluded. Potassium below 3.3 mmol/L delayed insulin." + "Finerovan in heart failure with mildly reduced ejection fraction: main results ‖ A total of 6,001 patients with heart failure and an ejection fraction of 40% or higher were assigned to finerovan (maximum 40 mg daily) or placebo and followed for a median of 32 months. The primary outcome (total worsening heart-failure events and cardiovascular death) occurred in 1,083 events among 3,003 patients with finerovan and 1,283 among 2,998 with placebo (rate ratio 0.84; 95% CI 0.74 to 0.95; P=0.007). Cardiovascular death alone did not differ (8.1% vs. 8.7%; HR 0.93; 95% CI 0.78 to 1.11). Hyperkalemia leading to hospitalization was 0.5% versus 0.2%. KCCQ score improved by 8.0 points versus 6.4 points. In women the effect was similar to that in men." + "Diretriz: hiponatremia sintomática ‖ Na hiponatremia com sintomas graves administra-se salina a 3%, 150 mL em 20 minutos, podendo repetir até três vezes, com meta de elevar o sódio em 5 mmol/L na primeira hora. O limite de correção é de 10 mmol/L nas primeiras 24 horas e 8 mmol/L nas 24 horas seguintes. Não se recomenda demeclociclina. Na hiponatremia crônica assintomática, restringir líquidos a menos de 1.000 mL/dia. Se a correção exceder o limite, dar desmopressina 2 mcg."',
    [],
    [['wrong-reference', 'Morte CV isolada em 8,1% contra 8,7% (HR 0,93) [1].']],
  ],
  [
    '"Semaglutan after sleeve gastrectomy with inadequate weight loss (RESCUE-B) ‖ Obesity often recurs after sleeve gastrectomy. In this double-blind trial at 21 sites in Brazil and Portugal, 318 adults (mean age 46.2 years; 78% women; mean BMI 37.4) with less than 20% weight loss at least 18 months after surgery were randomized 2:1 to once-weekly semaglutan 2.4 mg (n=212) or placebo (n=106) for 68 weeks. Mean weight change was -13.6% with semaglutan and -1.9% with placebo (difference, -11.7 percentage points; 95% CI, -13.8 to -9.6; P<0.001). Weight loss of 10% or more was achieved by 64.2% and 9.4%. Systolic blood pressure fell by 6.1 and 1.2 mm Hg. Nausea was reported by 41.0% and 14.2%, and led to discontinuation in 3.8% and 0.9%. Gallstones were numerically more common with semaglutan (4.2% vs. 2.8%), but the difference was not significant (P=0.52). Patients with type 2 diabetes lost less weight (-9.8%) than those without diabetes (-14.9%). Ferritin and vitamin B12 levels were unchanged."',
    [
      '- Perda média de peso em 68 semanas: 13,6% com semaglutana contra 1,9% com placebo [1]',
      'Perderam 10% ou mais do peso 64,2% dos tratados e 9,4% dos controles [1].',
      'A sistólica caiu 6,1 mmHg com o fármaco e 1,2 mmHg com placebo [1].',
      'Cálculos biliares não diferiram de modo significativo: 4,2% contra 2,8% (p = 0,52) [1].',
      'B12 e ferritina não se modificaram [1].',
      'A média de idade foi de 46,2 anos, com 78% de mulheres e IMC médio de 37,4 [1].',
    ],
    [
      ['digit', '- Perda de 10% ou mais: 64,2% contra 9,9% [1]'],
      ['decimal', 'Semaglutana 24 mg uma vez por semana por 68 semanas [1].'],
      ['bounds', 'Diferença de −11,7 pontos (IC 95% −13,8 a −6,9) [1].'],
      ['direction', 'A sistólica subiu 6,1 mmHg com semaglutana [1].'],
      ['direction', 'Os cálculos biliares aumentaram de forma significativa com semaglutana (p = 0,52) [1].'],
      ['population', 'Pacientes com diabetes tipo 2 perderam 14,9% do peso [1].'],
    ],
  ],
  [
    '"Suplementação após cirurgia bariátrica: consenso brasileiro ‖ Após derivação gástrica em Y de Roux, recomenda-se citrato de cálcio 1.200 a 1.500 mg/dia em doses fracionadas, vitamina D3 3.000 UI/dia até 25(OH)D acima de 30 ng/mL, ferro elementar 45 a 60 mg/dia e vitamina B12 350 a 1.000 mcg/dia por via oral ou 1.000 mcg/mês por via intramuscular. O carbonato de cálcio não é a forma preferida. A tiamina 100 mg deve ser dada por 7 dias na presença de vômitos persistentes, antes de qualquer soro glicosado. Gestação deve ser adiada por 12 a 18 meses. Anti-inflamatórios não esteroidais devem ser evitados. O seguimento laboratorial é feito aos 3, 6 e 12 meses e depois anualmente."',
    [
      'Vitamina D3 3.000 UI ao dia até a 25(OH)D passar de 30 ng/mL [1].',
      'Em vômitos persistentes, tiamina 100 mg por uma semana e antes do soro glicosado [1].',
      'Evite AINEs; prefira o citrato ao carbonato de cálcio [1].',
    ],
    [
      ['unit', 'Gestação deve ser adiada por 12 a 18 semanas [1].'],
      ['comparator', 'Vitamina D3 até que a 25(OH)D fique abaixo de 30 ng/mL [1].'],
      ['negation', 'Os anti-inflamatórios não esteroidais não precisam ser evitados [1].'],
    ],
  ],
  [
    '"Extended thromboprophylaxis after bariatric surgery: registry analysis ‖ Among 11,860 procedures performed from January 2016 to December 2020, symptomatic venous thromboembolism within 30 days occurred in 0.31%. Extended enoxaparin 40 mg daily for 28 days was associated with fewer events than in-hospital prophylaxis alone (0.18% vs. 0.44%; adjusted OR, 0.41; 95% CI, 0.19 to 0.88) and with no significant increase in bleeding (1.1% vs. 0.9%; adjusted OR, 1.22; 95% CI, 0.83 to 1.79). The median BMI was 43.1. Of the events, 72% happened after discharge. In patients with BMI below 40 there was no association (OR 0.94; 95% CI 0.30 to 2.92)."',
    [
      'Enoxaparina 40 mg/dia por quatro semanas associou-se a menos TEV (0,18% contra 0,44%; OR ajustado 0,41; IC 95% 0,19–0,88) [1].',
      'Sete em cada dez eventos (72%) aconteceram depois da alta [1].',
      'O registro cobre de janeiro de 2016 a dezembro de 2020 [1].',
    ],
    [
      ['digit', 'O registro cobre de janeiro de 2016 a dezembro de 2022, com 11.860 cirurgias [1].'],
      ['direction', 'A enoxaparina estendida aumentou significativamente o sangramento [1].'],
      ['arms', 'TEV em 0,44% com enoxaparina estendida e 0,18% com a profilaxia só hospitalar [1].'],
    ],
  ],
  [
    '"Semaglutan after sleeve gastrectomy with inadequate weight loss (RESCUE-B) ‖ Obesity often recurs after sleeve gastrectomy. In this double-blind trial at 21 sites in Brazil and Portugal, 318 adults (mean age 46.2 years; 78% women; mean BMI 37.4) with less than 20% weight loss at least 18 months after surgery were randomized 2:1 to once-weekly semaglutan 2.4 mg (n=212) or placebo (n=106) for 68 weeks. Mean weight change was -13.6% with semaglutan and -1.9% with placebo (difference, -11.7 percentage points; 95% CI, -13.8 to -9.6; P<0.001). Weight loss of 10% or more was achieved by 64.2% and 9.4%. Systolic blood pressure fell by 6.1 and 1.2 mm Hg. Nausea was reported by 41.0% and 14.2%, and led to discontinuation in 3.8% and 0.9%. Gallstones were numerically more common with semaglutan (4.2% vs. 2.8%), but the difference was not significant (P=0.52). Patients with type 2 diabetes lost less weight (-9.8%) than those without diabetes (-14.9%). Ferritin and vitamin B12 levels were unchanged." + "Extended thromboprophylaxis after bariatric surgery: registry analysis ‖ Among 11,860 procedures performed from January 2016 to December 2020, symptomatic venous thromboembolism within 30 days occurred in 0.31%. Extended enoxaparin 40 mg daily for 28 days was associated with fewer events than in-hospital prophylaxis alone (0.18% vs. 0.44%; adjusted OR, 0.41; 95% CI, 0.19 to 0.88) and with no significant increase in bleeding (1.1% vs. 0.9%; adjusted OR, 1.22; 95% CI, 0.83 to 1.79). The median BMI was 43.1. Of the events, 72% happened after discharge. In patients with BMI below 40 there was no association (OR 0.94; 95% CI 0.30 to 2.92)." + "Suplementação após cirurgia bariátrica: consenso brasileiro ‖ Após derivação gástrica em Y de Roux, recomenda-se citrato de cálcio 1.200 a 1.500 mg/dia em doses fracionadas, vitamina D3 3.000 UI/dia até 25(OH)D acima de 30 ng/mL, ferro elementar 45 a 60 mg/dia e vitamina B12 350 a 1.000 mcg/dia por via oral ou 1.000 mcg/mês por via intramuscular. O carbonato de cálcio não é a forma preferida. A tiamina 100 mg deve ser dada por 7 dias na presença de vômitos persistentes, antes de qualquer soro glicosado. Gestação deve ser adiada por 12 a 18 meses. Anti-inflamatórios não esteroidais devem ser evitados. O seguimento laboratorial é feito aos 3, 6 e 12 meses e depois anualmente."',
    [],
    [['number-of-another', 'Perda de 10% ou mais em 72% dos tratados e 9,4% dos controles [1].']],
  ],
  [
    '"Extended thromboprophylaxis after bariatric surgery: registry analysis ‖ Among 11,860 procedures performed from January 2016 to December 2020, symptomatic venous thromboembolism within 30 days occurred in 0.31%. Extended enoxaparin 40 mg daily for 28 days was associated with fewer events than in-hospital prophylaxis alone (0.18% vs. 0.44%; adjusted OR, 0.41; 95% CI, 0.19 to 0.88) and with no significant increase in bleeding (1.1% vs. 0.9%; adjusted OR, 1.22; 95% CI, 0.83 to 1.79). The median BMI was 43.1. Of the events, 72% happened after discharge. In patients with BMI below 40 there was no association (OR 0.94; 95% CI 0.30 to 2.92)." + "Suplementação após cirurgia bariátrica: consenso brasileiro ‖ Após derivação gástrica em Y de Roux, recomenda-se citrato de cálcio 1.200 a 1.500 mg/dia em doses fracionadas, vitamina D3 3.000 UI/dia até 25(OH)D acima de 30 ng/mL, ferro elementar 45 a 60 mg/dia e vitamina B12 350 a 1.000 mcg/dia por via oral ou 1.000 mcg/mês por via intramuscular. O carbonato de cálcio não é a forma preferida. A tiamina 100 mg deve ser dada por 7 dias na presença de vômitos persistentes, antes de qualquer soro glicosado. Gestação deve ser adiada por 12 a 18 meses. Anti-inflamatórios não esteroidais devem ser evitados. O seguimento laboratorial é feito aos 3, 6 e 12 meses e depois anualmente." + "Semaglutan after sleeve gastrectomy with inadequate weight loss (RESCUE-B) ‖ Obesity often recurs after sleeve gastrectomy. In this double-blind trial at 21 sites in Brazil and Portugal, 318 adults (mean age 46.2 years; 78% women; mean BMI 37.4) with less than 20% weight loss at least 18 months after surgery were randomized 2:1 to once-weekly semaglutan 2.4 mg (n=212) or placebo (n=106) for 68 weeks. Mean weight change was -13.6% with semaglutan and -1.9% with placebo (difference, -11.7 percentage points; 95% CI, -13.8 to -9.6; P<0.001). Weight loss of 10% or more was achieved by 64.2% and 9.4%. Systolic blood pressure fell by 6.1 and 1.2 mm Hg. Nausea was reported by 41.0% and 14.2%, and led to discontinuation in 3.8% and 0.9%. Gallstones were numerically more common with semaglutan (4.2% vs. 2.8%), but the difference was not significant (P=0.52). Patients with type 2 diabetes lost less weight (-9.8%) than those without diabetes (-14.9%). Ferritin and vitamin B12 levels were unchanged."',
    [],
    [['wrong-reference', 'Perda média de 13,6% contra 1,9% em 68 semanas [1].']],
  ],
  [
    '"Levosimendor in cardiogenic shock without acute coronary syndrome ‖ A multicenter trial in 22 French-speaking hospitals assigned 608 patients with cardiogenic shock to levosimendor 0.1 microg/kg/min for 24 hours or placebo, on top of norepinephrine. Thirty-day mortality was 38.5% with levosimendor and 37.9% with placebo (hazard ratio, 1.02; 95% CI, 0.79 to 1.31; P=0.88). Time to weaning from norepinephrine was shorter with levosimendor (median, 48 vs. 61 hours). Atrial fibrillation was more frequent with levosimendor (19.4% vs. 11.2%; P=0.005). Lactate at 24 hours was 2.1 and 2.2 mmol/L. The trial did not include patients with ventricular assist devices. In patients older than 75 years, mortality was 49.0% and 47.3%."',
    [
      'O desmame da noradrenalina foi mais rápido: 48 contra 61 horas [1].',
      'Lactato às 24 h praticamente igual: 2,1 e 2,2 mmol/L [1].',
      'Acima de 75 anos morreram 49,0% com levosimendor e 47,3% com placebo [1].',
    ],
    [
      ['decimal', 'Levosimendor a 0,01 µg/kg/min por 24 horas [1].'],
      ['direction', 'O levosimendor reduziu a mortalidade em 30 dias [1].'],
      ['direction', 'A fibrilação atrial foi menos frequente com levosimendor [1].'],
      ['arms', 'Desmame da noradrenalina em 61 horas com levosimendor e 48 horas com placebo [1].'],
    ],
  ],
  [
    '"Fibrilação atrial pós-operatória: rotina do hospital ‖ Amiodarona: ataque de 300 mg em 30 minutos, seguido de 900 mg em 24 horas. Metoprolol 5 mg intravenoso a cada 5 minutos, até 15 mg. A frequência-alvo é inferior a 110 bpm. Cardioversão elétrica sincronizada com 120 a 200 J bifásicos na instabilidade. Anticoagular se a arritmia durar mais de 48 horas. Potássio deve ser mantido acima de 4,0 mEq/L e magnésio acima de 2,0 mg/dL. Digoxina não é a primeira escolha. Diltiazem é contraindicado com fração de ejeção menor que 40%."',
    [
      'Amiodarona 300 mg em meia hora, depois 900 mg nas 24 h [1].',
      'FC-alvo < 110 bpm [1].',
      'FA há mais de dois dias (48 h): anticoagular [1].',
      'Não dê diltiazem se FE < 40%, e não comece por digoxina [1].',
    ],
    [
      ['digit', 'Amiodarona 300 mg em 30 minutos, depois 600 mg em 24 horas [1].'],
      ['comparator', 'A frequência-alvo é superior a 110 bpm [1].'],
      ['comparator', 'Manter potássio < 4,0 mEq/L na FA pós-operatória [1].'],
      ['negation', 'Diltiazem não é contraindicado com fração de ejeção menor que 40% [1].'],
    ],
  ],
  [
    '"Early mobilization in the ICU: randomized trial in five Brazilian hospitals ‖ Two hundred ninety-six ventilated adults received early goal-directed mobilization (median 20.8 minutes per day) or usual care (8.8 minutes per day). Days alive and out of hospital at day 180 did not differ (median 143 vs. 145; difference -2.0; 95% CI -10 to 6; P=0.62). Adverse events related to mobilization occurred in 9.2% versus 4.1% (P=0.005). Six-minute walk distance was 405 m and 398 m. Delirium duration was reduced from 3 to 2 days. Mortality at 180 days was 22.5% and 19.5% (odds ratio 1.15; 95% CI 0.81 to 1.65)."',
    [
      'Os dias vivos e fora do hospital até o dia 180 não diferiram: 143 contra 145 (diferença −2,0; IC 95% −10 a 6) [1].',
      'O delirium encurtou de três para dois dias [1].',
      'No teste de 6 minutos, 405 m contra 398 m [1].',
    ],
    [
      ['unit', 'Mobilização mediana de 20,8 horas por dia [1].'],
      ['direction', 'Os dias vivos e fora do hospital aumentaram com a mobilização precoce [1].'],
      ['direction', 'Não houve diferença na duração do delirium [1].'],
      ['arms', 'Mobilizaram-se 8,8 min/dia no grupo precoce e 20,8 min/dia no usual [1].'],
    ],
  ],
  [
    '"Levosimendor in cardiogenic shock without acute coronary syndrome ‖ A multicenter trial in 22 French-speaking hospitals assigned 608 patients with cardiogenic shock to levosimendor 0.1 microg/kg/min for 24 hours or placebo, on top of norepinephrine. Thirty-day mortality was 38.5% with levosimendor and 37.9% with placebo (hazard ratio, 1.02; 95% CI, 0.79 to 1.31; P=0.88). Time to weaning from norepinephrine was shorter with levosimendor (median, 48 vs. 61 hours). Atrial fibrillation was more frequent with levosimendor (19.4% vs. 11.2%; P=0.005). Lactate at 24 hours was 2.1 and 2.2 mmol/L. The trial did not include patients with ventricular assist devices. In patients older than 75 years, mortality was 49.0% and 47.3%." + "Early mobilization in the ICU: randomized trial in five Brazilian hospitals ‖ Two hundred ninety-six ventilated adults received early goal-directed mobilization (median 20.8 minutes per day) or usual care (8.8 minutes per day). Days alive and out of hospital at day 180 did not differ (median 143 vs. 145; difference -2.0; 95% CI -10 to 6; P=0.62). Adverse events related to mobilization occurred in 9.2% versus 4.1% (P=0.005). Six-minute walk distance was 405 m and 398 m. Delirium duration was reduced from 3 to 2 days. Mortality at 180 days was 22.5% and 19.5% (odds ratio 1.15; 95% CI 0.81 to 1.65)."',
    [
      'Tanto o levosimendor (HR 1,02) [1] como a mobilização precoce (OR 1,15) [2] ficaram sem efeito significativo sobre a mortalidade.',
    ],
    [],
  ],
  [
    '"Early mobilization in the ICU: randomized trial in five Brazilian hospitals ‖ Two hundred ninety-six ventilated adults received early goal-directed mobilization (median 20.8 minutes per day) or usual care (8.8 minutes per day). Days alive and out of hospital at day 180 did not differ (median 143 vs. 145; difference -2.0; 95% CI -10 to 6; P=0.62). Adverse events related to mobilization occurred in 9.2% versus 4.1% (P=0.005). Six-minute walk distance was 405 m and 398 m. Delirium duration was reduced from 3 to 2 days. Mortality at 180 days was 22.5% and 19.5% (odds ratio 1.15; 95% CI 0.81 to 1.65)." + "Levosimendor in cardiogenic shock without acute coronary syndrome ‖ A multicenter trial in 22 French-speaking hospitals assigned 608 patients with cardiogenic shock to levosimendor 0.1 microg/kg/min for 24 hours or placebo, on top of norepinephrine. Thirty-day mortality was 38.5% with levosimendor and 37.9% with placebo (hazard ratio, 1.02; 95% CI, 0.79 to 1.31; P=0.88). Time to weaning from norepinephrine was shorter with levosimendor (median, 48 vs. 61 hours). Atrial fibrillation was more frequent with levosimendor (19.4% vs. 11.2%; P=0.005). Lactate at 24 hours was 2.1 and 2.2 mmol/L. The trial did not include patients with ventricular assist devices. In patients older than 75 years, mortality was 49.0% and 47.3%." + "Fibrilação atrial pós-operatória: rotina do hospital ‖ Amiodarona: ataque de 300 mg em 30 minutos, seguido de 900 mg em 24 horas. Metoprolol 5 mg intravenoso a cada 5 minutos, até 15 mg. A frequência-alvo é inferior a 110 bpm. Cardioversão elétrica sincronizada com 120 a 200 J bifásicos na instabilidade. Anticoagular se a arritmia durar mais de 48 horas. Potássio deve ser mantido acima de 4,0 mEq/L e magnésio acima de 2,0 mg/dL. Digoxina não é a primeira escolha. Diltiazem é contraindicado com fração de ejeção menor que 40%."',
    [],
    [['number-of-another', 'Mortalidade em 180 dias de 38,5% contra 19,5% com mobilização precoce [1].']],
  ],
  [
    '"Early mobilization in the ICU: randomized trial in five Brazilian hospitals ‖ Two hundred ninety-six ventilated adults received early goal-directed mobilization (median 20.8 minutes per day) or usual care (8.8 minutes per day). Days alive and out of hospital at day 180 did not differ (median 143 vs. 145; difference -2.0; 95% CI -10 to 6; P=0.62). Adverse events related to mobilization occurred in 9.2% versus 4.1% (P=0.005). Six-minute walk distance was 405 m and 398 m. Delirium duration was reduced from 3 to 2 days. Mortality at 180 days was 22.5% and 19.5% (odds ratio 1.15; 95% CI 0.81 to 1.65)." + "Fibrilação atrial pós-operatória: rotina do hospital ‖ Amiodarona: ataque de 300 mg em 30 minutos, seguido de 900 mg em 24 horas. Metoprolol 5 mg intravenoso a cada 5 minutos, até 15 mg. A frequência-alvo é inferior a 110 bpm. Cardioversão elétrica sincronizada com 120 a 200 J bifásicos na instabilidade. Anticoagular se a arritmia durar mais de 48 horas. Potássio deve ser mantido acima de 4,0 mEq/L e magnésio acima de 2,0 mg/dL. Digoxina não é a primeira escolha. Diltiazem é contraindicado com fração de ejeção menor que 40%." + "Levosimendor in cardiogenic shock without acute coronary syndrome ‖ A multicenter trial in 22 French-speaking hospitals assigned 608 patients with cardiogenic shock to levosimendor 0.1 microg/kg/min for 24 hours or placebo, on top of norepinephrine. Thirty-day mortality was 38.5% with levosimendor and 37.9% with placebo (hazard ratio, 1.02; 95% CI, 0.79 to 1.31; P=0.88). Time to weaning from norepinephrine was shorter with levosimendor (median, 48 vs. 61 hours). Atrial fibrillation was more frequent with levosimendor (19.4% vs. 11.2%; P=0.005). Lactate at 24 hours was 2.1 and 2.2 mmol/L. The trial did not include patients with ventricular assist devices. In patients older than 75 years, mortality was 49.0% and 47.3%."',
    [],
    [['wrong-reference', 'Fibrilação atrial em 19,4% contra 11,2% [1].']],
  ],
];

export const thirtySecondRound: readonly HandCase[] = casesOf(groups);
