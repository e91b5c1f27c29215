import { type ChatMessage, editTexts } from '@vesalio/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../provider.tsx';

/** A question that was edited and its answer: folded, and still readable. */
export function ReplacedExchange({ question, children }: { question: ChatMessage; children: ReactNode }) {
  const texts = useTexts('chat', editTexts).edit;
  return (
    <details className="vs-replaced">
      <summary>{texts.replaced(question.text)}</summary>
      {children}
    </details>
  );
}
