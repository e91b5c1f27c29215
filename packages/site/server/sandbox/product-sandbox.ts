import type { Hono } from 'hono';
import { createBackground } from '../platform/background.ts';
import type { Db } from '../platform/database.ts';
import { addProfile } from './account/profile.ts';
import { addAuth } from './auth/auth.ts';
import { addEmailCode } from './auth/email-code.ts';
import { addGoogle, createGoogleStandIn } from './auth/google.ts';
import { openPartnerSession } from './auth/partner-session.ts';
import { addPasswordReset } from './auth/password-reset.ts';
import { createPasswords } from './auth/passwords.ts';
import { createTokens } from './auth/tokens.ts';
import { addCards } from './billing/cards.ts';
import { addCoupons } from './billing/coupons.ts';
import { addSubscription } from './billing/subscription.ts';
import { addConversations } from './chat/conversations.ts';
import type { Feature, SandboxConfig, SandboxContext } from './context.ts';
import { createLater } from './deferred.ts';
import { createDriveStandIn } from './drive.ts';
import { tidy } from './housekeeping.ts';
import { createKeys } from './keys.ts';
import { createMailer } from './mail/mail.ts';
import { createOutbox } from './mail/outbox-page.ts';
import type { LoginAnswer } from './people.ts';
import { createProductApp } from './product-app.ts';
import { demo, seedDemo } from './seed/seed.ts';

/** The product API of the embedded backend, with its mails and its stand-ins for Google. */
export interface ProductSandbox {
  /** `/api/…` of the product API. */
  readonly product: (request: Request) => Promise<Response>;
  /** Routes to mount at `/sandbox`. */
  readonly routes: Hono;
  /** The login of the seeded account. */
  readonly demo: { readonly email: string; readonly password: string };
  /** Adds the demo accounts, unless they exist or the demonstration is public. */
  seed(): Promise<void>;
  /** Opens a one-hour session for `partner:{iss}:{sub}`. */
  issuePartnerSession(subject: string, name?: string): Promise<LoginAnswer>;
  /** Resolves when work deferred until after an answer, such as sending mail, has ended. */
  settled(): Promise<void>;
  /** Waits for running work. The caller closes the database. */
  close(): Promise<void>;
}

interface ProductSandboxOptions {
  /** The database, with the migrations applied. */
  db: Db;
  config: SandboxConfig;
  now?: () => Date;
}

const features: readonly Feature[] = [
  addAuth,
  addGoogle,
  addEmailCode,
  addPasswordReset,
  addProfile,
  addSubscription,
  addCoupons,
  addConversations,
  addCards,
];

/** Builds the product API's sandbox on an open database. */
export async function createProductSandbox({
  db,
  config,
  now = () => new Date(),
}: ProductSandboxOptions): Promise<ProductSandbox> {
  const background = createBackground();
  background.every(86_400_000, 'old rows of the demonstration', () => tidy(db, now()), { atStart: true });
  const keys = createKeys(config.sessionSecret, config.otherSecret);
  const { later, settled } = createLater();
  const mailer = createMailer({
    db,
    now,
    smtpUrl: config.smtpUrl,
    publicUrl: config.publicUrl,
    mail: config.mail,
  });
  const context: SandboxContext = {
    db,
    config,
    now,
    keys,
    passwords: createPasswords(config.passwordCost),
    tokens: createTokens(db, keys, now),
    mailer,
    later,
  };
  const product = createProductApp();
  for (const add of features) add(product, context);
  const routes = createProductApp<object>();
  if (config.sandbox !== 'public') {
    routes.route('/google', createGoogleStandIn(context));
    routes.route('/drive', createDriveStandIn());
    routes.route('/', createOutbox(db, settled));
  }
  return {
    product: async (request) => product.fetch(request),
    routes,
    demo,
    // The password is in the README, so in a public demonstration anyone could use the account.
    seed: async () => {
      if (config.sandbox !== 'public') await seedDemo(context);
    },
    issuePartnerSession: (subject, name) => openPartnerSession(context, subject, name),
    settled: async () => {
      await settled();
      await mailer.settled();
    },
    close: async () => {
      await background.stop();
      await settled();
      await mailer.close();
    },
  };
}
