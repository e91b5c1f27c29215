import { type ChatControls, idOf, type MethodBodies } from './chat-controls.ts';

/** The bodies of the methods of a chat element; `now` gives what is current when one is called. */
export function chatMethods(now: () => ChatControls): MethodBodies {
  const flow = () => now().own.chat();
  return {
    open: async () => {
      now().onOpen();
      await flow();
      focusInput(now().surface.host.root);
    },
    close: () => now().onClose(),
    ask: async (text: string) => {
      const controls = now();
      await (await import('./chat-ask.ts')).ask(controls, String(text));
    },
    setDraft: async (text: string) => (await flow()).setDraft(String(text)),
    stop: async () => (await flow()).stop(),
    newConversation: async () => {
      now().show(null);
      await (await flow()).select(null);
    },
    openConversation: async (id: string | number) => {
      const target = idOf(id);
      if (target === null) throw new Error('openConversation(id) takes the id of a conversation.');
      now().show(target);
      await (await flow()).select(target);
    },
  };
}

/** Moves the focus to the input of the chat in this root. */
export function focusInput(root: Document | ShadowRoot): void {
  root.querySelector<HTMLTextAreaElement>('.vs-composer__input')?.focus();
}
