import type { AttributeKind, ElementRow, ElementWords } from './src/elements/element-model.ts';
import { type ElementTag, registry, registryWords } from './src/elements/registry.ts';

/** Everything public about an element: its row in the registry with the words about it. */
export interface ElementDocs extends Omit<ElementWords<ElementRow>, 'attributes'> {
  tag: ElementTag;
  /** Class name in the manifest and the typings. */
  name: string;
  attributes: Readonly<Record<string, { kind: AttributeKind; description: string }>>;
}

/** `vesalio-chat` → `VesalioChatElement`. */
const classNameOf = (tag: ElementTag) =>
  `${tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Element`;

/** The source of the manifest, the typings and the element reference. */
export const elementDocs: readonly ElementDocs[] = Object.entries(registryWords()).map(([key, words]) => {
  const tag = key as ElementTag;
  const kinds: Readonly<Record<string, AttributeKind>> = registry[tag].attributes;
  const described: Readonly<Record<string, string>> = words.attributes;
  return {
    ...words,
    tag,
    name: classNameOf(tag),
    attributes: Object.fromEntries(
      Object.entries(kinds).map(([attribute, kind]) => [
        attribute,
        { kind, description: described[attribute] ?? '' },
      ]),
    ),
  };
});
