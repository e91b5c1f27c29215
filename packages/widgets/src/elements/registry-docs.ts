import type { AttributeKind, ElementRow } from './element-model.ts';
import { type ElementTag, registry } from './registry.ts';

/** Descriptions of the names in the registry. Separate from the table, because no browser needs them. */
interface RowDocs<Row extends ElementRow> {
  /** Class name in the manifest and the typings. */
  name: string;
  description: string;
  attributes: Readonly<Record<keyof Row['attributes'], string>>;
  properties: Readonly<Record<Row['properties'][number], PropertyDocs>>;
  methods: Readonly<Record<Row['methods'][number], MethodDocs>>;
  events: Readonly<Record<Row['events'][number], EventDocs>>;
  parts?: Readonly<Record<string, string>>;
  /** Public CSS variables in addition to those that every element has. */
  variables?: Readonly<Record<`--vesalio-${string}`, string>>;
}
interface PropertyDocs {
  type: string;
  description: string;
}
interface MethodDocs {
  signature: string;
  description: string;
}
interface EventDocs {
  detail: string;
  description: string;
  cancelable?: boolean;
}

/** Everything public about an element: its row in the registry and its descriptions. */
export interface ElementDocs {
  tag: ElementTag;
  name: string;
  description: string;
  attributes: Readonly<Record<string, { kind: AttributeKind; description: string }>>;
  properties: Readonly<Record<string, PropertyDocs>>;
  methods: Readonly<Record<string, MethodDocs>>;
  events: Readonly<Record<string, EventDocs>>;
  parts?: Readonly<Record<string, string>>;
  variables?: Readonly<Record<string, string>>;
}

const attributes = {
  'base-url': 'Origin of the gateway, such as https://vesalio.example. By default the origin of the page.',
  theme: 'Colour scheme; auto follows the operating system.',
  storage: 'Where the session is kept: in this page only, or in localStorage under the prefix vesalio:.',
  'heading-level': 'Level of the first heading, 1 to 5; 2 by default.',
  'allow-sensitive':
    'Accepts passwords and cards here, on origins that the gateway lists in EMBED_ORIGINS; elsewhere the product’s site opens in a new tab.',
} as const;

const properties = {
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
} as const;

const methods = {
  signOut: {
    signature: '() => Promise<void>',
    description: 'Ends the session and wipes conversations, drafts and cached data.',
  },
} as const;

const events = {
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
} as const;

const plan = (description: string) => ({ detail: '{ plan: string }', description });

const chatParts = {
  root: 'The frame of the element.',
  composer: 'The input with its buttons.',
  log: 'The scrolling list of messages.',
  message: 'A message of the list; also user or bot, by its sender.',
  user: 'A message of the user.',
  bot: 'An answer.',
  error: 'An error in place of an answer.',
  guard: 'The bar above the input when the draft looks like it identifies a patient.',
  gate: 'The notice that says why the session does not allow questions.',
} as const;

const chat = {
  attributes: {
    ...attributes,
    mode: 'inline: a box in the page, or a panel of the launcher. full: the whole height of the window.',
    'conversation-id': 'The conversation to open; a new one by default.',
    features:
      'Tokens separated by spaces: attachments drive dictation web-search history feedback temporary context record follow-ups export edit; a leading - removes one. attachments, dictation and web-search are on by default.',
  },
  properties: {
    ...properties,
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
    ...methods,
  },
  events: {
    ...events,
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
} as const;

const docs: { readonly [Tag in ElementTag]: RowDocs<(typeof registry)[Tag]> } = {
  'vesalio-chat': {
    ...chat,
    name: 'VesalioChatElement',
    description: 'The clinical assistant: questions, answers with references, attachments.',
    parts: chatParts,
    variables: { '--vesalio-chat-height': 'Height of mode inline; 640px by default.' },
  },
  'vesalio-launcher': {
    ...chat,
    name: 'VesalioLauncherElement',
    description:
      'A floating button that opens the chat in a panel; the chat is loaded with the first opening.',
    parts: { button: 'The floating button.', panel: 'The panel with the chat.', ...chatParts },
    variables: {
      '--vesalio-launcher-layer': 'z-index of button and panel; 2147480000 by default.',
      '--vesalio-launcher-inset': 'Distance from the edges of the window; 20px by default.',
    },
  },
  'vesalio-auth': {
    name: 'VesalioAuthElement',
    description: 'Login, registration and password recovery; e-mail code and terms follow in place.',
    attributes,
    properties,
    methods,
    events,
  },
  'vesalio-plans': {
    name: 'VesalioPlansElement',
    description: 'The plan choice.',
    attributes,
    properties,
    methods,
    events: {
      ...events,
      'vesalio-plan': plan(
        'The user chose a plan: its identifier. The free plan is active by then; a paid plan is still to be paid.',
      ),
    },
    parts: { root: chatParts.root, gate: chatParts.gate },
  },
  'vesalio-payment': {
    name: 'VesalioPaymentElement',
    description: 'Card payment of a plan, where cards are accepted; elsewhere a link to the product’s site.',
    attributes: { ...attributes, plan: 'Identifier of the plan to pay, such as fleming_plan.' },
    properties,
    methods,
    events: {
      ...events,
      'vesalio-paid': { detail: '{ plan: string }', description: 'The payment went through.' },
      'vesalio-plan': {
        detail: '{ plan: string | null }',
        description: 'The user goes back to the plan choice (null).',
      },
    },
  },
  'vesalio-account': {
    name: 'VesalioAccountElement',
    description: 'Profile, address, plan, cards and security of the user.',
    attributes,
    properties,
    methods,
    events: { ...events, 'vesalio-plan': plan('The plan of the account has changed.') },
  },
};

/** The source of the manifest, the typings and the element reference. */
export const elementDocs: readonly ElementDocs[] = Object.entries(docs).map(([name, words]) => {
  const tag = name as ElementTag;
  const kinds: Readonly<Record<string, AttributeKind>> = registry[tag].attributes;
  const described: Readonly<Record<string, string>> = words.attributes;
  return {
    ...words,
    tag,
    attributes: Object.fromEntries(
      Object.entries(kinds).map(([attribute, kind]) => [
        attribute,
        { kind, description: described[attribute] ?? '' },
      ]),
    ),
  };
});
