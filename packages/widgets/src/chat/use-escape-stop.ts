import { type ChatFlow, isAnswering } from '@vesalio/core';
import { type RefObject, useEffect } from 'react';

/** Escape stops the answer while the focus is inside the chat, but not in an element that Escape closes. */
export function useEscapeStop(root: RefObject<HTMLElement | null>, flow: ChatFlow): void {
  useEffect(() => {
    const chat = root.current?.closest<HTMLElement>('.vs-chat');
    if (!chat) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const target = event.composedPath()[0];
      if (target instanceof HTMLElement && target.matches('input, select, [role^="menuitem"]')) return;
      if (isAnswering(flow.store.getState())) flow.stop();
    };
    chat.addEventListener('keydown', press);
    return () => chat.removeEventListener('keydown', press);
  }, [root, flow]);
}
