import { parseMarkdown } from '../markdown/markdown.ts';
import type { Block } from '../markdown/nodes.ts';
import type {
  CheckedClaim,
  CheckedSentence,
  CitationCheck,
  Span,
  Verdict,
} from './comparison/citation-check.ts';
import type { Finding, Told } from './comparison/findings.ts';
import { isClaim } from './comparison/number-kinds.ts';
import { checkNumbers } from './numbers/check-numbers.ts';
import { matchNumbers } from './numbers/match-numbers.ts';
import { readContent, readSource, type Source } from './reading/content.ts';
import { readLexicon } from './reading/words/phrases.ts';
import { type AnswerSentence, readSentences } from './sentences.ts';
import { checkAdvice, withoutAdvice } from './statements/check-advice.ts';
import { checkDirections } from './statements/check-directions.ts';
import { checkMedicines } from './statements/check-medicines.ts';
import { checkPolarity } from './statements/check-polarity.ts';
import { checkMarker, checkSubjects } from './statements/check-subjects.ts';
import { checkDeniedStatements } from './statements/denied-statements.ts';
import { checkListed } from './statements/listed.ts';
import { checkPersistence } from './statements/persistence.ts';
import { checkReplaced } from './statements/replaced.ts';

/** The parts of a reference that are compared. */
export interface ProofReference {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The publisher's notice about the paper. It changes no verdict. */
  readonly notice?: { readonly kind: string };
}

/** A checked sentence, and its place among the answer's nodes. */
export interface ProvedSentence extends CheckedSentence {
  /** Whether it cites a retracted paper. */
  readonly isRetracted: boolean;
  readonly place: AnswerSentence;
}

/** The check of an answer that is already parsed into blocks; its sentences have their places. */
export interface BlocksCheck extends CitationCheck {
  readonly sentences: readonly ProvedSentence[];
  /** A cell has the headings of its row and column. */
  readonly uncited: readonly { readonly text: string; readonly heading?: string }[];
}

/** The result of one step; most steps have none. */
export interface ProofStep {
  readonly sentence?: ProvedSentence;
  readonly uncited?: AnswerSentence;
}

/** Longest sentence that is read, in UTF-16 units. */
const MAX_SENTENCE_LENGTH = 4_000;
/** Most pairs (a number of the sentence and one of its passages) to compare. More would block the page. */
const MAX_PAIRS = 20_000;
/** Lines of the lexicon to read in one step. */
const LEXICON_LINES = 60;
/** A passage with fewer words says too little to compare. */
const HAS_WORDS = /(?:[a-z][^a-z]*){4}/;

/** Compares the cited sentences of an answer with their sources in small steps, so that the caller can pause in between. */
export function* proveSentences(
  blocks: readonly Block[],
  references: readonly ProofReference[],
): Generator<ProofStep> {
  const sources = new Map<Source, readonly Told[]>();
  const byId = new Map<string, Source>();
  const readable = new Set<Source>();
  const retracted = new Set<Source>();
  do yield {};
  while (readLexicon(LEXICON_LINES));
  for (const reference of references) {
    const source = readSource(reference);
    const id = reference.id.toLowerCase();
    if (HAS_WORDS.test(source.shape)) readable.add(source);
    if (reference.notice?.kind === 'retracted') retracted.add(source);
    sources.set(
      source,
      source.numbers.map((span) => ({ source, span })),
    );
    if (!byId.has(id)) byId.set(id, source);
    yield {};
  }
  // `1` and `search_1` are the same reference.
  const resolve = (id: string): Source | undefined =>
    byId.get(id) ?? byId.get(`search_${id}`) ?? byId.get(id.replace(/^search_/, ''));
  const numbersOf = (wanted: readonly Source[]): readonly Told[] =>
    wanted.length === 1
      ? (sources.get(wanted[0] as Source) ?? [])
      : wanted.flatMap((source) => sources.get(source) ?? []);
  for (const place of readSentences(blocks)) {
    const prefix = place.heading ? `${place.heading}: ` : '';
    const content = readContent((prefix + place.text).slice(0, MAX_SENTENCE_LENGTH));
    // The first sentence compiles the patterns of each check, which takes long.
    yield {};
    const hasClaims = (): boolean =>
      content.numbers.some((item) => isClaim(item) && item.start >= prefix.length);
    if (place.ids.length === 0) {
      if (hasClaims()) yield { uncited: place };
      continue;
    }
    const cited = [...new Set(place.ids.map(resolve))].filter((source) => source !== undefined);
    const usable = cited.filter((source) => readable.has(source));
    let uncited: readonly Told[] | undefined;
    // References that no sentence cites count too: an answer that mixes up its sources may leave out the right one.
    const rest = (): Source[] => [...sources.keys()].filter((source) => !cited.includes(source));
    const others = (): readonly Told[] => (uncited ??= numbersOf(rest()));
    const among = numbersOf(usable);
    const all: Finding[] = [];
    if (usable.length > 0 && content.numbers.length * among.length <= MAX_PAIRS) {
      const found = matchNumbers(content, usable, among);
      yield {};
      all.push(...checkNumbers(content, others, found));
      yield {};
      all.push(...checkDirections(content, usable, found));
      yield {};
      const advice = checkAdvice(content, usable, found);
      all.push(
        ...withoutAdvice(checkPolarity(content, usable, found), advice),
        ...advice,
        ...checkDeniedStatements(content, usable, found),
        ...checkReplaced(content, usable),
        ...checkSubjects(content, usable, found),
        ...checkListed(content, usable),
        ...checkPersistence(content, usable),
        ...checkMedicines(content, usable, found),
      );
      if (all.every(({ verdict }) => verdict === 'nao-verificavel'))
        all.push(...checkMarker(content, usable, rest()));
    }
    const findings = all.filter(
      (one, at) => one.claim.start >= prefix.length && !all.slice(0, at).some((other) => repeats(one, other)),
    );
    if (place.isName && findings.length === 0 && !hasClaims()) continue;
    const isRetracted = cited.some((source) => retracted.has(source));
    yield { sentence: { ...proved(place, findings, prefix.length, cited), isRetracted } };
  }
}

