import { createItem, type Item } from './item.ts';
import { stemsOf, type Text, type Token, wordsOf } from './text.ts';

/** 'sem diabetes' denies its noun alone; 'não' may reach the whole clause, before it as well. */
export const isPhrasal = (word = ''): boolean => /^(?:sem|without|livres?|free|non)$/.test(word);
/** What a word denies of its whole clause, wherever that stands: the use of a thing, its inclusion, effect or need. */
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

/** 'pode ser associado', 'should not be given': advice, whatever is done. */
const isAdvised = ({ tokens, shape }: Text, at: number, classes = 'wA'): boolean =>
  classes.includes(shape[at] ?? '-') &&
  /[ai]d[ao]s?$|e[dn]$/.test(tokens[at]?.word ?? '') &&
  /\b(?:pode|podem|deve|devem|can|may|should|must) (?:nao |not |never )?(?:ser|be)$/.test(
    wordsOf(tokens, at - 3, at),
  );

/** A word that a text says plainly, and the words of its clause. */
export type Mention = Pick<Item, 'start' | 'end' | 'clause' | 'about'>;

/** What a text denies, apart from directions, and what it says plainly. */
export interface Polarity {
  readonly denied: readonly Item[];
  readonly plain: () => readonly (Mention & Pick<Item, 'key'>)[];
}

/** The words of a denial's part of its clause: from the denial before it to the next one. */
function partOf({ tokens, shape }: Text, at: number, from: number, to: number, key: string): string[] {
  const isOther = (index: number): boolean =>
    shape[index] === 'x' && !/^(?:nem|nor|non)$/.test(tokens[index]?.word ?? '');
  let [start, end] = [at, at + 1];
  // 'deve receber A e não deve usar B'
  const isOwn = /[,&:]/.test(shape[at - 1] ?? '');
  while (start > from && !isOwn && !isOther(start - 1)) start--;
  while (end < to && !isOther(end)) end++;
  return stemsOf(tokens, start, end)
    .map(bare)
    .filter((stem) => stem !== key);
}

