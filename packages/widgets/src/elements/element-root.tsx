import { type App, embedTexts, type GetToken, type TextOverrides } from '@vesalio/core';
import { Component, type MouseEvent, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { VesalioProvider } from '../provider.tsx';
import { IdSource } from '../ui/unique-id.ts';
import { languageOf, levelOf } from './element-attributes.ts';
import type { ElementHost } from './element-model.ts';
import { ElementSession } from './element-session.tsx';
import type { ElementSurface } from './element-surface.ts';
import { keepKeysInside } from './rendering/keep-key.ts';
import { leadLostFocus } from './rendering/lost-focus.ts';
import { addressOf, isInvalidAddress } from './session/gateway-address.ts';
import { checkOrigin } from './session/gateway-status.ts';
import { followSession } from './session/session-events.ts';
import { type SharedApp, sharedApp } from './session/shared-app.ts';

interface ElementRootProps {
  host: ElementHost;
  className?: string;
  children: (surface: ElementSurface) => ReactNode;
}

let idCount = 0;
const nextId = () => `vesalio-id-${++idCount}`;

/** The frame of every element: shared app, theme, texts, events, error boundary and keyboard. */
export function ElementRoot({ host, className = '', children }: ElementRootProps) {
  const shared = useShared(host);
  const app = shared.viewOf(host.element, host.properties.strings as TextOverrides | undefined);
  const surface = useSurface(host, shared, app);
  const isCovered = useStore(shared.handOver, (state) => state.isConfirming);
  const { element, emit } = host;
  useLayoutEffect(() => followSession(shared, { element, emit }), [shared, element, emit]);
  useLayoutEffect(() => keepKeysInside(host.element), [host.element]);
  useLayoutEffect(() => leadLostFocus(host.element), [host.element]);
  return (
    // Another gateway or storage means another product, so the key remounts everything.
    <VesalioProvider key={shared.key} app={app}>
      <IdSource.Provider value={nextId}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only links are taken, with their own keys */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
        <div
          className={`vesalio vs-element ${className} ${isCovered ? 'vs-element--covered' : ''}`}
          {...languageOf(host.element)}
          data-theme={String(host.attributes.theme)}
          part="root"
          onClick={(event) => takeLink(event, surface)}
          onAuxClick={(event) => event.button === 1 && takeLink(event, surface)}
        >
          <ErrorBoundary onError={() => emit('vesalio-error', { code: 'load' })}>
            {children(surface)}
            <ElementSession surface={surface} />
          </ErrorBoundary>
        </div>
      </IdSource.Provider>
    </VesalioProvider>
  );
}

/** Makes a link to a product path open the product instead of that path on the host, unless its widget handled it. */
function takeLink(event: MouseEvent<HTMLElement>, { navigate }: ElementSurface): void {
  if (event.defaultPrevented) return;
  const link = (event.target as Element).closest?.('a[href^="/"]');
  if (!link) return;
  event.preventDefault();
  navigate(link.getAttribute('href') as string);
}

function useShared(host: ElementHost): SharedApp {
  const address = addressOf(host);
  const storage = host.attributes.storage as 'memory' | 'local';
  const shared = useMemo(() => sharedApp(address, storage, checkOrigin), [address, storage]);
  const getToken = host.properties.getToken as GetToken | undefined;
  // Without a gateway there is nobody to hand the person over to.
  const isUsable = !isInvalidAddress(host);
  useLayoutEffect(() => {
    if (typeof getToken === 'function' && isUsable) shared.setGetToken(getToken);
  }, [shared, getToken, isUsable]);
  useLayoutEffect(() => shared.join(host.element), [shared, host.element]);
  return shared;
}

function useSurface(host: ElementHost, shared: SharedApp, app: App): ElementSurface {
  const address = addressOf(host);
  return useMemo(() => {
    const fire = (to: string) => host.emit('vesalio-navigate', { to }, { cancelable: true });
    return {
      host,
      shared,
      app,
      headingLevel: levelOf(host.attributes.headingLevel),
      announce: fire,
      navigate(to) {
        if (fire(to)) open(address + to, '_blank', 'noopener,noreferrer');
      },
    };
  }, [host, shared, app, address]);
}

interface ErrorBoundaryProps {
  onError(): void;
  children: ReactNode;
}

/** Shows a message instead of an empty box if a widget fails. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('Assistente clínico: uma parte do elemento falhou.', error);
    this.props.onError();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="vs-element__failure" role="alert">
        {embedTexts.loadFailed}
      </p>
    );
  }
}
