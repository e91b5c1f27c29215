import { type ChatFlow, followUpTexts } from '@vesalio/core';
import { CornerDownRight } from 'lucide';
import type { RefObject } from 'react';
import { useTexts } from '../../provider.tsx';
import { Icon } from '../../ui/display/icon.tsx';

export interface FollowUpsProps {
  flow: ChatFlow;
  questions: readonly string[];
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The follow-up questions of an answer. A press puts one into the input, where the user can still change it. */
export function FollowUps({ flow, questions, inputRef }: FollowUpsProps) {
  const texts = useTexts('chat', followUpTexts).followUps;
  const pick = (question: string) => {
    flow.appendDraft(question);
    const input = inputRef.current;
    input?.focus();
  };
  return (
    <div className="vs-follow-ups vs-no-print">
      <p className="vs-follow-ups__title" aria-hidden="true">
        {texts.title}
      </p>
      <ul className="vs-follow-ups__list" aria-label={texts.title}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className="vs-follow-ups__question" onClick={() => pick(question)}>
              <Icon as={CornerDownRight} size={16} />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
