/** What a chat offers besides asking. Everything but the cloud picker is on by default. */
export interface ChatFeatures {
  attachments: boolean;
  /** Needs the Google keys of the installation. */
  drive: boolean;
  dictation: boolean;
  webSearch: boolean;
  /** The list of conversations inside the widget, for hosts without a sidebar of their own. */
  history: boolean;
}

export const defaultChatFeatures: ChatFeatures = {
  attachments: true,
  drive: false,
  dictation: true,
  webSearch: true,
  history: false,
};
