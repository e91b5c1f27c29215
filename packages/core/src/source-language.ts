/**
 * The `lang` of the title or passage of a source, which tells screen readers the voice to use: `en` if it is in
 * English, otherwise undefined, to inherit the language around it.
 */
export const sourceLanguage = (text: string): 'en' | undefined =>
  /\b(the|of|and|with)\b/i.test(text) && !/[ãõçáéíóú]/i.test(text) ? 'en' : undefined;
