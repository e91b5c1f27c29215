import { type Block, chatAnswerTexts, type Inline, type ListItem } from '@vesalio/core';
import { Check } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../provider.tsx';
import { Icon } from '../ui/icon.tsx';
import { AnswerCode } from './answer-code.tsx';
import { useHeadingLevel, useNumbering } from './answer-context.ts';
import { Citation } from './citation.tsx';

/** One block of an answer as an element. */
export function AnswerBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <AnswerHeading depth={block.depth}>{inlines(block.children)}</AnswerHeading>;
    case 'paragraph':
      return <p>{inlines(block.children)}</p>;
    case 'code':
      return <AnswerCode lang={block.lang} text={block.text} />;
    case 'quote':
      return <blockquote>{blocks(block.children)}</blockquote>;
    case 'list':
      return <AnswerList block={block} />;
    case 'table':
      return <AnswerTable block={block} />;
    case 'rule':
      return <hr />;
  }
}

function AnswerHeading({ depth, children }: { depth: number; children: ReactNode }) {
  const level = useHeadingLevel();
  // Answers begin with ## as often as with #: both are the first level below the conversation's title.
  const Heading = `h${Math.min(6, level + Math.max(1, depth - 1))}` as 'h2';
  return <Heading className={`vs-answer__h${Math.max(1, Math.min(3, depth - 1))}`}>{children}</Heading>;
}

function AnswerList({ block }: { block: Extract<Block, { type: 'list' }> }) {
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
    <AnswerListItem key={index} item={item} isLoose={block.loose} />
  ));
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

function AnswerListItem({ item, isLoose }: { item: ListItem; isLoose: boolean }) {
  const texts = useTexts('chat', chatAnswerTexts).answer;
  const [first, ...rest] = item.children;
  const content =
    !isLoose && first?.type === 'paragraph' ? (
      <>
        {inlines(first.children)}
        {blocks(rest)}
      </>
    ) : (
      blocks(item.children)
    );
  if (item.checked === undefined) return <li>{content}</li>;
  return (
    <li className="vs-answer__task">
      <span
        className="vs-answer__box"
        role="img"
        aria-label={item.checked ? texts.taskDone : texts.taskOpen}
        data-checked={item.checked}
      >
        {item.checked && <Icon as={Check} size={12} />}
      </span>
      <div>{content}</div>
    </li>
  );
}

function AnswerTable({ block }: { block: Extract<Block, { type: 'table' }> }) {
  const label = useTexts('chat', chatAnswerTexts).answer.table;
  const align = (column: number) => {
    const side = block.align[column];
    return side ? { textAlign: side } : undefined;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="vs-answer__table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.header.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
              <th key={column} scope="col" style={align(column)}>
                {inlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
                <td key={column} style={align(column)}>
                  {inlines(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function blocks(children: readonly Block[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
  return children.map((block, index) => <AnswerBlock key={index} block={block} />);
}

function inlines(children: readonly Inline[]): ReactNode {
  return children.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
    <Fragment key={index}>{inline(node, children[index + 1])}</Fragment>
  ));
}

function inline(node: Inline, next: Inline | undefined): ReactNode {
  switch (node.type) {
    case 'text':
      // A marker hangs on the word before it.
      return next?.type === 'citation' ? node.text.trimEnd() : node.text;
    case 'strong':
      return <strong>{inlines(node.children)}</strong>;
    case 'em':
      return <em>{inlines(node.children)}</em>;
    case 'del':
      return <del>{inlines(node.children)}</del>;
    case 'code':
      return <code>{node.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return <AnswerLink node={node} />;
    case 'citation':
      return <Citations ids={node.ids} />;
  }
}

function AnswerLink({ node }: { node: Extract<Inline, { type: 'link' }> }) {
  const [only] = node.children;
  const isPlain = node.children.length === 1 && only?.type === 'text' && only.text.includes(node.host);
  return (
    <a href={node.href} target="_blank" rel="noopener noreferrer">
      {inlines(node.children)}
      {/* A link says where it leads, whatever its words say. */}
      {!isPlain && <span className="vs-answer__host"> ({node.host})</span>}
    </a>
  );
}

function Citations({ ids }: { ids: readonly string[] }) {
  const numbering = useNumbering();
  const entries = new Set(ids.flatMap((id) => numbering.entryOf(id) ?? []));
  return [...entries].map((entry) => <Citation key={entry.id} entry={entry} />);
}
