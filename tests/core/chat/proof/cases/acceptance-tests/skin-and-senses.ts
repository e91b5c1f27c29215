import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Over invented passages of dermatology, ophthalmology, dialysis, sleep and nine other fields. */
const groups: CaseGroup[] = [
  [
    '"Velukinumab every 4 or 8 weeks versus placebo in moderate-to-severe plaque psoriasis: a three-arm randomised trial ‖ A total of 612 adults were assigned to velukinumab 150 mg every 4 weeks (n=245), velukinumab 150 mg every 8 weeks (n=244) or placebo (n=123). At week 16, PASI 90 was reached by 71.4% of patients in the 4-week arm, 58.2% in the 8-week arm and 4.1% with placebo (p<0.001 for both comparisons with placebo). Itch scores fell in both active arms, by a mean of 5.3 and 4.6 points on an 11-point scale. Scalp clearance did not differ between the two active regimens (p=0.31). Oral candidiasis was more frequent with velukinumab (6.1% and 4.9%) than with placebo (0.8%). Serious infections were uncommon and similar across arms. No deaths occurred."',
    [
      'Na semana 16, o PASI 90 foi alcançado por 71,4% dos pacientes que receberam velukinumabe a cada 4 semanas, contra 4,1% dos que receberam placebo [1]',
      'Com placebo, a candidíase oral foi mais rara do que com qualquer um dos dois esquemas de velukinumabe [1]',
      'Entre os dois esquemas ativos não se observou diferença no clareamento do couro cabeludo (p=0,31) [1]',
    ],
    [
      [
        'digit',
        'Com a aplicação de velukinumabe a cada 8 semanas, 53,2% dos pacientes chegaram ao PASI 90 na semana 16 [1]',
      ],
      [
        'direction',
        'A candidíase oral foi menos frequente com velukinumabe (6,1% e 4,9%) do que com placebo (0,8%) [1]',
      ],
      ['direction', 'O prurido se agravou nos dois braços tratados com velukinumabe [1]'],
    ],
  ],
  [
    '"Cumulative isotretinoin dose and relapse of acne: a retrospective cohort ‖ We followed 1,840 patients with severe acne; 702 received a low cumulative dose of isotretinoin (<120 mg/kg) and 1,138 a conventional dose (≥120 mg/kg). Over a median follow-up of 26 months, relapse requiring a second course occurred in 31% of the low-dose group and 19% of the conventional-dose group (adjusted HR 1.68; 95% CI 1.39–2.04). Cheilitis was less common with the low dose (54% vs 83%). Triglycerides above 400 mg/dL were found in 2.3% and 2.6%, respectively (p=0.70). Cumulative dose was not associated with depressive symptoms (HR 0.96; 95% CI 0.71–1.30). Male sex and age under 16 years increased the risk of relapse."',
    [
      'Os pacientes tratados com dose cumulativa convencional de isotretinoína tiveram menos recidivas com necessidade de segundo curso do que os de dose baixa (19% contra 31%) [1]',
      'Ser do sexo masculino e ter menos de 16 anos elevou o risco de recidiva da acne [1]',
      'Triglicerídeos acima de 400 mg/dL apareceram em 2,3% dos pacientes com dose baixa e em 2,6% daqueles com dose convencional, sem diferença significativa [1]',
    ],
    [
      [
        'comparator',
        'Foi considerada dose baixa de isotretinoína a dose cumulativa superior a 120 mg/kg [1]',
      ],
      [
        'direction',
        'O risco de recidiva com segundo curso não diferiu entre a dose baixa e a dose convencional de isotretinoína (HR 1,68; IC 95% 1,39 a 2,04) [1]',
      ],
      ['direction', 'A queilite predominou no grupo que recebeu dose baixa de isotretinoína [1]'],
      [
        'negation',
        'A dose cumulativa de isotretinoína associou-se a sintomas depressivos (HR 0,96; IC 95% 0,71 a 1,30) [1]',
      ],
    ],
  ],
  [
    '"Reflectance confocal microscopy added to dermoscopy for equivocal pigmented lesions: a diagnostic accuracy study ‖ Among 934 equivocal lesions, 148 were melanomas on histology. Dermoscopy alone had a sensitivity of 88.5% and a specificity of 61.3%. Adding confocal microscopy raised specificity to 82.7% (p<0.001), whereas the change in sensitivity, to 91.2%, was not significant (p=0.44). The number needed to excise fell from 4.6 to 2.4. Thirteen melanomas were missed by the combined strategy, all thinner than 0.8 mm. Accuracy was lower for facial lesions than for lesions of the trunk. The additional examination took a mean of 9 minutes per lesion. Agreement between readers was substantial (kappa 0.71)."',
    [
      'Somar a microscopia confocal à dermatoscopia fez o número necessário para excisar cair de 4,6 para 2,4 [1]',
      'O ganho da microscopia confocal foi de especificidade; a mudança na sensibilidade não foi significativa [1]',
      'Todos os 13 melanomas que passaram despercebidos pela estratégia combinada tinham espessura inferior a 0,8 mm [1]',
    ],
    [
      ['digit', 'A dermatoscopia isolada apresentou sensibilidade de 83,5% e especificidade de 61,3% [1]'],
      ['unit', 'O exame adicional por microscopia confocal consumiu em média 9 horas por lesão [1]'],
      [
        'direction',
        'A adição da microscopia confocal piorou a especificidade, de 61,3% para 82,7% (p<0,001) [1]',
      ],
      ['direction', 'A acurácia foi superior nas lesões da face em comparação com as do tronco [1]'],
    ],
  ],
  [
    '"Laser trabeculoplasty or lomaprost drops as first treatment of open-angle glaucoma: a randomised trial ‖ We randomised 418 untreated patients to laser trabeculoplasty (n=209) or lomaprost drops (n=209). At 36 months mean intraocular pressure was 16.8 mmHg after laser and 16.5 mmHg with drops (difference 0.3 mmHg; 95% CI −0.4 to 1.0). Visual field progression occurred in 9.6% and 14.8% (HR 0.63; 95% CI 0.36–1.09; p=0.10). In the laser group, 74% of patients needed no drops at 36 months. Conjunctival hyperaemia was reported less often after laser (3% vs 21%; p<0.001). Fewer patients in the laser group required trabeculectomy (1 vs 8; p=0.02). Quality of life did not differ between groups. Treatment costs were lower with laser."',
    [
      'Aos 36 meses, cerca de três em cada quatro pacientes do grupo laser (74%) dispensavam o uso de colírio [1]',
      'A progressão do campo visual foi de 9,6% após o laser e de 14,8% com o colírio, diferença sem significância estatística (p=0,10) [1]',
      'Quem usou lomaprosta relatou hiperemia conjuntival com mais frequência do que quem foi tratado com laser (21% versus 3%) [1]',
    ],
    [
      [
        'bounds',
        'A razão de risco para progressão do campo visual com laser foi de 0,63 (IC 95% 0,36 a 0,99) [1]',
      ],
      ['direction', 'Mais pacientes do grupo laser necessitaram de trabeculectomia (1 contra 8; p=0,02) [1]'],
      ['direction', 'A hiperemia conjuntival teve frequência semelhante após o laser e com o colírio [1]'],
    ],
  ],
  [
    '"Treat-and-extend versus monthly anti-VEGF injections in neovascular macular degeneration: a meta-analysis ‖ Eleven trials (3,276 eyes) were included. At 12 months the mean gain in visual acuity was 7.1 letters with treat-and-extend and 7.9 letters with monthly injections (mean difference −0.8; 95% CI −2.1 to 0.5). Treat-and-extend required 4.2 fewer injections per year (95% CI 3.6–4.8). Central retinal thickness did not differ between strategies. Geographic atrophy developed less often with treat-and-extend (RR 0.74; 95% CI 0.58–0.94). Endophthalmitis was rare, at 0.3 per 1,000 injections, with no difference between strategies. Certainty of evidence was moderate for visual acuity and low for geographic atrophy."',
    [
      'O esquema tratar-e-estender poupou, em média, 4,2 injeções por ano (IC 95% 3,6 a 4,8) em relação às aplicações mensais [1]',
      'Foi baixa a certeza da evidência quanto à atrofia geográfica e moderada quanto à acuidade visual [1]',
      'Em 12 meses, os olhos tratados mensalmente ganharam em média 7,9 letras e os do esquema tratar-e-estender, 7,1 [1]',
    ],
    [
      ['digit', 'A metanálise reuniu onze ensaios, com um total de 3.876 olhos [1]'],
      [
        'decimal',
        'A endoftalmite foi rara, com 3 casos por 1.000 injeções, sem diferença entre as estratégias [1]',
      ],
      [
        'direction',
        'A atrofia geográfica surgiu com maior frequência no esquema tratar-e-estender (RR 0,74; IC 95% 0,58 a 0,94) [1]',
      ],
    ],
  ],
  [
    '"Recomendações para o tratamento inicial da artrite reumatoide em adultos ‖ Recomenda-se iniciar metotrexato nas primeiras 6 semanas após o diagnóstico, na dose de 10 a 15 mg por semana, com aumento até 25 mg por semana conforme a tolerância (recomendação forte). O ácido fólico, 5 mg por semana, deve ser tomado em dia diferente do metotrexato. O metotrexato está contraindicado na gestação e quando o clearance de creatinina for inferior a 30 mL/min. Não se recomenda manter glicocorticoide por mais de 3 meses. A resposta deve ser avaliada a cada 1 a 3 meses. Hemograma e transaminases devem ser solicitados a cada 2 a 4 semanas nos primeiros 3 meses e, depois, a cada 8 a 12 semanas. Vacinas de agentes vivos não devem ser aplicadas durante o uso de imunobiológicos. A combinação de dois imunobiológicos é desaconselhada, pelo aumento de infecções."',
    [
      '- Metotrexato: iniciar com 10 a 15 mg por semana e aumentar até 25 mg por semana, conforme a tolerância [1]',
      'Desaconselha-se prolongar o glicocorticoide além de 3 meses [1]',
      'Clearance de creatinina abaixo de 30 mL/min e gravidez contraindicam o metotrexato [1]',
      'Associar dois imunobiológicos não é aconselhado, porque eleva a ocorrência de infecções [1]',
    ],
    [
      ['unit', 'O metotrexato deve ser iniciado na dose de 10 a 15 mg por dia [1]'],
      [
        'bounds',
        'Depois dos primeiros 3 meses, hemograma e transaminases passam a ser pedidos a cada 8 a 16 semanas [1]',
      ],
      ['negation', 'Durante o uso de imunobiológicos, vacinas de agentes vivos devem ser aplicadas [1]'],
    ],
  ],
  [
    '"Three or six months of colchicine prophylaxis when starting urate-lowering therapy: a randomised non-inferiority trial ‖ In all, 640 patients with gout starting febuxostat received colchicine 0.5 mg daily for 3 months (n=320) or 6 months (n=320). Between months 4 and 12, at least one flare occurred in 34.1% of the 3-month group and 22.5% of the 6-month group (risk difference 11.6 percentage points; 95% CI 4.7–18.5); non-inferiority of the shorter course was not shown. Serum urate at 12 months was 5.2 mg/dL and 5.1 mg/dL, respectively. Diarrhoea was reported by 14% and 19% (p=0.12). No case of myopathy was recorded. Treatment discontinuation did not differ between groups. The longer course should be preferred in patients with tophi, in whom the benefit was larger."',
    [
      'A profilaxia com colchicina por apenas 3 meses não demonstrou ser não inferior à de 6 meses [1]',
      'Entre os meses 4 e 12, tiveram ao menos uma crise 22,5% dos pacientes que usaram colchicina por 6 meses e 34,1% dos que a usaram por 3 meses [1]',
      'Aos 12 meses, o urato sérico era de 5,2 mg/dL no grupo de 3 meses e de 5,1 mg/dL no de 6 meses [1]',
    ],
    [
      [
        'direction',
        'Encurtar a profilaxia para 3 meses reduziu as crises de gota em relação aos 6 meses (34,1% contra 22,5%) [1]',
      ],
      ['negation', 'Foram registrados casos de miopatia com a profilaxia com colchicina [1]'],
    ],
  ],
  [
    '"Cooled versus standard dialysate in maintenance haemodialysis: a randomised trial ‖ We assigned 1,520 patients to dialysate at 35.5 °C or at 36.5 °C. Intradialytic hypotension occurred in 11.2 versus 16.9 episodes per 100 sessions (rate ratio 0.66; 95% CI 0.57–0.77). All-cause mortality over 24 months was 14.1% with cooled and 14.6% with standard dialysate (HR 0.97; 95% CI 0.80–1.18). Cardiovascular hospital admissions did not differ between groups. Recovery time after the session was shortened by 48 minutes with cooled dialysate. Feeling cold was reported more often in the cooled group (38% vs 12%), and 5% of its patients asked to return to the standard temperature. Dialysis adequacy (Kt/V) was unchanged."',
    [
      'Com o dialisato padrão, a hipotensão intradialítica foi mais frequente do que com o resfriado (16,9 contra 11,2 episódios por 100 sessões) [1]',
      'Queixas de frio foram mais comuns no grupo do dialisato resfriado, e 5% desses pacientes pediram para voltar à temperatura padrão [1]',
      'O resfriamento do dialisato não alterou o Kt/V [1]',
    ],
    [
      [
        'digit',
        'No grupo de intervenção, o dialisato foi mantido a 33,5 °C, em vez dos 36,5 °C do grupo padrão [1]',
      ],
      ['unit', 'O dialisato resfriado encurtou em 48 horas o tempo de recuperação após a sessão [1]'],
      ['direction', 'O dialisato resfriado alongou a recuperação do paciente depois da sessão [1]'],
      ['direction', 'As internações de causa cardiovascular diminuíram com o dialisato resfriado [1]'],
    ],
  ],
  [
    '"Potassium binders in chronic kidney disease treated with renin–angiotensin inhibitors: a meta-analysis ‖ Fourteen trials with 4,118 participants were pooled. Compared with control, binders lowered serum potassium by 0.42 mmol/L (95% CI 0.33–0.51) and increased the probability of staying on the full dose of the renin–angiotensin inhibitor (RR 1.29; 95% CI 1.14–1.46). No effect was seen on the annual decline in eGFR (mean difference 0.2 mL/min/1.73 m²; 95% CI −0.5 to 0.9) or on mortality (RR 0.91; 95% CI 0.68–1.22). Oedema was more common with binders (RR 1.8; 95% CI 1.1–2.9), as was hypokalaemia (4.7% vs 1.9%). Constipation did not differ significantly (RR 1.14; 95% CI 0.92–1.41). Most trials lasted less than 6 months."',
    [
      'O potássio sérico foi reduzido em 0,42 mmol/L pelos quelantes, na comparação com o controle [1]',
      'Os quelantes ajudaram a manter a dose plena do inibidor do sistema renina-angiotensina (RR 1,29; IC 95% 1,14 a 1,46) [1]',
      'Sobre o declínio anual da TFGe, não se demonstrou efeito dos quelantes de potássio [1]',
    ],
    [
      ['decimal', 'Em comparação com o controle, os quelantes baixaram o potássio sérico em 4,2 mmol/L [1]'],
      [
        'direction',
        'Houve redução da mortalidade com o uso de quelantes de potássio (RR 0,91; IC 95% 0,68 a 1,22) [1]',
      ],
      ['direction', 'O edema foi mais raro entre os pacientes que receberam quelantes de potássio [1]'],
    ],
  ],
  [
    '"Fosligano 800 mg comprimidos: bula para o profissional de saúde ‖ Fosligano é indicado para o controle do fósforo sérico em adultos em diálise. A dose inicial é de 1 comprimido de 800 mg três vezes ao dia, junto às refeições. Se o fósforo permanecer acima de 5,5 mg/dL, aumentar 1 comprimido por refeição a cada 2 semanas; a dose máxima é de 14 g por dia. Os comprimidos devem ser engolidos inteiros e não podem ser partidos nem mastigados. Contraindicado em caso de obstrução intestinal ou hipofosfatemia. Fosligano reduz a absorção de ciprofloxacino e de levotiroxina, que devem ser tomados pelo menos 1 hora antes ou 3 horas depois. Reações muito comuns (mais de 10%): náuseas e vômitos. Não é necessário ajuste de dose em hepatopatas. Conservar entre 15 e 30 °C."',
    [
      'O comprimido de fosligano deve ser engolido inteiro, sem ser partido ou mastigado [1]',
      '- Levotiroxina e ciprofloxacino: administrar no mínimo 1 hora antes ou 3 horas após o fosligano, que diminui a absorção de ambos [1]',
      'Náuseas e vômitos são reações muito comuns do fosligano, com frequência superior a 10% [1]',
    ],
    [
      [
        'digit',
        'Se o fósforo permanecer acima de 6,5 mg/dL, acrescenta-se 1 comprimido de fosligano por refeição a cada 2 semanas [1]',
      ],
      ['bounds', 'Fosligano deve ser conservado entre 15 e 25 °C [1]'],
      ['direction', 'O fosligano potencializa a absorção de ciprofloxacino e de levotiroxina [1]'],
      ['negation', 'É necessário ajustar a dose de fosligano em hepatopatas [1]'],
    ],
  ],
  [
    '"Digital cognitive behavioural therapy, zolpidem or both for chronic insomnia: a three-arm trial ‖ We randomised 366 adults (122 per arm). At 8 weeks the Insomnia Severity Index fell by 8.4 points with digital therapy, 6.1 with zolpidem and 8.9 with the combination. Digital therapy was superior to zolpidem (difference 2.3 points; 95% CI 1.1–3.5), and the combination was no better than digital therapy alone (difference 0.5; 95% CI −0.7 to 1.7). Remission at 6 months was 47%, 26% and 44%, respectively. At week 2, total sleep time had increased more with zolpidem than with digital therapy (38 vs 9 minutes). Daytime drowsiness was reported by 7%, 22% and 19%. Dropout was higher with digital therapy (24%) than with zolpidem (13%) or the combination (15%)."',
    [
      'A remissão da insônia aos 6 meses foi de 47% com a terapia digital, 26% com o zolpidem e 44% com a combinação [1]',
      'Na segunda semana, o zolpidem havia prolongado o tempo total de sono mais do que a terapia digital (38 contra 9 minutos) [1]',
      'Acrescentar zolpidem à terapia digital não trouxe vantagem sobre a terapia digital isolada na gravidade da insônia em 8 semanas [1]',
      'O abandono foi maior entre os participantes da terapia digital do que entre os do zolpidem [1]',
    ],
    [
      [
        'direction',
        'Em 8 semanas, o Índice de Gravidade de Insônia subiu 8,4 pontos com a terapia digital [1]',
      ],
      [
        'direction',
        'A combinação com zolpidem superou a terapia digital isolada na redução da gravidade da insônia [1]',
      ],
      [
        'negation',
        'A terapia digital não foi superior ao zolpidem em 8 semanas (diferença de 2,3 pontos; IC 95% 1,1 a 3,5) [1]',
      ],
    ],
  ],
  [
    '"CPAP adherence and recurrence of atrial fibrillation in obstructive sleep apnoea: a cohort study ‖ Of 2,214 patients followed after cardioversion, 1,043 used CPAP for at least 4 hours per night (adherent). Atrial fibrillation recurred in 18.3 per 100 person-years among adherent and 25.7 among non-adherent patients (adjusted HR 0.74; 95% CI 0.63–0.87). Stroke rates did not differ (HR 0.88; 95% CI 0.59–1.32). Systolic pressure was 3.9 mmHg lower in adherent patients at 12 months. The benefit on recurrence was not seen in patients with an apnoea–hypopnoea index below 15. Women were less often adherent than men (41% vs 52%). Body weight did not change in either group. Claustrophobia was the main reason for giving up treatment."',
    [
      'A recorrência de fibrilação atrial foi menor nos pacientes que usavam CPAP por 4 horas ou mais por noite (HR ajustado 0,74; IC 95% 0,63 a 0,87) [1]',
      'Enquanto 52% dos homens aderiram ao CPAP, entre as mulheres a adesão foi de 41% [1]',
      'As taxas de AVC foram estatisticamente semelhantes em aderentes e não aderentes (HR 0,88; IC 95% 0,59 a 1,32) [1]',
    ],
    [
      [
        'comparator',
        'Eram classificados como aderentes os pacientes que usavam CPAP por no máximo 4 horas por noite [1]',
      ],
      [
        'direction',
        'Aos 12 meses, a pressão sistólica estava 3,9 mmHg mais alta nos pacientes aderentes ao CPAP [1]',
      ],
      [
        'negation',
        'O efeito do CPAP sobre a recorrência de fibrilação atrial também foi observado nos pacientes com índice de apneia-hipopneia abaixo de 15 [1]',
      ],
    ],
  ],
  [
    '"Terapia fonoaudiológica intensiva na disfagia após acidente vascular cerebral: ensaio clínico randomizado ‖ Foram randomizados 186 pacientes, 93 para terapia fonoaudiológica intensiva (duas sessões diárias) e 93 para cuidado habitual. Em 30 dias, a dieta oral plena foi alcançada por 62,4% no grupo intensivo e 45,2% no grupo de cuidado habitual (p=0,02). A pneumonia aspirativa ocorreu em 8,6% e 17,2%, respectivamente (p=0,08). O tempo mediano até a retirada da sonda foi de 9 dias no grupo intensivo e 14 dias no habitual (p=0,01). A perda de peso foi menor no grupo intensivo (1,1 kg contra 2,6 kg). A mortalidade hospitalar não diferiu entre os grupos. Fadiga foi mais relatada no grupo intensivo (22% contra 10%). A força de língua aumentou nos dois grupos, sem diferença entre eles."',
    [
      'A sonda foi retirada mais cedo nos pacientes da terapia intensiva, com mediana de 9 dias, ante 14 dias no cuidado habitual [1]',
      'Os pacientes do cuidado habitual perderam mais peso (2,6 kg) do que os da terapia intensiva (1,1 kg) [1]',
      'Apesar da menor proporção de pneumonia aspirativa no grupo intensivo (8,6% contra 17,2%), a diferença não atingiu significância (p=0,08) [1]',
    ],
    [
      [
        'digit',
        'A pneumonia aspirativa acometeu 8,6% dos pacientes da terapia intensiva e 11,2% dos pacientes do cuidado habitual [1]',
      ],
      ['direction', 'O emagrecimento foi mais acentuado no grupo intensivo (1,1 kg contra 2,6 kg) [1]'],
    ],
  ],
  [
    '"Chlorhexidine gel to prevent alveolar osteitis after mandibular third molar surgery: a randomised trial ‖ Patients (n=480) received intra-alveolar chlorhexidine 0.2% gel or placebo gel (240 per group). Alveolar osteitis developed in 5.8% with chlorhexidine and 12.5% with placebo (RR 0.47; 95% CI 0.25–0.86). Mean pain on day 3 was 2.9 versus 3.8 cm on a visual analogue scale (p=0.004), and use of rescue analgesics was lower with chlorhexidine. Maximum mouth opening on day 7 was 31.4 mm and 31.0 mm (p=0.68). Surgical-site infection occurred in 2.5% and 3.3% (p=0.59). Taste alteration was more frequent with chlorhexidine (9.2% vs 1.7%). Smokers benefited as much as non-smokers. No allergic reaction was reported."',
    [
      'O gel de clorexidina diminuiu a ocorrência de osteíte alveolar em comparação com o placebo (5,8% contra 12,5%) [1]',
      'No grupo placebo, 1,7% tiveram alteração do paladar; com a clorexidina, 9,2% [1]',
      'Fumantes e não fumantes tiveram benefício equivalente com o gel de clorexidina [1]',
    ],
    [
      [
        'decimal',
        'Osteíte alveolar se desenvolveu em 0,58% dos pacientes que receberam gel de clorexidina [1]',
      ],
      [
        'direction',
        'No terceiro dia, a clorexidina intensificou a dor em relação ao placebo (2,9 contra 3,8 cm; p=0,004) [1]',
      ],
      [
        'direction',
        'O consumo de analgésicos de resgate cresceu com o uso do gel de clorexidina, em comparação com o placebo [1]',
      ],
    ],
  ],
  [
    '"Extração dentária em pacientes anticoagulados: orientação para a prática ‖ Em extrações simples de até 3 dentes, a varfarina não deve ser suspensa se o INR for de até 3,5. Com INR acima de 3,5, o procedimento deve ser adiado. O INR deve ser medido nas 24 horas anteriores à cirurgia. Recomenda-se bochecho com ácido tranexâmico a 4,8%, 10 mL quatro vezes ao dia, por 2 dias. Não se recomenda ponte com heparina. Para usuários de anticoagulantes diretos, omitir a dose da manhã apenas nos procedimentos de alto risco de sangramento. Para a dor, preferir paracetamol; evitar anti-inflamatórios não esteroidais, porque aumentam o risco de sangramento. A profilaxia antibiótica não é indicada somente pelo uso de anticoagulante."',
    [
      'A varfarina deve ser mantida em extrações simples de até 3 dentes quando o INR não ultrapassa 3,5 [1]',
      '- Ácido tranexâmico a 4,8%: bochechar 10 mL, quatro vezes por dia, durante 2 dias [1]',
      'O uso de anticoagulante, por si só, não é indicação de antibiótico profilático [1]',
    ],
    [
      ['digit', 'A orientação de não suspender a varfarina vale para extrações simples de até 8 dentes [1]'],
      ['comparator', 'A extração deve ser adiada quando o INR estiver abaixo de 3,5 [1]'],
      [
        'negation',
        'Recomenda-se ponte com heparina para a extração dentária em pacientes anticoagulados [1]',
      ],
      [
        'negation',
        'A varfarina deve ser suspensa antes de extrações simples de até 3 dentes, ainda que o INR seja de até 3,5 [1]',
      ],
    ],
  ],
  [
    '"Pre-travel advice among travellers visiting friends and relatives: an airport survey ‖ Of 1,206 travellers interviewed at departure, 534 were visiting friends and relatives and 672 were tourists. Pre-travel advice had been sought by 34% of the former and 61% of the latter (p<0.001). Malaria chemoprophylaxis was carried by 22% and 48%, and hepatitis A vaccination was reported by 39% and 57%, respectively. Intended use of bed nets did not differ (18% vs 17%; p=0.66). Those visiting friends and relatives planned longer trips (median 31 vs 12 days). The barriers named most often were cost (44%) and lack of time (29%). Travellers who had received advice were more likely to carry chemoprophylaxis (adjusted OR 3.2; 95% CI 2.4–4.3)."',
    [
      'Entre os viajantes que iam visitar amigos e parentes, 34% haviam buscado orientação pré-viagem; entre os turistas, 61% [1]',
      'Receber orientação antes da viagem associou-se a maior chance de levar quimioprofilaxia contra malária (OR ajustada 3,2) [1]',
      'Custo e falta de tempo foram os obstáculos mais citados, com 44% e 29%, respectivamente [1]',
    ],
    [
      [
        'digit',
        'A chance de portar quimioprofilaxia foi maior em quem recebeu aconselhamento (OR ajustada 5,2; IC 95% 2,4 a 4,3) [1]',
      ],
      [
        'direction',
        'Quem viajava para visitar amigos e parentes planejava estadias mais curtas do que os turistas [1]',
      ],
    ],
  ],
  [
    '"Vacina contra influenza de dose alta em idosos: ensaio clínico pragmático ‖ Foram incluídos 7.860 participantes com 65 anos ou mais, randomizados para vacina de dose alta ou de dose padrão. A hospitalização por influenza ou pneumonia ocorreu em 1,9% com a dose alta e em 2,7% com a dose padrão (efetividade relativa de 29%; IC 95% 6 a 47). A mortalidade por qualquer causa não diferiu (3,1% e 3,2%; p=0,81). Os títulos de anticorpos contra H3N2 foram 1,8 vez maiores com a dose alta. A dor no local da injeção foi mais frequente com a dose alta (36% contra 24%), e os eventos adversos graves foram semelhantes (8,2% e 8,5%). Entre residentes de instituições de longa permanência, a diferença de hospitalização não foi significativa (p=0,22)."',
    [
      'Em idosos, a vacina de dose alta reduziu as hospitalizações por influenza ou pneumonia de 2,7% para 1,9% em relação à dose padrão [1]',
      'Nos residentes de instituições de longa permanência não houve redução significativa de hospitalização com a dose alta (p=0,22) [1]',
      'A dose padrão causou menos dor no local da injeção do que a dose alta [1]',
    ],
    [
      ['bounds', 'A efetividade relativa da dose alta contra hospitalização foi de 29% (IC 95% 16 a 47) [1]'],
      ['direction', 'A dose alta baixou a mortalidade por qualquer causa (3,1% contra 3,2%; p=0,81) [1]'],
      ['direction', 'Os títulos de anticorpos contra H3N2 foram inferiores com a vacina de dose alta [1]'],
    ],
  ],
  [
    '"Effectiveness of a recombinant zoster vaccine in adults aged 70 years or older: a population cohort ‖ Among 212,400 adults, two doses had an effectiveness against herpes zoster of 76.2% (95% CI 73.9–78.3), and a single dose 52.8% (95% CI 46.1–58.7). Two-dose effectiveness waned from 81% in the first year to 68% in the fourth. Effectiveness against postherpetic neuralgia was 84%. Protection was lower in immunosuppressed than in immunocompetent people (63.0% vs 77.5%). An interval between doses longer than 6 months did not reduce effectiveness. Vaccination was not associated with Guillain–Barré syndrome (RR 1.3; 95% CI 0.6–2.8). Medically attended injection-site reactions occurred in 4 per 1,000 doses and were more common after the second dose than after the first."',
    [
      'A efetividade de duas doses foi de 76,2% (IC 95% 73,9 a 78,3), enquanto a de dose única ficou em 52,8% [1]',
      'A proteção conferida por duas doses se atenuou com o tempo, passando de 81% no primeiro ano para 68% no quarto [1]',
      'Reações locais que levaram a atendimento médico foram mais comuns depois da segunda dose do que da primeira [1]',
    ],
    [
      [
        'direction',
        'Os imunossuprimidos ficaram mais protegidos do que os imunocompetentes (63,0% contra 77,5%) [1]',
      ],
      ['negation', 'Espaçar as doses por mais de 6 meses comprometeu a efetividade da vacina [1]'],
    ],
  ],
  [
    '"Oral immunotherapy for peanut allergy in school-age children: a placebo-controlled trial ‖ Children aged 6 to 12 years (n=204) were randomised 2:1 to oral immunotherapy (n=136) or placebo (n=68). Desensitisation to 1,000 mg of peanut protein was achieved by 64.7% and 7.4%, respectively (p<0.001). Sustained unresponsiveness 8 weeks after stopping was found in 27.9% and 5.9%. Epinephrine was used more often with active treatment (18.4% vs 4.4%; p=0.006). Two children on active treatment developed eosinophilic oesophagitis, and none on placebo. Specific IgG4 rose during immunotherapy, whereas total IgE did not change. Withdrawals were 14.0% and 4.4%. Quality of life did not improve more with immunotherapy than with placebo (p=0.27)."',
    [
      'Dos pacientes que receberam imunoterapia oral, 64,7% toleraram 1.000 mg de proteína de amendoim; no placebo, foram 7,4% [1]',
      'O tratamento ativo exigiu epinefrina mais vezes do que o placebo (18,4% contra 4,4%; p=0,006) [1]',
      'A qualidade de vida não melhorou mais com a imunoterapia do que com o placebo [1]',
    ],
    [
      [
        'digit',
        'Oito semanas após a suspensão, 21,9% das crianças do grupo ativo mantinham ausência de resposta ao amendoim [1]',
      ],
      ['direction', 'A IgG4 específica caiu no decorrer da imunoterapia oral [1]'],
      ['negation', 'Nenhuma criança em tratamento ativo desenvolveu esofagite eosinofílica [1]'],
    ],
  ],
  [
    '"Rinofluxa spray nasal 50 mcg/dose: informações de bula ‖ Indicado para rinite alérgica sazonal e perene. Adultos e adolescentes a partir de 12 anos: 2 jatos em cada narina uma vez ao dia (total de 200 mcg por dia). Crianças de 4 a 11 anos: 1 jato em cada narina uma vez ao dia (100 mcg por dia). O alívio começa em cerca de 12 horas e o efeito máximo é atingido em até 2 semanas. Não deve ser usado na presença de infecção nasal não tratada nem após cirurgia nasal recente, até a cicatrização. Nos estudos, a epistaxe foi mais frequente com Rinofluxa do que com placebo (8% contra 5%); a cefaleia teve frequência semelhante. Rinofluxa não causa sonolência. O crescimento deve ser acompanhado em crianças com uso prolongado. Procurar o médico se não houver melhora em 4 semanas."',
    [
      '- Adultos e adolescentes de 12 anos ou mais: dois jatos por narina, uma vez ao dia, totalizando 200 mcg diários [1]',
      'O alívio com Rinofluxa tem início em torno de 12 horas e o efeito pleno é atingido em até 2 semanas [1]',
    ],
    [
      ['unit', 'Em maiores de 12 anos, a dose total de Rinofluxa é de 200 mg por dia [1]'],
      ['negation', 'Rinofluxa causa sonolência [1]'],
      ['negation', 'O spray pode ser usado na presença de infecção nasal não tratada [1]'],
    ],
  ],
  [
    '"Cuidados paliativos domiciliares no câncer avançado: estudo de coorte ‖ A coorte incluiu 1.032 pacientes com câncer avançado, dos quais 418 receberam acompanhamento paliativo domiciliar e 614 acompanhamento ambulatorial. O óbito ocorreu em casa em 58,1% e 21,7%, respectivamente (p<0,001). A média de visitas à emergência no último mês de vida foi de 0,8 no grupo domiciliar e 1,7 no ambulatorial. A sobrevida mediana foi de 74 e 69 dias (p=0,38). O controle da dor foi semelhante nos dois grupos. A sobrecarga do cuidador foi maior no grupo domiciliar (escala de Zarit 34 contra 29; p=0,01). O custo médio por paciente foi menor com o acompanhamento domiciliar (R$ 6.200 contra R$ 9.800). A quimioterapia nos últimos 14 dias foi menos usada no grupo domiciliar."',
    [
      'Morreram em casa 58,1% dos pacientes com acompanhamento paliativo domiciliar e 21,7% dos acompanhados em ambulatório [1]',
      'O acompanhamento domiciliar se associou a menos visitas à emergência no último mês de vida, mas a maior sobrecarga do cuidador [1]',
      'A sobrevida mediana não diferiu de modo significativo entre os grupos (74 e 69 dias; p=0,38) [1]',
    ],
    [
      [
        'digit',
        'A mediana de sobrevida foi de 94 dias com acompanhamento domiciliar e de 69 dias com acompanhamento ambulatorial [1]',
      ],
      [
        'direction',
        'O acompanhamento domiciliar encareceu o cuidado por paciente (R$ 6.200 contra R$ 9.800) [1]',
      ],
      [
        'direction',
        'Cuidadores de pacientes em acompanhamento domiciliar ficaram menos sobrecarregados do que os do grupo ambulatorial [1]',
      ],
    ],
  ],
  [
    '"Subcutaneous methylnaltrexone or laxative escalation for opioid-induced constipation in hospice patients: a randomised trial ‖ In 226 hospice patients (113 per group), laxation within 24 hours without rescue was obtained in 61.1% with methylnaltrexone and 38.9% with laxative escalation (p=0.001). Median time to the first bowel movement was 5.2 hours versus 21.5 hours. Abdominal pain was more common with methylnaltrexone (25.7% vs 14.2%; p=0.03), mostly mild. Pain scores and opioid doses did not change in either group, and no signs of opioid withdrawal were seen. Nausea did not differ between groups. Median survival was similar (33 vs 35 days). Caregivers preferred methylnaltrexone because fewer enemas were needed."',
    [
      'Com a escalada de laxantes, a primeira evacuação demorou mais: mediana de 21,5 horas, contra 5,2 horas com metilnaltrexona [1]',
      'Tiveram dor abdominal 25,7% dos pacientes que receberam metilnaltrexona e 14,2% dos que passaram por escalada de laxantes (p=0,03) [1]',
    ],
    [
      ['unit', 'A mediana até a primeira evacuação com metilnaltrexona foi de 5,2 dias [1]'],
      [
        'direction',
        'A metilnaltrexona obteve evacuação em 24 horas sem resgate em uma proporção menor de pacientes do que a escalada de laxantes (61,1% contra 38,9%) [1]',
      ],
      [
        'negation',
        'Sinais de abstinência de opioide foram vistos nos pacientes tratados com metilnaltrexona [1]',
      ],
    ],
  ],
  [
    '"Continuous topical oxygen for diabetic foot ulcers: a sham-controlled randomised trial ‖ We randomised 222 patients with ulcers lasting more than 4 weeks to topical oxygen or a sham device (111 per group). Complete healing at 12 weeks was achieved by 42.3% with oxygen and 27.9% with sham (OR 1.90; 95% CI 1.08–3.32; p=0.03). Ulcer area decreased more with oxygen (68% vs 49%; p=0.01). Amputation occurred in 4.5% and 6.3% (p=0.55), and wound infection rates did not differ. Among healed patients, recurrence at 12 months was 15% with oxygen and 17% with sham (p=0.80). Pain during dressing changes was lower with oxygen. No device-related serious adverse event occurred. Nursing visits were fewer in the oxygen group."',
    [
      'A cicatrização completa em 12 semanas foi mais frequente com oxigênio tópico do que com o dispositivo simulado (OR 1,90; IC 95% 1,08 a 3,32) [1]',
      'Não houve diferença significativa de amputação entre oxigênio tópico e dispositivo simulado (4,5% e 6,3%; p=0,55) [1]',
    ],
    [
      ['decimal', 'O oxigênio tópico aumentou a chance de cicatrização completa em 12 semanas (OR 19,0) [1]'],
      ['comparator', 'Participaram pacientes com úlceras de menos de 4 semanas de duração [1]'],
      ['direction', 'O grupo do oxigênio tópico demandou mais visitas de enfermagem [1]'],
      [
        'negation',
        'O oxigênio tópico não ampliou a proporção de pacientes com cicatrização completa em 12 semanas (42,3% contra 27,9%; p=0,03) [1]',
      ],
    ],
  ],
  [
    '"Prevenção e tratamento da lesão por pressão no adulto hospitalizado: diretriz ‖ Recomenda-se reposicionar o paciente acamado a cada 2 a 4 horas e manter a cabeceira em até 30 graus, quando não houver contraindicação. Não se devem massagear as proeminências ósseas nem usar almofadas em forma de anel. A ingestão proteica deve ser de 1,25 a 1,5 g/kg/dia nos pacientes em risco nutricional. O curativo de espuma no sacro reduz a incidência de lesões em pacientes de terapia intensiva. Antibiótico sistêmico não deve ser prescrito na ausência de sinais de infecção. A terapia por pressão negativa pode ser considerada nas lesões de estágios 3 e 4. Se a área não diminuir pelo menos 40% em 4 semanas, o plano deve ser revisto. Não há evidência suficiente para recomendar o ultrassom terapêutico."',
    [
      'Quando a área da lesão não diminui ao menos 40% em 4 semanas, cabe rever o plano de tratamento [1]',
      'Em pacientes de terapia intensiva, a aplicação de curativo de espuma na região sacral diminui a incidência de lesão por pressão [1]',
    ],
    [
      ['unit', '- Pacientes em risco nutricional: oferta proteica de 1,25 a 1,5 mg/kg/dia [1]'],
      ['negation', 'As proeminências ósseas devem ser massageadas no paciente acamado [1]'],
    ],
  ],
  [
    '"Vacina contra influenza de dose alta em idosos: ensaio clínico pragmático ‖ Foram incluídos 7.860 participantes com 65 anos ou mais, randomizados para vacina de dose alta ou de dose padrão. A hospitalização por influenza ou pneumonia ocorreu em 1,9% com a dose alta e em 2,7% com a dose padrão (efetividade relativa de 29%; IC 95% 6 a 47). A mortalidade por qualquer causa não diferiu (3,1% e 3,2%; p=0,81). Os títulos de anticorpos contra H3N2 foram 1,8 vez maiores com a dose alta. A dor no local da injeção foi mais frequente com a dose alta (36% contra 24%), e os eventos adversos graves foram semelhantes (8,2% e 8,5%). Entre residentes de instituições de longa permanência, a diferença de hospitalização não foi significativa (p=0,22)." + "Effectiveness of a recombinant zoster vaccine in adults aged 70 years or older: a population cohort ‖ Among 212,400 adults, two doses had an effectiveness against herpes zoster of 76.2% (95% CI 73.9–78.3), and a single dose 52.8% (95% CI 46.1–58.7). Two-dose effectiveness waned from 81% in the first year to 68% in the fourth. Effectiveness against postherpetic neuralgia was 84%. Protection was lower in immunosuppressed than in immunocompetent people (63.0% vs 77.5%). An interval between doses longer than 6 months did not reduce effectiveness. Vaccination was not associated with Guillain–Barré syndrome (RR 1.3; 95% CI 0.6–2.8). Medically attended injection-site reactions occurred in 4 per 1,000 doses and were more common after the second dose than after the first."',
    [],
    [['wrong-reference', 'Contra a neuralgia pós-herpética, a efetividade da vacina foi de 84% [1]']],
  ],
  [
    '"CPAP adherence and recurrence of atrial fibrillation in obstructive sleep apnoea: a cohort study ‖ Of 2,214 patients followed after cardioversion, 1,043 used CPAP for at least 4 hours per night (adherent). Atrial fibrillation recurred in 18.3 per 100 person-years among adherent and 25.7 among non-adherent patients (adjusted HR 0.74; 95% CI 0.63–0.87). Stroke rates did not differ (HR 0.88; 95% CI 0.59–1.32). Systolic pressure was 3.9 mmHg lower in adherent patients at 12 months. The benefit on recurrence was not seen in patients with an apnoea–hypopnoea index below 15. Women were less often adherent than men (41% vs 52%). Body weight did not change in either group. Claustrophobia was the main reason for giving up treatment." + "Digital cognitive behavioural therapy, zolpidem or both for chronic insomnia: a three-arm trial ‖ We randomised 366 adults (122 per arm). At 8 weeks the Insomnia Severity Index fell by 8.4 points with digital therapy, 6.1 with zolpidem and 8.9 with the combination. Digital therapy was superior to zolpidem (difference 2.3 points; 95% CI 1.1–3.5), and the combination was no better than digital therapy alone (difference 0.5; 95% CI −0.7 to 1.7). Remission at 6 months was 47%, 26% and 44%, respectively. At week 2, total sleep time had increased more with zolpidem than with digital therapy (38 vs 9 minutes). Daytime drowsiness was reported by 7%, 22% and 19%. Dropout was higher with digital therapy (24%) than with zolpidem (13%) or the combination (15%)."',
    [],
    [
      [
        'wrong-reference',
        'A sonolência diurna foi relatada por 22% dos pacientes que usaram zolpidem e por 7% dos que fizeram terapia digital [1]',
      ],
    ],
  ],
  [
    '"Treat-and-extend versus monthly anti-VEGF injections in neovascular macular degeneration: a meta-analysis ‖ Eleven trials (3,276 eyes) were included. At 12 months the mean gain in visual acuity was 7.1 letters with treat-and-extend and 7.9 letters with monthly injections (mean difference −0.8; 95% CI −2.1 to 0.5). Treat-and-extend required 4.2 fewer injections per year (95% CI 3.6–4.8). Central retinal thickness did not differ between strategies. Geographic atrophy developed less often with treat-and-extend (RR 0.74; 95% CI 0.58–0.94). Endophthalmitis was rare, at 0.3 per 1,000 injections, with no difference between strategies. Certainty of evidence was moderate for visual acuity and low for geographic atrophy." + "Laser trabeculoplasty or lomaprost drops as first treatment of open-angle glaucoma: a randomised trial ‖ We randomised 418 untreated patients to laser trabeculoplasty (n=209) or lomaprost drops (n=209). At 36 months mean intraocular pressure was 16.8 mmHg after laser and 16.5 mmHg with drops (difference 0.3 mmHg; 95% CI −0.4 to 1.0). Visual field progression occurred in 9.6% and 14.8% (HR 0.63; 95% CI 0.36–1.09; p=0.10). In the laser group, 74% of patients needed no drops at 36 months. Conjunctival hyperaemia was reported less often after laser (3% vs 21%; p<0.001). Fewer patients in the laser group required trabeculectomy (1 vs 8; p=0.02). Quality of life did not differ between groups. Treatment costs were lower with laser."',
    [],
    [
      [
        'wrong-reference',
        'Aos 36 meses, a pressão intraocular média era de 16,8 mmHg após o laser e de 16,5 mmHg com o colírio [1]',
      ],
    ],
  ],
  [
    '"Prevenção e tratamento da lesão por pressão no adulto hospitalizado: diretriz ‖ Recomenda-se reposicionar o paciente acamado a cada 2 a 4 horas e manter a cabeceira em até 30 graus, quando não houver contraindicação. Não se devem massagear as proeminências ósseas nem usar almofadas em forma de anel. A ingestão proteica deve ser de 1,25 a 1,5 g/kg/dia nos pacientes em risco nutricional. O curativo de espuma no sacro reduz a incidência de lesões em pacientes de terapia intensiva. Antibiótico sistêmico não deve ser prescrito na ausência de sinais de infecção. A terapia por pressão negativa pode ser considerada nas lesões de estágios 3 e 4. Se a área não diminuir pelo menos 40% em 4 semanas, o plano deve ser revisto. Não há evidência suficiente para recomendar o ultrassom terapêutico." + "Continuous topical oxygen for diabetic foot ulcers: a sham-controlled randomised trial ‖ We randomised 222 patients with ulcers lasting more than 4 weeks to topical oxygen or a sham device (111 per group). Complete healing at 12 weeks was achieved by 42.3% with oxygen and 27.9% with sham (OR 1.90; 95% CI 1.08–3.32; p=0.03). Ulcer area decreased more with oxygen (68% vs 49%; p=0.01). Amputation occurred in 4.5% and 6.3% (p=0.55), and wound infection rates did not differ. Among healed patients, recurrence at 12 months was 15% with oxygen and 17% with sham (p=0.80). Pain during dressing changes was lower with oxygen. No device-related serious adverse event occurred. Nursing visits were fewer in the oxygen group."',
    [],
    [
      [
        'wrong-reference',
        'A recorrência da úlcera aos 12 meses, entre os cicatrizados, foi de 15% com oxigênio e de 17% com o dispositivo simulado [1]',
      ],
    ],
  ],
];

export const skinAndSenses: HandCase[] = casesOf(groups);
