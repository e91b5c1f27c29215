import {
  createMemoryStore,
  isPayablePlan,
  type KeyValueStore,
  lastReceipt,
  limits,
  type PaymentFlow,
  pendingPayment,
  pendingPlan,
  planBeforePending,
} from '@vesalio/core';
import {
  accountAnswer,
  type FakeReply,
  type FakeRoute,
  type FakeRoutes,
  openApp,
  sessionOf,
} from '@vesalio/core/testing';
import { describe, expect, test } from 'vitest';
import { newCard as card, createTestClock, noticesOf, settle } from '../fixtures.ts';

const PAY = 'POST /api/subscription/create';
const ASK = 'GET /gateway/payments/:key';
const SAVE = 'POST /api/clientCards/cliente/:id';
const OPEN = 'GET /gateway/payments';
const refused500: FakeReply = { data: { status: 'refused', httpStatus: 500 } };
const inDoubt = (plan: string) =>
  expect.stringMatching(
    new RegExp(`^O pagamento do plano ${plan} iniciado em .* ainda não foi confirmado\\.$`),
  );
const elsewhere = { key: 'k-9', plan: 'hippocrates_plan', coupon: 'MED20' };
const newPerson = { hasActivePlan: false, planName: '', planId: null };

const routes = (pay: FakeRoute, ask: FakeRoute = { status: 404, data: {} }): FakeRoutes => ({
  [PAY]: pay,
  [ASK]: ask,
  [SAVE]: { status: 201, data: { clientCardId: 9 } },
  'GET /api/auth/my-account': { data: accountAnswer({ activePlan: null }) },
});

async function open(given: FakeRoutes, tab = createMemoryStore()) {
  const clock = createTestClock();
  const { app, backend } = await openApp(given, { clock, session: newPerson });
  for (const key of tab.keys()) app.tabStorage.set(key, tab.get(key) ?? '');
  const create = await app.payment();
  const flow = create('fleming_plan');
  const notes = () => noticesOf(app);
  const keys = () => backend.callsTo(PAY).map(({ headers }) => headers.get('Idempotency-Key'));
  return { app, backend, clock, create, flow, notes, keys, state: () => flow.store.getState() };
}

/** A route that answers each call with the next reply, and repeats the last one. */
const inTurn = (...replies: FakeReply[]): FakeRoute => {
  let turn = 0;
  return () => replies[Math.min(turn++, replies.length - 1)];
};

