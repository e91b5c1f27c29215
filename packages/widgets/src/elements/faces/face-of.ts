import type { AttributeKind, ElementShape } from '../define-element.tsx';

/** What is public about an element and lives as long as the page: manifest and typings are written from it. */
export interface ElementFace {
  tag: ElementShape['tag'];
  /** Name of the class in the manifest and the typings. */
  name: string;
  /** One sentence for the manifest. */
  description: string;
  attributes: Readonly<Record<string, { kind: AttributeKind; description: string }>>;
  properties: Readonly<Record<string, { type: string; description: string }>>;
  methods: Readonly<Record<string, { signature: string; description: string }>>;
  events: Readonly<
    Record<`vesalio-${string}`, { detail: string; description: string; cancelable?: boolean }>
  >;
  parts?: Readonly<Record<string, string>>;
  /** Public CSS variables that this element reads beyond the common ones. */
  variables?: Readonly<Record<`--vesalio-${string}`, string>>;
}

interface FaceWords<S extends ElementShape>
  extends Pick<ElementFace, 'name' | 'description' | 'events' | 'parts' | 'variables'> {
  attributes: Readonly<Record<keyof S['attributes'], string>>;
  properties: Readonly<Record<S['properties'][number], { type: string; description: string }>>;
  methods: Readonly<Record<S['methods'][number], { signature: string; description: string }>>;
}

/** The shape of an element with the words about it, which no browser needs. */
export function faceOf<S extends ElementShape>(shape: S, words: FaceWords<S>): ElementFace {
  const described: Readonly<Record<string, string>> = words.attributes;
  return {
    ...words,
    tag: shape.tag,
    attributes: Object.fromEntries(
      Object.entries<AttributeKind>(shape.attributes).map(([name, kind]) => [
        name,
        { kind, description: described[name] ?? '' },
      ]),
    ),
  };
}
