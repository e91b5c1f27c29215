import { limits } from '@vesalio/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  claimFreeMessage,
  releaseFreeMessage,
  spendFreeMessage,
} from '../../../../packages/site/server/sandbox/billing/free-usage.ts';
import { testCards } from '../../../../packages/site/server/sandbox/billing/test-cards.ts';
import { databases } from '../database-copy.ts';
import { afterStatement, isBlocked } from '../meeting-statements.ts';
import { cardOf, type Member, openStage, PASSWORD, type Stage } from './sandbox-stage.ts';

const VISA = '4111111111111111';
const address = cardOf(VISA).billingAddress;
const badBody = 'O corpo da requisição não é válido.';

describe.each(databases)('plans, payments and cards on $name', ({ url }) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(url);
  });
  afterAll(() => stage.close());

  const pay = (member: Member, body: Record<string, unknown>, key?: string) =>
    stage.call('POST', '/api/subscription/create', {
      token: member.token,
      body: { internalPlanName: 'fleming_plan', couponCode: null, ...body },
      ...(key ? { key } : {}),
    });
  const payWith = (member: Member, number: string, key?: string) =>
    pay(member, { card: { ...cardOf(number), installments: 1 } }, key);
  const activePlan = async (member: Member) =>
    (await stage.call('GET', '/api/auth/my-account', { token: member.token })).body.activePlan;
  const saveCard = (member: Member, number: string, changes = {}, key?: string) =>
    stage.call('POST', `/api/clientCards/cliente/${member.userId}`, {
      token: member.token,
      body: cardOf(number, changes),
      ...(key ? { key } : {}),
    });
  const listCards = async (member: Member) =>
    (await stage.call('GET', `/api/clientCards/cliente/${member.userId}`, { token: member.token })).body;
  const payments = async (member: Member) =>
    (
      await stage.db.query(`select 1 from subscriptions where user_id = $1 and plan <> 'free_plan'`, [
        member.userId,
      ])
    ).length;

  it.each([
    ['4111111111111111', 200, 'succeeded', 'fleming_plan'],
    ['5555555555554444', 200, 'succeeded', 'fleming_plan'],
    ['6362970000457013', 200, 'succeeded', 'fleming_plan'],
    ['378282246310005', 200, 'succeeded', 'fleming_plan'],
    ['6062825624254001', 200, 'ativo', 'fleming_plan'],
    ['4000000000008005', 200, 'succeeded', 'fleming_plan'],
    ['4000000000005001', 200, 'succeeded', 'fleming_plan'],
    ['4000000000000077', 200, 'pending', 'free_plan'],
    ['4000000000006009', 200, 'failed', 'free_plan'],
    ['4000000000009995', 402, 'insuficiente. Fale com o seu banco', 'free_plan'],
    ['4000000000000002', 402, 'recusado pelo emissor', 'free_plan'],
    ['4000000000000119', 500, 'operadora de pagamentos', 'free_plan'],
    ['4242424242424242', 402, 'cartões de teste', 'free_plan'],
  ])('charges %s: %i %s, then %s', async (number, status, outcome, plan) => {
    const member = await stage.join();
    const cvv = number.startsWith('37') ? '7373' : '737';
    const answer = await pay(member, { card: cardOf(number, { cvv }) });
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.body.message).toContain(outcome);
    else expect(answer.body.data.status).toBe(outcome);
    if (['succeeded', 'ativo', 'pending'].includes(outcome))
      expect(answer.body.data).toMatchObject({
        hasActivePlan: true,
        userId: member.userId,
        planId: 2,
        planName: 'fleming_plan',
        username: 'Ana Prado',
        userPicture: null,
      });
    if (outcome === 'failed') expect(answer.body).toEqual({ data: { status: 'failed' } });
    expect((await activePlan(member)).name).toBe(plan);
  });

  it('covers every test card in the table above', () => {
    expect(testCards).toHaveLength(12);
  });

  it('bills monthly, shows it in the account, and returns to the free plan on cancelling', async () => {
    const member = await stage.join();
    await payWith(member, VISA);
    const plan = await activePlan(member);
    expect(plan).toMatchObject({ id: 2, price: 100, status: true, endDate: null });
    const days = (Date.parse(plan.dateNextBilling) - Date.parse(plan.startDate)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
    const cancel = () => stage.call('DELETE', '/api/subscription/cancel', { token: member.token });
    expect((await cancel()).body).toEqual({ data: { success: true } });
    expect(await activePlan(member)).toMatchObject({ name: 'free_plan', price: 0, status: true });
    expect((await cancel()).status, 'the free plan cannot be cancelled').toBe(400);
  });

  it('activates the plan once a pending payment is confirmed', async () => {
    const member = await stage.join();
    await payWith(member, '4000000000000077');
    expect((await activePlan(member)).name).toBe('free_plan');
    stage.clock.forward(31_000);
    expect(await activePlan(member)).toMatchObject({ name: 'fleming_plan', status: true });
    const bare = await stage.join({ bare: true });
    await payWith(bare, '4000000000000077');
    expect(await activePlan(bare)).toMatchObject({ name: 'fleming_plan', status: 'pending' });
    const login = await stage.call('POST', '/api/auth/login', {
      body: { email: bare.email, password: PASSWORD },
    });
    expect(login.body).toMatchObject({ hasActivePlan: true, planName: 'fleming_plan' });
    const check = await stage.call('GET', '/api/subscription/verifyPlanFree', { token: bare.token });
    expect(check.body).toEqual({ isPlanValid: true });
  });

  it('counts no message against the free plan once the client has seen the payment confirmed', async () => {
    const member = await stage.join();
    await payWith(member, '4000000000000077');
    stage.clock.forward(31_000);
    await stage.call('GET', '/api/subscription/verifyPlanFree', { token: member.token });
    expect(await claimFreeMessage(stage.db, member.userId, 0, stage.clock.now)).toBe(true);
  });

  it('links the free plan once, and ends a pending payment with it', async () => {
    const member = await stage.join({ bare: true });
    const link = () => stage.call('POST', '/api/subscription/link-free', { token: member.token });
    const subscriptions = async () =>
      (
        await stage.db.query<{ plan: string; status: string }>(
          'select plan, status from subscriptions where user_id = $1 order by id',
          [member.userId],
        )
      ).map(({ plan, status }) => `${plan} ${status}`);
    const answers = await Promise.all(Array.from({ length: 5 }, link));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await subscriptions()).toEqual(['free_plan active']);
    await payWith(member, '4000000000000077');
    await link();
    expect(await subscriptions()).toEqual(['free_plan ended', 'fleming_plan ended', 'free_plan active']);
  });

  it.each([
    ['a short number', { number: '411111111111' }, 'Número de cartão inválido.'],
    ['a wrong check digit', { number: '4111111111111112' }, 'Número de cartão inválido.'],
    ['a holder with digits', { holderName: 'Ana 2' }, 'Nome inválido.'],
    ['a wrong document', { holderDocument: '11111111111' }, 'CPF ou CNPJ inválido.'],
    ['a month thirteen', { expMonth: 13 }, 'Cartão expirado.'],
    ['an expired card', { expYear: 2020 }, 'Cartão expirado.'],
    ['a short CVV', { cvv: '12' }, 'CVV inválido.'],
    ['a short address', { billingAddress: { ...address, line1: 'Rua' } }, 'Endereço muito curto.'],
    ['a short postal code', { billingAddress: { ...address, zipCode: '2224000' } }, 'CEP inválido.'],
    ['no city', { billingAddress: { ...address, city: ' ' } }, 'Informe a cidade.'],
    ['a state of one letter', { billingAddress: { ...address, state: 'R' } }, 'UF inválida.'],
    ['a foreign address', { billingAddress: { ...address, country: 'US' } }, badBody],
    ['twelve installments', { installments: 12 }, badBody],
  ])('refuses %s, for payment and for saving', async (_, changes, message) => {
    const member = await stage.join();
    const card = cardOf(VISA, changes);
    const answers = [await pay(member, { card }), await saveCard(member, card.number, changes)];
    for (const answer of answers) expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(await payments(member)).toBe(0);
    expect(await listCards(member)).toEqual([]);
  });

  it.each([
    ['the free plan', { internalPlanName: 'free_plan' }],
    ['the corporate plan', { internalPlanName: 'corporate_premium_plan' }],
    ['an unknown plan', { internalPlanName: 'x' }],
    ['an expired coupon', { couponCode: 'CONGRESSO2024' }],
    ['a coupon of another plan', { couponCode: 'HIPOCRATES50' }],
    ['a saved card beside a new one', { cardId: 1 }],
  ])('refuses to sell with %s', async (_, changes) => {
    const member = await stage.join();
    expect((await pay(member, { card: cardOf(VISA), ...changes })).status).toBe(400);
    expect(await payments(member)).toBe(0);
  });

  it.each([
    ['VESALIO20', 'fleming_plan', true, '20% de desconto na primeira mensalidade.'],
    [' vesalio20 ', 'hippocrates_plan', true, '20% de desconto na primeira mensalidade.'],
    ['HIPOCRATES50', 'hippocrates_plan', true, expect.stringContaining('Hipócrates')],
    ['HIPOCRATES50', 'fleming_plan', false, undefined],
    ['RESIDENTE10', 'fleming_plan', true, null],
    ['CONGRESSO2024', 'fleming_plan', false, undefined],
    ['NADA', 'fleming_plan', false, undefined],
    ['VESALIO20', 'free_plan', false, undefined],
  ])('answers coupon %s for %s: %s', async (couponCode, planId, isValid, description) => {
    const { token } = await stage.join();
    const answer = await stage.call('POST', '/api/coupons/validate', { token, body: { couponCode, planId } });
    expect(answer.status).toBe(200);
    expect(answer.body.isValid).toBe(isValid);
    expect(answer.body.description).toEqual(description);
  });

  it('subtracts the coupon from the price', async () => {
    const member = await stage.join();
    await pay(member, { card: cardOf(VISA), couponCode: 'vesalio20' });
    const rows = await stage.db.query(
      `select amount_cents as cents, coupon_code as code from subscriptions where user_id = $1 and status = 'active'`,
      [member.userId],
    );
    expect(rows).toEqual([{ cents: 8000, code: 'VESALIO20' }]);
  });

  it('charges once per key, however often it is repeated', async () => {
    const member = await stage.join();
    const first = await payWith(member, VISA, 'chave-1');
    const again = await payWith(member, VISA, 'chave-1');
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await payments(member)).toBe(1);
    expect((await payWith(member, '5555555555554444', 'chave-1')).status, 'another body').toBe(422);
    expect((await saveCard(member, VISA, {}, 'chave-1')).status, 'another operation').toBe(422);
    const refused = await payWith(member, '4000000000009995', 'chave-2');
    expect((await payWith(member, '4000000000009995', 'chave-2')).text).toBe(refused.text);
    const other = await stage.join();
    expect((await payWith(other, VISA, 'chave-1')).status, 'keys belong to a person').toBe(200);
    expect((await payWith(other, VISA, 'x'.repeat(201))).status).toBe(400);
  });

  it('answers 409 while the same payment is in progress, and charges once', async () => {
    await stage.restart({ slowCardMs: 1500 });
    const member = await stage.join();
    const paySlowly = () => payWith(member, '4000000000008005', 'corrida');
    const first = paySlowly();
    await vi.waitFor(async () => {
      const started = await stage.db.query('select 1 from idempotent_requests where user_id = $1', [
        member.userId,
      ]);
      expect(started).toHaveLength(1);
    });
    expect((await paySlowly()).status).toBe(409);
    expect((await first).status).toBe(200);
    expect((await paySlowly()).text).toBe((await first).text);
    await stage.restart();
    const parallel = await Promise.all(Array.from({ length: 6 }, () => payWith(member, VISA, 'juntas')));
    for (const { status } of parallel) expect([200, 409]).toContain(status);
    expect(await payments(member)).toBe(2);
  });

  it('undoes the plan if the end of the payment cannot be stored, and charges the retry', async () => {
    const member = await stage.join();
    const { tx } = stage.db;
    stage.db.tx = (work) =>
      tx((inner) =>
        work({
          ...inner,
          query: (sql, params) =>
            sql.startsWith('update idempotent_requests')
              ? Promise.reject(new Error('the disk is full'))
              : inner.query(sql, params),
        }),
      );
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const failed = await payWith(member, VISA, 'disco').finally(() => {
      stage.db.tx = tx;
    });
    expect(failed.status).toBe(500);
    expect(JSON.stringify(log.mock.calls)).not.toContain(VISA);
    log.mockRestore();
    expect(await payments(member)).toBe(0);
    expect((await payWith(member, VISA, 'disco')).status).toBe(200);
    expect(await payments(member)).toBe(1);
  });

  it('saves a card once per key and marks the one in use', async () => {
    const member = await stage.join();
    await payWith(member, VISA);
    const saved = await saveCard(member, VISA, { label: 'Consultório' }, 'salvar');
    expect(saved.status).toBe(201);
    expect((await saveCard(member, VISA, { label: 'Consultório' }, 'salvar')).text).toBe(saved.text);
    await saveCard(member, '5555555555554444', { label: '' });
    expect(await listCards(member)).toEqual([
      {
        clientCardId: saved.body.clientCardId,
        holderName: 'Ana Prado',
        maskedNumber: '**** **** **** 1111',
        expMonth: 12,
        expYear: expect.any(Number),
        brand: 'visa',
        label: 'Consultório',
        isUsing: true,
        billingAddress: expect.objectContaining({ zipCode: '22240003', country: 'BR' }),
      },
      expect.objectContaining({ brand: 'mastercard', label: 'Meu Cartão', isUsing: false }),
    ]);
    const [used, free] = await listCards(member);
    const remove = (id: number) => stage.call('DELETE', `/api/clientCards/${id}`, { token: member.token });
    const refused = await remove(used.clientCardId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Você não pode excluir um cartão que está em uso.',
    ]);
    expect((await remove(free.clientCardId)).status).toBe(200);
    expect((await remove(free.clientCardId)).status).toBe(404);
    await stage.call('DELETE', '/api/subscription/cancel', { token: member.token });
    expect((await remove(used.clientCardId)).status, 'no longer in use').toBe(200);
  });

  it('keeps the brand that the form has found of a card that is none of its own, and the complement', async () => {
    const member = await stage.join();
    const changes = { brand: 'Discover', billingAddress: { ...address, line2: 'Sala 2' } };
    expect((await saveCard(member, '6011111111111117', changes)).status).toBe(201);
    expect((await saveCard(member, VISA, { brand: 'elo' })).status).toBe(201);
    expect(await listCards(member)).toMatchObject([
      { brand: 'discover', billingAddress: { line2: 'Sala 2' } },
      { brand: 'visa', billingAddress: { line2: '' } },
    ]);
  });

  it('pays with a saved card, which is then in use', async () => {
    const member = await stage.join();
    const { clientCardId } = (await saveCard(member, '6362970000457013')).body;
    const poor = (await saveCard(member, '4000000000009995')).body.clientCardId;
    expect((await pay(member, { cardId: poor })).status).toBe(402);
    expect((await pay(member, { cardId: 999_999 })).status).toBe(404);
    expect((await pay(member, { cardId: poor }, 'salvo')).status).toBe(402);
    expect((await pay(member, { cardId: clientCardId }, 'salvo')).status, 'another card').toBe(422);
    const answer = await pay(member, { cardId: String(clientCardId), internalPlanName: 'hippocrates_plan' });
    expect(answer.body.data).toMatchObject({ status: 'succeeded', planId: 3, planName: 'hippocrates_plan' });
    expect((await listCards(member))[0].isUsing).toBe(true);
  });

  /** Runs another call of the person while a payment of theirs is being stored. */
  async function duringPayment<Result>(payment: () => Promise<unknown>, call: () => Promise<Result>) {
    let other: Promise<Result> | undefined;
    const restore = afterStatement(stage.db, 'insert into subscriptions', async () => {
      other = call();
      // PGlite runs no other statement during a transaction.
      if (url) await Promise.race([other, isBlocked(stage.db)]);
    });
    await payment().finally(restore);
    return other;
  }

  it('shows the card as the one in use that is saved while it is charged', async () => {
    const member = await stage.join();
    await duringPayment(
      () => payWith(member, VISA),
      () => saveCard(member, VISA),
    );
    expect(await listCards(member)).toMatchObject([{ isUsing: true }]);
  });

  it('deletes no card with which a plan is being paid', async () => {
    const member = await stage.join();
    const { clientCardId } = (await saveCard(member, VISA)).body;
    const deleted = await duringPayment(
      () => pay(member, { cardId: clientCardId }),
      () => stage.call('DELETE', `/api/clientCards/${clientCardId}`, { token: member.token }),
    );
    expect(deleted?.status).toBe(409);
    expect(await listCards(member)).toMatchObject([{ isUsing: true }]);
  });

  it('starts the plan although the card is deleted while it is charged', async () => {
    const member = await stage.join();
    const { clientCardId } = (await saveCard(member, VISA)).body;
    const { query } = stage.db;
    stage.db.query = async (sql, params, options) => {
      const rows = await query<never>(sql, params, options);
      if (sql.startsWith('select outcome'))
        await stage.call('DELETE', `/api/clientCards/${clientCardId}`, { token: member.token });
      return rows;
    };
    const answer = await pay(member, { cardId: clientCardId }).finally(() => {
      stage.db.query = query;
    });
    expect(answer.status).toBe(200);
    expect(await listCards(member)).toEqual([]);
    expect((await activePlan(member)).name).toBe('fleming_plan');
  });

  it('pays with the card that cannot be saved, and refuses to save it', async () => {
    const member = await stage.join();
    expect((await payWith(member, '4000000000005001')).status).toBe(200);
    expect((await saveCard(member, '4000000000005001')).status).toBe(500);
    expect(await listCards(member)).toEqual([]);
  });

  it('stores no card number, CVV or document anywhere', async () => {
    const member = await stage.join();
    const canary = { cvv: '9173', holderDocument: '71428793860' };
    const numbers = ['378282246310005', '6062825624254001', '4000000000009995', '4111111111111111'];
    for (const [index, number] of numbers.entries()) {
      await pay(member, { card: cardOf(number, canary) }, `canario-${index}`);
      await saveCard(member, number, canary, `guardar-${index}`);
    }
    expect((await listCards(member)).length).toBe(numbers.length);
    const tables = await stage.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'corpus%'`,
    );
    let dump = '';
    for (const { name } of tables) {
      const rows = await stage.db.query<{ row: string }>(`select t::text as row from "${name}" t`);
      dump += rows.map(({ row }) => row).join('\n');
    }
    expect(dump).toContain('canario-0');
    for (const number of numbers) {
      expect(dump).not.toContain(number);
      expect(dump).not.toContain(number.slice(0, 12));
    }
    expect(dump).not.toContain(canary.holderDocument);
    expect(dump).not.toMatch(/\b9173\b/);
  });

  it('allows exactly the free messages of a month, and the same number in the next', async () => {
    const member = await stage.join();
    const isValid = async () =>
      (await stage.call('GET', '/api/subscription/verifyPlanFree', { token: member.token })).body.isPlanValid;
    const claim = () => claimFreeMessage(stage.db, member.userId, 10, stage.clock.now);
    for (let sent = 0; sent < 9; sent += 1) expect(await claim()).toBe(true);
    expect(await isValid()).toBe(true);
    const parallel = await Promise.all(Array.from({ length: 50 }, claim));
    expect(parallel.filter(Boolean)).toHaveLength(1);
    expect(await isValid()).toBe(false);
    await releaseFreeMessage(stage.db, member.userId, stage.clock.now);
    expect(await isValid()).toBe(true);
    expect(await claim()).toBe(true);
    await payWith(member, VISA);
    expect(await isValid(), 'a paid plan has no limit').toBe(true);
    expect(await claim()).toBe(true);
    await stage.call('POST', '/api/subscription/link-free', { token: member.token });
    expect(await isValid(), 'and going back gives nothing back').toBe(false);
    const before = stage.clock.now;
    stage.clock.forward(31 * 86_400_000);
    const login = await stage.call('POST', '/api/auth/login', {
      body: { email: member.email, password: PASSWORD },
    });
    const next = await stage.call('GET', '/api/subscription/verifyPlanFree', { token: login.body.token });
    expect(next.body.isPlanValid).toBe(true);
    stage.clock.now = before;
  });

  it('begins a month of free messages at midnight in Brasília', async () => {
    const { userId } = await stage.join();
    const claim = (moment: string) => claimFreeMessage(stage.db, userId, 1, new Date(moment));
    expect(await claim('2027-01-31T12:00:00Z')).toBe(true);
    await spendFreeMessage(stage.db, userId, new Date('2027-01-31T12:00:00Z'));
    expect(await claim('2027-02-01T02:59:59Z')).toBe(false);
    expect(await claim('2027-02-01T03:00:00Z')).toBe(true);
  });

  it('refunds only a message whose process died before the answer was stored', async () => {
    const member = await stage.join();
    const before = stage.clock.now;
    const claim = () => claimFreeMessage(stage.db, member.userId, 2, stage.clock.now);
    const claimed = await Promise.all([claim(), claim(), claim()]);
    expect(claimed.filter(Boolean)).toHaveLength(2);
    await spendFreeMessage(stage.db, member.userId, stage.clock.now);
    stage.clock.forward(limits.turnMs - 1);
    expect(await claim(), 'its turn may still run').toBe(false);
    stage.clock.forward(1);
    expect([await claim(), await claim()]).toEqual([true, false]);
    stage.clock.now = before;
  });

  it('reports no valid free plan without a plan', async () => {
    const { token } = await stage.join({ bare: true });
    const answer = await stage.call('GET', '/api/subscription/verifyPlanFree', { token });
    expect(answer.body).toEqual({ isPlanValid: false });
    expect((await stage.call('DELETE', '/api/subscription/cancel', { token })).status).toBe(400);
  });
});
