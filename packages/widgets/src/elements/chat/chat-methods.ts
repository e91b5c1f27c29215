import { embedMethodTexts } from '@vesalio/core';
import { type ChatControls, idOf, type MethodBodies } from './chat-controls.ts';

/** What an element still has to begin, and the way to give up a question that waits. */
interface Order {
  last: Promise<unknown>;
  waiting: AbortController;
}

const orders = new WeakMap<HTMLElement, Order>();

/** The bodies of the methods of a chat element; `now` gives what is current when one is called. */
export function chatMethods(now: () => ChatControls): MethodBodies {
  const { element } = now().surface.host;
  const order = orders.get(element) ?? { last: Promise.resolve(), waiting: new AbortController() };
  orders.set(element, order);

  /** In the order of the calls: each begins when the one before has begun. */
  const inTurn = (act: (begun: () => void) => Promise<unknown>) =>
    new Promise<void>((resolve, reject) => {
      order.last = order.last.then(
        () =>
          new Promise<void>((begun) => {
            act(begun)
              .then(() => resolve(), reject)
              .then(begun);
          }),
      );
    });

  /** What is drawn late may not have opened the conversation yet that the element shows. */
  const flow = async () => {
    const opened = await now().own.chat();
    void opened.select(now().shown());
    return opened;
  };
  const open = (id: ReturnType<ChatControls['shown']>) =>
    inTurn(async (begun) => {
      now().show(id);
      const reading = (await now().own.chat()).select(id);
      begun();
      await reading;
    });

  return {
    open: async () => {
      now().onOpen();
      await now().own.chat();
      focusInput(now().surface.host.root);
    },
    close: () => now().onClose(),
    ask: (text: string) => {
      const { signal } = order.waiting;
      return inTurn(async (begun) =>
        (await import('./chat-ask.ts')).ask(now, flow, String(text), { signal, begun }),
      );
    },
    setDraft: (text: string) => inTurn(async () => (await flow()).setDraft(String(text))),
    stop: async () => {
      order.waiting.abort();
      order.waiting = new AbortController();
      (await now().own.chat()).stop();
    },
    newConversation: () => open(null),
    openConversation: async (id: string | number) => {
      const target = idOf(id);
      if (target === null) throw new Error(embedMethodTexts.openConversation);
      await open(target);
    },
  };
}

/** Moves the focus to the input of the chat in this root. */
export function focusInput(root: Document | ShadowRoot): void {
  root.querySelector<HTMLTextAreaElement>('.vs-composer__input')?.focus();
}
