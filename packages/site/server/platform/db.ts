/** A value that SQL accepts as a parameter. */
export type SqlValue =
  | string
  | number
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly string[]
  | readonly number[];

interface QueryOptions {
  /**
   * Lets PostgreSQL keep the plan, because planning takes as long as the statement. Only for SQL that never changes.
   */
  readonly keepsPlan?: boolean;
}

export interface Db {
  /** Runs one statement and returns its rows. */
  query<Row = Record<string, unknown>>(
    sql: string,
    params?: readonly SqlValue[],
    options?: QueryOptions,
  ): Promise<Row[]>;
  /** Runs a script of several statements, without parameters. */
  exec(sql: string): Promise<void>;
  /** Runs `work` in a transaction. Commits when it resolves and rolls back when it rejects. */
  tx<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Waits for running statements and closes the database. Afterward the data folder is free. */
  close(): Promise<void>;
}

/** The database cannot be reached or did not answer in time. The statement may still have been executed. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/**
 * Lost connection, lack of resources, operator intervention (timeout, shutdown), a primary that became a replica, or a
 * deadlock or lock that another transaction won.
 */
const OUTAGE = /^(?:08|40|53|57|25006|55P03)/;

/** Whether the database reports that it cannot carry out any such statement now. */
export const isOutage = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && OUTAGE.test(String(error.code));

/** The functions that both drivers offer, inside and outside a transaction. */
export type Runner = Pick<Db, 'query' | 'exec'>;

/** Returns a `Db` in which `tx` joins the outer transaction. */
export const joined = (runner: Runner): Db => {
  const db: Db = { ...runner, tx: (work) => work(db), close: () => Promise.resolve() };
  return db;
};

const NUL = /\0/g;
const withoutNul = <Value>(value: Value): Value =>
  (typeof value === 'string' ? value.replace(NUL, '\uFFFD') : value) as Value;

/**
 * PostgreSQL cannot store NUL and would reject the whole statement, so replace each NUL with the replacement character.
 */
export const storable = (params: readonly SqlValue[]): SqlValue[] =>
  params.map((value) => (Array.isArray(value) ? value.map(withoutNul) : withoutNul(value)));

/** Object ids of the types that both drivers parse the same way. */
export const DATE = 1082;
export const INT8 = 20;
