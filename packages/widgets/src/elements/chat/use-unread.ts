import type { App, Id } from '@vesalio/core';
import { useEffect, useRef } from 'react';

interface UnreadProps {
  /** The app with this element's own chat. */
  own: App;
  conversationId: Id | null;
  onOpen: (id: Id | null) => void;
}

/**
 * After a reload, opens the conversation whose answer the earlier page did not finish reading, if the host opens none.
 * @param epoch changes with the person; undefined until the person is known and may ask
 */
export function useUnread({ own, conversationId, onOpen }: UnreadProps, epoch: number | undefined): void {
  const latest = useRef(conversationId);
  latest.current = conversationId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per person
  useEffect(() => {
    if (epoch === undefined || !isReload()) return;
    const open = async () => {
      const { takeUnread } = await own.chat();
      const unread = latest.current === null ? await takeUnread() : null;
      if (unread !== null && latest.current === null) onOpen(unread);
    };
    // The chat shows that it could not be loaded.
    open().catch(() => undefined);
  }, [epoch, own]);
}

/** Whether this document replaces an earlier one. A new tab starts with a new conversation. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}
