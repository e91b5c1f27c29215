import { type App, embedFailure, type GetToken, type TextOverrides } from '@vesalio/core';
import { Component, type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { later } from '../later.tsx';
import { VesalioProvider } from '../provider.tsx';
import type { ElementHost } from './define-element.tsx';
import { type SharedApp, sharedApp } from './element-app.tsx';
import { ElementNotices } from './element-notices.tsx';

const IdleLock = later(() => import('./element-idle.tsx').then((part) => part.IdleLock));

/** What the host can mend, by what is wrong. */
export type VesalioErrorCode =
  /** A part of the SDK could not be fetched, or was refused by its integrity. */
  | 'load'
  /** `getToken` failed or kept silent, or the gateway refused its token. */
  | 'token'
  /** The gateway could not be reached, or what answered is none. */
  | 'network'
  /** The gateway does not list the origin of this page in `EMBED_ORIGINS`. */
  | 'origin'
  /** The session ended and nobody renewed it. */
  | 'expired'
  /** `base-url` is no address. */
  | 'base-url';

/** What the widget inside an element is given. */
export interface ElementSurface {
  host: ElementHost;
  shared: SharedApp;
  app: App;
  /** Level of the first heading. */
  headingLevel: 1 | 2 | 3 | 4 | 5;
  /** Asks the host to go to a path of the product; opens it in a new tab unless the host took care of it. */
  navigate(to: string): void;
  /** Tells of a path without going there: a gate has closed. */
  announce(to: string): void;
}

interface ElementRootProps {
  host: ElementHost;
  className?: string;
  children: (surface: ElementSurface) => ReactNode;
}

/** The frame of every element: the shared app, theme, words, events, and a border for failures and for keys. */
export function ElementRoot({ host, className = '', children }: ElementRootProps) {
  const shared = useShared(host);
  const app = shared.viewOf(host.element, host.properties.strings as TextOverrides | undefined);
  const surface = useSurface(host, shared, app);
  const { idleMinutes } = host.properties;
  const isCovered = useStore(shared.handOver, (state) => state.isConfirming);
  useSessionEvents(host, shared);
  useLayoutEffect(() => keepKeysInside(host.element), [host.element]);
  return (
    // Another gateway or storage is another product: nothing of the one before stays.
    <VesalioProvider key={shared.key} app={app}>
      <div
        className={`vesalio vs-element ${className} ${isCovered ? 'vs-element--covered' : ''}`}
        data-theme={String(host.attributes.theme)}
        part="root"
        onClickCapture={(event) => takeLink(event, surface)}
      >
        <FailureBorder onFailure={() => host.emit('vesalio-error', { code: 'load' })}>
          {children(surface)}
          <ElementNotices root={host.root} />
          {typeof idleMinutes === 'number' && idleMinutes > 0 && (
            <IdleLock minutes={idleMinutes} root={host.root} />
          )}
        </FailureBorder>
      </div>
    </VesalioProvider>
  );
}

/** A link to a path of the product leads to the product, not to that path of the host's page. */
function takeLink(event: MouseEvent<HTMLElement>, { navigate }: ElementSurface): void {
  const link = (event.target as Element).closest?.('a[href^="/"]');
  if (!link) return;
  event.preventDefault();
  navigate(link.getAttribute('href') ?? '/');
}

/** The origin of the gateway: nothing but an origin and a path may stand in the attribute. */
function addressOf(host: ElementHost): string {
  const given = typeof host.attributes.baseUrl === 'string' ? host.attributes.baseUrl.trim() : '';
  if (!given) return '';
  try {
    const { protocol, href } = new URL(given, location.href);
    if (/^https?:$/.test(protocol)) return href.replace(/[?#].*$/, '').replace(/\/+$/, '');
  } catch {
    // Told below.
  }
  return '';
}

function useShared(host: ElementHost): SharedApp {
  const address = addressOf(host);
  const storage = host.attributes.storage as 'memory' | 'local';
  const shared = useMemo(() => sharedApp(address, storage), [address, storage]);
  const getToken = host.properties.getToken as GetToken | undefined;
  useLayoutEffect(() => {
    if (host.attributes.baseUrl && !address) host.emit('vesalio-error', { code: 'base-url' });
  }, [host.attributes.baseUrl, address, host.emit]);
  useLayoutEffect(() => {
    if (typeof getToken === 'function') shared.setGetToken(getToken);
  }, [shared, getToken]);
  useLayoutEffect(() => shared.join(host.element), [shared, host.element]);
  return shared;
}

function useSurface(host: ElementHost, shared: SharedApp, app: App): ElementSurface {
  const latest = useRef(host);
  latest.current = host;
  const address = addressOf(host);
  return useMemo(() => {
    const fire = (to: string) => latest.current.emit('vesalio-navigate', { to }, { cancelable: true });
    return {
      host,
      shared,
      app,
      headingLevel: levelOf(host.attributes.headingLevel),
      announce: fire,
      navigate(to) {
        if (fire(to)) open(new URL(`${address}${to}`, location.href), '_blank', 'noopener,noreferrer');
      },
    };
  }, [host, shared, app, address]);
}

function levelOf(given: unknown): 1 | 2 | 3 | 4 | 5 {
  const level = Number(given);
  return level === 1 || level === 3 || level === 4 || level === 5 ? level : 2;
}

function useSessionEvents(host: ElementHost, { app, handOver }: SharedApp): void {
  const latest = useRef(host);
  latest.current = host;
  // Ahead of everything that goes on in the session.
  useLayoutEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const follow = async () => {
      const { checkColours, followSession } = await import('./element-news.ts');
      if (isGone) return;
      stop = followSession(app, handOver, (name, detail) => latest.current.emit(name, detail));
      await checkColours(latest.current.element);
    };
    follow().catch(() => latest.current.emit('vesalio-error', { code: 'load' }));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [app, handOver]);
}

const KEYS = ['keydown', 'keypress', 'keyup'] as const;

/** A host's hotkeys must not fire while someone types. */
function keepKeysInside(element: HTMLElement): () => void {
  const stop = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) {
      event.stopPropagation();
    }
  };
  for (const type of KEYS) element.addEventListener(type, stop);
  return () => {
    for (const type of KEYS) element.removeEventListener(type, stop);
  };
}

interface FailureBorderProps {
  onFailure(): void;
  children: ReactNode;
}

/** A part that could not be loaded must not leave an empty box. */
class FailureBorder extends Component<FailureBorderProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('Vesálio: uma parte do elemento falhou.', error);
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  return (
    <p className="vs-element__failure" role="alert">
      {embedFailure}
    </p>
  );
}
