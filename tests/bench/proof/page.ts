/** What the bench runs in a page: the check and the reader of Markdown that a chat has loaded anyway. */
export { checkCitations, parseMarkdown, proveSentences } from '@vesalio/core';
