import type { LegalDocument } from '@vesalio/core';
import { useLevelBelow } from '../ui/display/heading.tsx';
import { LegalText } from '../ui/display/legal-text.tsx';
import { AccountRegion, type AccountRegionProps } from './account-region.tsx';

export interface LegalSectionProps extends Pick<AccountRegionProps, 'section' | 'title'> {
  document: LegalDocument;
}

/** A legal text within the account. Its sections have no anchors: the hash chooses the account's own. */
export function LegalSection({ section, title, document }: LegalSectionProps) {
  return (
    <AccountRegion section={section} title={title} below={2}>
      <LegalText document={document} headingLevel={useLevelBelow(3)} anchors={false} />
    </AccountRegion>
  );
}
