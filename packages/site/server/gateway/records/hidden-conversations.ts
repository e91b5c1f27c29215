import { parseJson } from '@vesalio/core';
import { readId } from '../accounts.ts';
import { pagesOf } from '../ai/conversation-list.ts';
import { isRecord } from '../upstream/answers.ts';
import type { Upstream } from '../upstream/upstreams.ts';

/** A page of the product's list without the given conversations; undefined if the product refuses. */
export async function listWithout(
  hidden: ReadonlySet<string>,
  product: Upstream,
  token: string,
  { number, size }: { number: number; size: number },
): Promise<{ items: unknown[]; totalCount: number } | undefined> {
  const visible: unknown[] = [];
  let totalCount = 0;
  const list = pagesOf(product, token);
  for (;;) {
    const step = await list.next();
    if (step.done && step.value) return undefined;
    if (step.done) break;
    visible.push(...step.value.items.filter(({ id }) => !hidden.has(readId(id) ?? '')));
    totalCount = Math.max(0, step.value.total - hidden.size);
    if (visible.length >= number * size) break;
  }
  return { items: visible.slice((number - 1) * size, number * size), totalCount };
}

/** Changes the page in the list's answer, bare or under `data`. An answer that is not a record has no page. */
function changePage(
  answer: string,
  change: (page: Record<string, unknown>) => Record<string, unknown>,
): string {
  const body = parseJson(answer);
  if (!isRecord(body)) return answer;
  return JSON.stringify(isRecord(body.data) ? { ...body, data: change(body.data) } : change(body));
}

/** Puts a page into the list's answer. */
export const replacePage = (answer: string, page: { items: unknown[]; totalCount: number }): string =>
  changePage(answer, (given) => ({ ...given, ...page }));

/** Removes conversations from the list's answer. */
export const hideIn = (answer: string, hidden: ReadonlySet<string>): string =>
  changePage(answer, (given) => {
    const items: unknown[] = Array.isArray(given.items) ? given.items : [];
    return {
      ...given,
      items: items.filter((item) => !hidden.has((isRecord(item) && readId(item.id)) || '')),
      totalCount: Math.max(0, Number(given.totalCount) - hidden.size) || 0,
    };
  });
