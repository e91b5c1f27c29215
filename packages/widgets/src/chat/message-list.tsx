import type { ChatFlow, ChatMessage } from '@vesalio/core';
import { type RefObject, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { BotMessage } from './bot-message.tsx';
import { useMountedPages } from './use-mounted-pages.ts';
import { UserMessage } from './user-message.tsx';

/** Messages mounted and unmounted together. Few, so that one page costs less than a frame. */
const PAGE = 8;
/** However strange the order in which a host stored them. */
const MAX_PAGE = 4 * PAGE;

export interface MessageListProps {
  flow: ChatFlow;
  scroller: RefObject<HTMLElement | null>;
  headingLevel: number;
  /** A message to bring into view, mounted or not; another `turn` asks again. */
  target?: { id: string; turn: number } | undefined;
}

/**
 * All messages, of which the last fifty and those around the view are mounted; the others are spacers of their
 * height. Printing mounts all of them.
 */
export function MessageList({ flow, scroller, headingLevel, target }: MessageListProps) {
  const messages = useStore(flow.store, (state) => state.messages);
  const answerId = useStore(flow.store, (state) => state.answerId);
  const pages = pagesOf(messages);
  const targetPage = target ? pages.findIndex((page) => page.some(({ id }) => id === target.id)) : -1;
  const { isMounted, refOf, heightOf } = useMountedPages(scroller, pages.length, targetPage);

  useLayoutEffect(() => {
    if (!target) return;
    const box = scroller.current?.querySelector(`[data-message="${CSS.escape(target.id)}"]`);
    box?.scrollIntoView({ block: 'center' });
  }, [target, scroller]);

  const last = pages.length - 1;
  return (
    <>
      {pages.map((page, index) => {
        const isLast = index === last;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are counted from the first message on
            key={index}
            ref={refOf(index)}
            className="vs-chat__page"
            style={isMounted(index) ? undefined : { blockSize: `${heightOf(index) ?? estimate(page)}px` }}
          >
            {isMounted(index) &&
              // One list of both: an answer that has come to its end stays the same element.
              [...page, ...(isLast && answerId ? [answerId] : [])].map((entry) =>
                bubble(entry, flow, headingLevel),
              )}
          </div>
        );
      })}
    </>
  );
}

/** A message, or by its id the answer under way. */
function bubble(entry: ChatMessage | string, flow: ChatFlow, headingLevel: number) {
  const [id, message] = typeof entry === 'string' ? [entry, undefined] : [entry.id, entry];
  return message?.sender === 'user' ? (
    <UserMessage key={id} message={message} />
  ) : (
    <BotMessage key={id} flow={flow} id={id} message={message} headingLevel={headingLevel} />
  );
}

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
