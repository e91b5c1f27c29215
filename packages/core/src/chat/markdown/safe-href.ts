/** Longest address of a link, in characters. */
const MAX_HREF_LENGTH = 2048;

/** Characters that can disguise a link's target: controls, spaces, bidi and invisible marks, backslashes, quotes. */
const DECEPTIVE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}\\<>"]/u;

/**
 * The address for an `href`, or `undefined` if it must not be a link. Only absolute http(s) addresses with a host and
 * no user part, and plain `mailto:` addresses (a mailto's subject, body and copies are dropped). Never throws.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  // Without the lookbehind, a run of spaces takes quadratic time.
  const trimmed = (address ?? '').replace(/^ +|(?<! ) +$/g, '');
  if (trimmed === '' || trimmed.length > MAX_HREF_LENGTH || DECEPTIVE.test(trimmed)) return undefined;
  if (/^mailto:/i.test(trimmed)) {
    const mailbox = trimmed.slice(7).split('?', 1)[0] ?? '';
    return /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(mailbox) ? `mailto:${mailbox}` : undefined;
  }
  if (!/^https?:\/\/[^/?#]/i.test(trimmed)) return undefined;
  if (/^[^/]*\/\/[^/?#]*@/.test(trimmed)) return undefined;
  try {
    const url = new URL(trimmed);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.hostname !== '' && url.username === '' && url.password === '' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The host (with port) of a safe address, in punycode if it is not ASCII. For a mailto, the mailbox. */
export function linkHost(href: string): string {
  if (href.startsWith('mailto:')) return href.slice(7);
  try {
    return new URL(href).host;
  } catch {
    return '';
  }
}
