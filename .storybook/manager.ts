import { addons } from 'storybook/manager-api';
import { dark, light } from './themes.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({
  theme: isDark ? dark : light,
  sidebar: { renderLabel: ({ name, type }) => (type === 'docs' && name === 'Docs' ? 'Documentação' : name) },
});
