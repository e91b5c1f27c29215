import { type App, type AskDrive, type ClinicalContext, type Id, once } from '@vesalio/core';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type ChatFeatures, elementChatFeatures } from '../../chat/chat-features.ts';
import { ChatWidget } from '../../chat/chat-widget.tsx';
import type { ConversationListeners } from '../../chat/follow-conversation.ts';
import { conversation } from '../../chat/open-chat.ts';
import { lazy } from '../../lazy.tsx';
import { VesalioProvider } from '../../provider.tsx';
import { version } from '../../version.ts';
import { propertyName } from '../element-attributes.ts';
import { elementBrand } from '../element-brand.ts';
import type { ElementHost } from '../element-model.ts';
import type { ElementSurface } from '../element-surface.ts';
import type { ChatControls, MethodBodies } from './chat-controls.ts';
import { idOf, isTextList } from './chat-properties.ts';

/** The lazy module of a chat element. */
export const chatConversation = lazy(() => import('./chat-conversation.tsx'));

const BRAND = { name: elementBrand.name, version };

interface ChatPaneProps {
  surface: ElementSurface;
  onOpen(): void;
  onClose(): void;
}

/**
 * The last shown conversation, by the element's view of the app. An element that returns to the page shows it again.
 */
const shown = new WeakMap<App, Id | null>();

/** The latest controls, by element and by its view of the app, so that calls of an earlier mount use them too. */
const latest = new WeakMap<HTMLElement | App, ChatControls>();
const latestOf = (key: HTMLElement | App) => latest.get(key) as ChatControls;

/** The chat of an element: methods, events and gates around the widget. */
export function ChatPane({ surface, onOpen, onClose }: ChatPaneProps) {
  const { host, app, shared } = surface;
  const asked = idOf(host.attributes.conversationId);
  const [conversationId, setConversationId] = useState<Id | null>(() => shown.get(app) ?? asked);
  const lastAsked = useRef(asked);
  if (lastAsked.current !== asked) {
    lastAsked.current = asked;
    setConversationId(asked);
  }
  shown.set(app, conversationId);
  // Once the account is known, the chat reads histories itself. This effect runs before the element's root calls
  // `getToken`, whose token starts the request.
  useLayoutEffect(() => {
    const isEarly = app.session.getState().session === null;
    if (isEarly && conversationId !== null) shared.prefetchHistory(conversationId);
  }, [shared, app, conversationId]);

  const show = (id: Id | null) => {
    // An element outside the page does not render, so store the id here too.
    shown.set(app, id);
    setConversationId(id);
    host.emit('vesalio-conversation', { id });
  };
  // The flow also reports changes that were made here; ignore them.
  const follow = (id: Id | null) => shown.get(app) === id || latestOf(app).show(id);
  const features = featuresOf(host.attributes.features);
  const own = useOwnChat(surface, features.history, {
    onConversationChange: follow,
    onAnswer: ({ conversationId: id, messageId }) =>
      host.emit('vesalio-answer', { conversationId: id, messageId }),
  });
  const [headerStart, setHeaderStart] = useState<ReactNode>();
  const [askDrive, setAskDrive] = useState<AskDrive>();
  const { module, hasFailed } = useStore(chatConversation.store);
  useEffect(() => {
    if (hasFailed) host.emit('vesalio-error', { code: 'load' });
  }, [hasFailed, host.emit]);
  // The file is already loaded, so the widget does not have to wait for its own fetch.
  useEffect(() => {
    if (module) conversation.prefetch();
  }, [module]);
  const controls = { surface, own, features, shown: () => shown.get(app) ?? null, show, onOpen, onClose };
  latest.set(host.element, controls).set(app, controls);
  useMethods(host);

  const { suggestions, context } = host.properties;
  return (
    <>
      {module && (
        <module.ChatFrame
          surface={surface}
          own={own}
          features={features}
          conversationId={conversationId}
          onOpen={show}
          onHeaderStart={setHeaderStart}
          onDrive={(ask) => setAskDrive(() => ask)}
        />
      )}
      <VesalioProvider app={own}>
        <ChatWidget
          className="vs-element__chat"
          brand={BRAND}
          conversationId={conversationId}
          initialText={host.typed}
          headingLevel={surface.headingLevel}
          features={features}
          context={context as ClinicalContext}
          headerStart={headerStart}
          {...(askDrive ? { askDrive } : {})}
          {...(isTextList(suggestions) ? { suggestions } : {})}
          onConversationChange={follow}
          onNavigate={surface.navigate}
          onRecord={(record) => host.emit('vesalio-record', record)}
        />
      </VesalioProvider>
    </>
  );
}

/** Without the list of conversations, earlier conversations are never requested. */
const never = () => new Promise<never>(() => undefined);

/** The app with a chat that belongs to this element. */
function useOwnChat(surface: ElementSurface, hasHistory: boolean, listeners: ConversationListeners): App {
  const { app } = surface;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only surface values that outlive a render are used
  return useMemo(() => {
    const chat = once(async () => (await chatConversation.load()).chatOf(surface, listeners));
    return hasHistory ? { ...app, chat } : { ...app, chat, conversations: never };
  }, [surface.shared, app, surface.host.element, hasHistory]);
}

/** Provides the methods immediately. Their bodies come with the lazy module. */
function useMethods({ element, emit, provide }: ElementHost): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bodies read the current values at the call
  useLayoutEffect(() => {
    const now = () => latestOf(element);
    const load = () =>
      chatConversation.load().catch((error) => {
        emit('vesalio-error', { code: 'load' });
        throw error;
      });
    // Signing out does not need the lazy module.
    const own: MethodBodies = { signOut: () => now().surface.app.signOut() };
    provide(
      new Proxy(own, {
        get: (bodies, name: string) =>
          bodies[name] ?? (async (...args: never[]) => (await load()).chatMethods(now)[name]?.(...args)),
      }),
    );
  }, [element]);
}

function featuresOf(tokens: unknown): ChatFeatures {
  const features = { ...elementChatFeatures };
  for (const token of String(tokens ?? '').split(/\s+/)) {
    const name = propertyName(token.replace(/^-/, '')) as keyof ChatFeatures;
    if (name in features) features[name] = !token.startsWith('-');
  }
  // The list of conversations has its own button.
  features.newConversation &&= !features.history;
  return features;
}
