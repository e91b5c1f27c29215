import type { Token } from './clauses.ts';
import { createItem, type Item } from './item.ts';
import { wordAt } from './phrases.ts';
import { stemsOf, type Text, wordsOf } from './text.ts';

/** 'sem diabetes' denies only its noun; 'não' may deny the whole clause, also the part before it. */
export const isPhrasal = (word = ''): boolean => /^(?:sem|without|livres?|free|non)$/.test(word);
/** What a word denies of its whole clause: the use of a thing, its inclusion, effect or need. */
const DENIED_BY: readonly (readonly [word: RegExp, key: string])[] = [
  [
    /^(?:contraindic|evitad|avoided|proscri|proibi|vedad|desaconselh|discourag|desencoraj|recommend|suggest|do$|does$)/,
    '#kuse',
  ],
  [/^exclu[id]/, '#kinc'],
  [/^inef/, '#kworks'],
  [/^(?:des|un)nec/, '#kneed'],
];
const deniedBy = (word = ''): string => DENIED_BY.find(([pattern]) => pattern.test(word))?.[1] ?? '';
/** Key of 'contraindicado' itself, denied or not. */
export const CONTRA = '#contra';

/** A stem without the sign of 'sem'. */
const bare = (stem = ''): string => stem.replace(/^-/, '');

/** 'pode ser associado', 'should not be given': advice, with any verb. */
const isAdvised = ({ tokens, shape }: Text, at: number, classes = 'wA'): boolean =>
  (classes.includes(shape[at] ?? '-') || /^tr(?:at|eat)/.test(wordAt(tokens, at))) &&
  /[ai]d[ao]s?$|e[dn]$/.test(wordAt(tokens, at)) &&
  /\b(?:pode|podem|deve|devem|can|may|should|must) (?:nao |not |never )?(?:ser|be)$/.test(
    wordsOf(tokens, at - 3, at),
  );

/** A word that a text affirms, and the words of its clause. */
export type Mention = Pick<Item, 'start' | 'end' | 'clause' | 'about'>;

/** A mention with the concept that is said. */
type PlainWord = Mention & Pick<Item, 'key'>;

/** What a text denies, apart from directions, and what it affirms. */
export interface Polarity {
  readonly denied: readonly Item[];
  readonly plain: () => readonly PlainWord[];
}

/** The words of a denial's part of its clause: from the denial before it to the next one. */
function partOf({ tokens, shape }: Text, at: number, from: number, to: number, key: string): string[] {
  const isOther = (index: number): boolean =>
    shape[index] === 'x' &&
    !/^(?:nem|nor|non)$/.test(wordAt(tokens, index)) &&
    // 'na hipertensão não controlada e no infarto'
    !(tokens[index]?.word === 'nao' && /[ai]d[ao]s?$/.test(wordAt(tokens, index + 1)));
  let [start, end] = [at, at + 1];
  // 'deve receber A e não deve usar B'
  const isOwn = /[,&:]/.test(shape[at - 1] ?? '');
  while (start > from && !isOwn && !isOther(start - 1)) start--;
  while (end < to && !isOther(end)) end++;
  return stemsOf(tokens, start, end)
    .map(bare)
    .filter((stem) => stem !== key);
}

