import { sniffFileType } from './image-size.ts';
import { stripJpeg } from './jpeg.ts';
import { stripPng } from './png.ts';

/** The file without its metadata, or why it was left unchanged. Nothing is decoded or compressed again. */
export type StrippedFile =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array;
      /** The removed parts, e.g. `Exif`, `XMP`, `tEXt`; empty if there were none. */
      readonly removed: readonly string[];
    }
  | { readonly ok: false; readonly reason: 'malformed' | 'unsupported' };

/**
 * Removes EXIF, GPS, XMP, IPTC, comments, text chunks, thumbnails and trailing data from a PNG or JPEG. Pixels and
 * color profile stay; an orientation other than 1 is kept in a new EXIF block. A PDF is returned unchanged. Never
 * throws.
 */
export function stripImageMetadata(bytes: Uint8Array): StrippedFile {
  const type = sniffFileType(bytes);
  if (type === 'pdf') return { ok: true, bytes, removed: [] };
  if (type !== 'png' && type !== 'jpg') return { ok: false, reason: 'unsupported' };
  const stripped = type === 'png' ? stripPng(bytes) : stripJpeg(bytes);
  if (!stripped) return { ok: false, reason: 'malformed' };
  return {
    ok: true,
    bytes: stripped.removed.length === 0 ? bytes : joinBytes(stripped.parts),
    removed: stripped.removed,
  };
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
