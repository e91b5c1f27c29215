import { isIdempotencyKey } from '@vesalio/core/wire';
import { Hono } from 'hono';
import type { Db } from '../platform/database.ts';
import { currentScope, noteNetwork } from '../platform/scope.ts';
import { REPORT_PATH } from '../platform/security-headers.ts';
import { makerOf } from '../platform/security-text.ts';
import type { ServerContext, ServerEnv } from '../platform/server-env.ts';
import { answerFailures } from './answer-failures.ts';
import { auditCalls } from './audit-calls.ts';
import { createAuditReader } from './audit-reader.ts';
import { demandPathId } from './caller.ts';
import { countWrongTokens, demandBearer } from './demand-bearer.ts';
import { createProbes } from './diagnosis/probes.ts';
import { GatewayFailure } from './failure.ts';
import { createFeedbackReport } from './feedback/feedback-report.ts';
import { createFeedbackRoutes } from './feedback/feedback-routes.ts';
import { createReplacementRoutes } from './feedback/replacement-routes.ts';
import { createCallsAtOnce } from './limits/calls-at-once.ts';
import { createLogout } from './logout.ts';
import { createPartnerTokens } from './partners/partner-tokens.ts';
import { createOperator } from './payments/operator.ts';
import { createPolicyReports } from './policy-reports.ts';
import { createProduct } from './product.ts';
import { createPublic } from './public.ts';
import { createConversationRoutes } from './records/conversation-routes.ts';
import { createExport } from './records/export.ts';
import { aliveIn } from './records/temporary.ts';
import { scheduleWork } from './schedule-work.ts';
import { createServices, type GatewayOptions, type Services } from './services.ts';
import { gatewayTexts as texts } from './texts.ts';
import { createTurnRoutes } from './turns/turn-routes.ts';
import { nameUnread } from './turns/unread.ts';
import { toVerdictCsv } from './turns/verdicts.ts';

const QUESTION_PATH = '/ai/api/mensagens';

/**
 * The routes from the browser to each upstream: `/api`, `/ai`, `/public` and `/gateway`. Schedules the services'
 * background work.
 */
export async function createGateway(options: GatewayOptions) {
  const { config, db, upstreams, sandbox, now, track, metrics, timeouts } = options;
  const services = await createServices(options);
  scheduleWork(options, services);
  const callsAtOnce = createCallsAtOnce();
  const { network, ai, payments, seats, turns, feedback, embedSessions } = services;

  const app = new Hono<ServerEnv>();
  for (const path of ['/api/*', '/ai/*', '/gateway/*']) {
    app.use(path, callsAtOnce);
    watchCalls(app, path, options, services);
  }
  app.use('/api/*', seats.refuseReserved);
  app.get('/api/auth/my-account', nameUnread(turns));
  app.all('/api/*', createProduct(services));
  app.post('/ai/api/conversas', (c) => ai.create(c));
  app.post(QUESTION_PATH, (c) => ai.send(c));
  app.get('/ai/api/mensagens/conversa/:id', (c) => ai.history(c, demandPathId(c)));
  app.get('/public/*', createPublic({ upstreams, network, now }));

  app.route(
    '/gateway/conversations',
    createConversationRoutes({ ...services, sandbox, searchMs: timeouts?.searchMs }),
  );
  app.route('/gateway/feedback', createFeedbackRoutes({ ...services, rows: feedback }));
  app.route('/gateway/replacements', createReplacementRoutes({ ...services, db, now }));
  app.get('/gateway/export', createExport({ ...services, history: ai.messagesOf, now }));
  app.get('/gateway/payments', (c) => payments.list(c));
  app.get('/gateway/payments/:key', (c) => payments.status(c, demandKey(c.req.param('key'))));
  app.route('/gateway/turns', createTurnRoutes({ ...services, heartbeatMs: timeouts?.heartbeatMs }));
  app.get('/gateway/about', describeInstallation(options, services));
  app.get('/gateway/operation', async (c) => c.json(await services.operation.read()));

  // Tells whether passwords and cards may be entered on the element's page.
  app.get('/gateway/embed-origin', (c) =>
    c.json({ allowed: config.embedOrigins.includes(c.req.header('origin') ?? '') }),
  );
  app.post('/gateway/embed-session', embedSessions.collect);
  app.get('/gateway/embed-session/:challenge', embedSessions.describe);
  app.post('/gateway/embed-session/:challenge', embedSessions.decide);
  app.post('/gateway/partner-token', createPartnerTokens({ ...services, config, db, now, sandbox }));
  app.post('/gateway/logout', createLogout({ ...services, publicUrl: config.publicUrl, now, track }));

  if (config.adminToken) mountAdmin(app, config.adminToken, db, services);
  if (config.metricsToken)
    app.get('/metrics', demandBearer(config.metricsToken, countWrongTokens(network, now)), async (c) => {
      const { contentType, text } = await metrics.read();
      return c.body(text, 200, { 'Content-Type': contentType });
    });
  app.post(REPORT_PATH, createPolicyReports({ network, now, onReport: metrics.onPolicyReport }));
  const probes = createProbes({ publicUrl: config.publicUrl, network, now });
  app.get('/gateway/diagnosis', (c) => probes.echo(c));
  app.get('/gateway/diagnosis/stream', (c) => probes.stream(c));
  app.post('/gateway/diagnosis/upload', (c) => probes.upload(c));
  answerFailures(app);
  return app;
}

