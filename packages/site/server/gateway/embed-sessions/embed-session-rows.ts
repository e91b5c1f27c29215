import type { Db } from '../../platform/database.ts';

/** A sign-in that an element waits for. */
export interface EmbedSessionRow {
  readonly origin: string;
  readonly state: 'pending' | 'granted' | 'denied' | 'spent';
  readonly expiresAt: Date;
}

/** Milliseconds that an element waits for the tab. */
const EMBED_SESSION_MS = 5 * 60_000;
/** Milliseconds that a finished row is kept, so that a late or repeated request gets the reason. */
const KEPT_MS = 3_600_000;

/** The rows of `gateway_embed_session`, shared by several processes. */
export function createEmbedSessionRows(db: Db, now: () => Date) {
  return {
    find: async (challenge: string): Promise<EmbedSessionRow | undefined> =>
      (
        await db.query<EmbedSessionRow>(
          `select origin, state, expires_at as "expiresAt" from gateway_embed_session where challenge = $1`,
          [challenge],
        )
      )[0],
    begin: async (challenge: string, origin: string): Promise<void> => {
      await db.query(
        `insert into gateway_embed_session (challenge, origin, state, expires_at) values ($1, $2, 'pending', $3)
         on conflict do nothing`,
        [challenge, origin, new Date(now().getTime() + EMBED_SESSION_MS)],
      );
    },
    /** Stores the decision once. @returns whether the row was still waiting */
    decide: async (challenge: string, sealed: Uint8Array | null): Promise<boolean> =>
      (
        await db.query(
          `update gateway_embed_session set state = $2, sealed_token = $3
           where challenge = $1 and state = 'pending' and expires_at > $4 returning 1`,
          [challenge, sealed ? 'granted' : 'denied', sealed, now()],
        )
      ).length > 0,
    /** Takes the sealed token, once. */
    take: async (challenge: string): Promise<Uint8Array | undefined> =>
      (
        await db.query<{ sealed: Uint8Array }>(
          `update gateway_embed_session as row set state = 'spent', sealed_token = null
           from (select challenge, sealed_token from gateway_embed_session
             where challenge = $1 and state = 'granted' and expires_at > $2 for update) as waiting
           where row.challenge = waiting.challenge returning waiting.sealed_token as sealed`,
          [challenge, now()],
        )
      )[0]?.sealed,
    sweep: async (): Promise<void> => {
      await db.query(
        'update gateway_embed_session set sealed_token = null where sealed_token is not null and expires_at <= $1',
        [now()],
      );
      await db.query('delete from gateway_embed_session where expires_at < $1', [
        new Date(now().getTime() - KEPT_MS),
      ]);
    },
  };
}
