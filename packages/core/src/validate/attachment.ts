import { sniffFileType } from '../images/image-size.ts';
import { limits } from '../limits.ts';
import { attachmentTexts } from '../texts/attachments.ts';
import type { TextShape, Texts } from '../texts/overrides.ts';

/** The fields of a file that the rules need; a `File` fits. `size` is in bytes. */
export interface PickedFile {
  name: string;
  size: number;
  /** Media type; empty if the system does not know it. */
  type: string;
}

export type AttachmentKind = 'image' | 'pdf';

/** Where the files came from: file dialog, drop, clipboard or cloud picker. */
export type AttachmentSource = 'choose' | 'drop' | 'paste' | 'cloud';

const includes = (list: readonly string[], value: string) => list.includes(value);

function kindOfExtension(name: string): AttachmentKind | 'other' | 'none' {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return 'none';
  const extension = name.slice(dot + 1).toLowerCase();
  if (includes(limits.imageExtensions, extension)) return 'image';
  return extension === limits.pdfExtension ? 'pdf' : 'other';
}

function kindOfType(type: string): AttachmentKind | 'other' | 'none' {
  if (!type) return 'none';
  const lower = type.toLowerCase();
  if (includes(limits.imageTypes, lower) || lower === 'image/jpg') return 'image';
  return lower === limits.pdfType ? 'pdf' : 'other';
}

/** The kind of a file by its name and media type, which must agree; undefined if it is rejected. */
export function attachmentKind(file: Pick<PickedFile, 'name' | 'type'>): AttachmentKind | undefined {
  const byName = kindOfExtension(file.name);
  const byType = kindOfType(file.type);
  // Cloud files often lack an extension, local ones a media type. One of the two is required.
  const kind = byName === 'none' ? byType : byName;
  if (kind === 'other' || kind === 'none') return undefined;
  return byType === 'none' || byType === kind ? kind : undefined;
}

type Messages = Texts['chat']['attachments']['errors'];

function refusal(file: PickedFile, present: readonly PickedFile[], errors: Messages): string | undefined {
  const kind = attachmentKind(file);
  if (!kind) return errors.type(file.name);
  if (kind === 'image' && file.size > limits.imageBytes) return errors.imageTooLarge(file.name);
  if (kind === 'pdf' && file.size > limits.pdfBytes) return errors.pdfTooLarge(file.name);
  const isDuplicate = present.some(({ name, size }) => name === file.name && size === file.size);
  return isDuplicate ? errors.duplicate(file.name) : undefined;
}

/**
 * Selects the chosen files that may be attached, and returns messages for the others. Checks type, size, duplicate,
 * count and total of each file. The count message appears once; every other rejected file has its own message.
 * `isCrowded`: a file was rejected only for lack of room.
 */
export function admitAttachments<T extends PickedFile>(
  current: readonly PickedFile[],
  picked: readonly T[],
  via: AttachmentSource,
  texts: TextShape<Pick<typeof attachmentTexts, 'attachments'>> = attachmentTexts,
): { accepted: T[]; messages: string[]; isCrowded: boolean } {
  const { errors } = texts.attachments;
  if (via === 'choose' && picked.length > 0 && current.length >= limits.attachmentCount) {
    return { accepted: [], messages: [errors.full], isCrowded: false };
  }
  const accepted: T[] = [];
  const messages: string[] = [];
  let total = current.reduce((sum, { size }) => sum + size, 0);
  let isCountTold = false;
  let isCrowded = false;
  for (const file of picked) {
    const present = [...current, ...accepted];
    const message = refusal(file, present, errors);
    if (message) {
      messages.push(message);
    } else if (present.length >= limits.attachmentCount) {
      isCrowded = true;
      if (!isCountTold) messages.push(via === 'choose' ? errors.reachedAt(file.name) : errors.tooMany);
      isCountTold = true;
    } else if (total + file.size > limits.attachmentTotalBytes) {
      isCrowded = true;
      messages.push(errors.total(file.name));
    } else {
      accepted.push(file);
      total += file.size;
    }
  }
  return { accepted, messages, isCrowded };
}

/** The kind of a file by its first bytes (PNG, JPEG or PDF); undefined for any other. The name is ignored. */
export function attachmentKindOfBytes(bytes: Uint8Array): AttachmentKind | undefined {
  const type = sniffFileType(bytes);
  return type === 'png' || type === 'jpg' ? 'image' : type === 'pdf' ? 'pdf' : undefined;
}
