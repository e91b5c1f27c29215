export interface Embed {
  version: string;
  files: string[];
  /** Bytes, gzip -9. */
  sizeOf(file: string): number;
  total(files: Iterable<string>): number;
  /** The loader, and what an element in view loads beside it, such as `auth`. */
  filesOf(element: string): Set<string>;
  /** Files fetched by each moment of a chat, those of the moments before included. */
  moments: { first: string[]; second: string[]; third: string[] };
  /** Files fetched beside the second moment, once an answer with references is finished. */
  beside: string[];
  /** Files fetched for the operator's notice, after the time of the first question. */
  operatorNotice: string[];
}

export function readEmbed(): Embed;
