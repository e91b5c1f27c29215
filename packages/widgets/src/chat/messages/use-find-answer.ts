import type { ChatFlow } from '@vesalio/core';
import { useEffect } from 'react';

/** When the page is shown again, another device may have got the answer that failed here. */
export function useFindAnswer(flow: ChatFlow): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void flow.findAnswer();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [flow]);
}
