import type { ChatFlow, Id } from '@vesalio/core';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { lazy } from '../lazy.tsx';
import { useApp } from '../provider.tsx';
import { afterPaint } from '../scheduling.ts';
import { useLoaded } from '../use-loaded.ts';
import type { ConversationListeners } from './follow-conversation.ts';

/** The module of the chat's second moment: loaded right after the first paint. */
export const conversation = lazy(() => import('./conversation.tsx'));

/** The module of the chat's second moment, with the flow of one conversation. */
export type OpenChat = typeof import('./conversation.tsx') & {
  flow: ChatFlow;
  /** Stops reporting to the chat's host. */
  unfollow: () => void;
};

interface OpenChatOptions {
  conversationId?: Id | null;
  /** Called with the flow once it is loaded. */
  onFlow?: (flow: ChatFlow) => void;
}

/** The chat with its flow, once loaded, showing the conversation that the options name. */
export function useOpenChat(
  { conversationId = null, onFlow }: OpenChatOptions,
  listeners: RefObject<ConversationListeners>,
) {
  const app = useApp();
  const opened = useRef<Id | null>(null);
  const opening = useLoaded<OpenChat>(() => openChat(app.chat, () => listeners.current), {
    release: ({ unfollow }) => unfollow(),
    // The flow may already hold a new conversation, which the user began before leaving this page for a while.
    arrive({ flow: { store, select } }) {
      opened.current = conversationId;
      if (store.getState().conversationId !== conversationId) void select(conversationId);
    },
  });
  const { module } = useStore(conversation.store);
  // Retries if another caller has loaded the module after it failed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the user retries a later failure
  useEffect(() => {
    if (opening.failed && module) opening.retry();
  }, [module]);
  const flow = opening.value?.flow;

  // Before the paint, because a later `select` would replace the conversation of a question that the host has asked.
  // After 'Nova Conversa' the flow already has a new conversation, whose question may be in progress.
  useLayoutEffect(() => {
    if (!flow || opened.current === conversationId) return;
    opened.current = conversationId;
    if (flow.store.getState().conversationId !== conversationId) void flow.select(conversationId);
  }, [flow, conversationId]);
  useEffect(() => {
    if (flow) onFlow?.(flow);
  }, [flow, onFlow]);
  useLeave(flow);
  return opening;
}

/** Loads the module of the second moment and the flow after the first paint. */
async function openChat(
  flow: () => Promise<ChatFlow>,
  listeners: () => ConversationListeners,
): Promise<OpenChat> {
  const isThere = conversation.store.getState().module !== undefined;
  if (!isThere) await new Promise<void>((resolve) => void afterPaint(resolve));
  const [module, opened] = await Promise.all([conversation.load(), flow()]);
  // Follows the flow from now on, because a waiting question is sent before the chat renders.
  return { ...module, flow: opened, unfollow: module.followConversation(opened, listeners) };
}

/** Saves the draft immediately and ends a temporary conversation when the user leaves the page. */
function useLeave(flow: ChatFlow | undefined): void {
  useEffect(() => {
    if (!flow) return;
    const hide = flow.show();
    const leave = () => {
      flow.saveDraft();
      flow.leavePage();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      flow.saveDraft();
      hide();
    };
  }, [flow]);
}
