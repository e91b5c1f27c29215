import { isOrigin } from '../../config/environment.ts';
import { isLoopbackUrl } from '../../config/loopback.ts';
import type { Config } from '../../config.ts';
import type { ServerContext } from '../../platform/server-env.ts';
import { FORM_LIMIT } from '../ai/form.ts';
import { isPrivateHost } from './private-address.ts';
import { reportTexts as texts } from './texts.ts';

type State = keyof typeof texts.marks;
type Check = readonly [state: State, name: string, detail: string];

interface Request {
  /** The page's origin according to the request; empty if there is none. */
  origin: string;
  host: string;
  isForwarded: boolean;
  hasAuthorization: boolean;
}

type Facts = Pick<Config, 'publicUrl' | 'embedOrigins' | 'trustProxy' | 'version'>;

function checkOrigin({ publicUrl, embedOrigins }: Facts, origin: string): Check {
  const { name, missing, invalid, listed, unlisted, own } = texts.origin;
  if (origin === '') return ['none', name, missing(publicUrl)];
  if (!isOrigin(origin)) return ['failed', name, invalid];
  if (origin === publicUrl) return ['ok', name, own];
  return embedOrigins.includes(origin) ? ['ok', name, listed(origin)] : ['failed', name, unlisted(origin)];
}

function checkMixed(publicUrl: string, origin: string): Check {
  const { name, blocked, ok, plainPage } = texts.mixed;
  if (!isOrigin(origin)) return ['none', name, texts.origin.missing(publicUrl)];
  if (origin.startsWith('http:')) return ['none', name, plainPage];
  return publicUrl.startsWith('http:') && !isLoopbackUrl(publicUrl)
    ? ['failed', name, blocked(publicUrl)]
    : ['ok', name, ok];
}

function checkNetwork(publicUrl: string, origin: string, isPrivate: boolean | undefined): Check {
  const { name, unknown, private: isLocal, public: isOpen, anyPage } = texts.network;
  const { hostname } = new URL(publicUrl);
  if (isPrivate === undefined) return ['none', name, unknown(hostname)];
  return isPrivate ? ['none', name, isLocal(hostname, origin || anyPage)] : ['ok', name, isOpen(hostname)];
}

function checkProxy(trustProxy: number, isForwarded: boolean): Check {
  const { name, untrusted, missing, ok } = texts.proxy;
  if (isForwarded && trustProxy === 0) return ['failed', name, untrusted];
  if (!isForwarded && trustProxy > 0) return ['failed', name, missing];
  return ['ok', name, ok];
}

/** The server's findings about one page, as lines of text. */
export function writeReport(
  facts: Facts,
  { origin, host, isForwarded, hasAuthorization }: Request,
  isPrivate: boolean | undefined,
  at: Date,
): string {
  const { publicUrl, trustProxy, version } = facts;
  const now = at.toISOString();
  const isSameHost = host === '' || host === new URL(publicUrl).host;
  const checks: Check[] = [
    checkOrigin(facts, origin),
    checkMixed(publicUrl, origin),
    isSameHost
      ? ['ok', texts.host.name, texts.host.ok(publicUrl)]
      : ['failed', texts.host.name, texts.host.other(host, publicUrl)],
    checkProxy(trustProxy, isForwarded),
    hasAuthorization
      ? ['ok', texts.authorization.name, texts.authorization.arrived]
      : ['none', texts.authorization.name, texts.authorization.none],
    checkNetwork(publicUrl, isOrigin(origin) ? origin : '', isPrivate),
    ['none', texts.clock.name, texts.clock.detail(now)],
  ];
  const policy = `script-src ${publicUrl}; connect-src ${publicUrl}; img-src ${publicUrl}`;
  const lines = [
    texts.title(now),
    texts.server(publicUrl, version),
    ...(isOrigin(origin) ? [texts.page(origin)] : []),
    '',
    ...checks.map(([state, name, detail]) => `${texts.marks[state]} ${name}: ${detail}`),
    '',
    texts.policy,
    `  ${policy}`,
    '',
    texts.commands,
    `  curl -N ${publicUrl}/gateway/diagnosis/stream   # ${texts.stream}`,
    `  head -c ${FORM_LIMIT} /dev/zero | curl -H "Content-Type: application/octet-stream" --data-binary @- ${publicUrl}/gateway/diagnosis/upload   # ${texts.upload}`,
    texts.browser(publicUrl),
  ];
  return `${lines.join('\n')}\n`;
}

/** `GET /embed/diagnostico.txt?origin=…`: works without a script, from the page's network or its server. */
export const createReport =
  (config: Facts, now: () => Date) =>
  async (c: ServerContext): Promise<Response> => {
    const request = {
      origin: (c.req.query('origin') ?? '').slice(0, 300),
      host: c.req.header('host') ?? '',
      isForwarded: c.req.header('x-forwarded-for') !== undefined,
      hasAuthorization: c.req.header('authorization') !== undefined,
    };
    const isPrivate = await isPrivateHost(new URL(config.publicUrl).hostname);
    return c.text(writeReport(config, request, isPrivate, now()), 200, { 'Cache-Control': 'no-store' });
  };
