import { generalTexts } from '@vesalio/core';
import { PanelLeft } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Logo } from '../../ui/display/mark.tsx';
import { ConversationList } from './conversation-list.tsx';
import { NewConversation } from './new-conversation.tsx';
import { SidebarAccount } from './sidebar-account.tsx';
import { SidebarItems, SidebarPlaceholders } from './sidebar-items.tsx';
import { SidebarPerson } from './sidebar-person.tsx';
import { useOverlayFocus } from './use-overlay-focus.ts';
import type { SidebarState } from './use-sidebar.ts';

export interface ChatSidebarProps {
  /** From `useSidebar`; share it with `SidebarToggle`. */
  sidebar: SidebarState;
  /** The current address with its hash, such as '/chat/41' or '/account#plan'. */
  current: string;
  /** Called with a path of the product to open, such as '/chat', '/account#plan' or '/login' (after 'Sair'). */
  onNavigate: (to: string) => void;
  /** The product's name, next to the logo. */
  productName: string;
  /** Replaces `app.signOut()`. `onNavigate('/login')` follows, unless it resolves to false: the user stays. */
  onSignOut?: () => Promise<unknown>;
  /** Content above the footer, such as a theme switch. */
  extra?: ReactNode;
}

/**
 * The sidebar of the signed-in screens: new conversation, the parts of the product, 'Minha Conta', the conversations
 * and the user. Above 768 px it is beside the page; otherwise it is an overlay.
 */
export function ChatSidebar(props: ChatSidebarProps) {
  return props.sidebar.isOpen ? <OpenSidebar {...props} /> : null;
}

function OpenSidebar(props: ChatSidebarProps) {
  const { sidebar, current, productName } = props;
  const texts = useTexts('general', generalTexts).sidebar;
  const panel = useRef<HTMLElement>(null);
  useOverlayFocus(panel, sidebar);

  const go = (to: string) => {
    if (sidebar.isOverlay) sidebar.setOpen(false);
    props.onNavigate(to);
  };
  const isChat = /^\/chat(\/|$|\?|#)/.test(current);
  return (
    <>
      {sidebar.isOverlay && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keyboard users have Esc and the close button
        // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have Esc and the close button
        <div className="vs-sidebar__veil vs-no-print" onClick={() => sidebar.setOpen(false)} />
      )}
      <aside
        ref={panel}
        className={classNames('vs-sidebar', 'vs-no-print', sidebar.isOverlay && 'vs-sidebar--overlay')}
        aria-label={texts.label}
      >
        <div className="vs-sidebar__parts">
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
          {isChat && <NewConversation onBegun={() => go('/chat')} />}
          <nav aria-label={texts.sections}>
            <SidebarItems isChat={isChat} productName={productName} onGo={go} />
            <SidebarAccount current={current} onGo={go} />
          </nav>
          <ConversationList
            currentId={/^\/chat\/([\w-]+)/.exec(current)?.[1] ?? null}
            onOpen={(id) => go(id === null ? '/chat' : `/chat/${id}`)}
          />
          <SidebarPlaceholders />
        </div>
        {props.extra}
        <SidebarPerson onGo={go} {...(props.onSignOut ? { onSignOut: props.onSignOut } : {})} />
      </aside>
    </>
  );
}
