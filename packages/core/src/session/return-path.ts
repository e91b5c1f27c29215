import { isId } from '../ids.ts';
import { isRoute } from './access.ts';

/** Where a person goes after signing in, when nothing was remembered. */
export function homeOf(session: {
  isEmailValidated: boolean;
  hasActivePlan: boolean;
}): '/validate-email' | '/chat' | '/choose-plan' {
  if (!session.isEmailValidated) return '/validate-email';
  return session.hasActivePlan ? '/chat' : '/choose-plan';
}

/** Routes that only make sense for a visitor: never a destination after signing in. */
const NO_RETURN = /^\/(login|register|forgot-password|reset-password|validate-email)?$/;

/**
 * A remembered path made safe: same origin, of the route table, worth returning to. Anything else is undefined.
 * @param raw path with query and hash, from navigation state, storage or an address
 */
export function safeReturnPath(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > 512 || !raw.startsWith('/')) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  if (/[\\\u0000-\u0020\u007f-\u009f]/.test(raw) || raw.startsWith('//')) return undefined;
  let url: URL;
  try {
    url = new URL(raw, 'http://same.invalid');
  } catch {
    return undefined;
  }
  if (url.origin !== 'http://same.invalid' || url.username || /%2f|%5c/i.test(url.pathname)) return undefined;
  if (NO_RETURN.test(url.pathname) || !isRoute(url.pathname)) return undefined;
  const conversation = /^\/chat\/(.*)$/i.exec(url.pathname)?.[1];
  if (conversation !== undefined && !isId(conversation)) return undefined;
  return url.pathname + url.search + url.hash;
}
