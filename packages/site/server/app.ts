import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { StartupError } from './config/startup-error.ts';
import type { Config, ServerConfig } from './config.ts';
import { LONGEST_UPLOAD_MS } from './gateway/ai/form.ts';
import { createReport } from './gateway/diagnosis/report.ts';
import { FAILURE_HEADER } from './gateway/failure.ts';
import { createGateway } from './gateway/gateway.ts';
import { describeGateway } from './gateway/openapi/document.ts';
import { gatewayTexts as texts } from './gateway/texts.ts';
import { observeUpstreams } from './gateway/upstream/observed-upstreams.ts';
import { embeddedUpstreams, httpUpstreams, type Sandbox } from './gateway/upstream/upstreams.ts';
import { createBackground } from './platform/background.ts';
import { type Db, openDatabase } from './platform/database.ts';
import { createLifecycle } from './platform/lifecycle.ts';
import { createLog, type Log, logFailure } from './platform/log.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { migrations } from './platform/migrations/index.ts';
import { createReadiness } from './platform/readiness.ts';
import { filterRequests } from './platform/request-filter.ts';
import { type EndedRequest, logRequests, noteRoute } from './platform/request-log.ts';
import { runInScope } from './platform/scope.ts';
import { demandSecret, readSecret } from './platform/secret.ts';
import { cors, security, zoneOf } from './platform/security-headers.ts';
import { securityText } from './platform/security-text.ts';
import type { ServerEnv } from './platform/server-env.ts';
import { serveReaders } from './platform/slow-readers.ts';
import { createVersionCheck, keepRelease, readReleases } from './platform/static/embed-releases.ts';
import { findChangedScripts } from './platform/static/script-inventory.ts';
import { createStatic, defaultFolders, type StaticFolders } from './platform/static/static-files.ts';

export { StartupError } from './config/startup-error.ts';
export { type Config, readConfig, type ServerConfig } from './config.ts';
export type { Sandbox, Upstream, Upstreams } from './gateway/upstream/upstreams.ts';
export { type Db, isUniqueViolation, type Migration, openDatabase } from './platform/database.ts';
export { lockFolder } from './platform/lock.ts';
export { createLog, type Log } from './platform/log.ts';
export { migrations } from './platform/migrations/index.ts';

export interface ServerOptions {
  /** An open, migrated database. The caller closes it. */
  db?: Db;
  /** Replaces the embedded backend. */
  sandbox?: (options: { db: Db; config: ServerConfig; now: () => Date }) => Promise<Sandbox>;
  folders?: Partial<StaticFolders>;
  now?: () => Date;
  /** If absent, only failures are logged. */
  log?: Log;
  /** Shorter timeouts, for tests. */
  timeouts?: {
    paymentMs?: number;
    silenceMs?: number;
    heartbeatMs?: number;
    turnMs?: number;
    leaseMs?: number;
    searchMs?: number;
    shutdownMs?: number;
    keepAliveMs?: number;
    writeMs?: number;
  };
}

export interface RunningServer {
  readonly app: Hono<ServerEnv>;
  /** The embedded backend; absent if the services are real. */
  readonly sandbox: Sandbox | undefined;
  /** @throws StartupError if the port is taken */
  listen(): Promise<{ url: string }>;
  /** Stops accepting requests, waits for those in progress, then closes the database. Takes 10 s at most. */
  close(): Promise<void>;
}

/** Milliseconds after which a connection is closed if its client has read nothing of a pending answer. */
const WRITE_MS = 30_000;

/** Builds the whole server: site, embed bundles, gateway and, without real services, the embedded backend. */
export function createServer(given: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const log = options.log ?? createLog({ level: 'error' });
  return runInScope({ log }, () => buildServer(given, options, log));
}

async function buildServer(given: Config, options: ServerOptions, log: Log): Promise<RunningServer> {
  const now = options.now ?? (() => new Date());
  const { databaseUrl, dataDir } = given;
  const db = options.db ?? (await openDatabase({ databaseUrl, dataDir, migrations }));
  const closeDb = () => (options.db ? Promise.resolve() : db.close());
  const lifecycle = createLifecycle(given, options.timeouts);
  const background = createBackground();
  const metrics = createMetrics({ isRead: given.metricsToken !== undefined });
  try {
    const config: ServerConfig = { ...given, sessionSecret: readSecret(given.sessionSecret, dataDir) };
    if (databaseUrl) await demandSecret(db, config);
    const sandbox = config.upstreams ? undefined : await openSandbox(config, db, now, options.sandbox);
    const services = config.upstreams
      ? httpUpstreams(config.upstreams)
      : sandbox && embeddedUpstreams(sandbox);
    if (!services) throw new StartupError('Nenhum serviço configurado.');
    const gateway = await createGateway({
      config,
      db,
      upstreams: observeUpstreams(services, metrics.onUpstream),
      metrics,
      sandbox,
      now,
      track: lifecycle.track,
      background,
      timeouts: options.timeouts,
    });

    const folders = { ...defaultFolders(), ...options.folders };
    const checkScripts = () => reportChangedScripts(folders.site, metrics);
    if (options.log) await checkScripts();
    background.every(3_600_000, 'payment scripts', checkScripts);
    if (config.embedReleasesDir) await keepRelease(folders.embed, config.embedReleasesDir);
    const { isDraining } = lifecycle;
    const app = createRoutes({ config, db, now, folders, metrics, isDraining, sandbox, gateway });
    // Keeps Node's global Request and Response, because requests to the sandbox are created with them.
    const { host: hostname } = new URL(config.publicUrl);
    const listener = getRequestListener(app.fetch, { hostname, overrideGlobalObjects: false });
    const onEnd = (request: EndedRequest): void => {
      metrics.onRequest(request);
      if (request.isStream) metrics.onStream(-1);
    };
    // Node's default of five minutes is too short for a form on a slow network.
    const timeout = { requestTimeout: LONGEST_UPLOAD_MS + 60_000 };
    const server = createHttpServer(timeout);
    // Node drops the headers after the 2,000th, such as a proxy's X-Forwarded-For. Their bytes are limited anyway.
    server.maxHeadersCount = 0;
    const answer = logRequests({ log, onEnd }, filterRequests(config, listener));
    serveReaders(server, options.timeouts?.writeMs ?? WRITE_MS, answer);
    return {
      app,
      sandbox,
      listen: () => lifecycle.listen(server),
      close: () => lifecycle.close([background.stop, async () => sandbox?.close(), closeDb]),
    };
  } catch (error) {
    await background.stop();
    await closeDb();
    throw error;
  }
}

