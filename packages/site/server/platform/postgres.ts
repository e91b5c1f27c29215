import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg';
import { StartupError } from '../config/startup-error.ts';
import {
  DATE,
  DatabaseUnavailable,
  type Db,
  INT8,
  isOutage,
  joined,
  type Runner,
  type SqlValue,
  storable,
} from './db.ts';

/** Timeouts in milliseconds, for a server that accepts a connection and then stops answering. */
const LIMITS: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 3_000,
  // The server cancels the statement. The client's own timeout covers a server that no longer answers.
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 10_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/**
 * Without time limits on statements, because a migration may build an index for minutes or wait for another process
 * that migrates.
 */
export const MIGRATION_LIMITS: PoolConfig = { max: 1, connectionTimeoutMillis: 3_000 };

/** As far as the clocks of two processes may differ. */
const MAX_MINUTES_APART = 60;

/** The driver's parser throws on bytes outside PostgreSQL's protocol. Uncaught, the error would end the process. */
class GuardedSocket extends Socket {
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event !== 'data') return super.emit(event, ...values);
    try {
      return super.emit(event, ...values);
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
      return true;
    }
  }
}

/** @throws StartupError if PostgreSQL does not answer */
export async function openPostgres(connectionString: string, limits = LIMITS): Promise<Db> {
  const pool = new pg.Pool({
    connectionString,
    stream: () => new GuardedSocket(),
    ...limits,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => {
        if (oid === DATE) return (text: string) => text;
        if (oid === INT8) return Number;
        return pg.types.getTypeParser(oid, format as 'text');
      },
    },
  });
  // The pool replaces idle connections that the server drops. Without a listener, the event would end the process.
  pool.on('error', () => {});
  const direct = runnerOn(pool);
  const planned = createPlanner(pool);
  const db: Db = {
    ...direct,
    query: (sql, params, options) => (options?.keepsPlan ? planned(sql, params) : direct.query(sql, params)),
    tx: (work) => transact(pool, work),
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
  try {
    const [row] = await db.query<{ encoding: string; isolation: string; clock: Date }>(
      `select current_setting('server_encoding') as encoding,
         current_setting('default_transaction_isolation') as isolation, clock_timestamp() as clock`,
    );
    if (row?.encoding !== 'UTF8') throw new Error(`o banco usa ${row?.encoding}, em vez de UTF8`);
    // Every other level rejects statements that meet, which would be answered as an outage.
    if (row.isolation !== 'read committed')
      throw new Error(`o banco usa transações ${row.isolation}, em vez de read committed`);
    // A clock that is far ahead would delete sign-outs and the audit trail as expired.
    const minutes = Math.round((Date.now() - row.clock.getTime()) / 60_000);
    if (Math.abs(minutes) > MAX_MINUTES_APART)
      throw new Error(
        `o relógio deste servidor está ${Math.abs(minutes)} minutos ${minutes > 0 ? 'adiante' : 'atrás'} do relógio do banco`,
      );
  } catch (error) {
    void db.close();
    const reason = error instanceof Error && error.message ? error.message : 'sem resposta';
    throw new StartupError(`Não foi possível conectar ao PostgreSQL de DATABASE_URL: ${reason}`);
  }
  return db;
}

const runnerOn = (on: Pick<Pool | PoolClient, 'query'>): Runner => ({
  query: async <Row>(sql: string, params: readonly SqlValue[] = []) =>
    (await on.query(sql, storable(params)).catch(rethrow)).rows as Row[],
  exec: async (sql) => void (await on.query(sql).catch(rethrow)),
});

/** The connection no longer has the statement, as with older PgBouncer versions, or a migration changed its columns. */
const PLAN_LOST = new Set(['26000', '42P05', '0A000']);

/** Prepares statements so that PostgreSQL keeps their plans, until one of them is lost. */
function createPlanner(pool: Pool): Runner['query'] {
  const names = new Map<string, string>();
  let keepsPlans = true;
  const direct = runnerOn(pool);
  const nameOf = (text: string): string => {
    // Name the statement by its hash. Otherwise another version's statement with the same name could run instead.
    const name = names.get(text) ?? `vesalio_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, name);
    return name;
  };
  return async <Row>(text: string, params: readonly SqlValue[] = []): Promise<Row[]> => {
    if (!keepsPlans) return direct.query<Row>(text, params);
    try {
      return (await pool.query({ name: nameOf(text), text, values: storable(params) })).rows as Row[];
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !PLAN_LOST.has(error.code ?? '')) return rethrow(error);
      // A failed statement has changed nothing, so it can be repeated.
      keepsPlans = false;
      return direct.query<Row>(text, params);
    }
  };
}

/** @throws DatabaseUnavailable unless the server itself rejected the statement */
function rethrow(error: unknown): never {
  // A fatal error refuses or ends the connection, whatever its code.
  const isRejected = error instanceof pg.DatabaseError && error.severity !== 'FATAL' && !isOutage(error);
  if (isRejected || error instanceof TypeError) throw error;
  throw new DatabaseUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
}

async function transact<Result>(pool: Pool, work: (db: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(rethrow);
  let lost: Error | undefined;
  const onLost = (error: Error) => {
    lost = error;
  };
  const direct = runnerOn(client);
  /** An error that does not come from the server leaves the connection in an unknown state. */
  const watch = <T>(result: Promise<T>): Promise<T> =>
    result.catch((error: Error) => {
      const cause = error instanceof DatabaseUnavailable ? error.cause : error;
      if (!(cause instanceof pg.DatabaseError)) lost = error;
      throw error;
    });
  const runner: Runner = {
    query: (sql, params) => watch(direct.query(sql, params)),
    exec: (sql) => watch(direct.exec(sql)),
  };
  client.on('error', onLost);
  try {
    await runner.exec('begin');
    const result = await work(joined(runner));
    await runner.exec('commit');
    return result;
  } catch (error) {
    // Do not roll back on a lost connection: it would never return. Closing the connection rolls back.
    if (!lost) await client.query('rollback').catch(onLost);
    throw error;
  } finally {
    client.off('error', onLost);
    client.release(lost);
  }
}
