import { isIPv4, isIPv6 } from 'node:net';
import type { ServerContext } from '../../platform/server-env.ts';

/** The caller's address: that of the socket, or the entry written by the outermost trusted proxy. */
export function clientAddress(c: ServerContext, proxies: number): string {
  const direct = c.env.incoming.socket.remoteAddress ?? '';
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',');
  const written = proxies > 0 ? plainAddress(hops.at(-proxies) ?? '') : undefined;
  return networkOf(written ?? plainAddress(direct) ?? direct);
}

/** Without port, brackets and zone; undefined if it is not an address. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(trimmed) ?? [];
  const bare = (bracketed ?? withPort ?? trimmed).replace(/%.*$/, '');
  const [, mapped] = /^::ffff:([\d.]+)$/.exec(bare) ?? [];
  const address = mapped ?? bare;
  return isIPv4(address) || isIPv6(address) ? address : undefined;
}

/** An IPv6 customer owns a whole /64, so its addresses count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser writes an IPv6 address in its canonical form.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
