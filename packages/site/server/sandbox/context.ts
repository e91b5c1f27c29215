import type { Hono } from 'hono';
import type { MailConfig } from '../config/mail.ts';
import type { Db } from '../platform/database.ts';
import type { Person } from './account/people.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Keys } from './keys.ts';
import type { Mailer } from './mail/mail.ts';

/** The server's configuration, as far as the sandbox needs it. */
export interface SandboxConfig {
  /** The public address, used in reset links. No trailing slash. */
  publicUrl: string;
  /** At least 32 characters. Every key of the sandbox is derived from it. */
  sessionSecret: string;
  /** Accepted as well during a rotation of the secret. */
  otherSecret?: string | undefined;
  /** `smtp(s)://…`; absent: mails go to the outbox. */
  smtpUrl?: string | undefined;
  mail?: MailConfig | undefined;
  /** Messages per month on the free plan. */
  freePlanMessages: number;
  /** `'public'` disables the outbox and the stand-in sign-in. */
  sandbox?: string | undefined;
  /** log2 of scrypt's N; 17 by default. */
  passwordCost?: number | undefined;
  /** How long the slow test card takes; 8000 ms by default. */
  slowCardMs?: number | undefined;
}

/** The services that the features of the sandbox share. */
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

/** The Hono environment of routes behind the bearer token. */
export interface PersonEnv {
  Variables: { person: Person; token: string };
}

/** A feature adds its routes to the product API. */
export type Feature = (app: Hono<PersonEnv>, context: SandboxContext) => void;
