import {
  type AskDrive,
  type ChatFlow,
  type ChatState,
  type ClinicalContext,
  type ClinicalRecord,
  chatTexts,
  type Id,
  isBusy,
  isFreeLimited,
} from '@vesalio/core';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { afterPaint, lazy, useLoaded } from '../lazy.tsx';
import { useApp, useTexts } from '../provider.tsx';
import { classNames } from '../ui/class-names.ts';
import { type ChatBrand, ChatBrandContext } from './chat-brand.ts';
import { type ChatFeatures, defaultChatFeatures } from './chat-features.ts';
import { Composer, emptyChat } from './composer/composer.tsx';
import type { ConversationListeners } from './follow-conversation.ts';
import type { OpenChat } from './open-chat.ts';
import { Welcome } from './welcome.tsx';

/** The second moment of the chat. */
export const conversation = lazy(() => import('./conversation.tsx'));

export interface ChatWidgetProps {
  /** The conversation to show; null or left out is a new one. A change opens another. */
  conversationId?: Id | null;
  /**
   * Another conversation is open: created by the first send (`replace` true: replace the present address), or chosen by
   * deletion or 'Nova Conversa' inside the widget (`replace` false). Null is a new one.
   */
  onConversationChange?: (conversationId: Id | null, how: { replace: boolean }) => void;
  /** An answer has ended in view. Ids only, never its words. */
  onAnswer?: (answer: { conversationId: Id | null; messageId: Id | null }) => void;
  /** The user asked for another page of the product, such as '/choose-plan'. */
  onNavigate?: (to: string) => void;
  /** Starter questions in place of the product's four. */
  suggestions?: readonly string[];
  /** Over the defaults: attachments, dictation and web search on, drive and history off. */
  features?: Partial<ChatFeatures>;
  /**
   * What the host knows about the case, without the patient's identity: shown as chips above the input, and sent after
   * each question. The person can remove any of it.
   */
  context?: ClinicalContext | null;
  /** Takes an answer into the chart, on the person's press: it adds 'Inserir no prontuário'. */
  onRecord?: (record: ClinicalRecord) => void;
  /** Opens Google Drive; together with the `drive` feature it adds 'Anexar do Google Drive'. */
  askDrive?: AskDrive;
  /** Level of the conversation's heading; the answers' headings follow below it. 1 by default. */
  headingLevel?: 1 | 2 | 3 | 4 | 5;
  /** The product's name and version, for the usage record. */
  brand?: ChatBrand;
  /** Hands over the flow once it is there, for hosts that control the chat by methods. */
  onFlow?: (flow: ChatFlow) => void;
  /** Left of the conversation's title, such as the button that opens a sidebar. */
  headerStart?: ReactNode;
  className?: string;
}

/**
 * The chat: welcome, messages, references and input. Fills its container; put it inside a `.vesalio` root
 * and below a `VesalioProvider`. The sidebar is `ChatSidebar`, beside it.
 */
