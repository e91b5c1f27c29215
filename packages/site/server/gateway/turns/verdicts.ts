import * as z from 'zod/mini';
import { toCsv } from '../../platform/csv.ts';
import type { Db } from '../../platform/database.ts';
import type { TurnName } from './turn.ts';

/** More than the sentences of any answer. */
const MAX_SENTENCES = 500;
/** More than the models in use at one time. Each model has its own series in the metrics. */
const MAX_MODELS = 50;

const count = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((sentences) => Math.min(sentences, MAX_SENTENCES)),
);

/** The summary from `checkCitations`: the number of an answer's sentences per verdict. */
export const verdictsSchema = z.object({ confere: count, diverge: count, 'nao-verificavel': count });

type VerdictCounts = z.infer<typeof verdictsSchema>;

export interface DailyVerdicts {
  readonly day: string;
  readonly model: string;
  readonly version: string;
  readonly answers: number;
  readonly agreeing: number;
  readonly diverging: number;
  readonly unverifiable: number;
}

export type Verdicts = ReturnType<typeof createVerdicts>;

interface Options {
  db: Db;
  /** Keeps models of different services apart. */
  scope: string;
  now: () => Date;
}

/** Counts how often cited sentences agree with their sources, by day and model. Stores no accounts and no texts. */
export function createVerdicts({ db, scope, now }: Options) {
  return {
    /** Counts the verdicts of an ended turn once; later reports are ignored. @returns whether the turn is known */
    add: ({ owner, key }: TurnName, counts: VerdictCounts): Promise<boolean> =>
      db.tx(async (tx) => {
        const [known] = await tx.query<{
          hasVerdicts: boolean;
          model: string | null;
          version: string | null;
        }>(
          `select has_verdicts as "hasVerdicts", model, model_version as version from gateway_turn_record
           where owner_id = $1 and idempotency_key = $2 and status = 'done' for update`,
          [owner, key],
        );
        if (!known || known.hasVerdicts) return known !== undefined;
        await tx.query(
          'update gateway_turn_record set has_verdicts = true where owner_id = $1 and idempotency_key = $2',
          [owner, key],
        );
        await tx.query(
          `insert into gateway_verdict as known
             (day, scope, model, model_version, answers, agreeing, diverging, unverifiable)
           values ($1, $2, $3, $4, 1, $5, $6, $7)
           on conflict (day, scope, model, model_version) do update set answers = known.answers + 1,
             agreeing = known.agreeing + excluded.agreeing, diverging = known.diverging + excluded.diverging,
             unverifiable = known.unverifiable + excluded.unverifiable`,
          [
            now().toISOString().slice(0, 10),
            scope,
            known.model ?? '',
            known.version ?? '',
            counts.confere,
            counts.diverge,
            counts['nao-verificavel'],
          ],
        );
        return true;
      }),

    /** Oldest day first. */
    byDay: () =>
      db.query<DailyVerdicts>(
        `select day::text as day, model, model_version as version, answers, agreeing, diverging, unverifiable
         from gateway_verdict where scope = $1 order by 1, 2, 3`,
        [scope],
      ),

    /**
     * Totals over all days for the models that answered most recently, because a service may name a new version per
     * answer.
     */
    byModel: () =>
      db.query<Omit<DailyVerdicts, 'day'>>(
        `select model, model_version as version, sum(answers)::integer as answers,
           sum(agreeing)::integer as agreeing, sum(diverging)::integer as diverging,
           sum(unverifiable)::integer as unverifiable
         from gateway_verdict where scope = $1 group by model, model_version
         order by max(day) desc, sum(answers) desc, 1, 2 limit $2`,
        [scope, MAX_MODELS],
      ),
  };
}

type Counts = Pick<DailyVerdicts, 'agreeing' | 'diverging' | 'unverifiable'>;

/** The share of diverging sentences among all checked sentences. */
function divergingShare({ agreeing, diverging, unverifiable }: Counts): number {
  const all = agreeing + diverging + unverifiable;
  return all === 0 ? 0 : diverging / all;
}

const HEADER = [
  'day',
  'model',
  'version',
  'answers',
  'agreeing',
  'diverging',
  'unverifiable',
  'diverging_share',
];

/** CSV with a header line, for the operator. */
export const toVerdictCsv = (rows: readonly DailyVerdicts[]): string =>
  toCsv(
    HEADER,
    rows.map((row) => [
      row.day,
      row.model || 'não informado',
      row.version,
      row.answers,
      row.agreeing,
      row.diverging,
      row.unverifiable,
      divergingShare(row).toFixed(4),
    ]),
  );
