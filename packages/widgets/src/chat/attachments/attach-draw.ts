import { hasTooManyPixels, readImageSize } from '@vesalio/core';

/** Number of bytes at the start of a picture that are searched for its size. */
const HEAD_BYTES = 256 * 1024;

/**
 * Draws a picture so that it covers a square of `edge` CSS pixels (or fits inside it), decoded at no more than that
 * size. Uses no object or data URL, because hosts may forbid blob: and data: images.
 * @throws if it cannot be decoded, or if its header declares more pixels than may be decoded
 */
export async function drawPicture(
  bytes: Blob,
  canvas: HTMLCanvasElement,
  edge: number,
  fit: 'cover' | 'contain' = 'cover',
): Promise<void> {
  const head = new Uint8Array(await bytes.slice(0, HEAD_BYTES).arrayBuffer());
  if (hasTooManyPixels(head)) throw new Error('The picture has too many pixels.');
  const bitmap = await createImageBitmap(bytes, resizing(head, edge, fit));
  try {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The canvas has no 2d context.');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    context.drawImage(bitmap, 0, 0);
  } finally {
    bitmap.close();
  }
}

/** Sets only one side, so that the browser keeps the proportions, even for a rotated picture. */
function resizing(head: Uint8Array, edge: number, fit: 'cover' | 'contain'): ImageBitmapOptions {
  const size = readImageSize(head);
  if (!size) return {};
  const target = Math.round(edge * Math.min(globalThis.devicePixelRatio || 1, 2));
  const shorter = Math.min(size.width, size.height);
  const longer = Math.max(size.width, size.height);
  if ((fit === 'cover' ? shorter : longer) <= target) return {};
  const isWide = size.width > size.height;
  const byWidth = fit === 'cover' ? !isWide : isWide;
  return { resizeQuality: 'medium', ...(byWidth ? { resizeWidth: target } : { resizeHeight: target }) };
}
