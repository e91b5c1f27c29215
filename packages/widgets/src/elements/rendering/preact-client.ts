import { render } from 'preact';
import { createRoot } from 'preact/compat/client';
import './batch-renders.ts';

export { createRoot };

/** Takes the nodes of a shell over. Unlike Preact's `hydrate`, it compares their attributes too. */
export function hydrateRoot(container: Element, view: Parameters<typeof render>[0]) {
  render(view, container);
  return createRoot(container);
}
