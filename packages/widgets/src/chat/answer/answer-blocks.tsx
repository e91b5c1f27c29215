import { type Block, chatTexts, type ListItem } from '@vesalio/core';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../../provider.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { AnswerCode } from './answer-code.tsx';
import { useHeadingLevel } from './answer-context.ts';
import { Runs } from './answer-inlines.tsx';
import { AnswerTable } from './answer-table.tsx';

/** Renders one block of an answer. */
export function AnswerBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return (
        <AnswerHeading depth={block.depth}>
          <Runs of={block.children} />
        </AnswerHeading>
      );
    case 'paragraph':
      return (
        <p>
          <Runs of={block.children} />
        </p>
      );
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
  // Answers begin with ## as often as with #, so both become the first level below the heading of their turn.
  const Heading = `h${Math.min(6, level + Math.max(1, depth - 1))}` as 'h2';
  return <Heading className={`vs-answer__h${Math.max(1, Math.min(3, depth - 1))}`}>{children}</Heading>;
}

function AnswerList({ block }: { block: Extract<Block, { type: 'list' }> }) {
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no id but their position
    <AnswerListItem key={index} item={item} isLoose={block.loose} />
  ));
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

function AnswerListItem({ item, isLoose }: { item: ListItem; isLoose: boolean }) {
  const texts = useTexts('chat', chatTexts).answer;
  const [first, ...rest] = item.children;
  const content =
    !isLoose && first?.type === 'paragraph' ? (
      <>
        <Runs of={first.children} />
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

function blocks(children: readonly Block[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id but their position
  return children.map((block, index) => <AnswerBlock key={index} block={block} />);
}
