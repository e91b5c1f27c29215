import { type Id, isId } from '@vesalio/core';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { isRecord, unwrap } from '../upstream/answers.ts';
import { callUpstream, readAnswer, refusalOf } from '../upstream/call-upstream.ts';
import type { Upstream } from '../upstream/upstreams.ts';

/** A conversation of the product's list. */
export interface ListedConversation {
  readonly id: Id;
  readonly title: string;
}

/** One page of the list. `items` are the wire's records. */
interface ListPage {
  readonly items: readonly Record<string, unknown>[];
  readonly total: number;
}

const PAGE_SIZE = 100;
/** More pages than any person has. Stops reading if the product API never reports a last page. */
export const MAX_PAGES = 1_000;

/**
 * Reads the pages of the account's list, newest conversations first. Ends early if the product refuses a page, and
 * returns the refusal.
 * @throws GatewayFailure 502 if the product fails
 */
export async function* pagesOf(
  product: Upstream,
  token: string,
  maxPages = MAX_PAGES,
  signal?: AbortSignal,
): AsyncGenerator<ListPage, GatewayFailure | undefined> {
  let seen = 0;
  for (let page = 1; page <= maxPages; page += 1) {
    const response = await callUpstream(product, `/api/conversations?page=${page}&pageSize=${PAGE_SIZE}`, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      signal,
    });
    const list = unwrap(await readAnswer(response));
    if (response.status >= 500) throw new GatewayFailure(502, texts.upstreamDown);
    if (!response.ok || !isRecord(list)) return refusalOf(response);
    const items = Array.isArray(list.items) ? list.items : [];
    const total = toCount(list.totalCount);
    yield { items: items.filter(isRecord), total } satisfies ListPage;
    seen += items.length;
    // A full page is followed by another one unless the count is exact, because it may be missing or wrong.
    const isLast = items.length < PAGE_SIZE ? !(seen < total) : seen === total;
    if (items.length === 0 || isLast) break;
  }
  return undefined;
}

/**
 * The pages, for a caller that cannot use part of the list.
 * @throws GatewayFailure 401, 429 or 502 if the product refuses or fails
 */
export async function* wholeListOf(...list: Parameters<typeof pagesOf>) {
  const refusal = yield* pagesOf(...list);
  if (refusal) throw refusal;
}

/** NaN if the value is not a number. */
const toCount = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;

/** The item as the gateway needs it; undefined without a valid id. */
export const readListed = ({ id, title }: Record<string, unknown>): ListedConversation | undefined =>
  isId(id) ? { id, title: typeof title === 'string' ? title : '' } : undefined;
