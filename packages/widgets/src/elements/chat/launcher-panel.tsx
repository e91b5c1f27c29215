import { useEffect, useLayoutEffect } from 'react';
import { adoptStyles } from '../define-element.tsx';
import firstCss from '../element-first.css?inline';
import type { ElementSurface } from '../element-root.tsx';
import { focusInput } from './chat-methods.ts';
import { ChatPane } from './chat-pane.tsx';

export interface LauncherPanelProps {
  surface: ElementSurface;
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
  /** It could not be fetched. */
  onFail(): void;
}

/** The chat of the launcher. Esc closes it, unless it stops an answer or closes something inside. */
export function LauncherPanel({ surface, isOpen, onOpen, onClose }: LauncherPanelProps) {
  const { host } = surface;
  useLayoutEffect(() => adoptStyles(host.root, firstCss), [host.root]);
  useEffect(() => {
    if (!isOpen) return;
    focusInput(host.root);
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    host.root.addEventListener('keydown', press);
    return () => host.root.removeEventListener('keydown', press);
  }, [isOpen, host.root, onClose]);
  return <ChatPane surface={surface} isOpened onOpen={onOpen} onClose={onClose} />;
}
