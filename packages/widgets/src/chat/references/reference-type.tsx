import { chatTexts, type Reference, referenceTypeLabel } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';

/** The origin of a reference: 'Base interna', 'Web', or the service's own term. */
export function ReferenceType({ reference }: { reference: Reference }) {
  const texts = useTexts('chat', chatTexts).references;
  const label = referenceTypeLabel(reference, { internal: texts.internal, web: texts.web, other: '' });
  return label ? <span className="vs-reference__type">{label}</span> : null;
}
