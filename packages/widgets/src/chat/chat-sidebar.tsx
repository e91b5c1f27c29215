import { chatTexts, generalTexts, isFreeLimited } from '@vesalio/core';
import { PanelLeft, SquarePen } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/mark.tsx';
import { ConversationList } from './conversation-list.tsx';
import { SidebarAccount } from './sidebar-account.tsx';
import { SidebarItems } from './sidebar-items.tsx';
import { SidebarPerson } from './sidebar-person.tsx';
import type { SidebarState } from './use-sidebar.ts';

export interface ChatSidebarProps {
  /** From `useSidebar`; share it with `SidebarToggle`. */
  sidebar: SidebarState;
  /** The address shown now, with its hash, such as '/chat/41' or '/account#plan'. */
  current: string;
  /** Asked to go to a path of the product, such as '/chat', '/account#plan' or '/login' (after 'Sair'). */
  onNavigate: (to: string) => void;
  /** The product's name beside the mark. */
  productName: string;
  /** In place of `app.signOut()`; `onNavigate('/login')` follows, unless it resolves to false: the person stays. */
  onSignOut?: () => Promise<unknown>;
  /** Stands above the footer, such as a theme switch. */
  extra?: ReactNode;
}

/**
 * The sidebar of the signed-in screens: new conversation, the product's parts, 'Minha Conta', the conversations and
 * the person. Beside the page above 768 px, over it at or below.
 */
export function ChatSidebar(props: ChatSidebarProps) {
  const { sidebar, current, productName } = props;
  const texts = useTexts('general', generalTexts).sidebar;
  const panel = useRef<HTMLElement>(null);
  useOverlayFocus(panel, sidebar);
  if (!sidebar.isOpen) return null;

  const go = (to: string) => {
    if (sidebar.isOverlay) sidebar.setOpen(false);
    props.onNavigate(to);
  };
  const isChat = /^\/chat(\/|$|\?|#)/.test(current);
  return (
    <>
      {sidebar.isOverlay && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Esc and the close button are the keyboard's ways
        // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the close button are the keyboard's ways
        <div className="vs-sidebar__veil vs-no-print" onClick={() => sidebar.setOpen(false)} />
      )}
      <aside
        ref={panel}
        className={classNames('vs-sidebar', 'vs-no-print', sidebar.isOverlay && 'vs-sidebar--overlay')}
        aria-label={texts.label}
      >
        <div className="vs-sidebar__head">
          <Logo name={productName} />
          <IconButton
            icon={PanelLeft}
            size="small"
            label={texts.close}
            aria-expanded
            onClick={() => sidebar.setOpen(false)}
          />
        </div>
        {isChat && <NewConversation onGo={go} />}
        <nav className="vs-sidebar__nav" aria-label={texts.sections}>
          <SidebarItems isChat={isChat} productName={productName} onGo={go} />
          <SidebarAccount current={current} onGo={go} />
        </nav>
        <ConversationList
          currentId={/^\/chat\/([\w-]+)/.exec(current)?.[1] ?? null}
          onOpen={(id) => go(id === null ? '/chat' : `/chat/${id}`)}
        />
        {props.extra}
        <SidebarPerson onGo={go} {...(props.onSignOut ? { onSignOut: props.onSignOut } : {})} />
      </aside>
    </>
  );
}

function NewConversation({ onGo }: { onGo: (to: string) => void }) {
  const app = useApp();
  const texts = useTexts('chat', chatTexts);
  const isLimited = useStore(app.session, isFreeLimited);
  const id = useId();
  const begin = async () => {
    const flow = await app.chat();
    await flow.select(null);
    onGo('/chat');
  };
  return (
    <>
      <button
        type="button"
        className="vs-sidebar__new"
        disabled={isLimited}
        title={isLimited ? texts.list.newLimited : undefined}
        aria-describedby={isLimited ? id : undefined}
        onClick={() => void begin()}
      >
        <Icon as={SquarePen} />
        {texts.newConversation}
      </button>
      {isLimited && (
        <p className="vs-sidebar__limited" id={id}>
          {texts.list.newLimited}
        </p>
      )}
    </>
  );
}

/** Over the page it takes the focus, keeps Esc, and gives the focus back. */
function useOverlayFocus(panel: RefObject<HTMLElement | null>, sidebar: SidebarState): void {
  const { isOpen, isOverlay, setOpen } = sidebar;
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !isOverlay || !element) return;
    const root = element.getRootNode() as Document | ShadowRoot;
    const before = root.activeElement;
    element.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(false);
    };
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('keydown', press);
      // Whatever took the focus since then keeps it.
      if (root.activeElement && root.activeElement !== document.body) return;
      const isBack = before instanceof HTMLElement && before !== document.body && before.isConnected;
      // The product's own button was away meanwhile, and is another element now.
      const opener = isBack ? before : root.querySelector<HTMLElement>('[data-sidebar-toggle]');
      opener?.focus({ preventScroll: true });
    };
  }, [panel, isOpen, isOverlay, setOpen]);
}
