import { isLong, onlyLong } from '../long.ts';
import { expect, test } from './product.ts';
import { type Standing, standAs } from './standing.ts';

const titles = {
  landing: /^A evidência certa, antes da próxima consulta/,
  login: 'Entrar',
  code: 'Valide seu e-mail',
  plans: 'Escolha seu Plano',
  account: 'Configurações da Conta',
  notFound: 'Página Não Encontrada',
  invalidLink: 'Token de redefinição inválido ou ausente.',
  reset: 'Redefinir Senha',
} as const;

const PLAN_REQUIRED = 'Você precisa de um plano ativo para acessar esta página.';
const TERMS = 'Termos de Uso e Política de Privacidade';

/**
 * What an address shows: `here` the page; `here+terms` the page under the terms dialog; `terms` only the dialog;
 * `login`, `code` and `plans` another page, the last with its warning.
 */
type Outcome = 'here' | 'here+terms' | 'terms' | 'login' | 'code' | 'plans';

interface Row {
  path: string;
  /** The first heading of the page. */
  shows: string | RegExp;
  /** The address that remains, if it is not the requested one. */
  at?: string;
  outcomes: Record<Standing, Outcome>;
}

const order: Standing[] = ['visitor', 'complete', 'noTerms', 'noEmail', 'noPlan', 'noEmailNoPlan', 'fresh'];
const row = (path: string, shows: string | RegExp, outcomes: string, at?: string): Row => ({
  path,
  shows,
  ...(at ? { at } : {}),
  outcomes: Object.fromEntries(
    outcomes.split(' ').map((outcome, column) => [order[column], outcome]),
  ) as Row['outcomes'],
});

const open = 'here here here+terms here here here here+terms';
const readable = 'here here here here here here here';
const signedIn = 'login here terms here here here terms';
const withPlan = 'login here terms code plans code terms';

/**
 * The route table of the specification, address by address, with columns as in `order`. `npm test` opens one address
 * for each outcome of a standing, and the special ones once. `pnpm test:long` opens all.
 */
const table: Row[] = [
  row('/', titles.landing, open),
  row('/benefits', titles.landing, open),
  row('/testimonials', titles.landing, open),
  row('/login', titles.login, open),
  row('/login?sessionExpired=true', titles.login, open),
  row('/register', 'Criar conta', open),
  row('/register?plan=fleming_plan', 'Criar conta', open),
  row('/register?plan=hippocrates_plan', 'Criar conta', open),
  row('/forgot-password', 'Recuperar Senha', open),
  row('/reset-password', titles.login, open, '/login?error=invalidResetLink'),
  row('/terms', 'Termos de Uso', readable),
  row('/privacy', 'Política de Privacidade', readable),
  row('/validate-email', titles.code, 'login here terms here plans here terms'),
  row('/choose-plan', titles.plans, signedIn),
  row('/payment', titles.plans, signedIn, '/choose-plan'),
  row('/account', titles.account, signedIn),
  row('/account#cards', titles.account, signedIn),
  row('/account#none', titles.account, signedIn, '/account#profile'),
  row('/chat', /./, withPlan),
  row('/chat/4242', /./, withPlan),
  row('/med-pront-pat', 'Consulta IA', withPlan),
  row('/doctor-calc-ia', 'Calculadora MED', withPlan),
  row('/explore', 'Explorar', withPlan),
  row('/nowhere', titles.notFound, open),
  row('/chat/4242/more', titles.notFound, open),
];

/** The first row of each outcome. A person who has passed all gates also opens the rows whose address changes. */
const oneOfEachOutcome = (standing: Standing) =>
  table.filter(
    ({ at, outcomes }, index) =>
      (at !== undefined && standing === 'complete') ||
      table.findIndex((row) => row.outcomes[standing] === outcomes[standing]) === index,
  );

/**
 * Their outcomes are those of `tests/core/session/access.test.ts`, for every route, and of `tests/site/frame.test.tsx`.
 * `gates.spec.ts` shows the gates in the browser.
 */
const repeated: readonly Standing[] = ['noTerms', 'noEmail', 'noPlan', 'noEmailNoPlan', 'fresh'];

