import { negationOf } from './direction-denials.ts';
import { isOfDesign, isPurpose, namesThing, tellsValue } from './named-changes.ts';
import { type Text, wordsOf } from './text.ts';
import { HAD, isCopular, NAMED, OCCUR, PARTICIPLE, PROMOTES } from './words/change-words.ts';
import { wordAt } from './words/phrases.ts';

/** Adjectives that state a direction only in 'foi maior' or 'maior risco'. */
const ADJECTIVE = /^(?:maior|menor|menores|higher|lower|greater|diferentes?|different)$|[ai]d[ao]s?$/;
const RATED = /^(?:risco|taxa|inciden|ocorr|freq|propor|percent|chance|numero|prob|risk|rate)/;
/** 'queda da hemoglobina glicada maior que' */
const NAMED_BEFORE =
  /\b(?:quedas?|reducao|reducoes|reductions?|declines?|aumentos?|increases?|drops?|ganhos?|perdas?)\b/;
/** Gains and differences that may be 'greater' without telling which arm has more. */
const GAIN = /\b(?:ganho|perda|diferenca|vantagem|queda|alivio|gain|loss|relief|difference|advantage)s?\b/;
/** Words for how much or how a change happens. */
const DEGREE =
  /^(?:marcant|acentua|express|pronunc|intens|evident|clar[ao]|nitid|important|relevant|depressa)/;
const EFFECT = /^(?:efeit|effect|benef)/;
/** An outcome as the object of a verb: 'a mortalidade', 'o surgimento de eventos'. */
const OBJECT = /^(?:[p~]{0,2}[ws]?[p~])?[p~]?k?[og]/;
/** Whether the word at `at` states a direction. Its clause begins at `from`. */
export function isDirection(text: Text, at: number, from: number): boolean {
  switch (text.shape[at]) {
    case 'c':
      return !isBodyPart(text, at) && isRank(text, at, from);
    case 'm':
      return isMoreOrLess(text, at, from);
    case 'A':
      return isAssociation(text, at);
    case 'd':
      return isMove(text, at, from);
    default:
      return false;
  }
}

/** In 'O trato respiratório inferior' it is a location. */
function isBodyPart({ tokens, shape }: Text, at: number): boolean {
  const { word = '', start = 0, end = 0 } = tokens[at] ?? {};
  return (
    /^(?:supe|infe)rior(?:es)?$/.test(word) &&
    end - start === word.length &&
    !isCopular(shape, at) &&
    !/^(?:to|aos?)$/.test(wordAt(tokens, at + 1))
  );
}

/** 'a redução foi …': the word gives the size of the change before it. */
const isOfMove = ({ tokens, shape }: Text, at: number, from: number): boolean => {
  const verb = /d[^,;d]*(f[^,;]{0,2})$/.exec(shape.slice(from, at))?.[1];
  // 'A redução teve como contrapartida mais pneumonia'
  return verb !== undefined && !HAD.test(wordAt(tokens, at - verb.length));
};

/** 'reduziu mais', 'caiu 3 pontos a menos': the word gives the size of the change before it. */
const measuresMove = (text: Text, at: number, from: number): boolean =>
  isOfMove(text, at, from) ||
  // 'foi significativamente superior'
  (text.tokens[at - 1]?.tag !== 'ds' && /d(?:[^,;d]*0u|ps)?$/.test(text.shape.slice(from, at)));

/** 'superior a' or 'less than' between two arms, not before a number. */
function isRank(text: Text, at: number, from: number): boolean {
  const { tokens, shape } = text;
  const { tag = '', word = '' } = tokens[at] ?? {};
  if (measuresMove(text, at, from) || !/^c[<>]$/.test(tag)) return false;
  // 'o efeito da estreptoquinase foi maior que o do AAS'
  if (tokens.slice(from, at).some((one) => one.tag.startsWith('d') && EFFECT.test(one.word))) return false;
  const hasOutcome = /[og]/.test(shape.slice(from, at));
  return (
    word > 'a' &&
    // '26,4 %, inferior aos 27,2 % do grupo controle' compares two values, which are compared as values.
    !/^~?0/.test(shape.slice(at + 1)) &&
    (/^[si]/.test(word) || hasOutcome || isCopular(shape, at) || shape.slice(0, at).endsWith('0u')) &&
    // 'perda de peso maior que'
    (tokens.slice(Math.max(0, at - 8), at).some(({ stem }) => stem === '#kloss') ||
      !NAMED_BEFORE.test(wordsOf(tokens, from, at)))
  );
}

