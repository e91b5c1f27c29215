import { checkBlocks, checkCitations, flattenInlines, parseMarkdown, proveSentences } from '@vesalio/core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { workTime } from '../../fixtures.ts';
import { handCases } from './cases/index.ts';
import { answerOf } from './judge.ts';

const sprint = {
  id: 'search_1',
  title: 'A Randomized Trial of Intensive versus Standard Blood-Pressure Control',
  text: 'SBP target <120 vs <140 mm Hg (n=9,361): primary composite 1.65 vs 2.19 %/year, HR 0.75 (0.64-0.89); all-cause death HR 0.73 (0.60-0.90)',
};
const paradigm = {
  id: 'search_2',
  title: 'Angiotensin–Neprilysin Inhibition versus Enalapril in Heart Failure',
  text: 'n=8,442: CV death or HF hospitalisation 21.8% vs 26.5%, HR 0.80 (0.73-0.87)',
};

const SURVIVAL =
  'Median survival was 17.1 months with the drug and 11.6 months with placebo. Recurrence was 27.3% at 1 year and 39.1% at 5 years.';
const CANNULA =
  'Infants under 12 months: escalation occurred in 11.8% of the high-flow group and 22.6% of the standard group.';
const MARGIN =
  'In this noninferiority trial MACE occurred in 3.4% and 2.5%. Noninferiority for MACE was not shown.';

const RESPONSE =
  'Response rates were 80.7% with placebo-controlled combination therapy, 59.7% with therapy alone and 54.9% with sertraline.';
const STOOL =
  'O teste fecal tem sensibilidade de 74% para câncer, de 24% para adenoma avançado e especificidade de 94%.';
const PAIR = 'Hypotension was less frequent with empagliflozin than with enalapril (3.7% vs. 5.9%).';
const STAY =
  'Follow-up lasted 28 days. The hospital stay was 3.1 days with the drug and 3.2 days without it.';
const ALBUMIN = 'Em paracenteses acima de 5 litros, repor 8 g de albumina por litro retirado.';
const COURSES =
  'Clinical failure occurred in 16% of the 10-day group and in 34% of the 5-day group. Rash did not differ.';
const CHANCE = 'There was no significant difference in bradycardia (17% vs. 13%).';
const URATE =
  'Aumentar o alopurinol até urato sérico abaixo de 6 mg/dL, ou abaixo de 5 mg/dL com tofos. Reavaliar em 28 dias, 1 vez ao mês.';

const check = (text: string, references = [sprint, paradigm]) => checkCitations({ text, references });
const only = (text: string, references = [sprint, paradigm]) => {
  const { sentences } = check(text, references);
  expect(sentences).toHaveLength(1);
  return sentences[0] as (typeof sentences)[number];
};

describe('years', () => {
  const enrolled = {
    id: 'search_1',
    title: 'Intensive blood pressure',
    text: 'In adults with chronic kidney disease enrolled between 2010 and 2015, intensive control reduced death: HR 0.74 (0.60-0.92).',
  };

  it.each([
    'A KDIGO 2024 recomenda controle intensivo, que reduziu a morte [search_1].',
    'Segundo a diretriz ESC 2023, o controle intensivo reduziu a morte (HR 0,74) [search_1].',
    'A equação CKD-EPI 2021 estima a filtração [search_1].',
    'Conforme a Diretriz Brasileira de 2020, o controle intensivo reduziu a morte [search_1].',
    'O estudo (2019) mostrou menos mortes [search_1].',
    'Publicado em 2019, o estudo mostrou menos mortes [search_1].',
    'O controle intensivo (ensaio de 2016) reduziu a morte em adultos com doença renal crônica [search_1].',
  ])('of a publication contradict no other year of its passage: %s', (text) => {
    expect(only(text, [enrolled]).verdict).not.toBe('diverge');
  });

  it('of the same event contradict each other', () => {
    const text = 'Adultos com doença renal crônica foram incluídos entre 2011 e 2015 [search_1].';
    expect(only(text, [enrolled]).claims).toContainEqual(
      expect.objectContaining({ kind: 'date', verdict: 'diverge', answer: '2011', source: '2010' }),
    );
  });
});

describe('the check of an answer', () => {
  it('reads the numbers of formulas', () => {
    expect(only('O alvo intensivo teve $\\text{HR} = 0{,}75$ [search_1].')).toMatchObject({
      text: 'O alvo intensivo teve HR = 0,75.',
      verdict: 'confere',
    });
    expect(only('O alvo intensivo teve \\(\\text{HR} = 0{,}85\\) [search_1].').verdict).toBe('diverge');
  });

  it('tells what the answer says, what the source says, and where both stand', () => {
    const sentence = only('O alvo intensivo teve **HR 0,80** (IC 95 % 0,64–0,89) [search_1].');
    expect(sentence.text).toBe('O alvo intensivo teve HR 0,80 (IC 95 % 0,64–0,89).');
    expect(sentence.verdict).toBe('diverge');
    expect(sentence.claims.filter(({ verdict }) => verdict === 'diverge')).toEqual([
      {
        kind: 'ratio',
        verdict: 'diverge',
        answer: '0,80',
        source: '0.75',
        referenceId: 'search_1',
        spans: { answer: { start: 25, end: 29 }, source: { start: 83, end: 87 } },
      },
    ]);
    expect(sentence.claims.filter(({ verdict }) => verdict === 'confere').map(({ kind }) => kind)).toEqual([
      'interval',
    ]);
  });

  it('reads a sentence to its end when it goes on in the next line', () => {
    const { sentences } = check(
      'O alvo intensivo teve HR 0,80\nno desfecho primário [search_1].\nVer a bula.',
    );
    expect(sentences.map(({ text, verdict }) => [text.replace('\n', ' '), verdict])).toEqual([
      ['O alvo intensivo teve HR 0,80 no desfecho primário.', 'diverge'],
    ]);
  });

  it('shows the passage that has the value when the cited one is silent', () => {
    const dengue = {
      id: 'search_3',
      title: 'Dengue',
      text: 'Na suspeita de dengue, não se devem usar salicilatos.',
    };
    const [first] = check('Sacubitril-valsartana: HR 0,80 [search_3].', [paradigm, dengue]).sentences;
    expect(first).toMatchObject({
      verdict: 'diverge',
      claims: [{ source: '0.80', referenceId: 'search_2' }],
    });
  });

  it('calls a medicine diverging where the title alone names another one, and shows that without a span', () => {
    const titled = { id: 'search_4', title: 'Dapagliflozin in Heart Failure', text: paradigm.text };
    const arms = (text: string) =>
      only(`${text} [search_4].`, [titled]).claims.filter(({ kind }) => kind === 'arm');
    expect(arms('A empagliflozina reduziu internação por IC')).toMatchObject([
      { verdict: 'diverge', source: 'Dapagliflozin', referenceId: 'search_4', spans: { source: null } },
    ]);
    expect(arms('A espironolactona teve HR 0,80')).toMatchObject([
      { verdict: 'diverge', source: 'Dapagliflozin' },
    ]);
    // A medicine of another class, and no figure of the passage.
    expect(arms('A espironolactona foi estudada na IC')).toEqual([]);
  });

  it('counts the verdicts and names figures without a citation', () => {
    const result = check(
      'A meta foi < 120 mmHg [search_1]. Foram 9.361 pessoas. Converse com a pessoa [search_2].\n\nNada aqui.\n\n- Dose de 10 mg\n- HR 0,70 [search_2]',
    );
    expect(result.sentences.map(({ verdict }) => verdict)).toEqual(['confere', 'nao-verificavel', 'diverge']);
    expect(result.summary).toEqual({ confere: 1, diverge: 1, 'nao-verificavel': 1 });
    expect(result.uncited).toEqual([{ text: 'Foram 9.361 pessoas.' }, { text: 'Dose de 10 mg' }]);
  });

  it('says nothing of years, ordinals, names and places in a journal', () => {
    expect(
      check('Em 2015, na 2ª edição, o CRASH-3 e o UKPDS 33 (Lancet 1998;352:837-853), fase 3, HbA1c e CD4.')
        .uncited,
    ).toEqual([]);
  });

  it('reads the passages of all markers together, and a marker behind the full stop', () => {
    expect(only('HR 0,75 e HR 0,80, respectivamente [search_1, search_2].').verdict).toBe('confere');
    expect(check('HR 0,75.[search_1] HR 0,80.[search_2]').sentences.map(({ text }) => text)).toEqual([
      'HR 0,75.',
      'HR 0,80.',
    ]);
  });

  it('gives a cell the markers of its row and the words of its headings', () => {
    const table =
      '| Estudo | HR (IC 95 %) |\n|---|---|\n| SPRINT [search_1] | 0,75 (0,64–0,89) |\n| PARADIGM-HF [search_2] | 0,75 (0,73–0,87) |';
    const { sentences } = check(table);
    expect(sentences.map(({ text, verdict }) => [text, verdict])).toEqual([
      ['0,75 (0,64–0,89)', 'confere'],
      ['0,75 (0,73–0,87)', 'diverge'],
    ]);
    expect(sentences[1]?.claims[0]).toMatchObject({ kind: 'ratio', answer: '0,75', source: '0.80' });
  });

  it('counts a cited cell of words, and no cell that only names its row or a source', () => {
    const rows = (header: string, row: string) =>
      check(`| ${header} |\n|---|---|---|\n| ${row} |`).sentences.map(({ text, verdict }) => [text, verdict]);
    expect(rows('Fármaco | Uso | –', 'Losartana | não recomendada na gestação [search_1] | –')).toEqual([
      ['não recomendada na gestação', 'nao-verificavel'],
    ]);
    expect(rows('Desfecho | HR | Fonte', 'Composto primário | 0,75 | SPRINT [search_1]')).toEqual([
      ['0,75', 'confere'],
    ]);
  });

  it('gives a column the markers of its heading, and a list or table those of the sentence that leads to it', () => {
    const verdicts = (text: string) => {
      const { sentences, uncited } = check(text);
      expect(uncited).toEqual([]);
      return sentences.map((sentence) => [sentence.text, sentence.verdict]);
    };
    expect(verdicts('| Desfecho | HR [search_1] |\n|---|---|\n| Composto | 0,75 |')).toEqual([
      ['0,75', 'confere'],
    ]);
    expect(
      verdicts(
        'Resultados [search_1]:\n\n- composto: HR 0,80\n- morte: HR 0,73\n- PARADIGM: HR 0,80 [search_2]',
      ),
    ).toEqual([
      ['composto: HR 0,80', 'diverge'],
      ['morte: HR 0,73', 'confere'],
      ['PARADIGM: HR 0,80', 'confere'],
    ]);
    expect(
      verdicts('O SPRINT mostrou: [search_1]\n\n| Desfecho | HR |\n|---|---|\n| Morte | 0,73 |'),
    ).toEqual([['0,73', 'confere']]);
  });

  it('names row and column of a cell without a citation', () => {
    expect(check('| Desfecho | HR |\n|---|---|\n| Composto | 0,93 |').uncited).toEqual([
      { text: '0,93', heading: 'Composto; HR' },
    ]);
  });

  it('compares the sentences of a paragraph that is too long to be parsed', () => {
    const { sentences, uncited } = check('Teve HR 0,75 [search_1]. Teve HR 0,70 [search_1]. '.repeat(1_010));
    expect(uncited).toEqual([]);
    expect(sentences).toHaveLength(2_020);
    expect(sentences.slice(0, 2).map(({ verdict }) => verdict)).toEqual(['confere', 'diverge']);
  });

  it('cannot compare with a missing, an empty or a tiny passage', () => {
    for (const references of [[], [{ ...sprint, text: '' }], [{ ...sprint, text: 'Sem resumo.' }]])
      expect(only('HR 0,75 [search_1].', references)).toMatchObject({
        verdict: 'nao-verificavel',
        claims: [],
      });
  });

  it('takes a marker by its bare number, and the passage under its other name', () => {
    const references = [{ id: 'search_1', title: '', content: sprint.text }] as unknown as (typeof sprint)[];
    expect(only('HR 0,75 [1].', references).verdict).toBe('confere');
  });
});

