import { type ProvedSentence, proofTexts } from '@vesalio/core';
import { TriangleAlert } from 'lucide';
import { useTexts } from '../../provider.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { useMarksContext } from './marks-context.ts';

export interface ProofMarkProps {
  sentence: ProvedSentence;
  /** `diverge`: the sentence and its source differ. `retracted`: the source is a retracted paper. */
  kind: 'diverge' | 'retracted';
}

/** The button after a sentence that opens its comparison with its source. */
export function ProofMark({ sentence, kind }: ProofMarkProps) {
  const texts = useTexts('chat', proofTexts).proof;
  const { open, toggle } = useMarksContext();
  const isRetracted = kind === 'retracted';
  return (
    <span className="vs-proof-mark" data-kind={kind}>
      {/* Keeps the mark on the line of its sentence. */}
      {'\u2060'}
      <button
        type="button"
        aria-label={isRetracted ? texts.retractedLabel : texts.markLabel}
        aria-haspopup="dialog"
        aria-expanded={open?.sentence === sentence}
        // A keyboard press has a click count of 0.
        onClick={({ currentTarget, detail }) =>
          toggle({ sentence, anchor: currentTarget, takesFocus: detail === 0 })
        }
      >
        {isRetracted && <Icon as={TriangleAlert} size={12} />}
        {isRetracted ? texts.retractedMark : texts.mark}
      </button>
    </span>
  );
}
