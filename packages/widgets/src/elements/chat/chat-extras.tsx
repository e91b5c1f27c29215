import { type App, type AskDrive, chatTexts, type Id } from '@vesalio/core';
import { PanelLeft } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ChatFeatures } from '../../chat/chat-features.ts';
import { openGoogleDrive } from '../../chat/drive/google-drive-door.ts';
import { ConversationList } from '../../chat/sidebar/conversation-list.tsx';
import { NewConversation } from '../../chat/sidebar/new-conversation.tsx';
import { useOverlayFocus } from '../../chat/sidebar/use-overlay-focus.ts';
import type { SidebarState } from '../../chat/sidebar/use-sidebar.ts';
import { useTexts, VesalioProvider } from '../../provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { adoptStyles } from '../define-element.tsx';
import { useGatewayConfig } from '../element-gateway.ts';
import type { ElementSurface } from '../element-root.tsx';
import { gateOf } from '../gates.ts';
import css from './chat-extras.css?inline';

/** What the extras of an element give its chat. */
export interface ChatExtrasGift {
  headerStart?: ReactNode;
  askDrive?: AskDrive;
}

export interface ChatExtrasProps {
  surface: ElementSurface;
  /** The app with this element's own chat. */
  own: App;
  features: Pick<ChatFeatures, 'drive' | 'history'>;
  conversationId: Id | null;
  onOpen: (id: Id | null) => void;
  /** Takes what the chat is given; again whenever it is another. */
  onGift: (gift: ChatExtrasGift) => void;
}

/** CSS pixels of the element from which, in mode full, the list stands beside the chat. */
const BESIDE_FROM = 768;

/** What only some hosts switch on: the list of conversations and Google Drive. */
export function ChatExtras({ surface, own, features, conversationId, onOpen, onGift }: ChatExtrasProps) {
  const session = useStore(surface.app.session);
  const gate = gateOf(session, useStore(surface.shared.handOver));
  const hasList = features.history && session.session !== null && gate === undefined;
  const list = useListState(surface);
  const askDrive = useAskDrive(surface, features.drive);
  const { isOpen } = list;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the taker is another function at each render
  useLayoutEffect(() => {
    onGift({
      ...(hasList && !isOpen ? { headerStart: <OpenList list={list} /> } : {}),
      ...(askDrive ? { askDrive } : {}),
    });
  }, [hasList, isOpen, askDrive]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => () => onGift({}), []);

  if (!hasList || !isOpen) return null;
  return (
    <VesalioProvider app={own}>
      <ListPanel surface={surface} list={list} conversationId={conversationId} onOpen={onOpen} />
    </VesalioProvider>
  );
}

function OpenList({ list }: { list: SidebarState }) {
  const texts = useTexts('chat', chatTexts).list;
  return (
    <IconButton
      icon={PanelLeft}
      size="small"
      label={texts.openList}
      aria-expanded={false}
      data-sidebar-toggle=""
      onClick={() => list.setOpen(true)}
    />
  );
}

interface ListPanelProps {
  surface: ElementSurface;
  list: SidebarState;
  conversationId: Id | null;
  onOpen: (id: Id | null) => void;
}

function ListPanel({ surface, list, conversationId, onOpen }: ListPanelProps) {
  const { host, app } = surface;
  const texts = useTexts('chat', chatTexts).list;
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => adoptStyles(host.root, css), [host.root]);
  useOverlayFocus(panel, list);
  const open = (id: Id | null) => {
    if (list.isOverlay) list.setOpen(false);
    onOpen(id);
  };
  return (
    <>
      {list.isOverlay && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Esc and the close button are the keyboard's ways
        // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the close button are the keyboard's ways
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
          // In a tab of its own a conversation belongs to the product's site, not to the page around.
          addressOf={(id) => new URL(`${app.baseUrl}/chat/${id}`, location.href).href}
        />
      </aside>
    </>
  );
}

/** Beside the chat where mode full has the room, else over it and closed at first. */
function useListState({ host }: ElementSurface): SidebarState {
  const isFull = host.attributes.mode === 'full';
  const [isWide, setWide] = useState(() => host.element.clientWidth >= BESIDE_FROM);
  const isBeside = isFull && isWide;
  const [isOpen, setOpen] = useState(isBeside);
  useEffect(() => {
    const box = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= BESIDE_FROM));
    box.observe(host.element);
    return () => box.disconnect();
  }, [host.element]);
  useEffect(() => setOpen(isBeside), [isBeside]);
  return { isOpen, isOverlay: !isBeside, setOpen };
}

/** Drive where the gateway has both keys for it. */
function useAskDrive(surface: ElementSurface, isWanted: boolean): AskDrive | undefined {
  const config = useGatewayConfig(surface, isWanted);
  const { googleClientId: clientId, googleApiKey: apiKey } = config ?? {};
  const [askDrive, setAskDrive] = useState<AskDrive>();
  useEffect(() => {
    const isAllowed = isWanted && clientId && apiKey;
    setAskDrive(() => (isAllowed ? () => openGoogleDrive({ clientId, apiKey }) : undefined));
  }, [isWanted, clientId, apiKey]);
  return askDrive;
}
