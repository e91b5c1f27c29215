import { elementChatFeatures } from '../../chat/chat-features.ts';
import { propertyName } from '../element-attributes.ts';
import type { ElementHost } from '../element-model.ts';

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
  hasTokenAttribute(host) ||
  isInvalidToken(host) ||
  unknownValues(host).length + unknownFeatures(host).length > 0;
