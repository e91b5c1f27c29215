import { type RefObject, useEffect } from 'react';
import type { SidebarState } from './use-sidebar.ts';

/** Over the page a sidebar takes the focus, keeps Esc, and gives the focus back. */
export function useOverlayFocus(panel: RefObject<HTMLElement | null>, sidebar: SidebarState): void {
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
