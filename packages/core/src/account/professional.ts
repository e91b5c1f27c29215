import type { FlowContext } from '../context.ts';
import { createAccountApi } from './account.api.ts';

/**
 * Reads who signs a record: the person's name, with the council number where the account has one. One call of
 * `my-account` per person; after a failure it is the name alone, and the next call asks again.
 */
export function createProfessional({ http, session }: FlowContext): () => Promise<string> {
  const api = createAccountApi(http);
  let known: { epoch: number; text: string } | undefined;
  return async () => {
    const { epoch, session: current } = session.getState();
    if (!current) return '';
    if (known?.epoch === epoch) return known.text;
    const account = await api.read().catch(() => undefined);
    // Ignore the account of a person who has left meanwhile.
    if (session.getState().epoch !== epoch) return '';
    if (!account) return current.username;
    known = { epoch, text: [account.name || current.username, account.council].filter(Boolean).join(', ') };
    return known.text;
  };
}
