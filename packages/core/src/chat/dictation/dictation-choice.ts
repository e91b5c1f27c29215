import type { KeyValueStore } from '../../storage.ts';

/** The `own:` prefix removes the choice when the person leaves, because it is a person's consent. */
export const DICTATION_CHOICE = 'own:dictation';

/** Whether the person has switched dictation off. */
export const isDictationOff = (storage: Pick<KeyValueStore, 'get'>): boolean =>
  storage.get(DICTATION_CHOICE) === 'off';
