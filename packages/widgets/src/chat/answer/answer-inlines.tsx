import type { Inline } from '@vesalio/core';
import { Fragment, type ReactNode } from 'react';
import { Citation } from '../references/citation.tsx';
import { useNumbering } from './answer-context.ts';

/** The runs of a block as elements. */
export function inlines(children: readonly Inline[]): ReactNode {
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
