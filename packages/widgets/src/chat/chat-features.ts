/** What a chat offers besides asking. Everything but the cloud picker and the list is on by default. */
export interface ChatFeatures {
  attachments: boolean;
  /** Needs the Google keys of the installation. */
  drive: boolean;
  dictation: boolean;
  webSearch: boolean;
  /** The list of earlier conversations inside an element; without it nothing of them is fetched. */
  history: boolean;
  /** Ratings of answers and reports of clinical errors, where the gateway takes them. */
  feedback: boolean;
  /** 'Conversa temporária', where the gateway offers it. */
  temporary: boolean;
  /** Shows what the host gave as `context` and sends it with each question. */
  context: boolean;
  /** 'Inserir no prontuário' under an answer; needs somebody who takes the record. */
  record: boolean;
  /** The next questions that the answer suggests. */
  followUps: boolean;
  /** A conversation or an answer as a file. */
  export: boolean;
  /** The last question can be edited and sent again; a passage of an answer can be quoted. */
  edit: boolean;
}

/** What goes beyond asking. */
const beyond = (on: boolean) => ({
  feedback: on,
  temporary: on,
  context: on,
  record: on,
  followUps: on,
  export: on,
  edit: on,
});

export const defaultChatFeatures: ChatFeatures = {
  attachments: true,
  drive: false,
  dictation: true,
  webSearch: true,
  history: false,
  ...beyond(true),
};

/** In an element only what its host names is added to a chat. */
export const elementChatFeatures: ChatFeatures = { ...defaultChatFeatures, ...beyond(false) };
