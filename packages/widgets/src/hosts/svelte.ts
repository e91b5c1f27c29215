/**
 * An attachment that sets functions and objects as properties. In markup, Svelte writes a function to an attribute if
 * the element is not defined yet. `{@attach properties({ getToken })}`
 */
export const properties =
  (values: Readonly<Record<string, unknown>>) =>
  (element: Element): void => {
    for (const [name, value] of Object.entries(values)) Reflect.set(element, name, value);
  };
