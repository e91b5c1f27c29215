import { passageOf } from '../../core/chat/proof/passages.ts';
import { createRandom, type Random } from '../../random.ts';
import { type Fact, facts, type Rule, rules } from './facts.ts';
import { rulePassage, type Telling, tellingOf, writePassage, writeRule, writeSentence } from './writer.ts';

/** One generated answer. Its first cited sentence is judged. */
interface GeneratedCase {
  readonly kind: MutationKind;
  readonly text: string;
  readonly references: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  readonly isTrue: boolean;
}

const mutationKinds = [
  'paraphrase',
  'digit',
  'decimal',
  'unit',
  'comparator',
  'bounds',
  'direction',
  'negation',
  'arm',
  'number-of-another',
  'wrong-reference',
] as const;
type MutationKind = (typeof mutationKinds)[number];

type Reference = GeneratedCase['references'][number];

/**
 * Changes one digit. Never makes a leading zero or a trailing zero in decimals, which would only change the spelling.
 */
function changeDigit(printed: string, random: Random): string {
  const places = [...printed].flatMap((char, at) => (/\d/.test(char) ? [at] : []));
  const significant = places.filter((at) => !(printed.startsWith('0.') && at === 0));
  const at = random.pick(significant);
  const old = printed.charAt(at);
  const digits = [...'123456789'].filter((digit) => digit !== old);
  return printed.slice(0, at) + random.pick(digits) + printed.slice(at + 1);
}

/** Moves the decimal point one place to the left or right. */
function moveDecimal(printed: string, random: Random): string {
  const value = Number(printed) * (random.chance(0.5) ? 10 : 0.1);
  return String(Number(value.toPrecision(6)));
}

const OTHER_UNITS: Readonly<Record<string, readonly string[]>> = {
  day: ['week', 'month', 'hour'],
  month: ['day', 'week', 'year'],
  week: ['day', 'month'],
  hour: ['day', 'minute'],
  minute: ['hour', 'second'],
  '%': ['‰'],
  '%/year': ['%/month'],
  'per 100 person-years': ['per 1,000 person-years'],
  'mg/dL': ['mmol/L', 'g/dL', 'mg/L'],
  'mL/kg': ['mg/kg', 'L/kg', 'mL/min'],
  mmHg: ['cmH2O', 'kPa'],
  'pg/mL': ['ng/mL', 'mg/mL'],
  mg: ['g', 'mcg', 'mL'],
};
const TURNED: Readonly<Record<string, string>> = { '<': '>', '>=': '<=', within: 'after', '': '' };

function referenceOf(fact: Fact, random: Random): Reference {
  if (random.chance(0.35)) {
    const form = random.pick(['en', 'en', 'prose']);
    try {
      return { id: 'search_1', ...passageOf(`${fact.study}.${form}`) };
    } catch {
      // Some studies have no prose version.
    }
  }
  return { id: 'search_1', title: '', text: writePassage(fact, random) };
}

const withId = (reference: Reference, index: number): Reference => ({ ...reference, id: `search_${index}` });

/** Formats the sentence as a paragraph, a list item or a line of a quotation. */
const dress = (sentence: string, marker: string, random: Random): string =>
  random.pick([
    `${sentence} ${marker}.`,
    `${sentence} ${marker}.`,
    `${sentence}. ${marker}`,
    `- ${sentence} ${marker}`,
    `> ${sentence} ${marker}.`,
  ]);

const hasParts = (fact: Fact, part: string): boolean => fact[part as 'rates'] !== undefined;

function factWith(part: string, random: Random): Fact {
  return random.pick(facts.filter((fact) => hasParts(fact, part)));
}

type Changed = readonly [telling: Telling, wants: readonly string[]];

function changeNumber(random: Random, change: (printed: string, random: Random) => string): Changed {
  const part = random.pick(['ratio', 'ratio', 'rates', 'rates', 'n', 'horizon', 'p'] as const);
  const fact = factWith(part, random);
  const telling = tellingOf(fact);
  if (part === 'ratio' && fact.ratio) {
    const [label, value, low, high] = fact.ratio;
    telling.ratio = [label, change(value, random), low, high];
  } else if (part === 'rates' && fact.rates) {
    const [arm, control, unit] = fact.rates;
    telling.rates = random.chance(0.5)
      ? [change(arm, random), control, unit]
      : [arm, change(control, random), unit];
  } else if (part === 'n' && fact.n) telling.n = change(fact.n, random);
  else if (part === 'horizon' && fact.horizon)
    telling.horizon = [change(fact.horizon[0], random), fact.horizon[1]];
  else if (fact.p) telling.p = [fact.p[0], change(fact.p[1], random)];
  return [telling, [part]];
}

