import { type ChatFlow, chatTexts, isAnswering, readingTexts } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../../provider.tsx';
import { Announcer } from '../../ui/display/announcer.tsx';
import { useLost } from './use-lost.ts';

/** Announces one sentence per finished answer or failed history, and nothing for stream chunks or other history. */
export function ChatAnnouncer({ flow }: { flow: ChatFlow }) {
  const texts = useTexts('chat', chatTexts);
  const { lost } = useTexts('chat', readingTexts);
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useEffect(
    () =>
      flow.store.subscribe((state, before) => {
        const last = state.messages.at(-1);
        const wasAnswering = isAnswering(before);
        if (!(wasAnswering || last?.retry === 'history') || last?.sender !== 'bot') return;
        if (state.status !== 'idle' || state.messages.length <= before.messages.length) return;
        // The bubble of a failed answer is an alert.
        if (wasAnswering && last.type === 'error') return;
        const answer = last.interrupted ? texts.interrupted : texts.answerReady;
        // The bubble has the sentence of a failed history. A copy of it would be read twice.
        const text = wasAnswering ? answer : texts.historyFailed;
        setSaid(({ turn }) => ({ text, turn: turn + 1 }));
      }),
    [flow, texts],
  );
  const isLost = useLost(flow);
  useEffect(() => {
    if (isLost) setSaid(({ turn }) => ({ text: lost, turn: turn + 1 }));
  }, [isLost, lost]);
  return <Announcer message={said.text} turn={said.turn} />;
}
