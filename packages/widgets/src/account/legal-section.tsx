import { accountTexts, type LegalDocument } from '@vesalio/core';
import { useTexts } from '../provider.tsx';
import { useLevelBelow } from '../ui/display/heading.tsx';
import { LegalText } from '../ui/display/legal-text.tsx';
import { AccountRegion, type AccountRegionProps } from './account-region.tsx';

export interface LegalSectionProps extends Pick<AccountRegionProps, 'section' | 'title'> {
  document: LegalDocument;
}

/** A legal text in full, in a scrolling box. It has no section anchors, because the hash selects account sections. */
export function LegalSection({ section, title, document }: LegalSectionProps) {
  const { text } = useTexts('account', accountTexts).legal;
  return (
    <AccountRegion section={section} title={title} below={2}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would group controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div className="vs-account-legal" role="group" aria-label={text(title)} tabIndex={0}>
        <LegalText document={document} headingLevel={useLevelBelow(3)} anchors={false} />
      </div>
    </AccountRegion>
  );
}
