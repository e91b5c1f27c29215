import { isApiError } from '../../http/errors.ts';
import { type Id, sameId } from '../../ids.ts';
import type { GatewayFeatures } from '../../installation/gateway-features.ts';
import type { PersonContext } from '../../person-flow.ts';
import { conversationTexts } from '../../texts/conversations.ts';
import type { Conversation } from '../chat.schema.ts';
import { createConversationMarksApi, type MarkChange } from './conversation-marks.api.ts';
import type { ConversationMark } from './conversation-marks.schema.ts';

interface Options {
  gatewayFeatures: () => Promise<GatewayFeatures>;
  onChange(marks: readonly ConversationMark[]): void;
}

/** The person's titles and pins, if the gateway stores them. */
export function createMarks(own: PersonContext, { gatewayFeatures, onChange }: Options) {
  const api = createConversationMarksApi(own.http);
  let marks: readonly ConversationMark[] = [];
  /** Incremented by each change, so that a read in progress becomes stale. */
  let version = 0;

  const show = (changed: readonly ConversationMark[]) => {
    version += 1;
    marks = changed;
    onChange(marks);
  };

  return {
    all: () => marks,
    /** Never rejects. On failure the list is shown without the marks. */
    async read(): Promise<void> {
      if (!(await gatewayFeatures()).has('conversations')) return;
      const before = version;
      const read = await api.marks().catch(() => undefined);
      if (read && before === version) show(read.items);
    },
    /** @returns whether the gateway stored the change; a failure shows a notice */
    async write({ id, title }: Conversation, change: MarkChange): Promise<boolean> {
      try {
        const written = await api.writeMark(id, { ...change, listTitle: title });
        const others = marks.filter((mark) => !sameId(mark.id, id));
        show(written.pinned ? [written, ...others] : [...others, written]);
        return true;
      } catch (error) {
        const reason = isApiError(error, 'http') && error.status === 409 ? error.serverMessage : undefined;
        own.notices.notify('error', reason ?? own.texts('chat', conversationTexts).renaming.failed);
        return false;
      }
    },
    forget(id: Id): void {
      version += 1;
      marks = marks.filter((mark) => !sameId(mark.id, id));
    },
  };
}
