import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vscodeCssData, vscodeHtmlData, webTypes } from './editor-data.ts';
import { elementDocs } from './element-docs.ts';
import { manifestOf } from './manifest.ts';
import {
  allTypings,
  entryOf,
  errorCodeTypings,
  reactTypingsOf,
  svelteTypingsOf,
  typingsOf,
  vueTypingsOf,
} from './typings.ts';

/** Writes everything generated from the registry next to the built package: manifest, editor data and typings. */
export function writeMetadata(folder: string, description: { name: string; version: string }): void {
  const manifest = manifestOf(elementDocs);
  const data = {
    'custom-elements.json': manifest,
    'vscode.html-custom-data.json': vscodeHtmlData(manifest),
    'vscode.css-custom-data.json': vscodeCssData(manifest),
    'web-types.json': webTypes(manifest, description),
  };
  mkdirSync(join(folder, 'entries'), { recursive: true });
  for (const [file, content] of Object.entries(data))
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  const typings = {
    'elements.d.ts': allTypings(elementDocs),
    'error-code.d.ts': errorCodeTypings,
    'react.d.ts': reactTypingsOf(elementDocs),
    'svelte.d.ts': svelteTypingsOf(elementDocs),
    'vue.d.ts': vueTypingsOf(elementDocs),
    ...Object.fromEntries(
      elementDocs.map((element) => [`entries/${entryOf(element)}.d.ts`, typingsOf([element])]),
    ),
  };
  for (const [file, content] of Object.entries(typings)) writeFileSync(join(folder, file), content);
}
