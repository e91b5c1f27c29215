import { initials } from '@vesalio/core';
import { useEffect, useRef, useState } from 'react';

export interface AvatarProps {
  /** The person's name. Its initials are shown if there is no picture. */
  name: string;
  /** The picture in base64, with or without its `data:` prefix. Drawn on a canvas, so no address is loaded. */
  photo?: string | null;
  /** Edge in px. */
  size?: 24 | 36 | 48 | 64 | 96;
  /** Accessible name, for an avatar without the name next to it. */
  label?: string;
}

/** A person's picture or initials in a circle. */
export function Avatar({ name, photo, size = 36, label }: AvatarProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    let current = true;
    setDrawn(false);
    if (photo) {
      decode(photo).then(
        (bitmap) => {
          if (current && canvas.current) setDrawn(drawCover(bitmap, canvas.current, size));
          bitmap.close();
        },
        // If the picture cannot be read, the initials stay.
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [photo, size]);

  const names = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      className="vs-avatar"
      style={{ inlineSize: `${size}px`, blockSize: `${size}px`, fontSize: `${size * 0.38}px` }}
      {...names}
    >
      {!drawn && initials(name)}
      <canvas ref={canvas} className="vs-avatar__picture" hidden={!drawn} />
    </span>
  );
}

async function decode(base64: string): Promise<ImageBitmap> {
  const text = atob(base64.slice(base64.indexOf(',') + 1));
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  return createImageBitmap(new Blob([bytes]));
}

/** Fills a canvas with the middle of a picture. False if the browser offers no drawing. */
function drawCover(bitmap: ImageBitmap, canvas: HTMLCanvasElement, size: number): boolean {
  const context = canvas.getContext('2d');
  if (!context) return false;
  const edge = Math.round(size * Math.min(globalThis.devicePixelRatio || 1, 3));
  const scale = edge / Math.min(bitmap.width, bitmap.height);
  canvas.width = edge;
  canvas.height = edge;
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  context.drawImage(bitmap, (edge - width) / 2, (edge - height) / 2, width, height);
  return true;
}
