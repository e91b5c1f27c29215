import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconDrawing } from '../../ui/display/icon.tsx';

export interface SidebarLinkProps {
  to: string;
  isCurrent: boolean;
  onGo: (to: string) => void;
  icon?: IconDrawing;
  className?: string;
  children: ReactNode;
}

/** A link of the sidebar. The page handles a plain press; the browser handles a press that opens a new tab. */
export function SidebarLink(props: SidebarLinkProps) {
  const { to, isCurrent, onGo, icon, className = 'vs-sidebar__item', children } = props;
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo(to);
  };
  return (
    <a className={className} href={to} aria-current={isCurrent ? 'page' : undefined} onClick={press}>
      {icon && <Icon as={icon} />}
      {children}
    </a>
  );
}
