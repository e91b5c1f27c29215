import { isOutcome, stemsOf, type Text, wordsOf } from '../text.ts';
import { HAD, isCopular, NAMED, OCCUR, PARTICIPLE, PROMOTES } from '../words/change-words.ts';
import { wordAt } from '../words/phrases.ts';

/** 'na insuficiência renal', 'na presença de': the people that a statement is about. */
export const DISEASE =
  /^n[ao]s? (?:insuficienc\S+ (?:renal|hepat)|pneumonia|cirurgia|disfunc|doenca (?:renal|hepat)|hepatop|nefrop|presenc|vigenc|cirros)/;
/** Words for the people who were studied. */
const POPULATION = /^(?:hp|k(?:infant|kid|elder|fem|mal))$/;

/** Stems up to the population ('nos pacientes com …'), without those in brackets. */
export function stemsOutside({ tokens, shape }: Text, from: number, to: number): string[] {
  const stems: string[] = [];
  for (let at = from, depth = 0; at < to; at++) {
    if (shape[at] === '(') depth++;
    else if (shape[at] === ')') depth--;
    // 'higher proportions of patients with hypotension'
    else if (
      depth <= 0 &&
      shape[at] === 'p' &&
      POPULATION.test(tokens[at + 1]?.tag ?? '') &&
      !/^(?:propor|percent)/.test(wordAt(tokens, at - 1))
    )
      break;
    // 'não melhorou a sobrevida na lesão renal'
    else if (
      depth <= 0 &&
      /^n[ao]s?$/.test(wordAt(tokens, at)) &&
      stems.some(isOutcome) &&
      tokens.slice(at + 1, at + 3).some(({ stem }) => stem.startsWith('#o'))
    )
      break;
    // 'o benefício da dapagliflozina na doença renal'
    else if (depth <= 0 && stems.length > 0 && DISEASE.test(wordsOf(tokens, at, at + 3))) break;
    // 'reduziu o reinfarto após o IAM'
    else if (depth <= 0 && tokens[at]?.stem === '#kaft' && stems.length > 0) break;
    // 'menos reinternações, com mais diabetes e sem impacto'
    else if (
      depth <= 0 &&
      stems.length > 0 &&
      /^,(?:p[dm]|x)/.test(shape.slice(at)) &&
      /^(?:com|sem|with|without)$/.test(wordAt(tokens, at + 1))
    )
      break;
    // 'previne a pré-eclâmpsia e deve ser recomendado'
    else if (depth <= 0 && shape[at] === '&' && NEXT_VERB.test(wordAt(tokens, at + 1))) break;
    else if (depth <= 0 && tokens[at]?.stem) stems.push(tokens[at]?.stem ?? '');
  }
  return stems;
}

/** Verbs that begin another statement of the same subject. */
const NEXT_VERB = /^(?:deve|devem|pode|podem|precisa|foi|foram|should|may|must|was|were|is|are)$/;

/** In 'dobrou o risco' the object follows the verb; in 'o risco dobrou' and 'subiu a 30 %' none does. */
function isTransitive({ tokens, shape }: Text, at: number): boolean {
  let behind = at + 1;
  while (/(?:mente|ly)$/.test(wordAt(tokens, behind))) behind++;
  // 'retardou de forma significativa a progressão'
  if (/^de (?:forma|modo|maneira)$/.test(wordsOf(tokens, behind, behind + 2))) behind += 3;
  return (
    // 'raises clozapine levels'
    (/^(?:rais|slow|accel|lowers|lowered|hasten|boost|attenuat|halved|doubled|enhanc|eased|reliev)/.test(
      wordAt(tokens, at),
    ) &&
      /[wkog]/.test(shape[at + 1] ?? '') &&
      !wordAt(tokens, at + 1).endsWith('ly')) ||
    (/^(?:os?|as?|the)$/.test(wordAt(tokens, behind)) && shape[behind + 1] !== '0')
  );
}

