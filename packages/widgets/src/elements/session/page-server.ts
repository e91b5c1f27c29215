/** Whether the page's own server answers but is not a gateway. */
export async function isOtherServer(): Promise<boolean> {
  const answer = await fetch(new URL('/config.json', location.href)).catch(() => undefined);
  if (!answer || answer.status >= 500) return false;
  const config: unknown = await answer.json().catch(() => undefined);
  return typeof config !== 'object' || config === null || !('sandbox' in config);
}
