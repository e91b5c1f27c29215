import { type Attachment, chatTexts, limits } from '@vesalio/core';
import { FileText, Image } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../provider.tsx';
import { Icon } from '../ui/icon.tsx';

export interface MessageAttachmentsProps {
  attachments: readonly Attachment[];
  /** One picture, shown as large as the bubble allows. */
  isLarge?: boolean;
}

/** The files of a shown message: pictures drawn, everything else as an icon and a name. */
export function MessageAttachments({ attachments, isLarge }: MessageAttachmentsProps) {
  const texts = useTexts('chat', chatTexts).attachments;
  return (
    <ul className="vs-files" aria-label={texts.list} data-large={isLarge || undefined}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className="vs-files__file">
          <AttachmentPicture attachment={attachment} edge={isLarge ? 480 : 40} />
          {!isLarge && (
            <span className="vs-files__name">
              {attachment.filename}
              <small>{formatBytes(attachment.size)}</small>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

export const isPictured = ({ extension }: Attachment): boolean =>
  (limits.thumbnailExtensions as readonly string[]).includes(extension.toLowerCase());

/** A picture's thumbnail, drawn on a canvas (hosts may forbid blob: images), or the icon of its kind. */
export function AttachmentPicture({ attachment, edge }: { attachment: Attachment; edge: number }) {
  const texts = useTexts('chat', chatTexts).attachments;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const { bytes } = attachment;
  const isPicture = isPictured(attachment);

  useEffect(() => {
    if (!bytes || !isPicture) return;
    let isCurrent = true;
    drawInside(bytes, canvas.current, edge).then(
      () => isCurrent && setDrawn(true),
      // What cannot be decoded keeps its icon; its name is beside it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [bytes, isPicture, edge]);

  return (
    <span className="vs-files__picture">
      <canvas ref={canvas} role="img" aria-label={texts.image(attachment.filename)} hidden={!isDrawn} />
      {!isDrawn && <Icon as={isPicture ? Image : FileText} size={20} />}
    </span>
  );
}

async function drawInside(bytes: Blob, canvas: HTMLCanvasElement | null, edge: number): Promise<void> {
  const bitmap = await createImageBitmap(bytes);
  const context = canvas?.getContext('2d');
  if (!canvas || !context) throw new Error('no canvas');
  const ratio = Math.min(globalThis.devicePixelRatio || 1, 2);
  const scale = Math.min(1, (edge * ratio) / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
}

const megabytes = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Bytes as the product counts them: 1 MB is 1,048,576. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${Math.max(1, Math.round(kilobytes))} kB`
    : `${megabytes.format(kilobytes / 1024)} MB`;
}
