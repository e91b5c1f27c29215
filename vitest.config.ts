import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findChromium } from './tests/browser.mjs';

const installed = (path: string) => fileURLToPath(new URL(`./node_modules/${path}`, import.meta.url));

/** The elements run on Preact under React's names. */
const preactInPlaceOfReact = [
  // Its CommonJS door would reach for the real React.
  {
    find: /^@testing-library\/react$/,
    replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
  },
  { find: /^preact$/, replacement: 'preact/dist/preact.mjs' },
  { find: /^preact\/hooks$/, replacement: 'preact/hooks/dist/hooks.mjs' },
  { find: /^(preact\/compat|react|react-dom)$/, replacement: 'preact/compat/dist/compat.mjs' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime/dist/jsxRuntime.mjs' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils/dist/testUtils.mjs' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client.mjs' },
].map(({ find, replacement }) => ({ find, replacement: installed(replacement) }));

/** One process for many files: a new one for each takes longer than most of their tests. */
const sharedProcess = {
  isolate: false,
  setupFiles: ['tests/fresh-modules.ts'],
};

/** The projects that the command line names; none of them stands for all. */
const chosen = process.argv.flatMap((word, at, words) =>
  word === '--project' ? words.slice(at + 1, at + 2) : word.startsWith('--project=') ? [word.slice(10)] : [],
);
const isChosen = (project: string) => chosen.length === 0 || chosen.includes(project);

/** Starting Storybook takes three seconds of processor time, which the other projects do without. */
async function storiesProject(): Promise<TestProjectConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    // `npm test` leaves out the stories that repeat another one; CONTRIBUTING says which.
    plugins: [
      storybookTest({
        configDir: '.storybook',
        tags: { exclude: process.env.STORYBOOK_RULES === 'quick' ? ['long'] : [] },
      }),
    ],
    test: {
      name: 'stories',
      // One page for many files: loading the stage anew takes a third of the time.
      isolate: false,
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Without animations a story has a stable look.
        provider: playwright({
          launchOptions: { executablePath: findChromium() },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
        // Nobody looks at the page, so nothing needs to be painted. What is seen inside of the frame stays visible to it.
        orchestratorScripts: [
          {
            content:
              "document.head.append(Object.assign(document.createElement('style'), { textContent: 'iframe { opacity: 0 }' }))",
          },
        ],
      },
    },
  };
}

export default defineConfig({
  test: {
    // By default one processor stays free, which leaves half of a small machine idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'core',
          include: ['tests/core/**/*.test.ts'],
          environment: 'node',
          ...sharedProcess,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'widgets',
          include: ['tests/widgets/**/*.test.{ts,tsx}', 'tests/site/**/*.test.{ts,tsx}'],
          exclude: ['tests/site/server/**'],
          environment: 'happy-dom',
          css: true,
          ...sharedProcess,
          setupFiles: [...sharedProcess.setupFiles, 'tests/setup-dom.ts'],
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias: preactInPlaceOfReact },
        test: {
          name: 'preact',
          include: ['tests/widgets/ui/*.test.tsx', 'tests/widgets/chat/composer.test.tsx'],
          environment: 'happy-dom',
          css: true,
          setupFiles: ['tests/setup-dom.ts'],
          testTimeout: 20_000,
          // What is not inlined escapes the alias.
          server: { deps: { inline: [/preact/, /testing-library/, /react-hook-form/, /zustand/] } },
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/site/server/**/*.test.ts'],
          environment: 'node',
          ...sharedProcess,
          setupFiles: [...sharedProcess.setupFiles, 'tests/site/server/long-waits.ts'],
          expect: { poll: { timeout: 10_000 } },
          globalSetup: ['tests/site/server/database-copy.ts'],
          // Optimising PGlite's WebAssembly takes longer than a test uses it.
          execArgv: ['--liftoff-only'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          globalSetup: ['tests/faults/bundle.setup.ts'],
          environment: 'node',
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults-long',
          include: ['tests/faults/long/*.test.ts'],
          globalSetup: ['tests/faults/bundle.setup.ts'],
          environment: 'node',
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          globalSetup: ['tests/deploy/artefact.setup.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'compatibility',
          include: ['tests/browsers/**/*.test.ts'],
          environment: 'node',
        },
      },
      ...(isChosen('stories') ? [await storiesProject()] : []),
    ],
  },
});
