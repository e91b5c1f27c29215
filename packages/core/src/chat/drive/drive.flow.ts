import type { FlowContext } from '../../context.ts';
import { type Id, sameId } from '../../ids.ts';
import { createStore, type StoreApi } from '../../store.ts';
import { attachmentTexts } from '../../texts/attachments.ts';
import { driveTexts } from '../../texts/drive.ts';
import { admitAttachments } from '../../validate/attachment.ts';
import { cleanFileName } from '../attachments/attachment-name.ts';
import type { Attachment } from '../chat-state.ts';

/**
 * Failure of Google Drive. `script`: a library could not be fetched. `load`: its modules could not be loaded.
 * `not-ready`: they loaded but are missing. `token`: any failure other than the three popup and consent codes.
 */
export type DriveErrorCode =
  | 'script'
  | 'load'
  | 'not-ready'
  | 'popup_closed'
  | 'popup_failed_to_open'
  | 'access_denied'
  | 'token';

/** Thrown by a `DriveClient`. */
export class DriveError extends Error {
  override name = 'DriveError';
  constructor(readonly code: DriveErrorCode) {
    super(`Google Drive: ${code}`);
  }
}

/** A file chosen in the picker. `size` is in bytes, 0 if Google does not report it. */
export interface DriveFile {
  id: string;
  name: string;
  mimeType: string;
  size: number;
}

/** Access to Google Drive, provided by the host: the site uses Google's scripts, tests use a fake. */
export interface DriveClient {
  /** Loads the scripts of the picker. Rejects with DriveError `script`, `load` or `not-ready`. */
  load(): Promise<void>;
  /** Asks the person for access. Rejects with one of DriveError's token codes. */
  token(): Promise<string>;
  /**
   * Shows the picker. Resolves to an empty list if the person closes it (cancel, close button or a click outside).
   */
  pick(token: string): Promise<readonly DriveFile[]>;
  /** Closes the picker. */
  close(): void;
  /** The content, or Google's error status (0 for a network failure). */
  download(id: string, token: string, signal: AbortSignal): Promise<{ content: Blob } | { refused: number }>;
  /** Revokes the access. */
  release(token: string): void;
}

/** Creates the access to Google Drive, loaded lazily. */
export type AskDrive = () => Promise<DriveClient>;

export interface DriveState {
  status: 'idle' | 'loading' | 'authorizing' | 'picking' | 'downloading';
  /** Name of the file being downloaded. */
  downloading: string | null;
}

export interface DriveFlow {
  store: StoreApi<DriveState>;
  /** Picks and attaches files. Resolves when all are attached and the access is revoked. Never rejects. */
  open(): Promise<void>;
  /** Cancels: closes the picker, aborts downloads and revokes the access. */
  cancel(): void;
  dispose(): void;
}

interface DriveTarget {
  store: Pick<
    StoreApi<{ attachments: readonly Attachment[]; conversationId: Id | null; isNewlyCreated: boolean }>,
    'getState' | 'subscribe'
  >;
}

export function createDriveFlow(
  context: Pick<FlowContext, 'notices' | 'texts'>,
  target: DriveTarget,
  attach: (files: readonly File[], via: 'cloud') => Promise<void>,
  askDrive: AskDrive,
): DriveFlow {
  const texts = () => context.texts('chat', driveTexts).drive;
  const fileTexts = () => context.texts('chat', attachmentTexts);
  const store = createStore<DriveState>(() => ({ status: 'idle', downloading: null }));
  let access: DriveClient | undefined;
  let leaving: AbortController | undefined;

  const refuse = (text: string) => context.notices.notify('error', text);

  function sentence(error: unknown): string {
    const { errors } = texts();
    const byCode: Record<DriveErrorCode, string> = {
      script: errors.script,
      load: errors.load,
      'not-ready': errors.notReady,
      popup_closed: errors.popupClosed,
      popup_failed_to_open: errors.popupBlocked,
      access_denied: errors.accessDenied,
      token: errors.token,
    };
    return error instanceof DriveError ? byCode[error.code] : errors.load;
  }

  /** Validates files by Google's metadata before the download. The content is validated again after it. */
  function admit(files: readonly DriveFile[]): DriveFile[] {
    const candidates = files.map((file) => ({
      file,
      name: cleanFileName(file.name) || fileTexts().attachments.unnamed,
      size: file.size,
      type: file.mimeType,
    }));
    const present = target.store
      .getState()
      .attachments.map(({ filename, size, mimeType }) => ({ name: filename, size, type: mimeType }));
    const { accepted, messages } = admitAttachments(present, candidates, 'cloud', fileTexts());
    for (const text of messages) refuse(text);
    return accepted.map(({ file, name }) => ({ ...file, name }));
  }

  async function fetchFile(file: DriveFile, token: string, signal: AbortSignal): Promise<File | undefined> {
    store.setState({ status: 'downloading', downloading: file.name });
    const answer = await access?.download(file.id, token, signal).catch(() => ({ refused: 0 }));
    if (signal.aborted || !answer) return undefined;
    if ('content' in answer) return new File([answer.content], file.name, { type: file.mimeType });
    const { errors } = texts();
    const sentenceOf =
      { 401: errors.fileUnauthorized, 403: errors.fileForbidden }[answer.refused] ?? errors.file;
    refuse(sentenceOf(file.name));
    return undefined;
  }

  async function run(signal: AbortSignal): Promise<void> {
    let token: string | undefined;
    try {
      store.setState({ status: 'loading' });
      access = await askDrive().catch(() => {
        throw new DriveError('script');
      });
      await access.load();
      if (signal.aborted) return;
      store.setState({ status: 'authorizing' });
      token = await access.token();
      if (signal.aborted) return;
      store.setState({ status: 'picking' });
      const files: File[] = [];
      for (const file of admit(await access.pick(token))) {
        if (signal.aborted) return;
        const fetched = await fetchFile(file, token, signal);
        if (fetched) files.push(fetched);
      }
      if (!signal.aborted && files.length > 0) await attach(files, 'cloud');
    } catch (error) {
      if (!signal.aborted) refuse(sentence(error));
    } finally {
      if (token !== undefined) access?.release(token);
    }
  }

  function cancel(): void {
    if (!leaving) return;
    leaving.abort();
    access?.close();
  }

  const unsubscribe = target.store.subscribe((state, before) => {
    const isOther =
      state.conversationId !== before.conversationId && !sameId(state.conversationId, before.conversationId);
    if (isOther && !(before.conversationId === null && state.isNewlyCreated)) cancel();
  });

  return {
    store,
    async open() {
      if (leaving) return;
      leaving = new AbortController();
      await run(leaving.signal);
      leaving = undefined;
      store.setState({ status: 'idle', downloading: null });
    },
    cancel,
    dispose() {
      unsubscribe();
      cancel();
    },
  };
}
