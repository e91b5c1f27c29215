import { type ChatFlow, type ChatMessage, chatTexts, isBusy } from '@vesalio/core';
import { RotateCcw } from 'lucide';
import { useState } from 'react';
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
  // Busy until the question is sent: it is looked up first whether another device has got the answer.
  const [isPressed, setPressed] = useState(false);
  return (
    <Button
      variant={variant}
      size="small"
      icon={RotateCcw}
      busy={isPressed && !isLocked}
      // A disabled button would lose the focus.
      aria-disabled={isLocked || undefined}
      onClick={(event) => {
        if (isLocked) return;
        // A failure or a broken answer disappears with its button.
        if ((message.retry || message.interrupted) && isKeyboardPress(event))
          tools?.inputRef.current?.focus({ preventScroll: true });
        setPressed(true);
        void flow.retry(message.id).then(() => setPressed(false));
      }}
    >
      {texts.retry}
    </Button>
  );
}
