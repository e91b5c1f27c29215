import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const embed = fileURLToPath(new URL('../packages/widgets/dist-embed', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The element stories load the built bundles; without a build they say so themselves.
  staticDirs: existsSync(embed) ? [{ from: embed, to: '/embed' }] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
