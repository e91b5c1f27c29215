import { createItem, type Item } from './item.ts';
import { stemsOf, type Text, wordsOf } from './text.ts';
import { wordAt } from './words/phrases.ts';

/** 'sem diabetes' denies only its noun; 'não' may deny the whole clause, including the part before it. */
export const isPhrasal = (word = ''): boolean => /^(?:sem|without|livres?|free|non)$/.test(word);

/** A stem without the `-` that marks 'sem'. */
export const bare = (stem = ''): string => stem.replace(/^-/, '');

/** 'pode ser associado', 'should not be given': advice, with any verb. */
export const isAdvised = ({ tokens, shape }: Text, at: number, classes = 'wA'): boolean =>
  (classes.includes(shape[at] ?? '-') || /^tr(?:at|eat)/.test(wordAt(tokens, at))) &&
  /[ai]d[ao]s?$|e[dn]$/.test(wordAt(tokens, at)) &&
  /\b(?:pode|podem|deve|devem|can|may|should|must) (?:nao |not |never )?(?:ser|be)$/.test(
    wordsOf(tokens, at - 3, at),
  );

/** The words of the clause that belong to a denial: from the denial before it to the one after it. */
export function partOf({ tokens, shape }: Text, at: number, from: number, to: number, key: string): string[] {
  const isOther = (index: number): boolean =>
    shape[index] === 'x' &&
    !/^(?:nem|nor|non)$/.test(wordAt(tokens, index)) &&
    // 'na hipertensão não controlada e no infarto'
    !(tokens[index]?.word === 'nao' && /[ai]d[ao]s?$/.test(wordAt(tokens, index + 1)));
  let [start, end] = [at, at + 1];
  // 'deve receber A e não deve usar B'
  // but in 'eleva o risco e não é recomendado' the subject is before it
  const isOwn =
    /[,&:]/.test(shape[at - 1] ?? '') && /[wkog0]/.test(shape.slice(at + 1, to).replace(/^[fps~]*[kwd]/, ''));
  // 'O aleitamento continua, e o banho de sol não é recomendado'
  const isNext = (index: number): boolean => shape[index] === '&' && shape[index - 1] === ',';
  // 'da isotretinoína, que é proibida na gestação'
  const isRelative = (index: number): boolean => shape[index] === ',' && tokens[index + 1]?.word === 'que';
  while (start > from && !isOwn && !isOther(start - 1) && !isNext(start - 1) && !isRelative(start - 1))
    start--;
  // The pronoun stands for the nouns before it: 'SABA isolado, que não é recomendado'.
  if (isRelative(start - 1)) start -= 1 + (/[wko]{1,2}$/.exec(shape.slice(from, start - 1))?.[0].length ?? 0);
  // 'A is contraindicated, and B should be given'
  while (
    end < to &&
    !isOther(end) &&
    !(shape.startsWith(',&', end) && /^[,&].*A?s?f/.test(shape.slice(end, to)))
  )
    end++;
  return stemsOf(tokens, start, end)
    .map(bare)
    .filter((stem) => stem !== key);
}

/** 'com ou sem', 'versus no treatment', 'com baciloscopia, não com o teste': a choice that denies nothing. */
export function isAlternative({ tokens, shape }: Text, at: number, from: number): boolean {
  const isEither = /^(?:ou|or)$/.test(wordAt(tokens, at - 1)) || /&xp/.test(shape.slice(at - 1, at + 2));
  return (
    isEither ||
    /vp?$/.test(shape.slice(from, at)) ||
    (/^(?:nao|nunca|not)$/.test(wordAt(tokens, at)) &&
      /^(?:com|por|pel[oa]|with|by)$/.test(wordAt(tokens, at + 1)))
  );
}

