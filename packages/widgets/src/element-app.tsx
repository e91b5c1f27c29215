import { type App, type ChatFlow, createApp, type GetToken, type TextOverrides } from '@vesalio/core';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What goes on between the host's sign-in and ours. */
export interface HandOverState {
  phase: 'idle' | 'asking' | 'failed';
  /** Rises with the host's sentences, so that what is on screen follows. */
  wording: number;
  /** Whether the host signs its people in itself. */
  isGiven: boolean;
  /** Back on the page, and the host has not said yet that it is still the same person: nothing may be seen. */
  isConfirming: boolean;
}

/** A conversation and the element that shows it: a returning element finds its own again. */
interface Place {
  flow: Promise<ChatFlow>;
  holder: HTMLElement | undefined;
  last: WeakRef<HTMLElement>;
}

/** One app of the page: its elements share the session. */
export interface SharedApp {
  readonly app: App;
  readonly handOver: StoreApi<HandOverState>;
  /** Joins; the first one starts the app. The returned function leaves; the last one lets it rest. */
  join(element: HTMLElement): () => void;
  setGetToken(getToken: GetToken): void;
  setStrings(element: HTMLElement, strings: TextOverrides | undefined): void;
  /** A conversation for this element alone while it is on the page. */
  chatOf(element: HTMLElement): Promise<ChatFlow>;
  /** Asks the host again. Failures are told by `handOver`. */
  retry(): void;
  /** Resolves when the session has been read and the host has been asked. */
  settled(): Promise<void>;
}

const apps = new Map<string, SharedApp>();

/** The app of a gateway and a storage; elements that name the same two share it, also after having left the page. */
export function sharedApp(baseUrl: string, storage: 'memory' | 'local'): SharedApp {
  const key = `${storage} ${baseUrl}`;
  let shared = apps.get(key);
  if (!shared) {
    shared = createSharedApp(baseUrl, storage);
    apps.set(key, shared);
  }
  return shared;
}

function createSharedApp(baseUrl: string, storage: 'memory' | 'local'): SharedApp {
  const app = createApp({ baseUrl, storage, storagePrefix: 'vesalio:' });
  const handOver = createStore<HandOverState>(() => ({
    phase: 'idle',
    wording: 0,
    isGiven: false,
    isConfirming: false,
  }));
  const members = new Set<HTMLElement>();
  const wordings = new Map<HTMLElement, TextOverrides>();
  const places: Place[] = [];
  let given: GetToken | undefined;
  let run = 0;
  let working: Promise<void> = Promise.resolve();

  function follow(work: Promise<void>): void {
    const mine = ++run;
    const settle = (phase: 'idle' | 'failed') => {
      if (mine !== run) return;
      // Who cannot be confirmed must not be seen by whoever sits there now.
      if (phase === 'failed' && handOver.getState().isConfirming) app.session.end('expired');
      handOver.setState({ phase, isConfirming: false });
    };
    handOver.setState({ phase: given ? 'asking' : 'idle' });
    working = work.then(
      () => settle('idle'),
      () => settle('failed'),
    );
  }

  function leave(element: HTMLElement): void {
    members.delete(element);
    for (const place of places) if (place.holder === element) place.holder = undefined;
    if (wordings.delete(element)) applyStrings();
    if (members.size === 0) app.rest();
  }

  function applyStrings(): void {
    const merged = [...wordings.values()].reduce<TextOverrides | undefined>(
      (all, own) => (all ? (merge(all, own) as TextOverrides) : own),
      undefined,
    );
    app.setStrings(merged);
    handOver.setState(({ wording }) => ({ wording: wording + 1 }));
  }

  return {
    app,
    handOver,
    join(element) {
      const isFirst = members.size === 0;
      members.add(element);
      if (isFirst) {
        handOver.setState({ isConfirming: given !== undefined && app.session.getState().session !== null });
        follow(app.start());
      }
      return () => leave(element);
    },
    setGetToken(getToken) {
      if (getToken === given) return;
      given = getToken;
      app.setGetToken(getToken);
      handOver.setState({ isGiven: true });
      if (members.size > 0) follow(app.handOver());
    },
    setStrings(element, strings) {
      if (wordings.get(element) === strings) return;
      if (strings) wordings.set(element, strings);
      else wordings.delete(element);
      applyStrings();
    },
    chatOf(element) {
      const free = places.filter(({ holder }) => holder === undefined || holder === element);
      let place = free.find(({ last }) => last.deref() === element) ?? free[0];
      if (!place) {
        place = {
          flow: places.length === 0 ? app.chat() : app.anotherChat(),
          holder: element,
          last: new WeakRef(element),
        };
        const made = place;
        places.push(made);
        // A part that could not be loaded is asked for anew by the next caller.
        made.flow.catch(() => places.splice(places.indexOf(made), 1));
      }
      place.holder = element;
      place.last = new WeakRef(element);
      return place.flow;
    },
    retry: () => follow(app.handOver()),
    settled: () => working,
  };
}

function merge(below: unknown, above: unknown): unknown {
  const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isPlain(below) || !isPlain(above)) return above;
  const merged: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above)) merged[key] = merge(below[key], value);
  return merged;
}
