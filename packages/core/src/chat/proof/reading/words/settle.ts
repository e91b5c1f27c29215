import { PROMOTES } from './change-words.ts';
import { settleComparison, settleLevel } from './comparatives.ts';
import { settleEffect } from './effects.ts';
import { settleJudgement } from './judgements.ts';
import { type Word, wordAt } from './phrases.ts';

const ENGLISH: ReadonlySet<string> = new Set(
  'the of in and with or to was is not years weeks months days death events'.split(' '),
);
const PORTUGUESE: ReadonlySet<string> = new Set(
  'da das de do dos em com que e ou o os na para por nao anos semanas meses dias'.split(' '),
);

/** Whether a text is in English. In Portuguese 'no' is a preposition. */
export const isEnglish = (words: readonly Word[]): boolean => {
  let balance = 0;
  for (const { word, isCapitals } of words) {
    // 'OR 0,41' is a ratio, not the conjunction.
    if (isCapitals) continue;
    if (ENGLISH.has(word)) balance++;
    else if (PORTUGUESE.has(word)) balance--;
  }
  return balance > 0;
};

/** The last word of 'by mouth'. */
const ORAL = /^(?:mouth|boca)$/;
/** Words that may stand before a Roman numeral. */
const NUMERAL =
  /^(?:fase|grau|estagio|estadio|classe|tipo|nyha|phase|grade|stage|class|type|fator|factor|i{1,3}|[ae-]|ou|or|and|to)$/;

/** The two words before an index. */
const wordsBefore = (words: readonly Word[], at: number): string =>
  `${wordAt(words, at - 2)} ${wordAt(words, at - 1)}`;

/** Corrects the tag and the stem of a word by its neighbors; `next` is the index of the word after its phrase. */
export function settle(token: Word, words: readonly Word[], at: number, next: number): void {
  settleName(token, words, at, next);
  settleEffect(token, words, at, next);
  settleJudgement(token, words, at, next);
  settleArm(token, words, at, next);
  settleComparison(token, words, at, next);
  settleLevel(token, words, at, next);
  settleOne(token, words, at, next);
}

const SUPERLATIVE = /^(?:long|high|great|larg|short|low|small|few)est$/;

/** Verbs of a finding. */
const SHOWS =
  /^(?:mostr|confirm|encontr|observ|houve$|ofere|confer|trou|demonstr|d(?:eu|eram)$|evidenc|teve$|tiveram$|revel|detect|show|found|provid|offer)/;

/** The three words behind an index. */
const nextWords = (words: readonly Word[], next: number): string =>
  words
    .slice(next, next + 3)
    .map((near) => near.word)
    .join(' ');

/** Words whose tag the words behind them decide. */
const BY_NEXT: ReadonlyMap<string, readonly [behind: RegExp, tag: string]> = new Map<
  string,
  readonly [RegExp, string]
