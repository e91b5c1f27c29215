import { useStore } from 'zustand';
import { later } from '../../later.tsx';
import { gateOf } from '../gates.ts';
import type { ChatExtrasProps } from './chat-extras.tsx';

export { gateOf } from '../gates.ts';
export { guardedChatOf } from './chat-places.ts';

const ChatExtras = later(() => import('./chat-extras.tsx').then((part) => part.ChatExtras));
const GateNotice = later(() => import('../element-gate.tsx').then((part) => part.GateNotice));

/** What stands around the chat of an element from its first use on: the notice of a gate, and what its features add. */
export function ChatAround(props: ChatExtrasProps) {
  const { surface, features } = props;
  const session = useStore(surface.app.session);
  const isClosed = gateOf(session, useStore(surface.shared.handOver)) !== undefined;
  return (
    <>
      {(features.history || features.drive) && <ChatExtras {...props} />}
      {isClosed && <GateNotice surface={surface} />}
    </>
  );
}
