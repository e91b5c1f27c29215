import { type ChatFlow, type ChatMessage, chatAnswerTexts } from '@vesalio/core';
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
  const texts = useTexts('chat', chatAnswerTexts).answer;
  const isBusy = useStore(flow.store, (state) => state.status !== 'idle');
  return (
    <Button
      variant={variant}
      size="small"
      icon={RotateCcw}
      // Disabled it would lose the focus of who pressed it.
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) void flow.retry(message.id);
      }}
    >
      {texts.retry}
    </Button>
  );
}
