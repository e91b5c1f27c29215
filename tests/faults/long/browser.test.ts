import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../../browser.mjs';
import { createRandom } from '../../random.ts';
import { createPlan, type FaultProxy, openFaultProxy } from '../fault-proxy.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { openServices, type Services } from '../services.ts';
import { createPerson } from './customer.ts';
import { visits } from './visits.ts';

const SEEDS = Number(process.env.BROWSER_SEEDS ?? 24);
const FIRST = Number(process.env.BROWSER_FIRST ?? 1);
const MOST = 3;
const HOLD_MS = 120;
/** The page's calls, without the requests for the page itself. */
const CALL = /^[A-Z]+ \/(api|ai|gateway)\//;

let services: Services;
let behind: FaultProxy;
let before: FaultProxy;
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  services = await openServices();
  behind = await openFaultProxy(() => services.port);
  before = await openFaultProxy(() => server.port);
  // It serves the pages written by `npm run build`.
  server = await startServer({ servicesPort: behind.port });
  const executablePath = findChromium();
  browser = await chromium.launch(executablePath ? { executablePath } : {});
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await before.close();
  await behind.close();
  await services.close();
});

it.each(Array.from({ length: SEEDS }, (_, index) => FIRST + index))(
  'in a browser nothing is lost, doubled or told falsely: seed %i',
  async (seed) => {
    const random = createRandom(seed);
    const visit = visits[seed % visits.length] ?? visits[0];
    const person = { ...createPerson(seed), streams: random.chance(0.5) };
    if (visit.name !== 'payment')
      person.plan = { id: 1, name: 'hipocrates_plan', status: 'active', startDate: '2026-01-01' };
    services.add(person);
    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${before.port}`,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`unhandled rejection: ${error.message}`));
    const spoil = () => {
      const near = createPlan(random, MOST, HOLD_MS);
      before.setPlan((head) => (CALL.test(head) ? near() : undefined));
      behind.setPlan(createPlan(random, MOST, HOLD_MS));
    };
    const mend = () => {
      before.setPlan(undefined);
      behind.setPlan(undefined);
    };
    try {
      const missed = await visit.run({ page, person, spoil, mend });
      const told = [...missed, ...errors].map((goal) => `seed ${seed} (${visit.name}): ${goal}`);
      // To repeat one: BROWSER_FIRST=<seed> BROWSER_SEEDS=1 npx vitest run --project faults-long browser
      expect(told.join('\n')).toBe('');
    } finally {
      mend();
      await context.close();
    }
  },
  180_000,
);
