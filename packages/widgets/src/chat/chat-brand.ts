import { createContext, useContext } from 'react';

/** What the product calls itself in a usage record. */
export interface ChatBrand {
  name: string;
  version: string;
}

export const ChatBrandContext = createContext<ChatBrand>({ name: '', version: '' });
export const useChatBrand = (): ChatBrand => useContext(ChatBrandContext);
