import { type ChatMessage, chatTexts, readingTexts } from '@vesalio/core';
import { memo } from 'react';
import { useLazy } from '../../lazy.tsx';
import { useTexts } from '../../provider.tsx';
import { Spinner } from '../../ui/display/spinner.tsx';
import { EditQuestion } from '../clinical/edit-question.tsx';
import { onDemand } from '../lazy-on-demand.ts';
import { HiddenHeading } from './hidden-heading.tsx';

export interface UserMessageProps {
  message: ChatMessage;
  /** Its name for screen readers. */
  label: string;
  /** Whether this is the last question, which can be edited. */
  isLast: boolean;
  /** Level of the conversation's heading. */
  headingLevel: number;
}

/** A question with its files above the text. */
export const UserMessage = memo(function UserMessage({
  message,
  label,
  isLast,
  headingLevel,
}: UserMessageProps) {
  const texts = useTexts('chat', chatTexts);
  const { attachments: words } = useTexts('chat', readingTexts);
  const { type, text, attachmentsPreview: attachments } = message;
  const { module } = useLazy(onDemand, attachments.length > 0);
  const [picture] = attachments;
  const isPicture = type === 'image' || type === 'image_uploading';
  return (
    <article
      className="vs-message vs-message--user"
      data-message={message.id}
      part="message user"
      aria-label={label}
    >
      <HiddenHeading level={headingLevel + 1}>{texts.you}</HiddenHeading>
      {isPicture && picture ? (
        <figure className="vs-message__figure">
          {module && <module.MessageAttachments attachments={attachments} isLarge />}
          {type === 'image_uploading' && (
            <span className="vs-message__uploading">
              <Spinner size={14} /> {words.uploading}
            </span>
          )}
          <figcaption className="vs-message__text">{text || picture.filename}</figcaption>
        </figure>
      ) : (
        <>
          {attachments.length > 0 && module && <module.MessageAttachments attachments={attachments} />}
          {(text || attachments.length === 0) && (
            // The history stores no files, so a question with only files would be an empty bubble.
            <EditQuestion message={message} isLast={isLast}>
              <p className="vs-message__text">{text || words.only}</p>
            </EditQuestion>
          )}
        </>
      )}
      {message.lostFiles && <p className="vs-message__context">{message.lostFiles}</p>}
      {message.context && <p className="vs-message__context">{message.context.replaceAll('\n- ', '\n')}</p>}
    </article>
  );
});
