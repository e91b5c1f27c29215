import type { Rgb } from '@vesalio/widgets';

export const toHex = (rgb: Rgb) => `#${rgb.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

export const formatRatio = (ratio: number) =>
  `${ratio.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}:1`;
