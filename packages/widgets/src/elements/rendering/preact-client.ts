import { render } from 'preact';
import { createRoot } from 'preact/compat/client';
import './batch-renders.ts';

export { createRoot };

/** Takes over the nodes of a shell. Unlike Preact's `hydrate`, it also compares their attributes. */
export function hydrateRoot(container: Element, view: Parameters<typeof render>[0]) {
  render(view, container);
  return createRoot(container);
}
