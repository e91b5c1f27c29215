import { cropSquare, PHOTO_TARGET_BYTES, PHOTO_TRIES, type PhotoCrop, toBase64 } from '@vesalio/core';

/** Draws the cropped square onto the whole canvas. */
export function drawCrop(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  crop: PhotoCrop,
  edge: number,
): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  canvas.width = edge;
  canvas.height = edge;
  const square = cropSquare(picture, crop);
  // JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, edge, edge);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, square.x, square.y, square.edge, square.edge, 0, 0, edge, edge);
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be encoded.'))),
      'image/jpeg',
      quality,
    );
  });

/** Encodes the cropped picture as a small JPEG in base64, without a data prefix. Re-encoding removes its metadata. */
export async function encodeCrop(picture: ImageBitmap, crop: PhotoCrop): Promise<string> {
  const canvas = document.createElement('canvas');
  let smallest: Blob | undefined;
  for (const { edge, quality } of PHOTO_TRIES) {
    drawCrop(canvas, picture, crop, edge);
    smallest = await encode(canvas, quality);
    if (smallest.size <= PHOTO_TARGET_BYTES) break;
  }
  if (!smallest) throw new Error('The picture could not be encoded.');
  return toBase64(new Uint8Array(await smallest.arrayBuffer()));
}
