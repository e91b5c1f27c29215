import type { App, ChatFlow } from '@vesalio/core';
import type { SharedApp } from '../element-app.tsx';
import type { ElementSurface } from '../element-root.tsx';
import { gateOf } from '../gates.ts';
import { type ConversationListeners, followConversation } from './follow-conversation.ts';

/** What the element of a place calls things by, and whom it tells what becomes of the conversation. */
interface Occupant {
  app: App;
  listeners: ConversationListeners;
}

/** What an element calls things by, and whom it tells what becomes of its conversation. */
interface Occupant {
  app: App;
  listeners: ConversationListeners;
}

/** A conversation for one element at a time: a returning element finds its own again. */
interface Place {
  flow: Promise<ChatFlow>;
  tag: string;
  /** Who shows it, or has shown it last. A place outlives its elements: what they brought goes with them. */
  last: WeakRef<HTMLElement>;
  occupants: WeakMap<HTMLElement, Occupant>;
}

const places = new WeakMap<SharedApp, Place[]>();

function occupantOf({ last, occupants }: Place): Occupant | undefined {
  const element = last.deref();
  return element && occupants.get(element);
}

/** Follows the conversation from its beginning on, whether or not it is drawn. */
function openPlace({ app }: SharedApp, known: Place[], tag: string, last: WeakRef<HTMLElement>): Place {
  const place: Place = {
    flow: app.anotherChat({
      texts: (feature, defaults) => (occupantOf(place)?.app ?? app).texts(feature, defaults),
      // Of several chats each keeps what was typed into it.
      draftScope: `${tag}-${known.filter((other) => other.tag === tag).length}:`,
    }),
    tag,
    last,
    occupants: new WeakMap(),
  };
  known.push(place);
  const listeners = () => occupantOf(place)?.listeners ?? {};
  place.flow.then(
    (flow) => {
      followConversation(flow, listeners);
      // Of another person, or nobody, none stays open; the first one finds what the host has asked for.
      app.session.subscribe(({ epoch }, { epoch: before, session, ended }) => {
        if (epoch !== before && (session || ended) && flow.store.getState().conversationId === null)
          listeners().onConversationChange?.(null, { replace: true });
      });
    },
    // A part that could not be loaded is asked for anew by the next caller.
    () => known.splice(known.indexOf(place), 1),
  );
  return place;
}

/** A conversation for this element alone while it is on the page. */
function chatOf(
  { host: { element }, shared, app }: ElementSurface,
  listeners: ConversationListeners,
): Promise<ChatFlow> {
  const known = places.get(shared) ?? [];
  places.set(shared, known);
  const last = new WeakRef(element);
  let place: Place | undefined;
  // Without a closure: built, a place may stand in this scope, which would keep the element as long as itself.
  for (const own of known) {
    const holder = own.last.deref();
    if (own.tag !== element.localName || (holder && holder !== element && shared.has(holder))) continue;
    if (!place || holder === element) place = own;
  }
  place ??= openPlace(shared, known, element.localName, last);
  place.last = last;
  place.occupants.set(element, { app, listeners });
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
