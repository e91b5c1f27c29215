import { referencesSchema } from './chat.schema.ts';

/** The ids of an answer's references, as the wire has them. */
export const referenceIdsOf = (references: unknown): readonly string[] =>
  referencesSchema.parse(references).map(({ id }) => id);