export function ChatWidget(props: ChatWidgetProps) {
  const app = useApp();
  const { conversationId = null, onFlow } = props;
  const opened = useRef<Id | null>(null);
  const listeners = useRef(props);
  listeners.current = props;
  const {
    value: chat,
    failed,
    ready,
    retry,
  } = useLoaded<OpenChat>(() => openChat(app.chat, () => listeners.current), {
    release: ({ unfollow }) => unfollow(),
    // A new conversation may have begun already, before the page was left for a while.
    arrive({ flow: { store, select } }) {
      opened.current = conversationId;
      if (store.getState().conversationId !== conversationId) void select(conversationId);
    },
  });
  const { module } = useStore(conversation.store);
  // Another caller has loaded the module after a failure here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure that follows is the user's to retry
  useEffect(() => {
    if (failed && module) retry();
  }, [module]);
  const flow = chat?.flow;
  const input = useRef<HTMLTextAreaElement>(null);
  const features = { ...defaultChatFeatures, ...props.features };
  const texts = useTexts('chat', chatTexts);
  const isLimited = useStore(app.session, isFreeLimited);

  // Before the paint: a question that the host asks meanwhile would be left for a new conversation.
  useLayoutEffect(() => {
    if (!flow || opened.current === conversationId) return;
    opened.current = conversationId;
    void flow.select(conversationId);
  }, [flow, conversationId]);
  useEffect(() => {
    if (flow) onFlow?.(flow);
  }, [flow, onFlow]);
  useLeave(flow);

  // A starter question may be pressed before the conversation is loaded.
  const ask = async (question: string) => {
    const loaded = await ready();
    // Not in a conversation that the host has opened meanwhile.
    if ((listeners.current.conversationId ?? null) === conversationId) await loaded?.flow.ask(question);
  };

  const body = (
    <section className={classNames('vs-chat', props.className)} aria-label={texts.assistant}>
      <ChatBody
        {...props}
        chat={chat}
        onPick={(question) => void ask(question).catch(() => undefined)}
        failed={failed}
        onRetry={retry}
        features={features}
        inputRef={input}
        isLimited={isLimited}
      />
      <div className="vs-chat__dock vs-no-print">
        {chat && <chat.OperatorNotice />}
        {chat && <chat.ComposerStatus flow={chat.flow} isLimited={isLimited} onNavigate={props.onNavigate} />}
        {chat && (
          <chat.ContextBar
            flow={chat.flow}
            context={features.context ? props.context : null}
            inputRef={input}
          />
        )}
        <Composer
          chat={chat}
          ready={ready}
          conversationId={conversationId}
          features={features}
          inputRef={input}
          askDrive={props.askDrive}
        />
        <div className="vs-chat__disclaimer">
          {texts.disclaimer}
          {chat && <chat.AboutLink />}
        </div>
      </div>
    </section>
  );
  return props.brand ? (
    <ChatBrandContext.Provider value={props.brand}>{body}</ChatBrandContext.Provider>
  ) : (
    body
  );
}

/** Loads the second moment after the first paint, and the flow with it. */
async function openChat(
  flow: () => Promise<ChatFlow>,
  listeners: () => ConversationListeners,
): Promise<OpenChat> {
  await new Promise<void>((resolve) => void afterPaint(resolve));
  const [module, opened] = await Promise.all([conversation.load(), flow()]);
  // From the start, because a question that waits is sent before the chat is drawn.
  return { ...module, flow: opened, unfollow: module.followConversation(opened, listeners) };
}

/** Leaving the page saves the draft at once, and ends a temporary conversation. */
function useLeave(flow: ChatFlow | undefined): void {
  useEffect(() => {
    if (!flow) return;
    const hide = flow.show();
    const leave = () => {
      flow.saveDraft();
      flow.leavePage();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      flow.saveDraft();
      hide();
    };
  }, [flow]);
}

interface ChatBodyProps extends ChatWidgetProps {
  chat: OpenChat | undefined;
  onPick: (question: string) => void;
  failed: boolean;
  onRetry: () => void;
  features: ChatFeatures;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  isLimited: boolean;
}

const isNew = (state: ChatState): boolean =>
  state.conversationId === null && state.messages.length === 0 && !isBusy(state);

function ChatBody(props: ChatBodyProps) {
  const { chat, features, inputRef, isLimited, conversationId = null, headingLevel = 1 } = props;
  const isEmpty = useStore(chat?.flow.store ?? emptyChat, isNew);
  const showsWelcome = isEmpty && (chat || conversationId === null || props.failed);
  return (
    <>
      {showsWelcome ? (
        <>
          {(props.headerStart || (chat && features.temporary)) && (
            <div className="vs-chat__head vs-chat__head--bare">
              {props.headerStart}
              {chat && features.temporary && <chat.TemporarySwitch flow={chat.flow} />}
            </div>
          )}
          {/* Without a question to press, the keyboard reaches the scrolling box itself. */}
          <div className="vs-chat__log" tabIndex={isLimited ? 0 : undefined}>
            <Welcome {...props} disabled={isLimited} />
          </div>
        </>
      ) : chat ? (
        <chat.Conversation
          flow={chat.flow}
          features={features}
          headingLevel={headingLevel}
          headerStart={props.headerStart}
          inputRef={inputRef}
          onNavigate={props.onNavigate}
          onRecord={props.onRecord}
          onConversationChange={props.onConversationChange}
        />
      ) : (
        <HistoryNotice />
      )}
      {chat && <chat.ChatAnnouncer flow={chat.flow} />}
    </>
  );
}

function HistoryNotice() {
  const { historyLoading } = useTexts('chat', chatTexts);
  return (
    <div className="vs-chat__log">
      <p className="vs-chat__loading">{historyLoading}</p>
    </div>
  );
}
