import { chatId } from './chat.schema.ts';

/** A question from a multipart form. Only the names of its files are stored. */
export interface AskedMessage {
  userId: number | undefined;
  conversationId: number;
  prompt: string;
  topK: number;
  web: boolean;
  /** The names of all files, with those of `pdfs` first. */
  attachments: readonly string[];
  pdfs: readonly File[];
}

const DEPTH = { least: 3, most: 17, usual: 10 };
/** Maximum length of a question, in characters. */
export const LONGEST_PROMPT = 50_000;

const textOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' ? value : undefined;
};

const filesOf = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((part) => typeof part !== 'string');

const depthOf = (text: string | undefined): number => {
  const number = Math.round(Number(text));
  if (text === undefined || text.trim() === '' || !Number.isFinite(number)) return DEPTH.usual;
  return Math.min(DEPTH.most, Math.max(DEPTH.least, number));
};

/** @returns undefined if the form is not a question: malformed, without a conversation, or empty */
export async function readMessageForm(request: Request): Promise<AskedMessage | undefined> {
  const form = await request.formData().catch(() => undefined);
  if (!form) return undefined;
  const conversation = chatId.safeParse(textOf(form, 'conversationId'));
  const userText = textOf(form, 'userId');
  const user = chatId.safeParse(userText);
  const prompt = textOf(form, 'prompt') ?? '';
  const pdfs = filesOf(form, 'pdfs');
  const attachments = [...pdfs, ...filesOf(form, 'images')].map(({ name }) => name);
  const isEmpty = prompt.trim() === '' && attachments.length === 0;
  if (!conversation.success || isEmpty) return undefined;
  if (userText !== undefined && !user.success) return undefined;
  return {
    userId: user.data,
    conversationId: conversation.data,
    prompt,
    topK: depthOf(textOf(form, 'topK')),
    web: textOf(form, 'web') === 'true',
    attachments,
    pdfs,
  };
}
