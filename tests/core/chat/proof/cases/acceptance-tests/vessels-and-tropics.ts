import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Over invented passages of vessels, tropical diseases, teeth and twenty other fields. */
const groups: CaseGroup[] = [
  [
    '"Oral lipoprotein(a) inhibitor velorapib at two doses versus placebo in adults with elevated lipoprotein(a): a randomised trial ‖ We assigned 642 adults with lipoprotein(a) above 150 nmol/L to velorapib 60 mg, velorapib 120 mg or placebo once daily for 36 weeks. Results: Lipoprotein(a) fell by 41.8% with 60 mg and by 63.5% with 120 mg, versus a rise of 2.1% with placebo (P<0.001 for both doses). Apolipoprotein B decreased by 8.4% in the 120 mg group and did not change significantly in the 60 mg group. High-sensitivity C-reactive protein did not differ among the three groups. Diarrhoea occurred in 14.7% of patients with 120 mg, 9.2% with 60 mg and 5.1% with placebo. Serum creatinine and aminotransferases were unaffected. Conclusions: Velorapib lowered lipoprotein(a) in a dose-dependent manner; its effect on cardiovascular events was not evaluated."',
    [
      'Em 36 semanas, a Lp(a) caiu 63,5% com velorapibe 120 mg e 41,8% com 60 mg, enquanto no grupo placebo subiu 2,1% (P<0,001 para ambas as doses) [1]',
      'Só a dose mais alta de velorapibe baixou a apolipoproteína B; com 60 mg não houve mudança significativa [1]',
      'O ensaio não avaliou o efeito do velorapibe sobre eventos cardiovasculares [1]',
    ],
    [
      ['direction', 'No grupo que recebeu velorapibe 120 mg, a apolipoproteína B aumentou 8,4% [1]'],
      [
        'direction',
        'A proteína C reativa ultrassensível ficou mais baixa nos grupos velorapibe do que no grupo placebo [1]',
      ],
      [
        'digit',
        'A diarreia acometeu 17,4% dos pacientes tratados com 120 mg, contra 5,1% dos que receberam placebo [1]',
      ],
    ],
  ],
  [
    '"Extended reduced-dose anticoagulation after a first unprovoked venous thromboembolism: a randomised trial ‖ Results: 1,874 patients who had completed 6 months of full-dose treatment were randomised to a reduced-dose factor Xa inhibitor (n=937) or observation (n=937) and followed for 24 months. Recurrent venous thromboembolism occurred in 19 patients (2.0%) and 81 patients (8.6%), respectively (hazard ratio 0.22; 95% CI 0.13 to 0.37). Major bleeding was infrequent in both groups and did not differ significantly (0.7% vs 0.4%; P=0.37). Clinically relevant non-major bleeding was more common with anticoagulation (4.8% vs 2.3%; P=0.004). All-cause mortality was 1.3% in each group. Post-thrombotic syndrome was less frequent with extended treatment (11.2% vs 15.9%; P=0.003). Conclusions: Extended reduced-dose anticoagulation prevented recurrence at the cost of more non-major bleeding."',
    [
      'Sob observação, 81 pacientes (8,6%) tiveram recorrência de TEV, ante 19 (2,0%) dos que mantiveram o inibidor do fator Xa em dose reduzida [1]',
      'O preço da proteção contra a recorrência foi um excesso de sangramentos não maiores clinicamente relevantes [1]',
      'Sangramento maior foi pouco frequente nos dois braços, sem diferença significativa (0,7% versus 0,4%; P=0,37) [1]',
    ],
    [
      [
        'direction',
        'A síndrome pós-trombótica foi mais comum entre os pacientes que estenderam a anticoagulação do que entre os observados [1]',
      ],
      [
        'bounds',
        'A anticoagulação estendida em dose reduzida diminuiu a recorrência de TEV em relação à observação (HR 0,22; IC 95% 0,13 a 0,73) [1]',
      ],
      [
        'negation',
        'A manutenção do anticoagulante em dose reduzida não preveniu a recorrência do tromboembolismo venoso [1]',
      ],
    ],
  ],
  [
    '"Home-based or centre-based pulmonary rehabilitation versus usual care in COPD: a three-arm randomised trial ‖ We randomised 411 adults with moderate-to-severe COPD to 8 weeks of home-based pulmonary rehabilitation, centre-based rehabilitation or usual care. At 8 weeks, six-minute walk distance had increased by 31 m with home-based and 38 m with centre-based rehabilitation, and had declined by 4 m with usual care; home-based rehabilitation was non-inferior to centre-based rehabilitation (margin 15 m). Both programmes relieved dyspnoea compared with usual care. Forced expiratory volume in 1 second did not change in any group. Programme completion was higher at home than at the centre (84% vs 61%; P<0.001). Over 12 months, hospital admissions for exacerbation were 0.42 per patient-year with home-based rehabilitation, 0.45 with centre-based rehabilitation and 0.71 with usual care. There were no serious adverse events related to exercise."',
    [
      'Quem recebeu o cuidado usual perdeu 4 m no teste de caminhada de seis minutos, ao passo que a reabilitação em casa trouxe um ganho de 31 m [1]',
      'Na DPOC moderada a grave, a reabilitação domiciliar mostrou-se não inferior à realizada em centro quanto à distância caminhada [1]',
      '- VEF1: sem alteração em nenhum dos três grupos [1]',
    ],
    [
      [
        'direction',
        'A reabilitação domiciliar perdeu para a realizada em centro na taxa de conclusão do programa (84% vs 61%; P<0,001) [1]',
      ],
      [
        'decimal',
        'Em 12 meses, as internações por exacerbação foram de 4,2 por paciente-ano com a reabilitação domiciliar e de 0,71 com o cuidado usual [1]',
      ],
      [
        'unit',
        'A distância no teste de caminhada de seis minutos aumentou 38% com a reabilitação em centro [1]',
      ],
      ['negation', 'Houve eventos adversos graves relacionados ao exercício durante a reabilitação [1]'],
    ],
  ],
  [
    '"Early vasopressors with restricted fluids versus liberal fluids in septic shock: a systematic review and meta-analysis ‖ Fourteen randomised trials (6,318 adults with septic shock) compared early vasopressor initiation with restricted fluids against liberal fluids. Mortality at 90 days did not differ (31.6% vs 32.4%; risk ratio 0.98, 95% CI 0.91 to 1.05). Early vasopressors shortened the time to target mean arterial pressure by 1.8 hours (95% CI 1.1 to 2.5) and reduced the cumulative fluid balance at 72 hours by 1.6 L. Pulmonary oedema was less frequent with early vasopressors (risk ratio 0.68, 95% CI 0.55 to 0.84). Need for dialysis and days alive without mechanical ventilation were similar. Digital ischaemia was uncommon but more frequent with early vasopressors (1.9% vs 1.1%). Certainty of the evidence was moderate for mortality and low for digital ischaemia."',
    [
      'Iniciar o vasopressor mais cedo, com restrição de fluidos, não mudou a mortalidade em 90 dias (31,6% vs 32,4%; RR 0,98; IC 95% 0,91–1,05) [1]',
      'A reposição liberal de fluidos resultou em mais edema pulmonar do que o vasopressor precoce [1]',
      'A isquemia digital, embora incomum, apareceu mais com o vasopressor precoce do que com fluidos liberais (1,9% contra 1,1%), achado de baixa certeza [1]',
    ],
    [
      [
        'direction',
        'O vasopressor precoce elevou em 1,6 L o balanço hídrico acumulado em 72 horas, em comparação com a reposição liberal [1]',
      ],
      [
        'direction',
        'Com fluidos liberais, a pressão arterial média alvo foi alcançada mais depressa do que com o vasopressor precoce [1]',
      ],
      [
        'unit',
        'O início precoce do vasopressor encurtou em 1,8 dia o tempo até a pressão arterial média alvo [1]',
      ],
    ],
  ],
  [
    '"Nurse-led treat-to-target care versus usual care for gout in general practice: a randomised trial ‖ We randomised 318 primary-care patients with gout to nurse-led treat-to-target care or usual care by general practitioners. At 2 years, serum urate was below 6 mg/dL in 88% of the nurse-led group and 34% of the usual-care group (risk ratio 2.6; 95% CI 2.1 to 3.2). In the first 6 months flares were more frequent in the nurse-led group (mean 2.1 vs 1.5), but in the second year they were less frequent (mean 0.4 vs 1.7; P<0.001). Among patients with tophi at baseline, tophi resolved in 47% of the nurse-led group and 12% of the usual-care group. Mean allopurinol dose at 2 years was 460 mg/day and 230 mg/day, respectively. Estimated glomerular filtration rate and hospital admissions did not differ. Two patients, both in the nurse-led group, stopped allopurinol because of rash; no severe cutaneous reaction occurred."',
    [
      'No segundo ano, as crises de gota rarearam no grupo conduzido por enfermeiros (média de 0,4, contra 1,7 no cuidado usual) [1]',
      'Nos primeiros 6 meses, o grupo acompanhado por enfermeiros teve mais crises do que o acompanhado por clínicos gerais [1]',
      'Dos pacientes em cuidado usual, 34% tinham urato sérico abaixo de 6 mg/dL aos 2 anos [1]',
    ],
    [
      [
        'direction',
        'Entre os pacientes com tofos no início, a resolução foi mais rara no grupo conduzido por enfermeiros (47%) que no cuidado usual (12%) [1]',
      ],
      [
        'unit',
        'A dose média de alopurinol aos 2 anos foi de 460 mg por semana no grupo conduzido por enfermeiros [1]',
      ],
    ],
  ],
  [
    '"Extended-interval anti-CD20 dosing in relapsing multiple sclerosis: a nationwide cohort study ‖ In this cohort, 2,106 adults with relapsing multiple sclerosis treated with an anti-CD20 antibody either kept standard dosing every 6 months (n=1,322) or switched to extended dosing every 9 to 12 months (n=784). Over a median of 2.6 years, the annualised relapse rate was 0.03 with standard and 0.04 with extended dosing (P=0.28), and confirmed disability worsening did not differ (hazard ratio 1.06; 95% CI 0.79 to 1.42). Serum IgG declined by 0.9 g/L with standard dosing and remained stable with extended dosing. Serious infections were less frequent with extended than with standard dosing (1.4 vs 2.7 per 100 person-years; adjusted hazard ratio 0.54; 95% CI 0.38 to 0.77). Antibody responses to vaccines were stronger with extended dosing. Wearing-off symptoms were reported by 22% with standard and 31% with extended dosing."',
    [
      'A IgG sérica permaneceu estável com o intervalo estendido e caiu 0,9 g/L com o esquema padrão [1]',
      'Infecções graves foram mais comuns em quem manteve o anti-CD20 a cada 6 meses (2,7 contra 1,4 por 100 pessoas-ano) [1]',
      'A piora confirmada da incapacidade não diferiu entre o intervalo estendido e o padrão (HR 1,06; IC 95% 0,79 a 1,42) [1]',
    ],
    [
      [
        'direction',
        'Alargar o intervalo do anti-CD20 associou-se a mais infecções graves (1,4 vs 2,7 por 100 pessoas-ano; HR ajustado 0,54) [1]',
      ],
      [
        'direction',
        'Pacientes em intervalo estendido responderam com menos anticorpos às vacinas do que os mantidos no esquema padrão [1]',
      ],
      [
        'decimal',
        'A taxa anualizada de surtos foi de 0,3 com o esquema padrão e de 0,04 com o intervalo estendido [1]',
      ],
    ],
  ],
  [
    '"Infusão subcutânea contínua de levodopa versus levodopa oral na doença de Parkinson avançada: ensaio clínico randomizado ‖ Foram randomizados 246 pacientes com flutuações motoras para infusão subcutânea contínua de levodopa ou levodopa oral otimizada, por 16 semanas. O tempo diário em off diminuiu 2,9 horas com a infusão e 1,0 hora com a via oral (diferença de −1,9 hora; IC 95% −2,6 a −1,2). O tempo em on sem discinesia incômoda aumentou 3,1 e 1,2 horas, respectivamente. A qualidade do sono melhorou apenas no grupo da infusão. Não houve diferença entre os grupos na cognição nem na hipotensão ortostática. No grupo da infusão, reações no local ocorreram em 58% dos pacientes, com nódulos em 24%, e levaram à suspensão do tratamento em 9%. Alucinações foram relatadas por 7% com a infusão e 3% com a via oral (P=0,18)."',
    [
      'Com a levodopa oral otimizada, o tempo diário em off recuou 1,0 hora; com a infusão subcutânea, 2,9 horas [1]',
      'Reações no local fizeram 9% dos pacientes abandonar a infusão subcutânea [1]',
      'A frequência de alucinações não diferiu significativamente entre infusão e via oral (7% versus 3%; P=0,18) [1]',
    ],
    [
      [
        'direction',
        'Na doença de Parkinson avançada, a infusão subcutânea de levodopa deteriorou a qualidade do sono [1]',
      ],
      ['digit', 'Formaram-se nódulos no local da infusão em 34% dos pacientes [1]'],
    ],
  ],
  [
    '"Long-acting injectable versus oral antipsychotic treatment in early-phase schizophrenia: a randomised trial ‖ Adults with early-phase schizophrenia (n=534) were randomised to a long-acting injectable antipsychotic or to oral antipsychotic treatment for 18 months. A first hospitalisation occurred in 21.3% of the injectable group and 34.8% of the oral group (hazard ratio 0.56; 95% CI 0.41 to 0.77), and median time to relapse was longer with the injectable (14.2 vs 8.7 months). Social functioning improved to a similar degree in both groups. Weight gain of at least 7% was recorded in 26% and 24%, respectively (P=0.59). Akathisia was more common with the injectable (12% vs 7%; P=0.04), whereas discontinuation because of non-adherence was less common with the injectable (6% vs 19%). Prolactin elevation did not differ between groups. No suicide occurred."',
    [
      'O tempo mediano até a recaída foi de 8,7 meses com o antipsicótico oral e de 14,2 meses com o injetável de ação prolongada [1]',
      'Uma primeira hospitalização ocorreu em 34,8% do grupo oral, proporção superior aos 21,3% do grupo do injetável [1]',
      'O antipsicótico injetável de ação prolongada provocou mais acatisia que o oral [1]',
    ],
    [
      ['direction', 'O injetável aumentou as interrupções por não adesão em relação ao oral (6% vs 19%) [1]'],
      [
        'comparator',
        'Um ganho de peso inferior a 7% foi registrado em 26% dos pacientes do grupo do injetável e em 24% do grupo oral [1]',
      ],
      ['negation', 'O funcionamento social não melhorou em nenhum dos dois grupos ao longo de 18 meses [1]'],
    ],
  ],
  [
    '"Diretriz para o manejo ambulatorial dos transtornos alimentares em adolescentes ‖ Recomenda-se a terapia baseada na família como primeira escolha na anorexia nervosa em adolescentes (recomendação forte, evidência moderada). Na bulimia nervosa, deve ser oferecida terapia cognitivo-comportamental, e a fluoxetina 60 mg/dia pode ser associada se não houver resposta em 6 semanas. Não se recomenda o uso isolado de antidepressivos para recuperação de peso na anorexia nervosa. A bupropiona é contraindicada na presença de purgação, pelo risco de convulsões. Indica-se internação quando a frequência cardíaca em vigília estiver abaixo de 45 bpm, quando o potássio sérico estiver abaixo de 3,0 mmol/L ou quando houver recusa alimentar aguda. A realimentação deve começar com 1.400 a 2.000 kcal/dia, com dosagem diária de fósforo na primeira semana. A olanzapina não deve ser usada de rotina."',
    [
      'Para adolescentes com anorexia nervosa, a primeira escolha é a terapia baseada na família, com força de recomendação forte e evidência moderada [1]',
      'Quem purga não pode receber bupropiona, pelo risco de convulsões [1]',
      '- Realimentação: iniciar com 1.400 a 2.000 kcal/dia e dosar o fósforo todos os dias na primeira semana [1]',
    ],
    [
      [
        'comparator',
        'Indica-se internação quando a frequência cardíaca em vigília estiver acima de 45 bpm [1]',
      ],
      [
        'negation',
        'Segundo a diretriz, a olanzapina deve ser usada de rotina nos adolescentes com transtorno alimentar [1]',
      ],
      [
        'negation',
        'Recomenda-se o uso isolado de antidepressivos para recuperar o peso na anorexia nervosa [1]',
      ],
    ],
  ],
  [
    '"Freeze-all versus fresh blastocyst transfer in ovulatory women: a randomised trial ‖ In 1,148 ovulatory women undergoing a first IVF cycle, a freeze-all strategy with later frozen single-blastocyst transfer was compared with fresh single-blastocyst transfer. Live birth after the first transfer occurred in 43.9% of the frozen group and 42.2% of the fresh group (rate ratio 1.04; 95% CI 0.91 to 1.19). Moderate or severe ovarian hyperstimulation syndrome occurred in 0.7% and 2.4%, respectively (P=0.02). Mean birth weight of singletons was 118 g higher after frozen transfer. Pre-eclampsia was more common after frozen transfer (4.9% vs 2.1%; P=0.009). Miscarriage did not differ. Time to pregnancy was longer with freeze-all, by a median of 1.9 months. Conclusion: Freeze-all did not improve the live birth rate in ovulatory women and should be reserved for those at risk of hyperstimulation."',
    [
      'Congelar todos os embriões não aumentou a taxa de nascidos vivos em mulheres ovulatórias, em comparação com a transferência a fresco [1]',
      'A pré-eclâmpsia ocorreu em 2,1% após a transferência a fresco e em 4,9% após a congelada (P=0,009) [1]',
      'Com a estratégia de congelar todos os embriões, a síndrome de hiperestímulo ovariano moderada ou grave acometeu 0,7% das mulheres, contra 2,4% com a transferência a fresco (P=0,02) [1]',
    ],
    [
      [
        'direction',
        'Os recém-nascidos de gestação única vieram ao mundo, em média, 118 g mais leves após a transferência congelada [1]',
      ],
      ['direction', 'A estratégia de congelar todos os embriões encurtou o tempo até a gravidez [1]'],
      [
        'digit',
        'A taxa de nascidos vivos após a primeira transferência foi de 46,9% no grupo de embriões congelados e de 42,2% no grupo a fresco [1]',
      ],
    ],
  ],
  [
    '"Estradiol gel transdérmico: informações para o profissional de saúde (bula resumida) ‖ Indicado para o alívio dos sintomas vasomotores moderados a graves da menopausa. A dose inicial é de 1,5 g de gel uma vez ao dia, aplicada nos braços ou nas coxas; não aplicar nas mamas. Em mulheres com útero, deve-se associar progestagênio por pelo menos 12 dias a cada mês. Contraindicado em caso de câncer de mama, sangramento vaginal não esclarecido ou tromboembolismo venoso ativo. Em estudo de 12 semanas, o número médio de fogachos diários caiu de 9,4 para 2,7 com o gel e de 9,1 para 5,8 com placebo. Sensibilidade mamária ocorreu em 13% das usuárias do gel e em 4% das que receberam placebo. A cefaleia teve frequência semelhante nos dois grupos. O gel não alterou os triglicerídeos nem a pressão arterial."',
    [
      'Mulheres com útero precisam receber também um progestagênio, por no mínimo 12 dias a cada mês [1]',
      '- Fogachos por dia em 12 semanas: de 9,4 para 2,7 com o gel e de 9,1 para 5,8 com placebo [1]',
      'O gel de estradiol vai nos braços ou nas coxas, nunca nas mamas [1]',
    ],
    [
      ['direction', 'O uso do gel de estradiol elevou os triglicerídeos [1]'],
      [
        'comparator',
        'Nas mulheres com útero, o progestagênio deve ser associado por no máximo 12 dias a cada mês [1]',
      ],
      ['unit', 'A dose inicial é de 1,5 mg de gel, aplicada uma vez ao dia [1]'],
      ['digit', 'A sensibilidade mamária foi observada em 18% das usuárias do gel, ante 4% com placebo [1]'],
      ['negation', 'O gel de estradiol não é contraindicado na presença de tromboembolismo venoso ativo [1]'],
    ],
  ],
  [
    '"Second-tier steroid profiling in newborn screening for congenital adrenal hyperplasia: a diagnostic accuracy study ‖ Among 184,620 newborns screened at 48 to 72 hours of life, second-tier steroid profiling by mass spectrometry was evaluated. First-tier 17-hydroxyprogesterone alone had a sensitivity of 97.1% and a positive predictive value of 4.6%. Adding the second tier raised the positive predictive value to 38.9% without loss of sensitivity, and the recall rate fell from 0.52% to 0.06%. Among preterm infants born before 32 weeks, false-positive results declined by 91%. One infant with a simple virilising form was missed by both strategies. With the second tier, median age at result increased from 6 to 7 days; no adrenal crisis occurred before the result. Cost per newborn screened rose by US$0.84. Conclusion: Second-tier profiling markedly improves the efficiency of screening."',
    [
      'Com o acréscimo da segunda etapa, a taxa de reconvocação caiu de 0,52% para 0,06% [1]',
      'O perfil de esteroides como segunda etapa elevou o valor preditivo positivo de 4,6% para 38,9%, sem custo em sensibilidade [1]',
      'Nenhuma crise adrenal aconteceu antes de o resultado sair [1]',
    ],
    [
      [
        'direction',
        'Entre os prematuros nascidos antes de 32 semanas, os falso-positivos cresceram 91% com a segunda etapa [1]',
      ],
      ['decimal', 'O custo por recém-nascido triado subiu US$ 8,40 com a segunda etapa [1]'],
      ['negation', 'A segunda etapa melhorou o valor preditivo positivo, mas com perda de sensibilidade [1]'],
    ],
  ],
  [
    '"Antiviral treatment and prevention of mother-to-child transmission in chronic hepatitis B: clinical practice guideline ‖ We recommend tenofovir prophylaxis, started between gestational weeks 24 and 28, for pregnant women with HBV DNA above 200,000 IU/mL (strong recommendation). Breastfeeding is not contraindicated during tenofovir use. All newborns of HBsAg-positive mothers should receive the vaccine within 24 hours of birth. Treatment is recommended for all adults with cirrhosis and detectable HBV DNA, regardless of ALT. Entecavir should be avoided in patients previously exposed to lamivudine. Lamivudine monotherapy is no longer recommended. In the cohorts reviewed by the panel, antiviral therapy lowered the incidence of hepatocellular carcinoma from 3.1 to 1.4 per 100 person-years but did not abolish the risk. Ultrasound surveillance every 6 months is suggested in patients with cirrhosis even after viral suppression (conditional recommendation)."',
    [
      'Não há contraindicação ao aleitamento materno durante o uso de tenofovir [1]',
      'Adultos com cirrose e HBV DNA detectável devem ser tratados, seja qual for a ALT [1]',
      'Em pacientes já expostos à lamivudina, convém evitar o entecavir [1]',
    ],
    [
      [
        'direction',
        'Nas coortes revisadas pelo painel, a terapia antiviral fez a incidência de carcinoma hepatocelular subir de 1,4 para 3,1 por 100 pessoas-ano [1]',
      ],
      [
        'comparator',
        'A profilaxia com tenofovir é recomendada para gestantes com HBV DNA abaixo de 200.000 UI/mL [1]',
      ],
      [
        'bounds',
        'Em gestantes com HBV DNA acima de 200.000 UI/mL, o tenofovir deve ser iniciado entre as semanas 24 e 38 da gestação [1]',
      ],
      ['negation', 'Durante o uso de tenofovir, a amamentação é contraindicada [1]'],
    ],
  ],
  [
    '"Seven-day versus 14-day primaquine for radical cure of vivax malaria: a three-arm, placebo-controlled trial ‖ We randomised 963 patients with Plasmodium vivax malaria to chloroquine plus high-dose primaquine for 7 days, standard primaquine for 14 days or placebo. At 6 months, 81.4% of the 7-day group, 83.0% of the 14-day group and 47.6% of the placebo group were free of recurrence. The 7-day course was non-inferior to the 14-day course (difference −1.6 percentage points; 95% CI −7.0 to 3.8; margin −10). A haemoglobin fall greater than 25% occurred in 2.5%, 1.2% and 1.6%, respectively (P=0.41). Vomiting was more frequent with the 7-day than with the 14-day course (9.7% vs 4.0%; P=0.003). Adherence was better with the 7-day than with the 14-day course (94% vs 82%). Parasite clearance time did not differ among arms. Patients with G6PD activity below 70% were not enrolled."',
    [
      'Aos 6 meses, seguiam livres de recorrência 47,6% do grupo placebo, contra 81,4% do grupo de primaquina por 7 dias [1]',
      'O esquema curto de primaquina, de 7 dias, foi não inferior ao de 14 dias [1]',
      'Os pacientes do curso de 14 dias vomitaram menos (4,0%) que os do curso de 7 dias (9,7%) [1]',
    ],
    [
      ['direction', 'O curso de 7 dias de primaquina teve adesão pior que o de 14 dias [1]'],
      ['digit', 'Estavam sem recorrência aos 6 meses 88,0% dos pacientes do grupo de 14 dias [1]'],
      ['negation', 'O ensaio incluiu pacientes com atividade de G6PD abaixo de 70% [1]'],
    ],
  ],
  [
    '"Fatores associados à evolução para dengue grave em adultos: coorte prospectiva ‖ Coorte prospectiva com 3.412 adultos com dengue confirmada atendidos em unidades de pronto atendimento. Evoluíram para dengue grave 4,1% dos pacientes. Dor abdominal intensa (OR 3,2; IC 95% 2,3 a 4,5) e hematócrito acima de 50% na admissão associaram-se a maior risco de dengue grave, ao passo que a hidratação oral supervisionada nas primeiras 24 horas associou-se a menor risco (OR 0,58; IC 95% 0,41 a 0,82). Sexo e sorotipo não se associaram à gravidade. O uso de corticoide não reduziu a gravidade e prolongou a internação em 1,3 dia. As plaquetas atingiram o valor mínimo entre o quinto e o sétimo dia de doença. A transfusão profilática de plaquetas não diminuiu os sangramentos. A letalidade foi de 0,2%."',
    [
      'A hidratação oral supervisionada nas primeiras 24 horas esteve ligada a menor risco de dengue grave (OR 0,58; IC 95% 0,41 a 0,82) [1]',
      'O corticoide não trouxe benefício quanto à gravidade e ainda estendeu a internação em 1,3 dia [1]',
      'O nadir das plaquetas foi observado entre o quinto e o sétimo dia de doença [1]',
    ],
    [
      ['direction', 'Os pacientes que usaram corticoide tiveram a internação abreviada em 1,3 dia [1]'],
      [
        'direction',
        'Na admissão, a dor abdominal intensa sinalizou menor probabilidade de evolução para dengue grave [1]',
      ],
      ['decimal', 'A letalidade na coorte foi de 2% [1]'],
      [
        'negation',
        'A transfusão profilática de plaquetas diminuiu os sangramentos em adultos com dengue [1]',
      ],
    ],
  ],
  [
    '"Quimioprofilaxia com rifapentina em contatos de hanseníase: ensaio randomizado por conglomerados ‖ Contatos domiciliares de casos novos de hanseníase (n=7.284), em 207 conglomerados, receberam rifapentina em dose única, rifampicina em dose única ou nenhuma profilaxia. Em 4 anos, a incidência de hanseníase foi de 0,5 por 1.000 pessoas-ano com rifapentina, 1,1 com rifampicina e 1,9 sem profilaxia. Em comparação com nenhuma profilaxia, a rifapentina reduziu o risco em 74% (IC 95% 42 a 88), e a redução com rifampicina não foi significativa (41%; IC 95% −6 a 67). A proteção foi menor nos contatos consanguíneos do que nos demais. Não se detectou resistência à rifampicina. Eventos adversos leves ocorreram em 2,8% com rifapentina e 2,6% com rifampicina; nenhum evento grave foi registrado. A vacinação BCG prévia não modificou o efeito."',
    [
      'Sem profilaxia, a incidência de hanseníase em 4 anos foi de 1,9 por 1.000 pessoas-ano, a mais alta dos três grupos [1]',
      'A redução de 41% vista com a rifampicina não alcançou significância estatística (IC 95% −6 a 67) [1]',
      'O efeito da quimioprofilaxia não foi modificado pela vacinação BCG prévia [1]',
    ],
    [
      [
        'direction',
        'Em comparação com nenhuma profilaxia, a rifapentina aumentou o risco de hanseníase em 74% (IC 95% 42 a 88) [1]',
      ],
      ['digit', 'O ensaio abrangeu 7.284 contatos domiciliares distribuídos em 270 conglomerados [1]'],
      ['negation', 'Detectou-se resistência à rifampicina durante o estudo [1]'],
    ],
  ],
  [
    '"Momento da soroterapia e desfechos no acidente botrópico: coorte multicêntrica ‖ Entre 1.026 pacientes picados por Bothrops, 641 receberam o soro em até 6 horas e 385 receberam depois desse prazo. O grupo tardio teve mais lesão renal aguda (17,4% vs 9,8%; OR ajustada 1,87; IC 95% 1,27 a 2,75), necrose local mais frequente (12,2% vs 7,3%) e internação mais longa (média de 5,8 vs 3,9 dias). A normalização do tempo de coagulação em 24 horas não diferiu entre os grupos. Reações precoces ao soro ocorreram em 11,6% dos pacientes, e a pré-medicação não as reduziu. O torniquete, usado em 19% dos casos, associou-se a mais necrose. O antibiótico profilático não diminuiu a infecção secundária. Houve 4 óbitos, todos no grupo tardio."',
    [
      'Quem recebeu o soro depois de 6 horas ficou internado por mais tempo, em média 5,8 contra 3,9 dias [1]',
      'Nos tratados em até 6 horas, a lesão renal aguda foi menos frequente: 9,8% contra 17,4% [1]',
      'Todos os 4 óbitos ocorreram entre os pacientes que receberam o soro tardiamente [1]',
    ],
    [
      ['direction', 'Os pacientes que receberam o soro com atraso desenvolveram menos necrose local [1]'],
      [
        'digit',
        'A soroterapia tardia associou-se a mais lesão renal aguda, com OR ajustada de 1,37 (IC 95% 1,27 a 2,75) [1]',
      ],
      ['negation', 'A pré-medicação reduziu as reações precoces ao soro [1]'],
    ],
  ],
  [
    '"Silver diamine fluoride for caries arrest in primary teeth: a meta-analysis of randomised trials ‖ Eleven trials (5,420 children) were included. At 12 months, 72% of lesions treated with 38% silver diamine fluoride were arrested, compared with 29% of untreated lesions (risk ratio 2.48; 95% CI 1.93 to 3.19). Twice-yearly application arrested more lesions than yearly application (risk ratio 1.21; 95% CI 1.09 to 1.34). Arrest did not differ between silver diamine fluoride and atraumatic restoration (risk ratio 1.03; 95% CI 0.94 to 1.13), but chair time was 7.6 minutes shorter with silver diamine fluoride. Black staining affected 67% of treated lesions, and parental satisfaction with appearance was lower than with restoration. Toothache at 12 months was less frequent than with no treatment. No acute toxicity was reported. Evidence for permanent teeth was insufficient."',
    [
      'Aos 12 meses, estavam paralisadas 29% das lesões sem tratamento, frente a 72% das tratadas com diamino fluoreto de prata a 38% [1]',
      'Aplicar o diamino fluoreto de prata duas vezes ao ano paralisou mais lesões do que uma única aplicação anual [1]',
      'Os pais ficaram menos satisfeitos com a aparência após o diamino fluoreto de prata do que após a restauração [1]',
    ],
    [
      [
        'direction',
        'O atendimento com diamino fluoreto de prata demorou 7,6 minutos a mais que a restauração atraumática [1]',
      ],
      [
        'direction',
        'O diamino fluoreto de prata paralisou menos lesões do que a restauração atraumática [1]',
      ],
      ['digit', 'O manchamento preto atingiu 87% das lesões tratadas [1]'],
      ['negation', 'Para os dentes permanentes, a evidência foi considerada suficiente [1]'],
    ],
  ],
  [
    '"Low-concentration atropine eye drops for myopia progression in children: a three-arm randomised trial ‖ Children aged 6 to 12 years with myopia (n=387) were randomised to atropine 0.01%, atropine 0.05% or placebo eye drops nightly for 2 years. Mean myopia progression was −0.94 D with 0.01%, −0.52 D with 0.05% and −1.08 D with placebo; the difference from placebo was significant for 0.05% (P<0.001) but not for 0.01% (P=0.12). Axial elongation was 0.49 mm, 0.31 mm and 0.55 mm, respectively. Photophobia was reported by 3.1%, 8.5% and 2.3%. Near visual acuity was unaffected at both concentrations. During a 6-month washout, rebound progression was faster in the 0.05% group than in the 0.01% group. Time spent outdoors did not modify the treatment effect."',
    [
      'A atropina a 0,01% não freou a miopia de modo significativo em relação ao placebo (P=0,12) [1]',
      'Com placebo, o olho alongou 0,55 mm em 2 anos, contra 0,31 mm com atropina a 0,05% [1]',
      'Nenhuma das concentrações de atropina prejudicou a acuidade visual para perto [1]',
    ],
    [
      [
        'direction',
        'A atropina a 0,05% acelerou a progressão da miopia frente ao placebo (−0,52 D contra −1,08 D; P<0,001) [1]',
      ],
      ['unit', 'O alongamento axial em 2 anos foi de 0,31 cm com atropina a 0,05% [1]'],
      [
        'bounds',
        'Participaram crianças míopes de 6 a 16 anos, randomizadas para atropina a 0,01%, atropina a 0,05% ou placebo [1]',
      ],
    ],
  ],
  [
    '"Sleeve gastrectomy versus gastric bypass: five-year outcomes in a national cohort ‖ Of 4,218 adults with obesity, 2,530 underwent sleeve gastrectomy and 1,688 gastric bypass. Total weight loss at 5 years was 22.7% after sleeve and 27.9% after bypass (P<0.001). Diabetes remission was more frequent after bypass (58% vs 44%; adjusted hazard ratio 1.41; 95% CI 1.22 to 1.63). Reflux requiring medication rose from 18% to 34% after sleeve and fell from 20% to 12% after bypass. Reoperation was less frequent after sleeve than after bypass (6.3% vs 10.8%), as was iron deficiency (21% vs 37%). Thirty-day mortality was 0.1% in both groups. Quality of life improved equally after the two procedures. The incidence of alcohol use disorder did not differ significantly."',
    [
      'O refluxo com necessidade de medicação passou de 18% para 34% depois do sleeve e recuou de 20% para 12% depois do bypass [1]',
      'Quem fez gastrectomia vertical foi menos reoperado do que quem fez bypass (6,3% contra 10,8%) [1]',
      'As duas técnicas tiveram a mesma mortalidade em 30 dias, de 0,1% [1]',
    ],
    [
      [
        'direction',
        'Em 5 anos, a gastrectomia vertical proporcionou perda de peso maior que a do bypass gástrico [1]',
      ],
      ['digit', 'Houve remissão do diabetes em 53% dos pacientes após o bypass e em 44% após o sleeve [1]'],
    ],
  ],
  [
    '"Citravel (potassium magnesium citrate) extended-release tablets: summary of prescribing information ‖ Indicated for recurrent calcium oxalate kidney stones with low urinary citrate. The starting dose is 60 mEq/day in divided doses with meals for severe hypocitraturia and 30 mEq/day for mild hypocitraturia. Tablets should be swallowed whole and must not be crushed or chewed. Contraindicated in hyperkalaemia and in active urinary tract infection. Potassium-sparing diuretics should be avoided. Serum potassium should be checked every 4 months. In a 3-year placebo-controlled study of 126 patients, new stones formed at a rate of 0.4 per patient-year with Citravel and 1.2 per patient-year with placebo (P<0.001). Urinary pH rose from 5.7 to 6.5 with Citravel and was unchanged with placebo. Abdominal discomfort was reported at similar rates in the two groups (11% vs 10%)."',
    [
      'Os comprimidos de Citravel devem ser engolidos inteiros, sem triturar nem mastigar [1]',
      'No grupo placebo formaram-se 1,2 cálculos novos por paciente-ano, o triplo da taxa de 0,4 vista com Citravel [1]',
      '- Durante o tratamento, conferir o potássio sérico a cada 4 meses e evitar diuréticos poupadores de potássio [1]',
    ],
    [
      ['direction', 'Com Citravel, o pH urinário baixou de 6,5 para 5,7, e com placebo permaneceu igual [1]'],
      [
        'unit',
        'Na hipocitratúria grave, a dose inicial de Citravel é de 60 mg/dia, fracionada e junto às refeições [1]',
      ],
      ['negation', 'A infecção urinária ativa não é contraindicação ao uso de Citravel [1]'],
    ],
  ],
  [
    '"Five-fraction versus 20-fraction radiotherapy for intermediate-risk prostate cancer: a randomised trial ‖ We randomised 806 men with intermediate-risk prostate cancer. Freedom from biochemical failure at 5 years was 95.1% with five fractions and 94.3% with 20 fractions (hazard ratio 0.84; 95% CI 0.45 to 1.57; P=0.58). Genitourinary toxicity of grade 2 or higher at 2 years was more frequent with five fractions (14.6% vs 9.5%; P=0.03), whereas gastrointestinal toxicity did not differ. Sexual function declined to the same extent in both groups. Patient-reported bowel bother at 12 weeks was lower with five fractions than with 20 fractions. Metastasis-free survival was similar. Median overall treatment time was 10 days and 28 days, respectively. Conclusion: Five fractions gave similar disease control with more urinary toxicity."',
    [
      'Estavam livres de falha bioquímica em 5 anos 94,3% dos homens tratados com 20 frações e 95,1% dos tratados com cinco [1]',
      'Em 2 anos, o esquema de cinco frações trouxe mais toxicidade geniturinária de grau 2 ou maior do que o de 20 [1]',
      'Quanto à toxicidade gastrointestinal, não houve diferença entre cinco e 20 frações [1]',
    ],
    [
      [
        'direction',
        'Na 12ª semana, cinco frações agravaram o incômodo intestinal relatado pelos pacientes, em comparação com 20 frações [1]',
      ],
      ['bounds', 'A falha bioquímica não diferiu entre cinco e 20 frações (HR 0,84; IC 95% 0,45 a 1,75) [1]'],
    ],
  ],
  [
    '"Exercício supervisionado, exercício por aplicativo ou orientação isolada na lombalgia crônica: ensaio randomizado de três braços ‖ Participaram 372 adultos com lombalgia crônica. Aos 3 meses, a dor (escala de 0 a 10) caiu 2,6 pontos com exercício supervisionado, 2,1 pontos com exercício por aplicativo e 0,9 ponto com orientação isolada; as duas modalidades de exercício superaram a orientação (P<0,001), sem diferença entre si. A incapacidade diminuiu mais com o exercício supervisionado do que com o aplicativo (−8,3 vs −5,9 pontos; P=0,02). Aos 12 meses, a dor não diferia entre os três grupos. O consumo de analgésicos diminuiu nos dois braços de exercício e não mudou com a orientação. Os dias de afastamento do trabalho foram 4,2, 4,8 e 9,5, respectivamente. A cinesiofobia diminuiu apenas com o exercício supervisionado. Nenhum evento adverso grave foi relatado."',
    [
      'Aos 3 meses, tanto o aplicativo quanto o exercício supervisionado aliviaram a dor mais do que a orientação isolada [1]',
      'Aos 12 meses, já não se via diferença de dor entre os três grupos [1]',
    ],
    [
      [
        'direction',
        'O exercício supervisionado ficou atrás do aplicativo na redução da incapacidade (−8,3 vs −5,9 pontos; P=0,02) [1]',
      ],
      ['direction', 'Nos dois braços de exercício, os pacientes passaram a consumir mais analgésicos [1]'],
      ['negation', 'A cinesiofobia não diminuiu com o exercício supervisionado [1]'],
    ],
  ],
  [
    '"Cobertura vacinal na gestação e desfechos do lactente: inquérito em maternidades ‖ Inquérito com 2.350 puérperas em 18 maternidades. Haviam recebido na gestação a vacina dTpa 71,4%, a vacina contra influenza 62,8% e a vacina contra o vírus sincicial respiratório 23,6%. A recomendação explícita do pré-natalista associou-se a maior cobertura de dTpa (RP 1,64; IC 95% 1,48 a 1,82), e ter feito menos de seis consultas associou-se a menor cobertura. A escolaridade não se associou à vacinação após ajuste. O principal motivo de recusa foi o medo de efeitos no bebê (44%), seguido da falta de oferta no serviço (29%). Entre os filhos de mulheres vacinadas contra influenza, a hospitalização respiratória até os 6 meses foi menor que entre os de não vacinadas (2,2% vs 3,9%), e não houve aumento de prematuridade. A confiança nas vacinas caiu de 86% para 79% em relação ao inquérito anterior."',
    [
      'Filhos de mulheres vacinadas contra influenza foram menos hospitalizados por causas respiratórias até os 6 meses [1]',
      'Das três vacinas pesquisadas, a menos recebida na gestação foi a do vírus sincicial respiratório, com 23,6% [1]',
    ],
    [
      [
        'direction',
        'Ter feito menos de seis consultas de pré-natal associou-se a cobertura vacinal mais alta [1]',
      ],
      [
        'digit',
        'O medo de efeitos no bebê respondeu por 49% das recusas, seguido da falta de oferta no serviço (29%) [1]',
      ],
    ],
  ],
  [
    '"Cobertura vacinal na gestação e desfechos do lactente: inquérito em maternidades ‖ Inquérito com 2.350 puérperas em 18 maternidades. Haviam recebido na gestação a vacina dTpa 71,4%, a vacina contra influenza 62,8% e a vacina contra o vírus sincicial respiratório 23,6%. A recomendação explícita do pré-natalista associou-se a maior cobertura de dTpa (RP 1,64; IC 95% 1,48 a 1,82), e ter feito menos de seis consultas associou-se a menor cobertura. A escolaridade não se associou à vacinação após ajuste. O principal motivo de recusa foi o medo de efeitos no bebê (44%), seguido da falta de oferta no serviço (29%). Entre os filhos de mulheres vacinadas contra influenza, a hospitalização respiratória até os 6 meses foi menor que entre os de não vacinadas (2,2% vs 3,9%), e não houve aumento de prematuridade. A confiança nas vacinas caiu de 86% para 79% em relação ao inquérito anterior." + "Freeze-all versus fresh blastocyst transfer in ovulatory women: a randomised trial ‖ In 1,148 ovulatory women undergoing a first IVF cycle, a freeze-all strategy with later frozen single-blastocyst transfer was compared with fresh single-blastocyst transfer. Live birth after the first transfer occurred in 43.9% of the frozen group and 42.2% of the fresh group (rate ratio 1.04; 95% CI 0.91 to 1.19). Moderate or severe ovarian hyperstimulation syndrome occurred in 0.7% and 2.4%, respectively (P=0.02). Mean birth weight of singletons was 118 g higher after frozen transfer. Pre-eclampsia was more common after frozen transfer (4.9% vs 2.1%; P=0.009). Miscarriage did not differ. Time to pregnancy was longer with freeze-all, by a median of 1.9 months. Conclusion: Freeze-all did not improve the live birth rate in ovulatory women and should be reserved for those at risk of hyperstimulation."',
    [],
    [
      [
        'wrong-reference',
        'A pré-eclâmpsia foi mais comum após a transferência congelada do que após a transferência a fresco (4,9% vs 2,1%) [1]',
      ],
    ],
  ],
  [
    '"Exercício supervisionado, exercício por aplicativo ou orientação isolada na lombalgia crônica: ensaio randomizado de três braços ‖ Participaram 372 adultos com lombalgia crônica. Aos 3 meses, a dor (escala de 0 a 10) caiu 2,6 pontos com exercício supervisionado, 2,1 pontos com exercício por aplicativo e 0,9 ponto com orientação isolada; as duas modalidades de exercício superaram a orientação (P<0,001), sem diferença entre si. A incapacidade diminuiu mais com o exercício supervisionado do que com o aplicativo (−8,3 vs −5,9 pontos; P=0,02). Aos 12 meses, a dor não diferia entre os três grupos. O consumo de analgésicos diminuiu nos dois braços de exercício e não mudou com a orientação. Os dias de afastamento do trabalho foram 4,2, 4,8 e 9,5, respectivamente. A cinesiofobia diminuiu apenas com o exercício supervisionado. Nenhum evento adverso grave foi relatado." + "Home-based or centre-based pulmonary rehabilitation versus usual care in COPD: a three-arm randomised trial ‖ We randomised 411 adults with moderate-to-severe COPD to 8 weeks of home-based pulmonary rehabilitation, centre-based rehabilitation or usual care. At 8 weeks, six-minute walk distance had increased by 31 m with home-based and 38 m with centre-based rehabilitation, and had declined by 4 m with usual care; home-based rehabilitation was non-inferior to centre-based rehabilitation (margin 15 m). Both programmes relieved dyspnoea compared with usual care. Forced expiratory volume in 1 second did not change in any group. Programme completion was higher at home than at the centre (84% vs 61%; P<0.001). Over 12 months, hospital admissions for exacerbation were 0.42 per patient-year with home-based rehabilitation, 0.45 with centre-based rehabilitation and 0.71 with usual care. There were no serious adverse events related to exercise."',
    [],
    [
      [
        'wrong-reference',
        'A reabilitação domiciliar teve taxa de conclusão de 84%, contra 61% da realizada em centro [1]',
      ],
    ],
  ],
  [
    '"Fatores associados à evolução para dengue grave em adultos: coorte prospectiva ‖ Coorte prospectiva com 3.412 adultos com dengue confirmada atendidos em unidades de pronto atendimento. Evoluíram para dengue grave 4,1% dos pacientes. Dor abdominal intensa (OR 3,2; IC 95% 2,3 a 4,5) e hematócrito acima de 50% na admissão associaram-se a maior risco de dengue grave, ao passo que a hidratação oral supervisionada nas primeiras 24 horas associou-se a menor risco (OR 0,58; IC 95% 0,41 a 0,82). Sexo e sorotipo não se associaram à gravidade. O uso de corticoide não reduziu a gravidade e prolongou a internação em 1,3 dia. As plaquetas atingiram o valor mínimo entre o quinto e o sétimo dia de doença. A transfusão profilática de plaquetas não diminuiu os sangramentos. A letalidade foi de 0,2%." + "Early vasopressors with restricted fluids versus liberal fluids in septic shock: a systematic review and meta-analysis ‖ Fourteen randomised trials (6,318 adults with septic shock) compared early vasopressor initiation with restricted fluids against liberal fluids. Mortality at 90 days did not differ (31.6% vs 32.4%; risk ratio 0.98, 95% CI 0.91 to 1.05). Early vasopressors shortened the time to target mean arterial pressure by 1.8 hours (95% CI 1.1 to 2.5) and reduced the cumulative fluid balance at 72 hours by 1.6 L. Pulmonary oedema was less frequent with early vasopressors (risk ratio 0.68, 95% CI 0.55 to 0.84). Need for dialysis and days alive without mechanical ventilation were similar. Digital ischaemia was uncommon but more frequent with early vasopressors (1.9% vs 1.1%). Certainty of the evidence was moderate for mortality and low for digital ischaemia."',
    [],
    [
      [
        'wrong-reference',
        'O edema pulmonar foi menos frequente com vasopressor precoce e restrição de fluidos (RR 0,68; IC 95% 0,55 a 0,84) [1]',
      ],
    ],
  ],
  [
    '"Estradiol gel transdérmico: informações para o profissional de saúde (bula resumida) ‖ Indicado para o alívio dos sintomas vasomotores moderados a graves da menopausa. A dose inicial é de 1,5 g de gel uma vez ao dia, aplicada nos braços ou nas coxas; não aplicar nas mamas. Em mulheres com útero, deve-se associar progestagênio por pelo menos 12 dias a cada mês. Contraindicado em caso de câncer de mama, sangramento vaginal não esclarecido ou tromboembolismo venoso ativo. Em estudo de 12 semanas, o número médio de fogachos diários caiu de 9,4 para 2,7 com o gel e de 9,1 para 5,8 com placebo. Sensibilidade mamária ocorreu em 13% das usuárias do gel e em 4% das que receberam placebo. A cefaleia teve frequência semelhante nos dois grupos. O gel não alterou os triglicerídeos nem a pressão arterial." + "Sleeve gastrectomy versus gastric bypass: five-year outcomes in a national cohort ‖ Of 4,218 adults with obesity, 2,530 underwent sleeve gastrectomy and 1,688 gastric bypass. Total weight loss at 5 years was 22.7% after sleeve and 27.9% after bypass (P<0.001). Diabetes remission was more frequent after bypass (58% vs 44%; adjusted hazard ratio 1.41; 95% CI 1.22 to 1.63). Reflux requiring medication rose from 18% to 34% after sleeve and fell from 20% to 12% after bypass. Reoperation was less frequent after sleeve than after bypass (6.3% vs 10.8%), as was iron deficiency (21% vs 37%). Thirty-day mortality was 0.1% in both groups. Quality of life improved equally after the two procedures. The incidence of alcohol use disorder did not differ significantly."',
    [],
    [
      [
        'wrong-reference',
        'A deficiência de ferro foi menos comum após o sleeve do que após o bypass gástrico [1]',
      ],
    ],
  ],
];

export const vesselsAndTropics: HandCase[] = casesOf(groups);
