import type { FlowContext } from '../context.ts';
import { createAccountApi } from './account.api.ts';

/**
 * Reads the signer of a record: the person's name, and the council number if the account has one. Calls `my-account`
 * once per person. After a failure it returns only the name, and the next call retries.
 */
export function createProfessional({ http, session }: FlowContext): () => Promise<string> {
  const api = createAccountApi(http);
  let known: { epoch: number; text: Promise<string> } | undefined;
  return async () => {
    const { epoch, session: current } = session.getState();
    if (!current) return '';
    const readText = async () => {
      const { name, council } = await api.read();
      return [name || current.username, council].filter(Boolean).join(', ');
    };
    if (known?.epoch !== epoch) known = { epoch, text: readText() };
    const text = await known.text.catch(() => undefined);
    // Another person has signed in, so the response is stale.
    if (session.getState().epoch !== epoch) return '';
    if (text === undefined) known = undefined;
    return text ?? current.username;
  };
}