describe('a successful payment', () => {
  test('updates the session of the person who pays, even if they signed in after the flow was created', async () => {
    const { app, backend } = await openApp(routes({ data: { status: 'succeeded' } }), {
      clock: createTestClock(),
      session: null,
    });
    const flow = (await app.payment())('fleming_plan');
    app.session.signIn(sessionOf(newPerson));
    app.session.setFreePlanLimited(true);
    expect(await flow.pay({ card, saveCard: true })).toBe('paid');
    expect(flow.store.getState().status).toBe('success');
    expect(app.session.getState().isFreePlanLimited).toBe(false);
    expect(app.session.getState().session?.planName).toBe('fleming_plan');
    await settle();
    expect(backend.callsTo(SAVE)).toHaveLength(1);
    flow.dispose();
  });

  test.each([
    ['succeeded', 1],
    ['ativo', 1],
    ['pending', 0],
  ])('activates the plan at once for status %s, and saves the card %i times', async (status, saved) => {
    const { app, backend, clock, flow, notes, state } = await open(routes({ data: { data: { status } } }));
    await expect(flow.pay({ card, saveCard: true })).resolves.toBe('paid');
    await clock.tick(0);
    expect(state()).toMatchObject({ status: 'success', outcome: status, error: null });
    expect(app.session.getState().session).toMatchObject({ hasActivePlan: true, planName: 'fleming_plan' });
    expect(pendingPlan(app)).toBe(status === 'pending' ? 'fleming_plan' : undefined);
    expect(backend.callsTo(PAY)[0]?.body).toEqual({
      internalPlanName: 'fleming_plan',
      card: { ...card, installments: 1 },
      couponCode: null,
    });
    const saves = backend.callsTo(SAVE);
    expect(saves).toHaveLength(saved);
    expect(notes()).toEqual([
      saved
        ? 'success: Cartão salvo para futuras compras!'
        : 'info: Cartão não salvo: o pagamento ainda está em confirmação. Salve-o depois em “Meus cartões”.',
    ]);
    if (saved) {
      expect(saves[0]?.body).toEqual(card);
      const key = saves[0]?.headers.get('Idempotency-Key');
      expect(key).toMatch(/^[\da-f-]{36}$/);
      expect(key).not.toBe(backend.callsTo(PAY)[0]?.headers.get('Idempotency-Key'));
    }
    await clock.tick(2_999);
    expect(state().destination).toBeNull();
    await clock.tick(1);
    expect(state()).toMatchObject({
      status: 'done',
      destination: { to: '/chat', state: { paymentSuccess: true } },
    });
    expect(pendingPayment(app.tabStorage)).toBeUndefined();
  });

  test('takes over the session fields of its answer, a new token included', async () => {
    const { app, backend, flow, clock } = await open(
      routes({ data: { status: 'succeeded', token: 'token-novo', planId: 2 } }),
    );
    await flow.pay({ cardId: 3 });
    await clock.tick(10);
    expect(app.session.getState().session).toMatchObject({
      jwtToken: 'token-novo',
      planId: 2,
      planName: 'fleming_plan',
    });
    const [asked] = backend.callsTo('GET /api/auth/my-account');
    expect(asked?.headers.get('Authorization')).toBe('Bearer token-novo');
  });

  test('keeps the plan if the account does not show it yet, and completes it if it does', async () => {
    const first = await open(routes({ data: { status: 'pending' } }));
    await first.flow.pay({ cardId: 3 });
    await first.clock.tick(10);
    expect(first.backend.callsTo('GET /api/auth/my-account')).toHaveLength(1);
    expect(first.app.session.getState().session).toMatchObject({
      hasActivePlan: true,
      planName: 'fleming_plan',
    });

    const second = await open({
      ...routes({ data: { status: 'succeeded' } }),
      'GET /api/auth/my-account': { data: accountAnswer() },
    });
    await second.flow.pay({ cardId: 3 });
    await second.clock.tick(10);
    expect(second.app.session.getState().session?.planId).toBe(2);
  });

  test('keeps the plan of a pending payment although the account shows the earlier paid plan', async () => {
    const earlier = { id: 3, name: 'hippocrates_plan', status: 'succeeded' };
    const { app, backend, clock, flow } = await open({
      ...routes({ data: { status: 'pending' } }),
      'GET /api/auth/my-account': { data: accountAnswer({ activePlan: earlier }) },
    });
    await flow.pay({ cardId: 3 });
    await clock.tick(10);
    expect(backend.callsTo('GET /api/auth/my-account')).toHaveLength(1);
    expect(app.session.getState().session?.planName).toBe('fleming_plan');
  });

  test.each([
    [{ hasActivePlan: true, planName: 'free_plan' }, 'Gratuito'],
    [{}, undefined],
  ])('of a person with %o remembers whose limits apply until the confirmation: %s', async (fields, name) => {
    const { app, clock, create, flow } = await open(routes({ data: { status: 'pending' } }));
    app.session.update(fields);
    await flow.pay({ cardId: 3 });
    expect(planBeforePending(app.storage)?.name).toBe(name);
    await clock.tick(limits.paymentRedirectMs);
    flow.dispose();
    // A second payment meanwhile: the plan of the first one has never applied.
    await create('hippocrates_plan').pay({ cardId: 3 });
    expect(pendingPlan(app)).toBe('hippocrates_plan');
    expect(planBeforePending(app.storage)?.name).toBe(name);
  });

  test('names the coupon’s code, like other devices, on the receipt of a payment whose answer was lost', async () => {
    const description = '20% de desconto na primeira mensalidade.';
    const { clock, flow, state } = await open({
      ...routes({ fail: 'before' }, { data: { status: 'paid', outcome: 'succeeded' } }),
      'POST /api/coupons/validate': { data: { isValid: true, description } },
    });
    await flow.coupon.apply('MED20');
    expect(await flow.pay({ cardId: 3 })).toBe('unknown');
    await clock.tick(2_000);
    expect(state()).toMatchObject({ status: 'success', receipt: { coupon: 'MED20' } });
  });

  test('names a coupon without a description on the receipt by its code', async () => {
    const { flow, state } = await open({
      ...routes({ data: { status: 'succeeded' } }),
      'POST /api/coupons/validate': { data: { isValid: true } },
    });
    await flow.coupon.apply(' MED20 ');
    await flow.pay({ cardId: 3 });
    expect(state()).toMatchObject({ status: 'success', receipt: { coupon: 'MED20' } });
  });

  test('pays with a saved card by its id and does not save it again', async () => {
    const { backend, clock, flow } = await open(routes({ data: { status: 'succeeded' } }));
    await flow.pay({ cardId: 3 });
    await clock.tick(10);
    expect(backend.callsTo(PAY)[0]?.body).toEqual({
      internalPlanName: 'fleming_plan',
      cardId: 3,
      couponCode: null,
    });
    expect(backend.callsTo(SAVE)).toHaveLength(0);
  });

  test('does not save the card without the tick', async () => {
    const { backend, clock, flow } = await open(routes({ data: { status: 'succeeded' } }));
    await flow.pay({ card, saveCard: false });
    await clock.tick(10);
    expect(backend.callsTo(SAVE)).toHaveLength(0);
  });

  test.each<[string, FakeRoute]>([
    ['a refusal', { status: 500, data: { message: 'x' } }],
    ['a broken connection', { fail: 'before' }],
  ])(
    '%s of the card saving leaves the payment as it is, with the warning (catalogue 36)',
    async (_name, reply) => {
      const { backend, clock, flow, notes, state } = await open({
        ...routes({ data: { status: 'succeeded' } }),
        [SAVE]: reply,
      });
      await flow.pay({ card, saveCard: true });
      await clock.tick(1_500);
      expect(notes()).toEqual(['warning: Pagamento realizado, mas não foi possível salvar o cartão.']);
      expect(state().status).toBe('success');
      expect(backend.callsTo(PAY)).toHaveLength(1);
      expect(backend.callsTo(SAVE)).toHaveLength(1);
    },
  );

  test('adds a saved card to the list of the account at once', async () => {
    let hold = () => {};
    const held = new Promise<void>((resolve) => {
      hold = resolve;
    });
    const listed: unknown[] = [];
    const { app, clock, flow } = await open({
      ...routes({ data: { status: 'succeeded' } }),
      [SAVE]: async () => {
        await held;
        listed.push({ clientCardId: 9, maskedNumber: '**** 1111' });
        return { status: 201, data: { clientCardId: 9 } };
      },
      'GET /api/clientCards/cliente/:id': () => ({ data: [...listed] }),
    });
    const list = await app.cards();
    await list.load();
    await flow.pay({ card, saveCard: true });
    await clock.tick(10);
    expect(list.store.getState()).toMatchObject({ status: 'ready', cards: [] });
    hold();
    await clock.tick(10);
    expect(list.store.getState().cards).toMatchObject([{ clientCardId: 9 }]);
  });

  test('reports a card as saved if it was saved although the answer was lost', async () => {
    const { clock, flow, notes } = await open({
      ...routes({ data: { status: 'succeeded' } }, { data: { status: 'paid' } }),
      [SAVE]: { fail: 'before' },
    });
    await flow.pay({ card, saveCard: true });
    await clock.tick(1_500);
    expect(notes()).toEqual(['success: Cartão salvo para futuras compras!']);
  });
});

