import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  type LimitKind,
  limitKinds,
  readRateLimits,
} from '../../../../../packages/site/server/config/rate-limits.ts';
import {
  type CallOutcome,
  createAbusePolicy,
} from '../../../../../packages/site/server/gateway/limits/abuse-policy.ts';
import type { Knowledge } from '../../../../../packages/site/server/gateway/limits/known-addresses.ts';
import type { Taking } from '../../../../../packages/site/server/gateway/limits/limit-store.ts';

const guide = readFileSync(
  fileURLToPath(new URL('../../../../../docs/operating.md', import.meta.url)),
  'utf8',
);
const [, section = ''] = guide.split('\n## Limits\n');
const rows = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim()),
  );

const limits = readRateLimits('on');
if (!limits) throw new Error('no limits');

/** The counts by name that a call takes a place in, with their maximum, and those that get the place back. */
async function callOnce(kind: LimitKind, outcome: CallOutcome, known: Knowledge = 'no') {
  const taken = new Map<string, number>();
  const returned: string[] = [];
  const nameOf = ({ key }: Pick<Taking, 'key'>) => key.split(' ')[1] ?? '';
  const policy = createAbusePolicy({
    limits: limits as NonNullable<typeof limits>,
    counter: {
      key: (parts) => parts.join(' '),
      take: async (takings) => {
        for (const taking of takings) taken.set(nameOf(taking), taking.max);
        return { at: new Date() };
      },
      giveBack: async (back, _at, forgotten = []) =>
        void returned.push(...[...back, ...forgotten].map(nameOf)),
      sweep: async () => {},
    },
    knownAddresses: {
      keyOf: ({ account, address }) => `${account} ${address}`,
      keysOf: async () => [],
      look: async () => known,
      remember: async () => {},
      forget: async () => {},
      sweep: async () => {},
    },
  });
  const { settle } = await policy.reserve(kind, { account: 'ana', address: '10.0.0.1' });
  await settle(outcome);
  return { taken, returned: returned.sort() };
}

const OF_OTHERS = ['address-failures', 'failures'];
/** Those that are counted by failures for the account too. */
const FORGIVING = ['login', 'reset', 'operator'];
/** Guesses, which a failing service may have checked. */
const GUESSES = ['login', 'code', 'reset'];

it('the guide has every limit', () => {
  expect(rows.map(([key = '']) => key.replaceAll('`', '')).sort()).toEqual([...limitKinds].sort());
});

describe.each(rows)('%s', (key = '', _default, _counts, ofAddress = '', ofEverybody = '') => {
  const kind = key.replaceAll('`', '') as LimitKind;
  const timesIn = (text: string, what: string): number | undefined => {
    const [, times] = new RegExp(`([\\d,]+) × ${what}`).exec(text) ?? [];
    return times && limits ? Number(times.replace(',', '')) * limits[kind].max : undefined;
  };

  it('is counted for an address and for everybody as the guide says', async () => {
    const { taken } = await callOnce(kind, 'failure');
    const { max } = limits[kind];
    expect([taken.get('pair'), taken.get('account')]).toEqual([undefined, max]);
    expect([taken.get('address-failures'), taken.get('address-calls')], 'of an address').toEqual([
      timesIn(ofAddress, 'failures'),
      timesIn(ofAddress, 'calls'),
    ]);
    expect([taken.get('failures'), taken.get('calls')], 'of everybody').toEqual([
      timesIn(ofEverybody, 'failures'),
      timesIn(ofEverybody, 'calls'),
    ]);
  });

  it('returns the place of a success, never that of a failure, and of an outage unless it may be a guess', async () => {
    const { taken, returned } = await callOnce(kind, 'success');
    const ofAccount = FORGIVING.includes(kind) ? ['account'] : [];
    const ofOthers = OF_OTHERS.filter((name) => taken.has(name));
    expect(returned).toEqual([...ofAccount, ...ofOthers].sort());
    expect((await callOnce(kind, 'failure')).returned).toEqual([]);
    expect((await callOnce(kind, 'error')).returned).toEqual(
      [...ofAccount, ...(GUESSES.includes(kind) ? [] : ofOthers)].sort(),
    );
  });

  it('has a count of its own at a known address, if it is a sign-in or a mail', async () => {
    const { taken } = await callOnce(kind, 'failure', 'yes');
    const all = [...(await callOnce(kind, 'failure')).taken.keys()];
    const ofAddress = ['pair', ...all.filter((name) => name === 'address-calls')];
    expect([...taken.keys()]).toEqual(['login', 'mail'].includes(kind) ? ofAddress : all);
  });
});