interface RoutesOptions {
  config: ServerConfig;
  db: Db;
  now: () => Date;
  folders: StaticFolders;
  metrics: Metrics;
  isDraining(): boolean;
  sandbox: Sandbox | undefined;
  gateway: Hono<ServerEnv>;
}

/** All routes: health, configuration, gateway, sandbox, and the files of site and elements. */
function createRoutes(options: RoutesOptions): Hono<ServerEnv> {
  const { config, db, now, folders, metrics, isDraining, sandbox, gateway } = options;
  const { databaseUrl, dataDir, publicUrl, version } = config;
  const releases = readReleases(folders.embed, config.embedReleasesDir);
  const app = new Hono<ServerEnv>();
  app.use(noteRoute(() => metrics.onStream(1)));
  app.use(security(config));
  app.use(cors(config));
  app.get('/healthz', (c) => c.json({ ok: true, version }));
  const folder = databaseUrl || dataDir === 'memory' ? undefined : dataDir;
  const checkReadiness = createReadiness({ db, folder, isDraining });
  app.get('/readyz', async (c) => {
    const readiness = await checkReadiness();
    return c.json(readiness, readiness.ok ? 200 : 503);
  });
  app.get('/.well-known/security.txt', (c) => c.text(securityText(publicUrl, now())));
  app.get('/config.json', (c) => c.json(publicConfig(config)));
  app.get(
    '/gateway/embed-version',
    createVersionCheck({
      versions: releases,
      minimum: config.embedMinVersion,
      onStart: metrics.onEmbedStart,
    }),
  );
  let description: ReturnType<typeof describeGateway> | undefined;
  app.get('/openapi.json', (c) => {
    description ??= describeGateway(publicUrl, version);
    return c.json(description);
  });
  app.get('/embed/diagnostico.txt', createReport(config, now));
  if (sandbox) app.route('/sandbox', sandbox.routes);
  app.all('/sandbox/*', (c) => c.json({ message: texts.notFound }, 404));
  app.all('/sandbox', (c) => c.json({ message: texts.notFound }, 404));
  app.route('/', gateway);
  const serveStatic = createStatic({
    folders,
    publicUrl,
    hasStorybook: config.sandbox === 'local',
    releases,
    onEmbedLoad: metrics.onEmbedLoad,
  });
  app.all('*', async (c) =>
    zoneOf(new URL(c.req.url).pathname) === 'api'
      ? c.json({ message: texts.notFound }, 404, { [FAILURE_HEADER]: 'not-found' })
      : serveStatic(c),
  );
  app.onError((error, c) => {
    logFailure(`server: ${c.req.method} ${routePath(c)}`, error);
    return c.json({ message: texts.unexpected }, 500, { [FAILURE_HEADER]: 'unexpected' });
  });
  return app;
}

async function reportChangedScripts(site: string, metrics: Metrics): Promise<void> {
  const changed = await findChangedScripts(site);
  metrics.onScriptCheck(changed.length);
  if (changed.length > 0) logFailure('payment scripts', new Error(`Changed: ${changed.join(', ')}`));
}

async function openSandbox(
  config: ServerConfig,
  db: Db,
  now: () => Date,
  create: ServerOptions['sandbox'],
): Promise<Sandbox> {
  const open = create ?? (await import('./sandbox/embedded.ts')).createEmbedded;
  const sandbox = await open({ db, config, now });
  await sandbox.seed();
  return sandbox;
}

/** Optional capabilities of this gateway, as listed in the browser's configuration. */
const GATEWAY_FEATURES: readonly string[] = [
  'resume',
  'verdicts',
  'conversations',
  'search',
  'temporary',
  'feedback',
  'replacements',
  'operation',
  'export',
];

/** The configuration that browsers may read. */
const publicConfig = ({ googleClientId, googleApiKey, salesWhatsappNumber, sandbox, version }: Config) => ({
  googleClientId: googleClientId ?? null,
  googleApiKey: googleApiKey ?? null,
  salesWhatsappNumber: salesWhatsappNumber ?? null,
  sandbox: sandbox !== 'off',
  version,
  gateway: GATEWAY_FEATURES,
});
