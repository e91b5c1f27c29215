import type { Account, Accounts } from '../accounts.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { isRecord, unwrap } from '../upstream/answers.ts';
import { callUpstream, readAnswer } from '../upstream/call-upstream.ts';
import type { Upstreams } from '../upstream/upstreams.ts';

export type Customers = ReturnType<typeof createCustomers>;

/** Checks whether an account may ask: it needs an active plan, within the limit of the free plan. */
export function createCustomers(accounts: Accounts, product: Upstreams['product']) {
  return {
    /**
     * Reads the account, if its plan is active. A cached account without a plan is read again, because the person may
     * have just bought one.
     * @throws GatewayFailure 403
     */
    async read(token: string): Promise<Account> {
      const known = await accounts.read(token);
      const account = known.plan ? known : await accounts.readFresh(token);
      if (!account.plan) throw new GatewayFailure(403, texts.noPlan);
      return account;
    },

    /**
     * Allows the question if the product does not answer. Another process, or another session of this one, may not know
     * yet that the person has just bought a plan.
     * @throws GatewayFailure 403 if the free plan is used up
     */
    async demandAllowance(token: string): Promise<void> {
      const response = await callUpstream(product, '/api/subscription/verifyPlanFree', {
        headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      }).catch(() => undefined);
      if (!response?.ok) return;
      const data = unwrap(await readAnswer(response).catch(() => ''));
      if (data !== false && !(isRecord(data) && data.isPlanValid === false)) return;
      const account = await accounts.readFresh(token).catch(() => undefined);
      if (!account?.plan || account.isFree) throw new GatewayFailure(403, texts.freeLimit);
    },
  };
}
