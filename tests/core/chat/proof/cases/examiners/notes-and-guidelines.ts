import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Invented notes, findings and guidelines. */
const groups: CaseGroup[] = [
  [
    '"Zelorapine versus Enalapril in Chronic Heart Failure with Reduced Ejection Fraction (NORTE-HF) ‖ n=5,214: CV death or HF hospitalisation 18.3% vs 22.9%, HR 0.78 (0.69-0.88)"',
    [
      'No NORTE-HF, que estudou 5.214 pacientes com IC de fração de ejeção reduzida, morte cardiovascular ou hospitalização por IC ocorreram em 18,3% do grupo zelorapina e em 22,9% do grupo enalapril [1].',
      'Frente ao enalapril, a zelorapina diminuiu em 22% o risco relativo de morte cardiovascular ou internação por insuficiência cardíaca (HR 0,78; IC 95% 0,69 a 0,88) [1].',
    ],
    [
      [
        'direction',
        'A zelorapina elevou o risco de morte cardiovascular ou internação por IC em relação ao enalapril (HR 0,78) [1].',
      ],
      [
        'digit',
        'Morte cardiovascular ou internação por IC foi registrada em 18,8% dos pacientes com zelorapina, contra 22,9% dos pacientes com enalapril [1].',
      ],
    ],
  ],
  [
    '"Systolic Targets in Older Adults with Hypertension: the VESPER-BP Trial ‖ systolic target <130 vs <150 mm Hg (n=7,842): stroke, MI or CV death 1.9 vs 2.6 %/year, HR 0.73 (0.61-0.87); syncope 2.4% vs 1.6%"',
    [
      'Em idosos hipertensos, perseguir sistólica abaixo de 130 mmHg, em vez de abaixo de 150 mmHg, baixou a taxa de AVC, infarto ou morte cardiovascular de 2,6% para 1,9% ao ano [1].',
      'O preço do alvo mais baixo foi um pouco mais de síncope: 2,4% contra 1,6% [1].',
    ],
    [
      ['direction', 'No VESPER-BP, a meta sistólica mais intensiva protegeu os idosos contra síncope [1].'],
      [
        'unit',
        'A taxa de AVC, infarto ou morte cardiovascular foi de 1,9% ao mês com o alvo intensivo e de 2,6% ao mês com o alvo mais frouxo [1].',
      ],
    ],
  ],
  [
    '"Orivaxaban versus Warfarin in Nonvalvular Atrial Fibrillation (MERIDIAN-AF) ‖ n=14,630: stroke or systemic embolism 1.42 vs 1.71 %/year, HR 0.83 (0.70-0.98); major bleeding 2.11 vs 3.05 %/year, HR 0.69 (0.59-0.81)"',
    [
      'Comparada à varfarina, a orivaxabana sangrou menos: hemorragia maior de 2,11% ao ano versus 3,05% ao ano (HR 0,69; IC 95% 0,59–0,81) [1].',
      'A vantagem sobre a varfarina também apareceu na prevenção de AVC ou embolia sistêmica, com HR de 0,83 e limite superior do intervalo em 0,98 [1].',
    ],
    [
      [
        'direction',
        'Em pacientes com FA não valvar, a orivaxabana causou mais sangramento maior do que a varfarina [1].',
      ],
      [
        'bounds',
        'A redução de AVC ou embolia sistêmica com orivaxabana teve HR 0,83 (IC 95% 0,59–0,98) [1].',
      ],
    ],
  ],
  [
    '"Tenoplase for Acute Ischaemic Stroke 4.5 to 9 Hours after Onset (LATE-REPERF) ‖ n=512, 4.5-9 h: mRS 0-1 at 90 days 36.4% vs 28.7%, adjusted OR 1.44 (1.05-1.98); symptomatic ICH 5.1% vs 1.2%"',
    [
      'Na janela de 4,5 a 9 horas, 36,4% dos pacientes tratados com tenoplase terminaram os 90 dias com Rankin de 0 ou 1, contra 28,7% no grupo comparador [1].',
      'O ganho funcional veio acompanhado de mais hemorragia intracraniana sintomática (5,1% × 1,2%) [1].',
    ],
    [
      [
        'direction',
        'Administrada tardiamente, a tenoplase diminuiu a ocorrência de hemorragia intracraniana sintomática [1].',
      ],
      [
        'decimal',
        'A chance de excelente evolução funcional em 90 dias foi maior com a tenoplase (OR ajustada 14,4) [1].',
      ],
    ],
  ],
  [
    '"Oral Grevatide versus Sitagliptin Added to Metformin in Type 2 Diabetes ‖ n=1,466, 26 weeks: HbA1c -1.4 vs -0.8 points; body weight -4.2 vs -0.7 kg; nausea 19% vs 6%"',
    [
      'Em 26 semanas, somar grevatida oral à metformina derrubou a HbA1c em 1,4 ponto percentual, ante 0,8 ponto com sitagliptina [1].',
      'Náusea foi o revés: acometeu 19% dos que usaram grevatida e só 6% dos que receberam sitagliptina [1].',
    ],
    [
      ['direction', 'A sitagliptina superou a grevatida oral na queda da hemoglobina glicada [1].'],
      ['arms', 'A perda de peso foi de 0,7 kg com grevatida e de 4,2 kg com sitagliptina [1].'],
    ],
  ],
  [
    '"Solvareline in Patients with Diabetic Kidney Disease (ALBA-DKD) ‖ n=3,920: sustained eGFR fall >=50%, ESKD or renal death 11.2% vs 14.6%, HR 0.75 (0.63-0.89); hyperkalaemia 9.8% vs 5.4%"',
    [
      'No ALBA-DKD, o composto de queda sustentada da TFGe de pelo menos 50%, doença renal terminal ou morte renal teve redução relativa de 25% com solvarelina (HR 0,75) [1].',
      'Hiperpotassemia foi quase duas vezes mais comum com a solvarelina (9,8% vs. 5,4%) [1].',
    ],
    [
      [
        'direction',
        'Entre diabéticos com nefropatia, a solvarelina fez cair a frequência de hiperpotassemia (9,8% contra 5,4%) [1].',
      ],
      [
        'comparator',
        'O desfecho composto do ALBA-DKD contava queda sustentada da TFGe menor que 50%, doença renal terminal ou morte renal [1].',
      ],
    ],
  ],
  [
    '"Early Terlivasin versus Norepinephrine Alone in Septic Shock (TIDE-1) ‖ n=1,188: 28-day death 34.9% vs 35.8%, RR 0.97 (0.84-1.13), p=0.74; digital ischaemia 4.7% vs 1.9%"',
    [
      'A terlivasina precoce não modificou de forma significativa a mortalidade em 28 dias no choque séptico (34,9% vs. 35,8%; p = 0,74) [1].',
      'Isquemia digital foi mais frequente no grupo terlivasina do que com noradrenalina isolada (4,7% e 1,9%, respectivamente) [1].',
    ],
    [
      [
        'negation',
        'A terlivasina precoce reduziu de forma significativa a morte em 28 dias frente à noradrenalina isolada (RR 0,97; IC 95% 0,84–1,13) [1].',
      ],
      [
        'decimal',
        'A diferença de mortalidade em 28 dias não alcançou significância estatística (p = 0,074) [1].',
      ],
    ],
  ],
  [
    '"High-Frequency Percussive Ventilation in Moderate-to-Severe ARDS: the PERC-ARDS Randomized Trial ‖ n=548: in-hospital death 47.1% vs 38.6%, RR 1.22 (1.03-1.45): harm, stopped early"',
    [
      'O PERC-ARDS foi interrompido antes do previsto e mostrou dano: óbito hospitalar de 47,1% com a ventilação percussiva, contra 38,6% no controle [1].',
      'Na SDRA moderada a grave, a ventilação percussiva de alta frequência aumentou a mortalidade hospitalar (RR 1,22; IC 95% 1,03–1,45) [1].',
    ],
    [
      [
        'direction',
        'A ventilação percussiva de alta frequência salvou vidas na SDRA moderada a grave (RR 1,22 para óbito hospitalar) [1].',
      ],
      ['bounds', 'Para óbito hospitalar, o RR da ventilação percussiva foi de 1,22 (IC 95% 0,93–1,45) [1].'],
    ],
  ],
  [
    '"Vaginal Progesterone Gel versus Placebo in Women with a Short Cervix (GESTA-3) ‖ n=1,024, cervix <=25 mm: birth before 34 weeks 12.3% vs 19.8%, RR 0.62 (0.47-0.82)"',
    [
      'Em gestantes com colo de até 25 mm, o gel vaginal de progesterona cortou o parto antes de 34 semanas de 19,8% para 12,3% [1].',
      'O nascimento antes das 34 semanas foi mais comum entre as que receberam placebo (RR 0,62 a favor da progesterona) [1].',
    ],
    [
      [
        'direction',
        'O gel de progesterona fez aumentar os partos prematuros em mulheres com colo curto [1].',
      ],
      ['comparator', 'O GESTA-3 recrutou gestantes com colo uterino acima de 25 mm [1].'],
    ],
  ],
  [
    '"Prophylactic Caffelin for Apnoea of Prematurity (NEO-RESP) ‖ n=1,312, birth weight 500-1,250 g: bronchopulmonary dysplasia 31.7% vs 41.2%, adjusted OR 0.66 (0.53-0.83)"',
    [
      'Em prematuros com peso ao nascer entre 500 e 1.250 g, a cafelina profilática diminuiu a displasia broncopulmonar (31,7% vs. 41,2%) [1].',
      'O NEO-RESP avaliou 1.312 recém-nascidos com 0,5 a 1,25 kg e obteve OR ajustada de 0,66 para displasia broncopulmonar [1].',
    ],
    [
      [
        'direction',
        'A cafelina profilática acentuou o risco de displasia broncopulmonar (OR ajustada 0,66) [1].',
      ],
      ['unit', 'O estudo incluiu prematuros com peso ao nascer de 500 a 1.250 mg [1].'],
    ],
  ],
  [
    '"Adjuvant Rebociclib in Hormone-Receptor-Positive Early Breast Cancer (AURORA-B) ‖ n=4,086: 4-year invasive disease-free survival 88.4% vs 84.1%, HR 0.72 (0.60-0.86); neutropenia grade >=3 41% vs 1%"',
    [
      'A sobrevida livre de doença invasiva em 4 anos chegou a 88,4% com rebociclibe adjuvante, contra 84,1% no braço controle [1].',
      'Neutropenia de grau 3 ou mais atingiu 41% dos pacientes em uso de rebociclibe e 1% do controle [1].',
    ],
    [
      [
        'direction',
        'O rebociclibe adjuvante encurtou a sobrevida livre de doença invasiva no câncer de mama inicial com receptor hormonal positivo [1].',
      ],
      [
        'digit',
        'Na adjuvância, o rebociclibe melhorou a sobrevida livre de doença invasiva, com HR de 0,77 (IC 95% 0,60–0,86) [1].',
      ],
    ],
  ],
  [
    '"Tovalimab plus Chemotherapy in Metastatic Non-Small-Cell Lung Cancer ‖ n=742: median overall survival 19.4 vs 13.8 months, HR 0.68 (0.56-0.82); grade 3-5 adverse events 62.1% vs 60.4%"',
    [
      'Acrescentar tovalimabe à quimioterapia estendeu a mediana de sobrevida global de 13,8 para 19,4 meses [1].',
      'O ganho mediano de sobrevida global foi de 5,6 meses com o tovalimabe (HR 0,68) [1].',
    ],
    [
      [
        'negation',
        'Somar tovalimabe à quimioterapia não prolongou a sobrevida global no câncer de pulmão não pequenas células metastático [1].',
      ],
      [
        'unit',
        'A sobrevida global mediana foi de 19,4 semanas com tovalimabe e de 13,8 semanas sem ele [1].',
      ],
    ],
  ],
  [
    '"Voxarlin for Vaso-Occlusive Crises in Sickle Cell Disease (FALCE) ‖ n=318, 52 weeks: median 1.6 vs 2.9 crises/year, rate ratio 0.57 (0.44-0.74)"',
    [
      'Na doença falciforme, a voxarlina levou as crises vaso-oclusivas a uma mediana de 1,6 por ano, contra 2,9 por ano no comparador [1].',
      'Ao longo de 52 semanas, a taxa de crises vaso-oclusivas caiu 43% com a voxarlina (razão de taxas 0,57) [1].',
    ],
    [['direction', 'A voxarlina multiplicou as crises vaso-oclusivas na anemia falciforme [1].']],
  ],
  [
    '"Filvacitinib versus Adalimumab in Rheumatoid Arthritis with Inadequate Response to Methotrexate ‖ n=1,108, 24 weeks: ACR50 46% vs 38%; serious infection 2.9 vs 2.6 per 100 patient-years"',
    [
      'Na semana 24, o filvacitinibe levou mais pacientes à resposta ACR50 do que o adalimumabe (46% vs. 38%) [1].',
      'As infecções graves ocorreram a 2,9 por 100 pacientes-ano com filvacitinibe e a 2,6 por 100 pacientes-ano com adalimumabe [1].',
    ],
    [
      [
        'direction',
        'Na artrite reumatoide com falha ao metotrexato, o filvacitinibe ficou aquém do adalimumabe em resposta ACR50 (46% vs. 38%) [1].',
      ],
      ['arms', 'A resposta ACR50 na semana 24 foi de 46% com adalimumabe e de 38% com filvacitinibe [1].'],
    ],
  ],
  [
    '"Etralizumab Induction in Moderate-to-Severe Ulcerative Colitis (COLON-2) ‖ n=651, week 10: clinical remission 24.8% vs 8.9%, difference 15.9 points (10.2-21.5)"',
    [
      'Na indução da retocolite ulcerativa moderada a grave, o etralizumabe produziu remissão clínica em 24,8% na semana 10, contra 8,9% no comparador, uma diferença de 15,9 pontos percentuais [1].',
      'Cerca de um em cada quatro pacientes com etralizumabe alcançou remissão clínica na décima semana [1].',
    ],
    [
      [
        'negation',
        'O etralizumabe não foi capaz de elevar a taxa de remissão clínica na semana 10 (24,8% vs. 8,9%) [1].',
      ],
      [
        'bounds',
        'A diferença de remissão clínica na semana 10 foi de 15,9 pontos percentuais (IC 95% 10,2–31,5) [1].',
      ],
    ],
  ],
  [
    '"Carvenolol versus Band Ligation for Primary Prophylaxis of Variceal Bleeding in Cirrhosis ‖ n=402: first variceal bleed 9.5% vs 16.8%, HR 0.54 (0.31-0.93); death 14.1% vs 15.3%, p=0.72"',
    [
      'Na profilaxia primária em cirróticos, o carvenolol evitou mais primeiros sangramentos varicosos do que a ligadura elástica: 9,5% contra 16,8% [1].',
      'A mortalidade, no entanto, foi semelhante entre carvenolol e ligadura (14,1% e 15,3%; p = 0,72) [1].',
    ],
    [
      [
        'negation',
        'O carvenolol trouxe vantagem significativa de sobrevida sobre a ligadura elástica em cirróticos [1].',
      ],
      [
        'decimal',
        'O primeiro sangramento varicoso foi menos frequente com carvenolol do que com ligadura (HR 0,054) [1].',
      ],
    ],
  ],
  [
    '"Esmirtazine versus Escitalopram for Major Depressive Disorder: A Noninferiority Trial ‖ n=896, 8 weeks: MADRS change -16.1 vs -16.4 points, noninferior; sexual dysfunction 7% vs 22%"',
    [
      'A esmirtazina foi não inferior ao escitalopram na redução do MADRS em oito semanas (−16,1 vs. −16,4 pontos) [1].',
      'Disfunção sexual foi bem mais rara com a esmirtazina: 7%, contra 22% no grupo escitalopram [1].',
    ],
    [
      [
        'negation',
        'A esmirtazina não atingiu a não inferioridade frente ao escitalopram no transtorno depressivo maior [1].',
      ],
      [
        'arms',
        'Disfunção sexual apareceu em 7% dos tratados com escitalopram e em 22% dos tratados com esmirtazina [1].',
      ],
    ],
  ],
  [
    '"Four-Month Bedapentine-Based Regimen for Drug-Susceptible Tuberculosis (CURTO-TB) ‖ n=2,104, 4 vs 6 months: unfavourable outcome 12.6% vs 11.9%, difference 0.7 points (-2.1 to 3.5), noninferior"',
    [
      'O esquema de quatro meses com bedapentina mostrou-se não inferior ao de seis meses na tuberculose sensível, com desfecho desfavorável em 12,6% e 11,9%, respectivamente [1].',
      'A diferença absoluta de desfechos desfavoráveis entre os esquemas foi de 0,7 ponto percentual (IC 95% −2,1 a 3,5) [1].',
    ],
    [
      [
        'negation',
        'Com desfecho desfavorável em 12,6% contra 11,9%, o esquema curto não cumpriu o critério de não inferioridade [1].',
      ],
      ['unit', 'O CURTO-TB comparou esquemas de 4 e de 6 semanas na tuberculose sensível [1].'],
    ],
  ],
  [
    '"Two-Dose Recombinant Chikungunya Vaccine in Adults (CHIK-SHIELD) ‖ n=11,450, two doses 28 days apart: efficacy 82.3% (74.1-88.0) at 12 months; serious adverse events 0.6% vs 0.7%"',
    [
      'Duas doses da vacina recombinante, com intervalo de quatro semanas, tiveram eficácia de 82,3% contra chikungunya em 12 meses [1].',
      'Eventos adversos graves não foram mais comuns com a vacina: 0,6% contra 0,7% [1].',
    ],
    [
      ['negation', 'A vacina recombinante fracassou em prevenir a chikungunya em adultos [1].'],
      [
        'digit',
        'A eficácia da vacina recombinante contra chikungunya em adultos foi de 83,2% em 12 meses [1].',
      ],
    ],
  ],
  [
    '"Diretriz Lusitana de Dislipidemias – 2024 ‖ LDL-C goal <50 mg/dL in very high risk, <70 mg/dL in high risk; statin monitoring of CK not routine"',
    [
      'Para o paciente de muito alto risco, a meta de LDL-c é inferior a 50 mg/dL; no alto risco, inferior a 70 mg/dL [1].',
      'A diretriz não prevê dosagem rotineira de CK em quem usa estatina [1].',
    ],
    [
      ['negation', 'Dosar CK de rotina durante o uso de estatina faz parte das orientações da diretriz [1].'],
      ['comparator', 'Nos pacientes de muito alto risco, o alvo é manter o LDL-c acima de 50 mg/dL [1].'],
    ],
  ],
  [
    '"Consenso Luso-Andino de Diabetes na Gestação – 2023 ‖ gestational diabetes: fasting glucose 92-125 mg/dL or 75-g OGTT 1 h >=180 or 2 h >=153 mg/dL; metformin not first line"',
    [
      'No teste com 75 g de glicose, valores a partir de 180 mg/dL em 1 hora ou de 153 mg/dL em 2 horas definem diabetes gestacional [1].',
      'Glicemia de jejum entre 92 e 125 mg/dL já estabelece o diagnóstico de diabetes gestacional, segundo o consenso [1].',
    ],
    [
      ['negation', 'O consenso coloca a metformina como primeira linha no diabetes gestacional [1].'],
      ['unit', 'Glicemia de jejum de 92 a 125 mmol/L fecha o diagnóstico de diabetes gestacional [1].'],
    ],
  ],
  [
    '"Recomendações da Liga Ibérica de Osteoporose – 2022 ‖ DXA in women >=65 y and men >=70 y; T-score <=-2.5 defines osteoporosis; drug holiday after 5 y of oral bisphosphonate"',
    [
      'A densitometria está indicada para mulheres a partir dos 65 anos e homens a partir dos 70 [1].',
      'Depois de cinco anos de bisfosfonato oral, prevê-se uma pausa do medicamento (drug holiday) [1].',
    ],
    [
      ['comparator', 'Osteoporose é definida por T-score igual ou superior a −2,5 [1].'],
      [
        'digit',
        'A densitometria deve ser solicitada a mulheres a partir de 60 anos e a homens a partir de 70 anos [1].',
      ],
    ],
  ],
  [
    '"Topical Lutefrin versus Vehicle for Progression of Myopia in Children (MIRA) ‖ n=576, 24 months: spherical equivalent -0.92 vs -0.97 D, p=0.41 (neutral); photophobia 8.7% vs 2.1%"',
    [
      'Em crianças, a lutefrina tópica não freou significativamente a progressão da miopia em dois anos (−0,92 vs. −0,97 D; p = 0,41) [1].',
      'Fotofobia foi relatada por 8,7% das crianças com lutefrina e por 2,1% das que usaram veículo [1].',
    ],
    [
      [
        'negation',
        'A lutefrina tópica conteve a progressão da miopia infantil de maneira significativa [1].',
      ],
      [
        'decimal',
        'Em 24 meses, o equivalente esférico variou −9,2 D com lutefrina e −0,97 D com veículo [1].',
      ],
    ],
  ],
  [
    '"Intraoperative Wound Irrigation with Polihexine versus Saline in Abdominal Surgery (WASH-OR) ‖ n=1,954: surgical-site infection 9.4% vs 13.7%, RR 0.69 (0.54-0.87), NNT 23"',
    [
      'Irrigar a ferida com polihexina em vez de soro fisiológico baixou a infecção de sítio cirúrgico de 13,7% para 9,4% (NNT 23) [1].',
      'É preciso tratar 23 pacientes com polihexina para evitar uma infecção de sítio cirúrgico em cirurgia abdominal [1].',
    ],
    [
      [
        'direction',
        'Infecção de sítio cirúrgico foi mais comum com polihexina do que com salina (RR 0,69) [1].',
      ],
      [
        'digit',
        'O NNT da irrigação com polihexina foi de 32 para evitar uma infecção de sítio cirúrgico [1].',
      ],
    ],
  ],
  [
    '"High-Flow Nasal Oxygen versus Standard Oxygen in Infants with Bronchiolitis (BRISA) ‖ n=1,638, age <12 months: escalation of care 12.0% vs 22.7%, RR 0.53 (0.42-0.67); length of stay 3.1 vs 3.0 days, p=0.58"',
    [
      'Em lactentes menores de 1 ano com bronquiolite, o oxigênio por cateter de alto fluxo reduziu o escalonamento de cuidado (12,0% vs. 22,7%) [1].',
      'O alto fluxo não abreviou a internação: 3,1 dias contra 3,0 com oxigênio padrão (p = 0,58) [1].',
    ],
    [
      ['negation', 'O oxigênio nasal de alto fluxo diminuiu o tempo de internação na bronquiolite [1].'],
      ['comparator', 'O BRISA recrutou lactentes com bronquiolite e mais de 12 meses de idade [1].'],
    ],
  ],
  [
    '"Short Dual Antiplatelet Therapy with Belgrelor after Percutaneous Coronary Intervention (STENT-BREVE) ‖ Among 6,732 patients who had undergone PCI, clinically relevant bleeding occurred in 3.2% of those assigned to 1 month of dual antiplatelet therapy with belgrelor and in 5.9% of those assigned to 12 months (HR 0.53, 95% CI 0.42–0.68). Ischaemic events did not differ (4.6% vs. 4.4%; P=0.71)."',
    [
      'Encurtar a dupla antiagregação para um mês após a ICP, em lugar de 12 meses, reduziu o sangramento clinicamente relevante de 5,9% para 3,2% [1].',
      'Os eventos isquêmicos foram semelhantes entre 1 e 12 meses de tratamento (4,6% e 4,4%; p = 0,71), sem diferença significativa [1].',
    ],
    [
      [
        'direction',
        'A estratégia de 1 mês sangrou mais do que a de 12 meses (HR 0,53; IC 95% 0,42–0,68) [1].',
      ],
      [
        'arms',
        'O sangramento clinicamente relevante foi de 5,9% com 1 mês de dupla antiagregação e de 3,2% com 12 meses [1].',
      ],
    ],
  ],
  [
    '"Atrapeptide in Heart Failure with Preserved Ejection Fraction (SERENA-HFpEF) ‖ We randomly assigned 2,876 patients with heart failure and an ejection fraction of 45% or higher to atrapeptide or placebo. The primary outcome occurred in 19.7% and 20.6% of patients, respectively (hazard ratio, 0.95; 95% CI, 0.81 to 1.11; P=0.52)."',
    [
      'O SERENA-HFpEF randomizou 2.876 pacientes com fração de ejeção ≥ 45% para atrapeptida ou placebo e não mostrou benefício significativo no desfecho primário (HR 0,95; IC 95% 0,81–1,11) [1].',
      'O desfecho primário ocorreu em proporções parecidas: 19,7% com atrapeptida e 20,6% com placebo (p = 0,52) [1].',
    ],
    [
      [
        'negation',
        'A atrapeptida mostrou-se superior ao placebo no desfecho primário em pacientes com ICFEp [1].',
      ],
      [
        'comparator',
        'Foram randomizados pacientes com insuficiência cardíaca e fração de ejeção abaixo de 45% [1].',
      ],
    ],
  ],
  [
    '"Nemozumab for Severe Eosinophilic Asthma (BREATHE-E) ‖ In 1,021 adults with severe asthma and blood eosinophils of at least 300 cells per microliter, nemozumab every 8 weeks lowered the annualized exacerbation rate to 0.71, as compared with 1.62 with placebo (rate ratio, 0.44; 95% CI, 0.35 to 0.55)."',
    [
      'Em adultos com asma grave e eosinófilos ≥ 300 células/µL, o nemozumabe a cada oito semanas levou a taxa anual de exacerbações a 0,71, contra 1,62 com placebo [1].',
      'O nemozumabe reduziu em 56% as exacerbações anuais (razão de taxas 0,44; IC 95% 0,35–0,55) [1].',
    ],
    [
      ['direction', 'Quem recebeu nemozumabe exacerbou mais do que quem recebeu placebo [1].'],
      ['decimal', 'A razão de taxas de exacerbação com nemozumabe foi de 0,044 frente ao placebo [1].'],
    ],
  ],
  [
    '"Single-Inhaler Triple Therapy with Umecaterol in COPD (TRIAD-COPD) ‖ In 8,540 patients with COPD, the rate of moderate or severe exacerbations was 0.94 per year with triple therapy and 1.18 per year with dual bronchodilator therapy (rate ratio, 0.80; 95% CI, 0.73 to 0.88). Pneumonia was more common with triple therapy (5.2% vs. 3.1%)."',
    [
      'Na DPOC, a terapia tripla em inalador único reduziu as exacerbações moderadas ou graves para 0,94 ao ano, ante 1,18 com a dupla broncodilatação [1].',
      'Em contrapartida, houve mais pneumonia com a terapia tripla (5,2% vs. 3,1%) [1].',
    ],
    [
      [
        'direction',
        'A terapia tripla protegeu contra pneumonia em comparação com a broncodilatação dupla [1].',
      ],
      [
        'unit',
        'As exacerbações moderadas ou graves foram de 0,94 por mês com terapia tripla e 1,18 por mês com dupla broncodilatação [1].',
      ],
    ],
  ],
  [
    '"Oral Rimagetant for the Acute Treatment of Migraine ‖ At 2 hours after the dose, 21.4% of the 687 patients given 75 mg of rimagetant and 11.8% of the 694 given placebo were free of pain (P<0.001). Nausea was the most common adverse event."',
    [
      'Duas horas após 75 mg de rimagetanto, 21,4% dos pacientes estavam sem dor, contra 11,8% com placebo (p < 0,001) [1].',
      'O evento adverso mais comum no estudo do rimagetanto para crise de enxaqueca foi a náusea [1].',
    ],
    [
      [
        'negation',
        'O rimagetanto não superou o placebo na ausência de dor em 2 horas (21,4% vs. 11,8%) [1].',
      ],
      ['unit', 'Na dose de 75 g, o rimagetanto deixou 21,4% dos pacientes sem dor em 2 horas [1].'],
    ],
  ],
  [
    '"Adjunctive Cenotiracetam for Focal-Onset Seizures in Adults ‖ In 446 adults with uncontrolled focal seizures, the median reduction in seizure frequency was 52.0% with 200 mg of cenotiracetam per day and 21.5% with placebo. Dizziness led to discontinuation in 6.3% vs. 1.4%."',
    [
      'A mediana de redução das crises focais foi de 52% com cenotiracetam 200 mg/dia e de 21,5% com placebo [1].',
      'Tontura motivou a suspensão do tratamento em 6,3% dos que tomaram cenotiracetam, contra 1,4% no grupo placebo [1].',
    ],
    [
      [
        'direction',
        'O placebo foi mais eficaz que o cenotiracetam em diminuir a frequência de crises focais [1].',
      ],
      ['arms', 'As crises focais caíram 21,5% na mediana com cenotiracetam e 52% com placebo [1].'],
    ],
  ],
  [
    '"Ofralizumab versus Interferon Beta in Relapsing Multiple Sclerosis (RELAPSE-MS) ‖ A total of 1,656 patients with relapsing multiple sclerosis received ofralizumab or interferon beta for 96 weeks. The annualized relapse rate was 0.15 with ofralizumab and 0.30 with interferon beta (rate ratio, 0.50; 95% CI, 0.39 to 0.64)."',
    [
      'O ofralizumabe cortou pela metade a taxa anualizada de surtos em relação à betainterferona (0,15 vs. 0,30) [1].',
      'Ao longo de 96 semanas, 1.656 pessoas com esclerose múltipla recorrente receberam ofralizumabe ou betainterferona, com razão de taxas de surtos de 0,50 (IC 95% 0,39–0,64) [1].',
    ],
    [
      [
        'direction',
        'Os surtos dobraram com o ofralizumabe frente à betainterferona (razão de taxas 0,50) [1].',
      ],
      [
        'bounds',
        'A razão de taxas de surtos do ofralizumabe contra betainterferona foi 0,50 (IC 95% 0,39–0,84) [1].',
      ],
    ],
  ],
  [
    '"Extended-Release Opidopa in Parkinson\'s Disease with Motor Fluctuations ‖ In 504 patients with Parkinson\'s disease, daily off time decreased by 1.9 hours with opidopa and by 0.8 hours with placebo (difference, −1.1 hours; 95% CI, −1.6 to −0.6). Dyskinesia was reported in 14.2% vs. 5.7%."',
    [
      'A opidopa de liberação prolongada encurtou o tempo off diário em 1,9 hora, contra 0,8 hora com placebo [1].',
      'Discinesias foram relatadas em 14,2% com opidopa e em 5,7% com placebo, ou seja, mais que o dobro [1].',
    ],
    [
      ['direction', 'A opidopa alongou o tempo off em pacientes com Parkinson e flutuações motoras [1].'],
      ['unit', 'O tempo off diário diminuiu 1,9 minuto com opidopa e 0,8 minuto com placebo [1].'],
    ],
  ],
  [
    '"Bemokizumab versus Ustekinumab for Moderate-to-Severe Plaque Psoriasis ‖ At week 16, PASI 90 was reached by 84.6% of 322 patients given bemokizumab and by 49.7% of 163 given ustekinumab (P<0.001). Oral candidiasis was seen in 9.1% and 0.6%, respectively."',
    [
      'Na semana 16, PASI 90 foi alcançado por 84,6% dos pacientes com bemokizumabe e por 49,7% daqueles com ustequinumabe [1].',
      'A candidíase oral foi o contraponto: 9,1% com bemokizumabe ante 0,6% com ustequinumabe [1].',
    ],
    [
      [
        'direction',
        'Candidíase oral foi mais rara com bemokizumabe do que com ustequinumabe (9,1% e 0,6%) [1].',
      ],
      [
        'arms',
        'Na semana 16, 49,7% dos tratados com bemokizumabe e 84,6% dos tratados com ustequinumabe atingiram PASI 90 [1].',
      ],
    ],
  ],
  [
    '"Abrolitinib for Moderate-to-Severe Atopic Dermatitis in Adolescents ‖ In 285 adolescents 12 to 17 years of age, an EASI-75 response at week 12 occurred in 61.5% with 100 mg of abrolitinib daily and in 26.8% with placebo (difference, 34.7 percentage points; 95% CI, 23.9 to 45.5)."',
    [
      'Entre adolescentes de 12 a 17 anos, 100 mg diários de abrolitinibe levaram a resposta EASI-75 em 61,5%, contra 26,8% com placebo [1].',
      'A vantagem absoluta do abrolitinibe na resposta EASI-75 foi de 34,7 pontos percentuais (IC 95% 23,9–45,5) [1].',
    ],
    [
      [
        'negation',
        'O abrolitinibe não trouxe resposta superior à do placebo em adolescentes com dermatite atópica moderada a grave [1].',
      ],
      [
        'bounds',
        'A diferença de resposta EASI-75 a favor do abrolitinibe foi de 34,7 pontos percentuais (IC 95% 29,3–45,5) [1].',
      ],
    ],
  ],
  [
    '"Six-Monthly Lenavirine for HIV Preexposure Prophylaxis (ESCUDO) ‖ Among 5,338 women, there were 2 incident HIV infections in the lenavirine group (0.10 per 100 person-years) and 33 in the daily oral group (1.69 per 100 person-years); incidence rate ratio, 0.06 (95% CI, 0.01 to 0.25)."',
    [
      'No ESCUDO, houve apenas duas infecções por HIV no grupo lenavirina e 33 no grupo da profilaxia oral diária [1].',
      'A lenavirina semestral diminuiu drasticamente a incidência de HIV entre mulheres (0,10 vs. 1,69 por 100 pessoas-ano) [1].',
    ],
    [
      [
        'direction',
        'As mulheres que usaram lenavirina adquiriram mais HIV do que as da PrEP oral diária [1].',
      ],
    ],
  ],
  [
    '"Artemisone–Pyronaline versus Artemether–Lumefantrine for Uncomplicated Falciparum Malaria in Children ‖ Of 1,214 children with uncomplicated falciparum malaria, PCR-corrected cure at day 28 was 97.2% with artemisone–pyronaline and 96.8% with artemether–lumefantrine, meeting the noninferiority margin of 5 percentage points. Vomiting was less frequent with artemisone–pyronaline (4.1% vs. 7.9%)."',
    [
      'A cura corrigida por PCR no dia 28 foi de 97,2% com artemisona-pironalina e de 96,8% com artemeter-lumefantrina, respeitada a margem de não inferioridade [1].',
      'Artemeter-lumefantrina provocou mais vômitos (7,9%) do que artemisona-pironalina (4,1%) [1].',
    ],
    [
      [
        'direction',
        'As crianças vomitaram mais com artemisona-pironalina do que com artemeter-lumefantrina (4,1% vs. 7,9%) [1].',
      ],
      [
        'digit',
        'No dia 28, a cura corrigida por PCR foi de 97,7% com artemisona-pironalina e de 96,8% com artemeter-lumefantrina [1].',
      ],
    ],
  ],
  [
    '"Fidaxolin versus Vancomycin for Initial Clostridioides difficile Infection ‖ Recurrence within 30 days was observed in 14.6% of 273 patients treated with fidaxolin and in 24.9% of 281 treated with oral vancomycin (RR 0.59; 95% CI 0.41–0.84), whereas initial cure was similar (88.3% vs. 86.5%)."',
    [
      'A recorrência em 30 dias foi menor com fidaxolina (14,6%) que com vancomicina oral (24,9%) [1].',
      'As taxas de cura inicial foram parecidas entre fidaxolina e vancomicina: 88,3% e 86,5% [1].',
    ],
    [
      [
        'direction',
        'A fidaxolina fez subir a recidiva por C. difficile em 30 dias (14,6% contra 24,9% com vancomicina) [1].',
      ],
      ['bounds', 'A recorrência foi menos frequente com fidaxolina (RR 0,59; IC 95% 0,41–0,94) [1].'],
    ],
  ],
  [
    '"Darolunide plus Androgen Deprivation in Metastatic Hormone-Sensitive Prostate Cancer ‖ In this trial involving 1,312 men, overall survival at 48 months was 62.7% with darolunide and 50.4% with placebo (hazard ratio for death, 0.67; 95% CI, 0.57 to 0.80)."',
    [
      'Aos quatro anos, 62,7% dos homens que receberam darolunida estavam vivos, contra 50,4% com placebo [1].',
      'A darolunida associada à privação androgênica reduziu em um terço o risco de morte (HR 0,67) [1].',
    ],
    [
      [
        'direction',
        'Morreu-se mais cedo com darolunida do que com placebo no câncer de próstata metastático hormônio-sensível [1].',
      ],
      [
        'digit',
        'A darolunida prolongou a sobrevida global, com HR para morte de 0,76 (IC 95% 0,57–0,80) [1].',
      ],
    ],
  ],
  [
    '"Invitation to Sigmoidoscopy Screening and Colorectal-Cancer Mortality (RASTREIO) ‖ Among 98,214 people aged 55 to 64 years followed for 15 years, colorectal-cancer death occurred in 0.51% of those invited to one-time sigmoidoscopy and in 0.73% of those not invited (hazard ratio, 0.70; 95% CI, 0.62 to 0.79). All-cause mortality was similar."',
    [
      'O convite para uma única sigmoidoscopia reduziu a morte por câncer colorretal em 15 anos (0,51% vs. 0,73%), mas a mortalidade geral foi semelhante [1].',
      'Em 98.214 pessoas de 55 a 64 anos, convidar para sigmoidoscopia baixou em 30% a mortalidade por câncer colorretal (HR 0,70) [1].',
    ],
    [
      [
        'negation',
        'O rastreamento por sigmoidoscopia diminuiu também a mortalidade por todas as causas [1].',
      ],
      [
        'decimal',
        'A morte por câncer colorretal ocorreu em 5,1% dos convidados à sigmoidoscopia e em 7,3% dos não convidados [1].',
      ],
    ],
  ],
  [
    '"Ponalimab Consolidation in Philadelphia-Negative Acute Lymphoblastic Leukemia ‖ Among 224 adults in remission, 3-year overall survival was 85% with ponalimab plus chemotherapy and 68% with chemotherapy alone (HR 0.41; 95% CI 0.23–0.73)."',
    [
      'Em três anos, a sobrevida global de adultos em remissão foi de 85% quando o ponalimabe se somou à quimioterapia e de 68% com quimioterapia isolada [1].',
      'O ponalimabe na consolidação diminuiu o risco de morte em 59% (HR 0,41; IC 95% 0,23 a 0,73) [1].',
    ],
    [['negation', 'Acrescentar ponalimabe não melhorou a sobrevida global em 3 anos (85% vs. 68%) [1].']],
  ],
  [
    '"Extended Edoxiran for Venous Thromboembolism after the First 6 Months ‖ Patients with venous thromboembolism (n = 3,365) received edoxiran 30 mg once daily, aspirin 100 mg or placebo for 12 months. Recurrence occurred in 1.3%, 4.4% and 7.1%, respectively."',
    [
      'A recorrência em 12 meses foi de 1,3% com edoxirana 30 mg/dia, 4,4% com AAS 100 mg e 7,1% com placebo [1].',
      'Na extensão do tratamento da TEV, a edoxirana teve menos recorrências do que o ácido acetilsalicílico [1].',
    ],
    [
      [
        'direction',
        'Frente à aspirina, a edoxirana deixou passar mais recorrências de TEV (1,3% vs. 4,4%) [1].',
      ],
      ['arms', 'A recorrência de TEV foi de 4,4% com edoxirana, 1,3% com aspirina e 7,1% com placebo [1].'],
    ],
  ],
  [
    '"Dexmelirine versus Propofol for Sedation in Mechanically Ventilated Adults (CALM-ICU) ‖ In 1,416 ventilated adults, days alive without delirium or coma did not differ between dexmelirine and propofol (median, 10.7 vs. 10.8 days; P=0.79). Bradycardia was more frequent with dexmelirine (12.4% vs. 5.3%)."',
    [
      'A dexmelirina não aumentou os dias de vida sem delirium ou coma em comparação com o propofol (mediana de 10,7 e 10,8 dias) [1].',
      'Bradicardia foi mais frequente com dexmelirina: 12,4%, contra 5,3% com propofol [1].',
    ],
    [['negation', 'A dexmelirina rendeu mais dias livres de delirium ou coma que o propofol [1].']],
  ],
  [
    '"Restrictive versus Liberal Red-Cell Transfusion in Acute Myocardial Infarction (HEMO-IAM) ‖ A total of 3,218 patients with myocardial infarction and anemia were assigned to a hemoglobin threshold of 7 g per deciliter (restrictive) or 9 g per deciliter (liberal). Death or reinfarction at 60 days occurred in 18.2% and 16.1%, respectively (relative risk, 1.13; 95% CI, 0.97 to 1.32)."',
    [
      'O HEMO-IAM comparou limiares transfusionais de hemoglobina de 7 g/dL e 9 g/dL no infarto com anemia [1].',
      'Morte ou reinfarto em 60 dias foram numericamente mais frequentes na estratégia restritiva (18,2% vs. 16,1%), mas o IC 95% cruzou a unidade (0,97–1,32) [1].',
    ],
    [
      [
        'negation',
        'A estratégia restritiva aumentou significativamente morte ou reinfarto em 60 dias (RR 1,13; IC 95% 0,97–1,32) [1].',
      ],
      ['bounds', 'Morte ou reinfarto em 60 dias com o limiar restritivo: RR 1,13 (IC 95% 1,07–1,32) [1].'],
    ],
  ],
  [
    '"Targeted Hypothermia versus Normothermia after Out-of-Hospital Cardiac Arrest (FRIO-2) ‖ At 6 months, 44.2% of 812 patients in the hypothermia group and 45.9% of 820 in the normothermia group had died (relative risk, 0.96; 95% CI, 0.87 to 1.07). Pneumonia was more common with hypothermia (38.5% vs. 31.2%)."',
    [
      'A hipotermia dirigida não diminuiu significativamente a mortalidade em seis meses após PCR extra-hospitalar (44,2% vs. 45,9% com normotermia; IC 95% do RR de 0,87 a 1,07) [1].',
      'Pneumonia foi mais comum com hipotermia: 38,5%, contra 31,2% no grupo normotermia [1].',
    ],
    [
      [
        'negation',
        'Resfriar os pacientes após a PCR extra-hospitalar reduziu significativamente a mortalidade em 6 meses (RR 0,96; IC 95% 0,87–1,07) [1].',
      ],
      ['bounds', 'Para morte em 6 meses, a hipotermia teve RR de 0,96 (IC 95% 0,87–1,70) [1].'],
    ],
  ],
  [
    '"Aspirin 150 mg versus 75 mg for Prevention of Preterm Preeclampsia in High-Risk Women (DOSE-PE) ‖ Preterm preeclampsia developed in 2.1% of 1,488 women given 150 mg of aspirin nightly and in 3.6% of 1,502 given 75 mg (odds ratio, 0.57; 95% CI, 0.36 to 0.90). Treatment was started before 16 weeks of gestation."',
    [
      'Iniciada antes de 16 semanas, a aspirina 150 mg à noite foi melhor que 75 mg para prevenir pré-eclâmpsia pré-termo (2,1% vs. 3,6%) [1].',
      'A dose mais alta de AAS reduziu em 43% a chance de pré-eclâmpsia pré-termo (OR 0,57) [1].',
    ],
    [
      [
        'direction',
        'A dose de 150 mg foi menos protetora que a de 75 mg contra a pré-eclâmpsia pré-termo (OR 0,57) [1].',
      ],
      ['comparator', 'No DOSE-PE, o AAS foi iniciado depois de 16 semanas de gestação [1].'],
    ],
  ],
  [
    '"Belimycin versus Tacrolimus in Kidney-Transplant Recipients (RIM-NOVO) ‖ Mean eGFR at 36 months was 63.8 ml/min/1.73 m² with belimycin and 49.5 ml/min/1.73 m² with tacrolimus among 540 recipients. Acute rejection was more frequent with belimycin (17.4% vs. 9.6%)."',
    [
      'Aos 36 meses, a TFGe média era de 63,8 mL/min/1,73 m² com belimicina e de 49,5 mL/min/1,73 m² com tacrolimo [1].',
      'Apesar da TFGe mais alta, a belimicina cursou com mais rejeição aguda (17,4% vs. 9,6%) [1].',
    ],
    [
      [
        'direction',
        'A belimicina cursou com menos rejeição aguda do que o tacrolimo no transplante renal [1].',
      ],
    ],
  ],
  [
    '"Atlantic Society of Nephrology Guideline on Hyperkalaemia 2023 ‖ For adults with a serum potassium of 6.5 mmol/L or higher, we recommend intravenous calcium gluconate as the first step. Sodium bicarbonate should not be given routinely in the absence of metabolic acidosis."',
    [
      'Com potássio sérico ≥ 6,5 mmol/L, a primeira medida recomendada é o gluconato de cálcio intravenoso [1].',
      'Sem acidose metabólica, a diretriz orienta não usar bicarbonato de sódio de rotina [1].',
    ],
    [
      [
        'negation',
        'O bicarbonato de sódio deve ser administrado rotineiramente mesmo sem acidose metabólica [1].',
      ],
      [
        'decimal',
        'O gluconato de cálcio EV é o primeiro passo quando o potássio sérico chega a 65 mmol/L ou mais [1].',
      ],
    ],
  ],
  [
    '"Boreal Thyroid Association Guideline for Subclinical Hypothyroidism in Adults 2022 ‖ Levothyroxine is not recommended for adults older than 70 years with TSH below 10 mIU/L. In younger adults with TSH of 10 mIU/L or higher, treatment should be offered."',
    [
      'Em pessoas acima de 70 anos com TSH < 10 mUI/L, a levotiroxina não é recomendada [1].',
      'Já nos adultos mais jovens, o tratamento deve ser oferecido a partir de TSH de 10 mUI/L [1].',
    ],
    [
      ['negation', 'Acima dos 70 anos com TSH inferior a 10 mUI/L, a diretriz indica levotiroxina [1].'],
      ['digit', 'A diretriz desaconselha levotiroxina em maiores de 60 anos com TSH abaixo de 10 mUI/L [1].'],
    ],
  ],
  [
    '"Southern Cross Guideline for Paediatric Septic Shock 2024 ‖ In children with septic shock, we suggest fluid boluses of 10 to 20 mL/kg, up to 40 mL/kg in the first hour, where intensive care is available. Antibiotics should be started within 1 hour of recognition."',
    [
      'O antibiótico deve começar em até uma hora do reconhecimento do choque séptico pediátrico [1].',
      'Havendo terapia intensiva disponível, sugerem-se bolus de 10–20 mL/kg, sem ultrapassar 40 mL/kg na primeira hora [1].',
    ],
    [
      [
        'negation',
        'Mesmo com terapia intensiva disponível, a diretriz desaconselha bolus de 10 a 20 mL/kg na criança com choque séptico [1].',
      ],
    ],
  ],
  [
    '"Cardiolin in Advanced Heart Failure: the PAMPA-HF Trial ‖ Na insuficiência cardíaca avançada, a cardiolina reduziu a internação por insuficiência cardíaca em comparação com placebo. Internação por IC: HR 0,77 (IC 95% 0,66–0,90). O PAMPA-HF não incluiu pacientes em diálise."',
    [
      'A cardiolina evitou internações por IC na doença avançada, com HR 0,77 (IC 95% 0,66 a 0,90) [1].',
      'Pacientes em diálise ficaram fora do PAMPA-HF [1].',
    ],
    [
      ['negation', 'O PAMPA-HF incluiu pessoas em diálise [1].'],
      ['direction', 'Internações por IC cresceram com a cardiolina em relação ao placebo (HR 0,77) [1].'],
    ],
  ],
  [
    '"Nifuralan for Chronic Indeterminate Chagas Disease (SERTÃO) ‖ Na forma indeterminada da doença de Chagas, o nifuralano aumentou a negativação sustentada da PCR em 12 meses em comparação com placebo. Negativação da PCR: 78,4% vs. 11,6% (p < 0,001). O SERTÃO não avaliou desfechos clínicos."',
    [
      'O nifuralano negativou a PCR de forma sustentada em 78,4% dos pacientes com a forma indeterminada, contra 11,6% com placebo [1].',
      'O SERTÃO não permite falar em benefício clínico, pois desfechos clínicos não foram avaliados [1].',
    ],
    [
      ['negation', 'O SERTÃO avaliou desfechos clínicos na forma indeterminada da doença de Chagas [1].'],
      ['comparator', 'A negativação da PCR foi maior com nifuralano (78,4% vs. 11,6%; p > 0,001) [1].'],
    ],
  ],
  [
    '"Prophylactic Platelet Transfusion in Severe Dengue (PLAQ-DEN) ‖ Na dengue grave sem sangramento, a transfusão profilática de plaquetas não reduziu o sangramento clínico em comparação com a conduta de suporte. Sangramento em 7 dias: RR 1,04 (IC 95% 0,83–1,31)."',
    [
      'Transfundir plaquetas profilaticamente na dengue grave sem sangramento não trouxe proteção contra sangramento clínico (RR 1,04; IC 95% 0,83–1,31) [1].',
      'Na dengue grave sem hemorragia, a transfusão profilática de plaquetas não se mostrou superior à conduta de suporte [1].',
    ],
    [
      [
        'negation',
        'A transfusão profilática de plaquetas preveniu o sangramento em 7 dias na dengue grave (RR 1,04) [1].',
      ],
      [
        'unit',
        'Em 7 semanas, o RR de sangramento com a transfusão profilática foi de 1,04 (IC 95% 0,83–1,31) [1].',
      ],
    ],
  ],
  [
    '"Paromofosine versus Antimonial for Cutaneous Leishmaniasis (LEISH-BR) ‖ Na leishmaniose cutânea, a paromofosina tópica foi não inferior ao antimonial intralesional quanto à cura em 90 dias. Cura em 90 dias: 71,3% vs. 73,0%. A dor local foi menos frequente com a paromofosina (12% vs. 34%)."',
    [
      'A paromofosina tópica curou 71,3% em 90 dias e o antimonial intralesional, 73,0%, cumprindo a não inferioridade [1].',
      'O antimonial doeu mais: dor local em 34%, contra 12% com a paromofosina [1].',
    ],
    [
      [
        'negation',
        'A paromofosina tópica foi inferior ao antimonial intralesional na cura da leishmaniose cutânea [1].',
      ],
      ['arms', 'Dor local ocorreu em 12% com o antimonial intralesional e em 34% com a paromofosina [1].'],
    ],
  ],
  [
    '"Rifapentil Post-Exposure Prophylaxis in Leprosy Contacts (CONTATO) ‖ Em contatos domiciliares de hanseníase, a dose única de rifapentila reduziu a incidência da doença em 2 anos em comparação com nenhuma intervenção. Incidência em 2 anos: OR 0,58 (IC 95% 0,36–0,92)."',
    [
      'Dose única de rifapentila em contatos domiciliares diminuiu o adoecimento por hanseníase em 24 meses (OR 0,58; IC 95% 0,36–0,92) [1].',
      'Contatos que não receberam intervenção adoeceram mais do que os que tomaram rifapentila [1].',
    ],
    [
      [
        'direction',
        'A dose única de rifapentila elevou a incidência de hanseníase entre contatos domiciliares (OR 0,58) [1].',
      ],
      [
        'bounds',
        'Em 2 anos, a rifapentila reduziu a incidência de hanseníase em contatos (OR 0,58; IC 95% 0,26–0,92) [1].',
      ],
    ],
  ],
  [
    '"Weekly Insulin Icolargine versus Daily Glargine in Type 2 Diabetes (SEMANA) ‖ No diabetes tipo 2, a insulina icolargina semanal reduziu a hemoglobina glicada mais do que a glargina diária em 52 semanas. Variação da HbA1c: −1,58 vs. −1,31 ponto percentual. A hipoglicemia foi mais frequente com a icolargina."',
    [
      'Em 52 semanas, a icolargina semanal reduziu a HbA1c em 1,58 ponto percentual e a glargina diária, em 1,31 [1].',
      'O ganho glicêmico da icolargina custou mais episódios de hipoglicemia [1].',
    ],
    [
      ['direction', 'A icolargina semanal provocou menos hipoglicemia do que a glargina diária [1].'],
      ['decimal', 'A HbA1c caiu 15,8 pontos percentuais com a icolargina e 1,31 com a glargina [1].'],
    ],
  ],
  [
    '"Aprolidone in Chronic Kidney Disease with Albuminuria (NEFRA) ‖ Na doença renal crônica com albuminúria, a aprolidona reduziu a falência renal ou a morte cardiovascular em comparação com placebo. Falência renal ou morte cardiovascular: HR 0,81 (IC 95% 0,70–0,93). O NEFRA incluiu pessoas com e sem diabetes."',
    [
      'No NEFRA, que incluiu diabéticos e não diabéticos, a aprolidona diminuiu falência renal ou morte cardiovascular (HR 0,81; IC 95% 0,70–0,93) [1].',
      'A aprolidona trouxe queda relativa de 19% em falência renal ou morte cardiovascular na DRC com albuminúria [1].',
    ],
    [
      [
        'direction',
        'Na DRC com albuminúria, o placebo saiu-se melhor que a aprolidona quanto a falência renal ou morte cardiovascular (HR 0,81) [1].',
      ],
      ['negation', 'Pessoas sem diabetes foram excluídas do NEFRA [1].'],
    ],
  ],
  [
    '"Cagrimelin for Obesity without Diabetes (LEVE-1) ‖ Em adultos com obesidade e sem diabetes, a cagrimelina semanal reduziu o peso corporal em 72 semanas em comparação com placebo. Variação do peso: −17,2% vs. −2,6%. Colelitíase: 2,1% vs. 0,8%."',
    [
      'Na semana 72, a perda de peso era de 17,2% com cagrimelina semanal e de 2,6% com placebo [1].',
      'Cálculos biliares foram mais comuns com a cagrimelina (2,1% vs. 0,8%) [1].',
    ],
    [
      ['direction', 'Colelitíase foi mais rara no grupo cagrimelina que no placebo (2,1% e 0,8%) [1].'],
      ['digit', 'Em 72 semanas, o peso corporal variou −12,2% com cagrimelina e −2,6% com placebo [1].'],
    ],
  ],
  [
    '"Neuroprotective Citicolan in Acute Ischaemic Stroke (NEURO-C) ‖ No AVC isquêmico agudo, a citicolana não melhorou o estado funcional em 90 dias em comparação com placebo. Estado funcional (Rankin 0–2) em 90 dias: OR 1,03 (IC 95% 0,86–1,24)."',
    [
      'A citicolana não alterou de forma significativa o estado funcional em 90 dias no AVC isquêmico agudo (OR 1,03; IC 95% 0,86–1,24) [1].',
      'Faltou benefício funcional da citicolana sobre o placebo no AVC isquêmico agudo [1].',
    ],
    [['negation', 'A citicolana favoreceu a recuperação funcional após o AVC isquêmico [1].']],
  ],
  [
    '"High-Dose Altaprednisone in Severe Traumatic Brain Injury (TCE-CORT) ‖ No traumatismo cranioencefálico grave, a altaprednisona em dose alta aumentou a mortalidade em 14 dias em comparação com placebo. Morte em 14 dias: RR 1,19 (IC 95% 1,06–1,34). No TCE-CORT, a intervenção causou dano."',
    [
      'Altaprednisona em dose alta fez mal no TCE grave: o risco de morte em 14 dias subiu 19% (RR 1,19) [1].',
      'Houve mais óbitos em duas semanas com altaprednisona do que com placebo no TCE grave [1].',
    ],
    [
      [
        'direction',
        'A altaprednisona em dose alta poupou vidas no TCE grave (morte em 14 dias: RR 1,19; IC 95% 1,06–1,34) [1].',
      ],
      ['negation', 'No TCE-CORT, a altaprednisona em dose alta não causou dano [1].'],
    ],
  ],
  [
    '"Prehospital Fibrinolin in Major Trauma (RESGATE) ‖ No trauma grave com choque hemorrágico, o fibrinolino pré-hospitalar reduziu a transfusão maciça em comparação com placebo. Transfusão maciça: 14,9% vs. 21,3% (p = 0,004). A mortalidade em 30 dias não diferiu entre os grupos."',
    [
      'O fibrinolino dado antes do hospital diminuiu a transfusão maciça (14,9% vs. 21,3%; p = 0,004), sem diferença de mortalidade em 30 dias [1].',
      'A menor transfusão maciça não se traduziu em menos mortes em 30 dias [1].',
    ],
    [
      [
        'negation',
        'O fibrinolino pré-hospitalar reduziu a mortalidade no trauma grave com choque hemorrágico [1].',
      ],
      ['decimal', 'A transfusão maciça foi menos frequente com fibrinolino (14,9% vs. 21,3%; p = 0,04) [1].'],
    ],
  ],
  [
    '"Carbetolin versus Oxytocin for Prevention of Postpartum Haemorrhage (PARTO-SEGURO) ‖ Na prevenção da hemorragia após parto vaginal, a carbetolina foi não inferior à ocitocina quanto à perda sanguínea de 500 mL ou mais. Perda ≥ 500 mL: 12,7% vs. 13,1%."',
    [
      'Perda sanguínea de pelo menos meio litro ocorreu em 12,7% com carbetolina e em 13,1% com ocitocina [1].',
      'No parto vaginal, a carbetolina atingiu a não inferioridade diante da ocitocina [1].',
    ],
    [
      [
        'negation',
        'A carbetolina não alcançou a não inferioridade frente à ocitocina (12,7% vs. 13,1%) [1].',
      ],
      [
        'comparator',
        'Perda sanguínea inferior a 500 mL foi registrada em 12,7% com carbetolina e em 13,1% com ocitocina [1].',
      ],
    ],
  ],
  [
    '"Less-Invasive Surfactin Administration in Very Preterm Infants (NINHO) ‖ Em prematuros com menos de 30 semanas, a surfactina por cateter fino reduziu a morte ou a displasia broncopulmonar em comparação com a intubação. Morte ou displasia broncopulmonar: RR 0,79 (IC 95% 0,65–0,96)."',
    [
      'Abaixo de 30 semanas, a surfactina por cateter fino resultou em menos morte ou displasia broncopulmonar que a via com intubação (RR 0,79) [1].',
      'O limite superior do IC 95% para morte ou displasia broncopulmonar foi de 0,96 [1].',
    ],
    [
      [
        'direction',
        'Comparada à intubação, a surfactina por cateter fino fez aumentar morte ou displasia broncopulmonar (RR 0,79; IC 95% 0,65–0,96) [1].',
      ],
    ],
  ],
  [
    '"As-Needed Budeterol in Mild Asthma in Children (PEQUENO FÔLEGO) ‖ Em crianças de 6 a 11 anos com asma leve, o budeterol sob demanda reduziu as exacerbações graves em comparação com o salbutamol sob demanda. Exacerbações graves: 0,23 vs. 0,41 por ano; razão de taxas 0,55 (IC 95% 0,38–0,80)."',
    [
      'Na asma leve dos 6 aos 11 anos, o budeterol sob demanda teve 0,23 exacerbação grave por ano, contra 0,41 com salbutamol [1].',
      'As crianças em salbutamol sob demanda exacerbaram mais do que as que usaram budeterol [1].',
    ],
    [
      [
        'direction',
        'Budeterol sob demanda foi menos eficaz que salbutamol para evitar exacerbações graves (razão de taxas 0,55) [1].',
      ],
      [
        'arms',
        'As exacerbações graves foram de 0,23 por ano com salbutamol e de 0,41 por ano com budeterol [1].',
      ],
    ],
  ],
  [
    '"Diretriz Meridional de DPOC – 2023 ‖ A Diretriz Meridional de DPOC de 2023 não recomenda corticoide inalatório em monoterapia e orienta associar dois broncodilatadores de longa ação nos pacientes com duas ou mais exacerbações por ano."',
    [
      'Para quem exacerba duas vezes ou mais ao ano, orienta-se a associação de dois broncodilatadores de longa ação [1].',
      'O corticoide inalatório isolado não é recomendado na DPOC [1].',
    ],
    [
      ['negation', 'A diretriz endossa o corticoide inalatório em monoterapia na DPOC [1].'],
      [
        'negation',
        'Nos pacientes com 2 ou mais exacerbações anuais, a diretriz desencoraja a associação de dois broncodilatadores de longa ação [1].',
      ],
    ],
  ],
  [
    '"Diretriz Serrana de Hipertensão Arterial – 2024 ‖ A Diretriz Serrana de Hipertensão de 2024 define hipertensão como pressão de consultório ≥ 140/90 mmHg, confirmada por medida fora do consultório ≥ 135/85 mmHg, e recomenda início com dois fármacos em dose baixa."',
    [
      'O diagnóstico exige PA de consultório ≥ 140/90 mmHg, confirmada fora do consultório por valores ≥ 135/85 mmHg [1].',
      'A recomendação é iniciar o tratamento com dois anti-hipertensivos em baixas doses [1].',
    ],
    [
      ['negation', 'A diretriz contraindica iniciar o tratamento com 2 fármacos em dose baixa [1].'],
      ['unit', 'A hipertensão é definida por pressão de consultório a partir de 140/90 cmHg [1].'],
    ],
  ],
  [
    '"Diretriz Costeira de Prevenção Cardiovascular – 2025 ‖ A Diretriz Costeira de 2025 não recomenda ácido acetilsalicílico na prevenção primária em maiores de 70 anos e adota como meta LDL abaixo de 70 mg/dL no alto risco."',
    [
      'Na prevenção primária acima dos 70 anos, o AAS não é recomendado [1].',
      'Em alto risco cardiovascular, busca-se LDL < 70 mg/dL [1].',
    ],
    [
      ['negation', 'Em pessoas com mais de 70 anos, a diretriz preconiza AAS na prevenção primária [1].'],
      ['comparator', 'No alto risco, a meta da diretriz é LDL superior a 70 mg/dL [1].'],
    ],
  ],
  [
    '"Protocolo Pantaneiro de Infecção Urinária – 2022 ‖ O Protocolo Pantaneiro de 2022 recomenda nitrofurantoína por 5 dias como primeira escolha na cistite não complicada e não indica tratar bacteriúria assintomática fora da gestação."',
    [
      'Na cistite não complicada, nitrofurantoína por cinco dias é a primeira opção [1].',
      'Bacteriúria assintomática em não gestantes não tem indicação de tratamento, pelo protocolo [1].',
    ],
    [['negation', 'Fora da gestação, o protocolo manda tratar a bacteriúria assintomática [1].']],
  ],
  [
    '"Protocolo Amazônico de Sífilis na Gestação – 2023 ‖ O Protocolo Amazônico de 2023 recomenda benzilpenicilina benzatina 2,4 milhões UI em dose única na sífilis recente da gestante e considera inadequado o tratamento com outro antibiótico."',
    [
      'Gestante com sífilis recente recebe 2.400.000 UI de benzilpenicilina benzatina em dose única [1].',
      'Qualquer outro antibiótico é tido como tratamento inadequado da sífilis na gestante [1].',
    ],
    [
      [
        'negation',
        'O protocolo aceita outros antibióticos como tratamento adequado da sífilis na gestante [1].',
      ],
      [
        'decimal',
        'Na sífilis recente da gestante, a dose única de benzilpenicilina benzatina é de 24 milhões UI [1].',
      ],
    ],
  ],
  [
    '"Diretriz Planaltina de Depressão no Adulto – 2024 ‖ A Diretriz Planaltina de Depressão de 2024 recomenda manter o antidepressivo por pelo menos 6 meses após a remissão e não recomenda benzodiazepínico como monoterapia."',
    [
      'Depois da remissão, o antidepressivo deve ser mantido por no mínimo seis meses [1].',
      'Benzodiazepínico isolado não é opção recomendada para a depressão do adulto [1].',
    ],
    [
      ['negation', 'A diretriz respalda o benzodiazepínico em monoterapia na depressão [1].'],
      ['negation', 'Alcançada a remissão, não se recomenda manter o antidepressivo por 6 meses [1].'],
    ],
  ],
  [
    '"Consenso Austral de Anticoagulação Perioperatória – 2023 ‖ O Consenso Austral de 2023 recomenda suspender o anticoagulante oral direto 48 horas antes de cirurgias de alto risco hemorrágico e não recomenda ponte com heparina."',
    [
      'Antes de cirurgia com alto risco de sangramento, suspende-se o anticoagulante oral direto com dois dias de antecedência [1].',
      'A ponte com heparina não é recomendada no perioperatório [1].',
    ],
    [['negation', 'O consenso preconiza ponte com heparina no perioperatório [1].']],
  ],
  [
    '"Intra-Articular Hyalorin for Knee Osteoarthritis (JOELHO) ‖ Na osteoartrite de joelho, a hialorina intra-articular não reduziu a dor em 26 semanas em comparação com placebo. Diferença na escala de dor: −1,8 ponto (IC 95% −4,9 a 1,3)."',
    [
      'Injetar hialorina no joelho com osteoartrite não aliviou a dor em 26 semanas mais do que o placebo (diferença de −1,8 ponto; IC 95% −4,9 a 1,3) [1].',
      'O intervalo de confiança da diferença de dor entre hialorina e placebo (−4,9 a 1,3) inclui o zero [1].',
    ],
    [
      ['negation', 'A hialorina intra-articular aliviou a dor em 26 semanas em comparação com placebo [1].'],
      ['bounds', 'A diferença na escala de dor com hialorina foi de −1,8 ponto (IC 95% −4,9 a −1,3) [1].'],
    ],
  ],
  [
    '"Multicomponent Exercise to Prevent Falls in Older Adults (PASSO FIRME) ‖ Em idosos da comunidade com queda prévia, o exercício multicomponente reduziu as quedas em 12 meses em comparação com o cuidado habitual. Quedas em 12 meses: razão de taxas 0,71 (IC 95% 0,60–0,84). As fraturas não diferiram entre os grupos."',
    [
      'Idosos que já haviam caído tiveram menos quedas em um ano com exercício multicomponente (razão de taxas 0,71) [1].',
      'O exercício multicomponente diminuiu as quedas, mas não as fraturas [1].',
    ],
    [
      [
        'negation',
        'Em 12 meses, o exercício multicomponente diminuiu também as fraturas em idosos com queda prévia [1].',
      ],
      [
        'digit',
        'O exercício multicomponente reduziu as quedas em 12 meses, com razão de taxas de 0,77 (IC 95% 0,60–0,84) [1].',
      ],
    ],
  ],
  [
    '"Early Palliative Care in Advanced Pancreatic Cancer (ABRAÇO) ‖ No câncer de pâncreas avançado, o cuidado paliativo precoce melhorou a qualidade de vida em 12 semanas em comparação com o cuidado oncológico usual. Qualidade de vida (FACT-G): 71,4 vs. 64,9 pontos (p = 0,01). A sobrevida foi semelhante."',
    [
      'O cuidado paliativo precoce levou a um FACT-G de 71,4 pontos em 12 semanas, contra 64,9 com o cuidado oncológico usual [1].',
      'Viver melhor não significou viver mais: a sobrevida foi semelhante entre os braços [1].',
    ],
    [
      [
        'direction',
        'Com o cuidado paliativo precoce, a qualidade de vida piorou em relação ao cuidado usual (FACT-G 71,4 vs. 64,9 pontos) [1].',
      ],
      [
        'arms',
        'Em 12 semanas, o FACT-G foi de 64,9 pontos com cuidado paliativo precoce e de 71,4 pontos com o cuidado oncológico usual [1].',
      ],
    ],
  ],
  [
    '"Manual Cerrado de Febre sem Foco em Lactentes – 2024 ‖ O Manual Cerrado de 2024 recomenda punção lombar em todo recém-nascido com até 28 dias e febre, e não recomenda antibiótico empírico em lactentes de 29 a 90 dias com exames de baixo risco."',
    [
      'Neonatos febris com até quatro semanas de vida devem ser submetidos a punção lombar [1].',
      'Se os exames forem de baixo risco, lactentes febris entre 29 e 90 dias dispensam antibiótico empírico [1].',
    ],
    [
      [
        'negation',
        'Lactentes de 29 a 90 dias com exames de baixo risco devem receber antibiótico empírico [1].',
      ],
      ['negation', 'No recém-nascido febril com até 28 dias, a punção lombar é dispensável [1].'],
    ],
  ],
];

