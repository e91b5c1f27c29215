/**
 * Whether a gateway refuses this page's origin: false after any answer, true if that is certain, until the person asks
 * again. The browser would block every further call, with an error on the console.
 */
export const refusals = new Map<string, boolean>();

/** Whether the gateway is the page's own server, which needs no permission. */
export const isOwnServer = (baseUrl: string): boolean =>
  new URL(baseUrl, location.href).origin === location.origin;
