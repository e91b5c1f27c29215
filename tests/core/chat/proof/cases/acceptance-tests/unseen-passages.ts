import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** As an assistant answers, over invented abstracts, guidelines and leaflets of fields that the corpus lacks. */
const groups: CaseGroup[] = [
  [
    '"Estudo ilustrativo: high-flow oxygen in infants with bronchiolitis ‖ In this multicentre randomised trial, 412 infants under 12 months hospitalised with bronchiolitis were assigned to high-flow nasal oxygen or standard low-flow oxygen. Treatment failure occurred in 12.6% of infants in the high-flow group and in 23.1% of those in the standard group (risk difference −10.5 percentage points; 95% CI −17.8 to −3.2). Length of hospital stay did not differ between groups. No pneumothorax was reported in either arm."',
    [
      'Entre lactentes internados com bronquiolite, a falha do tratamento ocorreu em 12,6% com oxigênio nasal de alto fluxo e em 23,1% com oxigênio padrão de baixo fluxo [1].',
      '- **Tempo de internação:** não diferiu entre alto fluxo e oxigênio padrão. Não houve relato de pneumotórax em nenhum dos braços [1].',
    ],
    [
      [
        'bounds',
        'O alto fluxo reduziu a falha terapêutica em 10,5 pontos percentuais em relação ao oxigênio padrão (IC 95% −17,8 a −2,3) [1].',
      ],
      [
        'direction',
        'Os lactentes que receberam oxigênio por alto fluxo tiveram internação mais curta do que os do grupo padrão [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: aspirin for preterm preeclampsia in high-risk pregnancies ‖ Among 1,846 women at high risk of preeclampsia, aspirin 150 mg daily started before 16 weeks of gestation lowered the rate of preterm preeclampsia compared with placebo (1.9% vs 4.4%; relative risk 0.43; 95% CI 0.24 to 0.77). There was no significant increase in postpartum haemorrhage. Birth weight was similar in the two groups."',
    [
      'Iniciar aspirina 150 mg/dia antes das 16 semanas diminuiu a taxa de pré-eclâmpsia pré-termo nas gestantes de alto risco: 1,9%, contra 4,4% com placebo [1].',
      '- **Segurança:** a aspirina não aumentou de forma significativa a hemorragia pós-parto, e o peso ao nascer foi semelhante nos dois grupos [1].',
    ],
    [
      [
        'comparator',
        'Para a prevenção da pré-eclâmpsia pré-termo, o estudo usou aspirina 150 mg ao dia, iniciada após 16 semanas de gestação, em mulheres de alto risco [1].',
      ],
      [
        'direction',
        'A aspirina aumentou a taxa de pré-eclâmpsia pré-termo em comparação com o placebo (RR 0,43; IC 95% 0,24 a 0,77) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: antibiotics or appendectomy for uncomplicated appendicitis ‖ In adults with uncomplicated appendicitis confirmed by computed tomography, antibiotics alone were compared with laparoscopic appendectomy. At one year, 27% of the patients assigned to antibiotics had undergone appendectomy. Complications were less frequent with antibiotics than with surgery (6.5% vs 16.8%), and patients treated with antibiotics returned to work earlier (median 5 vs 12 days)."',
    [
      'Ao fim de 1 ano, 27% dos adultos com apendicite não complicada designados para antibióticos tinham sido submetidos à apendicectomia [1].',
      'A cirurgia apresentou mais complicações do que o tratamento com antibióticos (16,8% contra 6,5%) [1].',
    ],
    [
      [
        'unit',
        'O retorno ao trabalho foi mais precoce com antibióticos do que com a apendicectomia laparoscópica (mediana de 5 contra 12 semanas) [1].',
      ],
      [
        'direction',
        '- **Retorno ao trabalho:** mais demorado nos pacientes tratados com antibióticos do que nos operados [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: seven versus fourteen days of antibiotics for gram-negative bacteremia ‖ Seven days of antibiotic therapy were noninferior to 14 days in patients with uncomplicated gram-negative bacteremia. Ninety-day mortality was 11.3% in the 7-day group and 12.0% in the 14-day group (difference −0.7 percentage points; 95% CI −3.9 to 2.5). Patients with prosthetic valves or undrained abscesses were excluded. Clostridioides difficile infection was rare in both groups."',
    [
      'Na bacteremia não complicada por gram-negativos, 7 dias de antibioticoterapia foram não inferiores a 14 dias [1].',
      'A mortalidade em 90 dias foi de 12,0% com 14 dias de tratamento e de 11,3% com 7 dias (diferença de −0,7 ponto percentual; IC 95% −3,9 a 2,5) [1].',
    ],
    [
      [
        'digit',
        'Em 90 dias, morreram 11,3% dos pacientes tratados por 7 dias e 14,0% dos tratados por 14 dias [1].',
      ],
      ['negation', 'Pacientes com prótese valvar ou abscesso não drenado não foram excluídos do estudo [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: maternal RSV vaccination and infant disease ‖ A bivalent RSV vaccine given at 32 to 36 weeks of gestation had an efficacy of 81.4% (95% CI 58.2 to 92.6) against severe RSV lower respiratory tract disease in infants within 90 days after birth. Efficacy within 180 days was 68.7%. Preterm birth was reported in 5.6% of vaccine recipients and 4.9% of placebo recipients, a difference that was not statistically significant. Injection-site pain was the most common reaction in the mothers."',
    [
      'A vacina bivalente contra o VSR, aplicada entre 32 e 36 semanas de gestação, teve eficácia de 81,4% contra doença grave do trato respiratório inferior por VSR nos primeiros 90 dias de vida do bebê [1].',
      '- **Parto prematuro:** 5,6% nas vacinadas e 4,9% no grupo placebo, diferença sem significância estatística [1].',
    ],
    [
      [
        'direction',
        'A eficácia da vacina contra doença grave por VSR aumentou com o passar do tempo, sendo maior até 180 dias do que até 90 dias de vida [1].',
      ],
      [
        'negation',
        'A diferença na taxa de parto prematuro entre as vacinadas e o grupo placebo foi estatisticamente significativa [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: extended letrozole in early breast cancer ‖ Extending letrozole from 5 to 10 years improved disease-free survival in postmenopausal women with hormone receptor–positive breast cancer (5-year disease-free survival 94.8% with letrozole vs 91.2% with placebo; hazard ratio 0.68; 95% CI 0.52 to 0.89). Overall survival did not differ. Bone fractures were more common in the letrozole group than in the placebo group (13.8% vs 9.1%)."',
    [
      'Prolongar o letrozol de 5 para 10 anos melhorou a sobrevida livre de doença em mulheres na pós-menopausa com câncer de mama receptor hormonal positivo, mas a sobrevida global não diferiu [1].',
      'Com placebo, as fraturas ósseas foram menos comuns do que com letrozol (9,1% contra 13,8%) [1].',
    ],
    [
      [
        'decimal',
        'O uso estendido de letrozol melhorou a sobrevida livre de doença em 5 anos: 94,8%, contra 9,12% com placebo [1].',
      ],
      [
        'direction',
        '- **Eventos ósseos:** fraturas menos frequentes com letrozol do que com placebo (13,8% vs. 9,1%) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: faecal immunochemical test cut-offs for colorectal cancer ‖ In this population-based study, the faecal immunochemical test (FIT) at a cut-off of 20 µg/g had a sensitivity of 78.3% and a specificity of 94.1% for colorectal cancer. Lowering the cut-off to 10 µg/g increased sensitivity to 86.5% but reduced specificity to 89.7%. The positivity rate was higher in men than in women."',
    [
      'Com ponto de corte de 20 µg/g, o FIT mostrou sensibilidade de 78,3% e especificidade de 94,1% para câncer colorretal [1].',
      'Baixar o ponto de corte do FIT para 10 µg/g elevou a sensibilidade, à custa de menor especificidade [1].',
    ],
    [
      [
        'unit',
        'No ponto de corte de 20 mg/g, a sensibilidade do FIT para câncer colorretal foi de 78,3% [1].',
      ],
      [
        'direction',
        'A taxa de positividade do teste imunoquímico fecal foi maior nas mulheres do que nos homens [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: adding mirtazapine to an SSRI in major depression ‖ In adults with major depressive disorder, adding mirtazapine to a selective serotonin reuptake inhibitor did not improve depressive symptoms at 12 weeks compared with placebo (adjusted mean difference in BDI-II score −1.83; 95% CI −3.92 to 0.27). Adverse effects led to discontinuation in 19% of the patients receiving mirtazapine and 9% of those receiving placebo. Weight gain was greater with mirtazapine."',
    [
      'Em adultos com transtorno depressivo maior, acrescentar mirtazapina ao ISRS não trouxe melhora dos sintomas depressivos em 12 semanas frente ao placebo [1].',
      'A interrupção por efeitos adversos foi mais frequente com mirtazapina (19%) do que com placebo (9%), e o ganho de peso também foi maior [1].',
    ],
    [
      [
        'bounds',
        'A diferença média ajustada no BDI-II entre mirtazapina e placebo foi de −1,83 (IC 95% −3,92 a 0,72) [1].',
      ],
      [
        'negation',
        'Em 12 semanas, a adição de mirtazapina ao ISRS melhorou os sintomas depressivos em comparação com o placebo [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: hydrocortisone in ventilated patients with septic shock ‖ Among 1,204 mechanically ventilated adults with septic shock, hydrocortisone 200 mg per day did not lower 90-day mortality (27.9% with hydrocortisone vs 28.8% with placebo; odds ratio 0.95; 95% CI 0.82 to 1.10). Patients in the hydrocortisone group had faster resolution of shock (median 3 vs 4 days) and a shorter duration of the initial episode of mechanical ventilation. The groups did not differ in the use of renal-replacement therapy."',
    [
      'Em adultos com choque séptico sob ventilação mecânica, a hidrocortisona 200 mg/dia não reduziu a mortalidade em 90 dias (27,9% contra 28,8% com placebo) [1].',
      'A hidrocortisona acelerou a resolução do choque e encurtou o primeiro episódio de ventilação mecânica, sem diferença entre os grupos no uso de terapia renal substitutiva [1].',
    ],
    [
      [
        'digit',
        'A mortalidade em 90 dias foi de 27,9% no grupo hidrocortisona e de 23,8% no grupo placebo [1].',
      ],
      [
        'direction',
        'Com hidrocortisona, o choque demorou mais a se resolver: mediana de 3 dias, contra 4 dias com placebo [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: total hip arthroplasty or hemiarthroplasty for femoral neck fracture ‖ Patients aged 60 years or older with a displaced femoral neck fracture were randomised to total hip arthroplasty or hemiarthroplasty. Secondary procedures within 24 months occurred in 7.9% of patients with total hip arthroplasty and 8.3% of those with hemiarthroplasty, without significant difference. Hip instability or dislocation occurred in 4.7% and 2.4%, respectively. Function, measured by the WOMAC score, was modestly better with total hip arthroplasty."',
    [
      'Procedimentos secundários em 24 meses ocorreram em 7,9% após artroplastia total do quadril e em 8,3% após hemiartroplastia, sem diferença significativa [1].',
      '- **Função (WOMAC):** discretamente melhor com a artroplastia total do quadril [1].',
    ],
    [
      [
        'comparator',
        'O ensaio incluiu pacientes com até 60 anos de idade e fratura desviada do colo do fêmur, randomizados para artroplastia total do quadril ou hemiartroplastia [1].',
      ],
      [
        'direction',
        'A artroplastia total diminuiu a ocorrência de instabilidade ou luxação do quadril em comparação com a hemiartroplastia [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: intensive blood-pressure control in older adults ‖ In adults aged 75 years or older with hypertension, intensive treatment (systolic target below 130 mm Hg) reduced major cardiovascular events compared with a target of 130 to 150 mm Hg (3.5% vs 4.6%; hazard ratio 0.74; 95% CI 0.60 to 0.92). The incidence of hypotension was higher with intensive treatment (3.4% vs 2.6%), but falls and kidney injury were not increased."',
    [
      'Em hipertensos com 75 anos ou mais, a meta sistólica abaixo de 130 mmHg reduziu os eventos cardiovasculares maiores em relação à meta de 130 a 150 mmHg (3,5% vs. 4,6%; HR 0,74; IC 95% 0,60–0,92) [1].',
      'O tratamento intensivo não aumentou quedas nem lesão renal, mas houve mais hipotensão (3,4% contra 2,6%) [1].',
    ],
    [
      [
        'direction',
        'A meta de 130 a 150 mmHg causou mais hipotensão do que o tratamento intensivo (2,6% contra 3,4%) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: early pulmonary rehabilitation after COPD exacerbation ‖ Pulmonary rehabilitation started within 4 weeks of hospital discharge increased the 6-minute walk distance by 62 metres (95% CI 38 to 86) and reduced hospital readmissions in patients with COPD. The effect on mortality was uncertain because of few events. No serious adverse events related to exercise were observed."',
    [
      'Em pacientes com DPOC, a reabilitação pulmonar iniciada em até 4 semanas após a alta aumentou a distância no teste de caminhada de 6 minutos em 62 metros (IC 95% 38 a 86) [1].',
      'A reabilitação pulmonar precoce diminuiu as reinternações de pacientes com DPOC, mas o efeito sobre a mortalidade é incerto pelo pequeno número de eventos [1].',
    ],
    [
      [
        'unit',
        'Na DPOC, a reabilitação pulmonar após a alta aumentou a distância no teste de caminhada de 6 minutos em 62 centímetros (IC 95% 38 a 86) [1].',
      ],
      [
        'direction',
        'Após a reabilitação pulmonar, a distância percorrida em 6 minutos caiu 62 metros (IC 95% 38 a 86) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: donor human milk for very-low-birth-weight infants ‖ Among very-low-birth-weight infants, donor human milk, compared with preterm formula, lowered the risk of necrotising enterocolitis (4.2% vs 9.0%) but was associated with slower weight gain during hospitalisation (mean difference −2.5 g/kg/day). Neurodevelopmental scores at 22 to 26 months did not differ between groups."',
    [
      'O risco de enterocolite necrosante em recém-nascidos de muito baixo peso foi menor com leite humano de doadora (4,2%) do que com fórmula para prematuros (9,0%) [1].',
      '- **Neurodesenvolvimento:** os escores aos 22–26 meses não diferiram entre leite de doadora e fórmula [1].',
    ],
    [
      [
        'decimal',
        'O ganho de peso durante a internação foi mais lento com o leite de doadora (diferença média de −25 g/kg/dia) [1].',
      ],
      [
        'direction',
        'Durante a internação, os bebês que receberam leite humano de doadora ganharam peso mais rapidamente do que os alimentados com fórmula [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: risk factors for death in a dengue cohort ‖ In this cohort of 18,420 laboratory-confirmed dengue cases, the case fatality rate was 0.31%. Age above 65 years, diabetes and chronic kidney disease were independently associated with death. Secondary infection was associated with a higher risk of severe dengue than primary infection (adjusted odds ratio 2.14; 95% CI 1.57 to 2.92). Obesity was not associated with death after adjustment."',
    [
      'Nos casos confirmados de dengue, idade acima de 65 anos, diabetes e doença renal crônica associaram-se de forma independente ao óbito [1].',
    ],
    [
      [
        'decimal',
        'A letalidade entre os 18.420 casos de dengue com confirmação laboratorial foi de 3,1% [1].',
      ],
      [
        'direction',
        'A infecção secundária associou-se a menor risco de dengue grave quando comparada à primária [1].',
      ],
      ['negation', 'Após o ajuste, a obesidade se associou ao óbito nos pacientes com dengue [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: metformin prescribing information ‖ Metformin is contraindicated in patients with an estimated glomerular filtration rate (eGFR) below 30 mL/min/1.73 m². Initiation is not recommended in patients with an eGFR between 30 and 45 mL/min/1.73 m². Long-term use may lower vitamin B12 levels; measure haematologic parameters annually and vitamin B12 every 2 to 3 years."',
    [
      'A metformina está contraindicada quando a TFGe é inferior a 30 mL/min/1,73 m² [1].',
      '- **Monitorização:** parâmetros hematológicos uma vez por ano e vitamina B12 a cada 2 a 3 anos, pois o uso prolongado da metformina pode reduzir os níveis dessa vitamina [1].',
    ],
    [
      ['direction', 'O uso prolongado de metformina pode aumentar os níveis de vitamina B12 [1].'],
      [
        'negation',
        'Em pacientes com TFGe entre 30 e 45 mL/min/1,73 m², recomenda-se iniciar a metformina [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: guideline on febrile urinary tract infection in children ‖ We recommend obtaining urine by catheterisation or suprapubic aspiration in febrile non-toilet-trained infants when antibiotics are to be started immediately. We suggest oral antibiotics for 7 to 10 days in children older than 2 months who are not vomiting. Routine voiding cystourethrography after the first febrile urinary tract infection is not recommended. Renal and bladder ultrasound should be performed after the first febrile infection."',
    [
      'Em lactentes febris sem controle esfincteriano que vão iniciar antibiótico de imediato, recomenda-se coletar a urina por cateterismo ou punção suprapúbica [1].',
      'Depois da primeira ITU febril, a diretriz orienta ultrassonografia de rins e bexiga, mas não recomenda uretrocistografia miccional de rotina [1].',
    ],
    [
      [
        'digit',
        'Em crianças com mais de 2 meses e sem vômitos, sugere-se antibiótico oral por 7 a 14 dias [1].',
      ],
      [
        'negation',
        '**Imagem:** a uretrocistografia miccional de rotina é recomendada após a primeira infecção urinária febril [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: one month of rifapentine plus isoniazid to prevent tuberculosis ‖ One month of rifapentine plus isoniazid was noninferior to 9 months of isoniazid for preventing tuberculosis in people living with HIV. Tuberculosis incidence was 0.65 per 100 person-years in the 1-month group and 0.67 per 100 person-years in the 9-month group. Treatment completion was higher in the 1-month group (97% vs 90%), and grade 3 or higher hepatic events were less common (2% vs 3%)."',
    [
      'Em pessoas que vivem com HIV, 1 mês de rifapentina mais isoniazida foi não inferior a 9 meses de isoniazida para prevenir tuberculose, com incidência de 0,65 e 0,67 por 100 pessoas-ano, respectivamente [1].',
    ],
    [
      ['unit', 'No esquema de 1 mês, a incidência de tuberculose foi de 0,65 por 100 pessoas-mês [1].'],
      [
        'direction',
        'Em comparação com 9 meses de isoniazida (90%), o esquema de 1 mês diminuiu a taxa de conclusão do tratamento (97%) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: low-dose CT screening for lung cancer ‖ Low-dose CT screening of high-risk smokers reduced lung-cancer mortality at 10 years as compared with no screening (2.50 vs 3.30 deaths per 1000 person-years; rate ratio 0.76; 95% CI 0.61 to 0.94). All-cause mortality was not significantly different. Of the positive scans, 43.5% led to a diagnosis of lung cancer."',
    [
      'O rastreamento com TC de baixa dose em fumantes de alto risco reduziu a mortalidade por câncer de pulmão em 10 anos (2,50 vs. 3,30 óbitos por 1.000 pessoas-ano sem rastreamento) [1].',
      '- **Mortalidade por todas as causas:** sem diferença significativa entre rastrear e não rastrear [1].',
    ],
    [
      ['digit', 'Entre os exames positivos, 45,3% resultaram no diagnóstico de câncer de pulmão [1].'],
      [
        'direction',
        'O rastreamento com TC de baixa dose reduziu significativamente a mortalidade por todas as causas [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: prophylactic tranexamic acid after vaginal delivery ‖ Prophylactic tranexamic acid 1 g given after vaginal delivery did not reduce the incidence of postpartum haemorrhage of at least 500 mL (8.1% vs 9.8% with placebo; relative risk 0.83; 95% CI 0.68 to 1.01). Nausea or vomiting in the delivery room was more common with tranexamic acid than with placebo (7.0% vs 3.2%). Thromboembolic events at 3 months were not increased."',
    [
      'O ácido tranexâmico profilático após o parto vaginal não diminuiu a hemorragia pós-parto de 500 mL ou mais (8,1% contra 9,8%; RR 0,83; IC 95% 0,68 a 1,01) [1].',
      'Com a profilaxia com ácido tranexâmico, não houve aumento de eventos tromboembólicos em 3 meses [1].',
    ],
    [
      [
        'direction',
        '- **Tolerabilidade:** náusea ou vômito na sala de parto foi menos comum com ácido tranexâmico (7,0%) do que com placebo (3,2%) [1].',
      ],
      [
        'negation',
        'A profilaxia com ácido tranexâmico 1 g reduziu a incidência de hemorragia pós-parto ≥ 500 mL após parto vaginal [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: digital cognitive behavioural therapy for insomnia ‖ Digital cognitive behavioural therapy for insomnia reduced Insomnia Severity Index scores more than sleep-hygiene education at 8 weeks (mean change −8.4 vs −3.1 points). The benefit was maintained at 24 weeks. Dropout was higher in the digital therapy arm (17% vs 11%). Use of hypnotic drugs decreased in both groups."',
    [
      'A TCC digital para insônia reduziu o Índice de Gravidade de Insônia em média 8,4 pontos em 8 semanas, contra 3,1 pontos com educação em higiene do sono [1].',
      'O uso de hipnóticos caiu nos dois grupos, e o benefício da terapia digital se manteve em 24 semanas [1].',
    ],
    [
      [
        'direction',
        'Houve menos abandono no braço da terapia digital do que no de higiene do sono (17% contra 11%) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: diretriz de manejo da diarreia aguda na infância ‖ Recomenda-se a suplementação de zinco por 10 a 14 dias em crianças com diarreia aguda: 10 mg/dia até 6 meses de idade e 20 mg/dia acima de 6 meses. Os antibióticos não devem ser usados de rotina, ficando reservados à disenteria com comprometimento do estado geral e à suspeita de cólera. Os antieméticos não são recomendados, com exceção da ondansetrona em casos de vômitos persistentes."',
    ['Crianças com mais de 6 meses e diarreia aguda devem receber zinco 20 mg/dia durante 10 a 14 dias [1].'],
    [
      ['unit', '- **Zinco até 6 meses de idade:** 10 g/dia, por 10 a 14 dias [1].'],
      ['negation', 'Na criança com diarreia aguda, os antibióticos devem ser usados de rotina [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: bula de paracetamol ‖ Adultos e crianças acima de 12 anos: 500 mg a 1.000 mg por dose, com intervalo mínimo de 4 horas entre as doses. A dose máxima diária é de 4.000 mg. Não use junto com outros medicamentos que contenham paracetamol. O consumo de três ou mais doses de bebida alcoólica por dia durante o uso de paracetamol pode aumentar o risco de lesão do fígado."',
    [
      'Para adultos, a dose máxima diária de paracetamol é de 4 g, com intervalo mínimo de 4 horas entre as doses [1].',
      '- **Atenção:** não associar a outros medicamentos que contenham paracetamol [1].',
    ],
    [
      [
        'direction',
        'Tomar três ou mais doses de bebida alcoólica por dia durante o uso de paracetamol pode diminuir o risco de lesão hepática [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: recomendações sobre a vacina contra a febre amarela ‖ A vacina contra a febre amarela é recomendada aos 9 meses de idade, com dose de reforço aos 4 anos. Pessoas que receberam apenas uma dose antes dos 5 anos devem receber um reforço. A vacina é contraindicada em crianças com menos de 6 meses e em pessoas com imunossupressão grave. Em mulheres que amamentam bebês com menos de 6 meses, a vacinação deve ser adiada; se for indispensável, o aleitamento deve ser suspenso por 10 dias."',
    [
      'A vacina contra a febre amarela é indicada aos 9 meses, com reforço aos 4 anos de idade [1].',
      'Em lactantes com bebês menores de 6 meses, a orientação é adiar a vacina; se ela for indispensável, suspende-se o aleitamento por 10 dias [1].',
    ],
    [
      ['digit', 'O esquema infantil prevê uma dose aos 9 meses e um reforço aos 6 anos [1].'],
      [
        'negation',
        'A vacina contra a febre amarela não é contraindicada em pessoas com imunossupressão grave [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: consenso sobre diabetes mellitus gestacional ‖ O diagnóstico de diabetes mellitus gestacional é feito quando a glicemia de jejum é igual ou superior a 92 mg/dL e inferior a 126 mg/dL. Para gestantes com glicemia de jejum normal no início do pré-natal, recomenda-se o teste oral de tolerância à glicose com 75 g entre 24 e 28 semanas. A insulina é o tratamento medicamentoso de primeira escolha. A metformina pode ser considerada quando a insulina não estiver disponível ou quando não houver adesão a ela."',
    [
      'Considera-se diabetes gestacional a glicemia de jejum ≥ 92 mg/dL e < 126 mg/dL [1].',
      '**Tratamento medicamentoso:** a insulina é a primeira escolha; a metformina pode ser considerada se a insulina não estiver disponível ou se não houver adesão [1].',
    ],
    [
      [
        'comparator',
        'O diabetes gestacional é diagnosticado com glicemia de jejum igual ou inferior a 92 mg/dL [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: colecistectomia laparoscópica precoce na colecistite aguda ‖ A colecistectomia laparoscópica precoce, realizada em até 72 horas do início dos sintomas, reduziu o tempo total de internação em comparação com a cirurgia tardia (mediana de 4,2 contra 9,6 dias), sem aumento das lesões da via biliar. A taxa de conversão para cirurgia aberta foi semelhante (8,1% na precoce e 7,4% na tardia)."',
    [
      'Operar em até 72 horas do início dos sintomas encurtou a internação total em relação à colecistectomia tardia, sem aumentar as lesões da via biliar [1].',
      'A conversão para cirurgia aberta ocorreu em 7,4% das cirurgias tardias e em 8,1% das precoces, taxas semelhantes [1].',
    ],
    [
      [
        'digit',
        'O tempo total de internação teve mediana de 4,2 dias na cirurgia precoce e de 6,9 dias na tardia [1].',
      ],
      [
        'direction',
        'Com a colecistectomia precoce, a internação total foi mais longa do que com a tardia (mediana de 4,2 contra 9,6 dias) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: posição prona na síndrome do desconforto respiratório agudo ‖ Em pacientes com síndrome do desconforto respiratório agudo moderada a grave, a posição prona por pelo menos 16 horas por dia reduziu a mortalidade em 28 dias (18,4% no grupo prona e 31,2% no grupo supino; p < 0,001). A incidência de lesão por pressão foi maior no grupo prona (29,5% contra 18,3%). A extubação acidental não diferiu entre os grupos."',
    [
      'Houve mais lesão por pressão no grupo prona (29,5% contra 18,3%), mas a extubação acidental não diferiu entre os grupos [1].',
    ],
    [
      [
        'comparator',
        'Na SDRA moderada a grave, a posição prona por no máximo 16 horas por dia reduziu a mortalidade em 28 dias [1].',
      ],
      [
        'direction',
        'Na SDRA moderada a grave, pronar por pelo menos 16 horas por dia elevou a mortalidade em 28 dias (18,4%, contra 31,2% na posição supina) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: orientações de uso do carbonato de lítio ‖ O lítio tem janela terapêutica estreita; na fase de manutenção, a litemia deve ser mantida entre 0,6 e 0,8 mEq/L. O uso concomitante de anti-inflamatórios não esteroides e de diuréticos tiazídicos pode elevar a litemia. Recomenda-se dosar TSH e creatinina a cada 6 meses. O lítio não deve ser suspenso de forma abrupta, pelo risco de recaída."',
    [
      'Evite suspender o lítio de forma abrupta, porque há risco de recaída [1].',
      'Durante o uso de lítio, recomenda-se dosar TSH e creatinina semestralmente [1].',
    ],
    [
      ['decimal', '- **Alvo na manutenção:** litemia entre 0,06 e 0,8 mEq/L [1].'],
      [
        'direction',
        'Anti-inflamatórios não esteroides e diuréticos tiazídicos podem reduzir a litemia quando usados junto com o lítio [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: exercício e infiltração na síndrome do manguito rotador ‖ Em adultos com síndrome do manguito rotador, o exercício supervisionado não foi superior ao exercício domiciliar quanto à dor em 12 semanas (diferença média de −0,3 ponto na escala de 0 a 10; IC 95% −0,8 a 0,2). A infiltração subacromial de corticoide aliviou a dor em 4 semanas, porém sem benefício em 6 meses. O custo por paciente foi maior no grupo supervisionado."',
    [
      'Na síndrome do manguito rotador, a infiltração subacromial com corticoide aliviou a dor em 4 semanas, mas não mostrou benefício em 6 meses [1].',
      'O exercício supervisionado custou mais por paciente e não superou o exercício domiciliar no controle da dor em 12 semanas [1].',
    ],
    [
      [
        'direction',
        'O programa supervisionado saiu mais barato por paciente do que o exercício domiciliar [1].',
      ],
      ['negation', 'Quanto à dor em 12 semanas, o exercício supervisionado foi superior ao domiciliar [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: protocolo de rinossinusite aguda na atenção primária ‖ Na rinossinusite aguda não complicada em adultos, recomenda-se tratamento sintomático e observação por até 10 dias. Antibióticos estão indicados quando houver sintomas persistentes por mais de 10 dias sem melhora, piora após melhora inicial ou febre igual ou superior a 39 °C com secreção purulenta por 3 a 4 dias. A amoxicilina é a primeira escolha. A radiografia de seios da face não é recomendada de rotina."',
    [
      'No adulto com rinossinusite aguda não complicada, a conduta é tratamento sintomático e observação por até 10 dias. Quando o antibiótico está indicado, a amoxicilina é a primeira escolha [1].',
    ],
    [
      [
        'comparator',
        'Um dos critérios para indicar antibiótico é a persistência dos sintomas por menos de 10 dias sem melhora [1].',
      ],
      [
        'negation',
        'Na rinossinusite aguda não complicada, a radiografia de seios da face é recomendada de rotina [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: terapia por contensão induzida após acidente vascular cerebral ‖ A terapia por contensão induzida, aplicada por 3 horas diárias durante 2 semanas, melhorou a função do membro superior após acidente vascular cerebral em comparação com a fisioterapia convencional (diferença média de 6,7 pontos na escala Fugl-Meyer; IC 95% 3,1 a 10,3). O ganho foi maior nos pacientes com menos de 6 meses do evento. A espasticidade não se alterou."',
    [
      'Após AVC, a terapia por contensão induzida (3 horas por dia, por 2 semanas) melhorou a função do membro superior em comparação com a fisioterapia convencional [1].',
      '- **Quem mais se beneficiou:** pacientes com menos de 6 meses do AVC. A espasticidade permaneceu inalterada [1].',
    ],
    [
      [
        'bounds',
        'A diferença média na escala Fugl-Meyer foi de 6,7 pontos a favor da contensão induzida (IC 95% 1,3 a 10,3) [1].',
      ],
      [
        'direction',
        'Em relação à fisioterapia convencional, a contensão induzida piorou a função do membro superior (diferença média de 6,7 pontos na Fugl-Meyer) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: suplementação hiperproteica em idosos hospitalizados ‖ Em idosos hospitalizados em risco nutricional, a suplementação oral hiperproteica reduziu a proporção de readmitidos em 90 dias (22,8% contra 31,5% no grupo controle) e aumentou a força de preensão palmar em 1,4 kg. Não houve efeito sobre a mortalidade. A adesão média ao suplemento foi de 73%."',
    [
      'No grupo controle, 31,5% dos idosos foram readmitidos em 90 dias, contra 22,8% dos que receberam suplemento oral hiperproteico [1].',
      'A suplementação oral hiperproteica não teve efeito sobre a mortalidade dos idosos hospitalizados em risco nutricional [1].',
    ],
    [
      ['digit', 'A adesão média ao suplemento hiperproteico foi de 78% [1].'],
      ['direction', 'A suplementação hiperproteica reduziu a força de preensão palmar em 1,4 kg [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: sífilis congênita em um município brasileiro ‖ Entre 2015 e 2022, a taxa de incidência de sífilis congênita no município passou de 6,5 para 9,9 casos por mil nascidos vivos. A proporção de gestantes com sífilis diagnosticadas no primeiro trimestre subiu de 32% para 55%. Em 41% dos casos de sífilis congênita, o parceiro da mãe não foi tratado. A cobertura de pré-natal permaneceu estável."',
    [
      'A proporção de gestantes com sífilis diagnosticadas já no primeiro trimestre aumentou de 32% para 55%, enquanto a cobertura de pré-natal se manteve estável [1].',
    ],
    [
      ['digit', 'O parceiro da mãe não foi tratado em 47% dos casos de sífilis congênita [1].'],
      [
        'direction',
        'Entre 2015 e 2022, a incidência de sífilis congênita no município diminuiu, passando de 6,5 para 9,9 casos por mil nascidos vivos [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: bula de tamoxifeno ‖ O tamoxifeno pode aumentar o risco de tromboembolismo venoso e de câncer de endométrio. O uso com paroxetina ou fluoxetina deve ser evitado, pois a inibição da CYP2D6 reduz a concentração do metabólito ativo endoxifeno. A dose usual é de 20 mg por dia. O medicamento é contraindicado na gravidez."',
    [
      'O tamoxifeno, na dose usual de 20 mg/dia, pode elevar o risco de tromboembolismo venoso e de câncer de endométrio e é contraindicado na gestação [1].',
    ],
    [
      [
        'direction',
        'Ao inibir a CYP2D6, a paroxetina e a fluoxetina aumentam a concentração de endoxifeno, o metabólito ativo do tamoxifeno [1].',
      ],
      [
        'negation',
        'Não é necessário evitar paroxetina ou fluoxetina durante o tratamento com tamoxifeno [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: diretriz de rastreamento do câncer do colo do útero ‖ O rastreamento do câncer do colo do útero com teste de DNA-HPV deve ser oferecido a mulheres de 25 a 64 anos. Quando o resultado é negativo, o intervalo de repetição é de 5 anos. Mulheres com resultado positivo para HPV 16 ou 18 devem ser encaminhadas diretamente para colposcopia. Nos demais tipos oncogênicos, realiza-se citologia reflexa. Mulheres sem histórico de atividade sexual não devem ser rastreadas."',
    [
      'HPV 16 ou 18 positivo indica encaminhamento direto para colposcopia; para os demais tipos oncogênicos, faz-se citologia reflexa [1].',
    ],
    [
      ['digit', 'Se o teste de DNA-HPV for negativo, deve ser repetido após 3 anos [1].'],
      [
        'negation',
        'Mulheres sem histórico de atividade sexual devem ser rastreadas para câncer do colo do útero [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: teste rápido molecular para tuberculose pulmonar ‖ O teste rápido molecular apresentou sensibilidade de 88,4% e especificidade de 98,6% para tuberculose pulmonar, tendo a cultura como referência. Nos pacientes com baciloscopia negativa, a sensibilidade caiu para 66,9%. O tempo até o resultado foi menor que o da cultura (mediana de 1 contra 24 dias)."',
    [
      'O teste rápido molecular forneceu o resultado mais cedo que a cultura (mediana de 1 dia contra 24 dias) [1].',
    ],
    [
      [
        'digit',
        'Para tuberculose pulmonar, o teste rápido molecular teve sensibilidade de 88,4% e especificidade de 96,8% [1].',
      ],
      [
        'direction',
        'Em pacientes com baciloscopia negativa, a sensibilidade do teste rápido molecular subiu para 66,9% [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: diretriz de bacteriúria assintomática na gestação ‖ A bacteriúria assintomática na gestação deve ser tratada por 5 a 7 dias, com escolha guiada pelo antibiograma. A nitrofurantoína deve ser evitada a partir de 37 semanas, pelo risco de anemia hemolítica no recém-nascido. As fluoroquinolonas não devem ser usadas. Recomenda-se urocultura de controle 1 a 2 semanas após o término do tratamento."',
    [
      'Na gestante, evite a nitrofurantoína a partir de 37 semanas, pelo risco de anemia hemolítica neonatal, e não use fluoroquinolonas [1].',
    ],
    [['negation', 'A bacteriúria assintomática na gestação não deve ser tratada [1].']],
  ],
  [
    '"Estudo ilustrativo: vareniclina ou adesivo de nicotina na cessação do tabagismo ‖ A vareniclina associada ao aconselhamento aumentou a abstinência em 24 semanas em comparação com o adesivo de nicotina (28,6% contra 19,3%; risco relativo 1,48; IC 95% 1,16 a 1,89). Náusea foi o evento adverso mais frequente com a vareniclina, e sonhos vívidos ocorreram em 11% dos participantes desse grupo. Não se observou aumento de eventos neuropsiquiátricos graves com a vareniclina."',
    [
      'A vareniclina com aconselhamento resultou em maior abstinência em 24 semanas do que o adesivo de nicotina (28,6% contra 19,3%; RR 1,48; IC 95% 1,16 a 1,89) [1].',
      '- **Efeitos adversos da vareniclina:** a náusea foi o mais frequente, e 11% relataram sonhos vívidos [1].',
    ],
    [
      [
        'direction',
        'O adesivo de nicotina levou a mais abstinência em 24 semanas do que a vareniclina (19,3% contra 28,6%) [1].',
      ],
      ['negation', 'Observou-se aumento de eventos neuropsiquiátricos graves com a vareniclina [1].'],
    ],
  ],
  [
    '"Estudo ilustrativo: citrato de cafeína em prematuros ‖ Em prematuros com peso de nascimento de até 1.250 g, o citrato de cafeína diminuiu a incidência de displasia broncopulmonar (34,1% contra 45,8% no grupo placebo) e abreviou o tempo de ventilação mecânica. O ganho de peso foi menor nas três primeiras semanas de tratamento. As taxas de enterocolite necrosante e de morte foram semelhantes entre os grupos."',
    [
      'Em prematuros com peso de nascimento ≤ 1.250 g, a displasia broncopulmonar foi menos frequente com citrato de cafeína (34,1%) do que com placebo (45,8%) [1].',
      'As taxas de morte e de enterocolite necrosante foram semelhantes com cafeína e com placebo [1].',
    ],
    [['direction', 'Nos prematuros, o citrato de cafeína prolongou o tempo de ventilação mecânica [1].']],
  ],
  [
    '"Estudo ilustrativo: ácido acetilsalicílico ou rivaroxabana após artroplastia de joelho ‖ Na profilaxia de tromboembolismo venoso após artroplastia total de joelho, o ácido acetilsalicílico não foi inferior à rivaroxabana (eventos em 0,9% e 0,7% dos pacientes, respectivamente), e o sangramento maior ocorreu em 0,4% dos pacientes com ácido acetilsalicílico e em 0,9% daqueles com rivaroxabana."',
    [
      'Após artroplastia total de joelho, o ácido acetilsalicílico não foi inferior à rivaroxabana na prevenção de tromboembolismo venoso [1].',
      '- **Sangramento maior:** 0,9% com rivaroxabana e 0,4% com ácido acetilsalicílico [1].',
    ],
    [
      [
        'direction',
        'A rivaroxabana causou menos sangramento maior que o ácido acetilsalicílico (0,9% contra 0,4%) [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: bula de alendronato de sódio ‖ Tome um comprimido de 70 mg de alendronato uma vez por semana, em jejum, com um copo cheio de água, pelo menos 30 minutos antes da primeira refeição do dia. Permaneça sentado ou em pé por no mínimo 30 minutos após a tomada. O uso de antiácidos e suplementos de cálcio diminui a absorção do medicamento. Não é recomendado para pacientes com depuração de creatinina menor que 35 mL/min."',
    [
      'O alendronato 70 mg deve ser tomado uma vez por semana, em jejum, com um copo cheio de água e pelo menos 30 minutos antes da primeira refeição [1].',
      'Antiácidos e suplementos de cálcio reduzem a absorção do alendronato [1].',
    ],
    [['unit', 'A posologia do alendronato é de um comprimido de 70 mcg uma vez por semana [1].']],
  ],
  [
    '"Estudo ilustrativo: teste rápido molecular para tuberculose pulmonar ‖ O teste rápido molecular apresentou sensibilidade de 88,4% e especificidade de 98,6% para tuberculose pulmonar, tendo a cultura como referência. Nos pacientes com baciloscopia negativa, a sensibilidade caiu para 66,9%. O tempo até o resultado foi menor que o da cultura (mediana de 1 contra 24 dias)." + "Estudo ilustrativo: faecal immunochemical test cut-offs for colorectal cancer ‖ In this population-based study, the faecal immunochemical test (FIT) at a cut-off of 20 µg/g had a sensitivity of 78.3% and a specificity of 94.1% for colorectal cancer. Lowering the cut-off to 10 µg/g increased sensitivity to 86.5% but reduced specificity to 89.7%. The positivity rate was higher in men than in women."',
    [],
    [
      [
        'wrong-reference',
        'Na avaliação de acurácia, o teste apresentou sensibilidade de 78,3% e especificidade de 94,1% [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: posição prona na síndrome do desconforto respiratório agudo ‖ Em pacientes com síndrome do desconforto respiratório agudo moderada a grave, a posição prona por pelo menos 16 horas por dia reduziu a mortalidade em 28 dias (18,4% no grupo prona e 31,2% no grupo supino; p < 0,001). A incidência de lesão por pressão foi maior no grupo prona (29,5% contra 18,3%). A extubação acidental não diferiu entre os grupos." + "Estudo ilustrativo: hydrocortisone in ventilated patients with septic shock ‖ Among 1,204 mechanically ventilated adults with septic shock, hydrocortisone 200 mg per day did not lower 90-day mortality (27.9% with hydrocortisone vs 28.8% with placebo; odds ratio 0.95; 95% CI 0.82 to 1.10). Patients in the hydrocortisone group had faster resolution of shock (median 3 vs 4 days) and a shorter duration of the initial episode of mechanical ventilation. The groups did not differ in the use of renal-replacement therapy."',
    [],
    [
      [
        'wrong-reference',
        'Na SDRA moderada a grave, a mortalidade em 28 dias foi de 27,9% no grupo prona [1].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: donor human milk for very-low-birth-weight infants ‖ Among very-low-birth-weight infants, donor human milk, compared with preterm formula, lowered the risk of necrotising enterocolitis (4.2% vs 9.0%) but was associated with slower weight gain during hospitalisation (mean difference −2.5 g/kg/day). Neurodevelopmental scores at 22 to 26 months did not differ between groups." + "Estudo ilustrativo: citrato de cafeína em prematuros ‖ Em prematuros com peso de nascimento de até 1.250 g, o citrato de cafeína diminuiu a incidência de displasia broncopulmonar (34,1% contra 45,8% no grupo placebo) e abreviou o tempo de ventilação mecânica. O ganho de peso foi menor nas três primeiras semanas de tratamento. As taxas de enterocolite necrosante e de morte foram semelhantes entre os grupos."',
    [],
    [
      [
        'wrong-reference',
        'Em prematuros, a intervenção reduziu a enterocolite necrosante (4,2% contra 9,0% no grupo de comparação) [2].',
      ],
    ],
  ],
  [
    '"Estudo ilustrativo: diretriz de bacteriúria assintomática na gestação ‖ A bacteriúria assintomática na gestação deve ser tratada por 5 a 7 dias, com escolha guiada pelo antibiograma. A nitrofurantoína deve ser evitada a partir de 37 semanas, pelo risco de anemia hemolítica no recém-nascido. As fluoroquinolonas não devem ser usadas. Recomenda-se urocultura de controle 1 a 2 semanas após o término do tratamento." + "Estudo ilustrativo: guideline on febrile urinary tract infection in children ‖ We recommend obtaining urine by catheterisation or suprapubic aspiration in febrile non-toilet-trained infants when antibiotics are to be started immediately. We suggest oral antibiotics for 7 to 10 days in children older than 2 months who are not vomiting. Routine voiding cystourethrography after the first febrile urinary tract infection is not recommended. Renal and bladder ultrasound should be performed after the first febrile infection." + "Estudo ilustrativo: seven versus fourteen days of antibiotics for gram-negative bacteremia ‖ Seven days of antibiotic therapy were noninferior to 14 days in patients with uncomplicated gram-negative bacteremia. Ninety-day mortality was 11.3% in the 7-day group and 12.0% in the 14-day group (difference −0.7 percentage points; 95% CI −3.9 to 2.5). Patients with prosthetic valves or undrained abscesses were excluded. Clostridioides difficile infection was rare in both groups."',
    [],
    [
      [
        'wrong-reference',
        'A bacteriúria assintomática na gestação deve ser tratada por 7 a 10 dias, com escolha guiada pelo antibiograma [1].',
      ],
    ],
  ],
];

export const unseenPassages: HandCase[] = casesOf(groups);
