import type { Block, BlocksCheck, Inline, Reference } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { useLazy } from '../../lazy.tsx';
import { type ProofModule, proof } from './lazy-proof.ts';
import type { RunMarks } from './marks-context.ts';

/** The result of an answer's check, and the module that renders it. */
interface CheckedAnswer {
  readonly module: ProofModule;
  readonly result: BlocksCheck;
  readonly marks: ReadonlyMap<readonly Inline[], RunMarks>;
}

/** `failed`: the check could not be loaded. */
export type AnswerCheck = CheckedAnswer | 'failed';

/**
 * Checks a finished answer, or what arrived of an interrupted one, against its references in idle time, using a lazy
 * module. Undefined until it is done.
 */
export function useAnswerCheck(
  blocks: readonly Block[],
  references: readonly Reference[],
  isFinished: boolean,
  isInterrupted: boolean,
): AnswerCheck | undefined {
  const isWanted = isFinished && references.length > 0;
  const { module, hasFailed } = useLazy(proof, isWanted);
  const isMissing = isWanted && !module && hasFailed;
  useEffect(() => {
    if (!isMissing) return;
    addEventListener('online', proof.prefetch);
    return () => removeEventListener('online', proof.prefetch);
  }, [isMissing]);
  const [done, setDone] = useState<{ of: readonly Block[]; check: CheckedAnswer }>();
  useEffect(() => {
    if (!module || !isWanted) return;
    return module.checkWhenIdle(blocks, references, (whole) => {
      const result = isInterrupted ? module.withoutCut(whole, blocks) : whole;
      setDone({ of: blocks, check: { module, result, marks: module.placeMarks(result) } });
    });
  }, [module, isWanted, isInterrupted, blocks, references]);
  if (!isWanted) return undefined;
  if (isMissing) return 'failed';
  return done?.of === blocks ? done.check : undefined;
}
