import { type ChatFlow, type ChatMessage, chatTexts, isBusy } from '@vesalio/core';
import { RotateCcw } from 'lucide-react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { Button, type ButtonProps } from '../../ui/controls/button.tsx';

/** Asks the question of this answer again. */
export function RetryButton({
  flow,
  message,
  variant,
}: { flow: ChatFlow; message: ChatMessage } & Pick<ButtonProps, 'variant'>) {
  const texts = useTexts('chat', chatTexts).answer;
  const isLocked = useStore(flow.store, isBusy);
  return (
    <Button
      variant={variant}
      size="small"
      icon={RotateCcw}
      // A disabled button would lose the focus.
      aria-disabled={isLocked || undefined}
      onClick={() => {
        if (!isLocked) void flow.retry(message.id);
      }}
    >
      {texts.retry}
    </Button>
  );
}
