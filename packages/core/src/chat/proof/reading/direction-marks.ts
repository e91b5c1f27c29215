import { isPhrasal } from './polarity.ts';
import { isOutcome, type Text, wordsOf } from './text.ts';

/** Adjectives that are a direction only where something 'foi maior', or 'maior risco'. */
const ADJECTIVE = /^(?:maior|menor|menores|higher|lower|greater|diferentes?|different)$|[ai]d[ao]s?$/;
const RATED = /^(?:risco|taxa|inciden|ocorr|freq|propor|percent|chance|numero|prob|risk|rate)/;
/** Changes that may be an outcome's name. */
export const NAMED =
  /^(?:queda|(?:redu|eleva)cao|reduction|decline|decrease|improvement|melhora|aumento|increase|drop)$/;
/** 'queda da hemoglobina glicada maior que' */
const NAMED_BEFORE = /\b(?:queda|reducao|reduction|decline|aumento|increase|drop|ganho|perda)\b/;
/** What may be greater without telling which arm has more. */
const GAIN = /\b(?:ganho|perda|diferenca|vantagem|queda|gain|loss|difference|advantage)s?\b/;
/** 'diferença na …': the words before what is compared. */
const COMPARED = /\bdif(?:eren|feren)\S*(?: \S+)? (?:n[ao]s?|em|in)$/;
/** Verbs whose object is counted. */
export const HAD = /^(?:houve|teve|tiveram|had|caus|provoc|trou?x|ger(?:a|ou)|registr)/;
export const PARTICIPLE = /[ai]d[ao]s?$/;
/** 'Without a significant increase', 'sem qualquer aumento'. */
const SLIGHT = /^(?:signific|relevan|importan|qualquer|clear|further|excess|clinic)/;
/** Where the negation of a word stands, or -1. */
export function negationOf({ tokens, shape }: Text, at: number, from: number): number {
  const gap = /x[^,:()x]{0,8}$/.exec(shape.slice(from, at))?.[0].length;
  const denial = tokens[at - (gap ?? 0)]?.word ?? '';
  // 'não trouxe benefício e aumentou a mortalidade', 'contraindicado por aumento da exposição'
  if (denial.startsWith('contra') || (/^(?:e|and)$/.test(tokens[at - 1]?.word ?? '') && (gap ?? 0) > 2))
    return -1;
  // 'sobrevida sem displasia aumentou', 'sangramento não relacionado à cirurgia foi maior'
  const isNoun =
    /^n[ao][ot]$/.test(denial) &&
    /(?:[ai]d[ao]s?|ed|a[lr]|ais|^maior(?:es)?)$/.test(tokens[at - (gap ?? 0) + 1]?.word ?? '') &&
    shape.slice(at - (gap ?? 0), at).includes('f');
  const isOther =
    (isNoun || isPhrasal(denial)) &&
    tokens.slice(at - (gap ?? 0) + 1, at).some(({ word }) => word.length > 3 && !SLIGHT.test(word));
  return gap && !isOther ? at - gap : -1;
}

export const isCopular = (shape: string, at: number): boolean =>
  shape.slice(Math.max(0, at - 3), at).includes('f');

