import type { APIRequestContext, Page } from '@playwright/test';
import { newPerson, type Person } from './product.ts';

/** The gates that a person has passed. `fresh` has only registered. */
export type Standing = 'visitor' | 'complete' | 'noTerms' | 'noEmail' | 'noPlan' | 'noEmailNoPlan' | 'fresh';

/** The gates passed with each standing. */
const passed: Record<Exclude<Standing, 'visitor'>, string> = {
  complete: 'plan terms email',
  noTerms: 'plan email',
  noEmail: 'plan terms',
  noPlan: 'terms email',
  noEmailNoPlan: 'terms',
  fresh: '',
};

/** The session, by the site's storage keys. */
export type StoredSession = Record<string, string>;

interface Answer {
  token: string;
  [field: string]: unknown;
}

/** Creates a real account through the product API and passes the gates of its standing. */
export async function makeAccount(
  request: APIRequestContext,
  standing: Exclude<Standing, 'visitor'>,
): Promise<{ person: Person; session: StoredSession }> {
  const person = newPerson('Ana Prado');
  const { email, password, name } = person;
  const post = async (path: string, token?: string, data?: object) => {
    const answer = await request.post(path, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(data ? { data } : {}),
    });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
    return (await answer.json()) as Answer;
  };
  let latest = await post('/api/auth/register', undefined, {
    email,
    password,
    confirmPassword: password,
    fullName: name,
    plan: null,
  });
  const passes = (gate: string) => passed[standing].includes(gate);
  if (passes('plan')) latest = await post('/api/subscription/link-free', latest.token);
  if (passes('terms')) {
    await post('/api/auth/accept-terms', latest.token);
    latest.acceptTerms = true;
  }
  if (passes('email')) {
    const mails = (await (await request.get('/sandbox/outbox.json')).json()) as {
      to: string;
      code?: string;
    }[];
    const code = mails.find(({ to }) => to === email)?.code;
    latest = await post(`/api/auth/validateEmail/${code}`, latest.token);
  }
  return { person, session: stored(latest) };
}

function stored({ token, validateEmail, ...rest }: Answer): StoredSession {
  const session = { jwtToken: token, isEmailValidated: validateEmail, ...rest };
  return Object.fromEntries(
    Object.entries(session)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, String(value)]),
  );
}

/** Puts the session into the page's storage without running the site. */
export async function enterAs(page: Page, session: StoredSession): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
}

/** Signs in a new person who has passed the gates of the standing. */
export async function standAs(page: Page, standing: Standing): Promise<Person | undefined> {
  if (standing === 'visitor') return undefined;
  const { person, session } = await makeAccount(page.request, standing);
  await enterAs(page, session);
  return person;
}
