import { HAD } from './change-words.ts';
import { type Word, wordAt } from './phrases.ts';

/** Words for high and low, before and after. */
const LEVELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '#khigh': 'alta alto altas altos elevada elevado elevadas elevados high higher elevated',
    '#klow': 'baixa baixo baixas baixos low lower',
    '#kbef': 'antes before',
    '#kaft': 'apos depois after',
  }).flatMap(([stem, words]) => words.split(' ').map((word) => [word, stem] as const)),
);
const FAST = /^(?:rapid|depressa$|faster$|quick)/;
const SLOW = /^(?:lent[ao]|slower$|slowly$)/;
/** What is lost faster or slower. */
/** What there is more of if it is faster. */
const GAIN = /^(?:ganho|gain|cresc|grow)/;
const LOSS = /^(?:decl|perd|loss|prog|queda|deter|pior|slope|ritmo|pulso|frequ|reduc)/;
/** Nouns that may be called high or low. */
const GRADED =
  /^(?:dos[ei]|contag|count|ris[ck]|quali|certe|certa|inten|poten|preva|proba|sensi|espec|speci|volum|corrent|tidal|peep|heterog|plaqu|plate|suspei|suspic|adesao|adher|cobert|cover|nive|level|concent)/;
/** Nouns that name an arm in 'lower tidal volume', but not in 'lower risk'. */
const COMPARED = /^(?:volum|tidal|target)/;

/** 'foi' and 'was' before an adjective. */
const IS = /^(?:foi|foram|era|eram|e|sao|estava|estavam|is|are|was|were)$/;
/** Words before a verb. */
const VERB_BEFORE = /^(?:to|not|may|can|could|might|will|would|does|did|do)$/;

const isNumber = ({ word, entry }: Word): boolean =>
  /^\d/.test(word) || entry?.phrases.some(({ tag }) => /^n\d/.test(tag)) === true;

/** Whether 'o clopidogrel' follows, and not an outcome such as 'a mortalidade' or 'a progressão'. */
const namesThing = (words: readonly Word[], at: number): boolean =>
  /^[ao]s?$/.test(wordAt(words, at)) &&
  !/^(?:progres|inciden|risc|tax|desfech|evol|qualid|sintom)/.test(wordAt(words, at + 1)) &&
  !/^[og]/.test(words[at + 1]?.entry?.phrases.find(({ rest }) => rest.length === 0)?.tag ?? '');

