import { type Word, wordAt } from './phrases.ts';

/** Nouns that may be called good or poor. */
const JUDGED =
  /^(?:concord|agreem|reprod|correl|discrimin|calibr|adesao|adheren|qualid|quality|desempenho|perform)/;
const GOOD = /^(?:excelente|boa|bom|otim[ao]|good|excellent|substanci|substantial)$/;
const POOR = /^(?:ruim|ruins|pobre|poor|insatisfat|slight)/;

/** Words that judge something: how good it is, why a trial was stopped, which way two things go together, what came later. */
export function settleJudgement(token: Word, words: readonly Word[], at: number, next: number): void {
  const { word } = token;
  // 'a concordância foi excelente'
  if (
    (GOOD.test(word) || POOR.test(word)) &&
    words.slice(Math.max(0, at - 7), at).some((near) => JUDGED.test(near.word))
  )
    [token.tag, token.stem] = ['', POOR.test(word) ? '#kpoor' : '#kgood'];
  // 'interrompido por futilidade'
  if (
    /^(?:por|for)$/.test(wordAt(words, at - 1)) &&
    words.slice(Math.max(0, at - 5), at).some((near) => near.stem === '#kstop')
  ) {
    if (/^futil/.test(word)) token.stem = '#kfutil';
    else if (/^(?:benefi|eficac|efficac|superiori)/.test(word)) [token.tag, token.stem] = ['', '#kgain'];
    else if (/^(?:harm|dano|toxic)/.test(word)) [token.tag, token.stem] = ['', '#kdone'];
  }
  // 'ferritin correlated inversely', 'correlacionou-se diretamente'
  if (
    /^(?:diretamente|directly)$/.test(word) &&
    words
      .slice(Math.max(0, at - 4), next + 2)
      .some((near) => /^(?:correlac|correlat|proporc)/.test(near.word))
  )
    token.stem = '#kposi';
  // 'bleeding occurred later with A'
  if (
    word === 'later' &&
    /^(?:with|in|than|among|for)$/.test(wordAt(words, next)) &&
    !/^(?:\d|year|month|week|day|hour|minute)/.test(wordAt(words, at - 1))
  )
    token.tag = 'd+sa';
}
