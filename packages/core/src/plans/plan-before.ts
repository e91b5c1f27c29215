import type { KeyValueStore } from '../storage.ts';
import { PENDING } from './pending-plan.ts';
import { findPlan, type Plan } from './plan-catalogue.ts';

/** The plan that the person had before a payment that awaits confirmation, as far as this browser knows. */
export const planBeforePending = (storage: KeyValueStore): Plan | undefined =>
  findPlan(storage.get(PENDING)?.split(' ')[2]);
