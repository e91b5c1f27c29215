import { type Attachment, attachmentTexts, type ChatFlow, formatFileSize, type Texts } from '@vesalio/core';
import { X } from 'lucide';
import { type RefObject, useRef } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { Announcer } from '../../ui/display/announcer.tsx';
import { Spinner } from '../../ui/display/spinner.tsx';
import { AttachmentThumb } from './attach-thumb.tsx';

export interface AttachListProps {
  flow: ChatFlow;
  disabled: boolean;
  /** Name of the file being downloaded from Google Drive. */
  downloading: string | null;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The files that will be sent, each with its state and a remove button. */
export function AttachList({ flow, disabled, downloading, inputRef }: AttachListProps) {
  const { attachments: texts, drive } = useTexts('chat', attachmentTexts);
  const attachments = useStore(flow.store, (state) => state.attachments);
  const list = useRef<HTMLUListElement>(null);
  const count = attachments.length;
  const announcer = <Announcer message={count > 0 ? texts.attached(count) : ''} />;
  if (count === 0 && !downloading) return announcer;

  const remove = (id: string, index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('.vs-attach__remove');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? inputRef.current)?.focus();
    flow.removeAttachment(id);
  };

  return (
    <>
      {announcer}
      <ul ref={list} className="vs-attach" aria-label={texts.list}>
        {attachments.map((attachment, index) => (
          <li key={attachment.id} className="vs-attach__file" aria-busy={attachment.isLoading || undefined}>
            <AttachmentThumb attachment={attachment} edge={36} />
            <span className="vs-attach__about">
              <FileName name={attachment.filename} />
              <small>{aboutOf(attachment, texts)}</small>
            </span>
            <IconButton
              icon={X}
              iconSize={16}
              size="small"
              className="vs-attach__remove"
              label={texts.remove(attachment.filename)}
              disabled={disabled}
              onClick={() => remove(attachment.id, index)}
              onKeyDown={(event) => {
                if (event.key !== 'Delete' && event.key !== 'Backspace') return;
                event.preventDefault();
                remove(attachment.id, index);
              }}
            />
          </li>
        ))}
        {downloading && (
          <li className="vs-attach__file" aria-busy="true">
            <span className="vs-thumb">
              <Spinner size={18} />
            </span>
            <span className="vs-attach__about">
              <FileName name={downloading} />
              <small>{drive.downloading(downloading)}</small>
            </span>
          </li>
        )}
      </ul>
    </>
  );
}

/** Letters of a name that always fit, and letters at the end of a longer one that stay in view. */
const FITS = 24;
const END = 11;

/** A long name is cut before its end, because the reports of a series often differ only there. */
function FileName({ name }: { name: string }) {
  const letters = [...name];
  const end = letters.splice(letters.length > FITS ? -END : 0);
  return (
    <bdi className="vs-attach__name" title={name}>
      <span>{letters.join('')}</span>
      <span>{end.join('')}</span>
    </bdi>
  );
}

function aboutOf(
  attachment: Attachment,
  texts: Pick<Texts['chat']['attachments'], 'loading' | 'metadataRemoved' | 'metadataKept' | 'unread'>,
): string {
  const { isLoading, filename, size, metadata } = attachment;
  if (isLoading) return texts.loading(filename);
  const labels = { removed: texts.metadataRemoved, kept: texts.metadataKept, unread: texts.unread };
  return metadata ? `${formatFileSize(size)} · ${labels[metadata]}` : formatFileSize(size);
}
