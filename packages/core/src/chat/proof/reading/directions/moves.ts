import { isOutcome, type Text, wordsOf } from '../text.ts';
import { isCopular, NAMED, PROMOTES } from '../words/change-words.ts';
import { wordAt } from '../words/phrases.ts';
import { negationOf } from './direction-denials.ts';
import { isOfDesign, isPurpose, namesThing, tellsValue } from './named-changes.ts';
import { isToldAdjective, RATED } from './told-adjectives.ts';

/** Adjectives that state a direction only in 'foi maior' or 'maior risco'. */
const ADJECTIVE =
  /^(?:maior|menor|menores|higher|lower|greater|diferentes?|different|distint[ao]s?)$|[ai]d[ao]s?$/;
/** An outcome as the object of a verb: 'a mortalidade', 'o surgimento de eventos'. */
const OBJECT = /^(?:[p~]{0,2}[ws]?[p~])?[p~]?k?[og]/;
/** 'queda da hemoglobina glicada maior que' */
export const NAMED_BEFORE =
  /\b(?:quedas?|reducao|reducoes|reductions?|declines?|aumentos?|increases?|drops?|ganhos?|perdas?)\b/;

/** Whether the word is a verb, noun or adjective of change. */
export function isMove(text: Text, at: number, from: number): boolean {
  const { tokens, shape } = text;
  const { tag = '', word = '' } = tokens[at] ?? {};
  // 'facilitou a transmissão', but not 'facilitou o acesso'
  if (
    PROMOTES.test(word) &&
    !OBJECT.test(shape.slice(at + 1)) &&
    !/^(?:precipit|desencad|exacerb)/.test(word)
  )
    return false;
  // 'os piores resultados foram os do placebo'
  if (
    /^pior/.test(word) &&
    wordAt(tokens, at + 1) === 'resultados' &&
    /\bforam os\b/.test(wordsOf(tokens, at, at + 14))
  )
    return false;
  // 'deu vantagem ao primeiro' names its arm by order.
  if (
    word.startsWith('vantag') &&
    /^(?:[ao]|aos?) (?:primeir|segund|ultim)/.test(wordsOf(tokens, at + 1, at + 3))
  )
    return false;
  // 'no grupo que evitou'
  if (
    word.startsWith('evit') &&
    /(?:^| )(?:n?[oa]s?|quem|grupo) que$|quem$/.test(wordsOf(tokens, at - 2, at))
  )
    return false;
  // 'o estudo não se restringiu aos diabéticos', 'a análise se limitou aos ensaios'
  if (/^(?:restring|limit)/.test(word) && wordAt(tokens, at - 1) === 'se') return false;
  // 'a queda aumentou com a dose'
  if (
    /^com a (?:dose|idade)$/.test(wordsOf(tokens, at + 1, at + 4)) &&
    NAMED_BEFORE.test(wordsOf(tokens, from, at))
  )
    return false;
  // 'Idosos que fizeram o programa caíram menos'
  if (
    /^ca(?:iram|em)$/.test(word) &&
    /^(?:[ao]s )?(?:idos|pacient|pessoa|mulher|homens|adult|particip|resident)/.test(
      wordsOf(tokens, from, from + 2),
    ) &&
    !tokens.slice(from, at).some(({ stem }) => isOutcome(stem))
  )
    return false;
  // 'acrescentar espironolactona', but 'acrescentou 48 metros'
  if (
    word.startsWith('acrescent') &&
    (!/^[0og]/.test(shape.slice(at + 1)) || /^0[^,;.]{0,6}pd/.test(shape.slice(at + 1)))
  )
    return false;
  // 'foi o evento mais comum' ranks it among other events.
  if (word === 'mais' && /f[~p][wkgso]{1,3}$/.test(shape.slice(from, at)) && !/^[^(]*v/.test(shape.slice(at)))
    return false;
  // 'menos pacientes pioraram' and '16,3 % dos tratados pioraram' count those who did.
  if (/^d[bg]$/.test(tag) && /[md]p?h$/.test(shape.slice(from, at))) return false;
  if (/^(?:pior|worsen)/.test(word) && /0u[^,;:dmvf]{1,8}$/.test(shape.slice(from, at))) return false;
  // 'foi superior ao placebo na redução da mortalidade' ranks the arms.
  if (
    (NAMED.test(word) ||
      // 'foi menos eficaz que A em reduzir a mortalidade'
      (/^(?:reduz|diminu|preven|evit|baix)[aei]r$/.test(word) && shape.slice(from, at).includes('v'))) &&
    /(?:^| )(?:n[ao]s?|em|in|quanto [ao]s?)$/.test(wordsOf(tokens, at - 2, at)) &&
    tokens
      .slice(from, at)
      .some(
        ({ tag: own, word: before }) =>
          /^d[gb]/.test(own) ||
          /^(?:superi|inferi|melhor|pior|better|worse|efica|efetiv|effective)/.test(before),
      )
  )
    return false;
  // 'consideravam o cigarro muito nocivo'
  if (
    /^(?:nociv|harmful|danos|deleter)/.test(word) &&
    !isCopular(shape, at) &&
    !/^(?:aos?|as?|to|for|para)$/.test(wordAt(tokens, at + 1))
  )
    return false;
  if (namesThing(text, at) || tellsValue(text, at, from) || isPurpose(text, at, from)) return false;
  if (tag === 'dn' && isOfDesign(text, at, from)) return false;
  // 'Effect of Finerenone on …' names the subject of the study.
  if (/^ef\w+ (?:of|d[aeo]s?)$/.test(wordsOf(tokens, at, at + 2)) && at === from) return false;
  // 'no significant interaction with age' is about no outcome.
  if (tag === 'ds' && /\b(?:inter|heterogen)/.test(wordsOf(tokens, at - 1, at + 3))) return false;
  if (tag === 'ds') return negationOf(text, at, from) >= 0;
  // 'Apoiar o peso mais cedo encareceu o tratamento'
  if (
    tag.endsWith('a') &&
    /^dd/.test(shape.slice(at)) &&
    /(?:ou|aram|eu|eram|iu|iram)$/.test(wordAt(tokens, at + 1))
  )
    return false;
  if (tag.endsWith('a'))
    return (
      isCopular(shape, at) ||
      // 'a recidiva veio mais cedo'
      /^(?:ocorre|surgi|aparec|occur|veio|vieram|came|retorn|return|volt|chego|chegar|inici|comec)/.test(
        wordAt(tokens, at - 1),
      ) ||
      // 'controlou a pressão mais depressa que o nifedipino'
      (tag[2] === 's' && /^dw?v/.test(shape.slice(at))) ||
      // 'as feridas cicatrizaram por completo mais depressa'
      (tag[2] === 's' &&
        /(?:aram|eram|iram|ou|eu|iu|ed)$/.test(`${wordsOf(tokens, at - 3, at - 2)}`) &&
        !shape.slice(from, at).includes('d')) ||
      // 'associou-se a cobertura vacinal mais alta'
      /A[-wp~]{0,3}[wkog]{1,3}$/.test(shape.slice(from, at)) ||
      // 'waited longer than'
      /^(?:wait|stay|last|liv|slept|spent|sat)/.test(wordAt(tokens, at - 1)) ||
      // 'risco 58 % mais elevado'
      tokens[at - 1]?.tag.startsWith('u%') ||
      /^#(?:o|g|kdur$)/.test(
        tokens[
          at -
            (tokens[at - 1]?.tag === 'ds' || /^(?:medi[ao]s?|hospitalar)$/.test(wordAt(tokens, at - 1))
              ? 2
              : 1)
        ]?.stem ?? '',
      ) ||
      // 'mortalidade por todas as causas mais elevada'
      (tokens[at - 1]?.stem === '#kall' && isOutcome(tokens[at - 3]?.stem ?? '')) ||
      // 'recebem reposição imediata, mais rápida no grupo D'
      (wordAt(tokens, at - 1) === ',' &&
        /^dwps/.test(shape.slice(at)) &&
        /^(?:rapid|lent)/.test(wordAt(tokens, at + 1))) ||
      // 'mortalidade em 30 dias mais baixa'
      /[og]p0u$/.test(shape.slice(from, at)) ||
      // 'frequência cardíaca 9 bpm mais baixa'
      (/0u$/.test(shape.slice(from, at)) && (!/^ut/.test(tokens[at - 1]?.tag ?? '') || tag[2] === 's')) ||
      // 'taxa de abstinência mais alta'
      /^(?:taxas?|rates?|inciden\S*|preval\S*|proporcao) (?:d[aeo]s?|of) [a-z]+$/.test(
        wordsOf(tokens, at - 3, at),
      ) ||
      // 'apresentaram incidência mais alta'
      RATED.test(wordAt(tokens, at - 1)) ||
      // 'had a shorter duration of hospitalization'
      /^#(?:kdur|ostay|otime)$/.test(tokens[at + 1]?.stem ?? '')
    );
  return !ADJECTIVE.test(word) || isToldAdjective(text, at, from);
}
