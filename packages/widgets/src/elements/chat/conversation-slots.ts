import type { App, ChatFlow } from '@vesalio/core';
import { type ConversationListeners, followConversation } from '../../chat/follow-conversation.ts';
import type { ElementSurface } from '../element-surface.ts';
import { gateOf } from '../session/gates.ts';
import type { SharedApp } from '../session/shared-app.ts';

/** The texts of the element that shows a conversation, and its listeners. */
interface Occupant {
  app: App;
  listeners: ConversationListeners;
}

/** A conversation for one element at a time. An element that returns finds its own again. */
interface Slot {
  flow: Promise<ChatFlow>;
  tag: string;
  /** The element that shows it, or showed it last. A slot outlives its elements and must not keep them alive. */
  last: WeakRef<HTMLElement>;
  occupants: WeakMap<HTMLElement, Occupant>;
}

const slots = new WeakMap<SharedApp, Slot[]>();

function occupantOf({ last, occupants }: Slot): Occupant | undefined {
  const element = last.deref();
  return element && occupants.get(element);
}

/** Follows the conversation from the start, whether or not it is on screen. */
function openSlot(shared: SharedApp, known: Slot[], tag: string, last: WeakRef<HTMLElement>): Slot {
  const { app } = shared;
  const slot: Slot = {
    flow: app.anotherChat({
      texts: (feature, defaults) => (occupantOf(slot)?.app ?? app).texts(feature, defaults),
      // A question may come before the host has handed over its session: it waits.
      gate: async () => {
        await shared.settled();
        return gateOf(app.session.getState(), shared.handOver.getState()) === undefined;
      },
      // Several chats keep drafts of their own.
      draftScope: `${tag}-${known.filter((other) => other.tag === tag).length}:`,
    }),
    tag,
    last,
    occupants: new WeakMap(),
  };
  known.push(slot);
  const listeners = () => occupantOf(slot)?.listeners ?? {};
  slot.flow.then(
    (flow) => {
      followConversation(flow, listeners);
      // The conversation of a previous user closes; the first user finds the one that the host asked for.
      app.session.subscribe(({ epoch }, { epoch: before, session, ended }) => {
        if (epoch !== before && (session || ended) && flow.store.getState().conversationId === null)
          listeners().onConversationChange?.(null, { replace: true });
      });
    },
    // The next caller loads it again.
    () => known.splice(known.indexOf(slot), 1),
  );
  return slot;
}

/** How long the conversation waits to be drawn for the person whom the host signs in. Milliseconds. */
const SIGN_IN_MS = 100;

/**
 * The conversation of an element: its own while it is on the page. It does not send while a gate is closed. It waits a
 * moment for the host's session, so that a question is sent before anything is drawn, and nothing is drawn twice.
 */
export function chatOf(
  { host: { element }, shared, app }: ElementSurface,
  listeners: ConversationListeners,
): Promise<ChatFlow> {
  const known = slots.get(shared) ?? [];
  slots.set(shared, known);
  const last = new WeakRef(element);
  let slot: Slot | undefined;
  // No closure here: a slot made in this scope would keep the element alive.
  for (const own of known) {
    const holder = own.last.deref();
    if (own.tag !== element.localName || (holder && holder !== element && shared.has(holder))) continue;
    if (!slot || holder === element) slot = own;
  }
  slot ??= openSlot(shared, known, element.localName, last);
  slot.last = last;
  slot.occupants.set(element, { app, listeners });
  const { flow } = slot;
  const moment = new Promise<void>((resolve) => void app.clock.after(SIGN_IN_MS, resolve));
  return Promise.race([shared.settled(), moment]).then(() => flow);
}