/** Adds middleware around every call below a path: log, audit trail, session, end of temporary conversations. */
function watchCalls(app: Hono<ServerEnv>, path: string, options: GatewayOptions, services: Services): void {
  const { now, track } = options;
  const { network, address, audit, accountRows, sessions, temporary } = services;
  app.use(path, async (c, next) => {
    noteNetwork(network(c));
    await next();
  });
  app.use(path, auditCalls({ audit, address, network, now, onTermsAccepted: accountRows.proveTerms }));
  app.use(path, (c, next) => (isQuestion(c) ? next() : sessions.check(c, next)));
  app.use(path, async (c, next) => {
    await next();
    const account = currentScope()?.request?.account;
    const token = c.get('session')?.token;
    if (token && account !== undefined && c.res.status < 400)
      track(temporary.sweep(account, token, aliveIn(c)));
  });
}

/** `GET /gateway/about`: version, model, corpus and maker. */
function describeInstallation({ config, sandbox }: GatewayOptions, { messages }: Services) {
  return async (c: ServerContext): Promise<Response> => {
    const latest = await messages.latestModel();
    const { model = null, corpus = null } = sandbox?.facts ?? {};
    return c.json({
      version: config.version,
      model: latest?.model ?? model,
      modelVersion: latest?.modelVersion ?? null,
      corpus,
      maker: makerOf(config.publicUrl),
    });
  };
}

/** `/gateway/admin`: payments, verdicts, audit trail, feedback and the switch. All require the operator's token. */
function mountAdmin(app: Hono<ServerEnv>, token: string, db: Db, services: Services): void {
  const { network, audit, scope, policy, verdicts, feedback, operation } = services;
  const reserve = (c: ServerContext) => policy.reserve('operator', { address: network(c) });
  app.use('/gateway/admin/*', demandBearer(token, reserve));
  app.route('/gateway/admin/payments', createOperator({ db, audit, scope }));
  app.get('/gateway/admin/verdicts', async (c) =>
    c.body(toVerdictCsv(await verdicts.byDay()), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="verdicts.csv"',
    }),
  );
  app.get('/gateway/admin/audit', createAuditReader(audit));
  app.get('/gateway/admin/feedback', createFeedbackReport(feedback, audit));
  app.route('/gateway/admin/operation', operation.routes);
}

/** A question looks up its session in the same statement that admits it. */
const isQuestion = (c: ServerContext): boolean => c.req.method === 'POST' && c.req.path === QUESTION_PATH;

/** @throws GatewayFailure 404 if it is not the key of a payment */
function demandKey(key: string): string {
  if (!isIdempotencyKey(key)) throw new GatewayFailure(404, texts.notFound);
  return key;
}
