import type { Id } from '../ids.ts';
import type { KeyValueStore } from '../storage.ts';
import type { Attachment } from './chat-state.ts';

/** Texts that were typed and not sent, per conversation, over reloads; files only as long as the page lives. */
export interface DraftKeeper {
  read(conversationId: Id | null): string;
  /** An empty text removes the draft. */
  write(conversationId: Id | null, text: string): void;
  park(conversationId: Id | null, attachments: readonly Attachment[]): void;
  unpark(conversationId: Id | null): readonly Attachment[];
  forgetFiles(): void;
}

export function createDraftKeeper(storage: KeyValueStore): DraftKeeper {
  const files = new Map<string, readonly Attachment[]>();
  // `own:` keys belong to the person and go with the person.
  const keyOf = (conversationId: Id | null) => `own:draft:${conversationId ?? 'new'}`;
  return {
    read: (conversationId) => storage.get(keyOf(conversationId)) ?? '',
    write(conversationId, text) {
      if (text.trim() === '') storage.remove(keyOf(conversationId));
      else storage.set(keyOf(conversationId), text);
    },
    park(conversationId, attachments) {
      if (attachments.length > 0) files.set(keyOf(conversationId), attachments);
    },
    unpark(conversationId) {
      const key = keyOf(conversationId);
      const attachments = files.get(key) ?? [];
      files.delete(key);
      return attachments;
    },
    forgetFiles: () => files.clear(),
  };
}
