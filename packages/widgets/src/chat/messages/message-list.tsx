import { type ChatFlow, type ChatMessage, replacedQuestions } from '@vesalio/core';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { MessagePage, questionsIn } from './message-page.tsx';
import { messageSelector } from './message-selector.ts';
import { OlderMessages } from './older-messages.tsx';
import { useMountedPages } from './use-mounted-pages.ts';

/** Number of messages that mount and unmount together. Small, so that one page renders within a frame. */
const PAGE = 4;
/** Upper limit of a page, even if the stored messages are in an unusual order. */
const MAX_PAGE = 8 * PAGE;

export interface MessageListProps {
  flow: ChatFlow;
  scroller: RefObject<HTMLElement | null>;
  headingLevel: number;
  /** A message to bring into view, mounted or not. A new `turn` requests it again. */
  target?: { id: string; turn: number } | undefined;
}

/**
 * All messages. Only the last twenty and those near the view are mounted; spacers replace the others. Printing mounts
 * all of them.
 */
export function MessageList({ flow, scroller, headingLevel, target }: MessageListProps) {
  const messages = useStore(flow.store, (state) => state.messages);
  const answerId = useStore(flow.store, (state) => state.answerId);
  const pages = usePages(messages);
  const keys = useMemo(() => pages.map(keyOf), [pages]);
  const estimates = useMemo(() => pages.map(estimate), [pages]);
  // After the next question it is no longer the latest, so nothing else changes while the next answer streams.
  const end = messages.at(-1);
  const latest = end?.sender === 'bot' ? end : undefined;
  const lastQuestion = messages.findLast(({ sender }) => sender === 'user');
  const replaced = useMemo(() => replacedQuestions(messages), [messages]);
  const targetPage = useMemo(
    () => (target ? pages.findIndex((page) => page.some(({ id }) => id === target.id)) : -1),
    [pages, target],
  );
  const { isMounted, heightOf, measure } = useMountedPages(scroller, keys, estimates, targetPage);

  useEffect(() => {
    const show = () => flushSync(() => flow.showArrived());
    addEventListener('beforeprint', show);
    return () => removeEventListener('beforeprint', show);
  }, [flow]);

  useLayoutEffect(() => {
    if (!target) return;
    const box = scroller.current?.querySelector(messageSelector(target.id));
    // A replaced exchange may be folded.
    box?.closest('details')?.setAttribute('open', '');
    box?.scrollIntoView({ block: 'center' });
  }, [target, scroller]);

  const shown: ReactNode[] = [];
  let gaps = 0;
  let gap = 0;
  let asked = 0;
  pages.forEach((page, index) => {
    const first = asked;
    asked += questionsIn(page);
    if (!isMounted(index)) {
      gap += heightOf(index);
      return;
    }
    if (gap > 0)
      shown.push(<div key={`gap-${gaps++}`} className="vs-chat__gap" style={{ blockSize: gap }} />);
    gap = 0;
    const isLast = index === pages.length - 1;
    shown.push(
      <MessagePage
        key={keyOf(page)}
        name={keyOf(page)}
        messages={page}
        asked={first}
        answerId={isLast ? answerId : null}
        latest={latest && page.includes(latest) ? latest : undefined}
        lastQuestion={lastQuestion && page.includes(lastQuestion) ? lastQuestion : undefined}
        replaced={page.flatMap(({ id }) => (replaced.has(id) ? id : [])).join(' ')}
        flow={flow}
        headingLevel={headingLevel}
        measure={measure}
      />,
    );
  });
  if (gap > 0) shown.push(<div key="end" className="vs-chat__gap" style={{ blockSize: gap }} />);
  return (
    <>
      <OlderMessages flow={flow} scroller={scroller} />
      {shown}
    </>
  );
}

/** The key of a page is the id of its first message. */
const keyOf = ([first]: readonly ChatMessage[]): string => first?.id ?? '';

/**
 * Groups the messages into pages. A page ends where earlier messages were added, so that existing pages do not change.
 */
function usePages(messages: readonly ChatMessage[]): ChatMessage[][] {
  const joints = useRef(new Set<string>());
  const first = useRef<string>(undefined);
  return useMemo(() => {
    const id = messages[0]?.id;
    const before = first.current;
    first.current = id;
    if (before !== undefined && before !== id) joints.current.add(before);
    return pagesOf(messages, joints.current);
  }, [messages]);
}

/** Keeps a question and its answer on one page, so that a streaming answer never moves to another page. */
function pagesOf(messages: readonly ChatMessage[], joints: ReadonlySet<string>): ChatMessage[][] {
  const pages: ChatMessage[][] = [];
  let page: ChatMessage[] = [];
  for (const message of messages) {
    const isFull = (page.length >= PAGE && message.sender === 'user') || page.length >= MAX_PAGE;
    if (page.length > 0 && (isFull || joints.has(message.id))) {
      pages.push(page);
      page = [];
    }
    page.push(message);
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

/** Estimated height, in pixels, of an unmeasured page. If the real height differs, the scroll position is kept. */
function estimate(page: readonly ChatMessage[]): number {
  return page.reduce((sum, { sender, text, references }) => {
    const lines = Math.ceil(text.length / 68);
    return sum + (sender === 'user' ? 72 + lines * 24 : 130 + lines * 27 + references.length * 32);
  }, 0);
}
