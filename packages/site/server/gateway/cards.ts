import { readId } from './accounts.ts';
import { GatewayFailure } from './failure.ts';
import { gatewayTexts as texts } from './texts.ts';
import { isRecord, unwrap } from './upstream/answers.ts';
import { callUpstream, readAnswer, refusalOf } from './upstream/call-upstream.ts';
import type { Upstream } from './upstream/upstreams.ts';

/**
 * Checks that a saved card belongs to the account, because the product API does not.
 * @throws GatewayFailure 404 if the card is not in the account's own list
 */
export async function demandOwnCard(
  product: Upstream,
  { token, accountId, cardId }: { token: string; accountId: string; cardId: unknown },
): Promise<void> {
  const wanted = readId(cardId);
  if (wanted === undefined) throw new GatewayFailure(400, texts.badFields);
  const response = await callUpstream(product, `/api/clientCards/cliente/${accountId}`, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
  });
  const data = unwrap(await readAnswer(response));
  const cards = Array.isArray(data) ? data : isRecord(data) && Array.isArray(data.items) ? data.items : [];
  if (!response.ok) throw refusalOf(response);
  if (!cards.some((card) => isRecord(card) && readId(card.clientCardId) === wanted))
    throw new GatewayFailure(404, texts.notFound);
}
