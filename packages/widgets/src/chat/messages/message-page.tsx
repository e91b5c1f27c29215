import { type ChatFlow, type ChatMessage, readingTexts } from '@vesalio/core';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../provider.tsx';
import { ReplacedExchange } from '../clinical/replaced-exchange.tsx';
import { BotMessage } from './bot-message.tsx';
import type { MountedPages } from './use-mounted-pages.ts';
import { UserMessage } from './user-message.tsx';

interface MessagePageProps extends Pick<MountedPages, 'measure'> {
  flow: ChatFlow;
  /** Level of the conversation's heading. */
  headingLevel: number;
  /** The key of the page. */
  name: string;
  messages: readonly ChatMessage[];
  /** Number of questions before this page. */
  asked: number;
  /** The answer in progress, on the last page. */
  answerId: string | null;
  /** The last finished answer, on its page. */
  latest: ChatMessage | undefined;
  lastQuestion: ChatMessage | undefined;
  /** The ids of replaced questions as one string, so that an unchanged page does not render again. */
  replaced: string;
}

/** Messages that mount and unmount together. */
export const MessagePage = memo(function MessagePage(props: MessagePageProps) {
  const { name, messages, answerId, latest, lastQuestion, replaced, asked, measure, ...rest } = props;
  const texts = useTexts('chat', readingTexts);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (element.current ? measure(element.current, name) : undefined), [measure, name]);
  const draw = (at: number) => {
    const message = messages[at];
    const id = message?.id ?? answerId ?? '';
    const isQuestion = message?.sender === 'user';
    const label = (isQuestion ? texts.questionName : texts.answerName)(
      asked + questionsIn(messages.slice(0, at + 1)),
    );
    return isQuestion ? (
      <UserMessage
        key={id}
        message={message}
        label={label}
        headingLevel={rest.headingLevel}
        isLast={message === lastQuestion && !answerId}
      />
    ) : (
      <BotMessage
        key={id}
        {...rest}
        id={id}
        message={message}
        label={label}
        isLatest={!!message && message === latest}
      />
    );
  };
  const folded = new Set(replaced.split(' '));
  // Finished and live answers share one list, so an answer keeps its element when it ends.
  const shown: ReactNode[] = [];
  messages.forEach((message, at) => {
    const before = messages[at - 1];
    if (message.sender === 'bot' && before && folded.has(before.id)) return;
    if (!folded.has(message.id)) {
      shown.push(draw(at));
      return;
    }
    shown.push(
      <ReplacedExchange key={message.id} question={message}>
        {draw(at)}
        {messages[at + 1]?.sender === 'bot' && draw(at + 1)}
      </ReplacedExchange>,
    );
  });
  if (answerId) shown.push(draw(messages.length));
  return (
    <div ref={element} className="vs-chat__page">
      {shown}
    </div>
  );
});

/** The number of questions. */
export const questionsIn = (messages: readonly ChatMessage[]): number =>
  messages.filter(({ sender }) => sender === 'user').length;
