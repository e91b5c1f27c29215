import {
  type App,
  type ConversationGroup,
  type ConversationsFlow,
  chatTexts,
  conversationTexts,
  filterConversations,
  groupConversations,
  type Id,
  sameId,
  stateTexts,
} from '@vesalio/core';
import { Ellipsis, Search } from 'lucide';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../../provider.tsx';
import { Announcer } from '../../ui/display/announcer.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Status } from '../../ui/display/status.tsx';
import { ignoreStrayPresses } from '../../ui/overlays/stray-presses.ts';
import { useUniqueId } from '../../ui/unique-id.ts';
import { useLoaded } from '../../use-loaded.ts';
import { LazyMenu } from '../answer/lazy-menu.tsx';
import { ConversationRow, type ListedConversation } from './conversation-row.tsx';
import { DeleteConversation } from './delete-conversation.tsx';
import { useListFocus } from './use-list-focus.ts';
import { useNow } from './use-now.ts';

export interface ConversationListProps {
  currentId: Id | null;
  /** Called with null after the open conversation was deleted. */
  onOpen: (conversationId: Id | null) => void;
  /** The address of a conversation that opens in another tab. By default, a path of the product. */
  addressOf?: (conversationId: Id) => string;
}

/** The conversations, page by page, with their search and deletion. */
export function ConversationList(props: ConversationListProps) {
  const app = useApp();
  const { value: flow } = useLoaded(app.conversations);
  return flow ? <LoadedList {...props} flow={flow} /> : <div className="vs-list" />;
}

function LoadedList({
  flow,
  currentId,
  onOpen,
  addressOf,
}: ConversationListProps & { flow: ConversationsFlow }) {
  const app = useApp();
  const texts = useTexts('chat', conversationTexts).list;
  const { untitled } = useTexts('chat', chatTexts);
  const { items, total, status, query, asked, found, hasMarks } = useStore(flow.store);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepsFocus = useListFocus(heading);
  const [loaded, setLoaded] = useState('');
  const id = useUniqueId();
  const now = useNow();
  useEffect(() => {
    void flow.load();
    const retry = () => {
      if (flow.store.getState().status === 'failed') void flow.refresh();
    };
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [flow]);
  useEffect(ignoreStrayPresses, []);
  // Two lists on one page share `asked`. Only the list in which the user pressed delete shows the dialog.
  const isAsking = useRef(false);
  useEffect(() => {
    if (asked === null) isAsking.current = false;
  }, [asked]);

  const shown: readonly ListedConversation[] = found
    ? found.map((item) => ({ ...items.find(({ id: own }) => sameId(own, item.id)), ...item }))
    : filterConversations(items, query, untitled);
  const deleted = (deletedId: Id) => {
    // The delete button disappears with its row, so the focus moves to the heading.
    heading.current?.focus();
    if (sameId(deletedId, currentId)) void leaveConversation(app).then(() => onOpen(null));
  };

  const loadMore = async () => {
    await flow.loadMore();
    const after = flow.store.getState();
    if (after.status !== 'failed') setLoaded(texts.count(after.items.length, after.total));
  };

  const groups: readonly ConversationGroup[] =
    query.trim() === '' ? groupConversations(shown, now) : [{ period: 'older', items: shown }];
  // If all conversations are old or undated, no headings are needed.
  const isGrouped = groups.some(({ period }) => period !== 'older');
  const row = (conversation: ListedConversation) => (
    <ConversationRow
      key={conversation.id}
      conversation={conversation}
      query={query}
      menu={
        hasMarks && (
          <LazyMenu label={texts.options(conversation.title || untitled)} icon={Ellipsis}>
            {({ ConversationMenu }) => <ConversationMenu flow={flow} conversation={conversation} />}
          </LazyMenu>
        )
      }
      address={addressOf?.(conversation.id) ?? `/chat/${conversation.id}`}
      isCurrent={sameId(conversation.id, currentId)}
      onOpen={() => onOpen(conversation.id)}
      onDelete={() => {
        isAsking.current = true;
        flow.askDelete(conversation);
      }}
    />
  );

  return (
    <section className="vs-list" aria-labelledby={id} {...keepsFocus}>
      <h2 className="vs-list__title" id={id} ref={heading} tabIndex={-1}>
        {texts.label}
      </h2>
      {(items.length > 0 || query !== '') && (
        <div className="vs-list__search">
          <Icon as={Search} size={15} />
          <input
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            value={query}
            onChange={(event) => flow.setQuery(event.currentTarget.value)}
          />
        </div>
      )}
      {groups.map(({ period, items: listed }) => (
        <Fragment key={period}>
          {isGrouped && (
            <h3 className="vs-list__title" id={`${id}-${period}`}>
              {texts.periods[period]}
            </h3>
          )}
          <ul className="vs-list__items" aria-labelledby={isGrouped ? `${id}-${period}` : undefined}>
            {listed.map(row)}
          </ul>
        </Fragment>
      ))}
      <ListNotes flow={flow} />
      <Announcer message={found ? texts.count(shown.length, total) : loaded} />
      <SearchNotes flow={flow} isWithoutMatch={shown.length === 0} />
      {found === null && items.length < total && status !== 'failed' && (
        <button
          type="button"
          className="vs-list__more"
          aria-disabled={status === 'loading-more' || undefined}
          onClick={() => void loadMore()}
        >
          {status === 'loading-more' ? texts.loadingMore : texts.loadMore}
        </button>
      )}
      <DeleteConversation flow={flow} isHere={isAsking.current} onDeleted={deleted} />
    </section>
  );
}

/**
 * Stops the answer in progress before leaving the conversation, because it would still request a title. If the chat
 * could not be loaded, there is no conversation to leave.
 */
const leaveConversation = (app: App): Promise<void> =>
  app.chat().then(
    (chat) => {
      chat.stop();
      void chat.select(null);
    },
    () => {},
  );

/** Shown in place of the conversations: loading, none, or a failure with its retry. */
function ListNotes({ flow }: { flow: ConversationsFlow }) {
  const texts = useTexts('chat', conversationTexts).list;
  const { retry } = useTexts('general', stateTexts);
  const { items, status } = useStore(flow.store);
  const isLoading = status === 'loading' || status === 'idle';
  return (
    <>
      {items.length === 0 && (
        <p className="vs-list__note">
          {isLoading ? texts.loading : status === 'failed' ? texts.failed : texts.empty}
        </p>
      )}
      {status === 'failed' && (
        <button type="button" className="vs-list__more" onClick={() => void flow.refresh()}>
          {retry}
        </button>
      )}
    </>
  );
}

/** Notes for a search that has no match, is in progress, or has failed. */
function SearchNotes({ flow, isWithoutMatch }: { flow: ConversationsFlow; isWithoutMatch: boolean }) {
  const texts = useTexts('chat', conversationTexts).list;
  const { items, query, found, search } = useStore(flow.store);
  const words = query.trim();
  return (
    <>
      {words && isWithoutMatch && items.length > 0 && (
        <p className="vs-list__note">{(found ? texts.foundNothing : texts.searchEmpty)(words)}</p>
      )}
      {search !== 'idle' && (
        <Status className="vs-list__note">{search === 'busy' ? texts.searching : texts.searchFailed}</Status>
      )}
    </>
  );
}
