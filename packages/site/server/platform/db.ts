/** A value that SQL takes as a parameter. */
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
  /** PostgreSQL keeps the plan, because planning takes as long as the statement. Only for a text that never changes. */
  readonly keepsPlan?: boolean;
}

export interface Db {
  /** Runs one statement and returns its rows. */
  query<Row = Record<string, unknown>>(
    sql: string,
    params?: readonly SqlValue[],
    options?: QueryOptions,
  ): Promise<Row[]>;
  /** Runs a script of several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Runs `work` in a transaction: committed when it resolves, rolled back when it rejects. */
  tx<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Waits for running statements and closes. Afterwards the data folder is free. */
  close(): Promise<void>;
}

/** The database cannot be reached, or did not answer in time. The statement may have been carried out. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** The functions of both drivers inside and outside of a transaction. */
export type Runner = Pick<Db, 'query' | 'exec'>;

/** A `tx` inside a `tx` joins the outer one. */
export const joined = (runner: Runner): Db => {
  const db: Db = { ...runner, tx: (work) => work(db), close: () => Promise.resolve() };
  return db;
};

const NUL = /\0/g;
const withoutNul = <Value>(value: Value): Value =>
  (typeof value === 'string' ? value.replace(NUL, '\uFFFD') : value) as Value;

/** PostgreSQL stores no NUL and rejects the whole statement for one, so each becomes a replacement character. */
export const storable = (params: readonly SqlValue[]): SqlValue[] =>
  params.map((value) => (Array.isArray(value) ? value.map(withoutNul) : withoutNul(value)));

/** Object ids of the types that both drivers parse alike. */
export const DATE = 1082;
export const INT8 = 20;
