import { firstName, generalTexts, planTag } from '@vesalio/core';
import { LogOut } from 'lucide';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { Avatar } from '../../ui/display/avatar.tsx';

export interface SidebarPersonProps {
  onGo: (to: string) => void;
  /** Resolves to false if the user decided to stay. */
  onSignOut?: () => Promise<unknown>;
}

/** Picture, first name, plan tag and 'Sair'. */
export function SidebarPerson({ onGo, onSignOut }: SidebarPersonProps) {
  const app = useApp();
  const texts = useTexts('general', generalTexts).sidebar;
  const session = useStore(app.session, (state) => state.session);
  const [isLeaving, setLeaving] = useState(false);
  if (!session) return null;
  const shownName = firstName(session.username) || session.email;
  const leave = async () => {
    setLeaving(true);
    try {
      if ((await (onSignOut ?? app.signOut)()) !== false) {
        onGo('/login');
        return;
      }
    } catch (error) {
      // The page's own function failed. Log it, and let the person try again.
      console.error(error);
    }
    setLeaving(false);
  };
  return (
    <div className="vs-sidebar__person">
      <Avatar name={session.username || session.email} photo={session.userPicture} size={36} />
      <div className="vs-sidebar__who">
        <span className="vs-sidebar__name">{shownName}</span>
        <span className="vs-sidebar__tag">{planTag(session.planName)}</span>
      </div>
      <IconButton
        icon={LogOut}
        size="small"
        label={texts.logout}
        busy={isLeaving}
        onClick={() => void leave()}
      />
    </div>
  );
}
