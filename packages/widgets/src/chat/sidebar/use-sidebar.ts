import { limits } from '@vesalio/core';
import { useEffect, useState } from 'react';

/** Whether the sidebar stands open; one per page, shared by the sidebar and the button that opens it. */
export interface SidebarState {
  isOpen: boolean;
  /** At 768 px or below it lies over the page, and any choice closes it. */
  isOverlay: boolean;
  setOpen(isOpen: boolean): void;
}

const WIDE = `(min-width: ${limits.mobileBreakpointPx + 1}px)`;

const isWide = (): boolean => typeof matchMedia !== 'function' || matchMedia(WIDE).matches;

/** Open by default when the window is wider than 768 px, closed at or below; follows the window's resizing. */
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
