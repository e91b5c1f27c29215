import { createElement, type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { propertyName } from '../elements/element-attributes.ts';
import type { ElementModule, ElementRow } from '../elements/element-model.ts';
import { define } from '../elements/entries/define.ts';
import { type ElementTag, registry } from '../elements/registry.ts';

/** Props under their React names. The published typings list them for each element. */
export interface WrapperProps {
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
  [name: string]: unknown;
}

/** `vesalio-ready` → `onReady`. */
const listenerName = (event: string) => propertyName(`on-${event.replace('vesalio-', '')}`);

interface WrappedProps {
  module: ElementModule;
  given: Record<string, unknown>;
  outer: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

function Wrapped({ module, given, outer, children }: WrappedProps): ReactNode {
  const tag = module.tag as ElementTag;
  const row: ElementRow = registry[tag];
  const element = useRef<HTMLElement>(null);
  const latest = useRef(given);
  latest.current = given;
  useLayoutEffect(() => {
    for (const name of row.properties) setProperty(element.current, name, given[name]);
  });
  useLayoutEffect(() => listen(element.current, row, () => latest.current), [row]);
  useLayoutEffect(() => define(module), [module]);
  useImperativeHandle(outer, () => element.current as HTMLElement, []);
  return createElement(tag, { ...attributesOf(row, given), ref: element }, children);
}

/**
 * Wraps a custom element in a React component. The server renders the tag with its attributes. Functions and objects
 * are set through a ref, so that hydration does not lose them, and the tag is defined afterwards.
 */
export const wrapElement =
  (module: ElementModule) =>
  ({ ref, children, ...given }: WrapperProps): ReactNode =>
    createElement(Wrapped, { module, given, outer: ref, children });

function setProperty(element: HTMLElement | null, name: string, value: unknown): void {
  if (element && Reflect.get(element, name) !== value) Reflect.set(element, name, value);
}

function listen(
  element: HTMLElement | null,
  { events }: ElementRow,
  props: () => Record<string, unknown>,
): () => void {
  const callListener = (given: Event) => {
    const listener = props()[listenerName(given.type)];
    if (typeof listener === 'function') listener(given);
  };
  for (const event of events) element?.addEventListener(event, callListener);
  return () => {
    for (const event of events) element?.removeEventListener(event, callListener);
  };
}

/** Attributes under their HTML names, and other props that React supports, such as `className`. */
function attributesOf(row: ElementRow, props: Record<string, unknown>): Record<string, unknown> {
  const own = new Set([...row.properties, ...row.events.map(listenerName)]);
  const names = new Map(Object.keys(row.attributes).map((name) => [propertyName(name), name]));
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) =>
      own.has(name) ? [] : [[names.get(name) ?? name, value]],
    ),
  );
}
