import type { ElementShape } from './define-element.tsx';

const attributes = {
  'base-url': 'string',
  theme: ['light', 'dark', 'auto'],
  storage: ['memory', 'local'],
  'heading-level': 'string',
  'allow-sensitive': 'boolean',
} as const;

const properties = ['getToken', 'strings', 'idleMinutes'] as const;

const plain = { shadow: false, attributes, properties, methods: ['signOut'] } as const;

/** What chat and launcher share: the launcher is a chat behind a button. */
const chat = {
  shadow: true,
  attributes: { ...attributes, mode: ['inline', 'full'], 'conversation-id': 'string', features: 'string' },
  properties: [...properties, 'suggestions'],
  methods: ['open', 'close', 'ask', 'setDraft', 'stop', 'newConversation', 'openConversation', 'signOut'],
} as const;

export const chatShape = { tag: 'vesalio-chat', ...chat } as const satisfies ElementShape;
export const launcherShape = { tag: 'vesalio-launcher', ...chat } as const satisfies ElementShape;
export const authShape = { tag: 'vesalio-auth', ...plain } as const satisfies ElementShape;
export const plansShape = { tag: 'vesalio-plans', ...plain, shadow: true } as const satisfies ElementShape;
export const paymentShape = {
  tag: 'vesalio-payment',
  ...plain,
  attributes: { ...attributes, plan: 'string' },
} as const satisfies ElementShape;
export const accountShape = { tag: 'vesalio-account', ...plain } as const satisfies ElementShape;
