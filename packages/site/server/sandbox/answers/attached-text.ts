import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { withoutMarkup } from './compose.ts';
import { withoutMarkers } from './llm-markers.ts';
import { answersTexts as texts } from './texts.ts';

const MOST_PAGES = 20;
const LONGEST_FILE = 12_000;
const LONGEST_QUESTION = 24_000;
const LONGEST_NAME = 80;
const FILE_MS = 5_000;
const HEAP_MB = 128;

/** The build puts the reader next to the chunk that starts it. */
const reader = fileURLToPath(new URL('pdf-reader.mjs', import.meta.url));
const run = promisify(execFile);
const inTurn = createFairQueue({ atOnce: 2, perKey: 5, inAll: 20 });

/** The text of a question's PDF files. */
interface AttachedText {
  /** For the model: each file between its delimiters. Empty if there are no files. */
  documents: string;
  /** The names of files without readable text. */
  unread: readonly string[];
}

/**
 * Reads the files within limits on time, memory and length. Never throws: it reports the files that it could not read.
 * @param fileMs time limit per file, in milliseconds; all files of a question together get twice as long
 */
export async function readAttachedText(
  files: readonly File[],
  signal: AbortSignal,
  fileMs = FILE_MS,
): Promise<AttachedText> {
  if (files.length === 0) return { documents: '', unread: [] };
  // The delimiter contains a random code, so that no file can forge it.
  const code = randomUUID();
  const ending = AbortSignal.any([signal, AbortSignal.timeout(2 * fileMs)]);
  const found = await Promise.all(files.map((file) => inTurn(code, () => readPdf(file, ending, fileMs))));
  let left = LONGEST_QUESTION;
  const unread: string[] = [];
  const documents = files.map((file, place) => {
    const name = plain(withoutMarkup(file.name).slice(0, LONGEST_NAME));
    const read = found[place];
    if (!read) unread.push(file.name);
    const body = read ? plain(read.text.slice(0, left)) : texts.documentUnread(name);
    const end = read && (read.isCut || read.text.length > left) ? `\n${texts.documentCut}` : '';
    left -= Math.min(left, read?.text.length ?? 0);
    return `<documento ${code}>\n${texts.documentName(name)}\n${body}${end}\n</documento ${code}>`;
  });
  return { documents: documents.join('\n\n'), unread };
}

/** Removes invisible characters, and markers, which would look like citations of passages. */
const plain = (text: string): string => withoutMarkers(text.replace(/[^\P{C}\n\t]/gu, '')).trim();

/**
 * Reads a file in a separate process, because a thread that runs out of memory may abort the whole server.
 * @returns undefined if the file has no readable text
 */
async function readPdf(file: File, signal: AbortSignal, timeout: number) {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (signal.aborted) return undefined;
    const running = run(
      process.execPath,
      [`--max-old-space-size=${HEAP_MB}`, reader, String(MOST_PAGES), String(LONGEST_FILE)],
      { env: {}, killSignal: 'SIGKILL', signal, timeout },
    );
    // The process may exit before it has read all its input.
    running.child.stdin?.on('error', () => {});
    running.child.stdin?.end(bytes);
    const { text, isCut } = JSON.parse((await running).stdout) as { text: string; isCut: boolean };
    return text.trim() === '' ? undefined : { text: text.trim(), isCut };
  } catch {
    return undefined;
  }
}