>([
  // 'pouco modificou a mortalidade'
  ['pouco', [/^(?:alter|modific|mud(?:a|ou)|influenci|interfer|impact|efeito|benef)/, 'x']],
  // 'had little effect on mortality'
  ['little', [/^(?:effect|impact|influence|difference|benefit)/, 'x']],
  // 'cut deaths by a third', but 'cut-off'
  ['cut', [/^(?!-|off|point)/, 'd-']],
  // 'foi superada pela dabigatrana'
  ['superado', [/^(?:por|pel)/, 'db']],
  ['superada', [/^(?:por|pel)/, 'db']],
  ['superados', [/^(?:por|pel)/, 'db']],
  ['superadas', [/^(?:por|pel)/, 'db']],
  // 'prolonged survival', but not 'prolonged use'
  ['prolonged', [/^(?:the|overall|survival|progression|median|life|time|hospital)/, 'd+']],
  // 'o tratamento falhou em 6,8 %'
  ['falhou', [/^(?:em )?\d/, '']],
  ['falharam', [/^\d/, '']],
  // 'evita cerca de 60 % dos casos'
  ['evita', [/\d/, '']],
  ['evitam', [/\d/, '']],
  // 'não há ganho de sobrevida'
  [
    'ganho',
    [/^(?:algum )?(?:de|em|na) (?:sobrevida|vida|resposta|cura|funcao|qualidade|remissao|abstinencia)/, 'dg'],
  ],
  // 'variou conforme a exposição'
  ...['vary', 'varies', 'varied', 'varia', 'variam', 'variou', 'variaram'].map(
    (word) => [word, [/^(?:with|by|according|conforme|com|segundo|de acordo)\b/, 'dd']] as const,
  ),
  // 'knowledge scores doubled after the course'
  ['doubled', [/^(?:after|in|with|from|over|during|by|at|among|the|[.,;]|$)/, 'd^']],
  // 'a especificidade ganhou 11,5 pontos'
  ['ganhou', [/^[\d.,]+ (?:pontos?|letras|%)/, 'd+']],
  ['ganharam', [/^[\d.,]+ (?:pontos?|letras|%)/, 'd+']],
  ['perdeu', [/^[\d.,]+ (?:pontos?|letras|%)/, 'd-']],
  ['perderam', [/^[\d.,]+ (?:pontos?|letras|%)/, 'd-']],
  // 'HR de 0,69 e intervalo de 0,60 a 0,80'
  ['intervalo', [/^de \d[.,]\d\d/, 'i']],
  // 'aquém de 90 mmHg'
  ['aquem', [/^\d/, 'c(']],
  // 'limitou-se a'
  ['limitou', [/^-/, '']],
  ['limitaram', [/^-/, '']],
  // 'cedeu lugar a'
  ['cedeu', [/^(?:o )?lugar/, '']],
  ['cederam', [/^(?:o )?lugar/, '']],
  // 'cai na faixa intermediária'
  ['cai', [/^n[ao] (?:faixa|categ|grup|class|defin)/, '']],
  ['caem', [/^n[ao] (?:faixa|categ|grup|class|defin)/, '']],
  // 'a bula indica 45 mg/kg'
  ['indica', [/^\d/, '']],
  ['indicam', [/^\d/, '']],
]);

