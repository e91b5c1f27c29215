import type { Page } from '@playwright/test';

/** Lets a test control the fake speech recognizer. */
interface SpeechControl {
  /** Started recognizers with their settings, newest last. */
  started: { lang: string; interimResults: boolean; continuous: boolean; ended: string[] }[];
  result(text: string, isFinal: boolean): void;
  /** `endsToo`: whether an end event follows the error, as in most browsers. */
  error(code: string, endsToo: boolean): void;
  end(): void;
}

type SpeechWindow = Window & {
  speech: SpeechControl;
  SpeechRecognition?: unknown;
  webkitSpeechRecognition?: unknown;
};

/** Installs a recognizer that the test controls, under the browser's name for it. */
export async function standInForSpeech(page: Page, name: 'SpeechRecognition' | 'webkitSpeechRecognition') {
  await page.addInitScript((given) => {
    const browser = window as unknown as SpeechWindow;
    type Recognizer = EventTarget & {
      lang: string;
      interimResults: boolean;
      continuous: boolean;
      isActive: boolean;
      ended: string[];
    };
    let active: Recognizer | undefined;
    const started: SpeechControl['started'] = [];
    const tell = (type: string, fields: object = {}) => {
      const target = active as (Recognizer & Record<string, unknown>) | undefined;
      if (!target) return;
      const event = Object.assign(new Event(type), fields);
      target.dispatchEvent(event);
      const handler = target[`on${type}`];
      if (typeof handler === 'function') handler.call(target, event);
    };
    class StandIn extends EventTarget {
      lang = '';
      interimResults = false;
      continuous = true;
      maxAlternatives = 1;
      isActive = false;
      ended: string[] = [];
      start() {
        if (this.isActive) throw new DOMException('recognition has already started', 'InvalidStateError');
        this.isActive = true;
        active = this;
        started.push(this);
        tell('start');
        tell('audiostart');
      }
      stop() {
        this.ended.push('stop');
        setTimeout(() => browser.speech.end(), 20);
      }
      abort() {
        this.ended.push('abort');
        if (!this.isActive) return;
        tell('error', { error: 'aborted', message: '' });
        browser.speech.end();
      }
    }
    browser.SpeechRecognition = undefined;
    browser.webkitSpeechRecognition = undefined;
    browser[given] = StandIn;
    browser.speech = {
      started,
      result: (text, isFinal) => {
        const result = Object.assign([{ transcript: text, confidence: 0.9 }], { isFinal });
        tell('result', { resultIndex: 0, results: [result] });
        if (isFinal) setTimeout(() => browser.speech.end(), 20);
      },
      error: (error, endsToo) => {
        tell('error', { error, message: '' });
        if (endsToo) browser.speech.end();
      },
      end: () => {
        if (!active?.isActive) return;
        active.isActive = false;
        tell('end');
        active = undefined;
      },
    };
  }, name);
}

/** Sends an event to the recognizer once it exists. Dictation is loaded on first use. */
export async function speech<K extends keyof SpeechControl>(
  page: Page,
  method: K,
  ...given: SpeechControl[K] extends (...args: infer A) => void ? A : never
): Promise<void> {
  await page.waitForFunction(() => (window as unknown as SpeechWindow).speech.started.length > 0);
  await page.evaluate(
    ([name, values]) => {
      const control = (window as unknown as SpeechWindow).speech as unknown as Record<
        string,
        (...args: unknown[]) => void
      >;
      control[name as string]?.(...(values as unknown[]));
    },
    [method, given] as const,
  );
}

/** How Google behaves in a test. */
export interface GoogleBehaviour {
  /** A script that fails to load. */
  blocked?: 'gsi' | 'api';
  /** `gapi.load` fails, or both scripts load without defining their objects. */
  library?: 'fails' | 'missing';
  /** The result of the token client: the type from `error_callback`, or the error from `callback`. */
  token?: 'popup_closed' | 'popup_failed_to_open' | 'unknown' | 'access_denied' | 'invalid_scope';
  files?: {
    id: string;
    name: string;
    mimeType: string;
    sizeBytes?: number;
    body?: Buffer;
    status?: number;
  }[];
}

