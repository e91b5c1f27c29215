import { type Text, wordsOf } from '../text.ts';
import { isCopular, NAMED } from '../words/change-words.ts';
import { wordAt } from '../words/phrases.ts';
import { negationOf } from './direction-denials.ts';

/** 'diferença na …': the words before the thing that is compared. */
const COMPARED = /\bdif(?:eren|feren)\S*(?: \S+)? (?:n[ao]s?|em|in)$/;
/** A second statement about the same thing, which denies it. */
const BOTH = / (?:e|and) (?:foi |esteve |was |were )?(?:nao foi |not |ausente|absent)/;
/** Whether the word is part of the name of an effect or outcome. */
export function namesThing({ tokens, shape }: Text, at: number): boolean {
  const { word = '' } = tokens[at] ?? {};
  // 'the accelerated-strategy group'
  if (word === 'accelerated' && /^(?:-|strateg|group|initia)/.test(wordAt(tokens, at + 1))) return true;
  // 'o efeito não depende da idade'
  if (
    /^(?:ef|benef)/.test(word) &&
    /\b(?:in)?depend|\bno limite|\bborderline|\blimitrof|\bconsist|\blimita|\brestring|\brestrit|\bsemelhant|\bsimilar|\bigua|\bequal|\bsame/.test(
      wordsOf(tokens, at, at + 9),
    )
  )
    return true;
  // 'o benefício foi semelhante com ou sem diabetes'
  if (
    /^(?:s[ei]m(?:el|il)|consist|igua|equal|indepen)/.test(word) &&
    /\b(?:benef|efei|effec)\w* (?:\w+ ){0,2}$/.test(`${wordsOf(tokens, at - 3, at)} `)
  )
    return true;
  // 'diferença que ficou dentro da margem'
  if (word.startsWith('dif') && /\bmarg[ei]/.test(wordsOf(tokens, at + 1, at + 8))) return true;
  // '12 mg de equivalentes de morfina'
  if (word.startsWith('equivalent') && /[up]$/.test(shape.slice(0, at)) && !isCopular(shape, at)) return true;
  // 'The benefit was greatest above 300 and was absent below 100' states both.
  if (/^(?:ef|benef)/.test(word) && BOTH.test(wordsOf(tokens, at, at + 25))) return true;
  // 'sintomas semelhantes aos da gripe'
  if (
    /^s[ei]m(?:el|il)/.test(word) &&
    /^(?:aos?|as?|to)$/.test(wordAt(tokens, at + 1)) &&
    !isCopular(shape, at)
  )
    return true;
  // 'o acréscimo de venetoclax'
  if (word === 'acrescimo' && wordAt(tokens, at - 1) === 'o') return true;
  // 'maior risco de queda'
  if (
    word === 'queda' &&
    wordAt(tokens, at - 1) === 'de' &&
    !/^[p0]/.test(shape.slice(at + 1).replace(/^p(?=[hk])/, ''))
  )
    return true;
  // 'a queda da TFG não é motivo para suspender'
  if (
    NAMED.test(word) &&
    /\b(?:motivo|razao|indicac\w*|reason|indication)\b/.test(wordsOf(tokens, at, at + 22))
  )
    return true;
  // 'internações por agravamento da IC'
  if (
    /^(?:agravamento|piora|worsening)$/.test(word) &&
    /^(?:por|pel[ao]|for|de|of)$/.test(wordAt(tokens, at - 1))
  )
    return true;
  // 'falência renal, queda da TFGe de 40 % ou mais ou morte'
  if (
    word === 'queda' &&
    /^d[aeo] (?:tfge?|filtracao|funcao)\b.*\bou (?:a )?(?:morte|obito)/.test(wordsOf(tokens, at + 1, at + 14))
  )
    return true;
  // 'Agravamento da IC ou morte foi menos comum'
  if (/^(?:agravamento|piora)$/.test(word) && /^p[wkogs]{1,2}&[wkogs]{1,2}f?[dm]/.test(shape.slice(at + 1)))
    return true;
  // 'falência renal, queda da TFG ou morte renal', 'agravamento da IC ou morte'
  if (
    /^(?:agravamento|piora|worsening|queda|declinio|decline)$/.test(word) &&
    /^p[wkogs]{1,3}&[~p]?o/.test(shape.slice(at + 1)) &&
    tokens[shape.indexOf('o', shape.indexOf('&', at))]?.stem === '#odeath'
  )
    return true;
  // 'retardou o declínio cognitivo', 'cognitive decline was slower'
  if (
    /^declin/.test(word) &&
    (/(?:retard|aceler|accel|slow|hasten|atenu|attenu|agrav|acentu|abrand)\S*(?: \S+){0,2}$/.test(
      wordsOf(tokens, at - 4, at),
    ) ||
      tokens[at + (/^[^d,;]{0,5}f/.exec(shape.slice(at + 1))?.[0].length ?? -1) + 1]?.tag.endsWith('a'))
  )
    return true;
  if (!NAMED.test(word)) return false;
  return (
    // 'quando há melhora', 'if there is improvement'
    /(?:^|[^-] )(?:se|quando|caso|if|when)(?: (?:ha|houver|ocorrer|there is))? (?:an? )?$/.test(
      `${wordsOf(tokens, at - 4, at)} `,
    ) ||
    // 'queda de metade ou mais'
    /^(?:de|of) (?:[a-z]+ ){0,2}\S+ (?:% )?(?:ou|or) (?:mais|more)\b/.test(wordsOf(tokens, at + 1, at + 8)) ||
    // '50 % ou mais de redução foi vista em 46,2 %'
    (/^f[wks]?[p/]?0/.test(shape.slice(at + 1)) && /[0uc]p?$/.test(shape.slice(0, at))) ||
    // 'a decline greater than 30 g/L', 'o aumento da hemoglobina não deve exceder 2 g/dL'
    (/^p?(?:[wkogh]{1,3}p?)?(?:xs?)?c0/.test(shape.slice(at + 1)) &&
      // 'no increase in events within 3 months'
      !/^(?:within|dentro|ate|before|antes)$/.test(wordAt(tokens, shape.indexOf('c', at)))) ||
    // 'sem diferença significativa na redução do potássio'
    COMPARED.test(wordsOf(tokens, at - 4, at))
  );
}