/** Words that are part of a name. */
function settleName(token: Word, words: readonly Word[], at: number, next: number): void {
  const { word, isCapitals } = token;
  // 'BENEFIT' is a study. 'IC 95 %' is an interval, but 'internação por IC' is heart failure.
  if (isCapitals && word.length > 3 && /^d|^goutc/.test(token.tag)) token.tag = '';
  // 'EMPA-KIDNEY', 'DAPA-HF'
  const first = words[at - 2];
  if (isCapitals && wordAt(words, at - 1) === '-' && first?.isCapitals && first.word.length > 2)
    token.tag = '';
  // 'o intervalo deve ser prolongado', but not 'o uso prolongado'
  if (/^prolong(?:ad|ed$)/.test(word) && /^(?:ser|foi|foram|sido|was|were)$/.test(wordAt(words, at - 1)))
    token.tag = 'd+';
  // 'foram 1,8 vez maiores', but not 'eventos maiores'
  if (word === 'maiores' && /^(?:foram|eram|sao|vez|vezes|%)$/.test(wordAt(words, at - 1))) token.tag = 'd+';
  // 'mais protegidos da transmissão' tells of less of it.
  if (/^d[-+]p$/.test(token.tag)) {
    if (/^(?:d[aeo]s?|from) (?!que)/.test(nextWords(words, next)))
      token.tag = token.tag === 'd+p' ? 'd-' : 'd+';
    else if (/^(?:contra|against)$/.test(wordAt(words, next))) token.tag = '';
  }
  // 'consolidações maiores que 1 cm'
  if (/^m(?:ai|en)ores$/.test(word) && /^(?:do )?que \d/.test(nextWords(words, next)))
    token.tag = word === 'maiores' ? 'c>' : 'c<';
  // 'tiveram alta dois dias antes'
  if (
    token.tag === 'd+' &&
    next - at > 2 &&
    wordAt(words, next - 2) === 'alta' &&
    !/^d[aeo]s?$/.test(wordAt(words, next - 1))
  )
    token.tag = '';
  // 'was longest with midazolam'
  if (SUPERLATIVE.test(word) && /^(?:was|were|is|are)$/.test(wordAt(words, at - 1)))
    token.tag = /^(?:short|low|small|few)/.test(word) ? 'dT' : 'dt';
  // 'promoveu mais mortes': 'mais' states the direction.
  if (PROMOTES.test(word) && /^(?:mais|menos|maior|menor)/.test(wordAt(words, next))) token.tag = '';
  const behind = BY_NEXT.get(word);
  if (behind?.[0].test(nextWords(words, next))) token.tag = behind[1];
  // 'mais sensível que', 'mais tóxico para o fígado'
  if (/^(?:mais|menos|more|less)$/.test(wordAt(words, at - 1))) {
    if (/^sensi(?:ve(?:l|is)|tive)$/.test(word)) token.stem = '#ksens';
    else if (/^e?specific[oa]?s?$/.test(word)) token.stem = '#kspec';
    else if (/^toxi[ck][oa]?s?$/.test(word)) token.stem = '#otox';
  }
  // 'Over 2 years, the efficacy was', but 'people over 65 years'
  if (word === 'over' && /^[.,;:]?$/.test(wordAt(words, at - 1))) token.tag = 'p';
  // 'internação por IC em 21,8 %'
  if (
    word === 'ic' &&
    (wordAt(words, at - 1) === 'por' || !words.slice(next, next + 3).some((near) => /\d/.test(near.word)))
  )
    token.tag = 'ohf';
  // 'deixa os peptídeos fora da investigação'
  if (
    word === 'fora' &&
    /^d[aeo]s?$/.test(wordAt(words, next)) &&
    words.slice(Math.max(0, at - 7), at).some((near) => /^deix(?:a|ou|am|aram)$/.test(near.word))
  )
    token.tag = 'x';
  // 'a queda passou de 90 %', but 'passou de 26 % para 21 %'
  if (
    word === 'de' &&
    /^pass(?:ou|aram)$/.test(wordAt(words, at - 1)) &&
    !words.slice(next, next + 14).some((near) => /^(?:para|a)$/.test(near.word))
  )
    token.tag = 'c)';
  // 'não mostrou proteção contra o AVC', but 'superior na proteção contra o AVC'
  if (
    /^prot(?:ecao|ection)$/.test(word) &&
    /\b(?:contra|against)\b/.test(nextWords(words, next)) &&
    words.slice(Math.max(0, at - 4), at).some((near) => SHOWS.test(near.word))
  )
    [token.tag, token.stem] = ['d-', ''];
  // 'O desfecho primário não foi alcançado' states no difference.
  if (
    /^(?:alcanc|atingi|met$|achieved)/.test(word) &&
    words.slice(Math.max(0, at - 3), at).some((near) => /^(?:nao|not)$/.test(near.word)) &&
    words.slice(Math.max(0, at - 10), at).some((near) => near.tag === 'goutc')
  )
    [token.tag, token.stem] = ['dd', '#kget'];
  // 'o controle glicêmico intensivo' is what was done, not an outcome.
  if (
    (word.startsWith('glicem') || word.startsWith('pressor')) &&
    /^controles?$/.test(wordAt(words, at - 1)) &&
    /^(?:intens|rigor|estrit|convenc|padrao|usual|habitu|froux|menos|mais)/.test(wordAt(words, next))
  )
    [token.tag, token.stem] = ['s', ''];
  // 'Dispensar a radioterapia aumentou …' is what was done.
  if (word === 'dispensar' && at === 0) token.tag = '';
  // 'usual activities', 'atividades habituais'
  if (
    (word.startsWith('habitua') || word.startsWith('usual')) &&
    /^a[ct]t?ivi/.test(wordAt(words, word.startsWith('u') ? next : at - 1))
  )
    token.tag = 's';
  // 'Adultos' are counted like 'pacientes', but are also a group of people.
  if (token.tag === 'hp' && word.startsWith('adult')) token.stem = '#kadult';
  // 'EGFR' is a receptor, 'eGFR' a rate.
  if (word === 'egfr' && isCapitals) token.tag = '';
  if ((token.tag === 's' && ORAL.test(wordAt(words, next - 1))) || (word === 'vo' && isCapitals))
    token.stem = 'oral';
  // 'ácido tranexâmico', 'tranexamic acid'
  const isAcid = wordAt(words, at - 1) === 'acido' || wordAt(words, next) === 'acid';
  if (
    isAcid &&
    !token.tag &&
    token.entry &&
    !/^(?:amino|fatty|graxos?|nucleic|uric|urico|lactic|latico|lactico|bile|biliares)$/.test(word)
  )
    token.stem = `${token.entry.stem.split('!', 1)[0]}!acid`;
  // 'estágio IV', 'III e IV'
  if (word === 'iv' && NUMERAL.test(wordAt(words, at - 1))) token.tag = '';
  // 'mortalidade geral', but 'anestesia geral'
  if (word === 'geral' && !/^(?:mort|sobrev)/.test(wordAt(words, at - 1))) token.tag = '';
  if (word === 'placebo' && words[next + 1]?.word === 'controlled') token.tag = 's';
}

