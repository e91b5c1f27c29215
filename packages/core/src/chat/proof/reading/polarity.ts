import type { Token } from './clauses.ts';
import {
  bare,
  deniesNounAlone,
  isAdvised,
  isAlternative,
  isNoStatement,
  partOf,
  readDenial,
} from './denials.ts';
import { createItem, type Item } from './item.ts';
import { type Text, wordsOf } from './text.ts';
import { wordAt } from './words/phrases.ts';

/** Words that deny something about their whole clause: the use of a thing, its inclusion, effect or need. */
const DENIED_BY: readonly (readonly [word: RegExp, key: string])[] = [
  [
    /^(?:contraindic|evitad|avoided|proscri|proibi|vedad|desaconselh|discourag|desencoraj|recom{1,2}end|sug(?:gest|er)|do$|does$)/,
    '#kuse',
  ],
  [/^(?:exclu[id]|fic(?:ou|aram)$|fora$|left$)/, '#kinc'],
  [/^dispensave/, '#kuse'],
  [/^inef/, '#kworks'],
  [/^(?:des|un)nec/, '#kneed'],
];
/** Conditions that turn a denial. */
const UNLESS = /\b(?:unless|a menos que|a nao ser|salvo se|exceto se|except if)\b/;
const deniedBy = (word = ''): string => DENIED_BY.find(([pattern]) => pattern.test(word))?.[1] ?? '';
/** Key for 'contraindicado' itself, denied or not. */
export const CONTRA = '#contra';

/** A word that a text affirms, and the words of its clause. */
export type Mention = Pick<Item, 'start' | 'end' | 'clause' | 'about'>;

/** A mention, with the concept that it affirms. */
type PlainWord = Mention & Pick<Item, 'key'>;

/** What a text denies, apart from directions, and what it affirms. */
export interface Polarity {
  readonly denied: readonly Item[];
  readonly plain: () => readonly PlainWord[];
}

/** Reads what a text denies. What it affirms is read on demand, because most texts deny nothing. */
export function readPolarity(text: Text, clauses: readonly ReadonlySet<string>[]): Polarity {
  const read = text.ranges.map((range) =>
    readClause(text, range, clauses[text.tokens[range[0]]?.clause ?? 0] ?? new Set()),
  );
  let plain: readonly PlainWord[] | undefined;
  return {
    denied: read.flatMap(({ denied }) => denied),
    plain: () => (plain ??= read.flatMap((clause) => clause.plain())),
  };
}

interface ClauseReading {
  readonly denied: readonly Item[];
  plain(): PlainWord[];
}

