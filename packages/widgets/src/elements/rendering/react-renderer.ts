import { createElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { ElementRenderer } from '../element-model.ts';

/** Renders a component with React, or takes over the nodes already in the container. */
export const reactRenderer = {
  mount(container, component, props) {
    const view = createElement(component, props);
    if (container.hasChildNodes()) return { root: hydrateRoot(container as Element, view), component };
    const root = createRoot(container);
    root.render(view);
    return { root, component };
  },
  update(mounted, props) {
    const { root, component } = mounted as Mounted;
    root.render(createElement(component, props));
  },
  unmount(mounted) {
    (mounted as Mounted).root.unmount();
  },
} satisfies ElementRenderer;

interface Mounted {
  root: Root;
  component: Parameters<ElementRenderer['mount']>[1];
}
