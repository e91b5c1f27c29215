import { chatTexts, type Reference, referenceAge } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';

/** Journal, year and age of a reference on one line, as far as they are known. */
export function ReferenceFacts({ reference }: { reference: Reference }) {
  const texts = useTexts('chat', chatTexts).references;
  const age = referenceAge(reference, new Date());
  const facts = [reference.journal, reference.year, age === undefined ? '' : texts.yearsAgo(age)];
  const shown = facts.filter(Boolean).join(' · ');
  return shown ? <p className="vs-reference__facts">{shown}</p> : null;
}
