import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback } from '../config/loopback.ts';
import type { Config } from '../config.ts';
import { isCanonicalTarget } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { platformTexts as texts } from './texts.ts';

/** The host name in `localhost:4173` or `[::1]`. Undefined if the authority is invalid. */
const nameOf = (authority: string): string | undefined =>
  /^(?:\[([0-9a-f:]+)\]|([\w.-]+))(?::\d{1,5})?$/i
    .exec(authority.trim())
    ?.slice(1)
    .find(Boolean)
    ?.toLowerCase();

const isLocalName = (authority: string): boolean => isLoopback(nameOf(authority) ?? '');

const list = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The hosts in the proxy headers. */
const forwardedHosts = ({ headers }: IncomingMessage): string[] => [
  ...list(headers['x-forwarded-host']),
  ...[...String(headers.forwarded ?? '').matchAll(/\bhost="?([^";,]+)/gi)].map(([, host = '']) => host),
];

/** The client addresses in the proxy headers. Anything that is not an address counts as remote. */
const forwardedClients = ({ headers }: IncomingMessage): string[] => [
  ...list(headers['x-forwarded-for']),
  ...list(headers['x-real-ip']),
  ...[...String(headers.forwarded ?? '').matchAll(/\bfor="?\[?([^"\];,]+)/gi)].map(
    ([, client = '']) => client,
  ),
];

/** The local sandbox shows its mails and signs anyone in, so it accepts requests only from this machine. */
function isLocalRequest(request: IncomingMessage): boolean {
  const hosts = [request.headers.host ?? '', ...forwardedHosts(request)];
  if (!hosts.every(isLocalName)) return false;
  const isSandboxPage = /^\/sandbox(\/|$|\?)/.test(request.url ?? '');
  return (
    !isSandboxPage || forwardedClients(request).every((client) => isIP(client) > 0 && isLoopback(client))
  );
}

function refuse(config: Config, response: ServerResponse, status: 400 | 421, message: string): void {
  const body = Buffer.from(JSON.stringify({ message }));
  response.writeHead(status, {
    ...securityHeaders(config, '/api'),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    Connection: 'close',
  });
  response.end(body);
}

/** Load balancers check by HTTP/1.0, which needs no Host. */
const isBareCheck = ({ httpVersion, headers, url }: IncomingMessage): boolean =>
  httpVersion === '1.0' && headers.host === undefined && /^\/(healthz|readyz)$/.test(url ?? '');

/** Rejects invalid requests before any route reads them. */
export const filterRequests =
  (config: Config, next: RequestListener): RequestListener =>
  (request, response) => {
    if (isBareCheck(request)) return next(request, response);
    // With two Host headers, a proxy may have checked the other one. Routes parse the host as part of a URL, so
    // anything beyond a name and port would become part of the path.
    const [host = '', ...others] = request.headersDistinct.host ?? [];
    const isSoundHost = others.length === 0 && nameOf(host) !== undefined && URL.canParse(`http://${host}`);
    if (!isSoundHost || !isCanonicalTarget(request.url ?? ''))
      refuse(config, response, 400, texts.badAddress);
    else if (config.sandbox === 'local' && !isLocalRequest(request))
      refuse(config, response, 421, texts.onlyLocal);
    else next(request, response);
  };
