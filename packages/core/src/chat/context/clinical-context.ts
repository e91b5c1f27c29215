import type { contextTexts } from '../../texts/answer/clinical.ts';
import type { TextShape } from '../../texts/overrides.ts';

/** The host's facts about the case, without the patient's identity. Each text has at most 200 characters. */
export interface ClinicalContext {
  readonly ageBand?: string;
  readonly sex?: string;
  readonly pregnancy?: string;
  readonly renalFunction?: string;
  readonly unit?: string;
  readonly allergies?: readonly string[];
  readonly notes?: string;
}

export type ContextKey = keyof ClinicalContext;
export type ContextWords = TextShape<typeof contextTexts>['context'];

/** One fact of the context, as a chip shows it. */
export interface ContextEntry {
  readonly key: ContextKey;
  readonly label: string;
  readonly value: string;
}

const KEYS = ['ageBand', 'sex', 'pregnancy', 'renalFunction', 'unit', 'allergies', 'notes'] as const;
const MAX_LENGTH = 200;
const MAX_ALLERGIES = 20;

/** Reduces a value to one line of at most 200 characters, because a line break could imitate another fact. */
function line(value: unknown): string {
  const text = typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ').trim() : '';
  const characters = [...text];
  return characters.length <= MAX_LENGTH ? text : `${characters.slice(0, MAX_LENGTH - 1).join('')}…`;
}

/** Reads the supported facts from a host's value. Everything else is dropped, and long texts are cut. */
export function readContext(given: unknown): ClinicalContext {
  if (typeof given !== 'object' || given === null) return {};
  const facts = KEYS.map((key): [ContextKey, string | string[]] => {
    const value: unknown = Reflect.get(given, key);
    if (key !== 'allergies') return [key, line(value)];
    return [key, (Array.isArray(value) ? value : []).slice(0, MAX_ALLERGIES).map(line).filter(Boolean)];
  });
  return Object.fromEntries(facts.filter(([, value]) => value.length > 0));
}

/** Applies a change to every text of the context. */
export function mapContext(context: ClinicalContext, change: (text: string) => string): ClinicalContext {
  const changed = Object.entries(context).map(([key, value]: [string, string | readonly string[]]) => [
    key,
    typeof value === 'string' ? change(value) : value.map(change),
  ]);
  return Object.fromEntries(changed);
}

export function contextEntries(context: ClinicalContext, words: ContextWords): ContextEntry[] {
  return KEYS.flatMap((key) => {
    const value = context[key];
    if (value === undefined) return [];
    return { key, label: words.labels[key], value: typeof value === 'string' ? value : value.join('; ') };
  });
}

/** The context as text, to follow the typed question in the prompt; empty without facts. */
export function contextText(context: ClinicalContext, words: ContextWords): string {
  const lines = contextEntries(context, words).map(({ label, value }) => `- ${label}: ${value}`);
  return lines.length === 0 ? '' : [`${words.title}:`, ...lines].join('\n');
}

/** The prompt of a question with its context. */
export const withContext = (text: string, context: string): string =>
  [text, context].filter((part) => part !== '').join('\n\n');

/** Separates the typed question of a stored prompt from the context after it. A form sends line breaks as CRLF. */
export function splitContext(stored: string, words: ContextWords): { text: string; context: string } {
  const prompt = stored.replaceAll('\r\n', '\n');
  const start = `\n\n${prompt}`.lastIndexOf(`\n\n${words.title}:\n- `);
  const context = start < 0 ? '' : prompt.slice(start);
  const labels = Object.values(words.labels);
  const isWhole = context
    .split('\n')
    .slice(1)
    .every((part) => labels.some((label) => part.startsWith(`- ${label}: `)));
  if (context === '' || !isWhole) return { text: stored, context: '' };
  return { text: prompt.slice(0, Math.max(0, start - 2)), context };
}
