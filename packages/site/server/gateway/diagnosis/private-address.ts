import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
] as const)
  privateNetworks.addSubnet(network, prefix);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');
privateNetworks.addAddress('::1', 'ipv6');

const LOOKUP_MS = 2_000;

/**
 * Milliseconds to cache a look-up. Each one uses one of this process's few DNS threads, and anybody may request the
 * report.
 */
const REMEMBERED_MS = 60_000;
const remembered = new Map<string, { until: number; found: Promise<boolean | undefined> }>();

type Look = (host: string) => Promise<readonly { readonly address: string }[]>;
const lookAll: Look = (host) => lookup(host, { all: true });

const isPrivate = (address: string): boolean =>
  privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whether a host is an address of a private network or of this machine, according to the server's own resolver.
 * Undefined if the resolver does not answer in time.
 */
export async function isPrivateHost(hostname: string, look: Look = lookAll): Promise<boolean | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPrivate(host);
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return Promise.race([resolve(host, look), delay(LOOKUP_MS, undefined, { ref: false })]);
}

function resolve(host: string, look: Look): Promise<boolean | undefined> {
  const known = remembered.get(host);
  if (known && known.until > performance.now()) return known.found;
  const found = look(host).then(
    (addresses) => addresses.some(({ address }) => isPrivate(address)),
    () => undefined,
  );
  remembered.set(host, { until: performance.now() + REMEMBERED_MS, found });
  return found;
}
