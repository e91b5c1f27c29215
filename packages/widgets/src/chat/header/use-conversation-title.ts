import { type ChatFlow, chatTexts, limits, sameId, shownTitle, titleOf } from '@vesalio/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../../provider.tsx';
import { useLoaded } from '../../use-loaded.ts';

/**
 * The title in the list, once the server has set one; otherwise the first words of the first question; otherwise the
 * id.
 */
export function useConversationTitle(flow: ChatFlow): string {
  const app = useApp();
  const texts = useTexts('chat', chatTexts);
  const id = useStore(flow.store, (state) => state.conversationId);
  const given = useStore(flow.store, (state) => state.title);
  const first = useStore(flow.store, ({ older, messages: [message] }) =>
    older === 'none' && message?.sender === 'user' ? message.text : '',
  );
  const { value: list } = useLoaded(app.conversations);
  const named = useStore(list?.store ?? flow.store, (state) =>
    'items' in state ? state.items.find((item) => sameId(item.id, id))?.title : undefined,
  );
  // In an element, a visitor's conversation opens after the sign-in.
  const isVisitors = useStore(app.session, ({ session }) => session === null);
  const isUnnamed = id !== null && !given && !isVisitors;
  useEffect(() => {
    if (isUnnamed) void list?.load();
  }, [isUnnamed, list]);
  if (named || given) return shownTitle(named || given);
  // There is no list in this element, or it is not loaded yet.
  if (named === undefined && first) return shownTitle(titleOf(first, texts.defaultTitle));
  if (isVisitors && id !== null) return texts.log;
  return id === null
    ? texts.defaultTitle
    : texts.untitledWithId(String(id).slice(0, limits.untitledIdLength));
}
