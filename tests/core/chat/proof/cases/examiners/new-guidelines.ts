import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Invented guidelines and findings. */
const groups: CaseGroup[] = [
  [
    '"Short-Course Amoxicillin for Community-Acquired Pneumonia in Children ‖ Among 814 children 6 months to 10 years of age with community-acquired pneumonia, clinical cure at 14 days occurred in 88.6% of those assigned to 3 days of amoxicillin and in 90.8% of those assigned to 7 days (risk difference, −2.2 percentage points; 95% CI, −5.1 to 0.8). The shorter course was noninferior. Rash was less common with 3 days of treatment (4.1% vs. 7.9%)."',
    [
      'Em crianças com pneumonia adquirida na comunidade, tratar por três dias com amoxicilina foi não inferior a tratar por sete [1].',
      'O exantema apareceu em 7,9% das crianças tratadas por 7 dias, mas em apenas 4,1% das que receberam o curso de 3 dias [1].',
    ],
    [
      [
        'negation',
        'O curso mais curto de amoxicilina não atingiu a não inferioridade na pneumonia infantil [1].',
      ],
      [
        'arms',
        'A cura clínica aos 14 dias foi de 90,8% com 3 dias de amoxicilina e de 88,6% com 7 dias [1].',
      ],
    ],
  ],
  [
    '"Antibiotic Treatment for 7 versus 14 Days in Patients with Bloodstream Infections ‖ Among 3412 hospitalized patients with bacteremia, death from any cause by day 90 occurred in 14.2% of those assigned to 7 days of antibiotics and in 15.9% of those assigned to 14 days (difference, −1.7 percentage points; 95% CI, −4.1 to 0.7), which met the noninferiority margin of 4 percentage points. Relapse of bacteremia did not differ between the groups. Patients with Staphylococcus aureus bacteremia were excluded."',
    [
      'Até o dia 90 haviam morrido 15,9% dos pacientes com bacteremia tratados por duas semanas e 14,2% dos tratados por uma [1].',
      'Bacteremias por *Staphylococcus aureus* ficaram fora do estudo [1].',
      'Encurtar o antibiótico para 7 dias não mudou a taxa de recidiva da bacteremia em relação a 14 dias [1].',
    ],
    [
      ['negation', 'Pacientes com bacteremia por *Staphylococcus aureus* não foram excluídos do estudo [1].'],
      [
        'digit',
        'A margem de não inferioridade adotada para a mortalidade em 90 dias foi de 6 pontos percentuais [1].',
      ],
    ],
  ],
  [
    '"Protocolo de vigilância da infecção latente pelo Mycobacterium tuberculosis no Brasil ‖ Na infecção latente pelo M. tuberculosis, o esquema preferencial é rifapentina com isoniazida, uma vez por semana, por 12 semanas. A hepatotoxicidade é menos frequente com esse esquema do que com a isoniazida diária. Antes de iniciar o tratamento, deve-se excluir tuberculose ativa. O esquema não é recomendado para gestantes."',
    [
      'É preciso afastar a forma ativa da tuberculose antes de tratar a infecção latente [1].',
      'A isoniazida diária causa hepatotoxicidade com mais frequência do que a associação semanal de rifapentina e isoniazida [1].',
      'Para a infecção latente, dá-se preferência a rifapentina mais isoniazida em tomada semanal durante doze semanas [1].',
    ],
    [
      [
        'direction',
        'A combinação semanal de rifapentina e isoniazida é mais hepatotóxica do que a isoniazida diária [1].',
      ],
      ['negation', 'O esquema de rifapentina com isoniazida é recomendado também para gestantes [1].'],
      ['unit', 'Rifapentina e isoniazida devem ser tomadas uma vez por semana, por 12 meses [1].'],
    ],
  ],
  [
    '"Guideline for the Management of Candidemia in Nonneutropenic Adults ‖ We recommend an echinocandin as initial therapy for candidemia in nonneutropenic adults. Central venous catheters should be removed as early as possible when they are the presumed source. We recommend treatment for 14 days after the first negative blood culture. We recommend against fluconazole as initial therapy in critically ill patients."',
    [
      'Na candidemia do adulto não neutropênico, a terapia inicial recomendada é uma equinocandina [1].',
      'Contam-se duas semanas de tratamento a partir da primeira hemocultura negativa [1].',
      'Quando o cateter venoso central é a fonte presumida da candidemia, a orientação é retirá-lo o quanto antes [1].',
    ],
    [
      [
        'direction',
        'Para o paciente crítico com candidemia, a diretriz aconselha iniciar o tratamento com fluconazol [1].',
      ],
      [
        'negation',
        'Se forem a origem presumida da infecção, os cateteres venosos centrais não devem ser retirados precocemente [1].',
      ],
    ],
  ],
  [
    '"Single-Dose Liposomal Amphotericin B for HIV-Associated Cryptococcal Meningitis ‖ In 844 adults with HIV-associated cryptococcal meningitis, deaths at 10 weeks were reported in 24.8% of the single-dose liposomal amphotericin B group (10 mg per kilogram) and in 28.7% of the control group, and the upper boundary of the confidence interval was within the noninferiority margin. Fewer participants had grade 3 or 4 adverse events in the liposomal amphotericin B group than in the control group (50.0% vs. 62.3%). Severe anemia was less frequent with the single dose (13.3% vs. 39.1%)."',
    [
      'Eventos adversos de grau 3 ou 4 acometeram metade dos participantes da anfotericina B lipossomal em dose única, contra 62,3% dos controles [1].',
      'Anemia grave, 39,1% no grupo controle, caiu para 13,3% com a dose única [1].',
    ],
    [
      [
        'direction',
        'A dose única de anfotericina B lipossomal provocou anemia grave com maior frequência do que o esquema controle [1].',
      ],
      ['decimal', 'A anfotericina B lipossomal foi dada em dose única de 1,0 mg/kg [1].'],
    ],
  ],
  [
    '"Miltefosina oral versus antimoniato de meglumina na leishmaniose cutânea ‖ Em 168 pacientes com leishmaniose cutânea por L. braziliensis, a taxa de cura em 6 meses foi maior com miltefosina oral do que com antimoniato de meglumina intravenoso (73,8% vs. 54,8%; p = 0,02). Vômitos ocorreram em 41% do grupo miltefosina e em 6% do grupo antimoniato. A miltefosina é contraindicada na gestação."',
    [
      'A miltefosina por via oral curou 73,8% dos pacientes em 6 meses, ante 54,8% do antimoniato de meglumina [1].',
      'Grávidas não devem usar miltefosina [1].',
      'O antimoniato de meglumina provocou vômitos em 6% dos tratados, bem menos que os 41% da miltefosina [1].',
    ],
    [
      [
        'direction',
        'Na leishmaniose cutânea, a cura em 6 meses foi inferior com miltefosina oral em relação ao antimoniato de meglumina [1].',
      ],
      [
        'arms',
        'Vômitos acometeram 6% dos pacientes com miltefosina e 41% dos que receberam antimoniato [1].',
      ],
    ],
  ],
  [
    '"Single-Dose Tafenoquine to Prevent Relapse of Plasmodium vivax Malaria ‖ n=522, P. vivax: recurrence-free at 6 months 62.4% tafenoquine 300 mg single dose vs 27.7% placebo, HR for recurrence 0.30 (0.22-0.40); hemolysis not increased; G6PD activity <70% excluded"',
    [
      'Uma dose única de 300 mg de tafenoquina reduziu em 70% o risco de recorrência da malária por *P. vivax* frente ao placebo [1].',
      'Ao fim de 6 meses, estavam livres de recorrência 62,4% dos pacientes com tafenoquina, proporção que foi de 27,7% com placebo [1].',
      'A tafenoquina não trouxe aumento da hemólise [1].',
    ],
    [
      ['negation', 'A tafenoquina em dose única aumentou a hemólise [1].'],
      [
        'bounds',
        'A razão de riscos para recorrência com tafenoquina foi de 0,30, com intervalo de confiança de 0,22 a 0,49 [1].',
      ],
      ['comparator', 'Foram excluídas do estudo pessoas com atividade de G6PD acima de 70% [1].'],
    ],
  ],
  [
    '"Diretriz brasileira de bacteriúria assintomática ‖ Recomenda-se rastrear bacteriúria assintomática em gestantes, com urocultura no início do pré-natal, e tratar por 4 a 7 dias quando houver ≥ 100.000 UFC/mL. Não se recomenda rastrear nem tratar bacteriúria assintomática em idosos institucionalizados ou em pessoas com cateter vesical de demora. A nitrofurantoína deve ser evitada após 37 semanas."',
    [
      'Gestantes devem fazer urocultura no começo do pré-natal, para rastreio de bacteriúria assintomática [1].',
      'Em idosos institucionalizados, a orientação é deixar sem tratamento a bacteriúria assintomática [1].',
      'Depois de 37 semanas de gestação, não convém prescrever nitrofurantoína [1].',
    ],
    [
      [
        'negation',
        'Portadores de cateter vesical de demora devem ser rastreados e tratados para bacteriúria assintomática [1].',
      ],
      ['digit', 'A bacteriúria assintomática da gestante é tratada por 4 a 9 dias [1].'],
    ],
  ],
  [
    '"Fidaxomicin versus Vancomycin for Clostridioides difficile Infection ‖ Among 629 adults with Clostridioides difficile infection, clinical cure was similar with fidaxomicin and vancomycin (88.2% vs. 85.8%). Recurrence within 28 days was significantly lower with fidaxomicin (15.4% vs. 25.3%, P=0.005)."',
    [
      'Fidaxomicina e vancomicina curaram proporções semelhantes de pacientes, mas a primeira teve menos recorrências em 28 dias [1].',
      'A recorrência da infecção por *C. difficile* foi significativamente maior com vancomicina (25,3%) do que com fidaxomicina (15,4%) [1].',
    ],
    [
      ['direction', 'Em até 28 dias, a vancomicina levou a menos recorrências do que a fidaxomicina [1].'],
      ['decimal', 'A queda das recorrências com fidaxomicina foi significativa, com p = 0,05 [1].'],
    ],
  ],
  [
    '"Adjunctive Hydrocortisone in Septic Shock ‖ Of 3658 ventilated patients with septic shock, 27.9% in the hydrocortisone group (200 mg per day for 7 days) and 28.8% in the placebo group died by 90 days (odds ratio, 0.95; 95% CI, 0.82 to 1.10; P=0.50). Resolution of shock was faster with hydrocortisone (median, 3 vs. 4 days). New-onset bacteremia did not differ between the groups."',
    [
      'A hidrocortisona não reduziu de modo significativo a mortalidade em 90 dias no choque séptico (OR 0,95; IC 95% 0,82–1,10) [1].',
      'O choque resolveu-se mais cedo com hidrocortisona, em mediana de 3 dias, contra 4 dias com placebo [1].',
      'O esquema testado foi de 200 mg diários de hidrocortisona durante uma semana [1].',
    ],
    [
      [
        'negation',
        'Em pacientes ventilados com choque séptico, a hidrocortisona reduziu significativamente as mortes em 90 dias [1].',
      ],
      [
        'bounds',
        'A razão de chances para morte em 90 dias com hidrocortisona foi de 0,95 (IC 95% 0,82–1,01) [1].',
      ],
    ],
  ],
  [
    '"Diretriz brasileira para o manejo da bronquiolite viral aguda ‖ Em lactentes com bronquiolite viral aguda, não se recomenda o uso de rotina de salbutamol, adrenalina inalatória, corticoide sistêmico ou antibiótico. A oxigenoterapia está indicada quando a saturação for persistentemente inferior a 90%. A hidratação pode ser feita por sonda nasogástrica ou por via intravenosa. A fisioterapia respiratória de rotina é desaconselhada."',
    [
      'Na bronquiolite do lactente, corticoides sistêmicos não fazem parte do tratamento rotineiro recomendado [1].',
      'Indica-se oxigênio se a saturação permanecer, de forma persistente, abaixo de 90% [1].',
      'Lactentes com bronquiolite podem ser hidratados tanto pela sonda nasogástrica quanto pela veia [1].',
    ],
    [
      ['negation', 'O salbutamol é recomendado de rotina na bronquiolite viral aguda do lactente [1].'],
      [
        'direction',
        'A diretriz aconselha fisioterapia respiratória de rotina aos lactentes com bronquiolite [1].',
      ],
      [
        'comparator',
        'Deve-se oferecer oxigênio ao lactente com bronquiolite quando a saturação estiver persistentemente acima de 90% [1].',
      ],
    ],
  ],
  [
    '"High-Flow Oxygen Therapy in Infants with Bronchiolitis ‖ In 1472 infants with bronchiolitis, escalation of care because of treatment failure occurred in 12% of the high-flow oxygen group and in 23% of the standard-therapy group (risk difference, −11 percentage points; 95% CI, −15 to −7). No significant difference was found in the duration of hospital stay or in the duration of oxygen therapy."',
    [
      'Com oxigênio de alto fluxo, 12% dos lactentes precisaram de escalonamento do cuidado por falha terapêutica, frente a 23% na terapia padrão [1].',
      'O alto fluxo não encurtou significativamente a internação dos lactentes com bronquiolite [1].',
    ],
    [
      [
        'direction',
        'O oxigênio de alto fluxo elevou a necessidade de escalonamento do cuidado por falha terapêutica [1].',
      ],
      [
        'negation',
        'Houve diferença significativa no tempo de internação entre o alto fluxo e a terapia padrão [1].',
      ],
      [
        'bounds',
        'A diferença de risco de escalonamento do cuidado foi de −11 pontos percentuais (IC 95% −15 a −1) [1].',
      ],
    ],
  ],
  [
    '"Prednisolone versus Dexamethasone for Croup ‖ n=1,252 children with croup: return visits within 7 days 17.8% prednisolone 1 mg/kg, 19.5% dexamethasone 0.6 mg/kg, 21.7% dexamethasone 0.15 mg/kg; prednisolone and low-dose dexamethasone both noninferior to dexamethasone 0.6 mg/kg"',
    [
      'No crupe, a dexametasona em dose baixa mostrou-se não inferior à dose de 0,6 mg/kg [1].',
      'Retornos em 7 dias: 21,7% com dexametasona 0,15 mg/kg e 17,8% com prednisolona 1 mg/kg [1].',
    ],
    [
      [
        'negation',
        'A prednisolona não demonstrou não inferioridade frente à dexametasona 0,6 mg/kg no crupe [1].',
      ],
      [
        'digit',
        'Das crianças com crupe que receberam dexametasona 0,6 mg/kg, 14,5% retornaram em até 7 dias [1].',
      ],
    ],
  ],
  [
    '"Evaluation and Management of Well-Appearing Febrile Infants 8 to 60 Days Old ‖ For well-appearing febrile infants 8 to 21 days of age, clinicians should obtain a urinalysis, a blood culture and cerebrospinal fluid; parenteral antimicrobials should be started and the infant should be hospitalized. For infants 29 to 60 days of age with normal inflammatory markers, lumbar puncture need not be performed. Procalcitonin is considered abnormal above 0.5 ng/mL."',
    [
      'O lactente febril de 8 a 21 dias em bom estado geral deve colher exame de urina, hemocultura e líquor [1].',
      'Dos 29 aos 60 dias de vida, se os marcadores inflamatórios forem normais, a punção lombar não é obrigatória [1].',
      'Entre 8 e 21 dias de vida, a febre impõe internação e antimicrobiano parenteral, mesmo com bom aspecto [1].',
    ],
    [
      ['negation', 'O lactente febril de 8 a 21 dias não precisa ser internado [1].'],
      ['unit', 'Considera-se anormal a procalcitonina acima de 0,5 mcg/mL [1].'],
    ],
  ],
  [
    '"Whole-Body Hypothermia for Neonates with Hypoxic–Ischemic Encephalopathy ‖ Of 325 infants with hypoxic–ischemic encephalopathy, death or moderate or severe disability occurred in 44% of those cooled to 33.5°C for 72 hours and in 62% of the control group (risk ratio, 0.72; 95% CI, 0.54 to 0.95). Treatment was begun within 6 hours after birth. Cooling did not increase the rate of severe arrhythmia."',
    [
      'O resfriamento corporal diminuiu em 28% o risco relativo de morte ou incapacidade moderada a grave [1].',
      'A hipotermia a 33,5 °C foi mantida por três dias [1].',
      'A hipotermia neonatal não elevou a taxa de arritmia grave e foi iniciada nas primeiras 6 horas de vida [1].',
    ],
    [
      [
        'direction',
        'Recém-nascidos resfriados sofreram mais morte ou incapacidade do que os do grupo controle [1].',
      ],
      ['digit', 'O risco relativo de morte ou incapacidade com a hipotermia foi de 0,92 [1].'],
    ],
  ],
  [
    '"Manejo do paciente com diarreia: plano B ‖ Na criança com diarreia e desidratação (plano B), administrar solução de reidratação oral 50 a 100 mL/kg em 4 a 6 horas, no serviço de saúde. O aleitamento materno deve ser mantido. Prescrever zinco por 10 a 14 dias: 10 mg/dia até 6 meses de idade e 20 mg/dia acima de 6 meses. Não usar antidiarreicos."',
    [
      'No plano B, a reidratação se faz por via oral, com 50 a 100 mL/kg ao longo de 4 a 6 horas [1].',
      'Crianças com mais de seis meses recebem 20 mg de zinco ao dia, por dez a quatorze dias [1].',
      'A mãe deve continuar amamentando a criança desidratada [1].',
    ],
    [
      ['negation', 'Antidiarreicos podem ser usados no plano B [1].'],
      ['arms', 'A dose de zinco é de 20 mg/dia até 6 meses e de 10 mg/dia acima dessa idade [1].'],
    ],
  ],
  [
    '"Recomendações para o tratamento da doença de Kawasaki ‖ Na doença de Kawasaki, recomenda-se imunoglobulina intravenosa 2 g/kg em infusão única, de preferência nos primeiros 10 dias de febre, associada a ácido acetilsalicílico. Com esse tratamento, a frequência de aneurismas coronarianos caiu de 25% para 4%. O ecocardiograma deve ser repetido em 2 e 6 semanas."',
    [
      'Aneurismas coronarianos, presentes em 25% dos casos, passaram a 4% com o tratamento [1].',
      'Repete-se o ecocardiograma com 2 e com 6 semanas [1].',
      'A imunoglobulina intravenosa é infundida uma única vez, na dose de 2.000 mg/kg, junto com ácido acetilsalicílico [1].',
    ],
    [
      [
        'direction',
        'A frequência de aneurismas coronarianos aumentou com imunoglobulina e ácido acetilsalicílico [1].',
      ],
      [
        'unit',
        'Recomenda-se imunoglobulina intravenosa em infusão única de 2 mg/kg na doença de Kawasaki [1].',
      ],
    ],
  ],
  [
    '"Oral Ondansetron for Gastroenteritis in a Pediatric Emergency Department ‖ In 215 children with gastroenteritis and dehydration, those given ondansetron were less likely to vomit than those given placebo (14% vs. 35%; relative risk, 0.40; 95% CI, 0.26 to 0.61) and were less likely to receive intravenous rehydration (14% vs. 31%). The rate of hospitalization did not differ significantly (4% vs. 5%). Diarrhea episodes were more frequent with ondansetron."',
    [
      'O risco de vomitar caiu 60% em termos relativos com a ondansetrona [1].',
      'À custa de mais episódios de diarreia, a ondansetrona poupou crianças da reidratação intravenosa (14% vs. 31%) [1].',
      'As internações foram de 5% com placebo e 4% com ondansetrona, sem diferença significativa [1].',
    ],
    [
      ['direction', 'Episódios de diarreia foram menos frequentes com a ondansetrona [1].'],
      ['negation', 'A ondansetrona reduziu significativamente as internações por gastroenterite [1].'],
      ['bounds', 'O risco relativo de vômitos com ondansetrona foi de 0,40 (IC 95% 0,26 a 0,91) [1].'],
    ],
  ],
  [
    '"Aspirin in Pregnancies at High Risk for Preterm Preeclampsia ‖ Among 1620 women at high risk for preterm preeclampsia, the condition occurred in 1.6% of the aspirin group (150 mg per day until 36 weeks of gestation) and in 4.3% of the placebo group (odds ratio, 0.38; 95% CI, 0.20 to 0.74). There were no significant differences in neonatal adverse outcomes."',
    [
      'A chance de pré-eclâmpsia pré-termo foi 62% menor com aspirina do que com placebo [1].',
      'Gestantes de alto risco tomaram 150 mg de aspirina por dia, até completar 36 semanas [1].',
      'Quanto aos desfechos neonatais adversos, aspirina e placebo não diferiram significativamente [1].',
    ],
    [
      [
        'direction',
        'Mais gestantes desenvolveram pré-eclâmpsia pré-termo com aspirina do que com placebo [1].',
      ],
      ['decimal', 'Apenas 0,16% das mulheres do grupo aspirina tiveram pré-eclâmpsia pré-termo [1].'],
    ],
  ],
  [
    '"Recomendação da Febrasgo sobre corticoide antenatal ‖ Recomenda-se um curso de corticoide antenatal a gestantes entre 24 e 34 semanas com risco de parto em até 7 dias: betametasona 12 mg por via intramuscular, duas doses com intervalo de 24 horas. O corticoide antenatal reduz a mortalidade neonatal e a síndrome do desconforto respiratório. Cursos repetidos de rotina não são recomendados. Não deve ser usado na presença de corioamnionite."',
    [
      'Aplica-se betametasona 12 mg IM em duas doses, com um dia de intervalo entre elas [1].',
      'O uso antenatal de corticoide diminui tanto as mortes neonatais quanto a síndrome do desconforto respiratório [1].',
      'Na vigência de corioamnionite, evita-se o corticoide antenatal [1].',
    ],
    [
      ['direction', 'O corticoide antenatal eleva a mortalidade neonatal [1].'],
      ['negation', 'Recomenda-se repetir rotineiramente os cursos de corticoide antenatal [1].'],
      [
        'digit',
        'O corticoide antenatal é recomendado a gestantes entre 24 e 37 semanas com risco de parto em até 7 dias [1].',
      ],
    ],
  ],
  [
    '"Labor Induction versus Expectant Management in Low-Risk Nulliparous Women ‖ Among 6106 low-risk nulliparous women, the frequency of cesarean delivery was lower with induction of labor at 39 weeks than with expectant management (18.6% vs. 22.2%; relative risk, 0.84; 95% CI, 0.76 to 0.93). The primary perinatal outcome did not differ significantly (4.3% vs. 5.4%; relative risk, 0.80; 95% CI, 0.64 to 1.00). Hypertensive disorders of pregnancy were less frequent with induction."',
    [
      'Induzir o parto com 39 semanas fez a cesárea baixar de 22,2% para 18,6% em nulíparas de baixo risco [1].',
      'Não houve diferença significativa no desfecho perinatal primário (RR 0,80; IC 95% 0,64–1,00), embora as cesáreas tenham diminuído com a indução [1].',
    ],
    [
      [
        'direction',
        'As síndromes hipertensivas da gestação foram mais comuns no grupo submetido à indução [1].',
      ],
      [
        'negation',
        'A indução com 39 semanas diminuiu de forma significativa o desfecho perinatal primário [1].',
      ],
      [
        'arms',
        'Fizeram cesárea 22,2% das mulheres induzidas e 18,6% das mantidas em conduta expectante [1].',
      ],
    ],
  ],
  [
    '"Heat-Stable Carbetocin versus Oxytocin to Prevent Hemorrhage after Vaginal Birth ‖ In 29 645 women giving birth vaginally, blood loss of at least 500 mL or the use of additional uterotonics occurred in 14·5% of the heat-stable carbetocin group (100 μg) and in 14·4% of the oxytocin group (10 IU) (relative risk 1·01, 95% CI 0·95–1·06), a result consistent with noninferiority. Heat-stable carbetocin does not require refrigeration."',
    [
      'A carbetocina termoestável dispensa refrigeração [1].',
      'Perda de 500 mL ou mais, ou uso de outro uterotônico, ocorreu em 14,4% com ocitocina 10 UI e em 14,5% com carbetocina [1].',
    ],
    [
      ['negation', 'A carbetocina termoestável precisa de refrigeração [1].'],
      ['unit', 'A carbetocina termoestável foi administrada na dose de 100 mg [1].'],
    ],
  ],
  [
    '"Randomized Trial of Early Detection and Treatment of Postpartum Hemorrhage ‖ 210,132 vaginal births in 80 hospitals: severe PPH, laparotomy or death from bleeding 1.6% with the early-detection bundle vs 4.3% with usual care, RR 0.40 (0.32-0.50); PPH detected 93.1% vs 51.1%; blood transfusion 1.2% vs 1.9%"',
    [
      'O pacote de detecção precoce elevou a detecção da hemorragia pós-parto de 51,1% para 93,1% [1].',
      'Foram transfundidas 1,2% das mulheres atendidas com o pacote e 1,9% das que tiveram cuidado habitual [1].',
    ],
    [
      [
        'direction',
        'A detecção da hemorragia pós-parto caiu com o pacote em relação ao cuidado habitual [1].',
      ],
      ['digit', 'O estudo reuniu partos vaginais de 90 hospitais [1].'],
    ],
  ],
  [
    '"Diabetes mellitus gestacional: critérios diagnósticos ‖ O diagnóstico de diabetes gestacional é feito pelo teste oral com 75 g de glicose entre 24 e 28 semanas, quando pelo menos um valor for atingido: jejum ≥ 92 mg/dL, 1 hora ≥ 180 mg/dL ou 2 horas ≥ 153 mg/dL. Glicemia de jejum ≥ 126 mg/dL na primeira consulta indica diabetes prévio à gestação. A insulina é a primeira escolha quando dieta e exercício não bastam."',
    [
      'Basta um valor alterado no teste com 75 g de glicose, como jejum de 92 mg/dL ou mais, para diagnosticar diabetes gestacional [1].',
      'Se dieta e exercício forem insuficientes, dá-se preferência à insulina [1].',
      'Uma glicemia de jejum a partir de 126 mg/dL já na primeira consulta aponta para diabetes anterior à gravidez [1].',
    ],
    [
      ['comparator', 'Confirma diabetes gestacional a glicemia de jejum ≤ 92 mg/dL no teste com 75 g [1].'],
      ['unit', 'O corte de 2 horas do teste oral na gestação é ≥ 153 mmol/L [1].'],
    ],
  ],
  [
    '"Progesterone in Women with Bleeding in Early Pregnancy ‖ Among 4153 women with bleeding in early pregnancy, live birth after at least 34 weeks occurred in 75% of the progesterone group (400 mg twice daily) and in 72% of the placebo group (relative rate, 1.03; 95% CI, 1.00 to 1.07; P=0.08). The incidence of adverse events did not differ between the groups."',
    [
      'A progesterona não aumentou significativamente os nascidos vivos em mulheres com sangramento no início da gravidez (75% contra 72%) [1].',
    ],
    [
      ['negation', 'Houve aumento estatisticamente significativo dos nascidos vivos com a progesterona [1].'],
      ['digit', 'Nasceram vivos após 34 semanas os bebês de 78% das mulheres do grupo progesterona [1].'],
    ],
  ],
  [
    '"Metformina versus insulina no diabetes gestacional ‖ Em gestantes com diabetes gestacional, a metformina, comparada à insulina, resultou em menor ganho de peso materno (0,4 kg vs. 2,0 kg) e menos hipoglicemia neonatal. O peso ao nascer não diferiu entre os grupos. Das mulheres que usaram metformina, 46,3% precisaram de insulina suplementar."',
    [
      'A insulina associou-se a maior ganho de peso materno do que a metformina [1].',
      'Quase metade das mulheres em uso de metformina (46,3%) precisou acrescentar insulina [1].',
      'A metformina reduziu a hipoglicemia neonatal sem modificar o peso ao nascer, em comparação com a insulina [1].',
    ],
    [
      [
        'direction',
        'Recém-nascidos de mães tratadas com metformina tiveram mais hipoglicemia do que os do grupo insulina [1].',
      ],
      ['negation', 'O peso ao nascer diferiu entre os grupos de metformina e de insulina [1].'],
      ['arms', 'O ganho de peso materno foi de 2,0 kg com metformina e de 0,4 kg com insulina [1].'],
    ],
  ],
  [
    '"Dexamethasone and Surgical-Site Infection ‖ Of 8725 patients undergoing noncardiac surgery, surgical-site infection within 30 days occurred in 8.1% of those given dexamethasone 8 mg and in 9.1% of those given placebo (risk difference, −0.9 percentage points; 95.6% CI, −2.1 to 0.3), meeting the criterion for noninferiority. Nausea and vomiting within 24 hours were less frequent with dexamethasone (42.2% vs. 53.9%). Hyperglycemic events were more frequent with dexamethasone."',
    [
      'Uma dose de 8 mg de dexametasona diminuiu náuseas e vômitos nas primeiras 24 horas (42,2% vs. 53,9%) [1].',
      'Em cirurgia não cardíaca, a dexametasona foi não inferior ao placebo quanto à infecção de sítio cirúrgico, embora tenha causado mais hiperglicemia [1].',
    ],
    [
      ['direction', 'Houve menos episódios de hiperglicemia no grupo da dexametasona [1].'],
      [
        'digit',
        'Náuseas e vômitos em 24 horas ocorreram em 47,2% dos pacientes que receberam dexametasona [1].',
      ],
    ],
  ],
  [
    '"Spinal Anesthesia or General Anesthesia for Hip Surgery ‖ In 1600 patients 50 years of age or older with hip fracture, death or inability to walk at 60 days occurred in 18.5% of the spinal-anesthesia group and in 18.0% of the general-anesthesia group (relative risk, 1.03; 95% CI, 0.84 to 1.27). New-onset delirium occurred in 20.5% and 19.7%, respectively. Spinal anesthesia was not superior to general anesthesia."',
    [
      'Na fratura de quadril, a raquianestesia não superou a anestesia geral [1].',
      'Delirium novo surgiu em 19,7% dos pacientes sob anestesia geral e em 20,5% dos submetidos a raquianestesia [1].',
    ],
    [
      ['negation', 'A raquianestesia foi superior à anestesia geral na cirurgia de fratura de quadril [1].'],
      [
        'comparator',
        'Participaram do estudo pacientes com fratura de quadril e menos de 50 anos de idade [1].',
      ],
    ],
  ],
  [
    '"Tranexamic Acid in Patients Undergoing Noncardiac Surgery ‖ Among 9535 patients undergoing noncardiac surgery, composite bleeding at 30 days occurred in 9.1% of the tranexamic acid group and in 11.7% of the placebo group (hazard ratio, 0.76; 95% CI, 0.67 to 0.87; P<0.001). Cardiovascular events occurred in 14.2% and 13.9%, respectively; noninferiority for the cardiovascular safety outcome was not established."',
    [
      'O ácido tranexâmico diminuiu em 24% o risco do desfecho composto de sangramento em 30 dias [1].',
      'Quanto à segurança cardiovascular do ácido tranexâmico, a não inferioridade não ficou estabelecida [1].',
      'Sangraram 11,7% dos pacientes com placebo e 9,1% dos tratados com ácido tranexâmico (HR 0,76; p < 0,001) [1].',
    ],
    [
      ['direction', 'O ácido tranexâmico piorou o sangramento em 30 dias em comparação com placebo [1].'],
      ['negation', 'A não inferioridade cardiovascular do ácido tranexâmico foi estabelecida [1].'],
    ],
  ],
  [
    '"Recomendações da Sociedade Brasileira de Anestesiologia sobre jejum pré-operatório ‖ Jejum pré-operatório: líquidos claros até 2 horas antes da anestesia, leite materno até 4 horas, fórmula infantil até 6 horas e refeição completa até 8 horas. Goma de mascar não deve adiar a cirurgia. Não se recomenda jejum prolongado em crianças. No trabalho de parto, evitar alimentos sólidos."',
    [
      'Líquidos claros são permitidos até duas horas antes da anestesia [1].',
      'O leite materno pede jejum de 4 horas, e a fórmula infantil, de 6 horas [1].',
      'Mascar chiclete não é motivo para adiar a operação [1].',
    ],
    [
      ['direction', 'Durante o trabalho de parto, a recomendação é oferecer alimentos sólidos [1].'],
      ['negation', 'A cirurgia deve ser adiada por causa de goma de mascar [1].'],
      ['digit', 'Uma refeição completa é aceita até 6 horas antes da anestesia [1].'],
    ],
  ],
  [
    '"Sugamadex versus neostigmina na reversão do bloqueio por rocurônio ‖ Em adultos com bloqueio moderado por rocurônio, o tempo até razão TOF ≥ 0,9 foi de 2,7 min com sugamadex 2 mg/kg e de 17,9 min com neostigmina (p < 0,001). Bradicardia foi menos comum com sugamadex. Não houve recurarização no grupo sugamadex."',
    [
      'A neostigmina levou 17,9 minutos para alcançar razão TOF de pelo menos 0,9, e o sugamadex, 2,7 minutos [1].',
      'Nenhum paciente do grupo sugamadex apresentou recurarização [1].',
    ],
    [
      ['direction', 'O sugamadex reverteu o bloqueio moderado mais lentamente do que a neostigmina [1].'],
      ['decimal', 'O tempo até razão TOF ≥ 0,9 com sugamadex foi de 27 min [1].'],
    ],
  ],
  [
    '"Video versus Direct Laryngoscopy for Tracheal Intubation of Critically Ill Adults ‖ In 1417 critically ill adults, successful intubation on the first attempt occurred in 85.1% with a video laryngoscope and in 70.8% with a direct laryngoscope (absolute difference, 14.3 percentage points; 95% CI, 9.9 to 18.7; P<0.001). Severe complications during intubation did not differ (21.4% vs. 20.9%). The trial was stopped for efficacy at the interim analysis."',
    [
      'O sucesso na primeira tentativa foi maior com videolaringoscópio, com diferença absoluta de 14,3 pontos percentuais sobre a laringoscopia direta [1].',
      'O ensaio foi interrompido por eficácia na análise interina [1].',
      'Complicações graves durante a intubação ocorreram em 21,4% e 20,9%, sem diferença entre os laringoscópios [1].',
    ],
    [
      [
        'direction',
        'O videolaringoscópio diminuiu a taxa de intubação bem-sucedida na primeira tentativa [1].',
      ],
      ['digit', 'Com laringoscopia direta, 76,8% dos pacientes foram intubados na primeira tentativa [1].'],
    ],
  ],
  [
    '"A Randomized Trial of Epinephrine in Out-of-Hospital Cardiac Arrest ‖ Of 8014 patients with out-of-hospital cardiac arrest, 3.2% in the epinephrine group and 2.4% in the placebo group were alive at 30 days (odds ratio, 1.39; 95% CI, 1.06 to 1.82). There was no evidence of a difference in survival with a favorable neurologic outcome (2.2% vs. 1.9%). Severe neurologic impairment was more common among survivors in the epinephrine group (31.0% vs. 17.8%)."',
    [
      'Na parada extra-hospitalar, a adrenalina aumentou em 39% a chance de estar vivo em 30 dias [1].',
      'Entre os sobreviventes, o comprometimento neurológico grave foi mais comum com adrenalina (31,0%) do que com placebo (17,8%) [1].',
    ],
    [
      ['direction', 'A epinefrina piorou a sobrevida em 30 dias após parada cardíaca extra-hospitalar [1].'],
      ['negation', 'A adrenalina melhorou a sobrevida com desfecho neurológico favorável [1].'],
      ['bounds', 'Para sobrevida em 30 dias com adrenalina, a OR foi de 1,39 (IC 95% 0,96 a 1,82) [1].'],
    ],
  ],
  [
    '"Intramuscular versus Intravenous Therapy for Prehospital Status Epilepticus ‖ Among 893 patients with prehospital status epilepticus, seizures were absent on arrival at the emergency department without rescue therapy in 73.4% of the intramuscular midazolam group and in 63.4% of the intravenous lorazepam group (absolute difference, 10 percentage points; 95% CI, 4.0 to 16.1). Endotracheal intubation was needed in 14.1% and 14.4%, respectively. Midazolam 10 mg was used in patients weighing more than 40 kg."',
    [
      'Chegaram ao pronto-socorro sem crise, e sem medicação de resgate, 63,4% dos tratados com lorazepam intravenoso e 73,4% dos tratados com midazolam intramuscular [1].',
      'A intubação foi necessária em 14,1% com midazolam e em 14,4% com lorazepam [1].',
      'Quem pesava mais de 40 kg recebeu 10 mg de midazolam [1].',
    ],
    [
      [
        'direction',
        'No estado de mal epiléptico, o midazolam intramuscular foi menos eficaz que o lorazepam intravenoso para cessar as crises antes da chegada [1].',
      ],
      ['comparator', 'O midazolam de 10 mg foi usado em pacientes com peso inferior a 40 kg [1].'],
    ],
  ],
  [
    '"Guia de manejo da anafilaxia ‖ Na anafilaxia, a adrenalina intramuscular na face anterolateral da coxa é o tratamento de primeira linha: 0,01 mg/kg, máximo de 0,5 mg, repetida a cada 5 a 15 minutos se necessário. Anti-histamínicos e corticoides não substituem a adrenalina. A via subcutânea não é recomendada. Observar por pelo menos 6 horas após reações graves."',
    [
      'A adrenalina por via intramuscular, aplicada na coxa, é a primeira linha no tratamento da anafilaxia [1].',
      'A dose de adrenalina não deve passar de 500 mcg [1].',
      'Anti-histamínicos não fazem as vezes da adrenalina na anafilaxia [1].',
    ],
    [
      ['negation', 'Corticoides e anti-histamínicos podem substituir a adrenalina na anafilaxia [1].'],
      ['decimal', 'A dose intramuscular de adrenalina é de 0,1 mg/kg [1].'],
      ['comparator', 'Depois de uma reação grave, a observação deve durar no máximo 6 horas [1].'],
    ],
  ],
  [
    '"Hypothermia versus Normothermia after Out-of-Hospital Cardiac Arrest ‖ n=1,861 after out-of-hospital cardiac arrest: 6-month death 50% hypothermia at 33°C vs 48% normothermia, RR 1.04 (0.94-1.14), no difference; arrhythmia with hemodynamic compromise 24% vs 17%, P<0.001"',
    [
      'Resfriar o paciente a 33 °C após a parada cardíaca não alterou a mortalidade em 6 meses [1].',
      'A normotermia teve menos arritmias com comprometimento hemodinâmico do que a hipotermia (17% contra 24%) [1].',
    ],
    [
      [
        'direction',
        'Arritmias com comprometimento hemodinâmico diminuíram com a hipotermia em relação à normotermia [1].',
      ],
      ['digit', 'O grupo da hipotermia foi resfriado a 35 °C [1].'],
    ],
  ],
  [
    '"Ketamine versus Etomidate for Emergency Endotracheal Intubation ‖ Among 801 critically ill adults requiring emergency intubation, 7-day survival was 85.1% with ketamine and 77.3% with etomidate (P=0.005); by day 28, survival no longer differed significantly (66.8% vs. 64.1%). Adrenal insufficiency was more frequent with etomidate."',
    [
      'A cetamina teve maior sobrevida em 7 dias do que o etomidato, vantagem que já não era significativa no dia 28 [1].',
      'O etomidato causou mais insuficiência adrenal do que a cetamina [1].',
    ],
    [
      ['direction', 'A insuficiência adrenal foi menos frequente com o etomidato [1].'],
      ['negation', 'No dia 28, a sobrevida ainda diferia significativamente entre cetamina e etomidato [1].'],
      ['arms', 'A sobrevida em 7 dias foi de 77,3% com cetamina e de 85,1% com etomidato [1].'],
    ],
  ],
  [
    '"Manual de diagnóstico e tratamento de acidentes por animais peçonhentos ‖ No acidente botrópico, o soro antibotrópico é administrado por via intravenosa: 3 ampolas nos casos leves, 6 nos moderados e 12 nos graves. A dose para crianças é a mesma dos adultos. Não fazer torniquete nem incisão no local da picada. O membro deve ser mantido elevado e estendido."',
    [
      'Casos graves de acidente botrópico recebem doze ampolas de soro por via intravenosa [1].',
      'A criança picada recebe tantas ampolas de soro quanto o adulto [1].',
      'Garrotear o membro ou cortar o local da picada são condutas a evitar [1].',
    ],
    [
      ['direction', 'No acidente botrópico, a dose de soro da criança é menor que a do adulto [1].'],
      ['negation', 'O torniquete deve ser feito no acidente botrópico [1].'],
      ['digit', 'Nos acidentes botrópicos leves, são indicadas 5 ampolas de soro [1].'],
    ],
  ],
  [
    '"Tenecteplase versus Alteplase in Acute Ischaemic Stroke ‖ In 1577 patients with acute ischemic stroke treated within 4.5 hours, a modified Rankin score of 0 or 1 at 90 days was seen in 36.9% of the tenecteplase group (0.25 mg/kg, maximum 25 mg) and in 34.8% of the alteplase group (difference, 2.1 percentage points; 95% CI, −2.6 to 6.9), meeting noninferiority. Symptomatic intracerebral hemorrhage occurred in 3.4% and 3.2%, respectively."',
    [
      'Tratados em até 4,5 horas, 36,9% dos pacientes com tenecteplase e 34,8% dos com alteplase chegaram a Rankin 0 ou 1 aos 90 dias [1].',
      'Houve hemorragia intracerebral sintomática em 3,2% com alteplase e em 3,4% com tenecteplase [1].',
    ],
    [['decimal', 'Usou-se tenecteplase na dose de 2,5 mg/kg, com máximo de 25 mg [1].']],
  ],
  [
    '"Tratamento da hiperpotassemia na emergência ‖ Na hiperpotassemia com alteração eletrocardiográfica, administrar gluconato de cálcio a 10%, 10 mL em 2 a 5 minutos; ele estabiliza a membrana e não reduz o potássio sérico. Insulina regular 10 UI com 25 g de glicose desloca o potássio para dentro da célula. Bicarbonato não é recomendado na ausência de acidose."',
    [
      'O gluconato de cálcio estabiliza a membrana sem baixar o potássio sérico [1].',
      'Dez unidades de insulina regular, acompanhadas de 25 g de glicose, levam o potássio para o interior da célula [1].',
      'Se não há acidose, o bicarbonato não está indicado na hiperpotassemia [1].',
    ],
    [
      ['direction', 'A insulina com glicose desloca o potássio para fora da célula [1].'],
      ['negation', 'O gluconato de cálcio reduz o potássio sérico [1].'],
      ['unit', 'Na hiperpotassemia, 10 UI de insulina regular são dadas com 25 mg de glicose [1].'],
    ],
  ],
  [
    '"Esketamine Nasal Spray for Treatment-Resistant Depression ‖ In 197 adults with treatment-resistant depression starting an oral antidepressant, the change in MADRS score at 28 days was −21.4 points with esketamine nasal spray and −17.0 points with placebo (difference, −4.4; 95% CI, −7.7 to −1.1). Remission occurred in 52.5% and 31.0%, respectively. Dissociation and dizziness were more common with esketamine."',
    [
      'Pouco mais da metade dos pacientes com escetamina (52,5%) entrou em remissão, contra 31,0% dos que usaram placebo [1].',
      'O escore MADRS caiu 21,4 pontos em 28 dias com escetamina, 4,4 pontos além da queda com placebo [1].',
    ],
    [
      ['direction', 'Dissociação e tontura foram mais raras com a escetamina [1].'],
      ['digit', 'A remissão da depressão ocorreu em 37,0% do grupo placebo [1].'],
    ],
  ],
  [
    '"Diretriz brasileira de manutenção do transtorno bipolar ‖ No tratamento de manutenção do transtorno bipolar, recomenda-se litemia entre 0,6 e 0,8 mEq/L, colhida 12 horas após a última dose. O lítio reduz o risco de suicídio. Anti-inflamatórios não esteroides e tiazídicos elevam a litemia e devem ser evitados. TSH e creatinina devem ser medidos a cada 6 meses."',
    [
      'Colhe-se a litemia doze horas depois da última tomada do lítio [1].',
      'Os tiazídicos aumentam o nível sérico de lítio, por isso convém evitá-los [1].',
      'A função tireoidiana (TSH) e a creatinina são verificadas semestralmente em quem usa lítio [1].',
    ],
    [
      ['direction', 'Anti-inflamatórios não esteroides diminuem a litemia [1].'],
      ['decimal', 'Na manutenção do transtorno bipolar, busca-se litemia entre 6 e 8 mEq/L [1].'],
      ['digit', 'Quem usa lítio deve medir TSH e creatinina a cada 9 meses [1].'],
    ],
  ],
  [
    '"Clozapine for Treatment-Resistant Schizophrenia: Practice Guideline ‖ Clozapine is recommended for schizophrenia that has not responded to at least two antipsychotics. Blood counts should be obtained weekly for the first 18 weeks. Clozapine must be stopped if the absolute neutrophil count falls below 1000 per microliter. Rechallenge after agranulocytosis is not advised. Smoking lowers clozapine levels."',
    [
      'O tabagismo reduz os níveis de clozapina [1].',
      'A clozapina tem lugar quando a esquizofrenia não respondeu a dois ou mais antipsicóticos [1].',
      'Hemogramas semanais são necessários durante as dezoito primeiras semanas de clozapina [1].',
    ],
    [
      ['direction', 'Fumar eleva os níveis séricos de clozapina [1].'],
      ['negation', 'Depois de agranulocitose, a reintrodução da clozapina é aconselhada [1].'],
      ['unit', 'O hemograma deve ser semanal nos primeiros 18 meses de clozapina [1].'],
      [
        'comparator',
        'A clozapina deve ser suspensa se os neutrófilos estiverem acima de 1.000 por microlitro [1].',
      ],
    ],
  ],
  [
    '"Treatment of Chronic Insomnia in Adults: Clinical Practice Guideline ‖ We recommend that clinicians use multicomponent cognitive behavioral therapy for chronic insomnia in adults (strong). We suggest that clinicians not use trazodone, melatonin or diphenhydramine for sleep-onset insomnia (weak). Sleep hygiene alone is not recommended as a single-component therapy."',
    [
      'A terapia cognitivo-comportamental multicomponente é recomendação forte na insônia crônica do adulto [1].',
      'A melatonina é desaconselhada, em recomendação fraca, na insônia de início do sono [1].',
    ],
    [
      ['direction', 'A diretriz sugere trazodona para a insônia de início do sono [1].'],
      ['negation', 'A higiene do sono isolada é recomendada como terapia única da insônia crônica [1].'],
    ],
  ],
  [
    '"Vareniclina versus adesivo de nicotina na cessação do tabagismo ‖ Em 1.086 fumantes, a abstinência contínua em 24 semanas foi maior com vareniclina do que com adesivo de nicotina (OR 1,68; IC 95% 1,27–2,23). Náuseas foram o evento adverso mais comum com vareniclina (25%). Não houve aumento de eventos neuropsiquiátricos graves."',
    [
      'A chance de manter-se abstinente por 24 semanas foi 68% maior com vareniclina do que com o adesivo de nicotina [1].',
      'Um em cada quatro usuários de vareniclina teve náuseas [1].',
    ],
    [
      ['negation', 'A vareniclina aumentou os eventos neuropsiquiátricos graves [1].'],
      ['bounds', 'A vareniclina superou o adesivo na abstinência contínua (OR 1,68; IC 95% 1,27–2,33) [1].'],
    ],
  ],
  [
    '"Fluoxetina na recuperação funcional após o AVC ‖ Em 3.127 pacientes com AVC agudo, a fluoxetina 20 mg/dia por 6 meses não melhorou o estado funcional em comparação com placebo (OR 0,95; IC 95% 0,84–1,08). O tratamento reduziu a ocorrência de depressão nova, mas aumentou as fraturas ósseas (2,88% vs. 1,47%)."',
    [
      'A fluoxetina diminuiu a depressão nova após o AVC, porém com mais fraturas ósseas [1].',
      'Meio ano de fluoxetina, 20 mg ao dia, não trouxe ganho funcional frente ao placebo [1].',
    ],
    [
      ['direction', 'A fluoxetina protegeu contra fraturas ósseas em comparação com placebo [1].'],
      ['negation', 'A fluoxetina melhorou o estado funcional após o AVC agudo [1].'],
      ['digit', 'As fraturas ósseas somaram 2,38% no grupo fluoxetina [1].'],
    ],
  ],
  [
    '"Haloperidol for the Treatment of Delirium in ICU Patients ‖ Among 1000 adults in the ICU with delirium, the mean number of days alive and out of the hospital at 90 days was 35.8 with haloperidol and 32.9 with placebo (difference, 2.9 days; 95% CI, −1.2 to 7.0; P=0.22). Haloperidol did not shorten the duration of delirium. Serious adverse reactions were rare."',
    [
      'O haloperidol não encurtou o delirium de pacientes de UTI [1].',
      'A média de dias vivos e fora do hospital foi de 35,8 com haloperidol e de 32,9 com placebo, diferença não significativa (p = 0,22) [1].',
    ],
    [
      ['negation', 'O haloperidol encurtou a duração do delirium na UTI [1].'],
      [
        'unit',
        'A diferença entre haloperidol e placebo no tempo vivo e fora do hospital foi de 2,9 horas [1].',
      ],
    ],
  ],
  [
    '"Allopurinol versus Febuxostat in Gout ‖ In 940 patients with gout, one or more flares occurred in 36.5% of the allopurinol group and in 43.5% of the febuxostat group; allopurinol was noninferior. A serum urate level below 6 mg/dL was achieved by 81.1% and 78.4%, respectively. In patients with stage 3 chronic kidney disease, flares were less frequent with allopurinol (31.9% vs. 45.3%)."',
    [
      'Alcançaram urato sérico menor que 6 mg/dL 78,4% dos pacientes com febuxostate e 81,1% dos com alopurinol [1].',
      'Em portadores de doença renal crônica estágio 3, o febuxostate teve mais crises de gota (45,3%) do que o alopurinol (31,9%) [1].',
    ],
    [
      [
        'direction',
        'Na doença renal crônica estágio 3, houve mais crises de gota com alopurinol do que com febuxostate [1].',
      ],
      ['comparator', 'O alvo alcançado por 81,1% do grupo alopurinol foi urato sérico acima de 6 mg/dL [1].'],
    ],
  ],
  [
    '"Low-Dose Prednisolone in Older Patients with Rheumatoid Arthritis ‖ In 451 patients 65 years of age or older with rheumatoid arthritis, adding prednisolone 5 mg/day lowered disease activity at 2 years compared with placebo (DAS28 difference, −0.37; 95% CI, −0.55 to −0.19), and joint damage progressed more slowly. At least one adverse event of special interest occurred in 60% of the prednisolone group and in 49% of the placebo group (relative risk, 1.24)."',
    [
      'O acréscimo de 5 mg/dia de prednisolona freou o dano articular em idosos com artrite reumatoide [1].',
      'O risco de evento adverso de interesse foi 24% maior com prednisolona (60% contra 49%) [1].',
      'Aos 2 anos, a diferença no DAS28 favorecia a prednisolona em 0,37 ponto [1].',
    ],
    [
      ['direction', 'O dano articular progrediu mais rapidamente com prednisolona do que com placebo [1].'],
      ['digit', 'A diferença de DAS28 em favor da prednisolona foi de −0,57 [1].'],
    ],
  ],
  [
    '"Protocolo clínico da artrite reumatoide: uso do metotrexato ‖ Na artrite reumatoide, o metotrexato é o medicamento de primeira escolha, em dose de 7,5 a 25 mg por semana, com ácido fólico. O ácido fólico reduz os efeitos adversos gastrointestinais. Não deve ser usado na gestação nem na lactação. Vacinas de vírus vivos são contraindicadas durante o uso. Solicitar hemograma e transaminases a cada 8 a 12 semanas."',
    [
      'O ácido fólico ameniza os efeitos digestivos indesejados do metotrexato [1].',
      'Gestantes e lactantes não devem receber metotrexato [1].',
      'Na artrite reumatoide, começa-se pelo metotrexato, de 7,5 a 25 mg semanais [1].',
    ],
    [
      ['direction', 'O ácido fólico agrava os efeitos adversos gastrointestinais do metotrexato [1].'],
      ['negation', 'Vacinas de vírus vivos não são contraindicadas durante o uso de metotrexato [1].'],
      ['unit', 'A dose de metotrexato na artrite reumatoide é de 7,5 a 25 mg por dia [1].'],
    ],
  ],
  [
    '"Two-Year Trial of Belimumab in Lupus Nephritis ‖ In 448 patients with active lupus nephritis, a primary efficacy renal response at 104 weeks occurred in 43% of the belimumab group and in 32% of the placebo group (odds ratio, 1.6; 95% CI, 1.0 to 2.3; P=0.03). Renal-related events or death were less frequent with belimumab (hazard ratio, 0.51; 95% CI, 0.34 to 0.77)."',
    [
      'O belimumabe reduziu em 49% o risco de evento renal ou morte na nefrite lúpica [1].',
      'Na semana 104, tinham resposta renal 43% dos pacientes com belimumabe e 32% dos com placebo (OR 1,6) [1].',
    ],
    [
      ['direction', 'Menos pacientes alcançaram resposta renal com belimumabe do que com placebo [1].'],
      ['bounds', 'Com belimumabe, a HR para evento renal ou morte foi de 0,51 (IC 95% 0,34–0,97) [1].'],
    ],
  ],
  [
    '"Tocilizumab in Giant-Cell Arteritis ‖ n=251, giant-cell arteritis, 52 weeks: sustained remission 56% tocilizumab weekly vs 14% placebo, both with 26-week prednisone taper (P<0.001); cumulative prednisone 1,862 vs 3,296 mg; serious adverse events 15% vs 22%"',
    [
      'A dose acumulada de prednisona ficou em 1.862 mg com tocilizumabe e 3.296 mg com placebo [1].',
      'Com redução da prednisona em 26 semanas, o tocilizumabe semanal manteve em remissão 56% dos pacientes, e o placebo, 14% [1].',
    ],
    [
      ['direction', 'Eventos adversos graves foram mais frequentes com tocilizumabe do que com placebo [1].'],
      [
        'digit',
        'O tocilizumabe semanal levou a remissão sustentada em 76% dos casos de arterite de células gigantes [1].',
      ],
    ],
  ],
  [
    '"Recommendations for the Management of Systemic Lupus Erythematosus ‖ Hydroxychloroquine is recommended for all patients with systemic lupus erythematosus, unless contraindicated, at a dose of no more than 5 mg/kg/day. It lowers the risk of flares and should be continued during pregnancy. Retinal screening should be performed at baseline and annually after 5 years."',
    [
      'A gestante com lúpus deve manter a hidroxicloroquina [1].',
      'Todo paciente com lúpus, salvo contraindicação, deve receber hidroxicloroquina, sem ultrapassar 5 mg/kg/dia [1].',
      'O rastreio retiniano é feito no início e, passados 5 anos, a cada ano [1].',
    ],
    [
      ['direction', 'Na gravidez, a hidroxicloroquina deve ser suspensa [1].'],
      ['comparator', 'No lúpus, a dose de hidroxicloroquina deve ser de pelo menos 5 mg/kg/dia [1].'],
    ],
  ],
  [
    '"Pembrolizumab for Early Triple-Negative Breast Cancer ‖ In 1174 patients with early triple-negative breast cancer, a pathological complete response occurred in 64.8% of the pembrolizumab–chemotherapy group and in 51.2% of the placebo–chemotherapy group. Event-free survival at 36 months was 84.5% vs. 76.8% (hazard ratio, 0.63; 95% CI, 0.48 to 0.82). Grade 3 or higher adverse events were more frequent with pembrolizumab (78.0% vs. 73.0%)."',
    [
      'No câncer de mama triplo-negativo inicial, o pembrolizumabe reduziu em 37% o risco de evento (HR 0,63) [1].',
      'A resposta patológica completa subiu de 51,2% para 64,8% com o acréscimo de pembrolizumabe [1].',
    ],
    [
      ['direction', 'Eventos adversos de grau 3 ou maior ocorreram menos com pembrolizumabe [1].'],
      ['digit', 'A sobrevida livre de eventos em 36 meses foi de 81,5% com pembrolizumabe [1].'],
    ],
  ],
  [
    '"Osimertinibe adjuvante no câncer de pulmão com mutação de EGFR ‖ No câncer de pulmão de células não pequenas ressecado com mutação de EGFR, o osimertinibe adjuvante 80 mg/dia por 3 anos prolongou a sobrevida global em comparação com placebo. Sobrevida global em 5 anos: 88% vs. 78%. Morte: HR 0,49 (IC 95% 0,34–0,70)."',
    [
      'O risco de morte foi 51% menor com osimertinibe adjuvante [1].',
      'Aos cinco anos, estavam vivos 88% dos tratados com osimertinibe e 78% dos que receberam placebo [1].',
    ],
    [
      ['direction', 'O osimertinibe adjuvante encurtou a sobrevida global em relação ao placebo [1].'],
      ['unit', 'O osimertinibe adjuvante, 80 mg/dia, foi mantido por 3 meses [1].'],
    ],
  ],
  [
    '"Diretriz de manejo da neutropenia febril em adultos com câncer ‖ Na neutropenia febril (neutrófilos < 500/mm³ e temperatura ≥ 38,3 °C), iniciar antibiótico de amplo espectro com cobertura antipseudomonas em até 60 minutos. Vancomicina não é recomendada de rotina no esquema inicial. Não realizar toque retal. G-CSF profilático é indicado quando o risco de neutropenia febril for ≥ 20%."',
    [
      'Na neutropenia febril, o antibiótico de amplo espectro deve começar em no máximo uma hora [1].',
      'O toque retal deve ser evitado no neutropênico febril [1].',
      'Um risco de neutropenia febril de 20% ou mais justifica G-CSF profilático [1].',
    ],
    [
      ['negation', 'A vancomicina deve integrar rotineiramente o esquema inicial da neutropenia febril [1].'],
      ['comparator', 'Define-se neutropenia febril por temperatura ≥ 38,3 °C com neutrófilos > 500/mm³ [1].'],
      ['digit', 'A temperatura que define a neutropenia febril é ≥ 38,8 °C [1].'],
    ],
  ],
  [
    '"Olanzapine 2.5 mg versus 10 mg for Chemotherapy-Induced Nausea and Vomiting ‖ Among 275 patients receiving highly emetogenic chemotherapy, complete control of vomiting occurred in 45% with olanzapine 2.5 mg and in 44% with olanzapine 10 mg; the lower dose was noninferior. Daytime somnolence of any grade was less frequent with 2.5 mg (65% vs. 90%), and severe somnolence occurred in 5% vs. 40%."',
    [
      'A olanzapina 2,5 mg controlou os vômitos de forma não inferior à dose de 10 mg [1].',
      'Sonolência diurna acometeu 90% dos pacientes com a dose mais alta e 65% com a mais baixa [1].',
    ],
    [
      ['decimal', 'A dose menor de olanzapina testada foi de 25 mg [1].'],
      ['arms', 'A sonolência grave ocorreu em 40% com olanzapina 2,5 mg e em 5% com 10 mg [1].'],
    ],
  ],
  [
    '"Diretrizes brasileiras para o rastreamento do câncer do colo do útero ‖ No rastreamento do câncer do colo do útero, o teste de DNA-HPV oncogênico é preferido à citologia, dos 25 aos 64 anos, a cada 5 anos quando negativo. Não rastrear antes dos 25 anos. Em caso de HPV 16 ou 18, encaminhar diretamente à colposcopia. A autocoleta é aceitável."',
    [
      'Sendo negativo o teste de DNA-HPV, a mulher o repete em cinco anos [1].',
      'A paciente com HPV 16 segue direto para a colposcopia [1].',
      'Antes dos 25 anos não se faz rastreamento do câncer do colo do útero, e a autocoleta é aceita [1].',
    ],
    [
      ['negation', 'A autocoleta não é aceitável no rastreamento do câncer do colo do útero [1].'],
      ['digit', 'O rastreamento com DNA-HPV vai dos 25 aos 69 anos [1].'],
      ['unit', 'Após teste de DNA-HPV negativo, repete-se o exame a cada 5 meses [1].'],
    ],
  ],
  [
    '"Apixaban for the Treatment of Venous Thromboembolism Associated with Cancer ‖ n=1,155, cancer-associated VTE: recurrence 5.6% apixaban vs 7.9% dalteparin, HR 0.63 (0.37-1.07), P<0.001 for noninferiority; major bleeding 3.8% vs 4.0%; no increase in gastrointestinal bleeding"',
    [
      'A apixabana foi não inferior à dalteparina na recorrência do tromboembolismo associado ao câncer (5,6% vs. 7,9%) [1].',
      'Sangramento maior ocorreu em 4,0% com dalteparina e em 3,8% com apixabana [1].',
    ],
    [
      ['negation', 'A apixabana aumentou o sangramento gastrointestinal em pacientes com câncer [1].'],
      ['bounds', 'A HR para recorrência com apixabana foi de 0,63, com intervalo de 0,37 a 1,70 [1].'],
    ],
  ],
  [
    '"Cuidado paliativo precoce no câncer de pulmão metastático ‖ Em pacientes com câncer de pulmão metastático, o cuidado paliativo precoce melhorou a qualidade de vida e reduziu os sintomas depressivos (16% vs. 38%) em comparação com o cuidado oncológico habitual. A sobrevida mediana foi maior no grupo de cuidado precoce (11,6 vs. 8,9 meses; p = 0,02), apesar de menos tratamento agressivo no fim da vida."',
    [
      'A sobrevida mediana passou de 8,9 meses com o cuidado habitual a 11,6 meses com o cuidado paliativo precoce [1].',
      'Sintomas depressivos atingiram 38% dos pacientes em cuidado oncológico habitual e 16% daqueles em cuidado paliativo precoce [1].',
    ],
    [
      [
        'direction',
        'O cuidado paliativo precoce comprometeu a qualidade de vida em relação ao cuidado oncológico habitual [1].',
      ],
      ['unit', 'A sobrevida mediana com cuidado paliativo precoce foi de 11,6 semanas [1].'],
    ],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    '"Adjunctive Hydrocortisone in Septic Shock ‖ Of 3658 ventilated patients with septic shock, 27.9% in the hydrocortisone group (200 mg per day for 7 days) and 28.8% in the placebo group died by 90 days (odds ratio, 0.95; 95% CI, 0.82 to 1.10; P=0.50). Resolution of shock was faster with hydrocortisone (median, 3 vs. 4 days). New-onset bacteremia did not differ between the groups." + "Antibiotic Treatment for 7 versus 14 Days in Patients with Bloodstream Infections ‖ Among 3412 hospitalized patients with bacteremia, death from any cause by day 90 occurred in 14.2% of those assigned to 7 days of antibiotics and in 15.9% of those assigned to 14 days (difference, −1.7 percentage points; 95% CI, −4.1 to 0.7), which met the noninferiority margin of 4 percentage points. Relapse of bacteremia did not differ between the groups. Patients with Staphylococcus aureus bacteremia were excluded."',
    'Entre os tratados com 14 dias de antibiótico, a mortalidade em 90 dias foi de 15,9% [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Dexamethasone and Surgical-Site Infection ‖ Of 8725 patients undergoing noncardiac surgery, surgical-site infection within 30 days occurred in 8.1% of those given dexamethasone 8 mg and in 9.1% of those given placebo (risk difference, −0.9 percentage points; 95.6% CI, −2.1 to 0.3), meeting the criterion for noninferiority. Nausea and vomiting within 24 hours were less frequent with dexamethasone (42.2% vs. 53.9%). Hyperglycemic events were more frequent with dexamethasone." + "Tranexamic Acid in Patients Undergoing Noncardiac Surgery ‖ Among 9535 patients undergoing noncardiac surgery, composite bleeding at 30 days occurred in 9.1% of the tranexamic acid group and in 11.7% of the placebo group (hazard ratio, 0.76; 95% CI, 0.67 to 0.87; P<0.001). Cardiovascular events occurred in 14.2% and 13.9%, respectively; noninferiority for the cardiovascular safety outcome was not established."',
    'Com dexametasona, náuseas e vômitos em 24 horas caíram para 42,2%, contra 53,9% com placebo [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Hypothermia versus Normothermia after Out-of-Hospital Cardiac Arrest ‖ n=1,861 after out-of-hospital cardiac arrest: 6-month death 50% hypothermia at 33°C vs 48% normothermia, RR 1.04 (0.94-1.14), no difference; arrhythmia with hemodynamic compromise 24% vs 17%, P<0.001" + "A Randomized Trial of Epinephrine in Out-of-Hospital Cardiac Arrest ‖ Of 8014 patients with out-of-hospital cardiac arrest, 3.2% in the epinephrine group and 2.4% in the placebo group were alive at 30 days (odds ratio, 1.39; 95% CI, 1.06 to 1.82). There was no evidence of a difference in survival with a favorable neurologic outcome (2.2% vs. 1.9%). Severe neurologic impairment was more common among survivors in the epinephrine group (31.0% vs. 17.8%)."',
    'A razão de chances de sobrevida em 30 dias com adrenalina foi de 1,39 [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Allopurinol versus Febuxostat in Gout ‖ In 940 patients with gout, one or more flares occurred in 36.5% of the allopurinol group and in 43.5% of the febuxostat group; allopurinol was noninferior. A serum urate level below 6 mg/dL was achieved by 81.1% and 78.4%, respectively. In patients with stage 3 chronic kidney disease, flares were less frequent with allopurinol (31.9% vs. 45.3%)." + "Low-Dose Prednisolone in Older Patients with Rheumatoid Arthritis ‖ In 451 patients 65 years of age or older with rheumatoid arthritis, adding prednisolone 5 mg/day lowered disease activity at 2 years compared with placebo (DAS28 difference, −0.37; 95% CI, −0.55 to −0.19), and joint damage progressed more slowly. At least one adverse event of special interest occurred in 60% of the prednisolone group and in 49% of the placebo group (relative risk, 1.24)."',
    'Usando alopurinol, 81,1% dos pacientes com gota chegaram ao alvo de urato sérico [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Guia de manejo da anafilaxia ‖ Na anafilaxia, a adrenalina intramuscular na face anterolateral da coxa é o tratamento de primeira linha: 0,01 mg/kg, máximo de 0,5 mg, repetida a cada 5 a 15 minutos se necessário. Anti-histamínicos e corticoides não substituem a adrenalina. A via subcutânea não é recomendada. Observar por pelo menos 6 horas após reações graves." + "Tratamento da hiperpotassemia na emergência ‖ Na hiperpotassemia com alteração eletrocardiográfica, administrar gluconato de cálcio a 10%, 10 mL em 2 a 5 minutos; ele estabiliza a membrana e não reduz o potássio sérico. Insulina regular 10 UI com 25 g de glicose desloca o potássio para dentro da célula. Bicarbonato não é recomendado na ausência de acidose."',
    'O gluconato de cálcio a 10% é administrado em volume de 10 mL [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Oral Ondansetron for Gastroenteritis in a Pediatric Emergency Department ‖ In 215 children with gastroenteritis and dehydration, those given ondansetron were less likely to vomit than those given placebo (14% vs. 35%; relative risk, 0.40; 95% CI, 0.26 to 0.61) and were less likely to receive intravenous rehydration (14% vs. 31%). The rate of hospitalization did not differ significantly (4% vs. 5%). Diarrhea episodes were more frequent with ondansetron." + "High-Flow Oxygen Therapy in Infants with Bronchiolitis ‖ In 1472 infants with bronchiolitis, escalation of care because of treatment failure occurred in 12% of the high-flow oxygen group and in 23% of the standard-therapy group (risk difference, −11 percentage points; 95% CI, −15 to −7). No significant difference was found in the duration of hospital stay or in the duration of oxygen therapy."',
    'Crianças com gastroenterite que tomaram ondansetrona tiveram risco relativo de vômitos de 0,40 [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Aspirin in Pregnancies at High Risk for Preterm Preeclampsia ‖ Among 1620 women at high risk for preterm preeclampsia, the condition occurred in 1.6% of the aspirin group (150 mg per day until 36 weeks of gestation) and in 4.3% of the placebo group (odds ratio, 0.38; 95% CI, 0.20 to 0.74). There were no significant differences in neonatal adverse outcomes." + "Labor Induction versus Expectant Management in Low-Risk Nulliparous Women ‖ Among 6106 low-risk nulliparous women, the frequency of cesarean delivery was lower with induction of labor at 39 weeks than with expectant management (18.6% vs. 22.2%; relative risk, 0.84; 95% CI, 0.76 to 0.93). The primary perinatal outcome did not differ significantly (4.3% vs. 5.4%; relative risk, 0.80; 95% CI, 0.64 to 1.00). Hypertensive disorders of pregnancy were less frequent with induction."',
    'Em nulíparas de baixo risco, a taxa de cesárea após indução com 39 semanas ficou em 18,6% [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Osimertinibe adjuvante no câncer de pulmão com mutação de EGFR ‖ No câncer de pulmão de células não pequenas ressecado com mutação de EGFR, o osimertinibe adjuvante 80 mg/dia por 3 anos prolongou a sobrevida global em comparação com placebo. Sobrevida global em 5 anos: 88% vs. 78%. Morte: HR 0,49 (IC 95% 0,34–0,70)." + "Pembrolizumab for Early Triple-Negative Breast Cancer ‖ In 1174 patients with early triple-negative breast cancer, a pathological complete response occurred in 64.8% of the pembrolizumab–chemotherapy group and in 51.2% of the placebo–chemotherapy group. Event-free survival at 36 months was 84.5% vs. 76.8% (hazard ratio, 0.63; 95% CI, 0.48 to 0.82). Grade 3 or higher adverse events were more frequent with pembrolizumab (78.0% vs. 73.0%)."',
    'Para o osimertinibe adjuvante, a HR para morte foi de 0,49 [2].',
    'd',
  ],
  [
    'wrong-reference',
    '"Single-Dose Liposomal Amphotericin B for HIV-Associated Cryptococcal Meningitis ‖ In 844 adults with HIV-associated cryptococcal meningitis, deaths at 10 weeks were reported in 24.8% of the single-dose liposomal amphotericin B group (10 mg per kilogram) and in 28.7% of the control group, and the upper boundary of the confidence interval was within the noninferiority margin. Fewer participants had grade 3 or 4 adverse events in the liposomal amphotericin B group than in the control group (50.0% vs. 62.3%). Severe anemia was less frequent with the single dose (13.3% vs. 39.1%)." + "Fidaxomicin versus Vancomycin for Clostridioides difficile Infection ‖ Among 629 adults with Clostridioides difficile infection, clinical cure was similar with fidaxomicin and vancomycin (88.2% vs. 85.8%). Recurrence within 28 days was significantly lower with fidaxomicin (15.4% vs. 25.3%, P=0.005)."',
    'Recorreram 15,4% das infecções por *C. difficile* tratadas com fidaxomicina [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Ketamine versus Etomidate for Emergency Endotracheal Intubation ‖ Among 801 critically ill adults requiring emergency intubation, 7-day survival was 85.1% with ketamine and 77.3% with etomidate (P=0.005); by day 28, survival no longer differed significantly (66.8% vs. 64.1%). Adrenal insufficiency was more frequent with etomidate." + "Video versus Direct Laryngoscopy for Tracheal Intubation of Critically Ill Adults ‖ In 1417 critically ill adults, successful intubation on the first attempt occurred in 85.1% with a video laryngoscope and in 70.8% with a direct laryngoscope (absolute difference, 14.3 percentage points; 95% CI, 9.9 to 18.7; P<0.001). Severe complications during intubation did not differ (21.4% vs. 20.9%). The trial was stopped for efficacy at the interim analysis."',
    'Dos pacientes intubados com etomidato, 77,3% estavam vivos aos 7 dias [2].',
    'd',
  ],
];

export const newGuidelines: HandCase[] = [...casesOf(groups), ...ofSeveral];
