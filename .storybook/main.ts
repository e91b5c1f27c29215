import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const embed = fileURLToPath(new URL('../packages/widgets/dist-embed', import.meta.url));

// Prepared before the first story runs: a dependency found on the way would reload the page under a running test.
const bundled = [
  'react-dom',
  '@vesalio/core > credit-card-type',
  '@vesalio/core > zod/mini',
  '@vesalio/core > zustand/vanilla',
  '@vesalio/widgets > @floating-ui/dom',
  '@vesalio/widgets > imask/esm/controls/input',
  '@vesalio/widgets > imask/esm/masked/dynamic',
  '@vesalio/widgets > imask/esm/masked/pattern',
  '@vesalio/widgets > lucide-react',
  '@vesalio/widgets > react-hook-form',
  '@vesalio/widgets > zustand',
  '@vesalio/site > react-router',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // What the site asks its server for, and the built bundles; without a build the element stories say so themselves.
  staticDirs: [
    './static',
    { from: '../packages/site/node_modules/@fontsource-variable/inter/files', to: '/fonts' },
    { from: '../packages/site/public', to: '/site' },
    { from: '../packages/widgets/tokens', to: '/tokens' },
    ...(existsSync(embed) ? [{ from: embed, to: '/embed' }] : []),
  ],
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...bundled] },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
