import { vi } from 'vitest';

export const GATEWAY = 'https://assistente.example';
export const PAGE = 'https://ehr.example';

export interface Check {
  name: string;
  state: 'ok' | 'failed' | 'none';
  detail: string;
}
/** One line of the report: the check that causes it, and its words after the state. */
export interface Line {
  of: string;
  check(): Promise<Check>;
  says: string;
}

type Reply = Response | Error;
/** Answers by path. An Error stands for a lost connection. */
export const replies: Record<string, () => Reply> = {};
export const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

/** Stubs an HTTPS page on a different origin from the gateway, and a network that answers with `replies`. */
export function openPage(): void {
  for (const path of Object.keys(replies)) delete replies[path];
  vi.stubGlobal('location', new URL(`${PAGE}/prontuario`));
  vi.stubGlobal('origin', PAGE);
  vi.stubGlobal('isSecureContext', true);
  // Another test file in this process may have defined the elements.
  vi.spyOn(customElements, 'get').mockReturnValue(undefined);
  // A bound function looks like the browser's own.
  vi.stubGlobal(
    'fetch',
    (async (address: string) => {
      const reply = replies[new URL(address).pathname]?.() ?? new TypeError('Failed to fetch');
      if (reply instanceof Error) throw reply;
      return reply;
    }).bind(undefined),
  );
}

export function closePage(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
}

/** Adds an element to the page, with what its host gave it. */
export function addChat(given: Record<string, unknown> = {}, baseUrl = GATEWAY): HTMLElement {
  const chat = document.createElement('vesalio-chat');
  if (baseUrl) chat.setAttribute('base-url', baseUrl);
  document.body.append(Object.assign(chat, given));
  return chat;
}

/** Runs a check of the diagnosis, which is a plain script without types. */
export async function run(file: string, name: string, seen?: unknown): Promise<Check> {
  const checks = await import(`../../../packages/widgets/embed-diagnosis/checks/${file}.js`);
  return checks[name](seen);
}

/** The lines of one check, each with its setup. */
export const linesOf = (
  file: string,
  name: string,
  rows: readonly [of: string, says: string, arrange?: () => unknown][],
): Line[] =>
  rows.map(([of, says, arrange]) => ({
    of,
    says,
    check: async () => run(file, name, await arrange?.()),
  }));
