/**
 * Whether a moment that was set `ms` ahead is still in the future. False if the clock was set back since, because the
 * moment would then come much later than intended.
 */
export function isAhead(moment: number, ms: number, now: Date): boolean {
  const left = moment - now.getTime();
  return left > 0 && left <= ms;
}
