/** Declares the parts that we use of a package without types. */
declare module '@citation-js/core' {
  interface CslRecord {
    title?: string;
    type?: string;
    DOI?: string;
    author?: { family?: string; given?: string; literal?: string }[];
    issued?: { 'date-parts': number[][] };
    [field: string]: unknown;
  }
  export const plugins: {
    input: { chainAsync(data: unknown, options: { generateGraph: boolean }): Promise<CslRecord[]> };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