/** Sentences of answers that have several references. */
const ofSeveral: HandCase[] = [
  [
    'wrong-reference',
    '"Ofralizumab versus Interferon Beta in Relapsing Multiple Sclerosis (RELAPSE-MS) ‖ A total of 1,656 patients with relapsing multiple sclerosis received ofralizumab or interferon beta for 96 weeks. The annualized relapse rate was 0.15 with ofralizumab and 0.30 with interferon beta (rate ratio, 0.50; 95% CI, 0.39 to 0.64)." + "Voxarlin for Vaso-Occlusive Crises in Sickle Cell Disease (FALCE) ‖ n=318, 52 weeks: median 1.6 vs 2.9 crises/year, rate ratio 0.57 (0.44-0.74)"',
    'Na doença falciforme, a voxarlina teve razão de taxas de crises vaso-oclusivas de 0,57 (IC 95% 0,44–0,74) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Artemisone–Pyronaline versus Artemether–Lumefantrine for Uncomplicated Falciparum Malaria in Children ‖ Of 1,214 children with uncomplicated falciparum malaria, PCR-corrected cure at day 28 was 97.2% with artemisone–pyronaline and 96.8% with artemether–lumefantrine, meeting the noninferiority margin of 5 percentage points. Vomiting was less frequent with artemisone–pyronaline (4.1% vs. 7.9%)." + "Six-Monthly Lenavirine for HIV Preexposure Prophylaxis (ESCUDO) ‖ Among 5,338 women, there were 2 incident HIV infections in the lenavirine group (0.10 per 100 person-years) and 33 in the daily oral group (1.69 per 100 person-years); incidence rate ratio, 0.06 (95% CI, 0.01 to 0.25)."',
    'A lenavirina semestral teve razão de taxas de incidência de HIV de 0,06 (IC 95% 0,01–0,25) em relação à PrEP oral diária [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Darolunide plus Androgen Deprivation in Metastatic Hormone-Sensitive Prostate Cancer ‖ In this trial involving 1,312 men, overall survival at 48 months was 62.7% with darolunide and 50.4% with placebo (hazard ratio for death, 0.67; 95% CI, 0.57 to 0.80)." + "Ponalimab Consolidation in Philadelphia-Negative Acute Lymphoblastic Leukemia ‖ Among 224 adults in remission, 3-year overall survival was 85% with ponalimab plus chemotherapy and 68% with chemotherapy alone (HR 0.41; 95% CI 0.23–0.73)."',
    'Na LLA Filadélfia-negativa, a sobrevida global em 3 anos foi de 85% com ponalimabe mais quimioterapia e de 68% com quimioterapia isolada [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Restrictive versus Liberal Red-Cell Transfusion in Acute Myocardial Infarction (HEMO-IAM) ‖ A total of 3,218 patients with myocardial infarction and anemia were assigned to a hemoglobin threshold of 7 g per deciliter (restrictive) or 9 g per deciliter (liberal). Death or reinfarction at 60 days occurred in 18.2% and 16.1%, respectively (relative risk, 1.13; 95% CI, 0.97 to 1.32)." + "Dexmelirine versus Propofol for Sedation in Mechanically Ventilated Adults (CALM-ICU) ‖ In 1,416 ventilated adults, days alive without delirium or coma did not differ between dexmelirine and propofol (median, 10.7 vs. 10.8 days; P=0.79). Bradycardia was more frequent with dexmelirine (12.4% vs. 5.3%)."',
    'Na sedação de adultos ventilados, a bradicardia foi mais frequente com dexmelirina (12,4%) do que com propofol (5,3%) [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Solvareline in Patients with Diabetic Kidney Disease (ALBA-DKD) ‖ n=3,920: sustained eGFR fall >=50%, ESKD or renal death 11.2% vs 14.6%, HR 0.75 (0.63-0.89); hyperkalaemia 9.8% vs 5.4%" + "Belimycin versus Tacrolimus in Kidney-Transplant Recipients (RIM-NOVO) ‖ Mean eGFR at 36 months was 63.8 ml/min/1.73 m² with belimycin and 49.5 ml/min/1.73 m² with tacrolimus among 540 recipients. Acute rejection was more frequent with belimycin (17.4% vs. 9.6%)."',
    'Em transplantados renais, a TFGe média aos 36 meses foi de 63,8 mL/min/1,73 m² com belimicina e de 49,5 mL/min/1,73 m² com tacrolimo [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Atlantic Society of Nephrology Guideline on Hyperkalaemia 2023 ‖ For adults with a serum potassium of 6.5 mmol/L or higher, we recommend intravenous calcium gluconate as the first step. Sodium bicarbonate should not be given routinely in the absence of metabolic acidosis." + "Southern Cross Guideline for Paediatric Septic Shock 2024 ‖ In children with septic shock, we suggest fluid boluses of 10 to 20 mL/kg, up to 40 mL/kg in the first hour, where intensive care is available. Antibiotics should be started within 1 hour of recognition."',
    'No choque séptico pediátrico, sugerem-se bolus de 10 a 20 mL/kg, até 40 mL/kg na primeira hora [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"High-Dose Altaprednisone in Severe Traumatic Brain Injury (TCE-CORT) ‖ No traumatismo cranioencefálico grave, a altaprednisona em dose alta aumentou a mortalidade em 14 dias em comparação com placebo. Morte em 14 dias: RR 1,19 (IC 95% 1,06–1,34). No TCE-CORT, a intervenção causou dano." + "Neuroprotective Citicolan in Acute Ischaemic Stroke (NEURO-C) ‖ No AVC isquêmico agudo, a citicolana não melhorou o estado funcional em 90 dias em comparação com placebo. Estado funcional (Rankin 0–2) em 90 dias: OR 1,03 (IC 95% 0,86–1,24)."',
    'No AVC isquêmico agudo, a citicolana teve OR de 1,03 (IC 95% 0,86–1,24) para Rankin 0–2 em 90 dias [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Carbetolin versus Oxytocin for Prevention of Postpartum Haemorrhage (PARTO-SEGURO) ‖ Na prevenção da hemorragia após parto vaginal, a carbetolina foi não inferior à ocitocina quanto à perda sanguínea de 500 mL ou mais. Perda ≥ 500 mL: 12,7% vs. 13,1%." + "Less-Invasive Surfactin Administration in Very Preterm Infants (NINHO) ‖ Em prematuros com menos de 30 semanas, a surfactina por cateter fino reduziu a morte ou a displasia broncopulmonar em comparação com a intubação. Morte ou displasia broncopulmonar: RR 0,79 (IC 95% 0,65–0,96)."',
    'Em prematuros com menos de 30 semanas, a surfactina por cateter fino teve RR de 0,79 (IC 95% 0,65–0,96) para morte ou displasia broncopulmonar [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Protocolo Amazônico de Sífilis na Gestação – 2023 ‖ O Protocolo Amazônico de 2023 recomenda benzilpenicilina benzatina 2,4 milhões UI em dose única na sífilis recente da gestante e considera inadequado o tratamento com outro antibiótico." + "Protocolo Pantaneiro de Infecção Urinária – 2022 ‖ O Protocolo Pantaneiro de 2022 recomenda nitrofurantoína por 5 dias como primeira escolha na cistite não complicada e não indica tratar bacteriúria assintomática fora da gestação."',
    'Na cistite não complicada, a primeira escolha é nitrofurantoína por 5 dias [1].',
    'd',
  ],
  [
    'wrong-reference',
    '"Diretriz Planaltina de Depressão no Adulto – 2024 ‖ A Diretriz Planaltina de Depressão de 2024 recomenda manter o antidepressivo por pelo menos 6 meses após a remissão e não recomenda benzodiazepínico como monoterapia." + "Consenso Austral de Anticoagulação Perioperatória – 2023 ‖ O Consenso Austral de 2023 recomenda suspender o anticoagulante oral direto 48 horas antes de cirurgias de alto risco hemorrágico e não recomenda ponte com heparina."',
    'Recomenda-se suspender o anticoagulante oral direto 48 horas antes de cirurgias de alto risco hemorrágico [1].',
    'd',
  ],
];

export const notesAndGuidelines: HandCase[] = [...casesOf(groups), ...ofSeveral];
