import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { output, ZodMiniType } from 'zod/mini';
import { isForeignKeyViolation } from '../platform/database.ts';
import { DatabaseUnavailable } from '../platform/db.ts';
import { logFailure } from '../platform/log.ts';
import type { Tokens } from './auth/tokens.ts';
import type { PersonEnv } from './context.ts';
import { Refusal, sessionOver } from './refusal.ts';
import { sandboxTexts as texts } from './texts.ts';

/** An empty product API. Every failure is `{message}`, and nothing is cached. */
export function createProductApp<AppEnv extends Env = PersonEnv>(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.notFound((c) => c.json({ message: texts.notFound }, 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) {
      if (error.retryAfter) c.header('Retry-After', String(error.retryAfter));
      return c.json({ message: error.message }, error.status);
    }
    // The account was deleted after its token was checked.
    if (isForeignKeyViolation(error)) return c.json({ message: texts.sessionExpired }, 401);
    if (isDataException(error)) return c.json({ message: texts.badBody }, 400);
    logFailure(`sandbox: ${c.req.method} ${routePath(c)}`, error);
    if (error instanceof DatabaseUnavailable)
      return c.json({ message: texts.unexpected }, 503, { 'Retry-After': '2' });
    return c.json({ message: texts.unexpected }, 500);
  });
  return app;
}

/** PostgreSQL class 22: a value that no column accepts, such as text with a NUL. */
const isDataException = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && /^22/.test(String(error.code));

/** Requires a valid session. Subsequent handlers read `c.get('person')`. */
export const requirePerson = (tokens: Tokens): MiddlewareHandler<PersonEnv> =>
  createMiddleware<PersonEnv>(async (c, next) => {
    const [, token] = /^Bearer ([\w.-]{1,4096})$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (!token) throw sessionOver();
    c.set('person', await tokens.check(token));
    c.set('token', token);
    await next();
  });

/**
 * The validated JSON body.
 * @throws Refusal 400
 */
export async function readBody<Schema extends ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<output<Schema>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Refusal(400, texts.badBody);
}

/**
 * A numeric id from a path.
 * @throws Refusal 404 for anything else
 */
export function readId(text: string | undefined): number {
  if (!text || !/^\d{1,9}$/.test(text)) throw new Refusal(404, texts.notFound);
  return Number(text);
}
