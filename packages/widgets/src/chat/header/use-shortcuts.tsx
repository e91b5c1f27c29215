import type { ChatFlow, Id } from '@vesalio/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { LazyView } from '../../lazy.tsx';
import { onDemand } from '../lazy-on-demand.ts';

export interface ShortcutTargets {
  flow: ChatFlow;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onFind: () => void;
  onConversationChange?: ((conversationId: Id | null, how: { replace: boolean }) => void) | undefined;
}

/** Begins a new conversation. */
export function begin(
  { flow, inputRef, onConversationChange }: Omit<ShortcutTargets, 'onFind'>,
  isKeyboard: boolean,
): void {
  void flow.select(null);
  onConversationChange?.(null, { replace: false });
  // The next step is to write. After a touch, focusing would open the keyboard over the starter questions.
  if (isKeyboard || !matchMedia('(pointer: coarse)').matches) inputRef.current?.focus();
}

/** The chat's keyboard shortcuts, each with a modifier (WCAG 2.1.4). They work while the focus is inside the chat. */
export function useShortcuts(targets: ShortcutTargets) {
  const [isOpen, setOpen] = useState(false);
  const current = useRef(targets);
  current.current = targets;

  useEffect(() => {
    const chat = current.current.inputRef.current?.closest<HTMLElement>('.vs-chat');
    if (!chat) return;
    const press = (event: KeyboardEvent) => {
      const { inputRef, onFind } = current.current;
      // Ctrl and Alt together are AltGr, which types a character.
      if (event.defaultPrevented || event.isComposing || (event.ctrlKey && event.altKey)) return;
      const target = event.composedPath()[0];
      const isField =
        target instanceof HTMLElement && target.matches('input, select, textarea, [role^="menuitem"]');
      const actions: Record<string, () => void> = {
        '/': () => setOpen(true),
        'Alt+KeyM': () => inputRef.current?.focus(),
        'Alt+KeyB': onFind,
        'Alt+KeyN': () => begin(current.current, true),
      };
      const isControl = event.ctrlKey || event.metaKey;
      // Alt may type another character, so shortcuts use the physical key (`code`) and do not apply in fields.
      const name = isControl ? event.key : event.altKey && !isField ? `Alt+${event.code}` : '';
      const action = isControl === (name === '/') ? actions[name] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    chat.addEventListener('keydown', press);
    return () => chat.removeEventListener('keydown', press);
  }, []);

  const close = () => setOpen(false);
  const view: ReactNode = isOpen && (
    <LazyView of={onDemand} onFail={close}>
      {({ ShortcutSheet }) => <ShortcutSheet onClose={close} />}
    </LazyView>
  );
  return { open: () => setOpen(true), view };
}
