import type { Reference } from '@vesalio/core';
import { FactText } from './fact-text.tsx';
import { ReferenceNotice } from './reference-notice.tsx';

/**
 * The notice about a reference, then journal, year and age on a separate line. Renders nothing if none of them is
 * known.
 */
export function ReferenceFacts({ reference }: { reference: Reference }) {
  return (
    <>
      <ReferenceNotice reference={reference} />
      {(reference.journal || reference.year) && (
        <p className="vs-reference__facts">
          <FactText reference={reference} />
        </p>
      )}
    </>
  );
}
