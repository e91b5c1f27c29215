import { once } from '../../memoize.ts';
import { mayIdentify } from './may-identify.ts';
import type { FoundIdentifier } from './rules.ts';

/** The rules and the name lists, fetched for the first text in which they could find something. */
export const loadRules = once(() => import('./find-and-mask.ts'));

/** What could identify a patient in a text that is kept apart from a question. @throws if the rules cannot be loaded */
export const checkText = async (text: string): Promise<readonly FoundIdentifier[]> =>
  mayIdentify(text) ? (await loadRules()).findIdentifiers(text) : [];
