import { type ChatFlow, chatTexts, isAnswering } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../../provider.tsx';
import { Announcer } from '../../ui/display/announcer.tsx';

const nothing = { text: '', turn: 0 };

/**
 * Announces one sentence for each finished answer or failed history, and nothing for stream chunks or other history.
 */
export function ChatAnnouncer({ flow }: { flow: ChatFlow }) {
  const texts = useTexts('chat', chatTexts);
  const [said, setSaid] = useState(nothing);
  useEffect(
    () =>
      flow.store.subscribe((state, before) => {
        // Somebody who reads through the page must not find the sentence about an earlier answer.
        if (before.status === 'idle' && state.status !== 'idle') setSaid(nothing);
        const last = state.messages.at(-1);
        const wasAnswering = isAnswering(before);
        if (!(wasAnswering || last?.retry === 'history' || last?.retry === 'gone') || last?.sender !== 'bot')
          return;
        if (state.status !== 'idle' || state.messages.length <= before.messages.length) return;
        const isFailed = wasAnswering && last.type === 'error';
        const answer = last.interrupted ? texts.interrupted : texts.answerReady;
        // The bubble already contains the message about a failed history; a copy of it would be read twice.
        const text = wasAnswering ? answer : texts.historyFailed;
        // The bubble of a failed answer announces itself.
        setSaid(({ turn }) => (isFailed ? nothing : { text, turn: turn + 1 }));
      }),
    [flow, texts],
  );
  return <Announcer message={said.text} turn={said.turn} />;
}
