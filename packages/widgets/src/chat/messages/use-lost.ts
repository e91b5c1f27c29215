import type { ChatFlow } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

/** Whether an answer in progress is waiting for the network. */
export function useLost(flow: ChatFlow): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  const isCut = useStore(flow.live, ({ isLost }) => !!isLost);
  // Without a word so far, it is unknown whether the question has arrived.
  const isWriting = useStore(flow.store, ({ status }) => status === 'streaming');
  useEffect(() => {
    const follow = () => setOnline(navigator.onLine);
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  }, []);
  return isCut || (isWriting && !isOnline);
}
