import { hasPage, routeAt } from '../routes.ts';

/** Where a person goes after signing in if no path was remembered. */
export function homeOf(session: {
  isEmailValidated: boolean;
  hasActivePlan: boolean;
}): '/validate-email' | '/chat' | '/choose-plan' {
  if (!session.isEmailValidated) return '/validate-email';
  return session.hasActivePlan ? '/chat' : '/choose-plan';
}

/**
 * Validates a remembered path: same origin, in the route table, and a destination after signing in. Otherwise
 * undefined.
 * @param raw path with query and hash, from navigation state, storage or an address
 */
export function safeReturnPath(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > 512 || !raw.startsWith('/')) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the rule rejects control characters
  if (/[\\\u0000-\u0020\u007f-\u009f]/.test(raw) || raw.startsWith('//')) return undefined;
  let url: URL;
  try {
    url = new URL(raw, 'http://same.invalid');
  } catch {
    return undefined;
  }
  if (url.origin !== 'http://same.invalid' || url.username || /%2f|%5c/i.test(url.pathname)) return undefined;
  if (routeAt(url.pathname)?.isEntrance || !hasPage(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
