import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { onCloseRequest } from '../../ui/overlays/layers.ts';
import { isFocusLost, takeOpenerFocus } from './opener-focus.ts';
import type { SidebarState } from './use-sidebar.ts';

/**
 * An overlay sidebar takes the focus, traps it, closes on Esc and on the back gesture, and returns the focus when it closes. A sidebar beside
 * the page takes the focus from the button that opened it, because that button disappears, and returns it too. Called
 * by a component that is mounted only while the sidebar is open.
 */
export function useOverlayFocus(panel: RefObject<HTMLElement | null>, sidebar: SidebarState): void {
  const { isOverlay, setOpen } = sidebar;
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = panel.current;
    const root = element?.getRootNode() as Document | ShadowRoot;
    return () => {
      hadFocus.current = !!element?.contains(root.activeElement);
    };
  }, [panel]);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const root = element.getRootNode() as Document | ShadowRoot;
    const before = root.activeElement;
    if (takeOpenerFocus(root) || isOverlay)
      element.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
    // Content behind the overlay is not visible, so it must not take the focus. The notices are above it.
    const beside = [...(element.parentElement?.children ?? [])];
    const cover = (isCovered: boolean) => {
      for (const other of beside)
        if (!other.matches('aside, .vs-notices, [class*="__veil"]'))
          other.toggleAttribute('inert', isCovered);
    };
    cover(isOverlay);
    const press = (event: KeyboardEvent) => {
      const isInDialog = (event.target as Element).closest('dialog');
      if (event.key !== 'Escape' || event.defaultPrevented || isInDialog) return;
      event.preventDefault();
      setOpen(false);
    };
    if (isOverlay) element.addEventListener('keydown', press);
    const unwatch = isOverlay ? onCloseRequest(() => setOpen(false)) : undefined;
    return () => {
      unwatch?.();
      element.removeEventListener('keydown', press);
      cover(false);
      // An element that has taken the focus in the meantime keeps it. A narrower window alone moves no focus.
      if (!(isOverlay || hadFocus.current) || !isFocusLost(root)) return;
      // The button that opens it appears only now. The previously focused element may be far away.
      const opener = root.querySelector<HTMLElement>('[data-sidebar-toggle]') ?? before;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [panel, isOverlay, setOpen]);
}
