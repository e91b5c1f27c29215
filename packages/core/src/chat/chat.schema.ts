import * as z from 'zod/mini';
import { readJson } from '../http/http-answer.ts';
import {
  lenientList,
  optionalId,
  optionalNumber,
  optionalText,
  requiredText,
  wireId,
} from '../http/wire.schema.ts';
import type { Id } from '../ids.ts';
import { limits } from '../limits.ts';

/** A publisher's notice about a published paper. Date and address may be empty. */
export interface ReferenceNotice {
  readonly kind: 'retracted' | 'superseded' | 'corrected';
  readonly date: string;
  readonly url: string;
}

/** A scientific reference of an answer. `source` is a URL or '#'; `type` 'db' is the internal database. */
export interface Reference {
  id: string;
  title: string;
  text: string;
  source: string;
  journal: string;
  year: string;
  type: string;
  /** Empty if the host does not know them; used for Vancouver and ABNT. */
  authors: string[];
  volumePages: string;
  /** Set by the gateway for a withdrawn or changed paper. */
  notice?: ReferenceNotice;
}

const referenceSchema = z.pipe(
  z.object({
    id: requiredText,
    title: optionalText(),
    text: optionalText(),
    content: optionalText(),
    source: optionalText('#'),
    journal: optionalText(),
    year: optionalText(),
    type: optionalText(),
    authors: z.transform((value: unknown): string[] =>
      Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : [],
    ),
    volumePages: optionalText(),
    aviso: z.catch(
      z.optional(
        z.object({
          kind: z.enum(['retracted', 'superseded', 'corrected']),
          date: optionalText(),
          url: optionalText(),
        }),
      ),
      undefined,
    ),
  }),
  z.transform(
    ({ content, aviso, ...reference }): Reference => ({
      ...reference,
      text: reference.text || content,
      ...(aviso ? { notice: aviso } : {}),
    }),
  ),
);

const referenceList = lenientList(referenceSchema, 200);

/** References are an array or its JSON text. Any other value counts as an empty list. */
export const referencesSchema = z.transform((value: unknown): Reference[] => {
  const parsed = referenceList.safeParse(readJson(value));
  return parsed.success ? parsed.data : [];
});

export const newConversationSchema = z.pipe(
  z.object({ codigoConversa: wireId }),
  z.transform(({ codigoConversa }) => codigoConversa),
);

/** The model that wrote an answer. */
export interface AnswerModel {
  name: string;
  /** Empty if the service does not name it. */
  version: string;
}

const MOST_SUGGESTIONS = 3;
const LONGEST_SUGGESTION = 200;

/** Suggested next questions: up to three short ones. Invalid entries are dropped. */
const suggestionsSchema = z.transform((value: unknown): string[] => {
  const texts = (Array.isArray(value) ? value : []).flatMap((item) =>
    typeof item === 'string' ? item.replace(/\s+/g, ' ').trim() : [],
  );
  const sound = texts.filter((text) => text && text.length <= LONGEST_SUGGESTION);
  return [...new Set(sound)].slice(0, MOST_SUGGESTIONS);
});

const modelSchema = z.catch(
  z.pipe(
    z.object({ nome: z.string().check(z.minLength(1), z.maxLength(200)), versao: optionalText() }),
    z.transform(({ nome, versao }): AnswerModel | null => ({ name: nome, version: versao })),
  ),
  null,
);

/** The answer to a question. */
export const answerSchema = z.pipe(
  z.object({
    resposta: z.string(),
    referencias: referencesSchema,
    codigoConversaCliente: optionalId,
    codigoMensagem: optionalId,
    sugestoes: suggestionsSchema,
    modelo: modelSchema,
  }),
  z.transform(({ resposta, referencias, codigoConversaCliente, codigoMensagem, sugestoes, modelo }) => ({
    text: resposta,
    references: referencias,
    conversationId: codigoConversaCliente,
    messageId: codigoMensagem,
    suggestions: sugestoes,
    model: modelo,
  })),
);

export type Answer = z.infer<typeof answerSchema> & { interrupted?: Interruption };

/** The gateway's record of an earlier question. */
export const turnSchema = z.object({ status: optionalText(), question: optionalText() });

/** Why an answer is incomplete: stopped by the person, or connection lost. */
export type Interruption = 'stopped' | 'lost' | null;

/** With an unknown reason, the answer is not whole either. */
const interruptionSchema = z.transform(
  (reason: unknown): Interruption => (reason === 'parada' ? 'stopped' : reason ? 'lost' : null),
);

const historyItemSchema = z.pipe(
  z.object({
    codigo: optionalId,
    guid: optionalText(),
    pergunta: optionalText(),
    resposta: optionalText(),
    dataCadastro: optionalText(),
    referenciasJSON: referencesSchema,
    modelo: modelSchema,
    interrupcao: interruptionSchema,
    // `NaN` if the service does not tell it.
    anexos: z.transform(Number),
  }),
  z.transform(
    ({ codigo, guid, pergunta, resposta, dataCadastro, referenciasJSON, modelo, interrupcao, anexos }) => ({
      id: codigo,
      guid,
      question: pergunta,
      answer: resposta,
      date: dataCadastro,
      references: referenciasJSON,
      model: modelo,
      interrupted: interrupcao,
      /** The number of files of the question. */
      files: anexos,
    }),
  ),
);

export type HistoryItem = z.infer<typeof historyItemSchema>;

const MOST_ITEMS = 20_000;

export const historySchema = lenientList(historyItemSchema, MOST_ITEMS);

/** Stored items as they arrived; `historyPage` reads them. */
export const storedItemsSchema = z.array(z.unknown()).check(z.maxLength(MOST_ITEMS));

/** Items to show, and earlier ones that are not read yet. */
export interface HistoryPage {
  items: readonly HistoryItem[];
  earlier: readonly unknown[];
}

/** The last stored items, by default `limits.historyPageSize`. Earlier ones are parsed on demand. */
export function historyPage(stored: readonly unknown[], size: number = limits.historyPageSize): HistoryPage {
  const start = Math.max(0, stored.length - size);
  const earlier = start > 0 ? byDate(stored) : [];
  const parsed = historySchema.safeParse((start > 0 ? earlier : stored).slice(start));
  return { items: parsed.success ? parsed.data : [], earlier: earlier.slice(0, start) };
}

/** Items sorted by time. One without a readable date keeps its place after the one before it. */
function byDate(stored: readonly unknown[]): readonly unknown[] {
  let before = 0;
  const dated = stored.map((item) => {
    const date = Date.parse(String((item as { dataCadastro?: unknown } | null)?.dataCadastro));
    before = Number.isNaN(date) ? before : date;
    return { item, date: before };
  });
  return dated.sort((a, b) => a.date - b.date).map(({ item }) => item);
}

const conversationSchema = z.pipe(
  z.object({ id: wireId, title: optionalText(), dataCriacao: optionalText() }),
  z.transform(({ id, title, dataCriacao }): Conversation => {
    const conversation = { id, title };
    return dataCriacao ? { ...conversation, createdAt: dataCriacao } : conversation;
  }),
);

export interface Conversation {
  id: Id;
  title: string;
  /** Start of the conversation in ISO format. Not every product sends it. */
  createdAt?: string;
  /** The person has pinned it. */
  isPinned?: boolean;
}

/** One page of the conversation list. */
export const conversationPageSchema = z.object({
  items: lenientList(conversationSchema, 1_000),
  totalCount: optionalNumber(0),
});
