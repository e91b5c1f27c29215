import {
  type AccountFlow,
  createMemoryStore,
  markPendingPlan,
  pendingPlan,
  sectionValues,
} from '@vesalio/core';
import { accountAnswer, type FakeRoutes, openApp, sessionOf } from '@vesalio/core/testing';
import { describe, expect, test } from 'vitest';
import { createTestClock, noticesOf, settle } from '../fixtures.ts';

const READ = 'GET /api/auth/my-account';
const UPDATE = 'PUT /api/auth/my-account';
const PICTURE = 'PUT /api/auth/my-account/picture';
const CANCEL = 'DELETE /api/subscription/cancel';
const DELETE = 'DELETE /api/auth/delete-account';

async function open(routes: FakeRoutes = {}, session: Record<string, unknown> = {}) {
  const clock = createTestClock();
  const storage = createMemoryStore();
  const { app, backend } = await openApp(
    { [READ]: { data: accountAnswer() }, ...routes },
    { storage, clock, session },
  );
  const flow = await app.account();
  const notes = () => noticesOf(app);
  /** Runs an action to its end, including its retries and pauses. */
  const run = async <T>(action: Promise<T>): Promise<T> => {
    for (let turn = 0; turn < 40; turn++) {
      await settle();
      await clock.tick(2000);
    }
    return action;
  };
  return { app, backend, clock, flow, notes, run, session: () => app.session.getState().session };
}

const profile = { name: 'Ana Souza', phone: '(21) 98765-4321', birthDate: '1985-04-12' };

describe('a payment in doubt', () => {
  const doubtful = { key: 'k-1', plan: 'fleming_plan', startedAt: '2026-11-20T12:00:00Z', status: 'refused' };

  test('is looked up until it is known', async () => {
    let found: Record<string, unknown>[] | undefined = [doubtful];
    let activePlan: Record<string, unknown> | null = null;
    const { flow, notes, run, session } = await open({
      [READ]: () => ({ data: accountAnswer({ activePlan }) }),
      'GET /gateway/payments': ({ query }) => {
        if (!query.has('open')) return { data: [] };
        return found ? { data: found } : { status: 503, data: {} };
      },
    });
    const state = () => flow.store.getState();
    await run(flow.findOpenPayment());
    expect(state()).toMatchObject({ openPayment: { key: 'k-1' }, openFinding: null });
    await run(flow.findOpenPayment());
    expect(state().openFinding).toContain('sua conta ainda não mostra esse pagamento');
    found = undefined;
    await run(flow.findOpenPayment());
    expect(state()).toMatchObject({ openPayment: { key: 'k-1' }, findingOpen: false });
    expect(state().openFinding).toContain('Não foi possível conferir agora');
    found = [{ ...doubtful, status: 'paid' }];
    activePlan = { id: 2, name: 'fleming_plan', status: true };
    await flow.findOpenPayment();
    await settle();
    expect(state()).toMatchObject({ openPayment: null, account: { activePlan: { name: 'fleming_plan' } } });
    expect(session()?.planName).toBe('fleming_plan');
    expect(notes()).toEqual(['success: Pagamento confirmado. Seu plano Fleming está ativo.']);
  });
});

