import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AttributeKind } from './src/elements/element-model.ts';
import type { ElementDocs } from './src/elements/registry-docs.ts';

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const typeOf = (kind: AttributeKind): string =>
  typeof kind === 'string' ? kind : kind.map((value) => `'${value}'`).join(' | ');

/** Public CSS variables that every element reads. */
const VARIABLES = {
  '--vesalio-brand':
    'Colour of actions and links; with the suffix -dark for the dark scheme, as all colours.',
  '--vesalio-brand-deep': 'The colour of actions under the pointer.',
  '--vesalio-brand-tint': 'Quiet background in the colour of the brand.',
  '--vesalio-on-brand': 'Text on the colour of actions.',
  '--vesalio-paper': 'Background.',
  '--vesalio-surface': 'Background of boxes.',
  '--vesalio-sunken': 'Background of what lies deeper.',
  '--vesalio-ink': 'Text.',
  '--vesalio-font': 'Typeface of the interface.',
  '--vesalio-serif': 'Typeface of titles and answers.',
  '--vesalio-mono': 'Typeface of code.',
  '--vesalio-font-size': 'Base size of text; 16px by default.',
  '--vesalio-radius': 'Radius of boxes.',
  '--vesalio-radius-control': 'Radius of fields and buttons.',
};

/** The elements as a custom elements manifest, schema 1.0.0. */
export function manifestOf(elements: readonly ElementDocs[]) {
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/elements.js',
        declarations: elements.map(declarationOf),
        exports: elements.map(({ tag, name }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name, module: 'dist/elements.js' },
        })),
      },
    ],
  };
}

function declarationOf(element: ElementDocs) {
  const fields = [
    ...Object.entries(element.attributes).map(([attribute, { kind, description }]) => ({
      kind: 'field',
      name: camel(attribute),
      attribute,
      reflects: true,
      type: { text: kind === 'string' ? 'string | undefined' : typeOf(kind) },
      description,
    })),
    ...Object.entries(element.properties).map(([name, { type, description }]) => ({
      kind: 'field',
      name,
      type: { text: type },
      description,
    })),
  ];
  const methods = Object.entries(element.methods).map(([name, { signature, description }]) => {
    const [, given = '', result = ''] = /^\((.*)\) => (.*)$/.exec(signature) ?? [];
    const [parameter, type] = given.split(/:(.*)/).map((part) => part.trim());
    return {
      kind: 'method',
      name,
      description,
      ...(parameter ? { parameters: [{ name: parameter, type: { text: type } }] } : {}),
      return: { type: { text: result } },
    };
  });
  return {
    kind: 'class',
    customElement: true,
    name: element.name,
    tagName: element.tag,
    description: element.description,
    superclass: { name: 'HTMLElement' },
    attributes: Object.entries(element.attributes).map(([name, { kind, description }]) => ({
      name,
      fieldName: camel(name),
      type: { text: typeOf(kind) },
      ...(typeof kind === 'string' ? {} : { default: `'${kind[0]}'` }),
      description,
    })),
    members: [...fields, ...methods],
    events: Object.entries(element.events).map(([name, { detail, description }]) => ({
      name,
      type: { text: `CustomEvent<${detail}>` },
      description,
    })),
    cssParts: Object.entries(element.parts ?? {}).map(([name, description]) => ({ name, description })),
    cssProperties: Object.entries({ ...VARIABLES, ...element.variables }).map(([name, description]) => ({
      name,
      description,
    })),
  };
}

/** TypeScript typings of the tags, for `document.querySelector`, `addEventListener` and JSX of React 19. */
export function typingsOf(elements: readonly ElementDocs[]): string {
  const lines = [
    "import type { GetToken, TextOverrides } from '@vesalio/core';",
    '// @ts-ignore: a host without React has no types of it, and needs none.',
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
    '',
    '/** Failures that the host can fix. */',
    "export type VesalioErrorCode = 'load' | 'token' | 'network' | 'origin' | 'expired' | 'base-url';",
    '',
    '/** Defines every tag; harmless when repeated. Importing this module does it once. */',
    'export declare function defineElements(): void;',
    '',
  ];
  for (const element of elements) {
    lines.push(`export interface ${element.name}EventMap extends HTMLElementEventMap {`);
    for (const [name, { detail, description }] of Object.entries(element.events))
      lines.push(`  /** ${description} */`, `  '${name}': CustomEvent<${detail}>;`);
    lines.push(
      '}',
      '',
      `/** ${element.description} */`,
      `export interface ${element.name} extends HTMLElement {`,
    );
    for (const [attribute, { kind, description }] of Object.entries(element.attributes))
      lines.push(
        `  /** ${description} */`,
        `  ${camel(attribute)}: ${kind === 'string' ? 'string | undefined' : typeOf(kind)};`,
      );
    for (const [name, { type, description }] of Object.entries(element.properties))
      lines.push(`  /** ${description} */`, `  ${name}: ${type};`);
    for (const [name, { signature, description }] of Object.entries(element.methods))
      lines.push(`  /** ${description} */`, `  ${name}${signature.replace(/\) => /, '): ')};`);
    for (const [call, options] of [
      ['addEventListener', 'AddEventListenerOptions'],
      ['removeEventListener', 'EventListenerOptions'],
    ])
      lines.push(
        `  ${call}<K extends keyof ${element.name}EventMap>(type: K, listener: (this: ${element.name}, event: ${element.name}EventMap[K]) => unknown, options?: boolean | ${options}): void;`,
        `  ${call}(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void;`,
      );
    lines.push(
      '}',
      '',
      `export interface ${element.name}Attributes extends DetailedHTMLProps<HTMLAttributes<${element.name}>, ${element.name}> {`,
    );
    for (const [attribute, { kind }] of Object.entries(element.attributes))
      lines.push(`  '${attribute}'?: ${typeOf(kind)} | undefined;`);
    for (const [name, { type }] of Object.entries(element.properties)) lines.push(`  ${name}?: ${type};`);
    for (const [name, { detail }] of Object.entries(element.events))
      lines.push(`  'on${name}'?: ((event: CustomEvent<${detail}>) => void) | undefined;`);
    lines.push('}', '');
  }
  lines.push('declare global {', '  interface HTMLElementTagNameMap {');
  for (const { tag, name } of elements) lines.push(`    '${tag}': ${name};`);
  lines.push(
    '  }',
    '}',
    '',
    '// @ts-ignore: as above.',
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
  );
  for (const { tag, name } of elements) lines.push(`      '${tag}': ${name}Attributes;`);
  lines.push('    }', '  }', '}', '');
  return lines.join('\n');
}

/** Writes both beside the built package. */
export async function writeManifest(folder: string): Promise<void> {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport<typeof import('./src/elements/registry-docs.ts')>(
    join(import.meta.dirname, 'src/elements/registry-docs.ts'),
  );
  writeFileSync(
    join(folder, 'custom-elements.json'),
    `${JSON.stringify(manifestOf(module.elementDocs), null, 2)}\n`,
  );
  writeFileSync(join(folder, 'elements.d.ts'), typingsOf(module.elementDocs));
}
