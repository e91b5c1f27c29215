import type { Reference } from '@vesalio/core';
import { FactText } from './fact-text.tsx';

/** Journal, year and age of a reference on a line of its own; nothing where none is known. */
export function ReferenceFacts({ reference }: { reference: Reference }) {
  if (!reference.journal && !reference.year) return null;
  return (
    <p className="vs-reference__facts">
      <FactText reference={reference} />
    </p>
  );
}
