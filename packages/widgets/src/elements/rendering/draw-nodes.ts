type Attributes = Readonly<Record<string, string>>;

function fill<E extends Element>(element: E, attributes: Attributes, children: (Node | string)[]): E {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Creates an HTML element. Trusted Types policies allow this, but reject markup in a string. */
export const draw = <N extends keyof HTMLElementTagNameMap>(
  name: N,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[N] => fill(document.createElement(name), attributes, children);

/** Creates an SVG element. */
export const drawShape = (name: string, attributes: Attributes, ...children: Node[]): Element =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
