import type { Clock } from '../clock.ts';
import type { Id } from '../ids.ts';
import type { KeyValueStore } from '../storage.ts';
import type { Attachment } from './chat-state.ts';
import { createDrafts } from './drafts.ts';

/** Texts that were typed and not sent, per conversation, over reloads; files only as long as the page lives. */
export interface DraftKeeper {
  read(conversationId: Id | null): string;
  /** An empty text removes the draft. */
  write(conversationId: Id | null, text: string): void;
  park(conversationId: Id | null, attachments: readonly Attachment[]): void;
  unpark(conversationId: Id | null): readonly Attachment[];
  forgetFiles(): void;
}

/** @param owner whose drafts these are; nobody's are neither read nor written */
export function createDraftKeeper(
  storage: KeyValueStore,
  clock: Clock,
  owner: () => Id | null,
  scope?: string,
): DraftKeeper {
  const texts = createDrafts(storage, clock, owner, scope);
  const files = new Map<string, readonly Attachment[]>();
  const nameOf = (conversationId: Id | null) => String(conversationId ?? 'new');
  return {
    // Reading removes what belongs to another: a session that has merely expired must find its own again.
    read: (conversationId) => (owner() === null ? '' : texts.read(conversationId)),
    write(conversationId, text) {
      if (owner() !== null) texts.write(conversationId, text);
    },
    park(conversationId, attachments) {
      if (attachments.length > 0) files.set(nameOf(conversationId), attachments);
    },
    unpark(conversationId) {
      const attachments = files.get(nameOf(conversationId)) ?? [];
      files.delete(nameOf(conversationId));
      return attachments;
    },
    forgetFiles: () => files.clear(),
  };
}
