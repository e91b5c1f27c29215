import { type ChatFlow, chatTexts, limits } from '@vesalio/core';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { useLoaded } from '../../lazy.tsx';
import { useApp, useTexts } from '../../provider.tsx';
import { TemporaryMark } from '../records/temporary-switch.tsx';
import { HeaderTools, type HeaderToolsProps } from './header-tools.tsx';

export interface ChatHeaderProps extends HeaderToolsProps {
  flow: ChatFlow;
  headingLevel: number;
  headerStart?: ReactNode;
}

/** The title of the conversation, and the tools for the whole conversation. */
export function ChatHeader(props: ChatHeaderProps) {
  const { flow, headingLevel } = props;
  const title = useConversationTitle(flow);
  // The tools need an answer to work on.
  const hasAnswer = useStore(flow.store, ({ messages }) => messages.some(({ sender }) => sender === 'bot'));
  const isTemporary = useStore(flow.store, (state) => state.isTemporary);
  const Heading = `h${headingLevel}` as 'h1';
  return (
    <header className="vs-chat__head">
      {props.headerStart}
      {isTemporary && <TemporaryMark />}
      <Heading className="vs-chat__title">
        {/* Whole words, because an ellipsis replaces an inline block as a whole. */}
        {title.split(/(?= )/).map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word has no id but its position
          <span key={at}>{word}</span>
        ))}
      </Heading>
      {hasAnswer && <HeaderTools {...props} />}
    </header>
  );
}

/** The title of the list, once the server has given one; else the first words of the question; else the id. */
function useConversationTitle(flow: ChatFlow): string {
  const app = useApp();
  const texts = useTexts('chat', chatTexts);
  const id = useStore(flow.store, (state) => state.conversationId);
  const given = useStore(flow.store, (state) => state.title);
  const { value: list } = useLoaded(app.conversations);
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
