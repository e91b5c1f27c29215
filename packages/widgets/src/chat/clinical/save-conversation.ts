import {
  type App,
  type ChatFlow,
  type ChatMessage,
  type ConversationWords,
  conversationMarkdown,
  stateTexts,
} from '@vesalio/core';
import { lazy } from '../../lazy.tsx';
import { saveFile, today } from '../../save-file.ts';
import { type ConversationPaper, exchangeOf } from './print-and-save.ts';

/** The library that writes Word files is larger than the whole chat, so it is loaded on demand. */
const document = lazy(() => import('../document/docx-document.ts'));

interface ConversationFile {
  flow: ChatFlow;
  title: string;
  /** The answer to save with its question; without it, the whole conversation is saved. */
  answer?: ChatMessage | undefined;
  texts: ConversationPaper & {
    replaced: string;
    preparing: string;
    failed: string;
  };
  /** The product's name. */
  creator: string;
}

/** Conversations with a file in progress. A second press does not start a second file. */
const saving = new WeakSet<ChatFlow>();

/** Saves questions and answers, each answer with its references. Notifies the user of the progress and of a failure. */
export async function saveConversation(
  format: 'md' | 'docx',
  app: App,
  file: ConversationFile,
): Promise<void> {
  const { flow, answer, texts } = file;
  if (saving.has(flow)) return;
  saving.add(flow);
  const isLong = format === 'docx' || !answer;
  const notice = isLong ? app.notices.notify('info', texts.preparing) : undefined;
  try {
    await write(format, app, file);
  } catch {
    app.notices.notify('error', texts.failed);
  } finally {
    saving.delete(flow);
    if (notice !== undefined) app.notices.dismiss(notice);
  }
}

async function write(
  format: 'md' | 'docx',
  app: App,
  { flow, title, answer, texts, creator }: ConversationFile,
): Promise<void> {
  const isSandbox = (await app.gatewayFeatures()).has('sandbox');
  const words: ConversationWords = {
    title: texts.references.title,
    missing: texts.references.missing,
    question: texts.record.question,
    answer: texts.record.answer,
    interrupted: texts.interrupted,
    replaced: texts.replaced,
    note: texts.printed,
    creator,
    demonstration: isSandbox ? app.texts('general', stateTexts).demoBanner : '',
  };
  if (!answer && !(await flow.loadAll())) throw new Error('the older messages cannot be read');
  const written = answer ? exchangeOf(flow, answer) : flow.store.getState().messages;
  const content = [title, written, words, new Date()] as const;
  const file =
    format === 'md'
      ? new Blob([conversationMarkdown(...content)], { type: 'text/markdown;charset=utf-8' })
      : await (await document.load()).conversationDocx(...content);
  saveFile(`${answer ? 'resposta' : 'conversa'}-${today()}.${format}`, file);
}
