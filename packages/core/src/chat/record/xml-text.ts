/** Characters that XML 1.0 forbids. Word and a chart refuse a document that contains one of them. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The text as XML can hold it. */
export const xmlText = (text: string): string => text.replace(NOT_XML, '');
