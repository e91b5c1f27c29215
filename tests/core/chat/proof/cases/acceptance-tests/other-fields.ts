import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** As an assistant answers, over invented passages of eight fields that the corpus lacks. */
const groups: CaseGroup[] = [
  [
    '"Cooler dialysate at two temperatures and intradialytic hypotension: a three-arm randomised trial ‖ We randomised 412 adults on maintenance haemodialysis to dialysate at 36.5 °C (n=138), 36.0 °C (n=137) or 35.5 °C (n=137) for 24 weeks. Intradialytic hypotension occurred in 19.4% of sessions at 36.5 °C, 14.8% at 36.0 °C and 11.2% at 35.5 °C. Compared with 36.5 °C, the rate was lower at 35.5 °C (rate ratio 0.58, 95% CI 0.46 to 0.73; p<0.001) and at 36.0 °C (0.76, 0.62 to 0.94; p=0.01). Recovery time after dialysis was shortened by a median of 47 minutes in the 35.5 °C group. Hospital admissions did not differ among groups (p=0.41). Shivering was reported more often at 35.5 °C (23%) than at 36.5 °C (6%) and led to discontinuation in nine patients. Kt/V was unaffected by temperature. Lowering dialysate temperature reduces intradialytic hypotension at the cost of more thermal discomfort."',
    [
      'Com o dialisato a 35,5 °C, houve hipotensão intradialítica em 11,2% das sessões, contra 19,4% a 36,5 °C [1]',
      'Nem o Kt/V nem as internações hospitalares foram modificados pela temperatura do dialisato [1]',
      '- Calafrios: 23% a 35,5 °C e 6% a 36,5 °C, com descontinuação em nove pacientes [1]',
    ],
    [
      [
        'direction',
        'No grupo de 35,5 °C, o tempo de recuperação após a diálise se prolongou em 47 minutos (mediana) [1]',
      ],
      [
        'direction',
        'Reduzir a temperatura do dialisato previne a hipotensão intradialítica e ainda alivia o desconforto térmico [1]',
      ],
      [
        'digit',
        'O ensaio randomizou 421 adultos em hemodiálise de manutenção para três temperaturas de dialisato [1]',
      ],
      [
        'bounds',
        'A 35,5 °C, a taxa de hipotensão intradialítica foi menor que a 36,5 °C (razão de taxas 0,58; IC 95% 0,46 a 0,93) [1]',
      ],
    ],
  ],
  [
    '"Anemia na doença renal crônica não dialítica: recomendações de um grupo de trabalho ‖ Recomenda-se iniciar ferro intravenoso quando a ferritina for inferior a 100 ng/mL ou a saturação de transferrina for inferior a 20%. Não se recomenda iniciar agente estimulador da eritropoiese com hemoglobina igual ou superior a 10 g/dL. Durante o tratamento, a hemoglobina não deve ultrapassar 11,5 g/dL, pois alvos mais altos aumentaram o risco de acidente vascular cerebral e de trombose do acesso, sem melhora da sobrevida. A hemoglobina deve ser dosada a cada 4 semanas na fase de correção e a cada 12 semanas na manutenção. O ferro intravenoso está contraindicado na vigência de infecção sistêmica ativa. Sugere-se evitar transfusão em candidatos a transplante, pelo risco de sensibilização. A dose do agente deve ser reduzida em 25% se a hemoglobina subir mais de 2 g/dL em um mês."',
    [
      'Com hemoglobina de 10 g/dL ou mais, a recomendação é não começar o agente estimulador da eritropoiese [1]',
      'Para candidatos a transplante, a sugestão é evitar transfusões, dado o risco de sensibilização [1]',
      '- Hemoglobina: dosar a cada 4 semanas na correção e a cada 12 semanas na manutenção [1]',
    ],
    [
      [
        'direction',
        'Alvos mais altos de hemoglobina diminuíram o risco de acidente vascular cerebral e de trombose do acesso [1]',
      ],
      ['unit', 'Durante o tratamento, a hemoglobina não deve passar de 11,5 g/L [1]'],
      [
        'comparator',
        'O ferro intravenoso deve ser iniciado quando a saturação de transferrina estiver acima de 20% [1]',
      ],
      [
        'negation',
        'Na vigência de infecção sistêmica ativa, o ferro intravenoso não está contraindicado [1]',
      ],
    ],
  ],
  [
    '"Early steroid withdrawal after kidney transplantation: a multicentre cohort ‖ Among 2,316 adult kidney recipients followed for a median of 5.2 years, 874 had corticosteroids withdrawn within 7 days. Biopsy-proven acute rejection in the first year was more frequent after withdrawal than with continued steroids (14.6% vs 9.8%; adjusted HR 1.52, 95% CI 1.19–1.94). Post-transplant diabetes was less common (8.1% vs 13.7%; HR 0.57, 0.43–0.75), and mean LDL cholesterol was 11 mg/dL lower. BK viraemia was detected less often after withdrawal (10.2% vs 15.9%; p<0.001). Five-year death-censored graft survival was similar (88.3% vs 89.1%; p=0.55), as was patient survival. In recipients with panel-reactive antibody above 80%, graft loss was higher with withdrawal (HR 1.83, 1.12–2.99). Withdrawal should not be offered to highly sensitised recipients."',
    [
      'Os receptores que mantiveram o corticoide tiveram menos rejeição aguda comprovada por biópsia no primeiro ano (9,8% vs 14,6%) [1]',
      'A suspensão precoce do corticoide associou-se a menos diabetes pós-transplante (HR 0,57; IC 95% 0,43–0,75) [1]',
      'Retirar ou não o corticoide na primeira semana não mudou a sobrevida do enxerto em cinco anos, censurada para óbito, nem a do paciente [1]',
    ],
    [
      [
        'direction',
        'A viremia por BK foi detectada mais vezes após a retirada do corticoide (10,2% vs 15,9%; p < 0,001) [1]',
      ],
      [
        'direction',
        'Nos receptores com painel de anticorpos muito elevado, a retirada do corticoide protegeu contra a perda do enxerto [1]',
      ],
      ['digit', 'Com a retirada do corticoide, o LDL médio ficou 17 mg/dL mais baixo [1]'],
      [
        'negation',
        'A suspensão do corticoide deve ser oferecida aos receptores altamente sensibilizados [1]',
      ],
    ],
  ],
  [
    '"Treat-and-extend versus fixed dosing of an anti-VEGF agent in neovascular age-related macular degeneration ‖ In this non-inferiority trial, 528 eyes were assigned to treat-and-extend (n=264) or fixed injections every 8 weeks (n=264). At 52 weeks, mean best-corrected visual acuity gain was 6.9 letters with treat-and-extend and 7.4 letters with fixed dosing (difference −0.5; 95% CI −2.1 to 1.1), meeting the 4-letter non-inferiority margin. The mean number of injections was 5.8 vs 8.1 (p<0.001). Central subfield thickness fell by 128 µm and 141 µm, respectively (p=0.09). Endophthalmitis occurred in one eye in each group. Raised intraocular pressure was seen less often with treat-and-extend (3.4% vs 7.6%; p=0.03). Patient-reported treatment burden improved with treat-and-extend, whereas vision-related quality of life did not differ. Results were not adjusted for lens status."',
    [
      'No esquema fixo a cada 8 semanas, o ganho médio foi de 7,4 letras em 52 semanas; no tratar-e-estender, de 6,9 letras [1]',
      'O tratar-e-estender exigiu em média menos injeções do que a dose fixa (5,8 contra 8,1) [1]',
      'Cada grupo teve um olho com endoftalmite, e a qualidade de vida relacionada à visão não diferiu [1]',
    ],
    [
      [
        'direction',
        'A elevação da pressão intraocular apareceu com mais frequência no tratar-e-estender (3,4% vs 7,6%; p = 0,03) [1]',
      ],
      [
        'decimal',
        'Houve aumento da pressão intraocular em 0,34% dos olhos tratados com o esquema tratar-e-estender, ante 7,6% com a dose fixa [1]',
      ],
      [
        'unit',
        'A espessura do subcampo central diminuiu 128 mm com tratar-e-estender e 141 mm com a dose fixa [1]',
      ],
      ['negation', 'Os resultados foram ajustados pelo estado do cristalino [1]'],
    ],
  ],
  [
    '"OCUVERTE (prostanoide e timolol), solução oftálmica: bula para o profissional de saúde ‖ Instilar uma gota no olho afetado uma vez ao dia, preferencialmente à noite. Se outro colírio for usado, aguardar pelo menos 10 minutos entre as aplicações. O medicamento é contraindicado em pacientes com asma brônquica, bradicardia sinusal ou bloqueio atrioventricular de segundo ou terceiro grau. As lentes de contato devem ser retiradas antes da instilação e recolocadas após 15 minutos. A hiperemia conjuntival foi a reação mais comum (18,5%), seguida de prurido ocular (4,2%). Pode ocorrer escurecimento permanente da íris. Não há dados suficientes que sustentem o uso em menores de 18 anos. Após aberto, o frasco deve ser descartado em 28 dias. Não deve ser usado na gravidez, salvo se claramente necessário. Conservar abaixo de 25 °C."',
    [
      'Entre a aplicação desse colírio e a de outro, o intervalo mínimo é de 10 minutos [1]',
      'Pacientes com asma brônquica ou bradicardia sinusal não devem receber o medicamento [1]',
      'A íris pode escurecer de modo permanente com o uso do produto [1]',
    ],
    [
      ['direction', 'A hiperemia conjuntival (18,5%) foi menos comum que o prurido ocular (4,2%) [1]'],
      ['digit', 'As lentes de contato só devem ser recolocadas 45 minutos depois da instilação [1]'],
      [
        'comparator',
        'Quando há outro colírio em uso, o intervalo entre as aplicações deve ser de no máximo 10 minutos [1]',
      ],
      ['negation', 'Há dados suficientes para sustentar o uso do colírio em menores de 18 anos [1]'],
    ],
  ],
  [
    '"Smartphone fundus imaging with automated reading for referable diabetic retinopathy: a diagnostic accuracy study ‖ We examined 1,184 adults with diabetes in 14 primary care clinics; the reference was seven-field photography. Sensitivity for referable retinopathy was 91.3% (95% CI 87.0–94.5) and specificity 84.6% (82.2–86.8). Positive and negative predictive values were 56.2% and 97.8%. Sensitivity was lower without pupil dilation (83.9% vs 94.1%; p=0.004), while specificity did not change. Images were ungradable in 7.2% of eyes, mostly because of cataract. Agreement with ophthalmologists was substantial (kappa 0.78). Mean reading time was 42 seconds, shorter than manual grading (6.5 minutes). The area under the curve for diabetic macular oedema was 0.81, below the prespecified target of 0.85. Dilated acquisition is advised when the tool is used for screening."',
    [
      'O valor preditivo negativo alcançou 97,8%, ao passo que o positivo ficou em 56,2% [1]',
      'A catarata foi o principal motivo das imagens não classificáveis, encontradas em 7,2% dos olhos [1]',
      'Sem midríase, o exame perde sensibilidade, mas mantém a especificidade [1]',
    ],
    [
      ['direction', 'Para o edema macular diabético, a área sob a curva superou a meta pré-especificada [1]'],
      ['direction', 'A especificidade caiu quando as imagens foram obtidas sem dilatação da pupila [1]'],
      ['unit', 'A leitura automatizada levou em média 42 minutos [1]'],
      ['bounds', 'A sensibilidade para retinopatia referenciável foi de 91,3% (IC 95% 87,0–98,5) [1]'],
    ],
  ],
  [
    '"Velotinib cream in two strengths for chronic hand eczema: a randomised vehicle-controlled trial ‖ Adults with chronic hand eczema (n=369) received velotinib cream 1%, velotinib cream 2% or vehicle twice daily for 16 weeks (1:1:1). Clear or almost clear skin at week 16 was achieved by 31.7%, 43.1% and 12.2%, respectively (both p<0.001 vs vehicle). Itch scores decreased by 2.4, 3.6 and 1.1 points. The 2% strength was superior to the 1% strength for the primary endpoint (p=0.04) but not for pain. Application-site burning was reported in 9.8%, 10.6% and 8.9%, without significant differences. No serious infection was observed. Nasopharyngitis was more frequent with 2% cream (14.6%) than with vehicle (6.5%). After stopping, median time to relapse was 58 days with 2% cream and 34 days with 1% cream. Work productivity did not improve significantly with either strength."',
    [
      'Apenas 12,2% dos pacientes que usaram o veículo chegaram a pele limpa ou quase limpa na semana 16 [1]',
      'O creme a 2% superou o de 1% no desfecho primário, mas não na dor [1]',
      'A ardência no local da aplicação não diferiu de forma significativa entre os três grupos [1]',
    ],
    [
      [
        'direction',
        'Suspenso o tratamento, a recidiva veio mais cedo com o creme a 2% (mediana de 58 dias) do que com o de 1% (34 dias) [1]',
      ],
      ['digit', 'O escore de prurido caiu 2,6 pontos com o creme a 2% [1]'],
      ['negation', 'A produtividade no trabalho melhorou significativamente com as duas concentrações [1]'],
    ],
  ],
  [
    '"Isotretinoína oral em dose baixa na acne moderada: coorte retrospectiva ‖ Foram analisados 643 pacientes com acne moderada tratados com isotretinoína em dose baixa (0,25 mg/kg/dia; n = 318) ou convencional (0,5 a 1,0 mg/kg/dia; n = 325). A remissão ao final do tratamento foi semelhante (89,6% vs 91,4%; p = 0,44). A recidiva em dois anos foi maior com a dose baixa (27,4% vs 18,2%; p = 0,005). Queilite (61,0% vs 92,3%) e xerose foram menos frequentes no grupo de dose baixa. A elevação de triglicérides ocorreu em 5,7% e 14,8% dos pacientes, respectivamente. A duração mediana do tratamento foi de 9,5 meses com a dose baixa e de 6,5 meses com a convencional. Não houve casos de depressão grave. O abandono foi menor no grupo de dose baixa (4,1% vs 9,8%). Sexo e idade não se associaram à recidiva."',
    [
      'Quem recebeu a dose convencional teve menos recidiva em dois anos (18,2% contra 27,4%) [1]',
      'O tratamento em dose baixa foi mais longo, com mediana de 9,5 meses, contra 6,5 meses na dose convencional [1]',
      'Nem o sexo nem a idade mostraram associação com a recidiva da acne [1]',
    ],
    [
      ['direction', 'Mais pacientes abandonaram o tratamento no grupo de dose baixa (4,1% vs 9,8%) [1]'],
      [
        'direction',
        'A remissão ao final do tratamento foi significativamente pior com a dose baixa de isotretinoína [1]',
      ],
      ['decimal', 'No grupo de dose baixa, a isotretinoína foi usada a 2,5 mg/kg/dia [1]'],
    ],
  ],
  [
    '"Narrowband UVB combined with topical calcineurin inhibitors for vitiligo: systematic review and meta-analysis ‖ Seventeen randomised trials (1,046 patients) were included. Combination therapy increased the proportion of patients with at least 75% facial repigmentation compared with phototherapy alone (RR 1.64, 95% CI 1.31 to 2.05; I2=38%). No benefit was found for hands and feet (RR 1.08, 0.79 to 1.47). Erythema was more common with combination therapy (RR 1.39, 1.06 to 1.82), whereas blistering was not (RR 0.97, 0.55 to 1.70). The cumulative dose required was reduced by 14.2 J/cm2. The effect was greater in children than in adults (p for interaction 0.02). Trials longer than 6 months showed no loss of effect. Certainty was moderate for facial lesions and very low for acral lesions. No skin cancer was recorded, but follow-up did not exceed 12 months."',
    [
      'Em mãos e pés, associar o inibidor de calcineurina tópico não trouxe benefício (RR 1,08; IC 95% 0,79 a 1,47) [1]',
      'O ganho com a combinação foi mais acentuado em crianças que em adultos [1]',
      'Não se registrou câncer de pele, porém o seguimento não passou de 12 meses [1]',
    ],
    [
      ['direction', 'Com a terapia combinada, a dose cumulativa necessária subiu 14,2 J/cm² [1]'],
      [
        'comparator',
        'A combinação aumentou a proporção de pacientes com menos de 75% de repigmentação facial (RR 1,64; IC 95% 1,31 a 2,05) [1]',
      ],
    ],
  ],
  [
    '"Outpatient balloon versus inpatient dinoprostone for cervical ripening: randomised trial ‖ Nulliparous women at 39 weeks or later (n=702) were allocated to outpatient single-balloon ripening (n=350) or inpatient dinoprostone (n=352). Caesarean delivery occurred in 27.1% and 28.7% (RR 0.95, 95% CI 0.75–1.20). Uterine hyperstimulation was rarer with the balloon (1.4% vs 7.4%; p<0.001). Time from admission to delivery was shorter in the balloon group (15.6 vs 24.3 hours), but oxytocin was needed more often (84.3% vs 61.9%). Five-minute Apgar score below 7 and admission to neonatal intensive care were comparable. Maternal infection was not increased by the balloon (4.9% vs 5.1%). Pain scores during ripening were lower and satisfaction was higher with the balloon. Women with previous caesarean were excluded."',
    [
      'A via de parto não mudou de modo significativo: cesárea em 27,1% com balão e em 28,7% com dinoprostona [1]',
      'No grupo da dinoprostona, a hiperestimulação uterina foi mais frequente (7,4% vs 1,4%; p < 0,001) [1]',
      'As mulheres com balão sentiram menos dor durante o preparo cervical e ficaram mais satisfeitas [1]',
    ],
    [
      ['direction', 'O balão poupou ocitocina, usada com menor frequência nesse grupo (84,3% vs 61,9%) [1]'],
      [
        'direction',
        'O intervalo entre a admissão e o parto foi mais longo com o balão do que com a dinoprostona [1]',
      ],
      ['negation', 'A infecção materna foi aumentada pelo uso do balão [1]'],
    ],
  ],
  [
    '"Protocolo de prevenção da pré-eclâmpsia em gestantes de alto risco ‖ Recomenda-se ácido acetilsalicílico 150 mg ao dia, à noite, para gestantes com risco alto, com início entre 12 e 16 semanas e suspensão na 36ª semana. O início após 20 semanas não é recomendado, por ausência de benefício. O cálcio (1,0 a 1,5 g/dia) deve ser oferecido quando a ingestão dietética for baixa, isto é, inferior a 600 mg/dia; em mulheres com ingestão adequada, o cálcio não reduz a incidência da doença. A suplementação de vitaminas C e E não deve ser prescrita. O repouso no leito não previne a pré-eclâmpsia e aumenta o risco de tromboembolismo. O sulfato de magnésio diminui as convulsões na pré-eclâmpsia com sinais de gravidade. A pressão arterial deve ser mantida abaixo de 140/90 mmHg. Alergia ao ácido acetilsalicílico contraindica a profilaxia."',
    [
      'O ácido acetilsalicílico deve ser iniciado entre 12 e 16 semanas e interrompido na 36ª semana [1]',
      '- Vitaminas C e E: não prescrever a suplementação [1]',
      'Além de não prevenir a pré-eclâmpsia, o repouso no leito eleva o risco de tromboembolismo [1]',
    ],
    [
      [
        'digit',
        'Para gestantes de risco alto, recomenda-se ácido acetilsalicílico 100 mg ao dia, à noite [1]',
      ],
      ['unit', 'Se a ingestão dietética for baixa, deve-se oferecer cálcio na dose de 1,0 a 1,5 mg/dia [1]'],
      [
        'bounds',
        'A profilaxia com ácido acetilsalicílico deve começar entre 12 e 18 semanas de gestação [1]',
      ],
      ['negation', 'O início do ácido acetilsalicílico após 20 semanas é recomendado [1]'],
    ],
  ],
  [
    '"Surfactant by thin catheter or by intubation in infants of 25 to 29 weeks: a randomised trial ‖ Of 486 preterm infants on CPAP, 243 received surfactant through a thin catheter and 243 through intubation. Mechanical ventilation within 72 hours was less frequent with the thin catheter (29.6% vs 43.2%; RR 0.69, 95% CI 0.54–0.87). Death or bronchopulmonary dysplasia at 36 weeks did not differ (34.2% vs 38.7%; p=0.30). Pneumothorax rates were 4.9% and 9.1% (p=0.07). Severe intraventricular haemorrhage was lower with the thin catheter (5.3% vs 10.3%; p=0.04). Bradycardia during the procedure was more common with the catheter (18.9% vs 10.7%), and surfactant reflux was also increased. Length of stay was unchanged. In infants below 27 weeks, the catheter did not reduce the need for ventilation. A second dose was required in 22.6% of catheter infants and in 14.4% of intubated infants."',
    [
      'Os bebês que receberam surfactante por intubação precisaram mais de ventilação mecânica nas primeiras 72 horas (43,2% contra 29,6%) [1]',
      'Óbito ou displasia broncopulmonar com 36 semanas ocorreram em proporções que não diferiram entre as técnicas (p = 0,30) [1]',
      'O tempo de internação permaneceu inalterado com o uso do cateter fino [1]',
    ],
    [
      [
        'direction',
        'A hemorragia intraventricular grave não diferiu entre cateter fino e intubação (5,3% vs 10,3%; p = 0,04) [1]',
      ],
      ['bounds', 'O cateter fino diminuiu a ventilação mecânica em 72 horas (RR 0,69; IC 95% 0,34–0,87) [1]'],
      ['negation', 'Nos menores de 27 semanas, o cateter fino reduziu a necessidade de ventilação [1]'],
    ],
  ],
  [
    '"Alta hospitalar precoce e icterícia neonatal: coorte em nove maternidades ‖ Entre 4.218 recém-nascidos a termo, 1.506 receberam alta antes de 48 horas. A reinternação por icterícia foi mais frequente após alta precoce (3,9% vs 1,6%; RR 2,4; IC 95% 1,6–3,6). A medida da bilirrubina transcutânea antes da alta reduziu as reinternações em 41%. O aleitamento materno exclusivo não se associou à reinternação após ajuste. Nenhum caso de kernicterus foi registrado. A exsanguineotransfusão foi realizada em 3 recém-nascidos, todos do grupo de alta precoce. O tempo médio de fototerapia foi de 31 horas e não diferiu entre os grupos. A consulta em até 72 horas após a alta ocorreu em apenas 38,4% dos casos. A idade gestacional de 37 semanas aumentou o risco em comparação com 39 semanas ou mais (OR 3,1)."',
    [
      'A alta antes de 48 horas foi seguida de mais reinternações por icterícia (3,9% contra 1,6%) [1]',
      'Depois do ajuste, o aleitamento materno exclusivo não mostrou associação com a reinternação [1]',
      'Os três recém-nascidos submetidos a exsanguineotransfusão pertenciam ao grupo de alta precoce [1]',
    ],
    [
      ['direction', 'Medir a bilirrubina transcutânea antes da alta elevou as reinternações em 41% [1]'],
      ['digit', 'A fototerapia durou em média 37 horas, sem diferença entre os grupos [1]'],
    ],
  ],
  [
    '"Two doses of subcutaneous ketamine in treatment-resistant depression: randomised active-placebo trial ‖ Adults with treatment-resistant depression (n=186) received twice-weekly subcutaneous ketamine 0.5 mg/kg, ketamine 0.9 mg/kg or midazolam for 4 weeks. Remission at week 4 was 16.1%, 25.8% and 3.2%, respectively. The difference from midazolam was significant for 0.9 mg/kg (p=0.001) and for 0.5 mg/kg (p=0.03). Suicidal ideation fell in all groups, with no between-group difference. Systolic blood pressure rose by 12 mmHg, 21 mmHg and 2 mmHg during sessions. Dissociation was dose dependent and resolved within 2 hours. Cognition did not deteriorate. Four weeks after the last dose, 44% of remitters on 0.9 mg/kg had relapsed. No cystitis was recorded. Self-reported anxiety improved with 0.9 mg/kg but not with 0.5 mg/kg."',
    [
      'Na semana 4, estavam em remissão 25,8% dos tratados com cetamina 0,9 mg/kg e 3,2% dos que receberam midazolam [1]',
      'A ideação suicida diminuiu nos três grupos, sem diferença entre eles [1]',
      'Não houve deterioração cognitiva nem registro de cistite [1]',
    ],
    [
      ['direction', 'A ansiedade autorrelatada se agravou com a dose mais alta de cetamina [1]'],
      [
        'digit',
        'Quatro semanas após a última dose, 24% dos pacientes em remissão com 0,9 mg/kg haviam recaído [1]',
      ],
      ['negation', 'A ansiedade autorrelatada melhorou com a cetamina a 0,5 mg/kg [1]'],
    ],
  ],
  [
    '"Clozapine and long-term outcomes in schizophrenia: a register cohort ‖ We followed 11,842 people with schizophrenia for a median of 9.4 years. Compared with other oral antipsychotics, clozapine was associated with lower all-cause mortality (adjusted HR 0.71, 95% CI 0.62–0.81) and fewer suicide attempts (HR 0.54, 0.45–0.65). Rehospitalisation for psychosis decreased (HR 0.78, 0.72–0.85). Pneumonia was more frequent (HR 1.66, 1.41–1.95), and ileus admissions doubled (HR 2.03, 1.50–2.75). Risk of diabetes did not differ from that with olanzapine (HR 1.04, 0.92–1.18). Agranulocytosis occurred in 0.4% of users, with 88% of cases in the first 18 weeks. Cardiovascular mortality was neither increased nor reduced. Discontinuation within the first year was less likely than with risperidone (29% vs 46%). Smoking status was not available."',
    [
      'Em relação a outros antipsicóticos orais, a clozapina associou-se a menor mortalidade por todas as causas (HR ajustado 0,71) [1]',
      'A maioria dos casos de agranulocitose (88%) surgiu nas primeiras 18 semanas [1]',
      'No primeiro ano, abandonou-se mais a risperidona (46%) do que a clozapina (29%) [1]',
    ],
    [
      [
        'direction',
        'As internações por íleo caíram pela metade com a clozapina (HR 2,03; IC 95% 1,50–2,75) [1]',
      ],
      ['direction', 'A clozapina associou-se a uma menor ocorrência de pneumonia [1]'],
      ['negation', 'Os dados de tabagismo dos pacientes estavam disponíveis no registro [1]'],
    ],
  ],
  [
    '"Uso de benzodiazepínicos por idosos na atenção primária: inquérito domiciliar ‖ Responderam ao inquérito 1.372 pessoas com 65 anos ou mais (taxa de resposta de 71,5%). O uso de benzodiazepínico no último mês foi referido por 17,8%, sendo mais comum em mulheres (21,3%) que em homens (12,0%). Entre os usuários, 62,7% tomavam o medicamento havia mais de 12 meses e apenas 24,6% tinham recebido orientação para suspendê-lo. Quedas no ano anterior foram mais frequentes nos usuários que nos não usuários (34,4% vs 22,9%; p < 0,001). O uso associou-se a pior desempenho de memória, mas não a sintomas depressivos. A renda familiar não se associou ao uso. O clonazepam foi o mais citado (58%). A maioria dos usuários não considerava o medicamento perigoso. Quem morava só usava menos benzodiazepínicos que quem vivia acompanhado (14,1% vs 19,5%)."',
    [
      'Entre os homens, o uso de benzodiazepínico foi menos comum do que entre as mulheres (12,0% vs 21,3%) [1]',
      'Só 24,6% dos usuários tinham sido orientados a suspender o benzodiazepínico [1]',
      'A renda familiar não teve relação com o uso, e o clonazepam foi o fármaco mais mencionado [1]',
    ],
    [
      [
        'direction',
        'Os idosos que moravam sós recorriam mais aos benzodiazepínicos do que os que viviam acompanhados (14,1% vs 19,5%) [1]',
      ],
      ['digit', 'A taxa de resposta ao inquérito foi de 77,5% [1]'],
    ],
  ],
  [
    '"Silver diamine fluoride versus atraumatic restoration for caries in primary molars: randomised trial ‖ Schoolchildren aged 5 to 8 years (n=594) were randomised to 38% silver diamine fluoride every 6 months (n=297) or atraumatic restorative treatment (n=297). At 24 months, caries arrest was 71.4% with silver diamine fluoride and 64.0% with restoration (OR 1.41, 95% CI 0.99–2.00; p=0.06). Dental pain was reported by 8.8% and 9.4%. Chair time was shorter with silver diamine fluoride (4.2 vs 18.7 minutes), and costs were 63% lower. Black staining dissatisfied 31% of parents, compared with 5% in the restoration group. Dental anxiety scores decreased with silver diamine fluoride but did not change with restoration. Pulp involvement was less frequent with silver diamine fluoride (5.1% vs 10.8%; p=0.01). No systemic adverse event occurred in either arm."',
    [
      'A paralisação da cárie aos 24 meses não diferiu de modo significativo entre o diamino fluoreto de prata (71,4%) e a restauração (64,0%) [1]',
      'A mancha preta desagradou a 31% dos pais no grupo do diamino fluoreto de prata, contra 5% dos pais no da restauração [1]',
      'O diamino fluoreto de prata encurtou o tempo de cadeira e reduziu os custos [1]',
    ],
    [
      ['direction', 'Os custos do diamino fluoreto de prata e da restauração atraumática se equivaleram [1]'],
      ['negation', 'Os escores de ansiedade odontológica não diminuíram com o diamino fluoreto de prata [1]'],
    ],
  ],
  [
    '"Cirurgia oral menor em pacientes anticoagulados: orientação clínica ‖ Para extrações simples de até três dentes, a varfarina não deve ser suspensa se o INR for menor ou igual a 3,5. O INR deve ser medido nas 24 horas anteriores ao procedimento. Com anticoagulantes diretos, recomenda-se omitir apenas a dose da manhã nos procedimentos de alto risco de sangramento. O bochecho com ácido tranexâmico a 5%, quatro vezes ao dia por 2 dias, reduz o sangramento pós-operatório. Anti-inflamatórios não esteroidais devem ser evitados, pois aumentam o risco hemorrágico; o paracetamol é o analgésico de escolha. A ponte com heparina não é recomendada, já que eleva o sangramento sem diminuir eventos tromboembólicos. O metronidazol potencializa o efeito da varfarina. O bloqueio regional deve ser substituído por técnica infiltrativa sempre que possível."',
    [
      'Com INR de até 3,5, a varfarina deve ser mantida nas extrações simples de até três dentes [1]',
      'O paracetamol é o analgésico de eleição, e os anti-inflamatórios não esteroidais devem ser evitados [1]',
      'Sempre que possível, o bloqueio regional deve dar lugar à técnica infiltrativa [1]',
    ],
    [
      ['direction', 'O metronidazol atenua o efeito da varfarina [1]'],
      ['digit', 'O bochecho com ácido tranexâmico a 5% deve ser feito quatro vezes ao dia por 7 dias [1]'],
      ['negation', 'A ponte com heparina é recomendada nesses pacientes [1]'],
    ],
  ],
  [
    '"Smoking and dental implant survival: a 10-year cohort ‖ Records of 1,127 patients with 2,904 implants were analysed. Ten-year implant survival was 94.8% in never-smokers, 91.9% in former smokers and 86.3% in current smokers. Current smoking was associated with implant loss (HR 2.31, 95% CI 1.74–3.07), whereas former smoking was not after adjustment (HR 1.22, 0.87–1.71). Marginal bone loss averaged 1.1 mm in never-smokers and 1.9 mm in current smokers. Peri-implantitis was more frequent in patients with a history of periodontitis (22.4% vs 10.6%). Regular maintenance visits protected against implant loss (HR 0.48, 0.36–0.64). Well-controlled diabetes (HbA1c below 7%) did not increase failure. Immediate loading had outcomes similar to those of delayed loading. Short implants (≤6 mm) failed more often in the maxilla but not in the mandible."',
    [
      'Após o ajuste, ter fumado no passado não se associou à perda de implantes (HR 1,22; IC 95% 0,87–1,71) [1]',
      'A perda óssea marginal média foi de 1,1 mm em quem nunca fumou e de 1,9 mm nos fumantes atuais [1]',
      'O diabetes bem controlado não elevou a falha dos implantes, e a carga imediata se equiparou à tardia [1]',
    ],
    [['direction', 'As consultas regulares de manutenção favoreceram a perda de implantes [1]']],
  ],
  [
    '"Single-dose dexamethasone, two-dose dexamethasone or prednisolone for childhood asthma exacerbations ‖ Children aged 2 to 14 years with an asthma exacerbation (n=837) received single-dose dexamethasone, two-dose dexamethasone or 5-day prednisolone (1:1:1). Relapse within 14 days occurred in 12.9%, 9.0% and 8.6%. Single-dose dexamethasone did not meet non-inferiority against prednisolone, whereas two-dose dexamethasone did. Vomiting was less frequent with single-dose (2.2%) and two-dose dexamethasone (3.2%) than with prednisolone (10.4%; p<0.001). Hospital admission at the index visit did not differ. Salbutamol use over the first 5 days was higher after single-dose dexamethasone (median 11 vs 8 puffs/day with prednisolone). Adherence was worse with prednisolone (74.2%) than with either dexamethasone regimen (96% or more). School absence was similar in the three groups. Behavioural change was reported in 5.7%, 6.5% and 9.7%, not significantly different."',
    [
      'Crianças tratadas com prednisolona vomitaram mais (10,4%) do que as que receberam dexametasona em dose única (2,2%) [1]',
      'Duas doses de dexametasona cumpriram o critério de não inferioridade frente à prednisolona; a dose única, não [1]',
      'A frequência de internação na consulta inicial e as faltas à escola não se distinguiram entre os tratamentos [1]',
    ],
    [
      [
        'direction',
        'Nos primeiros 5 dias, gastou-se menos salbutamol após a dexametasona em dose única (mediana de 11 jatos/dia, vs 8 com prednisolona) [1]',
      ],
      ['direction', 'A adesão à prednisolona foi melhor do que à dexametasona em qualquer dos esquemas [1]'],
      ['digit', 'Com a dexametasona em dose única, 19,9% das crianças recaíram em até 14 dias [1]'],
    ],
  ],
  [
    '"Urine dipstick in febrile infants younger than 90 days: meta-analysis of diagnostic accuracy ‖ Twenty-two studies with 13,570 infants were pooled. Leukocyte esterase had a sensitivity of 82.7% (95% CI 77.5–86.9) and a specificity of 93.8%. Nitrite had lower sensitivity (38.4%) but higher specificity (99.1%). When either was positive, sensitivity was 90.2% and specificity 92.6%. Accuracy did not vary with age below or above 28 days. Bag-collected samples reduced specificity by 11.5 percentage points compared with catheter samples, without affecting sensitivity. In infants with bacteraemia, sensitivity of the combined dipstick rose to 97.6%. Microscopy added no benefit to the dipstick. A pretest probability of 7% fell to 0.8% after a negative combined test. Heterogeneity was high for nitrite sensitivity (I2=81%). Publication bias was not detected."',
    [
      'O nitrito foi menos sensível (38,4%), porém mais específico (99,1%), que a esterase leucocitária [1]',
      'A acurácia da fita não variou conforme a idade, abaixo ou acima de 28 dias [1]',
      'Diante de um teste combinado negativo, a probabilidade pré-teste de 7% baixou para 0,8% [1]',
    ],
    [
      [
        'direction',
        'Nas amostras de saco coletor, a especificidade ganhou 11,5 pontos percentuais em relação às obtidas por cateter [1]',
      ],
      ['negation', 'A microscopia acrescentou benefício à fita reagente [1]'],
    ],
  ],
  [
    '"HEMVORA (nadolol oral solution 2 mg/mL) for infantile haemangioma: prescribing information ‖ HEMVORA is indicated for proliferating infantile haemangioma in infants aged 6 weeks to 8 months at the start of treatment. Start at 0.4 mg/kg twice daily and increase to 0.8 mg/kg twice daily after 10 days, with doses given at least 10 hours apart. Give during or right after feeding to reduce the risk of hypoglycaemia. Heart rate and blood pressure must be monitored for 3 hours after the first dose and after each dose increase. Contraindicated in infants weighing less than 2.5 kg, in asthma and with a heart rate below 90 beats per minute. Withhold doses during vomiting or poor feeding. No dose adjustment is needed in mild renal impairment. Sleep disorders were more common than with placebo (14.1% vs 6.3%). Do not shake the bottle. Discard 6 weeks after opening."',
    [
      'O tratamento começa com 0,4 mg/kg duas vezes ao dia e passa a 0,8 mg/kg duas vezes ao dia após 10 dias [1]',
      'Para diminuir o risco de hipoglicemia, a dose é dada durante a mamada ou refeição ou logo depois dela [1]',
      'Se a criança estiver vomitando ou se alimentando mal, as doses devem ser suspensas; na disfunção renal leve, não é preciso ajustá-las [1]',
    ],
    [
      ['decimal', 'A dose inicial é de 4 mg/kg duas vezes ao dia [1]'],
      ['comparator', 'O produto é contraindicado em lactentes com peso superior a 2,5 kg [1]'],
      [
        'negation',
        'Não é preciso monitorar a frequência cardíaca e a pressão arterial após a primeira dose [1]',
      ],
      [
        'unit',
        'A frequência cardíaca e a pressão arterial devem ser monitoradas por 3 minutos após a primeira dose [1]',
      ],
    ],
  ],
  [
    '"Supervised, app-guided or leaflet-based exercise after total knee arthroplasty: three-arm randomised trial ‖ Patients (n=408) were assigned 1:1:1 to supervised physiotherapy, app-guided exercise or a written leaflet after total knee arthroplasty. At 12 weeks, knee flexion was 112°, 110° and 103°; app-guided exercise was non-inferior to supervised physiotherapy (difference −2°, 95% CI −5 to 1), and both were better than the leaflet. Pain at rest did not differ among the groups. Six-minute walk distance increased by 94 m, 88 m and 61 m. Falls were reported by 5.1%, 5.9% and 11.0% (p=0.09). Adherence was higher with supervised sessions (87%) than with the app (72%). Costs per patient were lower with the app than with supervision (US$ 214 vs US$ 655). Quadriceps strength improved less in the leaflet group. At 12 months, functional scores no longer differed."',
    [
      'Aos 12 meses, os escores funcionais já não diferiam entre os grupos [1]',
      'O grupo do folheto chegou a 103° de flexão do joelho em 12 semanas, resultado inferior ao do aplicativo (110°) e ao da fisioterapia supervisionada (112°) [1]',
    ],
    [
      [
        'unit',
        'No grupo de fisioterapia supervisionada, a distância no teste de caminhada de seis minutos aumentou 94 cm [1]',
      ],
      [
        'direction',
        'A adesão às sessões supervisionadas (87%) ficou abaixo da obtida com o aplicativo (72%) [1]',
      ],
      ['direction', 'O maior ganho de força do quadríceps ocorreu no grupo que recebeu apenas o folheto [1]'],
    ],
  ],
  [
    '"Exercício de controle motor na dor lombar crônica: revisão sistemática com metanálise ‖ Foram incluídos 31 ensaios clínicos (3.964 participantes). Em comparação com intervenção mínima, o exercício de controle motor reduziu a dor em 11,8 pontos (escala de 0 a 100; IC 95% 7,9 a 15,7) e melhorou a incapacidade. Em comparação com outros exercícios, não houve diferença na dor (−1,9; IC 95% −4,3 a 0,5) nem na incapacidade. O efeito diminuiu após 12 meses, mas permaneceu significativo. O uso de analgésicos caiu 22%. O retorno ao trabalho não foi acelerado. Sessões com mais de 45 minutos não trouxeram ganho adicional. Em idosos, o benefício foi menor do que em adultos jovens. A associação com terapia manual aumentou a satisfação, sem alterar a dor. Eventos adversos foram leves e ocorreram em 4,3% dos participantes."',
    [
      'Frente a outros exercícios, o controle motor não mostrou vantagem na dor nem na incapacidade [1]',
      '- Sessões com mais de 45 minutos: sem ganho adicional; eventos adversos leves em 4,3% dos participantes [1]',
    ],
    [
      [
        'direction',
        'Os idosos se beneficiaram mais do que os adultos jovens com o exercício de controle motor [1]',
      ],
      [
        'decimal',
        'Em comparação com intervenção mínima, o exercício de controle motor baixou a dor em 1,18 ponto na escala de 0 a 100 [1]',
      ],
      ['negation', 'Depois de 12 meses, o efeito diminuiu e não permaneceu significativo [1]'],
    ],
  ],
  [
    '"Anemia na doença renal crônica não dialítica: recomendações de um grupo de trabalho ‖ Recomenda-se iniciar ferro intravenoso quando a ferritina for inferior a 100 ng/mL ou a saturação de transferrina for inferior a 20%. Não se recomenda iniciar agente estimulador da eritropoiese com hemoglobina igual ou superior a 10 g/dL. Durante o tratamento, a hemoglobina não deve ultrapassar 11,5 g/dL, pois alvos mais altos aumentaram o risco de acidente vascular cerebral e de trombose do acesso, sem melhora da sobrevida. A hemoglobina deve ser dosada a cada 4 semanas na fase de correção e a cada 12 semanas na manutenção. O ferro intravenoso está contraindicado na vigência de infecção sistêmica ativa. Sugere-se evitar transfusão em candidatos a transplante, pelo risco de sensibilização. A dose do agente deve ser reduzida em 25% se a hemoglobina subir mais de 2 g/dL em um mês." + "Cooler dialysate at two temperatures and intradialytic hypotension: a three-arm randomised trial ‖ We randomised 412 adults on maintenance haemodialysis to dialysate at 36.5 °C (n=138), 36.0 °C (n=137) or 35.5 °C (n=137) for 24 weeks. Intradialytic hypotension occurred in 19.4% of sessions at 36.5 °C, 14.8% at 36.0 °C and 11.2% at 35.5 °C. Compared with 36.5 °C, the rate was lower at 35.5 °C (rate ratio 0.58, 95% CI 0.46 to 0.73; p<0.001) and at 36.0 °C (0.76, 0.62 to 0.94; p=0.01). Recovery time after dialysis was shortened by a median of 47 minutes in the 35.5 °C group. Hospital admissions did not differ among groups (p=0.41). Shivering was reported more often at 35.5 °C (23%) than at 36.5 °C (6%) and led to discontinuation in nine patients. Kt/V was unaffected by temperature. Lowering dialysate temperature reduces intradialytic hypotension at the cost of more thermal discomfort."',
    [],
    [
      [
        'wrong-reference',
        'A hipotensão intradialítica ocorreu em 14,8% das sessões com dialisato a 36,0 °C [1]',
      ],
    ],
  ],
  [
    '"Smartphone fundus imaging with automated reading for referable diabetic retinopathy: a diagnostic accuracy study ‖ We examined 1,184 adults with diabetes in 14 primary care clinics; the reference was seven-field photography. Sensitivity for referable retinopathy was 91.3% (95% CI 87.0–94.5) and specificity 84.6% (82.2–86.8). Positive and negative predictive values were 56.2% and 97.8%. Sensitivity was lower without pupil dilation (83.9% vs 94.1%; p=0.004), while specificity did not change. Images were ungradable in 7.2% of eyes, mostly because of cataract. Agreement with ophthalmologists was substantial (kappa 0.78). Mean reading time was 42 seconds, shorter than manual grading (6.5 minutes). The area under the curve for diabetic macular oedema was 0.81, below the prespecified target of 0.85. Dilated acquisition is advised when the tool is used for screening." + "Treat-and-extend versus fixed dosing of an anti-VEGF agent in neovascular age-related macular degeneration ‖ In this non-inferiority trial, 528 eyes were assigned to treat-and-extend (n=264) or fixed injections every 8 weeks (n=264). At 52 weeks, mean best-corrected visual acuity gain was 6.9 letters with treat-and-extend and 7.4 letters with fixed dosing (difference −0.5; 95% CI −2.1 to 1.1), meeting the 4-letter non-inferiority margin. The mean number of injections was 5.8 vs 8.1 (p<0.001). Central subfield thickness fell by 128 µm and 141 µm, respectively (p=0.09). Endophthalmitis occurred in one eye in each group. Raised intraocular pressure was seen less often with treat-and-extend (3.4% vs 7.6%; p=0.03). Patient-reported treatment burden improved with treat-and-extend, whereas vision-related quality of life did not differ. Results were not adjusted for lens status."',
    [],
    [['wrong-reference', 'A concordância com os oftalmologistas foi substancial (kappa de 0,78) [2]']],
  ],
  [
    '"Velotinib cream in two strengths for chronic hand eczema: a randomised vehicle-controlled trial ‖ Adults with chronic hand eczema (n=369) received velotinib cream 1%, velotinib cream 2% or vehicle twice daily for 16 weeks (1:1:1). Clear or almost clear skin at week 16 was achieved by 31.7%, 43.1% and 12.2%, respectively (both p<0.001 vs vehicle). Itch scores decreased by 2.4, 3.6 and 1.1 points. The 2% strength was superior to the 1% strength for the primary endpoint (p=0.04) but not for pain. Application-site burning was reported in 9.8%, 10.6% and 8.9%, without significant differences. No serious infection was observed. Nasopharyngitis was more frequent with 2% cream (14.6%) than with vehicle (6.5%). After stopping, median time to relapse was 58 days with 2% cream and 34 days with 1% cream. Work productivity did not improve significantly with either strength." + "Isotretinoína oral em dose baixa na acne moderada: coorte retrospectiva ‖ Foram analisados 643 pacientes com acne moderada tratados com isotretinoína em dose baixa (0,25 mg/kg/dia; n = 318) ou convencional (0,5 a 1,0 mg/kg/dia; n = 325). A remissão ao final do tratamento foi semelhante (89,6% vs 91,4%; p = 0,44). A recidiva em dois anos foi maior com a dose baixa (27,4% vs 18,2%; p = 0,005). Queilite (61,0% vs 92,3%) e xerose foram menos frequentes no grupo de dose baixa. A elevação de triglicérides ocorreu em 5,7% e 14,8% dos pacientes, respectivamente. A duração mediana do tratamento foi de 9,5 meses com a dose baixa e de 6,5 meses com a convencional. Não houve casos de depressão grave. O abandono foi menor no grupo de dose baixa (4,1% vs 9,8%). Sexo e idade não se associaram à recidiva."',
    [],
    [
      [
        'wrong-reference',
        'A elevação de triglicérides acometeu 5,7% dos pacientes em dose baixa e 14,8% dos que usaram a dose convencional [1]',
      ],
    ],
  ],
  [
    '"Surfactant by thin catheter or by intubation in infants of 25 to 29 weeks: a randomised trial ‖ Of 486 preterm infants on CPAP, 243 received surfactant through a thin catheter and 243 through intubation. Mechanical ventilation within 72 hours was less frequent with the thin catheter (29.6% vs 43.2%; RR 0.69, 95% CI 0.54–0.87). Death or bronchopulmonary dysplasia at 36 weeks did not differ (34.2% vs 38.7%; p=0.30). Pneumothorax rates were 4.9% and 9.1% (p=0.07). Severe intraventricular haemorrhage was lower with the thin catheter (5.3% vs 10.3%; p=0.04). Bradycardia during the procedure was more common with the catheter (18.9% vs 10.7%), and surfactant reflux was also increased. Length of stay was unchanged. In infants below 27 weeks, the catheter did not reduce the need for ventilation. A second dose was required in 22.6% of catheter infants and in 14.4% of intubated infants." + "Outpatient balloon versus inpatient dinoprostone for cervical ripening: randomised trial ‖ Nulliparous women at 39 weeks or later (n=702) were allocated to outpatient single-balloon ripening (n=350) or inpatient dinoprostone (n=352). Caesarean delivery occurred in 27.1% and 28.7% (RR 0.95, 95% CI 0.75–1.20). Uterine hyperstimulation was rarer with the balloon (1.4% vs 7.4%; p<0.001). Time from admission to delivery was shorter in the balloon group (15.6 vs 24.3 hours), but oxytocin was needed more often (84.3% vs 61.9%). Five-minute Apgar score below 7 and admission to neonatal intensive care were comparable. Maternal infection was not increased by the balloon (4.9% vs 5.1%). Pain scores during ripening were lower and satisfaction was higher with the balloon. Women with previous caesarean were excluded."',
    [],
    [
      [
        'wrong-reference',
        'Uma segunda dose de surfactante foi necessária em 22,6% dos bebês do grupo do cateter fino [2]',
      ],
    ],
  ],
];

export const otherFields: HandCase[] = casesOf(groups);
