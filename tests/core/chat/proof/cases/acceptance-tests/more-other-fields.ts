import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** The same over ten other fields. */
const groups: CaseGroup[] = [
  [
    '"Split-dose versus evening-before low-volume bowel preparation for outpatient colonoscopy: a randomised trial ‖ In this single-blind trial, 612 outpatients were assigned to split-dose (n=307) or evening-before (n=305) low-volume macrogol. Adequate cleansing was achieved in 91.2% of the split-dose group and 78.4% of the evening-before group (difference 12.8 percentage points; 95% CI 7.2 to 18.4; p<0.001). Adenoma detection was 34.9% and 31.1%, respectively (p=0.33). Nausea was less frequent with split dosing (11.4% vs 19.0%; p=0.009), whereas sleep disturbance was more common (24.8% vs 15.7%; p=0.005). Caecal intubation time did not differ between groups (median 6.5 vs 6.8 minutes). No perforation occurred. Willingness to repeat the same preparation was higher with split dosing (83% vs 71%; p<0.001)."',
    [
      'Quando todo o preparo foi tomado na véspera, 78,4% dos pacientes tiveram limpeza adequada, contra 91,2% dos que fracionaram a dose [1]',
      'Fracionar o preparo diminuiu a náusea, mas atrapalhou mais o sono [1]',
      'A detecção de adenomas foi de 34,9% com a dose fracionada e de 31,1% com o preparo na véspera, diferença sem significância estatística (p=0,33) [1]',
    ],
    [
      [
        'digit',
        'A limpeza adequada do cólon foi alcançada em 91,2% com a dose fracionada e em 74,8% com o preparo na véspera [1]',
      ],
      ['direction', 'A dose fracionada provocou mais náusea que o preparo na véspera [1]'],
      [
        'direction',
        'Não houve diferença nos distúrbios do sono entre a dose fracionada e o preparo na véspera (24,8% vs 15,7%; p=0,005) [1]',
      ],
      ['negation', 'Houve perfuração durante o ensaio [1]'],
    ],
  ],
  [
    '"Low-dose olanzapine against carboplatin-induced nausea and vomiting: a three-arm randomised trial ‖ We assigned 474 adults receiving carboplatin to olanzapine 5 mg, olanzapine 2.5 mg or placebo nightly for 4 days, added to a 5-HT3 antagonist and dexamethasone. Complete response between 0 and 120 hours occurred in 71.5% with 5 mg, 69.2% with 2.5 mg and 54.4% with placebo; each dose was superior to placebo (p=0.002 and p=0.007), and the two doses did not differ from each other (p=0.65). Daytime somnolence was reported by 38.0%, 21.4% and 17.7%, respectively; the excess over placebo was significant only for 5 mg. Appetite improved with both doses. Quality of life at day 6 was similar in the three arms. Two patients in the 5 mg arm, and none in the others, stopped treatment because of sedation."',
    [
      'Tanto 2,5 mg quanto 5 mg de olanzapina superaram o placebo em resposta completa, e as duas doses não diferiram entre si [1]',
      'Sonolência diurna foi relatada por 17,7% dos pacientes do braço placebo e por 38,0% dos que usaram olanzapina 5 mg [1]',
      '- **Tolerabilidade:** só dois pacientes interromperam o tratamento por sedação, ambos no braço de 5 mg [1]',
    ],
    [
      ['decimal', 'No braço placebo, a resposta completa foi observada em 5,44% dos pacientes [1]'],
      ['direction', 'Nas duas doses testadas, a olanzapina piorou o apetite [1]'],
      ['negation', 'A dose de 2,5 mg de olanzapina não foi superior ao placebo em resposta completa [1]'],
    ],
  ],
  [
    '"Early referral to palliative care in advanced pancreatic cancer: a population-based cohort ‖ Among 3,418 adults who died of pancreatic cancer, 1,127 (33.0%) were referred to palliative care more than 60 days before death. Compared with late or no referral, early referral was associated with fewer hospital deaths (28.6% vs 43.9%; adjusted odds ratio 0.52; 95% CI 0.45 to 0.61), fewer intensive care admissions in the last 30 days of life (4.1% vs 8.8%), and more frequent opioid prescribing (79.3% vs 66.5%). Chemotherapy in the last 14 days was less common (6.0% vs 11.2%). Emergency department visits did not differ significantly (1.9 vs 2.0 per patient; p=0.21). Median survival from diagnosis was 6.8 months with early and 5.1 months with late or no referral; the authors caution that immortal time bias may explain this difference."',
    [
      'Pacientes encaminhados mais de 60 dias antes do óbito morreram menos no hospital (28,6% vs 43,9%; OR ajustada 0,52; IC 95% 0,45–0,61) [1]',
      'A quimioterapia nas duas últimas semanas de vida foi mais comum entre os encaminhados tardiamente ou nunca encaminhados (11,2% contra 6,0%) [1]',
      'Embora a sobrevida mediana tenha sido mais longa com o encaminhamento precoce, os próprios autores advertem que isso pode refletir viés de tempo imortal [1]',
    ],
    [
      [
        'digit',
        'Das 3.418 pessoas que morreram de câncer de pâncreas, 1.127 (38,0%) foram encaminhadas precocemente aos cuidados paliativos [1]',
      ],
      [
        'bounds',
        'O encaminhamento precoce associou-se a menor chance de morte hospitalar (OR ajustada 0,52; IC 95% 0,45 a 0,91) [1]',
      ],
      [
        'direction',
        'As idas ao pronto-socorro foram significativamente menos frequentes entre os encaminhados cedo aos cuidados paliativos [1]',
      ],
    ],
  ],
  [
    '"Candesartan for the prevention of episodic migraine: a double-blind, placebo-controlled trial ‖ Adults with 4 to 14 migraine days per month (n=398) received candesartan 16 mg/day or placebo for 12 weeks. Mean monthly migraine days fell by 2.3 with candesartan and by 1.1 with placebo (between-group difference -1.2 days; 95% CI -1.8 to -0.6; p<0.001). A response of at least 50% was seen in 39.2% and 23.1%, respectively. Days of acute medication use also fell more with candesartan (-1.6 vs -0.9; p=0.02). The HIT-6 score did not differ significantly between groups (p=0.14). Dizziness occurred in 16.6% with candesartan and 7.0% with placebo, and systolic pressure fell by a mean of 7 mmHg and 1 mmHg. Discontinuation because of adverse events was numerically higher with candesartan (5.5% vs 2.5%), a non-significant difference. Serious adverse events were rare in both groups."',
    [
      'Em 12 semanas, os dias mensais de migrânea caíram 1,1 com placebo e 2,3 com candesartana [1]',
      'O impacto da cefaleia medido pelo HIT-6 não foi significativamente diferente entre candesartana e placebo [1]',
      'Houve mais abandono por eventos adversos com candesartana (5,5%) do que com placebo (2,5%), mas a diferença não foi significativa [1]',
    ],
    [
      [
        'comparator',
        'A diferença entre candesartana e placebo nos dias mensais de migrânea foi de -1,2 (p>0,001) [1]',
      ],
      ['direction', 'Sob candesartana, a pressão sistólica subiu em média 7 mmHg [1]'],
    ],
  ],
  [
    '"Interleukin-6 receptor blockers in polymyalgia rheumatica: systematic review and meta-analysis ‖ Six randomised trials (722 participants) compared IL-6 receptor blockers with placebo, both added to a prednisone taper. IL-6 blockade increased sustained remission (risk ratio 1.87; 95% CI 1.42 to 2.46; I2=31%) and lowered cumulative prednisone exposure (mean difference -612 mg; 95% CI -786 to -438). Relapse after discontinuation was not assessed in any trial. Serious infections did not differ (risk ratio 1.14; 95% CI 0.61 to 2.13), but neutropenia was increased (risk ratio 5.3; 95% CI 2.1 to 13.4). The physical component of the SF-36 improved with IL-6 blockade; the mental component did not. Certainty of evidence was moderate for remission and low for harms."',
    [
      'O bloqueio do receptor de IL-6 elevou a probabilidade de remissão sustentada em relação ao placebo (RR 1,87; IC 95% 1,42 a 2,46) [1]',
      'Quem recebeu placebo acumulou, em média, 612 mg a mais de prednisona [1]',
      'O ganho de qualidade de vida se limitou ao componente físico do SF-36, e a certeza da evidência sobre danos foi baixa [1]',
    ],
    [
      [
        'bounds',
        'Quanto às infecções graves, bloqueadores de IL-6 e placebo não diferiram (RR 1,14; IC 95% 0,31 a 2,13) [1]',
      ],
      [
        'direction',
        'A exposição cumulativa à prednisona foi mais alta nos pacientes tratados com bloqueadores do receptor de IL-6 [1]',
      ],
      [
        'direction',
        'A neutropenia foi reduzida pelos bloqueadores do receptor de IL-6 (RR 5,3; IC 95% 2,1 a 13,4) [1]',
      ],
      ['negation', 'O componente mental do SF-36 melhorou com o bloqueio da IL-6 [1]'],
    ],
  ],
  [
    '"Diretriz sobre hipotireoidismo na gestação: recomendações para o ambulatório ‖ Recomenda-se dosar o TSH na primeira consulta de gestantes com história de doença tireoidiana; o rastreio universal não é recomendado. Em mulheres que já usam levotiroxina, a dose deve ser aumentada em 25% a 30% assim que a gravidez for confirmada. Recomendação forte: iniciar tratamento quando o TSH for maior que 10 mUI/L, independentemente do anti-TPO. Recomendação condicional: tratar TSH entre 4,0 e 10 mUI/L se o anti-TPO for positivo. O TSH deve ser repetido a cada 4 semanas até a 20ª semana. A levotiroxina deve ser tomada em jejum, com intervalo de pelo menos 4 horas em relação a ferro ou cálcio. Liotironina e tireoide dessecada não devem ser usadas. Após o parto, a dose deve ser reduzida ao valor pré-gestacional, com novo TSH em 6 semanas."',
    [
      'Na gestante que já toma levotiroxina, deve-se subir a dose em 25% a 30% logo que a gravidez se confirme [1]',
      'A diretriz desaconselha o uso de liotironina e de tireoide dessecada durante a gestação [1]',
      '- TSH entre 4,0 e 10 mUI/L: tratar se o anti-TPO for positivo (recomendação condicional) [1]',
    ],
    [
      [
        'comparator',
        'Há recomendação forte de iniciar levotiroxina quando o TSH for menor que 10 mUI/L, qualquer que seja o anti-TPO [1]',
      ],
      ['negation', 'O rastreio universal com TSH é recomendado na gestação [1]'],
    ],
  ],
  [
    '"Conservative versus liberal oxygen targets in mechanically ventilated adults: a multicentre randomised trial ‖ We randomised 1,246 ventilated adults to a conservative (SpO2 88% to 92%) or liberal (SpO2 ≥96%) oxygen target. Death by day 90 occurred in 33.8% of the conservative group and 34.9% of the liberal group (relative risk 0.97; 95% CI 0.83 to 1.13). Ventilator-free days did not differ (median 17 vs 16; p=0.40). New-onset atrial fibrillation was less frequent with the conservative target (9.3% vs 13.4%; p=0.02), while episodes of severe hypoxaemia were more frequent (7.1% vs 2.6%; p<0.001). Mesenteric ischaemia was uncommon (0.8% vs 0.6%). Cognitive function at 180 days was similar. A conservative oxygen target did not reduce 90-day mortality."',
    [
      'Até o dia 90, morreram 34,9% dos pacientes no alvo liberal e 33,8% no conservador (RR 0,97; IC 95% 0,83–1,13) [1]',
      'O alvo conservador de oxigênio trouxe menos fibrilação atrial nova, às custas de mais episódios de hipoxemia grave [1]',
      'Não se observou diferença em dias livres de ventilação (mediana de 17 e 16; p=0,40) [1]',
    ],
    [
      [
        'digit',
        'Ao todo, 1.264 adultos em ventilação mecânica foram randomizados para um alvo conservador ou liberal de oxigênio [1]',
      ],
      ['comparator', 'No grupo liberal, o alvo foi SpO2 ≤96% [1]'],
      ['direction', 'O alvo conservador de oxigênio diminuiu a mortalidade em 90 dias [1]'],
      [
        'direction',
        'A hipoxemia grave foi mais rara com o alvo conservador do que com o liberal (7,1% vs 2,6%; p<0,001) [1]',
      ],
    ],
  ],
  [
    '"Intravenous dexamethasone to prolong interscalene block: a three-arm randomised trial in shoulder surgery ‖ A total of 240 patients received dexamethasone 8 mg, dexamethasone 4 mg or saline intravenously before surgery. Median duration of analgesia was 19.4 h with 8 mg, 18.7 h with 4 mg and 12.6 h with saline (p<0.001 for each dose versus saline; p=0.48 between doses). Opioid consumption in the first 24 h was 22, 24 and 38 mg of oral morphine equivalents, lower with both doses than with saline. Pain at rest at 48 h did not differ among groups. Postoperative nausea or vomiting occurred in 12%, 14% and 29%. Capillary glucose rose by a mean of 1.9, 1.1 and 0.4 mmol/L, the rise being greatest with 8 mg. One surgical-site infection was recorded in each arm."',
    [
      'A analgesia durou, em mediana, 12,6 h com salina, 18,7 h com dexametasona 4 mg e 19,4 h com 8 mg [1]',
      'Aumentar a dexametasona de 4 para 8 mg não estendeu significativamente a duração da analgesia [1]',
      'A elevação da glicemia capilar foi mais acentuada com a dose de 8 mg (média de 1,9 mmol/L) [1]',
    ],
    [
      ['unit', 'Com dexametasona 8 mg, a glicemia capilar subiu em média 1,9 mg/dL [1]'],
      [
        'direction',
        'Os pacientes que receberam salina consumiram menos opioide nas primeiras 24 horas do que os tratados com dexametasona [1]',
      ],
      [
        'direction',
        'A dexametasona agravou náuseas e vômitos pós-operatórios: 12% com 8 mg e 14% com 4 mg, contra 29% com salina [1]',
      ],
      [
        'negation',
        'A dexametasona 4 mg não prolongou a analgesia do bloqueio interescalênico em comparação com a salina [1]',
      ],
    ],
  ],
  [
    '"Dengue grave em adultos hospitalizados: coorte multicêntrica na Região Norte ‖ Foram incluídos 1.384 adultos internados com dengue confirmada; 164 (11,8%) evoluíram para dengue grave. Dor abdominal intensa (RC ajustada 2,9; IC95% 2,0 a 4,2), sangramento de mucosas (RC 2,2; IC95% 1,5 a 3,2) e diabetes (RC 1,7; IC95% 1,1 a 2,6) associaram-se a maior risco de forma grave. O uso prévio de estatina não se associou ao desfecho (RC 0,94; IC95% 0,58 a 1,52). A hidratação iniciada nas primeiras 6 horas associou-se a internação mais curta (mediana de 3 versus 5 dias; p<0,001), mas não a menor letalidade (1,3% versus 1,7%; p=0,58). A transfusão profilática de plaquetas não reduziu os sangramentos e aumentou as reações transfusionais (6,1% versus 0,4%). A letalidade geral foi de 1,5%."',
    [
      'Dos 1.384 adultos internados com dengue, 164 desenvolveram a forma grave, o que corresponde a 11,8% [1]',
      'Iniciar a hidratação nas primeiras 6 horas associou-se a menos dias de internação, sem queda significativa da letalidade [1]',
      'Ter usado estatina antes da internação não teve associação com a evolução para dengue grave (RC 0,94; IC95% 0,58–1,52) [1]',
    ],
    [
      ['decimal', 'A letalidade geral entre os adultos internados com dengue foi de 15% [1]'],
      [
        'direction',
        'Com a transfusão profilática de plaquetas, as reações transfusionais caíram (6,1% versus 0,4%) [1]',
      ],
      [
        'negation',
        'Em adultos internados com dengue, a transfusão profilática de plaquetas reduziu os sangramentos [1]',
      ],
    ],
  ],
  [
    '"High-dose versus standard-dose influenza vaccine in care homes: a cluster-randomised trial ‖ In 112 care homes, 8,904 residents were offered high-dose or standard-dose influenza vaccine. Hospital admission for pneumonia or influenza occurred in 3.1% of the high-dose group and 3.9% of the standard-dose group (relative risk 0.80; 95% CI 0.66 to 0.97). All-cause mortality was not reduced (15.2% vs 15.6%; relative risk 0.97; 95% CI 0.88 to 1.07). Geometric mean titres against A(H3N2) at day 28 were 2.1-fold higher with the high dose. Injection-site pain was more frequent with the high dose (31.5% vs 19.8%), and fever was uncommon in both groups (1.8% vs 1.6%). Among residents with dementia the effect on admissions was not significant (relative risk 0.92; 95% CI 0.71 to 1.19)."',
    [
      'Nas casas que receberam a dose padrão, 3,9% dos residentes foram internados por pneumonia ou influenza, ante 3,1% nas de alta dose [1]',
      'A vacina de alta dose provocou mais dor no local da aplicação, mas febre foi pouco comum nos dois grupos [1]',
      'No subgrupo com demência, o efeito sobre as internações não alcançou significância (RR 0,92; IC 95% 0,71 a 1,19) [1]',
    ],
    [
      [
        'digit',
        'A internação por pneumonia ou influenza foi menor com a vacina de alta dose (3,1% vs 3,9%; RR 0,60) [1]',
      ],
      [
        'direction',
        'A frequência de dor no local da injeção foi semelhante com a alta dose e com a dose padrão [1]',
      ],
      [
        'negation',
        'A febre não foi incomum nos residentes vacinados (1,8% com alta dose e 1,6% com dose padrão) [1]',
      ],
    ],
  ],
  [
    '"Velorivan 10 mg and 20 mg tablets: prescribing information (summary) ‖ Velorivan is an oral factor XIa inhibitor. The recommended dose is 20 mg once daily, with or without food. Reduce to 10 mg once daily if creatinine clearance is 15 to 29 mL/min or body weight is ≤50 kg. No dose adjustment is needed in mild hepatic impairment (Child-Pugh A). Velorivan is contraindicated in Child-Pugh C and in active bleeding. Ketoconazole increased velorivan exposure 2.4-fold; avoid strong CYP3A4 inhibitors. Rifampicin decreased exposure by 58%. Velorivan did not alter the exposure of digoxin or metformin. Stop at least 48 hours before major surgery. If a dose is missed, take it the same day; do not double the dose. Common adverse reactions: epistaxis (4.7%), nausea (3.9%) and rash (1.2%). There is no specific antidote."',
    [
      'Se a depuração de creatinina estiver entre 15 e 29 mL/min, a dose de velorivan cai para 10 mg uma vez ao dia [1]',
      'A coadministração de rifampicina reduziu em 58% a exposição ao velorivan [1]',
      'O velorivan pode ser tomado em jejum ou com alimentos e não dispõe de antídoto específico [1]',
    ],
    [
      ['unit', 'Antes de cirurgia de grande porte, o velorivan deve ser suspenso por no mínimo 48 dias [1]'],
      ['comparator', 'A dose de velorivan deve ser reduzida a 10 mg ao dia em pacientes com peso ≥50 kg [1]'],
      [
        'negation',
        '- Insuficiência hepática leve (Child-Pugh A): é necessário ajustar a dose de velorivan [1]',
      ],
    ],
  ],
  [
    '"Cefaridol 1 g, pó para solução injetável: bula para o profissional de saúde ‖ A dose usual em adultos é de 1 g a cada 8 horas, em infusão de 30 minutos. Com depuração de creatinina de 30 a 50 mL/min, administrar 1 g a cada 12 horas; abaixo de 30 mL/min, 500 mg a cada 12 horas. Em hemodiálise, dar dose suplementar de 500 mg após cada sessão. Não é necessário ajuste na insuficiência hepática. A probenecida diminui a excreção renal do cefaridol e eleva sua concentração plasmática em cerca de 45%. O cefaridol pode reduzir a concentração de ácido valproico; o uso conjunto não é recomendado. Não misturar com aminoglicosídeos na mesma seringa. Reações mais comuns: diarreia (5,2%), erupção cutânea (2,8%) e flebite (1,9%). A solução reconstituída é estável por 12 horas a 25 °C e por 5 dias entre 2 e 8 °C."',
    [
      'Pacientes em hemodiálise devem receber 500 mg adicionais de cefaridol ao término de cada sessão [1]',
      'O ajuste de dose do cefaridol é dispensável na insuficiência hepática [1]',
      'Depois de reconstituída, a solução mantém-se estável por 12 horas a 25 °C ou por 5 dias sob refrigeração (2 a 8 °C) [1]',
    ],
    [
      [
        'digit',
        'Em adultos, a dose habitual do cefaridol é de 1 g a cada 6 horas, infundida em 30 minutos [1]',
      ],
      ['unit', 'Entre 2 e 8 °C, a solução reconstituída de cefaridol permanece estável por 5 horas [1]'],
      ['direction', 'A probenecida diminui a concentração plasmática do cefaridol em cerca de 45% [1]'],
      ['negation', 'O cefaridol pode ser misturado com aminoglicosídeos na mesma seringa [1]'],
    ],
  ],
  [
    '"Faecal immunochemical test thresholds in symptomatic patients: a diagnostic accuracy study ‖ Of 5,216 symptomatic patients in primary care who completed a faecal immunochemical test (FIT) and colonoscopy, 148 (2.8%) had colorectal cancer. At a threshold of 10 µg/g, sensitivity was 91.2% (95% CI 85.5 to 95.2) and specificity 82.6%, with a positive predictive value of 13.3% and a negative predictive value of 99.7%. At 2 µg/g, sensitivity rose to 96.6% and specificity fell to 64.1%; at 100 µg/g, they were 68.9% and 95.4%. At 10 µg/g, sensitivity was lower for proximal than for distal tumours (86.0% vs 94.5%) and did not differ between men and women. Adding a second sample raised sensitivity by only 1.4 percentage points and reduced specificity to 77.9%."',
    [
      'Com o ponto de corte de 10 µg/g, o FIT teve sensibilidade de 91,2%, especificidade de 82,6% e valor preditivo negativo de 99,7% para câncer colorretal [1]',
      'Baixar o limiar para 2 µg/g aumenta a sensibilidade (96,6%), mas sacrifica a especificidade (64,1%) [1]',
      'Tumores proximais foram detectados com menor sensibilidade do que os distais no limiar de 10 µg/g [1]',
    ],
    [
      ['decimal', 'O valor preditivo positivo do FIT no limiar de 10 µg/g foi de 1,33% [1]'],
      [
        'unit',
        'Usando 100 mg/g como ponto de corte do FIT, a sensibilidade foi de 68,9% e a especificidade, de 95,4% [1]',
      ],
      [
        'direction',
        'No limiar de 10 µg/g, o FIT mostrou-se mais sensível para tumores proximais do que para distais [1]',
      ],
      ['negation', 'A sensibilidade do FIT no limiar de 10 µg/g diferiu entre homens e mulheres [1]'],
    ],
  ],
  [
    '"Tobacco and electronic cigarette use among school adolescents: repeated cross-sectional survey, 2018 and 2023 ‖ The survey included 18,340 students aged 13 to 17 years in 2018 and 17,912 in 2023. Current cigarette smoking fell from 8.4% to 5.1%, whereas current electronic cigarette use rose from 6.2% to 14.7%. The rise was larger in girls (5.1% to 15.9%) than in boys (7.3% to 13.5%). Waterpipe use did not change significantly (4.0% and 3.8%; p=0.34). The proportion who considered electronic cigarettes very harmful decreased from 58% to 47%. Exposure to advertising on social media was associated with electronic cigarette use (adjusted odds ratio 2.3; 95% CI 2.0 to 2.6). Schools with a written tobacco-free policy had a lower prevalence of cigarette smoking (4.3% vs 6.2%) but not of electronic cigarette use."',
    [
      'Entre 2018 e 2023, o tabagismo atual recuou de 8,4% para 5,1% entre os adolescentes, enquanto o uso de cigarro eletrônico avançou de 6,2% para 14,7% [1]',
      'O uso de narguilé permaneceu estatisticamente estável no período [1]',
      'Ter política escrita antitabaco na escola associou-se a menos cigarro convencional (4,3% vs 6,2%), mas não a menos cigarro eletrônico [1]',
    ],
    [
      ['digit', 'O uso de cigarro eletrônico entre as meninas subiu de 5,1% para 19,5% no período [1]'],
      [
        'direction',
        'A parcela de adolescentes que consideravam o cigarro eletrônico muito nocivo cresceu entre as duas edições do inquérito [1]',
      ],
      ['direction', 'De 2018 a 2023, houve queda do uso de cigarro eletrônico, de 6,2% para 14,7% [1]'],
    ],
  ],
  [
    '"Once-weekly basal insulin versus daily glargine in insulin-naive type 2 diabetes: a 52-week randomised trial ‖ We randomised 588 adults. Mean HbA1c fell from 8.5% to 6.9% with weekly insulin and from 8.5% to 7.1% with glargine (treatment difference -0.20 percentage points; 95% CI -0.35 to -0.05; p=0.009 for superiority). Time in range was higher with weekly insulin (72.1% vs 67.4%). Level 2 or 3 hypoglycaemia was more frequent with weekly insulin (0.32 vs 0.19 events per person-year; rate ratio 1.68; 95% CI 1.21 to 2.33), although the only two level 3 episodes occurred with glargine. Weight gain was 2.3 kg and 1.8 kg (p=0.19). Fasting glucose at week 52 was similar. Treatment satisfaction was greater with weekly insulin. Injection-site reactions were rare (1.4% vs 1.0%)."',
    [
      'A hipoglicemia de nível 2 ou 3 foi menos frequente com a glargina (0,19 evento por pessoa-ano) do que com a insulina semanal (0,32) [1]',
      'O ganho de peso não diferiu significativamente: 2,3 kg com a insulina semanal e 1,8 kg com a glargina (p=0,19) [1]',
      'Os pacientes ficaram mais satisfeitos com a insulina semanal e passaram mais tempo no alvo glicêmico [1]',
    ],
    [
      [
        'digit',
        'A razão de taxas de hipoglicemia de nível 2 ou 3 com a insulina semanal, em comparação com a glargina, foi de 1,86 [1]',
      ],
      [
        'bounds',
        'A diferença de HbA1c a favor da insulina semanal foi de -0,20 ponto percentual (IC 95% -0,35 a 0,05) [1]',
      ],
      [
        'direction',
        'A insulina semanal encurtou o tempo no alvo glicêmico em relação à glargina (72,1% vs 67,4%) [1]',
      ],
    ],
  ],
  [
    '"Rifapentina e isoniazida semanais por 3 meses (3HP) versus isoniazida por 6 meses (6H) em contatos de tuberculose: ensaio randomizado ‖ Foram randomizados 1.026 contatos domiciliares com infecção latente. A conclusão do tratamento foi maior com 3HP (84,6%) do que com 6H (66,3%; p<0,001). A incidência de tuberculose ativa em 24 meses não diferiu (0,8% versus 1,2%; p=0,51). A hepatotoxicidade foi menos frequente com 3HP (0,6% versus 2,9%; p=0,004), ao passo que as reações de hipersensibilidade foram mais frequentes (3,7% versus 0,8%; p=0,002). A suspensão definitiva por evento adverso não diferiu entre os grupos (4,5% versus 4,1%; p=0,76). Não houve óbito relacionado ao tratamento. O custo por contato que completou o esquema foi 18% menor com 3HP. Entre os participantes entrevistados, 79% preferiram o esquema curto."',
    [
      'Completaram o tratamento 66,3% dos contatos em isoniazida por 6 meses e 84,6% dos que usaram 3HP [1]',
      'O esquema 3HP foi menos hepatotóxico, porém causou mais reações de hipersensibilidade [1]',
      'Em dois anos de seguimento, não se demonstrou diferença na ocorrência de tuberculose ativa entre 3HP (0,8%) e 6H (1,2%; p=0,51) [1]',
    ],
    [
      ['digit', 'O custo por contato que completou o esquema foi 28% menor com 3HP [1]'],
      ['direction', 'O esquema 3HP mostrou-se mais tóxico para o fígado que a isoniazida por 6 meses [1]'],
      ['negation', 'Houve óbito relacionado ao tratamento da infecção latente no ensaio [1]'],
    ],
  ],
  [
    '"Recomendações para analgesia, sedação e delirium no adulto em terapia intensiva ‖ Recomenda-se avaliar e tratar a dor antes de sedar. Sugere-se sedação leve (RASS de -2 a 0) em vez de sedação profunda no paciente ventilado. Sugere-se dexmedetomidina em vez de benzodiazepínico quando a sedação contínua for necessária. Não se recomenda haloperidol para prevenir delirium. O rastreio com CAM-ICU deve ser feito pelo menos 2 vezes ao dia. A mobilização deve começar nas primeiras 72 horas, exceto com noradrenalina acima de 0,3 µg/kg/min ou hipertensão intracraniana. A contenção física deve ser evitada; se indispensável, reavaliar a cada 4 horas. A evidência é insuficiente para recomendar a favor ou contra a melatonina. A presença prolongada da família diminui a ansiedade e não aumenta as infecções."',
    [
      'Antes de sedar o paciente crítico, é preciso avaliar e tratar a dor [1]',
      'Para quem precisa de sedação contínua, o documento sugere dexmedetomidina no lugar de benzodiazepínicos [1]',
      'Quanto à melatonina, não há evidência suficiente para recomendar nem a favor nem contra [1]',
    ],
    [
      [
        'unit',
        '- Mobilização precoce: iniciar nas primeiras 72 horas, salvo noradrenalina acima de 0,3 mg/kg/min ou hipertensão intracraniana [1]',
      ],
      [
        'negation',
        'Recomenda-se haloperidol para a prevenção de delirium no adulto em terapia intensiva [1]',
      ],
    ],
  ],
  [
    '"Statin continuation after intracerebral haemorrhage: a national registry cohort ‖ Of 2,106 survivors of intracerebral haemorrhage who were taking a statin at admission, 874 continued it after discharge. At 3 years, recurrent intracerebral haemorrhage did not differ between those who continued and those who stopped (5.2% vs 4.9%; adjusted hazard ratio 1.05; 95% CI 0.71 to 1.55). Continuation was associated with a lower risk of ischaemic stroke (4.0% vs 6.7%; hazard ratio 0.61; 95% CI 0.42 to 0.88) and of death (18.3% vs 24.6%; hazard ratio 0.74; 95% CI 0.62 to 0.89). In lobar haemorrhage, however, continuation was associated with more recurrences (hazard ratio 1.72; 95% CI 1.04 to 2.85). Functional status at 1 year was similar. Median LDL cholesterol was 78 mg/dL with continuation and 121 mg/dL without."',
    [
      'Entre os que suspenderam a estatina, 6,7% tiveram AVC isquêmico em 3 anos, contra 4,0% dos que a mantiveram [1]',
      'Manter a estatina não aumentou de forma significativa a recorrência de hemorragia intracerebral no conjunto da coorte (HR 1,05; IC 95% 0,71–1,55) [1]',
      'A exceção foi a hemorragia lobar, em que continuar a estatina se associou a mais recorrências [1]',
    ],
    [
      [
        'bounds',
        'A manutenção da estatina associou-se a menos AVC isquêmico (HR 0,61; IC 95% 0,24 a 0,88) [1]',
      ],
      [
        'direction',
        'Nas hemorragias lobares, a continuação da estatina associou-se a menos recorrências [1]',
      ],
      [
        'direction',
        'A mortalidade em 3 anos foi mais alta entre os que mantiveram a estatina (18,3% vs 24,6%; HR 0,74) [1]',
      ],
    ],
  ],
  [
    '"Placebo or colchicine prophylaxis when starting allopurinol for gout: a randomised non-inferiority trial ‖ In 312 adults starting allopurinol, the mean number of flares per month during 6 months of prophylaxis was 0.61 with placebo and 0.35 with colchicine 0.5 mg/day (difference 0.26; 95% CI 0.09 to 0.43); placebo was not non-inferior. After prophylaxis was stopped, flares increased in the colchicine group, and over the full 12 months the groups did not differ (0.49 vs 0.45 flares per month; p=0.52). Diarrhoea was more common with colchicine (18.6% vs 9.0%; p=0.01). Serum urate below 0.36 mmol/L at month 12 was reached by 76.3% of the colchicine group and 74.4% of the placebo group. No rhabdomyolysis was recorded. Health-related quality of life was similar."',
    [
      'Nos 6 meses de profilaxia, ocorreram em média 0,35 crise por mês com colchicina e 0,61 com placebo [1]',
      'A vantagem da colchicina desapareceu quando se considerou o período total de 12 meses, em que os grupos não diferiram [1]',
      'Nenhum participante teve rabdomiólise [1]',
    ],
    [
      [
        'direction',
        'Encerrada a profilaxia, as crises de gota diminuíram no grupo que vinha usando colchicina [1]',
      ],
      ['direction', 'Com colchicina houve menos diarreia: 18,6%, contra 9,0% no grupo placebo (p=0,01) [1]'],
      [
        'negation',
        'Nos primeiros 6 meses de alopurinol, o placebo foi não inferior à colchicina na prevenção de crises de gota [1]',
      ],
    ],
  ],
  [
    '"Carvedilol versus ligadura elástica na profilaxia primária do sangramento varicoso: metanálise ‖ Nove ensaios randomizados (1.488 participantes com varizes de alto risco) foram incluídos. O primeiro sangramento varicoso não diferiu entre carvedilol e ligadura (RR 0,89; IC95% 0,66 a 1,20). A mortalidade foi menor com carvedilol (RR 0,75; IC95% 0,58 a 0,97), assim como o surgimento de ascite (RR 0,70; IC95% 0,52 a 0,94). A interrupção por evento adverso foi mais frequente com carvedilol (11,2% versus 3,4%), sobretudo por hipotensão, que foi mais comum nesse grupo. Os eventos adversos graves, principalmente hemorragia por úlcera pós-ligadura, foram mais frequentes com ligadura (5,9% versus 2,1%). A heterogeneidade foi baixa (I²=14%). Nenhum ensaio incluiu pacientes com Child-Pugh C acima de 13 pontos."',
    [
      'Carvedilol e ligadura elástica não diferiram quanto ao primeiro sangramento varicoso (RR 0,89; IC95% 0,66–1,20) [1]',
      'A ligadura associou-se a mais eventos adversos graves do que o carvedilol (5,9% contra 2,1%) [1]',
      'A interrupção por eventos adversos pesou mais sobre o carvedilol do que sobre a ligadura, principalmente em razão de hipotensão [1]',
    ],
    [
      [
        'digit',
        'A metanálise reuniu nove ensaios randomizados, com 1.848 participantes portadores de varizes de alto risco [1]',
      ],
      [
        'direction',
        'A hipotensão foi mais comum nos pacientes submetidos à ligadura elástica do que nos que usaram carvedilol [1]',
      ],
      [
        'direction',
        'O carvedilol aumentou a mortalidade em relação à ligadura (RR 0,75; IC95% 0,58 a 0,97) [1]',
      ],
    ],
  ],
  [
    '"Single-fraction stereotactic versus conventional radiotherapy for painful bone metastases: a randomised trial ‖ We randomised 278 patients to stereotactic radiotherapy (16 Gy in one fraction) or conventional radiotherapy (20 Gy in five fractions). Complete pain response at 3 months was achieved in 37.4% and 21.6%, respectively (p=0.004). Pain flare in the first week was more common after stereotactic treatment (28.1% vs 17.3%; p=0.03). Re-irradiation was less frequent (5.0% vs 12.9%; p=0.02). Vertebral fracture did not differ (7.9% vs 6.5%; p=0.65). Median overall survival was 11.2 months with stereotactic and 10.7 months with conventional radiotherapy (hazard ratio 0.96; 95% CI 0.73 to 1.26). Opioid dose decreased in both groups, without a significant difference. Grade 4 or 5 toxicity was not observed."',
    [
      'O alívio completo da dor aos 3 meses foi obtido por 21,6% com a radioterapia convencional e por 37,4% com a estereotáxica [1]',
      'Nos dois grupos a dose de opioide caiu, sem diferença significativa [1]',
      'Após a técnica estereotáxica, menos pacientes precisaram ser reirradiados (5,0% vs 12,9%; p=0,02) [1]',
    ],
    [
      [
        'decimal',
        'A sobrevida global mediana foi de 1,12 mês após radioterapia estereotáxica e de 10,7 meses após a convencional [1]',
      ],
      [
        'direction',
        'A radioterapia estereotáxica elevou a necessidade de reirradiação em comparação com a convencional [1]',
      ],
      [
        'direction',
        'A taxa de fratura vertebral foi significativamente maior após a radioterapia estereotáxica (7,9% vs 6,5%; p=0,65) [1]',
      ],
    ],
  ],
  [
    '"Five-day artemether-lumefantrine or dihydroartemisinin-piperaquine versus standard three-day treatment in uncomplicated falciparum malaria: a three-arm trial ‖ Overall, 687 patients received artemether-lumefantrine for 3 days (AL3), for 5 days (AL5), or dihydroartemisinin-piperaquine (DP) for 3 days. PCR-corrected cure at day 42 was 93.0% with AL3, 97.8% with AL5 and 98.2% with DP; both AL5 and DP were superior to AL3 (p=0.01 and p=0.007). Median parasite clearance time did not differ (36, 36 and 35 hours). Vomiting was more frequent with DP (11.8%) than with AL3 (6.1%) or AL5 (6.6%). QTc prolongation above 60 ms occurred in 0.9%, 1.3% and 4.4%; no arrhythmia was detected. Gametocyte carriage at day 14 was lower with AL5 than with AL3 (3.1% vs 7.4%). Haemoglobin recovery at day 28 was similar in the three arms."',
    [
      'Estender o artemeter-lumefantrina para 5 dias elevou a cura corrigida por PCR no dia 42 de 93,0% para 97,8% (p=0,01) [1]',
      'O prolongamento do QTc acima de 60 ms ocorreu em 4,4% com di-hidroartemisinina-piperaquina, sem arritmias detectadas [1]',
      'O tempo mediano de clareamento do parasita foi praticamente o mesmo nos três braços: 36, 36 e 35 horas [1]',
    ],
    [
      [
        'unit',
        'A mediana do tempo de clareamento parasitário com di-hidroartemisinina-piperaquina foi de 35 dias [1]',
      ],
      [
        'direction',
        'A presença de gametócitos no dia 14 aumentou com o esquema de 5 dias de artemeter-lumefantrina em relação ao de 3 dias (3,1% vs 7,4%) [1]',
      ],
      [
        'negation',
        'A di-hidroartemisinina-piperaquina não foi superior ao artemeter-lumefantrina de 3 dias na cura corrigida por PCR no dia 42 [1]',
      ],
    ],
  ],
  [
    '"Vacinação contra o HPV e hesitação de pais e responsáveis: inquérito domiciliar em capitais ‖ Entre 2.450 responsáveis por adolescentes de 9 a 14 anos, 68,2% relataram ao menos uma dose da vacina contra o HPV, com proporção maior em meninas (73,5%) do que em meninos (62,4%). A hesitação foi declarada por 21,3%; o motivo mais citado foi o medo de eventos adversos (43,1%), seguido da falta de informação (26,4%). A recomendação de um profissional de saúde associou-se a maior vacinação (RP 1,38; IC95% 1,27 a 1,50), e morar a mais de 5 km da unidade, a menor vacinação (RP 0,84; IC95% 0,76 a 0,93). A escolaridade do responsável e a religião não se associaram à vacinação. Após a adoção da dose única, a proporção de esquemas completos subiu de 51,7% para 66,9%."',
    [
      'O medo de eventos adversos foi o principal motivo de hesitação, apontado por 43,1%, à frente da falta de informação [1]',
      'Os meninos foram menos vacinados do que as meninas (62,4% e 73,5% com ao menos uma dose) [1]',
    ],
    [
      ['digit', 'Depois da introdução da dose única, os esquemas completos passaram de 51,7% para 69,6% [1]'],
      [
        'direction',
        'Quando um profissional de saúde recomendou a vacina, a vacinação contra o HPV foi mais baixa [1]',
      ],
    ],
  ],
  [
    '"Claritromicina versus azitromicina em idosos que usam bloqueadores dos canais de cálcio: coorte de base populacional ‖ Foram comparados 9.612 idosos em uso de bloqueador dos canais de cálcio que receberam claritromicina e 9.874 que receberam azitromicina. Em 30 dias, a hospitalização por lesão renal aguda foi mais frequente com claritromicina (0,46% versus 0,23%; RC 1,98; IC95% 1,42 a 2,76), com risco mais elevado entre usuários de nifedipino (RC 5,3). A mortalidade também foi maior (1,02% versus 0,64%; RC 1,60; IC95% 1,18 a 2,17). A hospitalização por hipotensão não diferiu de forma significativa (0,12% versus 0,08%; RC 1,51; IC95% 0,61 a 3,74). Em idosos que não usavam bloqueador dos canais de cálcio, não houve diferença na lesão renal aguda entre os dois antibióticos. Os autores sugerem preferir azitromicina nesses pacientes."',
    [
      'Com azitromicina, 0,23% dos idosos foram hospitalizados por lesão renal aguda em 30 dias, ante 0,46% com claritromicina (RC 1,98) [1]',
      'A hospitalização por hipotensão não foi significativamente diferente entre os dois macrolídeos [1]',
    ],
    [
      [
        'direction',
        'Nos idosos em uso de bloqueador de cálcio, a claritromicina associou-se a menor mortalidade que a azitromicina (1,02% versus 0,64%) [1]',
      ],
      [
        'negation',
        'Mesmo em idosos sem bloqueador dos canais de cálcio, houve diferença na lesão renal aguda entre claritromicina e azitromicina [1]',
      ],
    ],
  ],
  [
    '"Faecal immunochemical test thresholds in symptomatic patients: a diagnostic accuracy study ‖ Of 5,216 symptomatic patients in primary care who completed a faecal immunochemical test (FIT) and colonoscopy, 148 (2.8%) had colorectal cancer. At a threshold of 10 µg/g, sensitivity was 91.2% (95% CI 85.5 to 95.2) and specificity 82.6%, with a positive predictive value of 13.3% and a negative predictive value of 99.7%. At 2 µg/g, sensitivity rose to 96.6% and specificity fell to 64.1%; at 100 µg/g, they were 68.9% and 95.4%. At 10 µg/g, sensitivity was lower for proximal than for distal tumours (86.0% vs 94.5%) and did not differ between men and women. Adding a second sample raised sensitivity by only 1.4 percentage points and reduced specificity to 77.9%." + "Split-dose versus evening-before low-volume bowel preparation for outpatient colonoscopy: a randomised trial ‖ In this single-blind trial, 612 outpatients were assigned to split-dose (n=307) or evening-before (n=305) low-volume macrogol. Adequate cleansing was achieved in 91.2% of the split-dose group and 78.4% of the evening-before group (difference 12.8 percentage points; 95% CI 7.2 to 18.4; p<0.001). Adenoma detection was 34.9% and 31.1%, respectively (p=0.33). Nausea was less frequent with split dosing (11.4% vs 19.0%; p=0.009), whereas sleep disturbance was more common (24.8% vs 15.7%; p=0.005). Caecal intubation time did not differ between groups (median 6.5 vs 6.8 minutes). No perforation occurred. Willingness to repeat the same preparation was higher with split dosing (83% vs 71%; p<0.001)."',
    [],
    [
      [
        'wrong-reference',
        'A detecção de adenomas foi de 34,9% com o preparo fracionado e de 31,1% com o preparo na véspera [1]',
      ],
    ],
  ],
  [
    '"Dengue grave em adultos hospitalizados: coorte multicêntrica na Região Norte ‖ Foram incluídos 1.384 adultos internados com dengue confirmada; 164 (11,8%) evoluíram para dengue grave. Dor abdominal intensa (RC ajustada 2,9; IC95% 2,0 a 4,2), sangramento de mucosas (RC 2,2; IC95% 1,5 a 3,2) e diabetes (RC 1,7; IC95% 1,1 a 2,6) associaram-se a maior risco de forma grave. O uso prévio de estatina não se associou ao desfecho (RC 0,94; IC95% 0,58 a 1,52). A hidratação iniciada nas primeiras 6 horas associou-se a internação mais curta (mediana de 3 versus 5 dias; p<0,001), mas não a menor letalidade (1,3% versus 1,7%; p=0,58). A transfusão profilática de plaquetas não reduziu os sangramentos e aumentou as reações transfusionais (6,1% versus 0,4%). A letalidade geral foi de 1,5%." + "Rifapentina e isoniazida semanais por 3 meses (3HP) versus isoniazida por 6 meses (6H) em contatos de tuberculose: ensaio randomizado ‖ Foram randomizados 1.026 contatos domiciliares com infecção latente. A conclusão do tratamento foi maior com 3HP (84,6%) do que com 6H (66,3%; p<0,001). A incidência de tuberculose ativa em 24 meses não diferiu (0,8% versus 1,2%; p=0,51). A hepatotoxicidade foi menos frequente com 3HP (0,6% versus 2,9%; p=0,004), ao passo que as reações de hipersensibilidade foram mais frequentes (3,7% versus 0,8%; p=0,002). A suspensão definitiva por evento adverso não diferiu entre os grupos (4,5% versus 4,1%; p=0,76). Não houve óbito relacionado ao tratamento. O custo por contato que completou o esquema foi 18% menor com 3HP. Entre os participantes entrevistados, 79% preferiram o esquema curto."',
    [],
    [
      [
        'wrong-reference',
        'Com o esquema 3HP, 84,6% dos contatos concluíram o tratamento da infecção latente, contra 66,3% com 6H [1]',
      ],
    ],
  ],
  [
    '"Cefaridol 1 g, pó para solução injetável: bula para o profissional de saúde ‖ A dose usual em adultos é de 1 g a cada 8 horas, em infusão de 30 minutos. Com depuração de creatinina de 30 a 50 mL/min, administrar 1 g a cada 12 horas; abaixo de 30 mL/min, 500 mg a cada 12 horas. Em hemodiálise, dar dose suplementar de 500 mg após cada sessão. Não é necessário ajuste na insuficiência hepática. A probenecida diminui a excreção renal do cefaridol e eleva sua concentração plasmática em cerca de 45%. O cefaridol pode reduzir a concentração de ácido valproico; o uso conjunto não é recomendado. Não misturar com aminoglicosídeos na mesma seringa. Reações mais comuns: diarreia (5,2%), erupção cutânea (2,8%) e flebite (1,9%). A solução reconstituída é estável por 12 horas a 25 °C e por 5 dias entre 2 e 8 °C." + "Claritromicina versus azitromicina em idosos que usam bloqueadores dos canais de cálcio: coorte de base populacional ‖ Foram comparados 9.612 idosos em uso de bloqueador dos canais de cálcio que receberam claritromicina e 9.874 que receberam azitromicina. Em 30 dias, a hospitalização por lesão renal aguda foi mais frequente com claritromicina (0,46% versus 0,23%; RC 1,98; IC95% 1,42 a 2,76), com risco mais elevado entre usuários de nifedipino (RC 5,3). A mortalidade também foi maior (1,02% versus 0,64%; RC 1,60; IC95% 1,18 a 2,17). A hospitalização por hipotensão não diferiu de forma significativa (0,12% versus 0,08%; RC 1,51; IC95% 0,61 a 3,74). Em idosos que não usavam bloqueador dos canais de cálcio, não houve diferença na lesão renal aguda entre os dois antibióticos. Os autores sugerem preferir azitromicina nesses pacientes."',
    [],
    [
      [
        'wrong-reference',
        'Em idosos que usavam bloqueador dos canais de cálcio, a claritromicina associou-se a mais hospitalizações por lesão renal aguda que a azitromicina (0,46% versus 0,23%; RC 1,98) [1]',
      ],
    ],
  ],
  [
    '"Candesartan for the prevention of episodic migraine: a double-blind, placebo-controlled trial ‖ Adults with 4 to 14 migraine days per month (n=398) received candesartan 16 mg/day or placebo for 12 weeks. Mean monthly migraine days fell by 2.3 with candesartan and by 1.1 with placebo (between-group difference -1.2 days; 95% CI -1.8 to -0.6; p<0.001). A response of at least 50% was seen in 39.2% and 23.1%, respectively. Days of acute medication use also fell more with candesartan (-1.6 vs -0.9; p=0.02). The HIT-6 score did not differ significantly between groups (p=0.14). Dizziness occurred in 16.6% with candesartan and 7.0% with placebo, and systolic pressure fell by a mean of 7 mmHg and 1 mmHg. Discontinuation because of adverse events was numerically higher with candesartan (5.5% vs 2.5%), a non-significant difference. Serious adverse events were rare in both groups." + "Statin continuation after intracerebral haemorrhage: a national registry cohort ‖ Of 2,106 survivors of intracerebral haemorrhage who were taking a statin at admission, 874 continued it after discharge. At 3 years, recurrent intracerebral haemorrhage did not differ between those who continued and those who stopped (5.2% vs 4.9%; adjusted hazard ratio 1.05; 95% CI 0.71 to 1.55). Continuation was associated with a lower risk of ischaemic stroke (4.0% vs 6.7%; hazard ratio 0.61; 95% CI 0.42 to 0.88) and of death (18.3% vs 24.6%; hazard ratio 0.74; 95% CI 0.62 to 0.89). In lobar haemorrhage, however, continuation was associated with more recurrences (hazard ratio 1.72; 95% CI 1.04 to 2.85). Functional status at 1 year was similar. Median LDL cholesterol was 78 mg/dL with continuation and 121 mg/dL without."',
    [],
    [
      [
        'wrong-reference',
        'A continuação da estatina após hemorragia intracerebral associou-se a menor risco de AVC isquêmico (4,0% vs 6,7%) [1]',
      ],
    ],
  ],
];

export const moreOtherFields: HandCase[] = casesOf(groups);
