import type { App, Id } from '@vesalio/core';
import type { ChatFeatures } from '../../chat/chat-features.ts';
import type { ElementSurface } from '../element-surface.ts';

/** The state and actions that the methods of a chat element use. */
export interface ChatControls {
  surface: ElementSurface;
  /** The app with this element's own chat. */
  own: App;
  features: Pick<ChatFeatures, 'context'>;
  /** The conversation that the element shows, rendered or not. */
  shown(): Id | null;
  show(id: Id | null): void;
  onOpen(): void;
  onClose(): void;
}

/** Methods of an element by name. */
export type MethodBodies = Record<string, (...args: never[]) => unknown>;
