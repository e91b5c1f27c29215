import { proofLoadTexts } from '@vesalio/core';
import { useRef } from 'react';
import { useTexts } from '../../provider.tsx';
import type { AnswerCheck } from './use-answer-check.ts';

export interface CheckLineProps {
  check: AnswerCheck | undefined;
  /** The answer is still being written: its line is read out once when it comes. */
  isWriting?: boolean;
}

/** What the check of an answer found, on one line; empty until it is done. */
export function CheckLine({ check, isWriting = false }: CheckLineProps) {
  const texts = useTexts('chat', proofLoadTexts).proofLoad;
  const wasWriting = useRef(isWriting);
  wasWriting.current ||= isWriting;
  const done = check !== 'failed' ? check : undefined;
  return (
    <span
      className="vs-check"
      data-verdict={done && done.result.summary.diverge > 0 ? 'diverge' : undefined}
      aria-live={wasWriting.current ? 'polite' : 'off'}
    >
      {check === 'failed' && texts.failed}
      {done && <done.module.CheckSummary result={done.result} />}
    </span>
  );
}