const opposite: Readonly<Record<Fact['moves'], readonly Telling['moves'][]>> = {
  down: ['up', 'up', 'none'],
  up: ['down', 'down', 'none'],
  none: ['down', 'up'],
};

function changeTelling(kind: MutationKind, random: Random): Changed | undefined {
  if (kind === 'digit') return changeNumber(random, changeDigit);
  if (kind === 'decimal') return changeNumber(random, moveDecimal);
  const fact = factWith(kind === 'bounds' ? 'ratio' : kind === 'arm' ? 'rates' : 'study', random);
  const telling = tellingOf(fact);
  if (kind === 'bounds' && fact.ratio) {
    const [label, value, low, high] = fact.ratio;
    telling.ratio = [label, value, high, low];
    return [telling, ['ratio']];
  }
  if (kind === 'direction') {
    telling.moves = random.pick(opposite[fact.moves]);
    return [telling, ['direction']];
  }
  if (kind === 'negation' && fact.moves !== 'none') {
    telling.moves = fact.moves === 'down' ? 'not down' : 'not up';
    return [telling, ['direction']];
  }
  if (kind === 'unit') {
    const part = random.chance(0.5) ? 'rates' : 'horizon';
    const measured = tellingOf(factWith(part, random));
    if (measured.horizon && part === 'horizon')
      measured.horizon = [measured.horizon[0], random.pick(OTHER_UNITS[measured.horizon[1]] ?? [])];
    else if (measured.rates)
      measured.rates = [
        measured.rates[0],
        measured.rates[1],
        random.pick(OTHER_UNITS[measured.rates[2]] ?? []),
      ];
    return [measured, [part]];
  }
  return undefined;
}

function changeRule(kind: MutationKind, rule: Rule, random: Random): Rule['figures'] | undefined {
  const at = random.below(rule.figures.length);
  return rule.figures.map((figure, index) => {
    const [compare, number, unit] = figure;
    if (index !== at) return figure;
    if (kind === 'digit') return [compare, changeDigit(number, random), unit] as const;
    if (kind === 'decimal') return [compare, moveDecimal(number, random), unit] as const;
    if (kind === 'unit')
      return [compare, number, OTHER_UNITS[unit] ? random.pick(OTHER_UNITS[unit]) : unit] as const;
    return kind === 'comparator' ? ([TURNED[compare] ?? compare, number, unit] as const) : figure;
  });
}

const numbersOf = (text: string): string[] =>
  (text.match(/\d+(?:[.,·]\d+)*/g) ?? []).map((figure) => String(Number(figure.replace(/[,·]/, '.'))));

/** Whether the change made a statement that is not in the passage. A new figure may occur there by chance. */
const isRealChange = (kind: MutationKind, before: string, after: string, passage: string): boolean => {
  if (!/digit|decimal/.test(kind)) return before !== after;
  const known = new Set(numbersOf(passage));
  return numbersOf(after).some((figure) => !known.has(figure));
};

function ruleCase(kind: MutationKind, random: Random): GeneratedCase | undefined {
  const rule = random.pick(rules);
  const figures = kind === 'paraphrase' ? rule.figures : changeRule(kind, rule, random);
  if (!figures || (kind !== 'paraphrase' && JSON.stringify(figures) === JSON.stringify(rule.figures)))
    return undefined;
  const text = random.chance(0.3) ? passageOf(`${rule.study}.en`).text : rulePassage(rule, random);
  const sentence = writeRule(rule, figures, random);
  if (/digit|decimal/.test(kind) && !isRealChange(kind, '', figures.flat().join(' '), text)) return undefined;
  return {
    kind,
    text: dress(sentence, '[search_1]', random),
    references: [{ id: 'search_1', title: '', text }],
    isTrue: kind === 'paraphrase',
  };
}

/** Sentences of two answers with their markers or figures exchanged. */
function exchanged(kind: MutationKind, random: Random): GeneratedCase | undefined {
  const fact = factWith('ratio', random);
  const other = random.pick(
    facts.filter(({ ratio, study, arm }) => ratio && study !== fact.study && arm[1] !== fact.arm[1]),
  );
  if (!fact.ratio || !other.ratio || fact.ratio[1] === other.ratio[1]) return undefined;
  const telling = tellingOf(fact);
  if (kind === 'number-of-another') {
    if (fact.ratio[0] !== other.ratio[0]) return undefined;
    telling.ratio = other.ratio;
  }
  const [own, wrong] = kind === 'wrong-reference' ? [2, 1] : [1, 2];
  const references = [withId(referenceOf(fact, random), own), withId(referenceOf(other, random), wrong)].sort(
    (a, b) => a.id.localeCompare(b.id),
  );
  const second = writeSentence(tellingOf(other), random);
  return {
    kind,
    text: `${writeSentence(telling, random, ['ratio'])} [search_1].\n\n${second} [search_2].`,
    references: kind === 'wrong-reference' ? references.map((reference) => reference) : references,
    isTrue: false,
  };
}

