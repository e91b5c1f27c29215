import type { ElementDocs } from './element-docs.ts';
import type { AttributeKind } from './src/elements/element-model.ts';

export const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const typeOf = (kind: AttributeKind): string =>
  typeof kind === 'string' ? kind : kind.map((value) => `'${value}'`).join(' | ');

/** `vesalio-chat` → `chat`, the name of the entry. */
export const entryOf = ({ tag }: Pick<ElementDocs, 'tag'>) => tag.replace('vesalio-', '');
/** `vesalio-chat` → `VesalioChat`, the name in React. */
export const componentOf = ({ tag }: ElementDocs) => camel(`-${tag}`);

const GLOBAL_NAMES = ['Promise', 'Record', 'Readonly', 'VesalioErrorCode'];

/** Names of core's types that these elements mention. */
function coreTypes(elements: readonly ElementDocs[]): string {
  const texts = elements.flatMap(({ properties, methods, events }) => [
    ...Object.values(properties).map(({ type }) => type),
    ...Object.values(methods).map(({ signature }) => signature),
    ...Object.values(events).map(({ detail }) => detail),
  ]);
  const names = new Set(texts.flatMap((text) => text.match(/\b[A-Z]\w+/g) ?? []));
  return [...names]
    .filter((name) => !GLOBAL_NAMES.includes(name))
    .sort()
    .join(', ');
}

const doc = (text: string) => `  /** ${text} */`;

export const errorCodeTypings = `/** Failures that the host can fix. */
export type VesalioErrorCode =
  /** A file could not be fetched, or was refused by its integrity or by the policy of the page. */
  | 'load'
  /** \`getToken\` failed or did not answer, or the gateway refused its token. */
  | 'token'
  /** The gateway could not be reached, or another server answered. */
  | 'network'
  /** The gateway does not list the origin of this page in \`EMBED_ORIGINS\`. */
  | 'origin'
  /** The session ended and was not renewed. */
  | 'expired'
  /** The attribute \`base-url\` is no address, or is missing on a page of another server than the gateway. */
  | 'base-url';
`;

/** TypeScript typings of the tags, for `document.querySelector`, `addEventListener` and React 19's JSX. */
export function typingsOf(elements: readonly ElementDocs[]): string {
  const lines = [
    `import type { ${coreTypes(elements)} } from '@vesalio/core';`,
    '// @ts-ignore: a host without React has no types of it, and needs none.',
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
    "import type { VesalioErrorCode } from '../error-code.js';",
    '',
    "export type { VesalioErrorCode } from '../error-code.js';",
    '',
    ...elements.flatMap((element) => [...interfacesOf(element), ...attributesOf(element)]),
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...elements.map(({ tag, name }) => `    '${tag}': ${name};`),
    '  }',
    '}',
    '',
    '// @ts-ignore: as above.',
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...elements.map(({ tag, name }) => `      '${tag}': ${name}Attributes;`),
    '    }',
    '  }',
    '}',
    '',
  ];
  return lines.join('\n');
}

/** The interfaces of an element: its events and its instances. */
function interfacesOf(element: ElementDocs): string[] {
  const { name } = element;
  const listen = ['addEventListener', 'removeEventListener'].flatMap((call) => {
    const options = call === 'addEventListener' ? 'AddEventListenerOptions' : 'EventListenerOptions';
    return [
      `  ${call}<K extends keyof ${name}EventMap>(type: K, listener: (this: ${name}, event: ${name}EventMap[K]) => unknown, options?: boolean | ${options}): void;`,
      `  ${call}(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void;`,
    ];
  });
  return [
    `export interface ${name}EventMap extends HTMLElementEventMap {`,
    ...Object.entries(element.events).flatMap(([event, { detail, description }]) => [
      doc(description),
      `  '${event}': CustomEvent<${detail}>;`,
    ]),
    '}',
    '',
    `/** ${element.description} */`,
    `export interface ${name} extends HTMLElement {`,
    ...Object.entries(element.attributes).flatMap(([attribute, { kind, description }]) => [
      doc(description),
      `  ${camel(attribute)}: ${kind === 'string' ? 'string | undefined' : typeOf(kind)};`,
    ]),
    ...Object.entries(element.properties).flatMap(([property, { type, description }]) => [
      doc(description),
      `  ${property}: ${type};`,
    ]),
    ...Object.entries(element.methods).flatMap(([method, { signature, description }]) => [
      doc(description),
      `  ${method}${signature.replace(/\) => /, '): ')};`,
    ]),
    ...listen,
    '}',
    '',
  ];
}

/** The attributes of a tag in React's JSX. */
function attributesOf({ name, attributes, properties, events }: ElementDocs): string[] {
  return [
    `export interface ${name}Attributes extends DetailedHTMLProps<HTMLAttributes<${name}>, ${name}> {`,
    ...Object.entries(attributes).map(([key, { kind }]) => `  '${key}'?: ${typeOf(kind)} | undefined;`),
    ...Object.entries(properties).map(([key, { type }]) => `  ${key}?: ${type};`),
    ...Object.entries(events).map(
      ([key, { detail }]) => `  'on${key}'?: ((event: CustomEvent<${detail}>) => void) | undefined;`,
    ),
    '}',
    '',
  ];
}

