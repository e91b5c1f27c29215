import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Vesálio',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: 'system-ui, sans-serif',
  }),
});
