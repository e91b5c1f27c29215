const EMAIL = /[^\s"'<>()/:=,;]+(?:@|%40)[^\s"'<>()/,;]+/gi;
const TOKEN = /\b(?:Bearer\s+)?[\w-]{8,}\.[\w-]{8,}\.[\w-]+/g;
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/\S+/gi;
const DIGITS = /\d(?:[ .-]?\d){6,}/g;

const scrub = (text: string): string =>
  text
    .replace(ADDRESS, '[address]')
    .replace(EMAIL, '[e-mail]')
    .replace(TOKEN, '[token]')
    .replace(DIGITS, '[number]');

/** An error without user input: name, code, scrubbed message and stack frames. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return scrub(String(error));
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [`${error.name}${code}: ${scrub(error.message)}`, ...frames].join('\n');
}

/**
 * Logs an unexpected failure.
 * @param where a route pattern or the name of a step, never a requested path
 */
export function logFailure(where: string, error: unknown): void {
  console.error(`${where}: ${describe(error)}`);
}
