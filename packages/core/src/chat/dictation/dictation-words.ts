/** The draft with the dictated words after it. */
export function joinDictated(draft: string, words: string): string {
  const trimmed = words.trim();
  if (!trimmed) return draft;
  return draft === '' || /\s$/.test(draft) ? draft + trimmed : `${draft} ${trimmed}`;
}
