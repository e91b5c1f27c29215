import { type ConceptId, concepts, type Passage } from '../corpus/index.ts';
import { plain } from './question.ts';
import { type Cited, groupByStudy, toReference, type WireReference } from './references.ts';
import type { SearchResult } from './search.ts';
import { answersTexts as texts } from './texts.ts';
import { typeset } from './typeset.ts';

interface ComposedAnswer {
  text: string;
  references: readonly WireReference[];
}

/** What a question contains besides its text. */
interface AskedExtras {
  web: boolean;
  attachments: readonly string[];
  prompt: string;
  /** The host sent facts of the case, which an extract ignores. */
  hasContext?: boolean;
}

/** Writes the answer as Markdown. Every `[search_n]` cites a reference that supports the preceding sentence. */
export function composeAnswer(found: SearchResult, extras: AskedExtras): ComposedAnswer {
  const notes = notesOf(extras);
  const cited = groupByStudy(found.passages);
  if (cited.length === 0) {
    const question = extras.prompt.trim() === '' ? [texts.onlyAttachments] : [];
    const lines = [`## ${texts.nothingTitle}`, ...question, texts.nothing, texts.nothingHint, ...notes];
    return { text: lines.join('\n\n'), references: [] };
  }
  const [lead, ...others] = cited.flatMap((entry) => entry.passages.map((passage) => ({ entry, passage })));
  const blocks = [
    `## ${title(found)}`,
    ...(lead ? [sentence(lead.passage, lead.entry)] : []),
    ...bullets(others),
    ...table(cited),
    ...missing(found),
    ...missingDose(found, extras.prompt),
    ...cautions(cited),
    ...notes,
    `*${texts.demonstration}*`,
  ];
  return { text: typeset(blocks.join('\n\n')), references: cited.map(toReference) };
}

/** Notes for every kind of answer, such as no web search or unread attachments. */
export const notesOf = ({ web, attachments, hasContext }: Omit<AskedExtras, 'prompt'>): string[] => [
  ...(hasContext ? [texts.contextUnread] : []),
  ...(web ? [texts.noWeb] : []),
  ...(attachments.length > 0 ? [texts.attachments(attachments.map(withoutMarkup))] : []),
];

/** A file name is untrusted. It must not become Markdown, a marker or a link. */
export const withoutMarkup = (name: string): string =>
  name
    .replace(/[[\]【】<>*_`|\\#!()~“”\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120) || 'sem nome';

const closed = (text: string): string => (/[.!?]$/.test(text) ? text.slice(0, -1) : text);

const sentence = (passage: Passage, { id }: Cited): string => {
  const effect = passage.effect
    ? ` (${passage.effect
        .replaceAll('(', '')
        .replaceAll(')', '')
        .replace(/ (IC 95|p [=<])/, '; $1')})`
    : '';
  // Add the marker to every sentence of the passage.
  const parts = closed(passage.text).split(/(?<=\.) (?=\p{Lu})/u);
  return parts.map((part, index) => `${closed(part)}${index === 0 ? effect : ''} [${id}].`).join(' ');
};

function bullets(others: readonly { entry: Cited; passage: Passage }[]): string[] {
  const line = ({ entry, passage }: { entry: Cited; passage: Passage }) =>
    `- **${passage.name}:** ${sentence(passage, entry)}`;
  const sections: [string, typeof others][] = [
    [texts.guidance, others.filter(({ passage }) => passage.direction === 'guidance')],
    [texts.evidence, others.filter(({ passage }) => passage.direction !== 'guidance')],
  ];
  return sections.flatMap(([heading, list]) =>
    list.length > 0 ? [`### ${heading}`, list.map(line).join('\n')] : [],
  );
}

function table(cited: readonly Cited[]): string[] {
  const rows = cited.flatMap((entry) =>
    entry.passages.flatMap(({ name, comparison, outcome, effect }) =>
      comparison && outcome && effect ? [[`${name} [${entry.id}]`, comparison, outcome, effect]] : [],
    ),
  );
  if (rows.length < 2) return [];
  const lines = [texts.tableHead, texts.tableHead.map(() => '---'), ...rows];
  return [lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'), texts.abbreviations];
}

function cautions(cited: readonly Cited[]): string[] {
  const lines = cited.flatMap(({ id, passages }) =>
    [...new Set(passages.flatMap(({ caution }) => (caution ? [caution] : [])))].map(
      (caution) => `- ${closed(caution)} [${id}].`,
    ),
  );
  return lines.length > 0 ? [`**${texts.cautions}**`, lines.join('\n')] : [];
}

/** The subjects named in the question. Conditions come first. */
function subjects({ reading }: SearchResult): ConceptId[] {
  const named = [...reading.concepts].filter(([, weight]) => weight >= 1).map(([id]) => id);
  return named.length > 0 ? named : [...reading.concepts.keys()].slice(0, 1);
}

const label = (id: ConceptId): string => concepts[id].terms[0] ?? id;

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function title(found: SearchResult): string {
  const { studies } = found.reading;
  if (studies.length > 0) {
    return texts.titleStudy([...new Set(found.passages.map(({ name }) => name))].join(', '));
  }
  const carried = subjects(found).filter((id) =>
    found.passages.some((passage) => passage.concepts.includes(id)),
  );
  const of = (...kinds: string[]) => carried.filter((id) => kinds.includes(concepts[id].kind)).map(label);
  const parts = [of('condition'), of('population', 'intervention')].map((names) =>
    names.slice(0, 3).join(', '),
  );
  return capitalised(parts.filter(Boolean).join(': '));
}

function missing(found: SearchResult): string[] {
  if (found.reading.studies.length > 0) return [];
  const absent = subjects(found).filter(
    (id) => !found.passages.some((passage) => passage.concepts.includes(id)),
  );
  return absent.length > 0 ? [texts.missing(absent.map(label))] : [];
}

const asksDose = /\b(doses?|dosage(m|ns)|posologias?)\b/;
const dosePattern = /\d\s?(mg|mcg|g|mL|UI)\b/;

/** An effect does not answer a question about a dose. Says that there is no dose for the named drugs. */
function missingDose(found: SearchResult, prompt: string): string[] {
  if (!asksDose.test(plain(prompt))) return [];
  const drugs = subjects(found).filter((id) => concepts[id].kind === 'intervention');
  const hasDose = found.passages.some(
    ({ concepts: own, text, comparison, effect }) =>
      drugs.every((id) => own.includes(id)) && dosePattern.test([text, comparison, effect].join(' ')),
  );
  return hasDose ? [] : [texts.missingDose];
}
