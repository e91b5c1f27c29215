// biome-ignore lint/style/noRestrictedImports: the one module that wraps it
import { createStore as createZustandStore } from 'zustand/vanilla';

/** From the state of now to the next; written as a method, so that a store of more states can stand for one of fewer. */
type Change<State, Next> = { change(state: State): Next }['change'];

/** A store as the published types show it: no library of state is named there. */
export interface StoreApi<State> {
  getState(): State;
  getInitialState(): State;
  setState(next: State | Partial<State> | Change<State, State | Partial<State>>, isWhole?: false): void;
  setState(next: State | Change<State, State>, isWhole: true): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (state: State, previous: State) => void): () => void;
}

type Initializer<State> = (
  setState: StoreApi<State>['setState'],
  getState: () => State,
  store: StoreApi<State>,
) => State;

export const createStore: <State>(initializer: Initializer<State>) => StoreApi<State> = createZustandStore;
