declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Keeps all glyphs of the font; the text is then empty. */
    keepAllGlyphs: boolean;
    keepFeatures: readonly string[];
    variationAxes: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>;
}
