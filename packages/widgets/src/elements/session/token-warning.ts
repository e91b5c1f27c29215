import { tokenHintTexts } from '@vesalio/core';
import type { ElementHost } from '../element-model.ts';

/** Spellings that a framework or a page's author may use. HTML ignores the case of attributes. */
const ATTRIBUTES = ['gettoken', 'get-token'];
const warned = new WeakSet<HTMLElement>();

/** Warns a host whose `getToken` cannot work: it must be a function, and an attribute holds only text. */
export function warnOfToken({ element, properties }: ElementHost): void {
  const { getToken } = properties;
  const isAttribute = ATTRIBUTES.some((name) => element.hasAttribute(name));
  const isOther = getToken !== undefined && getToken !== null && typeof getToken !== 'function';
  if (warned.has(element) || (!isAttribute && !isOther)) return;
  warned.add(element);
  const { localName } = element;
  console.warn(
    isOther ? tokenHintTexts.other(localName, typeof getToken) : tokenHintTexts.attribute(localName),
  );
}
