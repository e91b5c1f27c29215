import type { ElementHost } from '../element-model.ts';

/** The gateway's address without query and fragment; empty if the attribute is not an address. */
export function addressOf(host: ElementHost): string {
  const given = typeof host.attributes.baseUrl === 'string' ? host.attributes.baseUrl.trim() : '';
  if (!given) return '';
  try {
    const { protocol, href } = new URL(given, location.href);
    if (/^https?:$/.test(protocol)) return href.replace(/[?#].*$/, '').replace(/\/+$/, '');
  } catch {
    // The session's module reports it.
  }
  return '';
}
