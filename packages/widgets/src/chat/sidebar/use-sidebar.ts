import { limits } from '@vesalio/core';
import { useEffect, useState } from 'react';

/** Whether the sidebar is open. One per page, shared by the sidebar and the button that opens it. */
export interface SidebarState {
  isOpen: boolean;
  /** At 768 px or below, the sidebar covers the page, and any choice closes it. */
  isOverlay: boolean;
  setOpen(isOpen: boolean): void;
}

const WIDE = `(min-width: ${limits.mobileBreakpointPx + 1}px)`;

const isWide = (): boolean => typeof matchMedia !== 'function' || matchMedia(WIDE).matches;

/** Open by default in a window wider than 768 px, otherwise closed. A resize across 768 px opens or closes it. */
export function useSidebar(): SidebarState {
  const [wide, setWide] = useState(isWide);
  const [isOpen, setOpen] = useState(isWide);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => {
      setWide(query.matches);
      setOpen(query.matches);
    };
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return { isOpen, isOverlay: !wide, setOpen };
}
