import { type CaseGroup, casesOf } from '../case.ts';

const groups: CaseGroup[] = [
  [
    'SPRINT.en',
    [
      'No SPRINT, buscar PAS abaixo de 120 mmHg em vez de 140 mmHg reduziu em 25% o desfecho primário composto [1].',
      'A mortalidade por todas as causas também foi menor com o alvo intensivo (HR 0,73; IC 95% 0,60–0,90) [1].',
      'Entre 9.361 participantes, o desfecho primário ocorreu em 1,65% ao ano no grupo intensivo e em 2,19% ao ano no grupo padrão [1].',
      '- **Desfecho composto:** HR 0,75 (0,64 a 0,89) [1]',
    ],
    [
      [
        'digit',
        'Entre 9.631 participantes, o desfecho primário ocorreu em 1,65% ao ano no grupo intensivo [1].',
      ],
      [
        'digit',
        'A mortalidade por todas as causas foi menor com o alvo intensivo (HR 0,78; IC 95% 0,60–0,90) [1].',
      ],
      ['decimal', 'O desfecho primário ocorreu em 16,5% ao ano no grupo intensivo [1].'],
      ['comparator', 'O alvo intensivo foi PAS acima de 120 mmHg [1].'],
      ['direction', 'A mortalidade por todas as causas foi maior com o alvo intensivo (HR 0,73) [1].'],
      ['direction', 'O alvo intensivo aumentou o desfecho primário composto [1].'],
      ['bounds', 'A morte por qualquer causa teve HR 0,73 (IC 95% 0,90–0,60) [1].'],
    ],
  ],
  [
    'CRASH-2.prose',
    [
      'Em 20.211 pacientes com trauma, o ácido tranexâmico diminuiu as mortes no hospital: 14,5% contra 16,0% com placebo [1].',
      'O risco relativo de morte hospitalar foi de 0,91 (IC 95%: 0,85 a 0,97) [1].',
      'A mortalidade hospitalar caiu com o ácido tranexâmico em pacientes com trauma e hemorragia importante [1].',
    ],
    [
      ['digit', 'O risco relativo de morte hospitalar foi de 0,94 (IC 95%: 0,85 a 0,97) [1].'],
      [
        'digit',
        'Morreram no hospital 14,5% dos que receberam ácido tranexâmico e 18,0% dos que receberam placebo [1].',
      ],
      ['direction', 'A mortalidade hospitalar subiu com o ácido tranexâmico em pacientes com trauma [1].'],
      ['direction', 'Não houve diferença de mortalidade hospitalar entre ácido tranexâmico e placebo [1].'],
      ['decimal', 'O risco relativo de morte hospitalar foi de 9,1 [1].'],
    ],
  ],
  [
    'ART.prose',
    [
      'A mortalidade em 28 dias foi mais alta com recrutamento e PEEP titulada do que com PEEP baixa (55,3% versus 49,3%) [1].',
      'O recrutamento alveolar elevou o risco de morte em 28 dias (HR 1,20; IC 95% 1,01–1,42) [1].',
    ],
    [
      [
        'direction',
        'O recrutamento alveolar diminuiu o risco de morte em 28 dias (HR 1,20; IC 95% 1,01–1,42) [1].',
      ],
      [
        'direction',
        'A mortalidade em 28 dias foi mais baixa com recrutamento e PEEP titulada do que com PEEP baixa [1].',
      ],
      ['digit', 'A mortalidade em 28 dias foi de 55,8% com recrutamento e PEEP titulada [1].'],
      ['unit', 'A mortalidade em 28 semanas foi de 55,3% com recrutamento e PEEP titulada [1].'],
    ],
  ],
  [
    'SSC 2021.prose',
    [
      'No choque séptico, sugere-se administrar ao menos 30 mL/kg de cristaloide intravenoso nas primeiras três horas [1].',
      'O alvo inicial de pressão arterial média, em uso de vasopressor, é de 65 mmHg [1].',
      '| Medida | Valor |\n|---|---|\n| Cristaloide nas primeiras 3 h | ≥ 30 mL/kg [1] |\n| PAM inicial | 65 mmHg [1] |',
    ],
    [
      ['comparator', 'Sugere-se administrar no máximo 30 mL/kg de cristaloide nas primeiras 3 horas [1].'],
      ['unit', 'Sugere-se administrar ao menos 30 mL/kg de cristaloide nos primeiros 3 dias [1].'],
      ['digit', 'O alvo inicial de pressão arterial média é de 75 mmHg [1].'],
      ['unit', 'Sugere-se administrar ao menos 30 L/kg de cristaloide nas primeiras 3 horas [1].'],
      ['digit', 'Sugere-se administrar pelo menos 20 mL/kg de cristaloide nas primeiras 3 horas [1].'],
      ['negation', 'Não se recomenda um alvo inicial de pressão arterial média de 65 mmHg [1].'],
    ],
  ],
  [
    'GINA 2021.en',
    [
      'A GINA não recomenda tratar a asma só com broncodilatador de curta ação (SABA) [1].',
      'A opção de alívio preferida é corticoide inalatório com formoterol [1].',
    ],
    [
      ['negation', 'A GINA recomenda tratar a asma só com SABA [1].'],
      ['negation', 'O tratamento apenas com SABA é recomendado pela GINA [1].'],
      ['negation', 'O tratamento apenas com SABA está indicado [1].'],
    ],
  ],
  [
    'MS Dengue 2024.prose',
    [
      'Na dengue grupo D, a reposição é de 20 mL/kg em até 20 min; no grupo C, de 10 mL/kg na primeira hora [1].',
      'Salicilatos e anti-inflamatórios não esteroides não devem ser usados [1].',
      'AAS e outros salicilatos são contraindicados [1].',
    ],
    [
      ['digit', 'No grupo C, a reposição é de 15 mL/kg na primeira hora [1].'],
      ['arms', 'No grupo C, a reposição é de 20 mL/kg em até 20 minutos [1].'],
      ['unit', 'No grupo D, a reposição é de 20 mL/kg em até 20 horas [1].'],
      ['negation', 'Salicilatos e anti-inflamatórios não esteroides podem ser utilizados [1].'],
      ['comparator', 'No grupo D, infundem-se 20 mL/kg em pelo menos 20 minutos [1].'],
    ],
  ],
  [
    'Butantan-DV.prose',
    [
      'Em dois anos, a dose única teve eficácia de 79,6% (IC 95%, 70,0–86,3) contra dengue sintomática, em 16.235 participantes [1].',
      'A eficácia foi maior nos soropositivos (89,2%) do que nos soronegativos (73,6%) [1].',
    ],
    [
      ['arms', 'A eficácia foi de 89,2% nos soronegativos e de 73,6% nos soropositivos [1].'],
      ['digit', 'A dose única teve eficácia de 76,9% contra dengue sintomática [1].'],
      ['unit', 'Em 2 meses, a dose única teve eficácia de 79,6% [1].'],
      ['direction', 'A eficácia foi menor nos soropositivos (89,2%) do que nos soronegativos (73,6%) [1].'],
    ],
  ],
  [
    'TICH-2.pt',
    [
      'O ácido tranexâmico não alterou significativamente o estado funcional aos 90 dias (OR ajustada 0,88; IC 95% 0,76 a 1,03) [1].',
      'Não houve diferença significativa de estado funcional em 90 dias [1].',
    ],
    [
      ['direction', 'O ácido tranexâmico melhorou o estado funcional aos 90 dias [1].'],
      ['direction', 'O ácido tranexâmico piorou de modo significativo o estado funcional em 90 dias [1].'],
      ['digit', 'A OR ajustada do estado funcional foi 0,83 (IC 95% 0,76 a 1,03) [1].'],
      [
        'negation',
        'Na hemorragia intracerebral aguda, o ácido tranexâmico melhorou de modo significativo o estado funcional em 90 dias [1].',
      ],
    ],
  ],
  [
    'BENEFIT.prose',
    [
      'O benznidazol não reduziu de forma significativa o desfecho primário (27,5% versus 29,1%; HR 0,93; IC 95% 0,81–1,07) [1].',
      'A negativação da PCR foi mais frequente com benznidazol: 66,2% contra 33,5% [1].',
      'Cerca de dois terços (66,2%) do grupo benznidazol tiveram conversão da PCR [1].',
    ],
    [
      [
        'direction',
        'O benznidazol reduziu significativamente o desfecho primário (HR 0,93; IC 95% 0,81–1,07) [1].',
      ],
      ['direction', 'A conversão da PCR foi menos frequente com benznidazol [1].'],
      ['arms', 'A conversão da PCR ocorreu em 33,5% com benznidazol e em 66,2% com placebo [1].'],
      ['digit', 'O desfecho primário ocorreu em 21,5% do grupo benznidazol [1].'],
    ],
  ],
  [
    'RECOVERY.prose',
    [
      'Morreram em 28 dias 22,9% dos pacientes que receberam dexametasona e 25,7% dos que receberam o cuidado habitual [1].',
      'Nos ventilados, a mortalidade caiu de 41,4% para 29,3% com a dexametasona [1].',
    ],
    [
      ['direction', 'Nos ventilados, a mortalidade subiu de 29,3% para 41,4% com a dexametasona [1].'],
      ['arms', 'Nos pacientes ventilados, a mortalidade foi de 22,9% com dexametasona [1].'],
      ['digit', 'Morreram em 28 dias 22,9% dos que receberam dexametasona e 27,5% dos demais [1].'],
      ['unit', 'Morreram em 28 meses 22,9% dos pacientes do grupo dexametasona [1].'],
    ],
  ],
  [
    'SURPASS-2.prose',
    [
      'Com tirzepatida 15 mg, a HbA1c caiu 2,30 pontos percentuais em 40 semanas, contra 1,86 com semaglutida 1 mg [1].',
      'A tirzepatida, nas três doses, reduziu mais a hemoglobina glicada do que a semaglutida [1].',
    ],
    [
      ['digit', 'Com tirzepatida 15 mg, a HbA1c caiu 2,80 pontos percentuais em 40 semanas [1].'],
      ['unit', 'A queda foi de 2,30 pontos percentuais com 15 g de tirzepatida [1].'],
      ['digit', 'Em 48 semanas, a HbA1c caiu 2,30 pontos percentuais com 15 mg de tirzepatida [1].'],
      ['direction', 'A HbA1c aumentou 2,30 pontos percentuais com 15 mg de tirzepatida [1].'],
    ],
  ],
  [
    '"In this randomized trial of 412 children aged 2 to 11 years with acute otitis media, treatment failure occurred in 16% of those given amoxicillin 90 mg/kg per day for 10 days and in 34% of those given it for 5 days (difference, -17 percentage points; 95% CI, -25 to -9). Rates of adverse events did not differ significantly between the groups."',
    [
      'Em 412 crianças de 2 a 11 anos com otite média aguda, a falha terapêutica foi de 16% com dez dias de amoxicilina e de 34% com cinco dias [1].',
      'A dose de amoxicilina foi de 90 mg/kg/dia [1].',
      'Os eventos adversos foram semelhantes entre os grupos [1].',
      'Tratar por 5 dias em vez de 10 associou-se a mais falhas: 34% contra 16% [1].',
      'A diferença foi de −17 pontos percentuais (IC 95%: −25 a −9) [1].',
    ],
    [
      [
        'digit',
        'Em 412 crianças de 2 a 12 anos, a falha terapêutica foi de 16% com dez dias de amoxicilina [1].',
      ],
      ['unit', 'A dose de amoxicilina foi de 90 mcg/kg/dia [1].'],
      ['digit', 'A falha terapêutica foi de 16% com 10 dias e de 24% com 5 dias [1].'],
      ['arms', 'A falha terapêutica foi de 34% com 10 dias de tratamento e de 16% com 5 dias [1].'],
      ['direction', 'Os eventos adversos foram mais frequentes com o tratamento de 10 dias [1].'],
      ['unit', 'Crianças de 2 a 11 meses com otite média aguda foram incluídas [1].'],
      ['decimal', 'A dose de amoxicilina foi de 9,0 mg/kg por dia [1].'],
    ],
  ],
  [
    '"Metformin is contraindicated in patients with an eGFR below 30 mL/min/1.73 m². Initiation is not recommended when the eGFR is between 30 and 45 mL/min/1.73 m². The maximum daily dose is 2,550 mg, given in divided doses with meals."',
    [
      'A metformina é contraindicada quando a TFGe está abaixo de 30 mL/min/1,73 m² [1].',
      'Não se deve iniciar metformina com TFGe entre 30 e 45 mL/min/1,73 m² [1].',
      'A dose máxima é de 2,55 g por dia, fracionada, às refeições [1].',
      'A dose diária não deve ultrapassar 2.550 mg [1].',
      'Com TFGe < 30 mL/min/1,73 m², não usar metformina [1].',
    ],
    [
      ['comparator', 'A metformina é contraindicada quando a TFGe está acima de 30 mL/min/1,73 m² [1].'],
      ['negation', 'Recomenda-se iniciar metformina com TFGe entre 30 e 45 mL/min/1,73 m² [1].'],
      ['negation', 'A metformina não é contraindicada com TFGe abaixo de 30 mL/min/1,73 m² [1].'],
      ['digit', 'A dose máxima é de 2.850 mg por dia [1].'],
      ['unit', 'A dose máxima diária é de 2.550 mcg [1].'],
      ['comparator', 'A dose mínima diária é de 2.550 mg [1].'],
      ['digit', 'A metformina é contraindicada quando a TFGe está abaixo de 60 mL/min/1,73 m² [1].'],
      ['negation', 'A metformina pode ser usada com TFGe abaixo de 30 mL/min/1,73 m² [1].'],
    ],
  ],
  [
    '"A coorte acompanhou 18.452 gestantes por uma mediana de 9 meses. O uso de ácido fólico na dose de 0,4 mg/dia associou-se a menor risco de defeitos do tubo neural (OR 0,31; IC95% 0,20-0,48; p<0,001). Não houve associação com prematuridade (p = 0,43)."',
    [
      'O ácido fólico, 400 mcg por dia, associou-se a risco menor de defeitos do tubo neural (OR 0,31) [1].',
      'Foram acompanhadas 18 452 gestantes durante 9 meses (mediana) [1].',
      'Quanto à prematuridade, nenhuma associação foi observada (p=0,43) [1].',
      'Houve redução de 69% na chance de defeitos do tubo neural [1].',
      'O intervalo de confiança de 95% foi de 0,20 a 0,48 (p < 0,001) [1].',
    ],
    [
      ['unit', 'O ácido fólico, 400 mg por dia, associou-se a risco menor de defeitos do tubo neural [1].'],
      [
        'decimal',
        'O ácido fólico na dose de 4 mg/dia associou-se a menor risco de defeitos do tubo neural [1].',
      ],
      ['direction', 'O uso de ácido fólico associou-se a maior risco de defeitos do tubo neural [1].'],
      ['direction', 'O ácido fólico reduziu a prematuridade [1].'],
      ['comparator', 'A associação com defeitos do tubo neural teve p > 0,001 [1].'],
      ['digit', 'Foram acompanhadas 18.542 gestantes [1].'],
      ['digit', 'A OR foi de 0,31 (IC95% 0,20-0,84) [1].'],
      ['digit', 'Houve redução de 96% na chance de defeitos do tubo neural [1].'],
    ],
  ],
  [
    '"Among 1,204 adults hospitalized with community-acquired pneumonia, hydrocortisone lowered 28-day mortality (6.2% vs 11.9%; absolute difference, -5.6 percentage points; P = 0.006). The number needed to treat was 18. Hyperglycemia requiring insulin was more common with hydrocortisone (35.5% vs 20.5%)."',
    [
      'A hidrocortisona reduziu quase à metade a mortalidade em 28 dias (6,2% contra 11,9%) na pneumonia comunitária [1].',
      'Para evitar uma morte, foi preciso tratar 18 pacientes (NNT 18) [1].',
      'Hiperglicemia com necessidade de insulina foi mais comum no grupo da hidrocortisona: 35,5% versus 20,5% [1].',
      'Morreram menos pacientes com hidrocortisona do que sem ela [1].',
    ],
    [
      ['digit', 'O NNT foi de 28 [1].'],
      ['digit', 'A hidrocortisona reduziu a mortalidade em 28 dias (6,2% contra 11,4%) [1].'],
      ['direction', 'Hiperglicemia com necessidade de insulina foi menos comum com hidrocortisona [1].'],
      ['direction', 'A hidrocortisona aumentou a mortalidade em 28 dias na pneumonia [1].'],
      ['direction', 'A hidrocortisona não teve efeito sobre a mortalidade em 28 dias [1].'],
      ['arms', 'A mortalidade em 28 dias foi de 11,9% com hidrocortisona e de 6,2% sem ela [1].'],
      ['decimal', 'A diferença absoluta foi de −0,56 ponto percentual [1].'],
      ['digit', 'A diferença teve P = 0,06 [1].'],
    ],
  ],
  [
    '"Vancomycin trough concentrations of 15 to 20 mg/L are no longer recommended. An AUC/MIC ratio of 400 to 600 should be targeted. Loading doses of 25-30 mg/kg, not exceeding 3 g, may be considered in critically ill patients."',
    [
      'Não se recomenda mais usar vale de vancomicina entre 15 e 20 mg/L [1].',
      'O alvo é uma razão AUC/CIM entre 400 e 600 [1].',
      'Em pacientes críticos, pode-se considerar dose de ataque de 25 a 30 mg/kg, no máximo 3.000 mg [1].',
    ],
    [
      ['negation', 'Recomenda-se vale de vancomicina de 15 a 20 mg/L [1].'],
      ['digit', 'O alvo é uma razão AUC/CIM entre 400 e 800 [1].'],
      ['comparator', 'A dose de ataque é de 25–30 mg/kg, no mínimo 3 g [1].'],
      ['digit', 'A dose de ataque é de 25–35 mg/kg [1].'],
      ['unit', 'O vale de vancomicina de 15 a 20 g/L não é mais recomendado [1].'],
    ],
  ],
  [
    '"After a median follow-up of 3.2 years, the composite outcome occurred in 512 of 4,120 patients (12.4%) in the colchicine group and in 590 of 4,118 (14.3%) in the placebo group (hazard ratio, 0.86; 95% CI, 0.76 to 0.97; P = 0.01). Pneumonia was reported in 0.9% and 0.4%, respectively."',
    [
      'Em acompanhamento mediano de 3,2 anos, o desfecho composto ocorreu em 12,4% com colchicina e em 14,3% com placebo [1].',
      'Foram 512 eventos em 4.120 pacientes com colchicina e 590 em 4.118 com placebo [1].',
      'A colchicina diminuiu em 14% o risco do desfecho composto [1].',
      'Houve mais pneumonia com a colchicina (0,9% versus 0,4%) [1].',
    ],
    [
      ['digit', 'O desfecho composto ocorreu em 13,4% com colchicina e em 14,3% com placebo [1].'],
      ['unit', 'O acompanhamento mediano foi de 3,2 meses [1].'],
      ['digit', 'Foram 521 eventos em 4.120 pacientes com colchicina [1].'],
      ['digit', 'A colchicina diminuiu em 41% o risco do desfecho composto [1].'],
      ['direction', 'Houve menos pneumonia com a colchicina (0,9% versus 0,4%) [1].'],
      ['direction', 'O resultado favoreceu o placebo (HR 0,86; IC 95% 0,76–0,97) [1].'],
      ['arms', 'A pneumonia ocorreu em 0,4% com colchicina e em 0,9% com placebo [1].'],
    ],
  ],
  [
    '"Screening for colorectal cancer is recommended for adults aged 45 to 75 years. In adults aged 76 to 85 years the decision should be individualized. Screening is not recommended after age 85. Colonoscopy every 10 years or annual FIT are acceptable strategies."',
    [
      'O rastreamento do câncer colorretal é recomendado dos 45 aos 75 anos [1].',
      'Depois dos 85 anos, não se recomenda o rastreamento [1].',
      'São estratégias aceitáveis a colonoscopia a cada 10 anos e o FIT anual [1].',
      'Entre 76 e 85 anos, a decisão é individualizada [1].',
    ],
    [
      ['digit', 'O rastreamento é recomendado dos 50 aos 75 anos [1].'],
      ['negation', 'O rastreamento não é recomendado dos 45 aos 75 anos [1].'],
      ['negation', 'Depois dos 85 anos, recomenda-se o rastreamento [1].'],
      ['digit', 'A colonoscopia é feita a cada 5 anos [1].'],
      ['unit', 'A colonoscopia é feita a cada 10 meses [1].'],
    ],
  ],
  [
    '"O ensaio incluiu 2.300 adultos com enxaqueca crônica. A média de dias de enxaqueca por mês caiu 6,6 com 140 mg, 6,4 com 70 mg e 4,2 com placebo. A taxa de abandono foi inferior a 5% em todos os grupos."',
    [
      'Com 140 mg, os dias mensais de enxaqueca diminuíram 6,6; com placebo, 4,2 [1].',
      'Menos de 5% dos participantes abandonaram o estudo [1].',
      'Participaram 2.300 adultos com enxaqueca crônica [1].',
    ],
    [
      ['digit', 'Com 140 mg, os dias mensais de enxaqueca diminuíram 6,9 [1].'],
      ['comparator', 'A taxa de abandono foi superior a 5% [1].'],
      ['direction', 'Com 140 mg, os dias de enxaqueca por mês aumentaram 6,6 [1].'],
      ['arms', 'Com placebo, a queda foi de 6,6 dias por mês [1].'],
      ['unit', 'Com 140 g, os dias de enxaqueca caíram 6,6 por mês [1].'],
    ],
  ],
  [
    '"HBsAg-positive pregnant women with HBV DNA > 200,000 IU/mL should receive tenofovir 300 mg daily from 24 to 28 weeks of gestation. Breastfeeding is not contraindicated."',
    [
      'Gestantes com HBV-DNA acima de 200.000 UI/mL devem receber tenofovir 300 mg/dia a partir de 24 a 28 semanas [1].',
      'A amamentação não é contraindicada [1].',
      'O aleitamento materno pode ser mantido [1].',
    ],
    [
      ['decimal', 'Gestantes com HBV-DNA acima de 20.000 UI/mL devem receber tenofovir [1].'],
      ['comparator', 'Gestantes com HBV-DNA < 200.000 UI/mL devem receber tenofovir [1].'],
      ['negation', 'A amamentação é contraindicada [1].'],
      ['digit', 'Usa-se tenofovir 200 mg por dia [1].'],
      ['unit', 'Usa-se tenofovir 300 mg por semana, a partir de 24 a 28 semanas de gestação [1].'],
    ],
  ],
  [
    'PLATO.pt + ARISTOTLE.pt',
    [
      'No PLATO, o HR foi de 0,84 (IC 95% 0,77–0,92) [1]. No ARISTOTLE, o HR foi de 0,79 (IC 95% 0,66–0,95) [2].',
      'O ticagrelor reduziu morte vascular, infarto ou AVC, e a apixabana reduziu AVC ou embolia sistêmica [1][2].',
    ],
    [
      ['wrong-reference', 'O ticagrelor teve HR de 0,84 (IC 95% 0,77–0,92) [2].'],
      ['wrong-reference', 'A apixabana teve HR de 0,79 (IC 95% 0,66–0,95) em relação à varfarina [1].'],
      ['number-of-another', 'No PLATO, o HR foi de 0,79 [1].'],
      ['number-of-another', 'No ARISTOTLE, AVC ou embolia sistêmica teve HR de 0,84 [2].'],
    ],
  ],
  [
    'DAPA-CKD.en + EMPA-KIDNEY.en + FIDELIO-DKD.en',
    [
      'A progressão renal ou morte foi de 9,2% contra 14,5% no DAPA-CKD [1] e de 13,1% contra 16,9% no EMPA-KIDNEY [2].',
      'No FIDELIO-DKD, a finerenona teve HR 0,82 (IC 95% 0,73–0,93) em 5.674 analisados [3].',
    ],
    [
      ['number-of-another', 'No DAPA-CKD, o desfecho renal teve HR 0,72 (0,64–0,82) [1].'],
      ['number-of-another', 'O EMPA-KIDNEY randomizou 4.304 pessoas [2].'],
      ['wrong-reference', 'No FIDELIO-DKD o desfecho ocorreu em 17,8% contra 21,1% [2].'],
      ['wrong-reference', 'O HR foi de 0,61 (0,51–0,72) com dapagliflozina [3].'],
      ['digit', 'A queda da TFGe considerada no DAPA-CKD foi de ≥ 40% [1].'],
    ],
  ],
  [
    '"Apixaban 5 mg twice daily (2.5 mg twice daily if two of: age ≥ 80 years, weight ≤ 60 kg, creatinine ≥ 1.5 mg/dL)." + "Rivaroxaban 20 mg once daily with food; 15 mg once daily if creatinine clearance is 15-50 mL/min."',
    [
      'A dose usual de apixabana é de 5 mg duas vezes ao dia [1], e a de rivaroxabana, 20 mg uma vez ao dia com alimento [2].',
      'Reduz-se a apixabana para 2,5 mg de 12/12 h se houver dois entre: idade ≥ 80 anos, peso ≤ 60 kg e creatinina ≥ 1,5 mg/dL [1].',
      'Com depuração de creatinina de 15 a 50 mL/min, a rivaroxabana é dada em 15 mg/dia [2].',
    ],
    [
      ['comparator', 'Um dos critérios é peso ≥ 60 kg [1].'],
      ['comparator', 'Um dos critérios é idade ≤ 80 anos [1].'],
      ['digit', 'Um dos critérios é creatinina ≥ 2,5 mg/dL [1].'],
      ['number-of-another', 'A dose usual de apixabana é de 20 mg [1].'],
      ['wrong-reference', 'A rivaroxabana é dada em 20 mg uma vez ao dia, com alimento [1].'],
      ['unit', 'A apixabana é usada na dose de 5 g duas vezes ao dia [1].'],
      ['digit', 'A apixabana é usada na dose de 5 mg três vezes ao dia [1].'],
    ],
  ],
  [
    '"Early mobilization did not improve days alive and out of hospital at 180 days (median, 143 vs 145 days; P=0.62). Adverse events were more frequent in the early-mobilization group (9.2% vs 4.1%)." + "In 60 ICUs, restrictive oxygen therapy was noninferior to liberal therapy for 90-day mortality."',
    [
      'A mobilização precoce não aumentou os dias vivos e fora do hospital em 180 dias (mediana de 143 contra 145; p = 0,62), mas trouxe mais eventos adversos (9,2% contra 4,1%) [1].',
      'A oxigenoterapia restritiva foi não inferior à liberal quanto à mortalidade em 90 dias [2].',
      'Os dias vivos e fora do hospital não diferiram entre os grupos [1].',
    ],
    [
      ['direction', 'A mobilização precoce melhorou os dias vivos e fora do hospital em 180 dias [1].'],
      ['direction', 'Os eventos adversos foram menos frequentes com a mobilização precoce [1].'],
      [
        'direction',
        'A oxigenoterapia restritiva foi inferior à liberal quanto à mortalidade em 90 dias [2].',
      ],
      [
        'direction',
        'A oxigenoterapia restritiva foi superior à liberal quanto à mortalidade em 90 dias [2].',
      ],
      ['digit', 'A mediana foi de 134 dias vivos e fora do hospital [1].'],
      ['wrong-reference', 'A mobilização precoce causou eventos adversos em 9,2% dos pacientes [2].'],
    ],
  ],
  [
    '"Levothyroxine should be started at 1.6 mcg/kg/day in young adults; in patients older than 65 years or with coronary disease, start with 12.5 to 25 mcg daily and reassess TSH after 6 to 8 weeks."',
    [
      'Em adultos jovens, inicia-se levotiroxina com 1,6 µg/kg/dia [1].',
      'Acima de 65 anos, ou na doença coronariana, começa-se com 12,5 a 25 mcg ao dia e dosa-se o TSH após 6–8 semanas [1].',
    ],
    [
      ['unit', 'Em adultos jovens, inicia-se levotiroxina com 1,6 mg/kg/dia [1].'],
      ['unit', 'O TSH é reavaliado após 6 a 8 meses [1].'],
      ['comparator', 'Em pacientes com menos de 65 anos, começa-se com 12,5 a 25 mcg ao dia [1].'],
      ['decimal', 'Começa-se com 1,25 a 25 mcg por dia nos idosos [1].'],
      ['digit', 'Em adultos jovens, inicia-se levotiroxina com 1,8 mcg/kg/dia [1].'],
    ],
  ],
];

/** Sentences in another author's style, over passages of the corpus and invented ones. */
export const ninthRound = casesOf(groups);
