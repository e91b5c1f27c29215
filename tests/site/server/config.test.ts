import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, StartupError } from '@vesalio/site/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { environmentSchema } from '../../../packages/site/server/config/environment.ts';
import { warningOf } from '../../../packages/site/server/config.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const real = {
  PRODUCT_API_URL: 'https://api.example/base/',
  CHAT_API_URL: 'https://ai.example',
  CHAT_API_KEY: 'secret-key',
  POSTAL_CODE_API_URL: 'https://viacep.com.br',
  LOCALITY_API_URL: 'https://servicodados.ibge.gov.br/api/v1/localidades',
};
const secret = 's'.repeat(32);

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});

const messageOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as Error).message;
  }
  return '';
};

describe('environment', () => {
  it('has the documented defaults', () => {
    expect(readConfig({ PATH: '/bin', HOST: '', GOOGLE_CLIENT_ID: ' ' })).toEqual({
      port: 4173,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4173',
      upstreams: undefined,
      chatKeyHeader: 'X-API-Key',
      chatMessagePath: '/api/mensagens',
      googleClientId: undefined,
      googleApiKey: undefined,
      salesWhatsappNumber: undefined,
      embedOrigins: [],
      partners: [],
      databaseUrl: undefined,
      dataDir: '.data',
      smtpUrl: undefined,
      llm: undefined,
      freePlanMessages: 10,
      sessionSecret: undefined,
      trustProxy: 0,
      rateLimits: {
        login: { max: 5, seconds: 900 },
        code: { max: 5, seconds: 900 },
        mail: { max: 3, seconds: 3600 },
        reset: { max: 20, seconds: 900 },
        register: { max: 3, seconds: 3600 },
        payment: { max: 10, seconds: 3600 },
        card: { max: 10, seconds: 3600 },
        coupon: { max: 20, seconds: 3600 },
        conversation: { max: 120, seconds: 3600 },
        history: { max: 120, seconds: 60 },
        partner: { max: 600, seconds: 60 },
        records: { max: 120, seconds: 60 },
        feedback: { max: 60, seconds: 600 },
        export: { max: 5, seconds: 3600 },
        embed: { max: 60, seconds: 300 },
        ai: { max: 30, seconds: 60 },
        operator: { max: 20, seconds: 900 },
      },
      mail: { from: undefined, replyTo: undefined, autoSubmitted: 'auto-generated' },
      sandbox: 'local',
      adminToken: undefined,
      metricsToken: undefined,
      auditDays: 190,
      version: '0.1.0',
    });
  });

  it('takes the documented default of the limits as a value', () => {
    expect(readConfig({ RATE_LIMITS: 'on' }).rateLimits).toEqual(readConfig({}).rateLimits);
  });

  it('has the version of the package', () => {
    const file = new URL('../../../packages/site/package.json', import.meta.url);
    expect(readConfig({}).version).toBe(JSON.parse(readFileSync(file, 'utf8')).version);
  });

  it('reads every variable', () => {
    const { publicKey } = generateKeyPairSync('ed25519');
    const file = join(folder, 'partners.json');
    const keys = [publicKey.export({ format: 'jwk' }), publicKey.export({ format: 'pem', type: 'spki' })];
    writeFileSync(
      file,
      JSON.stringify(keys.map((key, n) => ({ iss: `https://h${n}.example`, name: 'H', publicKey: key }))),
    );
    const config = readConfig({
      ...real,
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://vesalio.example/',
      CHAT_API_KEY_HEADER: 'X-Other',
      CHAT_MESSAGE_PATH: '/api/v1/ask.json',
      GOOGLE_CLIENT_ID: 'g.apps.example',
      GOOGLE_API_KEY: 'gk',
      SALES_WHATSAPP_NUMBER: '5521999998888',
      EMBED_ORIGINS: 'https://a.example, https://b.example:8443',
      PARTNERS_FILE: file,
      DATABASE_URL: 'postgres://u:p@db/vesalio',
      DATA_DIR: 'memory',
      SMTP_URL: 'smtp://u:p@mail:587',
      LLM_BASE_URL: 'http://llm:1234/v1/',
      LLM_MODEL: 'm',
      LLM_API_KEY: 'lk',
      FREE_PLAN_MESSAGES: '0',
      SESSION_SECRET: secret,
      TRUST_PROXY: 'true',
      RATE_LIMITS: '{"ai":{"max":1,"seconds":2}}',
      ADMIN_TOKEN: 'operator-1',
      METRICS_TOKEN: 'prometheus-1',
      AUDIT_DAYS: '365',
    });
    expect(config).toMatchObject({
      adminToken: 'operator-1',
      metricsToken: 'prometheus-1',
      auditDays: 365,
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://vesalio.example',
      upstreams: {
        product: 'https://api.example/base',
        chat: 'https://ai.example',
        postal: 'https://viacep.com.br',
        locality: 'https://servicodados.ibge.gov.br/api/v1/localidades',
        chatKey: 'secret-key',
      },
      chatKeyHeader: 'X-Other',
      chatMessagePath: '/api/v1/ask.json',
      embedOrigins: ['https://a.example', 'https://b.example:8443'],
      llm: { baseUrl: 'http://llm:1234/v1', model: 'm', apiKey: 'lk' },
      freePlanMessages: 0,
      sessionSecret: secret,
      trustProxy: 1,
      sandbox: 'off',
    });
    expect(config.rateLimits).toMatchObject({ ai: { max: 1, seconds: 2 }, login: { max: 5 } });
    expect(config.partners.map(({ iss }) => iss)).toEqual(['https://h0.example', 'https://h1.example']);
    expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits.ai.max).toBe(Number.POSITIVE_INFINITY);
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['the local demonstration', {}, false],
    ['real services on this machine alone', real, false],
    ['an address of https', { ...real, HOST: '0.0.0.0', PUBLIC_URL: 'https://vesalio.example' }, false],
    ['an address of http', { ...real, PUBLIC_URL: 'http://vesalio.example' }, true],
    ['no address, for other machines', { ...real, HOST: '0.0.0.0' }, true],
    [
      'a demonstration for others',
      {
        SANDBOX: 'public',
        SMTP_URL: 'smtp://mail',
        SESSION_SECRET: secret,
        PUBLIC_URL: 'http://demo.example',
      },
      true,
    ],
  ])('warns of passwords and cards in the clear: %s', (_name, environment, isWarned) => {
    const warning = warningOf(readConfig({ JOURNAL_ON_DISK: 'accept-loss', ...environment }));
    expect(warning?.includes('PUBLIC_URL') ?? false).toBe(isWarned);
  });

  it.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['HOST', { HOST: 'a b' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'vesalio.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://vesalio.example/path' }],
    ['MAIL_FROM', { MAIL_FROM: 'no address' }],
    ['MAIL_FROM', { MAIL_FROM: 'A <a@b.example>\r\nBcc: <c@d.example>' }],
    ['MAIL_REPLY_TO', { MAIL_REPLY_TO: 'a@b.example, c@d.example' }],
    ['MAIL_AUTO_SUBMITTED', { MAIL_AUTO_SUBMITTED: 'yes' }],
    ['PRODUCT_API_URL', { ...real, PRODUCT_API_URL: 'ftp://x' }],
    ['PRODUCT_API_URL', { ...real, PRODUCT_API_URL: 'https://user:pass@x' }],
    ['CHAT_API_URL', { ...real, CHAT_API_URL: 'https://x/?a=1' }],
    ['CHAT_API_KEY', { ...real, CHAT_API_KEY: 'a b' }],
    ['CHAT_API_KEY_HEADER', { CHAT_API_KEY_HEADER: 'X Key' }],
    ['CHAT_API_KEY_HEADER', { CHAT_API_KEY_HEADER: 'Host' }],
    ['CHAT_API_KEY_HEADER', { CHAT_API_KEY_HEADER: 'content-length' }],
    ['CHAT_API_KEY_HEADER', { CHAT_API_KEY_HEADER: 'idempotency-key' }],
    ['CHAT_API_KEY_HEADER', { CHAT_API_KEY_HEADER: 'User-Agent' }],
    ['CHAT_MESSAGE_PATH', { CHAT_MESSAGE_PATH: 'api' }],
    ['CHAT_MESSAGE_PATH', { CHAT_MESSAGE_PATH: '/api/../x' }],
    ['CHAT_MESSAGE_PATH', { CHAT_MESSAGE_PATH: '/api?x' }],
    ['SALES_WHATSAPP_NUMBER', { SALES_WHATSAPP_NUMBER: '+55 21' }],
    ['EMBED_ORIGINS', { EMBED_ORIGINS: '*' }],
    ['EMBED_ORIGINS', { EMBED_ORIGINS: 'https://*.a.example' }],
    ['EMBED_ORIGINS', { EMBED_ORIGINS: 'https://a.example/' }],
    ['EMBED_RELEASES_DIR', { EMBED_RELEASES_DIR: import.meta.filename }],
    ['NOTICES_FILE', { NOTICES_FILE: import.meta.dirname }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_ID: '"><script>' }],
    ['GOOGLE_API_KEY', { GOOGLE_API_KEY: 'a b' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://' }],
    ['SMTP_URL', { SMTP_URL: 'smtp:///mail' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://user:p@ss/word@mail' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://user:p%zz@mail' }],
    [
      'PRODUCT_API_URL',
      {
        ...real,
        JOURNAL_ON_DISK: 'accept-loss',
        PRODUCT_API_URL: 'https://own.example/',
        PUBLIC_URL: 'https://own.example',
      },
    ],
    ['CHAT_API_URL', { ...real, JOURNAL_ON_DISK: 'accept-loss', CHAT_API_URL: 'http://localhost:4173' }],
    ['EMBED_ORIGINS', { EMBED_ORIGINS: 'https://a.example,null' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['SMTP_URL', { SMTP_URL: 'mail' }],
    ['LLM_BASE_URL', { LLM_BASE_URL: 'http://x' }],
    ['FREE_PLAN_MESSAGES', { FREE_PLAN_MESSAGES: '1.5' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['AUDIT_DAYS', { AUDIT_DAYS: '0' }],
    ['RATE_LIMITS', { RATE_LIMITS: '{"ai":0}' }],
    ['RATE_LIMITS', { RATE_LIMITS: '{"unknown":{"max":1,"seconds":1}}' }],
    ['SANDBOX', { SANDBOX: 'yes' }],
    ['PARTNERS_FILE', { PARTNERS_FILE: '/nowhere.json' }],
    ['falta CHAT_API_URL, CHAT_API_KEY', { ...real, CHAT_API_URL: '', CHAT_API_KEY: '' }],
    ['SANDBOX', { ...real, SANDBOX: 'public' }],
    ['HOST=0.0.0.0', { HOST: '0.0.0.0' }],
    ['HOST=::', { HOST: '::' }],
    ['SMTP_URL', { SANDBOX: 'public', SESSION_SECRET: secret }],
    ['SESSION_SECRET', { SANDBOX: 'public', SMTP_URL: 'smtp://mail' }],
  ])('refuses a wrong %s in one line', (name, environment) => {
    const message = messageOf(environment);
    expect(message).toMatch(/^Configuração inválida: [^\n]+\.$/);
    expect(message).toContain(name);
  });

  it('starts with real services only if the database keeps every acknowledged write', () => {
    expect(messageOf(real)).toBe(
      'Configuração inválida: DATABASE_URL é obrigatória com as APIs reais, porque o banco embutido pode perder pagamentos numa queda de energia (JOURNAL_ON_DISK=accept-loss aceita o risco).',
    );
    expect(messageOf({ ...real, JOURNAL_ON_DISK: 'yes' })).toMatch(
      /^Configuração inválida: JOURNAL_ON_DISK /,
    );
    expect(readConfig({ ...real, JOURNAL_ON_DISK: 'accept-loss' }).databaseUrl).toBeUndefined();
    const kept = { DATABASE_URL: 'postgres://db/vesalio', SESSION_SECRET: secret };
    expect(readConfig({ ...real, ...kept }).databaseUrl).toBe('postgres://db/vesalio');
    expect(messageOf({})).toBe('');
  });

  it('reads the variables that the guide of the operator lists', () => {
    const guide = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    const [, section = ''] = guide.split('\n## Environment\n');
    const table =
      section
        .split('\n## ')[0]
        ?.match(/^\| `.*?\|/gm)
        ?.join('') ?? '';
    const listed = [...table.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it('limits what the guide of the operator lists, and names these keys when it refuses another', () => {
    const guide = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    const units: Record<string, number> = { min: 60, h: 3_600 };
    const rows = [...guide.matchAll(/^\| `(\w+)` +\| (\d+) \/ (\d+ )?(min|h) /gm)].map(
      ([, key, max, count, unit]) => [
        key,
        { max: Number(max), seconds: Number(count ?? 1) * (units[String(unit)] ?? 0) },
      ],
    );
    const { rateLimits } = readConfig({});
    expect(Object.fromEntries(rows)).toEqual(rateLimits);
    const message = messageOf({ RATE_LIMITS: '{"logins":{"max":1,"seconds":1}}' });
    for (const key of Object.keys(rateLimits)) expect(message).toContain(key);
  });

  it('needs one secret for all processes of a database, and accepts two while it is changed', () => {
    const url = { DATABASE_URL: 'postgres://db/vesalio' };
    expect(messageOf(url)).toBe(
      'Configuração inválida: SESSION_SECRET é obrigatória com DATABASE_URL, porque todos os processos devem usar a mesma.',
    );
    const next = 'n'.repeat(32);
    expect(readConfig({ ...url, SESSION_SECRET: `${next},${secret}` })).toMatchObject({
      sessionSecret: next,
      otherSecret: secret,
    });
    for (const wrong of ['short', `${secret},short`, `${secret},${next},${secret}`]) {
      const message = messageOf({ ...url, SESSION_SECRET: wrong });
      expect(message).toMatch(/^Configuração inválida: SESSION_SECRET [^\n]+\.$/);
      expect(message).not.toContain(wrong);
    }
  });

  it('accepts an operator token of eight characters or more and never prints it', () => {
    expect(readConfig({ ADMIN_TOKEN: 'operator-token' }).adminToken).toBe('operator-token');
    expect(messageOf({ ADMIN_TOKEN: 'short-7' })).toMatch(/ADMIN_TOKEN/);
    expect(messageOf({ ADMIN_TOKEN: 'two words' })).not.toMatch(/two words/);
  });

  it('reads a partners file that a Windows editor starts with a byte order mark', () => {
    const file = join(folder, 'marked.json');
    writeFileSync(file, '\ufeff[]');
    expect(readConfig({ PARTNERS_FILE: file }).partners).toEqual([]);
  });

  it.each(['not json', '{}', '[{"iss":"a"}]', '[{"iss":"a","name":"b","publicKey":"c"}]'])(
    'rejects a partners file with %s',
    (content) => {
      const file = join(folder, 'bad.json');
      writeFileSync(file, content);
      expect(messageOf({ PARTNERS_FILE: file })).toMatch(/^Configuração inválida: PARTNERS_FILE [^\n]+\.$/);
    },
  );

  it('explains why an address with a path is rejected', () => {
    expect(messageOf({ PUBLIC_URL: 'https://intranet.example/vesalio' })).toMatch(
      /^Configuração inválida: PUBLIC_URL .*sem caminho.*nome de servidor próprio.*intranet\.example\/vesalio/,
    );
  });

  it('explains that signs in the password of the database are escaped, and takes them so', () => {
    for (const password of ['p@ss/word', 'p/ss', 'p#ss', 'p%ss'])
      expect(
        messageOf({ DATABASE_URL: `postgres://u:${password}@db/vesalio`, SESSION_SECRET: secret }),
      ).toMatch(/^Configuração inválida: DATABASE_URL .*%2F/);
    const escaped = `postgres://u:${encodeURIComponent('p@s/#%?s')}@db/vesalio?sslmode=verify-full`;
    expect(readConfig({ DATABASE_URL: escaped, SESSION_SECRET: secret }).databaseUrl).toBe(escaped);
  });

  it('never prints a secret', () => {
    for (const [name, value] of Object.entries({
      CHAT_API_KEY: 'pass word',
      SESSION_SECRET: 'password',
      DATABASE_URL: 'password',
      PRODUCT_API_URL: 'https://user:password@api.example',
      CHAT_API_URL: 'https://api.example/?key=password',
      LLM_BASE_URL: 'https://password@model.example',
      PUBLIC_URL: 'https://user:password@vesalio.example',
    }))
      expect(messageOf({ [name]: value })).not.toContain('pass');
  });

  it.each(['localhost', '127.0.0.1', '127.9.9.9', '::1'])('starts the sandbox on %s', (host) => {
    expect(readConfig({ HOST: host }).sandbox).toBe('local');
  });

  it('starts a public sandbox with mail and secret', () => {
    const config = readConfig({
      HOST: '0.0.0.0',
      SANDBOX: 'public',
      SMTP_URL: 'smtp://mail',
      SESSION_SECRET: secret,
    });
    expect(config.sandbox).toBe('public');
  });
});
