/** The optional features of a chat. All but `drive`, `history` and `newConversation` are on by default. */
export interface ChatFeatures {
  attachments: boolean;
  /** Needs the installation's Google keys. */
  drive: boolean;
  dictation: boolean;
  webSearch: boolean;
  /** The list of earlier conversations inside an element. Without it, the list is not fetched. */
  history: boolean;
  /** 'Nova Conversa' in the header of a conversation, for a chat without a list of conversations beside it. */
  newConversation: boolean;
  /** Ratings of answers and reports of clinical errors, if the gateway supports them. */
  feedback: boolean;
  /** 'Conversa temporária', if the gateway supports it. */
  temporary: boolean;
  /** Shows the host's `context` and sends it with each question. */
  context: boolean;
  /** 'Inserir no prontuário' below an answer; needs a host that handles the record (`onRecord`). */
  record: boolean;
  /** The next questions that an answer suggests. */
  followUps: boolean;
  /** Saves a conversation or an answer as a file. */
  export: boolean;
  /** The last question can be edited and sent again; a passage of an answer can be quoted. */
  edit: boolean;
}

/** Features beyond asking a question, which are off by default in elements. */
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
  newConversation: false,
  ...beyond(true),
};

/** The defaults of an element: features beyond asking are off unless its host names them. */
export const elementChatFeatures: ChatFeatures = {
  ...defaultChatFeatures,
  newConversation: true,
  ...beyond(false),
};
