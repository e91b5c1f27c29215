import * as z from 'zod/mini';
import type { Audit } from '../../platform/audit.ts';
import { toCsvHeader, toCsvLines } from '../../platform/csv.ts';
import type { ServerContext } from '../../platform/server-env.ts';
import { GatewayFailure } from '../failure.ts';
import { streamOrCut } from '../stream-or-cut.ts';
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

type Pages = AsyncIterable<readonly ReportedFeedback[]>;

/** Waits for the first page, because a failure before it can still change the status. */
async function begun(pages: AsyncGenerator<readonly ReportedFeedback[]>): Promise<Pages> {
  const first = await pages.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* pages;
  })();
}

async function* csvOf(pages: Pages): AsyncGenerator<string> {
  yield toCsvHeader(HEADER);
  for await (const page of pages) yield toCsvLines(page.map(toRow));
}

async function* jsonOf(pages: Pages): AsyncGenerator<string> {
  let before = '{"items":[';
  for await (const page of pages)
    for (const row of page) {
      yield before + JSON.stringify(row);
      before = ',';
    }
  yield before === ',' ? ']}' : '{"items":[]}';
}

const encoder = new TextEncoder();
async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield encoder.encode(text);
}

/**
 * `GET /gateway/admin/feedback?format=csv|json&since=&until=`. Contains no accounts, questions or answers. Sent page by
 * page. Each use is recorded.
 */
export const createFeedbackReport =
  (rows: FeedbackRows, audit: Audit) =>
  async (c: ServerContext): Promise<Response> => {
    const query = querySchema.safeParse(c.req.query());
    if (!query.success) throw new GatewayFailure(400, texts.badFields);
    const { format, since, until } = query.data;
    const toDate = (text: string | undefined) => (text ? new Date(`${text}T00:00:00Z`) : undefined);
    const isCsv = format === 'csv' || (format === undefined && c.req.header('accept')?.includes('text/csv'));
    await audit.write({ kind: 'feedback-read', note: isCsv ? 'csv' : 'json' });
    const pages = await begun(rows.report(toDate(since), toDate(until)));
    return new Response(streamOrCut(c, encoded(isCsv ? csvOf(pages) : jsonOf(pages))), {
      headers: isCsv
        ? {
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Disposition': 'attachment; filename="feedback.csv"',
          }
        : { 'Content-Type': 'application/json' },
    });
  };
