import { type Text, wordsOf } from '../text.ts';
import { HAD, isCopular, OCCUR, PARTICIPLE } from '../words/change-words.ts';
import { wordAt } from '../words/phrases.ts';
import { measuresMove } from './size-of-change.ts';

/** Words for how much or how a change happens. */
const DEGREE =
  /^(?:marcant|acentua|express|pronunc|intens|evident|clar[ao]|nitid|important|relevant|depressa)/;

/** Verbs for what is spared to people. */
const COUNTS = /\b(?:poup|livr|salv|evit|preven|previn|preserv)\w*(?: \S+){0,12}$/;

const NAMED_LOSS = /\b(?:perde|perdi|perda)/;

/** Whether 'mais' or 'menos' states a direction: 'houve menos pneumonia'. */
export function isMoreOrLess(text: Text, at: number, from: number): boolean {
  const { tokens, shape } = text;
  if (measuresMove(text, at, from)) return false;
  // 'não é o relatório mais recente'
  if (
    wordAt(tokens, at + 1).startsWith('recent') &&
    /^(?:e|foi|era|is|was) (?:o|a|the) /.test(wordsOf(tokens, at - 3, at))
  )
    return false;
  // 'poupou mais pacientes de AVC do que B', 'evitou AVC em mais pacientes que B'
  if (COUNTS.test(wordsOf(tokens, from, at)) && /^mh/.test(shape.slice(at))) return false;
  // 'duas ou mais crises'
  if (shape.slice(Math.max(0, at - 2), at) === '0&') return false;
  const isBe =
    isCopular(shape, at) && !tokens.slice(Math.max(0, at - 3), at).some(({ word }) => HAD.test(word));
  // 'O ganho foi mais pronunciado' says where the gain is greatest.
  if (
    isBe &&
    /\b(?:ganho|benefi|efeito|effect|vantag|advant|diferen|redu|gain)/.test(wordsOf(tokens, at - 12, at)) &&
    !tokens.slice(Math.max(0, at - 12), at).some(({ tag }) => tag === 'oweight')
  )
    return false;
  // 'houve menos pneumonia'
  if (
    HAD.test(wordAt(tokens, at - 1)) &&
    (/[wk]/.test(shape[at + 1] ?? '') || /^(?:doenca|disease)/.test(wordAt(tokens, at + 1)))
  )
    return true;
  // 'observou-se mais piora', 'o resultado foi mais piora'
  if (
    /^(?:observ|registr|verific)\S+ - se$|\b(?:resultado|consequencia) foi$/.test(
      wordsOf(tokens, at - 3, at),
    ) &&
    /[wk]/.test(shape[at + 1] ?? '')
  )
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
    /^(?:precis|necessit|requ(?:er|ir)|need|demand|exig)\S*(?: de)?$/.test(
      wordsOf(tokens, at - (wordAt(tokens, at - 1) === 'de' ? 2 : 1), at),
    ) &&
    /^p?[wkog]/.test(shape.slice(at + 1))
  )
    return true;
  // 'o quadro durou mais com A'
  if (
    /^(?:dur(?:ou|aram)|lasted|demor(?:ou|aram))$/.test(wordAt(tokens, at - 1)) &&
    /^m(?:[pv~.;,]|$)/.test(shape.slice(at)) &&
    !/^(?:para|a)$/.test(wordAt(tokens, at + 1))
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
  // 'ficaram internados 3,1 dias a mais'
  if (
    /^[^dm]*0u~$/.test(shape.slice(from, at)) &&
    shape[at + 1] === 'v' &&
    !NAMED_LOSS.test(wordsOf(tokens, from, at))
  )
    return true;
  const next = tokens[at + 1];
  // 'usados por menos horas do que', 'acumulou mais dias de afastamento que'
  if (
    /^m\+|^m-/.test(tokens[at]?.tag ?? '') &&
    next?.tag.startsWith('ut') &&
    /^mu[^.;:(]{0,12}v/.test(shape.slice(at))
  )
    return true;
  // 'acompanhou-se de mais entorses', 'cursou com menos dor'
  if (
    /\b(?:acompanh\S*|curs\S*)(?: - se)? (?:de|com|por)$/.test(wordsOf(tokens, at - 4, at)) &&
    /^m[wkog]/.test(shape.slice(at))
  )
    return true;
  // 'recorriam mais a antissépticos', 'aplicavam menos antissépticos'
  if (
    /^(?:recorr|usa|usou|utiliz|aplic|consum|prescr|solicit|relat|referi|detect|identific|encontr|receb(?:eu|eram)$|com(?:eu|eram)$|beb(?:eu|eram)$|gast(?:ou|aram)$|fum(?:ou|aram)$|ate$|drank$|spent$|used$|needed$|reported$|consumed$|smoked$)/.test(
      wordAt(tokens, at - 1),
    ) &&
    /^m[p~/]{0,2}[wkog]/.test(shape.slice(at))
  )
    return true;
  // 'acometeu menos os tratados com A'
  if (/^(?:acomet|afet|affect)/.test(wordAt(tokens, at - 1)) && /^mp?[hs]/.test(shape.slice(at))) return true;
  // 'mais sensível para A do que para B'
  if (/^#(?:ksens|kspec|otox)$/.test(next?.stem ?? '') && /^[^.;]*v/.test(shape.slice(at))) return true;
  // 'foi mais rápido: 48 contra 61 horas' means less time; 'de forma mais marcante' tells how much.
  if (next?.word.startsWith('rapid') && shape[at + 2] === ':') return false;
  // 'a perda óssea foi menos acentuada'
  if (DEGREE.test(next?.word ?? '')) return isBe && !shape.slice(from, at).includes('d');
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
  // 'recorriam mais aos calmantes do que os outros (14 % vs 20 %)', 'gastou-se menos salbutamol (11, vs 8 com B)'
  if (
    /(?:[aei]u|[aeiv]am?|em)$/.test(wordAt(tokens, verb)) &&
    /^m[p~]{0,2}[wkog][^(]{0,16}\([^()]{0,20}0u?(?:\/u){0,2},?v[^()]{0,12}0[^()]{0,12}\)/.test(
      shape.slice(at),
    )
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
