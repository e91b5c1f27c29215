import type { App, ChatFlow } from '@vesalio/core';
import type { SharedApp } from '../element-app.tsx';
import type { ElementSurface } from '../element-root.tsx';
import { gateOf } from '../gates.ts';
import { type ConversationListeners, followConversation } from './follow-conversation.ts';

/** A conversation and the element that shows it: a returning element finds its own again. */
interface Place {
  flow: Promise<ChatFlow>;
  tag: string;
  /** What the element calls things by. */
  app: App;
  last: WeakRef<HTMLElement>;
  /** Whom it tells what becomes of it, from its beginning on and whether or not it is drawn. */
  listeners: ConversationListeners;
}

const places = new WeakMap<SharedApp, Place[]>();

/** A conversation for this element alone while it is on the page. */
function chatOf(
  { host: { element }, shared, app }: ElementSurface,
  listeners: ConversationListeners,
): Promise<ChatFlow> {
  const known = places.get(shared) ?? [];
  places.set(shared, known);
  const tag = element.localName;
  const alike = known.filter((place) => place.tag === tag);
  const free = alike.filter(({ last }) => {
    const holder = last.deref();
    return !holder || holder === element || !shared.has(holder);
  });
  let place = free.find(({ last }) => last.deref() === element) ?? free[0];
  if (!place) {
    const made: Place = {
      flow: shared.app.anotherChat({
        texts: (feature, defaults) => made.app.texts(feature, defaults),
        // Of several chats each keeps what was typed into it.
        draftScope: `${tag}-${alike.length}:`,
      }),
      tag,
      app,
      last: new WeakRef(element),
      listeners,
    };
    place = made;
    known.push(made);
    made.flow.then(
      (flow) => {
        followConversation(flow, () => made.listeners);
        // Of another person, or nobody, none stays open; the first one finds what the host has asked for.
        app.session.subscribe(({ epoch }, { epoch: last, session, ended }) => {
          if (epoch !== last && (session || ended) && flow.store.getState().conversationId === null)
            made.listeners.onConversationChange?.(null, { replace: true });
        });
      },
      // A part that could not be loaded is asked for anew by the next caller.
      () => known.splice(known.indexOf(made), 1),
    );
  }
  place.app = app;
  place.last = new WeakRef(element);
  place.listeners = listeners;
  return place.flow;
}

/** The same, which does not send while a gate is closed. */
export async function guardedChatOf(
  surface: ElementSurface,
  listeners: ConversationListeners,
): Promise<ChatFlow> {
  const { shared } = surface;
  const flow = await chatOf(surface, listeners);
  // A press may come before the host has said who it is: it waits for that.
  const guard = async (act: () => Promise<void>, refused?: () => void) => {
    await shared.settled();
    if (gateOf(shared.app.session.getState(), shared.handOver.getState()) === undefined) await act();
    else refused?.();
  };
  return {
    ...flow,
    send: () => {
      const { draft } = flow.store.getState();
      // What was written meanwhile has not been looked at: it waits for a press of its own.
      return guard(async () => void (flow.store.getState().draft === draft && (await flow.send())));
    },
    ask: (question) =>
      guard(
        () => flow.ask(question),
        () => flow.offer(question),
      ),
    retry: (id) => guard(() => flow.retry(id)),
  };
}
