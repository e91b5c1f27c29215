import type { Clock } from '../clock.ts';
import type { Id } from '../ids.ts';
import { parseJson } from '../json.ts';
import type { KeyValueStore } from '../storage.ts';

/** Milliseconds that a draft is kept. */
const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000;
/** Longest draft to keep, in UTF-16 units. It must fit a pasted record, which must not lose its end. */
const MAX_DRAFT_LENGTH = 100_000;
/** Most drafts to keep. The oldest is removed first. */
const MAX_DRAFTS = 30;
/** `own:` keys are removed when their person leaves. */
const PREFIX = 'own:draft:';

/** Unsent texts of one person, one per conversation (`null` is the new one), for 24 hours. */
export interface Drafts {
  /** The draft, or '' if there is none, it is too old, or it belongs to another person. */
  read(conversationId: Id | null): string;
  /** Stores a text; a blank one removes the draft. */
  write(conversationId: Id | null, text: string): void;
}

/**
 * @param owner returns the person who owns the drafts; called at each use
 * @param scope separates the drafts of several chats on one page
 */
export function createDrafts(
  storage: KeyValueStore,
  clock: Pick<Clock, 'now'>,
  owner: () => Id | null,
  scope = '',
): Drafts {
  const keyOf = (conversationId: Id | null): string => `${PREFIX}${scope}${conversationId ?? 'new'}`;
  const ownerName = (): string => String(owner() ?? '');

  const load = (key: string): { text: string; at: number } | undefined => {
    const draft = parseDraft(storage.get(key));
    if (draft && draft.owner === ownerName() && isAlive(draft, clock.now())) return draft;
    storage.remove(key);
    return undefined;
  };

  const makeRoom = (): void => {
    const kept = draftKeysOf(storage).flatMap((key) => {
      const draft = load(key);
      return draft ? [{ key, at: draft.at }] : [];
    });
    kept.sort((a, b) => a.at - b.at);
    for (const { key } of kept.slice(0, Math.max(0, kept.length - MAX_DRAFTS + 1))) storage.remove(key);
  };

  return {
    read: (conversationId) => load(keyOf(conversationId))?.text ?? '',
    write(conversationId, text) {
      const key = keyOf(conversationId);
      if (text.trim() === '') return storage.remove(key);
      if (storage.get(key) === null) makeRoom();
      const kept = { text: text.slice(0, MAX_DRAFT_LENGTH), at: clock.now(), owner: ownerName() };
      storage.set(key, JSON.stringify(kept));
    },
  };
}

const draftKeysOf = (storage: KeyValueStore): string[] =>
  storage.keys().filter((key) => key.startsWith(PREFIX));

/** Whether an unsent text of anybody is kept. */
export const hasDrafts = (storage: KeyValueStore): boolean => draftKeysOf(storage).length > 0;

/** Whether a draft is still valid. A phone with a wrong clock may have dated it in the future. */
const isAlive = ({ at }: { at: number }, now: number): boolean => Math.abs(now - at) < DRAFT_LIFE_MS;

/** Removes the expired drafts of all conversations and people. */
export function sweepDrafts(storage: KeyValueStore, now: number): void {
  for (const key of draftKeysOf(storage)) {
    const draft = parseDraft(storage.get(key));
    if (!draft || !isAlive(draft, now)) storage.remove(key);
  }
}

function parseDraft(stored: string | null): { text: string; at: number; owner: string } | undefined {
  const value = parseJson(stored ?? '');
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, at, owner } = value as Record<string, unknown>;
  const isDraft = typeof text === 'string' && typeof at === 'number' && typeof owner === 'string';
  return isDraft ? { text, at, owner } : undefined;
}
