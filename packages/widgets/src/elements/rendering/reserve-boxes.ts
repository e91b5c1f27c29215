import type { ElementRow } from '../element-model.ts';
import { allTags, registry } from '../registry.ts';
import { adoptStyles } from './adopt-styles.ts';
import css from './element-boxes.css?inline';

const rows: [tag: string, row: ElementRow][] = Object.entries(registry);
const boxed = rows.filter(([, { box }]) => box);

/** The common sheet with the tags of the registry, and the sizes of each. */
export const boxes =
  css.replaceAll('vesalio-any', allTags).replaceAll('vesalio-box', boxed.map(([tag]) => tag).join()) +
  boxed.map(([tag, { box = '' }]) => box.replaceAll('&', tag)).join('');

/** Reserves space for the elements in a root before they are defined, so that the page does not shift afterwards. */
export const reserveBoxes = (root: Document | ShadowRoot) => adoptStyles(root, boxes);
