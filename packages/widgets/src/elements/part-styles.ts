const sheets = new Map<number, string>();

/** The sheet of every part that has been fetched. A chat adopts it once; what is added later reaches it by itself. */
export const partSheet = new CSSStyleSheet();

/**
 * Adds the sheet of a part. Whichever comes first, they stand in one order.
 * @param place its place in that order
 */
export function addPartStyles(place: number, css: string): void {
  if (sheets.has(place)) return;
  sheets.set(place, css);
  const inOrder = [...sheets].sort(([a], [b]) => a - b);
  partSheet.replaceSync(inOrder.map(([, text]) => text).join(''));
}
