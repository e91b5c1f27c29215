import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/browser.mjs';
import { serverArguments } from './tests/e2e/second-server.ts';
import { isLong } from './tests/long.ts';

// Below the ports of outgoing connections, one of which could hold it.
const port = Number(process.env.E2E_PORT ?? 24731);
/** A Firefox for the embed suite, as `tests/browsers/embed-suite.mjs` sets it. */
const firefox = process.env.EMBED_FIREFOX;
/** A product that runs already, such as two processes behind a proxy with its own certificate. */
const running = process.env.E2E_URL;
const executablePath = firefox ?? findChromium();

const webServer = {
  command: ['node', ...serverArguments].join(' '),
  url: `http://localhost:${port}/config.json`,
  timeout: 60_000,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
  env: {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: 'memory',
    RATE_LIMITS: 'off',
    // Origins of the pages that tests/embed serves.
    EMBED_ORIGINS: `http://localhost:${port + 10},http://127.0.0.1:${port + 11}`,
  },
};

/** Journeys against the built product and its sandbox; `npm run build` comes first. */
export default defineConfig({
  testDir: 'tests',
  // Far beyond what anything takes: a slow or busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  ...(isLong ? {} : { grepInvert: /@long/ }),
  retries: process.env.CI ? 1 : 0,
  outputDir: 'test-results',
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    ignoreHTTPSErrors: running !== undefined,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'on-first-retry',
    ...(firefox ? { browserName: 'firefox' as const, channel: 'moz-firefox' } : {}),
    ...(executablePath ? { launchOptions: { executablePath } } : {}),
  },
  projects: [
    // Drawing animations takes a tenth of the processor time. The main journey, the first paint and an element's life
    // keep them, and the whole embed suite in its long run.
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', use: { reducedMotion: 'reduce' } },
    {
      name: 'embed',
      testMatch: 'embed/**/*.spec.ts',
      use: { reducedMotion: isLong ? 'no-preference' : 'reduce' },
    },
    { name: 'storybook', testMatch: 'catalogue/build.setup.ts', teardown: 'words' },
    { name: 'words', testMatch: 'catalogue/words.teardown.ts' },
    {
      name: 'catalogue',
      testMatch: 'catalogue/**/*.spec.ts',
      timeout: 900_000,
      dependencies: ['storybook'],
    },
  ],
  ...(running ? {} : { webServer }),
});
