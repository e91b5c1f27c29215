import { generalTexts } from '@vesalio/core';
import { PanelLeft } from 'lucide';
import { useRef } from 'react';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { NewConversation } from './new-conversation.tsx';
import { useOpenerFocus } from './opener-focus.ts';
import type { SidebarState } from './use-sidebar.ts';

export interface SidebarToggleProps {
  sidebar: SidebarState;
  /** Called when a conversation has begun. If given, a narrow header shows the button 'Nova Conversa'. */
  onNew?: () => void;
}

/** Opens a closed sidebar; renders nothing while it is open. For a page's header (`headerStart` of `ChatWidget`). */
export function SidebarToggle({ sidebar, onNew }: SidebarToggleProps) {
  const texts = useTexts('general', generalTexts).sidebar;
  if (sidebar.isOpen) return null;
  return (
    <>
      <OpenButton label={texts.open} onOpen={() => sidebar.setOpen(true)} />
      {onNew && <NewConversation isIcon onBegun={onNew} />}
    </>
  );
}

/** The button that opens a sidebar. */
export function OpenButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useOpenerFocus(button);
  return (
    <IconButton
      ref={button}
      icon={PanelLeft}
      size="small"
      label={label}
      aria-expanded={false}
      data-sidebar-toggle=""
      onClick={onOpen}
    />
  );
}
