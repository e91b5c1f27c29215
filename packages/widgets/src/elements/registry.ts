import type { ElementRow } from './element-model.ts';

const attributes = {
  'base-url': 'string',
  theme: ['light', 'dark', 'auto'],
  storage: ['memory', 'local'],
  'heading-level': ['2', '1', '3', '4', '5'],
  'allow-sensitive': 'boolean',
} as const;
const properties = ['getToken', 'strings', 'idleMinutes'] as const;
const methods = ['signOut'] as const;
const events = ['vesalio-ready', 'vesalio-error', 'vesalio-session', 'vesalio-navigate'] as const;

/** The launcher is a chat behind a button. */
const chat = {
  shadow: true,
  attributes: { ...attributes, mode: ['inline', 'full'], 'conversation-id': 'string', features: 'string' },
  properties: [...properties, 'suggestions', 'context'],
  methods: ['open', 'close', 'ask', 'setDraft', 'stop', 'newConversation', 'openConversation', ...methods],
  events: [...events, 'vesalio-conversation', 'vesalio-answer', 'vesalio-record'],
} as const;

/**
 * Every element of the product. The loader, the definitions, the manifest, the typings and the documentation are
 * generated from this table. `registry-docs.ts` describes its names; `element-modules.ts` has the modules.
 */
export const registry = {
  'vesalio-chat': { ...chat },
  'vesalio-launcher': { ...chat },
  'vesalio-auth': {
    shadow: false,
    attributes,
    properties,
    methods,
    events,
  },
  'vesalio-plans': {
    shadow: true,
    attributes,
    properties,
    methods,
    events: [...events, 'vesalio-plan'],
  },
  'vesalio-payment': {
    shadow: false,
    attributes: { ...attributes, plan: 'string' },
    properties,
    methods,
    events: [...events, 'vesalio-paid', 'vesalio-plan'],
  },
  'vesalio-account': {
    shadow: false,
    attributes,
    properties,
    methods,
    events: [...events, 'vesalio-plan'],
  },
} as const satisfies Readonly<Record<`vesalio-${string}`, ElementRow>>;

export type ElementTag = keyof typeof registry;
