import { logFailure } from '../../platform/log.ts';
import type { Journal, Outcome } from './journal.ts';

/** Outcomes that are waiting for the database, so that the answer to a charge is neither delayed nor lost. */
export interface OutcomeQueue {
  /** Stores an outcome, or keeps it for `flush`. Takes two seconds at most and never rejects. */
  write(owner: string, key: string, outcome: Outcome): Promise<void>;
  /** The waiting outcome of the attempt. */
  pending(owner: string, key: string): Outcome | undefined;
  /** Number of waiting outcomes. */
  length(): number;
  /** Tries once to store all waiting outcomes. Never rejects. */
  flush(): Promise<void>;
}

const WRITE_MS = 2_000;
const MAX_PENDING = 10_000;

interface Entry {
  owner: string;
  key: string;
  outcome: Outcome;
}

export function createOutcomeQueue({ finish }: Pick<Journal, 'finish'>): OutcomeQueue {
  const entries = new Map<string, Entry>();
  const idOf = (owner: string, key: string) => `${owner} ${key}`;

  async function attempt(id: string, entry: Entry): Promise<void> {
    await finish(entry.owner, entry.key, entry.outcome);
    if (entries.get(id) === entry) entries.delete(id);
  }

  return {
    write: async (owner, key, outcome) => {
      const id = idOf(owner, key);
      const entry = { owner, key, outcome };
      entries.set(id, entry);
      const [oldest] = entries.keys();
      if (entries.size > MAX_PENDING && oldest !== undefined) {
        logFailure('journal', new Error('The oldest outcome was dropped because too many wait'));
        entries.delete(oldest);
      }
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, WRITE_MS);
      });
      const written = attempt(id, entry).catch((error: unknown) =>
        logFailure('journal: an outcome waits for the database', error),
      );
      await Promise.race([written, late]);
      clearTimeout(timer);
    },
    pending: (owner, key) => entries.get(idOf(owner, key))?.outcome,
    length: () => entries.size,
    flush: async () => {
      for (const [id, entry] of [...entries])
        try {
          await attempt(id, entry);
        } catch {
          // `write` has logged the error. The database may reject only this row, so the others come first next time.
          if (entries.get(id) === entry) {
            entries.delete(id);
            entries.set(id, entry);
          }
          return;
        }
    },
  };
}