export function isDirection(text: Text, at: number, from: number): boolean {
  const { tokens, shape } = text;
  if (!'dmcA'.includes(shape[at] ?? '-')) return false;
  const { tag = '', word = '', start = 0, end = 0 } = tokens[at] ?? {};
  const next = tokens[at + 1];
  const hasOutcome = /[og]/.test(shape.slice(from, at));
  // 'o trato respiratório inferior' is a place.
  if (/^(?:supe|infe)rior$/.test(word) && end - start === word.length && !isCopular(shape, at)) return false;
  const isOfMove = /d[^,;d]*f[^,;]{0,2}$/.test(shape.slice(from, at));
  if (/^[cm]/.test(tag) && (isOfMove || /d(?:[^,;d]*0u|ps)?$/.test(shape.slice(from, at)))) return false;
  if (tag === 'c<' || tag === 'c>')
    return (
      word > 'a' &&
      shape[at + 1] !== '0' &&
      (/^[si]/.test(word) || hasOutcome) &&
      !NAMED_BEFORE.test(wordsOf(tokens, from, at))
    );
  // 'houve menos pneumonia'
  if (shape[at] === 'm' && HAD.test(tokens[at - 1]?.word ?? '') && shape[at + 1] === 'w') return true;
  // 'no grupo tratado morreu-se menos'.
  const verb = shape[at - 1] === 'w' && tokens[at - 2]?.word === '-' ? at - 3 : at - 1;
  if (/^m(?!w)/.test(shape.slice(at)) && shape[verb] === 'o' && !shape.slice(from, at).includes('d'))
    return true;
  // 'com menos fibrilação atrial do que o placebo', 'foi menos relatada'.
  if (
    shape[at] === 'm' &&
    /^[wks]/.test(next?.tag || 'w') &&
    PARTICIPLE.test(next?.word ?? '') === isCopular(shape, at) &&
    (isCopular(shape, at) || /^m[wkog].{0,7}v/.test(shape.slice(at)))
  )
    return true;
  if (shape[at] === 'm') return /[og]/.test(shape[at + 1] ?? '') || /^h[pc]$/.test(next?.tag ?? '');
  // 'associou-se a mais falhas'; 'a doença associada ao diabetes' names one.
  if (shape[at] === 'A')
    return !/^[^,;:]{0,5}[dm]/.test(shape.slice(at + 1)) && (!/d[ao]?s?$/.test(word) || isCopular(shape, at));
  // 'o efeito não depende da idade'
  if (/^(?:ef|benef)/.test(word) && /\b(?:in)?depend|\bconsist/.test(wordsOf(tokens, at, at + 9)))
    return false;
  // 'a decline greater than 30 g/L' is an outcome.
  if (shape[at] !== 'd' || (NAMED.test(word) && /^p?(?:[wkogh]{1,3}p?)?c0/.test(shape.slice(at + 1))))
    return false;
  // 'risk difference, 3.6 points' is a figure.
  if (
    tag === 'dD' &&
    /^(?:[^,;:()xdm]*f)?[,:(pfwc]{0,4}0/.test(shape.slice(at + 1)) &&
    negationOf(text, at, from) < 0
  )
    return false;
  // 'não deve subir mais de 10 mmol/L' is a threshold.
  if (/[aei]r$|^rise$/.test(word) && /^[~p]?c0/.test(shape.slice(at + 1)) && negationOf(text, at, from) >= 0)
    return false;
  // 'o equivalente a 54 mg/dL'
  if (tag === 'd=' && /^[p~]c?0/.test(shape.slice(at + 1))) return false;
  // 'Encurtar o antibiótico reduziu …', 'para prevenir AVC': what was done, and what for.
  if (
    /[aei]r$/.test(word) &&
    (at === from || /(?:^| )(?:[:,]|para|to|ao)$|\b(?:objetivo|fim) de$/.test(wordsOf(tokens, at - 2, at)))
  )
    return false;
  // 'sem diferença significativa na redução do potássio'
  if (NAMED.test(word) && COMPARED.test(wordsOf(tokens, at - 4, at))) return false;
  // 'In this noninferiority trial', 'a margem de não inferioridade'
  if (
    tag === 'dn' &&
    // 'met the noninferiority margin'
    !tokens.slice(Math.max(from, at - 5), at).some(({ stem }) => stem === '#kget') &&
    (/^(?:, [a-z]+ )?(?:trial|study|design|margin|limit|hypoth|analys)/.test(
      wordsOf(tokens, at + 1, at + 4),
    ) ||
      /\b(?:ensaio|estudo|margem|limite|hipotese) (?:de|da) $/.test(`${wordsOf(tokens, at - 2, at)} `))
  )
    return false;
  if (tag === 'ds') return negationOf(text, at, from) >= 0;
  if (tag.endsWith('a')) return isCopular(shape, at) || isOutcome(tokens[at - 1]?.stem ?? '');
  // 'o ganho foi maior'
  if (ADJECTIVE.test(word) && isCopular(shape, at) && GAIN.test(wordsOf(tokens, at - 8, at))) return false;
  if (!ADJECTIVE.test(word)) return true;
  // 'a redução foi maior' is a reduction still.
  if (isOfMove) return false;
  // 'associou-se a menor abandono', 'teve menor dor'
  if (/A[-wp~]{0,4}$/.test(shape.slice(from, at)) || HAD.test(tokens[at - 1]?.word ?? '')) return true;
  // 'chance 42 % menor'
  if (RATED.test(tokens[at - 1]?.word ?? '') || shape.slice(0, at).endsWith('0u')) return true;
  return isCopular(shape, at) || /^p?[og]/.test(shape.slice(at + 1, at + 3)) || RATED.test(next?.word ?? '');
}

/** 'reduces deaths without a significant increase in bleeding' */
export function isOfLater(text: Text, chance: number, from: number, marks: readonly number[]): boolean {
  const denial = negationOf(text, chance, from);
  return (
    isPhrasal(text.tokens[denial]?.word) && marks.some((at) => at < denial) && marks.some((at) => at > chance)
  );
}
