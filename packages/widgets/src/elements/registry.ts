import type { ElementRow, ElementWords } from './element-model.ts';
import { chatWords, commonWords } from './registry-words.ts';

/** The names that every element has. */
const common = {
  attributes: {
    'base-url': 'string',
    theme: ['light', 'dark', 'auto'],
    storage: ['memory', 'local'],
    'heading-level': ['2', '1', '3', '4', '5'],
    'allow-sensitive': 'boolean',
  },
  properties: ['getToken', 'strings', 'idleMinutes'],
  methods: ['signOut'],
  events: ['vesalio-ready', 'vesalio-error', 'vesalio-session', 'vesalio-navigate'],
} as const;

/** The names of the chat. The launcher is a chat behind a button. */
const chat = {
  attributes: {
    ...common.attributes,
    mode: ['inline', 'full'],
    'conversation-id': 'string',
    features: 'string',
  },
  properties: [...common.properties, 'suggestions', 'context'],
  methods: [
    'open',
    'close',
    'ask',
    'setDraft',
    'stop',
    'newConversation',
    'openConversation',
    ...common.methods,
  ],
  events: [...common.events, 'vesalio-conversation', 'vesalio-answer', 'vesalio-record'],
} as const;

/**
 * Every element of the product. Its module is `<name>.element.tsx`. The loader, the definitions, the published entries,
 * the React components, the manifest, the typings and the documentation follow this table.
 */
export const registry = {
  'vesalio-chat': {
    ...chat,
    shadow: true,
    box:
      ':where(&){block-size:min(var(--vesalio-chat-height,640px),100dvh);' +
      'min-block-size:min(var(--vesalio-chat-height,640px),20rem,100dvh);max-block-size:100%}' +
      ':where(&[mode="full"]){block-size:100dvh;max-block-size:none}',
  },
  // Without a box, because its button floats.
  'vesalio-launcher': { ...chat, shadow: true },
  'vesalio-auth': {
    ...common,
    shadow: false,
    box: ':where(&){min-block-size:16rem}:where(&[allow-sensitive]){min-block-size:30rem}',
  },
  'vesalio-plans': {
    ...common,
    events: [...common.events, 'vesalio-plan'],
    shadow: true,
    box: ':where(&){min-block-size:min(49rem,100dvh)}',
  },
  'vesalio-payment': {
    ...common,
    attributes: { ...common.attributes, plan: 'string' },
    events: [...common.events, 'vesalio-paid', 'vesalio-confirmed', 'vesalio-plan'],
    shadow: false,
    box: ':where(&){min-block-size:16rem}:where(&[allow-sensitive]){min-block-size:min(49rem,100dvh)}',
  },
  'vesalio-account': {
    ...common,
    events: [...common.events, 'vesalio-confirmed', 'vesalio-plan'],
    shadow: false,
    box: ':where(&){min-block-size:min(49rem,100dvh)}',
  },
} as const satisfies Readonly<Record<`vesalio-${string}`, ElementRow>>;

export type ElementTag = keyof typeof registry;

/** A selector for every tag. */
export const allTags = Object.keys(registry).join();

const plan = (description: string) => ({ detail: '{ plan: string }', description });
const confirmed = () => plan('A payment that was pending or in doubt is confirmed: its plan is active now.');

/** The words about each element. A function, which the bundles leave out because no browser calls it. */
export const registryWords = (): { readonly [Tag in ElementTag]: ElementWords<(typeof registry)[Tag]> } => ({
  'vesalio-chat': {
    ...chatWords,
    description: 'The clinical assistant: questions, answers with references, attachments.',
    variables: { '--vesalio-chat-height': 'Height of mode inline; 640px by default.' },
  },
  'vesalio-launcher': {
    ...chatWords,
    description:
      'A floating button that opens the chat in a panel; the chat is loaded with the first opening.',
    parts: { button: 'The floating button.', panel: 'The panel with the chat.', ...chatWords.parts },
    variables: {
      '--vesalio-launcher-layer': 'z-index of button and panel; 2147480000 by default.',
      '--vesalio-launcher-inset': 'Distance from the edges of the window; 20px by default.',
    },
  },
  'vesalio-auth': {
    ...commonWords,
    description: 'Login, registration and password recovery; e-mail code and terms follow in place.',
  },
  'vesalio-plans': {
    ...commonWords,
    description: 'The plan choice.',
    events: {
      ...commonWords.events,
      'vesalio-plan': plan(
        'The user chose a plan: its identifier. The free plan is active by then; a paid plan is still to be paid.',
      ),
    },
    parts: { root: chatWords.parts.root, gate: chatWords.parts.gate },
  },
  'vesalio-payment': {
    ...commonWords,
    description: 'Card payment of a plan, where cards are accepted; elsewhere a link to the product’s site.',
    attributes: {
      ...commonWords.attributes,
      plan: 'Identifier of the plan to pay, such as fleming_plan.',
    },
    events: {
      ...commonWords.events,
      'vesalio-paid': {
        detail: '{ plan: string; pending: boolean }',
        description: 'The payment was accepted. If it is pending, vesalio-confirmed follows.',
      },
      'vesalio-confirmed': confirmed(),
      'vesalio-plan': {
        detail: '{ plan: string | null }',
        description: 'The user goes back to the plan choice (null).',
      },
    },
  },
  'vesalio-account': {
    ...commonWords,
    description: 'Profile, address, plan, cards and security of the user.',
    events: {
      ...commonWords.events,
      'vesalio-confirmed': confirmed(),
      'vesalio-plan': plan('The plan of the account has changed.'),
    },
  },
});
