import { type ChatFlow, chatAnswerTexts, limits } from '@vesalio/core';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { later } from '../../later.tsx';
import { useApp, useLoaded, useTexts } from '../../provider.tsx';
import type { HeaderToolsProps } from './header-tools.tsx';

const HeaderTools = later(
  () => import('../answer/answer-tools.ts').then((part) => part.HeaderTools),
  undefined,
  () => undefined,
);

export interface ChatHeaderProps extends HeaderToolsProps {
  flow: ChatFlow;
  headingLevel: number;
  headerStart?: ReactNode;
}

/** The conversation's name and what can be done with the whole of it. */
export function ChatHeader(props: ChatHeaderProps) {
  const { flow, headingLevel } = props;
  const title = useConversationTitle(flow);
  // There is nothing to look for, to print or to lay open before.
  const hasAnswer = useStore(flow.store, ({ messages }) => messages.some(({ sender }) => sender === 'bot'));
  const Heading = `h${headingLevel}` as 'h1';
  return (
    <header className="vs-chat__head">
      {props.headerStart}
      <Heading className="vs-chat__title">{title}</Heading>
      {hasAnswer && <HeaderTools {...props} />}
    </header>
  );
}

/** The list's name, once the server has given one; else the question's first words; else the id's. */
function useConversationTitle(flow: ChatFlow): string {
  const app = useApp();
  const texts = useTexts('chat', chatAnswerTexts);
  const id = useStore(flow.store, (state) => state.conversationId);
  const given = useStore(flow.store, (state) => state.title);
  const { part: list } = useLoaded(app.conversations);
  const named = useStore(
    list?.store ?? flow.store,
    (state) => ('items' in state && state.items.find((item) => String(item.id) === String(id))?.title) || '',
  );
  const isUnnamed = id !== null && !given;
  useEffect(() => {
    if (isUnnamed) void list?.load();
  }, [isUnnamed, list]);
  if (named || given) return named || given;
  return id === null
    ? texts.defaultTitle
    : texts.untitledWithId(String(id).slice(0, limits.untitledIdLength));
}
