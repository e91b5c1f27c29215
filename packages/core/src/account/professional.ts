import type { FlowContext } from '../context.ts';
import { createAccountApi } from './account.api.ts';

/**
 * Reads the signer of a record: the person's name, and the council number if the account has one. Calls `my-account`
 * once per person. After a failure it returns only the name, and the next call retries.
 */
export function createProfessional({ http, session }: FlowContext): () => Promise<string> {
  const api = createAccountApi(http);
  let known: { epoch: number; account: ReturnType<typeof api.read> } | undefined;
  return async () => {
    const { epoch, session: current } = session.getState();
    if (!current) return '';
    if (known?.epoch !== epoch) known = { epoch, account: api.read() };
    const account = await known.account.catch(() => undefined);
    // Ignore a stale response: another person has signed in meanwhile.
    if (session.getState().epoch !== epoch) return '';
    if (account) return [account.name || current.username, account.council].filter(Boolean).join(', ');
    known = undefined;
    return current.username;
  };
}
