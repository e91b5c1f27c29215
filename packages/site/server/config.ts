import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { version } from '../package.json';
import { type Environment, fail, readEnvironment, splitOrigins } from './config/environment.ts';
import { isLoopback, isLoopbackUrl } from './config/loopback.ts';
import type { MailConfig } from './config/mail.ts';
import { type Partner, readPartners } from './config/partners.ts';
import { limitKinds, type RateLimits, readRateLimits } from './config/rate-limits.ts';

/** Addresses and key of the real services. Either all or none are set. */
interface UpstreamConfig {
  readonly product: string;
  readonly chat: string;
  readonly postal: string;
  readonly locality: string;
  readonly chatKey: string;
}

/** The validated environment with its defaults. URLs have no trailing slash. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The public origin, e.g. `https://vesalio.example`. */
  readonly publicUrl: string;
  /** If absent, the embedded sandbox is used. */
  readonly upstreams: UpstreamConfig | undefined;
  readonly chatKeyHeader: string;
  readonly chatMessagePath: string;
  readonly googleClientId: string | undefined;
  readonly googleApiKey: string | undefined;
  readonly salesWhatsappNumber: string | undefined;
  readonly embedOrigins: readonly string[];
  /** Folder of the released versions of the elements. */
  readonly embedReleasesDir: string | undefined;
  /** Elements with a lower version show that they are outdated. */
  readonly embedMinVersion: string | undefined;
  readonly partners: readonly Partner[];
  /** File of JSON lines about withdrawn papers. The server reloads it when it changes. */
  readonly noticesFile: string | undefined;
  readonly databaseUrl: string | undefined;
  /** A folder, or `memory`. */
  readonly dataDir: string;
  readonly smtpUrl: string | undefined;
  readonly mail: MailConfig;
  readonly llm:
    | { readonly baseUrl: string; readonly model: string; readonly apiKey: string | undefined }
    | undefined;
  readonly freePlanMessages: number;
  /** Signs sessions and fingerprints. If absent, a random one is kept in the data folder. */
  readonly sessionSecret: string | undefined;
  /** The old or the next secret during a rotation. It only verifies signatures and never signs. */
  readonly otherSecret: string | undefined;
  /** Number of trusted proxies in front. Their `X-Forwarded-For` entries count. */
  readonly trustProxy: number;
  readonly rateLimits: RateLimits;
  /** `off` with real services; `public` has no outbox. */
  readonly sandbox: 'off' | 'local' | 'public';
  /** Bearer token for `/gateway/admin/*`. Without it, the routes do not exist. */
  readonly adminToken: string | undefined;
  /** Bearer token for `/metrics`. Without it, the route does not exist. */
  readonly metricsToken: string | undefined;
  /** Days that accesses and failures are kept in the audit trail. */
  readonly auditDays: number;
  readonly version: string;
}

/** The configuration with its signing secret. */
export type ServerConfig = Config & { readonly sessionSecret: string };

const TOGETHER = [
  'PRODUCT_API_URL',
  'CHAT_API_URL',
  'CHAT_API_KEY',
  'POSTAL_CODE_API_URL',
  'LOCALITY_API_URL',
] as const;

const bare = (url: string): string => url.replace(/\/+$/, '');

