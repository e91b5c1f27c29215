import { chatTexts, generalTexts, isFreeLimited } from '@vesalio/core';
import { Calculator, ClipboardList, Compass, Stethoscope } from 'lucide';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../../provider.tsx';
import { Icon, type IconDrawing } from '../../ui/display/icon.tsx';
import { SidebarLink } from './sidebar-link.tsx';

export interface SidebarItemsProps {
  isChat: boolean;
  productName: string;
  onGo: (to: string) => void;
}

/** The sidebar item of the assistant. */
export function SidebarItems({ isChat, productName, onGo }: SidebarItemsProps) {
  const { sidebar } = useTexts('general', generalTexts);
  return (
    <ul className="vs-sidebar__items">
      <li>
        <SidebarLink to="/chat" isCurrent={isChat} onGo={onGo} icon={Stethoscope}>
          {sidebar.assistant(productName)}
        </SidebarLink>
      </li>
    </ul>
  );
}

/** The three planned items. They are below the conversations, which are used daily. */
export function SidebarPlaceholders() {
  const { sidebar, placeholders, comingSoon } = useTexts('general', generalTexts);
  return (
    <div className="vs-sidebar__to-come">
      {/* Hidden from screen readers, because each button already contains this text. */}
      <p aria-hidden="true">{comingSoon}</p>
      <ul>
        <ComingSoon icon={ClipboardList} label={sidebar.consultation} message={placeholders.consultation} />
        <ComingSoon icon={Calculator} label={sidebar.calculator} message={placeholders.calculator} />
        <ComingSoon icon={Compass} label={sidebar.explore} message={placeholders.generic} />
      </ul>
    </div>
  );
}

/** A press only shows a notice: the feature is planned, or the free limit is reached. */
function ComingSoon({ icon, label, message }: { icon: IconDrawing; label: string; message: string }) {
  const { session, notices } = useApp();
  const isLimited = useStore(session, isFreeLimited);
  const { limit } = useTexts('chat', chatTexts);
  const { comingSoon } = useTexts('general', generalTexts);
  const notifyPlanned = () => {
    if (isLimited) notices.notify('error', limit.reached);
    else notices.notify('info', message);
  };
  return (
    <li>
      <button type="button" className="vs-sidebar__soon" onClick={notifyPlanned}>
        <Icon as={icon} />
        {label}
        <span className="vs-visually-hidden"> {comingSoon}</span>
      </button>
    </li>
  );
}
