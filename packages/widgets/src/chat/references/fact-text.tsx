import { chatTexts, type Reference, referenceAge } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';

/** Journal, year and age of a reference, where known. The journal breaks only if a line is too short for it. */
export function FactText({ reference }: { reference: Reference }) {
  const { yearsAgo } = useTexts('chat', chatTexts).references;
  const age = referenceAge(reference, new Date());
  const date = [reference.year, age === undefined ? '' : yearsAgo(age)].filter(Boolean).join(' · ');
  return (
    <>
      {reference.journal && (
        // The dot stays on the line of the word before it.
        <span className="vs-reference__journal">
          {reference.journal}
          {date && '\u00a0·'}
        </span>
      )}
      {reference.journal && date && ' '}
      {date && <span className="vs-reference__date">{date}</span>}
    </>
  );
}
