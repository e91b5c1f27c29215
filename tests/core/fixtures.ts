import { type App, type Clock, createMemoryStore, type KeyValueStore, type NewCard } from '@vesalio/core';

/** A clock that advances only on demand. */
export function createTestClock(
  start = Date.UTC(2026, 10, 20, 12),
): Clock & { tick(ms: number): Promise<void> } {
  let now = start;
  let order = 0;
  const due = new Map<number, { at: number; fn: () => void }>();
  return {
    now: () => now,
    random: () => 0.5,
    after(ms, fn) {
      const id = ++order;
      due.set(id, { at: now + ms, fn });
      return () => due.delete(id);
    },
    async tick(ms) {
      const end = now + ms;
      for (;;) {
        await settle();
        const next = [...due]
          .filter(([, timer]) => timer.at <= end)
          .sort((a, b) => a[1].at - b[1].at || a[0] - b[0])[0];
        if (!next) break;
        due.delete(next[0]);
        now = next[1].at;
        next[1].fn();
      }
      now = end;
      await settle();
    },
  };
}

/** The storage of this tab, and a function that changes it as another tab does. */
export function createSharedStore() {
  const memory = createMemoryStore();
  const listeners = new Set<() => void>();
  const storage: KeyValueStore = {
    ...memory,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const changeElsewhere = (key: string, value: string | null) => {
    if (value === null) memory.remove(key);
    else memory.set(key, value);
    for (const listener of listeners) listener();
  };
  return { storage, changeElsewhere };
}

/** Lets all pending promises continue. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * CPU time of this process in milliseconds, the best of a few runs. Wall time depends on other processes, and the first
 * run is slow. Stops once a run takes less than `enough`.
 */
export function workTime(work: () => void, enough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 4 && best >= enough; turn++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** The notices on screen, such as 'error: Falha ao enviar.'. */
export const noticesOf = ({ notices }: Pick<App, 'notices'>): string[] =>
  notices.getState().items.map(({ type, text }) => `${type}: ${text}`);

/** Storage shared by several "tabs": a write in one notifies the others. */
export function createSharedStorage(): { open(): KeyValueStore; values: Map<string, string> } {
  const values = new Map<string, string>();
  const tabs = new Set<Set<() => void>>();
  return {
    values,
    open() {
      const mine = new Set<() => void>();
      tabs.add(mine);
      const tell = () => {
        for (const tab of tabs) if (tab !== mine) for (const listener of tab) listener();
      };
      return {
        get: (key) => values.get(key) ?? null,
        set(key, value) {
          values.set(key, value);
          tell();
        },
        remove(key) {
          if (values.delete(key)) tell();
        },
        keys: () => [...values.keys()],
        watch(listener) {
          mine.add(listener);
          return () => mine.delete(listener);
        },
      };
    },
  };
}

/** A new card and its address, for an invented holder. */
export const newCard: NewCard = {
  number: '4111111111111111',
  holderName: 'Ana Souza',
  holderDocument: '52998224725',
  expMonth: 12,
  expYear: 2031,
  cvv: '737',
  brand: 'visa',
  label: 'Meu Cartão',
  billingAddress: {
    line1: 'Avenida Paulista, 100 - Bela Vista',
    line2: '',
    zipCode: '01310100',
    city: 'São Paulo',
    state: 'SP',
    country: 'BR',
  },
};

/** The session of a person who has passed every gate. */
export const completeSession = {
  jwtToken: 't',
  hasActivePlan: true,
  userId: 7,
  planId: 1,
  planName: 'fleming_plan',
  userPicture: '',
  username: 'Ana',
  email: 'ana@example.com',
  acceptTerms: true,
  isEmailValidated: true,
};
