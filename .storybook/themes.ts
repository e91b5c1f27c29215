import { create } from 'storybook/theming';

// The product's own colors, repeated because the manager reads no custom properties. Light and dark follow the system.
const shared = {
  brandTitle: 'Vesálio',
  brandUrl: './',
  brandImage: './brand.svg',
  brandTarget: '_self',
  fontBase: '"Inter Variable", Inter, system-ui, sans-serif',
  appBorderRadius: 10,
  inputBorderRadius: 8,
} as const;

export const light = create({
  ...shared,
  base: 'light',
  colorPrimary: '#00565a',
  colorSecondary: '#00565a',
  appBg: '#f5f3ec',
  appContentBg: '#fbfaf5',
  appPreviewBg: '#fbfaf5',
  appBorderColor: '#dee1dc',
  textColor: '#13232a',
  textMutedColor: '#47545a',
  barBg: '#fbfaf5',
  barTextColor: '#47545a',
  barSelectedColor: '#00565a',
  barHoverColor: '#00565a',
  inputBg: '#ffffff',
  inputBorder: '#818d90',
  inputTextColor: '#13232a',
});

export const dark = create({
  ...shared,
  base: 'dark',
  brandImage: './brand-dark.svg',
  colorPrimary: '#6dc4bd',
  colorSecondary: '#3f8f8b',
  appBg: '#0c1415',
  appContentBg: '#10181a',
  appPreviewBg: '#10181a',
  appBorderColor: '#2a3437',
  textColor: '#e8ebe6',
  textMutedColor: '#aeb9b8',
  barBg: '#10181a',
  barTextColor: '#aeb9b8',
  barSelectedColor: '#6dc4bd',
  barHoverColor: '#6dc4bd',
  inputBg: '#172123',
  inputBorder: '#6c7a7d',
  inputTextColor: '#e8ebe6',
});
