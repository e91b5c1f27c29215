import { elementChatFeatures } from '../../chat/chat-features.ts';
import { propertyName } from '../element-attributes.ts';
import type { ElementHost } from '../element-model.ts';

/** An address, or a path of the page's own server. Other words would be read as a path beside the page. */
const ADDRESS = /^(https?:\/\/[^/\s]|\.{0,2}\/)/i;

export const givenAddress = ({ attributes }: ElementHost) => String(attributes.baseUrl ?? '').trim();

/** @param read the address that the app was made with; empty if it could not be read */
export const isNoAddress = (given: string, read: string) => given !== '' && !(read && ADDRESS.test(given));

/** Spellings that a framework or a page's author may use. HTML ignores the case of attributes. */
export const hasTokenAttribute = ({ element }: ElementHost) =>
  ['gettoken', 'get-token'].some((name) => element.hasAttribute(name));

export const isOtherToken = ({ properties: { getToken } }: ElementHost) =>
  getToken !== undefined && getToken !== null && typeof getToken !== 'function';

/** The attributes whose value is none of those that the element knows. */
export const unknownChoices = ({ element, attributes }: ElementHost): string[] =>
  ['theme', 'mode', 'storage'].filter(
    (name) =>
      name in attributes && element.hasAttribute(name) && element.getAttribute(name) !== attributes[name],
  );

export const unknownFeatures = ({ attributes: { features } }: ElementHost): string[] =>
  String(features ?? '')
    .split(/\s+/)
    .filter((token) => token && !(propertyName(token.replace(/^-/, '')) in elementChatFeatures));

/** Whether the host should hear of something, so that the module of the hints is needed. */
export const isDoubtful = (host: ElementHost, address: string): boolean =>
  !address ||
  isNoAddress(givenAddress(host), address) ||
  hasTokenAttribute(host) ||
  isOtherToken(host) ||
  unknownChoices(host).length + unknownFeatures(host).length > 0;
