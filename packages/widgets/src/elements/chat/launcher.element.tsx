import { embedTexts } from '@vesalio/core';
import { MessageCircle, X } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../provider.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { onCloseRequest } from '../../ui/overlays/layers.ts';
import type { ElementHost, ElementModule } from '../element-model.ts';
import { ElementRoot } from '../element-root.tsx';
import type { ElementSurface } from '../element-surface.ts';
import { reactRenderer } from '../rendering/react-renderer.ts';
import chatCss from './chat.element.css?inline';
import conversationCss from './chat-conversation.css?inline';
import { ChatPane, chatConversation } from './chat-pane.tsx';
import launcherCss from './launcher.css?inline';
import { useLauncherMethods } from './launcher-methods.ts';

function LauncherElement({ host }: { host: ElementHost }) {
  return (
    <ElementRoot host={host} className="vs-element--launcher">
      {(surface) => <Launcher surface={surface} />}
    </ElementRoot>
  );
}

/** The button and the chat panel. The first opening or call mounts the panel, which then keeps its conversation. */
function Launcher({ surface }: { surface: ElementSurface }) {
  const { host } = surface;
  const texts = useTexts('embed', embedTexts).launcher;
  const [isOpen, setOpen] = useState(false);
  const [isMounted, setMounted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setMounted(true);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const panelSurface = useLauncherMethods(surface, () => setMounted(true), open);
  useEffect(() => {
    // jQuery listens to `focus` in the capture phase, newer libraries to bubbling `focusin`.
    window.addEventListener('focus', keepFocus, true);
    host.element.addEventListener('focusin', keepFocus);
  }, [host.element]);
  usePanelKeys(host, isOpen, close);

  return (
    <>
      {isMounted && (
        <div
          className="vs-launcher__panel"
          part="panel"
          role="dialog"
          aria-label={texts.dialog}
          hidden={!isOpen}
          data-mode={String(host.attributes.mode)}
        >
          <ChatPane surface={panelSurface} onOpen={open} onClose={close} />
        </div>
      )}
      <button
        ref={button}
        type="button"
        className="vs-launcher__button"
        part="button"
        aria-label={isOpen ? texts.close : texts.open}
        aria-expanded={isOpen}
        onPointerEnter={chatConversation.prefetch}
        onClick={isOpen ? close : open}
      >
        <Icon as={isOpen ? X : MessageCircle} size={24} />
      </button>
    </>
  );
}

/** Prevents a modal of the page, such as Bootstrap's, from taking the focus back from the launcher. */
const keepFocus = (event: Event) => {
  if ((event.target as Element).localName === 'vesalio-launcher') event.stopPropagation();
};

/**
 * Moves the focus into an opened panel. Esc and a phone's back gesture close it, unless Esc stops an answer or closes
 * something inside.
 */
function usePanelKeys({ root }: ElementHost, isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  // Before the paint, because a key may follow the press at once.
  useLayoutEffect(() => {
    if (!isOpen) return;
    root.querySelector<HTMLElement>('.vs-composer__input')?.focus();
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape' && !event.defaultPrevented)
        latest.current();
    };
    root.addEventListener('keydown', press);
    // Where Esc is pressed, it belongs to the host's page too.
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const unwatch = isTouch ? onCloseRequest(() => latest.current()) : undefined;
    return () => {
      unwatch?.();
      root.removeEventListener('keydown', press);
    };
  }, [isOpen, root]);
}

export default {
  tag: 'vesalio-launcher',
  component: LauncherElement,
  renderer: reactRenderer,
  // A launcher that was never opened has no chat module to add the styles of its notices.
  styles: [chatCss, conversationCss, launcherCss],
} satisfies ElementModule;
