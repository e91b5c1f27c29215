import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';

/** How an attribute is read. An enum's first value is its default. */
export type AttributeKind = 'string' | 'boolean' | readonly string[];

/** What the component behind an element receives besides its own state. */
export interface ElementHost {
  /** The element itself. */
  readonly element: HTMLElement;
  /** Where styles are adopted: the shadow root, or the root the element stands in. */
  readonly root: Document | ShadowRoot;
  /** Attribute values by property name, typed; enums fall back to their default. */
  readonly attributes: Readonly<Record<string, string | boolean | undefined>>;
  /** Object and function properties by name. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Gives the element's methods their bodies; calls made earlier are answered then. */
  provide(methods: Record<string, (...args: never[]) => unknown>): void;
  /** Fires a composed, bubbling CustomEvent; false when it was cancelled. */
  emit(name: string, detail?: unknown, options?: { cancelable?: boolean }): boolean;
}

/** What of an element is there at run time; what is said about it stands in its shape. */
export interface ElementShape {
  tag: `vesalio-${string}`;
  /** Light DOM for what password managers and card autofill must see. */
  shadow: boolean;
  attributes: Readonly<Record<string, AttributeKind>>;
  properties: readonly string[];
  methods: readonly string[];
}

/** An element: its shape, the component behind it and the sheets of its first paint. */
export interface ElementDefinition {
  shape: ElementShape;
  component: ComponentType<{ host: ElementHost }>;
  styles: readonly string[];
}

// r2wc's own doors: it declares these symbols for subclasses like ours.
const PROPS = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');
const CONNECTED = Symbol.for('r2wc.connected');

interface R2wcElement extends HTMLElement {
  [PROPS]: Record<string, unknown>;
  [CONNECTED]: boolean;
  [RENDER](): void;
  container: HTMLElement | ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

interface VersionedElement extends CustomElementConstructor {
  version?: string;
}

const sheets = new Map<string, CSSStyleSheet>();

/** Adopts a sheet once per root. Constructable sheets pass policies that forbid `<style>`. */
export function adoptStyles(root: Document | ShadowRoot, css: string): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** `base-url` → `baseUrl`. */
export const propertyName = (attribute: string) =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Defines a custom element over a React component. All of r2wc's limits are mended here and nowhere else: it is given
 * no props, and attributes, properties, methods, events, moves and early values are ours.
 * Defining twice is harmless; of two versions on a page the first wins and the later one warns.
 */
export function defineElement({ shape, component, styles }: ElementDefinition, version: string): void {
  const present: VersionedElement | undefined = customElements.get(shape.tag);
  if (present) {
    if (present.version !== version) {
      console.warn(
        `<${shape.tag}> já é da versão ${present.version ?? '?'}; a ${version} não foi usada. Carregue uma só versão por página.`,
      );
    }
    return;
  }

  const Base = r2wc(component as unknown as ComponentType<object>, {
    ...(shape.shadow ? { shadow: 'open' as const } : {}),
    props: [],
  }) as unknown as new () => R2wcElement;
  const attributeNames = Object.keys(shape.attributes);
  const accessors = shape.properties;

  class VesalioElement extends Base {
    static readonly version = version;
    static readonly observedAttributes: readonly string[] = attributeNames;

    static {
      for (const name of attributeNames) defineAttributeAccessor(VesalioElement.prototype, name, shape);
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
      for (const name of shape.methods) {
        Object.defineProperty(VesalioElement.prototype, name, {
          configurable: true,
          writable: true,
          value(this: VesalioElement, ...args: unknown[]) {
            return this.#run(name, args);
          },
        });
      }
    }

    readonly #properties: Record<string, unknown> = {};
    #methods: Record<string, (...args: never[]) => unknown> | undefined;
    #waiting: (() => void)[] = [];
    #scheduled = false;

    constructor() {
      super();
      // r2wc renders on any change from its constructor on; nothing may render before the element is in a page.
      this[CONNECTED] = false;
      this[PROPS] = {};
      this.#replayEarlyValues();
    }

    /** Values set before definition are own properties that hide the accessors: they are set again, properly. */
    #replayEarlyValues(): void {
      for (const name of [...accessors, ...attributeNames.map(propertyName)]) {
        if (!Object.hasOwn(this, name)) continue;
        const early = (this as Record<string, unknown>)[name];
        delete (this as Record<string, unknown>)[name];
        // A constructor may set no attribute while the parser creates the element.
        if (accessors.includes(name)) this.#properties[name] = early;
        else queueMicrotask(() => Reflect.set(this, name, early));
      }
    }

    override connectedCallback(): void {
      const root = shape.shadow ? this.shadowRoot : this.getRootNode();
      if (root instanceof ShadowRoot || root instanceof Document) {
        for (const css of styles) adoptStyles(root, css);
      }
      if (this[CONNECTED]) return;
      this[PROPS] = { host: this.#host() };
      super.connectedCallback();
    }

    /** A move is a removal and an insertion in one task: only what stays away is unmounted. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this[CONNECTED]) return;
        this.#methods = undefined;
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(): void {
      this.#update();
    }

    /** Renders once for all changes of a task. */
    #update(): void {
      if (!this[CONNECTED] || this.#scheduled) return;
      this.#scheduled = true;
      queueMicrotask(() => {
        this.#scheduled = false;
        if (!this[CONNECTED]) return;
        this[PROPS] = { host: this.#host() };
        this[RENDER]();
      });
    }

    /** Runs a method of the component, now or as soon as it is there. */
    #run(name: string, args: unknown[]): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const call = () => {
          const method = this.#methods?.[name] as (...args: unknown[]) => unknown;
          new Promise((done) => done(method(...args))).then(resolve, reject);
        };
        if (this.#methods) call();
        else this.#waiting.push(call);
      });
    }

    #host(): ElementHost {
      const attributes: Record<string, string | boolean | undefined> = {};
      for (const name of attributeNames) attributes[propertyName(name)] = readAttribute(this, name, shape);
      return {
        element: this,
        root: (shape.shadow ? this.shadowRoot : this.getRootNode()) as Document | ShadowRoot,
        attributes,
        properties: { ...this.#properties },
        provide: (methods) => {
          this.#methods = methods;
          for (const call of this.#waiting.splice(0)) call();
        },
        emit: (name, detail, options) =>
          this.dispatchEvent(
            new CustomEvent(name, {
              detail,
              bubbles: true,
              composed: true,
              cancelable: options?.cancelable ?? false,
            }),
          ),
      };
    }
  }
  customElements.define(shape.tag, VesalioElement);
}

function readAttribute(
  element: HTMLElement,
  name: string,
  { attributes }: ElementShape,
): string | boolean | undefined {
  const kind = attributes[name];
  const value = element.getAttribute(name);
  if (kind === 'boolean') return value !== null && value !== 'false';
  if (kind === 'string' || kind === undefined) return value ?? undefined;
  return value !== null && kind.includes(value) ? value : kind[0];
}

/** Attribute and property say the same: the attribute is the only place where the value is kept. */
function defineAttributeAccessor(prototype: HTMLElement, name: string, shape: ElementShape): void {
  Object.defineProperty(prototype, propertyName(name), {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return readAttribute(this, name, shape);
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? '' : String(value));
    },
  });
}
