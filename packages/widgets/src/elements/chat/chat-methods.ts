import { type ChatFlow, type ClinicalContext, embedSessionTexts } from '@vesalio/core';
import { onDemand } from '../../chat/lazy-on-demand.ts';
import { nextTask } from '../rendering/next-task.ts';
import { ask } from './chat-ask.ts';
import type { ChatControls, MethodBodies } from './chat-controls.ts';
import { idOf } from './chat-properties.ts';

/** The pending calls of an element, and the controller that withdraws a waiting question. */
interface Order {
  last: Promise<unknown>;
  waiting: AbortController;
}

const orders = new WeakMap<HTMLElement, Order>();

/** The method bodies of a chat element. `now` returns the controls at the time of the call. */
export function chatMethods(now: () => ChatControls): MethodBodies {
  const { element } = now().surface.host;
  const order = orders.get(element) ?? { last: Promise.resolve(), waiting: new AbortController() };
  orders.set(element, order);

  /** Runs calls in order. Each begins once the previous one has begun. */
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

  /** A component that renders late may not have opened the shown conversation yet, so select it here. */
  const flow = async () => {
    const opened = await now().own.chat();
    const shown = now().shown();
    // A new chat has no id until its first question creates the conversation.
    if (shown !== null) void opened.select(shown);
    await bringContext(opened, now());
    return opened;
  };
  const open = (id: ReturnType<ChatControls['shown']>) =>
    inTurn(async (begun) => {
      now().show(id);
      // If the chat module arrived before this render, the widget would open the previous conversation again.
      await nextTask();
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
      return inTurn((begun) => ask(now, flow, String(text ?? ''), { signal, begun }));
    },
    setDraft: (text: string) => inTurn(async () => (await flow()).setDraft(String(text ?? ''))),
    stop: async () => {
      order.waiting.abort();
      order.waiting = new AbortController();
      (await now().own.chat()).stop();
    },
    newConversation: () => open(null),
    openConversation: async (id: string | number) => {
      const target = idOf(id);
      if (target === null) throw new Error(embedSessionTexts.methods.openConversation);
      await open(target);
    },
  };
}

/** Applies a context that was set right before a call, but only if its chips can be shown. */
async function bringContext(flow: ChatFlow, { features, surface }: ChatControls): Promise<void> {
  const { context } = surface.host.element as { context?: ClinicalContext | null };
  if (!features.context) return;
  if (context) await onDemand.load();
  flow.setContext(context);
}

/** Moves the focus to the input of the chat in this root. */
function focusInput(root: Document | ShadowRoot): void {
  root.querySelector<HTMLTextAreaElement>('.vs-composer__input')?.focus();
}
