import { version } from '../../version.ts';
import { defineElement } from '../define-element.ts';
import type { ElementModule } from '../element-model.ts';
import { type ElementTag, registry } from '../registry.ts';

/** Defines the tag of a module. Safe to repeat and to run on a server. */
export function define(element: ElementModule): void {
  if (typeof customElements === 'undefined') return;
  defineElement(registry[element.tag as ElementTag], element, version);
}
