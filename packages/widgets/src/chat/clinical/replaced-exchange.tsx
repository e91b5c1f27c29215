import { type ChatMessage, editTexts } from '@vesalio/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../provider.tsx';

/** An edited question's earlier version and its answer, folded but still readable. */
export function ReplacedExchange({ question, children }: { question: ChatMessage; children: ReactNode }) {
  const texts = useTexts('chat', editTexts).edit;
  return (
    <details className="vs-replaced">
      <summary>{texts.replaced(question.text)}</summary>
      {children}
    </details>
  );
}
