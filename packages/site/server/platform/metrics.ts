import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { logFailure } from './log.ts';
import type { EndedRequest } from './request-log.ts';
import type { UpstreamUse } from './scope.ts';

/** Prometheus metrics of this process. No label contains user input. */
export interface Metrics {
  onRequest(request: EndedRequest): void;
  onUpstream(use: UpstreamUse): void;
  onStream(change: 1 | -1): void;
  /** Counts a call that a limit refused. */
  onLimit(limit: string): void;
  onPolicyReport(page: string, directive: string): void;
  onScriptCheck(changed: number): void;
  /** Counts an entry file of the elements that was sent. */
  onEmbedLoad(version: string): void;
  /** Counts a page whose elements have reported their version. */
  onEmbedStart(version: string): void;
  /** Reports the length of a queue whenever the metrics are read. */
  watchQueue(queue: string, length: () => number | Promise<number>): void;
  /** Reports the number of payments and card savings by state whenever the metrics are read. */
  watchJournal(count: () => Promise<ReadonlyMap<string, number>>): void;
  /** Reports the operator's list of notices about papers whenever the metrics are read. */
  watchNotices(count: () => NoticeCounts): void;
  /** Reports by model how often cited sentences agree with their sources. */
  watchVerdicts(count: () => Promise<readonly ModelVerdicts[]>): void;
  read(): Promise<{ contentType: string; text: string }>;
}

interface NoticeCounts {
  readonly inForce: number;
  readonly skipped: number;
  readonly incomplete: number;
  readonly isOutdated: boolean;
}

interface ModelVerdicts {
  readonly model: string;
  readonly version: string;
  readonly agreeing: number;
  readonly diverging: number;
  readonly unverifiable: number;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];
/** Milliseconds. A slower metric is left out, so that a slow database does not block the others. */
const READ_MS = 1_000;

export function createMetrics({ isRead }: { isRead: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (isRead) collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers });

  const requests = counter(
    'vesalio_http_requests_total',
    'Requests that have ended',
    'method',
    'route',
    'status',
  );
  const durations = histogram(
    'vesalio_http_request_duration_seconds',
    'From the request to the end of its answer',
    'method',
    'route',
  );
  const upstreamCalls = counter(
    'vesalio_upstream_requests_total',
    'Calls to the services; status "none" without an answer',
    'upstream',
    'status',
  );
  const upstreamDurations = histogram(
    'vesalio_upstream_duration_seconds',
    'From the call to the headers of its answer',
    'upstream',
  );
  const streams = new Gauge({ name: 'vesalio_streams_open', help: 'Event streams under way', registers });
  const limits = counter('vesalio_limits_hit_total', 'Calls refused by a limit', 'limit');
  const reports = counter(
    'vesalio_csp_reports_total',
    'Violations of the content policy that browsers have reported',
    'page',
    'directive',
  );
  const embedLoads = counter(
    'vesalio_embed_loads_total',
    'Entry files of the elements that were sent; browsers keep them for a year',
    'version',
  );
  const embedStarts = counter(
    'vesalio_embed_pages_total',
    'Pages whose elements have told their version',
    'version',
  );
  const scripts = new Gauge({
    name: 'vesalio_payment_scripts_changed',
    help: 'Scripts of the site that differ from the inventory of the build',
    registers,
  });

  return {
    onRequest: ({ method, route, status, ms }) => {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, ms / 1000);
    },
    onUpstream: ({ name, status, ms }) => {
      upstreamCalls.inc({ upstream: name, status: status ?? 'none' });
      upstreamDurations.observe({ upstream: name }, ms / 1000);
    },
    onStream: (change) => streams.inc(change),
    onLimit: (limit) => limits.inc({ limit }),
    onPolicyReport: (page, directive) => reports.inc({ page, directive }),
    onScriptCheck: (changed) => scripts.set(changed),
    onEmbedLoad: (version) => embedLoads.inc({ version }),
    onEmbedStart: (version) => embedStarts.inc({ version }),
    watchQueue: watchQueues(registry),
    watchJournal: (count) => watchJournal(registry, count),
    watchNotices: watchNotices(registry),
    watchVerdicts: (count) => watchVerdicts(registry, count),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

function watchQueues(registry: Registry): Metrics['watchQueue'] {
  const queues = new Map<string, () => number | Promise<number>>();
  new Gauge({
    name: 'vesalio_queue_length',
    help: 'Entries that wait',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      for (const [queue, length] of queues) {
        const value = await inTime(`queue ${queue}`, length);
        if (value === undefined) this.remove({ queue });
        else this.set({ queue }, value);
      }
    },
  });
  return (queue, length) => void queues.set(queue, length);
}

function watchNotices(registry: Registry): Metrics['watchNotices'] {
  let count: (() => NoticeCounts) | undefined;
  new Gauge({
    name: 'vesalio_notices',
    help: 'Papers with a notice in force, and lines of the list that were skipped or are incomplete',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      if (!count) return;
      const { inForce, skipped, incomplete } = count();
      this.set({ state: 'in_force' }, inForce);
      this.set({ state: 'skipped' }, skipped);
      this.set({ state: 'incomplete' }, incomplete);
    },
  });
  new Gauge({
    name: 'vesalio_notices_outdated',
    help: '1 while the list of notices cannot be used, so that an earlier one is in force',
    registers: [registry],
    collect() {
      this.set(Number(count?.().isOutdated ?? false));
    },
  });
  return (given) => {
    count = given;
  };
}

function watchJournal(registry: Registry, count: () => Promise<ReadonlyMap<string, number>>): void {
  new Gauge({
    name: 'vesalio_journal_attempts',
    help: 'Payments and card savings in the journal',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [status, attempts] of (await inTime('journal', count)) ?? []) this.set({ status }, attempts);
    },
  });
}

function watchVerdicts(registry: Registry, count: () => Promise<readonly ModelVerdicts[]>): void {
  let reading: Promise<readonly ModelVerdicts[]> | undefined;
  /** Query once for both metrics, which are collected at the same time. */
  const read = () => {
    reading ??= inTime('verdicts', count)
      .then((found) => found ?? [])
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  new Gauge({
    name: 'vesalio_diverging_sentences_ratio',
    help: 'Share of the cited sentences that diverge from their sources',
    labelNames: ['model', 'version'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { model, version, agreeing, diverging, unverifiable } of await read())
        this.set(
          { model: model || 'unknown', version },
          diverging / Math.max(1, agreeing + diverging + unverifiable),
        );
    },
  });
  new Gauge({
    name: 'vesalio_cited_sentences',
    help: 'Cited sentences of answers by the verdict of the check against their sources',
    labelNames: ['model', 'version', 'verdict'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { model, version, agreeing, diverging, unverifiable } of await read()) {
        const labels = { model: model || 'unknown', version };
        this.set({ ...labels, verdict: 'agreeing' }, agreeing);
        this.set({ ...labels, verdict: 'diverging' }, diverging);
        this.set({ ...labels, verdict: 'unverifiable' }, unverifiable);
      }
    },
  });
}

/** Returns undefined if the metric cannot be read in time. */
async function inTime<Value>(name: string, read: () => Value | Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), READ_MS);
  });
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    logFailure(`metrics: ${name}`, error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
