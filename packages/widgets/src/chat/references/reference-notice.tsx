import { noticeText, type Reference, readingTexts, referenceNoticeTexts, safeHref } from '@vesalio/core';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../provider.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';

/** A publisher's later notice about the paper: icon, text and a link to the notice. */
export function ReferenceNotice({ reference: { notice } }: { reference: Reference }) {
  const texts = useTexts('chat', referenceNoticeTexts).referenceNotices;
  const { newTab } = useTexts('chat', readingTexts);
  if (!notice) return null;
  const href = safeHref(notice.url);
  return (
    <span className="vs-reference-notice" data-kind={notice.kind}>
      <Icon as={TriangleAlert} size={14} />
      {noticeText(notice, texts)}
      {href && (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {texts.details}
          <VisuallyHidden> {newTab}</VisuallyHidden>
        </a>
      )}
    </span>
  );
}
