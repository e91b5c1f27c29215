/** Path characters that RFC 3986 allows unescaped, and percent signs. */
const PATH = /^\/[A-Za-z0-9\-._~!$&'()*+,;=:@%/]*$/;
const QUERY = /^[\x21-\x7e]*$/;
const DOT_SEGMENT = /\/\.{1,2}(\/|$)/;
const ESCAPES = /(?:%[0-9A-Fa-f]{2})+/g;
/** Unreserved characters need no escape. Decoding an escaped reserved character would change its meaning. */
const NEVER_ESCAPED = /[A-Za-z0-9\-._~/\\%]|\p{C}|\p{Zl}|\p{Zp}/u;
/** Separators that an upstream server could make from look-alikes, such as a full-width slash. */
const SEPARATORS = /[./\\%]/;

const isSoundEscape = (run: string): boolean => {
  try {
    const text = decodeURIComponent(run);
    return !NEVER_ESCAPED.test(text) && !SEPARATORS.test(text.normalize('NFKC'));
  } catch {
    return false;
  }
};

const isCanonicalPath = (path: string): boolean =>
  PATH.test(path) &&
  !DOT_SEGMENT.test(path) &&
  !path.replace(ESCAPES, '').includes('%') &&
  (path.match(ESCAPES) ?? []).every(isSoundEscape);

/**
 * Whether a request target has only one spelling, so that routing, headers, limits and the upstream all read the same
 * path. A parameter may contain characters that are escaped once, such as `%40` in an e-mail.
 */
export function isCanonicalTarget(target: string): boolean {
  const queryAt = target.indexOf('?');
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  return isCanonicalPath(path) && (queryAt < 0 || QUERY.test(target.slice(queryAt)));
}
