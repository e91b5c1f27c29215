import { createStore } from '../store.ts';
import type { AddressApi } from './address.api.ts';
import type { City, State } from './address.schema.ts';

export interface LocalitiesState {
  /** The 27 states by name; null until they are loaded. */
  states: readonly State[] | null;
  /** The cities of each UF by name. A state that was not requested, or that failed to load, is missing. */
  cities: Readonly<Record<string, readonly City[]>>;
  /** What could not be loaded. The person types it instead. */
  failed: { states: boolean; cities: Readonly<Record<string, boolean>> };
}

/** States and cities, each loaded once per app. The next request repeats a failed load. */
export function createLocalities(api: AddressApi) {
  const store = createStore<LocalitiesState>(() => ({
    states: null,
    cities: {},
    failed: { states: false, cities: {} },
  }));
  let loadingStates: Promise<void> | undefined;
  const loadingCities = new Map<string, Promise<void>>();

  const markCities = (uf: string, failed: boolean) => {
    const before = store.getState().failed;
    store.setState({ failed: { ...before, cities: { ...before.cities, [uf]: failed } } });
  };

  return {
    store,
    /** Loads the states. Always resolves; see `failed.states`. */
    loadStates(): Promise<void> {
      loadingStates ??= api.states().then(
        (states) => store.setState({ states, failed: { ...store.getState().failed, states: false } }),
        () => {
          loadingStates = undefined;
          store.setState({ failed: { ...store.getState().failed, states: true } });
        },
      );
      return loadingStates;
    },
    /**
     * Loads the cities of a state. Always resolves; see `failed.cities[uf]`.
     * @param code UF, in either case
     */
    loadCities(code: string): Promise<void> {
      const uf = code.trim().toUpperCase();
      if (!/^[A-Z]{2}$/.test(uf)) return Promise.resolve();
      const known = loadingCities.get(uf);
      if (known) return known;
      const loading = api.cities(uf).then(
        (cities) => {
          store.setState({ cities: { ...store.getState().cities, [uf]: cities } });
          markCities(uf, false);
        },
        () => {
          loadingCities.delete(uf);
          markCities(uf, true);
        },
      );
      loadingCities.set(uf, loading);
      return loading;
    },
  };
}

export type Localities = ReturnType<typeof createLocalities>;
