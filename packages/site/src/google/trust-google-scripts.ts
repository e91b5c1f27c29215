/** Where Google's scripts come from. The page's `script-src` contains the same addresses. */
const ADDRESSES = ['https://accounts.google.com/gsi/', 'https://apis.google.com/'];

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

let isDone = false;

/**
 * Lets Google's code load its own further scripts under Trusted Types, because it passes them as plain text. Markup and
 * scripts from elsewhere remain blocked.
 */
export function trustGoogleScripts(): void {
  const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (isDone || !factory) return;
  isDone = true;
  factory.createPolicy('default', {
    createScriptURL: (url) => (ADDRESSES.some((address) => url.startsWith(address)) ? url : null),
  });
}
