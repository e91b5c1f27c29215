// Runs scripted payments of the real client against the real server through a failing network.
//
// node tests/bench/payment-faults.mjs [payments = 2000] [seed] [share of charges whose answer the gateway loses = 0]
//
// Exits with code 1 if a payment was charged twice, shown wrongly, or is unknown to both sides.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const payments = Number(process.argv[2] ?? 2_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);

const upstreamRate = Number(process.argv[4] ?? 0);

console.log(`payment-faults: ${payments} payments, seed ${seed}`);
// Compiles the sources on import, including dynamic imports.
const vite = await createServer({
  configFile: false,
  root: join(here, '../..'),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const module = await vite.ssrLoadModule(join(here, 'payment-faults-run.ts'));
const started = Date.now();
const result = await module.runPaymentFaults({
  payments,
  seed,
  upstreamRate,
  onProgress: (done) => {
    if (done % 200 === 0)
      console.log(`  ${done} of ${payments}, ${Math.round((Date.now() - started) / 1000)} s`);
  },
});
const { faulty, ...numbers } = result;
console.log(JSON.stringify(numbers, null, 2));
for (const line of faulty.slice(0, 20)) console.log(line);
const isGood =
  numbers.doubleCharges === 0 &&
  numbers.falselyTold === 0 &&
  // If the gateway never gets the answer, 'unknown' is the correct outcome.
  (upstreamRate > 0 || numbers.unknownToBoth === 0) &&
  numbers.leaks === 0 &&
  (upstreamRate > 0 || numbers.charges === numbers.told.paid);
console.log(isGood ? 'payment-faults: passed' : 'payment-faults: FAILED');
process.exit(isGood ? 0 : 1);
