import type { FlowContext } from '../../context.ts';
import { type Id, sameId } from '../../ids.ts';
import type { GatewayFeatures } from '../../installation/gateway-features.ts';
import { limits } from '../../limits.ts';
import { createPersonFlow, type PersonContext } from '../../person-flow.ts';
import type { StoreApi } from '../../store.ts';
import { conversationTexts } from '../../texts/conversations.ts';
import { createKey } from '../../uuid.ts';
import { createChatApi, LIST_CHANGE_KEY } from '../chat.api.ts';
import type { Conversation } from '../chat.schema.ts';
import { createDrafts } from '../drafts.ts';
import { checkText } from '../identifiers/check-text.ts';
import { createDeletion, type DeletionState } from './conversation-deletion.ts';
import type { MarkChange } from './conversation-marks.api.ts';
import { createMarks } from './conversation-marks.ts';
import { type ConversationSearchState, createConversationSearch } from './conversation-search.ts';
import { mergeMarks } from './merge-marks.ts';
import { foldText } from './search-text.ts';

interface ConversationsState extends ConversationSearchState, DeletionState {
  /** Newest first, as the server sends them, without duplicates. */
  items: readonly Conversation[];
  total: number;
  /** `failed-more`: the loaded items stay, and the same page can be requested again. */
  status: 'idle' | 'loading' | 'loading-more' | 'ready' | 'failed' | 'failed-more';
  /** Whether the gateway stores titles and pins. */
  hasMarks: boolean;
}

/** `identifying`: not sent, because the title could identify a patient. `failed`: a notice has been shown. */
type RenameOutcome = 'saved' | 'identifying' | 'failed';

/** The list of conversations, page by page, and their deletion. */
export interface ConversationsFlow {
  store: StoreApi<ConversationsState>;
  /** Reads the first page, unless it has been read. */
  load(): Promise<void>;
  /** Reads the first page again and merges it with the loaded items. */
  refresh(): Promise<void>;
  /** Reads the next page. */
  loadMore(): Promise<void>;
  setQuery(query: string): void;
  /**
   * Sets the person's own title after the identifier guard has checked it. An empty title restores the product's title.
   */
  rename(conversation: Conversation, title: string): Promise<RenameOutcome>;
  pin(conversation: Conversation, isPinned: boolean): Promise<void>;
  askDelete(conversation: Conversation): void;
  cancelDelete(): void;
  /** Deletes the conversation in question. Resolves to its id, or to null on failure. */
  confirmDelete(): Promise<Id | null>;
  dispose(): void;
}

const BLANK: ConversationsState = {
  items: [],
  total: 0,
  status: 'idle',
  query: '',
  found: null,
  search: 'idle',
  hasMarks: false,
  asked: null,
  isDeleting: false,
};

/** @param gatewayFeatures optional capabilities of the gateway */
export function createConversationsFlow(
  context: FlowContext,
  gatewayFeatures: () => Promise<GatewayFeatures> = async () => new Set(),
): ConversationsFlow {
  /** Whether the list has been shown. If so, it is loaded for the next person too. */
  let isShown = false;
  return createPersonFlow(
    context,
    () => BLANK,
    (own, store) => {
      const list = createList(own, store, gatewayFeatures);
      if (isShown && own.session.getState().session) void list.refresh();
      return {
        ...list,
        load: () => {
          isShown = true;
          return list.load();
        },
      };
    },
  );
}

