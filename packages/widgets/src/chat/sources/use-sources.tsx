import type { ChatFlow } from '@vesalio/core';
import { type MouseEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { LazyView, notifyLoadFailure } from '../../lazy.tsx';
import { useApp } from '../../provider.tsx';
import type { SourceTarget } from './find-target.ts';
import { sources } from './lazy-sources.ts';
import type { SourcePress } from './open-source-context.ts';

/** Width of the widget, in CSS pixels, from which the sources are shown beside the messages. */
const BESIDE_FROM = 920;

interface SourcesHandlers {
  /** Brings a message into view. */
  onShow: (messageId: string) => void;
  /** Called when the drawer opens at a position in an answer, which must stay in view. */
  onOpen: () => void;
}

/** The sources drawer of a conversation: opened by its button, by a marker, or by a press on a cited sentence. */
export function useSources(
  flow: ChatFlow,
  scroller: RefObject<HTMLElement | null>,
  { onShow, onOpen }: SourcesHandlers,
) {
  const app = useApp();
  const [drawer, setDrawer] = useState<{ isBeside: boolean; target?: SourceTarget }>();
  const hadSelection = useRef(false);

  const actions = useMemo(() => {
    const put = (target?: SourceTarget) => {
      if (target) onOpen();
      // A low element scrolls as a whole, and the drawer with it.
      const width = scroller.current?.closest('.vs-chat:not([data-low="box"])')?.clientWidth ?? 0;
      setDrawer({ isBeside: width >= BESIDE_FROM, ...(target && { target }) });
    };
    let presses = 0;
    const find = async (press: SourcePress): Promise<void> => {
      const mine = ++presses;
      const { findTarget } = await sources.load();
      const target = await findTarget(press, flow);
      // The search takes a while, so a newer press wins.
      if (target && mine === presses) put(target);
    };
    return {
      put,
      find,
      open(press: SourcePress): boolean {
        const id = press.target.closest('[data-message]')?.getAttribute('data-message');
        // A streaming answer has only the citation popup.
        if (!flow.store.getState().messages.some((message) => message.id === id)) return false;
        find(press).catch(() => notifyLoadFailure(app));
        return true;
      },
    };
  }, [flow, scroller, app, onOpen]);

  const close = () => setDrawer(undefined);
  return {
    isOpen: drawer !== undefined,
    toggle: () => (drawer ? close() : actions.put()),
    open: actions.open,
    textPress: {
      onPointerDown: () => {
        hadSelection.current = String(getSelection()) !== '';
      },
      onClick: ({ target, clientX: x, clientY: y, nativeEvent }: MouseEvent) => {
        if (hadSelection.current || !(target instanceof Element)) return;
        if (!target.closest('.vs-answer') || target.closest('a, button, summary')) return;
        const isMouse = (nativeEvent as PointerEvent).pointerType !== 'touch';
        // No error notice after a press on text, because the user may not have meant to open anything.
        actions.find({ target, x, y, isMouse, takesFocus: false }).catch(() => undefined);
      },
    },
    view: drawer && (
      <LazyView of={sources} onFail={close}>
        {({ SourcesDrawer }) => <SourcesDrawer flow={flow} {...drawer} onShow={onShow} onClose={close} />}
      </LazyView>
    ),
  };
}
