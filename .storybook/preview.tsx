import type { Preview } from '@storybook/react-vite';
import '@vesalio/widgets/styles.css';
import './preview.css';
import './reduced-motion.css';
import { lazy, Suspense } from 'react';
import type { StrictInputType } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { Stage, type StageGlobals } from './stage.tsx';
import { dark, light } from './themes.ts';

// On a busy machine, lazy modules take longer than the default of one second.
configure({ asyncUtilTimeout: 15_000 });

// Lazy, so that a story under test does not load the documentation blocks.
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

/** Finishes all motion immediately. */
const still = new CSSStyleSheet();
still.replaceSync(
  '*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important; }',
);
const moveAgain = () => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
};

/** False in `npm test`, which skips the two slowest rules. `pnpm test:long` checks every story against all rules. */
const allRules = import.meta.env.STORYBOOK_RULES !== 'quick';

/** Storybook's frame follows the system's theme, so its pages and the initial theme of stories do too. */
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Detects a React node or component, because its control would show the compiled source. */
const isReact = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value;

/**
 * The control for a prop that Storybook would show as an object: an optional boolean or string is a union, and a label
 * is a node.
 */
function controlOf(
  { type, table }: StrictInputType,
  value: unknown,
): { control?: StrictInputType['control'] } {
  if (isReact(value)) return { control: false };
  const kinds = type?.name === 'union' ? type.value.map(({ name }) => name) : [];
  if (kinds.includes('function') || (kinds.length > 0 && typeof value === 'function'))
    return { control: false };
  if (kinds.includes('boolean')) return { control: { type: 'boolean' } };
  const isText = kinds.includes('string') || table?.type?.summary === 'ReactNode';
  return isText && ['string', 'undefined'].includes(typeof value) ? { control: { type: 'text' } } : {};
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          { ...argType, ...(argType.control === undefined ? controlOf(argType, initialArgs[name]) : {}) },
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
  // `pnpm test:catalogue` repeats all stories with other values.
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
        // None of the active rules needs the files that axe would preload.
        preload: false,
        rules: { 'color-contrast': { enabled: allRules }, 'avoid-inline-spacing': { enabled: allRules } },
      },
    },
    // Shows the source as written, and every prop with its description.
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
    // The product sets its own background.
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
  // Content that is fading in counts as invisible, so nothing moves while a story runs its steps.
  beforeEach({ viewMode }) {
    if (viewMode !== 'story') return;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    return moveAgain;
  },
  afterEach: moveAgain,
  decorators: [
    (Story, { globals, parameters }) => (
      <Stage globals={globals as unknown as StageGlobals} bare={parameters.bare === true}>
        <Story />
      </Stage>
    ),
  ],
};

export default preview;
