/** What a chat offers besides asking. Everything but the cloud picker and the list is on by default. */
export interface ChatFeatures {
  attachments: boolean;
  /** Needs the Google keys of the installation. */
  drive: boolean;
  dictation: boolean;
  webSearch: boolean;
  /** The list of earlier conversations inside an element; without it nothing of them is fetched. */
  history: boolean;
  /** 'Conversa temporária', where the gateway offers it. */
  temporary: boolean;
}

export const defaultChatFeatures: ChatFeatures = {
  attachments: true,
  drive: false,
  dictation: true,
  webSearch: true,
  history: false,
  temporary: true,
};

/** In an element only what its host names is added to a chat. */
export const elementChatFeatures: ChatFeatures = { ...defaultChatFeatures, temporary: false };
