import { routeAt } from '@vesalio/core';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { ServerEnv } from './server-env.ts';

/** The area of a path. Each area has its own policy. */
type Zone = 'api' | 'site' | 'embed' | 'storybook' | 'sandbox';

const API = /^\/(api|ai|public|gateway)(\/|$)|^\/(config\.json|healthz|metrics|openapi\.json|readyz)$/;

export function zoneOf(pathname: string): Zone {
  if (API.test(pathname)) return 'api';
  if (/^\/embed(\/|$)/.test(pathname)) return 'embed';
  if (/^\/storybook(\/|$)/.test(pathname)) return 'storybook';
  if (/^\/sandbox(\/|$)/.test(pathname)) return 'sandbox';
  return 'site';
}

type Directives = Record<string, readonly string[]>;

const serialize = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

const NONE = ["'none'"];
const SELF = ["'self'"];

const siteDirectives: Directives = {
  'default-src': NONE,
  'script-src': SELF,
  'style-src': SELF,
  'img-src': SELF,
  'font-src': SELF,
  'connect-src': SELF,
  'manifest-src': SELF,
  'form-action': SELF,
  'base-uri': NONE,
  'object-src': NONE,
  'frame-ancestors': NONE,
};

const trustedTypes: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': NONE };

/**
 * The directives for Google sign-in. Google's script inserts its button as markup, which Trusted Types would block.
 * These pages show no chat text.
 */
const signInDirectives: Directives = {
  ...siteDirectives,
  'script-src': ["'self'", 'https://accounts.google.com/gsi/client'],
  'style-src': ["'self'", 'https://accounts.google.com/gsi/style'],
  'frame-src': ['https://accounts.google.com/gsi/'],
  'connect-src': ["'self'", 'https://accounts.google.com/gsi/'],
};

/**
 * The chat also has the Drive picker. It keeps Trusted Types, because the page's default policy allows Google's
 * scripts.
 */
const driveDirectives: Directives = {
  ...signInDirectives,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['vesalio-loader', 'default'],
  'script-src': ["'self'", 'https://accounts.google.com/gsi/client', 'https://apis.google.com'],
  'frame-src': [
    'https://accounts.google.com/gsi/',
    'https://docs.google.com',
    'https://content.googleapis.com',
  ],
  'connect-src': [
    "'self'",
    'https://accounts.google.com/gsi/',
    'https://www.googleapis.com',
    'https://content.googleapis.com',
  ],
};

/** Browsers report policy violations to this path. */
export const REPORT_PATH = '/gateway/csp';
const REPORT_GROUP = 'csp';
const reported: Directives = { 'report-uri': [REPORT_PATH], 'report-to': [REPORT_GROUP] };

/** The Content-Security-Policy of a page of the site. */
export function sitePolicy(config: Config, pathname: string): string {
  const isSecure = config.publicUrl.startsWith('https:');
  const upgrade: Directives = isSecure ? { 'upgrade-insecure-requests': [] } : {};
  const google = config.googleClientId ? routeAt(pathname)?.google : undefined;
  if (google === 'sign-in') return serialize({ ...signInDirectives, ...upgrade, ...reported });
  if (google === 'drive') return serialize({ ...driveDirectives, ...upgrade, ...reported });
  return serialize({ ...siteDirectives, ...trustedTypes, ...upgrade, ...reported });
}

const policyOf = (config: Config, zone: Zone, pathname: string): string => {
  switch (zone) {
    case 'api':
      return serialize({ 'default-src': NONE, 'frame-ancestors': NONE, sandbox: [] });
    case 'embed':
      return serialize({
        ...siteDirectives,
        ...trustedTypes,
        'frame-ancestors': ["'self'", ...config.embedOrigins],
        ...reported,
      });
    case 'storybook':
      return serialize({
        'default-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'data:', 'blob:'],
        'frame-ancestors': SELF,
      });
    default:
      return sitePolicy(config, pathname);
  }
};

/** The security headers of an answer, by the zone of its path. */
export function securityHeaders(config: Config, pathname: string): Record<string, string> {
  const zone = zoneOf(pathname);
  const framable = zone === 'embed' || zone === 'storybook';
  return {
    'Content-Security-Policy': policyOf(config, zone, pathname),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': zone === 'embed' ? 'cross-origin' : 'same-origin',
    ...(zone !== 'api' && zone !== 'storybook'
      ? { 'Reporting-Endpoints': `${REPORT_GROUP}="${REPORT_PATH}"` }
      : {}),
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
    ...(framable ? {} : { 'X-Frame-Options': 'DENY' }),
    ...(zone === 'embed' ? { 'Access-Control-Allow-Origin': '*' } : {}),
    ...(zone === 'api' || zone === 'sandbox' ? { 'Cache-Control': 'no-store' } : {}),
    ...(config.publicUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** Adds the headers to every answer but keeps those that the answer already set. Always adds the policy. */
export const security = (config: Config): MiddlewareHandler<ServerEnv> => {
  return async (c, next) => {
    await next();
    // Set the headers directly. `c.header` copies the whole answer once per header.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(securityHeaders(config, new URL(c.req.url).pathname)))
      if (!headers.has(name)) headers.set(name, value);
  };
};

const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS =
  'Authorization, Content-Type, Idempotency-Key, Supersedes, Last-Event-ID, Accept, X-Vesalio-Temporary';
const EXPOSED =
  'Retry-After, X-Vesalio-Error, X-Request-Id, X-Older-Messages, X-Open-Turn, X-Unread-Conversation';

/** CORS for the gateway. Allows exactly the origins in `EMBED_ORIGINS`, never with credentials. */
export const cors = (config: Config): MiddlewareHandler<ServerEnv> => {
  const allowed = new Set(config.embedOrigins);
  return async (c, next) => {
    if (zoneOf(new URL(c.req.url).pathname) !== 'api') return next();
    const origin = c.req.header('origin') ?? '';
    const isAllowed = allowed.has(origin);
    if (c.req.method === 'OPTIONS') {
      if (!isAllowed) return c.body(null, 403, { Vary: 'Origin' });
      const wantsPrivate = c.req.header('access-control-request-private-network') === 'true';
      return c.body(null, 204, {
        Vary: 'Origin',
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Allow-Headers': HEADERS,
        'Access-Control-Max-Age': '7200',
        ...(wantsPrivate ? { 'Access-Control-Allow-Private-Network': 'true' } : {}),
      });
    }
    await next();
    const { headers } = c.res;
    headers.append('Vary', 'Origin');
    if (!isAllowed) return;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', EXPOSED);
  };
};
