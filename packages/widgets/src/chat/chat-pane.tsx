import type { App, ChatFlow, Id } from '@vesalio/core';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { adoptStyles } from '../define-element.tsx';
import type { ElementSurface } from '../element-root.tsx';
import { VesalioProvider } from '../provider.tsx';
import { version } from '../version.ts';
import { type ChatFeatures, defaultChatFeatures } from './chat-features.ts';
import { ChatWidget } from './chat-widget.tsx';

const loadGate = () => import('../element-gate.tsx');
const loadRest = () => import('../element-rest.ts');
const GateNotice = lazy(() => loadGate().then((part) => ({ default: part.GateNotice })));

const BRAND = { name: 'Vesálio', version };

interface ChatPaneProps {
  surface: ElementSurface;
  onOpen(): void;
  onClose(): void;
}

/** The conversation each element showed last: a returning element shows it again. */
const shown = new WeakMap<HTMLElement, Id | null>();

/** The chat as elements show it: methods, events and gates around the widget. */
export function ChatPane({ surface, onOpen, onClose }: ChatPaneProps) {
  const { host } = surface;
  const latest = useRef(host);
  latest.current = host;
  const asked = idOf(host.attributes.conversationId);
  const [conversationId, setConversationId] = useState<Id | null>(() => shown.get(host.element) ?? asked);
  const lastAsked = useRef(asked);
  if (lastAsked.current !== asked) {
    lastAsked.current = asked;
    if (conversationId !== asked) setConversationId(asked);
  }
  shown.set(host.element, conversationId);

  const show = (id: Id | null) => {
    setConversationId(id);
    latest.current.emit('vesalio-conversation', { id });
  };
  const own = useOwnChat(surface);
  useRestOfStyles(host.root);
  useMethods({ surface, own, show, onOpen, onClose });

  const suggestions = host.properties.suggestions;
  return (
    <>
      <Suspense fallback={null}>
        <GateNotice surface={surface} />
      </Suspense>
      <VesalioProvider app={own}>
        <ChatWidget
          className="vs-element__chat"
          brand={BRAND}
          conversationId={conversationId}
          headingLevel={surface.headingLevel}
          features={featuresOf(host.attributes.features)}
          {...(isTextList(suggestions) ? { suggestions } : {})}
          onConversationChange={show}
          onAnswer={({ conversationId: id, messageId }) =>
            host.emit('vesalio-answer', { conversationId: id, messageId })
          }
          onNavigate={surface.navigate}
        />
      </VesalioProvider>
    </>
  );
}

/** The app with a chat of this element's own, which does not send while a gate is closed. */
function useOwnChat({ host: { element }, shared }: ElementSurface): App {
  return useMemo(() => {
    let guarded: Promise<ChatFlow> | undefined;
    const chat = () => {
      guarded ??= Promise.all([shared.chatOf(element), loadGate(), loadRest()]).then(([flow, { gateOf }]) => {
        // A press may come before the host has said who it is: it waits for that.
        const guard = async (act: () => Promise<void>) => {
          await shared.settled();
          if (gateOf(shared.app.session.getState(), shared.handOver.getState()) === undefined) await act();
        };
        return { ...flow, send: () => guard(flow.send), retry: (id: string) => guard(() => flow.retry(id)) };
      });
      guarded.catch(() => {
        guarded = undefined;
      });
      return guarded;
    };
    return { ...shared.app, chat };
  }, [shared, element]);
}

/** The first paint needs little; the rest is there long before an answer. */
function useRestOfStyles(root: Document | ShadowRoot): void {
  useEffect(() => {
    void loadRest().then(
      ({ restCss }) => adoptStyles(root, restCss),
      () => undefined,
    );
  }, [root]);
}

interface Methods extends ChatPaneProps {
  own: App;
  show(id: Id | null): void;
}

function useMethods(props: Methods): void {
  const latest = useRef(props);
  latest.current = props;
  const { host } = props.surface;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bodies read what is current when they are called
  useLayoutEffect(() => {
    const now = () => latest.current;
    const flow = () => now().own.chat();
    host.provide({
      open: async () => {
        now().onOpen();
        await flow();
        focusInput(host.root);
      },
      close: () => now().onClose(),
      ask: async (text: string) => ask(now().surface, String(text)),
      setDraft: async (text: string) => (await flow()).setDraft(String(text)),
      stop: async () => (await flow()).stop(),
      newConversation: async () => {
        now().show(null);
        await (await flow()).select(null);
      },
      openConversation: async (id: string | number) => {
        const target = idOf(id);
        if (target === null) throw new Error('openConversation(id) takes the id of a conversation.');
        now().show(target);
        await (await flow()).select(target);
      },
      signOut: () => now().surface.app.signOut(),
    });
  }, [host.element]);
}

/** Sends a question and leaves alone what the person has typed. */
async function ask({ host, shared, app }: ElementSurface, text: string): Promise<void> {
  if (text.trim() === '') throw new Error('ask(text) takes a question.');
  const [flow, { gateOf }] = await Promise.all([shared.chatOf(host.element), loadGate()]);
  await shared.settled();
  const gate = gateOf(app.session.getState(), shared.handOver.getState());
  if (gate) throw new Error(`ask(text) cannot send: the gate "${gate}" is closed.`);
  const { draft, status } = flow.store.getState();
  if (status !== 'idle') throw new Error('ask(text) has to wait: an answer is under way.');
  flow.setDraft(text);
  const sent = flow.send();
  if (draft) flow.setDraft(draft);
  await sent;
}

/** Moves the focus to the input of the chat in this root. */
export function focusInput(root: Document | ShadowRoot): void {
  root.querySelector<HTMLTextAreaElement>('.vs-composer__input')?.focus();
}

function idOf(given: unknown): Id | null {
  const text = String(given ?? '');
  return /^[\w-]{1,64}$/.test(text) ? text : null;
}

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const FEATURES: Record<string, keyof ChatFeatures> = {
  attachments: 'attachments',
  drive: 'drive',
  dictation: 'dictation',
  'web-search': 'webSearch',
  history: 'history',
};

function featuresOf(tokens: unknown): Partial<ChatFeatures> {
  const features = { ...defaultChatFeatures };
  for (const token of String(tokens ?? '').split(/\s+/)) {
    const name = FEATURES[token.replace(/^-/, '')];
    if (name) features[name] = !token.startsWith('-');
  }
  return features;
}
