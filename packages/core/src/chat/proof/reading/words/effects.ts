import { type Word, wordAt } from './phrases.ts';

/** Words that tell an effect only in some sentences, or name the arm that has it. */
export function settleEffect(token: Word, words: readonly Word[], at: number, next: number): void {
  const { word } = token;
  // 'Começar a terapia mais tarde foi pior' names the arm.
  if (
    /^d[-+]sa$/.test(token.tag) &&
    words
      .slice(Math.max(0, at - 4), at)
      .some((near) => /^(?:comecar|iniciar|comeco|inicio)$/.test(near.word)) &&
    /^(?:foi|resultou|levou|reduziu|aumentou|trouxe|elevou|diminuiu)$/.test(wordAt(words, next))
  )
    [token.tag, token.stem] = token.tag === 'd+sa' ? ['klate', '#klate'] : ['kearly', '#kearly'];
  // 'foi eficaz contra o AVC'; a denied efficacy is compared as a denial
  if (
    /^(?:eficaz|eficazes|effective)$/.test(word) &&
    /^(?:contra|against)$/.test(wordAt(words, next)) &&
    !words.slice(Math.max(0, at - 4), at).some((near) => near.tag === 'x')
  )
    token.tag = 'dg';
  // 'poupou mais pacientes de AVC do que B'
  if (
    /^(?:poup|livr)(?:ou|aram|a)$/.test(word) &&
    /^m(?:ai|eno)s (?:pac|pess|mulh|homen|idos|crian)/.test(
      `${wordAt(words, next)} ${wordAt(words, next + 1)}`,
    )
  )
    token.tag = 'd-';
  // 'o benefício não se estendeu à mortalidade'
  if (
    /^estende(?:u|ram)$/.test(word) &&
    (wordAt(words, at - 1) === 'se' || wordAt(words, next) === '-') &&
    words
      .slice(Math.max(0, at - 9), at)
      .some((near) => /^(?:benef|efeito|vantag|ganho|protecao)/.test(near.word))
  )
    token.tag = 'dg';
}
