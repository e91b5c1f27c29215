import { type ChatFlow, chatTexts } from '@vesalio/core';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';

/** Distance from the top, in CSS pixels, within which the previous page is requested. */
const NEAR = 600;

export interface OlderMessagesProps {
  flow: ChatFlow;
  scroller: RefObject<HTMLElement | null>;
}

/** Placed above the first message. Loads the previous page when the user scrolls near it or presses the button. */
export function OlderMessages({ flow, scroller }: OlderMessagesProps) {
  const texts = useTexts('chat', chatTexts).older;
  const older = useStore(flow.store, (state) => state.older);
  useStillView({ flow, scroller });

  useEffect(() => {
    const box = scroller.current;
    if (!box || older !== 'there') return;
    const look = () => {
      if (box.clientHeight > 0 && box.scrollTop < NEAR) void flow.loadOlder();
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [flow, scroller, older]);

  if (older === 'none') return null;
  return (
    <div className="vs-chat__older vs-no-print" role="status">
      {older === 'loading' && texts.loading}
      {older === 'failed' && texts.failed}
      {older !== 'loading' && (
        <Button size="small" onClick={() => void flow.loadOlder()}>
          {older === 'failed' ? texts.retry : texts.show}
        </Button>
      )}
    </div>
  );
}

/** Keeps the visible messages in place when earlier ones are added above them. */
function useStillView({ flow, scroller }: OlderMessagesProps): void {
  const first = useStore(flow.store, ({ messages }) => messages[0]?.id);
  const fromEnd = useRef<number>(undefined);
  useEffect(
    () =>
      flow.store.subscribe(({ messages }, before) => {
        const shown = before.messages[0];
        const box = scroller.current;
        // Measured before the render. Any other change of the first message means another conversation.
        if (box && shown && shown !== messages[0] && messages.includes(shown))
          fromEnd.current = box.scrollHeight - box.scrollTop;
      }),
    [flow, scroller],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first message means that messages were added above
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && fromEnd.current !== undefined) box.scrollTop = box.scrollHeight - fromEnd.current;
    fromEnd.current = undefined;
  }, [first, scroller]);
}
