import {
  type CitedReference,
  type ConversationWords,
  citedIds,
  type ExportedMessage,
  exportedMessages,
  formatCitation,
  noticeMark,
  numberReferences,
  parseMarkdown,
  referenceHref,
  safeHref,
  shownReference,
} from '@vesalio/core';
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  type Table,
  TextRun,
} from 'docx';
import { answerBlocks, HEADINGS, NumberedLists } from './docx-blocks.ts';
import { linkRun, textRuns } from './docx-runs.ts';

/** Questions and answers as a Word document, each answer with its references. */
export async function conversationDocx(
  title: string,
  messages: readonly ExportedMessage[],
  words: ConversationWords,
  accessedAt: Date,
): Promise<Blob> {
  const lists = new NumberedLists();
  const children = exportedMessages(messages, words).flatMap((message) =>
    message.sender === 'user'
      ? [
          heading(words.question, 0),
          ...[message.text, ...message.notes].map((text) => new Paragraph({ children: textRuns(text) })),
        ]
      : [heading(words.answer, 0), ...answer(message, words, lists, accessedAt)],
  );
  const mark = words.demonstration;
  const document = new Document({
    title,
    creator: words.creator,
    lastModifiedBy: words.creator,
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 22, language: { value: 'pt-BR' } },
          paragraph: { spacing: { after: 120 } },
        },
      },
    },
    numbering: lists.options,
    sections: [
      {
        ...(mark
          ? { headers: { default: new Header({ children: [centred(textRuns(mark, { bold: true }))] }) } }
          : {}),
        footers: { default: new Footer({ children: [centred([pageNumber()])] }) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: textRuns(title) }),
          ...children,
          new Paragraph({ spacing: { before: 240 }, children: textRuns(words.note, { italics: true }) }),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}

const pageNumber = () => new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] });

const centred = (children: ParagraphChild[]) => new Paragraph({ alignment: AlignmentType.CENTER, children });

function heading(text: string, depth: 0 | 1): Paragraph {
  return new Paragraph({ heading: HEADINGS[depth], children: textRuns(text) });
}

function answer(
  { text, references, interrupted }: ExportedMessage,
  words: ConversationWords,
  lists: NumberedLists,
  accessedAt: Date,
): (Paragraph | Table)[] {
  const numbering = numberReferences(citedIds(parseMarkdown(text)), references);
  return [
    ...answerBlocks(text, numbering, lists),
    ...(interrupted ? [new Paragraph({ children: textRuns(words.interrupted, { bold: true }) })] : []),
    ...(numbering.list.length > 0 ? [heading(words.title, 1)] : []),
    ...numbering.list.map((entry) => referenceLine(entry, words, accessedAt)),
  ];
}

/** One line of the bibliography. Its address is a link, and the notice of a withdrawn paper is bold. */
function referenceLine(entry: CitedReference, words: ConversationWords, accessedAt: Date): Paragraph {
  const shown = shownReference(entry, words.missing);
  const { notice, ...reference } = shown;
  const line = entry.reference
    ? formatCitation(reference, { style: 'vancouver', accessedAt })
    : `${shown.title}: ${shown.text}`;
  const mark = noticeMark(notice);
  return new Paragraph({
    children: [
      ...withLink(`${entry.number}. ${line}`, referenceHref(shown)),
      ...(mark ? withLink(` ${mark}`, notice && safeHref(notice.url), true) : []),
    ],
  });
}

function withLink(text: string, href: string | undefined, bold = false): ParagraphChild[] {
  const at = href ? text.lastIndexOf(href) : -1;
  if (!href || at < 0) return textRuns(text, { bold });
  return [
    ...textRuns(text.slice(0, at), { bold }),
    linkRun(href, textRuns(href, { bold, style: 'Hyperlink' })),
    ...textRuns(text.slice(at + href.length), { bold }),
  ];
}
