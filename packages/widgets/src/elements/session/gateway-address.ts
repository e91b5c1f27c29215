import type { ElementHost } from '../element-model.ts';

/** An address, or a path on the page's own server. Any other text would be read as a relative path. */
const ADDRESS = /^(https?:\/\/[^/\s]|\.{0,2}\/)/i;

export const givenAddress = ({ attributes }: ElementHost) => String(attributes.baseUrl ?? '').trim();

/** Whether the attribute is given, but is not an address. */
export const isInvalidAddress = (host: ElementHost) => givenAddress(host) !== '' && !addressOf(host);

/**
 * The gateway's address without query and fragment: the page's own server if none is given, empty if it is no address.
 * Always whole, because the page's `<base>` may name another server.
 */
export function addressOf(host: ElementHost): string {
  const given = givenAddress(host) || '/';
  if (!ADDRESS.test(given)) return '';
  try {
    const { protocol, href } = new URL(given, location.href);
    if (/^https?:$/.test(protocol)) return href.replace(/[?#].*$/, '').replace(/\/+$/, '');
  } catch {
    // The session's module reports it.
  }
  return '';
}
