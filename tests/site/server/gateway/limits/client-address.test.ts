import { expect, it } from 'vitest';
import {
  clientAddress,
  clientNetwork,
} from '../../../../../packages/site/server/gateway/limits/client-address.ts';
import type { ServerContext } from '../../../../../packages/site/server/platform/server-env.ts';

const call = (remoteAddress: string | undefined, forwarded?: string, remotePort?: number) =>
  ({
    req: { header: () => forwarded },
    env: { incoming: { socket: { remoteAddress, remotePort } } },
  }) as unknown as ServerContext;

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['64:ff9b::cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, ''],
])('the network of %s is %s', (address, network) => {
  expect(clientNetwork(call(address), 0)).toBe(network);
});

it.each([
  ['198.51.100.1, 203.0.113.9', 0, '10.0.0.1'],
  ['198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9', 2, '198.51.100.1'],
  ['198.51.100.1, 203.0.113.9', 3, '10.0.0.1'],
  ['203.0.113.9:4711', 1, '203.0.113.9'],
  [' [2001:db8:1:2::6]:4711 ', 1, '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]', 1, '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', 1, '2001:db8:1:2::/64'],
  ['203.0.113.999', 1, '10.0.0.1'],
  ['unknown', 1, '10.0.0.1'],
  [undefined, 1, '10.0.0.1'],
])('X-Forwarded-For %j behind %i proxies: %s', (forwarded, proxies, network) => {
  expect(clientNetwork(call('10.0.0.1', forwarded), proxies)).toBe(network);
});

it('the whole address has the port of the socket, but not that of a proxy', () => {
  expect(clientAddress(call('203.0.113.9', undefined, 4711), 0)).toBe('203.0.113.9 4711');
  expect(clientAddress(call('::FFFF:203.0.113.9', undefined, 4711), 0)).toBe('203.0.113.9 4711');
  expect(clientAddress(call('203.0.113.9'), 0)).toBe('203.0.113.9');
  expect(clientAddress(call('10.0.0.1', '2001:db8:1:2::6', 4711), 1)).toBe('2001:db8:1:2::6');
});
