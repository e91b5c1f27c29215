import { type ProvedSentence, proofTexts } from '@vesalio/core';
import { EqualNot } from 'lucide-react';
import { useTexts } from '../../provider.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { useMarksContext } from './marks-context.ts';

/** The button after a sentence that diverges from its source. It opens the comparison of both. */
export function ProofMark({ sentence }: { sentence: ProvedSentence }) {
  const texts = useTexts('chat', proofTexts).proof;
  const { open, toggle } = useMarksContext();
  return (
    <button
      type="button"
      className="vs-proof-mark"
      aria-label={texts.markLabel}
      aria-haspopup="dialog"
      aria-expanded={open?.sentence === sentence}
      // A keyboard press has a click count of 0.
      onClick={({ currentTarget, detail }) =>
        toggle({ sentence, anchor: currentTarget, takesFocus: detail === 0 })
      }
    >
      <Icon as={EqualNot} size={12} />
      {texts.mark}
    </button>
  );
}