it.each([
  ['Recomenda-se acetilcisteína', 'Acetylcysteine is not recommended in this setting.'],
  [
    'A SSC desaconselha a reposição com cristaloide',
    'A SSC sugere a reposição com cristaloide nas primeiras horas.',
  ],
])('tells the contradiction of "%s" once, though two rules find it', (answer, passage) => {
  const references = [{ id: 'search_1', title: '', text: passage }];
  const { sentences } = checkCitations({ text: `${answer} [search_1].`, references });
  expect(sentences[0]?.claims.filter(({ verdict }) => verdict === 'diverge')).toHaveLength(1);
});

describe('what a passage may say in another way', () => {
  const arms =
    'The number of hospitalizations was lower in the dapagliflozin group than in the placebo group (407 vs. 541; hazard ratio, 0.73; 95% CI, 0.61 to 0.88).';
  const groups =
    '28-day mortality 22.9% vs 25.7% (rate ratio 0.83; 95% CI 0.75-0.93); among those not receiving oxygen 17.8% vs 14.0% (RR 1.19; 0.92-1.55).';
  const hours =
    'Administrar antimicrobianos em até 1 hora do reconhecimento. Dar 30 mL/kg de cristaloide nas primeiras 3 horas.';
  const ages = 'Ten days are recommended in children younger than 2 years.';
  const survival =
    'Median overall survival was 21.4 months with tovarelimab and 14.9 months with placebo (HR, 0.69; 95% CI, 0.57 to 0.84). The objective response rate was 47.3% versus 29.8%.';
  const relapse = 'Relapse occurred in 14% with rivadol and 24% with placebo (HR 0.54; 95% CI 0.40-0.72).';
  const perWeight = 'Levetiracetam 60 mg/kg IV (máximo 4.500 mg) em crianças com estado de mal epiléptico.';
  test.each([
    ['Rosuvastatin 20 mg once daily lowered LDL by half.', 'Rosuvastatina 20 mg/dia.', 'confere'],
    ['Rosuvastatin 20 mg once daily lowered LDL by half.', 'Rosuvastatina 40 mg/dia.', 'diverge'],
    ['Metformina 850 mg de 12/12 h para adultos.', 'Metformina 1.700 mg/dia.', 'confere'],
    ['Metformina 850 mg de 12/12 h para adultos.', 'Metformina 850 mg/dia.', 'diverge'],
    [ages, 'Dez dias em menores de 2 anos.', 'confere'],
    [ages, 'Dez dias em maiores de 2 anos.', 'diverge'],
    [arms, 'Houve 407 internações com dapagliflozina e 541 com placebo.', 'confere'],
    [arms, 'Houve 541 internações com dapagliflozina e 407 com placebo.', 'diverge'],
    [groups, 'A mortalidade foi de 25,7 % no grupo controle e 22,9 % com dexametasona.', 'confere'],
    [hours, 'Antimicrobianos em até 1 hora do reconhecimento.', 'confere'],
    ['Treated people had HR 0.75 (95% CI 0.64-0.89).', 'HR 0,75 (IC 65% 0,64–0,89).', 'diverge'],
    [
      'Bleeding 0.5% vs 0.7% (P=0.02); death 2% vs 2.1% (P=0.44).',
      'Bleeding 0.5% vs 0.7% (P>0.02).',
      'diverge',
    ],
    ['A solução não reduziu a mortalidade em adultos.', 'A solução aumentou a mortalidade.', 'diverge'],
    ['Seguimento mediano de 26,2 meses em adultos.', 'Seguimento mediano de 62,2 meses.', 'diverge'],
    [survival, 'O tovarelimabe prolongou a sobrevida (HR 0,69).', 'confere'],
    [survival, 'O tovarelimabe encurtou a sobrevida (HR 0,69).', 'diverge'],
    [survival, 'O tovarelimabe prolongou a sobrevida em 6,5 meses.', 'confere'],
    [survival, 'A resposta objetiva foi de 47,3% com tovarelimabe.', 'confere'],
    [relapse, 'O ganho com rivadol foi maior (HR 0,54).', 'confere'],
    [relapse, 'A recidiva foi maior com rivadol (HR 0,54).', 'diverge'],
    [relapse, 'No quintil mais alto de idade a recidiva caiu (HR 0,54).', 'confere'],
    [perWeight, 'Uma criança de 30 kg recebe 1.800 mg de levetiracetam.', 'nao-verificavel'],
    [perWeight, 'Uma criança de 30 kg recebe 2.700 mg de levetiracetam.', 'diverge'],
  ])('"%s" of "%s": %s', (text, sentence, verdict) => {
    const references = [{ id: 'search_1', title: '', text }];
    expect(only(`${sentence.slice(0, -1)} [search_1].`, references as (typeof sprint)[]).verdict).toBe(
      verdict,
    );
  });
});