/** 'Foram raras, mas mais frequentes com A': a clause without a subject takes that of the clause before it. */
export function subjectBefore({ tokens, ranges }: Text, from: number, at: number): string[] {
  const isOpen =
    tokens[from]?.tag === 'b' ||
    // 'a prevalência foi de 34,8 %; foi maior em homens'
    /^(?:(?:sem|with|without|foi|foram)\b|it (?:was|is)$)/.test(wordsOf(tokens, from, from + 2));
  const [start = 0, end = 0] = (isOpen && at - from < 4 && ranges.find(([, to]) => to === from)) || [];
  return stemsOf(tokens, start, end);
}

/** Whether a phrase says how often: 'mais rara', 'less common'. */
const isRate = (word: string): boolean => /^(?:mais|menos|more|less|rarer)$/.test(word);

/** The subject of a direction: the stems before or after its word. */
export function subjectOf(
  text: Text,
  at: number,
  before: readonly string[],
  after: readonly string[],
): Set<string> {
  const { tokens } = text;
  const { tag = '', word = '' } = tokens[at] ?? {};
  // 'o controle glicêmico não causou dano': what was done, not an outcome
  const isDone =
    /^(?:dano|harm|prejui|malef|benef)/.test(word) &&
    HAD.test(wordAt(tokens, at - 1)) &&
    wordAt(tokens, at - 2) !== 'que' &&
    /^(?:[.,;:]|$)/.test(text.shape.slice(at + 1));
  const [near, far] =
    tag === 'Ad'
      ? [[...before, ...after], []]
      : isDone
        ? [before.filter((stem) => !isOutcome(stem)), []]
        : isSubjectBefore(text, at, before)
          ? [before, after]
          : [after, before];
  const isNear =
    near.some(isOutcome) ||
    (near.length > 0 && (HAD.test(wordAt(tokens, at - 1)) || isTransitive(text, at))) ||
    // 'levou a menos hipoglicemias', 'foi mais rara no controle da glicemia'
    (near.length > 0 &&
      (/^m[wk]/.test(text.shape.slice(at)) || (isRate(word) && isCopular(text.shape, at)))) ||
    // 'decrease the clearance of lithium and increase serum lithium'
    (near === after &&
      near.length > 0 &&
      /^d[-+,^gb]/.test(tag) &&
      /&(?:,[pws]{1,3},)?(?:fA?p{0,2})?$/.test(text.shape.slice(0, at)) &&
      /^[pwks]/.test(text.shape.slice(at + 1))) ||
    // 'was associated with better quality of life'
    (near === after &&
      /^(?:better|worse|melhor|pior)$/.test(word) &&
      /[wkog]/.test(text.shape[at + 1] ?? '')) ||
    (near === after && near[0] === '#kdur' && tag.endsWith('a')) ||
    // 'A exposição diminui na insuficiência renal'
    (near === before && near.length > 0 && DISEASE.test(wordsOf(tokens, at + 1, at + 4))) ||
    // 'A síncope aumentou com o controle da pressão'
    (near === before &&
      near.length > 0 &&
      /(?:ou|aram|eu|eram|iu|iram|ed) (?:com|with)$/.test(wordsOf(tokens, at, at + 2))) ||
    (near.length > 0 && !far.some((stem) => stem.startsWith('#o')));
  // 'associou-se a menor frequência de transfusão'
  const isLinked =
    after.length > 0 &&
    /^(?:ma|me|hi|lo|gr|fe|incr|redu)/.test(word) &&
    !near.some(isOutcome) &&
    !far.some(isOutcome) &&
    /A[-wp~]{0,4}$/.test(text.shape.slice(0, at));
  const said = isLinked ? after : isNear ? near : far;
  // 'o efeito foi significativo': the subject may be any outcome of the passage.
  // But 'não teve efeito sobre as fraturas' names it.
  const isSaid = said.some(isOutcome) || /\b(?:sobre|on)\b/.test(wordsOf(tokens, at + 1, at + 6));
  const about = new Set(/^ef/.test(word) && !isSaid ? [] : said);
  // 'prolongou a internação' is about the length of stay.
  if ((tag.endsWith('a') || /^(?:prolong|encurt|abrev|short)/.test(word)) && about.has('#ohosp'))
    about.add('#ostay');
  return about;
}

