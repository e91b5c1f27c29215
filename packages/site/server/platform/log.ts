import pino, { type DestinationStream, type Logger } from 'pino';
import { currentScope } from './scope.ts';

export type Log = Logger;

const EMAIL = /[^\s"'<>()/:=,;]+(?:@|%40)[^\s"'<>()/,;]+/gi;
const TOKEN = /\b(?:Bearer\s+)?[\w-]{8,}\.[\w-]{8,}\.[\w-]+/g;
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/\S+/gi;
const DIGITS = /\d(?:[ .-]?\d){6,}/g;
// Parsers and databases quote rejected input in their messages.
const QUOTED = /"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?/g;

/** Matching quotes takes quadratic time, so longer texts are cut. */
const LONGEST = 2_000;

const scrub = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(QUOTED, '[quoted]')
    .replace(ADDRESS, '[address]')
    .replace(EMAIL, '[e-mail]')
    .replace(TOKEN, '[token]')
    .replace(DIGITS, '[number]');

/** Describes an error without user input: name, code, constraint, scrubbed message and stack frames. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return scrub(String(error));
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? ` (${error.constraint})` : '';
  const { message, stack = '' } = error;
  // The stack starts with the message, which may contain lines that look like frames.
  const messageAt = stack.indexOf(message);
  const frames = stack
    .slice(messageAt < 0 ? 0 : messageAt + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return [`${error.name}${code}${constraint}: ${scrub(message)}`, ...frames].join('\n');
}

/** Logs JSON lines. Errors go to `errors`, everything else to `out`. */
export function createLog({
  out = process.stdout,
  errors = out === process.stdout ? process.stderr : out,
  level = 'info',
}: {
  out?: DestinationStream;
  errors?: DestinationStream;
  level?: 'info' | 'error';
} = {}): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.multistream([{ stream: out }, { level: 'error', stream: errors }], { dedupe: true }),
  );
}

const fallback = createLog({ level: 'error' });

/**
 * Logs an unexpected failure.
 * @param where a route pattern or the name of a step, never a requested path
 */
export function logFailure(where: string, error: unknown): void {
  const { log = fallback, request } = currentScope() ?? {};
  log.error({ requestId: request?.id, where, error: describe(error) }, 'failure');
}

/** Fields of a warning. Must not contain a token, personal data or clinical words. */
export type WarningFields = Readonly<Record<string, string | number | undefined>>;

/**
 * Logs a refusal with a cause outside this server, such as in a partner's server.
 * @param where the name of a step, never a requested path
 */
export function logWarning(where: string, fields: WarningFields): void {
  const { log = fallback, request } = currentScope() ?? {};
  log.warn({ requestId: request?.id, where, ...fields }, 'refused');
}
