import {
  findPlan,
  isAccountPlanActive,
  isFreePlan,
  isLifetime,
  isPayablePlan,
  isPaymentSuccess,
  planCatalogue,
  planDisplayName,
  planPrice,
  planStatusDisplay,
  planTag,
  savesCardAfter,
} from '@vesalio/core';
import { describe, expect, it } from 'vitest';

describe('catalogue', () => {
  it.each([
    ['free_plan', 'FREE', 'Gratuito', 'R$\u00a00,00', 'activate', 'private'],
    ['fleming_plan', 'FLEMMING', 'Fleming', 'R$\u00a0100,00', 'pay', 'private'],
    ['hippocrates_plan', 'HIPÓCRATES', 'Hipócrates', 'R$\u00a01000,00', 'pay', 'private'],
    ['corporate_premium_plan', 'CORPORATE', 'Corporativo Premium', 'Sob consulta', 'quote', 'corporate'],
  ])('%s', (identifier, tag, name, price, entry, tab) => {
    const plan = planCatalogue.find((one) => one.identifier === identifier);
    expect(
      plan && { tag: plan.tag, name: plan.name, price: planPrice(plan), entry: plan.entry, tab: plan.tab },
    ).toEqual({
      tag,
      name,
      price,
      entry,
      tab,
    });
    expect([planTag(identifier), planDisplayName(identifier)]).toEqual([tag, name]);
    expect([isFreePlan(identifier), isPayablePlan(identifier)]).toEqual([
      entry === 'activate',
      entry === 'pay',
    ]);
  });

  it('has four plans and marks planned features', () => {
    const coming = planCatalogue.map(({ features }) =>
      features.filter(({ comingSoon }) => comingSoon).map(({ text }) => text),
    );
    expect(coming).toEqual([[], ['Calculadora', 'Área de trabalho', 'Agenda'], ['Atestados'], []]);
    const lessons = planCatalogue.filter(({ features }) =>
      features.some(({ text }) => text === 'Até 5 aulas por mês'),
    );
    expect(lessons.map(({ identifier }) => identifier)).toEqual(['free_plan', 'hippocrates_plan']);
  });

  it('reads both corporate identifiers and writes one', () => {
    expect(findPlan('corporate_plan')?.identifier).toBe('corporate_premium_plan');
    expect(planTag('corporate_plan')).toBe('CORPORATE');
  });

  it.each([
    ['', 'N/D'],
    ['  ', 'N/D'],
    [null, 'N/D'],
    [undefined, 'N/D'],
    ['estágio_plan', 'ESTÁGIO_PLAN'],
    ['constructor', 'CONSTRUCTOR'],
  ])('of an unknown plan %s shows %s', (identifier, shown) => {
    expect([findPlan(identifier), planTag(identifier), planDisplayName(identifier)]).toEqual([
      undefined,
      shown,
      shown,
    ]);
    expect([isFreePlan(identifier), isPayablePlan(identifier)]).toEqual([false, false]);
  });
});

describe('status', () => {
  it.each([
    [true, 'Ativo', true],
    ['active', 'Ativo', true],
    ['succeeded', 'Ativo', true],
    [false, 'Inativo', false],
    ['past_due', 'past_due', false],
    ['', 'N/D', false],
    [null, 'N/D', false],
  ])('%s shows %s', (status, text, isActive) => {
    expect(planStatusDisplay(status)).toEqual({ text, isActive });
  });

  it('of the free plan is active when it is empty, as the account counts it', () => {
    for (const status of ['', null]) {
      expect(planStatusDisplay(status, undefined, 'free_plan')).toEqual({ text: 'Ativo', isActive: true });
      expect(planStatusDisplay(status, undefined, 'fleming_plan')).toMatchObject({ isActive: false });
    }
    expect(planStatusDisplay(false, undefined, 'free_plan')).toEqual({ text: 'Inativo', isActive: false });
  });

  it.each([
    ['fleming_plan', true, true],
    ['fleming_plan', '', false],
    ['fleming_plan', null, false],
    ['fleming_plan', false, false],
    ['fleming_plan', 'canceled', false],
    ['fleming_plan', 'inactive', false],
    ['fleming_plan', 'true', true],
    ['fleming_plan', 'active', true],
    ['fleming_plan', 'succeeded', true],
    ['fleming_plan', 'Ativo', true],
    ['fleming_plan', 'pending', true],
    ['free_plan', true, true],
    ['free_plan', '', true],
    ['free_plan', null, true],
    ['free_plan', false, false],
    ['free_plan', 'canceled', false],
  ])('of %s with %s makes the account’s plan active: %s', (name, status, active) => {
    expect(isAccountPlanActive({ name, status })).toBe(active);
  });

  it('of no plan is not active', () => {
    expect(isAccountPlanActive(null)).toBe(false);
  });
});

it.each([
  ['2027-11-20', false],
  ['2027-11-21', true],
  ['2099-12-31T00:00:00Z', true],
  ['2026-12-20', false],
  ['2020-01-01', false],
  ['', false],
])('a next billing on %s is lifetime: %s', (date, lifetime) => {
  expect(isLifetime(date, new Date(2026, 10, 20, 12))).toBe(lifetime);
});

it.each([
  ['succeeded', true, true],
  ['ativo', true, true],
  ['Ativo', true, true],
  ['pending', true, false],
  ['failed', false, false],
  ['', false, false],
])('a payment that is %s: success %s, card saved %s', (status, success, saved) => {
  expect([isPaymentSuccess(status), savesCardAfter(status)]).toEqual([success, saved]);
});
