import { once } from '../../memoize.ts';
import { mayIdentify } from './may-identify.ts';
import type { FoundIdentifier } from './rules.ts';

/** Loads the rules and the name lists, for the first text that may contain identifiers. */
export const loadRules = once(() => import('./find-and-mask.ts'));

/** Possible patient identifiers in a text that is not a question. @throws if the rules cannot be loaded */
export const checkText = async (text: string): Promise<readonly FoundIdentifier[]> =>
  mayIdentify(text) ? (await loadRules()).findIdentifiers(text) : [];
