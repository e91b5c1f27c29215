import { dayOf, localDay, type PlainDate } from '../../dates.ts';
import type { Conversation } from '../chat.schema.ts';

/** When the conversations of a group began, in the person's time zone. Pinned ones form their own group. */
export type ConversationPeriod = 'pinned' | 'today' | 'yesterday' | 'week' | 'older';

export interface ConversationGroup {
  readonly period: ConversationPeriod;
  readonly items: readonly Conversation[];
}

const PERIODS: readonly ConversationPeriod[] = ['pinned', 'today', 'yesterday', 'week', 'older'];
const WEEK_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayNumber = ({ year, month, day }: PlainDate): number => Date.UTC(year, month - 1, day) / DAY_MS;

function periodOf({ isPinned, createdAt = '' }: Conversation, today: number): ConversationPeriod {
  if (isPinned) return 'pinned';
  const day = dayOf(createdAt);
  if (!day) return 'older';
  const age = today - dayNumber(day);
  // A wrong clock can give a start date in the future.
  if (age <= 0) return 'today';
  if (age === 1) return 'yesterday';
  return age <= WEEK_DAYS ? 'week' : 'older';
}

/**
 * Groups conversations by the time they began. Keeps the given order within each group.
 * @returns one group if no conversation has a date
 */
export function groupConversations(items: readonly Conversation[], now: Date): ConversationGroup[] {
  if (!items.some(({ createdAt = '' }) => dayOf(createdAt))) return [{ period: 'older', items }];
  const today = dayNumber(localDay(now));
  const periods = items.map((item) => periodOf(item, today));
  return PERIODS.map((period) => ({
    period,
    items: items.filter((_, index) => periods[index] === period),
  })).filter((group) => group.items.length > 0);
}