for (const standing of order) {
  test(`every route for ${standing}`, onlyLong(repeated.includes(standing)), async ({ page, calm }) => {
    // The answers for a conversation that does not exist, and for an address outside the table.
    calm.push(/status of 404/);
    const person = await standAs(page, standing);
    const heading = page.getByRole('heading', { level: 1 });
    const terms = page.getByRole('dialog', { name: TERMS });
    const handed = () => page.evaluate(() => (history.state as { usr?: Record<string, string> })?.usr);

    for (const { path, shows, at, outcomes } of isLong ? table : oneOfEachOutcome(standing)) {
      const outcome = outcomes[standing];
      await test.step(`${path} → ${outcome}`, async () => {
        await page.goto(path);
        switch (outcome) {
          case 'here':
          case 'here+terms':
            await expect(heading).toHaveText(shows);
            await expect(page).toHaveURL(at ?? path);
            if (outcome === 'here+terms') await expect(terms).toBeVisible();
            else expect(await terms.count()).toBe(0);
            expect(await page.getByText(PLAN_REQUIRED).count()).toBe(0);
            break;
          case 'terms':
            await expect(terms).toBeVisible();
            await expect(page).toHaveURL(path);
            expect(await heading.count(), 'the page is kept back').toBe(0);
            break;
          case 'login':
            await expect(heading).toHaveText(titles.login);
            await expect(page).toHaveURL('/login');
            expect((await handed())?.from).toBe(path);
            break;
          case 'code':
            await expect(heading).toHaveText(titles.code);
            await expect(page).toHaveURL('/validate-email');
            expect(await handed()).toMatchObject({ from: path, email: person?.email });
            break;
          case 'plans':
            // The notice is checked first, because it stays for only five seconds.
            await expect(page.getByRole('alert').filter({ hasText: PLAN_REQUIRED })).toHaveText(
              PLAN_REQUIRED,
            );
            await expect(heading).toHaveText(titles.plans);
            await expect(page).toHaveURL('/choose-plan');
            break;
        }
      });
    }
  });
}

test('a conversation that cannot be read is reported in the chat', { tag: '@long' }, async ({
  page,
  calm,
}) => {
  calm.push(/status of 404/);
  await standAs(page, 'complete');
  await page.goto('/chat');
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  await page.goto('/chat/4242');
  await expect(
    page.getByText(
      'Não foi possível carregar o histórico desta conversa. Por favor, tente selecionar outra conversa ou inicie uma nova.',
    ),
  ).toBeVisible();
});

test.describe('while the next page is on its way', () => {
  for (const [standing, path, chunk] of [
    ['visitor', '/chat', 'login-page'],
    ['noEmail', '/chat', 'validate-email-page'],
    ['noPlan', '/explore', 'choose-plan-page'],
    ['noTerms', '/chat', 'terms-gate'],
  ] as const) {
    test(
      `${standing} at ${path} sees only that the access is being checked`,
      onlyLong(standing !== 'visitor'),
      async ({ page }) => {
        await standAs(page, standing);
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(new RegExp(`/assets/${chunk}[^/]*\\.js`), async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(path);
        await expect(page.getByRole('status').filter({ hasText: 'Verificando' })).toHaveText(
          'Verificando autenticação...',
        );
        expect(await page.getByRole('textbox').count()).toBe(0);
        expect(await page.getByRole('heading').count()).toBe(0);
        release();
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(page.getByText('Verificando autenticação...')).toHaveCount(0);
      },
    );
  }
});

test('the payment opens for the plan in the navigation state, behind its gates', { tag: '@long' }, async ({
  page,
}) => {
  const handOver = async () => {
    await page.goto('/favicon.svg');
    await page.evaluate(() => {
      const usr = { planNameIdentifier: 'fleming_plan', planName: 'Fleming' };
      history.replaceState({ usr, key: 'handed', idx: 0 }, '', '/payment');
    });
    await page.reload();
  };
  const outcomes = [
    ['visitor', 'login'],
    ['noPlan', 'here'],
    ['noTerms', 'terms'],
    ['complete', 'here'],
    ['noEmailNoPlan', 'here'],
    ['fresh', 'terms'],
  ] as const;
  // The first three addresses cover each outcome once.
  for (const [standing, outcome] of isLong ? outcomes : outcomes.slice(0, 3)) {
    await test.step(`${standing} → ${outcome}`, async () => {
      await page.goto('/favicon.svg');
      await page.evaluate(() => localStorage.clear());
      await standAs(page, standing);
      await handOver();
      const heading = page.getByRole('heading', { level: 1 });
      if (outcome === 'login') await expect(heading).toHaveText(titles.login);
      else if (outcome === 'terms') await expect(page.getByRole('dialog', { name: TERMS })).toBeVisible();
      else {
        await expect(page.getByRole('button', { name: 'Voltar para Planos' })).toBeVisible();
        await expect(page).toHaveURL('/payment');
      }
    });
  }
});

test('a reset link shows a visitor only the dialog, without a request for the account', {
  tag: '@long',
}, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\//.test(request.url())) calls.push(request.url());
  });
  await page.goto('/reset-password?token=abc-DEF_123');
  await expect(page.getByRole('dialog', { name: titles.reset })).toBeVisible();
  await expect(page).toHaveURL('/account#security');
  // Only the dialog has a heading.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(calls).toEqual([]);
});

test('a reset link without a token is reported at /login', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/reset-password', '/reset-password?token=', '/login?error=invalidResetLink']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login?error=invalidResetLink');
    const alert = page.getByRole('alert').filter({ hasText: titles.invalidLink });
    await expect(alert.getByText(titles.invalidLink, { exact: true })).toBeVisible();
    await expect(alert.getByRole('link', { name: 'Solicite um novo link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    // The focus moves to the content, which shows no ring.
    await expect(page.getByRole('main')).toHaveCSS('outline-style', 'none');
  }
});
