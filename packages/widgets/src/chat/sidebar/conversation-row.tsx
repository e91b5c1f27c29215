import {
  type Conversation,
  chatTexts,
  conversationTexts,
  type FoundConversation,
  shownTitle,
} from '@vesalio/core';
import { Pin, Trash2 } from 'lucide';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { MarkedTitle } from '../records/marked-title.tsx';
import { SidebarLink } from './sidebar-link.tsx';

/** An item of the list, or a search result. */
export type ListedConversation = Conversation & Partial<Pick<FoundConversation, 'excerpt'>>;

interface ConversationRowProps {
  conversation: ListedConversation;
  query: string;
  /** The button for further actions. */
  menu: ReactNode;
  address: string;
  isCurrent: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** A conversation in the list: its link, its delete button and its further actions. */
export function ConversationRow({
  conversation,
  query,
  menu,
  address,
  isCurrent,
  onOpen,
  onDelete,
}: ConversationRowProps) {
  const texts = useTexts('chat', chatTexts);
  const { list } = useTexts('chat', conversationTexts);
  const title = conversation.title || texts.untitled;
  const shown = shownTitle(title);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const box = scrollBoxOf(row.current);
    if (!isCurrent || !box) return;
    const { top, bottom } = (row.current as Element).getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    // Only this box, because the page around it must not move.
    if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - frame.height / 3;
  }, [isCurrent]);
  return (
    <li className="vs-list__row" ref={row} data-row={conversation.id}>
      <SidebarLink to={address} isCurrent={isCurrent} onGo={onOpen} className="vs-list__link">
        <span className="vs-list__found">
          <span title={title}>
            <MarkedTitle text={shown} query={query} />
          </span>
          {conversation.excerpt && (
            <span className="vs-list__excerpt">
              {conversation.excerpt.map(({ text, isHit }, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
                isHit ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
              )}
            </span>
          )}
        </span>
      </SidebarLink>
      {conversation.isPinned && (
        <span className="vs-list__pin" role="img" title={list.pinned}>
          <Icon as={Pin} size={14} />
        </span>
      )}
      <IconButton
        icon={Trash2}
        iconSize={16}
        size="small"
        className="vs-list__delete"
        label={list.delete(title)}
        onClick={onDelete}
      />
      {menu}
    </li>
  );
}

/** What scrolls the row. An overlay opens at its top, where a new conversation begins. */
const scrollBoxOf = (row: Element | null) =>
  row?.closest('.vs-sidebar--overlay')
    ? null
    : (row?.closest('.vs-sidebar__parts') ?? row?.closest('.vs-list'));
