import { formatDate } from '../../dates.ts';
import { referenceNoticeTexts } from '../../texts/answer/reference-notices.ts';
import type { TextShape } from '../../texts/overrides.ts';
import type { ReferenceNotice } from '../chat.schema.ts';
import { safeHref } from '../markdown/safe-href.ts';

type ReferenceNoticeWords = TextShape<typeof referenceNoticeTexts>['referenceNotices'];

/** The notice as a sentence, such as 'Artigo retratado em 12/03/2024'. */
export function noticeText(
  { kind, date }: ReferenceNotice,
  words: ReferenceNoticeWords = referenceNoticeTexts.referenceNotices,
): string {
  const day = formatDate(date);
  return day ? words.on(words[kind], day) : words[kind];
}

/** The notice at the end of a line of a bibliography; empty if there is none. */
export function noticeMark(notice: ReferenceNotice | undefined): string {
  if (!notice) return '';
  const href = safeHref(notice.url);
  return `[${noticeText(notice).toUpperCase()}${href ? `: ${href}` : ''}]`;
}
