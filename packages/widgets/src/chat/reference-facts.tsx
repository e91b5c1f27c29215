import { chatAnswerTexts, type Reference, referenceAge, referenceTypeLabel } from '@vesalio/core';
import { useTexts } from '../provider.tsx';

/** Journal, year and age of a reference on one line, as far as they are known. */
export function ReferenceFacts({ reference }: { reference: Reference }) {
  const texts = useTexts('chat', chatAnswerTexts).references;
  const age = referenceAge(reference, new Date());
  const facts = [reference.journal, reference.year, age === undefined ? '' : texts.yearsAgo(age)];
  const shown = facts.filter(Boolean).join(' · ');
  return shown ? <p className="vs-reference__facts">{shown}</p> : null;
}

/** Where a reference comes from: 'Base interna', 'Web', or the service's own word. */
export function ReferenceType({ reference }: { reference: Reference }) {
  const texts = useTexts('chat', chatAnswerTexts).references;
  const label = referenceTypeLabel(reference, { internal: texts.internal, web: texts.web, other: '' });
  return label ? <span className="vs-reference__type">{label}</span> : null;
}
