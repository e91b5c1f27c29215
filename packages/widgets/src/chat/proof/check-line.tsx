import { proofLoadTexts } from '@vesalio/core';
import { useRef } from 'react';
import { useTexts } from '../../provider.tsx';
import { LiveWords } from '../../ui/display/status.tsx';
import type { AnswerCheck } from './use-answer-check.ts';

export interface CheckLineProps {
  check: AnswerCheck | undefined;
  /** Whether the answer is streaming. A screen reader then announces the line once when it appears. */
  isWriting?: boolean;
}

/** The result of an answer's check on one line; empty until the check is done. */
export function CheckLine({ check, isWriting = false }: CheckLineProps) {
  const texts = useTexts('chat', proofLoadTexts).proofLoad;
  const wasWriting = useRef(isWriting);
  wasWriting.current ||= isWriting;
  const done = check !== 'failed' ? check : undefined;
  const words = check === 'failed' ? texts.failed : done && <done.module.CheckSummary result={done.result} />;
  return (
    <span
      className="vs-check"
      // Not the role 'status', whose words some screen readers skip when they read through the page.
      aria-live={wasWriting.current ? 'polite' : undefined}
    >
      {wasWriting.current ? <LiveWords>{words}</LiveWords> : <span>{words}</span>}
    </span>
  );
}