describe('a payment that is refused', () => {
  const savedFailed = 'Não foi possível processar seu pagamento com o cartão salvo.';
  const failed =
    'Não foi possível processar seu pagamento. Verifique os dados ou tente novamente mais tarde.';
  const nothing = 'O pagamento não foi concluído e nada foi cobrado.';
  const unchanged = 'O pagamento não foi concluído e seu plano não mudou.';
  const checked =
    'Seu plano não mudou, mas ainda não sabemos se houve cobrança. Se você tentar de novo, conferimos antes.';
  test.each<[string, FakeReply, boolean, string, string]>([
    [
      'the server’s message',
      { status: 402, data: { message: 'Saldo insuficiente.' } },
      false,
      'Saldo insuficiente.',
      nothing,
    ],
    ['no message', { status: 400, data: {} }, false, failed, nothing],
    ['no message, saved card', { status: 402, data: {} }, true, savedFailed, nothing],
    [
      'an unsuccessful status',
      { data: { data: { status: 'failed' } } },
      false,
      'Ocorreu um problema ao processar seu pagamento. Por favor, tente novamente.',
      unchanged,
    ],
    [
      'a blank status',
      { data: { data: { status: '' } } },
      false,
      'Ocorreu um problema ao processar seu pagamento. Por favor, tente novamente.',
      unchanged,
    ],
    [
      'a server error with a message',
      { status: 500, data: { message: 'Adquirente fora do ar.' } },
      false,
      'Adquirente fora do ar.',
      checked,
    ],
    ['a server error without', { status: 500, data: {} }, false, failed, checked],
    ['a server error, saved card', { status: 503, data: {} }, true, savedFailed, checked],
  ])('%s says what it means for the money', async (_name, reply, isSaved, sentence, advice) => {
    const { app, flow, state } = await open(routes(reply, { data: { status: 'refused' } }));
    await expect(flow.pay(isSaved ? { cardId: 3 } : { card, saveCard: true })).resolves.toBe('refused');
    expect(state()).toMatchObject({ status: 'ready', error: sentence, advice });
    expect(pendingPayment(app.tabStorage)).toBeUndefined();
    expect(app.session.getState().session?.hasActivePlan).toBe(false);
    flow.clearError();
    // A payment in doubt stays on the screen, whatever the person does next.
    if (advice === checked) expect(state()).toMatchObject({ error: inDoubt('Fleming'), advice });
    else expect(state()).toMatchObject({ error: null, advice: null });
  });

  test.each<[string, FakeReply['data'], boolean, string, string]>([
    ['a message', { httpStatus: 402, message: 'Saldo insuficiente.' }, false, 'Saldo insuficiente.', nothing],
    ['no message', { httpStatus: 402 }, false, failed, nothing],
    ['no message, saved card', { httpStatus: 422 }, true, savedFailed, nothing],
    [
      'an unsuccessful status',
      { httpStatus: 200, outcome: 'failed' },
      false,
      'Ocorreu um problema ao processar seu pagamento. Por favor, tente novamente.',
      unchanged,
    ],
    ['a server error', { httpStatus: 500 }, false, failed, checked],
  ])('%s says the same after a reload', async (_name, known, isSaved, sentence, advice) => {
    const before = await open(routes({ silent: true }));
    void before.flow.pay(isSaved ? { cardId: 3 } : { card, saveCard: true });
    await settle();
    const asked = { data: { status: 'refused', ...(known as object) } };
    const after = await open(routes({ data: {} }, asked), before.app.tabStorage);
    void after.flow.recover();
    await after.clock.tick(100);
    expect(after.state()).toMatchObject({ status: 'ready', error: sentence, advice });
  });

  test('uses a new key for the next attempt', async () => {
    const { flow, keys } = await open(routes({ status: 402, data: {} }));
    await flow.pay({ cardId: 3 });
    await flow.pay({ cardId: 3 });
    expect(new Set(keys()).size).toBe(2);
  });

  test('sends no payment for the plan in force, even if another part of the page offers it', async () => {
    const { app, backend, flow, state } = await open(routes({ data: { status: 'succeeded' } }));
    app.session.update({ hasActivePlan: true, planName: 'fleming_plan' });
    await expect(flow.pay({ cardId: 3 })).resolves.toBe('refused');
    expect(state().error).toBe('Seu plano Fleming já está ativo. Não é preciso pagar de novo.');
    expect(backend.callsTo(PAY)).toHaveLength(0);
  });

  test('a doubtful one can be looked up, also after a reload, and does not lend its key to the next attempt', async () => {
    let known: FakeReply = { data: { status: 'refused', httpStatus: 500 } };
    const before = await open(routes({ status: 500, data: {} }, () => known));
    await before.flow.pay({ card, saveCard: false });
    known = { fail: 'before' };
    before.flow.check();
    await before.clock.tick(20_000);
    const unasked = 'Não foi possível conferir agora. Tente de novo em alguns instantes.';
    expect(before.state()).toMatchObject({
      status: 'ready',
      advice: checked,
      isChecking: false,
      finding: unasked,
    });
    known = { data: { status: 'refused', httpStatus: 500 } };
    before.flow.check();
    await settle();
    expect(before.state().finding).toMatch(
      /^Conferido às \d\d:\d\d: sua conta ainda não mostra esse pagamento\./,
    );
    await before.flow.pay({ card, saveCard: false });
    expect(new Set(before.keys()).size).toBe(2);
    const after = await open(routes({ data: {} }, { data: { status: 'paid' } }), before.app.tabStorage);
    expect(after.state()).toMatchObject({ status: 'ready', advice: checked });
    after.flow.check();
    await settle();
    expect(after.state()).toMatchObject({ status: 'success', receipt: { lastFour: '1111' } });
    // A reload of the welcome finds it as any other payment.
    expect(pendingPayment(after.app.tabStorage)).toMatchObject({ told: true });
  });

  test('a doubtful one is shown again after its screen was left, and on another device', async () => {
    const asked = { data: [{ ...elsewhere, startedAt: '2026-11-20T12:00:00Z', status: 'refused' }] };
    const left = await open({ ...routes({ status: 500, data: {} }, refused500), [OPEN]: asked });
    await left.flow.pay({ card, saveCard: false });
    left.flow.dispose();
    for (const device of [await open({ ...routes(refused500, refused500), [OPEN]: asked }), left]) {
      const flow = device.create('fleming_plan');
      await flow.recover();
      expect(flow.store.getState()).toMatchObject({
        status: 'ready',
        error: inDoubt('Hipócrates'),
        advice: checked,
      });
      flow.check();
      await settle();
      expect(device.backend.callsTo(ASK).at(-1)?.path).toContain('k-9');
      expect(flow.store.getState().finding).toContain('ainda não mostra');
      flow.dispose();
    }
    // The next payment has a key of its own.
    await left.create('fleming_plan').pay({ card, saveCard: false });
    expect(new Set(left.keys()).size).toBe(2);
  });

  test('sends no payment for a plan that cannot be paid by card', async () => {
    const { backend, create } = await open(routes({ data: { status: 'succeeded' } }));
    for (const plan of ['free_plan', 'corporate_plan', 'nope', undefined]) {
      expect(isPayablePlan(plan)).toBe(false);
      const flow = create(plan);
      await expect(flow.pay({ cardId: 3 })).resolves.toBe('refused');
      expect(flow.store.getState().error).toBe('Este plano não pode ser pago aqui. Escolha outro plano.');
    }
    expect(backend.callsTo(PAY)).toHaveLength(0);
  });
});

