import { embedFailure, embedTexts, once } from '@vesalio/core';
import { MessageCircle, X } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { later } from '../../later.tsx';
import { useTexts } from '../../provider.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import type { ElementDefinition, ElementHost } from '../define-element.tsx';
import { ElementRoot, type ElementSurface } from '../element-root.tsx';
import { launcherShape } from '../element-shapes.ts';
import type { MethodBodies } from './chat-controls.ts';
import launcherCss from './launcher.css?inline';
import type { LauncherPanelProps } from './launcher-panel.tsx';

const loadPanel = once(() => import('./launcher-panel.tsx'));
// The button stays, and with it another try.
const LauncherPanel = later(
  () => loadPanel().then((part) => part.LauncherPanel),
  undefined,
  ({ onFail }: LauncherPanelProps) => onFail(),
);

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
  const behind = useEarlyMethods(surface, () => setUsed(true), open);
  const fail = () => {
    setOpen(false);
    setUsed(false);
    host.emit('vesalio-error', { code: 'load' });
    surface.app.notices.notify('error', embedFailure);
  };

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
          <LauncherPanel surface={behind} isOpen={isOpen} onOpen={open} onClose={close} onFail={fail} />
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

/**
 * Before the panel is there, every method of the chat brings it and is answered by it, or rejected where it cannot be
 * fetched. Returns the surface of the panel, whose methods are taken from there.
 */
function useEarlyMethods(surface: ElementSurface, bring: () => void, open: () => void): ElementSurface {
  const { host, app } = surface;
  const [panel] = useState(() => {
    let arrive: (given: { methods: MethodBodies }) => void = () => undefined;
    const arrival = new Promise<{ methods: MethodBodies }>((resolve) => {
      arrive = resolve;
    });
    return { arrival, arrive, isBrought: false };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bodies live until the panel gives its own
  useLayoutEffect(() => {
    const later =
      (name: string, first = bring) =>
      async (...args: never[]) => {
        panel.isBrought = true;
        first();
        await loadPanel();
        return (await panel.arrival).methods[name]?.(...args);
      };
    const names = ['ask', 'setDraft', 'stop', 'newConversation', 'openConversation'];
    host.provide({
      ...Object.fromEntries(names.map((name) => [name, later(name)])),
      open: later('open', open),
      // What opens it is on its way.
      close: () => (panel.isBrought ? later('close')() : undefined),
      signOut: () => app.signOut(),
    });
    // Taken from the page before the panel was there: the element answers once it is back.
    const again = new Proxy({} as MethodBodies, {
      get: (_, name: string) => (host.element as unknown as MethodBodies)[name]?.bind(host.element),
    });
    return () => panel.arrive({ methods: again });
  }, [host.element]);
  return useMemo(() => {
    const provide = (methods: MethodBodies) => {
      host.provide(methods);
      panel.arrive({ methods });
    };
    return { ...surface, host: { ...host, provide } };
  }, [surface, host, panel]);
}

export const launcherElement: ElementDefinition = {
  shape: launcherShape,
  component: LauncherElement,
  styles: [launcherCss],
};
