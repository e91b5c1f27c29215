/** Characters that XML 1.0 forbids. Word and health records reject a document with one of them. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Removes characters that XML cannot contain. */
export const xmlText = (text: string): string => text.replace(NOT_XML, '');
