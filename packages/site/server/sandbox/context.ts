import type { Hono } from 'hono';
import type { MailConfig } from '../config/mail.ts';
import type { Db } from '../platform/database.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Keys } from './keys.ts';
import type { Mailer } from './mail/mail.ts';
import type { Person } from './people.ts';

/** The part of the server's configuration that the sandbox uses. */
export interface SandboxConfig {
  /** The public address, used in reset links. Has no trailing slash. */
  publicUrl: string;
  /** At least 32 characters. All keys of the sandbox are derived from it. */
  sessionSecret: string;
  /** Also accepted while the secret is being rotated. */
  otherSecret?: string | undefined;
  /** `smtp(s)://…`. If absent, mails go to the outbox. */
  smtpUrl?: string | undefined;
  mail?: MailConfig | undefined;
  /** Messages per month on the free plan. */
  freePlanMessages: number;
  /** `'public'` disables the outbox and the stand-in sign-in. */
  sandbox?: string | undefined;
  /** log2 of scrypt's N; 17 by default. */
  passwordCost?: number | undefined;
  /** Duration of a charge to the slow test card, in milliseconds; 8000 by default. */
  slowCardMs?: number | undefined;
}

/** The services that the sandbox's features share. */
export interface SandboxContext {
  readonly db: Db;
  readonly config: SandboxConfig;
  readonly now: () => Date;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly mailer: Mailer;
  /** Runs work after the answer was sent, so that its duration reveals nothing. */
  readonly later: (work: () => Promise<void>) => void;
}

/** The Hono environment of routes that require a bearer token. */
export interface PersonEnv {
  Variables: { person: Person; token: string };
}

/** A feature adds its routes to the product API. */
export type Feature = (app: Hono<PersonEnv>, context: SandboxContext) => void;
