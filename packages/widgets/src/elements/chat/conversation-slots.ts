import type { App, ChatFlow } from '@vesalio/core';
import { type ConversationListeners, followConversation } from '../../chat/follow-conversation.ts';
import type { ElementSurface } from '../element-surface.ts';
import { refusals } from '../origin-refusals.ts';
import { gateOf } from '../session/gates.ts';
import type { SharedApp } from '../session/shared-app.ts';

/** An element's view of the app, with its texts and its listeners, while it shows a conversation. */
interface Occupant {
  app: App;
  listeners: ConversationListeners;
}

/** A conversation that one element at a time shows. An element that returns gets its own conversation again. */
interface Slot {
  flow: Promise<ChatFlow>;
  /** Tag and place in the page, which name the stored drafts. */
  scope: string;
  /** The element that shows it, or showed it last. Weak, because a slot outlives its elements. */
  last: WeakRef<HTMLElement>;
  occupants: WeakMap<HTMLElement, Occupant>;
}

const slots = new WeakMap<SharedApp, Slot[]>();

function occupantOf({ last, occupants }: Slot): Occupant | undefined {
  const element = last.deref();
  return element && occupants.get(element);
}

/** Elements load in any order, but after a reload each must find its own drafts. */
function freeScope(known: Slot[], element: HTMLElement): string {
  const { localName } = element;
  let place = [...document.querySelectorAll(localName)].indexOf(element);
  let scope: string;
  do scope = `${localName}-${place++}:`;
  while (known.some((slot) => slot.scope === scope));
  return scope;
}

/** Opens a slot and follows its conversation from the start, whether or not it is on screen. */
function openSlot(shared: SharedApp, known: Slot[], scope: string, last: WeakRef<HTMLElement>): Slot {
  const { app } = shared;
  const slot: Slot = {
    flow: app.anotherChat({
      texts: (feature, defaults) => (occupantOf(slot)?.app ?? app).texts(feature, defaults),
      // Wait, because a question may arrive before the host has handed over its session. Retry after a failure.
      gate: async () => {
        if (shared.handOver.getState().phase === 'failed') {
          refusals.delete(app.baseUrl);
          shared.retry();
        }
        await shared.settled();
        return gateOf(app.session.getState(), shared.handOver.getState()) === undefined;
      },
      signInAnswered: () => shared.settled(),
      draftScope: scope,
    }),
    scope,
    last,
    occupants: new WeakMap(),
  };
  known.push(slot);
  const listeners = () => occupantOf(slot)?.listeners ?? {};
  slot.flow.then(
    (flow) => {
      followConversation(flow, listeners);
      // Close the previous user's conversation. The first user gets the conversation that the host asked for.
      app.session.subscribe(({ epoch }, { epoch: before, session, ended }) => {
        if (epoch !== before && (session || ended) && flow.store.getState().conversationId === null)
          listeners().onConversationChange?.(null, { replace: true });
      });
    },
    // After a failure, the next caller loads it again.
    () => known.splice(known.indexOf(slot), 1),
  );
  return slot;
}

/** Milliseconds that a conversation waits for the host's sign-in before it is shown. */
const SIGN_IN_MS = 100;

/**
 * The conversation of an element, reserved for it while it is on the page. It does not send while a gate is closed. It
 * waits briefly for the host's session, so that a question is sent before rendering and nothing renders twice.
 */
export function chatOf(
  { host: { element }, shared, app }: ElementSurface,
  listeners: ConversationListeners,
): Promise<ChatFlow> {
  const known = slots.get(shared) ?? [];
  slots.set(shared, known);
  const last = new WeakRef(element);
  let slot: Slot | undefined;
  // No closure here: a slot created in this scope would keep the element alive.
  for (const own of known) {
    const holder = own.last.deref();
    if (!own.scope.startsWith(element.localName) || (holder && holder !== element && shared.has(holder)))
      continue;
    if (!slot || holder === element) slot = own;
  }
  slot ??= openSlot(shared, known, freeScope(known, element), last);
  slot.last = last;
  slot.occupants.set(element, { app, listeners });
  const { flow } = slot;
  const moment = new Promise<void>((resolve) => void app.clock.after(SIGN_IN_MS, resolve));
  return Promise.race([shared.settled(), moment]).then(() => flow);
}
