import { isApiError } from '../../http/errors.ts';
import type { Http } from '../../http/http.ts';
import type { Id } from '../../ids.ts';
import { createChatApi } from '../chat.api.ts';
import { createConversationMarksApi } from '../conversations/conversation-marks.api.ts';
import type { TemporaryIds } from './temporary-ids.ts';

export type TemporaryTabs = ReturnType<typeof createTemporaryTabs>;

const lockOf = (id: Id): string => `vesalio-temporary-${id}`;

/**
 * Tracks which tab shows a temporary conversation: that tab holds a lock. Loaded on first use, because that is rare.
 */
export function createTemporaryTabs({ read, write, locks }: TemporaryIds) {
  const held = new Map<string, () => void>();
  let isDeleting = false;
  const remove = (id: string) => write(read().filter((one) => one !== id));

  /** The conversations that no tab shows or deletes. Rejects if the browser does not list its locks. */
  async function abandoned(): Promise<string[]> {
    const names = new Set((await locks?.query())?.held?.map(({ name }) => name));
    return read().filter((id) => !held.has(id) && !names.has(lockOf(id)));
  }

  return {
    /** Registers that this tab shows the conversation. */
    hold(conversationId: Id): void {
      const id = String(conversationId);
      const ended = new Promise<void>((resolve) => held.set(id, resolve));
      const add = () => {
        if (held.has(id)) write([...read(), id]);
      };
      if (!locks) add();
      // Added while the lock is held, so that no other tab treats the conversation as abandoned.
      locks
        ?.request(lockOf(id), () => {
          add();
          return ended;
        })
        .catch(add);
    },
    /**
     * Registers that this tab no longer shows it. Until `deletion` settles, this tab does not treat it as abandoned.
     */
    release(conversationId: Id, deletion?: Promise<unknown>): void {
      const id = String(conversationId);
      held.get(id)?.();
      const forget = () => held.delete(id);
      if (deletion) deletion.then(() => remove(id)).then(forget, forget);
      else forget();
    },
    /** Tells the gateway that the conversation is still on screen. Throws ApiError. */
    keepAlive: (id: Id, http: () => Promise<Http>) => createConversationMarksApi(http).holdTemporary(id),
    /** Deletes the conversations whose tab is gone. Never rejects. */
    async deleteAbandoned(http: () => Promise<Http>): Promise<void> {
      if (isDeleting) return;
      isDeleting = true;
      const { deleteConversation } = createChatApi(http);
      try {
        for (const id of await abandoned()) {
          await deleteConversation(id).catch((error: unknown) => {
            if (!isApiError(error, 'http') || error.status !== 404) throw error;
          });
          remove(id);
        }
      } catch {
        // The person's next call tries again.
      } finally {
        isDeleting = false;
      }
    },
  };
}
