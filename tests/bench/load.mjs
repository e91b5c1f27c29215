/**
 * Puts load on the built server, on loopback, in front of a fake service: logins, lists and questions with a streamed
 * answer. Open loop: each person makes one call per second, whether or not the last one has been answered.
 *
 * node tests/bench/load.mjs [seconds [people]]   after `npm run build`; uses PostgreSQL if TEST_DATABASE_URL is set
 *
 * Prints milliseconds for the whole call and for the gateway's share, which is the call minus the same call made
 * directly
 * to the service. On Linux, also prints the gateway's CPU time per call, which depends less on a busy machine.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';

const seconds = Math.min(60, Number(process.argv[2] ?? 5));
const PEOPLE = [1, 10, 50, 200].filter((people) => people <= Number(process.argv[3] ?? 200));
const KEY = 'a-key-for-measurements';

const EVENTS = 'event: delta\ndata: {"texto":"Resposta"}\n\nevent: done\ndata: {"resposta":"Resposta"}\n\n';
const plan = { id: 2, name: 'fleming_plan', status: true };
const service = createServer((request, response) => {
  request.resume().once('end', () => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/api/mensagens')
      return response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(EVENTS);
    const data = pathname.endsWith('my-account')
      ? { id: 7, name: 'Ana', activePlan: plan }
      : pathname === '/api/conversations'
        ? { items: [{ id: 'c-1', title: 'Conversa' }], totalCount: 1 }
        : { token: 'token' };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data }));
  });
});
service.keepAliveTimeout = 120_000;
await once(service.listen(0, '127.0.0.1'), 'listening');
const upstream = `http://127.0.0.1:${service.address().port}`;

const started = [];
async function startServer(environment) {
  const child = spawn(process.execPath, [...process.execArgv, 'packages/site/server/dist/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: 'memory',
      JOURNAL_ON_DISK: 'accept-loss',
      RATE_LIMITS: 'off',
      PRODUCT_API_URL: upstream,
      CHAT_API_URL: upstream,
      CHAT_API_KEY: KEY,
      POSTAL_CODE_API_URL: upstream,
      LOCALITY_API_URL: upstream,
      ...environment,
    },
  });
  started.push(child);
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', () => reject(new Error('The server did not start.')));
    child.stdout.on('data', (piece) => {
      output += piece;
      const [, url] = /em (http:\S+)/.exec(output) ?? [];
      if (url) resolve(url);
    });
  });
}

const question = () => {
  const body = new FormData();
  for (const [name, value] of Object.entries({
    conversationId: 'c-1',
    prompt: 'Dose?',
    topK: '5',
    web: 'false',
  }))
    body.append(name, value);
  return { method: 'POST', body };
};
const login = { method: 'POST', body: '{"email":"ana@hospital.example","password":"x"}' };
const calls = {
  login: {
    path: '/api/auth/login',
    init: () => ({ ...login, headers: { 'Content-Type': 'application/json' } }),
  },
  list: { path: '/api/conversations?page=1&pageSize=20', init: () => ({}) },
  question: { path: '/ai/api/mensagens', direct: '/api/mensagens', init: question },
  // As the product asks: the answer continues without its reader.
  'with key': {
    path: '/ai/api/mensagens',
    direct: '/api/mensagens',
    init: () => ({ ...question(), headers: { 'Idempotency-Key': randomBytes(16).toString('hex') } }),
  },
};

/** Milliseconds of each answered call, sorted, and the number of failed calls. */
async function measure(urls, { path, direct = path, init }, people, isDirect) {
  const times = [];
  let failed = 0;
  const call = async (index) => {
    await delay((index * 1000) / people);
    const { headers, ...rest } = init();
    const began = performance.now();
    try {
      const url = isDirect ? `${upstream}${direct}` : `${urls[index % urls.length]}${path}`;
      const response = await fetch(url, {
        ...rest,
        headers: { ...headers, Accept: 'text/event-stream, application/json', Authorization: 'Bearer token' },
      });
      await response.text();
      if (!response.ok) throw new Error(String(response.status));
      times.push(performance.now() - began);
    } catch {
      failed += 1;
    }
  };
  await Promise.all(Array.from({ length: people * seconds }, (_, index) => call(index)));
  return { times: times.sort((a, b) => a - b), failed };
}

/** CPU time that the servers have used, in milliseconds. NaN if the system does not report it. */
function processorTime() {
  try {
    return started
      .map(({ pid }) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' '))
      .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * 10, 0);
  } catch {
    return Number.NaN;
  }
}

const at = (times, share) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
const shown = (value) => value.toFixed(1).padStart(8);

/** Creates a database on the PostgreSQL of TEST_DATABASE_URL. */
async function createDatabase(url) {
  const { default: pg } = await import(createRequire('/').resolve('pg', { paths: ['packages/site'] }));
  const name = `load_${randomBytes(6).toString('hex')}`;
  const administer = async (sql) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await administer(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(`drop database ${name} with (force)`) };
}

const databaseUrl = process.env.TEST_DATABASE_URL;
const database = databaseUrl && (await createDatabase(databaseUrl));
const postgres = { DATABASE_URL: database?.url, SESSION_SECRET: randomBytes(24).toString('hex') };
const setups = [
  ['PGlite, 1 process', [{}]],
  ...(databaseUrl
    ? [
        ['PostgreSQL, 1 process', [postgres]],
        ['PostgreSQL, 2 processes', [postgres, postgres]],
      ]
    : []),
];
try {
  if (!databaseUrl) console.log('TEST_DATABASE_URL is not set: PGlite only.');
  for (const [name, environments] of setups) {
    const urls = await Promise.all(environments.map(startServer));
    // Warm up, so that the server's code is compiled.
    for (const call of Object.values(calls)) await measure(urls, call, 200, false);
    console.log(
      `\n${name}\n${'call'.padEnd(10)}people     p50     p95     p99  share p50  share p99  CPU/call  failed`,
    );
    for (const [kind, call] of Object.entries(calls))
      for (const people of PEOPLE) {
        const own = await measure(urls, call, people, true);
        const before = processorTime();
        const { times, failed } = await measure(urls, call, people, false);
        const spent = shown((processorTime() - before) / (people * seconds));
        const figures = [0.5, 0.95, 0.99].map((share) => shown(at(times, share))).join('');
        const shares = [0.5, 0.99]
          .map((share) => `   ${shown(at(times, share) - at(own.times, share))}`)
          .join('');
        console.log(
          `${kind.padEnd(10)}${String(people).padStart(6)}${figures}${shares}  ${spent}${String(failed).padStart(8)}`,
        );
      }
    for (const child of started.splice(0)) child.kill('SIGTERM');
  }
} finally {
  for (const child of started) child.kill('SIGKILL');
  service.closeAllConnections();
  service.close();
  await database?.drop();
}
