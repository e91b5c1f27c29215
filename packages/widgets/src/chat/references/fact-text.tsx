import { chatTexts, type Reference, referenceAge } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';

/** Journal, year and age of a reference, if known. Each wraps only if the line is too short for it. */
export function FactText({ reference }: { reference: Reference }) {
  const { yearsAgo } = useTexts('chat', chatTexts).references;
  const age = referenceAge(reference, new Date());
  const date = [reference.year, age === undefined ? '' : yearsAgo(age)].filter(Boolean).join(' · ');
  return (
    <span className="vs-reference__line">
      {reference.journal}
      {reference.journal && date && '\u00a0· '}
      {date && <span className="vs-reference__date">{date}</span>}
    </span>
  );
}
