import { foldText } from '@vesalio/core';
import { type ListedConversation, readListed, wholeListOf } from '../ai/conversation-list.ts';
import type { FoundText, Sandbox, Upstream } from '../upstream/upstreams.ts';
import { type ConversationMark, withMarks } from './conversation-marks.ts';

/** Number of pages, newest first, whose titles are searched. */
const MAX_PAGES = 20;
const MAX_FOUND = 50;

/** A conversation that was found. */
export interface FoundConversation extends ListedConversation {
  /** Where its texts contain the query; absent if only the title does. */
  readonly excerpt?: FoundText['excerpt'] | undefined;
}

interface Search {
  product: Upstream;
  sandbox: Pick<Sandbox, 'searchTexts'> | undefined;
  token: string;
  ownerId: string;
  query: string;
  marks: readonly ConversationMark[];
  /** Temporary conversations. */
  hidden: ReadonlySet<string>;
  /** Ends the reading of the list. */
  signal: AbortSignal;
}

/**
 * Finds conversations by their titles and, in the sandbox, by their texts. Ignores accents and case.
 * @throws GatewayFailure 401, 429 or 502 if a page of the list cannot be read
 */
export async function searchConversations(search: Search): Promise<FoundConversation[]> {
  const { product, sandbox, token, ownerId, query, marks, hidden, signal } = search;
  const listed: ListedConversation[] = [];
  const pages = wholeListOf(product, token, MAX_PAGES, signal);
  for await (const { items } of pages) listed.push(...items.flatMap((item) => readListed(item) ?? []));
  const titled = withMarks(listed, marks).filter(({ id }) => !hidden.has(String(id)));
  const wanted = foldText(query);
  const inTexts = new Map(
    (await sandbox?.searchTexts?.(ownerId, query))?.map(({ id, excerpt }) => [String(id), excerpt]),
  );
  return titled
    .filter(({ id, title }) => foldText(title).includes(wanted) || inTexts.has(String(id)))
    .slice(0, MAX_FOUND)
    .map((item) => ({ ...item, excerpt: inTexts.get(String(item.id)) }));
}