describe('loading', () => {
  test('updates the session from the account', async () => {
    const data = accountAnswer({
      name: 'Ana D’Ávila',
      email: 'nova@exemplo.com.br',
      photoProfile: 'R0lGODlh',
      activePlan: { id: 3, name: 'hippocrates_plan', status: true },
    });
    const { flow, run, session } = await open({ [READ]: { data: { data } } });
    await run(flow.load());
    expect(flow.store.getState()).toMatchObject({
      status: 'ready',
      error: null,
      account: { name: 'Ana D’Ávila' },
    });
    expect(session()).toMatchObject({
      username: 'Ana D’Ávila',
      email: 'nova@exemplo.com.br',
      userPicture: 'R0lGODlh',
      planName: 'hippocrates_plan',
      planId: 3,
      hasActivePlan: true,
    });
  });

  test.each([
    ['active', { name: 'fleming_plan', status: 'active' }, undefined, true],
    ['true', { name: 'fleming_plan', status: true }, undefined, true],
    ['succeeded', { name: 'fleming_plan', status: 'succeeded' }, undefined, true],
    ['a free plan with an empty status', { name: 'free_plan', status: '' }, undefined, true],
    ['a free plan without a status', { name: 'free_plan', status: null }, undefined, true],
    ['a paid plan with an empty status', { name: 'fleming_plan', status: '' }, undefined, false],
    ['false', { name: 'fleming_plan', status: false }, undefined, false],
    ['another word', { name: 'fleming_plan', status: 'canceled' }, undefined, false],
    ['no plan', null, undefined, false],
    ['no plan, but the server says so', null, true, true],
  ])('the plan counts as active: %s', async (_case, activePlan, hasActivePlan, wanted) => {
    const { flow, run, session } = await open({
      [READ]: { data: accountAnswer({ activePlan, hasActivePlan }) },
    });
    await run(flow.load());
    expect(session()?.hasActivePlan).toBe(wanted);
  });

  test('keeps the plan of a pending payment until the account shows it', async () => {
    const { app, backend, flow, run, session } = await open(
      { [READ]: { data: accountAnswer({ activePlan: null, hasActivePlan: false }) } },
      { planName: 'hippocrates_plan' },
    );
    markPendingPlan(app, 'hippocrates_plan');
    await run(flow.load());
    expect(session()).toMatchObject({ hasActivePlan: true, planName: 'hippocrates_plan' });

    backend.on(READ, {
      data: accountAnswer({ activePlan: { id: 3, name: 'hippocrates_plan', status: true } }),
    });
    await run(flow.load());
    backend.on(READ, { data: accountAnswer({ activePlan: { id: 1, name: 'free_plan', status: true } }) });
    await run(flow.load());
    expect(session()).toMatchObject({ hasActivePlan: true, planName: 'free_plan' });
  });

  test('keeps it in every tab of the session, for a day', async () => {
    const activePlan = { id: 1, name: 'free_plan', status: true };
    const { app, clock, flow, run, session } = await open(
      { [READ]: { data: accountAnswer({ activePlan }) } },
      { planName: 'hippocrates_plan' },
    );
    const { app: tab } = await openApp({}, { storage: app.storage, clock });
    markPendingPlan(tab, 'hippocrates_plan');
    await run(flow.load());
    expect(session()?.planName).toBe('hippocrates_plan');
    await clock.tick(24 * 3600 * 1000);
    await run(flow.load());
    expect(session()?.planName).toBe('free_plan');
    await app.signOut();
    expect(app.storage.get('own:payment-pending')).toBeNull();
  });

  describe('a payment that awaits its confirmation', () => {
    const PAID = 'GET /gateway/payments';
    const paid = (confirmation?: string) => ({
      data: [
        { key: 'k-1', plan: 'fleming_plan', startedAt: '2026-11-20T11:59:00Z', status: 'paid', confirmation },
      ],
    });
    const fleming = { data: accountAnswer({ activePlan: { id: 2, name: 'fleming_plan', status: true } }) };
    const free = { data: accountAnswer({ activePlan: { id: 1, name: 'free_plan', status: true } }) };
    const freeSession = { planName: 'free_plan', hasActivePlan: true };

    test('is found on a device that has not paid, and told once it is confirmed', async () => {
      const { backend, flow, notes, session } = await open(
        { [PAID]: paid('pending'), [READ]: free },
        freeSession,
      );
      expect(await flow.checkPayment()).toBe(true);
      expect(flow.store.getState()).toMatchObject({
        confirming: 'fleming_plan',
        payments: [{ key: 'k-1' }],
      });
      expect(session()?.planName).toBe('free_plan');
      expect(backend.callsTo(READ)).toHaveLength(0);
      backend.on(PAID, paid('confirmed'));
      backend.on(READ, fleming);
      expect(await flow.checkPayment()).toBe(false);
      expect(flow.store.getState().confirming).toBeNull();
      expect(session()).toMatchObject({ hasActivePlan: true, planName: 'fleming_plan' });
      expect(await flow.checkPayment()).toBe(false);
      expect(notes()).toEqual(['success: Pagamento confirmado. Seu plano Fleming está ativo.']);
    });

    test('gives its plan back if it is over, also on the device that has paid', async () => {
      const { app, backend, flow, notes, session } = await open(
        { [PAID]: paid('pending'), [READ]: free },
        { planName: 'fleming_plan' },
      );
      markPendingPlan(app, 'fleming_plan');
      await flow.checkPayment();
      expect(session()?.planName).toBe('fleming_plan');
      backend.on(PAID, paid('over'));
      expect(await flow.checkPayment()).toBe(false);
      expect(flow.store.getState().confirming).toBeNull();
      expect(pendingPlan(app)).toBeUndefined();
      expect(session()?.planName).toBe('free_plan');
      expect(notes()).toEqual(['info: O pagamento do plano Fleming não está mais em confirmação.']);
    });

    test('is given up without a word if nobody knows of it any more', async () => {
      const { app, backend, flow, notes, session } = await open(
        { [PAID]: paid('pending'), [READ]: free },
        { planName: 'fleming_plan' },
      );
      markPendingPlan(app, 'fleming_plan');
      await flow.checkPayment();
      backend.on(PAID, paid());
      expect(await flow.checkPayment()).toBe(false);
      expect(pendingPlan(app)).toBeUndefined();
      expect(session()?.planName).toBe('free_plan');
      expect(notes()).toEqual([]);
    });

    test.each<[string, FakeRoutes]>([
      ['the gateway does not answer', { [PAID]: { fail: 'before' } }],
      ['neither answers', { [PAID]: { fail: 'before' }, [READ]: { fail: 'before' } }],
      ['the account cannot be read', { [PAID]: paid('confirmed'), [READ]: { fail: 'before' } }],
      ['it is over, but the account cannot be read', { [PAID]: paid('over'), [READ]: { fail: 'before' } }],
    ])('stays if %s', async (_name, routes) => {
      const { app, backend, flow, notes, run } = await open(
        { [PAID]: paid('pending'), [READ]: free },
        freeSession,
      );
      markPendingPlan(app, 'fleming_plan');
      await run(flow.checkPayment());
      for (const [path, reply] of Object.entries(routes)) backend.on(path, reply);
      expect(await run(flow.checkPayment())).toBe(true);
      expect(flow.store.getState().confirming).toBe('fleming_plan');
      expect(pendingPlan(app)).toBe('fleming_plan');
      expect(notes()).toEqual([]);
    });

    test('is not asked for a visitor, and forgotten when the person leaves', async () => {
      const { app, backend, flow, run } = await open({ [PAID]: paid('pending') }, freeSession);
      await run(flow.checkPayment());
      await app.signOut();
      expect(flow.store.getState()).toMatchObject({ confirming: null, payments: [] });
      expect(await run(flow.checkPayment())).toBe(false);
      expect(backend.callsTo(PAID)).toHaveLength(1);
    });

    test('does not touch the open section', async () => {
      const { backend, flow, run } = await open({ [PAID]: paid('pending'), [READ]: free }, freeSession);
      await run(flow.load());
      flow.edit('profile');
      await run(flow.checkPayment());
      backend.on(PAID, paid('confirmed'));
      backend.on(READ, { data: { ...fleming.data, name: 'Outro nome' } });
      await run(flow.checkPayment());
      const { status, editing, account } = flow.store.getState();
      expect([status, editing]).toEqual(['ready', 'profile']);
      expect(account?.name).toBe(free.data.name);
      expect(account?.activePlan?.name).toBe('fleming_plan');
    });
  });

  test('reads the account again, once, after a plan was activated elsewhere on the page', async () => {
    const { app, backend, flow, run } = await open();
    app.session.update({ planName: 'hippocrates_plan' });
    expect(backend.callsTo(READ)).toHaveLength(0);
    await run(flow.load());
    expect(backend.callsTo(READ)).toHaveLength(1);
    app.session.update({ planName: 'hippocrates_plan' });
    app.session.update({ username: 'Ana' });
    await settle();
    expect(backend.callsTo(READ)).toHaveLength(2);
  });

  test('writes nothing to storage if the answer changes nothing', async () => {
    const { app, flow, run } = await open();
    await run(flow.load());
    let changes = 0;
    app.session.subscribe(() => changes++);
    await run(flow.load());
    expect(changes).toBe(0);
  });

  test('offers a retry after a failure, and keeps an account that was loaded before', async () => {
    const { backend, flow, run } = await open({ [READ]: { status: 500 } });
    const sentence = expect.stringMatching(/^Não foi possível carregar os dados da sua conta/);
    await run(flow.load());
    expect(flow.store.getState()).toMatchObject({ status: 'failed', account: null, error: sentence });
    backend.on(READ, { data: accountAnswer() });
    await run(flow.load());
    expect(flow.store.getState()).toMatchObject({ status: 'ready', error: null });
    backend.on(READ, { fail: 'before' });
    await run(flow.load());
    expect(flow.store.getState()).toMatchObject({
      status: 'failed',
      error: sentence,
      account: { name: 'Ana Souza' },
    });
  });

  test('ignores the answer to an older call, and to a call of the previous person', async () => {
    const { app, backend, flow } = await open();
    let answer: (data: unknown) => void = () => undefined;
    backend.on(READ, () => new Promise((resolve) => (answer = (data) => resolve({ data }))));
    const first = flow.load();
    await settle();
    const late = answer;
    backend.on(READ, { data: accountAnswer({ name: 'Segunda' }) });
    await flow.load();
    late(accountAnswer({ name: 'Primeira' }));
    await first;
    expect(flow.store.getState().account?.name).toBe('Segunda');
    flow.edit('profile');
    app.session.signIn(sessionOf({ token: 'token-rui', userId: 8, username: 'Rui' }));
    expect(flow.store.getState()).toMatchObject({ status: 'idle', account: null, editing: null });
  });

  test('reports no error if the session has ended', async () => {
    const { app, flow, run } = await open({ [READ]: { status: 401 } });
    await run(flow.load());
    expect(app.session.getState().ended).toBe('expired');
    expect(flow.store.getState().error).toBeNull();
  });
});

