import {
  type AskDrive,
  type ChatFlow,
  type ChatState,
  chatOpeningTexts,
  type Id,
  isFreeLimited,
} from '@vesalio/core';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { later } from '../later.tsx';
import { useApp, useLoaded, useTexts } from '../provider.tsx';
import { classNames } from '../ui/class-names.ts';
import { type ChatBrand, ChatBrandContext } from './chat-brand.ts';
import { type ChatFeatures, defaultChatFeatures } from './chat-features.ts';
import { Composer } from './composer/composer.tsx';
import { nothingYet } from './no-flow.ts';
import { Welcome } from './welcome.tsx';

/** Follows every conversation. */
export const loadCompany = () => import('./chat-company.tsx');

/** A conversation is there once that is there which follows it: nothing of it may go unnoticed. */
async function withCompany(chat: Promise<ChatFlow>) {
  return { flow: await chat, ...(await loadCompany()) };
}
type Accompanied = Awaited<ReturnType<typeof withCompany>>;

// What an answer needs is fetched while the first question is typed.
const loadConversation = () => import('./conversation.tsx');
// Whoever draws it tells of a failure.
const prepareConversation = () => void loadConversation().catch(() => undefined);
const Conversation = later(() => loadConversation().then((part) => part.Conversation), HistoryNotice);

export interface ChatWidgetProps {
  /** The conversation to show; null or left out is a new one. A change opens another. */
  conversationId?: Id | null;
  /**
   * The open conversation is another now: by the first send (`replace` true: put the address in place of the
   * present one), by deletion or by 'Nova Conversa' inside the widget (`replace` false). Null is a new one.
   */
  onConversationChange?: (conversationId: Id | null, how: { replace: boolean }) => void;
  /** An answer has come to its end in view. Ids only, never its words. */
  onAnswer?: (answer: { conversationId: Id | null; messageId: Id | null }) => void;
  /** The person asked for another page of the product, such as '/choose-plan'. */
  onNavigate?: (to: string) => void;
  /** Starter questions in place of the product's four. */
  suggestions?: readonly string[];
  /** Over the defaults: attachments, dictation and web search on, drive and history off. */
  features?: Partial<ChatFeatures>;
  /** The way to Google Drive; together with the `drive` feature it brings 'Anexar do Google Drive'. */
  askDrive?: AskDrive;
  /** Level of the conversation's heading; the answers' headings follow below it. 1 by default. */
  headingLevel?: 1 | 2 | 3 | 4 | 5;
  /** The product's name and version, for the usage record. */
  brand?: ChatBrand;
  /** Hands over the flow once it is there, for hosts that drive the chat by methods. */
  onFlow?: (flow: ChatFlow) => void;
  /** Left of the conversation's title: the button that opens a sidebar, for instance. */
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
  const { part, failed, ready, retry } = useLoaded(() => withCompany(app.chat()), {
    // A new conversation may have begun already: before the page was left for a while.
    arrive({ flow: { store, select } }) {
      opened.current = conversationId;
      if (store.getState().conversationId !== conversationId) void select(conversationId);
    },
  });
  const flow = part?.flow;
  const input = useRef<HTMLTextAreaElement>(null);
  const features = { ...defaultChatFeatures, ...props.features };
  const texts = useTexts('chat', chatOpeningTexts);

  // The first letter is the sign: an answer's parts arrive while the rest of the question is typed.
  const isTyping = useStore(flow?.store ?? nothingYet, (state) => state.draft !== '');
  useEffect(() => {
    if (isTyping) prepareConversation();
  }, [isTyping]);

  // At once: a question that the host asks meanwhile would be left for a new conversation.
  useLayoutEffect(() => {
    if (!flow || opened.current === conversationId) return;
    opened.current = conversationId;
    void flow.select(conversationId);
  }, [flow, conversationId]);
  useEffect(() => {
    if (flow) onFlow?.(flow);
  }, [flow, onFlow]);

  // A starter question may be pressed before the conversation has been loaded.
  const ask = async (question: string) => {
    prepareConversation();
    const loaded = await ready();
    await loaded?.askStarter(loaded.flow, question);
  };

  const chat = (
    <section className={classNames('vs-chat', props.className)} aria-label={texts.assistant}>
      <ChatBody
        {...props}
        part={part}
        onPick={(question) => void ask(question).catch(() => undefined)}
        failed={failed}
        onRetry={retry}
        features={features}
        inputRef={input}
      />
      <div className="vs-chat__dock vs-no-print">
        {part && <part.ChatCompany {...props} flow={part.flow} />}
        <Composer
          flow={flow}
          failed={failed}
          onRetry={retry}
          features={features}
          inputRef={input}
          askDrive={props.askDrive}
        />
        <p className="vs-chat__disclaimer">{texts.disclaimer}</p>
      </div>
    </section>
  );
  return props.brand ? (
    <ChatBrandContext.Provider value={props.brand}>{chat}</ChatBrandContext.Provider>
  ) : (
    chat
  );
}

interface ChatBodyProps extends ChatWidgetProps {
  part: Accompanied | undefined;
  onPick: (question: string) => void;
  failed: boolean;
  onRetry: () => void;
  features: ChatFeatures;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

const isNew = ({ conversationId, messages, status }: ChatState): boolean =>
  conversationId === null && messages.length === 0 && status === 'idle';

function ChatBody(props: ChatBodyProps) {
  const { part, features, inputRef, conversationId = null, headingLevel = 1 } = props;
  const flow = part?.flow;
  const isEmpty = useStore(flow?.store ?? nothingYet, isNew);
  const isLimited = useStore(useApp().session, isFreeLimited);

  if (isEmpty && (flow || conversationId === null || props.failed)) {
    return (
      <>
        {props.headerStart && <div className="vs-chat__head vs-chat__head--bare">{props.headerStart}</div>}
        {/* Without a question to press, the box that scrolls is reached itself. */}
        <div className="vs-chat__log" tabIndex={isLimited ? 0 : undefined}>
          <Welcome {...props} disabled={isLimited} />
        </div>
        {part && <part.ChatAnnouncer flow={part.flow} />}
      </>
    );
  }
  return (
    <>
      {flow ? (
        <Conversation
          flow={flow}
          features={features}
          headingLevel={headingLevel}
          headerStart={props.headerStart}
          inputRef={inputRef}
          onNavigate={props.onNavigate}
          onConversationChange={props.onConversationChange}
        />
      ) : (
        <HistoryNotice />
      )}
      {part && <part.ChatAnnouncer flow={part.flow} />}
    </>
  );
}

function HistoryNotice() {
  const { historyLoading } = useTexts('chat', chatOpeningTexts);
  return (
    <div className="vs-chat__log">
      <p className="vs-chat__loading">{historyLoading}</p>
    </div>
  );
}
