/**
 * The only test runner. Runs every suite even after a failure, prints each suite's own count, and ends with the line
 * `N passed, N failed`.
 *
 * node tests/run.mjs                every suite of `npm test`
 * node tests/run.mjs lint types     only the named suites
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from './browser.mjs';
import { countCpuTime } from './cpu-time.mjs';

const root = new URL('..', import.meta.url).pathname;
const out = mkdtempSync(join(tmpdir(), 'vesalio-tests-'));
const bin = (name) => join(root, 'node_modules/.bin', name);

/** The compiler, which is written in Go, does not collect garbage below this limit. */
const withoutCollection = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/** A suite runs a command. The counts are in its JSON file `report`. */
const suites = {
  lint: { command: [bin('biome'), 'ci', '--max-diagnostics=50'] },
  // Several checkers would check much twice.
  types: {
    command: [bin('tsc'), '-b', '--singleThreaded'],
    env: withoutCollection,
  },
  unit: vitest('unit', ['core', 'widgets', 'server']),
  faults: vitest('faults', ['faults']),
  // Use React's production build, as in the product. The development build uses a third more CPU time.
  stories: vitest('stories', ['stories'], { STORYBOOK_RULES: 'quick', NODE_ENV: 'production' }),
  embed: playwright('embed'),
  e2e: playwright('e2e'),
  browsers: browsers(),
  compatibility: vitest('compatibility', ['compatibility']),
  size: { command: ['node', 'tests/bench/size.mjs', '--reached'] },
  packages: { command: ['node', 'tests/embed/packages.mjs'], env: withoutCollection },
  deploy: vitest('deploy', ['deploy']),
};
const lateSeed = process.env.LATE_SEED ?? String(Date.now() % 100_000);
const extra = {
  // Runs all seeds and orders on both databases. `npm test` runs only the first ones.
  'faults-long': vitest('faults-long', ['faults', 'faults-long', 'core', 'widgets', 'server'], {
    FAULT_SEEDS: '5000',
    CHAT_RACES: '1000',
    LATE_REFUSALS: '1000',
    CUT_MOMENTS: '200',
    LONG: '1',
  }),
  // Everything that CONTRIBUTING.md calls a repetition: tests tagged `@long`, and every route, width, theme and person.
  'e2e-long': playwright('e2e', { LONG: '1' }),
  'embed-long': playwright('embed', { LONG: '1' }),
  // All axe rules, and the components on the elements' own library.
  'stories-long': vitest('stories-long', ['stories'], { NODE_ENV: 'production' }),
  'preact-long': vitest('preact-long', ['preact']),
  // The site's journeys against two processes behind nginx.
  'deploy-long': vitest('deploy-long', ['deploy'], { LONG: '1' }),
  'packages-long': {
    command: ['node', 'tests/embed/packages.mjs'],
    env: { ...withoutCollection, LONG: '1' },
  },
  catalogue: playwright('catalogue'),
  // Delays every answer by the seed, so that a person's actions meet the answers in a different order.
  'e2e-late': playwright('e2e', { LATE_SEED: lateSeed }),
  'embed-late': playwright('embed', { LATE_SEED: lateSeed }),
  'stories-late': vitest('stories-late', ['stories'], {
    STORYBOOK_RULES: 'quick',
    STORYBOOK_LATE_SEED: lateSeed,
    NODE_ENV: 'production',
  }),
};

function vitest(name, projects, env = {}) {
  const report = join(out, `${name}.json`);
  return {
    command: [
      bin('vitest'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--reporter=./tests/flaky-reporter.mjs',
      // As in the browser suites, tests that pass only at a second try are listed right above the last line.
      ...(process.env.CI ? ['--retry=1'] : []),
    ],
    env: { FLAKY_FILE: `${report}.flaky`, ...env },
    count: () => {
      const result = JSON.parse(readFileSync(report, 'utf8'));
      // A file that fails to load has no tests, but must count as a failure.
      const broken = result.testResults.filter(
        (file) => file.status === 'failed' && file.assertionResults.length === 0,
      );
      const failures = [
        ...broken.map(({ name, message }) => ({ name, message })),
        ...result.testResults.flatMap((file) =>
          file.assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => ({
              name: `${relative(root, file.name)} › ${fullName}`,
              message: failureMessages.join('\n'),
            })),
        ),
      ];
      return {
        passed: result.numPassedTests,
        failed: result.numFailedTests + broken.length,
        failures,
        flaky: existsSync(`${report}.flaky`) ? JSON.parse(readFileSync(`${report}.flaky`, 'utf8')) : [],
      };
    },
  };
}

