import { createHash } from 'node:crypto';
import { limits as coreLimits } from '@vesalio/core';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { ServerConfig } from '../config.ts';
import { createAudit } from '../platform/audit.ts';
import type { Background } from '../platform/background.ts';
import type { Db } from '../platform/database.ts';
import { logFailure } from '../platform/log.ts';
import { countMails } from '../platform/mail-queue.ts';
import type { Metrics } from '../platform/metrics.ts';
import { currentScope } from '../platform/scope.ts';
import { REPORT_PATH } from '../platform/security-headers.ts';
import type { ServerContext, ServerEnv } from '../platform/server-env.ts';
import { createAccountRows } from './account-rows.ts';
import { createAccounts } from './accounts.ts';
import { createAi } from './ai/ai.ts';
import { createConversations } from './ai/conversations.ts';
import { createTurns } from './ai/turns.ts';
import { auditCalls } from './audit-calls.ts';
import { createAuditReader } from './audit-reader.ts';
import { demandBearer } from './demand-bearer.ts';
import { createProbes } from './diagnosis/probes.ts';
import { createEmbedSessions } from './embed-sessions/embed-sessions.ts';
import { FAILURE_HEADER, GatewayFailure } from './failure.ts';
import { createFeedbackReport } from './feedback/feedback-report.ts';
import { createFeedbackRoutes } from './feedback/feedback-routes.ts';
import { createFeedbackRows } from './feedback/feedback-rows.ts';
import { createMessages } from './feedback/messages.ts';
import { createReplacementRoutes } from './feedback/replacement-routes.ts';
import { createAbusePolicy } from './limits/abuse-policy.ts';
import { clientAddress, fullAddress } from './limits/client-address.ts';
import { emailKey } from './limits/email-key.ts';
import { createKnownAddresses } from './limits/known-addresses.ts';
import { createCounter } from './limits/limit-store.ts';
import { createNoticeFile } from './notices/notices.ts';
import { createOperationSwitch } from './operation.ts';
import { createPartnerTokens } from './partners/partner-tokens.ts';
import { countAttempts } from './payments/count-attempts.ts';
import { createJournal } from './payments/journal.ts';
import { createOperator } from './payments/operator.ts';
import { createOutcomeQueue } from './payments/outcome-queue.ts';
import { createPayments } from './payments/payments.ts';
import { createPolicyReports } from './policy-reports.ts';
import { createProduct } from './product.ts';
import { createPublic } from './public.ts';
import { createConversationMarks } from './records/conversation-marks.ts';
import { createConversationRoutes } from './records/conversation-routes.ts';
import { createExport } from './records/export.ts';
import { createTemporary } from './records/temporary.ts';
import { createSeats } from './seats/seats.ts';
import { createSessions } from './sessions/sessions.ts';
import { gatewayTexts as texts } from './texts.ts';
import { createTurnRoutes } from './turns/turn-routes.ts';
import { createTurnRows } from './turns/turn-rows.ts';
import { createNamedTurns } from './turns/turns.ts';
import { createVerdicts, toCsv } from './turns/verdicts.ts';
import type { Sandbox, Upstreams } from './upstream/upstreams.ts';

export interface GatewayOptions {
  config: ServerConfig;
  db: Db;
  upstreams: Upstreams;
  sandbox: Sandbox | undefined;
  now: () => Date;
  track(work: Promise<unknown>): void;
  background: Background;
  metrics: Metrics;
  /** Shorter timeouts, for tests. */
  timeouts?: { paymentMs?: number; silenceMs?: number; heartbeatMs?: number; turnMs?: number } | undefined;
}

