import { type DriveClient, DriveError, type DriveErrorCode, type DriveFile, limits } from '@vesalio/core';
import { loadScript } from '../../load-script.ts';

/** Types for the parts of Google's token client and picker in use. Source: developers.google.com/drive/picker. */
interface TokenAnswer {
  access_token?: string;
  error?: string;
}

interface OAuth2 {
  initTokenClient(options: {
    client_id: string;
    scope: string;
    callback(answer: TokenAnswer): void;
    error_callback(error: { type: string }): void;
  }): { requestAccessToken(options?: { prompt?: string }): void };
  revoke(token: string, done?: () => void): void;
}

interface PickedDocument {
  id: string;
  name: string;
  mimeType: string;
  sizeBytes?: number | string;
}

interface PickerAnswer {
  action: string;
  docs?: PickedDocument[];
}

interface Picker {
  setVisible(visible: boolean): void;
  dispose?(): void;
}

interface PickerBuilder {
  addView(view: unknown): PickerBuilder;
  enableFeature(feature: string): PickerBuilder;
  setOAuthToken(token: string): PickerBuilder;
  setDeveloperKey(key: string): PickerBuilder;
  setAppId(id: string): PickerBuilder;
  setOrigin(origin: string): PickerBuilder;
  setLocale(locale: string): PickerBuilder;
  setSelectableMimeTypes(types: string): PickerBuilder;
  setCallback(callback: (answer: PickerAnswer) => void): PickerBuilder;
  build(): Picker;
}

interface PickerLibrary {
  PickerBuilder: new () => PickerBuilder;
  DocsView: new () => { setIncludeFolders(on: boolean): unknown; setMimeTypes(types: string): unknown };
  Feature: { MULTISELECT_ENABLED: string };
}

interface GoogleApi {
  load(
    part: string,
    options: { callback(): void; onerror(): void; timeout: number; ontimeout(): void },
  ): void;
}

const IDENTITY = 'https://accounts.google.com/gsi/client';
const API = 'https://apis.google.com/js/api.js';
/** The smallest sufficient scope: only the files that the user picks. */
const SCOPE = 'https://www.googleapis.com/auth/drive.file';
const FILES = 'https://www.googleapis.com/drive/v3/files/';
const TYPES = [...limits.imageTypes, limits.pdfType].join(',');
/** Time limit for loading the picker library, in milliseconds. */
const LIBRARY_TIMEOUT_MS = 15_000;

interface GoogleGlobals {
  gapi?: GoogleApi;
  google?: { accounts?: { oauth2?: OAuth2 }; picker?: PickerLibrary };
}

const globals = () => window as unknown as GoogleGlobals;

export interface GoogleDriveKeys {
  clientId: string;
  apiKey: string;
}

/** Google Drive through Google's token client and picker. Their scripts are not fetched before `load`. */
export function createGoogleDrive({ clientId, apiKey }: GoogleDriveKeys): DriveClient {
  /** Ends the open picker or the pending access request. */
  let leave: (() => void) | undefined;

  return {
    async load() {
      await Promise.all([loadScript(IDENTITY), loadScript(API)]).catch(() => {
        throw new DriveError('script');
      });
      await loadPicker();
      if (!globals().google?.accounts?.oauth2 || !globals().google?.picker) throw new DriveError('not-ready');
    },

    token: () =>
      new Promise((resolve, reject) => {
        const fail = (code: DriveErrorCode) => reject(new DriveError(code));
        leave = () => fail('popup_closed');
        globals()
          .google?.accounts?.oauth2?.initTokenClient({
            client_id: clientId,
            scope: SCOPE,
            callback: ({ access_token: token, error }) => {
              if (token) resolve(token);
              else fail(error === 'access_denied' ? error : 'token');
            },
            error_callback: ({ type }) => {
              fail(type === 'popup_closed' || type === 'popup_failed_to_open' ? type : 'token');
            },
          })
          .requestAccessToken();
      }),

    pick: (token) =>
      new Promise((resolve, reject) => {
        const library = globals().google?.picker;
        if (!library) return reject(new DriveError('not-ready'));
        const close = () => {
          leave = undefined;
          removeEventListener('pointerdown', onPress, true);
          removeEventListener('keydown', onKey, true);
          picker.setVisible(false);
          picker.dispose?.();
        };
        const end = (files: readonly DriveFile[]) => {
          close();
          resolve(files);
        };
        const onPress = ({ target }: Event) => {
          if (target instanceof Element && !target.closest('.picker-dialog, .picker-dialog-content')) end([]);
        };
        const onKey = ({ key }: KeyboardEvent) => {
          if (key === 'Escape') end([]);
        };
        leave = () => end([]);
        const picker = buildPicker(library, { token, clientId, apiKey }, (answer) => {
          if (answer.action === 'picked') end((answer.docs ?? []).map(fileOf));
          else if (answer.action === 'cancel') end([]);
          else if (answer.action === 'error') {
            close();
            reject(new DriveError('load'));
          }
        });
        addEventListener('pointerdown', onPress, true);
        addEventListener('keydown', onKey, true);
        picker.setVisible(true);
      }),

    close() {
      leave?.();
    },

    async download(id, token, signal) {
      const answer = await fetch(`${FILES}${encodeURIComponent(id)}?alt=media`, {
        headers: { Authorization: `Bearer ${token}` },
        credentials: 'omit',
        signal,
      });
      return answer.ok ? { content: await answer.blob() } : { refused: answer.status };
    },

    release(token) {
      globals().google?.accounts?.oauth2?.revoke(token);
    },
  };
}

function loadPicker(): Promise<void> {
  return new Promise((resolve, reject) => {
    const { gapi } = globals();
    if (!gapi) return reject(new DriveError('not-ready'));
    const fail = () => reject(new DriveError('load'));
    gapi.load('picker', {
      callback: resolve,
      onerror: fail,
      timeout: LIBRARY_TIMEOUT_MS,
      ontimeout: fail,
    });
  });
}

function buildPicker(
  library: PickerLibrary,
  { token, clientId, apiKey }: GoogleDriveKeys & { token: string },
  callback: (answer: PickerAnswer) => void,
): Picker {
  const view = new library.DocsView();
  view.setIncludeFolders(true);
  view.setMimeTypes(TYPES);
  return (
    new library.PickerBuilder()
      .addView(view)
      .enableFeature(library.Feature.MULTISELECT_ENABLED)
      .setOAuthToken(token)
      .setDeveloperKey(apiKey)
      // A client id begins with its project number, which the scope `drive.file` needs.
      .setAppId(clientId.split('-')[0] ?? '')
      .setOrigin(location.origin)
      .setLocale('pt-BR')
      .setSelectableMimeTypes(TYPES)
      .setCallback(callback)
      .build()
  );
}

const fileOf = ({ id, name, mimeType, sizeBytes }: PickedDocument): DriveFile => ({
  id,
  name,
  mimeType,
  size: Number(sizeBytes) || 0,
});
