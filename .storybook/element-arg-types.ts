import type { ArgTypes } from '@storybook/react-vite';
import { type ElementDocs, elementDocs } from '../packages/widgets/element-docs.ts';

type Kind = ElementDocs['attributes'][string]['kind'];

const typeOf = (kind: Kind): string =>
  typeof kind === 'string' ? kind : kind.map((value) => `'${value}'`).join(' | ');

const row = (category: string, name: string, type: string, description: string) => ({
  name,
  description,
  control: false as const,
  table: { category, type: { summary: type } },
});

/** The arguments of an element, from the registry that is also the source of the manifest and the typings. */
export function elementArgTypes(tag: ElementDocs['tag']): ArgTypes {
  const docs = elementDocs.find((element) => element.tag === tag);
  if (!docs) throw new Error(`${tag} is not in the registry`);
  const { attributes, properties, methods, events } = docs;
  return Object.fromEntries([
    ...Object.entries(attributes).map(([name, { kind, description }]) => [
      `attribute ${name}`,
      row('Atributos', name, typeOf(kind), description),
    ]),
    ...Object.entries(properties).map(([name, { type, description }]) => [
      `property ${name}`,
      row('Propriedades', name, type, description),
    ]),
    ...Object.entries(methods).map(([name, { signature, description }]) => [
      `method ${name}`,
      row('Métodos', name, signature, description),
    ]),
    ...Object.entries(events).map(([name, { detail, description }]) => [
      `event ${name}`,
      row('Eventos', name, detail, description),
    ]),
  ]);
}