function playwright(project, env = {}) {
  const report = join(out, `${project}.json`);
  return {
    command: [bin('playwright'), 'test', `--project=${project}`, '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    count: () => {
      const { stats, errors = [], suites } = JSON.parse(readFileSync(report, 'utf8'));
      const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
      const ended = (status) =>
        suites.flatMap(specs).filter((spec) => spec.tests.some((test) => test.status === status));
      const name = (spec) => `tests/${spec.file}:${spec.line} › ${spec.title}`;
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
        failures: [
          ...errors.map(({ message }) => ({ name: project, message })),
          ...ended('unexpected').map((spec) => ({
            name: name(spec),
            message: spec.tests[0]?.results.at(-1)?.error?.message ?? '',
          })),
        ],
        flaky: ended('flaky').map(name),
      };
    },
  };
}

/** The installed engines except current Chromium. */
function browsers() {
  const report = join(out, 'browsers.json');
  return {
    command: ['node', 'tests/browsers/run.mjs'],
    env: { BROWSERS_REPORT: report },
    count: () => ({ ...JSON.parse(readFileSync(report, 'utf8')), flaky: [] }),
  };
}

function run({ command, env }) {
  return new Promise((resolve) => {
    const [file, ...args] = command;
    const child = spawn(file, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM: findChromium() ?? '', ...env },
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const seconds = (time, cpu) =>
  `${time.toFixed(0)} s${Number.isNaN(cpu) ? '' : `, ${cpu.toFixed(0)} s of CPU`}`;

const cpuTime = countCpuTime();
const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? wanted : Object.keys(suites);
let passed = 0;
let failed = 0;
const lines = [];
/** Repeat failures at the end, because people often read only the last lines of a log. */
const failures = [];
const flaky = [];
for (const name of chosen) {
  const suite = suites[name] ?? extra[name];
  if (!suite) {
    console.error(
      `There is no suite "${name}". There are: ${Object.keys({ ...suites, ...extra }).join(', ')}.`,
    );
    process.exit(2);
  }
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  if (name.endsWith('-late')) console.log(`LATE_SEED=${lateSeed}`);
  const began = Date.now();
  const cpuBefore = cpuTime.seconds();
  const code = await run(suite);
  let counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (suite.count) {
    try {
      counts = suite.count();
      if (code !== 0 && counts.failed === 0) counts.failed = 1;
    } catch {
      counts = { passed: 0, failed: 1 };
    }
  }
  if (counts.failed > 0)
    failures.push(
      ...(counts.failures?.length ? counts.failures : [{ name: `${name}: see its own lines above` }]),
    );
  flaky.push(...(counts.flaky ?? []));
  passed += counts.passed;
  failed += counts.failed;
  const atSecondTry = counts.flaky?.length ? `, ${counts.flaky.length} only at a second try` : '';
  lines.push(
    `${name.padEnd(10)} ${counts.passed} passed${atSecondTry}, ${counts.failed} failed  (${seconds((Date.now() - began) / 1000, cpuTime.seconds() - cpuBefore)})`,
  );
}
rmSync(out, { recursive: true, force: true });

for (const { name, message = '' } of failures.slice(0, 30)) {
  const reason = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 12)
    .join('\n    ')
    .slice(0, 900);
  console.log(`\nFAILED  ${name}\n    ${reason}`);
}
lines.push(`${'together'.padEnd(10)} ${seconds(process.uptime(), cpuTime.seconds())}`);
if (!cpuTime.isWhole)
  console.log(
    'The processor time lacks that of browsers’ renderers: that needs control groups, on Linux as root.',
  );
console.log(`\n${lines.join('\n')}`);
if (!process.env.TEST_DATABASE_URL) {
  console.log(
    'TEST_DATABASE_URL is not set: the server tests ran on the embedded PGlite only, not on PostgreSQL.',
  );
}
const missingPrograms = ['nginx', 'openssl', 'systemd-analyze'].filter(
  (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
);
if (missingPrograms.length > 0)
  console.log(
    `Not installed here, so their checks of docs/deploy did not run: ${missingPrograms.join(', ')}.`,
  );
if (!existsSync(join(root, 'packages/site/dist')))
  console.log('packages/site/dist is missing: run `npm run build` first.');
if (flaky.length > 0)
  console.log(
    `\n${flaky.length} of the tests that passed did so only at a second try:\n  ${flaky.join('\n  ')}\n`,
  );
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
