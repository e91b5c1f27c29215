import { isPhrasal } from '../denials.ts';
import { type Text, wordsOf } from '../text.ts';
import { wordAt } from '../words/phrases.ts';

/** 'Without a significant increase', 'sem qualquer aumento'. */
const SLIGHT =
  /^(?:traz|mostr|oferec|provoc|caus|acarret|signific|relevan|importan|qualquer|clear|further|excess|clinic|evidenc)/;

/** Index of the negation of a word, or -1. */
export function negationOf({ tokens, shape }: Text, at: number, from: number): number {
  // 'não houve, até o momento, diferença'
  const gap = /x[^,:()x]{0,3}(?:,[^,:()x]{1,6},)?[^,:()x]{0,5}$/.exec(shape.slice(from, at))?.[0].length;
  // 'Nem mesmo os mais jovens se beneficiaram'
  if (gap === undefined && /^(?:nem|nenhuma?)$/.test(wordAt(tokens, from))) return from;
  // 'did not result in a rate of bleeding that was significantly lower'
  const result = tokens.findIndex(
    ({ word }, index) =>
      index >= from &&
      index < at &&
      /^(?:nao|not)$/.test(word) &&
      wordAt(tokens, index + 1).startsWith('result'),
  );
  if (result >= 0 && !/[,;&]/.test(shape.slice(result, at))) return result;
  const denial = wordAt(tokens, at - (gap ?? 0));
  const ofWhom = wordsOf(tokens, at - (gap ?? 0) - 2, at - (gap ?? 0)).replace(/^.* quem$/, 'quem');
  // 'não trouxe benefício e aumentou a mortalidade', 'contraindicado por aumento da exposição', 'não se usa porque aumenta'
  if (
    denial.startsWith('contra') ||
    // 'Avoid A, which worsens B'
    (/^(?:evit|avoid)/.test(denial) && /^(?:que|which|that)$/.test(wordAt(tokens, at - 1))) ||
    // 'Para evitar a morte, A foi inferior a B'
    (denial === 'evitar' && wordAt(tokens, at - (gap ?? 0) - 1) === 'para') ||
    // 'em usuários que não vão à cirurgia piorou'
    (/^(?:[a-z]+[ao]s|[a-z]+es) que$/.test(ofWhom) &&
      /^(?:vao|serao|foram|estao|usam|receb\w+|fizeram|tinham|tem)$/.test(
        wordAt(tokens, at - (gap ?? 0) + 1),
      ) &&
      (gap ?? 0) > 3) ||
    // 'Quem não precisava de oxigênio teve redução'
    /^(?:quem|(?:os|as|aqueles|aquelas) que)$/.test(ofWhom) ||
    // 'conferred no benefit and was associated with an increased risk'
    /&[fs]?A/.test(shape.slice(at - (gap ?? 0), at)) ||
    /\b(?:porque|pois|because|pel[oa] (?:maior )?risco)\b/.test(wordsOf(tokens, at - (gap ?? 0), at)) ||
    (/(?:^| )(?:e|and)(?: ainda| tambem| also)?(?: trouxe| teve| causou| provocou| produziu| produced| caused| had| veio acompanhad[ao] de)?$/.test(
      wordsOf(tokens, at - 4, at),
    ) &&
      (gap ?? 0) > 2)
  )
    return -1;
  // 'sobrevida sem displasia aumentou', 'sangramento não relacionado à cirurgia foi maior'
  const isNoun =
    /^n[ao][ot]$/.test(denial) &&
    /(?:[ai]d[ao]s?|os[ao]s?|ed|a[lr]|ais|^maior(?:es)?|^graves?)$/.test(
      wordAt(tokens, at - (gap ?? 0) + 1),
    ) &&
    /f|^xd|^x[wk]$/.test(shape.slice(at - (gap ?? 0), at));
  const isOther =
    (isNoun || (isPhrasal(denial) && wordAt(tokens, at - (gap ?? 0) + 1) !== 'que')) &&
    tokens.slice(at - (gap ?? 0) + 1, at).some(({ word }) => word.length > 3 && !SLIGHT.test(word));
  return gap && !isOther ? at - gap : -1;
}

/** 'reduces deaths without a significant increase in bleeding' */
export function isOfLater(text: Text, chance: number, from: number, marks: readonly number[]): boolean {
  const denial = negationOf(text, chance, from);
  return (
    (isPhrasal(text.tokens[denial]?.word) ||
      wordsOf(text.tokens, denial - 1, denial + 1) === 'with no' ||
      // 'diminuiu a displasia, com tendência não significativa a maior mortalidade'
      /^(?:tendenc|trend)/.test(wordAt(text.tokens, denial - 1)) ||
      // 'reduced deaths and was not associated with a significant increase in bleeding'
      /&[sp]?f?$/.test(text.shape.slice(from, denial))) &&
    marks.some((at) => at < denial) &&
    marks.some((at) => at > denial && at !== chance)
  );
}
