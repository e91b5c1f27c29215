import type { ChatFlow, ChatMessage } from '@vesalio/core';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { BotMessage } from './bot-message.tsx';
import { type MountedPages, useMountedPages } from './use-mounted-pages.ts';
import { UserMessage } from './user-message.tsx';

/** Messages mounted and unmounted together. Few, so that one page costs less than a frame. */
const PAGE = 4;
/** However strange the order in which a host stored them. */
const MAX_PAGE = 8 * PAGE;

export interface MessageListProps {
  flow: ChatFlow;
  scroller: RefObject<HTMLElement | null>;
  headingLevel: number;
  /** A message to bring into view, mounted or not; another `turn` asks again. */
  target?: { id: string; turn: number } | undefined;
}

/**
 * All messages, of which the last fifty and those around the view are mounted; between them stand spacers of the
 * others' height. Printing mounts all of them.
 */
export function MessageList({ flow, scroller, headingLevel, target }: MessageListProps) {
  const messages = useStore(flow.store, (state) => state.messages);
  const answerId = useStore(flow.store, (state) => state.answerId);
  const pages = useMemo(() => pagesOf(messages), [messages]);
  const estimates = useMemo(() => pages.map(estimate), [pages]);
  // From the next question on it is an earlier one: nothing else changes while the next answer is written.
  const end = messages.at(-1);
  const latest = end?.sender === 'bot' ? end : undefined;
  const targetPage = useMemo(
    () => (target ? pages.findIndex((page) => page.some(({ id }) => id === target.id)) : -1),
    [pages, target],
  );
  const { isMounted, heightOf, measure } = useMountedPages(scroller, estimates, targetPage);

  useLayoutEffect(() => {
    if (!target) return;
    const box = scroller.current?.querySelector(`[data-message="${CSS.escape(target.id)}"]`);
    box?.scrollIntoView({ block: 'center' });
  }, [target, scroller]);

  const shown: ReactNode[] = [];
  let gaps = 0;
  let gap = 0;
  pages.forEach((page, index) => {
    if (!isMounted(index)) {
      gap += heightOf(index);
      return;
    }
    if (gap > 0)
      shown.push(<div key={`gap-${gaps++}`} className="vs-chat__gap" style={{ blockSize: gap }} />);
    gap = 0;
    const isLast = index === pages.length - 1;
    shown.push(
      <Page
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are counted from the first message on
        key={index}
        index={index}
        messages={page}
        answerId={isLast ? answerId : null}
        latest={latest && page.includes(latest) ? latest : undefined}
        flow={flow}
        headingLevel={headingLevel}
        measure={measure}
      />,
    );
  });
  if (gap > 0) shown.push(<div key="end" className="vs-chat__gap" style={{ blockSize: gap }} />);
  return shown;
}

interface PageProps extends Pick<MessageListProps, 'flow' | 'headingLevel'>, Pick<MountedPages, 'measure'> {
  index: number;
  messages: readonly ChatMessage[];
  /** The answer under way, on the last page. */
  answerId: string | null;
  /** The last finished answer, on its page. */
  latest: ChatMessage | undefined;
}

const Page = memo(function Page({ index, messages, answerId, latest, measure, ...rest }: PageProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (element.current ? measure(element.current, index) : undefined), [measure, index]);
  return (
    <div ref={element} className="vs-chat__page">
      {/* One list of both: an answer that has come to its end stays the same element. */}
      {[...messages, ...(answerId ? [answerId] : [])].map((entry) => {
        const [id, message] = typeof entry === 'string' ? [entry, undefined] : [entry.id, entry];
        return message?.sender === 'user' ? (
          <UserMessage key={id} message={message} />
        ) : (
          <BotMessage
            key={id}
            {...rest}
            id={id}
            message={message}
            isLatest={!!message && message === latest}
          />
        );
      })}
    </div>
  );
});

/** A question and its answer stay on one page, so an answer being written never moves to another. */
function pagesOf(messages: readonly ChatMessage[]): ChatMessage[][] {
  const pages: ChatMessage[][] = [];
  let page: ChatMessage[] = [];
  for (const message of messages) {
    if ((page.length >= PAGE && message.sender === 'user') || page.length >= MAX_PAGE) {
      pages.push(page);
      page = [];
    }
    page.push(message);
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

/** Pixels that a page never seen will take, roughly; the scroll position is kept when it turns out otherwise. */
function estimate(page: readonly ChatMessage[]): number {
  return page.reduce((sum, { sender, text, references }) => {
    const lines = Math.ceil(text.length / 68);
    return sum + (sender === 'user' ? 72 + lines * 24 : 130 + lines * 27 + references.length * 32);
  }, 0);
}
