// No browser needs these words: the manifest and the typings read them here.

/** Attributes that every element has. */
export const commonAttributes = {
  'base-url': 'Origin of the gateway, such as https://vesalio.example. Left out: the origin of the page.',
  theme: 'Colour scheme; auto follows the operating system.',
  storage:
    'Where the session is kept: nowhere but in this page, or in localStorage under the prefix vesalio:.',
} as const;

export const headingLevel = {
  'heading-level': 'Level of the first heading, 1 to 5; 2 by default.',
} as const;

export const allowSensitive = {
  'allow-sensitive':
    'Lets passwords and cards be typed here, on origins that the gateway lists in EMBED_ORIGINS; elsewhere the site of the product opens in a new tab.',
} as const;

/** Properties that every element has. */
export const commonProperties = {
  getToken: {
    type: 'GetToken | undefined',
    description:
      'Hands over the session of the host: resolves to a token, to a whole login answer, or to null when nobody is signed in. Called at start, before the token expires and after it was refused. Keep one function; another one is asked at once.',
  },
  strings: {
    type: 'TextOverrides | undefined',
    description: 'Sentences of the host in place of the defaults, merged per key.',
  },
  idleMinutes: {
    type: 'number | undefined',
    description:
      'For shared computers: after so many minutes without use the element is blurred, and one minute later the session ends and everything is wiped.',
  },
} as const;

export const signOut = {
  signOut: {
    signature: '() => Promise<void>',
    description: 'Ends the session and wipes conversations, drafts and cached data.',
  },
} as const;

/** Events that every element fires. */
export const commonEvents = {
  'vesalio-ready': {
    detail: 'undefined',
    description: 'The element can be used and its session has been read.',
  },
  'vesalio-error': {
    detail: '{ code: VesalioErrorCode }',
    description: 'Something failed that the host can mend; the code says what.',
  },
  'vesalio-session': {
    detail: "{ state: 'visitor' | 'authenticated' | 'expired' }",
    description: 'The session is another now.',
  },
  'vesalio-navigate': {
    detail: '{ to: string }',
    cancelable: true,
    description:
      'A path of the product is asked for, such as /choose-plan, or a gate has closed that is opened there. Unless cancelled, a press opens base-url + path in a new tab.',
  },
} as const;
