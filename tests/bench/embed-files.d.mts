/** Names are relative to the version's folder; sizes are bytes of gzip -9. */
export function readEmbed(): {
  version: string;
  files: string[];
  sizeOf(file: string): number;
  total(files: Iterable<string>): number;
  loader: Set<string>;
  /** What has to be there until a question can be typed. */
  typing: Set<string>;
  /** What has to be there until the first answer is rendered, the former included. */
  answer: Set<string>;
};
