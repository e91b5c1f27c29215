import { isApiError } from '../../http/errors.ts';
import type { Id } from '../../ids.ts';
import type { PersonContext } from '../../person-flow.ts';
import { conversationTexts } from '../../texts/conversations.ts';
import type { Conversation } from '../chat.schema.ts';

export interface DeletionState {
  /** The conversation that 'Confirmar Exclusão' asks about. */
  asked: Conversation | null;
  isDeleting: boolean;
}

interface Options {
  get(): DeletionState;
  set(state: Partial<DeletionState>): void;
  /** Deletes the conversation in the service. */
  remove(id: Id): Promise<unknown>;
  onDeleted(id: Id): void;
}

/** Deletes a conversation after the person has confirmed it. */
export function createDeletion(own: PersonContext, { get, set, remove, onDeleted }: Options) {
  const notify = (kind: 'success' | 'error', which: 'success' | 'failed') =>
    own.notices.notify(kind, own.texts('chat', conversationTexts).deletion[which], 'deletion');
  return {
    askDelete: (conversation: Conversation) => set({ asked: conversation }),
    cancelDelete() {
      if (!get().isDeleting) set({ asked: null });
    },
    async confirmDelete(): Promise<Id | null> {
      const { asked, isDeleting } = get();
      if (!asked || isDeleting) return null;
      set({ isDeleting: true });
      try {
        await remove(asked.id).catch((error: unknown) => {
          // Already deleted: an earlier response was lost, or another tab deleted it.
          if (!isApiError(error, 'http') || error.status !== 404) throw error;
        });
        onDeleted(asked.id);
        notify('success', 'success');
        return asked.id;
      } catch {
        notify('error', 'failed');
        return null;
      } finally {
        set({ asked: null, isDeleting: false });
      }
    },
  };
}