/** Words that compare only beside certain others. */
export function settleComparison(token: Word, words: readonly Word[], at: number, next: number): void {
  const { word } = token;
  // 'lembrar que a mortalidade', but 'mais que a mortalidade'
  if (
    word === 'que' &&
    token.tag === 'v' &&
    (wordAt(words, at - 1) === 'sem' ||
      !words.slice(Math.max(0, at - 18), at).some(({ tag }) => /^[mdc]/.test(tag)))
  )
    token.tag = 'p';
  // '8,1 x 11,4%', '202 x 222 dias'
  if (
    word === 'x' &&
    ((/\d[.,]\d|%/.test(wordAt(words, at - 1)) && /\d[.,]\d/.test(wordAt(words, next))) ||
      (/^\d{2,}$/.test(wordAt(words, at - 1)) && /^\d{2,}$/.test(wordAt(words, next))))
  )
    token.tag = 'v';
  // '150 mg foi melhor que 75 mg'
  if (
    word === 'que' &&
    /^(?:melhor|pior|superior|inferior)(?:es)?$/.test(wordAt(words, at - 1)) &&
    words[next] &&
    isNumber(words[next])
  )
    token.tag = 'v';
  // 'menor taxa de eliminação que placebo'
  if (
    word === 'que' &&
    token.tag === 'p' &&
    (/^(?:placebo|controle|cuidado|grupo|usuari|pacient|pessoas$|tratamento$|terapia$)/.test(
      wordAt(words, next),
    ) ||
      words[next]?.entry?.stem.includes('!') === true) &&
    words.slice(Math.max(0, at - 8), at).some(({ tag }) => /^[mdc]/.test(tag))
  )
    token.tag = 'v';
  // 'a resolução foi mais rápida', but 'a perda de função foi mais lenta'
  const manner = token.tag.startsWith('m') ? wordAt(words, next) : word.endsWith('er') ? word : '';
  const isOfGain = words.slice(Math.max(0, at - 9), at).some((near) => GAIN.test(near.word));
  const pace = !manner
    ? ''
    : FAST.test(manner)
      ? isOfGain
        ? 'd+a'
        : 'd-sa'
      : SLOW.test(manner)
        ? isOfGain
          ? 'd-a'
          : 'd+sa'
        : '';
  if (
    pace &&
    token.tag !== 'm-' &&
    !words.slice(Math.max(0, at - 12), next + 3).some((near) => LOSS.test(near.word))
  )
    token.tag = pace;
  // 'morreram mais de causa cardiovascular'
  if (
    (word === 'mais' || word === 'menos') &&
    /^c[()]/.test(token.tag) &&
    words[at - 1]?.tag.startsWith('odeath') &&
    !/^(?:um|uma|metade)$/.test(wordAt(words, next)) &&
    !words.slice(next, next + 2).some(isNumber)
  )
    token.tag = word === 'mais' ? 'm+' : 'm-';
  // 'diminuiu tanto o desfecho primário quanto as mortes'
  if (word === 'quanto' && words.slice(Math.max(0, at - 25), at).some((near) => near.word === 'tanto'))
    token.tag = '&';
  // 'protegeu os atletas contra a hiponatremia'
  if (
    (word === 'contra' || word === 'against') &&
    words.slice(Math.max(0, at - 7), at).some((near) => near.word.startsWith('prote')) &&
    !words.slice(Math.max(0, at - 7), at).some((near) => /^v/.test(near.tag))
  )
    token.tag = 'p';
  // 'anticorpos contra H3N2'
  if (/^(?:contra|against)$/.test(word) && /^(?:anticorp|antibod|imunid|immunit)/.test(wordAt(words, at - 1)))
    token.tag = 'p';
  // 'perderam em média 6,1 letras'
  if (
    (word === 'perdeu' || word === 'perderam') &&
    words
      .slice(next, next + 5)
      .some(
        (near, index, list) => isNumber(near) && /^(?:letra|ponto|metro|db)s?$/.test(wordAt(list, index + 1)),
      )
  )
    [token.tag, token.stem] = ['d-', ''];
  // 'a redução obtida com A sobre o placebo'
  if (
    word === 'sobre' &&
    (/^(?:o )?placebo/.test(`${wordAt(words, next)} ${wordAt(words, next + 1)}`) ||
      // 'a vantagem do ticagrelor sobre o clopidogrel'
      words
        .slice(Math.max(0, at - 8), at)
        .some((near) => /^(?:vantag|superiori|advantag|favorec)/.test(near.word)) ||
      // 'o benefício do ticagrelor sobre o clopidogrel', but not 'sobre a mortalidade'
      (words.slice(Math.max(0, at - 8), at).some((near) => /^benef/.test(near.word)) &&
        namesThing(words, next)))
  )
    token.tag = 'v';
  // 'a mortalidade foi a mesma com A e com B'
  if (
    /^(?:mesm|same$)/.test(word) &&
    wordAt(words, next) !== ',' &&
    (/^(?:foi|foram|era|eram|e|sao|ficou|permaneceu|was|were) (?:[ao]s?|the)$/.test(
      `${wordAt(words, at - 2)} ${wordAt(words, at - 1)}`,
    ) ||
      // 'A e B tiveram a mesma frequência de eventos'
      (HAD.test(wordAt(words, at - 2)) &&
        /^(?:efeit|effec|frequen|tax|inciden|risc|propor|numer|desfech|result|desempen|mort|sobrev|efic|rat|risk|outcom)/.test(
          wordAt(words, next),
        )))
  )
    token.tag = 'd=';
  // 'tendo o placebo como comparador'
  if (
    word === 'tendo' &&
    words
      .slice(next, next + 6)
      .some(
        (near, index, list) =>
          near.word === 'como' && /^(?:comparador|controle|refer)/.test(wordAt(list, index + 1)),
      )
  )
    token.tag = 'v';
  // 'resultado favorável à varfarina'
  if (
    word.includes('favorav') &&
    /^(?:ao?|to)$/.test(wordAt(words, next)) &&
    /!|^#kctl/.test(words[next + 1]?.entry?.stem ?? '')
  )
    [token.tag, token.stem] = [word.startsWith('fav') ? 'dg' : 'db', ''];
}

/** Words for high, low, before and after, where they tell two things apart. */
export function settleLevel(token: Word, words: readonly Word[], at: number, next: number): void {
  const { word } = token;
  // 'volumes mais altos'
  if (
    (token.tag === 'd+a' || token.tag === 'd-a') &&
    /^(?:alt|baix|elevad)[ao]s?$/.test(wordAt(words, next - 1)) &&
    [at - 1, at - 2].some((near) => COMPARED.test(wordAt(words, near)))
  )
    token.stem = token.tag === 'd+a' ? '#khigh' : '#klow';
  // 'slow correction', but 'to slow the decline'
  if (word === 'slowly' || (word === 'slow' && !VERB_BEFORE.test(wordAt(words, at - 1))))
    [token.tag, token.stem] = ['', 'lent'];
  const level = LEVELS.get(word);
  if (level) {
    // 'dose alta', but 'alta hospitalar'; 'antes da cirurgia', but not 'before 12 weeks'
    const behind = wordAt(words, next) === '-' ? next + 1 : next;
    const noun = word.endsWith('er') ? COMPARED : GRADED;
    const isSaid = /^#k[hl]/.test(level)
      ? noun.test(wordAt(words, at - 1)) ||
        noun.test(wordAt(words, behind)) ||
        noun.test(wordAt(words, behind + 1)) ||
        // 'a certeza da evidência foi alta'
        (IS.test(wordAt(words, at - 1)) &&
          words.slice(Math.max(0, at - 5), at).some((near) => noun.test(near.word)))
      : !words.slice(next, next + 3).some(isNumber);
    // The high risk of people is no level of an arm.
    const isOfRisk = [at - 1, behind, behind + 1].some((near) => /^ris[ck]/.test(wordAt(words, near)));
    if (isSaid && !token.tag.startsWith('k')) token.stem = isOfRisk ? level.replace('k', 'kr') : level;
  }
}
