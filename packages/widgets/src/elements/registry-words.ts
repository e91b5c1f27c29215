/** The words about the names that every element has. */
export const commonWords = {
  attributes: {
    'base-url': 'Origin of the gateway, such as https://vesalio.example. By default the origin of the page.',
    theme: 'Colour scheme; auto follows the operating system.',
    storage: 'Where the session is kept: in this page only, or in localStorage under the prefix vesalio:.',
    'heading-level': 'Level of the first heading, 1 to 5; 2 by default.',
    'allow-sensitive':
      'Accepts passwords and cards here, on origins that the gateway lists in EMBED_ORIGINS; elsewhere the product’s site opens in a new tab.',
  },
  properties: {
    getToken: {
      type: 'GetToken | undefined',
      description:
        'Hands over the session of the host: resolves to a token, to a whole login answer, or to null when nobody is signed in. Called at start, before the token expires and after the server refused it. Keep one function; a new one is called at once.',
    },
    strings: {
      type: 'TextOverrides | undefined',
      description: 'Sentences of the host in place of the defaults, merged per key.',
    },
    idleMinutes: {
      type: 'number | undefined',
      description:
        'For shared computers: the element is covered after this many minutes without use; one minute later the session ends and everything is wiped.',
    },
  },
  methods: {
    signOut: {
      signature: '() => Promise<void>',
      description: 'Ends the session and wipes conversations, drafts and cached data.',
    },
  },
  events: {
    'vesalio-ready': {
      detail: 'undefined',
      description: 'The element can be used and its session has been read.',
    },
    'vesalio-error': {
      detail: '{ code: VesalioErrorCode }',
      description: 'Something failed that the host can fix; the code says what.',
    },
    'vesalio-session': {
      detail: "{ state: 'visitor' | 'authenticated' | 'expired' }",
      description: 'The session has changed.',
    },
    'vesalio-navigate': {
      detail: '{ to: string }',
      cancelable: true,
      description:
        'The user wants a path of the product, such as /choose-plan, or a gate has closed that opens there. Unless cancelled, a press opens base-url + path in a new tab.',
    },
  },
} as const;

/** The words about the names of the chat and the launcher. */
export const chatWords = {
  attributes: {
    ...commonWords.attributes,
    mode: 'inline: a box in the page, or a panel of the launcher. full: the whole height of the window.',
    'conversation-id': 'The conversation to open; a new one by default.',
    features:
      'Tokens separated by spaces: attachments drive dictation web-search new-conversation history feedback temporary context record follow-ups export edit; a leading - removes one. attachments, dictation, web-search and new-conversation are on by default.',
  },
  properties: {
    ...commonWords.properties,
    suggestions: {
      type: 'readonly string[] | undefined',
      description: 'Starter questions in place of the product’s four.',
    },
    context: {
      type: 'ClinicalContext | null | undefined',
      description:
        'With the feature context: what the host knows about the case, without the patient’s identity (ageBand, sex, pregnancy, renalFunction, unit, allergies, notes; up to 200 characters each). The person sees it as chips, can remove any of it, and it is sent after each question.',
    },
  },
  methods: {
    open: {
      signature: '() => Promise<void>',
      description: 'Shows the chat and moves the focus to its input.',
    },
    close: { signature: '() => Promise<void>', description: 'Hides the chat; the conversation stays.' },
    ask: {
      signature: '(text: string) => Promise<void>',
      description:
        'Sends a question; resolves when its answer has ended. The draft of the user stays. A question that may identify a patient is put into the input instead, for the user to decide, and the promise is rejected; it is also rejected while a gate is closed or an answer is being written.',
    },
    setDraft: {
      signature: '(text: string) => Promise<void>',
      description: 'Puts a text into the input without sending it.',
    },
    stop: {
      signature: '() => Promise<void>',
      description: 'Stops the answer being written; what has arrived stays.',
    },
    newConversation: { signature: '() => Promise<void>', description: 'Begins a new conversation.' },
    openConversation: {
      signature: '(id: string | number) => Promise<void>',
      description: 'Opens a conversation of the user.',
    },
    ...commonWords.methods,
  },
  events: {
    ...commonWords.events,
    'vesalio-conversation': {
      detail: '{ id: string | number | null }',
      description: 'Another conversation is open; null is a new one.',
    },
    'vesalio-answer': {
      detail: '{ conversationId: string | number | null; messageId: string | number | null }',
      description:
        'An answer has ended. Ids only, never its words. messageId is null if it was stopped or cut off, or if the service gave it no id.',
    },
    'vesalio-record': {
      detail: 'ClinicalRecord',
      description:
        'With the feature record, on the press of Inserir no prontuário: { text, html, references, fhir } of one answer. The one event that carries clinical words.',
    },
  },
  parts: {
    root: 'The frame of the element.',
    composer: 'The input with its buttons.',
    log: 'The scrolling list of messages.',
    message: 'A message of the list; also user or bot, by its sender.',
    user: 'A message of the user.',
    bot: 'An answer.',
    error: 'An error in place of an answer.',
    guard: 'The bar above the input when the draft looks like it identifies a patient.',
    gate: 'The notice that says why the session does not allow questions.',
  },
} as const;
