import type { Db } from '../../../../packages/site/server/platform/database.ts';
import type { SandboxConfig } from '../../../../packages/site/server/sandbox/context.ts';
import {
  createProductSandbox,
  type ProductSandbox,
} from '../../../../packages/site/server/sandbox/product-sandbox.ts';
import { openOwnDatabase } from '../database-copy.ts';

export const SECRET = 'a-secret-of-the-tests-long-enough-for-anyone';
export const PASSWORD = 'Abcdef1!';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a wire answer, asserted field by field
  body: any;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  code?: string;
  link?: string;
}

export interface Member {
  token: string;
  userId: number;
  email: string;
}

interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  /** A body to send as is, instead of JSON. */
  raw?: string;
  key?: string;
}

export interface Stage {
  db: Db;
  sandbox: ProductSandbox;
  /** Moves the sandbox's clock. */
  clock: { now: Date; forward(ms: number): void };
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  mails(to?: string): Promise<Mail[]>;
  /** Creates an account. By default it is validated, has accepted the terms, and is on the free plan. */
  join(options?: { name?: string; bare?: boolean }): Promise<Member>;
  /** Starts a new sandbox on the same database, as after a restart. */
  restart(config?: Partial<SandboxConfig>): Promise<void>;
  close(): Promise<void>;
}

/** Uses the first of `databases` by default. */
export async function openStage(url?: string): Promise<Stage> {
  const db = await openOwnDatabase(url);
  const clock = {
    now: new Date(),
    forward: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const build = (config: Partial<SandboxConfig> = {}) =>
    createProductSandbox({
      db,
      now: () => clock.now,
      config: {
        publicUrl: 'https://vesalio.example',
        sessionSecret: SECRET,
        freePlanMessages: 10,
        passwordCost: 8,
        slowCardMs: 60,
        ...config,
      },
    });
  let count = 0;
  const stage: Stage = {
    db,
    clock,
    sandbox: await build(),
    async call(method, path, { token, body, raw, key } = {}) {
      const response = await stage.sandbox.product(
        new Request(`http://sandbox${path}`, {
          method,
          headers: {
            'Content-Type': 'application/json',
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
            ...(key ? { 'Idempotency-Key': key } : {}),
          },
          ...(raw !== undefined ? { body: raw } : body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: text ? JSON.parse(text) : undefined,
      };
    },
    async mails(to) {
      const response = await stage.sandbox.routes.request('/outbox.json');
      const mails = (await response.json()) as Mail[];
      return mails.filter((mail) => !to || mail.to === to);
    },
    async join({ name = 'Ana Prado', bare = false } = {}) {
      count += 1;
      const email = `pessoa${count}@hospital.example`;
      const { body } = await stage.call('POST', '/api/auth/register', {
        body: { email, password: PASSWORD, confirmPassword: PASSWORD, fullName: name, plan: null },
      });
      const member = { token: body.token as string, userId: body.userId as number, email };
      if (bare) return member;
      const [mail] = await stage.mails(email);
      await stage.call('POST', `/api/auth/validateEmail/${mail?.code}`, { token: member.token });
      await stage.call('POST', '/api/auth/accept-terms', { token: member.token });
      await stage.call('POST', '/api/subscription/link-free', { token: member.token });
      return member;
    },
    async restart(config) {
      await stage.sandbox.close();
      stage.sandbox = await build(config);
    },
    async close() {
      await stage.sandbox.close();
      await db.close();
    },
  };
  return stage;
}

/** A card with the given number, in the format that the product sends. */
export const cardOf = (number: string, changes: Record<string, unknown> = {}) => ({
  number,
  holderName: 'Ana Prado',
  holderDocument: '52998224725',
  expMonth: 12,
  expYear: new Date().getUTCFullYear() + 3,
  cvv: '737',
  brand: 'visa',
  label: 'Meu Cartão',
  billingAddress: {
    line1: 'Rua das Laranjeiras, 10 - Laranjeiras',
    line2: '',
    zipCode: '22240003',
    city: 'Rio de Janeiro',
    state: 'RJ',
    country: 'BR',
  },
  ...changes,
});
