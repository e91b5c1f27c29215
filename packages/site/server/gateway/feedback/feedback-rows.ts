import { randomInt } from 'node:crypto';
import type { FeedbackReason } from '@vesalio/core';
import { retention } from '../../config/retention.ts';
import { type Db, deleteExpired } from '../../platform/database.ts';
import type { MessageFacts } from './messages.ts';

/** A row as sent to the person: a rating, or the report of a clinical error. */
export interface FeedbackRow {
  readonly messageId: string;
  readonly kind: 'rating' | 'clinical-error';
  readonly helpful: boolean | null;
  readonly reasons: readonly FeedbackReason[];
  readonly text: string | null;
  readonly protocol: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A row as sent to the operator. */
export interface ReportedFeedback extends FeedbackRow {
  readonly model: string | null;
  readonly modelVersion: string | null;
  readonly references: readonly string[];
  readonly version: string;
  readonly withdrawnAt: Date | null;
}

type Reported = ReportedFeedback & { readonly owner: string };

export interface NewFeedback {
  readonly kind: FeedbackRow['kind'];
  readonly helpful: boolean | null;
  readonly reasons: readonly FeedbackReason[];
  readonly text: string | null;
}

/** Most rows listed for one person. */
const LISTED = 5_000;
/** Rows that the operator's report holds in memory at a time. */
const REPORT_PAGE = 1_000;
/** Excludes letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PROTOCOL_LENGTH = 8;

const own = `message_id as "messageId", kind, helpful, reasons, comment as text, protocol,
  created_at as "createdAt", updated_at as "updatedAt"`;

export type FeedbackRows = ReturnType<typeof createFeedbackRows>;

/** The feedback table. @param version of this product */
export function createFeedbackRows({
  db,
  scope,
  version,
  now,
}: {
  db: Db;
  scope: string;
  version: string;
  now: () => Date;
}) {
  const unscoped = <Row extends { messageId: string }>(row: Row): Row => ({
    ...row,
    messageId: row.messageId.slice(scope.length),
  });
  const createProtocol = () => {
    const letters = Array.from({ length: PROTOCOL_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
    return `EC-${now().getUTCFullYear()}-${letters.join('')}`;
  };

  return {
    /** Inserts or updates a row. A report keeps its protocol. */
    async write(
      ownerId: string,
      messageId: string,
      given: NewFeedback,
      facts: MessageFacts,
    ): Promise<FeedbackRow> {
      const [row] = await db.query<FeedbackRow>(
        `insert into gateway_feedback as known (owner_id, message_id, kind, protocol, helpful, reasons, comment,
           model, model_version, reference_ids, version, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
         on conflict (owner_id, message_id, kind) do update set helpful = excluded.helpful,
           reasons = excluded.reasons, comment = excluded.comment, updated_at = excluded.updated_at,
           withdrawn_at = null
         returning ${own}`,
        [
          scope + ownerId,
          scope + messageId,
          given.kind,
          given.kind === 'clinical-error' ? createProtocol() : null,
          given.helpful,
          given.reasons,
          given.text,
          facts.model,
          facts.modelVersion,
          facts.referenceIds,
          version,
          now(),
        ],
      );
      return unscoped(row as FeedbackRow);
    },

    /**
     * Deletes a rating. A withdrawn report loses its text and keeps its protocol. @returns whether a rating was deleted
     */
    async withdraw(ownerId: string, messageId: string, kind: FeedbackRow['kind']): Promise<boolean> {
      const where = `owner_id = $1 and message_id = $2 and kind = $3`;
      const key = [scope + ownerId, scope + messageId, kind];
      const gone =
        kind === 'rating'
          ? await db.query(`delete from gateway_feedback where ${where} returning 1`, key)
          : await db.query(
              `update gateway_feedback set comment = null, withdrawn_at = $4, updated_at = $4
               where ${where} and withdrawn_at is null returning 1`,
              [...key, now()],
            );
      return gone.length > 0;
    },

    /** The person's own feedback, newest first. */
    async read(ownerId: string): Promise<FeedbackRow[]> {
      const rows = await db.query<FeedbackRow>(
        `select ${own} from gateway_feedback where owner_id = $1 and withdrawn_at is null
         order by updated_at desc limit ${LISTED}`,
        [scope + ownerId],
      );
      return rows.map(unscoped);
    },

    /** Feedback changed between `since` (inclusive) and `until` (exclusive), newest first, for the operator. */
    async *report(since: Date | undefined, until: Date | undefined): AsyncGenerator<ReportedFeedback[]> {
      let after: Reported | undefined;
      do {
        // Ordered by columns that never change, so that a rating changed in between is neither missed nor repeated.
        const rows: Reported[] = await db.query<Reported>(
          `select ${own}, model, model_version as "modelVersion", reference_ids as "references", version,
             withdrawn_at as "withdrawnAt", owner_id as owner
           from gateway_feedback
           where starts_with(owner_id, $1) and ($2::timestamptz is null or updated_at >= $2)
             and ($3::timestamptz is null or updated_at < $3)
             and ($4::timestamptz is null or (created_at, owner_id, message_id, kind) < ($4, $5, $6, $7))
           order by created_at desc, owner_id desc, message_id desc, kind desc limit ${REPORT_PAGE}`,
          [
            scope,
            since ?? null,
            until ?? null,
            after?.createdAt ?? null,
            after?.owner ?? '',
            after?.messageId ?? '',
            after?.kind ?? '',
          ],
        );
        yield rows.map(({ owner, ...row }) => unscoped(row));
        after = rows.length === REPORT_PAGE ? rows.at(-1) : undefined;
      } while (after);
    },

    async sweep(): Promise<void> {
      await deleteExpired(db, 'gateway_feedback', 'updated_at < $1', [
        new Date(now().getTime() - retention.feedback * 86_400_000),
      ]);
    },
  };
}
