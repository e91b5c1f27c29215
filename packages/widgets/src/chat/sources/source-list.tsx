import { type ChatMessage, type CitedReference, sourceLanguage, sourceTexts } from '@vesalio/core';
import { useMemo } from 'react';
import { useTexts } from '../../provider.tsx';
import { sourcesOf } from './answer-sources.ts';
import { SourceCard } from './source-card.tsx';

export interface SourceListProps {
  messages: readonly ChatMessage[];
  onJump: (message: ChatMessage, entry: CitedReference, position: number) => void;
}

/** All sources of the conversation, grouped by answer, with their marker numbers. */
export function SourceList({ messages, onJump }: SourceListProps) {
  const { sources: texts, references } = useTexts('chat', sourceTexts);
  const answers = useMemo(() => sourcesOf(messages), [messages]);
  if (answers.length === 0) return <p className="vs-drawer__empty">{references.drawerEmpty}</p>;
  return answers.map(({ message, question, cited, unused, citationsOf }) => (
    <section key={message.id} className="vs-drawer__answer" aria-label={question || undefined}>
      {question && <p className="vs-drawer__question">{question}</p>}
      <ul className="vs-drawer__list">
        {[...cited, ...unused].map((entry) => (
          <li key={`${entry.number}|${entry.id}`}>
            <SourceCard
              entry={entry}
              citations={citationsOf(entry)}
              onJump={(...to) => onJump(message, ...to)}
            >
              {entry.reference?.text && (
                <details className="vs-source__passage">
                  <summary>{texts.passage}</summary>
                  <p lang={sourceLanguage(entry.reference.text)}>{entry.reference.text}</p>
                </details>
              )}
            </SourceCard>
          </li>
        ))}
      </ul>
    </section>
  ));
}
