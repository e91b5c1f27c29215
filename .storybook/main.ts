import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const embed = fileURLToPath(new URL('../packages/widgets/dist-embed', import.meta.url));

// Bundled before the first story runs, because a dependency discovered later reloads the page during a test.
const bundled = [
  'react-dom',
  '@vesalio/core > credit-card-type',
  '@vesalio/core > zod/mini',
  '@vesalio/core > zustand/vanilla',
  '@vesalio/widgets > @floating-ui/dom',
  '@vesalio/widgets > imask/esm/controls/input',
  '@vesalio/widgets > imask/esm/masked/dynamic',
  '@vesalio/widgets > imask/esm/masked/pattern',
  '@vesalio/widgets > lucide',
  '@vesalio/widgets > react-hook-form',
  '@vesalio/widgets > zustand',
  '@vesalio/site > react-router',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The files that the site requests from its server, and the built bundles. Without a build, the element stories tell
  // what is missing.
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