/** The negation is part of a name or a purpose, or continues the denial before it. */
export function isNoStatement(
  { tokens, shape }: Text,
  at: number,
  [from, to]: readonly [number, number],
): boolean {
  const word = wordAt(tokens, at);
  // 'dias livres de ventilador', 'sobrevida livre de progressão' name an outcome.
  if (word.startsWith('livre')) return true;
  // 'Em nenhuma das capitais a cobertura alcançou 40 %'
  if (word.startsWith('nenhum') && shape[at + 1] === 'p' && shape.slice(at + 3, to).includes('0'))
    return true;
  // 'Sem o sulfato, convulsionou-se mais' names the arm.
  if (word === 'sem' && at === from && /^[p~][wk]{1,2},/.test(shape.slice(at + 1))) return true;
  // 'não classifica apenas pela TFG: considera também a causa'
  if (
    /^(?:nao|not)$/.test(word) &&
    /\b(?:apenas|somente|only)\b.*\b(?:tambem|also)\b/.test(wordsOf(tokens, at, to))
  )
    return true;
  // 'não deve ser fechado sem confirmação' demands it.
  if (
    isPhrasal(word) &&
    /\b(?:nao (?:se )?(?:deve|pode|fecha|faz|inicia|estabelece|confirma)|not (?:should|must|can))/.test(
      wordsOf(tokens, Math.max(from, at - 8), at),
    ) &&
    !shape.slice(Math.max(from, at - 8), at).includes(',')
  )
    return true;
  // 'sem LDL elevado' denies the adjective.
  if (
    isPhrasal(word) &&
    /^(?:elevad|alterad|aumentad|alt[ao]s?$|elevated|raised|high$)/.test(wordAt(tokens, at + 2))
  )
    return true;
  // 'adults who had not received insulin' describes them.
  if (/^who (?:had|have)$/.test(wordsOf(tokens, at - 2, at))) return true;
  // 'não mudou a mortalidade nem a internação', 'não se usa abaixo de 30 nem na gestação', 'nem 75 mg/kg'
  if (
    word === 'nem' &&
    (/x[^;]*d/.test(shape.slice(Math.max(0, at - 30), at)) ||
      shape[at + 1] === '0' ||
      (shape.slice(from, at).includes('x') && /^(?:n[ao]s?|em|com)$/.test(wordAt(tokens, at + 1))))
  )
    return true;
  // 'reduziu o desfecho, mas não a morte' denies the verb.
  if (word === 'nao' && shape[at - 1] === 'b' && /^(?:os?|as?|the)$/.test(wordAt(tokens, at + 1)))
    return true;
  // 'ausência de recaída em 88,6 %' is an outcome.
  if (
    /^(?:ausencia|absence)$/.test(word) &&
    !/^(?:na|the)$/.test(wordAt(tokens, at - 1)) &&
    tokens.slice(at, to).some(({ tag }) => tag.startsWith('u%'))
  )
    return true;
  // 'não é hipertensão, e sim pré-hipertensão'
  if (/\b(?:e|mas) sim\b/.test(wordsOf(tokens, at, to))) return true;
  // 'favoreceu A, e não B'
  if (
    word === 'nao' &&
    /,e$/.test(`${wordAt(tokens, at - 2)}${wordAt(tokens, at - 1)}`) &&
    /^[ao]s?$/.test(wordAt(tokens, at + 1)) &&
    shape[at + 2] !== 'd'
  )
    return true;
  // 'para evitar uma hérnia'
  if (
    /^(?:evit|avoid)/.test(word) &&
    (/(?:^| )(?:para|to|visando|(?:fim|intuito|objetivo|finalidade) de)$/.test(wordsOf(tokens, at - 2, at)) ||
      // 'mais eficaz que o placebo em evitar o desfecho'
      (wordAt(tokens, at - 1) === 'em' && shape.slice(from, at).includes('d')))
  )
    return true;
  // 'Nem A nem B encurtaram a internação' denies the change.
  if (word === 'nem' && at === from && /x[^x.;]*x[^x.;]*d/.test(shape.slice(at, at + 30))) return true;
  const next = tokens[at + 1];
  // '18,2 % dos expostos e 9,8 % dos não expostos'
  return (
    word === 'nao' &&
    /[ai]d[ao]s?$|[ei][ct][ao]s$|postos$/.test(next?.word ?? '') &&
    tokens
      .slice(from, to)
      .some(
        ({ stem, word: own }, index) =>
          (next?.stem ? stem === next.stem : own === next?.word) && from + index !== at + 1,
      )
  );
}

/** 'sem diabetes', 'em não diabéticos', 'fraturas não vertebrais' */
export const deniesNounAlone = ({ tokens }: Text, at: number): boolean =>
  isPhrasal(tokens[at]?.word) ||
  // 'na ausência de acidose'
  (/^(?:ausencia|absence)$/.test(wordAt(tokens, at)) && /^(?:na|the)$/.test(wordAt(tokens, at - 1))) ||
  (tokens[at]?.word === 'nao' &&
    tokens[at - 1]?.stem !== '' &&
    tokens[at + 1]?.stem !== '#kuse' &&
    /a(?:l|r|is|res)$|[ai]d[ao]s?$|(?:ic|os)[ao]s?$|^graves?$/.test(wordAt(tokens, at + 1)));

const OCCURS = /^(?:ocorr|occur|acontec|happen|surgi|emerg|aparec|appear)/;

/** 'Serious infections did not occur in any group' */
function denialOfSubject(text: Text, at: number, [from, end]: readonly [number, number]): Item | undefined {
  const start = Math.max(from, ...[...',;:('].map((sign) => text.shape.lastIndexOf(sign, at) + 1));
  const subject = stemsOf(text.tokens, start, at).map(bare);
  const key = subject.findLast((stem) => !stem.startsWith('#k'));
  // 'Não ocorreram infecções' has its subject after it.
  if (!key || !/^(?:[p,.;)]|$)/.test(text.shape.slice(at + 2, end))) return undefined;
  const denial = createItem(text, at, at + 2, 'negation', key);
  denial.about = new Set(subject.filter((stem) => stem !== key));
  return denial;
}

