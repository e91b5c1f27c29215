import * as z from 'zod/mini';
import { MAILBOX } from './mail.ts';
import { StartupError } from './startup-error.ts';

const text = z.optional(z.string());
const matching = (pattern: RegExp, message: string) =>
  z.optional(z.string().check(z.regex(pattern, message)));
const address = (schemes: string, plain: boolean, message: string) =>
  z.optional(
    z.string().check(
      z.refine((value) => {
        const url = URL.canParse(value) ? new URL(value) : undefined;
        if (!url || !schemes.split(' ').includes(url.protocol)) return false;
        if (/^smtps?:$/.test(url.protocol) && !url.hostname) return false;
        // Signs that were not escaped in a password have moved a part of it into the host or path.
        if (!plain && (/%(?![\da-f]{2})/i.test(value) || url.pathname.includes('@'))) return false;
        return !plain || (!url.username && !url.password && !url.search && !url.hash);
      }, message),
    ),
  );
const ESCAPED = 'com @, /, #, ? e % da senha escapados (%40, %2F, %23, %3F, %25)';
const webAddress = address(
  'http: https:',
  true,
  'deve ser um endereço http(s) sem usuário, senha ou consulta',
);
const mailbox = matching(MAILBOX, 'deve ser um endereço, como Hospital <nao-responda@exemplo.com.br>');
const wholeNumber = (least: number, most: number) => {
  const message = `deve ser um número inteiro entre ${least} e ${most}`;
  return z.optional(
    z.string().check(
      z.regex(/^\d{1,9}$/, message),
      z.refine((value) => Number(value) >= least && Number(value) <= most, message),
    ),
  );
};
const bearerToken = matching(/^[\x21-\x7e]{8,512}$/, 'deve ter de 8 a 512 caracteres visíveis, sem espaços');
/** A web origin as browsers write it, without wildcards. */
export const isOrigin = (value: string): boolean =>
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol) &&
  new URL(value).origin === value &&
  !value.includes('*');
export const splitOrigins = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);

const GOOGLE = /^[\w.-]{1,256}$/;

export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535),
  HOST: matching(/^[\w.:-]+$/, 'deve ser um nome ou endereço IP'),
  PUBLIC_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => isOrigin(value.replace(/\/$/, '')),
          'deve ser só uma origem, como https://assistente.exemplo.com.br, sem caminho: o produto precisa de um nome de servidor próprio, não de uma pasta de outro',
        ),
      ),
  ),
  PRODUCT_API_URL: webAddress,
  CHAT_API_URL: webAddress,
  CHAT_API_KEY: matching(/^[\x21-\x7e]{1,512}$/, 'deve ter apenas caracteres visíveis, sem espaços'),
  CHAT_API_KEY_HEADER: matching(
    // The other names belong to the request itself.
    /^(?!(host|connection|content-.*|transfer-encoding|accept.*|expect|te|trailer|upgrade|user-agent|idempotency-key|x-request-id)$)[a-z0-9-]{1,64}$/i,
    'deve ser um nome de cabeçalho próprio para a chave',
  ),
  CHAT_MESSAGE_PATH: matching(/^(\/[\w-]+(\.[\w-]+)*)+$/, 'deve ser um caminho, como /api/mensagens'),
  POSTAL_CODE_API_URL: webAddress,
  LOCALITY_API_URL: webAddress,
  GOOGLE_CLIENT_ID: matching(GOOGLE, 'deve ter só letras, números, ponto, hífen e sublinhado'),
  GOOGLE_API_KEY: matching(GOOGLE, 'deve ter só letras, números, ponto, hífen e sublinhado'),
  SALES_WHATSAPP_NUMBER: matching(/^\d{10,15}$/, 'deve ter só os dígitos, com código do país e DDD'),
  EMBED_ORIGINS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => splitOrigins(value).every(isOrigin),
          'deve listar origens exatas separadas por vírgula, como https://exemplo.com.br',
        ),
      ),
  ),
  EMBED_RELEASES_DIR: text,
  EMBED_MIN_VERSION: matching(/^\d+\.\d+\.\d+$/, 'deve ser uma versão, como 0.1.0'),
  PARTNERS_FILE: text,
  NOTICES_FILE: text,
  DATABASE_URL: address('postgres: postgresql:', false, `deve ser um endereço postgres://, ${ESCAPED}`),
  DATA_DIR: text,
  SMTP_URL: address('smtp: smtps:', false, `deve ser um endereço smtp:// ou smtps://, ${ESCAPED}`),
  MAIL_FROM: mailbox,
  MAIL_REPLY_TO: mailbox,
  MAIL_AUTO_SUBMITTED: matching(
    /^(auto-generated|auto-replied|no)$/,
    'deve ser auto-generated, auto-replied ou no',
  ),
  LLM_BASE_URL: webAddress,
  LLM_MODEL: text,
  LLM_API_KEY: matching(/^[\x21-\x7e]{1,512}$/, 'deve ter apenas caracteres visíveis, sem espaços'),
  FREE_PLAN_MESSAGES: wholeNumber(0, 1_000_000),
  SESSION_SECRET: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value.split(',').length <= 2 && value.split(',').every((secret) => secret.length >= 32),
          'deve ter ao menos 32 caracteres, sem vírgula; para trocá-lo, dois separados por vírgula',
        ),
      ),
  ),
  TRUST_PROXY: matching(/^(true|false|\d)$/, 'deve ser true, false ou o número de proxies (0 a 9)'),
  RATE_LIMITS: text,
  ADMIN_TOKEN: bearerToken,
  METRICS_TOKEN: bearerToken,
  AUDIT_DAYS: wholeNumber(1, 3_650),
  JOURNAL_ON_DISK: matching(/^accept-loss$/, 'só aceita o valor accept-loss'),
  SANDBOX: matching(/^public$/, 'só aceita o valor public'),
});

const SECRETS = new Set([
  'ADMIN_TOKEN',
  'METRICS_TOKEN',
  'CHAT_API_KEY',
  'LLM_API_KEY',
  'SESSION_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
]);
/** A password or a query in an address. The message says that none is allowed. */
const CREDENTIALS = /:\/\/[^/]*@|\?/;
export type Environment = z.infer<typeof environmentSchema>;

export const fail = (message: string): never => {
  throw new StartupError(`Configuração inválida: ${message}.`);
};

/**
 * The variables that the server knows, each validated separately. An empty value counts as unset.
 * @throws StartupError with one line in Portuguese that names the variable, never the value of a secret
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.shape).flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    const isSecret = SECRETS.has(name) || CREDENTIALS.test(given[name] ?? '');
    const shown = isSecret ? '' : ` (recebido: ${JSON.stringify(given[name])?.slice(0, 100)})`;
    return fail(`${name} ${issue?.message}${shown}`);
  }
  return parsed.data;
}
