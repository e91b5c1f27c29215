const loading = new Map<string, Promise<void>>();

/**
 * Loads a third-party script once. After a failure the next caller tries again. Rejects when the script cannot load.
 */
export function loadScript(source: string): Promise<void> {
  const known = loading.get(source);
  if (known) return known;
  const attempt = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = trusted(source);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading.delete(source);
      reject(new Error(`The script ${source} did not load.`));
    };
    document.head.append(script);
  });
  loading.set(source, attempt);
  return attempt;
}

/** Whether a third-party script was loaded in this document. The payment then starts in a fresh document. */
export function hasForeignScript(): boolean {
  return loading.size > 0;
}

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

let policy: { createScriptURL(url: string): string } | undefined;

const ALLOWED = ['https://accounts.google.com/gsi/client', 'https://apis.google.com/js/api.js'];

/** Trusted Types require a policy for script addresses. Ours allows two of them. */
function trusted(source: string): string {
  if (!ALLOWED.includes(source)) throw new Error(`No script is loaded from ${source}.`);
  const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (!factory) return source;
  policy ??= factory.createPolicy('vesalio-loader', { createScriptURL: (url) => url });
  return policy.createScriptURL(source);
}
