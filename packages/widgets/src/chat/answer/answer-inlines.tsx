import type { Inline } from '@vesalio/core';
import { Fragment, type ReactNode } from 'react';
import { type RunMarks, useMarks } from '../proof/marks-context.ts';
import { Citation } from '../references/citation.tsx';
import { useNumbering } from './answer-context.ts';

/** The runs of a block as elements, with the marks of sentences that diverge from their sources. */
export function Runs({ of: children }: { of: readonly Inline[] }) {
  return inlines(children, useMarks(children));
}

function inlines(children: readonly Inline[], marks: RunMarks | undefined): ReactNode {
  return children.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
    <Fragment key={index}>{markedRun(node, children[index + 1], marks)}</Fragment>
  ));
}

function markedRun(node: Inline, next: Inline | undefined, marks: RunMarks | undefined): ReactNode {
  const own = marks?.get(node) ?? [];
  if (own.length === 0 || node.type !== 'text')
    return (
      <>
        {inline(node, next, marks)}
        {own.map(({ mark }) => mark)}
      </>
    );
  const text = shownText(node.text, next);
  return (
    <>
      {own.map(({ at, mark }, index) => (
        <Fragment key={at}>
          {text.slice(own[index - 1]?.at ?? 0, at)}
          {mark}
        </Fragment>
      ))}
      {text.slice(own.at(-1)?.at)}
    </>
  );
}

/** A marker hangs on the word before it. */
const shownText = (text: string, next: Inline | undefined): string =>
  next?.type === 'citation' ? text.trimEnd() : text;

function inline(node: Inline, next: Inline | undefined, marks: RunMarks | undefined): ReactNode {
  switch (node.type) {
    case 'text':
      return shownText(node.text, next);
    case 'strong':
      return <strong>{inlines(node.children, marks)}</strong>;
    case 'em':
      return <em>{inlines(node.children, marks)}</em>;
    case 'del':
      return <del>{inlines(node.children, marks)}</del>;
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
      {inlines(node.children, undefined)}
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
