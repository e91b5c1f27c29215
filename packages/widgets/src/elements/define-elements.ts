import { version } from '../version.ts';
import { defineElement } from './define-element.tsx';
import type { ElementModule } from './element-model.ts';
import { type ElementTag, registry } from './registry.ts';

const modules = import.meta.glob<{ default: ElementModule }>('./**/*.element.tsx', { eager: true });

/** Defines every tag; harmless when repeated. */
export function defineElements(): void {
  for (const { default: element } of Object.values(modules)) {
    defineElement(registry[element.tag as ElementTag], element, version);
  }
}