describe('finished blocks', () => {
  const text = '- **SPRINT:** HR 0,75 [search_1] em *9.361* pessoas\n\nFoi bom. HR 0,80 [search_2].';
  const blocks = parseMarkdown(text);

  it('give the same verdicts without being parsed again', () => {
    const { sentences, uncited, summary } = checkBlocks(blocks, [sprint, paradigm]);
    expect({
      sentences: sentences.map(({ place: _, isRetracted: __, ...sentence }) => sentence),
      uncited,
      summary,
    }).toEqual(check(text));
  });

  it('know where each sentence stands, so that its spans can be marked', () => {
    for (const { place, claims, text: told } of checkBlocks(blocks, [sprint, paradigm]).sentences) {
      const flat = flattenInlines(place.inlines);
      expect(flat.text.slice(place.start, place.end)).toBe(told);
      for (const { answer, spans } of claims)
        expect(flat.text.slice(place.start + spans.answer.start, place.start + spans.answer.end)).toBe(
          answer,
        );
    }
  });

  it('are checked in small steps: the lexicon, then each source, then each sentence', () => {
    const steps = [...proveSentences(blocks, [sprint, paradigm])];
    const verdicts = steps.map(({ sentence }) => sentence?.verdict);
    expect(verdicts.filter(Boolean)).toEqual(['confere', 'confere']);
    // The first sentence compiles the patterns of each check, so it has several steps.
    expect(verdicts.indexOf('confere')).toBeGreaterThan(5);
    expect(verdicts.at(-2)).toBe(undefined);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.constantFrom(...handCases.map(([, , answer]) => answer)), { maxLength: 4 })
    .map((parts) => parts.join('\n')),
  fc
    .array(
      fc.constantFrom(
        'HR ',
        '0,80',
        '(',
        ')',
        '[search_1]',
        ' IC 95 %',
        '–',
        ' não',
        ' reduziu ',
        ' a morte ',
        '9.361',
        '%',
        ' mg',
        '/',
        '\u0301',
        'é',
        '. ',
        '\n',
        '|',
        '- ',
        '1',
        ' por ',
        ' vs ',
        '≥',
        '10^9',
        '²',
        '👩🏽‍⚕️',
        '\ud800',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

describe('what contradicts nothing', () => {
  const verdictOf = (answer: string, text: string) =>
    checkCitations({
      text: `${answer} [search_1].`,
      references: [{ id: 'search_1', title: 'Nota', text: `${text} This passage was written for a test.` }],
    }).sentences[0]?.verdict;

  it.each([
    [
      'a dose without its time',
      'O escitalopram começa em 5 mg no idoso',
      'Escitalopram no idoso: iniciar com 5 mg/dia, por prolongamento do QT.',
    ],
    [
      'a word of absence before a threshold',
      'O efeito sobre as exacerbações some abaixo de 150 células/µL de eosinófilos',
      'The effect on exacerbations was absent below 150 cells/µL of blood eosinophils.',
    ],
    [
      'an increase that is told away',
      'É preferível a terapia por duas semanas, pois ela erradica mais do que o esquema de 10 dias sem aumentar significativamente os efeitos adversos',
      'Fourteen days achieved higher eradication than ten, without a significant increase in adverse events, and should be preferred.',
    ],
    [
      'a rise told from the longer course to the shorter',
      'Dobrou as falhas, que passaram de 16 % para 34 %',
      COURSES,
    ],
    [
      'a difference by chance',
      'A bradicardia foi de 17 % contra 13 %, diferença que pode ser do acaso',
      CHANCE,
    ],
    ['a total computed for a volume', 'Retirados 7 L, reponha 56 g de albumina', ALBUMIN],
    [
      'a range computed for a weight',
      'Para um rapaz de 60 kg, são entre 7,2 e 9 g no total',
      'A dose cumulativa de isotretinoína é de 120 a 150 mg/kg. A dose diária é de 0,5 a 1 mg/kg.',
    ],
    ['terms that are written out', 'Para ele são 2 × 80 × 30 = 4.800 mL', ALBUMIN],
    [
      'a value before its rounded form',
      'A mediana de idade beirava os 70 anos (69)',
      'The median age was 69 years.',
    ],
    [
      'a compound number word',
      'Foram 51% sem transfusão',
      'Fifty-one percent received no transfusion, 14% did.',
    ],
    [
      'what a dose does',
      'Nesse caso a dose cai para 50 mg',
      'Iniciar com 50 mg e aumentar até o alvo de 5 mg/dL.',
    ],
    [
      'a part that is denied',
      'Dos 240, 47 não completaram os dez anos',
      'Of 240 patients 193 completed 10 years.',
    ],
    [
      'a difference in numbers alone',
      'A paralisia foi menos comum em números absolutos (19% contra 30%), sem significância',
      'The rate of cerebral palsy was 19% versus 30% (P=0.12).',
    ],
    [
      'two names without an order',
      'A eficácia foi maior em soropositivos (89,2%) que em soronegativos (73,6%)',
      'Efficacy was 73.6% in seronegative and 89.2% in seropositive persons.',
    ],
    ['the value of a person beyond a target', 'O urato de 8,4 mg/dL não fecha o caso', URATE],
    ['an age where the passage has times', 'A mediana de idade era de 70 anos', URATE],
    ['the value of a comparator behind a comma', 'Responderam 54,9%, menos do que com a terapia', RESPONSE],
    [
      'a rank before a dose',
      'A dose baixa, de 500 mg ao dia, não foi inferior à de 1.500 mg na prevenção da pré-eclâmpsia',
      'Women were assigned to calcium 500 mg per day or 1500 mg per day. Low-dose calcium was noninferior for the prevention of preeclampsia.',
    ],
    [
      'what a trial asked',
      'A oxigenação conservadora não melhorou a sobrevida em 90 dias',
      'Whether conservative oxygen therapy improves survival at 90 days is uncertain. At 90 days, 34.6% and 32.9% had died.',
    ],
    [
      'the two kinds of survival',
      'O fármaco prolongou a sobrevida livre de progressão',
      'Median progression-free survival was 6.8 months with the drug and 4.1 months with docetaxel. Overall survival did not differ.',
    ],
    [
      'a value of a patient inside of a stratum',
      'Com depuração de 35 mL/min, a dose é de 1 g a cada 12 horas',
      'Creatinine clearance 26–50 mL/min: 1 g every 12 hours. Creatinine clearance 10–25 mL/min: 500 mg every 12 hours.',
    ],
    [
      'a total of two doses',
      'A dose total no primeiro dia é de 1,5 mg',
      'Give a loading dose of 1 mg, followed one hour later by 0.5 mg.',
    ],
    [
      'a share in words',
      'Um em cada oito usuários teve deficiência',
      'Deficiency developed in 12.4% of users and in 5.1% of nonusers.',
    ],
    [
      'a share below the one in words',
      'Ao fim, menos de um em cada cinco ainda tinha dor',
      'Pain persisted in 51% at 3 months and in 18% at 24 months.',
    ],
    [
      'a difference told roughly',
      'A perda de sangue foi cerca de 230 mL menor com o fármaco',
      'Mean blood loss was 612 mL with the drug versus 845 mL with placebo.',
    ],
    [
      'a limit of a rise',
      'O sódio não deve subir mais de 10 mmol/L no primeiro dia',
      'Sodium should not exceed a rise of 10 mmol/L in the first 24 hours.',
    ],
    [
      'a multiple',
      'A hipotensão foi cerca de duas vezes mais comum com o fármaco',
      'The drug was given twice daily. Hypotension was more frequent with the drug (6.4% vs. 3.1%).',
    ],
    [
      'a relative share beside an absolute one',
      'O desfecho renal composto teve redução absoluta de 3,6 pontos percentuais e relativa de 25%',
      'The kidney composite outcome occurred in 12.1% and 15.7% of participants (hazard ratio, 0.75; 95% CI, 0.59 to 0.95).',
    ],
    [
      'a difference told in another unit of time',
      'Caminhar adiou em cerca de três meses a recorrência da lombalgia',
      'Walking for 6 months: median time to recurrence of low back pain was 208 days with walking and 112 days with usual advice.',
    ],
    [
      'a number needed to treat in words',
      'Para cada 15 fumantes tratados, um a mais permaneceu abstinente',
      'Adults smoking at least 10 cigarettes per day were treated; abstinence was higher (number needed to treat, 15).',
    ],
    [
      'an outcome that is called a fall',
      'O período mais perigoso é o primeiro mês de uso, quando o risco de queda mais que dobra',
      'O risco de queda foi maior nos primeiros 30 dias de uso (HR 2,41).',
    ],
    [
      'values of ranges that the passage has',
      'Valores pressóricos de 120 a 139 mmHg na sistólica e/ou de 80 a 89 mmHg na diastólica já caracterizam pré-hipertensão',
      'Define-se pré-hipertensão como pressão arterial de 120–139 mmHg e/ou 80–89 mmHg. A meta de tratamento é PA < 130/80 mmHg.',
    ],
    [
      'values of kinds in another order',
      'Considera-se IC com fração de ejeção preservada quando a FEVE é de pelo menos 50%, e reduzida quando fica abaixo de 40%',
      'A insuficiência cardíaca é classificada em ICFEr (FEVE < 40%), ICFEi (FEVE 40–49%) e ICFEp (FEVE ≥ 50%).',
    ],
    [
      'values of three medicines in another order',
      'Nem o lisinopril (11,4%) nem o anlodipino (11,3%) diferiram da clortalidona (11,5%)',
      'No difference in nonfatal MI (6-year rate 11.5% chlorthalidone, 11.3% amlodipine, 11.4% lisinopril).',
    ],
    [
      'values of doses one by one',
      'Com a tirvopeptida, a perda de peso foi dose-dependente: 15,2% com 5 mg, 19,1% com 10 mg e 20,6% com 15 mg',
      'Mean percentage change in weight at week 72 was -15.2% with 5 mg, -19.1% with 10 mg, -20.6% with 15 mg and -3.0% with placebo.',
    ],
    [
      'a fall greater than another',
      'A menor dose produziu queda da hemoglobina glicada maior que a do comparador: 2,01 contra 1,86 ponto percentual',
      'The change in glycated hemoglobin was −2.01 percentage points with the low dose and −1.86 percentage points with the comparator.',
    ],
    [
      'what an effect was like',
      'O benefício foi mais nítido nas primeiras três horas: 1,2% contra 1,7% com placebo',
      'Death was reduced, especially within 3 h (1.2% vs 1.7%; RR 0.69).',
    ],
    [
      'a difference that is a figure',
      'A diferença no desfecho primário foi de apenas 1,6 ponto percentual, sem significância',
      'The primary outcome occurred in 27.5% with the drug and 29.1% with placebo (hazard ratio, 0.93; 95% CI, 0.81 to 1.07).',
    ],
    [
      'what a fall amounts to',
      'O fármaco reduziu o LDL em 51%, o equivalente a quase 54 mg/dL',
      'The drug lowered LDL cholesterol by 51.3%, a mean absolute difference of 53.8 mg/dL.',
    ],
    [
      'a level without its bounds',
      'O HR foi de 0,97 e o IC 95% cruzou a unidade (0,90 a 1,05)',
      'Death occurred in 26.4% vs 27.2% of those assigned to 0.9% saline (adjusted HR, 0.97 [95% CI, 0.90 to 1.05]).',
    ],
    [
      'a bound of an interval',
      'A mortalidade total caiu (HR 0,89; limite superior do IC 95% de 0,998)',
      'The drug reduced death from any cause (hazard ratio, 0.89; 95% CI, 0.80 to 0.998).',
    ],
    [
      'a name with a negation',
      'Nas fraturas não vertebrais, a redução não alcançou significância (HR 0,75)',
      'New vertebral fractures occurred in 0.5%. Nonvertebral fractures occurred in 1.6% and 2.1% (hazard ratio 0.75; 95% CI 0.53 to 1.05).',
    ],
    [
      'another use denied there in other words',
      'Receba 50 mg duas vezes ao dia, e não deve usar inibidores da protease',
      'Com rifampicina, o dolutegravir deve ser usado na dose de 50 mg duas vezes ao dia. A rifampicina não deve ser associada a inibidores da protease.',
    ],
    [
      'weekly doses',
      'São 12 doses semanais de 900 mg',
      'Isoniazida 900 mg, uma vez por semana, em 12 doses.',
    ],
    [
      'a yearly rate without its year',
      'Sangramento maior: 2,1% ao ano com tarixaban, contra 3,4% com varfarina',
      'Major bleeding occurred at a rate of 2.1% per year with tarixaban and 3.4% per year with warfarin.',
    ],
    [
      'how much greater a fall was',
      'A queda da proteinúria com sparvasentana foi mais de três vezes maior que com irbesartana (49,8% e 15,1%)',
      'The protein-to-creatinine ratio had fallen by 49.8% with sparvasentan and 15.1% with irbesartan.',
    ],
    [
      'what a medicine is for',
      'O fármaco foi tão eficaz quanto a varfarina para prevenir AVC',
      'Stroke occurred at 1.6% and 1.7% per year, meeting the criterion for noninferiority but not for superiority.',
    ],
    [
      'a share that follows from a ratio',
      'A empagliflozina reduziu a morte cardiovascular em 38%, efeito mais expressivo que os 14% do desfecho composto',
      'The composite was lower with empagliflozin (10.5% vs. 12.1%; hazard ratio, 0.86; 95% CI, 0.74 to 0.99). Death from cardiovascular causes occurred in 3.7% vs. 5.9% (hazard ratio, 0.62; 95% CI, 0.49 to 0.77).',
    ],
    [
      'a bound told in percentage points',
      'O limite superior do intervalo foi de 0,9 ponto percentual',
      'The difference in mortality was -1.6 percentage points (95% CI, -4.1 to 0.9). Infection rates were similar (1.7% vs. 2.0%).',
    ],
    [
      'two outcomes, one in an aside',
      'No infarto agudo, a colchicina não alterou o desfecho composto, apesar de ter reduzido a proteína C reativa em 1,28 mg/L',
      'The composite outcome occurred in 9.1% and 9.3% (hazard ratio, 0.99; 95% CI, 0.85 to 1.16). C-reactive protein was lower with colchicine (mean difference, -1.28 mg/L).',
    ],
    [
      'how much more was prevented',
      'A vacina recombinante, com o triplo do antígeno, preveniu 27% mais casos de influenza confirmada do que a convencional',
      'In a pragmatic cluster trial over two seasons, 18,540 adults aged 50 years or older received the recombinant vaccine FLUVITA or a standard-dose egg-based vaccine. Laboratory-confirmed influenza occurred in 1.64% and 2.25% of participants (relative vaccine efficacy 27.1%; 95% CI 11.8–39.8). Relative efficacy against hospitalisation for influenza or pneumonia was 34.5% (95% CI 9.6–52.7). Among adults aged 65 years or older, relative efficacy against confirmed influenza was 22.9% (95% CI 2.4–39.3). Each dose contained 45 µg of haemagglutinin per strain, three times the standard content of 15 µg. Local pain was reported by 37.8% with FLUVITA and 36.4% with the comparator; systemic reactions were similar (18.2% vs 18.9%).',
    ],
    [
      'a second thing that did not change',
      'O alto fluxo precoce cortou quase pela metade a falha do tratamento, mas não mudou a ida para a UTI nem o tempo de internação',
      'Treatment failure occurred in 64 of 508 infants (12.6%) in the high-flow group and 119 of 508 (23.4%) in the standard group (risk ratio, 0.54; 95% CI, 0.41 to 0.71). Transfer to intensive care (9.1% vs. 10.3%) and median length of stay (3.0 vs. 2.9 days) did not differ significantly. One pneumothorax occurred in each group. CONCLUSIONS: Early high-flow oxygen reduced treatment failure without changing intensive care admission or length of stay.',
    ],
    [
      'a use that was a risk, and is to be avoided',
      'Benzodiazepínicos aumentam a chance de delirium em cerca de 60% e devem ser evitados',
      'A idade média foi de 81,3 anos e 74% eram mulheres. Delirium pós-operatório ocorreu em 28,6%. Associaram-se de forma independente ao delirium: demência prévia (OR 3,41; IC95% 2,36–4,93), espera cirúrgica maior que 48 horas (OR 1,87; IC95% 1,31–2,67) e uso de benzodiazepínico (OR 1,62; IC95% 1,09–2,41). O tipo de anestesia, raquidiana ou geral, não se associou ao desfecho (OR 0,96; IC95% 0,69–1,34). A mortalidade em 12 meses foi de 31,1% nos pacientes com delirium e de 16,4% naqueles sem delirium. Conclusão: Reduzir o tempo de espera e evitar benzodiazepínicos são alvos modificáveis para a prevenção.',
    ],
    [
      'what is to be prevented',
      'É preciso usar a tela em nove pacientes para evitar uma hérnia, sem mais infecção do sítio cirúrgico',
      'Fourteen trials with 2,986 patients were included; follow-up ranged from 12 to 60 months. Incisional hernia occurred in 9.8% of patients with mesh and 21.7% with suture alone (RR 0.45, 95% CI 0.36 to 0.57; I² = 38%; number needed to treat 9). Seroma was more common with mesh (12.3% vs 7.9%; RR 1.56, 95% CI 1.19 to 2.05). Surgical site infection did not differ (RR 1.04, 95% CI 0.86 to 1.26). Evidence on chronic pain was of low certainty. CONCLUSION: Prophylactic mesh more than halves incisional hernia, with more seroma but no excess of infection.',
    ],
    [
      'points between two values',
      'Nas mãos de iniciantes, porém, a sensibilidade cai dez pontos, para 84%',
      'Pooled sensitivity of lung ultrasound was 94% (95% CI 91–96) and specificity 92% (95% CI 88–95). Chest radiography had a sensitivity of 86% (95% CI 81–90) and a specificity of 90% (95% CI 85–94). When ultrasound was performed by novice operators with less than 7 days of training, sensitivity fell to 84%. Consolidations smaller than 1 cm explained most false positives. Mean examination time was 9 minutes. CONCLUSIONS: Lung ultrasound is at least as accurate as radiography, avoids ionising radiation and may be used as first-line imaging when trained operators are available.',
    ],
    [
      'a reduction without an increase of something else',
      'A mortalidade em 28 dias diminuiu de 20,1% para 17,8%, sem aumento significativo de tromboembolismo',
      'Death at 28 days occurred in 17.8% of the fibrexamic acid group and 20.1% of the placebo group (RR 0.89, 95% CI 0.80–0.98). The effect was greatest when treatment began within 1 hour (RR 0.78, 95% CI 0.67–0.91), with no apparent benefit after 2 hours (RR 1.02, 95% CI 0.84–1.24). Venous thromboembolism occurred in 3.2% and 2.9% (RR 1.10, 95% CI 0.83–1.46). Seizures were reported in 0.6% of both groups. INTERPRETATION: Prehospital fibrexamic acid reduces 28-day mortality without a significant increase in thromboembolic events.',
    ],
    [
      'a suggestion against',
      'A hidrocortisona não é sugerida se fluidos e vasopressores forem suficientes, e a transfusão não se justifica com hemoglobina de 7 g/dL ou mais na criança estável',
      'Recommendations for children with septic shock. Where intensive care is available, we suggest up to 40–60 mL/kg of balanced crystalloid in boluses of 10–20 mL/kg over the first hour, titrated to cardiac output and stopped if signs of fluid overload develop. Where intensive care is not available and the child is not hypotensive, we recommend against bolus fluids, giving maintenance fluids instead. In septic shock, start antimicrobials within 1 hour of recognition; in sepsis without shock, within 3 hours. We suggest epinephrine or norepinephrine rather than dopamine as first-line vasoactive agents; either may be started through a peripheral line. We suggest against hydrocortisone if fluid and vasopressor therapy restore haemodynamic stability. We suggest against transfusion when haemoglobin is 7 g/dL or higher in a haemodynamically stabilised child.',
    ],
    [
      'a reduction that is an event',
      'A bradicardia com necessidade de marca-passo ou redução de dose quase dobrou, de 4,4% para 8,1%',
      'Twenty-two trials (5,017 patients) were included. Postoperative atrial fibrillation occurred in 19.6% with amiodol and 32.8% with control (RR 0.60; 95% CI 0.52–0.69). Stroke was numerically lower (1.3% vs 2.0%; RR 0.68; 95% CI 0.41–1.12). Hospital stay was shortened by 0.9 days (95% CI 0.5–1.3). Bradycardia requiring pacing or dose reduction was more frequent with amiodol (8.1% vs 4.4%; RR 1.84; 95% CI 1.41–2.40). In-hospital mortality was unchanged. CONCLUSIONS: Amiodol reduces postoperative atrial fibrillation and length of stay but increases bradycardia; an effect on stroke is unproven.',
    ],
    [
      'a yearly change',
      'A proteinúria caiu 41% com nefrozanida, e a função renal se perdeu mais devagar (2,3 contra 4,9 mL/min/1,73 m² ao ano)',
      'Nefrozanide, an oral selective endothelin antagonist, was evaluated in adults with biopsy-proven IgA nephropathy. In the RENOVAR-IgA trial, 388 patients with a median urinary protein-to-creatinine ratio (UPCR) of 1.8 g/g despite maximal renin-angiotensin blockade were assigned to nefrozanide 5 mg daily or placebo. At week 36, UPCR had fallen by 41% with nefrozanide and by 8% with placebo (ratio of geometric means 0.64; 95% CI 0.56 to 0.73). Over 104 weeks, the mean annual change in estimated glomerular filtration rate was -2.3 mL/min/1.73 m² with nefrozanide and -4.9 mL/min/1.73 m² with placebo (difference 2.6; 95% CI 1.4 to 3.8). Peripheral edema occurred in 11.9% vs 6.2% and hypotension in 4.2% vs 3.6%. Aminotransferase elevations above three times the upper limit were seen in 1.0% of each group. Women of childbearing potential required effective contraception.',
    ],
    [
      'two things that are absent',
      'A dexmelatina noturna deu mais 1,3 dia sem delirium nem coma, mas não mudou a mortalidade (28,7% contra 28,1%)',
      'Mean days alive without delirium or coma by day 14 were 8.9 in the dexmelatine group and 7.6 in the usual-care group (difference 1.3 days; 95% CI 0.6 to 2.0). The median duration of ventilation was 6 vs 7 days (P=0.09). Mortality at 90 days was 28.7% with dexmelatine and 28.1% with usual care (P=0.82). Bradycardia requiring intervention was more common with dexmelatine (9.8% vs 4.4%). Self-extubation occurred in 2.2% and 2.5%. Conclusions: Nocturnal dexmelatine increased time without delirium or coma but did not affect survival.',
    ],
    [
      'a success that is defined by an improvement',
      'O sucesso do tratamento foi três vezes mais comum com lebrotinibe, sem infecção grave nem trombose',
      "Two-week itch relief and 8-week efficacy of lebrotinib cream were studied in children aged 2 to 11 years with mild-to-moderate atopic dermatitis. A total of 565 children were randomized 2:1 to lebrotinib 1.5% cream or vehicle twice daily. At week 8, treatment success (an Investigator's Global Assessment score of 0 or 1 with an improvement of at least 2 points) was achieved by 46.8% of those using lebrotinib and 14.2% of those using vehicle (P<0.001). EASI-75 was reached by 56.0% and 19.7%. A reduction of at least 4 points in the itch scale was observed in 43.4% and 18.9%. Application-site pain occurred in 2.7% and 2.1%. No serious infections or thrombotic events were recorded. Treated body-surface area was limited to 20%, so the results should not be extrapolated to severe disease.",
    ],
    [
      'an advantage that did not last',
      'A vantagem da fidoxamicina não se manteve nas cepas hipervirulentas (RR 0,92; IC 95% 0,66–1,28)',
      'Recurrence was lower with fidoxamycin. In patients infected with hypervirulent strains, recurrence did not differ between drugs (risk ratio 0.92; 95% CI 0.66 to 1.28).',
    ],
    [
      'a difference in another unit',
      'A diferença de ganho foi de 7 g/L',
      'Haemoglobin rose by 2.1 g/dL with intravenous iron and 1.4 g/dL with oral iron.',
    ],
    [
      'a gain called similar that figures call chance',
      'O ganho de hemoglobina foi semelhante',
      'Haemoglobin rose by 1.4 g/dL and 1.3 g/dL (difference 0.1; 95% CI -0.1 to 0.3; P=0.31).',
    ],
    [
      'a limit of a rise',
      'O sódio não deve subir mais de 10 mmol/L no primeiro dia',
      'The rise in sodium should not exceed 10 mmol/L in the first 24 hours.',
    ],
    [
      'two changes of two arms',
      'O fármaco reduziu a proteinúria em praticamente 50%, ante 15% com irbesartana',
      'The ratio of protein had fallen by 49.8% with the drug and 15.1% with irbesartan.',
    ],
    [
      'a second value beside the only one of the passage',
      'A hipotensão ocorreu em 6,3% dos tratados, num país em que 8,1% têm insuficiência cardíaca',
      'Hypotension occurred in 6.3% of treated patients with heart failure.',
    ],
    [
      'a bare number beside a dose',
      'A hipotensão vale 13 na escala',
      'Hypotension was frequent with corazeptin 12 mg twice daily.',
    ],
    [
      'a range of a dose behind a share',
      'Use 10–20 mL de gluconato de cálcio',
      'Administrar gluconato de cálcio a 10%, 10 a 20 mL por via intravenosa; salbutamol, 10 a 20 mg.',
    ],
    [
      'a range up to one hundred',
      'A dose inicial é de 50–100 UI/kg de alfaepoetina',
      'Dose inicial de alfaepoetina: 50 a 100 UI/kg, por via subcutânea.',
    ],
    [
      'an interval told in shares',
      'A eficácia foi de 66%, com intervalo amplo (12,3% a 87,0%)',
      'Hospitalization was rarer (efficacy, 66.2%; 95% CI, 12.3 to 87.0), as was RSV (75.4%; 95% CI, 50.1 to 87.9).',
    ],
    [
      'the interval of a ratio told as a reduction',
      'A taxa caiu 24% (IC 95% 18–30%)',
      'The rate was lower with triple therapy (rate ratio, 0.76; 95% CI, 0.70 to 0.82).',
    ],
    [
      'less than half of two values of the sentence',
      'A exposição cumulativa caiu a menos da metade (379 mg contra 793 mg)',
      'Reexacerbation within 6 months occurred in 61 of 171 patients (35.7%) in the 5-day group and 63 of 171 (36.8%) in the 14-day group. Mean cumulative prednisone dose was 379 mg in the short-term group and 793 mg in the conventional group.',
    ],
    [
      'the same time in another unit',
      'Interrompa a semaglutida ao menos 2 meses (cerca de 8 semanas) antes de uma gravidez planejada',
      'Semaglutida: 0,25 mg por semana durante 4 semanas, com aumentos a cada 4 semanas. Suspender a semaglutida pelo menos 2 meses antes de uma gestação planejada.',
    ],
    [
      'a rate that is said once',
      'A fratura ocorreu em 9,6 por 1.000 pessoas-ano com o fármaco e em 6,1 por 1.000 com placebo',
      'Fractures were 9.6 per 1,000 person-years with the drug and 6.1 per 1,000 person-years with placebo.',
    ],
    [
      'a reduction in which nothing differs',
      'A hipoglicemia caiu, sem diferença significativa na redução do potássio (0,8 vs 0,9 mmol/L)',
      'Hypoglycemia fell. Mean reduction in potassium was similar (0.8 vs. 0.9 mmol/L).',
    ],
    [
      'what is done at the beginning',
      'Ao reduzir o ponto de corte, ganha-se sensibilidade',
      'Com ponto de corte menor, a sensibilidade subiu para 91%.',
    ],
    [
      'a condition',
      'Após trombólise, aguarde 24 h antes de antiagregar',
      'Manter um só antiagregante. Não administrar antiagregantes nas primeiras 24 horas após trombólise. Se o paciente não recebeu trombólise, tolerar pressão de até 220/120 mmHg nas primeiras 24 a 48 horas.',
    ],
    [
      'a score before a share',
      'O escore de Rankin ficou em 0–1 em 36,9% e 34,8% dos pacientes',
      'A modified Rankin score of 0-1 at 90 to 120 days occurred in 36.9% with tenecteplase and 34.8% with alteplase.',
    ],
    [
      'a gain between two values of the sentence',
      'Passou de 11,6 para 17,1 meses, ganho de 5,5 meses',
      SURVIVAL,
    ],
    ['the rest of a share', 'Cerca de 61% continuavam sem recorrência aos cinco anos', SURVIVAL],
    [
      'the rest of a count',
      'De 102 tratados, 57 sobreviveram sem incapacidade',
      'Death or disability in 45 of 102.',
    ],
    [
      'the data of the person asked about',
      'Lactente de 7 meses, com SatO2 de 91%: o cateter reduziu o escalonamento para 11,8%',
      CANNULA,
    ],
    ['a margin that was missed', 'A não inferioridade quanto a MACE não foi demonstrada', MARGIN],
    [
      'a share told as a fraction',
      'FiO2 de no mínimo 60% e PEEP a partir de 5 cmH2O',
      'FiO2 ≥0.6 and PEEP ≥5 cm H2O',
    ],
    [
      'a period in another unit',
      'A dose é de 600 mg a cada dois meses',
      'Injectable cabotegravir 600 mg every 8 weeks',
    ],
    [
      'a comparison told from the other arm',
      'As reações locais foram menos comuns com placebo (11,9%) do que com a vacina (81,5%)',
      'Injection-site reactions were more frequent in the vaccine group (81.5% vs. 11.9%).',
    ],
    [
      'more of an event without the treatment, with the figures',
      'Os participantes sem probiótico tiveram mais diarreia (4,0% vs. 1,5%)',
      'Probiotics reduced the incidence of diarrhoea (1.5% vs. 4.0%; risk ratio, 0.40; 95% CI, 0.30 to 0.52).',
    ],
    [
      'a strategy that is called a control',
      'O controle de ritmo associou-se a mais eventos adversos graves (4,9% contra 1,4%)',
      'Serious adverse events related to rhythm-control therapy occurred in 4.9% of the rhythm-control group and 1.4% of the usual-care group.',
    ],
    [
      'cells that are named like an adjective',
      'Suspender a clozapina se os neutrófilos ficarem abaixo de 1.000/µL',
      'Do not initiate clozapine if the neutrophil count is less than 1,500/µL. Interrupt if it falls below 1,000/µL.',
    ],
    [
      'a fraction in words beside a share',
      'O AAS reduziu a pré-eclâmpsia em 15% e o parto prematuro em um quinto',
      'Aspirin reduced the risk of preeclampsia by 15% and preterm birth by 20%.',
    ],
    [
      'a limit in the other language',
      'Infundir em no mínimo uma hora, a no máximo 10 mg/min',
      'Each dose should be administered at no more than 10 mg/min, or over at least 60 minutes.',
    ],
    [
      'the nights of a stay',
      'O número de noites de internação por ano foi semelhante entre os grupos',
      'Rhythm control reduced the composite of death or hospitalization for heart failure. The mean number of nights in hospital per year did not differ (5.8 vs. 5.1).',
    ],
    [
      'another name of a pair of medicines',
      'A associação com cotrimoxazol eleva o risco de mielossupressão',
      'O uso concomitante de sulfametoxazol-trimetoprima aumenta o risco de mielossupressão.',
    ],
    [
      'no significance with its figures',
      'O haloperidol não aumentou de modo significativo os dias fora do hospital em 90 dias (35,8 vs. 32,9; P = 0,22)',
      'The mean number of days out of hospital at 90 days was 35.8 with haloperidol and 32.9 with placebo (P=0.22). Mortality at 90 days was 36.3% with haloperidol and 43.3% with placebo.',
    ],
    [
      'a tendency beside its chance',
      'Houve numericamente menos mortes com apixabana, sem significância (P=0,07)',
      'Deaths were 3.5% per year with apixaban and 4.4% per year with aspirin (hazard ratio, 0.79; 95% CI, 0.62 to 1.02; P=0.07).',
    ],
    [
      'a gain that failed to come, beside a difference by chance',
      'O oxigênio noturno falhou em melhorar a qualidade de vida',
      'Death occurred in 39.0% in the oxygen group and 42.0% in the sham group (difference, -3.0 percentage points; 95% CI, -15.1 to 9.1). Quality of life did not improve.',
    ],
    [
      'the rest of a specificity',
      'A taxa de falso-positivos foi de aproximadamente 6%',
      'The pooled sensitivity was 91% (95% CI, 87 to 94) and the pooled specificity was 94% (95% CI, 91 to 96). Heterogeneity was substantial (I2 = 71%).',
    ],
    [
      'an interval told as two reductions',
      'O efeito verdadeiro pode ir de uma redução de 39% a uma de apenas 7%',
      'Iron reduced hospitalizations (rate ratio 0.75; 95% CI 0.61 to 0.93).',
    ],
    [
      'the bounds of an interval one by one',
      'Os limites de confiança do HR foram 0,74 e 1,75',
      'The rate of major bleeding was 1.4% and 1.2% per year (hazard ratio, 1.13; 95% CI, 0.74 to 1.75). Deaths: hazard ratio, 0.79; 95% CI, 0.62 to 1.02.',
    ],
    [
      'the sum of two phases',
      'O esquema dura seis meses: dois de RHZE e quatro de RH',
      'O esquema básico em adultos tem 2 meses de RHZE e 4 meses de RH. O resultado fica pronto em 2 horas.',
    ],
    [
      'a way of giving that is denied elsewhere',
      'Na TVP, a enoxaparina pode ser usada na dose de 1 mg/kg duas vezes ao dia',
      'Tratamento da trombose: 1 mg/kg a cada 12 horas. A enoxaparina não deve ser administrada por via intramuscular.',
    ],
    [
      'a denial behind the figures of another rule',
      'Com ClCr de 30–59 mL/min, usar metade da dose',
      'Com clearance entre 30 e 59 mL/min, a dose deve ser reduzida em 50%; abaixo de 30 mL/min, não deve ser usado.',
    ],
    [
      'what cannot be avoided',
      'Quando a sutura não puder ser evitada, infiltrar o soro antes',
      'A sutura deve ser evitada; se inevitável, aproximar as bordas após infiltrar o soro.',
    ],
    [
      'one test instead of another',
      'O controle é feito com baciloscopia mensal, não com TRM-TB',
      'O TRM-TB em escarro tem sensibilidade de 90%. Não deve ser usado para acompanhar o tratamento; nesse caso, usa-se a baciloscopia mensal.',
    ],
    [
      'more deaths of the control, counted',
      'Pacientes que receberam placebo morreram mais (279 vs. 227 óbitos)',
      'Death from any cause occurred in 227 and 279 participants with semaglutide and placebo, respectively (hazard ratio, 0.80; 95% CI, 0.67 to 0.95).',
    ],
    [
      'the lower of two rates alone',
      'Entre os não expostos, a frequência de fendas orais foi menor: 11,1 por 10 mil',
      'Oral clefts occurred in 14.0 per 10,000 births in exposed infants and 11.1 per 10,000 in unexposed infants (adjusted relative risk, 1.24; 95% CI, 1.03 to 1.48).',
    ],
    [
      'a margin that could not be shown for a threshold',
      'A não inferioridade para perda de 1 L ou mais não pôde ser demonstrada',
      'Carbetocin was noninferior for blood loss of at least 500 mL. Noninferiority was not established for blood loss of at least 1,000 mL because of low event rates.',
    ],
    [
      'a class for its member',
      'A estatina reduziu o desfecho primário em 44%',
      'Rosuvastatin lowered the rate of the primary end point (hazard ratio for rosuvastatin, 0.56; 95% CI, 0.46 to 0.69).',
    ],
    [
      'a rate of each thousand',
      'Morreram 12,5 de cada mil pessoas por ano no grupo placebo',
      'Rates of death were 1.00 and 1.25 per 100 person-years with rosuvastatin and placebo (hazard ratio, 0.80; 95% CI, 0.67 to 0.97).',
    ],
    [
      'a unit written out',
      'Os participantes tinham LDL abaixo de 130 mg/dL',
      'LDL cholesterol levels of less than 130 mg per deciliter and C-reactive protein of 2.0 mg per liter or higher.',
    ],
    [
      'an effect that depends on nothing',
      'O benefício independe de o paciente ter diabetes',
      'The effects of the drug appeared consistent in patients with or without diabetes.',
    ],
    [
      'people who were not in hospital',
      'O estudo avaliou adultos ambulatoriais e sintomáticos',
      'Symptomatic, nonhospitalized adults at high risk received the drug or placebo.',
    ],
    [
      'a reduction that was not shown',
      'A redução de mortalidade não foi demonstrada (RR 0,92; IC 95% 0,75–1,02)',
      'Mortality did not fall in women aged 40 to 49 years (RR 0.92; 95% CI 0.75 to 1.02).',
    ],
    [
      'a threshold told from its other side',
      'A clozapina só deve ser iniciada com neutrófilos ≥ 1.500/µL',
      'Do not initiate clozapine if the absolute neutrophil count is less than 1,500/µL. Interrupt if it falls below 1,000/µL.',
    ],
    [
      'the next whole number of a score',
      'Um escore de 4 ou mais não preenche o critério de baixo risco',
      'Patients with a score of 3 or less were considered low risk.',
    ],
    [
      'one bound of an interval by its name',
      'O HR de 0,80 tem limite superior de 0,90',
      'A primary event occurred in 6.5% and 8.0% (hazard ratio, 0.80; 95% CI, 0.72 to 0.90; P<0.001).',
    ],
    [
      'days free of something',
      'O cefepima associou-se a menos dias livres de delirium (11,9 vs. 12,2)',
      'Patients in the cefepime group had fewer days free of delirium within 14 days (mean 11.9 vs. 12.2 days).',
    ],
    [
      'a value that a threshold in words takes in',
      'Uma ferritina de 200 ng/mL com saturação de transferrina de 15% preenche o critério de ferropenia usado',
      'Iron deficiency was defined as ferritin below 100 ng/mL or 100 to 299 ng/mL with transferrin saturation below 20%.',
    ],
  ])('%s', (_, answer, text) => {
    expect(verdictOf(answer, text)).not.toBe('diverge');
  });

  it.each([
    [
      'a threshold itself',
      'Reduza a dose em quem tem 85 anos ou mais',
      'Reduce the dose at age 80 years or older.',
    ],
    [
      'a dose of another size',
      'O escitalopram começa em 50 mg/dia no idoso',
      'Escitalopram no idoso: iniciar com 5 mg/dia, por prolongamento do QT.',
    ],
    [
      'a direction that the trial asked for and found',
      'O fármaco aumentou a hemorragia pós-parto',
      'To assess whether the drug reduces postpartum hemorrhage. Postpartum hemorrhage occurred in 6.2% with the drug and 7.8% with placebo (risk ratio 0.79; 95% CI 0.69-0.92).',
    ],
    [
      'two values that have each other’s arm',
      'A recidiva foi de 24% com rivadol e 14% com placebo',
      'Relapse occurred in 14% with rivadol and 24% with placebo.',
    ],
    [
      'the interval of another ratio',
      'O HR foi de 0,75 (IC 95% 0,60–0,90)',
      'Primary composite: HR 0.75 (95% CI 0.64-0.89); death from any cause: HR 0.73 (95% CI 0.60-0.90).',
    ],
    [
      'a threshold with another comparator',
      'A PEP não está indicada quando a exposição ocorreu há menos de 72 horas',
      'Iniciar no máximo em até 72 horas. A PEP não está indicada quando a exposição ocorreu há mais de 72 horas.',
    ],
    [
      'a caesarean',
      'A indução com 39 semanas aumentou a taxa de cesariana',
      'Cesarean delivery occurred in 22.4% of the women induced and in 26.7% of those managed expectantly (adjusted odds ratio 0.78; 95% CI 0.71-0.86).',
    ],
    [
      'a reduction of a risk that is turned',
      'Houve aumento relativo de 20% do risco',
      'Death or hospitalization occurred in 21.8% with the drug and 26.5% with enalapril (hazard ratio, 0.80; 95% CI, 0.73 to 0.87).',
    ],
    [
      'a lower chance that is turned',
      'A combinação aumentou em 42% a chance de morte vascular',
      'A associação dos dois reduziu ainda mais a mortalidade vascular. Morte vascular em 5 semanas: chance 42% menor com os dois.',
    ],
    [
      'what is safe there and contraindicated here',
      'A rovaxabana é segura na gestação',
      'Rovaxaban is contraindicated in pregnancy and should not be given when creatinine clearance is low.',
    ],
    [
      'what is tolerated and to be avoided',
      'Deve-se tolerar febre por pelo menos 72 horas',
      'Não se recomenda hipotermia de rotina; febre deve ser evitada por pelo menos 72 horas.',
    ],
    [
      'what is stopped and not stopped',
      'O lumatinibe não deve ser suspenso se houver pneumonite',
      'Lumatinib should be stopped if interstitial pneumonitis is confirmed.',
    ],
    [
      'what is mandatory and not required',
      'O Ki-67 de 20% é obrigatório para indicar o tratamento',
      'O Ki-67 de 20% tem valor prognóstico, mas não é exigido para indicar o tratamento.',
    ],
    [
      'the sign of a correlation',
      'O trabalho noturno correlacionou-se negativamente com o peso',
      'O trabalho noturno correlacionou-se positivamente com o peso.',
    ],
    ['metres for kilometres', 'A caminhada aumentou 54 km', 'The walking distance increased by 54 m.'],
    ['a dose as often as another', 'Apixabana 5 mg 1×/dia', 'Apixaban 5 mg twice daily.'],
    ['a range of days for weeks', 'Aumentar 100 mg a cada 2–4 dias', 'Increase by 100 mg every 2–4 weeks.'],
    [
      'the wrong bound of a range',
      'Separar o ferro por pelo menos 1 hora',
      'Tomar em jejum, 30 a 60 minutos antes. Separar o ferro por no mínimo 4 horas.',
    ],
    [
      'a significant change of a measure with another order of letters',
      'O VEF1 mudou de forma significativa',
      'FEV1 did not change significantly.',
    ],
    [
      'what is done with what must be avoided',
      'O meropeném pode ser associado ao ácido valproico',
      'Concomitant use of meropenem with valproic acid should be avoided.',
    ],
    [
      'a strong recommendation of a weak one',
      'O cristaloide é uma recomendação forte, com 30 mL/kg',
      'At least 30 mL/kg crystalloid (weak recommendation).',
    ],
    [
      'survival that a death rate denies',
      'O recrutamento melhorou a sobrevida',
      'Recruitment: 28-day death 55.3% vs 49.3%, HR 1.20 (1.01-1.42).',
    ],
    [
      'the other medicine of a comparison',
      'Os opioides exigiram menos analgesia de resgate do que os AINEs',
      'Rescue analgesia was needed less often with NSAIDs (18% vs 26%).',
    ],
    [
      'a significant effect of a neutral result',
      'O lítio reduziu significativamente a recaída',
      'Lithium did not differ from the comparator in relapse (RR 0.93; 95% CI 0.81-1.07).',
    ],
    ['a wrong value beside a gain', 'Passou de 11,6 para 17,8 meses', SURVIVAL],
    ['a wrong share', 'Cerca de 71% tiveram recorrência aos cinco anos', SURVIVAL],
    [
      'a wrong value behind the data of a person',
      'Lactente de 7 meses, com SatO2 de 91%: o cateter reduziu o escalonamento para 13,8%',
      CANNULA,
    ],
    ['a margin that was not met', 'A não inferioridade quanto a MACE foi demonstrada', MARGIN],
    ['the value of another medicine in a list', 'A sertralina obteve 59,7% de resposta', RESPONSE],
    ['the value of another outcome in a list', 'A sensibilidade para adenoma avançado é de 74%', STOOL],
    ['the value of the other one of a pair', 'Com empagliflozina a hipotensão foi de 5,9%', PAIR],
    ['a slip of the digits beside other times', 'A internação durou 31 dias', STAY],
    ['a wrong dose for a volume', 'Acima de 5 L, reponha 6 g de albumina por litro', ALBUMIN],
    ['a wrong pressure', 'PEEP a partir de 8 cmH2O', 'FiO2 ≥0.6 and PEEP ≥5 cm H2O'],
    [
      'an event told of the other arm',
      'As reações no local da injeção foram mais comuns no grupo placebo',
      'Injection-site reactions were more frequent in the vaccine group (81.5% vs. 11.9%).',
    ],
    [
      'two arms exchanged in words before the values',
      'A TCC alcançou remissão superior à do escitalopram (46% vs. 38%)',
      'Remission occurred in 46% with escitalopram and 38% with CBT.',
    ],
    [
      'a cause of death alone that did not change',
      'O ferro reduziu significativamente a mortalidade cardiovascular isolada',
      'Iron reduced hospitalizations and cardiovascular death (rate ratio 0.75; 95% CI 0.61 to 0.93). The effect on cardiovascular mortality alone was not significant.',
    ],
    [
      'a difference by chance that is called significant',
      'O oxigênio noturno reduziu significativamente a mortalidade',
      'Death occurred in 39.0% in the oxygen group and 42.0% in the sham group (difference, -3.0 percentage points; 95% CI, -15.1 to 9.1).',
    ],
    [
      'a gain that did not come',
      'O oxigênio noturno melhorou a qualidade de vida',
      'Death occurred in 39.0% in the oxygen group and 42.0% in the sham group (difference, -3.0 percentage points; 95% CI, -15.1 to 9.1). Quality of life did not improve.',
    ],
    [
      'the bounds of an interval turned round in words',
      'O intervalo vai de 0,87 até 0,73',
      'HR 0.80 (95% CI 0.73 to 0.87).',
    ],
    [
      'a longer stay of fewer days',
      'O tratamento oral prolongou a internação em comparação com o intravenoso',
      'Median hospital stay was 11 days in the oral group and 14 days in the intravenous group.',
    ],
    [
      'a rate that is not the lower one',
      'A incidência de câncer de pulmão foi menor no grupo de rastreamento do que no controle',
      'The incidence of lung cancer was 5.58 cases per 1,000 person-years in the screening group and 4.91 in the control group; lung-cancer mortality was 2.50 and 3.30 deaths per 1,000 person-years (rate ratio 0.76; 95% CI 0.61 to 0.94).',
    ],
    [
      'advice for one of two medicines',
      'A associação com ritonavir é recomendada',
      'O uso com cetoconazol ou ritonavir não é recomendado, pois a exposição aumenta 2,6 vezes.',
    ],
    [
      'events reported more',
      'As infecções genitais foram menos relatadas com empagliflozina',
      'Genital infections and hypotension were reported more frequently with empagliflozin.',
    ],
    [
      'a number of days beside a number of deaths',
      'O tratamento dura 7 dias',
      'Patients received the drug every 12 hours for 5 days; there were 7 deaths.',
    ],
    [
      'a clear fall that is called not significant',
      'A dapagliflozina não reduziu de modo significativo a piora da IC (16,3% vs 21,2%)',
      'Worsening heart failure occurred in 16.3% with dapagliflozin and 21.2% with placebo (hazard ratio 0.74; 95% CI 0.65 to 0.85).',
    ],
    [
      'a time whose number is close to the values behind it',
      'A dexametasona reduziu a mortalidade em 21 dias (22,9% vs 25,7%)',
      'Dexamethasone lowered death from any cause at 28 days (22.9% vs. 25.7%).',
    ],
    [
      'the only time of a value',
      'A eficácia em 5 anos foi de 79,6%',
      'Over 2 years, a single dose had an efficacy of 79.6% against symptomatic dengue.',
    ],
    [
      'a verb that the passage leaves out',
      'A doxiciclina reduziu as exacerbações',
      'Azithromycin lowered the exacerbation rate (0.70, 0.58 to 0.84), but doxycycline did not (0.97, 0.81 to 1.15).',
    ],
    [
      'the first of two arms',
      'Os escores de ansiedade não diminuíram com o diamino fluoreto de prata',
      'Anxiety scores decreased with silver diamine fluoride but did not change with restoration.',
    ],
    [
      'a test called more sensitive',
      'O exame foi mais sensível para tumores proximais do que para distais',
      'Sensitivity was lower for proximal than for distal tumours (86.0% vs 94.5%).',
    ],
    [
      'a difference to which only another value rounds',
      'A diferença de velocidade de marcha foi de 0,8 m/s',
      'Gait speed was 0.78 m/s with training and 0.69 m/s with usual care (difference 0.08 m/s).',
    ],
    [
      'changes of two arms in figures',
      'O ferro oral elevou mais a hemoglobina do que o intravenoso',
      'A hemoglobina aumentou 1,9 g/dL no grupo intravenoso e 0,8 g/dL no grupo oral.',
    ],
  ])('but for %s', (_, answer, text) => {
    expect(verdictOf(answer, text)).toBe('diverge');
  });
});

test('reads a word that every object has as a word', () => {
  const passage = { id: 'search_1', title: 'Constructor', text: 'The constructor reduced deaths by 20%.' };
  expect(only('O constructor reduziu as mortes em 20 % [search_1].', [passage]).verdict).toBe('confere');
});

/** Makes this many pieces. */
const pieces = (count: number, piece: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => piece(at)).join(' ');

test('a sentence that is a column of figures is not compared, which would take seconds', () => {
  const text = (count: number): string =>
    `${pieces(count, (at) => `${(at * 7) % 97}.${at % 10} % of men,`)} [search_1]`;
  const references = [
    { id: 'search_1', title: '', text: pieces(170, (at) => `${(at * 7) % 97}% vs ${(at * 5) % 89}%;`) },
  ];
  expect(checkCitations({ text: text(55), references }).sentences[0]?.claims).not.toEqual([]);
  expect(checkCitations({ text: text(100), references }).sentences).toMatchObject([
    { verdict: 'nao-verificavel', claims: [] },
  ]);
});

test('never throws, and spans are the text they claim', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (answer, first, second) => {
      const references = [
        { id: 'search_1', title: second, text: first },
        { id: 'search_2', title: '', text: second },
      ];
      for (const { text, claims } of checkCitations({ text: `${answer} [search_1]`, references }).sentences)
        for (const claim of claims) {
          expect(text.slice(claim.spans.answer.start, claim.spans.answer.end)).toBe(claim.answer);
          expect(claim.answer).not.toBe('');
          const passage = references.find(({ id }) => id === claim.referenceId)?.text;
          const { source } = claim.spans;
          const title = references.find(({ id }) => id === claim.referenceId)?.title ?? '';
          if (source) expect(passage?.slice(source.start, source.end)).toBe(claim.source);
          else expect(claim.source === null || title.includes(claim.source)).toBe(true);
        }
    }),
    { numRuns: 400 },
  );
});

test('says the same of the same answer, whatever is checked in between', () => {
  fc.assert(
    fc.property(anyText, anyText, (answer, passage) => {
      const check = (text: string, source: string) =>
        checkCitations({
          text: `${text} [search_1]`,
          references: [{ id: 'search_1', title: '', text: source }],
        });
      const first = check(answer, passage);
      check(passage, answer);
      expect(check(answer, passage)).toEqual(first);
    }),
  );
});

test('takes anything for an answer and for references', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (text, references) => {
      const result = checkCitations({ text, references } as unknown as Parameters<typeof checkCitations>[0]);
      expect(result.sentences).toBeInstanceOf(Array);
    }),
  );
  const thrower = (key: string) =>
    Object.defineProperty({}, key, {
      get: () => {
        throw new Error(key);
      },
      enumerable: true,
    });
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  for (const input of [
    undefined,
    null,
    {},
    proxy,
    thrower('text'),
    thrower('references'),
    { text: 'HR 0,8 [1]', references: proxy },
    { text: 'HR 0,8 [1]', references: [proxy, thrower('title'), thrower('id')] },
    { text: null, references: null },
    { text: 'HR 0,8 [1]', references: [null, 1, {}] },
  ])
    expect(() => checkCitations(input as unknown as Parameters<typeof checkCitations>[0])).not.toThrow();
});