/** What a text denies. What it affirms is read on demand: most texts deny nothing, and then nobody asks. */
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
  /** 'não é contraindicado': the key is said plainly. */
  const allowed: (readonly [key: string, token: Token])[] = [];
  /** The stems of its denials. */
  const own = new Set<string>();
  let isPlain = true;
  let before = -9;
  for (let at = shape.indexOf('x', from); at >= 0 && at < to; at = shape.indexOf('x', at + 1)) {
    const token = tokens[at] as Token;
    if (isAlternative(text, at, from)) continue;
    // 'se o paciente não recebeu trombólise' is a condition, not a statement.
    const isAsked = tokens
      .slice(from, at)
      .some(
        ({ word }, index) =>
          /^(?:se|if|caso|quando|when)$/.test(word) && wordAt(tokens, from + index - 1) !== '-',
      );
    const whole = deniedBy(token.word);
    if (whole) {
      // 'Hipertensão não controlada contraindica'
      const isAllowed =
        at - before < 4 && (before === at - 1 || !/[ai]d[ao]s?$|[^e]ed$/.test(wordAt(tokens, before + 1)));
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
    before = at;
    if (isNoStatement(text, at, [from, to])) continue;
    const isAlone = deniesNounAlone(text, at);
    isPlain &&= isAlone;
    const denial = readDenial(text, at, [from, to], isAlone);
    if (!denial) continue;
    denial.isAsked = isAsked;
    denied.push(denial);
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
        // 'o uso de benzodiazepínico' is no advice.
        .filter(
          ({ stem, word }, index) =>
            stem &&
            // A score is not what it measures.
            !/^(?:uso|rankin|mrs)$/.test(word) &&
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

/** 'com ou sem', 'versus no treatment', 'com baciloscopia, não com o teste': a choice, which denies nothing. */
function isAlternative({ tokens, shape }: Text, at: number, from: number): boolean {
  const isEither = /^(?:ou|or)$/.test(wordAt(tokens, at - 1)) || /&xp/.test(shape.slice(at - 1, at + 2));
  return (
    isEither ||
    /vp?$/.test(shape.slice(from, at)) ||
    (tokens[at]?.word === 'nao' && /^(?:com|por|pel[oa])$/.test(wordAt(tokens, at + 1)))
  );
}

/** The negation is part of a name or purpose, or goes on from the denial before it. */
function isNoStatement({ tokens, shape }: Text, at: number, [from, to]: readonly [number, number]): boolean {
  const word = wordAt(tokens, at);
  // 'dias livres de ventilador', 'sobrevida livre de progressão' name an outcome.
  if (word.startsWith('livre')) return true;
  // 'Em nenhuma das capitais a cobertura alcançou 40 %'
  if (word.startsWith('nenhum') && shape[at + 1] === 'p' && shape.slice(at, to).includes('0')) return true;
  // 'adults who had not received insulin' names them.
  if (/^who (?:had|have)$/.test(wordsOf(tokens, at - 2, at))) return true;
  // 'não mudou a mortalidade nem a internação', 'não se usa abaixo de 30 nem na gestação', 'nem 75 mg/kg'
  if (
    word === 'nem' &&
    (/x[^;]*d/.test(shape.slice(Math.max(0, at - 30), at)) ||
      shape[at + 1] === '0' ||
      (shape.slice(from, at).includes('x') && /^(?:n[ao]s?|em|com)$/.test(wordAt(tokens, at + 1))))
  )
    return true;
  // 'reduziu o desfecho, mas não a morte' denies the verb.
  if (word === 'nao' && shape[at - 1] === 'b' && /^(?:os?|as?|the)$/.test(wordAt(tokens, at + 1)))
    return true;
  // 'para evitar uma hérnia'
  if (/^(?:evit|avoid)/.test(word) && /^(?:para|to)$/.test(wordAt(tokens, at - 1))) return true;
  const next = tokens[at + 1];
  // '18,2 % dos expostos e 9,8 % dos não expostos'
  return (
    word === 'nao' &&
    Boolean(next?.stem) &&
    /[ai]d[ao]s?$|[ei][ct][ao]s$|postos$/.test(next?.word ?? '') &&
    tokens.slice(from, to).some(({ stem }, index) => stem === next?.stem && from + index !== at + 1)
  );
}

/** 'sem diabetes', 'em não diabéticos', 'fraturas não vertebrais' */
const deniesNounAlone = ({ tokens }: Text, at: number): boolean =>
  isPhrasal(tokens[at]?.word) ||
  // 'na ausência de acidose'
  (/^(?:ausencia|absence)$/.test(wordAt(tokens, at)) && /^(?:na|the)$/.test(wordAt(tokens, at - 1))) ||
  (tokens[at]?.word === 'nao' &&
    tokens[at - 1]?.stem !== '' &&
    tokens[at + 1]?.stem !== '#kuse' &&
    /a(?:l|r|is|res)$|[ai]d[ao]s?$|^graves?$/.test(wordAt(tokens, at + 1)));

/** What the negation at `at` denies; undefined if that is nothing known. */
function readDenial(
  text: Text,
  at: number,
  [from, to]: readonly [number, number],
  isAlone: boolean,
): Item | undefined {
  const { tokens, shape } = text;
  let end = at + 1;
  while (end < to && (/[^,:)x]/.test(shape[end] ?? ',') || /^(?:nem|nor)$/.test(wordAt(tokens, end)))) end++;
  const target = targetOf(text, at, end);
  // 'O torniquete é contraindicado': its use is.
  const key = isAdvised(text, target) ? '#kuse' : bare(tokens[target]?.stem);
  // 'P = 0.11 for superiority' says none.
  if (!key || key === 'superi' || target >= end || target > at + 6) return undefined;
  // 'sem displasia broncopulmonar' is 'without bronchopulmonary dysplasia'.
  const group = target + (/^[wkog]{1,3}(?:&[wkog])?/.exec(shape.slice(target, end))?.[0].length ?? 1);
  const said = stemsOf(tokens, target + 1, isAlone ? group : end).map(bare);
  const denial = createItem(text, at, target + 1, 'negation', key);
  // Advice is of its object or, in the passive, of its subject.
  const isPassive =
    shape.slice(at, target).includes('f') && /[ai]d[ao]s?$|e[dn]$/.test(wordAt(tokens, target));
  if ((isPassive || /^#k(?:use|need)$/.test(key)) && !isAlone)
    denial.about = new Set(partOf(text, at, from, to, key));
  else denial.about = new Set(said.length > 0 || isAlone ? said : stemsOf(tokens, from, at));
  denial.isOfBefore = isAlone;
  return denial;
}

/** The word that a negation is of: the first one behind it that says something. */
function targetOf(text: Text, at: number, end: number): number {
  const { tokens, shape } = text;
  const isPassed = (index: number): boolean =>
    (!tokens[index]?.stem && !isAdvised(text, index)) || /(?:mente|ly)$/.test(wordAt(tokens, index));
  let target = at + 1;
  while (
    target < end &&
    isPassed(target) &&
    !/[cdm]/.test(shape[target] ?? '') &&
    !/^relacion(?:ou|aram|am?)$/.test(wordAt(tokens, target))
  )
    target++;
  // 'No dosage adjustment is required' denies the need.
  const need = tokens
    .slice(target, Math.min(end, target + 5))
    .findIndex(({ stem }, index) => index > 0 && stem === '#kneed');
  return need > 0 ? target + need : target;
}

/** The words that a clause advises, each as the use or the need of a thing. */
function advisedIn(
  text: Text,
  [from, to]: readonly [number, number],
): (readonly [key: string, token: Token])[] {
  const { tokens, shape } = text;
  const found: (readonly [string, Token])[] = [];
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (!token || !isAdvised(text, at, 'wAk') || /x[^&,;x]*$/.test(shape.slice(from, at))) continue;
    if (!/^#k(?:use|stop|adj)/.test(token.stem)) found.push(['#kuse', token]);
    // 'must be adjusted' of 'no adjustment is needed'
    if (/dev|should|must/.test(wordsOf(tokens, at - 3, at))) found.push(['#kneed', token]);
  }
  return found;
}
