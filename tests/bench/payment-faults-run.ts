import { type App, type Clock, createApp, type NewCard, type PaymentFlow } from '@vesalio/core';
import {
  createServer,
  type Db,
  migrations,
  openDatabase,
  readConfig,
  type Sandbox,
} from '@vesalio/site/server';
import { createEmbedded } from '../../packages/site/server/sandbox/embedded.ts';
import { createRandom, type Random } from '../random.ts';
import { createFaultProxy } from './fault-proxy.mjs';

interface FaultRunOptions {
  payments: number;
  seed: number;
  /** The database, which the run closes. By default, one in memory. */
  db?: Db;
  people?: number;
  /** Share of charges whose answer is also lost between gateway and backend; 0 by default. */
  upstreamRate?: number;
  /** How many times faster the client's pauses are. */
  speed?: number;
  onProgress?: (done: number) => void;
}

interface FaultRunResult {
  seed: number;
  payments: number;
  /** Outcomes as the client shows them. */
  told: Record<'paid' | 'refused' | 'unknown', number>;
  faults: Record<string, number>;
  reloads: number;
  /** Charges in the backend's own ledger. */
  charges: number;
  /** Payments charged more than once. */
  doubleCharges: number;
  /** Payments whose shown outcome differs from the ledger. */
  falselyTold: number;
  /** Payments whose outcome neither client nor gateway knows. */
  unknownToBoth: number;
  /** Rows in the whole database that contain a card number or a field for the security code. */
  leaks: number;
  /** Descriptions of the problems, for the failure message. */
  faulty: string[];
}

