import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../platform/database.ts';
import { looksClinical } from '../corpus/generic-words.ts';
import { type ConceptId, citations, concepts, type Passage, passages } from '../corpus/index.ts';
import { corpusWords, isCovered, plain, type QuestionReading, readQuestion } from './question.ts';

export interface SearchResult {
  /** Best first, from at most `topK` studies. Empty if the corpus does not cover the question. */
  passages: readonly Passage[];
  reading: QuestionReading;
}

const kindOf = (id: ConceptId) => concepts[id].kind;

/** Writes this edition of the corpus to the database, unless it is already there. Only one process writes at a time. */
export async function ensureCorpus(db: Db): Promise<void> {
  const words = corpusWords();
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([passages, citations, words]))
    .digest('hex');
  // Wait outside the transaction. Waiting inside would exceed the statement timeout.
  while (!(await db.tx((inner) => writeCorpus(inner, fingerprint, words)))) await wait(200);
}

/** @returns false if another process is writing it */
async function writeCorpus(db: Db, fingerprint: string, words: readonly string[]): Promise<boolean> {
  const [lock] = await db.query<{ isMine: boolean }>(
    'select pg_try_advisory_xact_lock($1::bigint) as "isMine"',
    [7_302_515],
  );
  if (!lock?.isMine) return false;
  const [edition] = await db.query<{ fingerprint: string }>('select fingerprint from corpus_edition');
  if (edition?.fingerprint === fingerprint) return true;
  await db.exec('delete from corpus_passage; delete from corpus_word; delete from corpus_edition');
  for (const [place, passage] of passages.entries()) {
    await db.query(
      `insert into corpus_passage (place, concepts, document) values ($1, $2::text[],
           setweight(to_tsvector('vesalio_pt', $3), 'A') || setweight(to_tsvector('vesalio_pt', $4), 'B')
           || setweight(to_tsvector('vesalio_pt', $5), 'C'))`,
      [
        place,
        passage.concepts,
        `${passage.name} ${passage.keywords ?? ''}`,
        passage.text,
        `${citations[passage.study].title} ${passage.population ?? ''} ${passage.outcome ?? ''}`,
      ],
    );
  }
  await db.query('insert into corpus_word (word) select unnest($1::text[])', [words]);
  await db.query('insert into corpus_edition (fingerprint) values ($1)', [fingerprint]);
  return true;
}

/**
 * Searches the corpus: terms and synonyms by concept, wording by full-text search, and other words by trigram
 * similarity. Returns no passages unless `isCovered` accepts the question.
 */
export async function searchCorpus(
  db: Db,
  question: string,
  topK: number,
  previousQuestion?: string,
): Promise<SearchResult> {
  const asked = excerpt(question);
  const { reading, unknown } = await understand(db, asked);
  if (previousQuestion && isElliptical(asked, reading)) {
    const before = excerpt(previousQuestion);
    const previous = (await understand(db, before)).reading;
    for (const joined of continuations(previous, reading)) {
      if (!isCovered(joined, unknown)) continue;
      const found = await rank(db, `${before} ${asked}`, joined, topK);
      if (found.length > 0) return { passages: found, reading: joined };
    }
  }
  return { passages: isCovered(reading, unknown) ? await rank(db, asked, reading, topK) : [], reading };
}

const LONGEST_READ = 4_000;

/** Reads only the beginning and end of a very long text, because that is where the question usually is. */
const excerpt = (text: string): string =>
  text.length <= LONGEST_READ ? text : `${text.slice(0, LONGEST_READ / 2)} ${text.slice(-LONGEST_READ / 2)}`;

const has = ({ concepts: named }: QuestionReading, kind: 'condition' | 'intervention'): boolean =>
  [...named.keys()].some((id) => kindOf(id) === kind);

/** Whether the question continues the previous one, such as 'E em diabéticos?', 'e a apixabana?', 'por quê?'. */
function isElliptical(question: string, reading: QuestionReading): boolean {
  if (reading.studies.length > 0 || reading.foreign.length > 0 || reading.knownTerms > 1) return false;
  const words = plain(question).split(' ');
  const leans = words[0] === 'e' || words[0] === 'mas';
  return leans ? words.length <= 10 : words.length <= 5 && !has(reading, 'condition');
}

/** Conditions that accompany another condition. Any other condition starts a new subject. */
const comorbidities: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'hypertension',
  'heartFailure',
  'diabetes',
  'kidneyDisease',
  'obesity',
  'atherosclerosis',
]);

/** The new question completed with parts of the previous one. The most specific reading comes first. */
function continuations(previous: QuestionReading, next: QuestionReading): QuestionReading[] {
  if (previous.knownTerms === 0) return [];
  const keep = (isKept: (id: ConceptId) => boolean): QuestionReading => {
    const merged = new Map([...previous.concepts].filter(([id]) => isKept(id)));
    for (const [id, weight] of next.concepts) merged.set(id, (merged.get(id) ?? 0) + weight);
    return { ...next, concepts: merged, knownTerms: previous.knownTerms + next.knownTerms };
  };
  if (has(next, 'intervention')) return [keep((id) => kindOf(id) !== 'intervention')];
  if (!has(next, 'condition')) return next.rest.length === 0 ? [keep(() => true)] : [];
  const besides = [...next.concepts.keys()].every((id) => comorbidities.has(id));
  const instead = has(previous, 'intervention') ? [keep((id) => kindOf(id) !== 'condition')] : [];
  return besides ? [...instead, keep(() => true)] : instead;
}