/** Replaces Google's two scripts and its files. */
export async function standInForGoogle(page: Page, behaviour: GoogleBehaviour = {}): Promise<void> {
  const { blocked, files = [] } = behaviour;
  const told = { ...behaviour, files: files.map(({ body: _body, status: _status, ...file }) => file) };
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    blocked === 'gsi'
      ? route.abort('failed')
      : route.fulfill({
          contentType: 'text/javascript',
          body: `(${identityScript})(${JSON.stringify(told)})`,
        }),
  );
  await page.route('https://apis.google.com/js/api.js', (route) =>
    blocked === 'api'
      ? route.abort('failed')
      : route.fulfill({ contentType: 'text/javascript', body: `(${pickerScript})(${JSON.stringify(told)})` }),
  );
  await page.route('https://www.googleapis.com/drive/v3/files/**', (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' };
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const url = new URL(request.url());
    const file = files.find(({ id }) => url.pathname.endsWith(`/${id}`));
    const isAllowed = request.headers().authorization === 'Bearer token-drive';
    if (!file || !isAllowed || url.searchParams.get('alt') !== 'media')
      return route.fulfill({ status: 404, headers });
    if (file.status) return route.fulfill({ status: file.status, headers, json: { error: {} } });
    return route.fulfill({ headers, contentType: file.mimeType, body: file.body ?? Buffer.from('') });
  });
}

/** Runs in the page: the token client of Google Identity Services. */
function identityScript(behaviour: GoogleBehaviour): void {
  const browser = window as unknown as { google?: Record<string, unknown>; googleLog: string[] };
  browser.googleLog ??= [];
  if (behaviour.library === 'missing') return;
  browser.google ??= {};
  browser.google.accounts = {
    oauth2: {
      initTokenClient: (options: {
        scope: string;
        client_id: string;
        callback(answer: object): void;
        error_callback(error: { type: string }): void;
      }) => ({
        requestAccessToken() {
          browser.googleLog.push(`token ${options.client_id} ${options.scope}`);
          const { token } = behaviour;
          setTimeout(() => {
            if (!token)
              options.callback({ access_token: 'token-drive', expires_in: 3599, scope: options.scope });
            else if (['popup_closed', 'popup_failed_to_open', 'unknown'].includes(token))
              options.error_callback({ type: token });
            else options.callback({ error: token });
          }, 10);
        },
      }),
      revoke(token: string, done?: () => void) {
        browser.googleLog.push(`revoke ${token}`);
        done?.();
      },
    },
  };
}

/** Runs in the page: `gapi.load` and the picker, shown as a dialog with a backdrop. */
function pickerScript(behaviour: GoogleBehaviour): void {
  const browser = window as unknown as {
    google?: Record<string, unknown>;
    gapi?: object;
    googleLog: string[];
  };
  browser.googleLog ??= [];
  class Builder {
    settings: Record<string, unknown> = {};
    addView = () => this;
    set(name: string) {
      return (value: unknown) => {
        this.settings[name] = value;
        return this;
      };
    }
    enableFeature = this.set('feature');
    setOAuthToken = this.set('token');
    setDeveloperKey = this.set('key');
    setAppId = this.set('app');
    setOrigin = this.set('origin');
    setLocale = this.set('locale');
    setSelectableMimeTypes = this.set('types');
    setMaxItems = this.set('max');
    setCallback = this.set('callback');
    build() {
      const { callback, ...settings } = this.settings;
      browser.googleLog.push(`picker ${JSON.stringify(settings)}`);
      const answer = callback as (given: object) => void;
      const back = document.createElement('div');
      back.className = 'picker-dialog-bg';
      const dialog = document.createElement('div');
      dialog.className = 'picker-dialog';
      dialog.setAttribute('role', 'dialog');
      dialog.setAttribute('aria-label', 'Google Picker');
      for (const [part, z] of [
        [back, 100],
        [dialog, 101],
      ] as const)
        Object.assign(part.style, {
          position: 'fixed',
          zIndex: String(z),
          background: z === 100 ? 'rgb(0 0 0 / 40%)' : 'white',
        });
      Object.assign(back.style, { inset: '0' });
      Object.assign(dialog.style, { inset: '30% 20%' });
      const button = (name: string, given: object) => {
        const made = document.createElement('button');
        made.textContent = name;
        made.onclick = () => answer(given);
        dialog.append(made);
      };
      button('Select', { action: 'picked', docs: behaviour.files ?? [] });
      button('Cancel', { action: 'cancel' });
      button('Break', { action: 'error' });
      return {
        setVisible(isVisible: boolean) {
          if (isVisible) document.body.append(back, dialog);
          else for (const part of [back, dialog]) part.remove();
          if (isVisible) setTimeout(() => answer({ action: 'loaded' }), 0);
        },
        dispose: () => browser.googleLog.push('dispose'),
      };
    }
  }
  browser.gapi = {
    load(_part: string, options: { callback(): void; onerror(): void }) {
      setTimeout(() => {
        if (behaviour.library === 'fails') return options.onerror();
        if (behaviour.library !== 'missing') {
          browser.google ??= {};
          browser.google.picker = {
            PickerBuilder: Builder,
            DocsView: class {
              setIncludeFolders = () => this;
              setMimeTypes = () => this;
            },
            Feature: { MULTISELECT_ENABLED: 'multiselectEnabled' },
          };
        }
        options.callback();
      }, 10);
    },
  };
}
