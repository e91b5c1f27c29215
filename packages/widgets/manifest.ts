import type { ElementDocs } from './element-docs.ts';
import { camel, typeOf, typingsOf } from './typings.ts';

export { typingsOf };

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