function readClause(
  text: Text,
  [from, to]: readonly [number, number],
  about: ReadonlySet<string>,
): ClauseReading {
  const { tokens, shape } = text;
  const denied: Item[] = [];
  /** 'não é contraindicado' affirms the key. */
  const allowed: (readonly [key: string, token: Token])[] = [];
  /** The stems that the clause denies. */
  const own = new Set<string>();
  let isPlain = true;
  let before = -9;
  for (let at = shape.indexOf('x', from); at >= 0 && at < to; at = shape.indexOf('x', at + 1)) {
    const token = tokens[at] as Token;
    if (isAlternative(text, at, from)) {
      // 'subiu com A, mas não com B' does not affirm B.
      if (/^(?:com|with|by|por)$/.test(wordAt(tokens, at + 1))) isPlain = false;
      continue;
    }
    // 'Quem não se exercitou teve mais reinternações' names people.
    if (token.word === 'nao' && /^(?:quem|(?:os|as|aqueles|aquelas) que)$/.test(wordsOf(tokens, from, at))) {
      isPlain = false;
      continue;
    }
    // 'not first choice unless there is heart failure' denies and affirms.
    if (UNLESS.test(wordsOf(tokens, from, to))) {
      isPlain = false;
      continue;
    }
    // 'se o paciente não recebeu trombólise' is a condition, not a statement.
    // 'deve-se' is not a condition.
    const isAsked = tokens
      .slice(from, at)
      .some(
        ({ word }, index) =>
          /^(?:se|if|caso|quando|when)$/.test(word) && wordAt(tokens, from + index - 1) !== '-',
      );
    const whole = deniedBy(token.word);
    if (whole) {
      // 'Hipertensão não controlada contraindica' still denies.
      const isAllowed =
        (/^nem (?:[a-z]+ ){1,4}nem (?:[a-z]+ ){1,4}$/.test(`${wordsOf(tokens, from, at)} `) ||
          at - before < 4) &&
        (before === at - 1 || !/[ai]d[ao]s?$|[^e]ed$/.test(wordAt(tokens, before + 1)));
      for (const key of token.word.startsWith('contra') ? [whole, CONTRA] : [whole])
        if (!isAllowed) {
          const denial = createItem(text, at, at + 1, 'negation', key);
          denial.about = new Set(partOf(text, at, from, to, key));
          denied.push(denial);
        } else if (!isAsked) allowed.push([key, token]);
      own.add(whole);
      isPlain = false;
      continue;
    }
    // 'não dispensa a segunda dose' denies nothing.
    if (/^dispens/.test(wordAt(tokens, at + 1)) || (/^dispens/.test(token.word) && before === at - 1)) {
      before = at;
      continue;
    }
    // 'Não é necessário evitar a fluoxetina'
    if (
      /^(?:evit|avoid)/.test(token.word) &&
      before >= from &&
      /^(?:nao|not) (?:\w+ ){0,3}(?:necess|precis|need)\w*$/.test(wordsOf(tokens, before, at))
    ) {
      const taken = denied.findIndex((one) => one.from >= before);
      if (taken >= 0) denied.length = taken;
      if (!isAsked) allowed.push(['#kuse', token]);
      continue;
    }
    before = at;
    if (isNoStatement(text, at, [from, to])) continue;
    const isAlone = deniesNounAlone(text, at);
    isPlain &&= isAlone;
    const denial = readDenial(text, at, [from, to], isAlone);
    if (!denial) continue;
    denial.isAsked = isAsked;
    denied.push(denial);
    // 'Não é preciso interromper'
    const verb = denial.key === '#kneed' ? tokens[denial.to] : undefined;
    if (verb && /^#k(?:stop|adj)$/.test(verb.stem)) denied.push({ ...denial, key: verb.stem });
    for (const stem of [denial.key, ...(isAlone ? denial.about : [])]) own.add(stem);
  }
  const { clause = 0 } = tokens[from] ?? {};
  const say = (key: string, { start, end }: Token): PlainWord => ({ key, start, end, clause, about });
  return {
    denied,
    plain: () => [
      ...allowed.map(([key, token]) => say(key, token)),
      ...advisedIn(text, [from, to]).map(([key, token]) => say(key, token)),
      ...(isPlain ? tokens.slice(from, to) : [])
        // 'o uso de benzodiazepínico' is not advice.
        .filter(
          ({ stem, word }, index) =>
            stem &&
            // 'recurrence-free survival'
            wordsOf(tokens, from + index + 1, from + index + 3) !== '- free' &&
            // A score differs from the thing it measures.
            (!/^(?:uso|rankin|mrs)$/.test(word) ||
              wordsOf(tokens, from + index - 1, from + index + 2) === 'em uso de') &&
            // 'o dobro das usadas'
            !(
              stem === '#kuse' &&
              /^d[ao]s?$/.test(wordAt(tokens, from + index - 1)) &&
              /[ai]d[ao]s?$/.test(word)
            ) &&
            // 'ao contrário do creme'
            !/^(?:ao contrario|diferentemente|unlike)\b|\bao contrario d/.test(
              wordsOf(tokens, from, from + index),
            ) &&
            // 'livres de náusea'
            !/^(?:livres?|free)$/.test(wordAt(tokens, from + index - 1)) &&
            // 'sem benefício aparente'
            !/x[dwk]$/.test(shape.slice(from, from + index)) &&
            !own.has(bare(stem)) &&
            // 'exceto em gestantes'
            !/\b(?:exceto|except|salvo)\b/.test(
              wordsOf(tokens, Math.max(from, from + index - 3), from + index),
            ),
        )
        .map((token) => say(token.stem, token)),
    ],
  };
}

/** The words that a clause advises, each as the use of a thing or the need for it. */
function advisedIn(
  text: Text,
  [from, to]: readonly [number, number],
): (readonly [key: string, token: Token])[] {
  const { tokens, shape } = text;
  const found: (readonly [string, Token])[] = [];
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    // 'Gestantes devem receber a vacina'
    if (
      token &&
      /^(?:pode|deve)m? (?:receber|tomar|comecar|iniciar)$/.test(wordsOf(tokens, at - 1, at + 1)) &&
      !/x[^&,;x]*$/.test(shape.slice(from, at)) &&
      !/^(?:quem|que)$/.test(wordAt(tokens, at - 2))
    )
      found.push(['#kuse', token]);
    if (!token || !isAdvised(text, at, 'wAk') || /x[^&,;x]*$/.test(shape.slice(from, at))) continue;
    if (!/^#k(?:use|stop|adj)/.test(token.stem)) found.push(['#kuse', token]);
    // 'must be adjusted' contradicts 'no adjustment is needed'.
    if (/dev|should|must/.test(wordsOf(tokens, at - 3, at))) found.push(['#kneed', token]);
  }
  return found;
}
