import { type Block, type BlocksCheck, type ProofReference, startCheck } from '@vesalio/core';
import { whenIdle } from '../../scheduling.ts';

/** Longest duration of one task, in milliseconds. */
const SLICE_MS = 8;

const IDLE = { timeout: 2_000, delay: 50 };

/** Checks a finished answer while the page is idle, in short tasks. Returns the cancel function. */
export function checkWhenIdle(
  blocks: readonly Block[],
  references: readonly ProofReference[],
  onDone: (check: BlocksCheck) => void,
): () => void {
  const next = startCheck(blocks, references);
  const work = () => {
    const start = performance.now();
    let result = next();
    while (!result && performance.now() - start < SLICE_MS) result = next();
    if (result) onDone(result);
    else cancel = whenIdle(work, IDLE);
  };
  let cancel = whenIdle(work, IDLE);
  return () => cancel();
}