/** Whether the word introduces a figure or a threshold. */
export function tellsValue(text: Text, at: number, from: number): boolean {
  const { tag = '', word = '' } = text.tokens[at] ?? {};
  const behind = text.shape.slice(at + 1);
  const isDenied = (): boolean => negationOf(text, at, from) >= 0;
  // 'LVEF < 40 % reduced, 40–49 % mid-range'
  if (/^redu(?:ced|zid)/.test(word) && /c0u?$/.test(text.shape.slice(0, at)) && /^(?:[,;.]|$)/.test(behind))
    return true;
  // 'risk difference, 3.6 points'
  if (tag === 'dD' && /^(?:[^,;:()xdm]*f)?[,:(pfwc]{0,4}0/.test(behind) && !isDenied()) return true;
  // 'não deve subir mais de 10 mmol/L'
  if (/[aei]r$|^(?:rise|raise|lower)$/.test(word) && /^[~p]?[wkog]{0,2}c0/.test(behind) && isDenied())
    return true;
  // 'trouxe ganho médio de 9,4 letras'
  if (tag === 'dg' && word.startsWith('tr') && /^[ws]?p0/.test(behind)) return true;
  // 'protegeu 79,6 %', 'superando 50 %'
  if (/^(?:prote|super[ao])/.test(word) && /^c?0/.test(behind)) return true;
  // 'o equivalente a 54 mg/dL'
  return (
    tag === 'd=' &&
    /^(?:equ|igual)/.test(word) &&
    /^[p~]c?0/.test(behind) &&
    !/^n[ao]s$/.test(wordAt(text.tokens, at + 1))
  );
}

/** English words that end like a Portuguese infinitive. */
const COMPARATIVE = /^(?:fewer|lower|higher|greater|larger|smaller|longer|shorter|rarer)$/;

/** 'Encurtar o antibiótico reduziu …', 'para prevenir AVC': the intervention and its purpose. */
export const isPurpose = ({ tokens, shape }: Text, at: number, from: number): boolean =>
  /[aei]r$/.test(wordAt(tokens, at)) &&
  !COMPARATIVE.test(wordAt(tokens, at)) &&
  // 'Se ocorrer hipoglicemia, reduzir a dose'
  (!/^(?:se|caso|quando|em|com|durante|apos|n[ao]s?|diante|acima|abaixo) /.test(wordsOf(tokens, from, at)) ||
    // 'Na artrite, reduzir o anti-TNF provocou mais recidivas'
    /\b(?:provocou|causou|levou|resultou|trouxe)\b/.test(wordsOf(tokens, at, at + 14))) &&
  // 'foi ineficaz para reduzir'
  !/(?:efica|util|inuteis|efetiv|capa[cz]|suficiente|serviu|funcionou|fez|fizeram)\S* (?:para|to)$/.test(
    wordsOf(tokens, at - 2, at),
  ) &&
  (beginsReport(shape, at, from) ||
    /(?:^| )(?:[:,]|para|to|ao)$|\b(?:objetivo|fim) de$/.test(wordsOf(tokens, at - 2, at)));

/** 'Encurtar o antibiótico reduziu …' reports; 'Aumentar a dose na insuficiência renal.' advises. */
const beginsReport = (shape: string, at: number, from: number): boolean =>
  at === from && /^[^.;]*[dmAfvc0x]/.test(shape.slice(at + 1, at + 40));

/** 'In this noninferiority trial', 'a margem de não inferioridade'; but 'met the noninferiority margin'. */
export const isOfDesign = ({ tokens }: Text, at: number, from: number): boolean =>
  !tokens.slice(Math.max(from, at - 5), at).some(({ stem }) => stem === '#kget') &&
  (/^(?:, [a-z]+ )?(?:trial|study|design|margin|limit|hypoth|analys)/.test(wordsOf(tokens, at + 1, at + 4)) ||
    /\b(?:ensaio|estudo|margem|limite|hipotese) (?:de|da) $/.test(`${wordsOf(tokens, at - 2, at)} `));
