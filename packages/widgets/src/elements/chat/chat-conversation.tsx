import { type App, type AskDrive, type Id, isApiError } from '@vesalio/core';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { ChatFeatures } from '../../chat/chat-features.ts';
import { openGoogleDrive } from '../../chat/drive/open-google-drive.ts';
import { extras } from '../../chat/lazy-extras.ts';
import { onDemand } from '../../chat/lazy-on-demand.ts';
import { proof } from '../../chat/proof/lazy-proof.ts';
import { sources } from '../../chat/sources/lazy-sources.ts';
import { LazyView } from '../../lazy.tsx';
import type { ElementSurface } from '../element-surface.ts';
import { adoptStyles } from '../rendering/adopt-styles.ts';
import { GateNotice } from '../session/gate-notice.tsx';
import { gateOf, isUnreachable } from '../session/gates.ts';
import { useGatewayConfig } from '../session/gateway-config.ts';
import { hostExtras } from '../session/lazy-host-extras.ts';
import css from './chat-conversation.css?inline';
import { useUnread } from './use-unread.ts';

// The lazy module of a chat element. It includes the lazy module of the chat itself.
export * from '../../chat/conversation.tsx';
export { chatMethods } from './chat-methods.ts';
export { chatOf } from './conversation-slots.ts';

export interface ChatFrameProps {
  surface: ElementSurface;
  /** The app with this element's own chat. */
  own: App;
  features: Pick<ChatFeatures, 'drive' | 'history'>;
  conversationId: Id | null;
  onOpen: (id: Id | null) => void;
  /** Called with the button for the chat's header, or undefined. */
  onHeaderStart: (button: ReactNode) => void;
  /** Called with the function that opens Google Drive, or undefined. */
  onDrive: (askDrive: AskDrive | undefined) => void;
}

/** Everything around the chat of an element: style sheets, the list of conversations, Drive and the gate notice. */
export function ChatFrame(props: ChatFrameProps) {
  const { surface, features, onDrive } = props;
  const session = useStore(surface.app.session);
  const handOver = useStore(surface.shared.handOver);
  const gate = gateOf(session, handOver);
  const { root } = surface.host;
  useLayoutEffect(() => adoptStyles(root, css), [root]);
  usePressedStyles(root);
  useDrive(surface, features.drive, onDrive);
  useHandOverAgain(surface);
  const isOpen = session.session !== null && handOver.phase === 'idle' && gate === undefined;
  useUnread(props, isOpen ? session.epoch : undefined);
  const hasList = features.history && session.session !== null && gate === undefined;
  return (
    <>
      {hasList && <LazyView of={hostExtras}>{({ ChatHistory }) => <ChatHistory {...props} />}</LazyView>}
      {gate && <GateNotice surface={surface} />}
    </>
  );
}

/** Adopts the styles of lazy modules when they are loaded. */
function usePressedStyles(root: ElementSurface['host']['root']): void {
  const { module: more } = useStore(extras.store);
  const { module: drawer } = useStore(sources.store);
  const { module: tools } = useStore(onDemand.store);
  const { module: check } = useStore(proof.store);
  useLayoutEffect(() => {
    for (const module of [more, drawer, tools, check])
      for (const css of module?.sheets ?? []) adoptStyles(root, css);
  }, [root, more, drawer, tools, check]);
}

/** Repeats a hand-over that failed because this file was missing, so that one press on retry recovers both. */
function useHandOverAgain({ shared }: ElementSurface): void {
  useEffect(() => {
    const { phase, error } = shared.handOver.getState();
    if (phase === 'failed' && !isApiError(error) && isUnreachable(error)) shared.retry();
  }, [shared]);
}

/** Offers Drive if the gateway has both keys for it. */
function useDrive(surface: ElementSurface, isWanted: boolean, onDrive: ChatFrameProps['onDrive']): void {
  const config = useGatewayConfig(surface, isWanted);
  const { googleClientId: clientId, googleApiKey: apiKey } = config ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback changes at each render
  useEffect(() => {
    if (!isWanted || !clientId || !apiKey) return;
    onDrive(() => openGoogleDrive({ clientId, apiKey }));
    return () => onDrive(undefined);
  }, [isWanted, clientId, apiKey]);
}
