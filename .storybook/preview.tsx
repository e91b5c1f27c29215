import type { Preview } from '@storybook/react-vite';
import '@vesalio/widgets/styles.css';
import './preview.css';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { Stage, type StageGlobals } from './stage.tsx';
import { dark, light } from './themes.ts';

// Parts of a flow and drawers come in chunks of their own: on a busy machine the usual second is short.
configure({ asyncUtilTimeout: 15_000 });

// Apart, so that a story under test does not load the blocks of the documentation.
const DocsPage = lazy(() => import('./docs-page.tsx'));

const pick = (icon: string, title: string, values: Record<string, string>) => ({
  name: title,
  description: title,
  toolbar: {
    title,
    icon: icon as 'paintbrush',
    dynamicTitle: true,
    items: Object.entries(values).map(([value, name]) => ({ value, title: name })),
  },
});

const width = (px: number) => ({
  name: `${px} px`,
  styles: { width: `${px}px`, height: px < 600 ? '740px' : '900px' },
});

/** False in `npm test`, which leaves out the two slowest rules; `pnpm test:long` judges every story by all. */
const allRules = import.meta.env.STORYBOOK_RULES !== 'quick';

/** The catalogue's own frame follows the system, so its pages and the first picture of a story do too. */
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** A node or a component: its control would show the built source. */
const isReact = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value;

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          isReact(initialArgs[name]) ? { ...argType, control: false } : argType,
        ]),
      ),
  ],
  globalTypes: {
    theme: pick('circlehollow', 'Tema', { light: 'Claro', dark: 'Escuro', auto: 'Automático' }),
    brand: pick('paintbrush', 'Marca', { own: 'Vesálio', partnerA: 'Parceiro A', partnerB: 'Parceiro B' }),
    host: pick('browser', 'CSS da página', {
      none: 'Página limpa',
      bootstrap: 'Bootstrap',
      reset: 'Reset',
      hostile: 'Página hostil',
    }),
    text: pick('zoom', 'Tamanho do texto', {
      '16px': '16 px',
      '20px': '20 px',
      '24px': '24 px',
      '32px': '32 px',
    }),
    motion: pick('transfer', 'Movimento', { normal: 'Normal', reduced: 'Reduzido' }),
  },
  // The catalogue run repeats every story with other values of these.
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? (isDark ? 'dark' : 'light'),
    brand: import.meta.env.STORYBOOK_BRAND ?? 'own',
    host: import.meta.env.STORYBOOK_HOST ?? 'none',
    text: '16px',
    motion: 'normal',
  },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: {
        resultTypes: ['violations'],
        // No rule that is on reads what axe would preload.
        preload: false,
        rules: { 'color-contrast': { enabled: allRules }, 'avoid-inline-spacing': { enabled: allRules } },
      },
    },
    // The written source, not the built one; every prop with its sentence.
    docs: {
      theme: isDark ? dark : light,
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
      source: { type: 'code' },
      controls: { sort: 'requiredFirst' },
    },
    controls: { expanded: true },
    // The product paints its own paper.
    backgrounds: { disable: true },
    viewport: {
      options: { w320: width(320), w360: width(360), w768: width(768), w1280: width(1280) },
    },
    options: {
      storySort: {
        order: [
          'Bem-vindo',
          'Fundamentos',
          'Partes',
          'Entrada',
          'Planos',
          'Pagamento',
          'Chat',
          'Conta',
          'Elementos',
          'Site',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Stage globals={globals as unknown as StageGlobals} bare={parameters.bare === true}>
        <Story />
      </Stage>
    ),
  ],
};

export default preview;
