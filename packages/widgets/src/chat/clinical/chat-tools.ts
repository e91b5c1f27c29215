import type { ChatFlow, ClinicalRecord } from '@vesalio/core';
import { createContext, type RefObject, useContext } from 'react';
import type { ChatFeatures } from '../chat-features.ts';

/** The props that the tools of questions and answers share. */
interface ChatTools {
  flow: ChatFlow;
  /** The title of the conversation, as shown in its header. */
  title: string;
  features: ChatFeatures;
  /** Level of the conversation's heading. */
  headingLevel: number;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Inserts an answer into the chart. */
  onRecord?: ((record: ClinicalRecord) => void) | undefined;
}

export const ChatToolsContext = createContext<ChatTools | undefined>(undefined);

/** Undefined if a message is rendered outside a chat. */
export const useChatTools = (): ChatTools | undefined => useContext(ChatToolsContext);
