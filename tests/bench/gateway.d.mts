export const HISTORY_END: string;
export const STREAM_END: string;
export const CHUNKS: number;
export function serveGateway(
  folder: string,
  seed: number,
): Promise<{
  /** `messages`: length of the next history; `perSecond`: chunks of an answer; `sent`: when each one left. */
  state: { messages: number; perSecond: number; sent: number[] };
  origin: string;
  close(): void;
}>;
