import { type App, conversationTexts, type Id, limits } from '@vesalio/core';
import { PanelLeft } from 'lucide';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { overlaysCss } from '../../chat/overlays-css.ts';
import { ConversationList } from '../../chat/sidebar/conversation-list.tsx';
import { NewConversation } from '../../chat/sidebar/new-conversation.tsx';
import { OpenButton } from '../../chat/sidebar/sidebar-toggle.tsx';
import { useOverlayFocus } from '../../chat/sidebar/use-overlay-focus.ts';
import type { SidebarState } from '../../chat/sidebar/use-sidebar.ts';
import { useTexts, VesalioProvider } from '../../provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import type { ElementSurface } from '../element-surface.ts';
import { adoptStyles } from '../rendering/adopt-styles.ts';
import historyCss from './chat-history.css?inline';

/** Whether the list fits beside the chat in full mode, by the width of the element. */
const isWider = (width = 0): boolean => width > limits.mobileBreakpointPx;

export interface ChatHistoryProps {
  surface: ElementSurface;
  /** The app with this element's own chat. */
  own: App;
  conversationId: Id | null;
  onOpen: (id: Id | null) => void;
  /** Called with the button that opens the list, or undefined. */
  onHeaderStart: (button: ReactNode) => void;
}

/** The list of conversations of an element: beside the chat, or over it behind a button. */
export function ChatHistory({ surface, own, conversationId, onOpen, onHeaderStart }: ChatHistoryProps) {
  const list = useListState(surface);
  const { isOpen } = list;
  const { root } = surface.host;
  useLayoutEffect(() => {
    adoptStyles(root, overlaysCss);
    adoptStyles(root, historyCss);
  }, [root]);
  const latest = useRef(onOpen);
  latest.current = onOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback changes at each render
  useLayoutEffect(() => {
    onHeaderStart(isOpen ? undefined : <ClosedList list={list} onNew={() => latest.current(null)} />);
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => () => onHeaderStart(undefined), []);
  if (!isOpen) return null;
  return (
    <VesalioProvider app={own}>
      <ListPanel surface={surface} list={list} conversationId={conversationId} onOpen={onOpen} />
    </VesalioProvider>
  );
}

/** Buttons while the list is closed: open the list, or start a new conversation in a narrow header. */
function ClosedList({ list, onNew }: { list: SidebarState; onNew: () => void }) {
  const texts = useTexts('chat', conversationTexts).list;
  return (
    <>
      <OpenButton label={texts.openList} onOpen={() => list.setOpen(true)} />
      <NewConversation isIcon onBegun={onNew} />
    </>
  );
}

interface ListPanelProps {
  surface: ElementSurface;
  list: SidebarState;
  conversationId: Id | null;
  onOpen: (id: Id | null) => void;
}

function ListPanel({ surface, list, conversationId, onOpen }: ListPanelProps) {
  const { app } = surface;
  const texts = useTexts('chat', conversationTexts).list;
  const panel = useRef<HTMLElement>(null);
  useOverlayFocus(panel, list);
  const open = (id: Id | null) => {
    if (list.isOverlay) list.setOpen(false);
    onOpen(id);
  };
  return (
    <>
      {list.isOverlay && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Esc and the close button work by keyboard
        // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the close button work by keyboard
        <div className="vs-history__veil vs-no-print" onClick={() => list.setOpen(false)} />
      )}
      <aside
        ref={panel}
        className={classNames('vs-history', 'vs-no-print', list.isOverlay && 'vs-history--overlay')}
        aria-label={texts.label}
      >
        <div className="vs-history__head">
          <NewConversation onBegun={() => open(null)} />
          <IconButton
            icon={PanelLeft}
            size="small"
            label={texts.closeList}
            aria-expanded
            onClick={() => list.setOpen(false)}
          />
        </div>
        <ConversationList
          currentId={conversationId}
          onOpen={open}
          // A conversation in a new tab opens on the product's site, not on the host's page.
          addressOf={(id) => `${app.baseUrl}/chat/${id}`}
        />
      </aside>
    </>
  );
}

/** Beside the chat if full mode is wide enough, otherwise over it and initially closed. */
function useListState({ host }: ElementSurface): SidebarState {
  const isFull = host.attributes.mode === 'full';
  const [isWide, setWide] = useState(() => isWider(host.element.clientWidth));
  const isBeside = isFull && isWide;
  const [isOpen, setOpen] = useState(isBeside);
  useEffect(() => {
    const box = new ResizeObserver(([entry]) => setWide(isWider(entry?.contentRect.width)));
    box.observe(host.element);
    return () => box.disconnect();
  }, [host.element]);
  useEffect(() => setOpen(isBeside), [isBeside]);
  return { isOpen, isOverlay: !isBeside, setOpen };
}
