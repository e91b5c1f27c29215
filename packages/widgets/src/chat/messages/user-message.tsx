import { type ChatMessage, chatAnswerTexts } from '@vesalio/core';
import { memo } from 'react';
import { later } from '../../later.tsx';
import { useTexts } from '../../provider.tsx';
import { Spinner } from '../../ui/display/spinner.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { tellPart } from '../part-refused.ts';

// Most questions have no files; those that do were attached here, so the part is there already.
const MessageAttachments = later(
  () => import('../composer/composer-files.tsx').then((part) => part.MessageAttachments),
  undefined,
  (_, app) => tellPart(app),
);

/** A question, its files above it. */
export const UserMessage = memo(function UserMessage({ message }: { message: ChatMessage }) {
  const texts = useTexts('chat', chatAnswerTexts);
  const { type, text, attachmentsPreview: attachments } = message;
  const [picture] = attachments;
  const isPicture = type === 'image' || type === 'image_uploading';
  return (
    <div className="vs-message vs-message--user" data-message={message.id} part="message user">
      <VisuallyHidden>{texts.you}</VisuallyHidden>
      {isPicture && picture ? (
        <figure className="vs-message__figure">
          <MessageAttachments attachments={attachments} isLarge />
          {type === 'image_uploading' && (
            <span className="vs-message__uploading">
              <Spinner size={14} /> {texts.attachments.uploading}
            </span>
          )}
          <figcaption className="vs-message__text">{text || picture.filename}</figcaption>
        </figure>
      ) : (
        <>
          {attachments.length > 0 && <MessageAttachments attachments={attachments} />}
          {(text || attachments.length === 0) && (
            // The history keeps no files: without them a question of files alone would be an empty bubble.
            <p className="vs-message__text">{text || texts.attachments.only}</p>
          )}
        </>
      )}
    </div>
  );
});
