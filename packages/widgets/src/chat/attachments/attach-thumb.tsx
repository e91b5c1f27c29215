import { type Attachment, limits } from '@vesalio/core';
import { FileText, Image } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/display/icon.tsx';
import { Spinner } from '../../ui/display/spinner.tsx';
import { drawPicture } from './attach-draw.ts';

export interface AttachmentThumbProps {
  attachment: Pick<Attachment, 'extension' | 'bytes' | 'isLoading'>;
  /** Side, in CSS pixels, of the square that the picture covers or fits into. 40 by default. */
  edge?: number;
  /** `cover` by default. */
  fit?: 'cover' | 'contain';
  /** Accessible name, if no name is shown next to the picture. Without it, the picture is decorative. */
  label?: string;
  /** Replaces the class of the small square. */
  className?: string;
}

/** A thumbnail, or the icon of the file type while the file loads, or if it is not a picture or cannot be drawn. */
export function AttachmentThumb(props: AttachmentThumbProps) {
  const { attachment, edge = 40, fit = 'cover', label, className = 'vs-thumb' } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const { bytes, extension, isLoading } = attachment;
  const isPicture = (limits.thumbnailExtensions as readonly string[]).includes(extension.toLowerCase());

  useEffect(() => {
    const surface = canvas.current;
    if (!bytes || !isPicture || !surface) return;
    let gone = false;
    drawPicture(bytes, surface, edge, fit).then(
      () => !gone && setDrawn(true),
      // A picture that cannot be drawn keeps its icon; its name is beside it.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [bytes, isPicture, edge, fit]);

  return (
    <span className={className} data-fit={fit}>
      {isPicture && (
        <canvas
          ref={canvas}
          hidden={!isDrawn}
          {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        />
      )}
      {isLoading ? <Spinner size={18} /> : !isDrawn && <Icon as={isPicture ? Image : FileText} size={20} />}
    </span>
  );
}
