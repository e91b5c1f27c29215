import { embedTexts } from '@vesalio/core';
import { reportLoadFailure } from '../load-failure.ts';
import type { ElementHost, ElementModule, ElementProps, ElementRenderer } from './element-model.ts';

/** A first view that stands before the module of an element is loaded. */
export interface Shell {
  /** Before the module draws over it: stops listening. */
  release(): Early;
}

/** What a person did in the shell. */
export interface Early {
  /** Text that was typed. */
  text: string;
  /** Hands focus and press to the view that the module has drawn. */
  repeat(): void;
}

/**
 * Shows a shell until the module of the element is loaded. The module's first render then takes the very nodes of the
 * shell, so that focus, selection and an open keyboard stay as they are.
 */
export function shellRenderer(
  load: () => Promise<{ default: ElementModule }>,
  draw: (container: HTMLElement | ShadowRoot, host: ElementHost) => Shell | undefined,
): ElementRenderer {
  return {
    mount(container, _, props): Mounted {
      const mounted: Mounted = { container, props };
      const shell = draw(container, props.host);
      load().then(
        ({ default: { component, renderer } }) => {
          if (mounted.isGone) return;
          const early = shell?.release();
          const host = early ? { ...mounted.props.host, typed: early.text } : mounted.props.host;
          mounted.inner = { renderer, mounted: renderer.mount(container, component, { host }) };
          early?.repeat();
        },
        (error: unknown) => {
          reportLoadFailure(error);
          if (mounted.isGone) return;
          container.replaceChildren(document.createElement('slot'));
          showLoadFailure(mounted.props.host.element);
        },
      );
      return mounted;
    },
    update(given, props) {
      const mounted = given as Mounted;
      mounted.props = props;
      mounted.inner?.renderer.update(mounted.inner.mounted, props);
    },
    unmount(given) {
      const mounted = given as Mounted;
      mounted.isGone = true;
      if (mounted.inner) mounted.inner.renderer.unmount(mounted.inner.mounted);
      else mounted.container.replaceChildren();
    },
  };
}

interface Mounted {
  container: HTMLElement | ShadowRoot;
  props: ElementProps;
  inner?: { renderer: ElementRenderer; mounted: unknown };
  isGone?: boolean;
}

/** Says in the page that an element could not be loaded, and tells the host. */
export function showLoadFailure(element: Element): void {
  // Keep the page's own link, which works without the element.
  element.replaceChildren(embedTexts.loadFailed, ' ', ...element.children);
  element.dispatchEvent(
    new CustomEvent('vesalio-error', { detail: { code: 'load' }, bubbles: true, composed: true }),
  );
}
