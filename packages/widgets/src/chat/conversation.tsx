import { type ChatFlow, type ClinicalRecord, chatTexts, type Id, readingTexts } from '@vesalio/core';
import { ArrowDown } from 'lucide';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { LazyView } from '../lazy.tsx';
import { useApp, useTexts } from '../provider.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconTip } from '../ui/controls/icon-button.tsx';
import { Icon } from '../ui/display/icon.tsx';
import type { ChatFeatures } from './chat-features.ts';
import { AskAboutSlot } from './clinical/ask-about-slot.tsx';
import { ChatToolsContext } from './clinical/chat-tools.ts';
import { useReplacements } from './clinical/use-replacements.ts';
import { isKeyboardPress } from './composer/focusing-input.ts';
import { ChatHeader } from './header/chat-header.tsx';
import { useConversationTitle } from './header/use-conversation-title.ts';
import { onDemand } from './lazy-on-demand.ts';
import { MessageList } from './messages/message-list.tsx';
import { useFindAnswer } from './messages/use-find-answer.ts';
import { useFollowEnd } from './messages/use-follow-end.ts';
import { CitationProvider } from './references/citation.tsx';
import { OpenSourceContext } from './sources/open-source-context.ts';
import { useSources } from './sources/use-sources.tsx';
import { useEscapeStop } from './use-escape-stop.ts';
import { useScrollBox } from './use-scroll-box.ts';

// The chat's second moment: everything a conversation needs, in one module, loaded right after the first paint.

export { ContextBar } from './clinical/context-bar.tsx';
export { createComposerModel } from './composer/composer-model.ts';
export { ComposerAbove, ComposerFiles } from './composer/composer-slots.tsx';
export { ComposerStatus } from './composer/composer-status.tsx';
export { ComposerTools } from './composer/composer-tools.tsx';
export { FocusReturn } from './composer/focus-return.ts';
export { followConversation } from './follow-conversation.ts';
export { ChatAnnouncer } from './messages/chat-announcer.tsx';
export { AboutLink } from './records/about-link.tsx';
export { OperatorNotice } from './records/operator-notice.tsx';
export { TemporarySwitch } from './records/temporary-switch.tsx';

export interface ConversationProps {
  flow: ChatFlow;
  features: ChatFeatures;
  headingLevel: number;
  headerStart?: ReactNode;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onNavigate?: ((to: string) => void) | undefined;
  onRecord?: ((record: ClinicalRecord) => void) | undefined;
  onConversationChange?: ((conversationId: Id | null, how: { replace: boolean }) => void) | undefined;
}

/** An open conversation. The tools of its messages read its props from the context. */
export function Conversation(props: ConversationProps) {
  const title = useConversationTitle(props.flow);
  return (
    <ChatToolsContext.Provider value={{ ...props, title }}>
      <ConversationView {...props} title={title} />
    </ChatToolsContext.Provider>
  );
}

/** The conversation's header, its messages, and the parts that float above them. */
function ConversationView(props: ConversationProps & { title: string }) {
  const { flow, headingLevel } = props;
  const texts = useTexts('chat', chatTexts);
  const { moreBelow, noMessages } = useTexts('chat', readingTexts);
  const log = useRef<HTMLDivElement>(null);
  const scroller = useScrollBox(log);
  const content = useRef<HTMLDivElement>(null);
  const status = useStore(flow.store, (state) => state.status);
  const conversationId = useStore(flow.store, (state) => state.conversationId);
  const messages = useStore(flow.store, (state) => state.messages);
  // A visitor's history is not read, so it is unknown whether it is empty.
  const isVisitor = useStore(useApp().session, ({ session }) => session === null);
  const follow = useFollowEnd(scroller, content, conversationId, messages);
  const [isFinding, setFinding] = useState(false);
  const findRef = useRef<HTMLButtonElement>(null);
  const [target, setTarget] = useState<{ id: string; turn: number }>();
  useEscapeStop(scroller, flow);
  useFindAnswer(flow);
  // Before the second question, there is nothing to replace.
  useReplacements(flow, props.features.edit && messages.length > 2);

  const closeFind = () => {
    setFinding(false);
    findRef.current?.focus();
  };
  const show = (id: string) => {
    follow.leave();
    setTarget(({ turn } = { id, turn: 0 }) => ({ id, turn: turn + 1 }));
  };
  const sources = useSources(flow, scroller, { onShow: show, onOpen: follow.leave });

  return (
    <CitationProvider>
      <ChatHeader
        flow={flow}
        title={props.title}
        headingLevel={headingLevel}
        headerStart={props.headerStart}
        hasNew={props.features.newConversation}
        isDrawerOpen={sources.isOpen}
        onDrawer={sources.toggle}
        onFind={() => setFinding(true)}
        findRef={findRef}
        inputRef={props.inputRef}
        onConversationChange={props.onConversationChange}
      />
      {isFinding && (
        <LazyView of={onDemand} onFail={closeFind}>
          {({ ChatFind }) => (
            <ChatFind flow={flow} content={content} scroller={scroller} onClose={closeFind} onShow={show} />
          )}
        </LazyView>
      )}
      <div
        ref={log}
        className="vs-chat__log"
        role="log"
        aria-label={texts.log}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        part="log"
        {...sources.textPress}
      >
        <div ref={content} className="vs-chat__column">
          {status === 'loading-history' ? (
            <p className="vs-chat__loading">{texts.historyLoading}</p>
          ) : status === 'idle' && messages.length === 0 ? (
            !isVisitor && <p className="vs-chat__none">{noMessages}</p>
          ) : (
            <OpenSourceContext.Provider value={sources.open}>
              <MessageList flow={flow} scroller={scroller} headingLevel={headingLevel} target={target} />
            </OpenSourceContext.Provider>
          )}
        </div>
      </div>
      <AskAboutSlot scroller={scroller} />
      {follow.away && (
        <div
          className={classNames(
            'vs-chat__jump vs-no-print',
            follow.away === 'pinned' && 'vs-chat__jump--below',
          )}
        >
          {follow.away === 'pinned' && <span className="vs-chat__below">{moreBelow}</span>}
          <button
            type="button"
            className="vs-button--icon vs-chat__jump-button"
            aria-label={texts.jumpToLatest}
            onClick={(event) => {
              follow.jump();
              // The button disappears, so move the focus.
              const box = props.inputRef.current;
              if (isKeyboardPress(event)) (box?.disabled ? log.current : box)?.focus({ preventScroll: true });
            }}
          >
            <IconTip text={texts.jumpToLatest}>
              <Icon as={ArrowDown} size={18} />
            </IconTip>
          </button>
        </div>
      )}
      {sources.view}
    </CitationProvider>
  );
}
