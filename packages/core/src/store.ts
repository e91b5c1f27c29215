// biome-ignore lint/style/noRestrictedImports: the one module that wraps it
import { createStore as createZustandStore } from 'zustand/vanilla';

/**
 * Derives the next state from the current one. Declared as a method for bivariance, so that a store with more states is
 * assignable to one with fewer.
 */
type Change<State, Next> = { change(state: State): Next }['change'];

/** The store's type in the published declarations, which must not name a state library. */
export interface StoreApi<State> {
  getState(): State;
  getInitialState(): State;
  setState(next: State | Partial<State> | Change<State, State | Partial<State>>, isWhole?: false): void;
  setState(next: State | Change<State, State>, isWhole: true): void;
  /** Returns a function that ends the subscription. */
  subscribe(listener: (state: State, previous: State) => void): () => void;
}

type Initializer<State> = (
  setState: StoreApi<State>['setState'],
  getState: () => State,
  store: StoreApi<State>,
) => State;

export const createStore: <State>(initializer: Initializer<State>) => StoreApi<State> = createZustandStore;
