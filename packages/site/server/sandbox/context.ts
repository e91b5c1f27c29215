import type { Hono } from 'hono';
import type { Db } from '../platform/database.ts';
import type { Person } from './account/people.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Keys } from './keys.ts';
import type { Mailer } from './mail/mail.ts';

/** What the sandbox needs to know of the server's configuration. */
export interface SandboxConfig {
  /** The address people see; reset links start with it. No trailing slash. */
  publicUrl: string;
  /** At least 32 characters; every key of the sandbox is derived from it. */
  sessionSecret: string;
  /** `smtp(s)://…`; absent = mails go to the outbox. */
  smtpUrl?: string | undefined;
  /** Messages a month on the free plan. */
  freePlanMessages: number;
  /** `'public'` switches the outbox and the stand-in sign-in off. */
  sandbox?: string | undefined;
  /** log2 of scrypt's N; 17 unless a test wants it quicker. */
  passwordCost?: number | undefined;
  /** How long the slow test card takes; 8000 ms unless a test wants it quicker. */
  slowCardMs?: number | undefined;
}

/** The parts that the features of the sandbox share. */
export interface SandboxContext {
  readonly db: Db;
  readonly config: SandboxConfig;
  readonly now: () => Date;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly mailer: Mailer;
  /** Runs work after the answer has left, so that its duration tells a stranger nothing. */
  readonly later: (work: () => Promise<void>) => void;
}

/** The Hono environment of routes behind the bearer token. */
export interface PersonEnv {
  Variables: { person: Person; token: string };
}

/** A feature adds its routes to the product API. */
export type Feature = (app: Hono<PersonEnv>, context: SandboxContext) => void;
