import type { Random } from '../../random.ts';
import type { Fact, Rule } from './facts.ts';
import { comparatorWord, englishHand, type Hand, portugueseHand, unitWord } from './typography.ts';

/** The statements that a text makes about a fact. A mutation changes them before they are written. */
export interface Telling {
  readonly fact: Fact;
  moves: Fact['moves'] | 'not down' | 'not up';
  ratio: readonly [label: string, value: string, low: string, high: string] | undefined;
  rates: readonly [arm: string, control: string, unit: string] | undefined;
  n: string | undefined;
  horizon: readonly [number: string, unit: string] | undefined;
  p: readonly [compare: string, value: string] | undefined;
}

export const tellingOf = (fact: Fact): Telling => ({
  fact,
  moves: fact.moves,
  ratio: fact.ratio,
  rates: fact.rates,
  n: fact.n,
  horizon: fact.horizon,
  p: fact.p,
});

const VERBS: Readonly<Record<Telling['moves'], readonly string[]>> = {
  down: ['reduziu', 'diminuiu', 'reduz', 'levou à redução d'],
  up: ['aumentou', 'elevou', 'aumenta', 'levou ao aumento d'],
  none: ['não alterou de modo significativo', 'não reduziu de forma significativa', 'não modificou'],
  'not down': ['não reduziu', 'não diminuiu'],
  'not up': ['não aumentou', 'não elevou'],
};
const COMPARED: Readonly<Record<Telling['moves'], readonly string[]>> = {
  down: ['foi menor', 'foi menos frequente', 'foi mais baixo'],
  up: ['foi maior', 'foi mais frequente'],
  none: ['foi semelhante', 'não diferiu', 'não foi diferente'],
  'not down': ['não foi menor'],
  'not up': ['não foi maior'],
};
const SHIFTS: Readonly<Record<string, readonly string[]>> = {
  down: ['caiu', 'diminuiu', 'baixou'],
  up: ['subiu', 'aumentou'],
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** 'o placebo' → 'placebo'. */
const bare = (named: string): string => named.replace(/^(?:[oa]s?) /, '');
const act = (verb: string, object: string): string =>
  verb.endsWith(' d') ? `${verb}${object}` : `${verb} ${object}`;

function ratioText({ ratio }: Telling, hand: Hand, random: Random): string {
  if (!ratio) return '';
  const [label, value, low, high] = ratio;
  const names = {
    HR: ['HR', 'HR', 'hazard ratio'],
    RR: ['RR', 'risco relativo', 'RR'],
    OR: ['OR', 'odds ratio', 'razão de chances'],
  };
  const name = random.pick(names[label as 'HR'] ?? [label]);
  const equals = random.pick([' ', ' ', ' = ', ': ', ' de ']);
  const range = hand.range(low, high);
  const interval = random.pick([
    `; IC 95 % ${range}`,
    `; IC95% ${range}`,
    `, IC 95%: ${range}`,
    ` (${range})`,
    ` [IC 95 % ${range}]`,
    '',
  ]);
  return `${name}${equals}${hand.number(value)}${range.includes(';') && !interval.includes('(') && !interval.includes('[') ? '' : interval}`;
}

function rateText(value: string, unit: string, hand: Hand): string {
  if (unit === '%') return hand.percent(value);
  if (unit === '‰') return `${hand.number(value)} ‰`;
  if (unit.startsWith('%/')) return `${hand.percent(value)} ${unit === '%/year' ? 'ao ano' : 'ao mês'}`;
  return `${hand.number(value)} por ${unit.includes('1,000') ? '1.000' : '100'} pacientes-ano`;
}

const ratesText = ({ rates }: Telling, hand: Hand): string =>
  rates ? `${rateText(rates[0], rates[2], hand)} ${hand.versus} ${rateText(rates[1], rates[2], hand)}` : '';

function horizonText({ horizon }: Telling, random: Random): string {
  return horizon ? ` em ${horizon[0]} ${unitWord(horizon[1], 'pt', random)}` : '';
}

const pText = ({ p }: Telling, hand: Hand): string => (p ? `p ${p[0]} ${hand.number(p[1])}` : '');

/** Writes an answer's sentence in Portuguese, without its marker. `wants` names parts that must be included. */
export function writeSentence(telling: Telling, random: Random, wants: readonly string[] = []): string {
  const hand = portugueseHand(random);
  const { fact } = telling;
  const arm = fact.arm[0];
  const control = fact.control[0];
  const outcome = random.pick(fact.outcome[0]);
  const asked = (part: string): boolean => wants.includes(part) || random.chance(0.5);
  const parts = [
    asked('rates') ? ratesText(telling, hand) : '',
    asked('ratio') ? ratioText(telling, hand, random) : '',
    asked('p') ? pText(telling, hand) : '',
  ].filter(Boolean);
  const figures = parts.length > 0 ? ` (${parts.join(random.pick(['; ', '; ', ', ']))})` : '';
  const time = asked('horizon') ? horizonText(telling, random) : '';
  const people = asked('n') && telling.n ? hand.count(telling.n) : '';
  const among = people
    ? random.pick([
        `Em ${people} pacientes, `,
        `Entre ${people} participantes, `,
        `No ${fact.study} (n = ${people}), `,
      ])
    : random.pick(['', `No ${fact.study}, `]);
  const verb = random.pick(VERBS[telling.moves]);
  const versus = random.pick(['em comparação com', 'em relação a', 'frente a', 'comparado com']);
  const isShift = telling.rates?.[2] === '%' && (telling.moves === 'down' || telling.moves === 'up');
  const forms = [
    () =>
      upper(
        `${among}${act(verb, outcome)}`.replace(act(verb, outcome), `${arm} ${act(verb, outcome)}`) +
          `${time}${random.chance(0.6) ? ` ${versus} ${control}` : ''}${figures}`,
      ),
    () =>
      upper(
        `${among}${outcome} ${random.pick(COMPARED[telling.moves])} com ${arm} do que com ${control}${time}${figures}`,
      ),
    () =>
      upper(
        `comparado a ${bare(control)}, ${arm} ${act(verb, outcome)}${time}${figures}${people ? `, em ${people} pacientes` : ''}`,
      ),
    ...(isShift && telling.rates
      ? [
          () =>
            upper(
              `${among}${outcome} ${random.pick(SHIFTS[telling.moves] ?? [])} de ${hand.percent(telling.rates?.[1] ?? '')} para ${hand.percent(telling.rates?.[0] ?? '')} com ${arm}${time}${asked('ratio') && telling.ratio ? ` (${ratioText(telling, hand, random)})` : ''}${asked('p') && telling.p ? `, ${pText(telling, hand)}` : ''}`,
            ),
        ]
      : []),
    ...(telling.rates && wants[0] !== 'direction'
      ? [
          () =>
            upper(
              `${among}${outcome} ocorreu em ${rateText(telling.rates?.[0] ?? '', telling.rates?.[2] ?? '', hand)} com ${bare(arm)} e em ${rateText(telling.rates?.[1] ?? '', telling.rates?.[2] ?? '', hand)} com ${bare(control)}${time}${asked('ratio') && telling.ratio ? ` (${ratioText(telling, hand, random)})` : ''}${asked('p') && telling.p ? `; ${pText(telling, hand)}` : ''}`,
            ),
        ]
      : []),
  ];
  return random.pick(forms)();
}

/** Writes a guideline's rule in Portuguese. */
export function writeRule(rule: Rule, figures: Rule['figures'], random: Random): string {
  const hand = portugueseHand(random);
  return random.pick(rule.pt).replace(/\{(\d)\}/g, (_, index: string) => {
    const [compare, number, unit] = figures[Number(index)] ?? ['', '', ''];
    const written =
      unit === '%' ? hand.percent(number) : `${hand.number(number)} ${unitWord(unit, 'pt', random)}`.trim();
    return `${comparatorWord(compare, 'pt', random)}${written}`;
  });
}

export function rulePassage(rule: Rule, random: Random): string {
  const hand = englishHand(random);
  return rule.en.replace(/\{(\d)\}/g, (_, index: string) => {
    const [compare, number, unit] = rule.figures[Number(index)] ?? ['', '', ''];
    const written =
      unit === '%' ? hand.percent(number) : `${hand.number(number)} ${unitWord(unit, 'en', random)}`.trim();
    return `${comparatorWord(compare, 'en', random)}${written}`;
  });
}

const EN_VERBS = {
  down: ['reduced', 'lowered', 'decreased'],
  up: ['increased'],
  none: ['did not significantly change'],
};
const EN_COMPARED = {
  down: ['was lower', 'was less frequent'],
  up: ['was higher', 'was more frequent'],
  none: ['did not differ significantly'],
};

function englishFigures(fact: Fact, hand: Hand, random: Random): string {
  const { ratio, p } = fact;
  const names = {
    HR: ['hazard ratio', 'HR'],
    RR: ['relative risk', 'RR', 'risk ratio'],
    OR: ['odds ratio', 'OR'],
  };
  const parts: string[] = [];
  if (ratio) {
    const [label, value, low, high] = ratio;
    const range = hand.range(low, high);
    const interval = random.pick([
      `; 95% CI, ${range}`,
      `; 95% confidence interval [CI], ${range}`,
      ` (${range})`,
      ` [95% CI ${range}]`,
    ]);
    parts.push(
      `${random.pick(names[label])}${random.pick([' ', ', ', ': '])}${hand.number(value)}${interval}`,
    );
  }
  if (p) parts.push(`${random.pick(['P', 'p'])}${p[0]}${hand.number(p[1])}`);
  return parts.join('; ');
}

/** Writes a report's passage in English, in the style of one of several journals. */
export function writePassage(fact: Fact, random: Random): string {
  const hand = englishHand(random);
  const [arm, control, outcome] = [fact.arm[1], fact.control[1], fact.outcome[1]];
  const figures = englishFigures(fact, hand, random);
  const time = fact.horizon ? ` at ${fact.horizon[0]} ${unitWord(fact.horizon[1], 'en', random)}` : '';
  const people = fact.n
    ? `${random.pick([`Among ${hand.count(fact.n)} patients, `, `A total of ${hand.count(fact.n)} patients underwent randomization. `])}`
    : '';
  const rate = (value: string): string => {
    const unit = fact.rates?.[2];
    return unit === '%'
      ? hand.percent(value)
      : unit === '%/year'
        ? `${hand.percent(value)} per year`
        : `${hand.number(value)} events per 100 ${random.pick(['patient-years', 'person-years'])}`;
  };
  const [first, second] = fact.rates ?? [];
  const isOpen = people.endsWith('. ');
  const begin = (text: string): string => (isOpen || people === '' ? upper(text) : text);
  const forms = [
    () =>
      `${people}${begin(arm)} ${random.pick(EN_VERBS[fact.moves])} ${outcome}${time} as compared with ${control}${first && second ? ` (${rate(first)} vs. ${rate(second)}${figures ? `; ${figures}` : ''})` : figures ? ` (${figures})` : ''}.`,
    () =>
      `${people}${begin(outcome)} ${random.pick(EN_COMPARED[fact.moves])} with ${arm} than with ${control}${time}${first && second ? `: ${rate(first)} vs ${rate(second)}` : ''}${figures ? ` (${figures})` : ''}.`,
    ...(first && second
      ? [
          () =>
            `${people}${begin(outcome)} occurred in ${rate(first)} of the ${arm} group and in ${rate(second)} of the ${control} group${time}${figures ? ` (${figures})` : ''}.`,
          () =>
            `${fact.n ? `n=${hand.count(fact.n)}: ` : ''}${outcome}${time} ${rate(first)} vs ${rate(second)}${figures ? `, ${figures}` : ''}`,
        ]
      : []),
  ];
  return random.pick(forms)();
}
