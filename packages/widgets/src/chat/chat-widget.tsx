import {
  type AskDrive,
  type ChatFlow,
  type ChatState,
  type ClinicalContext,
  type ClinicalRecord,
  chatTexts,
  type FinishedAnswer,
  type Id,
  isBusy,
  isFreeLimited,
} from '@vesalio/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { classNames } from '../ui/class-names.ts';
import { type ChatBrand, ChatBrandContext } from './chat-brand.ts';
import { type ChatFeatures, defaultChatFeatures } from './chat-features.ts';
import { Composer, emptyChat } from './composer/composer.tsx';
import { type OpenChat, useOpenChat } from './open-chat.ts';
import { Welcome } from './welcome.tsx';

export interface ChatWidgetProps {
  /** The conversation to show; null or undefined shows a new one. A change opens another conversation. */
  conversationId?: Id | null;
  /**
   * Another conversation is open. `replace` is true if the first send created it: replace the current address. After a
   * deletion or 'Nova Conversa' in the widget, `replace` is false. A null id is a new conversation.
   */
  onConversationChange?: (conversationId: Id | null, how: { replace: boolean }) => void;
  /** An answer on screen has ended or was interrupted. Reports only ids, never the text. */
  onAnswer?: (answer: FinishedAnswer) => void;
  /** The user asked for another page of the product, such as '/choose-plan'. */
  onNavigate?: (to: string) => void;
  /** Starter questions that replace the product's four. */
  suggestions?: readonly string[];
  /** Overrides the default features: all are on except `drive`, `history` and `newConversation`. */
  features?: Partial<ChatFeatures>;
  /**
   * The host's facts about the case, without the patient's identity. They appear as chips above the input and are
   * sent after each question. The user can remove each of them.
   */
  context?: ClinicalContext | null;
  /** Called when the user inserts an answer into the chart. Adds 'Inserir no prontuário' to each answer's menu. */
  onRecord?: (record: ClinicalRecord) => void;
  /** Opens Google Drive. Together with the `drive` feature, it adds 'Anexar do Google Drive'. */
  askDrive?: AskDrive;
  /** Level of the conversation's heading; the answers' headings follow below it. 1 by default. */
  headingLevel?: 1 | 2 | 3 | 4 | 5;
  /** The product's name and version, for the usage record. */
  brand?: ChatBrand;
  /** Receives the flow once it is loaded, for hosts that control the chat by methods. */
  onFlow?: (flow: ChatFlow) => void;
  /** Content left of the conversation's title, such as the button that opens a sidebar. */
  headerStart?: ReactNode;
  /** Text typed into the input before the chat was loaded. It becomes the draft, below a restored one. */
  initialText?: string | undefined;
  className?: string;
}

/**
 * The chat: welcome, messages, references and input. It fills its container; put it inside a `.vesalio` root
 * and below a `VesalioProvider`. The sidebar is a separate component, `ChatSidebar`.
 */
export function ChatWidget(props: ChatWidgetProps) {
  const app = useApp();
  const { conversationId = null } = props;
  const listeners = useRef(props);
  listeners.current = props;
  const { value: chat, failed, ready, retry } = useOpenChat(props, listeners);
  const input = useRef<HTMLTextAreaElement>(null);
  const features = { ...defaultChatFeatures };
  for (const name of Object.keys(features) as (keyof ChatFeatures)[])
    features[name] = props.features?.[name] ?? features[name];
  features.drive &&= !!props.askDrive;
  const texts = useTexts('chat', chatTexts);
  const isLimited = useStore(app.session, isFreeLimited);

  // The user may press a starter question before the conversation is loaded.
  const ask = async (question: string) => {
    const loaded = await ready();
    // Do not ask if the host has opened another conversation in the meantime.
    if ((listeners.current.conversationId ?? null) === conversationId) await loaded?.flow.ask(question);
  };

  const body = (
    // A translator replaces the nodes of an answer in progress, and translates doses that nobody has checked.
    <section className={classNames('vs-chat', props.className)} aria-label={texts.assistant} translate="no">
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
        {chat && <chat.OperatorNotice chat={chat.flow} />}
        {chat && (
          <chat.ComposerStatus
            flow={chat.flow}
            isLimited={isLimited}
            inputRef={input}
            onNavigate={props.onNavigate}
          />
        )}
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
          initialText={props.initialText}
          features={features}
          inputRef={input}
          askDrive={props.askDrive}
        />
        <div className="vs-chat__disclaimer">
          {/* Firefox does not balance the lines of a block that has a button as its direct child. */}
          <span>
            {texts.disclaimer}
            {chat && <chat.AboutLink />}
          </span>
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
          {/* At the limit the starter questions are disabled, so the scrolling box itself must take the focus. */}
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
