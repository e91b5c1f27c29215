import type { Db } from '../../platform/database.ts';
import { logFailure } from '../../platform/log.ts';
import { readId } from '../accounts.ts';
import { isRecord } from '../upstream/answers.ts';
import { fingerprintsOf } from './turn.ts';

/** Longest time between a turn and its message by the clock of the AI service. */
const CLOCK_SKEW_MS = 10 * 60_000;
/** Longer than a turn and the difference of the clocks. */
const HOUR_MS = 60 * 60_000;

interface Row {
  readonly id: string;
  readonly messageId: string | null;
  readonly fingerprint: string;
  readonly isStopped: boolean;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/** Marks the messages of one conversation whose answers were cut off. */
export interface InterruptionMarks {
  /** Adds `interrupcao` to a message of the AI service. */
  mark(message: unknown): unknown;
  /** Stores which messages were found. Never rejects. */
  keep(): Promise<void>;
}

export type Interruptions = ReturnType<typeof createInterruptions>;

interface Options {
  db: Db;
  scope: string;
  secrets: readonly [string, ...string[]];
}

/**
 * The answers that were cut off after their first words. The AI service may store such a part as if it were whole. Its
 * message is found once, by question and time, and known by its id from then on.
 */
export function createInterruptions({ db, scope, secrets }: Options) {
  /** The ids of the whole answers from the time of these turns. A repeated question has the same fingerprint. */
  async function wholeAnswers(owner: string, rows: readonly Row[]): Promise<ReadonlySet<string>> {
    if (rows.length === 0) return new Set();
    const times = rows.flatMap(({ startedAt, endedAt }) => [startedAt.getTime(), endedAt.getTime()]);
    const known = await db.query<{ id: string }>(
      'select message_id as id from gateway_message where owner_id = $1 and answered_at between $2 and $3',
      [owner, new Date(Math.min(...times) - HOUR_MS), new Date(Math.max(...times) + HOUR_MS)],
    );
    return new Set(known.map(({ id }) => id));
  }

  return {
    /** Undefined if no answer of the conversation was cut off. The caller must have checked the owner. */
    async read(account: string, conversationId: string): Promise<InterruptionMarks | undefined> {
      const owner = scope + account;
      const rows = await db.query<Row>(
        `select id, message_id as "messageId", fingerprint, is_stopped as "isStopped", started_at as "startedAt",
           ended_at as "endedAt"
         from gateway_interruption where owner_id = $1 and conversation_id = $2 order by started_at`,
        [owner, scope + conversationId],
      );
      if (rows.length === 0) return undefined;
      const open = new Set(rows.filter(({ messageId }) => messageId === null));
      const found: { id: string; messageId: string }[] = [];
      const whole = await wholeAnswers(owner, [...open]);

      /** The turn that this message is a part of, by its question and its time. */
      function findTurn({ pergunta, dataCadastro }: Record<string, unknown>): Row | undefined {
        if (open.size === 0) return undefined;
        // A form's line breaks are CRLF, which the service may have changed.
        const question = String(pergunta);
        const fingerprints = [question, question.replace(/\r?\n/g, '\r\n')].flatMap((text) =>
          fingerprintsOf(secrets, conversationId, text),
        );
        const date = Date.parse(String(dataCadastro));
        return [...open].find(
          ({ fingerprint, startedAt, endedAt }) =>
            fingerprints.includes(fingerprint) &&
            !(date < startedAt.getTime() - CLOCK_SKEW_MS || date > endedAt.getTime() + CLOCK_SKEW_MS),
        );
      }

      return {
        mark(message) {
          if (!isRecord(message)) return message;
          const code = readId(message.codigo);
          const id = code === undefined ? null : scope + code;
          let row = rows.find(({ messageId }) => id !== null && messageId === id);
          if (!row && !(id !== null && whole.has(id))) {
            row = findTurn(message);
            if (row) open.delete(row);
            if (row && id !== null) found.push({ id: row.id, messageId: id });
          }
          return row ? { ...message, interrupcao: row.isStopped ? 'parada' : 'queda' } : message;
        },

        async keep() {
          const [ids, messageIds] = [found.map(({ id }) => id), found.map(({ messageId }) => messageId)];
          if (ids.length > 0)
            await db
              .query(
                `update gateway_interruption as interruption set message_id = found.message_id
                 from unnest($1::bigint[], $2::text[]) as found (id, message_id)
                 where interruption.id = found.id and interruption.message_id is null`,
                [ids, messageIds],
              )
              .catch((error: unknown) => logFailure('interruptions', error));
        },
      };
    },
  };
}
