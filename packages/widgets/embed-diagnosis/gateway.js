/** The address of the gateway, with its path if it has one, and its origin. */
export const base = new URL('../..', import.meta.url).href.replace(/\/$/, '');
export const gateway = new URL(base).origin;

export const TAGS = ['chat', 'launcher', 'auth', 'plans', 'payment', 'account'].map(
  (name) => `vesalio-${name}`,
);

export const elementsHere = () => [...document.querySelectorAll(TAGS.join())];

/** The origin of an address in an attribute; undefined if the address is invalid. */
export function originOf(address) {
  try {
    return new URL(address ?? '', location.href).origin;
  } catch {
    return undefined;
  }
}

/**
 * @typedef {{ now: string, hasAuthorization: boolean, isPrivateAddress: boolean | null }} Echo
 * @typedef {{ echo: Echo, sentAt: number, receivedAt: number }} Probe
 * @returns {Promise<Probe | undefined>} what the gateway received of a request with a made-up token; undefined without
 * an answer
 */
export async function probe() {
  const sentAt = Date.now();
  try {
    const answer = await fetch(`${base}/gateway/diagnosis`, {
      headers: { Authorization: 'Bearer diagnostico' },
      cache: 'no-store',
    });
    const echo = await answer.json();
    return typeof echo.hasAuthorization === 'boolean' ? { echo, sentAt, receivedAt: Date.now() } : undefined;
  } catch {
    return undefined;
  }
}
