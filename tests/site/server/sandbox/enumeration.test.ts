import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

const derivations = vi.hoisted(() => ({ costs: [] as number[] }));
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const scrypt = (...args: Parameters<typeof crypto.scrypt>): void => {
    const [, , , options] = args;
    derivations.costs.push(Number(options.N));
    crypto.scrypt(...args);
  };
  return { ...crypto, default: { ...crypto, scrypt }, scrypt };
});

const { openStage } = await import('./sandbox-stage.ts');

let stage: Awaited<ReturnType<typeof openStage>>;
let known: string;
beforeAll(async () => {
  stage = await openStage();
  known = (await stage.join()).email;
});
afterAll(() => stage.close());
afterEach(() => {
  derivations.costs.length = 0;
});

/** The response, and the password hashes that were computed for it. */
async function ask(path: string, body?: unknown) {
  derivations.costs.length = 0;
  const { status, text } = await stage.call('POST', path, body ? { body } : {});
  return { status, text, costs: [...derivations.costs] };
}

// Response times depend on the machine. The number and cost of password hashes do not.
it.each([
  ['login', (email: string) => ask('/api/auth/login', { email, password: 'Errada#123' })],
  ['forgot', (email: string) => ask('/api/auth/forgot-password', { email })],
  ['resend', (email: string) => ask(`/api/auth/resend-validate-email/${email}`)],
])(
  '%s: a known and an unknown e-mail get the same answer for the same work (catalogue 50)',
  async (_name, call) => {
    const [first, second] = [await call(known), await call('ninguem@exemplo.com.br')];
    expect(second).toEqual(first);
  },
);

it('a login computes one hash, whether the account exists or not', async () => {
  const { costs } = await ask('/api/auth/login', { email: 'ninguem@exemplo.com.br', password: 'x' });
  expect(costs).toHaveLength(1);
});
