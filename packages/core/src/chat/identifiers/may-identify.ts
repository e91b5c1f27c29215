const ANYTHING =
  /\d[^\p{L}\d]{0,18}\d[^\p{L}\d]{0,18}\d|@|\p{Lu}[\p{L}\p{M}'’-]{0,130}\s{1,2}(\p{L}{1,3}\s{1,2})?\p{Lu}/u;

/**
 * Whether `findIdentifiers` could find anything in a text: three digits near each other, an at sign, or two capitalized
 * words. If not, its rules and name lists need not be loaded.
 */
export const mayIdentify = (text: string): boolean => ANYTHING.test(text);
