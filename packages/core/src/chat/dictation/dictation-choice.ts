import type { KeyValueStore } from '../../storage.ts';

/** Goes with the person: who has agreed is somebody, not the machine. */
export const DICTATION_CHOICE = 'own:dictation';

/** Whether the person has switched dictation off. */
export const isDictationOff = (storage: Pick<KeyValueStore, 'get'>): boolean =>
  storage.get(DICTATION_CHOICE) === 'off';
