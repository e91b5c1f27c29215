import type { ChatFlow } from '@vesalio/core';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { TemporaryMark } from '../records/temporary-switch.tsx';
import { HeaderTools, type HeaderToolsProps } from './header-tools.tsx';

export interface ChatHeaderProps extends HeaderToolsProps {
  flow: ChatFlow;
  headingLevel: number;
  headerStart?: ReactNode;
}

/** The title of the conversation, and the tools for the whole conversation. */
export function ChatHeader(props: ChatHeaderProps) {
  const { flow, headingLevel, title } = props;
  // The tools are useful only once there is an answer.
  const hasAnswer = useStore(flow.store, ({ messages }) => messages.some(({ sender }) => sender === 'bot'));
  const isTemporary = useStore(flow.store, (state) => state.isTemporary);
  const Heading = `h${headingLevel}` as 'h1';
  return (
    <header className="vs-chat__head">
      {props.headerStart}
      {isTemporary && <TemporaryMark />}
      <Heading className="vs-chat__title" dir="auto">
        {/* Keeps words whole, because an ellipsis replaces an entire inline block. A long word may be cut, but must
            not vanish. */}
        {title.split(/(?= )/).map((word, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a word has no id but its position
          word.length > 10 ? word : <span key={at}>{word}</span>,
        )}
      </Heading>
      {hasAnswer && <HeaderTools {...props} />}
    </header>
  );
}
