import type { ElementModule } from '../element-model.ts';
import { define } from './define.ts';

const modules = import.meta.glob<{ default: ElementModule }>('../**/*.element.tsx', { eager: true });

/** Defines every tag. Safe to repeat. */
export function defineElements(): void {
  for (const { default: element } of Object.values(modules)) define(element);
}
