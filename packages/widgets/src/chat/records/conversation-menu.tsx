import { type Conversation, type ConversationsFlow, chatTexts, conversationTexts } from '@vesalio/core';
import { Ellipsis, Pencil, Pin, PinOff } from 'lucide';
import { useState } from 'react';
import { LazyView } from '../../lazy.tsx';
import { useTexts } from '../../provider.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { onDemand } from '../lazy-on-demand.ts';

export interface ConversationMenuProps {
  flow: ConversationsFlow;
  conversation: Conversation;
}

/** The menu of a row in the list: rename and pin. Opening and deleting are outside it. */
export function ConversationMenu({ flow, conversation }: ConversationMenuProps) {
  const { list } = useTexts('chat', conversationTexts);
  const { untitled } = useTexts('chat', chatTexts);
  const [isRenaming, setRenaming] = useState(false);
  const close = () => setRenaming(false);
  const { isPinned = false } = conversation;
  return (
    <>
      <Menu
        startsOpen
        label={list.options(conversation.title || untitled)}
        icon={Ellipsis}
        size="small"
        items={[
          { id: 'rename', label: list.rename, icon: Pencil, onSelect: () => setRenaming(true) },
          {
            id: 'pin',
            label: isPinned ? list.unpin : list.pin,
            icon: isPinned ? PinOff : Pin,
            onSelect: () => void flow.pin(conversation, !isPinned),
          },
        ]}
      />
      {isRenaming && (
        <LazyView of={onDemand} onFail={close}>
          {({ RenameDialog }) => <RenameDialog flow={flow} conversation={conversation} onClose={close} />}
        </LazyView>
      )}
    </>
  );
}
