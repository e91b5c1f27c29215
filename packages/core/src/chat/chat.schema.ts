import * as z from 'zod/mini';
import { lenientList, optionalId, optionalNumber, optionalText, wireId } from '../http/wire.schema.ts';

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
}

const referenceSchema = z.pipe(
  z.object({
    id: z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value)),
    ),
    title: optionalText(),
    text: optionalText(),
    content: optionalText(),
    source: optionalText('#'),
    journal: optionalText(),
    year: optionalText(),
    type: optionalText(),
    authors: z.catch(z.array(z.string()), []),
    volumePages: optionalText(),
  }),
  z.transform(({ content, ...reference }): Reference => ({ ...reference, text: reference.text || content })),
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

/** The answer to a question. */
export const answerSchema = z.pipe(
  z.object({
    resposta: z.string(),
    referencias: z.optional(z.unknown()),
    codigoConversaCliente: optionalId,
    codigoMensagem: optionalId,
  }),
  z.transform(({ resposta, referencias, codigoConversaCliente, codigoMensagem }) => ({
    text: resposta,
    references: referencesSchema.parse(referencias),
    conversationId: codigoConversaCliente,
    messageId: codigoMensagem,
  })),
);

export type Answer = z.infer<typeof answerSchema>;

const historyItemSchema = z.pipe(
  z.object({
    codigo: optionalId,
    guid: optionalText(),
    pergunta: optionalText(),
    resposta: optionalText(),
    dataCadastro: optionalText(),
    referenciasJSON: z.optional(z.unknown()),
  }),
  z.transform(({ codigo, guid, pergunta, resposta, dataCadastro, referenciasJSON }) => ({
    id: codigo,
    guid,
    question: pergunta,
    answer: resposta,
    date: dataCadastro,
    references: referencesSchema.parse(referenciasJSON),
  })),
);

export type HistoryItem = z.infer<typeof historyItemSchema>;

export const historySchema = lenientList(historyItemSchema, 20_000);

const conversationSchema = z.object({ id: wireId, title: optionalText() });

export interface Conversation extends z.infer<typeof conversationSchema> {
  /** The person has pinned it. */
  isPinned?: boolean;
}

/** One page of the conversation list. */
export const conversationPageSchema = z.object({
  items: lenientList(conversationSchema, 1_000),
  totalCount: optionalNumber(0),
});
