import { limits } from '@vesalio/core';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { isRecord } from '../upstream/answers.ts';
import { createArraySplitter } from './array-splitter.ts';

/** A page of a message list. It ends before the message with the id `before`, or with the newest message. */
interface HistoryQuery {
  readonly limit: number;
  readonly before: string | undefined;
}

const MAX_MESSAGES = 500;
/** Below the client's own limit for an answer. */
const PAGE_BYTES = limits.answerBytes - 1024 * 1024;

/**
 * The page that the query requests; undefined for the whole list.
 * @throws GatewayFailure 400
 */
export function readHistoryQuery(query: URLSearchParams): HistoryQuery | undefined {
  const [limit, before] = [query.get('limit'), query.get('before') ?? undefined];
  if (limit === null && before === undefined) return undefined;
  const isSound =
    limit !== null &&
    /^\d{1,4}$/.test(limit) &&
    Number(limit) > 0 &&
    (before === undefined || /^[\w-]{1,64}$/.test(before));
  if (!isSound) throw new GatewayFailure(400, texts.badFields);
  return { limit: Math.min(Number(limit), MAX_MESSAGES), before };
}

interface Mark {
  readonly id: string | undefined;
  /** `NaN` if the message has no valid date. */
  readonly date: number;
}

function markOf(element: Buffer): Mark {
  const message: unknown = JSON.parse(element.toString('utf8'));
  const { codigo, guid, dataCadastro } = isRecord(message) ? message : {};
  const id = codigo ?? guid;
  return {
    id: id === undefined || id === null ? undefined : String(id),
    date: Date.parse(String(dataCadastro)),
  };
}

/** Holds the newest elements that fit on a page. */
function createWindow(limit: number) {
  const kept: Buffer[] = [];
  let size = 0;
  return {
    kept,
    isFull: () => kept.length >= limit || size >= PAGE_BYTES,
    clear: () => {
      kept.length = 0;
      size = 0;
    },
    add: (element: Buffer) => {
      kept.push(element);
      size += element.byteLength;
    },
    /** @returns whether something was dropped */
    trim: () => {
      const count = kept.length;
      while (kept.length > limit || (size > PAGE_BYTES && kept.length > 1))
        size -= kept.shift()?.byteLength ?? 0;
      return kept.length < count;
    },
  };
}

/** A page as JSON, and whether the list has messages before it. */
interface CutPage {
  readonly json: string;
  readonly hasOlder: boolean;
}

/**
 * Extracts a page from a message list as it arrives, so that memory stays bounded. The list may run from the oldest
 * message to the newest or in reverse; the page keeps its order.
 * @throws GatewayFailure 502 if the list breaks off, is not a list, or has a message above an answer's size limit
 */
export async function cutHistory(
  source: AsyncIterable<Uint8Array>,
  { limit, before }: HistoryQuery,
): Promise<CutPage> {
  const splitter = createArraySplitter(limits.answerBytes);
  const window = createWindow(limit);
  let first: Mark | undefined;
  let isNewestFirst = false;
  let isFound = false;
  let hasEnded = false;
  let hasOlder = false;

  /** @returns whether the page is complete */
  function take(element: Buffer): boolean {
    const mark = markOf(element);
    first ??= mark;
    // Determined again at each message, because two neighbors may be in the wrong order.
    if (mark.date < first.date) isNewestFirst = true;
    else if (mark.date > first.date) isNewestFirst = false;
    const isBoundary = before !== undefined && mark.id === before;
    isFound ||= isBoundary;
    if (isNewestFirst && isBoundary) {
      window.clear();
      hasOlder = false;
      return false;
    }
    if (isNewestFirst && (before === undefined || isFound)) {
      hasOlder = window.isFull();
      if (!hasOlder) window.add(element);
      return hasOlder;
    }
    // After only the first message, the direction of the list is still unknown.
    if (isFound) return mark !== first;
    window.add(element);
    hasOlder = window.trim() || hasOlder;
    return false;
  }

  try {
    for await (const chunk of source) {
      hasEnded = splitter.push(chunk).some(take) || splitter.hasEnded();
      if (hasEnded) break;
    }
  } catch {
    throw new GatewayFailure(502, texts.upstreamDown);
  }
  if (!hasEnded) throw new GatewayFailure(502, texts.upstreamDown);
  const isUnknown = before !== undefined && !isFound;
  const json = `[${isUnknown ? '' : window.kept.map((element) => element.toString('utf8')).join(',')}]`;
  return { json, hasOlder: hasOlder && !isUnknown };
}
