import * as z from 'zod/mini';
import type { Audit } from '../../platform/audit.ts';
import { toCsv } from '../../platform/csv.ts';
import type { ServerContext } from '../../platform/server-env.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { FeedbackRows, ReportedFeedback } from './feedback-rows.ts';

const day = z.optional(z.iso.date());
export const reportQuery = { format: z.optional(z.enum(['csv', 'json'])), since: day, until: day };
const querySchema = z.object(reportQuery);

const HEADER = [
  'kind',
  'protocol',
  'message',
  'helpful',
  'reasons',
  'text',
  'model',
  'model_version',
  'references',
  'product_version',
  'created_at',
  'updated_at',
  'withdrawn_at',
];

const toRow = (row: ReportedFeedback) => [
  row.kind,
  row.protocol,
  row.messageId,
  row.helpful,
  row.reasons.join(' '),
  row.text,
  row.model,
  row.modelVersion,
  row.references.join(' '),
  row.version,
  row.createdAt.toISOString(),
  row.updatedAt.toISOString(),
  row.withdrawnAt?.toISOString() ?? null,
];

/**
 * `GET /gateway/admin/feedback?format=csv|json&since=&until=`. Contains no accounts, questions or answers.
 * Each use is recorded.
 */
export const createFeedbackReport =
  (rows: FeedbackRows, audit: Audit) =>
  async (c: ServerContext): Promise<Response> => {
    const query = querySchema.safeParse(c.req.query());
    if (!query.success) throw new GatewayFailure(400, texts.badFields);
    const { format, since, until } = query.data;
    const toDate = (text: string | undefined) => (text ? new Date(`${text}T00:00:00Z`) : undefined);
    const found = await rows.report(toDate(since), toDate(until));
    const isCsv = format === 'csv' || (format === undefined && c.req.header('accept')?.includes('text/csv'));
    await audit.write({ kind: 'feedback-read', note: `${isCsv ? 'csv' : 'json'}: ${found.length}` });
    if (!isCsv) return Response.json({ items: found });
    return new Response(toCsv(HEADER, found.map(toRow)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="feedback.csv"',
      },
    });
  };
