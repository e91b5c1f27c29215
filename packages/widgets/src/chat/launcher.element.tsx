import { embedTexts } from '@vesalio/core';
import { MessageCircle, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ElementDefinition, ElementHost } from '../define-element.tsx';
import { ElementRoot, type ElementSurface } from '../element-root.tsx';
import { launcherShape } from '../element-shapes.ts';
import { later } from '../later.tsx';
import { useTexts } from '../provider.tsx';
import { Icon } from '../ui/icon.tsx';
import launcherCss from './launcher.css?inline';

const loadPanel = () => import('./launcher-panel.tsx');
const LauncherPanel = later(() => loadPanel().then((part) => part.LauncherPanel));

function LauncherElement({ host }: { host: ElementHost }) {
  return (
    <ElementRoot host={host} className="vs-element--launcher">
      {(surface) => <Launcher surface={surface} />}
    </ElementRoot>
  );
}

/** The button, and behind it the panel, which is loaded with the first opening and stays with its conversation. */
function Launcher({ surface }: { surface: ElementSurface }) {
  const { host } = surface;
  const texts = useTexts('embed', embedTexts).launcher;
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const arrive = useEarlyMethods(host, () => setUsed(true), open);

  return (
    <>
      {isUsed && (
        <div
          className="vs-launcher__panel"
          part="panel"
          role="dialog"
          aria-label={texts.dialog}
          hidden={!isOpen}
          data-mode={String(host.attributes.mode)}
        >
          <LauncherPanel surface={surface} isOpen={isOpen} onOpen={open} onClose={close} onMethods={arrive} />
        </div>
      )}
      <button
        ref={button}
        type="button"
        className="vs-launcher__button"
        part="button"
        aria-label={isOpen ? texts.close : texts.open}
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={isOpen ? close : open}
      >
        <Icon as={isOpen ? X : MessageCircle} size={24} />
      </button>
    </>
  );
}

/** Before the panel is there, every method of the chat brings it and is answered by it. */
function useEarlyMethods(host: ElementHost, bring: () => void, open: () => void): () => void {
  const [arrival] = useState(() => {
    let arrive: () => void = () => undefined;
    const promise = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { promise, arrive };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bodies live until the panel gives its own
  useLayoutEffect(() => {
    const later =
      (name: string, first = bring) =>
      async (...args: unknown[]) => {
        first();
        await arrival.promise;
        return (host.element as unknown as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args);
      };
    const names = ['ask', 'setDraft', 'stop', 'newConversation', 'openConversation', 'signOut'];
    host.provide({
      ...Object.fromEntries(names.map((name) => [name, later(name)])),
      open: later('open', open),
      close: () => undefined,
    });
  }, [host.element]);
  return arrival.arrive;
}

export const launcherElement: ElementDefinition = {
  shape: launcherShape,
  component: LauncherElement,
  styles: [launcherCss],
};
