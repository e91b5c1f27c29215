import type { Clock } from '../clock.ts';
import type { Id } from '../ids.ts';
import type { KeyValueStore } from '../storage.ts';
import type { Attachment } from './chat-state.ts';
import { createDrafts } from './drafts.ts';

/** Unsent texts and files of each conversation. Texts survive a reload; files last only while the page is open. */
export interface DraftKeeper {
  read(conversationId: Id | null): string;
  /** An empty text removes the draft. */
  write(conversationId: Id | null, text: string): void;
  park(conversationId: Id | null, attachments: readonly Attachment[]): void;
  unpark(conversationId: Id | null): readonly Attachment[];
}

interface Options {
  /** The person who owns these drafts. If null, nothing is read or written. */
  owner(): Id | null;
  scope?: string | undefined;
  /** Drafts of a temporary conversation stay in memory. */
  isTemporary(conversationId: Id | null): boolean;
}

export function createDraftKeeper(
  storage: KeyValueStore,
  clock: Clock,
  { owner, scope, isTemporary }: Options,
): DraftKeeper {
  const texts = createDrafts(storage, clock, owner, scope);
  const temporaryTexts = new Map<string, string>();
  const files = new Map<string, readonly Attachment[]>();
  const nameOf = (conversationId: Id | null) => String(conversationId ?? 'new');
  return {
    // Reading removes the drafts of another owner. The drafts of an expired session must stay.
    read: (conversationId) =>
      owner() === null ? '' : temporaryTexts.get(nameOf(conversationId)) || texts.read(conversationId),
    write(conversationId, text) {
      if (owner() === null) return;
      const isInMemory = isTemporary(conversationId);
      temporaryTexts.set(nameOf(conversationId), isInMemory ? text : '');
      texts.write(conversationId, isInMemory ? '' : text);
    },
    park(conversationId, attachments) {
      if (attachments.length > 0) files.set(nameOf(conversationId), attachments);
    },
    unpark(conversationId) {
      const attachments = files.get(nameOf(conversationId)) ?? [];
      files.delete(nameOf(conversationId));
      return attachments;
    },
  };
}