test('sends one request for fifty presses (catalogue 29)', async () => {
  const { backend, clock, flow } = await open(routes({ data: { status: 'succeeded' }, delayMs: 5 }));
  const ends = Array.from({ length: 50 }, () => flow.pay({ card, saveCard: false }));
  const said = await Promise.all(ends);
  await clock.tick(10);
  expect(said.filter((end) => end === 'paid')).toHaveLength(1);
  expect(said.filter((end) => end === 'ignored')).toHaveLength(49);
  expect(backend.callsTo(PAY)).toHaveLength(1);
});

describe('an unknown outcome', () => {
  test.each<[string, FakeReply, FakeReply[], string, string | null]>([
    [
      'paid after all',
      { fail: 'before' },
      [{ data: { status: 'inflight' } }, { data: { status: 'paid', outcome: 'pending' } }],
      'success',
      null,
    ],
    [
      'refused after all',
      { fail: 'before' },
      [{ data: { status: 'unknown' } }, { data: { status: 'refused', message: 'Cartão recusado.' } }],
      'ready',
      'Cartão recusado.',
    ],
    [
      'never arrived',
      { fail: 'before' },
      [{ status: 404, data: {} }],
      'ready',
      'O pagamento não foi concluído e nada foi cobrado. Você pode tentar novamente.',
    ],
    [
      'in flight under the same key',
      { status: 409, data: {} },
      [{ data: { status: 'inflight' } }, { data: { status: 'paid' } }],
      'success',
      null,
    ],
    [
      'an unreadable answer',
      { data: 'ok' },
      [{ data: { status: 'inflight' } }, { data: { status: 'paid' } }],
      'success',
      null,
    ],
    [
      'a server error that hid a charge',
      { status: 502, data: {} },
      [{ data: { status: 'unknown' } }, { data: { status: 'paid' } }],
      'success',
      null,
    ],
  ])('%s', async (_name, pay, asked, status, error) => {
    const { backend, clock, flow, state } = await open(routes(pay, inTurn(...asked)));
    await expect(flow.pay({ card, saveCard: true })).resolves.toBe('unknown');
    expect(state().status).toBe('unknown');
    await clock.tick(10_000);
    expect(state()).toMatchObject({
      status: status === 'success' ? 'done' : status,
      error,
      isChecking: false,
    });
    expect(backend.callsTo(PAY)).toHaveLength(1);
    expect(backend.callsTo(SAVE)).toHaveLength(0);
  });

  test('shows the outcome at once if the journal has it', async () => {
    const paid = await open(
      routes({ status: 422, data: {} }, { data: { status: 'paid', outcome: 'ativo' } }),
    );
    await expect(paid.flow.pay({ cardId: 1 })).resolves.toBe('paid');
    expect(paid.state()).toMatchObject({ status: 'success', outcome: 'ativo' });
    // The gateway reveals an outcome only to the person of the attempt.
    for (const { headers } of paid.backend.callsTo(ASK))
      expect(headers.get('Authorization')).toBe(`Bearer ${sessionOf().token}`);
    expect(paid.backend.callsTo(ASK)).not.toHaveLength(0);
    const refused = await open(
      routes({ status: 422, data: { message: 'Cupom vencido.' } }, { data: { status: 'refused' } }),
    );
    await expect(refused.flow.pay({ cardId: 1 })).resolves.toBe('refused');
    expect(refused.state().error).toBe('Cupom vencido.');
  });

  test.each([
    ['refused', { status: 'refused', message: 'Cartão recusado.' }, 'Cartão recusado.'],
    ['refused', { status: 'refused' }, 'Não foi possível processar seu pagamento com o cartão salvo.'],
    ['unknown', { status: 'unknown' }, null],
  ])('a key that an earlier release has used shows how that payment ended: %s', async (end, known, error) => {
    const { flow, state } = await open(
      routes(
        {
          status: 422,
          headers: { 'x-vesalio-error': 'other-body' },
          data: { message: 'Esta chave já foi usada com outros dados.' },
        },
        { data: known },
      ),
    );
    await expect(flow.pay({ cardId: 1 })).resolves.toBe(end);
    expect(state().error).toBe(error);
  });

  test('asks with growing pauses, then on demand, and pays again only at the request of the person', async () => {
    const { app, backend, clock, flow, keys, state } = await open(
      routes({ fail: 'before' }, { data: { status: 'unknown' } }),
    );
    await flow.pay({ cardId: 3 });
    await clock.tick(3_000);
    expect(backend.callsTo(ASK)).toHaveLength(3);
    await clock.tick(120_000);
    expect(backend.callsTo(ASK)).toHaveLength(7);
    expect(state()).toMatchObject({ status: 'unknown', isChecking: false });
    await expect(flow.pay({ cardId: 3 })).resolves.toBe('ignored');
    flow.check();
    await settle();
    expect(backend.callsTo(ASK)).toHaveLength(8);
    // Nobody who presses waits for the next pause.
    flow.check();
    await settle();
    expect(backend.callsTo(ASK)).toHaveLength(9);
    await clock.tick(120_000);
    flow.startOver();
    expect(state().status).toBe('ready');
    expect(pendingPayment(app.tabStorage)).toBeUndefined();
    await flow.pay({ cardId: 3 });
    expect(new Set(keys()).size).toBe(2);
  });

  test('does not open the form again when an answer about the abandoned attempt comes late', async () => {
    let answer = (_reply: FakeReply) => {};
    const late = new Promise<FakeReply>((resolve) => {
      answer = resolve;
    });
    const pay = inTurn({ fail: 'before' }, { silent: true });
    const { clock, flow, state } = await open(routes(pay, () => late));
    await flow.pay({ card, saveCard: true });
    expect(state().status).toBe('unknown');
    flow.startOver();
    void flow.pay({ card, saveCard: true });
    expect(state().status).toBe('paying');
    answer({ data: { status: 'refused', message: 'Recusado.' } });
    await clock.tick(10);
    expect(state()).toMatchObject({ status: 'paying', error: null });
  });

  test('reuses the key of an attempt that never arrived', async () => {
    const { app, clock, create, flow, keys } = await open(routes({ fail: 'before' }));
    await flow.pay({ cardId: 3 });
    await clock.tick(10_000);
    expect(pendingPayment(app.tabStorage)).toBeUndefined();
    flow.dispose();
    await create('fleming_plan').pay({ cardId: 4 });
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('a payment that is open on another device', () => {
  const blocked: FakeReply = {
    status: 409,
    data: {
      message: 'Já existe um pagamento.',
      code: 'payment-open',
      key: 'theirs',
      plan: 'hippocrates_plan',
    },
    headers: { 'X-Vesalio-Error': 'payment-open' },
  };
  const listed = [
    { key: 'theirs', status: 'unknown', plan: 'hippocrates_plan', startedAt: '2026-11-20T10:00:00Z' },
  ];
  const UNDER_WAY = 'GET /gateway/payments';

  test('blocks this payment and is shown in its place until it ends', async () => {
    const asked = inTurn({ data: { status: 'unknown' } }, { data: { status: 'paid', outcome: 'succeeded' } });
    const { app, backend, clock, flow, keys, notes, state } = await open(routes(blocked, asked));
    await expect(flow.pay({ card, saveCard: true })).resolves.toBe('unknown');
    expect(state()).toMatchObject({
      status: 'unknown',
      plan: 'hippocrates_plan',
      error: 'Já existe um pagamento.',
      startedAt: clock.now(),
    });
    expect(pendingPayment(app.tabStorage)?.key).toBe('theirs');
    await clock.tick(2_000);
    expect(state()).toMatchObject({
      status: 'success',
      plan: 'hippocrates_plan',
      advice: 'Este pagamento já tinha sido feito. O que você tentou agora não foi cobrado.',
    });
    await clock.tick(10_000);
    expect(state().status, 'the sentence stays until it is read').toBe('success');
    expect(backend.callsTo(ASK).map(({ params }) => params.key)).toEqual(['theirs', 'theirs']);
    expect(keys()).not.toContain('theirs');
    expect(notes()).toEqual([]);
  });

  test.each([
    ['the connection fails', { fail: 'after' }],
    ['a proxy answers in its place', { status: 502, data: '<h1>502</h1>' }],
  ] satisfies [string, FakeReply][])('is told with its own plan where %s', async (_where, lost) => {
    const end = { status: 'paid', outcome: 'succeeded' };
    const ask: FakeRoute = ({ params }) => ({
      data: params.key === 'theirs' ? end : { ...end, blockedBy: listed[0] },
    });
    const { app, clock, flow, state } = await open(routes(lost, ask));
    await flow.pay({ card, saveCard: true });
    await clock.tick(1_000);
    expect(state()).toMatchObject({
      status: 'success',
      plan: 'hippocrates_plan',
      receipt: { requestId: 'theirs', at: Date.UTC(2026, 10, 20, 10) },
    });
    expect(app.session.getState().session?.planName).toBe('hippocrates_plan');
  });

  test('is found when the screen opens, even with empty storage', async () => {
    const given = routes({ data: { status: 'succeeded' } }, { data: { status: 'unknown' } });
    const { backend, clock, flow, state } = await open({ ...given, [UNDER_WAY]: { data: listed } });
    void flow.recover();
    await clock.tick(0);
    expect(backend.callsTo(UNDER_WAY)[0]?.query.get('open')).toBe('1');
    expect(backend.callsTo(UNDER_WAY)[0]?.headers.get('Authorization')).toMatch(/^Bearer ./);
    expect(state()).toMatchObject({
      status: 'recovering',
      plan: 'hippocrates_plan',
      startedAt: Date.UTC(2026, 10, 20, 10),
    });
    await clock.tick(120_000);
    expect(state()).toMatchObject({ status: 'unknown', isChecking: false });
    expect(backend.callsTo(PAY)).toHaveLength(0);
  });

  test('returns to the plan chosen here if it was refused', async () => {
    const given = routes({ data: { status: 'succeeded' } }, { data: { status: 'refused' } });
    const { clock, flow, state } = await open({ ...given, [UNDER_WAY]: { data: listed } });
    void flow.recover();
    await clock.tick(1_000);
    expect(state()).toMatchObject({ status: 'ready', plan: 'fleming_plan', startedAt: null });
    await expect(flow.pay({ cardId: 3 })).resolves.toBe('paid');
  });

  test('is abandoned by its key when the person pays anyway, in every repeated request', async () => {
    const pay = inTurn({ fail: 'before' }, { data: { status: 'succeeded' } });
    const ask: FakeRoute = ({ params }) =>
      params.key === 'theirs' ? { data: { status: 'unknown' } } : { status: 404, data: {} };
    const { backend, clock, flow, state } = await open({
      ...routes(pay, ask),
      [UNDER_WAY]: { data: listed },
    });
    void flow.recover();
    await clock.tick(120_000);
    flow.startOver();
    expect(state().status).toBe('ready');
    void flow.recover();
    await clock.tick(1_000);
    expect(state().status, 'it is not brought up again').toBe('ready');
    await flow.pay({ cardId: 3 });
    await clock.tick(10_000);
    await expect(flow.pay({ cardId: 3 })).resolves.toBe('paid');
    const sent = backend
      .callsTo(PAY)
      .map(({ headers }) => [headers.get('Idempotency-Key'), headers.get('Supersedes')]);
    expect(sent).toEqual([
      [expect.any(String), 'theirs'],
      [sent[0]?.[0], 'theirs'],
    ]);
  });
});

test.each([500, 503])(
  'treats a %i of the gateway before forwarding as refused, not as unknown',
  async (status) => {
    const failure: FakeReply = { status, data: {}, headers: { 'X-Vesalio-Error': 'journal-down' } };
    const { backend, flow, keys, state } = await open(
      routes(inTurn(failure, { data: { status: 'succeeded' } }), { status, data: {} }),
    );
    await expect(flow.pay({ cardId: 3 })).resolves.toBe('refused');
    expect(state()).toMatchObject({
      status: 'ready',
      error: 'Não foi possível processar seu pagamento com o cartão salvo.',
    });
    expect(backend.callsTo(ASK), 'a copy of the request').toHaveLength(1);
    await expect(flow.pay({ cardId: 3 })).resolves.toBe('paid');
    expect(new Set(keys()).size, 'one key').toBe(1);
  },
);

test('does not report a refusal if a copy of the failed request is carried out', async () => {
  const failure: FakeReply = { status: 503, data: {}, headers: { 'X-Vesalio-Error': 'journal-down' } };
  const { clock, flow, state } = await open(
    routes(
      failure,
      inTurn(
        { data: { status: 'inflight' } },
        { data: { status: 'inflight' } },
        { data: { status: 'paid' } },
      ),
    ),
  );
  await expect(flow.pay({ cardId: 3 })).resolves.toBe('unknown');
  expect(state().status).toBe('unknown');
  await clock.tick(2_000);
  await expect.poll(() => state().status).toBe('success');
});

test('looks an unknown outcome up at once when the connection is back, not after the pause', async () => {
  const { backend, clock, flow, state } = await open(
    routes({ fail: 'before' }, inTurn({ data: { status: 'unknown' } })),
  );
  await expect(flow.pay({ cardId: 3 })).resolves.toBe('unknown');
  await clock.tick(16_000);
  expect(state()).toMatchObject({ status: 'unknown', isChecking: true });
  const asked = backend.callsTo(ASK).length;
  backend.on(ASK, { data: { status: 'paid', outcome: 'succeeded' } });
  flow.reconnected();
  await settle();
  expect(backend.callsTo(ASK)).toHaveLength(asked + 1);
  expect(state().status).toBe('success');
  expect(backend.callsTo(PAY)).toHaveLength(1);
});

test('sends nothing while the browser is offline, says so, and withdraws it when the connection is back', async () => {
  const { app, backend, flow, state } = await open(routes({ data: { status: 'succeeded' } }));
  flow.refuseOffline();
  expect(state()).toMatchObject({
    status: 'ready',
    error: 'Você está sem conexão, e o pagamento não foi enviado. Conecte-se e finalize de novo.',
    advice: 'O pagamento não foi concluído e nada foi cobrado.',
  });
  flow.reconnected();
  expect(state()).toMatchObject({ status: 'ready', error: null, advice: null });
  expect(backend.callsTo(PAY)).toEqual([]);
  expect(pendingPayment(app.tabStorage)).toBeUndefined();
});

describe('a reload (catalogue 31)', () => {
  test.each<[string, FakeReply, string, string | null]>([
    ['paid', { data: { status: 'paid', outcome: 'succeeded' } }, 'success', null],
    ['refused', { data: { status: 'refused', message: 'Recusado.' } }, 'ready', 'Recusado.'],
    ['inflight', { data: { status: 'inflight' } }, 'recovering', null],
  ])('finds an attempt %s by its key, without paying', async (_name, asked, status, error) => {
    const before = await open(routes({ silent: true }));
    void before.flow.pay({ card, saveCard: true });
    await settle();
    const left = before.app.tabStorage;
    const kept = left
      .keys()
      .map((key) => left.get(key))
      .join();
    expect(kept).not.toMatch(/4111111111111111|"737"|cvv|Ana/);

    const after = await open(routes({ data: { status: 'succeeded' } }, asked), left);
    expect(after.state().status).toBe('recovering');
    void after.flow.recover();
    await after.clock.tick(100);
    expect(after.state()).toMatchObject({ status, error });
    expect(after.backend.callsTo(PAY)).toHaveLength(0);
    const [key] = before.keys();
    expect(after.backend.callsTo(ASK)[0]?.params.key).toBe(key);
  });

  const saved = 'success: Cartão salvo para futuras compras!';
  const notSaved = 'warning: Pagamento realizado, mas não foi possível salvar o cartão.';
  const waits = expect.stringMatching(/^info: Cartão não salvo: o pagamento ainda está em confirmação\./);
  test.each<[string, FakeReply, FakeReply, string, string[], number]>([
    ['before the payment was answered', { silent: true }, {}, 'succeeded', [notSaved], 1],
    ['before it was pending', { silent: true }, {}, 'pending', [waits], 1],
    [
      'while it was saved',
      { data: { status: 'succeeded' } },
      { data: { status: 'paid' } },
      'ativo',
      [saved],
      2,
    ],
    ['before it was saved', { data: { status: 'succeeded' } }, { status: 404 }, 'ativo', [notSaved], 2],
  ])('tells once whether the card was saved: left %s', async (_name, pay, saving, outcome, notes, asked) => {
    const before = await open({ ...routes(pay), [SAVE]: { silent: true } });
    void before.flow.pay({ card, saveCard: true });
    await settle();
    const [payment] = before.keys();
    const ask: FakeRoute = ({ params }) =>
      params.key === payment ? { data: { status: 'paid', outcome } } : saving;
    const after = await open(routes({}, ask), before.app.tabStorage);
    void after.flow.recover();
    await after.clock.tick(100);
    expect(after.state()).toMatchObject({ status: 'success', outcome });
    expect(after.notes()).toEqual(notes);
    expect(after.backend.callsTo(ASK)).toHaveLength(asked);
    const again = await open(routes({}, ask), after.app.tabStorage);
    void again.flow.recover();
    await again.clock.tick(100);
    expect(again.state().status).toBe('success');
    expect(again.notes()).toEqual([]);
  });

  test('tells nothing about a card that was not to be saved', async () => {
    const before = await open(routes({ silent: true }));
    void before.flow.pay({ card, saveCard: false });
    await settle();
    const after = await open(routes({}, { data: { status: 'paid' } }), before.app.tabStorage);
    void after.flow.recover();
    await after.clock.tick(100);
    expect(after.state().status).toBe('success');
    expect(after.notes()).toEqual([]);
  });

  test('keeps the receipt, with the card’s last digits, for the account until the person signs out', async () => {
    const { app, flow, create, clock } = await open(
      routes({ data: { status: 'succeeded' } }, { data: { status: 'paid' } }),
    );
    expect(lastReceipt(app.storage)).toBeUndefined();
    await flow.pay({ cardId: 3, lastFour: '1111' });
    const { receipt } = flow.store.getState();
    expect(receipt).toMatchObject({ plan: 'fleming_plan', lastFour: '1111' });
    const reloaded = create('fleming_plan');
    void reloaded.recover();
    await clock.tick(100);
    expect(reloaded.store.getState()).toMatchObject({ status: 'success', receipt });
    expect(lastReceipt(app.storage)).toEqual(receipt);
    app.storage.set('own:receipt', '{');
    expect(lastReceipt(app.storage)).toBeUndefined();
    app.storage.set('own:receipt', JSON.stringify(receipt));
    await app.signOut();
    expect(lastReceipt(app.storage)).toBeUndefined();
  });

  test.each<[string, FakeReply, string | undefined]>([
    [
      'a later payment of another device',
      { data: [{ ...elsewhere, startedAt: '2099-01-02T12:00:00Z' }] },
      'k-9',
    ],
    ['an earlier one', { data: [{ ...elsewhere, startedAt: '2001-01-02T12:00:00Z' }] }, 'kept'],
    ['none', { data: [] }, 'kept'],
    ['one without a date', { data: [elsewhere] }, 'kept'],
    ['a gateway that does not list it', { status: 404, data: {} }, 'kept'],
  ])('finds the receipt of the last payment: %s', async (_name, listed, requestId) => {
    const { app, backend } = await openApp({ 'GET /gateway/payments': listed });
    const kept = {
      plan: 'fleming_plan',
      at: Date.UTC(2026, 10, 20),
      lastFour: '1111',
      coupon: '',
      requestId,
    };
    if (requestId === 'kept') app.storage.set('own:receipt', JSON.stringify(kept));
    const { checkPayment, store } = await app.account();
    await checkPayment();
    const receipt = lastReceipt(app.storage, store.getState().payments[0]);
    expect(receipt).toMatchObject({ requestId });
    if (requestId === 'k-9')
      expect(receipt).toMatchObject({ plan: 'hippocrates_plan', coupon: 'MED20', lastFour: '' });
    expect(String(backend.callsTo('GET /gateway/payments')[0]?.query)).toBe('paid=1&limit=12');
  });

  test('names the card by its last digits on the receipt although a reload cut the payment off', async () => {
    const before = await open(routes({ silent: true }));
    void before.flow.pay({ card, saveCard: false });
    await before.clock.tick(100);
    expect(before.app.tabStorage.get('own:payment')).not.toContain(card.number);
    const after = await open(routes({}, { data: { status: 'paid' } }), before.app.tabStorage);
    void after.flow.recover();
    await after.clock.tick(100);
    expect(after.state().receipt?.lastFour).toBe(card.number.slice(-4));
  });

  test('shows the welcome again if it was on the screen, and nothing after it', async () => {
    const before = await open(routes({ data: { status: 'succeeded' } }));
    await before.flow.pay({ cardId: 3 });
    const after = await open(routes({}, { data: { status: 'paid' } }), before.app.tabStorage);
    void after.flow.recover();
    await after.clock.tick(100);
    expect(after.state().status).toBe('success');
    await after.clock.tick(3_000);
    expect(pendingPayment(after.app.tabStorage)).toBeUndefined();
  });

  test('shows the form of another plan that was chosen after the welcome was on the screen', async () => {
    const before = await open(routes({ data: { status: 'pending' } }));
    await before.flow.pay({ card, saveCard: true });
    expect(before.state().status).toBe('success');
    const { app, clock, backend, create } = await open(
      routes({}, { data: { status: 'paid', outcome: 'pending' } }),
      before.app.tabStorage,
    );
    const flow = create('hippocrates_plan');
    void flow.recover();
    await clock.tick(100);
    expect(flow.store.getState()).toMatchObject({ status: 'ready', plan: 'hippocrates_plan' });
    expect(pendingPayment(app.tabStorage)).toBeUndefined();
    expect(backend.callsTo(ASK)).toHaveLength(0);
  });

  test.each<[string, FakeReply, string]>([
    ['paid', { data: { status: 'paid', outcome: 'succeeded' } }, 'success'],
    ['refused', { data: { status: 'refused' } }, 'ready'],
  ])('in a host that signs its person in later finds it %s then', async (_name, asked, status) => {
    const clock = createTestClock();
    const { app, backend } = await openApp(routes({}, asked), { clock, session: null });
    const left = { key: 'left', plan: 'fleming_plan', at: clock.now() - 60_000, coupon: 'MED20' };
    app.tabStorage.set('own:payment', JSON.stringify(left));
    const flow = (await app.payment())('fleming_plan');
    void flow.recover();
    await clock.tick(1_000);
    expect(backend.callsTo(ASK)).toHaveLength(0);
    app.session.signIn(sessionOf(newPerson));
    await clock.tick(1_000);
    expect(flow.store.getState()).toMatchObject({
      status,
      ...(status === 'success' ? { receipt: { at: left.at, coupon: left.coupon } } : {}),
    });
    expect(backend.callsTo(ASK).map(({ params }) => params.key)).toEqual(['left']);
  });

  test('shows the form if the attempt has gone from the storage meanwhile', async () => {
    const before = await open(routes({ silent: true }));
    void before.flow.pay({ card, saveCard: true });
    await settle();
    const after = await open(routes({}), before.app.tabStorage);
    for (const key of after.app.tabStorage.keys()) after.app.tabStorage.remove(key);
    void after.flow.recover();
    await after.clock.tick(100);
    expect(after.state()).toMatchObject({ status: 'ready', error: null });
    expect(after.backend.callsTo(ASK)).toHaveLength(0);
  });

  test('removes an attempt at sign-out', async () => {
    const { app, flow } = await open(routes({ fail: 'before' }, { data: { status: 'unknown' } }));
    await flow.pay({ cardId: 3 });
    expect(pendingPayment(app.tabStorage)?.plan).toBe('fleming_plan');
    await app.signOut();
    expect(pendingPayment(app.tabStorage)).toBeUndefined();
  });
});

test('updates the session after the screen was left during a payment, says so, and shows the welcome on the next screen', async () => {
  const { app, clock, flow, notes } = await open(
    routes({ data: { status: 'succeeded' }, delayMs: 5 }, { data: { status: 'paid' } }),
  );
  const paying = flow.pay({ cardId: 3 });
  flow.dispose();
  await paying;
  await clock.tick(10);
  expect(app.session.getState().session).toMatchObject({ hasActivePlan: true, planName: 'fleming_plan' });
  expect(flow.store.getState().destination).toBeNull();
  expect(notes()).toEqual(['success: Pagamento confirmado. Seu plano Fleming está ativo.']);

  const next = (await app.payment())('fleming_plan');
  void next.recover();
  await clock.tick(100);
  expect(next.store.getState()).toMatchObject({ status: 'success', plan: 'fleming_plan' });
  await clock.tick(3_000);
  expect(next.store.getState().status).toBe('done');
  expect(pendingPayment(app.tabStorage)).toBeUndefined();
});

test.each([
  ['refused', { data: { status: 'refused' } }],
  ['unknown to the gateway', { status: 404 }],
] as [string, FakeReply][])(
  'keeps the plan chosen now after an earlier attempt for another plan that was %s',
  async (_name, asked) => {
    const { app, clock } = await open(routes({ data: { status: 'succeeded' } }, asked));
    app.tabStorage.set(
      'own:payment',
      JSON.stringify({ key: 'left', plan: 'fleming_plan', at: clock.now() - 120_000 }),
    );
    const flow = (await app.payment())('hippocrates_plan');
    expect(flow.store.getState()).toMatchObject({ status: 'recovering', plan: 'fleming_plan' });
    void flow.recover();
    await clock.tick(60_000);
    expect(flow.store.getState()).toMatchObject({ status: 'ready', plan: 'hippocrates_plan' });
  },
);

describe('a refusal on the screen', () => {
  const message = 'Saldo insuficiente.';
  const refused = { error: message, advice: 'O pagamento não foi concluído e nada foi cobrado.' };
  const reload = (tab: KeyValueStore) => open(routes({ data: { status: 'succeeded' } }), tab);

  test.each<[string, FakeRoutes]>([
    ['was answered', routes({ status: 402, data: { message } })],
    [
      'was found after a reload',
      routes({ silent: true }, { data: { status: 'refused', message, httpStatus: 402 } }),
    ],
  ])('that %s stays after further reloads, until the person tries again', async (_name, given) => {
    const before = await open(given);
    void before.flow.pay({ cardId: 3 });
    await before.clock.tick(100);
    const first = await open(given, before.app.tabStorage);
    void first.flow.recover();
    await first.clock.tick(100);
    expect(first.state()).toMatchObject({ status: 'ready', ...refused });
    const second = await reload(first.app.tabStorage);
    expect(second.state()).toMatchObject({ status: 'ready', ...refused });
    const third = await reload(second.app.tabStorage);
    expect(third.state()).toMatchObject(refused);
    expect(await third.flow.pay({ cardId: 3 })).toBe('paid');
    expect((await reload(third.app.tabStorage)).state().error).toBeNull();
  });

  test.each<[string, (flow: PaymentFlow) => void]>([
    ['goes on with the form', (flow) => flow.clearError()],
    ['leaves the screen', (flow) => flow.dispose()],
  ])('is forgotten when the person %s', async (_name, act) => {
    const { app, flow } = await open(routes({ status: 402, data: { message } }));
    await flow.pay({ cardId: 3 });
    expect((await reload(app.tabStorage)).state().error).toBe(message);
    act(flow);
    expect((await reload(app.tabStorage)).state().error).toBeNull();
  });

  test.each([
    ['for another plan', { plan: 'hippocrates_plan', error: message }],
    ['without a text', { plan: 'fleming_plan', error: 7 }],
    ['that cannot be read', undefined],
  ])('%s is not shown', async (_name, kept) => {
    const tab = createMemoryStore();
    tab.set('own:payment-refused', kept ? JSON.stringify(kept) : '{');
    expect((await reload(tab)).state().error).toBeNull();
  });

  test('is not kept if it may repeat the card’s number', async () => {
    const { app, flow, state } = await open(
      routes({ status: 402, data: { message: 'Cartão 4111 1111 1111 1111 recusado.' } }),
    );
    await flow.pay({ cardId: 3 });
    expect(state().error).toContain('4111');
    expect((await reload(app.tabStorage)).state().error).toBeNull();
  });
});

test('does not remove a newer attempt when the outcome of an older one is known', async () => {
  const { app, clock, flow } = await open(routes({ silent: true }, { status: 404, data: {} }));
  const { tabStorage } = app;
  tabStorage.set('own:payment', JSON.stringify({ key: 'left', plan: 'fleming_plan', at: 0 }));
  const beside = (await app.payment())('fleming_plan');
  void beside.recover();
  tabStorage.remove('own:payment');
  void flow.pay({ cardId: 3 });
  const key = pendingPayment(tabStorage)?.key;
  await clock.tick(60_000);
  expect(beside.store.getState().status).toBe('ready');
  expect(pendingPayment(tabStorage)?.key).toBe(key);
});

describe('the coupon', () => {
  const VALIDATE = 'POST /api/coupons/validate';
  test.each<[string, FakeReply, string, string]>([
    [
      'valid with a description',
      { data: { isValid: true, description: '20% de desconto' } },
      'valid',
      '20% de desconto',
    ],
    ['valid without', { data: { data: { isValid: true } } }, 'valid', 'Cupom aplicado com sucesso!'],
    [
      'valid with a blank description',
      { data: { isValid: true, description: '  ' } },
      'valid',
      'Cupom aplicado com sucesso!',
    ],
    ['invalid', { data: { isValid: false } }, 'invalid', 'Cupom inválido ou não aplicável a este plano.'],
    [
      'not checked',
      { status: 500, data: {} },
      'invalid',
      'Não foi possível validar o cupom. Tente novamente.',
    ],
  ])('%s', async (_name, reply, status, message) => {
    const { backend, flow } = await open({ ...routes({ data: { status: 'succeeded' } }), [VALIDATE]: reply });
    const asked = flow.coupon.apply(' MED20 ');
    expect(flow.coupon.store.getState().status).toBe('loading');
    await asked;
    expect(flow.coupon.store.getState()).toMatchObject({ status, message });
    expect(backend.callsTo(VALIDATE)[0]?.body).toEqual({ couponCode: 'MED20', planId: 'fleming_plan' });
    await flow.pay({ cardId: 3 });
    expect(backend.callsTo(PAY)[0]?.body).toMatchObject({ couponCode: status === 'valid' ? 'MED20' : null });
  });

  test('without a code is not sent', async () => {
    const { backend, flow } = await open(routes({}));
    await flow.coupon.apply('  ');
    expect(flow.coupon.store.getState()).toMatchObject({
      status: 'invalid',
      message: 'Digite o cupom antes de aplicar.',
    });
    expect(backend.callsTo(VALIDATE)).toEqual([]);
  });

  test('is sent again only if it is another one', async () => {
    const { backend, flow } = await open({
      ...routes({}),
      [VALIDATE]: { data: { isValid: true }, delayMs: 5 },
    });
    await Promise.all(['A', 'A ', 'B'].map((code) => flow.coupon.apply(code)));
    expect(backend.callsTo(VALIDATE).map(({ body }) => (body as { couponCode: string }).couponCode)).toEqual([
      'A',
      'B',
    ]);
    expect(flow.coupon.code()).toBe('B');
  });

  test.each<[string, FakeReply]>([
    ['answer', { data: { isValid: true }, delayMs: 5 }],
    ['failure', { status: 400, data: {}, delayMs: 5 }],
  ])('ignores the late %s of an older code', async (_name, reply) => {
    const { flow } = await open({ ...routes({}), [VALIDATE]: reply });
    const asked = flow.coupon.apply('A');
    flow.coupon.clear();
    await asked;
    expect(flow.coupon.store.getState()).toEqual({ status: 'idle', code: '', message: null });
  });
});
