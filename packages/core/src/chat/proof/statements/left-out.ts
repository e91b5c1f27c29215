import type { Finding } from '../comparison/findings.ts';
import type { Token } from '../reading/clauses.ts';
import type { Content, Source } from '../reading/content.ts';
import { bare } from '../reading/denials.ts';
import { wordAt } from '../reading/words/phrases.ts';

/** Words that exclude people from a study. */
const EXCLUDED = /^(?:exclu(?:id[ao]s?|ded|sion|sao)|ineligible|inelegive(?:l|is))$/;
/** Words that describe many groups. */
const GENERAL =
  /^(?:curr?en|atua|#kfem|histor|prior|previ|known|preexi|exist|active|criter|studi|estud|#kinc|#k?(?:all|adult)$)/;
/** Words that refer to the excluded people or to an exception. */
const EXCEPTION = /^(?:excl|inel|exce[pt]|salvo|fora|except|unless|menos|falta|care[cn]|escass|insufic)/;
/** Whether a token names people or a criterion for them. */
const isOfPeople = ({ tag, stem }: Token): boolean =>
  tag === 'hp' || /^(?:#k(?:fem|mal|kid|adult|elder|infant)|criter)/.test(stem);

/** A clause that excludes people, and the excluded groups: 'severe immunosuppression', 'lung abscess'. */
interface Exclusion {
  readonly clause: number;
  readonly groups: readonly (readonly Token[])[];
}

/** A cache, because each sentence reads it again. */
const known = new WeakMap<Source, readonly Exclusion[]>();

function exclusionsOf(source: Source): readonly Exclusion[] {
  let found = known.get(source);
  if (!found) {
    const clauses = new Set([
      ...source.tokens.flatMap(({ word, clause }) => (EXCLUDED.test(word) ? clause : [])),
      ...source.polarity.denied.flatMap(({ key, clause, from }) =>
        key === '#kinc' && !source.tokens[from]?.word.startsWith('exclu') ? clause : [],
      ),
    ]);
    found = [...clauses].flatMap((clause) => {
      const own = source.tokens.filter((token) => token.clause === clause);
      const at = own.findIndex(({ word }) => EXCLUDED.test(word));
      // 'Pheochromocytoma must be excluded' is about a diagnosis.
      const hasPeople = own.some(
        (token, index) => isOfPeople(token) && (at < 0 || index < at || token.stem === 'criter'),
      );
      return hasPeople ? { clause, groups: groupsOf(own) } : [];
    });
    known.set(source, found);
  }
  return found;
}

function groupsOf(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [[]];
  for (const token of tokens)
    if (/^[&,]/.test(token.tag || token.word)) groups.push([]);
    else if (token.stem && !GENERAL.test(token.stem) && !EXCLUDED.test(token.word))
      groups.at(-1)?.push(token);
  return groups;
}

/** Diseases whose names both languages share, by their stems. */
const DISEASE =
  /^(?:asm|cdop|pneumo|bronci|malar|deng|tuberc|hepati|psoria|dermat|depres|scizof|epilep|lup|covid-|influe|seps|hiv|obesit|osteo[ap]|artrit|demenc|parcin|alzeme|fibril|apendi|pancre|mening|otit|sinusi|faring|anem|ciros|leucem|linfom|mielom|melano|sifil|gonor|endome|glauco|catara|urtica|celuli|endoca|pielon|cistit|colit|leishm|varice|zoster|hipoti|autism|inson|eclamp|#k?omig|#ohf|#kdm|#khtn|#ostroke|#omi)$/;

/** Whether the clause of a word denies nothing. */
const isAffirmed = ({ tokens }: Content, { clause }: Token): boolean =>
  !tokens.some(({ tag, clause: own }) => tag === 'x' && own === clause);

/** Whether a word stands behind 'sem', but not 'com ou sem'. */
const isWithout = (tokens: Content['tokens'], at: number): boolean =>
  /^(?:sem|without)$/.test(wordAt(tokens, at - 1)) && !/^(?:ou|or|e|and)$/.test(wordAt(tokens, at - 2));
const isDeniedAt = (tokens: Content['tokens'], at: number): boolean =>
  /^(?:sem|without|no|non|nao)$/.test(
    // 'without type 2 diabetes'
    wordAt(tokens, /^(?:type|tipo)$/.test(wordAt(tokens, at - 2)) ? at - 3 : at - 1),
  );

/** 'Em pacientes com asma' against 'patients with COPD' */
export function checkDisease(
  sentence: Content,
  cited: readonly Source[],
  source: Source,
): Finding | undefined {
  const { tokens, stems } = sentence;
  const isDisease = ({ stem }: Token): boolean => DISEASE.test(stem);
  const claim = tokens.find(
    (token, at) =>
      at > 1 && wordAt(tokens, at - 1) === 'com' && isDisease(token) && isOfPeople(tokens[at - 2] as Token),
  );
  // 'Em pacientes sem diabetes' against 'patients with type 2 diabetes'
  const without = tokens.find(
    (token, at) => isWithout(tokens, at) && isDisease(token) && tokens.slice(0, at).some(isOfPeople),
  );
  if (without) {
    const isSame = ({ stem }: Token): boolean => bare(stem) === bare(without.stem);
    const hasIt = ({ tokens: own }: Pick<Content, 'tokens'>): boolean =>
      own.some(isSame) && !own.some((token, at) => isSame(token) && isDeniedAt(own, at));
    const told = source.tokens.find(isSame);
    const titled = source.title.tokens.find(isSame);
    const isKnown = cited.every(
      (one) =>
        [one, one.title].some(hasIt) &&
        [one, one.title].every((part) => hasIt(part) || !part.tokens.some(isSame)),
    );
    if ((told ?? titled) && isKnown)
      return { kind: 'population', verdict: 'diverge', claim: without, source, told, titled };
  }
  if (!claim || !isAffirmed(sentence, claim)) return undefined;
  const isKnown = (token: Token): boolean => isDisease(token) && stems.has(token.stem);
  if (cited.some((one) => one.tokens.some(isKnown) || one.title.tokens.some(isKnown))) return undefined;
  const told = source.tokens.find(isDisease);
  const titled = source.title.tokens.find(isDisease);
  return (told ?? titled)
    ? { kind: 'population', verdict: 'diverge', claim, source, told, titled }
    : undefined;
}

/** The words that a text has only after 'sem' or 'without'. 'Com ou sem' excludes nobody. */
function readWithout({ tokens }: Pick<Content, 'tokens'>): Map<string, Token> {
  const without = new Map<string, Token>();
  // 'no history of diabetes' is one token.
  const isHistory = ({ word, tag, start, end }: Token): boolean =>
    word === 'no' && tag === 'x' && end - start > 2;
  const isWithout = (at: number): boolean => {
    const before = tokens[at - 1];
    return (
      before !== undefined &&
      (/^(?:sem|without)$/.test(before.word) || isHistory(before)) &&
      !/^(?:ou|or)$/.test(wordAt(tokens, at - 2))
    );
  };
  tokens.forEach((token, at) => {
    if (isWithout(at)) without.set(bare(token.stem), token);
  });
  if (without.size > 0)
    tokens.forEach(({ stem }, at) => {
      if (!isWithout(at)) without.delete(bare(stem));
    });
  return without;
}

/** A cache, because each sentence asks its sources. */
const withoutIn = new WeakMap<Source, { text: Map<string, Token>; title: Map<string, Token> }>();

/** 'Em pacientes com obesidade e diabetes' against 'Obesity without Diabetes', if no passage has it otherwise. */
export function checkWithout(
  sentence: Content,
  cited: readonly Source[],
  source: Source,
): Finding | undefined {
  const { text, title } = withoutIn.get(source) ?? {
    text: readWithout(source),
    title: readWithout(source.title),
  };
  withoutIn.set(source, { text, title });
  for (const [stem, token] of [...text, ...title]) {
    const claim = sentence.tokens.find((one) => one.stem === stem && /^(?:k(?!ctl)|$)/.test(one.tag));
    if (!claim || !isAffirmed(sentence, claim)) continue;
    const isOnlyWithout = (one: Pick<Content, 'tokens'>): boolean =>
      one.tokens.every(({ stem: own }) => bare(own) !== stem) || readWithout(one).has(stem);
    if (cited.every((one) => isOnlyWithout(one) && isOnlyWithout(one.title)))
      return {
        kind: 'population',
        verdict: 'diverge',
        claim,
        source,
        ...(text.get(stem) === token ? { told: token } : { titled: token }),
      };
  }
  return undefined;
}

/** 'Em pacientes com imunossupressão, …' against 'Patients with immunosuppression were excluded'. */
export function checkLeftOut({ tokens, clauses }: Content, source: Source): Finding | undefined {
  const exclusions = exclusionsOf(source);
  const isOnlyLeftOut = (stem: string): boolean =>
    !source.title.stems.has(stem) &&
    source.clauses.every((own, at) => !own?.has(stem) || exclusions.some(({ clause }) => clause === at));
  for (const group of exclusions.flatMap(({ groups }) => groups)) {
    const stems = [...new Set(group.map(({ stem }) => stem))];
    // A page with Prototype.js has another `entries` on arrays.
    for (let at = 0; at < clauses.length; at++) {
      const shared = stems.filter((stem) => clauses[at]?.has(stem));
      if (shared.length === 0 || shared.length < stems.length * 0.6) continue;
      const inClause = tokens.filter(({ clause }) => clause === at);
      if (inClause.some(({ tag, word }) => tag === 'x' || (!/^c/.test(tag) && EXCEPTION.test(word))))
        continue;
      const only = shared.find(isOnlyLeftOut);
      const claim = inClause.find(({ stem }) => stem === only);
      const told = group.find(({ stem }) => stem === only);
      if (only && claim && told) return { kind: 'population', verdict: 'diverge', claim, source, told };
    }
  }
  return undefined;
}
