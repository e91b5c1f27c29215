import { type RefObject, useEffect } from 'react';
import type { SidebarState } from './use-sidebar.ts';

/** An overlay sidebar takes the focus, closes on Esc, and returns the focus when it closes. */
export function useOverlayFocus(panel: RefObject<HTMLElement | null>, sidebar: SidebarState): void {
  const { isOpen, isOverlay, setOpen } = sidebar;
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !isOverlay || !element) return;
    const root = element.getRootNode() as Document | ShadowRoot;
    const before = root.activeElement;
    element.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent) => {
      const isInDialog = (event.target as Element).closest('dialog');
      if (event.key !== 'Escape' || event.defaultPrevented || isInDialog) return;
      event.preventDefault();
      setOpen(false);
    };
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('keydown', press);
      // An element that took the focus meanwhile keeps it.
      if (root.activeElement && root.activeElement !== document.body) return;
      const isBack = before instanceof HTMLElement && before !== document.body && before.isConnected;
      // `SidebarToggle` was unmounted while the sidebar was open, so its button is a new element.
      const opener = isBack ? before : root.querySelector<HTMLElement>('[data-sidebar-toggle]');
      opener?.focus({ preventScroll: true });
    };
  }, [panel, isOpen, isOverlay, setOpen]);
}
