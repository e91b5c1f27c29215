/**
 * Whether a moment that was set `ms` ahead has still to come. False when the clock was set back since, because the moment
 * would then come much later than meant.
 */
export function isAhead(moment: number, ms: number, now: Date): boolean {
  const left = moment - now.getTime();
  return left > 0 && left <= ms;
}
