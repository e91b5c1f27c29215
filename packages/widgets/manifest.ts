import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AttributeKind } from './src/elements/define-element.tsx';
import type { ElementFace } from './src/elements/faces/face-of.ts';

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
export function manifestOf(faces: readonly ElementFace[]) {
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/elements.js',
        declarations: faces.map(declarationOf),
        exports: faces.map(({ tag, name }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name, module: 'dist/elements.js' },
        })),
      },
    ],
  };
}

function declarationOf(face: ElementFace) {
  const fields = [
    ...Object.entries(face.attributes).map(([attribute, { kind, description }]) => ({
      kind: 'field',
      name: camel(attribute),
      attribute,
      reflects: true,
      type: { text: kind === 'string' ? 'string | undefined' : typeOf(kind) },
      description,
    })),
    ...Object.entries(face.properties).map(([name, { type, description }]) => ({
      kind: 'field',
      name,
      type: { text: type },
      description,
    })),
  ];
  const methods = Object.entries(face.methods).map(([name, { signature, description }]) => {
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
    name: face.name,
    tagName: face.tag,
    description: face.description,
    superclass: { name: 'HTMLElement' },
    attributes: Object.entries(face.attributes).map(([name, { kind, description }]) => ({
      name,
      fieldName: camel(name),
      type: { text: typeOf(kind) },
      ...(typeof kind === 'string' ? {} : { default: `'${kind[0]}'` }),
      description,
    })),
    members: [...fields, ...methods],
    events: Object.entries(face.events).map(([name, { detail, description }]) => ({
      name,
      type: { text: `CustomEvent<${detail}>` },
      description,
    })),
    cssParts: Object.entries(face.parts ?? {}).map(([name, description]) => ({ name, description })),
    cssProperties: Object.entries({ ...VARIABLES, ...face.variables }).map(([name, description]) => ({
      name,
      description,
    })),
  };
}

/** TypeScript typings of the tags, for `document.querySelector`, `addEventListener` and JSX of React 19. */
export function typingsOf(faces: readonly ElementFace[]): string {
  const lines = [
    "import type { GetToken, TextOverrides } from '@vesalio/core';",
    '// @ts-ignore: a host without React has none of its types, and needs none.',
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
    '',
    '/** What is wrong, for the host to mend. */',
    "export type VesalioErrorCode = 'load' | 'token' | 'network' | 'origin' | 'expired' | 'base-url';",
    '',
    '/** Defines every tag; harmless when repeated. Importing this module does it once. */',
    'export declare function defineElements(): void;',
    '',
  ];
  for (const face of faces) {
    lines.push(`export interface ${face.name}EventMap extends HTMLElementEventMap {`);
    for (const [name, { detail, description }] of Object.entries(face.events))
      lines.push(`  /** ${description} */`, `  '${name}': CustomEvent<${detail}>;`);
    lines.push('}', '', `/** ${face.description} */`, `export interface ${face.name} extends HTMLElement {`);
    for (const [attribute, { kind, description }] of Object.entries(face.attributes))
      lines.push(
        `  /** ${description} */`,
        `  ${camel(attribute)}: ${kind === 'string' ? 'string | undefined' : typeOf(kind)};`,
      );
    for (const [name, { type, description }] of Object.entries(face.properties))
      lines.push(`  /** ${description} */`, `  ${name}: ${type};`);
    for (const [name, { signature, description }] of Object.entries(face.methods))
      lines.push(`  /** ${description} */`, `  ${name}${signature.replace(/\) => /, '): ')};`);
    for (const [call, options] of [
      ['addEventListener', 'AddEventListenerOptions'],
      ['removeEventListener', 'EventListenerOptions'],
    ])
      lines.push(
        `  ${call}<K extends keyof ${face.name}EventMap>(type: K, listener: (this: ${face.name}, event: ${face.name}EventMap[K]) => unknown, options?: boolean | ${options}): void;`,
        `  ${call}(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void;`,
      );
    lines.push(
      '}',
      '',
      `export interface ${face.name}Attributes extends DetailedHTMLProps<HTMLAttributes<${face.name}>, ${face.name}> {`,
    );
    for (const [attribute, { kind }] of Object.entries(face.attributes))
      lines.push(`  '${attribute}'?: ${typeOf(kind)} | undefined;`);
    for (const [name, { type }] of Object.entries(face.properties)) lines.push(`  ${name}?: ${type};`);
    for (const [name, { detail }] of Object.entries(face.events))
      lines.push(`  'on${name}'?: ((event: CustomEvent<${detail}>) => void) | undefined;`);
    lines.push('}', '');
  }
  lines.push('declare global {', '  interface HTMLElementTagNameMap {');
  for (const { tag, name } of faces) lines.push(`    '${tag}': ${name};`);
  lines.push(
    '  }',
    '}',
    '',
    '// @ts-ignore: as above.',
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
  );
  for (const { tag, name } of faces) lines.push(`      '${tag}': ${name}Attributes;`);
  lines.push('    }', '  }', '}', '');
  return lines.join('\n');
}

/** Writes both beside the built package. */
export async function writeManifest(folder: string): Promise<void> {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport<typeof import('./src/elements/faces/index.ts')>(
    join(import.meta.dirname, 'src/elements/faces/index.ts'),
  );
  writeFileSync(
    join(folder, 'custom-elements.json'),
    `${JSON.stringify(manifestOf(module.elementFaces), null, 2)}\n`,
  );
  writeFileSync(join(folder, 'elements.d.ts'), typingsOf(module.elementFaces));
}
