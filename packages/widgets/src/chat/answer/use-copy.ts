import { type CopiedAnswer, chatTexts } from '@vesalio/core';
import { useApp, useTexts } from '../../provider.tsx';

type Copied = string | CopiedAnswer;

/** Copies a text, with its HTML if it has one, and notifies the user of success or failure. */
export function useCopy(): (copied: Copied | Promise<Copied>, done: string) => Promise<void> {
  const { notices } = useApp();
  const { copyFailed } = useTexts('chat', chatTexts).answer;
  return async (copied, done) => {
    try {
      await write(await copied);
      notices.notify('success', done, 'copy');
    } catch {
      notices.notify('error', copyFailed, 'copy');
    }
  };
}

async function write(copied: Copied): Promise<void> {
  if (typeof copied === 'string') return navigator.clipboard.writeText(copied);
  const { text, html } = copied;
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard.write)
    return navigator.clipboard.writeText(text);
  const blob = (type: string, content: string) => new Blob([content], { type });
  await navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': blob('text/plain', text), 'text/html': blob('text/html', html) }),
  ]);
}
