import type { manifestOf } from './manifest.ts';

type Manifest = ReturnType<typeof manifestOf>;

const declarationsOf = ({ modules }: Manifest) => modules.flatMap(({ declarations }) => declarations);

/** The values of an enum type; empty for a string or a boolean. */
const valuesOf = (type: string) => [...type.matchAll(/'([^']*)'/g)].map(([, name = '']) => ({ name }));

/** HTML custom data of VS Code (`html.customData`), version 1.1, from the manifest. */
export const vscodeHtmlData = (manifest: Manifest) => ({
  version: 1.1,
  tags: declarationsOf(manifest).map(({ tagName, description, attributes }) => ({
    name: tagName,
    description,
    attributes: attributes.map(({ name, type, description: text }) => {
      const values = valuesOf(type.text);
      return {
        name,
        description: text,
        ...(type.text === 'boolean' ? { valueSet: 'v' } : {}),
        ...(values.length > 0 ? { values } : {}),
      };
    }),
  })),
});

/** CSS custom data of VS Code (`css.customData`): the variables and the parts. */
export function vscodeCssData(manifest: Manifest) {
  const declarations = declarationsOf(manifest);
  const once = (entries: readonly { name: string; description: string }[]) => [
    ...new Map(entries.map(({ name, description }) => [name, { name, description }])).values(),
  ];
  return {
    version: 1.1,
    properties: once(declarations.flatMap(({ cssProperties }) => cssProperties)),
    pseudoElements: once(
      declarations.flatMap(({ cssParts }) =>
        cssParts.map(({ name, description }) => ({ name: `::part(${name})`, description })),
      ),
    ),
  };
}

/** Web types. JetBrains editors read them from the field `web-types` of package.json. */
export const webTypes = (manifest: Manifest, { name, version }: { name: string; version: string }) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: declarationsOf(manifest).map(({ tagName, description, attributes, members, events }) => ({
        name: tagName,
        description,
        attributes: attributes.map(({ name: attribute, type, description: text }) => ({
          name: attribute,
          description: text,
          value: { type: type.text, required: false },
          ...(type.text === 'boolean' ? {} : { required: false }),
        })),
        js: {
          properties: members.flatMap((member) =>
            'type' in member && !('attribute' in member)
              ? [{ name: member.name, description: member.description, type: member.type.text }]
              : [],
          ),
          events: events.map(({ name: event, description: text }) => ({ name: event, description: text })),
        },
      })),
    },
  },
});
