import type { FlowContext } from './context.ts';
import type { PersonScope } from './session/person.ts';
import { createStore, type StoreApi } from './store.ts';

/** The context of a flow for one person. Its functions have no effect after the person's scope has ended. */
export interface PersonContext extends FlowContext {
  readonly scope: PersonScope;
  /** Wraps a store so that it ignores writes after the end. */
  bind<S>(store: StoreApi<S>): StoreApi<S>;
  /** Runs `stop` when the scope ends or the flow is disposed. */
  onEnd(stop: () => void): void;
}

type Actions = Record<string, (...given: never[]) => unknown>;

/**
 * Creates a flow that serves one person at a time. `begin` runs once per person, so that its actions need not check
 * who is signed in. The store and the functions that callers hold stay the same: for the next person the store
 * returns to `initial`, and stale responses of the previous person are ignored.
 */
export function createPersonFlow<S, A extends { [Name in keyof A]: Actions[string] }>(
  context: FlowContext,
  initial: () => S,
  begin: (own: PersonContext, store: StoreApi<S>) => A,
): A & { store: StoreApi<S>; dispose(): void } {
  const store = createStore<S>(initial);
  const stops: (() => void)[] = [];
  const end = () => {
    for (const stop of stops.splice(0)) stop();
  };
  const start = (scope: PersonScope): A => {
    const own = createPersonContext(context, scope, (stop) => stops.push(stop));
    return begin(own, own.bind(store));
  };

  let actions = start(context.person.scope());
  const unfollow = context.person.onChange((scope) => {
    end();
    store.setState(initial(), true);
    actions = start(scope);
  });

  const names = Object.keys(actions) as (keyof A)[];
  const forward =
    (name: keyof A) =>
    (...given: never[]) =>
      actions[name](...given);
  return {
    ...(Object.fromEntries(names.map((name) => [name, forward(name)])) as A),
    store,
    dispose() {
      unfollow();
      end();
    },
  };
}

function createPersonContext(
  context: FlowContext,
  scope: PersonScope,
  onEnd: PersonContext['onEnd'],
): PersonContext {
  const { signal } = scope;
  /** Wraps a function so that it does nothing after the end. */
  const whileHere = <F extends (...given: never[]) => void>(act: F) =>
    ((...given) => {
      if (!signal.aborted) act(...given);
    }) as F;
  const { session, notices, clock } = context;
  return {
    ...context,
    scope,
    http: () => context.http(signal),
    session: {
      ...session,
      update: whileHere(session.update),
      signIn: whileHere(session.signIn),
      setFreePlanLimited: whileHere(session.setFreePlanLimited),
    },
    notices: {
      ...notices,
      notify: (...given) => (signal.aborted ? 0 : notices.notify(...given)),
    },
    clock: { ...clock, after: (ms, run) => clock.after(ms, whileHere(run)) },
    bind: (store) => ({ ...store, setState: whileHere(store.setState) }),
    onEnd,
  };
}