const MOST_LOOKED_UP = 100;
const LIKENESS = 0.5;
/**
 * Minimum similarity of clinical words. Drug and disease names resemble each other: 'trombose' is not a typo of
 * 'trombólise'.
 */
const CLINICAL_LIKENESS = 0.6;

async function understand(
  db: Db,
  question: string,
): Promise<{ reading: QuestionReading; unknown: string[] }> {
  const first = readQuestion(question);
  if (first.rest.length === 0) return { reading: first, unknown: [] };
  const rows = await db.query<{ asked: string; known: boolean; nearest: string | null; likeness: number }>(
    `select asked, exists (select 1 from corpus_word where word = asked) as known,
       nearest.word as nearest, coalesce(similarity(nearest.word, asked), 0)::float8 as likeness
     from unnest($1::text[]) as asked
     left join lateral (
       select word from corpus_word
       where left(word, 2) = left(asked, 2) and abs(length(word) - length(asked)) <= 3
       order by similarity(word, asked) desc, word limit 1
     ) as nearest on true`,
    [first.rest.slice(0, MOST_LOOKED_UP)],
  );
  const corrections = new Map<string, string>();
  for (const { asked, known, nearest, likeness } of rows) {
    if (known || !nearest || asked.length < 5 || areOpposites(asked, nearest)) continue;
    if (likeness >= (looksClinical(asked) ? CLINICAL_LIKENESS : LIKENESS)) corrections.set(asked, nearest);
  }
  const reading = corrections.size > 0 ? readQuestion(question, corrections) : first;
  const known = new Set(rows.filter((row) => row.known).map((row) => row.asked));
  const unknown = reading.rest.filter(
    (word) => !known.has(word) && ![...corrections.values()].includes(word),
  );
  return { reading, unknown };
}

const areOpposites = (a: string, b: string): boolean =>
  (a.startsWith('hipo') && b.startsWith('hiper')) || (a.startsWith('hiper') && b.startsWith('hipo'));

async function rank(db: Db, question: string, reading: QuestionReading, topK: number): Promise<Passage[]> {
  const asked = [...reading.concepts.keys()];
  const named = passages.flatMap(({ study }, place) => (reading.studies.includes(study) ? [place] : []));
  const wording = [question, ...asked.flatMap((id) => concepts[id].terms.map((term) => `"${term}"`))];
  const rows = await db.query<{ place: number; likeness: number }>(
    `select place, ts_rank(document, websearch_to_tsquery('vesalio_pt', $4), 1)::float8 as likeness
     from corpus_passage, websearch_to_tsquery('vesalio_pt', $1) as query
     where document @@ query or concepts && $2::text[] or place = any($3::int[])`,
    [
      wording.map((part) => part.replace(/[^\p{L}\p{N}" ]+/gu, ' ').trim()).join(' or '),
      asked,
      named,
      plain(question).split(' ').join(' or '),
    ],
  );
  const scored = rows
    .flatMap(({ place, likeness }) => {
      const passage = passages[place];
      const score = passage ? scoreOf(passage, reading) : 0;
      return passage && score > 0 ? [{ passage, place, score: score + Math.min(1, 2 * likeness) }] : [];
    })
    .sort((a, b) => b.score - a.score || a.place - b.place);
  const best = scored[0]?.score ?? 0;
  // A deeper search also keeps less relevant passages.
  const floor = best * (0.72 - 0.014 * topK);
  const studies = new Set<string>();
  const kept: Passage[] = [];
  for (const { passage, score } of scored) {
    if (score < floor) break;
    if (!studies.has(passage.study) && studies.size === topK) continue;
    studies.add(passage.study);
    kept.push(passage);
  }
  return kept;
}

const asides: readonly ConceptId[] = ['diagnosis', 'dengueVaccine'];

/** Returns 0 if the passage does not answer the question. */
function scoreOf(passage: Passage, { concepts: asked, studies }: QuestionReading): number {
  if (studies.length > 0) return studies.includes(passage.study) ? 6 : 0;
  const sums = { condition: 0, intervention: 0 };
  const isAsked = { condition: false, intervention: false };
  for (const [id, weight] of asked) {
    const kind = kindOf(id);
    const carries = passage.concepts.includes(id);
    if (kind === 'population') {
      if (!carries) return 0;
      continue;
    }
    isAsked[kind] = true;
    if (carries) sums[kind] += weight;
  }
  if (isAsked.condition && sums.condition === 0) return 0;
  if (isAsked.intervention && sums.intervention === 0) return 0;
  const score = 3 * (sums.condition + sums.intervention);
  // A passage on the definition or prevention of a disease only partly answers a question about its treatment.
  const isAside = asides.some((id) => passage.concepts.includes(id) && !asked.has(id));
  if (isAside) return score * 0.75;
  // Rank a current guideline above the trials that it is based on.
  return passage.direction === 'guidance' && !passage.caution ? score + 1 : score;
}