test.each([
  ['numbers', '1 2,3 4% '],
  ['sentences', 'Reduziu a morte de 26,5 % para 21,8 % (HR 0,80; IC 95 % 0,73–0,87). '],
  ['directions', 'reduziu '],
  ['words that may be directions', 'maior '],
  ['full stops', '.'],
  ['brackets', '('],
  ['accents', 'a\u0301'],
  ['intervals', 'IC 95 % '],
  ['negations', 'não '],
])('100 kB of %s are read in time', (_, unit) => {
  const text = unit.repeat(Math.ceil(100_000 / unit.length));
  const references = [{ id: 'search_1', title: text, text }];
  expect(workTime(() => checkCitations({ text: `${text} [search_1]`, references }), 1_500)).toBeLessThan(
    3_000,
  );
});

test('a passage without a full stop is read to its end', () => {
  const text = `${'word '.repeat(700)}metformin reduced mortality by 12%`;
  const verdictOf = (sentence: string) =>
    checkCitations({
      text: `${sentence} [search_1].`,
      references: [{ id: 'search_1', title: 'A trial', text }],
    }).sentences[0]?.verdict;
  expect(verdictOf('A metformina reduziu a mortalidade em 12 %')).toBe('confere');
  expect(verdictOf('A metformina aumentou a mortalidade')).toBe('diverge');
});

