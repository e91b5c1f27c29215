/**
 * Measures the chat of the built embed in a real browser: `pnpm bench`. Needs `npm run build`.
 *
 * node tests/bench/run.mjs                          start, open, stream, typing; three runs of each
 * node tests/bench/run.mjs --runs 1 --only open     one of them, once
 *
 * Every measurement has its own browser and profile, and connects only to loopback.
 */
import { readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../browser.mjs';
import { CHUNKS, HISTORY_END, STREAM_END, serveGateway } from './gateway.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'start,open,stream,typing' },
    seed: { type: 'string', default: '7' },
    cpu: { type: 'string', default: '4' },
  },
});

const embed = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'packages/widgets/dist-embed');
const version = readdirSync(embed).find((name) => /^v\d/.test(name));
if (!version) throw new Error('packages/widgets/dist-embed is empty: run `npm run build` first.');
const gateway = await serveGateway(join(embed, version), Number(options.seed));

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const round = (value) => Math.round(value * 10) / 10;
const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

/** Runs in the page. Finds elements in the shadow root and records when they appear. */
function watchPage(end) {
  const root = () => document.querySelector('vesalio-chat')?.shadowRoot;
  const longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const bench = { root, longTasks, usable: 0, shown: 0 };
  const look = () => {
    const input = root()?.querySelector('textarea');
    if (!bench.usable && input?.getClientRects().length && !input.disabled) bench.usable = performance.now();
    const last = [...(root()?.querySelectorAll('[data-message]') ?? [])].at(-1);
    if (!bench.shown && last?.textContent.includes(end)) bench.shown = performance.now();
    requestAnimationFrame(look);
  };
  look();
  bench.nodes = () => {
    let count = 0;
    const walk = (from) => {
      const walker = document.createTreeWalker(from, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.currentNode; node; node = walker.nextNode()) {
        count++;
        if (node.shadowRoot) walk(node.shadowRoot);
      }
    };
    walk(document.documentElement);
    return count;
  };
  globalThis.bench = bench;
}

async function visit({ messages = 0, cpu = 1 }, measure) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, locale: 'pt-BR' });
    page.setDefaultTimeout(60_000);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    if (cpu > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const metrics = async () => {
      const { metrics: list } = await client.send('Performance.getMetrics');
      const of = (name) => (list.find((entry) => entry.name === name)?.value ?? 0) * 1000;
      return { task: of('TaskDuration') - of('DevToolsCommandDuration'), script: of('ScriptDuration') };
    };
    await page.addInitScript(watchPage, HISTORY_END);
    gateway.state.messages = messages;
    await page.goto(`${gateway.origin}/`, { waitUntil: 'commit' });
    await page.waitForFunction((isLong) => (isLong ? bench.shown : bench.usable) > 0, messages > 0);
    return await measure({ page, client, metrics });
  } finally {
    await browser.close();
  }
}

async function settle({ metrics }) {
  for (let before = await metrics(), turn = 0; turn < 50; turn++) {
    await pause(300);
    const now = await metrics();
    if (now.task - before.task < 45) return;
    before = now;
  }
}

const longest = (tasks) => Math.max(0, ...tasks.map(({ duration }) => duration));

