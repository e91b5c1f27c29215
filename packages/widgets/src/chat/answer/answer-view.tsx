import {
  createMarkdownStream,
  type MarkdownProgress,
  type MarkdownStream,
  numberReferences,
  type Reference,
} from '@vesalio/core';
import { memo, useEffect, useMemo, useRef } from 'react';
import { CheckLine } from '../proof/check-line.tsx';
import { MarksProvider } from '../proof/marks-provider.tsx';
import { type AnswerCheck, useAnswerCheck } from '../proof/use-answer-check.ts';
import { CitationProvider, useHasCitations } from '../references/citation.tsx';
import { AnswerBlock } from './answer-blocks.tsx';
import { HeadingContext, NumberingContext, WritingContext } from './answer-context.ts';
import { type ParsedAnswer, parseAnswer } from './answer-parse.ts';

export interface AnswerViewProps {
  /** The answer's Markdown, with its reference markers. */
  text: string;
  references: readonly Reference[];
  /** Whether the answer is still streaming. Only new text is then parsed, and finished blocks do not render again. */
  isWriting?: boolean;
  /** Whether the answer was cut off. An unclosed Markdown mark is then hidden. */
  isInterrupted?: boolean;
  /** Shows how many sentences agree with their sources, below the answer. */
  showsCheck?: boolean;
  /** Called when the check of the finished answer is done, and with `undefined` when its result is no longer valid. */
  onCheck?: (check: AnswerCheck | undefined) => void;
  /** Level of the heading above the answer; its own headings begin one below. 1 by default. */
  headingLevel?: number;
}

/**
 * Renders an answer: headings, lists, tables, code, quotes, links and citation buttons with their popup. HTML in the
 * answer is never rendered as HTML, and its addresses are never fetched. Needs only a `VesalioProvider`.
 */
export function AnswerView(props: AnswerViewProps) {
  const hasCitations = useHasCitations();
  const view = <Answer {...props} />;
  return hasCitations ? view : <CitationProvider>{view}</CitationProvider>;
}

function Answer(props: AnswerViewProps) {
  const { text, references, isWriting = false, isInterrupted = false } = props;
  const { headingLevel = 1, showsCheck, onCheck } = props;
  const { blocks, cited } = useBlocks(text, isWriting, isInterrupted);
  const citedKey = cited.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids give the same numbering
  const numbering = useMemo(() => numberReferences(cited, references), [citedKey, references]);
  const check = useAnswerCheck(blocks, references, !isWriting, isInterrupted);
  useEffect(() => onCheck?.(check), [check, onCheck]);
  return (
    <HeadingContext.Provider value={headingLevel}>
      <NumberingContext.Provider value={numbering}>
        <WritingContext.Provider value={isWriting}>
          <MarksProvider check={check} references={references}>
            <div className="vs-answer" aria-busy={isWriting || undefined}>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
                <MemoBlock key={index} block={block} />
              ))}
            </div>
            {showsCheck && (
              <p className="vs-answer-check">
                <CheckLine check={check} isWriting={isWriting} />
              </p>
            )}
          </MarksProvider>
        </WritingContext.Provider>
      </NumberingContext.Provider>
    </HeadingContext.Provider>
  );
}

const MemoBlock = memo(AnswerBlock);

/** Parses the answer. A streaming answer is parsed piece by piece and keeps its blocks when it ends. */
function useBlocks(text: string, isWriting: boolean, isInterrupted: boolean): ParsedAnswer {
  const stream = useRef<{ reader: MarkdownStream; result: ParsedAnswer }>(undefined);
  return useMemo(() => {
    const writing = stream.current;
    if (isInterrupted) return answerOf(createMarkdownStream({ isWriting: true }).append(text));
    if (!isWriting) {
      return writing?.reader.text() === text ? answerOf(writing.reader.end()) : parseAnswer(text);
    }
    const current =
      writing && text.startsWith(writing.reader.text())
        ? writing
        : { reader: createMarkdownStream({ isWriting: true }), result: { blocks: [], cited: [] } };
    const added = text.slice(current.reader.text().length);
    if (added) current.result = answerOf(current.reader.append(added));
    stream.current = current;
    return current.result;
  }, [text, isWriting, isInterrupted]);
}

const answerOf = ({ stable, tail, cited }: MarkdownProgress): ParsedAnswer => ({
  blocks: [...stable, ...tail],
  cited,
});
