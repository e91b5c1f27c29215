import { elementChatFeatures } from '../../chat/chat-features.ts';
import { propertyName } from '../element-attributes.ts';
import type { ElementHost } from '../element-model.ts';

/** An address, or a path on the page's own server. Any other text would be read as a relative path. */
const ADDRESS = /^(https?:\/\/[^/\s]|\.{0,2}\/)/i;

export const givenAddress = ({ attributes }: ElementHost) => String(attributes.baseUrl ?? '').trim();

/** @param read the address that the app uses; empty if the given one could not be read */
export const isInvalidAddress = (given: string, read: string) =>
  given !== '' && !(read && ADDRESS.test(given));

/** Spellings that a framework or an author may use. HTML ignores the case of attributes. */
export const hasTokenAttribute = ({ element }: ElementHost) =>
  ['gettoken', 'get-token'].some((name) => element.hasAttribute(name));

export const isInvalidToken = ({ properties: { getToken } }: ElementHost) =>
  getToken !== undefined && getToken !== null && typeof getToken !== 'function';

/** The attributes whose value the element does not support. */
export const unknownValues = ({ element, attributes }: ElementHost): string[] =>
  ['theme', 'mode', 'storage', 'heading-level'].filter(
    (name) =>
      propertyName(name) in attributes &&
      element.hasAttribute(name) &&
      element.getAttribute(name) !== attributes[propertyName(name)],
  );

export const unknownFeatures = ({ attributes: { features } }: ElementHost): string[] =>
  String(features ?? '')
    .split(/\s+/)
    .filter((token) => token && !(propertyName(token.replace(/^-/, '')) in elementChatFeatures));

/** Whether the host has made a mistake, so that the module with the hints is needed. */
export const hasMistake = (host: ElementHost, address: string): boolean =>
  !address ||
  isInvalidAddress(givenAddress(host), address) ||
  hasTokenAttribute(host) ||
  isInvalidToken(host) ||
  unknownValues(host).length + unknownFeatures(host).length > 0;
