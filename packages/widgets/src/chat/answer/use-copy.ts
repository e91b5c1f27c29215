import { chatTexts } from '@vesalio/core';
import { useApp, useTexts } from '../../provider.tsx';

/** Copies a text and says so, or says why not. */
export function useCopy(): (text: string | Promise<string>, done: string) => Promise<void> {
  const { notices } = useApp();
  const { copyFailed } = useTexts('chat', chatTexts).answer;
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(await text);
      notices.notify('success', done);
    } catch {
      notices.notify('error', copyFailed);
    }
  };
}
