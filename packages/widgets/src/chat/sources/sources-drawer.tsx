import { type ChatFlow, type ChatMessage, type CitedReference, chatTexts, sourceTexts } from '@vesalio/core';
import { X } from 'lucide';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useChatTools } from '../clinical/chat-tools.ts';
import type { SourceTarget } from './find-target.ts';
import { jumpToCitation } from './jump-to-citation.ts';
import { SentenceSources } from './sentence-sources.tsx';
import { SourceList } from './source-list.tsx';

export interface SourcesDrawerProps {
  flow: ChatFlow;
  /** Shown beside the messages if there is space; otherwise as a dialog, at the bottom on a phone. */
  isBeside: boolean;
  /** The sentence or marker that was pressed. */
  target?: SourceTarget;
  /** Brings a message into view, mounted or not. */
  onShow: (messageId: string) => void;
  onClose: () => void;
}

/** The sources of the conversation, with the requested one above them. */
export function SourcesDrawer(props: SourcesDrawerProps) {
  const { flow, isBeside, target, onShow, onClose } = props;
  const { drawerClose } = useTexts('chat', chatTexts).references;
  const { references, sources } = useTexts('chat', sourceTexts);
  const title = target && target.at >= 0 ? sources.comparison : references.drawerTitle;
  const messages = useStore(flow.store, (state) => state.messages);
  const panel = useRef<HTMLElement>(null);
  // The title of a dialog has level 2, whatever is behind it.
  const tools = useChatTools();
  const level = isBeside ? 1 + (tools?.headingLevel ?? 1) : 2;
  const Title = `h${Math.min(level, 6)}` as 'h2';
  const content = useRef<HTMLDivElement>(null);
  const jump = (message: ChatMessage, entry: CitedReference, position: number) => {
    const root = content.current?.getRootNode() as Document | ShadowRoot;
    if (!isBeside) onClose();
    onShow(message.id);
    jumpToCitation(root, message.id, entry.number, position);
  };
  const body = (
    <div ref={content} className="vs-drawer__body">
      <Body target={target} messages={messages} panel={content} level={level} onJump={jump} />
    </div>
  );
  useFocusInside(panel, target);
  if (!isBeside) {
    return (
      <Dialog open title={title} onClose={onClose} closeLabel={drawerClose} placement="sheet" closeOnBackdrop>
        {body}
      </Dialog>
    );
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <aside
      ref={panel}
      className="vs-drawer vs-no-print"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <div className="vs-drawer__head">
        <Title className="vs-drawer__title">{title}</Title>
        <IconButton icon={X} size="small" label={drawerClose} onClick={onClose} />
      </div>
      {body}
    </aside>
  );
}

interface BodyProps {
  target: SourceTarget | undefined;
  messages: readonly ChatMessage[];
  panel: RefObject<HTMLElement | null>;
  /** Level of the title above. */
  level: number;
  onJump: (message: ChatMessage, entry: CitedReference, position: number) => void;
}

function Body({ target, messages, panel, level, onJump }: BodyProps) {
  const Heading = `h${Math.min(level + 1, 6)}` as 'h3';
  const texts = useTexts('chat', sourceTexts).sources;
  const keys = useRef({ target, count: 0 });
  // Every press resets the view, even on the same sentence.
  if (keys.current.target !== target) keys.current = { target, count: keys.current.count + 1 };
  return (
    <>
      {target && (
        <>
          <SentenceSources key={keys.current.count} target={target} panel={panel} onJump={onJump} />
          <Heading className="vs-drawer__all">{texts.all}</Heading>
        </>
      )}
      <SourceList messages={messages} onJump={onJump} />
    </>
  );
}

/**
 * After a keyboard press the focus moves into the drawer. When a drawer with the focus closes, the focus returns to the
 * citation, or to the button that opened it.
 */
function useFocusInside(panel: RefObject<HTMLElement | null>, target: SourceTarget | undefined): void {
  const back = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    if (target || !back.current) back.current = target?.citation ?? activeElement;
    if (!target?.takesFocus) return;
    element.scrollTop = 0;
    element.focus();
  }, [panel, target]);
  // Before the drawer leaves the page, and its focus with it.
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      const { activeElement } = (element?.getRootNode() ?? document) as Document | ShadowRoot;
      const citation = back.current;
      if (!element?.contains(activeElement) || !(citation instanceof HTMLElement)) return;
      // Its popup must stay closed, because the user has just read the source.
      const stop = (event: Event) => event.stopImmediatePropagation();
      for (const type of ['focus', 'focusin'])
        citation.addEventListener(type, stop, { capture: true, once: true });
      citation.focus();
    };
  }, [panel]);
}
