import { type ChatFlow, type ChatMessage, chatTexts, isBusy } from '@vesalio/core';
import { RotateCcw } from 'lucide';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { Button, type ButtonProps } from '../../ui/controls/button.tsx';
import { useChatTools } from '../clinical/chat-tools.ts';
import { isKeyboardPress } from '../composer/focusing-input.ts';

/** Asks the question of this answer again. */
export function RetryButton({
  flow,
  message,
  variant,
}: { flow: ChatFlow; message: ChatMessage } & Pick<ButtonProps, 'variant'>) {
  const texts = useTexts('chat', chatTexts).answer;
  const isLocked = useStore(flow.store, isBusy);
  const tools = useChatTools();
  return (
    <Button
      variant={variant}
      size="small"
      icon={RotateCcw}
      // A disabled button would lose the focus.
      aria-disabled={isLocked || undefined}
      onClick={(event) => {
        if (isLocked) return;
        // A failure or a broken answer disappears with its button.
        if ((message.retry || message.interrupted) && isKeyboardPress(event))
          tools?.inputRef.current?.focus({ preventScroll: true });
        void flow.retry(message.id);
      }}
    >
      {texts.retry}
    </Button>
  );
}
