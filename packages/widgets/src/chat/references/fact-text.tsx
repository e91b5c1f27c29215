import { chatTexts, type Reference, referenceAge } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';

/** Journal, year and age of a reference, where known. Year and age stay on one line. */
export function FactText({ reference }: { reference: Reference }) {
  const { yearsAgo } = useTexts('chat', chatTexts).references;
  const age = referenceAge(reference, new Date());
  const date = [reference.year, age === undefined ? '' : yearsAgo(age)].filter(Boolean).join(' · ');
  return (
    <>
      {reference.journal}
      {/* A no-break space keeps the dot on the line of the word before it. */}
      {reference.journal && date && '\u00a0· '}
      {date && <span className="vs-reference__date">{date}</span>}
    </>
  );
}