describe('editing', () => {
  const ready = async (routes: FakeRoutes = {}) => {
    const all = await open({ [UPDATE]: { data: {} }, ...routes });
    await all.run(all.flow.load());
    return all;
  };

  test('opens only one section at a time', async () => {
    const { flow } = await ready();
    expect(flow.edit('profile')).toBe(true);
    expect(flow.edit('address')).toBe(false);
    expect(flow.store.getState().editing).toBe('profile');
    flow.discard();
    expect(flow.edit('address')).toBe(true);
  });

  test('opens no section before the account is loaded', async () => {
    const { flow } = await open();
    expect(flow.edit('profile')).toBe(false);
  });

  test('sends nothing without a change, and reports it', async () => {
    const { app, backend, flow, notes } = await ready();
    flow.edit('profile');
    // The same digits with another mask, or surrounding spaces, do not count as a change.
    expect(await flow.save('profile', { ...profile, name: ' Ana Souza ', phone: '21987654321' })).toBe(true);
    expect(notes()).toEqual(['info: Nenhuma alteração detectada.']);
    expect(backend.callsTo(UPDATE)).toHaveLength(0);
    expect(flow.store.getState().editing).toBeNull();
    flow.edit('profile');
    expect(app.notices.getState().items, 'it is about the section that was closed').toMatchObject([
      { leaving: true },
    ]);
  });

  const address = {
    cep: '20040-002',
    street: 'Avenida Rio Branco',
    number: '100',
    complement: '',
    neighborhood: 'Centro',
    state: 'RJ',
    city: 'Rio de Janeiro',
  };
  type Save = (flow: AccountFlow) => Promise<boolean>;
  test.each<[string, 'profile' | 'identification' | 'address', Save, Record<string, string>]>([
    [
      'the name',
      'profile',
      (flow) => flow.save('profile', { ...profile, name: ' Ana D’Ávila ' }),
      { name: 'Ana D’Ávila' },
    ],
    [
      'phone and birth date',
      'profile',
      (flow) => flow.save('profile', { ...profile, phone: '(11) 3456-7890', birthDate: '1984-02-29' }),
      { phoneNumber: '1134567890', dateBirth: '1984-02-29' },
    ],
    [
      'a phone taken away',
      'profile',
      (flow) => flow.save('profile', { ...profile, phone: '' }),
      { phoneNumber: '' },
    ],
    [
      'CPF and sex',
      'identification',
      (flow) => flow.save('identification', { cpf: '111.444.777-35', sex: '' }),
      { cpf: '11144477735', sex: '' },
    ],
    [
      'the address',
      'address',
      (flow) =>
        flow.save('address', {
          ...address,
          cep: '01310-100',
          number: '7',
          complement: 'Sala 2',
          state: 'sp',
          city: 'São Paulo',
        }),
      { cep: '01310100', numberAddress: '7', complementAddress: 'Sala 2', state: 'SP', city: 'São Paulo' },
    ],
  ])('only what changed is sent: %s', async (_case, section, save, wanted) => {
    const { backend, flow, notes, run } = await ready();
    flow.edit(section);
    expect(await run(save(flow))).toBe(true);
    expect(backend.callsTo(UPDATE).map(({ body }) => body)).toEqual([wanted]);
    expect(flow.store.getState()).toMatchObject({ editing: null, saving: false, account: wanted });
    expect(notes()).toEqual([]);
  });

  test.each(['Rio de Janeiro', 'rio de janeiro ', 'rj'])(
    'a state that the account keeps as %j is edited as its UF and not sent again',
    async (state) => {
      const { backend, flow, run } = await ready({ [READ]: { data: accountAnswer({ state }) } });
      const { account } = flow.store.getState();
      const values = account && sectionValues(account, 'address');
      expect(values?.state).toBe('RJ');
      flow.edit('address');
      expect(await run(flow.save('address', { ...address, ...values, complement: 'Sala 9' }))).toBe(true);
      expect(backend.callsTo(UPDATE).map(({ body }) => body)).toEqual([{ complementAddress: 'Sala 9' }]);
    },
  );

  test('puts a saved name into the session at once', async () => {
    const { flow, notes, session } = await ready();
    flow.edit('profile');
    await flow.save('profile', { ...profile, name: 'Ana D’Ávila' });
    expect(session()?.username).toBe('Ana D’Ávila');
    expect(notes()).toEqual(['success: Dados atualizados com sucesso.']);
  });

  test('stays saved if an older answer of the account arrives afterwards', async () => {
    const { backend, flow, session } = await ready();
    let answer: (data: unknown) => void = () => undefined;
    backend.on(READ, () => new Promise((resolve) => (answer = (data) => resolve({ data }))));
    const loading = flow.load();
    await settle();
    flow.edit('profile');
    await flow.save('profile', { ...profile, name: 'Ana D’Ávila' });
    answer(accountAnswer({ phoneNumber: '2137654321' }));
    await loading;
    const { status, account } = flow.store.getState();
    expect([status, account?.name, account?.phoneNumber]).toEqual(['ready', 'Ana D’Ávila', '2137654321']);
    expect(session()?.username).toBe('Ana D’Ávila');
  });

  test('keeps the section open with what was typed while it was saved', async () => {
    const { backend, flow, notes, session } = await ready({ [UPDATE]: { delayMs: 5 } });
    flow.edit('profile');
    flow.type('profile', { ...profile, name: 'Ana D’Ávila' });
    const saving = flow.save('profile', { ...profile, name: 'Ana D’Ávila' });
    flow.type('profile', { ...profile, name: 'Ana D’Ávila', phone: '' });
    expect(await saving).toBe(false);
    expect(flow.store.getState()).toMatchObject({
      editing: 'profile',
      isDirty: true,
      saving: false,
      account: { name: 'Ana D’Ávila' },
    });
    expect(session()?.username).toBe('Ana D’Ávila');
    expect(notes()).toEqual(['success: Dados atualizados com sucesso.']);
    expect(await flow.save('profile', { ...profile, name: 'Ana D’Ávila', phone: '' })).toBe(true);
    expect(backend.callsTo(UPDATE).map(({ body }) => body)).toEqual([
      { name: 'Ana D’Ávila' },
      { phoneNumber: '' },
    ]);
  });

  test('shows a failure and stays in edit mode; ignores a second save meanwhile', async () => {
    const { backend, flow } = await ready({ [UPDATE]: { status: 500, delayMs: 5 } });
    flow.edit('profile');
    const saves = [
      flow.save('profile', { ...profile, name: 'A' }),
      flow.save('profile', { ...profile, name: 'A' }),
    ];
    flow.discard();
    expect(await Promise.all(saves)).toEqual([false, false]);
    expect(backend.callsTo(UPDATE)).toHaveLength(1);
    expect(flow.store.getState()).toMatchObject({
      editing: 'profile',
      saving: false,
      saveError: expect.stringMatching(/^Erro ao atualizar os dados/),
      account: { name: 'Ana Souza' },
    });
    flow.discard();
    expect(flow.store.getState()).toMatchObject({ editing: null, saveError: null });
  });

  test('counts a section as dirty only while its values differ from the account', async () => {
    const { flow } = await ready();
    const dirty = () => flow.store.getState().isDirty;
    flow.type('profile', { ...profile, name: 'Outra' });
    expect(dirty()).toBe(false);
    flow.edit('profile');
    flow.type('profile', { ...profile, name: 'Outra' });
    expect(dirty()).toBe(true);
    flow.type('profile', { ...profile, name: 'Ana Souza ' });
    expect(dirty()).toBe(false);
    flow.type('profile', { ...profile, name: 'Outra' });
    flow.discard();
    expect(dirty()).toBe(false);
  });

  test('sends the picture without a data prefix and stores it in the session; shows a failure', async () => {
    const { backend, flow, run, session } = await ready({ [PICTURE]: { data: {} } });
    expect(await run(flow.sendPhoto('aGk='))).toBe(true);
    expect(backend.callsTo(PICTURE)[0]?.body).toEqual({ photoBase64: 'aGk=' });
    expect(session()?.userPicture).toBe('aGk=');
    backend.on(PICTURE, { status: 413 });
    expect(await run(flow.sendPhoto('b2k='))).toBe(false);
    expect(session()?.userPicture).toBe('aGk=');
    expect(flow.store.getState()).toMatchObject({
      sendingPhoto: false,
      photoError: 'Não foi possível atualizar sua foto. Tente novamente.',
    });
  });
});

