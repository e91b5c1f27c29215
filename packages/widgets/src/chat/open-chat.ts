import type { ChatFlow } from '@vesalio/core';

/** The module of the chat's second moment, with the flow of one conversation. */
export type OpenChat = typeof import('./conversation.tsx') & {
  flow: ChatFlow;
  /** Stops reporting to the chat's host. */
  unfollow: () => void;
};