/** The routes from the browser to every upstream: `/api`, `/ai`, `/public` and `/gateway`. */
export async function createGateway({
  config,
  db,
  upstreams,
  sandbox,
  now,
  track,
  background,
  metrics,
  timeouts,
}: GatewayOptions) {
  const scope = scopeOf(config);
  const secrets: readonly [string, ...string[]] = [
    config.sessionSecret,
    ...(config.otherSecret ? [config.otherSecret] : []),
  ];
  const seats = createSeats({
    db,
    now,
    scope,
    product: upstreams.product,
    partners: config.partners,
    secrets,
  });
  background.every(3_600_000, 'people on seats', seats.sweep);
  const { product } = seats;
  const sessions = createSessions({ db, now });
  background.every(3_600_000, 'expired sessions', sessions.sweep);
  const accounts = createAccounts({ product, sessions, now });
  const journal = await createJournal({
    db,
    secrets,
    scope,
    isAlone: !config.databaseUrl,
  });
  const audit = createAudit({
    db,
    secrets,
    days: config.auditDays,
    now,
  });
  await audit.sweep();
  background.every(3_600_000, 'expired audit records', audit.sweep);
  background.every(1_000, 'audit records', audit.flush, { atEnd: true });
  const conversations = createConversations({ db, product, scope, now });
  const marks = createConversationMarks({ db, scope, now });
  background.every(86_400_000, 'titles and pins of conversations', marks.sweep);
  const temporary = createTemporary({ db, product, conversations, scope, now });
  const outcomes = createOutcomeQueue(journal);
  background.every(1_000, 'outcomes of payments', outcomes.flush, { atEnd: true });
  background.every(30_000, 'attempts of lost servers', journal.sweep);
  const limits = { db, secret: `${config.sessionSecret}\n${scope}`, now };
  const counter = createCounter(limits);
  background.every(600_000, 'expired limits', counter.sweep);
  const knownAddresses = createKnownAddresses(limits);
  const accountRows = createAccountRows({
    db,
    secret: config.sessionSecret,
    scope,
    forgetAddresses: (email) => knownAddresses.forget(emailKey(email)),
    now,
  });
  background.every(86_400_000, 'old proofs of terms', accountRows.sweep);
  const policy = createAbusePolicy({
    limits: config.rateLimits,
    counter,
    knownAddresses,
    onHit: metrics.onLimit,
  });
  const address = (c: ServerContext) => clientAddress(c, config.trustProxy);
  const from = (c: ServerContext) => fullAddress(c, config.trustProxy);
  const payments = createPayments({
    accounts,
    sessions,
    journal,
    outcomes,
    audit,
    product,
    policy,
    address,
    from,
    track,
    now,
    timeoutMs: timeouts?.paymentMs,
  });
  const silenceMs = timeouts?.silenceMs ?? coreLimits.answerSilenceMs;
  const namedTurns = createNamedTurns({
    rows: createTurnRows({ db, secrets, now }),
    background,
    scope,
    sessionSecret: config.sessionSecret,
    secret: config.upstreams?.chatKey ?? '',
    silenceMs,
    turnMs: timeouts?.turnMs ?? coreLimits.turnMs,
  });
  const operation = createOperationSwitch({ db, audit, now });
  const ai = createAi({
    config,
    accounts,
    sessions,
    conversations,
    turns: createTurns({ db, scope }),
    namedTurns,
    notices: createNoticeFile(config.noticesFile),
    upstreams: { ...upstreams, product },
    seats,
    temporary,
    onAnswer: (account, done) => messages.remember(account, done),
    demandAsking: operation.demandAsking,
    policy,
    track,
    silenceMs,
    heartbeatMs: timeouts?.heartbeatMs,
  });

  const messages = createMessages({ db, product, conversations, history: ai.messagesOf, scope, now });
  background.every(3_600_000, 'owners of messages', messages.sweep);
  const feedback = createFeedbackRows({ db, scope, version: config.version, now });
  background.every(86_400_000, 'old feedback', feedback.sweep);

  metrics.watchQueue('audit', audit.pending);
  metrics.watchQueue('outcomes', outcomes.length);
  if (sandbox) metrics.watchQueue('mail', () => countMails(db));
  const verdicts = createVerdicts({ db, scope, now });
  metrics.watchVerdicts(verdicts.byModel);
  metrics.watchJournal(() => countAttempts(db, scope));

  const app = new Hono<ServerEnv>();
  for (const path of ['/api/*', '/ai/*', '/gateway/*']) {
    app.use(path, auditCalls({ audit, address: from, now, onTermsAccepted: accountRows.proveTerms }));
    app.use(path, sessions.check);
    app.use(path, async (c, next) => {
      await next();
      const account = currentScope()?.request?.account;
      const token = c.get('session')?.token;
      if (token && account !== undefined && c.res.status < 400) track(temporary.dispose(account, token));
    });
  }
  app.use('/api/*', seats.guard);
  app.all(
    '/api/*',
    createProduct({
      accounts,
      sessions,
      conversations,
      payments,
      temporary,
      product,
      policy,
      address,
      onAccountDeleted: accountRows.erase,
    }),
  );
  app.post('/ai/api/conversas', (c) => ai.create(c));
  app.post('/ai/api/mensagens', (c) => ai.send(c));
  app.get('/ai/api/mensagens/conversa/:id', (c) => ai.history(c, demandId(c.req.param('id'))));
  app.route(
    '/gateway/conversations',
    createConversationRoutes({
      accounts,
      sessions,
      conversations,
      marks,
      temporary,
      policy,
      product,
      sandbox,
    }),
  );
  app.route(
    '/gateway/feedback',
    createFeedbackRoutes({ accounts, sessions, messages, rows: feedback, policy }),
  );
  app.get(
    '/gateway/export',
    createExport({
      accounts,
      sessions,
      policy,
      product,
      marks,
      temporary,
      feedback,
      history: ai.messagesOf,
      now,
    }),
  );
  app.route(
    '/gateway/replacements',
    createReplacementRoutes({ db, accounts, sessions, conversations, messages, policy, scope, now }),
  );
  app.get('/gateway/about', async (c) => {
    const latest = await messages.latestModel();
    const { model = null, corpus = null } = sandbox?.facts ?? {};
    return c.json({
      version: config.version,
      model: latest?.model ?? model,
      modelVersion: latest?.modelVersion ?? null,
      corpus,
    });
  });
  app.get('/gateway/operation', async (c) => c.json(await operation.read()));
  app.get('/public/*', createPublic(upstreams));
  app.get('/gateway/payments', (c) => {
    if (c.req.query('open') !== '1') throw new GatewayFailure(404, texts.notFound);
    return payments.open(c);
  });
  app.get('/gateway/payments/:key', (c) => payments.status(c, demandId(c.req.param('key'))));
  app.route(
    '/gateway/turns',
    createTurnRoutes({
      turns: namedTurns,
      verdicts,
      accounts,
      sessions,
      policy,
      heartbeatMs: timeouts?.heartbeatMs,
    }),
  );
  if (config.adminToken) {
    app.use('/gateway/admin/*', demandBearer(config.adminToken));
    app.route('/gateway/admin/payments', createOperator({ db, audit, scope }));
    app.get('/gateway/admin/verdicts', async (c) =>
      c.body(toCsv(await verdicts.byDay()), 200, { 'Content-Type': 'text/csv; charset=utf-8' }),
    );
    app.get('/gateway/admin/audit', createAuditReader(audit));
    app.get('/gateway/admin/feedback', createFeedbackReport(feedback, audit));
    app.route('/gateway/admin/operation', operation.routes);
  }
  if (config.metricsToken)
    app.get('/metrics', demandBearer(config.metricsToken), async (c) => {
      const { contentType, text } = await metrics.read();
      return c.body(text, 200, { 'Content-Type': contentType });
    });
  app.post(REPORT_PATH, createPolicyReports({ address, now, onReport: metrics.onPolicyReport }));
  const probes = createProbes({ publicUrl: config.publicUrl, address, now });
  app.get('/gateway/diagnosis', (c) => probes.echo(c));
  app.get('/gateway/diagnosis/stream', (c) => probes.stream(c));
  app.post('/gateway/diagnosis/upload', (c) => probes.upload(c));
  // Tells an element whether passwords and cards may be entered on its page.
  app.get('/gateway/embed-origin', (c) =>
    c.json({ allowed: config.embedOrigins.includes(c.req.header('origin') ?? '') }),
  );
  const embedSessions = createEmbedSessions({
    config,
    db,
    now,
    secrets,
    sessions,
    accounts,
    policy,
    address,
  });
  background.every(60_000, 'sign-ins of elements', embedSessions.sweep);
  app.post('/gateway/embed-session', embedSessions.collect);
  app.get('/gateway/embed-session/:challenge', embedSessions.describe);
  app.post('/gateway/embed-session/:challenge', embedSessions.decide);
  app.post(
    '/gateway/partner-token',
    createPartnerTokens({ config, db, now, sandbox, seats, policy, address }),
  );
  app.post('/gateway/logout', async (c) => {
    c.set('audit', 'signed-out');
    const token = sessions.bearer(c);
    const state = await accounts.readFresh(token).then(
      () => 'alive' as const,
      (error: unknown) => (error instanceof GatewayFailure && error.status === 401 ? 'dead' : 'unknown'),
    );
    // Requires a valid token, so that nobody can fill the table.
    const account = currentScope()?.request?.account;
    // The product still takes the token: only this gateway revokes it.
    if (state === 'alive' && account !== undefined) track(temporary.dispose(account, token, true));
    if (state !== 'dead') await sessions.revoke(token, state === 'alive');
    const origin = c.req.header('origin');
    const isOwn = origin === undefined || origin === config.publicUrl;
    // The page clears its own storage. "storage" here would clear the embeds' as well, and a partner's page must not
    // clear ours.
    return c.body(null, 204, isOwn ? { 'Clear-Site-Data': '"cache"' } : {});
  });
  app.onError((error, c) => {
    if (!(error instanceof GatewayFailure)) {
      logFailure(`gateway: ${c.req.method} ${c.get('pattern') ?? routePath(c)}`, error);
      return c.json({ message: texts.unexpected }, 500, { [FAILURE_HEADER]: 'unexpected' });
    }
    if (error.retryAfter) c.header('Retry-After', String(error.retryAfter));
    // Closing the connection while the sender is still writing would reset it before the answer is read, so the rest
    // is read for half a second.
    if (!c.env.incoming.complete) c.header('Connection', 'keep-alive');
    c.header(FAILURE_HEADER, error.code);
    return c.json({ message: error.message, ...error.details }, error.status);
  });
  app.notFound((c) => c.json({ message: texts.notFound }, 404, { [FAILURE_HEADER]: 'not-found' }));
  return app;
}

/** Empty for the sandbox. Ids of another product API or AI host belong to other people and conversations. */
function scopeOf({ upstreams }: ServerConfig): string {
  if (!upstreams) return '';
  const digest = createHash('sha256').update(`${upstreams.product}\n${upstreams.chat}`).digest('base64url');
  return `${digest.slice(0, 12)}:`;
}

function demandId(text: string): string {
  if (!/^[\w-]{1,128}$/.test(text)) throw new GatewayFailure(404, texts.notFound);
  return text;
}
