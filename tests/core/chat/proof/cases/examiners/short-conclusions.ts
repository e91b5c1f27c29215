import { type CaseGroup, casesOf, type HandCase } from '../../case.ts';

/** One to three sentences of a conclusion; half of the cases are over the corpus. */
const groups: CaseGroup[] = [
  [
    '"A Randomized Trial of Intensive versus Standard Blood-Pressure Control ‖ SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)"',
    [
      'Buscar pressão sistólica abaixo de 120 mmHg, em vez de abaixo de 140 mmHg, diminuiu em 25% o desfecho composto primário (HR 0,75; IC 95% 0,64–0,89) [1].',
      'O alvo intensivo poupou vidas: a mortalidade por todas as causas caiu 27% [1].',
    ],
    [
      [
        'direction',
        'O controle pressórico intensivo elevou a mortalidade geral em comparação com o alvo habitual [1].',
      ],
      ['negation', 'A meta sistólica <120 mmHg não reduziu o desfecho primário frente à meta <140 mmHg [1].'],
    ],
  ],
  [
    '"Major Outcomes in High-Risk Hypertensive Patients Randomized to Angiotensin-Converting Enzyme Inhibitor or Calcium Channel Blocker vs Diuretic: The Antihypertensive and Lipid-Lowering Treatment to Prevent Heart Attack Trial (ALLHAT) ‖ n=33,357: no difference in fatal CHD or nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril)"',
    [
      'Clortalidona, anlodipino e lisinopril equivaleram-se na prevenção de doença coronariana fatal ou infarto não fatal, com taxas em 6 anos de 11,5%, 11,3% e 11,4%, respectivamente [1].',
    ],
    [
      [
        'direction',
        'O anlodipino mostrou-se superior à clortalidona em evitar doença coronariana fatal ou infarto não fatal [1].',
      ],
      [
        'negation',
        'Houve diferença entre o diurético, o bloqueador de canal de cálcio e o IECA quanto a DAC fatal ou infarto não fatal [1].',
      ],
      [
        'digit',
        'Em 6 anos, DAC fatal ou infarto não fatal ocorreu em 15,1% dos pacientes tratados com clortalidona [1].',
      ],
    ],
  ],
  [
    '"Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure ‖ n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)"',
    [
      'Trocar o enalapril pela inibição da angiotensina-neprilisina derrubou o risco de morte cardiovascular ou internação por IC (21,8% vs. 26,5%) [1].',
      'Sob enalapril, mais pacientes morreram de causa cardiovascular ou foram internados por IC do que sob inibição angiotensina-neprilisina [1].',
    ],
    [
      [
        'direction',
        'O enalapril saiu-se melhor que a inibição da neprilisina em evitar morte cardiovascular ou hospitalização por IC [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction ‖ n=4,744: worsening HF or CV death 16.3% vs 21.2%, HR 0.74 (0.65-0.85)"',
    [
      '- **ICFER:** a dapagliflozina protegeu contra piora da insuficiência cardíaca ou óbito cardiovascular (16,3% contra 21,2%) [1].',
    ],
    [
      [
        'direction',
        '- **Dapagliflozina na ICFER:** mais piora da insuficiência cardíaca ou morte cardiovascular do que no grupo controle [1].',
      ],
      [
        'digit',
        'Na IC com fração de ejeção reduzida, a dapagliflozina baixou o risco de piora da IC ou morte CV (HR 0,47; 0,65–0,85) [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Heart Failure with a Preserved Ejection Fraction ‖ n=5,988: CV death or HF hospitalisation 13.8% vs 17.1%, HR 0.79 (0.69-0.90)"',
    [
      'Mesmo com fração de ejeção preservada houve benefício da empagliflozina: 13,8% contra 17,1% de morte CV ou internação por IC [1].',
    ],
    [
      [
        'negation',
        'Na ICFEP, a empagliflozina não trouxe ganho sobre o composto de morte cardiovascular ou internação por insuficiência cardíaca [1].',
      ],
      [
        'direction',
        'A empagliflozina agravou o risco de morte CV ou hospitalização por IC em quem tem fração de ejeção preservada [1].',
      ],
    ],
  ],
  [
    '"The Effect of Spironolactone on Morbidity and Mortality in Patients with Severe Heart Failure ‖ n=1,663: death 35% vs 46%, RR 0.70 (0.60-0.82)"',
    [
      'Na IC grave, a espironolactona salvou vidas, com risco de morte cerca de 30% menor (RR 0,70) [1].',
      'Cerca de um terço (35%) dos pacientes com IC grave que tomaram espironolactona morreu, contra quase metade (46%) do outro grupo [1].',
    ],
    [
      [
        'direction',
        'Na insuficiência cardíaca grave, morreu-se mais com espironolactona do que sem ela [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes ‖ n=7,020: 3-point MACE 10.5% vs 12.1%, HR 0.86 (0.74-0.99); CV death 3.7% vs 5.9%, HR 0.62 (0.49-0.77)"',
    [
      'A empagliflozina baixou a mortalidade cardiovascular no diabetes tipo 2 de 5,9% para 3,7% [1].',
      '- **MACE de 3 pontos:** 14% a menos com a empagliflozina (HR 0,86; 0,74–0,99) [1].',
    ],
    [
      [
        'direction',
        'Pacientes com DM2 que receberam empagliflozina tiveram mais mortes cardiovasculares que os do comparador [1].',
      ],
      [
        'negation',
        'A empagliflozina não diminuiu a morte cardiovascular em pessoas com diabetes tipo 2 [1].',
      ],
    ],
  ],
  [
    '"Liraglutide and Cardiovascular Outcomes in Type 2 Diabetes ‖ n=9,340: MACE 13.0% vs 14.9%, HR 0.87 (0.78-0.97); CV death HR 0.78 (0.66-0.93)"',
    [
      'No DM2, a liraglutida mostrou-se cardioprotetora, com menos MACE (13,0% vs. 14,9%) e menos óbitos cardiovasculares [1].',
    ],
    [
      [
        'direction',
        'O uso de liraglutida acompanhou-se de excesso de eventos cardiovasculares maiores no diabetes tipo 2 [1].',
      ],
      ['digit', 'Para MACE, a liraglutida teve HR de 0,68 (0,78–0,97) [1].'],
    ],
  ],
  [
    '"Intensive blood-glucose control with sulphonylureas or insulin compared with conventional treatment and risk of complications in patients with type 2 diabetes (UKPDS 33) ‖ n=3,867: HbA1c 7.0% vs 7.9%; any diabetes-related endpoint RR 0.88 (0.79-0.99); microvascular RR 0.75; myocardial infarction RR 0.84, p=0.052"',
    [
      'O controle glicêmico intensivo reduziu em 12% o risco de qualquer desfecho relacionado ao diabetes [1].',
      'Quanto ao infarto do miocárdio, a queda vista com o tratamento intensivo não alcançou significância (RR 0,84; p = 0,052) [1].',
    ],
    [
      [
        'direction',
        'O tratamento intensivo com sulfonilureia ou insulina aumentou as complicações microvasculares em relação ao convencional [1].',
      ],
      ['direction', 'A HbA1c ficou mais alta no grupo intensivo que no convencional [1].'],
    ],
  ],
  [
    '"Canagliflozin and Renal Outcomes in Type 2 Diabetes and Nephropathy ‖ n=4,401: ESKD, doubled creatinine, renal or CV death HR 0.70 (0.59-0.82)"',
    [
      'Na nefropatia do diabetes tipo 2, a canagliflozina foi nefroprotetora, com redução relativa de 30% do composto de DRC terminal, duplicação da creatinina e morte renal ou cardiovascular [1].',
    ],
    [
      [
        'direction',
        'A canagliflozina acelerou a evolução para doença renal terminal, duplicação da creatinina ou morte renal/CV [1].',
      ],
      [
        'negation',
        'A canagliflozina não protegeu os rins de pacientes com diabetes tipo 2 e nefropatia [1].',
      ],
    ],
  ],
  [
    '"Dapagliflozin in Patients with Chronic Kidney Disease ‖ n=4,304: eGFR fall >=50%, ESKD, renal or CV death 9.2% vs 14.5%, HR 0.61 (0.51-0.72)"',
    [
      'O desfecho renal ou cardiovascular composto ocorreu em 14,5% dos controles e em apenas 9,2% de quem tomou dapagliflozina [1].',
    ],
    [
      ['direction', 'Houve piora do desfecho composto renal com a dapagliflozina na DRC [1].'],
      [
        'comparator',
        'O composto incluía queda da TFGe inferior a 50%, DRC terminal e morte renal ou cardiovascular [1].',
      ],
    ],
  ],
  [
    '"Empagliflozin in Patients with Chronic Kidney Disease ‖ n=6,609: kidney disease progression or CV death 13.1% vs 16.9%, HR 0.72 (0.64-0.82)"',
    [
      'Progressão renal ou óbito CV: 13,1% no braço empagliflozina ante 16,9% no outro, diferença a favor do iSGLT2 [1].',
      'Em portadores de DRC, a empagliflozina freou a progressão da doença renal ou a morte CV (redução relativa de 28%) [1].',
    ],
    [
      [
        'direction',
        'Progressão da doença renal ou morte cardiovascular foi mais frequente no braço empagliflozina do que no comparador [1].',
      ],
    ],
  ],
  [
    '"Effect of Finerenone on Chronic Kidney Disease Outcomes in Type 2 Diabetes ‖ n=5,674 analysed: kidney failure, eGFR fall >=40% or renal death 17.8% vs 21.1%, HR 0.82 (0.73-0.93)"',
    [
      'A finerenona retardou a perda de função renal no DM2 com DRC: falência renal, queda da TFGe ≥40% ou morte renal em 17,8% vs. 21,1% [1].',
    ],
    [
      [
        'negation',
        'A finerenona não modificou o risco de falência renal, queda da TFGe ≥40% ou morte renal [1].',
      ],
      ['direction', 'Com finerenona, os desfechos renais do diabético com DRC foram piores [1].'],
    ],
  ],
  [
    '"Effects of Semaglutide on Chronic Kidney Disease in Patients with Type 2 Diabetes ‖ n=3,533: major kidney events 5.8 vs 7.5 per 100 patient-years, HR 0.76 (0.66-0.88)"',
    ['- **Eventos renais maiores:** 24% menos com semaglutida (5,8 contra 7,5 por 100 pacientes-ano) [1].'],
    [
      [
        'direction',
        'A semaglutida fez subir a taxa de eventos renais maiores nos diabéticos tipo 2 com DRC [1].',
      ],
      ['unit', 'A taxa de eventos renais maiores com semaglutida foi de 5,8 por 1.000 pacientes-ano [1].'],
    ],
  ],
  [
    '"Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes ‖ n=17,604: MACE 6.5% vs 8.0%, HR 0.80 (0.72-0.90)"',
    [
      'Em pessoas com obesidade e sem diabetes, a semaglutida cortou em um quinto os eventos cardiovasculares maiores (HR 0,80) [1].',
      'Não ter diabetes não impediu o benefício: com semaglutida, a incidência de MACE foi mais baixa (6,5% vs. 8,0%) [1].',
    ],
    [
      ['direction', 'Na obesidade sem diabetes, MACE ficou mais comum com a semaglutida [1].'],
      [
        'negation',
        'Em obesos não diabéticos, a semaglutida não reduziu os eventos cardiovasculares maiores [1].',
      ],
    ],
  ],
  [
    '"Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes ‖ n=1,879, 40 weeks: HbA1c -2.01/-2.24/-2.30 points (5/10/15 mg) vs -1.86 (semaglutide 1 mg)"',
    [
      'A tirzepatida 15 mg derrubou a HbA1c em 2,30 pontos em 40 semanas, mais que o 1,86 ponto da semaglutida 1 mg [1].',
      'Mesmo a menor dose de tirzepatida (5 mg) superou a semaglutida 1 mg na redução da HbA1c [1].',
    ],
    [['direction', 'A semaglutida 1 mg baixou mais a HbA1c do que a tirzepatida, em qualquer dose [1].']],
  ],
  [
    '"Rosuvastatin to Prevent Vascular Events in Men and Women with Elevated C-Reactive Protein ‖ n=17,802: 0.77 vs 1.36 events per 100 person-years, HR 0.56 (0.46-0.69)"',
    [
      'Em pessoas com PCR elevada, a rosuvastatina cortou quase pela metade os eventos vasculares (HR 0,56) [1].',
    ],
    [
      [
        'direction',
        'O risco de eventos vasculares subiu com a rosuvastatina em indivíduos com PCR alta [1].',
      ],
      [
        'negation',
        'A rosuvastatina não preveniu eventos vasculares em homens e mulheres com proteína C reativa elevada [1].',
      ],
    ],
  ],
  [
    '"Evolocumab and Clinical Outcomes in Patients with Cardiovascular Disease ‖ n=27,564: primary composite 9.8% vs 11.3%, HR 0.85 (0.79-0.92)"',
    [
      'O evolocumabe trouxe o composto primário de 11,3% para 9,8% em portadores de doença cardiovascular [1].',
      'Menor ocorrência do desfecho primário foi obtida com evolocumabe (redução relativa de 15%) [1].',
    ],
    [
      [
        'direction',
        'Quem recebeu evolocumabe apresentou mais eventos do desfecho primário que os controles [1].',
      ],
    ],
  ],
  [
    '"Dabigatran versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,113: dabigatran 150 mg stroke or systemic embolism 1.11 vs 1.69 %/year, RR 0.66 (0.53-0.82)"',
    [
      'Na fibrilação atrial, dabigatrana 150 mg protegeu melhor que a varfarina contra AVC e embolia sistêmica (1,11% vs. 1,69% ao ano) [1].',
      'Usuários de varfarina sofreram mais AVC ou embolia sistêmica que usuários de dabigatrana 150 mg [1].',
    ],
    [['direction', 'A varfarina superou a dabigatrana 150 mg na prevenção de AVC ou embolia sistêmica [1].']],
  ],
  [
    '"Apixaban versus Warfarin in Patients with Atrial Fibrillation ‖ n=18,201: stroke or systemic embolism HR 0.79 (0.66-0.95); major bleeding HR 0.69 (0.60-0.80); death HR 0.89 (0.80-0.998)"',
    [
      '- **Sangramento maior:** menos frequente com apixabana que com varfarina (HR 0,69) [1].',
      'Em comparação com a varfarina, o apixabano também poupou vidas (HR para morte 0,89; 0,80–0,998) [1].',
    ],
    [
      ['direction', '- **Sangramento:** o apixabano causou mais sangramento maior que a varfarina [1].'],
      ['direction', 'A mortalidade foi menor com varfarina do que com apixabana na fibrilação atrial [1].'],
      ['negation', 'A apixabana não reduziu AVC ou embolia sistêmica em relação à varfarina [1].'],
    ],
  ],
  [
    '"Ticagrelor versus Clopidogrel in Patients with Acute Coronary Syndromes ‖ n=18,624: vascular death, MI or stroke 9.8% vs 11.7% at 12 months, HR 0.84 (0.77-0.92)"',
    [
      'Na SCA, o ticagrelor saiu-se melhor que o clopidogrel: em 12 meses, 9,8% contra 11,7% de morte vascular, IAM ou AVC [1].',
      'O risco de morte vascular, IAM ou AVC foi maior nos tratados com clopidogrel que nos tratados com ticagrelor [1].',
    ],
    [
      [
        'direction',
        'O clopidogrel foi mais eficaz que o ticagrelor em prevenir morte vascular, infarto ou AVC na síndrome coronariana aguda [1].',
      ],
    ],
  ],
  [
    '"Randomised trial of intravenous streptokinase, oral aspirin, both, or neither among 17 187 cases of suspected acute myocardial infarction: ISIS-2 ‖ 5-week vascular death: aspirin 9.4% vs 11.8% (23%), streptokinase 9.2% vs 12.0% (25%), both 8.0% vs 13.2% (42%); the percentages are odds reductions"',
    [
      'Somadas, aspirina e estreptoquinase reduziram em 42% a chance de morte vascular em 5 semanas (8,0% vs. 13,2%) [1].',
      'A combinação de AAS com estreptoquinase rendeu a menor mortalidade vascular em cinco semanas, inferior à de cada droga isolada [1].',
    ],
    [
      [
        'direction',
        'No infarto agudo suspeito, a aspirina oral fez crescer a mortalidade vascular em 5 semanas [1].',
      ],
      ['negation', 'A estreptoquinase intravenosa não diminuiu a morte vascular em cinco semanas [1].'],
    ],
  ],
  [
    '"Tissue Plasminogen Activator for Acute Ischemic Stroke ‖ n=624, within 3 h: part 2 global OR for favourable 3-month outcome 1.7 (1.2-2.6); symptomatic ICH 6.4% vs 0.6%; 90-day death 17% vs 21%, p=0.30"',
    [
      'O rt-PA administrado até 3 h do AVC isquêmico melhorou o desfecho aos 3 meses (OR 1,7; 1,2–2,6), mas ao custo de mais hemorragia intracraniana sintomática (6,4% vs. 0,6%) [1].',
      'A mortalidade em 90 dias não diferiu significativamente com o trombolítico (17% vs. 21%; p = 0,30) [1].',
    ],
    [
      [
        'direction',
        'A hemorragia intracraniana sintomática foi menos frequente com rt-PA que no grupo controle [1].',
      ],
      [
        'negation',
        'O ativador do plasminogênio tecidual não melhorou a chance de desfecho favorável em 3 meses [1].',
      ],
    ],
  ],
  [
    '"Tranexamic acid for hyperacute primary IntraCerebral Haemorrhage (TICH-2): an international randomised, placebo-controlled, phase 3 superiority trial ‖ n=2,325: day-90 mRS adjusted OR 0.88 (0.76-1.03), p=0.11 (neutral)"',
    [
      'Na hemorragia intracerebral primária hiperaguda, o ácido tranexâmico não melhorou a escala de Rankin no dia 90 (OR ajustado 0,88; p = 0,11) [1].',
      'Resultado neutro: sem ganho funcional aos 90 dias com o antifibrinolítico na hemorragia intracerebral [1].',
    ],
    [
      [
        'negation',
        'O ácido tranexâmico melhorou de forma significativa o mRS aos 90 dias na hemorragia intracerebral [1].',
      ],
    ],
  ],
  [
    '"Effects of tranexamic acid on death, vascular occlusive events, and blood transfusion in trauma patients with significant haemorrhage (CRASH-2): a randomised, placebo-controlled trial ‖ n=20,211: death in hospital 14.5% vs 16.0%, RR 0.91 (0.85-0.97)"',
    [
      'No trauma com hemorragia significativa, o ácido tranexâmico poupou vidas (14,5% vs. 16,0% de óbitos hospitalares) [1].',
      'Óbitos no hospital foram menos numerosos entre os traumatizados que receberam o antifibrinolítico, com RR de 0,91 [1].',
    ],
    [
      [
        'direction',
        'O ácido tranexâmico associou-se a maior mortalidade hospitalar no trauma com sangramento [1].',
      ],
      [
        'negation',
        'O ácido tranexâmico não alterou a mortalidade hospitalar dos traumatizados com hemorragia [1].',
      ],
    ],
  ],
  [
    '"Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN): an international, randomised, double-blind, placebo-controlled trial ‖ n=20,060: death from bleeding 1.5% vs 1.9%, RR 0.81 (0.65-1.00); within 3 h 1.2% vs 1.7%, RR 0.69; the composite primary endpoint was not met"',
    [
      'Dado nas primeiras 3 horas, o ácido tranexâmico diminuiu a morte por sangramento pós-parto (1,2% contra 1,7%) [1].',
      'Apesar de menos mortes por sangramento, o desfecho primário composto não foi atingido [1].',
    ],
    [
      [
        'negation',
        'O ensaio do ácido tranexâmico na hemorragia pós-parto atingiu seu desfecho primário composto [1].',
      ],
      [
        'direction',
        'Na hemorragia pós-parto, a morte por sangramento dentro das 3 primeiras horas foi mais comum com o ácido tranexâmico [1].',
      ],
    ],
  ],
  [
    '"Do women with pre-eclampsia, and their babies, benefit from magnesium sulphate? The Magpie Trial: a randomised placebo-controlled trial ‖ n=10,141: eclampsia 0.8% vs 1.9% (58% fewer); maternal death RR 0.55 (0.26-1.14), not significant"',
    [
      'O sulfato de magnésio evitou mais da metade dos casos de eclâmpsia (58% menos) em mulheres com pré-eclâmpsia [1].',
      'A queda da mortalidade materna com magnésio (RR 0,55; 0,26–1,14) ficou sem significância estatística [1].',
    ],
    [
      [
        'negation',
        'O sulfato de magnésio reduziu significativamente a mortalidade materna na pré-eclâmpsia [1].',
      ],
      ['direction', '- **Pré-eclâmpsia:** o sulfato de magnésio multiplicou os casos de eclâmpsia [1].'],
    ],
  ],
  [
    '"Dexamethasone in Hospitalized Patients with Covid-19 ‖ n=6,425: 28-day death 22.9% vs 25.7%, rate ratio 0.83 (0.75-0.93); ventilated 29.3% vs 41.4%"',
    [
      'Nos pacientes em ventilação mecânica, a mortalidade caiu de 41,4% para 29,3% com dexametasona [1].',
      'Na Covid-19 hospitalar, o corticoide trouxe vantagem de sobrevida em 28 dias (razão de taxas 0,83) [1].',
    ],
    [
      ['direction', 'A dexametasona piorou a sobrevida em 28 dias dos internados com Covid-19 [1].'],
      [
        'digit',
        'No conjunto dos internados com Covid-19, a mortalidade em 28 dias sob dexametasona foi de 12,9% [1].',
      ],
    ],
  ],
  [
    '"Effect of Early Treatment with Ivermectin among Patients with Covid-19 ‖ n=1,358, Brazil: hospitalisation or extended observation 14.7% vs 16.3%, RR 0.90 (0.70-1.16)"',
    [
      'A ivermectina precoce não evitou internação nem observação prolongada na Covid-19 (14,7% vs. 16,3%; RR 0,90; 0,70–1,16) [1].',
      'Não se demonstrou proteção significativa da ivermectina contra hospitalização ou observação estendida na Covid-19 inicial [1].',
    ],
    [
      [
        'negation',
        'No estudo brasileiro, houve redução significativa de hospitalização ou observação prolongada com a ivermectina [1].',
      ],
    ],
  ],
  [
    '"Ventilation with Lower Tidal Volumes as Compared with Traditional Tidal Volumes for Acute Lung Injury and the Acute Respiratory Distress Syndrome ‖ n=861, 6 vs 12 mL/kg: death 31.0% vs 39.8%, p=0.007"',
    [
      'Ventilar com 6 mL/kg em vez de 12 mL/kg salvou vidas na SDRA (31,0% vs. 39,8% de óbitos) [1].',
      'Volumes correntes altos, de 12 mL/kg, mataram mais do que os baixos na lesão pulmonar aguda e na SDRA [1].',
    ],
    [
      [
        'direction',
        'Volumes correntes tradicionais (12 mL/kg) resultaram em menor mortalidade que volumes de 6 mL/kg [1].',
      ],
    ],
  ],
  [
    '"Prone Positioning in Severe Acute Respiratory Distress Syndrome ‖ n=466: 28-day death 16.0% vs 32.8%, p<0.001"',
    ['A posição prona reduziu à metade a mortalidade em 28 dias na SDRA grave [1].'],
    [
      ['direction', 'Pronar pacientes com SDRA grave dobrou a mortalidade em 28 dias [1].'],
      ['negation', 'A posição prona não diminuiu a mortalidade na SDRA grave [1].'],
    ],
  ],
  [
    '"Effect of Lung Recruitment and Titrated Positive End-Expiratory Pressure (PEEP) vs Low PEEP on Mortality in Patients With Acute Respiratory Distress Syndrome: A Randomized Clinical Trial ‖ n=1,010, Brazil-led: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42): harm"',
    [
      'O recrutamento alveolar com PEEP titulada foi deletério: mais mortes em 28 dias (55,3% contra 49,3%) [1].',
      'A PEEP baixa foi mais segura que o recrutamento com PEEP titulada, com menos óbitos aos 28 dias [1].',
    ],
    [
      [
        'direction',
        'A estratégia de recrutamento pulmonar com PEEP titulada diminuiu a mortalidade em 28 dias frente à PEEP baixa [1].',
      ],
      ['negation', 'Na SDRA, o recrutamento com titulação da PEEP não causou dano [1].'],
    ],
  ],
  [
    '"Intensive versus Conventional Glucose Control in Critically Ill Patients ‖ n=6,104: 90-day death 27.5% vs 24.9%, OR 1.14 (1.02-1.28): harm of tight control"',
    [
      'O controle glicêmico estrito em UTI elevou a mortalidade em 90 dias (27,5% vs. 24,9%; OR 1,14) [1].',
      'No doente crítico, a mortalidade em 90 dias foi menor com controle glicêmico convencional do que com o intensivo [1].',
    ],
    [['direction', 'O controle intensivo da glicemia poupou vidas entre os pacientes críticos [1].']],
  ],
  [
    '"Effect of Intravenous Fluid Treatment With a Balanced Solution vs 0.9% Saline Solution on Mortality in Critically Ill Patients: The BaSICS Randomized Clinical Trial ‖ 75 Brazilian ICUs: 90-day death 26.4% vs 27.2%, adjusted HR 0.97 (0.90-1.05)"',
    ['Solução balanceada e salina 0,9% equivaleram-se quanto à mortalidade em 90 dias (26,4% e 27,2%) [1].'],
    [
      ['direction', 'A solução balanceada aumentou a mortalidade em 90 dias em relação à salina 0,9% [1].'],
      [
        'negation',
        'Em UTIs brasileiras, a solução balanceada reduziu significativamente a mortalidade em 90 dias [1].',
      ],
    ],
  ],
  [
    '"Prevention of HIV-1 Infection with Early Antiretroviral Therapy ‖ 1,763 couples: linked transmission 1 vs 27 cases, HR 0.04 (0.01-0.27), 96% fewer"',
    [
      'Iniciar cedo o antirretroviral quase eliminou a transmissão vinculada entre parceiros: 1 caso contra 27 [1].',
    ],
    [
      ['direction', 'A terapia antirretroviral precoce favoreceu a transmissão do HIV dentro do casal [1].'],
      ['digit', 'A TARV precoce cortou em 69% a transmissão vinculada do HIV [1].'],
    ],
  ],
  [
    '"Initiation of Antiretroviral Therapy in Early Asymptomatic HIV Infection ‖ n=4,685: primary endpoint 1.8% vs 4.1%, HR 0.43 (0.30-0.62)"',
    [
      'Começar o antirretroviral já na infecção assintomática reduziu o desfecho primário em mais da metade (HR 0,43) [1].',
    ],
    [
      [
        'direction',
        'Os eventos do desfecho primário aumentaram quando a TARV foi iniciada cedo, na infecção assintomática [1].',
      ],
      [
        'negation',
        'O início precoce da TARV em assintomáticos não trouxe benefício no desfecho primário [1].',
      ],
    ],
  ],
  [
    '"Randomized Trial of Benznidazole for Chronic Chagas’ Cardiomyopathy ‖ n=2,854: primary outcome 27.5% vs 29.1%, HR 0.93 (0.81-1.07), neutral; PCR conversion 66.2% vs 33.5%"',
    [
      'O benznidazol não alterou a evolução clínica da cardiomiopatia chagásica crônica (27,5% vs. 29,1%), embora a conversão da PCR tenha sido maior [1].',
    ],
    [
      ['direction', 'A taxa de conversão da PCR foi menor com o benznidazol que no comparador [1].'],
      [
        'direction',
        'Na cardiomiopatia chagásica crônica, o benznidazol piorou significativamente o desfecho primário [1].',
      ],
    ],
  ],
  [
    '"Live, Attenuated, Tetravalent Butantan–Dengue Vaccine in Children and Adults ‖ n=16,235, Brazil, single dose: 2-year efficacy 79.6% (70.0-86.3); 73.6% in seronegative, 89.2% in seropositive"',
    [
      'Uma única dose da vacina do Butantan teve eficácia de 79,6% contra a dengue em dois anos [1].',
      'A proteção vacinal foi maior em soropositivos (89,2%) que em soronegativos (73,6%) [1].',
    ],
    [['direction', 'A vacina protegeu mais os soronegativos do que os soropositivos [1].']],
  ],
  [
    '"Diretrizes Brasileiras de Hipertensão Arterial – 2020 ‖ hypertension: office BP >=140 and/or 90 mm Hg"',
    [
      'Considera-se hipertenso quem tem PA de consultório a partir de 140 mmHg de sistólica e/ou 90 mmHg de diastólica [1].',
    ],
    [['comparator', 'Define-se hipertensão como PA de consultório abaixo de 140 e/ou 90 mmHg [1].']],
  ],
  [
    '"Diretriz Brasileira de Hipertensão Arterial – 2025 ‖ pre-hypertension 120-139 and/or 80-89 mm Hg; treatment goal <130/80 mm Hg"',
    [
      '- **Meta de tratamento:** PA inferior a 130/80 mmHg [1].',
      'Uma PA de 125/82 mmHg já se enquadra como pré-hipertensão [1].',
    ],
    [['comparator', 'O tratamento deve manter a PA acima de 130/80 mmHg [1].']],
  ],
  [
    '"Diretriz Brasileira de Insuficiência Cardíaca Crônica e Aguda ‖ LVEF <40% reduced, 40-49% mid-range, >=50% preserved; NT-proBNP screening cut-off 125 pg/mL"',
    ['FEVE abaixo de 40% é reduzida, de 40% a 49% é intermediária e de 50% ou mais é preservada [1].'],
    [['unit', 'Para rastreio de IC, o ponto de corte do NT-proBNP é 125 ng/mL [1].']],
  ],
  [
    '"Diretriz da Sociedade Brasileira de Diabetes – Edição 2025 ‖ online chapters; diabetes: fasting glucose >=126 mg/dL or HbA1c >=6.5%, confirmed"',
    [
      'Diagnostica-se diabetes com glicemia de jejum de 126 mg/dL ou mais, ou HbA1c de pelo menos 6,5%, desde que confirmadas [1].',
    ],
    [['unit', 'Glicemia de jejum ≥126 mmol/L, confirmada, faz o diagnóstico de diabetes [1].']],
  ],
  [
    '"KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease ‖ CKD: abnormal structure or function for >=3 months; classify by cause, GFR (G1-G5) and albuminuria (A1-A3)"',
    [
      'A DRC exige alteração estrutural ou funcional dos rins por pelo menos três meses e é classificada por causa, TFG e albuminúria [1].',
      'A classificação da DRC combina causa, categorias de TFG de G1 a G5 e albuminúria de A1 a A3 [1].',
    ],
    [['comparator', 'Alterações renais com duração inferior a 3 meses são as que definem DRC [1].']],
  ],
  [
    '"Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021 ‖ at least 30 mL/kg crystalloid in the first 3 h (weak); MAP target 65 mm Hg"',
    [
      'Na sepse, sugerem-se ao menos 30 mL/kg de cristaloide nas 3 primeiras horas, com alvo de PAM de 65 mmHg [1].',
    ],
    [['digit', 'O alvo de pressão arterial média no choque séptico é de 85 mmHg [1].']],
  ],
  [
    '"Dengue: diagnóstico e manejo clínico: adulto e criança (6ª edição) ‖ groups A to D; group C 10 mL/kg in the first hour, group D 20 mL/kg in up to 20 min; no salicylates or NSAIDs"',
    [
      'Na dengue, contraindicam-se o AAS e outros salicilatos, assim como os AINEs [1].',
      'O grupo C recebe 10 mL/kg na primeira hora, metade do volume por quilo previsto para o grupo D [1].',
    ],
    [
      ['negation', 'Salicilatos e AINEs podem ser prescritos na dengue [1].'],
      ['unit', '- **Grupo D:** expansão com 20 mL/kg em até 20 horas [1].'],
    ],
  ],
  [
    '"Global Initiative for Asthma Strategy 2021: Executive Summary and Rationale for Key Changes ‖ SABA-only treatment is not recommended; ICS-formoterol is the preferred reliever track"',
    [
      'Na asma, desaconselha-se o SABA isolado; a via preferencial usa CI-formoterol como alívio [1].',
      'A GINA não recomenda tratar a asma apenas com broncodilatador de curta ação [1].',
    ],
    [['negation', 'A monoterapia com SABA é recomendada pela GINA [1].']],
  ],
  [
    '"Global Initiative for Chronic Obstructive Lung Disease 2023 Report: GOLD Executive Summary ‖ post-bronchodilator FEV1/FVC <0.7; groups A, B, E replace A-D"',
    [
      'DPOC: relação VEF1/CVF pós-broncodilatador inferior a 0,7, e os grupos A, B e E tomaram o lugar dos antigos A a D [1].',
    ],
    [],
  ],
  [
    '"Early mobilisation after hip fracture surgery in older adults ‖ Early mobilisation within 24 hours was associated with a shorter hospital stay and fewer episodes of delirium. Thirty-day mortality did not differ between groups."',
    [
      'Levantar o idoso nas primeiras 24 horas após a cirurgia do quadril encurtou a internação e poupou episódios de delirium [1].',
    ],
    [['direction', 'A mobilização precoce prolongou a permanência hospitalar após fratura de quadril [1].']],
  ],
  [
    '"Topical corticosteroid versus calcineurin inhibitor for facial eczema ‖ Tacrolimus ointment was more effective than hydrocortisone acetate for facial eczema but caused more application-site burning."',
    [
      'No eczema facial, a hidrocortisona foi menos eficaz que o tacrolimo, embora este arda mais no local [1].',
    ],
    [['direction', 'A hidrocortisona superou o tacrolimo no eczema da face [1].']],
  ],
  [
    '"Amoxicillin for 3 versus 7 days in childhood pneumonia ‖ Three days of oral amoxicillin was noninferior to seven days with regard to treatment failure in children with nonsevere pneumonia."',
    [
      'Três dias de amoxicilina bastam na pneumonia não grave da criança: o curso curto não foi inferior ao de sete dias [1].',
    ],
    [
      [
        'negation',
        'O esquema de três dias de amoxicilina não demonstrou não inferioridade ao de sete dias [1].',
      ],
    ],
  ],
  [
    '"Melatonin for delirium prevention in intensive care ‖ There is no evidence that prophylactic melatonin reduces the incidence of delirium in critically ill adults."',
    ['Falta evidência de que a melatonina profilática previna delirium em adultos na UTI [1].'],
    [
      [
        'negation',
        'Há evidência de que a melatonina profilática reduz a incidência de delirium em pacientes críticos [1].',
      ],
    ],
  ],
  [
    '"Proton-pump inhibitor use and hip fracture ‖ Long-term use of proton-pump inhibitors was associated with an increased risk of hip fracture. The risk increased with the duration of therapy."',
    [
      'O uso prolongado de IBP acompanha-se de mais fraturas de quadril, e quanto maior o tempo de uso, maior o risco [1].',
    ],
    [
      [
        'direction',
        'O risco de fratura de quadril caiu à medida que o tratamento com IBP se prolongava [1].',
      ],
    ],
  ],
  [
    '"Antenatal corticosteroids in late preterm pregnancy ‖ Betamethasone in women at risk for late preterm delivery reduced neonatal respiratory morbidity but increased neonatal hypoglycemia."',
    [
      'A betametasona no pré-termo tardio poupa morbidade respiratória ao neonato, à custa de mais hipoglicemia [1].',
    ],
    [['direction', '- **Hipoglicemia neonatal:** menos frequente após betametasona antenatal [1].']],
  ],
  [
    '"Ultrasound-guided versus landmark central venous catheterisation ‖ Ultrasound guidance decreased arterial puncture and haematoma formation and raised first-attempt success compared with the landmark technique."',
    [
      'Guiar o cateter central por ultrassom derrubou as punções arteriais e elevou o acerto na primeira tentativa [1].',
    ],
    [
      [
        'direction',
        'Houve mais punções arteriais com o ultrassom do que com a técnica por reparos anatômicos [1].',
      ],
    ],
  ],
  [
    '"Arthroscopic partial meniscectomy for degenerative tears ‖ Arthroscopic partial meniscectomy was no better than sham surgery in improving knee symptoms in patients with a degenerative meniscal tear."',
    ['Na lesão meniscal degenerativa, a meniscectomia artroscópica equivaleu à cirurgia simulada [1].'],
    [
      [
        'direction',
        'A meniscectomia artroscópica aliviou mais os sintomas do joelho que a cirurgia simulada [1].',
      ],
    ],
  ],
  [
    '"Lithium and suicide in mood disorders ‖ Lithium was more effective than placebo in preventing suicide in people with mood disorders. Lithium was also associated with fewer deaths from any cause."',
    [
      'O lítio protege contra o suicídio nos transtornos do humor e também se associou a menos mortes por qualquer causa [1].',
    ],
    [
      [
        'direction',
        'Nos transtornos do humor, a mortalidade geral foi maior entre os tratados com lítio [1].',
      ],
    ],
  ],
  [
    '"Routine oxygen in normoxaemic stroke ‖ Prophylactic low-dose oxygen did not reduce death or disability at 3 months in nonhypoxic patients with acute stroke."',
    [
      'No AVC agudo sem hipoxemia, o oxigênio profilático não trouxe ganho em morte ou incapacidade aos três meses [1].',
    ],
    [
      [
        'negation',
        'O oxigênio profilático em baixa dose reduziu morte ou incapacidade em pacientes com AVC sem hipóxia [1].',
      ],
    ],
  ],
  [
    '"Duration of dual antiplatelet therapy after stenting ‖ Prolonged dual antiplatelet therapy lowered the rate of stent thrombosis but was associated with more moderate or severe bleeding."',
    [
      'Estender a dupla antiagregação protegeu contra trombose de stent, mas cobrou seu preço em sangramentos moderados ou graves [1].',
    ],
    [['direction', '- **Sangramento:** a dupla antiagregação prolongada sangrou menos [1].']],
  ],
  [
    '"Vitamin D supplementation and falls ‖ High monthly doses of vitamin D conferred no benefit on lower extremity function and were associated with an increased risk of falls."',
    [
      'Doses mensais altas de vitamina D fizeram os participantes cair mais, sem melhora da função dos membros inferiores [1].',
    ],
    [['direction', 'A vitamina D em alta dose mensal protegeu contra quedas [1].']],
  ],
  [
    '"Screening for celiac disease in type 1 diabetes ‖ Children with type 1 diabetes should be screened for celiac disease at diagnosis, because most cases are asymptomatic."',
    [
      'Toda criança recém-diagnosticada com DM1 merece rastreio de doença celíaca, já que o quadro costuma ser assintomático [1].',
    ],
    [
      [
        'negation',
        'O rastreio de doença celíaca ao diagnóstico não é indicado na criança com diabetes tipo 1 [1].',
      ],
    ],
  ],
  [
    '"Methotrexate in early rheumatoid arthritis ‖ Combination of methotrexate with a tumor necrosis factor inhibitor slowed radiographic progression more than methotrexate alone. Serious infections were similar in the two groups."',
    [
      'Associar anti-TNF ao metotrexato freou mais a progressão radiográfica, sem diferença nas infecções graves [1].',
    ],
    [
      [
        'direction',
        'O metotrexato isolado conteve melhor o dano radiográfico que a combinação com anti-TNF [1].',
      ],
    ],
  ],
  [
    '"Nurse-led titration of heart failure therapy ‖ Nurse-led titration increased the proportion of patients reaching target doses and decreased all-cause hospital admissions."',
    [
      'Com a enfermagem conduzindo a titulação, mais pacientes chegaram à dose-alvo e menos foram internados [1].',
    ],
    [['direction', 'As internações por qualquer causa cresceram com a titulação feita por enfermeiros [1].']],
  ],
  [
    '"Tranexamic acid mouthwash after dental extraction ‖ In anticoagulated patients, tranexamic acid mouthwash for 2 days was as effective as 5 days in preventing postoperative bleeding."',
    [
      'Dois dias de bochecho com ácido tranexâmico equivaleram a cinco na prevenção de sangramento pós-exodontia [1].',
    ],
    [['direction', 'O bochecho por cinco dias foi superior ao de dois dias para evitar sangramento [1].']],
  ],
  [
    '"Intravitreal aflibercept versus laser for diabetic macular edema ‖ Aflibercept produced greater visual acuity gains than laser photocoagulation at one year."',
    ['O laser ganhou menos acuidade visual que o aflibercepte em um ano [1].'],
    [
      [
        'direction',
        '- **Edema macular diabético:** o ganho visual em um ano foi maior com a fotocoagulação a laser que com aflibercepte [1].',
      ],
    ],
  ],
  [
    '"Statins and dementia ‖ Statin use was not associated with incident dementia or cognitive decline in older adults."',
    ['As estatinas não se ligaram a demência nem a perda cognitiva no idoso [1].'],
    [['negation', 'Em idosos, o uso de estatina associou-se a demência incidente [1].']],
  ],
  [
    '"Restrictive versus liberal transfusion in gastrointestinal bleeding ‖ A restrictive transfusion strategy, with a hemoglobin threshold of 7 g per deciliter, significantly improved survival and lowered the rate of further bleeding compared with a liberal strategy."',
    [
      'Na hemorragia digestiva, transfundir só abaixo de 7 g/dL de hemoglobina melhorou a sobrevida e evitou ressangramentos [1].',
    ],
    [
      [
        'direction',
        'A estratégia liberal saiu-se melhor que a restritiva em sobrevida na hemorragia digestiva [1].',
      ],
      ['unit', 'A estratégia restritiva adota limiar de hemoglobina de 7 g/L [1].'],
    ],
  ],
  [
    '"Ketamine versus electroconvulsive therapy for depression ‖ Ketamine was noninferior to electroconvulsive therapy for treatment-resistant major depression without psychosis. Electroconvulsive therapy was associated with more memory impairment."',
    ['A cetamina não ficou atrás da ECT na depressão resistente sem psicose e preservou mais a memória [1].'],
    [['direction', 'O prejuízo de memória foi maior com a cetamina que com a eletroconvulsoterapia [1].']],
  ],
  [
    '"Metformin in gestational diabetes ‖ Compared with insulin, metformin was associated with less maternal weight gain and less neonatal hypoglycemia, but with more preterm births."',
    [
      'Frente à insulina, a metformina na gestante com DMG poupa ganho de peso e hipoglicemia do recém-nascido [1].',
    ],
    [['direction', 'Houve menos partos prematuros com metformina do que com insulina [1].']],
  ],
  [
    '"Corticosteroids for acute bronchiolitis ‖ Glucocorticoids do not reduce hospital admissions or length of stay in infants with acute viral bronchiolitis and should not be used routinely."',
    ['A bronquiolite viral dispensa corticoide de rotina, que não evita internação nem a encurta [1].'],
    [['negation', 'Recomenda-se corticoide de rotina no lactente com bronquiolite viral aguda [1].']],
  ],
  [
    '"Hydroxyurea in children with sickle cell anemia ‖ Hydroxyurea reduced painful crises, transfusions and mortality in children with sickle cell anemia without increasing severe infections or malaria."',
    [
      'Na anemia falciforme pediátrica, a hidroxiureia derrubou crises dolorosas, transfusões e óbitos, sem custo em malária ou infecções graves [1].',
    ],
    [['negation', 'A hidroxiureia fez subir a incidência de malária nas crianças falciformes [1].']],
  ],
  [
    '"Radiotherapy after breast-conserving surgery in older women ‖ Omission of radiotherapy was associated with an increased incidence of local recurrence but had no detrimental effect on overall survival."',
    ['Dispensar a radioterapia custou mais recidivas locais, sem prejuízo da sobrevida global [1].'],
    [['negation', 'A omissão da radioterapia encurtou a sobrevida global [1].']],
  ],
  [
    '"Immediate versus delayed cord clamping in preterm infants ‖ Delayed cord clamping reduced hospital mortality in preterm infants compared with immediate clamping."',
    [
      'Clampear o cordão mais tarde salvou prematuros: a mortalidade hospitalar foi menor do que com o clampeamento imediato [1].',
    ],
    [
      [
        'direction',
        'O clampeamento imediato foi mais protetor que o tardio quanto à mortalidade hospitalar de prematuros [1].',
      ],
    ],
  ],
  [
    '"Adalimumab for hidradenitis suppurativa ‖ Adalimumab resulted in a significantly higher clinical response rate than placebo at week 12. The rate of serious adverse events was similar."',
    [
      'Na 12.ª semana, respondeu ao adalimumabe proporção maior que a do placebo, com segurança comparável [1].',
    ],
    [['unit', 'A resposta clínica ao adalimumabe superou a do placebo no 12.º mês [1].']],
  ],
  [
    '"Gabapentinoids and respiratory depression ‖ Concomitant exposure to gabapentinoids and opioids was associated with an increased risk of opioid-related death. Clinicians should consider avoiding the combination."',
    [
      'Somar gabapentinoide a opioide eleva o risco de morte relacionada a opioides; convém evitar a dupla [1].',
    ],
    [
      [
        'direction',
        'Associar gabapentinoides aos opioides diminuiu a mortalidade relacionada a opioides [1].',
      ],
    ],
  ],
  [
    '"Endovascular versus open repair of abdominal aortic aneurysm ‖ Endovascular repair was associated with lower 30-day mortality than open repair, but the rate of late reintervention was higher."',
    [
      'O reparo aberto do aneurisma teve mortalidade em 30 dias maior que o endovascular, e menos reintervenções tardias [1].',
    ],
    [['direction', '- **Mortalidade em 30 dias:** menor na cirurgia aberta que no reparo endovascular [1].']],
  ],
  [
    '"Cranberry products and recurrent urinary tract infection ‖ Cranberry products reduced the risk of symptomatic urinary tract infection in women with recurrent infections. No benefit was seen in elderly institutionalised adults."',
    [
      'O cranberry previne ITU sintomática em mulheres com infecções de repetição, mas não em idosos institucionalizados [1].',
    ],
    [['negation', 'Idosos institucionalizados também se beneficiaram do cranberry [1].']],
  ],
  [
    '"Inhaled corticosteroids and pneumonia in COPD ‖ Inhaled corticosteroids were associated with an increased risk of pneumonia in patients with COPD, whereas exacerbations decreased."',
    ['No paciente com DPOC, o corticoide inalatório poupa exacerbações, porém favorece pneumonia [1].'],
    [['direction', 'O corticoide inalatório protegeu contra pneumonia os pacientes com DPOC [1].']],
  ],
  [
    '"Lactulose for primary prophylaxis of hepatic encephalopathy ‖ Lactulose was more effective than no treatment for primary prophylaxis of hepatic encephalopathy after acute variceal bleeding."',
    [
      'Após hemorragia varicosa, a lactulose evita a encefalopatia hepática melhor do que a conduta sem tratamento [1].',
    ],
    [
      [
        'negation',
        'A lactulose não foi mais eficaz que nenhum tratamento na profilaxia primária da encefalopatia hepática [1].',
      ],
    ],
  ],
  [
    '"Hypothermia after cardiac arrest ‖ Targeted hypothermia at 33°C did not lead to a lower incidence of death by 6 months than targeted normothermia in patients with coma after out-of-hospital cardiac arrest."',
    [
      'Resfriar a 33 °C não foi melhor que manter normotermia para evitar morte em seis meses após parada extra-hospitalar [1].',
    ],
    [
      ['negation', 'A hipotermia a 33 °C reduziu a mortalidade em seis meses frente à normotermia [1].'],
      ['digit', 'A hipotermia-alvo testada após a parada cardíaca foi de 36 °C [1].'],
    ],
  ],
  [
    '"Probiotics and necrotising enterocolitis ‖ Probiotic supplementation reduced the risk of necrotising enterocolitis in very preterm infants. Late-onset sepsis was not affected."',
    [
      'Em muito prematuros, o probiótico protegeu contra enterocolite necrosante, sem efeito na sepse tardia [1].',
    ],
    [
      [
        'direction',
        'A enterocolite necrosante ocorreu mais nos prematuros suplementados com probiótico [1].',
      ],
    ],
  ],
  [
    '"Bariatric surgery versus medical therapy in type 2 diabetes ‖ Bariatric surgery plus intensive medical therapy was more effective than intensive medical therapy alone in decreasing hyperglycemia at 5 years."',
    [
      'Em cinco anos, a terapia clínica isolada controlou pior a hiperglicemia do que quando somada à cirurgia bariátrica [1].',
    ],
    [],
  ],
  [
    '"Beta-blockers in cocaine-associated chest pain ‖ Beta-blocker use was not associated with an increase in adverse cardiovascular events in patients with cocaine-associated chest pain."',
    [
      'Na dor torácica por cocaína, usar betabloqueador não se traduziu em mais eventos adversos cardiovasculares [1].',
    ],
    [
      [
        'negation',
        'O betabloqueador aumentou os eventos cardiovasculares adversos na dor torácica ligada à cocaína [1].',
      ],
    ],
  ],
  [
    '"Exclusive enteral nutrition in pediatric Crohn disease ‖ Exclusive enteral nutrition was as effective as corticosteroids in inducing remission and achieved better mucosal healing in children with Crohn disease."',
    [
      'No Crohn pediátrico, a nutrição enteral exclusiva empatou com o corticoide na remissão e cicatrizou melhor a mucosa [1].',
    ],
    [
      [
        'direction',
        'O corticoide cicatrizou melhor a mucosa que a nutrição enteral exclusiva no Crohn da criança [1].',
      ],
    ],
  ],
  [
    '"Sugammadex versus neostigmine ‖ Sugammadex reversed rocuronium-induced blockade faster than neostigmine and was associated with fewer postoperative pulmonary complications."',
    [
      'A reversão do rocurônio foi mais lenta com neostigmina, que também teve mais complicações pulmonares que o sugamadex [1].',
    ],
    [['direction', 'O sugamadex demorou mais que a neostigmina para reverter o bloqueio do rocurônio [1].']],
  ],
  [
    '"Electronic cigarettes for smoking cessation ‖ E-cigarettes were more effective for smoking cessation than nicotine-replacement therapy when both were accompanied by behavioral support."',
    [
      'Com apoio comportamental em ambos os braços, a reposição de nicotina fez menos gente parar de fumar que o cigarro eletrônico [1].',
    ],
    [
      [
        'direction',
        'A terapia de reposição de nicotina foi superior ao cigarro eletrônico na cessação do tabagismo [1].',
      ],
    ],
  ],
  [
    '"Antidepressants in pregnancy and cardiac malformations ‖ No substantial increase in the risk of cardiac malformations was attributable to antidepressant use during the first trimester."',
    [
      'Antidepressivos no primeiro trimestre não acarretaram aumento relevante de malformações cardíacas [1].',
    ],
    [
      [
        'negation',
        'O uso de antidepressivo no primeiro trimestre aumentou substancialmente o risco de malformação cardíaca [1].',
      ],
    ],
  ],
  [
    '"Tamsulosin for ureteral stones ‖ Tamsulosin increased passage of large distal ureteral stones (5 to 10 mm) but had no effect on smaller stones."',
    [
      'A tansulosina facilita a eliminação de cálculos ureterais distais de 5 a 10 mm, mas não ajuda nos menores [1].',
    ],
    [['unit', 'A tansulosina favoreceu a passagem de cálculos de 5 a 10 cm no ureter distal [1].']],
  ],
  [
    '"Azithromycin to prevent COPD exacerbations ‖ Daily azithromycin decreased the frequency of exacerbations and improved quality of life but caused hearing decrements in a small percentage of subjects."',
    ['Azitromicina diária: exacerbações mais raras e vida melhor, com perda auditiva em poucos [1].'],
    [['direction', 'A qualidade de vida piorou com a azitromicina diária [1].']],
  ],
  [
    '"Intensive blood pressure lowering in acute intracerebral hemorrhage ‖ Intensive lowering of blood pressure did not result in a significant reduction in the rate of death or severe disability. Renal adverse events were more frequent with intensive treatment."',
    [
      'Na hemorragia intracerebral, baixar a PA intensivamente não poupou mortes nem incapacidade grave e trouxe mais eventos renais [1].',
    ],
    [
      [
        'direction',
        '- **Rim:** os eventos adversos renais foram mais raros no tratamento intensivo da pressão [1].',
      ],
    ],
  ],
  [
    '"Colchicine for recurrent pericarditis ‖ Colchicine added to conventional therapy halved the recurrence rate of pericarditis and was well tolerated."',
    ['A colchicina cortou pela metade as recidivas de pericardite, com boa tolerabilidade [1].'],
    [['direction', 'Somar colchicina ao tratamento habitual dobrou as recorrências de pericardite [1].']],
  ],
  [
    '"Oral versus intravenous antibiotics for bone and joint infection ‖ Oral antibiotic therapy was noninferior to intravenous antibiotic therapy during the first 6 weeks for complex orthopedic infection."',
    [
      'Nas infecções ortopédicas complexas, a via oral pode substituir a venosa nas seis primeiras semanas, por não ser inferior [1].',
    ],
    [
      [
        'direction',
        'O antibiótico oral foi inferior ao intravenoso nas infecções ortopédicas complexas [1].',
      ],
    ],
  ],
  [
    '"Warfarin in patients with mechanical heart valves ‖ Dabigatran in patients with mechanical heart valves was associated with increased rates of thromboembolic and bleeding complications, as compared with warfarin, showing no benefit and an excess risk."',
    [
      'Em prótese valvar mecânica contraindica-se a dabigatrana: tromboembolia e sangramento foram maiores que com varfarina [1].',
    ],
    [
      [
        'direction',
        'Na valva mecânica, a varfarina teve mais tromboembolia e sangramento que a dabigatrana [1].',
      ],
    ],
  ],
  [
    '"Early surgery for infective endocarditis ‖ Early surgery significantly reduced the composite of death and embolic events in patients with infective endocarditis and large vegetations, by decreasing the risk of systemic embolism."',
    ['Operar cedo a endocardite com vegetação grande protege de embolia sistêmica [1].'],
    [['direction', 'A cirurgia precoce na endocardite elevou o risco de embolia sistêmica [1].']],
  ],
  [
    '"Zoledronic acid after hip fracture ‖ An annual infusion of zoledronic acid within 90 days after repair of a hip fracture was associated with a reduction in new clinical fractures and improved survival."',
    ['Infundir ácido zoledrônico uma vez por ano após fratura de quadril poupou novas fraturas e vidas [1].'],
    [
      [
        'direction',
        'A sobrevida foi pior nos que receberam ácido zoledrônico depois da fratura de quadril [1].',
      ],
    ],
  ],
  [
    '"Cesarean versus vaginal delivery for twin pregnancy ‖ Planned cesarean section did not significantly decrease or increase the risk of fetal or neonatal death or serious neonatal morbidity, as compared with planned vaginal delivery."',
    [
      'Na gestação gemelar, a cesárea programada nem protegeu nem prejudicou o neonato em relação ao parto vaginal planejado [1].',
    ],
    [
      [
        'negation',
        'A cesárea planejada reduziu de forma significativa a morte fetal ou neonatal em gêmeos [1].',
      ],
    ],
  ],
  [
    '"Mirabegron versus antimuscarinics for overactive bladder ‖ Mirabegron had similar efficacy to antimuscarinics and was better tolerated, with a lower incidence of dry mouth."',
    ['O antimuscarínico foi menos tolerado que a mirabegrona, com eficácia semelhante e mais boca seca [1].'],
    [['direction', 'Boca seca foi mais comum com mirabegrona do que com antimuscarínicos [1].']],
  ],
  [
    '"Pregabalin for sciatica ‖ Treatment with pregabalin did not significantly reduce the intensity of leg pain associated with sciatica. The incidence of adverse events was significantly higher in the pregabalin group than in the placebo group."',
    [
      'Na ciática, a pregabalina não aliviou a dor na perna e ainda trouxe mais efeitos adversos que o placebo [1].',
    ],
    [['negation', 'A pregabalina reduziu significativamente a dor ciática na perna [1].']],
  ],
  [
    '"Sentinel-node biopsy versus observation in melanoma ‖ Immediate completion lymph-node dissection increased the rate of regional disease control but did not increase melanoma-specific survival."',
    [
      'Esvaziar de imediato os linfonodos melhora o controle regional do melanoma, sem prolongar a sobrevida específica [1].',
    ],
    [
      [
        'negation',
        'A linfadenectomia complementar imediata aumentou a sobrevida específica por melanoma [1].',
      ],
    ],
  ],
  [
    '"Peanut introduction in infants at high risk for allergy ‖ The early introduction of peanuts significantly decreased the frequency of the development of peanut allergy among children at high risk."',
    ['Oferecer amendoim cedo a lactentes de alto risco é protetor contra a alergia [1].'],
    [
      [
        'direction',
        'Introduzir amendoim precocemente tornou a alergia mais frequente nas crianças de alto risco [1].',
      ],
    ],
  ],
  [
    '"Thiazide diuretics for kidney stone recurrence ‖ The incidence of recurrence did not appear to differ substantially among patients receiving hydrochlorothiazide once daily at a dose of 12.5 mg, 25 mg, or 50 mg or placebo once daily."',
    [
      'Hidroclorotiazida em 12,5, 25 ou 50 mg ao dia não se distinguiu do placebo na recorrência de cálculo renal [1].',
    ],
    [],
  ],
  [
    '"Antibiotics versus appendectomy for uncomplicated appendicitis ‖ For appendicitis, antibiotics were noninferior to appendectomy on the basis of a standard health-status measure. Complications were more common in the antibiotics group among those with an appendicolith."',
    ['Havendo apendicolito, complicou mais quem ficou só no antibiótico do que quem foi operado [1].'],
    [
      [
        'direction',
        'Entre os portadores de apendicolito, a apendicectomia trouxe mais complicações que o antibiótico [1].',
      ],
    ],
  ],
  [
    '"Omega-3 fatty acids and atrial fibrillation ‖ Marine omega-3 supplementation was associated with an increased risk of atrial fibrillation. The risk appeared to be greater at doses above 1 g per day."',
    ['Suplementar ômega-3 marinho elevou o risco de fibrilação atrial, sobretudo acima de 1 g/dia [1].'],
    [
      [
        'comparator',
        'O risco de fibrilação atrial pareceu maior com doses de ômega-3 abaixo de 1 g/dia [1].',
      ],
    ],
  ],
  [
    '"Rituximab in membranous nephropathy ‖ Rituximab was noninferior to cyclosporine in inducing remission at 12 months and was superior in maintaining remission up to 24 months."',
    [
      'Manter a remissão até 24 meses foi mais difícil com ciclosporina do que com rituximabe na nefropatia membranosa [1].',
    ],
    [['direction', 'Até 24 meses, a ciclosporina sustentou melhor a remissão que o rituximabe [1].']],
  ],
  [
    '"Levothyroxine for subclinical hypothyroidism in older adults ‖ Levothyroxine provided no apparent benefits in older persons with subclinical hypothyroidism."',
    ['No idoso com hipotireoidismo subclínico, repor levotiroxina não agregou benefício aparente [1].'],
    [['negation', 'A levotiroxina trouxe benefício evidente ao idoso com hipotireoidismo subclínico [1].']],
  ],
  [
    '"Cognitive behavioral therapy for insomnia ‖ Cognitive behavioral therapy for insomnia should be considered the first-line treatment for chronic insomnia in adults. It shortened sleep-onset latency and improved sleep efficiency."',
    [
      'A TCC-I é a primeira escolha na insônia crônica do adulto: encurta a latência e melhora a eficiência do sono [1].',
    ],
    [['direction', 'Com a TCC para insônia, os pacientes demoraram mais para adormecer [1].']],
  ],
  [
    '"Doxycycline versus penicillin for mild leptospirosis ‖ Doxycycline and azithromycin were equally effective for mild leptospirosis; azithromycin was better tolerated."',
    [
      'Na leptospirose leve, doxiciclina e azitromicina equivaleram-se em eficácia, sendo a primeira menos tolerada [1].',
    ],
    [['direction', 'A doxiciclina foi mais bem tolerada que a azitromicina na leptospirose leve [1].']],
  ],
  [
    '"Induction of labor at 39 weeks in low-risk nulliparous women ‖ Induction of labor at 39 weeks did not result in a significantly lower frequency of a composite adverse perinatal outcome, but it did result in a significantly lower frequency of cesarean delivery."',
    [
      'Induzir o parto com 39 semanas na nulípara de baixo risco poupou cesáreas, sem mudar de forma significativa o desfecho perinatal [1].',
    ],
    [['digit', 'A indução do parto foi realizada com 37 semanas em nulíparas de baixo risco [1].']],
  ],
  [
    '"Prehospital plasma in trauma ‖ Prehospital administration of thawed plasma resulted in lower 30-day mortality than standard-care resuscitation in injured patients at risk for hemorrhagic shock."',
    [
      'O plasma dado no pré-hospitalar salvou traumatizados em risco de choque hemorrágico (menos mortes em 30 dias) [1].',
    ],
    [
      [
        'direction',
        'A reanimação padrão resultou em menos óbitos em 30 dias que o plasma pré-hospitalar [1].',
      ],
    ],
  ],
  [
    '"Pneumatic retinopexy versus vitrectomy for retinal detachment ‖ Pneumatic retinopexy offered superior visual acuity and less vertical metamorphopsia than vitrectomy, whereas primary anatomical success was higher with vitrectomy."',
    [
      'A retinopexia pneumática deu melhor acuidade visual, mas a vitrectomia ganha em sucesso anatômico primário [1].',
    ],
    [
      [
        'direction',
        'O sucesso anatômico primário foi maior com a retinopexia pneumática que com a vitrectomia [1].',
      ],
    ],
  ],
  [
    '"Tonsillectomy in children with recurrent throat infection ‖ Tonsillectomy was associated with fewer throat infections in the first postoperative year compared with watchful waiting. Longer-term benefit remains uncertain."',
    [
      'A tonsilectomia diminuiu as infecções de garganta no primeiro ano; a longo prazo, o benefício segue incerto [1].',
    ],
    [
      [
        'direction',
        'No primeiro ano, as crianças operadas das amígdalas tiveram mais infecções de garganta que as apenas observadas [1].',
      ],
    ],
  ],
  [
    '"Clozapine and mortality in schizophrenia ‖ Continuous clozapine treatment was associated with a significantly lower long-term mortality rate compared with other antipsychotics."',
    [
      'Entre os antipsicóticos, a clozapina em uso contínuo destacou-se por mortalidade de longo prazo mais baixa [1].',
    ],
    [
      [
        'direction',
        'A mortalidade de longo prazo na esquizofrenia foi superior com clozapina contínua em relação aos demais antipsicóticos [1].',
      ],
    ],
  ],
  [
    '"Ceftriaxone for bacterial meningitis in children ‖ There were no differences in survival without disability between 5 and 10 days of ceftriaxone in stable children with bacterial meningitis."',
    [
      'Prolongar a ceftriaxona de 5 para 10 dias não trouxe ganho de sobrevida sem incapacidade na meningite bacteriana estável [1].',
    ],
    [['negation', 'A sobrevida sem incapacidade diferiu entre 5 e 10 dias de ceftriaxona [1].']],
  ],
  [
    '"Nirsevimab for prevention of RSV in healthy infants ‖ A single injection of nirsevimab protected healthy term infants from medically attended RSV lower respiratory tract infection. Serious adverse events were not more frequent than with placebo."',
    [
      'Uma só dose de nirsevimabe resguardou lactentes a termo da infecção respiratória baixa por VSR que exige atendimento [1].',
      '- **Segurança:** eventos adversos graves não foram mais numerosos com nirsevimabe que com placebo [1].',
    ],
    [],
  ],
  [
    '"Balanced crystalloids in diabetic ketoacidosis ‖ Time to resolution of ketoacidosis was shorter with balanced crystalloids than with saline."',
    [
      'Os cristaloides balanceados encurtaram o tempo até resolver a cetoacidose [1].',
      'Com salina, a cetoacidose demorou mais a resolver do que com soluções balanceadas [1].',
    ],
    [],
  ],
  [
    '"Allopurinol and progression of chronic kidney disease ‖ Allopurinol did not slow the decline in eGFR as compared with placebo in patients with chronic kidney disease."',
    [
      'O alopurinol falhou em retardar a queda da TFGe na DRC [1].',
      '- **Alopurinol:** nenhum ganho sobre o placebo no ritmo de perda da função renal [1].',
    ],
    [],
  ],
  [
    '"Nonsteroidal anti-inflammatory drugs and heart failure admission ‖ Current use of NSAIDs was associated with an increased risk of hospital admission for heart failure. The magnitude of risk varied between individual NSAIDs and according to dose."',
    [
      'Quem está em uso de AINE interna-se mais por insuficiência cardíaca [1].',
      'O excesso de internações por IC ligado aos AINEs não é uniforme: muda conforme a molécula e a dose [1].',
    ],
    [],
  ],
  [
    '"Watch-and-wait for inguinal hernia ‖ Watchful waiting is an acceptable option for men with minimally symptomatic inguinal hernias. Delaying surgical repair until symptoms increase is safe because acute hernia incarcerations occur rarely."',
    [
      'A hérnia inguinal pouco sintomática do homem dispensa cirurgia imediata, pois o encarceramento agudo é raro [1].',
      'Adiar a correção da hérnia inguinal até que os sintomas piorem é seguro [1].',
    ],
    [],
  ],
  [
    '"Dexamethasone for croup ‖ Dexamethasone reduced return visits and shortened hospital stay in children with croup. No serious adverse effects were reported."',
    [
      'No crupe, a criança tratada com dexametasona volta menos ao serviço e fica menos tempo internada [1].',
      'Não houve relato de efeito adverso grave da dexametasona no crupe [1].',
    ],
    [],
  ],
  [
    '"Direct oral anticoagulants in cancer-associated venous thromboembolism ‖ Oral apixaban was noninferior to subcutaneous dalteparin for the treatment of cancer-associated venous thromboembolism without an increased risk of major bleeding."',
    [
      'No TEV do câncer, a apixabana oral não perdeu para a dalteparina nem causou mais sangramento maior [1].',
      'Apixabana é alternativa não inferior à dalteparina subcutânea no paciente oncológico com TEV [1].',
    ],
    [],
  ],
  [
    '"Physical exercise for depression in older adults ‖ Exercise was associated with a moderate reduction in depressive symptoms. Effects were proportional to the intensity prescribed."',
    [
      'O exercício aliviou moderadamente os sintomas depressivos [1].',
      'Quanto mais intenso o exercício prescrito, maior o alívio dos sintomas depressivos [1].',
    ],
    [],
  ],
  [
    '"Helicobacter pylori eradication and gastric cancer ‖ Eradication of Helicobacter pylori lowered the incidence of gastric cancer in healthy infected individuals and should be considered in high-risk populations."',
    [
      'Erradicar o H. pylori é medida protetora contra câncer gástrico em infectados sadios [1].',
      'Em populações de alto risco, vale considerar a erradicação do H. pylori [1].',
    ],
    [],
  ],
  [
    '"Isotretinoin and depression ‖ Isotretinoin treatment was not associated with an increased risk of depression. Depressive symptoms improved after treatment of acne."',
    [
      'A isotretinoína não elevou o risco de depressão; os sintomas depressivos até melhoraram com o tratamento da acne [1].',
      '- **Humor:** tratar a acne acompanhou-se de melhora dos sintomas depressivos [1].',
    ],
    [],
  ],
];

export const shortConclusions: HandCase[] = casesOf(groups);