export function readPolarity(text: Text, clauses: readonly ReadonlySet<string>[]): Polarity {
  const { tokens, shape, ranges } = text;
  const denied: Item[] = [];
  // Most texts deny nothing, and nobody asks what they say plainly.
  const plain: (Mention & Pick<Item, 'key'>)[] = [];
  let unread: (() => void)[] = [];
  for (const [from, to] of ranges) {
    const clause = tokens[from]?.clause ?? 0;
    const about = clauses[clause] ?? new Set();
    const own = new Set<string>();
    const say = (key: string, { start, end }: Pick<Item, 'start' | 'end'>): unknown =>
      plain.push({ key, start, end, clause, about });
    let isPlain = true;
    let before = -9;
    for (let at = shape.indexOf('x', from); at >= 0 && at < to; at = shape.indexOf('x', at + 1)) {
      // 'com ou sem' and 'versus no treatment' deny nothing.
      const isEither =
        /^(?:ou|or)$/.test(tokens[at - 1]?.word ?? '') || /&xp/.test(shape.slice(at - 1, at + 2));
      if (isEither || /vp?$/.test(shape.slice(from, at))) continue;
      const token = tokens[at];
      // 'se o paciente não recebeu trombólise' is a condition, not a statement.
      const isAsked = tokens.slice(from, at).some(({ word }) => /^(?:se|if|caso|quando|when)$/.test(word));
      // 'com baciloscopia, não com o teste'
      if (token?.word === 'nao' && /^(?:com|por|pel[oa])$/.test(tokens[at + 1]?.word ?? '')) continue;
      const whole = deniedBy(token?.word);
      if (whole) {
        const isAllowed = at - before < 4;
        for (const key of token ? [whole, ...(token.word.startsWith('contra') ? [CONTRA] : [])] : [])
          if (isAllowed && isAsked) continue;
          else if (isAllowed) unread.push(() => say(key, token as Token));
          else {
            const denial = createItem(text, at, at + 1, 'negation', key);
            denial.about = new Set(partOf(text, at, from, to, key));
            denied.push(denial);
          }
        own.add(whole);
        isPlain = false;
        continue;
      }
      before = at;
      // 'dias livres de ventilador', 'sobrevida livre de progressão' name an outcome.
      if (/^livre/.test(token?.word ?? '')) continue;
      // 'não mudou a mortalidade nem a internação', 'para evitar uma hérnia'
      if (token?.word === 'nem' && /x[^;]*d/.test(shape.slice(Math.max(0, at - 30), at))) continue;
      if (/^(?:evit|avoid)/.test(token?.word ?? '') && /^(?:para|to)$/.test(tokens[at - 1]?.word ?? ''))
        continue;
      // 'em não diabéticos', 'fraturas não vertebrais'
      const isAlone =
        isPhrasal(token?.word) ||
        (token?.word === 'nao' &&
          tokens[at - 1]?.stem !== '' &&
          tokens[at + 1]?.stem !== '#kuse' &&
          /a(?:l|r|is|res)$|[ai]d[ao]s?$|^graves?$/.test(tokens[at + 1]?.word ?? ''));
      // '18,2 % dos expostos e 9,8 % dos não expostos'
      const isOfTwo = (stem = ''): boolean =>
        stem !== '' &&
        tokens.slice(from, to).some((one, index) => one.stem === stem && from + index !== at + 1);
      if (
        token?.word === 'nao' &&
        /[ai]d[ao]s?$|[ei][ct][ao]s$/.test(tokens[at + 1]?.word ?? '') &&
        isOfTwo(tokens[at + 1]?.stem)
      )
        continue;
      isPlain &&= isAlone;
      let end = at + 1;
      while (end < to && (/[^,:)x]/.test(shape[end] ?? ',') || /^(?:nem|nor)$/.test(tokens[end]?.word ?? '')))
        end++;
      let target = at + 1;
      const isPassed = ({ stem, word }: Token): boolean => !stem || /(?:mente|ly)$/.test(word);
      while (target < end && isPassed(tokens[target] as Token) && !/[cdm]/.test(shape[target] ?? ''))
        target++;
      // 'No dosage adjustment is required' denies the need.
      const need = tokens
        .slice(target, Math.min(end, target + 5))
        .findIndex(({ stem }, index) => index > 0 && stem === '#kneed');
      if (need > 0) target += need;
      // 'O torniquete é contraindicado': its use is.
      const key = isAdvised(text, target) ? '#kuse' : bare(tokens[target]?.stem);
      // 'P = 0.11 for superiority' says none.
      if (!key || key === 'superi' || target >= end || target > at + 6) continue;
      // 'sem displasia broncopulmonar' is 'without bronchopulmonary dysplasia'.
      const group = target + (/^[wkog]{1,3}(?:&[wkog])?/.exec(shape.slice(target, end))?.[0].length ?? 1);
      const said = stemsOf(tokens, target + 1, isAlone ? group : end).map(bare);
      // Advice is of its object or, in the passive, of its subject.
      const isAdvice = /^#k(?:use|need)$/.test(key) && !isAlone;
      const named = isAdvice
        ? partOf(text, at, from, to, key)
        : said.length > 0 || isAlone
          ? said
          : stemsOf(tokens, from, at);
      const denial = createItem(text, at, target + 1, 'negation', key);
      denial.about = new Set(named);
      denial.isOfBefore = isAlone;
      denial.isAsked = isAsked;
      denied.push(denial);
      for (const stem of [key, ...(isAlone ? said : [])]) own.add(stem);
    }
    unread.push(() => {
      for (let at = from; at < to; at++) {
        const token = tokens[at];
        if (!token || !isAdvised(text, at, 'wAk') || /x[^&,;x]*$/.test(shape.slice(from, at))) continue;
        if (!/^#k(?:use|stop|adj)/.test(token.stem) && isAdvised(text, at, 'wAk')) say('#kuse', token);
        // 'must be adjusted' of 'no adjustment is needed'
        if (/dev|should|must/.test(wordsOf(tokens, at - 3, at))) say('#kneed', token);
      }
      // 'o uso de benzodiazepínico' is no advice.
      for (const token of isPlain ? tokens.slice(from, to) : [])
        if (token.stem && token.word !== 'uso' && !(own.size > 0 && own.has(bare(token.stem))))
          say(token.stem, token);
    });
  }
  const readPlain = (): typeof plain => {
    for (const read of unread) read();
    unread = [];
    return plain;
  };
  return { denied, plain: readPlain };
}
