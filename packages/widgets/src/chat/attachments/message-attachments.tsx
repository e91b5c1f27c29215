import { type Attachment, attachmentTexts, formatFileSize } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';
import { AttachmentThumb } from './attach-thumb.tsx';

export interface MessageAttachmentsProps {
  attachments: readonly Attachment[];
  /** Shows a single picture as large as the bubble allows. */
  isLarge?: boolean;
}

/** The files of a shown message: pictures as thumbnails, other files as an icon and a name. */
export function MessageAttachments({ attachments, isLarge }: MessageAttachmentsProps) {
  const texts = useTexts('chat', attachmentTexts).attachments;
  return (
    <ul className="vs-files" aria-label={texts.list} data-large={isLarge || undefined}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className="vs-files__file">
          <AttachmentThumb
            className="vs-files__picture"
            attachment={attachment}
            edge={isLarge ? 480 : 40}
            fit={isLarge ? 'contain' : 'cover'}
            label={texts.image(attachment.filename)}
          />
          {!isLarge && (
            <span className="vs-files__name">
              <bdi>{attachment.filename}</bdi>
              <small>{formatFileSize(attachment.size)}</small>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
