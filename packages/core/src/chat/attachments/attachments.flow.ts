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
export interface AttachmentHolder {
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
  chat: AttachmentHolder,
): AttachmentsFlow {
  const texts = () => context.texts('chat', attachmentTexts);
  const refuse = (text: string) => context.notices.notify('error', text);
  const present = () =>
    chat.store.getState().attachments.map(({ filename, size, mimeType }) => ({
      name: filename,
      size,
      type: mimeType,
    }));

  /** @returns whether its place is free again; undefined if the file was removed while it was read */
  async function fill(attachment: Attachment, file: File): Promise<boolean | undefined> {
    const reading = await read(attachment.filename, file);
    const others = chat.store.getState().attachments.filter(({ id }) => id !== attachment.id);
    // The file was removed, or another conversation was opened.
    if (others.length === chat.store.getState().attachments.length) return undefined;
    const { errors } = texts().attachments;
    const isTwin = ({ filename, size }: Attachment) =>
      reading.ok && filename === reading.fields.filename && size === attachment.size;
    if (reading.ok && !others.some(isTwin)) {
      chat.updateAttachment(attachment.id, { ...reading.fields, isLoading: false });
      return false;
    }
    chat.removeAttachment(attachment.id);
    refuse(
      reading.ok ? errors.duplicate(reading.fields.filename) : errors[reading.reason](attachment.filename),
    );
    return true;
  }

  /**
   * Attaches as many files as fit. If the content of a file causes its rejection, its place goes to the next of
   * `picks`.
   */
  async function place(picks: readonly Candidate[], via: AttachmentSource): Promise<void> {
    const { accepted, messages, isCrowded } = admitAttachments(present(), picks, via, texts());
    if (!isCrowded) for (const text of messages) refuse(text);
    const placed = accepted.map((pick) => ({ pick, attachment: placeholder(pick) }));
    if (placed.length > 0) chat.addAttachments(placed.map(({ attachment }) => attachment));
    const freed = await Promise.all(placed.map(({ pick, attachment }) => fill(attachment, pick.file)));
    if (!isCrowded) return;
    const left = picks.filter((pick) => !accepted.includes(pick));
    if (freed.includes(true) && !freed.includes(undefined)) await place(left, via);
    else for (const text of messages) refuse(text);
  }

  return {
    async add(files, via) {
      const { errors, unnamed } = texts().attachments;
      const picks = files.map((file): Candidate => {
        const name = cleanFileName(file.name) || unnamed;
        return { name, size: file.size, type: file.type, file };
      });
      const refusalOf = (pick: Candidate): string | undefined => {
        if (hasActiveInnerExtension(pick.name)) return errors.type(pick.name);
        return pick.size === 0 && attachmentKind(pick) ? errors.empty(pick.name) : undefined;
      };
      if (via === 'choose' && present().length >= limits.attachmentCount) return place(picks, via);
      const placing = place(
        picks.filter((pick) => !refusalOf(pick)),
        via,
      );
      for (const text of picks.map(refusalOf)) if (text) refuse(text);
      await placing;
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
