import { hasTooManyPixels, sniffFileType } from '../images/image-size.ts';
import type { Texts } from '../texts/overrides.ts';
import type { PickedFile } from '../validate/attachment.ts';
import { validatePhoto } from '../validate/photo.ts';

/** Edge in pixels and size in bytes of the picture that is sent. */
export const PHOTO_EDGE = 256;
export const PHOTO_TARGET_BYTES = 40 * 1024;

/** Number of leading bytes of a file that contain its type and dimensions. */
export const PHOTO_HEAD_BYTES = 256 * 1024;

/**
 * Checks a chosen picture by its name, type, size and first bytes. Returns a message, or undefined if it is accepted.
 * @param head the first `PHOTO_HEAD_BYTES` of the file
 */
export function checkPhoto(file: PickedFile, head: Uint8Array, texts: Texts['account']): string | undefined {
  const message = validatePhoto(file, texts);
  if (message) return message;
  const type = sniffFileType(head);
  if (type !== 'jpg' && type !== 'png' && type !== 'gif') return texts.photo.errors.type;
  return hasTooManyPixels(head) ? texts.photo.errors.unreadable : undefined;
}

/** A square crop of the picture: `x` and `y` from 0 to 1 of the available room, `zoom` from 1. */
export interface PhotoCrop {
  x: number;
  y: number;
  zoom: number;
}

export const CENTERED_CROP: PhotoCrop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_PHOTO_ZOOM = 4;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The crop within its limits. */
export const limitCrop = ({ x, y, zoom }: PhotoCrop): PhotoCrop => ({
  x: within(x, 0, 1),
  y: within(y, 0, 1),
  zoom: within(zoom, 1, MAX_PHOTO_ZOOM),
});

/** The square that a crop covers, in pixels of the picture. */
export function cropSquare(
  picture: { width: number; height: number },
  crop: PhotoCrop,
): { x: number; y: number; edge: number } {
  const { x, y, zoom } = limitCrop(crop);
  const edge = Math.min(picture.width, picture.height) / zoom;
  return { x: (picture.width - edge) * x, y: (picture.height - edge) * y, edge };
}

/**
 * Moves the picture under the crop.
 * @param by distance as a share of the crop's edge; positive moves the picture right and down
 */
export function moveCrop(
  picture: { width: number; height: number },
  crop: PhotoCrop,
  by: { x: number; y: number },
): PhotoCrop {
  const { edge } = cropSquare(picture, crop);
  const share = (length: number, moved: number) => (length > edge ? (moved * edge) / (length - edge) : 0);
  return limitCrop({
    ...crop,
    x: crop.x - share(picture.width, by.x),
    y: crop.y - share(picture.height, by.y),
  });
}

/** Encodings to try in order until one is small enough. */
export const PHOTO_TRIES = [
  { edge: PHOTO_EDGE, quality: 0.86 },
  { edge: PHOTO_EDGE, quality: 0.74 },
  { edge: 192, quality: 0.74 },
  { edge: 160, quality: 0.6 },
  { edge: 96, quality: 0.5 },
] as const;

/** Plain base64 of bytes, without a data prefix. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}
