/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Cut {
  /** Lightest and boldest weight in use: those in tokens.css, and the 700 that browsers use for `strong`. */
  weights: readonly [min: number, max: number];
  features: readonly string[];
}

/** By the name of the built file. Style sheets do not use fractions. */
const CUTS: Record<string, Cut> = {
  'inter-latin-wght-normal': {
    weights: [400, 700],
    features: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'pnum', 'tnum'],
  },
  'newsreader-latin-wght-normal': {
    weights: [400, 530],
    features: ['kern', 'liga', 'mark', 'mkmk', 'pnum', 'tnum'],
  },
};

/** Includes the weights in the font's name, because its hash is that of the original file. */
export function assetName({ names }: { names: string[] }): string {
  const name = names[0]?.replace(/\.\w+$/, '') ?? '';
  const cut = CUTS[name];
  // The name of a shared style sheet lists all files that share it.
  return `assets/${name.split('~')[0]}${cut ? `-${cut.weights.join('-')}` : ''}-[hash][extname]`;
}

/** Reduces variable fonts to the weights and features in use. Keeps all glyphs; the files shrink to two thirds. */
export const smallFonts: Plugin = {
  name: 'small-fonts',
  apply: 'build',
  async generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || typeof asset.source === 'string') continue;
      const cut = CUTS[asset.names[0]?.replace(/\.woff2$/, '') ?? ''];
      if (!cut) continue;
      // The font's license requires its text in every copy.
      const family = asset.names[0]?.split('-')[0] ?? '';
      const licence = join(import.meta.dirname, 'node_modules/@fontsource-variable', family, 'LICENSE');
      this.emitFile({ type: 'asset', fileName: `licenses-${family}.txt`, source: readFileSync(licence) });
      const { default: subsetFont } = await import('subset-font');
      const [min, max] = cut.weights;
      asset.source = await subsetFont(asset.source, '', {
        targetFormat: 'woff2',
        keepAllGlyphs: true,
        keepFeatures: cut.features,
        variationAxes: { wght: { min, max } },
      });
    }
  },
};
