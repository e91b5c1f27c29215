import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './tests/browser.mjs';

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'core', include: ['tests/core/**/*.test.ts'], environment: 'node' },
      },
      {
        plugins: [react()],
        test: {
          name: 'widgets',
          include: ['tests/widgets/**/*.test.{ts,tsx}', 'tests/site/**/*.test.{ts,tsx}'],
          exclude: ['tests/site/server/**'],
          environment: 'happy-dom',
          css: true,
          setupFiles: ['tests/setup-dom.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/site/server/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Without motion a story stands still when it is looked at.
            provider: playwright({
              launchOptions: { executablePath: findChromium() },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