/** 'Em nenhum dos dois períodos houve óbito': the verb whose object is denied; otherwise `at`. */
function verbOfNone({ tokens }: Text, at: number, end: number): number {
  if (!/^em nenhuma?$/.test(wordsOf(tokens, at - 1, at + 1))) return at;
  const verb = tokens.findIndex(
    ({ word }, index) => index > at && index < end && /^(?:houve|ocorr|registr|observ|surgi)/.test(word),
  );
  return Math.max(verb, at);
}

/** What the negation at `at` denies; undefined if it denies nothing known. */
export function readDenial(
  text: Text,
  at: number,
  [from, to]: readonly [number, number],
  isAlone: boolean,
): Item | undefined {
  const { tokens, shape } = text;
  let end = at + 1;
  while (end < to && (/[^,:)x]/.test(shape[end] ?? ',') || /^(?:nem|nor)$/.test(wordAt(tokens, end)))) end++;
  const occurrence = OCCURS.test(wordAt(tokens, at + 1)) ? denialOfSubject(text, at, [from, end]) : undefined;
  if (occurrence) return occurrence;
  // 'Gestantes não podem receber a tríplice viral'
  if (/^(?:pode|deve)m? (?:receber|tomar)$/.test(wordsOf(tokens, at + 1, at + 3))) {
    const use = createItem(text, at, at + 3, 'negation', '#kuse');
    use.about = new Set(partOf(text, at, from, to, '#kuse'));
    return use;
  }
  const target = targetOf(text, verbOfNone(text, at, end), end);
  // 'O torniquete é contraindicado' denies its use.
  const isPreferred = /^preferencia(?:l|is)$/.test(wordAt(tokens, target));
  const key = isAdvised(text, target) || isPreferred ? '#kuse' : bare(tokens[target]?.stem);
  // 'P = 0.11 for superiority' states no superiority.
  // 'nondisease skin infection' does not deny skin.
  const isPrefix = tokens[at]?.word === 'non' && target > at + (tokens[at + 1]?.word === '-' ? 2 : 1);
  // 'Nenhum dos fármacos isolados igualou a combinação' denies the verb.
  const isOfGroup =
    /^nenhuma? d[ao]s$/.test(wordsOf(tokens, at, at + 2)) &&
    target === at + 2 &&
    (shape[target + 1] !== 'p' || shape.slice(target, to).includes('d'));
  if (!key || isOfGroup || key === 'superi' || target >= end || target > at + 6 || isPrefix) return undefined;
  // 'sem displasia broncopulmonar' must equal 'without bronchopulmonary dysplasia'.
  const group = target + (/^[wkog]{1,3}(?:&[wkog])?/.exec(shape.slice(target, end))?.[0].length ?? 1);
  const said = stemsOf(tokens, target + 1, isAlone ? group : end).map(bare);
  const denial = createItem(text, at, target + 1, 'negation', key);
  // Advice is about its object or, in the passive, about its subject.
  const isPassive =
    shape.slice(at, target).includes('f') && /[ai]d[ao]s?$|e[dn]$/.test(wordAt(tokens, target));
  if ((isPassive || /^#k(?:use|need)$/.test(key)) && !isAlone)
    denial.about = new Set(partOf(text, at, from, to, key));
  else denial.about = new Set(said.length > 0 || isAlone ? said : stemsOf(tokens, from, at));
  denial.isOfBefore = isAlone;
  return denial;
}

/** The word that a negation applies to: the first meaningful word after it. */
function targetOf(text: Text, at: number, end: number): number {
  const { tokens, shape } = text;
  const isPassed = (index: number): boolean =>
    // 'sem registro de arritmias'
    (/^(?:registros?|relatos?)$/.test(wordAt(tokens, index)) && wordAt(tokens, index + 1) === 'de') ||
    (!tokens[index]?.stem && !isAdvised(text, index)) ||
    /(?:mente|ly)$/.test(wordAt(tokens, index));
  let target = at + 1;
  while (
    target < end &&
    isPassed(target) &&
    !/[cdm]/.test(shape[target] ?? '') &&
    !/^relacion(?:ou|aram|am?)$/.test(wordAt(tokens, target))
  )
    target++;
  // 'não é a edição mais recente'
  if (
    shape[at + 1] === 'f' &&
    /^(?:mais|menos|most|least)$/.test(wordAt(tokens, target + 1)) &&
    tokens[target + 2]?.stem
  )
    target += 2;
  // 'No dosage adjustment is required' denies the need.
  const need = tokens
    .slice(target, Math.min(end, target + 5))
    .findIndex(({ stem }, index) => index > 0 && stem === '#kneed');
  if (need > 0) return target + need;
  // 'não é a opção preferida' denies its use.
  const use =
    shape[at + 1] === 'f'
      ? tokens
          .slice(at + 2, Math.min(end, at + 8))
          .findIndex(
            ({ word, stem }) =>
              (stem === '#kuse' && /[ai]d[ao]s?$|ed$/.test(word)) || /^preferencia(?:l|is)$/.test(word),
          )
      : -1;
  return use > 0 ? at + 2 + use : target;
}
