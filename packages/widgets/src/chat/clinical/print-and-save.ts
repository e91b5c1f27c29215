import {
  type ChatFlow,
  type ChatMessage,
  type ClinicalRecord,
  type chatTexts,
  clinicalRecord,
  formatDateTime,
  recordEnd,
  type TextShape,
  type Texts,
  toBibtex,
  toCslJson,
  toRis,
} from '@vesalio/core';
import { saveFile, today } from '../../save-file.ts';
import { questionOf } from '../answer/record-text.ts';
import { printFromFrame } from './print-from-frame.ts';

type ChatWords = Pick<TextShape<typeof chatTexts>, 'references' | 'interrupted'> &
  Pick<Texts['chat'], 'record'>;

interface RecordFacts {
  tool: string;
  model: string;
  professional: string;
  chat: ChatWords;
  title: string;
}

const wordsOf = ({ references }: Pick<ChatWords, 'references'>) => ({
  title: references.title,
  missing: references.missing,
});

function inputOf(message: ChatMessage, { chat, model, ...facts }: RecordFacts) {
  const { record } = chat;
  const at = new Date(message.date);
  const notes = [
    record.tool(facts.tool),
    record.model(model || record.unknown),
    record.date(formatDateTime(at)),
    record.responsibility,
  ];
  const incomplete = message.interrupted ? chat.interrupted : '';
  return { answer: message.text, references: message.references, at, notes, incomplete, ...facts };
}

/** One answer in all formats for the chart. */
export const recordOf = (message: ChatMessage, facts: RecordFacts): ClinicalRecord =>
  clinicalRecord(inputOf(message, facts), wordsOf(facts.chat));

const FORMATS = {
  ris: { type: 'application/x-research-info-systems', write: toRis },
  bib: { type: 'application/x-bibtex', write: toBibtex },
  json: {
    type: 'application/vnd.citationstyles.csl+json',
    write: (references: ChatMessage['references']) => JSON.stringify(toCslJson(references), null, 2),
  },
} as const;

/** Saves the references of an answer for a reference manager. */
export function saveReferences(format: keyof typeof FORMATS, { references }: ChatMessage): void {
  const { type, write } = FORMATS[format];
  saveFile(
    `referencias-${today()}.${format}`,
    new Blob([write(references)], { type: `${type};charset=utf-8` }),
  );
}

/** An answer with its question before it, if that is loaded. */
export function exchangeOf(flow: ChatFlow, answer: ChatMessage): ChatMessage[] {
  const question = questionOf(answer, flow.store.getState().messages);
  return question ? [question, answer] : [answer];
}

/** Prints one answer, with its question above and its references and origin below. */
export function printAnswer(
  within: Node | undefined,
  flow: ChatFlow,
  message: ChatMessage,
  facts: RecordFacts,
): void {
  const input = inputOf(message, facts);
  const root = (within ?? document) as Document | ShadowRoot;
  printFromFrame((paper) => {
    // Not a heading, because a question may be a whole case.
    for (const { text, context } of exchangeOf(flow, message).slice(0, -1))
      paper.write([text && `${facts.chat.record.question}: ${text}`, context]);
    const shown = paper.answerOf(root, message);
    if (shown) {
      paper.write([input.incomplete]);
      paper.copy(shown);
      paper.write(recordEnd(input, wordsOf(facts.chat)));
    } else paper.write(recordOf(message, facts).text.split('\n'));
  });
}

export type ConversationPaper = ChatWords & Pick<Texts['chat'], 'printed'>;

/** Prints the whole conversation. All its messages must be loaded. */
export function printConversation(
  root: ShadowRoot,
  title: string,
  messages: readonly ChatMessage[],
  chat: Omit<ConversationPaper, 'record'>,
): void {
  const box = root.querySelector('.vs-chat__log');
  box?.dispatchEvent(new CustomEvent('beforeprint', { bubbles: true }));
  printFromFrame((paper) => {
    paper.write([title], 'h1');
    paper.write([chat.printed]);
    for (const message of messages.filter(({ type }) => type !== 'error')) {
      const { sender, text, context, references, interrupted } = message;
      const shown = sender === 'bot' && paper.answerOf(root, message);
      if (shown) {
        paper.write([interrupted ? chat.interrupted : '']);
        paper.copy(shown);
        const end = { answer: text, references, at: new Date(message.date), notes: [] };
        paper.write(recordEnd(end, wordsOf(chat)));
      } else {
        paper.write([text], 'h2');
        paper.write([context]);
      }
    }
  });
  box?.dispatchEvent(new CustomEvent('afterprint', { bubbles: true }));
}