test('an answer of 8,000 characters costs a few milliseconds', () => {
  const answers = handCases.slice(0, 90).map(answerOf);
  const text = answers
    .map((answer) => answer.text)
    .join('\n\n')
    .slice(0, 8_000);
  const blocks = parseMarkdown(text);
  const references = answers
    .slice(0, 10)
    .map(({ references: [first] }, index) => ({ ...(first ?? sprint), id: `search_${index + 1}` }));
  // `pnpm bench:proof` measures the exact time. Here the limit is a fixed loop, which other processes slow down
  // equally.
  const loop = (): number => {
    let sum = 0;
    for (let step = 0; step < 3_000_000; step++) sum += Math.imul(step, step) % 7;
    return sum;
  };
  const rounds = [1, 2, 3].map(() => [workTime(() => checkBlocks(blocks, references), 5), workTime(loop, 5)]);
  const best = (at: 0 | 1): number => Math.min(...rounds.map((round) => round[at] ?? 0));
  expect(best(0)).toBeLessThan(Math.max(100, best(1)));
});

describe('an outcome that both languages name by other words', () => {
  const PAIRS = [
    ['Enjoo', 'Nausea'],
    ['Vômito', 'Vomiting'],
    ['Coceira', 'Itching'],
    ['Prurido', 'Pruritus'],
    ['Tosse', 'Cough'],
    ['Febre', 'Fever'],
    ['Cefaleia', 'Headache'],
    ['Tontura', 'Dizziness'],
    ['Inchaço', 'Swelling'],
    ['Exantema', 'Rash'],
    ['Convulsão', 'Seizure'],
    ['Fadiga', 'Fatigue'],
    ['Insônia', 'Insomnia'],
    ['Ansiedade', 'Anxiety'],
    ['Enxaqueca', 'Migraine'],
    ['Chiado', 'Wheezing'],
    ['Sonolência', 'Somnolence'],
    ['Sonolência', 'Drowsiness'],
    ['Reinternação', 'Readmission'],
    ['Parto pré-termo', 'Preterm birth'],
    ['Demência', 'Dementia'],
    ['Alergia', 'Allergy'],
    ['Toxicidade', 'Toxicity'],
    ['Infecção da pele', 'Skin infection'],
    ['Dor no joelho', 'Knee pain'],
    ['Tabagismo', 'Smoking'],
    ['Letalidade', 'Case fatality'],
    ['Pré-eclâmpsia', 'Preeclampsia'],
  ] as const;
  const verdictOf = (answer: string, text: string) =>
    only(`${answer} [search_1].`, [{ id: 'search_1', title: '', text }]).verdict;

  it.each(PAIRS)('%s, %s', (own, english) => {
    const passage = `${english} was more frequent with bisartrol than with placebo. Blood pressure did not differ.`;
    expect(verdictOf(`${own} foi menos frequente com bisartrol do que com placebo`, passage)).toBe('diverge');
    expect(verdictOf(`${own} foi mais frequente com bisartrol do que com placebo`, passage)).toBe('confere');
  });

  it('but severity is no pregnancy', () => {
    const passage =
      'Pregnancy was more frequent with bisartrol than with placebo. Severity was lower with bisartrol than with placebo.';
    expect(verdictOf('A gravidade foi menor com bisartrol do que com placebo', passage)).not.toBe('diverge');
  });
});
