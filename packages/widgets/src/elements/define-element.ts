import { embedTexts } from '@vesalio/core';
import { defineNotice, isBrowserTooOld } from './browser-notice.ts';
import { defineAttributeAccessor, propertyName, readAttribute } from './element-attributes.ts';
import type { ElementHost, ElementModule, ElementRow } from './element-model.ts';
import { adoptStyles, isStyleRoot } from './rendering/adopt-styles.ts';
import { nextTask } from './rendering/next-task.ts';
import { reserveBoxes } from './rendering/reserve-boxes.ts';

interface VersionedElement extends CustomElementConstructor {
  version?: string;
}

/** Defines a custom element for a component. Repeating is safe. A second version on the page warns and is ignored. */
export function defineElement(row: ElementRow, element: ElementModule, version: string): void {
  const { tag, component, renderer, styles } = element;
  if (isBrowserTooOld()) {
    defineNotice(tag);
    return;
  }
  const present: VersionedElement | undefined = customElements.get(tag);
  if (present) {
    if (present.version !== version) {
      console.warn(
        `<${tag}> já é da versão ${present.version ?? '?'}; a ${version} não foi usada. Carregue uma só versão por página.`,
      );
    }
    return;
  }

  const attributeNames = Object.keys(row.attributes);
  const accessors = row.properties;

  class VesalioElement extends HTMLElement {
    static readonly version = version;
    static readonly observedAttributes: readonly string[] = attributeNames;

    /** Not a static block, because the loader must parse in browsers that are too old, to show the notice there. */
    static prepare(): void {
      for (const name of attributeNames) defineAttributeAccessor(VesalioElement.prototype, name, row);
      for (const name of accessors) {
        Object.defineProperty(VesalioElement.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: VesalioElement) {
            return this.#properties[name];
          },
          set(this: VesalioElement, value: unknown) {
            if (this.#properties[name] === value) return;
            this.#properties[name] = value;
            this.#update();
          },
        });
      }
      for (const name of row.methods) {
        Object.defineProperty(VesalioElement.prototype, name, {
          configurable: true,
          writable: true,
          value(this: VesalioElement, ...args: unknown[]) {
            return this.#run(name, args);
          },
        });
      }
    }

    readonly #container: HTMLElement | ShadowRoot = row.shadow ? this.attachShadow({ mode: 'open' }) : this;
    /** The result of the renderer's `mount`, wrapped in an object while the element is in the page. */
    #mounted: { by: unknown } | undefined;
    readonly #properties: Record<string, unknown> = {};
    #methods: Record<string, (...args: never[]) => unknown> | undefined;
    #waiting: (() => void)[] = [];
    #scheduled = false;
    readonly #emit: ElementHost['emit'] = (name, detail, options) =>
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, ...options }));

    constructor() {
      super();
      this.#replayEarlyValues();
    }

    /** Values set before the definition are own properties that shadow the accessors, so set them again. */
    #replayEarlyValues(): void {
      for (const name of [...accessors, ...attributeNames.map(propertyName)]) {
        if (!Object.hasOwn(this, name)) continue;
        const early = (this as Record<string, unknown>)[name];
        delete (this as Record<string, unknown>)[name];
        // A constructor must not set attributes while the parser creates the element.
        if (accessors.includes(name)) this.#properties[name] = early;
        else queueMicrotask(() => Reflect.set(this, name, early));
      }
    }

    connectedCallback(): void {
      // Another document rejects these style sheets and the nodes that Preact creates in this shadow root.
      if (this.ownerDocument !== document) {
        this.#unmount();
        this.#container.replaceChildren(embedTexts.loadFailed);
        this.#emit('vesalio-error', { code: 'load' });
        return;
      }
      const root = this.#container.getRootNode();
      if (isStyleRoot(root)) {
        reserveBoxes(this.getRootNode() as Document | ShadowRoot);
        for (const css of styles) adoptStyles(root, css);
      }
      if (this.#mounted) {
        this.#update();
        return;
      }
      this.#container.replaceChildren();
      this.#mounted = { by: renderer.mount(this.#container, component, { host: this.#host() }) };
    }

    /** A move removes and inserts in one task, so unmount only if the element stays removed. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#unmount();
      });
    }

    #unmount(): void {
      this.#methods = undefined;
      if (this.#mounted) renderer.unmount(this.#mounted.by);
      this.#mounted = undefined;
    }

    attributeChangedCallback(): void {
      this.#update();
    }

    /** Renders once for all changes in a task. */
    #update(): void {
      if (!this.#mounted || this.#scheduled) return;
      this.#scheduled = true;
      queueMicrotask(() => {
        this.#scheduled = false;
        if (this.#mounted) renderer.update(this.#mounted.by, { host: this.#host() });
      });
    }

    /**
     * Runs a method of the component, or queues the call until the component provides it. Settles once the page shows
     * the result.
     */
    #run(name: string, args: unknown[]): Promise<unknown> {
      const call = async () => {
        const method = this.#methods?.[name] as (...args: unknown[]) => unknown;
        try {
          return await method(...args);
        } finally {
          await nextTask();
        }
      };
      if (this.#methods) return call();
      return new Promise((resolve) => {
        this.#waiting.push(() => resolve(call()));
      });
    }

    #host(): ElementHost {
      const attributes: Record<string, string | boolean | undefined> = {};
      for (const name of attributeNames) attributes[propertyName(name)] = readAttribute(this, name, row);
      return {
        element: this,
        root: this.#container.getRootNode() as Document | ShadowRoot,
        attributes,
        properties: { ...this.#properties },
        provide: (methods) => {
          this.#methods = methods;
          for (const call of this.#waiting.splice(0)) call();
        },
        emit: this.#emit,
      };
    }
  }
  VesalioElement.prepare();
  customElements.define(tag, VesalioElement);
}