/**
 * Reads and validates the environment. An empty value counts as unset.
 * @throws StartupError with one line in Portuguese that names the variable, never the value of a secret
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const env = readEnvironment(environment);
  const upstreams = readUpstreams(env);
  const host = env.HOST ?? '127.0.0.1';
  const port = Number(env.PORT ?? 4173);
  const sandbox = upstreams ? 'off' : env.SANDBOX === 'public' ? 'public' : 'local';
  const publicUrl = env.PUBLIC_URL ? bare(env.PUBLIC_URL) : `http://localhost:${port}`;
  demandConsistency(env, { host, publicUrl, sandbox });
  const [sessionSecret, otherSecret] = env.SESSION_SECRET?.split(',') ?? [];
  return {
    port,
    host,
    publicUrl,
    upstreams,
    chatKeyHeader: env.CHAT_API_KEY_HEADER ?? 'X-API-Key',
    chatMessagePath: env.CHAT_MESSAGE_PATH ?? '/api/mensagens',
    googleClientId: env.GOOGLE_CLIENT_ID,
    googleApiKey: env.GOOGLE_API_KEY,
    salesWhatsappNumber: env.SALES_WHATSAPP_NUMBER,
    embedOrigins: splitOrigins(env.EMBED_ORIGINS),
    embedReleasesDir: env.EMBED_RELEASES_DIR && notFile('EMBED_RELEASES_DIR', env.EMBED_RELEASES_DIR),
    embedMinVersion: env.EMBED_MIN_VERSION,
    partners: env.PARTNERS_FILE ? readPartnersFile(env.PARTNERS_FILE) : [],
    noticesFile: env.NOTICES_FILE ? readableFile('NOTICES_FILE', env.NOTICES_FILE) : undefined,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR ?? '.data',
    smtpUrl: env.SMTP_URL,
    mail: {
      from: env.MAIL_FROM,
      replyTo: env.MAIL_REPLY_TO,
      autoSubmitted: env.MAIL_AUTO_SUBMITTED ?? 'auto-generated',
    },
    llm:
      env.LLM_BASE_URL && env.LLM_MODEL
        ? { baseUrl: bare(env.LLM_BASE_URL), model: env.LLM_MODEL, apiKey: env.LLM_API_KEY }
        : undefined,
    freePlanMessages: Number(env.FREE_PLAN_MESSAGES ?? 10),
    sessionSecret,
    otherSecret,
    trustProxy: env.TRUST_PROXY === 'true' ? 1 : Number(env.TRUST_PROXY ?? 0) || 0,
    rateLimits:
      readRateLimits(env.RATE_LIMITS) ??
      fail(
        `RATE_LIMITS deve ser off ou um JSON como {"ai":{"max":30,"seconds":60}}, com as chaves ${limitKinds.join(', ')}`,
      ),
    sandbox,
    adminToken: env.ADMIN_TOKEN,
    metricsToken: env.METRICS_TOKEN,
    auditDays: Number(env.AUDIT_DAYS ?? 190),
    version,
  };
}

/** @throws StartupError for variables that contradict each other */
function demandConsistency(
  env: Environment,
  { host, publicUrl, sandbox }: Pick<Config, 'host' | 'publicUrl' | 'sandbox'>,
): void {
  if (sandbox === 'off' && env.SANDBOX)
    fail('SANDBOX=public não vale junto de PRODUCT_API_URL e das demais APIs');
  if (sandbox === 'off' && !env.DATABASE_URL && !env.JOURNAL_ON_DISK)
    fail(
      'DATABASE_URL é obrigatória com as APIs reais, porque o banco embutido pode perder pagamentos numa queda de energia (JOURNAL_ON_DISK=accept-loss aceita o risco)',
    );
  if (sandbox === 'local' && !isLoopback(host))
    fail(`HOST=${host} não é local: defina as APIs reais, ou SANDBOX=public com SMTP_URL e SESSION_SECRET`);
  // Behind a proxy, anybody could read the outbox, including its reset links.
  if (sandbox === 'local' && !isLoopbackUrl(publicUrl))
    fail(
      `PUBLIC_URL=${publicUrl} não é local: defina as APIs reais, ou SANDBOX=public com SMTP_URL e SESSION_SECRET`,
    );
  if (sandbox === 'public')
    for (const name of ['SMTP_URL', 'SESSION_SECRET'] as const)
      if (!env[name]) fail(`SANDBOX=public exige ${name}`);
  for (const name of ['PRODUCT_API_URL', 'CHAT_API_URL'] as const)
    if (bare(env[name] ?? '') === publicUrl) fail(`${name} é o endereço deste próprio servidor (PUBLIC_URL)`);
  if (Boolean(env.LLM_BASE_URL) !== Boolean(env.LLM_MODEL))
    fail('LLM_BASE_URL e LLM_MODEL devem ser definidas juntas');
  if (env.DATABASE_URL && !env.SESSION_SECRET)
    fail('SESSION_SECRET é obrigatória com DATABASE_URL, porque todos os processos devem usar a mesma');
}

/** One line in Portuguese about a configuration that works but that the operator should not keep. */
export function warningOf({ sandbox, publicUrl, host }: Config): string | undefined {
  const isOpen = !isLoopbackUrl(publicUrl) || !isLoopback(host);
  return sandbox !== 'local' && isOpen && publicUrl.startsWith('http:')
    ? `Atenção: PUBLIC_URL=${publicUrl} não usa https. Senhas, sessões e cartões passam pela rede sem cifra, e o navegador não exige https (HSTS). Ponha TLS na frente e corrija PUBLIC_URL.`
    : undefined;
}

function readUpstreams(
  env: Partial<Record<(typeof TOGETHER)[number], string | undefined>>,
): UpstreamConfig | undefined {
  const missing = TOGETHER.filter((name) => !env[name]);
  if (missing.length === TOGETHER.length) return undefined;
  if (missing.length > 0)
    fail(`${TOGETHER.join(', ')} devem ser definidas juntas; falta ${missing.join(', ')}`);
  return {
    product: bare(env.PRODUCT_API_URL ?? ''),
    chat: bare(env.CHAT_API_URL ?? ''),
    postal: bare(env.POSTAL_CODE_API_URL ?? ''),
    locality: bare(env.LOCALITY_API_URL ?? ''),
    chatKey: env.CHAT_API_KEY ?? '',
  };
}

function readableFile(name: string, file: string): string {
  try {
    accessSync(file, constants.R_OK);
    if (statSync(file).isFile()) return file;
  } catch {
    // Reports the same as for a folder.
  }
  return fail(`${name} não pôde ser lido (${file})`);
}

/** A path to a folder, which may be created later. */
function notFile(name: string, path: string): string {
  return existsSync(path) && !statSync(path).isDirectory()
    ? fail(`${name} deve ser uma pasta (${path})`)
    : path;
}

function readPartnersFile(file: string): readonly Partner[] {
  let content: unknown;
  try {
    // Windows editors start a file with a byte order mark.
    content = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch {
    return fail(`PARTNERS_FILE não pôde ser lido como JSON (${file})`);
  }
  const partners = readPartners(content, file);
  return typeof partners === 'string' ? fail(`PARTNERS_FILE ${partners} (${file})`) : partners;
}
