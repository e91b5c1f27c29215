/** Brasília has used UTC−3 all year since 2019. A person's days and months follow that time, not UTC. */
const BEHIND_MS = 3 * 3600 * 1000;

/** The day in Brasília, as 'YYYY-MM-DD'. */
export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() - BEHIND_MS).toISOString().slice(0, 10);

/** The month in Brasília, as 'YYYY-MM'. */
export const monthOf = (moment: Date): string => dayOf(moment).slice(0, 7);

/** The same day and time that many months later, or the last day of that month. */
export function monthsLater(moment: Date, months: number): Date {
  const local = new Date(moment.getTime() - BEHIND_MS);
  const next = new Date(local);
  next.setUTCMonth(local.getUTCMonth() + months);
  if (next.getUTCDate() !== local.getUTCDate()) next.setUTCDate(0);
  return new Date(next.getTime() + BEHIND_MS);
}