/** The word behind the value of a change. */
const objectArticle = ({ tokens, shape }: Text, at: number): string =>
  wordAt(tokens, at + 1 + (/^p?c?0u/.exec(shape.slice(at + 1))?.[0].length ?? 0));

/** Whether the subject comes before its direction: 'a mortalidade caiu', not 'a queda da mortalidade'. */
function isSubjectBefore(text: Text, at: number, before: readonly string[]): boolean {
  const { tokens, shape } = text;
  const { tag = '', word = '' } = tokens[at] ?? {};
  // 'danosa à sobrevida'
  if (
    /^db/.test(tag) &&
    /^[~p]{1,2}k?[og]/.test(shape.slice(at + 1)) &&
    /^(?:dano|noc|preju|delet)/.test(word)
  )
    return false;
  // 'O preço foi um excesso de sangramentos'
  if (/^(?:um|excess)/.test(word)) return false;
  // 'variou conforme a exposição'
  if (/^var[iy]/.test(word)) return true;
  // 'tiveram o mesmo resultado no desfecho'
  if (/^(?:mesm|same$)/.test(word) && HAD.test(wordAt(tokens, at - 2))) return false;
  if (wordAt(tokens, at - 1).startsWith('deix') || /^(?:contra|against)$/.test(wordAt(tokens, at + 1)))
    return false;
  // 'had a shorter duration of ventilation'
  if (tag.endsWith('a') && tokens[at + 1]?.stem === '#kdur') return false;
  if (shape[at] === 'm') return PARTICIPLE.test(wordAt(tokens, at + 1)) || OCCUR.test(wordAt(tokens, at - 1));
  // 'a queda do LDL'
  const isNameOf = NAMED.test(word) && /^p(?![c~]?0)/.test(shape.slice(at + 1));
  // 'sem diferença em diabetes de início recente'
  // 'sem diferença significativa na mortalidade'
  const isIn =
    /^dif(?:er|fer)en/.test(word) &&
    (/^(?:em|in|n[ao]s?|d[aeo]s?)\b|^signific\w* (?:em|in|n[ao]s?|d[aeo]s?)$/.test(
      wordsOf(tokens, at + 1, at + 3),
    ) ||
      // 'houve diferença entre A, B e C quanto à morte'
      /^(?:(?:estat|signific)\w* )*(?:entre|between)\b.*\b(?:quanto|em|n[ao]s?|in|for)\b/.test(
        wordsOf(tokens, at + 1, at + 16),
      ));
  // 'não interferiu no crescimento'
  if (
    /^(?:interfer|influenci|repercut)/.test(word) &&
    /^(?:em|n[ao]s?|with|sobre)$/.test(wordAt(tokens, at + 1))
  )
    return false;
  // 'não foi capaz de reduzir as mortes', 'facilitou as mortes'
  if (
    PROMOTES.test(word) ||
    (/[aei]r$/.test(word) &&
      // 'was higher with glucose control'
      !/^(?:high|low|great|long|short|small|larg|slow|fast|bett|rar|few|earli|lat|strong|weak|old|young)er$/.test(
        word,
      ) &&
      (/^[p~]{0,2}(?:dp)?k?[og]/.test(shape.slice(at + 1)) ||
        // 'é capaz de aumentar a progressão da doença'
        (/^[ao]s?$/.test(wordAt(tokens, at + 1)) && /^[wk]p/.test(shape.slice(at + 2)))))
  )
    return false;
  // 'O sangramento teve queda com A'
  if (
    NAMED.test(word) &&
    /^(?:teve|tiveram|sofreu|sofreram)$/.test(wordAt(tokens, at - 1)) &&
    !/^(?:d[aeo]s?|n[ao]s?|em)$/.test(wordAt(tokens, at + 1)) &&
    before.length > 0
  )
    return true;
  // 'foi neutra quanto às mortes', 'não diferiu do placebo quanto às mortes'
  if (
    /^d[=Dgb]/.test(tag) &&
    /^[^d,;]*[og]/.test(shape.slice(at + 1)) &&
    /^[^,;:]*\b(?:quanto (?:aos?|as?)|na (?:prevencao|reducao))\b/.test(wordsOf(tokens, at + 1, at + 8))
  )
    return false;
  // 'recebem reposição imediata, mais rápida no grupo D'
  if (tag.endsWith('a') && wordAt(tokens, at - 1) === ',' && before.length > 0) return true;
  const isBenefitIn =
    /^(?:benef|malef|prejuizo|vantagem|ganho)/.test(word) &&
    /^(?:d[aeo]s? \S+ (?:sobre|n[ao]s?|quanto)\b|(?:em|n[ao]s?|in|on|for|sobre|quanto)\b)/.test(
      wordsOf(tokens, at + 1, at + 4),
    );
  if (isBenefitIn || /^(?:evit|prev|ef|impacto$|impact$|influencia$)/.test(word) || isNameOf || isIn)
    return false;
  // 'was associated with better quality of life'
  if (/^(?:better|worse|melhor|pior)$/.test(word) && shape[at - 1] === 'p') return false;
  // 'aumentou em 38 % a hemorragia'
  if (
    /^d[-+,^]/.test(tag) &&
    /^p?c?0u[~p][wkog]/.test(shape.slice(at + 1)) &&
    /^[ao]s?$/.test(objectArticle(text, at))
  )
    return false;
  let behind = at + 1;
  while (
    /(?:mente|ly)$/.test(wordAt(tokens, behind)) ||
    // 'aumentou mais com A do que com B', 'diminuiu apenas com A'
    /^(?:mais|menos|more|less|apenas|somente|so|only) (?:com|with|n[ao]s?|in)$/.test(
      wordsOf(tokens, behind, behind + 2),
    )
  )
    behind++;
  const follower = wordAt(tokens, behind);
  return (
    // 'relatada com maior frequência', 'were reported in a lower percentage of patients'
    /^frequenc/.test(follower) ||
    (/^(?:percent|propor)/.test(follower) &&
      /\b(?:in|em)(?: an?| the| uma?)?$/.test(wordsOf(tokens, at - 2, at)) &&
      before.length > 0) ||
    // 'a adesão ao A superou a do B'
    (/^super[ao]/.test(word) && before.some(isOutcome)) ||
    (/^(?:d[,^=D]|c)/.test(tag) && !(/^d[,^]/.test(tag) && isTransitive(text, at))) ||
    (tag !== 'dn' &&
      isCopular(shape, at) &&
      !HAD.test(wordAt(tokens, at - 1)) &&
      // 'está associada a maior risco', 'mostrou associação com maior risco'
      !/\b(?:associ|ligad|relacion)\S* (?:a|ao|com|to|with)$/.test(wordsOf(tokens, at - 2, at)) &&
      // 'deve ser evitada porque aumenta o risco'
      !/^(?:porque|pois|because)$/.test(wordAt(tokens, at - 1)) &&
      // 'mostraram que a isotretinoína aumenta o risco'
      !/\bmostr\w* que\b/.test(wordsOf(tokens, at - 4, at)) &&
      // 'there was an increased rate of infection'
      !/\bthere (?:was|were|is|are)(?: an?)?$/.test(wordsOf(tokens, at - 3, at))) ||
    /^(?:p?c?0(?!-)|[(.,;:]|$)/.test(shape.slice(behind)) ||
    // 'as infecções aumentaram com', 'occurred more frequently in'.
    (shape[at] === 'd' && /^(?:com|with|n[ao]s?|in|over|during|among|apos|after)$/.test(follower))
  );
}