const overlaps = (a?: Span, b?: Span): boolean => !!a && !!b && a.start < b.end && b.start < a.end;

/** Whether two rules found the same contradiction. */
const repeats = (one: Finding, other: Finding): boolean =>
  one.kind === other.kind &&
  one.verdict === 'diverge' &&
  other.verdict === 'diverge' &&
  one.source === other.source &&
  overlaps(one.claim, other.claim) &&
  overlaps(one.told, other.told);

function proved(
  place: AnswerSentence,
  findings: readonly Finding[],
  offset: number,
  cited: readonly Source[],
): Omit<ProvedSentence, 'isRetracted'> {
  const claims = findings.map(({ kind, verdict, claim, source, told, titled }): CheckedClaim => {
    const answer = { start: claim.start - offset, end: claim.end - offset };
    const span = source && told ? { start: told.start, end: told.end } : null;
    return {
      kind,
      verdict,
      answer: place.text.slice(answer.start, answer.end),
      source:
        source && span
          ? source.passage.slice(span.start, span.end)
          : source && titled
            ? source.name.slice(titled.start, titled.end)
            : null,
      referenceId: source?.id ?? null,
      spans: { answer, source: span },
    };
  });
  const verdict =
    (['diverge', 'confere'] as const).find((one) => claims.some((claim) => claim.verdict === one)) ??
    'nao-verificavel';
  return { text: place.text, verdict, claims, referenceIds: cited.map(({ id }) => id), place };
}

/** Each call takes one more step; the call after the last returns the check. */
export function startCheck(
  blocks: readonly Block[],
  references: readonly ProofReference[],
): () => BlocksCheck | undefined {
  const steps = proveSentences(blocks, references);
  const sentences: ProvedSentence[] = [];
  const uncited: { text: string; heading?: string }[] = [];
  const summary: Record<Verdict, number> = { confere: 0, diverge: 0, 'nao-verificavel': 0 };
  return () => {
    const { value, done } = steps.next();
    if (done) return { sentences, uncited, summary };
    if (value.uncited) {
      const { text, heading } = value.uncited;
      uncited.push({ text, ...(heading && { heading }) });
    }
    if (value.sentence) {
      sentences.push(value.sentence);
      summary[value.sentence.verdict]++;
    }
    return undefined;
  };
}

/** Checks a whole answer in one call. */
export function checkBlocks(blocks: readonly Block[], references: readonly ProofReference[]): BlocksCheck {
  const next = startCheck(blocks, references);
  let result: BlocksCheck | undefined;
  while (!result) result = next();
  return result;
}

/**
 * Compares each cited sentence of an answer with the passages that it cites: numbers, units, directions, negations and
 * subjects. It reports whether they agree where they can be compared, never that something is true. Never throws.
 * @param text the answer's Markdown as received, with markers such as `[search_1]`
 * @param references the references of the answer; each has an `id`, a `title` and a passage as `text`
 */
export function checkCitations(answer: {
  readonly text: string;
  readonly references: readonly ProofReference[];
}): CitationCheck {
  // A getter or a revoked proxy may throw.
  const read = (owner: unknown, key: string): unknown => {
    try {
      return (owner as Record<string, unknown>)[key];
    } catch {
      return undefined;
    }
  };
  const string = (owner: unknown, key: string): string => {
    const value = read(owner, key);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const listOf = (value: unknown): unknown[] => {
    try {
      return Array.isArray(value) ? [...value] : [];
    } catch {
      return [];
    }
  };
  const known = listOf(read(answer, 'references')).map(
    (entry): ProofReference => ({
      id: string(entry, 'id'),
      title: string(entry, 'title'),
      text: string(entry, 'text') || string(entry, 'content'),
    }),
  );
  const { sentences, uncited, summary } = checkBlocks(parseMarkdown(string(answer, 'text')), known);
  return {
    sentences: sentences.map(({ place: _, isRetracted: __, ...sentence }) => sentence),
    uncited,
    summary,
  };
}
