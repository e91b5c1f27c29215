import { type Block, type CitationNumbering, type Inline, parseMarkdown } from '@vesalio/core';
import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type INumberingOptions,
  type IParagraphOptions,
  LevelFormat,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import { inlineRuns, textRuns } from './docx-runs.ts';

export const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;
const DEEPEST_LEVEL = 8;
/** Indent of one list or quote level, in twentieths of a point. */
const INDENT = 360;
const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
} as const;

/** The numbered lists of a document. Each list has its own numbering and start number. */
export class NumberedLists {
  private readonly starts = new Set<number>();
  private lists = 0;

  open(start: number): { reference: string; instance: number } {
    this.starts.add(start);
    this.lists += 1;
    return { reference: `from-${start}`, instance: this.lists };
  }

  get options(): INumberingOptions {
    return {
      config: [...this.starts].map((start) => ({
        reference: `from-${start}`,
        levels: [...Array(DEEPEST_LEVEL + 1).keys()].map((level) => ({
          level,
          format: LevelFormat.DECIMAL,
          text: `%${level + 1}.`,
          start,
          style: { paragraph: { indent: { left: INDENT * (level + 2), hanging: INDENT } } },
        })),
      })),
    };
  }
}

interface Surroundings {
  numbering: CitationNumbering;
  lists: NumberedLists;
  /** Number of lists around a block. */
  level: number;
  /** Options for every paragraph, such as the indent of a quote. */
  paragraph: Partial<IParagraphOptions>;
}

/** The blocks of a Markdown answer. Its headings begin one level below the answer's heading. */
export const answerBlocks = (
  source: string,
  numbering: CitationNumbering,
  lists: NumberedLists,
): (Paragraph | Table)[] => blocks(parseMarkdown(source), { numbering, lists, level: 0, paragraph: {} });

const blocks = (nodes: readonly Block[], at: Surroundings): (Paragraph | Table)[] =>
  nodes.flatMap((node) => block(node, at));

function block(node: Block, at: Surroundings): (Paragraph | Table)[] {
  const { numbering, paragraph } = at;
  switch (node.type) {
    case 'heading': {
      const heading = HEADINGS[Math.min(Math.max(node.depth, 2), HEADINGS.length) - 1];
      return [
        new Paragraph({
          ...paragraph,
          ...(heading ? { heading } : {}),
          children: inlineRuns(node.children, numbering),
        }),
      ];
    }
    case 'paragraph':
      return [new Paragraph({ ...paragraph, children: inlineRuns(node.children, numbering) })];
    case 'code':
      return [
        new Paragraph({ ...paragraph, children: textRuns(node.text.trimEnd(), { font: 'Courier New' }) }),
      ];
    case 'rule':
      return [new Paragraph({ thematicBreak: true })];
    case 'quote':
      return blocks(node.children, {
        ...at,
        paragraph: {
          indent: { left: INDENT * (at.level + 1) },
          border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: '808080' } },
        },
      });
    case 'list':
      return list(node, at);
    case 'table':
      return [table(node, at), new Paragraph({})];
  }
}

function list(node: Extract<Block, { type: 'list' }>, at: Surroundings): (Paragraph | Table)[] {
  const level = Math.min(at.level, DEEPEST_LEVEL);
  const numbered = node.ordered ? at.lists.open(node.start) : undefined;
  const sign: Partial<IParagraphOptions> = numbered
    ? { numbering: { ...numbered, level } }
    : { bullet: { level } };
  const inside = { ...at, level: at.level + 1, paragraph: { indent: { left: INDENT * (level + 2) } } };
  return node.items.flatMap(({ checked, children: [first, ...others] }) => {
    const box = checked === undefined ? [] : textRuns(checked ? '☑ ' : '☐ ');
    const isLine = first?.type === 'paragraph' || first?.type === 'heading';
    const line = new Paragraph({
      ...sign,
      children: [...box, ...(isLine ? inlineRuns(first.children, at.numbering) : [])],
    });
    return [line, ...blocks(isLine || !first ? others : [first, ...others], inside)];
  });
}

function table(node: Extract<Block, { type: 'table' }>, { numbering }: Surroundings): Table {
  const row = (cells: readonly (readonly Inline[])[], isHeader: boolean) =>
    new TableRow({
      ...(isHeader ? { tableHeader: true } : {}),
      cantSplit: true,
      children: cells.map((cell, column) => {
        const align = node.align[column];
        return new TableCell({
          margins: { left: 80, right: 80 },
          children: [
            new Paragraph({
              ...(align ? { alignment: ALIGNMENTS[align] } : {}),
              children: inlineRuns(cell, numbering, isHeader ? { bold: true } : {}),
            }),
          ],
        });
      }),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(node.header, true), ...node.rows.map((cells) => row(cells, false))],
  });
}
