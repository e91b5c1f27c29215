import type { ComponentType } from 'react';

/** The object that an element passes to its component. */
export interface ElementHost {
  /** The element itself. */
  readonly element: HTMLElement;
  /** Adopts the styles: the shadow root, or the root around an element without one. */
  readonly root: Document | ShadowRoot;
  /** Typed attribute values by property name. Invalid enums fall back to their default. */
  readonly attributes: Readonly<Record<string, string | boolean | undefined>>;
  /** Text that was typed before the component was loaded. */
  readonly typed?: string;
  /** Object and function properties by name. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Sets the bodies of the element's methods, and runs the calls that were waiting for them. */
  provide(methods: Record<string, (...args: never[]) => unknown>): void;
  /**
   * Fires a composed, bubbling CustomEvent; returns false if it was cancelled. The same function in each host object of
   * an element.
   */
  readonly emit: (name: string, detail?: unknown, options?: { cancelable?: boolean }) => boolean;
}

/** How an attribute is read. An enum's first value is its default. */
export type AttributeKind = 'string' | 'boolean' | readonly string[];

/** Renders a component into an element. `mount` returns what `update` and `unmount` need. */
export interface ElementRenderer {
  mount(
    container: HTMLElement | ShadowRoot,
    component: ElementModule['component'],
    props: ElementProps,
  ): unknown;
  update(mounted: unknown, props: ElementProps): void;
  unmount(mounted: unknown): void;
}

export interface ElementProps {
  host: ElementHost;
}

/** The module of an element: the component behind the tag and the style sheets of its first paint. */
export interface ElementModule {
  tag: `vesalio-${string}`;
  component: ComponentType<ElementProps>;
  renderer: ElementRenderer;
  styles: readonly string[];
}

/** The public interface of an element, to the extent that the browser needs it. */
export interface ElementRow {
  /**
   * If false, the element renders into the page itself, where password managers and card autofill can see the fields.
   */
  shadow: boolean;
  /** CSS rules of the element's size, with `&` for the tag. Without them, the element has no box. */
  box?: string;
  attributes: Readonly<Record<string, AttributeKind>>;
  properties: readonly string[];
  methods: readonly string[];
  events: readonly `vesalio-${string}`[];
}

/** The words about a row, for developers. */
export interface ElementWords<Row extends ElementRow> {
  description: string;
  attributes: Readonly<Record<keyof Row['attributes'], string>>;
  properties: Readonly<Record<Row['properties'][number], { type: string; description: string }>>;
  methods: Readonly<Record<Row['methods'][number], { signature: string; description: string }>>;
  events: Readonly<Record<Row['events'][number], EventWords>>;
  parts?: Readonly<Record<string, string>>;
  /** Public CSS variables in addition to those that every element has. */
  variables?: Readonly<Record<`--vesalio-${string}`, string>>;
}
interface EventWords {
  detail: string;
  description: string;
  cancelable?: boolean;
}
