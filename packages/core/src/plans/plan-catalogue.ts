import type { FlowContext } from '../context.ts';
import { compareDays, dayOf, localDay } from '../dates.ts';
import { formatPrice } from '../format.ts';
import { limits } from '../limits.ts';
import type { KeyValueStore } from '../storage.ts';
import type { Texts } from '../texts/overrides.ts';
import { plansTexts } from '../texts/plans.ts';
import { PENDING, pendingPlan } from './pending-plan.ts';
import { isFreePlan, type PlanIdentifier, type PlanStatus, readPlanIdentifier } from './plan-identifiers.ts';

/** One feature of a plan. */
export interface PlanFeature {
  text: string;
  comingSoon: boolean;
}

/** A plan of the catalogue. */
export interface Plan {
  identifier: PlanIdentifier;
  name: string;
  tag: string;
  description: string;
  /** Reais per month; null if the price is on request. */
  price: number | null;
  tab: 'private' | 'corporate';
  /** `activate` without payment, `pay` by card, or `quote` by contact only. */
  entry: 'activate' | 'pay' | 'quote';
  features: readonly PlanFeature[];
  /** Tells which features this version does not have. */
  note?: string;
  isRecommended?: boolean;
}

const ready = (text: string): PlanFeature => ({ text, comingSoon: false });
const soon = (text: string): PlanFeature => ({ text, comingSoon: true });

/** Every plan in display order, with the given texts. */
export const describePlans = ({ names, descriptions, features, notes }: Texts['plans']): readonly Plan[] => [
  {
    identifier: 'free_plan',
    name: names.free,
    tag: 'FREE',
    description: descriptions.free,
    price: 0,
    tab: 'private',
    entry: 'activate',
    features: [
      ready(features.allToTry),
      ready(features.lessons(limits.lessonsPerMonth)),
      ready(features.messageLimit),
    ],
    note: notes.free,
  },
  {
    identifier: 'fleming_plan',
    name: names.fleming,
    tag: 'FLEMMING',
    description: descriptions.fleming,
    price: 100,
    tab: 'private',
    entry: 'pay',
    features: [
      ready(features.assistant),
      ready(features.searchTypes),
      ready(features.pdf),
      soon(features.calculator),
      soon(features.workspace),
      soon(features.agenda),
    ],
    isRecommended: true,
  },
  {
    identifier: 'hippocrates_plan',
    name: names.hippocrates,
    tag: 'HIPÓCRATES',
    description: descriptions.hippocrates,
    price: 1000,
    tab: 'private',
    entry: 'pay',
    features: [
      ready(features.everythingInFleming),
      ready(features.medicalRecord),
      ready(features.transcription),
      soon(features.certificates),
      ready(features.lessons(limits.lessonsPerMonth)),
    ],
    note: notes.hippocrates,
  },
  {
    identifier: 'corporate_premium_plan',
    name: names.corporate,
    tag: 'CORPORATE',
    description: descriptions.corporate,
    price: null,
    tab: 'corporate',
    entry: 'quote',
    features: [
      ready(features.customised),
      ready(features.dashboard),
      ready(features.support),
      ready(features.api),
    ],
  },
];

/** Every plan with the product's own texts. */
export const planCatalogue: readonly Plan[] = describePlans(plansTexts);

/** The plan with this identifier, `corporate_plan` included; undefined if unknown. */
export function findPlan(identifier: string | null | undefined): Plan | undefined {
  const known = readPlanIdentifier(identifier);
  return known && planCatalogue.find((plan) => plan.identifier === known);
}

/** The plan that the person had before a payment that awaits confirmation, as far as this browser knows. */
export const planBeforePending = (storage: KeyValueStore): Plan | undefined =>
  findPlan(storage.get(PENDING)?.split(' ')[2]);

/** The person's plans, as far as this browser knows them. */
export interface OwnPlans {
  /** The plan in force: until a payment is confirmed, the one before it, if this browser knows it. */
  current: PlanIdentifier | undefined;
  /** The plan whose payment awaits its confirmation. */
  pending: PlanIdentifier | undefined;
}

/** @param pending the plan whose payment awaits its confirmation, if another device has paid */
export function ownPlans(
  own: Pick<FlowContext, 'session' | 'storage' | 'clock'>,
  pending = findPlan(pendingPlan(own))?.identifier,
): OwnPlans {
  const { session } = own.session.getState();
  const named = session?.hasActivePlan ? findPlan(session.planName)?.identifier : undefined;
  const isWaiting = named !== undefined && named === pending;
  return { current: isWaiting ? planBeforePending(own.storage)?.identifier : named, pending };
}

/**
 * Why the plan cannot be chosen or paid now: nobody pays a plan in force again, and the gateway forwards no second
 * payment for a plan that awaits its confirmation. The free plan stays open then, to give up that payment.
 */
export function lockOf(plan: Plan, { current, pending }: OwnPlans): 'pending' | 'current' | undefined {
  if (plan.identifier === pending) return 'pending';
  const isGivingUp = pending !== undefined && plan.entry === 'activate';
  return plan.identifier === current && !isGivingUp ? 'current' : undefined;
}

/** `FREE`, `FLEMMING`, `HIPÓCRATES`, `CORPORATE`. `N/D` without a plan; an unknown identifier in upper case. */
export function planTag(identifier: string | null | undefined): string {
  const name = (identifier ?? '').trim();
  if (!name) return plansTexts.status.missing;
  return findPlan(name)?.tag ?? name.toLocaleUpperCase('pt-BR');
}

/** The plan's name. `N/D` without a plan; an unknown identifier in upper case. */
export const planDisplayName = (identifier: string | null | undefined): string =>
  findPlan(identifier)?.name ?? planTag(identifier);

/** `R$ 100,00`, or the text for a price by quote. */
export const planPrice = (plan: Plan, texts: Texts['plans'] = plansTexts): string =>
  plan.price === null ? texts.priceOnRequest : formatPrice(plan.price);

/** Whether the plan can be paid by card in the product. */
export const isPayablePlan = (identifier: string | null | undefined): boolean =>
  findPlan(identifier)?.entry === 'pay';

const isActiveStatus = (status: PlanStatus) =>
  status === true || ['true', 'active', 'succeeded'].includes(String(status).toLowerCase());

/**
 * The status as text, and whether it is styled as active: `Ativo`, `Inativo`, or the raw text. An empty status of the
 * free plan is active.
 */
export function planStatusDisplay(
  status: PlanStatus,
  texts: Texts['plans'] = plansTexts,
  plan?: string,
): { text: string; isActive: boolean } {
  const { status: said } = texts;
  if (isActiveStatus(status) || (!String(status ?? '') && isFreePlan(plan)))
    return { text: said.active, isActive: true };
  if (status === false || status === 'false') return { text: said.inactive, isActive: false };
  return { text: typeof status === 'string' && status ? status : said.missing, isActive: false };
}

/** Whether the next billing date is more than a year ahead. It is then shown as lifetime. */
export function isLifetime(nextBilling: string, now: Date): boolean {
  const day = dayOf(nextBilling);
  const today = localDay(now);
  return day !== null && compareDays(day, { ...today, year: today.year + 1 }) > 0;
}
