import { adoptStyles } from './define-element.tsx';
import css from './element-rest.css?inline';
import { partSheet } from './part-styles.ts';

/** Adopts what a chat needs from its first use on, and with it the sheets of the parts as they are fetched. */
export function adoptRest(root: Document | ShadowRoot): void {
  adoptStyles(root, css);
  if (!root.adoptedStyleSheets.includes(partSheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, partSheet];
}
