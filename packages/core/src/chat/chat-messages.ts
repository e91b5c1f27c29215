import type { FlowContext } from '../context.ts';
import { limits } from '../limits.ts';
import { contextTexts } from '../texts/answer/clinical.ts';
import { resumedTexts } from '../texts/resumed.ts';
import type { HistoryItem } from './chat.schema.ts';
import type { Attachment, ChatMessage, MessageType } from './chat-state.ts';
import { splitContext } from './context/clinical-context.ts';

const blank = {
  type: 'text',
  context: '',
  references: [],
  attachmentsPreview: [],
  interrupted: null,
  retry: null,
  messageId: null,
  model: null,
  suggestions: [],
  replaces: null,
} as const;

type Draft = Partial<ChatMessage> & Pick<ChatMessage, 'id' | 'sender' | 'text' | 'date'>;

/** A message with default values for the missing fields. */
export function message(fields: Draft): ChatMessage {
  return { ...blank, ...fields };
}

/**
 * Turns stored items into messages: a question and its answer 1 ms later, sorted by time. The two stay together even if
 * other items have the same time.
 * @param from index of the first item, used in the ids of items without one
 */
export function messagesOfHistory(
  items: readonly HistoryItem[],
  texts: FlowContext['texts'],
  from = 0,
): ChatMessage[] {
  const words = texts('chat', contextTexts).context;
  const { resumed } = texts('chat', resumedTexts);
  let before = 0;
  const dated = items.map((item, index) => {
    const read = Date.parse(item.date);
    // An item without a readable date keeps its place after the one before it.
    const date = Number.isNaN(read) ? before + 2 : read;
    before = date;
    return { ...item, date, name: `h${item.id ?? (item.guid || from + index)}` };
  });
  dated.sort((a, b) => a.date - b.date);
  return withUniqueIds(
    withoutBroken(
      dated.flatMap(({ name, date, question, answer, references, id, model, interrupted, files }) => [
        message({
          id: `${name}q`,
          sender: 'user',
          ...splitContext(question, words),
          date,
          // A question without a text had at least one.
          lostFiles: files || !question ? resumed.files(files || 1) : undefined,
        }),
        message({
          id: `${name}a`,
          sender: 'bot',
          text: answer,
          references,
          date: date + limits.answerOffsetMs,
          messageId: id,
          model,
          interrupted,
        }),
      ]),
    ),
  );
}

/** Leaves out each exchange whose answer broke off, if its question was asked again right after it. */
export function withoutBroken(messages: readonly ChatMessage[]): ChatMessage[] {
  const isBroken = (at: number): boolean => {
    const [question, answer, next] = [messages[at], messages[at + 1], messages[at + 2]];
    return (
      answer?.interrupted === 'lost' &&
      !!next?.text &&
      next.text === question?.text &&
      next.context === question.context
    );
  };
  return messages.filter((_, at) => !isBroken(at) && !isBroken(at - 1));
}

/** The type of a question while it is on its way, or once it has arrived. */
export function questionType(attachments: readonly Attachment[], isUploading: boolean): MessageType {
  const [only, ...others] = attachments;
  if (!only) return 'text';
  const isImage = limits.thumbnailExtensions.includes(only.extension as never);
  if (others.length === 0 && isImage) return isUploading ? 'image_uploading' : 'image';
  return 'text_with_attachments';
}

/** Makes ids unique, so that a repeated id of the server does not merge two messages. */
function withUniqueIds(messages: ChatMessage[]): ChatMessage[] {
  const seen = new Set<string>();
  return messages.map((entry, index) => {
    const id = seen.has(entry.id) ? `${entry.id}-${index}` : entry.id;
    seen.add(id);
    return id === entry.id ? entry : { ...entry, id };
  });
}
