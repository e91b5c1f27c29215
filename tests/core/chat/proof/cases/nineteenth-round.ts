import { type CaseGroup, casesOf, type HandCase } from '../case.ts';

const groups: CaseGroup[] = [
  [
    'SPRINT.en + EMPEROR-Preserved.en + FIDELIO-DKD.pt',
    [
      'Com alvo pressórico intensivo, a mortalidade total foi 27% menor [1].',
      'O desfecho primário ficou em 1,65% ao ano, versus 2,19% ao ano [1].',
      'A empagliflozina trouxe uma redução relativa de 21% e absoluta de 3,3 pontos percentuais [2].',
      'Em ICFEp, 13,8% dos que usaram empagliflozina e 17,1% dos controles tiveram morte CV ou internação por IC [2].',
      'A finerenona provoca mais hiperpotassemia [3].',
      'O HR do desfecho renal com finerenona foi menor que 1 (0,82), com IC que não cruza a unidade (0,73–0,93) [3].',
    ],
    [
      ['digit', 'Com alvo pressórico intensivo, a mortalidade total foi 37% menor [1].'],
      ['direction', 'Com alvo pressórico intensivo, a mortalidade total foi 27% maior [1].'],
      ['digit', 'O desfecho primário ficou em 1,95% ao ano no grupo intensivo [1].'],
      ['unit', 'O desfecho primário ficou em 1,65% por mês [1].'],
      ['digit', 'A empagliflozina trouxe uma redução relativa de 31% [2].'],
      ['direction', 'A empagliflozina não mudou a morte CV ou a internação por IC [2].'],
      ['direction', 'A finerenona provoca menos hiperpotassemia [3].'],
      ['digit', 'O HR do desfecho renal com finerenona foi de 0,28 [3].'],
      ['wrong-reference', 'O HR com empagliflozina foi de 0,79 (0,69–0,90) [1].'],
    ],
  ],
  [
    'NINDS.pt + RECOVERY.pt + Butantan-DV.pt',
    [
      'Trombolisar em até três horas eleva a chance de boa recuperação (OR 1,7; IC95% 1,2-2,6) [1].',
      'O risco da alteplase é a hemorragia intracraniana sintomática, que fica mais frequente [1].',
      'A dexametasona derruba a letalidade em 28 dias em 17% [2].',
      'Quem mais ganhou com a dexametasona foram os pacientes com oxigênio ou ventilação mecânica [2].',
      'A Butantan-DV, em dose única, evita cerca de 80% dos casos de dengue sintomática em 2 anos [3].',
    ],
    [
      ['digit', 'Trombolisar em até seis horas eleva a chance de boa recuperação [1].'],
      ['comparator', 'Trombolisar depois de 3 horas eleva a chance de boa recuperação [1].'],
      ['direction', 'A alteplase diminui a chance de evolução favorável [1].'],
      ['direction', 'Com a alteplase, a hemorragia intracraniana sintomática fica mais rara [1].'],
      ['digit', 'A dexametasona derruba a letalidade em 28 dias em 27% [2].'],
      ['unit', 'A dexametasona reduz a letalidade em 28 meses [2].'],
      ['direction', 'A dexametasona eleva a letalidade em 28 dias [2].'],
      ['digit', 'A Butantan-DV evita cerca de 60% dos casos de dengue sintomática [3].'],
      ['digit', 'A eficácia da Butantan-DV foi medida ao longo de 5 anos [3].'],
      ['negation', 'A Butantan-DV não previne a dengue sintomática [3].'],
      ['number-of-another', 'A eficácia da Butantan-DV foi de 83% [3].'],
    ],
  ],
  [
    'GOLD 2023.en + DBHA 2020.en + KDIGO 2024.en',
    [
      'O ponto de corte espirométrico é VEF1/CVF < 0,70 depois do broncodilatador [1].',
      'No consultório, hipertensão significa 140/90 mmHg ou mais [2].',
      'São precisos pelo menos 3 meses de alteração para falar em DRC [3].',
    ],
    [
      ['comparator', 'O ponto de corte espirométrico é VEF1/CVF > 0,70 [1].'],
      ['digit', 'No consultório, hipertensão significa 130/90 mmHg ou mais [2].'],
      ['comparator', 'No consultório, hipertensão significa menos de 140/90 mmHg [2].'],
      ['unit', 'No consultório, hipertensão significa 140/90 cmHg ou mais [2].'],
      ['digit', 'São precisos pelo menos 2 meses de alteração para falar em DRC [3].'],
      ['comparator', 'São precisos no máximo 3 meses de alteração para falar em DRC [3].'],
    ],
  ],
  [
    '"In a trial of 1,216 women with gestational diabetes, metformin 500 mg to 2,000 mg daily was compared with insulin. Large-for-gestational-age births occurred in 14.2% with metformin and 17.9% with insulin (RR 0.79; 95% CI 0.61 to 1.03; P=0.08). Maternal weight gain was lower with metformin (mean difference −1.6 kg; P<0.001). Neonatal hypoglycemia was halved (6.1% vs 12.4%). About one third of women on metformin (34%) needed supplemental insulin."',
    [
      'A metformina não diminuiu de forma significativa os recém-nascidos grandes para a idade gestacional (14,2% vs 17,9%; p = 0,08) [1].',
      'As gestantes ganharam menos peso com a metformina, em média 1,6 kg a menos [1].',
      'A hipoglicemia neonatal caiu pela metade, de 12,4% para 6,1% [1].',
      'Uma em cada três mulheres em uso de metformina precisou de insulina [1].',
      'A dose diária de metformina variou de 0,5 g a 2 g [1].',
      'Participaram pouco mais de 1.200 gestantes com diabetes gestacional [1].',
    ],
    [
      [
        'direction',
        'A metformina reduziu significativamente os recém-nascidos grandes para a idade gestacional [1].',
      ],
      ['direction', 'As gestantes ganharam mais peso com a metformina [1].'],
      ['direction', 'A hipoglicemia neonatal dobrou com a metformina [1].'],
      ['arms', 'A hipoglicemia neonatal ocorreu em 12,4% com metformina e 6,1% com insulina [1].'],
      ['digit', 'Uma em cada cinco mulheres em uso de metformina precisou de insulina [1].'],
      ['unit', 'A diferença média de ganho de peso foi de 1,6 g [1].'],
      ['decimal', 'A dose diária de metformina chegou a 20 g [1].'],
      ['digit', 'O valor de p para grandes para a idade gestacional foi 0,8 [1].'],
      ['comparator', 'A diferença de peso teve p > 0,001 [1].'],
    ],
  ],
  [
    '"Varfarina: manter o INR entre 2,0 e 3,0. Se INR de 4,5 a 10 sem sangramento, suspender 1 a 2 doses e não dar vitamina K de rotina. Se INR acima de 10 sem sangramento, dar vitamina K 2,5 a 5 mg por via oral. Em sangramento grave, complexo protrombínico 25 a 50 UI/kg e vitamina K 10 mg IV. Reavaliar o INR em 24 horas." + "Na prótese mecânica mitral, o INR alvo é 3,0 (2,5 a 3,5). A varfarina é contraindicada entre a 6ª e a 12ª semana de gestação."',
    [
      'O INR deve ficar de 2,0 a 3,0 [1].',
      'Com INR maior que 10 e sem sangrar, administra-se vitamina K oral, de 2,5 a 5 mg [1].',
      'Na hemorragia grave usam-se 25–50 UI/kg de complexo protrombínico, mais 10 mg de vitamina K na veia [1].',
      'Não se dá vitamina K de rotina com INR entre 4,5 e 10 sem sangramento [1].',
      'Repete-se o INR depois de um dia [1].',
      'Na prótese mitral mecânica o alvo sobe para 3,0 [2].',
    ],
    [
      ['digit', 'O INR deve ficar de 2,5 a 3,0 na maioria dos pacientes em uso de varfarina [1].'],
      ['comparator', 'Com INR menor que 10 e sem sangrar, administra-se vitamina K oral, de 2,5 a 5 mg [1].'],
      ['unit', 'Com INR acima de 10, administra-se vitamina K oral, de 2,5 a 5 g [1].'],
      ['digit', 'Na hemorragia grave usam-se 25–80 UI/kg de complexo protrombínico [1].'],
      ['unit', 'Na hemorragia grave usam-se 25–50 mg/kg de complexo protrombínico [1].'],
      ['negation', 'Dá-se vitamina K de rotina com INR entre 4,5 e 10 sem sangramento [1].'],
      ['digit', 'Repete-se o INR depois de 48 horas [1].'],
      ['number-of-another', 'Na prótese mitral mecânica o alvo é de 4,5 [2].'],
      ['negation', 'A varfarina pode ser usada entre a 6ª e a 12ª semana de gestação [2].'],
    ],
  ],
];

const lists: HandCase[] = [
  [
    'digit',
    'WOMAN.en + CRASH-2.en + TICH-2.en',
    '| Cenário | Efeito do ácido tranexâmico |\n|---|---|\n| Pós-parto | morte por sangramento 1,5% × 1,9% [1] |\n| Trauma | morte hospitalar 14,5% × 16,0% [2] |\n| AVC hemorrágico | sem melhora funcional, OR 0,88 (0,76–1,30) [3] |',
    'ccd',
  ],
];

export const nineteenthRound: readonly HandCase[] = [...casesOf(groups), ...lists];
