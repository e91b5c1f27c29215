import type { Db } from '../../platform/database.ts';
import type { AnswerModel } from '../answers/answers.ts';
import type { WireReference } from '../answers/references.ts';

export interface Conversation {
  id: number;
  ownerId: number;
}

export interface StoredMessage {
  id: number;
  conversationId: number;
  question: string;
  answer: string;
  references: readonly WireReference[];
  /** Null in messages from older versions. */
  suggestions: readonly string[] | null;
  model: AnswerModel | null;
  /** Only a part of the answer. */
  isCut: boolean;
}

export interface NewMessage {
  conversation: Conversation;
  question: string;
  answer: string;
  references: readonly WireReference[];
  suggestions: readonly string[];
  model: AnswerModel;
  isCut?: boolean;
  attachments: readonly string[];
  idempotencyKey: string | undefined;
  createdAt: Date;
}

const TITLE_LENGTH = 50;
/** PostgreSQL text cannot contain NUL. */
const storable = (text: string): string => text.replaceAll('\0', '');

/** @returns the new conversation's id; undefined if the person does not exist */
export async function createConversation(
  db: Db,
  ownerId: number,
  title: string,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `insert into conversations (user_id, title, created_at)
     select id, $2, $3 from users where id = $1 for key share returning id`,
    [ownerId, [...storable(title).trim()].slice(0, TITLE_LENGTH).join(''), now],
  );
  return row?.id;
}

/** Finds a conversation that has not been deleted. */
export async function findConversation(db: Db, id: number): Promise<Conversation | undefined> {
  const [row] = await db.query<Conversation>(
    'select id, user_id as "ownerId" from conversations where id = $1 and deleted_at is null',
    [id],
  );
  return row;
}

/** The last question that got an answer, or a part of one. */
export async function lastQuestion(db: Db, conversationId: number): Promise<string | undefined> {
  const [row] = await db.query<{ pergunta: string }>(
    `select pergunta from messages where conversation_id = $1 and resposta <> '' order by id desc limit 1`,
    [conversationId],
  );
  return row?.pergunta;
}

const messageColumns = `id, conversation_id as "conversationId", pergunta as question, resposta as answer,
  referencias as "references", sugestoes as suggestions, modelo as model, interrupcao is not null as "isCut"`;

export async function findByKey(db: Db, ownerId: number, key: string): Promise<StoredMessage | undefined> {
  const [row] = await db.query<StoredMessage>(
    `select ${messageColumns} from messages where user_id = $1 and idempotency_key = $2`,
    [ownerId, key],
  );
  return row;
}

/**
 * Stores a message, in place of a part that was cut off under the same key, or of the same question if that was the last
 * one and got no word. Waits for a deletion of the conversation in progress. That deletion would not see this message.
 * @returns undefined if the conversation has been deleted, or the key already has a whole answer, or any words if these
 *   are none
 */
export async function saveMessage(db: Db, message: NewMessage): Promise<StoredMessage | undefined> {
  await db.query(
    `delete from messages where resposta = '' and pergunta = $2 and coalesce(idempotency_key <> $3::text, true)
       and id = (select max(id) from messages where conversation_id = $1)`,
    [message.conversation.id, storable(message.question), message.idempotencyKey ?? null],
  );
  const [row] = await db.query<StoredMessage>(
    `insert into messages (conversation_id, user_id, pergunta, resposta, referencias, attachments,
       idempotency_key, created_at, sugestoes, modelo, interrupcao)
     select id, user_id, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8::jsonb, $9::jsonb, $10
     from conversations where id = $1 and deleted_at is null for share
     on conflict (user_id, idempotency_key) do update set resposta = excluded.resposta,
       referencias = excluded.referencias, sugestoes = excluded.sugestoes, modelo = excluded.modelo,
       interrupcao = excluded.interrupcao
       where messages.interrupcao is not null and excluded.resposta <> ''
     returning ${messageColumns}`,
    [
      message.conversation.id,
      storable(message.question),
      storable(message.answer),
      JSON.stringify(message.references),
      JSON.stringify(message.attachments.map((filename) => ({ filename: storable(filename) }))),
      message.idempotencyKey ?? null,
      message.createdAt,
      JSON.stringify(message.suggestions),
      JSON.stringify(message.model),
      message.isCut ? 'queda' : null,
    ],
  );
  return row;
}

/** The conversation in the format of the AI service, oldest first. */
export async function readHistory(db: Db, conversationId: number) {
  const rows = await db.query<{
    id: number;
    guid: string;
    question: string;
    answer: string;
    references: unknown;
    model: AnswerModel | null;
    cut: string | null;
    files: number;
    at: Date;
  }>(
    `select id, guid, pergunta as question, resposta as answer, referencias as "references", modelo as model,
       interrupcao as cut, jsonb_array_length(attachments) as files, created_at as at
     from messages where conversation_id = $1 order by id`,
    [conversationId],
  );
  return rows.map((row) => ({
    codigo: row.id,
    guid: row.guid,
    pergunta: row.question,
    resposta: row.answer,
    dataCadastro: row.at.toISOString(),
    referenciasJSON: JSON.stringify(row.references),
    ...(row.model ? { modelo: row.model } : {}),
    ...(row.cut ? { interrupcao: row.cut } : {}),
    ...(row.files > 0 ? { anexos: row.files } : {}),
  }));
}
