import type { ElementSurface } from '../element-root.tsx';
import { type ChatControls, idOf } from './chat-controls.ts';

/** The bodies of the methods of a chat element; `now` gives what is current when one is called. */
export function chatMethods(now: () => ChatControls) {
  const flow = () => now().own.chat();
  const signOut = () => now().surface.app.signOut();
  return {
    open: async () => {
      now().onOpen();
      await flow();
      focusInput(now().surface.host.root);
    },
    close: () => now().onClose(),
    ask: (text: string) => ask(now().surface, String(text)),
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
    signOut,
  };
}

/** Moves the focus to the input of the chat in this root. */
export function focusInput(root: Document | ShadowRoot): void {
  root.querySelector<HTMLTextAreaElement>('.vs-composer__input')?.focus();
}

/** Sends a question and leaves alone what the person has typed. */
async function ask(surface: ElementSurface, text: string): Promise<void> {
  if (text.trim() === '') throw new Error('ask(text) takes a question.');
  const { shared, app } = surface;
  const [{ chatOf, gateOf }] = await Promise.all([import('./chat-around.tsx'), import('../element-rest.ts')]);
  const flow = await chatOf(surface);
  await shared.settled();
  const gate = gateOf(app.session.getState(), shared.handOver.getState());
  if (gate) throw new Error(`ask(text) cannot send: the gate "${gate}" is closed.`);
  const { draft, status } = flow.store.getState();
  if (status !== 'idle') throw new Error('ask(text) has to wait: an answer is under way.');
  flow.setDraft(text);
  const sent = flow.send();
  if (draft) flow.setDraft(draft);
  await sent;
}
