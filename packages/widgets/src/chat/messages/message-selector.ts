/** The selector of a message's box. The id is quoted, not escaped, because a page may replace the global `CSS`. */
export const messageSelector = (id: string): string => `[data-message=${JSON.stringify(id)}]`;
