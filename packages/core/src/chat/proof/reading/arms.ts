import type { Item } from './item.ts';
import { isMedicine, isOutcome, stemsOf, type Text, wordsOf } from './text.ts';
import { ARM_NAMES, ARMS } from './words/opposites.ts';
import { wordAt } from './words/phrases.ts';

/** What may follow the name of an arm. */
const ARM =
  /^(?:s{1,2}(?=[p~]))?[.pB~]*(?:s(?=[wk]))?(?:\/p?)?(?:[wks]p~?(?=s?[wki0]))?(?:0(?:uw?|h)p~?s?(?=[wk]))?[^,;:()pdf]{0,5}/;

/** A relative clause that names an arm, up to its object. */
const RELATIVE =
  /^(?:(?:[nd]?[oa]s?|[dn]?aqueles|[dn]?aquelas|pacientes|pessoas|mulheres|those|patients|people) )?(?:quem|que|who) (?:nao )?[a-z]+ (?:(?:os?|as?|uma?|com|the|an?) )?/;

/** A participle before the name of an arm. */
const SEEN =
  /^(?:(?:entre|among) )?(?:(?:os?|as?|the|those) )?(?:tratad|treated|alocad|obtid|observad|vist|encontrad|registrad|alcancad|relatad|verificad|atingid|obtained|observed|seen|found|achieved|recorded|reported)[a-z]* (?=(?:com|n[ao]s?|with|in|for) )/;

/** Where a clause starts to name its comparator: at 'em comparação com', otherwise at 'superior a'. */
function versusIn({ tokens, shape }: Text, from: number, to: number): number {
  const clause = shape.slice(from, to);
  const first = /v(?![.0])/.exec(clause);
  // 'compared with 1.6 g/dL for oral iron': a value, not the dose of an arm
  const isLevel =
    first &&
    clause.startsWith('vp0u/u', first.index) &&
    tokens[from + first.index + 5]?.tag.startsWith('ul:') === true;
  // '11,8 % contra 22,6 % com placebo'
  const match = first && !isLevel ? first : /vp?\.?0(?:u(?:\/u)*)?(?=p{0,2}[wk])/.exec(clause);
  if (match) return from + match.index + match[0].length - 1;
  for (let at = from; at < to; at++) {
    const { word = '', tag = '', entry, start = 0, end = 0 } = tokens[at] ?? {};
    // 'mortalidade maior do que no grupo controle'
    if ((tag === 'c<' || tag === 'c>') && /^(?:maior|menor)/.test(word) && shape[at + 1] === 'p') return at;
    if (tag !== 'dn' && !entry?.isRank) continue;
    const next = wordAt(tokens, at + 1);
    // 'superior' and 'não inferior em sobrevida' compare nothing.
    const isAlone =
      tag === 'dn'
        ? /^(?:em|in|for|quanto|n[ao]s?)$/.test(next)
        : /^(?:supe|infe)ri/.test(word) && end - start <= word.length && !/^(?:to|aos?)$/.test(next);
    if (!isAlone && shape[at + 1] !== '0') return at;
  }
  return -1;
}

/** 'Trocar o enalapril por sacubitril reduziu as mortes': the arms of an exchange. */
function exchangeIn(
  { tokens, shape }: Text,
  from: number,
  to: number,
): Pick<Item, 'arm' | 'against'> | undefined {
  // 'A troca do enalapril por'
  const start = from + (/^[ao]$/.test(wordAt(tokens, from)) ? 1 : 0);
  if (!/^(?:troc|substitui[rc])/.test(wordAt(tokens, start))) return undefined;
  const by = tokens.findIndex(({ word }, at) => at > start && at < to && /^(?:por|pel[oa]s?)$/.test(word));
  if (by < 0) return undefined;
  const end = by + 1 + (/^[^d,;:()f]*/.exec(shape.slice(by + 1, to))?.[0].length ?? 0);
  const [arm, against] = [stemsOf(tokens, by + 1, end), stemsOf(tokens, start + 1, by)];
  return { arm: new Set(arm.filter((stem) => !isOutcome(stem))), against: new Set(against) };
}

/** 'foi A, e não B, que reduziu', 'com A, não com B': where a clause names the arm of which it is not true. */
function contrastIn({ tokens, shape }: Text, from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    const isDenial = /^(?:nao|not)$/.test(wordAt(tokens, at)) && /[,&]/.test(shape[at - 1] ?? '');
    const length = isDenial ? (/^p{0,2}~?w(?=,|\.|$)/.exec(shape.slice(at + 1, to))?.[0].length ?? 0) : 0;
    if (length > 0 && isMedicine(tokens[at + length]?.stem ?? '')) return at;
  }
  return -1;
}

/** The arm that a clause is about, and the arm it is compared with: the words after 'em comparação com'. */
export function readArms(
  text: Text,
  from: number,
  to: number,
  at = Math.max(versusIn(text, from, to), contrastIn(text, from, to)),
): Pick<Item, 'arm' | 'against'> {
  const { tokens, shape } = text;
  const exchanged = at < from ? exchangeIn(text, from, to) : undefined;
  if (exchanged) return exchanged;
  const start = at < from ? to : at + 1;
  // 'do que quem seguiu o alvo convencional'
  const relative =
    start < to ? (RELATIVE.exec(`${wordsOf(tokens, start, Math.min(to, start + 5))} `)?.[0] ?? '') : '';
  // 'ficou abaixo da obtida com o aplicativo'
  const seen = SEEN.exec(`${wordsOf(tokens, start, Math.min(to, start + 5))} `)?.[0] ?? '';
  const named = start + (relative || seen).split(' ').length - 1;
  const end = named + (ARM.exec(shape.slice(named, to))?.[0].length ?? 0);
  // 'iniciar de imediato, sem adiar'
  const isDenied = (stem: string): boolean =>
    ARM_NAMES.has(stem) &&
    tokens.some((token, index) => token.stem === stem && /^(?:sem|without)$/.test(wordAt(tokens, index - 1)));
  const own = [...stemsOf(tokens, from, start), ...stemsOf(tokens, end, to)].filter(
    (stem) => !isOutcome(stem) && !isDenied(stem),
  );
  // 'menor que entre os de não vacinadas'
  const isWithout = (stem: string): boolean =>
    own.includes(stem) &&
    tokens.some(
      (token, index) =>
        index >= start &&
        index < end &&
        token.stem === stem &&
        /^(?:nao|not|non)$/.test(wordAt(tokens, index - 1)),
    );
  const other = stemsOf(tokens, start, end)
    .filter((stem) => !isOutcome(stem))
    .map((stem) => (isWithout(stem) ? `-${stem}` : stem));
  // 'adiar … resultou em mais eventos do que iniciá-la de imediato'
  const front = start < to ? stemsOf(tokens, from, start) : [];
  const late = (start < to ? stemsOf(tokens, end, to) : []).filter((stem) =>
    ARMS.some((group) => group.includes(stem) && front.some((one) => one !== stem && group.includes(one))),
  );
  other.push(...late);
  return {
    arm: new Set(own.filter((stem) => !other.includes(stem))),
    against: new Set(other.filter((stem) => !own.includes(stem) || late.includes(stem))),
  };
}
