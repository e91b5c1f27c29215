import type { ElementRow } from './element-model.ts';

/** `base-url` → `baseUrl`. */
export const propertyName = (attribute: string) =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The value of an attribute in the kind that its row names. */
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

/** A property that reflects its attribute: the value is kept in the attribute alone. */
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
 * Language and direction of the texts, whatever those of the page are: screen readers choose a voice by them, and in the
 * other direction full stops, columns and code would be out of place. The element's own attributes count for a host that
 * sets its own texts.
 */
export const languageOf = ({ lang, dir }: HTMLElement) => ({ lang: lang || 'pt-BR', dir: dir || 'ltr' });

/** The level of the first heading by `heading-level`. */
export function levelOf(given: unknown): 1 | 2 | 3 | 4 | 5 {
  const level = Number(given);
  return [1, 3, 4, 5].includes(level) ? (level as 1 | 3 | 4 | 5) : 2;
}
