import { noticeText, type Reference, referenceNoticeTexts, safeHref } from '@vesalio/core';
import { TriangleAlert } from 'lucide';
import { useTexts } from '../../provider.tsx';
import { NewTabLink } from '../../ui/controls/new-tab-link.tsx';
import { Icon } from '../../ui/display/icon.tsx';

/** A publisher's later notice about the paper: icon, text and a link to the notice. */
export function ReferenceNotice({ reference: { notice } }: { reference: Reference }) {
  const texts = useTexts('chat', referenceNoticeTexts).referenceNotices;
  if (!notice) return null;
  const href = safeHref(notice.url);
  return (
    <span className="vs-reference-notice" data-kind={notice.kind}>
      <Icon as={TriangleAlert} size={14} />
      {noticeText(notice, texts)} {href && <NewTabLink href={href}>{texts.details}</NewTabLink>}
    </span>
  );
}