/** `@vesalio/widgets/elements`: every element. */
export const allTypings = (elements: readonly ElementDocs[]): string =>
  [
    ...elements.map((element) => `export * from './entries/${entryOf(element)}.js';`),
    '',
    '/** Defines every tag; harmless when repeated. Importing this module does it once. */',
    'export declare function defineElements(): void;',
    '',
  ].join('\n');

const importOf = (element: ElementDocs) =>
  `import type { ${element.name}, ${element.name}EventMap } from './entries/${entryOf(element)}.js';`;

/** Attributes and properties under their names in a framework. */
const membersOf = ({ attributes, properties }: ElementDocs, nameOf: (attribute: string) => string) => [
  ...Object.entries(attributes).flatMap(([name, { kind, description }]) => [
    doc(description),
    `  '${nameOf(name)}'?: ${typeOf(kind)} | undefined;`,
  ]),
  ...Object.entries(properties).flatMap(([name, { type, description }]) => [
    doc(description),
    `  '${name}'?: ${type.includes('undefined') ? type : `${type} | undefined`};`,
  ]),
];

const listenersOf = (element: ElementDocs, nameOf: (event: string) => string) =>
  Object.entries(element.events).flatMap(([event, { description }]) => [
    doc(description),
    `  '${nameOf(event)}'?: ((event: ${element.name}EventMap['${event}']) => void) | undefined;`,
  ]);

/** `@vesalio/widgets/react`: a component for each element. */
export function reactTypingsOf(elements: readonly ElementDocs[]): string {
  const listener = (event: string) => camel(`on-${event.replace('vesalio-', '')}`);
  return [
    `import type { ${coreTypes(elements)} } from '@vesalio/core';`,
    "import type { HTMLAttributes, ReactElement, Ref } from 'react';",
    ...elements.map(importOf),
    '',
    ...elements.flatMap((element) => {
      const component = componentOf(element);
      const own = Object.keys(element.events).map((event) => `'${listener(event)}'`);
      return [
        `export interface ${component}Props extends Omit<HTMLAttributes<${element.name}>, ${own.join(' | ')}> {`,
        '  /** The element itself, for its methods. */',
        `  ref?: Ref<${element.name}> | undefined;`,
        ...membersOf(element, camel),
        ...listenersOf(element, listener),
        '}',
        '',
        `/** ${element.description} */`,
        `export declare function ${component}(props: ${component}Props): ReactElement;`,
        '',
      ];
    }),
  ].join('\n');
}

/** `@vesalio/widgets/vue`: the tags in templates, for Vue's language tools. */
export function vueTypingsOf(elements: readonly ElementDocs[]): string {
  return [
    `import type { ${coreTypes(elements)} } from '@vesalio/core';`,
    "import type { HTMLAttributes } from 'vue';",
    ...elements.map(importOf),
    '',
    "/** Tells Vue's template compiler which tags are elements: `compilerOptions: { isCustomElement }`. */",
    'export declare const isCustomElement: (tag: string) => boolean;',
    '',
    ...elements.flatMap((element) => [
      `export interface ${componentOf(element)}Props {`,
      ...membersOf(element, (attribute) => attribute),
      ...listenersOf(element, (event) => camel(`on-${event}`)),
      '}',
      '',
    ]),
    "declare module 'vue' {",
    '  interface GlobalComponents {',
    ...elements.map(
      (element) =>
        `    '${element.tag}': new () => ${element.name} & { $props: HTMLAttributes & ${componentOf(element)}Props };`,
    ),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** `@vesalio/widgets/svelte`: the tags in markup, and the attachment that sets properties. */
export function svelteTypingsOf(elements: readonly ElementDocs[]): string {
  const properties = new Map(elements.flatMap(({ properties: own }) => Object.entries(own)));
  return [
    `import type { ${coreTypes(elements)} } from '@vesalio/core';`,
    "import type { HTMLAttributes } from 'svelte/elements';",
    ...elements.map(importOf),
    '',
    'export interface ElementProperties {',
    ...[...properties].flatMap(([name, { type, description }]) => [
      doc(description),
      `  ${name}?: ${type.includes('undefined') ? type : `${type} | undefined`};`,
    ]),
    '}',
    '',
    '/** An attachment that sets functions and objects as properties: `{@attach properties({ getToken })}`. */',
    'export declare function properties(values: Readonly<ElementProperties>): (element: Element) => void;',
    '',
    ...elements.flatMap((element) => [
      `export interface ${componentOf(element)}Attributes extends HTMLAttributes<${element.name}> {`,
      ...Object.entries(element.attributes).flatMap(([name, { kind, description }]) => [
        doc(description),
        `  '${name}'?: ${typeOf(kind)} | undefined;`,
      ]),
      ...listenersOf(element, (event) => `on${event}`),
      '}',
      '',
    ]),
    "declare module 'svelte/elements' {",
    '  interface SvelteHTMLElements {',
    ...elements.map((element) => `    '${element.tag}': ${componentOf(element)}Attributes;`),
    '  }',
    '}',
    '',
  ].join('\n');
}
