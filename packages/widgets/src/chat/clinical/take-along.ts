import {
  type ChatMessage,
  type ClinicalRecord,
  clinicalRecord,
  formatDateTime,
  recordEnd,
  type Texts,
  toBibtex,
  toCslJson,
  toRis,
} from '@vesalio/core';
import { saveFile, today } from '../../save-file.ts';

type ChatWords = Pick<Texts['chat'], 'references' | 'record' | 'interrupted'>;

interface RecordFacts {
  tool: string;
  model: string;
  professional: string;
  chat: ChatWords;
  title: string;
}

const wordsOf = ({ references }: ChatWords) => ({ title: references.title, missing: references.missing });

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

/** One answer in its chart formats. */
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

/** Prints one answer from a separate iframe, so that the page around the chat is never printed. */
export function printAnswer(root: Document | ShadowRoot, message: ChatMessage, facts: RecordFacts): void {
  const shown = root.querySelector(`[data-message="${CSS.escape(message.id)}"] .vs-answer`);
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' });
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) {
    frame.remove();
    return;
  }
  page.documentElement.lang = 'pt-BR';
  page.body.style.font = '12pt/1.5 serif';
  const write = (lines: readonly string[]) => {
    for (const line of lines.filter(Boolean)) {
      const paragraph = page.createElement('p');
      paragraph.textContent = line;
      page.body.append(paragraph);
    }
  };
  const input = inputOf(message, facts);
  if (shown) {
    write([input.incomplete]);
    const copy = page.importNode(shown, true) as Element;
    for (const hidden of copy.querySelectorAll('.vs-visually-hidden')) hidden.remove();
    // Reference markers are buttons; their numbers are printed in brackets.
    for (const button of copy.querySelectorAll('button')) button.replaceWith(`[${button.textContent ?? ''}]`);
    page.body.append(copy);
    write(recordEnd(input, wordsOf(facts.chat)));
  } else write(recordOf(message, facts).text.split('\n'));
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.focus();
  view.print();
}
