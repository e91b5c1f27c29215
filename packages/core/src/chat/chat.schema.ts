import * as z from 'zod/mini';
import {
  lenientList,
  optionalId,
  optionalNumber,
  optionalText,
  requiredText,
  wireId,
} from '../http/wire.schema.ts';
import type { Id } from '../ids.ts';

/** What a publisher has said about a paper since. Date and address may be empty. */
export interface ReferenceNotice {
  readonly kind: 'retracted' | 'superseded' | 'corrected';
  readonly date: string;
  readonly url: string;
}

/** A scientific reference as the answer brings it. `source` is a URL or '#'; `type` 'db' is the internal database. */
export interface Reference {
  id: string;
  title: string;
  text: string;
  source: string;
  journal: string;
  year: string;
  type: string;
  /** Where the host knows them; used for Vancouver and ABNT. */
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
    authors: z.catch(z.array(z.string()), []),
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

/** References come as an array or as its JSON text; anything else is no reference at all. */
export const referencesSchema = z.pipe(
  z.unknown(),
  z.transform((value): Reference[] => {
    let list = value;
    if (typeof value === 'string') {
      try {
        list = JSON.parse(value);
      } catch {
        return [];
      }
    }
    const parsed = referenceList.safeParse(list);
    return parsed.success ? parsed.data : [];
  }),
);

export const newConversationSchema = z.pipe(
  z.object({ codigoConversa: wireId }),
  z.transform(({ codigoConversa }) => codigoConversa),
);

/** What wrote an answer. */
export interface AnswerModel {
  name: string;
  /** Empty where the service does not tell it. */
  version: string;
}

const MOST_SUGGESTIONS = 3;
const LONGEST_SUGGESTION = 200;

/** Next questions: up to three short ones; anything else is left out. */
const suggestionsSchema = z.pipe(
  z.unknown(),
  z.transform((value): string[] => {
    const texts = (Array.isArray(value) ? value : []).flatMap((item) =>
      typeof item === 'string' ? item.replace(/\s+/g, ' ').trim() : [],
    );
    const sound = texts.filter((text) => text !== '' && text.length <= LONGEST_SUGGESTION);
    return [...new Set(sound)].slice(0, MOST_SUGGESTIONS);
  }),
);

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
    referencias: z.optional(z.unknown()),
    codigoConversaCliente: optionalId,
    codigoMensagem: optionalId,
    sugestoes: z.optional(z.unknown()),
    modelo: z.optional(z.unknown()),
  }),
  z.transform(({ resposta, referencias, codigoConversaCliente, codigoMensagem, sugestoes, modelo }) => ({
    text: resposta,
    references: referencesSchema.parse(referencias),
    conversationId: codigoConversaCliente,
    messageId: codigoMensagem,
    suggestions: suggestionsSchema.parse(sugestoes),
    model: modelSchema.parse(modelo),
  })),
);

export type Answer = z.infer<typeof answerSchema>;

/** What a gateway tells about a question that was asked before. */
export const turnSchema = z.object({ status: optionalText(), question: optionalText() });

const historyItemSchema = z.pipe(
  z.object({
    codigo: optionalId,
    guid: optionalText(),
    pergunta: optionalText(),
    resposta: optionalText(),
    dataCadastro: optionalText(),
    referenciasJSON: z.optional(z.unknown()),
    modelo: z.optional(z.unknown()),
  }),
  z.transform(({ codigo, guid, pergunta, resposta, dataCadastro, referenciasJSON, modelo }) => ({
    id: codigo,
    guid,
    question: pergunta,
    answer: resposta,
    date: dataCadastro,
    references: referencesSchema.parse(referenciasJSON),
    model: modelSchema.parse(modelo),
  })),
);

export type HistoryItem = z.infer<typeof historyItemSchema>;

export const historySchema = lenientList(historyItemSchema, 20_000);

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
  /** When it began, as an ISO text; not every product sends it. */
  createdAt?: string;
  /** The person has pinned it. */
  isPinned?: boolean;
}

/** One page of the conversation list. */
export const conversationPageSchema = z.object({
  items: lenientList(conversationSchema, 1_000),
  totalCount: optionalNumber(0),
});
