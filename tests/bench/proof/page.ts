/** What the bench runs in a page: the check, and the Markdown parser that a chat has already loaded. */
export { checkCitations, parseMarkdown, proveSentences } from '@vesalio/core';
