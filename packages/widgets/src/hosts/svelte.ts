/**
 * An attachment that sets functions and objects as properties: in markup Svelte writes a function into an attribute
 * where the element is not defined yet. `{@attach properties({ getToken })}`
 */
export const properties =
  (values: Readonly<Record<string, unknown>>) =>
  (element: Element): void => {
    for (const [name, value] of Object.entries(values)) Reflect.set(element, name, value);
  };
