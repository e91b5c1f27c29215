import { parseJson, routeAt } from '@vesalio/core';
import * as z from 'zod/mini';
import { currentScope } from '../platform/scope.ts';
import type { ServerContext } from '../platform/server-env.ts';
import { readBody } from './body.ts';
import { GatewayFailure } from './failure.ts';
import { createRequestWindow } from './limits/request-window.ts';
import { gatewayTexts as texts } from './texts.ts';

const text = z.catch(z.optional(z.string()), undefined);
/** A report sent to `report-uri`. */
const legacySchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
});
/** Reports sent to `report-to`, mixed with other kinds. */
const reportsSchema = z.array(
  z.object({
    type: z.string(),
    body: z.optional(z.object({ documentURL: text, effectiveDirective: text, blockedURL: text })),
  }),
);

interface Violation {
  page: string | undefined;
  directive: string | undefined;
  blocked: string | undefined;
}

const LIMIT_BYTES = 16 * 1024;
const MAX_REPORTS = 20;
/** Reports per minute and process, from one address and in total. Browsers repeat failed reports. */
const PER_ADDRESS = 30;
const PER_PROCESS = 300;
const WINDOW_MS = 60_000;

interface Options {
  /** The caller's network. */
  network(c: ServerContext): string;
  now: () => Date;
  onReport(page: string, directive: string): void;
}

/** `POST /gateway/csp`: counts and logs violations of the content policy. Drops paths, queries and samples. */
export function createPolicyReports({ network, now, onReport }: Options) {
  const allow = createRequestWindow({
    perAddress: PER_ADDRESS,
    perProcess: PER_PROCESS,
    windowMs: WINDOW_MS,
    now,
  });
  return async (c: ServerContext): Promise<Response> => {
    if (!allow(network(c))) throw new GatewayFailure(429, texts.tooMany, WINDOW_MS / 1000);
    const type = c.req.header('content-type') ?? '';
    if (!/^application\/(csp-report|reports\+json|json)\s*(;|$)/i.test(type))
      throw new GatewayFailure(415, texts.needsJson);
    const violations = readViolations((await readBody(c, LIMIT_BYTES)).toString('utf8'));
    for (const violation of violations.slice(0, MAX_REPORTS)) {
      const page = pageOf(violation.page);
      const directive = directiveOf(violation.directive);
      onReport(page, directive);
      const { log, request } = currentScope() ?? {};
      log?.warn({ requestId: request?.id, page, directive, blocked: sourceOf(violation.blocked) }, 'csp');
    }
    return c.body(null, 204);
  };
}

function readViolations(body: string): Violation[] {
  const value = parseJson(body);
  const legacy = legacySchema.safeParse(value);
  if (legacy.success) {
    const report = legacy.data['csp-report'];
    return [
      {
        page: report['document-uri'],
        directive: report['effective-directive'] ?? report['violated-directive']?.split(' ')[0],
        blocked: report['blocked-uri'],
      },
    ];
  }
  const reports = reportsSchema.safeParse(value);
  if (!reports.success) throw new GatewayFailure(400, texts.badBody);
  return reports.data.flatMap(({ type, body: report }) =>
    type === 'csp-violation' && report
      ? [{ page: report.documentURL, directive: report.effectiveDirective, blocked: report.blockedURL }]
      : [],
  );
}

/** The pattern of the page, so that a report can neither fill the metrics nor carry a name in its path. */
function pageOf(url: string | undefined): string {
  return url && URL.canParse(url) ? (routeAt(new URL(url).pathname)?.path ?? 'other') : 'other';
}

const directives = new Set(
  ['default', 'script', 'style', 'img', 'font', 'connect', 'frame', 'worker', 'object', 'manifest', 'media']
    .flatMap((name) => [`${name}-src`, `${name}-src-elem`, `${name}-src-attr`])
    .concat(['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types']),
);

const directiveOf = (directive: string | undefined): string =>
  directive && directives.has(directive) ? directive : 'other';

const KEYWORDS = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'trusted-types-policy',
  'trusted-types-sink',
]);

/** Schemes whose addresses have no origin. Any other may be a text invented by the sender. */
const SCHEME =
  /^(?:about|blob|data|file|filesystem|javascript|(?:chrome|moz|safari|safari-web|ms-browser)-extension):$/;
/** Longer than the origin of any host. */
const LONGEST_ORIGIN = 300;

/** A keyword such as `inline` or `eval`, or only the scheme or the origin. */
function sourceOf(blocked: string | undefined): string {
  if (!blocked) return 'unknown';
  if (URL.canParse(blocked)) {
    const { origin, protocol } = new URL(blocked);
    const source = origin === 'null' ? protocol : origin;
    const isKnown = origin === 'null' ? SCHEME.test(protocol) : origin.length <= LONGEST_ORIGIN;
    return isKnown ? source : 'unknown';
  }
  return KEYWORDS.has(blocked) ? blocked : 'unknown';
}
