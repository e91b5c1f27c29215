import type { App, Id } from '@vesalio/core';
import type { ChatFeatures } from '../../chat/chat-features.ts';
import type { ElementSurface } from '../element-surface.ts';

/** What the methods of a chat element act on. */
export interface ChatControls {
  surface: ElementSurface;
  /** The app with this element's own chat. */
  own: App;
  features: Pick<ChatFeatures, 'context'>;
  /** The conversation that the element shows, drawn or not. */
  shown(): Id | null;
  show(id: Id | null): void;
  onOpen(): void;
  onClose(): void;
}

/** Methods of an element by name. */
export type MethodBodies = Record<string, (...args: never[]) => unknown>;

/** An id as it may stand in an attribute; null for anything else. */
export function idOf(given: unknown): Id | null {
  const text = String(given ?? '');
  return /^[\w-]{1,64}$/.test(text) ? text : null;
}
