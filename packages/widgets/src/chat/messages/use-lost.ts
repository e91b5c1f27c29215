import { type ChatFlow, isAnswering } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

/** Whether an answer in progress is waiting for the network. */
export function useLost(flow: ChatFlow): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  const isCut = useStore(flow.live, ({ isLost }) => isLost === true);
  const isWaiting = useStore(flow.store, isAnswering);
  useEffect(() => {
    const follow = () => setOnline(navigator.onLine);
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  }, []);
  return isWaiting && (!isOnline || isCut);
}