function isMoreOrLess(text: Text, at: number, from: number): boolean {
  const { tokens, shape } = text;
  if (measuresMove(text, at, from)) return false;
  // 'duas ou mais crises'
  if (shape.slice(Math.max(0, at - 2), at) === '0&') return false;
  const isBe =
    isCopular(shape, at) && !tokens.slice(Math.max(0, at - 3), at).some(({ word }) => HAD.test(word));
  // 'O ganho foi mais pronunciado' says where the gain is greatest.
  if (
    isBe &&
    /\b(?:ganho|benefi|efeito|effect|vantag|advant|diferen|redu|gain)/.test(wordsOf(tokens, at - 12, at))
  )
    return false;
  // 'houve menos pneumonia'
  if (
    HAD.test(wordAt(tokens, at - 1)) &&
    (shape[at + 1] === 'w' || /^(?:doenca|disease)/.test(wordAt(tokens, at + 1)))
  )
    return true;
  // 'observou-se mais piora'
  if (/^(?:observ|registr|verific)\S+ - se$/.test(wordsOf(tokens, at - 3, at)) && shape[at + 1] === 'w')
    return true;
  // 'resultou em menos eclâmpsia'
  if (
    /^(?:resultou|resultaram|levou|levaram|resulted|led) (?:em|in|to|aos?)$/.test(
      wordsOf(tokens, at - 2, at),
    ) &&
    /[wk]/.test(shape[at + 1] ?? '')
  )
    return true;
  // 'precisaram mais de ondansetrona'
  if (
    /^(?:precis|necessit|requ(?:er|ir)|need)/.test(wordAt(tokens, at - 1)) &&
    /^p?[wkog]/.test(shape.slice(at + 1))
  )
    return true;
  // 'ocorreram mais no grupo A'
  if (OCCUR.test(wordAt(tokens, at - 1)) && /[pv.]/.test(shape[at + 1] ?? '.')) return true;
  // 'no grupo tratado morreu-se menos'
  const verb = shape[at - 1] === 'w' && tokens[at - 2]?.word === '-' ? at - 3 : at - 1;
  if (
    shape[at + 1] !== 'w' &&
    shape[verb] === 'o' &&
    !tokens.slice(from, at).some(({ tag, stem }) => /^d(?!s)/.test(tag) && !/^#k(?:low|high)$/.test(stem))
  )
    return true;
  const next = tokens[at + 1];
  // 'foi mais rápido: 48 contra 61 horas' means less time; 'de forma mais marcante' tells how much.
  if ((next?.word.startsWith('rapid') && shape[at + 2] === ':') || DEGREE.test(next?.word ?? ''))
    return false;
  // 'com menos fibrilação atrial do que o placebo', 'foi menos relatada'
  if (
    /^[wks]/.test(next?.tag || 'w') &&
    PARTICIPLE.test(next?.word ?? '') === isBe &&
    (isBe || /^m[wkog].{0,7}v/.test(shape.slice(at)))
  )
    return true;
  // 'resultou em menor peso e menos hipoglicemia'
  if (
    /(?:^| )(?:e|and|e a|and to)$/.test(wordsOf(tokens, at - 2, at)) &&
    /[dm][^,;]*$/.test(shape.slice(from, at)) &&
    /^m[wk]/.test(shape.slice(at))
  )
    return true;
  // 'Mais gestantes desenvolveram pré-eclâmpsia com A do que com B'
  if ((at === from || shape[at - 1] === ',') && /^mk[^,;:(]*v/.test(shape.slice(at))) return true;
  // 'was associated with more moderate or severe bleeding'
  if (/A[-wp~]{0,4}$/.test(shape.slice(from, at)) && /^m[wk]/.test(shape.slice(at))) return true;
  // 'exacerbou mais do que quem recebeu placebo', 'adquiriram mais HIV do que'
  if (
    /[aeio]u$|[aei]ram$/.test(wordAt(tokens, at - 1)) &&
    shape[at - 1] === 'w' &&
    /^m(?:p?w)?v/.test(shape.slice(at))
  )
    return true;
  // 'Mais progressão da doença renal: HR 0,72'
  if ((at === from || shape[at - 1] === ':') && /^mw[^,;.]*[:(][^,;.]*0/.test(shape.slice(at))) return true;
  // 'mostrou-se mais nefrotóxica que'
  if (isBe && /^m[wk]v/.test(shape.slice(at)) && !/^(?:segur|safe)/.test(next?.word ?? '')) return true;
  return (
    // 'menos chance de sobreviver'
    /^m(?:sp)?[og]/.test(shape.slice(at)) ||
    /^h[pc]$/.test(next?.tag ?? '') ||
    // 'associou-se a mais dias de consumo'
    (shape[at + 1] === 'u' && /A[-wp~]{0,4}$/.test(shape.slice(from, at)))
  );
}

/** 'associou-se a mais falhas' states a direction; 'a doença associada ao diabetes' names a disease. */
const isAssociation = ({ tokens, shape }: Text, at: number): boolean =>
  !/^[^,;:]{0,10}[dm]/.test(shape.slice(at + 1)) &&
  (!/d[ao]?s?$/.test(wordAt(tokens, at)) || isCopular(shape, at));

/** Whether the word is a verb, noun or adjective of change. */
function isMove(text: Text, at: number, from: number): boolean {
  const { tokens, shape } = text;
  const { tag = '', word = '' } = tokens[at] ?? {};
  // 'facilitou a transmissão', but not 'facilitou o acesso'
  if (
    PROMOTES.test(word) &&
    !OBJECT.test(shape.slice(at + 1)) &&
    !/^(?:precipit|desencad|exacerb)/.test(word)
  )
    return false;
  // 'no grupo que evitou'
  if (
    word.startsWith('evit') &&
    /(?:^| )(?:n?[oa]s?|quem|grupo) que$|quem$/.test(wordsOf(tokens, at - 2, at))
  )
    return false;
  // 'o estudo não se restringiu aos diabéticos'
  if (word.startsWith('restring') && wordAt(tokens, at - 1) === 'se') return false;
  // 'a queda aumentou com a dose'
  if (
    /^com a (?:dose|idade)$/.test(wordsOf(tokens, at + 1, at + 4)) &&
    NAMED_BEFORE.test(wordsOf(tokens, from, at))
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
    NAMED.test(word) &&
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
  if (namesThing(text, at) || tellsValue(text, at, from) || isPurpose(text, at, from)) return false;
  if (tag === 'dn' && isOfDesign(text, at, from)) return false;
  // 'Effect of Finerenone on …' names the subject of the study.
  if (/^ef\w+ (?:of|d[aeo]s?)$/.test(wordsOf(tokens, at, at + 2)) && at === from) return false;
  // 'no significant interaction with age' is about no outcome.
  if (tag === 'ds' && /\b(?:inter|heterogen)/.test(wordsOf(tokens, at - 1, at + 3))) return false;
  if (tag === 'ds') return negationOf(text, at, from) >= 0;
  if (tag.endsWith('a'))
    return (
      isCopular(shape, at) ||
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
      // 'recebem reposição imediata, mais rápida no grupo D'
      (wordAt(tokens, at - 1) === ',' &&
        /^dwps/.test(shape.slice(at)) &&
        /^(?:rapid|lent)/.test(wordAt(tokens, at + 1))) ||
      // 'mortalidade em 30 dias mais baixa'
      /[og]p0u$/.test(shape.slice(from, at)) ||
      // 'frequência cardíaca 9 bpm mais baixa'
      (/0u$/.test(shape.slice(from, at)) && !/^ut/.test(tokens[at - 1]?.tag ?? '')) ||
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

/** Whether 'maior' or a similar word states the direction of an outcome. */
function isToldAdjective(text: Text, at: number, from: number): boolean {
  const { tokens, shape } = text;
  // 'queda menor do que': how much it fell
  if (
    /^(?:maior|menor|smaller|greater|larger)$/.test(wordAt(tokens, at)) &&
    NAMED.test(wordAt(tokens, at - 1))
  )
    return false;
  // 'teve a maior queda'
  if (/^d[-+,^]/.test(tokens[at + 1]?.tag ?? '')) return false;
  // 'exibiram as menores taxas' ranks more than two.
  if (
    /^(?:maiores|menores)$/.test(wordAt(tokens, at)) &&
    /^[oa]s$/.test(wordAt(tokens, at - 1)) &&
    !/^[^,;:]*v/.test(shape.slice(at))
  )
    return false;
  // 'sangramento não maior'
  if (wordAt(tokens, at - 1) === 'nao' && !isCopular(shape, at)) return false;
  // 'o ganho foi maior', but not for weight gain.
  const isOfWeight = tokens.slice(Math.max(0, at - 9), at).some(({ tag }) => tag === 'oweight');
  // 'o ganho de densidade óssea foi menor com A do que com B'
  const isOfArms =
    /\b(?:ganho|gain)s?\b(?! (?:em|na|no|in) (?:mort|obito|event|desfecho))/.test(
      wordsOf(tokens, at - 8, at),
    ) && /^d[^,;:(]*v/.test(shape.slice(at));
  if (isCopular(shape, at) && !isOfArms && GAIN.test(wordsOf(tokens, at - 8, at)) && !isOfWeight)
    return false;
  // 'teve o maior efeito', 'teve efeito ainda maior'
  const isOfEffect =
    /^(?:ef[ef]|benef|impact|vantag|advant)/.test(wordAt(tokens, at + 1)) ||
    /\b(?:efeito|effect|beneficio|benefit|impact)o?(?: ainda| even| an?)?$/.test(wordsOf(tokens, at - 3, at));
  if (isOfEffect) return false;
  // 'a redução foi maior' is still a reduction.
  if (isOfMove(text, at, from)) return false;
  const before = wordAt(tokens, at - 1);
  return (
    // 'deixou inalterada a mortalidade', 'embora tenha encurtado a neutropenia'
    /^(?:deix|tenha|tinha|havia)/.test(before) ||
    // 'does not lower potassium'
    (wordAt(tokens, at) === 'lower' && /^(?:not|to|may|can)$/.test(before)) ||
    // 'associou-se a menor abandono', 'teve menor dor'
    /A[-wp~]{0,4}$/.test(shape.slice(from, at)) ||
    HAD.test(before) ||
    // 'chance 42 % menor'
    RATED.test(before) ||
    shape.slice(0, at).endsWith('0u') ||
    isCopular(shape, at) ||
    // 'Mortalidade em 30 dias: menor na cirurgia aberta'
    /:$/.test(shape.slice(0, at)) ||
    /^p?[og]/.test(shape.slice(at + 1, at + 3)) ||
    // 'resultou em sobrevida maior do que'
    (/^#o/.test(tokens[at - 1]?.stem ?? '') &&
      (wordAt(tokens, at - 2) === 'em' || HAD.test(wordAt(tokens, at - 2))) &&
      /^d[^,;:]*v/.test(shape.slice(at))) ||
    // 'maior perda de peso'
    tokens[at + 1]?.stem === '#kloss' ||
    /^(?:ganho|gain) /.test(wordsOf(tokens, at + 1, at + 3)) ||
    RATED.test(wordAt(tokens, at + 1)) ||
    // 'menor a chance'
    (/^[ao]s?$/.test(wordAt(tokens, at + 1)) && RATED.test(wordAt(tokens, at + 2)))
  );
}