describe('cancelling and deleting', () => {
  test('does not cancel the free plan', async () => {
    const free = { id: 1, name: 'free_plan', status: true };
    const { backend, flow, run } = await open({
      [READ]: { data: accountAnswer({ activePlan: free }) },
      [CANCEL]: { data: { success: true } },
    });
    await run(flow.load());
    expect(await flow.cancelSubscription()).toBe(false);
    expect(backend.callsTo(CANCEL)).toHaveLength(0);
  });

  test('puts the account on the active free plan, even if the account shows no plan', async () => {
    const { backend, flow, notes, run, session } = await open({ [CANCEL]: { data: { success: true } } });
    await run(flow.load());
    backend.on(READ, { data: accountAnswer({ activePlan: null, hasActivePlan: false }) });
    expect(await flow.cancelSubscription()).toBe(true);
    expect(notes()).toEqual(['success: Assinatura cancelada. Sua conta está no plano Gratuito.']);
    const free = { planName: 'free_plan', hasActivePlan: true };
    expect(session()).toMatchObject(free);
    await run(flow.load());
    expect(session()).toMatchObject(free);
    expect(flow.store.getState().account?.activePlan?.name).toBe('free_plan');
  });

  test('shows the free plan that the server returns after cancelling', async () => {
    const { backend, flow, run } = await open({ [CANCEL]: { data: { success: true } } });
    await run(flow.load());
    const free = {
      id: 1,
      name: 'free_plan',
      description: 'Do servidor',
      status: true,
      startDate: '2026-11-23',
    };
    backend.on(READ, { data: accountAnswer({ activePlan: free }) });
    expect(await run(flow.cancelSubscription())).toBe(true);
    expect(flow.store.getState().account?.activePlan).toMatchObject(free);
  });

  test('does not restore a cancelled plan that the server still returns', async () => {
    const { backend, flow, run, session } = await open({ [CANCEL]: { data: { success: true } } });
    await run(flow.load());
    expect(await run(flow.cancelSubscription())).toBe(true);
    expect(backend.callsTo(READ)).toHaveLength(2);
    expect(session()).toMatchObject({ planName: 'free_plan', hasActivePlan: true });
    expect(flow.store.getState().account?.activePlan?.name).toBe('free_plan');
    await run(flow.load());
    expect(session()?.planName).toBe('fleming_plan');
  });

  test.each([
    ['a failure', { status: 500 }],
    ['a refusal in words', { data: { data: { success: false } } }],
  ])('keeps the plan after %s', async (_case, reply) => {
    const { flow, run, session } = await open({ [CANCEL]: reply });
    await run(flow.load());
    expect(await run(flow.cancelSubscription())).toBe(false);
    expect(session()).toMatchObject({ planName: 'fleming_plan' });
    expect(flow.store.getState()).toMatchObject({
      cancelling: false,
      cancelError: 'Não foi possível cancelar sua assinatura. Tente novamente.',
    });
  });

  test.each([
    ['200', {}],
    ['204', { status: 204 }],
    ['200 with null', { data: null }],
  ])('reports success for a %s without a body', async (_case, reply) => {
    const { flow, run } = await open({ [CANCEL]: reply, [DELETE]: reply });
    await run(flow.load());
    expect(await run(flow.cancelSubscription())).toBe(true);
    expect(await run(flow.deleteAccount())).toBe(true);
  });

  test('shows no notice about a deletion to the next person', async () => {
    const { app, flow, notes, run } = await open({ [DELETE]: { data: { success: true }, delayMs: 5 } });
    await run(flow.load());
    const deleting = flow.deleteAccount();
    app.session.signIn({ ...sessionOf(), userId: 8, token: 'token-caio' });
    expect(await run(deleting)).toBe(false);
    expect(notes()).toEqual([]);
    expect(app.session.getState().session?.userId).toBe(8);
  });

  test('sends one request for repeated presses on cancel and delete', async () => {
    const { backend, flow, run } = await open({
      [CANCEL]: { data: { success: true }, delayMs: 5 },
      [DELETE]: { data: { success: true }, delayMs: 5 },
    });
    await run(flow.load());
    const outcomes = [
      flow.cancelSubscription(),
      flow.cancelSubscription(),
      flow.deleteAccount(),
      flow.deleteAccount(),
    ];
    expect(await Promise.all(outcomes)).toEqual([true, false, true, false]);
    expect(backend.callsTo(CANCEL)).toHaveLength(1);
    expect(backend.callsTo(DELETE)).toHaveLength(1);
  });

  test.each([{ status: 500 }, { data: { success: false } }])(
    'reports that the account was not deleted: %j',
    async (reply) => {
      const { flow, run } = await open({ [DELETE]: reply });
      await run(flow.load());
      expect(await run(flow.deleteAccount())).toBe(false);
      expect(flow.store.getState()).toMatchObject({
        deleting: false,
        deleteError: 'Não foi possível excluir sua conta. Tente novamente.',
      });
    },
  );
});