/** Words that name an arm, above all the control group. */
function settleArm(token: Word, words: readonly Word[], at: number, next: number): void {
  const { word, isCapitals } = token;
  // 'No grupo controle' and 'the control group', but 'controle de ritmo', 'intensive control', 'placebo-controlled'.
  if (word.startsWith('control')) {
    const before = wordAt(words, at - 1);
    // 'mais comum no grupo controle do que'
    const isCompared = wordAt(words, next) === 'do' && wordAt(words, next + 1) === 'que';
    const behind = isCompared ? '' : wordAt(words, next);
    const isArm =
      (/^(?:grupos?|bracos?)$/.test(before) &&
        !/^(?:d[aeo]s?$|intens|estrit|convenc|glic|press|rig|ritm|freq)/.test(behind)) ||
      /^(?:grup|group|bra[cz]o|arm|pacient|patient|particip|subject)/.test(behind) ||
      (/^(?:|grupos?|bracos?|[nda]?os?|the|in|with|than|of|vs|versus|to|and|e|com|ou|or|from|para|contra|[^a-z])$/.test(
        before,
      ) &&
        !/^[a-z]{4}|^d[aeo]$|^of$/.test(behind));
    const isNamed = before === '-' && /^(?:intens|tight|strict|convent)/.test(wordAt(words, at - 2));
    if (!isArm || isNamed) token.tag = 's';
  }
  // 'no grupo de comparação', 'the comparison group'
  if (
    word.startsWith('compar') &&
    (/^(?:grupos?|bracos?) de$/.test(wordsBefore(words, at)) ||
      /^(?:grup|group|arm)$/.test(wordAt(words, next)))
  )
    token.tag = 'kctl';
  // 'quem não recebeu', 'os que não iniciaram', 'those who did not receive': the other arm
  const isUntreated =
    (word === 'nao' || word === 'not') &&
    /(?:^| )(?:quem|(?:os|as|[a-z]*[aeo]s|grupo) que|who (?:did|had|were))$/.test(wordsBefore(words, at)) &&
    /^(?:[oa]s? )?(?:rec[ei]{1,2}[bv]|inicia?[rw]?|comec|us(?:ou|aram)|tom(?:ou|aram)|fez|fizeram|begin|start|tak)/.test(
      nextWords(words, next),
    );
  if (isUntreated) token.tag = 'kctl';
  // 'os que não receberam nenhum dos dois'
  if (word.startsWith('nenhum') && words[at - 2]?.tag === 'kctl') token.tag = 's';
  // 'grupo C' and 'group C', 'grupos C e D'
  const isListed = (): boolean =>
    /^(?:e|and|ou|or|,|to|a)$/.test(wordAt(words, at - 1)) && /^=.$/.test(words[at - 2]?.stem ?? '');
  if (isCapitals && word.length === 1 && (/^gr(?:up|oup)/.test(wordAt(words, at - 1)) || isListed()))
    [token.tag, token.stem] = ['', `=${word}`];
}

/** 'um' and 'one' as a number. */
function settleOne(token: Word, words: readonly Word[], at: number, next: number): void {
  const { word } = token;
  // 'até um ano depois', 'for one week'
  if (
    word.length < 4 &&
    /^(?:uma?|one)$/.test(word) &&
    /^(?:ano|mes|semana|hora|year|month|week|hour)$/.test(wordAt(words, next)) &&
    /^(?:ate|por|durante|apos|ha|em|de|apenas|so|somente|at|for|over|within|after|to|than|only)$/.test(
      wordAt(words, at - 1),
    )
  )
    token.tag = 'n1';
  // 'no máximo um fator de risco'
  if (
    /^(?:uma?|one)$/.test(word) &&
    !token.tag.startsWith('n') &&
    /^c[[\]]/.test(words.slice(Math.max(0, at - 3), at).findLast(({ tag }) => tag)?.tag ?? '')
  )
    token.tag = 'n1';
  if ((word === 'um' || word === 'uma' || word === 'one') && /^(?:em|in|out|a)$/.test(wordAt(words, next)))
    token.tag = 'n1';
}
