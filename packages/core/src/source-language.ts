/**
 * The `lang` of the title or the passage of a source, by which screen readers choose their voice: `en` for an English
 * one; undefined where the language around it counts.
 */
export const sourceLanguage = (text: string): 'en' | undefined =>
  /\b(the|of|and|with)\b/i.test(text) && !/[ãõçáéíóú]/i.test(text) ? 'en' : undefined;
