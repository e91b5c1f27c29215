import type { ChatFlow } from '@vesalio/core';

/** The second moment of the chat with the flow of one conversation. */
export type OpenChat = typeof import('./conversation.tsx') & {
  flow: ChatFlow;
  /** Stops reporting to the chat's host. */
  unfollow: () => void;
};
