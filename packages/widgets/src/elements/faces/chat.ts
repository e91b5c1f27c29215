import { chatShape } from '../element-shapes.ts';
import {
  allowSensitive,
  commonAttributes,
  commonEvents,
  commonProperties,
  headingLevel,
  signOut,
} from './every-element.ts';
import { faceOf } from './face-of.ts';

/** What chat and launcher share: the launcher is a chat behind a button. */
export const chatMembers = {
  attributes: {
    ...commonAttributes,
    mode: 'inline: a box in the page, or a panel of the launcher. full: the whole height of the window.',
    'conversation-id': 'The conversation to open; left out is a new one.',
    features:
      'Tokens separated by spaces: attachments drive dictation web-search history; a leading - removes one. attachments, dictation and web-search are on by default.',
    ...headingLevel,
    ...allowSensitive,
  },
  properties: {
    ...commonProperties,
    suggestions: {
      type: 'readonly string[] | undefined',
      description: 'Starter questions in place of the four of the product.',
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
        'Sends a question; resolves when its answer has ended. What the person is typing stays. One that may identify a patient is put into the input instead, for the person to decide, and the promise is rejected; so it is while a gate is closed or an answer is under way.',
    },
    setDraft: {
      signature: '(text: string) => Promise<void>',
      description: 'Puts a text into the input without sending it.',
    },
    stop: {
      signature: '() => Promise<void>',
      description: 'Stops the answer under way; what has come stays.',
    },
    newConversation: { signature: '() => Promise<void>', description: 'Begins a new conversation.' },
    openConversation: {
      signature: '(id: string | number) => Promise<void>',
      description: 'Opens a conversation of the person.',
    },
    ...signOut,
  },
  events: {
    ...commonEvents,
    'vesalio-conversation': {
      detail: '{ id: string | number | null }',
      description: 'Another conversation is open; null is a new one.',
    },
    'vesalio-answer': {
      detail: '{ conversationId: string | number | null; messageId: string | number | null }',
      description: 'An answer has ended. Ids only, never its words.',
    },
  },
} as const;

export const chatParts = {
  root: 'The frame of the element.',
  composer: 'The input with its buttons.',
  log: 'The scrolling list of messages.',
  message: 'A message of the list; with user or bot, by whom.',
  user: 'A message of the person.',
  bot: 'An answer.',
  error: 'What went wrong, in the place of an answer.',
  guard: 'The bar above the input when what is typed looks like an identifier of a patient.',
  gate: 'The notice that stands where the session does not let one ask.',
} as const;

export const chatFace = faceOf(chatShape, {
  name: 'VesalioChatElement',
  description: 'The clinical assistant: questions, answers with references, attachments.',
  ...chatMembers,
  parts: chatParts,
  variables: { '--vesalio-chat-height': 'Height of mode inline; 640px by default.' },
});
