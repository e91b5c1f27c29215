import { GateNotice } from '../element-gate.tsx';
import { later } from '../later.tsx';
import type { ChatExtrasProps } from './chat-extras.tsx';

export { gateOf } from '../element-gate.tsx';

const ChatExtras = later(() => import('./chat-extras.tsx').then((part) => part.ChatExtras));

/** What stands around the chat of an element from its first use on: the notice of a gate, and what its features add. */
export function ChatAround(props: ChatExtrasProps) {
  const { history, drive } = props.features;
  return (
    <>
      {(history || drive) && <ChatExtras {...props} />}
      <GateNotice surface={props.surface} />
    </>
  );
}
