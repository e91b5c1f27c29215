import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** Results with two and three arms, and advice; a third of the cases is over the corpus. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'Mirar PAS abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, cortou em cerca de 25% o desfecho composto primário (HR 0,75; IC 95% 0,64–0,89) [1].',
      'Houve também menos mortes por qualquer causa com o alvo intensivo: HR 0,73 (0,60 a 0,90) [1].',
    ],
    [
      [
        'direction',
        'No SPRINT, a mortalidade por todas as causas foi mais alta no braço de alvo intensivo do que no braço padrão [1].',
      ],
      [
        'digit',
        'O composto primário ocorreu a uma taxa de 1,65% ao ano no grupo intensivo e 2,79% ao ano no grupo padrão [1].',
      ],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Entre 33.357 hipertensos de alto risco, clortalidona, anlodipino e lisinopril não diferiram quanto a doença coronariana fatal ou infarto não fatal [1].',
    ],
    [
      [
        'negation',
        'No ALLHAT, o tipo de anti-hipertensivo fez diferença na ocorrência de doença coronariana fatal ou IAM não fatal [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'Com sacubitril-valsartana, 21,8% dos pacientes morreram por causa cardiovascular ou internaram por IC; com enalapril, 26,5% [1].',
    ],
    [
      [
        'direction',
        'Comparado ao enalapril, o inibidor da neprilisina associado ao bloqueio da angiotensina elevou o risco de morte cardiovascular ou hospitalização por IC (HR 0,80) [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      'Na ICFEr, a dapagliflozina diminuiu o composto de piora da IC ou óbito cardiovascular em 26% (HR 0,74) [1].',
    ],
    [
      [
        'bounds',
        'O HR para piora da insuficiência cardíaca ou morte cardiovascular com dapagliflozina foi de 0,74 (IC 95% 0,56–0,85) [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Em 5.988 pacientes com fração de ejeção preservada, a empagliflozina trouxe queda de 17,1% para 13,8% no desfecho de morte CV ou internação por IC [1].',
    ],
    [
      [
        'direction',
        'Na ICFEp, pacientes em uso de empagliflozina internaram por IC ou morreram de causa cardiovascular com mais frequência que os do placebo [1].',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    [
      'A espironolactona na IC grave associou-se a redução relativa de 30% na mortalidade (35% contra 46%) [1].',
    ],
    [['direction', 'No RALES, a mortalidade foi de 46% com espironolactona e 35% com placebo [1].']],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'A redução da morte cardiovascular com empagliflozina (HR 0,62; 0,49–0,77) foi proporcionalmente maior que a do MACE de três pontos (HR 0,86) [1].',
    ],
    [['decimal', 'A morte cardiovascular caiu com a empagliflozina, de 5,9% para 0,37% [1].']],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'Pacientes com DM2 que receberam liraglutida tiveram menos MACE (13,0%) do que os que receberam placebo (14,9%) [1].',
    ],
    [
      [
        'negation',
        'A liraglutida não reduziu os eventos cardiovasculares maiores nem a morte cardiovascular em diabéticos tipo 2 [1].',
      ],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'O controle intensivo com sulfonilureia ou insulina baixou em 12% o risco de qualquer desfecho relacionado ao diabetes (RR 0,88) [1].',
    ],
    [
      [
        'negation',
        'A redução do infarto do miocárdio com o controle intensivo alcançou significância estatística (p = 0,052) [1].',
      ],
      [
        'direction',
        'No UKPDS 33, o tratamento intensivo aumentou as complicações microvasculares em relação ao convencional [1].',
      ],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'Na nefropatia do DM2, canagliflozina reduziu em 30% o composto de DRC terminal, duplicação da creatinina, morte renal ou CV [1].',
    ],
    [
      [
        'direction',
        'O composto de doença renal terminal, duplicação da creatinina e morte renal ou cardiovascular foi mais frequente com canagliflozina [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'O desfecho composto renal ou de morte CV atingiu 14,5% dos pacientes no placebo e 9,2% dos tratados com dapagliflozina [1].',
    ],
    [
      [
        'comparator',
        'O critério renal do DAPA-CKD era queda da TFGe < 50%, doença renal terminal ou morte renal/cardiovascular [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'Progressão da doença renal ou morte cardiovascular: HR de 0,72 a favor da empagliflozina, com intervalo de 0,64 a 0,82 [1].',
    ],
    [['digit', 'O EMPA-KIDNEY randomizou 6.906 pacientes com doença renal crônica [1].']],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    ['- Finerenona na DRC do DM2: 17,8% de eventos renais versus 21,1% no placebo (HR 0,82) [1].'],
    [
      [
        'direction',
        'A finerenona acelerou a perda de função renal: houve mais falência renal, queda da TFGe ≥ 40% ou morte renal do que no grupo placebo [1].',
      ],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    [
      'A semaglutida evitou eventos renais maiores em pacientes com DM2 e DRC: 5,8 por 100 pacientes-ano, ante 7,5 no comparador [1].',
    ],
    [
      [
        'unit',
        'Os eventos renais maiores ocorreram a uma taxa de 5,8 por 1.000 pacientes-ano com semaglutida [1].',
      ],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Na obesidade sem diabetes, o uso de semaglutida associou-se a menor incidência de eventos cardiovasculares maiores (6,5% x 8,0%) [1].',
    ],
    [
      [
        'direction',
        'O SELECT mostrou aumento de 20% no risco de MACE com semaglutida em pessoas obesas sem diabetes [1].',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'As três doses de tirzepatida levaram a quedas de HbA1c superiores à obtida com semaglutida 1 mg em 40 semanas [1].',
    ],
    [
      [
        'direction',
        'A semaglutida 1 mg reduziu mais a hemoglobina glicada do que a tirzepatida em qualquer das doses [1].',
      ],
      ['decimal', 'Com 15 mg de tirzepatida, a HbA1c caiu 0,23 ponto percentual em 40 semanas [1].'],
    ],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'Em quem tinha proteína C reativa elevada, a rosuvastatina reduziu os eventos vasculares em 44% (HR 0,56) [1].',
    ],
    [
      [
        'direction',
        'O JUPITER registrou 1,36 evento por 100 pessoas-ano com rosuvastatina e 0,77 com placebo [1].',
      ],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    [
      'Evolocumabe: composto primário em 9,8%, frente a 11,3% no grupo controle, entre 27.564 participantes [1].',
    ],
    [
      [
        'negation',
        'Não se demonstrou benefício do evolocumabe sobre o desfecho cardiovascular primário [1].',
      ],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Dabigatrana 150 mg protegeu mais que a varfarina contra AVC ou embolia sistêmica (1,11% versus 1,69% ao ano) [1].',
    ],
    [
      [
        'direction',
        'Sob varfarina, a taxa anual de AVC ou embolia sistêmica foi inferior à observada com dabigatrana 150 mg [1].',
      ],
    ],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    ['Apixabana, frente à varfarina, sangra menos (HR 0,69) e reduz a mortalidade (HR 0,89) [1].'],
    [
      [
        'direction',
        'Embora previna mais AVC, a apixabana causou mais sangramento maior do que a varfarina [1].',
      ],
      ['bounds', 'Para óbito, o HR foi 0,89, com IC 95% de 0,80 a 1,998 [1].'],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Na SCA, trocar clopidogrel por ticagrelor reduziu em 16% o risco de morte vascular, infarto ou AVC em um ano [1].',
    ],
    [
      [
        'unit',
        'O benefício do ticagrelor sobre morte vascular, IAM ou AVC (9,8% vs 11,7%) foi medido aos 12 dias [1].',
      ],
      [
        'direction',
        'Morte vascular, IAM ou AVC: 11,7% no grupo ticagrelor e 9,8% no grupo clopidogrel em 12 meses [1].',
      ],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'O maior efeito veio da combinação: AAS e estreptoquinase juntos reduziram em 42% a chance de morte vascular em cinco semanas [1].',
    ],
    [['direction', 'No ISIS-2, o AAS isolado elevou a mortalidade vascular em 23% [1].']],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'O preço da trombólise foi a hemorragia intracraniana sintomática: 6,4% com rt-PA, apenas 0,6% sem ele [1].',
      'A mortalidade em 90 dias não diferiu de forma significativa entre rt-PA e placebo (17% e 21%; p = 0,30) [1].',
    ],
    [['direction', 'O rt-PA reduziu as hemorragias intracranianas sintomáticas de 6,4% para 0,6% [1].']],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'Na hemorragia intracerebral, o ácido tranexâmico não melhorou significativamente o mRS no dia 90 (OR ajustado 0,88; p = 0,11) [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico melhorou de modo significativo o desfecho funcional aos 90 dias na hemorragia intracerebral [1].',
      ],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'Menos traumatizados morreram no hospital quando receberam ácido tranexâmico: 14,5%, contra 16,0% no placebo [1].',
    ],
    [
      [
        'direction',
        'No trauma com hemorragia, o ácido tranexâmico aumentou a mortalidade hospitalar em 9% (RR 0,91) [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'O benefício na hemorragia pós-parto foi maior quando o tranexâmico foi dado nas primeiras 3 horas (RR 0,69 para morte por sangramento) [1].',
    ],
    [
      ['negation', 'O desfecho primário composto do WOMAN foi atingido [1].'],
      [
        'unit',
        'A redução da morte por sangramento (1,2% vs 1,7%) foi observada nas mulheres tratadas em até 3 dias [1].',
      ],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    ['O sulfato de magnésio reduziu a menos da metade a ocorrência de eclâmpsia (0,8% contra 1,9%) [1].'],
    [
      [
        'negation',
        'No Magpie, a redução da mortalidade materna com sulfato de magnésio foi estatisticamente significativa [1].',
      ],
      [
        'direction',
        'Gestantes com pré-eclâmpsia que receberam sulfato de magnésio convulsionaram mais do que as do grupo placebo [1].',
      ],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'Entre os pacientes em ventilação mecânica, a dexametasona fez a mortalidade cair de 41,4% para 29,3% [1].',
    ],
    [
      [
        'digit',
        'Na população total, a mortalidade em 28 dias foi de 22,9% com dexametasona e 35,7% com cuidado usual [1].',
      ],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'A ivermectina não reduziu significativamente internação ou observação prolongada por covid-19 (RR 0,90; IC 95% 0,70–1,16) [1].',
    ],
    [
      [
        'negation',
        'Administrada precocemente, a ivermectina reduziu de forma significativa a necessidade de hospitalização ou observação prolongada [1].',
      ],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    [
      'Ventilar com 6 mL/kg resultou em mortalidade de 31,0%, ao passo que com 12 mL/kg ela chegou a 39,8% [1].',
    ],
    [
      [
        'direction',
        'A mortalidade na SDRA foi maior com o volume corrente de 6 mL/kg que com o de 12 mL/kg (p = 0,007) [1].',
      ],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    ['Na SDRA grave, a posição prona reduziu pela metade a mortalidade aos 28 dias (16,0% vs 32,8%) [1].'],
    [
      ['direction', 'Pacientes pronados morreram mais em 28 dias do que os mantidos em supino [1].'],
      ['decimal', 'A mortalidade aos 28 dias foi de 1,6% no grupo prona e 32,8% no supino [1].'],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'Recrutamento alveolar com PEEP titulada foi deletério: 55,3% de óbitos em 28 dias, ante 49,3% na estratégia de PEEP baixa [1].',
    ],
    [
      [
        'direction',
        'A estratégia de recrutamento com PEEP titulada diminuiu a mortalidade em 28 dias na SDRA [1].',
      ],
      ['negation', 'O ART não encontrou dano associado às manobras de recrutamento alveolar [1].'],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'Não se deve buscar controle glicêmico intensivo no paciente crítico, já que ele aumentou a mortalidade em 90 dias (OR 1,14) [1].',
    ],
    [
      [
        'direction',
        'Na UTI, a mortalidade aos 90 dias foi menor com o controle glicêmico estrito que com o convencional [1].',
      ],
    ],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    [
      'Solução balanceada e salina 0,9% tiveram mortalidade semelhante em 90 dias (26,4% e 27,2%; HR 0,97) [1].',
    ],
    [
      [
        'bounds',
        'O HR ajustado para morte em 90 dias foi 0,97 (IC 95% 0,90–0,99) com solução balanceada [1].',
      ],
    ],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    [
      'Apenas uma transmissão ligada ao parceiro ocorreu com TARV precoce, contra 27 no outro braço, uma redução de 96% [1].',
    ],
    [
      [
        'direction',
        'A TARV precoce aumentou a transmissão do HIV ao parceiro entre os 1.763 casais acompanhados [1].',
      ],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'Iniciar TARV de imediato reduziu o desfecho primário de 4,1% para 1,8% (HR 0,43) em infecção assintomática [1].',
    ],
    [
      [
        'direction',
        'Adiar a terapia antirretroviral associou-se a menor frequência do desfecho primário do que começá-la logo [1].',
      ],
      ['digit', 'O START incluiu 4.985 pessoas com HIV assintomático [1].'],
    ],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'O benznidazol dobrou a taxa de negativação da PCR (66,2% vs 33,5%), sem ganho clínico significativo na cardiomiopatia chagásica [1].',
      'O efeito clínico foi neutro: 27,5% de eventos com benznidazol e 29,1% com placebo [1].',
    ],
    [
      [
        'negation',
        'Na cardiopatia chagásica crônica, o benznidazol reduziu significativamente o desfecho clínico primário [1].',
      ],
      ['direction', 'A conversão da PCR foi menos frequente com benznidazol que com placebo [1].'],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    [
      'A proteção da vacina do Butantan foi mais alta em quem já tivera dengue (89,2%) do que nos soronegativos (73,6%) [1].',
    ],
    [
      ['direction', 'A eficácia da dose única foi menor nos soropositivos do que nos soronegativos [1].'],
      ['comparator', 'A eficácia global em dois anos ficou acima de 90% [1].'],
    ],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    [
      'Considera-se hipertenso quem apresenta PA de consultório ≥ 140 mmHg de sistólica e/ou ≥ 90 mmHg de diastólica [1].',
    ],
    [
      [
        'comparator',
        'Hipertensão arterial é diagnosticada quando a PA de consultório é < 140 e/ou < 90 mmHg [1].',
      ],
    ],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    [
      'Valores de 120–139 e/ou 80–89 mmHg são hoje classificados como pré-hipertensão; a meta do tratamento é < 130/80 mmHg [1].',
    ],
    [['digit', 'A meta pressórica recomendada é inferior a 150/80 mmHg [1].']],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    ['Fração de ejeção entre 40% e 49% caracteriza a IC de fração intermediária [1].'],
    [['unit', 'O ponto de corte de rastreio do NT-proBNP é 125 ng/mL [1].']],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'Glicemia de jejum a partir de 126 mg/dL ou HbA1c de 6,5% ou mais, com confirmação, fazem o diagnóstico de diabetes [1].',
    ],
    [['negation', 'O diagnóstico de diabetes por glicemia de jejum ≥ 126 mg/dL dispensa confirmação [1].']],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    [
      'Para falar em doença renal crônica, a alteração de estrutura ou função precisa persistir por pelo menos três meses [1].',
    ],
    [],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'Sugere-se infundir no mínimo 30 mL/kg de cristaloide nas três primeiras horas e buscar PAM de 65 mmHg [1].',
    ],
    [],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    ['- Dengue grupo D: 20 mL/kg em até 20 minutos; salicilatos e AINEs são contraindicados [1].'],
    [['negation', 'No manejo da dengue, os AINEs são recomendados para o controle da dor [1].']],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'A asma não deve ser tratada apenas com SABA; para alívio, prefere-se corticoide inalatório com formoterol [1].',
    ],
    [],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    ['A classificação em grupos A, B e E tomou o lugar do antigo esquema A–D [1].'],
    [],
  ],
  [
    '"Early versus delayed cholecystectomy in mild gallstone pancreatitis ‖ Among 412 patients, readmission for recurrent biliary events occurred in 4.8% of the same-admission group and 17.1% of the interval group (risk ratio 0.28; 95% CI 0.15 to 0.52). Operative time was longer by 9 minutes with same-admission surgery, and conversion rates were similar."',
    [
      'Operar na mesma internação previne reinternação por eventos biliares: 4,8% contra 17,1% quando a colecistectomia é adiada [1].',
    ],
    [
      [
        'direction',
        'O tempo operatório foi 9 minutos mais curto na colecistectomia realizada na mesma internação [1].',
      ],
    ],
  ],
  [
    '"Nebulised hypertonic saline in infants with bronchiolitis ‖ Hypertonic saline did not shorten length of stay compared with normal saline (median 2.9 vs 3.0 days; P=0.62). Desaturation episodes were more common in the hypertonic group (21% vs 13%)."',
    [
      'A salina hipertônica inalada não abreviou a internação na bronquiolite e ainda se acompanhou de mais dessaturações (21% x 13%) [1].',
    ],
    [
      [
        'negation',
        'Na bronquiolite, a nebulização com salina hipertônica encurtou significativamente o tempo de hospitalização [1].',
      ],
      [
        'direction',
        'Houve menos episódios de dessaturação com a salina hipertônica do que com a salina normal [1].',
      ],
    ],
  ],
  [
    '"Prescribing information: Lortavimab injection ‖ The recommended dose is 150 mg subcutaneously every 4 weeks. No dose adjustment is required in patients with mild or moderate renal impairment. Live vaccines should not be given during treatment."',
    [
      'Aplicam-se 150 mg por via subcutânea a cada quatro semanas, sem necessidade de ajuste na disfunção renal leve a moderada [1].',
    ],
    [['negation', 'Vacinas vivas podem ser administradas durante o tratamento com lortavimabe [1].']],
  ],
  [
    '"Zoledronate every 18 months in older men with osteopenia ‖ New morphometric vertebral fractures occurred in 1.6% of men assigned to zoledronate and 4.9% of those assigned to placebo over 2 years (RR 0.33, 95% CI 0.16-0.70). Bone mineral density at the lumbar spine increased by 5.7% with zoledronate."',
    [
      'Em homens com osteopenia, o zoledronato fez cair de 4,9% para 1,6% a incidência de fraturas vertebrais morfométricas em dois anos [1].',
    ],
    [['direction', 'A densidade mineral óssea da coluna lombar diminuiu 5,7% com o zoledronato [1].']],
  ],
  [
    '"Melatonin for delirium prevention after cardiac surgery ‖ In this double-blind trial of 850 patients, postoperative delirium developed in 21.3% of the melatonin group and 20.1% of the placebo group (OR 1.07; 95% CI 0.76-1.51)."',
    [
      'A melatonina não preveniu delirium após cirurgia cardíaca: as taxas foram praticamente iguais (21,3% e 20,1%) [1].',
    ],
    [
      [
        'digit',
        'A incidência de delirium pós-operatório foi de 21,3% com melatonina e 29,1% com placebo [1].',
      ],
    ],
  ],
  [
    '"Guideline on the management of acute gout ‖ We recommend starting low-dose colchicine within 12 hours of flare onset. Allopurinol should not be discontinued during a flare in patients already taking it."',
    ['Quem já usa alopurinol deve mantê-lo durante a crise de gota [1].'],
    [['negation', 'Durante a crise aguda de gota, o alopurinol deve ser suspenso [1].']],
  ],
  [
    '"Tenzirafen in refractory focal epilepsy: a phase 3 trial ‖ Median percent reduction in seizure frequency was 46.2% with tenzirafen 200 mg and 18.5% with placebo (P<0.001). Dizziness was reported by 24% and 9% of patients, respectively."',
    [
      'A mediana de redução das crises foi bem superior com tenzirafeno (46,2%) do que com placebo (18,5%) [1].',
    ],
    [['direction', 'Tontura foi menos relatada no grupo tenzirafeno que no placebo [1].']],
  ],
  [
    '"Vitamin D supplementation and falls: meta-analysis of 21 trials ‖ Intermittent high-dose vitamin D increased the risk of falls (RR 1.12, 95% CI 1.03-1.22; 9 trials), whereas daily doses of 800-1000 IU reduced it (RR 0.88, 0.80-0.97)."',
    [
      'O esquema importa: doses diárias de 800 a 1000 UI reduziram as quedas, enquanto bolus intermitentes altos as aumentaram [1].',
      'Com megadoses intermitentes, o risco de cair subiu 12% (RR 1,12) [1].',
    ],
    [['direction', 'Doses altas e intermitentes de vitamina D protegeram contra quedas [1].']],
  ],
  [
    '"Dexmedetomidine versus propofol for sedation in sepsis ‖ Days alive without delirium or coma did not differ between dexmedetomidine and propofol (10.7 vs 10.8 days). Bradycardia requiring treatment was more frequent with dexmedetomidine (18% vs 9%)."',
    ['A escolha entre dexmedetomidina e propofol não alterou os dias livres de delirium ou coma [1].'],
    [
      [
        'direction',
        'Bradicardia com necessidade de tratamento: 9% com dexmedetomidina e 18% com propofol [1].',
      ],
    ],
  ],
  [
    '"Topical timolol for infantile haemangioma ‖ Complete or near-complete resolution at 24 weeks was seen in 42% of infants treated with timolol 0.5% and 11% of those given vehicle (P=0.002). No systemic adverse events were recorded."',
    [
      'Aos seis meses de uso (24 semanas), 42% dos lactentes tratados com timolol tópico tinham resolução completa ou quase completa do hemangioma [1].',
    ],
    [
      ['decimal', 'Utilizou-se timolol tópico a 5%, com resolução em 42% dos casos [1].'],
      ['negation', 'Foram observados eventos adversos sistêmicos com o timolol tópico [1].'],
    ],
  ],
  [
    '"Intrapartum azithromycin and maternal sepsis ‖ Maternal sepsis or death occurred in 1.5% of women in the azithromycin group and 2.4% in the placebo group (relative risk 0.64). Neonatal sepsis or death was similar (10.4% vs 10.3%)."',
    [
      'O antibiótico protegeu a mãe, mas não o neonato: sepse ou morte neonatal foi semelhante entre azitromicina e placebo [1].',
    ],
    [['negation', 'A azitromicina intraparto reduziu a sepse ou morte neonatal [1].']],
  ],
  [
    '"Low-dose methotrexate in erosive hand osteoarthritis ‖ Pain at 6 months fell by 17 mm on a 100-mm scale with methotrexate 20 mg weekly and by 8 mm with placebo (between-group difference -9 mm; 95% CI -16 to -2)."',
    [
      'O alívio da dor foi maior com metotrexato do que com placebo (queda de 17 mm e de 8 mm na escala visual) [1].',
    ],
    [['unit', 'Administrou-se metotrexato na dose de 20 mg por dia [1].']],
  ],
  [
    '"Screening colonoscopy in adults aged 45 to 49 years: registry cohort ‖ Adenoma detection was 28.4% in persons aged 45-49 years and 31.6% in those aged 50-54 years. Advanced neoplasia was found in 3.6% of the younger group."',
    [
      'Pessoas de 45 a 49 anos tiveram taxa de detecção de adenomas um pouco inferior à das de 50 a 54 (28,4% contra 31,6%) [1].',
    ],
    [['direction', 'Detectaram-se mais adenomas na faixa de 45–49 anos que na de 50–54 anos [1].']],
  ],
  [
    '"Peritoneal dialysis versus haemodialysis in the first year: registry analysis ‖ First-year mortality was lower with peritoneal dialysis than with haemodialysis (adjusted HR 0.82; 95% CI 0.75-0.90). After the third year the association was reversed (HR 1.15; 1.04-1.27)."',
    [
      'No primeiro ano, a diálise peritoneal associou-se a mortalidade mais baixa que a hemodiálise; do terceiro em diante, ocorreu o oposto [1].',
    ],
    [
      ['direction', 'Depois do terceiro ano, a mortalidade foi menor em diálise peritoneal [1].'],
      [
        'direction',
        'A hemodiálise apresentou menor mortalidade no primeiro ano do que a diálise peritoneal [1].',
      ],
    ],
  ],
  [
    '"Bevorlimab in moderate-to-severe atopic dermatitis ‖ An EASI-75 response at week 16 was achieved by 58.3% of patients receiving bevorlimab and 22.7% of patients receiving placebo. Conjunctivitis occurred in 8.9% and 2.1%, respectively."',
    [
      'Dos tratados com bevorlimabe, 58,3% alcançaram EASI-75 na semana 16; no placebo, somente 22,7% [1].',
      'O ganho cutâneo com o anticorpo vem com mais conjuntivite que no placebo [1].',
    ],
    [['decimal', 'Conjuntivite foi descrita em 0,89% dos pacientes em uso de bevorlimabe [1].']],
  ],
  [
    '"Preoperative carbohydrate loading before colorectal surgery ‖ Carbohydrate loading reduced insulin resistance on postoperative day 1 but had no effect on length of stay (6.2 vs 6.3 days) or on complications."',
    [
      'A carga de carboidrato pré-operatória melhora a resistência insulínica no primeiro dia, sem repercutir no tempo de internação nem nas complicações [1].',
    ],
    [
      [
        'direction',
        'A resistência à insulina no 1.º dia de pós-operatório foi maior entre os que receberam carboidrato [1].',
      ],
      ['negation', 'A carga de carboidratos reduziu as complicações pós-operatórias [1].'],
    ],
  ],
  [
    '"Package leaflet: Nalvoprime tablets ‖ Nalvoprime is contraindicated in patients with creatinine clearance below 30 mL/min. The maximum daily dose is 80 mg. Take with food."',
    ['Não se deve prescrever nalvoprima quando a depuração de creatinina estiver abaixo de 30 mL/min [1].'],
    [['comparator', 'A nalvoprima está contraindicada com clearance de creatinina acima de 30 mL/min [1].']],
  ],
  [
    '"High-flow nasal oxygen after extubation in obese adults ‖ Reintubation within 7 days: 9% with high-flow oxygen vs 14% with conventional oxygen (absolute difference -5 percentage points; 95% CI -9 to -1). ICU mortality did not differ."',
    ['O cateter nasal de alto fluxo evitou reintubações em obesos, sem impacto na mortalidade da UTI [1].'],
    [
      [
        'direction',
        'O risco de reintubação em sete dias foi maior com o oxigênio de alto fluxo do que com a oxigenoterapia convencional [1].',
      ],
    ],
  ],
  [
    '"Mediterranean diet and incident dementia: a cohort of 60,298 adults ‖ High adherence to a Mediterranean diet was associated with a lower risk of dementia (HR 0.77; 95% CI 0.65-0.91). There was no significant interaction with polygenic risk."',
    [
      'Aderir bem à dieta mediterrânea correlacionou-se com menor risco de demência, independentemente do risco poligênico [1].',
    ],
    [
      [
        'negation',
        'O risco poligênico modificou significativamente a associação entre dieta mediterrânea e demência [1].',
      ],
      ['digit', 'A coorte acompanhou 90.298 adultos [1].'],
    ],
  ],
  [
    '"Carvastatin in children with heterozygous familial hypercholesterolaemia ‖ LDL cholesterol declined by 38.4% with carvastatin 20 mg and rose by 0.3% with placebo at 24 weeks. Growth and sexual maturation were not affected."',
    [
      'A carvastatina derrubou o LDL das crianças em 38,4% e não interferiu no crescimento nem na maturação sexual [1].',
    ],
    [['negation', 'O crescimento foi prejudicado nas crianças tratadas com carvastatina [1].']],
  ],
  [
    '"Rituximab for first relapse of minimal change nephropathy in adults ‖ At 12 months, relapse had occurred in 19% of rituximab-treated patients compared with 52% of those on tacrolimus. Serious infections were similar in both arms."',
    ['Recidivas em 12 meses: 52% no braço tacrolimo e 19% no braço rituximabe [1].'],
    [['direction', 'O tacrolimo preveniu recaídas mais do que o rituximabe [1].']],
  ],
  [
    '"Iron isomaltoside in pregnancy-related anaemia ‖ Mean haemoglobin rose by 2.1 g/dL after a single intravenous infusion and by 1.3 g/dL with oral ferrous sulfate at 6 weeks. Gastrointestinal complaints were less frequent with intravenous iron."',
    [
      'O ferro intravenoso elevou a hemoglobina em 2,1 g/dL e o sulfato ferroso oral, em 1,3 g/dL, ao cabo de seis semanas [1].',
      'As queixas gastrointestinais foram mais comuns com o ferro oral [1].',
    ],
    [['unit', 'A hemoglobina subiu 2,1 g/L após a infusão intravenosa de ferro [1].']],
  ],
  [
    '"Endovascular thrombectomy for large-core stroke ‖ Functional independence at 90 days was achieved in 20.3% of the thrombectomy group and 7.0% of the medical group. Any intracranial haemorrhage was more common after thrombectomy (49% vs 17%), whereas mortality did not differ."',
    [
      'A trombectomia quase triplicou a proporção de pacientes funcionalmente independentes (20,3% ante 7,0%), à custa de mais hemorragia intracraniana [1].',
    ],
    [
      [
        'direction',
        'Hemorragia intracraniana de qualquer tipo foi menos comum após a trombectomia do que com tratamento clínico [1].',
      ],
      ['negation', 'A trombectomia reduziu a mortalidade em comparação com o tratamento clínico [1].'],
    ],
  ],
  [
    '"Consensus statement on perioperative anticoagulation ‖ Bridging with heparin is not recommended in patients with atrial fibrillation who interrupt warfarin for elective procedures. Resume warfarin within 24 hours after surgery."',
    [
      'Na fibrilação atrial, dispensa-se a ponte com heparina ao interromper a varfarina para procedimento eletivo [1].',
    ],
    [
      [
        'negation',
        'Recomenda-se ponte com heparina para pacientes com FA que suspendem varfarina antes de cirurgia eletiva [1].',
      ],
    ],
  ],
  [
    '"Sertraline for depression in chronic heart failure ‖ Change in depression score at 12 weeks was -7.1 with sertraline and -6.8 with placebo (P=0.89). Composite cardiovascular status was also similar."',
    ['A sertralina não foi superior ao placebo para depressão em pacientes com IC (-7,1 e -6,8 pontos) [1].'],
    [
      [
        'negation',
        'A sertralina mostrou-se significativamente superior ao placebo nos sintomas depressivos da insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    '"Oral semaglutide and diabetic retinopathy events: pooled analysis ‖ Retinopathy complications occurred in 4.2% of patients receiving oral semaglutide and 3.8% of those receiving comparators (HR 1.09; 95% CI 0.83-1.43)."',
    [
      'As complicações retinianas não diferiram de maneira significativa entre semaglutida oral e comparadores (HR 1,09; IC 95% 0,83–1,43) [1].',
    ],
    [['bounds', 'O HR de retinopatia foi 1,09 com intervalo de confiança de 95% entre 1,03 e 1,43 [1].']],
  ],
  [
    '"Restrictive transfusion in upper gastrointestinal bleeding ‖ Survival at 6 weeks was higher with the restrictive strategy (95% vs 91%; HR for death 0.55; P=0.02). Further bleeding occurred in 10% of the restrictive group and 16% of the liberal group."',
    [
      'A estratégia transfusional restritiva melhorou a sobrevida em seis semanas e diminuiu o ressangramento na hemorragia digestiva alta [1].',
      'Sobreviveram 95% dos pacientes com transfusão restritiva e 91% com a liberal [1].',
    ],
    [
      [
        'direction',
        'Transfundir de forma liberal resultou em menos ressangramento que a conduta restritiva [1].',
      ],
    ],
  ],
  [
    '"Inhaled budesonide in preterm infants ‖ Bronchopulmonary dysplasia was less frequent in the budesonide group (27.8% vs 38.0%), but mortality tended to be higher (16.9% vs 13.6%; P=0.17)."',
    [
      'A budesonida inalatória diminuiu a displasia broncopulmonar em prematuros, com tendência não significativa a maior mortalidade [1].',
    ],
    [
      [
        'direction',
        'Prematuros expostos à budesonida inalada desenvolveram displasia broncopulmonar com maior frequência [1].',
      ],
    ],
  ],
  [
    '"Nirsanimab prophylaxis during the RSV season ‖ Efficacy against medically attended RSV lower respiratory tract infection was 74.5% (95% CI 49.6-87.1) through 150 days. A single intramuscular dose of 50 mg was used in infants weighing less than 5 kg."',
    [
      'Uma única dose intramuscular de 50 mg foi empregada nos lactentes com menos de 5 kg [1].',
      'A profilaxia teve eficácia de 74,5% contra infecção respiratória baixa por VSR até 150 dias [1].',
    ],
    [['comparator', 'A dose de 50 mg destinou-se a lactentes com mais de 5 kg [1].']],
  ],
  [
    '"Physical therapy versus arthroscopic partial meniscectomy ‖ At 24 months, knee function scores were noninferior with physical therapy. Crossover to surgery occurred in 29% of patients assigned to physical therapy."',
    [
      'A fisioterapia foi não inferior à meniscectomia artroscópica parcial na função do joelho em dois anos [1].',
    ],
    [
      [
        'negation',
        'A fisioterapia não atingiu não inferioridade em relação à meniscectomia quanto à função do joelho [1].',
      ],
    ],
  ],
  [
    '"Colistin plus meropenem for carbapenem-resistant Acinetobacter ‖ Clinical failure at 14 days was 79% with colistin monotherapy and 73% with the combination (difference -6 points; 95% CI -16 to 5). Diarrhoea was more frequent with combination therapy."',
    ['Acrescentar meropeném à colistina não melhorou significativamente o desfecho clínico aos 14 dias [1].'],
    [['direction', 'Diarreia ocorreu mais com a monoterapia de colistina do que com a combinação [1].']],
  ],
  [
    '"Selumirab in ulcerative colitis: induction results ‖ Clinical remission at week 8 was observed in 26.4% of the selumirab group and in 9.8% of the placebo group (P<0.001)."',
    [
      'A indução com selumirabe levou 26,4% dos pacientes à remissão clínica na oitava semana (9,8% no placebo) [1].',
    ],
    [['decimal', 'Atingiram remissão clínica 2,64% dos pacientes com selumirabe [1].']],
  ],
  [
    '"Smoking cessation with cytisine ‖ Continuous abstinence for 6 months was 22% with cytisine and 15% with nicotine replacement. Nausea and vomiting were more frequent with cytisine (RR 1.7)."',
    [
      'A citisina superou a reposição de nicotina em abstinência contínua aos seis meses, embora com mais náuseas e vômitos [1].',
    ],
    [['direction', 'A reposição nicotínica proporcionou taxa de abstinência mais alta que a citisina [1].']],
  ],
  [
    '"Thyroid hormone therapy for older adults with subclinical hypothyroidism ‖ Levothyroxine provided no apparent benefit on hypothyroid symptoms or tiredness scores at 1 year. Mean TSH decreased from 6.4 to 3.6 mIU/L."',
    [
      'Tratar o hipotireoidismo subclínico do idoso com levotiroxina baixou o TSH, sem benefício aparente nos sintomas ou no cansaço [1].',
    ],
    [
      ['direction', 'O TSH médio subiu de 3,6 para 6,4 mUI/L com levotiroxina [1].'],
      ['negation', 'A levotiroxina trouxe melhora dos sintomas de hipotireoidismo após um ano [1].'],
    ],
  ],
  [
    '"Prophylactic tranexamic acid at caesarean delivery ‖ Estimated blood loss greater than 1000 mL occurred in 26.7% of the tranexamic acid group and 31.6% of the placebo group. There was no increase in thromboembolic events within 3 months."',
    [
      'Profilaxia com tranexâmico na cesárea: menor proporção de sangramento > 1000 mL, sem incremento de tromboembolismo [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico na cesariana aumentou os eventos tromboembólicos nos três meses seguintes [1].',
      ],
    ],
  ],
  [
    '"Once-weekly insulin icodec in type 2 diabetes ‖ HbA1c at week 52 decreased from 8.5% to 6.9% with icodec and from 8.4% to 7.1% with glargine. Level 2 or 3 hypoglycaemia was 0.30 vs 0.16 events per person-year."',
    [
      'Hipoglicemia nível 2 ou 3: 0,30 evento por pessoa-ano com icodeca e 0,16 com glargina [1].',
      'A HbA1c partiu de 8,5% e chegou a 6,9% com a insulina semanal [1].',
    ],
    [['direction', 'A icodeca provocou menos hipoglicemia clinicamente relevante que a glargina [1].']],
  ],
  [
    '"Catheter ablation versus drug therapy in atrial fibrillation with heart failure ‖ Death or worsening heart failure occurred in 23.4% of the ablation group and 32.5% of the medical group (HR 0.71; 95% CI 0.49-1.01; P=0.066)."',
    ['A diferença a favor da ablação (23,4% vs 32,5%) não alcançou significância estatística [1].'],
    [
      [
        'negation',
        'A ablação reduziu de forma estatisticamente significativa a morte ou piora da insuficiência cardíaca [1].',
      ],
    ],
  ],
  [
    '"Antenatal corticosteroids in late preterm births ‖ Respiratory complications were reduced with betamethasone (11.6% vs 14.4%), while neonatal hypoglycaemia was increased (24.0% vs 15.0%)."',
    [
      'A betametasona no prematuro tardio reduz complicações respiratórias ao mesmo tempo que eleva a hipoglicemia neonatal [1].',
    ],
    [
      [
        'direction',
        'Recém-nascidos expostos à betametasona tiveram menos hipoglicemia que os não expostos [1].',
      ],
      [
        'direction',
        'Complicações respiratórias foram mais frequentes no grupo betametasona do que no placebo [1].',
      ],
    ],
  ],
  [
    '"Prescribing information: Quadrixel oral solution ‖ Children aged 2 to 11 years: 10 mg/kg twice daily, not exceeding 500 mg per dose. Store below 25 °C."',
    ['Entre 2 e 11 anos, prescrevem-se 10 mg/kg duas vezes ao dia, limitados a 500 mg por tomada [1].'],
    [['decimal', 'Em crianças de 2 a 11 anos, a posologia é de 1,0 mg/kg duas vezes ao dia [1].']],
  ],
  [
    '"Bariatric surgery and incident cancer ‖ Over a median of 6.1 years, obesity-associated cancer occurred in 2.9% of surgical patients and 4.9% of nonsurgical controls (adjusted HR 0.68; 95% CI 0.53-0.87)."',
    [
      'Pacientes operados tiveram 32% menos cânceres associados à obesidade do que os controles não cirúrgicos (HR ajustado 0,68) [1].',
    ],
    [
      [
        'direction',
        'A cirurgia bariátrica associou-se a mais cânceres ligados à obesidade em seguimento mediano de 6,1 anos [1].',
      ],
    ],
  ],
  [
    '"Ketorvast ophthalmic emulsion for dry eye disease ‖ Schirmer test scores improved by 10 mm or more in 11.1% of treated eyes and 5.2% of vehicle eyes. Instillation-site pain was reported in 22%."',
    [
      'A proporção de olhos com ganho ≥ 10 mm no teste de Schirmer foi cerca do dobro com a emulsão em relação ao veículo [1].',
    ],
    [['unit', 'O critério de melhora era um aumento de pelo menos 10 cm no teste de Schirmer [1].']],
  ],
  [
    '"Lithium versus quetiapine in bipolar disorder: national cohort ‖ Suicide attempts were fewer during lithium treatment (HR 0.62; 95% CI 0.48-0.80). Hypothyroidism was diagnosed more often in lithium users."',
    [
      'O lítio associou-se a menos tentativas de suicídio que a quetiapina, mas a mais diagnósticos de hipotireoidismo [1].',
    ],
    [['direction', 'Usuários de lítio desenvolveram hipotireoidismo com menor frequência [1].']],
  ],
  [
    '"Early palliative care in metastatic lung cancer ‖ Median survival was 11.6 months in the early palliative care group and 8.9 months in the standard care group (P=0.02), despite less aggressive end-of-life care (33% vs 54%)."',
    [
      'Mesmo recebendo menos cuidados agressivos no fim da vida, os pacientes em paliação precoce viveram mais (mediana de 11,6 contra 8,9 meses) [1].',
    ],
    [
      ['direction', 'A introdução precoce de cuidados paliativos encurtou a sobrevida mediana [1].'],
      ['unit', 'A sobrevida mediana foi de 11,6 semanas com cuidados paliativos precoces [1].'],
    ],
  ],
  [
    '"Guideline: vaccination in patients with asplenia ‖ Pneumococcal vaccine should be given at least 14 days before elective splenectomy. Daily penicillin prophylaxis is recommended in children younger than 5 years."',
    ['Antes de esplenectomia eletiva, vacine contra pneumococo com antecedência mínima de duas semanas [1].'],
    [['comparator', 'A profilaxia diária com penicilina é indicada para crianças maiores de 5 anos [1].']],
  ],
  [
    '"Mirabegron versus solifenacin in older adults ‖ Dry mouth was reported by 3% of mirabegron users and 17% of solifenacin users. Change in micturitions per 24 hours was comparable."',
    ['Com eficácia miccional comparável, a mirabegrona causou muito menos boca seca que a solifenacina [1].'],
    [['direction', 'Boca seca: 17% com mirabegrona, 3% com solifenacina [1].']],
  ],
  [
    '"Steroids in severe alcoholic hepatitis ‖ Prednisolone was associated with a reduction in 28-day mortality that did not reach significance (OR 0.72; 95% CI 0.52-1.01). Serious infections occurred in 13% of prednisolone-treated patients and 7% of controls."',
    [
      'A queda da mortalidade em 28 dias com prednisolona não foi significativa, e as infecções graves quase dobraram [1].',
    ],
    [['direction', 'A prednisolona protegeu contra infecções graves (7% vs 13% nos controles) [1].']],
  ],
  [
    '"Apremilast in Behçet oral ulcers ‖ Area under the curve for oral ulcers over 12 weeks was 129.5 with apremilast and 222.1 with placebo (P<0.001). Diarrhoea (41% vs 20%) and nausea (19% vs 11%) were more common in the apremilast group."',
    [
      'A carga de úlceras orais ao longo de 12 semanas foi significativamente menor com apremilaste do que com placebo [1].',
      'Diarreia e náusea foram os efeitos que mais distinguiram o apremilaste (41% e 19%) do placebo (20% e 11%) [1].',
    ],
    [['direction', 'O apremilaste causou menos diarreia do que o placebo [1].']],
  ],
  [
    '"Cooling for neonatal encephalopathy in low-resource settings ‖ Therapeutic hypothermia did not reduce death or moderate-to-severe disability (50% vs 47%; RR 1.06; 95% CI 0.87-1.30). Mortality was significantly increased (42% vs 31%)."',
    [
      'Em contextos de poucos recursos, resfriar neonatos com encefalopatia não reduziu morte ou incapacidade e ainda elevou a mortalidade, de 31% para 42% [1].',
    ],
    [
      [
        'direction',
        'A hipotermia terapêutica diminuiu a mortalidade dos neonatos para 31%, frente a 42% nos não resfriados [1].',
      ],
    ],
  ],
  [
    '"Doxycycline postexposure prophylaxis for sexually transmitted infections ‖ Incidence of gonorrhoea, chlamydia or syphilis was 10.7% per quarter with doxycycline and 31.9% with standard care among persons taking PrEP. Doxycycline 200 mg was taken within 72 hours after condomless sex."',
    [
      'A doxiciclina 200 mg em até 72 horas após relação sem preservativo reduziu ISTs bacterianas em usuários de PrEP [1].',
      'Por trimestre, 10,7% tiveram IST com a profilaxia e 31,9% com o cuidado usual [1].',
    ],
    [['digit', 'A tomada de doxiciclina foi feita em até 78 horas da exposição [1].']],
  ],
  [
    '"Liberal versus restrictive fluid in major abdominal surgery ‖ Disability-free survival at 1 year was 82.3% in the liberal group and 81.9% in the restrictive group (P=0.61). Acute kidney injury was 5.0% with liberal and 8.6% with restrictive fluid (P<0.001)."',
    [
      'A restrição hídrica perioperatória não mudou a sobrevida livre de incapacidade, porém aumentou a lesão renal aguda [1].',
    ],
    [['direction', 'O regime liberal de fluidos cursou com mais lesão renal aguda que o restritivo [1].']],
  ],
  [
    '"Calcifediol and secondary hyperparathyroidism ‖ Intact PTH was lowered by at least 30% in 33% of patients on calcifediol versus 8% on placebo. Serum calcium increased by 0.2 mg/dL."',
    ['Um terço dos pacientes com calcifediol teve queda do PTH de 30% ou mais, ante 8% com placebo [1].'],
    [['direction', 'O cálcio sérico reduziu-se em 0,2 mg/dL com calcifediol [1].']],
  ],
  [
    '"Emapritide for chronic migraine prevention ‖ Monthly migraine days decreased by 6.6 with emapritide 140 mg and by 4.2 with placebo (difference -2.4; 95% CI -3.5 to -1.4). Constipation was reported in 4%."',
    [
      'A profilaxia com emapritida 140 mg retirou 2,4 dias mensais de enxaqueca a mais que o placebo [1].',
      'Redução de 6,6 dias de enxaqueca por mês com emapritida; com placebo, de 4,2 [1].',
    ],
    [['decimal', 'A emapritida diminuiu os dias de enxaqueca em 0,66 por mês [1].']],
  ],
  [
    '"Dual antiplatelet therapy after minor stroke ‖ Ischaemic stroke recurred in 5.2% of patients on clopidogrel plus aspirin and 7.8% of those on aspirin alone at 90 days (HR 0.66; 95% CI 0.54-0.81). Major haemorrhage was 0.9% vs 0.4% (P=0.02)."',
    [
      'A dupla antiagregação preveniu recorrência isquêmica após AVC menor, porém com mais hemorragias maiores (0,9% x 0,4%) [1].',
    ],
    [
      [
        'direction',
        'Com AAS isolado houve mais hemorragia maior do que com a associação clopidogrel-AAS [1].',
      ],
    ],
  ],
  [
    '"Posição da Sociedade Brasileira sobre rastreamento do câncer de próstata ‖ O rastreamento deve ser oferecido a partir dos 50 anos, após decisão compartilhada. Em homens negros ou com história familiar, recomenda-se iniciar aos 45 anos."',
    [
      'Para homens negros ou com familiar acometido, antecipa-se o início do rastreamento para os 45 anos [1].',
      'A oferta do rastreamento começa aos 50 anos e pressupõe decisão compartilhada [1].',
    ],
    [['digit', 'Em homens com história familiar, o rastreamento deve começar aos 35 anos [1].']],
  ],
  [
    '"Fecal microbiota transplantation for recurrent Clostridioides difficile ‖ Resolution without recurrence at 8 weeks: 92% after transplantation, 42% after fidaxomicin and 19% after vancomycin."',
    [
      'O transplante de microbiota curou 92% dos casos, muito à frente da fidaxomicina (42%) e da vancomicina (19%) [1].',
      'Entre os antibióticos, a fidaxomicina teve taxa de resolução superior à da vancomicina [1].',
    ],
    [['direction', 'A vancomicina resolveu mais casos sem recorrência do que a fidaxomicina [1].']],
  ],
  [
    '"Continuous glucose monitoring in adults with type 2 diabetes on basal insulin ‖ Mean HbA1c fell from 9.1% to 8.0% with continuous monitoring and from 9.0% to 8.4% with fingerstick testing at 8 months. Time in range 70-180 mg/dL was 59% vs 43%."',
    [
      'Usuários de monitorização contínua passaram 59% do tempo na faixa-alvo, contra 43% dos que mediam glicemia capilar [1].',
      'A HbA1c baixou de 9,1% para 8,0% em oito meses com o sensor [1].',
    ],
    [['unit', 'O tempo no alvo foi calculado para glicemias entre 70 e 180 mmol/L [1].']],
  ],
  [
    '"Cervical pessary in twin pregnancies with a short cervix ‖ Pessary placement did not decrease preterm birth before 34 weeks (39.3% vs 38.1%). Vaginal discharge was more frequent in the pessary arm."',
    [
      'O pessário cervical não evitou o parto antes de 34 semanas em gestações gemelares com colo curto [1].',
      'Corrimento vaginal foi queixa mais comum entre as que usaram o pessário [1].',
    ],
    [
      [
        'negation',
        'O pessário reduziu o parto pré-termo antes de 34 semanas nas gestantes de gêmeos com colo curto [1].',
      ],
    ],
  ],
  [
    '"Hydrocortisone in severe community-acquired pneumonia ‖ Death by day 28 occurred in 6.2% of the hydrocortisone group and 11.9% of the placebo group (P=0.006). Intubation after baseline was less frequent with hydrocortisone (18.0% vs 29.5%)."',
    [
      'A hidrocortisona na pneumonia comunitária grave praticamente cortou pela metade os óbitos em 28 dias [1].',
      'Intubação posterior à inclusão: 29,5% sem corticoide e 18,0% com hidrocortisona [1].',
    ],
    [['direction', 'Pacientes com hidrocortisona foram intubados mais vezes que os do grupo placebo [1].']],
  ],
  [
    '"Beta-blockers after myocardial infarction with preserved ejection fraction ‖ During 3.5 years, death or new myocardial infarction occurred in 7.9% of patients assigned to beta-blockers and 8.3% of those assigned to no beta-blocker (HR 0.96; 95% CI 0.79-1.16)."',
    [
      'Com fração de ejeção preservada após o IAM, o betabloqueador não diminuiu morte ou novo infarto (HR 0,96; 0,79–1,16) [1].',
    ],
    [
      [
        'negation',
        'O betabloqueador pós-infarto com FE preservada conferiu redução significativa de morte ou reinfarto [1].',
      ],
    ],
  ],
  [
    '"Triple inhaled therapy in COPD ‖ The annual rate of moderate or severe exacerbations was 0.91 with triple therapy, 1.07 with ICS/LABA and 1.21 with LAMA/LABA. Pneumonia was more frequent in regimens containing inhaled corticosteroid."',
    [
      'A menor taxa anual de exacerbações foi a da terapia tripla (0,91), seguida por CI/LABA (1,07) e LAMA/LABA (1,21) [1].',
      'Esquemas com corticoide inalado tiveram mais pneumonia [1].',
    ],
    [
      [
        'direction',
        'A associação LAMA/LABA resultou em menos exacerbações anuais do que a terapia tripla [1].',
      ],
    ],
  ],
  [
    '"Aspirin in healthy older people ‖ All-cause mortality was higher with aspirin than placebo (12.7 vs 11.1 events per 1000 person-years; HR 1.14; 95% CI 1.01-1.29). Major haemorrhage was also increased (HR 1.38)."',
    [
      'Idosos saudáveis em uso de AAS morreram mais (12,7 contra 11,1 por 1.000 pessoas-ano) e sangraram mais [1].',
    ],
    [
      ['direction', 'O AAS em idosos sadios reduziu a mortalidade geral em relação ao placebo [1].'],
      ['unit', 'A mortalidade foi de 12,7 por 100 pessoas-ano com AAS [1].'],
    ],
  ],
  [
    '"Nasal high-dose esketamine versus quetiapine in treatment-resistant depression ‖ Remission at week 8 was achieved in 27.1% of esketamine-treated patients and 17.6% of quetiapine-treated patients. Discontinuation due to adverse events was lower with esketamine (4.2% vs 11.0%)."',
    [
      'A escetamina nasal levou mais pacientes à remissão na semana 8 que a quetiapina e foi menos abandonada por eventos adversos [1].',
    ],
    [['direction', 'Suspensões por evento adverso ocorreram mais com escetamina que com quetiapina [1].']],
  ],
  [
    '"Cabotegravir injections versus daily oral PrEP ‖ HIV incidence was 0.20 per 100 person-years with cabotegravir and 1.85 per 100 person-years with oral PrEP (HR 0.12; 95% CI 0.05-0.31)."',
    [
      'O cabotegravir injetável foi superior à PrEP oral diária, com redução de 88% na incidência de HIV [1].',
      'Incidência por 100 pessoas-ano: 1,85 (PrEP oral) e 0,20 (cabotegravir) [1].',
    ],
    [['direction', 'A PrEP oral diária protegeu mais contra o HIV que o cabotegravir de longa ação [1].']],
  ],
  [
    '"Radiotherapy omission in older women with early breast cancer ‖ Local recurrence at 10 years was 9.5% without radiotherapy and 0.9% with radiotherapy. Ten-year overall survival was 80.8% and 80.7%, respectively."',
    [
      'Omitir a radioterapia aumentou a recidiva local em dez anos (9,5% ante 0,9%), sem prejuízo da sobrevida global [1].',
      'A sobrevida global em 10 anos foi praticamente a mesma com e sem irradiação [1].',
    ],
    [['direction', 'A recidiva local foi de 9,5% com radioterapia e 0,9% sem ela [1].']],
  ],
  [
    '"Probiotics for prevention of necrotizing enterocolitis: meta-analysis ‖ Multi-strain probiotics reduced necrotizing enterocolitis stage II or higher (RR 0.54; 95% CI 0.45-0.65; 38 trials) and all-cause mortality (RR 0.77). No effect was seen on late-onset sepsis in infants below 1000 g."',
    [
      'Probióticos multicepas quase reduziram à metade a enterocolite necrosante grau II ou maior (RR 0,54) [1].',
      'Em menores de 1.000 g, não se viu efeito sobre a sepse tardia [1].',
    ],
    [['direction', 'A metanálise associou os probióticos a maior mortalidade por todas as causas [1].']],
  ],
  [
    '"Package insert: Torvexil extended-release ‖ Torvexil increases plasma concentrations of simvastatin; do not exceed simvastatin 20 mg daily. Hepatic function should be monitored every 3 months."',
    [
      'Quem associa torvexil deve limitar a sinvastatina a 20 mg/dia, pois sua concentração plasmática se eleva [1].',
      'Monitore a função hepática trimestralmente durante o uso [1].',
    ],
    [['direction', 'O torvexil diminui os níveis plasmáticos de sinvastatina [1].']],
  ],
  [
    '"Adjuvant pemlorizumab in resected melanoma ‖ Recurrence-free survival at 3 years was 63.7% with pemlorizumab and 44.1% with placebo (HR 0.56; 95% CI 0.47-0.68). Grade 3 or higher treatment-related events occurred in 14.7% and 3.4%."',
    [
      'A sobrevida livre de recidiva em três anos atingiu 63,7% com o anticorpo adjuvante, versus 44,1% no placebo [1].',
      'O tratamento adjuvante trouxe mais toxicidade grau 3 ou superior (14,7% vs 3,4%) [1].',
    ],
    [['bounds', 'Para recidiva ou morte, obteve-se HR 0,56 (IC 95% 0,47–0,86) [1].']],
  ],
  [
    '"Early tracheostomy in patients with severe stroke ‖ Survival without severe disability at 6 months was 43.5% with early tracheostomy and 47.1% with standard approach (adjusted OR 0.93; P=0.68)."',
    [
      'Antecipar a traqueostomia no AVC grave não elevou a sobrevida sem incapacidade grave em seis meses [1].',
      'A proporção de sobreviventes sem incapacidade grave foi de 43,5% com traqueostomia precoce e 47,1% na abordagem padrão [1].',
    ],
    [],
  ],
  [
    '"Dietary sodium substitution and stroke in rural villages ‖ Stroke rate was lower with the salt substitute than with regular salt (29.14 vs 33.65 events per 1000 person-years; rate ratio 0.86; 95% CI 0.77-0.96). Serious hyperkalaemia was not increased."',
    ['Trocar o sal comum pelo substituto reduziu em 14% a taxa de AVC, sem elevar a hipercalemia grave [1].'],
    [
      [
        'direction',
        'A taxa de AVC foi maior entre os usuários do substituto de sal do que entre os do sal comum [1].',
      ],
      ['negation', 'O substituto do sal aumentou a hipercalemia grave [1].'],
    ],
  ],
  [
    '"Observation versus aspiration for primary spontaneous pneumothorax ‖ Re-expansion within 8 weeks occurred in 94.4% with conservative management and 98.5% with intervention. Recurrence within 12 months was 8.8% and 16.8%, respectively."',
    [
      'A recorrência em um ano foi mais baixa na conduta conservadora (8,8%) do que na intervencionista (16,8%) [1].',
      'Em oito semanas, o pulmão reexpandiu em 94,4% dos manejados de forma conservadora [1].',
    ],
    [['direction', 'Pneumotórax drenados recidivaram menos em 12 meses que os apenas observados [1].']],
  ],
  [
    '"Baricitol in alopecia areata ‖ A SALT score of 20 or less at week 36 was reached by 38.8% with 4 mg, 22.8% with 2 mg and 6.2% with placebo. Acne and elevated creatine kinase were more common with active treatment."',
    ['A resposta capilar foi dose-dependente: 38,8% com 4 mg, 22,8% com 2 mg, 6,2% com placebo [1].'],
    [['direction', 'A dose de 2 mg mostrou taxa de resposta superior à de 4 mg [1].']],
  ],
  [
    '"Perioperative dexamethasone and surgical-site infection ‖ Surgical-site infection within 30 days occurred in 8.1% of patients receiving dexamethasone 8 mg and 9.1% of those receiving placebo, meeting the noninferiority margin of 2.0 percentage points."',
    [
      'Na dose de 8 mg, a dexametasona foi não inferior ao placebo quanto à infecção de sítio cirúrgico em 30 dias [1].',
    ],
    [],
  ],
  [
    '"Prone positioning in awake patients with acute hypoxaemic failure: meta-analysis ‖ Awake prone positioning reduced the need for intubation (RR 0.84; 95% CI 0.72-0.97) but had no significant effect on mortality (RR 1.00; 0.70-1.44)."',
    [
      'A prona em pacientes acordados poupa intubações, sem efeito demonstrável na mortalidade [1].',
      'Quanto à intubação, o RR foi de 0,84 (IC 95% de 0,72 a 0,97) [1].',
    ],
    [],
  ],
  [
    '"Management of asymptomatic bacteriuria: practice guideline ‖ Screening for and treating asymptomatic bacteriuria is recommended in pregnant women. It is not recommended in patients with an indwelling catheter or in persons with diabetes."',
    [
      'Bacteriúria assintomática deve ser pesquisada e tratada na gestante, mas não no diabético nem em quem usa sonda vesical [1].',
    ],
    [],
  ],
  [
    '"Fexamivir in outpatients with influenza ‖ Median time to alleviation of symptoms was 53.7 hours with fexamivir and 80.2 hours with placebo. Transmission to household contacts was lower with fexamivir (9.5% vs 13.4%)."',
    [
      'Os sintomas gripais cederam cerca de 26 horas antes com fexamivir (mediana de 53,7 h ante 80,2 h) [1].',
      'Contatos domiciliares foram menos infectados quando o caso índice recebeu fexamivir [1].',
    ],
    [['unit', 'O alívio dos sintomas levou, em mediana, 53,7 dias com fexamivir [1].']],
  ],
  [
    '"Strength training in frail older adults with sarcopenia ‖ Mobility disability occurred in 46.8% of the multicomponent intervention group and 52.7% of controls (HR 0.78; 95% CI 0.67-0.92). Grip strength improved by 0.9 kg more in women than in controls."',
    [
      'O programa multicomponente diminuiu em 22% o risco de incapacidade de mobilidade em idosos com sarcopenia [1].',
    ],
    [
      [
        'direction',
        'A incapacidade de mobilidade foi mais frequente entre os idosos submetidos à intervenção multicomponente [1].',
      ],
    ],
  ],
  [
    '"Retinopathy of prematurity: ranibetazumab versus laser ‖ Treatment success at 24 weeks was 80% with ranibetazumab 0.2 mg and 66% with laser. High myopia at 2 years was less common after the injection (5% vs 20%)."',
    [
      'Alta miopia aos dois anos: 20% após laser e 5% após injeção intravítrea [1].',
      'A injeção de 0,2 mg teve sucesso em 80% dos prematuros, contra 66% com laser [1].',
    ],
    [['direction', 'O laser deixou menos crianças com alta miopia do que a terapia antiangiogênica [1].']],
  ],
  [
    '"Hydroxyurea for children with sickle cell anaemia in sub-Saharan Africa ‖ After hydroxyurea initiation, the rate of vaso-occlusive pain fell from 98.3 to 44.6 events per 100 patient-years, and malaria infections also declined (46.9 to 22.9)."',
    [
      'Iniciada a hidroxiureia, as crises álgicas por 100 pacientes-ano passaram de 98,3 a 44,6 [1].',
      'Observou-se ainda queda nas infecções por malária com a hidroxiureia [1].',
    ],
    [],
  ],
  [
    '"Tonsillectomy versus watchful waiting in adults with recurrent tonsillitis ‖ Sore-throat days over 24 months were fewer after tonsillectomy (median 23 vs 30; incidence rate ratio 0.53; 95% CI 0.43-0.65). Postoperative bleeding occurred in 19%."',
    [
      'Adultos operados tiveram menos dias de dor de garganta em dois anos (mediana 23 versus 30) [1].',
      'O sangramento pós-operatório acometeu 19% dos tonsilectomizados, dado a discutir antes da cirurgia [1].',
    ],
    [['digit', 'A mediana foi de 28 dias de dor de garganta após a tonsilectomia [1].']],
  ],
  [
    '"Cardiac resynchronisation and QRS duration ‖ Benefit on mortality was present with QRS of 150 ms or longer (HR 0.66; 95% CI 0.52-0.84) and absent with QRS of 120 to 149 ms (HR 0.97; 0.75-1.25)."',
    [
      'Somente o subgrupo com QRS ≥ 150 ms ganhou sobrevida com a ressincronização (HR 0,66) [1].',
      'Não houve benefício em mortalidade na faixa de QRS entre 120 e 149 ms [1].',
    ],
    [],
  ],
  [
    '"Regional versus general anaesthesia for hip fracture ‖ Delirium within 7 days: 6.2% regional, 5.1% general (P=0.57). Thirty-day mortality was 1.7% and 0.9%, respectively (P=0.29)."',
    [
      'A técnica anestésica, regional ou geral, não influiu de modo significativo no delirium em 7 dias nem na mortalidade em 30 dias [1].',
      'Ocorreu delirium em 6,2% dos pacientes sob anestesia regional e em 5,1% dos sob geral [1].',
    ],
    [],
  ],
];

export const severalArms: HandCase[] = casesOf(groups);
