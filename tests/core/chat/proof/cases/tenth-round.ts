import { type CaseGroup, casesOf } from '../case.ts';

const groups: CaseGroup[] = [
  [
    '"Background: Ferric carboxymaltose in heart failure with iron deficiency. Methods: 1,132 patients (n=558 vs n=550 analysed), ferritin <100 ng/mL. Results: Total heart-failure hospitalizations were 217 vs 294 (rate ratio 0.74; 95% CI 0.58–0.94; p=0.013). Cardiovascular death did not differ (14% vs 14%; HR 0.96; 95% CI 0.70–1.32; p=0.81). Serious adverse events occurred in 45% and 51%, respectively."',
    [
      '| Desfecho | Ferro | Placebo |\n|---|---|---|\n| Internações por IC | **217** [1] | **294** [1] |\n| Eventos adversos graves | 45% [1] | 51% [1] |',
      '- **Internações totais por IC:** razão de taxas 0,74 (IC95% 0,58–0,94; p = 0,013) [1]\n- **Morte cardiovascular:** sem diferença (HR 0,96; p = 0,81) [1]',
      'A deficiência de ferro foi definida por ferritina abaixo de 100 ng/mL [1].',
      'A carboximaltose férrica diminuiu as internações por insuficiência cardíaca, mas não a morte cardiovascular [1].',
      'Foram analisados 558 pacientes no grupo do ferro e 550 no placebo [1].',
      'Ferritina inferior a 100 µg/L definia a deficiência [1].',
    ],
    [
      ['digit', 'A razão de taxas de internações foi 0,47 (IC95% 0,58–0,94) [1].'],
      ['digit', '- **Morte cardiovascular:** HR 0,96 (IC95% 0,70–1,23) [1]'],
      ['direction', 'A carboximaltose férrica reduziu a morte cardiovascular [1].'],
      ['direction', 'A carboximaltose férrica aumentou as internações por insuficiência cardíaca [1].'],
      ['comparator', 'A deficiência de ferro foi definida por ferritina acima de 100 ng/mL [1].'],
      ['unit', 'A deficiência de ferro foi definida por ferritina abaixo de 100 g/mL [1].'],
      ['digit', 'Eventos adversos graves ocorreram em 45% e 57% [1].'],
      ['digit', 'A diferença de internações teve p=0,13 [1].'],
      ['bounds', 'A razão de taxas foi 0,74 (IC95% 0,94–0,58) [1].'],
    ],
  ],
  [
    '"Adultos ≥ 60 anos: vacina recombinante contra herpes-zóster em 2 doses, com intervalo de 2 a 6 meses. Eficácia de 97,2% (IC 95%: 93,7–99,0) em pessoas com 50 anos ou mais; em ≥ 70 anos, 91,3%. Dor local em 78% dos vacinados. Não administrar durante a gestação."',
    [
      'A vacina recombinante contra herpes-zóster é aplicada em duas doses, com dois a seis meses de intervalo [1].',
      'A eficácia chega a 97,2% a partir dos 50 anos e a 91,3% a partir dos 70 [1].',
      'Quase quatro em cada cinco vacinados (78%) tiveram dor local [1].',
      'Gestantes não devem receber a vacina [1].',
      'Na gestação, a vacina está contraindicada [1].',
    ],
    [
      ['digit', 'A eficácia foi de 92,7% em pessoas com 50 anos ou mais [1].'],
      ['unit', 'As doses são separadas por 2 a 6 semanas [1].'],
      ['digit', 'A vacina é aplicada em 3 doses [1].'],
      ['negation', 'A vacina pode ser administrada durante a gestação [1].'],
      ['comparator', 'Adultos com menos de 60 anos recebem a vacina [1].'],
      ['digit', 'A eficácia em ≥ 70 anos foi de 93,1% [1].'],
      ['bounds', 'A eficácia foi de 97,2% (IC 95%: 99,0–93,7) [1].'],
    ],
  ],
  [
    '"Table 2. Tirofiban group (n = 463) vs control (n = 487): functional independence 32.3% vs 33.1% (adjusted OR, 0.86 [95% CI, 0.59-1.24]; P = .50); symptomatic intracranial hemorrhage 9.7% vs 6.4%; difference, 3.3% [95% CI, -0.2% to 6.8%]."',
    [
      'A independência funcional não diferiu: 32,3% com tirofibana (n = 463) e 33,1% no controle (n = 487) [1].',
      'A OR ajustada foi de 0,86 (IC 95%, 0,59 a 1,24; P = 0,50) [1].',
      'Hemorragia intracraniana sintomática ocorreu em 9,7% do grupo tirofibana [1].',
      'Não houve melhora da independência funcional com tirofibana [1].',
    ],
    [
      ['direction', 'A tirofibana aumentou a independência funcional (OR 0,86; IC 95% 0,59–1,24) [1].'],
      ['digit', 'O grupo tirofibana teve 436 pacientes (n = 436) [1].'],
      ['arms', 'Hemorragia intracraniana sintomática ocorreu em 6,4% do grupo tirofibana [1].'],
      ['digit', 'A OR ajustada foi de 0,86 (IC 95%, 0,59 a 1,42) [1].'],
      ['decimal', 'O valor de P foi de 0,05 para a independência funcional [1].'],
    ],
  ],
  [
    '"Em idosos com fragilidade, o programa de exercícios de 12 semanas reduziu as quedas em 23% (razão de taxas 0,77; IC 95% 0,71 a 0,83) e melhorou a velocidade da marcha em 0,1 m/s. Não houve aumento de eventos adversos."',
    [
      'Doze semanas de exercício diminuíram em 23% as quedas em idosos frágeis [1].',
      'A velocidade da marcha melhorou 0,1 m/s [1].',
      'Os eventos adversos não aumentaram [1].',
      'As quedas foram menos frequentes com o programa (razão de taxas 0,77) [1].',
      'O programa durou três meses e reduziu as quedas [1].',
    ],
    [
      ['direction', 'O programa de exercícios aumentou as quedas em 23% [1].'],
      ['direction', 'A velocidade da marcha piorou 0,1 m/s [1].'],
      ['direction', 'Houve aumento de eventos adversos [1].'],
      ['digit', 'O programa de 16 semanas reduziu as quedas em 23% [1].'],
      ['digit', 'O programa reduziu as quedas em 32% [1].'],
      ['unit', 'O programa de 12 meses reduziu as quedas em 23% [1].'],
      ['direction', 'O programa de exercícios não alterou as quedas (razão de taxas 0,77) [1].'],
    ],
  ],
  [
    '"Gentamicin 5 mg/kg IV every 24 h plus ampicillin 50 mg/kg IV every 6 h for at least 7 days is recommended for neonatal sepsis; ceftriaxone is contraindicated in neonates receiving calcium-containing solutions."',
    [
      'Na sepse neonatal, recomenda-se gentamicina 5 mg/kg EV a cada 24 horas associada a ampicilina 50 mg/kg de 6/6 h, por no mínimo 7 dias [1].',
      'A ceftriaxona é contraindicada em neonatos que recebem soluções com cálcio [1].',
      'Gentamicina é dada uma vez ao dia, na dose de 5 mg/kg [1].',
      'O tratamento dura pelo menos uma semana [1].',
    ],
    [
      ['digit', 'Recomenda-se ampicilina 50 mg/kg EV de 8/8 h [1].'],
      ['decimal', 'Recomenda-se gentamicina 0,5 mg/kg EV a cada 24 h [1].'],
      ['unit', 'Recomenda-se gentamicina 5 mcg/kg EV a cada 24 h [1].'],
      ['comparator', 'O tratamento dura no máximo 7 dias [1].'],
      ['negation', 'A ceftriaxona é recomendada em neonatos que recebem soluções com cálcio [1].'],
      ['negation', 'Não se recomenda gentamicina com ampicilina na sepse neonatal [1].'],
      ['digit', 'O tratamento dura pelo menos 10 dias [1].'],
    ],
  ],
  [
    '"Between March 2015 and June 2019, 3,510 women aged 18–45 years were enrolled in 14 countries. Live birth rate was 48.6% with frozen and 50.2% with fresh embryo transfer (RR 0.97; 95% CI 0.92–1.02; P=0.24). Ovarian hyperstimulation was lower with frozen transfer (0.6% vs 2.0%; P=0.005)."',
    [
      'Foram incluídas 3.510 mulheres de 18 a 45 anos, em 14 países, entre março de 2015 e junho de 2019 [1].',
      'A taxa de nascidos vivos foi de 48,6% com embriões congelados e de 50,2% com embriões a fresco, sem diferença significativa (p = 0,24) [1].',
      'A hiperestimulação ovariana foi menos comum com a transferência de congelados (0,6% contra 2,0%) [1].',
      'Congelar os embriões não aumentou a taxa de nascidos vivos [1].',
    ],
    [
      ['digit', 'Foram incluídas 3.150 mulheres em 14 países [1].'],
      ['digit', 'Participaram mulheres de 18 a 40 anos [1].'],
      ['digit', 'O recrutamento ocorreu entre março de 2015 e junho de 2018 [1].'],
      ['arms', 'A taxa de nascidos vivos foi de 50,2% com embriões congelados e de 48,6% a fresco [1].'],
      ['direction', 'A hiperestimulação ovariana foi mais comum com a transferência de congelados [1].'],
      [
        'direction',
        'A transferência de congelados aumentou a taxa de nascidos vivos (RR 0,97; IC 95% 0,92–1,02) [1].',
      ],
      ['digit', 'O estudo foi feito em 41 países [1].'],
    ],
  ],
  [
    '"Dapsone: start 50 mg daily, increase to 100 mg daily if tolerated; monitor hemoglobin weekly for 4 weeks, then monthly. Avoid in G6PD deficiency. Stop if methemoglobin exceeds 20%."',
    [
      'Inicia-se dapsona com 50 mg por dia, podendo chegar a 100 mg por dia [1].',
      'A hemoglobina é monitorada toda semana por quatro semanas e depois todo mês [1].',
      'Deve-se evitar dapsona na deficiência de G6PD [1].',
      'Suspende-se o medicamento se a metemoglobina passar de 20% [1].',
      'A dapsona não deve ser usada na deficiência de G6PD [1].',
    ],
    [
      ['digit', 'Inicia-se dapsona com 25 mg por dia [1].'],
      ['unit', 'A dose chega a 100 g por dia [1].'],
      ['unit', 'A hemoglobina é monitorada por 4 meses [1].'],
      ['comparator', 'Suspende-se a dapsona se a metemoglobina ficar abaixo de 20% [1].'],
      ['negation', 'A dapsona é indicada na deficiência de G6PD [1].'],
      ['decimal', 'Suspende-se a dapsona se a metemoglobina exceder 2% [1].'],
    ],
  ],
  [
    '"Compared with warfarin, edoxaban was associated with lower rates of major bleeding (2.75% vs 3.43% per year; HR 0.80; 95% CI 0.71–0.91; P<0.001) and was noninferior for stroke prevention. Gastrointestinal bleeding was higher with edoxaban 60 mg (1.51% vs 1.23% per year)." + "In the trial of left atrial appendage closure, the device was superior to warfarin for cardiovascular death (HR 0.40; 95% CI 0.21–0.75) over 3.8 years in 707 patients."',
    [
      'Edoxaban causou menos sangramento maior do que a varfarina (2,75% vs 3,43% ao ano; HR 0,80) [1].',
      'O sangramento gastrointestinal, porém, foi maior com edoxabana 60 mg (1,51% vs 1,23% ao ano) [1].',
      'A oclusão do apêndice atrial esquerdo foi superior à varfarina quanto à morte cardiovascular (HR 0,40; IC 95% 0,21–0,75) em 707 pacientes [2].',
      'A edoxabana foi não inferior à varfarina na prevenção de AVC [1], e o dispositivo reduziu a morte cardiovascular [2].',
    ],
    [
      ['direction', 'Edoxabana causou mais sangramento maior do que a varfarina [1].'],
      ['direction', 'O sangramento gastrointestinal foi menor com edoxabana 60 mg [1].'],
      ['direction', 'A edoxabana foi inferior à varfarina na prevenção de AVC [1].'],
      ['direction', 'O dispositivo foi inferior à varfarina quanto à morte cardiovascular [2].'],
      ['number-of-another', 'A edoxabana teve HR de 0,40 para sangramento maior [1].'],
      ['wrong-reference', 'O dispositivo foi testado em 707 pacientes por 3,8 anos [1].'],
      ['wrong-reference', 'O sangramento maior foi de 2,75% ao ano com edoxabana [2].'],
      ['digit', 'O seguimento foi de 3,3 anos em 707 pacientes [2].'],
      ['unit', 'O sangramento maior foi de 2,75% ao mês com edoxabana [1].'],
      ['arms', 'O sangramento maior foi de 3,43% ao ano com edoxabana e 2,75% com varfarina [1].'],
    ],
  ],
  [
    'NINDS.en + ISIS-2.en',
    [
      'Com alteplase em até 3 h, a OR global para evolução favorável aos 3 meses foi de 1,7 (IC 95% 1,2–2,6) [1].',
      'A hemorragia intracraniana sintomática subiu para 6,4%, contra 0,6% [1].',
      'No ISIS-2, o AAS reduziu a morte vascular em 5 semanas de 11,8% para 9,4% [2].',
      'Com AAS e estreptoquinase juntos, a morte vascular foi de 8,0%, contra 13,2% [2].',
    ],
    [
      ['number-of-another', 'No NINDS, a morte em 90 dias foi de 9,4% [1].'],
      ['wrong-reference', 'A hemorragia intracraniana sintomática foi de 6,4% contra 0,6% [2].'],
      ['direction', 'A hemorragia intracraniana sintomática caiu com alteplase: 6,4% contra 0,6% [1].'],
      ['direction', 'O AAS aumentou a morte vascular em 5 semanas (9,4% contra 11,8%) [2].'],
      ['digit', 'Com AAS e estreptoquinase juntos, a morte vascular foi de 8,5% [2].'],
      ['unit', 'A alteplase foi iniciada em até 3 dias [1].'],
    ],
  ],
  [
    'FIDELIO-DKD.pt + SELECT.pt',
    [
      'A finerenona diminuiu o desfecho renal composto (HR 0,82; IC 95% 0,73–0,93), com mais hiperpotassemia [1].',
      'A semaglutida diminuiu em 20% os eventos cardiovasculares maiores em pessoas sem diabetes [2].',
    ],
    [
      ['direction', 'A hiperpotassemia foi menos frequente com a finerenona [1].'],
      ['direction', 'A finerenona elevou o desfecho renal composto [1].'],
      ['digit', 'A semaglutida diminuiu em 30% os eventos cardiovasculares maiores [2].'],
      ['number-of-another', 'O desfecho renal composto teve HR 0,80 (IC 95% 0,72–0,90) com finerenona [1].'],
      ['direction', 'A semaglutida não teve efeito sobre os eventos cardiovasculares maiores [2].'],
    ],
  ],
  [
    'Magpie.prose + NICE-SUGAR.pt',
    [
      'O sulfato de magnésio reduziu em 58% o risco de eclâmpsia (0,8% contra 1,9%) em 10.141 mulheres [1].',
      'A mortalidade materna não diferiu de forma significativa (RR 0,55) [1].',
      'O controle glicêmico intensivo elevou a mortalidade em 90 dias (OR 1,14) [2].',
    ],
    [
      ['direction', 'O controle glicêmico intensivo baixou a mortalidade em 90 dias [2].'],
      ['direction', 'O sulfato de magnésio reduziu a mortalidade materna [1].'],
      ['digit', 'O sulfato de magnésio reduziu em 85% o risco de eclâmpsia [1].'],
      ['direction', 'O sulfato de magnésio aumentou o risco de eclâmpsia (0,8% contra 1,9%) [1].'],
      ['unit', 'O controle intensivo elevou a mortalidade em 90 semanas [2].'],
      ['digit', 'Participaram 10.114 mulheres com pré-eclâmpsia [1].'],
    ],
  ],
];

/** Tables, lists and dense figures, over passages in other fields. */
export const tenthRound = casesOf(groups);
