import { createContext, useContext } from 'react';

/** The product's name and version in a usage record. */
export interface ChatBrand {
  name: string;
  version: string;
}

export const ChatBrandContext = createContext<ChatBrand>({ name: '', version: '' });
export const useChatBrand = (): ChatBrand => useContext(ChatBrandContext);