/** None that is confirmed later: it would block the next payment for its plan, and these people pay again at once. */
const CARDS = [
  ['4111111111111111', 'visa'],
  ['4111111111111111', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['6062825624254001', 'hipercard'],
  ['4000000000000002', 'visa'],
  ['4000000000006009', 'visa'],
] as const;
const PLANS = ['fleming_plan', 'hippocrates_plan'] as const;

const cardOf = ([number, brand]: readonly [string, string]): NewCard => ({
  number,
  holderName: 'Ana Souza',
  holderDocument: '52998224725',
  expMonth: 12,
  expYear: 2040,
  cvv: '123',
  brand,
  label: 'Meu Cartão',
  billingAddress: {
    line1: 'Avenida Paulista, 100',
    line2: '',
    zipCode: '01310100',
    city: 'São Paulo',
    state: 'SP',
    country: 'BR',
  },
});

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A clock that runs faster, so that minutes of back-off take seconds. */
const fastClock = (speed: number): Clock => ({
  now: () => Date.now() * speed,
  random: () => Math.random(),
  after(ms, fn) {
    const timer = setTimeout(fn, ms / speed);
    return () => clearTimeout(timer);
  },
});

interface Person {
  token: string;
  userId: number;
}

/** A browser tab. Reloading it cuts off its requests and keeps its session storage. */
async function openTab(baseUrl: string, speed: number, person: Person, kept: ReadonlyMap<string, string>) {
  const leaving = new AbortController();
  const app: App = createApp({
    baseUrl,
    storage: 'memory',
    clock: fastClock(speed),
    fetch: (input, init) => {
      const signals = [leaving.signal, ...(init?.signal ? [init.signal] : [])];
      return fetch(input, { ...init, signal: AbortSignal.any(signals) });
    },
  });
  await app.start();
  app.session.signIn({
    token: person.token,
    userId: person.userId,
    acceptTerms: true,
    isEmailValidated: true,
  });
  for (const [key, value] of kept) app.tabStorage.set(key, value);
  return {
    app,
    leave: () => {
      const storage = new Map(app.tabStorage.keys().map((key) => [key, app.tabStorage.get(key) ?? '']));
      leaving.abort();
      app.dispose();
      return storage;
    },
  };
}

type Ending = 'paid' | 'refused' | 'unknown';

/** Waits until the flow has an outcome. */
function ending({ store }: PaymentFlow): Promise<Ending> {
  return new Promise((resolve) => {
    const look = () => {
      const { status, isChecking } = store.getState();
      if (status === 'success' || status === 'done') resolve('paid');
      else if (status === 'ready') resolve('refused');
      else if (status === 'unknown' && !isChecking) resolve('unknown');
      else return;
      stop();
    };
    const stop = store.subscribe(look);
    setTimeout(look, 0);
  });
}

const attemptIn = ({ app }: { app: App }): string | undefined =>
  (JSON.parse(app.tabStorage.get('own:payment') ?? '{}') as { key?: string }).key;

/**
 * Makes one payment by a person, sometimes with a double press or a reload, until the client shows an outcome. If an
 * earlier payment with an unknown outcome is still open, it is that payment's outcome (`adopted`).
 */
async function payOnce(
  context: {
    url: string;
    speed: number;
    random: Random;
    cards: readonly (readonly [string, string])[];
    onReload: () => void;
  },
  person: Person,
): Promise<{ ending: Ending; key: string | undefined; adopted: string | undefined; plan: string }> {
  const { url, speed, random, cards } = context;
  const plan = random.pick(PLANS);
  const order = { card: cardOf(random.pick(cards)), saveCard: false };
  let tab = await openTab(url, speed, person, new Map());
  let flow = (await tab.app.payment())(plan);
  const presses = random.chance(0.3) ? 2 : 1;
  for (let press = 0; press < presses; press++) void flow.pay(order);
  const key = attemptIn(tab);
  let last = key;
  const follow = () => {
    last = attemptIn(tab) ?? last;
  };
  flow.store.subscribe(follow);
  if (random.chance(0.25)) {
    await wait(random.below(120));
    if (flow.store.getState().status === 'paying') {
      context.onReload();
      flow.dispose();
      tab = await openTab(url, speed, person, tab.leave());
      flow = (await tab.app.payment())(plan);
      flow.store.subscribe(follow);
      void flow.recover();
    }
  }
  const end = await ending(flow);
  flow.dispose();
  tab.leave();
  return { ending: end, key, adopted: last === key ? undefined : last, plan };
}

/**
 * Runs scripted payments against the real server through a network that delays, duplicates, cuts off, resets and
 * stalls.
 */
export async function runPaymentFaults(options: FaultRunOptions): Promise<FaultRunResult> {
  const { payments, seed, people = 24, speed = 5 } = options;
  const random = createRandom(seed);
  const db = options.db ?? (await openDatabase({ databaseUrl: undefined, dataDir: 'memory', migrations }));
  const config = readConfig({ PORT: '0', DATA_DIR: 'memory', RATE_LIMITS: 'off' });
  const server = await createServer(
    { ...config, port: 0 },
    {
      db,
      sandbox: async (given) => losingAnswers(await createEmbedded(given), random, options.upstreamRate ?? 0),
    },
  );
  const { url } = await server.listen();
  const proxy = await createFaultProxy({ target: url, random });
  const result: FaultRunResult = {
    seed,
    payments,
    told: { paid: 0, refused: 0, unknown: 0 },
    faults: proxy.counts,
    reloads: 0,
    charges: 0,
    doubleCharges: 0,
    falselyTold: 0,
    unknownToBoth: 0,
    leaks: 0,
    faulty: [],
  };
  const chargesOf = async (userId: number) => {
    const [row] = await db.query<{ count: number }>(
      'select count(*)::int as count from subscriptions where user_id = $1 and amount_cents > 0',
      [userId],
    );
    return row?.count ?? 0;
  };
  const journalOf = async (key: string | undefined) => {
    const [row] = await db.query<{ status: string }>(
      'select status from gateway_attempt where idempotency_key = $1',
      [key ?? ''],
    );
    return row?.status ?? 'absent';
  };

  let begun = 0;
  let done = 0;
  const live = async (person: Person) => {
    const context = {
      url: proxy.url,
      speed,
      random,
      cards: CARDS,
      onReload: () => {
        result.reloads++;
      },
    };
    while (begun++ < payments) {
      const before = await chargesOf(person.userId);
      const { ending: told, key, adopted, plan } = await payOnce(context, person);
      // Wait for a duplicate that may still be in flight after the first answer.
      await wait(40);
      // The gateway reports an outcome before the database has stored it, so wait.
      while (told !== 'unknown' && (await journalOf(adopted ?? key)) === 'inflight') await wait(10);
      const charged = (await chargesOf(person.userId)) - before;
      const journal = await journalOf(adopted ?? key);
      result.told[told]++;
      // An adopted payment was charged earlier.
      const isFalse = adopted
        ? told !== 'unknown' && told !== journal
        : (told === 'paid' && charged !== 1) || (told === 'refused' && charged !== 0);
      if (charged > 1) result.doubleCharges++;
      if (isFalse) result.falselyTold++;
      if (told === 'unknown' && !['paid', 'refused'].includes(journal)) result.unknownToBoth++;
      if (charged > 1 || isFalse || told === 'unknown')
        result.faulty.push(
          `${plan} ${key}${adopted ? ` (${adopted})` : ''}: told ${told}, journal ${journal}, charged ${charged}`,
        );
      done++;
      options.onProgress?.(done);
    }
  };

  try {
    const crowd: Person[] = [];
    for (let index = 0; index < Math.min(people, payments); index++)
      crowd.push(await register(url, `${seed}-${index}`));
    await Promise.all(crowd.map(live));
    // All delayed requests have arrived by now.
    await wait(1_000);
    for (const { userId } of crowd) result.charges += await chargesOf(userId);
    if (result.charges !== result.told.paid)
      result.faulty.push(`told ${result.told.paid} paid, ${result.charges} charges`);
    result.leaks = await countLeaks(db);
    return result;
  } finally {
    await proxy.close();
    await server.close();
    await db.close();
  }
}

/** The backend behind a connection that breaks before or after a charge, or answers 502 instead. */
function losingAnswers(sandbox: Sandbox, random: Random, rate: number): Sandbox {
  const product: Sandbox['product'] = async (request) => {
    const pays = request.method === 'POST' && new URL(request.url).pathname === '/api/subscription/create';
    if (!pays || !random.chance(rate)) return sandbox.product(request);
    const fault = random.pick(['before', 'after', '502'] as const);
    if (fault === 'before') throw new TypeError('fetch failed');
    await sandbox.product(request);
    if (fault === 'after') throw new TypeError('fetch failed');
    return new Response('', { status: 502 });
  };
  return { ...sandbox, product };
}

/** Searches every row of every table for data that must never be stored. */
async function countLeaks(db: Awaited<ReturnType<typeof openDatabase>>): Promise<number> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  let leaks = 0;
  for (const { name } of tables) {
    const rows = await db.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
    leaks += rows.filter(
      ({ row }) => /"cv[vc]"/i.test(row) || CARDS.some(([number]) => row.includes(number)),
    ).length;
  }
  return leaks;
}

async function register(url: string, name: string): Promise<Person> {
  const password = 'Senha#2026';
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `pagante-${name}@exemplo.example`,
      password,
      confirmPassword: password,
      fullName: 'Ana Souza',
      plan: null,
    }),
  });
  const body = (await response.json()) as { data?: Person } & Partial<Person>;
  const { token, userId } = body.data ?? body;
  if (!token || !userId) throw new Error(`Registration answered ${response.status}: ${JSON.stringify(body)}`);
  return { token, userId };
}
