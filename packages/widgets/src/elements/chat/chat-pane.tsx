import { type App, type Id, once } from '@vesalio/core';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ChatFeatures, defaultChatFeatures } from '../../chat/chat-features.ts';
import { ChatWidget, loadCompany } from '../../chat/chat-widget.tsx';
import { later } from '../../later.tsx';
import { VesalioProvider } from '../../provider.tsx';
import { version } from '../../version.ts';
import { type ElementHost, propertyName } from '../define-element.tsx';
import type { ElementSurface } from '../element-root.tsx';
import type { ChatControls, MethodBodies } from './chat-controls.ts';
import { idOf } from './chat-controls.ts';
import type { ChatExtrasGift } from './chat-extras.tsx';
import type { ConversationListeners } from './follow-conversation.ts';
import { useFirstUse } from './use-first-use.ts';

const loadAround = () => import('./chat-around.tsx');
const loadRest = () => import('../element-rest.ts');
// Once: of several imports under way a later one may be there first; methods, and elements in the place of others,
// would lose their order.
const loadChat = once(() => Promise.all([loadAround(), loadRest(), loadCompany()]));
const loadMethods = once(() => import('./chat-methods.ts'));
// Where it cannot be fetched the conversation cannot either, and says so; it comes with the next try.
const ChatAround = later(
  () => loadAround().then((part) => part.ChatAround),
  undefined,
  () => undefined,
);

const BRAND = { name: 'Vesálio', version };

interface ChatPaneProps {
  surface: ElementSurface;
  /** It stands here because somebody opened it: there is no reason to wait with anything. */
  isOpened?: boolean;
  onOpen(): void;
  onClose(): void;
}

/** The conversation each element showed last, by its view of the app: a returning element shows it again. */
const shown = new WeakMap<App, Id | null>();

/** What is drawn last for an element, and for its view of an app: what a mount has begun goes on with the next one. */
const present = new WeakMap<HTMLElement | App, ChatControls>();
const presentOf = (of: HTMLElement | App) => present.get(of) as ChatControls;

/** The chat as elements show it: methods, events and gates around the widget. */
export function ChatPane({ surface, isOpened = false, onOpen, onClose }: ChatPaneProps) {
  const { host, app } = surface;
  const asked = idOf(host.attributes.conversationId);
  const [conversationId, setConversationId] = useState<Id | null>(() => shown.get(app) ?? asked);
  const lastAsked = useRef(asked);
  if (lastAsked.current !== asked) {
    lastAsked.current = asked;
    setConversationId(asked);
  }
  shown.set(app, conversationId);

  const show = (id: Id | null) => {
    // Out of the page nothing is rendered.
    shown.set(app, id);
    setConversationId(id);
    host.emit('vesalio-conversation', { id });
  };
  // A flow tells also of what was asked of it here; that is known.
  const follow = (id: Id | null) => shown.get(app) === id || presentOf(app).show(id);
  const features = featuresOf(host.attributes.features);
  const { history } = features;
  const own = useOwnChat(surface, history, {
    onConversationChange: follow,
    onAnswer: ({ conversationId: id, messageId }) =>
      host.emit('vesalio-answer', { conversationId: id, messageId }),
  });
  const use = useFirstUse(host.element, surface.shared, conversationId !== null || isOpened || history);
  const [gift, setGift] = useState<ChatExtrasGift>({});
  const [isRetried, setRetried] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment of the first use belongs to the shared app
  const later = useMemo(() => {
    let hasFailed = false;
    const chat = () =>
      use.wanted.then(own.chat).then(
        (flow) => {
          if (hasFailed) setRetried(true);
          return flow;
        },
        (error) => {
          hasFailed = true;
          throw error;
        },
      );
    return { ...own, chat };
  }, [own]);
  useRestOfStyles(host.root, use.isWanted);
  const shownNow = () => shown.get(app) as Id | null;
  const controls = { surface, own, shown: shownNow, show, onOpen, onClose, want: use.want };
  present.set(host.element, controls).set(app, controls);
  useMethods(host);

  const suggestions = host.properties.suggestions;
  return (
    <>
      {use.isWanted && (
        <ChatAround
          key={String(isRetried)}
          surface={surface}
          own={own}
          features={features}
          conversationId={conversationId}
          onOpen={show}
          onGift={setGift}
        />
      )}
      <VesalioProvider app={later}>
        <ChatWidget
          className="vs-element__chat"
          brand={BRAND}
          conversationId={conversationId}
          headingLevel={surface.headingLevel}
          features={features}
          {...gift}
          {...(isTextList(suggestions) ? { suggestions } : {})}
          onConversationChange={follow}
          onNavigate={surface.navigate}
        />
      </VesalioProvider>
    </>
  );
}

/** Where earlier conversations are of no concern, not even their names are read. */
const never = () => new Promise<never>(() => undefined);

/** The app with a chat of this element's own, which does not send while a gate is closed. */
function useOwnChat(surface: ElementSurface, hasHistory: boolean, listeners: ConversationListeners): App {
  const { app } = surface;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the surface only what outlives a render is used
  return useMemo(() => {
    const chat = once(() => loadChat().then(([{ guardedChatOf }]) => guardedChatOf(surface, listeners)));
    return hasHistory ? { ...app, chat } : { ...app, chat, conversations: never };
  }, [surface.shared, app, surface.host.element, hasHistory]);
}

/** The first paint needs little; the rest is there long before an answer. */
function useRestOfStyles(root: Document | ShadowRoot, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    void loadRest().then(
      ({ adoptRest }) => adoptRest(root),
      () => undefined,
    );
  }, [root, isWanted]);
}

/** The methods are there at once, their bodies with the first call; one that could not be fetched, with the next. */
function useMethods({ element, emit, provide }: ElementHost): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bodies read what is current when they are called
  useLayoutEffect(() => {
    const now = () => {
      const controls = presentOf(element);
      controls.want();
      return controls;
    };
    const fail = (error: unknown) => {
      emit('vesalio-error', { code: 'load' });
      throw error;
    };
    const bodies: MethodBodies = { signOut: () => presentOf(element).surface.app.signOut() };
    provide(
      new Proxy(bodies, {
        // Who leaves need not wait for a file.
        get: (own, name: string) =>
          own[name] ??
          (async (...args: never[]) => (await loadMethods().catch(fail)).chatMethods(now)[name]?.(...args)),
      }),
    );
  }, [element]);
}

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function featuresOf(tokens: unknown): ChatFeatures {
  const features = { ...defaultChatFeatures };
  for (const token of String(tokens ?? '').split(/\s+/)) {
    const name = propertyName(token.replace(/^-/, '')) as keyof ChatFeatures;
    if (name in features) features[name] = !token.startsWith('-');
  }
  return features;
}
