import type { ElementRow } from './element-model.ts';

/** `base-url` → `baseUrl`. */
export const propertyName = (attribute: string) =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Reads an attribute as the kind that its row specifies. */
export function readAttribute(
  element: HTMLElement,
  name: string,
  { attributes }: ElementRow,
): string | boolean | undefined {
  const kind = attributes[name];
  const value = element.getAttribute(name);
  if (kind === 'boolean') return value !== null && value !== 'false';
  if (kind === 'string' || kind === undefined) return value ?? undefined;
  return value !== null && kind.includes(value) ? value : kind[0];
}

/** Defines a property that reflects its attribute: the value is stored only in the attribute. */
export function defineAttributeAccessor(prototype: HTMLElement, name: string, row: ElementRow): void {
  Object.defineProperty(prototype, propertyName(name), {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return readAttribute(this, name, row);
    },
    set(this: HTMLElement, value: unknown) {
      if ((value ?? false) === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? '' : String(value));
    },
  });
}

/**
 * Language and direction of the texts, regardless of the page: screen readers choose a voice by the language, and the
 * other direction would misplace periods, columns and code. A host that sets its own texts can override them with the
 * element's own attributes.
 */
export const languageOf = ({ lang, dir }: HTMLElement) => ({ lang: lang || 'pt-BR', dir: dir || 'ltr' });

/** The level of the first heading, from `heading-level`. */
export function levelOf(given: unknown): 1 | 2 | 3 | 4 | 5 {
  const level = Number(given);
  return [1, 3, 4, 5].includes(level) ? (level as 1 | 3 | 4 | 5) : 2;
}
