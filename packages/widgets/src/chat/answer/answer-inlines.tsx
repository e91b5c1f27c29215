import type { Inline } from '@vesalio/core';
import { Fragment, type ReactNode } from 'react';
import { useLazy } from '../../lazy.tsx';
import { NewTabLink } from '../../ui/controls/new-tab-link.tsx';
import { extras } from '../lazy-extras.ts';
import { type RunMarks, useMarks } from '../proof/marks-context.ts';
import { Citation } from '../references/citation.tsx';
import { useNumbering } from './answer-context.ts';
import { bindCitations } from './bind-citations.ts';

/** The runs of a block, with the marks of sentences that diverge from their sources. */
export function Runs({ of: children }: { of: readonly Inline[] }) {
  return inlines(children, useMarks(children));
}

function inlines(children: readonly Inline[], marks: RunMarks | undefined): ReactNode {
  const isMarked = (run: Inline): boolean =>
    marks !== undefined && (marks.has(run) || ('children' in run && run.children.some(isMarked)));
  return bindCitations(children, isMarked).map((piece, index, pieces) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id but their position
    <Fragment key={index}>
      {piece.type === 'bound' ? (
        <span className="vs-answer__bound">
          {piece.word && inline(piece.word, undefined)}
          {piece.citations.map((run, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id but their position
            <Fragment key={place}>{markedRun(run, marks)}</Fragment>
          ))}
          {piece.punctuation}
        </span>
      ) : (
        // A marker follows its word without a space.
        markedRun(piece, marks, pieces[index + 1]?.type === 'bound')
      )}
    </Fragment>
  ));
}

function markedRun(node: Inline, marks: RunMarks | undefined, isTrimmed = false): ReactNode {
  const own = marks?.get(node) ?? [];
  if (own.length === 0 || node.type !== 'text')
    return (
      <>
        {inline(node, marks)}
        {own.map(({ mark }) => mark)}
      </>
    );
  const text = isTrimmed ? node.text.trimEnd() : node.text;
  return (
    <>
      {own.map(({ at, mark }, index) => (
        <Fragment key={at}>
          {wholeIntervals(text.slice(own[index - 1]?.at ?? 0, at))}
          {mark}
        </Fragment>
      ))}
      {wholeIntervals(text.slice(own.at(-1)?.at))}
    </>
  );
}

const INTERVAL = /([\d.,%]{1,9}–-?[\d.,%]+)/;

/** Prevents a line break inside '0,61–0,93'. Uses an element, because a joining character would be copied along. */
function wholeIntervals(text: string): ReactNode {
  return text.split(INTERVAL).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id but their position
      <span key={index} className="vs-answer__bound">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function inline(node: Inline, marks: RunMarks | undefined): ReactNode {
  switch (node.type) {
    case 'text':
      return wholeIntervals(node.text);
    case 'strong':
      return <strong>{inlines(node.children, marks)}</strong>;
    case 'em':
      return <em>{inlines(node.children, marks)}</em>;
    case 'del':
      return <del>{inlines(node.children, marks)}</del>;
    case 'sub':
      return <sub>{inlines(node.children, marks)}</sub>;
    case 'sup':
      return <sup>{inlines(node.children, marks)}</sup>;
    case 'code':
      return <code>{node.text}</code>;
    case 'formula':
      return <AnswerFormula source={node.source} />;
    case 'break':
      return <br />;
    case 'link':
      return <AnswerLink node={node} />;
    case 'citation':
      return <Citations ids={node.ids} />;
  }
}

/** Shows the formula's LaTeX only until its module is loaded, or if loading fails. */
function AnswerFormula({ source }: { source: string }) {
  const { module } = useLazy(extras);
  return module ? (
    <module.FormulaView source={source} />
  ) : (
    <span className="vs-answer__source">{source}</span>
  );
}

function AnswerLink({ node }: { node: Extract<Inline, { type: 'link' }> }) {
  const [only] = node.children;
  const isPlain = node.children.length === 1 && only?.type === 'text' && only.text.includes(node.host);
  return (
    <NewTabLink href={node.href}>
      {inlines(node.children, undefined)}
      {/* A link shows its host, because its text may say something else. */}
      {!isPlain && <span className="vs-answer__host"> ({node.host})</span>}
    </NewTabLink>
  );
}

function Citations({ ids }: { ids: readonly string[] }) {
  const numbering = useNumbering();
  const entries = new Set(ids.flatMap((id) => numbering.entryOf(id) ?? []));
  return [...entries].map((entry) => <Citation key={entry.id} entry={entry} />);
}
