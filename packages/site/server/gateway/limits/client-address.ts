import { isIPv4, isIPv6 } from 'node:net';
import type { ServerContext } from '../../platform/server-env.ts';

/** The caller's network: the address of the socket, or the entry written by the outermost trusted proxy. */
export const clientNetwork = (c: ServerContext, proxies: number): string =>
  networkOf(forwardedAddress(c, proxies) ?? directAddress(c));

/** The full address. Without a proxy it includes the port, because a provider's customers may share an address. */
export const clientAddress = (c: ServerContext, proxies: number): string =>
  forwardedAddress(c, proxies) ?? `${directAddress(c)} ${c.env.incoming.socket.remotePort ?? ''}`.trim();

function directAddress(c: ServerContext): string {
  const direct = c.env.incoming.socket.remoteAddress ?? '';
  return plainAddress(direct) ?? direct;
}

function forwardedAddress(c: ServerContext, proxies: number): string | undefined {
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',');
  return proxies > 0 ? plainAddress(hops.at(-proxies) ?? '') : undefined;
}

/** Removes port, brackets and zone; undefined if it is not an address. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(trimmed) ?? [];
  const bare = (bracketed ?? withPort ?? trimmed).replace(/%.*$/, '');
  const [, mapped] = /^::ffff:([\d.]+)$/.exec(bare) ?? [];
  const address = mapped ?? bare;
  return isIPv4(address) || isIPv6(address) ? address : undefined;
}

/** Prefixes of an IPv4 address in IPv6 notation, and of one translated for an IPv6-only server (RFC 6052). */
const IPV4_INSIDE = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

/** An IPv6 customer has a whole /64, so its addresses count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser writes an IPv6 address in its canonical form.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  // An IPv4 address in IPv6 notation. As a network it would contain every IPv4 caller.
  if (IPV4_INSIDE.has(groups.slice(0, 6).join(':')))
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}
