import type { FlowContext } from '../../context.ts';
import { hasTooManyPixels, sniffFileType } from '../../images/image-size.ts';
import { stripImageMetadata } from '../../images/metadata.ts';
import { limits } from '../../limits.ts';
import { attachmentTexts } from '../../texts/attachments.ts';
import { createKey } from '../../uuid.ts';
import {
  type AttachmentSource,
  admitAttachments,
  attachmentKind,
  attachmentKindOfBytes,
} from '../../validate/attachment.ts';
import type { Attachment } from '../chat-state.ts';
import { cleanFileName, extensionOf, hasActiveInnerExtension, withExtension } from './attachment-name.ts';

/** Holds attached files until they are sent. The chat flow implements it. */
export interface AttachmentShelf {
  store: { getState(): { attachments: readonly Attachment[] } };
  addAttachments(attachments: readonly Attachment[]): void;
  updateAttachment(id: string, fields: Partial<Omit<Attachment, 'id'>>): void;
  removeAttachment(id: string): void;
}

/** Validates attached files and removes metadata from pictures that could identify the patient. */
export interface AttachmentsFlow {
  /**
   * Adds the accepted files at once as placeholders and fills them when they are read. Shows a notice for each
   * rejected file. Resolves when all have been read. Never rejects.
   */
  add(files: readonly File[], via: AttachmentSource): Promise<void>;
}

const TYPES = { png: 'image/png', jpg: 'image/jpeg', pdf: 'application/pdf' } as const;

interface Candidate {
  name: string;
  size: number;
  type: string;
  file: File;
}

type Reading =
  | { ok: true; fields: Pick<Attachment, 'filename' | 'extension' | 'mimeType' | 'bytes' | 'metadata'> }
  | { ok: false; reason: 'type' | 'tooManyPixels' | 'unreadable' };

export function createAttachmentsFlow(
  context: Pick<FlowContext, 'notices' | 'texts'>,
  shelf: AttachmentShelf,
): AttachmentsFlow {
  const texts = () => context.texts('chat', attachmentTexts);
  const refuse = (text: string) => context.notices.notify('error', text);
  const present = () =>
    shelf.store.getState().attachments.map(({ filename, size, mimeType }) => ({
      name: filename,
      size,
      type: mimeType,
    }));

  async function fill(attachment: Attachment, file: File): Promise<void> {
    const reading = await read(attachment.filename, file);
    const others = shelf.store.getState().attachments.filter(({ id }) => id !== attachment.id);
    // The file was removed, or another conversation was opened, while it was read.
    if (others.length === shelf.store.getState().attachments.length) return;
    const { errors } = texts().attachments;
    if (!reading.ok) {
      shelf.removeAttachment(attachment.id);
      refuse(errors[reading.reason](attachment.filename));
      return;
    }
    const { filename } = reading.fields;
    if (others.some((other) => other.filename === filename && other.size === attachment.size)) {
      shelf.removeAttachment(attachment.id);
      refuse(errors.duplicate(filename));
      return;
    }
    shelf.updateAttachment(attachment.id, { ...reading.fields, isLoading: false });
  }

  return {
    async add(files, via) {
      const { errors, unnamed } = texts().attachments;
      const picks = files.map((file): Candidate => {
        const name = cleanFileName(file.name) || unnamed;
        return { name, size: file.size, type: file.type, file };
      });
      const isEmpty = (pick: Candidate) => pick.size === 0 && attachmentKind(pick) !== undefined;
      const active = picks.filter(({ name }) => hasActiveInnerExtension(name));
      const empty = picks.filter((pick) => isEmpty(pick) && !active.includes(pick));
      const rest = picks.filter((pick) => !empty.includes(pick) && !active.includes(pick));
      const isFull = via === 'choose' && present().length >= limits.attachmentCount;
      const { accepted, messages } = admitAttachments(present(), isFull ? picks : rest, via, texts());
      for (const text of messages) refuse(text);
      if (!isFull) for (const { name } of active) refuse(errors.type(name));
      if (!isFull) for (const { name } of empty) refuse(errors.empty(name));
      const placed = accepted.map((pick) => ({ pick, attachment: placeholder(pick) }));
      if (placed.length > 0) shelf.addAttachments(placed.map(({ attachment }) => attachment));
      await Promise.all(placed.map(({ pick, attachment }) => fill(attachment, pick.file)));
    },
  };
}

const placeholder = ({ name, size, type }: Candidate): Attachment => ({
  id: createKey(),
  filename: name,
  extension: extensionOf(name),
  size,
  mimeType: type,
  bytes: null,
  isLoading: true,
});

/** Reads the whole file into memory, because the file on disk may change or disappear before it is sent. */
async function read(name: string, file: File): Promise<Reading> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
  const type = sniffFileType(bytes);
  const isKind = attachmentKindOfBytes(bytes) === attachmentKind({ name, type: file.type });
  if (!isKind || (type !== 'png' && type !== 'jpg' && type !== 'pdf')) return { ok: false, reason: 'type' };
  if (hasTooManyPixels(bytes)) return { ok: false, reason: 'tooManyPixels' };
  const filename = withExtension(name, type);
  const named = { filename, extension: extensionOf(filename), mimeType: TYPES[type] };
  const blob = (content: Uint8Array) => new Blob([content as Uint8Array<ArrayBuffer>], { type: TYPES[type] });
  if (type === 'pdf') return { ok: true, fields: { ...named, bytes: blob(bytes), metadata: 'unread' } };
  const stripped = stripImageMetadata(bytes);
  if (!stripped.ok) return { ok: true, fields: { ...named, bytes: blob(bytes), metadata: 'kept' } };
  const metadata = stripped.removed.length > 0 ? 'removed' : undefined;
  return { ok: true, fields: { ...named, bytes: blob(stripped.bytes), metadata } };
}