function armCase(random: Random): GeneratedCase | undefined {
  const fact = random.pick(facts.filter(({ rates, control }) => rates && control[1] !== ''));
  if (!fact.rates) return undefined;
  const [arm, control, unit] = fact.rates;
  const telling = tellingOf(fact);
  telling.rates = [control, arm, unit];
  const hand = (value: string): string =>
    `${value.replace('.', ',')} ${unit === '%' ? '%' : unit === '%/year' ? '% ao ano' : 'por 100 pacientes-ano'}`;
  const bare = (named: string): string => named.replace(/^[oa]s? /, '');
  const sentence = `${fact.study}: ${hand(control)} com ${bare(fact.arm[0])} e ${hand(arm)} com ${bare(fact.control[0])}`;
  const rate = (value: string): string =>
    `${value}${unit === '%' ? '%' : unit === '%/year' ? '% per year' : ' events per 100 patient-years'}`;
  const text = random.pick([
    `The outcome occurred in ${rate(arm)} of the ${fact.arm[1]} group and in ${rate(control)} of the ${fact.control[1]} group.`,
    `The rate was ${rate(arm)} with ${fact.arm[1]} and ${rate(control)} with ${fact.control[1]}.`,
    `The rate was ${rate(control)} with ${fact.control[1]} as compared with ${rate(arm)} with ${fact.arm[1]}.`,
  ]);
  return {
    kind: 'arm',
    text: dress(sentence, '[search_1]', random),
    references: [{ id: 'search_1', title: '', text }],
    isTrue: false,
  };
}

function makeCase(kind: MutationKind, random: Random): GeneratedCase | undefined {
  if (kind === 'number-of-another' || kind === 'wrong-reference') return exchanged(kind, random);
  if (kind === 'arm') return armCase(random);
  if (kind === 'comparator' || (/paraphrase|digit|decimal|unit/.test(kind) && random.chance(0.25)))
    return ruleCase(kind, random);
  const [telling, wants] =
    kind === 'paraphrase'
      ? [tellingOf(random.pick(facts)), []]
      : (changeTelling(kind, random) ?? [undefined, []]);
  if (!telling) return undefined;
  const reference = referenceOf(telling.fact, random);
  const sentence = writeSentence(telling, random, wants);
  const part = wants[0];
  // The chosen wording may leave out the changed figure.
  const shown = (values: readonly (string | undefined)[]): boolean =>
    values.every(
      (value) =>
        value === undefined ||
        sentence.replace(/[\s.]/g, '').includes(
          value
            .replace('.', ',')
            .replace(',', sentence.includes(value) ? '' : ',')
            .replace(/[\s.]/g, ''),
        ),
    );
  const changed =
    part === 'n'
      ? [telling.n]
      : part === 'horizon'
        ? [telling.horizon?.[0]]
        : part === 'p'
          ? [telling.p?.[1]]
          : [];
  if (!shown(changed)) return undefined;
  if (kind === 'bounds' && !saysBounds(sentence, telling.ratio)) return undefined;
  if (kind !== 'paraphrase' && !isRealChange(kind, '', sentence, reference.text)) return undefined;
  return {
    kind,
    text: dress(sentence, '[search_1]', random),
    references: [reference],
    isTrue: kind === 'paraphrase',
  };
}

const saysBounds = (sentence: string, ratio: Telling['ratio']): boolean =>
  ratio !== undefined && [ratio[2], ratio[3]].every((bound) => sentence.replaceAll(',', '.').includes(bound));

/** Generates cases of each kind from the seed, in the order of the kinds. */
export function generateCases(total: number, seed: number): GeneratedCase[] {
  const random = createRandom(seed);
  const cases: GeneratedCase[] = [];
  for (let index = 0; index < total; index++) {
    const kind = mutationKinds[index % mutationKinds.length] ?? 'paraphrase';
    let made = makeCase(kind, random);
    for (let tries = 0; !made && tries < 200; tries++) made = makeCase(kind, random);
    if (made) cases.push(made);
  }
  return cases;
}