function createList(
  own: PersonContext,
  store: StoreApi<ConversationsState>,
  gatewayFeatures: () => Promise<GatewayFeatures>,
): Omit<ConversationsFlow, 'store' | 'dispose'> {
  const { notices } = own;
  const texts = () => own.texts('chat', conversationTexts);
  const api = createChatApi(own.http);
  const drafts = createDrafts(own.storage, own.clock, () => null);
  /** Number of the newest read; earlier reads are stale. A deletion also makes a read in progress stale. */
  let latest = 0;
  /** The product's list, as far as it is loaded. */
  let listed: readonly Conversation[] = [];
  const marks = createMarks(own, {
    gatewayFeatures,
    onChange: (all) => store.setState({ hasMarks: true, items: mergeMarks(listed, all) }),
  });
  const search = createConversationSearch(own, { get: store.getState, set: store.setState }, gatewayFeatures);

  /** The notice of a list that could not be read. */
  let failure = 0;

  async function read(page: number, pending: 'loading' | 'loading-more'): Promise<void> {
    const mine = ++latest;
    store.setState({ status: pending });
    if (pending === 'loading') void marks.read();
    try {
      const { items, totalCount } = await api.conversations(page, limits.conversationPageSize);
      if (mine !== latest) return;
      notices.dismiss(failure);
      const total = Math.max(totalCount, 0);
      const merged = pending === 'loading' ? unique([...items, ...listed]) : unique([...listed, ...items]);
      listed = pending === 'loading' ? merged.slice(0, Math.max(total, items.length)) : merged;
      store.setState({
        // A page without items is the last one, even if the count is higher.
        total: items.length === 0 ? merged.length : Math.max(total, merged.length),
        items: mergeMarks(listed, marks.all()),
        status: 'ready',
      });
    } catch {
      if (mine !== latest) return;
      store.setState({ status: pending === 'loading' ? 'failed' : 'failed-more' });
      failure = notices.notify('error', texts().list.errors.load);
    }
  }

  const refresh = () => read(limits.conversationFirstPage, 'loading');

  const tell = (deleted: Id | '' = '') => own.storage.set(LIST_CHANGE_KEY, `${createKey()} ${deleted}`);
  let told = own.storage.get(LIST_CHANGE_KEY);
  own.onEnd(
    own.storage.watch(() => {
      const before = told;
      told = own.storage.get(LIST_CHANGE_KEY);
      if (!told || told === before) return;
      const [, deleted] = told.split(' ');
      listed = listed.filter(({ id }) => String(id) !== deleted);
      if (store.getState().status !== 'idle') void refresh();
    }),
  );

  async function mark(conversation: Conversation, change: MarkChange): Promise<boolean> {
    const isDone = await marks.write(conversation, change);
    if (isDone) tell();
    return isDone;
  }

  const deletion = createDeletion(own, {
    get: store.getState,
    set: store.setState,
    remove: api.deleteConversation,
    onDeleted: (id) => {
      latest += 1;
      const { total, status } = store.getState();
      listed = listed.filter((conversation) => !sameId(conversation.id, id));
      marks.forget(id);
      search.forget(id);
      drafts.write(id, '');
      store.setState({
        items: mergeMarks(listed, marks.all()),
        total: Math.max(0, total - 1),
        status: status === 'failed' || status === 'failed-more' ? status : 'ready',
      });
      tell(id);
    },
  });

  return {
    async load() {
      const { status, items } = store.getState();
      if (status === 'idle' || (status === 'failed' && items.length === 0)) await refresh();
    },
    refresh,
    async loadMore() {
      const { items, total, status } = store.getState();
      if (items.length >= total || status === 'loading' || status === 'loading-more') return;
      // Counts the loaded items, because a deletion shifts the pages. Duplicates are dropped.
      await read(Math.floor(listed.length / limits.conversationPageSize) + 1, 'loading-more');
    },
    setQuery: search.setQuery,
    async rename(conversation, title) {
      const found = await checkText(title).catch(() => undefined);
      if (!found) notices.notify('error', texts().renaming.failed);
      if (found?.length !== 0) return found ? 'identifying' : 'failed';
      const isDone = await mark(conversation, { title: title.trim() || null });
      if (isDone && store.getState().found) search.setQuery(store.getState().query);
      return isDone ? 'saved' : 'failed';
    },
    pin: async (conversation, pinned) => {
      await mark(conversation, { pinned });
    },
    ...deletion,
  };
}

function unique(items: readonly Conversation[]): Conversation[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => {
    const isNew = !seen.has(String(id));
    seen.add(String(id));
    return isNew;
  });
}

/** The loaded conversations whose title contains the query, ignoring case and accents. */
export function filterConversations(
  items: readonly Conversation[],
  query: string,
  untitled: string,
): readonly Conversation[] {
  const wanted = foldText(query.trim());
  return wanted ? items.filter(({ title }) => foldText(title || untitled).includes(wanted)) : items;
}