const suites = {
  start: {
    title: `Start, CPU ${options.cpu}x slower`,
    cases: [{}],
    run: () =>
      visit({ cpu: Number(options.cpu) }, async (visitor) => {
        const usable = await visitor.page.evaluate(() => bench.usable);
        const { script } = await visitor.metrics();
        const tasks = await visitor.page.evaluate(() => bench.longTasks);
        return { 'input usable ms': usable, 'script ms': script, 'longest task ms': longest(tasks) };
      }),
  },
  open: {
    title: 'Open a history',
    cases: [{ messages: 200 }, { messages: 1_000 }, { messages: 5_000 }],
    run: ({ messages }) =>
      visit({ messages }, async (visitor) => {
        const { page, client } = visitor;
        await settle(visitor);
        const opened = await page.evaluate(() => ({
          shown: bench.shown,
          nodes: bench.nodes(),
          tasks: bench.longTasks,
        }));
        await client.send('HeapProfiler.collectGarbage');
        const { usedSize } = await client.send('Runtime.getHeapUsage');
        const dropped = await scrollUp(page, client);
        return {
          'last message ms': opened.shown,
          'longest task ms': longest(opened.tasks),
          nodes: opened.nodes,
          'heap MB': usedSize / 1e6,
          'frames dropped %': dropped,
        };
      }),
  },
  stream: {
    title: `Stream of ${CHUNKS} chunks at 200/s`,
    cases: [{}],
    run: () =>
      visit({}, async (visitor) => {
        const { page, metrics } = visitor;
        await settle(visitor);
        await page.evaluate(() => bench.root().querySelector('textarea').focus());
        await page.keyboard.insertText('Qual a dose?');
        await settle(visitor);
        const from = await page.evaluate(() => performance.now());
        const sample = async (share) => {
          while (gateway.state.sent.length < CHUNKS * share) await pause(10);
          return (await metrics()).task;
        };
        gateway.state.sent = [];
        await page.keyboard.press('Enter');
        const marks = [];
        for (const share of [0.001, 0.25, 0.75, 1]) marks.push(await sample(share));
        await page.waitForFunction(
          (end) => [...bench.root().querySelectorAll('[data-message]')].at(-1)?.textContent.includes(end),
          STREAM_END,
          { polling: 20 },
        );
        const lag = Date.now() - gateway.state.sent.at(-1);
        const tasks = await page.evaluate(() => bench.longTasks);
        const perChunk = (a, b) => (marks[b] - marks[a]) / (CHUNKS / 4);
        return {
          'busy ms': marks[3] - marks[0],
          'longest task ms': longest(tasks.filter(({ startTime }) => startTime > from)),
          'ms/chunk first quarter': perChunk(0, 1),
          'ms/chunk last quarter': perChunk(2, 3),
          'lag ms': lag,
        };
      }),
  },
  typing: {
    title: 'Typing with 1,000 messages open',
    cases: [{}],
    run: () =>
      visit({ messages: 1_000 }, async (visitor) => {
        const { page, metrics } = visitor;
        await settle(visitor);
        await page.evaluate(() => bench.root().querySelector('textarea').focus());
        await page.keyboard.type('a');
        await settle(visitor);
        const before = await metrics();
        const text = 'dose de amoxicilina ajustada para funcao renal no idoso hoje';
        await page.keyboard.type(text, { delay: 60 });
        await pause(200);
        const after = await metrics();
        return {
          'task ms/key': (after.task - before.task) / text.length,
          'script ms/key': (after.script - before.script) / text.length,
        };
      }),
  },
};

/** Scrolls to the top with the wheel for at most ten seconds. Returns the share of late frames. */
async function scrollUp(page, client) {
  await page.evaluate(() => {
    const times = [];
    const note = (time) => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    bench.frames = times;
  });
  const end = Date.now() + 10_000;
  const sent = [];
  for (let top = 1; top > 0 && Date.now() < end; ) {
    for (let turn = 0; turn < 30; turn++) {
      sent.push(
        client
          .send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 512, y: 300, deltaX: 0, deltaY: -1500 })
          .catch(() => {}),
      );
      await pause(16);
    }
    top = await page.evaluate(() => bench.root().querySelector('[role=log]').scrollTop);
  }
  await Promise.race([Promise.allSettled(sent), pause(10_000)]);
  const gaps = await page.evaluate(() =>
    bench.frames.slice(1).map((time, index) => time - bench.frames[index]),
  );
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / 16.667) - 1), 0);
  return (100 * dropped) / (dropped + gaps.length);
}

console.log(
  `${version}, seed ${options.seed}, ${options.runs} runs, medians (lowest to highest); ${cpus().length} CPUs, load ${loadavg()[0].toFixed(1)}`,
);
for (const name of options.only.split(',')) {
  const suite = suites[name];
  if (!suite)
    throw new Error(`There is no measurement "${name}". There are: ${Object.keys(suites).join(', ')}.`);
  for (const one of suite.cases) {
    const rows = [];
    for (let run = 0; run < Number(options.runs); run++) rows.push(await suite.run(one));
    console.log(`\n${suite.title}${one.messages ? ` of ${one.messages} messages` : ''}`);
    for (const key of Object.keys(rows[0])) {
      const values = rows.map((row) => row[key]);
      const spread = `(${round(Math.min(...values))} to ${round(Math.max(...values))})`;
      console.log(`  ${key.padEnd(24)} ${String(round(median(values))).padStart(9)} ${spread}`);
    }
  }
}
gateway.close();
